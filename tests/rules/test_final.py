"""What the last FAQ changes: FINAL-1 to FINAL-21, each on both sides."""

import pytest

from rlyeh.cards import POOL
from rlyeh.decks import STORIES, Deck, breaches, deck_format
from rlyeh.engine import new_game
from rlyeh.engine.kinds import Kind
from rlyeh.engine.rulesets import rule_set
from rlyeh.language import *
from rlyeh.model import Card, CardType
from rlyeh.testing import CardHandle, Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=2, skill=2)
IMP = character("test-2", "Imp", NEUTRAL, cost=0, skill=1)
BLOW = event("test-3", "Blow", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER)))])
BRIBE = event("test-4", "Bribe", NEUTRAL, cost=0, text=[action(take_control(choose(CHARACTER)))])
THEFT = event("test-5", "Theft", NEUTRAL, cost=0, text=[action(take_control(choose(ATTACHMENT)))])
HAT = support(
    "test-6", "Hat", NEUTRAL, cost=0, subtypes="Attachment", attach_to=CHARACTER, text=[gains(HOST, skill=1)]
)
MOURNER = support("test-7", "Mourner", NEUTRAL, cost=0, text=[response(after(is_("destroyed", CHARACTER)), draw())])
BOTH_RULES = ["lcg", "lcg-final"]


def scene(rules: str, *cards: Card, phase: str = "operations", active: str = "darin", bells: str = "darin") -> Scenario:
    mine = [MAN, IMP, BLOW, BRIBE, THEFT, HAT, *cards]
    return Scenario(rules=rules, cards=mine, phase=phase, active=active, bells=bells.split())


def kinds_of(table: Scenario, *kinds: Kind) -> list[Kind]:
    """What happened of these kinds, in order."""
    return [Kind(occurrence.kind) for occurrence in table.happened(*kinds)]


# -- timing -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rules", "order"), [
    ("lcg", [Kind.DESTROY, Kind.WOUND, Kind.DRAW]),
    ("lcg-final", [Kind.DESTROY, Kind.DRAW, Kind.WOUND]),
])
def test_forced_responses(rules: str, order: list[Kind]) -> None:
    """FINAL-1: the moment the condition is met, inside the effect, or when the whole effect is done."""
    widow = character(
        "test-10", "Widow", NEUTRAL, cost=1, skill=1, keywords=[TOUGHNESS(5)],
        text=[forced_response(after(is_("destroyed", CHARACTER)), wound(THIS))],
    )
    feast = event("test-11", "Feast", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER)), draw())])
    table = scene(rules, widow, feast)
    table.tommy.has(widow)
    man = table.tommy.has(MAN)
    table.game.keep_journal()
    table.darin.plays(table.darin.holds(feast), on=man)
    assert kinds_of(table, Kind.DESTROY, Kind.WOUND, Kind.DRAW) == order


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_forced_responses_come_after_the_passives(rules: str) -> None:
    """FINAL-1: of what one occurrence sets off, passive text acts first."""
    clerk = support("test-10", "Clerk", NEUTRAL, cost=0, text=[passive(after(is_("destroyed", CHARACTER)), draw())])
    widow = support(
        "test-11", "Widow", NEUTRAL, cost=0, text=[forced_response(after(is_("destroyed", CHARACTER)), mill(1))]
    )
    table = scene(rules, clerk, widow)
    table.darin.has(widow)
    table.tommy.has(clerk)
    man = table.tommy.has(MAN)
    table.game.keep_journal()
    table.darin.plays(table.darin.holds(BLOW), on=man)
    assert kinds_of(table, Kind.DRAW, Kind.MILL) == [Kind.DRAW, Kind.MILL]


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_forced_responses_between_two_stories(rules: str) -> None:
    """FINAL-1: a resolved story is done, so they come before the next one begins."""
    teller = character(
        "test-10", "Teller", NEUTRAL, cost=1, skill=1, text=[forced_response(after(resolves_story(with_=THIS)), draw())]
    )
    table = scene(rules, teller, phase="resolution")
    table.darin.has(teller, at=table.a)
    table.darin.has(MAN, at=table.b)
    table.darin.chooses(table.a)
    table.darin.declines()
    table.darin.declines()
    table.expects(table.darin, "token")
    assert len(table.darin.hand) == 1
    assert table.game.state.resolved == (table.a.id,)
    table.decline_all()


SHIELD = event("test-12", "Shield", NEUTRAL, cost=0, text=[disrupt(when(triggered(ACTION)), draw())])


