"""The table in the terminal: both play areas, the stories between them, domains, hand and log, as one seat sees them.

How a card lies is told by a mark, not by colour alone: ▮ ready, ▬ exhausted, ▒ insane; † counts wounds.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.style import Style
from rich.table import Column, Table
from rich.text import Text

from rlyeh.engine import NOBODY, NOTHING, Game, reading
from rlyeh.engine.reading import icon_total, skill_total, tokens_needed
from rlyeh.engine.visibility import CardView, DomainView, InPlayView, StoryView, View
from rlyeh.model import Card, CardType, Faction, Icon, Phase

PAPER = Style(color="#d8c9a3")
BRASS = Style(color="#b08d57", bold=True)
WOOD = Style(color="#7a5c3a")
DUST = Style(color="#8d8371")
BLOOD = Style(color="#c0553b", bold=True)
GREEN = Style(color="#8fd14f", bold=True)
"""One sickly green, for what is unnatural and for whose moment it is."""

MARKS = {"ready": "▮", "exhausted": "▬", "insane": "▒"}
CODES = {
    Faction.AGENCY: "AGE",
    Faction.MISKATONIC: "MIS",
    Faction.SYNDICATE: "SYN",
    Faction.CTHULHU: "CTH",
    Faction.HASTUR: "HAS",
    Faction.YOG_SOTHOTH: "YOG",
    Faction.SHUB_NIGGURATH: "SHU",
    Faction.SILVER_TWILIGHT: "SIL",
    Faction.NEUTRAL: "neu",
}
"""Factions in three letters, as resources and in the hand."""
TRACK = (Phase.REFRESH, Phase.DRAW, Phase.RESOURCE, Phase.OPERATIONS, Phase.STORY, Phase.END)
NARROW = 56


def render(game: Game, seat: int, names: tuple[str, str], log: Sequence[str] = ()) -> RenderableType:
    """The whole board for one seat, which sits at the bottom."""
    return Board(game, seat, names, log)


class Board:
    """The board; it is laid out for the width it is printed in."""

    def __init__(self, game: Game, seat: int, names: tuple[str, str], log: Sequence[str]) -> None:
        self.game = game
        self.view: View = game.view(seat)
        self.seat = seat
        self.names = names
        self.log = log
        self.width = NARROW

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        self.width = max(NARROW, min(options.max_width, 120))
        yield from (
            self._header(),
            self._area(1 - self.seat),
            self._stories(),
            self._area(self.seat),
            self._hand(),
            self._log(),
        )

    # -- the turn ------------------------------------------------------------------------------------------------------

    def _header(self) -> Text:
        view = self.view
        line = Text(no_wrap=True, overflow="ellipsis")
        line.append(f" {self._whose(view.active)} turn {view.turn} " if view.turn else " Setting up ", BRASS)
        for phase in TRACK:
            is_current = view.phase == phase.name.lower()
            word = phase.name.capitalize()
            line.append(" ▸ " if phase is not TRACK[0] else "  ", WOOD)
            line.append(f"[{word.upper()}]" if is_current else word, GREEN if is_current else DUST)
        for word, is_so in (
            ("☀ Day", reading.is_day(self.game)),
            ("☾ Night", reading.is_night(self.game)),
        ):
            if is_so:
                line.append(f"  {word}", PAPER)
        return line

    def _whose(self, seat: int) -> str:
        name = self.names[seat]
        return "Your" if name == "You" else f"{name}'s"

    # -- play areas ----------------------------------------------------------------------------------------------------

    def _area(self, seat: int) -> Panel:
        view = self.view
        at_home = [card for card in view.play if card.controller == seat and card.story == card.host == NOTHING]
        sane = [card for card in at_home if card.position != "insane"]
        insane = [card.title + (f" †{card.wounds}" if card.wounds else "") for card in at_home if card not in sane]
        rows: list[RenderableType] = [self._grid([self._stack(card) for card in sane])] if sane else []
        if insane:
            rows.append(Text(f"{MARKS['insane']} insane: {', '.join(insane)}", GREEN + Style(italic=True)))
        domains = self._domains(seat)
        parts = [domains, *rows] if seat != self.seat else [*rows, domains]
        return Panel(
            Group(*parts),
            title=self._title(seat),
            title_align="left",
            subtitle=self._piles(seat),
            subtitle_align="right",
            border_style=WOOD,
            box=box.ROUNDED,
            width=self.width,
            padding=(0, 1),
        )

    def _title(self, seat: int) -> Text:
        decision = self.view.decision
        is_asked = decision is not None and decision.seat == seat
        title = Text(f"{'▶ ' if is_asked else ''}{self.names[seat]}", GREEN if is_asked else BRASS)
        won = self.view.sides[seat].won
        title.append(f" · {len(won)} of 3 stories", PAPER)
        if won:
            title.append(f" ({', '.join(_short(card.title, 18) for card in won)})", DUST)
        return title

    def _piles(self, seat: int) -> Text:
        side = self.view.sides[seat]
        facts = f"hand {side.hand_size} · deck {side.deck_size} · discard {len(side.discard)}"
        if side.discard:
            facts += f" (top: {_short(side.discard[-1].title, 24)})"
        return Text(facts, DUST)

    def _domains(self, seat: int) -> Text:
        line = Text(no_wrap=True, overflow="ellipsis")
        for number, domain in enumerate(self.view.sides[seat].domains, 1):
            line.append("   " if number > 1 else "", DUST)
            line.append(f"{'⊘' if domain.drained else '◇'} {number}: ", BLOOD if domain.drained else BRASS)
            line.append(self._resources(domain), DUST if domain.drained else PAPER)
            line.append(" drained" if domain.drained else "", BLOOD)
        return line

    def _resources(self, domain: DomainView) -> str:
        cards = [self.game.pool[card.card] for card in domain.resources]
        codes = [_code(card) for card in cards]
        if self.width < 90 or len(codes) > 4:
            kinds = dict.fromkeys(codes)
            codes = [code if codes.count(code) == 1 else f"{codes.count(code)}×{code}" for code in kinds]
        return " ".join(codes) or "empty"

    def _stack(self, card: InPlayView, width: int = 0) -> Text:
        """A card with what is attached to it."""
        width = width or self._cell()
        text = self._line(card, width)
        for other in self.view.play:
            if other.host == card.id:
                name = _short(other.title, width - 5)
                text.append(f"\n  └ {MARKS[other.position]}{name}", PAPER if other.controller == self.seat else DUST)
        for stored in self.view.stored:
            if stored.host == card.id:
                text.append(f"\n  └ {'a card' if stored.card is None else _short(stored.card.title, width - 5)}", DUST)
        return text

    def _line(self, card: InPlayView, width: int) -> Text:
        facts = ""
        if card.position != "insane" and card.type == CardType.CHARACTER:
            facts = f" {card.skill} {_letters(card.icons)}"
        facts += f" †{card.wounds}" if card.wounds else ""
        facts += f" ●{card.tokens}" if card.tokens else ""
        facts += " (blank)" if card.blank and card.position != "insane" else ""
        name = _short(card.title, width - len(facts) - 2)
        style = {"ready": PAPER, "exhausted": DUST, "insane": GREEN}[card.position]
        text = Text(no_wrap=True, overflow="ellipsis")
        text.append(f"{MARKS[card.position]} ", style)
        text.append(name, style + Style(italic=card.position == "insane"))
        text.append(facts, BLOOD if card.wounds else style)
        return text

    def _cell(self) -> int:
        return (self.width - 4) // self._columns() - 1

    def _columns(self) -> int:
        return 3 if self.width >= 90 else 2

    def _grid(self, cells: Sequence[Text]) -> Table:
        grid = Table.grid(padding=(0, 1, 0, 0))
        columns = self._columns()
        for _ in range(columns):
            grid.add_column(width=self._cell(), no_wrap=True)
        for start in range(0, len(cells), columns):
            grid.add_row(*cells[start : start + columns])
        return grid

    # -- stories -------------------------------------------------------------------------------------------------------

    def _stories(self) -> Table:
        row = Table.grid(padding=0)
        stories = self.view.stories
        width = self.width // max(1, len(stories))
        for _ in stories:
            row.add_column(width=width)
        heights = [(self._height(story, 1 - self.seat), self._height(story, self.seat)) for story in stories]
        above = max((height for height, _ in heights), default=0)
        below = max((height for _, height in heights), default=0)
        row.add_row(*(self._story(story, width - 4, above, below) for story in stories))
        return row

    def _at(self, story: StoryView, seat: int) -> list[InPlayView]:
        return [card for card in self.view.play if card.story == story.id and card.controller == seat]

    def _on(self, story: StoryView) -> list[str]:
        """What is attached to a story, and what lies dormant there, known or not."""
        attached = [card.title for card in self.view.play if card.host == story.id]
        stored = [stored.card for stored in self.view.stored if stored.host == story.id]
        return attached + ["▒ a card, face down" if card is None else f"▒ {card.title}" for card in stored]

    def _height(self, story: StoryView, seat: int) -> int:
        lines = [self._stack(card, 20).plain.count("\n") + 1 for card in self._at(story, seat)]
        return sum(lines) + (len(self._on(story)) if seat != self.seat else 0)

    def _story(self, story: StoryView, width: int, above: int, below: int) -> Panel:
        them, us = 1 - self.seat, self.seat
        top = [self._stack(card, width) for card in self._at(story, them)]
        top += [Text(f"└ {_short(title, width - 2)}", DUST) for title in self._on(story)]
        low = [self._stack(card, width) for card in self._at(story, us)]
        parts: list[RenderableType] = [self._tokens(story, them, width)]
        parts += _padded(top, above)
        parts += [self._totals(story, width)]
        parts += _padded(low, below)
        parts.append(self._tokens(story, us, width))
        title = Text(_short(story.title, width - 2), BRASS)
        if story.type == CardType.CONSPIRACY:
            title = Text(f"✦ {_short(story.title, width - 4)}", BRASS)
        return Panel(
            Group(*parts),
            title=title,
            subtitle=self._struggles(story),
            border_style=GREEN if self._matters(story) else WOOD,
            box=box.SQUARE,
            width=width + 4,
            padding=(0, 1),
        )

    def _matters(self, story: StoryView) -> bool:
        decision = self.view.decision
        return decision is not None and decision.card == story.id

    def _struggles(self, story: StoryView) -> Text:
        letters = " ".join(icon.name[0] * story.struggles[icon] for icon in Icon if story.struggles[icon])
        return Text(f"{letters or 'no struggles'}{' ✓ resolved' if story.resolved else ''}", PAPER)

    def _tokens(self, story: StoryView, seat: int, width: int) -> Text:
        needed = tokens_needed(self.game, story.id)
        tokens = story.tokens[seat]
        dots = "●" * tokens + "○" * max(0, needed - tokens)
        name = _short(self.names[seat], width - len(dots) - 1)
        text = Text(no_wrap=True)
        text.append(f"{name} ".ljust(width - len(dots)), DUST)
        text.append(dots, BRASS)
        return text

    def _totals(self, story: StoryView, width: int) -> RenderableType:
        """The icons and skill that face each other, theirs above ours."""
        if not any(card.story != NOTHING for card in self.view.play):
            return Text("─" * width, WOOD)
        lines = []
        for seat in (1 - self.seat, self.seat):
            icons = [(icon.name[0], icon_total(self.game, story.id, seat, icon)) for icon in Icon]
            letters = " ".join(f"{letter}{number}" for letter, number in icons)
            lines.append(Text(f"{letters}  skill {skill_total(self.game, story.id, seat)}", PAPER))
        return Group(lines[0], Text("─" * width, WOOD), lines[1])

    # -- hand and log --------------------------------------------------------------------------------------------------

    def _hand(self) -> RenderableType:
        cards = sorted(self.view.sides[self.seat].hand, key=self._by_cost)
        known_cards = self.view.sides[1 - self.seat].hand
        cells = [self._in_hand(card) for card in cards] or [Text("no cards in hand", DUST)]
        parts: list[RenderableType] = [self._grid(cells)]
        if known_cards:
            names = ", ".join(card.title for card in known_cards)
            parts.append(Text(f"You know in {self.names[1 - self.seat]}'s hand: {names}", DUST))
        rule = Text(f" Hand ({len(cards)}) ".center(self.width, "─"), WOOD)
        return Group(rule, *parts)

    def _by_cost(self, card: CardView) -> tuple[str, int, str]:
        printed = self.game.pool[card.card]
        return (printed.type, printed.cost if isinstance(printed.cost, int) else -1, printed.title)

    def _in_hand(self, card: CardView) -> Text:
        printed = self.game.pool[card.card]
        width = self._cell()
        kind = {CardType.SUPPORT: "support", CardType.EVENT: "event", CardType.CONSPIRACY: "conspiracy"}
        facts = f"{printed.skill} {_letters(printed.icons)}" if printed.type not in kind else kind[printed.type]
        cost = "-" if printed.cost is None else str(printed.cost)
        lead = f"{cost} {_code(printed)} "
        text = Text(no_wrap=True, overflow="ellipsis")
        text.append(lead, BRASS)
        text.append(_short(printed.title, width - len(lead) - len(facts) - 1), PAPER)
        text.append(f" {facts}", DUST)
        return text

    def _log(self) -> RenderableType:
        lines: list[RenderableType] = [Text("─" * self.width, WOOD)]
        log = Table.grid(Column(width=2, no_wrap=True), Column())
        for line in self.log:
            log.add_row(Text("·", DUST), Text(line, DUST))
        lines.append(log)
        if self.view.winner != NOBODY:
            lines.append(Text(f"{self.names[self.view.winner]} won the game.", GREEN))
        return Group(*lines)


def _padded(cells: Sequence[Text], height: int) -> Iterable[RenderableType]:
    """Cells with empty lines under them, so that neighbours are equally high."""
    used = sum(cell.plain.count("\n") + 1 for cell in cells)
    yield from cells
    yield from (Text("") for _ in range(height - used))


def _letters(icons: Sequence[int]) -> str:
    return "".join(icon.name[0] * icons[icon] for icon in Icon) or "–"


def _code(card: Card) -> str:
    """What the card counts as when it pays: its faction, an arrow if it is Transient, Zoogs as such."""
    if card.zoog:
        return "zoog"
    return CODES[card.resource or card.faction] + ("»" if card.transient else "")


def _short(text: str, width: int) -> str:
    return text if len(text) <= width else f"{text[: max(1, width - 1)]}…"
