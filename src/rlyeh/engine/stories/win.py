"""Winning, replacing and removing stories (STORY-37 to STORY-45)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from rlyeh.engine.actions.dormant import Awaken, asleep_at
from rlyeh.engine.effects.carry_out import DoAll
from rlyeh.engine.in_force import characteristics
from rlyeh.engine.state import happenings
from rlyeh.engine.state.cards import NOBODY
from rlyeh.engine.state.decision import Option
from rlyeh.engine.state.occurrence import CANCELLED, REPLACED, Occurrence
from rlyeh.engine.state.records import Context
from rlyeh.engine.state.staged import Staged
from rlyeh.engine.state.wire import Wire
from rlyeh.engine.stories.resolve import LastStruggles, outlasts_win
from rlyeh.engine.words.modifiers import Layer, Question
from rlyeh.model import CardType, Label

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

SCRIPT: Final = int(Layer.SCRIPT)


@mypyc_attr(allow_interpreted_subclasses=True)
class WinStory(Staged):
    """The winning of a story: it is taken, its characters go home, its effect may be used, the gap is filled
    (STORY-38)."""

    WIRE: ClassVar[Wire] = Wire("win_story", added={"user": NOBODY, "silent": False, "must": False})
    __slots__ = ("asked", "goes_on", "must", "seat", "silent", "story", "taken", "used", "user")
    FIELDS: ClassVar[tuple[str, ...]] = (
        "pc", "story", "seat", "taken", "goes_on", "asked", "used", "user", "silent", "must",
    )  # fmt: skip
    STEPS: ClassVar[tuple[str, ...]] = (
        "take", "awaken", "hold_struggles", "go_home", "ask", "refill", "announce", "finish",
    )  # fmt: skip

    def __init__(self, story: int, seat: int) -> None:
        self.pc = 0
        self.story = story
        self.seat = seat
        self.taken: Occurrence | None = None
        self.goes_on = False
        """Whether struggles may still be held there."""
        self.asked = False
        self.used = False
        self.user = seat
        """The player who may use its effect."""
        self.silent = False
        """Whether its text was blank."""
        self.must = False
        """Whether its effect has to be used."""

    def take(self, game: Game) -> None:
        """The winner takes the card; if that is enough, the game is over on the spot (WIN-2)."""
        # Asked while the story still lies in the row, where texts reach it.
        self.goes_on = outlasts_win(game, self.story)
        self.silent = characteristics.is_blank(game, self.story)
        for entry in (game.force or game.index()).layers[SCRIPT]:
            if entry.reaches(game, self.story):
                self.must = self.must or entry.modifier.says(Question.MUST_USE_EFFECT)
                if entry.modifier.says(Question.CHOOSES_USE):
                    self.user = entry.context.seat
        self.taken = happenings.win_story(self.story, self.seat)
        game.occur(self.taken)

    def awaken(self, game: Game) -> None:
        """What lies dormant there may be played (KEY-26)."""
        if game.state.under and asleep_at(game, self.story):
            game.push(Awaken(self.story))

    def hold_struggles(self, game: Game) -> None:
        """Struggles that a text lets be held although the story is won."""
        if self.goes_on:
            game.push(LastStruggles(self.story, self.seat))

    def go_home(self, game: Game) -> None:
        """All characters there become uncommitted, before the effect (AMB-40)."""
        home = characteristics.committed(game, self.story)
        game.happen([happenings.uncommit(card, story=self.story) for card in home])

    def ask(self, game: Game) -> None:
        """Using the effect is the winner's free choice; it needs targets like any other (STORY-39, EFF-1)."""
        if self.silent:
            return
        user = self.seat if self.user == NOBODY else self.user
        context = Context(self.story, user)
        effects = game.state.cards[self.story].face.effects
        if not effects or not all(effect.possible(game, context) for effect in effects):
            return
        self.stay()
        options = [Option("execute", self.story)]
        if not self.must:
            options.append(Option("decline", self.story))
        game.ask(user, "story", options, "STORY-39", self.story)

    def answer(self, game: Game, option: Option) -> None:
        self.go_on()
        self.asked = True
        self.used = option.verb == "execute"
        if self.used:
            effect = StoryEffect(self.story, self.seat if self.user == NOBODY else self.user)
            effect.context.trigger = self.taken
            game.push(effect)

    def refill(self, game: Game) -> None:
        """A story is replaced from the story deck, a conspiracy is not (STORY-44, CONSP-8)."""
        assert self.taken is not None
        if game.state.cards[self.story].face.type is CardType.STORY and game.state.story_deck:
            game.occur(happenings.deal_story(self.seat, self.taken.place_in_row))

    def announce(self, game: Game) -> None:
        """Whether the winner chose to use the effect is something that cards may answer."""
        if self.asked:
            game.occur(happenings.story_effect(self.story, self.seat, int(self.used)))

    def finish(self, game: Game) -> None:
        """The win is complete."""
        game.pop(True)


@mypyc_attr(allow_interpreted_subclasses=True)
class StoryEffect(Staged):
    """The use of a story's effect by a player: it can be disrupted by what is worded for any card effect (AMB-37)."""

    WIRE: ClassVar[Wire] = Wire("story_effect")
    __slots__ = ("context", "occurrence", "story")
    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "story", "context", "occurrence")
    STEPS: ClassVar[tuple[str, ...]] = ("choose", "trigger", "resolve", "finish")

    def __init__(self, story: int, seat: int) -> None:
        self.pc = 0
        self.story = story
        self.context = Context(story, seat)
        self.occurrence: Occurrence | None = None

    def choose(self, game: Game) -> None:
        """Its targets are announced like those of any effect (EFF-3)."""
        for effect in game.state.cards[self.story].face.effects:
            for choice, owner in effect.announced():
                if choice.slot() not in self.context.bound:
                    self.stay()
                    game.pick(choice, owner, self.context, announced=True)
                    return

    def trigger(self, game: Game) -> None:
        """It is none of the four triggered kinds, but a card effect all the same; not even that by the last FAQ."""
        if not game.rules.passive_story_effects:
            seat = self.context.seat
            self.occurrence = happenings.trigger(self.story, seat, Label.PASSIVE, self.context)
            game.occur(self.occurrence)

    def resolve(self, game: Game) -> None:
        """Carry it out, unless it was cancelled."""
        if self.occurrence is None or self.occurrence.status not in (CANCELLED, REPLACED):
            game.push(DoAll(game.state.cards[self.story].face.effects, self.context))

    def finish(self, game: Game) -> None:
        """Forced responses that waited for the whole effect come first (FINAL-1)."""
        if game.state.waiting:
            self.stay()
            game.release_waiting()
        else:
            game.pop(True)
