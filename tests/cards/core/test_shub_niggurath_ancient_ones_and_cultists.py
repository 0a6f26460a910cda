"""Core Set: Shub-Niggurath, core-121 to core-140: the Ancient Ones and the Cultists."""

import pytest

from rlyeh.cards import declared
from rlyeh.cards.core import shub_niggurath
from rlyeh.testing import CardHandle, Scenario
from tests.cards.core.shub_niggurath_table import BLOW, DOUBLE, IMP, KID, MAN, OX, SHED, SNAIL, table_at


def test_all_twenty_cards_are_declared() -> None:
    assert [card.id for card in declared(shub_niggurath)] == [f"core-{number}" for number in range(121, 141)]


class TestShubNiggurath:
    """core-121."""

    def summoner(self, domain: int = 3) -> Scenario:
        table = table_at()
        table.darin.has("core-121")
        table.darin.domain(agency=domain)
        return table

    def test_a_dark_young_comes_out_of_the_deck(self) -> None:
        """core-121; DRAW-6: only Dark Young characters of the own deck are found."""
        table = self.summoner()
        kid, watcher = table.darin.decked(KID), table.darin.decked("Watcher of the Woods")
        table.darin.decked(IMP)
        table.tommy.decked(KID)
        table.darin.uses("Shub-Niggurath")
        assert table.darin.may_choose(kid, watcher)
        table.darin.chooses(kid)
        assert kid.in_play
        assert kid.ready
        assert watcher.in_deck

    def test_the_search_may_find_nothing(self) -> None:
        """core-121: also in vain."""
        table = self.summoner()
        kid = table.darin.decked(KID)
        table.darin.uses("Shub-Niggurath")
        table.darin.picks_no_more()
        assert kid.in_deck

    def test_it_costs_three(self) -> None:
        """core-121; PAY-6."""
        table = self.summoner(domain=2)
        table.darin.decked(KID)
        assert not table.darin.may_use("Shub-Niggurath")


