"""Summons of the Deep: Syndicate."""

import pytest

from rlyeh.language import *
from rlyeh.model import Card, CardType
from rlyeh.testing import Scenario

THUG = character("test-1", "Thug", SYNDICATE, cost=2, skill=2, icons="C")
CLERK = character("test-2", "Clerk", AGENCY, cost=2, skill=1, icons="I")
GHOUL = character("test-3", "Ghoul", HASTUR, cost=2, skill=1, icons="TTCCC")
MAGE = character("test-4", "Mage", HASTUR, cost=2, skill=1, icons="A")
BOUNCER = character("test-5", "Bouncer", SYNDICATE, cost=2, skill=2, subtypes="Criminal", keywords=[WILLPOWER])
HAT = support("test-6", "Hat", NEUTRAL, cost=0, subtypes="Attachment", attach_to=CHARACTER)
BLAST = event("test-7", "Blast", NEUTRAL, cost=0, text=[action(wound(CHARACTER))])
STAB = event("test-8", "Stab", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER)))])
RAVEN = character(
    "test-10", "Raven", NEUTRAL, cost=2, skill=1,
    text=[response(after(is_("leaves_play", THEIRS)), put_into_play(THIS, from_=HAND), from_=HAND)],
)
MUG = event("test-11", "Mug", NEUTRAL, cost=0, text=[action(until_end_of_phase(gains(choose(CHARACTER), skill=-1)))])
BRAWL = story("test-20", "Brawl", struggles="C")
SCREAM = story("test-21", "Scream", struggles="T")
RITE = story("test-22", "Rite", struggles="A")
SEARCH = story("test-23", "Search", struggles="I")
QUIET, QUIET_TOO = story("test-24", "Quiet", struggles=""), story("test-25", "Quiet Too", struggles="")
CARDS = [THUG, CLERK, GHOUL, MAGE, BOUNCER, HAT, BLAST, STAB, RAVEN, MUG, BRAWL, SCREAM, RITE, SEARCH]
CARDS += [QUIET, QUIET_TOO]


class TestTrentDixon:
    """sotd-006."""

    def test_he_must_commit_if_he_is_able(self) -> None:
        """sotd-006; STORY-7: the commit step cannot end without him."""
        table = Scenario(phase="commit", bells=["tommy"])
        trent = table.darin.has("Trent Dixon")
        assert not table.darin.may("done")
        table.darin.commits(trent, to=table.b)
        assert trent.story == table.b

    def test_an_exhausted_trent_need_not(self) -> None:
        """sotd-006; STORY-4."""
        table = Scenario(phase="commit", cards=CARDS)
        trent = table.darin.has("Trent Dixon", exhausted=True)
        table.darin.has(THUG)
        assert table.darin.may("done")
        table.darin.commits_nobody()
        assert trent.story is None

    def test_defending_he_must_go_where_an_attacker_is(self) -> None:
        """sotd-006; STORY-6."""
        table = Scenario(active="tommy", phase="defend", cards=CARDS)
        trent = table.darin.has("Trent Dixon")
        table.tommy.has(THUG, at=table.a)
        table.tommy.has(THUG, at=table.c)
        assert not table.darin.may("done")
        assert not table.darin.may("commit", trent, to=table.b)
        table.darin.commits(trent, to=table.c)

    def test_on_his_own_turn_only_his_story_resolves(self) -> None:
        """EX-30, sotd-006; ERR-5, STORY-49, STORY-10."""
        table = Scenario(phase="resolution", bells=["tommy"])
        table.darin.has("Trent Dixon", exhausted=True, at=table.a)
        table.darin.accepts()
        table.darin.accepts()
        assert table.a.tokens(table.darin) == 2
        assert table.b.tokens(table.darin) == table.c.tokens(table.darin) == 0
        table.expects(table.tommy, "action")

    def test_alone_he_defends_everywhere_but_suffers_only_where_he_stands(self) -> None:
        """EX-31, sotd-006; ERR-5, STORY-49."""
        table = Scenario(
            active="tommy", phase="resolution", stories=[BRAWL, SCREAM, SEARCH], cards=CARDS, bells=["darin"]
        )
        trent = table.darin.has("Trent Dixon", exhausted=True, at=table.a)
        table.tommy.has(GHOUL, at=table.a)
        table.tommy.has(GHOUL, at=table.b)
        table.tommy.chooses(table.b)
        assert not trent.insane
        assert table.b.tokens(table.tommy) == 0
        assert trent.in_discard
        table.expects(table.tommy, "token")
        table.decline_all()

    def test_his_icons_count_at_the_other_story(self) -> None:
        """EX-31, sotd-006: two combat icons beat one, and his skill denies the success."""
        table = Scenario(active="tommy", phase="resolution", stories=[SEARCH, BRAWL], cards=CARDS, bells=["tommy"])
        table.darin.has("Trent Dixon", exhausted=True, at=table.a)
        table.tommy.has(CLERK, at=table.a)
        thug = table.tommy.has(THUG, at=table.b)
        table.tommy.chooses(table.b)
        assert thug.in_discard
        table.decline_all()
        assert table.b.tokens(table.tommy) == 0

    def test_beside_another_committed_character_he_counts_only_where_he_is(self) -> None:
        """sotd-006: a second character of his side breaks it; one of the other side does not."""
        table = Scenario(active="tommy", phase="resolution", stories=[SEARCH, BRAWL], cards=CARDS, bells=["tommy"])
        table.darin.has("Trent Dixon", exhausted=True, at=table.a)
        table.darin.has(CLERK, at=table.a)
        table.tommy.has(CLERK, at=table.a)
        thug = table.tommy.has(THUG, at=table.b)
        table.tommy.chooses(table.b)
        assert thug.in_play
        table.tommy.accepts()
        table.tommy.accepts()
        assert table.b.tokens(table.tommy) == 2


