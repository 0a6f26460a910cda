"""Blind Submission (core-099) and what hangs on the characters it takes: attachments, stories, Toughness, titles."""

from typing import Any

import pytest

from rlyeh.language import *
from rlyeh.model import CardType
from rlyeh.testing import CardHandle, Scenario
from tests.interactions.at_the_table import BOTH, table_at


def submission_at(phase: str = "operations", **how: Any) -> tuple[Scenario, CardHandle]:
    """Darin holds Blind Submission and can pay for it."""
    table = table_at(phase, **how)
    table.darin.domain(hastur=2)
    return table, table.darin.holds("Blind Submission")


class TestAttachments:
    """STATE-34: an attachment keeps its controller and goes on affecting its host."""

    @pytest.mark.parametrize("rules", BOTH)
    def test_the_patrol_wagon_still_protects_and_its_owner_still_decides_about_that(self, rules: str) -> None:
        """core-099, core-015, core-016; STATE-34, EX-119: Tommy may pay to save a character that Darin holds."""
        table, submission = submission_at(rules=rules)
        man, blast = table.tommy.has("Mad Artist"), table.darin.holds("Shotgun Blast")
        wagon = table.tommy.has("Patrol Wagon", on=man)
        table.darin.domain(agency=3)
        table.tommy.domain(neutral=2)
        table.darin.plays(submission, on=man)
        assert (wagon.host, wagon.controller, man.toughness) == (man, table.tommy, 1)
        table.tommy.passes()
        table.darin.plays(blast, x=2, on=man)
        table.tommy.disrupts_with(wagon)
        assert man.wounds == 0

    def test_the_shotgun_changes_hands_with_its_bearer(self) -> None:
        """core-099, core-014; STATE-34, FINAL-8: it is the character that gains the Action."""
        table, submission = submission_at("after defend", rules="lcg-final")
        gunman, victim = table.tommy.has("Mad Artist", at=table.a), table.tommy.has("Servant of Nodens", at=table.a)
        table.darin.has("Hired Muscle", at=table.a)
        table.tommy.has("Shotgun", on=gunman)
        table.darin.domain(neutral=1)
        table.tommy.domain(neutral=1)
        table.darin.plays(submission, on=gunman)
        assert not table.tommy.may_use(gunman)
        table.tommy.passes()
        table.darin.uses(gunman, on=victim)
        assert victim.in_discard

    def test_a_hound_at_its_throat_makes_anybody_submit_and_goes_along(self) -> None:
        """core-099, core-110, core-081; EFF-20, STATE-34: skill 6 less 4 is 2; the Hound stays Tommy's."""
        table, submission = submission_at()
        king = table.tommy.has("Hastur, The King in Yellow")
        hound = table.tommy.has("Hound of Tindalos")
        table.darin.passes()
        table.tommy.uses(hound, on=king)
        table.darin.plays(submission, on=king)
        assert (king.controller, king.skill) == (table.darin, 2)
        assert (hound.controller, hound.host) == (table.tommy, king)

    def test_a_stolen_hound_stays_where_its_captor_set_it(self) -> None:
        """core-099, core-110; EFF-16, EFF-17: control ends with the phase, being attached does not."""
        table, submission = submission_at()
        hound, servant = table.tommy.has("Hound of Tindalos"), table.tommy.has("Byakhee Servant")
        table.darin.plays(submission, on=hound)
        table.tommy.passes()
        table.darin.uses(hound, on=servant)
        table.run_to("story")
        assert (hound.controller, hound.host, hound.type) == (table.tommy, servant, CardType.SUPPORT)
        assert servant.skill == 0

    def test_letting_go_of_the_host_afterwards_does_not_free_it(self) -> None:
        """core-099, core-110, core-081; EFF-4: the skill mattered when control was taken, no longer afterwards."""
        table, submission = submission_at()
        king, hound = table.tommy.has("Hastur, The King in Yellow"), table.tommy.has("Hound of Tindalos")
        table.tommy.domain(neutral=1)
        table.darin.passes()
        table.tommy.uses(hound, on=king)
        table.darin.plays(submission, on=king)
        table.tommy.uses(hound)
        assert (king.controller, king.skill) == (table.darin, 6)
        table.run_to("story")
        assert king.controller is table.tommy

    def test_a_talisman_does_not_ask_again_whose_character_it_is_on(self) -> None:
        """core-099, core-150; STATE-28: "a character you control" was checked when it was attached."""
        table, submission = submission_at()
        man = table.tommy.has("Mad Artist")
        talisman = table.tommy.has("Tcho-Tcho Talisman", on=man)
        table.darin.plays(submission, on=man)
        assert talisman.host == man
        assert man.icons == "TTCA"

    @pytest.mark.parametrize(("active", "may"), [("darin", False), ("tommy", True)])
    def test_a_tainted_captive_stays_at_home_on_its_new_masters_turn(self, active: str, may: bool) -> None:
        """core-099, core-134; STATE-34: the taint speaks of the turn of whoever controls its host."""
        table, submission = submission_at("story", active=active)
        man = table.tommy.has("Mad Artist")
        attacker = table.players[table.game.state.active].has("Hired Muscle")
        table.tommy.has("Ghoul Taint", on=man)
        if active == "tommy":
            table.tommy.passes()
        table.darin.plays(submission, on=man)
        table.all_pass()
        if active == "tommy":
            table.tommy.commits(attacker, to=table.a)
            table.all_pass()
        assert table.darin.may("commit", man) is may
        table.darin.commits_nobody()


