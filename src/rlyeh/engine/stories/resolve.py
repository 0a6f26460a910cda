"""Resolving stories: struggles, then the skill check, as a short script that effects may change while it runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from rlyeh.engine.changes import note
from rlyeh.engine.effects.loop_detection import LONGEST_CHAIN
from rlyeh.engine.in_force import characteristics
from rlyeh.engine.state.cards import NOBODY, NOTHING
from rlyeh.engine.state.decision import Option, with_each
from rlyeh.engine.state.journal import SkillTally
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.state.records import CANCELLED, REPLACED, Frame, Occurrence, happening
from rlyeh.engine.stories.struggle import STRUGGLE, Struggle, decided, faster, skill_total
from rlyeh.engine.stories.struggle_results import ask_token, place_token
from rlyeh.engine.words.modifiers import Layer
from rlyeh.model import Icon, Icons, Zone

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

PLAY: Final = Zone.PLAY
STRUGGLES: Final = int(Layer.STRUGGLES)
SCRIPT: Final = int(Layer.SCRIPT)
CHECKED: Final = int(Kind.CHECKED)
RESOLVE_STORY: Final = int(Kind.RESOLVE_STORY)
SUCCEED: Final = int(Kind.SUCCEED)
SKILL_CHECK: Final = int(Kind.SKILL_CHECK)
SKILL: Final = 4
"""The skill check as a step of a story's script; struggles are their icons."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ResolveStories(Frame):
    """The active player picks the stories for resolution one after another (STORY-10, STORY-11, CCG-11)."""

    __slots__ = ()

    def step(self, game: Game) -> None:
        state = game.state
        if state.waiting:
            game.release_waiting()
            return
        whose = state.active if game.rules.attackers_needed else None
        contested: list[int] = []
        for story in state.row:
            if story not in state.resolved and characteristics.committed(game, story, whose):
                contested.append(story)
        if contested:
            game.ask(state.active, "pick-story", with_each("resolve", contested), "STORY-11")
        else:
            game.pop(True)

    def answer(self, game: Game, option: Option) -> None:
        game.push(ResolveStory(option.card))


@mypyc_attr(allow_interpreted_subclasses=True)
class ResolveStory(Frame):
    """One story resolving. `script` holds the steps still to come; `held` how many struggles of each kind were."""

    __slots__ = ("held", "life", "script", "story")
    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "story", "life", "script", "held")

    def __init__(self, story: int) -> None:
        self.pc = 0
        self.story = story
        self.life = NOTHING
        self.script: list[int] = []
        self.held = [0, 0, 0, 0]

    def step(self, game: Game) -> None:
        state = game.state
        if self.pc == 0:
            self.pc = 1
            self.life = state.cards[self.story].life
            self.script = story_script(game, self.story)
            self._note_participants(game)
        while state.winner == NOBODY and state.stack[-1] is self:
            state.chain = 0
            if not self._is_there(game):
                self._break_off(game)
            elif self.script:
                self._next(game)
            elif self.pc == 1:
                self.pc = 2
                state.resolved = (*state.resolved, self.story)
                game.announce(RESOLVE_STORY, self.story)
            else:
                self._finish(game)

    def _is_there(self, game: Game) -> bool:
        """Whether the story has not been won or removed meanwhile (STORY-40)."""
        piece = game.state.cards[self.story]
        return piece.zone is PLAY and piece.life == self.life

    def _next(self, game: Game) -> None:
        script = self.script
        held = self.held
        index = game.force or game.index()
        plain = not index.boosters and not index.layers[STRUGGLES]
        own = game.state.cards[self.story].face.struggle_icons
        while script:
            step = script[0]
            if step == SKILL:
                script.pop(0)
                game.enter(SkillCheck(self.story))
                return
            number = held[step]
            if number >= (own[step] if plain else struggles_at(game, self.story, step)) or number >= LONGEST_CHAIN:
                script.pop(0)
                continue
            held[step] = number + 1
            if self._hold(game, step):
                return

    def _hold(self, game: Game, kind: int) -> bool:
        """Hold a struggle; says whether anything came of it. One that nobody waits for and nobody wins is over with
        its counting."""
        index = game.force or game.index()
        if STRUGGLE in index.heard or STRUGGLE in index.answered or game.journal is not None:
            game.push(Struggle(self.story, kind))
            return True
        winner, margin = decided(game, self.story, kind)
        if winner == NOBODY:
            game.state.succeeded = True
            return False
        struggle = Struggle(self.story, kind)
        game.push(struggle)
        struggle.decide(game, winner, margin)
        return True

    def _note_participants(self, game: Game) -> None:
        """Remember who was committed there, if anything asks that later: a story that is won sends them home."""
        index = game.force or game.index()
        if RESOLVE_STORY in index.heard or RESOLVE_STORY in index.answered:
            for card in characteristics.committed(game, self.story):
                note(game.state, RESOLVE_STORY, card, game.state.cards[card].life, self.story)

    def _break_off(self, game: Game) -> None:
        """A story that was won has resolved with that; one that is otherwise gone has not."""
        if self.pc == 1 and game.state.cards[self.story].zone is Zone.WON:
            self.pc = 2
            game.announce(RESOLVE_STORY, self.story)
        else:
            self._finish(game)

    def _finish(self, game: Game) -> None:
        if self.story not in game.state.resolved:
            game.state.resolved = (*game.state.resolved, self.story)
        game.pop(True)


def add_step(game: Game, story: int, step: int) -> bool:
    """Make a step the next one of a story that is resolving; says whether the story is."""
    for frame in reversed(game.state.stack):
        if isinstance(frame, ResolveStory) and frame.story == story:
            frame.script.insert(0, step)
            return True
    return False


