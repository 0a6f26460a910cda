"""The Yuggoth Contract: Syndicate."""

from rlyeh.language import *

KIDNAPPING_101 = event(
    "yc-096", "Kidnapping 101", SYNDICATE, cost=2,
    text=[action(uncommit(choose(THEIRS.other_than("Ancient One").committed)))],
)
