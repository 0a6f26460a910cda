"""The session cookie that says who somebody is: an id and a generation, signed."""

from __future__ import annotations

import hashlib

from itsdangerous import BadSignature, URLSafeTimedSerializer

from rlyeh.server.storage.people import Person

NAME = "rlyeh-session"
LASTS = 365 * 24 * 3600


class Cookies:
    """Signs and reads cookies."""

    def __init__(self, key: str) -> None:
        self._signer = URLSafeTimedSerializer(
            key, salt="rlyeh-session", signer_kwargs={"digest_method": hashlib.sha256}
        )

    def sign(self, person: Person) -> str:
        """The cookie for a person."""
        return self._signer.dumps([person.id, person.generation])

    def read(self, cookie: str | None) -> tuple[str, int] | None:
        """Whom a cookie names; None if it is not ours or too old."""
        if not cookie or len(cookie) > 400:
            return None
        try:
            contents = self._signer.loads(cookie, max_age=LASTS)
        except BadSignature:
            return None
        person, generation = contents
        return str(person), int(generation)
