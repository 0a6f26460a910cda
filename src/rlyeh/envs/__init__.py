"""The laboratory: the game through the interfaces that researchers know (docs/research.md).

`rlyeh_v0` is the PettingZoo environment, `rlyeh/Duel-v0` the one for Gymnasium, registered when this package is
imported, and `rlyeh.envs.openspiel` registers the game with OpenSpiel. `Duel` is what they stand on.
"""

from rlyeh.envs.duel import Duel
from rlyeh.envs.duel_env import DuelEnv
from rlyeh.envs.setting import Setting
from rlyeh.envs.shaping import Shaped, potential
from rlyeh.envs.vector import DuelVectorEnv, any_legal, any_listed, register

register()

__all__ = ["Duel", "DuelEnv", "DuelVectorEnv", "Setting", "Shaped", "any_legal", "any_listed", "potential"]
