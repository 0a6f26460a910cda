"""Demands that stand inside other words of a text, and costs of real cards, of which the picked card escapes (PAY-9,
PAY-10, CONF-33)."""

import pytest

from rlyeh.engine.files.save import load, save, state_hash
from rlyeh.language import *
from rlyeh.language.triggers.events import TimePoint
from rlyeh.model import Card
from rlyeh.testing import Scenario

BRADY = 'Jack "Brass" Brady'
RULES = ["lcg", "lcg-final", "ccg"]
TURN_BEGINS = after(TimePoint("turn begins", ANY_PLAYER))
SACRIFICE = sacrifice(a(MINE))


def idol(id: str, title: str, text: object) -> Card:
    return support(id, title, NEUTRAL, cost=1, text=[text])


MAN = character("test-1", "Man", NEUTRAL, cost=1, skill=1)
SAINT = character(
    "test-2", "Saint", NEUTRAL, cost=1, skill=1, subtypes="Deep One",
    text=[disrupt(when(would_be("sacrificed", THIS)), cancel())],
)  # fmt: skip
EEL = character(
    "test-3", "Eel", NEUTRAL, cost=1, skill=1, subtypes="Deep One",
    text=[disrupt(when(triggered_ability()), return_to_hand(THIS))],
)  # fmt: skip
KNIFE = event("test-4", "Knife", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER)))])
MUST_THEN = idol("test-5", "Must Then", forced_response(TURN_BEGINS, must(YOU, then(SACRIFICE, draw()))))
MUST_IF = idol("test-6", "Must If", forced_response(TURN_BEGINS, must(YOU, given(YOUR_TURN, SACRIFICE))))
IF = idol("test-7", "If", forced_response(TURN_BEGINS, given(YOUR_TURN, SACRIFICE)))
PURGE_IF = idol(
    "test-8", "Purge If", forced_response(TURN_BEGINS, given(YOUR_TURN, discard_from_play(a(MINE))))
)  # fmt: skip
HUNT_IF = idol(
    "test-9", "Hunt If", forced_response(TURN_BEGINS, given(YOUR_TURN, discard_from_play(choose(MINE))))
)  # fmt: skip
MAY = idol("test-10", "May", forced_response(TURN_BEGINS, then(may(YOU, SACRIFICE), draw())))
EACH_MAY = idol("test-11", "Each May", forced_response(TURN_BEGINS, may(EACH_PLAYER, SACRIFICE)))
OFFER = idol("test-12", "Offer", forced_response(TURN_BEGINS, may(YOU, must(OPPONENT, SACRIFICE))))
ORDER = idol("test-13", "Order", action(exhaust(THIS), to=must(OPPONENT, then(SACRIFICE, draw()))))
MODES = idol("test-14", "Modes", forced_response(TURN_BEGINS, must(YOU, one_of(SACRIFICE, mill(2, YOU)))))
WISH = idol("test-15", "Wish", action(exhaust(THIS), to=SACRIFICE))
LAW = idol("test-16", "Law", passive(TURN_BEGINS, must(YOU, SACRIFICE)))
CARDS = [MAN, SAINT, EEL, KNIFE, MUST_THEN, MUST_IF, IF, PURGE_IF, HUNT_IF, MAY, EACH_MAY, OFFER]
CARDS += [ORDER, MODES, WISH, LAW]


def table_at(phase: str, rules: str = "lcg", *, swapped: bool = False) -> Scenario:
    players = ("tommy", "darin") if swapped else ("darin", "tommy")
    return Scenario(phase=phase, cards=CARDS, bells=["darin"], rules=rules, players=players)


@pytest.mark.parametrize("swapped", [False, True])
@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("source", [MUST_THEN, MUST_IF, IF, PURGE_IF], ids=lambda card: card.title)
def test_a_demand_within_another_word_is_picked_ahead(source: Card, rules: str, swapped: bool) -> None:
    """CONF-33, PAY-10, core-061: within "must", with "then" or "if", and after "if" alone."""
    table = table_at("start", rules, swapped=swapped)
    table.darin.has(source)
    brady, man, other = (table.darin.has(each) for each in (BRADY, MAN, MAN))
    table.expects(table.darin, "choose")
    table.darin.chooses(brady)
    table.darin.disrupts_with(brady)
    table.darin.chooses(man)
    assert (brady.in_hand, man.in_discard, other.in_play) == (True, True, True)
    assert len(table.darin.hand) == 1 + (source is MUST_THEN)


