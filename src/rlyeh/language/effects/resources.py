"""Words about resources: the cards on domains, and cards that become such."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.state import happenings
from rlyeh.engine.words.doing import choosing_first, deed
from rlyeh.engine.words.parts import Effect, Subject
from rlyeh.language.effects.domains import Domains
from rlyeh.language.nouns.adjectives import FactionIs, Not
from rlyeh.language.nouns.cards import Cards
from rlyeh.language.nouns.players import YOU, AnyPlayer
from rlyeh.model import Faction, Zone
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Sentence, Voice

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context


@dataclass(frozen=True)
class AttachToNewDomain(Effect):
    """Attach cards as resources to the domain that their player has gained last."""

    what: Subject

    def perform(self, game: Game, context: Context) -> None:
        cards = self.what.cards(game, context)
        domain = len(game.state.sides[context.seat].domains) - 1
        game.state.succeeded = bool(cards)
        game.happen(
            [
                happenings.attach_resource(card, context.seat, domain, context.source, context.seat)
                for card in cards
            ]
        )

    def sentences(self, voice: Voice) -> list[Sentence]:
        what = self.what.mention(voice.away())
        return deed("attach", f"{what.text} to that domain as {'resources' if what.many else 'a resource'}")


@dataclass(frozen=True)
class Resources(Cards):
    """Resources, on anybody's domains unless somebody's are named."""

    def supplying(self, faction: Faction) -> Resources:
        """That supply a faction."""
        return self.that(FactionIs(faction, supplied=True))

    def not_supplying(self, faction: Faction) -> Resources:
        """That do not supply a faction."""
        return self.that(Not(FactionIs(faction, supplied=True)))

    def where(self, voice: Voice, plural: bool) -> str:
        return "" if isinstance(self.whose, AnyPlayer) else super().where(voice, plural)


@dataclass(frozen=True)
class AttachAsResource(Effect):
    """Attach a card as a resource to one of your domains."""

    what: Subject
    to: Domains

    def possible(self, game: Game, context: Context) -> bool:
        return bool(self.what.cards(game, context)) and super().possible(game, context)

    def perform(self, game: Game, context: Context) -> None:
        domain = context.bound[self.to.slot()][0]
        cards = [card for card in self.what.cards(game, context) if game.state.cards[card].owner == context.seat]
        game.state.succeeded = bool(cards)
        game.happen(
            [
                happenings.attach_resource(card, context.seat, domain, context.source, context.seat)
                for card in cards
            ]
        )

    def sentences(self, voice: Voice) -> list[Sentence]:
        chosen, what = choosing_first(self.what, voice.away())
        as_ = "resources" if what.many else "a resource"
        goal = self.to.mention(voice).text
        return [*chosen, *deed("attach", f"{what.it() if chosen else what.text} to {goal} as {as_}")]


RESOURCES: Final = Resources("resource", zones=(Zone.RESOURCE,))
YOUR_RESOURCES = Resources("resource", zones=(Zone.RESOURCE,), whose=YOU)


def attach_to_new_domain(what: Subject) -> AttachToNewDomain:
    """Attach cards to the domain just gained: attach_to_new_domain(TOP_CARD)."""
    return AttachToNewDomain(what)


def attach_as_resource(what: Subject, as_: str = "domain") -> AttachAsResource:
    """Attach a card to one of your domains: attach_as_resource(THAT_CARD)."""
    return AttachAsResource(what, Domains(as_=as_))
