"""Worked examples about timing and effects that no chapter test plays."""

import pytest

from rlyeh.cards import POOL
from rlyeh.engine import RULE_SETS
from rlyeh.engine.words.text_box import Ability
from rlyeh.language import *
from rlyeh.model import Keyword, Label
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=1, skill=1)
SHOT = event("test-2", "Shot", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER)))])
SCARE = event("test-3", "Scare", NEUTRAL, cost=0, text=[action(drive_insane(choose(CHARACTER)))])
CARDS = [MAN, SHOT, SCARE]


def test_wounded_and_insane() -> None:
    """EX-19: a wounded character that is driven insane is destroyed with its attachment, Toughness or not; an insane
    one that is wounded too."""
    ox = character("test-20", "Ox", NEUTRAL, cost=1, skill=1, keywords=[TOUGHNESS(3)])
    ring = support("test-21", "Ring", NEUTRAL, cost=1, subtypes="Attachment", attach_to=CHARACTER)
    table = Scenario(cards=[*CARDS, ox, ring], bells=["darin", "tommy"])
    tough, mad = table.tommy.has(ox, wounds=1), table.tommy.has(ox, insane=True)
    jewel = table.tommy.has(ring, on=tough)
    scare, shot = table.darin.holds(SCARE), table.darin.holds(SHOT)
    table.darin.plays(scare)
    assert tough.in_discard
    assert jewel.in_discard
    table.tommy.passes()
    table.darin.plays(shot, on=mad)
    assert mad.in_discard


def test_eye_of_the_deep() -> None:
    """EX-38: skill 1, icons C C A, no keywords, no passive and no triggered abilities, until the phase ends."""
    rich = character(
        "test-20", "Rich", NEUTRAL, cost=1, skill=3, icons="TT", keywords=[WILLPOWER], subtypes="Cultist",
        text=[gains(THIS, skill=2), gains(MEN, skill=1), action(draw())],
    )  # fmt: skip
    big = character("test-21", "Big", NEUTRAL, cost=1, skill=4, keywords=[FAST])
    table = Scenario(cards=[*CARDS, rich, big], bells=["darin"])
    eye, man = table.darin.holds("Eye of the Deep"), table.darin.has(MAN)
    victim, giant = table.darin.has(rich), table.darin.has(big)
    table.darin.domain(cthulhu=3)
    assert (victim.skill, man.skill) == (5, 2)
    assert table.darin.may_use(victim)
    table.darin.plays(eye)
    assert (victim.skill, victim.icons, man.skill) == (1, "CCA", 1)
    assert not victim.has(Keyword.WILLPOWER)
    assert not table.darin.may_use(victim)
    assert (giant.skill, giant.has(Keyword.FAST)) == (4, True)
    table.run_to("story")
    assert (victim.skill, victim.icons, man.skill) == (5, "TT", 2)
    assert victim.has(Keyword.WILLPOWER)
    assert table.darin.may_use(victim)


MEN = CHARACTER.titled("Man")


def test_corrections_are_applied_on_load() -> None:
    """EX-47: what the pool of `lcg` says of the corrected cards; what they do is in the tests of these cards."""
    pool = POOL.under(RULE_SETS["lcg"].errata)
    assert "Attachment" in pool.named("Dynamite").subtypes
    assert "Attachment" not in POOL.named("Dynamite").subtypes
    for title in ("Scalethorn Asylum", "Brain Transplant", "Unspeakable Transformation", "Strange Delusions"):
        labels = [text.label for text in pool.named(title).text if isinstance(text, Ability)]
        assert labels == [Label.ACTION], title


@pytest.mark.parametrize("found", [True, False])
def test_a_searched_deck_is_shuffled(found: bool) -> None:
    """EX-65, DRAW-6: even if nothing was found or taken."""
    seek = event("test-20", "Seek", NEUTRAL, cost=0, text=[action(search(CARD.titled("Man")))])
    table = Scenario(cards=[*CARDS, seek], bells=["darin"])
    card = table.darin.holds(seek)
    order = [table.darin.decked(MAN if found and number == 3 else SHOT).id for number in range(8)]
    seed = table.game.state.seed
    table.darin.plays(card)
    if found:
        table.darin.picks_no_more()
    assert [each.id for each in table.darin.deck][-8:] != order
    assert table.game.state.seed != seed
    assert sorted(each.id for each in table.darin.deck[-28:])[-8:] == order


def test_what_was_paid_stays_paid() -> None:
    """EX-71, PAY-7, PAY-8, TIME-12: the sacrificed Byakhee, the Gug's four, the domain of a cancelled Shotgun Blast."""
    hush = event("test-20", "Hush", NEUTRAL, cost=0, text=[disrupt(when(triggered(ACTION)), cancel())])
    table = Scenario(cards=[*CARDS, hush], bells=["darin", "tommy"])
    byakhee, gug = table.darin.has("Predatory Byakhee"), table.darin.has("Slavering Gug")
    blast = table.darin.holds("Shotgun Blast")
    four, two = table.darin.domain(hastur=4), table.darin.domain(agency=2)
    for _ in range(3):
        table.tommy.holds(hush)
    man = table.tommy.has(MAN)
    deck = len(table.tommy.deck)
    table.darin.uses(byakhee)
    table.tommy.disrupts_with("Hush")
    assert byakhee.in_discard
    assert len(table.tommy.deck) == deck
    table.tommy.passes()
    table.darin.uses(gug, on=man)
    table.tommy.disrupts_with("Hush")
    assert four.drained
    table.tommy.passes()
    table.darin.plays(blast, x=2, on=man)
    table.tommy.disrupts_with("Hush")
    assert two.drained
    assert blast.in_discard
    assert man.in_play


@pytest.mark.parametrize("other", [True, False])
def test_escaping_a_forced_sacrifice(other: bool) -> None:
    """EX-72, CONF-33, PAY-9, PAY-10, TIME-8, TIME-21: Brady is chosen and escapes, so somebody else has to be
    sacrificed; if only Cthulhu is left, Cthulhu is."""
    table = Scenario(cards=CARDS, phase="draw", bells=["darin"])
    cthulhu, brady = table.darin.has("Cthulhu, The Great Old One"), table.darin.has('Jack "Brass" Brady')
    man = table.darin.has(MAN) if other else None
    table.expects(table.darin, "choose")
    table.darin.chooses(brady)
    assert brady.in_play
    table.darin.disrupts_with(brady)
    assert brady.in_hand
    if man is not None:
        assert table.darin.may_choose(cthulhu, man)
        table.darin.chooses(man)
        assert man.in_discard
    assert cthulhu.in_play is other
    table.expects(table.darin, "action")
