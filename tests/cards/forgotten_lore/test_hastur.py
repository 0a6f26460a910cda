"""Forgotten Lore: Hastur."""

from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

BIG = character("test-1", "Big", AGENCY, cost=4, skill=5)
MID = character("test-2", "Mid", AGENCY, cost=4, skill=4)
SUMMON = event("test-3", "Summon", NEUTRAL, cost=0, text=[action(put_into_play(choose(CHARACTER.in_(HAND))))])
FROST = event("test-4", "Frost", NEUTRAL, cost=0, subtypes="Polar", text=[action(wound(CHARACTER))])
STAB = event("test-5", "Stab", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER)))])
CARDS = [BIG, MID, SUMMON, FROST, STAB]


class TestGiantAlbinoPenguin:
    """fl-089."""

    def test_polar_events_do_not_reach_it_and_let_it_draw(self) -> None:
        """fl-089; EFF-29: whoever plays them."""
        for player in ("darin", "tommy"):
            table = Scenario(active=player, cards=CARDS, bells=["darin", "tommy"])
            penguin, mid = table.darin.has("Giant Albino Penguin"), table.darin.has(MID)
            getattr(table, player).plays(getattr(table, player).holds(FROST))
            table.darin.responds_with(penguin)
            assert penguin.in_play
            assert penguin.exhausted
            assert mid.in_discard
            assert len(table.darin.hand) == 1

    def test_other_events_reach_it_and_bring_no_card(self) -> None:
        """fl-089: a bystander."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        penguin, mid = table.darin.has("Giant Albino Penguin"), table.darin.has(MID)
        table.darin.plays(table.darin.holds(STAB))
        assert table.darin.may_choose(penguin, mid)
        table.darin.chooses(mid)
        assert not table.darin.hand
        table.expects(table.tommy, "action")

    def test_exhausted_it_draws_nothing(self) -> None:
        """fl-089; PAY-27."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        table.darin.has("Giant Albino Penguin", exhausted=True)
        table.darin.plays(table.darin.holds(FROST))
        table.expects(table.tommy, "action")


class TestAspiringArtist:
    """fl-112."""

    def test_played_it_draws_two_cards(self) -> None:
        """EX-78, fl-112; EFF-39, EFF-41."""
        table = Scenario(bells=["tommy"])
        artist = table.darin.holds("Aspiring Artist")
        table.darin.domain(hastur=1)
        table.darin.plays(artist)
        table.darin.responds_with(artist)
        assert len(table.darin.hand) == 2

    def test_put_into_play_it_draws_nothing(self) -> None:
        """EX-78, fl-112; EFF-39, EFF-41."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        artist = table.darin.holds("Aspiring Artist")
        table.darin.holds(SUMMON)
        table.darin.plays("Summon")
        assert artist.in_play
        table.expects(table.tommy, "action")

    def test_not_with_a_story_in_your_won_pile(self) -> None:
        """fl-112: one of the opponent's does not matter."""
        for winner, may in (("darin", False), ("tommy", True)):
            table = Scenario(bells=["tommy"])
            artist = table.darin.holds("Aspiring Artist")
            table.darin.domain(hastur=1)
            getattr(table, winner).won("test-905")
            table.darin.plays(artist)
            assert table.darin.may_use(artist) is may

    def test_by_the_last_faq_it_is_weaker(self) -> None:
        """fl-112; FINAL-19."""
        table = Scenario(rules="lcg-final", bells=["tommy"])
        artist = table.darin.holds("Aspiring Artist")
        table.darin.domain(hastur=1)
        table.darin.plays(artist)
        assert (artist.skill, artist.icons) == (0, "")
        assert artist.subtypes == {"Cultist", "Artist"}
        table.darin.responds_with(artist)
        assert len(table.darin.hand) == 1


class TestBringerOfFire:
    """fl-114."""

    def test_all_your_copies_are_exhausted_to_destroy_a_character(self) -> None:
        """EX-47, fl-114; ERR-7: skill four or lower; the opponent's copy stays ready."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        mine = [table.darin.has("Bringer of Fire") for _ in range(3)]
        theirs = table.tommy.has("Bringer of Fire")
        mid, big = table.tommy.has(MID), table.tommy.has(BIG)
        table.darin.uses(mine[0])
        assert big not in table.darin.choices()
        table.darin.chooses(mid)
        assert mid.in_discard
        assert all(card.exhausted for card in mine)
        assert theirs.ready

    def test_a_single_copy_or_an_exhausted_one_is_not_enough(self) -> None:
        """fl-114; PAY-27: the opponent's copy does not count."""
        table = Scenario(cards=CARDS, bells=["darin"])
        one = table.darin.has("Bringer of Fire")
        table.tommy.has("Bringer of Fire")
        assert not table.darin.may_use(one)
        table = Scenario(cards=CARDS, bells=["darin"])
        one = table.darin.has("Bringer of Fire")
        table.darin.has("Bringer of Fire", exhausted=True)
        assert not table.darin.may_use(one)


class TestShriekingByakhee:
    """fl-049."""

    def scene(self, *cards: str) -> tuple[Scenario, list[CardHandle]]:
        table = Scenario(cards=CARDS, bells=["tommy"])
        decked = [table.darin.decked(card) for card in cards]
        table.darin.domain(hastur=3)
        table.darin.domain(hastur=2)
        table.darin.plays(table.darin.holds("Shrieking Byakhee"), paying=0)
        return table, decked

    def test_another_byakhee_comes_by_its_title(self) -> None:
        """fl-049: the word is part of the title, wherever it stands; others do not hear the shriek."""
        table, (servant, shrieker, sheriff) = self.scene("Byakhee Servant", "Shrieking Byakhee", "Local Sheriff")
        table.darin.responds_with("Shrieking Byakhee")
        assert set(table.darin.choices()) == {servant, shrieker}
        table.darin.chooses(servant)
        assert (servant.in_play, shrieker.in_deck, sheriff.in_deck) == (True, True, True)

    def test_an_event_of_that_name_is_no_character(self) -> None:
        """fl-049: Byakhee Attack is found by nobody."""
        table, (attack,) = self.scene("Byakhee Attack")
        table.darin.responds_with("Shrieking Byakhee")
        assert attack.in_deck
