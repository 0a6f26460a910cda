"""The beginning of a game: two decks and a story deck become a position about to be set up (chapter SET)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rlyeh.engine.game import Game, Header
from rlyeh.engine.state.cards import NOBODY, new_piece
from rlyeh.engine.state.rule_sets import LCG, RuleSet
from rlyeh.engine.state.state import State
from rlyeh.engine.timing.setup import HAND, ROW, Setup
from rlyeh.engine.words.printed_card import Faces
from rlyeh.errors import DeckError
from rlyeh.model import CardType, Pool, Zone

STORY: Final = CardType.STORY
CONSPIRACY: Final = CardType.CONSPIRACY
DECK: Final = Zone.DECK


def new_game(
    pool: Pool,
    decks: Sequence[Sequence[str]],
    stories: Sequence[str],
    seed: int = 0,
    rules: RuleSet = LCG,
    faces: Faces | None = None,
) -> Game:
    """A new game between two decks of card ids. `pool` must read as the rule set wants it (`pool.under`)."""
    if len(decks) != 2:
        raise DeckError(f"A game has two decks, not {len(decks)}.", source="GEN-1")
    faces = faces or Faces(pool.under(rules.errata))
    state = State(seed & ((1 << 64) - 1))
    for seat, deck in enumerate(decks):
        _add_deck(state, faces, seat, deck, rules)
    for card_id in stories:
        if pool[card_id].type is not CardType.STORY:
            raise DeckError(f"{pool[card_id].title} is no story card and cannot be in the story deck.", source="CARD-2")
        state.story_deck.append(_add(state, faces, card_id, NOBODY, Zone.STORY_DECK))
    if len(state.story_deck) < ROW:
        raise DeckError(f"The story deck has {len(state.story_deck)} cards; a game starts with three.", source="SET-3")
    state.stack.append(Setup())
    header = Header(tuple(tuple(deck) for deck in decks), tuple(stories), state.seed)
    return Game(state, rules, faces, header)


def _add_deck(state: State, faces: Faces, seat: int, deck: Sequence[str], rules: RuleSet) -> None:
    if len(deck) <= HAND:
        raise DeckError(f"The deck of seat {seat} has {len(deck)} cards; setup alone draws eight.", source="SET-5")
    for card_id in deck:
        card = faces.pool[card_id]
        if card.type is STORY:
            raise DeckError(f"{card.title} is a story card and cannot be in a player's deck.", source="CARD-2")
        if card.type is CONSPIRACY and not rules.conspiracies:
            raise DeckError(f"{card.title} is a conspiracy; the rule set {rules.name} has none.", source="CCG-2")
        state.sides[seat].deck.append(_add(state, faces, card_id, seat, DECK))


def _add(state: State, faces: Faces, card_id: str, owner: int, zone: Zone) -> int:
    number = len(state.cards)
    state.cards.append(new_piece(number, faces[card_id], owner, zone))
    return number
