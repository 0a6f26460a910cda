"""Core Set: Shub-Niggurath."""

from rlyeh.language import *

SHUB_NIGGURATH_THE_ALL_MOTHER = character(
    "core-121", "Shub-Niggurath", SHUB_NIGGURATH, unique=True, descriptor="The All Mother", cost=7, skill=7,
    icons="TTTCA", subtypes="Ancient One", keywords=[VILLAINOUS, INVULNERABILITY],
    text=[action(pay(3), to=search(CHARACTER.subtype("Dark Young"), to="play"))],
)

YGOLONAC = character(
    "core-122", "Y'Golonac", SHUB_NIGGURATH, unique=True, descriptor="The Obscenity", cost=4, skill=4, icons="TTCA",
    subtypes="Ancient One", keywords=[VILLAINOUS, INVULNERABILITY],
    text=[
        action(
            pay(1),
            to=[
                choosing(choose(CHARACTER, as_="victim")),
                ready(the("victim")),
                until_end_of_phase(must_follow(the("victim"), THIS)),
            ],
        ),
    ],
    rulings=(
        "A character that is ready already may be chosen (EFF-5, EX-82).",
        "It opens no further commit step: once both sides have committed, it only readies (STORY-7, EX-116).",
    ),
)

PRIESTESS_OF_BUBASTIS = character(
    "core-123", "Priestess of Bubastis", SHUB_NIGGURATH, cost=1, skill=1, subtypes="Cultist",
    text=[
        action(
            exhaust(ITSELF),
            to=until_end_of_phase(
                costs(CHARACTER.faction(SHUB_NIGGURATH), -1, minimum=1, whose=YOU, next_only=True)
            ),
        ),
    ],
)

SLAVERING_GUG = character(
    "core-124", "Slavering Gug", SHUB_NIGGURATH, cost=5, skill=4, icons="CCC", subtypes="Monster",
    text=[action(pay(4), to=wound(choose(CHARACTER)))],
    errata=[errata("FAQ 4.1", "it is a Gug as well", subtypes="Monster, Gug")],
)

FOREST_SISTER = character(
    "core-125", "Forest Sister", SHUB_NIGGURATH, cost=2, skill=2, icons="T", subtypes="Cultist",
    text=[disrupt(when(would_be("wounded", THIS)), pay(1), to=cancel("that wound"))],
)

ANCIENT_GUARDIAN = character(
    "core-126", "Ancient Guardian", SHUB_NIGGURATH, cost=4, skill=3, icons="TTCC", subtypes="Servitor, Dark Young",
    text=[action(pay(1), to=ready(choose(CHARACTER_OR_SUPPORT.exhausted.of(YOU))))],
)

SMALL_GHOULS = character(
    "core-127", "Small Ghouls", SHUB_NIGGURATH, cost=5, skill=6, icons="TTCC", subtypes="Monster",
    steadfast={SHUB_NIGGURATH: 2},
    text=[forced_response(after(enters_play(THIS)), put_on_bottom(CARD.in_(DISCARD), 3, if_able=True))],
    rulings=("With fewer than three cards in the pile none is moved (EFF-7), in lcg-final all are (FINAL-15).",),
)

WATCHER_OF_THE_WOODS = character(
    "core-128", "Watcher of the Woods", SHUB_NIGGURATH, cost=3, skill=3, icons="TCA", subtypes="Dark Young",
    text=[enters_exhausted(if_=none(SUPPORT.of(YOU)))],
)

MI_GO_SCOUT = character(
    "core-129", "Mi-Go Scout", SHUB_NIGGURATH, cost=3, skill=3, icons="CC", subtypes="Mi-Go",
    text=[gains(CHARACTER.subtype("Mi-Go"), "I")],
)

MI_GO_WARRIOR = character(
    "core-130", "Mi-Go Warrior", SHUB_NIGGURATH, cost=3, skill=3, icons="C", subtypes="Mi-Go",
    text=[disrupt(when(would_be("wounded", CHARACTER)), exhaust(ITSELF), to=cancel("that wound"))],
)

HUNGRY_DARK_YOUNG = character(
    "core-131", "Hungry Dark Young", SHUB_NIGGURATH, cost=3, skill=2, icons="TC", subtypes="Servitor, Dark Young",
    text=[
        response(
            after(enters_play(THIS)), put_into_play(a(CHARACTER.in_(HAND, DISCARD).cost(at_most=2, printed=True)))
        ),
    ],
    rulings=("A character that is put into play was not played (EFF-39, EX-78).",),
)

DEGENERATE_GHOUL = character(
    "core-132", "Degenerate Ghoul", SHUB_NIGGURATH, cost=1, skill=0, icons="TC", subtypes="Independent",
)

SHADOWED_WOODS = support(
    "core-133", "Shadowed Woods", SHUB_NIGGURATH, cost=1, subtypes="Location",
    text=[
        response(
            after(plays(CHARACTER.faction(SHUB_NIGGURATH))),
            pay(X),
            to=return_to_hand(choose(CHARACTER.in_(DISCARD).cost(at_most=X))),
        ),
    ],
)

GHOUL_TAINT = support(
    "core-134", "Ghoul Taint", SHUB_NIGGURATH, cost=1, subtypes="Attachment, Curse", attach_to=CHARACTER,
    text=[while_(turn_of(controller_of(HOST)), cannot(HOST, "commit"))],
)

ALTAR_OF_THE_BLESSED = support(
    "core-135", "Altar of the Blessed", SHUB_NIGGURATH, cost=1, subtypes="Location",
    text=[gains(MINE, skill=1)],
)

REGENERATION = event(
    "core-136", "Regeneration", SHUB_NIGGURATH, cost=1,
    text=[disrupt(when(would_be("wounded", MINE)), cancel("that wound"))],
)

BURROWING_BENEATH = event(
    "core-137", "Burrowing Beneath", SHUB_NIGGURATH, cost=2,
    text=[action(destroy(choose(SUPPORT)))],
)

HORRID_MUTATION = event(
    "core-138", "Horrid Mutation", SHUB_NIGGURATH, cost=1,
    text=[action(until_end_of_phase(gains(MINE.committed, "T")))],
)

BRED_TO_SURVIVE = event(
    "core-139", "Bred to Survive", SHUB_NIGGURATH, cost=2,
    text=[action(until_end_of_phase(gains(MINE, keyword=INVULNERABILITY)))],
)

SHOCKING_TRANSFORMATION = event(
    "core-140", "Shocking Transformation", SHUB_NIGGURATH, cost=3,
    text=[action(sacrifice(a(MINE)), to=search(CHARACTER.other_than("Ancient One"), to="play"))],
    rulings=("The sacrifice is a cost: it stays paid if the effect is cancelled (PAY-8).",),
)
