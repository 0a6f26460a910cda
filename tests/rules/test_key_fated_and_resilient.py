"""KEY: Fated and Resilient, the keywords by which a card goes to its owner's deck."""

import pytest

from rlyeh.engine.files import load
from rlyeh.engine.reading import Kind
from rlyeh.language import *
from rlyeh.model import Card
from rlyeh.testing import BELL, CardHandle, Scenario
from rlyeh.translation import language

SEER = character(
    "test-1", "Seer", HASTUR, cost=1, skill=2, keywords=[FATED(2)], text=[action(place_token(THIS))],
)
SHRINE = support("test-2", "Shrine", HASTUR, cost=1, keywords=[FATED(1)], text=[action(place_token(THIS))])
DOOM = event(
    "test-3", "Doom", NEUTRAL, cost=0, text=[action(until_end_of_phase(gains(choose(CHARACTER), keyword=FATED(2))))],
)
MAN = character("test-4", "Man", HASTUR, cost=1, skill=2, text=[action(place_token(THIS))])
WATCHER = support("test-5", "Watcher", AGENCY, cost=1, text=[response(after(leaves_play(CHARACTER)), draw())])
BLANKET = event("test-6", "Blanket", NEUTRAL, cost=0, text=[action(until_end_of_phase(blank(choose(CHARACTER))))])
GOAT = character("test-7", "Goat", HASTUR, cost=1, skill=2, keywords=[RESILIENT])
BLAST = event("test-8", "Blast", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER)))])
FLOOD = event("test-9", "Flood", NEUTRAL, cost=0, text=[action(destroy(CHARACTER))])
BOOMERANG = event("test-10", "Boomerang", NEUTRAL, cost=0, text=[action(return_to_hand(choose(CHARACTER)))])
ALTAR = support("test-11", "Altar", NEUTRAL, cost=1, text=[action(sacrifice(a(CHARACTER)), to=draw())])
MOURNER = support("test-12", "Mourner", NEUTRAL, cost=1, text=[response(after(is_("destroyed", CHARACTER)), draw())])
SHIELD = support(
    "test-13", "Shield", NEUTRAL, cost=1, text=[disrupt(when(triggered(ACTION)), cancel())],
)
CLOAK = support(
    "test-14", "Cloak", HASTUR, cost=0, subtypes="Attachment", attach_to=CHARACTER, keywords=[RESILIENT],
)
THEFT = event("test-15", "Theft", NEUTRAL, cost=0, text=[action(take_control(choose(CHARACTER)))])
AND_THEN = event("test-16", "And Then", NEUTRAL, cost=0, text=[action(then(destroy(choose(CHARACTER)), draw()))])
TOLL = support(
    "test-17", "Toll", NEUTRAL, cost=0,
    text=[forced_response(after(enters_play(THIS)), must(YOU, sacrifice(a(CHARACTER))))],
)
SANCTUARY = support("test-18", "Sanctuary", NEUTRAL, cost=0, text=[cannot(CHARACTER, "be destroyed")])
MADDEN = event("test-19", "Madden", NEUTRAL, cost=0, text=[action(drive_insane(choose(CHARACTER)))])
BURY = event("test-20", "Bury", NEUTRAL, cost=0, text=[action(put_on_top(choose(CHARACTER)))])
SINK = event("test-21", "Sink", NEUTRAL, cost=0, text=[action(put_on_bottom(choose(CHARACTER)))])
RESCUE = event(
    "test-22", "Rescue", NEUTRAL, cost=0,
    text=[disrupt(when(would_be("destroyed", CHARACTER)), draw(), instead=True)],
)
ORACLE = character("test-23", "Oracle", HASTUR, cost=1, skill=2, keywords=[FATED(4)])
LATE_DOOM = event(
    "test-24", "Late Doom", NEUTRAL, cost=0,
    text=[action(until_end_of_phase(gains(choose(SUPPORT), keyword=FATED(2))))],
)
PUSHER = support("test-25", "Pusher", NEUTRAL, cost=0, text=[action(place_token(choose(CHARACTER)))])
OMEN = event("test-26", "Omen", NEUTRAL, cost=0, text=[action(place_token(CHARACTER))])
SHOT = event("test-27", "Shot", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER)))])
CARDS = [value for value in list(globals().values()) if isinstance(value, Card) and value is not BELL]


