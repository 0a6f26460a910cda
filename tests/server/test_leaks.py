"""No byte that is sent to anybody names a card that they may not know: looked for over whole games."""

from __future__ import annotations

import logging
from pathlib import Path

import msgspec
import pytest

from rlyeh.engine.state.random import Chance
from rlyeh.engine.visibility import knows
from rlyeh.errors import RlyehError
from rlyeh.server.storage.games import Options
from rlyeh.server.tables import log_entries as log
from rlyeh.server.tables.log_entries import NOBODY, Answered, Manners
from rlyeh.server.tables.messages_out import WATCHING
from rlyeh.server.tables.table import Table
from rlyeh.server.tables.viewer import Viewer
from tests.server.houses import services, table_of_two

pytestmark = pytest.mark.anyio

SEATS = {0: 0, 1: 1, WATCHING: NOBODY}


class Listener:
    """Somebody at the table who reads every byte."""

    def __init__(self, table: Table, kind: int) -> None:
        self.viewer = Viewer(None, (kind,) if kind in (0, 1) else (), kind)
        self.table = table
        self.kind = kind
        self.known: set[int] = set()
        self.bytes = 0

    def check(self) -> None:
        """Read what has come: it must not name a card that this viewer has never known."""
        game = self.table.fold.game
        self.known |= {piece.id for piece in game.state.cards if knows(game, SEATS[self.kind], piece.id)}
        said = b""
        while not self.viewer.out.empty():
            said += self.viewer.out.get_nowait() or b""
        self.bytes += len(said)
        open_titles = {game.state.cards[card].face.title for card in self.known}
        for known in sorted(open_titles, key=len, reverse=True):
            said = said.replace(msgspec.json.encode(known)[1:-1], b"...")
        for piece in game.state.cards:
            if piece.id in self.known or piece.face.title in open_titles:
                continue
            title = msgspec.json.encode(piece.face.title)[1:-1]
            assert title not in said, f"viewer {self.kind} was told of {piece.face.title}"
            assert f'"{piece.face.id}"'.encode() not in said, f"viewer {self.kind} was told of {piece.face.id}"


@pytest.mark.parametrize("seed", [0, 1])
async def test_no_hidden_card_in_any_byte_of_a_whole_game(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, seed: int
) -> None:
    caplog.set_level(logging.DEBUG, "rlyeh")
    async with services(tmp_path) as found:
        table = await table_of_two(found, seed)
        listeners = [Listener(table, kind) for kind in (0, 1, WATCHING)]
        for listener in listeners:
            await table.attach(listener.viewer, 0)
            listener.check()
        if seed == 1:
            await table.submit(log.Wished(1, Manners(auto_pass=True)))
        chance = Chance(seed)
        while (decision := table.fold.game.decision) is not None:
            key = decision.options[chance.below(len(decision.options))].key
            await table.submit(Answered(decision.seat, key))
            await _pester(table, listeners, chance)
            for listener in listeners:
                listener.check()
        titles = {piece.face.title for piece in table.fold.game.state.cards}
        assert not [record for record in caplog.records for title in titles if title in record.getMessage()]
        assert min(listener.bytes for listener in listeners) > 100_000


async def _pester(table: Table, listeners: list[Listener], chance: Chance) -> None:
    """Ask what one should not be told: errors must keep silent too."""
    if chance.below(4):
        return
    seat = chance.below(2)
    card = chance.below(len(table.fold.game.state.cards))
    listener = listeners[seat]
    try:
        await table.submit(Answered(seat, f"play:{card}"), stamp=table.fold.stamps[seat], by_client=True)
    except RlyehError as problem:
        listener.viewer.push(str(problem).encode())
    try:
        listener.viewer.push(repr(table.why_not(seat, card, None)).encode())
    except RlyehError as problem:
        listener.viewer.push(str(problem).encode())
    try:
        listener.viewer.push(msgspec.json.encode(table.explain(seat, card)))
    except RlyehError as problem:
        listener.viewer.push(str(problem).encode())
    fresh = Viewer(None, listener.viewer.seats, listener.kind)
    await table.attach(fresh, chance.below(table.fold.number + 3))
    while not fresh.out.empty():
        listener.viewer.push(fresh.out.get_nowait() or b"")
    await table.detach(fresh)


async def test_those_who_watch_later_see_nothing_of_the_present(tmp_path: Path) -> None:
    async with services(tmp_path) as found:
        table = await table_of_two(found, 1, Options(hands_after=3600))
        watcher = Viewer(None, (), WATCHING)
        await table.attach(watcher, 0)
        said = b""
        chance = Chance(1)
        for _ in range(40):
            decision = table.fold.game.decision
            assert decision is not None
            await table.submit(Answered(decision.seat, decision.options[chance.below(len(decision.options))].key))
        while not watcher.out.empty():
            said += watcher.out.get_nowait() or b""
        titles = {piece.face.title for piece in table.fold.game.state.cards}
        assert not [title for title in titles if msgspec.json.encode(title)[1:-1] in said]
        await table.submit(log.Conceded(0))
        while not watcher.out.empty():
            said += watcher.out.get_nowait() or b""
        hand = table.fold.game.state.sides[0].hand
        assert all(
            msgspec.json.encode(table.fold.game.state.cards[card].face.title)[1:-1] in said for card in hand
        ), "once the game is over there is nothing to hide"


async def test_nobody_can_probe_while_a_window_is_hidden(tmp_path: Path) -> None:
    """Until what an answer brought is shown, the other one is refused alike, whatever they try."""
    async with services(tmp_path) as found:
        table = await table_of_two(found, 1)
        await table.submit(log.Wished(1, Manners(hide=60)))
        chance = Chance(1)
        while True:
            decision = table.fold.game.decision
            assert decision is not None
            spans = table.fold.spans[1]
            await table.submit(Answered(decision.seat, decision.options[chance.below(len(decision.options))].key))
            if table.fold.spans[1] != spans and decision.seat == 0:
                break
        refusals = set()
        for what in (Answered(0, "pass"), Answered(0, "keep"), log.TookBack(0), log.Offered(0, "undo")):
            for stamp in (None, *range(table.fold.number + 2)):
                with pytest.raises(RlyehError) as refused:
                    await table.submit(what, stamp=stamp, by_client=True)
                refusals.add(str(refused.value))
        assert refusals == {"Something else has to happen first: wait a moment."}
