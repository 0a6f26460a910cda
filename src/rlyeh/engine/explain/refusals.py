"""Refusals: why something is not possible now, for cards in hand, abilities of cards, and commitments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.engine.actions.commit import commit_refusal
from rlyeh.engine.actions.commit_plan import is_watched, plan_refusal
from rlyeh.engine.actions.legality import LABELS, acting, play_refusal_in_full, use_refusal_in_full
from rlyeh.engine.effects.equal_copies import are_equal
from rlyeh.engine.explain.prompts import prompt
from rlyeh.engine.explain.refusals_of_answers import why_no_answer
from rlyeh.engine.in_force.texts import Listener
from rlyeh.engine.state.cards import NOTHING, Piece
from rlyeh.engine.state.decision import Decision, Refusal
from rlyeh.engine.state.knowledge import is_known
from rlyeh.engine.state.occurrence import DONE, PENDING
from rlyeh.engine.state.records import Context
from rlyeh.engine.timing.windows import Reactions
from rlyeh.engine.words.text_box import Ability
from rlyeh.model import CardType, Label, Position, Zone

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

OVER = Refusal("WIN-2", "The game is over.")


def why_not(game: Game, seat: int, card: int) -> list[Refusal]:
    """The reason why a card is no answer to what a player is asked, or why it cannot be played, used or committed now;
    empty if it can."""
    decision = game.decision
    if decision is None:
        return [OVER]
    piece = game.state.cards[card]
    if decision.seat == seat and _is_offered(game, decision, piece):
        return []
    if not is_known(seat, piece):
        return [Refusal("GEN-10", "You do not know that card.")]
    if decision.seat == seat:
        open_ = why_no_answer(game, decision, piece)
        if open_ is not None:
            return open_
    return _without_repetitions(_turn(decision, seat) + _reasons(game, decision, seat, piece))


def why_not_commit(game: Game, seat: int, card: int, story: int) -> list[Refusal]:
    """The reason why a player cannot commit a card to a story now; empty if they can."""
    decision = game.decision
    if decision is None:
        return [OVER]
    piece = game.state.cards[card]
    refusals = _turn(decision, seat)
    if piece.zone is not Zone.PLAY:
        return [*refusals, Refusal("CARD-3", "Only characters in play commit to stories.")]
    if piece.controller != seat:
        return [*refusals, Refusal("GEN-11", "You do not control it.")]
    if story not in game.state.row:
        return [*refusals, Refusal("STORY-2", "That story is not in play.")]
    if decision.kind != "commit" or decision.seat != seat:
        refusals.append(Refusal("STORY-7", "Characters commit only in their controller's commit step."))
    refusal = commit_refusal(game, seat, card, story)
    if refusal is not None:
        refusals.append(refusal)
    elif not refusals and not any((o.card, o.other) == (card, story) for o in decision.options):
        refusals.append(_plan_refusal(game, seat, card, story))
    return _without_repetitions(refusals)


def _plan_refusal(game: Game, seat: int, card: int, story: int) -> Refusal:
    """Why a card that may commit is not offered: the plan has it, does not allow it, is past it, or owes another card
    first."""
    topic = game.topic
    if card in topic.picked:
        return Refusal("STORY-2", "You have already chosen a story for it.")
    if is_watched(game):
        refusal = plan_refusal(game, seat, (*topic.picked, card), (*topic.places, story))
        if refusal is not None:
            return refusal
    return Refusal("STORY-2", "Choose another character first: they are committed in the order offered.")


def _turn(decision: Decision, seat: int) -> list[Refusal]:
    """That it is somebody else's moment."""
    if decision.seat == seat:
        return []
    return [Refusal("TIME-4", "Your opponent is deciding: it is not your decision now.")]


def _is_offered(game: Game, decision: Decision, piece: Piece) -> bool:
    """Whether the open decision offers the card; of equal cards in hand one stands for all."""
    for option in decision.options:
        if option.card == NOTHING or (piece.zone is Zone.HAND and option.verb not in ("play", "use")):
            continue
        if are_equal(game.state.cards[option.card], piece):
            return True
    return False


def _reasons(game: Game, decision: Decision, seat: int, piece: Piece) -> list[Refusal]:
    if piece.zone is Zone.HAND and piece.owner != seat:
        return [Refusal("STATE-35", "It is in your opponent's hand.")]
    if piece.zone is Zone.HAND and piece.face.type is not CardType.EVENT:
        return _playing(game, decision, seat, piece) + _using(game, decision, seat, piece)
    if piece.zone is Zone.PLAY and piece.face.type is CardType.STORY:
        return [Refusal("STORY-39", "A story's effect is used by whoever wins it.")]
    if piece.zone in (Zone.HAND, Zone.PLAY):
        refusals = _using(game, decision, seat, piece) or _state(game, seat, piece)
        return refusals + _committing(game, decision, seat, piece)
    return _using(game, decision, seat, piece) or [_elsewhere(piece)]


def _playing(game: Game, decision: Decision, seat: int, piece: Piece) -> list[Refusal]:
    refusal = play_refusal_in_full(game, seat, piece.id)
    if refusal is not None:
        return [refusal]
    return _asked_first(game, decision, seat, "action")


