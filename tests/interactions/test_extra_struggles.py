"""Struggles added to stories and taken from them, also while a story resolves."""

import pytest

from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.model import Icon
from tests.interactions.at_the_table import BOTH, resolve, struggles, table_at


class TestCounting:
    """STORY-27: own icons, plus what is added, minus what is taken, never below nothing."""

    @pytest.mark.parametrize("first", ["Inside Information", "Sleep of Reason"])
    def test_the_order_of_adding_and_taking_does_not_matter(self, first: str) -> None:
        """core-053, core-151; STORY-27, EX-86: a loss is remembered although nothing of the kind was left."""
        table = table_at()
        whisper, sleep = table.darin.holds("Inside Information"), table.darin.holds("Sleep of Reason")
        paid = {whisper: table.darin.domain(neutral=2), sleep: table.darin.domain(cthulhu=2)}
        for card in (whisper, sleep) if first == "Inside Information" else (sleep, whisper):
            table.darin.plays(card, on=table.a, paying=paid[card])
            if card == whisper:
                table.darin.chooses(Icon.TERROR)
                if table.darin.may("drain"):
                    table.darin.chooses(paid[card])
            table.tommy.passes()
        assert struggles(table, table.a) == [3, 1, 1, 1]

    def test_wilmarth_and_inside_information_take_one_each(self) -> None:
        """core-021, core-034, core-151; STORY-27, EX-86: of three investigation struggles one is left."""
        table = table_at("commit")
        wilmarth, whisper = table.darin.has("Professor Albert Wilmarth"), table.tommy.holds("Inside Information")
        table.darin.has("Open for Inspection", on=table.a)
        table.tommy.domain(neutral=2)
        table.darin.commits(wilmarth, to=table.a)
        table.darin.chooses(Icon.INVESTIGATION)
        table.darin.passes()
        table.tommy.plays(whisper, on=table.a)
        table.tommy.chooses(Icon.INVESTIGATION)
        assert struggles(table, table.a) == [1, 1, 2, 1]

    def test_tearing_off_the_booster_leaves_what_the_story_has_of_its_own(self) -> None:
        """core-034, core-053, core-058; STORY-29: after the commitments, before the resolution."""
        table = table_at("after defend")
        scholar = table.darin.has("Itinerant Scholar", at=table.a)
        sheet = table.tommy.has("Open for Inspection", on=table.a)
        sleep = table.tommy.has("Sleep of Reason", on=table.a)
        off = table.darin.holds("Get it Off!")
        table.darin.domain(cthulhu=1)
        assert struggles(table, table.a) == [4, 1, 2, 3]
        table.darin.plays(off, on=sleep)
        assert struggles(table, table.a) == [1, 1, 2, 3]
        assert (sheet.in_play, scholar.in_play) == (True, True)

    def test_at_the_cover_up_wilmarth_takes_nothing(self) -> None:
        """core-021, core-155; CARD-14: blank he names no struggle."""
        table = table_at("commit")
        wilmarth = table.darin.has("Professor Albert Wilmarth")
        bootleg = table.tommy.has("The Bootleg Whiskey Cover-Up")
        table.darin.commits(wilmarth, to=bootleg)
        table.expects(table.darin, "action")
        assert struggles(table, bootleg) == [1, 1, 1, 1]

    def test_inside_information_ends_with_the_phase_the_booster_does_not(self) -> None:
        """core-151, core-053; TURN-7."""
        table = table_at()
        whisper = table.darin.holds("Inside Information")
        table.darin.domain(neutral=2)
        table.tommy.has("Sleep of Reason", on=table.a)
        table.darin.plays(whisper, on=table.a)
        table.darin.chooses(Icon.TERROR)
        assert struggles(table, table.a) == [3, 1, 1, 1]
        table.run_to("story")
        assert struggles(table, table.a) == [4, 1, 1, 1]


