"""The pool: a package a set, a module a faction; one card, one declaration."""

from __future__ import annotations

from types import ModuleType

from rlyeh.cards import (
    core,
    dreamlands,
    forgotten_lore,
    key_and_the_gate,
    rituals_of_the_order,
    secrets_of_arkham,
    sleeper_below,
    summons_of_the_deep,
    yuggoth_contract,
)
from rlyeh.decks.catalogue import printed
from rlyeh.model import Card, Pool

SETS: tuple[ModuleType, ...] = (
    core,
    forgotten_lore,
    summons_of_the_deep,
    dreamlands,
    secrets_of_arkham,
    yuggoth_contract,
    rituals_of_the_order,
    key_and_the_gate,
    sleeper_below,
)
"""The sets, in the order of their release."""


def declared(module: ModuleType) -> list[Card]:
    """The cards that a module declares, in printed order."""
    return [value for value in vars(module).values() if isinstance(value, Card)]


def cards_of(package: ModuleType) -> list[Card]:
    """The cards of a set."""
    return [card for module in package.MODULES for card in declared(module)]


POOL = Pool((card for package in SETS for card in cards_of(package)), printed)
"""Every card there is, as printed; `POOL.under(rules.errata)` is how it reads under a rule set."""
