"""The catalogue: the names of all cards, and that it agrees with those that are declared."""

import pytest

from rlyeh.cards import POOL
from rlyeh.decks import FORMATS, STORY_DECKS, catalogue
from rlyeh.decks.spelling import key, slug
from rlyeh.errors import UnknownCard
from rlyeh.language.declare import SETS
from rlyeh.model import CardType


def test_every_card_that_was_printed() -> None:
    assert len(catalogue()) == 1568
    assert len({entry.octgn for entry in catalogue()}) == 1568
    assert {entry.pack.code: entry.pack.set_name for entry in catalogue()} == {
        code: name for code, name in SETS.items() if code != "test"
    }


def test_declared_cards_are_what_the_catalogue_says() -> None:
    for card in POOL:
        entry = catalogue()[card.id]
        assert (card.title, card.descriptor, card.type, card.faction, card.unique, card.set_name, card.number) == (
            entry.title, entry.descriptor, entry.type, entry.faction, entry.unique, entry.pack.set_name, entry.number,
        )  # fmt: skip
        assert sorted(card.subtypes) == sorted(entry.subtypes)


def test_lists_of_formats_are_cards_that_exist() -> None:
    for format in FORMATS.values():
        assert all(card_id in catalogue() for card_id in (*format.banned, *format.restricted))
    assert catalogue()["dl-117"].title == "Nyarlathotep"
    assert catalogue()["dotu-052"].title == "Josef Meiger"


def test_story_decks_are_all_the_stories() -> None:
    """DECK-5, CCG-31: ten of the Core Set, ten of Secrets of Arkham, twelve of Ancient Relics."""
    listed = [card_id for deck in STORY_DECKS.values() for card_id in deck.stories]
    assert sorted(listed) == sorted(entry.id for entry in catalogue() if entry.type is CardType.STORY)
    assert [len(deck.stories) for deck in STORY_DECKS.values()] == [10, 10, 12]


def test_every_label_means_its_card_alone() -> None:
    labels = [entry.label for entry in catalogue()]
    assert len(set(labels)) == len(labels)
    assert catalogue()["core-088"].label == "Byakhee Servant (Core Set F88)"


@pytest.mark.parametrize(("said", "card"), [
    ("core-088", "core-088"), ("byakhee servant", "core-088"), ("byakhee-servant", "core-088"),
    ("Cthulhu, Lord of R'lyeh", "yc-064"), ("torch the joint", "core-018"), ("Iä! Iä!", "tty-032"),
    ("ia ia", "tty-032"),
])  # fmt: skip
def test_names(said: str, card: str) -> None:
    assert catalogue().named(said).id == card


@pytest.mark.parametrize(("said", "answer"), [
    ("Hastur", '"Hastur" is the title of several cards: Hastur, The King in Yellow (Core Set F81), id core-081; '),
    ("Dgaon", 'No card is called "Dgaon". Did you mean "Dagon"?'),
    ("core-88", 'Did you mean "core-088"'),
    ("flying spaghetti", 'No card is called "flying spaghetti".'),
])
def test_names_that_do_not_mean_one_card(said: str, answer: str) -> None:
    with pytest.raises(UnknownCard) as refused:
        catalogue().named(said)
    assert answer in str(refused.value)


def test_spelling() -> None:
    assert key("  A VÖRÖS Hal’l-Jön! ") == "a voros hall jon"
    assert key("•") == ""
    assert slug("Torch the Joint!") == "torch-the-joint"