def table_of() -> Scenario:
    return Scenario(cards=CARDS, bells=["darin", "tommy"])


def top_of(cards: list[CardHandle]) -> CardHandle:
    return cards[-1]


class TestFated:
    def test_with_its_tokens_it_goes_under_its_owners_deck(self) -> None:
        """KEY-17: one token is not enough, the second one is; then nothing lies on it any more."""
        table = table_of()
        seer = table.darin.has(SEER)
        table.darin.uses(seer)
        assert seer.in_play
        table.tommy.passes()
        table.darin.uses(seer)
        assert table.darin.deck[0] == seer
        assert seer.tokens(table.darin) == 0

    def test_a_support_card_too_and_to_its_owners_deck(self) -> None:
        """KEY-17, STATE-3."""
        table = table_of()
        shrine = table.darin.has(SHRINE, owner=table.tommy)
        table.darin.uses(shrine)
        assert table.tommy.deck[0] == shrine

    def test_it_leaves_play_by_that(self) -> None:
        """KEY-17: what waits for its leaving answers it."""
        table = table_of()
        seer = table.darin.has(SEER, tokens=1)
        table.tommy.has(WATCHER)
        table.darin.uses(seer)
        table.tommy.responds_with("Watcher")
        assert len(table.tommy.hand) == 1

    def test_a_gained_keyword_counts_what_lies_there_already(self) -> None:
        """KEY-18."""
        table = table_of()
        man = table.darin.has(MAN, tokens=2)
        table.darin.holds(DOOM)
        table.darin.plays("Doom", on=man)
        assert man.in_deck

    def test_a_gained_keyword_is_gone_with_the_phase(self) -> None:
        """KEY-18."""
        table = Scenario(active="darin", phase="operations", cards=[MAN, DOOM], bells=["darin"])
        man = table.darin.has(MAN, tokens=1)
        table.darin.holds(DOOM)
        table.darin.plays("Doom", on=man)
        table.run_to("story")
        table.darin.uses(man)
        assert man.tokens(table.darin) == 2
        assert man.in_play

    def test_of_two_values_the_smaller_counts(self) -> None:
        """KEY-18: Fated 4 becomes Fated 2, and Fated 1 stays Fated 1."""
        table = table_of()
        oracle = table.darin.has(ORACLE, tokens=2)
        table.darin.holds(DOOM)
        table.darin.plays("Doom", on=oracle)
        assert oracle.in_deck
        table = table_of()
        shrine = table.darin.has(SHRINE)
        table.darin.holds(LATE_DOOM)
        table.darin.plays("Late Doom", on=shrine)
        table.tommy.passes()
        table.darin.uses(shrine)
        assert shrine.in_deck

    def test_who_is_blank_is_not_fated(self) -> None:
        """KEY-18, KEY-1: and is as soon as the text counts again."""
        table = table_of()
        seer = table.darin.has(SEER, tokens=1)
        pusher = table.tommy.has(PUSHER)
        table.darin.holds(BLANKET)
        table.darin.plays("Blanket", on=seer)
        table.tommy.uses(pusher, on=seer)
        assert seer.in_play
        table.run_to("story")
        assert seer.in_deck

    def test_two_at_once_the_active_players_first(self) -> None:
        """KEY-17, EFF-25."""
        table = table_of()
        theirs, mine = table.tommy.has(SEER, tokens=1), table.darin.has(SEER, tokens=1)
        table.darin.holds(OMEN)
        table.game.keep_journal()
        table.darin.plays("Omen")
        assert [occurrence.card for occurrence in table.happened(Kind.TO_DECK)] == [mine.id, theirs.id]


def asked(table: Scenario) -> bool:
    decision = table.decision
    return decision is not None and decision.kind == "keep"


