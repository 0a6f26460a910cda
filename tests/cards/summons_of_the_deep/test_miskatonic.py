"""Summons of the Deep: Miskatonic University."""

import pytest

from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

SLEUTH = character("test-1", "Sleuth", AGENCY, cost=2, skill=1, icons="II")
BRUTE = character("test-2", "Brute", AGENCY, cost=2, skill=1, icons="CCC")
STUDENT = character("test-3", "Student", MISKATONIC, cost=2, skill=1)
GIANT = character("test-4", "Giant", AGENCY, cost=2, skill=5)
BANISH = event("test-5", "Banish", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER)))])
FETCH = event("test-6", "Fetch", NEUTRAL, cost=0, text=[action(uncommit(choose(CHARACTER)))])
SHED = support("test-7", "Shed", NEUTRAL, cost=0)
BRAWL = story("test-20", "Brawl", struggles="C")
GIFT = story("test-21", "Gift", text=[draw(3)])
RAID = story("test-22", "Raid", text=[destroy(choose(CHARACTER.subtype("Monster")))])
CARDS = [SLEUTH, BRUTE, STUDENT, GIANT, BANISH, FETCH, SHED, BRAWL, GIFT, RAID]


QUIZ = story("test-23", "Quiz", struggles="I")


class TestScholarlyPlagiarist:
    """sotd-024."""

    def struggle(self, tokens: dict[str, int], at: bool = True) -> Scenario:
        """Darin wins the only struggle; a Giant denies him success, and the Plagiarist is there or not."""
        table = Scenario(phase="resolution", stories=[QUIZ], cards=[*CARDS, QUIZ], bells=["tommy"])
        table.darin.has(SLEUTH, at=table.a)
        table.darin.has("Scholarly Plagiarist", at=table.a if at else None)
        table.tommy.has(GIANT, at=table.a)
        table.tokens(table.a, {getattr(table, name): number for name, number in tokens.items()})
        return table

    def sides(self, table: Scenario) -> tuple[int, int]:
        return table.a.tokens(table.darin), table.a.tokens(table.tommy)

    def test_a_token_changes_sides_instead_of_the_normal_result(self) -> None:
        """sotd-024; EFF-13."""
        table = self.struggle({"darin": 1, "tommy": 2})
        table.decline_all()
        assert self.sides(table) == (2, 1)

    def test_without_a_token_of_the_opponent_nothing_is_won(self) -> None:
        """sotd-024; EFF-13: the normal result is replaced all the same."""
        table = self.struggle({"darin": 1})
        table.decline_all()
        assert self.sides(table) == (1, 0)

    def test_where_it_takes_no_part_the_result_is_the_normal_one(self) -> None:
        """sotd-024; STORY-22: a bystander at home."""
        table = self.struggle({"darin": 1, "tommy": 2}, at=False)
        table.expects(table.darin, "token")
        table.darin.chooses(table.a)
        assert self.sides(table) == (2, 2)
        table.decline_all()


class TestChessProdigy:
    """sotd-025."""

    def commit(self, active: str = "darin") -> tuple[Scenario, CardHandle]:
        """The Prodigy's commit step of its own turn, where the naming has just happened."""
        table = Scenario(active=active, phase="commit", cards=CARDS, bells=["tommy"])
        prodigy = table.darin.has("Chess Prodigy")
        table.darin.has(SLEUTH, at=table.a)
        table.darin.holds(BANISH)
        table.darin.holds(FETCH)
        return table, prodigy

    @pytest.mark.parametrize("leaves", ["", "Banish", "Fetch"])
    def test_the_named_struggle_compares_investigation_icons_even_when_it_has_gone(self, leaves: str) -> None:
        """EX-122, sotd-025; EFF-18, STORY-51."""
        table, prodigy = self.commit()
        brute = table.tommy.has(BRUTE)
        table.darin.commits(prodigy, to=table.a)
        table.darin.chooses(COMBAT)
        if leaves:
            table.darin.plays(leaves, on=prodigy)
            table.tommy.passes()
        table.darin.passes()
        if not leaves:
            table.tommy.passes()
        table.tommy.commits(brute, to=table.a)
        table.darin.passes()
        table.tommy.passes()
        assert brute.in_discard
        table.decline_all()

    def test_the_other_struggles_and_stories_are_counted_as_ever(self) -> None:
        """sotd-025: another kind, another story."""
        table, prodigy = self.commit()
        brute = table.tommy.has(BRUTE)
        table.darin.commits(prodigy, to=table.b)
        table.darin.chooses(COMBAT)
        table.darin.passes()
        table.tommy.passes()
        table.tommy.commits(brute, to=table.a)
        table.darin.passes()
        table.tommy.passes()
        table.darin.chooses(table.a)
        assert brute.in_play
        table.decline_all()

    def test_defending_it_names_nothing(self) -> None:
        """sotd-025: only on your own turn."""
        table = Scenario(active="tommy", phase="defend", cards=CARDS, bells=["tommy"])
        prodigy = table.darin.has("Chess Prodigy")
        table.tommy.has(BRUTE, at=table.a)
        table.darin.commits(prodigy, to=table.a)
        table.expects(table.tommy, "action")

    def test_where_skill_is_compared_no_icons_count(self) -> None:
        """EX-129, sotd-025, sotd-098; STORY-51."""
        table = Scenario(phase="commit", stories=[BRAWL], cards=CARDS, bells=["tommy"])
        prodigy = table.darin.has("Chess Prodigy")
        table.darin.has("Parallel Universe", on=table.a)
        giant = table.tommy.has(GIANT)
        table.darin.commits(prodigy, to=table.a)
        table.tommy.passes()
        table.tommy.commits(giant, to=table.a)
        table.tommy.passes()
        assert prodigy.in_discard
        assert giant.in_play

    def test_two_prodigies_change_two_struggles(self) -> None:
        """sotd-025; EFF-23."""
        table = Scenario(phase="commit", cards=CARDS, bells=["tommy"])
        one, two = table.darin.has("Chess Prodigy"), table.darin.has("Chess Prodigy")
        brutes = [table.tommy.has(BRUTE), table.tommy.has(BRUTE)]
        table.darin.commits({one: table.a, two: table.a})
        table.darin.chooses(one)
        table.darin.chooses(COMBAT, ARCANE)
        table.tommy.passes()
        table.tommy.commits({brutes[0]: table.a, brutes[1]: table.a})
        table.tommy.passes()
        table.tommy.chooses(brutes[0])
        assert brutes[0].in_discard
        table.expects(table.darin, "arcane")
        table.decline_all()


