"""Disrupts against wounds: several savers on one wound, on seven at once, on the insane, and savers stopped."""

import pytest

from rlyeh.testing import CardHandle, DomainHandle, Scenario
from tests.interactions.at_the_table import BOTH, table_at


def hospital(active: str = "tommy", rules: str = "lcg") -> tuple[Scenario, CardHandle, CardHandle, CardHandle]:
    """Darin's Forest Sister rides a Patrol Wagon beside a Mi-Go Warrior; Regeneration is in his hand."""
    table = table_at(active=active, rules=rules)
    sister = table.darin.has("Forest Sister")
    wagon, warrior = table.darin.has("Patrol Wagon", on=sister), table.darin.has("Mi-Go Warrior")
    table.darin.holds("Regeneration")
    return table, sister, wagon, warrior


def purse(table: Scenario, *worths: int) -> list[DomainHandle]:
    """Darin's domains, all of his faction."""
    return [table.darin.domain(shub_niggurath=worth) for worth in worths]


class TestOneWound:
    """TIME-7: each may save, one is enough."""

    @pytest.mark.parametrize("rules", BOTH)
    @pytest.mark.parametrize("saver", ["Forest Sister", "Patrol Wagon", "Mi-Go Warrior", "Regeneration"])
    def test_whoever_cancels_it_first_leaves_nothing_for_the_others(self, saver: str, rules: str) -> None:
        """core-125, core-015, core-130, core-136, core-016; TIME-10: nobody else is asked, nothing else is spent."""
        table, sister, wagon, warrior = hospital(rules=rules)
        purse(table, 1, 2)
        table.tommy.domain(agency=2)
        table.tommy.plays(table.tommy.holds("Shotgun Blast"), x=2, on=sister)
        table.darin.disrupts_with(saver)
        table.expects(table.darin, "action")
        assert (sister.wounds, wagon.in_play) == (0, True)
        assert warrior.ready is (saver != "Mi-Go Warrior")
        assert sum(domain.drained for domain in table.darin.domains) == (0 if saver == "Mi-Go Warrior" else 1)

    def test_a_stopped_saver_has_had_its_chance_but_another_may_try(self) -> None:
        """core-125, core-087, core-130, core-016; TIME-16, TIME-22: the Sister paid for nothing, the Warrior helps."""
        table, sister, _, warrior = hospital()
        first, *_ = purse(table, 1, 1)
        artist = table.tommy.has("Performance Artist")
        table.tommy.domain(agency=2)
        table.tommy.plays(table.tommy.holds("Shotgun Blast"), x=2, on=sister)
        table.darin.disrupts_with(sister, paying=first)
        table.tommy.disrupts_with(artist)
        assert not table.darin.may_use(sister)
        table.darin.disrupts_with(warrior)
        assert (sister.wounds, first.drained, warrior.exhausted) == (0, True, True)

    def test_the_opponents_warrior_may_save_your_character_too(self) -> None:
        """core-130, core-016, core-092: a wound to a character, whosesoever."""
        table = table_at()
        victim, warrior = table.darin.has("Mad Artist"), table.tommy.has("Mi-Go Warrior")
        blast = table.darin.holds("Shotgun Blast")
        table.darin.domain(agency=2)
        table.darin.plays(blast, x=2, on=victim)
        table.tommy.disrupts_with(warrior)
        assert victim.in_play

    def test_a_committed_warrior_that_was_readied_saves_its_own_side_in_the_struggle(self) -> None:
        """core-130, core-092, core-008; TIME-9, STORY-8: Disrupts work inside the box, and it stays committed."""
        table = table_at("resolution")
        table.darin.has("Hired Muscle", at=table.a, exhausted=False)
        warrior = table.tommy.has("Mi-Go Warrior", at=table.a, exhausted=False)
        artist = table.tommy.has("Mad Artist", at=table.a, exhausted=False)
        table.tommy.chooses(artist)
        table.tommy.disrupts_with(warrior)
        assert (artist.in_play, warrior.exhausted) == (True, True)
        table.tommy.declines()  # they won arcane, but nobody becomes ready
        table.expects(table.darin, "action")
        assert warrior.story == table.a

    def test_a_wound_on_the_insane_can_be_cancelled_like_any_other(self) -> None:
        """core-130, core-136, core-016; STATE-12, STATE-14."""
        table = table_at(active="tommy")
        madman = table.darin.has("Forest Sister", insane=True)
        regeneration, warrior = table.darin.holds("Regeneration"), table.darin.has("Mi-Go Warrior")
        purse(table, 1)
        table.tommy.domain(agency=1)
        table.tommy.plays(table.tommy.holds("Shotgun Blast"), x=0, on=madman)
        assert not table.darin.may_use(madman)  # she has no text herself
        table.darin.plays(regeneration)
        assert (madman.insane, warrior.ready) == (True, True)

    def test_a_moved_target_is_not_saved_twice(self) -> None:
        """core-061, core-136, core-124; EFF-4: Brady is gone before the wound, so there is none to cancel."""
        table = table_at(active="tommy")
        brady, regeneration = table.darin.has('Jack "Brass" Brady'), table.darin.holds("Regeneration")
        purse(table, 1)
        gug = table.tommy.has("Slavering Gug")
        table.tommy.domain(neutral=4)
        table.tommy.uses(gug, on=brady)
        table.darin.disrupts_with(brady)
        assert brady.in_hand
        assert regeneration.in_hand
        table.expects(table.darin, "action")


