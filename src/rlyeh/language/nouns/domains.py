"""Nouns for domains, for their number, and for what lies on them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from rlyeh.engine.actions import payment
from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.state.decision import Option
from rlyeh.engine.words.parts import Amount, Choice, Effect, Subject
from rlyeh.language.nouns.adjectives import Adjective
from rlyeh.language.nouns.amounts import amount, quantity_of
from rlyeh.language.nouns.players import YOU, AnyPlayer, Who
from rlyeh.model import Faction, Word, Zone
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import PLAIN, Attribute, Phrase, Voice, article, digits
from rlyeh.model.scope import Scope

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
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
    at_most: Amount | int | None = None
    """The most resources it may hold."""
    as_: str = ""
    """A name by which later words speak of it."""
    which: Literal["one", "that", "all"] = "one"
    at_least: Amount | int | None = None
    """The least resources it may hold."""
    supplying: Faction | None = None
    """Only resources that supply this faction count for both numbers."""
    only: bool = False
    """Whether it must have resources, all of which supply that faction."""
    most: bool = False
    """Whether no other one of its player may hold more resources."""
    by: Who = YOU
    """The player who picks it; another one than "you" does when the effect resolves."""
    late: bool = False
    """Whether it is picked when the effect resolves, as the text does not say "choose" (EFF-3)."""

    def check(self, scope: Scope) -> None:
        super().check(scope)
        if self.which == "that":
            scope.must_know(self.as_, "that_domain")
        scope.bind(self.as_)

    verb = "domain"

    @property
    def rule(self) -> str:
        return "RES-6"

    @property
    def later(self) -> bool:
        return self.late or self.by != YOU

    def slot(self) -> str:
        return self.as_ or self.ref

    def chooser(self, game: Game, context: Context) -> int:
        return self.by.seat(game, context)

    def candidates(self, game: Game, context: Context, effect: Effect | None) -> list[int]:
        return [self._number(context, seat, place) for seat, place in self._fitting(game, context)]

    def _fitting(self, game: Game, context: Context) -> list[tuple[int, int]]:
        seats = sorted(self.whose.seats(game, context), key=lambda seat: seat != context.seat)
        return [
            (seat, place)
            for seat in seats
            for place, domain in enumerate(game.state.sides[seat].domains)
            if self.drained in (None, domain.drained) and self._has_enough(game, context, seat, domain.resources)
        ]

    def _has_enough(self, game: Game, context: Context, seat: int, resources: tuple[int, ...]) -> bool:
        """Whether the domain holds what it must."""
        counted = len(resources)
        if self.supplying is not None:
            counted = sum(payment.resource_faction(game, card) is self.supplying for card in resources)
        if self.only and not 0 < counted == len(resources):
            return False
        if self.at_most is not None and counted > amount(self.at_most).value(game, context):
            return False
        if self.at_least is not None and counted < amount(self.at_least).value(game, context):
            return False
        return not self.most or counted == max(len(domain.resources) for domain in game.state.sides[seat].domains)

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

    def exist(self, game: Game, context: Context) -> bool:
        """Whether there is at least one."""
        return bool(self._fitting(game, context))

    def mention(self, voice: Voice) -> Phrase:
        if self.which == "that":
            return Phrase("that domain", noun="domain")
        if self.which == "all":
            # What is drained or refreshed is undrained or drained before: that need not be said.
            words = f"all of {self.whose.possessive(voice)} domains{self._clause(voice)}"
            return Phrase(words, many=True, noun="domain")
        if isinstance(self.whose, AnyPlayer):
            return Phrase(f"{article(f'{self._state()}domain')}{self._clause(voice)}", noun="domain")
        return Phrase(f"one of {self.in_words(voice)}", noun="domain")

    def in_words(self, voice: Voice) -> str:
        """The domains of which one is meant: "your drained domains"."""
        return f"{self.whose.possessive(voice)} {self._state()}domains{self._clause(voice)}"

    def state(self) -> str:
        """Whether it is drained, where that is said."""
        return "there" if self.drained is None else "drained" if self.drained else "undrained"

    def _state(self) -> str:
        return "" if self.drained is None else f"{self.state()} "

    def _clause(self, voice: Voice) -> str:
        noun = "resource" if self.supplying is None else f"[{self.supplying}] resource"
        if self.most or self.only:
            return f" with the most {noun}s" if self.most else f" with only {noun}s"
        if self.at_least is not None and self.at_most is not None:
            return f" with exactly {digits(quantity_of(self.at_least, voice).value, noun)}"
        if self.at_most is not None:
            most = quantity_of(self.at_most, voice)
            limit = f"{most.value} or fewer {noun}s" if most.is_short() else f"no more {noun}s than {most.value}"
            return f" with {limit}"
        return "" if self.at_least is None else f" with {quantity_of(self.at_least, voice).value} or more {noun}s"


@dataclass(frozen=True)
class TheDomain(Word):
    """A certain domain: one that was named before, the one on which a card lies, or the one that paid: for what set the
    text off, or else for the text itself."""

    which: Literal["that", "holding", "paying"]
    named: str = ""
    whose: Who = YOU
    holds: Subject | None = None

    def check(self, scope: Scope) -> None:
        super().check(scope)
        if self.which == "that":
            scope.must_know(self.named, "that_domain")

    def is_open(self, context: Context) -> bool:
        """Whether it is still to be picked: then any will do."""
        return self.which == "that" and self.named not in context.bound

    def places(self, game: Game, context: Context) -> list[tuple[int, int]]:
        """The domain meant, by its seat and its place."""
        if self.which == "paying":
            return _paying(context)
        if self.holds is not None:
            pieces = [game.state.cards[card] for card in self.holds.cards(game, context)]
            return [(piece.owner, piece.domain) for piece in pieces if piece.zone is Zone.RESOURCE]
        picked = context.bound.get(self.named, ())
        if isinstance(self.whose, AnyPlayer):
            return [(context.seat ^ (number % 2), number // 2) for number in picked]
        return [(self.whose.seat(game, context), place) for place in picked]

    def mention(self, voice: Voice) -> Phrase:
        """The domain, in a sentence."""
        if self.holds is not None:
            return Phrase(f"the domain to which {self.holds.mention(voice).text} is attached", noun="domain")
        if self.which == "paying":
            return Phrase("the domain drained to pay for it", noun="domain")
        of = "" if self.whose == YOU else f" of {self.whose.mention(voice).text}"
        return Phrase(f"that domain{of}", noun="domain")

    def english(self) -> str:
        return self.mention(PLAIN).text


def _paying(context: Context) -> list[tuple[int, int]]:
    """The domain that was drained for what set the text off, or else for the text itself."""
    trigger = context.trigger
    used = context if trigger is None or trigger.context is None else trigger.context
    return [] if used.domain == NOTHING else [(used.seat, used.domain)]


def whose_domain(number: int) -> str:
    """A domain of either player, by its number among them all."""
    whose = "your" if number % 2 == 0 else "your opponent's"
    return f"{whose} domain {number // 2 + 1}"


@dataclass(frozen=True)
class OnDomain(Adjective):
    """It is a resource on a certain domain."""

    domain: TheDomain

    def passes(self, game: Game, context: Context, card: int) -> bool:
        piece = game.state.cards[card]
        if self.domain.is_open(context):
            return piece.zone is Zone.RESOURCE
        return piece.zone is Zone.RESOURCE and (piece.owner, piece.domain) in self.domain.places(game, context)

    def attribute(self, voice: Voice) -> Attribute:
        return Attribute(behind=f"on {self.domain.mention(voice).text}", placed=True)


PAYING_DOMAIN: Final = TheDomain("paying")
"""The domain that was drained to pay for a card: for the one that set the text off, or the one that says it."""


def domain(
    whose: Who = YOU,
    *,
    drained: bool | None = None,
    at_least: Amount | int | None = None,
    at_most: Amount | int | None = None,
    exactly: Amount | int | None = None,
    supplying: Faction | None = None,
    only: bool = False,
    most: bool = False,
    by: Who = YOU,
    as_: str = "",
) -> Domains:
    """A domain that a player picks: domain(drained=True, supplying=AGENCY, at_least=2), with two or more resources of
    that faction; domain(most=True), one with the most; domain(ANY_PLAYER, exactly=1)."""
    least, most_ = (at_least, at_most) if exactly is None else (exactly, exactly)
    return Domains(
        whose, drained, most_, as_, at_least=least, supplying=supplying, only=only, most=most, by=by
    )  # fmt: skip


def domains(
    whose: Who = YOU, *, drained: bool | None = None, at_least: Amount | int | None = None,
    at_most: Amount | int | None = None, supplying: Faction | None = None,
) -> Domains:  # fmt: skip
    """All domains of a kind: none(domains(OPPONENT, drained=False))."""
    return Domains(whose, drained, at_most, which="all", at_least=at_least, supplying=supplying)


def that_domain(named: str = "domain", whose: Who = YOU) -> TheDomain:
    """A domain that was named before: RESOURCES.on(that_domain())."""
    return TheDomain("that", named, whose)


def domain_of(resource: Subject) -> TheDomain:
    """The domain on which a resource lies: drain_domain(domain_of(the("it")))."""
    return TheDomain("holding", holds=resource)


__all__ = [
    "PAYING_DOMAIN", "Domains", "OnDomain", "TheDomain", "domain", "domain_of", "domains", "that_domain",
]  # fmt: skip
