"""Formats and what keeps a deck from being legal in them (chapter DECK, and CCG-25 to CCG-28)."""

from dataclasses import replace

import pytest

from rlyeh.cards import POOL as CARDS_THAT_EXIST
from rlyeh.decks import (
    FORMATS,
    PAIRS,
    STORIES,
    STORY_DECKS,
    Breach,
    Deck,
    breaches,
    deck_format,
    quick_deck,
    require_legal,
    unplayable,
)
from rlyeh.errors import DeckError
from rlyeh.language import *
from rlyeh.model import Card, Pool
from rlyeh.reference import rule

FILLERS = [character(f"core-{200 + number}", f"Filler {number}", NEUTRAL, cost=1, skill=1) for number in range(20)]
DOG = character(
    "fl-096", "Alaskan Sledge Dog", NEUTRAL, cost=1, skill=1, text=[deck_copies(8)],
    errata=[errata("FAQ 1.3", text=[])],
)
BIRD = character("dl-110", "Magah Bird", HASTUR, cost=1, skill=1)
PLOT = conspiracy("fl-046", "The Plot", NEUTRAL, cost=2, struggles="TCAI")
GRAY = character("core-301", "Gray", NEUTRAL, unique=True, descriptor="The Elder", cost=1, skill=1)
OLD_GRAY = character("core-302", "Gray", NEUTRAL, unique=True, descriptor="The Ghost", cost=1, skill=1)
LATE = character("tmom-001", "Latecomer", NEUTRAL, cost=1, skill=1)
GATE = event("dl-012", "Twilight Gate", NEUTRAL, cost=1)
PILLAR = support("dl-078", "Guardian Pillar", NEUTRAL, cost=1)
TALES = [story(card_id, f"Tale {card_id}") for card_id in STORIES]
MORE_TALES = [story(f"soa-{51 + number:03d}", f"Other tale {number}") for number in range(10)]
CARDS: list[Card] = [*FILLERS, DOG, BIRD, PLOT, GRAY, OLD_GRAY, LATE, GATE, PILLAR, *TALES, *MORE_TALES]
POOL = Pool(CARDS)


def deck(total: int = 50, **extra: int) -> Deck:
    """A deck of so many cards, with these cards in it (ids with an underscore) and legal fillers for the rest."""
    cards = {card_id.replace("_", "-"): count for card_id, count in extra.items()}
    left = total - sum(cards.values())
    for filler in FILLERS:
        count = min(3, left)
        if count > 0:
            cards[filler.id] = count
            left -= count
    return Deck("Test", cards)


def telling(stories: tuple[str, ...]) -> Deck:
    """A legal deck with a story deck of its own."""
    return replace(deck(), stories=stories)


def found(checked: Deck, format: str) -> list[Breach]:
    """The breaches of a deck in a format."""
    return breaches(checked, deck_format(format), POOL)


@pytest.mark.parametrize(("extra", "total", "rule"), [
    ({"fl_096": 4}, 50, "DECK-2"),
    ({"fl_046": 4}, 50, "DECK-3"),
    ({"dl_110": 1}, 50, "DECK-9"),
    ({}, 49, "DECK-1"),
    ({"core_301": 2, "core_302": 2}, 50, "DECK-2"),
])
def test_illegal_tournament_decks(extra: dict[str, int], total: int, rule: str) -> None:
    """EX-48 a to e; DECK-10, DECK-2, DECK-3, DECK-9, DECK-1, CARD-8, ERR-4."""
    assert [breach.rule for breach in found(deck(total, **extra), "lcg-2010")] == [rule]


def test_a_legal_tournament_deck_with_conspiracies() -> None:
    """EX-48 f; DECK-4, CONSP-1: conspiracies count towards the fifty, and more than fifty cards are fine."""
    assert found(deck(fl_046=3), "lcg-2010") == []
    assert found(deck(55, fl_046=3, core_301=2, core_302=1), "lcg-2010") == []
    require_legal(deck(), deck_format("lcg-2010"), POOL)


