"""Games as numbers: a fixed table of actions, flat observations, and features of options for policies that are learned.

Everything here reads a `Sight` (`rlyeh.engine.visibility.sight`), so it knows what a seat may know and no more.
"""

from rlyeh.encoding.actions import ids, marks
from rlyeh.encoding.features import FEATURES, Features, features
from rlyeh.encoding.observation import Layout, Observer, observe
from rlyeh.encoding.schema import Meaning, Schema

__all__ = ["FEATURES", "Features", "Layout", "Meaning", "Observer", "Schema", "features", "ids", "marks", "observe"]
