"""Cards that are meant on the command line: by id, set or module, or those that were changed last."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path

from rlyeh.cards import POOL
from rlyeh.cards.sources import declarations
from rlyeh.decks.catalogue import catalogue
from rlyeh.errors import UnknownCard, did_you_mean
from rlyeh.model import Card
from rlyeh.model.sets import SET_NAMES

ROOT = Path(__file__).parents[2]
CARDS = "src/rlyeh/cards"
MODULES = f":(glob){CARDS}/*/*.py"


def chosen_cards(names: Sequence[str]) -> list[Card]:
    """The cards of the pool that are meant, in its order."""
    ids = chosen_ids(names) if names else changed_ids()
    return [card for card in POOL if card.id in ids]


def chosen_ids(names: Sequence[str]) -> set[str]:
    """Ids of cards, declared or not."""
    modules = {declaration.module for declaration in declarations().values()}
    ids: set[str] = set()
    for name in names:
        if name in SET_NAMES:
            ids |= {entry.id for entry in catalogue() if entry.code == name}
        elif name in modules:
            ids |= {card for card, declaration in declarations().items() if declaration.module == name}
        elif name in catalogue() or name in POOL:
            ids.add(name)
        else:
            raise UnknownCard(f'"{name}" is no card, set or module.{did_you_mean(name, [*SET_NAMES, *modules])}')
    return ids


def changed_ids() -> set[str]:
    """The cards of the modules that were changed last: by what is not committed, or else by the last commit."""
    changed = _git("status", "--porcelain", "--untracked-files=all", "--", MODULES)
    paths = [line[3:] for line in changed] or _git("log", "-1", "--name-only", "--format=", "--", MODULES)
    modules = {path.removeprefix(f"{CARDS}/").removesuffix(".py") for path in paths}
    return {card for card, declaration in declarations().items() if declaration.module in modules}


def _git(*arguments: str) -> list[str]:
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True)
    return [line for line in done.stdout.splitlines() if line.strip()]
