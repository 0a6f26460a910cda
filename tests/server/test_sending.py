"""Sent small, kept long: encodings, tags, what browsers may keep, and what is never compressed."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import get_type_hints

import httpx
import pytest

from rlyeh.cards import POOL
from rlyeh.decks import FORMATS, catalogue
from rlyeh.server.routes import decks, games, learning, people, reference, replays
from rlyeh.server.sending import chosen
from tests.server.players import guest
from tools.serving import Server, sqlite_server

pytestmark = pytest.mark.anyio

SCRIPT = b"console.log('Ia! Ia!');" * 100


@pytest.fixture
def table(tmp_path: Path) -> Path:
    """A built table of four files."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>The table</title>")
    (folder / "sigil.svg").write_text("<svg/>")
    script = folder / "assets" / "index-12345678.js"
    script.write_bytes(SCRIPT)
    script.with_name(script.name + ".gz").write_bytes(gzip.compress(SCRIPT))
    script.with_name(script.name + ".br").write_bytes(b"as brotli would have it")
    (folder / "assets" / "secret.key").write_text("not of a kind that is served")
    (tmp_path / "outside.js").write_text("not in the folder")
    return folder


@pytest.mark.parametrize(
    ("accepted", "taken"),
    [
        ("gzip, deflate, br", "br"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("gzip;q=0", "identity"),
        ("*", "br"),
        ("identity", "identity"),
        ("", "identity"),
        ("br;q=nonsense, gzip", "gzip"),
    ],
)
def test_the_best_encoding_is_the_first_that_the_client_takes(accepted: str, taken: str) -> None:
    assert chosen(accepted, ("br", "gzip", "identity")) == taken


async def test_built_files_are_sent_as_the_build_compressed_them_and_kept_for_ever(table: Path, tmp_path: Path) -> None:
    with sqlite_server(tmp_path, {"web": str(table)}) as server:
        async with httpx.AsyncClient(base_url=server.url) as browser:
            path = "/assets/index-12345678.js"
            found = await browser.get(path, headers={"accept-encoding": "gzip"})
            assert (found.content, found.headers["content-encoding"]) == (SCRIPT, "gzip")
            assert int(found.headers["content-length"]) < len(SCRIPT) / 10
            assert found.headers["content-type"] == "text/javascript; charset=utf-8"
            assert found.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert found.headers["vary"] == "accept-encoding"
            # What anybody on the way may keep brings nobody a cookie.
            assert "set-cookie" not in found.headers
            async with browser.stream("GET", path, headers={"accept-encoding": "br, gzip"}) as small:
                raw = b"".join([part async for part in small.aiter_raw()])
            assert (raw, small.headers["content-encoding"]) == (b"as brotli would have it", "br")
            plain = await browser.get(path, headers={"accept-encoding": "identity"})
            assert (plain.content, "content-encoding" in plain.headers) == (SCRIPT, False)
            assert len({each.headers["etag"] for each in (found, small, plain)}) == 3
            outside = ("../outside.js", "%2e%2e%2foutside.js", ".")
            for hidden in ("secret.key", "index-12345678.js.gz", "none.js", *outside):
                assert (await browser.get(f"/assets/{hidden}")).status_code == 404, hidden


async def test_the_page_is_asked_for_each_time_and_sent_when_it_has_changed(table: Path, tmp_path: Path) -> None:
    with sqlite_server(tmp_path, {"web": str(table)}) as server:
        async with httpx.AsyncClient(base_url=server.url) as browser:
            first = await browser.get("/cards/")
            assert (first.text, first.headers["cache-control"]) == (
                "<!doctype html><title>The table</title>",
                "private, no-cache",
            )
            kept = {"if-none-match": f'"other", W/{first.headers["etag"]}'}
            again = await browser.get("/", headers=kept)
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", first.headers["etag"])
            (table / "index.html").write_text("<!doctype html><title>Another table</title>")
            assert (await browser.get("/", headers=kept)).status_code == 200
            assert (await browser.get("/sigil.svg")).headers["content-type"] == "image/svg+xml"
            assert (await browser.get("/no.svg")).status_code == 404


async def test_cards_are_sent_once_for_each_language(one_server: Server) -> None:
    async with httpx.AsyncClient(base_url=one_server.url, headers={"accept-encoding": "gzip"}) as browser:
        english = await browser.get("/api/cards?lang=en")
        german = await browser.get("/api/cards?lang=de")
        assert english.headers["etag"] != german.headers["etag"]
        assert english.headers["cache-control"] == "private, no-cache"
        assert int(english.headers["content-length"]) < len(english.content) / 5
        again = await browser.get("/api/cards?lang=en", headers={"if-none-match": english.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert "rulings" not in english.json()["cards"][0]
        assert [each["id"] for each in english.json()["cards"]] == list(catalogue().entries)
        assert "rulings" in (await browser.get("/api/cards/core-001")).json()
        found = await browser.get("/api/card-search?q=shotgun+blast")
        whole = (await browser.get("/api/cards?q=shotgun+blast")).json()
        assert found.json()["ids"] == [each["id"] for each in whole["cards"]]


async def test_cards_come_in_two_parts_that_are_kept(one_server: Server) -> None:
    """A table asks for the cards that can be played and no others, whoever looks at all cards asks for the rest."""
    async with httpx.AsyncClient(base_url=one_server.url, headers={"accept-encoding": "gzip"}) as browser:
        playable = await browser.get("/api/cards?q=is:playable&lang=de")
        rest = await browser.get("/api/cards?q=-is:playable&lang=de")
        assert {each["id"] for each in playable.json()["cards"]} == set(POOL.cards)
        assert {each["id"] for each in rest.json()["cards"]} == set(catalogue().entries) - set(POOL.cards)
        assert all(each["playable"] for each in playable.json()["cards"])
        assert not any(each["playable"] or each["text"] for each in rest.json()["cards"])
        assert playable.json()["sets"] == list(FORMATS["lcg-final"].sets)
        for one in (playable, rest):
            again = await browser.get(str(one.request.url), headers={"if-none-match": one.headers["etag"]})
            assert again.status_code == 304


@pytest.mark.parametrize("path", ["/api/rules", "/api/shelf", "/api/quick-decks"])
async def test_other_long_lists_are_sent_once_too(one_server: Server, path: str) -> None:
    async with httpx.AsyncClient(base_url=one_server.url, headers={"accept-encoding": "gzip"}) as browser:
        first = await browser.get(path)
        assert (first.headers["content-encoding"], first.headers["cache-control"]) == ("gzip", "private, no-cache")
        assert int(first.headers["content-length"]) < len(first.content) / 5
        again = await browser.get(path, headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


async def test_who_asks_for_the_head_alone_gets_it(table: Path, tmp_path: Path) -> None:
    """As those do that watch a server or make a preview of a link."""
    with sqlite_server(tmp_path, {"web": str(table)}) as server:
        async with httpx.AsyncClient(base_url=server.url) as watcher:
            for path in ("/", "/cards/core-001", "/sigil.svg", "/assets/index-12345678.js", "/health"):
                whole, head = await watcher.get(path), await watcher.head(path)
                assert (head.status_code, head.content) == (200, b""), path
                assert head.headers.get("etag") == whole.headers.get("etag"), path


async def test_what_is_made_for_one_person_is_compressed_and_not_kept(one_server: Server) -> None:
    async with guest(one_server) as me:
        await me.post("/api/decks", {"name": "Mine", "cards": {f"core-{n:03}": 3 for n in range(1, 150)}})
        decks = await me._http.get("/api/decks", headers={"accept-encoding": "gzip"})
        assert (decks.headers["content-encoding"], decks.headers["cache-control"]) == ("gzip", "no-store")
        assert (await me._http.get("/api/me")).headers["cache-control"] == "no-store"


def test_answers_with_links_that_let_somebody_in_are_never_compressed() -> None:
    # The length of compressed text tells what it has in common with other text in it, such as a name that one chooses.
    holding = []
    for module in (people, decks, reference, games, replays, learning):
        for handler in module.HANDLERS:
            if "GameShape" in str(get_type_hints(handler.fn)["return"]):
                holding.append(handler.fn.__name__)
                assert handler.opt.get("as_is"), handler.fn.__name__
    assert {"games", "open_game", "show_game", "begin_lesson", "upload"} <= set(holding)
