"""Words that win and lose: stories won, made and put in other places by an effect, and players eliminated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.engine.state import happenings
from rlyeh.engine.state.decision import with_each
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.stories.win import WinStory
from rlyeh.engine.words.doing import choosing_first, deed, one_act
from rlyeh.engine.words.parts import Effect, Subject
from rlyeh.language.nouns.cards import STORY_OF_THE_DECK
from rlyeh.language.nouns.players import YOU, Who, You
from rlyeh.model import Zone
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Claim, Sentence, Voice

if TYPE_CHECKING:
    from rlyeh.engine.effects.carry_out import Do
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.decision import Option
    from rlyeh.engine.state.records import Context


@dataclass(frozen=True)
class Win(Effect):
    """A player wins stories at once, whatever tokens lie there (WIN-12)."""

    story: Subject
    who: Who = YOU

    def perform(self, game: Game, context: Context) -> None:
        stories = [story for story in self.story.cards(game, context) if game.state.cards[story].zone is Zone.PLAY]
        game.state.succeeded = bool(stories)
        for story in reversed(stories):
            game.push(WinStory(story, self.who.seat(game, context)))

    def sentences(self, voice: Voice) -> list[Sentence]:
        chosen, story = choosing_first(self.story, voice)
        if isinstance(self.who, You):
            return [*chosen, *deed("win", story.text)]
        return [*chosen, Claim(subject=self.who.mention(voice), verb="win", rest=story.text)]


@dataclass(frozen=True)
class BecomeStory(Effect):
    """Cards go to their owner's won pile, where each counts as a won story (WIN-9)."""

    what: Subject

    def perform(self, game: Game, context: Context) -> None:
        cards = self.what.cards(game, context)
        game.state.succeeded = bool(cards)
        game.happen(
            [
                happenings.done_to(Kind.BECOME_STORY, card, game.state.cards[card].owner, context.source, context.seat)
                for card in cards
            ]
        )

    def sentences(self, voice: Voice) -> list[Sentence]:
        pile = "to its owner's won story pile, where it counts as a won story"
        return one_act("move", self.what, voice, pile)


@dataclass(frozen=True)
class Rearrange(Effect):
    """Put the stories in play in another order; success tokens stay where they lie (STORY-53)."""

    def possible(self, game: Game, context: Context) -> bool:
        return len(STORY_OF_THE_DECK.cards(game, context)) > 1

    def step(self, game: Game, frame: Do) -> None:
        """One place after the other: the story that is to lie there changes places with the one that does."""
        row = [story for story in game.state.row if story in STORY_OF_THE_DECK.cards(game, frame.context)]
        if frame.pc >= len(row) - 1:
            game.pop(True)
            return
        asks = "Which story lies at the next place of the row?"
        options = with_each("choose", row[frame.pc :])
        game.ask(frame.context.seat, "order", options, "STORY-53", frame.context.source, asks)

    def answer(self, game: Game, frame: Do, option: Option) -> None:
        context = frame.context
        row = [story for story in game.state.row if story in STORY_OF_THE_DECK.cards(game, context)]
        here = row[frame.pc]
        frame.pc += 1
        if option.card != here:
            game.occur(
                happenings.exchange_story(here, context.seat, context.source, context.seat, option.card)
            )

    def sentences(self, voice: Voice) -> list[Sentence]:
        return deed("rearrange", "the stories in play; all success tokens stay where they are")


@dataclass(frozen=True)
class Eliminate(Effect):
    """A player is eliminated from the game (WIN-10)."""

    who: Who = YOU

    def perform(self, game: Game, context: Context) -> None:
        game.state.succeeded = True
        for seat in self.who.seats(game, context)[:1]:
            game.occur(happenings.eliminate(seat, context.source, context.seat))

    def sentences(self, voice: Voice) -> list[Sentence]:
        return [Claim(subject=self.who.mention(voice), verb="be", rest="eliminated from the game")]


def win(story: Subject, who: Who = YOU) -> Win:
    """A player wins a story: win(choose(STORY))."""
    return Win(story, who)


def become_story(what: Subject) -> BecomeStory:
    """A card becomes a won story of its owner: become_story(THIS)."""
    return BecomeStory(what)


def rearrange_stories() -> Rearrange:
    """The stories in play in another order: later(replaces_story(), rearrange_stories())."""
    return Rearrange()


def eliminate(who: Who = YOU) -> Eliminate:
    """A player is out of the game: at_end_of_turn(eliminate(YOU))."""
    return Eliminate(who)


__all__ = [
    "BecomeStory", "Eliminate", "Rearrange", "Win", "become_story", "eliminate", "rearrange_stories", "win",
]  # fmt: skip
