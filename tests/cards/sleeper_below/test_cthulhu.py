"""The Sleeper Below: Cthulhu."""

import pytest

from rlyeh.engine.plans import several
from rlyeh.language import *
from rlyeh.model import Card, Zone
from rlyeh.testing import CardHandle, Scenario

COP = character("test-1", "Cop", AGENCY, cost=2, skill=1)
OATH = character("test-2", "Oath", HASTUR, cost=2, skill=1, keywords=[LOYAL])
GUARD = character("test-3", "Guard", HASTUR, cost=2, skill=1, steadfast={HASTUR: 2})
SHED = support("test-4", "Shed", AGENCY, cost=2)
CLERK = character("test-5", "Clerk", NEUTRAL, cost=0, skill=1)
JUMP = event("test-6", "Jump", NEUTRAL, cost=0, text=[action(put_into_play(choose(CHARACTER.in_(HAND))))])
CARDS = [COP, OATH, GUARD, SHED, CLERK, JUMP]
STRIKE = event("test-7", "Strike", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER)))])
COLLAR = support("test-8", "Collar", NEUTRAL, cost=0, subtypes="Attachment", attach_to=CHARACTER)
FIFTH = event("test-9", "Fifth", NEUTRAL, cost=0, text=[action(place_token(choose(STORY_CARD)))])
ALTAR = support("test-10", "Altar", NEUTRAL, cost=0, text=[action(sacrifice(a(CHARACTER)), to=draw())])


class TestAuroraBorealis:
    """tsb-028."""

    def scene(self, *hand: Card, rules: str = "lcg-final") -> tuple[Scenario, list[CardHandle]]:
        """It has been played; Darin holds these cards and has three domains with Cthulhu resources alone."""
        table = Scenario(cards=CARDS, rules=rules, bells=["darin"])
        for _ in range(3):
            table.darin.domain(cthulhu=2)
        held = [table.darin.holds(card) for card in hand]
        table.darin.plays(table.darin.holds("Aurora Borealis"))
        return table, held

    @pytest.mark.parametrize("rules", ["lcg", "lcg-final", "ccg"])
    def test_the_next_character_needs_no_match(self, rules: str) -> None:
        """tsb-028; PAY-21, PAY-2: the first one only."""
        table, (one, two) = self.scene(COP, COP, rules=rules)
        table.darin.plays(one)
        assert one.in_play
        assert table.darin.why_not(two) == {"PAY-2"}

    def test_loyal_but_not_steadfast(self) -> None:
        """EX-97, tsb-028; PAY-21, AMB-57."""
        table, (oath, guard) = self.scene(OATH, GUARD)
        assert table.darin.why_not(guard) == {"PAY-22"}
        table.darin.plays(oath)
        assert oath.in_play

    def test_no_support(self) -> None:
        """tsb-028: a character card."""
        table, (shed,) = self.scene(SHED)
        assert table.darin.why_not(shed) == {"PAY-2"}

    def test_the_opponent_gets_nothing_of_it(self) -> None:
        """tsb-028: the next character that its player plays, in its player's own operations phase or not at all."""
        table = Scenario(cards=CARDS, rules="lcg-final", active="tommy", bells=["darin", "tommy"])
        cop = table.tommy.holds(COP)
        table.tommy.domain(cthulhu=2)
        table.darin.domain(cthulhu=3)
        aurora = table.darin.holds("Aurora Borealis")
        table.tommy.passes()
        table.darin.plays(aurora)
        assert table.tommy.why_not(cop) == {"PAY-2"}

    def test_any_character_that_is_played_uses_it_up(self) -> None:
        """tsb-028; EFF-39: one that needs no match as well, but not one that is put into play."""
        table, (jump, jumper, cop, clerk) = self.scene(JUMP, COP, COP, CLERK)
        table.darin.plays(jump, on=jumper)
        assert jumper.in_play
        assert table.darin.may_play(cop)
        table.darin.plays(clerk)
        assert table.darin.why_not(cop) == {"PAY-2"}

    def test_it_ends_with_the_phase(self) -> None:
        """tsb-028; EFF-15."""
        table, (cop,) = self.scene(COP)
        for phase in ("refresh", "draw", "refresh", "operations"):
            table.run_to(phase)
        assert table.darin.why_not(cop) == {"PAY-2"}

    def test_it_is_steadfast_itself(self) -> None:
        """tsb-028; PAY-24: free, with three Cthulhu resources."""
        table = Scenario(cards=CARDS, rules="lcg-final", bells=["darin"])
        table.darin.domain(cthulhu=2)
        assert table.darin.why_not(table.darin.holds("Aurora Borealis")) == {"PAY-22"}