class TestResilient:
    def test_it_may_go_on_its_owners_deck_instead(self) -> None:
        """KEY-19."""
        table = table_of()
        goat = table.darin.has(GOAT)
        table.darin.holds(BLAST)
        table.darin.plays("Blast", on=goat)
        table.expects(table.darin, "keep")
        table.darin.accepts()
        assert top_of(table.darin.deck) == goat
        assert not goat.in_discard

    def test_it_need_not(self) -> None:
        """KEY-19: "may"."""
        table = table_of()
        goat = table.darin.has(GOAT)
        table.darin.holds(BLAST)
        table.darin.plays("Blast", on=goat)
        table.darin.declines()
        assert goat.in_discard

    def test_its_controller_is_asked_and_its_owner_gets_it(self) -> None:
        """KEY-19, STATE-3."""
        table = table_of()
        goat = table.tommy.has(GOAT, owner=table.darin)
        table.darin.holds(BLAST)
        table.darin.plays("Blast", on=goat)
        table.expects(table.tommy, "keep")
        table.tommy.accepts()
        assert top_of(table.darin.deck) == goat

    @pytest.mark.parametrize("how", ["Boomerang", "Sink"])
    def test_in_whatever_way_it_leaves(self, how: str) -> None:
        """KEY-19: back to hand, under the deck."""
        table = table_of()
        goat = table.darin.has(GOAT)
        table.tommy.holds(BOOMERANG)
        table.tommy.holds(SINK)
        table.darin.passes()
        table.tommy.plays(how, on=goat)
        table.expects(table.darin, "keep")
        table.darin.accepts()
        assert top_of(table.darin.deck) == goat

    def test_of_its_wounds_too(self) -> None:
        """KEY-19, STATE-21: the rules' own demand is one."""
        table = table_of()
        goat = table.tommy.has(GOAT)
        table.darin.holds(SHOT)
        table.darin.plays("Shot", on=goat)
        table.tommy.accepts()
        assert top_of(table.tommy.deck) == goat

    def test_what_was_to_be_done_is_not_done_but_it_leaves_play(self) -> None:
        """KEY-19, EFF-13: nobody mourns it, but it has left."""
        table = table_of()
        goat = table.darin.has(GOAT)
        table.tommy.has(MOURNER)
        table.tommy.has(WATCHER)
        table.darin.holds(BLAST)
        table.darin.plays("Blast", on=goat)
        table.darin.accepts()
        decision = table.open_decision()
        titles = {table.game.state.cards[option.card].face.title for option in decision.options if option.verb == "use"}
        assert titles == {"Watcher"}
        table.all_pass()

    def test_nothing_follows_then(self) -> None:
        """KEY-19, EFF-12: what came first was not done."""
        for answer, drawn in (("yes", 0), ("no", 1)):
            table = table_of()
            goat = table.tommy.has(GOAT)
            table.darin.holds(AND_THEN)
            table.darin.plays("And Then", on=goat)
            table.tommy.chooses(answer)
            assert len(table.darin.hand) == drawn

    def test_a_departure_that_was_cancelled_or_replaced_asks_nobody(self) -> None:
        """KEY-19: the disrupts come first."""
        table = table_of()
        goat = table.darin.has(GOAT)
        table.tommy.has(SHIELD)
        table.darin.holds(BLAST)
        table.darin.plays("Blast", on=goat)
        table.tommy.disrupts_with("Shield")
        assert goat.in_play
        table = table_of()
        goat = table.darin.has(GOAT)
        table.darin.holds(BLAST)
        table.darin.holds(RESCUE)
        table.darin.plays("Blast", on=goat)
        table.darin.disrupts_with("Rescue")
        assert goat.in_play
        assert not asked(table)

    def test_who_is_insane_or_blank_has_no_keyword(self) -> None:
        """KEY-19, KEY-1."""
        table = table_of()
        goat = table.darin.has(GOAT, insane=True)
        table.darin.holds(BLAST)
        table.darin.plays("Blast", on=goat)
        assert goat.in_discard
        table = table_of()
        goat = table.darin.has(GOAT)
        table.darin.holds(BLANKET)
        table.darin.holds(BLAST)
        table.darin.plays("Blanket", on=goat)
        table.tommy.passes()
        table.darin.plays("Blast", on=goat)
        assert goat.in_discard

    def test_a_cost_must_be_carried_out(self) -> None:
        """KEY-20, PAY-9."""
        table = table_of()
        goat = table.darin.has(GOAT)
        altar = table.darin.has(ALTAR)
        table.darin.uses(altar, on=goat)
        assert goat.in_discard
        assert len(table.darin.hand) == 1

    def test_who_cannot_leave_is_not_asked_about(self) -> None:
        """KEY-20: nor who goes on top of the deck anyway."""
        table = table_of()
        goat = table.darin.has(GOAT)
        table.darin.has(SANCTUARY)
        table.darin.holds(FLOOD)
        table.darin.plays("Flood")
        assert goat.in_play
        table = table_of()
        goat = table.darin.has(GOAT)
        table.darin.holds(BURY)
        table.darin.plays("Bury", on=goat)
        assert top_of(table.darin.deck) == goat
        assert not asked(table)

    def test_of_several_each_is_asked_for_the_active_players_first(self) -> None:
        """KEY-20: they leave together with everybody else."""
        table = Scenario(cards=[GOAT, FLOOD, MAN], bells=["darin"])
        theirs = table.tommy.has(GOAT)
        mine, more_of_mine = table.darin.has(GOAT), table.darin.has(GOAT)
        man = table.darin.has(MAN)
        table.darin.holds(FLOOD)
        table.darin.plays("Flood")
        if table.open_decision().kind == "order":
            table.darin.chooses("done")
        table.expects(table.darin, "keep")
        assert man.in_play
        table.darin.chooses("yes", "no")
        table.expects(table.tommy, "keep")
        table.tommy.accepts()
        assert [mine.in_deck, more_of_mine.in_discard, theirs.in_deck, man.in_discard] == [True] * 4

    def test_the_active_player_is_asked_first_in_whatever_order_they_lie(self) -> None:
        """KEY-20, EFF-25: two attachments of a host that is gone, the other player's attached before."""
        table = table_of()
        man = table.darin.has(MAN)
        theirs, mine = table.tommy.has(CLOAK, on=man), table.darin.has(CLOAK, on=man)
        table.darin.holds(BLAST)
        table.darin.plays("Blast", on=man)
        table.expects(table.darin, "keep")
        table.darin.declines()
        table.expects(table.tommy, "keep")
        table.tommy.accepts()
        assert mine.in_discard
        assert theirs.in_deck

    def test_a_demanded_sacrifice_has_escaped_by_it(self) -> None:
        """KEY-20, PAY-10: another one has to be given up."""
        table = Scenario(cards=[GOAT, TOLL, MAN], bells=["darin"])
        goat, man = table.darin.has(GOAT), table.darin.has(MAN)
        table.darin.holds(TOLL)
        table.darin.plays("Toll")
        table.darin.chooses(goat)
        table.darin.accepts()
        assert goat.in_deck
        assert man.in_discard

    def test_an_attachment_whose_host_is_gone(self) -> None:
        """KEY-19, STATE-29."""
        table = table_of()
        man = table.tommy.has(MAN)
        cloak = table.darin.has(CLOAK, on=man)
        table.darin.holds(BLAST)
        table.darin.plays("Blast", on=man)
        table.expects(table.darin, "keep")
        table.darin.accepts()
        assert top_of(table.darin.deck) == cloak

    def test_the_game_can_be_saved_and_copied_while_it_is_asked(self) -> None:
        """KEY-20: between two answers, too."""
        table = Scenario(cards=[GOAT, FLOOD], bells=["darin"])
        table.darin.has(GOAT)
        table.darin.has(GOAT)
        table.darin.holds(FLOOD)
        table.darin.plays("Flood")
        table.darin.chooses("no")
        twin = load(table.game.save(), table.pool)
        assert twin.hash() == table.game.hash()
        twin.apply("yes")
        copy = table.game.clone()
        copy.apply("yes")
        assert twin.hash() == copy.hash()
        table.darin.declines()


def test_both_languages_ask() -> None:
    """KEY-19."""
    table = table_of()
    goat = table.darin.has(GOAT)
    table.darin.holds(BLAST)
    table.darin.plays("Blast", on=goat)
    game, decision = table.game, table.open_decision()
    assert language("en").prompt(game, decision).startswith("Goat is about to leave play.")
    assert language("de").prompt(game, decision).startswith("Goat verlässt gleich das Spiel.")
    table.darin.declines()
