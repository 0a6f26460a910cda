"""Core Set: Cthulhu, core-041 to core-060: the characters."""

import pytest

from rlyeh.cards import POOL, declared
from rlyeh.cards.core import cthulhu
from rlyeh.language import *
from rlyeh.testing import CardHandle, Player, Scenario
from tests.cards.core.cthulhu_table import (
    BLADE,
    BOOK,
    COP,
    DIVER,
    FLOOD,
    GHOUL,
    GUST,
    HAT,
    MAN,
    NAP,
    RING,
    RUNNER,
    SHED,
    SLAYER,
    WAKE,
    WITCH,
    table_at,
)


def reply_to_draw(table: Scenario, player: Player, victim: CardHandle) -> None:
    """Answer Cthulhu's demand."""
    table.expects(player, "choose")
    player.chooses(victim)


@pytest.mark.parametrize(
    ("title", "cost", "skill", "icons", "subtype", "keywords"),
    [
        ("Keeper of the Golden Path", 2, 3, "TT", "Cultist", {VILLAINOUS: 1}),
        ("Guardian Shoggoth", 3, 2, "TC", "Monster", dict([TOUGHNESS(2)])),
        ("Innsmouth Troublemaker", 1, 1, "", "Servitor", dict([TOUGHNESS(1)])),
        ("Young Deep One", 2, 0, "CCA", "Deep One", {}),
    ],
)
def test_plain_characters(
    title: str, cost: int, skill: int, icons: str, subtype: str, keywords: dict[object, int]
) -> None:
    """core-043, core-044, core-047, core-052: facts alone."""
    card = POOL.named(title)
    handle = table_at().darin.has(title)
    assert (card.cost, handle.skill, handle.icons, handle.subtypes) == (cost, skill, icons, frozenset((subtype,)))
    assert dict(card.keywords) == keywords
    assert card.text == ()


def test_all_twenty_cards_are_declared() -> None:
    assert [card.id for card in declared(cthulhu)] == [f"core-{number:03}" for number in range(41, 61)]


