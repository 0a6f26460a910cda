"""Words about domains: draining and refreshing them, and adding one from the deck."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from rlyeh.engine.actions import payment
from rlyeh.engine.effects.carry_out import Do
from rlyeh.engine.state import happenings
from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.state.occurrence_kinds import AS_COST
from rlyeh.engine.words.doing import deed, one_act
from rlyeh.engine.words.parts import Amount, Choice, Effect, Subject
from rlyeh.language.nouns.domains import Domains, TheDomain
from rlyeh.language.nouns.players import ANY_PLAYER, YOU, Who, You
from rlyeh.model import Faction
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Claim, Quantity, Sentence, Voice, closed, opened
from rlyeh.model.scope import Scope

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.occurrence import Occurrence
    from rlyeh.engine.state.records import Context


@dataclass(frozen=True)
class ResourceTypes(Amount):
    """The number of factions, apart from one, that the resources on the domain that pays show (PAY-11); neutral is
    none. Or the number of resources there that supply a faction."""

    other_than: Faction | None = None
    supplying: Faction | None = None

    def value(self, game: Game, context: Context) -> int:
        return self.value_for_payment(game, context, context.seat, context.domain)

    def value_for_payment(self, game: Game, context: Context, payer: int, domain: int) -> int:
        if domain == NOTHING:
            return 0
        resources = game.state.sides[payer].domains[domain].resources
        factions = [payment.resource_faction(game, card) for card in resources]
        if self.supplying is not None:
            return factions.count(self.supplying)
        return len({*factions} - {self.other_than, Faction.NEUTRAL, None})

    def quantity(self, voice: Voice) -> Quantity:
        one, clause = "resource type", f"other than [{self.other_than}]"
        if self.supplying is not None:
            one, clause = "resource", f"that supply [{self.supplying}]"
        clause += " on the domain drained to pay for it"
        return Quantity(f"the number of {one}s {clause}", f"{one} {clause}", f"{one}s {clause}")


@dataclass(frozen=True)
class TurnDomain(Effect):
    """Put a drain marker on domains, for no payment (RES-9), or take it off; or move it from one domain to another, and
    if that cannot be done in full, nothing is moved."""

    which: Domains | TheDomain
    refresh: bool = False
    to: Domains | None = None

    def choices(self) -> Iterator[tuple[Choice, Effect]]:
        return super().choices() if self.which.which == "one" else iter(())

    def compute_own_choices(self) -> tuple[Choice, ...]:
        return super().compute_own_choices() if self.which.which == "one" else ()

    def payable(self, game: Game, context: Context) -> bool:
        if self.which.which != "that":
            return super().payable(game, context)
        return any(self._is_open(game, seat, place) for seat, place in self.which.places(game, context))

    def _is_open(self, game: Game, seat: int, place: int) -> bool:
        return game.state.sides[seat].domains[place].drained is self.refresh

    def perform(self, game: Game, context: Context) -> None:
        places = self.which.places(game, context)
        turns = [(not self.refresh, seat, place) for seat, place in places]
        game.state.succeeded = bool(turns) or self.which.which == "all"
        if self.to is not None:
            goal = self.to.places(game, context)
            free = [place for place in goal if not game.state.sides[place[0]].domains[place[1]].drained]
            game.state.succeeded = bool(places and free) and self._is_open(game, *places[0])
            turns = [*turns, *[(True, seat, place) for seat, place in free]] if game.state.succeeded else []
        game.happen([self._occurrence(context, drains, seat, place) for drains, seat, place in turns])

    def _occurrence(self, context: Context, drains: bool, seat: int, domain: int) -> Occurrence:
        cause = AS_COST if self.which.which == "that" else NOTHING
        if drains:
            return happenings.drain(seat, context.source, context.seat, domain, paid_for=cause)
        return happenings.refresh_domain(seat, domain, context.source, context.seat, cause)

    def sentences(self, voice: Voice) -> list[Sentence]:
        if self.to is not None:
            start = f"one of {self.which.whose.possessive(voice)} domains"
            return deed("move", f"a drain token from {start} to {self.to.mention(voice).text}")
        return deed("refresh" if self.refresh else "drain", self.which.mention(voice).text)


@dataclass(frozen=True)
class ForEachDomain(Effect):
    """An effect for each domain of a player, one after the other; it speaks of the domain by a name."""

    effect: Effect
    which: Domains
    as_: str = "domain"

    def check(self, scope: Scope) -> None:
        self.which.check(scope)
        inner = scope.inside()
        inner.bind(self.as_)
        self.effect.check(inner)

    def choices(self) -> Iterator[tuple[Choice, Effect]]:
        return iter(())

    def step(self, game: Game, frame: Do) -> None:
        if frame.pc == 0:
            frame.left = tuple([place for _, place in self.which.places(game, frame.context)])
        if frame.pc == len(frame.left):
            game.pop(True)
            return
        place = frame.left[frame.pc]
        frame.pc += 1
        context = frame.context.apart()
        context.bound = {**context.bound, self.as_: (place,)}
        game.push(Do(self.effect, context))

    def sentences(self, voice: Voice) -> list[Sentence]:
        first, *others = self.effect.sentences(voice)
        each = f"separately for each of {self.which.in_words(voice)}"
        return [opened(first, each), *others] if others else [closed(first, f", {each}")]


@dataclass(frozen=True)
class GainDomain(Effect):
    """Players lay the top card of their own deck face down as a new domain (RES-10); or a certain card becomes one of
    its owner's (RES-15)."""

    who: Who = YOU
    card: Subject | None = None

    def possible(self, game: Game, context: Context) -> bool:
        if self.card is not None:
            cards = self.card.cards(game, context)
            return bool(cards) and all(game.state.cards[card].owner == context.seat for card in cards)
        return super().possible(game, context)

    def perform(self, game: Game, context: Context) -> None:
        if self.card is not None:
            seat = context.seat
            cards = [card for card in self.card.cards(game, context) if game.state.cards[card].owner == seat]
            game.state.succeeded = bool(cards)
            game.happen([happenings.gain_domain(seat, context.source, seat, card) for card in cards])
            return
        seats = self.who.seats(game, context)
        game.happen(
            [happenings.gain_domain(seat, context.source, context.seat) for seat in seats]
        )

    def sentences(self, voice: Voice) -> list[Sentence]:
        who = self.who.mention(voice)
        if self.card is not None:
            return one_act("put", self.card, voice.away(), "face down as a new domain")
        if isinstance(self.who, You):
            return deed("add", f"the top card of {who.owner} deck, face down, to {who.owner} domains")
        return [Claim(subject=who, verb="gain", rest="a new domain")]


