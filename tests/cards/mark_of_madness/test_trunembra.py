"""The Mark of Madness: Tru'nembra."""

from rlyeh.engine.reading import Kind
from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

ARTIST = character("test-1", "Artist", HASTUR, cost=2, skill=1, subtypes="Artist")
FRIGHT = character("test-2", "Fright", NEUTRAL, cost=3, skill=1, icons="TTTT")
CALM = character("test-3", "Calm", NEUTRAL, cost=1, skill=1)
HORROR, BRAWL = story("test-20", "Horror", struggles="T"), story("test-21", "Brawl", struggles="C")
CARDS = [ARTIST, FRIGHT, CALM, HORROR, BRAWL]


class TestTrunembra:
    """tmom-018."""

    def scene(self, size: int) -> tuple[Scenario, CardHandle, list[CardHandle]]:
        """Darin holds it, with three Artists and a domain of this size."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.domain(hastur=size)
        artists = [table.darin.has(ARTIST) for _ in range(3)]
        table.tommy.has(ARTIST)
        table.darin.has(CALM)
        return table, table.darin.holds("Tru'nembra"), artists

    def test_each_artist_that_goes_insane_makes_it_cheaper_by_one(self) -> None:
        """tmom-018; PAY-38: only one's own Artists."""
        table, angel, (one, two, three) = self.scene(5)
        table.darin.plays(angel)
        assert set(table.darin.choices()) == {one, two, three}
        table.darin.chooses(one, two)
        table.darin.picks_no_more()
        assert angel.in_play
        assert (one.insane, two.insane, three.ready) == (True, True, True)

    def test_four_resources_and_three_artists_are_just_enough(self) -> None:
        """tmom-018: 7 less 3 is 4."""
        table, angel, _ = self.scene(4)
        assert table.darin.may_play(angel)

    def test_three_resources_and_three_artists_are_too_few(self) -> None:
        """tmom-018."""
        table, angel, _ = self.scene(3)
        assert not table.darin.may_play(angel)

    def test_it_wins_terror_struggles_where_it_is(self) -> None:
        """tmom-018; STORY-58: one icon against four, also in the struggle that its booster brings."""
        table = Scenario(phase="resolution", cards=CARDS, stories=[HORROR], bells=["tommy"])
        table.darin.has("Tru'nembra", at=table.a)
        fright, calm = table.tommy.has(FRIGHT, at=table.a), table.tommy.has(CALM, at=table.a)
        table.game.keep_journal()
        table.decline_all()
        won = table.happened(Kind.WIN_STRUGGLE)
        assert {(done.winner, done.struggle) for done in won} == {(0, TERROR)}
        assert (fright.insane, calm.insane) == (False, True)

    def test_other_struggles_are_counted(self) -> None:
        """tmom-018: a combat struggle goes to who has more."""
        bruiser = character("test-4", "Bruiser", NEUTRAL, cost=3, skill=1, icons="TCCCC")
        table = Scenario(phase="resolution", cards=[*CARDS, bruiser], stories=[BRAWL], bells=["tommy"])
        table.darin.has("Tru'nembra", at=table.a)
        table.tommy.has(bruiser, at=table.a)
        table.game.keep_journal()
        table.decline_all()
        fights = [done for done in table.happened(Kind.WIN_STRUGGLE) if done.struggle == COMBAT]
        assert [done.winner for done in fights] == [1]

    def test_elsewhere_terror_struggles_are_counted(self) -> None:
        """tmom-018: at home it wins nothing."""
        table = Scenario(phase="resolution", cards=CARDS, stories=[HORROR], bells=["tommy"])
        table.darin.has("Tru'nembra")
        table.darin.has(CALM, at=table.a)
        table.tommy.has(FRIGHT, at=table.a)
        table.game.keep_journal()
        table.decline_all()
        assert [done.winner for done in table.happened(Kind.WIN_STRUGGLE)] == [1]
