"""Forgotten Lore: Miskatonic University."""

from rlyeh.language import *

PROFESSOR_LAKE = character(
    "fl-083", "Professor Lake", MISKATONIC, unique=True, descriptor="Obsessed with Footprints", cost=3, skill=3,
    icons="CI", subtypes="Scientist",
    text=[forced_response(after(plays(CARD, who=ANY_PLAYER)), until_end_of_phase(only_other_factions(THAT_PLAYER)))],
    rulings=(
        "Neutral cards belong to no faction: after one, a card of any faction may follow but no neutral one; after a "
        "card of a faction no neutral card may follow (GEN-7).",
    ),
)

NOTEBOOK_SKETCHES = support(
    "fl-084", "Notebook Sketches", MISKATONIC, descriptor="Crude but Salient", cost=1, subtypes="Attachment, Item",
    attach_to=MINE,
    text=[
        gains(HOST, skill=1),
        action(exhaust(THIS), to=until_your_next_turn(costs(CARD.titled(naming("card")), +4))),
    ],
)
