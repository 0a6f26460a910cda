"""Ancient Relics: neutral cards."""

from rlyeh.language import *

THE_RED_THRESHOLD = event(
    "ar-103", "The Red Threshold", NEUTRAL, cost=3,
    text=[
        response(
            after(succeeds()),
            then(
                return_to_hand(a(MINE)),
                then(
                    choosing(choose(WON_STORY.in_(WON, of=ANY_PLAYER), as_="story")),
                    use_story_effect(the("story", "story")),
                ),
            ),
            if_=happened(loses_icon_struggle(at=THAT_STORY), at_most=0),
        ),
    ],
)
