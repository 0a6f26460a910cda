"""The Sleeper Below: Cthulhu."""

from rlyeh.language import *

RUINOUS_STAR_SPAWN = character(
    "tsb-014", "Ruinous Star Spawn", CTHULHU, cost=5, skill=5, icons="TTCC", subtypes="Servitor",
    text=[
        cheaper_for(sacrifice(a(MINE.subtype("Cultist")))),
        response(after(plays(THIS)), discard_tokens(choose(STORY))),
    ],
)

KASSOGTHA = character(
    "tsb-018", "Kassogtha", CTHULHU, unique=True, descriptor="Leviathan of Disease", cost=7, skill=7, icons="TTCAA",
    subtypes="Ancient One", keywords=[VILLAINOUS, INVULNERABILITY],
    text=[
        cheaper_for(sacrifice(a(MINE.subtype("Cultist")))),
        forced_response(
            after(plays(THIS)),
            destroy(choose(CHARACTER), if_able=True),
            destroy(choose(SUPPORT), if_able=True),
            destroy(choose(CONSPIRACY), if_able=True),
        ),
    ],
    rulings=("Where there is one of a kind, it must be chosen, even herself; of the others none is missed (EFF-6).",),
)

N7_THOMAS_STREET = support(
    "tsb-026", "7 Thomas Street", CTHULHU, unique=True, descriptor="The Fleur-de-Lys Building", cost=2,
    subtypes="Location",
    text=[always(costs(EVENT, 1, unless=exists(MINE.subtype("Cultist"), at_least=2)))],
    rulings=("The additional 1 is added to the cost of the event; a free event costs 1 then (FINAL-112, PAY-2).",),
)

AURORA_BOREALIS = event(
    "tsb-028", "Aurora Borealis", CTHULHU, cost=0, subtypes="Polar", steadfast={CTHULHU: 3},
    text=[action(until_end_of_phase(ignores_match(CHARACTER, next_only=True)))],
    rulings=(
        "Loyal is satisfied altogether, Steadfast is not (PAY-21, AMB-57).",
        "It is used up by the next character that its player plays, whether that would have needed it or not (EFF-39).",
    ),
)
