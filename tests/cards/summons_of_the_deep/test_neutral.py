"""Summons of the Deep: neutral cards."""

import pytest

from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

COP = character("test-1", "Cop", AGENCY, cost=2, skill=1, icons="C")
GIANT = character("test-2", "Giant", AGENCY, cost=2, skill=5)
SPOOK = character("test-3", "Spook", HASTUR, cost=2, skill=1, icons="TTT")
BANISH = event("test-4", "Banish", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER)))])
FETCH = event("test-5", "Fetch", NEUTRAL, cost=0, text=[action(uncommit(choose(CHARACTER)))])
SCARE = event("test-6", "Scare", NEUTRAL, cost=0, text=[action(drive_insane(choose(CHARACTER)))])
SHED = support("test-7", "Shed", AGENCY, cost=0)
PLOT = conspiracy("test-8", "Plot", NEUTRAL, cost=0, struggles="A")
GLOAT = character(
    "test-9", "Gloat", HASTUR, cost=2, skill=1, text=[response(after(wins_struggle(TERROR)), draw())]
)
MILLING = event("test-10", "Milling", NEUTRAL, cost=0, text=[action(mill(1))])
SCREAM = story("test-20", "Scream", struggles="T")
QUIET = story("test-21", "Quiet", struggles="A")
BRAWL = story("test-22", "Brawl", struggles="C")
CARDS = [COP, GIANT, SPOOK, BANISH, FETCH, SCARE, SHED, PLOT, GLOAT, MILLING, SCREAM, QUIET, BRAWL]


class TestJuliaBrown:
    """sotd-017."""

    def test_she_gains_skill_for_each_insane_character(self) -> None:
        """sotd-017: both players'."""
        table = Scenario(cards=CARDS)
        julia = table.darin.has("sotd-017")
        assert julia.skill == 3
        table.darin.has(COP, insane=True)
        table.tommy.has(COP, insane=True)
        table.tommy.has(COP, exhausted=True)
        assert julia.skill == 5

    @pytest.mark.parametrize("found", ["sotd-107", "sotd-052"])
    def test_she_is_sacrificed_instead_and_another_takes_her_place(self, found: str) -> None:
        """EX-32, sotd-017; ERR-9, EFF-13, EFF-12, DRAW-6: the struggle counts as lost, and nobody else goes insane."""
        table = Scenario(active="tommy", phase="resolution", stories=[SCREAM], cards=CARDS, bells=["tommy"])
        julia, friend = table.darin.has("sotd-017", at=table.a), table.darin.has(COP, at=table.a)
        other = table.darin.decked(found)
        gloat = table.tommy.has(GLOAT)
        table.tommy.has(SPOOK, at=table.a)
        held = table.darin.holds(COP)
        table.darin.chooses(julia)
        table.darin.disrupts_with(julia)
        assert julia.in_discard
        table.darin.chooses(other)
        assert other.in_play
        assert other.story == table.a
        assert other.ready
        assert not friend.insane
        assert held.in_hand
        table.tommy.responds_with(gloat)
        assert len(table.tommy.hand) == 1

    def test_finding_nothing_she_is_sacrificed_all_the_same(self) -> None:
        """EX-65, sotd-017; DRAW-6."""
        table = Scenario(active="tommy", phase="resolution", stories=[SCREAM], cards=CARDS, bells=["tommy"])
        julia = table.darin.has("sotd-017", at=table.a)
        table.tommy.has(SPOOK, at=table.a)
        seed = table.game.state.seed
        table.darin.disrupts_with(julia)
        assert julia.in_discard
        assert table.game.state.seed != seed
        table.decline_all()

    def test_not_when_a_card_drives_her_insane_or_she_declines(self) -> None:
        """sotd-017: only the result of a terror struggle."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        julia = table.darin.has("sotd-017")
        table.tommy.holds(SCARE)
        table.tommy.plays("Scare", on=julia)
        assert julia.insane


class TestDescendantOfEibon:
    """sotd-075."""

    def test_two_tokens_bring_him_back_to_hand_and_two_more_into_play(self) -> None:
        """EX-34, sotd-075; ERR-15, EFF-33, EFF-41, TURN-7."""
        table = Scenario(phase="resource", bells=["tommy"])
        table.tokens(table.a, {table.darin: 3, table.tommy: 4})
        table.tokens(table.b, {table.darin: 1})
        eibon = table.darin.discarded("Descendant of Eibon")
        table.darin.uses(eibon)
        table.darin.chooses(table.a, table.b)
        assert eibon.in_hand
        assert table.a.tokens(table.darin) == 2
        assert table.a.tokens(table.tommy) == 4
        assert table.b.tokens(table.darin) == 0
        table.run_to("operations")
        table.darin.uses(eibon)
        assert eibon.in_play
        assert table.a.tokens(table.darin) == 0
        table.run_to("story")
        assert eibon.in_hand

    def test_one_token_is_not_enough(self) -> None:
        """sotd-075; ERR-15. As printed it is."""
        for rules, may in (("lcg", False), ("ccg", True)):
            table = Scenario(rules=rules, bells=["darin"])
            table.tokens(table.a, {table.darin: 1, table.tommy: 4})
            eibon = table.darin.holds("Descendant of Eibon")
            assert table.darin.may_use(eibon) is may

    def test_who_left_and_came_back_another_way_stays(self) -> None:
        """EX-34, sotd-075: only while in play from this effect."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        table.tokens(table.a, {table.darin: 2})
        eibon = table.darin.holds("Descendant of Eibon")
        back = table.darin.holds(BOUNCE)
        table.darin.domain(neutral=3)
        table.darin.uses(eibon)
        table.tommy.passes()
        table.darin.plays(back, on=eibon)
        assert eibon.in_hand
        table.tommy.passes()
        table.darin.plays(eibon)
        table.run_to("story")
        assert eibon.in_play

    def test_by_the_last_faq_both_tokens_come_from_one_story(self) -> None:
        """sotd-075; FINAL-19: and it is unique, and goes home however it came."""
        table = Scenario(rules="lcg-final", bells=["darin", "tommy"])
        table.tokens(table.a, {table.darin: 1})
        table.tokens(table.b, {table.darin: 1})
        eibon = table.darin.holds("Descendant of Eibon")
        assert eibon.piece.face.unique
        assert not table.darin.may_use(eibon)
        table = Scenario(rules="lcg-final", bells=["tommy"])
        table.tokens(table.a, {table.darin: 2})
        gone = table.darin.discarded("Descendant of Eibon")
        table.darin.domain(neutral=3)
        table.darin.uses(gone)
        table.tommy.passes()
        table.darin.plays(gone)
        table.run_to("story")
        assert gone.in_hand


