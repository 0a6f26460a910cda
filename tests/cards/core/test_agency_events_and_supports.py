"""Core Set: Agency, core-001 to core-020 and core-023: the events and the supports."""

import pytest

from rlyeh.language import *
from tests.cards.core.agency_table import (
    CALM,
    CHILD,
    GHOST,
    HAT,
    MAN,
    SHED,
    STAB,
    SWORD,
    TOOL,
    TOUGH,
    VILLAIN,
    table_at,
)


class TestShotgun:
    """core-014."""

    def test_the_committed_host_may_shoot_at_its_story(self) -> None:
        """core-014: only characters at the same story, either side."""
        table = table_at("after commit")
        man, theirs, away = table.darin.has(MAN, at=table.a), table.tommy.has(MAN, at=table.a), table.tommy.has(MAN)
        other = table.tommy.has(MAN, at=table.b)
        table.darin.has("Shotgun", on=man)
        domain = table.darin.domain(neutral=1)
        table.darin.uses(man)
        assert table.darin.may_choose(man, theirs)
        table.darin.chooses(theirs)
        assert theirs.in_discard
        assert away.in_play
        assert other.in_play
        assert domain.drained

    def test_at_home_it_gives_nothing(self) -> None:
        """core-014."""
        table = table_at("after commit")
        man, armed = table.darin.has(MAN, at=table.a), table.darin.has(MAN)
        table.darin.has("Shotgun", on=armed)
        table.darin.domain(neutral=1)
        assert not table.darin.may_use(armed)
        assert not table.darin.may_use(man)

    def test_the_ability_belongs_to_the_hosts_controller(self) -> None:
        """core-014; STATE-34: on the opponent's character the opponent shoots."""
        table = table_at("after commit", bells=["darin", "tommy"])
        man, theirs = table.darin.has(MAN, at=table.a), table.tommy.has(TOUGH, at=table.a)
        table.darin.has("Shotgun", on=theirs)
        table.darin.domain(neutral=1)
        table.tommy.domain(neutral=1)
        assert not table.darin.may_use(theirs)
        table.darin.passes()
        table.tommy.uses(theirs, on=man)
        assert man.in_discard

    def test_it_attaches_to_characters_only(self) -> None:
        """core-014; STATE-26."""
        table = table_at()
        man = table.tommy.has(MAN)
        table.darin.has(SHED)
        gun = table.darin.holds("Shotgun")
        table.darin.domain(agency=1)
        table.darin.plays(gun)
        assert gun.host == man


class TestPatrolWagon:
    """core-015."""

    def test_toughness_for_the_host_alone(self) -> None:
        """core-015; KEY-12."""
        table = table_at()
        man, tough, other = table.darin.has(MAN), table.darin.has(TOUGH), table.darin.has(MAN)
        table.darin.has("Patrol Wagon", on=man)
        table.darin.has("Patrol Wagon", on=tough)
        assert (man.toughness, tough.toughness, other.toughness) == (1, 3, 0)

    def test_two_resources_cancel_a_wound(self) -> None:
        """core-015; TIME-7."""
        table = table_at()
        man, stab = table.darin.has(MAN), table.darin.holds(STAB)
        wagon = table.darin.has("Patrol Wagon", on=man)
        domain = table.darin.domain(neutral=2)
        table.darin.plays(stab, on=man)
        table.darin.disrupts_with(wagon)
        assert man.wounds == 0
        assert domain.drained

    def test_wounds_to_others_and_other_harm_are_not_its_matter(self) -> None:
        """core-015."""
        table = table_at()
        man, tough = table.darin.has(MAN), table.darin.has(TOUGH)
        table.darin.has("Patrol Wagon", on=man)
        table.darin.domain(neutral=2)
        stab, sword = table.darin.holds(STAB), table.darin.holds(SWORD)
        table.darin.plays(stab, on=tough)
        assert tough.wounds == 1
        table.darin.plays(sword, on=man)
        assert man.in_discard

    def test_of_seven_wounds_each_payment_cancels_one(self) -> None:
        """core-015, core-017; AMB-91."""
        table = table_at()
        tough, fuse = table.tommy.has(TOUGH), table.darin.holds("Short Fuse")
        wagon = table.tommy.has("Patrol Wagon", on=tough)
        table.darin.domain(agency=3)
        table.tommy.domain(neutral=2)
        table.tommy.domain(neutral=2)
        table.darin.plays(fuse, on=tough)
        table.tommy.disrupts_with(wagon)
        table.tommy.disrupts_with(wagon)
        assert tough.in_discard
        assert all(domain.drained for domain in table.tommy.domains)