class TestCommitted:
    """STATE-41 and FINAL-8: a committed character that changes hands."""

    @pytest.mark.parametrize(("rules", "wins"), [("lcg", "tommy"), ("lcg-final", "darin")])
    def test_an_attacker_stolen_by_the_defender_goes_home_or_changes_sides(self, rules: str, wins: str) -> None:
        """core-099, core-092, core-030; STATE-41, FINAL-8: Tommy attacks with two, and one of them is taken."""
        table, submission = submission_at("after commit", active="tommy", rules=rules)
        thug = table.tommy.has("Clover Club Torch Singer", at=table.a, exhausted=True)
        turncoat = table.tommy.has("Demon Lover", at=table.a, exhausted=True)
        table.tommy.passes()
        table.darin.plays(submission, on=turncoat)
        table.all_pass()
        table.all_pass()
        expected = table.tommy if wins == "tommy" else table.darin
        if wins == "darin":  # the Demon Lover wins terror for Darin; then nobody of Tommy's is left
            assert thug.insane
            table.expects(table.darin, "arcane")
            table.darin.declines()
        else:  # combat was won against nobody, and the story is unchallenged
            table.expects(table.tommy, "token")
            table.tommy.accepts()
            table.tommy.accepts()
        assert table.a.tokens(expected) == (2 if wins == "tommy" else 0)

    @pytest.mark.parametrize("rules", BOTH)
    def test_a_story_whose_only_attacker_was_stolen_does_not_resolve(self, rules: str) -> None:
        """core-099; STORY-10, AMB-23: it stands on the other side or at home, but nobody attacks."""
        table, submission = submission_at("after commit", active="tommy", rules=rules)
        man = table.tommy.has("Mad Artist", at=table.a)
        table.tommy.passes()
        table.darin.plays(submission, on=man)
        table.run_to("story")
        while table.active is table.tommy and table.phase.name == "STORY":
            table.all_pass()
        assert table.a.tokens(table.tommy) == 0
        assert man.controller is table.tommy

    def test_by_the_last_faq_a_stolen_defender_attacks(self) -> None:
        """core-099, core-092; FINAL-8, GEN-4: it fights for the active player now."""
        table, submission = submission_at("after defend", rules="lcg-final")
        muscle = table.darin.has("Laboratory Assistant", at=table.a, exhausted=False)
        man = table.tommy.has("Mad Artist", at=table.a, exhausted=False)
        table.darin.plays(submission, on=man)
        table.all_pass()
        table.darin.accepts()  # investigation
        table.darin.accepts()  # success
        table.darin.accepts()  # unchallenged
        assert table.a.tokens(table.darin) == 3
        assert muscle.in_play

    def test_stolen_in_the_last_window_it_goes_home_and_then_back(self) -> None:
        """core-099, core-092; FINAL-8, STORY-47, TURN-7: it stays committed to the end, and exhausted."""
        table, submission = submission_at("after resolution", rules="lcg-final")
        man = table.tommy.has("Mad Artist", at=table.a, exhausted=True)
        table.darin.plays(submission, on=man)
        stayed = man.story == table.a
        table.tommy.passes()
        table.darin.passes()
        assert stayed
        assert table.active is table.tommy  # whose refresh has readied it
        assert (man.controller, man.story, man.ready) == (table.tommy, None, True)


