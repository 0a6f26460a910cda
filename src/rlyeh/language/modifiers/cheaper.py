"""Words for how a card may be paid for as it is played: with several domains, or by giving something up."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rlyeh.engine.actions import payment
from rlyeh.engine.changes.lasting import put_in_force
from rlyeh.engine.effects.carry_out import Do
from rlyeh.engine.in_force.effect_sorts import effect_under_way
from rlyeh.engine.state import bindings
from rlyeh.engine.state.occurrence_kinds import Until
from rlyeh.engine.words.modifiers import Layer, Modifier, Question
from rlyeh.engine.words.parts import Amount, Effect
from rlyeh.engine.words.steps import take_step
from rlyeh.engine.words.text_box import Standing
from rlyeh.language.effects.characters import Verb, as_cost
from rlyeh.language.modifiers.prohibitions import CostChange
from rlyeh.language.nouns.amounts import value_of
from rlyeh.language.nouns.players import YOU
from rlyeh.language.nouns.spoken_of import THIS, Choose, Some
from rlyeh.model import Zone
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Claim, Modal, Saying, Sentence, Voice, opened

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context


@dataclass(frozen=True)
class SeveralDomains(Modifier):
    """Several domains may be drained to play the card itself (PAY-39)."""

    answers = Layer.COST

    def only_card(self, context: Context) -> int:
        return context.source

    def reaches(self, game: Game, context: Context, card: int) -> bool:
        return card == context.source

    def change_cost(self, game: Game, context: Context, card: int, payer: int, domain: int) -> int:
        return 0

    def says(self, question: Question) -> bool:
        return question is Question.MANY_DOMAINS

    def claim(self, voice: Voice) -> Sentence:
        rest = f"multiple domains to pay for {voice.this()}"
        return Claim(subject=YOU.mention(voice), modal="may", verb="drain", rest=rest)


@dataclass(frozen=True)
class GivenUp(Some):
    """The cards that are given up so that a card costs less: any number, or up to so many, but enough that it can be
    paid."""

    each: int = 1

    def slot(self) -> str:
        return bindings.GIVEN_UP

    def bounds(self, game: Game, context: Context) -> tuple[int, int]:
        return 0, value_of(self.number, game, context) or len(self.what.cards(game, context))

    def complete(self, game: Game, context: Context, picked: tuple[int, ...]) -> bool:
        less = self.each * len(picked)
        return bool(payment.prices_by_domain(game, context.seat, context.source, less=less))

    def picked(self, voice: Voice) -> str:
        return super().picked(voice) if self.number else f"any number of {self.what.in_general(voice).text}"


@dataclass(frozen=True)
class GiveUpToPlay(Effect):
    """Cards are given up so that a card costs less: for each that went so much, until the card is played."""

    STEPS = ("begin", "lower", "finish")

    deed: Verb
    each: int

    def step(self, game: Game, frame: Do) -> None:
        take_step(self, game, frame)

    def begin(self, game: Game, frame: Do) -> None:
        """What is given up is picked, and goes."""
        game.push(Do(self.deed, frame.context))

    def lower(self, game: Game, frame: Do) -> None:
        """What went makes the card cheaper; where one of them escaped, nothing does (PAY-9)."""
        number = len(frame.context.bound.get(bindings.GIVEN_UP, ()))
        if number and game.state.succeeded:
            change = CostChange(THIS, -self.each * number, next_only=True)
            put_in_force(game, Standing((change,)), frame.context, Until.PHASE)

    def sentences(self, voice: Voice) -> list[Sentence]:
        price = self.deed.as_price(voice)
        return [Saying(words=f"{price} to lower the cost of {voice.this()} by {self.each} each")]


@dataclass(frozen=True)
class CheaperFor(Modifier):
    """As its player plays the card itself, they may give something up to lower its cost (PAY-38). Until then it costs
    as little as it might."""

    answers = Layer.COST

    offer: GiveUpToPlay

    def only_card(self, context: Context) -> int:
        return context.source

    def reaches(self, game: Game, context: Context, card: int) -> bool:
        return card == context.source

    def change_cost(self, game: Game, context: Context, card: int, payer: int, domain: int) -> int:
        if effect_under_way(game, card) is not None:
            return 0
        whom = self.offer.deed.whom
        assert isinstance(whom, GivenUp)
        most = len(whom.candidates(game, context, self.offer.deed))
        number = value_of(whom.number, game, context)
        return -self.offer.each * (min(most, number) if number else most)

    def given_up(self) -> Effect | None:
        return self.offer

    def claim(self, voice: Voice) -> Sentence:
        you = YOU.mention(voice)
        offered = Modal(subject=you, modal="may", words=self.offer.sentences(voice)[0].bare())
        return opened(offered, f"when {you.text} play {voice.this()}")


def several_domains() -> Standing:
    """The card itself may be paid for with several domains: several_domains()."""
    return Standing((SeveralDomains(),), zones=(Zone.HAND,))


def cheaper_for(deed: Effect, number: int = 1, up_to: Amount | int = 0) -> Standing:
    """The card itself costs less for each card given up as it is played: cheaper_for(sacrifice(a(MINE)), 1); any number
    of them, or only so many: cheaper_for(return_to_hand(a(MINE)), 3, up_to=1)."""
    assert isinstance(deed, Verb), "what is given up are cards that something is done to"
    assert isinstance(deed.whom, Choose), "what is given up is picked"
    cost = as_cost(replace(deed, whom=GivenUp(deed.whom.what, up_to, up_to=True, each=number)))
    assert isinstance(cost, Verb), "a deed stays one as a cost"
    return Standing((CheaperFor(GiveUpToPlay(cost, number)),), zones=(Zone.HAND,))


__all__ = ["CheaperFor", "SeveralDomains", "cheaper_for", "several_domains"]
