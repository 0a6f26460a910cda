"""Access rules: who may look at what. Every route that names a game asks here."""

from __future__ import annotations

import secrets

from rlyeh.server.errors import NotNow, NotThere, NotYours
from rlyeh.server.services import Services
from rlyeh.server.storage.games import StoredGame
from rlyeh.server.storage.people import Person

HIDDEN = "There is no such game."


async def seated(services: Services, person: Person, id: str) -> StoredGame:
    """A game that somebody plays or owns; for others it is not there."""
    game = await services.games.get(id)
    if not game.seats_of(person.id) and game.owner != person.id:
        raise NotThere(HIDDEN)
    return game


async def visible(services: Services, person: Person | None, id: str, share: str | None = None) -> StoredGame:
    """A game that somebody plays or may watch or has a link to."""
    game = await services.games.get(id)
    if person is not None and (game.seats_of(person.id) or game.owner == person.id):
        return game
    if _has_link(game, share):
        return game
    if may_watch(game) or game.has_public_replay or (game.kind == "lobby" and game.status == "open"):
        return game
    raise NotThere(HIDDEN)


def may_watch(game: StoredGame) -> bool:
    """Whether somebody who plays neither side may watch: where the table says so and has no password. Tables that are
    not in the lobby are found only by those who were told their id, which nobody can guess."""
    return game.status == "playing" and game.is_public


async def finished(services: Services, person: Person | None, id: str, share: str | None = None) -> StoredGame:
    """A game that is over, for those who played it, for those with a link, and where it could be watched for anybody:
    all its cards are open to them."""
    game = await services.games.get(id)
    is_own = person is not None and (bool(game.seats_of(person.id)) or game.owner == person.id)
    if not is_own and not _has_link(game, share) and not game.has_public_replay:
        raise NotThere(HIDDEN)
    if game.status != "over":
        raise NotNow("The game is not over: its cards are still hidden.")
    return game


def _has_link(game: StoredGame, share: str | None) -> bool:
    if share is None or game.share is None:
        return False
    return secrets.compare_digest(share.encode(), game.share.encode())


def own(game: StoredGame, person: Person) -> None:
    """Only who opened a table may take it away."""
    if game.owner != person.id:
        raise NotYours("This is not your table.")
