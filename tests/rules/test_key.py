"""Keywords: KEY-1 to KEY-16."""

import pytest

from rlyeh.engine.in_force import characteristics
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.language import *
from rlyeh.model import Card, Keyword
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=1, skill=1)
RUNNER = character("test-2", "Runner", NEUTRAL, cost=1, skill=1, icons="CI", keywords=[FAST])
WALKER = character("test-3", "Walker", NEUTRAL, cost=1, skill=1, icons="CI")
HERO = character("test-4", "Hero", NEUTRAL, cost=1, skill=1, keywords=[HEROIC])
VILLAIN = character("test-5", "Villain", NEUTRAL, cost=1, skill=1, keywords=[VILLAINOUS])
GHOST = character("test-6", "Ghost", NEUTRAL, cost=1, skill=1, keywords=[INVULNERABILITY])
TOUGH = character("test-7", "Tough", NEUTRAL, cost=1, skill=1, keywords=[TOUGHNESS(2)])
SAINT = character("test-8", "Saint", NEUTRAL, cost=1, skill=1, keywords=[WILLPOWER])
HAG = character("test-9", "Hag", NEUTRAL, cost=1, skill=1, icons="T")
MIXED = character(
    "test-10", "Mixed", AGENCY, cost=2, skill=1,
    keywords=[FAST, WILLPOWER, HEROIC, INVULNERABILITY, LOYAL, TOUGHNESS(1), DAY],
)
ZOOG = character("test-11", "Zoog", NEUTRAL, cost=1, skill=1, keywords=[DAY], zoog=True)
STAB = event("test-12", "Stab", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER)))])
STORM = event("test-13", "Storm", NEUTRAL, cost=0, text=[action(wound(CHARACTER))])
SCARE = event("test-14", "Scare", NEUTRAL, cost=0, text=[action(drive_insane(choose(CHARACTER)))])
PANIC = event("test-15", "Panic", NEUTRAL, cost=0, text=[action(drive_insane(CHARACTER))])
KILL = event("test-16", "Kill", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER)))])
BIND = event("test-17", "Bind", NEUTRAL, cost=0, text=[action(take_control(choose(THEIRS)))])
GATE = event("test-18", "Gate", NEUTRAL, cost=0, text=[action(put_into_play(choose(CHARACTER.in_(HAND))))])
PIT = event("test-19", "Pit", NEUTRAL, cost=0, text=[action(put_into_play(choose(CHARACTER.in_(HAND)), INSANE))])
VEST = support(
    "test-20", "Vest", NEUTRAL, cost=0, subtypes="Attachment", attach_to=CHARACTER,
    text=[gains(HOST, keyword=TOUGHNESS(1))],
)
WARD = support(
    "test-21", "Ward", NEUTRAL, cost=0, subtypes="Attachment", attach_to=CHARACTER,
    text=[gains(HOST, keyword=INVULNERABILITY)],
)
RUST = event(
    "test-22", "Rust", NEUTRAL, cost=0,
    text=[action(until_end_of_phase(loses(choose(CHARACTER), keyword=ALL_TOUGHNESS)))],
)
MASK = event("test-23", "Mask", NEUTRAL, cost=0, text=[action(until_end_of_phase(gains(choose(CHARACTER), "T")))])
BARE = event("test-24", "Bare", NEUTRAL, cost=0, text=[action(until_end_of_phase(loses(choose(CHARACTER), "T")))])
LOYALIST = character("test-25", "Loyalist", AGENCY, cost=3, skill=1, keywords=[LOYAL])
STEADY = character("test-26", "Steady", AGENCY, cost=2, skill=1, steadfast={AGENCY: 3})
BOTH_WAYS = character("test-27", "Both Ways", AGENCY, cost=2, skill=1, keywords=[LOYAL], steadfast={AGENCY: 3})
CROWN = event(
    "test-28", "Crown", NEUTRAL, cost=0,
    text=[
        action(
            until_end_of_phase(gains(choose(MINE), keyword=HEROIC), gains(MINE.titled("Hag"), keyword=VILLAINOUS))
        ),
    ],
)
PUMP = support("test-30", "Pump", NEUTRAL, cost=0, text=[action(pay(2), to=draw()), action(pay(1), to=draw())])
COIN = event("test-31", "Coin", AGENCY, cost=2, text=[action(draw())])
BRAWL = story("test-40", "Brawl", struggles="C")
PEOPLE = [MAN, RUNNER, WALKER, HERO, VILLAIN, GHOST, TOUGH, SAINT, HAG, MIXED, ZOOG, LOYALIST, STEADY, BOTH_WAYS]
EVENTS = [STAB, STORM, SCARE, PANIC, KILL, BIND, GATE, PIT, RUST, MASK, BARE, CROWN, COIN]
CARDS = [*PEOPLE, *EVENTS, VEST, WARD, PUMP, BRAWL]
BOTH = ["darin", "tommy"]


