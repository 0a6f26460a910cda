"""Denizens of the Underworld: Syndicate."""

from rlyeh.language import *

ISAAC_MILES = character(
    "dotu-009", "Isaac Miles", SYNDICATE, unique=True, descriptor="Willing to Lend an Ear", cost=2, skill=3, icons="AI",
    subtypes="Independent",
    text=[instead(would_enter_any_discard(CHARACTER), put_under_deck(THAT_CHARACTER))],
    rulings=("From wherever it would go there: from play, a hand, a deck or a domain.",),
)

MADE_MAN = support(
    "dotu-029", "Made Man", SYNDICATE, cost=1, subtypes="Attachment, Condition", attach_to=MINE.subtype("Criminal"),
    text=[response(after(is_("destroyed", HOST)), destroy(choose(THEIRS.skill(at_most=skill_of(HOST)))))],
    rulings=("Its host counts with the skill that it had when it was destroyed (TIME-30, TIME-32).",),
)
