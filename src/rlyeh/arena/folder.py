"""The folder of a run: what is played, how each game went, and the game files.

    run.json        the schedule
    results.jsonl   one line for each game, as they come in
    games/          game files, if they are to be kept
    failed/         games that could not be played to their end: the game file so far, and what went wrong

A line is written after the files of its game, so whatever interrupts a run, the lines tell what is there.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from rlyeh.arena.schedule import Schedule
from rlyeh.arena.table import Outcome, faces
from rlyeh.engine.files import fingerprint
from rlyeh.errors import ArenaError, RlyehError

FORMAT = "rlyeh run"
VERSION = 1


class RunFolder:
    """Where the results of a schedule are kept."""

    def __init__(self, path: Path, schedule: Schedule, keeps_games: bool = False) -> None:
        self.path = path
        self.schedule = schedule
        self.keeps_games = keeps_games

    # -- beginning and going on ----------------------------------------------------------------------------------------

    @staticmethod
    def begin(path: Path, schedule: Schedule, keeps_games: bool = False) -> RunFolder:
        """Start a run in a folder that holds none yet."""
        if (path / "run.json").exists():
            raise ArenaError(f"{path} holds a run already: go on with it by --resume, or name another folder.")
        folder = RunFolder(path, schedule, keeps_games)
        try:
            path.mkdir(parents=True, exist_ok=True)
            (path / "results.jsonl").write_text("", encoding="utf-8")
            folder._write_run()
        except OSError as problem:
            raise ArenaError(f"{path} cannot be used for a run: {problem.strerror}.") from None
        return folder

    @staticmethod
    def resume(path: Path, schedule: Schedule, keeps_games: bool = False) -> RunFolder:
        """Go on with the run in a folder; it must be the same one, but may become longer."""
        before, cards = _read_run(path)
        if replace(before, games=schedule.games) != schedule:
            wanted, stored = schedule.to_json(), before.to_json()
            differing = " and ".join(key for key in wanted if key != "games" and wanted[key] != stored[key])
            raise ArenaError(f"{path} holds another run: {differing} are not the same. Name another folder.")
        if cards != _cards(schedule):
            raise ArenaError(f"{path}: its games were played with other versions of the cards. Begin a new run.")
        folder = RunFolder(path, schedule, keeps_games)
        folder._mend()
        folder._write_run()
        return folder

    @staticmethod
    def open(path: Path) -> RunFolder:
        """The run in a folder, to look at."""
        return RunFolder(path, _read_run(path)[0], (path / "games").exists())

    def _write_run(self) -> None:
        data = {"format": FORMAT, "version": VERSION, "cards": _cards(self.schedule)}
        data["schedule"] = self.schedule.to_json()
        draft = self.path / "run.json.part"
        draft.write_text(json.dumps(data, indent=1), encoding="utf-8")
        draft.replace(self.path / "run.json")

    def _mend(self) -> None:
        """Cut off a last line that was not written to its end."""
        results = self.path / "results.jsonl"
        data = results.read_bytes() if results.exists() else b""
        whole = data[: data.rfind(b"\n") + 1]
        if whole != data:
            results.write_bytes(whole)

    # -- results -------------------------------------------------------------------------------------------------------

    def outcomes(self) -> Iterator[Outcome]:
        """The games that were played so far, each once, as long as the schedule has them."""
        read_numbers: set[int] = set()
        results = self.path / "results.jsonl"
        if not results.exists():
            return
        with results.open(encoding="utf-8") as lines:
            for number, line in enumerate(lines, 1):
                if not line.endswith("\n"):
                    return
                outcome = _outcome(line, f"{results}, line {number}")
                if outcome.number not in read_numbers and outcome.number < self.schedule.games:
                    read_numbers.add(outcome.number)
                    yield outcome

    def keep(self, outcomes: list[Outcome]) -> None:
        """Write results down, files first."""
        try:
            for outcome in outcomes:
                self._keep_files(outcome)
            with (self.path / "results.jsonl").open("a", encoding="utf-8") as lines:
                lines.writelines(json.dumps(outcome.to_json(), separators=(",", ":")) + "\n" for outcome in outcomes)
        except OSError as problem:
            raise ArenaError(f"{self.path} cannot be written: {problem.strerror}.") from None

    def _keep_files(self, outcome: Outcome) -> None:
        target = self.game_file(outcome)
        if outcome.record:
            target.parent.mkdir(exist_ok=True)
            target.write_text(outcome.record, encoding="utf-8")
        if outcome.failed:
            target.parent.mkdir(exist_ok=True)
            target.with_suffix(".txt").write_text(outcome.error, encoding="utf-8")

    def game_file(self, outcome: Outcome) -> Path:
        """Where the file of a game is, or would be."""
        return self.path / ("failed" if outcome.failed else "games") / f"{outcome.number:06d}.json"

    def remove(self) -> None:
        """Throw the whole folder away."""
        shutil.rmtree(self.path, ignore_errors=True)


def _cards(schedule: Schedule) -> str:
    """A fingerprint of the declarations of all cards that are played with."""
    pool_faces = faces(schedule.rules)
    used = {card for deck in schedule.decks for card in deck.cards} | set(schedule.stories)
    return fingerprint(pool_faces[card] for card in sorted(used))


def _read_run(path: Path) -> tuple[Schedule, str]:
    """The schedule of the run in a folder, and the fingerprint of its cards."""
    file = path / "run.json"
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise ArenaError(f"{path} holds no run to go on with: leave --resume out to begin one.") from None
    except OSError as problem:
        raise ArenaError(f"{file} cannot be read: {problem.strerror}.") from None
    except ValueError:
        raise ArenaError(f"{file} is damaged.") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT or data.get("version") != VERSION:
        raise ArenaError(f"{file} is no run of this version of R'lyeh.")
    try:
        return Schedule.from_json(data["schedule"]), str(data["cards"])
    except (KeyError, TypeError, ValueError, AttributeError, RlyehError):
        raise ArenaError(f"{file} is damaged: it has no schedule that can be read.") from None


def _outcome(line: str, place: str) -> Outcome:
    try:
        return Outcome.from_json(json.loads(line))
    except (ValueError, KeyError, TypeError, IndexError):
        raise ArenaError(f"{place}: this is no result of a game. Mend the file or begin a new run.") from None
