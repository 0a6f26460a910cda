"""Words for things that change places: cards that change hands, stories, wounds that go to another character."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.engine.changes import lasting
from rlyeh.engine.in_force import prohibitions
from rlyeh.engine.state import happenings
from rlyeh.engine.state.occurrence_kinds import Kind, Until
from rlyeh.engine.state.records import Context
from rlyeh.engine.words.doing import choosing_first, deed
from rlyeh.engine.words.parts import Choice, Effect, Subject
from rlyeh.language.nouns.spoken_of import THIS, Choose
from rlyeh.model import CardType
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Sentence, Voice

if TYPE_CHECKING:
    from rlyeh.engine.effects.carry_out import Do
    from rlyeh.engine.game import Game


@dataclass(frozen=True)
class ExchangeControl(Effect):
    """Two cards change hands for good, both or neither (EFF-14, EFF-16): each goes to the other's controller."""

    takes_control = True

    one: Subject
    other: Choose

    def suits(self, game: Game, context: Context, choice: Choice, candidate: int) -> bool:
        """What cannot change hands is no target only where the rule set is strict (FINAL-11)."""
        if not game.rules.strict_targets or choice is not self.other:
            return True
        return any(self._pairs(game, [card, candidate]) for card in self.one.cards(game, context))

    def _pairs(self, game: Game, cards: list[int]) -> list[tuple[int, int]]:
        """Two cards, each with its new controller; none if one is missing or cannot change hands."""
        pieces = game.state.cards
        if len(cards) != 2 or pieces[cards[0]].controller == pieces[cards[1]].controller:
            return []
        pairs = [(card, 1 - pieces[card].controller) for card in cards]
        for card, seat in pairs:
            if not prohibitions.can_happen(game, Kind.TAKE_CONTROL, card) or not prohibitions.may_enter(
                game, card, seat
            ):
                return []
        return pairs

    def _meant(self, game: Game, context: Context) -> list[tuple[int, int]]:
        cards = [*self.one.cards(game, context), *self.other.cards(game, context)]
        return self._pairs(game, [card for card in cards if prohibitions.in_play(game, card)])

    def step(self, game: Game, frame: Do) -> None:
        if frame.pc == 0:
            frame.left = tuple([card for card, _ in self._meant(game, frame.context)])
        elif game.state.succeeded:
            self._claim(game, frame.context, frame.left)
        super().step(game, frame)

    def perform(self, game: Game, context: Context) -> None:
        pairs = self._meant(game, context)
        game.state.succeeded = bool(pairs)
        game.happen(
            [happenings.take_control(card, seat, context.source, context.seat) for card, seat in pairs]
        )

    def _claim(self, game: Game, context: Context, cards: tuple[int, ...]) -> None:
        """From now on each is its new controller's, until a later claim (EFF-17)."""
        for card in cards:
            piece = game.state.cards[card]
            claim = Context(context.source, piece.controller, context.life)
            lasting.take_hold(game, self, claim, Until.PERMANENT, ((card, piece.life),))

    def sentences(self, voice: Voice) -> list[Sentence]:
        chosen, other = choosing_first(self.other, voice)
        return [*chosen, *deed("exchange", f"control of {other.text} and {self.one.mention(voice).text}")]


@dataclass(frozen=True)
class ExchangeStories(Effect):
    """A story in play and a won one change places; success tokens stay where they lie. No conspiracy can be exchanged
    for a story (CONSP-8)."""

    there: Choose
    won: Choose

    def suits(self, game: Game, context: Context, choice: Choice, candidate: int) -> bool:
        return game.state.cards[candidate].face.type is CardType.STORY

    def perform(self, game: Game, context: Context) -> None:
        stories, won = self.there.cards(game, context), self.won.cards(game, context)
        game.state.succeeded = bool(stories and won)
        if game.state.succeeded:
            game.happen(
                [
                    happenings.exchange_story(stories[0], context.seat, context.source, context.seat, won[0])
                ]
            )

    def sentences(self, voice: Voice) -> list[Sentence]:
        both = f"{self.there.mention(voice).text} and {self.won.mention(voice).text}"
        stay = "them; all success tokens stay where they are"
        return [*deed("choose", both), *deed("exchange", stay)]


@dataclass(frozen=True)
class MoveWound(Effect):
    """Put a wound on another character, which is not wounded by that but suffers it (EFF-35), and must be able to have
    wounds (EFF-36): one that lies on a character, or else the one that a character would take."""

    origin: Choose | None
    goal: Subject

    def possible(self, game: Game, context: Context) -> bool:
        goals = self._goals(game, context)
        if self.origin is None:
            return bool(goals)
        return any(origin != goal for origin in self.origin.candidates(game, context, self) for goal in goals)

    def _goals(self, game: Game, context: Context) -> list[int]:
        if isinstance(self.goal, Choose):
            return self.goal.candidates(game, context, self)
        return [card for card in self.goal.cards(game, context) if prohibitions.can_happen(game, Kind.WOUND, card)]

    def suits(self, game: Game, context: Context, choice: Choice, candidate: int) -> bool:
        if self.origin is None:
            return prohibitions.can_happen(game, Kind.WOUND, candidate)
        if choice.slot() == self.origin.slot():
            return game.state.cards[candidate].wounds > 0
        chosen = context.bound.get(self.origin.slot(), ())
        return candidate not in chosen and prohibitions.can_happen(game, Kind.WOUND, candidate)

    def perform(self, game: Game, context: Context) -> None:
        goals = self.goal.cards(game, context)
        if self.origin is not None:
            origins, on_its_way = self.origin.cards(game, context), 0
        else:
            assert context.trigger is not None
            origins, on_its_way = [context.trigger.card], 1
        game.state.succeeded = bool(origins and goals)
        game.happen(
            [
                happenings.move_wound(origin, context.seat, context.source, context.seat, goal, on_its_way)
                for origin in origins
                for goal in goals
            ]
        )

    def sentences(self, voice: Voice) -> list[Sentence]:
        goal = self.goal.mention(voice).text
        if self.origin is None:
            return deed("place", f"that wound on {goal}")
        return deed("move", f"a wound from {self.origin.mention(voice).text} to {goal}")


def exchange_control(one: Subject, other: Choose) -> ExchangeControl:
    """Exchange control: exchange_control(THIS, choose(CHARACTER))."""
    return ExchangeControl(one, other)


def exchange_stories(there: Choose, won: Choose) -> ExchangeStories:
    """Exchange a story in play for a won one: exchange_stories(choose(STORY_OF_THE_DECK), choose(WON_STORY))."""
    return ExchangeStories(there, won)


def move_wound(origin: Choose, goal: Subject) -> MoveWound:
    """Move a wound that is there: move_wound(choose(CHARACTER.wounded), choose(CHARACTER))."""
    return MoveWound(origin, goal)


def take_that_wound(who: Subject = THIS) -> MoveWound:
    """Place the wound that a character would take: disrupt(when(would_be("wounded", MINE)), take_that_wound())."""
    return MoveWound(None, who)


__all__ = [
    "ExchangeControl", "ExchangeStories", "MoveWound", "exchange_control", "exchange_stories", "move_wound",
    "take_that_wound",
]  # fmt: skip