def table_of(**how: object) -> Scenario:
    return Scenario(cards=CARDS, bells=BOTH, **how)  # type: ignore[arg-type]


def test_keywords_belong_to_the_text_box() -> None:
    """KEY-1: an insane card, a blank one and a resource have none; a Zoog resource keeps its own."""
    table = table_of()
    sane, mad, blank_one = table.darin.has(MIXED), table.tommy.has(MIXED, insane=True), table.tommy.has(MIXED)
    table.darin.has("Called by Azathoth", on=blank_one)
    resource, zoog = table.darin.domain(MIXED, ZOOG).resources
    words = [FAST, WILLPOWER, HEROIC, INVULNERABILITY, LOYAL, Keyword.TOUGHNESS, DAY]
    assert all(sane.has(word) for word in words)
    for card in (mad, blank_one, resource):
        assert not any(card.has(word) for word in words)
        assert card.toughness == 0
    assert zoog.has(DAY)


def test_a_resource_brings_no_day() -> None:
    """KEY-1, RES-6: nor does an insane or blank card."""
    table = table_of()
    table.darin.domain(MIXED)
    table.darin.has(MIXED, insane=True)
    table.darin.has("Called by Azathoth", on=table.tommy.has(MIXED))
    assert not characteristics.is_day(table.game)
    table.darin.has(ZOOG)
    assert characteristics.is_day(table.game)


def ties(mine: list[Card], theirs: list[Card], active: str, story: Card = BRAWL) -> tuple[list[str], int]:
    """Who wins a tied struggle of Darin's characters against Tommy's, and the tokens for success that follow."""
    table = table_of(active=active, phase="resolution", stories=[story])
    table.game.keep_journal()
    for card in mine:
        table.darin.has(card, at=table.a)
    for card in theirs:
        table.tommy.has(card, at=table.a)
    while table.open_decision().kind in ("token", "victim"):
        table.game.apply(table.open_decision().options[0])
    won = [table.players[each.seat].name for each in table.happened(Kind.WIN_STRUGGLE)]
    return won, table.a.tokens(table.active)


@pytest.mark.parametrize("active", BOTH)
@pytest.mark.parametrize(
    ("mine", "theirs", "winner"),
    [
        ([RUNNER], [WALKER], ["darin"]),
        ([WALKER], [RUNNER], ["tommy"]),
        ([RUNNER, RUNNER], [RUNNER, WALKER], ["darin"]),
        ([RUNNER], [RUNNER], []),
        ([WALKER], [WALKER], []),
    ],
)
def test_fast_wins_tied_struggles(mine: list[Card], theirs: list[Card], winner: list[str], active: str) -> None:
    """KEY-2, KEY-3: attacker or defender; equal numbers leave the tie."""
    assert ties(mine, theirs, active)[0] == winner


