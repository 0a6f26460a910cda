"""Drafts of cards of The Key and the Gate."""

from rlyeh.language import *

ARSENE_RENARD = character(
    "katg-054",
    "Arsène Renard",
    SYNDICATE,
    unique=True,
    descriptor="Gentleman Thief",
    cost=3,
    skill=4,
    icons="CCI",
    subtypes="Criminal, Relic Hunter",
    keywords=[FATED(3)],
    text=[
        response(
            after(plays(SUPPORT, OPPONENT)),
            then(search(SUPPORT, to="play", top=5, of=OPPONENT, control=YOU, as_="it"), place_token(THIS)),
            at_end_of_turn(given(still_in_play(the("it", "card")), sacrifice(the("it", "card")))),
        ),
    ],
)

BURGLAR_TOOLS = support(
    "katg-055",
    "Burglar Tools",
    SYNDICATE,
    cost=2,
    subtypes="Attachment",
    attach_to=MINE,
    text=[
        gains_subtype(HOST, "Criminal"),
        action(
            exhaust(HOST),
            pay(1),
            to=[
                reveal(top_cards(5, OPPONENT)),
                put_into_play(a(SUPPORT.other_than("Location").among("revealed")), control=YOU),
            ],
        ),
    ],
)
