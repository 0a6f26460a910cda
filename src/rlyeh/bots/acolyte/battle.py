"""A model of a resolving story: struggles in its order, victims, tokens, the skill check (STORY-12 to STORY-33).

A small model in plain numbers. It leaves out what cards may do meanwhile, and is quick enough to be asked by the
hundred when characters are to be committed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.bots.acolyte import worth
from rlyeh.engine import reading
from rlyeh.engine.reading import SKILL, all_struggles, story_script
from rlyeh.model import Icon, Icons, Keyword, Position

if TYPE_CHECKING:
    from rlyeh.engine import Game

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

    __slots__ = (
        "arcane", "card", "combat", "fast", "investigation", "keeps_sanity", "skill", "spare_wounds", "terror", "worth",
        "wound_cost",
    )  # fmt: skip

    def __init__(
        self, card: int, skill: int, icons: Icons, keeps_sanity: bool, fast: bool, spare_wounds: int, worth: float
    ) -> None:
        self.card = card
        self.skill = skill
        self.terror, self.combat, self.arcane, self.investigation = icons
        self.keeps_sanity = keeps_sanity
        """Whether it cannot go insane."""
        self.fast = fast
        self.spare_wounds = spare_wounds
        """How many wounds it survives."""
        self.worth = worth
        self.wound_cost = WOUND if spare_wounds else worth
        """What it costs that it is wounded."""

    def changed(self, skill: int, icons: Icons) -> Unit:
        """The same character with more or less skill and other icons."""
        terror, combat, arcane, investigation = icons
        then = (
            max(0, self.terror + terror),
            max(0, self.combat + combat),
            max(0, self.arcane + arcane),
            max(0, self.investigation + investigation),
        )
        keeps_sanity = self.keeps_sanity or then[TERROR] > 0
        return Unit(self.card, max(0, self.skill + skill), then, keeps_sanity, self.fast, self.spare_wounds, self.worth)


def as_unit(game: Game, card: int) -> Unit:
    """A character as it is now."""
    piece = game.state.cards[card]
    words = reading.keywords(game, card)
    icons = reading.icons(game, card)
    skill = reading.skill(game, card)
    worthy = worth.sane(piece, skill, icons, words)
    keeps_sanity = icons[TERROR] > 0
    fast = False
    spare_wounds = 0
    if words:
        keeps_sanity = keeps_sanity or WILLPOWER in words
        fast = FAST in words
        tough = max(0, words.get(TOUGHNESS, 0)) - piece.wounds
        spare_wounds = UNHURT if INVULNERABILITY in words else max(0, tough)
    return Unit(card, skill, icons, keeps_sanity, fast, spare_wounds, worthy)


class Stakes:
    """What a story is about: its script, and what tokens there are worth to the active player and to the other."""

    __slots__ = ("script", "tokens")

    def __init__(self, game: Game, story: int) -> None:
        self.script = script(game, story)
        self.tokens = worth.token_tables(game, story, game.state.active)

    def value(self, outcome: StoryForecast) -> float:
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
    """The characters of one side of a story, with what they bring together: those of another team, and who came last.
    Never changed: with somebody more, or somebody gone, it is another team."""

    __slots__ = (
        "_after_combat", "_after_terror", "arcane", "before", "best_worth", "combat", "fast", "insanity_victim",
        "investigation", "last", "skill", "terror", "wound_victim",
    )  # fmt: skip

    def __init__(self, before: Team | None = None, last: Unit | None = None) -> None:
        self.before = before
        self.last = last
        self._after_terror: Team | None = None
        self._after_combat: Team | None = None
        if before is None or last is None:
            self.terror = self.combat = self.arcane = self.investigation = self.skill = self.fast = 0
            self.best_worth = -1e9
            self.insanity_victim: Unit | None = None
            self.wound_victim: Unit | None = None
            return
        self.terror = before.terror + last.terror
        self.combat = before.combat + last.combat
        self.arcane = before.arcane + last.arcane
        self.investigation = before.investigation + last.investigation
        self.skill = before.skill + last.skill
        self.fast = before.fast + last.fast
        self.best_worth = max(before.best_worth, last.worth)
        """What the best of them is worth."""
        insanity_victim, wound_victim = before.insanity_victim, before.wound_victim
        if not last.keeps_sanity and (
            insanity_victim is None or INSANITY * last.worth < INSANITY * insanity_victim.worth
        ):
            insanity_victim = last
        if last.spare_wounds < UNHURT and (wound_victim is None or last.wound_cost < wound_victim.wound_cost):
            wound_victim = last
        self.insanity_victim = insanity_victim
        """Whom they miss least if somebody goes insane,"""
        self.wound_victim = wound_victim
        """and if somebody is wounded."""

    def units(self) -> list[Unit]:
        """All of them, in the order in which they came."""
        if self.before is None or self.last is None:
            return []
        return [*self.before.units(), self.last]

    def find(self, card: int) -> Unit | None:
        """The one who is this card, if it is among them."""
        if self.before is None or self.last is None:
            return None
        return self.last if self.last.card == card else self.before.find(card)

    def swapped(self, old: Unit, new: Unit | None) -> Team:
        """The team with another one in somebody's place, or nobody."""
        before, last = self.before, self.last
        if before is None or last is None:
            return self
        if last is old:
            return before if new is None else Team(before, new)
        others = before.swapped(old, new)
        return self if others is before else Team(others, last)

    def brings(self, kind: int) -> int:
        """Icons of a kind, or at `SKILL` their skill."""
        if kind == SKILL:
            return self.skill
        if kind == TERROR:
            return self.terror
        if kind == COMBAT:
            return self.combat
        return self.arcane if kind == ARCANE else self.investigation

    def loss(self, kind: int) -> float:
        """What it costs them to lose a terror or combat struggle."""
        if kind == TERROR:
            return 0.0 if self.insanity_victim is None else INSANITY * self.insanity_victim.worth
        return 0.0 if self.wound_victim is None else self.wound_victim.wound_cost

    def after(self, kind: int) -> Team:
        """Who is left then."""
        if kind == TERROR:
            if self._after_terror is None:
                self._after_terror = self if self.insanity_victim is None else self.swapped(self.insanity_victim, None)
            return self._after_terror
        if self._after_combat is None:
            wound_victim = self.wound_victim
            self._after_combat = (
                self if wound_victim is None or wound_victim.spare_wounds else self.swapped(wound_victim, None)
            )
        return self._after_combat


