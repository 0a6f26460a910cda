"""Dreamlands: Shub-Niggurath."""

from rlyeh.language import *

DHOLE_TUNNEL = support(
    "dl-014", "Dhole Tunnel", SHUB_NIGGURATH, cost=1, subtypes="Location, Dreamlands",
    text=[
        action(
            sacrifice(THIS),
            to=[
                choosing(choose(STORY, as_="story")),
                until_end_of_phase(commits_ready(CHARACTER, to=the("story", "story"))),
            ],
        ),
    ],
)

GHOULISH_HAG = character(
    "dl-073", "Ghoulish Hag", SHUB_NIGGURATH, cost=3, skill=3, icons="TTC", subtypes="Ghoul, Monster",
    text=[whenever(DAY_TIME, sacrifice(THIS)), while_(NIGHT_TIME, playable_from(THIS, from_=DISCARD), in_=DISCARD)],
    rulings=("It is played from there in your own operations phase, at its cost (OPS-10).",),
)

SHUGGOB_GHOUL_SAGE = character(
    "dl-093", "Shuggob, Ghoul Sage", SHUB_NIGGURATH, unique=True, cost=3, skill=4, icons="TAA",
    subtypes="Ghoul, Monster, Independent", keywords=[VILLAINOUS, NIGHT],
    text=[passive(after(plays(THIS)), discard_from_play(CARD.keyword(DAY)))],
    rulings=("Day cards are discarded, not destroyed as by other Night cards; and only when it is played (EFF-39).",),
)
