"""What the Tab key finds, asked as a shell asks it."""

from pathlib import Path

import pytest

from rlyeh.cli import main
from rlyeh.cli.arguments import card_named
from rlyeh.cli.completion import complete_card, complete_deck, complete_form, complete_kind
from rlyeh.decks import FORMATS, FORMS, KINDS, catalogue, find_deck, shelf
from rlyeh.errors import UnknownCard
from tests.decks.lists import LATE


@pytest.fixture(autouse=True)
def _folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("mine.txt", "mine.o8d", "mine.doc", ".hidden.txt", "decks/other.json"):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text("1x Ghost", encoding="utf-8")


def tab(line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """The words that bash is offered for the last word of a line."""
    monkeypatch.setenv("_RLYEH_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", line)
    monkeypatch.setenv("COMP_CWORD", str(len(line.split(" ")) - 1))
    with pytest.raises(SystemExit):
        main([])
    return capsys.readouterr().out.splitlines()


@pytest.mark.parametrize(("line", "offered"), [
    ("rlyeh card byakhee", ["byakhee-servant", "byakhee-attack"]),
    ("rlyeh card Pulled-u", ["Pulled-under"]),
    ("rlyeh deck show the-great", ["the-great-race-of-yith"]),
    ("rlyeh deck check cthulhu+h", ["cthulhu+hastur", "cthulhu+hastur+2"]),
    ("rlyeh deck code min", ["mine.o8d", "mine.txt"]),
    ("rlyeh deck convert dec", ["decks/"]),
    ("rlyeh deck convert decks/", ["decks/other.json"]),
    ("rlyeh deck new x.txt --from the-power", ["the-power-of-knowledge"]),
    ("rlyeh deck check x --format l", ["lcg-2010", "lcg-final"]),
    ("rlyeh deck convert x --to t", ["text"]),
    ("rlyeh deck list --kind p", ["preconstructed", "player-built", "parts"]),
    ("rlyeh play --me hastur+y", ["hastur+yog-sothoth", "hastur+yog-sothoth+2"]),
    ("rlyeh play --them min", ["mine.o8d", "mine.txt"]),
])
def test_words_that_bash_is_offered(
    line: str, offered: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tab(line, monkeypatch, capsys) == offered


def test_an_open_quotation_mark_gets_the_printed_name() -> None:
    assert complete_card("Pulled U") == [("Pulled Under", "Pulled Under (Core Set F57)")]
    assert "Cthulhu, Lord of R'lyeh" in dict(complete_card("Cthulhu, "))
    assert complete_deck("The Great R") == [("The Great Race of Yith", "52 cards")]


def test_every_card_is_offered_by_a_word_that_means_it() -> None:
    """Printings of one card share a name; it means the first of them."""
    offers = dict(complete_card(""))
    assert not any(" " in word for word in offers)
    named = {card_named(word).id for word in offers}
    assert {entry.name for entry in catalogue()} == {catalogue()[card_id].name for card_id in named}


def test_every_deck_is_offered_by_a_word_that_means_it() -> None:
    offers = [word for word, _ in complete_deck("")]
    assert [find_deck(word).deck for word in offers[: len(shelf())]] == [each.deck for each in shelf().values()]
    assert offers[len(shelf()) :] == ["decks/", "mine.o8d", "mine.txt"]
    assert [word for word, _ in complete_deck(".h")] == [".hidden.txt"]
    assert complete_deck("nowhere/") == []


def test_all_choices_are_explained() -> None:
    assert [word for word, _ in complete_form("")] == list(FORMS)
    assert complete_kind("") == list(KINDS.items())
    assert all(format.name for format in FORMATS.values())


class TestCardsByName:
    @pytest.mark.parametrize(("said", "card"), [
        ("core-057", "core-057"), ("Pulled Under", "core-057"), ("pulled-under", "core-057"),
        ("PULLED UNDER", "core-057"), ("Cthulhu, Lord of R'lyeh", "yc-064"), ("cthulhu-lord-of-rlyeh", "yc-064"),
    ])  # fmt: skip
    def test_names(self, said: str, card: str) -> None:
        assert card_named(said).id == card

    def test_cards_that_cannot_be_played_yet(self) -> None:
        """They are shown with what the catalogue knows of them."""
        assert card_named(LATE.label.partition(" (")[0]) == card_named(LATE.id) == catalogue()[LATE.id].card()

    @pytest.mark.parametrize(("said", "answer"), [
        ("Pulled Udner", 'No card is called "Pulled Udner". Did you mean "Pulled Under"?'),
        ("Cthulhu", '"Cthulhu" is the title of several cards: Cthulhu, The Great Old One (Core Set F41), id core-041'),
    ])
    def test_names_that_mean_no_card_here(self, said: str, answer: str) -> None:
        with pytest.raises(UnknownCard) as refused:
            card_named(said)
        assert answer in str(refused.value)
