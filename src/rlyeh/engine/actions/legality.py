"""Legality of actions: whether a card may be played or an ability used now, and if not, why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.actions.alongside import played_with
from rlyeh.engine.actions.payment import can_afford, payable, payment_refusal, steadfast_refusal
from rlyeh.engine.actions.play_and_use import are_possible, extra_price, has_x, payable_and_possible, payable_costs
from rlyeh.engine.effects.equal_copies import distinct_plays, distinct_uses
from rlyeh.engine.effects.prices import can_pay, owed_for_use
from rlyeh.engine.in_force import prohibitions
from rlyeh.engine.in_force.texts import NO_LISTENERS, InForce, Listener, texts_of
from rlyeh.engine.state import bindings, happenings
from rlyeh.engine.state.cards import NOTHING, Piece
from rlyeh.engine.state.decision import Refusal
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.state.records import Context
from rlyeh.engine.words.modifiers import Layer
from rlyeh.engine.words.parts import Condition
from rlyeh.engine.words.text_box import Ability
from rlyeh.model import CardType, Label, Phase, Position, Word, Zone
from rlyeh.model.grammar import Clause, Voice

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

OPERATIONS: Final = Phase.OPERATIONS
EVENT: Final = CardType.EVENT
CONSPIRACY: Final = CardType.CONSPIRACY
HAND: Final = Zone.HAND
READY: Final = Position.READY
WIN_STORY: Final = int(Kind.WIN_STORY)
TRIGGER: Final = int(Kind.TRIGGER)
CANNOT: Final = int(Layer.CANNOT)
PLAYABLE: Final = int(Layer.PLAYABLE)
PRICE: Final = int(Layer.PRICE)

CANNOT_PAY: Final = Refusal("PAY-1", "None of your undrained domains can pay for it.")
CANNOT_DO: Final = Refusal("EFF-1", "Its cost cannot be paid, or there is not enough that it could choose.")
WRONG_TIME: Final = Refusal("OPS-8", "It may not be used at this time.")
NO_X: Final = Refusal("PAY-17", "Whatever you can pay for X, there is nothing for it to choose.")
NOT_SO: Final = Refusal("GEN-3", "Its text asks for something that is not the case.")
"""Refusals that come so often that their reason is only looked for when somebody asks (`..._in_full`)."""


def play_refusal(game: Game, seat: int, card: int) -> Refusal | None:
    """The reason why a player may not play a character, support or conspiracy now; None if they may (OPS-8)."""
    refusal = _refusal_but_for_price(game, seat, card)
    if refusal is not None or game.state.cards[card].face.cost_is_x:
        return refusal
    return None if can_afford(game, seat, card) else CANNOT_PAY


def refusal_at_any_time(game: Game, seat: int, card: int) -> Refusal | None:
    """`play_refusal` where an effect lets the card be played, whatever the phase (OPS-12)."""
    face = game.state.cards[card].face
    if face.is_event:
        return Refusal("OPS-12", "That is no card that enters play.")
    refusal = refusal_beyond_price(game, seat, card)
    if refusal is not None or face.cost_is_x:
        return refusal
    return None if can_afford(game, seat, card) else CANNOT_PAY


def _refusal_but_for_price(game: Game, seat: int, card: int) -> Refusal | None:
    """`play_refusal`, for a card that the player can afford unless its price is X."""
    state = game.state
    if state.phase is not OPERATIONS or state.active != seat:
        rule = "OPS-2" if state.cards[card].face.type is CONSPIRACY else "OPS-1"
        return Refusal(rule, "Characters, supports and conspiracies are played only in your own operations phase.")
    return refusal_beyond_price(game, seat, card)


def refusal_beyond_price(game: Game, seat: int, card: int) -> Refusal | None:
    """The same, at whatever time it is played."""
    piece = game.state.cards[card]
    face = piece.face
    index = game.force or game.index()
    if face.limited_by_price_only and not index.playable_elsewhere and not index.layers[PLAYABLE]:
        return None
    if face.type is CONSPIRACY and not game.rules.conspiracies:
        return Refusal("CCG-2", "This rule set has no conspiracies.")
    if face.type is CONSPIRACY and _has_lost_conspiracy(game, seat):
        return Refusal("CONSP-6", "Your conspiracy was won in this operations phase: play the next one in your next.")
    if not prohibitions.may_enter(game, card, seat):
        return _entry_refusal(game, seat, piece)
    refusal = None
    if face.steadfast or index.playable_elsewhere or index.layers[PLAYABLE]:
        refusal = restriction(game, seat, card)
    if refusal is not None:
        return refusal
    if face.attach_to is not None and not prohibitions.attachable_hosts(game, card, seat):
        return Refusal("STATE-26", "There is nothing it could be attached to.")
    if face.cost_is_x:
        return None if has_x(game, seat, card, None, Context(card, seat)) else CANNOT_PAY
    if face.enter_modifiers:
        for choice, _ in played_with(face):
            if not choice.enough(game, Context(card, seat), None):
                return Refusal("EFF-1", "There is nothing that could be chosen for it.", card)
    return None


def _has_lost_conspiracy(game: Game, seat: int) -> bool:
    """Whether a player's conspiracy was won in this phase, by whomever, so that the next one has to wait (CONSP-6)."""
    state = game.state
    if not game.rules.next_conspiracy_waits:
        return False
    won = [state.cards[card] for kind, phase, card, *_ in state.memory if kind == WIN_STORY and phase is state.phase]
    return any(piece.face.type is CONSPIRACY and piece.owner == seat for piece in won)


