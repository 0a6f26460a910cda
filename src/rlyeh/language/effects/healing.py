"""Words that make characters well again, and that deal out wounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.engine.in_force import prohibitions
from rlyeh.engine.state import bindings, happenings
from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.state.decision import Option
from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.words.doing import able, choosing_first, chosen_then, deed
from rlyeh.engine.words.parts import Amount, Effect
from rlyeh.engine.words.steps import take_step
from rlyeh.language.effects.characters import Verb
from rlyeh.language.nouns.amounts import amount, numbered, value_of
from rlyeh.language.nouns.cards import Cards
from rlyeh.language.nouns.players import YOU
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Act, Quantity, Sentence, Voice
from rlyeh.model.scope import Scope

if TYPE_CHECKING:
    from rlyeh.engine.effects.carry_out import Do
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context
    from rlyeh.engine.words.parts import Subject


@dataclass(frozen=True)
class Restore(Verb):
    """Restore insane characters: face up and exhausted (REF-3)."""

    kind = int(Kind.RESTORE)
    imperative = "restore"


@dataclass(frozen=True)
class RemoveWounds(Verb):
    """Remove wounds from characters: so many from each, or all of them. How many came off is known as `as_`."""

    kind = int(Kind.HEAL)
    imperative = "remove"
    guarded = True

    number: Amount | int | None = 1
    """How many from each; None for all."""
    as_: str = ""

    def check(self, scope: Scope) -> None:
        super().check(scope)
        scope.bind(self.as_)

    def occurrences(self, game: Game, context: Context) -> list[Occurrence]:
        return [wound for first in super().occurrences(game, context) for wound in self._copies(game, context, first)]

    def _copies(self, game: Game, context: Context, first: Occurrence) -> list[Occurrence]:
        """One occurrence for each wound that lies there, as far as it is to come off."""
        wounds = game.state.cards[first.card].wounds
        times = wounds if self.number is None else min(wounds, value_of(self.number, game, context))
        kind, card, seat = first.kind, first.card, first.seat
        return [happenings.done_to(kind, card, seat, first.source, first.by, first.cause) for _ in range(times)]

    def perform(self, game: Game, context: Context) -> None:
        if self.as_:
            context.bound[bindings.number_of(self.as_)] = (len(self.occurrences(game, context)),)
        super().perform(game, context)

    def sentences(self, voice: Voice) -> list[Sentence]:
        wounds = "all wounds" if self.number is None else numbered(self.number, "a wound", "wounds", voice)
        chosen, whom = choosing_first(self.whom, voice)
        act = Act("remove", f"{wounds} from {whom.it() if chosen else whom.text}")
        return [chosen_then(chosen, act, able(self.if_able))]


@dataclass(frozen=True)
class ThatMany(Amount):
    """A number that an effect before has noted, such as how many wounds came off."""

    number: str
    """The name under which it was noted."""

    def check(self, scope: Scope) -> None:
        scope.must_know(self.number, "that_many")

    def value(self, game: Game, context: Context) -> int:
        return context.bound.get(bindings.number_of(self.number), (0,))[0]

    def quantity(self, voice: Voice) -> Quantity:
        return Quantity("that many")


@dataclass(frozen=True)
class DivideWounds(Effect):
    """Deal out so many wounds among characters, as whoever is "you" likes: all are placed together (AMB-91)."""

    STEPS = ("begin", "assign", "deal", "finish")

    number: Amount
    among: Cards

    def possible(self, game: Game, context: Context) -> bool:
        return True

    def step(self, game: Game, frame: Do) -> None:
        take_step(self, game, frame)

    def begin(self, game: Game, frame: Do) -> None:
        """How many there are."""
        frame.number = self.number.value(game, frame.context)

    def assign(self, game: Game, frame: Do) -> None:
        """Who takes the next one."""
        candidates = self._candidates(game, frame)
        if candidates and len(frame.left) < frame.number:
            frame.stay()
            seat, source = frame.context.seat, frame.context.source
            game.ask(seat, "divide", [Option("choose", card) for card in candidates], "KEY-29", source)

    def _candidates(self, game: Game, frame: Do) -> list[int]:
        """Who may take the next wound, in the order of the cards' numbers: no two ways of dealing out mean the same."""
        last = frame.left[-1] if frame.left else NOTHING
        cards = sorted(self.among.cards(game, frame.context))
        return [card for card in cards if card >= last and prohibitions.can_happen(game, Kind.WOUND, card)]

    def answer(self, game: Game, frame: Do, option: Option) -> None:
        frame.left = (*frame.left, option.card)

    def deal(self, game: Game, frame: Do) -> None:
        """All together; it is done if there was somebody for each."""
        seat, source = frame.context.seat, frame.context.source
        game.state.succeeded = len(frame.left) == frame.number
        game.happen([happenings.done_to(Kind.WOUND, card, seat, source, seat) for card in frame.left])

    def sentences(self, voice: Voice) -> list[Sentence]:
        you = YOU.mention(voice).text
        number = self.number.quantity(voice).value
        return deed("deal", f"{number} wounds, divided as {you} like among {self.among.mention(voice).text}")


def restore(whom: Subject, if_able: bool = False) -> Restore:
    """Restore insane characters, which leaves them exhausted: restore(choose(CHARACTER.insane))."""
    return Restore(whom, if_able)


def remove_wounds(
    whom: Subject, number: Amount | int | None = None, if_able: bool = False, as_: str = ""
) -> RemoveWounds:
    """Remove wounds, all of them or so many from each: remove_wounds(MINE), remove_wounds(choose(CHARACTER), 1)."""
    return RemoveWounds(whom, if_able, number=number, as_=as_)


def that_many(noted: str) -> ThatMany:
    """A number that was noted before: divide_wounds(that_many("wounds"), among=THEIRS)."""
    return ThatMany(noted)


def divide_wounds(number: Amount | int, among: Cards) -> DivideWounds:
    """Deal out wounds as one likes: divide_wounds(3, among=THEIRS)."""
    return DivideWounds(amount(number), among)


__all__ = [
    "DivideWounds", "RemoveWounds", "Restore", "ThatMany", "divide_wounds", "remove_wounds", "restore", "that_many",
]  # fmt: skip
