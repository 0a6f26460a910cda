"""The word for cards that are played while an effect resolves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.engine.actions.legality import refusal_at_any_time
from rlyeh.engine.actions.play_and_use import Initiate
from rlyeh.engine.in_force import prohibitions
from rlyeh.engine.state import bindings
from rlyeh.engine.words.doing import joined, one_act
from rlyeh.engine.words.parts import Choice, Effect, Subject
from rlyeh.language.nouns.players import YOU
from rlyeh.language.nouns.spoken_of import This
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Sentence, Voice
from rlyeh.model.scope import Scope

if TYPE_CHECKING:
    from rlyeh.engine.effects.carry_out import Do
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context


@dataclass(frozen=True)
class PlayCard(Effect):
    """Play a character, support or conspiracy while the effect resolves: at its cost and within its restrictions, but
    whatever the phase (OPS-12)."""

    what: Subject
    at: Subject | None = None
    """The story to which it is committed as it enters play; that is no committing for triggers."""
    as_: str = ""
    """A name under which later words speak of the card as it is in play."""

    def check(self, scope: Scope) -> None:
        super().check(scope)
        scope.bind(self.as_)

    def suits(self, game: Game, context: Context, choice: Choice, candidate: int) -> bool:
        return refusal_at_any_time(game, context.seat, candidate) is None

    def possible(self, game: Game, context: Context) -> bool:
        if isinstance(self.what, This):
            return refusal_at_any_time(game, context.seat, context.source) is None
        return super().possible(game, context)

    def step(self, game: Game, frame: Do) -> None:
        if frame.pc and self.as_:
            context = frame.context
            cards = [card for card in context.bound.get(self.as_, ()) if prohibitions.in_play(game, card)]
            bindings.bind(game.state, context, self.as_, tuple(cards))
        super().step(game, frame)

    def perform(self, game: Game, context: Context) -> None:
        seat = context.seat
        cards = [card for card in self.what.cards(game, context)[:1] if refusal_at_any_time(game, seat, card) is None]
        game.state.succeeded = bool(cards)
        if self.as_:
            context.bound[self.as_] = tuple(cards)
        if cards:
            play = Initiate.play(game, seat, cards[0])
            stories = [] if self.at is None else self.at.cards(game, context)
            if stories:
                play.context.bound[bindings.COMING_TO] = (stories[0],)
            game.push(play)

    def sentences(self, voice: Voice) -> list[Sentence]:
        where = f"from {YOU.possessive(voice)} hand" if isinstance(self.what, This) else ""
        at = "" if self.at is None else f"committed to {self.at.mention(voice).text}"
        return one_act("play", self.what, voice.away(), joined(where, at))


def play(what: Subject, at: Subject | None = None, as_: str = "") -> PlayCard:
    """Play a card now, whatever the phase: play(a(CHARACTER.cost(at_most=3).in_(HAND)), as_="it")."""
    return PlayCard(what, at, as_)


__all__ = ["PlayCard", "play"]
