"""Core Set: Hastur, core-081 to core-100: the events and the supports."""

from typing import Any

import pytest

from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario
from tests.cards.core.hastur_table import (
    ALTAR,
    COP,
    CURE,
    GHOUL,
    GUEST,
    HAT,
    HORROR,
    KING,
    LAMP,
    LETTER,
    MAN,
    MASK,
    SCOUT,
    SUMMONS,
    THANKS,
    table_at,
)


class TestVictoriasLoft:
    """core-093."""

    def test_nobody_is_restored_in_the_refresh_phase(self) -> None:
        """core-093; REF-2: neither its controller's characters nor the opponent's."""
        for active in ("darin", "tommy"):
            table = table_at("refresh", active=active)
            table.darin.has("Victoria's Loft")
            men = [table.darin.has(MAN, insane=True), table.tommy.has(MAN, insane=True)]
            table.expects(table.active, "action")
            assert [man.insane for man in men] == [True, True]

    def test_the_rest_of_the_refresh_goes_on(self) -> None:
        """core-093; REF-4, REF-6."""
        table = table_at("refresh")
        table.darin.has("Victoria's Loft")
        table.darin.has(MAN, insane=True)
        tired, domain = table.darin.has(COP, exhausted=True), table.darin.domain(neutral=1, drained=True)
        table.expects(table.darin, "action")
        assert tired.ready
        assert not domain.drained

    def test_card_effects_cannot_either_in_that_phase(self) -> None:
        """core-093; EFF-28."""
        table = table_at("refresh")
        table.darin.has("Victoria's Loft")
        man, cure = table.darin.has(MAN, insane=True), table.darin.holds(CURE)
        table.darin.plays(cure)
        assert man.insane

    def test_in_another_phase_they_can(self) -> None:
        """core-093."""
        table = table_at()
        table.darin.has("Victoria's Loft")
        man = table.darin.has(MAN, insane=True)
        table.darin.plays(table.darin.holds(CURE))
        assert man.ready

    def test_without_the_loft_one_is_restored(self) -> None:
        """core-093: the bystander."""
        table = table_at("refresh")
        man = table.darin.has(MAN, insane=True)
        table.expects(table.darin, "action")
        assert man.exhausted


class TestSedated:
    """core-094."""

    def test_the_sedated_one_is_not_restored_but_another_is(self) -> None:
        """core-094; REF-2."""
        table = table_at("refresh")
        man, cop = table.darin.has(MAN, insane=True), table.darin.has(COP, insane=True)
        table.tommy.has("Sedated", on=man)
        table.expects(table.darin, "action")
        assert (man.insane, cop.exhausted) == (True, True)

    def test_not_by_a_card_effect_either(self) -> None:
        """core-094; EFF-28."""
        table = table_at()
        man = table.darin.has(MAN, insane=True)
        sedated = table.tommy.has("Sedated", on=man)
        table.darin.plays(table.darin.holds(CURE))
        assert man.insane
        assert sedated.in_play

    def test_it_is_attached_to_insane_characters_only(self) -> None:
        """core-094; STATE-26, AMB-81: also to the opponent's."""
        table = table_at()
        sedated = table.darin.holds("Sedated")
        own, theirs = table.darin.has(MAN, insane=True), table.tommy.has(MAN, insane=True)
        table.tommy.has(MAN)
        table.darin.domain(hastur=1)
        table.darin.plays(sedated)
        assert table.darin.may_choose(own, theirs)
        table.darin.chooses(theirs)
        assert sedated.host == theirs

    def test_without_anybody_insane_it_cannot_be_played(self) -> None:
        """core-094; STATE-26."""
        table = table_at()
        table.tommy.has(MAN)
        table.darin.domain(hastur=1)
        assert not table.darin.may_play(table.darin.holds("Sedated"))

    def test_once_it_is_gone_its_host_comes_back(self) -> None:
        """core-094."""
        table = table_at()
        man = table.darin.has(MAN, insane=True)
        table.tommy.has("Sedated", on=man)
        table.darin.domain(cthulhu=1)
        off, cure = table.darin.holds("Get it Off!"), table.darin.holds(CURE)
        table.darin.plays(off)
        table.tommy.passes()
        table.darin.plays(cure)
        assert man.ready


