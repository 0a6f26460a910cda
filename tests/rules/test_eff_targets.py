"""Targets and choices, "if able", "then", "instead", exchanges: EFF-1 to EFF-14."""

from collections.abc import Callable

import pytest

from rlyeh.engine.words.parts import Effect
from rlyeh.language import *
from rlyeh.language.nouns.spoken_of import Choose
from rlyeh.language.triggers.abilities import Triggered
from rlyeh.model import Card
from rlyeh.testing import CardHandle, Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=1, skill=1)
SHOT = event("test-2", "Shot", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER)))])
SAGE = character("test-3", "Sage", NEUTRAL, cost=1, skill=1, keywords=[WILLPOWER])
TALKER = character("test-4", "Talker", NEUTRAL, cost=1, skill=4)
SHIELD = event("test-5", "Shield", NEUTRAL, cost=0, text=[disrupt(when(would_be("wounded", CHARACTER)), cancel())])
ESCAPE = event("test-6", "Escape", NEUTRAL, cost=0, text=[disrupt(when(Triggered()), return_to_hand(choose(MINE)))])
LAMP = support("test-7", "Lamp", NEUTRAL, cost=1, subtypes="Item")
ITEM = SUPPORT.subtype("Item")
CARDS = [MAN, SHOT, SAGE, TALKER, SHIELD, ESCAPE, LAMP]


def spell(*effects: Effect) -> Card:
    """An event that costs nothing, as an Action."""
    return event("test-20", "Spell", NEUTRAL, cost=0, text=[action(*effects)])


def scene(*effects: Effect, rules: str = "lcg", phase: str = "operations") -> tuple[Scenario, CardHandle]:
    table = Scenario(cards=[*CARDS, spell(*effects)], rules=rules, phase=phase, bells=["darin", "tommy"])
    return table, table.darin.holds("Spell")


# -- no certain number ------------------------------------------------------------------------------------------------

OPEN = [choose(CHARACTER.insane, up_to=2), any_number(CHARACTER.insane)]
WORDS = ["up to", "any number"]


@pytest.mark.parametrize("whom", OPEN, ids=WORDS)
@pytest.mark.parametrize("rules", ["lcg", "lcg-final"])
def test_a_number_that_may_be_none_requires_nothing(whom: Choose, rules: str) -> None:
    """EFF-47, EFF-1, EFF-2: with nothing to choose it is used all the same, and the rest of the text happens."""
    table, held = scene(restore_and_ready(whom), draw(), rules=rules)
    table.tommy.has(MAN)
    assert table.darin.may_play(held)
    table.darin.plays(held)
    assert held.in_discard
    assert len(table.darin.hand) == 1


@pytest.mark.parametrize("whom", OPEN, ids=WORDS)
def test_a_number_that_may_be_none_may_be_none(whom: Choose) -> None:
    """EFF-47: none may be chosen although there is something, and what follows "then" is not lost (EFF-12)."""
    table, held = scene(then(restore_and_ready(whom), draw()))
    mad = table.tommy.has(MAN, insane=True)
    table.darin.plays(held)
    table.darin.picks_no_more()
    assert mad.insane
    assert len(table.darin.hand) == 1


@pytest.mark.parametrize(
    "whom", [choose(CHARACTER, up_to=2), any_number(CHARACTER), choose(CHARACTER)], ids=[*WORDS, "one"]
)
def test_whoever_was_chosen_and_escaped_is_not_none(whom: Choose) -> None:
    """EFF-4, EFF-12, EFF-47: where a card was chosen and has gone, nothing was done, so nothing follows "then"."""
    table, held = scene(then(destroy(whom), draw()))
    chosen, other, escape = table.tommy.has(MAN), table.darin.has(MAN), table.tommy.holds(ESCAPE)
    table.darin.plays(held, on=chosen)
    if table.darin.may("done"):
        table.darin.picks_no_more()
    table.tommy.disrupts_with(escape)
    assert (chosen.in_hand, other.in_play) == (True, True)
    assert table.darin.hand == []


