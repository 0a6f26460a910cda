"""Words for searching a deck: what is looked for and where, and what becomes of it and of the rest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, Literal

from rlyeh.engine.changes import BOTTOM, TOP
from rlyeh.engine.effects.carry_out import Do
from rlyeh.engine.in_force import prohibitions
from rlyeh.engine.state import bindings, happenings
from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.state.decision import Option, with_each
from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.state.records import Context
from rlyeh.engine.words.parts import Amount, Choice, Effect, Subject
from rlyeh.engine.words.steps import take_step
from rlyeh.language.effects.decks import PutIntoDeck, put_on_bottom, put_on_top
from rlyeh.language.effects.enter_play import HostOf, enter
from rlyeh.language.effects.look import show
from rlyeh.language.nouns.amounts import value_of
from rlyeh.language.nouns.cards import CARD, Cards, counted_words, spoken_of
from rlyeh.language.nouns.either import EitherKind
from rlyeh.language.nouns.piles import Among, end_of_pile
from rlyeh.language.nouns.players import YOU, Who
from rlyeh.language.nouns.totals import Total
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Act, Deed, Phrase, Sentence, Voice
from rlyeh.model.scope import Scope

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

Goal = Literal["hand", "play", "top", "bottom", "discard", "elsewhere"]
REST: Final = "the rest"
"""The name of the cards at the top of a deck that are searched, when they do not go back as they were."""


@dataclass(frozen=True)
class Search(Effect):
    """Search a deck, or its top cards, for cards of a kind, do something with them, and shuffle (DRAW-6); what is left
    of the top cards may go elsewhere instead. A search may always find less. Cards of a kind are shown where they stay
    hidden."""

    STEPS = ("begin", "pick", "deliver", "settle", "order", "shuffle", "place", "finish")

    what: Cards
    to: Goal = "hand"
    who: Who = YOU
    at: Subject | None = None
    """The story to which what is put into play is committed; that is no committing for triggers."""
    number: Amount | int = 1
    """How many at most; 0 stands for any number."""
    up_to: bool = False
    """Whether it is said that fewer may be taken."""
    top: Amount | int = 0
    """How many cards from the top are searched; 0 stands for the whole deck."""
    of: Who | None = None
    """Whose deck, if not that of the player who searches."""
    on: Subject | None = None
    """The card that attachments are put on."""
    control: Who | None = None
    """Under whose control they enter play, if not their owner's."""
    as_: str = ""
    """A name under which later words speak of what was found, as it is where it goes."""
    reveal: bool = False
    """Whether any card is shown, although it may be of whatever kind."""
    rest: PutIntoDeck | None = None
    """Where the rest of the top cards goes in place of shuffling."""
    do: Effect | None = None
    """What is done with what was found, if it goes elsewhere."""
    limit: Total | None = None
    """A limit on all of it together."""

    def check(self, scope: Scope) -> None:
        if (self.to == "elsewhere") is (self.do is None):
            scope.refuse('a search says where its find goes (to=), or to="elsewhere" and what is done with it (do=).')
        if self.do is not None and not self.as_:
            scope.refuse("what a search has found needs a name (as_=), so that do= can speak of it.")
        if self.rest is not None and not self.top:
            scope.refuse("only of the top cards (top=) a rest goes elsewhere: who searches a whole deck shuffles it.")
        scope.bind(REST)
        scope.bind(self.as_)
        super().check(scope)

    def choices(self) -> Iterator[tuple[Choice, Effect]]:
        return iter(())

    def step(self, game: Game, frame: Do) -> None:
        take_step(self, game, frame)

    def seat(self, game: Game, context: Context) -> int:
        """The player whose deck it is."""
        return (self.who if self.of is None else self.of).seat(game, context)

    def begin(self, game: Game, frame: Do) -> None:
        """The search itself, which may be answered."""
        context = frame.context
        seat, searcher = self.seat(game, context), self.who.seat(game, context)
        if not self.top:
            game.occur(happenings.search(seat, context.source, searcher))
            return
        cards = game.state.topmost(seat, value_of(self.top, game, context))
        bindings.bind(game.state, context, REST, tuple(cards))
        game.happen([happenings.done_to(Kind.LOOK, card, seat, context.source, searcher) for card in cards])

    def pick(self, game: Game, frame: Do) -> None:
        """What is taken of what is there."""
        choice = SearchChoice(
            self.what, self.who, self.to, self.ref, self.number, bool(self.top), self.of, self.control, self.on,
            self.limit,
        )
        game.pick(choice, self, frame.context)

    def deliver(self, game: Game, frame: Do) -> None:
        """Where it goes; what is put on the deck stays in it until that is shuffled."""
        context = frame.context
        cards = context.bound.get(bindings.found_by(self.ref), ())
        home = self._open_home(game, context, cards)
        if home is not None:
            frame.stay()
            game.pick(home, None, context)
            return
        slot = bindings.found_by(self.ref)
        context.bound.pop(slot, None)
        context.bound.pop(bindings.lives(slot), None)
        frame.left = cards
        frame.number = len(cards)
        if self._shows():
            show(context, list(cards))
        if self.as_:
            bindings.bind(game.state, context, self.as_, cards)
        if self.do is not None and cards:
            game.push(Do(self.do, context))
        else:
            game.happen([self._delivery(game, context, card) for card in cards if self.to not in ON_THE_DECK])

    def _shows(self) -> bool:
        """Whether the other player sees what was found."""
        kinds = self.what.kinds if isinstance(self.what, EitherKind) else (self.what,)
        return self.reveal or any(kind.tests for kind in kinds)

    def _open_home(self, game: Game, context: Context, cards: tuple[int, ...]) -> HostOf | None:
        """What is still to be chosen: the card that an attachment goes to (STATE-26)."""
        for card in cards if self.to == "play" else ():
            if game.state.cards[card].face.attach_to is None or bindings.host_of(card) in context.bound:
                continue
            if self.on is None:
                return HostOf(card, _controller(game, context, card, self.control))
            context.bound[bindings.host_of(card)] = tuple(self.on.cards(game, context)[:1])
        return None

    def _delivery(self, game: Game, context: Context, card: int) -> Occurrence:
        if self.to == "play":
            stories = [NOTHING] if self.at is None else self.at.cards(game, context) or [NOTHING]
            return enter(game, context, card, control=self.control, story=stories[0])
        if self.to == "discard":
            return happenings.mill(game.state.cards[card].owner, context.source, context.seat, card)
        return happenings.return_hand(card, context.seat, context.source, context.seat, int(self._shows()))

    def settle(self, game: Game, frame: Do) -> None:
        """Later words speak of what was found as it is now; of what should be in play, only if it is."""
        if not self.as_ or self.do is not None:
            return
        cards = frame.left
        if self.to == "play":
            cards = tuple([card for card in cards if prohibitions.in_play(game, card)])
        bindings.bind(game.state, frame.context, self.as_, cards)

    def order(self, game: Game, frame: Do) -> None:
        """The rest of the top cards, where they go elsewhere."""
        if self.rest is not None:
            game.push(Do(self.rest, frame.context))

    def shuffle(self, game: Game, frame: Do) -> None:
        """And otherwise the deck."""
        context = frame.context
        if self.rest is None:
            game.occur(happenings.shuffle(self.seat(game, context), context.source, context.seat))

    def place(self, game: Game, frame: Do) -> None:
        """What was set aside goes onto the deck, or under it."""
        where = ON_THE_DECK.get(self.to)
        if where is None:
            return
        context = frame.context
        source, seat, shown = context.source, context.seat, int(self._shows())
        game.happen([happenings.to_deck(card, seat, source, seat, where, shown) for card in frame.left])

    def finish(self, game: Game, frame: Do) -> None:
        """It is done if anything was found."""
        game.pop(bool(frame.number))

    def sentences(self, voice: Voice) -> list[Sentence]:
        search = Act("search", f"{self._deck(voice)} for {self._sought(voice)}")
        one = self.number == 1
        if self.do is not None:
            first, *others = self.do.sentences(voice)
            acts = (search, *first.acts) if isinstance(first, Deed) and not first.openers else (search,)
            done: list[Sentence] = [Deed(acts=acts), *others] if len(acts) > 1 else [Deed(acts=acts), first, *others]
        elif self.to in ON_THE_DECK:
            shown = (Act("reveal", "it" if one else "them"),) if self.reveal else ()
            goes = (Act("shuffle", "the deck"), *self._goes(one, voice))
            return [Deed(acts=(search, *shown)), Deed(openers=("then",), acts=goes)]
        else:
            done = [Deed(acts=(search, *self._goes(one, voice)))]
        if self.rest is not None:
            return [*done, Deed(openers=("then",), acts=(self._puts_back(self.rest, voice),))]
        return [*done, Deed(openers=("then",), acts=(Act("shuffle", "the deck"),))]

    def _deck(self, voice: Voice) -> str:
        deck = f"{(self.who if self.of is None else self.of).possessive(voice)} deck"
        return end_of_pile("top", self.top, "card", f"of {deck}", voice) if self.top else deck

    def _sought(self, voice: Voice) -> str:
        if not self.number:
            some = f"any number of {self.what.in_general(voice).text}"
            return some if self.limit is None else f"{some} {self.limit.said(voice)}"
        return f"{'up to ' if self.up_to else ''}{counted_words(self.number, self.what, voice)}"

    def _puts_back(self, rest: PutIntoDeck, voice: Voice) -> Act:
        """What becomes of the others, in the deck that was searched."""
        deck = f"{(self.who if self.of is None else self.of).possessive(voice)} deck"
        if rest.where == "shuffled":
            return Act("shuffle", f"{rest.what.mention(voice).text} into {deck}")
        order = " in any order" if isinstance(rest.what, Among) else ""
        side = "the bottom" if rest.where == "bottom" else "top"
        return Act("put", f"{rest.what.mention(voice).text} on {side} of {deck}{order}")

    def _goes(self, one: bool, voice: Voice) -> tuple[Act, ...]:
        """Where what is found goes."""
        it = "it" if one else "them"
        shown = (Act("reveal", it),) if self.reveal and self.to not in ON_THE_DECK else ()
        if self.to == "discard":
            return (*shown, Act("discard", it))
        places = {"hand": f"into {YOU.possessive(voice)} hand", "top": "on top of it", "bottom": "on the bottom of it"}
        where = places.get(self.to, "into play")
        if self.to == "play":
            where += "" if self.on is None else f" attached to {self.on.mention(voice).text}"
            where += "" if self.at is None else f" committed to {self.at.mention(voice).text}"
            where += "" if self.control is None else f" under {self.control.possessive(voice)} control"
        return (*shown, Act("put", f"{it} {where}"))


