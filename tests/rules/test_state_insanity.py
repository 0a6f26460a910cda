"""Insanity: STATE-10 to STATE-19."""

import pytest

from rlyeh.engine.in_force import characteristics
from rlyeh.engine.state.cards import NOBODY
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.language import *
from rlyeh.model import Card, CardType
from rlyeh.testing import CardHandle, Scenario

SCHOLAR = character(
    "test-1", "Scholar", MISKATONIC, cost=3, skill=3, icons="CI", subtypes="Investigator",
    keywords=[FAST, TOUGHNESS(2)], text=[action(draw())],
)
HAT = support("test-2", "Hat", NEUTRAL, cost=0, subtypes="Attachment", attach_to=CHARACTER, text=[gains(HOST, skill=1)])
FRIGHT = event("test-3", "Fright", NEUTRAL, cost=0, text=[action(drive_insane(choose(CHARACTER)))])
SHOT = event("test-4", "Shot", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER)))])
PRAISE = event(
    "test-5", "Praise", NEUTRAL, cost=0,
    text=[
        action(
            until_end_of_turn(
                gains(choose(CHARACTER, as_="it"), skill=3), gains(the("it"), "T"), gains(the("it"), keyword=FAST),
                gains_subtype(the("it"), "Cultist"),
            ),
            draw(),
        ),
    ],
)
BRAVE = character("test-6", "Brave", NEUTRAL, cost=1, skill=1, keywords=[WILLPOWER])
HORROR = character("test-7", "Horror", NEUTRAL, cost=1, skill=1, icons="T")
SAGE = character("test-8", "Sage", NEUTRAL, cost=1, skill=1, unique=True)
CURSE = event("test-9", "Curse", NEUTRAL, cost=0, text=[action(drive_insane(CHARACTER))])
WATCHMAN = support(
    "test-10", "Watchman", NEUTRAL, cost=0, text=[forced_response(after(is_("restored", CHARACTER)), draw())]
)
NOTE = event("test-11", "Note", NEUTRAL, cost=0, text=[action(draw())])
BELT = support(
    "test-12", "Belt", NEUTRAL, cost=0, subtypes="Attachment", attach_to=CHARACTER, text=[gains(HOST, "T")]
)
CUT = event("test-13", "Cut", NEUTRAL, cost=0, text=[action(destroy(choose(ATTACHMENT)))])
SHED = support("test-14", "Shed", NEUTRAL, cost=0)
CARDS = [SCHOLAR, HAT, FRIGHT, SHOT, PRAISE, BRAVE, HORROR, SAGE, CURSE, WATCHMAN, NOTE, BELT, CUT, SHED]


def scene(phase: str = "operations", rules: str = "lcg") -> Scenario:
    return Scenario(cards=CARDS, bells=["darin"], phase=phase, rules=rules)


def of_kind(table: Scenario, kind: Kind) -> list[CardHandle]:
    """The cards to which something of a kind has happened."""
    return [CardHandle(table, occurrence.card) for occurrence in table.happened(kind)]


def test_going_insane() -> None:
    """STATE-10: face down, off its story, its attachments destroyed, whoever controls them."""
    table = scene("after commit")
    man = table.tommy.has(SCHOLAR, at=table.a)
    mine, theirs = table.darin.has(HAT, on=man), table.tommy.has(HAT, on=man)
    table.game.keep_journal()
    table.darin.plays(table.darin.holds(FRIGHT), on=man)
    assert man.insane
    assert man.story is None
    assert of_kind(table, Kind.DESTROY) == [mine, theirs]
    assert mine in table.darin.discard
    assert theirs in table.tommy.discard


@pytest.mark.parametrize("wounds", [0, 1])
def test_wounded_and_then_insane(wounds: int) -> None:
    """STATE-11: one wound is enough, whatever the Toughness."""
    table = scene()
    man = table.tommy.has(SCHOLAR, wounds=wounds)
    table.game.keep_journal()
    table.darin.plays(table.darin.holds(FRIGHT), on=man)
    assert man.in_discard is bool(wounds)
    assert man.insane is not bool(wounds)
    assert of_kind(table, Kind.DESTROY) == [man] * wounds


@pytest.mark.parametrize("insane", [True, False])
def test_insane_and_then_wounded(insane: bool) -> None:
    """STATE-12: sane it would have survived."""
    table = scene()
    man = table.tommy.has(SCHOLAR, insane=insane)
    table.game.keep_journal()
    table.darin.plays(table.darin.holds(SHOT), on=man)
    assert man.in_discard is insane
    assert of_kind(table, Kind.DESTROY) == [man] * insane


def test_fixed_values() -> None:
    """STATE-13, STATE-14, EX-68 b: it may be chosen, but nothing changes its values; the rest of the effect applies."""
    table = scene()
    man = table.tommy.has(SCHOLAR, insane=True)
    table.darin.plays(table.darin.holds(PRAISE), on=man)
    assert man.type is CardType.CHARACTER
    assert (man.skill, man.icons, man.faction, man.subtypes) == (0, "", None, frozenset())
    assert characteristics.cost(table.game, man.id) == 0
    assert not man.has(FAST)
    assert man.blank
    assert man.controller is table.tommy
    assert len(table.darin.hand) == 1


