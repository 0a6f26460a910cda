"""What has made a card's values what they are, told to a seat over the socket: in its language, and no more than it
may know."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from rlyeh.client import Refused
from rlyeh.engine.state.random import Chance
from rlyeh.engine.visibility import knows
from rlyeh.errors import UnknownCard
from rlyeh.language import *
from rlyeh.model import Keyword
from rlyeh.server.tables.explaining import explained
from rlyeh.server.tables.log_entries import Answered
from rlyeh.testing import Scenario
from rlyeh.translation import LANGUAGES
from tests.server.houses import services, table_of_two
from tests.server.players import at_table
from tools.serving import Server

ENGLISH, GERMAN = LANGUAGES["en"], LANGUAGES["de"]
NAMES = ("Ann", "Ben")

ELDER = character("test-1", "Elder", NEUTRAL, cost=3, skill=3, text=[gains(CHARACTER.other, skill=1)])
GRUNT = character(
    "test-2", "Grunt", AGENCY, cost=2, skill=2, icons="CC", keywords=[Keyword.FAST], subtypes="Cultist, Hunter"
)
CURSE = support(
    "test-3", "Curse", NEUTRAL, cost=1, subtypes="Attachment", attach_to=CHARACTER,
    text=[loses(HOST, "C"), gains(HOST, keyword=(Keyword.TOUGHNESS, 2)), gains_subtype(HOST, "Criminal")],
)  # fmt: skip
GUILD = support("test-4", "Guild", NEUTRAL, cost=1, text=[costs(CHARACTER.in_(HAND), -1)])
WHISPER = event("test-5", "Whisper", NEUTRAL, cost=0, text=[always(loses(CHARACTER, skill=1), in_=HAND)])
THIEF = event("test-6", "Thief", NEUTRAL, cost=0, text=[action(take_control(choose(CHARACTER), until=END_OF_PHASE))])


def table_of() -> Scenario:
    return Scenario(active="darin", cards=[ELDER, GRUNT, CURSE, GUILD, WHISPER, THIEF], bells=["darin", "tommy"])


def told(table: Scenario, seat: int, card: int, code: str = "en") -> dict[str, list[str]]:
    """What a seat is told of a card: for each value the whole way from print to now."""
    found = explained(table.game, seat, card, LANGUAGES[code], NAMES)
    return {
        each.of: [each.printed, *[f"{one.difference} {one.title}" for one in each.changes], each.value]
        for each in found
    }


def test_every_changed_value_tells_what_is_printed_and_what_came_to_it() -> None:
    table = table_of()
    grunt = table.darin.has(GRUNT)
    table.darin.has(ELDER)
    table.tommy.has(CURSE, on=grunt)
    assert told(table, 1, grunt.id) == {
        "skill": ["2", "+1 Elder", "3"],
        "icons": ["[combat][combat]", "−[combat] Curse", "[combat]"],
        "keywords": ["Fast", "+Toughness +2 Curse", "Fast, Toughness +2"],
        "subtypes": ["Cultist, Hunter", "+Criminal Curse", "Criminal, Cultist, Hunter"],
    }
    german = told(table, 1, grunt.id, "de")
    assert german["keywords"] == ["Schnell", "+Zähigkeit +2 Curse", "Schnell, Zähigkeit +2"]
    assert german["subtypes"][:2] == ["Jäger, Kultist", "+Verbrecher Curse"]
    (skill,) = [each for each in explained(table.game, 1, grunt.id, GERMAN, NAMES) if each.of == "skill"]
    assert skill.changes[0].text == "Alle anderen Charaktere erhalten +1 Fertigkeit"


def test_what_is_as_printed_is_not_told() -> None:
    table = table_of()
    assert told(table, 0, table.darin.has(GRUNT).id) == {}


def test_a_price_is_told_to_whose_hand_it_is() -> None:
    """PAY-11."""
    table = table_of()
    grunt = table.darin.holds(GRUNT)
    table.darin.has(GUILD)
    assert told(table, 0, grunt.id) == {"cost": ["2", "−1 Guild", "1"]}


def test_control_is_told_by_the_names_of_the_players() -> None:
    """EFF-17."""
    table = table_of()
    grunt, thief = table.tommy.has(GRUNT), table.darin.holds(THIEF)
    table.darin.plays(thief, on=grunt)
    assert told(table, 0, grunt.id) == {"control": ["Ben", "→ Ann Thief", "Ann"]}


def test_an_insane_card_is_told_once() -> None:
    """STATE-13."""
    table = table_of()
    (skill,) = explained(table.game, 0, table.darin.has(GRUNT, insane=True).id, GERMAN, NAMES)
    assert (skill.printed, skill.value) == ("2", "0")
    assert [(one.text, one.rule) for one in skill.changes] == [("Die Karte ist wahnsinnig", "STATE-13")]


def test_a_hidden_card_that_changes_something_is_not_named() -> None:
    """GEN-10: neither its title nor its text nor its number."""
    table = table_of()
    grunt, whisper = table.darin.has(GRUNT), table.tommy.holds(WHISPER)
    for language in (ENGLISH, GERMAN):
        (mine,) = explained(table.game, 0, grunt.id, language, NAMES)
        assert (mine.changes[0].card, mine.changes[0].title, mine.changes[0].rule) == (-1, "", "GEN-10")
        assert "Whisper" not in str(mine)
        (theirs,) = explained(table.game, 1, grunt.id, language, NAMES)
        assert (theirs.changes[0].card, theirs.changes[0].title) == (whisper.id, "Whisper")


def test_a_card_out_of_sight_is_refused_as_one_that_is_not_there() -> None:
    """GEN-10: a seat cannot even find out which numbers are cards in the other hand."""
    table = table_of()
    table.darin.has(GUILD)
    theirs = table.tommy.holds(GRUNT)
    said = set()
    for card in (theirs.id, table.game.state.sides[1].deck[0], 5000):
        with pytest.raises(UnknownCard) as refused:
            explained(table.game, 0, card, ENGLISH, NAMES)
        said.add(str(refused.value))
    assert said == {"You do not know that card."}


@pytest.mark.anyio
async def test_a_seat_is_told_of_every_card_it_knows_and_of_no_other(tmp_path: Path) -> None:
    """Over a whole game, every card, both seats: what is said names only cards that the seat knows."""
    async with services(tmp_path) as found:
        table = await table_of_two(found, 3)
        chance = Chance(3)
        number = answered = 0
        while (decision := table.fold.game.decision) is not None:
            await table.submit(Answered(decision.seat, decision.options[chance.below(len(decision.options))].key))
            number += 1
            if number % 8:
                continue
            game = table.fold.game
            for seat in (0, 1):
                known = {piece.face.title for piece in game.state.cards if knows(game, seat, piece.id)}
                hidden = {piece.face.title for piece in game.state.cards} - known
                for piece in game.state.cards:
                    if not knows(game, seat, piece.id):
                        with pytest.raises(UnknownCard, match="You do not know that card"):
                            table.explain(seat, piece.id)
                        continue
                    said = msgspec.json.encode(table.explain(seat, piece.id, GERMAN)).decode()
                    assert not [title for title in hidden if title in said]
                    answered += said != "[]"
        assert answered > 20


@pytest.mark.anyio
async def test_it_is_asked_for_over_the_socket(server: Server) -> None:
    async with at_table(server) as (first, second):
        card = first.state["view"]["sides"][0]["hand"][0]["id"]
        reply = await first.ask("explain", card=card)
        assert (reply["type"], reply["card"], reply["values"]) == ("explain", card, [])
        with pytest.raises(Refused, match="You do not know that card"):
            await second.ask("explain", card=card)
