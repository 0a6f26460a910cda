"""The reading sheet: cards as they are said in English and German, beside a wording of your own, as a page to read.

With --wording FILE, a file of card facts that has a reference wording, that wording stands beside. The page is written
to build/ and must not be committed.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from pathlib import Path

from rlyeh.language.text.english import card_text, keyword_words
from rlyeh.model import Card
from rlyeh.translation.german import texts as german
from rlyeh.translation.guards import faults
from tools.card.chosen import ROOT, chosen_cards

FOLDER = ROOT / "build" / "sheets"
STYLE = """
body { font: 16px/1.5 Georgia, serif; margin: 2rem; background: #f6f1e4; color: #221d14 }
table { border-collapse: collapse; width: 100% } td, th { vertical-align: top; padding: .6rem; text-align: left }
tr { border-top: 1px solid #b9a97c } td { white-space: pre-line } .facts { color: #6b5d3c; font-size: .85em }
.odd td:first-child { border-left: 6px solid #a3311f } .guard { color: #a3311f; font-size: .85em }
"""


def sheet(cards: Sequence[Card], wording: Mapping[str, str]) -> str:
    """The page."""
    heads = ["card", "English", "German", *(["wording"] if wording else [])]
    rows = "\n".join(_row(card, wording) for card in cards)
    odd = sum(bool(faults(card)) for card in cards)
    return (
        f"<!doctype html><meta charset=utf-8><title>{len(cards)} cards</title><style>{STYLE}</style>"
        f"<h1>{len(cards)} cards, {odd} of them odd</h1><table><tr>{''.join(f'<th>{head}' for head in heads)}</tr>\n"
        f"{rows}</table>\n"
    )


def _row(card: Card, wording: Mapping[str, str]) -> str:
    found = faults(card)
    guards = "".join(f'<div class="guard">{escape(guard)}</div>' for guard in found)
    cells = [
        f'<b>{escape(card.name)}</b>\n{card.id}<div class="facts">{escape(" · ".join(_facts(card)))}</div>{guards}',
        escape(card_text(card)),
        escape(german.text_box(card)),
        *([escape(wording.get(card.id, ""))] if wording else []),
    ]
    return f"<tr{' class=odd' if found else ''}>{''.join(f'<td>{cell}' for cell in cells)}</tr>"


def _facts(card: Card) -> Iterator[str]:
    yield str(card.type)
    yield str(card.faction)
    yield from (f"{field} {value}" for field in ("cost", "skill") if (value := getattr(card, field)) is not None)
    yield from card.subtypes
    yield from keyword_words(card)


def main(arguments: Sequence[str]) -> None:
    """The command line."""
    ask = argparse.ArgumentParser("python -m tools.card sheet", description=__doc__)
    ask.add_argument("cards", nargs="*", help="ids, sets or modules; those changed last if left out")
    ask.add_argument("--wording", type=Path, help="a file of card facts with a reference wording, for your eyes only")
    ask.add_argument("--out", type=Path, help="the page; build/sheets/NAME.html if left out")
    options = ask.parse_args(arguments)
    cards = chosen_cards(options.cards)
    rows = json.loads(options.wording.read_text(encoding="utf-8"))["cards"] if options.wording else []
    name = "-".join(part.replace("/", "-") for part in options.cards) or "changed"
    out: Path = options.out or FOLDER / f"{name[:60]}.html"
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(sheet(cards, {row["id"]: row.get("reference_text") or "" for row in rows}), encoding="utf-8")
    print(f"{out}: {len(cards)} cards")
