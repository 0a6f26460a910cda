"""What the last FAQ changes about targets and "if able": FINAL-11 to FINAL-15, each on both sides."""

from collections.abc import Callable

import pytest

from rlyeh.engine.words import Effect
from rlyeh.language import *
from tests.rules.final_table import BLOW, BOTH_RULES, IMP, MAN, scene

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
@pytest.mark.parametrize(
    ("deed", "apt"),
    [(exhaust, "up"), (ready, "tired there"), (restore_and_ready, ""), (drive_insane, "up tired there"),
     (uncommit, "there")],
)  # fmt: skip
def test_a_part_that_changes_nothing_is_nothing_more(rules: str, deed: Callable[..., Effect], apt: str) -> None:
    """FINAL-11, EFF-28: who cannot be destroyed may be chosen for the other part only if it applies to them as they
    lie; the insane show no text that would forbid anything (STATE-13)."""
    curse = event("test-29", "Curse", NEUTRAL, cost=0, text=[
        action(destroy(choose(CHARACTER, as_="it")), deed(the("it"))),
    ])  # fmt: skip
    table = scene(rules, IMMORTAL, curse)
    table.impossible = True  # One of them is committed in the operations phase.
    saints = {
        "up": table.tommy.has(IMMORTAL),
        "tired": table.tommy.has(IMMORTAL, exhausted=True),
        "there": table.tommy.has(IMMORTAL, exhausted=True, at=table.a),
    }
    others = [table.tommy.has(IMMORTAL, insane=True), table.tommy.has(MAN)]
    table.darin.plays(table.darin.holds(curse))
    legal = saints if rules == "lcg" else apt.split()
    assert table.darin.may_choose(*[saints[name] for name in legal], *others)
    table.darin.chooses(others[1])
    assert others[1].in_discard


@pytest.mark.parametrize("rules", BOTH_RULES)
@pytest.mark.parametrize("paid", [1, 2])
def test_what_else_the_effect_does_must_apply_now(rules: str, paid: int) -> None:
    """FINAL-11, EFF-28, STATE-13, core-039, core-094: who cannot be restored gains nothing either, as the statistics of
    the insane are fixed; so the Treatment may not choose them, overpaid or not."""
    table = scene(rules)
    lost, mad = table.darin.has(MAN, insane=True), table.darin.has(MAN, insane=True)
    table.tommy.has("Sedated", on=lost)
    treatment = table.darin.holds("Dr. Carson's Treatment")
    table.darin.domain(miskatonic=paid)
    table.darin.plays(treatment)
    assert table.darin.may_choose(*([lost, mad] if rules == "lcg" else [mad]))
    table.darin.chooses(mad)
    if rules == "lcg":
        table.darin.picks_no_more()
    assert mad.ready


@pytest.mark.parametrize("rules", BOTH_RULES)
@pytest.mark.parametrize(("paid", "may"), [(1, False), (2, True)])
def test_what_may_still_come_to_apply(rules: str, paid: int, may: bool) -> None:
    """FINAL-11, core-078: who cannot be readied may be chosen for the skill, if the domains allow to overpay."""
    rooted = character("test-31", "Rooted", NEUTRAL, cost=1, skill=1, text=[cannot(THIS, "be readied")])
    table = scene(rules, rooted)
    stiff = table.darin.has(rooted, exhausted=True)
    up = table.darin.holds("Get On Yer Feet!")
    table.darin.domain(syndicate=paid)
    assert table.darin.may_play(up) is (rules == "lcg" or may)
    if rules == "lcg-final" and may:
        table.darin.plays(up)
        assert stiff.skill == 4


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_a_card_chosen_first_for_what_it_cannot_suffer(rules: str) -> None:
    """FINAL-11, core-079, core-094, sotd-111: also where the text chooses first and says then what happens; "if able"
    leaves the target legal (EFF-5), and nothing that merely does not apply makes one illegal."""
    brave = character("test-31", "Brave", NEUTRAL, cost=1, skill=1, keywords=[WILLPOWER])
    table = scene(rules, brave)
    tired, up, mad = table.tommy.has(brave, exhausted=True), table.tommy.has(brave), table.tommy.has(MAN, insane=True)
    blow = table.darin.holds("Low Blow")
    table.darin.domain(syndicate=2)
    table.darin.plays(blow)
    assert table.darin.may_choose(*([tired, up, mad] if rules == "lcg" else [up, mad]))
    table.darin.chooses(up)
    assert up.exhausted
    table = scene(rules, brave)
    lost, mad, up = table.tommy.has(MAN, insane=True), table.tommy.has(MAN, insane=True), table.tommy.has(brave)
    table.tommy.has("Sedated", on=lost)
    brains = table.darin.holds("Brain Transplant")
    table.darin.domain(hastur=2)
    table.darin.plays(brains)
    if rules == "lcg":
        assert table.darin.may_choose(lost, mad)
        table.darin.chooses(lost)
    assert (lost.insane, mad.insane, up.ready) == (True, True, True)


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
