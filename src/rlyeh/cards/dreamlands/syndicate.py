"""Dreamlands: Syndicate."""

from rlyeh.language import *

PETTY_THIEF = character(
    "dl-045", "Petty Thief", SYNDICATE, cost=1, skill=0, icons="C", subtypes="Criminal",
    text=[
        response(
            after(draws(who=OPPONENT, by_effect=True)),
            exhaust(THIS),
            to=discard_at_random(who=OPPONENT),
            if_=more(count(CARD.in_(HAND, of=OPPONENT)), than=count(CARD.in_(HAND))),
        ),
    ],
)

CLOVER_CLUB_EXECUTIVE = character(
    "dl-085", "Clover Club Executive", SYNDICATE, cost=3, skill=2, icons="CI", subtypes="Criminal",
    text=[forced_response(after(enters_play(THIS)), must(most(count(CARD.in_(HAND))), discard_at_random(2)))],
    errata=[errata("FAQ 4.1", "a player with one card only discards that one")],
    rulings=("In a tie nobody discards, under every rule set: the card says so itself.",),
)
