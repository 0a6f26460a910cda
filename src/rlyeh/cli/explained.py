"""Changed values of a card, below it in the terminal: "skill 4: 3 printed, +1 Elder"."""

from __future__ import annotations

from rich.text import Text

from rlyeh.cli.board import BRASS, DUST, GREEN, PAPER
from rlyeh.cli.signs import with_signs
from rlyeh.engine import NOTHING, Game
from rlyeh.engine.explain import Change, Explanation, Names, changed_values
from rlyeh.translation import ENGLISH

WORDS = ENGLISH.values


def value_lines(game: Game, seat: int, card: int, names: Names) -> list[Text]:
    """A line for each value that is not as printed, and one for each change of it, as far as a seat may know it."""
    return [line for explained in changed_values(game, seat, card) for line in _lines(game, explained, names)]


def _lines(game: Game, explained: Explanation, names: Names) -> list[Text]:
    now, printed = (WORDS.value(explained.of, value, names) for value in (explained.value, explained.printed))
    began = "at first" if explained.of == "control" else "printed"
    lines = [
        Text(f"{explained.of} ", BRASS) + Text(with_signs(now), GREEN) + Text(with_signs(f": {printed} {began}"), PAPER)
    ]
    before = explained.printed
    for change in explained.changes:
        lines.append(_change(game, WORDS.difference(explained.of, before, change.value, names), change))
        before = change.value
    return lines


def _change(game: Game, difference: str, change: Change) -> Text:
    line = Text(with_signs(f"  {difference} "), GREEN)
    line.append(f"{change.title}: " if change.source != NOTHING else "", BRASS)
    line.append(with_signs(WORDS.change(game, change)), PAPER)
    return line.append(f"  [{change.rule}]" if change.rule else "", DUST)
