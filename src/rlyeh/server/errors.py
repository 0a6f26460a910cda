"""Errors of the server, with the HTTP status of each."""

from rlyeh.errors import RlyehError


class ServerError(RlyehError):
    """A refusal that is told to the client as it is."""

    status = 400
    code = "refused"


class NotSignedIn(ServerError):
    """Nobody is signed in, and somebody has to be."""

    status = 401
    code = "not-signed-in"


class NotYours(ServerError):
    """The thing belongs to somebody else."""

    status = 403
    code = "not-yours"


class NotThere(ServerError):
    """There is no such thing, or it is none of the asker's business whether there is."""

    status = 404
    code = "not-there"


class Taken(ServerError):
    """Somebody was quicker: the name, the seat or the place in the log is taken."""

    status = 409
    code = "taken"


class Stale(ServerError):
    """The answer is for a question that is no longer open."""

    status = 409
    code = "stale"


class NotNow(ServerError):
    """The rules of the table do not allow it at this moment."""

    status = 409
    code = "not-now"


class TooMuch(ServerError):
    """Too many requests, or one that is too large."""

    status = 429
    code = "too-much"


class SetupError(ServerError):
    """The server cannot run with these settings."""

    code = "setup"
