"""Games of bots as Parquet: one row for each decision, with what was seen, offered, answered, and what came of it.

A data set is a folder: `_run.json` says what is played, under a name that readers of Parquet skip, and each
`part-N.parquet` holds so many games. A part is written under another name and renamed when it is whole, so whatever
interrupts the work, what is there is good, and going on means playing the parts that are missing. docs/research.md
describes the columns.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rlyeh.arena.players import seated
from rlyeh.arena.processes import become_worker, fork_context
from rlyeh.arena.schedule import Fixture, Schedule
from rlyeh.arena.table import LONGEST, check, faces
from rlyeh.bots import Chair
from rlyeh.engine import new_game, rule_set
from rlyeh.engine.files import fingerprint
from rlyeh.envs.duel import Duel
from rlyeh.envs.setting import Setting
from rlyeh.errors import ArenaError

if TYPE_CHECKING:
    import pyarrow

FORMAT = "rlyeh dataset"
VERSION = 1
WORDS = {
    "cards": "versions of the cards",
    "part": "numbers of games in a file",
    "views": "columns",
    "schedule": "bots, decks, rules or seeds",
}
"""What people call the lines of `_run.json`."""


@dataclass(frozen=True)
class Order:
    """A data set: which games, how many in a part, and whether structured views are written beside observations."""

    schedule: Schedule
    part: int = 20
    views: bool = True

    @property
    def parts(self) -> int:
        """How many parts there are in the end."""
        return -(-self.schedule.games // self.part)

    def games(self, part: int) -> range:
        """The games of a part."""
        return range(part * self.part, min((part + 1) * self.part, self.schedule.games))

    def setting(self) -> Setting:
        """The numbers that stand for these games: one table of actions for all of them."""
        schedule = self.schedule
        pairs = {tuple(sorted(pairing.first)) for pairing in schedule.pairings}
        pairs |= {tuple(sorted(pairing.second)) for pairing in schedule.pairings}
        decks = [(schedule.deck_of(first), schedule.deck_of(second)) for first, second in sorted(pairs)]
        return Setting.of(decks, schedule.rules, schedule.stories)

    def to_json(self) -> dict[str, Any]:
        """What `_run.json` says, but for the number of games."""
        cards = sorted({card for deck in self.schedule.decks for card in deck.cards} | set(self.schedule.stories))
        pool_faces = faces(self.schedule.rules)
        return {
            "format": FORMAT,
            "version": VERSION,
            "cards": fingerprint(pool_faces[card] for card in cards),
            "part": self.part,
            "views": self.views,
            "schedule": replace(self.schedule, games=0).to_json(),
        }


class DataFolder:
    """Where a data set grows."""

    def __init__(self, path: Path, order: Order) -> None:
        self.path = path
        self.order = order

    @staticmethod
    def begin(path: Path, order: Order, resume: bool = False) -> DataFolder:
        """A folder for a new data set, or with `resume` the folder of the very same one."""
        check(order.schedule)
        file = path / "_run.json"
        if file.exists() and not resume:
            raise ArenaError(f"{path} holds a data set already: go on with it by --resume, or name another folder.")
        if resume:
            _require_same(file, order)
        try:
            path.mkdir(parents=True, exist_ok=True)
            file.write_text(json.dumps(order.to_json(), indent=1), encoding="utf-8")
        except OSError as problem:
            raise ArenaError(f"{path} cannot be used for a data set: {problem.strerror}.") from None
        return DataFolder(path, order)

    def file(self, part: int) -> Path:
        """The file of a part."""
        return self.path / f"part-{part:05d}.parquet"

    def missing(self) -> list[int]:
        """The parts that are still to be played. The last one counts as missing if the data set has grown since."""
        return [part for part in range(self.order.parts) if self._games_in(part) != len(self.order.games(part))]

    def _games_in(self, part: int) -> int:
        file = self.file(part)
        return int(parquet().read_metadata(file).metadata[b"rlyeh_games"]) if file.exists() else 0

    def fill(self, jobs: int = 1) -> Iterator[int]:
        """Play what is missing; yields the number of games whenever a part is whole."""
        todo = self.missing()
        workers = ProcessPoolExecutor(jobs, mp_context=fork_context(), initializer=become_worker)
        try:
            running = [workers.submit(write_part, self.order, part, self.file(part)) for part in todo]
            for part in as_completed(running):
                yield part.result()
        finally:
            workers.shutdown(wait=True, cancel_futures=True)


def _require_same(file: Path, order: Order) -> None:
    try:
        before = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        raise ArenaError(f"{file.parent} holds no data set to go on with: leave --resume out.") from None
    now = json.loads(json.dumps(order.to_json()))
    if before != now:
        differing = " and ".join(WORDS.get(key, key) for key in now if now[key] != before.get(key))
        raise ArenaError(f"{file.parent} holds another data set, with other {differing}: name another folder.")


# -- a part ------------------------------------------------------------------------------------------------------------


def arrow() -> Any:
    """PyArrow, or a sentence about how to get it."""
    try:
        import pyarrow
    except ImportError:
        raise ArenaError("Data sets need PyArrow: pip install 'rlyeh[data]'.") from None
    return pyarrow


def parquet() -> Any:
    """PyArrow's reader and writer of Parquet."""
    arrow()
    import pyarrow.parquet

    return pyarrow.parquet


