"""The Thousand Young: Shub-Niggurath."""

from rlyeh.language import *
from rlyeh.model import Card
from rlyeh.testing import BELL, CardHandle, Scenario

ONE = character("test-1", "One", NEUTRAL, cost=1, skill=1)
THREE = character("test-2", "Three", NEUTRAL, cost=3, skill=1)
FOUR = character("test-3", "Four", NEUTRAL, cost=4, skill=1)
FREE = character("test-4", "Free", NEUTRAL, cost=0, skill=1)
SHED = support("test-5", "Shed", NEUTRAL, cost=1)
AID = support("test-6", "Aid", NEUTRAL, cost=0, text=[always(costs(CHARACTER, -1))])
TAX = support("test-7", "Tax", NEUTRAL, cost=0, text=[always(costs(CHARACTER, 1))])
TOUGH = character("test-8", "Tough", NEUTRAL, cost=4, skill=1, keywords=[TOUGHNESS(1)])
HAT = support("test-10", "Hat", NEUTRAL, cost=0, subtypes="Attachment", attach_to=CHARACTER)
MOVER = support(
    "test-11", "Mover", NEUTRAL, cost=0, text=[action(attach(choose(ATTACHMENT), to=choose(CHARACTER)))],
)
CARDS = [HAT, MOVER, ONE, THREE, FOUR, FREE, SHED, AID, TAX, TOUGH]


class TestElspethBaudin:
    """tty-011."""

    def price(self, *supports: Card, of: Card) -> object:
        """What Darin pays for this card beside Tommy's Elspeth and these supports."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.tommy.has("Elspeth Baudin")
        for card in supports:
            table.darin.has(card)
        return table.game.explain(table.darin.holds(of).id, "cost").value

    def test_characters_up_to_three_cost_three(self) -> None:
        """tty-011; PAY-33: free ones as well; one that costs more, and a support, cost what they say."""
        assert [self.price(of=card) for card in (FREE, ONE, THREE, FOUR, SHED)] == [3, 3, 3, 4, 1]

    def test_costs_are_raised_and_lowered_from_there(self) -> None:
        """tty-011; PAY-33."""
        assert self.price(AID, of=ONE) == 2
        assert self.price(TAX, of=ONE) == 4

    def test_it_is_paid(self) -> None:
        """tty-011; PAY-1: also by her own player."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.has("Elspeth Baudin")
        one, free = table.darin.holds(ONE), table.darin.holds(FREE)
        table.darin.domain(agency=2)
        assert table.darin.why_not(one) == {"PAY-1"}
        assert table.darin.why_not(free) == {"PAY-1"}
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.has("Elspeth Baudin")
        domain = table.darin.domain(agency=3)
        table.darin.plays(table.darin.holds(ONE))
        assert domain.drained


class TestRend:
    """tty-013."""

    def test_nothing_can_be_attached_to_it(self) -> None:
        """tty-013; EFF-28, STATE-26: neither played on it nor moved there; others may bear it."""
        table = Scenario(cards=CARDS, stops=True)
        rend, one = table.darin.has("Rend"), table.darin.has(ONE)
        hat = table.darin.holds(HAT)
        table.darin.plays(hat)
        assert hat.host == one
        assert rend.attachments == []

    def test_an_attachment_has_nowhere_else_to_go(self) -> None:
        """tty-013; STATE-26: it cannot even be played."""
        table = Scenario(cards=CARDS, stops=True)
        table.darin.has("Rend")
        assert table.darin.why_not(table.darin.holds(HAT)) == {"STATE-26"}

    def test_an_effect_cannot_attach_one_either(self) -> None:
        """tty-013; EFF-28: it is nobody to choose for that."""
        table = Scenario(cards=CARDS, stops=True)
        rend, one, other = table.darin.has("Rend"), table.darin.has(ONE), table.darin.has(FOUR)
        hat = table.darin.has(HAT, on=one)
        table.darin.uses(table.darin.has(MOVER))
        assert rend not in table.darin.choices()
        table.darin.chooses(other)
        assert hat.host == other

    def test_each_wound_is_a_combat_icon(self) -> None:
        """tty-013: tokens on itself only."""
        table = Scenario(cards=CARDS)
        table.darin.has(TOUGH, wounds=1)
        assert table.darin.has("Rend").icons == "TC"
        assert table.tommy.has("Rend", wounds=3).icons == "TCCCC"

    def test_it_is_wounded_by_committing(self) -> None:
        """tty-013; TIME-21."""
        table = Scenario(cards=CARDS, phase="commit", stops=True)
        rend = table.darin.has("Rend")
        table.darin.commits(rend, to=table.a)
        assert rend.wounds == 1
        assert rend.icons == "TCC"


