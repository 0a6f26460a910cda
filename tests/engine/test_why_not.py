"""Law 7, `game.why_not`: every refusal names its true rule; what is possible has none."""

import pytest

from rlyeh import reference
from rlyeh.engine.state.cards import NOTHING
from rlyeh.language import *
from rlyeh.language.modifiers.prohibitions import Cannot
from rlyeh.model import Faction, Keyword, Label
from rlyeh.testing import Scenario
from tests.random_play import finished, positions

AGENT = character("test-1", "Agent", AGENCY, cost=3, skill=2)
BOSS = character("test-2", "Boss", NEUTRAL, cost=1, skill=2, unique=True, keywords=[Keyword.HEROIC])
FIEND = character("test-3", "Fiend", NEUTRAL, cost=1, skill=2, keywords=[Keyword.VILLAINOUS])
LOYALIST = character("test-4", "Loyalist", AGENCY, cost=2, skill=1, keywords=[Keyword.LOYAL])
VETERAN = character("test-5", "Veteran", AGENCY, cost=1, skill=1, steadfast={Faction.AGENCY: 3})
SHOT = event("test-6", "Shot", AGENCY, cost=1, text=[action(wound(choose(CHARACTER)))])
BURST = event("test-7", "Burst", NEUTRAL, cost="X", text=[action(wound(choose(CHARACTER.skill(at_most=X))))])
DENIAL = event("test-8", "Denial", NEUTRAL, cost=0, text=[disrupt(when(triggered(Label.ACTION)), cancel())])
ECHO = event("test-9", "Echo", NEUTRAL, cost=0, text=[response(after(is_("destroyed", CHARACTER)), draw())])
LAMP = support("test-10", "Lamp", NEUTRAL, cost=1, text=[action(exhaust(THIS), to=draw())])
PUMP = support("test-11", "Pump", NEUTRAL, cost=1, text=[action(pay(2), to=draw())])
SHRINE = support("test-12", "Shrine", NEUTRAL, cost=1, text=[action(draw(), limit=limit_once())])
RING = support("test-13", "Ring", NEUTRAL, cost=1, subtypes="Attachment", attach_to=CHARACTER)
PLOT = conspiracy("test-14", "Plot", NEUTRAL, cost=1, struggles="TCAI")
ELDER = character("test-15", "Elder", NEUTRAL, cost=3, skill=3, text=[gains(CHARACTER.other, skill=1)])
OMEN = character("test-16", "Omen", NEUTRAL, cost=1, skill=1, text=[forced_response(after(enters_play(THIS)), draw())])
ALTAR = support("test-17", "Altar", NEUTRAL, cost=1, text=[action(sacrifice(choose(CHARACTER.of(YOU))), to=draw())])
PLAIN = character("test-18", "Plain", NEUTRAL, cost=1, skill=1, icons="C")
WATCHER = character(
    "test-19", "Watcher", NEUTRAL, cost=1, skill=0, text=[response(after(is_("commits", THIS)), draw())]
)
CARDS = [
    AGENT, BOSS, FIEND, LOYALIST, VETERAN, SHOT, BURST, DENIAL, ECHO, LAMP, PUMP, SHRINE, RING, PLOT, ELDER, OMEN,
    ALTAR, PLAIN, WATCHER,
]  # fmt: skip


def table_of(phase: str = "operations", **how: object) -> Scenario:
    return Scenario(active="darin", phase=phase, cards=CARDS, bells=["darin", "tommy"], **how)  # type: ignore[arg-type]


# -- cards in hand ---------------------------------------------------------------------------------------------------


def test_payment_refusals_name_their_rule() -> None:
    """RES-9, PAY-1, PAY-2, PAY-20, PAY-22."""
    table = table_of()
    agent, loyal, veteran = table.darin.holds(AGENT), table.darin.holds(LOYALIST), table.darin.holds(VETERAN)
    table.darin.domain(agency=3, drained=True)
    assert table.darin.why_not(agent) == {"RES-9"}
    assert table.darin.why_not(veteran) == {"RES-9"}
    table = table_of()
    agent, loyal, veteran = table.darin.holds(AGENT), table.darin.holds(LOYALIST), table.darin.holds(VETERAN)
    table.darin.domain(agency=1, hastur=1)
    assert table.darin.why_not(agent) == {"PAY-1"}
    assert table.darin.why_not(loyal) == {"PAY-20"}
    assert table.darin.why_not(veteran) == {"PAY-22"}
    table = table_of()
    agent = table.darin.holds(AGENT)
    table.darin.domain(hastur=3)
    assert table.darin.why_not(agent) == {"PAY-2"}


