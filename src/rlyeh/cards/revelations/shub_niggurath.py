"""Revelations: Shub-Niggurath."""

from rlyeh.language import *

FEED_HER_YOUNG = event(
    "rev-011", "Feed Her Young", SHUB_NIGGURATH, cost=1, steadfast={SHUB_NIGGURATH: 3},
    text=[action(then(attach_as_resource(THIS, to=domain(drained=True)), draw()))],
    rulings=("The domain that paid for it is drained when the effect resolves, and may be chosen.",),
)
