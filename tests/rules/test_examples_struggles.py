"""Worked examples about struggles, wounds and keywords; others stand beside the cards they name."""

import pytest

from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.language import *
from rlyeh.testing import Scenario
from tests.rules.story_examples_table import (
    BRAWL,
    BRUTE,
    BURN,
    CARDS,
    FIEND,
    GIFT,
    HAG,
    HERO,
    MAGE,
    MAN,
    MERCENARY,
    ODD,
    OX,
    SAINT,
    SCARE,
    SCREAM,
    SLEUTH,
    STAB,
    THREE,
    VEST,
    VILLAIN,
    held,
    table_of,
    take_all,
    winners,
)

# -- struggles -------------------------------------------------------------------------------------------------------


def test_boosters_multiply_a_struggle() -> None:
    """EX-1; CARD-18, STORY-27, STORY-28, STORY-18: four terror struggles, each with its result, then the rest once."""
    table = table_of(GIFT, phase="resolution")
    table.tommy.has("Sleep of Reason", on=table.a)
    table.darin.has(HAG, at=table.a)
    victims = [table.tommy.has(MAN, at=table.a) for _ in range(5)]
    for number, victim in enumerate(victims[:4]):
        assert sum(each.insane for each in victims) == number
        table.tommy.chooses(victim)
    assert [each.insane for each in victims] == [True] * 4 + [False]
    table.expects(table.darin, "action")
    assert held(table) == "TTTTCAI"
    assert [each.amount for each in table.happened(Kind.WIN_STRUGGLE)] == [1] * 4


def test_losing_terror_without_a_victim() -> None:
    """EX-5; STORY-20, STORY-21, STATE-18: all have terror icons; on to the combat struggle."""
    table = table_of(GIFT, phase="resolution")
    table.darin.has(FIEND, at=table.a)
    hags = [table.tommy.has(HAG, at=table.a) for _ in range(2)]
    table.expects(table.darin, "action")
    assert winners(table) == "d"
    assert not any(hag.insane for hag in hags)
    assert held(table) == "TCAI"


@pytest.mark.parametrize("second_runner", [False, True])
def test_fast_and_zero(second_runner: bool) -> None:
    """EX-16; KEY-2, STORY-17, STORY-35: arcane 0:0, investigation 2:2, skill 4:4."""
    runner = character("test-40", "Runner", NEUTRAL, cost=1, skill=4, icons="II", keywords=[FAST])
    walker = character("test-41", "Walker", NEUTRAL, cost=1, skill=4, icons="II")
    quest = story("test-42", "Quest", struggles="AI")
    table = table_of(quest, phase="resolution", cards=[*CARDS, runner, walker, quest])
    table.darin.has(runner, at=table.a)
    table.tommy.has(runner if second_runner else walker, at=table.a)
    take_all(table)
    assert held(table) == "AI"
    assert [each.struggle for each in table.happened(Kind.WIN_STRUGGLE)] == ([] if second_runner else [INVESTIGATION])
    assert table.a.tokens(table.darin) == (0 if second_runner else 2)
    assert [each.amount for each in table.happened(Kind.SUCCEED)] == ([] if second_runner else [0])


@pytest.mark.parametrize("use", [True, False])
def test_the_arcane_result(use: bool) -> None:
    """EX-28; STORY-24, STORY-8: a defender without an arcane icon is readied, stays, and its skill counts."""
    rite = story("test-43", "Rite", struggles="A")
    table = table_of(rite, phase="resolution", cards=[*CARDS, rite])
    table.darin.has(THREE, at=table.a, exhausted=True)
    mage = table.tommy.has(MAGE, at=table.a, exhausted=False)
    plain = table.tommy.has(THREE, at=table.a, exhausted=True)
    table.expects(table.tommy, "arcane")
    assert table.tommy.may_choose(plain)
    if use:
        table.tommy.chooses(plain)
    else:
        table.tommy.declines()
    assert plain.ready is use
    assert plain.story == mage.story == table.a
    table.expects(table.darin, "action")
    assert table.a.tokens(table.darin) == 0


def test_halflings_of_dhaz() -> None:
    """EX-40; ERR-27, STORY-52: one to four; the ordinary wound and three more, as the loser likes within legality."""
    chain = support(
        "test-44", "Chain", NEUTRAL, cost=0, subtypes="Attachment", attach_to=CHARACTER, text=[loses(HOST, "C")]
    )
    table = table_of(BRAWL, phase="resolution", cards=[*CARDS, chain])
    halflings = table.darin.has("Halflings of D'haz", at=table.a)
    table.tommy.has(chain, on=halflings)
    brute, ox, home = table.tommy.has(BRUTE, at=table.a), table.tommy.has(OX, at=table.a), table.tommy.has(MAN)
    for victim in (brute, brute, ox):
        assert table.tommy.may("choose", ox)
        assert home not in table.tommy.choices()
        table.tommy.chooses(victim)
    table.decline_all()
    assert brute.in_discard
    assert ox.wounds == 2
    assert len(table.happened(Kind.WOUND)) == 4


