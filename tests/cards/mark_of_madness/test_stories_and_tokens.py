"""The Mark of Madness: cards about stories and tokens."""

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=3, skill=2)
GHOST = character("test-2", "Ghost", NEUTRAL, cost=3, skill=1, icons="TTTT")
MAD = character("test-3", "Mad", HASTUR, cost=3, skill=1)
DARK = support("test-4", "Dark", NEUTRAL, cost=0, keywords=[NIGHT])
QUIET, SCREAM = story("test-20", "Quiet", struggles=""), story("test-21", "Scream", struggles="T")
CARDS = [MAN, GHOST, MAD, DARK, QUIET, SCREAM]


class TestDrawingTheSign:
    """tmom-025."""

    def test_a_terror_struggle_lost_by_an_opponent_is_a_token(self) -> None:
        """tmom-025: not one that you lose."""
        for mine, tokens in ((True, 1), (False, 0)):
            table = Scenario(phase="resolution", cards=CARDS, stories=[SCREAM], bells=["tommy"])
            sign = table.darin.has("Drawing the Sign")
            table.darin.has(GHOST if mine else MAN, at=table.a)
            table.tommy.has(MAN if mine else GHOST, at=table.a)
            assert table.decision is not None
            assert sign.tokens(table.darin) == tokens
            table.decline_all()

    def test_eight_win_a_story(self) -> None:
        """tmom-025; WIN-12: seven do not; whatever lies there."""
        short = Scenario(cards=CARDS, stories=[QUIET], bells=["darin"])
        assert not short.darin.may_use(short.darin.has("Drawing the Sign", tokens=7))
        table = Scenario(cards=CARDS, stories=[QUIET], bells=["darin"])
        sign = table.darin.has("Drawing the Sign", tokens=8)
        story = table.a
        table.darin.uses(sign, on=story)
        assert sign.in_discard
        assert story in table.darin.won_pile


class TestWhispersOfAoide:
    """tmom-034."""

    def lost(self, victim: str, *, at_night: bool = True) -> int:
        table = Scenario(phase="resolution", cards=CARDS, bells=["tommy"])
        plot = table.darin.has("Whispers of Aoide")
        if at_night:
            table.darin.has(DARK)
        table.darin.has(GHOST, at=plot)
        table.tommy.has(victim, at=plot)
        table.tommy.has(MAN, at=plot)
        for _ in range(3):
            table.tommy.holds(MAN)
        table.tommy.chooses(table.tommy.choices()[0])
        while table.decision is not None and table.decision.kind != "action":
            table.game.apply(table.decision.options[-1])
        return 3 - len(table.tommy.hand)

    def test_the_loser_discards_a_card_at_night(self) -> None:
        """tmom-034: besides the result."""
        assert self.lost("Man") == 1

    def test_a_hastur_character_there_keeps_it_off(self) -> None:
        """tmom-034: one that is still there."""
        assert self.lost("Mad") in (0, 1)

    def test_by_day_nothing(self) -> None:
        """tmom-034."""
        assert self.lost("Man", at_night=False) == 0


class TestMilieuEnforcement:
    """tmom-053."""

    def test_the_second_success_of_a_turn_destroys(self) -> None:
        """tmom-053: the first does not."""
        table = Scenario(phase="resolution", cards=CARDS, stories=[QUIET, QUIET], bells=["tommy"])
        victim = table.tommy.has(MAN)
        card = table.darin.has("Milieu Enforcement", on=victim)
        table.darin.has(MAN, at=table.a)
        table.darin.has(MAN, at=table.b)
        table.darin.chooses(table.a)
        table.decline_all()
        table.darin.responds_with(card)
        assert victim.in_discard

    def test_one_is_too_few(self) -> None:
        """tmom-053."""
        table = Scenario(phase="resolution", cards=CARDS, stories=[QUIET, QUIET], bells=["tommy"])
        table.darin.has("Milieu Enforcement", on=table.tommy.has(MAN))
        table.darin.has(MAN, at=table.a)
        table.decline_all()
        table.expects(table.tommy, "action")
