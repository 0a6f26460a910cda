"""Automatic answers: what is answered for a person because there is nothing to decide."""

from __future__ import annotations

import pytest

from rlyeh.asking import Habits, answer_for, order_matters
from rlyeh.language import *
from rlyeh.language.effects.domains import ResourceTypes
from rlyeh.language.modifiers.prohibitions import CostChange
from rlyeh.language.triggers.events import PlayerDoes
from rlyeh.model import Card, Faction
from rlyeh.testing import Scenario
from rlyeh.testing.extras import RESOURCES as PLAIN
from tests.asking.sitting import Sitting

SOMEBODY_PLACES = PlayerDoes(OPPONENT, "places_token", what=STORY)
MAN = character("test-421", "Man", NEUTRAL, cost=0, skill=2)
DEEP = character("test-422", "Deep", CTHULHU, cost=2, skill=2)
EMPTY = story("test-423", "Empty", struggles="")
CLUES = story("test-424", "Clues", struggles="I")
GIFT = story("test-425", "Gift", struggles="", text=[may(EACH_PLAYER, draw(2))])
GREEDY = character(
    "test-426", "Greedy", CTHULHU, cost=2, skill=1,
    text=[response(after(enters_play(THIS)), draw(1), if_=OVERPAID)],
)
ENVY = support(
    "test-427", "Envy", NEUTRAL, cost=0, text=[forced_response(after(SOMEBODY_PLACES), discard_from_hand(1))]
)
CARDS: list[Card] = [MAN, DEEP, EMPTY, CLUES, GIFT, GREEDY, ENVY]


def unchallenged(habits: Habits | None = None, envious: bool = False, tokens: int = 0) -> Sitting:
    """Darin is about to be asked for the tokens of an unchallenged success (STORY-32, STORY-33)."""
    table = Scenario(cards=CARDS, phase="resolution", stories=[GIFT if tokens else EMPTY])
    table.darin.has(MAN, at=table.a)
    if envious:
        table.tommy.has(ENVY)
    table.tokens(table.a, {table.darin: tokens})
    return Sitting(table, 0, habits)


def test_tokens_are_placed_without_asking() -> None:
    sitting = unchallenged()
    sitting.asked()
    assert [key.split(":")[0] for key in sitting.given[:2]] == ["place", "place"]  # CONF-27 allows to leave it
    assert sitting.table.a.tokens(sitting.table.darin) == 2


def test_tokens_are_asked_about_where_the_player_wants_it() -> None:
    sitting = unchallenged(Habits(tokens=True))
    _is_asked_for_tokens(sitting)


def test_tokens_are_asked_about_where_a_text_waits_for_them() -> None:
    _is_asked_for_tokens(unchallenged(envious=True))


def _is_asked_for_tokens(sitting: Sitting) -> None:
    asked = sitting.asked()
    assert asked is not None
    assert asked.kind == "token"
    sitting.answers("decline", "decline")


# -- domains -----------------------------------------------------------------------------------------------------------


def lay(table: Scenario, letters: str) -> None:
    """A domain of Darin's with resources by the first letters of their factions."""
    factions = {"c": Faction.CTHULHU, "h": Faction.HASTUR, "s": Faction.SHUB_NIGGURATH}
    table.put_domain(table.darin, [PLAIN[factions[letter]] for letter in letters], drained=False)


def paying(card: Card, *domains: str, holds: tuple[Card, ...] = (), habits: Habits | None = None) -> Sitting:
    """Darin plays a card with these domains."""
    table = Scenario(cards=CARDS)
    for resources in domains:
        lay(table, resources)
    played = table.darin.holds(card)
    for each in holds:
        table.darin.holds(each)
    sitting = Sitting(table, 0, habits)
    sitting.asked()
    sitting.answers(f"play:{played.id}")
    sitting.asked()
    return sitting


def test_a_domain_that_fits_exactly_is_drained() -> None:
    assert "drain.1" in paying(DEEP, "ccc", "cc").given  # PAY-1, PAY-12


def test_the_setting_asks_which_domain_to_drain() -> None:
    sitting = paying(DEEP, "ccc", "cc", habits=Habits(domains=True))
    assert sitting.table.open_decision().kind == "domain"
    sitting.answers("drain.1")


def test_of_domains_that_fit_the_one_is_drained_that_the_hand_needs_least() -> None:
    held = character("test-428", "Cultist", HASTUR, cost=2, skill=1)
    table = Scenario(cards=[*CARDS, held])
    for resources in ("ch", "cc"):
        lay(table, resources)
    played = table.darin.holds(DEEP)
    table.darin.holds(held)
    sitting = Sitting(table, 0)
    sitting.asked()
    sitting.answers(f"play:{played.id}")
    sitting.asked()
    assert sitting.given == ["drain.1"]


