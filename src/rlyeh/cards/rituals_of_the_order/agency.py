"""The Rituals of the Order: Agency."""

from rlyeh.language import *

OBSESSIVE_DETECTIVE = character(
    "roto-001", "Obsessive Detective", AGENCY, cost=2, skill=2, icons="CII", subtypes="Investigator",
    text=[stays_committed(THIS, whatever=True)],
)

EVIDENCE_LOCKER = support(
    "roto-003", "Evidence Locker", AGENCY, cost=3, subtypes="Location",
    text=[
        action(
            exhaust(THIS),
            pay(X),
            to=put_into_play(a(ATTACHMENT.in_(DISCARD).cost(at_most=X, at_least=X, printed=True)), on=a(MINE)),
        ),
    ],
)

NEW_RECRUIT = character(
    "roto-041", "New Recruit", AGENCY, cost=1, skill=1, icons="C", subtypes="Government",
    text=[response(after(enters_discard(THIS)), shuffle_into_deck(THIS))],
)

SECRET_SERVICE_AGENT = character(
    "roto-062", "Secret Service Agent", AGENCY, cost=5, skill=4, icons="CCCC", subtypes="Government",
    keywords=[HEROIC, WILLPOWER, TOUGHNESS(2)],
    text=[disrupt(when(would_be("wounded", MINE.unique)), take_that_wound(THIS), instead=True)],
    rulings=("The Agent is not wounded by that, but suffers the wound (EFF-35).",),
)
