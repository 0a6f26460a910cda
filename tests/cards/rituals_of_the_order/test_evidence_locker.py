"""The Rituals of the Order: Evidence Locker."""

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=2, skill=2)
AGENT = character("test-2", "Agent", AGENCY, cost=2, skill=2)
SWORD = support("test-3", "Sword", NEUTRAL, cost=2, subtypes="Attachment, Weapon", attach_to=CHARACTER)
BADGE = support("test-4", "Badge", NEUTRAL, cost=1, subtypes="Attachment", attach_to=CHARACTER.faction(AGENCY))
HUT = support("test-5", "Hut", NEUTRAL, cost=2)
CARDS = [MAN, AGENT, SWORD, BADGE, HUT]


class TestEvidenceLocker:
    """roto-003."""

    def locker(self) -> Scenario:
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.domain(agency=2)
        return table

    def test_an_attachment_goes_to_a_character_of_yours(self) -> None:
        """roto-003; PAY-17: X is its cost; nobody else's character can have it."""
        table = self.locker()
        locker, man, agent = table.darin.has("Evidence Locker"), table.darin.has(MAN), table.darin.has(AGENT)
        table.tommy.has(MAN)
        sword = table.darin.discarded(SWORD)
        table.darin.discarded(HUT)
        table.darin.uses(locker, x=2)
        assert table.darin.may_choose(man, agent)
        table.darin.chooses(man)
        assert sword.host == man
        assert locker.exhausted

    def test_x_is_what_the_attachment_costs(self) -> None:
        """roto-003; PAY-17: neither more nor less, and a domain pays."""
        for x in (1, 2):
            table = Scenario(cards=CARDS, bells=["darin"])
            paying = table.darin.domain(agency=2)
            locker, agent = table.darin.has("Evidence Locker"), table.darin.has(AGENT)
            badge, sword = table.darin.discarded(BADGE), table.darin.discarded(SWORD)
            table.darin.uses(locker, x=x)
            assert (badge.host, sword.host) == ((agent, None) if x == 1 else (None, agent))
            assert paying.drained

    def test_restrictions_hold(self) -> None:
        """roto-003; STATE-26: a badge goes to agents only."""
        table = self.locker()
        locker, agent = table.darin.has("Evidence Locker"), table.darin.has(AGENT)
        table.darin.has(MAN)
        badge = table.darin.discarded(BADGE)
        table.darin.uses(locker, x=1)
        assert badge.host == agent

    def test_it_finds_nothing_to_attach(self) -> None:
        """roto-003; EFF-1: no bearer for it, a price that is too high, a pile that is not one's own."""
        table = self.locker()
        locker = table.darin.has("Evidence Locker")
        table.darin.has(MAN)
        table.darin.discarded(BADGE)
        table.darin.discarded(HUT)
        table.tommy.discarded(SWORD)
        assert not table.darin.may_use(locker)
