"""Training games of the native build, watched before the rules are compiled: `python -m tools.native.games`.

What people do by the thousand, in about the shares in which it takes their time: games at random, as simulations and
benchmarks play them, games read as numbers, as training plays them, and players who think. Always the same games, with
no more than the program itself needs, and NumPy.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from benchmarks.decks import core_game, faces
from rlyeh.bots import Chair, make
from rlyeh.cards import POOL
from rlyeh.decks import MATCHUPS, STORIES, matchup_decks
from rlyeh.encoding import Layout, Schema, Scribe
from rlyeh.engine import LCG, Chance, Game, new_game
from rlyeh.engine.files import load
from rlyeh.model.declaring import is_compiled
from rlyeh.testing.invariants import random_game

STRIDE = 37
"""How far the match-ups of two games are apart, so that a few games see all factions."""


def at_random(game: Game, seed: int) -> Iterator[Game]:
    """Play a game to its end with random answers; yields it at every decision."""
    chance = random.Random(seed)
    while (decision := game.decision) is not None:
        yield game
        options = decision.options
        game.apply(options[int(chance.random() * len(options))])


def quick_game(seed: int) -> Game:
    """A new game between quick decks."""
    decks = matchup_decks(MATCHUPS[seed * STRIDE % len(MATCHUPS)])
    return new_game(POOL, [deck.card_ids() for deck in decks], STORIES, seed, faces=faces())


def simulations(games: int) -> None:
    """Games with Core decks, and some with any cards that there are."""
    for seed in range(games):
        for _ in at_random(core_game(seed), seed):
            pass
        if seed % 4 == 0:
            for _ in at_random(random_game(POOL, LCG, seed, faces()), seed):
                pass


def copies(games: int) -> None:
    """Games that are copied, imagined, saved and hashed on the way."""
    for seed in range(games):
        chance = Chance(seed)
        for number, game in enumerate(at_random(core_game(seed), seed)):
            game.clone()
            if number % 8 == 0:
                game.imagine(number // 8 % 2, chance).hash()
                load(game.save(), faces())


def numbers(games: int) -> None:
    """Games that are seen and answered as numbers."""
    layout = Layout(Schema.whole(POOL))
    for seed in range(games):
        game, chance = quick_game(seed), random.Random(seed)
        scribe = Scribe(layout, game)
        while (decision := game.decision) is not None:
            scribe.look(decision.seat)
            scribe.mark(decision.seat)
            scribe.answer(chance.choice(scribe.numbers()))


def thoughts(games: int) -> None:
    """Games of the acolyte, in which sorcerers are asked now and then."""
    acolyte, sorcerers = make("acolyte"), [make("sorcerer:40"), make("sorcerer:120")]
    for seed in range(games):
        game = quick_game(seed)
        while not game.is_over:
            if len(game.answers) % 40 == 20:
                sorcerers[seed % 2].choose(Chair(game))
            game.apply(acolyte.choose(Chair(game)))


def main() -> None:
    """Play them all."""
    if not is_compiled(Game):
        raise SystemExit("The build to be watched is not the one that plays.")
    simulations(1000)
    copies(20)
    numbers(300)
    thoughts(4)


if __name__ == "__main__":
    main()