def test_all_breaches_are_told_at_once() -> None:
    """DECK-1, DECK-2, DECK-9: with card, count, rule and what would mend it."""
    wrong = deck(45, dl_110=4)
    size, copies, banned = found(wrong, "lcg-2010")
    assert (size.rule, size.card, size.count, size.mend) == ("DECK-1", "", 45, "Add 5 cards.")
    assert (copies.rule, copies.card, copies.count, copies.mend) == ("DECK-2", "dl-110", 4, "Take 1 card out.")
    assert (banned.rule, banned.card, banned.count, banned.mend) == ("DECK-9", "dl-110", 4, "Take 4 cards out.")
    with pytest.raises(DeckError, match=r"Add 5 cards\..*Take 4 cards out\.") as refused:
        require_legal(wrong, deck_format("lcg-2010"), POOL)
    assert refused.value.source == "DECK-1"


@pytest.mark.parametrize(("extra", "total", "rules"), [
    ({"core_301": 4}, 50, []),
    ({"core_301": 3, "core_302": 2}, 50, ["CCG-25"]),
    ({}, 47, ["CCG-25"]),
])
def test_ccg_decks(extra: dict[str, int], total: int, rules: list[str]) -> None:
    """EX-143; CCG-25, CCG-26: four copies, counted by title; a starter of 47 is too small."""
    assert [breach.rule for breach in found(deck(total, **extra), "ccg")] == rules


def test_the_ccg_has_no_conspiracies_and_no_lists() -> None:
    """EX-176; CCG-2, CCG-28: neither banned list nor errata, so the Dog's printed permission holds."""
    assert [breach.rule for breach in found(deck(fl_046=1), "ccg")] == ["CCG-2"]
    assert found(deck(dl_110=3), "ccg") == []
    assert found(deck(fl_096=8), "ccg") == []
    assert [breach.rule for breach in found(deck(fl_096=9), "ccg")] == ["CCG-25"]


@pytest.mark.parametrize(("extra", "rules"), [
    ({"dl_012": 3}, []),
    ({"dl_012": 1, "dl_078": 1}, ["FINAL-19", "FINAL-19"]),
    ({"dl_110": 3}, []),
    ({"fl_096": 4}, ["DECK-2"]),
])
def test_the_last_faq_restricts_instead_of_banning(extra: dict[str, int], rules: list[str]) -> None:
    """FINAL-19: one restricted title, in as many copies as usual."""
    assert [breach.rule for breach in found(deck(**extra), "lcg-final")] == rules


def test_sets_that_are_not_part_of_a_format() -> None:
    """DECK-12, DECK-11: sets are compatible, but FAQ 1.3 knew only the first six."""
    assert [breach.rule for breach in found(deck(tmom_001=1), "lcg-2010")] == ["DECK-12"]
    assert found(deck(tmom_001=1), "lcg-final") == []
    assert {breach.rule for breach in found(deck(fl_046=1), "core")} == {"DECK-12", "DECK-8", "DECK-7"}


def test_unknown_cards_are_named_with_the_nearest_id() -> None:
    """DECK-11."""
    (breach,) = found(deck(**{"dl_11O": 1}), "lcg-2010")
    assert breach.card == "dl-11O"
    assert "dl-110" in breach.mend


def test_casual_decks_are_whatever_can_be_played() -> None:
    """AMB-64, SET-5: no list, no limit of copies; but setup draws eight cards, and a card must be declared."""
    assert found(deck(47, core_301=40, dl_110=4), "casual") == []
    assert found(deck(9), "casual") == []
    (small,) = found(deck(8), "casual")
    assert (small.rule, small.count, small.mend) == ("SET-5", 8, "Add 1 card.")
    (dog,) = found(deck(**{"rev_029": 2}), "casual")
    assert (dog.card, dog.count) == ("rev-029", 2)
    assert dog.text == "Black Dog (Revelations F29) cannot be played here yet."


