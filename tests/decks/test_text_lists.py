"""Lists as people post them."""

import pytest

from rlyeh.decks import STORIES, STORY_DECKS, Reading, read_deck
from rlyeh.decks.forms import text
from rlyeh.errors import UnreadableDeck


def read(*lines: str) -> Reading:
    return read_deck("\n".join(lines).encode())


def cards(*lines: str) -> dict[str, int]:
    """The cards of a list that leaves no question open."""
    reading = read(*lines)
    assert reading.remarks == ()
    return dict(reading.deck.cards)


def problems(*lines: str) -> list[str]:
    with pytest.raises(UnreadableDeck) as refused:
        read(*lines)
    return [sentence for _, sentence in refused.value.problems]


@pytest.mark.parametrize("line", [
    "3x Byakhee Servant (Core Set F88)",
    "3x Byakhee Servant",
    "3 Byakhee Servant",
    "3 x Byakhee Servant",
    "3X BYAKHEE SERVANT",
    "3× Byakhee Servant",
    "x3 Byakhee Servant",
    "(3x) Byakhee Servant",
    "3xByakhee Servant",
    "Byakhee Servant x3",
    "Byakhee Servant (x3)",
    "Byakhee Servant 3x",
    "- 3x Byakhee Servant",
    "• 3x Byakhee Servant",
    "* 3x Byakhee Servant",
    "  3x   Byakhee   Servant  ",
    "3\tByakhee Servant\tCore Set",
    "3,Byakhee Servant,Core Set F88",
    "3;Byakhee Servant;F88",
    "3x Byakhee Servant, Core Set",
    "3x Byakhee Servant - Core Set F88",
    "3x Byakhee Servant [Core Set]",
    "3x Byakhee Servant (Core)",
    "3x Byakhee Servant (Core Set, 88)",
    "3x Byakhee Servant (Core Set #88)",
    "3x Byakhee Servant (F88)",
    "3x Byakhee Servant F88",
    "3x Byakhee Servant #88",
    "3x Byakhee Servant (core-088)",
    "3x core-088",
    "[b]3x Byakhee Servant[/b]",
    "**3x Byakhee Servant**",
    "3x [url=https://example.org/card]Byakhee Servant[/url]",
    "3x byakhee-servant",
    "3x <b>Byakhee&nbsp;Servant</b> &#40;F88&#41;<br>",
])  # fmt: skip
def test_ways_to_say_three_byakhee_servants(line: str) -> None:
    assert cards(line) == {"core-088": 3}


@pytest.mark.parametrize(("line", "card"), [
    ("1x Cthulhu, The Great Old One", "core-041"),
    ("1x Cthulhu (Lord of R'lyeh)", "yc-064"),
    ("1x Cthulhu - Lord of R’lyeh", "yc-064"),
    ("1x Cthulhu: The Sleeper Below", "tsb-019"),
    ("1x Cthulhu (Core Set)", "core-041"),
    ("1x Cthulhu (The Wailer Below)", "yc-064"),
    ("1x Cthulhu (Yuggoth Contract)", "yc-064"),
    ("1x Cthulhu (F64)", "yc-064"),
    ("1x Cthulhu (Lord of R'lyeh, The Wailer Below F64)", "yc-064"),
    ("1x Cthulhu, Lord of R'lyeh (The Yuggoth Contract F64)", "yc-064"),
    ("1x *Cthulhu, Lord of R'lyeh", "yc-064"),
    ("1x • The Necronomicon: Al Azif [Revelations]", "rev-090"),
    ("1x Aspiring Artist (Ancient Horrors F12)", "fl-112"),
    ("1x Aspiring Artist (Ancient Horrors F112)", "fl-112"),
    ("1x Torch the Joint (Spawn of Madness)", "fl-002"),
    ("1x Doppelganger", "yc-079"),
    ("1x Ia! Ia!", "tty-032"),
    ("1x Broken Space, Broken Time", "fl-059"),
    ("1x Broken Space, Broken Time, Conspiracies of Chaos", "fl-059"),
    ("1x Norman Blackwood, Jr.", "soa-004"),
    ("1x Jack Brass Brady", "core-061"),
    ("1x 607 Walter Street", "fl-039"),
    ("1 607 Walter Street", "fl-039"),
    ("607 Walter Street x1", "fl-039"),
    ("1x Kidnapping 101", "yc-096"),
    ("1x Por XV 14:19", "sok-044"),
    ("1x .45 Pistols", "core-143"),
])
def test_cards_are_told_apart(line: str, card: str) -> None:
    """By descriptor, by set, by pack, by number; accents and punctuation do not matter."""
    assert cards(line) == {card: 1}