CULTIST = character("test-11", "Cultist", CTHULHU, cost=1, skill=1, subtypes="Cultist")
CHEAP = character("test-12", "Cheap", AGENCY, cost=1, skill=1)
DEAR = character("test-13", "Dear", AGENCY, cost=2, skill=1)
LEAVE = event("test-14", "Leave", NEUTRAL, cost=0, text=[action(return_to_hand(choose(CHARACTER)))])
GONE = [CULTIST, CHEAP, DEAR, LEAVE]


class TestUnaussprechlichenKulten:
    """tsb-025."""

    def test_a_cultist_is_played_from_the_deck(self) -> None:
        """tsb-025; OPS-10, GEN-13."""
        table = Scenario(cards=GONE, bells=["tommy"])
        book = table.darin.has("Unaussprechlichen Kulten")
        cultist = table.darin.decked(CULTIST)
        domain = table.darin.domain(cthulhu=1)
        table.darin.uses(book)
        table.tommy.passes()
        table.darin.plays(cultist)
        assert cultist.in_play
        assert not cultist.face_up
        assert domain.drained

    def test_another_character_is_only_revealed(self) -> None:
        """tsb-025."""
        table = Scenario(cards=GONE, bells=["tommy", "darin"])
        book = table.darin.has("Unaussprechlichen Kulten")
        cheap = table.darin.decked(CHEAP)
        table.darin.domain(agency=1)
        table.darin.uses(book)
        table.tommy.passes()
        assert cheap.face_up
        assert not table.darin.may_play(cheap)

    def test_when_another_cultist_lies_on_top_the_revealed_one_may_still_be_played(self) -> None:
        """tsb-025; GEN-13: it has not moved."""
        back = event("test-15", "Back", NEUTRAL, cost=0, text=[action(put_on_top(choose(CARD.in_(DISCARD))))])
        table = Scenario(cards=[*GONE, back], bells=["tommy", "darin"])
        book = table.darin.has("Unaussprechlichen Kulten")
        cultist, other = table.darin.decked(CULTIST), table.darin.discarded(CULTIST)
        table.darin.holds(back)
        table.darin.domain(cthulhu=1)
        table.darin.uses(book)
        table.tommy.passes()
        table.darin.plays("Back", on=other)
        table.tommy.passes()
        assert table.darin.may_play(cultist)
        assert not table.darin.may_play(other)

    def test_only_in_an_operations_phase_and_no_character_in_the_opponents(self) -> None:
        """tsb-025; OPS-10, OPS-1: the book may be used in the opponent's, but the Cultist waits for one's own."""
        table = Scenario(cards=GONE, phase="story", bells=["darin"])
        assert not table.darin.may_use(table.darin.has("Unaussprechlichen Kulten"))
        table = Scenario(cards=GONE, active="tommy", bells=["tommy", "darin"])
        book, cultist = table.darin.has("Unaussprechlichen Kulten"), table.darin.decked(CULTIST)
        table.darin.domain(cthulhu=1)
        table.tommy.passes()
        table.darin.uses(book)
        table.tommy.passes()
        assert cultist.face_up
        assert not table.darin.may_play(cultist)


