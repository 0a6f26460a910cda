"""Words for how a card enters play and for what it is meanwhile: exhausted, a copy of another, a character."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rlyeh.engine.changes.lasting import put_in_force
from rlyeh.engine.in_force import prohibitions
from rlyeh.engine.state import bindings
from rlyeh.engine.state.occurrence_kinds import Kind, Until
from rlyeh.engine.state.records import Context
from rlyeh.engine.words.modifiers import Layer, Modifier, Question
from rlyeh.engine.words.parts import Choice, Condition, Effect, Subject
from rlyeh.engine.words.text_box import Ability, Become, Period
from rlyeh.language.effects.characters import ReturnToHand
from rlyeh.language.modifiers.characteristics import OfCards, icon_counts
from rlyeh.language.nouns.cards import Cards, spoken_of
from rlyeh.language.nouns.players import ANY_PLAYER, YOU, Who
from rlyeh.language.nouns.spoken_of import THIS, The, This
from rlyeh.language.triggers.events import After, leaves_play
from rlyeh.model import CardType, Keyword, Label, Position
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Claim, Phrase, Saying, Sentence, Voice, capital
from rlyeh.model.scope import Scope

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.words.printed_card import Face

@dataclass(frozen=True)
class ModelOf(Choice):
    """The character that a card becomes a copy of; one whose Heroic or Villainous would clash cannot be."""

    spoken = False

    what: Cards

    def slot(self) -> str:
        return bindings.MODEL

    def is_target(self) -> bool:
        return True

    def candidates(self, game: Game, context: Context, effect: Effect | None) -> list[int]:
        cards = game.state.cards
        return [
            card
            for card in self.what.cards(game, context)
            if not prohibitions.immune(game, card, context.source)
            and prohibitions.may_enter(game, context.source, context.seat, face=cards[card].face)
        ]

    def mention(self, voice: Voice) -> Phrase:
        return self.what.one_of_them(voice)


@dataclass(frozen=True)
class Enters(Modifier):
    """How the card itself enters play: exhausted, if something holds just before; or, when it is played, as a printed
    copy of a character that its player chooses (EFF-42), with a text that speaks of that one as the "model"."""

    answers = Layer.ENTER

    exhausted_if: Condition | None = None
    copy_of: Cards | None = None
    afterwards: Ability | None = None

    def speaks_of_itself(self) -> bool:
        return True

    def check(self, scope: Scope) -> None:
        """What it has become a copy of is known to the text that it has then."""
        for word in (self.exhausted_if, self.copy_of):
            if word is not None:
                word.check(scope)
        inner = scope.inside()
        inner.bind(bindings.MODEL)
        if self.afterwards is not None:
            self.afterwards.check(inner)

    def reaches(self, game: Game, context: Context, card: int) -> bool:
        return card == context.source

    def entry_position(self, game: Game, context: Context, card: int, seat: int) -> Position:
        is_exhausted = self.exhausted_if is not None and self.exhausted_if.holds(game, context)
        return Position.EXHAUSTED if is_exhausted else Position.READY

    def chosen_with(self) -> Choice | None:
        return None if self.copy_of is None else ModelOf(self.copy_of)

    def enters_as(self, game: Game, context: Context) -> Face | None:
        models = [] if self.copy_of is None else spoken_of(game, context, bindings.MODEL)
        return game.state.cards[models[0]].face if models else None

    def has_entered(self, game: Game, context: Context) -> None:
        if self.afterwards is not None and spoken_of(game, context, bindings.MODEL):
            own = context.apart()
            own.life = game.state.cards[context.source].life
            put_in_force(game, self.afterwards, own, Until.PERMANENT)

    def claim(self, voice: Voice) -> Sentence:
        this = Phrase(voice.this())
        if self.exhausted_if is not None:
            condition = self.exhausted_if.circumstance(voice).led_by("if")
            return Claim(closing=f" {condition}", subject=this, verb="enter", rest="play exhausted")
        assert self.copy_of is not None
        played = f"when {YOU.mention(voice).text} play {this.text} from {YOU.possessive(voice)} hand"
        words = f"{played}, choose {self.copy_of.one_of_them(voice).text}."
        words += f" {capital(this.text)} becomes a printed copy of it"
        return Saying(words=words if self.afterwards is None else f"{words}. {self.afterwards.entry(voice)}")


@dataclass(frozen=True)
class EntersIn(OfCards):
    """Cards that enter play exhausted or insane: the card itself, or all of a kind that come under a player's control;
    perhaps only the first of them each turn or phase, whoever's it is. What enters insane does not go insane: nothing
    protects it, and it has no keywords yet (KEY-21)."""

    answers = Layer.ENTER

    position: Position
    whose: Who = ANY_PLAYER
    first_each: Period | None = None

    def check(self, scope: Scope) -> None:
        if self.position is Position.READY:
            scope.refuse("enters_in: cards enter play ready anyway; say EXHAUSTED or INSANE.")
        super().check(scope)

    def speaks_of_itself(self) -> bool:
        return isinstance(self.subject, This)

    def reaches(self, game: Game, context: Context, card: int) -> bool:
        """Also while the card is not in play yet."""
        subject = self.subject
        return subject.fits(game, context, card) if isinstance(subject, Cards) else card == context.source

    def entry_position(self, game: Game, context: Context, card: int, seat: int) -> Position:
        if self.first_each is not None and self._is_late(game, context):
            return Position.READY
        return self.position if seat in self.whose.seats(game, context) else Position.READY

    def _is_late(self, game: Game, context: Context) -> bool:
        """Whether one of the kind has entered play already this turn or phase."""
        state = game.state
        for kind, phase, card, _, _ in state.memory:
            is_recent = self.first_each == "turn" or phase is state.phase
            if kind == Kind.ENTER_PLAY and is_recent and self.reaches(game, context, card):
                return True
        return False

    def claim(self, voice: Voice) -> Sentence:
        how = f"play {self.position.name.lower()}"
        if self.whose != ANY_PLAYER:
            how = f"{how} under the control of {self.whose.mention(voice).text}"
        who = self.subject.in_general(voice)
        if self.first_each is not None and isinstance(self.subject, Cards):
            who = Phrase(f"the first {self.subject.in_words(voice)} that enters play each {self.first_each}")
        return Claim(subject=who, verb="enter", rest=how)


def enters_as_copy(of: Cards, returns: bool = False) -> Enters:
    """A card that enters play as a copy: enters_as_copy(CHARACTER.non_unique.cost(at_most=X, printed=True))."""
    back = Ability(Label.PASSIVE, (ReturnToHand(THIS),), trigger=After(leaves_play(The(bindings.MODEL))))
    return Enters(copy_of=of, afterwards=back if returns else None)


def enters_exhausted(
    who: Subject = THIS, *, if_: Condition | None = None, whose: Who = ANY_PLAYER, first_each: Period | None = None
) -> Modifier:
    """Cards enter play exhausted, the card itself perhaps under a circumstance:
    enters_exhausted(if_=none(SUPPORT.of(YOU))), enters_exhausted(CHARACTER, whose=player_with_won(2))."""
    return EntersIn(who, Position.EXHAUSTED, whose, first_each) if if_ is None else Enters(exhausted_if=if_)


def enters_insane(who: Subject = THIS, *, whose: Who = ANY_PLAYER, first_each: Period | None = None) -> EntersIn:
    """Cards enter play insane: enters_insane(), enters_insane(CHARACTER, first_each="turn")."""
    return EntersIn(who, Position.INSANE, whose, first_each)


def counts_as_character(subject: Subject, skill: int, icons: str, keywords: Sequence[Keyword] = ()) -> Become:
    """A card that is a character meanwhile and keeps its text: counts_as_character(THIS, skill=4, icons="TC")."""
    words = tuple((keyword, 1) for keyword in keywords)
    return Become(subject, CardType.CHARACTER, (), skill, icon_counts(icons), words, keeps_text=True)


@dataclass(frozen=True)
class StandTogether(Modifier):
    """Heroic and Villainous characters that a player may control together, against KEY-4 and KEY-5."""

    answers = Layer.KEYWORD

    def reaches(self, game: Game, context: Context, card: int) -> bool:
        return False

    def changed_keyword(self) -> Keyword | None:
        return Keyword.HEROIC

    def says(self, question: Question) -> bool:
        return question is Question.ALLOWS_CLASH

    def claim(self, voice: Voice) -> Sentence:
        rest = "both Heroic and Villainous characters"
        return Claim(subject=YOU.mention(voice), modal="may", verb="control", rest=rest)


def heroic_and_villainous() -> StandTogether:
    """You may control both kinds at the same time: heroic_and_villainous()."""
    return StandTogether()
