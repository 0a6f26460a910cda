"""Refusals of answers: why a card does not answer the open question: no resource, no target, or what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.engine.effects.equal_copies import are_equal
from rlyeh.engine.explain.prompts import prompt
from rlyeh.engine.state.cards import NOTHING, Piece
from rlyeh.engine.state.decision import Decision, Refusal
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
    return [_REASONS.get(decision.kind, _other)(game, decision, piece)]


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
