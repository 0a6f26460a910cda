"""Core Set: Syndicate, core-061 to core-080: the characters, save Richard Upton Pickman."""

import pytest

from rlyeh.cards import POOL
from rlyeh.cards.core import syndicate
from rlyeh.language import *
from rlyeh.model import Card
from tests.cards.core.syndicate_table import (
    CHILD,
    DOOR,
    DREAMER,
    GIANT,
    GUNMAN,
    HORROR,
    MAN,
    RELIC,
    RING,
    STAB,
    table_at,
)


def test_the_syndicate_has_twenty_cards() -> None:
    declared = [card.id for card in vars(syndicate).values() if isinstance(card, Card)]
    assert declared == [f"core-{number:03}" for number in range(61, 81)]


@pytest.mark.parametrize(
    ("card_id", "cost", "skill", "icons", "subtype", "keywords"),
    [
        ("core-062", 4, 3, "CAI", "Sorcerer", {FAST: 1, WILLPOWER: 1}),
        ("core-064", 3, 2, "CCI", "Criminal", {FAST: 1}),
        ("core-067", 2, 2, "CI", "Criminal", {LOYAL: 1, WILLPOWER: 1}),
    ],
)
def test_characters_with_keywords_only(
    card_id: str, cost: int, skill: int, icons: str, subtype: str, keywords: dict[object, int]
) -> None:
    """core-062, core-064, core-067."""
    card = POOL[card_id]
    handle = table_at().darin.has(card)
    assert (card.cost, handle.skill, handle.icons, set(handle.subtypes)) == (cost, skill, icons, {subtype})
    assert dict(card.keywords) == keywords
    assert card.text == ()


def test_triggerman_is_loyal() -> None:
    """core-067; PAY-20: his whole cost in Syndicate resources on one domain."""
    table = table_at()
    man = table.darin.holds("Triggerman")
    table.darin.domain(syndicate=1, neutral=3)
    assert not table.darin.may_play(man)
    table = table_at()
    man = table.darin.holds("Triggerman")
    table.darin.domain(syndicate=2)
    assert table.darin.may_play(man)


class TestJackBrassBrady:
    """core-061."""

    def test_he_escapes_the_ability_that_chose_him(self) -> None:
        """core-061; EX-49, EFF-4."""
        table = table_at()
        gunman, brady = table.darin.has(GUNMAN), table.tommy.has('Jack "Brass" Brady')
        domain = table.darin.domain(neutral=1)
        table.darin.uses(gunman, on=brady)
        table.tommy.disrupts_with(brady)
        assert brady.in_hand
        assert brady.wounds == 0
        assert domain.drained

    def test_any_triggered_ability_of_either_player_will_do(self) -> None:
        """core-061; TIME-8: also his own side's, also of a support, also when he is not concerned."""
        table = table_at()
        brady, relic, man = table.darin.has('Jack "Brass" Brady'), table.darin.has(RELIC), table.tommy.has(MAN)
        table.darin.uses(relic, on=man)
        table.darin.disrupts_with(brady)
        assert brady.in_hand
        assert man.in_discard

    def test_an_ability_whose_cost_took_its_card_away_counts(self) -> None:
        """core-061; TIME-27: it was in play when it was used."""
        table = table_at()
        brady, patsy = table.tommy.has('Jack "Brass" Brady'), table.darin.has("Patsy")
        table.tokens(table.a, {table.tommy: 2})
        table.darin.uses(patsy)
        table.tommy.disrupts_with(brady)
        assert brady.in_hand
        assert table.a.tokens(table.tommy) == 0

    def test_events_and_abilities_outside_play_are_none(self) -> None:
        """core-061; EX-165, AMB-86, AMB-87."""
        table = table_at()
        brady, stab = table.tommy.has('Jack "Brass" Brady'), table.darin.holds(STAB)
        dreamer = table.darin.discarded(DREAMER)
        table.darin.domain(neutral=1)
        table.darin.uses(dreamer)
        assert dreamer.in_hand
        table.darin.plays(stab, on=brady)
        assert brady.in_discard

    def test_he_does_not_disrupt_himself(self) -> None:
        """core-061; EFF-46: his own use offers no further one."""
        table = table_at()
        gunman, brady, man = table.darin.has(GUNMAN), table.tommy.has('Jack "Brass" Brady'), table.tommy.has(MAN)
        table.darin.domain(neutral=1)
        table.darin.uses(gunman, on=man)
        table.tommy.disrupts_with(brady)
        assert man.in_discard
        table.expects(table.darin, "action")

    def test_he_returns_to_his_owner(self) -> None:
        """core-061; STATE-3."""
        table = table_at()
        brady, relic = table.darin.has('Jack "Brass" Brady', owner=table.tommy), table.darin.has(RELIC)
        man = table.tommy.has(MAN)
        table.darin.uses(relic, on=man)
        table.darin.disrupts_with(brady)
        assert table.tommy.hand == [brady]