def table_schema(views: bool) -> pyarrow.Schema:
    """The columns."""
    pa = arrow()
    columns = [
        ("game", pa.int64()),
        ("answer", pa.int32()),
        ("seat", pa.int8()),
        ("bot", pa.string()),
        ("deck", pa.string()),
        ("seed", pa.uint64()),
        ("turn", pa.int16()),
        ("phase", pa.string()),
        ("kind", pa.string()),
        ("rule", pa.string()),
        ("asking", pa.string()),
        ("options", pa.list_(pa.string())),
        ("actions", pa.list_(pa.int32())),
        ("taken", pa.int16()),
        ("observation", pa.binary()),
        ("view", pa.string()),
        ("reward", pa.int8()),
        ("winner", pa.int8()),
        ("won_by", pa.string()),
        ("turns", pa.int16()),
    ]
    return pa.schema([column for column in columns if views or column[0] != "view"])


def write_part(order: Order, part: int, file: Path) -> int:
    """Play the games of a part and write them; returns how many there were."""
    setting = order.setting()
    games = order.games(part)
    rows: list[dict[str, Any]] = []
    for number in games:
        rows += play(order, setting, order.schedule.fixture(number))
    metadata = {
        "rlyeh_games": str(len(games)),
        "rlyeh_actions": setting.schema.hash,
        "rlyeh_observation": setting.layout.hash,
    }
    table = arrow().Table.from_pylist(rows, schema=table_schema(order.views).with_metadata(metadata))
    draft = file.with_suffix(".part")
    parquet().write_table(table, draft, compression="zstd")
    draft.replace(file)
    return len(games)


def play(order: Order, setting: Setting, fixture: Fixture) -> list[dict[str, Any]]:
    """One game of the schedule as rows."""
    schedule = order.schedule
    pool_faces = faces(schedule.rules)
    decks = [schedule.deck_of(entrant) for entrant in fixture.entrants]
    names = [schedule.entrants[entrant].bot for entrant in fixture.entrants]
    cards = [deck.card_ids() for deck in decks]
    game = new_game(pool_faces.pool, cards, schedule.stories, fixture.seed, rule_set(schedule.rules), pool_faces)
    bots = [seated(name, fixture.bot_seed(seat)) for seat, name in enumerate(names)]
    duel = Duel(setting, game)
    rows: list[dict[str, Any]] = []
    while (decision := game.decision) is not None:
        seat = decision.seat
        option = bots[seat].choose(Chair(game))
        rows.append({"game": fixture.number, "seed": fixture.seed, "bot": names[seat], "deck": decks[seat].name})
        rows[-1] |= _row(duel, order.views) | {"taken": decision.keys().index(option.key)}
        duel.answer(option)
        if len(game.answers) > LONGEST:
            raise ArenaError(f"Game {fixture.number} did not end within {LONGEST} answers.")
    state = game.state
    for row in rows:
        row |= {"winner": state.winner, "won_by": state.won_by, "turns": state.turn}
        row["reward"] = 1 if state.winner == row["seat"] else -1
    return rows


def _row(duel: Duel, views: bool) -> dict[str, Any]:
    """What there is to say of the open question."""
    game = duel.game
    decision = game.decision
    assert decision is not None
    asking = duel.sight(decision.seat).known(decision.card)
    row: dict[str, Any] = {
        "answer": len(game.answers),
        "seat": decision.seat,
        "turn": game.state.turn,
        "phase": game.state.phase.name.lower(),
        "kind": decision.kind,
        "rule": decision.rule,
        "asking": None if asking is None else asking.printed.id,
        "options": decision.keys(),
        "actions": duel.numbers(),
        "observation": duel.observation(decision.seat).tobytes(),
    }
    if views:
        row["view"] = json.dumps(duel.view(decision.seat).to_json(), ensure_ascii=False, separators=(",", ":"))
    return row
