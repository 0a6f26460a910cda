"""Views of deck statistics in the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.style import Style
from rich.table import Table
from rich.text import Text

from rlyeh.cli.board import BRASS, CODES, DUST, GREEN, PAPER
from rlyeh.decks.stats import Outlook, Profile, Statistics
from rlyeh.decks.stats.colours import BRASS as BRASS_COLOUR
from rlyeh.decks.stats.colours import FACTION_COLOURS, TYPE_COLOURS
from rlyeh.decks.stats.page import percent
from rlyeh.model import Card, CardType, Icon

_BAR = 24
"""The columns of a full bar."""
_PANEL = 46
"""The columns of a part, so that two fit beside each other in a hundred."""
_LABEL = 20
"""The columns of the longest label."""
_EIGHTHS = " ▏▎▍▌▋▊▉"
_MOST_ROWS = 10
_FILLS = {CardType.CHARACTER: "█", CardType.SUPPORT: "▓", CardType.EVENT: "▒", CardType.CONSPIRACY: "░"}
"""Types are told apart by how a bar is filled, not by colour alone."""


def stats_view(stats: Statistics) -> RenderableType:
    """Everything about a deck."""
    own = stats.profile
    parts = [
        _part("Cost curve", _curve(own)),
        _part("Skill for its cost", _skill(own)),
        _part("Types", _bars((type.title(), number, TYPE_COLOURS[type], "") for type, number in own.types.items())),
        _part("Factions", _factions(own)),
        _part("Struggle icons", _icons(own)),
        _part("Keywords", _frequent(own.keywords)),
        _part("Subtypes", _frequent(own.subtypes)),
    ]
    shown: list[RenderableType] = [_header(stats), "", Columns(parts, padding=(0, 2))]
    if stats.turns:
        shown += [Text("When cards can be paid, in per cent", BRASS), _outlooks(stats), Text(stats.method(), DUST), ""]
    if stats.hands:
        shown += [Text(f"Setup hands (seed {stats.wishes.seed}): eight cards, three of them become resources", BRASS)]
        shown += [_hands(stats.hands)]
    return Group(*shown)


def _header(stats: Statistics) -> Text:
    own = stats.profile
    facts = f"{own.total} cards · {own.characters} characters · {own.uniques} unique · mean cost {own.mean_cost:.2f}"
    header = Text.assemble((own.deck.name, GREEN), "\n", (facts, PAPER))
    return header.append(f"\n{stats.gaps()}", DUST) if stats.gaps() else header


def _part(title: str, body: RenderableType) -> RenderableType:
    return Padding(Group(Text(title, BRASS), body), (0, 0, 1, 0), expand=False)


# -- bars -------------------------------------------------------------------------------------------------------------


def _rows(*justify: str) -> Table:
    table = Table.grid(padding=(0, 1))
    for side in justify:
        table.add_column(justify="right" if side == "right" else "left", no_wrap=True)
    table.width = _PANEL
    return table


def _bar(value: float, most: float, colour: str, length: int) -> Text:
    eighths = round(8 * length * value / most) if most else 0
    filled = "█" * (eighths // 8) + _EIGHTHS[eighths % 8].strip()
    return Text(filled, Style(color=colour))


def _bars(data: Iterable[tuple[str, int, str, str]]) -> Table:
    """Rows of label, number, colour and remark."""
    rows = list(data)
    most = max((number for _, number, _, _ in rows), default=0)
    label = min(_LABEL, max((len(name) for name, *_ in rows), default=0))
    remark = max((len(remark_text) for *_, remark_text in rows), default=0)
    length = max(4, min(_BAR, _PANEL - label - remark - 8))
    table = _rows("left", "right", "left", "left")
    table.columns[0].max_width = _LABEL
    for name, number, colour, remark_text in rows:
        table.add_row(Text(name, PAPER), str(number), _bar(number, most, colour, length), Text(remark_text, DUST))
    return table


def _curve(own: Profile) -> Group:
    """Bars in which each type has its own filling."""
    most = max((sum(types.values()) for types in own.curve.values()), default=0)
    table = _rows("right", "right", "left")
    for cost, types in own.curve.items():
        bar = Text()
        ends = _ends(list(types.values()), most)
        for (type, _), start, end in zip(types.items(), [0, *ends], ends, strict=False):
            bar.append(_FILLS[type] * (end - start), Style(color=TYPE_COLOURS[type]))
        table.add_row(Text(str(cost), PAPER), str(sum(types.values())), bar)
    legend = Text("  ").join(
        Text.assemble((_FILLS[type], Style(color=TYPE_COLOURS[type])), (f" {type}", DUST))
        for type in own.types
        if type in _FILLS
    )
    return Group(table, legend)


def _ends(numbers: Sequence[int], most: int) -> list[int]:
    """Where the parts of a bar end, so that rounding never adds up; a part that is there is seen."""
    ends: list[int] = []
    total = 0
    for number in numbers:
        total += number
        ends.append(max(round(_BAR * total / most), (ends[-1] if ends else 0) + 1))
    return ends


def _factions(own: Profile) -> Table:
    """With the resource icons, where there are more or fewer than cards."""
    rows = []
    for faction, number in own.factions.items():
        icons = own.resources.get(faction, 0)
        rows.append((faction.title, number, FACTION_COLOURS[faction], "" if icons == number else f"{icons} resources"))
    return _bars(rows)


def _icons(own: Profile) -> Table:
    return _bars((count.icon.slug.title(), count.icons, BRASS_COLOUR, f"on {count.characters}") for count in own.icons)


def _frequent(counts: Mapping[str, int]) -> RenderableType:
    if not counts:
        return Text("none", DUST)
    shown = list(counts.items())[:_MOST_ROWS]
    rows = _bars((word, number, BRASS_COLOUR, "") for word, number in shown)
    hidden = len(counts) - len(shown)
    return Group(rows, Text(f"and {hidden} more", DUST)) if hidden else rows


def _skill(own: Profile) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 1), header_style=DUST)
    for name in ("cost", "characters", "skill", "icons", "skill per cost"):
        table.add_column(name, justify="right", no_wrap=True)
    for row in own.skill:
        ratio = "–" if row.skill_per_cost is None else f"{row.skill_per_cost:.2f}"
        table.add_row(str(row.cost), str(row.characters), f"{row.skill:.1f}", f"{row.icons:.1f}", ratio)
    table.width = _PANEL
    return table


# -- chances and hands ------------------------------------------------------------------------------------------------


def _outlooks(stats: Statistics) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 1), header_style=DUST)
    table.add_column("to pay", style=PAPER)
    table.add_column("cards", justify="right")
    for turn in range(1, stats.turns + 1):
        table.add_column(f"turn {turn}" if turn == 1 else str(turn), justify="right", no_wrap=True)
    for outlook in stats.outlooks:
        table.add_row(str(outlook.demand), str(outlook.cards), *_chances(outlook))
    return table


def _chances(outlook: Outlook) -> list[Text]:
    return [Text(percent(chance), GREEN if chance >= 0.9 else PAPER if chance else DUST) for chance in outlook.chances]


def _hands(hands: Sequence[Sequence[Card]]) -> Columns:
    return Columns([_hand(hand, number) for number, hand in enumerate(hands, 1)], padding=(0, 2))


def _hand(hand: Sequence[Card], number: int) -> RenderableType:
    table = Table(box=None, pad_edge=False, padding=(0, 1), show_header=False)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(overflow="ellipsis", no_wrap=True, max_width=28)
    table.add_column(no_wrap=True, style=DUST)
    for card in hand:
        letters = "".join(icon.name[0] * card.icons[icon] for icon in Icon)
        code = Text(CODES[card.faction], Style(color=FACTION_COLOURS[card.faction]))
        skill = "" if card.skill is None else str(card.skill)
        facts = f"{skill} {letters}".strip() if card.type is CardType.CHARACTER else str(card.type)
        table.add_row("–" if card.cost is None else str(card.cost), code, Text(card.title, PAPER), facts)
    return _part(f"Hand {number}", table)
