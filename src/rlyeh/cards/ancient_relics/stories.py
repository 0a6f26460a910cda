"""Ancient Relics: stories."""

from rlyeh.language import *

THE_9TH_PLAGUE = story(
    "ar-002", "The 9th Plague",
    text=[must(EACH_PLAYER, sacrifice(MINE.at(THIS_STORY)))],
    rulings=("Meant are the characters that were there when it was won: by now they have gone home (STORY-38).",),
)

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

WITHIN_THE_ICE = story(
    "ar-004", "Within the Ice",
    text=[return_to_hand(CHARACTER.at(THIS_STORY))],
    rulings=("Meant are the characters that were there when it was won: by now they have gone home (STORY-38).",),
)

COME_THE_DREAMTIME = story(
    "ar-005", "Come the Dreamtime",
    text=[later(replaces_story(), rearrange_stories())],
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

A_NEW_CHALLENGE = story(
    "ar-010", "A New Challenge",
    text=[later(replaces_story(), deal_tokens(STORY, EACH_PLAYER, at_most=4))],
)
