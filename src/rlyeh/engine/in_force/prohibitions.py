"""Prohibitions: whether a thing can happen to a card, by the rules' own limits and what cards in force forbid."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from rlyeh.engine.in_force import characteristics
from rlyeh.engine.in_force.entering import enters_insane
from rlyeh.engine.state import happenings
from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.occurrence_kinds import PAST_PROTECTION, Kind
from rlyeh.engine.state.records import Context
from rlyeh.engine.words.modifiers import Layer, Question
from rlyeh.engine.words.parts import Subject
from rlyeh.model import CardType, Keyword, Position, Zone

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.in_force.texts import InForce
    from rlyeh.engine.words.printed_card import Face


PLAY: Final = Zone.PLAY
RESOURCE: Final = Zone.RESOURCE
INSANE: Final = Position.INSANE
CONSPIRACY: Final = CardType.CONSPIRACY
INVULNERABILITY: Final = Keyword.INVULNERABILITY
CANNOT: Final = int(Layer.CANNOT)
IMMUNE: Final = int(Layer.IMMUNE)
KEYWORD: Final = int(Layer.KEYWORD)
TRIGGER: Final = int(Kind.TRIGGER)
UNCOMMIT: Final = int(Kind.UNCOMMIT)
GO_INSANE: Final = int(Kind.GO_INSANE)
TARGET: Final = int(Layer.TARGET)
ATTACH: Final = int(Kind.ATTACH)
OPPOSED: Final = ((Keyword.HEROIC, 2, Keyword.VILLAINOUS), (Keyword.VILLAINOUS, 1, Keyword.HEROIC))
"""Keywords that may not stand together, each with the bit of its opposite (`faces.CLASHING`) and the opposite."""


def can_happen(game: Game, kind: int, card: int, occurrence: Occurrence | None = None) -> bool:
    """Whether something of this kind can happen to the card now."""
    check = LIMITS[kind]
    if check is not None and not check(game, card) and not is_past_protection(game, card, occurrence):
        return False
    index = game.force or game.index()
    return kind not in index.forbidden_kinds or not forbidden(game, kind, card, occurrence)


def forbidden(game: Game, kind: int, card: int, occurrence: Occurrence | None = None) -> bool:
    """Whether a text in force says that it cannot happen (EFF-28), or the card is immune to its source (EFF-29)."""
    if forbidder(game, kind, card, occurrence) is not None:
        return True
    if occurrence is not None and occurrence.source != NOTHING and occurrence.source != card:
        return immune(game, card, occurrence.source)
    return False


def forbidder(game: Game, kind: int, card: int, occurrence: Occurrence | None = None) -> InForce | None:
    """The text in force that says that it cannot happen."""
    index = game.force or game.index()
    if kind not in index.forbidden_kinds:
        return None
    for entry in index.layers[CANNOT]:
        if (entry.kind == kind or entry.kind == NOTHING) and forbids(game, entry, kind, card, occurrence):
            return entry
    return None


def forbids(game: Game, entry: InForce, kind: int, card: int, occurrence: Occurrence | None) -> bool:
    """Whether a text in force that may forbid things of this kind forbids this one."""
    if kind == UNCOMMIT and _has_nowhere_to_stay(game, card):
        return False
    if not (entry.holds(game) and entry.modifier.forbids(game, entry.context, kind, card, occurrence)):
        return False
    return entry.subjects is None or entry.reaches(game, card)


def _has_nowhere_to_stay(game: Game, card: int) -> bool:
    """Whether a committed card must leave its story whatever a text says: the story is won or gone (STORY-38), or it is
    no character any more (CARD-3)."""
    story = game.state.cards[card].story
    if story == NOTHING:
        return False
    return game.state.cards[story].zone is not PLAY or not characteristics.is_character(game, card)


def immune(game: Game, card: int, source: int, effect: Context | None = None) -> bool:
    """Whether the card is immune to effects of the source, or to this one of them; never to its own."""
    for entry in (game.force or game.index()).layers[IMMUNE]:
        if card in (source, NOTHING):
            return False
        if entry.reaches(game, card) and entry.modifier.wards_off(game, entry.context, source, effect):
            return True
    return False


def barred_as_target(game: Game, card: int, effect: Context, alone: bool = False) -> bool:
    """Whether a text in force keeps the card from being chosen as a target of the effect, or only as the one target
    that it has."""
    for entry in (game.force or game.index()).layers[TARGET]:
        if entry.reaches(game, card) and entry.modifier.bars_choice(game, entry.context, effect, alone):
            return True
    return False


def in_play(game: Game, card: int) -> bool:
    """Whether the card is in play."""
    return game.state.cards[card].zone is PLAY


def _wound(game: Game, card: int) -> bool:
    return (
        game.state.cards[card].zone is PLAY
        and characteristics.is_character(game, card)
        and not characteristics.has_keyword(game, card, INVULNERABILITY)
    )


def _go_insane(game: Game, card: int) -> bool:
    piece = game.state.cards[card]
    return (
        piece.zone is PLAY
        and piece.position is not INSANE
        and not characteristics.is_protected_from_insanity(game, card)
    )


def is_past_protection(game: Game, card: int, occurrence: Occurrence | None) -> bool:
    """Whether a card goes insane although a terror icon or Willpower would protect it, as an effect says (KEY-22)."""
    if occurrence is None or occurrence.kind != GO_INSANE or occurrence.cause != PAST_PROTECTION:
        return False
    piece = game.state.cards[card]
    return piece.zone is PLAY and piece.position is not INSANE


def _at(position: Position) -> Callable[[Game, int], bool]:
    def check(game: Game, card: int) -> bool:
        piece = game.state.cards[card]
        return piece.zone is PLAY and piece.position is position

    return check


def _commit(game: Game, card: int) -> bool:
    piece = game.state.cards[card]
    if piece.zone is not PLAY or piece.position is INSANE:
        return False
    return characteristics.is_character(game, card) or commits_as_character(game, card)


def commits_as_character(game: Game, card: int) -> bool:
    """Whether a text in force lets the card, which is no character, commit as one (EFF-43)."""
    return any(
        entry.modifier.says(Question.AS_CHARACTER) and entry.reaches(game, card)
        for entry in game.index().of(Layer.COMMIT)
    )


def _uncommit(game: Game, card: int) -> bool:
    piece = game.state.cards[card]
    return piece.zone is PLAY and piece.story != NOTHING


def _heal(game: Game, card: int) -> bool:
    return in_play(game, card) and game.state.cards[card].wounds > 0


def _is_resource(game: Game, card: int) -> bool:
    return game.state.cards[card].zone is RESOURCE


def _put_away(game: Game, card: int) -> bool:
    """What is destroyed or sacrificed is in play, or a resource that the text names as such (RES-6)."""
    return game.state.cards[card].zone in (PLAY, RESOURCE)


CHECKS: Final[dict[int, Callable[[Game, int], bool]]] = {
    Kind.WOUND: _wound,
    Kind.HEAL: _heal,
    Kind.GO_INSANE: _go_insane,
    Kind.RESTORE: _at(Position.INSANE),
    Kind.READY: _at(Position.EXHAUSTED),
    Kind.EXHAUST: _at(Position.READY),
    Kind.COMMIT: _commit,
    Kind.UNCOMMIT: _uncommit,
    Kind.DESTROY: _put_away,
    Kind.SACRIFICE: _put_away,
    Kind.DESTROY_RESOURCE: _is_resource,
    Kind.MOVE_RESOURCE: _is_resource,
    Kind.TURN_DOWN: _is_resource,
    Kind.DISCARD_RESOURCE: _is_resource,
    Kind.DISCARD_PLAY: in_play,
    Kind.ATTACH: in_play,
    Kind.TAKE_CONTROL: in_play,
}
"""The rules' own limits, by kind. Kinds that are not listed can always happen."""

