"""Denizens of the Underworld: Yog-Sothoth."""

from rlyeh.language import *

MIND_SWAP = event(
    "dotu-055", "Mind Swap", YOG_SOTHOTH, cost=2, subtypes="Spell, Tactic",
    text=[
        action(
            choosing(choose(MINE, as_="one")),
            choosing(choose(THEIRS, as_="other")),
            then(until_end_of_phase(trade_icons(the("one"), the("other"))), draw()),
        ),
    ],
    rulings=("If one of the two cannot trade, neither does (EFF-14), and nothing is drawn (EFF-12).",),
)