@pytest.mark.parametrize("whom", [choose(CHARACTER, 2), choose(CHARACTER, up_to=2)], ids=["two", "up to"])
@pytest.mark.parametrize("verb", [destroy, exhaust, drive_insane])
def test_what_was_done_to_one_of_two_was_not_done(whom: Choose, verb: Callable[[Choose], Effect]) -> None:
    """EFF-4, EFF-12: one target escapes, the other suffers it, and nothing follows "then"."""
    for escapes in (True, False):
        table, held = scene(then(verb(whom), draw()))
        one, two, escape = table.tommy.has(MAN), table.tommy.has(MAN), table.tommy.holds(ESCAPE)
        table.darin.plays(held, on=[one, two])
        if escapes:
            table.tommy.disrupts_with(escape, on=one)
        else:
            table.tommy.passes()
        assert (one.in_hand, two.in_play and two.ready) == (escapes, False)
        assert len(table.darin.hand) == (0 if escapes else 1)


@pytest.mark.parametrize("escapes", [True, False])
def test_one_of_two_is_restored_and_readied(escapes: bool) -> None:
    """EFF-4, EFF-12, core-039: that the one who is left is readied does not make up for the other."""
    table, held = scene(then(restore_and_ready(choose(CHARACTER.insane, up_to=2)), draw()))
    one, two = table.tommy.has(MAN, insane=True), table.tommy.has(MAN, insane=True)
    escape = table.tommy.holds(ESCAPE)
    table.darin.plays(held, on=[one, two])
    if escapes:
        table.tommy.disrupts_with(escape, on=one)
    else:
        table.tommy.passes()
    assert (one.in_hand, two.ready) == (escapes, True)
    assert len(table.darin.hand) == (0 if escapes else 1)


@pytest.mark.parametrize("whom", [a(MINE), choose(MINE)], ids=["pick", "choose"])
def test_a_certain_number_is_required(whom: Choose) -> None:
    """EFF-47, EFF-1: beside it a single one is needed."""
    for there in (False, True):
        table, held = scene(exhaust(whom))
        if there:
            table.darin.has(MAN)
        assert table.darin.may_play(held) is there


@pytest.mark.parametrize("whom", [choose(MINE.ready, up_to=2), any_number(MINE.ready)], ids=WORDS)
@pytest.mark.parametrize("there", [0, 1, 2])
def test_a_cost_of_no_certain_number(whom: Choose, there: int) -> None:
    """EFF-47, FINAL-112, PAY-7: as a part of a cost it may be none; a cost that consists of nothing else has to change
    something, so at least one has to be picked for it."""
    part = support("test-21", "Part", NEUTRAL, cost=1, text=[action(exhaust(ITSELF), exhaust(whom), to=draw())])
    whole = support("test-22", "Whole", NEUTRAL, cost=1, text=[action(exhaust(whom), to=draw())])
    table = Scenario(cards=[MAN, part, whole], bells=["darin", "tommy"])
    first, second = table.darin.has(part), table.darin.has(whole)
    men = [table.darin.has(MAN) for _ in range(there)]
    assert table.darin.may_use(first)
    assert table.darin.may_use(second) is bool(men)
    table.darin.uses(first)
    if men:
        table.darin.picks_no_more()
    assert len(table.darin.hand) == 1
    table.tommy.passes()
    if men:
        table.darin.uses(second)
        if there == 2:
            assert not table.darin.may("done")
            table.darin.chooses(men[1])
        assert men[-1].exhausted
        assert len(table.darin.hand) == 2


@pytest.mark.parametrize("price", [0, 2])
@pytest.mark.parametrize("there", [False, True])
@pytest.mark.parametrize("whom", [choose(MINE.ready, up_to=2), any_number(MINE.ready)], ids=WORDS)
def test_the_price_of_an_event_is_no_part_of_the_cost_in_its_text(whom: Choose, there: bool, price: int) -> None:
    """EFF-47, FINAL-112: whatever is drained for it, what its text asks for has to change something."""
    rite = event("test-23", "Rite", NEUTRAL, cost=price, text=[action(exhaust(whom), to=draw())])
    table = Scenario(cards=[MAN, rite], bells=["darin", "tommy"])
    held = table.darin.holds(rite)
    table.darin.domain(neutral=2)
    man = table.darin.has(MAN) if there else None
    assert table.darin.may_play(held) is there
    if man is not None:
        table.darin.plays(held)
        assert (man.exhausted, len(table.darin.hand)) == (True, 1)