class TestLiteratureProfessor:
    """sotd-083."""

    def win(self, *others: str, rules: str = "lcg") -> tuple[Scenario, CardHandle]:
        """Darin wins a story with the Professor's help."""
        table = Scenario(phase="resolution", cards=CARDS, rules=rules, bells=["tommy"])
        table.tokens(table.a, {table.darin: 4})
        professor = table.darin.has("Literature Professor", at=table.a, exhausted=False)
        for other in others:
            table.darin.has(other)
        table.darin.accepts()
        return table, professor

    def test_with_miskatonic_cards_only_you_choose_the_next_story(self) -> None:
        """EX-44, sotd-083; ERR-17."""
        table, professor = self.win("Field Researcher")
        deck = list(table.game.state.story_deck)
        table.darin.disrupts_with(professor)
        wanted = CardHandle(table, deck[2])
        assert set(table.darin.choices()) == {CardHandle(table, card) for card in deck}
        table.darin.chooses(wanted)
        assert wanted.in_play
        assert len(table.game.state.story_deck) == len(deck) - 1

    def test_declined_the_top_story_comes(self) -> None:
        """sotd-083; STORY-44."""
        table, _ = self.win()
        top = CardHandle(table, table.game.state.story_deck[-1])
        table.darin.passes()
        assert top.in_play

    def test_a_neutral_support_or_an_insane_character_breaks_it(self) -> None:
        """EX-44, sotd-083; ERR-17, STATE-13."""
        table = Scenario(phase="resolution", cards=CARDS, bells=["tommy"])
        table.tokens(table.a, {table.darin: 4})
        table.darin.has("Literature Professor", at=table.a, exhausted=False)
        table.darin.has(SHED)
        table.darin.accepts()
        table.expects(table.tommy, "action")
        table = Scenario(phase="resolution", cards=CARDS, bells=["tommy"])
        table.tokens(table.a, {table.darin: 4})
        table.darin.has("Literature Professor", at=table.a, exhausted=False)
        table.darin.has(STUDENT, insane=True)
        table.darin.accepts()
        table.expects(table.tommy, "action")

    def test_not_when_the_opponent_wins(self) -> None:
        """sotd-083: a bystander."""
        table = Scenario(active="tommy", phase="resolution", cards=CARDS, bells=["tommy"])
        table.tokens(table.a, {table.tommy: 4})
        table.darin.has("Literature Professor")
        table.tommy.has(BRUTE, at=table.a)
        table.tommy.accepts()
        table.expects(table.tommy, "action")


class TestFieldResearcher:
    """sotd-103."""

    def test_it_uses_the_effect_that_the_winner_declined(self) -> None:
        """sotd-103: as if you had won the story, which stays with its winner."""
        table = Scenario(active="tommy", phase="resolution", stories=[GIFT], cards=CARDS, bells=["tommy"])
        researcher = table.darin.has("Field Researcher")
        table.tokens(table.a, {table.tommy: 4})
        table.tommy.has(BRUTE, at=table.a)
        gift = table.a
        table.tommy.accepts()
        table.tommy.declines()
        table.darin.responds_with(researcher)
        assert len(table.darin.hand) == 3
        assert gift in table.tommy.won_pile
        assert researcher.exhausted

    def test_not_if_the_winner_used_it(self) -> None:
        """sotd-103."""
        table = Scenario(active="tommy", phase="resolution", stories=[GIFT], cards=CARDS, bells=["tommy"])
        table.darin.has("Field Researcher")
        table.tokens(table.a, {table.tommy: 4})
        table.tommy.has(BRUTE, at=table.a)
        table.tommy.accepts()
        table.tommy.accepts()
        assert len(table.tommy.hand) == 3
        table.expects(table.tommy, "action")

    def test_not_if_nothing_could_be_chosen_for_it(self) -> None:
        """sotd-103; EFF-1: nobody declined anything."""
        table = Scenario(active="tommy", phase="resolution", stories=[RAID], cards=CARDS, bells=["tommy"])
        table.darin.has("Field Researcher")
        table.tokens(table.a, {table.tommy: 4})
        table.tommy.has(BRUTE, at=table.a)
        table.tommy.accepts()
        table.expects(table.tommy, "action")

    def test_the_third_story_ends_the_game_at_once(self) -> None:
        """EX-120, sotd-103; WIN-2, WIN-1."""
        table = Scenario(active="tommy", phase="resolution", stories=[GIFT], cards=CARDS)
        table.darin.has("Field Researcher")
        table.tommy.won("test-903")
        table.tommy.won("test-904")
        table.tokens(table.a, {table.tommy: 4})
        table.tommy.has(BRUTE, at=table.a)
        table.tommy.accepts()
        assert table.tommy.has_won
