"""Worked examples about stories, struggles, conspiracies and keywords; others stand beside the cards they name."""

import pytest

from rlyeh.engine.kinds import Kind
from rlyeh.language import *
from rlyeh.model import Card, Icon
from rlyeh.testing import CardHandle, Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=1, skill=1)
THREE = character("test-2", "Three", NEUTRAL, cost=1, skill=3)
CHILD = character("test-3", "Child", NEUTRAL, cost=1, skill=0)
HAG = character("test-4", "Hag", NEUTRAL, cost=1, skill=1, icons="T")
FIEND = character("test-5", "Fiend", NEUTRAL, cost=1, skill=1, icons="TTT")
BRUTE = character("test-6", "Brute", NEUTRAL, cost=1, skill=1, icons="C")
SLEUTH = character("test-7", "Sleuth", NEUTRAL, cost=1, skill=1, icons="I")
MAGE = character("test-8", "Mage", NEUTRAL, cost=1, skill=1, icons="A")
OX = character("test-9", "Ox", NEUTRAL, cost=1, skill=1, keywords=[TOUGHNESS(2)])
VEST = support(
    "test-10", "Vest", NEUTRAL, cost=0, subtypes="Attachment", attach_to=CHARACTER,
    text=[gains(HOST, keyword=TOUGHNESS(1))],
)
STAB = event("test-11", "Stab", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER)))])
BURN = event("test-12", "Burn", NEUTRAL, cost=0, text=[action(destroy(choose(SUPPORT.titled("Vest"))))])
SCARE = event("test-13", "Scare", NEUTRAL, cost=0, text=[action(drive_insane(choose(CHARACTER)))])
WAKE = event("test-14", "Wake", NEUTRAL, cost=0, text=[action(ready(choose(CHARACTER)))])
FLOOD = event("test-15", "Flood", NEUTRAL, cost=0, text=[action(place_token(STORY, who=EACH_PLAYER))])
PUSH = event("test-16", "Push", NEUTRAL, cost=0, text=[action(place_token(choose(STORY)))])
PLOT = conspiracy("test-17", "Plot", NEUTRAL, cost=0, struggles="CT", text=[draw(2)])
DROP = event("test-18", "Drop", NEUTRAL, cost=0, text=[action(discard_from_play(choose(CONSPIRACY)))])
MERCENARY = character("test-19", "Cairo Mercenary", NEUTRAL, cost=3, skill=3, icons="C", boosters="CC")
HERO = character("test-20", "Hero", NEUTRAL, cost=1, skill=1, keywords=[HEROIC])
VILLAIN = character("test-21", "Villain", NEUTRAL, cost=1, skill=1, keywords=[VILLAINOUS])
SAINT = character("test-22", "Saint", NEUTRAL, cost=1, skill=1, keywords=[WILLPOWER])
GIFT = story("test-30", "Gift", struggles="TCAI", text=[draw(2)])
FAVOUR = story("test-31", "Favour", struggles="TCAI", text=[draw(3)])
HUSH = story("test-32", "Hush", struggles="")
BRAWL = story("test-33", "Brawl", struggles="C")
SCREAM = story("test-34", "Scream", struggles="T")
ODD = story("test-35", "Odd", struggles="ITCA")
PEOPLE = [MAN, THREE, CHILD, HAG, FIEND, BRUTE, SLEUTH, MAGE, OX, MERCENARY, HERO, VILLAIN, SAINT]
EVENTS = [STAB, BURN, SCARE, WAKE, FLOOD, PUSH, DROP]
CARDS = [*PEOPLE, *EVENTS, VEST, PLOT, GIFT, FAVOUR, HUSH, BRAWL, SCREAM, ODD]
BOTH = ["darin", "tommy"]


def table_of(*stories: Card, **how: object) -> Scenario:
    """A table with these stories, both players being asked in every window."""
    settings: dict[str, object] = {"cards": CARDS, "bells": BOTH, **how}
    table = Scenario(stories=stories, **settings)  # type: ignore[arg-type]
    table.game.keep_journal()
    return table


def held(table: Scenario) -> str:
    """The struggles that were held, in order, as letters."""
    return "".join(Icon(each.struggle).name[0] for each in table.happened(Kind.STRUGGLE))


