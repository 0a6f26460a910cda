"""Decks that people keep, and tables with formats, decks, clocks and passwords."""

from __future__ import annotations

import pytest

from rlyeh.client import Account, Refused, Seat
from rlyeh.decks import catalogue
from rlyeh.server.pool import POOL
from tests.decks.lists import LATE
from tests.server.players import guest, two_guests
from tools.serving import Server

pytestmark = pytest.mark.anyio


async def test_a_deck_is_kept_changed_and_thrown_away(server: Server) -> None:
    async with guest(server) as me:
        made = await me.post("/api/decks", {"name": "Deep Ones", "cards": {"core-041": 3}, "format": "lcg-2010"})
        assert [breach["rule"] for breach in made["breaches"]] == ["DECK-1"]
        changed = await me.ask("PUT", f"/api/decks/{made['id']}", {"name": "Deeper", "cards": {"core-041": 4}})
        assert (changed["name"], changed["cards"]) == ("Deeper", {"core-041": 4})
        await me.ask("DELETE", f"/api/decks/{made['id']}")
        assert await me.get("/api/decks") == []


async def test_a_deck_says_which_of_its_cards_cannot_be_played_yet(one_server: Server) -> None:
    later = next(each for each in catalogue().entries.values() if each.id not in POOL)
    said = {"name": "Later", "cards": {"core-001": 3, later.id: 2}, "format": "casual"}
    lacks = [{"card": later.id, "name": later.name, "count": 2}]
    async with guest(one_server) as me:
        assert (await me.post("/api/decks", said))["lacks"] == lacks
        assert (await me.post("/api/deck-check", said))["lacks"] == lacks
        for deck in await me.get("/api/shelf"):
            opened = me.open_game("bot", format="casual", deck={"shelf": deck["shelf"]})
            if deck["lacks"] or deck["breaches"]:
                with pytest.raises(Refused):
                    await opened
            else:
                assert (await opened)["status"] == "playing"


async def test_a_list_is_checked_with_everything_that_is_wrong(one_server: Server) -> None:
    async with Account(one_server.url) as stranger:
        said = {"name": "X", "cards": {"core-001": 4, "core-999": 1}, "format": "lcg-2010"}
        check = await stranger.post("/api/deck-check", said)
        assert check["legal"] is False
        assert {breach["rule"] for breach in check["breaches"]} >= {"DECK-1", "DECK-2", "DECK-11"}
        with pytest.raises(Refused) as refused:
            await stranger.post("/api/deck-check", {**said, "format": "lcg-2011"})
        assert "lcg-2010" in str(refused.value)


async def test_a_deck_travels_in_every_form(one_server: Server) -> None:
    async with guest(one_server) as me:
        made = await me.post("/api/decks", {"name": "Mine", "cards": {"core-041": 3, "core-001": 1}})
        for form in ("text", "o8d", "json", "code"):
            written = await me._http.get(f"/api/decks/{made['id']}/export", params={"form": form})
            headers = {"x-csrftoken": me._http.cookies["rlyeh-csrf"]}
            read = await me._http.post("/api/deck-import", content=written.content, headers=headers)
            assert read.json()["cards"] == made["cards"], form


async def test_a_list_that_nobody_keeps_travels_too(one_server: Server) -> None:
    async with Account(one_server.url) as stranger:
        said = {"name": "Mine", "cards": {"core-041": 3, "core-001": 1}}
        await stranger.get("/api/me")
        headers = {"x-csrftoken": stranger._http.cookies["rlyeh-csrf"]}
        for form in ("text", "o8d", "json", "code"):
            written = await stranger._http.post("/api/deck-export", params={"form": form}, json=said, headers=headers)
            read = await stranger._http.post("/api/deck-import", content=written.content, headers=headers)
            assert read.json()["cards"] == said["cards"], form


async def test_a_format_tells_its_sets_and_its_story_decks(one_server: Server) -> None:
    async with Account(one_server.url) as stranger:
        known = {each["id"]: each for each in await stranger.get("/api/formats")}
        assert known["core"]["sets"] == ["core"]
        assert [each["name"] for each in known["lcg-2010"]["story_decks"]] == ["Core Set"]
        assert len(known["lcg-2010"]["story_decks"][0]["stories"]) == 10
        assert len(known["ccg"]["story_decks"]) == len(known["lcg-final"]["story_decks"]) == 3
        assert known["casual"]["story_decks"] == []


async def test_a_deck_of_the_shelf_sits_down(one_server: Server) -> None:
    async with guest(one_server) as me:
        slugs = [deck["shelf"] for deck in await me.get("/api/shelf")]
        assert "agency+cthulhu" in slugs
        game = await me.open_game("solo", deck={"shelf": "agency+cthulhu"}, other_deck={"quick": "hastur+yog"})
        assert game["seats"][0]["deck"].startswith("The Agency and Cthulhu")
        with pytest.raises(Refused) as refused:
            await me.open_game("solo", deck={"shelf": "/etc/passwd"})
        assert "on the shelf" in str(refused.value)