BOUNCE = event("test-11", "Bounce", NEUTRAL, cost=0, text=[action(return_to_hand(choose(CHARACTER)))])
CARDS.append(BOUNCE)


class TestSamanthaGrace:
    """sotd-096."""

    def test_each_player_needs_a_fourth_story(self) -> None:
        """EX-115, sotd-096; WIN-4: three are not enough while she is there."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        samantha = table.tommy.has("Samantha Grace")
        for number in (903, 904, 905):
            table.darin.won(f"test-{number}")
        table.darin.holds(BANISH)
        table.darin.holds(MILLING)
        table.darin.plays("Milling")
        assert not table.darin.has_won
        table.tommy.passes()
        table.darin.plays("Banish", on=samantha)
        assert table.darin.has_won

    def test_an_empty_deck_loses_all_the_same(self) -> None:
        """EX-115, sotd-096; WIN-6, WIN-7."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        table.tommy.has("Samantha Grace")
        table.tommy.deck_of(1)
        table.darin.holds(MILLING)
        table.darin.plays("Milling")
        assert table.darin.has_won


class TestObsessiveInmate:
    """sotd-097."""

    def stay(self) -> tuple[Scenario, CardHandle]:
        """Tommy's turn; the Inmate has stayed at story A from Darin's."""
        table = Scenario(phase="uncommit", stories=[QUIET], cards=CARDS, bells=["tommy"])
        inmate = table.darin.has("Obsessive Inmate", exhausted=True, at=table.a)
        cop = table.darin.has(COP, exhausted=True, at=table.a)
        table.tommy.has(GIANT)
        table.tommy.has(GIANT)
        table.run_to("story", "commit")
        assert inmate.story == table.a
        assert cop.story is None
        return table, inmate

    def test_its_story_does_not_resolve_unless_the_opponent_commits_there(self) -> None:
        """EX-36, sotd-097; ERR-18, STORY-48, STORY-10."""
        table, inmate = self.stay()
        giants = [card for card in table.tommy.in_play if card.title == "Giant"]
        table.tommy.commits(giants[0], to=table.b)
        table.tommy.passes()
        table.tommy.passes()
        table.decline_all()
        assert inmate.story == table.a
        table.expects(table.tommy, "action")

    def test_where_the_opponent_attacks_it_defends(self) -> None:
        """EX-36, sotd-097; ERR-18, STORY-48: its skill counts."""
        table, _ = self.stay()
        giants = [card for card in table.tommy.in_play if card.title == "Giant"]
        table.tommy.commits(giants[0], to=table.a)
        table.tommy.passes()
        table.tommy.passes()
        table.tommy.accepts()
        assert table.a.tokens(table.tommy) == 1

    def test_card_effects_can_remove_it_and_a_won_story_sends_it_home(self) -> None:
        """sotd-097; STORY-38."""
        table = Scenario(phase="after defend", stories=[QUIET], cards=CARDS, bells=["tommy"])
        inmate = table.darin.has("Obsessive Inmate", at=table.a)
        table.darin.holds(FETCH)
        table.darin.plays("Fetch", on=inmate)
        assert inmate.story is None
        table = Scenario(phase="resolution", stories=[QUIET], cards=CARDS, bells=["tommy"])
        inmate = table.darin.has("Obsessive Inmate", at=table.a)
        table.tokens(table.a, {table.darin: 4})
        table.darin.accepts()
        assert table.a.is_won
        assert inmate.story is None


