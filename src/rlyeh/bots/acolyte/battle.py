"""How a story would resolve: struggles in the story's order, victims, tokens, the skill check (STORY-12 to STORY-33).

A small model in plain numbers. It leaves out what cards may do meanwhile, and is quick enough to be asked by the
hundred when characters are to be committed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rlyeh.bots.acolyte import worth
from rlyeh.engine import traits
from rlyeh.engine.resolve import SKILL, all_struggles, story_script
from rlyeh.model import Icon, Icons, Keyword, Position

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

TERROR: Final = int(Icon.TERROR)
COMBAT: Final = int(Icon.COMBAT)
ARCANE: Final = int(Icon.ARCANE)
INVESTIGATION: Final = int(Icon.INVESTIGATION)
FAST: Final = Keyword.FAST
WILLPOWER: Final = Keyword.WILLPOWER
TOUGHNESS: Final = Keyword.TOUGHNESS
INVULNERABILITY: Final = Keyword.INVULNERABILITY
UNHURT: Final = 99
"""Wounds that an invulnerable character survives."""

INSANITY: Final = 0.6
"""The share of a character's worth that is lost with its sanity."""
WOUND: Final = 0.8
"""What a wound costs that does not kill."""
READIED: Final[tuple[float, ...]] = (0.3, 0.05)
"""The share of a character's worth that it brings to be readied by an arcane struggle: for the active player, who then
can defend with it, and for the other, whose characters become ready soon anyway."""


class Unit:
    """A character as a story sees it."""

    __slots__ = ("card", "fast", "icons", "left", "proof", "skill", "worth")

    def __init__(self, card: int, skill: int, icons: Icons, proof: bool, fast: bool, left: int, worth: float) -> None:
        self.card = card
        self.skill = skill
        self.icons: Icons = icons
        self.proof = proof
        """Whether it cannot go insane."""
        self.fast = fast
        self.left = left
        """How many wounds it survives."""
        self.worth = worth

    def changed(self, skill: int, icons: Icons) -> Unit:
        """The same character with more or less skill and other icons."""
        had = self.icons
        then = (
            max(0, had[0] + icons[0]),
            max(0, had[1] + icons[1]),
            max(0, had[2] + icons[2]),
            max(0, had[3] + icons[3]),
        )
        proof = self.proof or then[TERROR] > 0
        return Unit(self.card, max(0, self.skill + skill), then, proof, self.fast, self.left, self.worth)


def as_unit(game: Game, card: int) -> Unit:
    """A character as it is now."""
    piece = game.state.cards[card]
    words = traits.keywords(game, card)
    icons = traits.icons(game, card)
    skill = traits.skill(game, card)
    worthy = worth.sane(piece, skill, icons, words)
    proof = icons[TERROR] > 0
    fast = False
    left = 0
    if words:
        proof = proof or WILLPOWER in words
        fast = FAST in words
        tough = max(0, words.get(TOUGHNESS, 0)) - piece.wounds
        left = UNHURT if INVULNERABILITY in words else max(0, tough)
    return Unit(card, skill, icons, proof, fast, left, worthy)


class Stakes:
    """What a story is about: its script, and what tokens there are worth to the active player and to the other."""

    __slots__ = ("script", "tokens")

    def __init__(self, game: Game, story: int) -> None:
        self.script = script(game, story)
        self.tokens = worth.token_tables(game, story, game.state.active)

    def value(self, outcome: Outcome) -> float:
        """What an outcome is worth to the active player."""
        mine, theirs = self.tokens
        return outcome.struggles + mine[min(5, outcome.mine)] - theirs[min(5, outcome.theirs)]


def script(game: Game, story: int) -> tuple[int, ...]:
    """The struggles of a story in its order, each as often as it is held, and the skill check."""
    numbers = [*all_struggles(game, story), 1]
    steps: list[int] = []
    for kind in story_script(game, story):
        for _ in range(min(4, numbers[kind])):
            steps.append(kind)
    return tuple(steps)


