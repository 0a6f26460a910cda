"""The Key and the Gate: Hastur."""

from rlyeh.language import AGENCY, HASTUR, character
from rlyeh.testing import CardHandle, Scenario

MAN = character("test-1", "Man", AGENCY, cost=1, skill=2)
GHOST = character("test-2", "Ghost", HASTUR, cost=1, skill=2, icons="T")


class TestSieurPiriouLouis:
    """katg-046."""

    def commits(self, table: Scenario) -> CardHandle:
        louis = table.darin.has("Sieur Piriou Louis")
        table.darin.commits({louis: table.a, **{card: table.a for card in table.darin.in_play if card.title == "Man"}})
        return louis

    def test_everybody_else_there_goes_insane(self) -> None:
        """Not who is elsewhere; then a token goes on him."""
        table = Scenario(phase="commit", cards=[MAN], bells=["darin", "tommy"])
        friend, stranger, at_home = table.darin.has(MAN), table.tommy.has(MAN, at=table.a), table.tommy.has(MAN)
        louis = self.commits(table)
        table.darin.responds_with(louis)
        assert friend.insane
        assert stranger.insane
        assert at_home.ready
        assert louis.story == table.a
        assert louis.tokens(table.darin) == 1

    def test_it_is_a_response_that_may_be_left(self) -> None:
        table = Scenario(phase="commit", cards=[MAN], bells=["darin", "tommy"])
        stranger = table.tommy.has(MAN, at=table.a)
        louis = self.commits(table)
        table.darin.passes()
        assert not stranger.insane
        assert louis.tokens(table.darin) == 0

    def test_who_stays_sane_keeps_the_token_away(self) -> None:
        """EFF-12, STATE-18."""
        table = Scenario(phase="commit", cards=[MAN, GHOST], bells=["darin", "tommy"])
        ghost, stranger = table.tommy.has(GHOST, at=table.a), table.tommy.has(MAN, at=table.a)
        louis = self.commits(table)
        table.darin.responds_with(louis)
        assert not ghost.insane
        assert stranger.insane
        assert louis.tokens(table.darin) == 0

    def test_with_the_third_token_he_goes_under_the_deck(self) -> None:
        """KEY-17: Fated 3; alone there, he has made everybody insane that there was (EFF-47)."""
        table = Scenario(phase="commit", cards=[MAN], bells=["darin", "tommy"])
        louis = table.darin.has("Sieur Piriou Louis", tokens=2)
        table.darin.commits(louis, to=table.a)
        table.darin.responds_with(louis)
        assert table.darin.deck[0] == louis
