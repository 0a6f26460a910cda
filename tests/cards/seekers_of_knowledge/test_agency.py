"""Seekers of Knowledge: Agency."""

import pytest

from rlyeh.engine import Chance
from rlyeh.engine.files import load
from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

COP = character("test-1", "Cop", AGENCY, cost=1, skill=3, icons="CC")
THUG = character("test-5", "Thug", SYNDICATE, cost=1, skill=4)
PUNCH = event("test-2", "Punch", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER)))])
STACK = event("test-3", "Stack", NEUTRAL, cost=0, text=[action(put_on_top(choose(CARD.in_(DISCARD))))])
SHUFFLE = event("test-4", "Shuffle", NEUTRAL, cost=0, text=[action(search(CHARACTER))])
CARDS = [COP, THUG, PUNCH, STACK, SHUFFLE]
HAMU = "Hamu IV 1:13"


def fight(*, face_up: bool = True, over: str = "") -> tuple[Scenario, CardHandle, CardHandle]:
    """Darin, with the Prophecy on his deck, is about to win a combat struggle against Tommy."""
    table = Scenario(phase="resolution", cards=CARDS, bells=["tommy"])
    prophecy = table.darin.decked(HAMU, face_up=face_up)
    if over:
        table.darin.decked(over)
    table.darin.has(COP, at=table.a)
    victim = table.tommy.has(THUG, at=table.a)
    table.decline_all()
    return table, prophecy, victim


class TestHamu:
    """sok-042."""

    @pytest.mark.parametrize("active", ["darin", "tommy"])
    def test_it_is_laid_face_up_on_the_deck_in_any_draw_phase(self, active: str) -> None:
        """sok-042; KEY-30: everybody sees it there."""
        table = Scenario(phase="draw", active=active, bells=["darin"], cards=CARDS)
        hamu = table.darin.holds(HAMU)
        table.darin.domain(agency=1)
        table.darin.plays(hamu)
        assert table.darin.deck[-1] == hamu
        assert hamu.face_up
        assert table.tommy.knows(hamu)
        assert table.game.view(1).sides[0].deck[0].card.title == HAMU
        assert not table.darin.discard

    def test_it_cannot_be_played_in_another_phase_or_without_an_agency_resource(self) -> None:
        """sok-042; OPS-8, PAY-22: Steadfast holds."""
        table = Scenario(phase="operations", bells=["darin"], cards=CARDS)
        hamu = table.darin.holds(HAMU)
        table.darin.domain(agency=1)
        assert not table.darin.may_play(hamu)
        table = Scenario(phase="draw", bells=["darin"], cards=CARDS)
        hamu = table.darin.holds(HAMU)
        table.darin.domain(hastur=1)
        assert not table.darin.may_play(hamu)
        assert "PAY-22" in table.darin.why_not(hamu)

    def test_a_combat_wound_lets_it_draw_two(self) -> None:
        """sok-042; KEY-30: the Response is used from the deck, and the card is discarded for it."""
        table, hamu, victim = fight()
        table.expects(table.darin, "response")
        assert victim.in_discard
        table.darin.responds_with(hamu)
        assert hamu.in_discard
        assert not hamu.face_up
        assert len(table.darin.hand) == 2

    def test_it_may_be_left_on_the_deck(self) -> None:
        """sok-042: a Response is voluntary; it stays there for the next time."""
        table, hamu, _ = fight()
        table.darin.passes()
        assert hamu.face_up
        assert not table.darin.hand

    def test_face_down_in_the_deck_it_does_nothing(self) -> None:
        """sok-042; KEY-30: it must lie face up."""
        table, hamu, victim = fight(face_up=False)
        table.expects(table.tommy, "action")
        assert victim.in_discard
        assert hamu.in_deck

    def test_a_wound_that_comes_from_no_struggle_does_not_count(self) -> None:
        """sok-042: a bystander."""
        table = Scenario(phase="operations", cards=CARDS, bells=["darin"])
        hamu = table.darin.decked(HAMU, face_up=True)
        victim = table.tommy.has("Byakhee Servant")
        table.darin.holds(PUNCH)
        table.darin.plays("Punch", on=victim)
        assert victim.in_discard
        assert hamu.face_up

    def test_under_another_card_it_waits(self) -> None:
        """sok-042; KEY-32: it is discarded from the top of the deck, and there it does not lie."""
        table, hamu, victim = fight(over="Byakhee Servant")
        table.expects(table.tommy, "action")
        assert victim.in_discard
        assert hamu.face_up
        assert hamu.in_deck

    def test_the_opponent_does_not_use_it(self) -> None:
        """sok-042; KEY-30: whose deck it lies on uses it, also when the opponent's wound sets it off."""
        table = Scenario(phase="resolution", cards=CARDS, bells=["darin"])
        hamu = table.tommy.decked(HAMU, face_up=True)
        table.darin.has(COP, at=table.a)
        table.tommy.has(THUG, at=table.a)
        table.decline_all()
        table.expects(table.tommy, "response")
        table.tommy.responds_with(hamu)
        assert len(table.tommy.hand) == 2


class TestWhereItGoes:
    """KEY-31: whatever moves a Prophecy turns it face down."""

    def test_drawn_it_is_a_card_in_hand(self) -> None:
        """KEY-31: whoever has seen it still knows it."""
        table = Scenario(phase="draw", bells=["tommy"], cards=CARDS)
        hamu = table.darin.decked(HAMU, face_up=True)
        table.run_to("draw", "action")
        assert hamu.in_hand
        assert not hamu.face_up
        assert table.tommy.knows(hamu)

    def test_shuffled_it_lies_face_down_and_nobody_knows_where(self) -> None:
        """KEY-31, DRAW-6."""
        table = Scenario(phase="operations", bells=["darin"], cards=CARDS)
        hamu = table.darin.decked(HAMU, face_up=True)
        table.darin.holds(SHUFFLE)
        table.darin.plays("Shuffle")
        table.darin.picks_no_more()
        assert hamu.in_deck
        assert not hamu.face_up
        assert not table.tommy.knows(hamu)
        assert table.game.index().texts_by_card.get(hamu.id) is None

    def test_the_card_on_top_is_discarded_and_it_works_again(self) -> None:
        """KEY-32: it has not been moved."""
        table = Scenario(phase="operations", bells=["darin"], cards=CARDS)
        hamu = table.darin.decked(HAMU, face_up=True)
        table.darin.discarded("Byakhee Servant")
        table.darin.holds(STACK)
        table.darin.plays("Stack", on=table.darin.discard[0])
        assert table.darin.deck[-2] == hamu
        assert hamu.face_up

    def test_imagined_games_leave_it_where_it_is(self) -> None:
        """GEN-14: what lies open is the same in every game that a seat could be in."""
        table = Scenario(phase="operations", bells=["darin"], cards=CARDS)
        hamu = table.darin.decked(HAMU, face_up=True)
        table.darin.deck_of(4)
        for seed in range(10):
            twin = table.game.imagine(1, Chance(seed))
            assert twin.state.topmost(0, 1) == [hamu.id]
            assert twin.state.cards[hamu.id].face.title == HAMU
            assert twin.state.cards[hamu.id].face_up

    def test_a_saved_game_knows_that_it_lies_face_up(self) -> None:
        """KEY-30."""
        table = Scenario(phase="operations", bells=["darin"], cards=CARDS)
        hamu = table.darin.decked(HAMU, face_up=True)
        again = load(table.game.save(), table.pool)
        assert again.state.cards[hamu.id].face_up
        assert again.hash() == table.game.hash()