LIMITS: Final = [CHECKS.get(kind) for kind in range(max(Kind) + 1)]
"""The same by the numbers of the kinds, as every occurrence asks for them."""


def may_enter(game: Game, card: int, seat: int, insane: bool = False, face: Face | None = None) -> bool:
    """Whether a card may come under a player's control: uniqueness, Heroic and Villainous, one conspiracy.

    These say what may be in play at all, so they bind however the card arrives (STATE-43, KEY-4, CONSP-4, EFF-41).
    A card that enters play as another one is judged by the `face` it takes on.
    """
    piece = game.state.cards[card]
    if face is not None and face is not piece.face:
        return insane or clashing_card(game, card, seat, face.keywords) == NOTHING
    if piece.face.unique and copy_in_play(game, card, seat) != NOTHING:
        return False
    if piece.face.type is CONSPIRACY:
        return not _has_conspiracy(game, seat)
    if insane or clashing_card(game, card, seat) == NOTHING:
        return True
    return piece.zone is not PLAY and enters_insane(game, card, seat)


def _has_conspiracy(game: Game, seat: int) -> bool:
    """Whether a player has a conspiracy in play."""
    cards = game.state.cards
    return any(cards[card].face.type is CONSPIRACY and cards[card].controller == seat for card in game.state.row)


