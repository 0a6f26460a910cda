"""Refusals of answers: why a card does not answer the open question: no resource, no target, or what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.engine.effects.equal_copies import are_equal
from rlyeh.engine.explain.hindrances import hindrances
from rlyeh.engine.explain.prompts import prompt
from rlyeh.engine.explain.sources import Change
from rlyeh.engine.in_force.prohibitions import IMMUNE
from rlyeh.engine.state.cards import NOTHING, Piece
from rlyeh.engine.state.decision import Decision, Refusal
from rlyeh.engine.state.knowledge import is_known
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.model import CardType, Zone

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

WINDOWS = frozenset(("action", "disrupt", "response"))
"""What is asked there is what a card could be used for anyway."""


def is_answer(game: Game, decision: Decision, piece: Piece) -> bool:
    """Whether a card, or an equal copy of it that stands for it, is among the answers."""
    if decision.kind == "setup-resource":
        # The copies and cards that are passed over are only the engine's order of asking.
        return piece.id in game.state.sides[decision.seat].hand and piece.id not in game.topic.picked
    cards = game.state.cards
    return any(option.card != NOTHING and are_equal(cards[option.card], piece) for option in decision.options)


def why_no_answer(game: Game, decision: Decision, piece: Piece) -> list[Refusal] | None:
    """The reason why a card cannot be the answer to the open question; empty if it can, and None for a window or a
    commit step, which have reasons of their own."""
    if decision.kind in WINDOWS:
        return None
    if is_answer(game, decision, piece):
        return []
    if decision.kind == "commit":
        return _no_commitment(piece)
    return [_REASONS.get(decision.kind, _other)(game, decision, piece), *_barriers(game, decision, piece)]


def _no_commitment(piece: Piece) -> list[Refusal] | None:
    if piece.zone is Zone.PLAY and piece.face.type is CardType.STORY:
        return [Refusal("STORY-2", "Choose a character first, then the story to commit it to.")]
    if piece.face.is_character and piece.zone is not Zone.PLAY:
        return [Refusal("CARD-3", "Only characters in play commit to stories.")]
    return None


def _resource(game: Game, decision: Decision, piece: Piece) -> Refusal:
    if piece.zone is Zone.HAND and piece.owner == decision.seat:
        return Refusal("RES-1", "Your resource is a random card from your hand this time.")
    if piece.zone is Zone.RESOURCE:
        return Refusal("RES-1", "It is already a resource, and resources stay where they are.")
    return Refusal("RES-1", "You attach a card from your hand as a resource.")


def _starting_resource(game: Game, decision: Decision, piece: Piece) -> Refusal:
    if piece.zone is Zone.HAND and piece.owner == decision.seat:
        return Refusal("SET-7", "It is already one of your starting resources.")
    return Refusal("SET-7", "Your starting resources are cards from your hand.")


def _chosen(game: Game, decision: Decision, piece: Piece) -> Refusal:
    if piece.id in game.topic.picked:
        return Refusal("EFF-3", "You have already chosen it.")
    return Refusal(decision.rule, f"It is not one of the cards to choose from: {prompt(game, decision)}", decision.card)


def _barriers(game: Game, decision: Decision, piece: Piece) -> list[Refusal]:
    """What keeps from a card in play what would be done to whatever is chosen: a limit of the rules, a text in force,
    or that the card is immune."""
    deed = _deed(game, decision)
    if deed is None or piece.zone is not Zone.PLAY or piece.id in game.topic.picked:
        return []
    refusals = [_barrier(game, decision.seat, change) for change in hindrances(game, piece.id, deed)]
    source = game.topic.context.source
    for entry in game.index().layers[IMMUNE] if source not in (NOTHING, piece.id) else ():
        if entry.reaches(game, piece.id) and entry.modifier.wards_off(game, entry.context, source, game.topic.context):
            title = game.state.cards[source].face.title
            refusals.append(Refusal("EFF-29", f"It is immune to {title}.", entry.context.source, entry.modifier))
    return refusals


def _barrier(game: Game, seat: int, change: Change) -> Refusal:
    if change.rule:
        return Refusal(*(change.rule, change.text))
    if change.source == NOTHING or not is_known(seat, game.state.cards[change.source]):
        return Refusal("GEN-10", "Something that you do not know does not allow it.")
    return Refusal("EFF-28", f"{change.title} does not allow it.", change.source)


def _deed(game: Game, decision: Decision) -> Kind | None:
    """What would be done to the card that is chosen, as far as that can be said."""
    if decision.kind in _DEEDS:
        return _DEEDS[decision.kind]
    if decision.kind == "victim":
        return _STRUGGLES.get(decision.rule)
    kind = getattr(game.topic.effect, "kind", None) if decision.kind == "choose" else None
    return Kind(kind) if isinstance(kind, int) else None


_DEEDS = {"arcane": Kind.READY, "restore": Kind.RESTORE}
_STRUGGLES = {"STORY-20": Kind.GO_INSANE, "STORY-23": Kind.WOUND, "STORY-52": Kind.WOUND}
"""What becomes of the victim of a struggle, by the rule that asks for one."""


def _other(game: Game, decision: Decision, piece: Piece) -> Refusal:
    return Refusal("TIME-6", f"Answer this first: {prompt(game, decision)}", decision.card)


_REASONS = {
    "resource": _resource,
    "setup-resource": _starting_resource,
    "choose": _chosen,
    "victim": _chosen,
    "arcane": _chosen,
    "restore": _chosen,
}
