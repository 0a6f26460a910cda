"""Whatever a reader is given, it ends in a deck or in an error that says what is wrong and where."""

import tracemalloc
import zlib
from base64 import urlsafe_b64encode

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rlyeh.decks import FORMS, Deck, Form, Reading, catalogue, read_deck
from rlyeh.decks.forms import o8d
from rlyeh.decks.reading import MOST_BYTES, MOST_PROBLEMS
from rlyeh.errors import DeckError, UnreadableDeck
from tests.decks.lists import PATIENT, PRINTED, decks_of

EVERY_FORM = pytest.mark.parametrize("form", FORMS.values(), ids=list(FORMS))
HEAD = f'<deck game="{o8d.GAME}"><section name="Draw Deck">'
CARDS = '{"rlyeh": "deck", "version": 1, "name": "Mine", "cards": ['


def ends_well(form: Form, data: bytes) -> None:
    """A reader and the one that looks for the form itself give a deck or an error of the family."""
    for read in (form.read, read_deck):
        try:
            assert isinstance(read(data, "given.txt"), Reading)
        except DeckError:
            continue


@EVERY_FORM
@PATIENT
@given(data=st.binary(max_size=400))
def test_any_bytes(form: Form, data: bytes) -> None:
    ends_well(form, data)


@EVERY_FORM
@PATIENT
@given(start=st.sampled_from(["rlyeh1-", HEAD, CARDS, "Deck: x\n3x ", "{", "<"]), text=st.text(max_size=200))
def test_anything_after_a_fair_beginning(form: Form, start: str, text: str) -> None:
    ends_well(form, (start + text).encode("utf-8", "surrogatepass"))


@EVERY_FORM
@PATIENT
@given(deck=decks_of(PRINTED), at=st.floats(0, 1), length=st.integers(0, 20), junk=st.binary(max_size=20))
def test_any_damage_to_a_good_file(form: Form, deck: Deck, at: float, length: int, junk: bytes) -> None:
    written = form.write(deck).encode()
    place = int(at * len(written))
    ends_well(form, written[:place] + junk + written[place + length :])


WORDS = st.sampled_from([
    "3x", "2", "x2", "-1", "0", "(", ")", "[", "]", "Core Set", "F88", "#12", ",", " - ", ":", "Events", "Hastur", "•",
    "*", "Story deck:", "//", ">", "\n", "\t", "607", "Walter Street", "core-001", "the", "==",
])  # fmt: skip
LINES = st.lists(WORDS | PRINTED.map(lambda card_id: catalogue()[card_id].name), max_size=30).map(" ".join)


@PATIENT
@given(said=LINES)
def test_any_list_of_words_that_lists_have(said: str) -> None:
    ends_well(FORMS["text"], said.encode())


def packed(body: bytes) -> bytes:
    """A deck code around any body, with the right checksum."""
    return b"rlyeh1-" + urlsafe_b64encode(body + zlib.crc32(body).to_bytes(4, "big")).rstrip(b"=")


@PATIENT
@given(body=st.binary(max_size=60))
def test_any_body_of_a_code_with_a_right_checksum(body: bytes) -> None:
    ends_well(FORMS["code"], packed(body))


def deflated(body: bytes) -> bytes:
    packer = zlib.compressobj(9, wbits=-15)
    return packer.compress(body) + packer.flush()


BOMB = packed(b"\1" + deflated(bytes(60_000_000)))
"""A code of 80 KB that would unpack to 60 MB."""
LAUGHS = "".join(f'<!ENTITY {name} "{f"&{below};" * 10}">' for below, name in zip("abcdefgh", "bcdefghi", strict=True))
LAUGH = f'<?xml version="1.0"?>\n<!DOCTYPE deck [<!ENTITY a "ha">{LAUGHS}]>\n<deck game="{o8d.GAME}">&i;</deck>'
"""A file of less than a KB that would grow to 200 MB."""