@pytest.mark.parametrize("active", ["darin", "tommy"])
@pytest.mark.parametrize("rules", BOTH_RULES)
def test_disrupt_order(rules: str, active: str) -> None:
    """FINAL-2: to a player action the active player first, or the opponent of whoever took it."""
    table = scene(rules, SHIELD, active=active, bells="darin tommy")
    blow, man = table.darin.holds(BLOW), table.tommy.has(MAN)
    mine, theirs = table.darin.holds(SHIELD), table.tommy.holds(SHIELD)
    if active == "tommy":
        table.tommy.passes()
    table.darin.plays(blow, on=man)
    first = table.active if rules == "lcg" else table.tommy
    table.expects(first, "disrupt")
    first.passes()
    table.expects(first.opponent, "disrupt")
    first.opponent.passes()
    assert man.in_discard
    assert mine.in_hand
    assert theirs.in_hand


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_disrupt_order_in_a_framework_step(rules: str) -> None:
    """FINAL-2: the active player first in either rule set."""
    guard = support("test-13", "Guard", NEUTRAL, cost=0, text=[disrupt(when(would_be("readied", CHARACTER)), draw())])
    table = scene(rules, guard, phase="refresh")
    table.darin.has(MAN, exhausted=True)
    table.darin.has(guard)
    table.tommy.has(guard)
    table.expects(table.darin, "disrupt")
    table.darin.passes()
    table.expects(table.tommy, "disrupt")
    table.tommy.passes()


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_disrupt_order_for_what_is_nested(rules: str) -> None:
    """FINAL-2: for a Response of Tommy's, Darin first, who is active; for one of Darin's, Tommy in the last FAQ."""
    for owner in ("darin", "tommy"):
        hush = event("test-15", "Hush", NEUTRAL, cost=0, text=[disrupt(when(triggered(RESPONSE)), cancel())])
        table = scene(rules, MOURNER, hush)
        man = table.darin.has(MAN)
        blow = table.darin.holds(BLOW)
        table.darin.holds(hush)
        table.tommy.holds(hush)
        player = getattr(table, owner)
        card = player.has(MOURNER)
        table.darin.plays(blow, on=man)
        player.responds_with(card)
        first = table.darin if rules == "lcg" else player.opponent
        table.expects(first, "disrupt")
        first.passes()
        first.opponent.passes()


@pytest.mark.parametrize("active", ["darin", "tommy"])
@pytest.mark.parametrize("rules", BOTH_RULES)
def test_response_order(rules: str, active: str) -> None:
    """FINAL-3: after a player action the active player first, or the opponent of whoever took it."""
    table = scene(rules, MOURNER, active=active, bells="darin tommy")
    table.darin.has(MOURNER)
    table.tommy.has(MOURNER)
    blow, man = table.darin.holds(BLOW), table.tommy.has(MAN)
    if active == "tommy":
        table.tommy.passes()
    table.darin.plays(blow, on=man)
    first = table.active if rules == "lcg" else table.tommy
    table.expects(first, "response")
    first.passes()
    table.expects(first.opponent, "response")
    first.opponent.passes()


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_response_order_after_a_framework_step(rules: str) -> None:
    """FINAL-3: the active player first in either rule set."""
    waker = support("test-16", "Waker", NEUTRAL, cost=0, text=[response(after(is_("readied", CHARACTER)), draw())])
    table = scene(rules, waker, phase="refresh")
    table.darin.has(MAN, exhausted=True)
    table.darin.has(waker)
    table.tommy.has(waker)
    table.expects(table.darin, "response")
    table.darin.passes()
    table.expects(table.tommy, "response")
    table.tommy.passes()


@pytest.mark.parametrize(("rules", "possible"), [("lcg", True), ("lcg-final", False)])
def test_responses_to_going_home(rules: str, possible: bool) -> None:
    """FINAL-4: after uncommitting there is a response window, or none."""
    host = support("test-17", "Host", NEUTRAL, cost=0, text=[response(after(is_("uncommitted", MINE)), draw())])
    table = scene(rules, host, phase="uncommit")
    home = table.darin.has(host)
    man = table.darin.has(MAN, at=table.a)
    if possible:
        table.darin.responds_with(home)
        assert len(table.darin.hand) == 1
    assert table.decision is not None
    assert man.story is None
    assert table.active is table.tommy