def test_a_shared_title_alone_is_not_guessed() -> None:
    (said,) = problems("3x Cthulhu")
    assert said.startswith('"Cthulhu" may be any of these: Cthulhu, The Great Old One (Core Set F41), id core-041; ')
    assert "tsb-019" in said


def test_a_place_that_does_not_fit_is_not_passed_over() -> None:
    (said,) = problems("3x Byakhee Servant (Core Set F89)")
    assert said == '"Byakhee Servant" is not in Core Set F89: there is Byakhee Servant (Core Set F88), id core-088.'
    (said,) = problems("3x Dagon (Dreamlands)")
    assert '"Dagon" is not in Dreamlands' in said


@pytest.mark.parametrize(("line", "meant"), [
    ("3x Byakee Servant", '"Byakhee Servant"'),
    ("3x Dgaon", '"Dagon"'),
    ("3x Byakhee Servent (Core Set F88)", '"Byakhee Servant"'),
    ("3x Cthulhu, Lord of Rlyehh", '"Cthulhu, Lord of R\'lyeh"'),
    ("Byakhe Servant", '"Byakhee Servant"'),
    ("3x core-88", '"core-088"'),
    ("3x Sledge Dog", '"Alaskan Sledge Dog"'),
])
def test_a_mistyped_name_is_answered_with_the_right_one(line: str, meant: str) -> None:
    said = problems("1x Ghost", line)
    assert len(said) == 1
    assert f"Did you mean {meant}" in said[0]


def test_printings_of_one_card() -> None:
    reading = read("3x Torch the Joint!")
    assert reading.deck.cards == {"core-018": 3}
    (remark,) = reading.remarks
    assert remark == "line 1: Torch the Joint! is in several sets; Torch the Joint! (Core Set F18) was taken."


def test_a_line_without_a_number_is_one_copy_and_that_is_told() -> None:
    reading = read("1x Ghost", "Dagon", "7 Thomas Street")
    assert reading.deck.cards == {"core-091": 1, "core-042": 1, "tsb-026": 1}
    assert [remark.partition(" has no")[0] for remark in reading.remarks] == [
        "line 2: Dagon, Father of the Deep", "line 3: 7 Thomas Street, The Fleur-de-Lys Building",
    ]  # fmt: skip


def test_the_same_card_twice_is_added_up_and_that_is_told() -> None:
    reading = read("2x Ghost", "1x Ghost (Core Set F91)")
    assert reading.deck.cards == {"core-091": 3}
    assert reading.remarks == ("line 2: Ghost stands in line 1 already; the copies are added up.",)


def test_brackets_that_mean_nothing_to_us_are_told() -> None:
    reading = read("2x Pulled Under (costs nothing)")
    assert reading.deck.cards == {"core-057": 2}
    assert reading.remarks == ('line 1: what stands in brackets was passed over: "costs nothing".',)