CHOOSY = [("Fugitive Scientist", CLERK), ("Brazen Hoodlum", THUG), ("Arcane Grifter", MAGE)]
"""Characters that let only those count whose icon they have, each with one who has it."""


@pytest.mark.parametrize("rules", ["lcg", "lcg-final", "ccg"])
@pytest.mark.parametrize(("title", "fit"), CHOOSY)
class TestThoseWhoDoNotLetOthersCount:
    """sotd-026, sotd-045, sotd-065."""

    def test_without_the_icon_skill_is_not_counted_at_their_story(self, title: str, fit: Card, rules: str) -> None:
        """sotd-026, sotd-045, sotd-065; STORY-36: of neither side; the skill itself stays what it is."""
        table = Scenario(phase="resolution", stories=[QUIET, QUIET_TOO], cards=CARDS, bells=["darin"], rules=rules)
        table.darin.has(title, at=table.a)
        bouncer, other = table.tommy.has(BOUNCER, at=table.a), table.darin.has(BOUNCER, at=table.b)
        table.tommy.has(CLERK, at=table.b)
        table.darin.chooses(table.a)
        table.darin.accepts()
        table.darin.accepts()  # nobody counts against it
        table.darin.accepts()
        assert (table.a.tokens(table.darin), table.b.tokens(table.darin)) == (2, 1)
        assert (bouncer.skill, other.skill) == (2, 2)

    def test_with_the_icon_it_is(self, title: str, fit: Card, rules: str) -> None:
        """sotd-026, sotd-045, sotd-065; STORY-36: a bystander without it still does not count."""
        table = Scenario(phase="resolution", stories=[QUIET], cards=CARDS, bells=["darin"], rules=rules)
        table.darin.has(title, at=table.a)
        table.tommy.has(BOUNCER, at=table.a)
        table.tommy.has(fit, at=table.a)
        if table.open_decision().kind == "token":
            table.darin.accepts()
        won = {"Fugitive Scientist": 0, "Brazen Hoodlum": 1, "Arcane Grifter": 1}
        assert table.a.tokens(table.darin) == won[title]

    def test_not_while_they_are_elsewhere(self, title: str, fit: Card, rules: str) -> None:
        """sotd-026, sotd-045, sotd-065: uncommitted, or without text, they bar nobody."""
        table = Scenario(phase="resolution", stories=[QUIET], cards=CARDS, bells=["darin"], rules=rules)
        table.darin.has(title)
        table.darin.has(BOUNCER, at=table.a)
        table.darin.accepts()
        table.darin.accepts()
        assert table.a.tokens(table.darin) == 2


