"""Ancient Relics: Shub-Niggurath."""

from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.language import *
from rlyeh.model import Zone
from rlyeh.testing import Scenario

AXE = event("test-1", "Axe", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER)))])
GRAVE = event("test-2", "Grave", NEUTRAL, cost=0, text=[action(sacrifice(a(MINE)))])
WREATH = support("test-3", "Wreath", NEUTRAL, cost=0, text=[forced_response(after(leaves_play(CHARACTER)), draw())])
CARDS = [AXE, GRAVE, WREATH]


class TestWoodenHomunculus:
    """ar-119."""

    def test_it_becomes_a_domain_with_the_top_card_on_it(self) -> None:
        """ar-119; RES-15: it is not destroyed, and lies face down."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        table.darin.domain(neutral=1)
        puppet, top = table.darin.has("Wooden Homunculus"), table.darin.deck[-1]
        table.darin.holds(AXE)
        table.game.keep_journal()
        table.darin.plays("Axe", on=puppet)
        table.darin.disrupts_with(puppet)
        assert puppet.zone is Zone.DOMAIN
        assert puppet.piece.facedown
        assert not table.happened(Kind.DESTROY)
        assert len(table.darin.domains) == 2
        assert table.darin.domains[1].resources == [top]
        assert not table.darin.domains[1].drained

    def test_both_know_which_card_it_is(self) -> None:
        """ar-119; RES-15, GEN-14: it lay open before."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        puppet = table.darin.has("Wooden Homunculus")
        table.darin.holds(AXE)
        table.darin.plays("Axe", on=puppet)
        table.darin.disrupts_with(puppet)
        assert table.tommy.knows(puppet)
        domain = table.game.view(1).sides[0].domains[0]
        assert domain.card is not None
        assert domain.card.title == "Wooden Homunculus"

    def test_the_new_domain_pays(self) -> None:
        """ar-119; RES-7."""
        hut = support("test-4", "Hut", NEUTRAL, cost=1)
        table = Scenario(cards=[*CARDS, hut], bells=["tommy"])
        puppet, held = table.darin.has("Wooden Homunculus"), table.darin.holds(hut)
        table.darin.holds(AXE)
        table.darin.plays("Axe", on=puppet)
        table.darin.disrupts_with(puppet)
        table.tommy.passes()
        table.darin.plays(held)
        assert table.darin.domains[0].drained

    def test_it_has_left_play(self) -> None:
        """ar-119; RES-15: what answers that does."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        puppet = table.darin.has("Wooden Homunculus")
        table.darin.has(WREATH)
        table.darin.holds(AXE)
        table.darin.plays("Axe", on=puppet)
        table.darin.disrupts_with(puppet)
        assert len(table.darin.hand) == 1

    def test_taken_by_the_opponent_it_is_destroyed(self) -> None:
        """ar-119; RES-15: nobody has a domain made of another's card."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        puppet = table.tommy.has("Wooden Homunculus", owner=table.darin)
        table.darin.holds(AXE)
        table.darin.plays("Axe", on=puppet)
        assert puppet.in_discard
        assert not table.darin.domains

    def test_declined_it_is_destroyed(self) -> None:
        """ar-119: a Disrupt is voluntary."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        puppet = table.darin.has("Wooden Homunculus")
        table.darin.holds(AXE)
        table.darin.plays("Axe", on=puppet)
        table.darin.passes()
        assert puppet.in_discard

    def test_a_sacrifice_is_no_destruction(self) -> None:
        """ar-119: a bystander; and insane it has no text."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        puppet = table.darin.has("Wooden Homunculus")
        table.darin.holds(GRAVE)
        table.darin.plays("Grave")
        assert puppet.in_discard
        table = Scenario(cards=CARDS, bells=["tommy"])
        puppet = table.darin.has("Wooden Homunculus", insane=True)
        table.darin.holds(AXE)
        table.darin.plays("Axe", on=puppet)
        assert puppet.in_discard
