"""The workbench for cards.

    python -m tools.card scaffold dl-006 dl-007      the facts of cards as declarations, texts left to write
    python -m tools.card sheet dl                    a page to read: English and German, with what looks wrong
    python -m tools.card random                      random games made of the cards that were changed last
    python -m tools.card mutants dl                  would a test notice if these cards said something else?
    python -m tools.card census                      how many cards are declared, drafted, or cannot be said yet
    python -m tools.card index shuffle into          how a printed phrase is written: `rlyeh language`

Cards are named by id, by a set, by a module such as dreamlands/cthulhu, or left out for those changed last.
"""

from __future__ import annotations

import sys
from importlib import import_module

COMMANDS = ("scaffold", "sheet", "random", "mutants", "census", "index")


def main() -> None:
    """The command line."""
    command = sys.argv[1] if len(sys.argv) > 1 else ""
    if command not in COMMANDS:
        sys.exit(__doc__)
    if command == "index":
        from rlyeh.cli import main as rlyeh

        rlyeh(["language", *sys.argv[2:]])
        return
    module = "random_games" if command == "random" else command
    import_module(f"tools.card.{module}").main(sys.argv[2:])


if __name__ == "__main__":
    main()
