"""Drafts of cards of Secrets of Arkham."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
THE_SECRETS_OF_ARKHAM = story(
    "soa-051",
    "The Secrets of Arkham",
    text=[for_each(WON_STORY.in_(PLAY).other, use_story_effect(the("each", "story")))],
)

CHANGE_OF_PLANS = story(
    "soa-054",
    "Change of Plans",
    text=[must(EACH_PLAYER, attach_as_resource(CARD.in_(HAND)))],
)

THE_INNSMOUTH_THREAT = story(
    "soa-056",
    "The Innsmouth Threat",
    text=[discard_tokens(STORY)],
)

THE_THING_AT_THE_GATE = story(
    "soa-057",
    "The Thing at the Gate",
    text=[must(EACH_PLAYER, sacrifice(MINE))],
)

THE_SECRET_OF_THE_NORTH_WOODS = story(
    "soa-058",
    "The Secret of the North Woods",
    text=[must(EACH_PLAYER, put_into_play(CHARACTER.in_(DISCARD)))],
)


THE_DREAMS_OF_KINGSPORT = story(
    "soa-059",
    "The Dreams of Kingsport",
    text=[
        one_of(
            must(EACH_PLAYER, search(either_kind(CHARACTER.keyword(DAY), SUPPORT.keyword(DAY)), to="play")),
            must(EACH_PLAYER, search(either_kind(CHARACTER.keyword(NIGHT), SUPPORT.keyword(NIGHT)), to="play")),
        ),
    ],
)

THE_WELL = story(
    "soa-060",
    "The Well",
    text=[
        then(
            must(EACH_PLAYER, shuffle_into_deck(choose(WON_STORY.other))),
            destroy(CARD.that(any_of(with_keyword(DAY), with_keyword(NIGHT)))),
        )
    ],
)
