"""Words that put cards into decks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from rlyeh.engine.changes import BOTTOM, TOP
from rlyeh.engine.state import happenings
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.words.parts import Effect, Subject
from rlyeh.language.nouns.cards import STORY_CARD, Cards
from rlyeh.language.nouns.piles import Among
from rlyeh.language.nouns.spoken_of import Choose, Some
from rlyeh.model import Zone
from rlyeh.model.declaring import dataclass

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.occurrence import Occurrence
    from rlyeh.engine.state.records import Context


@dataclass(frozen=True)
class PutIntoDeck(Effect):
    """Put cards on the top or the bottom of their owner's deck, of several the last one picked as the outermost, or
    shuffle them into it. The deck of story cards is the story deck: a won one no longer counts for anybody (WIN-3), one
    that is put on top from within comes into play next."""

    what: Subject
    where: Literal["top", "bottom", "shuffled"] = "top"
    if_able: bool = False
    face_up: bool = False
    """Whether the card lies face up there, so that its text for a deck works (KEY-30)."""

    def possible(self, game: Game, context: Context) -> bool:
        return self.if_able or all(choice.enough(game, context, self) for choice in self.own_choices())

    def perform(self, game: Game, context: Context) -> None:
        cards = _within_reach(game, context, self.what) if self.where == "shuffled" else self.what.cards(game, context)
        where = BOTTOM if self.where == "bottom" else TOP
        game.state.succeeded = bool(cards)
        game.happen(
            [
                _occurrence(game, context, card, where, int(self.face_up))
                for card in cards
            ]
        )

    def prompt(self) -> str:
        question = super().prompt()
        place = "at the very bottom" if self.where == "bottom" else "on top"
        return f"{question}. Choose the one {place} last." if isinstance(self.what, Among) else question

    def english(self) -> str:
        chosen = isinstance(self.what, Choose)
        if isinstance(self.what, Choose) and self.what.later:
            return "search the story deck for the story card that comes into play next, and shuffle the story deck"
        if self.where == "shuffled":
            return f"{'choose ' if chosen else ''}{self.what.english()} and shuffle it back into the story deck"
        lying = " face up" if self.face_up else ""
        clause = f"put {self.what.english()}{lying} on {'the bottom' if self.where == 'bottom' else 'top'} of your deck"
        if isinstance(self.what, Among):
            clause += " in any order"
        return clause + (", if able" if self.if_able else "")


def _occurrence(game: Game, context: Context, card: int, where: int, face_up: int) -> Occurrence:
    """A card goes into the deck of its kind."""
    source, seat, zone = context.source, context.seat, game.state.cards[card].zone
    if zone is Zone.WON:
        return happenings.done_to(Kind.RETURN_STORY, card, seat, source, seat)
    if zone is Zone.STORY_DECK:
        return happenings.done_to(Kind.NEXT_STORY, card, seat, source, seat)
    return happenings.to_deck(card, seat, source, seat, where, face_up)


def _within_reach(game: Game, context: Context, stories: Subject) -> list[int]:
    """The stories that a text speaks of. Won ones are within reach of a text that names won stories; whether they are
    within reach of others is a matter of the rule set (CONF-54, CCG-14)."""
    cards = stories.cards(game, context)
    named = any(isinstance(word, Cards) and Zone.WON in word.zones for word in stories.walk())
    if named or game.rules.won_stories_reachable:
        return cards
    return [story for story in cards if game.state.cards[story].zone is not Zone.WON]


def put_on_bottom(what: Cards, number: int, if_able: bool = False) -> PutIntoDeck:
    """Put so many cards on the bottom of the deck in any order."""
    return PutIntoDeck(Among(what, number, if_able), "bottom", if_able)


def put_on_top(what: Subject, face_up: bool = False) -> PutIntoDeck:
    """Put cards on top of their owner's deck; a Prophecy lies there face up: put_on_top(THIS, face_up=True)."""
    return PutIntoDeck(what, face_up=face_up)


def put_under_deck(what: Subject) -> PutIntoDeck:
    """Put cards on the bottom of their owner's deck."""
    return PutIntoDeck(what, "bottom")


def return_story(story: Subject) -> PutIntoDeck:
    """Shuffle a won story back into the story deck: return_story(choose(WON_STORY))."""
    return PutIntoDeck(story, "shuffled")


def choose_next_story() -> PutIntoDeck:
    """Search the story deck for the next story."""
    return PutIntoDeck(Some(STORY_CARD.in_(Zone.STORY_DECK)))
