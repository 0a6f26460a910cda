"""`rlyeh deck`: build, check, look at and exchange decks.

A command of the group is a function here or in a module of its own; `register` lists them all.
"""

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from rlyeh.cards import POOL
from rlyeh.cli import deck_stats
from rlyeh.cli.arguments import DeckArgument, FormatOption, deck_named
from rlyeh.cli.completion import complete_deck, complete_form, complete_format, complete_kind
from rlyeh.cli.deck_views import check_view, deck_facts, deck_view, shelf_view
from rlyeh.cli.writing import Force, write_file
from rlyeh.decks import (
    FORMATS,
    FORMS,
    KINDS,
    STORY_DECKS,
    Deck,
    Form,
    Shelved,
    breaches,
    deck_format,
    form_named,
    form_of_file,
    shelf,
    story_deck_named,
    unplayable,
)
from rlyeh.decks.forms import code, text
from rlyeh.errors import DeckError, one_of

DEFAULT_FORMAT = "lcg-final"
_ENDINGS = ", ".join(form.suffix for form in FORMS.values())
_FORMAT_IDS = ", ".join(FORMATS)


def register(app: typer.Typer) -> None:
    """Add the group `deck` with all its commands."""
    group = typer.Typer(no_args_is_help=True)
    group.command("check", help="Tell everything that keeps a deck from being legal.", epilog=_CHECK)(_check)
    group.command("show", help="Show a deck.", epilog=_SHOW)(_show)
    group.command("convert", help="Write a deck in another form.", epilog=_CONVERT)(_convert)
    group.command("code", help="Print the short code of a deck, to share it.", epilog=_CODE)(_code)
    group.command("new", help="Begin a deck file, empty or with cards.", epilog=_NEW)(_new)
    group.command("list", help="List the decks that come with the program.", epilog=_LIST)(_list)
    deck_stats.register(group)
    app.add_typer(group, name="deck", help="Build, check, look at and exchange decks.")


_CHECK = "For example: rlyeh deck check mine.txt · rlyeh deck check cthulhu+hastur --format core"
_SHOW = "For example: rlyeh deck show mine.o8d · rlyeh deck show the-great-race-of-yith"
_CONVERT = "For example: rlyeh deck convert mine.o8d mine.txt · rlyeh deck convert cthulhu+hastur --to o8d"
_CODE = "For example: rlyeh deck code mine.txt · rlyeh deck code agency+syndicate+2 --bare"
_NEW = 'For example: rlyeh deck new my.txt "3x Byakhee Servant" "2 Dagon" · rlyeh deck new my.o8d --from agency+hastur'
_LIST = "For example: rlyeh deck list · rlyeh deck list --kind quick · rlyeh deck list --format lcg-2010"

AsJson = Annotated[bool, typer.Option("--json", help="Print it as JSON.")]


def _check(name: DeckArgument, format_id: FormatOption = DEFAULT_FORMAT, as_json: AsJson = False) -> None:
    deck, format = deck_named(name), deck_format(format_id)
    problems = breaches(deck, format, POOL)
    if as_json:
        facts = {
            "deck": deck.name,
            "format": format.id,
            "legal": not problems,
            "breaches": [vars(breach) for breach in problems],
            "unplayable": [entry.id for entry in unplayable(deck, POOL)],
        }
        _print_json(facts)
    else:
        Console(highlight=False).print(check_view(deck, format, problems))
    if problems:
        raise typer.Exit(1)


def _show(name: DeckArgument, as_json: AsJson = False) -> None:
    deck = deck_named(name)
    if as_json:
        _print_json(deck_facts(deck))
    else:
        Console(highlight=False).print(deck_view(deck))


def _convert(
    name: DeckArgument,
    out: Annotated[
        Path | None, typer.Argument(metavar="FILE", help="Where to write; its ending is the form. Printed if left out.")
    ] = None,
    to: Annotated[
        str | None, typer.Option("--to", help=f"The form: {', '.join(FORMS)}.", autocompletion=complete_form)
    ] = None,
    force: Force = False,
) -> None:
    form = _form(to, out)
    deck = deck_named(name)
    if out is None:
        typer.echo(form.write(deck), nl=False)
    else:
        write_file(out, form.write(deck), force)


