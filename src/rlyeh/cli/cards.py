"""`rlyeh cards` and `rlyeh card`: all cards, and one card as each rule set reads it."""

import json
from typing import Annotated

import typer
from rich.console import Console, Group
from rich.markdown import Markdown
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from rlyeh.cards import POOL
from rlyeh.cli import coverage
from rlyeh.cli.arguments import CardArgument, card_named
from rlyeh.cli.card_query import QueryCommand, QueryResult, answer, as_query
from rlyeh.decks import catalogue
from rlyeh.decks.search import manual
from rlyeh.engine import RULE_SETS, RuleSet, rule_set
from rlyeh.language.text.english import card_text, keyword_words
from rlyeh.model import Card, CardType, Icon
from rlyeh.model.word import Json


def register(app: typer.Typer) -> None:
    """Add the commands `cards` and `card`."""
    app.command("cards", cls=QueryCommand, help="List and search the cards.", epilog=_CARDS_EXAMPLES)(_cards)
    app.command("card", help="Show one card, with its errata and rulings.", epilog=_CARD_EXAMPLES)(_card)


_CARDS_EXAMPLES = (
    "For example: rlyeh cards byakhee · rlyeh cards 'f:hastur t:event cost<=2 sort:cost' · "
    "rlyeh cards s:cultist is:playable --json · rlyeh cards --coverage 1000"
)
_CARD_EXAMPLES = 'For example: rlyeh card "Pulled Under" · rlyeh card pulled-under · rlyeh card core-016'


# -- cards ------------------------------------------------------------------------------------------------------------