def test_stories_are_no_part_of_the_deck() -> None:
    """DECK-1, DECK-5: and the story deck of FAQ 1.3 is fixed."""
    assert [breach.rule for breach in found(deck(core_156=1), "lcg-2010")] == ["DECK-1"]
    assert found(telling(STORIES), "lcg-2010") == []
    assert [breach.rule for breach in found(telling(STORIES[:9]), "lcg-2010")] == ["DECK-5"]
    others = tuple(card.id for card in MORE_TALES)
    assert [breach.rule for breach in found(telling(others), "lcg-2010")] == ["DECK-5"]
    assert found(telling(others), "lcg-final") == []


def test_a_free_story_deck_has_ten_different_stories() -> None:
    """SET-3, CARD-2."""
    nine = tuple(card.id for card in MORE_TALES[:9])
    assert [breach.rule for breach in found(telling((*nine, nine[0])), "casual")] == ["SET-3"]
    assert [breach.rule for breach in found(telling((*nine, "core-301")), "casual")] == ["CARD-2"]
    assert found(telling((*nine, STORIES[0])), "casual") == []


def test_the_story_deck_of_the_ccg_is_fixed() -> None:
    """CCG-4: any of the sets that exist, all of it and nothing else."""
    mixed = (*(card.id for card in MORE_TALES[:9]), STORIES[0])
    assert [breach.rule for breach in found(telling(mixed), "ccg")] == ["CCG-4"]
    assert found(telling(tuple(card.id for card in MORE_TALES)), "ccg") == []


def test_broken_deck_lists_and_formats() -> None:
    """DECK-1: a count below one and a misspelt format are refused in words."""
    with pytest.raises(DeckError, match="leave such a line out"):
        Deck("Empty", {"core-001": 0})
    with pytest.raises(DeckError, match='Did you mean "lcg-2010"'):
        deck_format("lcg-201")
    assert Deck.of("List", ["a-1", "a-1", "b-2"]).card_ids() == ["a-1", "a-1", "b-2"]


class TestTheBox:
    """DECK-6, DECK-7, DECK-8: a deck for the first game is two factions and one packet, card for card."""

    def broken(self, checked: Deck) -> list[tuple[str, str, str]]:
        found = breaches(checked, deck_format("core"), CARDS_THAT_EXIST)
        return [(breach.rule, breach.card, breach.mend) for breach in found]

    def test_every_quick_deck_is_legal(self) -> None:
        for pair in PAIRS:
            for packet in (0, 1):
                assert self.broken(quick_deck(pair, packet)) == []

    def test_a_card_too_many_a_card_too_few_a_card_twice(self) -> None:
        cards = dict(quick_deck((CTHULHU, HASTUR), 0).cards)
        assert self.broken(Deck("One more", cards | {"core-001": 1})) == [("DECK-7", "core-001", "Take 1 card out.")]
        assert self.broken(Deck("Twice", cards | {"core-041": 2})) == [("DECK-8", "core-041", "Take 1 card out.")]
        del cards["core-041"]
        assert self.broken(Deck("One less", cards)) == [("DECK-7", "core-041", "Add 1 copy.")]

    def test_cards_of_another_packet(self) -> None:
        cards = dict(quick_deck((CTHULHU, HASTUR), 0).cards)
        del cards["core-147"]
        assert self.broken(Deck("Mixed", cards | {"core-148": 1})) == [
            ("DECK-7", "core-148", "Take 1 card out."), ("DECK-7", "core-147", "Add 1 copy."),
        ]  # fmt: skip

    def test_what_is_no_quick_deck_at_all_is_told_in_one_sentence(self) -> None:
        """DECK-12: and cards of other sets have their own breach, once."""
        (breach,) = found(deck(50), "core")[-1:]
        assert (breach.rule, breach.card, breach.count) == ("DECK-7", "", 50)
        cards = dict(quick_deck((CTHULHU, HASTUR), 0).cards)
        assert [rule for rule, _, _ in self.broken(Deck("Foreign", cards | {"fl-112": 1}))] == ["DECK-12"]

    def test_steve_clarney_may_be_sorted_by_number_or_by_symbol(self) -> None:
        """DECK-6: F23 is an Agency card in the block of Miskatonic University."""
        agency = dict(quick_deck((AGENCY, HASTUR), 0).cards)
        assert self.broken(Deck("By symbol", agency | {"core-023": 1})) == []
        students = dict(quick_deck((MISKATONIC, HASTUR), 0).cards)
        del students["core-023"]
        assert self.broken(Deck("By symbol", students)) == []
        hastur = dict(quick_deck((CTHULHU, HASTUR), 0).cards)
        assert self.broken(Deck("Neither", hastur | {"core-023": 1})) == [("DECK-7", "core-023", "Take 1 card out.")]


