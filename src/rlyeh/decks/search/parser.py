"""The query parser: from a query to its tree.

    query    any, with sort: anywhere outside parentheses
    any      all ("or" all)*
    all      one (["and"] one)*
    one      ("-" | "not") one  |  "(" any ")"  |  term  |  values
    term     field operator values [operator number]
    values   value ("|" value)*

Whether a field exists and what its values mean is the compiler's business; the parser knows only how a query is built.
"""

from __future__ import annotations

from typing import NoReturn

from rlyeh.decks.search.lexer import MINUSES, Token, TokenKind, tokens
from rlyeh.decks.search.tree import All, AnyOf, Count, Node, Not, Op, Order, Query, QueryTerm, Term, Words
from rlyeh.errors import SearchError

DEEPEST = 40
"""How deep parentheses may be nested."""
SORT = ("sort", "order")
"""What stands before the field that the answer is sorted by."""
_DIRECTIONS = {"asc": False, "desc": True}


def parse(query: str) -> Query:
    """The tree of a query; a query that makes no sense is a `SearchError` with the place."""
    return _Parser(query).query()


class _Parser:
    def __init__(self, query: str) -> None:
        self.text = query
        self.tokens = tokens(query)
        self.place = 0
        self.depth = 0
        self.negated = 0
        self.orders: list[Order] = []

    # -- the tree ------------------------------------------------------------------------------------------------------

    def query(self) -> Query:
        root = None if self._next().kind is TokenKind.END else self._any()
        if self._next().kind is TokenKind.CLOSE:
            self._fail("This parenthesis closes nothing.", self._next())
        return Query(self.text, root, tuple(self.orders))

    def _any(self) -> Node | None:
        start = self._next()
        nodes = [self._all()]
        while self._next().says("or"):
            word = self._take()
            if nodes[-1] is None:
                self._fail('"or" needs something before it.', word)
            nodes.append(self._all())
            if nodes[-1] is None:
                self._fail('"or" needs something behind it.', word)
        alternatives = tuple(node for node in nodes if node is not None)
        if not alternatives and self._next().kind is TokenKind.CLOSE:
            self._fail("There is nothing between the parentheses.", start)
        return AnyOf(alternatives) if len(alternatives) > 1 else next(iter(alternatives), None)

    def _all(self) -> Node | None:
        """Everything up to an "or", a closing parenthesis or the end; nothing where there is only sort:."""
        nodes: list[Node] = []
        while not self._at_the_end_of_a_group():
            if self._next().says("and"):
                word = self._take()
                if not nodes or self._at_the_end_of_a_group() or self._next().says("and"):
                    self._fail('"and" stands between two things.', word)
                continue
            node = self._one()
            if node is not None:
                nodes.append(node)
        return All(tuple(nodes)) if len(nodes) > 1 else next(iter(nodes), None)

    def _at_the_end_of_a_group(self) -> bool:
        return self._next().kind in (TokenKind.END, TokenKind.CLOSE) or self._next().says("or")

    def _one(self) -> Node | None:
        negations = 0
        while self._next().kind is TokenKind.MINUS or self._next().says("not"):
            word = self._take()
            negations += 1
            if self._at_the_end_of_a_group() or self._next().says("and"):
                self._fail(f'"{word.text}" needs something behind it.', word)
        self.negated += negations
        node = self._group() if self._next().kind is TokenKind.OPEN else self._term()
        self.negated -= negations
        return Not(node) if negations % 2 and node is not None else node

    def _group(self) -> Node | None:
        opening = self._take()
        if self.depth == DEEPEST:
            self._fail(f"Parentheses can be nested {DEEPEST} deep, no deeper.", opening)
        self.depth += 1
        node = self._any()
        self.depth -= 1
        if self._next().kind is not TokenKind.CLOSE:
            self._fail("This parenthesis is opened and never closed.", opening)
        self._take()
        return node

    # -- a term --------------------------------------------------------------------------------------------------------

    def _term(self) -> Node | None:
        first = self._value("Here a word or a field is needed")
        if self._next().kind is not TokenKind.OPERATOR:
            return self._words(first)
        if first.kind is TokenKind.QUOTED:
            self._fail("A field is written without quotes.", first)
        sign = self._take()
        if first.text.casefold() in SORT:
            self._order(first, sign)
            return None
        field, op = _query_term(first), Op(sign.text)
        values = self._others(self._value(f"Behind {first.text}{sign.text} a value is needed"))
        return Term(field, op, _query_term(sign), values, self._count())

    def _words(self, first: Token) -> Words:
        bar = self._next()
        words = Words(self._others(first))
        if self._next().kind is TokenKind.OPERATOR:
            self._fail('A bar stands between values; between whole terms write "or".', bar)
        return words

    def _others(self, first: Token) -> tuple[QueryTerm, ...]:
        """A value and the alternatives behind its bars."""
        values = [_query_term(first)]
        while self._next().kind is TokenKind.BAR:
            self._take()
            values.append(_query_term(self._value("Behind the bar another value is needed")))
        return tuple(values)

    def _count(self) -> Count | None:
        if self._next().kind is not TokenKind.OPERATOR:
            return None
        sign = self._take()
        return Count(Op(sign.text), _query_term(self._value(f"Behind {sign.text} a number is needed")))

    def _value(self, needed: str) -> Token:
        token = self._next()
        if token.kind in (TokenKind.WORD, TokenKind.QUOTED):
            return self._take()
        self._fail(f"{needed}, not {token.kind.value}.", token)

    def _order(self, field: Token, sign: Token) -> None:
        if self.depth or self.negated:
            self._fail(f"{field.text} is for the whole query: it stands outside parentheses and without not.", field)
        if sign.text != Op.HAS:
            self._fail(f"{field.text} is followed by a colon: {field.text}:cost.", sign)
        by = self._value(f"Behind {field.text}: the name of a field is needed")
        descending = by.text[:1] in tuple(MINUSES)
        field_name = QueryTerm(by.text[descending:], by.at + descending, by.width - descending)
        if self._next().kind is TokenKind.OPERATOR:
            self._take()
            direction = self._value("Behind the colon a direction is needed, asc or desc")
            if direction.text.casefold() not in _DIRECTIONS:
                self._fail("The direction is asc or desc.", direction)
            descending ^= _DIRECTIONS[direction.text.casefold()]
        self.orders.append(Order(field_name, descending))

    # -- tokens --------------------------------------------------------------------------------------------------------

    def _next(self) -> Token:
        return self.tokens[self.place]

    def _take(self) -> Token:
        token = self.tokens[self.place]
        self.place += 1
        return token

    def _fail(self, sentence: str, token: Token) -> NoReturn:
        raise SearchError(sentence, self.text, token.at, token.width)


def _query_term(token: Token) -> QueryTerm:
    return QueryTerm(token.text, token.at, token.width)
