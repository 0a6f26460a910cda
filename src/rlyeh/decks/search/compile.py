"""The query compiler: from the tree of a query to one predicate over a pool."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NoReturn

from rlyeh.decks.search.fields import BY_NAME, EVERYTHING, FIELDS, NAME
from rlyeh.decks.search.index import IndexedCard, SearchIndex, index_of
from rlyeh.decks.search.kinds import CountField, Key, NumberField, QueryMeaning, SearchField, Test
from rlyeh.decks.search.parser import SORT, parse
from rlyeh.decks.search.tree import All, AnyOf, Node, Not, Order, Query, QueryTerm, Term, Words
from rlyeh.errors import SearchError, did_you_mean
from rlyeh.model import Card, Pool


@dataclass(frozen=True)
class CompiledQuery:
    """A query that is ready to run over a pool, any number of times."""

    query: Query
    english: str
    """How the query was understood."""
    index: SearchIndex
    test: Test
    """The whole query as one predicate."""
    keys: tuple[tuple[Key, bool], ...]
    """What the answer is sorted by, and whether from high to low."""

    def cards(self) -> list[Card]:
        """All cards that the query finds, in the order it asks for, else in that of the pool."""
        entries = list(filter(self.test, self.index.entries))
        for key, descending in reversed(self.keys):
            entries = _sorted(entries, key, descending)
        return [entry.card for entry in entries]


def search(query: str, pool: Pool) -> list[Card]:
    """The cards of the pool that a query finds."""
    return compiled(query, pool).cards()


def compiled(query: str, pool: Pool, everywhere: bool = False) -> CompiledQuery:
    """A query made ready for a pool; bare words are looked for in names, or `everywhere` on the card."""
    tree = parse(query)
    compiler = Compiler(tree, index_of(pool), everywhere)
    meaning = compiler.node(tree.root) if tree.root is not None else QueryMeaning(lambda _: True, "every card")
    fields = [compiler.sorting_field(order) for order in tree.orders]
    turned = [order.descending for order in tree.orders]
    keys = tuple((field.sort_key(compiler.index), down) for field, down in zip(fields, turned, strict=True))
    wishes = [f"{field.name}{', high to low' * down}" for field, down in zip(fields, turned, strict=True)]
    english = f"{meaning.english}, sorted by {' and then '.join(wishes)}" if wishes else meaning.english
    return CompiledQuery(tree, english, compiler.index, meaning.test, keys)


class Compiler:
    """What the fields need to know while a query is compiled."""

    counted = tuple(field.name for field in FIELDS if isinstance(field, CountField))

    def __init__(self, query: Query, index: SearchIndex, everywhere: bool) -> None:
        self.query = query
        self.index = index
        self.bare = EVERYTHING if everywhere else NAME

    def node(self, node: Node) -> QueryMeaning:
        """What a part of the query means."""
        match node:
            case Words():
                return self.bare.having(node.values, self)
            case Term():
                return self.field(node.field).meaning(node, self)
            case Not():
                return self.node(node.node).opposite()
            case All():
                return self._all([self.node(part) for part in node.nodes])
            case AnyOf():
                return self._any([self.node(part) for part in node.nodes])

    def _all(self, meanings: list[QueryMeaning]) -> QueryMeaning:
        tests = tuple(meaning.test for meaning in meanings)

        def test(entry: IndexedCard) -> bool:
            for passes in tests:  # noqa: SIM110  a plain loop is twice as fast as all() with a generator
                if not passes(entry):
                    return False
            return True

        return QueryMeaning(test, " and ".join(_bracketed(meaning.english, " or ") for meaning in meanings))

    def _any(self, meanings: list[QueryMeaning]) -> QueryMeaning:
        tests = tuple(meaning.test for meaning in meanings)

        def test(entry: IndexedCard) -> bool:
            for passes in tests:  # noqa: SIM110
                if passes(entry):
                    return True
            return False

        return QueryMeaning(test, " or ".join(_bracketed(meaning.english, " and ") for meaning in meanings))

    def field(self, term: QueryTerm) -> SearchField:
        """The field that is meant."""
        field = BY_NAME.get(term.text.casefold())
        if field is None:
            names = (*(field.name for field in FIELDS), *SORT)
            self.fail(f'There is no field "{term.text}"', term, _hint(term, names))
        return field

    def number_field(self, term: QueryTerm, asking: SearchField) -> NumberField:
        """A number of the card that another one is compared with."""
        field = BY_NAME.get(term.text.casefold())
        if not isinstance(field, NumberField):
            names = [field.name for field in FIELDS if isinstance(field, NumberField)]
            self.fail(f'{asking.name} is compared with a number, x or another number of the card, not "{term.text}"',
                      term, did_you_mean(term.text, names).strip())  # fmt: skip
        return field

    def sorting_field(self, order: Order) -> SearchField:
        """The field to sort by."""
        field = BY_NAME.get(order.by.text.casefold())
        if field is None or not field.ordered:
            names = [candidate.name for candidate in FIELDS if candidate.ordered]
            self.fail(f'Cards cannot be sorted by "{order.by.text}"', order.by, _hint(order.by, names))
        return field

    def fail(self, sentence: str, term: QueryTerm, hint: str = "") -> NoReturn:
        """Refuse the query, pointing at the place."""
        raise SearchError(f"{sentence}. {hint}".strip(), self.query.text, term.at, term.width)


def _hint(term: QueryTerm, names: tuple[str, ...] | list[str]) -> str:
    return did_you_mean(term.text, names).strip() or f"There are {', '.join(names)}."


def _bracketed(english: str, joint: str) -> str:
    return f"({english})" if joint in english and not english.startswith("not (") else english


def _sorted(
    entries: list[IndexedCard], key: Callable[[IndexedCard], int | str | None], descending: bool
) -> list[IndexedCard]:
    """Sorted, with the cards that have no value last in either direction."""
    having = [(value, place) for place, entry in enumerate(entries) if (value := key(entry)) is not None]
    lacking = [entry for entry in entries if key(entry) is None]
    having.sort(key=lambda pair: pair[0], reverse=descending)
    return [entries[place] for _, place in having] + lacking
