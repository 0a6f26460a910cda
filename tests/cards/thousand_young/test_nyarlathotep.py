"""The Thousand Young: Nyarlathotep."""

from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

AVATAR = character("test-1", "Avatar", NEUTRAL, cost=2, skill=1, subtypes="Avatar")
MAN = character("test-2", "Man", NEUTRAL, cost=1, skill=1)
QUIET = story("test-20", "Quiet", struggles="")
HUSH = story("test-21", "Hush", struggles="")
CARDS = [AVATAR, MAN, QUIET, HUSH]


class TestNyarlathotep:
    """tty-036."""

    def test_an_avatar_goes_home_for_three(self) -> None:
        """tty-036; PAY-38."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.domain(neutral=2)
        avatar, other, man = table.darin.has(AVATAR), table.darin.has(AVATAR), table.darin.has(MAN)
        chaos = table.darin.holds("Nyarlathotep, The Crawling Chaos")
        table.darin.plays(chaos)
        assert set(table.darin.choices()) == {avatar, other}
        table.darin.chooses(avatar)
        assert chaos.in_play
        assert (avatar.in_hand, other.in_play, man.in_play) == (True, True, True)

    def test_one_avatar_is_all_that_helps(self) -> None:
        """tty-036: 5 less 3 is 2, however many Avatars there are."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.domain(neutral=1)
        table.darin.has(AVATAR)
        table.darin.has(AVATAR)
        assert not table.darin.may_play(table.darin.holds("Nyarlathotep, The Crawling Chaos"))

    def resolving(self, *hand: object) -> tuple[Scenario, CardHandle]:
        """The second of three stories resolves, with Nyarlathotep alone at it; the first one has resolved."""
        table = Scenario(phase="resolution", cards=CARDS, stories=[QUIET, HUSH], bells=["tommy"])
        chaos = table.darin.has("Nyarlathotep, The Crawling Chaos", at=table.b)
        table.darin.has(MAN, at=table.a)
        for card in hand:
            table.darin.holds(card)  # type: ignore[arg-type]
        table.darin.chooses(table.a)
        table.darin.declines()
        table.darin.declines()
        return table, chaos

    def test_an_avatar_takes_its_place_at_a_story_that_has_not_resolved(self) -> None:
        """tty-036: the one at which it succeeds is still being resolved; the first one has resolved."""
        table, chaos = self.resolving(AVATAR, MAN)
        table.darin.disrupts_with(chaos)
        assert set(table.darin.choices()) == {table.b, table.c}
        table.darin.chooses(table.c)
        avatar = next(card for card in table.darin.in_play if card.title == "Avatar")
        assert avatar.story == table.c
        table.decline_all()

    def test_without_an_avatar_it_may_go_all_the_same(self) -> None:
        """tty-036; EFF-6: if able."""
        table, chaos = self.resolving(MAN)
        table.darin.disrupts_with(chaos)
        table.darin.chooses(table.b)
        table.decline_all()
        assert not chaos.in_play