def test_one_is_asked_where_the_domain_says_what_x_is() -> None:
    """PAY-17, AMB-58: both fit exactly, and X is two by way of the one, three by way of the other."""
    ray = event("test-428", "Ray", NEUTRAL, cost=X, text=[action(draw(X))])
    channel = support(
        "test-429", "Channel", NEUTRAL, cost=0, text=[CostChange(EVENT, -1, whose=YOU, times=ResourceTypes(CTHULHU))]
    )
    table = Scenario(cards=[ray, channel], bells=["darin"])
    held, _ = table.darin.holds(ray), table.darin.has(channel)
    table.darin.domain(hastur=1, cthulhu=1)
    table.darin.domain(cthulhu=3)
    sitting = Sitting(table, 0)
    sitting.answers(f"use:{held.id}.0", "x.3")
    decision = sitting.asked()
    assert decision is not None
    assert decision.kind == "domain"
    assert sitting.given == []
    sitting.answers("drain.1")
    sitting.asked()
    assert len(table.darin.hand) == 3


def test_one_is_asked_where_either_domain_might_be_missed() -> None:
    mine = character("test-429", "Shub", SHUB_NIGGURATH, cost=2, skill=1)
    other = character("test-430", "Yellow", HASTUR, cost=2, skill=1)
    table = Scenario(cards=[*CARDS, mine, other])
    for resources in ("ch", "cs"):
        lay(table, resources)
    played = table.darin.holds(DEEP)
    table.darin.holds(mine), table.darin.holds(other)
    sitting = Sitting(table, 0)
    sitting.asked()
    sitting.answers(f"play:{played.id}")
    decision = sitting.asked()
    assert decision is not None
    assert decision.kind == "domain"
    sitting.answers("drain.0")


def test_one_is_asked_where_overpaying_brings_something() -> None:
    sitting = paying(GREEDY, "ccc", "cc")
    assert sitting.table.open_decision().kind == "domain"
    sitting.answers("drain.1")


def test_a_transient_resource_is_not_spent_without_asking() -> None:
    table = Scenario(cards=CARDS)
    table.darin.domain(transient="cthulhu")
    table.darin.domain(cthulhu=3)
    played = table.darin.holds(DEEP)
    sitting = Sitting(table, 0)
    sitting.asked()
    sitting.answers(f"play:{played.id}")
    decision = sitting.asked()
    assert decision is not None
    assert decision.kind == "domain"  # KEY-15, KEY-16: it is worth two, and destroyed
    sitting.answers("drain.1")


# -- one question instead of two ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("habits", "asked"), [(Habits(), 0), (Habits("every"), 1)])
def test_who_uses_the_effect_of_a_story_has_said_yes_to_it(habits: Habits, asked: int) -> None:
    sitting = unchallenged(habits, tokens=4)
    decision = sitting.asked()
    while decision is not None and decision.kind != "story":  # STORY-39
        sitting.answers("pass" if decision.option("pass") else decision.keys()[0])
        decision = sitting.asked()
    sitting.answers(f"execute:{sitting.table.a.id}")
    decision = sitting.asked()
    assert decision is not None
    assert ((decision.kind, decision.seat) == ("may", 0)) is bool(asked)
    if asked:
        sitting.answers("yes")
    assert (sitting.table.open_decision().kind, sitting.table.open_decision().seat) == ("may", 1)
    assert len(sitting.table.darin.hand) == 2
    sitting.answers("no")


# -- the order of stories ----------------------------------------------------------------------------------------------


def two_stories(**how: bool) -> Scenario:
    """Darin has characters at two stories."""
    table = Scenario(cards=CARDS, phase="resolution", stories=[EMPTY, EMPTY])
    for place in (table.a, table.b):
        table.darin.has(MAN, at=place)
        if how.get("opposed"):
            table.tommy.has(MAN, at=place)
    if how.get("near"):
        table.tokens(table.b, {table.darin: 3})
    if how.get("heard"):
        table.tommy.has(ENVY)
    return table


@pytest.mark.parametrize(
    ("how", "matters"), [({}, False), ({"opposed": True}, True), ({"near": True}, True), ({"heard": True}, True)]
)
def test_the_order_of_stories_matters_where_something_may_come_between(how: dict[str, bool], matters: bool) -> None:
    table = two_stories(**how)
    decision = table.open_decision()
    assert decision.kind == "pick-story"  # STORY-11
    assert order_matters(table.game, 0, [table.a.id, table.b.id]) is matters
    answer = answer_for(table.game, Habits(), [])
    assert (answer is None) is matters
    assert answer_for(table.game, Habits(stories=True), []) is None


def test_what_only_the_other_side_knows_is_no_reason_to_ask() -> None:
    """A card in the opponent's hand that waits for tokens must not be given away by a question (GEN-10)."""
    secret = event("test-431", "Secret", NEUTRAL, cost=0, text=[response(after(SOMEBODY_PLACES), draw(1))])
    table = Scenario(cards=[*CARDS, secret], phase="resolution", stories=[EMPTY, EMPTY])
    for place in (table.a, table.b):
        table.darin.has(MAN, at=place)
    table.tommy.holds(secret)
    assert table.open_decision().kind == "pick-story"
    assert answer_for(table.game, Habits(), []) is not None
