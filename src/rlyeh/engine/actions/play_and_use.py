"""Playing a card and using an ability: announce, choose, pay, let it be disrupted, resolve (P1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from rlyeh.engine import changes
from rlyeh.engine.actions.alongside import played_with
from rlyeh.engine.actions.payment import (
    PayForCard,
    announced_x,
    can_afford,
    cheapening,
    drain_option,
    is_repriced,
    largest_x,
    most_payable,
    prices_by_domain,
)
from rlyeh.engine.effects import linked_choices
from rlyeh.engine.effects.carry_out import Do, DoAll, Pick, PickAhead
from rlyeh.engine.effects.prices import PayPrices, owed_for_targets, owed_for_use
from rlyeh.engine.in_force.texts import Listener
from rlyeh.engine.state import bindings, happenings
from rlyeh.engine.state.cards import BOTH, NOTHING
from rlyeh.engine.state.decision import Option
from rlyeh.engine.state.occurrence import CANCELLED, DONE, PENDING, REPLACED, Occurrence
from rlyeh.engine.state.occurrence_kinds import PLAYED_FROM_HAND, Kind
from rlyeh.engine.state.records import Context, Topic
from rlyeh.engine.state.staged import Staged
from rlyeh.engine.state.wire import Wire
from rlyeh.engine.words.modifiers import Layer
from rlyeh.engine.words.parts import Choice, Effect
from rlyeh.engine.words.text_box import Ability
from rlyeh.model import Label, Zone

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.cards import Piece


PLAY: Final = Zone.PLAY
HAND: Final = Zone.HAND
LIMBO: Final = Zone.LIMBO
DISCARD: Final = Zone.DISCARD
FORCED: Final = Label.FORCED
TRIGGER: Final = int(Kind.TRIGGER)
PRICE: Final = int(Layer.PRICE)
ENTER_PLAY: Final = int(Kind.ENTER_PLAY)
PLAYED: Final = int(Kind.PLAYED)
DISCARD_EVENT: Final = int(Kind.DISCARD_EVENT)


USE: Final = 0
EVENT: Final = 1
CARD: Final = 2
PASSIVE: Final = 3
"""What is initiated: an ability, an event, a card that enters play, or passive text that acts."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Initiate(Staged):
    """The playing of a card or the activation of an ability, from its announcement to its end."""

    WIRE: ClassVar[Wire] = Wire("initiate")
    __slots__ = ("card", "context", "mode", "number", "occurrence", "price", "text")
    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "text", "card", "context", "mode", "number", "occurrence", "price")
    STEPS: ClassVar[tuple[str, ...]] = (
        "announce", "announce_x", "pick_domain", "choose", "give_up", "pay_card", "pay_costs", "pay_prices",
        "prices_paid", "demand", "trigger", "resolve", "put_away", "finish", "close",
    )  # fmt: skip

    def __init__(self, text: Ability | None, card: int, context: Context, mode: int) -> None:
        self.pc = 0
        self.text = text
        self.card = card
        self.context = context
        self.mode = mode
        self.number = 0
        self.occurrence: Occurrence | None = None
        self.price: Effect | None = None
        """What it costs besides to play the card from where it lay."""

    @staticmethod
    def ability(listener: Listener, context: Context) -> Initiate:
        """Use an ability; that of an event in hand is used by playing the event."""
        context.ability = listener.ability
        return Initiate(listener.ability, listener.card, context, USE)

    @staticmethod
    def passive(listener: Listener, context: Context) -> Initiate:
        """Let passive text act: it cannot be cancelled and costs nothing (TIME-22)."""
        context.ability = listener.ability
        return Initiate(listener.ability, listener.card, context, PASSIVE)

    @staticmethod
    def play(game: Game, seat: int, card: int) -> Initiate:
        """Play a character, support or conspiracy."""
        context = Context(card, seat, game.state.cards[card].life)
        context.played = True
        return Initiate(None, card, context, CARD)

    def announce(self, game: Game) -> None:
        """The card or ability is named; an event leaves the hand and lies in no pile (TIME-29)."""
        piece = game.state.cards[self.card]
        if piece.zone is PLAY:
            self.context.before = piece
        else:
            self._take_up(game, piece)

    def _take_up(self, game: Game, piece: Piece) -> None:
        """Take up a card that is not in play: what it costs besides, and who gets to know it."""
        if self.mode != PASSIVE:
            self.price = extra_price(game, self.card, self.context)
        if self.mode == USE and piece.face.is_event and self._is_played_from(game, piece):
            self.mode = EVENT
            self.context.played = True
            changes.lay_event(game, self.card, LIMBO)
            self.context.life = game.state.cards[self.card].life
        elif piece.zone is HAND or piece.facedown:
            changes.learn(game, self.card, BOTH)

    def _is_played_from(self, game: Game, piece: Piece) -> bool:
        """Whether this use is the playing of the event, as against an ability that it has where it lies, say in the
        discard pile: that costs what it says and leaves the event there (FINAL-120)."""
        text = self.text
        if text is not None and piece.zone in PLAYED_FROM:
            return piece.zone is HAND or piece.zone not in text.zones
        is_listed = self.card in (game.force or game.index()).playable_elsewhere
        return is_listed and text is not None and text.works_in(HAND, piece.face.type)

    def announce_x(self, game: Game) -> None:
        """X is announced with the play (PAY-17); without payment it is 0 (PAY-19)."""
        text = self.text
        own = text is not None and text.cost_x
        is_priced = self._is_played() and game.state.cards[self.card].face.cost_is_x and not self._is_for_nothing()
        if self.context.free or not (own or is_priced):
            self.go_to("choose")
            return
        self.stay()
        options = [Option("x", number=x) for x in x_values(game, self.context.seat, self.card, text, self.context)]
        game.ask(self.context.seat, "x", options, "PAY-17", self.card)

    def _is_for_nothing(self) -> bool:
        """Whether the card itself costs nothing, whatever is printed on it."""
        return self.context.free or bindings.AT_NO_COST in self.context.bound

    def _is_played(self) -> bool:
        """Whether this is a card being played, as against an ability used."""
        return self.mode == EVENT or self.mode == CARD

    def pick_domain(self, game: Game) -> None:
        """What is announced costs more by way of one domain than of another, so that X hangs on which one pays."""
        self.stay()
        context = self.context
        seat = context.seat
        options: list[Option] = []
        for number, price in prices_by_domain(game, seat, self.card, announced_x(context)).items():
            asking = context.apart()
            asking.x = price
            if _is_possible(game, self.card, self.text, asking):
                options.append(drain_option(game, seat, number, price, playing=True))
        game.ask(seat, "domain", options, "PAY-1", self.card)

    def answer(self, game: Game, option: Option) -> None:
        """X, or the domain that says what X is: a card's text means by it what is paid for the card (PAY-17)."""
        context = self.context
        if self.at() == "pick_domain":
            context.bound[bindings.PAYING] = (option.number,)
            prices = prices_by_domain(game, context.seat, self.card, announced_x(context))
            context.x = prices[option.number]
            self.go_to("choose")
            return
        meant = meanings_of_x(game, context.seat, self.card, self.text, option.number)
        self.go_to("choose" if len(meant) == 1 else "pick_domain")
        if meant != [option.number]:
            context.bound[bindings.ANNOUNCED] = (option.number,)
        context.x = meant[0]

    def topic(self, game: Game) -> Topic:
        return Topic(context=self.context, announced=True)

    def effect_context(self) -> Context | None:
        return self.context

    def choose(self, game: Game) -> None:
        """Everything the player chooses for the effect is chosen now, before disrupts (EFF-3)."""
        text = self.text
        if text is not None:
            for choice, cost in () if self.context.free else text.settled_costs():
                if choice.slot() not in self.context.bound:
                    self.stay()
                    game.enter(SettleCost(choice, cost, self.context, text))
                    return
            for part in text.effects:
                for choice, effect in part.announced():
                    if choice.slot() not in self.context.bound:
                        self.stay()
                        game.pick(choice, effect, self.context, announced=True)
                        return
        elif self.mode == CARD:
            for choice, effect_ in played_with(game.state.cards[self.card].face):
                if choice.slot() not in self.context.bound:
                    self.stay()
                    game.pick(choice, effect_, self.context, announced=True)
                    return

    def give_up(self, game: Game) -> None:
        """Something may be given up so that the card costs less (PAY-38)."""
        if self.mode != CARD or self.context.free or not is_repriced(game, self.card):
            return
        offer = cheapening(game, self.card)
        if offer is not None:
            game.enter(Do(offer, self.context))

    def pay_card(self, game: Game) -> None:
        """The card's own price."""
        game.state.succeeded = True
        if self._is_played() and not self._is_for_nothing():
            game.enter(PayForCard(self.card, self.context))

    def pay_costs(self, game: Game) -> None:
        """Everything before the word "to", in order. A cost not carried out leaves the effect undone (PAY-9)."""
        costs = () if self.text is None or self.context.free else self.text.costs
        costs = costs if self.price is None else (*costs, self.price)
        if not game.state.succeeded:
            self.go_to("put_away")
        elif self.number < len(costs):
            self.stay()
            self.number += 1
            game.enter(Do(costs[self.number - 1], self.context))

    def pay_prices(self, game: Game) -> None:
        """What other texts ask for using it, and for choosing its targets (PAY-34)."""
        text = self.text
        if text is None or not (game.force or game.index()).layers[PRICE]:
            return
        prices = [] if self.context.free else owed_for_use(game, self.card, text, self.context)
        prices += owed_for_targets(game, self.context, self.context.targets)
        if prices:
            game.push(PayPrices(prices))

    def prices_paid(self, game: Game) -> None:
        """If that was not paid in full, the effect is left undone (PAY-9)."""
        if not game.state.succeeded:
            self.go_to("finish")

    def demand(self, game: Game) -> None:
        """What a Forced Response makes players give up is picked like a cost, before anybody answers it (CONF-33)."""
        text = self.text
        if text is not None and text.label is FORCED:
            for effect in text.effects:
                for seat, choice, inner in effect.demanded(game, self.context):
                    self.stay()
                    game.enter(PickAhead(seat, choice, inner, self.context))
                    return

    def trigger(self, game: Game) -> None:
        """The effect is about to resolve: now it may be disrupted."""
        text = self.text
        if self.mode == CARD:
            self._enter(game)
        elif text is not None:
            # What stands in for something was noted when it was put in its place.
            if text.limit is not None and not (self.mode == PASSIVE and text.instead):
                mark = text.mark_of_use(game.state.cards[self.card].face.id, self.context.seat)
                changes.remember(game, TRIGGER, self.card, self.context.life, mark)
            if self.mode == PASSIVE:
                return
            used = happenings.trigger(self.card, self.context.seat, text.label, self.context)
            if text.unstoppable:
                changes.execute(game, used)
                game.add_to_journal(used)
            else:
                self.occurrence = used
                game.occur(used)

    def _enter(self, game: Game) -> None:
        host = self.context.bound.get(bindings.HOST, (NOTHING,))[0]
        story = self.context.bound.get(bindings.COMING_TO, (NOTHING,))[0]
        seat = self.context.seat
        enter = happenings.enter_play(
            self.card, seat, self.card, seat, PLAYED_FROM_HAND, host=host, story=story, context=self.context
        )
        game.happen([enter, happenings.played(self.card, seat, self.context)])

    def resolve(self, game: Game) -> None:
        """Carry the effects out in printed order, unless the effect was cancelled (TIME-12) or something else was done
        in its place (EFF-13)."""
        status = DONE if self.occurrence is None else self.occurrence.status
        if status == CANCELLED:
            self.context.cancelled = True
        elif self.text is not None and status != REPLACED:
            for answered in answered_together(game, self.text, self.context) if self.text.instead else ():
                if answered.status == PENDING:
                    answered.status = REPLACED
            game.enter(DoAll(self.text.effects, self.context))

    def put_away(self, game: Game) -> None:
        """An event goes to the discard pile when its resolution ends, before anybody responds (AMB-19). What it goes to
        instead is done at once where a text says so, and otherwise there is nothing to be told."""
        goes_elsewhere = bindings.UNDER_DECK in self.context.bound
        if self.mode != EVENT or goes_elsewhere or game.state.cards[self.card].zone is not LIMBO:
            return
        if DISCARD_EVENT in (game.force or game.index()).awaited_kinds:
            game.occur(happenings.demanded(DISCARD_EVENT, self.card, self.context.seat))
        else:
            changes.lay_event(game, self.card, DISCARD)

    def finish(self, game: Game) -> None:
        """The play is over; a card in hand whose ability was cancelled is lost with it (TIME-13)."""
        if self.mode == EVENT:
            seat = self.context.seat
            done = [happenings.played(self.card, seat, self.context)]
            if game.state.cards[self.card].zone is LIMBO and bindings.UNDER_DECK in self.context.bound:
                done.insert(0, happenings.to_deck(self.card, seat, self.card, seat, changes.BOTTOM))
            game.happen(done)
            return
        if self.context.cancelled and not game.rules.cancelled_hand_stays and used_from_hand(game, self.context):
            changes.lay_event(game, self.card, DISCARD)

    def close(self, game: Game) -> None:
        """Forced responses that waited for the whole effect come now (FINAL-1)."""
        if game.state.waiting and self.mode != PASSIVE and not self._is_inside_an_effect(game):
            self.stay()
            game.release_waiting()
        else:
            game.pop()

    def _is_inside_an_effect(self, game: Game) -> bool:
        """Whether another effect, which this one only disrupts, is still being carried out."""
        return any(
            isinstance(frame, Initiate) and frame is not self and not frame.has_begun("put_away")
            for frame in game.state.stack
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class SettleCost(Pick):
    """A choice of what pays, made before the targets because these hang on it: only what leaves enough to choose can be
    picked (PAY-36)."""

    WIRE: ClassVar[Wire] = Wire("settle_cost")
    __slots__ = ("text",)
    FIELDS: ClassVar[tuple[str, ...]] = (*Pick.FIELDS, "text")

    def __init__(self, choice: Choice, effect: Effect, context: Context, text: Ability) -> None:
        super().__init__(choice, effect, context)
        self.text = text

    def _remaining(self, game: Game, most: int) -> list[int]:
        left = super()._remaining(game, most)
        if most > 1:
            return left
        return [card for card in left if _leaves_enough_with(game, self.text, self.context, self.choice, card)]


def _leaves_enough_with(game: Game, text: Ability, context: Context, choice: Choice, card: int) -> bool:
    """Whether the effects can be announced if this card is picked for a cost."""
    own = context.apart()
    own.bound = dict(context.bound)
    bindings.bind(game.state, own, choice.slot(), (card,))
    return are_possible(game, text, own)


PLAYED_FROM: Final = frozenset((Zone.HAND, Zone.UNDER, Zone.DISCARD))


def used_from_hand(game: Game, context: Context) -> bool:
    """Whether an ability was used by a card in hand that still lies there; one that has come there as the cost is
    another object (TIME-13, TIME-17)."""
    piece = game.state.cards[context.source]
    return piece.zone is HAND and piece.life == context.life




def answered_together(game: Game, text: Ability, context: Context) -> list[Occurrence]:
    """What an ability answers: what set it off, and where that is said of several at once, the others with it."""
    first, trigger = context.trigger, text.trigger
    if first is None or trigger is None:
        return []
    if not trigger.collective():
        return [first]
    asking = context.apart()
    answered: list[Occurrence] = []
    for occurrence in game.together_with(first):
        asking.trigger = occurrence
        if occurrence.kind == first.kind and trigger.matches(game, asking, occurrence):
            answered.append(occurrence)
    return answered


def extra_price(game: Game, card: int, context: Context) -> Effect | None:
    """The further price of playing a card from where it lies; where that is, is noted in the context."""
    entry = (game.force or game.index()).playable_elsewhere.get(card)
    if entry is None:
        return None
    context.bound[bindings.PLACE] = (entry.context.source,)
    if entry.modifier.goes_under_deck():
        context.bound[bindings.UNDER_DECK] = ()
    return entry.modifier.price()


def x_values(game: Game, seat: int, card: int, text: Ability | None, context: Context) -> list[int]:
    """The values of X that can be announced, paid, and leave the effect possible."""
    values: list[int] = []
    x_before = context.x
    for x in range(_bound_of_x(game, seat, card, text) + 1):
        for meant in meanings_of_x(game, seat, card, text, x):
            context.x = meant
            if _is_possible(game, card, text, context):
                values.append(x)
                break
    context.x = x_before
    return values


def has_x(game: Game, seat: int, card: int, text: Ability | None, context: Context) -> bool:
    """Whether any value of X will do; the largest are tried first, as that is where one is found soonest. Where a
    larger X never leaves less to choose, the largest one that can be paid is as good as any."""
    is_possible = False
    x_before = context.x
    widens = text is not None and text.widens_with_x() and not is_repriced(game, card)
    for x in range(_bound_of_x(game, seat, card, text), -1, -1):
        payable = False
        for meant in meanings_of_x(game, seat, card, text, x):
            context.x = meant
            payable = _pays_costs(game, text, context)
            is_possible = is_possible or (payable and _leaves_enough(game, card, text, context))
        if is_possible or (widens and payable):
            break
    context.x = x_before
    return is_possible


def meanings_of_x(game: Game, seat: int, card: int, text: Ability | None, x: int) -> list[int]:
    """What X stands for if so much is announced: for the price of a card what is paid for it, by way of one domain or
    another (PAY-17). There is nothing if it cannot be paid."""
    if not _is_price_x(game, card, text):
        return [x]
    if not is_repriced(game, card):
        return [x] if can_afford(game, seat, card, x) else []
    return sorted(set(prices_by_domain(game, seat, card, x).values()))


def _is_price_x(game: Game, card: int, text: Ability | None) -> bool:
    """Whether X is the price of the card itself, as against a cost of its ability."""
    piece = game.state.cards[card]
    return piece.face.cost_is_x and (text is None or (piece.face.is_event and piece.zone not in text.zones))


def _bound_of_x(game: Game, seat: int, card: int, text: Ability | None) -> int:
    """No larger X can be paid: by a domain, with cards in hand, or with success tokens (PAY-17, PAY-37)."""
    if _is_price_x(game, card, text):
        return largest_x(game, seat, card)
    most = most_payable(game, seat)
    if text is not None and not text.drains_x():
        state = game.state
        tokens = [state.cards[other].tokens[seat] for other in (*state.row, *state.play)]
        most = max(most, len(state.sides[seat].hand), sum(tokens))
    return most


def _is_possible(game: Game, card: int, text: Ability | None, context: Context) -> bool:
    """Whether the other costs can be paid and there is enough to choose, X being what it is."""
    return _pays_costs(game, text, context) and _leaves_enough(game, card, text, context)


def _pays_costs(game: Game, text: Ability | None, context: Context) -> bool:
    return text is None or payable_costs(game, text, context)


def _leaves_enough(game: Game, card: int, text: Ability | None, context: Context) -> bool:
    """Whether there is enough to choose for what is used or played."""
    if text is not None:
        return are_possible(game, text, context)
    return all(choice.enough(game, context, None) for choice, _ in played_with(game.state.cards[card].face))


def payable_and_possible(game: Game, text: Ability, context: Context) -> bool:
    """Whether an ability's costs can be paid and its effects can be announced."""
    return (not text.costs or payable_costs(game, text, context)) and are_possible(game, text, context)


def payable_costs(game: Game, text: Ability, context: Context) -> bool:
    """Whether an ability's costs can be paid; what is picked for them together with a target is judged with that."""
    if not context.free:
        links = text.links
        if links is None:
            links = text.find_links()
        for cost in text.costs:
            if links and any(effect is cost for _, effect in links):
                continue
            if not cost.payable(game, context):
                return False
    return True


def are_possible(game: Game, text: Ability, context: Context) -> bool:
    """Whether an ability's effects can be announced."""
    needs = text.needs
    if needs is None:
        needs = text.find_needs()
    if text.settled and not context.free:
        for paying, cost in text.settled:
            if paying.slot() not in context.bound:
                candidates = paying.candidates(game, context, cost)
                return any(_leaves_enough_with(game, text, context, paying, card) for card in candidates)
    for choice, effect in needs:
        if not (effect.possible(game, context) if choice is None else choice.enough(game, context, effect)):
            return False
    return not text.links or linked_choices.can_be_made(game, text, context)
