"""Words about winning: stories, their effects and their replacement, and what it takes to win the game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rlyeh.engine.abilities import Choice, Condition, Effect, Layer, Modifier, Subject
from rlyeh.engine.checks import STORIES
from rlyeh.engine.kinds import Kind
from rlyeh.engine.state import NOTHING, Context, Occurrence
from rlyeh.engine.stories import StoryEffect
from rlyeh.language.compound import as_player
from rlyeh.language.nouns import STORY_CARD
from rlyeh.language.people import OPPONENT, YOU, Who, third_person
from rlyeh.language.subjects import Choose, Some
from rlyeh.language.triggers import PlayerDoes
from rlyeh.model import CardType, Zone

if TYPE_CHECKING:
    from rlyeh.engine.frames import Do
    from rlyeh.engine.game import Game

NEVER = 1000
"""More stories than there are."""


@dataclass(frozen=True)
class StoriesNeeded(Modifier):
    """Players need more won stories to win the game, all of them or those for whom something does not hold; so many
    more that they cannot, if no number is said (WIN-4)."""

    layer = Layer.NEEDED

    number: int = NEVER
    unless: Condition | None = None

    def reaches(self, game: Game, context: Context, card: int) -> bool:
        return False

    def change_number(self, game: Game, context: Context, card: int, detail: int) -> int:
        if detail != STORIES or (self.unless is not None and self.unless.holds(game, as_player(context, card))):
            return 0
        return self.number

    def english(self) -> str:
        stories = "1 additional won story" if self.number == 1 else f"{self.number} additional won stories"
        said = f"each player needs {stories} to win the game"
        if self.number == NEVER:
            said = "a player cannot win the game by won stories"
        return said if self.unless is None else f"{said} unless {third_person(self.unless.english())}"


@dataclass(frozen=True)
class UseStoryEffect(Effect):
    """Use the effect of a story as if one had won it; it stays where it is."""

    story: Subject

    def possible(self, game: Game, context: Context) -> bool:
        for story in self.story.cards(game, context):
            effects = game.state.cards[story].face.effects
            own = Context(story, context.seat)
            if effects and all(effect.possible(game, own) for effect in effects):
                return True
        return False

    def perform(self, game: Game, context: Context) -> None:
        for story in self.story.cards(game, context):
            game.push(StoryEffect(story, context.seat))

    def english(self) -> str:
        return f"use the effect of {self.story.english()} as if you had won it"


@dataclass(frozen=True)
class ChooseNextStory(Effect):
    """Search the story deck for the card that comes into play next, and shuffle it."""

    which: Choose

    def choices(self) -> Iterator[tuple[Choice, Effect]]:
        return iter(())

    def own_choices(self) -> tuple[Choice, ...]:
        return (self.which,)

    def possible(self, game: Game, context: Context) -> bool:
        return bool(game.state.story_deck)

    def perform(self, game: Game, context: Context) -> None:
        chosen = context.bound[self.which.slot()]
        game.state.succeeded = bool(chosen)
        game.happen([Occurrence(Kind.NEXT_STORY, card, context.seat, context.source, context.seat) for card in chosen])

    def english(self) -> str:
        return "search the story deck for the story card that comes into play next, and shuffle the story deck"


@dataclass(frozen=True)
class ExchangeStory(Effect):
    """Shuffle a story in play into the story deck and replace it; never a conspiracy (CONSP-8, AMB-45)."""

    story: Choose

    def suits(self, game: Game, context: Context, choice: Choice, candidate: int) -> bool:
        return game.state.cards[candidate].face.type is CardType.STORY

    def step(self, game: Game, frame: Do) -> None:
        if frame.pc == 1:
            frame.pc = 2
            if game.state.succeeded:
                game.happen([Occurrence(Kind.DEAL_STORY, source=frame.context.source, place=frame.number)])
            return
        stories = self.story.cards(game, frame.context)
        frame.number = game.state.row.index(stories[0]) if stories else NOTHING
        super().step(game, frame)

    def perform(self, game: Game, context: Context) -> None:
        stories = self.story.cards(game, context)
        game.state.succeeded = bool(stories)
        game.happen(
            [Occurrence(Kind.RETURN_STORY, card, context.seat, context.source, context.seat) for card in stories]
        )

    def english(self) -> str:
        return f"choose {self.story.english()}. Shuffle it into the story deck and replace it"


def exchange_story(story: Choose) -> ExchangeStory:
    """Exchange a story in play for the next one: exchange_story(choose(STORY))."""
    return ExchangeStory(story)


def more_stories_needed(number: int = 1) -> StoriesNeeded:
    """Winning the game takes more stories."""
    return StoriesNeeded(number)


def cannot_win_by_stories(unless: Condition) -> StoriesNeeded:
    """Winning by stories is impossible for players for whom something does not hold."""
    return StoriesNeeded(unless=unless)


def declines_story_effect(who: Who = OPPONENT) -> PlayerDoes:
    """A player declines the effect of a story they won."""
    return PlayerDoes(who, "declines_story")


def use_story_effect(story: Subject) -> UseStoryEffect:
    """Use the effect of a story: use_story_effect(THAT_CARD)."""
    return UseStoryEffect(story)


def would_replace_story(who: Who = YOU) -> PlayerDoes:
    """A player is about to replace a story that they won."""
    return PlayerDoes(who, "replaces_story", before=True)


def choose_next_story() -> ChooseNextStory:
    """Search the story deck for the next story."""
    return ChooseNextStory(Some(STORY_CARD.in_(Zone.STORY_DECK)))


__all__ = [
    "ChooseNextStory",
    "ExchangeStory",
    "StoriesNeeded",
    "UseStoryEffect",
    "cannot_win_by_stories",
    "choose_next_story",
    "declines_story_effect",
    "exchange_story",
    "more_stories_needed",
    "use_story_effect",
    "would_replace_story",
]  # fmt: skip
