"""Words: the nodes of a card declaration. A word is plain data that round-trips through JSON and speaks English."""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Iterator, Mapping
from enum import Enum, IntEnum
from typing import Any, ClassVar, Final, TypeVar

from mypy_extensions import mypyc_attr

from rlyeh.errors import DeclarationError, did_you_mean
from rlyeh.model.grammar import Voice, capital, full_stop
from rlyeh.model.scope import Scope

Json = Any
"""Whatever the standard library's `json` reads and writes."""

NOTHING_ASKED: Final[frozenset[int]] = frozenset()

VOCABULARY: Final[dict[str, type[Word]]] = {}
"""Every word class by the name it has in JSON."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Word:
    """A syntax tree node of the card language: a dataclass whose fields are words, numbers, strings, enums or tuples of
    these.

    `ref` is the node's address in the pool ("core-016/text/0/effect"): saved games point at words with it. It is
    set when the card is taken into a pool, and belongs neither to equality nor to JSON.
    """

    name: ClassVar[str] = ""
    """The word as the vocabulary lists it; the class name in snake case unless a class says otherwise."""

    spoken: ClassVar[bool] = True
    """Whether declarations may say it. A question that an effect puts together while it resolves is a word as well, so
    that it can be saved, but no card says it."""

    ref: str = ""

    def __init_subclass__(cls, **options: object) -> None:
        super().__init_subclass__(**options)
        if "name" not in vars(cls):
            cls.name = _snake(cls.__name__)
        if not cls.__name__.startswith("_"):
            VOCABULARY[cls.name] = cls

    def english(self) -> str:
        """The words' part of the printed sentence."""
        raise NotImplementedError(f"{type(self).__name__} has no English")

    def in_voice(self, voice: Voice) -> str:
        """The same in a certain voice, which knows the card's title. A word that says only its `english` says the same
        in any."""
        return self.english()

    def children(self) -> Iterator[tuple[str, Word]]:
        """The words directly inside this one, each with its place."""
        for field in word_fields(type(self)):
            value = getattr(self, field.name)
            if isinstance(value, Word):
                yield field.name, value
            elif isinstance(value, tuple):
                for index, item in enumerate(value):
                    if isinstance(item, Word):
                        yield f"{field.name}/{index}", item

    def walk(self) -> Iterator[Word]:
        """This word and all words inside it, in printed order."""
        yield self
        for _, child in self.children():
            yield from child.walk()

    def check(self, scope: Scope) -> None:
        """Refuse what makes no sense where the word stands, such as a name that nothing has bound. Words that bind
        names, or ask for something to be there, say so here. Words are checked in printed order."""
        for _, child in self.children():
            child.check(scope)

    def looks_back(self) -> frozenset[int]:
        """The kinds of occurrence for which it asks whether they have happened this turn."""
        return NOTHING_ASKED

    def coined_title(self) -> str:
        """A title that it gives to cards, whether or not one was printed with it."""
        return ""

    def to_json(self) -> Json:
        """This word as JSON; what has its default value is left out."""
        data: dict[str, Json] = {"word": self.name}
        for field in word_fields(type(self)):
            value = getattr(self, field.name)
            if value != _default(field):
                data[field.name] = _to_json(value)
        return data


W = TypeVar("W", bound=Word)


def word_fields(cls: type[Word]) -> tuple[dataclasses.Field[Any], ...]:
    """The fields that make up a word's meaning."""
    return _FIELDS.get(cls) or _FIELDS.setdefault(cls, dataclasses.fields(cls))  # type: ignore[arg-type]


_FIELDS: Final[dict[type[Word], tuple[dataclasses.Field[Any], ...]]] = {}
_HINTS: Final[dict[type[Word], dict[str, Any]]] = {}


def with_addresses(word: W, address: str) -> W:
    """The word with `ref` set on it and on everything inside it.

    A word that has another address already, because several cards or places share it, gives a copy: so an address
    says where a word stands, whatever was taken into a pool before.
    """
    if word.ref == address:
        return word
    if word.ref:
        word = dataclasses.replace(word)  # type: ignore[type-var]
    object.__setattr__(word, "ref", address)
    for field in word_fields(type(word)):
        value = getattr(word, field.name)
        field_address = f"{address}/{field.name}"
        if isinstance(value, Word):
            object.__setattr__(word, field.name, with_addresses(value, field_address))
        elif isinstance(value, tuple) and any(isinstance(item, Word) for item in value):
            items = [
                with_addresses(item, f"{field_address}/{index}") if isinstance(item, Word) else item
                for index, item in enumerate(value)
            ]
            object.__setattr__(word, field.name, tuple(items))
    return word