async def test_an_illegal_deck_does_not_sit_down(one_server: Server) -> None:
    async with guest(one_server) as me:
        with pytest.raises(Refused) as refused:
            await me.open_game("solo", format="lcg-2010", deck={"cards": {"core-001": 3}})
        assert refused.value.code == "illegal"
        assert "DECK-1" in str(refused.value)
        assert await me.get("/api/games") == []


async def test_quick_decks_of_two_players_never_share_a_faction(server: Server) -> None:
    async with two_guests(server) as (host, other):
        wish = {"quick": "cthulhu+hastur"}
        opened = await host.open_game("invitation", deck=wish)
        joined = await other.accept(opened["invitation"], deck=wish)
        async with Seat(host, joined["id"]) as one:
            await one.ask("concede")
        shown = await host.get(f"/api/games/{joined['id']}")
        names = [set(seat["deck"].split(" and ")) for seat in shown["seats"]]
        assert not names[0] & names[1]


async def test_a_table_of_the_lobby_hides_its_deck_and_may_have_a_password(server: Server) -> None:
    async with two_guests(server) as (host, other):
        clock = {"kind": "game", "seconds": 600, "increment": 5}
        opened = await host.open_game("lobby", password="ia ia", options={"clock": clock})
        listed = next(t for t in (await other.get("/api/lobby"))["open"] if t["id"] == opened["id"])
        assert listed["locked"] is True
        assert listed["options"]["clock"] == clock
        assert listed["seats"][0]["deck"] is None
        for wrong in ({}, {"password": "fhtagn"}):
            with pytest.raises(Refused) as refused:
                await other.join(opened["id"], **wrong)
            assert refused.value.code == "not-yours"
        assert (await other.join(opened["id"], password="ia ia"))["status"] == "playing"


async def test_a_seat_is_taken_once(server: Server) -> None:
    async with two_guests(server) as (host, other), guest(server) as third:
        opened = await host.open_game("lobby")
        await other.join(opened["id"])
        with pytest.raises(Refused):
            await third.join(opened["id"])
        with pytest.raises(Refused) as refused:
            await host.ask("DELETE", f"/api/games/{opened['id']}")
        assert refused.value.code == "taken"


async def test_an_open_table_can_be_taken_away_by_its_owner(server: Server) -> None:
    async with two_guests(server) as (host, other):
        opened = await host.open_game("lobby")
        with pytest.raises(Refused) as refused:
            await other.ask("DELETE", f"/api/games/{opened['id']}")
        assert refused.value.code == "not-yours"
        await host.ask("DELETE", f"/api/games/{opened['id']}")
        with pytest.raises(Refused):
            await other.join(opened["id"])


async def test_a_card_tells_where_it_is_legal(one_server: Server) -> None:
    async with Account(one_server.url) as stranger:

        async def standing(card: str) -> dict[str, str]:
            said: dict[str, str] = (await stranger.get(f"/api/cards/{card}"))["legality"]
            return said

        assert (await standing("core-001"))["core"] == "legal"
        in_final = await standing("core-030")
        assert (in_final["lcg-2010"], in_final["lcg-final"]) == ("legal", "restricted")
        assert (await standing("sotd-082"))["lcg-2010"] == "banned"  # DECK-9
        assert (await standing("sotd-082"))["core"] == "outside"  # DECK-12
        assert (await standing("core-155"))["ccg"] == "outside"  # CCG-2


async def test_rules_stand_in_chapters(one_server: Server) -> None:
    async with Account(one_server.url) as stranger:
        chapters = {each["chapter"]: each["title"] for each in await stranger.get("/api/chapters")}
        assert next(iter(chapters)) == "GEN"
        assert {each["chapter"] for each in await stranger.get("/api/rules")} <= set(chapters)
        rule = await stranger.get("/api/rules/KEY-6")
        assert rule["chapter"] == "KEY"
        assert rule["source"].startswith("rulebook")
        assert "000 rulebook" in rule["documents"]
        (said,) = (await stranger.get("/api/rules/STORY-10"))["disagreements"]
        assert said.startswith("FAQ 1.3 over rulebook: ")
        assert (await stranger.get("/api/rules/AMB-9"))["source"].startswith("derived: rulebook")


async def test_cards_and_rules_can_be_looked_up(one_server: Server) -> None:
    async with Account(one_server.url) as stranger:
        found = await stranger.get("/api/cards", q="shotgun blast type:event")
        assert [card["title"] for card in found["cards"]] == ["Shotgun Blast"]
        with pytest.raises(Refused) as misread:
            await stranger.get("/api/cards", q="cost<=")
        assert misread.value.status == 422
        assert (await stranger.get("/api/cards/core-156"))["type"] == "story"
        late = await stranger.get(f"/api/cards/{LATE.id}", lang="de")
        assert (late["playable"], late["text"], late["words"]["type"]) == (False, "", "Charakter")
        assert (late["pack"], late["year"], late["cost"]) == (LATE.pack.name, LATE.pack.year, LATE.cost)
        assert (late["legality"]["lcg-final"], late["legality"]["casual"]) == ("legal", "outside")
        assert (await stranger.get("/api/rules/time-7"))["id"] == "TIME-7"
        with pytest.raises(Refused) as refused:
            await stranger.get("/api/rules/TIME-777")
        assert refused.value.status == 404