class TestCthulhu:
    """core-041."""

    def test_whoever_draws_in_their_draw_phase_sacrifices_one_character_for_the_two_cards(self) -> None:
        """core-041; TIME-21: once for the draw step."""
        table = table_at("draw", active="tommy")
        cthulhu = table.darin.has("Cthulhu, The Great Old One")
        man, cop = table.tommy.has(MAN), table.tommy.has(COP)
        table.tommy.holds(BOOK)
        table.expects(table.tommy, "choose")
        assert len(table.tommy.hand) == 3
        assert table.tommy.may_choose(man, cop)
        table.tommy.chooses(man)
        assert man.in_discard
        assert cop.in_play
        assert cthulhu.in_play
        table.expects(table.tommy, "action")

    def test_his_controller_sacrifices_too_and_may_pick_him(self) -> None:
        """core-041: "a player" is also the one who controls him."""
        table = table_at("draw")
        cthulhu, ghoul = table.darin.has("Cthulhu, The Great Old One"), table.darin.has(GHOUL)
        bystander = table.tommy.has(MAN)
        table.expects(table.darin, "choose")
        assert table.darin.may_choose(cthulhu, ghoul)
        table.darin.chooses(ghoul)
        assert ghoul.in_discard
        assert bystander.in_play

    def test_without_a_character_nothing_is_sacrificed(self) -> None:
        """core-041; EFF-6."""
        table = table_at("draw", active="tommy")
        cthulhu = table.darin.has("Cthulhu, The Great Old One")
        table.expects(table.tommy, "action")
        assert cthulhu.in_play

    def test_drawing_by_an_effect_in_ones_draw_phase_counts_as_well(self) -> None:
        """core-041: the draw step once, the effect that draws two once more."""
        table = table_at("draw", active="tommy")
        table.darin.has("Cthulhu, The Great Old One")
        men = [table.tommy.has(MAN) for _ in range(3)]
        book = table.tommy.holds(BOOK)
        reply_to_draw(table, table.tommy, men[0])
        table.tommy.plays(book)
        reply_to_draw(table, table.tommy, men[1])
        assert men[2].in_play
        assert len(table.tommy.hand) == 4

    def test_drawing_in_the_opponents_draw_phase_or_another_phase_does_not_count(self) -> None:
        """core-041: only the drawer's own draw phase."""
        table = table_at("draw", active="tommy")
        table.darin.has("Cthulhu, The Great Old One")
        man, book = table.tommy.has(MAN), table.darin.holds(BOOK)
        table.expects(table.tommy, "action")
        assert man.in_discard  # the only one there was, for the draw step itself
        table.tommy.passes()
        table.darin.plays(book)
        assert len(table.darin.hand) == 2
        table.expects(table.tommy, "action")
        table = table_at("operations")
        table.darin.has("Cthulhu, The Great Old One")
        table.darin.plays(table.darin.holds(BOOK))
        table.expects(table.tommy, "action")

    @pytest.mark.parametrize("rules", ["lcg", "lcg-final"])
    def test_a_character_that_escapes_is_replaced_even_by_cthulhu(self, rules: str) -> None:
        """core-041; EX-72; PAY-10, PAY-9, TIME-8."""
        table = table_at("draw", rules=rules)
        cthulhu, runner = table.darin.has("Cthulhu, The Great Old One"), table.darin.has(RUNNER)
        table.darin.chooses(runner)
        table.darin.disrupts_with(runner)
        assert runner.in_hand
        assert cthulhu.in_discard

    def test_among_those_who_are_left_the_player_picks_again(self) -> None:
        """core-041; EX-72; PAY-10."""
        table = table_at("draw", active="tommy")
        table.darin.has("Cthulhu, The Great Old One")
        runner, man, cop = table.tommy.has(RUNNER), table.tommy.has(MAN), table.tommy.has(COP)
        table.tommy.chooses(runner)
        table.tommy.disrupts_with(runner)
        assert table.tommy.may_choose(man, cop)
        table.tommy.chooses(cop)
        assert (cop.in_discard, man.in_play) == (True, True)

    def test_an_insane_cthulhu_demands_nothing(self) -> None:
        """core-041; STATE-13."""
        table = table_at("draw", active="tommy")
        table.darin.has("Cthulhu, The Great Old One", insane=True)
        man = table.tommy.has(MAN)
        table.expects(table.tommy, "action")
        assert man.in_play


