"""The Sleeper Below: Agency."""

import pytest

from rlyeh.engine import Chance
from rlyeh.engine.files import load
from rlyeh.language import *
from rlyeh.testing import DomainHandle, Scenario

COP = character("test-1", "Cop", AGENCY, cost=1, skill=1)
GUARD = event("test-2", "Guard", AGENCY, cost=0, steadfast={AGENCY: 2}, text=[action(draw())])
JUMP = event("test-3", "Jump", NEUTRAL, cost=0, text=[action(put_into_play(choose(CHARACTER.in_(HAND))))])
SWAP = event("test-4", "Swap", NEUTRAL, cost=0, text=[action(exchange(choose(YOUR_RESOURCES), TOP_CARD))])
STORY_WON = story("test-6", "Long Ago")
CARDS = [COP, GUARD, JUMP, SWAP, STORY_WON]
PEEL = "The Peel Association"


def turned(table: Scenario, domain: DomainHandle) -> None:
    """Darin plays the Association and turns the resources on a domain face down."""
    peel = table.darin.holds(PEEL)
    paying = table.darin.domain(agency=6)
    table.darin.plays(peel, paying=paying)
    table.darin.responds_with(peel)
    table.darin.chooses(domain)
    assert all(card.piece.facedown for card in domain.resources)


class TestThePeelAssociation:
    """tsb-040."""

    @pytest.mark.parametrize(("won", "cost"), [(0, 6), (1, 4), (2, 2)])
    def test_it_costs_two_less_for_each_story_the_opponent_won(self, won: int, cost: int) -> None:
        """tsb-040; PAY-11: not for one's own."""
        for resources, may in ((cost, True), (cost - 1, False)):
            table = Scenario(cards=CARDS, bells=["darin"])
            peel = table.darin.holds(PEEL)
            for _ in range(won):
                table.tommy.won(STORY_WON)
            table.darin.won(STORY_WON)
            table.darin.domain(agency=resources)
            assert table.darin.may_play(peel) is may

    def test_resources_face_down_are_neutral(self) -> None:
        """tsb-040; RES-17: they still pay, and match nothing."""
        table = Scenario(active="darin", cards=CARDS, bells=["darin", "tommy"])
        domain = table.darin.domain(agency=2)
        cop = table.darin.holds(COP)
        turned(table, domain)
        table.tommy.passes()
        assert not table.darin.may_play(cop)
        assert "PAY-2" in table.darin.why_not(cop)
        assert len(domain) == 2

    def test_neutral_cards_are_paid_with_them(self) -> None:
        """tsb-040; RES-17: each is worth one."""
        hut = support("test-5", "Hut", NEUTRAL, cost=2)
        table = Scenario(cards=[*CARDS, hut], bells=["darin", "tommy"])
        domain, held = table.darin.domain(agency=2), table.darin.holds(hut)
        turned(table, domain)
        table.tommy.passes()
        table.darin.plays(held)
        assert held.in_play
        assert domain.drained

    def test_they_are_none_of_their_faction_for_steadfast(self) -> None:
        """tsb-040; RES-17, PAY-22: the opponent's Guard needs two, and has one left."""
        table = Scenario(cards=CARDS, bells=["darin", "tommy"])
        guard = table.tommy.holds(GUARD)
        domain = table.tommy.domain(agency=1)
        other = table.tommy.domain(agency=1)
        turned(table, domain)
        assert not other.resources[0].piece.facedown
        assert not table.tommy.may_play(guard)
        assert "PAY-22" in table.tommy.why_not(guard)

    def test_transient_resources_are_so_no_longer(self) -> None:
        """tsb-040; RES-17, KEY-15: worth one, and not destroyed when the domain is drained."""
        hut = support("test-5", "Hut", NEUTRAL, cost=2)
        table = Scenario(cards=[*CARDS, hut], bells=["darin", "tommy"])
        domain, held = table.darin.domain(agency=1, transient="agency"), table.darin.holds(hut)
        turned(table, domain)
        table.tommy.passes()
        table.darin.plays(held)
        assert len(domain) == 2

    def test_what_leaves_the_domain_is_itself_again(self) -> None:
        """tsb-040; RES-17, RES-16."""
        table = Scenario(cards=CARDS, bells=["darin", "tommy"])
        domain = table.darin.domain(agency=1)
        resource = domain.resources[0]
        table.darin.holds(SWAP)
        turned(table, domain)
        table.tommy.passes()
        table.darin.plays("Swap", on=resource)
        assert resource.in_deck
        assert [card.piece.facedown for card in (*domain.resources, resource)] == [False, False]

    def test_other_domains_are_as_they_were(self) -> None:
        """tsb-040: that domain only, whosever it is."""
        table = Scenario(cards=CARDS, bells=["darin", "tommy"])
        mine, theirs = table.darin.domain(agency=1), table.tommy.domain(agency=1)
        turned(table, theirs)
        assert not mine.resources[0].piece.facedown
        assert table.tommy.knows(theirs.resources[0])
        twin = table.game.imagine(0, Chance(1))
        assert twin.state.cards[theirs.resources[0].id].face is theirs.resources[0].piece.face
        again = load(table.game.save(), table.pool)
        assert again.state.cards[theirs.resources[0].id].facedown

    def test_put_into_play_it_turns_nothing(self) -> None:
        """tsb-040; EFF-39: a bystander."""
        table = Scenario(cards=CARDS, bells=["darin", "tommy"])
        table.darin.domain(agency=1)
        peel = table.darin.holds(PEEL)
        table.darin.holds(JUMP)
        table.darin.plays("Jump", on=peel)
        table.expects(table.tommy, "action")
        assert peel.in_play
