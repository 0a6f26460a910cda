"""The Yuggoth Contract: Syndicate."""

from rlyeh.language import *

TYLER_SCINDERE = character(
    "yc-015", "Tyler Scindere", SYNDICATE, unique=True, descriptor="Bounty Hunter", cost=4, skill=5, icons="CCAI",
    subtypes="Criminal, Independent", keywords=[HEROIC, VILLAINOUS, WILLPOWER, TOUGHNESS(1)],
    text=[heroic_and_villainous()],
)

WANT_ADS = support(
    "yc-016", "Want Ads", SYNDICATE, cost=0, subtypes="Attachment, Item", steadfast={SYNDICATE: 2}, attach_to=THEIRS,
    text=[forced_response(after(enters_any_discard(HOST)), draw(2))],
    rulings=("It answers from the discard pile, where it went with its host (TIME-32).",),
)

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

A_SIGHT_FOR_SORE_EYES = event(
    "yc-097", "A Sight for Sore Eyes", SYNDICATE, cost=1,
    text=[
        action(
            choosing(naming("card", as_="title")),
            reveal(CARD.in_(HAND, of=OPPONENT)),
            until_end_of_phase(
                gains(MINE, skill=2, times=X), x=count(CARD.titled(named("card", "title")).in_(HAND, of=OPPONENT))
            ),
        ),
    ],
    rulings=("How many copies there are is settled as the effect resolves.",),
)

SAFE_HOUSE = support(
    "yc-116", "Safe House", SYNDICATE, cost=3, subtypes="Location",
    text=[response(after(enters_discard(CHARACTER)), pay(1), to=return_to_hand(THAT_CHARACTER))],
    rulings=("A character that has left your discard pile meanwhile is not returned from elsewhere (STATE-4).",),
)
