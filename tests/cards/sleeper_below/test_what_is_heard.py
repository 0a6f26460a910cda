"""The Sleeper Below: cards that hear exhausting, several that go home, a play, and tokens about to be placed."""

import pytest

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=2, skill=2)
CHEAP = character("test-2", "Urchin", NEUTRAL, cost=1, skill=2)
KIN = character("test-3", "Kin", NEUTRAL, cost=2, skill=2, subtypes="Cultist")
SERVITOR = character("test-4", "Slave", NEUTRAL, cost=2, skill=2, subtypes="Servitor")
ELDER = character("test-5", "Elder", NEUTRAL, cost=2, skill=2, subtypes="Ancient One")
TIRE = event("test-6", "Tire", NEUTRAL, cost=0, text=[action(exhaust(choose(CHARACTER)))])
ENTER = event("test-7", "Enter", NEUTRAL, cost=0, text=[action(put_into_play(choose(CHARACTER.in_(HAND))))])
CARDS = [MAN, CHEAP, KIN, SERVITOR, ELDER, TIRE, ENTER]


class TestFunctionalPsychopath:
    """tsb-012."""

    @pytest.mark.parametrize("rules", ["lcg", "lcg-final"])
    def test_once_for_those_who_leave_a_story(self, rules: str) -> None:
        """tsb-012; TIME-16: two go home, one with the lowest cost dies."""
        table = Scenario(phase="uncommit", cards=CARDS, rules=rules, bells=["darin"])
        psycho = table.darin.has("Functional Psychopath")
        cheap, man = table.tommy.has(CHEAP, at=table.a), table.tommy.has(MAN, at=table.a)
        table.all_pass()
        assert cheap.in_discard
        assert (man.in_play, psycho.in_play) == (True, True)

    def test_for_each_story(self) -> None:
        """tsb-012; TIME-16, EFF-24: two stories, two deaths."""
        table = Scenario(phase="uncommit", cards=CARDS, bells=["darin"])
        table.darin.has("Functional Psychopath")
        cheap, man = table.tommy.has(CHEAP, at=table.a), table.tommy.has(MAN, at=table.b)
        table.darin.chooses("order")
        assert (cheap.in_discard, man.in_discard) == (True, True)

    def test_not_if_nobody_was_committed(self) -> None:
        """tsb-012."""
        table = Scenario(phase="uncommit", cards=CARDS, bells=["darin"])
        table.darin.has("Functional Psychopath")
        cheap = table.tommy.has(CHEAP)
        table.run_to("start")
        assert cheap.in_play


