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
from rlyeh.engine.words.doing import able, choosing_first, deed, how_long
from rlyeh.engine.words.parts import BARRED, Choice, Subject
from rlyeh.language.effects.characters import Verb
from rlyeh.language.effects.enter_play import HostOf
from rlyeh.language.nouns.players import YOU, Who, You
from rlyeh.language.nouns.spoken_of import Choose, source_piece
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
    attach_to: Subject | None = None
    """Where an attachment goes."""
    to_owner: bool = False
    """Whether control goes back to the owner of each card."""

    def own_bearing(self, game: Game, context: Context, card: int) -> int:
        if not prohibitions.may_enter(game, card, self._taker(game, context, card)):
            return BARRED
        return super().own_bearing(game, context, card)

    def _taker(self, game: Game, context: Context, card: int) -> int:
        """The player who gets a card."""
        return game.state.cards[card].owner if self.to_owner else self.who.seat(game, context)

    def occurrence(self, game: Game, context: Context, card: int) -> Occurrence:
        home = context.bound.get(bindings.host_of(card), ())
        if self.attach_to is not None:
            home = tuple(self.attach_to.cards(game, context))
        host = home[0] if home else NOTHING
        taker = self._taker(game, context, card)
        if self.attach_to is not None and game.state.cards[card].controller == taker:
            return happenings.attach(card, taker, context.source, context.seat, host)
        return happenings.take_control(card, taker, context.source, context.seat, host)

    def suits(self, game: Game, context: Context, choice: Choice, candidate: int) -> bool:
        if isinstance(self.attach_to, Choose) and choice.slot() == self.attach_to.slot():
            attachments = self.whom.cards(game, context)
            return all(self._may_go(game, context, card, candidate) for card in attachments)
        if self.attach_to is not None and not self._has_a_home(game, context, self.attach_to, candidate):
            return False
        return super().suits(game, context, choice, candidate)

    def _has_a_home(self, game: Game, context: Context, home: Subject, card: int) -> bool:
        """Whether there is a card to which the attachment could go."""
        hosts = home.what.cards(game, context) if isinstance(home, Choose) else home.cards(game, context)
        return any(self._may_go(game, context, card, host) for host in hosts)

    def _may_go(self, game: Game, context: Context, card: int, host: int) -> bool:
        """Whether an attachment may go to another card (STATE-26)."""
        piece = game.state.cards[card]
        if piece.host == host or piece.face.attach_to is None:
            return piece.host not in (host, NOTHING)
        return host in prohibitions.attachable_hosts(game, card, self._taker(game, context, card))

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
        if self.attach_to is not None or self.to_owner:
            return None
        if not game.rules.taken_attachments_move or any(own.slot() not in context.bound for own in self.own_choices()):
            return None
        for card in self.whom.cards(game, context):
            if game.state.cards[card].host != NOTHING and bindings.host_of(card) not in context.bound:
                return HostOf(card, self.who.seat(game, context), taken=True)
        return None

    def _claim(self, game: Game, context: Context, cards: tuple[int, ...]) -> None:
        """Remember since when and for how long the cards that were taken are somebody's."""
        state = game.state
        if self.to_owner:
            for card in cards:
                back = ((card, state.cards[card].life),)
                own = Context(context.source, state.cards[card].owner, context.life)
                lasting.take_hold(game, self, own, self._duration(game, context), back)
            return
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
        openers = (until,) if until else ()
        chosen, whom = choosing_first(self.whom, voice)
        if self.to_owner:
            back = f"{whom.it() if chosen else whom.text} to {whom.its()} owner's control"
            return [*chosen, *deed("return", back, able(self.if_able))]
        home = ""
        if self.attach_to is not None:
            home = f" and attach {whom.it()} to {self.attach_to.mention(voice).text}"
        rest = f"control of {whom.text}{home}"
        if isinstance(self.who, You):
            taken: Sentence = Deed(openers=openers, acts=(Act("take", rest),))
        else:
            taken = Claim(openers=openers, subject=self.who.mention(voice), verb="take", rest=rest)
        return [*chosen, closed(taken, able(self.if_able))]


def take_control(
    whom: Subject, until: Until = Until.PERMANENT, who: Who = YOU, attach_to: Subject | None = None
) -> TakeControl:
    """Take control: take_control(choose(CHARACTER), until=END_OF_PHASE); of an attachment, and attach it to another
    card: take_control(the("it"), attach_to=choose(CHARACTER))."""
    return TakeControl(whom, until=until, who=who, attach_to=attach_to)


def return_to_owner(whom: Subject, if_able: bool = False) -> TakeControl:
    """Give cards back to their owners, for good: return_to_owner(the("them", "characters"))."""
    return TakeControl(whom, if_able, to_owner=True)


END_OF_PHASE = Until.PHASE
END_OF_TURN: Final = Until.TURN
WHILE_IN_PLAY = Until.WHILE_SOURCE
