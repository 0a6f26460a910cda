"""Prices that texts put on acts: committing, choosing a target, using an effect, laying a resource (PAY-34).

Whoever cannot pay may not do it. A price is paid like a cost; what comes of the act waits until it is paid.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from rlyeh.engine.effects.carry_out import Do
from rlyeh.engine.in_force.texts import InForce
from rlyeh.engine.state import happenings
from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.occurrence_kinds import BY_RULE
from rlyeh.engine.state.records import Context, Frame
from rlyeh.engine.state.wire import Wire
from rlyeh.engine.words.modifiers import Act, Layer
from rlyeh.engine.words.parts import Effect
from rlyeh.engine.words.text_box import Ability
from rlyeh.model import Label

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

PRICE: Final = int(Layer.PRICE)

Price = tuple[Effect, Context]
"""What is paid, and in which context: its payer is "you" there."""


def owed(game: Game, act: Act, seat: int, deed: Occurrence, effect: Context | None = None) -> list[Price]:
    """The prices that a player owes for an act; `effect` is the one that is used, or that chooses. Who is only asked to
    pay if able owes nothing that they cannot pay."""
    prices: list[Price] = []
    for entry in (game.force or game.index()).layers[PRICE]:
        if entry.holds(game) and entry.modifier.has_price(game, entry.context, act, seat, deed, effect):
            price = _price(entry, seat, deed)
            if not entry.modifier.spares_who_cannot_pay() or price[0].payable(game, price[1]):
                prices.append(price)
    return prices


def _price(entry: InForce, seat: int, deed: Occurrence) -> Price:
    """The price of a text in force, for the player who owes it."""
    price = entry.modifier.price()
    assert price is not None
    own = Context(entry.context.source, seat, entry.context.life)
    own.bound = dict(entry.context.bound)
    own.trigger = deed
    return price, own


def can_pay(game: Game, seat: int, prices: list[Price], besides: list[int] | None = None) -> bool:
    """Whether the player can pay all of these, each drain with a domain of its own (PAY-5); `besides` are amounts that
    have to be paid as well."""
    drains = [] if besides is None else [amount for amount in besides if amount]
    for price, context in prices:
        if not price.payable(game, context):
            return False
        drained = price.least_drain()
        if drained:
            drains.append(drained)
    if len(drains) < 2:
        return True
    domains = game.state.sides[seat].domains
    worth = sorted((len(domain.resources) for domain in domains if not domain.drained), reverse=True)
    drains.sort(reverse=True)
    return len(worth) >= len(drains) and all(have >= amount for have, amount in zip(worth, drains, strict=False))


def owed_for_targets(game: Game, context: Context, targets: tuple[int, ...]) -> list[Price]:
    """The prices of having chosen these targets."""
    prices: list[Price] = []
    for card in targets:
        deed = happenings.target(card, context.seat, NOTHING, context)
        prices += owed(game, Act.CHOOSE, context.seat, deed, context)
    return prices


def owed_for_use(game: Game, card: int, ability: Ability, context: Context) -> list[Price]:
    """The prices of using an effect; a Forced Response is not used by anybody (TIME-21)."""
    if ability.label is Label.FORCED or ability.label is Label.PASSIVE:
        return []
    deed = happenings.trigger(card, context.seat, ability.label, context)
    return owed(game, Act.USE, context.seat, deed, context)


def is_too_dear(game: Game, context: Context, card: int) -> bool:
    """Whether the player cannot pay for choosing a card as a target, beside what the effect itself still costs."""
    prices = owed_for_targets(game, context, (card,))
    if not prices:
        return False
    ability = context.ability
    besides: list[int] = []
    if isinstance(ability, Ability) and not context.paid and not context.free:
        besides = [cost.least_drain() for cost in ability.costs]
        prices += owed_for_use(game, context.source, ability, context)
    return not can_pay(game, context.seat, prices, besides)


@mypyc_attr(allow_interpreted_subclasses=True)
class PayPrices(Frame):
    """The payment of the prices of an act, one after the other; if one of them is not paid, the act is not done."""

    WIRE: ClassVar[Wire] = Wire("pay_prices")
    __slots__ = ("contexts", "prices")
    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "prices", "contexts")

    def __init__(self, prices: list[Price]) -> None:
        self.pc = 0
        self.prices = tuple([price for price, _ in prices])
        self.contexts = [context for _, context in prices]

    def step(self, game: Game) -> None:
        if self.pc > 0 and not game.state.succeeded:  # It counts the prices, not steps of its own.
            game.pop(False)
        elif self.pc < len(self.prices):
            self.pc += 1
            game.enter(Do(self.prices[self.pc - 1], self.contexts[self.pc - 1]))
        else:
            game.pop(True)


@mypyc_attr(allow_interpreted_subclasses=True)
class LayResource(Frame):
    """The attaching of a resource that had a price: it is attached if that was paid and the card is still in hand."""

    WIRE: ClassVar[Wire] = Wire("lay_resource")
    __slots__ = ("card", "domain", "seat")
    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "seat", "card", "domain")

    def __init__(self, seat: int, card: int, domain: int) -> None:
        self.pc = 0
        self.seat = seat
        self.card = card
        self.domain = domain

    def step(self, game: Game) -> None:
        hand = game.state.sides[self.seat].hand
        if self.pc or not game.state.succeeded or not hand or (self.card != NOTHING and self.card not in hand):
            game.pop()
            return
        self.pc = 1  # Of two stages, a name would say no more.
        card = hand[game.below(len(hand))] if self.card == NOTHING else self.card
        game.occur(happenings.attach_resource(card, self.seat, self.domain, cause=BY_RULE))


def owed_for_resource(game: Game, seat: int) -> list[Price]:
    """The prices of attaching the resource of the turn."""
    return owed(game, Act.RESOURCE, seat, happenings.attach_resource(NOTHING, seat, NOTHING, cause=BY_RULE))


__all__ = [
    "LayResource", "PayPrices", "Price", "can_pay", "is_too_dear", "owed", "owed_for_resource", "owed_for_targets",
    "owed_for_use",
]  # fmt: skip