def test_its_text_does_not_work() -> None:
    """STATE-13."""
    table = scene()
    sane, insane = table.darin.has(SCHOLAR), table.darin.has(SCHOLAR, insane=True)
    assert table.darin.may_use(sane)
    assert not table.darin.may_use(insane)


def test_it_neither_commits_nor_is_committed() -> None:
    """STATE-15."""
    table = scene("commit")
    sane, insane = table.darin.has(SCHOLAR), table.darin.has(SCHOLAR, insane=True)
    assert table.darin.may("commit", sane)
    assert not table.darin.may("commit", insane)
    table.darin.commits(sane, to=table.a)
    assert insane.story is None
    assert characteristics.committed(table.game, table.a.id) == [sane.id]


@pytest.mark.parametrize("rules", ["lcg", "lcg-final"])
def test_not_insane_twice(rules: str) -> None:
    """STATE-16, EX-68 a."""
    table = scene(rules=rules)
    mad, man = table.tommy.has(SCHOLAR, insane=True), table.tommy.has(SCHOLAR)
    table.game.keep_journal()
    table.darin.plays(table.darin.holds(CURSE))
    assert mad.insane
    assert of_kind(table, Kind.GO_INSANE) == [man]
    alone = scene(rules=rules)
    alone.tommy.has(SCHOLAR, insane=True)
    assert not alone.darin.may_play(alone.darin.holds(FRIGHT))


def test_insane_and_wounded_by_effects() -> None:
    """EX-68; STATE-16, STATE-14, EFF-10, STATE-13, STATE-12: nothing, nothing, and destroyed."""
    table = scene()
    man, other = table.tommy.has(SCHOLAR, insane=True), table.tommy.has(SCHOLAR)
    curse, praise, shot = table.darin.holds(CURSE), table.darin.holds(PRAISE), table.darin.holds(SHOT)
    table.darin.plays(curse)
    assert man.insane
    table.darin.plays(praise, on=man)
    assert (man.skill, man.icons) == (0, "")
    table.darin.plays(shot)
    assert table.darin.may_choose(man, other)
    table.darin.chooses(man)
    assert man.in_discard


def test_it_keeps_title_and_uniqueness() -> None:
    """STATE-17, AMB-72."""
    table = scene()
    sage, copy = table.darin.has(SAGE, insane=True), table.darin.holds(SAGE)
    assert sage.title == "Sage"
    assert table.darin.why_not(copy) == {"STATE-43"}


@pytest.mark.parametrize("card", [BRAVE, HORROR])
def test_the_protected(card: Card) -> None:
    """STATE-18: a T icon or Willpower; neither chosen nor reached by what goes for all."""
    table = scene()
    protected, man = table.tommy.has(card), table.tommy.has(SCHOLAR)
    fright, curse = table.darin.holds(FRIGHT), table.darin.holds(CURSE)
    table.darin.plays(curse)
    assert man.insane
    assert not protected.insane
    assert not table.darin.may_play(fright)


def test_protection_of_the_moment() -> None:
    """STATE-18: a T icon that is gained protects as long as it is there."""
    table = scene()
    man = table.tommy.has(SAGE)
    table.tommy.has(BELT, on=man)
    fright, cut = table.darin.holds(FRIGHT), table.darin.holds(CUT)
    assert man.icons == "T"
    assert not table.darin.may_play(fright)
    table.darin.plays(cut)
    table.darin.plays(fright)
    assert man.insane


def test_supports_and_events_gone_insane() -> None:
    """EX-69; STATE-19, REF-2: characters meanwhile; the support is a support again, the event is discarded; neither is
    a character that was restored."""
    table = Scenario(cards=CARDS, bells=["darin"], phase="refresh")
    shed, note = table.darin.has(SHED, insane=True), table.darin.has(NOTE, insane=True)
    table.darin.has(WATCHMAN)
    table.game.keep_journal()
    assert [shed.type, note.type] == [CardType.CHARACTER] * 2
    assert characteristics.characters(table.game, table.darin.seat) == [shed.id, note.id]
    table.darin.chooses(shed)
    assert shed.type is CardType.SUPPORT
    assert shed.exhausted
    assert note.insane
    for phase in ("draw", "refresh", "draw", "refresh"):
        table.run_to(phase)
    assert note in table.darin.discard
    assert of_kind(table, Kind.RESTORE) == [shed, note]
    assert of_kind(table, Kind.DISCARD_PLAY) == [note]
    assert all(drawn.by == NOBODY for drawn in table.happened(Kind.DRAW))


def test_a_restored_character_is_seen() -> None:
    """STATE-19: the other side of it."""
    table = Scenario(cards=CARDS, bells=["darin"], phase="refresh")
    table.darin.has(WATCHMAN)
    man = table.darin.has(SCHOLAR, insane=True)
    assert table.decision is not None
    assert man.exhausted
    assert len(table.darin.hand) == 1