def restriction(game: Game, seat: int, card: int, context: Context | None = None) -> Refusal | None:
    """The restriction that keeps a player from playing a card, whatever its price: Steadfast, a text in force, or what
    it costs besides to play it from where it lies. The context is that of an event's ability."""
    index = game.force or game.index()
    refusal = steadfast_refusal(game, seat, card) if game.state.cards[card].face.steadfast else None
    if refusal is None and index.layers[PLAYABLE]:
        refusal = forbidden_to_play(game, seat, card)
    if refusal is None and card in index.playable_elsewhere:
        refusal = _refusal_elsewhere(game, index.playable_elsewhere[card], seat, card, context or Context(card, seat))
    return refusal


def _refusal_elsewhere(game: Game, entry: InForce, seat: int, card: int, context: Context) -> Refusal | None:
    """The reason why a player may not play a card from where it lies, although a text speaks of it."""
    if entry.modifier.player_of(game, entry.context, card) != seat:
        return Refusal("OPS-10", "Nothing allows you to play it from where it lies.", entry.context.source)
    if not entry.holds(game):
        return Refusal("OPS-10", "What would allow it is not the case.", entry.context.source, entry.condition)
    return price_refusal(game, card, context)


def _entry_refusal(game: Game, seat: int, piece: Piece) -> Refusal:
    copy = prohibitions.copy_in_play(game, piece.id, seat)
    if piece.face.unique and copy != NOTHING:
        return Refusal("STATE-43", "It is unique, and you control or own a copy of it in play.", copy)
    if piece.face.type is CONSPIRACY:
        return Refusal("CONSP-4", "You already have a conspiracy in play.")
    clashing = prohibitions.clashing_card(game, piece.id, seat)
    title = game.state.cards[clashing].face.title
    return Refusal("KEY-4", f"You cannot control both Heroic and Villainous characters: you have {title}.", clashing)


def forbidden_to_play(game: Game, seat: int, card: int) -> Refusal | None:
    """Whether a text in force keeps the player from playing the card."""
    for entry in game.index().layers[PLAYABLE]:
        if entry.holds(game):
            playing = happenings.played(card, seat, entry.context)
            if entry.modifier.forbids(game, entry.context, Kind.PLAYED, card, playing):
                if entry.context.source == card:
                    reason = f"Its own text does not allow it now: {_said(game, entry.modifier, card)}."
                    return Refusal("OPS-8", reason, card, entry.modifier)
                return forbidden_by(game, entry)
    return None


def price_refusal(game: Game, card: int, context: Context) -> Refusal | None:
    """Whether the player cannot pay what it costs besides to play the card from where it lies."""
    price = extra_price(game, card, context)
    if price is None or price.payable(game, context):
        return None
    reason = f"Its cost cannot be paid: {_said(game, price, card)}."
    return Refusal("PAY-7", reason, context.bound[bindings.PLACE][0], price)


def forbidden_by(game: Game, entry: InForce) -> Refusal:
    """The refusal that names the card which forbids it."""
    source = entry.context.source
    return Refusal("EFF-28", f"{game.state.cards[source].face.title} does not allow it.", source)


