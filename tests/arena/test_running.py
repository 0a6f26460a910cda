"""Playing a schedule: the same whoever plays it, whatever interrupts it, whoever dies."""

import threading
from multiprocessing import active_children
from pathlib import Path

import pytest

from rlyeh.arena import ArenaTally, Outcome, RunFolder, Schedule, run
from rlyeh.arena.processes import Processes
from rlyeh.arena.runner import Here, Lost, Played, Run
from rlyeh.cards import POOL
from rlyeh.engine.files.game_file import GameRecord
from rlyeh.errors import ArenaError
from tests.arena.helpers import SUICIDE, deadly, deck, outcome, small_match

FALLER = "tests.arena.helpers:Faller"


def by_number(outcomes: list[Outcome]) -> list[Outcome]:
    return sorted(outcomes, key=lambda outcome: outcome.number)


def test_results_do_not_depend_on_the_number_of_jobs() -> None:
    schedule = small_match(14, (FALLER, "random"))
    one, two, three = (by_number(list(run(schedule, jobs=jobs))) for jobs in (1, 2, 3))
    assert one == two == three
    assert [outcome.number for outcome in one] == list(range(14))
    assert 0 < len([outcome for outcome in one if outcome.failed]) < 14


def test_failed_games_are_saved_and_counted_and_the_others_played(tmp_path: Path) -> None:
    schedule = small_match(10, (FALLER, "random"))
    folder = RunFolder.begin(tmp_path, schedule, keeps_games=True)
    tally = ArenaTally(schedule, run(schedule, folder, jobs=2))
    assert (tally.games, tally.finished + len(tally.failures)) == (10, 10)
    assert 0 < len(tally.failures) < 10
    for one in folder.outcomes():
        record = GameRecord.read(folder.game_file(one))
        assert (record.result is None) == one.failed
        assert record.replay(POOL).winner == one.winner
        if one.failed:
            told = (tmp_path / "failed" / f"{one.number:06d}.txt").read_text()
            assert "the stars are wrong" in told


class TestGoingOn:
    def test_an_interrupted_run_gives_the_same_in_the_end(self, tmp_path: Path) -> None:
        schedule = small_match(12)
        whole = by_number(list(run(schedule, jobs=1)))
        folder = RunFolder.begin(tmp_path / "run", schedule)
        games = run(schedule, folder, jobs=2)
        for _ in range(3):
            next(games)
        games.close()
        before = list(folder.outcomes())
        assert 3 <= len(before) < 12
        again = RunFolder.resume(tmp_path / "run", schedule)
        after = list(run(schedule, again, jobs=1))
        assert len(before) + len(after) == 12
        assert by_number(list(again.outcomes())) == whole
        assert list(run(schedule, again, jobs=1)) == []

    def test_a_line_that_was_cut_off_is_played_again(self, tmp_path: Path) -> None:
        schedule = small_match(4)
        folder = RunFolder.begin(tmp_path, schedule)
        list(run(schedule, folder, jobs=1))
        results = tmp_path / "results.jsonl"
        whole = results.read_text()
        results.write_text(whole[:-20])
        assert len(list(folder.outcomes())) == 3
        again = RunFolder.resume(tmp_path, schedule)
        (missing,) = run(schedule, again, jobs=1)
        assert missing.number == 3
        assert results.read_text().count("\n") == 4
        assert len(list(again.outcomes())) == 4

    def test_a_finished_run_can_be_made_longer(self, tmp_path: Path) -> None:
        short, long = small_match(4), small_match(8)
        list(run(short, RunFolder.begin(tmp_path, short), jobs=1))
        folder = RunFolder.resume(tmp_path, long)
        assert {outcome.number for outcome in run(long, folder, jobs=1)} == {4, 5, 6, 7}
        assert by_number(list(folder.outcomes())) == by_number(list(run(long, jobs=1)))
        assert RunFolder.open(tmp_path).schedule == long

    def test_results_written_twice_count_once(self, tmp_path: Path) -> None:
        schedule = small_match(4)
        folder = RunFolder.begin(tmp_path, schedule)
        folder.keep([outcome(0, 1), outcome(1, 0)])
        folder.keep([outcome(1, 0)])
        assert [one.number for one in folder.outcomes()] == [0, 1]

    @pytest.mark.parametrize(
        ("other", "said"),
        [
            (small_match(4, seed=4), "seed are not the same"),
            (small_match(4, ("random", FALLER)), "entrants are not the same"),
        ],
    )
    def test_another_run_is_refused(self, tmp_path: Path, other: Schedule, said: str) -> None:
        RunFolder.begin(tmp_path, small_match(4))
        with pytest.raises(ArenaError, match=f"holds another run: {said}"):
            RunFolder.resume(tmp_path, other)

    def test_games_with_other_cards_are_refused(self, tmp_path: Path) -> None:
        RunFolder.begin(tmp_path, small_match(4))
        run_file = tmp_path / "run.json"
        said = run_file.read_text()
        at = said.index('"cards": "') + 10
        run_file.write_text(said[:at] + "0000" + said[at + 4 :])
        with pytest.raises(ArenaError, match="other versions of the cards"):
            RunFolder.resume(tmp_path, small_match(4))

    def test_a_folder_in_use_is_not_overwritten(self, tmp_path: Path) -> None:
        RunFolder.begin(tmp_path, small_match(4))
        with pytest.raises(ArenaError, match="holds a run already: go on with it by --resume"):
            RunFolder.begin(tmp_path, small_match(4))

    def test_nothing_to_go_on_with(self, tmp_path: Path) -> None:
        with pytest.raises(ArenaError, match="holds no run to go on with"):
            RunFolder.resume(tmp_path, small_match(4))

    @pytest.mark.parametrize(
        "text",
        [
            "",
            "[]",
            '{"format": "rlyeh run", "version": 99}',
            '{"format": "rlyeh run", "version": 1}',
            '{"format": "rlyeh run", "version": 1, "cards": "", "schedule": {"kind": "field", "decks": [{}]}}',
        ],
    )
    def test_a_damaged_folder_says_so(self, tmp_path: Path, text: str) -> None:
        (tmp_path / "run.json").write_text(text)
        with pytest.raises(ArenaError, match=r"run\.json is"):
            RunFolder.open(tmp_path)

    def test_a_damaged_result_says_where(self, tmp_path: Path) -> None:
        folder = RunFolder.begin(tmp_path, small_match(4))
        folder.keep([outcome(0, 1)])
        with (tmp_path / "results.jsonl").open("a") as lines:
            lines.write('{"game": "one"}\n')
        with pytest.raises(ArenaError, match=r"results\.jsonl, line 2: this is no result of a game"):
            list(folder.outcomes())

    def test_a_folder_that_cannot_be_made(self, tmp_path: Path) -> None:
        (tmp_path / "file").write_text("")
        with pytest.raises(ArenaError, match="cannot be used for a run"):
            RunFolder.begin(tmp_path / "file" / "run", small_match(4))


