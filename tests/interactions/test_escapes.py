"""A card that was picked to be given up answers that and escapes (PAY-9, PAY-10, CONF-33)."""

import pytest

from rlyeh.engine.files.save import load, save, state_hash
from rlyeh.language import *
from rlyeh.language.triggers.events import TimePoint
from rlyeh.model import Card, Label
from rlyeh.testing import Scenario

BRADY = 'Jack "Brass" Brady'
GREAT_OLD_ONE = "Cthulhu, The Great Old One"
MAN = character("test-1", "Man", NEUTRAL, cost=1, skill=1)
KNIFE = event("test-2", "Knife", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER)))])
ALTAR = support("test-3", "Altar", NEUTRAL, cost=1, text=[action(sacrifice(a(CHARACTER)), to=draw())])
PYRE = support("test-4", "Pyre", NEUTRAL, cost=1, text=[action(discard_from_play(a(CHARACTER, 2)), to=draw())])
PULPIT = support(
    "test-5", "Pulpit", NEUTRAL, cost=1, text=[action(exhaust(THIS), to=must(OPPONENT, sacrifice(a(MINE))))]
)
JUDGE = support(
    "test-6", "Judge", NEUTRAL, cost=1, text=[action(exhaust(THIS), to=must(OPPONENT, discard_from_play(a(MINE))))]
)
FEAR = support(
    "test-7", "Fear", NEUTRAL, cost=1, text=[action(exhaust(THIS), to=must(OPPONENT, drive_insane(a(MINE))))]
)
TOLL = support(
    "test-8", "Toll", NEUTRAL, cost=1,
    text=[forced_response(after(TimePoint("turn begins", ANY_PLAYER)), must(EACH_PLAYER, sacrifice(a(MINE))))],
)
MUTE = support(
    "test-9", "Mute", NEUTRAL, cost=1, text=[disrupt(when(triggered(Label.FORCED)), exhaust(THIS), to=cancel())]
)
TITHE = support(
    "test-11", "Tithe", NEUTRAL, cost=1,
    text=[forced_response(after(TimePoint("turn begins", ANY_PLAYER)), must(YOU, sacrifice(a(MINE, 2))))],
)
ABLE_TITHE = support(
    "test-12", "Able Tithe", NEUTRAL, cost=1,
    text=[forced_response(after(TimePoint("turn begins", ANY_PLAYER)), must(YOU, sacrifice(a(MINE, 2), if_able=True)))],
)
SAINT = character(
    "test-13", "Saint", NEUTRAL, cost=1, skill=0, text=[disrupt(when(would_be("sacrificed", THIS)), cancel())]
)
MARCH = support("test-14", "March", NEUTRAL, cost=1, text=[action(exhaust(any_number(MINE)), to=draw())])
TURN_BEGINS = after(TimePoint("turn begins", ANY_PLAYER))
RENT = support(
    "test-15", "Rent", NEUTRAL, cost=1,
    text=[forced_response(TURN_BEGINS, then(must(EACH_PLAYER, sacrifice(a(MINE))), draw()))],
)
LEVY = support(
    "test-16", "Levy", NEUTRAL, cost=1,
    text=[forced_response(TURN_BEGINS, given(YOUR_TURN, must(YOU, sacrifice(a(MINE)))))],
)
PURGE = support("test-17", "Purge", NEUTRAL, cost=1, text=[forced_response(TURN_BEGINS, discard_from_play(a(MINE)))])
HUNT = support(
    "test-18", "Hunt", NEUTRAL, cost=1, text=[forced_response(TURN_BEGINS, discard_from_play(choose(MINE)))]
)
BARGAIN = support(
    "test-19", "Bargain", NEUTRAL, cost=1,
    text=[forced_response(TURN_BEGINS, may(YOU, draw(), paying=sacrifice(a(MINE))))],
)
CARDS = [MAN, KNIFE, ALTAR, PYRE, PULPIT, JUDGE, FEAR, TOLL, MUTE, TITHE, ABLE_TITHE, SAINT, MARCH]
CARDS += [RENT, LEVY, PURGE, HUNT, BARGAIN]


def table_at(phase: str = "operations", **how: object) -> Scenario:
    return Scenario(phase=phase, cards=CARDS, bells=["darin"], **how)  # type: ignore[arg-type]


