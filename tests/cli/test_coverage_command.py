"""`rlyeh cards --coverage`: random games, and what came to bear in them."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

from rlyeh.cards import POOL
from rlyeh.cli import app, coverage, main
from rlyeh.cli.coverage import CoverageReport, Watcher, entries, matchup_of, watched
from rlyeh.decks import MATCHUPS, PAIRS, STORIES, matchup_decks
from rlyeh.engine import Game, new_game
from rlyeh.engine.state.records import Context
from rlyeh.engine.words.parts import Effect
from rlyeh.language import *
from rlyeh.model import Pool
from rlyeh.testing import Scenario


def run(*arguments: str) -> str:
    result = CliRunner().invoke(app, ["cards", *arguments], env={"COLUMNS": "140"})
    assert result.exit_code == 0, result.output
    return result.stdout


def counts(watcher: Watcher, address: str) -> dict[str, int]:
    """What was counted for a card or text."""
    watcher.look()
    return {what: number for (where, what), number in watcher.tally.items() if where == address and what != "in force"}


class TestTheCommand:
    def test_json_has_every_card_and_every_text(self) -> None:
        report = json.loads(run("--coverage", "3", "--seed", "5", "--json"))
        assert (report["games"], report["failures"], report["rules"]) == (3, [], "lcg")
        assert report["decisions"] > 100
        addresses = [row["address"] for row in report["texts"]]
        assert len(set(addresses)) == len(addresses)
        assert {f"core-{number:03d}" for number in (*range(1, 155), *range(156, 166))} <= set(addresses)
        assert set(report["untouched"]) <= set(addresses)
        assert sum(row["played"] for row in report["texts"]) > 10

    def test_the_table_begins_with_the_least_and_ends_with_the_untouched(self) -> None:
        said = run("--coverage", "2")
        assert "2 games, " in said
        assert "0 failed." in said
        table, untouched = said.split("Never touched: ")
        assert table.index("G-Men") < table.index("Disciple of the Gate: standing")
        assert int(untouched.split()[0]) == len([line for line in untouched.splitlines() if line.startswith("core-")])

    def test_the_same_seeds_give_the_same_whoever_plays(self) -> None:
        one, two = (json.loads(run("--coverage", "12", "--json", "--jobs", jobs)) for jobs in ("1", "2"))
        assert one == two

    def test_an_unknown_rule_set_is_one_sentence(self, capsys: pytest.CaptureFixture[str]) -> None:
        with pytest.raises(SystemExit):
            main(["cards", "--coverage", "1", "--rules", "lgc"])
        assert capsys.readouterr().err.startswith('rlyeh: There is no rule set "lgc".')


class TestGames:
    def test_all_pairs_packets_and_seats_are_played(self) -> None:
        """DECK-7, DECK-8: 420 games between disjoint decks, soon with all factions."""
        seen = [matchup_of(seed) for seed in range(len(MATCHUPS))]
        assert set(seen) == set(MATCHUPS)
        assert len(MATCHUPS) == 21 * 10 * 2
        assert {first for first, _, _ in seen[:42]} == set(PAIRS)
        for matchup in MATCHUPS:
            one, two = matchup_decks(matchup)
            assert one.total == two.total == 47
            assert not one.cards.keys() & two.cards.keys()

    def test_a_game_that_raises_is_told_with_its_seed(self) -> None:
        broken = watched(_broken_game(), 7, ("one", "two"))
        (failure,) = broken.failures
        assert failure.seed == 7
        assert "the sky falls" in failure.error
        report = CoverageReport("lcg")
        report.add(broken)
        report.add(coverage.play(1, "lcg"))
        console = Console(record=True, width=120)
        coverage.show(report, console)
        said = console.export_text()
        assert "2 games" in said
        assert "1 failed." in said
        assert "seed 7: one against two" in said

    def test_ctrl_c_gives_what_was_played(self) -> None:
        def interrupted() -> Iterator[CoverageReport]:
            yield coverage.play(0, "lcg")
            raise KeyboardInterrupt

        console = Console(record=True)
        report = coverage.gathered(interrupted(), 100, "lcg", console)
        assert report.games == 1
        assert "Stopped after 1 games." in console.export_text()


class TestCounting:
    def test_an_event_is_played_triggered_and_resolved_or_cancelled(self) -> None:
        """core-016, core-100."""
        table = Scenario(active="darin", phase="operations")
        watcher = Watcher(table.game)
        blasts = [table.darin.holds("Shotgun Blast") for _ in range(2)]
        table.tommy.holds("Power Drain")
        victim = table.tommy.has("Mad Artist")
        for _ in range(2):
            table.darin.domain(agency=3)
        table.tommy.domain(hastur=2)
        table.darin.plays(blasts[0], x=3, on=victim)
        table.tommy.disrupts_with("Power Drain")
        assert counts(watcher, "core-016") == {"played": 1}
        assert counts(watcher, "core-016/text/0") == {"triggered": 1, "cancelled": 1}
        assert counts(watcher, "core-100/text/0") == {"triggered": 1, "resolved": 1}
        table.darin.plays(blasts[1], x=3, on=victim)
        assert counts(watcher, "core-016/text/0") == {"triggered": 2, "cancelled": 1, "resolved": 1}

    def test_standing_text_counts_while_it_holds(self) -> None:
        """core-091."""
        table = Scenario(active="darin", phase="operations")
        table.darin.has("Ghost")
        watcher = Watcher(table.game)
        watcher.look()
        assert watcher.tally["core-091/text/0", "in force"] == 0
        table.darin.has("Ghost", at=table.a)
        watcher.look()
        watcher.look()
        assert watcher.tally["core-091/text/0", "in force"] == 2

    def test_text_that_acts_by_itself(self) -> None:
        """core-005, core-021."""
        table = Scenario(active="darin", phase="operations")
        watcher = Watcher(table.game)
        for _ in range(4):
            table.tommy.has("Mad Artist")
        mulder = table.darin.has("Professor Hermann Mulder")
        table.darin.holds("Mad Artist")
        table.darin.domain(hastur=2)
        table.darin.plays("Mad Artist")
        assert mulder.insane
        assert counts(watcher, "core-005/text/0") == {"resolved": 1}

    @pytest.mark.parametrize(("answer", "told"), [("execute", "executed"), ("decline", "declined")])
    def test_a_story_effect_is_executed_or_declined(self, answer: str, told: str) -> None:
        """core-156."""
        push = event("test-4", "Push", NEUTRAL, cost=0, text=[action(place_token(choose(STORY)))])
        table = Scenario(cards=[push], stories=["Nowhere to Hide"], active="darin", bells=("darin", "tommy"))
        watcher = Watcher(table.game)
        table.tokens(table.a, {table.darin: 4})
        table.darin.holds(push)
        story = table.a
        table.darin.plays("Push", on=story)
        table.game.apply(f"{answer}:{story.id}")
        found = counts(watcher, "core-156/text")
        assert found.pop(told) == 1
        assert found == ({"triggered": 1, "resolved": 1} if answer == "execute" else {})
        assert counts(watcher, "core-156") == {"won": 1}

    def test_what_a_game_holds_is_listed_once(self) -> None:
        """core-014: the Action that the Shotgun gives is an entry of its own; core-155 is in no packet (AMB-63)."""
        found = {entry.address: entry for entry in entries([POOL["core-014"], POOL["core-160"]])}
        assert [entry.kind for entry in found.values()] == ["support", "standing", "Action", "story", "story effect"]
        assert "core-155" not in coverage.PLAYABLE


@dataclass(frozen=True)
class _Fall(Effect):
    """The sky falls."""

    def perform(self, game: Game, context: Context) -> None:
        raise RuntimeError("the sky falls")

    def english(self) -> str:
        return "the sky falls"


def _broken_game() -> Game:
    """A game that raises sooner or later."""
    sky = character(
        "test-1", "Sky", NEUTRAL, cost=0, skill=1, text=[forced_response(after(enters_play(THIS)), _Fall())]
    )
    cards: Any = [sky, *(POOL[id] for id in STORIES)]
    return new_game(Pool(cards), [["test-1"] * 50] * 2, STORIES, 7)