def test_what_may_not_be_in_play_together() -> None:
    """STATE-43, KEY-4, CONSP-4: uniqueness is told from Heroic and Villainous, and the card in the way is named."""
    table = table_of()
    table.darin.domain(agency=3)
    standing = table.darin.has(BOSS)
    copy, fiend, plot = table.darin.holds(BOSS), table.darin.holds(FIEND), table.darin.holds(PLOT)
    table.open_decision()
    refusals = table.game.why_not(0, copy.id)
    assert [(each.rule, each.card) for each in refusals] == [("STATE-43", standing.id)]
    assert [(each.rule, each.card) for each in table.game.why_not(0, fiend.id)] == [("KEY-4", standing.id)]
    assert table.darin.why_not(plot) == set()
    table.darin.plays(plot)
    table.tommy.passes()
    second = table.game.state.cards[plot.id]
    assert second.face.title == "Plot"


def test_a_second_conspiracy() -> None:
    """CONSP-4, OPS-2."""
    table = table_of()
    table.darin.domain(agency=3)
    table.darin.domain(agency=3)
    first, second = table.darin.holds(PLOT), table.darin.holds(PLOT)
    table.darin.plays(first, paying=table.darin.domains[0])
    table.tommy.passes()
    assert table.darin.why_not(second) == {"CONSP-4"}
    table = table_of("draw")
    held = table.darin.holds(PLOT)
    assert table.darin.why_not(held) == {"OPS-2"}


def test_wrong_time_wrong_player() -> None:
    """OPS-1, TIME-4, TIME-6: not in this phase, not your decision, something else first."""
    table = table_of("draw")
    held, theirs = table.darin.holds(PLAIN), table.tommy.holds(PLAIN)
    table.darin.domain(agency=1)
    assert table.darin.why_not(held) == {"OPS-1"}
    assert table.tommy.why_not(theirs) == {"TIME-4", "OPS-1"}
    assert table.tommy.why_not(held) == {"GEN-10"}
    table = table_of()
    first, second = table.darin.holds(PLAIN), table.darin.holds(AGENT)
    table.darin.domain(agency=3)
    table.darin.domain(agency=3)
    assert table.darin.why_not(first) == table.darin.why_not(second) == set()
    table.darin.chooses(first)
    assert table.darin.why_not(second) == {"TIME-6"}
    table.darin.chooses(table.darin.domains[0])


def test_no_host_and_no_target() -> None:
    """STATE-26, EFF-1, PAY-17."""
    table = table_of()
    ring, shot, burst = table.darin.holds(RING), table.darin.holds(SHOT), table.darin.holds(BURST)
    table.darin.domain(agency=2)
    assert table.darin.why_not(ring) == {"STATE-26"}
    assert table.darin.why_not(shot) == {"EFF-1"}
    assert table.darin.why_not(burst) == {"PAY-17"}


def test_events_wait_for_their_moment() -> None:
    """TIME-7, TIME-14, TIME-2, TIME-16."""
    table = table_of()
    shot, echo = table.darin.holds(SHOT), table.darin.holds(ECHO)
    denial = table.tommy.holds(DENIAL)
    table.darin.domain(agency=1)
    clerk = table.tommy.has(PLAIN)
    assert table.darin.why_not(echo) == {"TIME-14"}
    assert table.tommy.why_not(denial) == {"TIME-4", "TIME-7"}
    table.darin.plays(shot, on=clerk)
    assert table.tommy.why_not(denial) == set()
    table.tommy.passes()
    assert table.darin.why_not(echo) == set()
    table.darin.passes()


def test_an_action_outside_of_action_windows() -> None:
    """TIME-2: in the commit step only commitments are asked for."""
    table = table_of("commit")
    shot = table.darin.holds(SHOT)
    table.darin.domain(agency=1)
    plain = table.darin.has(PLAIN)
    lamp = table.darin.has(LAMP)
    table.open_decision()
    assert table.darin.why_not(shot) == {"TIME-2"}
    assert table.darin.why_not(lamp) == {"TIME-2", "CARD-3"}
    assert table.darin.why_not(plain) == set()
    table.darin.commits_nobody()


# -- the open question -----------------------------------------------------------------------------------------------


