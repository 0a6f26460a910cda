"""The deck code: short, safe in links, and never read as another deck."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rlyeh.decks import FORMATS, Deck, find_deck, quick_deck, read_deck, shelf
from rlyeh.decks.forms import code
from rlyeh.errors import UnreadableDeck
from rlyeh.language.names import CTHULHU, HASTUR
from tests.decks.lists import PATIENT, PRINTED, decks_of

QUICK = quick_deck((CTHULHU, HASTUR), 0)


def test_codes_of_version_1_stay_what_they_are() -> None:
    """A code that somebody has shared must be the same deck for ever."""
    cards = {"core-041": 1, "core-088": 3, "yc-064": 4, "rev-029": 12}
    mine = Deck("Mine", cards, ("core-156", "ar-001"), "Two\nlines.")
    assert code.write(mine) == MINE
    assert read_deck(MINE.encode()).deck == mine
    assert code.write(QUICK) == CTHULHU_AND_HASTUR
    assert read_deck(CTHULHU_AND_HASTUR.encode()).deck == QUICK


MINE = "rlyeh1-AAMAAqABugEFAf8BAAkBcwgEAgAB7AQIAQAETWluZQpUd28KbGluZXMuY-I98A\n"
CTHULHU_AND_HASTUR = (
    "rlyeh1-AAEAL6ABAAAAAAAAAAAAAAAAAAAAAAAAAFAAAAAAAAAAAAAAAAAAAAAAAAAAoAE"
    "AAAAAAAABEkN0aHVsaHUgYW5kIEhhc3R1cgBkdcGa\n"
)


@PATIENT
@given(deck=decks_of(PRINTED))
def test_a_code_is_one_word_that_needs_no_quoting(deck: Deck) -> None:
    assert re.fullmatch(r"rlyeh1-[A-Za-z0-9_-]+\n", code.write(deck))


def test_codes_are_short() -> None:
    """A deck of fifty cards fits into a line, with room for a link around it."""
    assert max(len(code.write(each.deck, bare=True)) for each in shelf().values()) < 110


def test_a_bare_code_has_the_cards_but_not_the_name() -> None:
    deck = Deck("Mine", {"core-088": 3}, QUICK.stories, "Notes.")
    bare = code.write(deck, bare=True)
    assert len(bare) < len(code.write(deck))
    assert read_deck(bare.encode()).deck == Deck("Untitled", {"core-088": 3}, QUICK.stories)
    assert read_deck(bare.encode(), "mine.code").deck.name == "mine"


def test_a_code_that_a_mail_program_broke_into_lines() -> None:
    broken = code.write(QUICK).replace("rlyeh1-", " RLYEH1-")
    broken = "\r\n".join(broken[at : at + 20] for at in range(0, len(broken), 20))
    assert read_deck(broken.encode()).deck == QUICK


@PATIENT
@given(deck=decks_of(PRINTED), at=st.floats(0, 1, exclude_max=True), other=st.sampled_from("ABCxyz019-_"))
def test_a_mistyped_code_is_never_another_deck(deck: Deck, at: float, other: str) -> None:
    written = code.write(deck).strip()
    place = len("rlyeh1-") + int(at * (len(written) - len("rlyeh1-")))
    mistyped = written[:place] + other + written[place + 1 :]
    try:
        assert read_deck(mistyped.encode()).deck == deck
    except UnreadableDeck as refused:
        assert "damaged" in str(refused)  # noqa: PT017


@PATIENT
@given(deck=decks_of(PRINTED), at=st.floats(0, 1, exclude_max=True))
def test_a_code_that_was_cut_off_is_told(deck: Deck, at: float) -> None:
    written = code.write(deck).strip()
    with pytest.raises(UnreadableDeck, match="damaged"):
        find_deck(written[: len("rlyeh1-") + int(at * (len(written) - len("rlyeh1-")))])


def test_every_set_has_its_number() -> None:
    assert set(FORMATS["lcg-final"].sets) == set(code.SETS)
    assert code.SETS[:3] == ("core", "fl", "sotd")
