"""Games played at the terminal: the command, and somebody at the keyboard."""

from collections.abc import Callable, Iterable, Iterator
from io import StringIO
from pathlib import Path

from rich.console import Console
from typer.testing import CliRunner, Result

from rlyeh.bots import LEVELS
from rlyeh.cli import app
from rlyeh.cli.questions import CommitPlan, InTwoSteps, SeveralThings, question_for
from rlyeh.cli.session import PERSON, TerminalGame
from rlyeh.engine import Game
from tests.random_play import start

NAMES = (PERSON, LEVELS["novice"].title)
BOTH = ("Player 1", "Player 2")


def run(*arguments: str, typed: Iterable[str] = ()) -> Result:
    """What `rlyeh play` makes of these lines."""
    return CliRunner().invoke(app, ["play", *arguments], input="".join(f"{line}\n" for line in typed))


def flat(text: str) -> str:
    """What was shown, without frames and breaks of lines."""
    return " ".join(text.replace("│", " ").split())


def game_of(seed: int) -> Game:
    """A game between the decks of the tests."""
    game = start(seed)
    game.keep_journal()
    return game


class Person:
    """Somebody at the keyboard: types lines, then what `then` says, and remembers what was shown."""

    def __init__(self, game: Game, lines: Iterable[str] = (), names: tuple[str, str] = NAMES) -> None:
        self.console = Console(file=StringIO(), width=100, highlight=False)
        self.lines: Iterator[str] = iter(lines)
        self.then: Callable[[TerminalGame], str] | None = None
        self.session = TerminalGame(game, names, self.console, self._read, Path("saved.json"))

    def _read(self, prompt: str) -> str:
        for line in self.lines:
            return line
        if self.then is None:
            raise EOFError
        return self.then(self.session)

    def plays(self) -> str:
        self.session.run()
        assert isinstance(self.console.file, StringIO)
        return self.console.file.getvalue()


class Eager:
    """Somebody who takes the first number everywhere and sends a character to the first story that is open."""

    def __init__(self) -> None:
        self.sent = -1

    def __call__(self, session: TerminalGame) -> str:
        decision = session.game.decision
        assert decision is not None
        question = question_for(session.game, decision)
        if isinstance(question, CommitPlan) and self.sent != len(session.game.answers):
            self.sent = len(session.game.answers)
            return f"1 {question.stories.index(question.offers[0].other) + 1}"
        return first_answer(session)


def first_answer(session: TerminalGame) -> str:
    """The first number, as far as that is an answer; whoever commits is done."""
    decision = session.game.decision
    assert decision is not None
    question = question_for(session.game, decision)
    if isinstance(question, SeveralThings):
        return " ".join(str(number) for number in range(1, question.choice.most + 1))
    if isinstance(question, InTwoSteps):
        return "1 1" if len(session.game.state.sides[decision.seat].hand) > 3 else ""
    if isinstance(question, CommitPlan):
        return ""
    return str(question.numbers[0]) if decision.kind != "action" or decision.options[0].verb == "play" else ""
