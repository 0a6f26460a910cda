"""Core Set: Miskatonic University, core-021 to core-040 without core-023: the events and the supports."""

import pytest

from tests.cards.core.miskatonic_table import (
    CHILD,
    CURE,
    DETECTIVE,
    HAT,
    HERO,
    MAN,
    SCOUT,
    SCREAM,
    SHED,
    VILLAIN,
    struggles,
    table_at,
)


class TestCelanoFragments:
    """core-033."""

    @pytest.mark.parametrize(("x", "number"), [(2, 1), (3, 2)])
    def test_x_limits_the_cost(self, x: int, number: int) -> None:
        """core-033; PAY-17: costs 2 and 3 at a story, 0 at home."""
        table = table_at("after commit", bells=["darin"])
        fragments = table.darin.has("Celano Fragments")
        man = table.tommy.has(MAN, at=table.a, exhausted=False)
        scout = table.darin.has(SCOUT, at=table.a, exhausted=False)
        home = table.darin.has(CHILD)
        domain = table.darin.domain(neutral=3)
        table.darin.uses(fragments, x=x)
        if number == 2:
            assert table.darin.may_choose(man, scout)
            table.darin.chooses(man)
        assert man.story is None
        assert man.ready
        assert scout.story == table.a
        assert home.in_play
        assert fragments.exhausted
        assert domain.drained

    def test_too_little_to_pay_or_nobody_committed(self) -> None:
        """core-033; EFF-1."""
        table = table_at("after commit")
        fragments = table.darin.has("Celano Fragments")
        table.tommy.has(SCOUT, at=table.a)
        table.darin.domain(neutral=2)
        assert not table.darin.may_use(fragments)
        table = table_at("after commit")
        fragments = table.darin.has("Celano Fragments")
        table.tommy.has(CHILD)
        table.darin.domain(neutral=2)
        assert not table.darin.may_use(fragments)


class TestOpenForInspection:
    """core-034."""

    def test_its_story_has_three_struggles_more(self) -> None:
        """core-034; STORY-27."""
        table = table_at()
        card = table.darin.holds("Open for Inspection")
        table.darin.domain(miskatonic=2)
        table.darin.plays(card)
        table.darin.chooses(table.b)
        assert card.host == table.b
        assert struggles(table, table.b) == [1, 1, 2, 3]
        assert struggles(table, table.a) == [1, 1, 1, 1]

    def test_it_attaches_to_stories_only_and_goes_with_them(self) -> None:
        """core-034; AMB-39."""
        table = table_at()
        genius, cure = table.darin.has("Mad Genius", insane=True), table.darin.holds(CURE)
        card = table.darin.has("Open for Inspection", on=table.a)
        table.tokens(table.a, {table.darin: 4})
        table.darin.plays(cure, on=genius)
        table.darin.responds_with(genius, on=table.a)
        assert card.in_discard


class TestAtwoodScienceHall:
    """core-035."""

    def test_skill_for_each_investigation_icon_of_yours(self) -> None:
        """core-035: printed and given icons, not the opponent's."""
        table = table_at()
        table.darin.has("Atwood Science Hall")
        man, detective, child = table.darin.has(MAN), table.darin.has(DETECTIVE), table.darin.has(CHILD)
        theirs = table.tommy.has(MAN)
        table.darin.has(HAT, on=man)
        assert (man.skill, detective.skill, child.skill, theirs.skill) == (4, 3, 0, 2)

    def test_an_insane_character_has_no_skill_at_all(self) -> None:
        """core-035; STATE-13."""
        table = table_at()
        table.darin.has("Atwood Science Hall")
        assert table.darin.has(MAN, insane=True).skill == 0


class TestBinding:
    """core-036."""

    def test_printed_icons_are_lost_others_stay(self) -> None:
        """core-036; CARD-20."""
        table = table_at()
        binding, detective, other = table.darin.holds("Binding"), table.tommy.has(DETECTIVE), table.tommy.has(DETECTIVE)
        table.tommy.has(HAT, on=detective)
        table.darin.domain(miskatonic=1)
        table.darin.plays(binding, on=detective)
        assert detective.icons == "I"
        assert other.icons == "TCAII"
        table.run_to("story")
        assert detective.icons == "TCAIII"

    def test_without_its_terror_icon_a_character_can_go_insane(self) -> None:
        """core-036; STATE-18."""
        table = table_at()
        binding, villain, scream = table.darin.holds("Binding"), table.tommy.has(VILLAIN), table.darin.holds(SCREAM)
        table.darin.domain(miskatonic=1)
        assert not table.darin.may_play(scream)
        table.darin.plays(binding, on=villain)
        table.darin.plays(scream, on=villain)
        assert villain.insane


