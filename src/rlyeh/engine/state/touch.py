"""Touches: what a change of the state may touch.

Whoever changes something says it with `game.touched`, and the cache (`rlyeh.engine.in_force.cache`) drops what was
found out with it.
"""

from __future__ import annotations

from typing import Final

CARDS: Final = 0
"""Cards were added to the table: nothing that was found out holds."""
TEXTS: Final = 1
"""A card came to where its text counts, or left that place; it went insane or was restored. Say which card, before it
gets another face."""
FACES: Final = 2
"""A card in play counts as something else: as another card, as an attachment, as a character or no longer so."""
CONTROL: Final = 3
"""A card in play has another controller."""
STORED: Final = 4
"""Cards under others came, went, or may have lost their host."""
LASTING: Final = 5
"""Lasting effects began or ended."""
COMMITMENTS: Final = 6
"""A card was committed to a story, or left it. Say which story."""
ATTACHMENTS: Final = 7
"""A card in play has another host, or none; or it came or went with one."""
WOUNDS: Final = 8
"""A card in play has more or fewer wounds, or left play with some."""
TOKENS: Final = 9
"""A card in play has more or fewer success tokens, or left play with some."""
HANDS: Final = 10
"""A card with Actions that work from there came to a hand or left it. Say whose hand."""
DOMAINS: Final = 11
"""A domain was drained or refreshed, its resources have changed, or it is new. Say whose it is."""
PILES: Final = 12
"""A pile lies in another order."""
TIME: Final = 13
"""Another phase or turn has begun."""
MEMORY: Final = 14
"""Something is remembered for the turn."""
CHANCE: Final = 15
"""The random source goes on from elsewhere."""

TOUCHES: Final = (
    "cards", "texts", "faces", "control", "stored", "lasting", "commitments", "attachments", "wounds", "tokens",
    "hands", "domains", "piles", "time", "memory", "chance",
)  # fmt: skip
"""Their names, each at the place of its number."""