def use_refusal(game: Game, listener: Listener, context: Context) -> Refusal | None:
    """The reason why an ability may not be used now; its trigger has been compared already."""
    ability = listener.ability
    context.ability = ability
    piece = game.state.cards[listener.card]
    seat = listener.seat
    if ability.only is not None and not ability.only.holds(game, context):
        return WRONG_TIME
    if ability.if_ is not None and not ability.if_.holds(game, context):
        return NOT_SO
    if ability.limit is not None and used_up(game, ability, piece, seat):
        often = f"The ability has been used as often as it may be. {ability.limit.english()}"
        return Refusal("FINAL-109", often, listener.card, ability.limit)
    index = game.force or game.index()
    if index.layers[CANNOT] and TRIGGER in index.forbidden_kinds:
        use = happenings.trigger(listener.card, seat, ability.label, context)
        forbidder = prohibitions.forbidder(game, TRIGGER, listener.card, use)
        if forbidder is not None:
            return forbidden_by(game, forbidder)
    if index.layers[PRICE]:
        prices = owed_for_use(game, listener.card, ability, context)
        if prices and not can_pay(game, seat, prices, [cost.least_drain() for cost in ability.costs]):
            dear, own = next(((dear, own) for dear, own in prices if not dear.payable(game, own)), prices[0])
            return Refusal("PAY-34", f"Its cost cannot be paid: {dear.english()}.", own.source, dear)
    face = piece.face
    playing = piece.zone is HAND or (listener.card in index.playable_elsewhere and piece.zone not in ability.zones)
    playing = playing and face.is_event
    if playing and (face.steadfast or index.playable_elsewhere or index.layers[PLAYABLE]):
        refusal = restriction(game, seat, listener.card, context)
        if refusal is not None:
            return refusal
    if ((playing and face.cost_is_x) or ability.cost_x) and not context.free:
        return None if has_x(game, seat, listener.card, ability, context) else NO_X
    if playing and not can_afford(game, seat, listener.card):
        return CANNOT_PAY
    if ability.costs and not payable_costs(game, ability, context):
        return CANNOT_DO
    return None if are_possible(game, ability, context) else CANNOT_DO


def free_play_refusal(game: Game, ability: Ability, context: Context) -> Refusal | None:
    """The reason why an event may not be played now without paying for it. Its restrictions hold all the same, and X is
    0 (PAY-19)."""
    card, seat = context.source, context.seat
    if ability.only is not None and not ability.only.holds(game, context):
        only = _circumstance(game, ability.only, card).led_by("if")
        return Refusal("OPS-8", f"It may be played only {only}.", card, ability.only)
    if ability.if_ is not None and not ability.if_.holds(game, context):
        asked = _circumstance(game, ability.if_, card).stated()
        return Refusal("GEN-3", f"Its text asks that {asked}.", card, ability.if_)
    refusal = steadfast_refusal(game, seat, card) or forbidden_to_play(game, seat, card)
    if refusal is not None:
        return refusal
    return None if payable_and_possible(game, ability, context) else CANNOT_DO


def play_refusal_in_full(game: Game, seat: int, card: int) -> Refusal | None:
    """As `play_refusal`, with the very reason where a payment fails."""
    refusal = play_refusal(game, seat, card)
    if refusal is not CANNOT_PAY:
        return refusal
    if game.state.cards[card].face.cost_is_x and can_afford(game, seat, card):
        return NO_X
    return payment_refusal(game, seat, card)


def use_refusal_in_full(game: Game, listener: Listener, context: Context) -> Refusal | None:
    """As `use_refusal`, with the very reason where a payment, cost or choice fails."""
    refusal = use_refusal(game, listener, context)
    ability = listener.ability
    if refusal is WRONG_TIME and ability.only is not None:
        only = _circumstance(game, ability.only, listener.card).led_by("if")
        return Refusal("OPS-8", f"It may be used only {only}.", listener.card, ability.only)
    if refusal is NOT_SO and ability.if_ is not None:
        asked = _circumstance(game, ability.if_, listener.card).stated()
        return Refusal("GEN-3", f"Its text asks that {asked}.", listener.card, ability.if_)
    if refusal is CANNOT_PAY:
        return payment_refusal(game, listener.seat, listener.card)
    return _effect_refusal(game, listener.ability, context) if refusal is CANNOT_DO else refusal


def _effect_refusal(game: Game, ability: Ability, context: Context) -> Refusal:
    for cost in ability.costs:
        if not cost.payable(game, context):
            rule = COST_RULES.get(cost.name, "PAY-7")
            return Refusal(rule, f"Its cost cannot be paid: {_said(game, cost, context.source)}.", context.source, cost)
    for effect in ability.effects:
        if not effect.possible(game, context):
            missing = f"There is not enough to choose for it: {_said(game, effect, context.source)}."
            return Refusal("EFF-1", missing, word=effect)
    return CANNOT_DO