@pytest.mark.parametrize(("rules", "possible"), [("lcg", True), ("lcg-final", False)])
@pytest.mark.parametrize("point", ["phase ends", "turn ends"])
def test_responses_to_the_end(rules: str, possible: bool, point: str) -> None:
    """FINAL-4: the end of a phase and of a turn; forced responses come in either rule set."""
    clock = support("test-18", "Clock", NEUTRAL, cost=0, text=[response(TimePoint(point), draw())])
    bell = support("test-19", "Gong", NEUTRAL, cost=0, text=[forced_response(TimePoint(point), mill(1))])
    table = scene(rules, clock, bell, phase="end" if point == "turn ends" else "operations")
    card = table.darin.has(clock)
    table.darin.has(bell)
    left = len(table.tommy.deck)
    if point == "phase ends":
        table.darin.passes()
    assert table.darin.may_use(card) is possible
    assert len(table.tommy.deck) < left
    if possible:
        table.darin.responds_with(card)
        assert len(table.darin.hand) == 1


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_simultaneous_effects(rules: str) -> None:
    """FINAL-5: each controller orders their own, the active side first; or the active player orders them all."""
    first = support("test-20", "First", NEUTRAL, cost=0, text=[
        forced_response(after(is_("destroyed", CHARACTER)), draw()),
    ])  # fmt: skip
    second = support("test-21", "Second", NEUTRAL, cost=0, text=[
        forced_response(after(is_("destroyed", CHARACTER)), mill(1)),
    ])  # fmt: skip
    table = scene(rules, first, second)
    mine = [table.darin.has(first), table.darin.has(second)]
    theirs = [table.tommy.has(first), table.tommy.has(second)]
    man = table.tommy.has(MAN)
    table.game.keep_journal()
    table.darin.plays(table.darin.holds(BLOW), on=man)
    table.expects(table.darin, "order")
    if rules == "lcg":
        assert table.darin.may_choose(*mine)
        table.darin.chooses(mine[1])
        table.expects(table.tommy, "order")
        assert table.tommy.may_choose(*theirs)
        table.tommy.chooses(theirs[1])
        expected = [mine[1], mine[0], theirs[1], theirs[0]]
    else:
        assert table.darin.may_choose(*mine, *theirs)
        table.darin.chooses(theirs[1], mine[0], theirs[0])
        expected = [theirs[1], mine[0], theirs[0], mine[1]]
    used = [each for each in table.happened(Kind.TRIGGER) if each.via == FORCED_RESPONSE]
    assert [CardHandle(table, each.card) for each in used] == expected


# -- control ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_control_of_an_attachment(rules: str) -> None:
    """FINAL-6: it moves to a card of its taker's, or it stays where it is."""
    table = scene(rules)
    theirs, mine = table.tommy.has(MAN), table.darin.has(MAN)
    hat = table.tommy.has(HAT, on=theirs)
    table.darin.plays(table.darin.holds(THEFT))
    assert hat.controller is table.darin
    assert hat.host == (mine if rules == "lcg" else theirs)


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_control_of_an_attachment_without_a_new_home(rules: str) -> None:
    """FINAL-6: then it cannot be taken, or it can all the same."""
    table = scene(rules)
    theirs = table.tommy.has(MAN)
    hat = table.tommy.has(HAT, on=theirs)
    table.darin.plays(table.darin.holds(THEFT))
    assert hat.controller is (table.tommy if rules == "lcg" else table.darin)
    assert hat.host == theirs


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_control_through_an_attached_card(rules: str) -> None:
    """FINAL-7: for good, or until the attached card leaves play."""
    eye = support(
        "test-22", "Eye", NEUTRAL, cost=0, subtypes="Attachment", attach_to=CHARACTER,
        text=[passive(after(enters_play(THIS)), take_control(HOST))],
    )
    cut = event("test-23", "Cut", NEUTRAL, cost=0, text=[action(destroy(choose(ATTACHMENT)))])
    table = scene(rules, eye, cut)
    man, held, knife = table.tommy.has(MAN), table.darin.holds(eye), table.darin.holds(cut)
    table.darin.plays(held)
    assert man.controller is table.darin
    table.darin.plays(knife)
    assert held.in_discard
    assert man.controller is (table.darin if rules == "lcg" else table.tommy)


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_control_while_attached(rules: str) -> None:
    """FINAL-7, EFF-16: where the text itself says for how long, that holds in either rule set."""
    eye = support(
        "test-22", "Eye", NEUTRAL, cost=0, subtypes="Attachment", attach_to=CHARACTER,
        text=[passive(after(enters_play(THIS)), take_control(HOST, until=WHILE_IN_PLAY))],
    )
    cut = event("test-23", "Cut", NEUTRAL, cost=0, text=[action(destroy(choose(ATTACHMENT)))])
    table = scene(rules, eye, cut)
    man, held, knife = table.tommy.has(MAN), table.darin.holds(eye), table.darin.holds(cut)
    table.darin.plays(held)
    assert man.controller is table.darin
    table.darin.plays(knife)
    assert man.controller is table.tommy


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_control_of_a_committed_character(rules: str) -> None:
    """FINAL-8: removed from the story, or it changes sides there and counts for its new controller."""
    table = scene(rules, phase="after commit", active="tommy")
    man, other = table.tommy.has(MAN, at=table.a), table.tommy.has(IMP, at=table.a)
    table.darin.plays(table.darin.holds(BRIBE), on=man)
    assert man.controller is table.darin
    assert man.story == (None if rules == "lcg" else table.a)
    table.darin.passes()
    if rules == "lcg":
        table.darin.commits_nobody()
    table.darin.passes()
    assert table.tommy.may("place") is (rules == "lcg")
    table.decline_all()
    assert other.in_play


