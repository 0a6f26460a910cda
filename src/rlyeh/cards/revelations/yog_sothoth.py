"""Revelations: Yog-Sothoth."""

from rlyeh.language import *

WALK_THE_PATH = event(
    "rev-018", "Walk the Path", YOG_SOTHOTH, cost=2,
    text=[response(after(ability_used(by=OPPONENT)), copy_effects())],
)