class TestToughness:
    """STATE-22: Toughness that belonged to the side stays behind."""

    @pytest.mark.parametrize("rules", BOTH)
    def test_a_wounded_captive_dies_of_the_courage_it_left_behind(self, rules: str) -> None:
        """core-099, core-073, core-092; STATE-22, STATE-3: destroyed at once, into its owner's pile."""
        table, submission = submission_at(rules=rules)
        table.tommy.has("Dutch Courage")
        man = table.tommy.has("Mad Artist", wounds=1)
        table.darin.plays(submission, on=man)
        assert man in table.tommy.discard

    def test_a_captive_wounded_under_its_captors_courage_dies_on_its_way_home(self) -> None:
        """core-099, core-073, core-086; AMB-78, EFF-17: as control ends with the phase."""
        table, submission = submission_at()
        table.darin.has("Dutch Courage")
        man, blast = table.tommy.has("Mad Artist"), table.tommy.holds("Shotgun Blast")
        table.tommy.domain(agency=2)
        table.darin.plays(submission, on=man)
        table.tommy.plays(blast, x=2, on=man)
        assert (man.in_play, man.wounds) == (True, 1)
        table.run_to("story")
        assert man in table.tommy.discard

    def test_bred_to_survive_goes_with_the_character(self) -> None:
        """core-099, core-139, core-017; EFF-15, KEY-6: it holds for the cards that were there, whoever has them."""
        table, submission = submission_at()
        bred, man = table.tommy.holds("Bred to Survive"), table.tommy.has("Mad Artist")
        mine, fuse = table.darin.has("Mad Artist"), table.darin.holds("Short Fuse")
        table.tommy.domain(shub_niggurath=2)
        table.darin.domain(agency=3)
        table.darin.passes()
        table.tommy.plays(bred)
        table.darin.plays(submission, on=man)
        assert man.has(INVULNERABILITY)
        table.tommy.passes()
        table.darin.plays(fuse)
        assert mine.in_discard


