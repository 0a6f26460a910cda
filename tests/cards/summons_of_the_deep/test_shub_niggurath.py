"""Summons of the Deep: Shub-Niggurath."""

import pytest

from rlyeh.language import *
from rlyeh.testing import Scenario

IMP = character("test-1", "Imp", SHUB_NIGGURATH, cost=2, skill=1, icons="AAC")
HORROR = character("test-2", "Horror", SHUB_NIGGURATH, cost=4, skill=1, icons="ATT")
COP = character("test-3", "Cop", AGENCY, cost=2, skill=1, icons="II")
GUARD = character("test-4", "Guard", AGENCY, cost=2, skill=1, keywords=[WILLPOWER])
SHED = support("test-5", "Shed", NEUTRAL, cost=0)
CARDS = [IMP, HORROR, COP, GUARD, SHED]


class TestTheBlackGoatsRage:
    """sotd-016."""

    def rage(
        self, *theirs: object, neutral: bool = False, insane: bool = False, rules: str = "lcg"
    ) -> Scenario:
        """Darin controls two terror icons and holds the event; Tommy has these characters."""
        table = Scenario(cards=CARDS, bells=["tommy"] if not (neutral or insane) else ["darin"], rules=rules)
        table.darin.has(HORROR)
        if neutral:
            table.darin.has(SHED)
        if insane:
            table.darin.has(IMP, insane=True)
        for card in theirs:
            table.tommy.has(card)  # type: ignore[arg-type]
        table.darin.holds("The Black Goat's Rage")
        table.darin.domain(shub_niggurath=3)
        return table

    def test_who_counts_fewer_terror_icons_drives_two_of_his_own_insane(self) -> None:
        """sotd-016."""
        table = self.rage(COP, COP, COP)
        cops = [card for card in table.tommy.in_play if card.title == "Cop"]
        table.darin.plays("The Black Goat's Rage")
        table.tommy.chooses(cops[0], cops[2])
        assert [cop.insane for cop in cops] == [True, False, True]

    def test_only_ready_characters_count(self) -> None:
        """sotd-016: with the Horror exhausted its player has fewer icons."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        table.darin.has(HORROR, exhausted=True)
        imps = [table.darin.has(IMP), table.darin.has(IMP)]
        table.tommy.has(HORROR)
        table.darin.holds("The Black Goat's Rage")
        table.darin.domain(shub_niggurath=3)
        table.darin.plays("The Black Goat's Rage")
        table.darin.chooses(imps[0])
        assert all(imp.insane for imp in imps)

    @pytest.mark.parametrize("unprotected", [0, 1])
    def test_who_cannot_choose_two_ignores_it(self, unprotected: int) -> None:
        """EX-89, sotd-016; EFF-6, EFF-7, STATE-18, EFF-3."""
        table = self.rage(GUARD, GUARD, *[COP] * unprotected)
        table.darin.plays("The Black Goat's Rage")
        assert not any(card.insane for card in table.tommy.in_play)

    def test_in_a_tie_whoever_played_it_picks_the_player(self) -> None:
        """sotd-016; EFF-9."""
        table = self.rage(HORROR, COP, COP)
        cops = [card for card in table.tommy.in_play if card.title == "Cop"]
        table.darin.plays("The Black Goat's Rage")
        table.darin.chooses(table.tommy.seat)
        table.tommy.chooses(cops[0])
        assert all(cop.insane for cop in cops)

    def test_in_the_last_faq_a_tie_has_no_loser(self) -> None:
        """sotd-016; FINAL-13."""
        table = self.rage(HORROR, COP, COP, rules="lcg-final")
        table.darin.plays("The Black Goat's Rage")
        assert not any(card.insane for card in table.tommy.in_play)

    def test_not_beside_a_neutral_support_or_an_insane_character(self) -> None:
        """EX-44, sotd-016; ERR-8, AMB-66, STATE-13."""
        assert not self.rage(COP, COP, neutral=True).darin.may_play("The Black Goat's Rage")
        assert not self.rage(COP, COP, insane=True).darin.may_play("The Black Goat's Rage")


class TestSummoningCircle:
    """sotd-074."""

    def test_the_arcane_icons_of_the_exhausted_characters_say_how_costly_it_may_be(self) -> None:
        """EX-46, sotd-074; ERR-14, AMB-66, PAY-18."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        circle = table.darin.has("Summoning Circle")
        imp, horror = table.darin.has(IMP), table.darin.has(HORROR)
        table.darin.has(COP)
        two, four, cop = table.darin.decked(IMP), table.darin.decked(HORROR), table.darin.decked(COP)
        table.darin.uses(circle)
        table.darin.chooses(imp, horror)
        assert two in table.darin.choices()
        assert four not in table.darin.choices()
        assert cop not in table.darin.choices()
        table.darin.chooses(two)
        assert two.in_hand
        assert two.piece.seen == 3
        assert circle.exhausted
        assert imp.exhausted
        assert horror.exhausted

    def test_with_four_icons_a_cost_of_four_is_in_reach(self) -> None:
        """sotd-074: at the threshold."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        circle = table.darin.has("Summoning Circle")
        imps = [table.darin.has(IMP), table.darin.has(IMP)]
        table.darin.has(IMP, exhausted=True)
        four = table.darin.decked(HORROR)
        table.darin.uses(circle)
        assert table.darin.may_choose(*imps)
        table.darin.chooses(*imps)
        table.darin.chooses(four)
        assert four.in_hand

    def test_nobody_exhausted_means_nothing_above_cost_zero(self) -> None:
        """sotd-074: any number may be none; the deck is shuffled all the same (DRAW-6)."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        circle = table.darin.has("Summoning Circle")
        table.darin.has(IMP)
        table.darin.decked(IMP)
        seed = table.game.state.seed
        table.darin.uses(circle)
        table.darin.picks_no_more()
        assert not table.darin.hand
        assert circle.exhausted
        assert table.game.state.seed != seed


class TestUnspeakableTransformation:
    """sotd-115."""

    def test_a_cheap_character_gains_the_icons_of_another_for_the_phase(self) -> None:
        """EX-47, sotd-115; ERR-23: an Action; cost three or lower, both yours."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        imp, horror, theirs = table.darin.has(IMP), table.darin.has(HORROR), table.tommy.has(COP)
        table.darin.holds("Unspeakable Transformation")
        table.darin.domain(shub_niggurath=2)
        table.darin.plays("Unspeakable Transformation")
        assert imp.icons == "TTCAAA"
        assert horror.icons == "TTA"
        assert theirs.icons == "II"
        table.run_to("story")
        assert imp.icons == "CAA"

    def test_it_takes_two_characters(self) -> None:
        """sotd-115; EFF-1."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.has(IMP)
        table.tommy.has(COP)
        event = table.darin.holds("Unspeakable Transformation")
        table.darin.domain(shub_niggurath=2)
        assert not table.darin.may_play(event)
