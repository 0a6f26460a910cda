"""The Yuggoth Contract: Shub-Niggurath."""

from rlyeh.language import *

SPECIMEN_ROOM = support(
    "yc-034", "Specimen Room", SHUB_NIGGURATH, cost=2, subtypes="Location",
    text=[
        gains(MINE.subtype("Mi-Go"), skill=1, times=count(CARD.face_down.attached_to(THIS))),
        action(exhaust(THIS), to=attach(a(CHARACTER.in_(DISCARD, of=OPPONENT)), THIS, face_down=True)),
    ],
    rulings=("The cards lie there in play, as Attachment support cards without text (GEN-16).",),
)

MI_GO_SCALPEL = support(
    "yc-056", "Mi-Go Scalpel", SHUB_NIGGURATH, cost=2, subtypes="Attachment, Item",
    attach_to=CHARACTER.subtype("Mi-Go"),
    text=[
        action(
            exhaust(THIS),
            to=until_end_of_phase(gains(HOST, naming("icon"), times=X), x=count(MINE.subtype("Mi-Go"))),
        ),
    ],
    rulings=("All of the icons are of the same kind. How many they are is settled as the effect resolves.",),
)

FEASTING_GHOULS = character(
    "yc-073", "Feasting Ghouls", SHUB_NIGGURATH, cost=4, skill=3, icons="TCC", subtypes="Ghoul, Monster",
    text=[
        always(
            gains(THIS, skill=1, times=count(CARD.face_down.attached_to(THIS))),
            gains(THIS, "T", times=count(CARD.face_down.attached_to(THIS))),
        ),
        action(pay(1), to=attach(a(CHARACTER.in_(DISCARD, of=OPPONENT)), THIS, face_down=True)),
    ],
)

SHUB_NIGGURATH_DARK_MISTRESS_OF_THE_WOODS = character(
    "yc-114", "Shub-Niggurath", SHUB_NIGGURATH, unique=True, descriptor="Dark Mistress of the Woods", cost=6, skill=8,
    icons="TTCCA", subtypes="Ancient One", keywords=[VILLAINOUS, INVULNERABILITY],
    text=[action(pay(2), to=put_into_play(any_number(CHARACTER.subtype("Dark Young").in_(HAND, DISCARD))))],
)
