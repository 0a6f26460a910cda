"""For the Greater Good: neutral cards."""

from rlyeh.language import *

ICE_STORM = event(
    "ftgg-038", "Ice Storm", NEUTRAL, cost=0, subtypes="Disaster, Polar",
    text=[
        action(until_end_of_phase(price_to_commit(spend_tokens(1, THAT_STORY), who=EACH_OPPONENT, if_able=True))),
    ],
)
