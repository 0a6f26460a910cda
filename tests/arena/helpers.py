"""Small schedules, outcomes made by hand, and bots that go wrong."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from rlyeh.arena import Outcome, Schedule, match
from rlyeh.arena.table import Touched
from rlyeh.bots import Chair
from rlyeh.decks import Deck, quick_deck, read_pair
from rlyeh.engine.state.decision import Option

NO_CARDS = (Touched(), Touched())


def deck(pair: str = "cthulhu+hastur", packet: int = 0) -> Deck:
    """A quick deck."""
    return quick_deck(read_pair(pair), packet)


def small_match(games: int, bots: tuple[str, str] = ("random", "random"), seed: int = 3) -> Schedule:
    """A few games between two quick decks."""
    return match((deck(), deck("agency+miskatonic", 1)), bots, games, seed)


def outcome(number: int, winner: int, turns: int = 10, by: str = "WIN-1", first: int = 0) -> Outcome:
    """A game as if it had been played."""
    return Outcome(number, winner, by, turns, (5, 6), first, NO_CARDS)


class Faller:
    """Raises at its twentieth answer if its seed is even; otherwise takes the first option."""

    name = "faller"

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.asked = 0

    def choose(self, chair: Chair) -> Option:
        self.asked += 1
        if self.asked == 20 and self.seed % 2 == 0:
            raise RuntimeError("the stars are wrong")
        return chair.decision.options[0]


class Cheerful:
    """Takes the first thing it is offered."""

    name = "cheerful"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, chair: Chair) -> Option:
        return chair.decision.options[0]


class Cheat:
    """Answers with what nobody offered."""

    name = "cheat"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, chair: Chair) -> Option:
        return Option("win")


class Quitter:
    """Tries to end the whole program."""

    name = "quitter"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, chair: Chair) -> Option:
        raise SystemExit(3)


def bring(folder: Path, package: str, text: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """Write a bot of one's own into a new package that workers find as well; returns what it is called."""
    (folder / package).mkdir()
    (folder / package / "__init__.py").write_text("")
    (folder / package / "bots.py").write_text(dedent(text))
    monkeypatch.syspath_prepend(str(folder))
    return f"{package}.bots:Bot"


def deadly(folder: Path, package: str, seed: int, times: int, act: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """A random bot that does something terrible at its tenth answer, with one certain seed, so many times in all."""
    text = f"""
        import multiprocessing, os, signal
        from pathlib import Path
        from rlyeh.bots import RandomBot

        DEATHS = Path({str(folder / "deaths")!r})

        class Bot(RandomBot):
            def __init__(self, seed):
                super().__init__(seed)
                self.asked = 0

            def choose(self, chair):
                self.asked += 1
                if self.asked == 10 and self.seed == {seed}:
                    died = len(DEATHS.read_text()) if DEATHS.exists() else 0
                    if died < {times}:
                        DEATHS.write_text("x" * (died + 1))
                        {act}
                return super().choose(chair)
        """
    return bring(folder, package, text, monkeypatch)


SUICIDE = "os.kill(os.getpid(), signal.SIGKILL)"
CTRL_C = "os.kill(getattr(multiprocessing.parent_process(), 'pid', os.getpid()), signal.SIGINT)"
ASSASSIN = "os.kill(multiprocessing.parent_process().pid, signal.SIGKILL)"
