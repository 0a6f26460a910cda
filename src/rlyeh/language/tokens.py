"""Words about success tokens and the stories they lie on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rlyeh.engine.abilities import Choice, Effect, Subject
from rlyeh.engine.decisions import Decision, Option
from rlyeh.engine.kinds import Kind
from rlyeh.engine.state import Occurrence
from rlyeh.language.nouns import Cards
from rlyeh.language.people import ANY_PLAYER, YOU, AnyPlayer, Who
from rlyeh.language.subjects import Choose, Some, The
from rlyeh.model import Zone

if TYPE_CHECKING:
    from rlyeh.engine.frames import Do
    from rlyeh.engine.game import Game
    from rlyeh.engine.state import Context


@dataclass(frozen=True)
class PlaceToken(Effect):
    """Put success tokens on a player's side of a story."""

    story: Subject
    number: int = 1
    who: Who = YOU

    def perform(self, game: Game, context: Context) -> None:
        stories = self.story.cards(game, context)
        game.state.succeeded = bool(stories)
        game.happen(
            [
                Occurrence(Kind.PLACE_TOKEN, story, seat, context.source, context.seat, story=story)
                for story in stories
                for seat in self.who.seats(game, context)
                for _ in range(self.number)
            ]
        )

    def english(self) -> str:
        tokens = "a success token" if self.number == 1 else f"{self.number} success tokens"
        chosen = "choose " + self.story.english() + " and " if _is_chosen(self.story) else ""
        where = "it" if chosen else self.story.english()
        return f"{chosen}put {tokens} on {where}"


@dataclass(frozen=True)
class DiscardTokens(Effect):
    """Take all success tokens of players off stories."""

    stories: Subject
    whose: Who = ANY_PLAYER

    def perform(self, game: Game, context: Context) -> None:
        game.state.succeeded = True
        game.happen(
            [
                Occurrence(Kind.REMOVE_TOKEN, story, seat, context.source, context.seat, story=story)
                for story in self.stories.cards(game, context)
                for seat in self.whose.seats(game, context)
                for _ in range(game.state.cards[story].tokens[seat])
            ]
        )

    def english(self) -> str:
        whose = "" if isinstance(self.whose, AnyPlayer) else f"{self.whose.possessive()} "
        return f"discard all {whose}success tokens from {self.stories.english()}"


@dataclass(frozen=True)
class DiscardExactly(Effect):
    """Take exactly so many success tokens off a story; whoever is "you" picks from which sides."""

    number: int
    story: Choose

    def suits(self, game: Game, context: Context, choice: Choice, candidate: int) -> bool:
        return sum(game.state.cards[candidate].tokens) >= self.number

    def step(self, game: Game, frame: Do) -> None:
        if self.story.slot() not in frame.context.bound:
            game.pick(self.story, self, frame.context)
            return
        stories = self.story.cards(game, frame.context)
        if frame.pc or not stories:
            game.pop(None if frame.pc else False)
            return
        tokens = game.state.cards[stories[0]].tokens
        options = [
            Option("tokens", number=mine, text=f"{mine} of yours")
            for mine in range(self.number + 1)
            if mine <= tokens[frame.context.seat] and self.number - mine <= tokens[1 - frame.context.seat]
        ]
        if not options:
            game.pop(False)
            return
        asks = f"How many of the {self.number} tokens are your own?"
        game.ask(Decision(frame.context.seat, "choose", options, "GEN-12", frame.context.source, asks))

    def answer(self, game: Game, frame: Do, option: Option) -> None:
        frame.pc = 1
        context = frame.context
        story = self.story.cards(game, context)[0]
        sides = [context.seat] * option.number + [1 - context.seat] * (self.number - option.number)
        game.happen(
            [Occurrence(Kind.REMOVE_TOKEN, story, side, context.source, context.seat, story=story) for side in sides]
        )

    def english(self) -> str:
        return f"discard exactly {self.number} success tokens from {self.story.english()}"


