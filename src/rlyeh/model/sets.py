"""The names of sets by their code, as card ids begin with it."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final

PRINTED_SETS: Final[dict[str, str]] = json.loads((files("rlyeh.model") / "sets.json").read_text(encoding="utf-8"))
"""The sets of the game in the order of their release."""

SET_NAMES: Final[dict[str, str]] = {**PRINTED_SETS, "test": "Test cards"}
"""Those, and cards that are made up for a test. Packs that people made add theirs when they are read."""
