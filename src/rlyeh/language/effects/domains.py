"""Words about domains: draining and refreshing them, and adding one from the deck."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

from rlyeh.engine.actions import payment
from rlyeh.engine.state import happenings
from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.state.decision import Option
from rlyeh.engine.state.occurrence_kinds import AS_COST
from rlyeh.engine.words.doing import deed, one_act
from rlyeh.engine.words.parts import Amount, Choice, Effect, Subject
from rlyeh.language.nouns.players import ANY_PLAYER, YOU, AnyPlayer, Who, You
from rlyeh.model import Faction
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Claim, Phrase, Quantity, Sentence, Voice, article
from rlyeh.model.scope import Scope

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.occurrence import Occurrence
    from rlyeh.engine.state.records import Context


@dataclass(frozen=True)
class Domains(Choice):
    """Domains of a player: one that is picked, the one spoken of before, or all of them. Domains are out of play: only
    effects that name them reach them (RES-6).

    Where either player's may be picked, "your" domains have even numbers and the opponent's odd ones.
    """

    whose: Who = YOU
    drained: bool | None = None
    """Whether it must be drained or must not be."""
    at_most: int | None = None
    """The most resources it may hold."""
    as_: str = ""
    """A name by which later words speak of it."""
    which: Literal["one", "that", "all"] = "one"

    def check(self, scope: Scope) -> None:
        super().check(scope)
        if self.which == "that":
            scope.must_know(self.as_, "drain_that_domain")
        scope.bind(self.as_)

    verb = "domain"

    @property
    def rule(self) -> str:
        return "RES-6"

    def slot(self) -> str:
        return self.as_ or self.ref

    def candidates(self, game: Game, context: Context, effect: Effect | None) -> list[int]:
        return [self._number(context, seat, place) for seat, place in self._fitting(game, context)]

    def _fitting(self, game: Game, context: Context) -> list[tuple[int, int]]:
        seats = sorted(self.whose.seats(game, context), key=lambda seat: seat != context.seat)
        return [
            (seat, place)
            for seat in seats
            for place, domain in enumerate(game.state.sides[seat].domains)
            if self.drained in (None, domain.drained)
            and (self.at_most is None or len(domain.resources) <= self.at_most)
        ]

    def _number(self, context: Context, seat: int, place: int) -> int:
        return 2 * place + int(seat != context.seat) if isinstance(self.whose, AnyPlayer) else place

    def places(self, game: Game, context: Context) -> list[tuple[int, int]]:
        """The domains meant, each by its seat and its place."""
        if self.which == "all":
            return self._fitting(game, context)
        picked = context.bound.get(self.slot(), ())
        if isinstance(self.whose, AnyPlayer):
            return [(context.seat ^ (number % 2), number // 2) for number in picked]
        return [(self.whose.seat(game, context), place) for place in picked]

    def options(self, game: Game, context: Context, candidates: list[int]) -> list[Option]:
        if not isinstance(self.whose, AnyPlayer):
            return [Option(self.verb, number=number) for number in candidates]
        return [Option("any-domain", number=number, text=whose_domain(number)) for number in candidates]

    def mention(self, voice: Voice) -> Phrase:
        if self.which == "that":
            return Phrase("that domain", noun="domain")
        whose = self.whose.possessive(voice)
        if self.which == "all":
            return Phrase(f"all of {whose} domains", many=True, noun="domain")
        state = "" if self.drained is None else "drained " if self.drained else "undrained "
        anybody = isinstance(self.whose, AnyPlayer)
        words = article(f"{state}domain") if anybody else f"one of {whose} {state}domains"
        if self.at_most is not None:
            words += f" with {self.at_most} or fewer resources"
        return Phrase(words, noun="domain")


def whose_domain(number: int) -> str:
    """A domain of either player, by its number among them all."""
    whose = "your" if number % 2 == 0 else "your opponent's"
    return f"{whose} domain {number // 2 + 1}"


@dataclass(frozen=True)
class ResourceTypes(Amount):
    """The number of factions, apart from one, that the resources on the domain that pays show (PAY-11); neutral is
    none."""

    other_than: Faction

    def value(self, game: Game, context: Context) -> int:
        return self.value_for_payment(game, context, context.seat, context.domain)

    def value_for_payment(self, game: Game, context: Context, payer: int, domain: int) -> int:
        if domain == NOTHING:
            return 0
        resources = game.state.sides[payer].domains[domain].resources
        factions = {payment.resource_faction(game, card) for card in resources}
        return len(factions - {self.other_than, Faction.NEUTRAL, None})

    def quantity(self, voice: Voice) -> Quantity:
        clause = f"other than [{self.other_than}] on the domain drained to pay for it"
        return Quantity(f"the number of resource types {clause}", f"resource type {clause}", f"resource types {clause}")


@dataclass(frozen=True)
class TurnDomain(Effect):
    """Put a drain marker on domains, for no payment (RES-9), or take it off; or move it from one domain to another, and
    if that cannot be done in full, nothing is moved."""

    which: Domains
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


def drain_domain(whose: Who = YOU) -> TurnDomain:
    """Drain an undrained domain of a player."""
    return TurnDomain(Domains(whose, drained=False))


def refresh_domain(whose: Who = YOU, at_most: int | None = None) -> TurnDomain:
    """Refresh a drained domain of a player, perhaps only one with few resources."""
    return TurnDomain(Domains(whose, drained=True, at_most=at_most), refresh=True)


def gain_domain(who: Who = YOU, card: Subject | None = None) -> GainDomain:
    """Add a domain from the deck, or a certain card as a domain: gain_domain(card=THIS)."""
    return GainDomain(who, card)


def resource_types(other_than: Faction) -> ResourceTypes:
    """The number of factions that the domain that pays shows: costs(THIS, -1, per=resource_types(other_than=HASTUR)).
    """
    return ResourceTypes(other_than)
