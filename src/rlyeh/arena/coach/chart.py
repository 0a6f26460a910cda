"""The chance to win as a curve: in letters for the terminal, and as SVG for a page."""

from __future__ import annotations

from dataclasses import dataclass

from rlyeh.arena.coach.analysis import Analysis, Point

ROWS = 11
"""Rows of the curve in letters: one for every ten per cent, with both ends."""
STEP = 3
"""Columns from one turn to the next."""
WIDTH, HEIGHT, LEFT, TOP = 1000, 300, 46, 14
"""The size of the drawn curve without its frame, and the room for figures at its left and top."""


def letters(points: list[Point]) -> list[str]:
    """The curve as lines of text, seat 0 at the top; the figures of the turns stand under it."""
    rows = [_row(point) for point in points]
    grid = [[" "] * (STEP * len(points)) for _ in range(ROWS)]
    for at in range(STEP * len(points)):
        grid[ROWS // 2][at] = "┄"
    for place, row in enumerate(rows):
        if place:
            _rise(grid, STEP * place - 1, rows[place - 1], row)
        grid[row][STEP * place] = "●"
    lines = [f"{_label(row)} ┤{''.join(cells).rstrip()}" for row, cells in enumerate(grid)]
    return [*lines, " " * 7 + "".join(f"{point.turn:<{STEP}}" for point in points).rstrip()]


def _row(point: Point) -> int:
    return round((1 - point.chance.rate) * (ROWS - 1))


def _label(row: int) -> str:
    return f"{100 - 100 * row // (ROWS - 1):3d} %" if row % 5 == 0 else " " * 5


def _rise(grid: list[list[str]], column: int, before: int, now: int) -> None:
    """The line from one point to the next."""
    if before == now:
        for at in (column - 1, column):
            grid[now][at] = "─"
        return
    down = now > before
    grid[before][column - 1] = "─"
    grid[before][column] = "╮" if down else "╯"
    for row in range(min(before, now) + 1, max(before, now)):
        grid[row][column] = "│"
    grid[now][column] = "╰" if down else "╭"


@dataclass(frozen=True)
class Mark:
    """A point of the drawn curve."""

    x: float
    y: float
    point: Point
    label: str


@dataclass(frozen=True)
class Curve:
    """Everything that the page needs to draw the curve."""

    marks: list[Mark]
    line: str
    """The points of the line."""
    band: str
    """The points around the 95 % intervals."""
    lessons: list[tuple[float, int]]
    """Where the turns of the lessons begin, with their numbers."""
    width: int = WIDTH
    height: int = HEIGHT
    left: int = LEFT
    top: int = TOP


def curve(analysis: Analysis) -> Curve:
    """The curve of a game, as figures to draw."""
    points = analysis.points
    last = max(1, points[-1].turn) if points else 1

    def across(turn: float) -> float:
        return round(LEFT + WIDTH * turn / last, 1)

    def down(share: float) -> float:
        return round(TOP + HEIGHT * (1 - share), 1)

    marks = [
        Mark(across(point.turn), down(point.chance.rate), point, "start" if not point.turn else str(point.turn))
        for point in points
    ]
    upper = [f"{across(point.turn)},{down(point.chance.high)}" for point in points]
    lower = [f"{across(point.turn)},{down(point.chance.low)}" for point in reversed(points)]
    lessons = [
        (across(max(0.0, lesson.step.turn - 0.5)), number)
        for number, lesson in enumerate(analysis.lessons, 1)
    ]
    return Curve(marks, " ".join(f"{mark.x},{mark.y}" for mark in marks), " ".join([*upper, *lower]), lessons)
