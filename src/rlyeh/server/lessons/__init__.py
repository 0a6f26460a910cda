"""The guided first game: an ordinary game that is played along a path.

The path is a game file with the places at which there is something to explain (`tools/make_lesson.py` writes it). The
cultist across the table answers as the file says while the pupil keeps to it; who leaves the path plays on against the
acolyte, and can come back. What is explained is in the browser, in its own languages, under the names of the steps.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources

import msgspec

from rlyeh.bots import Chair, make
from rlyeh.engine import Game
from rlyeh.engine.files import GameRecord
from rlyeh.server.pool import faces

CULTIST = "cultist"
"""What stands for the bot in the seat across from the pupil."""
TITLE = "The Cultist"
PUPIL = 0
"""The seat of the pupil."""
OFF_THE_PATH = "acolyte"
"""Who goes on for the cultist when the pupil has left the path."""


class TutorialStep(msgspec.Struct, frozen=True):
    """A place at which the guide speaks: before which answer, and about what."""

    at: int
    say: str


class _File(msgspec.Struct, frozen=True):
    steps: tuple[TutorialStep, ...]
    game: msgspec.Raw


@dataclass(frozen=True)
class Tutorial:
    """The path, and what is said on the way."""

    record: GameRecord
    steps: tuple[TutorialStep, ...]
    starting: tuple[str, ...] = ()
    """The starting resources of the pupil, as answers: to a person they are one decision, although the last ones follow
    from the first."""

    def followed(self, answers: Sequence[str]) -> int:
        """How many of the answers, from the first one on, are those of the path."""
        path = self.record.answers
        agree = 0
        while agree < min(len(path), len(answers)) and path[agree] == answers[agree]:
            agree += 1
        return agree

    def next(self, answers: Sequence[str]) -> str:
        """The answer that comes next on the path; empty at its end and off it."""
        path = self.record.answers
        on_path = self.followed(answers) == len(answers)
        return path[len(answers)] if on_path and len(answers) < len(path) else ""

    def together(self, at: int) -> tuple[str, ...]:
        """The answer of the path, with those that belong to it: a commit step is one decision to a person, and so are
        the starting resources."""
        path = self.record.answers
        if path[at] in self.starting:
            return self.starting
        end = at + 1
        while path[end - 1].startswith("commit:") and path[end].startswith(("commit:", "done")):
            end += 1
        return path[at:end]

    def begin_of(self, at: int) -> int:
        """The first answer of the decision that an answer belongs to: a commit step has several."""
        path, begin = self.record.answers, at
        while 0 < begin < len(path) and len(self.together(begin - 1)) > 1 and path[begin - 1] not in self.starting:
            begin -= 1
        return begin

    def step(self, at: int) -> TutorialStep | None:
        """What there is to say before an answer."""
        return next((step for step in self.steps if step.at == at), None)

    def done(self, at: int) -> int:
        """How many steps lie behind."""
        return sum(step.at < at for step in self.steps)


@cache
def first_lesson() -> Tutorial:
    """The guided first game."""
    text = resources.files(__name__).joinpath("first.json").read_bytes()
    file = msgspec.json.decode(text, type=_File)
    record = GameRecord.loads(bytes(file.game).decode())
    return Tutorial(record, file.steps, _starting(record))


def _starting(record: GameRecord) -> tuple[str, ...]:
    """What lies at the pupil's domains when the setup is over."""
    for game in record.steps(faces(record.rules)):
        if game.state.turn:
            cards = [card for domain in game.state.sides[PUPIL].domains for card in domain.resources]
            return tuple(f"resource:{card}" for card in sorted(cards))
    return ()


def answer_of_cultist(game: Game) -> str:
    """What the cultist answers to the open question."""
    return first_lesson().next(game.answers) or make(OFF_THE_PATH).choose(Chair(game)).key
