"""Words that put cards into decks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from rlyeh.engine.changes import BOTTOM, SHUFFLED, TOP
from rlyeh.engine.in_force import prohibitions
from rlyeh.engine.state import bindings, happenings
from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.words.doing import able, choosing_first, chosen_then, deed
from rlyeh.engine.words.parts import Amount, Effect, Subject
from rlyeh.language.nouns.cards import STORY_CARD, Cards
from rlyeh.language.nouns.owners import own_pile
from rlyeh.language.nouns.piles import Among, Topmost
from rlyeh.language.nouns.players import YOU, Who
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
    face_up: bool = False
    """Whether the card lies face up there, so that its text for a deck works (KEY-30)."""

    def possible(self, game: Game, context: Context) -> bool:
        return self.if_able or all(choice.enough(game, context, self) for choice, _ in self.announced())

    def payable(self, game: Game, context: Context) -> bool:
        """As a cost: each card can go there."""
        if not self.possible(game, context):
            return False
        open_ = any(choice.slot() not in context.bound for choice in self.own_choices())
        cards = [] if open_ else self.what.cards(game, context)
        return open_ or (bool(cards) and all(prohibitions.can_happen(game, Kind.TO_DECK, card) for card in cards))

    def would_do(self, game: Game, context: Context, kind: int, card: int) -> bool:
        return kind == Kind.TO_DECK and card in self.what.cards(game, context)

    def perform(self, game: Game, context: Context) -> None:
        cards = _within_reach(game, context, self.what) if self.where == "shuffled" else self.what.cards(game, context)
        if self.where != "shuffled" and len(cards) > 1 and not isinstance(self.what, Among):
            cards = _as_they_lie(game, cards, self.where)
        game.state.succeeded = bool(cards) or self._asks_for_none()
        shown = int(len(cards) == 1 and cards[0] in context.bound.get(bindings.SHOWN, ()))
        face_up = 1 if self.face_up else NOTHING
        game.happen([_occurrence(game, context, card, PLACES[self.where], shown, face_up) for card in cards])

    def _asks_for_none(self) -> bool:
        """Whether it is done although there is no card to do it to (EFF-47)."""
        return isinstance(self.what, Cards) or (isinstance(self.what, (Among, Choose)) and self.what.up_to)

    def compute_prompt(self, voice: Voice) -> str:
        question = super().compute_prompt(voice)
        place = "at the very bottom" if self.where == "bottom" else "on top"
        return f"{question} Choose the one {place} last." if isinstance(self.what, Among) else question

    def sentences(self, voice: Voice) -> list[Sentence]:
        what = self.what
        if next_story(what):
            sought = "the story deck for the story card that comes into play next"
            return [Deed(acts=(Act("search", sought), Act("shuffle", "the story deck")))]
        chosen, phrase = choosing_first(what, voice.away())
        if isinstance(what, Choose) and goes_to_story_deck(what) and not chosen:
            chosen, phrase = deed("choose", phrase.text), phrase
        words = phrase.it() if chosen else phrase.text
        if self.where == "shuffled":
            deck = f"into {own_pile(what, 'deck', phrase.many, voice)}"
            done = Act("shuffle", f"{words} {'back into the story deck' if goes_to_story_deck(what) else deck}")
        else:
            order = " in any order" if isinstance(what, Among) and phrase.many else ""
            side = f"{'face up ' if self.face_up else ''}on {'the bottom' if self.where == 'bottom' else 'top'}"
            done = Act("put", f"{words} {side} of {own_pile(what, 'deck', phrase.many, voice)}{order}")
        return [chosen_then(chosen, done, able(self.if_able))]


PLACES: Final = {"top": TOP, "bottom": BOTTOM, "shuffled": SHUFFLED}


def next_story(what: Subject) -> bool:
    """Whether a text speaks of the story that comes into play next."""
    return isinstance(what, Choose) and Zone.STORY_DECK in what.what.zones


def goes_to_story_deck(what: Subject) -> bool:
    """Whether a text speaks of story cards."""
    return any(isinstance(word, Cards) and Zone.WON in word.zones for word in what.walk())


def _occurrence(game: Game, context: Context, card: int, where: int, shown: int, face_up: int) -> Occurrence:
    """A card goes into the deck of its kind."""
    source, seat, zone = context.source, context.seat, game.state.cards[card].zone
    if zone is Zone.WON:
        return happenings.done_to(Kind.RETURN_STORY, card, seat, source, seat)
    if zone is Zone.STORY_DECK:
        return happenings.done_to(Kind.NEXT_STORY, card, seat, source, seat)
    return happenings.to_deck(card, seat, source, seat, where, shown, face_up=face_up)


def _as_they_lie(game: Game, cards: list[int], where: str) -> list[int]:
    """Cards of one deck in the order in which they keep their order; others as they are (DRAW-10)."""
    state = game.state
    deck = state.sides[state.cards[cards[0]].owner].deck
    if any(state.cards[card].zone is not Zone.DECK or card not in deck for card in cards):
        return cards
    return sorted(cards, key=deck.index, reverse=where == "bottom")


def _within_reach(game: Game, context: Context, stories: Subject) -> list[int]:
    """The stories that a text speaks of. Won ones are within reach of a text that names won stories; whether they are
    within reach of others is a matter of the rule set (CONF-54, CCG-14)."""
    cards = stories.cards(game, context)
    named = any(isinstance(word, Cards) and Zone.WON in word.zones for word in stories.walk())
    if named or game.rules.won_stories_reachable:
        return cards
    return [story for story in cards if game.state.cards[story].zone is not Zone.WON]


@dataclass(frozen=True)
class ShuffleDeck(Effect):
    """Shuffle decks."""

    who: Who = YOU

    def perform(self, game: Game, context: Context) -> None:
        seats = self.who.seats(game, context)
        game.happen([happenings.shuffle(seat, context.source, context.seat) for seat in seats])

    def sentences(self, voice: Voice) -> list[Sentence]:
        return deed("shuffle", f"{self.who.possessive(voice)} deck")


def _picked(
    what: Subject, number: Amount | int | None, up_to: Amount | int, any_number: bool, any_order: bool, if_able: bool
) -> Subject:
    """The cards that a player picks one after the other in an order of their own; without a number all of them."""
    if number is None and not up_to and not any_number and not any_order:
        return what
    return Among(what, up_to or number or 0, if_able, any_number or bool(up_to))


def put_on_bottom(
    what: Subject, number: Amount | int | None = None, if_able: bool = False, up_to: Amount | int = 0,
    any_number: bool = False, any_order: bool = False,
) -> PutIntoDeck:
    """Put cards on the bottom of their owner's deck: so many, up to so many, any number, or all of them, in any order
    where a player picks them or `any_order` says so: put_on_bottom(CARD.among("revealed"), any_order=True)."""
    return PutIntoDeck(_picked(what, number, up_to, any_number, any_order, if_able), "bottom", if_able)


def put_on_top(
    what: Subject, number: Amount | int | None = None, if_able: bool = False, up_to: Amount | int = 0,
    any_number: bool = False, any_order: bool = False, face_up: bool = False,
) -> PutIntoDeck:
    """Put cards on top of their owner's deck: put_on_top(THIS), put_on_top(CARD.in_(DISCARD), up_to=2); a Prophecy lies
    there face up: put_on_top(THIS, face_up=True)."""
    return PutIntoDeck(_picked(what, number, up_to, any_number, any_order, if_able), "top", if_able, face_up)


def shuffle_into_deck(what: Subject, if_able: bool = False) -> PutIntoDeck:
    """Shuffle cards into their owner's deck, from wherever they are, and won stories into the story deck:
    shuffle_into_deck(THIS), shuffle_into_deck(CARD.in_(HAND)), shuffle_into_deck(choose(WON_STORY))."""
    return PutIntoDeck(what, "shuffled", if_able)


def shuffle_deck(who: Who = YOU) -> ShuffleDeck:
    """Shuffle a deck."""
    return ShuffleDeck(who)


def topmost(what: Cards, number: Amount | int = 1) -> Topmost:
    """The cards of a kind that lie highest in a discard pile: return_to_hand(topmost(EVENT.in_(DISCARD)))."""
    return Topmost(what, number)


def choose_next_story() -> PutIntoDeck:
    """Search the story deck for the next story."""
    return PutIntoDeck(Some(STORY_CARD.in_(Zone.STORY_DECK)))
