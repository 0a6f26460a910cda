"""Files: saved positions, and games as their seed and answers."""

from rlyeh.engine.files.game_file import LARGEST, GameRecord, give
from rlyeh.engine.files.save import fingerprint, load, same_state, save

__all__ = ["LARGEST", "GameRecord", "fingerprint", "give", "load", "same_state", "save"]
