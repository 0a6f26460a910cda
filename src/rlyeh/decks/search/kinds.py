"""The kinds of fields: text, numbers, names, and names that are counted. Each turns a term into a test of a card."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import KW_ONLY, dataclass
from typing import TYPE_CHECKING, ClassVar, TypeAlias

from rlyeh.decks.search.choices import Choices, NamedValue, NotAChoice, folded
from rlyeh.decks.search.index import IndexedCard, SearchIndex
from rlyeh.decks.search.tree import Count, Op, QueryTerm, Term
from rlyeh.model import ICON_LETTERS

if TYPE_CHECKING:
    from rlyeh.decks.search.compile import Compiler

Test: TypeAlias = Callable[[IndexedCard], bool]
Number: TypeAlias = int | str | None
"""A printed number, an X, or nothing."""
Key: TypeAlias = Callable[[IndexedCard], int | str | None]
"""What an answer is sorted by; a card without a value comes last."""

_DIGITS = re.compile(r"[+-]?[0-9]{1,9}")


@dataclass(frozen=True)
class QueryMeaning:
    """What a part of a query means: a test of a card, and the same in English."""

    test: Test
    english: str

    def turned(self, op: Op) -> QueryMeaning:
        """This or, where the operator says "not", the opposite."""
        return self.opposite() if op is Op.IS_NOT else self

    def opposite(self) -> QueryMeaning:
        """What holds where this does not."""
        test = self.test
        return QueryMeaning(lambda entry: not test(entry), f"not ({self.english})")


@dataclass(frozen=True)
class SearchField:
    """Something that can be asked about a card. The table of all fields is `fields.FIELDS`."""

    name: str
    short: tuple[str, ...]
    help: str
    examples: tuple[str, ...]
    _: KW_ONLY
    phrase: str = ""
    """How the field is told in English, where its name does not do."""
    ordered: bool = False
    """Whether an answer can be sorted by it."""

    operators: ClassVar[tuple[Op, ...]] = (Op.HAS, Op.IS, Op.IS_NOT)
    kind: ClassVar[str]
    """The kind in a word, for the manual."""

    def meaning(self, term: Term, compiler: Compiler) -> QueryMeaning:
        """What a term with this field means."""
        if term.op not in self.operators:
            operators = " ".join(self.operators)
            compiler.fail(f"{self.name} has no more or less: it takes {operators}", term.sign)
        if term.count is not None:
            compiler.fail(f"{self.name} is not counted: only {', '.join(compiler.counted)} are", term.count.number)
        return self._meaning(term, compiler)

    def _meaning(self, term: Term, compiler: Compiler) -> QueryMeaning:
        raise NotImplementedError

    @property
    def subject(self) -> str:
        """The field as the subject of a sentence."""
        return self.phrase or f"the {self.name}"

    def sort_key(self, index: SearchIndex) -> Key:
        """What to sort by, if the field is ordered."""
        raise NotImplementedError


@dataclass(frozen=True)
class TextField(SearchField):
    """Words: `:` finds them anywhere in it, `=` is the whole of it."""

    read: Callable[[IndexedCard], str]

    kind = "text"

    def _meaning(self, term: Term, compiler: Compiler) -> QueryMeaning:
        if term.op is Op.HAS:
            return self.having(term.values, compiler)
        read = self.read
        texts = frozenset(folded(value.text) for value in term.values)
        english = f"{self.subject} is {_either(_quoted(value) for value in term.values)}"
        return QueryMeaning(lambda entry: read(entry) in texts, english).turned(term.op)

    def having(self, values: tuple[QueryTerm, ...], compiler: Compiler) -> QueryMeaning:
        """One of these stands somewhere in the field."""
        for value in values:
            if not folded(value.text).strip():
                compiler.fail("There is nothing to look for here", value)
        read = self.read
        english = f"{self.subject} has {_either(_quoted(value) for value in values)}"
        first, *others = texts = tuple(folded(value.text) for value in values)
        if others:
            return QueryMeaning(lambda entry: any(words in read(entry) for words in texts), english)
        return QueryMeaning(lambda entry: first in read(entry), english)

    def sort_key(self, index: SearchIndex) -> Key:
        read = self.read
        return lambda entry: read(entry) or None


@dataclass(frozen=True)
class NumberField(SearchField):
    """A number that can be compared with a number or with another number of the card."""

    read: Callable[[IndexedCard], Number]
    _: KW_ONLY
    ordered: bool = True

    operators = tuple(Op)
    kind = "number"

    def _meaning(self, term: Term, compiler: Compiler) -> QueryMeaning:
        if len(term.values) == 1:
            return self._compared(term.op, term.values[0], compiler)
        if term.op.orders:
            compiler.fail(f"{self.name}{term.op} takes one value", term.values[1])
        several = [self._compared(Op.IS, value, compiler) for value in term.values]
        english = f"{self.subject} is {_either(value.text for value in term.values)}"
        return QueryMeaning(lambda entry: any(meaning.test(entry) for meaning in several), english).turned(term.op)

    def _compared(self, op: Op, value: QueryTerm, compiler: Compiler) -> QueryMeaning:
        """A comparison; a card without such a number, or with an X, passes only where it has to be different."""
        if value.text.casefold() == "x":
            return self._is_x(op, value, compiler)
        number = as_number(value)
        if number is None:
            return self._beside(op, value, compiler)
        read = self.read
        english = f"{self.subject} {op.english} {number}"
        if not op.orders:
            return QueryMeaning(lambda entry: read(entry) == number, f"{self.subject} is {number}").turned(op)
        compares = op.compares
        return QueryMeaning(lambda entry: isinstance(mine := read(entry), int) and compares(mine, number), english)

    def _is_x(self, op: Op, value: QueryTerm, compiler: Compiler) -> QueryMeaning:
        if op.orders:
            compiler.fail(f"X is neither more nor less than a number: write {self.name}:x", value)
        read = self.read
        return QueryMeaning(lambda entry: isinstance(read(entry), str), f"{self.subject} is X").turned(op)

    def _beside(self, op: Op, value: QueryTerm, compiler: Compiler) -> QueryMeaning:
        """A comparison with another number of the same card, which it must have."""
        field = compiler.number_field(value, self)
        read, theirs, compares = self.read, field.read, op.compares

        def test(entry: IndexedCard) -> bool:
            own_value, their_value = read(entry), theirs(entry)
            return isinstance(own_value, int) and isinstance(their_value, int) and compares(own_value, their_value)

        return QueryMeaning(test, f"{self.subject} {op.english} {field.subject}")

    def sort_key(self, index: SearchIndex) -> Key:
        read = self.read
        return lambda entry: mine if isinstance(mine := read(entry), int) else None


@dataclass(frozen=True)
class NameField(SearchField):
    """One or more of a list of names; a name may be shortened as long as it is clear."""

    read: Callable[[IndexedCard], frozenset[str]]
    choices: Callable[[SearchIndex], Choices]

    kind = "name"

    def _meaning(self, term: Term, compiler: Compiler) -> QueryMeaning:
        choices = [_chosen(self.choices(compiler.index), value, self.name, compiler) for value in term.values]
        read = self.read
        keys = frozenset(choice.key for choice in choices)
        english = f"{self.phrase or f'the {self.name} is'} {_either(choice.title for choice in choices)}"
        return QueryMeaning(lambda entry: not keys.isdisjoint(read(entry)), english).turned(term.op)

    def sort_key(self, index: SearchIndex) -> Key:
        read = self.read
        places = {choice.key: place for place, choice in enumerate(self.choices(index))}
        return lambda entry: min((places[key] for key in read(entry)), default=None)


@dataclass(frozen=True)
class CountField(SearchField):
    """Names that a card has a number of: `icon:terror>=2`; with a number alone, all of them together: `icon>=3`."""

    read: Callable[[IndexedCard], Mapping[str, int]]
    choices: Callable[[SearchIndex], Choices]
    plural: str
    _: KW_ONLY
    letters: bool = False
    """Whether names may be written as a row of first letters: `icon:TTC`."""
    ordered: bool = True

    operators = tuple(Op)
    kind = "counted name"

    def meaning(self, term: Term, compiler: Compiler) -> QueryMeaning:
        first = term.values[0]
        if len(term.values) == 1 and as_number(first) is not None:
            return self._total(term, first, compiler)
        if term.op.orders:
            compiler.fail(f"To ask how many, write {self.name}:{first.text}{term.op}2", term.sign)
        parts = [self._one(value, term.count, compiler) for value in term.values]
        if len(parts) == 1:
            return parts[0].turned(term.op)
        english = _either(part.english for part in parts)
        return QueryMeaning(lambda entry: any(part.test(entry) for part in parts), english).turned(term.op)

    def _total(self, term: Term, value: QueryTerm, compiler: Compiler) -> QueryMeaning:
        if term.count is not None:
            compiler.fail(f"Say which of the {self.plural} before you say how many", value)
        read, compares, number = self.read, term.op.compares, as_number(value)
        english = f"the number of {self.plural} {term.op.english} {number}"
        return QueryMeaning(lambda entry: compares(sum(read(entry).values()), number), english)

    def _one(self, value: QueryTerm, count: Count | None, compiler: Compiler) -> QueryMeaning:
        if self.letters and count is None and (row := _letter_row(value.text)):
            return self._row(row)
        choice = _chosen(self.choices(compiler.index), value, self.name, compiler)
        read, key = self.read, choice.key
        if count is None:
            return QueryMeaning(lambda entry: read(entry).get(key, 0) > 0, f"{choice.title} is among the {self.plural}")
        number = as_number(count.number)
        if number is None:
            compiler.fail(f"How many {self.plural} there are is a number", count.number)
        compares = count.op.compares
        english = f"{choice.title} among the {self.plural} {count.op.english} {number}"
        return QueryMeaning(lambda entry: compares(read(entry).get(key, 0), number), english)

    def _row(self, row: Mapping[str, int]) -> QueryMeaning:
        read, needed = self.read, tuple(row.items())
        english = " and ".join(f"{name} among the {self.plural} is at least {number}" for name, number in needed)
        return QueryMeaning(lambda entry: all(read(entry).get(name, 0) >= number for name, number in needed), english)

    def sort_key(self, index: SearchIndex) -> Key:
        read = self.read
        return lambda entry: sum(read(entry).values())


# -- parts ------------------------------------------------------------------------------------------------------------


def as_number(term: QueryTerm) -> int | None:
    """The number that was written, if it is one."""
    return int(term.text) if _DIGITS.fullmatch(term.text) else None


def _chosen(choices: Choices, value: QueryTerm, field: str, compiler: Compiler) -> NamedValue:
    """The name that is meant; an error says which ones there are."""
    try:
        return choices.find(value.text)
    except NotAChoice as problem:
        wrong = f'The {field} "{value.text}" is not clear' if problem.unclear else f'There is no {field} "{value.text}"'
        compiler.fail(wrong, value, str(problem))


def _either(parts: Iterable[str]) -> str:
    return " or ".join(parts)


def _quoted(value: QueryTerm) -> str:
    return f'"{value.text}"'


def _letter_row(text: str) -> dict[str, int]:
    """TTC as two terror and one combat; nothing if other letters are among them."""
    icons = [ICON_LETTERS[letter].slug for letter in text.upper() if letter in ICON_LETTERS]
    return {name: icons.count(name) for name in icons} if len(icons) == len(text) else {}
