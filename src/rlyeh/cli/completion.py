"""Tab completion: names of decks, cards and formats.

Shells take a word apart at its spaces, so a name is offered as one word of small letters (pulled-under), which every
command understands; whoever has opened a quotation mark gets the name as it is printed.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path

from rlyeh.decks import FORMATS, FORMS, KINDS, catalogue, shelf
from rlyeh.decks.spelling import slug

Offer = tuple[str, str]
"""A word, and what it means."""


def complete_card(incomplete: str) -> list[Offer]:
    """All cards; those that share a title with their descriptors."""
    quoted = " " in incomplete
    offers: dict[str, str] = {}
    for entry in catalogue():
        shared = len(catalogue().called(entry.title)) > 1
        name = entry.name if shared else entry.title
        offers.setdefault(name if quoted else slug(name), entry.label)
    return _beginning_so(incomplete, offers.items())


def complete_deck(incomplete: str) -> list[Offer]:
    """Decks: those of the program, and files."""
    return [*_shelved(incomplete), *_files(incomplete)]


def complete_format(incomplete: str) -> list[Offer]:
    """Formats."""
    return _beginning_so(incomplete, ((id, format.name) for id, format in FORMATS.items()))


def complete_form(incomplete: str) -> list[Offer]:
    """Forms in which decks are written."""
    return _beginning_so(incomplete, ((id, form.title) for id, form in FORMS.items()))


def complete_kind(incomplete: str) -> list[Offer]:
    """Kinds of decks on the shelf."""
    return _beginning_so(incomplete, KINDS.items())


def _shelved(incomplete: str) -> list[Offer]:
    quoted = " " in incomplete
    decks = ((entry.deck.name if quoted else entry.slug, f"{entry.deck.total} cards") for entry in shelf().values())
    return _beginning_so(incomplete, decks)


def _files(incomplete: str) -> Iterator[Offer]:
    """Deck files and folders whose path begins so, hidden ones only when asked for."""
    folder, _, start = incomplete.rpartition("/")
    inside = Path(f"{folder}/" if "/" in incomplete else ".")
    lead = f"{folder}/" if "/" in incomplete else ""
    suffixes = tuple(form.suffix for form in FORMS.values())
    try:
        paths = sorted(inside.iterdir())
    except OSError:
        return
    for path in paths:
        if not path.name.startswith(start) or (path.name.startswith(".") and not start):
            continue
        if path.is_dir():
            yield f"{lead}{path.name}/", "folder"
        elif path.suffix.casefold() in suffixes:
            yield f"{lead}{path.name}", "file"


def _beginning_so(incomplete: str, offers: Iterable[Offer]) -> list[Offer]:
    """What begins like the word so far, whatever its case; the letters that were typed stay as they are, because the
    shell would not take the offer otherwise."""
    start = incomplete.casefold()
    return [
        (incomplete + offer[len(incomplete) :], means) for offer, means in offers if offer.casefold().startswith(start)
    ]