def test_fast_does_not_win_at_zero() -> None:
    """KEY-2: nor against more icons, nor from another story."""
    rite = story("test-42", "Rite", struggles="A")
    table = Scenario(phase="resolution", stories=[rite], cards=[*CARDS, rite], bells=BOTH)
    table.game.keep_journal()
    table.darin.has(RUNNER, at=table.a)
    table.tommy.has(WALKER, at=table.a)
    table.decline_all()
    assert table.happened(Kind.WIN_STRUGGLE) == []
    assert ties([RUNNER], [WALKER, WALKER], "darin")[0] == ["tommy"]

    table = table_of(phase="resolution", stories=[BRAWL])
    table.game.keep_journal()
    table.darin.has(WALKER, at=table.a)
    table.tommy.has(WALKER, at=table.a)
    table.darin.has(RUNNER)
    table.tommy.has(RUNNER, at=table.b)
    table.decline_all()
    assert table.happened(Kind.WIN_STRUGGLE) == []


def test_fast_is_counted_anew_at_each_step() -> None:
    """KEY-2, AMB-30: a runner that died in the struggle breaks no tie in the skill check."""
    brute = character("test-47", "Brute", NEUTRAL, cost=1, skill=1, icons="CC")
    table = Scenario(phase="resolution", stories=[BRAWL], cards=[*CARDS, brute], bells=BOTH)
    runner, man = table.darin.has(RUNNER, at=table.a), table.darin.has(MAN, at=table.a)
    table.tommy.has(brute, at=table.a)
    table.darin.chooses(runner)
    assert runner.in_discard
    assert man.story == table.a
    table.expects(table.darin, "action")
    assert table.a.tokens(table.darin) == 0


@pytest.mark.parametrize(("fast", "tokens"), [("darin", 1), ("tommy", 0), ("", 0)])
def test_fast_wins_tied_skill_for_the_attacker_only(fast: str, tokens: int) -> None:
    """KEY-2, KEY-3, STORY-35: a faster defender denies nothing that the tie did not deny, and gains nothing."""
    hush = story("test-43", "Hush", struggles="")
    table = Scenario(phase="resolution", stories=[hush], cards=[*CARDS, hush], bells=BOTH)
    for player in table.players:
        player.has(RUNNER if player.name == fast else WALKER, at=table.a)
    while table.open_decision().kind == "token":
        table.darin.accepts()
    assert (table.a.tokens(table.darin), table.a.tokens(table.tommy)) == (tokens, 0)


@pytest.mark.parametrize(("standing", "coming"), [(HERO, VILLAIN), (VILLAIN, HERO)])
def test_heroic_and_villainous_do_not_stand_together(standing: Card, coming: Card) -> None:
    """KEY-4: neither played, nor put into play, nor taken control of; the opponent's side does not matter."""
    table = table_of()
    table.darin.has(standing)
    held, gate, bind = table.darin.holds(coming), table.darin.holds(GATE), table.darin.holds(BIND)
    table.darin.domain(neutral=1)
    theirs = table.tommy.has(coming)
    assert not table.darin.may_play(held)
    assert table.darin.why_not(held) == {"KEY-4"}
    assert not table.darin.may_play(gate)
    table.darin.plays(bind, on=theirs)
    assert bind.in_discard
    assert theirs.controller is table.tommy
    table = table_of()
    table.tommy.has(standing)
    held = table.darin.holds(coming)
    table.darin.domain(neutral=1)
    table.darin.plays(held)
    assert held.in_play


@pytest.mark.parametrize(("standing", "coming"), [(HERO, VILLAIN), (VILLAIN, HERO)])
def test_what_enters_insane_has_no_keyword(standing: Card, coming: Card) -> None:
    """KEY-4, KEY-5: so there is no clash before it is restored; then its player discards one of the two."""
    table = table_of()
    first, held, pit = table.darin.has(standing), table.darin.holds(coming), table.darin.holds(PIT)
    table.darin.plays(pit, on=held)
    assert held.insane
    assert first.in_play
    table.run_to("draw")
    table.run_to("refresh", "clash")
    table.expects(table.darin, "clash")
    assert table.darin.may_choose(first, held)
    table.darin.chooses(first)
    assert first.in_discard
    assert held.exhausted


