"""The random number generator of a game: one integer, saved, cloned and compared with the rest of the state."""

from __future__ import annotations

from typing import Final

MASK: Final = (1 << 64) - 1
STEP: Final = 0x9E3779B97F4A7C15

NOTE_OF_CHANCE: Final = "chance:"
"""How a note among the answers begins that says where the random source went on (`Game.turn_chance`)."""

MARK_OF_CHANCE: Final = "chance"
"""A mark on the trail of answers (`rlyeh.engine.effects.loop_detection`): cards were drawn or shuffled."""


def advance(seed: int) -> tuple[int, int]:
    """The next state and a 64-bit number drawn from it (the SplitMix64 generator)."""
    seed = (seed + STEP) & MASK
    z = seed
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return seed, z ^ (z >> 31)


class Chance:
    """A random number generator for callers outside the game; the game keeps its own number in its state."""

    __slots__ = ("seed",)

    def __init__(self, seed: int) -> None:
        self.seed = seed & MASK

    def number(self) -> int:
        """A number of 64 bits."""
        self.seed, number = advance(self.seed)
        return number

    def skip(self, numbers: int) -> None:
        """Go on as if so many numbers had been drawn."""
        self.seed = (self.seed + numbers * STEP) & MASK

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1; the bias of the multiplication is below one in 10^17 for decks."""
        self.seed, number = advance(self.seed)
        return (number * bound) >> 64

    def shuffle(self, items: list[int]) -> None:
        """Shuffle a list in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
