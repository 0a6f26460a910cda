"""Trial games: random games whose decks are made of certain cards, with every position checked.

Whoever has written cards plays them so: most faults of a new card show within seconds.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from rlyeh.engine import Faces, Game, RuleSet, new_game
from rlyeh.model import Card, CardType, Pool
from rlyeh.testing.invariants import play_checked, random_stories

SIZE = 50
SHARE = 0.6
"""Of a deck: so much is made of the cards on trial, the rest of any others, so that they find what they speak of."""


def trial_game(pool: Pool, cards: Sequence[Card], rules: RuleSet, seed: int, faces: Faces | None = None) -> Game:
    """A new game with these cards in both decks, and those that are stories in the row first."""
    chance = random.Random(seed)
    known = [card for card in cards if rules.conspiracies or card.type is not CardType.CONSPIRACY]
    ours = [card.id for card in known if card.type is not CardType.STORY]
    stories = [card.id for card in known if card.type is CardType.STORY]
    decks = _deck(pool, ours, rules, chance), _deck(pool, ours, rules, chance)
    others = [story for story in random_stories(pool, chance) if story not in stories]
    return new_game(pool, decks, [*chance.sample(stories, len(stories)), *others][:10], seed, rules, faces)


def _deck(pool: Pool, ours: Sequence[str], rules: RuleSet, chance: random.Random) -> list[str]:
    """Cards of the factions on trial pay for them."""
    no_types = {CardType.STORY} if rules.conspiracies else {CardType.STORY, CardType.CONSPIRACY}
    factions = {pool[card].faction for card in ours}
    others = [card.id for card in pool if card.type not in no_types]
    kin = [card.id for card in pool if card.type not in no_types and card.faction in factions]
    number = int(SIZE * SHARE) if ours else 0
    rest = [chance.choice(kin if kin and chance.random() < 0.5 else others) for _ in range(SIZE - number)]
    return [*(chance.choice(ours) for _ in range(number)), *rest]


def play_trial(
    pool: Pool, cards: Sequence[Card], rules: RuleSet, seed: int, faces: Faces | None = None, every: int = 10
) -> Game:
    """Play one such game to its end and check its positions; raises what goes wrong."""
    game = trial_game(pool, cards, rules, seed, faces)
    play_checked(game, seed, every)
    return game
