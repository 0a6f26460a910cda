"""How a story would resolve: struggles in the story's order, victims, tokens, the skill check (STORY-12 to STORY-33).

A small model in plain numbers. It leaves out what cards may do meanwhile, and is quick enough to be asked by the
hundred when characters are to be committed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rlyeh.bots.reference_1 import worth
from rlyeh.engine import reading
from rlyeh.engine.reading import SKILL, story_script, struggles_at
from rlyeh.model import Icon, Icons, Keyword, Position

if TYPE_CHECKING:
    from rlyeh.engine import Game

TERROR, COMBAT, ARCANE, INVESTIGATION = (int(icon) for icon in Icon)
UNHURT = 99
"""Wounds that an invulnerable character survives."""

INSANITY = 0.6
"""The share of a character's worth that is lost with its sanity."""
WOUND = 0.8
"""What a wound costs that does not kill."""
READIED = (0.3, 0.05)
"""The share of a character's worth that it brings to be readied by an arcane struggle: for the active player, who then
can defend with it, and for the other, whose characters become ready soon anyway."""


class Unit:
    """A character as a story sees it."""

    __slots__ = ("card", "fast", "icons", "left", "proof", "skill", "worth")

    def __init__(self, game: Game, card: int) -> None:
        words = reading.keywords(game, card)
        self.card = card
        self.icons: Icons = reading.icons(game, card)
        self.skill = reading.skill(game, card)
        self.proof = self.icons[TERROR] > 0 or Keyword.WILLPOWER in words
        """Whether it cannot go insane."""
        self.fast = Keyword.FAST in words
        self.worth = worth.character(game, card)
        tough = max(0, words.get(Keyword.TOUGHNESS, 0)) - game.state.cards[card].wounds
        self.left = UNHURT if Keyword.INVULNERABILITY in words else max(0, tough)
        """How many wounds it survives."""


    def changed(self, skill: int, icons: Icons) -> Unit:
        """The same character with more or less skill and other icons."""
        twin = Unit.__new__(Unit)
        had = self.icons
        twin.card, twin.fast, twin.left, twin.worth = self.card, self.fast, self.left, self.worth
        twin.skill = max(0, self.skill + skill)
        twin.icons = tuple(max(0, had[at] + icons[at]) for at in range(4))  # type: ignore[assignment]
        twin.proof = self.proof or twin.icons[TERROR] > 0
        return twin


class Stakes:
    """What a story is about: its script, and what tokens there are worth to the active player and to the other."""

    __slots__ = ("script", "tokens")

    def __init__(self, game: Game, story: int) -> None:
        self.script = script(game, story)
        active = game.state.active
        self.tokens = (worth.token_table(game, story, active), worth.token_table(game, story, 1 - active))


def script(game: Game, story: int) -> tuple[int, ...]:
    """The struggles of a story in its order, each as often as it is held, and the skill check."""
    steps: list[int] = []
    for kind in story_script(game, story):
        steps += [kind] if kind == SKILL else [kind] * min(4, struggles_at(game, story, kind))
    return tuple(steps)


def fight(stakes: Stakes, mine: Sequence[Unit], theirs: Sequence[Unit]) -> float:
    """What the story's resolution is worth to the active player: `mine` are theirs, `theirs` the other's."""
    sides = [list(mine), list(theirs)]
    placed = [0, 0]
    value = 0.0
    for kind in stakes.script:
        if kind == SKILL:
            placed[0] += _success(sides)
            continue
        winner = _winner(kind, sides)
        if winner < 0:
            continue
        if kind == INVESTIGATION:
            placed[winner] += 1
        elif kind == ARCANE:
            if sides[winner]:
                gain = READIED[winner] * max(unit.worth for unit in sides[winner])
                value += -gain if winner else gain
        else:
            loss = _casualty(kind, sides[1 - winner])
            value += -loss if winner else loss
    return value + stakes.tokens[0][min(5, placed[0])] - stakes.tokens[1][min(5, placed[1])]


def _winner(kind: int, sides: list[list[Unit]]) -> int:
    """Who wins a struggle; ties above zero go to the player with more Fast characters (STORY-17)."""
    mine = theirs = 0
    for unit in sides[0]:
        mine += unit.icons[kind]
    for unit in sides[1]:
        theirs += unit.icons[kind]
    if mine != theirs:
        return int(theirs > mine)
    return _faster(sides) if mine else -1


def _faster(sides: list[list[Unit]]) -> int:
    fast = [sum(unit.fast for unit in side) for side in sides]
    return -1 if fast[0] == fast[1] else int(fast[1] > fast[0])


def _success(sides: list[list[Unit]]) -> int:
    """How many tokens the active player's skill earns (STORY-30 to STORY-33)."""
    mine = theirs = 0
    for unit in sides[0]:
        mine += unit.skill
    for unit in sides[1]:
        theirs += unit.skill
    if mine < 1 or mine < theirs or (mine == theirs and _faster(sides) != 0):
        return 0
    return 2 if theirs == 0 else 1


def _casualty(kind: int, losers: list[Unit]) -> float:
    """Let the losers of a terror or combat struggle give up whom they miss least; returns what that costs them."""
    victim: Unit | None = None
    least = 1e9
    for unit in losers:
        if kind == TERROR:
            if unit.proof:
                continue
            loss = INSANITY * unit.worth
        elif unit.left >= UNHURT:
            continue
        else:
            loss = WOUND if unit.left else unit.worth
        if loss < least:
            victim, least = unit, loss
    if victim is None:
        return 0.0
    if kind == TERROR or not victim.left:
        losers.remove(victim)
    return least


def committed(game: Game, story: int) -> tuple[list[Unit], list[Unit]]:
    """Who is committed to a story: the active player's characters and the other's."""
    active = game.state.active
    sides: tuple[list[Unit], list[Unit]] = ([], [])
    cards = game.state.cards
    for card in reading.committed(game, story):
        if cards[card].position is not Position.INSANE:
            sides[cards[card].controller != active].append(Unit(game, card))
    return sides


class _Scene:
    """A story with who is committed there, and how it would resolve."""

    __slots__ = ("sides", "stakes", "value")

    def __init__(self, game: Game, story: int) -> None:
        self.stakes = Stakes(game, story)
        self.sides = committed(game, story)
        self.value = fight(self.stakes, *self.sides)


class _Scenes:
    """The scenes of the position asked about last."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self.version = -1
        self.known: dict[int, _Scene] = {}

    def of(self, game: Game, story: int) -> _Scene:
        """The scene at a story, made once for each position."""
        if self.game is not game or self.version != game.state.version:
            self.game, self.version, self.known = game, game.state.version, {}
        if story not in self.known:
            self.known[story] = _Scene(game, story)
        return self.known[story]


_SCENES = _Scenes()


def swing(game: Game, card: int, skill: int = 0, icons: Icons = (0, 0, 0, 0), gone: bool = False) -> float:
    """What a change of a committed character means for its story, to the active player: other skill, other icons, or
    that it is gone."""
    story = game.state.cards[card].story
    if story < 0 or story in game.state.resolved or story not in game.state.row:
        return 0.0
    scene = _SCENES.of(game, story)
    sides = [
        [
            unit if unit.card != card else unit.changed(skill, icons)
            for unit in side
            if unit.card != card or not gone
        ]
        for side in scene.sides
    ]
    return fight(scene.stakes, *sides) - scene.value
