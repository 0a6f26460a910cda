"""The cards as the server plays with them: one set of faces for each rule set, shared by all tables."""

from __future__ import annotations

from functools import cache

from rlyeh.cards import POOL
from rlyeh.engine import Faces, rule_set

__all__ = ["POOL", "faces"]


@cache
def faces(rules: str) -> Faces:
    """The cards as a rule set reads them."""
    return Faces(POOL.under(rule_set(rules).errata))
