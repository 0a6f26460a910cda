"""The HTTP client of an account: cookies and the token against forged requests are taken care of."""

from __future__ import annotations

from types import TracebackType
from typing import Any

import httpx

from rlyeh.client.errors import Refused

CSRF_COOKIE, CSRF_HEADER = "rlyeh-csrf", "x-csrftoken"


class Account:
    """One person's connection to a server: `async with Account("http://localhost:8000") as me:`."""

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")
        self._http = httpx.AsyncClient(base_url=self.url, timeout=30)

    async def __aenter__(self) -> Account:
        await self.get("/api/me")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._http.aclose()

    # -- asking --------------------------------------------------------------------------------------------------------

    async def ask(self, method: str, path: str, body: Any = None, **query: Any) -> Any:
        """Ask anything; what is refused raises `Refused`."""
        token = self._http.cookies.get(CSRF_COOKIE)
        headers = {CSRF_HEADER: token} if token else {}
        parameters = {key: value for key, value in query.items() if value is not None}
        response = await self._http.request(method, path, json=body, params=parameters, headers=headers)
        if response.is_error:
            raise Refused.of(response.status_code, response.text)
        return response.json() if response.content else None

    async def get(self, path: str, **query: Any) -> Any:
        """Look at something."""
        return await self.ask("GET", path, **query)

    async def post(self, path: str, body: Any = None, **query: Any) -> Any:
        """Do something."""
        return await self.ask("POST", path, body, **query)

    # -- the usual -----------------------------------------------------------------------------------------------------

    async def guest(self) -> Any:
        """Come as a guest."""
        return (await self.post("/api/people/guest"))["person"]

    async def register(self, name: str, password: str) -> Any:
        """Take a name and a password."""
        return (await self.post("/api/people/register", {"name": name, "password": password}))["person"]

    async def login(self, name: str, password: str) -> Any:
        """Sign in."""
        return (await self.post("/api/people/login", {"name": name, "password": password}))["person"]

    async def open_game(self, against: str, **options: Any) -> Any:
        """Open a game against "bot", "lobby", "invitation" or "solo"."""
        return await self.post("/api/games", {"against": against, **options})

    async def join(self, game: str, **options: Any) -> Any:
        """Sit down at a table of the lobby."""
        return await self.post(f"/api/games/{game}/join", options)

    async def accept(self, invitation: str, **options: Any) -> Any:
        """Accept an invitation."""
        return await self.post(f"/api/invitations/{invitation}", options)

    @property
    def cookie_header(self) -> str:
        """The cookies as a socket needs them."""
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self._http.cookies.jar)

    def socket_url(self, game: str) -> str:
        """Where the socket of a game is."""
        return f"ws{self.url.removeprefix('http')}/api/games/{game}/socket"
