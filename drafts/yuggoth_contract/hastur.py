"""Drafts of cards of The Yuggoth Contract."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY

CRAZED_ARSONIST = character(
    "yc-005",
    "Crazed Arsonist",
    HASTUR,
    cost=3,
    skill=2,
    icons="C",
    subtypes="Cultist, Lunatic",
    text=[action(drive_insane(THIS), to=destroy(choose(SUPPORT.subtype("Location"))))],
)

NIGHTSTALKER = character(
    "yc-006",
    "Nightstalker",
    HASTUR,
    cost=3,
    skill=3,
    icons="TTA",
    subtypes="Monster",
    boosters="T",
)

THE_SIRENS_OF_HELL = event(
    "yc-007",
    "The Sirens of Hell",
    HASTUR,
    cost=0,
    subtypes="Madness",
    steadfast={HASTUR: 2},
    text=[response(after(is_("insane", CHARACTER)), destroy(THAT_CHARACTER))],
)


OBSESSIVE_PLAYWRIGHT = character(
    "yc-026",
    "Obsessive Playwright",
    HASTUR,
    cost=2,
    skill=2,
    icons="AA",
    subtypes="Cultist, Lunatic",
    text=[action(drive_insane(THIS), to=return_to_hand(a(SUPPORT.subtype("Tome", "Artifact").in_(DISCARD))))],
)

HARBINGER_OF_INSANITY = character(
    "yc-027",
    "Harbinger of Insanity",
    HASTUR,
    cost=3,
    skill=2,
    icons="TT",
    subtypes="Servitor",
    text=[
        action(
            sacrifice(a(CHARACTER.subtype("Cultist"))),
            to=take_control(choose(CHARACTER.skill(at_most=2, printed=True)), until=END_OF_PHASE),
        )
    ],
)

THE_YELLOW_SIGN = event(
    "yc-047",
    "The Yellow Sign",
    HASTUR,
    cost=1,
    subtypes="Madness, Spell",
    text=[action(until_end_of_phase(gains(choose(CHARACTER), "TTTA")))],
)

SWOOPING_BYAKHEE = character(
    "yc-048",
    "Swooping Byakhee",
    HASTUR,
    cost=3,
    skill=2,
    icons="TTA",
    subtypes="Servitor",
    keywords=[FAST],
    text=[forced_response(after(enters_play(THIS)), must(EACH_OPPONENT, discard_from_hand()))],
)


RENOWNED_SCULPTOR = character(
    "yc-066",
    "Renowned Sculptor",
    HASTUR,
    cost=2,
    skill=3,
    icons="A",
    subtypes="Cultist, Lunatic",
    text=[
        action(
            drive_insane(THIS),
            to=[
                put_into_play(a(SUPPORT.subtype("Artifact", "Item").in_(HAND)), as_="it"),
                at_end_of_phase(given(still_in_play(the("it", "card")), return_to_hand(the("it", "card")))),
            ],
        ),
    ],
)

WRAITH = character(
    "yc-067",
    "Wraith",
    HASTUR,
    cost=2,
    skill=1,
    icons="T",
    subtypes="Monster",
    text=[forced_response(after(enters_discard(THIS)), discard_at_random(who=OPPONENT))],
)


DANGEROUS_INMATE = character(
    "yc-086",
    "Dangerous Inmate",
    HASTUR,
    cost=2,
    skill=2,
    icons="CA",
    subtypes="Cultist, Lunatic",
    text=[action(drive_insane(THIS), to=drive_insane(choose(CHARACTER.skill(at_most=2, printed=True))))],
)

THING_FROM_NIGHTMARE = character(
    "yc-087",
    "Thing from Nightmare",
    HASTUR,
    cost=4,
    skill=4,
    icons="TCA",
    subtypes="Monster",
    text=[always(costs(THIS, -1, per=CHARACTER.insane, minimum=1), in_=HAND)],
)

LOST_TO_THE_MADNESS = event(
    "yc-107",
    "Lost to the Madness",
    HASTUR,
    cost=4,
    subtypes="Madness",
    text=[action(drive_insane(CHARACTER))],
)

FLEDGLING_BYAKHEE = character(
    "yc-108",
    "Fledgling Byakhee",
    HASTUR,
    cost=2,
    skill=2,
    icons="C",
    subtypes="Servitor",
    keywords=[FAST],
    text=[while_(NIGHT_TIME, gains(THIS, "TTA"))],
)
