"""Positions in words, for debugging: the board, the stack and the question, with nothing hidden.

What a seat may see is `Game.view`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rlyeh.engine.explain.log_blanks import NAMES
from rlyeh.engine.explain.prompts import option_texts, prompt
from rlyeh.engine.in_force import characteristics
from rlyeh.engine.state.cards import NOBODY, NOTHING, Domain, Piece, Side
from rlyeh.engine.timing.checks import tokens_needed
from rlyeh.model import Icon, Position

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.decision import Decision

NUMBER = re.compile(r"#(\d+)")
MANY = 12
"""So many cards of a pile are named; of more only the newest."""


def titled(game: Game, text: str) -> str:
    """What a repr says, with the title of each card beside its number: "Gug #12"."""
    cards = game.state.cards
    return NUMBER.sub(lambda hit: name(game, int(hit[1])) if int(hit[1]) < len(cards) else hit[0], text)


def name(game: Game, card: int) -> str:
    """A card by title and number."""
    return "nothing" if card == NOTHING else f"{game.state.cards[card].face.title} #{card}"


def position(game: Game, decision: Decision | None) -> str:
    """The whole position: whose turn, both sides, the stories, what lasts, the stack, and what is asked."""
    state = game.state
    lines = [f"{game.rules.title}: turn {state.turn} of {NAMES[state.active]}, {state.phase.english}"]
    for side in state.sides:
        lines += ["", *_side(game, side)]
    lines += ["", "Stories", *[_story(game, card) for card in state.row]]
    if state.lasting:
        lines += ["", "In force for a time", *[f"  {titled(game, repr(lasting))}" for lasting in state.lasting]]
    stack = [f"  {titled(game, repr(frame))}" for frame in reversed(state.stack)]
    lines += ["", "Stack, what goes on now first", *stack, "", *_question(game, decision)]
    return "\n".join(lines)


def _side(game: Game, side: Side) -> list[str]:
    state = game.state
    piles = {"hand": side.hand, "discard": side.discard, "won": side.won, "removed": side.removed}
    mine = [state.cards[card] for card in state.play if state.cards[card].controller == side.seat]
    return [
        f"{NAMES[side.seat]} (seat {side.seat}): {len(side.deck)} cards in the deck",
        *[f"  {_in_play(game, piece)}" for piece in mine],
        *[f"  {_domain(game, number, domain)}" for number, domain in enumerate(side.domains)],
        *[f"  {word}: {_pile(game, pile)}" for word, pile in piles.items() if pile],
    ]


def _pile(game: Game, pile: list[int]) -> str:
    titles = ", ".join(name(game, card) for card in pile[-MANY:])
    return titles if len(pile) <= MANY else f"{len(pile) - MANY} more, then {titles}"


def _domain(game: Game, number: int, domain: Domain) -> str:
    resources = ", ".join(name(game, card) for card in domain.resources)
    return f"domain {number + 1}{', drained' if domain.drained else ''}: {resources or 'no resources'}"


def _in_play(game: Game, piece: Piece) -> str:
    """A card in play: what it is now, how it lies, and where."""
    card = piece.id
    parts = [characteristics.card_type(game, card).value]
    if characteristics.is_character(game, card):
        icons = characteristics.icons(game, card)
        shown = "".join(icon.name[0] * icons[icon] for icon in Icon)
        parts.append(f"skill {characteristics.skill(game, card)}{' ' if shown else ''}{shown}")
    if piece.position is not Position.READY:
        parts.append(piece.position.name.lower())
    if piece.wounds:
        parts.append(f"wounds {piece.wounds}")
    if piece.story != NOTHING:
        parts.append(f"at {name(game, piece.story)}")
    if piece.host != NOTHING:
        parts.append(f"on {name(game, piece.host)}")
    return f"{name(game, card)}: {', '.join(parts)}"


def _story(game: Game, card: int) -> str:
    ours, theirs = game.state.cards[card].tokens
    return f"  {name(game, card)}: {ours} to {theirs} of {tokens_needed(game, card)} tokens"


def _question(game: Game, decision: Decision | None) -> list[str]:
    if game.state.winner != NOBODY:
        return [f"{NAMES[game.state.winner]} has won ({game.state.won_by})."]
    if decision is None:
        return ["Nothing is asked yet."]
    lines = [f"{NAMES[decision.seat]} is asked ({decision.kind}, {decision.rule}): {prompt(game, decision)}"]
    keys = decision.keys()
    width = max(len(key) for key in keys)
    return lines + [f"  {key:{width}}  {text}" for key, text in zip(keys, option_texts(game, decision), strict=True)]