class TestSkillReducers:
    """core-065, core-066, core-076."""

    def test_bouncer_exhausts_to_take_one_skill(self) -> None:
        """core-065; PAY-27."""
        table = table_at()
        bouncer, giant, other = table.darin.has("Clover Club Bouncer"), table.tommy.has(GIANT), table.tommy.has(GIANT)
        table.darin.uses(bouncer, on=giant)
        assert (giant.skill, other.skill) == (4, 5)
        assert bouncer.exhausted
        assert not table.darin.may_use(bouncer)
        table.run_to("story")
        assert giant.skill == 5

    def test_torch_singer_pays_one_to_take_two(self) -> None:
        """core-066; EFF-23: as often as it is paid for."""
        table = table_at()
        singer, giant = table.darin.has("Clover Club Torch Singer"), table.tommy.has(GIANT)
        table.darin.domain(neutral=1)
        table.darin.domain(neutral=1)
        table.darin.uses(singer, on=giant)
        assert giant.skill == 3
        table.darin.uses(singer, on=giant)
        assert giant.skill == 1
        assert singer.ready
        assert not table.darin.may_use(singer)
        table.run_to("story")
        assert giant.skill == 5

    def test_skill_below_nothing_is_remembered(self) -> None:
        """core-065, core-066; EFF-20."""
        table = table_at()
        singer, bouncer, child = (
            table.darin.has("Clover Club Torch Singer"), table.darin.has("Clover Club Bouncer"), table.tommy.has(CHILD)
        )
        table.darin.domain(neutral=1)
        ring = table.darin.holds(RING)
        table.darin.uses(singer, on=child)
        table.darin.uses(bouncer, on=child)
        table.darin.plays(ring, on=child)
        assert child.skill == 0

    def test_like_a_moth_sets_the_printed_skill_to_nothing(self) -> None:
        """core-076; EFF-19: what others give and take still counts."""
        table = table_at()
        moth, giant, other = table.darin.holds("Like a Moth"), table.tommy.has(GIANT), table.tommy.has(GIANT)
        table.tommy.has(RING, on=giant)
        table.darin.domain(syndicate=2)
        table.darin.plays(moth, on=giant)
        assert (giant.skill, other.skill) == (1, 5)
        table.run_to("story")
        assert giant.skill == 6


class TestSyndicateLiaison:
    """core-068."""

    def test_entering_play_it_exhausts_a_ready_character(self) -> None:
        """core-068; TIME-21: ready ones only."""
        table = table_at()
        liaison, man, tired = table.darin.holds("Syndicate Liaison"), table.tommy.has(MAN), table.tommy.has(
            MAN, exhausted=True)
        table.darin.domain(syndicate=3)
        table.darin.plays(liaison)
        assert table.darin.may_choose(liaison, man)
        table.darin.chooses(man)
        assert man.exhausted
        assert liaison.ready
        assert tired.exhausted

    def test_alone_it_exhausts_itself_even_put_into_play(self) -> None:
        """core-068; EFF-40."""
        table = table_at()
        liaison, door = table.darin.holds("Syndicate Liaison"), table.darin.holds(DOOR)
        table.darin.plays(door, on=liaison)
        assert liaison.exhausted


class TestHardCase:
    """core-069."""

    @pytest.mark.parametrize(("domains", "number"), [(2, 3), (3, 4), (4, 5)])
    def test_the_number_of_domains_limits_the_printed_cost(self, domains: int, number: int) -> None:
        """core-069: costs 0, 2 (Hard Case himself), 2, 3 and 4."""
        table = table_at()
        case = table.darin.holds("Hard Case")
        targets = [table.tommy.has(card) for card in (CHILD, MAN, HORROR, GIANT)]
        table.darin.domain(syndicate=2)
        for _ in range(domains - 1):
            table.darin.domain()
        table.darin.plays(case)
        table.darin.responds_with(case)
        assert table.darin.may_choose(case, *targets[: number - 1])
        table.darin.chooses(targets[number - 2])
        assert targets[number - 2].exhausted

    @pytest.mark.parametrize(("rules", "allowed"), [("lcg", True), ("lcg-final", False)])
    def test_the_printed_cost_of_the_insane(self, rules: str, allowed: bool) -> None:
        """core-069; EFF-10, PAY-11: it is compared, and they stay as they are (STATE-8); FINAL-12: it is not."""
        table = table_at(rules=rules)
        case = table.darin.holds("Hard Case")
        table.tommy.has(GIANT, insane=True)
        child, man = table.tommy.has(CHILD, insane=True), table.tommy.has(MAN)
        table.darin.domain(syndicate=2)
        table.darin.domain()
        table.darin.plays(case)
        table.darin.responds_with(case)
        assert table.darin.may_choose(*(case, man, child) if allowed else (case, man))
        table.darin.chooses(child if allowed else man)
        assert child.insane
        assert man.exhausted is not allowed

    def test_it_may_be_declined_and_others_entering_are_no_reason(self) -> None:
        """core-069; TIME-14."""
        table = table_at()
        table.darin.has("Hard Case")
        child = table.darin.holds(CHILD)
        table.darin.plays(child)
        table.expects(table.darin, "action")
        table = table_at()
        case, man = table.darin.holds("Hard Case"), table.tommy.has(MAN)
        table.darin.domain(syndicate=2)
        table.darin.plays(case)
        table.darin.passes()
        assert man.ready