@pytest.mark.parametrize("rules", ["lcg", "lcg-final", "ccg"])
def test_cards_of_the_pool_with_nothing_to_choose(rules: str) -> None:
    """EFF-47; yc-114, sotd-074, core-039: "any number" of an effect, of a part of a cost, and "up to", with none there
    and, where somebody is, with none picked."""
    for there in (False, True):
        table = Scenario(bells=["darin", "tommy"], rules=rules)
        mistress = table.darin.has("Shub-Niggurath, Dark Mistress of the Woods")
        circle = table.darin.has("Summoning Circle")
        treatment = table.darin.holds("Dr. Carson's Treatment")
        table.darin.domain(shub_niggurath=2)
        table.darin.domain(miskatonic=1)
        if there:
            table.darin.discarded("Watcher of the Woods")
            table.tommy.has("Mad Artist", insane=True)
        table.darin.uses(mistress)
        if there:
            table.darin.picks_no_more()
        table.tommy.passes()
        table.darin.uses(circle)
        table.darin.picks_no_more()  # she is there herself
        assert (circle.exhausted, mistress.ready) == (True, True)
        table.tommy.passes()
        table.darin.plays(treatment)
        if there:
            table.darin.picks_no_more()
        assert treatment.in_discard
        table.expects(table.tommy, "action")


# -- what must be there -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("effect", "fits"),
    [
        (wound(choose(CHARACTER)), MAN),
        (destroy(choose(ITEM)), LAMP),
        (drive_insane(choose(CHARACTER)), MAN),
    ],
)
def test_no_effect_without_something_to_choose(effect: Effect, fits: Card) -> None:
    """EFF-1: it cannot be triggered until there is such a card."""
    table, card = scene(effect)
    assert not table.darin.may_play(card)
    assert table.darin.why_not(card) == {"EFF-1"}
    table, card = scene(effect)
    table.tommy.has(fits)
    assert table.darin.may_play(card)


def test_a_won_story_is_no_exception() -> None:
    """EFF-1: its effect cannot be used without what it must choose."""
    for there in (False, True):
        tale = story("test-21", "Tale", struggles="", text=[destroy(choose(SUPPORT))])
        table = Scenario(cards=[*CARDS, tale], stories=[tale], phase="resolution")
        table.tokens(table.a, {table.darin: 4})
        table.darin.has(MAN, at=table.a)
        lamp = table.tommy.has(LAMP) if there else None
        table.darin.accepts()
        if lamp is not None:
            assert table.open_decision().kind == "story"
            table.darin.accepts()
            assert not lamp.in_play
        else:
            assert table.open_decision().kind != "story"
        assert table.darin.won_pile[0].title == "Tale"


def test_fewer_than_it_must_choose() -> None:
    """EFF-2: two characters, of which one is not enough."""
    table, card = scene(wound(choose(CHARACTER, 2)))
    table.tommy.has(MAN)
    assert not table.darin.may_play(card)
    table, card = scene(wound(choose(CHARACTER, 2)))
    one, two = table.tommy.has(MAN), table.tommy.has(MAN)
    table.darin.plays(card, on=(one, two))
    assert not one.in_play
    assert not two.in_play


def test_opening_the_limbo_gate() -> None:
    """EFF-1, EFF-2: a character is needed in both discard piles; EX-53."""
    for both in (False, True):
        table = Scenario(cards=CARDS, bells=["darin"])
        gate = table.darin.holds("Opening the Limbo Gate")
        table.darin.domain(yog_sothoth=5)
        table.darin.discarded(MAN)
        table.tommy.discarded(SHOT)
        if both:
            table.tommy.discarded(MAN)
        assert table.darin.may_play(gate) == both


