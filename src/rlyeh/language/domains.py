"""Words about domains: draining and refreshing them, and adding one from the deck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rlyeh.engine import payment
from rlyeh.engine.abilities import Amount, Choice, Effect
from rlyeh.engine.decisions import Option
from rlyeh.engine.kinds import Kind
from rlyeh.engine.state import NOTHING, Occurrence
from rlyeh.language.people import YOU, Who
from rlyeh.model import Faction

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state import Context


@dataclass(frozen=True)
class ChooseDomain(Choice):
    """One of a player's domains. Domains are out of play: only effects that name them reach them (RES-6)."""

    whose: Who = YOU
    drained: bool = False
    """Whether it must be drained or must not be."""
    at_most: int | None = None
    """The most resources it may hold."""
    verb = "domain"

    def slot(self) -> str:
        return self.ref

    def candidates(self, game: Game, context: Context, effect: Effect | None) -> list[int]:
        domains = game.state.sides[self.whose.seat(game, context)].domains
        return [
            number
            for number, domain in enumerate(domains)
            if domain.drained is self.drained and (self.at_most is None or len(domain.resources) <= self.at_most)
        ]

    def options(self, game: Game, context: Context, candidates: list[int]) -> list[Option]:
        return [Option(self.verb, number=number) for number in candidates]

    def english(self) -> str:
        said = f"one of {self.whose.possessive()} {'drained' if self.drained else 'undrained'} domains"
        return said if self.at_most is None else f"{said} with {self.at_most} or fewer resources"


@dataclass(frozen=True)
class ResourceTypes(Amount):
    """How many factions, apart from one, the resources on the domain that pays show (PAY-11); neutral is none."""

    other_than: Faction

    def value(self, game: Game, context: Context) -> int:
        if context.domain == NOTHING:
            return 0
        resources = game.state.sides[context.paid].domains[context.domain].resources
        found = {payment.resource_faction(game, card) for card in resources}
        return len(found - {self.other_than, Faction.NEUTRAL, None})

    def english(self) -> str:
        return f"the number of resource types {self._clause()}"

    def each(self) -> str:
        return f"resource type {self._clause()}"

    def _clause(self) -> str:
        return f"other than [{self.other_than}] on the domain drained to pay for it"


@dataclass(frozen=True)
class TurnDomain(Effect):
    """Put a drain marker on a domain, for no payment (RES-9), or take it off."""

    which: ChooseDomain
    refresh: bool = False

    def perform(self, game: Game, context: Context) -> None:
        kind = Kind.REFRESH_DOMAIN if self.refresh else Kind.DRAIN
        seat = self.which.whose.seat(game, context)
        chosen = context.bound[self.which.slot()]
        game.state.succeeded = bool(chosen)
        game.happen(
            [Occurrence(kind, seat=seat, source=context.source, by=context.seat, place=place) for place in chosen]
        )

    def english(self) -> str:
        return f"{'refresh' if self.refresh else 'drain'} {self.which.english()}"


@dataclass(frozen=True)
class GainDomain(Effect):
    """Players lay the top card of their own deck face down as a new domain (RES-10)."""

    who: Who = YOU

    def perform(self, game: Game, context: Context) -> None:
        seats = self.who.seats(game, context)
        game.happen(
            [Occurrence(Kind.GAIN_DOMAIN, seat=seat, source=context.source, by=context.seat) for seat in seats]
        )

    def english(self) -> str:
        if self.who == YOU:
            return "add the top card of your deck, face down, to your domains"
        return f"{self.who.english()} gains a new domain"


@dataclass(frozen=True)
class AnyDomain(ChooseDomain):
    """A domain of either player; own domains have even numbers, the opponent's odd ones."""

    def candidates(self, game: Game, context: Context, effect: Effect | None) -> list[int]:
        return [
            2 * number + int(seat != context.seat)
            for seat in (context.seat, 1 - context.seat)
            for number, domain in enumerate(game.state.sides[seat].domains)
            if domain.drained is self.drained
        ]

    def options(self, game: Game, context: Context, candidates: list[int]) -> list[Option]:
        whose = ("your", "your opponent's")
        return [Option("any-domain", number=each, text=f"{whose[each % 2]} domain {each // 2}") for each in candidates]

    def english(self) -> str:
        return "a drained domain" if self.drained else "an undrained domain"


@dataclass(frozen=True)
class MoveDrain(Effect):
    """Move a drain marker from one domain to another; if that cannot be done in full, nothing is moved."""

    which: ChooseDomain
    to: AnyDomain

    def perform(self, game: Game, context: Context) -> None:
        sides = game.state.sides
        start, goal = context.bound[self.which.slot()], context.bound[self.to.slot()]
        game.state.succeeded = False
        if not start or not goal:
            return
        seats = (self.which.whose.seat(game, context), context.seat ^ (goal[0] % 2))
        places = (start[0], goal[0] // 2)
        if sides[seats[0]].domains[places[0]].drained and not sides[seats[1]].domains[places[1]].drained:
            game.happen(
                [
                    Occurrence(kind, seat=seat, source=context.source, by=context.seat, place=place)
                    for kind, seat, place in zip((Kind.REFRESH_DOMAIN, Kind.DRAIN), seats, places, strict=True)
                ]
            )

    def english(self) -> str:
        start = f"one of {self.which.whose.possessive()} domains"
        return f"move a drain token from {start} to {self.to.english()}"


@dataclass(frozen=True)
class RefreshAll(Effect):
    """Refresh all drained domains of players."""

    whose: Who

    def perform(self, game: Game, context: Context) -> None:
        game.state.succeeded = True
        game.happen(
            [
                Occurrence(Kind.REFRESH_DOMAIN, seat=seat, source=context.source, by=context.seat, place=place)
                for seat in self.whose.seats(game, context)
                for place, domain in enumerate(game.state.sides[seat].domains)
                if domain.drained
            ]
        )

    def english(self) -> str:
        return f"refresh all of {self.whose.possessive()} domains"


def refresh_all_domains(whose: Who) -> RefreshAll:
    """Refresh all domains of players: refresh_all_domains(EACH_PLAYER)."""
    return RefreshAll(whose)


def move_drain(whose: Who = YOU) -> MoveDrain:
    """Move a drain marker from one of a player's domains to any undrained domain."""
    return MoveDrain(ChooseDomain(whose, drained=True), AnyDomain())


def drain_domain(whose: Who = YOU) -> TurnDomain:
    """Drain an undrained domain of a player."""
    return TurnDomain(ChooseDomain(whose))


def refresh_domain(whose: Who = YOU, at_most: int | None = None) -> TurnDomain:
    """Refresh a drained domain of a player, perhaps only one with few resources."""
    return TurnDomain(ChooseDomain(whose, drained=True, at_most=at_most), refresh=True)


def gain_domain(who: Who = YOU) -> GainDomain:
    """Add a domain from the deck."""
    return GainDomain(who)


def resource_types(other_than: Faction) -> ResourceTypes:
    """How many factions the domain that pays shows: costs(THIS, -1, per=resource_types(other_than=HASTUR))."""
    return ResourceTypes(other_than)
