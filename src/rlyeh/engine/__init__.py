"""The rules of play: state, timing, occurrences, characteristics, decisions, visibility."""

from rlyeh.engine.decisions import Decision, Option, Refusal
from rlyeh.engine.game import Game
from rlyeh.engine.rulesets import CCG, LCG, LCG_FINAL, RULE_SETS, RuleSet, rule_set
from rlyeh.engine.setup import new_game

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