class TestTitlesAndKeywords:
    """STATE-43, STATE-39, KEY-5: who may stand beside whom."""

    @pytest.mark.parametrize("active", ["darin", "tommy"])
    def test_your_own_unique_in_other_hands_still_bars_a_second_copy(self, active: str) -> None:
        """core-099, core-004; STATE-43, EX-150: neither its owner nor its captor may play one, each on their turn."""
        table, submission = submission_at(active=active)
        paul = table.tommy.has("Paul Lemond")
        copy = table.active.holds("Paul Lemond")
        table.active.domain(agency=4)
        assert (table.active.why_not(copy) == set()) is (active == "darin")
        if active == "tommy":
            table.tommy.passes()
        table.darin.plays(submission, on=paul)
        if active == "darin":
            table.tommy.passes()
        assert paul.controller is table.darin
        assert table.active.why_not(copy) == {"STATE-43"}

    def test_opening_night_does_not_bring_what_its_owner_already_has_abroad(self) -> None:
        """core-158, core-004; STATE-43, EFF-41: not even insane; a copy of another player's may come."""
        table = table_at("resolution", stories=["Opening Night"])
        table.tommy.has("Paul Lemond", owner=table.darin)
        copy, other = table.darin.discarded("Paul Lemond"), table.tommy.discarded("Mad Artist")
        table.darin.has("Laboratory Assistant", at=table.a)
        table.tokens(table.a, {table.darin: 4})
        table.darin.accepts()
        table.darin.accepts()
        assert (copy.in_discard, other.insane) == (True, True)

    @pytest.mark.parametrize(("rules", "chosen"), [("lcg", True), ("lcg-final", False)])
    def test_a_second_copy_of_a_unique_cannot_be_taken(self, rules: str, chosen: bool) -> None:
        """core-099, core-004; STATE-43, EFF-5, FINAL-11: chosen for nothing, or not even chosen."""
        table, submission = submission_at(rules=rules)
        mine, theirs = table.darin.has("Paul Lemond"), table.tommy.has("Paul Lemond")
        other = table.tommy.has("Mad Artist")
        table.darin.plays(submission)
        assert (theirs in table.darin.choices()) is chosen
        table.darin.chooses(theirs if chosen else other)
        assert theirs.controller is table.tommy
        assert mine.controller is table.darin

    def test_an_insane_villain_comes_to_heroes_and_the_quarrel_breaks_out_when_it_is_restored(self) -> None:
        """core-099, core-108, core-146, core-007; STATE-13, AMB-73, KEY-5."""
        table, submission = submission_at()
        hero, villain = table.darin.has("Undercover Security"), table.tommy.has("Arcane Initiate", insane=True)
        asylum = table.darin.has("Arkham Asylum")
        table.darin.domain(neutral=1)
        table.darin.plays(submission, on=villain)
        assert (villain.controller, villain.insane) == (table.darin, True)
        table.tommy.passes()
        table.darin.uses(asylum)
        table.expects(table.darin, "clash")
        table.darin.chooses(villain)
        assert villain in table.tommy.discard
        assert hero.in_play

    def test_a_captive_villain_keeps_heroes_out_while_its_owner_may_call_them(self) -> None:
        """core-099, core-108, core-007; KEY-4, GEN-11: control is what counts; KEY-5 when it comes home."""
        table, submission = submission_at(active="tommy")
        villain, hero = table.tommy.has("Arcane Initiate"), table.tommy.holds("Undercover Security")
        table.tommy.domain(agency=2)
        assert table.tommy.why_not(hero) == {"KEY-4"}
        table.tommy.passes()
        table.darin.plays(submission, on=villain)
        table.tommy.plays(hero)
        assert hero.in_play
        table.darin.passes()
        table.tommy.passes()
        table.expects(table.tommy, "clash")
        table.tommy.chooses(hero)
        assert (hero.in_discard, villain.controller) == (True, table.tommy)

    def test_an_aura_may_lift_a_character_out_of_reach(self) -> None:
        """core-099, core-135, core-113; EFF-19: skill 2 under an Altar is 3."""
        table, submission = submission_at()
        table.tommy.has("Altar of the Blessed")
        table.tommy.has("Forbidden Shrine")
        blessed, weak = table.tommy.has("Mad Artist"), table.tommy.has("Performance Artist")
        table.darin.plays(submission)
        assert weak.controller is table.darin
        assert (blessed.skill, weak.skill) == (3, 1)

    def test_a_captive_is_used_and_comes_home_tired(self) -> None:
        """core-099, core-084; STATE-40, EFF-16: its Action is its controller's; the position stays."""
        table, submission = submission_at()
        lover, victim = table.tommy.has("Demon Lover"), table.tommy.has("Bag Man")
        table.darin.plays(submission, on=lover)
        table.tommy.passes()
        table.darin.uses(lover, on=victim)
        assert victim.skill == 0
        table.run_to("story")
        assert (lover.controller, lover.exhausted) == (table.tommy, True)