class TestParallelUniverse:
    """sotd-098."""

    def test_it_is_attached_to_a_story_from_hand_for_one(self) -> None:
        """sotd-098; TIME-1, STATE-27: in any action window, also on the opponent's turn."""
        table = Scenario(active="tommy", phase="draw", bells=["tommy"])
        universe = table.darin.holds("Parallel Universe")
        table.darin.domain(agency=1)
        table.tommy.passes()
        table.darin.uses(universe, on=table.b)
        assert universe.in_play
        assert universe.host == table.b
        assert table.darin.domains[0].drained

    def test_struggles_there_compare_skill(self) -> None:
        """sotd-098; STORY-51: and nowhere else."""
        table = Scenario(phase="resolution", stories=[BRAWL, QUIET], cards=CARDS, bells=["tommy"])
        table.tommy.has("Parallel Universe", on=table.a)
        giant, cop = table.darin.has(GIANT, at=table.a), table.tommy.has(COP, at=table.a)
        table.decline_all()
        assert cop.in_discard
        assert giant.in_play

    def test_without_it_icons_count(self) -> None:
        """sotd-098: on the wrong story it does nothing."""
        table = Scenario(phase="resolution", stories=[BRAWL, QUIET], cards=CARDS, bells=["tommy"])
        table.tommy.has("Parallel Universe", on=table.b)
        giant, cop = table.darin.has(GIANT, at=table.a), table.tommy.has(COP, at=table.a)
        table.decline_all()
        assert cop.in_play
        assert giant.in_discard


class TestTheSpawnOfMadness:
    """sotd-099."""

    def test_an_opposed_success_refreshes_all_domains_of_both_players(self) -> None:
        """EX-47, sotd-099; ERR-19."""
        table = Scenario(phase="resolution", stories=[QUIET], cards=CARDS, bells=["tommy"])
        event = table.darin.holds("The Spawn of Madness")
        table.darin.has(GIANT, at=table.a)
        table.tommy.has(COP, at=table.a)
        domains = [player.domain(agency=2, drained=True) for player in (table.darin, table.darin, table.tommy)]
        table.decline_all()
        table.darin.responds_with(event)
        assert not any(domain.drained for domain in domains)

    def test_not_without_opposition(self) -> None:
        """sotd-099."""
        table = Scenario(phase="resolution", stories=[QUIET], cards=CARDS, bells=["tommy"])
        table.darin.holds("The Spawn of Madness")
        table.darin.has(GIANT, at=table.a)
        table.decline_all()
        table.expects(table.tommy, "action")


