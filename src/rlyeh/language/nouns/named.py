"""Named things: what a player says rather than points at: a subtype, a faction, a card, an icon, a card type."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from rlyeh.engine.in_force import characteristics
from rlyeh.engine.state.decision import Option
from rlyeh.engine.words.parts import Choice, Effect, Subject
from rlyeh.model import Faction, Word
from rlyeh.model.declaring import dataclass
from rlyeh.model.existing import FACTION, ICON, SUBTYPE
from rlyeh.model.grammar import PLAIN, Phrase, Voice, article, series
from rlyeh.model.scope import Scope

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context

FACTIONS: Final = tuple(Faction)
Nameable = Literal["subtype", "faction", "card", "icon", "card type"]


def existing(game: Game, what: str) -> tuple[str, ...]:
    """Everything that may be named; it depends on the rule set and on the cards that exist, not on those that are here.
    A faction exists in all sets at once: it is no matter of what a tournament allows."""
    rules = game.rules
    if what == FACTION:
        return rules.factions or game.pool.names(FACTION)
    return game.pool.names(what, rules.sets)


@dataclass(frozen=True)
class Naming(Choice):
    """Something that is said, not pointed at: a subtype that exists on some card that is legal (EFF-34), one of the
    factions, among which neutral is none (GEN-7), the title of any such card, whether or not it is in the game, a kind
    of icon, or a card type."""

    what: Nameable
    as_: str = ""
    """A name by which later words speak of it."""
    other_than: tuple[str, ...] = ()
    """What may not be named."""
    on: Subject | None = None
    """Cards on one of which the subtype or icon that is named must be."""
    verb = "name"

    def check(self, scope: Scope) -> None:
        if self.on is not None and self.what not in (SUBTYPE, ICON):
            scope.refuse(f"naming(...) can look for a subtype or an icon on cards, but not for a {self.what}.")
        for name in self.other_than if self.what == SUBTYPE else ():
            scope.must_exist(name, SUBTYPE)
        scope.bind(self.as_)

    def slot(self) -> str:
        return self.as_ or self.ref

    @property
    def later(self) -> bool:
        """What a card has is known when the effect speaks of it."""
        return self.on is not None and self.what == ICON

    def names(self) -> str:
        return self.what

    def candidates(self, game: Game, context: Context, effect: Effect | None) -> list[int]:
        names = [(number, name) for number, name in enumerate(existing(game, self.what)) if name not in self.other_than]
        if self.on is None:
            return [number for number, _ in names]
        cards = self.on.cards(game, context)
        if self.what == ICON:
            return [number for number, _ in names if any(characteristics.icons(game, card)[number] for card in cards)]
        there: set[str] = set()
        for card in cards:
            there |= characteristics.subtypes(game, card)
        return [number for number, name in names if name in there]

    def options(self, game: Game, context: Context, candidates: list[int]) -> list[Option]:
        names = existing(game, self.what)
        return [Option(self.verb, number=number, text=names[number]) for number in candidates]

    def named(self, game: Game, context: Context) -> str:
        """What was named; nothing as long as it is still to be named."""
        picked = context.bound.get(self.slot(), ())
        return existing(game, self.what)[picked[0]] if picked else ""

    def is_said_first(self) -> bool:
        return False

    def of_what(self) -> str:
        """What is named, with its article."""
        if self.on is not None and self.what == ICON:
            return f"an icon of {self.on.mention(PLAIN).text}"
        on = "" if self.on is None else f" on {self.on.one_of_them(PLAIN).text}"
        but = f" other than {series(list(self.other_than), 'or')}" if self.other_than else ""
        return article(self.what) + on + but

    def mention(self, voice: Voice) -> Phrase:
        return Phrase(f"{self.of_what()} of {'their' if voice.third else 'your'} choice", noun=self.what)


@dataclass(frozen=True)
class Named(Word):
    """What a player has named before, under a name."""

    what: Nameable
    chosen: str

    def check(self, scope: Scope) -> None:
        scope.must_know(self.chosen, "named")

    def named(self, game: Game, context: Context) -> str:
        """What was named; nothing as long as it is still to be named."""
        picked = context.bound.get(self.chosen, ())
        return existing(game, self.what)[picked[0]] if picked else ""

    def mention(self, voice: Voice) -> Phrase:
        """What was named, in a sentence."""
        return Phrase(f"the named {self.what}", noun=self.what)

    def english(self) -> str:
        return self.mention(PLAIN).text


def naming(
    what: Nameable, as_: str = "", other_than: tuple[str, ...] | str = (), on: Subject | None = None
) -> Naming:
    """Something that a player names: gains(HOST, naming("icon")), choosing(naming("subtype", as_="kind")); a subtype or
    an icon perhaps only if it is on a card: naming("subtype", on=CARD.of(OPPONENT))."""
    return Naming(what, as_, (other_than,) if isinstance(other_than, str) else other_than, on)


def named(what: Nameable, chosen: str) -> Named:
    """What was named before: CHARACTER.subtype(named("subtype", "kind"))."""
    return Named(what, chosen)


__all__ = ["Named", "Naming", "named", "naming"]
