"""The census: how many cards of each set are declared, drafted, or cannot be said yet.

A draft is a declaration in `drafts/`, laid out as the pool is: checked, read back and played, but without tests of its
own. Whoever writes a set moves its drafts into the pool, one by one, with tests.
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.table import Table

import rlyeh.language
from rlyeh.cards import POOL, package_name
from rlyeh.decks.agreement import disagreements
from rlyeh.decks.catalogue import catalogue
from rlyeh.language.text.english import card_text
from rlyeh.model import Card, Pool
from rlyeh.model.sets import PRINTED_SETS
from rlyeh.translation.german import texts as german
from tools.card.chosen import ROOT

DRAFTS = ROOT / "drafts"


@dataclass
class SetCensus:
    """What there is of a set."""

    code: str
    drafts: dict[str, Card] = field(default_factory=dict)
    problems: dict[str, str] = field(default_factory=dict)
    """What is wrong with a draft, by its id or the line of its file."""

    @property
    def printed(self) -> list[str]:
        """The ids of all its cards."""
        return [entry.id for entry in catalogue() if entry.code == self.code]

    @property
    def missing(self) -> list[str]:
        """The cards that are neither declared nor drafted."""
        return [card for card in self.printed if card not in POOL and card not in self.drafts]


def take(code: str, folder: Path = DRAFTS) -> SetCensus:
    """Read the drafts of a set, each by itself, so that one that is wrong hides no other."""
    census = SetCensus(code)
    for path in sorted((folder / package_name(PRINTED_SETS[code])).glob("*.py")):
        names: dict[str, object] = {name: getattr(rlyeh.language, name) for name in rlyeh.language.__all__}
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if not isinstance(node, ast.Assign):
                exec(compile(ast.Module([node], []), str(path), "exec"), names)
            else:
                place = _id(node) or f"{path.name}:{node.lineno}"
                try:
                    exec(compile(ast.Module([node], []), str(path), "exec"), names)
                    card = names[ast.unparse(node.targets[0])]
                    if isinstance(card, Card):
                        census.drafts[card.id] = checked(card)
                except Exception as problem:
                    census.problems[place] = f"{type(problem).__name__}: {problem}"
    return census


def _id(node: ast.Assign) -> str:
    """The id of the card that is declared there."""
    first = node.value.args[0] if isinstance(node.value, ast.Call) and node.value.args else None
    return str(first.value) if isinstance(first, ast.Constant) else ""


def checked(card: Card) -> Card:
    """The card as a pool takes it, with facts that agree and a text in both languages, under every erratum."""
    if card.id in POOL:
        raise ValueError("the pool has this card; the draft can go")
    taken = POOL.plus([card])[card.id]
    for disagreement in disagreements(taken):
        raise ValueError(disagreement)
    for source in ((), *((erratum.source,) for erratum in card.errata)):
        read = taken.under(frozenset(source))
        if read.text and not (card_text(read) and german.text_box(read)):
            raise ValueError("its text cannot be read")
    return taken


def drafted_pool(codes: Sequence[str] = tuple(PRINTED_SETS)) -> Pool:
    """The pool with all drafts that are right."""
    return POOL.plus(card for code in codes for card in take(code).drafts.values())


def main(arguments: Sequence[str]) -> None:
    """The command line."""
    ask = argparse.ArgumentParser("python -m tools.card census", description=__doc__)
    ask.add_argument("sets", nargs="*", help="codes of sets; all if left out")
    ask.add_argument("--missing", action="store_true", help="list the cards that are neither declared nor drafted")
    options = ask.parse_args(arguments)
    found = [take(code) for code in options.sets or PRINTED_SETS]
    console = Console(highlight=False)
    console.print(_table(found))
    for census in found:
        for place, problem in census.problems.items():
            console.print(f"{place}: {problem}", markup=False)
        if options.missing and census.missing:
            console.print(f"{census.code}: {', '.join(census.missing)}")
    sys.exit(1 if any(census.problems for census in found) else 0)


def _table(found: Sequence[SetCensus]) -> Table:
    table = Table(box=None, pad_edge=False)
    for name in ("set", "cards", "declared", "drafted", "wrong", "missing"):
        table.add_column(name, justify="left" if name == "set" else "right")
    rows = [list(_row(census)) for census in found]
    for census, row in zip(found, rows, strict=True):
        table.add_row(PRINTED_SETS[census.code], *map(str, row))
    table.add_row("all", *(str(sum(column)) for column in zip(*rows, strict=True)), style="bold")
    return table


def _row(census: SetCensus) -> Iterator[int]:
    yield len(census.printed)
    yield sum(card in POOL for card in census.printed)
    yield len(census.drafts)
    yield len(census.problems)
    yield len(census.missing)