def _cards(
    query: Annotated[
        list[str] | None,
        typer.Argument(metavar="QUERY", help="Words of the name, and fields such as cost<=3: see --help-search."),
    ] = None,
    help_search: Annotated[bool, typer.Option("--help-search", help="Explain how to search, and stop.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print all facts and the text as JSON.")] = False,
    games: Annotated[
        int | None,
        typer.Option(
            "--coverage", metavar="GAMES", min=1,
            help="Play so many random games between the quick decks and tell what came to bear how often.",
        ),
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="With --coverage: the number of the first game.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="With --coverage: how many processes play.")] = 1,
    rules: Annotated[str, typer.Option(help=f"With --coverage: the rule set: {', '.join(RULE_SETS)}.")] = "lcg",
) -> None:
    if games is not None:
        _cover(games, seed, jobs, rule_set(rules), as_json)
        return
    if help_search:
        Console(highlight=False).print(Markdown(manual()))
        return
    result = answer(as_query(query or ()), POOL)
    if as_json:
        typer.echo(json.dumps([_facts(card) for card in result.cards], ensure_ascii=False, indent=1))
    else:
        _show(result)
    if result.note:
        typer.echo(result.note, err=True)
    if not result.cards and not as_json:
        raise typer.Exit(1)


def _show(result: QueryResult) -> None:
    console = Console(highlight=False)
    if result.cards:
        console.print(_table(result.cards))
        console.print()
    number = {0: "No card", 1: "1 card"}.get(len(result.cards), f"{len(result.cards)} cards")
    console.print(Text(f"{number}: {result.english}.", "dim" if result.cards else ""))
    unplayable = sum(map(_is_to_come, result.cards))
    if unplayable:
        console.print(Text(f"{unplayable} cannot be played here yet; is:playable leaves them out.", "dim"))
    if result.hint:
        console.print(Text(result.hint, "dim"))


def _cover(games: int, seed: int, jobs: int, rules: RuleSet, as_json: bool) -> None:
    report = coverage.run(games, seed, jobs, rules.name, Console(stderr=True, highlight=False))
    if as_json:
        typer.echo(json.dumps(report.to_json(), ensure_ascii=False, indent=1))
    else:
        coverage.show(report, Console(highlight=False))


def _facts(card: Card) -> dict[str, Json]:
    """All that is known about a card; `playable` says whether its text is written yet."""
    entry = catalogue().entries.get(card.id)
    printed: dict[str, Json] = (
        {"pack": entry.pack.name, "year": entry.pack.year, "quantity": entry.quantity} if entry else {}
    )
    return {**card.facts(), **printed, "text": card_text(card), "playable": not _is_to_come(card)}


def _table(cards: list[Card]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for name in ("id", "title", "type", "faction", "cost", "skill", "icons", "subtypes"):
        table.add_column(name, no_wrap=name in ("id", "type"))
    if any(map(_is_to_come, cards)):
        table.add_column("played", no_wrap=True)
    for card in cards:
        table.add_row(
            card.id,
            Text(_name(card), "" if _is_to_come(card) else "bold"),
            str(card.type),
            "" if card.type is CardType.STORY else card.faction.title,
            _number(card.cost),
            _number(card.skill),
            _letters(card),
            ", ".join(card.subtypes),
            *(("not yet",) if _is_to_come(card) else ()),
        )
    return table


# -- one card ---------------------------------------------------------------------------------------------------------


def _card(name: CardArgument) -> None:
    Console(highlight=False).print(card_panel(card_named(name)))


def _is_to_come(card: Card) -> bool:
    """Whether a card was printed and cannot be played yet."""
    return card.id not in POOL and card.id in catalogue()


NOT_YET = "This card cannot be played here yet: its text is not written."


def card_panel(card: Card) -> Panel:
    """A card with its facts, text, errata and rulings."""
    facts = Table.grid(padding=(0, 2))
    facts.add_column(style="dim", no_wrap=True)
    facts.add_column()
    for label, value in _lines(card):
        if value:
            facts.add_row(label, Text(value))
    parts: list[Table | Text | str] = [facts]
    text = NOT_YET if _is_to_come(card) else card_text(card)
    if text:
        parts += ["", Text(text)]
    for heading, lines in (("Errata", _errata(card)), ("Rulings", list(card.rulings))):
        if lines:
            parts += ["", Text(heading, "bold"), Text("\n".join(lines))]
    title = Text.assemble((_name(card), "bold"), f" · {card.id}")
    return Panel(Group(*parts), title=title, title_align="left", padding=(1, 2))


def _name(card: Card) -> str:
    return f"• {card.name}" if card.unique else card.name


def _lines(card: Card) -> list[tuple[str, str]]:
    faction = "" if card.type is CardType.STORY else card.faction.title
    resource = "" if card.resource is None else card.resource.title
    return [
        ("set", _printed_in(card)),
        ("type", str(card.type)),
        ("faction", faction),
        ("cost", _number(card.cost)),
        ("skill", _number(card.skill)),
        ("icons", _icons(card)),
        ("struggles", " ".join(f"[{icon.slug}]" for icon in card.struggles)),
        # The text of a card that can be played shows them.
        ("boosters", " ".join(f"[{icon.slug}]" for icon in card.boosters) if _is_to_come(card) else ""),
        ("subtypes", ", ".join(card.subtypes)),
        ("keywords", ", ".join(keyword_words(card))),
        ("resource", resource),
    ]


def _printed_in(card: Card) -> str:
    """Set and number, and the pack and its year."""
    entry = catalogue().entries.get(card.id)
    if entry is None:
        return card.set_name
    pack = "" if entry.pack.name == entry.pack.set_name else f"{entry.pack.name}, "
    return f"{entry.place} ({pack}{entry.pack.year})"


def _number(number: int | str | None) -> str:
    return "" if number is None else str(number)


def _letters(card: Card) -> str:
    if card.struggles:
        return "".join(icon.name[0] for icon in card.struggles)
    return "".join(icon.name[0] * card.icons[icon] for icon in Icon)


def _icons(card: Card) -> str:
    return " ".join(f"[{icon.slug}]" for icon in Icon for _ in range(card.icons[icon]))


def _errata(card: Card) -> list[str]:
    """How the card reads under each rule set and why; nothing for a card that was never corrected."""
    if not card.errata:
        return []
    readings: dict[tuple[str, ...], list[str]] = {}
    for rules in RULE_SETS.values():
        readings.setdefault(_under(card, rules), []).append(rules.name)
    return [line for lines, names in readings.items() for line in (f"{', '.join(names)}: {lines[0]}", *lines[1:])]


def _under(card: Card, rules: RuleSet) -> tuple[str, ...]:
    in_force = [erratum for erratum in card.errata if erratum.source in rules.errata]
    if not in_force:
        return ("as printed",)
    read: frozenset[str] = frozenset()
    lines: list[str] = []
    made_clear = "as printed, made clear by"
    for erratum in in_force:
        why = f" ({erratum.why})" if erratum.why else ""
        relation = "corrected by" if erratum.changes else made_clear
        made_clear = "as before, made clear by" if erratum.changes else made_clear
        lines.append(f"{relation} {erratum.source}{why}")
        read |= {erratum.source}
        lines += [f"    {_changed(card.under(read), field)}" for field in erratum.changes]
    return tuple(lines)


def _changed(card: Card, field: str) -> str:
    if field in ("text", "attach_to"):
        return card_text(card).replace("\n", "\n    ")
    lines = dict(_lines(card))
    return f"{field}: {lines.get(field, getattr(card, field))}"