class TestByakheeAttack:
    """core-095."""

    def scene(self, hand: int, **how: Any) -> tuple[Scenario, CardHandle, list[CardHandle]]:
        table = table_at(**how)
        attack = table.darin.holds("Byakhee Attack")
        table.darin.holds(MAN)
        table.darin.domain(hastur=2)
        return table, attack, [table.tommy.holds(card) for card in (MAN, COP, SCOUT)[:hand]]

    def test_the_opponent_chooses_and_discards_two(self) -> None:
        """core-095; EFF-3: the choice is the opponent's, while it resolves."""
        table, attack, (man, cop, scout) = self.scene(3)
        table.darin.plays(attack)
        table.tommy.chooses(man, scout)
        assert (man.in_discard, scout.in_discard, cop.in_hand) == (True, True, True)
        assert len(table.darin.hand) == 1

    def test_both_cards_of_a_hand_of_two(self) -> None:
        """core-095."""
        table, attack, _ = self.scene(2)
        table.darin.plays(attack)
        assert table.tommy.hand == []

    @pytest.mark.parametrize("rules", ["lcg", "lcg-final"])
    @pytest.mark.parametrize("hand", [0, 1])
    def test_with_fewer_than_two_nothing_is_discarded(self, hand: int, rules: str) -> None:
        """core-095; EX-90; EFF-6, EFF-7, DRAW-5: it may be played all the same."""
        table, attack, kept = self.scene(hand, rules=rules)
        table.darin.plays(attack)
        assert attack.in_discard
        assert all(card.in_hand for card in kept)

    def test_only_in_ones_own_operations_phase(self) -> None:
        """core-095; OPS-8."""
        table, attack, _ = self.scene(3, active="tommy")
        table.tommy.passes()
        assert not table.darin.may_play(attack)
        table, attack, _ = self.scene(3, phase="draw")
        assert not table.darin.may_play(attack)


class TestAgoraphobia:
    """core-096."""

    def test_a_character_without_terror_goes_back_to_its_owner(self) -> None:
        """core-096; STATE-3: also an insane or a stolen one."""
        table = table_at()
        agoraphobia = table.darin.holds("Agoraphobia")
        table.tommy.has(GHOUL)
        masked = table.tommy.has(SCOUT)
        table.tommy.has(MASK, on=masked)
        insane, stolen = table.tommy.has(GHOUL, insane=True), table.tommy.has(MAN, owner=table.darin)
        table.darin.domain(hastur=2)
        table.darin.plays(agoraphobia)
        assert table.darin.may_choose(insane, stolen)
        table.darin.chooses(stolen)
        assert stolen in table.darin.hand
        assert insane.in_play

    def test_everybody_is_terrible(self) -> None:
        """core-096; EFF-1."""
        table = table_at()
        table.tommy.has(GHOUL)
        table.darin.domain(hastur=2)
        assert not table.darin.may_play(table.darin.holds("Agoraphobia"))


class TestScotophobia:
    """core-097."""

    def test_opposing_characters_lose_their_printed_terror_icons_for_the_phase(self) -> None:
        """core-097; CARD-20, TURN-7: gained icons stay, own characters keep theirs."""
        table = table_at()
        own, ghoul, man = table.darin.has(GHOUL), table.tommy.has("Byakhee Servant"), table.tommy.has(GHOUL)
        table.tommy.has(MASK, on=man)
        table.darin.domain(hastur=2)
        assert man.icons == "TTT"
        table.darin.plays(table.darin.holds("Scotophobia"))
        assert (own.icons, ghoul.icons, man.icons) == ("TT", "CC", "T")
        table.run_to("story")
        assert (ghoul.icons, man.icons) == ("TCC", "TTT")

    def test_who_comes_later_is_not_afraid(self) -> None:
        """core-097; EFF-15: it holds for those who are there."""
        table = table_at()
        table.tommy.has(GHOUL)
        late, summons = table.tommy.holds(GHOUL), table.tommy.holds(SUMMONS)
        table.darin.domain(hastur=2)
        table.darin.plays(table.darin.holds("Scotophobia"))
        table.tommy.plays(summons)
        assert late.icons == "TT"


