"""What triggers hear: exhausting to commit, several at once, a death by a struggle, a card's own drawing, tokens."""

import pytest

from rlyeh.language import *
from rlyeh.testing import Scenario
from tests.interactions.at_the_table import BOTH

MAN = character("test-1", "Man", NEUTRAL, cost=2, skill=2, icons="C")
EAR = support("test-2", "Ear", NEUTRAL, cost=0, text=[response(after(is_("exhausted", CHARACTER)), draw())])
YAWN = support(
    "test-3", "Yawn", NEUTRAL, cost=0, text=[response(after(commits(CHARACTER, exhausting=True)), draw())]
)
SAVE = support(
    "test-4", "Saver", NEUTRAL, cost=0, text=[disrupt(when(would_be("exhausted", MINE)), cancel("that"))]
)
TIRE = event("test-5", "Tire", NEUTRAL, cost=0, text=[action(exhaust(choose(CHARACTER)))])
TIRELESS = character("test-6", "Tireless", NEUTRAL, cost=2, skill=2, text=[commits_ready(THIS)])
BELLS = support(
    "test-7", "Chimes", NEUTRAL, cost=0,
    text=[forced_response(after(is_("uncommitted", CHARACTER, together=True)), draw())],
)
GATE = support(
    "test-8", "Gate", NEUTRAL, cost=0, text=[forced_response(after(commits(MINE, together=True)), draw())]
)
MOURNER = support(
    "test-9", "Mourner", NEUTRAL, cost=0,
    text=[response(after(is_("destroyed", THEIRS, by_struggle=COMBAT)), draw())],
)
STAB = event("test-10", "Stab", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER)))])
FLASH = character(
    "test-11", "Flash", NEUTRAL, cost=2, skill=2,
    text=[disrupt(after(draws(THIS)), return_to_hand(choose(SUPPORT)), from_=HAND)],
)
DEAL = event("test-12", "Deal", NEUTRAL, cost=0, text=[action(draw(2))])
HERALD = character(
    "test-13", "Herald", NEUTRAL, cost=2, skill=2, icons="I",
    text=[response(after(places_token(with_=THIS)), draw())],
)
VICTOR = character(
    "test-15", "Victor", NEUTRAL, cost=2, skill=2, text=[response(after(wins_story(with_=THIS)), draw(3))],
)
CROWN = character(
    "test-14", "Crown", NEUTRAL, cost=2, skill=2, text=[response(after(wins_story(YOU, THIS_STORY)), draw())]
)
CARDS = [
    MAN, EAR, YAWN, SAVE, TIRE, TIRELESS, BELLS, GATE, MOURNER, STAB, FLASH, DEAL, HERALD, CROWN, VICTOR,
]


class TestExhausting:
    """STORY-3, STATE-8: who commits by the rules becomes exhausted by it."""

    def test_a_text_hears_it(self) -> None:
        """STORY-3: committing in the commit step exhausts."""
        table = Scenario(phase="commit", cards=CARDS, bells=["tommy"])
        ear, man = table.darin.has(EAR), table.darin.has(MAN)
        yawn = table.darin.has(YAWN)
        table.darin.commits(man, to=table.a)
        table.darin.responds_with(ear)
        table.darin.responds_with(yawn)
        assert len(table.darin.hand) == 2

    def test_not_of_one_that_commits_without_exhausting(self) -> None:
        """STORY-3: nothing was exhausted."""
        table = Scenario(phase="commit", cards=CARDS, bells=["tommy"])
        table.darin.has(EAR)
        table.darin.has(YAWN)
        man = table.darin.has(TIRELESS)
        table.darin.commits(man, to=table.a)
        table.expects(table.tommy, "action")
        assert (man.ready, table.darin.hand) == (True, [])

    def test_it_hears_effects_and_the_other_one_does_not(self) -> None:
        """STATE-8: an effect that exhausts is no committing."""
        table = Scenario(cards=CARDS, bells=["darin"])
        ear, man = table.darin.has(EAR), table.tommy.has(MAN)
        table.darin.has(YAWN)
        table.darin.plays(table.darin.holds(TIRE), on=man)
        table.darin.responds_with(ear)
        table.expects(table.darin, "action")

    def test_what_cancels_exhausting_cancels_no_committing(self) -> None:
        """STORY-3: about to commit is not about to be exhausted by an effect."""
        table = Scenario(phase="commit", cards=CARDS, bells=["tommy"])
        table.darin.has(SAVE)
        man = table.darin.has(MAN)
        table.darin.commits(man, to=table.a)
        assert man.story == table.a
        table.expects(table.tommy, "action")


