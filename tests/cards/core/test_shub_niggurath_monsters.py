"""Core Set: Shub-Niggurath, core-121 to core-140: the Monsters, the Dark Young, the Mi-Go and a ghoul."""

import pytest

from rlyeh.cards import POOL
from rlyeh.testing import CardHandle, Scenario
from tests.cards.core.shub_niggurath_table import ARTIST, BLOW, IMP, KID, MAN, MI_GO, OX, SHED, STONE, STORM, table_at


def test_degenerate_ghoul_has_facts_alone() -> None:
    """core-132."""
    card = POOL.named("Degenerate Ghoul")
    ghoul = table_at().darin.has(card)
    assert (card.cost, ghoul.skill, ghoul.icons, *ghoul.subtypes) == (1, 0, "TC", "Independent")
    assert card.text == ()
    assert card.keywords == {}


class TestSlaveringGug:
    """core-124."""

    def test_for_four_it_wounds_a_character(self) -> None:
        """core-124: not an Invulnerable one."""
        table = table_at()
        gug, man, ox = table.darin.has("Slavering Gug"), table.tommy.has(MAN), table.tommy.has(OX)
        table.tommy.has(STONE)
        table.darin.domain(agency=4)
        table.darin.uses(gug)
        assert table.darin.may_choose(gug, man, ox)
        table.darin.chooses(man)
        assert man.in_discard
        assert ox.wounds == 0

    def test_three_are_not_enough(self) -> None:
        """core-124; PAY-6."""
        table = table_at()
        table.darin.has("Slavering Gug")
        table.darin.domain(agency=3)
        assert not table.darin.may_use("Slavering Gug")

    @pytest.mark.parametrize(
        ("rules", "subtypes"), [("ccg", {"Monster"}), ("lcg", {"Monster"}), ("lcg-final", {"Monster", "Gug"})]
    )
    def test_the_last_faq_makes_it_a_gug(self, rules: str, subtypes: set[str]) -> None:
        """core-124; CARD-22."""
        assert table_at(rules=rules).darin.has("Slavering Gug").subtypes == subtypes


class TestAncientGuardian:
    """core-126."""

    def test_for_one_it_readies_an_exhausted_card_of_yours(self) -> None:
        """core-126: character or support, no ready or insane one, none of the opponent's."""
        table = table_at()
        guardian = table.darin.has("Ancient Guardian", exhausted=True)
        man, shed = table.darin.has(MAN, exhausted=True), table.darin.has(SHED, exhausted=True)
        table.darin.has(OX)
        table.darin.has(KID, insane=True)
        table.tommy.has(MAN, exhausted=True)
        table.darin.domain(agency=1)
        table.darin.uses(guardian)
        assert table.darin.may_choose(guardian, man, shed)
        table.darin.chooses(shed)
        assert shed.ready
        assert man.exhausted

    def test_it_needs_a_target(self) -> None:
        """core-126; EFF-1."""
        table = table_at()
        table.darin.has("Ancient Guardian")
        table.darin.domain(agency=1)
        assert not table.darin.may_use("Ancient Guardian")


class TestSmallGhouls:
    """core-127."""

    def played(self, discarded: int, rules: str = "lcg") -> tuple[Scenario, list[CardHandle]]:
        table = table_at(rules=rules)
        pile = [table.darin.discarded(card) for card in (MAN, OX, KID, IMP)[:discarded]]
        table.darin.holds("Small Ghouls")
        table.darin.domain(shub_niggurath=5)
        table.darin.plays("Small Ghouls")
        return table, pile

    def test_three_cards_go_under_the_deck_in_any_order(self) -> None:
        """core-127: the last one picked is at the very bottom."""
        table, (man, ox, kid, imp) = self.played(4)
        assert table.darin.may_choose(man, ox, kid, imp)
        table.darin.chooses(imp, man, kid)
        assert table.darin.deck[:3] == [kid, man, imp]
        assert table.darin.discard == [ox]

    def test_with_two_cards_none_is_moved(self) -> None:
        """core-127; EFF-7: "if able" is all or nothing."""
        table, pile = self.played(2)
        assert table.darin.discard == pile

    def test_the_last_faq_moves_as_many_as_there_are(self) -> None:
        """core-127; FINAL-15."""
        table, (man, ox) = self.played(2, rules="lcg-final")
        table.darin.chooses(man)
        assert table.darin.deck[:2] == [ox, man]

    def test_steadfast(self) -> None:
        """core-127; PAY-22."""
        table = table_at()
        ghouls = table.darin.holds("Small Ghouls")
        table.darin.domain(shub_niggurath=1, agency=4)
        assert table.darin.why_not(ghouls) == {"PAY-22"}


