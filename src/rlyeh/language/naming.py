"""Words for what a player names: a subtype, a faction, the title of a card; and texts that hold for what was named."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rlyeh.engine import traits
from rlyeh.engine.abilities import Choice, Effect, Layer, Modifier, Subject
from rlyeh.engine.decisions import Option
from rlyeh.engine.kinds import Kind
from rlyeh.language.adjectives import Adjective
from rlyeh.language.modifiers import OfCards
from rlyeh.language.people import THAT_PLAYER, Who
from rlyeh.model import Faction

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state import Context, Occurrence

FACTIONS = tuple(Faction)


@dataclass(frozen=True)
class Naming(Choice):
    """Something that is said, not pointed at: a subtype that exists on some card (EFF-34), one of the factions, among
    which neutral is none (GEN-7), or the title of any card that can be played, whether or not it is in the game."""

    what: str
    """Subtype, faction or card."""
    verb = "name"

    def slot(self) -> str:
        return self.ref

    def candidates(self, game: Game, context: Context, effect: Effect | None) -> list[int]:
        return list(range(len(self.names(game))))

    def options(self, game: Game, context: Context, candidates: list[int]) -> list[Option]:
        names = self.names(game)
        return [Option(self.verb, number=number, text=names[number]) for number in candidates]

    def names(self, game: Game) -> tuple[str, ...]:
        """Everything that may be named; it depends on the pool of cards alone."""
        if self.what == "faction":
            return tuple(faction for faction in FACTIONS if faction is not Faction.NEUTRAL)
        return game.pool.subtypes() if self.what == "subtype" else game.pool.playable_titles()

    def named(self, game: Game, context: Context) -> str:
        """What was named."""
        return self.names(game)[context.bound[self.slot()][0]]

    def english(self) -> str:
        return f"a {self.what} of your choice"


@dataclass(frozen=True)
class IsNamed(Adjective):
    """It has the title that is named."""

    which: Naming

    def passes(self, game: Game, context: Context, card: int) -> bool:
        return game.state.cards[card].face.title == self.which.named(game, context)

    def after(self) -> str:
        return "with the title you name"


@dataclass(frozen=True)
class GainSubtype(OfCards):
    """A subtype gained: a certain one, or one that a player names."""

    layer = Layer.SUBTYPE

    subtype: str | Naming

    def change_subtypes(self, game: Game, context: Context, found: frozenset[str]) -> frozenset[str]:
        named = self.subtype.named(game, context) if isinstance(self.subtype, Naming) else self.subtype
        return found | {named}

    def english(self) -> str:
        which = self.subtype.english() if isinstance(self.subtype, Naming) else f"the {self.subtype} subtype"
        return f"{self.says_who('gains', 'gain')} {which}"


@dataclass(frozen=True)
class HasNamedFaction(OfCards):
    """A faction of a player's choice in place of the card's own."""

    layer = Layer.FACTION

    which: Naming

    def given_faction(self, game: Game, context: Context) -> Faction:
        return Faction(self.which.named(game, context))

    def english(self) -> str:
        return f"{self.says_who('belongs', 'belong')} to {self.which.english()}"


@dataclass(frozen=True)
class OnlyOtherFactions(Modifier):
    """A player may play only cards of another faction than the card that the trigger was about. Neutral cards belong
    to no faction: they may not follow, and any faction differs from them."""

    layer = Layer.PLAYABLE

    who: Who

    def reaches(self, game: Game, context: Context, card: int) -> bool:
        return False

    def freeze(self, game: Game, context: Context) -> None:
        assert context.trigger is not None
        faction = traits.faction(game, context.trigger.card)
        context.bound[self.ref] = () if faction is None else (FACTIONS.index(faction),)

    def forbids(self, game: Game, context: Context, verb: int, card: int, occurrence: Occurrence | None) -> bool:
        if verb != Kind.PLAYED or context.paid not in self.who.seats(game, context):
            return False
        faction = traits.faction(game, card)
        return faction is Faction.NEUTRAL or any(FACTIONS[number] is faction for number in context.bound[self.ref])

    def english(self) -> str:
        return f"{self.who.english()} can play only cards that belong to a different faction than that card"


def gains_subtype(subject: Subject, subtype: str) -> GainSubtype:
    """A card gains a subtype: gains_subtype(HOST, "Dreamer")."""
    return GainSubtype(subject, subtype)


def gains_named_subtype(subject: Subject) -> GainSubtype:
    """A card gains a subtype of your choice."""
    return GainSubtype(subject, Naming("subtype"))


def has_named_faction(subject: Subject) -> HasNamedFaction:
    """A card belongs to a faction of your choice."""
    return HasNamedFaction(subject, Naming("faction"))


def named_card() -> IsNamed:
    """Cards with a title that you name: CARD.that(named_card())."""
    return IsNamed(Naming("card"))


def only_other_factions(who: Who = THAT_PLAYER) -> OnlyOtherFactions:
    """A player may go on only with cards of other factions."""
    return OnlyOtherFactions(who)


__all__ = [
    "GainSubtype", "HasNamedFaction", "IsNamed", "Naming", "OnlyOtherFactions",
    "gains_named_subtype", "gains_subtype", "has_named_faction", "named_card", "only_other_factions",
]  # fmt: skip