class TestWhileResolving:
    """AMB-27, AMB-28: the number is looked at anew before each struggle, and the order never goes back."""

    @pytest.mark.parametrize("rules", BOTH)
    def test_wilmarth_gone_mad_gives_back_the_struggle_that_has_not_passed(self, rules: str) -> None:
        """core-021, core-043; STORY-29, AMB-28: driven insane in terror, combat is held after all."""
        table = table_at("commit", rules=rules)
        wilmarth, friend = table.darin.has("Professor Albert Wilmarth"), table.darin.has("Ghost")
        keeper, muscle = table.tommy.has("Keeper of the Golden Path"), table.tommy.has("Hired Muscle")
        table.darin.commits({wilmarth: table.a, friend: table.a})
        table.darin.chooses(Icon.COMBAT)
        table.all_pass()
        table.tommy.commits({keeper: table.a, muscle: table.a})
        table.all_pass()
        table.game.keep_journal()
        table.darin.chooses(wilmarth)
        assert wilmarth.insane
        held = [told.struggle for told in table.happened(Kind.WIN_STRUGGLE)]
        assert held == [Icon.TERROR, Icon.COMBAT]
        assert friend.in_play  # a Ghost at a story cannot be wounded, though combat was lost

    def test_a_second_terror_struggle_comes_back_with_him(self) -> None:
        """core-021, core-053, core-043; AMB-28: three of four were left; his madness in the first makes it four."""
        table = table_at("commit")
        wilmarth = table.darin.has("Professor Albert Wilmarth")
        others = [table.darin.has("Mad Artist") for _ in range(4)]
        keeper = table.tommy.has("Keeper of the Golden Path")
        table.tommy.has("Sleep of Reason", on=table.a)
        table.darin.commits(dict.fromkeys((wilmarth, *others), table.a))
        table.darin.chooses(Icon.TERROR)
        assert struggles(table, table.a) == [3, 1, 1, 1]
        table.all_pass()
        table.tommy.commits(keeper, to=table.a)
        table.all_pass()
        table.darin.chooses(wilmarth)
        for other in others[:3]:
            table.darin.chooses(other)
        assert wilmarth.insane
        assert [other.insane for other in others] == [True, True, True, False]
        table.decline_all()

    def test_terror_itself_does_not_come_back_once_it_has_passed(self) -> None:
        """core-021, core-053, core-106; AMB-27: he removed the only terror struggle and dies in combat."""
        table = table_at("commit")
        wilmarth = table.darin.has("Professor Albert Wilmarth")
        ghast, muscle = table.tommy.has("Cannibal Ghast"), table.tommy.has("Hired Muscle")
        table.darin.commits(wilmarth, to=table.a)
        table.darin.chooses(Icon.TERROR)
        table.all_pass()
        table.tommy.commits({ghast: table.a, muscle: table.a})
        assert resolve(table) == []
        assert wilmarth.in_discard  # of a wound: he was not insane
        assert struggles(table, table.a) == [1, 1, 1, 1]

    def test_two_extra_investigation_struggles_may_win_the_story_before_the_last_is_held(self) -> None:
        """core-034, core-029; STORY-28, STORY-40, AMB-39: the booster is discarded with the story it was on."""
        table = table_at("resolution")
        assistant = table.darin.has("Laboratory Assistant", at=table.a)
        sheet = table.tommy.has("Open for Inspection", on=table.a)
        table.tokens(table.a, {table.darin: 3})
        table.darin.accepts()
        table.darin.accepts()
        assert table.a.is_won
        assert assistant.story is None
        assert sheet in table.tommy.discard
        table.expects(table.darin, "action")

    def test_each_extra_terror_struggle_is_won_anew_and_may_be_answered_each_time(self) -> None:
        """core-053, core-098, core-043; STORY-14, TIME-16: two Despairs for two of the four victories."""
        table = table_at("resolution")
        keeper = table.darin.has("Keeper of the Golden Path", at=table.a)
        table.darin.has("Sleep of Reason", on=table.a)
        despair = [table.darin.holds("Despair"), table.darin.holds("Despair")]
        victims = [table.tommy.has("Mad Artist"), table.tommy.has("Bag Man")]
        table.darin.domain(hastur=1)
        table.darin.domain(hastur=1)
        table.darin.accepts()
        table.darin.accepts()
        table.darin.plays("Despair", on=victims[0])
        table.darin.plays("Despair", on=victims[1])
        assert all(victim.in_hand for victim in victims)
        assert all(card.in_discard for card in despair)
        assert keeper.in_play

    def test_the_hunting_horror_starves_all_three_investigations_at_once(self) -> None:
        """core-045, core-034, core-029, core-071; EFF-21: each committed character counts one less in each of them."""
        table = table_at("resolution")
        assistant = table.darin.has("Laboratory Assistant", at=table.a, exhausted=False)
        extortionist = table.darin.has("Extortionist", at=table.b, exhausted=False)
        table.tommy.has("Open for Inspection", on=table.a)
        table.tommy.has("Shadow-spawned Hunting Horror", at=table.b, exhausted=False)
        assert (assistant.icons, extortionist.icons) == ("", "I")
        table.darin.chooses(table.a)
        table.darin.declines()
        table.darin.declines()
        assert table.a.tokens(table.darin) == 0
        assert extortionist.in_discard  # it lost combat at the other story
