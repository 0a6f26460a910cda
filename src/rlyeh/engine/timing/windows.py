"""Windows, in which priority alternates: moments at which players may act, disrupt or respond (P2, P3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from rlyeh.engine.actions.dormant import NO_OPTIONS, LayDown, layable
from rlyeh.engine.actions.legality import LABELS, acting, actions, plays, use_refusal
from rlyeh.engine.actions.play_and_use import Initiate, used_from_hand
from rlyeh.engine.effects import loop_detection
from rlyeh.engine.effects.equal_copies import distinct_uses
from rlyeh.engine.in_force.texts import Listener
from rlyeh.engine.state import happenings
from rlyeh.engine.state.cards import NOBODY
from rlyeh.engine.state.decision import PASS, TO_PASS, Option, with_each
from rlyeh.engine.state.occurrence import DONE, PENDING, Occurrence
from rlyeh.engine.state.occurrence_kinds import Until
from rlyeh.engine.state.records import Context, Frame, Topic
from rlyeh.engine.state.wire import Wire
from rlyeh.engine.timing.who_may_answer import SHEDDING, answered_as, opportunities
from rlyeh.model import Label, Phase

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

OPERATIONS: Final = Phase.OPERATIONS
RESPONSE: Final = Label.RESPONSE
NEXT_ACTION: Final = int(Until.NEXT_ACTION)
NO_CARDS: Final[list[int]] = []
SHORTEST: Final = 4
"""The shortest trail of answers that can go in circles."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionWindow(Frame):
    """An action window: priority alternates between the players, each taking one action or passing, until both pass in
    a row (TIME-3, TIME-4, TIME-5)."""

    WIRE: ClassVar[Wire] = Wire("action_window")
    __slots__ = ("passes", "seat", "seed")
    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "seat", "passes", "seed")

    def __init__(self, seat: int, seed: int) -> None:
        self.pc = 0
        self.seat = seat
        self.passes = 0
        self.seed = seed
        """The random source when the window opened: a loop that shuffles cannot be shortened."""

    def step(self, game: Game) -> None:
        # An action was taken: what came of it is answered before the next one. Of two stages, a name would say no more.
        if self.pc:
            self.pc = 0
            if needs_responses(game):
                game.push(Responses(self.seat if game.rules.opponent_first else game.state.active))
                return
        next_player = next_to_act(game, self.seat, self.passes)
        if next_player is None:
            game.pop()
        else:
            self.ask(game, next_player)

    def ask(self, game: Game, next_player: tuple[int, list[int], list[Listener], list[Option]]) -> None:
        """Let the next player to act choose, or pass; if that is not whose turn it is, the other one has passed."""
        seat, cards, listeners, layable_options = next_player
        if seat != self.seat:
            self.seat = seat
            self.passes += 1
        options = self._options(game, cards, listeners)
        options += layable_options
        options.append(TO_PASS)
        game.ask(seat, "action", options, "TIME-2")

    def _options(self, game: Game, cards: list[int], listeners: list[Listener]) -> list[Option]:
        state = game.state
        options = with_each("play", cards)
        numbers: dict[int, int] = {}
        for listener in listeners:
            number = numbers.get(listener.card, 0)
            numbers[listener.card] = number + 1
            option = listener.option
            # The option of the last time will do, unless abilities of the card before it came or went.
            if option is None or option.number != number:
                option = listener.option = Option("use", listener.card, number, ability=listener.ability)
            options.append(option)
        # No chance was used since the window opened: a loop that draws or shuffles is played out (EFF-44).
        if state.seed == self.seed and len(state.trail) > 1:
            options += loop_detection.repeat_options(game, self.seat)
        return options

    def answer(self, game: Game, option: Option) -> None:
        seat = self.seat
        loop_detection.begin_chain(game)
        if option.verb == "repeat":
            loop_detection.start_repeating(game, option.number)
            return
        self.seat = 1 - seat
        if option.verb == PASS:
            self.passes += 1
            return
        self.passes = 0
        self.pc = 1
        if option.verb == "play":
            game.push(Initiate.play(game, seat, option.card))
        elif option.verb == "dormant":
            game.push(LayDown(option.card, option.other, seat))
        else:
            listener = self._listener(game, seat, option)
            context = Context(option.card, seat, game.state.cards[option.card].life)
            if listener.context is not None:
                context.bound = dict(listener.context.bound)
            game.push(Initiate.ability(listener, context))
        # What ends comes before the action: on the stack it lies above it.
        if game.state.lasting:
            _end_next_actions(game, seat, option.card)

    def _listener(self, game: Game, seat: int, option: Option) -> Listener:
        """The listener behind an option; which of a card's abilities it is was settled when it was offered."""
        of_card: list[Listener] = []
        for listener in acting(game, seat):
            if listener.card == option.card:
                of_card.append(listener)
        if len(of_card) > 1:
            of_card = [listener for listener in actions(game, seat) if listener.card == option.card]
        return of_card[option.number]


