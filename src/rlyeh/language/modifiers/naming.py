"""Words for what a player names: a subtype, a faction, the title of a card; and texts that hold for what was named."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.engine.in_force import characteristics
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.words.modifiers import Layer, Modifier
from rlyeh.engine.words.parts import Subject
from rlyeh.language.modifiers.characteristics import OfCards
from rlyeh.language.nouns.named import FACTIONS, Named, Naming
from rlyeh.language.nouns.players import THAT_PLAYER, Who
from rlyeh.model import Faction
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Claim, Sentence, Voice

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.occurrence import Occurrence
    from rlyeh.engine.state.records import Context

@dataclass(frozen=True)
class Belongs(OfCards):
    """Cards belong to something else: to a subtype besides their own, or to a faction in place of it; a certain one, or
    one that a player names."""

    to: str | Naming | Named = ""
    faction: Faction | None = None
    """A certain faction, or neutral."""

    @property
    def layer(self) -> Layer:
        if self.faction is not None:
            return Layer.FACTION
        return Layer.FACTION if not isinstance(self.to, str) and self.to.what == "faction" else Layer.SUBTYPE

    def change_subtypes(self, game: Game, context: Context, subtypes: frozenset[str]) -> frozenset[str]:
        return subtypes | {self._named(game, context)}

    def given_faction(self, game: Game, context: Context) -> Faction:
        return Faction(self._named(game, context)) if self.faction is None else self.faction

    def _named(self, game: Game, context: Context) -> str:
        return self.to if isinstance(self.to, str) else self.to.named(game, context)

    def claim(self, voice: Voice) -> Sentence:
        if self.faction is Faction.NEUTRAL:
            whom = self.subject.mention(voice)
            also = (Claim(subject=whom, verb="become", rest="neutral"),)
            return Claim(subject=whom, verb="lose", rest="all faction affiliations", also=also)
        if self.faction is not None:
            return self.tells(voice, "belong", f"to [{self.faction}]")
        which = f"the {self.to} subtype" if isinstance(self.to, str) else self.to.mention(voice).text
        if self.layer is Layer.FACTION:
            return self.tells(voice, "belong", f"to {which}")
        return self.tells(voice, "gain", which)


@dataclass(frozen=True)
class Called(OfCards):
    """Cards have another title."""

    answers = Layer.TITLE

    title: str

    def coined_title(self) -> str:
        return self.title

    def given_title(self, game: Game, context: Context) -> str:
        return self.title

    def claim(self, voice: Voice) -> Sentence:
        return self.tells(voice, "be", f'called "{self.title}"')


@dataclass(frozen=True)
class OnlyOtherFactions(Modifier):
    """A player may play only cards of another faction than the card that the trigger was about. Neutral cards belong
    to no faction: they may not follow, and any faction differs from them."""

    answers = Layer.PLAYABLE

    who: Who

    def reaches(self, game: Game, context: Context, card: int) -> bool:
        return False

    def freeze(self, game: Game, context: Context) -> None:
        assert context.trigger is not None
        faction = characteristics.faction(game, context.trigger.card)
        context.bound[self.ref] = () if faction is None else (FACTIONS.index(faction),)

    def forbids(self, game: Game, context: Context, verb: int, card: int, occurrence: Occurrence | None) -> bool:
        if verb != Kind.PLAYED or occurrence is None or occurrence.seat not in self.who.seats(game, context):
            return False
        faction = characteristics.faction(game, card)
        return faction is Faction.NEUTRAL or any(FACTIONS[number] is faction for number in context.bound[self.ref])

    def claim(self, voice: Voice) -> Sentence:
        rest = "only cards that belong to a different faction than that card"
        return Claim(subject=self.who.mention(voice), modal="can", verb="play", rest=rest)


def is_called(subject: Subject, title: str) -> Called:
    """A card has another title: is_called(choose(CHARACTER), "Deep One")."""
    return Called(subject, title)


def gains_subtype(subject: Subject, subtype: str | Naming | Named) -> Belongs:
    """A card gains a subtype: gains_subtype(HOST, "Dreamer"), gains_subtype(HOST, naming("subtype"))."""
    return Belongs(subject, subtype)


def has_faction(subject: Subject, faction: Faction) -> Belongs:
    """A card belongs to a certain faction, or to none: until_end_of_phase(has_faction(choose(CHARACTER), NEUTRAL))."""
    return Belongs(subject, faction=faction)


def has_named_faction(subject: Subject) -> Belongs:
    """A card belongs to a faction of your choice."""
    return Belongs(subject, Naming("faction"))


def only_other_factions(who: Who = THAT_PLAYER) -> OnlyOtherFactions:
    """A player may go on only with cards of other factions."""
    return OnlyOtherFactions(who)


__all__ = [
    "Belongs", "Called", "Naming", "OnlyOtherFactions",
    "gains_subtype", "has_faction", "has_named_faction", "is_called", "only_other_factions",
]  # fmt: skip