class TestDagon:
    """core-042."""

    def scene(self) -> tuple[Scenario, CardHandle, CardHandle]:
        table = table_at(active="tommy")
        dagon, diver = table.darin.has("Dagon, Father of the Deep"), table.darin.has(DIVER)
        table.darin.has(GHOUL)
        table.darin.domain(cthulhu=1)
        table.tommy.domain(neutral=1)
        return table, dagon, diver

    def test_a_deep_one_dies_in_his_stead(self) -> None:
        """core-042: the event aimed at him is cancelled for 1 and a Deep One."""
        table, dagon, diver = self.scene()
        slaying = table.tommy.holds(SLAYER)
        table.tommy.plays(slaying, on=dagon)
        table.darin.disrupts_with(dagon)
        assert dagon.in_play
        assert diver.in_discard
        assert slaying.in_discard
        assert table.darin.domains[0].drained

    def test_an_event_that_destroys_everything_is_cancelled_as_a_whole(self) -> None:
        """core-042: its other effects are cancelled with it."""
        table, dagon, diver = self.scene()
        man = table.tommy.has(MAN)
        table.tommy.plays(table.tommy.holds(FLOOD))
        table.darin.disrupts_with(dagon)
        assert (dagon.in_play, man.in_play, diver.in_discard) == (True, True, True)
        assert table.tommy.hand == []

    def test_declining_lets_him_die(self) -> None:
        """core-042; KEY-6: Invulnerability does not help against destruction."""
        table, dagon, _ = self.scene()
        table.tommy.plays(table.tommy.holds(SLAYER), on=dagon)
        table.darin.passes()
        assert dagon.in_discard

    def test_an_event_aimed_at_somebody_else_is_none_of_his_business(self) -> None:
        """core-042."""
        table, dagon, diver = self.scene()
        man = table.tommy.has(MAN)
        table.tommy.plays(table.tommy.holds(SLAYER), on=man)
        assert man.in_discard
        assert (dagon.in_play, diver.in_play) == (True, True)

    def test_an_event_that_does_not_destroy_cannot_be_cancelled(self) -> None:
        """core-042."""
        table, dagon, _ = self.scene()
        table.tommy.plays(table.tommy.holds(NAP), on=dagon)
        assert dagon.exhausted

    def test_an_ability_is_no_event(self) -> None:
        """core-042."""
        table, dagon, _ = self.scene()
        table.tommy.uses(table.tommy.has(BLADE), on=dagon)
        assert dagon.in_discard

    @pytest.mark.parametrize("missing", ["domain", "deep one"])
    def test_both_parts_of_the_price_are_needed(self, missing: str) -> None:
        """core-042; PAY-7."""
        table = table_at(active="tommy")
        dagon, ghoul = table.darin.has("Dagon, Father of the Deep"), table.darin.has(GHOUL)
        if missing == "domain":
            table.darin.has(DIVER)
        else:
            table.darin.domain(cthulhu=1)
            table.tommy.has(DIVER)
        table.tommy.domain(neutral=1)
        table.tommy.plays(table.tommy.holds(SLAYER), on=dagon)
        assert dagon.in_discard
        assert ghoul.in_play


class TestHuntingHorror:
    """core-045."""

    def test_all_committed_characters_lose_an_investigation_icon_while_it_is_committed(self) -> None:
        """core-045: on both sides, at any story."""
        table = table_at("after commit")
        horror = table.darin.has("Shadow-spawned Hunting Horror", at=table.a, exhausted=True)
        mine, theirs = table.darin.has(COP, at=table.a), table.tommy.has(MAN, at=table.b)
        home = table.tommy.has(MAN)
        assert (horror.icons, mine.icons, theirs.icons, home.icons) == ("CCA", "C", "", "I")

    def test_at_home_it_takes_nothing(self) -> None:
        """core-045."""
        table = table_at("after commit")
        table.darin.has("Shadow-spawned Hunting Horror")
        assert table.tommy.has(MAN, at=table.a).icons == "I"

    def test_two_of_them_take_two(self) -> None:
        """core-045; EFF-23, EFF-21."""
        scholar = character("test-20", "Scholar", MISKATONIC, cost=1, skill=1, icons="III")
        table = Scenario(phase="after commit", cards=[scholar])
        for story in (table.a, table.b):
            table.darin.has("Shadow-spawned Hunting Horror", at=story)
        assert table.tommy.has(scholar, at=table.c).icons == "I"


class TestRavager:
    """core-046."""

    def test_it_wounds_everybody_else_at_its_story_as_it_commits(self) -> None:
        """core-046: friends and foes there, nobody elsewhere, not itself."""
        table = table_at("commit")
        ravager = table.darin.has("Ravager from the Deep")
        friend, elsewhere = table.darin.has(DIVER), table.darin.has(GHOUL)
        home = table.tommy.has(MAN)
        table.darin.commits({ravager: table.a, friend: table.a, elsewhere: table.b})
        assert friend.in_discard
        assert (elsewhere.wounds, home.wounds, ravager.wounds) == (0, 0, 0)
        assert elsewhere.story == table.b

    def test_a_defending_ravager_wounds_the_attackers_and_toughness_helps(self) -> None:
        """core-046."""
        table = table_at("defend")
        attackers = [table.darin.has(MAN, at=table.a), table.darin.has(COP, at=table.a)]
        ravager = table.tommy.has("Ravager from the Deep")
        table.tommy.commits(ravager, to=table.a)
        assert attackers[0].in_discard
        assert (attackers[1].wounds, attackers[1].in_play) == (1, True)

    def test_somebody_else_committing_sets_nothing_off(self) -> None:
        """core-046."""
        table = table_at("defend")
        table.darin.has("Ravager from the Deep", at=table.a)
        man = table.tommy.has(MAN)
        table.tommy.commits(man, to=table.a)
        assert man.wounds == 0
        assert man.in_play