class TestArkhamAdvertiserArchives:
    """sotd-028."""

    def test_they_refresh_a_domain_with_two_resources_but_not_one_with_three(self) -> None:
        """EX-45, sotd-028; ERR-10, RES-9."""
        table = Scenario(phase="resolution", stories=[SEARCH], cards=CARDS, bells=["tommy"])
        archives = table.darin.has("Arkham Advertiser Archives")
        table.darin.has(CLERK, at=table.a)
        small, two = table.darin.domain(agency=1), table.darin.domain(agency=2, drained=True)
        three = table.darin.domain(agency=3, drained=True)
        table.decline_all()
        table.darin.responds_with(archives)
        assert not two.drained
        assert three.drained
        assert not small.drained
        assert archives.exhausted

    def test_not_after_another_struggle_or_an_opponents_win_or_without_a_drained_domain(self) -> None:
        """sotd-028: bystanders."""
        table = Scenario(phase="resolution", stories=[BRAWL, SEARCH], cards=CARDS, bells=["tommy"])
        table.darin.has("Arkham Advertiser Archives")
        table.darin.domain(agency=2, drained=True)
        table.darin.has(THUG, at=table.a)
        table.darin.has(THUG, at=table.b)
        table.tommy.has(CLERK, at=table.b)
        table.darin.chooses(table.a)
        table.decline_all()
        table.expects(table.tommy, "action")
        table = Scenario(phase="resolution", stories=[SEARCH], cards=CARDS, bells=["tommy"])
        table.darin.has("Arkham Advertiser Archives")
        table.darin.domain(agency=2)
        table.tommy.domain(agency=2, drained=True)
        table.darin.has(CLERK, at=table.a)
        table.decline_all()
        table.expects(table.tommy, "action")

    def test_it_is_steadfast(self) -> None:
        """sotd-028; PAY-22."""
        table = Scenario(bells=["darin"])
        archives = table.darin.holds("Arkham Advertiser Archives")
        table.darin.domain(syndicate=1)
        assert table.darin.why_not(archives) == {"PAY-22"}


class TestMidnightAlley:
    """sotd-066."""

    def test_the_opponent_exchanges_a_hand_with_the_resources_of_a_domain_of_his_choice(self) -> None:
        """sotd-066; EFF-14: drained or not; the resources are known in hand."""
        table = Scenario(phase="resolution", stories=[RITE], cards=CARDS, bells=["tommy"])
        alley = table.darin.has("Midnight Alley")
        table.darin.has(THUG, at=table.a)
        table.tommy.has(MAGE, at=table.a)
        held = [table.tommy.holds(THUG), table.tommy.holds(CLERK)]
        table.tommy.domain(agency=1)
        rich = table.tommy.domain(hastur=3, drained=True)
        were = rich.resources
        table.decline_all()
        table.darin.responds_with(alley)
        table.tommy.chooses(rich)
        assert alley.in_discard
        assert set(table.tommy.hand) == set(were)
        assert rich.resources == held
        assert rich.drained
        assert all(card.piece.seen == 3 for card in were)

    def test_a_domain_without_resources_exchanges_nothing(self) -> None:
        """sotd-066; EFF-14."""
        table = Scenario(phase="resolution", stories=[RITE], cards=CARDS, bells=["tommy"])
        alley = table.darin.has("Midnight Alley")
        table.darin.has(THUG, at=table.a)
        table.tommy.has(MAGE, at=table.a)
        held = table.tommy.holds(THUG)
        table.tommy.domain(agency=1)
        empty = table.tommy.domain()
        table.decline_all()
        table.darin.responds_with(alley)
        table.tommy.chooses(empty)
        assert held.in_hand
        assert len(empty) == 0

    def test_not_against_an_empty_hand_nor_after_winning(self) -> None:
        """sotd-066; DRAW-5."""
        for hand, winner in ((0, "tommy"), (1, "darin")):
            table = Scenario(phase="resolution", stories=[RITE], cards=CARDS, bells=["tommy"])
            table.darin.has("Midnight Alley")
            table.darin.has(MAGE if winner == "darin" else THUG, at=table.a)
            table.tommy.has(MAGE if winner == "tommy" else THUG, at=table.a)
            table.tommy.domain(agency=1)
            for _ in range(hand):
                table.tommy.holds(THUG)
            table.decline_all()
            table.expects(table.tommy, "action")


