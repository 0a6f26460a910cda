"""Words for what may be played and used, by whom and from where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from rlyeh.engine.state import bindings
from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.words.modifiers import Layer, Modifier, Question
from rlyeh.engine.words.parts import Condition, Effect, Subject
from rlyeh.language.effects.combine import as_player
from rlyeh.language.nouns.cards import Cards
from rlyeh.language.nouns.players import ANY_PLAYER, OPPONENT, YOU, AnyPlayer, Who
from rlyeh.language.nouns.spoken_of import Choose
from rlyeh.model import Label, Zone
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Claim, Modal, Phrase, Sentence, Voice, opened, series
from rlyeh.model.scope import Scope

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context


@dataclass(frozen=True)
class PlayableFrom(Modifier):
    """Cards may be played from where they lie as if they were in hand: by you, if they lie in a pile; by their owners,
    perhaps at a further cost, if they are kept on another card."""

    answers = Layer.PLAYABLE

    what: Subject
    on: Subject | None = None
    cost: Effect | None = None
    then_to: Literal["", "bottom"] = ""
    """Where an event goes when it has been played, if not to its discard pile: to the bottom of its owner's deck."""
    from_: Zone | None = None
    """Where this card itself is, if it speaks of itself: in its discard pile."""

    def check(self, scope: Scope) -> None:
        self.what.check(scope)
        if isinstance(self.what, Choose):
            scope.bind(self.what.slot())
        if self.on is not None:
            self.on.check(scope)
        if self.cost is not None:
            inner = scope.inside()
            inner.bind(bindings.PLACE)
            self.cost.check(inner)

    def reaches(self, game: Game, context: Context, card: int) -> bool:
        return False

    def forbids(self, game: Game, context: Context, verb: int, card: int, occurrence: Occurrence | None) -> bool:
        return False

    def playable(self, game: Game, context: Context) -> list[int]:
        cards = game.state.cards
        if self.on is None:
            piled = self.what.cards(game, context)
            return [card for card in piled if cards[card].zone is not Zone.DECK or cards[card].face_up]
        places = self.on.cards(game, context)
        assert isinstance(self.what, Cards)
        return [
            card
            for card in game.state.under
            if cards[card].host in places and self.what.fits(game, context, card)
        ]

    def player_of(self, game: Game, context: Context, card: int) -> int:
        return context.seat if self.on is None else game.state.cards[card].owner

    def follows_piles(self) -> bool:
        return self.on is None

    def goes_under_deck(self) -> bool:
        return self.then_to == "bottom"

    def price(self) -> Effect | None:
        return self.cost

    def claim(self, voice: Voice) -> Sentence:
        if self.on is None:
            return self._for_you(voice)
        noun = f"{self.what.in_general(voice).text} attached to {self.on.mention(voice).text}"
        words = f"play their own {noun} as if they were in hand"
        if self.cost is not None:
            words += f" if they also {self.cost.as_price(voice.of_them())}"
        return Modal(subject=Phrase("players", many=True), modal="may", words=words)

    def _for_you(self, voice: Voice) -> Sentence:
        you, what = YOU.mention(voice), self.what.in_general(voice)
        where = f" from {you.whose()} discard pile" if self.from_ is Zone.DISCARD else ""
        as_if = "as if they were" if what.many else "as if it were"
        words = f"play {what.text}{where} {as_if} in {you.whose()} hand"
        if self.then_to == "bottom":
            deck, pile = f"{you.whose()} deck", f"{you.whose()} discard pile"
            words += f", and events among them go to the bottom of {deck} instead of {pile}"
        return Modal(subject=you, modal="may", words=words)


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


def playable_from(
    what: Subject,
    on: Subject | None = None,
    cost: Effect | None = None,
    then_to: Literal["", "bottom"] = "",
    from_: Zone | None = None,
) -> PlayableFrom:
    """Cards may be played from where they lie: playable_from(CHARACTER.in_(DISCARD)), playable_from(THIS,
    from_=DISCARD). Those that are kept `on` another one may be so at a further cost, which speaks of that one as
    `the("place")`."""
    return PlayableFrom(what, on, cost, then_to, from_)


__all__ = [
    "CannotPlay", "CannotTrigger", "PlayableFrom", "RandomResource", "cannot_play", "cannot_trigger",
    "playable_from", "random_resources",
]  # fmt: skip