class TestSevenWounds:
    """core-017: Short Fuse gives seven together (AMB-91)."""

    def lit(self, table: Scenario, victim: CardHandle) -> None:
        """Tommy plays it."""
        table.tommy.domain(agency=3)
        table.tommy.plays(table.tommy.holds("Short Fuse"), on=victim)

    def test_every_saver_takes_off_one_and_three_are_too_many(self) -> None:
        """core-017, core-125, core-015, core-130, core-136; AMB-91: four cancelled, three stay, Toughness 1."""
        table, sister, wagon, warrior = hospital()
        purse(table, 1, 1, 2)
        self.lit(table, sister)
        table.darin.disrupts_with(warrior)
        table.darin.disrupts_with("Regeneration")
        table.darin.disrupts_with(sister, paying=1)
        table.darin.disrupts_with(wagon, paying=2)
        assert sister.in_discard
        assert wagon.in_discard
        assert warrior.exhausted

    def test_six_cancelled_leave_a_wound_that_the_wagon_bears(self) -> None:
        """core-017, core-125, core-015, core-130, core-136; AMB-91, KEY-11: the same ability answers each wound."""
        table, sister, _, warrior = hospital()
        purse(table, 1, 1, 1, 1, 1)
        self.lit(table, sister)
        table.darin.disrupts_with(warrior)
        table.darin.disrupts_with("Regeneration")
        for _ in range(4):
            table.darin.disrupts_with(sister)
        assert (sister.in_play, sister.wounds) == (True, 1)

    def test_all_seven_are_placed_before_anybody_looks(self) -> None:
        """core-017, core-148, core-073; EFF-27: Toughness 3 bears three, and yet seven wounds can be answered."""
        table = table_at(active="tommy")
        advisor = table.darin.has("Military Advisor")
        table.darin.has("Dutch Courage")
        purse(table, 2)
        victim = table.tommy.has("Mad Artist")
        self.lit(table, advisor)
        assert advisor.in_discard
        answers = [option for option in table.open_decision().options if option.card == advisor.id]
        assert len(answers) == 7
        table.darin.responds_with(advisor)
        assert victim.in_discard


class TestManyWounds:
    """Wounds to several characters at once."""

    @pytest.mark.parametrize("rules", BOTH)
    def test_one_warrior_saves_one_of_those_whom_a_mummy_wounds(self, rules: str) -> None:
        """core-104, core-130, core-016; EFF-25, AMB-15: he may save himself."""
        table = table_at(active="tommy", rules=rules)
        mummy, warrior, sister = (
            table.darin.has("Living Mummy"),
            table.darin.has("Mi-Go Warrior"),
            table.darin.has("Servant of Nodens"),
        )
        table.tommy.domain(agency=4)
        table.tommy.plays(table.tommy.holds("Shotgun Blast"), x=4, on=mummy)
        table.darin.passes()  # not for the Mummy
        options = [option for option in table.open_decision().options if option.card == warrior.id]
        assert len(options) == 2  # one wound each for him and the Servant
        table.game.apply(options[0])
        assert (warrior.in_play, sister.in_play) == (True, False)

    def test_the_ravager_wounds_all_others_and_each_is_saved_or_not_by_itself(self) -> None:
        """core-046, core-125, core-015; TIME-7: the Sister pays, the Wagon bears, the Artist dies."""
        table = table_at("defend")
        ravager = table.tommy.has("Ravager from the Deep")
        sister, rider, artist = (
            table.darin.has("Forest Sister", at=table.a),
            table.darin.has("Bag Man", at=table.a),
            table.darin.has("Mad Artist", at=table.a),
        )
        table.darin.has("Patrol Wagon", on=rider)
        purse(table, 1)
        table.tommy.commits(ravager, to=table.a)
        table.darin.disrupts_with(sister)
        assert (sister.wounds, rider.wounds, artist.in_discard) == (0, 1, True)

    def test_a_cancelled_wound_ends_what_was_to_follow_it(self) -> None:
        """core-059, core-136, core-130; EFF-12, EX-96: no wound, no revenge."""
        table = table_at(active="tommy")
        victim, regeneration = table.darin.has("Mad Artist"), table.darin.holds("Regeneration")
        purse(table, 1)
        table.tommy.domain(cthulhu=1)
        table.tommy.plays(table.tommy.holds("Sacrificial Offerings"), on=victim)
        table.darin.plays(regeneration)
        table.expects(table.darin, "action")
        assert victim.in_play

    def test_a_small_price_is_paid_in_order_and_the_wound_may_be_cancelled_without_sanity(self) -> None:
        """core-019, core-136, core-092; EFF-11, EFF-12: what came first stays done."""
        table = table_at(active="tommy")
        mine, theirs = table.tommy.has("Mad Artist"), table.darin.has("Bag Man")
        regeneration = table.darin.holds("Regeneration")
        purse(table, 1)
        table.tommy.domain(agency=1)
        table.tommy.plays(table.tommy.holds("Small Price to Pay"))
        while table.open_decision().kind == "choose":
            table.tommy.chooses(mine)
        table.darin.plays(regeneration)
        assert (mine.insane, theirs.in_play, theirs.wounds) == (True, True, 0)
