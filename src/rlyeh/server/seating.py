"""Seating: which deck, which table, and how a game begins."""

from __future__ import annotations

import secrets
from typing import Annotated

import msgspec

from rlyeh.decks import (
    STORIES,
    Deck,
    Format,
    Pair,
    deck_format,
    matchup_decks,
    pairs_after_flips,
    quick_deck,
    random_pair,
    read_pair,
    require_legal,
    shelf,
    unplayable,
)
from rlyeh.engine import Chance
from rlyeh.errors import DeckError, did_you_mean
from rlyeh.server.accounts.passwords import fits, hashed
from rlyeh.server.errors import NotNow, NotThere, NotYours, TooMuch
from rlyeh.server.lessons import CULTIST, PUPIL, TITLE, first_lesson
from rlyeh.server.opponents import bot_of, title_of
from rlyeh.server.pool import POOL
from rlyeh.server.services import Services
from rlyeh.server.storage.database import new_id, now
from rlyeh.server.storage.games import Options, SeatedDeck, SeatRow, StoredGame
from rlyeh.server.storage.people import Person
from rlyeh.server.tables import log_entries as log
from rlyeh.server.tables.table_state import TableSetup

Count = Annotated[int, msgspec.Meta(ge=1, le=50)]
CardId = Annotated[str, msgspec.Meta(max_length=20)]
Cards = Annotated[dict[CardId, Count], msgspec.Meta(max_length=300)]
Stories = Annotated[tuple[CardId, ...], msgspec.Meta(max_length=20)]


class DeckChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which deck one sits down with: one of one's own by id, a quick deck, one from the shelf, or a list. A random
    quick deck if nothing is said."""

    deck: Annotated[str, msgspec.Meta(max_length=32)] | None = None
    quick: Annotated[str, msgspec.Meta(max_length=60)] | None = None
    shelf: Annotated[str, msgspec.Meta(max_length=100)] | None = None
    """A deck that comes with the program, by its short name."""
    cards: Cards | None = None
    stories: Stories = ()


async def _seated(services: Services, person: Person, choice: DeckChoice, format: Format) -> SeatedDeck:
    """The deck that a choice means; it has to be legal in the format."""
    if choice.deck is not None:
        deck = (await services.decks.get(person.id, choice.deck)).deck()
    elif choice.shelf is not None:
        deck = _shelved(choice.shelf)
    elif choice.cards is not None:
        deck = Deck("A deck", choice.cards, choice.stories)
    else:
        return _quick(choice.quick)
    require_legal(deck, format, POOL)
    missing = unplayable(deck, POOL)
    if missing:
        raise DeckError(f"{missing[0].label} cannot be played here yet, and neither can the deck.", source="DECK-11")
    return SeatedDeck(deck.name, tuple(deck.card_ids()), deck.stories)


def _shelved(slug: str) -> Deck:
    shelved = shelf().get(slug)
    if shelved is None:
        raise DeckError(f'There is no deck "{slug}" on the shelf.{did_you_mean(slug, shelf())}')
    return shelved.deck


def _quick(factions: str | None, other_than: Pair | None = None) -> SeatedDeck:
    pair = random_pair(other_than, _chance()) if factions in (None, "random") else read_pair(str(factions))
    deck = quick_deck(pair, 0)
    return SeatedDeck(deck.name, tuple(deck.card_ids()), STORIES, f"{pair[0]}+{pair[1]}")


def _chance() -> Chance:
    return Chance(secrets.randbits(64))


def _begin(game: StoredGame, seats: tuple[SeatRow, SeatRow]) -> tuple[TableSetup, tuple[SeatRow, SeatRow]]:
    """How a game begins, and the seats with the decks that are truly played: of two quick decks that want the same
    faction one gets another (DECK-7)."""
    first, second = seats
    if first.deck.quick and second.deck.quick:
        pairs = pairs_after_flips(read_pair(first.deck.quick), read_pair(second.deck.quick), _chance())
        decks = matchup_decks((pairs[0], pairs[1], _chance().below(2)))
        dealt = [
            SeatedDeck(deck.name, tuple(deck.card_ids()), STORIES, f"{pair[0]}+{pair[1]}")
            for deck, pair in zip(decks, pairs[:2], strict=True)
        ]
        first = msgspec.structs.replace(first, deck=dealt[0])
        second = msgspec.structs.replace(second, deck=dealt[1])
    format = deck_format(game.format)
    stories = first.deck.stories or second.deck.stories or STORIES
    names = (first.name, second.name)
    if names[0] == names[1]:
        names = (f"{names[0]} (1)", f"{names[1]} (2)")
    setup = TableSetup(
        rules=format.rules.name,
        decks=(first.deck.cards, second.deck.cards),
        stories=stories,
        seed=secrets.randbits(64),
        clock=game.options.clock,
        names=names,
        people=(first.person is not None, second.person is not None),
        solo=game.kind == "solo",
        thrifty=True,
    )
    setup.begin()
    return setup, (first, second)


def _stored(kind: str, format: str, options: Options, owner: Person, origin: str | None = None) -> StoredGame:
    return StoredGame(
        id=new_id(),
        kind=kind,
        status="open",
        format=format,
        options=options,
        setup=None,
        owner=owner.id,
        invitation=None,
        password=None,
        share=None,
        origin=origin,
        rematch=None,
        keeper=None,
        created=now(),
        ended=None,
        winner=None,
        won_by=None,
        seats=(),
    )


async def _check_room(services: Services, person: Person) -> None:
    most = services.settings.tables_a_person
    if await services.games.count_playing(person.id) >= most:
        raise TooMuch(f"You have {most} games open, and that is the limit: finish one first.")


# -- opening tables ----------------------------------------------------------------------------------------------------


async def against_bot(
    services: Services,
    person: Person,
    bot: str,
    format: str,
    options: Options,
    deck: DeckChoice,
    bot_deck: DeckChoice,
    seat: int | None = None,
) -> str:
    """A game against a bot; returns its id."""
    spec = bot_of(services.settings, bot)
    await _check_room(services, person)
    kind = deck_format(format)
    mine = await _seated(services, person, deck, kind)
    taken = read_pair(mine.quick) if mine.quick else None
    free = bot_deck in (DeckChoice(), DeckChoice(quick="random"))
    theirs = _quick(None, taken) if free else await _seated(services, person, bot_deck, kind)
    place = secrets.randbelow(2) if seat is None else seat
    me = SeatRow(place, person.id, None, person.name, mine)
    it = SeatRow(1 - place, None, spec, title_of(spec), theirs)
    return await _start(services, _stored("bot", format, options, person), me, it)


async def alone(
    services: Services, person: Person, format: str, options: Options, decks: tuple[DeckChoice, DeckChoice]
) -> str:
    """A game in which one person plays both sides."""
    await _check_room(services, person)
    kind = deck_format(format)
    first = await _seated(services, person, decks[0], kind)
    taken = read_pair(first.quick) if first.quick else None
    free = decks[1] in (DeckChoice(), DeckChoice(quick="random"))
    second = _quick(None, taken) if free else await _seated(services, person, decks[1], kind)
    seats = [SeatRow(place, person.id, None, name, deck) for place, name, deck in
             ((0, f"{person.name} (1)", first), (1, f"{person.name} (2)", second))]
    return await _start(services, _stored("solo", format, options, person), seats[0], seats[1])


async def _start(services: Services, game: StoredGame, seat: SeatRow, other_seat: SeatRow) -> str:
    first, second = sorted((seat, other_seat), key=lambda row: row.seat)
    setup, seats = _begin(game, (first, second))
    await services.games.add(msgspec.structs.replace(game, status="playing", setup=setup, seats=seats))
    await services.house.table(game.id)
    return game.id


async def open_table(
    services: Services,
    person: Person,
    kind: str,
    format: str,
    options: Options,
    deck: DeckChoice,
    password: str | None = None,
) -> StoredGame:
    """A table that waits for somebody: in the lobby, or for whoever has the invitation."""
    await _check_room(services, person)
    mine = await _seated(services, person, deck, deck_format(format))
    game = msgspec.structs.replace(
        _stored(kind, format, options, person),
        invitation=secrets.token_urlsafe(16) if kind == "invitation" else None,
        password=None if password is None else await hashed(password),
        seats=(SeatRow(secrets.randbelow(2), person.id, None, person.name, mine),),
    )
    await services.games.add(game)
    return game


async def join(
    services: Services, person: Person, game: StoredGame, deck: DeckChoice, password: str | None = None
) -> str:
    """Take the free seat at a table; the game begins."""
    if game.status != "open" or len(game.seats) != 1:
        raise NotNow("The table is taken.")
    host = game.seats[0]
    if host.person == person.id:
        raise NotNow("This is your own table: wait for somebody to come, or play both sides yourself.")
    if host.person is not None and await services.people.are_apart(person.id, host.person):
        raise NotYours("You cannot sit down at this table.")
    if game.password is not None and not await fits(password or "", game.password):
        raise NotYours("That is not the password of the table.")
    await _check_room(services, person)
    mine = await _seated(services, person, deck, deck_format(game.format))
    me = SeatRow(1 - host.seat, person.id, None, person.name, mine)
    seats = (host, me) if host.seat == 0 else (me, host)
    setup, dealt = _begin(game, seats)
    await services.games.sit_down(game.id, dealt[me.seat], dealt[host.seat], setup)
    await services.house.table(game.id)
    return game.id


# -- again -------------------------------------------------------------------------------------------------------------


async def rematch(services: Services, person: Person, game: StoredGame) -> StoredGame:
    """Another game between the same two with the same decks, on the other side of the table. Against a bot it begins
    at once; against a person the first to ask opens it, and the other one joins by asking too."""
    places = game.seats_of(person.id)
    if game.status != "over" or not places:
        raise NotNow("You can have a rematch once the game is over.")
    if game.kind == "lesson":
        raise NotNow("The guided game has no rematch: begin it again, or open a new game.")
    for seat in game.seats:
        if seat.bot is not None:
            bot_of(services.settings, seat.bot)
    if game.rematch is not None:
        return await _join_rematch(services, person, game)
    await _check_room(services, person)
    again = _stored(game.kind, game.format, game.options, person, game.id)
    turned = tuple(msgspec.structs.replace(row, seat=1 - row.seat) for row in game.seats)
    other = next((row for row in game.seats if row.seat not in places), None)
    if other is not None and other.person is not None:
        mine = next(row for row in turned if row.person == person.id)
        invited = secrets.token_urlsafe(16)
        again = msgspec.structs.replace(again, kind="invitation", invitation=invited, seats=(mine,))
        await services.games.add(again)
    elif len(turned) == 2 and (other is None or other.bot):
        await _start(services, again, turned[0], turned[1])
    else:
        raise NotNow("Your opponent has left.")
    if not await services.games.set_rematch(game.id, again.id):
        await services.games.close(again.id)
        return await _join_rematch(services, person, await services.games.get(game.id))
    again = await services.games.get(again.id)
    await services.house.tell_rematch(game.id, again.id, begun=again.status == "playing")
    return again


async def _join_rematch(services: Services, person: Person, game: StoredGame) -> StoredGame:
    again = await services.games.get(game.rematch or "")
    if again.status == "open" and not again.seats_of(person.id):
        deck = next(row.deck for row in game.seats if row.person == person.id)
        host = again.seats[0]
        me = SeatRow(1 - host.seat, person.id, None, person.name, deck)
        setup, dealt = _begin(again, (host, me) if host.seat == 0 else (me, host))
        await services.games.sit_down(again.id, dealt[me.seat], dealt[host.seat], setup)
        await services.house.table(again.id)
        # Whoever asked first still looks at the old table.
        await services.house.tell_rematch(game.id, again.id, begun=True)
        again = await services.games.get(again.id)
    return again


async def play_on(
    services: Services,
    person: Person,
    game: StoredGame,
    answers: tuple[str, ...],
    setup: TableSetup,
    bot: str | None,
    seat: int,
) -> str:
    """A game that goes on from a position of another one, against a bot or alone."""
    await _check_room(services, person)
    spec = None if bot is None else bot_of(services.settings, bot)
    names = [f"{person.name} ({place + 1})" if spec is None else person.name for place in (0, 1)]
    if spec is not None:
        names[1 - seat] = title_of(spec)
    people = (True, True) if spec is None else (seat == 0, seat == 1)
    begun = TableSetup(
        rules=setup.rules,
        decks=setup.decks,
        stories=setup.stories,
        seed=setup.seed,
        prefix=answers,
        names=(names[0], names[1]),
        people=people,
        solo=spec is None,
    )
    if begun.begin().decision is None:
        raise NotNow("The game is over at this position: choose an earlier one.")
    seats = tuple(
        SeatRow(place, person.id if people[place] else None, None if people[place] else spec, names[place],
             SeatedDeck("From a replay", setup.decks[place], setup.stories))
        for place in (0, 1)
    )
    stored = _stored("solo" if spec is None else "bot", game.format, Options(), person, game.id)
    again = msgspec.structs.replace(stored, status="playing", setup=begun, seats=seats)
    await services.games.add(again)
    await services.house.table(again.id)
    return again.id


async def lesson(services: Services, person: Person, position: int) -> str:
    """The guided first game, from a place on its path. One of them is enough: an earlier one ends."""
    for earlier in await services.games.of(person.id, "playing", limit=1000):
        if earlier.kind == "lesson":
            table = await services.house.table(earlier.id)
            await table.submit(log.Conceded(PUPIL), ref="begun-anew")
    await _check_room(services, person)
    record = first_lesson().record
    if position >= len(record.answers):
        raise NotThere(f"The guided game has {len(record.answers)} moves.")
    decks = record.header.decks
    setup = TableSetup(
        rules=record.rules,
        decks=(decks[0], decks[1]),
        stories=record.header.stories,
        seed=record.header.seed,
        prefix=record.answers[:position],
        names=(person.name, TITLE),
        people=(True, False),
    )
    seats = (
        SeatRow(PUPIL, person.id, None, person.name, SeatedDeck("For the lesson", decks[PUPIL])),
        SeatRow(1 - PUPIL, None, CULTIST, TITLE, SeatedDeck("For the lesson", decks[1 - PUPIL])),
    )
    stored = _stored("lesson", "casual", Options(spectators=False), person)
    await services.games.add(msgspec.structs.replace(stored, status="playing", setup=setup, seats=seats))
    await services.house.table(stored.id)
    return stored.id


def check_format(format: str) -> str:
    """A format by id, or what is wrong with it."""
    try:
        return deck_format(format).id
    except DeckError as problem:
        raise NotThere(str(problem)) from None
