"""Core Set: Shub-Niggurath, core-121 to core-140: the characters."""

import pytest

from rlyeh.cards import POOL, declared
from rlyeh.cards.core import shub_niggurath
from rlyeh.testing import CardHandle, Scenario
from tests.cards.core.shub_niggurath_table import (
    ARTIST,
    BLOW,
    DOUBLE,
    IMP,
    KID,
    MAN,
    MI_GO,
    OX,
    SHED,
    SNAIL,
    STONE,
    STORM,
    table_at,
)


def test_all_twenty_cards_are_declared() -> None:
    assert [card.id for card in declared(shub_niggurath)] == [f"core-{number}" for number in range(121, 141)]


def test_plain_characters() -> None:
    """core-132: facts alone."""
    card = POOL.named("Degenerate Ghoul")
    ghoul = table_at().darin.has(card)
    assert (card.cost, ghoul.skill, ghoul.icons, *ghoul.subtypes) == (1, 0, "TC", "Independent")
    assert card.text == ()
    assert card.keywords == {}


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
        priestess = table.darin.has("Priestess of Bubastis")
        man, kid = table.darin.holds(MAN), table.darin.holds(KID)
        table.darin.domain(shub_niggurath=2)
        agency = table.darin.domain(agency=2)
        table.darin.uses(priestess)
        table.tommy.passes()
        table.darin.plays(man)
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
        """core-125; TIME-16: each wound is a trigger of its own."""
        table = table_at()
        sister = table.darin.has("Forest Sister")
        table.darin.domain(agency=1)
        table.darin.domain(agency=1)
        table.darin.holds(DOUBLE)
        table.darin.plays(DOUBLE.title)
        table.darin.disrupts_with(sister)
        table.darin.disrupts_with(sister)
        assert sister.in_play

    def test_she_may_let_it_happen(self) -> None:
        """core-125."""
        table = table_at()
        sister = table.darin.has("Forest Sister")
        table.darin.domain(agency=1)
        table.darin.holds(BLOW)
        table.darin.plays(BLOW.title)
        table.darin.passes()
        assert sister.in_discard


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

    def entered(self, **supports: bool) -> CardHandle:
        table = table_at(bells=["tommy"])
        if supports.get("mine"):
            table.darin.has(SHED)
        watcher = table.darin.holds("Watcher of the Woods")
        table.darin.domain(shub_niggurath=3)
        table.darin.plays(watcher)
        return watcher

    def test_without_a_support_card_it_enters_exhausted(self) -> None:
        """core-128; STATE-7: supports of the opponent do not help."""
        assert self.entered().exhausted

    def test_with_a_support_card_it_enters_ready(self) -> None:
        """core-128."""
        assert self.entered(mine=True).ready

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

    def test_it_cancels_one_of_several_wounds(self) -> None:
        """core-130."""
        table = table_at()
        warrior, man, ox = table.darin.has("Mi-Go Warrior"), table.tommy.has(MAN), table.tommy.has(OX)
        table.darin.holds(STORM)
        table.darin.plays(STORM.title)
        assert table.darin.may_use(warrior)
        table.darin.disrupts_with(warrior)
        assert warrior.exhausted
        assert [warrior.in_play, man.in_play, ox.wounds].count(False) == 1

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