class TestUnorthodoxTactics:
    """sotd-100."""

    def test_the_skill_check_comes_before_the_struggles(self) -> None:
        """sotd-100; STORY-12: the Cop would die in combat before his skill could count."""
        table = Scenario(phase="resolution", cards=CARDS, bells=["tommy"])
        tactics = table.darin.has("Unorthodox Tactics")
        giant = table.darin.has(GIANT, at=tactics)
        table.tommy.has(COP, at=tactics)
        table.darin.accepts()
        assert tactics.tokens(table.darin) == 1
        assert giant.in_discard
        table.decline_all()

    def test_who_wins_it_with_that_picks_the_struggles(self) -> None:
        """sotd-100: combat is held, terror and the rest are not; everybody goes home afterwards."""
        table = Scenario(active="tommy", phase="resolution", cards=CARDS, bells=["tommy"])
        tactics = table.darin.has("Unorthodox Tactics")
        table.tokens(tactics, {table.tommy: 4})
        giant, cop = table.tommy.has(GIANT, at=tactics), table.tommy.has(COP, at=tactics)
        spook, poor = table.darin.has(SPOOK, at=tactics), table.darin.has(GIANT)
        table.tommy.accepts()
        assert tactics.is_won
        table.tommy.chooses("skip", "hold", "skip", "skip")
        assert spook.in_discard
        assert not giant.insane
        assert not cop.insane
        assert cop.story is None
        assert poor.in_play
        assert tactics in table.tommy.won_pile

    def test_a_story_won_later_ends_as_ever(self) -> None:
        """sotd-100; STORY-40: an investigation token wins it in the middle, and nothing is picked."""
        table = Scenario(phase="resolution", cards=[*CARDS, SLEUTH], bells=["tommy"])
        tactics = table.darin.has("Unorthodox Tactics")
        table.tokens(tactics, {table.darin: 4})
        table.darin.has(SLEUTH, at=tactics)
        table.tommy.has(GIANT, at=tactics)
        table.darin.accepts()
        assert tactics.is_won
        table.expects(table.tommy, "action")


SLEUTH = character("test-12", "Sleuth", AGENCY, cost=2, skill=1, icons="I")


class TestConspiracyTheorist:
    """sotd-117."""

    def table(self, *piles: tuple[str, list[object]]) -> Scenario:
        """A table with these won piles; Darin is active and holds Banish."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        for name, cards in piles:
            for card in cards:
                getattr(table, name).won(card)
        table.tommy.has("Conspiracy Theorist")
        table.darin.holds(BANISH)
        table.darin.holds(MILLING)
        return table

    def test_three_stories_without_a_conspiracy_win_nothing_until_it_leaves(self) -> None:
        """EX-114, sotd-117; WIN-5, WIN-4: then the active player wins."""
        stories: list[object] = ["test-903", "test-904", "test-905"]
        others: list[object] = ["test-906", "test-907", "test-908"]
        table = self.table(("tommy", stories), ("darin", others))
        table.darin.plays("Milling")
        assert not table.game.is_over
        table.tommy.passes()
        table.darin.plays("Banish", on=table.tommy.in_play[-1])
        assert table.darin.has_won

    def test_a_conspiracy_among_them_does(self) -> None:
        """sotd-117."""
        table = self.table(("tommy", ["test-903", "test-904", PLOT]))
        table.darin.plays("Milling")
        assert table.tommy.has_won

    def test_so_does_an_empty_story_deck(self) -> None:
        """sotd-117."""
        table = self.table(("tommy", ["test-903", "test-904", "test-905"]))
        table.empty_story_deck()
        table.darin.plays("Milling")
        assert table.tommy.has_won


class TestStrangeDelusions:
    """sotd-118."""

    def test_its_bearer_belongs_to_a_faction_of_your_choice_for_the_phase(self) -> None:
        """EX-47, sotd-118; ERR-23: an Action; a support card will do."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        shed = table.tommy.has(SHED)
        delusions = table.darin.has("Strange Delusions", on=shed)
        table.darin.uses(delusions)
        assert "neutral" not in {option.text for option in table.open_decision().options}
        table.darin.chooses("cthulhu")
        assert shed.faction is CTHULHU
        assert delusions.exhausted
        table.run_to("story")
        assert shed.faction is AGENCY
