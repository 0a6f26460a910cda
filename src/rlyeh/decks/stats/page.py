"""The statistics of a deck as one page: no scripts, nothing from elsewhere, everything escaped."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from xml.etree.ElementTree import Element

from rlyeh import __version__
from rlyeh.decks.stats import charts
from rlyeh.decks.stats.chances import Outlook
from rlyeh.decks.stats.charts import ChartLine, Column, Part, bars, columns, lines
from rlyeh.decks.stats.colours import FACTION_COLOURS, TYPE_COLOURS
from rlyeh.decks.stats.markup import Child, h, page_of
from rlyeh.decks.stats.profile import Profile
from rlyeh.decks.stats.statistics import Statistics
from rlyeh.decks.stats.style import STYLE
from rlyeh.model import Card, CardType, Icon

_POLICY = "default-src 'none'; style-src 'unsafe-inline'"
_MOST_ROWS = 12
"""So many keywords or subtypes are shown, the most frequent ones."""


def page(stats: Statistics) -> str:
    """The whole page."""
    own = stats.profile
    head = h(
        "head",
        h("meta", charset="utf-8"),
        h("meta", http_equiv="Content-Security-Policy", content=_POLICY),
        h("meta", name="generator", content=f"R'lyeh {__version__}"),
        h("meta", name="viewport", content="width=device-width, initial-scale=1"),
        h("title", f"{own.deck.name} · deck statistics"),
        h("style", STYLE + charts.STYLE),
    )
    body = h(
        "body",
        _header(stats),
        h("main", h("div", _panels(stats), class_="panels"), _wide_panels(stats)),
        h("footer", "Drawn by R'lyeh, an unofficial project by people who like the game."),
    )
    return page_of(h("html", head, body, lang="en"))


def _header(stats: Statistics) -> Element:
    own = stats.profile
    tiles = (
        (str(own.total), "cards"),
        (str(own.characters), "characters"),
        (f"{own.mean_cost:.2f}", "mean cost"),
        (str(own.uniques), "unique"),
    )
    shown = [h("li", h("strong", number), h("span", word)) for number, word in tiles]
    factions = " · ".join(faction.title for faction in own.factions)
    return h("header", h("p", "Deck statistics", class_="over"), h("h1", own.deck.name), h("p", factions),
             h("ul", shown, class_="tiles"), h("p", stats.gaps()) if stats.gaps() else None)  # fmt: skip


def _panels(stats: Statistics) -> Iterable[Element]:
    own = stats.profile
    yield _panel("Cost curve", _curve(own), _legend((type.title(), TYPE_COLOURS[type]) for type in own.types))
    yield _panel("Types", bars("Cards by type", [Part(t.title(), n, TYPE_COLOURS[t]) for t, n in own.types.items()]))
    yield _panel("Factions", _factions(own), _note("Behind each bar: cards, and resource icons."))
    yield _panel("Struggle icons", _icons(own), _note("Behind each bar: icons, and characters with them."))
    yield _panel("Skill for its cost", _skill(own), _note(_SKILL_NOTE))
    yield _panel("Keywords", _frequent("Keywords", own.keywords))
    yield _panel("Subtypes", _frequent("Subtypes", own.subtypes))
    if stats.turns:
        yield _panel("A resource match by turn", _matches(stats), _match_legend(stats))


def _wide_panels(stats: Statistics) -> Iterable[Element]:
    if stats.turns:
        yield _panel("When cards can be paid", _outlooks(stats), _note(stats.method()))
    if stats.hands:
        hands = [_hand(hand, number) for number, hand in enumerate(stats.hands, 1)]
        note = f"Eight cards each, dealt with seed {stats.wishes.seed}; three of them become resources."
        yield _panel("Setup hands", hands, _note(note))
    yield _panel("The cards", _list(stats.profile))


def _panel(title: str, *children: Child | Iterable[Child]) -> Element:
    return h("section", h("h2", title), *children, class_="panel")


def _note(text: str) -> Element:
    return h("p", text, class_="note")


# -- what the deck is made of -----------------------------------------------------------------------------------------


def _curve(own: Profile) -> Element:
    data = [
        Column(str(cost), [Part(type.title(), number, TYPE_COLOURS[type]) for type, number in types.items()])
        for cost, types in own.curve.items()
    ]
    return columns("Cards by cost", data)


def _factions(own: Profile) -> Element:
    data = [
        Part(faction.title, number, FACTION_COLOURS[faction], f"{number} · {own.resources.get(faction, 0)}")
        for faction, number in own.factions.items()
    ]
    return bars("Cards by faction", data)


ICON_COLOURS = {Icon.TERROR: "#7fae5a", Icon.COMBAT: "#b5614c", Icon.ARCANE: "#8a7bbd", Icon.INVESTIGATION: "#c2a35b"}


def _icons(own: Profile) -> Element:
    data = [
        Part(count.icon.slug.title(), count.icons, ICON_COLOURS[count.icon], f"{count.icons} · {count.characters}")
        for count in own.icons
    ]
    return bars("Struggle icons", data)


_SKILL_NOTE = "Columns: the mean skill of the characters of each cost. Below: skill for each resource, and icons."


def _skill(own: Profile) -> list[Element]:
    colour = TYPE_COLOURS[CardType.CHARACTER]
    data = [Column(str(row.cost), [Part("mean skill", row.skill, colour)]) for row in own.skill]
    rows = (
        ("characters", [str(row.characters) for row in own.skill]),
        ("skill per cost", ["–" if row.skill_per_cost is None else f"{row.skill_per_cost:.2f}" for row in own.skill]),
        ("icons", [f"{row.icons:.1f}" for row in own.skill]),
    )
    head = h("tr", h("th", "cost"), [h("th", str(row.cost)) for row in own.skill])
    body = [h("tr", h("th", label, scope="row"), [h("td", value) for value in values]) for label, values in rows]
    return [columns("Mean skill by cost", data), h("table", head, body, class_="figures")]


def _frequent(title: str, counts: Mapping[str, int]) -> Element:
    if not counts:
        return _note("None.")
    return bars(title, [Part(word, number) for word, number in list(counts.items())[:_MOST_ROWS]])


def _legend(entries: Iterable[tuple[str, str]]) -> Element:
    boxes = [h("li", h("i", style=f"background:{colour}"), label) for label, colour in entries]
    return h("ul", boxes, class_="legend")


# -- chances ----------------------------------------------------------------------------------------------------------


def _matches(stats: Statistics) -> Element:
    data = [ChartLine(faction.title, values, FACTION_COLOURS[faction]) for faction, values in stats.matches]
    return lines("Chance of a resource match", data, [str(turn) for turn in range(1, stats.turns + 1)])


def _match_legend(stats: Statistics) -> list[Element]:
    entries = [
        h("li", charts.mark(number, FACTION_COLOURS[faction]), f"{faction.title}: {percent(values[0])} % on turn 1")
        for number, (faction, values) in enumerate(stats.matches)
    ]
    note = "The chance that a card of cost 1 finds another card of its faction as a resource."
    return [h("ul", entries, class_="legend"), _note(note)]


def _outlooks(stats: Statistics) -> Element:
    turns = [h("th", f"turn {turn}", scope="col") for turn in range(1, stats.turns + 1)]
    head = h("tr", h("th", "chance in per cent, for"), h("th", "cards"), turns)
    table = h("table", h("thead", head), h("tbody", map(_outlook, stats.outlooks)), class_="heat")
    return h("div", table, class_="scroll")


def _outlook(outlook: Outlook) -> Element:
    cells = [
        h("td", percent(chance), style=f"background:rgba(143,209,79,{0.42 * chance:.2f})", title=f"{chance:.2%}")
        for chance in outlook.chances
    ]
    return h("tr", h("th", str(outlook.demand), scope="row"), h("td", str(outlook.cards), class_="count"), cells)


def percent(chance: float) -> str:
    """A chance in a few signs; what is nearly sure is not called sure, nor what is hardly possible impossible."""
    if chance in (0, 1):
        return "–" if chance == 0 else "100"
    return ">99" if chance > 0.995 else "<1" if chance < 0.005 else f"{100 * chance:.0f}"


# -- cards ------------------------------------------------------------------------------------------------------------


def _hand(hand: Sequence[Card], number: int) -> Element:
    return h("ol", [_small_card(card) for card in hand], class_="hand", aria_label=f"Hand {number}")


def _small_card(card: Card) -> Element:
    letters = "".join(icon.name[0] * card.icons[icon] for icon in Icon)
    facts = f"{card.type.title()}{f', skill {card.skill}' if card.skill is not None else ''}"
    return h(
        "li",
        h("b", "–" if card.cost is None else str(card.cost), class_="cost"),
        h("span", card.title, class_="title"),
        h("small", facts),
        h("small", letters or " ", class_="icons"),
        style=f"border-top-color:{FACTION_COLOURS[card.faction]}",
        title=card.faction.title,
    )


def _list(own: Profile) -> Element:
    groups = [
        h("div", h("h3", f"{type.title()} ({own.types[type]})"), h("ul", [_line(card, count) for card, count in cards]))
        for type, cards in groupby(own.cards, key=lambda entry: entry[0].type)
    ]
    return h("div", groups, class_="list")


def _line(card: Card, count: int) -> Element:
    cost = "" if card.cost is None else f"cost {card.cost}"
    dot = h("i", style=f"background:{FACTION_COLOURS[card.faction]}", title=card.faction.title)
    return h("li", dot, f"{count}× {card.name} ", h("small", cost))
