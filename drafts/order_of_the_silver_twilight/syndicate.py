"""Drafts of cards of The Order of the Silver Twilight."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
DISTRAUGHT_SHOPKEEPER = character(
    "ost-003",
    "Distraught Shopkeeper",
    SYNDICATE,
    cost=2,
    skill=2,
    subtypes="Independent",
    text=[forced_response(after(enters_play(THIS)), exhaust(CHARACTER.skill(at_most=1, printed=True)))],
)

AN_OFFER_YOU_CANT_REFUSE = event(
    "ost-004",
    "An Offer You Can't Refuse",
    SYNDICATE,
    cost=0,
    steadfast={SYNDICATE: 1},
    text=[action(then(ready(a(MINE.exhausted)), draw(1, EACH_OPPONENT)))],
)
