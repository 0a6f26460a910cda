"""Ancient Relics: Miskatonic University."""

from rlyeh.language import *

PROFESSOR_SAM_CAMPBELL = character(
    "ar-019", "Professor Sam Campbell", MISKATONIC, unique=True, descriptor="Erudite Archeologist", cost=4, skill=3,
    icons="AAI", subtypes="Faculty, Investigator",
    text=[while_(committed(THIS), counts_other_icons(THIS_STORY, ARCANE, in_=TERROR))],
)

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

HARLAN_EARNSTONE = character(
    "ar-036", "Harlan Earnstone", MISKATONIC, unique=True, descriptor="Historical Theorist", cost=2, skill=0,
    subtypes="Faculty",
    text=[
        response(
            after(wins_struggle(by=2)),
            exhaust(THIS),
            to=move_tokens(choose(STORY.that(with_tokens(at_least=1, whose=YOU)), as_="there"), choose(STORY)),
        ),
    ],
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

DECIPHERED_HISTORY = event(
    "ar-117", "Deciphered History", MISKATONIC, cost=2, subtypes="Research",
    text=[
        response(
            after(places_token(OPPONENT, on=STORY.that(with_characters(MINE)))),
            discard_tokens(THAT_STORY, OPPONENT, number=1),
        ),
    ],
)
