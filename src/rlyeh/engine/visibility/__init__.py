"""Visibility: who sees what, decided in one place for browsers, spectators, bots and training alike.

A seat knows every card in an open zone, and of the hidden ones (hands, decks, the story deck, domains added from a
deck: GEN-10) those it has seen and not lost sight of since: `Piece.seen` keeps that.
"""

from rlyeh.engine.state.knowledge import knowers
from rlyeh.engine.visibility.change_tracker import Onlooker
from rlyeh.engine.visibility.imagine import hidden_from
from rlyeh.engine.visibility.knowledge import knows
from rlyeh.engine.visibility.program_view import Sight, Stand
from rlyeh.engine.visibility.program_view_updates import Lookout, sight
from rlyeh.engine.visibility.seat_view import Open, view
from rlyeh.engine.visibility.view_types import (
    CardView,
    DecisionView,
    DomainView,
    InPlayView,
    KnownView,
    LastingView,
    OptionView,
    SideView,
    StoredView,
    StoryView,
    View,
)

__all__ = [
    "CardView",
    "DecisionView",
    "DomainView",
    "InPlayView",
    "KnownView",
    "LastingView",
    "Lookout",
    "Onlooker",
    "Open",
    "OptionView",
    "SideView",
    "Sight",
    "Stand",
    "StoredView",
    "StoryView",
    "View",
    "hidden_from",
    "knowers",
    "knows",
    "sight",
    "view",
]
