"""German over the network: cards, tables, replays, refusals. Who reads English is told what they always were."""

from __future__ import annotations

import msgspec
import pytest

from rlyeh.client import Refused, Seat
from rlyeh.engine.state.random import Chance
from rlyeh.server.tables import messages_out
from rlyeh.server.tables.audience import LateScreen, Screen
from rlyeh.server.tables.table_state import Fold
from rlyeh.translation import LANGUAGES, preferred
from tests.server.at_tables import ByHand, setup
from tests.server.players import at_table, guest, invited, play, two_guests, until
from tests.translation.leftovers import english_in, titles_in
from tools.serving import Server

GERMAN = LANGUAGES["de"]


def rebuilt(table: ByHand) -> Fold:
    """The same table, told in German as well."""
    fold = Fold(table.fold.setup, ("de",))
    for entry in table.entries:
        fold.apply(entry)
    return fold


# -- tables without a server -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [0, 1, messages_out.WATCHING, messages_out.BOTH])
def test_lines_in_german_tell_each_viewer_what_english_ones_do(viewer: int) -> None:
    """GEN-10: the same lines about the same cards from the same sources; only the words differ."""
    table = ByHand(setup(3))
    table.plays(Chance(3), 120)
    fold = rebuilt(table)
    english = messages_out.recent_lines(fold.recent, viewer, fold.number)
    german = messages_out.recent_lines(fold.recent, viewer, fold.number, language=GERMAN)
    assert len(english) == len(german) > 20
    for one, other in zip(english, german, strict=True):
        assert msgspec.structs.replace(one, text="") == msgspec.structs.replace(other, text="")
        assert not english_in(other.text), other.text
        if one.kind not in ("use", "order"):
            assert titles_in(one.text) == titles_in(other.text)


def test_english_is_the_same_whoever_else_reads() -> None:
    table = ByHand(setup(4))
    table.plays(Chance(4), 80)
    fold = rebuilt(table)
    for viewer in (0, 1, messages_out.WATCHING):
        alone, together = (
            Screen(viewer).catch_up(each, 0, table.at) for each in (table.fold, fold)
        )
        assert msgspec.json.encode(alone) == msgspec.json.encode(together)


def test_nothing_is_told_in_a_language_that_nobody_reads() -> None:
    table = ByHand(setup(5))
    table.plays(Chance(5), 10)
    assert not any(lines.abroad for lines in table.fold.recent)
    assert all(set(lines.abroad) == {"de"} for lines in rebuilt(table).recent)


def test_the_question_comes_in_german() -> None:
    table = ByHand(setup(6))
    state = messages_out.state_of(rebuilt(table), 0, table.at, language=GERMAN)
    asked = state if state.prompt else messages_out.state_of(rebuilt(table), 1, table.at, language=GERMAN)
    assert asked.prompt == "Behältst du diese Hand, oder nimmst du einen Mulligan?"
    assert asked.texts == ("Diese Hand behalten", "Einen Mulligan nehmen")


def test_those_who_see_everything_later_see_it_in_german() -> None:
    table = ByHand(setup(7))
    late = LateScreen(table.fold.setup, 1000, GERMAN)
    table.plays(Chance(7), 30)
    for entry in table.entries:
        late.take(entry)
    events = late.advance(table.fold, table.at + 2000)
    lines = [line.text for event in events for line in event.lines]
    assert lines
    assert not any(english_in(line) for line in lines)
    assert events[-1].state is not None


def test_browsers_say_what_they_prefer() -> None:
    assert preferred("de-AT,de;q=0.9,en;q=0.8") is GERMAN
    assert preferred("fr-FR, fr;q=0.9, en;q=0.5, de;q=0.1").code == "en"
    assert preferred("").code == preferred("*").code == "en"