def test_what_is_chosen_when() -> None:
    """EFF-3: targets before disrupts; what falls to somebody as the outcome, while it resolves."""
    table, card = scene(wound(choose(CHARACTER)), must(EACH_PLAYER, sacrifice(a(ITEM.of(YOU)))))
    men = [table.tommy.has(MAN), table.tommy.has(MAN)]
    lamps = [table.tommy.has(LAMP), table.darin.has(LAMP)]
    spares = [table.tommy.has(LAMP), table.darin.has(LAMP)]
    table.tommy.holds(SHIELD)
    table.darin.plays(card)
    assert table.darin.may_choose(*men)
    table.darin.chooses(men[0])
    assert table.open_decision().kind == "disrupt"
    assert all(lamp.in_play for lamp in lamps)
    table.tommy.passes()
    assert not men[0].in_play
    table.darin.chooses(lamps[1])
    table.tommy.chooses(lamps[0])
    assert not any(lamp.in_play for lamp in lamps)
    assert all(lamp.in_play for lamp in spares)


# -- targets that change ----------------------------------------------------------------------------------------------


def test_a_target_that_is_gone() -> None:
    """EFF-4, TIME-7, TIME-10, PAY-8: Brady escapes from the Gug, whose price stays paid; EX-54, CONF-32."""
    table = Scenario(cards=CARDS, bells=["darin", "tommy"])
    gug, brady, man = table.darin.has("Slavering Gug"), table.tommy.has('Jack "Brass" Brady'), table.tommy.has(MAN)
    domain = table.darin.domain(shub_niggurath=4)
    table.darin.uses(gug, on=brady)
    assert domain.drained
    table.tommy.disrupts_with(brady)
    assert brady.in_hand
    assert brady.wounds == 0
    assert man.wounds == 0
    assert man.in_play
    assert gug.in_play
    assert domain.drained
    assert table.open_decision().kind == "action"


def test_a_target_that_no_longer_fits() -> None:
    """EFF-4: of two targets the one that has grown meanwhile is left alone, the other is not."""
    grow = event(
        "test-21", "Grow", NEUTRAL, cost=0,
        text=[disrupt(when(Triggered()), until_end_of_phase(gains(choose(CHARACTER), skill=3)))],
    )  # fmt: skip
    weak = spell(wound(choose(CHARACTER.skill(at_most=2), 2)))
    table = Scenario(cards=[*CARDS, grow, weak], bells=["darin", "tommy"])
    card, one, two = table.darin.holds("Spell"), table.tommy.has(MAN), table.tommy.has(MAN)
    table.tommy.holds(grow)
    table.darin.plays(card, on=(one, two))
    table.tommy.disrupts_with("Grow", on=one)
    assert one.in_play
    assert one.wounds == 0
    assert not two.in_play


@pytest.mark.parametrize("rules", ["lcg", "lcg-final"])
def test_a_target_that_can_suffer_only_a_part(rules: str) -> None:
    """EFF-5: it need only be what is to be chosen; the part that cannot apply is skipped, the rest applies."""
    table, card = scene(choosing(choose(CHARACTER, as_="it")), exhaust(the("it")), draw(), rules=rules)
    man = table.tommy.has(MAN, exhausted=True)
    table.darin.plays(card, on=man)
    assert man.exhausted
    assert len(table.darin.hand) == 1


@pytest.mark.parametrize(("rules", "legal"), [("lcg", True), ("lcg-final", False)])
def test_a_target_for_exactly_what_it_cannot_suffer(rules: str, legal: bool) -> None:
    """EFF-5, FINAL-11: `lcg` lets it be chosen, `lcg-final` does not."""
    rooted = character("test-21", "Rooted", NEUTRAL, cost=1, skill=1, text=[cannot(THIS, "be readied")])
    table = Scenario(cards=[*CARDS, rooted, spell(ready(choose(CHARACTER)))], rules=rules, bells=["darin"])
    card, tree = table.darin.holds("Spell"), table.tommy.has(rooted, exhausted=True)
    assert table.darin.may_play(card) == legal
    if legal:
        table.darin.plays(card, on=tree)
        assert tree.exhausted


def test_brain_transplant() -> None:
    """EFF-5, EFF-6, EFF-12, STATE-18: the protected one may be chosen, then nothing is restored; EX-55."""
    for protected, ready_one in ((True, SAGE), (False, MAN)):
        table = Scenario(cards=CARDS, bells=["darin"])
        card = table.darin.holds("Brain Transplant")
        table.darin.domain(hastur=2)
        mad, sane = table.tommy.has(MAN, insane=True), table.tommy.has(ready_one)
        table.darin.plays(card, on=(mad, sane))
        assert sane.insane is not protected
        assert mad.insane is protected
        assert mad.ready is not protected