def read_word(data: Json, where: str) -> Word:
    """Build a word from JSON, or say which card and word are wrong."""
    if not isinstance(data, Mapping) or not isinstance(data.get("word"), str):
        raise DeclarationError(f"{where}: expected a word of the card language, found {data!r:.60}.")
    name = data["word"]
    cls = VOCABULARY.get(name)
    if cls is None:
        raise DeclarationError(f'{where}: unknown word "{name}".{did_you_mean(name, VOCABULARY)}')
    hints = _HINTS.get(cls) or _HINTS.setdefault(cls, typing.get_type_hints(cls))
    fields = {field.name: field for field in word_fields(cls)}
    values: dict[str, Any] = {}
    for key, value in data.items():
        if key == "word":
            continue
        if key not in fields:
            raise DeclarationError(f'{where}: the word "{name}" has no field "{key}".{did_you_mean(key, fields)}')
        values[key] = _read_value(value, hints[key], f"{where}, {name}.{key}")
    missing = [key for key, field in fields.items() if key not in values and _default(field) is dataclasses.MISSING]
    if missing:
        raise DeclarationError(f'{where}: the word "{name}" needs "{missing[0]}".')
    return cls(**values)


def check_word(word: Word, where: str) -> None:
    """Check that every field of a declaration holds what its word allows."""
    for node in word.walk():
        cls = type(node)
        hints = _HINTS.get(cls) or _HINTS.setdefault(cls, typing.get_type_hints(cls))
        for field in word_fields(cls):
            value = getattr(node, field.name)
            if not _fits(value, hints[field.name]):
                raise DeclarationError(_misfit(f"{where}: {node.name}.{field.name}", value, hints[field.name]))


def _misfit(where: str, value: Any, hint: Any) -> str:
    """Why a value is none for a field, and which ones are where there is a list."""
    listed = [literal for option in _options(hint) for literal in _literals(option)]
    return f"{where} cannot be {value!r:.80}.{did_you_mean(str(value), listed) or _listed(listed)}"


def _listed(values: list[str]) -> str:
    return f" It can be {', '.join(values)}." if values else ""


def _literals(hint: Any) -> tuple[str, ...]:
    """The strings of a closed list."""
    return typing.get_args(hint) if typing.get_origin(hint) is typing.Literal else ()


def _to_json(value: Any) -> Json:
    if isinstance(value, Word):
        return value.to_json()
    if isinstance(value, IntEnum):
        return value.name.lower()
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple):
        return [_to_json(item) for item in value]
    return value


def _read_value(data: Json, hint: Any, where: str) -> Any:
    for option in _options(hint):
        fits, value = _try_value(data, option, where)
        if fits:
            return value
    raise DeclarationError(_misfit(where, data, hint))


def _try_value(data: Json, hint: Any, where: str) -> tuple[bool, Any]:
    """Whether JSON fits one type hint, and the value it stands for."""
    if hint is type(None):
        return data is None, None
    if typing.get_origin(hint) is typing.Literal:
        return data in _literals(hint), data
    if typing.get_origin(hint) is tuple:
        if not isinstance(data, list):
            return False, None
        item_hints = typing.get_args(hint)
        if len(item_hints) == 2 and item_hints[1] is Ellipsis:
            item_hints = (item_hints[0],) * len(data)
        if len(item_hints) != len(data):
            return False, None
        pairs = zip(data, item_hints, strict=True)
        return True, tuple(_read_value(item, wanted, f"{where}[{index}]") for index, (item, wanted) in enumerate(pairs))
    if issubclass(hint, Word):
        if not isinstance(data, Mapping):
            return False, None
        word = read_word(data, where)
        return isinstance(word, hint), word
    if issubclass(hint, IntEnum):
        names = {member.name.lower(): member for member in hint}
        return (data in names, names[data]) if isinstance(data, str) and data in names else (False, None)
    if issubclass(hint, Enum):
        values = {member.value: member for member in hint}
        return (data in values, values[data]) if isinstance(data, str) and data in values else (False, None)
    if hint is int:
        return isinstance(data, int) and not isinstance(data, bool), data
    return isinstance(data, hint), data


def _fits(value: Any, hint: Any) -> bool:
    for option in _options(hint):
        if typing.get_origin(option) is typing.Literal:
            if value in _literals(option):
                return True
        elif typing.get_origin(option) is tuple:
            if not isinstance(value, tuple):
                continue
            items = typing.get_args(option)
            if len(items) == 2 and items[1] is Ellipsis:
                items = (items[0],) * len(value)
            if len(items) == len(value) and all(_fits(v, h) for v, h in zip(value, items, strict=True)):
                return True
        elif isinstance(value, option) and not (option is int and isinstance(value, bool)):
            return True
    return False


def _options(hint: Any) -> tuple[Any, ...]:
    if typing.get_origin(hint) in (typing.Union, types.UnionType):
        return typing.get_args(hint)
    return (hint,)


def _default(field: dataclasses.Field[Any]) -> Any:
    if field.default_factory is not dataclasses.MISSING:
        return field.default_factory()
    return field.default


def _snake(camel: str) -> str:
    return "".join(f"_{c.lower()}" if c.isupper() and i else c.lower() for i, c in enumerate(camel))


@mypyc_attr(allow_interpreted_subclasses=True)
class Text(Word):
    """One entry of a card's text box: an ability, something continuously in force, or a story's effect."""

    def entry(self, voice: Voice) -> str:
        """The whole entry, as finished sentences."""
        return capital(full_stop(self.in_voice(voice)))

    def check_place(self, scope: Scope) -> None:
        """Refuse a text that would do nothing on a card of this type."""
