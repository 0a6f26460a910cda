"""Counts at a story: the icons and the skill of each player there, and who wins a struggle by them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.in_force import characteristics
from rlyeh.engine.state.cards import NOBODY
from rlyeh.engine.words.modifiers import ALL_OF_IT, NONE_OF_IT, SKILL_COUNTED, Layer, Question
from rlyeh.model import Keyword

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.in_force.texts import InForce

COUNT: Final = int(Layer.COUNT)
COMPARE: Final = int(Layer.COMPARE)
RESULT: Final = int(Layer.RESULT)


def counted(game: Game, story: int, seat: int, what: int) -> list[int]:
    """The cards whose icons of a kind, or with SKILL_COUNTED whose skill, count for a player at a story, each once
    (STORY-49, STORY-50)."""
    cards = characteristics.committed(game, story, seat)
    for entry in game.index().layers[COUNT]:
        if not (entry.modifier.counts_part(what) and entry.holds(game)):
            continue
        for card in game.state.play:
            if (
                card not in cards
                and game.state.cards[card].controller == seat
                and entry.reaches(game, card)
                and entry.modifier.change_number(game, entry.context, card, story)
            ):
                cards = [*cards, card]
    return cards


def icon_total(game: Game, story: int, seat: int, kind: int) -> int:
    """A player's total in a struggle: icons of the kind, unless a text compares something else (STORY-15, STORY-51)."""
    layers = (game.force or game.index()).layers
    cards = counted(game, story, seat, kind) if layers[COUNT] else characteristics.committed(game, story, seat)
    if not cards:
        return 0
    if layers[COMPARE]:
        return _compared(game, layers[COMPARE], story, cards, kind)
    return _icons(game, story, cards, kind) if layers[COUNT] else characteristics.icon_sum(game, cards, kind)


def _compared(game: Game, texts: list[InForce], story: int, cards: list[int], kind: int) -> int:
    """The total of these cards where texts may have something else compared, or something more."""
    counted_kind = kind
    besides: list[int] = []
    for entry in texts:
        modifier = entry.modifier
        if entry.reaches(game, story) and modifier.compares_in(game, entry.context, kind):
            if modifier.says(Question.COMPARES_SKILL):
                return sum([characteristics.skill(game, card) for card in cards])
            swapped = modifier.change_number(game, entry.context, story, kind)
            if modifier.says(Question.ADDS_ICONS):
                besides.append(swapped)
            elif swapped != kind:
                counted_kind = swapped
    total = _icons(game, story, cards, counted_kind)
    for other in dict.fromkeys(besides):
        if other != counted_kind:
            total += _icons(game, story, cards, other)
    return total


def _icons(game: Game, story: int, cards: list[int], kind: int) -> int:
    """The icons of a kind that these cards have together, less those that texts leave out at the story (STORY-55)."""
    texts = (game.force or game.index()).layers[COUNT]
    if not texts:
        return characteristics.icon_sum(game, cards, kind)
    total = 0
    for card in cards:
        left_out = _left_out(game, texts, card, story, kind)
        if left_out == NONE_OF_IT:
            total += characteristics.icons(game, card)[kind]
        elif left_out != ALL_OF_IT:
            total += max(0, characteristics.icons(game, card)[kind] - characteristics.printed_icons(game, card)[kind])
    return total


def _left_out(game: Game, texts: list[InForce], card: int, story: int, what: int) -> int:
    """How much of what a card has texts leave out at a story: the most that any of them says."""
    left_out = NONE_OF_IT
    for entry in texts:
        says = entry.modifier.leaves_out(game, entry.context, card, story, what)
        if says > left_out and entry.reaches(game, card):
            left_out = says
    return left_out


def skill_total(game: Game, story: int, seat: int) -> int:
    """A player's skill at a story; texts may keep a character's skill from counting (STORY-30, STORY-36)."""
    texts = (game.force or game.index()).layers[COUNT]
    total = 0
    for card in counted(game, story, seat, SKILL_COUNTED) if texts else characteristics.committed(game, story, seat):
        if not (texts and (_is_uncounted(game, texts, card) or _left_out(game, texts, card, story, SKILL_COUNTED))):
            total += characteristics.skill(game, card)
    return total


def _is_uncounted(game: Game, texts: list[InForce], card: int) -> bool:
    return any(entry.modifier.says(Question.LEAVES_SKILL_OUT) and entry.reaches(game, card) for entry in texts)


def faster_player(game: Game, story: int) -> int:
    """The player with more Fast characters at a story (KEY-2)."""
    fast = [
        sum(
            characteristics.has_keyword(game, card, Keyword.FAST)
            for card in characteristics.committed(game, story, seat)
        )
        for seat in (0, 1)
    ]
    return NOBODY if fast[0] == fast[1] else int(fast[1] > fast[0])


def winner_and_margin(game: Game, story: int, kind: int) -> tuple[int, int]:
    """The winner of a struggle as things are, and by how many icons: the larger total wins; ties above zero go to the
    player with more Fast characters (STORY-17). A text may have a player win whatever is counted (STORY-58)."""
    first = icon_total(game, story, 0, kind)
    second = icon_total(game, story, 1, kind)
    if (game.force or game.index()).layers[RESULT]:
        winner = _set_winner(game, story, kind)
        if winner != NOBODY:
            return winner, max(0, second - first if winner else first - second)
    if first > second:
        return 0, first - second
    if second > first:
        return 1, second - first
    return (faster_player(game, story) if first > 0 else NOBODY), 0


def _set_winner(game: Game, story: int, kind: int) -> int:
    """The player whom a text has win the struggle; texts for both cancel out."""
    winners = {
        entry.modifier.winner_of(game, entry.context, story, kind)
        for entry in game.index().layers[RESULT]
        if entry.holds(game)
    } - {NOBODY}
    return winners.pop() if len(winners) == 1 else NOBODY