class TestPatsy:
    """core-070."""

    def test_two_tokens_from_one_side(self) -> None:
        """core-070."""
        table = table_at()
        patsy = table.darin.has("Patsy")
        table.tokens(table.a, {table.tommy: 3})
        table.darin.uses(patsy)
        assert patsy.in_discard
        assert table.a.tokens(table.tommy) == 1

    @pytest.mark.parametrize(("mine", "left"), [(0, (2, 0)), (1, (1, 1)), (2, (0, 2))])
    def test_the_sides_may_be_mixed(self, mine: int, left: tuple[int, int]) -> None:
        """core-070: two tokens on each side."""
        table = table_at()
        patsy = table.darin.has("Patsy")
        table.tokens(table.a, {table.darin: 2, table.tommy: 2})
        table.darin.uses(patsy)
        table.darin.chooses(mine)
        assert (table.a.tokens(table.darin), table.a.tokens(table.tommy)) == left

    @pytest.mark.parametrize(("tokens", "may"), [((0, 1), False), ((1, 1), True), ((0, 4), True), ((1, 4), False)])
    def test_two_to_four_tokens_in_all(self, tokens: tuple[int, int], may: bool) -> None:
        """core-070: exactly two must come off, and four is the most."""
        table = table_at()
        patsy = table.darin.has("Patsy")
        table.tokens(table.b, {table.darin: tokens[0], table.tommy: tokens[1]})
        assert table.darin.may_use(patsy) is may

    def test_only_a_fitting_story_can_be_chosen(self) -> None:
        """core-070."""
        table = table_at()
        patsy = table.darin.has("Patsy")
        table.tokens(table.a, {table.tommy: 2})
        table.tokens(table.b, {table.tommy: 4, table.darin: 1})
        table.tokens(table.c, {table.tommy: 4})
        table.darin.uses(patsy)
        assert table.darin.may_choose(table.a, table.c)
        table.darin.chooses(table.c)
        assert table.c.tokens(table.tommy) == 2


class TestExtortionist:
    """core-071."""

    def test_overpaid_it_exhausts_a_character_that_is_no_ancient_one(self) -> None:
        """core-071; PAY-12."""
        table = table_at()
        card, man, horror = table.darin.holds("Extortionist"), table.tommy.has(MAN), table.tommy.has(HORROR)
        table.darin.domain(syndicate=2, neutral=1)
        table.darin.plays(card)
        table.darin.responds_with(card)
        assert table.darin.may_choose(card, man)
        table.darin.chooses(man)
        assert man.exhausted
        assert horror.ready

    def test_paid_exactly_it_does_nothing(self) -> None:
        """core-071; PAY-12."""
        table = table_at()
        card, man = table.darin.holds("Extortionist"), table.tommy.has(MAN)
        table.darin.domain(syndicate=2)
        table.darin.plays(card)
        assert card.in_play
        table.expects(table.darin, "action")
        assert man.ready

    def test_put_into_play_from_hand_it_does_nothing(self) -> None:
        """core-071; EFF-39: nothing was paid for it."""
        table = table_at()
        card, door, man = table.darin.holds("Extortionist"), table.darin.holds(DOOR), table.tommy.has(MAN)
        table.darin.plays(door, on=card)
        assert card.in_play
        table.expects(table.darin, "action")
        assert man.ready


class TestFreelancePhotographer:
    """core-072."""

    def test_one_resource_readies_it(self) -> None:
        """core-072."""
        table = table_at()
        card, other = table.darin.has("Freelance Photographer", exhausted=True), table.darin.has(MAN, exhausted=True)
        domain = table.darin.domain(neutral=1)
        table.darin.uses(card)
        assert card.ready
        assert other.exhausted
        assert domain.drained

    def test_it_stays_committed(self) -> None:
        """core-072; STORY-8."""
        table = table_at("after commit")
        card = table.darin.has("Freelance Photographer", exhausted=True, at=table.a)
        table.darin.domain(neutral=1)
        table.darin.uses(card)
        assert card.ready
        assert card.story == table.a

    def test_without_a_domain_it_cannot(self) -> None:
        """core-072; PAY-6."""
        table = table_at()
        card = table.darin.has("Freelance Photographer", exhausted=True)
        table.darin.domain(neutral=1, drained=True)
        assert not table.darin.may_use(card)
