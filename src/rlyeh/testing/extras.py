"""Plain cards that scenarios are furnished with: stories without text, resources, cards to fill decks."""

from __future__ import annotations

from rlyeh.language.declare import action, character, story, support
from rlyeh.language.effects.combine import until_end_of_phase
from rlyeh.language.modifiers.characteristics import gains
from rlyeh.language.nouns.spoken_of import THIS
from rlyeh.model import Card, Faction, Zone
from rlyeh.testing.cast import CAST

STORIES: list[Card] = [story(f"test-{900 + number}", f"Story {letter}") for number, letter in enumerate("ABCDEFGHIJ")]
"""Stories without an effect, with the four struggles in their usual order."""

RESOURCES: dict[Faction, Card] = {
    faction: character(f"test-{950 + number}", f"Resource of {faction.title}", faction, cost=9, skill=0)
    for number, faction in enumerate(Faction)
}
"""Cards that only serve as resources."""

TRANSIENTS: dict[Faction, Card] = {
    faction: character(
        f"test-{960 + number}", f"Transient resource of {faction.title}", faction, cost=9, skill=0, transient=True
    )
    for number, faction in enumerate(Faction)
}

FILLER = character("test-990", "Filler", Faction.NEUTRAL, cost=9, skill=0)
"""What decks are made of where a scenario does not say."""

BELL = support(
    "test-991", "Bell", Faction.NEUTRAL, cost=0,
    text=[action(until_end_of_phase(gains(THIS, skill=1)), from_=Zone.REMOVED)],
)  # fmt: skip
"""A card with an Action that costs nothing and does nothing: whoever has it is asked in every window. It lies removed
from the game, where no card sees it."""

EXTRAS: list[Card] = [*CAST, *STORIES, *RESOURCES.values(), *TRANSIENTS.values(), FILLER, BELL]