# -- zones and targets ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_entering_the_discard_pile_from_hand(rules: str) -> None:
    """FINAL-9, STATE-5: no text works from there unless it says so; "from play" still has to come from play."""
    plain = character(
        "test-24", "Plain", NEUTRAL, cost=1, skill=1, text=[forced_response(after(is_("enters_discard", THIS)), draw())]
    )
    express = character(
        "test-25", "Express", NEUTRAL, cost=1, skill=1,
        text=[forced_response(after(is_("discarded_from_hand", THIS)), draw(2), from_=DISCARD)],
    )
    fumble = event("test-26", "Fumble", NEUTRAL, cost=0, text=[action(must(OPPONENT, discard_from_hand(2)))])
    table = scene(rules, plain, express, fumble)
    table.tommy.holds(plain)
    table.tommy.holds(express)
    in_play = table.tommy.has(plain)
    blow = table.darin.holds(BLOW)
    table.darin.plays(table.darin.holds(fumble))
    assert [card.title for card in table.tommy.discard] == ["Plain", "Express"]
    assert len(table.tommy.hand) == 2
    table.darin.plays(blow, on=in_play)
    assert len(table.tommy.hand) == 3


@pytest.mark.parametrize("state", ["blank", "insane", "resource"])
@pytest.mark.parametrize("rules", BOTH_RULES)
def test_entering_the_discard_pile_without_text(rules: str, state: str) -> None:
    """FINAL-9, STATE-5: blank, insane or a resource, a card is silent in either rule set."""
    herald = character(
        "test-24", "Herald", NEUTRAL, cost=1, skill=1,
        text=[forced_response(after(is_("enters_discard", THIS)), draw())],
    )
    hush = event("test-25", "Hush", NEUTRAL, cost=0, text=[action(until_end_of_phase(blank(choose(CHARACTER))))])
    purge = event("test-26", "Purge", NEUTRAL, cost=0, text=[action(destroy(choose(RESOURCES)))])
    table = scene(rules, herald, hush, purge)
    blow, quiet, fire = table.darin.holds(BLOW), table.darin.holds(hush), table.darin.holds(purge)
    if state == "resource":
        card = table.tommy.domain(herald).resources[0]
        table.darin.plays(fire)
    else:
        card = table.tommy.has(herald, insane=state == "insane")
        if state == "blank":
            table.darin.plays(quiet, on=card)
        table.darin.plays(blow, on=card)
    assert card.in_discard
    assert table.tommy.hand == []


@pytest.mark.parametrize(("rules", "kind"), [("lcg", Kind.DISCARD_PLAY), ("lcg-final", Kind.DESTROY)])
def test_attachments_of_a_card_that_left_play(rules: str, kind: Kind) -> None:
    """FINAL-10: discarded, or destroyed; in either case only they, the host was returned to hand."""
    recall = event("test-27", "Recall", NEUTRAL, cost=0, text=[action(return_to_hand(choose(CHARACTER)))])
    table = scene(rules, recall)
    man = table.tommy.has(MAN)
    hat = table.tommy.has(HAT, on=man)
    table.game.keep_journal()
    table.darin.plays(table.darin.holds(recall))
    assert man.in_hand
    assert hat.in_discard
    assert kinds_of(table, Kind.DISCARD_PLAY, Kind.DESTROY) == [kind]