@pytest.mark.parametrize("source", [MUST_THEN, MUST_IF, IF], ids=lambda card: card.title)
def test_what_was_picked_ahead_is_what_goes(source: Card) -> None:
    """CONF-33: nobody is asked again when the effect resolves."""
    table = table_at("start")
    table.darin.has(source)
    brady, man, other = (table.darin.has(each) for each in (BRADY, MAN, MAN))
    table.darin.chooses(man)
    table.darin.passes()
    assert (brady.in_play, man.in_discard, other.in_play) == (True, True, True)


def test_a_branch_that_does_not_apply_demands_nothing() -> None:
    """CONF-33, EFF-1: nothing is picked ahead where the condition fails."""
    table = table_at("start")
    table.tommy.has(IF)
    theirs = [table.tommy.has(MAN), table.tommy.has(MAN)]
    table.expects(table.darin, "action")
    assert all(man.in_play for man in theirs)


def test_a_target_after_if_is_chosen_when_it_resolves() -> None:
    """EFF-3, AMB-43: what is discarded as a target is no demand, is not picked ahead and not replaced."""
    table = table_at("start")
    table.darin.has(HUNT_IF)
    brady, man = table.darin.has(BRADY), table.darin.has(MAN)
    table.expects(table.darin, "disrupt")
    table.darin.passes()
    table.darin.chooses(brady)
    table.darin.disrupts_with(brady)
    assert (brady.in_hand, man.in_play) == (True, True)


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("source", [MAY, EACH_MAY], ids=lambda card: card.title)
def test_who_may_sacrifice_need_not_pick_anew(source: Card, rules: str) -> None:
    """PAY-9, PAY-10, core-061: only what must be given up is replaced, in a Forced Response as well."""
    table = table_at("start", rules)
    table.darin.has(source)
    brady, man = table.darin.has(BRADY), table.darin.has(MAN)
    table.darin.passes()
    table.darin.accepts()
    table.darin.chooses(brady)
    table.darin.disrupts_with(brady)
    assert (brady.in_hand, man.in_play) == (True, True)
    assert len(table.darin.hand) == 1  # Brady himself: nothing follows "then"


def test_what_one_may_demand_of_the_opponent_is_demanded() -> None:
    """PAY-10, core-061: once it is used, the opponent must."""
    table = table_at("start")
    table.darin.has(OFFER)
    brady, man = table.tommy.has(BRADY), table.tommy.has(MAN)
    table.tommy.passes()
    table.darin.accepts()
    table.tommy.chooses(brady)
    table.tommy.disrupts_with(brady)
    assert (brady.in_hand, man.in_discard) == (True, True)


@pytest.mark.parametrize("rules", RULES)
def test_a_must_binds_all_that_it_introduces(rules: str) -> None:
    """PAY-10, core-061; EFF-12: of an Action too, and with a "then" inside, which follows the second sacrifice."""
    table = table_at("operations", rules)
    order, brady, man = table.darin.has(ORDER), table.tommy.has(BRADY), table.tommy.has(MAN)
    table.darin.uses(order)
    table.tommy.passes()
    table.tommy.chooses(brady)
    table.tommy.disrupts_with(brady)
    assert (brady.in_hand, man.in_discard) == (True, True)
    assert len(table.tommy.hand) == 2


def test_one_of_two_things_is_picked_before_a_card() -> None:
    """PAY-10, EFF-8: the mode is settled when it resolves; the card picked then may answer and is replaced."""
    table = table_at("start")
    table.darin.has(MODES)
    brady, man, other = (table.darin.has(each) for each in (BRADY, MAN, MAN))
    table.darin.passes()
    table.darin.chooses(0)
    table.darin.chooses(brady)
    table.darin.disrupts_with(brady)
    table.darin.chooses(man)
    assert (brady.in_hand, man.in_discard, other.in_play) == (True, True, True)


def test_an_effect_of_ones_own_is_no_demand() -> None:
    """PAY-10, AMB-43: what a player does with an Action that nobody forces on them is not done again."""
    table = table_at("operations")
    wish, brady, man = table.darin.has(WISH), table.darin.has(BRADY), table.darin.has(MAN)
    table.darin.uses(wish)
    table.darin.chooses(brady)
    table.darin.disrupts_with(brady)
    assert (brady.in_hand, man.in_play) == (True, True)


def test_passive_text_cannot_be_answered_by_its_victim() -> None:
    """TIME-22, TIME-27, core-061: it is no triggered ability, whoever is picked for it."""
    table = table_at("start")
    table.darin.has(LAW)
    brady, man = table.darin.has(BRADY), table.darin.has(MAN)
    table.darin.chooses(brady)
    assert (brady.in_discard, man.in_play) == (True, True)


