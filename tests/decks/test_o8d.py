"""Deck files of OCTGN, and our JSON: cards by identifier, then by name."""

import pytest

from rlyeh.decks import STORIES, Reading, catalogue, find_deck, read_deck
from rlyeh.decks.forms import o8d
from rlyeh.errors import UnreadableDeck
from tests.decks.lists import SAMPLES

GHOST = catalogue()["core-091"].octgn
UNKNOWN = "00000000-0000-0000-0000-000000000000"


def octgn(*cards: str, section: str = "Draw Deck", more: str = "") -> Reading:
    """A file with these cards, each in a line of its own from line 2 on."""
    lines = "\n".join(cards)
    return read_deck(f'<deck game="{o8d.GAME}"><section name="{section}">\n{lines}</section>{more}</deck>'.encode())


def ours(*cards: str) -> Reading:
    lines = ",\n".join(cards)
    return read_deck(f'{{"rlyeh": "deck", "version": 1, "cards": [\n{lines}]}}'.encode())


def test_a_sample_of_one_faction() -> None:
    deck = find_deck(str(SAMPLES[0])).deck
    assert deck.name == "core-hastur"
    assert deck.cards == {f"core-{number:03d}": 1 for number in range(81, 101)}


def test_a_sample_of_many_sets() -> None:
    deck = find_deck(str(SAMPLES[1])).deck
    assert deck.total == 51
    assert deck.cards["sok-049"] == 3
    assert deck.cards["fl-075"] == 1


def test_the_identifier_counts_whatever_its_case() -> None:
    assert octgn(f'<card qty="2" id="{GHOST.upper()}">Ghost</card>').deck.cards == {"core-091": 2}
    assert octgn(f'<card qty="2" id="{GHOST}"/>') == octgn(f'<card qty="2" id="{GHOST}">* Ghost</card>')


def test_then_the_name_counts_and_that_is_told() -> None:
    reading = octgn(f'<card qty="2" id="{UNKNOWN}">* Dagon</card>')
    assert reading.deck.cards == {"core-042": 2}
    (remark,) = reading.remarks
    dagon = "Dagon, Father of the Deep (Core Set F42)"
    assert remark == f'line 2: The identifier "{UNKNOWN}" is not known; {dagon} was found by its name.'


def test_a_card_without_identifier_goes_by_its_name() -> None:
    assert octgn('<card qty="2">Ghost</card>') == ours('{"count": 2, "name": "Ghost"}')


def test_an_identifier_and_a_name_that_differ_are_told() -> None:
    reading = octgn(f'<card qty="1" id="{GHOST}">Dagon</card>')
    assert reading.deck.cards == {"core-091": 1}
    (remark,) = reading.remarks
    assert remark == (
        'line 2: The identifier is that of Ghost (Core Set F91), not of "Dagon"; the identifier was taken.'
    )
    assert ours('{"count": 1, "card": "core-091", "name": "Dagon"}').remarks == (remark,)


@pytest.mark.parametrize(("card", "said"), [
    (f'<card qty="1" id="{UNKNOWN}">Dagno</card>', 'No card is called "Dagno". Did you mean "Dagon"?'),
    (f'<card qty="1" id="{UNKNOWN}">Cthulhu</card>', '"Cthulhu" may be any of these: '),
    (f'<card qty="1" id="{UNKNOWN}"/>', f'The identifier "{UNKNOWN}" is not known, and there is no name.'),
    ('<card qty="1"/>', "There is no identifier, and there is no name."),
    (f'<card id="{GHOST}"/>', '"" is no number of copies'),
])
def test_cards_that_nobody_knows(card: str, said: str) -> None:
    with pytest.raises(UnreadableDeck) as refused:
        octgn(f'<card qty="1" id="{GHOST}"/>', card)
    ((line, sentence),) = refused.value.problems
    assert line == 3
    assert said in sentence


def test_piles() -> None:
    """DECK-1, DECK-5: the section decides; in a section of another game it is the type."""
    night = '<card qty="1">Opening Night</card>'
    assert octgn(night, section="Story Deck").deck.stories == ("core-158",)
    assert octgn(night, section="draw deck").deck.cards == {"tmom-035": 1}
    reading = octgn(f'<card qty="1" id="{GHOST}"/>', section="Sideboard")
    assert reading.deck.cards == {"core-091": 1}
    assert reading.remarks == (
        'line 1: The section "Sideboard" is none of this game; its cards are put where their type belongs.',
    )


def test_notes_and_what_else_octgn_saves() -> None:
    reading = octgn('<card qty="1">Ghost</card>', more="<notes><![CDATA[Keep <it>.]]></notes><sleeve>none</sleeve>")
    assert reading.deck.notes == "Keep <it>."


def test_stories_of_our_json_by_id_or_name() -> None:
    """DECK-5."""
    start = '{"rlyeh": "deck", "version": 1, "cards": [], "stories": '
    assert read_deck(f'{start}["core-156", "Opening Night"]}}'.encode()).deck.stories == ("core-156", "core-158")
    assert read_deck(f'{start}"Core Set"}}'.encode()).deck.stories == STORIES
    assert read_deck(f"{start}null}}".encode()).deck.stories == ()


def test_fields_that_a_deck_does_not_have_are_told() -> None:
    reading = read_deck(b'{"rlyeh": "deck", "version": 1, "cards": [],\n"colour": "green"}')
    assert reading.remarks == ('line 2: The field "colour" is none of a deck.',)
