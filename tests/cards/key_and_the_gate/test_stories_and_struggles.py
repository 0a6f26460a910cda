"""The Key and the Gate: cards about stories and struggles."""

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=3, skill=4, icons="TCAI")
WEAK = character("test-2", "Weak", NEUTRAL, cost=2, skill=3)
GHOST = character("test-3", "Ghost", NEUTRAL, cost=3, skill=1, icons="TTT")
BRUTE = character("test-4", "Brute", NEUTRAL, cost=3, skill=1, icons="CCC")
BOOST = event("test-5", "Boost", NEUTRAL, cost=0, text=[action(until_end_of_phase(gains(choose(CHARACTER), skill=3)))])
GIFT = story("test-30", "Gift", struggles="", text=[draw()])
SCREAM, BRAWL = story("test-20", "Scream", struggles="TC"), story("test-21", "Brawl", struggles="C")
CARDS = [MAN, WEAK, GHOST, BRUTE, BOOST, GIFT, SCREAM, BRAWL]


class TestNadineEskiy:
    """katg-003."""

    def test_the_strong_and_ready_follow_her(self) -> None:
        """katg-003: skill 4 or more, of both sides; those who are exhausted or weaker stay."""
        table = Scenario(phase="commit", cards=CARDS, bells=["tommy"])
        nadine = table.darin.has("Nadine Eskiy")
        mine, theirs = table.darin.has(MAN), table.tommy.has(MAN)
        tired, weak = table.darin.has(MAN, exhausted=True), table.darin.has(WEAK)
        table.darin.commits(nadine, to=table.b)
        assert [card.story for card in (mine, theirs)] == [table.b, table.b]
        assert mine.exhausted
        assert theirs.exhausted
        assert tired.story is None
        assert weak.story is None


class TestHandOfAforgomon:
    """katg-014."""

    def test_everybody_there_has_skill_nothing(self) -> None:
        """katg-014; EFF-20: nothing changes it; elsewhere skill is what it is."""
        table = Scenario(phase="after commit", cards=CARDS, bells=["tommy"])
        table.darin.has("Hand of Aforgomon", at=table.a)
        here, there = table.tommy.has(MAN, at=table.a), table.tommy.has(MAN, at=table.b)
        table.darin.holds(BOOST)
        table.darin.plays("Boost", on=here)
        assert here.skill == 0
        assert there.skill == 4


class TestFrozenTime:
    """katg-022."""

    def test_a_story_loses_its_effect(self) -> None:
        """katg-022; STORY-65."""
        table = Scenario(phase="resolution", cards=CARDS, stories=[GIFT], bells=["tommy"])
        table.tommy.has("Frozen Time", on=table.a)
        table.tokens(table.a, {table.darin: 4})
        table.darin.has(MAN, at=table.a)
        gift = table.a
        table.darin.accepts()
        assert gift.is_won
        assert table.darin.hand == []

    def test_a_character_loses_its_text(self) -> None:
        """katg-022; CARD-14."""
        table = Scenario(cards=CARDS)
        nadine = table.tommy.has("Nadine Eskiy")
        assert nadine.toughness == 1
        table = Scenario(cards=CARDS)
        nadine = table.tommy.has("Nadine Eskiy")
        table.darin.has("Frozen Time", on=nadine)
        assert nadine.toughness == 0


class TestTemporalSlip:
    """katg-031."""

    def test_a_result_comes_once_more_for_you(self) -> None:
        """katg-031; STORY-71: of any struggle that the story has; nobody wins it by that."""
        table = Scenario(active="tommy", phase="resolution", cards=CARDS, stories=[BRAWL], bells=["darin"])
        mine = table.darin.has(WEAK, at=table.a)
        keep = table.darin.has(WEAK, at=table.a)
        brute = table.tommy.has(BRUTE, at=table.a)
        table.darin.domain(yog_sothoth=2)
        table.darin.holds("Temporal Slip")
        table.darin.chooses(mine)
        table.darin.disrupts_with("Temporal Slip")
        assert mine.in_discard
        assert keep.in_play
        assert brute.in_discard
        table.decline_all()