def _end_next_actions(game: Game, seat: int, card: int) -> None:
    """A player takes an action: what was allowed as the next one only is over, unless this is it (OPS-13)."""
    for lasting in game.state.lasting:
        if lasting.until == NEXT_ACTION and lasting.context.seat == seat:
            entry = (game.force or game.index()).playable_elsewhere.get(card)
            if entry is None or entry.lasting is not lasting:
                game.occur(happenings.expire(seat, NEXT_ACTION))
                return


def next_to_act(
    game: Game, seat: int, passes: int
) -> tuple[int, list[int], list[Listener], list[Option]] | None:
    """The next player who can do anything, with the cards to play, the Actions to take and the cards to lay down. Who
    can do nothing passes; where both do, there is nobody, and the window is over."""
    state = game.state
    if len(state.trail) >= SHORTEST and loop_detection.goes_in_circles(game):
        return None
    player = state.active if state.phase is OPERATIONS else NOBODY
    while passes < 2:
        listeners = actions(game, seat)
        cards = plays(game, seat) if seat == player else NO_CARDS
        options = layable(game, seat) if seat == player else NO_OPTIONS
        if listeners or cards or options:
            return seat, cards, listeners, options
        passes += 1
        seat = 1 - seat
    return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Reactions(Frame):
    """A window of triggered abilities: players may answer what is happening, in turn, until both pass; one card answers
    one occurrence once."""

    WIRE: ClassVar[Wire] = Wire("reactions")
    __slots__ = ("before", "current", "label", "occurrences", "passes", "seat", "used")
    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "label", "before", "occurrences", "seat", "passes", "used", "current")

    def __init__(self, label: Label, before: bool, occurrences: list[Occurrence]) -> None:
        self.pc = 0
        self.label = label
        self.before = before
        self.occurrences = occurrences
        self.seat = NOBODY
        self.passes = 0
        self.used: tuple[tuple[int, int, int], ...] = ()
        self.current: Context | None = None
        """The use of an ability that was begun last."""

    def answerable(self, game: Game) -> list[Occurrence]:
        """What may be answered here."""
        return self.occurrences

    def step(self, game: Game) -> None:
        if self.current is not None:
            self._take_back(game, self.current)
        waiting = self._waiting(game)
        if waiting and self.seat == NOBODY:
            self.seat = game.first_to_react(self.answerable(game))
        while waiting and self.passes < 2:
            options = self._options(game, waiting)
            if options:
                options.append(TO_PASS)
                rule = "TIME-7" if self.label is Label.DISRUPT else "TIME-14"
                game.ask(self.seat, LABELS[self.label], options, rule)
                return
            self.passes += 1
            self.seat = 1 - self.seat
        self.close(game)

    def _take_back(self, game: Game, context: Context) -> None:
        """A card in hand whose effect was cancelled may be used again if the rule set leaves it there (FINAL-16)."""
        self.current = None
        if context.cancelled and game.rules.cancelled_hand_stays and used_from_hand(game, context):
            self.used = self.used[:-1]

    def _options(self, game: Game, waiting: list[tuple[int, Listener]]) -> list[Option]:
        """The abilities that may be used: which one of a card's, and in answer to what."""
        options = []
        numbers: dict[tuple[int, int], int] = {}
        for occurrence, listener, _ in self._usable(game, waiting):
            number = numbers.get((listener.card, occurrence), 0)
            numbers[listener.card, occurrence] = number + 1
            options.append(Option("use", listener.card, number, occurrence, listener.ability))
        return options

    def _waiting(self, game: Game) -> list[tuple[int, Listener]]:
        """The abilities of both players that wait for what happened, each with the number of the occurrence. Mostly
        there are none, and the window is over."""
        waiting: list[tuple[int, Listener]] = []
        if loop_detection.is_cut(game):
            return waiting
        status = PENDING if self.before else DONE
        index = game.force or game.index()
        awaited = index.response_kinds if self.label is RESPONSE else index.awaited_kinds
        for place, occurrence in enumerate(self.answerable(game)):
            kind = occurrence.kind
            if kind not in awaited and occurrence.last is None and kind not in SHEDDING:
                continue  # nothing waits for it, nor may a card answer it that is gone
            if occurrence.status == status:
                for listener in opportunities(game, self.label, self.before, occurrence):
                    waiting.append((place, listener))
        return waiting

    def _usable(self, game: Game, waiting: list[tuple[int, Listener]]) -> list[tuple[int, Listener, Context]]:
        """What the player whose turn it is may use: number of the occurrence, ability, context."""
        usable: list[tuple[int, Listener, Context]] = []
        occurrences = self.answerable(game)
        for place, listener in waiting:
            if listener.seat != self.seat:
                continue
            number = answered_as(listener.ability, occurrences, place)
            if self._mark(game, number, listener) in self.used:
                continue
            # What counts once is offered with the first occurrence that it can answer.
            if number != place and any(use[:2] == (number, listener) for use in usable):
                continue
            context = game.answering(listener, occurrences[place])
            if context is not None and use_refusal(game, listener, context) is None:
                usable.append((number, listener, context))
        if len(usable) < 2:
            return usable
        return [usable[at] for at in distinct_uses(game, [(number, listener) for number, listener, _ in usable])]

    def _mark(self, game: Game, number: int, listener: Listener) -> tuple[int, int, int]:
        """What uses up an opportunity: one card answers one occurrence once; moved, it is another card (TIME-17)."""
        return (number, listener.card, game.state.cards[listener.card].life)

    def answer(self, game: Game, option: Option) -> None:
        if option.verb == PASS:
            self.passes += 1
            self.seat = 1 - self.seat
            return
        # Found anew and not kept from `step`: a saved frame holds no listeners.
        usable = self._usable(game, self._waiting(game))
        matching = [use for use in usable if (use[1].card, use[0]) == (option.card, option.other)]
        occurrence, listener, context = matching[option.number]
        loop_detection.lengthen_chain(game)
        self.passes = 0
        self.used = (*self.used, self._mark(game, occurrence, listener))
        self.seat = 1 - self.seat
        self.current = context
        game.push(Initiate.ability(listener, context))

    def topic(self, game: Game) -> Topic:
        return Topic(answered=self.answerable(game))

    def close(self, game: Game) -> None:
        """Unused opportunities are gone."""
        game.pop()


def needs_responses(game: Game) -> bool:
    """Whether anything that happened might be answered; if not, the opportunities are gone at once (AMB-18)."""
    happened = game.state.happened
    if not happened:
        return False
    answered = (game.force or game.index()).response_kinds
    for occurrence in happened:
        # A card that has left play may answer that itself, though nothing in force waits for it (TIME-18).
        if occurrence.kind in answered or occurrence.last is not None:
            return True
    game.state.happened = []
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Responses(Reactions):
    """The response window: everything that occurred since the last one may be answered (TIME-14, AMB-14)."""

    WIRE: ClassVar[Wire] = Wire("responses")
    __slots__ = ()

    def __init__(self, first: int) -> None:
        super().__init__(RESPONSE, False, [])
        self.seat = first

    def answerable(self, game: Game) -> list[Occurrence]:
        return game.state.happened

    def close(self, game: Game) -> None:
        game.state.happened = []
        game.pop()
