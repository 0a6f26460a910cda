"""Revelations: Cthulhu."""

import pytest

from rlyeh.language import *
from rlyeh.testing import Scenario

SUN = support("test-1", "Sun", NEUTRAL, cost=1, keywords=[DAY])
MOON = support("test-2", "Moon", NEUTRAL, cost=1, keywords=[NIGHT])
BRUTE = character("test-3", "Brute", AGENCY, cost=2, skill=2, icons="TCA")
CLERK = character("test-4", "Clerk", AGENCY, cost=2, skill=2)
MEDAL = support(
    "test-5", "Medal", AGENCY, cost=0, subtypes="Attachment", attach_to=CHARACTER, text=[gains(HOST, "III")],
)
CARDS = [SUN, MOON, BRUTE, CLERK, MEDAL]


class TestShadowyFigure:
    """rev-023."""

    def test_it_destroys_day_cards_as_it_comes(self) -> None:
        """rev-023: everybody's, and no others."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        suns = [table.darin.has(SUN), table.tommy.has(SUN)]
        moon = table.tommy.has(MOON)
        table.darin.domain(cthulhu=2)
        table.darin.plays(table.darin.holds("Shadowy Figure"))
        assert all(sun.in_discard for sun in suns)
        assert moon.in_play

    @pytest.mark.parametrize(("model", "icons"), [(BRUTE, "CCC"), (CLERK, "")])
    def test_it_gains_combat_icons_for_printed_icons(self, model: object, icons: str) -> None:
        """rev-023; CARD-20: of every kind; what an Attachment gives is not printed on the character."""
        table = Scenario(cards=CARDS, bells=["darin", "tommy"])
        figure, other = table.darin.has("Shadowy Figure"), table.tommy.has(model)  # type: ignore[arg-type]
        table.tommy.has(MEDAL, on=other)
        table.darin.domain(cthulhu=1)
        table.darin.uses(figure, on=other, paying=0)
        assert figure.icons == icons
        table.run_to("story")
        assert figure.icons == ""