def _code(
    name: DeckArgument,
    bare: Annotated[bool, typer.Option("--bare", help="Leave name and notes out; the code gets shorter.")] = False,
) -> None:
    typer.echo(code.write(deck_named(name), bare), nl=False)


def _new(
    path: Annotated[Path, typer.Argument(metavar="FILE", help=f"The file; its ending is {_ENDINGS}.")],
    cards: Annotated[
        list[str] | None, typer.Argument(metavar="CARD", help='Cards, such as "3x Byakhee Servant".')
    ] = None,
    name: Annotated[str | None, typer.Option(help="The deck's name; the file's name if left out.")] = None,
    start: Annotated[
        str | None, typer.Option("--from", metavar="DECK", help="Begin with this deck.", autocompletion=complete_deck)
    ] = None,
    stories: Annotated[str | None, typer.Option(help=f"The story deck: {', '.join(STORY_DECKS)}.")] = None,
    notes: Annotated[str | None, typer.Option(help="What you want to remember about the deck.")] = None,
    force: Force = False,
) -> None:
    path = path if path.suffix else path.with_suffix(FORMS["text"].suffix)
    form = _form(None, path)
    deck = Deck(name or path.stem, {}) if start is None else deck_named(start)
    deck = _with_cards(replace(deck, name=name or path.stem), cards or [])
    if stories is not None:
        deck = replace(deck, stories=_stories(stories))
    if notes is not None:
        deck = replace(deck, notes=notes)
    written = form.write(deck)
    if form.id == "text" and not deck.cards:
        written += "\n# One card a line:\n# 3x Byakhee Servant (Core Set F88)\n"
    write_file(path, written, force)


def _with_cards(deck: Deck, cards: list[str]) -> Deck:
    """The deck with further cards, as a person types them."""
    if not cards:
        return deck
    reading = text.read("\n".join(["Name: more", *cards]).encode("utf-8", "replace"))
    for remark in reading.remarks:
        typer.echo(f"rlyeh: {remark}", err=True)
    added = reading.deck
    counts = Counter(deck.cards) + Counter(added.cards)
    return replace(deck, cards=counts, stories=(*deck.stories, *added.stories))


def _stories(name: str) -> tuple[str, ...]:
    story_deck = story_deck_named(name)
    if story_deck is None:
        raise DeckError(f'There is no story deck "{name}".{one_of(name, STORY_DECKS)}', source="DECK-5")
    return story_deck.stories


def _list(
    kind: Annotated[
        str | None, typer.Option("--kind", help=f"Only this kind: {', '.join(KINDS)}.", autocompletion=complete_kind)
    ] = None,
    format_id: Annotated[
        str | None,
        typer.Option("--format", "-f", help=f"Only decks legal in: {_FORMAT_IDS}.", autocompletion=complete_format),
    ] = None,
    playable: Annotated[bool, typer.Option("--playable", help="Only decks that can be played here already.")] = False,
    as_json: AsJson = False,
) -> None:
    if kind is not None and kind not in KINDS:
        raise DeckError(f'There is no kind "{kind}".{one_of(kind, KINDS)}')
    entries = [entry for entry in shelf().values() if kind in (None, entry.kind) and _fits(entry, format_id, playable)]
    if as_json:
        _print_json([{"name": entry.slug, "kind": entry.kind, **deck_facts(entry.deck)} for entry in entries])
    else:
        Console(highlight=False).print(shelf_view(entries))


def _fits(entry: Shelved, format_id: str | None, playable: bool) -> bool:
    if playable and unplayable(entry.deck, POOL):
        return False
    return format_id is None or not breaches(entry.deck, deck_format(format_id), POOL)


# -- files -------------------------------------------------------------------------------------------------------------


def _form(to: str | None, out: Path | None) -> Form:
    """The form that is asked for, or that the file's ending says."""
    if to is not None:
        return form_named(to)
    if out is None:
        return FORMS["text"]
    form = form_of_file(out.name)
    if form is None:
        endings = ", ".join(f"{known.suffix} for {known.title}" for known in FORMS.values())
        raise DeckError(f"The ending of {out} says no form: use {endings}, or --to.")
    return form


def _print_json(facts: object) -> None:
    typer.echo(json.dumps(facts, ensure_ascii=False, indent=1))
