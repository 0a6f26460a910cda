"""Guards over the rendered text of cards, as the tests hold them."""

from rlyeh.translation.guards import faults as oddities

__all__ = ["oddities"]
