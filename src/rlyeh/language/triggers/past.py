"""Past happenings of this turn or phase: as a circumstance, as a number, and as something said of a card."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rlyeh.engine.state.kind_table import LEAVING
from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.words.parts import Amount, Condition, Trigger
from rlyeh.engine.words.text_box import Period
from rlyeh.language.nouns.adjectives import Adjective
from rlyeh.language.nouns.cards import CARD
from rlyeh.language.triggers.abilities import Triggered
from rlyeh.language.triggers.events import Happens
from rlyeh.model import Icon
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Attribute, Clause, Quantity, Voice
from rlyeh.model.scope import Scope

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context


def _so_far(game: Game, this: Period) -> list[Occurrence]:
    """What has been kept of the turn, or of its present phase."""
    state = game.state
    return state.past[state.phase_start :] if this == "phase" else state.past


def _times(game: Game, context: Context, what: Trigger, this: Period) -> int:
    """How often it has happened; what happened together counts each for itself."""
    kinds = what.kinds()
    times = 0
    for occurrence in _so_far(game, this):
        if occurrence.kind in kinds and what.matches(game, context, occurrence):
            times += 1
    return times


@dataclass(frozen=True)
class Happened(Condition):
    """Something has happened in this turn or phase: at least so often, or at most."""

    what: Trigger
    this: Period = "turn"
    at_least: int = 1
    at_most: int | None = None

    def check(self, scope: Scope) -> None:
        if self.what.before:
            scope.refuse("happened(...) looks back: it takes what comes after(...), not what would happen.")
        super().check(scope)

    def looks_back(self) -> frozenset[int]:
        return self.what.kinds()

    def holds(self, game: Game, context: Context) -> bool:
        times = _times(game, context, self.what, self.this)
        return times >= self.at_least if self.at_most is None else times <= self.at_most

    def circumstance(self, voice: Voice) -> Clause:
        what = self.what.moment(voice).stated()
        if self.at_most == 0:
            return Clause(f"it has not happened this {self.this} that {what}")
        if self.at_most is not None:
            return Clause(f"it has happened at most {self.at_most} times this {self.this} that {what}")
        often = "" if self.at_least == 1 else f"at least {self.at_least} times "
        return Clause(f"it has happened {often}this {self.this} that {what}")


@dataclass(frozen=True)
class HowOften(Amount):
    """The number of times that something has happened in this turn or phase."""

    what: Trigger
    this: Period = "turn"

    def looks_back(self) -> frozenset[int]:
        return self.what.kinds()

    def value(self, game: Game, context: Context) -> int:
        return _times(game, context, self.what, self.this)

    def quantity(self, voice: Voice) -> Quantity:
        what = f"this {self.this} that {self.what.moment(voice).stated()}"
        return Quantity(f"the number of times {what}", f"time {what}")


@dataclass(frozen=True)
class HasBeen(Adjective):
    """Something has happened to it, as the object that it is, in this turn or phase."""

    what: Happens
    this: Period = "turn"

    def looks_back(self) -> frozenset[int]:
        return self.what.kinds()

    def passes(self, game: Game, context: Context, card: int) -> bool:
        life = game.state.cards[card].life
        kinds = self.what.kinds()
        for occurrence in _so_far(game, self.this):
            if (
                occurrence.card == card
                and occurrence.kind in kinds
                and life == _life_after(occurrence)
                and self.what.matches(game, context, occurrence)
            ):
                return True
        return False

    def attribute(self, voice: Voice) -> Attribute:
        return Attribute(behind=f"of which it has happened this {self.this} that {self.what.moment(voice).words}")


def _life_after(occurrence: Occurrence) -> int:
    """The life of its card when it had happened: what moves from zone to zone is another object then."""
    before = occurrence.before
    moved = occurrence.kind in LEAVING or (before is not None and before.zone not in IN_PLAY)
    return occurrence.life + 1 if moved else occurrence.life


IN_PLAY = CARD.zones


def happened(what: Trigger, this: Period = "turn", at_least: int = 1, at_most: int | None = None) -> Happened:
    """Something has happened this turn or phase: happened(succeeds(), at_least=2), happened(commits(THIS), at_most=0).
    """
    return Happened(_as_it_was(what), this, at_least, at_most)


def how_often(what: Trigger, this: Period = "turn") -> HowOften:
    """How often something has happened: how_often(leaves_play(CHARACTER), this="phase")."""
    return HowOften(_as_it_was(what), this)


def _as_it_was(what: Trigger) -> Trigger:
    """The use of an effect has one word for before and after: here it is over."""
    return replace(what, before=False) if isinstance(what, Triggered) else what


def has_been(what: str, this: Period = "turn", by_struggle: Icon | None = None) -> HasBeen:
    """To which something has happened: CHARACTER.that(has_been("insane", this="phase", by_struggle=TERROR))."""
    return HasBeen(Happens(what, CARD, by_struggle=by_struggle), this)


__all__ = ["Happened", "HasBeen", "HowOften", "happened", "has_been", "how_often"]
