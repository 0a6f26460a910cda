"""Denizens of the Underworld: Syndicate."""

import pytest

from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

WEAK = character("test-1", "Weak", AGENCY, cost=2, skill=1)
STRONG = character("test-2", "Strong", AGENCY, cost=2, skill=4)
SHED = support("test-3", "Shed", AGENCY, cost=1)
LAMP = support("test-4", "Lamp", AGENCY, cost=1, subtypes="Attachment", attach_to=CHARACTER)
DUSK = support("test-5", "Dusk", NEUTRAL, cost=1, keywords=[NIGHT])
CARDS = [WEAK, STRONG, SHED, LAMP, DUSK]


def leave_tokens(table: Scenario) -> None:
    """Darin places none of the success tokens that he may place."""
    while table.open_decision().kind == "token":
        table.darin.declines()


class TestCatBurglar:
    """dotu-016."""

    def succeeded(self, night: bool = True) -> tuple[Scenario, CardHandle]:
        table = Scenario(phase="resolution", cards=CARDS, bells=["tommy"])
        burglar = table.darin.has("Cat Burglar", exhausted=True, at=table.a)
        if night:
            table.darin.has(DUSK)
        return table, burglar

    def test_a_support_card_of_the_opponents_deck_is_taken(self) -> None:
        """dotu-016; STATE-36: under Darin's control; only of the top five cards, and the rest is shuffled."""
        table, burglar = self.succeeded()
        deep = table.tommy.decked(SHED)
        shed, *_ = (table.tommy.decked(card) for card in (SHED, WEAK, WEAK, WEAK, WEAK))
        leave_tokens(table)
        table.darin.responds_with(burglar)
        assert table.darin.choices() == [shed]
        table.darin.chooses(shed)
        assert (shed.in_play, shed.controller, shed.owner) == (True, table.darin, table.tommy)
        assert deep.in_deck
        assert all(card.piece.seen == 0 for card in table.tommy.deck)
        table.decline_all()

    def test_an_attachment_is_put_on_a_character(self) -> None:
        """dotu-016; STATE-26: Darin chooses on which."""
        table, burglar = self.succeeded()
        lamp, man = table.tommy.decked(LAMP), table.tommy.has(WEAK)
        leave_tokens(table)
        table.darin.responds_with(burglar)
        table.darin.chooses(lamp, man)
        assert (lamp.host, lamp.controller) == (man, table.darin)
        table.decline_all()

    def test_not_by_day(self) -> None:
        """dotu-016; EFF-37."""
        table, burglar = self.succeeded(night=False)
        table.tommy.decked(SHED)
        leave_tokens(table)
        assert not table.darin.may("use", burglar)
        table.decline_all()


class TestRollTheDice:
    """dotu-036."""

    def rolled(self, mine: object, theirs: object) -> tuple[Scenario, list[CardHandle]]:
        """Each player's first character in the deck is this one; each has two in play."""
        table = Scenario(cards=CARDS, bells=["darin", "tommy"])
        men = [player.has(WEAK) for player in (table.darin, table.darin, table.tommy, table.tommy)]
        for player, card in ((table.darin, mine), (table.tommy, theirs)):
            player.decked(STRONG)
            player.decked(card)  # type: ignore[arg-type]
            player.decked(SHED)
            player.decked(LAMP)
        table.darin.domain(syndicate=4)
        table.darin.plays(table.darin.holds("Roll the Dice"))
        return table, men

    @pytest.mark.parametrize(
        ("mine", "theirs", "exhausted"),
        [(WEAK, STRONG, (True, False)), (STRONG, WEAK, (False, True)), (WEAK, WEAK, (True, True))],
    )
    def test_who_reveals_the_weaker_character_exhausts_theirs(
        self, mine: object, theirs: object, exhausted: tuple[bool, bool]
    ) -> None:
        """dotu-036: with the same skill both do."""
        _, men = self.rolled(mine, theirs)
        assert [man.exhausted for man in men] == [exhausted[0], exhausted[0], exhausted[1], exhausted[1]]

    def test_cards_are_revealed_down_to_the_first_character(self) -> None:
        """dotu-036; GEN-10: two that are none, and the character; the next one stays hidden. All stay in the deck."""
        table, _ = self.rolled(WEAK, STRONG)
        assert [card.piece.seen for card in table.darin.deck[-4:]] == [0, 3, 3, 3]
        assert len(table.darin.deck) == 24
