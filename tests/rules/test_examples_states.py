"""Worked examples about the states of cards: those that no other test tells in full."""

import pytest

from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.language import *
from rlyeh.model import CardType
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=1, skill=1)
BLOW = event("test-2", "Blow", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER)))])
HUSH = event("test-3", "Hush", NEUTRAL, cost=0, text=[action(until_end_of_phase(blank(choose(CHARACTER))))])
PURGE = event("test-4", "Purge", NEUTRAL, cost=0, text=[action(destroy(choose(RESOURCES.in_(RESOURCE, of=YOU))))])
FUMBLE = event("test-5", "Fumble", NEUTRAL, cost=0, text=[action(discard_at_random())])
MOURNER = support(
    "test-6", "Mourner", NEUTRAL, cost=0, text=[response(after(is_("destroyed", CHARACTER)), draw())]
)
CARDS = [MAN, BLOW, HUSH, PURGE, FUMBLE, MOURNER]


def test_a_blanked_living_mummy() -> None:
    """EX-66; STATE-5, TIME-21, TIME-15, TIME-30: it stays silent; others may respond, the active player first."""
    table = Scenario(cards=CARDS, bells=["darin"], active="darin")
    mummy, man = table.darin.has("Living Mummy"), table.darin.has(MAN)
    mine, theirs = table.darin.has(MOURNER), table.tommy.has(MOURNER)
    table.tommy.has("Called by Azathoth", on=mummy)
    blast = table.tommy.holds("Shotgun Blast")
    table.tommy.domain(agency=4)
    table.darin.passes()
    table.tommy.plays(blast, x=4, on=mummy)
    assert mummy in table.darin.discard
    assert man.wounds == 0
    assert man.in_play
    table.expects(table.darin, "response")
    assert table.darin.may_use(mine)
    table.darin.passes()
    table.expects(table.tommy, "response")
    assert table.tommy.may_use(theirs)
    table.tommy.passes()
    table.expects(table.darin, "action")
    assert man.in_play


@pytest.mark.parametrize("origin", ["play", "insane", "resource", "hand"])
def test_living_mummies_of_other_kinds(origin: str) -> None:
    """EX-66; STATE-5: insane, a resource or discarded from hand it is silent as well; with its text it is not."""
    table = Scenario(cards=CARDS, bells=["darin"])
    man = table.tommy.has(MAN)
    if origin in ("play", "insane"):
        mummy = table.darin.has("Living Mummy", insane=origin == "insane")
        table.darin.plays(table.darin.holds(BLOW), on=mummy)
    elif origin == "resource":
        mummy = table.darin.domain("Living Mummy").resources[0]
        table.darin.plays(table.darin.holds(PURGE))
    else:
        mummy, fumble = table.darin.holds("Living Mummy"), table.darin.holds(FUMBLE)
        table.darin.plays(fumble)
    assert mummy.in_discard
    assert man.in_play is (origin != "play")


@pytest.mark.parametrize("origin", ["resource", "blank", "insane", "hand"])
def test_local_sheriff_from_the_discard_pile(origin: str) -> None:
    """EX-67; EFF-33: however it got there."""
    table = Scenario(cards=CARDS, bells=["darin"])
    table.darin.domain(agency=1)
    if origin == "resource":
        sheriff = table.darin.domain("Local Sheriff").resources[0]
        table.darin.plays(table.darin.holds(PURGE), on=sheriff)
    elif origin == "hand":
        sheriff = table.darin.holds("Local Sheriff")
        table.darin.plays(table.darin.holds(FUMBLE))
    else:
        sheriff = table.darin.has("Local Sheriff", insane=origin == "insane")
        first, second = table.darin.holds(HUSH), table.darin.holds(BLOW)
        if origin == "blank":
            table.darin.plays(first, on=sheriff)
            assert sheriff.blank
        table.darin.plays(second, on=sheriff)
    assert sheriff.in_discard
    table.darin.uses(sheriff)
    assert sheriff.in_hand