def test_removing_one_of_four_struggles() -> None:
    """EX-86; STORY-27, STORY-28: Inside Information leaves three terror struggles, then the others."""
    table = table_of(GIFT, phase="after defend", bells=["tommy"])
    table.darin.has("Sleep of Reason", on=table.a)
    table.darin.has(MAN, at=table.a)
    information = table.darin.holds("Inside Information")
    table.darin.domain(neutral=2)
    table.darin.plays(information, on=table.a)
    table.darin.chooses(TERROR)
    table.tommy.passes()
    table.decline_all()
    assert held(table) == "TTTCAI"


def test_terror_against_nobody() -> None:
    """EX-109; STORY-16, AMB-25: won, so that effects on winning work; nobody goes insane."""
    herald = support("test-50", "Joy", NEUTRAL, cost=0, text=[forced_response(after(wins_struggle(TERROR)), draw())])
    table = table_of(SCREAM, phase="resolution", cards=[*CARDS, herald])
    table.darin.has(herald)
    table.darin.has(HAG, at=table.a)
    home = table.tommy.has(MAN)
    table.decline_all()
    assert winners(table) == "d"
    assert len(table.darin.hand) == 1
    assert not home.insane


@pytest.mark.parametrize("next_turn", [False, True])
def test_chess_prodigy_names_for_the_turn(next_turn: bool) -> None:
    """EX-122; EFF-18, STORY-51: named right after committing; the effect ends with the turn."""
    table = Scenario(phase="commit", stories=[BRAWL], cards=CARDS)
    prodigy, brute = table.darin.has("Chess Prodigy"), table.tommy.has(BRUTE)
    table.darin.commits(prodigy, to=table.a)
    assert len(table.game.state.lasting) == 1
    table.expects(table.tommy, "commit")
    if next_turn:
        table.tommy.commits_nobody()
        table.decline_all()
        table.run_to("story", "commit")
        assert table.active is table.tommy
        assert table.game.state.lasting == []
        table.tommy.commits(brute, to=table.a)
        table.decline_all()
        assert brute.in_play
    else:
        table.tommy.commits(brute, to=table.a)
        assert brute.in_discard
        table.decline_all()


@pytest.mark.parametrize("rules", ["ccg", "lcg"])
@pytest.mark.parametrize(("attackers", "struggles"), [(1, "CCC"), (3, "C")])
def test_cairo_mercenary(rules: str, attackers: int, struggles: str) -> None:
    """EX-138; STORY-27, STORY-29, CCG-16: three combat struggles; only one if it dies in the first."""
    table = table_of(BRAWL, phase="resolution", rules=rules)
    for _ in range(attackers):
        table.darin.has(BRUTE, at=table.a)
    mercenary = table.tommy.has(MERCENARY, at=table.a)
    table.decline_all()
    assert held(table) == struggles
    assert mercenary.in_play is (attackers == 1)


def test_an_unusual_struggle_order() -> None:
    """EX-159; CARD-17, STORY-12, STORY-19, STORY-11: printed I, T, C, A; each result before the next is counted."""
    strong = character("test-51", "Strong", NEUTRAL, cost=1, skill=9, icons="CA")
    table = table_of(ODD, phase="resolution", cards=[*CARDS, strong])
    for card in (SLEUTH, HAG):
        table.darin.has(card, at=table.a)
    fallen = table.tommy.has(strong, at=table.a)
    table.darin.accepts()
    assert fallen.insane
    take_all(table)
    assert held(table) == "ITCA"
    assert winners(table) == "dd"
    order = [each.kind for each in table.happened(Kind.STRUGGLE, Kind.PLACE_TOKEN, Kind.GO_INSANE, Kind.SUCCEED)]
    assert order[:4] == [Kind.STRUGGLE, Kind.PLACE_TOKEN, Kind.STRUGGLE, Kind.GO_INSANE]
    assert order[4:7] == [Kind.STRUGGLE, Kind.STRUGGLE, Kind.SUCCEED]
    assert table.a.tokens(table.darin) == 3


def test_lost_characters_no_longer_count() -> None:
    """EX-160; STORY-22, STORY-26, STATE-10, STORY-15: skill 4 and an icon are gone with the insanity."""
    sage = character("test-52", "Sage", NEUTRAL, cost=1, skill=4, icons="I")
    seer = character("test-53", "Seer", NEUTRAL, cost=1, skill=1, icons="TI")
    table = table_of(GIFT, phase="resolution", cards=[*CARDS, sage, seer])
    table.darin.has(seer, at=table.a)
    defender = table.tommy.has(sage, at=table.a)
    take_all(table)
    assert defender.insane
    assert defender.story is None
    assert (defender.skill, defender.icons) == (0, "")
    assert [(each.struggle, each.amount) for each in table.happened(Kind.WIN_STRUGGLE)] == [
        (TERROR, 1),
        (INVESTIGATION, 1),
    ]
    assert table.a.tokens(table.darin) == 3


