"""Core Set: the Hound of Tindalos, core-110, a character that attaches itself."""

from rlyeh.language import *
from rlyeh.model import CardType
from rlyeh.testing import CardHandle, Scenario
from tests.cards.core.yog_sothoth_table import CLOAK, KNIFE, MAN, MOURNER, OX, SHED, SHROUD, table_at


class TestHoundOfTindalos:
    """core-110."""

    def attached(self, table: Scenario) -> tuple[CardHandle, CardHandle]:
        hound, host = table.darin.has("Hound of Tindalos"), table.tommy.has(OX)
        table.darin.uses(hound)
        return hound, host

    def test_attached_it_is_a_support_and_its_host_has_four_skill_less(self) -> None:
        """core-110; STATE-31."""
        table = table_at()
        hound, host = self.attached(table)
        assert hound.host == host
        assert hound.type is CardType.SUPPORT
        assert hound.subtypes == {"Attachment"}
        assert hound.faction is YOG_SOTHOTH
        assert (hound.skill, hound.icons, hound.has(FAST)) == (0, "", False)
        assert host.skill == 1

    def test_the_host_is_any_character_but_the_hound_itself(self) -> None:
        """core-110."""
        table = table_at()
        hound = table.darin.has("Hound of Tindalos")
        mine, theirs, mad = table.darin.has(MAN), table.tommy.has(MAN), table.tommy.has(OX, insane=True)
        table.darin.has(SHED)
        table.darin.uses(hound)
        assert table.darin.may_choose(mine, theirs, mad)
        table.darin.chooses(mine)
        assert hound.host == mine
        assert mine.skill == 0

    def test_two_hounds_on_one_host_are_two_attachments(self) -> None:
        """core-110; STATE-31: what the one counts as says nothing of the other."""
        table = table_at()
        one, two, host = table.darin.has("Hound of Tindalos"), table.darin.has("Hound of Tindalos"), table.tommy.has(OX)
        for hound in (one, two):
            table.darin.uses(hound, on=host)
            table.tommy.passes()
        assert (one.type, two.type) == (CardType.SUPPORT, CardType.SUPPORT)
        assert one.subtypes == two.subtypes == {"Attachment"}
        assert host.skill == 0

    def test_alone_in_play_it_has_nothing_to_attach_to(self) -> None:
        """core-110; EFF-1."""
        table = table_at()
        hound = table.darin.has("Hound of Tindalos")
        assert not table.darin.may_use(hound)

    def test_attached_it_can_only_let_go_and_pays_one_for_that(self) -> None:
        """core-110: as a character again it has all that is printed on it."""
        table = table_at()
        domain = table.darin.domain(agency=1)
        hound, host = self.attached(table)
        table.tommy.passes()
        table.darin.uses(hound)
        assert domain.drained
        assert hound.host is None
        assert hound.type is CardType.CHARACTER
        assert (hound.skill, hound.icons, hound.has(FAST)) == (2, "CCAA", True)
        assert host.skill == 5

    def test_without_a_resource_it_stays_where_it_is(self) -> None:
        """core-110; PAY-6."""
        table = table_at()
        hound, _ = self.attached(table)
        table.tommy.passes()
        assert not table.darin.may_use(hound)

    def test_it_is_still_attached_in_the_next_phase(self) -> None:
        """core-110; EFF-16."""
        table = table_at("draw")
        hound, host = self.attached(table)
        table.run_to("operations")
        assert hound.host == host
        assert host.skill == 1

    def test_attached_it_does_not_commit(self) -> None:
        """core-110; CARD-3."""
        table = table_at("story")
        hound, _ = self.attached(table)
        table.all_pass()
        assert not table.darin.may("commit", hound)

    def test_committed_it_leaves_the_story_by_attaching_itself(self) -> None:
        """core-110; AMB-80."""
        table = table_at("after defend")
        hound = table.darin.has("Hound of Tindalos", at=table.a)
        table.darin.has(MAN, at=table.a)
        host = table.tommy.has(OX)
        table.darin.uses(hound, on=host)
        assert hound.story is None
        assert hound.host == host

    def test_destroyed_while_attached_a_support_left_play(self) -> None:
        """core-110; EX-130, STATE-33: what waits for characters does not see it, and it is a character afterwards."""
        table = table_at()
        table.tommy.has(MOURNER)
        table.tommy.holds(KNIFE)
        hound, host = self.attached(table)
        table.tommy.plays(KNIFE.title, on=hound)
        assert hound.in_discard
        assert hound.type is CardType.CHARACTER
        assert table.tommy.hand == []
        assert host.skill == 5

    def test_a_character_that_dies_is_mourned(self) -> None:
        """core-110: unattached it is seen by what waits for characters."""
        table = table_at()
        table.tommy.has(MOURNER)
        hound = table.darin.has("Hound of Tindalos")
        table.darin.holds(KNIFE)
        table.darin.plays(KNIFE.title, on=hound)
        assert len(table.tommy.hand) == 1

    def test_it_falls_with_its_host(self) -> None:
        """core-110; STATE-29."""
        table = table_at()
        table.tommy.holds(KNIFE)
        hound, host = self.attached(table)
        table.tommy.plays(KNIFE.title, on=host)
        assert hound.in_discard

    def test_it_is_destroyed_when_its_host_goes_insane(self) -> None:
        """core-110; STATE-30."""
        table = table_at()
        table.tommy.holds(SHROUD)
        hound, host = self.attached(table)
        table.tommy.plays(SHROUD.title, on=host)
        assert host.insane
        assert hound.in_discard

    def test_what_was_attached_to_it_is_discarded(self) -> None:
        """core-110; STATE-32: it changed its type."""
        table = table_at()
        hound = table.darin.has("Hound of Tindalos")
        cloak = table.darin.has(CLOAK, on=hound)
        table.tommy.has(OX)
        table.darin.uses(hound)
        assert cloak.in_discard
        assert hound.in_play
