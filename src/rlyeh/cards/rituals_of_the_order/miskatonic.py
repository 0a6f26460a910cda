"""The Rituals of the Order: Miskatonic University."""

from rlyeh.language import *

PROFESSIONAL_COUNSELOR = character(
    "roto-009", "Professional Counselor", MISKATONIC, cost=2, skill=2, icons="AI", subtypes="Investigator",
    text=[while_(committed(THIS), struggle_order(THIS_STORY, last=TERROR))],
)

EXPERIMENT_SUBJECT_613B = character(
    "roto-010", "Experiment Subject #613b", MISKATONIC, cost=2, skill=1, icons="C", subtypes="Creature, Zoog",
    text=[action(pay(2), to=draw(how_often(enters_play(CHARACTER.subtype("Zoog")), "phase")))],
)
