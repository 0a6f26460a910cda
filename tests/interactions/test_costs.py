"""Costs raised, lowered, both at once; X; and what counts as paid too much."""

from typing import Any

import pytest

from rlyeh.language import NEUTRAL, support
from rlyeh.testing import CardHandle, DomainHandle, Scenario
from tests.interactions.at_the_table import BOTH, table_at

NAIL = support("test-1", "Nail", NEUTRAL, cost=0)


def payable(table: Scenario, card: CardHandle) -> bool:
    """Whether Darin may play the card now."""
    return table.darin.may_play(card)


def dampened(**how: Any) -> Scenario:
    """Tommy can play Dampen Light as the first action of Darin's operations phase."""
    table = table_at(**how)
    table.tommy.holds("Dampen Light")
    table.tommy.domain(yog_sothoth=1)
    return table


def dampen(table: Scenario) -> None:
    """He does."""
    table.darin.passes()
    table.tommy.plays("Dampen Light")


class TestReducersTogether:
    """PAY-14, PAY-15, PAY-16."""

    @pytest.mark.parametrize(("lords", "worth", "may"), [(5, 1, True), (6, 1, True), (4, 1, False), (4, 2, True)])
    def test_any_number_of_lords_leaves_cthulhu_at_one(self, lords: int, worth: int, may: bool) -> None:
        """core-050, core-041; PAY-15, PAY-16."""
        table = table_at()
        cthulhu = table.darin.holds("Cthulhu, The Great Old One")
        for _ in range(lords):
            table.darin.has("Lord of the Silver Twilight")
        table.darin.domain(cthulhu=worth)
        assert payable(table, cthulhu) is may

    def test_two_priestesses_lower_the_same_character_and_are_both_used_up(self) -> None:
        """core-123, core-124, core-131; PAY-16, EFF-39: the next one costs its full price."""
        table = table_at()
        priestesses = [table.darin.has("Priestess of Bubastis"), table.darin.has("Priestess of Bubastis")]
        gug, young = table.darin.holds("Slavering Gug"), table.darin.holds("Hungry Dark Young")
        domain = table.darin.domain(shub_niggurath=3)
        table.darin.domain(shub_niggurath=2)
        for priestess in priestesses:
            table.darin.uses(priestess)
            table.tommy.passes()
        table.darin.plays(gug)
        assert gug.in_play
        assert domain.drained
        table.tommy.passes()
        assert not payable(table, young)

    def test_a_character_that_is_put_into_play_leaves_the_priestess_her_next_one(self) -> None:
        """core-123, core-131, core-132; EFF-39: the Hungry Dark Young was played, the Ghoul was not."""
        table = table_at()
        priestesses = [table.darin.has("Priestess of Bubastis"), table.darin.has("Priestess of Bubastis")]
        young, ghoul = table.darin.holds("Hungry Dark Young"), table.darin.holds("Degenerate Ghoul")
        watcher = table.darin.holds("Watcher of the Woods")
        table.darin.domain(shub_niggurath=2)
        table.darin.domain(shub_niggurath=2)
        table.darin.uses(priestesses[0])
        table.tommy.passes()
        table.darin.plays(young)
        table.darin.uses(young, on=ghoul)
        table.tommy.passes()
        table.darin.uses(priestesses[1])
        table.tommy.passes()
        table.darin.plays(watcher)
        assert (young.in_play, ghoul.in_play, watcher.in_play) == (True, True, True)

    def test_three_advisors_make_investigators_free_without_a_match(self) -> None:
        """core-025, core-022, core-010; PAY-4: 4 less 3 is 1; a File Clerk of 2 costs nothing and drains nothing."""
        table = table_at()
        for _ in range(3):
            table.darin.has("Anthropology Advisor")
        clerk, kafour = table.darin.holds("Blackwood File Clerk"), table.darin.holds("Dr. Ali Kafour")
        domain = table.darin.domain(miskatonic=1)
        table.darin.plays(clerk)
        assert (clerk.in_play, domain.drained) == (True, False)
        table.tommy.passes()
        table.darin.plays(kafour)
        assert (kafour.in_play, domain.drained) == (True, True)

    def test_no_number_of_advisors_lowers_what_steadfast_asks(self) -> None:
        """core-025, core-007; AMB-61, PAY-24: the cost is 0, and still two Agency resources are needed."""
        table = table_at()
        for _ in range(2):
            table.darin.has("Anthropology Advisor")
        security = table.darin.holds("Undercover Security")
        table.darin.domain(agency=1)
        assert table.darin.why_not(security) == {"PAY-22"}

    def test_spells_lower_yog_sothoth_while_his_enemies_raise_him(self) -> None:
        """core-101, core-120, core-100; PAY-11: Dampen Light of his own player lies in the pile as one more Spell."""
        table = table_at()
        yog = table.darin.holds("Yog-Sothoth, In Whom the Spheres Meet")
        for title in ("Power Drain", "Binding", "Unspeakable Resurrection"):
            table.darin.discarded(title)
        table.darin.domain(yog_sothoth=5)
        table.darin.domain(yog_sothoth=1)
        light = table.darin.holds("Dampen Light")
        assert payable(table, yog)
        table.darin.plays(light, paying=1)
        table.tommy.passes()
        assert light.in_discard
        assert payable(table, yog)  # 8 + 1 - 4

    def test_the_opponents_dampen_light_helps_only_the_opponents_pile(self) -> None:
        """core-101, core-120; GEN-11: your discard pile."""
        table = dampened()
        yog = table.darin.holds("Yog-Sothoth, In Whom the Spheres Meet")
        for title in ("Power Drain", "Binding", "Unspeakable Resurrection"):
            table.darin.discarded(title)
        table.darin.domain(yog_sothoth=5)
        dampen(table)
        assert not payable(table, yog)  # 8 + 1 - 3


