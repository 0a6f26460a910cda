"""Drafts of cards of Revelations."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
ELDER_THING_SCAVENGER = character(
    "rev-017",
    "Elder Thing Scavenger",
    YOG_SOTHOTH,
    cost=4,
    skill=3,
    icons="TAAI",
    subtypes="Independent, Scientist",
    text=[
        action(
            exhaust(THIS),
            to=[
                put_into_play(
                    choose(SUPPORT.other_than("Location").in_(DISCARD, of=ANY_PLAYER)), control=YOU, as_="it"
                ),
                at_end_of_phase(given(still_in_play(the("it", "card")), discard_from_play(the("it", "card")))),
            ],
        ),
    ],
)

HOUNGAN_SEYDOU = character(
    "rev-037",
    "Houngan Seydou",
    YOG_SOTHOTH,
    unique=True,
    descriptor="Remover of Obstacles",
    cost=4,
    skill=3,
    icons="TCAA",
    subtypes="Servitor",
    text=[
        action(pay(X), to=uncommit(choose(CHARACTER.without_attachments.at(SAME_STORY).skill(at_most=X, at_least=X)))),
    ],
)

SERVANT_TO_THE_ELDER_THINGS = character(
    "rev-077",
    "Servant to the Elder Things",
    YOG_SOTHOTH,
    cost=2,
    skill=1,
    icons="C",
    subtypes="Servitor",
    text=[
        action(
            exhaust(THIS),
            to=return_to_hand(choose(CARD.in_(DISCARD), by=OPPONENT)),
            if_=exists(CARD.in_(DISCARD), at_least=2),
        ),
    ],
)

FERAL_ELDER_THING = character(
    "rev-078",
    "Feral Elder Thing",
    YOG_SOTHOTH,
    cost=3,
    skill=3,
    icons="TTC",
    subtypes="Monster, Independent",
    text=[
        passive(turn_begins(YOU), then(must(EACH_PLAYER, discard_from_hand(2, if_able=True)), draw(1, EACH_PLAYER))),
    ],
)

PULLED_FROM_THE_BEYOND = event(
    "rev-100",
    "Pulled from the Beyond",
    YOG_SOTHOTH,
    cost=X,
    subtypes="Spell",
    text=[
        action(
            put_into_play(
                choose(
                    either_kind(
                        CHARACTER_OR_SUPPORT.cost(at_most=X).in_(DISCARD, of=OPPONENT),
                        CONSPIRACY.cost(at_most=X).in_(DISCARD, of=OPPONENT),
                    )
                ),
                control=YOU,
                as_="it",
            ),
            at_end_of_phase(given(still_in_play(the("it", "card")), discard_from_play(the("it", "card")))),
        ),
    ],
)
