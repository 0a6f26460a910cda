"""`game.explain`: the printed value and every change with its source, and why something may not happen to a card."""

from __future__ import annotations

import random
from functools import cache

import pytest

from rlyeh import reference
from rlyeh.cards import POOL
from rlyeh.engine import RULE_SETS, Game
from rlyeh.engine.actions.payment import actual_cost
from rlyeh.engine.changes import SHUFFLED
from rlyeh.engine.explain.hindrances import MAY
from rlyeh.engine.explain.values import ASPECTS
from rlyeh.engine.in_force import characteristics, prohibitions
from rlyeh.engine.state.cards import NOBODY, NOTHING
from rlyeh.engine.state.kind_table import FACTS
from rlyeh.engine.state.occurrence import happening
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.stories.struggle_counts import all_struggles
from rlyeh.engine.timing.checks import tokens_needed
from rlyeh.engine.visibility import knows
from rlyeh.engine.words.printed_card import Faces
from rlyeh.errors import RlyehError, UnknownCard
from rlyeh.language import *
from rlyeh.model import NO_ICONS, Keyword, Zone
from rlyeh.testing import Scenario
from rlyeh.testing.invariants import random_game

ELDER = character("test-1", "Elder", NEUTRAL, cost=3, skill=3, icons="TC", text=[gains(CHARACTER.other, skill=1)])
GRUNT = character(
    "test-2", "Grunt", AGENCY, cost=2, skill=2, icons="CC", keywords=[Keyword.FAST], subtypes="Cultist, Hunter"
)
CURSE = support(
    "test-3", "Curse", NEUTRAL, cost=1, subtypes="Attachment", attach_to=CHARACTER,
    text=[loses(HOST, skill=5), loses(HOST, "CCC"), gains(HOST, keyword=(Keyword.TOUGHNESS, 2))],
)  # fmt: skip
WARD = support("test-4", "Ward", NEUTRAL, cost=1, text=[cannot(CHARACTER.of(YOU), "be destroyed")])
LAMP = support("test-5", "Lamp", NEUTRAL, cost=1, text=[action(until_end_of_phase(gains(choose(CHARACTER), "A")))])
THIEF = event("test-6", "Thief", NEUTRAL, cost=0, text=[action(take_control(choose(CHARACTER), until=END_OF_PHASE))])
HUSH = event("test-7", "Hush", NEUTRAL, cost=0, text=[action(until_end_of_phase(blank(choose(CHARACTER))))])
DRUMMER = character("test-8", "Drummer", NEUTRAL, cost=1, skill=1, boosters="CC")
GUILD = support("test-9", "Guild", NEUTRAL, cost=1, text=[costs(CHARACTER.in_(HAND), -1), costs(EVENT.in_(HAND), 2)])
RITE = event("test-10", "Rite", NEUTRAL, cost="X", text=[action(wound(choose(CHARACTER.skill(at_most=X))))])
WHISPER = event("test-11", "Whisper", NEUTRAL, cost=0, text=[always(loses(CHARACTER, skill=1), in_=HAND)])
CARDS = [ELDER, GRUNT, CURSE, WARD, LAMP, THIEF, HUSH, DRUMMER, GUILD, RITE, WHISPER]


def table_of() -> Scenario:
    return Scenario(active="darin", cards=CARDS, bells=["darin", "tommy"])


# -- what is said ------------------------------------------------------------------------------------------------------


def test_skill_lists_what_is_printed_and_every_change_with_its_source() -> None:
    table = table_of()
    grunt, elder = table.darin.has(GRUNT), table.darin.has(ELDER)
    curse = table.tommy.has(CURSE, on=grunt)
    found = table.game.explain(grunt.id, "skill")
    assert (found.printed, found.value) == (2, 0)
    assert [(change.source, change.rule, change.value) for change in found.changes] == [
        (elder.id, "", 3),
        (curse.id, "", -2),
        (NOTHING, "EFF-20", 0),
    ]
    assert str(found) == (
        "Grunt: skill 0\n"
        "  2: printed\n"
        "  3: Elder: All other characters get +1 skill\n"
        "  -2: Curse: Attached character gets -5 skill\n"
        "  0: Less than 0 counts as 0. (EFF-20)"
    )


def test_icons_below_zero_count_as_none() -> None:
    """EFF-21."""
    table = table_of()
    grunt = table.darin.has(GRUNT)
    table.tommy.has(CURSE, on=grunt)
    first, *others, last = str(table.game.explain(grunt.id, "icons")).splitlines()
    assert first == "Grunt: icons none"
    assert others[0] == "  CC: printed"
    assert last == "  none: Less than 0 counts as 0. (EFF-21)"