def story_script(game: Game, story: int) -> list[int]:
    """The order of a story's steps: its struggles, the skill check last (STORY-12, AMB-29)."""
    script = [*game.state.cards[story].face.script, SKILL]
    for entry in (game.force or game.index()).layers[SCRIPT]:
        if entry.reaches(game, story) and entry.modifier.says("skill first"):
            script.remove(SKILL)
            script.insert(0, SKILL)
    return script


def outlasts_win(game: Game, story: int) -> bool:
    """Whether a text lets the winner of a story that is won before its first struggle still hold some of them."""
    says = any(
        entry.modifier.says("winner picks struggles") and entry.reaches(game, story)
        for entry in game.index().of(Layer.SCRIPT)
    )
    return says and any(
        isinstance(frame, ResolveStory) and frame.story == story and not any(frame.held) for frame in game.state.stack
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class LastStruggles(Frame):
    """The winner of a story picks which of its struggles are held before everybody goes home."""

    __slots__ = ("chosen", "left", "seat", "story")
    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "story", "seat", "left", "chosen")

    def __init__(self, story: int, seat: int) -> None:
        self.pc = 0
        self.story = story
        self.seat = seat
        self.left: list[int] = []
        self.chosen: list[int] = []

    def step(self, game: Game) -> None:
        if self.pc == 0:
            self.pc = 1
            kinds = [step for step in story_script(game, self.story) if step != SKILL]
            self.left = [kind for kind in kinds for _ in range(struggles_at(game, self.story, kind))]
        elif self.left:
            kind = self.left[0]
            words = f"the {Icon(kind).slug} struggle"
            options = [Option(verb, number=kind, text=f"{verb.capitalize()} {words}") for verb in ("hold", "skip")]
            game.ask(self.seat, "struggle", options, "GEN-3", self.story, f"Does {words} take place?")
        elif self.chosen:
            game.push(Struggle(self.story, self.chosen.pop(0)))
        else:
            game.pop(True)

    def answer(self, game: Game, option: Option) -> None:
        kind = self.left.pop(0)
        if option.verb == "hold":
            self.chosen.append(kind)


def struggles_at(game: Game, story: int, kind: int) -> int:
    """How many struggles of a kind a story has now: own icons, boosters there, what texts add or take (STORY-27)."""
    cards = game.state.cards
    total = cards[story].face.struggle_icons[kind]
    index = game.force or game.index()
    changes = index.layers[STRUGGLES]
    if not index.boosters and not changes:
        return total
    for card in index.boosters:
        piece = cards[card]
        if piece.story == story or piece.host == story:
            total += piece.face.own_boosters.count(kind)
    for entry in changes:
        if entry.reaches(game, story):
            total += entry.modifier.change_number(game, entry.context, story, kind)
    return total if total > 0 else 0


def all_struggles(game: Game, story: int) -> Icons:
    """How many struggles of each kind a story has now: what `struggles_at` says of each, found in one go."""
    cards = game.state.cards
    printed = cards[story].face.struggle_icons
    index = game.force or game.index()
    counts: list[int] | None = None
    for card in index.boosters:
        piece = cards[card]
        if piece.story == story or piece.host == story:
            counts = counts or list(printed)
            for icon in piece.face.own_boosters:
                counts[icon] += 1
    for entry in index.layers[STRUGGLES]:
        if entry.reaches(game, story):
            counts = counts or list(printed)
            for kind in range(4):
                counts[kind] += entry.modifier.change_number(game, entry.context, story, kind)
    if counts is None:
        return printed
    one, two, three, four = counts
    return max(0, one), max(0, two), max(0, three), max(0, four)


@mypyc_attr(allow_interpreted_subclasses=True)
class SkillCheck(Frame):
    """Determining success: the active player's higher total of at least 1 earns a token, unchallenged two."""

    __slots__ = ("left", "story", "success")
    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "story", "left", "success")

    def __init__(self, story: int) -> None:
        self.pc = 0
        self.story = story
        self.left = 0
        self.success: Occurrence | None = None

    def step(self, game: Game) -> None:
        state = game.state
        if self.pc == 0:
            self.pc = 1
            self._compare(game)
            return
        if self.pc == 1:
            self.pc = 2
            success = self.success
            if success is None or success.status == CANCELLED or success.status == REPLACED:
                self.left = 0
        there = state.cards[self.story].zone is PLAY
        if self.left and there:
            ask_token(game, state.active, self.story, "STORY-32" if self.left == 2 or self.pc == 2 else "STORY-33")
        elif state.waiting:
            game.release_waiting()
        elif self.pc == 2 and there:
            self.pc = 3
            game.announce(CHECKED, self.story, amount=int(self.success is not None))
            if state.stack[-1] is self:
                game.pop(True)
        else:
            game.pop(True)

    def _compare(self, game: Game) -> None:
        active = game.state.active
        mine = skill_total(game, self.story, active)
        theirs = skill_total(game, self.story, 1 - active)
        fails = mine < 1 or mine < theirs or (mine == theirs and faster(game, self.story) != active)
        if game.journal is not None:
            totals = (mine, theirs) if active == 0 else (theirs, mine)
            game.note(SkillTally(self.story, NOTHING, totals, NOBODY if fails else active))
        if fails:
            game.announce(SKILL_CHECK, self.story)
            return
        self.left = 2 if theirs == 0 else 1
        opposed = bool(characteristics.committed(game, self.story, 1 - active))
        self.success = happening(
            SUCCEED, self.story, active, story=self.story, amount=int(theirs == 0), place=int(opposed)
        )
        self.success.there = tuple(characteristics.committed(game, self.story))
        game.occur(self.success)

    def answer(self, game: Game, option: Option) -> None:
        self.left -= 1
        if option.verb == "place":
            place_token(game, game.state.active, self.story)
