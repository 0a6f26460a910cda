"""The Thousand Young: Shub-Niggurath."""

from rlyeh.language import *

ELSPETH_BAUDIN = character(
    "tty-011", "Elspeth Baudin", SHUB_NIGGURATH, unique=True, descriptor="Discerning and Discriminating", cost=3,
    skill=3, icons="TT", subtypes="Independent",
    text=[always(costs_exactly(CHARACTER.cost(at_most=3, printed=True), 3))],
    rulings=("3 stands in place of the printed cost; what raises and lowers costs is added to it (PAY-33).",),
)

REND = character(
    "tty-013", "Rend", SHUB_NIGGURATH, unique=True, descriptor="Tattered Ghoul", cost=3, skill=2, icons="TC",
    subtypes="Ghoul", keywords=[TOUGHNESS(5), FAST],
    text=[
        cannot_have_attached(THIS, ATTACHMENT),
        gains(THIS, "C", times=wounds_on(THIS)),
        forced_response(after(commits(THIS)), wound(THIS)),
    ],
)

LADY_ESPRIT = character(
    "tty-017", "Lady Esprit", SHUB_NIGGURATH, unique=True, descriptor="Dangerous Bokor", cost=4, skill=4, icons="TCAA",
    subtypes="Sorcerer, Cultist", keywords=[FAST], steadfast={SHUB_NIGGURATH: 2},
    text=[cannot_commit_with(CHARACTER.cost(at_most=3, printed=True), THIS)],
)

PERVASIVE_TOXEMIA = conspiracy(
    "tty-034", "Pervasive Toxemia", SHUB_NIGGURATH, cost=0, struggles="TCAI", steadfast={SHUB_NIGGURATH: 1},
    text=[price_to_commit(wound(a(MINE)), once=True)],
    rulings=("One wound for the whole commitment of a player; perhaps of one that commits (PAY-34).",),
)
