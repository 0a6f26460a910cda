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
    said = [re.sub(rf"^{_MINUS}", "-", argument) for argument in arguments]
    return " ".join(map(_requoted, said)) if len(said) > 1 else "".join(said)


def _requoted(argument: str) -> str:
    found = _ONE_THING.fullmatch(argument)
    return f'{found["field"]}"{found["value"]}"' if found else argument


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
        asked = compiled(query, pool)
        found = asked.cards()
        if not asked.query.has_bare_words():
            return QueryResult(found, asked.english)
        return _with_words(asked, found, compiled(query, pool, everywhere=True))
    except SearchError as error:
        typer.echo(refusal(error), err=True)
        raise typer.Exit(2) from None


def refusal(error: SearchError) -> str:
    """What is wrong with a query, and under it the query with the place."""
    indented = "\n".join(f"  {line}" for line in error.pointer().splitlines())
    return f"rlyeh: {error}\n{indented}"


def _with_words(asked: CompiledQuery, found: list[Card], wider: CompiledQuery) -> QueryResult:
    more = len(set(map(_id, wider.cards())) - set(map(_id, found)))
    if found:
        cards = "card has" if more == 1 else "cards have"
        hint = f"{more} more {cards} it elsewhere: try any:WORD." if more else ""
        return QueryResult(found, asked.english, hint=hint)
    note = "No name has these words, so they were looked for everywhere on the cards." if more else ""
    return QueryResult(wider.cards(), wider.english, note)


def _id(card: Card) -> str:
    return card.id
