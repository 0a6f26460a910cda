"""The page on card search says what the table of fields says, and its example of an error is a real one."""

import pytest

from rlyeh.cards import POOL
from rlyeh.cli.card_query import refusal
from rlyeh.decks.search import FIELDS, manual, search
from rlyeh.errors import SearchError
from tools.search_manual import PAGE


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == manual(), "run python -m tools.search_manual"


def test_every_field_is_explained() -> None:
    assert all(f"| `{field.name}` |" in manual() for field in FIELDS)


def test_the_error_on_the_page_is_what_is_said() -> None:
    with pytest.raises(SearchError) as raised:
        search("faction:cthulu cost<=3", POOL)
    assert refusal(raised.value) in manual()
