"""The page of all words shows the vocabulary as it is."""

from rlyeh.cards.vocabulary import vocabulary
from tools.vocabulary import PAGE, page


def test_the_words_are_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run python -m tools.vocabulary"


def test_every_name_says_what_it_is() -> None:
    assert [name.name for name in vocabulary() if not name.meaning] == []
