"""The Yuggoth Contract: Yog-Sothoth."""

import pytest

from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

LADY = character("test-1", "Lady", HASTUR, unique=True, cost=1, skill=2)
GIANT = character("test-2", "Giant", HASTUR, cost=3, skill=5, icons="CC", subtypes="Monster", keywords=[TOUGHNESS(2)])
HERO = character("test-3", "Hero", AGENCY, cost=1, skill=1, keywords=[HEROIC])
VILLAIN = character("test-4", "Villain", HASTUR, cost=1, skill=1, keywords=[VILLAINOUS])
RECALL = event("test-5", "Recall", NEUTRAL, cost=0, text=[action(return_to_hand(choose(CHARACTER)))])
FRIGHT = event("test-6", "Fright", NEUTRAL, cost=0, text=[action(drive_insane(choose(CHARACTER)))])
JUMP = event("test-7", "Jump", NEUTRAL, cost=0, text=[action(put_into_play(a(CHARACTER.in_(HAND))))])
TEST_CARDS = [LADY, GIANT, HERO, VILLAIN, RECALL, FRIGHT, JUMP]


def double(rules: str = "lcg", resources: int = 2) -> tuple[Scenario, CardHandle, CardHandle]:
    """Tommy has a Focused Art Student; Darin holds Doppelgänger and has a domain to pay for it."""
    table = Scenario(cards=TEST_CARDS, rules=rules)
    table.tommy.stops()
    student = table.tommy.has("Focused Art Student")
    table.darin.domain(yog_sothoth=1, neutral=resources - 1)
    return table, student, table.darin.holds("Doppelgänger")


def test_doppelganger_enters_play_as_a_printed_copy() -> None:
    """EX-135, yc-079; ERR-29, EFF-42, PAY-31, PAY-17: paid as a Yog-Sothoth card, and the copied Response is there."""
    table, student, card = double()
    table.darin.plays(card, x=2, on=student)
    assert card.in_play
    assert card.title == "Focused Art Student"
    assert card.faction is MISKATONIC
    assert (card.skill, card.icons) == (2, "AI")
    assert card.subtypes == {"Student"}
    assert card.has(LOYAL)
    table.darin.responds_with(card)
    assert len(table.darin.hand) == 1


def test_the_match_for_doppelganger_is_its_own() -> None:
    """EX-135, yc-079; PAY-31: the faction of the copied card does not help."""
    table = Scenario(cards=TEST_CARDS)
    table.darin.stops()
    table.tommy.has("Focused Art Student")
    table.darin.domain(miskatonic=2)
    card = table.darin.holds("Doppelgänger")
    assert not table.darin.may_play(card)


@pytest.mark.parametrize(("resources", "values"), [(1, []), (2, [2]), (3, [2, 3])])
def test_x_must_reach_the_printed_cost(resources: int, values: list[int]) -> None:
    """yc-079; ERR-29, EFF-1: X or lower, and never without a character to copy."""
    table, student, card = double(resources=resources)
    table.darin.stops()
    table.tommy.has(LADY)
    assert table.darin.may_play(card) is bool(values)
    if values:
        table.darin.plays(card, x=values[-1], on=student)
        assert card.title == "Focused Art Student"
        table.darin.passes()


@pytest.mark.parametrize("rules", ["lcg", "lcg-final", "ccg"])
def test_a_unique_character_cannot_be_copied(rules: str) -> None:
    """yc-079; ERR-29."""
    table = Scenario(cards=TEST_CARDS, rules=rules)
    table.darin.stops()
    table.tommy.has(LADY)
    table.darin.domain(yog_sothoth=3)
    assert not table.darin.may_play(table.darin.holds("Doppelgänger"))


@pytest.mark.parametrize(("rules", "allowed"), [("lcg", True), ("lcg-final", False), ("ccg", True)])
def test_an_insane_character_can_be_copied_until_the_last_faq(rules: str, allowed: bool) -> None:
    """yc-079; EFF-10, PAY-11: it may be chosen like any other, by the cost that is printed on it; FINAL-12: under the
    last FAQ nothing that is printed on it can be compared."""
    table = Scenario(cards=TEST_CARDS, rules=rules)
    table.darin.stops()
    giant = table.tommy.has(GIANT, insane=True)
    table.darin.domain(yog_sothoth=3)
    card = table.darin.holds("Doppelgänger")
    assert table.darin.may_play(card) is allowed
    assert table.darin.why_not(card) == (set() if allowed else {"PAY-17"})  # X could be paid: nobody could be chosen
    if allowed:
        table.darin.plays(card, x=3, on=giant)
        assert (card.title, card.skill, card.icons) == ("Giant", 5, "CC")
        assert card.ready
        assert giant.insane


@pytest.mark.parametrize("rules", ["lcg", "ccg"])
def test_the_printed_cost_of_an_insane_character_is_not_0(rules: str) -> None:
    """yc-079; PAY-11, STATE-13: insanity sets the cost to 0, not what is printed on the card."""
    table = Scenario(cards=TEST_CARDS, rules=rules)
    table.darin.stops()
    table.tommy.has(GIANT, insane=True)
    table.darin.domain(yog_sothoth=2)
    assert not table.darin.may_play(table.darin.holds("Doppelgänger"))