NOBODY: Final = Team()


def joined(team: Team, units: list[Unit]) -> Team:
    """A team with others who come to it."""
    for unit in units:
        team = Team(team, unit)
    return team


class StoryForecast:
    """How a story would resolve: what its struggles are worth to the active player, and the tokens of both."""

    __slots__ = ("mine", "struggles", "theirs")

    def __init__(self, struggles: float, mine: int, theirs: int) -> None:
        self.struggles = struggles
        self.mine = mine
        self.theirs = theirs


def fight(stakes: Stakes, mine: Team, theirs: Team) -> float:
    """What the story's resolution is worth to the active player, whose team comes first."""
    return stakes.value(resolve(stakes.script, mine, theirs))


def resolve(steps: tuple[int, ...], mine: Team, theirs: Team) -> StoryForecast:
    """Go through a story's struggles and its skill check. Ties above zero go to the side with more Fast characters
    (STORY-17, STORY-30)."""
    value = 0.0
    my_tokens = their_tokens = 0
    for kind in steps:
        ours, others = mine.brings(kind), theirs.brings(kind)
        lead = ours - others
        if not lead:
            lead = mine.fast - theirs.fast if ours else 0
            if not lead:
                continue
        if kind == SKILL:
            if lead > 0:
                my_tokens += 1 if others else 2
        elif kind == INVESTIGATION:
            if lead > 0:
                my_tokens += 1
            else:
                their_tokens += 1
        elif kind == ARCANE:
            value += READIED[0] * mine.best_worth if lead > 0 else -READIED[1] * theirs.best_worth
        elif lead > 0:
            value += theirs.loss(kind)
            theirs = theirs.after(kind)
        else:
            value -= mine.loss(kind)
            mine = mine.after(kind)
    return StoryForecast(value, my_tokens, their_tokens)


def committed(game: Game, story: int) -> tuple[Team, Team]:
    """Who is committed to a story: the active player's characters and the other's."""
    active = game.state.active
    mine = theirs = NOBODY
    cards = game.state.cards
    for card in reading.committed(game, story):
        if cards[card].position is not Position.INSANE:
            if cards[card].controller == active:
                mine = Team(mine, as_unit(game, card))
            else:
                theirs = Team(theirs, as_unit(game, card))
    return mine, theirs


class _Scene:
    """A story with who is committed there, and how it would resolve."""

    __slots__ = ("sides", "stakes", "value")

    def __init__(self, game: Game, story: int) -> None:
        self.stakes = Stakes(game, story)
        self.sides = committed(game, story)
        self.value = fight(self.stakes, self.sides[0], self.sides[1])


class _Scenes:
    """The scenes of the position asked about last."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self.version = -1
        self.scenes: dict[int, _Scene] = {}

    def of(self, game: Game, story: int) -> _Scene:
        """The scene at a story, made once for each position."""
        if self.game is not game or self.version != game.state.version:
            self.game, self.version, self.scenes = game, game.state.version, {}
        if story not in self.scenes:
            self.scenes[story] = _Scene(game, story)
        return self.scenes[story]


_SCENES: Final = _Scenes()


def swing(game: Game, card: int, skill: int = 0, icons: Icons = (0, 0, 0, 0), gone: bool = False) -> float:
    """What a change of a committed character means for its story, to the active player: other skill, other icons, or
    that it is gone."""
    story = game.state.cards[card].story
    if story < 0 or story in game.state.resolved or story not in game.state.row:
        return 0.0
    scene = _SCENES.of(game, story)
    mine, theirs = scene.sides
    unit = mine.find(card) or theirs.find(card)
    if unit is None:
        return 0.0
    then = None if gone else unit.changed(skill, icons)
    return fight(scene.stakes, mine.swapped(unit, then), theirs.swapped(unit, then)) - scene.value
