"""The Mark of Madness: Hastur."""

import pytest

from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

SHED = support("test-1", "Shed", AGENCY, cost=1)
MAN = character("test-2", "Man", AGENCY, cost=1, skill=1)
CARDS = [SHED, MAN]


class TestStarryEyedAdherent:
    """tmom-005."""

    def used(self, *hand: object) -> tuple[Scenario, CardHandle]:
        """Darin drives the Adherent insane; Tommy holds these cards."""
        table = Scenario(cards=CARDS, bells=["darin", "tommy"])
        adherent = table.darin.has("Starry-Eyed Adherent")
        for card in hand:
            table.tommy.holds(card)  # type: ignore[arg-type]
        table.darin.uses(adherent)
        return table, adherent

    def test_a_support_card_may_be_had_for_the_adherent(self) -> None:
        """tmom-005; STATE-36: it comes under Darin's control and stays Tommy's own."""
        table, adherent = self.used(SHED)
        shed = table.tommy.hand[0]
        assert adherent.insane
        table.darin.accepts()
        assert (adherent.in_discard, shed.controller, shed.owner) == (True, table.darin, table.tommy)

    def test_who_does_not_pay_keeps_the_adherent(self) -> None:
        """tmom-005: the card has been seen all the same (GEN-10)."""
        table, adherent = self.used(SHED)
        table.darin.declines()
        assert (adherent.insane, table.tommy.hand[0].piece.seen) == (True, 3)

    def test_another_card_is_only_seen(self) -> None:
        """tmom-005: a character stays in hand, and nothing is asked."""
        table, adherent = self.used(MAN)
        assert (adherent.insane, table.tommy.hand[0].piece.seen) == (True, 3)

    @pytest.mark.parametrize("number", [2, 3])
    def test_one_card_is_revealed_of_several(self, number: int) -> None:
        """tmom-005."""
        table, _ = self.used(*[MAN] * number)
        assert sorted(card.piece.seen for card in table.tommy.hand) == [2] * (number - 1) + [3]