class TestAForcedSacrifice:
    """What a Forced Response demands is chosen before anybody may answer it, as a cost is (CONF-33)."""

    @pytest.mark.parametrize("rules", ["lcg", "lcg-final", "ccg"])
    def test_the_victim_is_chosen_first_and_may_answer_then(self, rules: str) -> None:
        """core-041, core-061; EX-72; PAY-10: Cthulhu himself goes, if nobody else is there."""
        table = table_at("draw", rules=rules)
        cthulhu, brady = table.darin.has(GREAT_OLD_ONE), table.darin.has(BRADY)
        table.expects(table.darin, "choose")
        table.darin.chooses(brady)
        table.darin.disrupts_with(brady)
        assert (brady.in_hand, cthulhu.in_discard) == (True, True)

    def test_who_does_not_answer_is_sacrificed(self) -> None:
        """core-041, core-061; PAY-10."""
        table = table_at("draw")
        cthulhu, brady = table.darin.has(GREAT_OLD_ONE), table.darin.has(BRADY)
        table.darin.chooses(brady)
        table.darin.passes()
        assert (brady.in_discard, cthulhu.in_play) == (True, True)

    def test_who_answers_without_having_been_chosen_helps_nobody(self) -> None:
        """core-041, core-061; TIME-8: he may answer the ability in any case, and the chosen one goes."""
        table = table_at("draw")
        cthulhu, brady, man = table.darin.has(GREAT_OLD_ONE), table.darin.has(BRADY), table.darin.has(MAN)
        table.darin.chooses(man)
        table.darin.disrupts_with(brady)
        assert (brady.in_hand, man.in_discard, cthulhu.in_play) == (True, True, True)

    def test_the_opponents_draw_phase(self) -> None:
        """core-041, core-061; PAY-10: whoever draws chooses, and Brady is theirs."""
        table = table_at("draw", active="tommy")
        table.darin.has(GREAT_OLD_ONE)
        brady, man = table.tommy.has(BRADY), table.tommy.has(MAN)
        table.tommy.chooses(brady)
        table.tommy.disrupts_with(brady)
        assert (brady.in_hand, man.in_discard) == (True, True)

    def test_each_player_chooses_before_anybody_loses_a_card(self) -> None:
        """CONF-33, EFF-25: the active player chooses first, and each only for themselves."""
        table = table_at("start")
        toll = table.darin.has(TOLL)
        brady, mine, spared = table.darin.has(BRADY), table.darin.has(MAN), table.darin.has(MAN)
        theirs, others = table.tommy.has(MAN), table.tommy.has(MAN)
        table.darin.chooses(brady)
        assert table.tommy.may_choose(theirs, others)
        table.tommy.chooses(theirs)
        assert theirs.in_play
        table.darin.disrupts_with(brady)
        table.darin.chooses(mine)
        assert (brady.in_hand, mine.in_discard, theirs.in_discard) == (True, True, True)
        assert (toll.in_play, spared.in_play, others.in_play) == (True, True, True)

    def test_a_cancelled_demand_takes_nobody(self) -> None:
        """core-041; TIME-12: what was chosen stays."""
        table = table_at("draw")
        cthulhu, mute, man = table.darin.has(GREAT_OLD_ONE), table.darin.has(MUTE), table.darin.has(MAN)
        table.darin.chooses(man)
        table.darin.disrupts_with(mute)
        assert (cthulhu.in_play, man.in_play) == (True, True)

    def test_the_chosen_card_of_the_serpents_demand(self) -> None:
        """core-149, core-061; PAY-10."""
        table = table_at()
        serpent = table.darin.has("Serpent from Yoth")
        brady, man = table.tommy.has(BRADY), table.tommy.has(MAN)
        table.darin.holds(KNIFE)
        table.darin.plays(KNIFE.title, on=serpent)
        table.tommy.chooses(brady)
        table.tommy.disrupts_with(brady)
        assert (serpent.in_discard, brady.in_hand, man.in_discard) == (True, True, True)

    @pytest.mark.parametrize("rules", ["lcg", "lcg-final", "ccg"])
    @pytest.mark.parametrize("source", [RENT, LEVY, PURGE], ids=["with then", "with if", "discarded"])
    def test_however_the_demand_is_worded(self, source: Card, rules: str) -> None:
        """CONF-33, PAY-10, core-061: before "then", after "if", and for a card that has to be discarded from play the
        one who is given up is picked first, answers, and is replaced."""
        table = table_at("start", rules=rules)
        table.darin.has(source)
        brady, man, other = (table.darin.has(each) for each in (BRADY, MAN, MAN))
        victim = table.tommy.has(MAN)
        table.expects(table.darin, "choose")
        table.darin.chooses(brady)
        table.darin.disrupts_with(brady)
        table.darin.chooses(man)
        assert (brady.in_hand, man.in_discard, other.in_play) == (True, True, True)
        assert victim.in_discard is (source is RENT)
        assert len(table.darin.hand) == (2 if source is RENT else 1)

    def test_a_target_that_escapes_is_not_replaced(self) -> None:
        """EFF-4, AMB-43, core-061: what a Forced Response chooses to discard is a target and no demand."""
        table = table_at("start")
        table.darin.has(HUNT)
        brady, man = table.darin.has(BRADY), table.darin.has(MAN)
        table.darin.chooses(brady)
        table.darin.disrupts_with(brady)
        assert (brady.in_hand, man.in_play) == (True, True)

    def test_both_players_victims_escape(self) -> None:
        """PAY-10, CONF-33: each answers for themselves, and each picks another one, the active player first."""
        twin = character(
            "test-20", "Twin", NEUTRAL, cost=1, skill=1, text=[disrupt(when(triggered_ability()), return_to_hand(THIS))]
        )
        table = Scenario(phase="start", cards=[*CARDS, twin], bells=["darin"])
        table.darin.has(TOLL)
        mine, theirs = table.darin.has(twin), table.tommy.has(BRADY)
        men, others = [table.darin.has(MAN) for _ in range(2)], [table.tommy.has(MAN) for _ in range(2)]
        table.darin.chooses(mine)
        table.tommy.chooses(theirs)
        table.darin.disrupts_with(mine)
        table.tommy.passes()
        table.tommy.disrupts_with(theirs)
        table.darin.chooses(men[1])
        table.tommy.chooses(others[0])
        assert (mine.in_hand, theirs.in_hand) == (True, True)
        assert [card.in_play for card in (*men, *others)] == [True, False, False, True]

    @pytest.mark.parametrize("answers", [1, 2])
    def test_saved_cloned_and_undone_it_goes_on_alike(self, answers: int) -> None:
        """PAY-10: at every decision on the way."""
        table = table_at("draw")
        cthulhu, brady, man = table.darin.has(GREAT_OLD_ONE), table.darin.has(BRADY), table.darin.has(MAN)
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
        assert (brady.in_hand, man.in_discard, cthulhu.in_play) == (True, True, True)

    def test_a_demand_that_is_triggered_again_is_picked_ahead_again(self) -> None:
        """core-041, core-061, dl-050; CONF-33: the second victim is chosen before Brady may answer, too."""
        table = table_at("draw")
        cthulhu, brady = table.darin.has(GREAT_OLD_ONE), table.darin.has(BRADY)
        parasite = table.darin.has("Dream Parasite")
        first, second = table.darin.has(MAN), table.darin.has(MAN)
        table.darin.chooses(first)
        table.darin.passes()
        table.darin.responds_with(parasite)
        table.darin.passes()
        table.expects(table.darin, "choose")
        assert table.darin.may_choose(cthulhu, brady, second)
        table.darin.chooses(brady)
        table.darin.disrupts_with(brady)
        table.expects(table.darin, "choose")
        assert table.darin.may_choose(cthulhu, second)
        table.darin.chooses(second)
        assert (brady.in_hand, second.in_discard, cthulhu.in_play) == (True, True, True)

    def test_who_was_spared_may_be_chosen_when_the_demand_is_triggered_again(self) -> None:
        """core-041, dl-050; PAY-10: it escaped from the first demand alone."""
        table = table_at("draw")
        cthulhu, parasite = table.darin.has(GREAT_OLD_ONE), table.darin.has("Dream Parasite")
        saint, man = table.darin.has(SAINT), table.darin.has(MAN)
        table.darin.chooses(saint)
        table.darin.disrupts_with(saint)
        table.darin.chooses(man)
        table.darin.responds_with(parasite)
        table.expects(table.darin, "choose")
        assert table.darin.may_choose(cthulhu, saint)
        table.darin.chooses(cthulhu)