def test_clashes_are_settled_one_by_one() -> None:
    """KEY-5, AMB-77: the player chooses among all that clash, until only one kind is left; it is no destruction."""
    mourning = forced_response(after(is_("destroyed", CARD)), draw())
    mourner = support("test-44", "Mourner", NEUTRAL, cost=0, text=[mourning])
    table = Scenario(cards=[*CARDS, mourner], bells=BOTH)
    table.darin.has(mourner)
    villains, hag, man = [table.darin.has(VILLAIN) for _ in range(2)], table.darin.has(HAG), table.darin.has(MAN)
    crown = table.darin.holds(CROWN)
    table.darin.plays(crown, on=man)
    table.expects(table.darin, "clash")
    assert table.darin.may_choose(*villains, hag, man)
    table.darin.chooses(villains[0])
    table.expects(table.darin, "clash")
    assert table.darin.may_choose(villains[1], hag, man)
    table.darin.chooses(man)
    assert [card.in_play for card in (*villains, hag, man)] == [False, True, True, False]
    assert len(table.darin.hand) == 0
    table.expects(table.tommy, "action")


def test_keywords_that_were_given_clash_as_well() -> None:
    """KEY-5: although none of the two is printed."""
    table = table_of()
    hag, man, crown = table.darin.has(HAG), table.darin.has(MAN), table.darin.holds(CROWN)
    table.darin.plays(crown, on=man)
    table.expects(table.darin, "clash")
    assert table.darin.may_choose(hag, man)
    table.darin.chooses(hag)
    assert hag.in_discard


def test_invulnerability() -> None:
    """KEY-6: not wounded, not chosen for a wound, no token moved there; but destroyed outright."""
    moved = move_wound(choose(CHARACTER.wounded), choose(CHARACTER))
    leech = event("test-45", "Leech", NEUTRAL, cost=0, text=[action(moved)])
    table = Scenario(cards=[*CARDS, leech], bells=BOTH)
    ghost, tough = table.tommy.has(GHOST), table.tommy.has(TOUGH, wounds=1)
    other = table.tommy.has(TOUGH)
    stab, storm, kill = (table.darin.holds(card) for card in (STAB, STORM, KILL))
    leech_ = table.darin.holds(leech)
    table.darin.plays(stab)
    assert table.darin.may_choose(tough, other)
    table.darin.chooses(other)
    table.tommy.passes()
    table.darin.plays(storm)
    assert (ghost.wounds, tough.wounds, other.wounds) == (0, 2, 2)
    table.tommy.passes()
    table.darin.plays(leech_, on=tough)
    assert (ghost.wounds, tough.wounds, other.in_discard) == (0, 1, True)
    table.tommy.passes()
    table.darin.plays(kill, on=ghost)
    assert ghost.in_discard


def test_wounds_from_before_still_count() -> None:
    """KEY-7: an Invulnerable character with a wound dies when it loses its Toughness."""
    table = table_of()
    tough, rust, stab = table.tommy.has(TOUGH, wounds=1), table.darin.holds(RUST), table.darin.holds(STAB)
    table.tommy.has(WARD, on=tough)
    assert tough.has(INVULNERABILITY)
    assert not table.darin.may_play(stab)
    table.darin.plays(rust, on=tough)
    assert tough.in_discard


def test_loyal() -> None:
    """KEY-8: one domain must cover the whole cost with resources of the faction."""
    table = table_of()
    card = table.darin.holds(LOYALIST)
    table.darin.domain(agency=2, neutral=3)
    table.darin.domain(agency=2)
    assert table.darin.why_not(card) == {"PAY-20"}
    table = table_of()
    card = table.darin.holds(LOYALIST)
    mixed, pure = table.darin.domain(agency=2, hastur=2), table.darin.domain(agency=3)
    table.darin.plays(card)
    assert card.in_play
    assert (mixed.drained, pure.drained) == (False, True)


@pytest.mark.parametrize(
    ("domains", "refused"),
    [
        ([(2, 0, False), (1, 0, True)], set()),
        ([(1, 1, False), (2, 0, True)], set()),
        ([(2, 0, False)], {"PAY-22"}),
        ([(3, 0, True), (0, 2, False)], {"PAY-2"}),
        ([(1, 0, False), (2, 0, True)], {"PAY-1"}),
    ],
)
def test_steadfast(domains: list[tuple[int, int, bool]], refused: set[str]) -> None:
    """KEY-9: over all domains, drained ones included; the usual cost and match come on top."""
    table = table_of()
    card = table.darin.holds(STEADY)
    for agency, neutral, drained in domains:
        table.darin.domain(agency=agency, neutral=neutral, drained=drained)
    assert table.darin.why_not(card) == refused
    assert table.darin.may_play(card) is not bool(refused)