class TestBoneSculptor:
    """tsb-010."""

    def test_a_character_comes_back_for_the_phase_and_is_removed_from_the_game(self) -> None:
        """tsb-010; STATE-4: of any discard pile, under one's own control."""
        table = Scenario(cards=GONE, bells=["tommy", "darin"])
        sculptor = table.darin.has("Bone Sculptor")
        cheap, dear = table.tommy.discarded(CHEAP), table.tommy.discarded(DEAR)
        clerk = table.darin.discarded(CULTIST)
        table.darin.domain(neutral=1)
        table.darin.uses(sculptor, x=1)
        assert table.darin.may_choose(cheap, clerk)
        table.darin.chooses(cheap)
        assert cheap.in_play
        assert cheap.controller == table.darin
        assert dear.in_discard
        table.tommy.passes()
        table.darin.passes()
        table.run_to("story", "action")
        assert cheap.zone is Zone.REMOVED
        assert "Cheap" in [card.title for card in table.game.view(0).sides[1].removed]

    def test_x_is_at_least_one(self) -> None:
        """tsb-010; PAY-17: nothing is had for nothing."""
        free = character("test-16", "Free", AGENCY, cost=0, skill=1)
        table = Scenario(cards=[free], bells=["darin"])
        sculptor = table.darin.has("Bone Sculptor")
        table.darin.discarded(free)
        assert not table.darin.may_use(sculptor)
        table = Scenario(cards=[free], bells=["darin"])
        sculptor, card = table.darin.has("Bone Sculptor"), table.tommy.discarded(free)
        table.darin.domain(neutral=2)
        table.darin.uses(sculptor)
        assert {option.number for option in table.open_decision().options} == {1, 2}
        table.darin.chooses(1)
        table.darin.chooses(table.darin.domains[0])
        assert card.in_play

    def test_who_has_left_play_by_then_stays_where_it_is(self) -> None:
        """tsb-010; STATE-4: it is another card then."""
        table = Scenario(cards=GONE, bells=["tommy", "darin"])
        sculptor, cheap = table.darin.has("Bone Sculptor"), table.tommy.discarded(CHEAP)
        table.darin.holds(LEAVE)
        table.darin.domain(neutral=1)
        table.darin.uses(sculptor, x=1, on=cheap)
        table.tommy.passes()
        table.darin.plays("Leave", on=cheap)
        table.tommy.passes()
        table.darin.passes()
        table.run_to("story", "action")
        assert cheap.in_hand

    def test_an_insane_or_used_sculptor_does_nothing(self) -> None:
        """tsb-010; STATE-13, FINAL-109: once per turn, also where it is readied."""
        wake = event("test-17", "Wake", NEUTRAL, cost=0, text=[action(ready(choose(CHARACTER)))])
        table = Scenario(cards=[*GONE, wake], bells=["tommy", "darin"])
        sculptor = table.darin.has("Bone Sculptor")
        one, _ = table.tommy.discarded(CHEAP), table.tommy.discarded(CHEAP)
        table.darin.holds(wake)
        table.darin.domain(neutral=1)
        table.darin.domain(neutral=1)
        table.darin.uses(sculptor, x=1, on=one)
        table.tommy.passes()
        table.darin.plays("Wake", on=sculptor)
        table.tommy.passes()
        assert sculptor.ready
        assert not table.darin.may_use(sculptor)
        table = Scenario(cards=GONE, bells=["darin"])
        sculptor = table.darin.has("Bone Sculptor", insane=True)
        table.tommy.discarded(CHEAP)
        table.darin.domain(neutral=1)
        assert not table.darin.may_use(sculptor)


STORM = event("test-21", "Storm", NEUTRAL, cost=0, subtypes="Disaster", text=[action(draw())])
RAIN = event("test-22", "Rain", NEUTRAL, cost=0, text=[action(draw())])