class TestDespair:
    """core-098."""

    def scene(self, attackers: int, defenders: int = 0) -> tuple[Scenario, CardHandle]:
        """So many terror icons against so many."""
        table = table_at("resolution")
        for _ in range(attackers):
            table.darin.has(HORROR, at=table.a)
        for _ in range(defenders):
            table.tommy.has(HORROR, at=table.a)
        table.darin.domain(hastur=1)
        return table, table.darin.holds("Despair")

    def test_a_struggle_won_by_two_sends_a_character_home(self) -> None:
        """core-098; STORY-14: in the window after all stories have resolved."""
        table, despair = self.scene(2)
        man = table.tommy.has(MAN)
        hatted = table.tommy.has(SCOUT)
        table.tommy.has(HAT, on=hatted)
        table.darin.accepts()
        table.darin.accepts()
        table.darin.responds_with(despair, on=man)
        assert man.in_hand
        assert despair.in_discard

    def test_who_wears_an_attachment_may_not_be_chosen(self) -> None:
        """core-098."""
        table, despair = self.scene(3, defenders=1)
        hatted, man = table.tommy.has(SCOUT), table.tommy.has(MAN)
        table.tommy.has(HAT, on=hatted)
        table.darin.accepts()
        table.darin.responds_with(despair)
        assert hatted not in table.darin.choices()
        table.darin.chooses(man)
        assert man.in_hand

    def test_a_margin_of_one_is_not_enough(self) -> None:
        """core-098."""
        table, despair = self.scene(2, defenders=1)
        man = table.tommy.has(MAN)
        table.darin.accepts()
        table.expects(table.darin, "action")
        assert (despair.in_hand, man.in_play) == (True, True)

    def test_a_struggle_that_the_opponent_wins_does_not_count(self) -> None:
        """core-098."""
        table, despair = self.scene(1, defenders=3)
        table.tommy.has(MAN)
        table.expects(table.darin, "action")
        assert despair.in_hand


class TestBlindSubmission:
    """core-099."""

    def scene(self, **how: Any) -> tuple[Scenario, CardHandle]:
        table = table_at(**how)
        table.darin.domain(hastur=2)
        return table, table.darin.holds("Blind Submission")

    def test_control_lasts_until_the_end_of_the_phase(self) -> None:
        """core-099; STATE-37, STATE-40, EFF-16."""
        table, submission = self.scene()
        man = table.tommy.has(MAN, exhausted=True)
        table.darin.plays(submission, on=man)
        assert man.controller is table.darin
        assert man.owner is table.tommy
        assert man.exhausted
        table.run_to("story")
        assert man.controller is table.tommy

    def test_skill_two_or_lower(self) -> None:
        """core-099: at, under and over the limit; an insane character has none."""
        table, submission = self.scene()
        man, scout, insane = table.tommy.has(MAN), table.tommy.has(SCOUT), table.tommy.has(COP, insane=True)
        table.tommy.has("Byakhee Servant")
        own = table.darin.has(GHOUL)
        table.darin.plays(submission)
        assert table.darin.may_choose(man, scout, insane, own)
        table.darin.chooses(insane)
        assert insane.controller is table.darin

    def test_what_is_borrowed_can_be_sacrificed(self) -> None:
        """core-099; STATE-3, STATE-24: it goes to its owner's discard pile."""
        table, submission = self.scene()
        man, altar = table.tommy.has(MAN), table.darin.has(ALTAR)
        table.darin.plays(submission, on=man)
        table.tommy.passes()
        table.darin.uses(altar)
        assert man in table.tommy.discard
        table.run_to("story")
        assert man.in_discard

    @pytest.mark.parametrize(("rules", "stays"), [("lcg", False), ("lcg-final", True)])
    def test_a_committed_character_leaves_its_story_or_changes_sides(self, rules: str, stays: bool) -> None:
        """core-099; STATE-41, FINAL-8."""
        table, submission = self.scene(phase="after commit", active="tommy", rules=rules)
        man = table.tommy.has(MAN, at=table.a)
        table.tommy.passes()
        table.darin.plays(submission, on=man)
        assert man.controller is table.darin
        assert (man.story == table.a) is stays

    def test_a_heroic_character_does_not_come_to_villains(self) -> None:
        """core-099; STATE-39, EFF-5: in `lcg` it may be chosen, for nothing."""
        table, submission = self.scene()
        table.darin.has("Victoria Glasser")
        king = table.tommy.has(KING)
        table.darin.plays(submission, on=king)
        assert king.controller is table.tommy

    def test_in_the_last_faq_it_may_not_even_be_chosen(self) -> None:
        """core-099; FINAL-11."""
        table, submission = self.scene(rules="lcg-final")
        victoria = table.darin.has("Victoria Glasser")
        king = table.tommy.has(KING)
        assert table.darin.may_play(submission)
        table.darin.plays(submission)
        assert king not in table.darin.choices()
        assert victoria.in_play

    def test_the_most_recent_taker_decides(self) -> None:
        """core-099; EFF-17: taken back for the phase, it goes home all the same at its end."""
        table, submission = self.scene()
        man, again = table.tommy.has(MAN), table.tommy.holds("Blind Submission")
        table.tommy.domain(hastur=2)
        table.darin.plays(submission, on=man)
        table.tommy.plays(again, on=man)
        assert man.controller is table.tommy
        table.run_to("story")
        assert man.controller is table.tommy

    def test_at_home_it_may_find_somebody_whom_it_cannot_stand(self) -> None:
        """core-099; KEY-5: going back is no taking of control that could be refused."""
        table, submission = self.scene()
        king, summons = table.tommy.has(KING), table.tommy.holds(SUMMONS)
        keeper = table.tommy.holds("Keeper of the Golden Path")
        table.darin.plays(submission, on=king)
        table.tommy.plays(summons, on=keeper)
        table.darin.passes()
        table.tommy.passes()
        table.expects(table.tommy, "clash")
        table.tommy.chooses(keeper)
        assert (king.in_play, keeper.in_discard) == (True, True)
        assert king.controller is table.tommy


