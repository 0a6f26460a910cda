"""Views of decks, checks and the shelf in the terminal."""

from collections import Counter
from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rlyeh.cards import POOL
from rlyeh.cli.board import CODES
from rlyeh.decks import (
    FORMATS,
    KINDS,
    Breach,
    CatalogueCard,
    Deck,
    Format,
    Shelved,
    breaches,
    catalogue,
    story_deck_of,
    unplayable,
)
from rlyeh.decks.forms import code
from rlyeh.model import CardType, Faction, Json

GOOD, BAD, QUIET = "green", "red", "dim"
_GROUPS = {
    CardType.CHARACTER: "Characters",
    CardType.SUPPORT: "Support",
    CardType.EVENT: "Events",
    CardType.CONSPIRACY: "Conspiracies",
    CardType.STORY: "Stories that do not belong here",
}


# -- one deck ----------------------------------------------------------------------------------------------------------


def deck_view(deck: Deck) -> RenderableType:
    """A whole deck: cards by type, stories, notes, and what cannot be played yet."""
    entries = [(catalogue()[card_id], count) for card_id, count in deck.cards.items()]
    parts: list[RenderableType] = [Text(deck.name, "bold"), Text(_summary(entries, deck), QUIET)]
    for type_, heading in _GROUPS.items():
        group = [(entry, count) for entry, count in entries if entry.type is type_]
        if group:
            parts += ["", Text(f"{heading} ({sum(count for _, count in group)})", "bold"), _cards(group)]
    if deck.stories:
        parts += ["", Text(f"Story deck: {_stories(deck)}")]
    if deck.notes:
        parts += ["", Text(deck.notes)]
    return Group(*parts, *_not_yet(deck))


def _summary(entries: list[tuple[CatalogueCard, int]], deck: Deck) -> str:
    factions: Counter[Faction] = Counter()
    for entry, count in entries:
        factions[entry.faction] += count
    shares = ", ".join(f"{faction.title} {count}" for faction, count in factions.most_common())
    return f"{deck.total} cards: {shares}" if shares else "no cards yet"


def _cards(group: list[tuple[CatalogueCard, int]]) -> Table:
    table = Table(box=None, pad_edge=False, show_header=False)
    for column, style in enumerate(("bold", "", "", "", "", "", QUIET, QUIET)):
        # Where there is little room, it is the name that takes two lines.
        table.add_column(style=style, no_wrap=column != 1)
    for entry, count in sorted(group, key=lambda row: (row[0].faction, str(row[0].cost or 0), row[0].title)):
        table.add_row(f"{count}x", _name(entry), CODES[entry.faction], *_values(entry), entry.id)
    return table


def _name(entry: CatalogueCard) -> Text:
    name = f"• {entry.name}" if entry.unique else entry.name
    return Text(name, "" if entry.id in POOL else QUIET)


def _values(entry: CatalogueCard) -> tuple[str, str, str, str]:
    """Cost, skill and icons, and whether the card cannot be played yet."""
    cost, skill = ("" if number is None else str(number) for number in (entry.cost, entry.skill))
    return cost, skill, entry.icons, "" if entry.id in POOL else "not yet"


def _stories(deck: Deck) -> str:
    fixed = story_deck_of(deck.stories)
    return fixed.name if fixed is not None else ", ".join(catalogue()[card_id].title for card_id in deck.stories)


def _not_yet(deck: Deck) -> list[RenderableType]:
    lacking = unplayable(deck, POOL)
    if not lacking:
        return []
    cards = "One card of it cannot" if len(lacking) == 1 else f"{len(lacking)} different cards of it cannot"
    return ["", Text(f"{cards} be played here yet; the sets arrive one after the other.", QUIET)]


def deck_facts(deck: Deck) -> dict[str, Json]:
    """A deck for programs."""
    return {
        "deck": deck.name,
        "total": deck.total,
        "cards": dict(deck.cards),
        "stories": list(deck.stories),
        "notes": deck.notes,
        "code": code.write(deck).strip(),
        "unplayable": [entry.id for entry in unplayable(deck, POOL)],
    }


# -- a check -----------------------------------------------------------------------------------------------------------


def check_view(deck: Deck, format: Format, problems: list[Breach]) -> RenderableType:
    """Every breach with its rule and what would mend it, and where else the deck is legal."""
    verdict = Text(f"{deck.name} is legal in {format.name} ({format.id}).", GOOD)
    if problems:
        number = "one breach" if len(problems) == 1 else f"{len(problems)} breaches"
        verdict = Text(f"{deck.name} is not legal in {format.name} ({format.id}): {number}.", BAD)
    parts: list[RenderableType] = [verdict]
    if problems:
        parts.append(_breaches(problems))
    others = [other.id for other in FORMATS.values() if other is not format and not breaches(deck, other, POOL)]
    if others:
        parts.append(Text(f"It is legal in: {', '.join(others)}.", QUIET))
    lacking = unplayable(deck, POOL)
    if lacking and not format.playable_only:
        parts += ["", Text("Not yet playable here:"), *(Text(f"  {entry.label}") for entry in lacking)]
    return Group(*parts)


def _breaches(problems: list[Breach]) -> Table:
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for breach in problems:
        table.add_row(breach.rule, Text(f"{breach.text} {breach.mend}"))
    return table


# -- the shelf ---------------------------------------------------------------------------------------------------------


def shelf_view(decks: Iterable[Shelved]) -> RenderableType:
    """The decks of the program, by kind."""
    parts: list[RenderableType] = []
    decks = list(decks)
    for kind, title in KINDS.items():
        group = [entry for entry in decks if entry.kind == kind]
        if group:
            parts += [Text(title, "bold"), _shelved(group), ""]
    return Group(*parts[:-1]) if parts else Text("No deck is like that.")


def _shelved(group: list[Shelved]) -> Table:
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(no_wrap=True)
    table.add_column(justify="right")
    table.add_column(style=QUIET)
    for entry in group:
        lacking = len(unplayable(entry.deck, POOL))
        remark = "" if not lacking else f"not yet playable: {lacking} of {len(entry.deck.cards)}"
        table.add_row(entry.slug, str(entry.deck.total), remark)
    return table
