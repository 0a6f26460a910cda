"""The decks that come with the program, and how any deck is found."""

from pathlib import Path

import pytest

from rlyeh.cards import POOL
from rlyeh.decks import (
    FORMS,
    KINDS,
    PACKETS,
    PAIRS,
    Form,
    breaches,
    deck_format,
    find_deck,
    quick_deck,
    shelf,
    unplayable,
)
from rlyeh.errors import DeckError, UnreadableDeck
from rlyeh.language.names import CTHULHU, HASTUR, SHUB_NIGGURATH, YOG_SOTHOTH


def of_kind(kind: str) -> list[str]:
    return [each.slug for each in shelf().values() if each.kind == kind]


def test_what_is_on_the_shelf() -> None:
    """DECK-7: every pair with either packet; the other decks by kind."""
    assert {kind: len(of_kind(kind)) for kind in KINDS} == {
        "quick": len(PAIRS) * len(PACKETS), "preconstructed": 4, "player-built": 18, "parts": 9,
    }  # fmt: skip
    assert len({each.deck.name for each in shelf().values()}) == len(shelf())


def test_quick_decks_are_what_lies_in_the_box() -> None:
    """DECK-7, DECK-8: legal, and every card of them can be played."""
    for name in of_kind("quick"):
        assert breaches(shelf()[name].deck, deck_format("core"), POOL) == []
        assert unplayable(shelf()[name].deck, POOL) == []


def test_the_parts_are_the_core_set_once() -> None:
    """DECK-6: all but F155 and the stories."""
    cards = [card_id for name in of_kind("parts") for card_id in shelf()[name].deck.card_ids()]
    assert sorted(cards) == [f"core-{number:03d}" for number in range(1, 155)]


def test_decks_of_fifty() -> None:
    """DECK-1: every deck but the quick ones and the parts is large enough, and has a description."""
    for name in (*of_kind("preconstructed"), *of_kind("player-built")):
        deck = shelf()[name].deck
        assert deck.total >= 50
        assert deck.notes.endswith(".")
        assert "DECK-1" not in {breach.rule for breach in breaches(deck, deck_format("lcg-final"), POOL)}


@pytest.mark.parametrize(("said", "name"), [
    ("cthulhu+hastur", "Cthulhu and Hastur, packet 1"),
    ("cthulhu+hastur+2", "Cthulhu and Hastur, packet 2"),
    ("hastur + Cthulhu + 1", "Hastur and Cthulhu, packet 1"),
    ("Cthulhu and Hastur, packet 2", "Cthulhu and Hastur, packet 2"),
    ("the-great-race-of-yith", "The Great Race of Yith"),
    ("The Great Race of Yith", "The Great Race of Yith"),
    ("pacta-arcana-09-the-yoggy-bottom-boys", "Pacta Arcana 09: The Yoggy Bottom Boys"),
])
def test_names(said: str, name: str) -> None:
    reading = find_deck(said)
    assert (reading.deck.name, reading.remarks) == (name, ())


def test_the_same_quick_deck_in_either_order() -> None:
    assert find_deck("yog+shub").deck.cards == find_deck("shub+yog").deck.cards
    assert find_deck("yog+shub").deck.cards == quick_deck((YOG_SOTHOTH, SHUB_NIGGURATH), 0).cards


def test_how_a_name_begins_is_enough_and_is_told() -> None:
    reading = find_deck("pacta-arcana-09")
    assert reading.deck.name == "Pacta Arcana 09: The Yoggy Bottom Boys"
    assert reading.remarks == ('"pacta-arcana-09" was taken as Pacta Arcana 09: The Yoggy Bottom Boys.',)


@pytest.mark.parametrize(("said", "answer"), [
    ("pacta-arcana", 'There is no deck or file "pacta-arcana". Did you mean "pacta-arcana-'),
    ("the-grate-race-of-yith", 'Did you mean "the-great-race-of-yith"'),
    ("cthulhu", 'Did you mean "cthulhu+'),
    ("cthulu+hastur", 'no faction "cthulu". Did you mean "cthulhu"?'),
    ("cthulhu+hastur+3", "the packet of a quick deck is 1 or 2"),
    ("mine.o8d", 'There is no file "mine.o8d".'),
    ("here/mine", 'There is no file "here/mine".'),
    (".", '"." is a folder; say which file in it.'),
    ("", 'There is no deck or file "".'),
    ("x" * 5000, "There is no deck or file"),
    ("a\0b", "There is no deck or file"),
])
def test_what_is_not_there(said: str, answer: str) -> None:
    with pytest.raises(DeckError) as refused:
        find_deck(said)
    assert answer in str(refused.value)


@pytest.mark.parametrize("form", FORMS.values(), ids=list(FORMS))
def test_a_file_comes_before_a_name(form: Form, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is in it decides how it is read, whatever it is called."""
    monkeypatch.chdir(tmp_path)
    deck = quick_deck((CTHULHU, HASTUR), 1)
    path = Path("agency+hastur")
    path.write_text(form.write(deck), encoding="utf-8")
    assert find_deck(str(path)).deck == deck


def test_a_code() -> None:
    deck = quick_deck((CTHULHU, HASTUR), 1)
    assert find_deck(FORMS["code"].write(deck)).deck == deck


def test_a_file_that_is_too_large_is_not_read_whole(tmp_path: Path) -> None:
    path = tmp_path / "huge.txt"
    with path.open("wb") as file:
        file.truncate(10_000_000_000)
    with pytest.raises(UnreadableDeck, match="more than 512 KB"):
        find_deck(str(path))
