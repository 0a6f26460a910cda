"""The road that everything takes: disrupts, execution, passives, forced responses; responses wait for their window.

All of it is here: the stages (`Happen`), the quick way for what nobody waits for (`occur`), and what is kept of that
which has happened (`_record`). Everything else in the engine only hands things over, by way of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from rlyeh.engine.actions.legality import used_up
from rlyeh.engine.actions.play_and_use import Initiate
from rlyeh.engine.changes import NO_MORE, TOP, Consequences, execute, keep, learn, remember
from rlyeh.engine.effects import loop_detection
from rlyeh.engine.effects.leave_order import LeaveInOrder, unordered
from rlyeh.engine.in_force import characteristics, prohibitions
from rlyeh.engine.in_force.texts import Listener
from rlyeh.engine.state import happenings
from rlyeh.engine.state.cards import BOTH, NOTHING
from rlyeh.engine.state.decision import Option
from rlyeh.engine.state.kind_facts import ANYTHING, NOTHING_DUE
from rlyeh.engine.state.kind_table import DUE_AFTER, LEAVING, OWN_MOVES, TO_DISCARD
from rlyeh.engine.state.occurrence import CANCELLED, DONE, PENDING, REPLACED, Occurrence
from rlyeh.engine.state.occurrence_kinds import AS_COST, Kind
from rlyeh.engine.state.records import Context, Frame, Topic
from rlyeh.engine.state.staged import Staged
from rlyeh.engine.state.wire import Wire
from rlyeh.engine.timing import checks
from rlyeh.engine.timing.must_act import Queue, due_listeners, listener_context
from rlyeh.engine.timing.who_may_answer import SHEDDING
from rlyeh.engine.timing.windows import Reactions
from rlyeh.engine.words.modifiers import Layer
from rlyeh.model import Keyword, Label, Zone

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

DISRUPT: Final = Label.DISRUPT
PASSIVE: Final = Label.PASSIVE
FORCED: Final = Label.FORCED
BECOME: Final = int(Layer.BECOME)
GRANT: Final = int(Layer.GRANT)
DRAW: Final = int(Kind.DRAW)
DISCARD_EVENT: Final = int(Kind.DISCARD_EVENT)
MILL: Final = int(Kind.MILL)
TRIGGER: Final = int(Kind.TRIGGER)
WOUND: Final = int(Kind.WOUND)
TO_DECK: Final = int(Kind.TO_DECK)
PLAY: Final = Zone.PLAY
RESILIENT: Final = Keyword.RESILIENT


def occur(game: Game, occurrence: Occurrence) -> None:
    """Send something that happens down the road.

    The quick way is for what nobody waits for. The index says that no text in force waits for this kind, and that the
    card does not that is about to move; so all stages but the execution are empty, and what is left is done at once:
    the change, what follows from it, and what is then due by itself."""
    kind = occurrence.kind
    index = game.force or game.index()
    if kind in index.awaited_kinds or (kind in OWN_MOVES and _may_heed(game, occurrence)):
        game.state.stack.append(Happen([occurrence]))
        return
    consequences = execute(game, occurrence)
    due_bits = _record(game, occurrence)
    succeeded = game.state.succeeded = occurrence.status == DONE
    if kind == DRAW and _heeds_its_draw(game, occurrence):
        game.push(Happen.after_draw([occurrence], succeeded))
    elif consequences or ((due_bits or (game.force or game.index()).may_make_due) and checks.due_after(game, due_bits)):
        game.state.stack.append(FollowUp(consequences, succeeded))


def happen(game: Game, occurrences: list[Occurrence], ordered: bool = False) -> None:
    """As `occur`, with things that happen together. Cards that leave play together are put in order first, unless they
    are `ordered` already."""
    if len(occurrences) < 2:
        if occurrences:
            occur(game, occurrences[0])
        return
    if not ordered and occurrences[0].kind in TO_DISCARD and unordered(game, occurrences):
        game.push(LeaveInOrder(occurrences))
        return
    batch = game.state.next_id()
    heard = (game.force or game.index()).awaited_kinds
    is_awaited = False
    for occurrence in occurrences:
        occurrence.batch = batch
        kind = occurrence.kind
        if kind in heard or (kind in OWN_MOVES and _may_heed(game, occurrence)):
            is_awaited = True
    if is_awaited:
        game.push(Happen(occurrences))
        return
    succeeded = True
    due_bits = NOTHING_DUE
    follow_ups: Consequences = NO_MORE
    heeds = False
    for occurrence in occurrences:
        consequences = execute(game, occurrence)
        heeds = heeds or (occurrence.kind == DRAW and _heeds_its_draw(game, occurrence))
        if consequences:
            follow_ups = [*follow_ups, *consequences]
        due_bits |= _record(game, occurrence)
        if occurrence.status != DONE:
            succeeded = False
    game.state.succeeded = succeeded
    if heeds:
        game.push(Happen.after_draw(occurrences, succeeded))
    elif follow_ups or ((due_bits or (game.force or game.index()).may_make_due) and checks.due_after(game, due_bits)):
        game.push(FollowUp(follow_ups, succeeded))


def _record(game: Game, occurrence: Occurrence) -> int:
    """Keep what was carried out, unless it failed: responses may answer it, and the journal tells it. Returns what may
    be due by itself after it, as bits."""
    if occurrence.status != DONE or occurrence.kind == DISCARD_EVENT:
        return NOTHING_DUE  # That an event has been played is told by itself.
    game.state.happened.append(occurrence)
    if game.journal is not None:
        game.journal.append(occurrence)
    asked = game.asked
    if asked is None:
        asked = game.asked_kinds()
    if asked and occurrence.kind in asked:
        keep(game, occurrence)
    return ANYTHING if occurrence.last is not None else DUE_AFTER[occurrence.kind]


def _may_heed(game: Game, occurrence: Occurrence) -> bool:
    """Whether the card that is about to move or to be restored may itself answer that, by any ability but a
    Response. Where texts switch others on and off, anything might come to listen meanwhile."""
    card = occurrence.card
    if card == NOTHING:
        return True
    index = game.force or game.index()
    layers = index.layers
    # What a card is to become as it enters play, or is given then, may answer that as well.
    if index.volatile or layers[BECOME] or layers[GRANT]:
        return True
    kind = occurrence.kind
    return kind in game.state.cards[card].face.awaited_kinds or (kind in LEAVING and may_be_kept(game, occurrence))


def _heeds_its_draw(game: Game, occurrence: Occurrence) -> bool:
    """Whether a card answers from the hand, by any ability but a Response, that it was drawn: which card that would be,
    nobody knew before."""
    return occurrence.status == DONE and DRAW in game.state.cards[occurrence.card].face.awaited_kinds


def run_checks(game: Game) -> None:
    """What is in force has changed without an occurrence: do what is due by itself now (P4). Call it last."""
    index = game.index()
    if (index.texts_may_make_due or index.keywords_may_make_due) and checks.are_due(game):
        game.push(FollowUp([], game.state.succeeded))


def reach_stage(
    game: Game, kind: int, story: int = NOTHING, struggle: int = NOTHING, success: int = 0, phase: int = 0
) -> None:
    """A story, a turn or a phase comes to a stage; nothing changes by itself. Where nobody listens, it only stands in
    the journal, and where there is none, it is not even made."""
    index = game.force or game.index()
    asked = game.asked
    if asked is None:
        asked = game.asked_kinds()
    is_heard = kind in index.awaited_kinds or kind in index.response_kinds or kind in asked
    if not is_heard and game.journal is None:
        return
    if story == NOTHING:
        occurrence = happenings.time_stage(kind, game.state.active, phase)
    else:
        occurrence = happenings.story_stage(kind, story, game.state.active, struggle, success)
    if is_heard:
        occur(game, occurrence)
    else:
        occurrence.status = DONE
        game.add_to_journal(occurrence)


def may_be_kept(game: Game, occurrence: Occurrence) -> bool:
    """Whether a Resilient card is about to leave play, so that it may go on its owner's deck instead (KEY-19). Not
    where it is a cost, which must be carried out (PAY-9), nor where nothing comes of it, nor where it goes there
    anyway."""
    card = occurrence.card
    if game.state.cards[card].zone is not PLAY or not characteristics.has_keyword(game, card, RESILIENT):
        return False
    if occurrence.status != PENDING or occurrence.cause == AS_COST:
        return False
    if occurrence.kind == TO_DECK and occurrence.where == TOP:
        return False
    return prohibitions.can_happen(game, occurrence.kind, card, occurrence)


@mypyc_attr(allow_interpreted_subclasses=True)
class Happen(Staged):
    """Things that happen together, on their way: its steps are the stages."""

    WIRE: ClassVar[Wire] = Wire(
        "happen", renamed={"more": "consequences", "good": "succeeded"}, added={"declined": (), "settled": ()}
    )
    __slots__ = ("consequences", "declined", "occurrences", "settled", "substitutes", "succeeded")
    FIELDS: ClassVar[tuple[str, ...]] = (
        "pc", "occurrences", "consequences", "succeeded", "substitutes", "declined", "settled",
    )  # fmt: skip
    STEPS: ClassVar[tuple[str, ...]] = (
        "replace", "disrupt", "keep", "foresee", "execute", "follow", "check", "substitute", "passives",
        "disrupt_after", "force", "forced.check", "finish",
    )  # fmt: skip

    def __init__(self, occurrences: list[Occurrence]) -> None:
        self.pc = 0
        self.occurrences = occurrences
        self.substitutes: list[Frame] = []
        """What comes in place of something, when the rest has happened."""
        self.consequences: list[Occurrence] = []
        self.succeeded = True
        self.declined: tuple[tuple[int, int, int, str], ...] = ()
        """The replacements that their players have declined."""

        self.settled: tuple[int, ...] = ()
        """The Resilient cards whose players have said whether they go on a deck."""

    @staticmethod
    def after_draw(occurrences: list[Occurrence], succeeded: bool) -> Happen:
        """The rest of the way of cards that were drawn, of which some answer that themselves."""
        frame = Happen(occurrences)
        frame.succeeded = succeeded
        frame.go_to("follow")
        return frame

    def replace(self, game: Game) -> None:
        """Passive text that puts something else in its place applies by itself, if it can be done (EFF-13)."""
        if not self._is_awaited(game):
            self.go_to("keep")
            return
        if self.occurrences[0].kind == MILL:
            self._name_milled(game)
        while (due := self._next_replacement(game)) is not None:
            listener, context, occurrence = due
            if listener.ability.optional:
                self.stay()
                self._offer(game, listener)
                return
            self._put_in_place(game, listener, context, occurrence)

    def _name_milled(self, game: Game) -> None:
        """Which cards go from a deck to the discard pile is open as soon as anybody may answer that they do."""
        counted = [0, 0]
        for occurrence in self.occurrences:
            if occurrence.kind == MILL and occurrence.card == NOTHING:
                seat = occurrence.seat
                counted[seat] += 1
                tops = game.state.topmost(seat, counted[seat])
                if len(tops) == counted[seat]:
                    occurrence.card = tops[0]
                    learn(game, occurrence.card, BOTH)

    def _next_replacement(self, game: Game) -> tuple[Listener, Context, Occurrence] | None:
        """The first text that replaces something here, unless its player has declined that."""
        replacements = (game.force or game.index()).replacements
        if not replacements:
            return None
        for place, occurrence in enumerate(self.occurrences):
            for listener in replacements.get(occurrence.kind, ()):
                if occurrence.status != PENDING or self._mark(game, place, listener) in self.declined:
                    continue
                if used_up(game, listener.ability, game.state.cards[listener.card], listener.seat):
                    continue
                context = listener_context(game, listener, occurrence)
                if context is not None and all(effect.possible(game, context) for effect in listener.ability.effects):
                    return listener, context, occurrence
        return None

    def _put_in_place(self, game: Game, listener: Listener, context: Context, occurrence: Occurrence) -> None:
        """Do one thing in place of the other, when the rest has happened."""
        occurrence.status = REPLACED
        if listener.ability.limit is not None:
            mark = listener.ability.mark_of_use(game.state.cards[listener.card].face.id, listener.seat)
            remember(game, TRIGGER, listener.card, context.life, mark)
        if not loop_detection.is_cut(game):
            loop_detection.lengthen_chain(game)
            self.substitutes.append(Initiate.passive(listener, context))

    def _mark(self, game: Game, place: int, listener: Listener) -> tuple[int, int, int, str]:
        """What tells a replacement of one of the occurrences from all others."""
        return (place, listener.card, game.state.cards[listener.card].life, listener.ability.ref)

    def _offer(self, game: Game, listener: Listener) -> None:
        """Its player may let the thing happen as it would (TIME-23)."""
        text = listener.ability.effects[0].label(game.state.cards[listener.card].face.title)
        game.ask(listener.seat, "may", [Option("yes"), Option("no")], "TIME-23", listener.card, text)

    def answer(self, game: Game, option: Option) -> None:
        if self.at() == "keep":
            self._answer_keep(game, option)
        else:
            self._answer_replace(game, option)

    def topic(self, game: Game) -> Topic:
        if self.at() == "keep":
            asked = self._kept_next(game)
            return Topic(answered=[] if asked is None else [asked])
        due = self._next_replacement(game)
        return Topic() if due is None else Topic(due[0].ability.effects[0], context=due[1])

    def _answer_replace(self, game: Game, option: Option) -> None:
        due = self._next_replacement(game)
        assert due is not None
        listener, context, occurrence = due
        if option.verb == "yes":
            self._put_in_place(game, listener, context, occurrence)
        else:
            place = next(place for place, other in enumerate(self.occurrences) if other is occurrence)
            self.declined = (*self.declined, self._mark(game, place, listener))

    def substitute(self, game: Game) -> None:
        """What stands in for something comes when the rest of it has happened: it cannot help against that."""
        if self.substitutes:
            self.stay()
            game.push(self.substitutes.pop(0))
        elif not self._is_awaited(game):
            self.go_to("force")

    def takes_away(self, card: int) -> bool:
        if self.has_begun("substitute"):
            return False
        return any(
            occurrence.card == card and occurrence.kind in LEAVING and occurrence.status in (PENDING, REPLACED)
            for occurrence in self.occurrences
        )

    def _is_awaited(self, game: Game) -> bool:
        """Whether anything but responses might wait for what happens here; a card that left play may itself."""
        heard = (game.force or game.index()).awaited_kinds
        for occurrence in self.occurrences:
            if occurrence.kind in heard or occurrence.last is not None or occurrence.kind in SHEDDING:
                return True
        return False

    def _is_heard(self, game: Game, label: Label, before: bool, status: int) -> bool:
        """Whether abilities in force wait for anything here that has got so far."""
        listeners = (game.force or game.index()).listeners
        for occurrence in self.occurrences if listeners else ():
            if occurrence.status == status and (label, before, occurrence.kind) in listeners:
                return True
        return False

    def disrupt(self, game: Game) -> None:
        """Disrupts may cancel, change or replace what is about to happen."""
        if self._is_heard(game, DISRUPT, True, PENDING):
            game.push(Reactions(DISRUPT, True, self.occurrences))

    def keep(self, game: Game) -> None:
        """Players whose Resilient cards are about to leave play may have them on their owners' decks (KEY-19)."""
        asked = self._kept_next(game)
        if asked is not None:
            self.stay()
            seat = game.state.cards[asked.card].controller
            game.ask(seat, "keep", [Option("yes"), Option("no")], "KEY-19", asked.card)

    def _kept_next(self, game: Game) -> Occurrence | None:
        """The next departure that its player may turn aside, the active player's first."""
        cards = game.state.cards
        found: Occurrence | None = None
        for occurrence in self.occurrences:
            if occurrence.kind in LEAVING and occurrence.card not in self.settled and may_be_kept(game, occurrence):
                if cards[occurrence.card].controller == game.state.active:
                    return occurrence
                found = found or occurrence
        return found

    def _answer_keep(self, game: Game, option: Option) -> None:
        """What goes on a deck does not go where it was to, and what was to be done to it is not done (EFF-13)."""
        asked = self._kept_next(game)
        assert asked is not None
        card = asked.card
        asked_of = game.state.cards[card].controller
        self.settled = (*self.settled, card)
        if option.verb == "yes":
            self.succeeded = False
            for number, occurrence in enumerate(self.occurrences):
                if occurrence.card == card and occurrence.kind in LEAVING and occurrence.status == PENDING:
                    occurrence.status = REPLACED
                    if occurrence is asked:
                        owner = game.state.cards[card].owner
                        kept = happenings.to_deck(card, owner, card, asked_of, TOP)
                        kept.batch = occurrence.batch
                        self.occurrences[number] = kept

    def foresee(self, game: Game) -> None:
        """Passive text that acts just before something happens."""
        if self._is_heard(game, PASSIVE, True, PENDING):
            game.push(Queue(PASSIVE, self.occurrences, before=True))

    def execute(self, game: Game) -> None:
        """The changes themselves."""
        for occurrence in self.occurrences:
            if occurrence.status == PENDING:
                self.consequences += execute(game, occurrence)
                _record(game, occurrence)
            elif occurrence.status == CANCELLED:
                game.add_to_journal(occurrence)
                if occurrence.kind == TRIGGER and TRIGGER in game.asked_kinds():
                    keep(game, occurrence)  # What is cancelled has been triggered all the same.
            if occurrence.status != DONE:
                self.succeeded = False
        game.state.succeeded = self.succeeded

    def follow(self, game: Game) -> None:
        """What the rules let follow at once."""
        consequences, self.consequences = self.consequences, []
        happen(game, consequences)

    def check(self, game: Game) -> None:
        """What is now due by itself (P4), until nothing is."""
        if checks.are_due(game):
            self.stay()
            checks.do_what_is_due(game)

    def passives(self, game: Game) -> None:
        """Passive text that acts when something happened."""
        if due_listeners(game, PASSIVE, self.occurrences):
            game.push(Queue(PASSIVE, self._done()))

    def disrupt_after(self, game: Game) -> None:
        """Disrupts that are worded "after": they fit between this and the next step, inside boxes too."""
        if self._is_heard(game, DISRUPT, False, DONE):
            game.push(Reactions(DISRUPT, False, self.occurrences))

    def force(self, game: Game) -> None:
        """Forced responses: at once, or when the whole effect is done (FINAL-1)."""
        if game.rules.forced_wait:
            game.state.waiting += self._done()
        elif due_listeners(game, FORCED, self.occurrences):
            game.push(Queue(FORCED, self._done()))

    def _done(self) -> list[Occurrence]:
        """What did happen."""
        return [occurrence for occurrence in self.occurrences if occurrence.status == DONE]

    def finish(self, game: Game) -> None:
        """Say whether all of it happened."""
        game.pop(self.succeeded)


@mypyc_attr(allow_interpreted_subclasses=True)
class FollowUp(Staged):
    """The follow-up of things that nobody waited for: what follows from them, and what is due by itself."""

    WIRE: ClassVar[Wire] = Wire("settle", renamed={"more": "consequences", "good": "succeeded"})
    __slots__ = ("consequences", "succeeded")
    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "consequences", "succeeded")
    STEPS: ClassVar[tuple[str, ...]] = ("follow", "check", "finish")

    def __init__(self, consequences: list[Occurrence], succeeded: bool) -> None:
        self.pc = 0
        self.consequences = consequences
        self.succeeded = succeeded

    def follow(self, game: Game) -> None:
        """What the rules let follow at once."""
        happen(game, self.consequences)

    def check(self, game: Game) -> None:
        """What is now due by itself (P4), until nothing is."""
        if checks.are_due(game):
            self.stay()
            checks.do_what_is_due(game)

    def finish(self, game: Game) -> None:
        """Say whether all that came before happened."""
        game.pop(self.succeeded)
