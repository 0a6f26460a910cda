"""The Sleeper Below: Cthulhu."""

from rlyeh.language import *

AURORA_BOREALIS = event(
    "tsb-028", "Aurora Borealis", CTHULHU, cost=0, subtypes="Polar", steadfast={CTHULHU: 3},
    text=[action(until_end_of_phase(ignores_match(CHARACTER, next_only=True)))],
    rulings=(
        "Loyal is satisfied altogether, Steadfast is not (PAY-21, AMB-57).",
        "It is used up by the next character that its player plays, whether that would have needed it or not (EFF-39).",
    ),
)

BLACK_SEAS_OF_INFINITY = event(
    "tsb-029", "Black Seas of Infinity", CTHULHU, cost=0, subtypes="Disaster", steadfast={CTHULHU: 2},
    text=[action(drain_all_domains(EACH_PLAYER), only=during(STORY_PHASE, ANY_PLAYER))],
)

FOUL_INDUCTION = event(
    "tsb-031", "Foul Induction", CTHULHU, cost=3, subtypes="Spell",
    text=[
        action(
            put_into_play(
                any_number(CHARACTER.subtype("Cultist").in_(DISCARD), limit=total("cost", 3, printed=True)),
            ),
        ),
    ],
)

POLAR_VORTEX = event(
    "tsb-032", "Polar Vortex", CTHULHU, cost=3, subtypes="Polar, Disaster",
    text=[action(skips_next(REFRESH_PHASE, EACH_PLAYER))],
)
