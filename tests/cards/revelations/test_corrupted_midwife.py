"""Revelations: the Corrupted Midwife, who lets a character be played as the next action."""

from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=1, skill=1)
HERO = character("test-2", "Hero", NEUTRAL, cost=1, skill=1, keywords=[HEROIC])
LAMP = support("test-3", "Lamp", NEUTRAL, cost=0, text=[action(exhaust(THIS), to=draw())])
HUT = support("test-4", "Hut", NEUTRAL, cost=0)
WAKE = event("test-5", "Wake", NEUTRAL, cost=0, text=[action(ready(choose(CHARACTER)))])
CARDS = [MAN, HERO, LAMP, HUT, WAKE]


def called(*, phase: str = "operations", active: str = "darin") -> tuple[Scenario, CardHandle, CardHandle]:
    """The Midwife has called a man back, and Tommy has passed."""
    table = Scenario(phase=phase, active=active, cards=CARDS, bells=["darin", "tommy"])
    midwife, man = table.darin.has("Corrupted Midwife"), table.darin.discarded(MAN)
    table.darin.discarded(HUT)
    table.darin.domain(neutral=1)
    table.darin.has(LAMP)
    if active == "tommy":
        table.tommy.passes()
    table.darin.uses(midwife)
    if table.open_decision().seat == 1:
        table.tommy.passes()
    return table, midwife, man


class TestCorruptedMidwife:
    """rev-051."""

    def test_the_character_is_played_as_the_next_action(self) -> None:
        """rev-051; OPS-10: at its cost."""
        table, midwife, man = called()
        assert midwife.exhausted
        table.darin.plays(man)
        assert man.in_play
        assert table.darin.domains[0].drained

    def test_after_another_action_it_is_too_late(self) -> None:
        """rev-051; OPS-13."""
        table, _, man = called()
        lamp = next(card for card in table.darin.in_play if card.title == "Lamp")
        assert table.darin.may_play(man)
        table.darin.uses(lamp)
        table.tommy.passes()
        assert man.in_discard
        assert table.game.state.lasting == []
        assert not table.darin.may("play", man)

    def test_the_opponents_actions_do_not_matter(self) -> None:
        """rev-051; OPS-13: "your" next action."""
        table = Scenario(cards=CARDS, bells=["darin", "tommy"])
        midwife, man = table.darin.has("Corrupted Midwife"), table.darin.discarded(MAN)
        lamp = table.tommy.has(LAMP)
        table.darin.domain(neutral=1)
        table.darin.uses(midwife)
        table.tommy.uses(lamp)
        assert table.darin.may_play(man)
        table.darin.plays(man)
        assert man.in_play

    def test_passing_keeps_it_open(self) -> None:
        """rev-051; OPS-13: where the opponent goes on."""
        table = Scenario(cards=CARDS, bells=["darin", "tommy"])
        midwife, man = table.darin.has("Corrupted Midwife"), table.darin.discarded(MAN)
        lamps = [table.tommy.has(LAMP) for _ in range(2)]
        table.darin.domain(neutral=1)
        table.darin.uses(midwife)
        table.tommy.uses(lamps[0])
        table.darin.passes()
        table.tommy.uses(lamps[1])
        assert table.darin.may_play(man)

    def test_not_outside_ones_own_operations_phase(self) -> None:
        """rev-051; OPS-13, OPS-1: the Action may be used, but nothing comes of it."""
        table, _, man = called(phase="story")
        assert not table.darin.may_play(man)
        table, _, man = called(active="tommy")
        assert not table.darin.may_play(man)

    def test_it_ends_with_the_phase(self) -> None:
        """rev-051; OPS-13."""
        table, _, _ = called(phase="resource")
        assert table.game.state.lasting
        table.darin.passes()
        table.run_to("operations", "action")
        assert not table.game.state.lasting

    def test_only_characters_of_ones_own_pile_and_only_the_chosen_one(self) -> None:
        """rev-051: the Hut is none, and the other man was not chosen."""
        table = Scenario(cards=CARDS, bells=["darin", "tommy"])
        midwife = table.darin.has("Corrupted Midwife")
        one, other = table.darin.discarded(MAN), table.darin.discarded(MAN)
        table.darin.discarded(HUT)
        table.tommy.discarded(MAN)
        table.darin.domain(neutral=1)
        table.darin.uses(midwife)
        assert table.darin.may_choose(one, other)
        table.darin.chooses(other)
        table.tommy.passes()
        assert table.darin.may_play(other)
        assert not table.darin.may_play(one)

    def test_a_hero_does_not_come_to_her(self) -> None:
        """rev-051; KEY-4: she is Villainous."""
        table = Scenario(cards=CARDS, bells=["darin", "tommy"])
        midwife, hero = table.darin.has("Corrupted Midwife"), table.darin.discarded(HERO)
        table.darin.domain(neutral=1)
        table.darin.uses(midwife)
        table.tommy.passes()
        assert not table.darin.may_play(hero)