class TestFeastOfFamine:
    """core-037."""

    def test_two_cards_then_each_player_discards_one(self) -> None:
        """core-037; EFF-12, EFF-25."""
        table = table_at()
        feast, theirs = table.darin.holds("Feast of Famine"), table.tommy.holds(CHILD)
        second, first = table.darin.decked(MAN), table.darin.decked(HERO)
        table.darin.domain(miskatonic=3)
        table.darin.plays(feast)
        assert table.darin.may_choose(first, second)
        table.darin.chooses(first)
        assert table.darin.hand == [second]
        assert theirs.in_discard

    def test_the_opponent_may_play_it_in_your_turn(self) -> None:
        """core-037; TIME-2."""
        table = table_at(bells=["darin", "tommy"])
        feast, mine = table.tommy.holds("Feast of Famine"), table.darin.holds(CHILD)
        table.tommy.decked(MAN)
        table.tommy.domain(miskatonic=3)
        table.darin.passes()
        table.tommy.plays(feast)
        assert mine.in_discard  # the active player's only card goes first
        table.tommy.chooses(table.tommy.hand[0])
        assert len(table.tommy.hand) == 1


class TestRestlessAndWary:
    """core-038."""

    def test_all_exhausted_characters_of_both_players_become_ready(self) -> None:
        """core-038: supports and the insane do not."""
        table = table_at()
        event_card = table.darin.holds("Restless and Wary")
        mine, theirs = table.darin.has(MAN, exhausted=True), table.tommy.has(MAN, exhausted=True)
        insane, shed = table.darin.has(MAN, insane=True), table.darin.has(SHED, exhausted=True)
        table.darin.domain(miskatonic=2)
        table.darin.plays(event_card)
        assert mine.ready
        assert theirs.ready
        assert insane.insane
        assert shed.exhausted


class TestDrCarsonsTreatment:
    """core-039."""

    def test_up_to_two_insane_characters_are_restored_and_ready(self) -> None:
        """core-039; of either player, no combat icons when paid exactly."""
        table = table_at()
        treatment = table.darin.holds("Dr. Carson's Treatment")
        mine, theirs = table.darin.has(MAN, insane=True), table.tommy.has(MAN, insane=True)
        third, sane = table.darin.has(MAN, insane=True), table.darin.has(CHILD)
        table.darin.domain(miskatonic=1)
        table.darin.plays(treatment)
        assert set(table.darin.choices()) == {mine, theirs, third}
        assert sane not in table.darin.choices()
        table.darin.chooses(mine, theirs)
        assert mine.ready
        assert theirs.ready
        assert third.insane
        assert mine.icons == "I"

    def test_one_is_enough(self) -> None:
        """core-039: "up to"."""
        table = table_at()
        treatment = table.darin.holds("Dr. Carson's Treatment")
        one, two = table.darin.has(MAN, insane=True), table.darin.has(MAN, insane=True)
        table.darin.domain(miskatonic=1)
        table.darin.plays(treatment)
        table.darin.chooses(one)
        table.darin.picks_no_more()
        assert one.ready
        assert two.insane

    def test_overpaid_those_two_gain_combat_for_the_phase(self) -> None:
        """core-039; PAY-12."""
        table = table_at()
        treatment = table.darin.holds("Dr. Carson's Treatment")
        one, two = table.darin.has(MAN, insane=True), table.darin.has(MAN, insane=True)
        other = table.darin.has(MAN)
        table.darin.domain(miskatonic=1, neutral=1)
        table.darin.plays(treatment, on=[one, two])
        assert (one.icons, two.icons, other.icons) == ("CCI", "CCI", "I")
        table.run_to("story")
        assert one.icons == "I"


class TestUnearthingTheAncients:
    """core-040."""

    def test_three_cards(self) -> None:
        """core-040."""
        table = table_at()
        card = table.darin.holds("Unearthing the Ancients")
        table.darin.domain(miskatonic=3)
        table.darin.plays(card)
        assert len(table.darin.hand) == 3

    def test_only_in_your_operations_phase(self) -> None:
        """core-040; OPS-8."""
        table = table_at("draw", bells=["darin", "tommy"])
        mine, theirs = table.darin.holds("Unearthing the Ancients"), table.tommy.holds("Unearthing the Ancients")
        table.darin.domain(miskatonic=3)
        table.tommy.domain(miskatonic=3)
        assert not table.darin.may_play(mine)
        table.run_to("operations")
        assert table.darin.may_play(mine)
        table.darin.passes()
        assert not table.tommy.may_play(theirs)