def test_in_the_resource_step_every_card_in_hand_may_become_a_resource() -> None:
    """RES-1: also the copy that is not offered itself."""
    table = table_of("resource")
    copies = [table.darin.holds(PLAIN), table.darin.holds(PLAIN)]
    standing = table.darin.has(BOSS)
    table.darin.domain(agency=1)
    assert table.open_decision().kind == "resource"
    assert [table.darin.why_not(each) for each in copies] == [set(), set()]
    assert [str(each) for each in table.game.why_not(0, standing.id)] == [
        "You attach a card from your hand as a resource. (RES-1)"
    ]


def test_who_commits_is_told_why_a_card_does_not() -> None:
    """CARD-3, STORY-2: a character in hand, a story that is clicked first."""
    table = table_of("commit")
    table.darin.has(PLAIN)
    held = table.darin.holds(PLAIN)
    table.open_decision()
    assert table.darin.why_not(held) == {"CARD-3"}
    assert table.darin.why_not(table.a) == {"STORY-2"}
    table.darin.commits_nobody()


def test_who_chooses_is_told_that_a_card_is_no_target() -> None:
    """EFF-3: and how the question goes."""
    table = table_of()
    table.darin.domain(agency=1)
    lamp, victim = table.tommy.has(LAMP), table.tommy.has(PLAIN)
    other = table.tommy.has(BOSS)
    shot = table.darin.holds(SHOT)
    table.game.apply(next(o for o in table.open_decision().options if o.card == shot.id))
    assert table.open_decision().kind == "choose"
    assert [table.darin.why_not(each) for each in (victim, other)] == [set(), set()]
    reason = table.game.why_not(0, lamp.id)[0]
    assert reason.rule == table.open_decision().rule
    assert "not one of the cards to choose from" in reason.text
    table.darin.chooses(victim)


# -- abilities -------------------------------------------------------------------------------------------------------


def test_abilities_name_cost_and_limit() -> None:
    """PAY-27, PAY-6, PAY-29, FINAL-109."""
    table = table_of()
    ready, tired = table.darin.has(LAMP), table.darin.has(LAMP, exhausted=True)
    pump, altar, shrine = table.darin.has(PUMP), table.darin.has(ALTAR), table.darin.has(SHRINE)
    table.darin.domain(agency=1)
    assert table.darin.why_not(ready) == set()
    assert table.darin.why_not(tired) == {"PAY-27"}
    assert table.darin.why_not(pump) == {"PAY-6"}
    assert table.darin.why_not(altar) == {"PAY-29"}
    table.darin.uses(shrine)
    table.tommy.passes()
    assert table.darin.why_not(shrine) == {"FINAL-109"}


def test_cards_without_anything_to_use() -> None:
    """TIME-1, TIME-21, TIME-23, STATE-13, GEN-11, RES-5, EFF-31, STORY-39."""
    table = table_of()
    plain, elder, omen = table.darin.has(PLAIN), table.darin.has(ELDER), table.darin.has(OMEN)
    mad, foreign = table.darin.has(LAMP, insane=True), table.tommy.has(LAMP)
    gone = table.darin.discarded(LAMP)
    domain = table.darin.domain(agency=1)
    table.open_decision()
    assert table.darin.why_not(plain) == {"TIME-1"}
    assert table.darin.why_not(elder) == {"TIME-23"}
    assert table.darin.why_not(omen) == {"TIME-21"}
    assert table.darin.why_not(mad) == {"STATE-13"}
    assert table.darin.why_not(foreign) == {"GEN-11"}
    assert table.darin.why_not(gone) == {"EFF-31"}
    assert table.darin.why_not(table.a) == {"STORY-39"}
    resource = table.game.state.sides[0].domains[domain.number].resources[0]
    assert [each.rule for each in table.game.why_not(0, resource)] == ["RES-5"]


def test_a_blank_card_has_no_ability() -> None:
    """CARD-14."""
    hush = character("test-20", "Hush", NEUTRAL, cost=1, skill=1, text=[blank(SUPPORT.titled("Lamp"))])
    table = Scenario(active="darin", cards=[*CARDS, hush], bells=["darin"])
    lamp = table.darin.has(LAMP)
    table.tommy.has(hush)
    assert table.darin.why_not(lamp) == {"CARD-14"}


