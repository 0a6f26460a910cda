"""Words for what may be played and used, by whom and from where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.engine.state import bindings
from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.words.modifiers import Layer, Modifier, Question
from rlyeh.engine.words.parts import Condition, Effect, Subject
from rlyeh.language.effects.combine import as_player
from rlyeh.language.nouns.cards import Cards
from rlyeh.language.nouns.players import ANY_PLAYER, OPPONENT, AnyPlayer, Who
from rlyeh.model import Label, Zone
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Claim, Modal, Phrase, Sentence, Voice, opened, series
from rlyeh.model.scope import Scope

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context


@dataclass(frozen=True)
class PlayableFrom(Modifier):
    """Cards kept on a card may be played from there by their owners as if they were in hand, at a further cost."""

    answers = Layer.PLAYABLE

    what: Cards
    on: Subject
    cost: Effect

    def check(self, scope: Scope) -> None:
        self.what.check(scope)
        self.on.check(scope)
        inner = scope.inside()
        inner.bind(bindings.PLACE)
        self.cost.check(inner)

    def reaches(self, game: Game, context: Context, card: int) -> bool:
        return False

    def forbids(self, game: Game, context: Context, verb: int, card: int, occurrence: Occurrence | None) -> bool:
        return False

    def playable(self, game: Game, context: Context) -> list[int]:
        places = self.on.cards(game, context)
        return [
            card
            for card in game.state.under
            if game.state.cards[card].host in places and self.what.fits(game, context, card)
        ]

    def price(self) -> Effect | None:
        return self.cost

    def claim(self, voice: Voice) -> Sentence:
        noun = f"{self.what.in_words(voice, plural=True)} attached to {self.on.mention(voice).text}"
        price = self.cost.as_price(voice.of_them())
        words = f"play their own {noun} as if they were in hand if they also {price}"
        return Modal(subject=Phrase("players", many=True), modal="may", words=words)


@dataclass(frozen=True)
class CannotPlay(Modifier):
    """Cards that a player cannot play, whichever come to hand; or, as a card says of itself in hand, that one (PAY-35).
    """

    answers = Layer.PLAYABLE

    what: Subject
    who: Who = ANY_PLAYER

    def reaches(self, game: Game, context: Context, card: int) -> bool:
        return False

    def forbids(self, game: Game, context: Context, verb: int, card: int, occurrence: Occurrence | None) -> bool:
        if verb != Kind.PLAYED or occurrence is None or occurrence.seat not in self.who.seats(game, context):
            return False
        what = self.what
        return what.fits(game, context, card) if isinstance(what, Cards) else what.includes(game, context, card)

    def claim(self, voice: Voice) -> Sentence:
        cards = self.what.in_general(voice)
        if isinstance(self.who, AnyPlayer):
            return Claim(subject=cards, modal="cannot", verb="be", rest="played")
        return Claim(subject=self.who.mention(voice), modal="cannot", verb="play", rest=cards.text)


@dataclass(frozen=True)
class CannotTrigger(Modifier):
    """Effects that players cannot trigger: those with certain trigger words or with any, perhaps only from out of play,
    perhaps not those players for whom something holds (TIME-26, EFF-28)."""

    answers = Layer.CANNOT

    labels: tuple[Label, ...] = ()
    who: Who = ANY_PLAYER
    of: Cards | None = None
    out_of_play: bool = False
    unless: Condition | None = None

    def reaches(self, game: Game, context: Context, card: int) -> bool:
        return self.of is None or self.of.fits(game, context, card)

    def forbidden_kind(self) -> int:
        return Kind.TRIGGER

    def forbids(self, game: Game, context: Context, verb: int, card: int, occurrence: Occurrence | None) -> bool:
        if verb != Kind.TRIGGER or occurrence is None or (self.labels and occurrence.label not in self.labels):
            return False
        if occurrence.seat not in self.who.seats(game, context):
            return False
        if self.out_of_play and game.state.cards[card].zone is Zone.PLAY:
            return False
        if self.unless is not None and self.unless.holds(game, as_player(context, occurrence.seat)):
            return False
        return self.reaches(game, context, card)

    def claim(self, voice: Voice) -> Sentence:
        labels = [label.english for label in self.labels]
        effects = f"{series(labels, 'or')} effects" if labels else "effects"
        if self.of is not None:
            effects += f" of {self.of.in_general(voice).text}"
        if self.out_of_play:
            effects += " from out of play"
        who = Phrase("players", many=True) if isinstance(self.who, AnyPlayer) else self.who.mention(voice)
        unless = ""
        if self.unless is not None:
            unless = f" {self.unless.circumstance(self.who.told(voice)).led_by('unless')}"
        return Claim(closing=unless, subject=who, modal="cannot", verb="trigger", rest=effects)


@dataclass(frozen=True)
class RandomResource(Modifier):
    """The resource that an opponent attaches in the resource phase is a random card from hand (RES-1): its player picks
    the domain, and then the card is taken."""

    answers = Layer.PLAYABLE

    def reaches(self, game: Game, context: Context, card: int) -> bool:
        return False

    def forbids(self, game: Game, context: Context, verb: int, card: int, occurrence: Occurrence | None) -> bool:
        return False

    def says(self, question: Question) -> bool:
        return question is Question.RANDOM_RESOURCE

    def claim(self, voice: Voice) -> Sentence:
        rest = "a random card from their hand as a resource"
        attached = Claim(subject=OPPONENT.mention(voice), verb="attach", rest=rest)
        return opened(attached, "in the resource phase")


def random_resources() -> RandomResource:
    """An opponent's resource of the turn is a random card: random_resources()."""
    return RandomResource()


def cannot_play(what: Subject, who: Who = ANY_PLAYER) -> CannotPlay:
    """Cards that cannot be played: until_end_of_phase(cannot_play(EVENT)), cannot_play(EVENT, OPPONENT); the card
    itself at certain times: while_(DAY_TIME, cannot_play(THIS), in_=HAND)."""
    return CannotPlay(what, who)


def cannot_trigger(
    *labels: Label,
    who: Who = ANY_PLAYER,
    of: Cards | None = None,
    out_of_play: bool = False,
    unless: Condition | None = None,
) -> CannotTrigger:
    """Effects that players cannot trigger: cannot_trigger(DISRUPT), cannot_trigger(ACTION, RESPONSE, DISRUPT)."""
    return CannotTrigger(labels, who, of, out_of_play, unless)


def playable_from(what: Cards, on: Subject, cost: Effect) -> PlayableFrom:
    """Cards kept on another one may be played at a further cost, which speaks of that one as `the("place")`."""
    return PlayableFrom(what, on, cost)


__all__ = [
    "CannotPlay", "CannotTrigger", "PlayableFrom", "RandomResource", "cannot_play", "cannot_trigger",
    "playable_from", "random_resources",
]  # fmt: skip