# -- if able ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cards", [0, 1, 2])
def test_byakhee_attack(cards: int) -> None:
    """EFF-6, EFF-7, DRAW-5: playable against any hand; with fewer than two cards nothing is discarded; EX-90."""
    table = Scenario(cards=CARDS, bells=["darin"])
    attack = table.darin.holds("Byakhee Attack")
    table.darin.domain(hastur=2)
    for _ in range(cards):
        table.tommy.holds(MAN)
    table.darin.plays(attack)
    assert attack.in_discard
    assert len(table.tommy.hand) == (0 if cards == 2 else cards)


@pytest.mark.parametrize("frail", [0, 1, 2])
def test_the_black_goats_rage(frail: int) -> None:
    """EFF-6, EFF-7, STATE-18, EFF-3: who cannot choose two ignores it; who can, chooses on resolution; EX-89."""
    table = Scenario(cards=CARDS, bells=["tommy"])
    rage = table.darin.holds("The Black Goat's Rage")
    table.darin.domain(shub_niggurath=3)
    table.darin.has("Forest Sister")
    sages = [table.tommy.has(SAGE), table.tommy.has(SAGE)]
    men = [table.tommy.has(MAN) for _ in range(frail)]
    table.darin.plays(rage)
    if frail == 2:
        table.tommy.chooses(men[0])
    assert rage.in_discard
    assert [man.insane for man in men] == [frail == 2] * frail
    assert not any(sage.insane for sage in sages)


def test_a_card_as_well_as_a_rule_may_stand_in_the_way() -> None:
    """EFF-7: two are to be sacrificed; one that cannot be makes it impossible."""
    holy = support("test-21", "Holy", NEUTRAL, cost=1, text=[cannot(THIS, "be sacrificed")])
    for other, kept in ((holy, 2), (LAMP, 0)):
        effect = must(OPPONENT, sacrifice(a(SUPPORT.of(YOU), 2), if_able=True))
        table = Scenario(cards=[*CARDS, holy, spell(effect)], bells=["darin"])
        card = table.darin.holds("Spell")
        table.tommy.has(LAMP)
        table.tommy.has(other)
        table.darin.plays(card)
        if kept == 0:
            table.tommy.chooses(table.tommy.in_play[0])
        assert len(table.tommy.in_play) == kept


def test_between_if_able_options() -> None:
    """EFF-8: one that can be met must be chosen; if none can, any may be, without effect; EX-91."""
    effect = must(OPPONENT, one_of(sacrifice(a(ITEM.of(YOU)), if_able=True), drive_insane(choose(MINE), if_able=True)))
    for target, options in ((MAN, [1]), (LAMP, [0]), (SAGE, [0, 1])):
        table, card = scene(effect)
        victim = table.tommy.has(target)
        table.darin.plays(card)
        if len(options) == 2:
            assert [option.number for option in table.open_decision().options] == options
            table.tommy.chooses(0)
            assert victim.in_play
            assert not victim.insane
        else:
            assert victim.insane == (target is MAN)
            assert victim.in_play == (target is MAN)


# -- lowest and highest -----------------------------------------------------------------------------------------------


def test_the_only_character_has_the_lowest_skill() -> None:
    """EFF-9: and the highest; EX-93."""
    for extreme in (lowest(CHARACTER), highest(CHARACTER), lowest(CHARACTER, "cost")):
        table, card = scene(wound(the_one(extreme)))
        only = table.tommy.has(TALKER)
        table.darin.plays(card)
        assert not only.in_play


@pytest.mark.parametrize("rules", ["lcg", "lcg-final"])
def test_a_tie_for_the_lowest(rules: str) -> None:
    """EFF-9, GEN-12, FINAL-13: the controller of the effect picks, whoever controls them; EX-93. Under the last FAQ the
    effect fails, unless it says "choose"."""
    table, card = scene(wound(the_one(lowest(CHARACTER))), rules=rules)
    mine, theirs, strong = table.darin.has(MAN), table.tommy.has(MAN), table.tommy.has(TALKER)
    table.darin.plays(card)
    if rules == "lcg":
        assert set(table.darin.choices()) == {mine, theirs}
        table.darin.chooses(theirs)
    assert (mine.in_play, theirs.in_play, strong.in_play) == (True, rules == "lcg-final", True)
    table, card = scene(wound(choose(lowest(CHARACTER))), rules=rules)
    mine, theirs, strong = table.darin.has(MAN), table.tommy.has(MAN), table.tommy.has(TALKER)
    table.darin.plays(card)
    assert set(table.darin.choices()) == {mine, theirs}
    table.darin.chooses(theirs)
    assert not theirs.in_play