class TestAdultDeepOne:
    """core-048."""

    def test_an_effect_that_chooses_it_is_cancelled_for_two(self) -> None:
        """core-048; TIME-12."""
        table = table_at(active="tommy")
        adult = table.darin.has("Adult Deep One")
        domain = table.darin.domain(neutral=2)
        nap = table.tommy.holds(NAP)
        table.tommy.plays(nap, on=adult)
        table.darin.disrupts_with(adult)
        assert adult.ready
        assert (nap.in_discard, domain.drained) == (True, True)

    def test_a_domain_of_one_is_not_enough(self) -> None:
        """core-048; PAY-6."""
        table = table_at(active="tommy")
        adult = table.darin.has("Adult Deep One")
        table.darin.domain(neutral=1)
        table.tommy.plays(table.tommy.holds(NAP), on=adult)
        assert adult.exhausted

    def test_an_effect_on_all_characters_chooses_nobody(self) -> None:
        """core-048."""
        table = table_at(active="tommy")
        adult = table.darin.has("Adult Deep One")
        table.darin.domain(neutral=2)
        table.tommy.plays(table.tommy.holds(GUST))
        assert adult.exhausted

    def test_an_effect_that_chooses_another_is_not_its_business(self) -> None:
        """core-048."""
        table = table_at(active="tommy")
        table.darin.has("Adult Deep One")
        table.darin.domain(neutral=2)
        man = table.darin.has(MAN)
        table.tommy.plays(table.tommy.holds(NAP), on=man)
        assert man.exhausted

    def test_an_ability_of_its_own_side_can_be_cancelled_too(self) -> None:
        """core-048; TIME-8: any card effect."""
        table = table_at()
        adult, blade = table.darin.has("Adult Deep One"), table.darin.has(BLADE)
        table.darin.domain(neutral=2)
        table.darin.uses(blade, on=adult)
        table.darin.disrupts_with(adult)
        assert (adult.in_play, blade.exhausted) == (True, True)

    def test_being_exhausted_as_a_cost_is_not_being_chosen(self) -> None:
        """core-048; PAY-7."""
        table = table_at()
        adult = table.darin.has("Adult Deep One")
        table.darin.has("Shadowed Reef")
        table.darin.has("Shadowed Reef")
        table.darin.domain(cthulhu=2)
        man = table.tommy.has(MAN, exhausted=True)
        table.darin.plays(table.darin.holds("Pulled Under"), on=[man])
        assert adult.exhausted
        assert man.in_discard

    def test_a_target_that_is_chosen_while_an_effect_resolves(self) -> None:
        """core-048; EFF-3: the part of the effect that chooses it is cancelled."""
        table = table_at()
        adult, offerings = table.darin.has("Adult Deep One"), table.darin.holds("Sacrificial Offerings")
        table.darin.domain(cthulhu=1)
        table.darin.domain(neutral=2)
        cop = table.tommy.has(COP)
        table.darin.plays(offerings, on=cop)
        table.tommy.accepts()
        table.tommy.chooses(adult)
        table.darin.disrupts_with(adult)
        assert (adult.in_play, cop.wounds) == (True, 1)

    @pytest.mark.parametrize(("rules", "saved"), [("lcg", True), ("lcg-final", False)])
    def test_the_effect_of_a_won_story_is_a_card_effect(self, rules: str, saved: bool) -> None:
        """core-048; AMB-37, FINAL-21."""
        table = table_at("resolution", active="tommy", rules=rules, stories=[WAKE])
        adult = table.darin.has("Adult Deep One")
        table.darin.domain(neutral=2)
        table.tokens(table.a, {table.tommy: 4})
        table.tommy.has(GHOUL, at=table.a, exhausted=False)
        table.tommy.accepts()
        table.tommy.accepts()
        table.tommy.chooses(adult)
        if saved:
            table.darin.disrupts_with(adult)
        assert adult.ready is saved


