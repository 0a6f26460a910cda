"""Verbs that bring cards into play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rlyeh.engine.changes import lasting
from rlyeh.engine.in_force import prohibitions
from rlyeh.engine.in_force.effect_sorts import is_triggered
from rlyeh.engine.state import bindings, happenings
from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.state.decision import Option, with_each
from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.occurrence_kinds import PUT_INTO_PLAY, Until
from rlyeh.engine.state.records import Context
from rlyeh.engine.words.doing import one_act
from rlyeh.engine.words.parts import Choice, Effect, Subject
from rlyeh.engine.words.text_box import Become, Standing
from rlyeh.language.modifiers.characteristics import icon_counts
from rlyeh.language.nouns.cards import Cards
from rlyeh.language.nouns.players import YOU, Who
from rlyeh.language.nouns.spoken_of import THIS, Choose, This
from rlyeh.model import CardType, Keyword, Position, Zone
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Phrase, Sentence, Voice
from rlyeh.model.scope import Scope

if TYPE_CHECKING:
    from rlyeh.engine.effects.carry_out import Do
    from rlyeh.engine.game import Game


@dataclass(frozen=True)
class PutIntoPlay(Effect):
    """Put cards into play: no cost, no match, no "play only if" (EFF-41)."""

    what: Subject
    position: Position = Position.READY
    control: Who | None = None
    """Under whose control; the owner's unless the effect says otherwise (STATE-36)."""
    as_: str = ""
    """A name under which later words speak of the cards as they are in play."""
    from_: Zone | None = None
    """Where this card itself is when it uses the effect."""
    at: Subject | None = None
    """The story to which they enter play committed; that is no committing for triggers."""
    on: Subject | None = None
    """The card to which an attachment goes."""
    becomes: Standing | None = None
    """What it counts as in play, if not as what it is."""
    if_able: bool = False

    def check(self, scope: Scope) -> None:
        super().check(scope)
        scope.bind(self.as_)

    def suits(self, game: Game, context: Context, choice: Choice, candidate: int) -> bool:
        if isinstance(self.on, Choose) and choice.slot() == self.on.slot():
            attachments = self.what.cards(game, context)
            return all(candidate in self._hosts(game, context, card) for card in attachments)
        if isinstance(self.at, Choose) and choice.slot() == self.at.slot():
            return True
        return self._may_enter(game, context, candidate)

    def _hosts(self, game: Game, context: Context, card: int) -> list[int]:
        """The cards to which an attachment may go."""
        hosts = prohibitions.attachable_hosts(game, card, self._controller(game, context, card))
        if self.on is None:
            return hosts
        on = self.on
        if isinstance(on, Choose) and on.slot() not in context.bound:
            return [host for host in hosts if on.what.includes(game, context, host)]
        return [host for host in hosts if on.includes(game, context, host)]

    def _may_enter(self, game: Game, context: Context, card: int) -> bool:
        piece = game.state.cards[card]
        seat = piece.owner if self.control is None else self.control.seat(game, context)
        if piece.face.attach_to is not None:
            return bool(self._hosts(game, context, card))
        return prohibitions.may_enter(game, card, seat, self.position is Position.INSANE)

    def possible(self, game: Game, context: Context) -> bool:
        if self.if_able:
            return True
        if isinstance(self.what, This) and not self._may_enter(game, context, context.source):
            return False
        return super().possible(game, context)

    def step(self, game: Game, frame: Do) -> None:
        home = self._open_home(game, frame.context) if frame.pc == 0 else None
        if home is not None:
            game.pick(home, None, frame.context)
            return
        if frame.pc == 0 and isinstance(self.what, Cards):
            rivals = self._rivals(game, frame.context)
            if rivals:
                options = with_each("enter", rivals)
                seat = self._controller(game, frame.context, rivals[0])
                asks = "These cards cannot be in play together. Which one enters play?"
                game.ask(seat, "order", options, "EFF-26", frame.context.source, asks)
                return
        if frame.pc and self.as_:
            context = frame.context
            cards = [card for card in context.bound[self.as_] if prohibitions.in_play(game, card)]
            bindings.bind(game.state, context, self.as_, tuple(cards))
        super().step(game, frame)

    def _open_home(self, game: Game, context: Context) -> HostOf | None:
        """What is still to be chosen: the card that an attachment goes to (STATE-26)."""
        if self.on is not None:
            return None
        for card in self.what.cards(game, context) if self.position is not Position.INSANE else ():
            if game.state.cards[card].face.attach_to is not None and bindings.host_of(card) not in context.bound:
                return HostOf(card, self._controller(game, context, card))
        return None

    def answer(self, game: Game, frame: Do, option: Option) -> None:
        bound = frame.context.bound
        bound[self._first()] = (*bound.get(self._first(), ()), option.card)

    def _first(self) -> str:
        """Where the context keeps the cards that were picked to enter before their rivals."""
        return f"{self.ref} first"

    def _controller(self, game: Game, context: Context, card: int) -> int:
        return game.state.cards[card].owner if self.control is None else self.control.seat(game, context)

    def _rivals(self, game: Game, context: Context) -> list[int]:
        """Cards of one player of which not all may be in play together: their controller settles it (EFF-26)."""
        cards = self.what.cards(game, context)
        if len(cards) < 2:
            return []
        first = context.bound.get(self._first(), ())
        for seat in (game.state.active, 1 - game.state.active):
            mine = [card for card in cards if self._controller(game, context, card) == seat]
            candidates = [
                card
                for card in mine
                if card not in first
                and self._may_enter(game, context, card)
                and not any(other in mine and self._clash(game, card, other) for other in first)
            ]
            rivals = [card for card in candidates if any(self._clash(game, card, other) for other in candidates)]
            if rivals:
                return rivals
        return []

    def _clash(self, game: Game, card: int, other: int) -> bool:
        face, other_face = game.state.cards[card].face, game.state.cards[other].face
        if card != other and face.unique and other_face.unique and face.title == other_face.title:
            return True
        words = (*face.keywords, *other_face.keywords)
        return self.position is not Position.INSANE and Keyword.HEROIC in words and Keyword.VILLAINOUS in words

    def perform(self, game: Game, context: Context) -> None:
        first = context.bound.get(self._first(), ())
        cards = sorted(self.what.cards(game, context), key=lambda card: card not in first)
        if self.as_:
            context.bound[self.as_] = tuple(cards)
        if self.on is not None:
            cards = [card for card in cards if self._go_to_host(game, context, self.on, card)]
        if self.becomes is not None and cards:
            state = game.state
            coming = tuple([(card, state.cards[card].life + 1) for card in cards])
            lasting.take_hold(game, self.becomes, context.apart(), Until.PERMANENT, coming)
        game.state.succeeded = bool(cards)
        stories = [] if self.at is None else self.at.cards(game, context)
        story = stories[0] if stories else NOTHING
        game.happen([enter(game, context, card, self.position, self.control, story) for card in cards])

    def _go_to_host(self, game: Game, context: Context, on: Subject, card: int) -> bool:
        """Whether there is the card to which it is to go, and it can."""
        hosts = [host for host in on.cards(game, context) if host in self._hosts(game, context, card)]
        context.bound[bindings.host_of(card)] = tuple(hosts[:1])
        return bool(hosts)

    def sentences(self, voice: Voice) -> list[Sentence]:
        what = self.what
        position = "" if self.position is Position.READY else f" {self.position.name.lower()}"
        from_hand = self.from_ is Zone.HAND and not isinstance(what, (Cards, Choose))
        from_ = f" from {YOU.possessive(voice)} hand" if from_hand else ""
        control = "" if self.control is None else f" under {self.control.possessive(voice)} control"
        at = "" if self.at is None else f" committed to {self.at.mention(voice).text}"
        on = "" if self.on is None else f" attached to {self.on.mention(voice).text}"
        tail = f"into play{position}{from_}{control}{at}{on}{self._as_what(voice)}"
        return one_act("put", what, voice.away(), tail, self.if_able)

    def _as_what(self, voice: Voice) -> str:
        """What it enters play as: "as a Monster character card with skill 3, [terror]"."""
        become = None if self.becomes is None else self.becomes.modifiers[0]
        return f" {become.as_what(voice)}" if isinstance(become, Become) else ""



