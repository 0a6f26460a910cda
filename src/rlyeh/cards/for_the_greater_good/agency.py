"""For the Greater Good: Agency."""

from rlyeh.language import *

DR_CHRISTINE_MAIRE = character(
    "ftgg-006", "Dr. Christine Maire", AGENCY, unique=True, descriptor="Forensic Psychologist", cost=2, skill=2,
    icons="AI", subtypes="Investigator, Scientist", keywords=[WILLPOWER],
    text=[plays_with_hand_open(EACH_OPPONENT)],
)