class TestYGolonac:
    """core-122."""

    def chosen(self, table: Scenario, victim: CardHandle) -> CardHandle:
        """Y'Golonac's Action on a character, in the window before the commit step, which then opens."""
        god = table.darin.has("Y'Golonac")
        table.darin.domain(agency=1)
        table.darin.uses(god, on=victim)
        table.all_pass()
        return god

    def test_the_character_is_readied(self) -> None:
        """core-122."""
        table = table_at()
        man = table.tommy.has(MAN, exhausted=True)
        god = table.darin.has("Y'Golonac")
        domain = table.darin.domain(agency=1)
        table.darin.uses(god, on=man)
        assert man.ready
        assert domain.drained

    @pytest.mark.parametrize("rules", ["lcg", "lcg-final"])
    def test_a_ready_character_may_be_chosen(self, rules: str) -> None:
        """core-122; EX-82, EFF-5."""
        table = table_at(rules=rules)
        man = table.tommy.has(MAN)
        god = table.darin.has("Y'Golonac")
        table.darin.domain(agency=1)
        table.darin.uses(god)
        assert table.darin.may_choose(man, god)
        table.darin.chooses(man)
        assert man.ready

    def test_it_must_follow_him_to_his_story(self) -> None:
        """core-122; STORY-7: with him it is committed as well, without being asked."""
        table = table_at("story")
        man, ox = table.darin.has(MAN, exhausted=True), table.darin.has(OX)
        god = self.chosen(table, man)
        table.darin.commits(god, to=table.a)
        assert (man.story, god.story) == (table.a, table.a)
        assert ox.story is None

    def test_he_cannot_go_elsewhere_once_it_is_committed(self) -> None:
        """core-122: the plan may also begin with the follower."""
        table = table_at("story")
        man = table.darin.has(MAN)
        god = self.chosen(table, man)
        table.darin.chooses(f"commit:{man.id}@{table.b.id}")
        assert table.darin.may("commit", god, to=table.b)
        assert not table.darin.may("commit", god, to=table.a)
        table.darin.commits_no_more()
        assert man.story == table.b
        assert god.story is None

    def test_if_he_stays_at_home_it_is_free(self) -> None:
        """core-122."""
        table = table_at("story")
        man = table.darin.has(MAN)
        self.chosen(table, man)
        table.darin.commits(man, to=table.c)
        assert man.story == table.c

    def test_who_cannot_commit_is_excused(self) -> None:
        """core-122; EFF-7."""
        table = table_at("story")
        snail = table.darin.has(SNAIL)
        god = self.chosen(table, snail)
        table.darin.commits(god, to=table.a)
        assert snail.story is None

    def test_a_character_of_the_opponent_must_defend_there(self) -> None:
        """core-122."""
        table = table_at("story")
        man, ox = table.tommy.has(MAN), table.tommy.has(OX)
        decoy = table.darin.has(MAN)
        god = self.chosen(table, man)
        table.darin.commits({god: table.a, decoy: table.b})
        table.all_pass()
        table.expects(table.tommy, "commit")
        assert not table.tommy.may("done")
        assert not table.tommy.may("commit", man, to=table.b)
        table.tommy.chooses(man)
        table.tommy.commits_no_more()
        assert man.story == table.a
        assert ox.story is None

    def test_after_the_commit_steps_it_is_only_readied(self) -> None:
        """core-122; EX-116, STORY-7."""
        table = table_at("after defend")
        god = table.darin.has("Y'Golonac", at=table.a)
        man = table.darin.has(MAN, exhausted=True)
        table.darin.domain(agency=1)
        table.darin.uses(god, on=man)
        assert man.ready
        assert man.story is None

    def test_the_demand_ends_with_the_phase(self) -> None:
        """core-122; EFF-15: used in the operations phase it demands nothing in the story phase."""
        table = table_at()
        man = table.darin.has(MAN)
        god = table.darin.has("Y'Golonac")
        table.darin.domain(agency=1)
        table.darin.uses(god, on=man)
        table.run_to("story", "commit")
        table.darin.commits(god, to=table.a)
        assert man.story is None


class TestPriestessOfBubastis:
    """core-123."""

    def test_the_next_character_costs_one_less(self) -> None:
        """core-123: the second one costs what it says."""
        table = table_at()
        priestess = table.darin.has("Priestess of Bubastis")
        first, second = table.darin.holds(KID), table.darin.holds(KID)
        table.darin.domain(shub_niggurath=2)
        table.darin.domain(shub_niggurath=2)
        assert not table.darin.may_play(first)
        table.darin.uses(priestess)
        assert priestess.exhausted
        table.tommy.passes()
        table.darin.plays(first)
        assert first.in_play
        table.tommy.passes()
        assert not table.darin.may_play(second)

    def test_other_cards_do_not_use_it_up(self) -> None:
        """core-123: a character of another faction, and what the opponent plays, cost the same and change nothing."""
        table = table_at()
        priestess, shed = table.darin.has("Priestess of Bubastis"), table.darin.has(SHED)
        man, kid = table.darin.holds(MAN), table.darin.holds(KID)
        table.darin.domain(shub_niggurath=2)
        agency = table.darin.domain(agency=2)
        table.tommy.holds("Burrowing Beneath")
        cheap, dear = table.tommy.domain(shub_niggurath=1), table.tommy.domain(shub_niggurath=2)
        table.darin.uses(priestess)
        table.tommy.plays("Burrowing Beneath", on=shed)
        assert (cheap.drained, dear.drained) == (False, True)
        table.darin.plays(man, paying=agency)
        assert agency.drained
        table.tommy.passes()
        table.darin.plays(kid)
        assert kid.in_play

    def test_never_below_one(self) -> None:
        """core-123; PAY-15."""
        table = table_at()
        priestess = table.darin.has("Priestess of Bubastis")
        imp = table.darin.holds(IMP)
        table.darin.uses(priestess)
        table.tommy.passes()
        assert not table.darin.may_play(imp)

    def test_two_of_them_help_the_same_character(self) -> None:
        """core-123; PAY-16: 3 - 1 - 1, and both are used up."""
        table = table_at()
        one, two = table.darin.has("Priestess of Bubastis"), table.darin.has("Priestess of Bubastis")
        kid, other = table.darin.holds(KID), table.darin.holds(KID)
        cheap = table.darin.domain(shub_niggurath=1)
        table.darin.domain(shub_niggurath=2)
        table.darin.uses(one)
        table.tommy.passes()
        table.darin.uses(two)
        table.tommy.passes()
        table.darin.plays(kid, paying=cheap)
        table.tommy.passes()
        assert kid.in_play
        assert not table.darin.may_play(other)

    def test_it_ends_with_the_phase(self) -> None:
        """core-123."""
        table = table_at("draw")
        priestess = table.darin.has("Priestess of Bubastis")
        kid = table.darin.holds(KID)
        table.darin.domain(shub_niggurath=2)
        table.darin.uses(priestess)
        table.run_to("operations")
        assert not table.darin.may_play(kid)

    def test_putting_into_play_does_not_use_it_up(self) -> None:
        """core-123; EFF-39."""
        table = table_at()
        priestess = table.darin.has("Priestess of Bubastis")
        table.darin.has("core-121")
        kid, young = table.darin.holds(KID), table.darin.decked(KID)
        table.darin.domain(agency=3)
        table.darin.domain(shub_niggurath=2)
        table.darin.uses(priestess)
        table.tommy.passes()
        table.darin.uses("Shub-Niggurath", on=young, paying=3)
        table.tommy.passes()
        table.darin.plays(kid)
        assert kid.in_play


