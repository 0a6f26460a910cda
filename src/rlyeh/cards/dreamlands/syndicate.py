"""Dreamlands: Syndicate."""

from rlyeh.language import *

THE_BACK_ROOM = support(
    "dl-066", "The Back Room", SYNDICATE, unique=True, cost=2, subtypes="Location",
    text=[draws_more(1, EACH_PLAYER)],
)

CLOVER_CLUB_EXECUTIVE = character(
    "dl-085", "Clover Club Executive", SYNDICATE, cost=3, skill=2, icons="CI", subtypes="Criminal",
    text=[forced_response(after(enters_play(THIS)), must(most(count(CARD.in_(HAND))), discard_at_random(2)))],
    errata=[errata("FAQ 4.1", "a player with one card only discards that one")],
    rulings=("In a tie nobody discards, under every rule set: the card says so itself.",),
)
