"""The page that teaches the card language shows the vocabulary as it is."""

from tools.vocabulary import PAGE, page


def test_the_vocabulary_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run python -m tools.vocabulary"