class TestTogether:
    """TIME-16: what is said of several at once is met once."""

    @pytest.mark.parametrize("rules", BOTH)
    def test_once_for_all_that_leave_a_story(self, rules: str) -> None:
        """TIME-16, STORY-47: three go home, from two stories."""
        table = Scenario(phase="uncommit", cards=CARDS, rules=rules, bells=["darin"])
        table.darin.has(BELLS)
        table.darin.has(MAN, at=table.a)
        table.darin.has(MAN, at=table.a)
        table.tommy.has(MAN, at=table.b)
        table.darin.chooses("order")
        assert len(table.darin.hand) == 2

    def test_once_for_all_that_commit_to_a_story(self) -> None:
        """TIME-16, STORY-2: two commit to one story and one to another."""
        table = Scenario(phase="commit", cards=CARDS, bells=["tommy"])
        table.darin.has(GATE)
        one, two, three = table.darin.has(MAN), table.darin.has(MAN), table.darin.has(MAN)
        table.darin.commits({one: table.a, two: table.a, three: table.c})
        table.darin.chooses("order")
        assert len(table.darin.hand) == 2


class TestWhatKilledIt:
    """STATE-21, STORY-23: a death by wounds knows the struggle of the last wound."""

    def test_a_combat_struggle(self) -> None:
        """STORY-23: the loser's character dies of it."""
        table = Scenario(phase="resolution", cards=CARDS, bells=["tommy"])
        mourner = table.darin.has(MOURNER)
        table.darin.has(MAN, at=table.a)
        victim = table.tommy.has(TIRELESS, at=table.a)
        while table.open_decision().kind == "token":
            table.darin.declines()
        assert victim.in_discard
        table.darin.responds_with(mourner)

    def test_not_an_effect(self) -> None:
        """STATE-21: a wound by a card is none of a struggle."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.has(MOURNER)
        victim = table.tommy.has(MAN)
        table.darin.plays(table.darin.holds(STAB), on=victim)
        assert victim.in_discard
        table.expects(table.darin, "action")


class TestItsOwnDrawing:
    """TIME-7, EFF-31: a card in hand answers that it came there."""

    @pytest.mark.parametrize("rules", BOTH)
    def test_at_once(self, rules: str) -> None:
        """TIME-7, DRAW-1: as the first of two cards or as the second, before anything else."""
        for place in (0, 1):
            table = Scenario(cards=CARDS, rules=rules, bells=["darin"])
            target = table.darin.has(EAR)
            flash = table.darin.decked(FLASH)
            if place:
                table.darin.decked(MAN)
            table.darin.plays(table.darin.holds(DEAL))
            table.darin.disrupts_with(flash, on=target)
            assert target.in_hand

    def test_not_one_that_was_there_before(self) -> None:
        """EFF-31: another card was drawn."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.has(EAR)
        table.darin.holds(FLASH)
        table.darin.plays(table.darin.holds(DEAL))
        table.expects(table.darin, "action")


class TestWhoWasThere:
    """STORY-38, TIME-14: after a story was won everybody has gone home, and a text still knows who was there."""

    def test_a_token_at_its_story(self) -> None:
        """STORY-32: with a character elsewhere nothing is met."""
        table = Scenario(phase="resolution", cards=CARDS, bells=["darin"])
        herald = table.darin.has(HERALD, at=table.a)
        while table.open_decision().kind == "token":
            table.darin.accepts()
        table.darin.responds_with(herald)
        assert len(table.darin.hand) == 1

    def test_a_token_elsewhere(self) -> None:
        """STORY-32: it is the story where the card is that counts."""
        table = Scenario(phase="resolution", cards=CARDS, bells=["darin"])
        table.darin.has(HERALD)
        table.darin.has(MAN, at=table.a)
        while table.open_decision().kind == "token":
            table.darin.accepts()
        table.expects(table.darin, "action")

    @pytest.mark.parametrize("rules", BOTH)
    def test_the_story_that_is_won(self, rules: str) -> None:
        """STORY-38: both ways of saying it."""
        table = Scenario(phase="resolution", cards=CARDS, rules=rules, bells=["darin"])
        victor = table.darin.has(VICTOR, at=table.a)
        crown, other = table.darin.has(CROWN, at=table.a), table.darin.has(CROWN)
        table.tokens(table.a, {table.darin: 4})
        while table.open_decision().kind == "token":
            table.darin.accepts()
        assert (table.a.is_won, victor.story) == (True, None)
        assert not table.darin.may_use(other)
        table.darin.responds_with(crown)
        assert len(table.darin.hand) == 1
        table.darin.responds_with(victor)
        assert len(table.darin.hand) == 4
