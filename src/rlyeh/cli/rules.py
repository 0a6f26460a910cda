"""`rlyeh rules`: read and search the rules, go through a document with them, and see which of them no test names."""

import re
from collections.abc import Mapping, Sequence
from typing import Annotated

import typer
from rich.console import Console, Group
from rich.markdown import Markdown
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from rlyeh import reference
from rlyeh.errors import did_you_mean
from rlyeh.reference import Rule, concordance, coverage

_LOOKS_LIKE_AN_ID = re.compile(r"[A-Za-z]+-\d+|[Pp]\d")
_EXCERPT = 160


def register(app: typer.Typer) -> None:
    """Add the command `rules`."""
    app.command("rules", help="Read and search the rules of the game.", epilog=_EXAMPLES)(_rules)


_EXAMPLES = (
    "For example: rlyeh rules TIME-7 · rlyeh rules EX-11 PAY-5 · rlyeh rules transient · rlyeh rules --source 003 · "
    "rlyeh rules"
)


_DOCUMENTS = ", ".join(f"{document.number} ({document.name})" for document in concordance.documents())


def _rules(
    words: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="ID|WORD", help="Ids to show in full, or words to search for; without any, the chapters are listed."
        ),
    ] = None,
    tests: Annotated[
        bool, typer.Option("--tests", help="Also show which tests name a rule (in a checkout of the source code).")
    ] = False,
    missing: Annotated[
        bool,
        typer.Option("--missing", help="List the rules that no test names; exit status 1 if there are any."),
    ] = False,
    source: Annotated[
        str,
        typer.Option("--source", metavar="DOCUMENT", help=f"List the rules of a document in its order: {_DOCUMENTS}."),
    ] = "",
) -> None:
    console = Console(highlight=False)
    if missing and words:
        raise typer.BadParameter("--missing looks at all rules, so it takes no ids or words.")
    if source and (words or missing):
        raise typer.BadParameter("--source lists the rules of a document, so it takes no ids, words or --missing.")
    if missing:
        _show_missing()
    elif source:
        _show_document(console, source)
    elif not words:
        _show_chapters(console)
    elif all(_LOOKS_LIKE_AN_ID.fullmatch(word) for word in words):
        _show_rules(console, words, tests)
    else:
        _show_hits(console, words)


def _show_rules(console: Console, ids: Sequence[str], tests: bool) -> None:
    """All ids are looked up first, so that a wrong one is told before anything is printed."""
    rules = [reference.rule(id) for id in ids]
    naming = coverage.tests_by_rule(coverage.tests_folder()) if tests else None
    for rule in rules:
        console.print(rule_panel(rule, naming))


def rule_panel(rule: Rule, naming: Mapping[str, tuple[str, ...]] | None = None) -> Panel:
    """A rule with its source and the rules it belongs with; `naming` adds the tests that name it."""
    chapter = next(chapter.title for chapter in reference.chapters() if chapter.code == rule.chapter)
    notes = Table.grid(padding=(0, 2))
    notes.add_column(style="dim", no_wrap=True)
    notes.add_column()
    for label, value in _notes(rule, naming):
        notes.add_row(label, Text(value))
    title = Text.assemble((rule.id, "bold"), f" · {chapter}")
    return Panel(Group(Markdown(_body(rule)), "", notes), title=title, title_align="left", padding=(1, 2))


def _body(rule: Rule) -> str:
    """The text with its title above it, unless the text begins with the title anyway."""
    return rule.text if _opens_with_title(rule) else f"**{rule.title}**\n\n{rule.text}"


def _opens_with_title(rule: Rule) -> bool:
    return _without_marks(rule.text).startswith(rule.title)


def _notes(rule: Rule, naming: Mapping[str, tuple[str, ...]] | None) -> list[tuple[str, str]]:
    notes = [
        ("source", rule.source or rule.basis),
        ("documents", ", ".join(concordance.labels(rule.id))),
        ("disagreement", "\n".join(_without_marks(conflict.verdict) for conflict in concordance.conflicts(rule.id))),
        ("in lcg-final", ", ".join(id for id in reference.referring(rule.id) if _is_changed_by(id))),
        ("refers to", ", ".join(rule.refs)),
        ("named by", ", ".join(reference.referring(rule.id))),
    ]
    if naming is not None:
        notes.append(("tests", "\n".join(naming.get(rule.id, ())) or "none"))
    return [(label, value) for label, value in notes if value]


def _is_changed_by(id: str) -> bool:
    """Whether an id is a row of what FAQ 4.1 changes."""
    chapter, _, number = id.partition("-")
    return chapter == "FINAL" and int(number) < 100


def _show_document(console: Console, name: str) -> None:
    """The rules of a document by its sections, so that one can read it with the program beside it."""
    document = concordance.document(name)
    console.print(Text.assemble((document.label, "bold"), f": {document.what}"))
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for section, rules in concordance.in_order(document.number):
        table.add_row("", "")
        table.add_row("", Text(section or "the document as a whole", "italic"))
        for rule in rules:
            table.add_row(rule.id, _line(rule))
    console.print(table)


def _show_hits(console: Console, words: Sequence[str]) -> None:
    phrase = " ".join(words)
    hits = reference.search(phrase)
    if not hits:
        typer.echo(f'No rule contains "{phrase}".{did_you_mean(phrase, reference.rules())}')
        raise typer.Exit(1)
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for rule in hits:
        line = _line(rule, phrase.split()[0])
        line.highlight_words(phrase.split(), style="bold green", case_sensitive=False)
        table.add_row(rule.id, line)
    console.print(table)
    number = "1 rule" if len(hits) == 1 else f"{len(hits)} rules"
    console.print(f"\n{number}; read one in full with: rlyeh rules {hits[0].id}", style="dim")


def _line(rule: Rule, word: str = "") -> Text:
    """A rule in a list: its title and a piece of its text."""
    head = "" if _opens_with_title(rule) else f"{rule.title}  "
    return Text.assemble((head, "italic"), _excerpt(rule, word))


def _excerpt(rule: Rule, word: str) -> str:
    """A piece of the text around the word, or from the beginning if the word is only in the title."""
    text = " ".join(_without_marks(rule.text).split())
    start = max(0, text.casefold().find(word.casefold()) - _EXCERPT // 2)
    piece = text[start : start + _EXCERPT]
    return f"{'…' if start else ''}{piece}{'…' if start + _EXCERPT < len(text) else ''}"


def _show_chapters(console: Console) -> None:
    table = Table.grid(padding=(0, 2))
    for chapter in reference.chapters():
        first, last = chapter.rules[0].id, chapter.rules[-1].id
        table.add_row(Text(chapter.code, "bold"), chapter.title, Text(f"{first} … {last}", "dim"))
    console.print(table)
    console.print("\nRead a rule with: rlyeh rules TIME-7; search with: rlyeh rules transient", style="dim")


def _show_missing() -> None:
    """Plain lines, so that other programs can read them."""
    gaps = coverage.missing(coverage.tests_folder())
    if not gaps:
        typer.echo("every rule has a test")
        return
    for id in gaps:
        typer.echo(f"{id:<10} {reference.rule(id).title}")
    typer.echo(f"{len(gaps)} of {len(coverage.required())} rules have no test", err=True)
    raise typer.Exit(1)


def _without_marks(markdown: str) -> str:
    return re.sub(r"[*`]|^ *- ", "", markdown, flags=re.MULTILINE)