def test_keywords_and_subtypes_are_explained() -> None:
    table = table_of()
    grunt = table.darin.has(GRUNT)
    table.tommy.has(CURSE, on=grunt)
    assert str(table.game.explain(grunt.id, "keywords")).splitlines()[:2] == [
        "Grunt: keywords Fast, Toughness +2", "  Fast: printed",
    ]  # fmt: skip
    said = str(table.game.explain(grunt.id, "subtypes"))
    assert said == "Grunt: subtypes Cultist, Hunter\n  Cultist, Hunter: printed"


def test_a_blank_text_box_has_neither_keywords_nor_subtypes() -> None:
    """CARD-14."""
    table = table_of()
    grunt, hush = table.tommy.has(GRUNT), table.darin.holds(HUSH)
    table.darin.plays(hush, on=grunt)
    for of in ("keywords", "subtypes"):
        found = table.game.explain(grunt.id, of)
        assert not found.value
        assert [change.source for change in found.changes] == [hush.id]


def test_a_price_is_explained_and_an_x_stays_an_x() -> None:
    """PAY-11."""
    table = table_of()
    table.darin.has(GUILD)
    grunt, rite = table.darin.holds(GRUNT), table.darin.holds(RITE)
    assert str(table.game.explain(grunt.id, "cost")).splitlines()[:2] == ["Grunt: cost 1", "  2: printed"]
    assert str(table.game.explain(rite.id, "cost")).splitlines()[:2] == ["Rite: cost X+2", "  X: printed"]


def test_struggles_at_a_story_name_what_brings_them() -> None:
    """CARD-18."""
    table = table_of()
    drummer = table.darin.has(DRUMMER, at=table.a)
    found = table.game.explain(table.a.id, "struggles")
    assert found.value == (1, 3, 1, 1)
    assert [(change.source, change.rule) for change in found.changes] == [(drummer.id, "CARD-18")]


@pytest.mark.parametrize(
    ("of", "value"),
    [("skill", 0), ("icons", NO_ICONS), ("keywords", {}), ("subtypes", frozenset()), ("faction", None), ("cost", 0)],
)
def test_an_insane_card_is_explained_by_its_insanity(of: str, value: object) -> None:
    """STATE-13."""
    table = table_of()
    table.darin.has(ELDER)
    grunt = table.darin.has(GRUNT, insane=True)
    found = table.game.explain(grunt.id, of)
    assert found.value == value
    assert [change.rule for change in found.changes] == ["STATE-13"]


def test_what_lasts_says_how_long() -> None:
    table = table_of()
    grunt, lamp = table.darin.has(GRUNT), table.darin.has(LAMP)
    table.darin.uses(lamp, on=grunt)
    (change,) = table.game.explain(grunt.id, "icons").changes
    assert str(change) == "Lamp: That character gains [arcane], until the end of the phase"


def test_control_names_the_claim() -> None:
    """EFF-17."""
    table = table_of()
    grunt, thief = table.tommy.has(GRUNT), table.darin.holds(THIEF)
    assert str(table.game.explain(grunt.id, "control")) == "Grunt: control Player 2\n  Player 2: printed"
    table.darin.plays(thief, on=grunt)
    found = table.game.explain(grunt.id, "control")
    assert found.value == "Player 1"
    assert [change.source for change in found.changes] == [thief.id]


def test_why_it_may_not_names_the_text_and_the_rule() -> None:
    """EFF-28, STATE-6."""
    table = table_of()
    grunt, ward = table.darin.has(GRUNT), table.darin.has(WARD)
    found = table.game.explain(grunt.id, "destroy")
    assert found.value == "not possible"
    assert [change.source for change in found.changes] == [ward.id]
    assert str(table.game.explain(grunt.id, "restore")) == (
        "Grunt: restore not possible\n  not possible: It is not insane. (STATE-6)"
    )
    assert str(table.game.explain(grunt.id, "exhaust")) == "Grunt: exhaust possible"


# -- what a seat may know ----------------------------------------------------------------------------------------------


