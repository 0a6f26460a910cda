"""The quick decks of the Core Set."""

import pytest

from rlyeh.decks import (
    BLOCKS,
    PACKETS,
    PAIRS,
    STORIES,
    coin_flips,
    contested,
    pairs_after_flips,
    quick_deck,
    random_pair,
    read_pair,
)
from rlyeh.engine.state.random import Chance
from rlyeh.errors import DeckError
from rlyeh.language.names import AGENCY, CTHULHU, HASTUR, SHUB_NIGGURATH, SILVER_TWILIGHT, YOG_SOTHOTH
from rlyeh.model import Faction


def test_two_quick_decks_of_the_first_game() -> None:
    """EX-152; DECK-6, DECK-7, DECK-8, DECK-5, AMB-63."""
    mine, wish = (AGENCY, CTHULHU), (CTHULHU, HASTUR)
    assert contested(mine, wish) == [CTHULHU]
    flips = {coin_flips(mine, wish, Chance(seed))[CTHULHU] for seed in range(20)}
    assert flips == {0, 1}
    first, second = quick_deck(mine, 0), quick_deck((HASTUR, next(f for f in BLOCKS if f not in mine)), 1)
    assert first.total == second.total == 47
    assert not first.cards.keys() & second.cards.keys()
    assert first.stories == STORIES == tuple(f"core-{number}" for number in range(156, 166))
    used = {*first.cards, *second.cards}
    assert "core-155" not in used
    assert not used & set(STORIES)
    assert {"core-141", "core-147"} <= first.cards.keys()
    assert {"core-148", "core-154"} <= second.cards.keys()


def test_there_are_twenty_one_pairs() -> None:
    """DECK-6, DECK-7: seven factions of twenty cards, two packets of seven."""
    assert len(PAIRS) == 21
    assert {len(block) for block in BLOCKS.values()} == {20}
    assert {len(packet) for packet in PACKETS} == {7}
    blocks = [card_id for block in BLOCKS.values() for card_id in block]
    assert blocks == [f"core-{number:03d}" for number in range(1, 141)]


def test_pairs_that_do_not_meet_need_no_coin() -> None:
    """DECK-7."""
    assert coin_flips((AGENCY, CTHULHU), (HASTUR, SILVER_TWILIGHT), Chance(1)) == {}


@pytest.mark.parametrize(("pair", "packet"), [
    ((AGENCY, AGENCY), 0), ((AGENCY, SILVER_TWILIGHT), 0), ((AGENCY, HASTUR), 2),
])
def test_other_quick_decks_do_not_exist(pair: tuple[Faction, Faction], packet: int) -> None:
    """DECK-7."""
    with pytest.raises(DeckError):
        quick_deck(pair, packet)


def test_whoever_loses_the_coin_flip_gets_another_faction() -> None:
    """DECK-7, DECK-8: the winner keeps what both want, also if that is both factions."""
    for seed in range(30):
        wish = (CTHULHU, HASTUR)
        first, second, flips = pairs_after_flips(wish, wish, Chance(seed))
        assert set(flips) == set(wish)
        assert not set(first) & set(second)
        for faction, winner in flips.items():
            assert faction in (first, second)[winner]
    assert pairs_after_flips((AGENCY, CTHULHU), (HASTUR, YOG_SOTHOTH), Chance(1)) == (
        (AGENCY, CTHULHU), (HASTUR, YOG_SOTHOTH), {},
    )  # fmt: skip


def test_pairs_are_read_by_name_or_by_how_a_name_begins() -> None:
    """DECK-7."""
    assert read_pair("cthulhu+hastur") == (CTHULHU, HASTUR)
    assert read_pair(" Yog + shub") == (YOG_SOTHOTH, SHUB_NIGGURATH)
    for wrong, said in (("s+hastur", 'no faction "s"'), ("+hastur", 'no faction ""'), ("a+b+c", "no pair")):
        with pytest.raises(DeckError, match=said):
            read_pair(wrong)


def test_random_pairs_leave_the_other_player_theirs() -> None:
    """DECK-8."""
    found = {random_pair((CTHULHU, HASTUR), Chance(seed)) for seed in range(200)}
    assert len(found) == 10
    assert not any(set(pair) & {CTHULHU, HASTUR} for pair in found)
    assert len({random_pair(None, Chance(seed)) for seed in range(300)}) == len(PAIRS)
