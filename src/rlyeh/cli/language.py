"""`rlyeh language`: the names that cards are written with, and where a printed phrase is said already."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from typing import Annotated

import typer
from rich.console import Console, Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from rlyeh.cards import POOL
from rlyeh.cards.sources import Declaration, declarations
from rlyeh.cards.vocabulary import Name, vocabulary
from rlyeh.language.text.descriptions import meaning
from rlyeh.language.text.english import card_text
from rlyeh.model import Card
from rlyeh.model.word import VOCABULARY, Word

_EXAMPLES = (
    "For example: rlyeh language · rlyeh language shuffle · rlyeh language would be destroyed · rlyeh language --json"
)
MOST_CARDS = 5
"""Cards that are shown for a phrase."""


def register(app: typer.Typer) -> None:
    """Add the command `language`."""
    app.command("language", help="Look up what cards are written with.", epilog=_EXAMPLES)(_language)


def _language(
    phrase: Annotated[
        list[str] | None,
        typer.Argument(metavar="PHRASE", help="What a card says, or a name: how is it written? All names if left out."),
    ] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print the words as packs spell them: word, meaning, number of cards.")
    ] = False,
) -> None:
    console = Console(highlight=False)
    if as_json:
        typer.echo(json.dumps(_word_rows(), ensure_ascii=False, indent=1))
    elif phrase:
        names, cards = found(" ".join(phrase))
        if not names and not cards:
            console.print("No name of the language and no card of the pool says that.")
            raise typer.Exit(1)
        console.print(_answer(names, cards))
    else:
        console.print(Group(*(part for heading in dict.fromkeys(name.heading for name in vocabulary())
                              for part in _chapter(heading))))  # fmt: skip


def found(phrase: str) -> tuple[list[Name], list[Card]]:
    """The names that fit a phrase, and the cards whose text has it."""
    folded = phrase.casefold()
    words = folded.split()
    names = [name for name in vocabulary() if all(word in f"{name.name} {name.meaning}".casefold() for word in words)]
    names.sort(key=lambda name: name.name.casefold() != folded)
    return names, [card for card in POOL if card.id in declarations() and folded in card_text(card).casefold()]


def _answer(names: list[Name], cards: list[Card]) -> Group:
    parts: list[Table | Text | Padding] = [_table(names)] if names else []
    if names and not cards:
        cards = [card for card in POOL if card.id in declarations() and _uses(declarations()[card.id], names[0])]
    for card in cards[:MOST_CARDS]:
        parts += [Text(), Text(f"{card.id}  {card.name}", "bold"), Padding(card_text(card), (0, 2))]
        parts += [Padding(Text(declarations()[card.id].source, "dim"), (0, 2))]
    if len(cards) > MOST_CARDS:
        parts.append(Text(f"\n... and {len(cards) - MOST_CARDS} more cards.", "dim"))
    return Group(*parts)


def _chapter(heading: str) -> tuple[Text, Table, Text]:
    return Text(heading, "bold underline"), _table([name for name in vocabulary() if name.heading == heading]), Text()


def _table(names: list[Name]) -> Table:
    uses = name_uses()
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column("name", style="bold", ratio=2)
    table.add_column("cards", justify="right")
    table.add_column("meaning", ratio=3)
    for name in names:
        table.add_row(Text(name.typed), str(uses[_key(name)]), Text(name.meaning))
    return table


def name_uses() -> Counter[str]:
    """How many cards use each name; what is said of a noun begins with a full stop."""
    return Counter(name for declaration in declarations().values() for name in declaration.names)


def _key(name: Name) -> str:
    return f".{name.name}" if name.typed.startswith(".") else name.name


def _uses(declaration: Declaration, name: Name) -> bool:
    return _key(name) in declaration.names


# -- words, as JSON has them ------------------------------------------------------------------------------------------


def _word_rows() -> list[dict[str, str | int]]:
    uses = word_uses(POOL)
    shown = [(name, word) for name, word in sorted(VOCABULARY.items()) if uses[name] or _is_said(word)]
    return [
        {"word": name, "meaning": meaning(word).partition("\n")[0], "cards": uses[name]} for name, word in shown
    ]


def word_uses(cards: Iterable[Card]) -> Counter[str]:
    """How many cards use each word, under any errata."""
    uses: Counter[str] = Counter()
    for card in cards:
        uses.update({word.name for word in _words(card)})
    return uses


def _words(card: Card) -> Iterable[Word]:
    texts = [*card.text, *(text for erratum in card.errata for text in erratum.changes.get("text", ()))]
    roots: list[Word] = [*texts, *([card.attach_to] if card.attach_to is not None else [])]
    return (word for root in roots for word in root.walk())


def _is_said(word: type[Word]) -> bool:
    """Whether declarations may use the word itself, as against a word that others are made from."""
    return word.spoken and "__dataclass_fields__" in vars(word) and not word.__subclasses__()
