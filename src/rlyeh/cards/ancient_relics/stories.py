"""Ancient Relics: stories."""

from rlyeh.language import *

THE_SECOND_DRAGON = story(
    "ar-003", "The Second Dragon",
    text=[
        may(
            EACH_PLAYER,
            then(
                choosing(choose(MINE.non_unique, as_="model")),
                search(CARD.that(same_title_as(the("model"))), to="play", any_number=True),
            ),
        ),
    ],
)

CONGRESS_OF_THE_KEYS = story(
    "ar-007", "Congress of the Keys",
    text=[
        must(
            EACH_PLAYER,
            then(
                these(CARD.in_(HAND), as_="hand"),
                then(
                    shuffle_into_deck(the("hand", "cards")),
                    draw(count(the("hand", "cards"), moved=True)),
                ),
            ),
        ),
        draw(),
    ],
)
