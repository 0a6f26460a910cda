"""Forgotten Lore: Agency."""

from rlyeh.language import *

NEILS_CURIOSITY_SHOP = support(
    "fl-022", "Neil's Curiosity Shop", AGENCY, unique=True, descriptor="Collection of Bizarre Antiquities", cost=2,
    subtypes="Location",
    text=[gains_abilities(THIS, of=SUPPORT.of(OPPONENT))],
    rulings=(
        "A borrowed ability still names the card it is printed on (FINAL-127): a cost that exhausts that card by name "
        "cannot be paid, as only your own cards can pay (FINAL-112).",
    ),
)

CANINE_GUARDIAN = character(
    "fl-061", "Canine Guardian", AGENCY, cost=2, skill=1, icons="C", subtypes="Creature",
    text=[response(after(is_("destroyed", YOUR_CARD.owned_by(YOU))), sacrifice(THIS), to=return_to_hand(THAT_CARD))],
    rulings=("Its own destruction is no use to it: it cannot be sacrificed any more (PAY-29).",),
)

THE_BARQUE_MISKATONIC = support(
    "fl-082", "The Barque Miskatonic", AGENCY, unique=True, descriptor="Sturdy Transport", cost=2, subtypes="Vehicle",
    text=[action(exhaust(THIS), to=until_end_of_phase(commits_ready(choose(CHARACTER))))],
    rulings=("A character has to be ready to commit all the same (STORY-4).",),
)
