"""Dependencies of answers about a card in play, as bits: who looks often asks again only as these change.

Nothing (0) is what the card itself is, or the one with the text, other than exhausted, wounded or marked: its life,
face, controller and host, and whether it is insane.
"""

from typing import Final

STORIES: Final = 1
"""Which story the card is committed to."""
OTHERS: Final = 2
"""The same of other cards in play."""
KEYWORDS: Final = 4
"""Keywords, which texts may give or take."""
SUBTYPES: Final = 8
"""Subtypes, likewise."""
MORE: Final = 16
"""Anything else."""