@pytest.mark.parametrize("answers", [1, 2, 3])
@pytest.mark.parametrize("source", [MUST_THEN, IF], ids=lambda card: card.title)
def test_saved_and_cloned_it_goes_on_alike(source: Card, answers: int) -> None:
    """PAY-10, CONF-33: what was picked ahead is in the state."""
    table = table_at("start")
    table.darin.has(source)
    brady, man, _ = (table.darin.has(each) for each in (BRADY, MAN, MAN))
    table.expects(table.darin, "choose")
    game = table.game
    keys = [f"choose:{brady.id}", f"use:{brady.id}.0@0", f"choose:{man.id}"]
    for key in keys[:answers]:
        game.apply(key)
    twins = [game.clone(), load(save(game), game.faces)]
    for each in (game, *twins):
        assert each.decision is not None
        for key in keys[answers:]:
            each.apply(key)
    assert len({state_hash(each) for each in (game, *twins)}) == 1
    assert man.in_discard


class TestCardsOfThePool:
    """The same with the texts that there are, under each rule set."""

    @pytest.mark.parametrize("rules", RULES)
    @pytest.mark.parametrize("victim", [EEL, SAINT], ids=lambda card: card.title)
    def test_dagon_dies_if_his_price_escapes(self, victim: Card, rules: str) -> None:
        """core-042; PAY-9: nobody else is taken for it, and what was drained stays drained (PAY-8)."""
        table = table_at("operations", rules)
        dagon, other = table.tommy.has("Dagon"), table.tommy.has("Young Deep One")
        domain, deep_one = table.tommy.domain(cthulhu=1), table.tommy.has(victim)
        table.darin.plays(table.darin.holds(KNIFE), on=dagon)
        table.tommy.disrupts_with(dagon, on=deep_one)
        table.tommy.disrupts_with(deep_one)
        assert (dagon.in_discard, other.in_play, domain.drained) == (True, True, True)
        assert (deep_one.in_hand, deep_one.in_play) == (victim is EEL, victim is SAINT)

    @pytest.mark.parametrize("rules", RULES)
    def test_the_price_of_an_event_escapes(self, rules: str) -> None:
        """core-140; PAY-8, PAY-9: the Transformation is spent, and no deck is searched."""
        table = table_at("operations", rules)
        card = table.darin.holds("Shocking Transformation")
        saint, man = table.darin.has(SAINT), table.darin.has(MAN)
        table.darin.decked(MAN)
        table.darin.domain(shub_niggurath=3)
        table.darin.plays(card, on=saint)
        table.darin.disrupts_with(saint)
        assert (saint.in_play, man.in_play, card.in_discard) == (True, True, True)
        assert len(table.darin.in_play) == 2

    @pytest.mark.parametrize("rules", RULES)
    def test_the_demand_of_an_event(self, rules: str) -> None:
        """core-117; PAY-10: somebody else goes."""
        table = table_at("operations", rules)
        saint, man = table.tommy.has(SAINT), table.tommy.has(MAN)
        table.darin.domain(yog_sothoth=2)
        table.darin.plays(table.darin.holds("A Single Glimpse"))
        table.tommy.chooses(saint)
        table.tommy.disrupts_with(saint)
        assert (saint.in_play, man.in_discard) == (True, True)

    @pytest.mark.parametrize("rules", RULES)
    def test_the_demand_of_an_action(self, rules: str) -> None:
        """yc-064, core-061; PAY-10: he may answer before he is chosen, or once he is; then another one goes."""
        table = table_at("operations", rules)
        cthulhu = table.darin.has("Cthulhu, Lord of R'lyeh")
        brady, man = table.tommy.has(BRADY), table.tommy.has(MAN)
        table.darin.domain(cthulhu=3)
        table.darin.uses(cthulhu)
        table.tommy.passes()
        table.tommy.chooses(brady)
        table.tommy.disrupts_with(brady)
        assert (brady.in_hand, man.in_discard) == (True, True)

    @pytest.mark.parametrize("rules", RULES)
    def test_a_victim_that_cancels_the_demand_pays_with_itself(self, rules: str) -> None:
        """core-041, core-087; TIME-12: picked for Cthulhu, the artist sacrifices itself for its own Disrupt."""
        table = table_at("draw", rules)
        cthulhu, artist = table.darin.has("Cthulhu, The Great Old One"), table.darin.has("Performance Artist")
        man = table.darin.has(MAN)
        table.darin.chooses(artist)
        table.darin.disrupts_with(artist)
        assert (artist.in_discard, man.in_play, cthulhu.in_play) == (True, True, True)
