"""Passwords, kept as argon2 hashes. Hashing takes its time on purpose, so it is done beside the event loop."""

from __future__ import annotations

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

_hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
_NOBODY = _hasher.hash("nobody has this password")


async def hashed(password: str) -> str:
    """What is kept of a password."""
    return await asyncio.to_thread(_hasher.hash, password)


async def fits(password: str, stored: str | None) -> bool:
    """Whether a password is the one that was kept; takes as long where there is none."""
    right = await asyncio.to_thread(_verify, password, stored or _NOBODY)
    return right and stored is not None


def _verify(password: str, stored: str) -> bool:
    try:
        return _hasher.verify(stored, password)
    except (VerificationError, InvalidHashError):
        return False