def test_a_passive_bonus_is_not_optional() -> None:
    """EX-70; TIME-23: the icon counts, and nobody is asked."""
    brawl = story("test-8", "Brawl", struggles="C")
    table = Scenario(cards=[*CARDS, brawl], stories=[brawl], phase="resolution")
    man = table.darin.has(MAN, at=table.a)
    table.darin.has(".45 Pistols", on=man)
    foe = table.tommy.has(MAN, at=table.a)
    table.game.keep_journal()
    table.decline_all()
    assert foe.in_discard
    (won,) = table.happened(Kind.WIN_STRUGGLE)
    assert (won.seat, won.amount) == (table.darin.seat, 1)


def test_julia_brown_is_sacrificed_and_nothing_else() -> None:
    """EX-32; ERR-9, EFF-13, DRAW-6: neither insane nor destroyed; the deck is shuffled; the struggle is lost."""
    scream = story("test-9", "Scream", struggles="T")
    spook = character("test-10", "Spook", NEUTRAL, cost=1, skill=1, icons="T")
    table = Scenario(cards=[*CARDS, scream, spook], stories=[scream], phase="resolution", active="tommy")
    julia = table.darin.has("sotd-017", at=table.a)
    twin = table.darin.decked("sotd-107")
    table.tommy.has(spook, at=table.a)
    table.game.keep_journal()
    table.darin.disrupts_with(julia)
    table.darin.chooses(twin)
    (entered,) = table.happened(Kind.ENTER_PLAY)
    assert (entered.card, entered.story) == (twin.id, table.a.id)
    done = table.happened(Kind.SACRIFICE, Kind.DESTROY, Kind.GO_INSANE, Kind.SHUFFLE)
    assert [occurrence.kind for occurrence in done] == [Kind.SACRIFICE, Kind.SHUFFLE]
    assert [occurrence.loser for occurrence in table.happened(Kind.WIN_STRUGGLE)] == [table.darin.seat]
    table.decline_all()


@pytest.mark.parametrize("phase", ["operations", "story", "after commit", "after defend", "after resolution"])
def test_guardian_pillar_commits_in_no_other_step(phase: str) -> None:
    """EX-124; STORY-7, EFF-43: outside the commit step it is a support and nothing offers to commit it."""
    table = Scenario(cards=CARDS, phase=phase, bells=["darin"])
    pillar = table.darin.has("Guardian Pillar")
    table.expects(table.darin, "action")
    assert not table.darin.may("commit", pillar)
    assert table.darin.why_not(pillar, to=table.a)
    assert pillar.type is CardType.SUPPORT


def test_card_text_beats_rules_within_limits() -> None:
    """EX-169; GEN-3, STATE-18: an exhausted character may commit by a card's word, but nobody goes insane by one who
    has Willpower or a T icon."""
    scouts = character(
        "test-11", "Scout", NEUTRAL, cost=1, skill=1, text=[exhausted_may_commit(CARD.titled("Scout"), STORY)]
    )
    brave = character("test-12", "Brave", NEUTRAL, cost=1, skill=1, keywords=[WILLPOWER])
    horror = character("test-13", "Horror", NEUTRAL, cost=1, skill=1, icons="T")
    terror = event("test-14", "Terror", NEUTRAL, cost=0, text=[
        action(choosing(choose(CHARACTER, as_="it")), drive_insane(the("it"))),
    ])  # fmt: skip
    table = Scenario(cards=[*CARDS, scouts, brave, horror, terror], phase="story", bells=["darin"])
    scout, tired = table.darin.has(scouts, exhausted=True), table.darin.has(MAN, exhausted=True)
    protected = [table.tommy.has(brave), table.tommy.has(horror)]
    events = [table.darin.holds(terror) for _ in range(2)]
    for card, target in zip(events, protected, strict=True):
        table.darin.plays(card, on=target)
        assert not target.insane
    table.darin.passes()
    assert table.darin.may("commit", scout, to=table.a)
    assert not table.darin.may("commit", tired)
    table.darin.commits(scout, to=table.a)
    assert scout.story == table.a
