"""Abilities of cards that enter the discard pile: blank, insane, stolen, borrowed, or with everybody else."""

import pytest

from rlyeh.testing import CardHandle, Scenario
from tests.interactions.at_the_table import BOTH, table_at

SPEAKERS = ["Living Mummy", "Serpent from Yoth", "core-024"]
"""Characters with something to say when they enter their discard pile from play."""


class TestWithoutText:
    """STATE-5: no text when leaving play, no last words."""

    def shot(self, table: Scenario, victim: CardHandle) -> CardHandle:
        """Tommy shoots at a card; who else was there?"""
        witness = table.tommy.has("Byakhee Servant")
        table.darin.domain(neutral=2)
        table.tommy.domain(agency=5)
        table.tommy.plays(table.tommy.holds("Shotgun Blast"), x=5, on=victim)
        assert victim.in_discard
        return witness

    @pytest.mark.parametrize("rules", BOTH)
    @pytest.mark.parametrize("title", SPEAKERS)
    def test_a_curse_silences_them(self, title: str, rules: str) -> None:
        """core-104, core-149, core-024, core-016, sotd-009; STATE-5, EX-66: blank when it left play."""
        table = table_at(active="tommy", rules=rules)
        speaker = table.darin.has(title)
        curse = table.tommy.has("Called by Azathoth", on=speaker)
        witness = self.shot(table, speaker)
        table.expects(table.darin, "action")
        assert witness.in_play
        assert curse.in_discard

    @pytest.mark.parametrize("rules", BOTH)
    @pytest.mark.parametrize("title", SPEAKERS)
    def test_insanity_silences_them(self, title: str, rules: str) -> None:
        """core-104, core-149, core-024, core-016; STATE-5, STATE-12, STATE-13."""
        table = table_at(active="tommy", rules=rules)
        witness = self.shot(table, table.darin.has(title, insane=True))
        table.expects(table.darin, "action")
        assert witness.in_play

    def test_without_the_curse_the_mummy_speaks_again(self) -> None:
        """core-104, core-058, core-016, sotd-009; TIME-23: the curse was torn off before the shot."""
        table = table_at(active="tommy")
        mummy, witness = table.darin.has("Living Mummy"), table.tommy.has("Byakhee Servant")
        curse = table.tommy.has("Called by Azathoth", on=mummy)
        off, blast = table.darin.holds("Get it Off!"), table.tommy.holds("Shotgun Blast")
        table.tommy.domain(agency=4)
        table.darin.domain(cthulhu=1)
        table.tommy.passes()
        table.darin.plays(off, on=curse)
        table.tommy.plays(blast, x=4, on=mummy)
        assert witness.in_discard

    def test_at_the_bootleg_cover_up_the_mummy_dies_in_silence_but_at_home_it_does_not(self) -> None:
        """core-104, core-155, core-033, core-016; CARD-14, STATE-5: Celano Fragments give it its text back."""
        table = table_at("after defend")
        bootleg = table.darin.has("The Bootleg Whiskey Cover-Up")
        blank, awake = table.tommy.has("Living Mummy", at=bootleg), table.tommy.has("Living Mummy", at=bootleg)
        witness = table.tommy.has("Byakhee Servant")
        table.darin.domain(agency=4)
        table.darin.domain(agency=4)
        table.darin.domain(neutral=4)
        fragments = table.darin.has("Celano Fragments")
        blasts = [table.darin.holds("Shotgun Blast"), table.darin.holds("Shotgun Blast")]
        table.darin.plays(blasts[0], x=4, on=blank, paying=table.darin.domains[0])
        assert (blank.in_discard, witness.in_play) == (True, True)
        table.tommy.passes()
        table.darin.uses(fragments, x=4, on=awake, paying=table.darin.domains[2])
        table.tommy.passes()
        assert not awake.blank
        table.darin.plays(blasts[1], x=4, on=awake)
        assert witness.in_discard

    def test_a_wounded_mummy_that_goes_insane_dies_mad_and_silent(self) -> None:
        """core-104, core-073, core-082; STATE-11, STATE-5: it was insane when it left play."""
        table = table_at()
        victoria, mummy = table.darin.holds("Victoria Glasser"), table.tommy.has("Living Mummy", wounds=1)
        table.tommy.has("Dutch Courage")
        table.darin.domain(hastur=2)
        table.darin.plays(victoria)
        assert mummy.in_discard
        assert victoria.in_play

    @pytest.mark.parametrize("title", SPEAKERS)
    def test_discarded_from_hand_they_are_silent(self, title: str) -> None:
        """core-104, core-149, core-024, core-095; STATE-5: they never were in play."""
        table = table_at()
        attack, witness = table.darin.holds("Byakhee Attack"), table.darin.has("Mad Artist")
        table.darin.domain(hastur=2)
        cards = [table.tommy.holds(title), table.tommy.holds("Mad Artist")]
        table.tommy.domain(neutral=2)
        table.darin.plays(attack)
        assert all(card.in_discard for card in cards)
        assert witness.in_play
        table.expects(table.tommy, "action")


