"""Words about resources: the cards on domains, and cards that become such."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from rlyeh.engine.state import happenings
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.words.doing import choosing_first, deed
from rlyeh.engine.words.parts import Effect, Subject
from rlyeh.language.effects.characters import Verb
from rlyeh.language.nouns.adjectives import FactionIs, Not
from rlyeh.language.nouns.cards import Cards
from rlyeh.language.nouns.domains import Domains, OnDomain, TheDomain
from rlyeh.language.nouns.players import ANY_PLAYER, YOU, AnyPlayer
from rlyeh.language.nouns.spoken_of import Choose
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

    def on(self, domain: TheDomain) -> Resources:
        """On a certain domain, whosever it is."""
        return replace(self, whose=ANY_PLAYER, tests=(*self.tests, OnDomain(domain)))

    def where(self, voice: Voice, plural: bool) -> str:
        return "" if isinstance(self.whose, AnyPlayer) else super().where(voice, plural)


@dataclass(frozen=True)
class AttachAsResource(Effect):
    """Attach a card as a resource to a domain of its owner: one of your domains, unless the text says otherwise."""

    what: Subject
    to: Domains | TheDomain

    def possible(self, game: Game, context: Context) -> bool:
        is_chosen = isinstance(self.what, Choose) and self.what.slot() not in context.bound
        return (is_chosen or bool(self.what.cards(game, context))) and super().possible(game, context)

    def perform(self, game: Game, context: Context) -> None:
        cards = self.what.cards(game, context)
        source, by, pieces = context.source, context.seat, game.state.cards
        places = self.to.places(game, context)
        attached = [(card, place) for seat, place in places for card in cards if pieces[card].owner == seat]
        game.state.succeeded = bool(attached)
        game.happen(
            [happenings.attach_resource(card, pieces[card].owner, place, source, by) for card, place in attached]
        )

    def sentences(self, voice: Voice) -> list[Sentence]:
        chosen, what = choosing_first(self.what, voice.away())
        as_ = "resources" if what.many else "a resource"
        goal = self.to.mention(voice).text
        return [*chosen, *deed("attach", f"{what.it() if chosen else what.text} to {goal} as {as_}")]


@dataclass(frozen=True)
class DiscardResource(Verb):
    """Discard resources from domains, which is no sacrifice."""

    kind = int(Kind.DISCARD_RESOURCE)
    imperative = "discard"


RESOURCES: Final = Resources("resource", zones=(Zone.RESOURCE,))
YOUR_RESOURCES = Resources("resource", zones=(Zone.RESOURCE,), whose=YOU)


def attach_to_new_domain(what: Subject) -> AttachToNewDomain:
    """Attach cards to the domain just gained: attach_to_new_domain(TOP_CARD)."""
    return AttachToNewDomain(what)


def attach_as_resource(what: Subject, as_: str = "domain", to: Domains | TheDomain | None = None) -> AttachAsResource:
    """Attach a card to one of your domains: attach_as_resource(THAT_CARD); to a certain one:
    attach_as_resource(THIS, to=domain(drained=True)); or its owner does, to one of theirs:
    attach_as_resource(the("it"), to=domain(owner_of(the("it")), by=owner_of(the("it"))))."""
    if isinstance(to, Domains):
        to = replace(to, late=True)
    return AttachAsResource(what, Domains(as_=as_) if to is None else to)


def discard_resource(whom: Subject, if_able: bool = False) -> DiscardResource:
    """Discard resources: discard_resource(a(YOUR_RESOURCES))."""
    return DiscardResource(whom, if_able)