def test_a_copy_of_an_insane_character_may_not_clash_either() -> None:
    """yc-079; KEY-4, STATE-13: the insane have no keywords, but the copy enters play as it is printed."""
    table, student, card = double(resources=3)
    table.tommy.has(HERO, insane=True)
    villain = table.darin.has(VILLAIN)
    table.darin.plays(card, x=3)
    assert table.darin.may_choose(student, villain)
    table.darin.chooses(student)
    assert card.title == student.title


def test_a_copy_may_not_clash() -> None:
    """yc-079; KEY-4: a Heroic character cannot be copied by a player with a Villainous one."""
    table, student, card = double(resources=3)
    table.tommy.has(HERO)
    villain = table.darin.has(VILLAIN)
    table.darin.plays(card, x=3)
    assert table.darin.may_choose(student, villain)
    table.darin.chooses(villain)
    assert card.title == "Villain"


def test_a_copy_keeps_its_title_when_insane_and_comes_back_as_the_copy() -> None:
    """EX-136, yc-079; STATE-17, STATE-13, EFF-42."""
    table, student, card = double()
    table.tommy.holds(FRIGHT)
    table.darin.plays(card, x=2, on=student)
    table.darin.passes()
    table.tommy.plays("Fright", on=card)
    assert card.insane
    assert card.title == "Focused Art Student"
    assert (card.skill, card.icons, card.faction, card.subtypes) == (0, "", None, frozenset())
    table.run_to("refresh")
    table.run_to("draw")
    table.run_to("refresh")
    assert card.exhausted
    assert card.title == "Focused Art Student"
    assert card.skill == 2


def test_the_copy_ends_when_it_leaves_play() -> None:
    """yc-079; EFF-42, STATE-4: in hand it is a Doppelgänger again and may copy anew."""
    table, student, card = double()
    table.tommy.holds(RECALL)
    table.darin.plays(card, x=2, on=student)
    table.darin.passes()
    table.tommy.plays("Recall", on=card)
    assert card.in_hand
    assert card.title == "Doppelgänger"


@pytest.mark.parametrize(("rules", "returns"), [("lcg", False), ("lcg-final", True), ("ccg", True)])
def test_the_copy_goes_back_when_the_model_leaves_only_by_some_wordings(rules: str, returns: bool) -> None:
    """yc-079: by FAQ 1.3 it stays, by the printed text and by FAQ 4.1 it returns to hand."""
    table, student, card = double(rules)
    table.tommy.holds(RECALL)
    table.darin.plays(card, x=2, on=student)
    table.darin.passes()
    table.tommy.plays("Recall", on=student)
    assert card.in_hand is returns
    assert card.in_play is not returns


@pytest.mark.parametrize(("rules", "offered"), [("lcg", 2), ("ccg", 1)])
def test_as_printed_x_is_exactly_the_printed_cost(rules: str, offered: int) -> None:
    """yc-079: with X of 3, FAQ 1.3 allows the Student of cost 2 as well."""
    table, student, card = double(rules, resources=3)
    giant = table.tommy.has(GIANT)
    table.darin.plays(card, x=3)
    if offered == 2:
        assert table.darin.may_choose(student, giant)
        table.darin.chooses(giant)
    assert card.title == "Giant"


def test_put_into_play_it_copies_nothing() -> None:
    """yc-079; AMB-69, PAY-18."""
    table, _, card = double()
    table.darin.holds(JUMP)
    table.darin.plays("Jump")
    assert card.in_play
    assert card.title == "Doppelgänger"
    assert card.skill == 0


def test_a_model_that_comes_back_later_is_another_object() -> None:
    """yc-079; STATE-4: a returning Doppelgänger that has been replayed is not sent back by the old copy's text."""
    table, student, card = double("lcg-final", resources=3)
    giant = table.tommy.has(GIANT)
    table.darin.domain(yog_sothoth=3)
    table.tommy.holds(RECALL)
    table.tommy.holds(RECALL)
    table.darin.plays(card, x=3, on=student, paying=table.darin.domains[0])
    table.darin.passes()
    table.tommy.plays("Recall", on=card)
    table.darin.plays(card, x=3, on=giant)
    table.tommy.plays("Recall", on=student)
    assert card.in_play
    assert card.title == "Giant"


class TestAllAreOne:
    """yc-060."""

    def test_three_cards_go_three_ways(self) -> None:
        """yc-060; DRAW-12: each place takes one that is left; whatever lies below stays."""
        table = Scenario(cards=TEST_CARDS, bells=["darin", "tommy"])
        lady, hero, giant = (table.darin.decked(card) for card in (LADY, HERO, GIANT))
        below = table.darin.deck[-4]
        table.darin.domain(yog_sothoth=2)
        table.darin.plays(table.darin.holds("All are One"))
        table.darin.chooses(hero)
        assert hero.in_discard
        table.darin.chooses(giant)
        assert giant.in_hand
        assert table.darin.deck[-2:] == [below, lady]

    def test_everybody_has_seen_them(self) -> None:
        """yc-060; GEN-10, AMB-68, DRAW-12: what was revealed goes to hand and onto the deck openly."""
        table = Scenario(cards=TEST_CARDS, bells=["darin", "tommy"])
        lady, hero, giant = (table.darin.decked(card) for card in (LADY, HERO, GIANT))
        table.darin.domain(yog_sothoth=2)
        table.darin.plays(table.darin.holds("All are One"))
        table.darin.chooses(hero, giant)
        assert (giant.piece.seen, lady.piece.seen) == (3, 3)