def enter(
    game: Game, context: Context, card: int, position: Position = Position.READY, control: Who | None = None,
    story: int = NOTHING,
) -> Occurrence:
    """A card being put into play."""
    seat = game.state.cards[card].owner if control is None else control.seat(game, context)
    host = next(iter(context.bound.get(bindings.host_of(card), ())), NOTHING)
    return happenings.enter_play(
        card, seat, context.source, context.seat, PUT_INTO_PLAY, position=position, host=host, story=story,
        triggered=int(is_triggered(context)),
    )  # fmt: skip


@dataclass(frozen=True)
class HostOf(Choice):
    """The host of an attachment as it enters play, or as a player takes control of it; its controller chooses
    (STATE-26, STATE-38)."""

    spoken = False
    verb = "attach"

    attachment: int
    seat: int
    taken: bool = False

    def slot(self) -> str:
        return bindings.host_of(self.attachment)

    def chooser(self, game: Game, context: Context) -> int:
        return self.seat

    def candidates(self, game: Game, context: Context, effect: Effect | None) -> list[int]:
        homes = prohibitions.homes_of_taken if self.taken else prohibitions.attachable_hosts
        return homes(game, self.attachment, self.seat)

    def mention(self, voice: Voice) -> Phrase:
        return Phrase("what it is attached to")


def put_into_play(
    what: Subject, position: Position = Position.READY, control: Who | None = None, as_: str = "",
    from_: Zone | None = None, at: Subject | None = None, on: Subject | None = None, if_able: bool = False,
) -> PutIntoPlay:
    """Put cards into play; `as_` names them for what comes later: put_into_play(THIS, as_="it", from_=HAND). With `at`,
    committed to a story: put_into_play(THIS, from_=HAND, at=THAT_STORY). An attachment may go to a certain card:
    put_into_play(a(ATTACHMENT.in_(DISCARD)), on=choose(MINE))."""
    return PutIntoPlay(what, position, control, as_, from_, at, on, if_able=if_able)


def enters_as_character(
    skill: int, icons: str, subtypes: str = "", keywords: Sequence[Keyword] = (), as_: str = "",
) -> PutIntoPlay:
    """An event puts itself into play as a character: enters_as_character(skill=3, icons="TTCC", subtypes="Monster")."""
    names = tuple([name.strip() for name in subtypes.split(",") if name.strip()])
    words = tuple([(keyword, 1) for keyword in keywords])
    become = Become(THIS, CardType.CHARACTER, names, skill, icon_counts(icons), words)
    return PutIntoPlay(THIS, as_=as_, becomes=Standing((become,)))
