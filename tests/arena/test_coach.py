"""The coach: what it sees, what it says, and that it says the same for any number of workers."""

from dataclasses import replace

import pytest

from rlyeh.arena import play
from rlyeh.arena.coach import Analysis, AnalysisSettings, Lesson, Point, analyse
from rlyeh.arena.coach.chart import curve, letters
from rlyeh.arena.coach.judge import FEATURES, Comparison, Judge, features, play_on
from rlyeh.arena.coach.page import analysis_page
from rlyeh.arena.coach.reasons import reasons
from rlyeh.arena.coach.steps import CoachedStep, follow
from rlyeh.arena.coach.telling import abroad
from rlyeh.arena.statistics import Interval
from rlyeh.cards import POOL
from rlyeh.engine.files.game_file import GameRecord
from rlyeh.engine.game import Game
from rlyeh.engine.state.random import Chance
from rlyeh.errors import ArenaError, UnknownBot
from rlyeh.translation import language
from tests.arena.helpers import small_match
from tests.arena.test_report import NASTY, Page

QUICK = AnalysisSettings(bot="acolyte", games=2, lessons=1)


@pytest.fixture(scope="module")
def record() -> GameRecord:
    """A game that an acolyte wins against a random player."""
    schedule = small_match(20, ("acolyte", "random"))
    found = (play(schedule, number, keep=True) for number in range(0, 20, 2))
    return GameRecord.loads(next(outcome.record for outcome in found if outcome.winner == 0 and outcome.turns < 14))


class TestSteps:
    def test_every_answer_is_in_one_step(self, record: GameRecord) -> None:
        course = follow(record, POOL)
        keys = [key for step in course.steps for key in step.keys]
        assert tuple(keys) == record.answers
        assert [step.start for step in course.steps] == [
            sum(len(other.keys) for other in course.steps[:at]) for at in range(len(course.steps))
        ]

    def test_a_commit_step_is_one_decision(self, record: GameRecord) -> None:
        """STORY-1."""
        course = follow(record, POOL)
        commits = [step for step in course.steps if step.kind == "commit"]
        assert any(len(step.keys) > 2 for step in commits)
        for step in commits:
            assert step.text == "Commit nobody" or step.text.startswith("Commit ")
            assert step.text.count("Commit ") == max(1, len([key for key in step.keys if key != "done"]))

    def test_starting_resources_are_named_all_three(self, record: GameRecord) -> None:
        """SET-7."""
        starts = [step for step in follow(record, POOL).steps if step.kind == "setup-resource"]
        assert len(starts) == 2
        for step in starts:
            assert step.text.startswith("Start with ")
            assert (step.turn, step.phase) == (0, "setup")

    def test_every_step_can_be_told_in_german(self, record: GameRecord) -> None:
        """The words of another language stand for the same answers, and name the same cards."""
        alike = seen((0.0,) * 6)
        for step in follow(record, POOL).steps:
            told = abroad(record, step, step.keys, alike)["de"]
            assert told.played == told.better
            assert (told.asked, told.played) != (step.asked, step.text)
            assert len(told.played.split(" · ")) == len(step.text.split(" · "))
            if step.text == "Commit nobody":
                assert told.played == "Niemanden zuweisen"
            if step.text.startswith("Start with "):
                first = step.text.removeprefix("Start with ").partition(",")[0]
                assert told.played.startswith(f"Mit {first}")
                assert told.played.endswith(" beginnen")

    def test_turns_are_where_they_begin(self, record: GameRecord) -> None:
        course = follow(record, POOL)
        assert [turn for turn, _ in course.turns] == list(range(1, course.last_turn + 1))
        turns = [game.state.turn for game in record.steps(POOL)]
        assert [(turns[at - 1], turns[at]) for _, at in course.turns] == [(turn - 1, turn) for turn, _ in course.turns]


