"""The scenario table itself: what it sets up, what it refuses, and what its verbs do."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rlyeh.errors import ScenarioError
from rlyeh.language import *
from rlyeh.testing import BOOK, BRUTE, CAST, KNIFE, MAN, SHED, TWIN, CardHandle, Player, Scenario
from rlyeh.testing.scenario import STARTS

PAGE = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")
HERO = character("test-1", "Hero", NEUTRAL, cost=1, skill=1, keywords=[HEROIC])
VILLAIN = character("test-2", "Villain", NEUTRAL, cost=1, skill=1, keywords=[VILLAINOUS])
PLAN = event("test-3", "Plan", NEUTRAL, cost=0, text=[action(draw())])


class TestStops:
    def test_a_scenario_stops_after_an_action_where_it_says_so(self) -> None:
        """TIME-2: without, the turn runs on to the next question, and two more cards are drawn."""
        hands = {}
        for stops in (True, False):
            table = Scenario(cards=[PLAN], stops=stops)
            table.darin.plays(table.darin.holds(PLAN))
            hands[stops] = len(table.darin.hand), table.game.state.turn
        assert hands[True] == (1, 3)
        assert hands[False] > (1, 3)

    def test_nothing_lies_on_the_table_for_it(self) -> None:
        """STATE-1: no support is there to be chosen or counted."""
        table = Scenario(stops=True)
        table.expects(table.darin, "action")
        assert table.darin.in_play == table.tommy.in_play == []

    def test_players_may_be_named(self) -> None:
        table = Scenario(bells=["tommy"])
        table.expects(table.tommy, "action")
        other = Scenario()
        other.tommy.stops()
        other.expects(other.tommy, "action")


class TestTables:
    def test_who_is_committed_is_exhausted(self) -> None:
        """STORY-3: unless a test says otherwise."""
        table = Scenario(phase="after commit", stops=True)
        tired, fresh = table.darin.has(MAN, at=table.a), table.darin.has(MAN, at=table.a, exhausted=False)
        assert (tired.exhausted, fresh.ready, table.darin.has(MAN).ready) == (True, True, True)

    @pytest.mark.parametrize(("how", "answer"), [
        ({"wounds": 1, "card": SHED}, "Plain Shed is no character and cannot be wounded"),
        ({"wounds": 1, "card": BRUTE}, "Plain Brute would have died of its 1 wounds"),
        ({"wounds": 1, "insane": True, "card": MAN}, "Plain Man is insane, and lost its wounds"),
        ({"tokens": 1, "insane": True, "card": MAN}, "Plain Man is insane, and lost its tokens"),
        ({"at": True, "card": MAN}, "Plain Man is committed before the story phase"),
    ])
    def test_what_no_game_comes_to_is_refused(self, how: dict[str, object], answer: str) -> None:
        """STATE-10, STATE-20, STATE-21, STORY-47."""
        table = Scenario(stops=True)
        if how.get("at"):
            how = {**how, "at": table.a}
        table.darin.has(**how)  # type: ignore[arg-type]
        with pytest.raises(ScenarioError, match=answer):
            assert table.decision

    def test_so_are_two_unique_ones_and_hero_beside_villain(self) -> None:
        """CARD-7, KEY-5: of one player; the other may have the same."""
        twins, sides = Scenario(stops=True), Scenario(cards=[HERO, VILLAIN], stops=True)
        for card in (TWIN, TWIN):
            twins.darin.has(card)
        for card in (HERO, VILLAIN):
            sides.darin.has(card)
        with pytest.raises(ScenarioError, match="Plain Twin is unique, and one player has it twice"):
            assert twins.decision
        with pytest.raises(ScenarioError, match="One player has Heroic and Villainous characters"):
            assert sides.decision
        fine = Scenario(stops=True)
        fine.darin.has(TWIN)
        fine.tommy.has(TWIN)
        fine.expects(fine.darin, "action")

    def test_a_story_that_would_be_won_is_refused(self) -> None:
        """STORY-37."""
        table = Scenario(stops=True)
        table.tokens(table.a, {table.darin: 5})
        with pytest.raises(ScenarioError, match="Story A has 5 tokens of one player"):
            assert table.decision

    def test_and_all_of_it_is_allowed_where_a_test_says_so(self) -> None:
        table = Scenario(stops=True, impossible=True)
        table.darin.has(MAN, at=table.a)
        table.expects(table.darin, "action")


class TestPreludes:
    def test_what_lasts_for_a_time(self) -> None:
        """EFF-15: until the end of the phase."""
        table = Scenario(stops=True)
        man = table.tommy.has(MAN)
        table.darin.begins_with(until_end_of_phase(gains(choose(CHARACTER), skill=2)), on=man)
        table.expects(table.darin, "action")
        assert man.skill == 4
        table.run_to("story")
        assert man.skill == 2

    def test_control_for_a_time_and_an_attachment_that_is_none(self) -> None:
        """EFF-17, STATE-31."""
        table = Scenario(stops=True)
        man, shed = table.tommy.has(MAN), table.darin.has(SHED)
        table.darin.begins_with(take_control(choose(CHARACTER), until=END_OF_PHASE), on=man)
        table.darin.begins_with(attach(choose(SUPPORT), choose(CHARACTER), text=[gains(HOST, skill=1)]), on=[shed, man])
        table.expects(table.darin, "action")
        assert (man.controller, shed.host) == (table.darin, man)
        table.run_to("story")
        assert (man.controller, shed.host) == (table.tommy, man)


class TestVerbs:
    def test_a_story_is_resolved_with_default_answers(self) -> None:
        """STORY-12, STORY-32: tokens are placed, and the kinds of the questions are told."""
        table = Scenario(phase="after commit", stops=True)
        man = table.darin.has(MAN, at=table.a)
        assert "token" in table.resolves(table.a)
        assert table.a.tokens(table.darin) > 0
        assert man.in_play

    def test_the_story_that_replaces_another_has_a_handle(self) -> None:
        """STORY-37, WIN-1."""
        table = Scenario(phase="after commit", stops=True)
        table.tokens(table.a, {table.darin: 4})
        table.darin.has(MAN, at=table.a)
        table.resolves(table.a)
        assert table.a.is_won
        assert [story.title for story in table.row] == ["Story J", "Story B", "Story C"]

    def test_an_answer_counts_also_where_it_was_the_only_one(self) -> None:
        """GEN-12: nobody is asked, and a test can still see it."""
        table = Scenario(cards=[PLAN], stops=True)
        curse = table.darin.holds("Deep One Assault")
        shed = table.tommy.has(SHED)
        table.darin.domain(cthulhu=4)
        table.darin.plays(curse, x=1)
        assert [option.card for option in table.answered("choose")] == [shed.id]
        assert table.answered("commit") == []


def test_the_cast_reads_as_it_is_called() -> None:
    """Nobody has a text, and each is told apart by name."""
    assert all(card.title.startswith("Plain ") and not card.text for card in CAST)
    table = Scenario(stops=True)
    man = table.darin.has("Plain Man")
    assert table.darin.has(KNIFE, on=man).host == man
    assert table.tommy.holds(BOOK).in_hand


def verbs(cls: type) -> list[str]:
    """What tests may call or look up."""
    members = [(name, value) for name, value in vars(cls).items() if not name.startswith("_")]
    return [name for name, value in members if callable(value) or isinstance(value, property)]


@pytest.mark.parametrize("cls", [Scenario, Player, CardHandle])
def test_the_page_has_every_verb(cls: type) -> None:
    assert [name for name in verbs(cls) if f"`{name}" not in PAGE and f".{name}" not in PAGE] == []


def test_the_page_has_every_phase() -> None:
    assert [start for start in STARTS if f'`"{start}"`' not in PAGE] == []


def test_what_the_page_shows_runs() -> None:
    for block in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL):
        names: dict[str, object] = {}
        exec("from rlyeh.language import *\nfrom rlyeh.testing import *\n" + block, names)
        for name, value in list(names.items()):
            if name.startswith("test_") and callable(value):
                value()
