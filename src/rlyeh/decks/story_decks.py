"""The story decks that exist: fixed sets of stories, one for each product that brought one (DECK-5, CCG-31)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rlyeh.decks.quick import STORIES
from rlyeh.decks.spelling import key


@dataclass(frozen=True)
class StoryDeck:
    """A fixed set of stories."""

    id: str
    name: str
    stories: tuple[str, ...]


STORY_DECKS: dict[str, StoryDeck] = {
    deck.id: deck
    for deck in (
        StoryDeck("core", "Core Set", STORIES),
        StoryDeck("secrets-of-arkham", "Secrets of Arkham", tuple(f"soa-{number:03d}" for number in range(51, 61))),
        StoryDeck("ancient-relics", "Ancient Relics", tuple(f"ar-{number:03d}" for number in range(1, 13))),
    )
}
"""In the order of their release. Ancient Relics came with twelve stories."""


def story_deck_of(stories: Iterable[str]) -> StoryDeck | None:
    """The fixed set that these stories are, if they are one."""
    listed = sorted(stories)
    return next((deck for deck in STORY_DECKS.values() if sorted(deck.stories) == listed), None)


def story_deck_named(text: str) -> StoryDeck | None:
    """The fixed set that a person names, by id or by product."""
    name = key(text)
    return next((deck for deck in STORY_DECKS.values() if name in (key(deck.id), key(deck.name))), None)
