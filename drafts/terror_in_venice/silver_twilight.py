"""Drafts of cards of Terror in Venice."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY

ELISABETTA_MAGRO = character(
    "tiv-039",
    "Elisabetta Magro",
    SILVER_TWILIGHT,
    unique=True,
    descriptor="High Servant of the Order",
    cost=3,
    skill=4,
    icons="CA",
    subtypes="Conspirator, Lodge",
    keywords=[FATED(4)],
    steadfast={SILVER_TWILIGHT: 2},
    text=[
        while_(
            exists(CONSPIRACY),
            gains(
                THIS,
                text=response(
                    after(succeeds(ANY_PLAYER)),
                    then(
                        must(EACH_PLAYER, return_to_hand(choose(MINE.at(THAT_STORY)), if_able=True)), place_token(THIS)
                    ),
                ),
            ),
        ),
    ],
)

GUARDIAN_OF_DAWN = character(
    "tiv-040",
    "Guardian of Dawn",
    SILVER_TWILIGHT,
    cost=1,
    skill=2,
    icons="I",
    subtypes="Lodge",
    text=[
        while_(DAY_TIME, gains(THIS, "CA")),
    ],
)

VOLTO = support(
    "tiv-043",
    "Volto",
    SILVER_TWILIGHT,
    cost=1,
    subtypes="Attachment, Item, Mask",
    steadfast={SILVER_TWILIGHT: 2},
    attach_to=MINE,
    text=[
        response(
            after(commits(HOST)),
            uncommit(choose(CHARACTER.at(HOSTS_STORY).that(without(with_attached(SUPPORT.subtype("Mask")))))),
        ),
    ],
)

LOOK_TO_THE_FUTURE = event(
    "tiv-044",
    "Look to the Future!",
    SILVER_TWILIGHT,
    cost=0,
    steadfast={SILVER_TWILIGHT: 3},
    text=[
        action(
            return_to_hand(a(MINE, as_="it")),
            to=then(draw(cost_of(the("it"))), put_on_top(CARD.in_(HAND), cost_of(the("it")))),
            if_=DAY_TIME,
        ),
    ],
)
