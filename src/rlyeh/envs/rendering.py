"""The table as text and as an image, for people who watch an environment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from rlyeh.errors import EncodingError, one_of

if TYPE_CHECKING:
    from rlyeh.engine.visibility import InPlayView, StoryView, View

ICONS = "TCAI"
"""Terror, combat, arcane, investigation."""
WIDTH, LINE, MARGIN = 1000, 18, 16
INK, PAPER, MINE, THEIRS, STORY = (224, 214, 190), (28, 24, 22), (120, 190, 120), (200, 110, 100), (205, 170, 90)


def check_mode(mode: str | None, modes: Sequence[str]) -> None:
    """Raise for a way of rendering that does not exist."""
    if mode is not None and mode not in modes:
        raise EncodingError(f'There is no render mode "{mode}".{one_of(mode, modes)}')


def render(view: View, mode: str | None) -> Any:
    """The table in a render mode: a string for "ansi", an array for "rgb_array", printed for "human"."""
    if mode == "rgb_array":
        return image(view)
    if mode == "human":
        print(text(view))
        return None
    return text(view) if mode == "ansi" else None


def text(view: View) -> str:
    """The table as lines of text."""
    return "\n".join(line for line, _ in _lines(view))


def image(view: View) -> npt.NDArray[np.uint8]:
    """The table as a picture: height, width and three colours."""
    from PIL import Image, ImageDraw, ImageFont

    lines = _lines(view)
    height = 2 * MARGIN + LINE * max(40, len(lines))
    picture = Image.new("RGB", (WIDTH, height), PAPER)
    pen = ImageDraw.Draw(picture)
    font = ImageFont.load_default(size=14)
    for number, (line, colour) in enumerate(lines):
        at = MARGIN + number * LINE
        if line and colour != INK:
            pen.rectangle((MARGIN - 8, at + 1, MARGIN - 4, at + LINE - 2), fill=colour)
        pen.text((MARGIN, at), line, font=font, fill=colour)
    return np.asarray(picture, dtype=np.uint8)


def _lines(view: View) -> list[tuple[str, tuple[int, int, int]]]:
    seat = max(view.seat, 0)
    lines = [(_head(view), INK), ("", INK)]
    lines += [(line, THEIRS) for line in _side(view, 1 - seat)]
    lines.append(("", INK))
    for story in view.stories:
        lines.append((_story(story, seat), STORY))
        lines += [(f"    {_in_play(card)}", _colour(card, seat)) for card in view.play if card.story == story.id]
    lines.append(("", INK))
    lines += [(line, MINE) for line in _side(view, seat)]
    lines += [(f"    {card.title}", INK) for card in view.sides[seat].hand]
    if view.decision is not None and view.decision.options:
        keys = ", ".join(option.key for option in view.decision.options)
        lines += [("", INK), (f"{view.decision.kind} ({view.decision.rule}): {keys}", INK)]
    return lines


def _head(view: View) -> str:
    if view.winner >= 0:
        return f"Player {view.winner} has won ({view.won_by})."
    return f"Turn {view.turn}, {view.phase}, turn of player {view.active}, seen by player {view.seat}"


def _side(view: View, seat: int) -> list[str]:
    side = view.sides[seat]
    domains = " ".join(f"{len(domain.resources)}{'*' if domain.drained else ''}" for domain in side.domains)
    piles = f"hand {side.hand_size}, deck {side.deck_size}, discard {len(side.discard)}, stories won {len(side.won)}"
    home = [card for card in view.play if card.controller == seat and card.story < 0]
    return [f"Player {seat}: {piles}, domains {domains}", *(f"    {_in_play(card)}" for card in home)]


def _story(story: StoryView, seat: int) -> str:
    return f"{story.title}: {story.tokens[seat]} of your tokens, {story.tokens[1 - seat]} of your opponent's"


def _in_play(card: InPlayView) -> str:
    icons = "".join(letter * number for letter, number in zip(ICONS, card.icons, strict=True))
    state = "" if card.position == "ready" else f" ({card.position})"
    wounds = f", wounds {card.wounds}" if card.wounds else ""
    return f"{card.title}{state}: skill {card.skill} {icons}{wounds}".rstrip()


def _colour(card: InPlayView, seat: int) -> tuple[int, int, int]:
    return MINE if card.controller == seat else THEIRS