class TestJudging:
    def test_a_won_position_is_seen_as_won(self, record: GameRecord) -> None:
        """One answer before the end, with the winner to make it."""
        judge = Judge(record.dumps(), "acolyte", 0)
        last = len(record.answers) - 1
        assert judge.chance(last, 10) >= 8
        assert judge.chance(last, 10) == judge.chance(last, 10)

    def test_the_same_answer_costs_nothing(self, record: GameRecord) -> None:
        judge = Judge(record.dumps(), "acolyte", 0)
        step = next(step for step in follow(record, POOL).steps if step.kind == "commit")
        seen = judge.compare(step.start, step.keys, step.keys, 0, 5)
        assert (seen.deals, seen.gains, seen.losses) == (5, 0, 0)
        assert seen.played == seen.better
        assert set(seen.own) == set(seen.other) == {0.0}

    def test_answers_that_a_deal_does_not_allow_are_left_out(self, record: GameRecord) -> None:
        judge = Judge(record.dumps(), "acolyte", 0)
        assert judge.compare(0, ("no such answer",), record.answers[:1], 0, 3).deals == 0

    def test_advice_goes_to_the_end_of_a_plan(self, record: GameRecord) -> None:
        """An acolyte is advised by an acolyte to do what it did."""
        course = follow(record, POOL)
        step = next(step for step in course.steps if step.kind == "commit" and step.seat == 0 and len(step.keys) > 2)
        advice = Judge(record.dumps(), "acolyte", 0).advice(step.start)
        assert (advice.keys, advice.text) == (step.keys, step.text)

    def test_a_judge_does_not_look_into_the_other_hand(self, record: GameRecord) -> None:
        """Law 4: what is compared hangs on what the seat can know, so it is the same with another hidden hand."""

        class Elsewhere(Judge):
            """Judges a game that the seat cannot tell from the real one."""

            def position(self, answers: int) -> Game:
                here = super().position(answers)
                assert here.decision is not None
                return here.imagine(here.decision.seat, Chance(99))

        step = next(step for step in follow(record, POOL).steps if step.kind == "commit" and len(step.keys) > 1)
        here, elsewhere = (kind(record.dumps(), "acolyte", 0) for kind in (Judge, Elsewhere))
        assert _hand(here.position(step.start), 1 - step.seat) != _hand(elsewhere.position(step.start), 1 - step.seat)
        assert here.compare(step.start, step.keys, ("done",), 0, 3) == elsewhere.compare(
            step.start, step.keys, ("done",), 0, 3
        )

    def test_features_count_what_lies_there(self, record: GameRecord) -> None:
        game = record.replay(POOL)
        won = dict(zip(FEATURES, features(game, 0), strict=True))
        assert won["stories"] == 3
        assert won["hand"] == len(game.state.sides[0].hand)
        assert play_on(game) == 0


def _hand(game: Game, seat: int) -> list[str]:
    return [game.state.cards[card].printed.id for card in game.state.sides[seat].hand]


def seen(own: tuple[float, ...], other: tuple[float, ...] = (0.0,) * 6) -> Comparison:
    return Comparison(10, 4, 6, 3, 1, own, other)


class TestReasons:
    def test_the_largest_differences_are_told(self) -> None:
        told = reasons(seen((0.0, 1.25, 1.0, 0.0, -0.5, 0.1), (0.0, 0.0, -0.75, 0.0, 0.0, 0.0)))
        assert told == (
            "When the turn is over, the player has 1.2 more success tokens and 1.0 more sane characters and "
            "the opponent has 0.8 fewer sane characters on average, at the price of 0.5 fewer cards in hand."
        )

    def test_a_story_outweighs_cards(self) -> None:
        told = reasons(seen((0.5, 0.0, 0.0, 0.0, -1.0, 0.0)))
        assert told.index("0.5 more stories won") < told.index("1.0 fewer cards in hand")

    def test_what_makes_no_difference_yet(self) -> None:
        assert "what is better about this one comes later" in reasons(seen((0.0,) * 6))

    @pytest.mark.parametrize(
        ("own", "other"),
        [
            ((0.0, 0.0, 0.0, 1.0, -1.0, 0.0), (0.0,) * 6),
            ((0.0,) * 6, (0.0, 1.0, 0.0, -1.0, 0.0, 0.0)),
        ],
    )
    def test_drawbacks_alone_are_no_reason(self, own: tuple[float, ...], other: tuple[float, ...]) -> None:
        """Fewer cards and more insane characters do not speak for the better answer, nor do tokens of the opponent."""
        for code in ("en", "de"):
            words = language(code).coach
            assert reasons(seen(own, other), words) == words.later

    def test_more_insane_opponents_are_a_gain(self) -> None:
        told = reasons(seen((0.0,) * 6, (0.0, 0.0, 0.0, 1.0, 0.0, 0.0)))
        assert told == "When the turn is over, the opponent has 1.0 more insane characters on average."

    def test_in_german(self) -> None:
        german = language("de").coach
        told = reasons(seen((0.0, 1.25, 0.0, 0.0, -0.5, 0.1), (0.0, 0.0, -0.75, 0.0, 0.0, 0.0)), german)
        assert told == (
            "Am Ende des Zuges hat im Schnitt der Spieler 1,2 Erfolgsmarker mehr und sein Gegner "
            "0,8 Charaktere bei Verstand weniger; dafür 0,5 Karten auf der Hand weniger."
        )
        assert reasons(seen((0.0,) * 6), german).startswith("Am Ende des Zuges sehen beide Wege gleich aus")

    def test_comparisons_add_up(self) -> None:
        both = seen((1.0,) * 6) + replace(seen((0.0,) * 6), deals=30)
        assert (both.deals, both.gains, both.own) == (40, 6, (0.25,) * 6)


