"""The four forms: what we write can be read again, and is the same deck."""

from pathlib import Path

import pytest
from hypothesis import given

from rlyeh.decks import FORMS, Deck, Form, Shelved, find_deck, form_named, form_of_file, read_deck, shelf
from rlyeh.decks.deck import LONGEST_NAME, LONGEST_NOTES, MOST_COPIES
from rlyeh.errors import DeckError, UnknownCard, UnreadableDeck
from tests.decks.lists import LARGEST, PATIENT, PLAYABLE, PRINTED, SAMPLES, decks_of

EVERY_FORM = pytest.mark.parametrize("form", FORMS.values(), ids=list(FORMS))


@EVERY_FORM
@PATIENT
@given(deck=decks_of(PLAYABLE))
def test_any_deck_over_the_pool_survives(form: Form, deck: Deck) -> None:
    written = form.write(deck)
    reading = read_deck(written.encode())
    assert reading.deck == deck
    assert reading.remarks == ()


@EVERY_FORM
@PATIENT
@given(deck=decks_of(PRINTED))
def test_any_deck_of_printed_cards_survives(form: Form, deck: Deck) -> None:
    reading = read_deck(form.write(deck).encode())
    assert (reading.deck, reading.remarks) == (deck, ())


@EVERY_FORM
@pytest.mark.parametrize("shelved", shelf().values(), ids=list(shelf()))
def test_every_deck_of_the_program_survives(form: Form, shelved: Shelved) -> None:
    reading = read_deck(form.write(shelved.deck).encode())
    assert (reading.deck, reading.remarks) == (shelved.deck, ())


@EVERY_FORM
@pytest.mark.parametrize("path", SAMPLES, ids=[path.stem for path in SAMPLES])
def test_every_sample_survives(form: Form, path: Path) -> None:
    reading = find_deck(str(path))
    assert reading.remarks == ()
    assert read_deck(form.write(reading.deck).encode()).deck == reading.deck


@EVERY_FORM
def test_the_largest_deck_is_not_too_large(form: Form) -> None:
    assert read_deck(form.write(LARGEST).encode()).deck == LARGEST


@EVERY_FORM
def test_an_empty_deck_survives(form: Form) -> None:
    empty = Deck("Nothing yet", {})
    assert read_deck(form.write(empty).encode()).deck == empty


@EVERY_FORM
def test_files_of_other_systems_are_the_same_deck(form: Form) -> None:
    """Line ends of Windows, the mark that its editors put first, and its two-byte letters."""
    deck = Deck("Iä! Iä!", {"core-041": 1, "yc-079": 3}, (), "One line.\nAnother line.")
    written = form.write(deck)
    windows = written.replace("\n", "\r\n")
    assert read_deck(windows.encode()).deck == deck
    assert read_deck(windows.encode("utf-8-sig")).deck == deck
    two_bytes = windows.replace('encoding="utf-8"', 'encoding="utf-16"')
    assert read_deck(two_bytes.encode("utf-16")).deck == deck


@EVERY_FORM
def test_what_cannot_be_read_again_is_not_written(form: Form) -> None:
    with pytest.raises(UnknownCard, match=r'No card has the id "core-9999"\.'):
        form.write(Deck("Wrong", {"core-9999": 1}))


@EVERY_FORM
@pytest.mark.parametrize("data", [b"", b" \n", b"\xef\xbb\xbf"])
def test_nothing_is_no_deck(form: Form, data: bytes) -> None:
    with pytest.raises(UnreadableDeck):
        form.read(data, "nothing")


def test_a_name_that_is_not_in_the_file_is_the_files() -> None:
    assert read_deck(b"3x Ghost", "/somewhere/my first  deck.txt").deck.name == "my first deck"
    assert read_deck(b"3x Ghost", "C:\\decks\\mine.v2.txt").deck.name == "mine.v2"
    assert read_deck(b"3x Ghost").deck.name == "Untitled"
    assert read_deck(b"Deck: Mine\n3x Ghost", "yours.txt").deck.name == "Mine"


def test_forms_are_found_by_name_and_by_ending() -> None:
    assert form_of_file("Mine.O8D") is FORMS["o8d"]
    assert form_of_file("mine.doc") is None
    with pytest.raises(DeckError, match='no form "jsno"'):
        form_named("jsno")
    with pytest.raises(DeckError, match="There are text, o8d, json, code"):
        form_named("xlsx")


def test_errors_say_the_file() -> None:
    with pytest.raises(UnreadableDeck) as refused:
        read_deck(b"1x Ghost\n2x Dagonn", "mine.txt")
    assert str(refused.value) == 'mine.txt: line 2: No card is called "Dagonn". Did you mean "Dagon"?'


class TestDeck:
    def test_the_order_of_cards_does_not_matter(self) -> None:
        """The same seed gives the same game, whichever file the deck came from."""
        one = Deck("One", {"core-002": 1, "core-001": 2}, ("core-157", "core-156"))
        two = Deck("One", {"core-001": 2, "core-002": 1}, ("core-156", "core-157"))
        assert one == two
        assert one.card_ids() == two.card_ids() == ["core-001", "core-001", "core-002"]

    def test_names_and_notes_are_put_in_order(self) -> None:
        deck = Deck("  My\n deck ", {}, (), " First. \r\nSecond.\r\n")
        assert deck.name == "My deck"
        assert deck.notes == "First.\nSecond."

    @pytest.mark.parametrize(("name", "cards", "notes", "said"), [
        (" ", {}, "", "needs a name"),
        ("a" * (LONGEST_NAME + 1), {}, "", f"at most {LONGEST_NAME} letters"),
        ("a\0b", {}, "", r"U\+0000"),
        ("a", {}, "\ud800", r"U\+D800"),
        ("a", {}, "b" * (LONGEST_NOTES + 1), f"at most {LONGEST_NOTES} letters"),
        ("a", {"core-001": MOST_COPIES + 1}, "", f"{MOST_COPIES} are the most"),
        ("a", {"core-001": -1}, "", "-1 copies of core-001"),
    ])
    def test_what_no_deck_can_be(self, name: str, cards: dict[str, int], notes: str, said: str) -> None:
        with pytest.raises(DeckError, match=said):
            Deck(name, cards, (), notes)