COST_RULES: Final = {"pay": "PAY-6", "exhaust": "PAY-27", "discard_from_hand": "PAY-28", "sacrifice": "PAY-29"}
"""The rule behind a cost that cannot be paid, by the name of its word."""


def used_up(game: Game, ability: Ability, piece: Piece, seat: int) -> bool:
    """Whether an ability has reached its limit, if it has one."""
    limit = ability.limit
    if limit is None:
        return False
    used = 0
    mark = ability.mark_of_use(piece.face.id, 0) >> 1
    for kind, phase, card, life, by in game.state.memory:
        if kind != Kind.TRIGGER or by >> 1 != mark or (limit.per == "phase" and phase != game.state.phase):
            continue
        if limit.by_title:
            used += by & 1 == seat and game.state.cards[card].face.title == piece.face.title
        else:
            used += card == piece.id and life == piece.life
    return used >= limit.times


def actions(game: Game, seat: int) -> list[Listener]:
    """The Actions that a player may take now, events in hand included."""
    index = game.force or game.index()
    listeners = index.actions[seat]
    hand = game.acting_hands[seat]
    if hand is None or index.blanked:
        hand = acting_hand(game, seat)
    if hand:
        listeners = listeners + hand if listeners else hand
    elif not listeners:
        return NO_LISTENERS
    state = game.state
    most = (game.payable[seat] or payable(game, seat)).most
    usable: list[Listener] = []
    for listener in listeners:
        if listener.least > most and (listener.price > most or not index.reprices(listener.card)):
            continue
        if listener.needs_ready and state.cards[listener.card].position is not READY:
            continue
        if use_refusal(game, listener, listener.asking_context(game)) is None:
            usable.append(listener)
    if len(usable) < 2:
        return usable
    return [usable[at] for at in distinct_uses(game, [(0, listener) for listener in usable])]


def acting(game: Game, seat: int) -> list[Listener]:
    """The Actions that a player has: of cards in force, then of those in hand."""
    return [*(game.force or game.index()).actions[seat], *acting_hand(game, seat)]


def acting_hand(game: Game, seat: int) -> list[Listener]:
    """The Actions of the cards in a player's hand, in an order that tells nothing of when they were drawn: a list to
    read only."""
    listeners = game.acting_hands[seat]
    if listeners is None:
        cards = game.state.cards
        listeners = []
        for card in sorted(game.state.sides[seat].hand):
            piece = cards[card]
            if piece.face.acts_from_hand:
                listeners += texts_of(piece).from_hand
        game.acting_hands[seat] = listeners
    blanked = (game.force or game.index()).blanked
    return [listener for listener in listeners if listener.card not in blanked] if blanked else listeners


def plays(game: Game, seat: int) -> list[int]:
    """The characters, supports and conspiracies that a player may play now; equal cards are offered once."""
    state = game.state
    cards = state.cards
    side = state.sides[seat]
    index = game.force or game.index()
    most = (game.payable[seat] or payable(game, seat)).most
    affordable: list[int] = []
    for card in side.hand:
        piece = cards[card]
        face = piece.face
        if face.is_event or (face.cost > most and not index.reprices(card)):
            continue
        if can_afford(game, seat, card):
            affordable.append(card)
    offered = distinct_plays(game, seat, affordable, _refusal_but_for_price)
    return offered + _plays_from_elsewhere(game, seat) if index.playable_elsewhere else offered


def _plays_from_elsewhere(game: Game, seat: int) -> list[int]:
    """The characters, supports and conspiracies in no hand that a player may play now (OPS-10)."""
    cards = game.state.cards
    offered: list[int] = []
    for card in (game.force or game.index()).playable_elsewhere:
        playable = not cards[card].face.is_event and can_afford(game, seat, card)
        if playable and _refusal_but_for_price(game, seat, card) is None:
            offered.append(card)
    return offered


LABELS: Final = {Label.ACTION: "action", Label.DISRUPT: "disrupt", Label.RESPONSE: "response"}
"""The kind of decision in which abilities of a label are offered."""


def _said(game: Game, word: Word, card: int) -> str:
    """A word of a card, under its title."""
    return word.in_voice(Voice(game.state.cards[card].face.title))


def _circumstance(game: Game, condition: Condition, card: int) -> Clause:
    return condition.circumstance(Voice(game.state.cards[card].face.title))