ON_THE_DECK: Final = {"top": TOP, "bottom": BOTTOM}
"""Where in a deck cards go after it has been shuffled."""


def _controller(game: Game, context: Context, card: int, control: Who | None) -> int:
    return game.state.cards[card].owner if control is None else control.seat(game, context)


@dataclass(frozen=True)
class SearchChoice(Choice):
    """The cards that a search finds; finding nothing is allowed, as nobody can check."""

    spoken = False

    what: Cards
    who: Who
    to: Goal
    at: str
    number: Amount | int = 1
    among_top: bool = False
    of: Who | None = None
    control: Who | None = None
    on: Subject | None = None
    limit: Total | None = None
    verb = "find"

    @property
    def rule(self) -> str:
        return "DRAW-6"

    def slot(self) -> str:
        return bindings.found_by(self.at)

    def hidden(self) -> bool:
        return True

    def chooser(self, game: Game, context: Context) -> int:
        return self.who.seat(game, context)

    def candidates(self, game: Game, context: Context, effect: Effect | None) -> list[int]:
        candidates = [card for card in self._searched(game, context) if self.what.fits(game, context, card)]
        if self.to != "play":
            return candidates
        return [card for card in candidates if self._may_enter(game, context, card)]

    def _searched(self, game: Game, context: Context) -> list[int]:
        if self.among_top:
            return spoken_of(game, context, REST)
        side = game.state.sides[(self.who if self.of is None else self.of).seat(game, context)]
        game.state.lay_out_deck(side)
        return side.deck

    def _may_enter(self, game: Game, context: Context, card: int) -> bool:
        """Whether it can be put into play: no event can, and an attachment needs a card to be on (STATE-26)."""
        seat = _controller(game, context, card, self.control)
        face = game.state.cards[card].face
        if face.is_event:
            return False
        if face.attach_to is None:
            return prohibitions.may_enter(game, card, seat)
        hosts = prohibitions.attachable_hosts(game, card, seat)
        return bool(hosts) if self.on is None else any(host in hosts for host in self.on.cards(game, context))

    def is_limited(self) -> bool:
        return self.limit is not None

    def joining(self, game: Game, context: Context, candidates: list[int], picked: tuple[int, ...]) -> list[int]:
        limit = self.limit
        if limit is None:
            return candidates
        return [card for card in candidates if limit.has_room(game, context, picked, card)]

    def bounds(self, game: Game, context: Context) -> tuple[int, int]:
        return 0, value_of(self.number, game, context) or len(self._searched(game, context))

    def options(self, game: Game, context: Context, candidates: list[int]) -> list[Option]:
        return with_each("find", candidates)

    def mention(self, voice: Voice) -> Phrase:
        return Phrase(f"search for {self.what.one_of_them(voice).text}")


