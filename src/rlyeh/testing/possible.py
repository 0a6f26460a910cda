"""Impossible tables: positions that no game can come to, so that no test asserts what could never happen."""

from __future__ import annotations

from collections.abc import Iterator

from rlyeh.engine import NOTHING, Game, reading
from rlyeh.engine.reading import Context, Piece
from rlyeh.engine.words import Subject
from rlyeh.model import CardType, Keyword, Phase, Position, Zone


def impossibilities(game: Game) -> Iterator[str]:
    """What is wrong with a position that was set up, each with the rule that forbids it."""
    for piece in game.state.cards:
        if piece.zone is Zone.PLAY:
            for problem in (*_of_a_card(game, piece), *_of_a_commitment(game, piece), *_of_an_attachment(game, piece)):
                yield f"{piece.face.title} {problem}"
    for seat in (0, 1):
        yield from _of_a_side(game, seat)


def _of_a_card(game: Game, piece: Piece) -> Iterator[str]:
    is_character = reading.is_character(game, piece.id)
    insane = piece.position is Position.INSANE
    if piece.wounds and not is_character:
        yield "is no character and cannot be wounded (STATE-20)."
    elif piece.wounds and insane:
        yield "is insane, and lost its wounds when it went insane (STATE-10)."
    elif piece.wounds > reading.toughness(game, piece.id) and not _survives(game, piece):
        yield f"would have died of its {piece.wounds} wounds (STATE-21)."
    if insane and any(piece.tokens):
        yield "is insane, and lost its tokens when it went insane (STATE-10)."
    if piece.face.type in (CardType.STORY, CardType.CONSPIRACY):
        for seat, tokens in enumerate(piece.tokens):
            needed = reading.tokens_needed(game, piece.id, seat)
            if tokens >= needed:
                yield f"has {tokens} tokens of one player, and is won with {needed} (STORY-37)."


def _survives(game: Game, piece: Piece) -> bool:
    return reading.has_keyword(game, piece.id, Keyword.INVULNERABILITY)


def _of_a_commitment(game: Game, piece: Piece) -> Iterator[str]:
    if piece.story == NOTHING:
        return
    if piece.story not in game.state.row:
        yield "is committed to a card that is no story in play (STORY-2)."
    if piece.position is Position.INSANE:
        yield "is insane and cannot be committed (STATE-12)."
    if game.state.phase is not Phase.STORY and game.state.phase is not Phase.OPERATIONS:
        yield "is committed before the story phase, and everybody went home at the end of the last one (STORY-47)."


def _of_an_attachment(game: Game, piece: Piece) -> Iterator[str]:
    if piece.host == NOTHING:
        return
    host = game.state.cards[piece.host]
    if host.zone is not Zone.PLAY:
        yield "is attached to a card that is not in play (STATE-29)."
    elif host.position is Position.INSANE and not _goes_on(game, piece):
        yield "is attached to an insane character, which lost it when it went insane (STATE-10)."


def _goes_on(game: Game, piece: Piece) -> bool:
    """Whether its own words let it be attached to this host."""
    hosts = piece.face.attach_to
    context = Context(piece.id, piece.controller, piece.life)
    return isinstance(hosts, Subject) and hosts.includes(game, context, piece.host)


def _of_a_side(game: Game, seat: int) -> Iterator[str]:
    cards = [piece for piece in map(game.state.cards.__getitem__, game.state.play) if piece.controller == seat]
    unique = [piece.face.title for piece in cards if piece.face.unique and piece.position is not Position.INSANE]
    for title in {title for title in unique if unique.count(title) > 1}:
        yield f"{title} is unique, and one player has it twice (CARD-7)."
    sides = {word for word in (Keyword.HEROIC, Keyword.VILLAINOUS) for piece in cards
             if reading.has_keyword(game, piece.id, word)}  # fmt: skip
    if len(sides) > 1 and not reading.may_clash(game, seat):
        yield "One player has Heroic and Villainous characters (KEY-5)."
