"""The vocabulary of authors, written into docs/card-words.md: every name that a declaration may use.

    python -m tools.vocabulary [--check]

With --check nothing is written; the exit status says whether the page is up to date. No card stands on the page, so
that it changes only where the language does.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from rlyeh.cards.vocabulary import vocabulary

PAGE = Path(__file__).parent.parent / "docs" / "card-words.md"
HEAD = """# The words of cards

Every name that a declaration may use, with its parameters, part by part in the order of the alphabet. How they go
together is in [card-language.md](card-language.md). `rlyeh language PHRASE` looks names up by what cards say, and shows
cards that say it with their declarations. `python -m tools.vocabulary` writes this page.
"""


def page() -> str:
    """The page as it should be."""
    return "\n".join([HEAD, *_chapters()])


def _chapters() -> Iterator[str]:
    for heading, names in groupby(vocabulary(), key=lambda name: name.heading):
        yield f"## {heading}\n"
        yield "| name | means |\n|---|---|"
        for name in names:
            yield f"| `{name.typed}` | {name.meaning} |".replace("\\", "\\\\")
        yield ""


def main() -> None:
    """The command line."""
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--check", action="store_true")
    if ask.parse_args().check:
        sys.exit(0 if PAGE.read_text(encoding="utf-8") == page() else f"docs/{PAGE.name} is out of date")
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