def test_put_into_play_neither_matters() -> None:
    """KEY-10: Loyal and Steadfast are matters of playing."""
    table = table_of()
    card, gate = table.darin.holds(BOTH_WAYS), table.darin.holds(GATE)
    table.darin.domain(neutral=5)
    assert not table.darin.may_play(card)
    table.darin.plays(gate)
    assert card.in_play


@pytest.mark.parametrize("vests", [0, 1, 2])
def test_toughness(vests: int) -> None:
    """KEY-11, KEY-12: it survives as many wounds as all its Toughness together; the next one destroys it."""
    table = table_of()
    tough = table.tommy.has(TOUGH)
    for _ in range(vests):
        table.tommy.has(VEST, on=tough)
    stabs = [table.darin.holds(STAB) for _ in range(3 + vests)]
    for number, stab in enumerate(stabs):
        assert tough.in_play
        assert tough.wounds == number
        table.darin.plays(stab, on=tough)
        if table.open_decision().seat == table.tommy.seat:
            table.tommy.passes()
    assert tough.in_discard


def test_willpower() -> None:
    """KEY-13: it can neither go insane nor be picked for it, nor does an effect on everybody reach it."""
    table = table_of()
    saint, man, other = table.tommy.has(SAINT), table.tommy.has(MAN), table.tommy.has(MAN)
    scare, panic = table.darin.holds(SCARE), table.darin.holds(PANIC)
    table.darin.plays(scare)
    assert table.darin.may_choose(man, other)
    table.darin.chooses(man)
    table.tommy.passes()
    table.darin.plays(panic)
    assert (saint.insane, other.insane) == (False, True)


def test_a_terror_icon_protects_as_well() -> None:
    """KEY-14: the icon it has now, printed or granted; once it is lost, so is the protection."""
    table = table_of()
    hag, man, other = table.tommy.has(HAG), table.tommy.has(MAN), table.tommy.has(MAN)
    mask, bare, scare = table.darin.holds(MASK), table.darin.holds(BARE), table.darin.holds(SCARE)
    table.darin.plays(mask, on=man)
    table.tommy.passes()
    table.darin.plays(bare, on=hag)
    table.tommy.passes()
    table.darin.plays(scare)
    assert table.darin.may_choose(hag, other)
    table.darin.chooses(hag)
    assert hag.insane


def test_transient() -> None:
    """KEY-15, KEY-16: worth two of its faction to play a card, one for an ability; destroyed by any draining."""
    table = table_of()
    coin, domain = table.darin.holds(COIN), table.darin.domain(transient="agency")
    resource = domain.resources[0]
    table.darin.plays(coin)
    assert resource.in_discard
    assert len(domain) == 0
    assert domain.drained

    table = table_of()
    pump, domain = table.darin.has(PUMP), table.darin.domain(transient="agency")
    resource = domain.resources[0]
    assert [option.number for option in table.open_decision().options if option.card == pump.id] == [0]
    table.darin.uses(pump)
    assert resource.in_discard
    assert domain.drained
    assert len(table.darin.hand) == 1


def test_every_transient_goes_whoever_owns_the_domain() -> None:
    """KEY-16: all of them, and only those, when an effect drains the domain for no payment at all."""
    leak = event("test-46", "Leak", NEUTRAL, cost=0, text=[action(must(OPPONENT, drain_domain()))])
    table = Scenario(cards=[*CARDS, leak], bells=BOTH)
    leak_ = table.darin.holds(leak)
    domain = table.tommy.domain("Man", transient="agency")
    man, resource = domain.resources
    table.darin.plays(leak_)
    assert domain.drained
    assert resource in table.tommy.discard
    assert man.is_resource
