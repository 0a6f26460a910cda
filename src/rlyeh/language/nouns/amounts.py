"""Amounts: numbers that a text speaks of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.in_force import characteristics, last_known
from rlyeh.engine.words import dependencies
from rlyeh.engine.words.parts import Amount, Subject
from rlyeh.language.nouns.players import ANY_PLAYER, YOU, AnyPlayer, Who
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
    """The number of cards of a kind; or of the cards spoken of before, wherever they are by now."""

    what: Subject
    times: int = 1
    moved: bool = False
    """Whether cards that have moved since are counted all the same."""

    def value(self, game: Game, context: Context) -> int:
        cards = self.what.meant(game, context) if self.moved else self.what.cards(game, context)
        return self.times * len(cards)

    def rests_on(self) -> int:
        return self.what.rests_on() | dependencies.OTHERS

    def quantity(self, voice: Voice) -> Quantity:
        many = self.what.in_general(voice).text
        times = f"{self.times} times " if self.times > 1 else ""
        return Quantity(f"{times}the number of {many}", self.what.each_of_them(voice), many)


@dataclass(frozen=True)
class SkillOf(Amount):
    """The skill of a card, as it is or as it is printed; without a subject, of the card of which something is said."""

    whose: Subject | None
    printed: bool = False

    def value(self, game: Game, context: Context) -> int:
        if self.whose is None:
            return 0
        if self.printed:
            return sum(game.state.cards[card].face.skill for card in self.whose.meant(game, context)[:1])
        return sum(last_known.last_skill(game, card) for card in self.whose.meant(game, context)[:1])

    def value_for(self, game: Game, context: Context, card: int) -> int:
        if self.whose is not None:
            return self.value(game, context)
        return game.state.cards[card].face.skill if self.printed else characteristics.skill(game, card)

    def rests_on(self) -> int:
        return 0 if self.whose is None and self.printed else dependencies.MORE

    def quantity(self, voice: Voice) -> Quantity:
        skill = "printed skill" if self.printed else "skill"
        said = f"their {skill}" if self.whose is None else f"{self.whose.mention(voice).whose()} {skill}"
        return Quantity(said, f"point of {said}")


@dataclass(frozen=True)
class CostOf(Amount):
    """The cost of a card, as it is or as it is printed, wherever the card is by now. A cost of X counts as 0."""

    whose: Subject
    printed: bool = False

    def value(self, game: Game, context: Context) -> int:
        cards = self.whose.meant(game, context)[:1]
        if self.printed:
            return sum(game.state.cards[card].face.cost for card in cards)
        return sum(characteristics.cost(game, card) for card in cards)

    def quantity(self, voice: Voice) -> Quantity:
        said = f"{self.whose.mention(voice).whose()} {'printed cost' if self.printed else 'cost'}"
        return Quantity(said, f"point of {said}")


@dataclass(frozen=True)
class TokenCount(Amount):
    """The number of success tokens on a card, of both sides or of a player's; of a card that was given up as a cost,
    those that lay on it then."""

    on: Subject
    whose: Who = ANY_PLAYER

    def value(self, game: Game, context: Context) -> int:
        before = context.before
        total = 0
        for card in self.on.meant(game, context):
            piece = game.state.cards[card]
            if before is not None and before.id == card and piece.life != before.life:
                piece = before
            for seat in self.whose.seats(game, context):
                total += piece.tokens[seat]
        return total

    def quantity(self, voice: Voice) -> Quantity:
        whose = "" if isinstance(self.whose, AnyPlayer) else f"{self.whose.possessive(voice)} "
        on = f"on {self.on.mention(voice).text}"
        many = f"{whose}success tokens {on}"
        return Quantity(f"the number of {many}", f"success token {on}", many)


@dataclass(frozen=True)
class IconsOf(Amount):
    """The number of icons that cards have altogether, of a kind or of every kind, as they are or as they are printed;
    without a subject, of the card of which something is said."""

    icon: Icon | None
    whose: Subject | None = None
    printed: bool = False

    def value(self, game: Game, context: Context) -> int:
        assert self.whose is not None
        return sum(self._on(game, card) for card in self.whose.meant(game, context))

    def value_for(self, game: Game, context: Context, card: int) -> int:
        return self._on(game, card) if self.whose is None else self.value(game, context)

    def _on(self, game: Game, card: int) -> int:
        icons = game.state.cards[card].face.icons if self.printed else last_known.last_icons(game, card)
        return sum(icons) if self.icon is None else icons[self.icon]

    def rests_on(self) -> int:
        return 0 if self.whose is None else self.whose.rests_on() | dependencies.OTHERS

    def quantity(self, voice: Voice) -> Quantity:
        kind = "" if self.icon is None else f"[{self.icon.slug}] "
        icon = f"{'printed ' if self.printed else ''}{kind}icon"
        where = "they have" if self.whose is None else f"on {self.whose.mention(voice).text}"
        return Quantity(f"the number of {icon}s {where}", f"{icon} {where}", f"{icon}s {where}")


@dataclass(frozen=True)
class WoundsOn(Amount):
    """The number of wounds on cards."""

    whose: Subject

    def value(self, game: Game, context: Context) -> int:
        return sum(game.state.cards[card].wounds for card in self.whose.cards(game, context))

    def quantity(self, voice: Voice) -> Quantity:
        on = f"on {self.whose.mention(voice).text}"
        return Quantity(f"the number of wounds {on}", f"wound {on}", f"wounds {on}")


@dataclass(frozen=True)
class Tally(Amount):
    """A number that players read off the table: how many domains a player controls, drained ones or others too, by how
    many icons the struggle was won that the trigger was about, or by how much was overpaid."""

    what: str
    """See `TALLIES`."""
    whose: Who = YOU
    drained: bool | None = None
    """Of domains: whether only drained ones count, or only others."""

    def check(self, scope: Scope) -> None:
        scope.must_be_listed(self.what, TALLIES, "tally.what")
        if self.what == "margin":
            scope.must_have("margin", "MARGIN", "by how much something was won")
        if self.what == "overpayment" and not scope.is_paid_for:
            scope.refuse("OVERPAYMENT is by how much was overpaid, but nothing is paid for here.")

    def value(self, game: Game, context: Context) -> int:
        if self.what == "domains":
            domains = game.state.sides[self.whose.seat(game, context)].domains
            return len([domain for domain in domains if self.drained in (None, domain.drained)])
        if self.what == "overpayment":
            trigger = context.trigger
            played = context if trigger is None or trigger.context is None else trigger.context
            return played.overpaid
        assert context.trigger is not None
        return context.trigger.margin

    def quantity(self, voice: Voice) -> Quantity:
        one, several = TALLIES[self.what]
        if self.what == "overpayment":
            by = f"by which {YOU.mention(voice).text} overpaid"
            return Quantity(f"the number of {several} {by}", f"{one} {by}", f"{several} {by}")
        if self.what != "domains":
            return Quantity(f"the number of {several}", one, several)
        state = "" if self.drained is None else "drained " if self.drained else "undrained "
        who = self.whose.mention(voice).text
        whose = f"{who} control" if self.whose == YOU else f"controlled by {who}"
        return Quantity(f"the number of {state}{several} {whose}", f"{state}{one} {whose}", f"{state}{several} {whose}")


TALLIES: Final = {
    "domains": ("domain", "domains"),
    "margin": ("icon by which it was won", "icons by which it was won"),
    "overpayment": ("resource", "resources"),
}


X = TheX()
MARGIN = Tally("margin")
YOUR_DOMAINS = Tally("domains")
OVERPAYMENT = Tally("overpayment")
"""By how many resources more than it costs an effect was paid for."""


def amount_of(number: Amount | int | None) -> Amount | None:
    """A number as a word."""
    return Number(number) if isinstance(number, int) else number


def amount(number: Amount | int) -> Amount:
    """A number as a word."""
    return Number(number) if isinstance(number, int) else number


def value_of(number: Amount | int, game: Game, context: Context) -> int:
    """A number now, whether it is plain or an amount."""
    return number if isinstance(number, int) else number.value(game, context)


def said_number(number: Amount | int) -> str:
    """A number as it is said."""
    return str(number) if isinstance(number, int) else number.english()


def wounds_on(whose: Subject) -> WoundsOn:
    """The number of wounds on a card: gains(THIS, "C", times=wounds_on(THIS))."""
    return WoundsOn(whose)


def tokens_on(on: Subject, whose: Who = ANY_PLAYER) -> TokenCount:
    """The number of success tokens on a card: gains(CHARACTER, skill=-1, times=tokens_on(THIS))."""
    return TokenCount(on, whose)


def so_many(number: Amount | int, one: str, many: str) -> str:
    """So many of something: "a card", "3 cards", "X cards", "a number of cards equal to the number of ..." """
    said = said_number(number)
    if said == "1":
        return one
    return f"{said} {many}" if " " not in said else f"a number of {many} equal to {said}"


def quantity_of(number: Amount | int, voice: Voice) -> Quantity:
    """A number in a sentence, whether it is plain or an amount."""
    return Quantity(str(number)) if isinstance(number, int) else number.quantity(voice)


def numbered(number: Amount | int, one: str, many: str, voice: Voice) -> str:
    """So many of something: "a card", "3 cards", "a number of cards equal to the number of characters you control"."""
    said = quantity_of(number, voice)
    if said.is_one():
        return one
    return f"{said.value} {many}" if said.is_short() else f"a number of {many} equal to {said.value}"


def count(what: Subject, moved: bool = False) -> CountOf:
    """The number of cards of a kind: count(CHARACTER.insane); `moved` counts those spoken of before wherever they have
    gone: draw(count(the("hand"), moved=True))."""
    return CountOf(what, moved=moved)


def domains_of(whose: Who = YOU, drained: bool | None = None) -> Tally:
    """How many domains a player controls, or how many drained ones: domains_of(OPPONENT, drained=True)."""
    return Tally("domains", whose, drained)


def skill_of(whose: Subject | None = None, printed: bool = False) -> SkillOf:
    """The skill of a card: CHARACTER.skill(below=skill_of(THIS)); or of each card of which something is said."""
    return SkillOf(whose, printed)


def cost_of(whose: Subject, printed: bool = False) -> CostOf:
    """The cost of a card: CHARACTER.in_(HAND).cost(below=cost_of(THAT_CARD, printed=True), printed=True)."""
    return CostOf(whose, printed)


def icons_of(icon: Icon | None = None, whose: Subject | None = None, printed: bool = False) -> IconsOf:
    """The number of icons that cards have, of a kind or of every kind: icons_of(TERROR, MINE); or each card of which
    something is said: gains(MINE, skill=1, times=icons_of(TERROR))."""
    return IconsOf(icon, whose, printed)
