"""The Yuggoth Contract: Syndicate."""

from rlyeh.language import *

BOOTLEGGING_OPERATION = support(
    "yc-058", "Bootlegging Operation", SYNDICATE, cost=2, subtypes="Attachment",
    attach_to=SUPPORT.subtype("Location"),
    text=[action(exhaust(HOST_CARD), to=draw(from_bottom=True))],
)

EYES_IN_A_JAR = support(
    "yc-076", "Eyes in a Jar", SYNDICATE, cost=2, subtypes="Item",
    text=[plays_with_hand_open(EACH_OPPONENT)],
)

KIDNAPPING_101 = event(
    "yc-096", "Kidnapping 101", SYNDICATE, cost=2,
    text=[action(uncommit(choose(THEIRS.other_than("Ancient One").committed)))],
)
