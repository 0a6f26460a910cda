"""Struggles: who wins one, and its stages (STORY-15 to STORY-25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from rlyeh.engine.in_force import characteristics
from rlyeh.engine.state import happenings
from rlyeh.engine.state.cards import NOBODY, NOTHING
from rlyeh.engine.state.journal import SkillTally
from rlyeh.engine.state.occurrence import CANCELLED, DONE, REPLACED, Occurrence
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.state.staged import Staged
from rlyeh.engine.state.wire import Wire
from rlyeh.engine.stories.counting import icon_total, winner_and_margin
from rlyeh.engine.stories.struggle_results import RESULTS

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

STRUGGLE: Final = int(Kind.STRUGGLE)
DECIDE_STRUGGLE: Final = int(Kind.DECIDE_STRUGGLE)
STRUGGLE_RESULT: Final = int(Kind.STRUGGLE_RESULT)
WIN_STRUGGLE: Final = int(Kind.WIN_STRUGGLE)


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

    WIRE: ClassVar[Wire] = Wire("struggle", added={"begun": None, "also": None})
    __slots__ = ("also", "begun", "decided", "kind", "life", "outcome", "story")
    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "story", "life", "kind", "decided", "outcome", "begun", "also")
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "count", "result", "apply", "after", "finish")

    def __init__(self, story: int, kind: int) -> None:
        self.pc = 0
        self.story = story
        self.life = NOTHING
        self.kind = kind
        self.decided: Occurrence | None = None
        self.outcome: Occurrence | None = None
        """The result about to be applied, where anything might take its place."""
        self.begun: Occurrence | None = None
        """Its beginning, where anything waits for it."""
        self.also: Occurrence | None = None
        """The victory of a second winner (STORY-59)."""

    def begin(self, game: Game) -> None:
        """Before counting."""
        self.life = game.state.cards[self.story].life
        self.begun = happenings.story_stage(STRUGGLE, self.story, game.state.active, self.kind)
        game.occur(self.begun)

    def count(self, game: Game) -> None:
        """Decide who wins; the story may be gone by now, and a struggle that was cancelled is left out (STORY-56)."""
        begun = self.begun
        if game.state.cards[self.story].life != self.life:
            game.pop()
            return
        if begun is not None and begun.status in (CANCELLED, REPLACED):
            game.pop(True)
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
        applied: list[Occurrence] = []
        if decided.status == DONE and (self.outcome is None or self.outcome.status == DONE):
            applied.append(decided)
        if self.also is not None:
            applied.append(self.also)
            # The active player's comes first: it is pushed last.
            applied.sort(key=lambda won: won.winner == game.state.active)
        for won in applied:
            game.push(RESULTS[self.kind](self.story, won))

    def after(self, game: Game) -> None:
        """The struggle was won and lost, whatever became of its result."""
        decided = self.decided
        assert decided is not None
        won = []
        if decided.status != CANCELLED:
            won.append(self._occurrence(game, WIN_STRUGGLE, decided.winner, decided.margin))
        if self.also is not None:
            won.append(self._occurrence(game, WIN_STRUGGLE, self.also.winner, self.also.margin))
        game.happen(won)

    def win_as_well(self, game: Game) -> None:
        """The player who would lose the struggle wins it too."""
        assert self.decided is not None
        self.also = self._occurrence(game, DECIDE_STRUGGLE, 1 - self.decided.winner, 0)

    def finish(self, game: Game) -> None:
        """Forced responses that waited for the struggle come before the next one (FINAL-1)."""
        if game.state.waiting:
            self.stay()
            game.release_waiting()
        else:
            game.pop(True)