class TestADemandOfTwo:
    """Where two cards must be given up, each that escapes is replaced; the other pick stands (PAY-10)."""

    @pytest.mark.parametrize("rules", ["lcg", "lcg-final", "ccg"])
    def test_another_one_is_picked_beside_the_one_that_stays(self, rules: str) -> None:
        """core-061; PAY-10."""
        table = table_at("start", rules=rules)
        table.darin.has(TITHE)
        brady, man, spared, other = (table.darin.has(each) for each in (BRADY, MAN, MAN, MAN))
        table.darin.chooses(brady, man)
        table.darin.disrupts_with(brady)
        table.expects(table.darin, "choose")
        assert not table.darin.may("choose", man)
        table.darin.chooses(other)
        assert (brady.in_hand, man.in_discard, other.in_discard, spared.in_play) == (True, True, True, True)

    def test_one_whose_sacrifice_is_cancelled_is_replaced_alone(self) -> None:
        """PAY-10: the other one is gone already."""
        table = table_at("start")
        table.darin.has(TITHE)
        saint, man, spared, other = (table.darin.has(each) for each in (SAINT, MAN, MAN, MAN))
        table.darin.chooses(saint, man, "done")
        table.darin.disrupts_with(saint)
        table.darin.chooses(other)
        assert (saint.in_play, man.in_discard, other.in_discard, spared.in_play) == (True, True, True, True)

    @pytest.mark.parametrize("rules", ["lcg", "lcg-final", "ccg"])
    @pytest.mark.parametrize("source", [TITHE, ABLE_TITHE], ids=["must", "if able"])
    def test_with_nobody_left_to_replace_it_nobody_goes(self, rules: str, source: Card) -> None:
        """core-061; EFF-2, EFF-7, FINAL-15: two were asked for, and two there are not."""
        table = table_at("start", rules=rules)
        table.darin.has(source)
        brady, man = table.darin.has(BRADY), table.darin.has(MAN)
        table.darin.chooses(brady)
        table.darin.disrupts_with(brady)
        assert (brady.in_hand, man.in_play) == (True, True)

    @pytest.mark.parametrize("answers", [1, 2, 3])
    def test_saved_cloned_and_undone_it_goes_on_alike(self, answers: int) -> None:
        """PAY-10: at every decision on the way, the one after the escape too."""
        table = table_at("start")
        table.darin.has(TITHE)
        brady, man, _, other = (table.darin.has(each) for each in (BRADY, MAN, MAN, MAN))
        table.expects(table.darin, "choose")
        game = table.game
        keys = [f"choose:{brady.id}", f"choose:{man.id}", f"use:{brady.id}.0@0", f"choose:{other.id}"]
        for key in keys[:answers]:
            game.apply(key)
        twins = [game.clone(), load(save(game), game.faces)]
        for each in (game, *twins):
            assert each.decision is not None
            for key in keys[answers:]:
                each.apply(key)
        assert len({state_hash(each) for each in (game, *twins)}) == 1
        assert (man.in_discard, other.in_discard) == (True, True)


