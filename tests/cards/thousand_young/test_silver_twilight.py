"""The Thousand Young: The Order of the Silver Twilight."""

from rlyeh.language import AGENCY, NEUTRAL, STORY_CARD, action, character, choose, event, place_token
from rlyeh.testing import CardHandle, Scenario

MAN = character("test-1", "Man", AGENCY, cost=1, skill=2)
TOKENS = event("test-2", "Tokens", NEUTRAL, cost=0, text=[action(place_token(choose(STORY_CARD)))])


class TestRitualOfExpulsion:
    """tty-050."""

    def about_to_win(self) -> tuple[Scenario, CardHandle, CardHandle, CardHandle]:
        """Characters of both at story A, one elsewhere, and the fifth token in hand."""
        table = Scenario(phase="after commit", cards=[MAN, TOKENS], bells=["darin", "tommy"])
        table.tokens(table.a, {table.darin: 4})
        table.darin.holds(TOKENS)
        mine, theirs = table.darin.has(MAN, at=table.a), table.tommy.has(MAN, at=table.a)
        return table, mine, theirs, table.tommy.has(MAN, at=table.b)

    def test_who_is_there_when_a_story_is_won_goes_back_to_hand(self) -> None:
        """Whoever wins it; not who is elsewhere."""
        table, mine, theirs, elsewhere = self.about_to_win()
        table.tommy.has("Ritual of Expulsion")
        table.darin.plays("Tokens", on=table.a)
        table.tommy.disrupts_with("Ritual of Expulsion")
        assert mine.in_hand
        assert theirs.in_hand
        assert elsewhere.story == table.b
        assert table.a.is_won

    def test_it_may_be_left(self) -> None:
        table, mine, _, _ = self.about_to_win()
        table.tommy.has("Ritual of Expulsion")
        table.darin.plays("Tokens", on=table.a)
        table.tommy.passes()
        assert mine.in_play
        assert mine.story is None

    def test_from_its_sleep_it_comes_too_late_for_that_story(self) -> None:
        """KEY-26: it was laid down for 4, and stays in play."""
        table = Scenario(cards=[TOKENS], bells=["darin", "tommy"])
        table.tokens(table.a, {table.darin: 4})
        table.darin.holds(TOKENS)
        table.darin.domain(silver_twilight=4)
        ritual = table.darin.holds("Ritual of Expulsion")
        assert table.darin.may("dormant", ritual, to=table.a)
        table.game.apply(f"dormant:{ritual.id}@{table.a.id}")
        assert table.darin.domains[0].drained
        table.tommy.passes()
        table.darin.plays("Tokens", on=table.a)
        table.darin.chooses(ritual)
        assert ritual.in_play
        assert table.a.is_won
        table.expects(table.tommy, "action")

    def test_without_its_four_resources_it_only_sleeps(self) -> None:
        """KEY-24, KEY-26, PAY-22."""
        table = Scenario(cards=[TOKENS], bells=["darin", "tommy"])
        table.tokens(table.a, {table.tommy: 4})
        table.tommy.holds(TOKENS)
        table.darin.domain(silver_twilight=3)
        ritual = table.darin.holds("Ritual of Expulsion")
        assert table.darin.may("dormant", ritual, to=table.a)
        table.game.apply(f"dormant:{ritual.id}@{table.a.id}")
        table.tommy.plays("Tokens", on=table.a)
        assert ritual.in_discard
