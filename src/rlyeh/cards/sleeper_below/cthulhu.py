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
