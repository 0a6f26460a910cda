"""A live table: takes what players say, one thing after the other, writes it down and shows it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Iterable, Sequence
from time import perf_counter
from typing import TYPE_CHECKING

import msgspec

from rlyeh import asking
from rlyeh.engine import PASS
from rlyeh.errors import RlyehError
from rlyeh.server import figures
from rlyeh.server.errors import NotNow, ServerError, Stale, Taken
from rlyeh.server.protocol import messages
from rlyeh.server.storage.database import now
from rlyeh.server.storage.games import StoredGame
from rlyeh.server.tables import log_entries as log
from rlyeh.server.tables import messages_out
from rlyeh.server.tables.audience import LateScreen, Screen
from rlyeh.server.tables.explaining import explained
from rlyeh.server.tables.log_entries import Answered, Happening, LogEntry
from rlyeh.server.tables.presence import PresenceBook
from rlyeh.server.tables.table_state import Fold, TableSetup
from rlyeh.server.tables.timers import Keeping
from rlyeh.server.tables.viewer import Viewer
from rlyeh.translation import ENGLISH, Language

if TYPE_CHECKING:
    from rlyeh.server.tables.registry import House

logger = logging.getLogger(__name__)


class Table:
    """One worker's copy of a table."""

    def __init__(self, house: House, stored: StoredGame, setup: TableSetup) -> None:
        self.house = house
        self.stored = stored
        self.id = stored.id
        self.setup = setup
        self.fold = Fold(setup)
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        # Who plays without a clock may take all the time in the world, also away from the table.
        self.presence = PresenceBook(None if setup.clock.kind == "none" else house.settings.gone_seconds)
        self.keeping = Keeping(self)
        self.languages: list[Language] = [ENGLISH]
        """Those in which somebody reads here, or did."""
        self.screens = self._screens(self.languages)
        self._broken = False
        """Whether the copy holds something that may not be in the log."""

    def _screens(self, languages: Iterable[Language]) -> dict[tuple[int, Language], Screen]:
        """A screen for every kind of viewer and every language."""
        delay = self.stored.options.hands_after
        seats = (messages_out.BOTH,) if self.setup.solo else (0, 1)
        screens: dict[tuple[int, Language], Screen] = {}
        for language in languages:
            screens |= {(seat, language): Screen(seat, language) for seat in seats}
            late = None if delay is None else LateScreen(self.setup, delay * 1000, language)
            screens[messages_out.WATCHING, language] = late or Screen(messages_out.WATCHING, language)
        return screens

    def _new_fold(self) -> Fold:
        return Fold(self.setup, [language.code for language in self.languages if language is not ENGLISH])

    async def _learn(self, language: Language) -> None:
        """Somebody reads another language from now on: what is kept of the log is told anew in it."""
        self.languages.append(language)
        entries = await self.house.log.read(self.id)
        retold = self._new_fold()
        screens = self._screens([language])
        for entry in entries:
            if entry.number <= self.fold.number:
                retold.apply(entry)
                for screen in screens.values():
                    screen.take(entry)
        self.fold.tongues, self.fold.recent = retold.tongues, retold.recent
        for (kind, _), screen in screens.items():
            model = self.screens[kind, ENGLISH]
            screen.upto, screen.n = (0, 0) if isinstance(screen, LateScreen) else (model.upto, model.n)
            screen.mark_shown(self.fold, now())
        self.screens |= screens

    # -- the log -------------------------------------------------------------------------------------------------------

    async def load(self) -> None:
        """Rebuild the table from its log."""
        self.fold = self._new_fold()
        self.screens = self._screens(self.languages)
        new = await self.house.log.read(self.id)
        try:
            self._follow(new)
        except RlyehError as problem:
            raise NotNow(
                "This game was played with other versions of the cards or rules, and cannot go on exactly as it was."
            ) from problem
        for screen in self.screens.values():
            screen.mark_shown(self.fold, now())

    def _follow(self, new: Sequence[LogEntry]) -> None:
        for entry in new:
            if entry.number > self.fold.number:
                self.fold.apply(entry)
                self._take(entry)

    def _take(self, entry: LogEntry) -> None:
        for screen in self.screens.values():
            screen.take(entry)

    async def catch_up(self, hint: list[LogEntry] | None = None) -> None:
        """Take what other workers have written."""
        async with self._mended():
            if hint and hint[0].number == self.fold.number + 1:
                self._follow(hint)
            elif hint is None or hint[-1].number > self.fold.number:
                self._follow(await self.house.log.read(self.id, self.fold.number))
            self.show()
        await self._finish()
        self.keeping.wake()

    @contextlib.asynccontextmanager
    async def _mended(self) -> AsyncIterator[None]:
        """Alone with the table, which is what the log says it is."""
        async with self.lock:
            if self._broken:
                await self._reload()
            yield

    async def submit(
        self,
        happening: Happening,
        ref: str = "",
        stamp: int | None = None,
        by_client: bool = False,
        several: Sequence[str] | None = None,
    ) -> None:
        """Do what somebody asks: check it, apply it, write it down, show it. When this returns it is committed; when
        it raises nothing has happened. The same `ref` of the same seat is done once, however often it is asked.

        `several` are the keys of a choice of several things, which then is what is answered."""
        began = perf_counter()
        async with self._mended():
            seat = log.seat_of(happening)
            if self._is_done(seat, ref):
                return
            if by_client and not isinstance(happening, log.ChatLine | log.Wished | log.Skipped | log.Conceded):
                self._check_shown(seat)
            if stamp is not None and stamp != self.fold.stamps[seat]:
                raise Stale("The question has been answered or has changed: look again.")
            self.fold.check(happening)
            new = self._apply([happening] if several is None else self._all_of(seat, several), ref)
            if not await self._write(new, seat, ref):
                return
            for entry in new:
                self._take(entry)
            self.show()
            await self.house.tell(self.id, new)
        figures.ENTRIES.inc(len(new))
        figures.WRITING.observe(perf_counter() - began)
        await self._finish()
        self.keeping.wake()

    def _is_done(self, seat: int, ref: str) -> bool:
        return bool(ref) and (seat, ref) in self.fold.refs

    def _check_shown(self, seat: int) -> None:
        """Whoever has not been shown yet what an answer brought cannot go on: not even to find out that they could."""
        screen = self.screens.get((seat, ENGLISH), self.screens.get((messages_out.BOTH, ENGLISH)))
        if screen is not None and screen.is_held(self.fold, now()):
            raise NotNow("Something else has to happen first: wait a moment.")

    async def _write(self, new: list[LogEntry], seat: int, ref: str) -> bool:
        """Commit entries that have been applied; False if they had been before. If that fails the copy is rebuilt."""
        self._broken = True
        try:
            await self.house.log.append(self.id, new)
        except ServerError as problem:
            await self._reload()
            if self._is_done(seat, ref):
                return False
            if isinstance(problem, Taken):
                raise Stale("The game has gone on in the meantime: look again.") from None
            raise
        self._broken = False
        return True

    def _all_of(self, seat: int, chosen: Sequence[str]) -> list[Happening]:
        """A choice of several things as the answers that the engine wants: all but the first follow from it."""
        keys = asking.keys_of(self.fold.game, chosen)
        return [Answered(seat, key, more=number > 0) for number, key in enumerate(keys)]

    def _apply(self, happenings: Sequence[Happening], ref: str) -> list[LogEntry]:
        """Apply what happens, and what follows from it by the players' own settings."""
        at = max(now(), self.fold.last_at)
        new: list[LogEntry] = []
        for happening in happenings:
            self._add(new, LogEntry(self.fold.number + 1, at, happening, "" if new else ref))
            if isinstance(happening, log.Skipped) and happening.on and self.fold.is_window(happening.seat):
                self._add(new, LogEntry(self.fold.number + 1, at, Answered(happening.seat, PASS, auto=True)))
        while (answer := self._given_for_them()) is not None:
            self._add(new, LogEntry(self.fold.number + 1, at, answer))
        return new

    def _add(self, new: list[LogEntry], entry: LogEntry) -> None:
        self.fold.apply(entry)
        new.append(entry)

    def _given_for_them(self) -> Answered | None:
        """The answer to the open question that a player's own settings give."""
        decision = self.fold.decision
        if decision is None or not self.setup.people[decision.seat]:
            return None
        if self.stored.kind == "lesson" and not self.fold.skipping[decision.seat]:
            return None  # it explains every question
        option = self.fold.automatic()
        return None if option is None else Answered(decision.seat, option.key, auto=True)

    async def _reload(self) -> None:
        """The copy is not what the log says: rebuild it, and show where things stand."""
        shown = {kind: screen.upto for kind, screen in self.screens.items()}
        await self.load()
        self._broken = False
        for kind, upto in shown.items():
            if self.screens[kind].upto != upto:
                await self._refresh(kind)

    async def _refresh(self, whose: tuple[int, Language]) -> None:
        for viewer in self.viewers:
            if viewer.reads == whose:
                await self._greet(viewer, 0)

    async def _finish(self) -> None:
        if self.fold.outcome is not None and self.stored.status == "playing":
            self.stored = msgspec.structs.replace(self.stored, status="over")
            await self.house.games.finish(self.id, self.fold.outcome)

    # -- showing -------------------------------------------------------------------------------------------------------

    def show(self) -> None:
        """Show every viewer what they may see by now."""
        at = now()
        for whose, screen in self.screens.items():
            audience = [viewer for viewer in self.viewers if viewer.reads == whose]
            if not audience:
                screen.mark_shown(self.fold, at)
                continue
            for event in screen.advance(self.fold, at):
                self._send(event, audience)
        self.keeping.set_timer()

    def _send(self, event: messages.Event, audience: list[Viewer]) -> None:
        data = messages.encode(event)
        muted: bytes | None = None
        for viewer in audience:
            if event.what.kind == "chat" and (viewer.mute or event.what.seat in viewer.deaf_to):
                silent = messages.What("chat", event.what.seat)
                muted = muted or messages.encode(messages.Event(event.n, silent, event.lines, event.state))
                viewer.push(muted)
            else:
                viewer.push(data)

    async def attach(self, viewer: Viewer, seen: int) -> None:
        """Somebody comes, or comes back."""
        async with self._mended():
            if viewer.language not in self.languages:
                await self._learn(viewer.language)
            self.viewers.add(viewer)
            names = self.setup.names
            bots = (not self.setup.people[0], not self.setup.people[1])
            beat = self.house.settings.beat_seconds
            replay = bool(viewer.seats) or self.stored.is_public
            hello = messages.Welcome(messages.VERSION, self.id, viewer.seats, names, bots, beat, replay)
            viewer.push(messages.encode(hello))
            await self._greet(viewer, seen)
        await self._arrived()
        self.keeping.wake()

    async def _greet(self, viewer: Viewer, seen: int) -> None:
        screen = self.screens[viewer.reads]
        shown = screen.shown(self.fold)
        if shown.number != screen.upto:
            shown = await self._fold_at(screen.upto)
        missed = screen.catch_up(shown, seen, now())
        if isinstance(missed, list):
            for event in missed:
                self._send(event, [viewer])
        else:
            viewer.push(messages.encode(missed))

    async def _fold_at(self, number: int) -> Fold:
        """The table as it was after an entry, for somebody who may not see further yet."""
        fold = self._new_fold()
        for entry in await self.house.log.read(self.id):
            if entry.number <= number:
                fold.apply(entry)
        return fold

    async def detach(self, viewer: Viewer) -> None:
        """Somebody's socket is gone."""
        self.viewers.discard(viewer)
        await self._arrived()

    # -- presence ------------------------------------------------------------------------------------------------------

    def counts(self) -> tuple[int, int, int]:
        """How many sockets of this worker each seat has, and how many watch."""
        counts = [0, 0, 0]
        for viewer in self.viewers:
            for seat in viewer.seats or (2,):
                counts[seat] += 1
        return (counts[0], counts[1], counts[2])

    async def _arrived(self) -> None:
        """Tell everybody who is here."""
        self.presence.set_own(self.counts())
        self.show_presence()
        await self.house.tell_presence(self)

    def show_presence(self) -> None:
        """Tell the viewers of this worker who is here."""
        present, gone, watching = self.presence.look(self.setup.people)
        data = messages.encode(messages.Presence(present, gone, watching))
        for viewer in self.viewers:
            countdown = self._countdown(viewer)
            viewer.push(
                data if countdown < 0 else messages.encode(messages.Presence(present, gone, watching, countdown))
            )

    def _countdown(self, viewer: Viewer) -> int:
        """In how many milliseconds somebody who watches later sees something; -1 for all others."""
        screen = self.screens[viewer.reads]
        due = screen.first_due() if isinstance(screen, LateScreen) else None
        return -1 if due is None else max(0, due - now())

    def claim(self, seat: int) -> log.Claimed:
        """A player wants the win because the other one is gone."""
        if not all(self.setup.people) or self.setup.solo:
            raise NotNow("You are playing against a bot or against yourself: there is nobody to wait for.")
        if self.setup.clock.kind == "none":
            raise NotNow("This table has no clock, so nobody can claim the win because the opponent is away.")
        if not self.presence.is_forfeit(1 - seat):
            raise NotNow("Your opponent is here, or has not been away for long enough.")
        return log.Claimed(seat)

    # -- questions -----------------------------------------------------------------------------------------------------

    def why_not(
        self, seat: int, card: int, story: int | None, language: Language = ENGLISH
    ) -> tuple[dict[str, object], ...]:
        """Why a seat cannot do something with a card; nobody is told who waits to be shown what happened."""
        self._check_shown(seat)
        pieces = len(self.fold.game.state.cards)
        if card >= pieces or (story is not None and story >= pieces):
            raise NotNow("There is no such card at this table.")
        reasons = self.fold.game.why_not(seat, card, -1 if story is None else story)
        game = self.fold.game
        return tuple(
            {"rule": reason.rule, "text": language.refusal(game, reason), "card": reason.card} for reason in reasons
        )

    def explain(self, seat: int, card: int, language: Language = ENGLISH) -> tuple[messages.ExplainedValue, ...]:
        """What has made a card's values what they are, as far as a seat may know it."""
        self._check_shown(seat)
        return explained(self.fold.game, seat, card, language, self.setup.names)

    def broadcast(self, message: bytes, watching: bool = True) -> None:
        """Send the same to every viewer, or to those who play."""
        for viewer in self.viewers:
            if watching or viewer.seats:
                viewer.push(message)

    async def act(self, happening: Happening) -> None:
        """Do something that nobody asked for: if it does not fit any more, it was not needed."""
        try:
            await self.submit(happening)
        except RlyehError as problem:
            logger.info("not needed any more", extra={"table": self.id, "problem": type(problem).__name__})
