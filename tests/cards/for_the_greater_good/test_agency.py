"""For the Greater Good: The Agency."""

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", HASTUR, cost=2, skill=1)
SHOT = event("test-2", "Shot", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER)))])
BLAST = event("test-3", "Blast", NEUTRAL, cost=0, text=[action(exhaust(CHARACTER))])
SPITE = character(
    "test-4", "Spite", HASTUR, cost=2, skill=1,
    text=[forced_response(after(enters_play(THIS)), exhaust(CHARACTER.other))],
)
PLAGUE = character("test-5", "Plague", HASTUR, cost=2, skill=1, text=[gains(CHARACTER, skill=1)])
FALL = support("test-6", "Fall", HASTUR, cost=0, text=[passive(after(enters_play(THIS)), exhaust(CHARACTER))])
STING = event("test-9", "Sting", NEUTRAL, cost=0, text=[action(until_end_of_phase(gains(choose(CHARACTER), "T")))])
CARDS = [MAN, SHOT, BLAST, SPITE, PLAGUE, FALL, STING]


class TestOfficerGibson:
    """ftgg-004."""

    def test_an_opponent_cannot_choose_him(self) -> None:
        """ftgg-004; EFF-29, TIME-26."""
        table = Scenario(cards=CARDS, active="tommy", bells=["darin"])
        gibson, man = table.darin.has("Officer Gibson"), table.darin.has(MAN)
        table.tommy.has(MAN)
        table.tommy.plays(table.tommy.holds(SHOT))
        assert gibson not in table.tommy.choices()
        table.tommy.chooses(man)
        assert gibson.in_play

    def test_an_effect_on_all_passes_him_by(self) -> None:
        """ftgg-004; EFF-29."""
        table = Scenario(cards=CARDS, active="tommy", bells=["darin"])
        gibson, man = table.darin.has("Officer Gibson"), table.darin.has(MAN)
        table.tommy.plays(table.tommy.holds(BLAST))
        assert man.exhausted
        assert gibson.ready

    def test_a_forced_response_is_a_triggered_effect(self) -> None:
        """ftgg-004; TIME-26."""
        table = Scenario(cards=CARDS, active="tommy", bells=["darin"])
        gibson, man = table.darin.has("Officer Gibson"), table.darin.has(MAN)
        table.tommy.domain(hastur=2)
        table.tommy.plays(table.tommy.holds(SPITE))
        assert man.exhausted
        assert gibson.ready

    def test_passive_text_reaches_him(self) -> None:
        """ftgg-004; TIME-23: what acts, and what is in force."""
        table = Scenario(cards=CARDS, active="tommy", bells=["darin"])
        gibson = table.darin.has("Officer Gibson")
        table.tommy.has(PLAGUE)
        assert gibson.skill == 3
        table.tommy.plays(table.tommy.holds(FALL))
        assert gibson.exhausted

    def test_his_own_side_reaches_him(self) -> None:
        """ftgg-004: opponents' effects."""
        table = Scenario(cards=CARDS)
        gibson = table.darin.has("Officer Gibson")
        table.darin.plays(table.darin.holds(SHOT), on=gibson)
        assert gibson.in_discard

    def test_under_another_player_it_turns_round(self) -> None:
        """ftgg-004: the opponent of whoever controls him."""
        table = Scenario(cards=CARDS)
        gibson = table.tommy.has("Officer Gibson", owner=table.darin)
        table.tommy.has(MAN)
        table.darin.plays(table.darin.holds(SHOT))
        assert gibson.in_play


class TestCrookedCop:
    """ftgg-013."""

    def test_a_card_for_each_target_there_three_times_a_phase(self) -> None:
        """ftgg-013; FINAL-109: the fourth time not."""
        table = Scenario(cards=CARDS, phase="after commit", bells=["darin"])
        cop = table.darin.has("Crooked Cop", exhausted=True, at=table.a)
        stings = [table.tommy.holds(STING) for _ in range(4)]
        for number, each in enumerate(stings[:3]):
            table.darin.passes()
            table.tommy.plays(each, on=cop)
            table.darin.disrupts_with(cop)
            assert len(table.darin.hand) == number + 1
        table.darin.passes()
        table.tommy.plays(stings[3], on=cop)
        assert len(table.darin.hand) == 3

    def test_not_elsewhere_and_not_at_home(self) -> None:
        """ftgg-013: while committed, characters at this story."""
        table = Scenario(cards=CARDS, phase="after commit", bells=["darin"])
        table.darin.has("Crooked Cop", exhausted=True, at=table.a)
        away = table.darin.has(MAN, exhausted=True, at=table.b)
        shot = table.tommy.holds(SHOT)
        table.darin.passes()
        table.tommy.plays(shot, on=away)
        assert away.in_discard
        assert table.darin.hand == []


class TestTheBlackwoodInitiative:
    """ftgg-035."""

    def scene(self, cards: int) -> Scenario:
        """Tommy's conspiracy lies there in Darin's resource phase; Darin holds so many cards."""
        table = Scenario(cards=CARDS, phase="resource")
        table.tommy.has("The Blackwood Initiative")
        table.darin.domain(hastur=1)
        for _ in range(cards):
            table.darin.holds(MAN)
        return table

    def test_a_card_is_discarded_for_the_resource(self) -> None:
        """ftgg-035; PAY-34."""
        table = self.scene(1)
        other = table.darin.holds(SHOT)
        man = table.darin.hand[0]
        table.darin.attaches(man, to=table.darin.domains[0])
        table.darin.chooses(other)
        assert man.is_resource
        assert other.in_discard

    def test_who_discards_that_card_lays_nothing(self) -> None:
        """ftgg-035; PAY-34, PAY-8."""
        table = self.scene(1)
        table.darin.holds(SHOT)
        man = table.darin.hand[0]
        table.darin.attaches(man, to=table.darin.domains[0])
        table.darin.chooses(man)
        assert man.in_discard
        assert len(table.darin.domains[0]) == 1

    def test_who_passes_pays_nothing(self) -> None:
        """ftgg-035; RES-1: it is a may."""
        table = self.scene(2)
        table.darin.stops()
        table.darin.passes()
        assert len(table.darin.hand) == 2