class TestLadyEsprit:
    """tty-017."""

    def test_in_one_commitment_they_keep_apart_in_either_order(self) -> None:
        """tty-017; EFF-50, STORY-2."""
        table = Scenario(cards=CARDS, phase="commit", bells=["tommy"])
        before = table.darin.has(THREE)
        lady = table.darin.has("Lady Esprit")
        after_ = table.darin.has(ONE)
        rich = table.darin.has(FOUR)
        table.game.apply(f"commit:{before.id}@{table.a.id}")
        assert not table.darin.may("commit", lady, table.a)
        table.game.apply(f"commit:{lady.id}@{table.b.id}")
        assert not table.darin.may("commit", after_, table.b)
        assert table.darin.why_not(rich, table.b) == set()
        table.game.apply(f"commit:{rich.id}@{table.b.id}")
        assert rich.story == table.b

    def test_defenders_keep_away_from_her(self) -> None:
        """tty-017; EFF-28: of either player; those with printed cost 4 do not."""
        table = Scenario(cards=CARDS, phase="defend", active="tommy")
        table.tommy.has("Lady Esprit", exhausted=True, at=table.a)
        table.tommy.has(ONE, exhausted=True, at=table.b)
        cheap, rich = table.darin.has(THREE), table.darin.has(FOUR)
        assert table.darin.why_not(cheap, table.a) == {"EFF-28"}
        assert table.darin.may("commit", cheap, table.b)
        table.darin.commits(rich, to=table.a)
        table.decline_all()
        assert cheap.story is None

    def test_an_insane_lady_says_nothing(self) -> None:
        """tty-017; STATE-13."""
        table = Scenario(cards=CARDS, phase="commit", bells=["tommy"])
        table.darin.has("Lady Esprit", insane=True)
        one = table.darin.has(ONE)
        table.darin.commits(one, to=table.a)
        assert one.story == table.a


class TestPervasiveToxemia:
    """tty-034."""

    def scene(self, *men: Card) -> tuple[Scenario, list[CardHandle]]:
        """The conspiracy is Tommy's; Darin commits with these."""
        table = Scenario(cards=CARDS, phase="commit", bells=["tommy"])
        table.tommy.has("Pervasive Toxemia")
        return table, [table.darin.has(man) for man in men]

    def test_one_wound_for_the_whole_commitment(self) -> None:
        """tty-034; PAY-34: at two stories too."""
        table, (tough, one, four) = self.scene(TOUGH, ONE, FOUR)
        table.darin.commits({one: table.a, four: table.b})
        table.darin.chooses(tough)
        assert tough.wounds == 1
        assert one.story == table.a
        assert four.story == table.b

    def test_who_commits_nobody_is_not_wounded(self) -> None:
        """tty-034; STORY-5."""
        table, (tough,) = self.scene(TOUGH)
        table.darin.has(BELL)
        table.darin.commits_nobody()
        assert tough.wounds == 0

    def test_a_character_of_the_plan_that_dies_of_it_does_not_commit(self) -> None:
        """tty-034; PAY-34, STATE-21: the others do."""
        table, (one, four) = self.scene(ONE, FOUR)
        table.darin.commits({one: table.a, four: table.b})
        table.darin.chooses(one)
        assert one.in_discard
        assert four.story == table.b

    def test_it_may_be_one_of_those_that_commit(self) -> None:
        """tty-034; PAY-34."""
        table, (tough,) = self.scene(TOUGH)
        table.darin.commits(tough, to=table.a)
        assert tough.wounds == 1
        assert tough.story == table.a

    def test_invulnerable_characters_cannot_pay(self) -> None:
        """tty-034; KEY-6."""
        stone = character("test-9", "Stone", NEUTRAL, cost=4, skill=1, keywords=[INVULNERABILITY])
        table = Scenario(cards=[*CARDS, stone], phase="commit", bells=["tommy"])
        table.tommy.has("Pervasive Toxemia")
        rock = table.darin.has(stone)
        table.darin.has(BELL)
        assert not table.darin.may("commit", rock)