def winners(table: Scenario) -> str:
    """Who won the struggles that had a winner: d for Darin, t for Tommy."""
    return "".join(table.players[each.seat].name[0] for each in table.happened(Kind.WIN_STRUGGLE))


def row(table: Scenario) -> list[CardHandle]:
    """The stories and conspiracies in play."""
    return [CardHandle(table, card) for card in table.game.state.row]


def take_all(table: Scenario) -> None:
    """The active player takes every token that is offered."""
    while table.open_decision().kind == "token":
        table.active.accepts()


# -- from the rulebook -----------------------------------------------------------------------------------------------


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


def test_won_through_investigation() -> None:
    """EX-13; STORY-25, STORY-37, STORY-38, STORY-40, STORY-41."""
    table = table_of(GIFT, HUSH, phase="resolution")
    gift, hush = table.a, table.b
    table.tokens(gift, {table.darin: 4, table.tommy: 2})
    mine, theirs = table.darin.has(SLEUTH, at=gift), table.tommy.has(MAN, at=gift)
    table.darin.has(THREE, at=hush)
    new = CardHandle(table, table.game.state.story_deck[-1])
    table.darin.chooses(gift)
    table.expects(table.darin, "token")
    table.darin.accepts()
    table.expects(table.darin, "story")
    assert gift in table.darin.won_pile
    table.darin.accepts()
    assert len(table.darin.hand) == 2
    assert mine.story is theirs.story is None
    assert row(table)[0] == new
    assert all(story.tokens(player) == 0 for story in (gift, new) for player in table.players)
    table.expects(table.darin, "token")
    take_all(table)
    assert [each.story for each in table.happened(Kind.SUCCEED)] == [hush.id]
    assert (new.tokens(table.darin), hush.tokens(table.darin)) == (0, 2)


@pytest.mark.parametrize(
    ("attackers", "defenders", "tokens"),
    [([THREE], [], 2), ([THREE], [CHILD, CHILD], 2), ([CHILD], [], 0), ([CHILD], [CHILD], 0)],
)
def test_unchallenged_success(attackers: list[Card], defenders: list[Card], tokens: int) -> None:
    """EX-14; STORY-30, STORY-31, STORY-32, STORY-33."""
    table = table_of(HUSH, phase="resolution")
    for card in attackers:
        table.darin.has(card, at=table.a)
    for card in defenders:
        table.tommy.has(card, at=table.a)
    take_all(table)
    assert (table.a.tokens(table.darin), table.a.tokens(table.tommy)) == (tokens, 0)


@pytest.mark.parametrize("active", BOTH)
def test_a_stronger_defender(active: str) -> None:
    """EX-15; STORY-34, GEN-4: two against five."""
    table = table_of(HUSH, phase="resolution", active=active)
    me = table.active
    for card in (MAN, MAN):
        me.has(card, at=table.a)
    for card in (THREE, MAN, MAN):
        me.opponent.has(card, at=table.a)
    table.expects(me, "action")
    assert table.a.tokens(me) == table.a.tokens(me.opponent) == 0
    assert table.happened(Kind.SUCCEED) == []


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


def test_conspiracies_side_by_side() -> None:
    """EX-21; CONSP-4, CONSP-6, CONSP-5, CONSP-8: won by the opponent, it frees its place and is not replaced."""
    heap = event("test-39", "Heap", NEUTRAL, cost=0, text=[action(place_token(choose(STORY), 5))])
    table = table_of(cards=[*CARDS, heap])
    theirs = table.tommy.has(PLOT)
    first, second = table.darin.holds(PLOT), table.darin.holds(PLOT)
    heap_, deck = table.tommy.holds(heap), len(table.game.state.story_deck)
    table.darin.plays(first)
    assert first.in_play
    assert "CONSP-4" in table.darin.why_not(second)
    table.tommy.plays(heap_, on=first)
    table.tommy.declines()
    assert first in table.tommy.won_pile
    assert first.owner is table.darin
    assert len(row(table)) == 4
    assert len(table.game.state.story_deck) == deck
    for phase in ("refresh", "draw", "refresh", "operations"):
        table.run_to(phase, "action")
    assert table.active is table.darin
    table.darin.plays(second)
    assert second.in_play
    assert theirs.in_play


