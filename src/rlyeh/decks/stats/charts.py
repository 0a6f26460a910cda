"""Charts as SVG: columns, bars and lines. They are drawn for a dark ground and tell everything without colour too."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from xml.etree.ElementTree import Element

from rlyeh.decks.stats.colours import BRASS, DUST, EDGE, NIGHT, PAPER
from rlyeh.decks.stats.markup import h

WIDTH = 340.0
_LETTER = 7.2
"""About how wide a letter of a label is."""
_LONGEST = 22
"""Letters of a label before a bar."""


@dataclass(frozen=True)
class Part:
    """A piece of a column, or a bar."""

    label: str
    value: float
    colour: str = BRASS
    caption: str = ""
    """What stands behind the bar; the value, unless said otherwise."""


@dataclass(frozen=True)
class Column:
    """A column made of parts, with its label below."""

    label: str
    parts: Sequence[Part]


@dataclass(frozen=True)
class ChartLine:
    """A line through one value between 0 and 1 for each step."""

    label: str
    values: Sequence[float]
    colour: str


def columns(title: str, data: Sequence[Column], height: float = 190.0) -> Element:
    """Stacked columns; each part tells its number when there is room, and always as a tooltip."""
    top, bottom = 18.0, height - 22
    most = max((sum(part.value for part in column.parts) for column in data), default=0) or 1
    step = WIDTH / max(1, len(data))
    wide = min(46.0, step * 0.68)
    drawn: list[Element] = []
    for place, column in enumerate(data):
        middle = step * (place + 0.5)
        y = bottom
        for part in column.parts:
            tall = part.value / most * (bottom - top)
            y -= tall
            drawn.append(_block(middle - wide / 2, y, wide, tall, part, f"{column.label}: "))
            if tall > 13 and len(column.parts) > 1:
                drawn.append(_text(middle, y + tall / 2 + 4, _number(part.value), "inside"))
        total = sum(part.value for part in column.parts)
        drawn.append(_text(middle, y - 5, _number(total) if total else "", "value"))
        drawn.append(_text(middle, height - 5, column.label, "label"))
    base = h("line", x1=0, x2=WIDTH, y1=bottom + 0.5, y2=bottom + 0.5, stroke=BRASS)
    return _svg(title, height, [*drawn, base])


def bars(title: str, data: Sequence[Part], scale: float = 0) -> Element:
    """Horizontal bars with their labels before them; `scale` is the value of a full bar, else the highest one is."""
    row, gap = 22.0, 6.0
    left = 12 + _LETTER * min(_LONGEST, max((len(part.label) for part in data), default=0))
    room = WIDTH - left - 12 - _LETTER * max((len(part.caption or _number(part.value)) for part in data), default=0)
    most = scale or max((part.value for part in data), default=0) or 1
    drawn: list[Element] = []
    for place, part in enumerate(data):
        y = place * (row + gap)
        wide = max(2.0, part.value / most * room) if part.value else 0.0
        drawn.append(_text(left - 10, y + 15.5, _cut(part.label), "label end"))
        drawn.append(h("rect", x=left, y=y + 2, width=room, height=row - 4, fill=NIGHT, opacity=0.55))
        drawn.append(_block(left, y + 2, wide, row - 4, part))
        drawn.append(_text(left + wide + 7, y + 15.5, part.caption or _number(part.value), "value start"))
    return _svg(title, max(1, len(data)) * (row + gap) - gap, drawn)


def lines(title: str, data: Sequence[ChartLine], steps: Sequence[str], height: float = 230.0) -> Element:
    """Lines over steps, up to 100 per cent; where all values are high the scale begins higher, so that they differ."""
    left, right, top, bottom = 50.0, WIDTH - 12, 12.0, height - 40
    across = (right - left) / max(1, len(steps) - 1)
    lowest = min((value for line in data for value in line.values), default=0.0)
    ground = max(floor for floor in FLOORS if floor <= lowest)
    drawn: list[Element] = []
    for quarter in range(5):
        y = bottom - (bottom - top) * quarter / 4
        share = 100 * (ground + (1 - ground) * quarter / 4)
        drawn.append(h("line", x1=left, x2=right, y1=y, y2=y, stroke=EDGE))
        drawn.append(_text(left - 7, y + 4, f"{share:.4g} %", "label end"))
    for place, step in enumerate(steps):
        drawn.append(_text(left + across * place, height - 20, step, "label"))
    drawn.append(_text((left + right) / 2, height - 3, "turn", "label"))
    for number, line in enumerate(data):
        rises = [(value - ground) / (1 - ground) for value in line.values]
        points = [(left + across * place, bottom - (bottom - top) * rise) for place, rise in enumerate(rises)]
        drawn.append(_trace(points, line, number, len(data) - number))
    return _svg(title, height, drawn)


FLOORS = (0.0, 0.5, 0.8, 0.9, 0.98)
"""Where the scale of a chart with lines may begin."""


def _trace(points: Sequence[tuple[float, float]], line: ChartLine, number: int, above: int) -> Element:
    """A line with marks whose shape differs from line to line; what lies under others is larger, to be seen there."""
    size = 0.8 + 0.2 * above
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    trace = h("polyline", points=path, fill="none", stroke=line.colour, stroke_width=2.0 * above)
    marks = []
    for place, (x, y) in enumerate(points):
        tip = h("title", f"{line.label}, turn {place + 1}: {line.values[place]:.1%}")
        marks.append(h("path", tip, d=MARKS[number % len(MARKS)], fill=line.colour, stroke=NIGHT,
                       transform=f"translate({x:.1f} {y:.1f}) scale({size:.1f})"))  # fmt: skip
    return h("g", trace, marks)


MARKS = (
    "M-4,0a4,4 0 1,0 8,0a4,4 0 1,0 -8,0",
    "M-4,-4h8v8h-8z",
    "M0,-5L5,4H-5z",
    "M0,-5.5L5.5,0L0,5.5L-5.5,0z",
    "M0,5L5,-4H-5z",
)
"""A disc, a square, a triangle, a diamond, a triangle upside down."""


def mark(number: int, colour: str) -> Element:
    """The mark of a line, for the legend."""
    shape = h("path", d=MARKS[number % len(MARKS)], transform="translate(7 7)", fill=colour)
    return h("svg", shape, class_="mark", viewBox="0 0 14 14", width=14, height=14, aria_hidden="true")


# -- parts ------------------------------------------------------------------------------------------------------------


def _svg(title: str, height: float, drawn: Sequence[Element]) -> Element:
    return h("svg", h("title", title), drawn, viewBox=f"0 0 {WIDTH:g} {height:g}", role="img", class_="chart")


def _block(x: float, y: float, width: float, height: float, part: Part, lead: str = "") -> Element:
    tip = h("title", f"{lead}{part.label}: {part.caption or _number(part.value)}")
    return h("rect", tip, x=x, y=y, width=width, height=height, fill=part.colour, stroke=NIGHT, stroke_width=0.8)


def _text(x: float, y: float, text: str, kind: str) -> Element:
    return h("text", text, x=x, y=y, class_=kind)


def _cut(label: str) -> str:
    """A label that fits; the tooltip has all of it."""
    return label if len(label) <= _LONGEST else f"{label[: _LONGEST - 1].rstrip()}…"


def _number(value: float) -> str:
    return f"{value:g}" if value == int(value) else f"{value:.1f}"


STYLE = f"""
.chart {{ display: block; width: 100%; height: auto; overflow: visible; font-size: 13px; }}
.chart text {{ text-anchor: middle; fill: {PAPER}; }}
.chart .label {{ fill: {DUST}; }}
.chart .value {{ font-variant-numeric: tabular-nums; }}
.chart .inside {{ fill: {NIGHT}; font-size: 11px; }}
.chart .end {{ text-anchor: end; }}
.chart .start {{ text-anchor: start; }}
"""
