"""The Key and the Gate: Cthulhu."""

from rlyeh.testing import CardHandle, Scenario


def castro_with(darin: int, tommy: int, own_tokens: int = 0) -> tuple[Scenario, CardHandle]:
    table = Scenario(bells=["darin", "tommy"])
    table.tokens(table.a, {table.darin: darin})
    table.tokens(table.b, {table.tommy: tommy})
    return table, table.darin.has("Castro", tokens=own_tokens)


class TestCastro:
    """katg-044."""

    def test_a_token_of_ones_own_takes_one_away_from_any_story(self) -> None:
        table, castro = castro_with(2, 3)
        table.darin.uses(castro)
        table.darin.chooses(table.b)
        assert table.a.tokens(table.darin) == 1
        assert table.b.tokens(table.tommy) == 2
        assert castro.tokens(table.darin) == 1

    def test_the_third_time_he_goes_under_the_deck(self) -> None:
        """KEY-17: Fated 3."""
        table, castro = castro_with(3, 3, own_tokens=1)
        table.darin.uses(castro)
        table.darin.chooses(table.b)
        assert castro.in_play
        table.tommy.passes()
        table.darin.uses(castro)
        table.darin.chooses(table.b)
        assert table.darin.deck[0] == castro

    def test_not_without_a_token_to_spend(self) -> None:
        """PAY-7: those of the opponent are none of his player's, nor are those on him a story's."""
        table, castro = castro_with(0, 3, own_tokens=1)
        assert not table.darin.may_use(castro)

    def test_not_without_a_token_to_take(self) -> None:
        """EFF-12: the only one there is was the price, so none is placed on him."""
        table, castro = castro_with(1, 0)
        if table.darin.may_use(castro):
            table.darin.uses(castro)
        assert castro.tokens(table.darin) == 0
