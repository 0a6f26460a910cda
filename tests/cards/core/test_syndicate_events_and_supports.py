"""Core Set: Syndicate, core-061 to core-080: the events and the supports."""

import pytest

from tests.cards.core.syndicate_table import CHILD, DREAMER, GIANT, GUNMAN, HORROR, MAN, SHED, table_at


class TestDutchCourage:
    """core-073."""

    def test_toughness_for_your_characters(self) -> None:
        """core-073; KEY-12: copies add up, the opponent gets nothing."""
        table = table_at()
        table.darin.has("Dutch Courage")
        man, giant, theirs = table.darin.has(MAN), table.darin.has(GIANT), table.tommy.has(MAN)
        assert (man.toughness, giant.toughness, theirs.toughness) == (1, 2, 0)
        table.darin.has("Dutch Courage")
        assert man.toughness == 2
        assert table.darin.has(MAN, insane=True).toughness == 0


class TestCathouse:
    """core-074."""

    def test_overpaying_for_an_ability_readies_a_character(self) -> None:
        """core-074; PAY-12."""
        table = table_at()
        house, gunman, man = table.darin.has("Cathouse"), table.darin.has(GUNMAN), table.tommy.has(MAN)
        tired = table.darin.has(GIANT, exhausted=True)
        table.darin.domain(neutral=2)
        table.darin.uses(gunman, on=man)
        table.darin.responds_with(house, on=tired)
        assert tired.ready

    def test_paying_exactly_is_no_overpaying(self) -> None:
        """core-074; PAY-12."""
        table = table_at()
        table.darin.has("Cathouse")
        gunman, man = table.darin.has(GUNMAN), table.tommy.has(MAN)
        table.darin.domain(neutral=1)
        table.darin.uses(gunman, on=man)
        table.expects(table.darin, "action")

    def test_a_card_played_or_an_ability_from_the_discard_pile_is_none(self) -> None:
        """core-074; TIME-27."""
        table = table_at()
        table.darin.has("Cathouse")
        shed, dreamer = table.darin.holds(SHED), table.darin.discarded(DREAMER)
        table.darin.domain(neutral=2)
        table.darin.domain(neutral=2)
        table.darin.plays(shed)
        table.expects(table.darin, "action")
        table.darin.uses(dreamer)
        table.expects(table.darin, "action")

    def test_the_opponents_waste_is_no_reason(self) -> None:
        """core-074."""
        table = table_at(bells=["darin", "tommy"])
        table.darin.has("Cathouse")
        gunman, man = table.tommy.has(GUNMAN), table.darin.has(MAN)
        table.tommy.domain(neutral=2)
        table.darin.passes()
        table.tommy.uses(gunman, on=man)
        assert man.in_discard
        table.expects(table.darin, "action")


def test_alhazred_lamp_gives_all_four_icons_to_its_bearer() -> None:
    """core-075."""
    table = table_at()
    man, other, lamp = table.darin.has(MAN), table.darin.has(MAN), table.darin.holds("Alhazred Lamp")
    table.darin.domain(syndicate=2)
    table.darin.plays(lamp, on=man)
    assert lamp.host == man
    assert (man.icons, other.icons) == ("TCAII", "I")


class TestPanic:
    """core-077."""

    @pytest.mark.parametrize(("x", "exhausted"), [(2, 1), (3, 2), (4, 2), (5, 3)])
    def test_everybody_with_skill_lower_than_x_exhausts(self, x: int, exhausted: int) -> None:
        """core-077: skills 0, 2, 4 and 5 on both sides."""
        table = table_at()
        panic = table.darin.holds("Panic")
        cards = [table.darin.has(CHILD), table.tommy.has(MAN), table.darin.has(HORROR), table.tommy.has(GIANT)]
        table.darin.domain(syndicate=5)
        table.darin.plays(panic, x=x)
        assert [card.exhausted for card in cards] == [number < exhausted for number in range(4)]

    def test_it_is_loyal(self) -> None:
        """core-077; PAY-20: X may be no more than the Syndicate resources on the domain."""
        table = table_at()
        panic = table.darin.holds("Panic")
        man, giant = table.darin.has(MAN), table.tommy.has(GIANT)
        table.darin.domain(syndicate=3, neutral=3)
        table.darin.plays(panic)
        assert [option.number for option in table.open_decision().options] == [0, 1, 2, 3]
        table.darin.chooses(3)
        assert man.exhausted
        assert giant.ready