class TestTearGas:
    """sotd-086."""

    def test_attached_it_is_a_support_card_that_keeps_faction_and_cost(self) -> None:
        """EX-51, sotd-086; STATE-31."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        gas = table.darin.holds("Tear Gas")
        table.darin.domain(syndicate=1)
        thug = table.tommy.has(THUG)
        table.darin.plays(gas, on=thug)
        assert gas.in_play
        assert gas.host == thug
        assert gas.type is CardType.SUPPORT
        assert gas.subtypes == {"Attachment"}
        assert gas.icons == ""
        assert gas.skill == 0
        assert gas.faction is SYNDICATE
        assert gas.piece.face.cost == 1
        assert gas.controller is table.darin
        assert thug.skill == 1

    def test_it_destroys_a_character_whose_skill_comes_to_zero_now_or_later(self) -> None:
        """sotd-086: at one skill at once; at two only when another point is lost."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        first, second = table.darin.holds("Tear Gas"), table.darin.holds("Tear Gas")
        table.darin.holds(MUG)
        table.darin.domain(syndicate=1)
        table.darin.domain(syndicate=1)
        clerk, thug = table.tommy.has(CLERK), table.tommy.has(THUG)
        table.darin.plays(first, on=clerk)
        assert clerk.in_discard
        assert first.in_discard
        table.tommy.passes()
        table.darin.plays(second, on=thug)
        assert thug.in_play
        table.tommy.passes()
        table.darin.plays("Mug", on=thug)
        assert thug.in_discard
        assert second.type is CardType.EVENT

    def test_it_stays_after_the_phase(self) -> None:
        """sotd-086; EFF-16."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        gas = table.darin.holds("Tear Gas")
        table.darin.domain(syndicate=1)
        thug = table.tommy.has(THUG)
        table.darin.plays(gas, on=thug)
        table.run_to("draw")
        assert gas.host == thug
        assert thug.skill == 1


class TestExpendableMuscle:
    """sotd-105."""

    def test_instead_of_a_combat_wound_it_attaches_without_leaving_play(self) -> None:
        """EX-133, sotd-105; EFF-13, EFF-43, STATE-31, AMB-80."""
        table = Scenario(phase="resolution", stories=[BRAWL], cards=CARDS, bells=["tommy"])
        muscle = table.darin.has("Expendable Muscle", at=table.a)
        hat = table.darin.has(HAT, on=muscle)
        boss = table.darin.has(CLERK)
        table.darin.has(BOUNCER)
        table.tommy.has(GHOUL, at=table.a)
        raven = table.tommy.holds(RAVEN)
        table.darin.chooses(boss)
        assert muscle.host == boss
        assert muscle.wounds == 0
        assert muscle.story is None
        assert muscle.type is CardType.SUPPORT
        assert muscle.subtypes == {"Attachment"}
        assert boss.toughness == 1
        assert boss.has(WILLPOWER)
        assert hat.in_discard
        table.decline_all()
        table.expects(table.tommy, "action")
        assert raven.in_hand

    def test_instead_of_going_insane_too(self) -> None:
        """sotd-105: the second clause."""
        table = Scenario(phase="resolution", stories=[SCREAM], cards=CARDS, bells=["tommy"])
        muscle = table.darin.has("Expendable Muscle", at=table.a)
        boss = table.darin.has(CLERK)
        table.tommy.has(GHOUL, at=table.a)
        table.decline_all()
        assert not muscle.insane
        assert muscle.host == boss

    def test_it_comes_too_late_for_a_character_wounded_at_the_same_time(self) -> None:
        """sotd-105; EFF-27."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        muscle = table.darin.has("Expendable Muscle")
        clerk = table.darin.has(CLERK)
        sturdy = table.darin.has("The Terror of the Tides")
        table.darin.holds(BLAST)
        table.darin.plays("Blast")
        assert clerk.in_discard
        assert muscle.host == sturdy
        assert sturdy.wounds == 1

    def test_without_another_character_it_is_wounded(self) -> None:
        """sotd-105; EFF-13: what cannot be done takes nothing's place. A character of the opponent will not do."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        muscle = table.darin.has("Expendable Muscle")
        table.tommy.has(CLERK)
        table.darin.holds(STAB)
        table.darin.plays("Stab", on=muscle)
        assert muscle.in_discard


class TestFalsePapers:
    """sotd-106."""

    def test_any_subtype_that_exists_may_be_named_and_no_other(self) -> None:
        """EX-49, sotd-106; EFF-34, AMB-70."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        thug, other = table.tommy.has(BOUNCER), table.tommy.has(BOUNCER)
        papers = table.darin.has("False Papers", on=thug)
        table.darin.uses(papers)
        decision = table.open_decision()
        named = {option.text for option in decision.options}
        assert {"Deep One", "Ghoul", "Criminal"} <= named
        assert "Unicorn" not in named
        table.darin.chooses("Deep One")
        assert thug.subtypes == {"Criminal", "Deep One"}
        assert other.subtypes == {"Criminal"}
        assert papers.exhausted
        table.run_to("story")
        assert thug.subtypes == {"Criminal"}
