"""Words for rules that no declared card needs yet: exchanges, moved wounds, granted matches, "play only if"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rlyeh.engine import able
from rlyeh.engine.abilities import Choice, Condition, Effect
from rlyeh.engine.kinds import Kind, Until
from rlyeh.engine.layers import Layer, Modifier
from rlyeh.engine.pieces import NOTHING
from rlyeh.engine.records import Context, Lasting, Occurrence, happening
from rlyeh.engine.texts import Standing
from rlyeh.language.nouns import Cards
from rlyeh.language.subjects import Choose
from rlyeh.model import CardType, Zone

if TYPE_CHECKING:
    from rlyeh.engine.frames import Do
    from rlyeh.engine.game import Game


@dataclass(frozen=True)
class ExchangeControl(Effect):
    """Two cards change hands, both or neither (EFF-14); each goes to the other's controller, for good."""

    takes_control = True

    mine: Choose
    theirs: Choose

    def _pairs(self, game: Game, context: Context) -> list[tuple[int, int]]:
        """The two cards, each with its new controller; none if one is missing or cannot change hands."""
        state = game.state
        cards = [*self.mine.cards(game, context), *self.theirs.cards(game, context)]
        seats = [state.cards[card].controller for card in cards]
        if len(cards) != 2 or seats[0] == seats[1]:
            return []
        pairs = [(cards[0], seats[1]), (cards[1], seats[0])]
        free = all(
            able.can_happen(game, Kind.TAKE_CONTROL, card) and able.may_enter(game, card, seat) for card, seat in pairs
        )
        return pairs if free else []

    def perform(self, game: Game, context: Context) -> None:
        pairs = self._pairs(game, context)
        game.state.succeeded = bool(pairs)
        game.happen(
            [happening(Kind.TAKE_CONTROL, card, seat, context.source, context.seat) for card, seat in pairs]
        )

    def step(self, game: Game, frame: Do) -> None:
        if frame.pc == 0:
            frame.left = tuple(card for card, _ in self._pairs(game, frame.context))
        elif game.state.succeeded:
            self._claim(game, frame.context, frame.left)
        super().step(game, frame)

    def _claim(self, game: Game, context: Context, cards: tuple[int, ...]) -> None:
        """From now on each is its new controller's, until a later claim (EFF-17)."""
        state = game.state
        for card in cards:
            piece = state.cards[card]
            claim = Context(context.source, piece.controller, context.life)
            subjects = ((card, piece.life),)
            state.lasting.append(Lasting(state.next_id(), self, claim, Until.PERMANENT, subjects, state.turn))

    def english(self) -> str:
        return f"exchange control of {self.mine.english()} and {self.theirs.english()}"


@dataclass(frozen=True)
class MoveWound(Effect):
    """Move a wound from one character to another: neither is wounded by that (EFF-35), and the other must be able to
    have wounds (EFF-36)."""

    origin: Choose
    goal: Choose

    def possible(self, game: Game, context: Context) -> bool:
        origins, goals = (choice.candidates(game, context, self) for choice in (self.origin, self.goal))
        return any(one != two for one in origins for two in goals)

    def suits(self, game: Game, context: Context, choice: Choice, candidate: int) -> bool:
        if choice.slot() == self.origin.slot():
            return game.state.cards[candidate].wounds > 0
        chosen = context.bound.get(self.origin.slot(), ())
        return candidate not in chosen and able.can_happen(game, Kind.WOUND, candidate)

    def perform(self, game: Game, context: Context) -> None:
        pairs = [(one, two) for one in self.origin.cards(game, context) for two in self.goal.cards(game, context)]
        game.state.succeeded = bool(pairs)
        game.happen(
            [
                happening(Kind.MOVE_WOUND, one, context.seat, context.source, context.seat, other=two)
                for one, two in pairs
            ]
        )

    def english(self) -> str:
        return f"move a wound from {self.origin.english()} to {self.goal.english()}"


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
                game.happen([happening(Kind.DEAL_STORY, source=frame.context.source, place=frame.number)])
            return
        stories = self.story.cards(game, frame.context)
        frame.number = game.state.row.index(stories[0]) if stories else NOTHING
        super().step(game, frame)

    def perform(self, game: Game, context: Context) -> None:
        stories = self.story.cards(game, context)
        game.state.succeeded = bool(stories)
        game.happen(
            [happening(Kind.RETURN_STORY, card, context.seat, context.source, context.seat) for card in stories]
        )

    def english(self) -> str:
        return f"choose {self.story.english()}. Shuffle it into the story deck and replace it"


@dataclass(frozen=True)
class GrantMatch(Modifier):
    """A resource match, whatever the domain supplies; it satisfies Loyal too, but not Steadfast (PAY-21)."""

    answers = Layer.MATCH

    what: Cards

    def reaches(self, game: Game, context: Context, card: int) -> bool:
        return self.what.fits(game, context, card)

    def english(self) -> str:
        return f"you have a resource match for {self.what.phrase(plural=True)} that you play"


@dataclass(frozen=True)
class PlayOnly(Modifier):
    """A circumstance without which the card cannot be played; putting it into play is another matter (EFF-41)."""

    answers = Layer.PLAYABLE

    if_: Condition

    def reaches(self, game: Game, context: Context, card: int) -> bool:
        return card == context.source

    def forbids(self, game: Game, context: Context, verb: int, card: int, occurrence: Occurrence | None) -> bool:
        return card == context.source and not self.if_.holds(game, context)

    def english(self) -> str:
        return f"play only if {self.if_.english()}"


def play_only_if(condition: Condition) -> Standing:
    """A restriction on playing a character or support: play_only_if(exists(MINE))."""
    return Standing((PlayOnly(condition),), zones=(Zone.HAND,))


def exchange_control(mine: Choose, theirs: Choose) -> ExchangeControl:
    """Exchange control: exchange_control(choose(MINE), choose(THEIRS))."""
    return ExchangeControl(mine, theirs)


def move_wound(origin: Choose, goal: Choose) -> MoveWound:
    """Move a wound: move_wound(choose(CHARACTER.wounded), choose(CHARACTER))."""
    return MoveWound(origin, goal)


def exchange_story(story: Choose) -> ExchangeStory:
    """Exchange a story in play for the next one: exchange_story(choose(STORY))."""
    return ExchangeStory(story)
