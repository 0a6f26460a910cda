"""Queries as people type them behind `rlyeh cards`: minus signs and quotes survive the shell, errors point."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

import typer
from typer.core import TyperCommand

from rlyeh.decks.search import CompiledQuery, compiled
from rlyeh.errors import SearchError
from rlyeh.model import Card, Pool

_MINUS = "−"
"""Stands for a hyphen while options are read; the search takes it for a minus as well."""
_ONE_THING = re.compile(r'(?P<field>-?(?:\w+(?:!=|[:=]))?)(?P<value>[^"():=<>|]*\s[^"():=<>|]*)')


class QueryCommand(TyperCommand):
    """A command whose arguments may begin with a hyphen, as in `-keyword:villainous`, without being options."""

    def parse_args(self, ctx: typer.Context, args: list[str]) -> list[str]:  # type: ignore[override]
        options = {name for parameter in self.get_params(ctx) for name in parameter.opts}
        return super().parse_args(ctx, [arg if arg in options else _shielded(arg) for arg in args])


def _shielded(argument: str) -> str:
    return f"{_MINUS}{argument[1:]}" if re.match(r"-[^-]", argument) else argument


def as_query(arguments: Sequence[str]) -> str:
    """The arguments as one query.

    The shell takes double quotes away. Among several arguments, one with a gap in it must have been quoted, so that it
    gets its quotes back; a single argument is the query as it was typed.
    """
    terms = [re.sub(rf"^{_MINUS}", "-", argument) for argument in arguments]
    return " ".join(map(_requoted, terms)) if len(terms) > 1 else "".join(terms)


def _requoted(argument: str) -> str:
    match = _ONE_THING.fullmatch(argument)
    return f'{match["field"]}"{match["value"]}"' if match else argument


@dataclass(frozen=True)
class QueryResult:
    """The cards that were found, and how the query was understood."""

    cards: list[Card]
    english: str
    note: str = ""
    """What whoever reads the answer has to know."""
    hint: str = ""
    """What a person may like to know."""


def answer(query: str, pool: Pool) -> QueryResult:
    """Run a query. Words that no name has are looked for everywhere on the cards, and the note says so."""
    try:
        search = compiled(query, pool)
        cards = search.cards()
        if not search.query.has_bare_words():
            return QueryResult(cards, search.english)
        return _with_words(search, cards, compiled(query, pool, everywhere=True))
    except SearchError as error:
        typer.echo(refusal(error), err=True)
        raise typer.Exit(2) from None


def refusal(error: SearchError) -> str:
    """What is wrong with a query, and under it the query with the place."""
    indented = "\n".join(f"  {line}" for line in error.pointer().splitlines())
    return f"rlyeh: {error}\n{indented}"


def _with_words(in_names: CompiledQuery, named: list[Card], everywhere: CompiledQuery) -> QueryResult:
    further = len(set(map(_id, everywhere.cards())) - set(map(_id, named)))
    if named:
        cards = "card has" if further == 1 else "cards have"
        hint = f"{further} more {cards} it elsewhere: try any:WORD." if further else ""
        return QueryResult(named, in_names.english, hint=hint)
    note = "No name has these words, so they were looked for everywhere on the cards." if further else ""
    return QueryResult(everywhere.cards(), everywhere.english, note)


def _id(card: Card) -> str:
    return card.id
