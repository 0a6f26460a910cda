"""The rules of play: state, timing, occurrences, characteristics, decisions, visibility."""

from rlyeh.engine.game import Game
from rlyeh.engine.state.decision import Decision, Option, Refusal
from rlyeh.engine.state.rule_sets import CCG, LCG, LCG_FINAL, RULE_SETS, RuleSet, rule_set
from rlyeh.engine.timing.setup import new_game

__all__ = [
    "CCG",
    "LCG",
    "LCG_FINAL",
    "RULE_SETS",
    "Decision",
    "Game",
    "Option",
    "Refusal",
    "RuleSet",
    "new_game",
    "rule_set",
]
