"""The Rituals of the Order: Syndicate."""

import pytest

from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

MAN = character("test-1", "Man", AGENCY, cost=2, skill=2)
CHARM = support("test-2", "Charm", AGENCY, cost=0, subtypes="Attachment", attach_to=CHARACTER)
LAMP = support("test-3", "Lamp", AGENCY, cost=1, subtypes="Attachment", attach_to=CHARACTER)
SAW = support("test-4", "Saw", AGENCY, cost=2, subtypes="Attachment", attach_to=CHARACTER)
SHED = support("test-5", "Shed", AGENCY, cost=0)
TRICK = event("test-6", "Trick", NEUTRAL, cost=0, text=[action(draw())])
CARDS = [MAN, CHARM, LAMP, SAW, SHED, TRICK]


class TestThiefForHire:
    """roto-056."""

    def scene(self, resources: int) -> tuple[Scenario, list[CardHandle]]:
        """Tommy has three attachments and a shed; Darin plays the Thief with so many resources."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        man = table.tommy.has(MAN)
        things = [table.tommy.has(card, on=man) for card in (CHARM, LAMP, SAW)]
        table.tommy.has(SHED)
        table.darin.domain(syndicate=resources)
        table.darin.plays(table.darin.holds("Thief for Hire"))
        return table, things

    @pytest.mark.parametrize("overpaid", [0, 1, 2, 3])
    def test_what_is_overpaid_limits_the_cost(self, overpaid: int) -> None:
        """roto-056; PAY-12: an Attachment that costs as much as he was overpaid, or less."""
        table, things = self.scene(1 + overpaid)
        table.darin.responds_with("Thief for Hire")
        reachable = things[: overpaid + 1]
        if len(reachable) > 1:
            assert table.darin.choices() == reachable
            table.darin.chooses(reachable[-1])
        assert [thing.controller is table.darin for thing in things] == [thing == reachable[-1] for thing in things]

    def test_put_into_play_he_gets_only_what_costs_nothing(self) -> None:
        """roto-056: nothing was paid, so nothing was overpaid."""
        jump = event("test-7", "Jump", NEUTRAL, cost=0, text=[action(put_into_play(a(CHARACTER.in_(HAND))))])
        table = Scenario(cards=[*CARDS, jump], bells=["tommy"])
        man = table.tommy.has(MAN)
        charm, lamp = table.tommy.has(CHARM, on=man), table.tommy.has(LAMP, on=man)
        table.darin.holds("Thief for Hire")
        table.darin.plays(table.darin.holds(jump))
        table.darin.responds_with("Thief for Hire")
        assert (charm.controller, lamp.controller) == (table.darin, table.tommy)


class TestDegenerateGambler:
    """roto-097."""

    def bottom(self, card: object) -> tuple[Scenario, CardHandle]:
        """The card lies at the bottom of Darin's deck."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        table.darin.deck_of(0)
        lowest = table.darin.decked(card)  # type: ignore[arg-type]
        for _ in range(5):
            table.darin.decked(MAN)
        table.darin.has("Degenerate Gambler")
        table.darin.domain(syndicate=2)
        table.darin.uses("Degenerate Gambler")
        return table, lowest

    @pytest.mark.parametrize(("card", "named"), [(TRICK, "event"), (SHED, "support"), (MAN, "character")])
    def test_the_named_type_is_taken(self, card: object, named: str) -> None:
        """roto-097: everybody sees it go to hand."""
        table, lowest = self.bottom(card)
        table.darin.chooses(named)
        assert (lowest.in_hand, lowest.piece.seen) == (True, 3)

    @pytest.mark.parametrize(("card", "named"), [(TRICK, "support"), (SHED, "character"), (MAN, "conspiracy")])
    def test_another_type_is_discarded(self, card: object, named: str) -> None:
        """roto-097: nothing else leaves the deck."""
        table, lowest = self.bottom(card)
        table.darin.chooses(named)
        assert lowest.in_discard
        assert (len(table.darin.deck), table.darin.hand) == (5, [])

    def test_the_four_types_of_deck_cards_can_be_named(self) -> None:
        """roto-097; CARD-1: no story lies in a deck."""
        table, _ = self.bottom(MAN)
        named = [option.text for option in table.open_decision().options]
        assert named == ["character", "support", "event", "conspiracy"]
        table.darin.chooses("event")
