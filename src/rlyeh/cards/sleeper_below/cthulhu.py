"""The Sleeper Below: Cthulhu."""

from rlyeh.language import *

WATCHER_OF_SIGNS = character(
    "tsb-002", "Watcher of Signs", CTHULHU, cost=1, skill=1, subtypes="Cultist",
    text=[
        while_(none(YOUR_CARD.not_faction(CTHULHU)), gains(THIS, "I")),
        response(after(plays(CARD.subtype("Disaster"), who=ANY_PLAYER)), move_resource(choose(RESOURCES))),
    ],
)

BONE_SCULPTOR = character(
    "tsb-010", "Bone Sculptor", CTHULHU, cost=3, skill=2, icons="AA", subtypes="Cultist, Artist",
    text=[
        action(
            exhaust(THIS),
            pay(X, at_least=1),
            to=[
                put_into_play(choose(CHARACTER.in_(DISCARD, of=ANY_PLAYER).cost(at_most=X)), control=YOU, as_="it"),
                at_end_of_phase(given(still_in_play(the("it")), remove_from_game(the("it")))),
            ],
            limit=limit_once("turn"),
        ),
    ],
)

UNAUSSPRECHLICHEN_KULTEN = support(
    "tsb-025", "Unaussprechlichen Kulten", CTHULHU, unique=True, descriptor="The Sussex Manuscript", cost=2,
    subtypes="Tome",
    text=[
        action(
            reveal(TOP_CARD, until=END_OF_PHASE),
            given(
                is_a(the("revealed", "card"), CHARACTER.subtype("Cultist")),
                until_end_of_phase(playable_from(the("revealed", "card"))),
            ),
            only=during(OPERATIONS, ANY_PLAYER),
        ),
    ],
    errata=[
        errata("FAQ 4.1", "the title is spelt so, and the card stays revealed until the operations phase ends"),
    ],
)

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
