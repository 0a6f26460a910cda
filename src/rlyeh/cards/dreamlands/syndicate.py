"""Dreamlands: Syndicate."""

from rlyeh.language import *

CLOVER_CLUB_DECK = support(
    "dl-006", "Clover Club Deck", SYNDICATE, cost=2, subtypes="Item, Attachment", attach_to=MINE,
    text=[
        action(
            exhaust(THIS), pay(2),
            to=[
                look_at(CARD.in_(HAND, of=OPPONENT)),
                then(discard(choose(CARD.among("those"))), draw(1, THAT_OPPONENT)),
            ],
        ),
    ],
)

FORCIBLY_REMOVED = event(
    "dl-027", "Forcibly Removed", SYNDICATE, cost=3,
    text=[
        action(
            look_at(CARD.in_(HAND, of=OPPONENT)),
            then(
                discard(choose(CHARACTER.non_unique.among("those"), up_to=2, as_="them")),
                draw(count(the("them", "characters"), moved=True), THAT_OPPONENT),
            ),
        ),
    ],
)

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

GREGORY_GRY_SHADOW_OF_HIS_FORMER_SELF = character(
    "dl-105", "Gregory Gry", SYNDICATE, unique=True, descriptor="Shadow of his Former Self", cost=2, skill=2, icons="C",
    subtypes="Dreamer",
    text=[
        action(
            exhaust(THIS),
            to=[choosing(A_PLAYER), shuffle_into_deck(topmost(CARD.in_(DISCARD, of=CHOSEN_PLAYER), 2))],
        ),
    ],
)
