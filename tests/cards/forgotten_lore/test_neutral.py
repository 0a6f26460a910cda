"""Forgotten Lore: neutral cards."""

import pytest

from rlyeh.language import *
from rlyeh.model import Card
from rlyeh.testing import CardHandle, Player, Scenario

COP = character("test-1", "Cop", AGENCY, cost=2, skill=1)
FROST = event("test-2", "Frost", NEUTRAL, cost=0, subtypes="Polar", text=[action(wound(choose(CHARACTER)))])
BLIZZARD = event("test-3", "Blizzard", NEUTRAL, cost=0, subtypes="Polar", text=[action(wound(CHARACTER))])
NIGHT_FALL = event(
    "test-4", "Night Fall", NEUTRAL, cost=0, subtypes="Polar",
    text=[action(until_end_of_phase(gains(CHARACTER, skill=-1)))],
)
TRAP = support("test-5", "Trap", NEUTRAL, cost=0, subtypes="Polar", text=[action(wound(choose(CHARACTER)))])
STAB = event("test-6", "Stab", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER)))])
THAW = event("test-7", "Thaw", NEUTRAL, cost=1, subtypes="Polar", text=[action(draw())])
WARMTH = event("test-8", "Warmth", NEUTRAL, cost=0, text=[action(draw())])
CARDS = [COP, FROST, BLIZZARD, NIGHT_FALL, TRAP, STAB, THAW, WARMTH]


class TestAlaskanSledgeDog:
    """fl-096."""

    def test_every_dog_in_play_makes_all_of_them_stronger(self) -> None:
        """fl-096: itself included, and those of the opponent."""
        table = Scenario(cards=CARDS)
        dog = table.darin.has("Alaskan Sledge Dog")
        assert (dog.skill, dog.icons) == (2, "C")
        table.darin.has("Alaskan Sledge Dog")
        table.tommy.has("Alaskan Sledge Dog")
        table.darin.has(COP)
        assert (dog.skill, dog.icons) == (4, "CCC")

    def test_it_cannot_be_chosen_for_a_polar_event(self) -> None:
        """EX-103, fl-096; EFF-29."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        dog, cop = table.darin.has("Alaskan Sledge Dog"), table.darin.has(COP)
        table.tommy.holds(FROST)
        table.tommy.plays("Frost")
        assert cop.in_discard
        assert dog.in_play

    def test_it_ignores_polar_events_that_reach_all_characters(self) -> None:
        """EX-103, fl-096; EFF-29: wounds and lasting effects alike."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        dog, cop = table.darin.has("Alaskan Sledge Dog"), table.darin.has(COP)
        table.darin.holds(NIGHT_FALL)
        table.darin.holds(BLIZZARD)
        table.darin.plays("Night Fall")
        assert cop.skill == 0
        assert dog.skill == 2
        table.tommy.passes()
        table.darin.plays("Blizzard")
        assert cop.in_discard
        assert dog.in_play

    def test_polar_supports_and_other_events_reach_it(self) -> None:
        """EX-103, fl-096; EFF-29."""
        for card in (TRAP, STAB):
            table = Scenario(cards=CARDS, bells=["tommy"])
            dog = table.darin.has("Alaskan Sledge Dog")
            if card is TRAP:
                table.tommy.uses(table.tommy.has(TRAP), on=dog)
            else:
                table.tommy.holds(STAB)
                table.tommy.plays("Stab", on=dog)
            assert dog.in_discard

    def test_the_permission_for_more_copies_is_gone(self) -> None:
        """EX-48, fl-096; ERR-4, DECK-10."""
        printed = Scenario(rules="ccg").faces["fl-096"].card
        corrected = Scenario(rules="lcg").faces["fl-096"].card
        assert any("8 copies" in text.english() for text in printed.text)
        assert not any("copies" in text.english() for text in corrected.text)


