"""Words about who controls cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.changes import lasting
from rlyeh.engine.in_force import prohibitions
from rlyeh.engine.state import bindings, happenings
from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.occurrence_kinds import Kind, Until
from rlyeh.engine.state.records import Context
from rlyeh.engine.words.doing import able, choosing_first, how_long
from rlyeh.engine.words.parts import BARRED, Subject
from rlyeh.language.effects.characters import Verb
from rlyeh.language.effects.enter_play import HostOf
from rlyeh.language.nouns.players import YOU, Who, You
from rlyeh.language.nouns.spoken_of import source_piece
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Act, Claim, Deed, Sentence, Voice, closed

if TYPE_CHECKING:
    from rlyeh.engine.effects.carry_out import Do
    from rlyeh.engine.game import Game


@dataclass(frozen=True)
class TakeControl(Verb):
    """Take control of cards, for good or for a time; when that is over, the latest claim left decides (EFF-17)."""

    kind = int(Kind.TAKE_CONTROL)
    imperative = "take control of"
    takes_control = True

    until: Until = Until.PERMANENT
    who: Who = YOU

    def own_bearing(self, game: Game, context: Context, card: int) -> int:
        if not prohibitions.may_enter(game, card, self.who.seat(game, context)):
            return BARRED
        return super().own_bearing(game, context, card)

    def occurrence(self, game: Game, context: Context, card: int) -> Occurrence:
        home = context.bound.get(bindings.host_of(card), ())
        host = home[0] if home else NOTHING
        return happenings.take_control(card, self.who.seat(game, context), context.source, context.seat, host)

    def step(self, game: Game, frame: Do) -> None:
        home = self._open_home(game, frame.context) if frame.pc == 0 else None
        if home is not None:
            game.pick(home, None, frame.context)
            return
        if frame.pc == 0:
            frame.left = tuple(self.whom.cards(game, frame.context))
        elif frame.left:
            self._claim(game, frame.context, frame.left)
        super().step(game, frame)

    def _open_home(self, game: Game, context: Context) -> HostOf | None:
        """What is still to be chosen: where an attachment goes, if the rule set moves it (FINAL-6)."""
        if not game.rules.taken_attachments_move or any(own.slot() not in context.bound for own in self.own_choices()):
            return None
        for card in self.whom.cards(game, context):
            if game.state.cards[card].host != NOTHING and bindings.host_of(card) not in context.bound:
                return HostOf(card, self.who.seat(game, context), taken=True)
        return None

    def _claim(self, game: Game, context: Context, cards: tuple[int, ...]) -> None:
        """Remember since when and for how long the cards that were taken are somebody's."""
        state = game.state
        claim = Context(context.source, self.who.seat(game, context), context.life)
        taken = [
            card for card in cards if prohibitions.in_play(game, card) and state.cards[card].controller == claim.seat
        ]
        subjects = tuple((card, state.cards[card].life) for card in taken)
        until = self._duration(game, context)
        if subjects:
            lasting.take_hold(game, self, claim, until, subjects)

    def _duration(self, game: Game, context: Context) -> Until:
        """For good, unless the text or, for an attached card, the rule set says otherwise (EFF-16, FINAL-7)."""
        attached = source_piece(game, context).host != NOTHING
        if attached and self.until is Until.PERMANENT and game.rules.attached_control_ends:
            return Until.WHILE_SOURCE
        return self.until

    def sentences(self, voice: Voice) -> list[Sentence]:
        until = how_long(self.until, voice)
        chosen, whom = choosing_first(self.whom, voice)
        if isinstance(self.who, You):
            taken: Sentence = Deed(openers=(until,) if until else (), acts=(Act("take", f"control of {whom.text}"),))
        else:
            who = self.who.mention(voice)
            taken = Claim(openers=(until,) if until else (), subject=who, verb="take", rest=f"control of {whom.text}")
        return [*chosen, closed(taken, able(self.if_able))]


def take_control(whom: Subject, until: Until = Until.PERMANENT, who: Who = YOU) -> TakeControl:
    """Take control: take_control(choose(CHARACTER), until=END_OF_PHASE)."""
    return TakeControl(whom, until=until, who=who)


END_OF_PHASE = Until.PHASE
END_OF_TURN: Final = Until.TURN
WHILE_IN_PLAY = Until.WHILE_SOURCE
