"""The Sleeper Below: Ruinous Star Spawn."""

from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

CULTIST = character("test-1", "Cultist", CTHULHU, cost=2, skill=1, subtypes="Cultist")
MAN = character("test-2", "Man", CTHULHU, cost=2, skill=1)
TAX = support("test-3", "Tax", NEUTRAL, cost=0, text=[always(costs(CHARACTER, 1))])
CARDS = [CULTIST, MAN, TAX]


class TestRuinousStarSpawn:
    """tsb-014."""

    def scene(self, size: int, cultists: int) -> tuple[Scenario, CardHandle, list[CardHandle]]:
        """Darin holds it, with a domain of this size and so many Cultists; Tommy has one as well."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.domain(cthulhu=size)
        mine = [table.darin.has(CULTIST) for _ in range(cultists)]
        table.tommy.has(CULTIST)
        table.darin.has(MAN)
        return table, table.darin.holds("Ruinous Star Spawn"), mine

    def test_each_cultist_makes_it_cheaper_by_one(self) -> None:
        """tsb-014; PAY-38."""
        table, spawn, (one, two, three) = self.scene(3, 3)
        table.darin.plays(spawn)
        table.darin.chooses(one, two)
        table.darin.picks_no_more()
        table.darin.responds_with(spawn, on=table.a)
        assert spawn.in_play
        assert one.in_discard
        assert two.in_discard
        assert three.in_play
        assert table.darin.domains[0].drained

    def test_no_fewer_than_it_takes(self) -> None:
        """tsb-014; PAY-38: 5 less 2 is 3."""
        table, spawn, (one, _, _) = self.scene(3, 3)
        table.darin.plays(spawn)
        assert not table.darin.may("done")
        table.darin.chooses(one)
        assert not table.darin.may("done")
        table.darin.chooses(table.darin.choices()[0])
        assert table.darin.may("done")
        table.darin.picks_no_more()
        table.darin.passes()

    def test_too_few_cultists(self) -> None:
        """tsb-014; PAY-38: neither the man nor the opponent's Cultist counts."""
        table, spawn, _ = self.scene(3, 1)
        assert table.darin.why_not(spawn) == {"PAY-1"}

    def test_one_may_give_up_nobody(self) -> None:
        """tsb-014: may."""
        table, spawn, (one,) = self.scene(5, 1)
        table.darin.plays(spawn)
        table.darin.passes()
        table.darin.passes()
        assert spawn.in_play
        assert one.in_play

    def test_with_enough_of_them_it_is_free(self) -> None:
        """tsb-014; PAY-4: nothing is drained."""
        table, spawn, _ = self.scene(1, 5)
        for _ in range(5):
            if table.darin.may("play", spawn):
                table.darin.plays(spawn)
            table.darin.chooses(table.darin.choices()[0])
        table.darin.passes()
        assert spawn.in_play
        assert not table.darin.domains[0].drained

    def test_what_raises_its_cost_counts(self) -> None:
        """tsb-014; PAY-11: 5 and 1 less 2 is 4."""
        table, spawn, _ = self.scene(4, 1)
        table.darin.has(TAX)
        assert table.darin.why_not(spawn) == {"PAY-1"}
        table, spawn, (one, two) = self.scene(4, 2)
        table.darin.has(TAX)
        table.darin.plays(spawn)
        table.darin.chooses(one)  # then the other one is all that is left, and has to go as well
        table.darin.passes()
        assert spawn.in_play
        assert two.in_discard

    def test_its_response_clears_a_story(self) -> None:
        """tsb-014: of both players' tokens."""
        table, spawn, _ = self.scene(5, 0)
        table.tokens(table.a, {table.darin: 1, table.tommy: 3})
        table.tokens(table.b, {table.tommy: 2})
        table.darin.plays(spawn)
        table.darin.responds_with(spawn, on=table.a)
        assert table.a.tokens(table.tommy) == 0
        assert table.a.tokens(table.darin) == 0
        assert table.b.tokens(table.tommy) == 2
