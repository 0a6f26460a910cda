"""Struggles: what counts in them, who wins, and the stages of one (STORY-15 to STORY-25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from rlyeh.engine.in_force import characteristics
from rlyeh.engine.state import happenings
from rlyeh.engine.state.cards import NOBODY, NOTHING
from rlyeh.engine.state.journal import SkillTally
from rlyeh.engine.state.occurrence import CANCELLED, DONE, Occurrence
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.state.staged import Staged
from rlyeh.engine.state.wire import Wire
from rlyeh.engine.stories.struggle_results import RESULTS
from rlyeh.engine.words.modifiers import Layer, Question
from rlyeh.model import Keyword

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.in_force.texts import InForce

COUNT: Final = int(Layer.COUNT)
COMPARE: Final = int(Layer.COMPARE)
STRUGGLE: Final = int(Kind.STRUGGLE)
DECIDE_STRUGGLE: Final = int(Kind.DECIDE_STRUGGLE)
STRUGGLE_RESULT: Final = int(Kind.STRUGGLE_RESULT)
WIN_STRUGGLE: Final = int(Kind.WIN_STRUGGLE)


def counted(game: Game, story: int, seat: int) -> list[int]:
    """The cards whose icons and skill count for a player at a story, each once (STORY-49, STORY-50)."""
    cards = characteristics.committed(game, story, seat)
    for entry in game.index().layers[COUNT]:
        if not entry.holds(game):
            continue
        for card in game.state.play:
            if (
                card not in cards
                and game.state.cards[card].controller == seat
                and entry.reaches(game, card)
                and entry.modifier.change_number(game, entry.context, card, story)
            ):
                cards = [*cards, card]
    return cards


def icon_total(game: Game, story: int, seat: int, kind: int) -> int:
    """A player's total in a struggle: icons of the kind, unless a text compares something else (STORY-15, STORY-51)."""
    layers = (game.force or game.index()).layers
    cards = counted(game, story, seat) if layers[COUNT] else characteristics.committed(game, story, seat)
    if not cards:
        return 0
    if layers[COMPARE]:
        return _compared(game, layers[COMPARE], story, cards, kind)
    return characteristics.icon_sum(game, cards, kind)


def _compared(game: Game, texts: list[InForce], story: int, cards: list[int], kind: int) -> int:
    """The total of these cards where texts may have something else compared."""
    counted_kind = kind
    for entry in texts:
        if entry.reaches(game, story):
            if entry.modifier.says(Question.COMPARES_SKILL):
                return sum(characteristics.skill(game, card) for card in cards)
            swapped = entry.modifier.change_number(game, entry.context, story, kind)
            counted_kind = counted_kind if swapped == kind else swapped
    return characteristics.icon_sum(game, cards, counted_kind)


def skill_total(game: Game, story: int, seat: int) -> int:
    """A player's skill at a story; texts may keep a character's skill from counting (STORY-30, STORY-36)."""
    texts = (game.force or game.index()).layers[COUNT]
    total = 0
    for card in counted(game, story, seat) if texts else characteristics.committed(game, story, seat):
        if not (texts and _is_uncounted(game, texts, card)):
            total += characteristics.skill(game, card)
    return total


def _is_uncounted(game: Game, texts: list[InForce], card: int) -> bool:
    return any(entry.modifier.says(Question.LEAVES_SKILL_OUT) and entry.reaches(game, card) for entry in texts)


def faster_player(game: Game, story: int) -> int:
    """The player with more Fast characters at a story (KEY-2)."""
    fast = [
        sum(
            characteristics.has_keyword(game, card, Keyword.FAST)
            for card in characteristics.committed(game, story, seat)
        )
        for seat in (0, 1)
    ]
    return NOBODY if fast[0] == fast[1] else int(fast[1] > fast[0])


def winner_and_margin(game: Game, story: int, kind: int) -> tuple[int, int]:
    """The winner of a struggle as things are, and by how many icons: the larger total wins; ties above zero go to the
    player with more Fast characters (STORY-17)."""
    first = icon_total(game, story, 0, kind)
    second = icon_total(game, story, 1, kind)
    if first > second:
        return 0, first - second
    if second > first:
        return 1, second - first
    return (faster_player(game, story) if first > 0 else NOBODY), 0