class TestDeadWorkers:
    def test_what_a_dead_worker_played_is_played_again(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        plain = small_match(16)
        doomed = plain.fixture(9).bot_seed(1)
        bot = deadly(tmp_path, "doomed_once", doomed, 1, SUICIDE, monkeypatch)
        outcomes = by_number(list(run(small_match(16, (bot, "random")), jobs=2)))
        assert (tmp_path / "deaths").read_text() == "x"
        assert outcomes == by_number(list(run(plain, jobs=1)))

    def test_a_game_that_always_kills_its_worker_is_counted_as_failed(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        plain = small_match(8)
        doomed = plain.fixture(3).bot_seed(1)
        bot = deadly(tmp_path, "doomed_for_ever", doomed, 99, SUICIDE, monkeypatch)
        outcomes = by_number(list(run(small_match(8, (bot, "random")), jobs=2)))
        assert [outcome.number for outcome in outcomes] == list(range(8))
        assert [outcome.number for outcome in outcomes if outcome.failed] == [2, 3]
        assert outcomes[2].error.startswith("The worker died 3 times while it played this game")
        assert outcomes[4:] == by_number(list(run(plain, jobs=1)))[4:]

    def test_stopping_ends_the_workers(self) -> None:
        schedule = small_match(400)
        backend = Processes(schedule, 2)
        games = Run(schedule, backend).outcomes()
        next(games)
        workers = list((backend.workers._processes or {}).values())
        games.close()
        for worker in workers:
            worker.join(30)
        assert [worker.is_alive() for worker in workers] == [False, False]


class TestChunks:
    def test_chunks_grow_with_the_pace_and_hold_every_game_once(self) -> None:
        schedule = small_match(30)
        seen: list[tuple[int, ...]] = []

        class Quick(Here):
            """Games that take no time."""

            def collect(self) -> list[Played | Lost]:
                chunk = self.waiting.popleft()
                seen.append(chunk)
                return [Played(chunk, [outcome(number, 0) for number in chunk], 0.05 * len(chunk))]

        outcomes = [one for some in Run(schedule, Quick(schedule), done=[4]).outcomes() for one in some]
        assert [len(chunk) for chunk in seen] == [1, 10, 10, 8]
        assert sorted(one.number for one in outcomes) == [number for number in range(30) if number != 4]

    def test_an_unknown_backend_is_one_sentence(self) -> None:
        with pytest.raises(ArenaError, match=r'There is no backend "rai"\. Did you mean "ray"\?'):
            list(run(small_match(2), backend="rai"))


def test_decks_are_dealt_as_they_are_listed() -> None:
    assert small_match(2).deck_of(0) == deck()


def test_nothing_of_the_workers_is_left_when_they_are_dismissed() -> None:
    """A pool that is still closing while Python ends fails there, after all is said."""
    before = [*threading.enumerate(), *active_children()]
    workers = Processes(small_match(4), 2)
    workers.close()
    assert [*threading.enumerate(), *active_children()] == before