class TestPowerDrain:
    """core-100."""

    def scene(self) -> tuple[Scenario, CardHandle]:
        table = table_at(active="tommy")
        table.darin.domain(hastur=2)
        return table, table.darin.holds("Power Drain")

    def test_it_cancels_an_action_event(self) -> None:
        """core-100; TIME-12."""
        table, drain = self.scene()
        letter = table.tommy.holds(LETTER)
        table.tommy.plays(letter)
        table.darin.disrupts_with(drain)
        assert (letter.in_discard, drain.in_discard, table.tommy.hand) == (True, True, [])

    def test_it_cancels_an_action_of_a_card_in_play(self) -> None:
        """core-100."""
        table, drain = self.scene()
        lamp = table.tommy.has(LAMP)
        table.tommy.uses(lamp)
        table.darin.disrupts_with(drain)
        assert (lamp.exhausted, table.tommy.hand) == (True, [])

    def test_it_cancels_a_response(self) -> None:
        """core-100."""
        table, drain = self.scene()
        scout, thanks = table.tommy.holds(SCOUT), table.tommy.holds(THANKS)
        table.tommy.domain(agency=1)
        table.tommy.plays(scout)
        table.tommy.responds_with(thanks)
        table.darin.disrupts_with(drain)
        assert (scout.in_play, thanks.in_discard, table.tommy.hand) == (True, True, [])

    def test_it_does_not_cancel_a_forced_response_or_the_playing_of_a_character(self) -> None:
        """core-100; TIME-11."""
        table, drain = self.scene()
        guest = table.tommy.holds(GUEST)
        table.tommy.domain(agency=1)
        table.tommy.plays(guest)
        assert guest.in_play
        assert len(table.tommy.hand) == 1
        assert drain.in_hand

    def test_it_cannot_cancel_another_power_drain(self) -> None:
        """core-100; EX-134; TIME-11."""
        table, drain = self.scene()
        other = table.tommy.holds("Power Drain")
        table.tommy.domain(hastur=2)
        table.tommy.plays(table.tommy.holds(LETTER))
        table.tommy.passes()
        table.darin.disrupts_with(drain)
        assert other.in_hand
        assert len(table.tommy.hand) == 1
        table.expects(table.darin, "action")

    def test_it_costs_two(self) -> None:
        """core-100; PAY-1."""
        table = table_at(active="tommy")
        drain = table.darin.holds("Power Drain")
        table.darin.domain(hastur=1)
        table.tommy.plays(table.tommy.holds(LETTER))
        assert drain.in_hand
        assert len(table.tommy.hand) == 1