class TestShotgunBlast:
    """core-016."""

    @pytest.mark.parametrize(("x", "choices"), [(1, 1), (2, 2), (3, 3)])
    def test_x_limits_the_skill(self, x: int, choices: int) -> None:
        """core-016; PAY-17: skills 0, 2 and 3."""
        table = table_at()
        blast = table.darin.holds("Shotgun Blast")
        targets = [table.tommy.has(CHILD), table.tommy.has(MAN), table.tommy.has(VILLAIN)]
        table.darin.domain(agency=3)
        table.darin.plays(blast, x=x)
        if choices > 1:
            assert table.darin.may_choose(*targets[:choices])
            table.darin.chooses(targets[choices - 1])
        assert targets[choices - 1].in_discard
        assert sum(target.in_play for target in targets) == 2

    def test_x_that_leaves_no_target_is_not_offered(self) -> None:
        """core-016; EFF-1."""
        table = table_at()
        blast, villain = table.darin.holds("Shotgun Blast"), table.tommy.has(VILLAIN)
        table.darin.domain(agency=2)
        assert not table.darin.may_play(blast)
        assert villain.in_play


class TestShortFuse:
    """core-017."""

    def test_seven_wounds(self) -> None:
        """core-017: enough even for G-Men; Invulnerability is proof."""
        table = table_at()
        men, fuse = table.tommy.has("G-Men"), table.darin.holds("Short Fuse")
        ghost = table.tommy.has(GHOST)
        table.darin.domain(agency=3)
        table.darin.plays(fuse)
        assert men.in_discard
        assert ghost.in_play

    def test_only_in_your_operations_phase(self) -> None:
        """core-017; OPS-8."""
        table = table_at("draw", bells=["darin", "tommy"])
        fuse, theirs = table.darin.holds("Short Fuse"), table.tommy.holds("Short Fuse")
        table.darin.domain(agency=3)
        table.tommy.domain(agency=3)
        table.tommy.has(MAN)
        assert not table.darin.may_play(fuse)
        table.run_to("operations")
        assert table.darin.may_play(fuse)
        table.darin.passes()
        assert not table.tommy.may_play(theirs)


class TestTorchTheJoint:
    """core-018."""

    def test_resources_of_either_player_that_are_not_agency_or_locations(self) -> None:
        """core-018; RES-6, CARD-10."""
        table = table_at(bells=[])
        torch = table.darin.holds("Torch the Joint!")
        mine = table.darin.domain(agency=2, hastur=1)
        theirs = table.tommy.domain(neutral=1, agency=1)
        shed, tool, man = table.tommy.has(SHED), table.tommy.has(TOOL), table.tommy.has(MAN)
        victim = theirs.resources[0]
        table.darin.plays(torch)
        assert table.darin.may_choose(mine.resources[2], victim, shed)
        table.darin.chooses(victim)
        assert victim.in_discard
        assert len(theirs) == 1
        assert tool.in_play
        assert man.in_play

    def test_a_location_is_destroyed(self) -> None:
        """core-018."""
        table = table_at()
        torch, shed = table.darin.holds("Torch the Joint!"), table.tommy.has(SHED)
        table.darin.domain(agency=2)
        table.darin.plays(torch)
        assert shed.in_discard

    def test_it_is_steadfast_and_for_your_operations_phase(self) -> None:
        """core-018; PAY-22, OPS-8."""
        table = table_at(bells=["darin", "tommy"])
        torch, theirs = table.darin.holds("Torch the Joint!"), table.tommy.holds("Torch the Joint!")
        table.darin.domain(agency=1, neutral=2)
        table.tommy.domain(agency=2)
        table.tommy.has(SHED)
        assert not table.darin.may_play(torch)
        table.darin.passes()
        assert not table.tommy.may_play(theirs)

    def test_with_nothing_to_burn_it_cannot_be_played(self) -> None:
        """core-018; EFF-1."""
        table = table_at()
        torch = table.darin.holds("Torch the Joint!")
        table.darin.domain(agency=3)
        table.tommy.has(TOOL)
        assert not table.darin.may_play(torch)


