"""Summons of the Deep: Blackball Jim."""

import pytest

from rlyeh.testing import Scenario


class TestBlackballJim:
    """sotd-046."""

    @pytest.mark.parametrize(("theirs", "tokens"), [(1, 1), (2, 0), (3, 0)])
    def test_the_larger_domain_wins_another_token(self, theirs: int, tokens: int) -> None:
        """sotd-046; RES-9: more resources than on theirs, not as many; the token goes on the story of his success."""
        table = Scenario(phase="resolution", bells=["darin"])
        jim = table.darin.has("Blackball Jim", at=table.a)
        mine = table.darin.domain(syndicate=2)
        target = table.tommy.domain(neutral=theirs)
        table.tommy.domain(neutral=9, drained=True)
        while not table.darin.may("use"):
            table.darin.accepts()
        before = table.a.tokens(table.darin)
        table.darin.responds_with(jim)
        assert (mine.drained, target.drained) == (True, True)
        assert table.a.tokens(table.darin) == before + tokens

    @pytest.mark.parametrize("whose", ["darin", "tommy"])
    def test_both_need_a_domain_to_drain(self, whose: str) -> None:
        """sotd-046; EFF-1, PAY-7."""
        table = Scenario(phase="resolution", bells=["darin"])
        jim = table.darin.has("Blackball Jim", at=table.a)
        table.darin.domain(syndicate=2, drained=whose == "darin")
        table.tommy.domain(neutral=1, drained=whose == "tommy")
        while table.darin.may("place"):
            table.darin.accepts()
        assert not table.darin.may_use(jim)
