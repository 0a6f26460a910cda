"""Games as numbers: a fixed table of actions, flat observations, and features of options for policies that are learned.

Everything here reads a `Sight` (`rlyeh.engine.visibility.sight`), so it knows what a seat may know and no more.
"""

from rlyeh.encoding.actions import ids
from rlyeh.encoding.features import FEATURES, Features, features
from rlyeh.encoding.layout import Layout
from rlyeh.encoding.observation import Observer, observe
from rlyeh.encoding.schema import ActionMeaning, Schema
from rlyeh.encoding.scribe import Scribe

__all__ = [
    "FEATURES",
    "ActionMeaning",
    "Features",
    "Layout",
    "Observer",
    "Schema",
    "Scribe",
    "features",
    "ids",
    "observe",
]