class TestRealmOfIceAndDeath:
    """fl-100."""

    def realm(self, tokens: int = 1) -> tuple[Scenario, CardHandle, CardHandle]:
        """A Realm with tokens of both players, and a Thaw of Tommy's that has just been stored there."""
        table = Scenario(cards=CARDS, bells=["darin", "tommy"])
        realm = table.darin.has("Realm of Ice and Death")
        table.tokens(realm, {table.tommy: tokens, table.darin: 2})
        thaw = table.tommy.holds(THAW)
        for _ in range(3):
            table.tommy.domain(agency=1)
        table.darin.domain(agency=1)
        table.darin.passes()
        table.tommy.plays(thaw)
        return table, realm, thaw

    def may_play(self, player: Player, card: CardHandle) -> bool:
        """Whether the card is among the player's options."""
        return player.may("use", card)

    def test_polar_events_come_to_lie_on_it_and_others_do_not(self) -> None:
        """fl-100: whoever plays them."""
        table, realm, thaw = self.realm()
        assert thaw.piece.host == realm.id
        assert not thaw.in_discard
        assert not table.tommy.discard

    def test_its_owner_may_play_it_from_there_for_a_token_and_its_cost(self) -> None:
        """fl-100; PAY-7: afterwards it lies there again. The other player may not."""
        table, realm, thaw = self.realm()
        assert not self.may_play(table.darin, thaw)
        table.darin.passes()
        assert self.may_play(table.tommy, thaw)
        table.tommy.uses(thaw)
        assert len(table.tommy.hand) == 2
        assert realm.tokens(table.tommy) == 0
        assert realm.tokens(table.darin) == 2
        assert sum(domain.drained for domain in table.tommy.domains) == 2
        assert thaw.piece.host == realm.id

    def test_not_without_an_own_token_there_nor_without_a_domain(self) -> None:
        """fl-100; FINAL-112: the other side's tokens do not pay."""
        table, _, thaw = self.realm(tokens=0)
        table.darin.passes()
        assert not self.may_play(table.tommy, thaw)

    def test_when_it_is_won_the_events_are_discarded(self) -> None:
        """fl-100; STATE-29: to their owners' piles."""
        table = Scenario(phase="operations", cards=CARDS, bells=["tommy"])
        realm = table.darin.has("Realm of Ice and Death")
        table.tokens(realm, {table.darin: 3})
        thaw = table.tommy.holds(THAW)
        table.tommy.domain(agency=1)
        table.darin.has(COP)
        table.tommy.plays(thaw)
        assert thaw.piece.host == realm.id
        table.run_to("story", "commit")
        table.darin.commits(next(card for card in table.darin.in_play if card.title == "Cop"), to=realm)
        table.run_to("story", "token")
        table.darin.accepts()
        table.darin.accepts()
        assert realm.is_won
        assert thaw.in_discard
        assert thaw.owner is table.tommy

    def test_an_event_that_is_not_polar_is_discarded_as_ever(self) -> None:
        """fl-100."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        table.darin.has("Realm of Ice and Death")
        warmth = table.darin.holds(WARMTH)
        table.darin.plays(warmth)
        assert warmth.in_discard


FRIGHT = event("test-31", "Fright", NEUTRAL, cost=0, text=[action(drive_insane(choose(CHARACTER)))])
COWARD = character("test-32", "Coward", AGENCY, cost=1, skill=1)
TOOL = support("test-33", "Tool", AGENCY, cost=1)
TALE = event("test-34", "Tale", NEUTRAL, cost=4, text=[action(draw())])


class TestTheGreatestFear:
    """fl-020."""

    def frightened(self, *hand: Card) -> Scenario:
        """Darin drives Tommy's Coward insane and answers that; Tommy holds these cards."""
        table = Scenario(cards=[FRIGHT, COWARD, TOOL, TALE], bells=["tommy"])
        coward, fear = table.tommy.has(COWARD), table.darin.holds("fl-020")
        for card in hand:
            table.tommy.holds(card)
        table.darin.domain(agency=1)
        table.darin.plays(table.darin.holds(FRIGHT), on=coward)
        if hand:
            table.darin.responds_with(fear)
        return table

    @pytest.mark.parametrize(("hand", "tokens"), [((TOOL, TALE), 2), ((TOOL, COWARD), 1), ((COWARD, COWARD), 0)])
    def test_events_and_support_cards_bring_tokens(self, hand: tuple[Card, Card], tokens: int) -> None:
        """fl-020: one for each that was discarded, on a story of Darin's choice; characters bring none."""
        table = self.frightened(*hand)
        assert table.tommy.hand == []
        for _ in range(tokens):
            table.darin.accepts()
            table.darin.chooses(table.b)
        assert table.b.tokens(table.darin) == tokens

    def test_only_two_cards_of_the_controllers_hand_go(self) -> None:
        """fl-020; it may be left at that: no token has to be placed."""
        table = self.frightened(TOOL, TOOL, TOOL)
        assert (len(table.tommy.hand), len(table.tommy.discard)) == (1, 2)
        table.darin.declines()
        table.darin.declines()
        assert table.b.tokens(table.darin) == 0

    def test_a_single_card_is_too_few_for_what_follows(self) -> None:
        """fl-020; AMB-88, EFF-12: it is discarded, but that was not all."""
        table = self.frightened(TOOL)
        assert table.tommy.hand == []
        assert table.a.tokens(table.darin) == 0

    def test_an_empty_hand_cannot_be_aimed_at(self) -> None:
        """fl-020; DRAW-5."""
        table = self.frightened()
        table.expects(table.tommy, "action")
        assert [card.title for card in table.darin.hand] == ["The Greatest Fear..."]