class TestForestSister:
    """core-125."""

    def test_for_one_she_cancels_a_wound_to_herself(self) -> None:
        """core-125; TIME-7."""
        table = table_at()
        sister = table.darin.has("Forest Sister")
        domain = table.darin.domain(agency=1)
        table.darin.holds(BLOW)
        table.darin.plays(BLOW.title)
        table.darin.disrupts_with(sister)
        assert sister.in_play
        assert sister.wounds == 0
        assert domain.drained

    def test_wounds_to_others_are_not_hers_to_cancel(self) -> None:
        """core-125."""
        table = table_at()
        table.darin.has("Forest Sister")
        man = table.darin.has(MAN)
        table.darin.domain(agency=1)
        table.tommy.holds(BLOW)
        table.darin.passes()
        table.tommy.plays(BLOW.title, on=man)
        assert man.in_discard

    def test_one_payment_cancels_one_of_two_wounds(self) -> None:
        """core-125: the other one is dealt, and she has no Toughness."""
        table = table_at()
        sister = table.darin.has("Forest Sister")
        table.darin.domain(agency=1)
        table.darin.holds(DOUBLE)
        table.darin.plays(DOUBLE.title)
        table.darin.disrupts_with(sister)
        assert sister.in_discard

    def test_two_payments_cancel_both_of_two_wounds(self) -> None:
        """core-125; TIME-16: each wound is a trigger of its own."""
        table = table_at()
        sister = table.darin.has("Forest Sister")
        one, two = table.darin.domain(agency=1), table.darin.domain(agency=1)
        table.darin.holds(DOUBLE)
        table.darin.plays(DOUBLE.title)
        table.darin.disrupts_with(sister)
        table.darin.disrupts_with(sister)
        assert sister.in_play
        assert sister.wounds == 0
        assert one.drained
        assert two.drained

    def test_she_may_let_it_happen(self) -> None:
        """core-125."""
        table = table_at()
        sister = table.darin.has("Forest Sister")
        table.darin.domain(agency=1)
        table.darin.holds(BLOW)
        table.darin.plays(BLOW.title)
        table.darin.passes()
        assert sister.in_discard
