"""The pool: a package a set, a module a faction; one card, one declaration.

Packages and modules are found, not listed: a new set or faction is a new file.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from rlyeh.cards.from_packs import cards_of_pack
from rlyeh.decks.catalogue import printed
from rlyeh.decks.fan_packs import packs_in_use
from rlyeh.model import Card, Pool
from rlyeh.model.sets import PRINTED_SETS

FACTIONS = (
    "agency", "miskatonic", "syndicate", "silver_twilight", "cthulhu", "hastur", "yog_sothoth", "shub_niggurath",
    "neutral", "stories",
)  # fmt: skip
"""The modules that a set may have, in the order in which cards are printed."""


def declared(module: ModuleType) -> list[Card]:
    """The cards that a module declares, in printed order."""
    return [value for value in vars(module).values() if isinstance(value, Card)]


def package_name(set_name: str) -> str:
    """The package of a set: "The Key and the Gate" is in key_and_the_gate, the Core Set in core."""
    words = set_name.lower().removeprefix("the ").removesuffix(" set").split()
    return "_".join(words)


def _modules_of(package: ModuleType) -> list[ModuleType]:
    names = {module.name for module in iter_modules(package.__path__)}
    strangers = names.difference(FACTIONS)
    if strangers:
        raise ImportError(f"{package.__name__}: no faction has a module {', '.join(sorted(strangers))}.")
    return [import_module(f"{package.__name__}.{name}") for name in FACTIONS if name in names]


def _packages() -> list[ModuleType]:
    """The sets of which cards are declared, in the order of their release."""
    begun = {module.name for module in iter_modules(__path__) if module.ispkg}
    names = [package_name(name) for name in PRINTED_SETS.values()]
    return [import_module(f"{__name__}.{name}") for name in names if name in begun]


SETS: tuple[ModuleType, ...] = tuple(_packages())
"""The sets, in the order of their release."""


def cards_of(package: ModuleType) -> list[Card]:
    """The cards of a set."""
    return [card for module in _modules_of(package) for card in declared(module)]


def _all_cards() -> Iterator[Card]:
    for package in SETS:
        yield from cards_of(package)
    for pack in packs_in_use():
        yield from cards_of_pack(pack)


POOL = Pool(_all_cards(), printed, {pack.facts.code: pack.digest for pack in packs_in_use()})
"""Every card there is, as printed; `POOL.under(rules.errata)` is how it reads under a rule set."""
