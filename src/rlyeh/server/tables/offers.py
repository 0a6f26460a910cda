"""Offers: what one player proposes and the other agrees to, and what a bot says to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.server.errors import NotNow
from rlyeh.server.tables import log_entries as log
from rlyeh.server.tables import undoing

if TYPE_CHECKING:
    from rlyeh.server.tables.table_state import Fold

BOT_AGREES: frozenset[str] = frozenset(("pause", "resume", "undo"))
"""What bots agree to. That they let answers be taken back is known beforehand (`undoing.is_free`), so it need not be
offered to them."""


def check_offer(fold: Fold, offer: log.Offered) -> None:
    """Raise what is wrong with a proposal."""
    if offer.what in fold.offers:
        raise NotNow("That has already been offered.")
    if (offer.what == "resume") != fold.paused and offer.what in ("pause", "resume"):
        raise NotNow("The game is already paused." if fold.paused else "The game is not paused.")
    if offer.what == "undo":
        undoing.last_given(fold, offer.seat)


def check_reply(fold: Fold, reply: log.Agreed | log.Declined) -> None:
    """Raise what is wrong with an answer to a proposal."""
    offerer = fold.offers.get(reply.what)
    if offerer is None:
        raise NotNow("There is no such offer.")
    if isinstance(reply, log.Agreed) and offerer == reply.seat and not fold.setup.solo:
        raise NotNow("Your opponent has to agree.")
