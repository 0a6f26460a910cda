"""References to certain cards: itself, its host, the chosen one, the one it was about."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from rlyeh.engine.actions.play_and_use import answered_together
from rlyeh.engine.effects.prices import is_too_dear
from rlyeh.engine.in_force import prohibitions
from rlyeh.engine.state import bindings
from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.state.occurrence import DONE, Occurrence
from rlyeh.engine.words.modifiers import Layer
from rlyeh.engine.words.parts import Amount, Choice, Effect, Subject
from rlyeh.engine.words.text_box import Ability
from rlyeh.language.nouns.adjectives import Adjective
from rlyeh.language.nouns.amounts import numbered, value_of
from rlyeh.language.nouns.cards import Cards, counted_words, spoken_of
from rlyeh.language.nouns.players import YOU, Who
from rlyeh.language.nouns.totals import Total
from rlyeh.model import Zone
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Phrase, Saying, Voice, capital, conjugated, full_stop, row, series
from rlyeh.model.scope import Scope

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.cards import Piece
    from rlyeh.engine.state.records import Context

IMMUNE: Final = int(Layer.IMMUNE)
TARGET: Final = int(Layer.TARGET)
PRICE: Final = int(Layer.PRICE)
HAND: Final = Zone.HAND
DECK: Final = Zone.DECK


@dataclass(frozen=True)
class This(Subject):
    """The card itself, by its name. Once it has moved it is another object and no longer meant. An ability that was
    borrowed still names the card it is printed on (FINAL-127)."""

    near = True

    def cards(self, game: Game, context: Context) -> list[int]:
        if bindings.LENDER in context.bound:
            return spoken_of(game, context, bindings.LENDER)
        piece = game.state.cards[context.source]
        if piece.life != context.life and context.life:
            return []
        return [context.source]

    def meant(self, game: Game, context: Context) -> list[int]:
        bound = context.bound.get(bindings.LENDER)
        return [context.source] if bound is None else list(bound)

    def includes(self, game: Game, context: Context, card: int) -> bool:
        if bindings.LENDER in context.bound:
            return card in context.bound[bindings.LENDER]
        return card == context.source

    def mention(self, voice: Voice) -> Phrase:
        return Phrase(voice.this())


@dataclass(frozen=True)
class Itself(Subject):
    """Whichever card has the ability, where the text does not name it: "Exhaust to ..." """

    def cards(self, game: Game, context: Context) -> list[int]:
        return [context.source]

    def mention(self, voice: Voice) -> Phrase:
        return Phrase("itself")


@dataclass(frozen=True)
class Giver(Subject):
    """In a text that another card gains: the card that gives it, by its name."""

    def cards(self, game: Game, context: Context) -> list[int]:
        return spoken_of(game, context, bindings.GIVER)

    def mention(self, voice: Voice) -> Phrase:
        return Phrase(voice.giver or "this card")


@dataclass(frozen=True)
class Host(Subject):
    """The card this one is attached to."""

    near = True

    noun: str = "character"

    def check(self, scope: Scope) -> None:
        if not scope.has_host:
            scope.refuse("HOST means the card to which this one is attached, but nothing says what it attaches to.")

    def cards(self, game: Game, context: Context) -> list[int]:
        host = source_piece(game, context).host
        return [] if host == NOTHING else [host]

    def includes(self, game: Game, context: Context, card: int) -> bool:
        return source_piece(game, context).host == card

    def mention(self, voice: Voice) -> Phrase:
        return Phrase(f"attached {self.noun}", noun=self.noun)


@dataclass(frozen=True)
class ThisStory(Subject):
    """The story this card, or its host, is committed or attached to; of an ability that goes on when its card has left
    that story, as its cost for example, the one where it was when the ability was announced."""

    said: str = "this story"

    def cards(self, game: Game, context: Context) -> list[int]:
        found = _story_at(game, source_piece(game, context))
        if found != NOTHING:
            return [found]
        if context.source in game.state.row:
            return [context.source]
        if context.before is not None:
            found = _story_at(game, context.before)
        return _story_left(context) if found == NOTHING else [found]

    def mention(self, voice: Voice) -> Phrase:
        if self.said == "the same story as this card":
            return Phrase(f"the same story as {voice.this()}", noun="story")
        return Phrase(self.said, noun="story")


@dataclass(frozen=True)
class The(Subject):
    """A reference to what was chosen under a name before."""

    chosen: str
    noun: str = "character"

    def check(self, scope: Scope) -> None:
        scope.must_know(self.chosen, "the")

    def cards(self, game: Game, context: Context) -> list[int]:
        return spoken_of(game, context, self.chosen)

    def meant(self, game: Game, context: Context) -> list[int]:
        return list(context.bound.get(self.chosen, ()))

    def objects(self, context: Context) -> list[tuple[int, int]]:
        """The cards chosen, each with its life then."""
        bound = context.bound
        return list(zip(bound.get(self.chosen, ()), bound.get(bindings.lives(self.chosen), ()), strict=True))

    def is_open(self, context: Context) -> bool:
        return self.chosen not in context.bound

    def speaks_of(self, slot: str) -> bool:
        return self.chosen == slot

    def many(self) -> bool:
        """Whether several were chosen."""
        return self.noun[-1:] == "s"

    def mention(self, voice: Voice) -> Phrase:
        return Phrase(f"{'those' if self.many() else 'that'} {self.noun}", self.many(), self.noun)

    def each_of_them(self, voice: Voice) -> str:
        return f"of those {self.noun}" if self.many() else f"that {self.noun}"


@dataclass(frozen=True)
class ThatCard(Subject):
    """The card that the trigger was about, as the object that it then became: once it has moved on it is another one
    (STATE-4). In what is delayed it is the card that set off the text that says so."""

    noun: str = "card"
    causing: bool = False
    """Whether it is the card whose effect brought it about."""
    all_: bool = False
    """Whether they are all that a trigger was about which is said of several at once."""

    def check(self, scope: Scope) -> None:
        if self.causing:
            scope.must_have("source", "THE_CAUSE", "a card that brings it about")
        else:
            scope.must_have("card", f"THAT_{self.noun.upper()}", "a card")

    def cards(self, game: Game, context: Context) -> list[int]:
        if bindings.THAT_CARD in context.bound:
            return spoken_of(game, context, bindings.THAT_CARD)
        trigger = context.trigger
        assert trigger is not None
        if self.causing:
            return [] if trigger.source == NOTHING else [trigger.source]
        ability = context.ability
        about = [trigger]
        if self.all_ and isinstance(ability, Ability):
            about = answered_together(game, ability, context)
        return [each.card for each in about if _is_still_there(game, each)]

    def meant(self, game: Game, context: Context) -> list[int]:
        if bindings.THAT_CARD in context.bound:
            return list(context.bound[bindings.THAT_CARD])
        trigger = context.trigger
        assert trigger is not None
        if self.causing:
            return [] if trigger.source == NOTHING else [trigger.source]
        return [] if trigger.card == NOTHING else [trigger.card]

    def mention(self, voice: Voice) -> Phrase:
        return Phrase(f"{'those' if self.all_ else 'that'} {self.noun}", self.all_, self.noun)


def _is_still_there(game: Game, occurrence: Occurrence) -> bool:
    """Whether the card that something was about is still the object that it then became."""
    card = occurrence.card
    return card != NOTHING and (occurrence.status != DONE or game.state.cards[card].life == occurrence.life)


@dataclass(frozen=True)
class ThatStory(Subject):
    """The story that the trigger was about."""

    def check(self, scope: Scope) -> None:
        scope.must_have("story", "THAT_STORY", "a story")

    def cards(self, game: Game, context: Context) -> list[int]:
        trigger = context.trigger
        assert trigger is not None
        return [] if trigger.story == NOTHING else [trigger.story]

    def mention(self, voice: Voice) -> Phrase:
        return Phrase("that story", noun="story")


@dataclass(frozen=True)
class StoryOf(Subject):
    """The story to which a card is committed; or was, if it has just left play or its story."""

    whose: Subject

    def cards(self, game: Game, context: Context) -> list[int]:
        stories: list[int] = []
        for card in self.whose.meant(game, context)[:1]:
            story = _story_of(game, context, card)
            if story != NOTHING:
                stories.append(story)
        return stories

    def mention(self, voice: Voice) -> Phrase:
        whom = self.whose.mention(voice)
        return Phrase(f"the story to which {whom.text} {conjugated('be', whom.many)} committed", noun="story")


def _story_of(game: Game, context: Context, card: int) -> int:
    """The story of a card: now, when the trigger found it, or when it was given up as a cost."""
    trigger = context.trigger
    piece = game.state.cards[card]
    if piece.story != NOTHING:
        return piece.story
    if trigger is not None and trigger.card == card and trigger.before is not None:
        return trigger.before.story
    before = context.before
    return before.story if before is not None and before.id == card else NOTHING


@dataclass(frozen=True)
class Choose(Subject, Choice):
    """A card or several that a player chooses. What is chosen becomes a target."""

    what: Cards
    number: Amount | int = 1
    up_to: bool = False
    as_: str = ""
    by: Who = YOU
    as_many: bool = False
    """Whether it is as many as there are, where there are not so many."""
    limit: Total | None = None
    """A limit on all of them together."""

    @property
    def ordered(self) -> bool:
        """Where they must have something together, any may come after any other."""
        return self.limit is not None

    def is_limited(self) -> bool:
        return self.limit is not None

    def joining(self, game: Game, context: Context, candidates: list[int], picked: tuple[int, ...]) -> list[int]:
        limit = self.limit
        if limit is None:
            return candidates
        return [card for card in candidates if limit.has_room(game, context, picked, card)]

    def check(self, scope: Scope) -> None:
        super().check(scope)
        if any(isinstance(word, Choice) and not word.names() for word in self.what.walk()):
            scope.refuse("a choice inside a choice is never asked; choose first, with choosing(...), and speak of it.")
        scope.bind(self.as_)

    def slot(self) -> str:
        return self.as_ or self.ref

    def speaks_of(self, slot: str) -> bool:
        return self.slot() == slot

    def chooser(self, game: Game, context: Context) -> int:
        return self.by.seat(game, context)

    def candidates(self, game: Game, context: Context, effect: Effect | None) -> list[int]:
        layers = (game.force or game.index()).layers
        guarded = layers[IMMUNE] or layers[TARGET] or layers[PRICE]
        candidates: list[int] = []
        for card in self.what.cards(game, context):
            if (effect is None or effect.suits(game, context, self, card)) and not (
                guarded and self._is_out_of_reach(game, context, card)
            ):
                candidates.append(card)
        if guarded and self._is_only_target(context, len(candidates)):
            candidates = [card for card in candidates if not prohibitions.barred_as_target(game, card, context, True)]
        return candidates

    def _is_out_of_reach(self, game: Game, context: Context, card: int) -> bool:
        """Whether a text in force keeps the card from being picked: it is immune, or as a target it is protected or
        has a price that cannot be paid."""
        if prohibitions.immune(game, card, context.source, context):
            return True
        if not self.is_target():
            return False
        return prohibitions.barred_as_target(game, card, context) or is_too_dear(game, context, card)

    def _is_only_target(self, context: Context, candidates: int) -> bool:
        """Whether what is chosen here, among so many, will be the only target that the effect has."""
        if not self.is_target() or (candidates > 1 and self.number != 1):
            return False
        ability = context.ability
        effects = ability.effects if isinstance(ability, Ability) else ()
        choices = {choice.slot() for effect in effects for choice, _ in effect.choices() if choice.is_target()}
        return len(choices) < 2 and not context.targets

    def complete(self, game: Game, context: Context, picked: tuple[int, ...]) -> bool:
        if self.limit is not None and not self.limit.is_reached(game, picked):
            return False
        if len(picked) != 1 or not self.is_target() or not (game.force or game.index()).layers[TARGET]:
            return True
        return not (
            self._is_only_target(context, 1) and prohibitions.barred_as_target(game, picked[0], context, True)
        )

    def enough(self, game: Game, context: Context, effect: Effect | None) -> bool:
        if self.limit is not None and not self.limit.is_reached(
            game, tuple(self.candidates(game, context, effect))
        ):
            return False
        missing = self._least(game, context)
        if missing == 0:
            return True
        cards, tests = self.what.sifted(game, context)
        if effect is not None and effect.as_cost:
            cards = _controlled(game, context.seat, cards)
        last: Adjective | None = None
        for test in tests:
            if not test.quick and test is tests[-1]:
                last = test  # of the cards that are left, as many as are missing will do
            elif cards:
                cards = test.among(game, context, cards)
        if len(cards) < missing:
            return False
        layers = (game.force or game.index()).layers
        guarded = layers[IMMUNE] or layers[TARGET] or layers[PRICE]
        if guarded and layers[TARGET] and self.is_target():
            return len(self.candidates(game, context, effect)) >= missing
        for card in cards:
            if (
                (last is None or last.passes(game, context, card))
                and not (guarded and self._is_out_of_reach(game, context, card))
                and (effect is None or effect.suits(game, context, self, card))
            ):
                missing -= 1
                if missing == 0:
                    return True
        return False

    def hidden(self) -> bool:
        return HAND in self.what.zones or DECK in self.what.zones or bool(self.what.those)

    @property
    def later(self) -> bool:
        """What is found by a search, or among cards that are seen only then, is found when the effect resolves."""
        return Zone.STORY_DECK in self.what.zones or bool(self.what.those)

    def bounds(self, game: Game, context: Context) -> tuple[int, int]:
        return self._least(game, context), value_of(self.number, game, context)

    def _least(self, game: Game, context: Context) -> int:
        """The least number: none for "up to" and "any number", unless a cost consists of that alone (EFF-47)."""
        if self.as_many:
            return min(value_of(self.number, game, context), len(self.what.cards(game, context)))
        if not self.up_to:
            return value_of(self.number, game, context)
        ability = context.ability
        costs = ability.costs if isinstance(ability, Ability) else ()
        return int(len(costs) == 1 and any(choice is self for choice in costs[0].own_choices()))

    def is_target(self) -> bool:
        return True

    def cards(self, game: Game, context: Context) -> list[int]:
        """Those chosen that are still there and still legal (EFF-4)."""
        cards: list[int] = []
        for card in spoken_of(game, context, self.slot()):
            if self.what.includes(game, context, card):
                cards.append(card)
        return cards

    def includes(self, game: Game, context: Context, card: int) -> bool:
        """What was chosen stays chosen for a lasting effect, even if it could not be chosen any more."""
        return card in spoken_of(game, context, self.slot())

    def is_one(self) -> bool:
        """Whether there can be only one of them."""
        return self.number == 1

    def is_named_now(self, voice: Voice) -> bool:
        return self.is_target() and not voice.knows(self)

    def is_said_first(self) -> bool:
        return self.is_target()

    def prompt(self, effect: Effect | None, title: str = "") -> str:
        if self.by == YOU or effect is None:
            return super().prompt(effect, title)
        voice = Voice(title)
        picked = Saying(words=f"choose {self.mention(replace(voice, to_picker=True)).text}")
        return capital(full_stop(row([picked, *effect.sentences(voice)[1:]])))

    def picker(self, voice: Voice) -> Phrase | None:
        return None if self.by == YOU else self.by.mention(voice)

    def mention(self, voice: Voice) -> Phrase:
        if type(self).english is not Subject.english:
            return super().mention(voice)
        if self.by != YOU:
            voice = voice.picked_by(self.by)
        said = Phrase(self.picked(voice), self.is_many(), self.what.head())
        return Phrase(said.again(), said.many, said.noun) if voice.knows(self) else said

    def is_many(self) -> bool:
        """Whether several may be picked."""
        return not self.is_one()

    def picked(self, voice: Voice) -> str:
        """What is picked, when it is first spoken of."""
        some = self._so_many(voice)
        return some if self.limit is None else f"{some} {self.limit.said(voice)}"

    def _so_many(self, voice: Voice) -> str:
        if not self.up_to and not self.as_many:
            return counted_words(self.number, self.what, voice)
        voice = voice.of_all(False)
        one = f"1 {self.what.in_words(voice)}"
        number = numbered(self.number, one, self.what.in_words(voice, plural=True), voice)
        return f"up to {number}" if self.up_to else f"{number} (or as many as there are)"


@dataclass(frozen=True)
class AnyNumber(Choose):
    """As many cards as the player likes."""

    def bounds(self, game: Game, context: Context) -> tuple[int, int]:
        return self._least(game, context), len(self.what.cards(game, context))

    def is_one(self) -> bool:
        return False

    def picked(self, voice: Voice) -> str:
        some = f"any number of {self.what.in_general(voice).text}"
        return some if self.limit is None else f"{some} {self.limit.said(voice)}"


@dataclass(frozen=True)
class Some(Choose):
    """A card that a player picks for a cost, or because they must do something with one: it is no target.

    Of several that tie for the lowest or highest value, the controller of the effect picks one when it resolves, or the
    effect fails: a matter of the rule set (EFF-9, FINAL-13).
    """

    @property
    def rule(self) -> str:
        return "EFF-9" if self.what.ranked else super().rule

    @property
    def later(self) -> bool:
        return self.what.ranked or super().later

    def candidates(self, game: Game, context: Context, effect: Effect | None) -> list[int]:
        candidates = super().candidates(game, context, effect)
        return [] if self.what.ranked and len(candidates) > 1 and game.rules.ties_fail else candidates

    def is_target(self) -> bool:
        return False

    def picked(self, voice: Voice) -> str:
        return f"the {self.what.in_words(voice)}" if self.what.ranked else super().picked(voice)


@dataclass(frozen=True)
class Together(Subject):
    """Several subjects at once: one card from here and one from there."""

    parts: tuple[Subject, ...]

    def cards(self, game: Game, context: Context) -> list[int]:
        return [card for part in self.parts for card in part.cards(game, context)]

    def mention(self, voice: Voice) -> Phrase:
        parts = [part.mention(voice) for part in self.parts]
        nouns = {part.noun for part in parts}
        return Phrase(series([part.text for part in parts]), many=True, noun=nouns.pop() if len(nouns) == 1 else "card")

    def is_named_now(self, voice: Voice) -> bool:
        return any(part.is_named_now(voice) for part in self.parts)

    def named_before(self, voice: Voice) -> Phrase | None:
        """How it is spoken of once the targets among its parts are chosen; nothing where all of them are targets."""
        targets = [part for part in self.parts if part.is_named_now(voice)]
        return None if len(targets) == len(self.parts) else self.mention(voice.having(*targets))

    def named_first(self, voice: Voice) -> Phrase:
        targets = [part.mention(voice) for part in self.parts if part.is_named_now(voice)]
        return Phrase(series([target.text for target in targets]), many=True)


def _story_at(game: Game, piece: Piece) -> int:
    """The story in play that a card, or its host, is committed or attached to."""
    row = game.state.row
    if piece.story != NOTHING and piece.story in row:
        return piece.story
    if piece.host == NOTHING:
        return NOTHING
    if piece.host in row:
        return piece.host
    story = game.state.cards[piece.host].story
    return story if story in row else NOTHING


def _story_left(context: Context) -> list[int]:
    """The story that set an ability off and sent everybody home: its card was there, or its host was (STORY-38)."""
    trigger, before = context.trigger, context.before
    if trigger is None or not trigger.there:
        return []
    host = NOTHING if before is None else before.host
    was_there = any(card == trigger.card or card in trigger.there for card in (context.source, host))
    return [trigger.card] if was_there else []


def source_piece(game: Game, context: Context) -> Piece:
    """The source of an effect: as it was when the effect was announced, if it has left play as its cost."""
    piece = game.state.cards[context.source]
    before = context.before
    return piece if before is None or piece.life == before.life else before


def _controlled(game: Game, seat: int, cards: list[int]) -> list[int]:
    """Those of the cards that a player controls."""
    pieces = game.state.cards
    return [card for card in cards if pieces[card].controller == seat]


THIS: Final = This()
ITSELF = Itself()
THE_GIVER = Giver()
HOST = Host()
HOST_STORY = Host("story")
HOST_CARD = Host("card")
THIS_STORY = ThisStory()
ITS_STORY = ThisStory("that story")
SAME_STORY = ThisStory("the same story as this card")
HOSTS_STORY = ThisStory("the same story as attached character")
THAT_CARD = ThatCard()
THAT_CHARACTER = ThatCard("character")
THOSE_CARDS = ThatCard("cards", all_=True)
THOSE_CHARACTERS = ThatCard("characters", all_=True)
THE_CAUSE = ThatCard(causing=True)
"""The card whose effect brought it about, or whose effect is used."""
THAT_STORY_CARD = ThatCard("story")
"""The story that the trigger was about, where a trigger is about cards: a story won or declined."""
THAT_STORY = ThatStory()


def choose(
    what: Cards, number: Amount | int = 1, up_to: Amount | int = 0, as_: str = "", by: Who = YOU,
    limit: Total | None = None,
) -> Choose:
    """A target: choose(CHARACTER), choose(CHARACTER.insane, up_to=2), choose(CARD.in_(DISCARD), X)."""
    return Choose(what, up_to or number, bool(up_to), as_, by, limit=limit)


def any_number(what: Cards, as_: str = "", by: Who = YOU, limit: Total | None = None) -> AnyNumber:
    """As many targets as the player likes: put_into_play(any_number(CHARACTER.in_(HAND))); perhaps with a limit on all
    of them together: any_number(MINE, limit=total_icons("CCA"))."""
    return AnyNumber(what, 0, up_to=True, as_=as_, by=by, limit=limit)


def a(
    what: Cards, number: Amount | int = 1, up_to: Amount | int = 0, as_: str = "", by: Who = YOU,
    limit: Total | None = None, as_many: bool = False,
) -> Some:
    """A card that is picked but no target: sacrifice(a(CHARACTER)), exhaust(a(CHARACTER, as_="it")); `as_many` takes
    as many as there are, where there are not so many: sacrifice(a(MINE, 2, as_many=True))."""
    return Some(what, up_to or number, bool(up_to), as_, by, as_many, limit)


def the(chosen: str, noun: str = "character") -> The:
    """A reference to what was chosen under a name before."""
    return The(chosen, noun)


def story_of(whose: Subject) -> StoryOf:
    """The story to which a card is committed: CHARACTER.at(story_of(THAT_CHARACTER))."""
    return StoryOf(whose)


def together(*parts: Subject) -> Together:
    """Several subjects at once."""
    return Together(parts)
