"""Dreamlands: Yog-Sothoth."""

import pytest

from rlyeh.language import *
from rlyeh.model import Card
from rlyeh.testing import CardHandle, Scenario

MAN = character("test-1", "Man", AGENCY, cost=5, skill=2)
GOD = character("test-2", "God", AGENCY, cost=6, skill=9, subtypes="Ancient One")
HUT = support("test-3", "Hut", AGENCY, cost=2)
HAT = support("test-4", "Hat", AGENCY, cost=0, subtypes="Attachment", attach_to=CHARACTER)
RECALL = event("test-5", "Recall", NEUTRAL, cost=0, text=[action(return_to_hand(choose(CHARACTER)))])
JUMP = event("test-6", "Jump", NEUTRAL, cost=0, text=[action(put_into_play(a(CHARACTER.in_(HAND))))])
GUARD = character("test-7", "Guard", HASTUR, cost=2, skill=4)
CHAMPION = character("test-8", "Champion", AGENCY, unique=True, cost=2, skill=2)
QUIET = story("test-20", "Quiet", struggles="A")
TEST_CARDS = [MAN, GOD, HUT, HAT, RECALL, JUMP, GUARD, CHAMPION, QUIET]


def gate(*resources: Card) -> tuple[Scenario, list[CardHandle]]:
    """Darin holds Twilight Gate and has a domain to pay for it and one with the resources."""
    table = Scenario(cards=TEST_CARDS)
    table.darin.stops()
    table.darin.holds("Twilight Gate")
    table.darin.domain(yog_sothoth=2)
    return table, table.darin.domain(*resources).resources


def test_twilight_gate_brings_a_resource_into_play_until_the_end_of_the_phase() -> None:
    """dl-012; EFF-41, AMB-84: then it goes to a domain of its player's choice."""
    table, (man, _) = gate(MAN, HUT)
    table.darin.plays("Twilight Gate", on=man)
    assert man.in_play
    assert man.ready
    table.darin.passes()
    table.darin.chooses(0)
    assert man.is_resource
    assert man in table.darin.domains[0].resources


def test_twilight_gate_takes_no_ancient_one_no_support_and_no_opposing_resource() -> None:
    """EX-126, dl-012; RES-11: what is printed on a resource counts."""
    table, (god, hut, man, other) = gate(GOD, HUT, MAN, GUARD)
    theirs = table.tommy.domain(MAN).resources[0]
    table.darin.plays("Twilight Gate")
    assert set(table.darin.choices()) == {man, other, *table.darin.domains[0].resources}
    assert all(card.is_resource for card in (god, hut, theirs))
    table.darin.chooses(man)
    assert man.in_play
    table.darin.passes()
    table.darin.chooses(0)


def test_a_gated_character_that_left_is_not_attached_again() -> None:
    """dl-012; STATE-4: neither from hand nor as the new object that it is when it comes back."""
    table, (man,) = gate(MAN)
    table.darin.holds(RECALL)
    table.darin.holds(JUMP)
    table.darin.plays("Twilight Gate", on=man)
    table.darin.plays("Recall", on=man)
    table.darin.plays("Jump")
    assert man.in_play
    table.darin.passes()
    table.run_to("story")
    assert man.in_play
    table, (man,) = gate(MAN)
    table.darin.holds(RECALL)
    table.darin.plays("Twilight Gate", on=man)
    table.darin.plays("Recall", on=man)
    table.darin.passes()
    table.run_to("story")
    assert man.in_hand


def test_a_gated_character_that_goes_back_leaves_play() -> None:
    """dl-012, dl-047; STATE-29: its attachments are discarded, and the opponent's Fanatic may answer."""
    table, (man,) = gate(MAN)
    table.darin.holds(HAT)
    fanatic = table.tommy.holds("Dreamlands Fanatic")
    table.darin.plays("Twilight Gate", on=man)
    hat = table.darin.plays("Hat", on=man)
    table.darin.passes()
    table.darin.chooses(0)
    assert hat.in_discard
    table.tommy.responds_with(fanatic)
    assert fanatic.in_play


def test_twilight_gate_respects_uniqueness() -> None:
    """dl-012; STATE-43, EFF-41: and without another character among the resources it cannot be played."""
    table, _ = gate(CHAMPION)
    table.darin.side.domains[0] = type(table.darin.side.domains[0])(())
    table.darin.domain(HUT, HUT)
    table.darin.has(CHAMPION)
    assert not table.darin.may_play("Twilight Gate")


def key(position: str) -> tuple[Scenario, CardHandle, CardHandle]:
    """The Silver Key on story A, with a character of Darin's in some position."""
    table = Scenario(phase="commit", cards=TEST_CARDS, stories=[QUIET, QUIET])
    table.darin.has("The Silver Key", on=table.a)
    man = table.darin.has(MAN, exhausted=position == "exhausted", insane=position == "insane")
    bystander = table.darin.has(MAN)
    return table, man, bystander


@pytest.mark.parametrize(("position", "at_key", "elsewhere"), [
    ("ready", False, True), ("exhausted", True, False), ("insane", False, False),
])
def test_the_silver_key_turns_committing_round(position: str, at_key: bool, elsewhere: bool) -> None:
    """dl-072; EFF-28, STORY-4: at its story only; elsewhere the usual rule holds."""
    table, man, _ = key(position)
    assert table.darin.may("commit", man, to=table.a) is at_key
    assert table.darin.may("commit", man, to=table.b) is elsewhere


def test_whoever_commits_at_the_silver_key_is_readied() -> None:
    """dl-072; STORY-8, TIME-21: it stays committed; characters at other stories stay exhausted."""
    table, man, bystander = key("exhausted")
    table.darin.stops()
    table.darin.commits({man: table.a, bystander: table.b})
    assert man.ready
    assert man.story == table.a
    assert bystander.exhausted


def test_the_silver_key_binds_defenders_as_well() -> None:
    """dl-072: any character, also the opponent's."""
    table, man, _ = key("exhausted")
    rested, tired = table.tommy.has(GUARD), table.tommy.has(GUARD, exhausted=True)
    table.darin.commits(man, to=table.a)
    assert table.tommy.may("commit", tired, to=table.a)
    assert not table.tommy.may("commit", rested, to=table.a)
    table.tommy.commits(tired, to=table.a)
    assert tired.ready


def test_the_silver_key_is_gone_with_its_story() -> None:
    """dl-072; AMB-39."""
    table = Scenario(phase="resolution", cards=TEST_CARDS, stories=[QUIET, QUIET])
    card = table.darin.has("The Silver Key", on=table.a)
    table.darin.has(MAN, exhausted=True, at=table.a)
    table.tokens(table.a, {table.darin: 4})
    table.darin.accepts()
    assert table.a.is_won
    assert card.in_discard
