"""The forms in which decks travel: OCTGN's files, lists as people post them, our own JSON, and short codes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rlyeh.decks.deck import Deck
from rlyeh.decks.forms import code, o8d, plain, text
from rlyeh.decks.reading import Reading, name_from, refuse_too_large
from rlyeh.errors import DeckError, UnreadableDeck, one_of

_GLANCE = 64
"""Bytes that are enough to tell the forms apart."""


@dataclass(frozen=True)
class Form:
    """One way to write a deck down."""

    id: str
    title: str
    suffix: str
    write: Callable[[Deck], str]
    read: Callable[[bytes, str], Reading]
    """From bytes, with the name for a deck that does not say its own."""


FORMS: dict[str, Form] = {
    form.id: form
    for form in (
        Form("text", "a list as people post it", ".txt", text.write, text.read),
        Form("o8d", "a deck file of OCTGN", ".o8d", o8d.write, o8d.read),
        Form("json", "our own JSON", ".json", plain.write, plain.read),
        Form("code", "a short code to share", ".code", code.write, code.read),
    )
}


def form_named(id: str) -> Form:
    """The form of this id."""
    form = FORMS.get(id)
    if form is None:
        raise DeckError(f'There is no form "{id}".{one_of(id, FORMS)}')
    return form


def form_of_file(file_name: str) -> Form | None:
    """The form that a file's ending stands for."""
    return next((form for form in FORMS.values() if file_name.casefold().endswith(form.suffix)), None)


def read_deck(data: bytes, file_name: str = "") -> Reading:
    """A deck in whichever form it is written; what the file holds decides, not what it is called."""
    name = name_from(file_name) if file_name else ""
    try:
        refuse_too_large(data)
        return _form_in(data).read(data, name)
    except UnreadableDeck as problem:
        raise UnreadableDeck(problem.problems, file_name) from None


def _form_in(data: bytes) -> Form:
    """The form that the first letters show."""
    utf16 = data.startswith((b"\xff\xfe", b"\xfe\xff"))
    start = data.lstrip()[:_GLANCE].decode("utf-16" if utf16 else "utf-8-sig", "replace").lstrip()
    if start.startswith("<"):
        return FORMS["o8d"]
    if start.startswith("{"):
        return FORMS["json"]
    return FORMS["code"] if code.is_code(start) else FORMS["text"]
