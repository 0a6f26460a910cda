"""The query tree: what the parser makes and the compiler takes."""

from __future__ import annotations

import operator
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any


class Op(StrEnum):
    """How a field is compared."""

    HAS = ":"
    IS = "="
    IS_NOT = "!="
    UNDER = "<"
    AT_MOST = "<="
    OVER = ">"
    AT_LEAST = ">="

    @property
    def compares(self) -> Callable[[Any, Any], bool]:
        """The comparison of two numbers."""
        return _COMPARISONS[self]

    @property
    def english(self) -> str:
        """The comparison in words."""
        return _ENGLISH[self]

    @property
    def orders(self) -> bool:
        """Whether it asks for more or less."""
        return self not in (Op.HAS, Op.IS, Op.IS_NOT)


_COMPARISONS: dict[Op, Callable[[Any, Any], bool]] = {
    Op.HAS: operator.eq,
    Op.IS: operator.eq,
    Op.IS_NOT: operator.ne,
    Op.UNDER: operator.lt,
    Op.AT_MOST: operator.le,
    Op.OVER: operator.gt,
    Op.AT_LEAST: operator.ge,
}
_ENGLISH = {
    Op.HAS: "is",
    Op.IS: "is",
    Op.IS_NOT: "is not",
    Op.UNDER: "is less than",
    Op.AT_MOST: "is at most",
    Op.OVER: "is more than",
    Op.AT_LEAST: "is at least",
}


@dataclass(frozen=True)
class QueryTerm:
    """Something that was written, and where."""

    text: str
    at: int
    width: int


@dataclass(frozen=True)
class Count:
    """The tail of icon:terror>=2: how many."""

    op: Op
    number: QueryTerm


@dataclass(frozen=True)
class Term:
    """A field with an operator and the values to choose from."""

    field: QueryTerm
    op: Op
    sign: QueryTerm
    """The operator as it was written."""
    values: tuple[QueryTerm, ...]
    count: Count | None = None


@dataclass(frozen=True)
class Words:
    """Bare words: any of these."""

    values: tuple[QueryTerm, ...]


@dataclass(frozen=True)
class Not:
    """What must not hold."""

    node: Node


@dataclass(frozen=True)
class All:
    """Everything must hold."""

    nodes: tuple[Node, ...]


@dataclass(frozen=True)
class AnyOf:
    """One of these must hold."""

    nodes: tuple[Node, ...]


Node = Term | Words | Not | All | AnyOf


@dataclass(frozen=True)
class Order:
    """A wish for the order of what is found."""

    by: QueryTerm
    descending: bool


@dataclass(frozen=True)
class Query:
    """A whole query; without a root it finds every card."""

    text: str
    root: Node | None
    orders: tuple[Order, ...] = ()

    def has_bare_words(self) -> bool:
        """Whether some words stand there without a field."""
        return self.root is not None and _has_words(self.root)


def _has_words(node: Node) -> bool:
    match node:
        case Words():
            return True
        case Term():
            return False
        case Not():
            return _has_words(node.node)
        case All() | AnyOf():
            return any(_has_words(part) for part in node.nodes)