class TestOceanCrawlers:
    """core-049."""

    def test_skill_for_each_attachment_in_play(self) -> None:
        """core-049: whoever controls it, whatever it is on; nothing for other supports or cards elsewhere."""
        table = table_at()
        crawlers, man = table.darin.has("Ocean Crawlers"), table.tommy.has(MAN)
        table.darin.has(SHED)
        table.tommy.holds(HAT)
        table.tommy.discarded(HAT)
        assert crawlers.skill == 1
        table.tommy.has(HAT, on=man)
        assert crawlers.skill == 2
        table.darin.has("Sleep of Reason", on=table.a)
        assert crawlers.skill == 3


class TestLordOfTheSilverTwilight:
    """core-050."""

    def test_cthulhu_costs_one_less(self) -> None:
        """core-050; PAY-11."""
        table = table_at()
        table.darin.has("Lord of the Silver Twilight")
        cthulhu = table.darin.holds("Cthulhu, The Great Old One")
        table.darin.domain(cthulhu=5)
        table.darin.plays(cthulhu)
        assert cthulhu.in_play

    def test_two_lords_take_two_off_and_other_cards_cost_the_same(self) -> None:
        """core-050; PAY-16: four resources pay for Cthulhu, but not for Dagon."""
        table = table_at()
        table.darin.has("Lord of the Silver Twilight")
        table.darin.has("Lord of the Silver Twilight")
        cthulhu, dagon = table.darin.holds("Cthulhu, The Great Old One"), table.darin.holds("Dagon, Father of the Deep")
        table.darin.domain(cthulhu=4)
        assert table.darin.may_play(cthulhu)
        assert not table.darin.may_play(dagon)

    def test_one_lord_is_not_enough_for_a_domain_of_four(self) -> None:
        """core-050."""
        table = table_at()
        table.darin.has("Lord of the Silver Twilight")
        cthulhu = table.darin.holds("Cthulhu, The Great Old One")
        table.darin.domain(cthulhu=4)
        assert not table.darin.may_play(cthulhu)

    def test_never_below_one(self) -> None:
        """core-050; PAY-15: seven Lords still leave 1 to pay."""
        table = table_at()
        for _ in range(7):
            table.darin.has("Lord of the Silver Twilight")
        cthulhu = table.darin.holds("Cthulhu, The Great Old One")
        domain = table.darin.domain(cthulhu=1)
        table.darin.plays(cthulhu)
        assert (cthulhu.in_play, domain.drained) == (True, True)

    def test_it_helps_the_opponent_as_well(self) -> None:
        """core-050: its text names no player."""
        table = table_at(active="tommy")
        table.darin.has("Lord of the Silver Twilight")
        cthulhu = table.tommy.holds("Cthulhu, The Great Old One")
        table.tommy.domain(cthulhu=5)
        assert table.tommy.may_play(cthulhu)


def test_the_young_deep_ones_skill_is_a_sum() -> None:
    """core-052; EX-61; EFF-19, EFF-20: 0 - 1 - 1 + 1 is below zero and counts as zero; one more is 0, two are 1."""
    table = table_at()
    young, rings = table.darin.has("Young Deep One"), [table.darin.holds(RING) for _ in range(2)]
    table.darin.has(RING, on=young)
    witches = [table.tommy.has(WITCH), table.tommy.has(WITCH)]
    skills = [young.skill]
    for witch in witches:
        table.darin.passes()
        table.tommy.uses(witch, on=young)
        skills.append(young.skill)
    for ring in rings:
        table.darin.plays(ring, on=young)
        skills.append(young.skill)
        table.tommy.passes()
    assert skills == [1, 0, 0, 0, 1]
