"""Resolving stories: struggles, then the skill check, as a short script that effects may change while it runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from rlyeh.engine.changes import remember
from rlyeh.engine.effects.loop_detection import LONGEST_CHAIN
from rlyeh.engine.in_force import characteristics
from rlyeh.engine.state import happenings
from rlyeh.engine.state.cards import NOBODY, NOTHING
from rlyeh.engine.state.decision import Option, with_each
from rlyeh.engine.state.journal import SkillTally
from rlyeh.engine.state.occurrence import CANCELLED, REPLACED, Occurrence
from rlyeh.engine.state.occurrence_kinds import Kind, Until
from rlyeh.engine.state.records import Frame
from rlyeh.engine.state.staged import Staged
from rlyeh.engine.state.wire import Wire
from rlyeh.engine.stories.counting import faster_player, skill_total
from rlyeh.engine.stories.struggle import Struggle, hold_struggle
from rlyeh.engine.stories.struggle_counts import STRUGGLES, struggles_at
from rlyeh.engine.stories.struggle_results import ask_token, place_token
from rlyeh.engine.words.modifiers import Layer, Question
from rlyeh.model import Icon, Zone

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

PLAY: Final = Zone.PLAY
WON: Final = Zone.WON
SCRIPT: Final = int(Layer.SCRIPT)
CHECKED: Final = int(Kind.CHECKED)
RESOLVE_STORY: Final = int(Kind.RESOLVE_STORY)
RESOLVES_AGAIN: Final = int(Until.RESOLVES_AGAIN)
SUCCEED: Final = int(Kind.SUCCEED)
SKILL_CHECK: Final = int(Kind.SKILL_CHECK)
STRUGGLES_OVER: Final = int(Kind.STRUGGLES_OVER)
SKILL: Final = 4
"""The skill check as a step of a story's script; struggles are their icons."""
OVER: Final = 5
"""The end of the struggles, another step of it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ResolveStories(Frame):
    """The resolution of stories: the active player picks one after another (STORY-10, STORY-11, CCG-11).

    Windows for actions belong to the turn, which is a layer above: this frame is popped where one is due."""

    WIRE: ClassVar[Wire] = Wire("resolve_stories")
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
class ResolveStory(Staged):
    """One story resolving. `script` holds the steps still to come; `held` how many struggles of each kind were."""

    WIRE: ClassVar[Wire] = Wire("resolve_story", added={"picked": NOTHING})
    __slots__ = ("held", "life", "picked", "script", "story")
    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "story", "life", "script", "held", "picked")
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "go_through", "finish")

    def __init__(self, story: int) -> None:
        self.pc = 0
        self.story = story
        self.life = NOTHING
        self.script: list[int] = []
        self.held = [0, 0, 0, 0]
        self.picked = NOTHING
        """The struggle that comes next, where a player decides the order."""

    def begin(self, game: Game) -> None:
        """What is to come, as things are now."""
        self.life = game.state.cards[self.story].life
        self.script = story_script(game, self.story)
        if SKILL not in self.script:
            self.script.append(SKILL)
        self.script.insert(len(self.script) - int(self.script[-1] == SKILL), OVER)
        self._note_participants(game)

    def go_through(self, game: Game) -> None:
        """The steps of the script, each beginning a new chain. A story that was won on the way has resolved with that;
        one that is otherwise gone has not."""
        state = game.state
        state.chain = 0
        if not self._is_there(game):
            if state.cards[self.story].zone is WON:
                game.reach_stage(RESOLVE_STORY, self.story)
        elif self.script:
            self.stay()
            self._next(game)
        else:
            state.resolved = (*state.resolved, self.story)
            game.reach_stage(RESOLVE_STORY, self.story)
            if state.lasting and any(lasting.until == RESOLVES_AGAIN for lasting in state.lasting):
                game.occur(happenings.expire(state.active, RESOLVES_AGAIN))

    def _is_there(self, game: Game) -> bool:
        """Whether the story has not been won or removed meanwhile (STORY-40)."""
        piece = game.state.cards[self.story]
        return piece.zone is PLAY and piece.life == self.life

    def _next(self, game: Game) -> None:
        script = self.script
        held = self.held
        index = game.force or game.index()
        as_printed = not index.boosters and not index.layers[STRUGGLES]
        own = game.state.cards[self.story].face.struggle_icons
        if index.layers[SCRIPT] and self._asks_order(game):
            return
        # Counted anew before each struggle: texts may add some, or take them away, while the story resolves.
        while script:
            step = script[0]
            if step == SKILL:
                script.pop(0)
                if index.layers[SCRIPT] and lacks_skill_check(game, self.story):
                    continue
                game.enter(SkillCheck(self.story))
                return
            if step == OVER:
                script.pop(0)
                game.reach_stage(STRUGGLES_OVER, self.story)
                if game.state.stack[-1] is not self:
                    return
                continue
            number = held[step]
            if number >= (own[step] if as_printed else struggles_at(game, self.story, step)) or number >= LONGEST_CHAIN:
                script.pop(0)
                continue
            held[step] = number + 1
            if hold_struggle(game, self.story, step):
                return

    def _asks_order(self, game: Game) -> bool:
        """Where a player decides the order, ask for the struggle that comes next; says whether that was needed."""
        seat = order_chooser(game, self.story)
        left = [
            step for step in self.script if step < SKILL and self.held[step] < struggles_at(game, self.story, step)
        ]
        if seat == NOBODY or not left or self.script[0] == SKILL:
            return False
        if self.picked in left:
            self.script.remove(self.picked)
            self.script.insert(0, self.picked)
            self.picked = NOTHING
            return False
        options = [Option("struggle", number=kind, text=Icon(kind).slug) for kind in left]
        game.ask(seat, "struggle", options, "STORY-60", self.story, "Which struggle comes next?")
        return True

    def answer(self, game: Game, option: Option) -> None:
        self.picked = option.number

    def _note_participants(self, game: Game) -> None:
        """Remember who was committed there, if anything asks that later: a story that is won sends them home."""
        index = game.force or game.index()
        if RESOLVE_STORY in index.awaited_kinds or RESOLVE_STORY in index.response_kinds:
            for card in characteristics.committed(game, self.story):
                remember(game, RESOLVE_STORY, card, game.state.cards[card].life, self.story)

    def finish(self, game: Game) -> None:
        """It is not picked again in this phase, however it ended."""
        game.state.chain = 0
        if self.story not in game.state.resolved:
            game.state.resolved = (*game.state.resolved, self.story)
        game.pop(True)


def struggles_held(game: Game, story: int) -> int:
    """How many struggles a story that is resolving has held, the present one among them."""
    for frame in reversed(game.state.stack):
        if isinstance(frame, ResolveStory) and frame.story == story:
            return sum(frame.held)
    return 0


def add_step(game: Game, story: int, step: int) -> bool:
    """Make a step the next one of a story that is resolving; says whether the story is."""
    for frame in reversed(game.state.stack):
        if isinstance(frame, ResolveStory) and frame.story == story:
            frame.script.insert(0, step)
            return True
    return False


def story_script(game: Game, story: int) -> list[int]:
    """The order of a story's steps: its struggles, the skill check last (STORY-12, AMB-29), as texts in force change
    it (STORY-60)."""
    script = [*game.state.cards[story].face.script, SKILL]
    for entry in (game.force or game.index()).layers[SCRIPT]:
        if entry.reaches(game, story):
            if entry.modifier.says(Question.SKILL_FIRST):
                script.remove(SKILL)
                script.insert(0, SKILL)
            else:
                script = entry.modifier.struggle_order(game, entry.context, script)
    return script


def lacks_skill_check(game: Game, story: int) -> bool:
    """Whether a text says that no skill check is made at the story (STORY-57)."""
    return any(
        entry.modifier.says(Question.NO_SKILL_CHECK) and entry.reaches(game, story)
        for entry in (game.force or game.index()).layers[SCRIPT]
    )


def order_chooser(game: Game, story: int) -> int:
    """The player who decides in which order the struggles of a story resolve: of two the active one."""
    seats = [
        entry.context.seat
        for entry in game.index().layers[SCRIPT]
        if entry.modifier.says(Question.PLAYER_ORDERS) and entry.reaches(game, story)
    ]
    return game.state.active if game.state.active in seats else seats[0] if seats else NOBODY


def outlasts_win(game: Game, story: int) -> bool:
    """Whether a text lets the winner of a story that is won before its first struggle still hold some of them."""
    says = any(
        entry.modifier.says(Question.WINNER_PICKS) and entry.reaches(game, story)
        for entry in game.index().of(Layer.SCRIPT)
    )
    return says and any(
        isinstance(frame, ResolveStory) and frame.story == story and not any(frame.held) for frame in game.state.stack
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class LastStruggles(Staged):
    """The last struggles of a story that is won: its winner picks which are held before everybody goes home."""

    WIRE: ClassVar[Wire] = Wire("last_struggles")
    __slots__ = ("chosen", "left", "seat", "story")
    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "story", "seat", "left", "chosen")
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "choose", "hold", "finish")

    def __init__(self, story: int, seat: int) -> None:
        self.pc = 0
        self.story = story
        self.seat = seat
        self.left: list[int] = []
        self.chosen: list[int] = []

    def begin(self, game: Game) -> None:
        """All that the story has."""
        kinds = [step for step in story_script(game, self.story) if step < SKILL]
        self.left = [kind for kind in kinds for _ in range(struggles_at(game, self.story, kind))]

    def choose(self, game: Game) -> None:
        """Of each, whether it is held."""
        if self.left:
            self.stay()
            kind = self.left[0]
            words = f"the {Icon(kind).slug} struggle"
            options = [Option(verb, number=kind, text=f"{verb.capitalize()} {words}") for verb in ("hold", "skip")]
            game.ask(self.seat, "struggle", options, "GEN-3", self.story, f"Does {words} take place?")

    def hold(self, game: Game) -> None:
        """Those that were chosen."""
        if self.chosen:
            self.stay()
            game.push(Struggle(self.story, self.chosen.pop(0)))

    def finish(self, game: Game) -> None:
        """All are held."""
        game.pop(True)

    def answer(self, game: Game, option: Option) -> None:
        kind = self.left.pop(0)
        if option.verb == "hold":
            self.chosen.append(kind)


@mypyc_attr(allow_interpreted_subclasses=True)
class SkillCheck(Staged):
    """Determining success: the active player's higher total of at least 1 earns a token, unchallenged two."""

    WIRE: ClassVar[Wire] = Wire("skill_check")
    __slots__ = ("left", "story", "success")
    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "story", "left", "success")
    STEPS: ClassVar[tuple[str, ...]] = ("compare", "succeed", "place_tokens", "finish")

    def __init__(self, story: int) -> None:
        self.pc = 0
        self.story = story
        self.left = 0
        self.success: Occurrence | None = None

    def compare(self, game: Game) -> None:
        """Who would succeed; if that is the active player, it is about to happen (STORY-30)."""
        active = game.state.active
        mine = skill_total(game, self.story, active)
        theirs = skill_total(game, self.story, 1 - active)
        fails = mine < 1 or mine < theirs or (mine == theirs and faster_player(game, self.story) != active)
        if game.journal is not None:
            totals = (mine, theirs) if active == 0 else (theirs, mine)
            game.add_to_journal(SkillTally(self.story, NOTHING, totals, NOBODY if fails else active))
        if fails:
            game.reach_stage(SKILL_CHECK, self.story)
            return
        self.left = 2 if theirs == 0 else 1
        opposed = bool(characteristics.committed(game, self.story, 1 - active))
        present = tuple(characteristics.committed(game, self.story))
        self.success = happenings.succeed(self.story, active, int(theirs == 0), int(opposed), present)
        game.occur(self.success)

    def succeed(self, game: Game) -> None:
        """No token for a success that was cancelled or replaced."""
        success = self.success
        if success is None or success.status == CANCELLED or success.status == REPLACED:
            self.left = 0

    def place_tokens(self, game: Game) -> None:
        """One token after the other, as long as the story is there; then the check is over."""
        state = game.state
        is_in_play = state.cards[self.story].zone is PLAY
        if self.left and is_in_play:
            self.stay()
            ask_token(game, state.active, self.story, "STORY-32")
        elif state.waiting:
            self.stay()
            game.release_waiting()
        elif is_in_play:
            game.reach_stage(CHECKED, self.story, success=int(self.success is not None))

    def finish(self, game: Game) -> None:
        """On to the next step of the story."""
        game.pop(True)

    def answer(self, game: Game, option: Option) -> None:
        # A token that is declined is gone as well (CONF-27).
        self.left -= 1
        if option.verb == "place":
            place_token(game, game.state.active, self.story)
