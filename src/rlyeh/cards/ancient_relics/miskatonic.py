"""Ancient Relics: Miskatonic University."""

from rlyeh.language import *

THE_CHTHONIAN_STONE = support(
    "ar-020", "The Chthonian Stone", MISKATONIC, unique=True, descriptor="Stygian Waymark", cost=3, subtypes="Relic",
    steadfast={SHUB_NIGGURATH: 1},
    text=[
        passive(after(leaves_play(THIS)), shuffle_into_deck(THIS)),
        response(
            after(is_("destroyed", MINE)), exhaust(THIS),
            to=put_into_play(
                a(CHARACTER.in_(HAND).cost(below=cost_of(THAT_CHARACTER, printed=True), printed=True)),
            ),
        ),
    ],
    errata=[errata("FAQ 4.1", "its title was misprinted")],
    rulings=("The Stone goes into the deck from wherever it has gone: a hand, a discard pile, the top of the deck.",),
)

MASK_OF_STHENELUS = support(
    "ar-098", "Mask of Sthenelus", MISKATONIC, unique=True, descriptor="Image of Nobility", cost=2,
    subtypes="Attachment, Mask, Relic", attach_to=CHARACTER,
    text=[
        gains(HOST, keyword=WILLPOWER),
        gains(HOST, keyword=INVULNERABILITY),
        passive(after(leaves_play(THIS)), shuffle_into_deck(THIS)),
    ],
)