def _asked_first(game: Game, decision: Decision, seat: int, kind: str) -> list[Refusal]:
    """That the player has another question to answer first."""
    if decision.kind == kind or decision.seat != seat:
        return []
    return [Refusal("TIME-6", f"Answer this first: {prompt(game, decision)}")]


def _committing(game: Game, decision: Decision, seat: int, piece: Piece) -> list[Refusal]:
    """Why a card in play is not among those that may be committed, while its controller commits."""
    if decision.kind != "commit" or decision.seat != seat or piece.controller != seat or piece.zone is not Zone.PLAY:
        return []
    stories = [why_not_commit(game, seat, piece.id, story) for story in game.state.row]
    return stories[0] if stories else []


def _state(game: Game, seat: int, piece: Piece) -> list[Refusal]:
    """Why a card has nothing that its player could use."""
    if piece.controller != seat:
        return [Refusal("GEN-11", "You do not control it.")]
    if piece.position is Position.INSANE:
        return [Refusal("STATE-13", "It is insane: it has no text and cannot act or commit.")]
    if piece.id in game.index().blanked:
        return [Refusal("CARD-14", "Its text box is blank.")]
    if piece.face.text:
        return [Refusal("TIME-23", "Its text works by itself; there is nothing to use.")]
    return [Refusal("TIME-1", "It has no ability to use.")]


def _elsewhere(piece: Piece) -> Refusal:
    if piece.zone is Zone.RESOURCE:
        return Refusal("RES-5", "It is a resource: all it can do is pay.")
    if piece.zone is Zone.WON:
        return Refusal("STATE-2", "It has been won and is no longer in play.")
    return Refusal("EFF-31", "It is out of play, and its text does not work from there.")


# -- abilities -------------------------------------------------------------------------------------------------------


def _using(game: Game, decision: Decision, seat: int, piece: Piece) -> list[Refusal]:
    """Why none of the card's abilities can be used."""
    refusals: list[Refusal] = []
    for listener in _listeners(game, seat, piece):
        refusals += _ability(game, decision, listener)
    return refusals


def _listeners(game: Game, seat: int, piece: Piece) -> list[Listener]:
    """The abilities of the card that the player could ever use, as things are."""
    index = game.index()
    candidates = list(acting(game, seat))
    for listeners in index.listeners.values():
        candidates += [listener for listener in listeners if listener.seat == seat]
    abilities: set[int] = set()
    mine: list[Listener] = []
    for listener in candidates:
        if listener.card == piece.id and id(listener.ability) not in abilities:
            abilities.add(id(listener.ability))
            mine.append(listener)
    return mine


def _ability(game: Game, decision: Decision, listener: Listener) -> list[Refusal]:
    label = listener.ability.label
    if label is Label.FORCED:
        return [Refusal("TIME-21", "Its Forced Response happens by itself.", listener.card)]
    if label is Label.PASSIVE:
        return [Refusal("TIME-23", "Its text works by itself.", listener.card)]
    if label is Label.ACTION:
        return _action(game, decision, listener)
    return _answer(game, decision, listener)


def _action(game: Game, decision: Decision, listener: Listener) -> list[Refusal]:
    context = Context(listener.card, listener.seat, game.state.cards[listener.card].life)
    if listener.context is not None:
        context.bound = dict(listener.context.bound)
    refusal = use_refusal_in_full(game, listener, context)
    refusals = [] if refusal is None else [refusal]
    if decision.seat == listener.seat and decision.kind != "action":
        question = prompt(game, decision)
        refusals.append(Refusal("TIME-2", f"You cannot take an action now. Answer this first: {question}"))
    return refusals


def _answer(game: Game, decision: Decision, listener: Listener) -> list[Refusal]:
    """A disrupt or response: whether it is its moment, and if so, what stands in the way."""
    ability = listener.ability
    frame = game.state.stack[-1]
    if not isinstance(frame, Reactions) or LABELS.get(ability.label) != decision.kind:
        return [_not_its_moment(ability, listener.card)]
    refusals: list[Refusal] = []
    status = PENDING if frame.before else DONE
    for number, occurrence in enumerate(frame.answerable(game)):
        if occurrence.status != status or occurrence.kind not in ability.kinds():
            continue
        context = game.answering(listener, occurrence)
        if context is None:
            continue
        if any(mark[:2] == (number, listener.card) for mark in frame.used):
            reason = "It has already been used for this: a card answers the same trigger only once."
            refusals.append(Refusal("TIME-16", reason))
            continue
        refusal = use_refusal_in_full(game, listener, context)
        if refusal is not None:
            refusals.append(refusal)
    return refusals or [_not_its_moment(ability, listener.card)]


def _not_its_moment(ability: Ability, card: int) -> Refusal:
    trigger = "" if ability.trigger is None else ability.trigger.english()
    if ability.label is Label.DISRUPT:
        return Refusal("TIME-7", f"Its Disrupt can be used only {trigger}.", card, ability.trigger)
    return Refusal("TIME-14", f"Its Response can be used only {trigger}.", card, ability.trigger)


def _without_repetitions(refusals: list[Refusal]) -> list[Refusal]:
    """Each refusal once."""
    return list({(refusal.rule, refusal.text): refusal for refusal in refusals}.values())
