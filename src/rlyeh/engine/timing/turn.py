"""The turn: phases, boxes and windows in the order of chapter FLOW."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from rlyeh.engine.actions.commit import Commit
from rlyeh.engine.changes import forget_phase
from rlyeh.engine.effects.carry_out import Do
from rlyeh.engine.effects.equal_copies import distinct
from rlyeh.engine.effects.prices import LayResource, PayPrices, can_pay, owed_for_resource
from rlyeh.engine.in_force import characteristics, prohibitions
from rlyeh.engine.in_force.texts import InForce
from rlyeh.engine.state import happenings
from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.state.decision import PASS, TO_PASS, Option
from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.occurrence_kinds import BY_RULE, Kind, Until
from rlyeh.engine.state.records import Context
from rlyeh.engine.state.staged import Staged
from rlyeh.engine.state.touch import TIME
from rlyeh.engine.state.wire import Wire
from rlyeh.engine.stories.resolve import ResolveStories
from rlyeh.engine.timing.phases import (
    AFTERWARDS,
    BEGINNINGS,
    IN_TURN,
    RESOURCES,
    expires,
    is_left_out,
    resource_options,
)
from rlyeh.engine.timing.ready_step import ReadyStep
from rlyeh.engine.timing.windows import ActionWindow, Responses, needs_responses, next_to_act
from rlyeh.engine.words.modifiers import Layer, Question
from rlyeh.model import Phase, Position

if TYPE_CHECKING:
    from rlyeh.engine.game import Game


PLAYABLE: Final = int(Layer.PLAYABLE)
PRICE: Final = int(Layer.PRICE)
DRAWN: Final = int(Layer.DRAW)
USUALLY_DRAWN: Final = 2
"""Cards in the draw phase of every turn but the first (DRAW-1)."""
END_PHASE: Final = int(Kind.END_PHASE)
EXHAUSTED: Final = Position.EXHAUSTED
INSANE: Final = Position.INSANE
NEXT_TURN: Final = Until.NEXT_TURN
NEXT_REFRESH: Final = Until.NEXT_REFRESH
NEXT_TURN_END: Final = Until.NEXT_TURN_END
USED: Final = Until.USED
ALL_RESOLVED: Final = int(Kind.ALL_RESOLVED)
BEGIN_TURN: Final = int(Kind.BEGIN_TURN)
BEGIN_PHASE: Final = int(Kind.BEGIN_PHASE)
END_TURN: Final = int(Kind.END_TURN)
READY: Final = int(Kind.READY)
REFRESH_DOMAIN: Final = int(Kind.REFRESH_DOMAIN)
ATTACH_RESOURCE: Final = int(Kind.ATTACH_RESOURCE)
UNCOMMIT: Final = int(Kind.UNCOMMIT)
EXPIRE: Final = int(Kind.EXPIRE)
RESTORE: Final = int(Kind.RESTORE)
THIS_PHASE: Final = Until.PHASE
THIS_TURN: Final = Until.TURN
START: Final = Phase.START
REFRESH: Final = Phase.REFRESH
DRAW: Final = Phase.DRAW
RESOURCE: Final = Phase.RESOURCE
OPERATIONS: Final = Phase.OPERATIONS
STORY: Final = Phase.STORY
END: Final = Phase.END


@mypyc_attr(allow_interpreted_subclasses=True)
class Turn(Staged):
    """The turn structure: turns, one after the other, until somebody has won (TURN-1)."""

    WIRE: ClassVar[Wire] = Wire("turn", added={"again": 0})
    __slots__ = ("again", "restored")
    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "restored", "again")
    STEPS: ClassVar[tuple[str, ...]] = (
        "begin",
        "begin_turn",
        "start.responses",
        # refresh phase
        "restore",
        "refresh.begin_responses",
        "restore_one",
        "ready",
        "refresh",
        "refresh.responses",
        "refresh.actions",
        "refresh.end_phase",
        "refresh.expire",
        "expire_refresh",
        "refresh.end_responses",
        "refresh.close",
        # draw phase
        "draw",
        "draw.begin_responses",
        "draw_cards",
        "draw.responses",
        "draw.actions",
        "draw.end_phase",
        "draw.expire",
        "draw.end_responses",
        "draw.close",
        # resource phase
        "resource",
        "resource.begin_responses",
        "lay_resource",
        "resource.responses",
        "resource.actions",
        "resource.end_phase",
        "resource.expire",
        "resource.end_responses",
        "resource.close",
        # operations phase
        "operations",
        "operations.begin_responses",
        "operations.actions",
        "operations.end_phase",
        "operations.expire",
        "operations.end_responses",
        "operations.close",
        # story phase
        "story_phase",
        "story.begin_responses",
        "story.actions",
        "commit",
        "committed",
        "committed.responses",
        "committed.actions",
        "defend",
        "defended.responses",
        "defended.actions",
        "resolve",
        "all_resolved",
        "resolved.responses",
        "resolved.actions",
        "uncommit",
        "uncommitted.end_responses",
        "story.end_phase",
        "story.expire",
        "story.end_responses",
        "story.close",
        "end_turn",
        "end.end_phase",
        "end.expire_turn",
        "expire_next",
        "end.end_responses",
        "end.close",
        "next_turn",
    )

    def __init__(self) -> None:
        self.pc = 0
        self.restored = NOTHING
        self.again = 0
        """How often the present phase is to be repeated when it ends."""

    def step(self, game: Game) -> None:
        """What still waits for its forced responses comes first; then the turn goes on, and a new chain begins."""
        state = game.state
        if state.waiting:
            game.release_waiting()
            return
        state.chain = 0
        super().step(game)

    def answer(self, game: Game, option: Option) -> None:
        step = self.at()
        # First on to the next step, then the change: what it pushes comes before that step.
        self.go_on()
        if step == "restore_one":
            self._restore(game, option.card)
        elif option.verb != PASS:
            self._attach(game, option)

    def _enter(self, game: Game, phase: Phase) -> None:
        """Another phase: texts that hang on it must be looked at anew."""
        game.state.phase = phase
        game.state.phase_start = len(game.state.past)
        game.touched(TIME)

    # -- parts of every phase -----------------------------------------------------------------------------------------

    def _begin_phase(self, game: Game, phase: Phase) -> None:
        """Another phase, unless it is left out (TURN-9). Cards may name its beginning (TURN-8)."""
        state = game.state
        state.phase = phase
        state.phase_start = len(state.past)
        game.touched(TIME)
        index = game.force or game.index()
        if index.layers[IN_TURN] and is_left_out(game, phase):
            self.go_to(AFTERWARDS[phase])
            if state.lasting:
                self._expire(game, USED)
        elif (
            BEGIN_PHASE in index.awaited_kinds
            or BEGIN_PHASE in index.response_kinds
            or game.journal is not None
            or BEGIN_PHASE in game.asked_kinds()
        ):
            game.reach_stage(BEGIN_PHASE, phase=phase)

    def begin_responses(self, game: Game) -> None:
        """What waits for the beginning of the phase comes before anything else in it (TURN-10)."""
        if game.state.happened:
            self.responses(game)

    def repeat(self) -> None:
        """The present phase comes once more when it ends (TURN-11)."""
        self.again += 1

    def responses(self, game: Game) -> None:
        """[RSP]: what happened in the box may be answered."""
        if game.state.happened and needs_responses(game):
            game.push(Responses(game.state.active))

    def actions(self, game: Game) -> None:
        """[ACT]: both players may act."""
        state = game.state
        state.trail = []
        next_player = next_to_act(game, state.active, 0)
        if next_player is not None:
            window = ActionWindow(state.active, state.seed)
            game.push(window)
            window.ask(game, next_player)

    def end_phase(self, game: Game) -> None:
        """Instructions for the end of the phase come first, then its effects expire together (AMB-84)."""
        game.reach_stage(END_PHASE, phase=game.state.phase)

    def expire(self, game: Game) -> None:
        """Effects that last for the phase end (TURN-7)."""
        if game.state.lasting or game.state.revealed:
            self._expire(game, THIS_PHASE)

    def _expire(self, game: Game, until: Until) -> None:
        """End the lasting effects whose time is over, if there are any. Most of the time nothing lasts at all, so the
        steps ask that first: they are taken at every end of a phase."""
        if expires(game, until):
            game.occur(happenings.expire(game.state.active, until))

    def end_responses(self, game: Game) -> None:
        """Responses at the end of a phase or turn, where the rule set allows them (FINAL-4)."""
        if game.rules.end_responses:
            if game.state.happened:
                self.responses(game)
        else:
            game.state.happened = []

    def close(self, game: Game) -> None:
        """What responses have begun after that ends with the phase all the same."""
        if game.state.lasting or game.state.revealed:
            self._expire(game, THIS_TURN if game.state.phase is END else THIS_PHASE)
        if self.again:
            self._begin_again(game)

    def _begin_again(self, game: Game) -> None:
        """The same phase once more: what is remembered of it was in another one."""
        self.again -= 1
        phase = game.state.phase
        forget_phase(game)
        self.go_to(BEGINNINGS[phase])

    # -- start of turn and refresh ------------------------------------------------------------------------------------

    def begin(self, game: Game) -> None:
        """FLOW-0: the turn begins."""
        state = game.state
        self._enter(game, START)
        state.resolved = ()
        if state.lasting:
            self._expire(game, NEXT_TURN)

    def begin_turn(self, game: Game) -> None:
        """Cards may name the beginning of the turn (TURN-8)."""
        game.reach_stage(BEGIN_TURN)

    def restore(self, game: Game) -> None:
        """The refresh phase begins."""
        self.restored = NOTHING
        self._begin_phase(game, REFRESH)

    def restore_one(self, game: Game) -> None:
        """1.1a: one insane card, of the active player's choice, must be restored (REF-2)."""
        state = game.state
        cards = state.cards
        options: list[Option] = []
        for card in characteristics.controls(game, state.active):
            if cards[card].position is INSANE and prohibitions.can_happen(game, RESTORE, card):
                options.append(Option("restore", card))
        if options:
            self.stay()
            game.ask(state.active, "restore", options, "REF-2")

    def _restore(self, game: Game, card: int) -> None:
        """Turn it face up; it stays exhausted (REF-3)."""
        self.restored = card
        game.occur(happenings.demanded(RESTORE, card, game.state.active))

    def ready(self, game: Game) -> None:
        """1.1b: all other exhausted cards become ready (REF-4)."""
        active = game.state.active
        cards = game.state.cards
        exhausted: list[int] = []
        for card in characteristics.controls(game, active):
            if cards[card].position is EXHAUSTED and card != self.restored:
                exhausted.append(card)
        if (game.force or game.index()).layers[IN_TURN]:
            game.push(ReadyStep(active, tuple(exhausted)))
        else:
            game.happen([happenings.demanded(READY, card, active) for card in exhausted])

    def refresh(self, game: Game) -> None:
        """1.1c: all drained domains of the active player are refreshed (REF-6)."""
        seat = game.state.active
        refreshed: list[Occurrence] = []
        for number, domain in enumerate(game.state.sides[seat].domains):
            if domain.drained:
                refreshed.append(happenings.refresh_domain(seat, number, cause=BY_RULE))
        game.happen(refreshed)

    # -- draw, resource, operations -----------------------------------------------------------------------------------

    def draw(self, game: Game) -> None:
        """The draw phase begins."""
        self._begin_phase(game, DRAW)

    def draw_cards(self, game: Game) -> None:
        """2.1: two cards, one in the first turn of the game (DRAW-1, DRAW-2); texts may say otherwise
        (DRAW-7)."""
        state = game.state
        number = 1 if state.turn == 1 else 2
        entries = (game.force or game.index()).layers[DRAWN]
        if entries:
            number = self._number_drawn(game, entries, number)
        game.draw(state.active, number)

    def _number_drawn(self, game: Game, entries: list[InForce], usual: int) -> int:
        """How many cards texts in force let the active player draw; what one of them says comes afterwards is put on
        its way (DRAW-7, DRAW-9)."""
        seat = game.state.active
        number, further = usual, 0
        for entry in entries:
            if entry.holds(game):
                further += entry.modifier.further_draws(game, entry.context, seat)
                drawn = entry.modifier.drawn_instead(game, entry.context, seat)
                if drawn != NOTHING and number == USUALLY_DRAWN:
                    number = drawn
                    self._go_on_afterwards(game, entry, seat)
        return max(number + further, 0)

    def _go_on_afterwards(self, game: Game, entry: InForce, seat: int) -> None:
        """The player who draws otherwise does more, when the cards are drawn."""
        effect = entry.modifier.after_draws()
        if effect is not None:
            context = entry.context
            game.push(Do(effect, Context(context.source, seat, context.life)))

    def resource(self, game: Game) -> None:
        """The resource phase begins."""
        self._begin_phase(game, RESOURCE)

    def lay_resource(self, game: Game) -> None:
        """3.1: the active player may attach one card from hand to one of their domains (RES-1)."""
        state = game.state
        side = state.sides[state.active]
        layers = (game.force or game.index()).layers
        if not side.hand or (layers[PRICE] and not can_pay(game, side.seat, owed_for_resource(game, side.seat))):
            return
        self.stay()
        options = [TO_PASS]
        hand = [NOTHING] if self._at_random(game) else distinct(game, side.hand)
        domains = len(side.domains)
        options_by_card = RESOURCES.setdefault(domains, {})
        for card in hand:
            options += options_by_card.get(card) or resource_options(options_by_card, card, domains)
        game.ask(state.active, "resource", options, "RES-1")

    def _at_random(self, game: Game) -> bool:
        """Whether a text in force makes the player's resource a random card from hand."""
        for entry in (game.force or game.index()).layers[PLAYABLE]:
            if entry.modifier.says(Question.RANDOM_RESOURCE) and entry.context.seat != game.state.active:
                return True
        return False

    def _attach(self, game: Game, option: Option) -> None:
        """Attach the card that was picked, or a random one."""
        seat = game.state.active
        prices = owed_for_resource(game, seat) if (game.force or game.index()).layers[PRICE] else []
        if prices:
            game.push(LayResource(seat, option.card, option.number))
            game.push(PayPrices(prices))
            return
        hand = game.state.sides[seat].hand
        card = hand[game.below(len(hand))] if option.card == NOTHING else option.card
        game.occur(happenings.attach_resource(card, seat, option.number, cause=BY_RULE))

    def operations(self, game: Game) -> None:
        """4.1: one action window, in which the active player may also play characters and supports (OPS-4)."""
        self._begin_phase(game, OPERATIONS)

    def expire_refresh(self, game: Game) -> None:
        """Effects that last until the next refresh phase is over (REF-10)."""
        if game.state.lasting:
            self._expire(game, NEXT_REFRESH)

    # -- story phase --------------------------------------------------------------------------------------------------

    def story_phase(self, game: Game) -> None:
        """FLOW-5: left out entirely in the starting player's first turn (TURN-3)."""
        if game.state.turn == 1:
            self.go_to("end_turn")
            return
        game.state.resolved = ()
        self._begin_phase(game, STORY)

    def commit(self, game: Game) -> None:
        """5.2: the active player commits."""
        game.enter(Commit(game.state.active))

    def committed(self, game: Game) -> None:
        """If nobody was committed, the story phase is over at once (STORY-5, AMB-22)."""
        if not game.state.succeeded:  # The commit step says by that whether anybody was committed.
            game.state.happened = []
            self.go_to("story.end_phase")

    def defend(self, game: Game) -> None:
        """5.4: the opponent commits to stories with attackers (STORY-6)."""
        game.enter(Commit(1 - game.state.active))

    def resolve(self, game: Game) -> None:
        """5.6: all stories resolve in one box (STORY-13)."""
        game.enter(ResolveStories())

    def all_resolved(self, game: Game) -> None:
        """Cards may name the moment when all stories have resolved (STORY-54)."""
        game.reach_stage(ALL_RESOLVED)

    def uncommit(self, game: Game) -> None:
        """5.9: everybody goes home, keeping their position (STORY-47)."""
        game.happen([happenings.demanded(UNCOMMIT, card) for card in characteristics.all_committed(game)])

    # -- end of turn --------------------------------------------------------------------------------------------------

    def end_turn(self, game: Game) -> None:
        """6.1: instructions for the end of the turn."""
        self._enter(game, END)
        game.reach_stage(END_TURN)

    def expire_turn(self, game: Game) -> None:
        """Effects that last for the turn end (TURN-6)."""
        if game.state.lasting or game.state.revealed:
            self._expire(game, THIS_TURN)

    def expire_next(self, game: Game) -> None:
        """And those that last until a player's next turn ends (TURN-12)."""
        if game.state.lasting:
            self._expire(game, NEXT_TURN_END)

    def next_turn(self, game: Game) -> None:
        """6.3: the other player becomes active, and what cards remember of the turn is forgotten."""
        state = game.state
        state.memory = []
        state.past = []
        state.phase_start = 0
        state.turn += 1
        state.active = 1 - state.active
        game.touched(TIME)
