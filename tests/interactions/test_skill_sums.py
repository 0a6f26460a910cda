"""Skill and icons under several texts at once (EFF-19, EFF-20, EFF-21)."""

import pytest

from rlyeh.testing import Scenario
from tests.interactions.at_the_table import BOTH, table_at


def shrine_of_all(table: Scenario) -> None:
    """Darin's Altar and Shrine, and a Spell-bound Shoggoth of Tommy's."""
    table.darin.has("Altar of the Blessed")
    table.darin.has("Forbidden Shrine")
    table.tommy.has("Spell-bound Shoggoth")


class TestAuras:
    """EFF-19: all of them are summed."""

    def test_altar_and_shrine_against_a_shoggoth(self) -> None:
        """core-135, core-113, core-107, core-092: at home 2+1-1, committed one more; the Shoggoth not itself."""
        table = table_at("after commit")
        shrine_of_all(table)
        home, away = table.darin.has("Mad Artist"), table.darin.has("Mad Artist", at=table.a)
        theirs = table.tommy.has("Mad Artist", at=table.a)
        assert (home.skill, away.skill, theirs.skill) == (2, 3, 1)
        assert table.tommy.in_play[0].skill == 3

    def test_the_young_deep_one_remembers_what_it_owes(self) -> None:
        """core-052, core-107, core-065, core-135; EFF-20: -1 -1 +1 is still nothing."""
        table = table_at()
        young, bouncer = table.darin.has("Young Deep One"), table.tommy.has("Clover Club Bouncer")
        table.tommy.has("Spell-bound Shoggoth")
        table.darin.has("Altar of the Blessed")
        assert young.skill == 0
        table.darin.passes()
        table.tommy.uses(bouncer, on=young)
        assert young.skill == 0

    def test_at_a_story_nobody_counts_less_than_nothing(self) -> None:
        """core-052, core-132, core-112, core-107; CONF-28, STORY-31: those below 0 do not pull the Servant down."""
        table = table_at("resolution")
        table.darin.has("Servant of Nodens", at=table.a, exhausted=False)
        table.darin.has("Young Deep One", at=table.a, exhausted=False)
        table.darin.has("Degenerate Ghoul", at=table.a, exhausted=False)
        table.tommy.has("Spell-bound Shoggoth")
        table.darin.accepts()
        table.darin.accepts()
        assert table.a.tokens(table.darin) == 2

    def test_like_a_moth_changes_what_is_printed_and_nothing_else(self) -> None:
        """core-076, core-135, core-107, core-124; EFF-19: the Gug has 0+1-1, with the Shrine 1."""
        table = table_at("after commit")
        shrine_of_all(table)
        gug, moth = table.darin.has("Slavering Gug", at=table.a), table.tommy.holds("Like a Moth")
        table.tommy.domain(syndicate=2)
        table.darin.passes()
        table.tommy.plays(moth, on=gug)
        assert gug.skill == 1

    @pytest.mark.parametrize("rules", BOTH)
    def test_like_a_moth_burns_a_disciples_x(self, rules: str) -> None:
        """core-076, core-111; PAY-18, EFF-19: X is what is printed, and that is lowered to 0."""
        table = table_at(rules=rules)
        disciple, moth = table.tommy.has("Disciple of the Gate"), table.darin.holds("Like a Moth")
        table.tommy.has("Servant of Nodens")
        table.darin.domain(syndicate=2)
        assert disciple.skill == 2
        table.darin.plays(moth, on=disciple)
        assert disciple.skill == 0
        table.run_to("story")
        assert disciple.skill == 2

    def test_an_attached_hound_feeds_the_crawlers_even_on_their_own_backs(self) -> None:
        """core-110, core-049; STATE-31: an Attachment in play gives one, being its host costs four."""
        table = table_at()
        crawlers, hound = table.darin.has("Ocean Crawlers"), table.darin.has("Hound of Tindalos")
        other = table.tommy.has("Byakhee Servant")
        pistols = table.darin.has(".45 Pistols", on=other)
        assert (crawlers.skill, pistols.host) == (2, other)
        table.darin.uses(hound, on=other)
        assert (crawlers.skill, other.skill) == (3, 0)


class TestAtwood:
    """core-035: skill for investigation icons, wherever they come from."""

    def test_icons_that_an_advisor_gives_count_twice_over(self) -> None:
        """core-035, core-025, core-010: I printed, I given; 3 and 2 make 5, with two Halls 7."""
        table = table_at()
        clerk = table.darin.has("Blackwood File Clerk")
        table.darin.has("Atwood Science Hall")
        assert clerk.skill == 4
        table = table_at()
        clerk, scientist = table.darin.has("Blackwood File Clerk"), table.darin.has("Laboratory Assistant")
        table.darin.has("Atwood Science Hall")
        table.darin.has("Atwood Science Hall")
        table.darin.has("Anthropology Advisor")
        assert (clerk.icons, clerk.skill) == ("II", 7)
        assert (scientist.icons, scientist.skill) == ("I", 3)

    def test_a_hunting_horror_takes_icons_and_with_them_skill(self) -> None:
        """core-035, core-045, core-010, core-071; EFF-21: only from those who are committed."""
        table = table_at("after commit")
        table.darin.has("Atwood Science Hall")
        away, home = table.darin.has("Extortionist", at=table.a), table.darin.has("Extortionist")
        assert (away.skill, home.skill) == (3, 3)
        table.tommy.has("Shadow-spawned Hunting Horror", at=table.b)
        assert (away.skill, home.skill) == (2, 3)

    def test_bound_researchers_know_only_what_others_told_them(self) -> None:
        """core-035, core-036, core-075, core-010; CARD-20: the Lamp's icon stays, and is worth one skill."""
        table = table_at()
        clerk, binding = table.darin.has("Blackwood File Clerk"), table.tommy.holds("Binding")
        table.darin.has("Atwood Science Hall")
        table.darin.has("Alhazred Lamp", on=clerk)
        table.tommy.domain(miskatonic=1)
        assert clerk.skill == 5
        table.darin.passes()
        table.tommy.plays(binding, on=clerk)
        assert (clerk.icons, clerk.skill) == ("TCAI", 4)

    def test_the_panicking_crowd_is_counted_as_it_stands(self) -> None:
        """core-077, core-107, core-135; EFF-19: X of 3 reaches those whom a Shoggoth has brought below it."""
        table = table_at()
        mine, theirs = table.darin.has("Byakhee Servant"), table.tommy.has("Byakhee Servant")
        panic = table.darin.holds("Panic")
        table.darin.has("Altar of the Blessed")
        shoggoth = table.tommy.has("Spell-bound Shoggoth")
        table.darin.domain(syndicate=3)
        table.darin.plays(panic, x=3)
        assert (mine.exhausted, theirs.exhausted, shoggoth.exhausted) == (False, True, False)

    def test_a_freelance_agent_compares_what_the_auras_left(self) -> None:
        """core-142, core-107, core-135; EFF-19: 3-1 against 3-1+1, then with an Altar of his own."""
        table = table_at("after commit")
        agent = table.darin.has("Freelance Agent", at=table.a)
        table.tommy.has("Byakhee Servant", at=table.b)
        table.tommy.has("Spell-bound Shoggoth")
        assert (agent.skill, agent.icons) == (2, "CC")
        table.darin.has("Altar of the Blessed")
        assert (agent.skill, agent.icons) == (3, "CCCC")
