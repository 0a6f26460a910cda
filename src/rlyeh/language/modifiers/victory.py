"""Words about winning: stories, their effects and their replacement, and what it takes to win the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.state.records import Context
from rlyeh.engine.timing.checks import STORIES
from rlyeh.engine.words.modifiers import Layer, Modifier
from rlyeh.engine.words.parts import Condition
from rlyeh.language.effects.combine import as_player
from rlyeh.language.nouns.players import OPPONENT, YOU, Who
from rlyeh.language.triggers.events import PlayerDoes
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Claim, Phrase, Sentence, Voice

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

NEVER: Final = 1000
"""More stories than there are."""


@dataclass(frozen=True)
class StoriesNeeded(Modifier):
    """Players need more won stories to win the game, all of them or those for whom something does not hold; so many
    more that they cannot, if no number is said (WIN-4)."""

    answers = Layer.NEEDED

    number: int = NEVER
    unless: Condition | None = None

    def reaches(self, game: Game, context: Context, card: int) -> bool:
        return False

    def change_number(self, game: Game, context: Context, card: int, detail: int) -> int:
        if detail != STORIES or (self.unless is not None and self.unless.holds(game, as_player(context, card))):
            return 0
        return self.number

    def claim(self, voice: Voice) -> Sentence:
        unless = ""
        if self.unless is not None:
            unless = f" {self.unless.circumstance(voice.of_them()).led_by('unless')}"
        if self.number == NEVER:
            rest = "the game by won stories"
            return Claim(closing=unless, subject=Phrase("a player"), modal="cannot", verb="win", rest=rest)
        stories = "1 additional won story" if self.number == 1 else f"{self.number} additional won stories"
        return Claim(closing=unless, subject=Phrase("each player"), verb="need", rest=f"{stories} to win the game")


def more_stories_needed(number: int = 1) -> StoriesNeeded:
    """Winning the game takes more stories."""
    return StoriesNeeded(number)


def cannot_win_by_stories(unless: Condition) -> StoriesNeeded:
    """Winning by stories is impossible for players for whom something does not hold."""
    return StoriesNeeded(unless=unless)


def declines_story_effect(who: Who = OPPONENT) -> PlayerDoes:
    """A player declines the effect of a story they won."""
    return PlayerDoes(who, "declines_story")


def would_replace_story(who: Who = YOU) -> PlayerDoes:
    """A player is about to replace a story that they won."""
    return PlayerDoes(who, "replaces_story", before=True)


__all__ = [
    "StoriesNeeded",
    "cannot_win_by_stories",
    "declines_story_effect",
    "more_stories_needed",
    "would_replace_story",
]  # fmt: skip