# -- over the network --------------------------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_cards_come_in_german(one_server: Server) -> None:
    async with guest(one_server) as me:
        gug = await me.get("/api/cards/core-124", lang="de")
        assert gug["text"] == "Aktion: Bezahle 4, um einen Charakter zu wählen und zu verwunden."
        assert gug["title"] == "Slavering Gug"
        assert gug["words"] == {
            "type": "Charakter", "faction": "Shub-Niggurath", "subtypes": ["Monster"], "keywords": [],
        }  # fmt: skip
        plain = await me.get("/api/cards/core-124")
        assert plain["text"] == "Action: Pay 4 to choose and wound a character."
        assert plain["words"]["type"] == "Character"
        found = await me.get("/api/cards", q="id:core-013", lang="de-DE")
        assert [each["words"]["keywords"] for each in found["cards"]] == [["Heroisch", "Zähigkeit +3", "Willenskraft"]]
        with pytest.raises(Refused, match='There is no language "fr"; there are en, de'):
            await me.get("/api/cards/core-124", lang="fr")


@pytest.mark.anyio
async def test_two_people_play_in_two_languages(server: Server) -> None:
    async with two_guests(server) as (host, other):
        game = await invited(host, other)
        async with Seat(host, game, "de") as german, Seat(other, game) as english:
            await play((german, english), Chance(8), 40)
            await until(german, lambda: german.n == english.n)
            assert len(german.lines) == len(english.lines) > 10
            assert not any(english_in(line) for line in german.lines)
            assert any(line.endswith(" goes first.") for line in english.lines)
            assert any(line.endswith(" beginnt.") for line in german.lines)
            reply = await german.ask("why", card=0)
            assert all(not english_in(reason["text"]) for reason in reply["reasons"])
            with pytest.raises(Refused, match="Die Frage ist beantwortet oder hat sich geändert"):
                await german.ask("answer", stamp=9999, key="pass")


@pytest.mark.anyio
async def test_who_comes_late_reads_all_of_it_in_german(server: Server) -> None:
    """What happened before anybody read German is told anew."""
    async with two_guests(server) as (host, other):
        game = await invited(host, other)
        async with Seat(host, game) as one, Seat(other, game) as two:
            await play((one, two), Chance(9), 25)
            async with Seat(host, game, "de") as again:
                assert len(again.lines) == len(one.lines)
                assert not any(english_in(line) for line in again.lines)
                assert again.n == one.n
                seen = len(one.lines)
                await play((one, two), Chance(10), 10)
                await until(again, lambda: again.n == one.n)
                assert len(one.lines) == len(again.lines) >= seen
                assert not any(english_in(line) for line in again.lines)


@pytest.mark.anyio
async def test_a_language_that_there_is_not_is_refused(one_server: Server) -> None:
    async with two_guests(one_server) as (host, other):
        game = await invited(host, other)
        with pytest.raises(Refused, match='There is no language "fr"; there are en, de'):
            async with Seat(host, game, "fr"):
                pass


@pytest.mark.anyio
async def test_replays_and_refusals_come_in_german(one_server: Server) -> None:
    async with at_table(one_server) as seats:
        await play(seats, Chance(1), 3000)
        me, game = seats[0]._account, seats[0].game
        moments = await me.get(f"/api/games/{game}/timeline", lang="de")
        lines = [line for moment in moments for line in moment["lines"]]
        assert len(lines) > 30
        assert not any(english_in(line) for line in lines)
        shown = await me.get(f"/api/games/{game}/positions/40", lang="de")
        assert not any(english_in(line) for line in shown["lines"])
        plain = await me.get(f"/api/games/{game}/positions/40")
        assert len(plain["lines"]) == len(shown["lines"])
        reply = await me._http.get("/api/games/nothing", headers={"Accept-Language": "de"})
        assert reply.json()["text"] == "Ein solches Spiel gibt es nicht."


@pytest.mark.anyio
async def test_hints_come_in_german(one_server: Server) -> None:
    async with guest(one_server) as me:
        game = (await me.open_game("solo"))["id"]
        hint = await me.post(f"/api/games/{game}/hint", lang="de")
        assert hint["advice"] in ("Diese Hand behalten.", "Einen Mulligan nehmen.")
        assert hint["reason"].startswith("Deine Hand hat ")