def count_icons(game: Game, story: int, kind: int) -> tuple[int, int]:
    """The winner that `winner_and_margin` finds, and the journal keeps the totals."""
    winner, margin = winner_and_margin(game, story, kind)
    if game.journal is not None:
        totals = icon_total(game, story, 0, kind), icon_total(game, story, 1, kind)
        game.add_to_journal(SkillTally(story, kind, totals, winner))
    return winner, margin


def hold_struggle(game: Game, story: int, kind: int) -> bool:
    """Hold a struggle; says whether anything comes of it. Where nobody waits for its beginning it is counted at once,
    and one that nobody wins is over with that."""
    index = game.force or game.index()
    if STRUGGLE in index.awaited_kinds or STRUGGLE in index.response_kinds:
        game.push(Struggle(story, kind))
        return True
    game.reach_stage(STRUGGLE, story, struggle=kind)
    winner, margin = count_icons(game, story, kind)
    if winner == NOBODY:
        # As a frame says with `pop(True)`: the struggle was held, though there was no frame.
        game.state.succeeded = True
        return False
    struggle = Struggle(story, kind)
    game.push(struggle)
    struggle.decide(game, winner, margin)
    return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Struggle(Staged):
    """One icon struggle: counted, decided, its result applied at once (STORY-15 to STORY-25)."""

    WIRE: ClassVar[Wire] = Wire("struggle")
    __slots__ = ("decided", "kind", "life", "outcome", "story")
    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "story", "life", "kind", "decided", "outcome")
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "count", "result", "apply", "after", "finish")

    def __init__(self, story: int, kind: int) -> None:
        self.pc = 0
        self.story = story
        self.life = NOTHING
        self.kind = kind
        self.decided: Occurrence | None = None
        self.outcome: Occurrence | None = None
        """The result about to be applied, where anything might take its place."""

    def begin(self, game: Game) -> None:
        """Before counting."""
        self.life = game.state.cards[self.story].life
        game.reach_stage(STRUGGLE, self.story, struggle=self.kind)

    def count(self, game: Game) -> None:
        """Decide who wins; the story may be gone by now."""
        if game.state.cards[self.story].life != self.life:
            game.pop()
            return
        winner, margin = count_icons(game, self.story, self.kind)
        if winner == NOBODY:
            game.pop(True)
        else:
            self.decide(game, winner, margin)

    def decide(self, game: Game, winner: int, margin: int) -> None:
        """A player would win, by so many icons."""
        # By name: `hold_struggle` comes here without having taken the steps before.
        self.go_to("result")
        self.life = game.state.cards[self.story].life
        self.decided = self._occurrence(game, DECIDE_STRUGGLE, winner, margin)
        game.occur(self.decided)

    def _occurrence(self, game: Game, kind: int, winner: int, margin: int) -> Occurrence:
        # Whoever was there when it was decided: its result may send them home before the last stage.
        present = characteristics.committed(game, self.story) if self.decided is None else self.decided.there
        return happenings.struggle_stage(kind, self.story, winner, 1 - winner, self.kind, margin, tuple(present))

    def result(self, game: Game) -> None:
        """The result is about to be applied: something may take its place."""
        decided = self.decided
        assert decided is not None
        if decided.status == DONE and STRUGGLE_RESULT in (game.force or game.index()).awaited_kinds:
            self.outcome = self._occurrence(game, STRUGGLE_RESULT, decided.winner, decided.margin)
            game.occur(self.outcome)

    def apply(self, game: Game) -> None:
        """Apply the result, unless something took its place."""
        decided = self.decided
        assert decided is not None
        if decided.status == DONE and (self.outcome is None or self.outcome.status == DONE):
            game.push(RESULTS[self.kind](self.story, decided))

    def after(self, game: Game) -> None:
        """The struggle was won and lost, whatever became of its result."""
        decided = self.decided
        assert decided is not None
        if decided.status != CANCELLED:
            game.occur(self._occurrence(game, WIN_STRUGGLE, decided.winner, decided.margin))

    def finish(self, game: Game) -> None:
        """Forced responses that waited for the struggle come before the next one (FINAL-1)."""
        if game.state.waiting:
            self.stay()
            game.release_waiting()
        else:
            game.pop(True)