class TestWatcherOfTheWoods:
    """core-128."""

    def entered(self, mine: int, theirs: int) -> CardHandle:
        """It is played while each side has so many support cards. A Bell would be one, so Tommy is asked for a Blow."""
        table = table_at(bells=[])
        table.tommy.holds(BLOW)
        for player, number in ((table.darin, mine), (table.tommy, theirs)):
            for _ in range(number):
                player.has(SHED)
        watcher = table.darin.holds("Watcher of the Woods")
        table.darin.domain(shub_niggurath=3)
        table.darin.plays(watcher)
        return watcher

    def test_without_a_support_card_it_enters_exhausted(self) -> None:
        """core-128; STATE-7: supports of the opponent do not help."""
        assert self.entered(mine=0, theirs=0).exhausted
        assert self.entered(mine=0, theirs=2).exhausted

    def test_with_a_support_card_it_enters_ready(self) -> None:
        """core-128: one is enough, however many the opponent has."""
        assert self.entered(mine=1, theirs=0).ready
        assert self.entered(mine=1, theirs=2).ready

    def test_put_into_play_it_is_the_same(self) -> None:
        """core-128; EFF-40."""
        table = table_at(bells=["tommy"])
        table.darin.has("core-121")
        watcher = table.darin.decked("Watcher of the Woods")
        table.darin.domain(agency=3)
        table.darin.uses("Shub-Niggurath", on=watcher)
        assert watcher.exhausted

    def test_a_support_that_goes_later_changes_nothing(self) -> None:
        """core-128: it is only asked on entering."""
        table = table_at(bells=["tommy"])
        watcher = table.darin.has("Watcher of the Woods")
        shed = table.darin.has(SHED)
        table.tommy.holds("Burrowing Beneath")
        table.tommy.domain(shub_niggurath=2)
        table.tommy.plays("Burrowing Beneath", on=shed)
        assert shed.in_discard
        assert watcher.ready

    def test_another_character_enters_ready(self) -> None:
        """core-128: the text is about itself."""
        table = table_at(bells=["tommy"])
        table.darin.has("Watcher of the Woods")
        imp = table.darin.holds(IMP)
        table.darin.domain(shub_niggurath=1)
        table.darin.plays(imp)
        assert imp.ready


class TestMiGoScout:
    """core-129."""

    def test_all_mi_go_gain_an_investigation_icon(self) -> None:
        """core-129: on both sides, itself too; others do not."""
        table = table_at()
        scout = table.darin.has("Mi-Go Scout")
        assert scout.icons == "CCI"
        assert table.tommy.has(MI_GO).icons == "I"
        assert table.darin.has(IMP).icons == ""
        assert table.tommy.has(MI_GO, insane=True).icons == ""


class TestMiGoWarrior:
    """core-130."""

    def test_exhausting_it_cancels_a_wound_to_any_character(self) -> None:
        """core-130: also to one of the opponent's."""
        table = table_at()
        warrior, man = table.darin.has("Mi-Go Warrior"), table.tommy.has(MAN)
        table.darin.holds(BLOW)
        table.darin.plays(BLOW.title, on=man)
        table.darin.disrupts_with(warrior)
        assert man.in_play
        assert warrior.exhausted

    @pytest.mark.parametrize("spared", [0, 1, 2])
    def test_it_cancels_one_of_several_wounds(self, spared: int) -> None:
        """core-130: whichever its player names, its own too; the others are dealt."""
        table = table_at()
        warrior, man, ox = table.darin.has("Mi-Go Warrior"), table.tommy.has(MAN), table.tommy.has(OX)
        table.darin.holds(STORM)
        table.darin.plays(STORM.title)
        table.darin.chooses(f"use:{warrior.id}.0@{spared}")
        assert [warrior.in_discard, man.in_discard, ox.wounds == 1] == [number != spared for number in range(3)]
        table.expects(table.tommy, "action")

    def test_exhausted_it_cannot(self) -> None:
        """core-130; PAY-27."""
        table = table_at()
        table.darin.has("Mi-Go Warrior", exhausted=True)
        man = table.tommy.has(MAN)
        table.darin.holds(BLOW)
        table.darin.plays(BLOW.title, on=man)
        assert man.in_discard


class TestHungryDarkYoung:
    """core-131."""

    def entered(self, table: Scenario) -> CardHandle:
        young = table.darin.holds("Hungry Dark Young")
        table.darin.domain(shub_niggurath=3)
        table.darin.plays(young)
        return young

    def test_a_cheap_character_comes_from_hand_or_discard_pile(self) -> None:
        """core-131: printed cost 2 yes, 3 no; no other cards; nothing of the opponent's."""
        table = table_at()
        held, pile = table.darin.holds(MAN), table.darin.discarded(IMP)
        table.darin.holds(KID)
        table.darin.discarded(OX)
        table.darin.holds(SHED)
        table.tommy.discarded(IMP)
        young = self.entered(table)
        table.darin.responds_with(young)
        assert table.darin.may_choose(held, pile)
        table.darin.chooses(pile)
        assert pile.in_play
        assert held.in_hand

    def test_what_it_puts_into_play_was_not_played(self) -> None:
        """core-131; EFF-39: nobody draws for the artist."""
        table = table_at()
        artist = table.darin.holds(ARTIST)
        young = self.entered(table)
        table.darin.responds_with(young)
        assert artist.in_play
        assert table.darin.hand == []

    def test_it_may_be_declined(self) -> None:
        """core-131; TIME-14."""
        table = table_at()
        imp = table.darin.discarded(IMP)
        self.entered(table)
        table.darin.passes()
        assert imp.in_discard

    def test_with_nobody_to_bring_it_has_no_response(self) -> None:
        """core-131; EFF-1."""
        table = table_at()
        table.darin.discarded(OX)
        self.entered(table)
        table.expects(table.tommy, "action")

    def test_another_card_that_enters_does_not_set_it_off(self) -> None:
        """core-131."""
        table = table_at()
        table.darin.has("Hungry Dark Young")
        table.darin.discarded(IMP)
        table.darin.holds(MAN)
        table.darin.domain(agency=2)
        table.darin.plays(MAN.title)
        table.expects(table.tommy, "action")

    def test_put_into_play_it_responds_as_well(self) -> None:
        """core-131; EFF-40."""
        table = table_at()
        table.darin.has("core-121")
        young, imp = table.darin.decked("Hungry Dark Young"), table.darin.discarded(IMP)
        table.darin.domain(agency=3)
        table.darin.uses("Shub-Niggurath", on=young)
        table.darin.responds_with(young)
        assert imp.in_play