class TestDampenLight:
    """core-120: every card costs one more."""

    def test_what_was_free_needs_a_domain_and_a_match(self) -> None:
        """core-120, core-102, core-054; AMB-59, PAY-2."""
        table = dampened()
        servant = table.darin.holds("Servant from Out of Time")
        table.darin.domain(hastur=2)
        assert payable(table, servant)
        dampen(table)
        assert table.darin.why_not(servant) == {"PAY-2"}

    def test_pulled_under_is_no_longer_free_but_steadfast_stays_the_same(self) -> None:
        """core-120, core-057, core-043; AMB-59, AMB-61."""
        table = dampened()
        table.darin.has("Keeper of the Golden Path")
        table.tommy.has("Mad Artist", exhausted=True)
        pull = table.darin.holds("Pulled Under")
        table.darin.domain(cthulhu=2)
        dampen(table)
        table.darin.plays(pull)
        assert table.darin.domains[0].drained

    @pytest.mark.parametrize(("worth", "may"), [(3, True), (2, False)])
    def test_an_advisor_and_a_dampened_light_even_out(self, worth: int, may: bool) -> None:
        """core-120, core-025, core-026; PAY-11: Visiting Author for 3 + 1 - 1."""
        table = dampened()
        table.darin.has("Anthropology Advisor")
        author = table.darin.holds("Visiting Author")
        table.darin.domain(miskatonic=worth)
        dampen(table)
        assert payable(table, author) is may

    def test_a_card_raised_from_nothing_can_be_lowered_again(self) -> None:
        """core-120, core-025, core-010; PAY-14: only a cost of 0 is not reduced, and it is 1 before the reduction."""
        table = dampened()
        for _ in range(3):
            table.darin.has("Anthropology Advisor")
        clerk = table.darin.holds("Blackwood File Clerk")
        dampen(table)
        table.darin.plays(clerk)
        assert clerk.in_play

    def test_the_bearer_of_the_sign_is_no_longer_overpaid_for(self) -> None:
        """core-120, core-090; PAY-11, PAY-12: four paid for three and one."""
        table = dampened()
        bearer, man = table.darin.holds("Bearer of the Yellow Sign"), table.tommy.has("Mad Artist")
        table.darin.domain(hastur=4)
        dampen(table)
        table.darin.plays(bearer)
        table.expects(table.tommy, "action")
        assert not man.insane

    def test_x_is_what_was_paid_not_what_was_announced(self) -> None:
        """core-120, core-016; EX-11, PAY-17, AMB-58: three are paid for two, and reach skill three."""
        table = dampened()
        weak, strong = table.tommy.has("Mad Artist"), table.tommy.has("Byakhee Servant")
        blast = table.darin.holds("Shotgun Blast")
        table.darin.domain(agency=3)
        dampen(table)
        table.darin.plays(blast, x=2, on=strong)
        assert strong.in_discard
        assert weak.in_play
        assert table.darin.domains[0].drained

    def test_loyal_covers_the_raised_cost_of_x(self) -> None:
        """core-120, core-056; KEY-8, PAY-20: X of 2 needs three Cthulhu resources on one domain, and is three."""
        table = dampened(cards=[NAIL])
        club, dear = table.tommy.has("Gentleman's Club"), table.tommy.has("Blackmoor Estate")
        cheap = table.tommy.has(NAIL)
        assault = table.darin.holds("Deep One Assault")
        table.darin.domain(cthulhu=3, neutral=2)
        dampen(table)
        table.darin.plays(assault)
        assert [option.number for option in table.open_decision().options] == [0, 1, 2]
        table.darin.chooses(2, club)
        assert club.in_discard
        assert (dear.in_play, cheap.in_play) == (True, True)

    def test_a_resurrection_for_nothing_costs_one(self) -> None:
        """core-120, core-119, core-102; AMB-58, AMB-59: the Servant from Out of Time returns for X of 0."""
        table = dampened()
        servant = table.darin.discarded("Servant from Out of Time")
        spell = table.darin.holds("Unspeakable Resurrection")
        domain = table.darin.domain(yog_sothoth=1)
        dampen(table)
        table.darin.plays(spell)
        assert servant.in_play
        assert domain.drained
        assert len(domain) == 0  # and its text takes the resource

    def test_cards_that_are_put_into_play_do_not_notice(self) -> None:
        """core-120, core-131, core-132; EFF-41: the Dark Young costs four, the Ghoul she brings nothing."""
        table = dampened()
        young, ghoul = table.darin.holds("Hungry Dark Young"), table.darin.holds("Degenerate Ghoul")
        table.darin.domain(shub_niggurath=4)
        dampen(table)
        table.darin.plays(young)
        table.darin.responds_with(young)
        assert ghoul.in_play