def test_a_conspiracy_discarded_instead() -> None:
    """EX-21; CONSP-7: its tokens are lost, and it goes to its owner's discard pile."""
    table = table_of()
    plot, drop = table.tommy.has(PLOT), table.darin.holds(DROP)
    table.tokens(plot, {table.darin: 4, table.tommy: 2})
    table.darin.plays(drop)
    assert plot in table.tommy.discard
    assert (plot.tokens(table.darin), plot.tokens(table.tommy)) == (0, 0)
    assert len(row(table)) == 3


@pytest.mark.parametrize("first", ["a", "b"])
def test_several_wins_at_once(first: str) -> None:
    """EX-22; STORY-42, STORY-43: a tie is the active player's; each win is fully processed before the other."""
    table = table_of(GIFT, FAVOUR)
    gift, favour, flood = table.a, table.b, table.darin.holds(FLOOD)
    table.tokens(gift, {table.darin: 4, table.tommy: 4})
    table.tokens(favour, {table.darin: 4})
    table.darin.plays(flood)
    table.expects(table.darin, "order")
    assert table.darin.may_choose(gift, favour)
    one, two = (gift, favour) if first == "a" else (favour, gift)
    table.darin.chooses(one)
    table.expects(table.darin, "story")
    assert one.is_won
    assert two.in_play
    table.darin.accepts()
    table.expects(table.darin, "story")
    assert len(table.darin.hand) == (2 if first == "a" else 3)
    table.darin.accepts()
    assert table.darin.won_pile == [one, two]
    assert table.tommy.won_pile == []
    assert len(table.darin.hand) == 5


@pytest.mark.parametrize("use", [True, False])
def test_the_arcane_result(use: bool) -> None:
    """EX-28; STORY-24, STORY-8: a defender without an arcane icon is readied, stays, and its skill counts."""
    rite = story("test-43", "Rite", struggles="A")
    table = table_of(rite, phase="resolution", cards=[*CARDS, rite])
    table.darin.has(THREE, at=table.a, exhausted=True)
    mage = table.tommy.has(MAGE, at=table.a)
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


# -- rulings ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("also_a", [False, True])
def test_the_obsessive_inmate_stays(also_a: bool) -> None:
    """EX-36; ERR-18, STORY-48, STORY-10: its story resolves only if the opponent commits there; it defends."""
    table = Scenario(phase="uncommit", stories=[HUSH], cards=CARDS)
    table.game.keep_journal()
    inmate = table.darin.has("Obsessive Inmate", at=table.a, exhausted=True)
    one, two = table.tommy.has(MAN), table.tommy.has(MAN)
    table.run_to("story", "commit")
    assert table.active is table.tommy
    assert inmate.story == table.a
    table.tommy.commits({one: table.b, two: table.a} if also_a else {one: table.b, two: table.b})
    if also_a:
        table.tommy.chooses(table.b)
    table.decline_all()
    resolved = [each.story for each in table.happened(Kind.RESOLVE_STORY)]
    assert resolved == ([table.b.id, table.a.id] if also_a else [table.b.id])
    assert {each.story for each in table.happened(Kind.SUCCEED)} == {table.b.id}
    assert inmate.story == table.a


@pytest.mark.parametrize("exhausted", [True, False])
def test_the_target_of_a_military_bike(exhausted: bool) -> None:
    """EX-37; ERR-20, STORY-9, STORY-3, STORY-4: B with characters, not C without, not A; the position stays."""
    table = table_of(HUSH, phase="resolution")
    bearer = table.darin.has(MAN, at=table.a, exhausted=exhausted)
    bike = table.darin.has("Military Bike", on=bearer)
    table.darin.has(BRUTE, at=table.b, exhausted=True)
    table.darin.chooses(table.a)
    table.decline_all()
    table.darin.disrupts_with(bike)
    assert bearer.story == table.b
    assert bearer.exhausted is exhausted
    assert bike.exhausted
    table.decline_all()


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


