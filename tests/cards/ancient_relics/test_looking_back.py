"""Ancient Relics: cards that look at who was at a story, when it was won or when somebody went insane."""

import pytest

from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=2, skill=2)
BRAVE = character("test-2", "Brave", NEUTRAL, cost=2, skill=1, keywords=[WILLPOWER])
SCREAM = event("test-3", "Scream", NEUTRAL, cost=0, text=[action(drive_insane(choose(CHARACTER)))])
ELDER = character("test-4", "Elder", NEUTRAL, cost=2, skill=1, subtypes="Ancient One")
QUIET = story("test-5", "A Quiet Place", struggles="C")
CARDS = [MAN, BRAVE, SCREAM, ELDER, QUIET]


def about_to_be_won(story: str, rules: str = "lcg") -> Scenario:
    """Darin lacks a token of the first story, where both players have somebody."""
    return Scenario(phase="resolution", cards=CARDS, rules=rules, bells=["darin"], stories=[story])


def wins(table: Scenario) -> None:
    """Darin takes what tokens he can get."""
    table.tokens(table.a, {table.darin: 4})
    while table.open_decision().kind in ("token", "arcane"):
        if table.open_decision().kind == "token":
            table.darin.accepts()
        else:
            table.darin.declines()


class TestThe9thPlague:
    """ar-002."""

    @pytest.mark.parametrize("rules", ["lcg", "lcg-final"])
    def test_everybody_who_was_there_is_sacrificed(self, rules: str) -> None:
        """ar-002; STORY-38: on both sides; not those elsewhere or at home."""
        table = about_to_be_won("The 9th Plague", rules)
        mine, theirs = table.darin.has(MAN, at=table.a), table.tommy.has(BRAVE, at=table.a)
        home, elsewhere = table.darin.has(MAN), table.tommy.has(MAN, at=table.b)
        wins(table)
        table.darin.accepts()
        assert (mine.in_discard, theirs.in_discard) == (True, True)
        assert (home.in_play, elsewhere.in_play) == (True, True)

    def test_the_winner_may_let_it_be(self) -> None:
        """ar-002; STORY-39."""
        table = about_to_be_won("The 9th Plague")
        mine = table.darin.has(MAN, at=table.a)
        wins(table)
        table.darin.declines()
        assert mine.in_play


class TestWithinTheIce:
    """ar-004."""

    def test_everybody_who_was_there_goes_back_to_hand(self) -> None:
        """ar-004; STORY-38: on both sides; not those elsewhere or at home."""
        table = about_to_be_won("Within the Ice")
        mine, theirs = table.darin.has(MAN, at=table.a), table.tommy.has(BRAVE, at=table.a)
        home, elsewhere = table.darin.has(MAN), table.tommy.has(MAN, at=table.b)
        wins(table)
        table.darin.accepts()
        assert (mine.in_hand, theirs.in_hand) == (True, True)
        assert (home.in_play, elsewhere.in_play) == (True, True)


class TestTheSpiritOfMania:
    """ar-095."""

    @pytest.mark.parametrize("rules", ["lcg", "lcg-final"])
    def test_who_was_there_goes_insane(self, rules: str) -> None:
        """ar-095; STORY-38: those who can, itself not, for it has terror icons; nobody elsewhere."""
        table = Scenario(phase="resolution", cards=CARDS, rules=rules, bells=["darin"])
        spirit = table.darin.has("The Spirit of Mania", at=table.a)
        mine, brave = table.darin.has(MAN, at=table.a), table.tommy.has(BRAVE, at=table.a)
        elsewhere = table.tommy.has(MAN, at=table.b)
        wins(table)
        assert (mine.insane, brave.insane, spirit.insane, elsewhere.insane) == (True, False, False, False)

    def test_not_if_it_was_not_there_or_the_opponent_won(self) -> None:
        """ar-095."""
        table = Scenario(phase="resolution", cards=CARDS, bells=["darin"])
        table.darin.has("The Spirit of Mania")
        mine = table.darin.has(MAN, at=table.a)
        wins(table)
        assert not mine.insane
        table = Scenario(phase="resolution", cards=CARDS, bells=["darin"], stories=[QUIET])
        table.tommy.has("The Spirit of Mania", at=table.a)
        mine = table.darin.has(MAN, at=table.a)
        table.darin.has(MAN, at=table.a)
        wins(table)
        assert table.a.is_won
        assert not mine.insane


class TestEaterFromTheDepths:
    """ar-051."""

    def scream(self, at: str) -> CardHandle:
        """Somebody goes insane at a story, or at home; the Eater is at the first story."""
        table = Scenario(phase="after defend", cards=CARDS, bells=["darin"])
        eater = table.darin.has("Eater from the Depths", at=table.a)
        man = table.tommy.has(MAN, at={"same": table.a, "other": table.b, "home": None}[at])
        table.darin.plays(table.darin.holds(SCREAM), on=man)
        assert man.insane
        return eater

    def test_at_its_story_it_gains_combat(self) -> None:
        """ar-051; TIME-30: although whoever went insane has left that story."""
        assert self.scream("same").icons == "TTCCC"

    @pytest.mark.parametrize("at", ["other", "home"])
    def test_elsewhere_it_does_not(self, at: str) -> None:
        """ar-051."""
        assert self.scream(at).icons == "TTC"


class TestJamesCrusher:
    """ar-084."""

    def test_he_goes_home_and_takes_another_one_along(self) -> None:
        """ar-084; EFF-4: chosen at the story where he was."""
        table = Scenario(phase="after defend", cards=CARDS, bells=["darin"])
        james, man = table.darin.has("James Crusher", at=table.a), table.tommy.has(MAN, at=table.a)
        other = table.tommy.has(MAN, at=table.b)
        table.darin.uses(james)
        assert (james.story, man.story, other.story) == (None, None, table.b)

    def test_no_ancient_one_and_nobody_elsewhere(self) -> None:
        """ar-084: and not himself."""
        table = Scenario(phase="after defend", cards=CARDS, bells=["darin"])
        james = table.darin.has("James Crusher", at=table.a)
        table.tommy.has(ELDER, at=table.a)
        table.tommy.has(MAN, at=table.b)
        assert not table.darin.may_use(james)

    def test_at_home_he_can_do_nothing(self) -> None:
        """ar-084; PAY-7."""
        table = Scenario(phase="after defend", cards=CARDS, bells=["darin"])
        james = table.darin.has("James Crusher")
        table.tommy.has(MAN, at=table.a)
        assert not table.darin.may_use(james)