class TestGetOnYerFeet:
    """core-078."""

    def test_a_character_becomes_ready(self) -> None:
        """core-078; paid exactly."""
        table = table_at()
        card, man = table.darin.holds("Get On Yer Feet!"), table.tommy.has(MAN, exhausted=True)
        table.darin.domain(syndicate=1)
        table.darin.plays(card, on=man)
        assert man.ready
        assert man.skill == 2

    def test_overpaid_it_gives_skill_for_the_phase(self) -> None:
        """core-078; PAY-12."""
        table = table_at()
        card = table.darin.holds("Get On Yer Feet!")
        man, other = table.darin.has(MAN, exhausted=True), table.darin.has(MAN)
        table.darin.domain(syndicate=1, neutral=1)
        table.darin.plays(card, on=man)
        assert (man.skill, other.skill) == (5, 2)
        table.run_to("story")
        assert man.skill == 2


class TestLowBlow:
    """core-079."""

    def test_the_ready_are_exhausted_and_nothing_more(self) -> None:
        """core-079."""
        table = table_at()
        blow, man = table.darin.holds("Low Blow"), table.tommy.has(MAN)
        table.darin.domain(syndicate=2)
        table.darin.plays(blow)
        assert man.exhausted

    def test_the_exhausted_go_insane(self) -> None:
        """core-079; STATE-10."""
        table = table_at()
        blow, man, other = table.darin.holds("Low Blow"), table.tommy.has(MAN, exhausted=True), table.tommy.has(MAN)
        table.darin.domain(syndicate=2)
        table.darin.plays(blow, on=man)
        assert man.insane
        assert other.ready

    def test_a_terror_icon_protects_the_exhausted(self) -> None:
        """core-079; STATE-18, EFF-5."""
        table = table_at()
        blow, horror = table.darin.holds("Low Blow"), table.tommy.has(HORROR, exhausted=True)
        table.darin.domain(syndicate=2)
        table.darin.plays(blow)
        assert horror.exhausted


class TestLegacyOfRamses:
    """core-080."""

    def test_it_readies_a_character_and_is_discarded(self) -> None:
        """core-080: without draining a domain."""
        table = table_at()
        legacy, man = table.darin.holds("Legacy of Ramses"), table.tommy.has(MAN, exhausted=True)
        table.darin.domain(syndicate=2)
        spare = table.darin.domain()
        table.darin.plays(legacy)
        table.darin.declines()
        assert man.ready
        assert legacy.in_discard
        assert not spare.drained

    def test_a_drained_domain_returns_it_to_hand(self) -> None:
        """core-080; RES-9: any undrained domain, even an empty one."""
        table = table_at()
        legacy, man = table.darin.holds("Legacy of Ramses"), table.tommy.has(MAN, exhausted=True)
        table.darin.domain(syndicate=2)
        spare, other = table.darin.domain(), table.darin.domain(neutral=4)
        table.darin.plays(legacy, paying=2)
        table.darin.accepts()
        table.darin.chooses(spare)
        assert man.ready
        assert legacy.in_hand
        assert spare.drained
        assert not other.drained

    def test_without_an_undrained_domain_nothing_is_offered(self) -> None:
        """core-080."""
        table = table_at()
        legacy = table.darin.holds("Legacy of Ramses")
        table.tommy.has(MAN, exhausted=True)
        table.darin.domain(syndicate=2)
        table.tommy.domain(neutral=1)
        table.darin.plays(legacy)
        assert legacy.in_discard
        table.expects(table.darin, "action")

    def test_it_needs_an_exhausted_character(self) -> None:
        """core-080; EFF-1."""
        table = table_at()
        legacy = table.darin.holds("Legacy of Ramses")
        table.tommy.has(MAN)
        table.tommy.has(MAN, insane=True)
        table.darin.domain(syndicate=2)
        assert not table.darin.may_play(legacy)