def search(
    what: Cards, to: Goal = "hand", who: Who = YOU, at: Subject | None = None, number: Amount | int = 1,
    up_to: Amount | int = 0, any_number: bool = False, top: Amount | int = 0, of: Who | None = None,
    on: Subject | None = None, control: Who | None = None, as_: str = "", reveal: bool = False,
    rest: Literal["", "bottom", "top"] = "", do: Effect | None = None, limit: Total | None = None,
    any_order: bool = True,
) -> Search:  # fmt: skip
    """Search a deck for a card, up to so many or any number, and put what is found somewhere: search(CARD),
    search(CHARACTER, to="play", at=THAT_STORY), search(SUPPORT, top=5, rest="bottom"); or do something with it:
    search(CARD, as_="it", do=attach_as_resource(the("it", "card"))). The rest goes back in any order, unless the text
    says nothing of it."""
    left = CARD.among(REST).remaining
    onto_top, under = put_on_top(left, any_order=any_order), put_on_bottom(left, any_order=any_order)
    others = {"": None, "bottom": under, "top": onto_top}[rest]
    goal: Goal = to if do is None else "elsewhere"
    most = 0 if any_number else up_to or number
    return Search(what, goal, who, at, most, bool(up_to), top, of, on, control, as_, reveal, others, do, limit)


__all__ = ["Search", "SearchChoice", "search"]
