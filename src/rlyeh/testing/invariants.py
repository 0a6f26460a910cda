"""Invariants: what holds in any position of any game. Property tests and the fuzzer check positions with these."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from rlyeh.engine import NOBODY, NOTHING, Chance, Faces, Game, RuleSet, new_game
from rlyeh.engine.files import load, same_state
from rlyeh.engine.reading import being_won
from rlyeh.model import CardType, Pool, Zone

FURTHER: Final = 60
"""Answers for which copies are played on: a turn or two, in which domains are drained and refreshed."""


class Broken(AssertionError):  # noqa: N818
    """An invariant that does not hold."""


def random_decks(pool: Pool, rules: RuleSet, chance: random.Random, size: int = 50) -> tuple[list[str], list[str]]:
    """Two random decks out of all cards that the rule set knows, copies included."""
    cards = [
        card.id
        for card in pool
        if card.type is not CardType.STORY and (rules.conspiracies or card.type is not CardType.CONSPIRACY)
    ]
    return [chance.choice(cards) for _ in range(size)], [chance.choice(cards) for _ in range(size)]


def random_stories(pool: Pool, chance: random.Random) -> list[str]:
    """A random story deck."""
    stories = [card.id for card in pool if card.type is CardType.STORY]
    return chance.sample(stories, min(10, len(stories)))


def random_game(pool: Pool, rules: RuleSet, seed: int, faces: Faces | None = None) -> Game:
    """A new game between random decks."""
    chance = random.Random(seed)
    decks = random_decks(pool, rules, chance)
    return new_game(pool, decks, random_stories(pool, chance), seed, rules, faces)


def check_cards(game: Game) -> None:
    """Every card is in exactly one place, and that place is where the card says it is."""
    state = game.state
    places: list[tuple[Zone, Sequence[int]]] = [
        (Zone.PLAY, state.play),
        (Zone.PLAY, state.row),
        (Zone.STORY_DECK, state.story_deck),
        (Zone.UNDER, state.under),
    ]
    for side in state.sides:
        places += [(Zone.DECK, side.deck), (Zone.HAND, side.hand), (Zone.DISCARD, side.discard), (Zone.WON, side.won)]
        places += [(Zone.REMOVED, side.removed)]
        places += [(Zone.RESOURCE, domain.resources) for domain in side.domains]
        places += [(Zone.DOMAIN, [domain.card]) for domain in side.domains if domain.card != NOTHING]
    zone_of: dict[int, Zone] = {}
    for zone, cards in places:
        for card in cards:
            if card in zone_of:
                raise Broken(f"card {card} is in two places: {zone_of[card].name} and {zone.name}")
            zone_of[card] = zone
    for piece in state.cards:
        zone = zone_of.get(piece.id, piece.zone)
        if zone is not piece.zone or (piece.id not in zone_of and piece.zone is not Zone.LIMBO):
            raise Broken(f"{piece} says it is in {piece.zone.name}, but it lies in {zone.name}")


def check_pieces(game: Game) -> None:
    """Positions, wounds and attachments make sense."""
    won = being_won(game)
    for piece in game.state.cards:
        if piece.wounds < 0 or min(piece.tokens) < 0:
            raise Broken(f"{piece} has a negative number of wounds or tokens")
        # Text that works from a won pile is that of whoever won the card.
        strange = piece.controller != piece.owner and piece.zone is not Zone.WON
        if piece.zone is not Zone.PLAY and (piece.wounds or piece.story != NOTHING or strange):
            raise Broken(f"{piece} is out of play but carries what only cards in play have (STATE-4)")
        if piece.story != NOTHING and piece.story not in (*game.state.row, *won):
            raise Broken(f"{piece} is committed to something that is no story in play")


def check_options(game: Game) -> None:
    """There are at least two options, none is listed twice, and every one can be applied. It leads to where it leads in
    a saved copy, which shares nothing with the game and so knows nothing of what other copies did."""
    decision = game.decision
    if decision is None:
        return
    keys = decision.keys()
    if len(keys) < 2 or len(set(keys)) != len(keys):
        raise Broken(f"a decision of kind {decision.kind} lists {keys}")
    saved = load(game.save(), game.faces)
    for key in keys:
        copy, reloaded = game.clone(), saved.clone()
        copy.apply(key)
        reloaded.apply(key)
        if repr(copy.decision) != repr(reloaded.decision) or not same_state(copy, reloaded):
            raise Broken(f"after {key} a copy goes on with {copy.decision}, a saved one with {reloaded.decision}")


def check_copies(game: Game) -> None:
    """Clone and saved copy are the same game, and go on in the same way."""
    clone = game.clone()
    saved = load(game.save(), game.faces)
    if not same_state(game, clone) or not same_state(game, saved):
        raise Broken("a clone or saved copy differs from the game")
    decision = game.decision
    if decision is None:
        return
    key = decision.keys()[0]
    clone.apply(key)
    saved.apply(key)
    if not same_state(clone, saved):
        raise Broken(f"clone and saved copy differ after {key}")


def check_imagined(game: Game, seed: int) -> None:
    """An imagined game looks to the seat exactly as the real one does, and can be played on."""
    for seat in (0, 1):
        imagined = game.imagine(seat, Chance(seed))
        if imagined.view(seat) != game.view(seat):
            raise Broken(f"seat {seat} could tell an imagined game from the real one")
        play_on(imagined, seed)
    play_on(game.clone(), seed)


def play_on(game: Game, seed: int, answers: int = FURTHER) -> None:
    """Play on at random for so many answers, or to the end."""
    chance = random.Random(seed)
    for _ in range(answers):
        decision = game.decision
        if decision is None:
            return
        game.apply(chance.choice(decision.options))


def check_position(game: Game, seed: int = 0, thorough: bool = True) -> None:
    """All of the above; without `thorough` only what costs little."""
    check_cards(game)
    check_pieces(game)
    if thorough:
        check_imagined(game, seed)
        check_options(game)
        check_copies(game)


def play_checked(game: Game, seed: int, every: int = 10, limit: int = 20_000) -> None:
    """Play a game to its end at random, checking positions; raises `Broken` if one is not as it should be."""
    chance = random.Random(seed)
    number = 0
    while (decision := game.decision) is not None:
        check_position(game, seed + number, thorough=number % every == 0)
        game.apply(chance.choice(decision.options))
        number += 1
        if number > limit:
            raise Broken(f"the game did not end within {limit} decisions")
    if game.winner == NOBODY:
        raise Broken("the game ended without a winner (AMB-7)")
