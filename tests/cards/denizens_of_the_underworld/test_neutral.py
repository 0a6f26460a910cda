"""Denizens of the Underworld: neutral cards."""

import pytest

from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=2, skill=2)
SWORD = support(
    "test-2", "Sword", NEUTRAL, cost=1, subtypes="Attachment, Weapon", attach_to=CHARACTER, text=[gains(HOST, skill=2)],
)
RELIC = support("test-3", "Relic", NEUTRAL, cost=1, subtypes="Attachment, Relic", attach_to=CHARACTER)
VEST = support("test-4", "Vest", NEUTRAL, cost=1, subtypes="Attachment", attach_to=CHARACTER.faction(AGENCY))
BLAST = event("test-5", "Blast", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER)))])
STAB = event("test-6", "Stab", NEUTRAL, cost=1, text=[action(wound(choose(CHARACTER)))])
SWEEP = event("test-7", "Sweep", NEUTRAL, cost=1, text=[action(wound(CHARACTER))])
LATE = event(
    "test-8", "Late", NEUTRAL, cost=1, text=[action(then(draw(), wound(choose(CHARACTER))))],
)
CLUB = support("test-9", "Club", NEUTRAL, cost=1, text=[action(exhaust(THIS), to=wound(choose(CHARACTER)))])
CARDS = [MAN, SWORD, RELIC, VEST, BLAST, STAB, SWEEP, LATE, CLUB]


class TestWanderingTinker:
    """dotu-038."""

    def tinker(self) -> tuple[Scenario, CardHandle, CardHandle, CardHandle, CardHandle]:
        """Darin's tinker and man; Tommy's victim with a sword, and an event that will destroy him."""
        table = Scenario(cards=CARDS, bells=["darin"])
        tinker, man = table.darin.has("Wandering Tinker"), table.darin.has(MAN)
        victim = table.tommy.has(MAN)
        sword = table.tommy.has(SWORD, on=victim)
        return table, tinker, man, victim, sword

    def test_it_saves_an_attachment(self) -> None:
        """dotu-038; STATE-29: control and host change before the old host leaves."""
        table, tinker, man, victim, sword = self.tinker()
        table.tommy.has(RELIC, on=victim)
        table.darin.plays(table.darin.holds(BLAST), on=victim)
        table.darin.disrupts_with(tinker)
        assert table.darin.may_choose(tinker, man)
        table.darin.chooses(man)
        assert victim.in_discard
        assert (sword.host, sword.controller) == (man, table.darin)
        assert man.skill == 4
        assert tinker.exhausted

    def test_its_own_attachment_moves_as_well(self) -> None:
        """dotu-038: it was Darin's already."""
        table, tinker, man, _, _ = self.tinker()
        mine = table.darin.has(MAN)
        own = table.darin.has(SWORD, on=mine)
        table.darin.plays(table.darin.holds(BLAST), on=mine)
        table.darin.disrupts_with(tinker, on=man)
        assert mine.in_discard
        assert own.host == man

    def test_no_relic_and_nowhere_it_may_not_go(self) -> None:
        """dotu-038; STATE-26: a Vest needs an agent."""
        table = Scenario(cards=CARDS, bells=["darin"])
        tinker, victim = table.darin.has("Wandering Tinker"), table.darin.has(MAN)
        relic, vest = table.darin.has(RELIC, on=victim), table.darin.has(VEST, on=victim)
        table.darin.plays(table.darin.holds(BLAST), on=victim)
        table.expects(table.darin, "order")
        table.darin.picks_no_more()
        assert tinker.ready
        assert (relic.in_discard, vest.in_discard) == (True, True)


class TestOutmaneuvered:
    """dotu-041."""

    def test_the_event_is_cancelled_and_its_domain_refreshed(self) -> None:
        """dotu-041; TIME-12: of the event's owner, the domain that paid."""
        table = Scenario(cards=CARDS, active="tommy", bells=["tommy"])
        man, trick = table.darin.has(MAN), table.darin.holds("Outmaneuvered")
        mine, paying = table.darin.domain(neutral=2), table.tommy.domain(neutral=2)
        idle = table.tommy.domain(neutral=3, drained=True)
        table.tommy.plays(table.tommy.holds(STAB), on=man, paying=paying)
        table.darin.disrupts_with(trick)
        assert man.in_play
        assert (man.wounds, mine.drained, paying.drained, idle.drained) == (0, True, False, True)

    def test_also_where_it_chooses_while_it_resolves(self) -> None:
        """dotu-041; EFF-3: what was done before stays done."""
        table = Scenario(cards=CARDS, active="tommy", bells=["tommy"])
        man, trick = table.darin.has(MAN), table.darin.holds("Outmaneuvered")
        table.darin.domain(neutral=2)
        paying = table.tommy.domain(neutral=2)
        table.tommy.plays(table.tommy.holds(LATE))
        table.darin.disrupts_with(trick)
        assert man.in_play
        assert len(table.tommy.hand) == 1
        assert not paying.drained

    @pytest.mark.parametrize("how", ["theirs", "all", "ability"])
    def test_nothing_else_is_cancelled(self, how: str) -> None:
        """dotu-041: a target of the opponent's, an effect without a target, an ability of a card in play."""
        table = Scenario(cards=CARDS, active="tommy", bells=["tommy"])
        man, theirs, club = table.darin.has(MAN), table.tommy.has(MAN), table.tommy.has(CLUB)
        table.darin.holds("Outmaneuvered")
        table.darin.domain(neutral=2)
        table.tommy.domain(neutral=2)
        stab, sweep = table.tommy.holds(STAB), table.tommy.holds(SWEEP)
        if how == "ability":
            table.tommy.uses(club, on=man)
        elif how == "all":
            table.tommy.plays(sweep)
        else:
            table.tommy.plays(stab, on=theirs)
        table.expects(table.tommy, "action")
        assert man.in_discard or theirs.in_discard
