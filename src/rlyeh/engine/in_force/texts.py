"""The continuous effects and triggers of one card: modifiers with their context, and abilities that listen.

Abilities are sorted by what they wait for. All of it is found out once for each card, and `rlyeh.engine.in_force.index`
gathers it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from rlyeh.engine.state import shown
from rlyeh.engine.state.cards import NOTHING, Piece
from rlyeh.engine.state.decision import Option
from rlyeh.engine.state.records import Context, Lasting
from rlyeh.engine.words.modifiers import Layer, Modifier
from rlyeh.engine.words.parts import Condition
from rlyeh.engine.words.printed_card import acts_from_hand
from rlyeh.engine.words.text_box import Ability, Watch
from rlyeh.model import Label, Zone

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

PLAY: Final = Zone.PLAY
HAND: Final = Zone.HAND
ACTION: Final = Label.ACTION
RESPONSE: Final = Label.RESPONSE
PASSIVE: Final = Label.PASSIVE
BLANK: Final = int(Layer.BLANK)
BECOME: Final = int(Layer.BECOME)
PLAYABLE: Final = int(Layer.PLAYABLE)
SHAPING: Final = frozenset((BLANK, BECOME, int(Layer.GRANT), PLAYABLE))
"""Layers whose modifiers decide what else is in force."""
SUMMED_UP: Final = frozenset(
    int(layer)
    for layer in (
        Layer.COST,
        Layer.KEYWORD,
        Layer.SKILL_SET,
        Layer.CANNOT,
        Layer.IMMUNE,
        Layer.NEEDED,
        Layer.OPEN,
    )
)
"""Layers of which the index notes what may come of them."""


@mypyc_attr(acyclic=True)
class InForce:
    """A continuous effect: a modifier with the context it speaks in."""

    __slots__ = ("condition", "context", "kind", "lasting", "modifier", "only_card", "subjects")

    def __init__(
        self, modifier: Modifier, context: Context, condition: Condition | None, lasting: Lasting | None = None
    ) -> None:
        self.modifier = modifier
        self.context = context
        self.condition = condition
        self.lasting = lasting
        self.subjects = frozenset(lasting.subjects) if lasting is not None and lasting.subjects else None
        self.only_card = modifier.only_card(context)
        """The one card that it can reach, where there is only one."""
        self.kind = modifier.forbidden_kind()
        """The one kind of occurrence that it forbids, where there is only one."""

    def holds(self, game: Game) -> bool:
        """Whether its circumstances hold."""
        return self.condition is None or self.condition.holds(game, self.context)

    def reaches(self, game: Game, card: int) -> bool:
        """Whether it holds for this card now."""
        if self.subjects is not None:
            if (card, game.state.cards[card].life) not in self.subjects:
                return False
            return self.condition is None or self.condition.holds(game, self.context)
        if self.only_card != card and self.only_card != NOTHING:
            return False
        if self.condition is not None and not self.condition.holds(game, self.context):
            return False
        return self.modifier.reaches(game, self.context, card)

    def __repr__(self) -> str:
        return f"<{shown.phrase(self.modifier)} from {shown.number(self.context.source)}>"


@mypyc_attr(acyclic=True)
class Listener:
    """A triggered ability that could be used, on a card that is where the ability works."""

    __slots__ = (
        "ability", "before", "card", "context", "kept_context", "lasting", "least", "needs_ready", "option", "price",
        "seat",
    )  # fmt: skip

    def __init__(
        self, card: int, seat: int, ability: Ability, context: Context | None = None, lasting: int = 0
    ) -> None:
        self.card = card
        self.seat = seat
        self.ability = ability
        self.context = context
        """The context that granted the ability, if it is not printed on the card."""
        self.before: Piece | None = None
        """The card as it was in play, where it answers its leaving."""
        self.kept_context: Context | None = None
        """A context in which it is asked again and again whether it may be used (`asking_context`)."""
        self.option: Option | None = None
        """The option to use it, as it was last offered as an Action."""
        self.price = 0
        """What at least must be drained for its costs: most abilities are ruled out by that."""
        self.needs_ready = False
        """Whether its costs ask that the card be ready, which rules out most of the others."""
        for cost in ability.costs:
            drained = cost.least_drain()
            if drained > self.price:
                self.price = drained
            if cost.needs_ready(context):
                self.needs_ready = True
        self.least = self.price
        """The same, or what an event itself costs, which is used by playing it, unless a text in force changes that."""
        self.lasting = lasting
        """The id of the lasting effect that it is, if it is one: a card may have set up the same several times."""

    def asking_context(self, game: Game) -> Context:
        """A context in which to ask whether it may be used: the same as before, unless that was written on. Whoever
        uses it sets `kept_context` to None."""
        context = self.kept_context
        if context is None or context.bound or context.x:
            context = self.kept_context = Context(self.card, self.seat, game.state.cards[self.card].life)
            context.before = self.before
            if self.context is not None:
                context.bound = dict(self.context.bound)
        return context

    def __repr__(self) -> str:
        return f"<{shown.phrase(self.ability)} of {shown.number(self.card)} for seat {self.seat}>"


NO_ENTRIES: Final[list[tuple[int, InForce]]] = []
NO_LISTENERS: Final[list[Listener]] = []
NO_KEYED: Final[list[tuple[tuple[int, bool, int], Listener]]] = []
NO_REPLACEMENTS: Final[list[tuple[int, Listener]]] = []
NO_WATCHES: Final[list[tuple[Watch, Context]]] = []
NO_KINDS: Final[frozenset[int]] = frozenset()


@mypyc_attr(acyclic=True)
class Bundle:
    """Modifiers and abilities that come into force together, sorted by the questions and occurrences they wait for.

    Most of its lists stay empty, and then they are the same for all: hundreds of them would set off Python's search for
    cycles again and again. So they are replaced and never added to.
    """

    __slots__ = ("actions", "awaited_kinds", "entries", "listeners", "replacements", "response_kinds", "watches")

    def __init__(self) -> None:
        self.entries = NO_ENTRIES
        """Modifiers, each with its layer."""
        self.actions = NO_LISTENERS
        self.listeners = NO_KEYED
        self.replacements = NO_REPLACEMENTS
        self.watches = NO_WATCHES
        self.awaited_kinds = NO_KINDS
        self.response_kinds = NO_KINDS

    def listen(self, listener: Listener) -> None:
        """Sort an ability in by what it waits for."""
        ability = listener.ability
        label = ability.label
        if label is ACTION:
            self.actions = [*self.actions, *for_players(listener)]
        elif ability.trigger is not None:
            kinds = ability.kinds()
            if label is RESPONSE:
                self.response_kinds |= kinds
            else:
                self.awaited_kinds |= kinds
            for kind in sorted(kinds):
                if label is PASSIVE and ability.instead:
                    self.replacements = [*self.replacements, (kind, listener)]
                    continue
                key = (label, ability.trigger.before, kind)
                self.listeners = [*self.listeners, *[(key, each) for each in for_players(listener)]]


def for_players(listener: Listener) -> list[Listener]:
    """The listeners of an ability: one, or another one for the other player as well, where any player may use it."""
    ability = listener.ability
    if not ability.any_player:
        return [listener]
    other = Listener(listener.card, 1 - listener.seat, ability, listener.context)
    other.before = listener.before
    return [listener, other]


@mypyc_attr(acyclic=True)
class Texts(Bundle):
    """The continuous effects and abilities of a card: what its own text brings while the card is where it is, made once
    for each object, used in every index."""

    __slots__ = ("controller", "face", "forces_rebuild", "from_hand", "is_summed_up", "life")

    def __init__(self, piece: Piece) -> None:
        super().__init__()
        self.face = piece.face
        self.life = piece.life
        self.controller = piece.controller
        self.forces_rebuild = bool(piece.face.blanks or piece.face.becomes)
        """Whether it decides by more than granting what else is in force, so that the index is built anew for it."""
        self.is_summed_up = bool(piece.face.is_special or piece.face.watches)
        """Whether it has a part in what the index sums up."""
        self.from_hand = NO_LISTENERS
        """The Actions of a card in hand."""
        context = Context(piece.id, piece.controller, piece.life)
        zone = piece.zone
        for text in piece.face.standing_in[zone]:
            for modifier in text.modifiers:
                layer = int(modifier.layer)
                if layer == PLAYABLE:
                    self.forces_rebuild = True
                if layer in SUMMED_UP:
                    self.is_summed_up = True
                # Those two are asked before any text counts (`Index.build`), so they are not sorted in.
                if layer not in (BLANK, BECOME):
                    self.entries = [*self.entries, (layer, InForce(modifier, context, text.while_))]
        for ability in piece.face.abilities_in[zone]:
            listener = Listener(piece.id, piece.controller, ability)
            if piece.face.is_event and zone is HAND:
                listener.least = max(listener.price, piece.face.cost)
            if zone is HAND and acts_from_hand(ability):
                self.from_hand = [*self.from_hand, listener]
            else:
                self.listen(listener)
        if zone is PLAY and piece.face.watches:
            self.watches = [(watch, context) for watch in piece.face.watches]


def texts_of(piece: Piece) -> Texts:
    """The continuous effects and abilities of a card's own text; made once for each object, which the same life,
    controller and face make the same, and shared with copies of the game."""
    texts = piece.texts
    if (
        texts is None
        or texts.life != piece.life
        or texts.controller != piece.controller
        or texts.face is not piece.face
    ):
        texts = piece.texts = Texts(piece)
    return texts
