"""Drafts of cards of Secrets of Arkham."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
HYDRA = character(
    "soa-025",
    "Hydra",
    CTHULHU,
    unique=True,
    descriptor="Mother of the Deep",
    cost=5,
    skill=5,
    icons="TTCCC",
    subtypes="Ancient One",
    keywords=[VILLAINOUS, TOUGHNESS(2)],
    text=[action(pay(2), to=put_into_play(choose(CHARACTER.subtype("Deep One").in_(DISCARD))))],
)

LORD_OF_YHA_NTHLEI = character(
    "soa-026",
    "Lord of Y'ha-nthlei",
    CTHULHU,
    cost=3,
    skill=2,
    icons="CCA",
    subtypes="Deep One",
    text=[action(pay(1), to=ready(choose(CHARACTER.subtype("Deep One"))))],
)

PRIMAL_FEAR = event(
    "soa-027",
    "Primal Fear",
    CTHULHU,
    cost=1,
    text=[action(until_end_of_phase(blank(choose(CHARACTER.without_icon(TERROR)))))],
)

CARL_STANFORD = character(
    "soa-028",
    "Carl Stanford",
    CTHULHU,
    unique=True,
    descriptor="Deathless Fanatic",
    cost=3,
    skill=3,
    icons="TA",
    subtypes="Sorcerer",
    keywords=[INVULNERABILITY],
    text=[
        action(
            sacrifice(a(either_kind(CHARACTER.subtype("Cultist"), CARD.subtype("Mask")))),
            to=until_end_of_phase(gains(THIS, "CCAA")),
        )
    ],
)

DEEP_ONE_RISING = character(
    "soa-029",
    "Deep One Rising",
    CTHULHU,
    cost=4,
    skill=4,
    icons="CCA",
    subtypes="Deep One",
    text=[
        forced_response(after(plays(THIS)), destroy(choose(CHARACTER.other_than("Deep One").other_than("Ancient One"))))
    ],
)