def test_a_card_answers_one_trigger_once() -> None:
    """TIME-16."""
    double = character("test-21", "Double", NEUTRAL, cost=1, skill=1, icons="C",
                       text=[response(after(is_("commits", CHARACTER)), draw())])  # fmt: skip
    table = Scenario(active="darin", phase="commit", cards=[*CARDS, double])
    one, two = table.darin.has(double), table.darin.has(double)
    table.darin.commits(one, to=table.a)
    assert table.darin.why_not(one) == set()
    table.darin.responds_with(one)
    assert table.darin.why_not(one) == {"TIME-16"}
    assert table.darin.why_not(two) == set()
    table.darin.passes()
    table.darin.declines()
    table.darin.declines()


# -- commitments -----------------------------------------------------------------------------------------------------


def test_commitments_name_their_rule() -> None:
    """STORY-2, STORY-4, STORY-6, STORY-7, CARD-3, GEN-11."""
    table = table_of("commit")
    free, tired = table.darin.has(PLAIN), table.darin.has(PLAIN, exhausted=True)
    mad = table.darin.has(PLAIN, insane=True)
    lamp, theirs, held = table.darin.has(LAMP), table.tommy.has(PLAIN), table.darin.holds(PLAIN)
    table.open_decision()
    assert table.darin.why_not(free, to=table.a) == set()
    assert table.darin.why_not(tired, to=table.a) == {"STORY-4"}
    assert table.darin.why_not(tired) == {"TIME-1", "STORY-4"}
    assert table.darin.why_not(mad, to=table.a) == {"STORY-4"}
    assert table.darin.why_not(lamp, to=table.a) == {"CARD-3"}
    assert table.darin.why_not(held, to=table.a) == {"CARD-3"}
    assert table.darin.why_not(theirs, to=table.a) == {"GEN-11"}
    assert table.tommy.why_not(theirs, to=table.a) == {"TIME-4", "STORY-7", "STORY-6"}
    assert table.darin.why_not(free, to=lamp) == {"STORY-2"}
    table.darin.commits(free, to=table.a)
    table.run_to("story", "commit")
    assert table.tommy.why_not(theirs, to=table.a) == set()
    assert table.tommy.why_not(theirs, to=table.b) == {"STORY-6"}
    table.tommy.commits_nobody()
    table.run_to("story", "token")
    table.darin.declines()
    table.darin.declines()


def test_what_is_planned_already() -> None:
    """STORY-2: a character goes to one story only."""
    table = table_of("commit")
    one, two, _ = table.darin.has(PLAIN), table.darin.has(PLAIN), table.darin.has(PLAIN)
    decision = table.open_decision()
    option = next(o for o in decision.options if (o.card, o.other) == (two.id, table.a.id))
    table.game.apply(option)
    assert table.darin.why_not(two, to=table.b) == {"STORY-2"}
    assert table.darin.why_not(one, to=table.b) == {"STORY-2"}
    table.game.apply("done")


def test_a_card_that_forbids_is_named() -> None:
    """EFF-28: committing, and using an ability."""
    curfew = support("test-22", "Curfew", NEUTRAL, cost=1, text=[Cannot(CHARACTER.titled("Plain"), "commit")])
    table = Scenario(active="darin", phase="commit", cards=[*CARDS, curfew], bells=["darin", "tommy"])
    plain, watcher = table.darin.has(PLAIN), table.darin.has(WATCHER)
    barrier = table.tommy.has(curfew)
    table.open_decision()
    refusal = table.game.why_not(0, plain.id, table.a.id)[0]
    assert (refusal.rule, refusal.card) == ("EFF-28", barrier.id)
    assert "Curfew" in str(refusal)
    assert table.darin.why_not(watcher, to=table.a) == set()
    table.darin.commits_nobody()


# -- any game --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_every_card_has_an_answer_in_any_position(seed: int) -> None:
    """What is offered has no refusal, what is not has one that names a rule."""
    for game in positions(seed, every=7):
        decision = game.decision
        if decision is None:
            break
        offered = {option.card for option in decision.options if option.card != NOTHING}
        for card in range(len(game.state.cards)):
            for seat in (0, 1):
                refusals = game.why_not(seat, card)
                assert all(each.rule in reference.rules() and str(each).endswith(")") for each in refusals)
                if not refusals:
                    assert seat == decision.seat
                in_hand = card in game.state.sides[seat].hand
                if seat == decision.seat and card in offered and not in_hand:
                    assert refusals == []


def test_when_the_game_is_over() -> None:
    """WIN-2."""
    game = finished(1)
    assert [each.rule for each in game.why_not(0, 0)] == ["WIN-2"]
    assert [each.rule for each in game.why_not(0, 0, game.state.row[0])] == ["WIN-2"]
