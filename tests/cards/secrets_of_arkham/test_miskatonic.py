"""Secrets of Arkham: Miskatonic University."""

from rlyeh.language import *
from rlyeh.testing import Scenario

GIANT = character("test-1", "Giant", AGENCY, cost=6, skill=9)


class TestTheNecronomicon:
    """soa-009."""

    def test_control_of_any_character_until_the_end_of_the_phase(self) -> None:
        """soa-009; STATE-37, STATE-40."""
        table = Scenario(cards=[GIANT], bells=["tommy"])
        book, giant = table.darin.has("The Necronomicon"), table.tommy.has(GIANT)
        three = table.darin.domain(miskatonic=3)
        table.darin.uses(book, on=giant)
        assert book.exhausted
        assert three.drained
        assert giant.controller is table.darin
        table.run_to("story")
        assert giant.controller is table.tommy

    def test_it_takes_a_ready_book_and_a_domain_of_three(self) -> None:
        """soa-009; PAY-27, PAY-6."""
        for exhausted, resources, may in ((False, 3, True), (True, 3, False), (False, 2, False)):
            table = Scenario(cards=[GIANT], bells=["darin"])
            book = table.darin.has("The Necronomicon", exhausted=exhausted)
            table.tommy.has(GIANT)
            table.darin.domain(miskatonic=resources)
            assert table.darin.may_use(book) is may

    def test_without_a_character_there_is_nothing_to_choose(self) -> None:
        """soa-009; EFF-1: a support card is none."""
        table = Scenario(bells=["darin", "tommy"])
        book = table.darin.has("The Necronomicon")
        table.darin.domain(miskatonic=3)
        assert not table.darin.may_use(book)
