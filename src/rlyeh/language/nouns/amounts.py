"""Amounts: numbers that a text speaks of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.in_force import characteristics, last_known
from rlyeh.engine.words import dependencies
from rlyeh.engine.words.parts import Amount, Subject
from rlyeh.model import Icon
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Quantity, Voice
from rlyeh.model.scope import Scope

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context


@dataclass(frozen=True)
class Number(Amount):
    """A plain number."""

    number: int

    def value(self, game: Game, context: Context) -> int:
        return self.number

    def value_for(self, game: Game, context: Context, card: int) -> int:
        return self.number

    def rests_on(self) -> int:
        return 0

    def quantity(self, voice: Voice) -> Quantity:
        return Quantity(str(self.number))


@dataclass(frozen=True)
class TheX(Amount):
    """X: what is paid for a card whose cost is X, or for an ability that costs X (PAY-17)."""

    def check(self, scope: Scope) -> None:
        if not scope.has_x:
            scope.refuse("X is what was paid for a card or an ability that costs X, but nothing here costs X.")

    def value(self, game: Game, context: Context) -> int:
        return context.x

    def is_x(self) -> bool:
        return True

    def quantity(self, voice: Voice) -> Quantity:
        return Quantity("X", "of X")


@dataclass(frozen=True)
class CountOf(Amount):
    """The number of cards of a kind."""

    what: Subject
    times: int = 1

    def value(self, game: Game, context: Context) -> int:
        return self.times * len(self.what.cards(game, context))

    def rests_on(self) -> int:
        return self.what.rests_on() | dependencies.OTHERS

    def quantity(self, voice: Voice) -> Quantity:
        many = self.what.in_general(voice).text
        times = f"{self.times} times " if self.times > 1 else ""
        return Quantity(f"{times}the number of {many}", self.what.each_of_them(voice), many)


@dataclass(frozen=True)
class SkillOf(Amount):
    """The skill of a card."""

    whose: Subject

    def value(self, game: Game, context: Context) -> int:
        return sum(last_known.last_skill(game, card) for card in self.whose.cards(game, context)[:1])

    def quantity(self, voice: Voice) -> Quantity:
        skill = f"{self.whose.mention(voice).whose()} skill"
        return Quantity(skill, f"point of {skill}")


@dataclass(frozen=True)
class IconsOf(Amount):
    """The number of icons of a kind that cards have altogether; without a subject, the card of which something is said.
    """

    icon: Icon
    whose: Subject | None = None

    def value(self, game: Game, context: Context) -> int:
        assert self.whose is not None
        return sum(characteristics.icons(game, card)[self.icon] for card in self.whose.cards(game, context))

    def value_for(self, game: Game, context: Context, card: int) -> int:
        return characteristics.icons(game, card)[self.icon] if self.whose is None else self.value(game, context)

    def rests_on(self) -> int:
        return 0 if self.whose is None else self.whose.rests_on() | dependencies.OTHERS

    def quantity(self, voice: Voice) -> Quantity:
        icon = f"[{self.icon.slug}] icon"
        where = "they have" if self.whose is None else f"on {self.whose.mention(voice).text}"
        return Quantity(f"the number of {icon}s {where}", f"{icon} {where}", f"{icon}s {where}")


@dataclass(frozen=True)
class Tally(Amount):
    """A number that players read off the table: how many domains you control, or by how many icons the struggle was won
    that the trigger was about."""

    what: str
    """See `TALLIES`."""

    def check(self, scope: Scope) -> None:
        scope.must_be_listed(self.what, TALLIES, "tally.what")
        if self.what == "margin":
            scope.must_have("margin", "MARGIN", "by how much something was won")

    def value(self, game: Game, context: Context) -> int:
        if self.what == "domains":
            return len(game.state.sides[context.seat].domains)
        assert context.trigger is not None
        return context.trigger.margin

    def quantity(self, voice: Voice) -> Quantity:
        one, several = TALLIES[self.what]
        if self.what == "domains":
            you = "they control" if voice.third else "you control"
            return Quantity(f"the number of {several} {you}", f"{one} {you}", f"{several} {you}")
        return Quantity(f"the number of {several}", one, several)


TALLIES: Final = {
    "domains": ("domain", "domains"),
    "margin": ("icon by which it was won", "icons by which it was won"),
}


X = TheX()
MARGIN = Tally("margin")
YOUR_DOMAINS = Tally("domains")


def amount_of(number: Amount | int | None) -> Amount | None:
    """A number as a word."""
    return Number(number) if isinstance(number, int) else number


def amount(number: Amount | int) -> Amount:
    """A number as a word."""
    return Number(number) if isinstance(number, int) else number


def count(what: Subject) -> CountOf:
    """The number of cards of a kind: count(CHARACTER.insane)."""
    return CountOf(what)


def skill_of(whose: Subject) -> SkillOf:
    """The skill of a card: CHARACTER.skill(below=skill_of(THIS))."""
    return SkillOf(whose)


def icons_of(icon: Icon, whose: Subject | None = None) -> IconsOf:
    """The number of icons of a kind that cards have: icons_of(TERROR, MINE); or each card of which something is said:
    gains(MINE, skill=1, times=icons_of(TERROR))."""
    return IconsOf(icon, whose)
