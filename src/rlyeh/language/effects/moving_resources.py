"""Words for resources that move to another domain or change places with other cards."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rlyeh.engine.state import happenings
from rlyeh.engine.state.decision import Option
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.words.doing import choosing_first, chosen_then, deed
from rlyeh.engine.words.parts import Choice, Effect, Subject
from rlyeh.language.nouns.domains import Domains, whose_domain
from rlyeh.language.nouns.players import ANY_PLAYER, Who
from rlyeh.language.nouns.spoken_of import Choose, The
from rlyeh.model import Zone
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Act, Phrase, Sentence, Voice

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context


@dataclass(frozen=True)
class AnotherDomain(Choice):
    """Another domain of whoever has a resource, to which it may move. It is picked when that happens."""

    resource: Subject
    later = True
    verb = "domain"

    @property
    def rule(self) -> str:
        return "RES-14"

    def slot(self) -> str:
        return self.ref

    def candidates(self, game: Game, context: Context, effect: Effect | None) -> list[int]:
        """The other domains by their places; those of the opponent, as everywhere, by odd numbers."""
        for card in self.resource.cards(game, context)[:1]:
            piece = game.state.cards[card]
            places = [place for place in range(len(game.state.sides[piece.owner].domains)) if place != piece.domain]
            return places if piece.owner == context.seat else [2 * place + 1 for place in places]
        return []

    def options(self, game: Game, context: Context, candidates: list[int]) -> list[Option]:
        owners = [game.state.cards[card].owner for card in self.resource.cards(game, context)]
        if owners == [context.seat]:
            return [Option(self.verb, number=place) for place in candidates]
        return [Option("any-domain", number=number, text=whose_domain(number)) for number in candidates]

    def mention(self, voice: Voice) -> Phrase:
        return Phrase("another domain controlled by the same player", noun="domain")


@dataclass(frozen=True)
class MoveResource(Effect):
    """Move a resource to another domain of the same player (RES-14)."""

    what: Subject
    to: AnotherDomain

    def suits(self, game: Game, context: Context, choice: Choice, candidate: int) -> bool:
        piece = game.state.cards[candidate]
        return choice is self.to or len(game.state.sides[piece.owner].domains) > 1

    def perform(self, game: Game, context: Context) -> None:
        cards = self.what.cards(game, context)[:1]
        places = context.bound.get(self.to.slot(), ())
        game.state.succeeded = bool(cards and places)
        if game.state.succeeded:
            owner = game.state.cards[cards[0]].owner
            place = places[0] if owner == context.seat else places[0] // 2
            game.occur(happenings.move_resource(cards[0], owner, context.source, context.seat, place))

    def sentences(self, voice: Voice) -> list[Sentence]:
        chosen, what = choosing_first(self.what, voice)
        words = what.it() if chosen else what.text
        return [chosen_then(chosen, Act("move", f"{words} to {self.to.mention(voice).text}"))]


@dataclass(frozen=True)
class Exchange(Effect):
    """Two cards outside play change places, each where the other lay (EFF-14): a resource and the top of a deck."""

    one: Subject
    other: Subject

    def suits(self, game: Game, context: Context, choice: Choice, candidate: int) -> bool:
        return game.state.cards[candidate].zone is not Zone.PLAY

    def possible(self, game: Game, context: Context) -> bool:
        return bool(self.other.cards(game, context)) and super().possible(game, context)

    def perform(self, game: Game, context: Context) -> None:
        ones, others = self.one.cards(game, context)[:1], self.other.cards(game, context)[:1]
        game.state.succeeded = bool(ones and others)
        if game.state.succeeded:
            game.occur(happenings.swap(ones[0], context.seat, context.source, context.seat, others[0]))

    def sentences(self, voice: Voice) -> list[Sentence]:
        chosen, one = choosing_first(self.one, voice)
        return [*chosen, *deed("exchange", f"{one.text} with {self.other.mention(voice).text}")]


@dataclass(frozen=True)
class TurnResourcesDown(Effect):
    """Turn the resources on a domain face down: they are neutral from then on, as long as they lie there (RES-17)."""

    which: Domains

    def perform(self, game: Game, context: Context) -> None:
        places = self.which.places(game, context)
        sides = game.state.sides
        cards = [(card, seat) for seat, place in places for card in sides[seat].domains[place].resources]
        game.state.succeeded = bool(places)
        game.happen(
            [happenings.done_to(Kind.TURN_DOWN, card, seat, context.source, context.seat) for card, seat in cards]
        )

    def sentences(self, voice: Voice) -> list[Sentence]:
        turn = deed("turn", "each resource on that domain face down")
        return [*deed("choose", self.which.mention(voice).text), *turn]


def turn_resources_down(whose: Who = ANY_PLAYER) -> TurnResourcesDown:
    """Turn the resources on a domain face down: turn_resources_down(OPPONENT)."""
    return TurnResourcesDown(Domains(whose))


def move_resource(what: Choose) -> MoveResource:
    """Move a resource to another domain of its player: move_resource(a(YOUR_RESOURCES.supplying(SYNDICATE)))."""
    named = replace(what, as_=what.as_ or "resource")
    return MoveResource(named, AnotherDomain(The(named.as_, "resource")))


def exchange(one: Subject, other: Subject) -> Exchange:
    """Two cards change places: exchange(choose(YOUR_RESOURCES), TOP_CARD)."""
    return Exchange(one, other)


__all__ = [
    "AnotherDomain", "Exchange", "MoveResource", "TurnResourcesDown", "exchange", "move_resource",
    "turn_resources_down",
]  # fmt: skip
