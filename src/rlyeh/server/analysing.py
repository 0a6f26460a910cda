"""Analysis jobs: the coach looks at finished games, one at a time for each worker, in a process of its own.

Progress is told meanwhile.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from typing import Any

from rlyeh.arena.coach import AnalysisSettings, analyse
from rlyeh.engine.files import GameRecord
from rlyeh.errors import RlyehError
from rlyeh.server.settings import Settings
from rlyeh.server.storage.jobs import Jobs

logger = logging.getLogger(__name__)

COMMAND = "from rlyeh.server.analysing import main; main()"
STAGES = 3
"""The coach plays games on, asks the bot about every decision, and looks closely at the worst of them."""
STEP = 0.02
"""Progress is written down when it has grown by so much."""
LONGEST_LINE = 1 << 24


class Study:
    """Where the coach works. What waits here is told how far it is."""

    def __init__(self, settings: Settings, jobs: Jobs, worker: str) -> None:
        self._settings = settings
        self._jobs = jobs
        self._worker = worker
        self._room = asyncio.Semaphore(1)
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, game: str, record: GameRecord) -> None:
        """Look at a game when there is room."""
        task = asyncio.create_task(self._look(game, record))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop looking; what is not done is begun anew when somebody asks."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _look(self, game: str, record: GameRecord) -> None:
        async with self._room:
            coach = await asyncio.create_subprocess_exec(
                sys.executable, "-c", COMMAND, self._settings.coach_bot, str(self._settings.coach_games),
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=LONGEST_LINE,
            )  # fmt: skip
            try:
                await self._listen(game, coach, record)
            except Exception:
                logger.exception("an analysis failed", extra={"table": game})
                await self._jobs.finish(game, "failed", {"text": "The coach could not look at this game."})
            finally:
                if coach.returncode is None:
                    coach.kill()
                    await coach.wait()

    async def _listen(self, game: str, coach: asyncio.subprocess.Process, record: GameRecord) -> None:
        assert coach.stdin is not None
        assert coach.stdout is not None
        coach.stdin.write(record.dumps().encode())
        coach.stdin.close()
        shown = 0.0
        async for line in coach.stdout:
            message = json.loads(line)
            if "progress" not in message:
                await self._jobs.finish(game, message["status"], message["result"])
                return
            if message["progress"] >= shown + STEP:
                shown = message["progress"]
                await self._jobs.advance(game, shown)
        raise RuntimeError("the coach left without a word")


# -- in the coach's process --------------------------------------------------------------------------------------------


class _Watcher:
    """Tells how far the coach is, over all stages."""

    def __init__(self) -> None:
        self._stages: list[str] = []

    def __call__(self, stage: str, done: int, total: int) -> None:
        if stage not in self._stages:
            self._stages.append(stage)
        before = self._stages.index(stage)
        share = (before + done / max(1, total)) / STAGES
        _say({"progress": round(min(share, 1.0), 3)})


def _say(message: dict[str, Any]) -> None:
    print(json.dumps(message), flush=True)


def main() -> None:
    """Read a game file from the standard input, and write progress and the analysis as lines of JSON."""
    bot, games = sys.argv[1:]
    try:
        record = GameRecord.loads(sys.stdin.read())
        analysis = analyse(record, AnalysisSettings(bot=bot, games=int(games)), jobs=1, watch=_Watcher())
    except RlyehError as problem:
        _say({"status": "failed", "result": {"text": str(problem)}})
    else:
        _say({"status": "done", "result": analysis.to_json()})
