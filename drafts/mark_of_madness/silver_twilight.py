"""Drafts of cards of The Mark of Madness."""

from rlyeh.language import *

ARGENT_ADEPT = character(
    "tmom-047",
    "Argent Adept",
    SILVER_TWILIGHT,
    cost=0,
    skill=1,
    subtypes="Lodge",
    steadfast={SILVER_TWILIGHT: 3},
    text=[
        response(
            after(leaves_play(MINE.faction(SILVER_TWILIGHT))),
            draw(),
            only=more(count(CARD.in_(HAND, of=OPPONENT)), than=count(CARD.in_(HAND))),
        ),
    ],
)

MONSIEUR_LAMAR = character(
    "tmom-048",
    "Monsieur Lamar",
    SILVER_TWILIGHT,
    unique=True,
    descriptor="Often Lucid",
    cost=3,
    skill=4,
    icons="CAAI",
    subtypes="Sorcerer",
    text=[
        enters_insane(),
        response(
            after(is_("restored", THIS)),
            ready(THIS),
            to=[choosing(A_PLAYER), shuffle_into_deck(CARD.in_(DISCARD, of=CHOSEN_PLAYER))],
        ),
    ],
)

ENCHANTED_GARGOYLE = support(
    "tmom-050",
    "Enchanted Gargoyle",
    SILVER_TWILIGHT,
    cost=1,
    subtypes="Artifact",
    steadfast={SILVER_TWILIGHT: 3},
    text=[
        while_(
            exists(MINE.subtype("Sorcerer")),
            gains(THIS, text=action(pay(1), to=until_end_of_phase(counts_as_character(THIS, skill=2, icons="TCA")))),
        ),
    ],
)

INVOCATION_OF_THE_ABYSS = event(
    "tmom-051",
    "Invocation of the Abyss",
    SILVER_TWILIGHT,
    cost=2,
    subtypes="Spell",
    keywords=[DORMANT],
    steadfast={SILVER_TWILIGHT: 1},
    text=[
        action(
            choosing(A_PLAYER),
            must(
                CHOSEN_PLAYER,
                then(
                    these(CARD.in_(HAND), as_="hand"),
                    then(
                        shuffle_into_deck(the("hand", "cards")),
                        draw(count(the("hand", "cards"), moved=True)),
                    ),
                ),
            ),
            draw(),
        ),
    ],
)
