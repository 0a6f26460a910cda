"""Terror in Venice: The Order of the Silver Twilight."""

from rlyeh.language import *

ZANNI = character(
    "tiv-041", "Zanni", SILVER_TWILIGHT, cost=1, skill=1, icons="C", subtypes="Independent",
    text=[while_(committed(THIS), cannot_commit_alone(THEIRS, to=SAME_STORY))],
)
