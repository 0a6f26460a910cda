"""Changes of success tokens and stories."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.engine.changes.moving import NO_MORE, Consequences, deal, learn, move, shuffle
from rlyeh.engine.in_force import characteristics, prohibitions
from rlyeh.engine.state import happenings
from rlyeh.engine.state.occurrence import FAILED, Occurrence
from rlyeh.engine.state.state import State
from rlyeh.engine.state.touch import PILES, TOKENS
from rlyeh.model import Zone

if TYPE_CHECKING:
    from rlyeh.engine.game import Game



def _tokens(game: Game, state: State, card: int, seat: int, change: int) -> bool:
    old = state.cards[card].tokens
    if old[seat] + change < 0:
        return False
    state.edit(card).tokens = (old[0] + change, old[1]) if seat == 0 else (old[0], old[1] + change)
    game.touched(TOKENS)
    return True


def place_token(game: Game, state: State, occurrence: Occurrence) -> None:
    if not prohibitions.in_play(game, occurrence.card) or not _tokens(game, state, occurrence.card, occurrence.seat, 1):
        occurrence.status = FAILED
        return
    # The token may win the story, and then everybody has gone home when that is answered.
    occurrence.there = tuple(characteristics.committed(game, occurrence.card))


def remove_token(game: Game, state: State, occurrence: Occurrence) -> None:
    if not prohibitions.in_play(game, occurrence.card) or not _tokens(
        game, state, occurrence.card, occurrence.seat, -1
    ):
        occurrence.status = FAILED


def move_token(game: Game, state: State, occurrence: Occurrence) -> None:
    """From one player's side of a card to a side of another; the same card means its other side."""
    if not _tokens(game, state, occurrence.card, occurrence.seat, -1):
        occurrence.status = FAILED
        return
    _tokens(game, state, occurrence.receiver, occurrence.side, 1)


def win_story(game: Game, state: State, occurrence: Occurrence) -> None:
    """The winner takes the card; all tokens on it are lost (STORY-38, STORY-45)."""
    occurrence.place_in_row = state.row.index(occurrence.card)
    occurrence.there = tuple(characteristics.committed(game, occurrence.card))
    occurrence.life = _take(game, state, occurrence.card, occurrence.seat)


def _take(game: Game, state: State, card: int, seat: int) -> int:
    """Into a won pile; a text that works there works for the player whose pile it is (WIN-11)."""
    piece = move(game, card, Zone.WON)
    state.sides[seat].won.append(card)
    if Zone.WON in piece.face.text_zones:
        piece.controller = seat
    return piece.life


def become_story(game: Game, state: State, occurrence: Occurrence) -> None:
    """The card lies in its owner's won pile from now on, as a won story (WIN-9)."""
    if not prohibitions.in_play(game, occurrence.card):
        occurrence.status = FAILED
        return
    _take(game, state, occurrence.card, state.cards[occurrence.card].owner)


def eliminate(game: Game, state: State, occurrence: Occurrence) -> None:
    """The other player has won (WIN-10)."""
    game.end(1 - occurrence.seat, "WIN-10")


def deal_story(game: Game, state: State, occurrence: Occurrence) -> None:
    deal(game, occurrence.place_in_row)


def next_story(game: Game, state: State, occurrence: Occurrence) -> None:
    """The searched story deck is shuffled, and the chosen card comes next."""
    shuffle(game, state.story_deck)
    state.story_deck.remove(occurrence.card)
    state.story_deck.append(occurrence.card)
    learn(game, occurrence.card, 1 << occurrence.seat)


def return_story(game: Game, state: State, occurrence: Occurrence) -> None:
    occurrence.life = move(game, occurrence.card, Zone.STORY_DECK).life
    state.story_deck.append(occurrence.card)
    shuffle(game, state.story_deck)


def exchange_story(game: Game, state: State, occurrence: Occurrence) -> Consequences:
    """Both change places, or neither (EFF-14); success tokens stay where they lie, characters go home (AMB-45). Two
    stories in play change their places in the row, and everybody stays at their own (STORY-53)."""
    story, won = occurrence.card, occurrence.partner
    if story in state.row and won in state.row:
        _swap_places(game, state, story, won)
        return NO_MORE
    winner = next((side for side in state.sides if won in side.won), None)
    if story not in state.row or winner is None:
        occurrence.status = FAILED
        return NO_MORE
    home = [
        happenings.uncommit(card, occurrence.source, occurrence.by)
        for card in characteristics.committed(game, story)
    ]
    place, tokens = state.row.index(story), state.cards[story].tokens
    occurrence.life = move(game, story, Zone.WON).life
    winner.won.append(story)
    state.row.insert(place, move(game, won, Zone.PLAY).id)
    state.edit(won).tokens = tokens
    game.touched(TOKENS)
    return home


def _swap_places(game: Game, state: State, one: int, other: int) -> None:
    places = state.row.index(one), state.row.index(other)
    tokens = state.cards[one].tokens, state.cards[other].tokens
    state.row[places[0]], state.row[places[1]] = other, one
    state.edit(one).tokens = tokens[1]
    state.edit(other).tokens = tokens[0]
    game.touched(TOKENS)
    game.touched(PILES)
