"""Words that put cards into decks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from rlyeh.engine.changes import BOTTOM, TOP
from rlyeh.engine.state import happenings
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.words.doing import able, choosing_first, chosen_then
from rlyeh.engine.words.parts import Effect, Subject
from rlyeh.language.nouns.cards import STORY_CARD, Cards
from rlyeh.language.nouns.owners import own_pile
from rlyeh.language.nouns.piles import Among
from rlyeh.language.nouns.spoken_of import Choose, Some
from rlyeh.model import Zone
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Act, Deed, Sentence, Voice

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

    def possible(self, game: Game, context: Context) -> bool:
        return self.if_able or all(choice.enough(game, context, self) for choice in self.own_choices())

    def perform(self, game: Game, context: Context) -> None:
        cards = _within_reach(game, context, self.what) if self.where == "shuffled" else self.what.cards(game, context)
        where = BOTTOM if self.where == "bottom" else TOP
        game.state.succeeded = bool(cards)
        game.happen(
            [
                _occurrence(game, context, card, where)
                for card in cards
            ]
        )

    def compute_prompt(self, voice: Voice) -> str:
        question = super().compute_prompt(voice)
        place = "at the very bottom" if self.where == "bottom" else "on top"
        return f"{question} Choose the one {place} last." if isinstance(self.what, Among) else question

    def sentences(self, voice: Voice) -> list[Sentence]:
        what = self.what
        if isinstance(what, Choose) and what.later:
            sought = "the story deck for the story card that comes into play next"
            return [Deed(acts=(Act("search", sought), Act("shuffle", "the story deck")))]
        chosen, phrase = choosing_first(what, voice.away())
        words = phrase.it() if chosen else phrase.text
        if self.where == "shuffled":
            done = Act("shuffle", f"{words} back into the story deck")
        else:
            order = " in any order" if isinstance(what, Among) and phrase.many else ""
            side = "the bottom" if self.where == "bottom" else "top"
            done = Act("put", f"{words} on {side} of {own_pile(what, 'deck', phrase.many, voice)}{order}")
        return [chosen_then(chosen, done, able(self.if_able))]


def _occurrence(game: Game, context: Context, card: int, where: int) -> Occurrence:
    """A card goes into the deck of its kind."""
    source, seat, zone = context.source, context.seat, game.state.cards[card].zone
    if zone is Zone.WON:
        return happenings.done_to(Kind.RETURN_STORY, card, seat, source, seat)
    if zone is Zone.STORY_DECK:
        return happenings.done_to(Kind.NEXT_STORY, card, seat, source, seat)
    return happenings.to_deck(card, seat, source, seat, where)


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


def put_on_top(what: Subject) -> PutIntoDeck:
    """Put cards on top of their owner's deck."""
    return PutIntoDeck(what)


def put_under_deck(what: Subject) -> PutIntoDeck:
    """Put cards on the bottom of their owner's deck."""
    return PutIntoDeck(what, "bottom")


def return_story(story: Subject) -> PutIntoDeck:
    """Shuffle a won story back into the story deck: return_story(choose(WON_STORY))."""
    return PutIntoDeck(story, "shuffled")


def choose_next_story() -> PutIntoDeck:
    """Search the story deck for the next story."""
    return PutIntoDeck(Some(STORY_CARD.in_(Zone.STORY_DECK)))
