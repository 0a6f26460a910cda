"""The rules engine: state, timing, occurrences, characteristics, decisions, visibility.

    game = new_game(pool, decks, stories, seed=7, rules=rule_set("lcg"))
    while (decision := game.decision) is not None:
        game.apply(decision.options[0])

These names are what a game is begun and played with. Other doors lead to what more one may want, and nobody goes
further in: `rlyeh.engine.reading` (what stands on the board), `.visibility` (what a seat may see), `.plans` (several
answers as one), `.explain` (words for people), `.files` (saving and game files), `.words` (what cards are made of).
Wrong decks, answers and files are refused with the errors of `rlyeh.errors`.
"""

from rlyeh.engine.begin import new_game
from rlyeh.engine.game import Game
from rlyeh.engine.state.cards import NOBODY, NOTHING
from rlyeh.engine.state.decision import PASS, Decision, Option, Refusal
from rlyeh.engine.state.random import NOTE_OF_CHANCE, Chance, advance
from rlyeh.engine.state.rule_sets import CCG, FIRST_SIX, LCG, LCG_FINAL, RULE_SETS, RuleSet, rule_set
from rlyeh.engine.words.printed_card import Faces

__all__ = [
    # A game, and the cards it is played with.
    "Faces", "Game", "new_game",
    # Questions and answers; why something is no answer.
    "PASS", "Decision", "Option", "Refusal",
    # No player and no card, where one is named by its number.
    "NOBODY", "NOTHING",
    # Rule sets: the years of the game.
    "CCG", "FIRST_SIX", "LCG", "LCG_FINAL", "RULE_SETS", "RuleSet", "rule_set",
    # The random source of whoever plays, and how a game notes among its answers where its own went on.
    "NOTE_OF_CHANCE", "Chance", "advance",
]