def test_a_fast_defender() -> None:
    """EX-161; KEY-3, STORY-35: combat 2:2, skill 3:3."""
    fast = character("test-54", "Fast", NEUTRAL, cost=1, skill=3, icons="CC", keywords=[FAST])
    slow = character("test-55", "Slow", NEUTRAL, cost=1, skill=3, icons="CC", keywords=[TOUGHNESS(1)])
    table = table_of(BRAWL, phase="resolution", cards=[*CARDS, fast, slow])
    attacker = table.darin.has(slow, at=table.a)
    table.tommy.has(fast, at=table.a)
    table.expects(table.darin, "action")
    assert winners(table) == "t"
    assert attacker.wounds == 1
    assert attacker.in_play
    assert table.happened(Kind.SUCCEED) == []


# -- wounds and keywords ---------------------------------------------------------------------------------------------


def test_the_third_wound_kills_toughness_two() -> None:
    """EX-6; KEY-11, STATE-21, STATE-20."""
    table = table_of(bells=["tommy"])
    ox, stabs = table.tommy.has(OX), [table.darin.holds(STAB) for _ in range(3)]
    seen = []
    for stab in stabs:
        table.darin.plays(stab, on=ox)
        seen.append((ox.in_play, ox.wounds))
        if table.open_decision().seat == table.tommy.seat:
            table.tommy.passes()
    assert seen == [(True, 1), (True, 2), (False, 0)]
    assert ox.in_discard


@pytest.mark.parametrize("burn", [False, True])
def test_stacking_toughness(burn: bool) -> None:
    """EX-7; KEY-12, STATE-22: three wounds are survived; the fourth kills, and so does losing the attachment."""
    table = table_of(bells=["tommy"])
    ox, stabs = table.tommy.has(OX), [table.darin.holds(STAB) for _ in range(4)]
    vest, fire = table.tommy.has(VEST, on=ox), table.darin.holds(BURN)
    assert ox.toughness == 3
    for stab in stabs[:3]:
        table.darin.plays(stab, on=ox)
        table.tommy.passes()
    assert (ox.in_play, ox.wounds) == (True, 3)
    if burn:
        table.darin.plays(fire, on=vest)
    else:
        table.darin.plays(stabs[3], on=ox)
    assert ox.in_discard
    assert vest.in_discard


def test_invulnerable_but_dying() -> None:
    """EX-92; KEY-7, STATE-22."""
    rust = event(
        "test-45", "Rust", NEUTRAL, cost=0,
        text=[action(until_end_of_phase(loses(choose(CHARACTER), keyword=ALL_TOUGHNESS)))],
    )
    bless = event(
        "test-46", "Bless", NEUTRAL, cost=0,
        text=[action(until_end_of_phase(gains(choose(CHARACTER), keyword=INVULNERABILITY)))],
    )
    tough = character("test-47", "Tough", NEUTRAL, cost=1, skill=1, keywords=[TOUGHNESS(1)])
    table = table_of(cards=[*CARDS, rust, bless, tough], bells=["tommy"])
    victim, rust_, bless_ = table.tommy.has(tough, wounds=1), table.darin.holds(rust), table.darin.holds(bless)
    table.darin.plays(bless_, on=victim)
    assert victim.has(INVULNERABILITY)
    assert victim.in_play
    table.tommy.passes()
    table.darin.plays(rust_, on=victim)
    assert victim.in_discard


@pytest.mark.parametrize("kept", ["hero", "villain"])
def test_restoring_into_a_clash(kept: str) -> None:
    """EX-149; KEY-5, STATE-13: one of the two must be discarded at once."""
    table = table_of(phase="refresh")
    hero, villain = table.darin.has(HERO, insane=True), table.darin.has(VILLAIN)
    table.expects(table.darin, "clash")
    assert table.darin.may_choose(hero, villain)
    table.darin.chooses(villain if kept == "hero" else hero)
    assert (hero.in_play, villain.in_play) == (kept == "hero", kept == "villain")


def test_willpower_lost_and_kept() -> None:
    """EX-162; KEY-13, KEY-1, STATE-18: only the blank one may be chosen."""
    table = table_of()
    kept, lost, hag = table.tommy.has(SAINT), table.tommy.has(SAINT), table.tommy.has(HAG)
    table.darin.has("Called by Azathoth", on=lost)
    man, scare = table.tommy.has(MAN), table.darin.holds(SCARE)
    table.darin.plays(scare)
    assert table.darin.may_choose(lost, man)
    assert {kept, hag}.isdisjoint(table.darin.choices())
    table.darin.chooses(lost)
    assert lost.insane
    assert not kept.insane
