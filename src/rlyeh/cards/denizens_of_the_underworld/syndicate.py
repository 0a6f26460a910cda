"""Denizens of the Underworld: Syndicate."""

from rlyeh.language import *

MADE_MAN = support(
    "dotu-029", "Made Man", SYNDICATE, cost=1, subtypes="Attachment, Condition", attach_to=MINE.subtype("Criminal"),
    text=[response(after(is_("destroyed", HOST)), destroy(choose(THEIRS.skill(at_most=skill_of(HOST)))))],
    rulings=("Its host counts with the skill that it had when it was destroyed (TIME-30, TIME-32).",),
)