@pytest.mark.parametrize("data", [
    BOMB,
    LAUGH.encode(),
    b"x" * 60_000_000,
    ("3x " + "(" * 100 + "\n").encode() * 5000,
    (HEAD + "<a>" * 150_000).encode(),
    ("[" * 500_000).encode(),
    (CARDS + "[" * 500_000).encode(),
    ('{"a":' * 100_000).encode(),
    b"\0" * MOST_BYTES,
    b"\n" * MOST_BYTES,
], ids=["inflating", "entities", "megabytes", "brackets", "elements", "list", "lists", "objects", "zeros", "lines"])
def test_nothing_makes_a_reader_grow(data: bytes) -> None:
    """A few times the size of the largest file, and never as much as it would unpack to."""
    tracemalloc.start()
    try:
        with pytest.raises(UnreadableDeck):
            read_deck(data, "given.txt")
        assert tracemalloc.get_traced_memory()[1] < 30_000_000
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize(("data", "line", "said"), [
    (LAUGH.encode(), 2, "Document types and entities are refused"),
    (b'<!DOCTYPE deck SYSTEM "file:///etc/passwd"><deck/>', 1, "Document types and entities are refused"),
    (b"x" * (MOST_BYTES + 1), 0, "more than 512 KB"),
    (b"3x Ghost\n2x Doppelg\xe4nger", 2, "byte 0xE4 is not text in UTF-8"),
    (b"\xff\xfea", 1, "is not text in UTF-8"),
    (b"3x Ghost\n\0\n", 2, "zero byte"),
    (b"3x Ghost\n-3x Dagon", 2, '"-3" is no number of copies'),
    (b"3x Ghost\n0 Dagon", 2, '"0" is no number of copies'),
    (b"1000x Ghost", 1, '"1000" is no number of copies'),
    (b"\n\n3x " + b"Ghost " * 100, 3, "no card needs more than 300"),
    (b"600x Ghost\n600x Ghost (F91)", 2, "1200 copies of Ghost"),
    (f'{HEAD}\n<card qty="-1" id="">Ghost</card></section></deck>'.encode(), 2, '"-1" is no number of copies'),
    (f'{HEAD}\n\n<card qty="two" id="">Ghost</card></section></deck>'.encode(), 3, '"two" is no number of copies'),
    (f"{HEAD}\n<card><card></section></deck>".encode(), 2, "not well-formed XML"),
    (b'<?xml version="1.0" encoding="utf-7"?>\n<deck/>', 1, "cannot be read"),
    (b'<deck game="1234"/>', 1, "is for another game of OCTGN (1234)"),
    (b"<deck/>", 1, "does not say which game"),
    (b"<html>\n</html>", 1, "begins with <deck>, not with <html>"),
    (f'{CARDS}\n{{"count": -1, "card": "core-091"}}]}}'.encode(), 2, '"-1" is no number of copies'),
    (f'{CARDS}\n{{"count": 1.5, "card": "core-091"}}]}}'.encode(), 2, '"1.5" is no number of copies'),
    (f'{CARDS}\n{{"count": true, "card": "core-091"}}]}}'.encode(), 2, '"True" is no number of copies'),
    (f'{CARDS}\n{{"count": 1, "card": 91}}]}}'.encode(), 2, "text in quotation marks"),
    (f'{CARDS}\n"Ghost"]}}'.encode(), 2, "A card is an object"),
    (f"{CARDS}\n]".encode(), 2, "not JSON"),
    (f'{CARDS}], "notes":\n7}}'.encode(), 2, '"notes" is text'),
    (f'{CARDS}],\n"stories": "cores"}}'.encode(), 2, 'no story deck "cores". Did you mean "core"?'),
    (f'{CARDS}], "stories": [\n"core-999"]}}'.encode(), 2, 'No card is called "core-999". Did you mean "core-'),
    (f'{CARDS}], "cards": []}}'.encode(), 0, '"cards" stands twice'),
    (b'{"rlyeh": "deck", "version": 1,\n"cards": {}}', 2, '"cards" is a list'),
    (b'{"rlyeh": "deck", "version": 1}', 1, 'no list of "cards"'),
    (b'{"rlyeh": "deck",\n"version": 2, "cards": []}', 2, "version 2; this R'lyeh reads version 1"),
    (b'{"rlyeh":\n"game"}', 2, 'A deck of ours says "rlyeh": "deck"'),
    (b'{"rlyeh": NaN}', 0, "NaN is no number"),
    (b'{"rlyeh": "deck", "version": 1, "name": "\\ud800", "cards": []}', 0, "U+D800"),
    (b"rlyeh2-AAAA", 0, "of version 2; this R'lyeh reads version 1"),
    (b"rlyeh1-AAAA", 0, "damaged; copy it again, whole"),
    (BOMB, 0, "damaged; copy it again, whole"),
    (packed(b"\0\1\0\1\xff\xff\xff\xff\xff\xff\xff\x7f"), 0, "damaged; copy it again, whole"),
    (packed(b"\0\0\0\5abc"), 0, "damaged; copy it again, whole"),
    (packed(b"\2\0\0\0\0"), 0, "damaged; copy it again, whole"),
    (packed(b"\0\0\0\0\0\0"), 0, "damaged; copy it again, whole"),
    (packed(b"\0\1\0\1\x97\x1f\0\0\0\0"), 0, "No card has the id"),
])
def test_the_error_says_where_and_what(data: bytes, line: int, said: str) -> None:
    with pytest.raises(UnreadableDeck) as refused:
        read_deck(data)
    assert any(line == place and said in sentence for place, sentence in refused.value.problems), refused.value


def test_all_problems_are_told_at_once_but_not_for_ever() -> None:
    with pytest.raises(UnreadableDeck) as refused:
        read_deck(b"1x Gost\n1x Ghost\n-2 Dagon\n1x Dagno")
    assert [line for line, _ in refused.value.problems] == [1, 3, 4]
    with pytest.raises(UnreadableDeck) as refused:
        read_deck(b"1x Gost\n" * 500)
    assert len(refused.value.problems) == MOST_PROBLEMS + 1


def test_prose_is_no_deck_list() -> None:
    with pytest.raises(UnreadableDeck, match="hardly a deck list"):
        read_deck(b"Ph'nglui mglw'nafh wgah'nagl fhtagn, he wrote again and again in the margin.\n" * 300)
