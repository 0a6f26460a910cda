"""Decks and card pools: DECK-1 to DECK-10. The checks themselves have their own tests in tests/decks."""

import re
from dataclasses import replace

import pytest

from rlyeh.cards import POOL
from rlyeh.decks import (
    BLOCKS,
    FORMATS,
    PACKETS,
    PAIRS,
    STORIES,
    Deck,
    breaches,
    coin_flips,
    contested,
    deck_format,
    quick_deck,
)
from rlyeh.engine.state.random import Chance
from rlyeh.language import *
from rlyeh.model import CardType

CORE = [card.id for card in POOL if card.set_name == "Core Set" and card.type is not CardType.STORY]
DOGS = [character(f"core-90{number}", "Gray", NEUTRAL, cost=1, skill=1, descriptor=f"{number}") for number in range(2)]


def deck(total: int = 50, **extra: int) -> Deck:
    """A deck of so many cards: these (ids with an underscore), filled up with different ones of the Core Set."""
    cards = {card_id.replace("_", "-"): count for card_id, count in extra.items()}
    fillers = [card_id for card_id in CORE if card_id not in cards and POOL[card_id].type is not CardType.CONSPIRACY]
    cards |= dict.fromkeys(fillers[: total - sum(cards.values())], 1)
    return Deck("Test", cards)


def rules_broken(checked: Deck, format: str = "lcg-2010") -> list[str]:
    """The rules that a deck of real cards breaks in a format."""
    return [breach.rule for breach in breaches(checked, deck_format(format), POOL.plus(DOGS))]


@pytest.mark.parametrize(("total", "broken"), [(49, ["DECK-1"]), (50, []), (51, [])])
def test_fifty_cards(total: int, broken: list[str]) -> None:
    """DECK-1: fifty or more; conspiracies count, stories and domains do not."""
    assert rules_broken(deck(total)) == broken
    assert rules_broken(deck(total, core_155=1)) == broken
    assert rules_broken(replace(deck(total), stories=STORIES)) == broken


def test_the_minimum_is_a_parameter() -> None:
    """DECK-1."""
    large = replace(FORMATS["lcg-2010"], minimum=60)
    assert [breach.rule for breach in breaches(deck(59), large, POOL)] == ["DECK-1"]
    assert breaches(deck(60), large, POOL) == []


@pytest.mark.parametrize(("copies", "broken"), [(3, []), (4, ["DECK-2"])])
def test_three_copies(copies: int, broken: list[str]) -> None:
    """DECK-2: by title, whatever the descriptor."""
    assert rules_broken(deck(core_001=copies)) == broken
    assert rules_broken(deck(core_900=2, core_901=copies - 2)) == broken


@pytest.mark.parametrize(("copies", "broken"), [(3, []), (4, ["DECK-3"])])
def test_three_copies_of_a_conspiracy(copies: int, broken: list[str]) -> None:
    """DECK-3."""
    assert rules_broken(deck(core_155=copies)) == broken


def test_no_upper_limit() -> None:
    """DECK-4: any size, any factions, Heroic beside Villainous."""
    heroic = [card.id for card in POOL if HEROIC in card.keywords and card.set_name == "Core Set"]
    villainous = [card.id for card in POOL if VILLAINOUS in card.keywords and card.set_name == "Core Set"]
    everything = Deck("All", dict.fromkeys(CORE, 3))
    assert heroic
    assert villainous
    assert {*heroic, *villainous} <= everything.cards.keys()
    assert everything.total > 400
    assert rules_broken(everything) == []


def test_the_story_deck() -> None:
    """DECK-5: the ten stories F156 to F165, for both players, without change."""
    assert [POOL[card_id].type for card_id in STORIES] == [CardType.STORY] * 10
    assert [int(card_id[-3:]) for card_id in STORIES] == list(range(156, 166))
    assert quick_deck((AGENCY, HASTUR), 0).stories == quick_deck((CTHULHU, MISKATONIC), 1).stories == STORIES
    assert rules_broken(replace(deck(), stories=STORIES)) == []
    assert rules_broken(replace(deck(), stories=STORIES[1:])) == ["DECK-5"]


def test_the_core_set() -> None:
    """DECK-6: 165 cards; a block of twenty for each faction, two packets of neutral cards, one more, ten stories.
    F23 is printed as an Agency card in the block of Miskatonic University."""
    core = [card.id for card in POOL if re.fullmatch(r"core-\d{3}", card.id)]
    assert sorted(core) == [f"core-{number:03d}" for number in range(1, 166)]
    for faction, block in BLOCKS.items():
        assert len(block) == 20
        strangers = [card_id for card_id in block if POOL[card_id].faction is not faction]
        assert strangers == (["core-023"] if faction is MISKATONIC else [])
    assert [int(card_id[-3:]) for block in BLOCKS.values() for card_id in block] == list(range(1, 141))
    assert [[int(card_id[-3:]) for card_id in packet] for packet in PACKETS] == [
        list(range(141, 148)), list(range(148, 155)),
    ]  # fmt: skip
    assert {POOL[card_id].faction for packet in PACKETS for card_id in packet} == {NEUTRAL}


def test_quick_decks() -> None:
    """DECK-7: two factions and a packet; 21 pairs; a coin flip where both want the same faction."""
    assert len(PAIRS) == len(set(map(frozenset, PAIRS))) == 21
    quick = quick_deck((AGENCY, CTHULHU), 0)
    assert set(quick.cards) == {*BLOCKS[AGENCY], *BLOCKS[CTHULHU], *PACKETS[0]}
    assert contested((AGENCY, CTHULHU), (CTHULHU, HASTUR)) == [CTHULHU]
    assert {coin_flips((AGENCY, CTHULHU), (CTHULHU, HASTUR), Chance(seed))[CTHULHU] for seed in range(20)} == {0, 1}


def test_quick_decks_are_disjoint_and_small() -> None:
    """DECK-8: each card exists once; 47 cards, which no tournament would take."""
    one, two = quick_deck((AGENCY, CTHULHU), 0), quick_deck((HASTUR, MISKATONIC), 1)
    assert not one.cards.keys() & two.cards.keys()
    assert set(one.cards.values()) == {1}
    assert one.total == two.total == 47
    assert rules_broken(one, "core") == rules_broken(two, "core") == []
    assert rules_broken(one) == ["DECK-1"]


@pytest.mark.parametrize("banned", ["fl_112", "sotd_082", "dl_110"])
def test_banned_cards(banned: str) -> None:
    """DECK-9: Aspiring Artist, Endless Interrogation, Magah Bird; only in tournaments of FAQ 1.3."""
    title = {"fl_112": "Aspiring Artist", "sotd_082": "Endless Interrogation", "dl_110": "Magah Bird"}[banned]
    assert POOL[banned.replace("_", "-")].title == title
    assert rules_broken(deck(**{banned: 1})) == ["DECK-9"]
    assert rules_broken(deck(**{banned: 1}), "lcg-final") == []


def test_texts_that_allow_more_copies() -> None:
    """DECK-10, ERR-4: only what the current text allows; the Dog's permission is deleted."""
    assert POOL["fl-096"].title == "Alaskan Sledge Dog"
    assert rules_broken(deck(fl_096=3)) == []
    assert rules_broken(deck(fl_096=4)) == ["DECK-2"]
    assert rules_broken(deck(fl_096=8), "ccg") == []