class Team:
    """The characters of one side of a story, with what they bring together. Never changed: with one of them gone it is
    another team, which is found once."""

    __slots__ = ("_after", "_losses", "best", "fast", "sums", "units")

    def __init__(self, units: list[Unit]) -> None:
        self.units = units
        terror = combat = arcane = investigation = skill = fast = 0
        best = -1e9
        for unit in units:
            icons = unit.icons
            terror += icons[TERROR]
            combat += icons[COMBAT]
            arcane += icons[ARCANE]
            investigation += icons[INVESTIGATION]
            skill += unit.skill
            if unit.fast:
                fast += 1
            if unit.worth > best:
                best = unit.worth
        self.sums = [terror, combat, arcane, investigation, skill]
        """Icons of each kind, and at `SKILL` their skill."""
        self.fast = fast
        self.best = best
        """What the best of them is worth."""
        self._after: list[Team | None] = [None, None]
        self._losses = [0.0, 0.0]

    def after(self, kind: int) -> Team:
        """Who is left when a terror or combat struggle is lost: they give up whom they miss least."""
        team = self._after[kind]
        if team is None:
            team = self._after[kind] = self._without(kind)
        return team

    def loss(self, kind: int) -> float:
        """What that costs them."""
        self.after(kind)
        return self._losses[kind]

    def _without(self, kind: int) -> Team:
        victim: Unit | None = None
        least = 1e9
        for unit in self.units:
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
            return self
        self._losses[kind] = least
        if kind == TERROR or not victim.left:
            return Team([unit for unit in self.units if unit is not victim])
        return self


class Outcome:
    """How a story would resolve: what its struggles are worth to the active player, and the tokens of both."""

    __slots__ = ("mine", "struggles", "theirs")

    def __init__(self, struggles: float, mine: int, theirs: int) -> None:
        self.struggles = struggles
        self.mine = mine
        self.theirs = theirs


def fight(stakes: Stakes, mine: Sequence[Unit], theirs: Sequence[Unit], placed: list[int] | None = None) -> float:
    """What the story's resolution is worth to the active player: `mine` are theirs, `theirs` the other's. The tokens
    that each of them would place are noted in `placed`."""
    outcome = resolve(stakes.script, Team(list(mine)), Team(list(theirs)))
    if placed is not None:
        placed[0] += outcome.mine
        placed[1] += outcome.theirs
    return stakes.value(outcome)


def resolve(steps: tuple[int, ...], mine: Team, theirs: Team) -> Outcome:
    """Go through a story's struggles and its skill check. Ties above zero go to the side with more Fast characters
    (STORY-17, STORY-30)."""
    value = 0.0
    placed = [0, 0]
    for kind in steps:
        ours, others = mine.sums[kind], theirs.sums[kind]
        if ours != others:
            winner = 1 if others > ours else 0
        elif ours and mine.fast != theirs.fast:
            winner = 1 if theirs.fast > mine.fast else 0
        else:
            continue
        if kind == SKILL:
            if not winner:
                placed[0] += 1 if others else 2
        elif kind == INVESTIGATION:
            placed[winner] += 1
        elif kind == ARCANE:
            value += -READIED[1] * theirs.best if winner else READIED[0] * mine.best
        elif winner:
            value -= mine.loss(kind)
            mine = mine.after(kind)
        else:
            value += theirs.loss(kind)
            theirs = theirs.after(kind)
    return Outcome(value, placed[0], placed[1])


def committed(game: Game, story: int) -> tuple[list[Unit], list[Unit]]:
    """Who is committed to a story: the active player's characters and the other's."""
    active = game.state.active
    sides: tuple[list[Unit], list[Unit]] = ([], [])
    cards = game.state.cards
    for card in traits.committed(game, story):
        if cards[card].position is not Position.INSANE:
            sides[cards[card].controller != active].append(as_unit(game, card))
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


_SCENES: Final = _Scenes()


def swing(game: Game, card: int, skill: int = 0, icons: Icons = (0, 0, 0, 0), gone: bool = False) -> float:
    """What a change of a committed character means for its story, to the active player: other skill, other icons, or
    that it is gone."""
    story = game.state.cards[card].story
    if story < 0 or story in game.state.resolved or story not in game.state.row:
        return 0.0
    scene = _SCENES.of(game, story)
    mine, theirs = [
        [unit if unit.card != card else unit.changed(skill, icons) for unit in side if unit.card != card or not gone]
        for side in scene.sides
    ]
    return fight(scene.stakes, mine, theirs) - scene.value