class TestAroundTheCards:
    @pytest.mark.parametrize("heading", [
        "Characters", "Characters (20)", "CHARACTERS: 20", "== Characters ==", "[b]Characters[/b]", "20 Characters",
        "--- Events (12 cards) ---", "## Support", "Total Cards: (50)", "Cthulhu (20)", "The Agency:", "Neutral",
        "Core Set", "Ancient Horrors:", "Conspiracies of Chaos", "Miscellaneous things:", "---------", "=====",
    ])  # fmt: skip
    def test_headings(self, heading: str) -> None:
        reading = read("2x Ghost", heading, "1x Dagon")
        assert reading.deck.cards == {"core-091": 2, "core-042": 1}

    def test_a_heading_that_is_a_card_too_is_told(self) -> None:
        reading = read("1x Ghost", "Hastur", "1x Despair")
        assert reading.deck.cards == {"core-091": 1, "core-098": 1}
        assert reading.remarks == ('line 2: "Hastur" was read as a heading. Write "1x Hastur" for the card.',)
        assert read("1x Ghost", "Hastur:", "1x Despair").remarks == ()
        assert read("1x Ghost", "Dagon:", "1x Despair").remarks == (
            'line 2: "Dagon:" was read as a heading. Write "1x Dagon" for the card.',
        )

    def test_comments(self) -> None:
        assert cards("# 3x Dagon", "// 3x Dagon", "; 3x Dagon", "", "1x Ghost") == {"core-091": 1}

    @pytest.mark.parametrize("prose", [
        "I took this one to the finals in my home town.", "Byakhee rush", "Good against Cthulhu decks", "Have fun!",
        "by Somebody", "https://example.org/decks/17",
    ])  # fmt: skip
    def test_prose_is_passed_over_and_that_is_told(self, prose: str) -> None:
        reading = read("1x Ghost", prose)
        assert reading.remarks == (f'line 2: "{prose}" is no card and was passed over.',)

    def test_the_first_line_is_the_name(self) -> None:
        assert read("Sleepers of Innsmouth", "", "1x Ghost").deck.name == "Sleepers of Innsmouth"
        assert read("# a comment", "[b]Sleepers[/b]", "1x Ghost").deck.name == "Sleepers"
        assert read("2012 champions", "1x Ghost").deck.name == "2012 champions"
        assert problems("3 Byakee Servant", "1x Ghost")
        assert read("1x Ghost").deck.name == "Untitled"
        assert read("Deck: Sleepers", "1x Ghost").deck.name == "Sleepers"
        assert read("Deck: (50)", "1x Ghost").deck.name == "Untitled"
        assert read("Name: 3x Ghost", "1x Ghost").deck.name == "3x Ghost"
        assert read("Name: Sleepers", "1x Ghost").deck.name == "Sleepers"

    def test_lines_that_are_quoted_are_notes(self) -> None:
        assert read("1x Ghost", "> Keep the Ghost.", ">", ">   Always.").deck.notes == "Keep the Ghost.\n\n  Always."

    def test_no_card_is_no_deck(self) -> None:
        (said,) = problems("Sleepers of Innsmouth")
        assert said == 'There is no card in it; a card is a line such as "3x Byakhee Servant".'
        (said,) = problems("> 3x Ghost")
        assert said.endswith("Lines that begin with > are notes.")


class TestStories:
    """DECK-1, DECK-5: stories have a pile of their own."""

    def test_a_story_goes_where_stories_belong(self) -> None:
        deck = read("1x Ghost", "1x Ancient Apocrypha").deck
        assert deck.cards == {"core-091": 1}
        assert len(deck.stories) == 1

    def test_a_heading_decides(self) -> None:
        deck = read("1x Ghost", "Story deck (1)", "1x Opening Night", "Conspiracies", "1x Opening Night").deck
        assert deck.stories == ("core-158",)
        assert deck.cards == {"core-091": 1, "tmom-035": 1}

    def test_without_a_heading_it_is_not_guessed(self) -> None:
        (said,) = problems("1x Opening Night")
        assert "core-158" in said
        assert "tmom-035" in said

    @pytest.mark.parametrize(("line", "stories"), [
        ("Story deck: Core Set", STORIES),
        ("Stories: core", STORIES),
        ("Story deck: Secrets of Arkham", STORY_DECKS["secrets-of-arkham"].stories),
    ])
    def test_a_story_deck_by_name(self, line: str, stories: tuple[str, ...]) -> None:
        assert read("1x Ghost", line).deck.stories == tuple(sorted(stories))

    def test_a_story_deck_that_does_not_exist(self) -> None:
        (said,) = problems("1x Ghost", "Story deck: Core Sett")
        assert said == 'There is no story deck "Core Sett". Did you mean "Core Set"?'

    def test_a_list_beside_the_name(self) -> None:
        titles = [f"1x {card_id}" for card_id in STORIES]
        assert read("1x Ghost", "Story deck: Core Set", *titles).deck.stories == STORIES
        reading = read("1x Ghost", "Story deck: Core Set", *titles[1:])
        assert reading.deck.stories == STORIES[1:]
        assert reading.remarks == ("The listed stories are not those of Core Set; the list was taken.",)


def test_what_we_write() -> None:
    deck = read("Mine", "2x Ghost", "1x Dagon", "1x Despair", "Story deck: core", "> Keep the Ghost.").deck
    assert text.write(deck).splitlines() == [
        "Name: Mine", "",
        "Characters (3)", "1x Dagon, Father of the Deep (Core Set F42)", "2x Ghost (Core Set F91)", "",
        "Events (1)", "1x Despair (Core Set F98)", "",
        "Story deck: Core Set", "",
        "> Keep the Ghost.",
    ]  # fmt: skip
