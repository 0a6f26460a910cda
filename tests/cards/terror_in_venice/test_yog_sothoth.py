"""Terror in Venice: Yog-Sothoth."""

from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

MAN = character(
    "test-1", "Man", AGENCY, cost=2, skill=1,
    text=[
        action(draw()),
        action(pay(1), to=draw(2)),
        forced_response(after(is_("readied", CHARACTER)), draw(3)),
    ],
)
PUSH = event("test-2", "Push", NEUTRAL, cost=0, text=[action(commit_to(choose(CHARACTER), STORY))])
WAKE = event("test-3", "Wake", NEUTRAL, cost=0, text=[action(ready(choose(CHARACTER.exhausted)))])
CARDS = [MAN, PUSH, WAKE]


class TestTheBlack:
    """tiv-054."""

    def scene(self, phase: str, *domains: int) -> tuple[Scenario, CardHandle]:
        """Tommy's The Black lies on Darin's man; Darin has domains of these sizes."""
        table = Scenario(cards=CARDS, phase=phase, bells=["darin", "tommy"])
        man = table.darin.has(MAN)
        table.tommy.has("The Black", on=man)
        for size in domains:
            table.darin.domain(agency=size)
        return table, man

    def test_committing_costs_one(self) -> None:
        """tiv-054; PAY-34."""
        table, man = self.scene("commit", 1)
        table.darin.commits(man, to=table.a)
        assert man.story == table.a
        assert table.darin.domains[0].drained

    def test_who_cannot_pay_stays_at_home(self) -> None:
        """tiv-054; PAY-34."""
        table, man = self.scene("commit")
        other = table.darin.has(MAN)
        assert not table.darin.may("commit", man)
        assert table.darin.why_not(man, table.a) == {"PAY-34"}
        table.darin.commits(other, to=table.a)
        assert man.story is None

    def test_two_such_characters_need_two_domains(self) -> None:
        """tiv-054; PAY-5: one payment never uses more than one domain, and one domain makes one payment."""
        table, man = self.scene("commit", 3)
        other = table.darin.has(MAN)
        table.tommy.has("The Black", on=other)
        table.game.apply(f"commit:{man.id}@{table.a.id}")
        table.darin.commits_no_more()
        assert man.story == table.a
        assert other.story is None

    def test_an_ability_costs_one(self) -> None:
        """tiv-054; PAY-34."""
        table, man = self.scene("operations", 1)
        table.darin.uses(man, 0)
        assert len(table.darin.hand) == 1
        assert table.darin.domains[0].drained

    def test_what_the_ability_costs_itself_is_paid_by_another_domain(self) -> None:
        """tiv-054; PAY-5."""
        table, man = self.scene("operations", 1)
        assert table.darin.may_use(man)
        assert [option.number for option in table.open_decision().options if option.card == man.id] == [0]
        table, man = self.scene("operations", 1, 1)
        table.darin.uses(man, 1)
        assert len(table.darin.hand) == 2
        assert all(domain.drained for domain in table.darin.domains)

    def test_without_a_domain_its_abilities_cannot_be_used(self) -> None:
        """tiv-054; PAY-34."""
        table, man = self.scene("operations")
        assert "PAY-34" in table.darin.why_not(man)

    def test_a_forced_response_is_free(self) -> None:
        """tiv-054; TIME-21."""
        table, _ = self.scene("operations", 1)
        other = table.darin.has("Byakhee Servant", exhausted=True)
        table.darin.plays(table.darin.holds(WAKE), on=other)
        assert len(table.darin.hand) == 3
        assert not table.darin.domains[0].drained

    def test_other_characters_are_free(self) -> None:
        """tiv-054."""
        table, _ = self.scene("operations")
        other = table.darin.has(MAN)
        table.darin.uses(other, 0)
        assert len(table.darin.hand) == 1

    def test_an_effect_that_commits_it_is_free(self) -> None:
        """tiv-054; STORY-7: nobody wishes it."""
        table, man = self.scene("story", 1)
        table.darin.plays(table.darin.holds(PUSH), on=table.a)
        assert man.story == table.a
        assert not table.darin.domains[0].drained