def copy_in_play(game: Game, card: int, seat: int) -> int:
    """A card of the same title in play that the player controls or owns (STATE-43); one that is attached face down is
    no copy (GEN-16)."""
    cards = game.state.cards
    title = characteristics.title(game, card)
    for other in game.state.play:
        piece = cards[other]
        if piece.facedown:
            continue
        if other != card and seat in (piece.controller, piece.owner) and characteristics.title(game, other) == title:
            return other
    return NOTHING


def may_clash(game: Game, seat: int) -> bool:
    """Whether a text lets the player control Heroic and Villainous characters together, against KEY-4."""
    for entry in (game.force or game.index()).layers[KEYWORD]:
        if entry.modifier.says(Question.ALLOWS_CLASH) and entry.context.seat == seat and entry.holds(game):
            return True
    return False


def clashing_card(game: Game, card: int, seat: int, words: dict[Keyword, int] | None = None) -> int:
    """A character of the player that cannot stand beside the card: Heroic and Villainous (KEY-4)."""
    index = game.force or game.index()
    held_bits = index.clashing[seat]
    if not held_bits or may_clash(game, seat):
        return NOTHING
    piece = game.state.cards[card]
    if words is None:
        if piece.zone is not PLAY and not piece.face.clashing:
            return NOTHING
        words = characteristics.keywords(game, card) if piece.zone is PLAY else piece.face.keywords
    for word, bit, other_word in OPPOSED:
        if word in words and held_bits & bit:
            for other in characteristics.characters(game, seat):
                if characteristics.has_keyword(game, other, other_word):
                    return other
    return NOTHING


def homes_of_taken(game: Game, card: int, seat: int) -> list[int]:
    """The places where an attachment may go when a player takes control of it: to a card of their own that can bear it
    (STATE-38). One on a story may stay there or go to another story (STATE-42). What an effect once attached has no
    requirement of its own: it goes to a card of the same type."""
    state = game.state
    piece = state.cards[card]
    if piece.host in state.row:
        other = attachable_hosts(game, card, seat) if piece.face.attach_to is not None else state.row
        return sorted({piece.host, *[story for story in other if story in state.row]})
    if piece.face.attach_to is not None:
        hosts = attachable_hosts(game, card, seat)
    else:
        kind = characteristics.card_type(game, piece.host)
        hosts = [
            host
            for host in characteristics.controls(game, seat)
            if characteristics.card_type(game, host) is kind and host != card
        ]
    return [host for host in hosts if state.cards[host].controller == seat]


def attachable_hosts(game: Game, card: int, seat: int) -> list[int]:
    """The cards that an attachment may be attached to (STATE-26)."""
    where = game.state.cards[card].face.attach_to
    assert isinstance(where, Subject)
    context = Context(card, seat)
    index = game.force or game.index()
    immunities = index.layers[IMMUNE]
    may_be_barred = ATTACH in index.forbidden_kinds
    hosts: list[int] = []
    for host in where.cards(game, context):
        if host == card or (immunities and immune(game, host, card)):
            continue
        if not (may_be_barred and cannot_bear(game, host, card, seat)):
            hosts.append(host)
    return hosts


def cannot_bear(game: Game, host: int, card: int, seat: int) -> bool:
    """Whether a text in force says that the card cannot be attached to this one."""
    return forbidder(game, ATTACH, card, happenings.attach(card, seat, NOTHING, seat, host)) is not None