IMMORTAL = character("test-28", "Immortal", NEUTRAL, cost=1, skill=1, text=[cannot(THIS, "be destroyed")])


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_cannot_in_targeting(rules: str) -> None:
    """FINAL-11: a legal target that is left untouched, or none; and alone, the effect cannot even be triggered."""
    table = scene(rules, IMMORTAL)
    immortal = table.tommy.has(IMMORTAL)
    blow = table.darin.holds(BLOW)
    assert table.darin.may_play(blow) is (rules == "lcg")
    if rules == "lcg":
        table.darin.plays(blow)
        assert immortal.in_play
        return
    other = scene(rules, IMMORTAL)
    immortal, man, third = other.tommy.has(IMMORTAL), other.tommy.has(MAN), other.tommy.has(MAN)
    other.darin.plays(other.darin.holds(BLOW))
    assert other.darin.may_choose(man, third)
    other.darin.chooses(man)
    assert immortal.in_play


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_an_effect_that_does_more(rules: str) -> None:
    """FINAL-11, EFF-5: it may be chosen for the rest, in either rule set; so it may for an "if able" effect."""
    curse = event("test-29", "Curse", NEUTRAL, cost=0, text=[
        action(destroy(choose(CHARACTER, as_="it")), exhaust(the("it"))),
    ])  # fmt: skip
    weak = event("test-30", "Weak Curse", NEUTRAL, cost=0, text=[action(exhaust(choose(CHARACTER), if_able=True))])
    rooted = character("test-31", "Rooted", NEUTRAL, cost=1, skill=1, text=[cannot(THIS, "be exhausted")])
    table = scene(rules, IMMORTAL, curse, weak, rooted)
    immortal, stiff = table.tommy.has(IMMORTAL), table.tommy.has(rooted)
    hard, soft = table.darin.holds(curse), table.darin.holds(weak)
    table.darin.plays(hard, on=immortal)
    assert immortal.in_play
    assert immortal.exhausted
    table.darin.plays(soft, on=stiff)
    assert stiff.ready


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_a_card_already_in_that_position_is_a_legal_target(rules: str) -> None:
    """FINAL-11: only what cannot suffer it is none; an exhausted character may be chosen to be exhausted."""
    tire = event("test-32", "Tire", NEUTRAL, cost=0, text=[action(exhaust(choose(CHARACTER)))])
    table = scene(rules, tire)
    table.tommy.has(MAN, exhausted=True)
    assert table.darin.may_play(table.darin.holds(tire))


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_invulnerability_in_targeting(rules: str) -> None:
    """FINAL-11, KEY-6: not chosen for a wound in either rule set; without another target nothing is triggered."""
    rock = character("test-33", "Rock", NEUTRAL, cost=1, skill=1, keywords=[INVULNERABILITY])
    shot = event("test-34", "Shot", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER)))])
    table = scene(rules, rock, shot)
    table.tommy.has(rock)
    assert not table.darin.may_play(table.darin.holds(shot))


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_cost_in_targeting(rules: str) -> None:
    """FINAL-12: 0 for an insane character, or indeterminate, so that no condition is met; never what was paid."""
    cheap = event("test-35", "Cheap", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER.cost(at_most=2))))])
    dear = event("test-36", "Dear", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER.cost(at_least=0))))])
    sale = support("test-37", "Sale", NEUTRAL, cost=0, text=[costs(CHARACTER, -2)])
    knight = character("test-38", "Knight", NEUTRAL, cost=3, skill=1)
    table = scene(rules, cheap, dear, sale, knight)
    table.darin.has(sale)
    table.tommy.has(knight)
    mad, man = table.tommy.has(knight, insane=True), table.tommy.has(MAN)
    fire, ice = table.darin.holds(cheap), table.darin.holds(dear)
    table.darin.plays(fire)
    if rules == "lcg":
        assert table.darin.may_choose(mad, man)
        table.darin.chooses(man)
    assert man.in_discard
    table.darin.plays(ice)
    assert mad.in_play
    if rules == "lcg":
        assert mad in table.darin.choices()
        table.darin.chooses(mad)
    assert mad.in_play is (rules == "lcg-final")


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_ties_with_choose(rules: str) -> None:
    """FINAL-13: the controller of the effect picks in either rule set."""
    cull = event("test-39", "Cull", NEUTRAL, cost=0, text=[action(destroy(choose(lowest(CHARACTER))))])
    table = scene(rules, cull)
    one, two, man = table.tommy.has(IMP), table.darin.has(IMP), table.tommy.has(MAN)
    table.darin.plays(table.darin.holds(cull))
    assert table.darin.may_choose(one, two)
    table.darin.chooses(one)
    assert one.in_discard
    assert two.in_play
    assert man.in_play