class TestSmallPriceToPay:
    """core-019."""

    def test_one_goes_insane_then_the_other_is_wounded(self) -> None:
        """core-019: the opponent's, or one's own."""
        for number in range(2):
            table = table_at()
            price = table.darin.holds("Small Price to Pay")
            pair = [table.darin.has(MAN), table.tommy.has(MAN)]
            table.darin.domain(agency=1)
            table.darin.plays(price)
            assert table.darin.may_choose(*pair)
            table.darin.chooses(pair[number])
            assert pair[number].insane
            assert pair[1 - number].in_discard

    def test_one_of_the_two_must_be_able_to_go_insane(self) -> None:
        """core-019; STATE-18, EFF-1."""
        table = table_at()
        price = table.darin.holds("Small Price to Pay")
        peeler, hat = table.darin.has("Peeler"), table.darin.has(MAN)
        table.tommy.has(HAT, on=hat)
        villain = table.tommy.has(VILLAIN)
        table.darin.domain(agency=1)
        table.darin.plays(price)
        assert hat.insane
        assert villain.in_discard
        assert peeler.in_play

    def test_both_sides_need_a_character(self) -> None:
        """core-019; EFF-2."""
        table = table_at()
        price = table.darin.holds("Small Price to Pay")
        table.darin.has(MAN)
        table.darin.domain(agency=1)
        assert not table.darin.may_play(price)

    def test_if_nobody_can_go_insane_it_cannot_be_played(self) -> None:
        """core-019; EFF-1."""
        table = table_at()
        price = table.darin.holds("Small Price to Pay")
        table.darin.has(VILLAIN)
        table.tommy.has(VILLAIN)
        table.darin.domain(agency=1)
        assert not table.darin.may_play(price)

    def test_if_the_one_stays_sane_the_other_is_not_wounded(self) -> None:
        """core-019; EFF-12."""
        table = table_at()
        price, man, calm = table.darin.holds("Small Price to Pay"), table.darin.has(MAN), table.tommy.has(CALM)
        table.darin.domain(agency=1)
        table.darin.plays(price, on=calm)
        table.tommy.disrupts_with(calm)
        assert not calm.insane
        assert man.wounds == 0
        assert man.in_play

    def test_the_invulnerable_other_is_not_wounded(self) -> None:
        """core-019; EFF-5, KEY-6."""
        table = table_at()
        price, ghost, man = table.darin.holds("Small Price to Pay"), table.darin.has(GHOST), table.tommy.has(MAN)
        table.darin.domain(agency=1)
        table.darin.plays(price)
        table.darin.chooses(man)
        assert man.insane
        assert ghost.wounds == 0


class TestWorkingAHunch:
    """core-020."""

    def test_two_combat_icons_for_the_phase(self) -> None:
        """core-020; PAY-12: paid exactly."""
        table = table_at()
        hunch, man, other = table.darin.holds("Working a Hunch"), table.tommy.has(MAN), table.tommy.has(MAN)
        table.darin.domain(agency=1)
        table.darin.plays(hunch, on=man)
        assert man.icons == "CCI"
        assert other.icons == "I"
        table.run_to("story")
        assert man.icons == "I"

    def test_overpaid_it_gives_two_more(self) -> None:
        """core-020; PAY-12."""
        table = table_at()
        hunch, man = table.darin.holds("Working a Hunch"), table.darin.has(MAN)
        table.darin.domain(agency=1, neutral=1)
        table.darin.plays(hunch, on=man)
        assert man.icons == "CCAII"
        table.run_to("story")
        assert man.icons == "I"
