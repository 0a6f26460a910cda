"""A small line chart as SVG: enough for the curves of `benchmarks.growth`, light and dark."""

from __future__ import annotations

from dataclasses import dataclass

WIDTH, HEIGHT = 300, 200
LEFT, RIGHT, TOP, BOTTOM = 46, 12, 30, 34


@dataclass(frozen=True)
class Curve:
    """Points over an axis, with what they are."""

    title: str
    across: str
    unit: str
    points: tuple[tuple[float, float], ...]


def picture(curves: list[Curve], across: int = 3) -> str:
    """Several charts side by side, each from zero up."""
    rows = -(-len(curves) // across)
    charts = [
        f'<g transform="translate({number % across * WIDTH} {number // across * HEIGHT})">{_chart(curve)}</g>'
        for number, curve in enumerate(curves)
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {across * WIDTH} {rows * HEIGHT}" '
        'font-family="sans-serif" font-size="10"><style>text{fill:#444}.t{font-size:11px;font-weight:bold}'
        ".a{stroke:#888;fill:none}.c{stroke:#2e7d4f;fill:none;stroke-width:2}.p{fill:#2e7d4f}"
        "@media (prefers-color-scheme:dark){text{fill:#ccc}.c{stroke:#7bd88f}.p{fill:#7bd88f}}</style>"
        + "".join(charts)
        + "</svg>\n"
    )


def _chart(curve: Curve) -> str:
    wide, high = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
    most_x = max(x for x, _ in curve.points) or 1
    most_y = _round_up(max(y for _, y in curve.points))
    places = [(LEFT + wide * x / most_x, TOP + high * (1 - y / most_y)) for x, y in curve.points]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    dots = "".join(f'<circle class="p" cx="{x:.1f}" cy="{y:.1f}" r="2.5"/>' for x, y in places)
    marks = "".join(
        f'<text x="{LEFT - 4}" y="{TOP + high * (1 - share) + 3:.1f}" text-anchor="end">{most_y * share:g}</text>'
        for share in (0, 0.5, 1)
    ) + "".join(
        f'<text x="{LEFT + wide * share:.1f}" y="{TOP + high + 13}" text-anchor="middle">{most_x * share:g}</text>'
        for share in (0, 0.5, 1)
    )
    return (
        f'<text class="t" x="{LEFT}" y="14">{curve.title} ({curve.unit})</text>'
        f'<path class="a" d="M{LEFT} {TOP}V{TOP + high}H{LEFT + wide}"/>{marks}'
        f'<text x="{LEFT + wide / 2}" y="{HEIGHT - 8}" text-anchor="middle">{curve.across}</text>'
        f'<polyline class="c" points="{line}"/>{dots}'
    )


def _round_up(value: float) -> float:
    """The next number that is fine to read on an axis."""
    step = 1.0
    while step * 10 <= value:
        step *= 10
    while step > value:
        step /= 10
    return next(step * times for times in (1, 2, 4, 6, 8, 10) if step * times >= value)