@pytest.mark.parametrize("rules", BOTH_RULES)
@pytest.mark.parametrize("word", ["lowest", "highest"])
def test_ties_without_choose(rules: str, word: str) -> None:
    """FINAL-13, EFF-9: the controller picks, or the effect fails; one alone is always the lowest and the highest."""
    which = lowest(CHARACTER) if word == "lowest" else highest(CHARACTER, "cost")
    cull = event("test-39", "Cull", NEUTRAL, cost=0, text=[action(then(destroy(the_one(which)), draw()))])
    table = scene(rules, cull)
    one, two = table.tommy.has(MAN), table.tommy.has(MAN)
    first, second = table.darin.holds(cull), table.darin.holds(cull)
    table.darin.plays(first)
    if rules == "lcg":
        assert table.darin.may_choose(one, two)
        table.darin.chooses(two)
    assert one.in_play
    assert two.in_play is (rules == "lcg-final")
    assert len(table.darin.hand) == (2 if rules == "lcg" else 1)
    if rules == "lcg":
        table.darin.plays(second)
        assert one.in_discard


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_the_lowest_cost(rules: str) -> None:
    """FINAL-13, FINAL-12: an insane character has the lowest cost, or none to compare."""
    cull = event("test-39", "Cull", NEUTRAL, cost=0, text=[action(destroy(choose(lowest(CHARACTER, "cost"))))])
    table = scene(rules, cull)
    mad, man = table.tommy.has(IMP, insane=True), table.tommy.has(MAN)
    table.darin.plays(table.darin.holds(cull))
    assert mad.in_discard is (rules == "lcg")
    assert man.in_discard is (rules == "lcg-final")


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_if_able_with_several_cards(rules: str) -> None:
    """FINAL-14: a player who cannot comply in full ignores it; or each card is judged alone. What follows "then" needs
    all of them either way."""
    hush = event("test-40", "Lullaby", NEUTRAL, cost=0, text=[action(then(exhaust(CHARACTER, if_able=True), draw()))])
    table = scene(rules, hush)
    mine, ready, tired = table.darin.has(MAN), table.tommy.has(MAN), table.tommy.has(MAN, exhausted=True)
    table.darin.plays(table.darin.holds(hush))
    assert mine.exhausted
    assert ready.exhausted is (rules == "lcg-final")
    assert tired.exhausted
    assert table.darin.hand == []


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_if_able_fulfilled_by_all(rules: str) -> None:
    """FINAL-14: then "then" follows."""
    hush = event("test-40", "Lullaby", NEUTRAL, cost=0, text=[action(then(exhaust(CHARACTER, if_able=True), draw()))])
    table = scene(rules, hush)
    table.darin.has(MAN)
    table.tommy.has(MAN)
    table.darin.plays(table.darin.holds(hush))
    assert len(table.darin.hand) == 1


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_if_able_with_several_players(rules: str) -> None:
    """FINAL-14: who can complies, who cannot does not; "then" does not follow."""
    tithe = event("test-41", "Tithe", NEUTRAL, cost=0, text=[
        action(then(must(EACH_PLAYER, sacrifice(a(MINE), if_able=True)), draw())),
    ])  # fmt: skip
    table = scene(rules, tithe)
    man = table.darin.has(MAN)
    table.darin.plays(table.darin.holds(tithe))
    assert man.in_discard
    assert table.darin.hand == []


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_an_exact_number_to_choose(rules: str) -> None:
    """FINAL-15, EFF-2: "choose two" needs two, in either rule set."""
    pair = event("test-42", "Pair", NEUTRAL, cost=0, text=[action(exhaust(choose(CHARACTER, 2)))])
    table = scene(rules, pair)
    table.tommy.has(MAN)
    assert not table.darin.may_play(table.darin.holds(pair))


@pytest.mark.parametrize(("rules", "moved"), [("lcg", 0), ("lcg-final", 2)])
def test_a_number_without_a_choice(rules: str, moved: int) -> None:
    """FINAL-15, EFF-7: with "if able" all or nothing, or as much as possible."""
    bury = event(
        "test-43", "Bury", NEUTRAL, cost=0, text=[action(put_on_bottom(CARD.in_(DISCARD), 3, if_able=True))]
    )
    table = scene(rules, bury)
    piled = [table.darin.discarded(MAN), table.darin.discarded(IMP)]
    table.darin.plays(table.darin.holds(bury))
    if moved:
        table.darin.chooses(piled[0])
    assert sum(card.in_deck for card in piled) == moved


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_as_much_as_possible_without_if_able(rules: str) -> None:
    """FINAL-15, AMB-88: one card is discarded of the two demanded, and what follows "then" is lost."""
    fumble = event(
        "test-44", "Fumble", NEUTRAL, cost=0, text=[action(then(discard_at_random(2, who=OPPONENT), draw()))]
    )
    table = scene(rules, fumble)
    card = table.tommy.holds(MAN)
    table.darin.plays(table.darin.holds(fumble))
    assert card.in_discard
    assert table.darin.hand == []