class TestWatcherOfSigns:
    """tsb-002."""

    def test_a_disaster_moves_a_resource_of_any_player(self) -> None:
        """tsb-002; RES-14: to another domain of the same player."""
        table = Scenario(cards=[STORM], bells=["darin"])
        watcher = table.darin.has("Watcher of Signs")
        table.darin.domain(agency=1)
        table.darin.domain(agency=1)
        theirs = [table.tommy.domain(hastur=1), table.tommy.domain(), table.tommy.domain()]
        resource = theirs[0].resources[0]
        table.darin.holds(STORM)
        table.darin.plays("Storm")
        table.darin.responds_with(watcher, on=resource)
        table.darin.chooses(theirs[2])
        assert theirs[2].resources == [resource]
        assert not theirs[0].resources
        assert resource.owner == table.tommy

    def test_also_after_the_opponents_disaster_and_with_ones_own_resource(self) -> None:
        """tsb-002: "a Disaster card is played"."""
        table = Scenario(active="tommy", cards=[STORM], bells=["tommy"])
        watcher = table.darin.has("Watcher of Signs")
        mine = [table.darin.domain(agency=1), table.darin.domain()]
        resource = mine[0].resources[0]
        table.tommy.holds(STORM)
        table.tommy.plays("Storm")
        table.darin.responds_with(watcher, on=resource)
        assert mine[1].resources == [resource]

    def test_who_has_one_domain_only_keeps_his_resources(self) -> None:
        """tsb-002; EFF-1: such resources cannot be chosen."""
        table = Scenario(cards=[STORM], bells=["darin"])
        watcher = table.darin.has("Watcher of Signs")
        mine = [table.darin.domain(agency=1), table.darin.domain()]
        table.tommy.domain(hastur=1)
        resource = mine[0].resources[0]
        table.darin.holds(STORM)
        table.darin.plays("Storm")
        table.darin.uses(watcher)
        assert mine[1].resources == [resource]

    def test_other_events_move_nothing(self) -> None:
        """tsb-002: a bystander."""
        table = Scenario(cards=[RAIN], bells=["darin"])
        table.darin.has("Watcher of Signs")
        table.darin.domain(agency=1)
        table.darin.domain(agency=1)
        table.darin.holds(RAIN)
        table.darin.plays("Rain")
        table.expects(table.darin, "action")

    def test_it_investigates_among_cthulhu_cards_only(self) -> None:
        """tsb-002: neutral cards are no Cthulhu cards; the opponent's do not matter."""
        table = Scenario(cards=GONE, bells=["tommy"])
        watcher = table.darin.has("Watcher of Signs")
        table.darin.has(CULTIST)
        table.tommy.has(CHEAP)
        assert watcher.icons == "I"
        hut = support("test-23", "Hut", NEUTRAL, cost=0)
        table = Scenario(cards=[hut], bells=["darin"])
        watcher = table.darin.has("Watcher of Signs")
        table.darin.has(hut)
        assert watcher.icons == ""


ONE = character("test-7", "Novice", CTHULHU, cost=1, skill=1, subtypes="Cultist")
TWO = character("test-8", "Adept", CTHULHU, cost=2, skill=2, subtypes="Cultist")
FOUR = character("test-9", "Elder", CTHULHU, cost=4, skill=4, subtypes="Cultist")