def refresh_all_domains(whose: Who) -> TurnDomain:
    """Refresh all domains of players: refresh_all_domains(EACH_PLAYER)."""
    return TurnDomain(Domains(whose, drained=True, which="all"), refresh=True)


def move_drain(whose: Who = YOU) -> TurnDomain:
    """Move a drain marker from one of a player's domains to any undrained domain."""
    return TurnDomain(Domains(whose, drained=True), refresh=True, to=Domains(ANY_PLAYER, drained=False))


def drain_that_domain(which: str = "domain") -> TurnDomain:
    """Drain the domain that a card was just attached to, as a price."""
    return TurnDomain(Domains(as_=which, which="that"))


def drain_domain(which: Who | Domains | TheDomain = YOU) -> TurnDomain:
    """Drain an undrained domain of a player, or a certain one: drain_domain(domain(most=True))."""
    return TurnDomain(_turned(which, drained=False))


def drain_all_domains(whose: Who = YOU) -> TurnDomain:
    """Drain all domains of players: drain_all_domains(EACH_PLAYER). As a cost it can be paid with none left."""
    return TurnDomain(Domains(whose, drained=False, which="all"))


def refresh_domain(which: Who | Domains | TheDomain = YOU, at_most: int | None = None) -> TurnDomain:
    """Refresh a drained domain of a player, perhaps only one with few resources, or a certain one:
    refresh_domain(domain(supplying=AGENCY, at_least=2)), refresh_domain(PAYING_DOMAIN)."""
    return TurnDomain(_turned(which, drained=True, at_most=at_most), refresh=True)


def _turned(
    which: Who | Domains | TheDomain, drained: bool, at_most: int | None = None
) -> Domains | TheDomain:  # fmt: skip
    """The domain that is drained or refreshed: one that is picked must not be so already."""
    if isinstance(which, Who):
        return Domains(which, drained, at_most)
    return replace(which, drained=drained) if isinstance(which, Domains) and which.which == "one" else which


def for_each_domain(effect: Effect, which: Who | Domains = YOU, as_: str = "domain") -> ForEachDomain:
    """Do an effect once for each domain of a player: for_each_domain(destroy(a(RESOURCES.on(that_domain()))))."""
    return ForEachDomain(effect, Domains(which, which="all") if isinstance(which, Who) else which, as_)


def gain_domain(who: Who = YOU, card: Subject | None = None) -> GainDomain:
    """Add a domain from the deck, or a certain card as a domain: gain_domain(card=THIS)."""
    return GainDomain(who, card)


def resource_types(other_than: Faction) -> ResourceTypes:
    """The number of factions that the domain that pays shows: costs(THIS, -1, per=resource_types(other_than=HASTUR)).
    """
    return ResourceTypes(other_than)


def paying_resources(supplying: Faction) -> ResourceTypes:
    """The number of resources of a sort on the domain that pays: costs(THIS, -1, per=paying_resources(NEUTRAL))."""
    return ResourceTypes(supplying=supplying)