# -- cards and procedures ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_a_cancelled_response_of_a_card_in_hand(rules: str) -> None:
    """FINAL-16, TIME-13, TIME-16: discarded and used up; or it stays in hand and may be used again in that window."""
    hush = event("test-45", "Hush", NEUTRAL, cost=0, text=[disrupt(when(triggered(RESPONSE)), cancel())])
    table = scene(rules, hush)
    man = table.tommy.has(MAN)
    blow, fanatic = table.darin.holds(BLOW), table.darin.holds("Dreamlands Fanatic")
    table.tommy.holds(hush)
    table.darin.plays(blow, on=man)
    table.darin.responds_with(fanatic)
    table.tommy.disrupts_with("Hush")
    assert fanatic.in_discard is (rules == "lcg")
    assert table.darin.may_use(fanatic) is (rules == "lcg-final")
    if rules == "lcg-final":
        table.darin.responds_with(fanatic)
        assert fanatic.in_play


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_cancelled_events_and_abilities(rules: str) -> None:
    """FINAL-16, TIME-12, TIME-16: a cancelled event is discarded, an ability of a card in play used up, in both."""
    hush = event("test-45", "Hush", NEUTRAL, cost=0, text=[disrupt(when(triggered(RESPONSE)), cancel())])
    wake = event("test-46", "Wake", NEUTRAL, cost=0, text=[response(after(is_("destroyed", CHARACTER)), draw())])
    table = scene(rules, hush, wake, MOURNER)
    man, card = table.tommy.has(MAN), table.darin.has(MOURNER)
    blow, said = table.darin.holds(BLOW), table.darin.holds(wake)
    for _ in range(2):
        table.tommy.holds(hush)
    table.darin.plays(blow, on=man)
    table.darin.responds_with(said)
    table.tommy.disrupts_with("Hush")
    assert said.in_discard
    table.darin.responds_with(card)
    table.tommy.disrupts_with("Hush")
    assert not table.darin.may_use(card)
    assert table.darin.hand == []


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_military_bike(rules: str) -> None:
    """FINAL-17, ERR-20, STORY-9: to an unresolved story with characters, or to a resolved one as well."""
    table = scene(rules, phase="resolution")
    first, rider = table.darin.has(MAN, at=table.a), table.darin.has(IMP, at=table.b)
    other = table.darin.has(MAN, at=table.c)
    bike = table.darin.has("Military Bike", on=rider)
    table.darin.chooses(table.a)
    table.decline_all()
    table.darin.chooses(table.b)
    table.decline_all()
    table.expects(table.darin, "disrupt")
    table.darin.uses(bike)
    if rules == "lcg-final":
        assert table.darin.may_choose(table.a, table.c)
        table.darin.chooses(table.a)
    assert rider.story == (table.c if rules == "lcg" else table.a)
    table.decline_all()
    assert first.in_play
    assert other.in_play


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_halflings_of_dhaz(rules: str) -> None:
    """FINAL-18, ERR-27, STORY-52: all wounds together, so that one character may take them all; or one at a time."""
    brawl = story("test-48", "Brawl", struggles="C")
    table = Scenario(rules=rules, cards=[MAN, IMP, brawl], stories=[brawl], phase="resolution")
    table.darin.has("Halflings of D'haz", at=table.a)
    foes = [table.tommy.has(MAN, at=table.a) for _ in range(3)]
    taken = 0
    while table.decision is not None and table.decision.kind == "victim":
        table.tommy.chooses(table.tommy.choices()[0])
        taken += 1
    table.decline_all()
    if rules == "lcg":
        assert [foe.in_play for foe in foes] == [False, True, True]
    else:
        assert [foe.in_play for foe in foes] == [False, False, False]
    assert taken


@pytest.mark.parametrize(("card_id", "before", "after_"), [
    ("sotd-075", "Discard 2 of your success tokens from stories", "Discard 2 of your success tokens from one story"),
    ("sotd-082", "return Endless Interrogation to your hand", "put Endless Interrogation on top of your deck"),
    ("dl-110", "and put it into play", "and put it into your hand"),
    ("fl-112", "draw 2 cards", "draw a card"),
    ("yc-079", "becomes a printed copy of it.", "After that character leaves play, return"),
])
def test_five_cards_have_new_wording(card_id: str, before: str, after_: str) -> None:
    """FINAL-19."""
    old = Scenario(rules="lcg").darin.holds(POOL[card_id]).piece.face
    new = Scenario(rules="lcg-final").darin.holds(POOL[card_id]).piece.face
    assert before in wording(old.card)
    assert after_ not in wording(old.card)
    assert after_ in wording(new.card)


def wording(card: Card) -> str:
    """The text of a card."""
    from rlyeh.language.english import card_text

    return card_text(card)