class TestFollowersOfRlyeh:
    """tsb-017."""

    def test_both_give_up_two_who_are_no_cultists(self) -> None:
        """tsb-017; EFF-25: the active player first."""
        table = Scenario(cards=CARDS, bells=["darin"])
        mine = [table.darin.has(MAN), table.darin.has(MAN), table.darin.has(KIN)]
        theirs = [table.tommy.has(MAN), table.tommy.has(MAN), table.tommy.has(KIN)]
        followers = table.darin.holds("Followers of R'lyeh")
        table.darin.domain(cthulhu=6)
        table.darin.plays(followers)
        table.darin.chooses(mine[0])
        table.tommy.chooses(theirs[0])
        assert followers.in_play
        assert [card.in_discard for card in (*mine, *theirs)] == [True, True, False, True, True, False]

    def test_who_has_fewer_gives_up_none_and_stops_nobody(self) -> None:
        """tsb-017; EFF-2, EFF-7."""
        table = Scenario(cards=CARDS, bells=["darin"])
        mine = table.darin.has(MAN)
        theirs = [table.tommy.has(MAN), table.tommy.has(MAN)]
        followers = table.darin.holds("Followers of R'lyeh")
        table.darin.domain(cthulhu=6)
        table.darin.plays(followers)
        table.tommy.chooses(theirs[0])
        assert mine.in_play
        assert all(card.in_discard for card in theirs)

    def test_put_into_play_they_ask_for_nothing(self) -> None:
        """tsb-017; EFF-41: only playing them does."""
        table = Scenario(cards=CARDS, bells=["darin"])
        mine = [table.darin.has(MAN), table.darin.has(MAN)]
        enter, followers = table.darin.holds(ENTER), table.darin.holds("Followers of R'lyeh")
        table.darin.plays(enter, on=followers)
        assert followers.in_play
        assert all(card.in_play for card in mine)

    def test_they_cost_two_less_for_each_story_the_opponent_has_won(self) -> None:
        """tsb-017; PAY-11: not for those that their own player has."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.tommy.won("Dreamwalkers")
        table.darin.won("Through the Gates")
        followers = table.darin.holds("Followers of R'lyeh")
        domain = table.darin.domain(cthulhu=4)
        table.darin.plays(followers)
        assert domain.drained
        table = Scenario(cards=CARDS, bells=["darin"])
        followers = table.darin.holds("Followers of R'lyeh")
        table.darin.domain(cthulhu=5)
        assert not table.darin.may_play(followers)


class TestSummonTheSleeper:
    """tsb-024."""

    def test_a_cultist_that_commits_is_a_token(self) -> None:
        """tsb-024; STORY-3: committing exhausts; so does an effect. A character of another kind counts for nothing."""
        table = Scenario(phase="commit", cards=CARDS, bells=["tommy"])
        sleeper, kin, man = table.darin.has("Summon the Sleeper"), table.darin.has(KIN), table.darin.has(MAN)
        table.darin.commits({kin: table.a, man: table.a})
        assert sleeper.tokens(table.darin) == 1

    def test_not_one_of_the_opponent_and_not_one_that_is_exhausted_already(self) -> None:
        """tsb-024; STATE-8."""
        table = Scenario(cards=CARDS, bells=["darin"])
        sleeper, theirs, mine = table.darin.has("Summon the Sleeper"), table.tommy.has(KIN), table.darin.has(KIN)
        tires = [table.darin.holds(TIRE), table.darin.holds(TIRE), table.darin.holds(TIRE)]
        table.darin.plays(tires[0], on=theirs)
        assert sleeper.tokens(table.darin) == 0
        table.darin.plays(tires[1], on=mine)
        table.darin.plays(tires[2], on=mine)
        assert sleeper.tokens(table.darin) == 1

    def test_with_five_tokens_it_finds_a_servitor_or_an_ancient_one(self) -> None:
        """tsb-024; PAY-7: with four it cannot."""
        table = Scenario(cards=CARDS, bells=["darin"])
        sleeper = table.darin.has("Summon the Sleeper")
        table.tokens(sleeper, {table.darin: 4})
        assert not table.darin.may_use(sleeper)
        for found in (SERVITOR, ELDER):
            table = Scenario(cards=CARDS, bells=["darin"])
            sleeper = table.darin.has("Summon the Sleeper")
            table.tokens(sleeper, {table.darin: 5})
            card = table.darin.decked(found)
            table.darin.decked(MAN)
            table.darin.uses(sleeper)
            table.darin.chooses(card)
            assert (card.in_hand, sleeper.in_discard) == (True, True)


class TestProfessorWilliamWebb:
    """tsb-043."""

    @pytest.mark.parametrize("rules", ["lcg", "lcg-final"])
    def test_a_token_may_go_elsewhere(self, rules: str) -> None:
        """tsb-043; TIME-23: he is asked for each, and one that is placed as usual stays where it would go."""
        table = Scenario(phase="resolution", cards=CARDS, rules=rules, bells=["darin"])
        table.darin.has("Professor William Webb", at=table.a)
        table.darin.commits_no_more()
        for answer in ("yes", "no", "no"):
            while table.open_decision().kind != "may":
                table.darin.accepts()
            table.darin.chooses(answer)
            if answer == "yes":
                assert table.darin.may_choose(table.b, table.c)
                table.darin.chooses(table.c)
        while table.open_decision().kind == "token":
            table.darin.accepts()
        assert (table.a.tokens(table.darin), table.c.tokens(table.darin)) == (2, 1)

    def test_not_if_he_is_elsewhere_and_not_for_the_opponent(self) -> None:
        """tsb-043: "you", and his story."""
        table = Scenario(phase="resolution", cards=CARDS, bells=["darin"])
        table.darin.has("Professor William Webb")
        table.darin.has(MAN, at=table.a)
        while table.open_decision().kind == "token":
            table.darin.accepts()
        assert table.a.tokens(table.darin) == 2
        table.expects(table.darin, "action")
