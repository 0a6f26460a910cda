"""Drafts of cards of Forgotten Lore."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
DANNY_OBANNIONS_CRONY = character(
    "fl-005",
    "Danny O'Bannion's Crony",
    SYNDICATE,
    cost=2,
    skill=1,
    icons="C",
    subtypes="Criminal",
    text=[
        action(
            exhaust(THIS),
            to=[
                ready(choose(CHARACTER.other.subtype("Criminal"), as_="him")),
                until_end_of_phase(gains(the("him"), "CI")),
            ],
        )
    ],
)

GUN_RUNNERS_CLUB = support(
    "fl-006",
    "Gun Runner's Club",
    SYNDICATE,
    cost=2,
    subtypes="Location",
    text=[action(exhaust(THIS), to=draw(), only=more(count(CARD.in_(HAND, of=OPPONENT)), than=count(CARD.in_(HAND))))],
)

WILLIAM_BAIN = character(
    "fl-025",
    "William Bain",
    SYNDICATE,
    unique=True,
    descriptor='"The One"',
    cost=3,
    skill=3,
    icons="CAI",
    subtypes="Investigator",
    text=[
        response(
            after(is_("exhausted", CHARACTER_OR_SUPPORT.of(OPPONENT))),
            pay(1),
            to=[
                look_at_top(2),
                put_on_bottom(a(CARD.among("those"))),
                may(YOU, put_on_bottom(CARD.among("those").remaining)),
            ],
        ),
    ],
)

THE_SEVENTH_HOUSE_ON_THE_LEFT = support(
    "fl-026",
    "The Seventh House on the Left",
    SYNDICATE,
    unique=True,
    descriptor="Avoid at all Costs",
    cost=3,
    subtypes="Location",
    text=[action(exhaust(THIS), to=exhaust(choose(CHARACTER_OR_SUPPORT)))],
)

THE_UNDERGROUND_CONSPIRACY = conspiracy(
    "fl-046",
    "The Underground Conspiracy",
    SYNDICATE,
    cost=0,
    struggles="TCAI",
    text=[given(exists(MINE.faction(SYNDICATE)), must(EACH_OPPONENT, discard_down_to(0)))],
)

ANCIENT_GOLD = support(
    "fl-067",
    "Ancient Gold",
    SYNDICATE,
    cost=2,
    subtypes="Item",
    text=[
        action(
            shuffle_into_deck(THIS),
            to=until_end_of_phase(costs(CHARACTER.faction(SYNDICATE), -1, minimum=1, whose=YOU, next_only=True)),
        ),
    ],
)

HAND_CAMERA = support(
    "fl-087",
    "Hand Camera",
    SYNDICATE,
    cost=0,
    subtypes="Attachment",
    steadfast={SYNDICATE: 1},
    attach_to=CHARACTER,
    text=[
        response(
            after(plays(CARD, OPPONENT)),
            sacrifice(THIS),
            to=search(CARD.that(same_title_as(THAT_CARD))),
        ),
    ],
)

RICHARD_FINCHINGTON_III = character(
    "fl-107",
    "Richard Finchington III",
    SYNDICATE,
    unique=True,
    descriptor="Exotic Collector",
    cost=2,
    skill=2,
    icons="A",
    subtypes="Criminal",
    text=[
        forced_response(
            after(enters_play(CHARACTER.subtype("Monster", "Creature"))),
            until_end_of_phase(loses_all(THAT_CHARACTER, TERROR)),
            drive_insane(THAT_CHARACTER),
        )
    ],
)

DEMENTED_CARETAKER = character(
    "fl-108",
    "Demented Caretaker",
    SYNDICATE,
    cost=1,
    skill=1,
    icons="C",
    subtypes="Criminal",
    text=[
        forced_response(after(enters_play(THIS)), one_of(exhaust(choose(CHARACTER.skill(at_least=4))), sacrifice(THIS)))
    ],
)