def test_ready_but_committed() -> None:
    """EX-104; STORY-8, STATE-8: the readied one counts, the other does not; both can be exhausted for abilities."""
    worker = character("test-48", "Worker", NEUTRAL, cost=1, skill=2, text=[action(exhaust(THIS), to=draw())])
    table = table_of(HUSH, phase="after defend", cards=[*CARDS, worker], bells=["tommy"])
    there, home = table.darin.has(worker, at=table.a, exhausted=True), table.darin.has(worker)
    table.tommy.has(THREE, at=table.a)
    wake = table.darin.holds(WAKE)
    assert not table.darin.may_use(there)
    table.darin.plays(wake, on=there)
    table.tommy.passes()
    for card in (there, home):
        assert table.darin.may_use(card)
    table.darin.uses(there)
    assert (there.exhausted, there.story) == (True, table.a)
    table.tommy.passes()
    table.darin.uses(home)
    assert home.exhausted
    table.tommy.passes()
    assert table.a.tokens(table.darin) == 0

    table = table_of(HUSH, phase="after defend", cards=[*CARDS, worker], bells=["tommy"])
    there, _ = table.darin.has(worker, at=table.a, exhausted=True), table.darin.has(worker)
    table.tommy.has(MAN, at=table.a)
    table.darin.plays(table.darin.holds(WAKE), on=there)
    table.tommy.passes()
    table.darin.passes()
    table.darin.accepts()
    assert table.a.tokens(table.darin) == 1


def test_only_where_attackers_are() -> None:
    """EX-107; STORY-6, STORY-10: the only attacker at B is driven insane before the opponent commits."""
    table = table_of(HUSH, phase="commit")
    one, two, defender = table.darin.has(MAN), table.darin.has(MAN), table.tommy.has(CHILD)
    scare = table.tommy.holds(SCARE)
    table.darin.commits({one: table.a, two: table.b})
    table.darin.passes()
    table.tommy.plays(scare, on=two)
    table.all_pass()
    assert two.insane
    assert table.tommy.may("commit", defender, to=table.a)
    assert not table.tommy.may("commit", defender, to=table.b)
    table.tommy.commits(defender, to=table.a)
    table.all_pass()
    table.decline_all()
    assert [each.story for each in table.happened(Kind.RESOLVE_STORY)] == [table.a.id]


def test_no_window_between_stories() -> None:
    """EX-108; STORY-13, STORY-14, STORY-46: B resolves at once; then the response, then actions."""
    grief = support("test-49", "Grief", NEUTRAL, cost=0, text=[response(after(loses_icon_struggle(TERROR)), draw())])
    table = table_of(SCREAM, HUSH, phase="resolution", cards=[*CARDS, grief], bells=["darin"])
    table.darin.has(HAG, at=table.a)
    table.darin.has(HAG, at=table.b)
    victim, grief_, wake = table.tommy.has(MAN, at=table.a), table.tommy.has(grief), table.tommy.holds(WAKE)
    table.darin.chooses(table.a)
    assert victim.insane
    table.decline_all()
    assert [each.story for each in table.happened(Kind.RESOLVE_STORY)] == [table.a.id, table.b.id]
    table.expects(table.tommy, "response")
    assert not table.tommy.may_play(wake)
    table.tommy.responds_with(grief_)
    assert len(table.tommy.hand) == 2
    table.expects(table.darin, "action")
    table.darin.passes()
    assert table.tommy.may_play(wake)


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


def test_a_bike_for_the_defender() -> None:
    """EX-117; STORY-9, TIME-9: only B, where an attacker is, although a defender stands at C; inside the box."""
    table = table_of(HUSH, phase="resolution")
    table.darin.has(THREE, at=table.a)
    table.darin.has(THREE, at=table.b)
    bearer = table.tommy.has(MAN, at=table.a)
    bike = table.tommy.has("Military Bike", on=bearer)
    table.tommy.has(CHILD, at=table.c)
    table.darin.chooses(table.a)
    table.decline_all()
    table.tommy.disrupts_with(bike)
    assert bearer.story == table.b
    table.decline_all()


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


def test_a_ccg_story_won_mid_way() -> None:
    """EX-144; CCG-13, STORY-40: taken and replaced before any comparison of skill."""
    table = table_of(GIFT, phase="resolution", rules="ccg")
    gift = table.a
    table.tokens(gift, {table.darin: 4})
    sleuth, other = table.darin.has(SLEUTH, at=gift), table.darin.has(THREE, at=gift)
    table.darin.accepts()
    table.darin.declines()
    assert gift in table.darin.won_pile
    assert sleuth.story is other.story is None
    assert len(row(table)) == 3
    assert table.happened(Kind.SUCCEED, Kind.SKILL_CHECK) == []
    assert row(table)[0].tokens(table.darin) == 0
    table.expects(table.darin, "action")


