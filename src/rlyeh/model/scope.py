"""Scopes, the static semantics of declarations: what their words may speak of where they stand.

A pool checks every card with them: names are bound before they are used, and nothing is asked of an occurrence that it
does not have.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import TYPE_CHECKING, Final, NoReturn

from rlyeh.errors import DeclarationError, did_you_mean

if TYPE_CHECKING:
    from rlyeh.model.card import Card

NO_PARTS: Final[frozenset[str]] = frozenset()

Existing = Callable[[str], Collection[str]]
"""What exists on printed cards: each "subtype" or "title". Empty where nobody knows."""


class Scope:
    """What a word may speak of: names that were bound before it, parts of the occurrence that sets its text off."""

    __slots__ = ("card", "comes_before", "existing", "has_host", "has_x", "is_paid_for", "names", "parts", "where")

    def __init__(self, card: Card, where: str, existing: Existing) -> None:
        self.card = card
        self.where = where
        self.existing = existing
        self.names: set[str] = set()
        """The names under which something was chosen so far."""
        self.parts = NO_PARTS
        """What the occurrence that sets the text off has (`rlyeh.engine.state.kind_facts.PARTS`)."""
        self.comes_before = False
        """Whether the text comes before that occurrence, so that it can be cancelled."""
        self.has_x = card.cost == "X"
        """Whether there is an X."""
        self.has_host = card.attach_to is not None
        """Whether the card is attached to another one."""
        self.is_paid_for = False
        """Whether something is paid for, so that it can be overpaid."""

    def inside(self) -> Scope:
        """A scope within this one: what is named there is not known outside."""
        inner = Scope(self.card, self.where, self.existing)
        inner.names = set(self.names)
        inner.parts = self.parts
        inner.comes_before = self.comes_before
        inner.has_x = self.has_x
        inner.has_host = self.has_host
        inner.is_paid_for = self.is_paid_for
        return inner

    def refuse(self, why: str) -> NoReturn:
        """The declaration makes no sense: say so, naming the card."""
        raise DeclarationError(f"{self.where}: {why}")

    def bind(self, name: str) -> None:
        """From here on words may speak of what is chosen under this name."""
        if name:
            self.names.add(name)

    def must_know(self, name: str, word: str) -> None:
        """A word speaks of what was chosen under a name."""
        if name not in self.names:
            self.refuse(f'{word}("{name}") speaks of something that nothing before it names.'
                        f"{did_you_mean(name, self.names)}")  # fmt: skip

    def must_be_listed(self, value: str, among: Iterable[str], field: str) -> None:
        """A string stands for one of a closed list."""
        choices = list(among)
        if value not in choices:
            similar = did_you_mean(value, choices)
            listed = similar if similar or len(choices) > 8 else f" It can be {', '.join(sorted(choices))}."
            self.refuse(f'{field} cannot be "{value}".{listed}')

    def must_exist(self, value: str, category: str) -> None:
        """A "subtype" or "title" is that of some printed card."""
        names = self.existing(category)
        if names and value not in names:
            self.refuse(f'no card has the {category} "{value}".{did_you_mean(value, names)}')

    def must_have(self, part: str, word: str, phrase: str) -> None:
        """A word speaks of a part of what set the text off."""
        if part not in self.parts:
            self.refuse(f"{word} speaks of {phrase}, but what sets this text off has none.")