class TestOverpaying:
    """core-074: Cathouse, and what it counts."""

    def scene(self, *domains: int) -> tuple[Scenario, CardHandle, list[DomainHandle]]:
        """Darin's Cathouse could ready a tired Bag Man."""
        table = table_at()
        table.darin.has("Cathouse")
        tired = table.darin.has("Bag Man", exhausted=True)
        return table, tired, [table.darin.domain(neutral=number) for number in domains]

    def test_an_x_smaller_than_the_domain_is_overpaid(self) -> None:
        """core-074, core-114; PAY-12, PAY-17: two paid for with three."""
        table, tired, _ = self.scene(3)
        estate = table.darin.has("Blackmoor Estate")
        table.darin.uses(estate, x=2)
        table.darin.chooses(1)
        table.darin.responds_with("Cathouse", on=tired)
        assert tired.ready
        assert len(table.tommy.discard) == 2

    def test_x_of_nothing_is_never_overpaid(self) -> None:
        """core-074, core-114; PAY-13: no domain is drained."""
        table, tired, domains = self.scene(3)
        estate = table.darin.has("Blackmoor Estate")
        table.darin.uses(estate, x=0)
        table.darin.chooses(1)
        table.expects(table.tommy, "action")
        assert tired.exhausted
        assert not domains[0].drained

    @pytest.mark.parametrize("rules", BOTH)
    def test_a_cancelled_ability_was_overpaid_all_the_same(self, rules: str) -> None:
        """core-074, core-087, core-153; PAY-8, TIME-12."""
        table = table_at(rules=rules)
        table.darin.has("Cathouse")
        tired, club = table.darin.has("Bag Man", exhausted=True), table.darin.has("Gentleman's Club")
        table.darin.domain(neutral=3)
        artist = table.tommy.has("Performance Artist")
        table.darin.uses(club)
        table.tommy.disrupts_with(artist)
        table.darin.responds_with("Cathouse", on=tired)
        assert tired.ready
        assert table.darin.hand == []

    def test_two_houses_answer_once_each(self) -> None:
        """core-074, core-072; TIME-16, EFF-23."""
        table, tired, _ = self.scene(2)
        table.darin.has("Cathouse")
        photographer = table.darin.has("Freelance Photographer", exhausted=True)
        other = table.darin.has("Mad Artist", exhausted=True)
        houses = [card for card in table.darin.in_play if card.title == "Cathouse"]
        table.darin.uses(photographer)
        table.darin.responds_with(houses[0], on=tired)
        table.darin.responds_with(houses[1], on=other)
        assert (photographer.ready, tired.ready, other.ready) == (True, True, True)

    def test_a_transient_resource_is_worth_one_for_an_ability(self) -> None:
        """core-074, core-072, core-026; KEY-15, AMB-56: one for one is not too much, and it is gone."""
        table = table_at()
        table.darin.has("Cathouse")
        photographer = table.darin.has("Freelance Photographer", exhausted=True)
        domain = table.darin.domain("Visiting Author")
        author = domain.resources[0]
        table.darin.uses(photographer)
        assert photographer.ready
        table.expects(table.tommy, "action")
        assert author.in_discard

    def test_a_response_that_is_overpaid_is_answered_in_the_same_window(self) -> None:
        """core-074, core-006; AMB-14: occurrences of a Response join the window."""
        table = table_at("resolution")
        table.darin.has("Cathouse")
        hunter, muscle = table.darin.has("Monster Hunter"), table.darin.has("Hired Muscle", at=table.a, exhausted=True)
        victim = table.tommy.has("Mad Artist")
        table.darin.domain(neutral=3)
        table.darin.declines()
        table.darin.declines()
        table.darin.responds_with(hunter, on=victim)
        assert victim.in_discard
        table.darin.responds_with("Cathouse", on=muscle)
        assert muscle.ready

    def test_a_cheaper_thing_from_the_stars_leaves_more_to_waste(self) -> None:
        """core-085, core-120, core-074; PAY-11, PAY-12: 5 + 1 - 2; no triggered ability was paid for."""
        table = dampened()
        table.darin.has("Cathouse")
        thing, tired = table.darin.holds("Thing from the Stars"), table.darin.has("Bag Man", exhausted=True)
        small = table.darin.domain(hastur=1, agency=1, cthulhu=1)
        large = table.darin.domain(hastur=3, agency=1, cthulhu=1)
        dampen(table)
        table.darin.plays(thing)
        assert (thing.in_play, small.drained, large.drained) == (True, False, True)
        table.expects(table.tommy, "action")
        assert tired.exhausted