class TestFoulInduction:
    """tsb-031."""

    def scene(self, *cards: Card) -> tuple[Scenario, list[CardHandle], CardHandle]:
        table = Scenario(cards=[*CARDS, ONE, TWO, FOUR], bells=["darin", "tommy"])
        pile = [table.darin.discarded(card) for card in cards]
        table.darin.domain(cthulhu=3)
        return table, pile, table.darin.holds("Foul Induction")

    def test_cultists_with_a_combined_cost_of_three(self) -> None:
        """tsb-031: 2 and 1 are just enough, 4 is too much alone, another 1 is one too many."""
        table, (one, two, four, second), induction = self.scene(ONE, TWO, FOUR, ONE)
        table.darin.plays(induction, on=[two, one])
        assert [card.in_play for card in (one, two, four, second)] == [True, True, False, False]

    def test_what_is_over_the_limit_is_not_offered(self) -> None:
        """tsb-031: after 2 come no 2 and no 4, but 1 does."""
        table, (one, two, four, other), induction = self.scene(ONE, TWO, FOUR, TWO)
        table.darin.plays(induction, on=[two])
        assert several(table.game) is None  # What may come next depends on what was picked: it is asked one by one.
        assert table.darin.choices() == [one]
        table.darin.picks_no_more()
        assert [card.in_play for card in (one, two, four, other)] == [False, True, False, False]

    def test_only_cultists_of_ones_own_pile(self) -> None:
        """tsb-031: a Cop and Tommy's Novice stay."""
        table, (cop, one), induction = self.scene(COP, ONE)
        theirs = table.tommy.discarded(ONE)
        table.darin.plays(induction, on=[one])
        assert (one.in_play, cop.in_discard, theirs.in_discard) == (True, True, True)


class TestHuntingWendigo:
    """tsb-016."""

    def struck(self, resources: int = 2) -> tuple[Scenario, CardHandle]:
        """A Wendigo with an attachment that the opponent is about to destroy, and four tokens at story B."""
        table = Scenario(cards=[STRIKE, COLLAR, FIFTH], bells=["darin", "tommy"])
        table.darin.domain(cthulhu=resources)
        table.tokens(table.b, {table.tommy: 4})
        wendigo = table.darin.has("Hunting Wendigo")
        table.darin.has(COLLAR, on=wendigo)
        table.tommy.holds(STRIKE)
        table.tommy.holds(FIFTH)
        table.darin.passes()
        table.tommy.plays("Strike", on=wendigo)
        return table, wendigo

    def test_instead_of_dying_it_lies_dormant_at_a_story(self) -> None:
        """KEY-27: what was attached to it is discarded; both know what lies there."""
        table, wendigo = self.struck()
        table.darin.disrupts_with(wendigo)
        table.darin.chooses(table.b)
        assert not wendigo.in_discard
        assert [each.host for each in table.game.view(1).stored] == [table.b.id]
        assert [each.card and each.card.title for each in table.game.view(1).stored] == ["Hunting Wendigo"]
        assert [card.title for card in table.darin.discard] == ["Collar"]

    def test_it_may_die_as_well(self) -> None:
        table, wendigo = self.struck()
        table.darin.passes()
        assert wendigo.in_discard

    def test_when_the_story_is_won_it_hunts_again(self) -> None:
        """KEY-26, PAY-22: for nothing, but it is Steadfast: with one resource it is discarded."""
        for resources in (1, 2):
            table, wendigo = self.struck(resources)
            table.darin.disrupts_with(wendigo)
            table.darin.chooses(table.b)
            table.darin.passes()
            table.tommy.plays("Fifth", on=table.b)
            if resources == 2:
                table.darin.chooses(wendigo)
            assert wendigo.in_play is (resources == 2)
            assert wendigo.in_discard is (resources == 1)
            assert not table.darin.domains[0].drained

    def test_only_destruction_can_be_answered_so(self) -> None:
        """Not a sacrifice, and not by a Wendigo that is insane."""
        table = Scenario(cards=[STRIKE, ALTAR], bells=["darin", "tommy"])
        wendigo, altar = table.darin.has("Hunting Wendigo"), table.darin.has(ALTAR)
        table.darin.uses(altar)
        assert wendigo.in_discard
        table = Scenario(cards=[STRIKE, ALTAR], bells=["darin", "tommy"])
        wendigo = table.darin.has("Hunting Wendigo", insane=True)
        table.darin.holds(STRIKE)
        table.darin.plays("Strike", on=wendigo)
        assert wendigo.in_discard
