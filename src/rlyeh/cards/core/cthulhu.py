"""Core Set: Cthulhu."""

from rlyeh.language import *

CTHULHU_THE_GREAT_OLD_ONE = character(
    "core-041", "Cthulhu", CTHULHU, unique=True, descriptor="The Great Old One",
    cost=6, skill=8, icons="TTCCA", subtypes="Ancient One", keywords=[VILLAINOUS, INVULNERABILITY],
    text=[
        forced_response(
            after(draws_cards(ANY_PLAYER, during=DRAW_PHASE)),
            must(THAT_PLAYER, sacrifice(a(CHARACTER), if_able=True)),
        ),
    ],
    rulings=(
        "Cards drawn together are one drawing: one sacrifice, however many they are.",
        "If the character escapes, another one must be sacrificed, even Cthulhu himself (PAY-10).",
    ),
)

DAGON = character(
    "core-042", "Dagon", CTHULHU, unique=True, descriptor="Father of the Deep",
    cost=5, skill=5, icons="TTAA", subtypes="Ancient One", keywords=[VILLAINOUS, INVULNERABILITY],
    text=[
        disrupt(when(would(EVENT, "destroy", THIS)), pay(1), sacrifice(a(CHARACTER.subtype("Deep One"))), to=cancel()),
    ],
    rulings=(
        "It is seen before the event resolves whether it would destroy Dagon: by its targets and its text (TIME-7).",
    ),
)

KEEPER_OF_THE_GOLDEN_PATH = character(
    "core-043", "Keeper of the Golden Path", CTHULHU,
    cost=2, skill=3, icons="TT", subtypes="Cultist", keywords=[VILLAINOUS],
)

GUARDIAN_SHOGGOTH = character(
    "core-044", "Guardian Shoggoth", CTHULHU, cost=3, skill=2, icons="TC", subtypes="Monster", keywords=[TOUGHNESS(2)],
)

SHADOW_SPAWNED_HUNTING_HORROR = character(
    "core-045", "Shadow-spawned Hunting Horror", CTHULHU, cost=4, skill=3, icons="CCA", subtypes="Servitor",
    text=[while_(committed(THIS), loses(CHARACTER.committed, "I"))],
)

RAVAGER_FROM_THE_DEEP = character(
    "core-046", "Ravager from the Deep", CTHULHU,
    cost=4, skill=2, icons="CCA", subtypes="Deep One", keywords=[VILLAINOUS, TOUGHNESS(1)],
    text=[forced_response(after(commits(THIS)), wound(CHARACTER.other.at(THAT_STORY)))],
)

INNSMOUTH_TROUBLEMAKER = character(
    "core-047", "Innsmouth Troublemaker", CTHULHU, cost=1, skill=1, subtypes="Servitor", keywords=[TOUGHNESS(1)],
)

ADULT_DEEP_ONE = character(
    "core-048", "Adult Deep One", CTHULHU, cost=3, skill=1, icons="CCA", subtypes="Deep One",
    text=[disrupt(when(effect_chooses(THIS)), pay(2), to=cancel())],
    rulings=(
        "The effect of a won story is a card effect too (AMB-37); by the last FAQ it cannot be cancelled (FINAL-21).",
        "Where the target is chosen only while the effect resolves, the rest of that effect is cancelled.",
    ),
)

OCEAN_CRAWLERS = character(
    "core-049", "Ocean Crawlers", CTHULHU, cost=1, skill=1, icons="T", subtypes="Monster",
    text=[gains(THIS, skill=1, times=count(ATTACHMENT))],
)

LORD_OF_THE_SILVER_TWILIGHT = character(
    "core-050", "Lord of the Silver Twilight", CTHULHU, cost=2, skill=2, icons="TA", subtypes="Cultist",
    text=[costs(CARD.titled("Cthulhu"), -1, minimum=1)],
)

MATURE_DEEP_ONE = character(
    "core-051", "Mature Deep One", CTHULHU, cost=4, skill=3, icons="CCA", subtypes="Deep One",
    text=[action(pay(3), to=destroy(choose(ATTACHMENT)))],
)

YOUNG_DEEP_ONE = character(
    "core-052", "Young Deep One", CTHULHU, cost=2, skill=0, icons="CCA", subtypes="Deep One",
    rulings=("Skill modifiers are summed; a sum below zero counts as zero (EFF-20).",),
)

SLEEP_OF_REASON = support(
    "core-053", "Sleep of Reason", CTHULHU, cost=2, subtypes="Attachment, Environment",
    boosters="TTT", boosts_itself=False, attach_to=STORY_CARD,
    text=[gains_struggles(HOST_STORY, "TTT")],
    rulings=("Of the four terror struggles three are left if one is removed (STORY-27).",),
)

SWORD_OF_YHA_TALLO = support(
    "core-054", "Sword of Y'ha-tallo", CTHULHU,
    cost=0, subtypes="Attachment, Weapon", steadfast={CTHULHU: 2}, attach_to=CHARACTER,
    text=[gains(HOST, "TC")],
)

SHADOWED_REEF = support(
    "core-055", "Shadowed Reef", CTHULHU, cost=1, subtypes="Location",
    text=[gains(CHARACTER.subtype("Deep One"), "T")],
)

DEEP_ONE_ASSAULT = event(
    "core-056", "Deep One Assault", CTHULHU, cost=X, keywords=[LOYAL],
    text=[action(destroy(choose(CHARACTER_OR_SUPPORT.cost(at_most=X))))],
)

PULLED_UNDER = event(
    "core-057", "Pulled Under", CTHULHU, cost=0, steadfast={CTHULHU: 2},
    text=[
        action(
            exhaust(a(CHARACTER.icon(TERROR, at_least=2))),
            to=destroy(choose(CHARACTER.exhausted.other_than("Ancient One"))),
        ),
    ],
    errata=[errata("FAQ 1.3", "the character that is exhausted has two terror icons or more, ERR-2")],
)

GET_IT_OFF = event(
    "core-058", "Get it Off!", CTHULHU, cost=1,
    text=[action(destroy(choose(ATTACHMENT)))],
)

SACRIFICIAL_OFFERINGS = event(
    "core-059", "Sacrificial Offerings", CTHULHU, cost=1,
    text=[
        action(
            then(
                wound(choose(CHARACTER.of(OPPONENT), as_="victim")),
                may(controller_of(the("victim")), wound(choose(CHARACTER))),
            ),
        ),
    ],
    rulings=("If the first wound is cancelled, there is no second one (EFF-12).",),
)

TOUCHED_BY_THE_SLEEPER = event(
    "core-060", "Touched by the Sleeper", CTHULHU, cost=0,
    text=[action(until_end_of_phase(gains(choose(CHARACTER.faction(CTHULHU)), "TT")))],
)
