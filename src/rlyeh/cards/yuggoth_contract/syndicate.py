"""The Yuggoth Contract: Syndicate."""

from rlyeh.language import *

TROPHY_ROOM = support(
    "yc-038", "Trophy Room", SYNDICATE, cost=2, subtypes="Location",
    text=[
        action(exhaust(THIS), to=attach(a(CHARACTER.in_(DISCARD, of=ANY_PLAYER)), THIS, face_down=True)),
        action(
            exhaust(THIS),
            to=until_end_of_phase(gains(a(CHARACTER), skill=1, times=count(CARD.face_down.attached_to(THIS)))),
        ),
    ],
)

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