def test_a_seat_is_told_only_of_cards_that_it_knows() -> None:
    """GEN-10: a hidden card is not explained, and one that changes something from a hidden place is not named."""
    table = table_of()
    grunt, whisper = table.darin.has(GRUNT), table.tommy.holds(WHISPER)
    mine = table.darin.holds(RITE)
    told = {seat: table.game.explain(grunt.id, "skill", seat).changes[0] for seat in (NOBODY, 0, 1)}
    assert told[1].source == whisper.id
    for seat in (NOBODY, 0):
        assert (told[seat].source, told[seat].title, told[seat].word, told[seat].rule) == (NOTHING, "", None, "GEN-10")
        assert told[seat].value == 1
        assert "Whisper" not in str(table.game.explain(grunt.id, "skill", seat))
    for seat, card in ((0, whisper.id), (1, mine.id), (NOBODY, mine.id), (0, 5_000)):
        with pytest.raises(UnknownCard, match="You do not know that card"):
            table.game.explain(card, "cost", seat)
    assert table.game.explain(mine.id, "cost", 0).value == "X"


def test_what_lasts_is_told_without_its_source_once_that_lies_hidden() -> None:
    table = table_of()
    grunt, lamp = table.darin.has(GRUNT), table.darin.has(LAMP)
    table.darin.uses(lamp, on=grunt)
    game = table.game
    game.occur(happening(Kind.TO_DECK, lamp.id, place=SHUFFLED))
    assert not knows(game, 1, lamp.id)
    (change,) = game.explain(grunt.id, "icons", 1).changes
    assert (change.source, change.title) == (NOTHING, "")
    assert str(change) == "That character gains [arcane], until the end of the phase"


def test_what_cannot_be_explained_is_named_with_what_is_like_it() -> None:
    with pytest.raises(RlyehError, match=r'"skil" of a card cannot be explained\. Did you mean "skill"'):
        table_of().game.explain(0, "skil")


def test_every_limit_of_the_rules_has_its_words_and_its_rule() -> None:
    limits = {kind: facts.limit for kind, facts in FACTS.items() if facts.limit[0]}
    assert set(limits) == set(prohibitions.CHECKS)
    for rule, _ in limits.values():
        assert reference.rule(rule).id == rule


# -- it is what the engine finds ---------------------------------------------------------------------------------------


@cache
def faces(rules: str) -> Faces:
    return Faces(POOL.under(RULE_SETS[rules].errata))


@pytest.mark.parametrize("rules", sorted(RULE_SETS))
def test_what_is_explained_is_what_the_engine_finds(rules: str) -> None:
    """In random games with all cards of the pool, the last change leads to the value that the engine works with."""
    changes = 0
    for seed in range(8):
        game = random_game(POOL, RULE_SETS[rules], seed, faces(rules))
        chance = random.Random(seed)
        for number in range(600):
            decision = game.decision
            if decision is None:
                break
            if number % 12 == 0:
                changes += compare(game)
            game.apply(chance.choice(decision.options))
    assert changes > 300


def compare(game: Game) -> int:
    """Compare every value of every card that lies anywhere but in a deck; how many changes were explained."""
    told = 0
    for piece in game.state.cards:
        if piece.zone in (Zone.DECK, Zone.STORY_DECK):
            continue
        card = piece.id
        for of, value in found_by_the_engine(game, card).items():
            explained = game.explain(card, of)
            assert explained.value == value, f"{explained}\nbut the engine has {value}"
            told += len(explained.changes)
    return told


def found_by_the_engine(game: Game, card: int) -> dict[str, object]:
    piece = game.state.cards[card]
    found: dict[str, object] = {
        "skill": characteristics.skill(game, card),
        "icons": characteristics.icons(game, card),
        "keywords": characteristics.keywords(game, card),
        "subtypes": characteristics.subtypes(game, card),
        "faction": characteristics.faction(game, card),
        "title": characteristics.title(game, card),
        "type": characteristics.card_type(game, card).value,
    }
    if piece.zone is Zone.PLAY and piece.owner in (0, 1):
        found["control"] = f"Player {piece.controller + 1}"
    if piece.zone is Zone.HAND and not piece.face.cost_is_x:
        places = [NOTHING, *range(len(game.state.sides[piece.owner].domains))]
        found["cost"] = min(actual_cost(game, piece.owner, card, 0, place) for place in places)
    elif piece.zone is Zone.PLAY and not piece.face.cost_is_x:
        found["cost"] = characteristics.cost(game, card)
    if card in game.state.row:
        found["struggles"] = all_struggles(game, card)
        found["tokens"] = tokens_needed(game, card)
    if piece.zone in (Zone.PLAY, Zone.RESOURCE):
        for name, kind in MAY.items():
            if kind in prohibitions.CHECKS:
                found[name] = "possible" if prohibitions.can_happen(game, kind, card) else "not possible"
    assert set(ASPECTS) >= {of for of in found if of not in MAY}
    return found
