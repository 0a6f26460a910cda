"""The Order of the Silver Twilight: Hastur."""

from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

MAN = character("test-1", "Man", AGENCY, cost=2, skill=1)
CARDS = [MAN]


class TestSweetOldLady:
    """ost-011."""

    def scene(self, *domains: int, company: bool = False) -> tuple[Scenario, list[CardHandle]]:
        """She attacks at A, alone or not, and a man at B; Darin defends with domains of these sizes."""
        table = Scenario(cards=CARDS, phase="defend", active="tommy", bells=["tommy"])
        table.tommy.has("Sweet Old Lady", exhausted=True, at=table.a)
        table.tommy.has(MAN, exhausted=True, at=table.a if company else table.b)
        for size in domains:
            table.darin.domain(agency=size)
        return table, [table.darin.has(MAN) for _ in range(2)]

    def test_two_for_everybody_who_commits_there(self) -> None:
        """ost-011; PAY-34: one payment."""
        table, (one, two) = self.scene(2)
        table.darin.commits({one: table.a, two: table.a})
        assert one.story == table.a
        assert two.story == table.a
        assert table.darin.domains[0].drained

    def test_a_domain_of_one_is_too_small(self) -> None:
        """ost-011; PAY-6."""
        table, (one, _) = self.scene(1)
        assert not table.darin.may("commit", one, table.a)
        table.darin.commits(one, to=table.b)
        assert not table.darin.domains[0].drained

    def test_in_company_she_is_no_trouble(self) -> None:
        """ost-011: alone."""
        table, (one, _) = self.scene(company=True)
        table.darin.commits(one, to=table.a)
        assert one.story == table.a