class TestAPaidSacrifice:
    """Who is picked for a cost may answer: then the cost is not paid (PAY-9)."""

    def test_the_victim_of_a_cost_may_escape(self) -> None:
        """core-061; PAY-9: the effect does not resolve, and nobody else goes."""
        table = table_at()
        altar, brady, man = table.darin.has(ALTAR), table.darin.has(BRADY), table.darin.has(MAN)
        table.darin.uses(altar, on=brady)
        table.darin.disrupts_with(brady)
        assert (brady.in_hand, man.in_play) == (True, True)
        assert len(table.darin.hand) == 1

    def test_the_victim_of_a_cost_need_not_escape(self) -> None:
        """core-061; PAY-7."""
        table = table_at()
        altar, brady = table.darin.has(ALTAR), table.darin.has(BRADY)
        table.darin.uses(altar, on=brady)
        table.darin.passes()
        assert brady.in_discard
        assert len(table.darin.hand) == 1

    def test_one_of_two_is_no_full_payment(self) -> None:
        """core-061; PAY-9: the cost was two cards, and one card does not pay it."""
        table = table_at()
        pyre, brady, man = table.darin.has(PYRE), table.darin.has(BRADY), table.darin.has(MAN)
        table.darin.uses(pyre, on=[brady, man])
        table.darin.disrupts_with(brady)
        assert (brady.in_hand, man.in_play) == (True, True)
        assert len(table.darin.hand) == 1

    @pytest.mark.parametrize("picks", [1, 2])
    def test_any_number_of_cards_is_paid_by_all_that_were_picked(self, picks: int) -> None:
        """core-061; PAY-9, EFF-47: what was picked was not exhausted, so that it was not paid."""
        table = table_at()
        march, brady, man = table.darin.has(MARCH), table.darin.has(BRADY), table.darin.has(MAN)
        table.darin.uses(march)
        table.darin.chooses(*[brady, man][:picks])
        if picks == 1:
            table.darin.picks_no_more()
        table.darin.disrupts_with(brady)
        assert [card.id for card in table.darin.hand] == [brady.id]
        assert man.ready

    @pytest.mark.parametrize("escapes", [True, False])
    def test_a_price_within_an_effect_is_a_cost(self, escapes: bool) -> None:
        """core-061; PAY-9: who may pay need not, so nobody is picked anew, and nothing is had for it."""
        table = table_at("start")
        table.darin.has(BARGAIN)
        brady, man = table.darin.has(BRADY), table.darin.has(MAN)
        table.darin.passes()
        table.darin.accepts()
        table.darin.chooses(brady)
        if escapes:
            table.darin.disrupts_with(brady)
        else:
            table.darin.passes()
        assert (brady.in_hand, brady.in_discard, man.in_play) == (escapes, not escapes, True)
        assert len(table.darin.hand) == 1  # Brady himself, or the card that was drawn

    def test_who_may_do_something_pays_for_it(self) -> None:
        """PAY-6, FINAL-112: a price that an effect puts before the opponent is paid from the opponent's domains."""
        offer = support(
            "test-21", "Offer", NEUTRAL, cost=1, text=[action(exhaust(THIS), to=may(OPPONENT, draw(), paying=pay(1)))]
        )
        table = Scenario(cards=[offer], bells=["darin"])
        source, mine, theirs = table.darin.has(offer), table.darin.domain(neutral=1), table.tommy.domain(neutral=1)
        table.darin.uses(source)
        table.tommy.accepts()
        assert (mine.drained, theirs.drained, len(table.tommy.hand)) == (False, True, 1)

    def test_a_cost_of_an_event_is_no_triggered_ability(self) -> None:
        """core-061; AMB-87, TIME-27."""
        bolt = event("test-10", "Bolt", NEUTRAL, cost=0, text=[action(sacrifice(a(CHARACTER)), to=draw())])
        table = Scenario(cards=[bolt], bells=["darin"])
        card, brady = table.darin.holds(bolt), table.darin.has(BRADY)
        table.darin.plays(card, on=brady)
        assert brady.in_discard


class TestOtherDemands:
    """What an effect makes a player give up while it resolves."""

    @pytest.mark.parametrize("source", [PULPIT, JUDGE], ids=["sacrifice", "discard"])
    def test_a_demanded_card_that_escapes_is_replaced(self, source: Card) -> None:
        """core-061; PAY-10, CONF-33: it is demanded of the opponent, whatever triggers it."""
        table = table_at()
        pulpit, brady, man = table.darin.has(source), table.tommy.has(BRADY), table.tommy.has(MAN)
        table.darin.uses(pulpit)
        table.tommy.passes()
        table.tommy.chooses(brady)
        table.tommy.disrupts_with(brady)
        assert (brady.in_hand, man.in_discard) == (True, True)

    def test_who_escapes_insanity_is_not_replaced(self) -> None:
        """core-061; AMB-43."""
        table = table_at()
        fear, brady, man = table.darin.has(FEAR), table.tommy.has(BRADY), table.tommy.has(MAN)
        table.darin.uses(fear)
        table.tommy.passes()
        table.tommy.chooses(brady)
        table.tommy.disrupts_with(brady)
        assert brady.in_hand
        assert not man.insane