class TestAnalysis:
    def test_the_same_for_any_number_of_jobs(self, record: GameRecord) -> None:
        short = GameRecord.of(record.replay(POOL, 24), record.names)
        one, two = (analyse(short, QUICK, jobs).to_json() for jobs in (1, 2))
        assert one == two

    def test_a_whole_game(self, record: GameRecord) -> None:
        told: list[tuple[str, int, int]] = []
        found = analyse(record, QUICK, 1, lambda *said: told.append(said))
        assert [point.turn for point in found.points] == list(range(found.last_turn + 1))
        assert found.points[-1].chance == Interval(1.0, 1.0, 1.0)
        assert found.winner == 0
        # The acolyte agrees with itself, and differs from somebody who plays at random.
        assert found.agreed[0] == found.decided[0]
        assert found.agreed[1] < found.decided[1]
        assert all(lesson.step.seat == 1 and lesson.cost > 0 for lesson in found.lessons)
        assert [lesson.cost for lesson in found.lessons] == sorted((one.cost for one in found.lessons), reverse=True)
        assert told[0][:2] == ("looking at every turn", 0)
        assert told[-1][1] == told[-1][2]

    def test_a_game_in_which_nothing_happened(self, record: GameRecord) -> None:
        empty = GameRecord.of(record.start(POOL), record.names)
        with pytest.raises(ArenaError, match="nothing to analyse"):
            analyse(empty, QUICK, 1)

    def test_an_unknown_bot(self, record: GameRecord) -> None:
        with pytest.raises(UnknownBot):
            analyse(record, AnalysisSettings(bot="nobody"), 1)


def made_up(names: tuple[str, str] = ("One", "Two")) -> Analysis:
    step = CoachedStep(17, 1, 2, "story phase", "commit", "Commit characters to stories.", ("done",), f"Commit {NASTY}")
    lesson = Lesson(step, "Commit nobody", 0.4, 0.65, 0.1, "When the turn is over, it is dark.")
    points = [Point(turn, Interval(rate, rate / 2, rate)) for turn, rate in enumerate((0.5, 0.5, 0.2, 0.8, 1.0))]
    return Analysis(names, "lcg", 0, 4, points, [lesson], (10, 12), (20, 25))


class TestTelling:
    def test_the_curve_in_letters(self) -> None:
        assert letters(made_up().points) == [
            "100 % ┤           ╭●",
            "      ┤           │",
            "      ┤        ╭●─╯",
            "      ┤        │",
            "      ┤        │",
            " 50 % ┤●──●─╮┄┄│┄┄┄┄┄┄",
            "      ┤     │  │",
            "      ┤     │  │",
            "      ┤     ╰●─╯",
            "      ┤",
            "  0 % ┤",
            "       0  1  2  3  4",
        ]

    def test_the_drawn_curve(self) -> None:
        drawn = curve(made_up())
        assert [(mark.x, mark.y) for mark in drawn.marks] == [
            (46.0, 164.0),
            (296.0, 164.0),
            (546.0, 254.0),
            (796.0, 74.0),
            (1046.0, 14.0),
        ]
        assert len(drawn.band.split()) == 10
        assert drawn.lessons == [(421.0, 1)]

    def test_the_page_is_well_formed_and_escaped(self) -> None:
        text = analysis_page(made_up((NASTY, "Two")))
        page = Page(text)
        said = " ".join("".join(page.text).split())
        assert page.scripts == 1
        assert f"Commit {NASTY}" in said
        assert "−25.0" in said
        assert {"lesson-1"} <= set(page.ids)
        assert "#lesson-1" in page.links
        assert "https://" not in text

    def test_a_page_without_lessons_says_so(self) -> None:
        page = Page(analysis_page(replace(made_up(), lessons=[], winner=-1)))
        said = " ".join("".join(page.text).split())
        assert "No decision of this game was clearly worse" in said
        assert "The game is not over" in said

    def test_json_rounds_and_names(self) -> None:
        found = made_up().to_json()
        assert found["lessons"][0]["cost"] == 0.25
        assert found["lessons"][0]["player"] == "Two"
        assert found["winner"] == "One"
