"""Summons of the Deep: Cthulhu."""

from rlyeh.language import *

_SMALL_ONES = (
    has_skill(CHARACTER.skill(at_most=3, printed=True), 1),
    has_icons(CHARACTER.skill(at_most=3, printed=True), "CCA"),
    loses_abilities(CHARACTER.skill(at_most=3, printed=True)),
)

CALLED_BY_AZATHOTH = support(
    "sotd-009", "Called by Azathoth", CTHULHU, cost=1, subtypes="Attachment, Curse", attach_to=CHARACTER,
    text=[blank(HOST)],
)

MUDDY_WATERS = support(
    "sotd-049", "Muddy Waters", CTHULHU, cost=2, subtypes="Location",
    text=[
        response(
            after(enters_any_discard(CHARACTER, from_anywhere=True)), exhaust(THIS), to=exhaust(choose(CHARACTER)),
        ),
    ],
)

THE_TERROR_OF_THE_TIDES = character(
    "sotd-067", "The Terror of the Tides", CTHULHU, cost=6, skill=4, icons="TCC", subtypes="Monster",
    keywords=[TOUGHNESS(5)],
    text=[
        action(
            pay(3),
            to=then(put_into_play(THIS, from_=HAND, as_="it"), wound(the("it", "card"), number=4)),
            from_=HAND,
        ),
    ],
)

THE_THING_FROM_THE_SHORE = character(
    "sotd-087", "The Thing from the Shore", CTHULHU, cost=5, skill=5, icons="TCCC", subtypes="Monster",
    keywords=[TOUGHNESS(3)],
    text=[response(after(succeeds(YOU, with_=THIS)), remove_wounds(THIS))],
)

COMMUNAL_SHOWER = support(
    "sotd-088", "Communal Shower", CTHULHU, cost=2, subtypes="Location",
    text=[commits_one_faction()],
    rulings=("Neutral is no faction, so neutral characters go with anybody (GEN-7).",),
)

JULIA_BROWN = character(
    "sotd-107", "Julia Brown", CTHULHU, unique=True, descriptor="Oddly Amphibious", cost=3, skill=4, icons="TTCC",
    subtypes="Deep One",
    text=[forced_response(after(commits(THIS)), then(discard_at_random(2), draw(2)))],
    rulings=(
        "Entering play committed is no committing. With one card in hand that card is discarded and nothing drawn "
        "(AMB-88).",
    ),
)

EYE_OF_THE_DEEP = event(
    "sotd-108", "Eye of the Deep", CTHULHU, cost=3,
    text=[
        action(
            until_end_of_phase(
                is_called(CHARACTER.skill(at_most=3, printed=True), "Deep One"), *_SMALL_ONES
            ),
        ),
    ],
    errata=[
        errata(
            "FAQ 1.3", "they keep their titles, ERR-21", text=[action(until_end_of_phase(*_SMALL_ONES))]
        ),
        errata("FAQ 4.1", "what they lose are keywords and abilities"),
    ],
    rulings=("Abilities are keywords, passive text and triggered abilities; subtypes stay (ERR-21).",),
)

SCALETHORN_ASYLUM = support(
    "sotd-109", "Scalethorn Asylum", CTHULHU, unique=True, descriptor="Amphibious Fort", cost=3,
    subtypes="Location, Mutable",
    text=[
        action(
            exhaust(THIS),
            pay(1),
            to=until_end_of_phase(
                gains_subtype(choose(CHARACTER, as_="it"), "Deep One"),
                gains(the("it"), "CCA"),
            ),
        ),
    ],
    errata=[errata("FAQ 1.3", "it gives a subtype, and its ability is an Action, ERR-22, ERR-23")],
)
