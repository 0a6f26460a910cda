"""The game: asks, takes answers, and runs on to the next question.

This is what one plays with; how it runs is in `rlyeh.engine.timing`, what it keeps in `rlyeh.engine.in_force.cache`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.engine.effects import loop_detection
from rlyeh.engine.state.cards import NOBODY, NOTHING
from rlyeh.engine.state.decision import Decision, Option, Refusal
from rlyeh.engine.state.random import NOTE_OF_CHANCE, Chance
from rlyeh.engine.state.records import Topic
from rlyeh.engine.state.rule_sets import RuleSet
from rlyeh.engine.state.state import State
from rlyeh.engine.state.touch import CHANCE
from rlyeh.engine.timing.answers import Checkpoint, open_question, option_named
from rlyeh.engine.timing.stack_machine import StackMachine
from rlyeh.engine.words.printed_card import Faces
from rlyeh.errors import GameOver
from rlyeh.model import Pool
from rlyeh.model.declaring import dataclass

if TYPE_CHECKING:
    from rlyeh.engine.explain.values import Explanation
    from rlyeh.engine.visibility import View


@dataclass(frozen=True)
class Header:
    """What a game began with: card ids of both decks and of the story deck, and the seed."""

    decks: tuple[tuple[str, ...], ...]
    stories: tuple[str, ...]
    seed: int


class Game(StackMachine):
    """A game in progress. `decision` says who decides what; `apply` answers it."""

    __slots__ = ("_checkpoint", "answers", "deals", "faces", "header")

    def __init__(
        self,
        state: State,
        rules: RuleSet,
        faces: Faces,
        header: Header | None = None,
        checkpoint: Checkpoint | None = None,
    ) -> None:
        super().__init__(state)
        self.rules = rules
        self.journal = None
        self._decision = None
        self.runs = self._repeated = False
        self.faces = faces
        self.header = header
        """How it began; None for a position that was set up or imagined."""
        self.answers: list[str] = []
        self.deals: tuple[tuple[int, int, int], ...] = ()
        """What was imagined since the checkpoint: after how many answers, by which seat, and with which chance."""
        self._checkpoint = Checkpoint(state.clone(), 0) if checkpoint is None else checkpoint

    @property
    def pool(self) -> Pool:
        """The cards this game is played with."""
        return self.faces.pool

    def __repr__(self) -> str:
        state = self.state
        return f"<Game {self.rules.name}: turn {state.turn}, {state.phase.english}, {len(self.answers)} answers>"

    def __str__(self) -> str:
        from rlyeh.engine.explain.position import position

        return position(self, self._decision)

    # -- asking and answering -----------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """The open question, or None when the game is over."""
        if self._decision is None and self.state.winner == NOBODY:
            self.runs = True
            self.run()
        return self._decision

    @property
    def topic(self) -> Topic:
        """What the open question is about: the effect that asks, what was picked so far, what is answered. Empty where
        nothing is asked."""
        return Topic() if self.decision is None else self.state.stack[-1].topic(self)

    @property
    def is_over(self) -> bool:
        """Whether somebody has won."""
        return self.decision is None

    @property
    def winner(self) -> int:
        """The seat that won, or NOBODY."""
        return self.state.winner

    def apply(self, answer: Option | str) -> None:
        """Answer the open question and run on to the next one. A refused answer changes nothing."""
        decision = self._decision or open_question(self)
        if isinstance(answer, str) or answer not in decision.options:
            answer = option_named(decision, answer)
        entries_before = 0
        loop_detection.add_to_trail(self, decision, answer, answer.key)
        if self.journal is not None:
            entries_before = len(self.journal)
            self.tell(decision, answer)
        self._decision = None
        self.runs = True
        try:
            self.state.stack[-1].answer(self, answer)
            self.run()
        except Exception:
            self._checkpoint.restore(self, entries_before)
            raise
        self.answers.append(answer.key)

    # -- chance and copies --------------------------------------------------------------------------------------------

    def turn_chance(self, seed: int) -> None:
        """Let the random source go on from here. The answers keep a note of it, so that the game still replays: it is
        what follows an answer that was taken back, since taking back must not let anybody see or repeat a throw."""
        if self.decision is None:
            raise GameOver("The game is over: there is no chance left in it.", source=self.state.won_by)
        self.state.seed = seed
        self.touched(CHANCE)
        self._decision = None
        self.answers.append(f"{NOTE_OF_CHANCE}{seed}")
        self.checkpoint()

    def clone(self) -> Game:
        """An independent copy of the game at this decision; it keeps no journal."""
        twin = Game(self.state.clone(), self.rules, self.faces, self.header, self._checkpoint)
        twin._decision = self._decision
        twin.answers = self.answers[:]
        twin.deals = self.deals
        twin._outside_play = self._outside_play
        twin.payable = self.payable[:]
        twin.asked = self.asked
        return twin

    def checkpoint(self) -> None:
        """Take this position as the one to start from when a failed answer has to be undone."""
        self._checkpoint = Checkpoint(self.state.clone(), len(self.answers))
        self.deals = ()

    # -- bytes, views and explanations --------------------------------------------------------------------------------

    def keep_journal(self) -> None:
        """Keep a journal from now on; `rlyeh.engine.explain.log` puts it into words."""
        if self.journal is None:
            self.journal = []

    def save(self) -> bytes:
        """The game as bytes; `rlyeh.engine.files.save.load` reads them."""
        from rlyeh.engine.files.save import save

        return save(self)

    def hash(self) -> str:
        """A hash of everything that makes up this position, the same on every machine."""
        from rlyeh.engine.files.save import state_hash

        return state_hash(self)

    def view(self, seat: int) -> View:
        """What a seat sees; NOBODY is a spectator, who sees what both see."""
        from rlyeh.engine.visibility import view

        return view(self, seat)

    def imagine(self, seat: int, chance: Chance) -> Game:
        """A full game that this seat could be in, for all it knows."""
        decision = self.decision  # The game may have to run on to it first.
        hidden = self.hidden
        if hidden is None or not hidden.holds(seat, decision, self.state.version):
            from rlyeh.engine.visibility import hidden_from

            hidden = self.hidden = hidden_from(self, seat)
        seed = chance.seed
        twin = hidden.imagine(self, chance)
        twin.deals = (*self.deals, (len(self.answers), seat, seed))
        return twin

    def why_not(self, seat: int, card: int, story: int = NOTHING) -> list[Refusal]:
        """Why a seat cannot play, use or commit a card now, or commit it to one story; empty if it can."""
        from rlyeh.engine.explain.refusals import why_not, why_not_commit

        return why_not(self, seat, card) if story == NOTHING else why_not_commit(self, seat, card, story)

    def explain(self, card: int, of: str, seat: int | None = None) -> Explanation:
        """Why something about a card is as it is: "skill", "icons", "keywords", "subtypes", "faction", "title", "type",
        "cost", "control"; of a story "struggles" and "tokens"; or why something may not happen to it: "go insane". For
        a seat (NOBODY is a spectator), only what it may know; otherwise everything."""
        from rlyeh.engine.explain.values import explain, explain_to

        return explain(self, card, of) if seat is None else explain_to(self, seat, card, of)
