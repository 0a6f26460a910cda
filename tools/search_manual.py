"""The manual of card search: docs/card-search.md, written from the table of fields that the search itself uses.

    python -m tools.search_manual
"""

from __future__ import annotations

from pathlib import Path

from rlyeh.decks.search import manual

PAGE = Path(__file__).parent.parent / "docs" / "card-search.md"


def main() -> None:
    """The command line."""
    PAGE.write_text(manual(), encoding="utf-8")


if __name__ == "__main__":
    main()