class TestStolen:
    """GEN-11: "your" discard pile is the controller's, and cards go to their owner's."""

    def test_a_stolen_serpent_enters_no_pile_of_its_controller(self) -> None:
        """core-149, core-099, core-140; STATE-3, GEN-11: sacrificed by the thief it harms nobody."""
        table = table_at()
        serpent, own = table.tommy.has("Serpent from Yoth"), table.tommy.has("Byakhee Servant")
        table.darin.domain(hastur=2)
        table.darin.domain(shub_niggurath=3)
        submission, shock = table.darin.holds("Blind Submission"), table.darin.holds("Shocking Transformation")
        table.darin.plays(submission, on=serpent)
        table.tommy.passes()
        table.darin.plays(shock)
        table.darin.picks_no_more()  # she finds nobody
        assert serpent in table.tommy.discard
        assert own.in_play

    def test_the_talisman_on_a_stolen_host_still_returns_to_its_owner(self) -> None:
        """core-150, core-099, core-140; STATE-34, STATE-29, TIME-18: any discard pile will do, and Tommy pays."""
        table = table_at()
        man = table.tommy.has("Mad Artist")
        talisman = table.tommy.has("Tcho-Tcho Talisman", on=man)
        table.tommy.domain(neutral=1)
        table.darin.domain(hastur=2)
        table.darin.domain(shub_niggurath=3)
        submission, shock = table.darin.holds("Blind Submission"), table.darin.holds("Shocking Transformation")
        table.darin.plays(submission, on=man)
        assert (man.controller, talisman.controller) == (table.darin, table.tommy)
        assert man.icons == "TTCA"
        table.tommy.passes()
        table.darin.plays(shock)
        table.darin.picks_no_more()
        table.tommy.responds_with(talisman)
        assert man in table.tommy.discard
        assert talisman in table.tommy.hand


class TestTalisman:
    """core-150: however it gets into a discard pile from play."""

    @pytest.mark.parametrize("rules", BOTH)
    @pytest.mark.parametrize("how", ["host dies", "host goes insane", "torn off", "host returns to hand"])
    def test_it_returns_however_it_was_lost(self, how: str, rules: str) -> None:
        """core-150, core-104, core-016, core-086, core-081, core-058, core-098; STATE-29, STATE-30, FINAL-10."""
        table = table_at(active="tommy", rules=rules)
        man = table.darin.has("Blackwood File Clerk")
        talisman = table.darin.has("Tcho-Tcho Talisman", on=man)
        table.darin.domain(neutral=1)
        for _ in range(2):
            table.tommy.has("Messenger from Beyond")
        messengers = [card for card in table.tommy.in_play if card.title == "Messenger from Beyond"]
        king = table.tommy.has("Hastur, The King in Yellow")
        table.tommy.domain(agency=3)
        table.tommy.domain(cthulhu=1, hastur=1)
        if how == "host dies":
            table.tommy.plays(table.tommy.holds("Shotgun Blast"), x=3, on=man)
        elif how == "torn off":
            table.tommy.plays(table.tommy.holds("Get it Off!"), on=talisman)
        else:
            phobia = table.tommy.holds("Agoraphobia")
            for messenger in messengers:
                table.tommy.uses(messenger, on=man)
                table.darin.passes()
            if how == "host goes insane":
                table.tommy.uses(king, on=man)
            else:
                table.tommy.plays(phobia, on=man)
        table.darin.responds_with(talisman)
        assert talisman.in_hand

    def test_a_cancelled_return_is_not_offered_again(self) -> None:
        """core-150, core-100, core-058; TIME-16, FINAL-16: only cards in hand get a second chance."""
        table = table_at(active="tommy", rules="lcg-final")
        man = table.darin.has("Mad Artist")
        talisman = table.darin.has("Tcho-Tcho Talisman", on=man)
        table.darin.domain(neutral=1)
        table.darin.domain(neutral=1)
        table.tommy.domain(cthulhu=1)
        table.tommy.domain(hastur=2)
        table.tommy.holds("Power Drain")
        table.tommy.plays(table.tommy.holds("Get it Off!"), on=talisman, paying=1)
        table.tommy.passes()  # he does not cancel his own Action
        table.darin.responds_with(talisman)
        table.tommy.disrupts_with("Power Drain")
        assert talisman.in_discard
        table.expects(table.darin, "action")

    def test_a_bounty_hunter_takes_it_from_the_pile_before_anybody_pays(self) -> None:
        """core-150, core-141; STATE-4: later it is just an Attachment card in a discard pile, in its owner's hand."""
        table = table_at()
        hunter = table.darin.has("Mystic Bounty Hunter")
        talisman, mine = table.tommy.discarded("Tcho-Tcho Talisman"), table.darin.has("Tcho-Tcho Talisman", on=hunter)
        table.darin.domain(neutral=1)
        table.darin.uses(hunter)
        assert talisman in table.tommy.hand
        assert mine in table.darin.hand
        assert not table.darin.domains[0].drained