@dataclass(frozen=True)
class SpendTokens(Effect):
    """Discard so many of one's own success tokens from stories, one after the other, wherever one likes."""

    number: int
    stories: Subject
    one_story: bool = False
    """Whether all of them come from the same story."""

    def _sources(self, game: Game, context: Context, number: int) -> list[int]:
        cards = game.state.cards
        return [card for card in self.stories.cards(game, context) if cards[card].tokens[context.seat] >= number]

    def possible(self, game: Game, context: Context) -> bool:
        if self.one_story:
            return bool(self._sources(game, context, self.number))
        there = [game.state.cards[card].tokens[context.seat] for card in self._sources(game, context, 1)]
        return sum(there) >= self.number

    def step(self, game: Game, frame: Do) -> None:
        context = frame.context
        if frame.pc == self.number:
            game.pop(bool(frame.number))
            return
        if frame.pc == 0:
            frame.number = 1
        elif not game.state.succeeded:
            frame.number = 0
        sources = self._sources(game, context, self.number if self.one_story and not frame.left else 1)
        if self.one_story and frame.left:
            sources = [card for card in sources if card in frame.left]
        if not sources:
            game.pop(False)
            return
        options = [Option("remove-token", card) for card in sources]
        game.ask(Decision(context.seat, "remove-token", options, "PAY-7", context.source))

    def answer(self, game: Game, frame: Do, option: Option) -> None:
        frame.pc += 1
        frame.left = (option.card,)
        context = frame.context
        game.happen(
            [Occurrence(Kind.REMOVE_TOKEN, option.card, context.seat, context.source, context.seat, story=option.card)]
        )

    def english(self) -> str:
        tokens = "1 of your success tokens" if self.number == 1 else f"{self.number} of your success tokens"
        where = self.stories.english().removeprefix("all ")
        if isinstance(self.stories, Cards):
            return f"discard {tokens} from {f'one {self.stories.phrase()}' if self.one_story else where}"
        return f"discard {tokens} from {where}"


@dataclass(frozen=True)
class SideOf(Choice):
    """A side of a story that has a success token."""

    story: Subject
    verb = "side"

    def slot(self) -> str:
        return self.ref

    def candidates(self, game: Game, context: Context, effect: Effect | None) -> list[int]:
        stories = self.story.cards(game, context)
        return [seat for seat in (0, 1) if any(game.state.cards[story].tokens[seat] for story in stories)]

    def options(self, game: Game, context: Context, candidates: list[int]) -> list[Option]:
        return [Option(self.verb, number=seat) for seat in candidates]

    def enough(self, game: Game, context: Context, effect: Effect | None) -> bool:
        return True

    def english(self) -> str:
        return "one side"


@dataclass(frozen=True)
class MoveToken(Effect):
    """Move a success token from one side of a story to the other."""

    story: Choose
    side: SideOf

    def suits(self, game: Game, context: Context, choice: Choice, candidate: int) -> bool:
        return isinstance(choice, SideOf) or any(game.state.cards[candidate].tokens)

    def perform(self, game: Game, context: Context) -> None:
        stories = self.story.cards(game, context)
        sides = context.bound[self.side.slot()]
        game.state.succeeded = bool(stories and sides)
        game.happen(
            [
                Occurrence(
                    Kind.MOVE_TOKEN, story, seat, context.source, context.seat, story=story, other=story, place=1 - seat
                )
                for story in stories
                for seat in sides
            ]
        )

    def english(self) -> str:
        return f"move a success token from one side of {self.story.english()} to the other"


@dataclass(frozen=True)
class ReturnStory(Effect):
    """Shuffle won stories back into the story deck; they no longer count for anybody (WIN-3)."""

    story: Subject

    def perform(self, game: Game, context: Context) -> None:
        stories = _within_reach(game, context, self.story)
        game.state.succeeded = bool(stories)
        game.happen(
            [Occurrence(Kind.RETURN_STORY, story, context.seat, context.source, context.seat) for story in stories]
        )

    def english(self) -> str:
        chosen = "choose " if _is_chosen(self.story) else ""
        return f"{chosen}{self.story.english()} and shuffle it back into the story deck"


def _within_reach(game: Game, context: Context, stories: Subject) -> list[int]:
    """The stories that a text speaks of. Won ones are within reach of a text that names won stories; whether they are
    within reach of others is a matter of the rule set (CONF-54, CCG-14)."""
    found = stories.cards(game, context)
    named = any(isinstance(word, Cards) and Zone.WON in word.zones for word in stories.walk())
    if named or game.rules.won_stories_reachable:
        return found
    return [story for story in found if game.state.cards[story].zone is not Zone.WON]


def _is_chosen(subject: Subject) -> bool:
    return isinstance(subject, Choose) and subject.is_target()


def place_token(story: Subject, number: int = 1, who: Who = YOU) -> PlaceToken:
    """Put success tokens on your own side of a story: place_token(a(STORY))."""
    return PlaceToken(story, number, who)


def discard_tokens(stories: Subject, whose: Who = ANY_PLAYER) -> DiscardTokens:
    """Discard all success tokens from stories."""
    return DiscardTokens(stories, whose)


def discard_exactly(number: int, story: Choose) -> DiscardExactly:
    """Discard exactly so many tokens from a story, of either side."""
    return DiscardExactly(number, story)


def move_token(story: Cards) -> MoveToken:
    """Move a token to the other side of the same story."""
    return MoveToken(Some(story, as_="story"), SideOf(The("story", "story")))


def return_story(story: Subject) -> ReturnStory:
    """Shuffle a won story back into the story deck."""
    return ReturnStory(story)


def spend_tokens(number: int, stories: Subject, one_story: bool = False) -> SpendTokens:
    """Discard own success tokens as a price: spend_tokens(2, STORY)."""
    return SpendTokens(number, stories, one_story)