def test_restricted_instead_of_banned() -> None:
    """FINAL-19, DECK-9: three banned titles; or none, but of the restricted ones a deck may have only one."""
    plain = [card.id for card in POOL if card.set_name == "Core Set" and card.type is not CardType.STORY]
    restricted = set(deck_format("lcg-final").restricted)
    fillers = [card_id for card_id in plain if card_id not in restricted][:48]
    banned = Deck("Birds", {"dl-110": 2, **dict.fromkeys(fillers, 1)})
    assert [breach.rule for breach in breaches(banned, deck_format("lcg-2010"), POOL)] == ["DECK-9"]
    assert breaches(banned, deck_format("lcg-final"), POOL) == []
    one, two = sorted(restricted & set(plain))[:2]
    both = Deck("Both", {one: 1, two: 1, **dict.fromkeys(fillers, 1)})
    assert breaches(both, deck_format("lcg-2010"), POOL) == []
    assert {breach.rule for breach in breaches(both, deck_format("lcg-final"), POOL)} == {"FINAL-19"}
    alone = Deck("Alone", {one: 2, **dict.fromkeys(fillers, 1)})
    assert breaches(alone, deck_format("lcg-final"), POOL) == []


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_mulligan(rules: str) -> None:
    """FINAL-20, SET-6: one for each player; the first player, who is known by then, decides first, before resources."""
    ids = [card.id for card in POOL if card.type is not CardType.STORY][:50]
    game = new_game(POOL, [ids, ids], STORIES, seed=4, rules=rule_set(rules))
    first = None
    for turn in range(2):
        decision = game.decision
        assert decision is not None
        first = game.state.first if first is None else first
        assert (decision.kind, decision.seat) == ("mulligan", first if turn == 0 else 1 - first)
        assert all(not domain.resources for side in game.state.sides for domain in side.domains)
        old = set(game.state.sides[decision.seat].hand)
        game.apply("mulligan")
        hand = game.state.sides[decision.seat].hand
        assert len(hand) == 8
        assert set(hand) != old
    assert game.decision is not None
    assert game.decision.kind == "setup-resource"


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_story_effects(rules: str) -> None:
    """FINAL-21, AMB-37, STORY-39: the winner's choice; reached by what is worded for any card effect, or by nothing."""
    feast = story("test-50", "Feast", text=[draw(3)])
    veto = event("test-51", "Veto", NEUTRAL, cost=0, text=[disrupt(when(triggered()), cancel())])
    token = support("test-52", "Ladder", NEUTRAL, cost=0, text=[
        passive(after(enters_play(THIS)), place_token(a(STORY))),
    ])  # fmt: skip
    table = Scenario(rules=rules, cards=[feast, veto, token], stories=[feast], bells=["darin"])
    table.tokens(table.a, {table.darin: 4})
    ladder = table.darin.holds(token)
    table.tommy.holds(veto)
    table.darin.plays(ladder)
    table.darin.chooses(table.a)
    table.expects(table.darin, "story")
    table.darin.accepts()
    if rules == "lcg":
        table.tommy.disrupts_with("Veto")
    assert len(table.darin.hand) == (0 if rules == "lcg" else 3)


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_story_effects_need_targets(rules: str) -> None:
    """FINAL-21, EFF-1: without a legal target the effect is not even offered; and it may be declined."""
    hunt = story("test-50", "Hunt", text=[destroy(choose(CHARACTER))])
    token = event("test-52", "Token", NEUTRAL, cost=0, text=[action(place_token(choose(STORY)))])
    for there in (True, False):
        table = Scenario(rules=rules, cards=[hunt, token, MAN], stories=[hunt], bells=["darin"])
        table.tokens(table.a, {table.darin: 4})
        if there:
            man = table.tommy.has(MAN)
        table.darin.plays(table.darin.holds(token), on=table.a)
        if there:
            table.expects(table.darin, "story")
            table.darin.declines()
            assert man.in_play
        table.expects(table.darin, "action")
        assert table.a.is_won


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_the_lowest_is_found_when_the_effect_resolves(rules: str) -> None:
    """FINAL-13, EFF-3: nothing is chosen on announcement; what a disrupt changes counts."""
    cull = event("test-39", "Cull", NEUTRAL, cost=0, text=[action(destroy(the_one(lowest(CHARACTER))))])
    praise = event("test-53", "Praise", NEUTRAL, cost=0, text=[
        disrupt(when(triggered(ACTION)), until_end_of_phase(gains(choose(CHARACTER), skill=5))),
    ])  # fmt: skip
    table = scene(rules, cull, praise)
    imp, man = table.tommy.has(IMP), table.darin.has(MAN)
    table.tommy.holds(praise)
    table.darin.plays(table.darin.holds(cull))
    table.tommy.disrupts_with("Praise", on=imp)
    assert imp.in_play
    assert man.in_discard