def test_the_highest_and_other_values() -> None:
    """EFF-9: treated alike."""
    dear = character("test-21", "Dear", NEUTRAL, cost=5, skill=0)
    for extreme, which in ((highest(CHARACTER), 0), (highest(CHARACTER, "cost"), 1), (lowest(CHARACTER), 1)):
        table = Scenario(cards=[*CARDS, dear, spell(wound(the_one(extreme)))], bells=["darin"])
        card, both = table.darin.holds("Spell"), [table.tommy.has(TALKER), table.darin.has(dear)]
        table.darin.plays(card)
        assert [each.in_play for each in both] == [which != 0, which != 1]


def test_the_lowest_is_found_while_the_effect_resolves() -> None:
    """EFF-9, EFF-3: nothing is chosen with the announcement; who has grown meanwhile is spared."""
    grow = event(
        "test-21", "Grow", NEUTRAL, cost=0,
        text=[disrupt(when(Triggered()), until_end_of_phase(gains(choose(CHARACTER), skill=9)))],
    )  # fmt: skip
    table = Scenario(cards=[*CARDS, grow, spell(wound(the_one(lowest(CHARACTER))))], bells=["darin", "tommy"])
    card, weak, strong = table.darin.holds("Spell"), table.tommy.has(MAN), table.darin.has(TALKER)
    table.tommy.holds(grow)
    table.darin.plays(card)
    table.tommy.disrupts_with("Grow", on=weak)
    assert weak.in_play
    assert not strong.in_play


def test_the_insane_can_be_targeted() -> None:
    """EFF-10: by anything that targets a character."""
    table, card = scene(return_to_hand(choose(CHARACTER)))
    mad, sane = table.tommy.has(MAN, insane=True), table.tommy.has(MAN)
    table.darin.plays(card)
    assert table.darin.may_choose(mad, sane)
    table.darin.chooses(mad)
    assert mad.in_hand


# -- several effects --------------------------------------------------------------------------------------------------


def test_separate_effects_are_independent() -> None:
    """EFF-11: the wound is cancelled, the card is drawn, the token placed."""
    table, card = scene(wound(choose(CHARACTER)), draw(), place_token(choose(STORY)))
    man, shield = table.tommy.has(MAN), table.tommy.holds(SHIELD)
    table.darin.plays(card, on=table.a)
    table.tommy.disrupts_with(shield)
    assert man.in_play
    assert len(table.darin.hand) == 1
    assert table.a.tokens(table.darin) == 1


def test_ygolonac_and_a_ready_character() -> None:
    """EFF-11, EFF-5, EFF-6, STATE-9: readying does nothing, the duty to follow holds; EX-82."""
    table = Scenario(cards=CARDS, phase="story", bells=["darin"])
    ygolonac, man = table.darin.has("Y'Golonac"), table.darin.has(MAN)
    table.darin.domain(shub_niggurath=1)
    table.darin.uses(ygolonac, on=man)
    assert man.ready
    table.all_pass()
    table.darin.commits(ygolonac, to=table.a)
    assert man.story == table.a


def test_then_needs_success() -> None:
    """EFF-12: what follows hangs on the whole of what precedes; TIME-7."""
    for cancelled in (True, False):
        table, card = scene(then(wound(choose(CHARACTER)), draw()))
        man, shield = table.tommy.has(MAN), table.tommy.holds(SHIELD)
        table.darin.plays(card, on=man)
        if cancelled:
            table.tommy.disrupts_with(shield)
        else:
            table.tommy.passes()
        assert man.in_play is cancelled
        assert len(table.darin.hand) == (0 if cancelled else 1)