class TestCardsThatAreNotDeclaredYet:
    def test_a_format_judges_them_by_what_is_printed(self) -> None:
        """DECK-2, DECK-12, FINAL-19, DECK-1: legal or not, whether or not the program can play them."""
        assert found(deck(rev_105=3), "lcg-final") == []
        assert [breach.rule for breach in found(deck(rev_105=4), "lcg-final")] == ["DECK-2"]
        assert [breach.rule for breach in found(deck(rev_085=2, rev_090=2), "lcg-final")] == ["DECK-2"]
        assert [breach.rule for breach in found(deck(rev_105=1), "lcg-2010")] == ["DECK-12"]
        assert [breach.card for breach in found(deck(rev_029=1, rev_011=1), "lcg-final")] == ["rev-011", "rev-029"]
        assert [breach.rule for breach in found(deck(ar_001=1), "lcg-final")] == ["DECK-1"]
        assert [breach.rule for breach in found(deck(tmom_035=1), "ccg")] == ["CCG-2"]

    def test_what_cannot_be_played_is_told_beside_it(self) -> None:
        """DECK-5, DECK-12: stories too."""
        relics = STORY_DECKS["ancient-relics"].stories
        checked = replace(deck(rev_105=3), stories=relics)
        assert found(checked, "lcg-final") == []
        assert [entry.id for entry in unplayable(checked, POOL)] == ["rev-105", *relics]
        assert unplayable(deck(), POOL) == []


@pytest.mark.parametrize("stories", [each.stories for each in STORY_DECKS.values()], ids=list(STORY_DECKS))
def test_the_fixed_story_decks(stories: tuple[str, ...]) -> None:
    """DECK-5: the last FAQ leaves the choice, that of 2010 does not; none may be altered."""
    assert found(telling(stories), "lcg-final") == []
    assert found(telling(stories), "ccg") == []
    assert (found(telling(stories), "lcg-2010") == []) is (stories == STORIES)
    assert [breach.rule for breach in found(telling(stories[1:]), "lcg-final")] == ["DECK-5"]
    assert [breach.rule for breach in found(telling(stories[1:]), "ccg")] == ["CCG-4"]


def test_every_rule_of_a_breach_can_be_looked_up() -> None:
    """DECK-1: a breach names a rule that the reference has."""
    cards = {"core-156": 4, "fl-112": 4, "dl-012": 1, "dl-078": 1, "fl-046": 5, "rev-029": 1, "none-1": 1}
    wrong = Deck("Wrong", cards, ("core-301", "core-156"))
    rules = {breach.rule for format in FORMATS for breach in found(wrong, format)}
    assert {"DECK-1", "DECK-2", "DECK-3", "DECK-5", "DECK-7", "DECK-9", "DECK-11", "DECK-12", "CCG-2"} <= rules
    assert all(rule(id) for id in rules)
