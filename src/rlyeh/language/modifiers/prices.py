"""Words for prices that a text puts on acts: committing, choosing a target, using an effect, laying a resource."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.in_force.effect_sorts import is_triggered
from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.words.modifiers import Act, Layer, Modifier
from rlyeh.engine.words.parts import Effect, Subject
from rlyeh.engine.words.text_box import parts_of
from rlyeh.language.effects.characters import as_cost
from rlyeh.language.nouns.players import ANY_PLAYER, OPPONENT, AnyPlayer, Who
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Modal, Phrase, Sentence, Voice
from rlyeh.model.scope import Scope

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context


@dataclass(frozen=True)
class AtAPrice(Modifier):
    """An act that players may do only at a price: whoever cannot pay it may not do it (PAY-34). "You" in the price is
    whoever pays; THAT_STORY and THAT_CARD are what the act is about."""

    answers = Layer.PRICE

    act: Act
    cost: Effect
    what: Subject | None = None
    """The cards that commit, are chosen, or whose effects are used."""
    who: Who = ANY_PLAYER
    at: Subject | None = None
    """The story to which somebody commits."""
    triggered: bool = False
    """For a choice: whether it is that of a triggered effect."""
    if_able: bool = False
    """Whether who cannot pay may do it all the same."""

    def check(self, scope: Scope) -> None:
        scope.must_be_listed(self.act, ACTS, "at_a_price.act")
        for word in (self.what, self.who, self.at):
            if word is not None:
                word.check(scope)
        inner = scope.inside()
        inner.parts = parts_of(frozenset((ACTS[self.act],)))
        self.cost.check(inner)

    def reaches(self, game: Game, context: Context, card: int) -> bool:
        return False

    def has_price(
        self, game: Game, context: Context, act: Act, seat: int, deed: Occurrence, effect: Context | None
    ) -> bool:
        if act is not self.act or seat not in self.who.seats(game, context):
            return False
        if self.what is not None and not self.what.includes(game, context, deed.card):
            return False
        if self.at is not None and deed.story not in self.at.cards(game, context):
            return False
        return not self.triggered or is_triggered(effect)

    def price(self) -> Effect | None:
        return self.cost

    def spares_who_cannot_pay(self) -> bool:
        return self.if_able

    def claim(self, voice: Voice) -> Sentence:
        who = Phrase("each player") if isinstance(self.who, AnyPlayer) else self.who.mention(voice)
        price = self.cost.as_price(self.who.told(voice))
        words = f"{price} to {self._deed(voice)}"
        return Modal(closing=", if able" if self.if_able else "", subject=who, modal="must", words=words)

    def _deed(self, voice: Voice) -> str:
        one = "" if self.what is None else self.what.one_of_them(voice).text
        where = "a story" if self.at is None else self.at.one_of_them(voice).text
        if self.act is Act.CHOOSE:
            return f"choose {one} as a target" + (" of a triggered effect" if self.triggered else "")
        if self.act is Act.USE:
            return "trigger an effect" if self.what is None else f"trigger an ability of {one}"
        if self.act is Act.RESOURCE:
            return "attach a resource in the resource phase"
        if self.act is Act.COMMIT:
            return f"commit {one or 'a character'} to {where}"
        return f"commit characters to {where if self.act is Act.COMMIT_THERE else 'stories'}"


ACTS: Final = {
    Act.COMMIT: Kind.COMMIT,
    Act.COMMIT_THERE: Kind.COMMIT,
    Act.COMMIT_AT_ALL: Kind.COMMIT,
    Act.CHOOSE: Kind.TARGET,
    Act.USE: Kind.TRIGGER,
    Act.RESOURCE: Kind.ATTACH_RESOURCE,
}
"""The acts, each with what happens by it."""


def price_to_commit(
    cost: Effect,
    what: Subject | None = None,
    *,
    to: Subject | None = None,
    once: bool = False,
    who: Who = ANY_PLAYER,
    if_able: bool = False,
) -> AtAPrice:
    """A price for committing: of each card, price_to_commit(pay(1), HOST); once for a story, price_to_commit(pay(2),
    to=SAME_STORY, who=OPPONENT); or once for the whole commitment, price_to_commit(wound(a(MINE)), once=True)."""
    act = Act.COMMIT if what is not None else Act.COMMIT_AT_ALL if once else Act.COMMIT_THERE
    return AtAPrice(act, as_cost(cost), what, who, to, if_able=if_able)


def price_to_choose(cost: Effect, what: Subject, who: Who = OPPONENT, triggered: bool = False) -> AtAPrice:
    """A price for choosing a card as a target: price_to_choose(discard_from_hand(), MINE.faction(AGENCY))."""
    return AtAPrice(Act.CHOOSE, as_cost(cost), what, who, triggered=triggered)


def price_to_trigger(cost: Effect, of: Subject | None = None, who: Who = ANY_PLAYER) -> AtAPrice:
    """A price for triggering effects: price_to_trigger(pay(1), of=HOST)."""
    return AtAPrice(Act.USE, as_cost(cost), of, who)


def price_of_resource(cost: Effect, who: Who = ANY_PLAYER, if_able: bool = False) -> AtAPrice:
    """A price for the resource of the turn: price_of_resource(discard_from_hand())."""
    return AtAPrice(Act.RESOURCE, as_cost(cost), None, who, if_able=if_able)


__all__ = ["AtAPrice", "price_of_resource", "price_to_choose", "price_to_commit", "price_to_trigger"]