@pytest.mark.parametrize("hand", [0, 1, 2, 3])
def test_julia_brown_discards_then_draws(hand: int) -> None:
    """EFF-12, TIME-21, AMB-88: two discarded, two drawn; with fewer all are discarded and none drawn; EX-83."""
    table = Scenario(cards=CARDS, phase="commit", bells=["darin"])
    julia = table.darin.has("Julia Brown, Oddly Amphibious")
    cards = [table.darin.holds(MAN) for _ in range(hand)]
    table.darin.commits(julia, to=table.a)
    assert sum(card.in_discard for card in cards) == min(hand, 2)
    assert len(table.darin.hand) == (hand if hand >= 2 else 0)


def test_sacrificial_offerings_against_the_forest_sister() -> None:
    """EFF-12, TIME-7: she cancels her wound, so that nobody may wound anybody afterwards; EX-96."""
    for paid in (True, False):
        table = Scenario(cards=CARDS, bells=["darin", "tommy"])
        offerings, sister = table.darin.holds("Sacrificial Offerings"), table.tommy.has("Forest Sister")
        man = table.darin.has(MAN)
        table.darin.domain(cthulhu=3)
        table.tommy.domain(hastur=1)
        table.darin.plays(offerings, on=sister)
        if paid:
            table.tommy.disrupts_with(sister)
            assert sister.in_play
            assert table.open_decision().kind == "action"
        else:
            table.tommy.passes()
            assert not sister.in_play
            table.tommy.accepts()
            assert not man.in_play


def test_instead_replaces() -> None:
    """EFF-13: the original does not occur at all, so that nothing answers it; the substitute does."""
    twin = character(
        "test-21", "Twin", NEUTRAL, cost=1, skill=1, text=[instead(would_be("wounded", THIS), exhaust(THIS))]
    )
    clerk = support(
        "test-22", "Clerk", NEUTRAL, cost=1,
        text=[
            response(after(is_("wounded", CHARACTER)), draw()),
            response(after(is_("exhausted", CHARACTER)), place_token(choose(STORY))),
        ],
    )  # fmt: skip
    table = Scenario(cards=[*CARDS, twin, clerk], bells=["darin", "tommy"])
    shot, one = table.darin.holds(SHOT), table.tommy.has(twin)
    table.darin.has(clerk)
    table.darin.plays(shot, on=one)
    assert one.exhausted
    assert one.wounds == 0
    assert [option.verb for option in table.open_decision().options] == ["use", "pass"]
    table.darin.responds_with("Clerk", on=table.a)
    assert table.a.tokens(table.darin) == 1
    assert not table.darin.hand


def test_an_exchange_needs_both() -> None:
    """EFF-14, EFF-4: each goes to the other player; if one of them is gone, nothing is exchanged; EX-84."""
    for escapes in (False, True):
        table, card = scene(exchange_control(choose(MINE), choose(THEIRS)))
        mine, theirs, escape = table.darin.has(MAN), table.tommy.has(TALKER), table.tommy.holds(ESCAPE)
        table.darin.plays(card, on=(mine, theirs))
        if escapes:
            table.tommy.disrupts_with(escape, on=theirs)
            assert theirs.in_hand
        else:
            table.tommy.passes()
            assert theirs.controller is table.darin
        assert mine.controller is (table.darin if escapes else table.tommy)


def test_an_exchange_of_what_cannot_change() -> None:
    """EFF-14: the other's copy of a unique keeps it from coming over, so that neither goes; and it lasts (EFF-16)."""
    king = character("test-21", "King", NEUTRAL, cost=1, skill=1, unique=True)
    exchange = spell(exchange_control(choose(MINE.skill(at_least=2)), choose(THEIRS)))
    table = Scenario(cards=[*CARDS, king, exchange], bells=["darin", "tommy"])
    card, mine, theirs = table.darin.holds("Spell"), table.darin.has(TALKER), table.tommy.has(king)
    table.darin.has(king)
    table.darin.plays(card, on=(mine, theirs))
    assert mine.controller is table.darin
    assert theirs.controller is table.tommy
    table, card = scene(exchange_control(choose(MINE), choose(THEIRS)))
    mine, theirs = table.darin.has(MAN), table.tommy.has(MAN)
    table.darin.plays(card, on=(mine, theirs))
    table.run_to("end")
    table.run_to("draw")
    assert (mine.controller, theirs.controller) == (table.tommy, table.darin)
