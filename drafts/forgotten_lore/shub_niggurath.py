"""Drafts of cards of Forgotten Lore."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
GLIMPSE_OF_THE_VOID = event(
    "fl-014",
    "Glimpse of the Void",
    SHUB_NIGGURATH,
    cost=4,
    text=[
        action(until_end_of_your_next_turn(skips(STORY_PHASE, EACH_PLAYER)), draw(), only=YOUR_OPERATIONS),
    ],
    errata=[
        errata(
            "FAQ 4.1",
            "the card is removed from the game after it resolves",
            text=[
                action(
                    until_end_of_your_next_turn(skips(STORY_PHASE, EACH_PLAYER)),
                    draw(),
                    remove_from_game(THIS),
                    only=YOUR_OPERATIONS,
                ),
            ],
        ),
    ],
)

BASIL_ELTON = character(
    "fl-033",
    "Basil Elton",
    SHUB_NIGGURATH,
    unique=True,
    descriptor="Lighthouse Keeper",
    cost=2,
    skill=1,
    icons="AA",
    subtypes="Dreamer, Servitor",
    text=[action(shuffle_into_deck(THIS), to=refresh_domain(ANY_PLAYER))],
)

THUNDER_IN_THE_EAST = event(
    "fl-034",
    "Thunder in the East",
    SHUB_NIGGURATH,
    cost=1,
    subtypes="Disaster",
    text=[action(then(destroy(choose(SUPPORT)), draw()), only=YOUR_OPERATIONS)],
)

DISPLACED_CHTHONIAN = character(
    "fl-053",
    "Displaced Chthonian",
    SHUB_NIGGURATH,
    cost=4,
    skill=3,
    icons="TTC",
    subtypes="Chthonian",
    text=[forced_response(after(turn_begins()), must(THAT_PLAYER, sacrifice(a(SUPPORT), if_able=True)))],
)

DREAMLANDS_CONSPIRACY = conspiracy(
    "fl-054",
    "Dreamlands Conspiracy",
    SHUB_NIGGURATH,
    cost=0,
    struggles="TCAI",
    text=[
        given(
            exists(MINE.faction(SHUB_NIGGURATH)),
            put_into_play(choose(CHARACTER.faction(SHUB_NIGGURATH).in_(DISCARD), up_to=3)),
        )
    ],
)

LAVINIA_WHATELEY = character(
    "fl-075",
    "Lavinia Whateley",
    SHUB_NIGGURATH,
    unique=True,
    descriptor="Somewhat Deformed",
    cost=3,
    skill=2,
    icons="T",
    subtypes="Cultist",
    text=[action(sacrifice(THIS), to=search(CHARACTER.faction(YOG_SOTHOTH, CTHULHU), reveal=True))],
)

THE_STONE_ON_THE_PEAK = support(
    "fl-076",
    "The Stone on the Peak",
    SHUB_NIGGURATH,
    unique=True,
    descriptor="That Shocking Altar-Stone",
    cost=1,
    subtypes="Location",
    text=[
        action(
            exhaust(THIS),
            pay(X),
            to=[choosing(A_PLAYER), shuffle_into_deck(topmost(CARD.in_(DISCARD, of=CHOSEN_PLAYER), X))],
        ),
    ],
)

ANTARCTIC_YETI = character(
    "fl-094",
    "Antarctic Yeti",
    SHUB_NIGGURATH,
    cost=4,
    skill=3,
    icons="TCC",
    subtypes="Monster",
    text=[
        immune(THIS, to=EVENT.subtype("Polar")),
        response(after(commits(THIS)), until_end_of_phase(blank(choose(CHARACTER.unwounded))), if_=YOUR_TURN),
    ],
)

NYOGTHA = character(
    "fl-118",
    "Nyogtha",
    SHUB_NIGGURATH,
    unique=True,
    descriptor="The Sentient Void",
    cost=6,
    skill=6,
    icons="TTTTC",
    subtypes="Ancient One",
    keywords=[VILLAINOUS, TOUGHNESS(3)],
    text=[
        cannot_be_blanked(THIS),
        action(
            sacrifice(a(CHARACTER.subtype("Monster"))),
            to=one_of(ready(THIS), remove_wounds(THIS, 1)),
        ),
    ],
)

GHOULISH_WORSHIPPER = character(
    "fl-119",
    "Ghoulish Worshipper",
    SHUB_NIGGURATH,
    cost=3,
    skill=2,
    icons="TTC",
    subtypes="Monster",
    text=[costs(CARD.subtype("Monster", "Ancient One"), -1, minimum=1, whose=YOU)],
)

DARK_DRUID = character(
    "fl-120",
    "Dark Druid",
    SHUB_NIGGURATH,
    cost=3,
    skill=2,
    icons="TA",
    subtypes="Monster, Cultist",
    text=[response(after(enters_play(THIS, from_=HAND)), search(CARD.titled("Dark Druid")))],
)