# -- further checks --------------------------------------------------------------------------------------------------


def test_an_empty_story_deck() -> None:
    """EX-148; STORY-44, AMB-34: the others stay in play and the game goes on."""
    table = table_of(HUSH)
    table.empty_story_deck()
    push, won = table.darin.holds(PUSH), table.a
    table.tokens(won, {table.darin: 4})
    table.darin.plays(push, on=won)
    assert won.is_won
    assert row(table) == [table.b, table.c]
    table.expects(table.tommy, "action")


@pytest.mark.parametrize("kept", ["hero", "villain"])
def test_restoring_into_a_clash(kept: str) -> None:
    """EX-149; KEY-5, STATE-13: one of the two must be discarded at once."""
    table = table_of(phase="refresh")
    hero, villain = table.darin.has(HERO, insane=True), table.darin.has(VILLAIN)
    table.expects(table.darin, "clash")
    assert table.darin.may_choose(hero, villain)
    table.darin.chooses(villain if kept == "hero" else hero)
    assert (hero.in_play, villain.in_play) == (kept == "hero", kept == "villain")


def test_attacking_a_conspiracy() -> None:
    """EX-158; CONSP-2, CONSP-9, OPS-2, OPS-3, CONSP-8, CARD-6, STATE-2."""
    table = table_of()
    plot = table.darin.holds(PLOT)
    table.darin.plays(plot)
    table.expects(table.tommy, "action")
    assert plot.in_play
    table = table_of(phase="commit", active="tommy")
    plot, stories = table.darin.has(PLOT), row(table)[:3]
    table.tokens(plot, {table.tommy: 4})
    attacker, defender = table.tommy.has(THREE), table.darin.has(MAN)
    table.tommy.commits(attacker, to=plot)
    table.all_pass()
    table.darin.commits(defender, to=plot)
    table.all_pass()
    assert held(table) == "CT"
    table.tommy.accepts()
    table.expects(table.tommy, "story")
    table.tommy.accepts()
    assert len(table.tommy.hand) == 2
    assert plot in table.tommy.won_pile
    assert row(table) == stories


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


@pytest.mark.parametrize("active", BOTH)
def test_the_order_of_wins_decides(active: str) -> None:
    """EX-170; WIN-8, STORY-42, WIN-1: two won stories each; the active player takes theirs first."""
    table = table_of(HUSH, active=active)
    me = table.active
    for player, titles in ((me, "FG"), (me.opponent, "HI")):
        for letter in titles:
            player.won(f"Story {letter}")
    flood = me.holds(FLOOD)
    table.tokens(table.a, {me: 4})
    table.tokens(table.b, {me.opponent: 4})
    me.plays(flood)
    table.expects(me, "order")
    me.chooses(table.a)
    assert me.has_won
    assert len(me.opponent.won_pile) == 2


def test_the_other_order_would_lose() -> None:
    """EX-170; WIN-8: it is the order that decides."""
    table = table_of(HUSH)
    for player, titles in ((table.darin, "FG"), (table.tommy, "HI")):
        for letter in titles:
            player.won(f"Story {letter}")
    flood = table.darin.holds(FLOOD)
    table.tokens(table.a, {table.darin: 4})
    table.tokens(table.b, {table.tommy: 4})
    table.darin.plays(flood)
    table.darin.chooses(table.b)
    assert table.tommy.has_won


def test_surplus_tokens() -> None:
    """EX-171; STORY-37, STORY-45, STORY-44: won with the first; the second is not placed anywhere."""
    table = table_of(HUSH, phase="resolution")
    won = table.a
    table.tokens(won, {table.darin: 4, table.tommy: 3})
    table.darin.has(MAN, at=won)
    table.darin.accepts()
    assert won in table.darin.won_pile
    table.expects(table.darin, "action")
    assert len(table.happened(Kind.PLACE_TOKEN)) == 1
    assert all(story.tokens(player) == 0 for story in (won, *row(table)) for player in table.players)