class TestPeaslee:
    """core-024: everybody who entered a discard pile this phase."""

    def test_those_milled_this_phase_and_the_milling_byakhee_come_back_with_him(self) -> None:
        """core-024, core-089, core-016; EX-111, STATE-36: a discard pile, from wherever."""
        table = table_at()
        byakhee, blast = table.darin.has("Predatory Byakhee"), table.darin.holds("Shotgun Blast")
        peaslee = table.tommy.has("core-024")
        milled = [table.tommy.decked(title) for title in ("Mad Artist", "Byakhee Attack", "Hired Muscle")]
        table.darin.domain(agency=3)
        table.tommy.domain(neutral=2)
        table.darin.uses(byakhee)
        table.tommy.passes()
        table.darin.plays(blast, x=3, on=peaslee)
        table.tommy.responds_with(peaslee)
        assert [card.in_play for card in milled] == [True, False, True]
        assert (peaslee.in_play, byakhee.in_play) == (True, True)
        assert byakhee.controller is table.darin

    def test_a_hound_that_left_play_as_a_support_lies_there_as_a_character(self) -> None:
        """core-024, core-110, core-016; STATE-33, EX-130: Peaslee brings it back, unattached."""
        table = table_at()
        hound, peaslee = table.darin.has("Hound of Tindalos"), table.tommy.has("core-024")
        table.darin.domain(agency=3)
        table.tommy.domain(neutral=2)
        blast = table.darin.holds("Shotgun Blast")
        table.darin.uses(hound)
        assert hound.host == peaslee
        table.tommy.passes()
        table.darin.plays(blast, x=0, on=peaslee)
        assert hound.in_discard
        table.tommy.responds_with(peaslee)
        assert (peaslee.in_play, hound.in_play) == (True, True)
        assert peaslee.attachments == []
        assert (hound.skill, hound.controller) == (2, table.darin)

    def test_he_may_answer_again_as_another_card_if_he_dies_again(self) -> None:
        """core-024, core-012, core-016; TIME-17, STATE-4: T-Men who come back with him shoot him once more."""
        table = table_at()
        peaslee, men = table.tommy.has("core-024"), table.darin.has("T-Men")
        table.darin.domain(agency=3)
        table.darin.domain(agency=3)
        table.tommy.domain(neutral=2)
        table.tommy.domain(neutral=2)
        blasts = [table.darin.holds("Shotgun Blast"), table.darin.holds("Shotgun Blast")]
        table.darin.plays(blasts[0], x=3, on=men)
        table.tommy.passes()
        table.darin.plays(blasts[1], x=3, on=peaslee)
        table.tommy.responds_with(peaslee)
        table.darin.chooses(peaslee)
        assert (men.in_play, peaslee.in_discard) == (True, True)
        table.tommy.responds_with(peaslee)
        assert peaslee.in_play
        table.expects(table.tommy, "action")


class TestLastWounds:
    """core-148: Military Advisor answers the wound that destroys him, not one that did not."""

    def gates(self, wounds: int) -> tuple[Scenario, CardHandle, CardHandle]:
        """The Advisor is wounded at Through the Gates, which Darin then wins."""
        table = table_at("resolution", stories=["Through the Gates"])
        advisor = table.tommy.has("Military Advisor", at=table.a, wounds=wounds)
        table.darin.has("Hired Muscle", at=table.a)
        weak = table.darin.has("Bag Man", at=table.a)
        table.tokens(table.a, {table.darin: 4})
        table.tommy.domain(neutral=2)
        table.darin.accepts()  # the token of the investigation struggle
        return table, advisor, weak

    def test_a_survived_wound_is_not_answered_by_one_who_was_sacrificed_afterwards(self) -> None:
        """core-148, core-161; TIME-18, EFF-31: it was not the wound that made him leave."""
        table, advisor, weak = self.gates(wounds=0)
        assert advisor.wounds == 1
        table.darin.accepts()  # the effect of the story
        assert advisor.in_discard
        table.expects(table.darin, "action")
        assert weak.in_play

    def test_the_fatal_one_is_in_the_common_window(self) -> None:
        """core-148, core-161; TIME-18, STORY-14."""
        table, advisor, weak = self.gates(wounds=2)
        assert advisor.in_discard
        table.darin.declines()
        table.tommy.responds_with(advisor, on=weak)
        assert weak.in_discard

    def test_of_seven_wounds_each_may_be_answered(self) -> None:
        """core-148, core-017; AMB-91, TIME-16: as often as it is paid."""
        table = table_at()
        fuse, advisor = table.darin.holds("Short Fuse"), table.tommy.has("Military Advisor")
        victims = [table.darin.has("Bag Man"), table.darin.has("Bag Man"), table.darin.has("Bag Man")]
        table.darin.domain(agency=3)
        table.tommy.domain(neutral=2)
        table.tommy.domain(neutral=2)
        table.darin.plays(fuse, on=advisor)
        table.tommy.responds_with(advisor, on=victims[0])
        table.tommy.responds_with(advisor, on=victims[1])
        assert [victim.in_play for victim in victims] == [False, False, True]
        table.expects(table.tommy, "action")
