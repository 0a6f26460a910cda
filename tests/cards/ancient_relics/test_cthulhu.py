"""Ancient Relics: Cthulhu."""

from rlyeh.engine.stories.struggle_counts import struggles_at
from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

MAN = character("test-1", "Man", AGENCY, cost=2, skill=1, keywords=[WILLPOWER])
FISH = character("test-2", "Fish", CTHULHU, cost=3, skill=1, subtypes="Deep One")
EEL = character("test-3", "Eel", CTHULHU, cost=3, skill=1, subtypes="Creature")
CARDS = [MAN, FISH, EEL]


def terror(table: Scenario, story: CardHandle) -> int:
    """How many terror struggles a story has."""
    return struggles_at(table.game, story.id, TERROR)


class TestOphidianBlight:
    """ar-032."""

    def scene(self, *, mine: int = 0, theirs: int = 0) -> tuple[Scenario, list[CardHandle], list[CardHandle]]:
        """Darin plays it on A; both have so many men."""
        table = Scenario(cards=CARDS)
        table.darin.domain(cthulhu=2)
        table.darin.stops()
        own = [table.darin.has(MAN) for _ in range(mine)]
        others = [table.tommy.has(MAN) for _ in range(theirs)]
        table.darin.plays(table.darin.holds("Ophidian Blight"), on=table.a)
        return table, own, others

    def test_the_story_has_two_more_terror_struggles(self) -> None:
        """ar-032: nobody could sacrifice anybody."""
        table, _, _ = self.scene()
        assert terror(table, table.a) == 3
        assert terror(table, table.b) == 1

    def test_either_player_may_sacrifice_a_character(self) -> None:
        """ar-032; PAY-32: the active player is asked first."""
        table, (own,), (other,) = self.scene(mine=1, theirs=1)
        table.darin.declines()
        table.tommy.accepts()
        assert own.in_play
        assert other.in_discard
        assert terror(table, table.a) == 1

    def test_its_own_player_as_well(self) -> None:
        """ar-032; PAY-32: then nobody else is asked."""
        table, (own,), (other,) = self.scene(mine=1, theirs=1)
        table.darin.accepts()
        assert own.in_discard
        assert other.in_play
        assert terror(table, table.a) == 1

    def test_both_may_decline(self) -> None:
        """ar-032; PAY-32."""
        table, _, _ = self.scene(mine=1, theirs=1)
        table.darin.declines()
        table.tommy.declines()
        assert terror(table, table.a) == 3


class TestMonophobia:
    """ar-052."""

    def scene(self, others: int) -> tuple[Scenario, CardHandle, list[CardHandle]]:
        """Tommy's Monophobia lies on Darin's man, who has so many companions; Darin commits."""
        table = Scenario(cards=CARDS, phase="commit", bells=["tommy"])
        man = table.darin.has(MAN)
        table.tommy.has("Monophobia", on=man)
        return table, man, [table.darin.has(MAN) for _ in range(others)]

    def test_he_has_no_willpower(self) -> None:
        """ar-052."""
        _, man, (other,) = self.scene(1)
        assert not man.has(WILLPOWER)
        assert other.has(WILLPOWER)

    def test_he_does_not_commit_alone(self) -> None:
        """ar-052; EFF-50."""
        table, man, _ = self.scene(0)
        table.darin.stops()
        assert not table.darin.may("commit", man)

    def test_he_commits_with_another_one(self) -> None:
        """ar-052; EFF-50: the other one may go where he likes, also alone."""
        table, man, (one, two) = self.scene(2)
        table.darin.commits({man: table.a, one: table.a, two: table.b})
        assert man.story == table.a
        assert two.story == table.b

    def test_the_companion_goes_to_the_same_story(self) -> None:
        """ar-052; EFF-50: once he is committed, the other one can only go there."""
        table, man, (one,) = self.scene(1)
        table.game.apply(f"commit:{man.id}@{table.b.id}")
        assert man.story == table.b
        assert one.story == table.b

    def test_somebody_who_is_there_already_is_company(self) -> None:
        """ar-052; EFF-50."""
        table = Scenario(cards=CARDS, phase="commit", bells=["tommy"])
        man = table.darin.has(MAN)
        table.tommy.has("Monophobia", on=man)
        table.darin.has(MAN, at=table.c, exhausted=True)
        assert not table.darin.may("commit", man, table.a)
        table.darin.commits(man, to=table.c)
        assert man.story == table.c


class TestTheCultOfBathos:
    """ar-093."""

    def scene(self, fish: int, *domains: int) -> tuple[Scenario, CardHandle, CardHandle]:
        """Darin has the Cult, so many Deep Ones and domains of these sizes, and holds two Deep Ones."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.has("The Cult of Bathos")
        for _ in range(fish):
            table.darin.has(FISH)
        table.tommy.has(FISH)
        for size in domains:
            table.darin.domain(cthulhu=size)
        return table, table.darin.holds(FISH), table.darin.holds(FISH)

    def test_by_one_for_each_of_your_deep_ones(self) -> None:
        """ar-093: Tommy's is not counted."""
        table, one, _ = self.scene(1, 1)
        assert table.darin.why_not(one) == {"PAY-1"}
        table, one, _ = self.scene(1, 2)
        table.darin.plays(one)
        assert one.in_play

    def test_to_a_minimum_of_one(self) -> None:
        """ar-093; PAY-15."""
        table, one, _ = self.scene(5)
        assert table.darin.why_not(one) == {"RES-9"}

    def test_the_first_of_the_phase_only(self) -> None:
        """ar-093."""
        table, one, two = self.scene(2, 1, 2)
        table.darin.plays(one, paying=1)
        assert table.darin.why_not(two) == {"PAY-1"}

    def test_no_other_creatures(self) -> None:
        """ar-093: an Eel is no Deep One, and playing one changes nothing."""
        table, one, _ = self.scene(2, 1, 3)
        table.darin.plays(table.darin.holds(EEL), paying=3)
        table.darin.plays(one)
        assert one.in_play
