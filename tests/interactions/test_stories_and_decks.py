"""Stories won together, stories whose effects decide games, and decks that run out in the middle of something."""

import pytest

from rlyeh.language import *
from rlyeh.testing import Scenario
from tests.interactions.at_the_table import BOTH, table_at

PARADE = event("test-1", "Parade", NEUTRAL, cost=0, text=[action(place_token(STORY))])
"""A success token on every story at once."""
TRUCE = event("test-2", "Truce", NEUTRAL, cost=0, text=[action(place_token(STORY, who=EACH_PLAYER))])
"""A success token of each player on every story at once."""


class TestWonTogether:
    """STORY-42: the active player orders the wins, each is completed before the next."""

    def parade(self, *stories: str, rules: str = "lcg") -> Scenario:
        """Darin is about to win the first two stories together."""
        table = table_at(cards=[PARADE], stories=stories, rules=rules)
        for story in (table.a, table.b):
            table.tokens(story, {table.darin: 4})
        table.darin.holds(PARADE)
        return table

    @pytest.mark.parametrize("rules", BOTH)
    def test_nowhere_to_hide_first_sweeps_the_other_victory_away(self, rules: str) -> None:
        """core-156; STORY-42, P4: its five tokens are gone before the second story is looked at."""
        table = self.parade("Nowhere to Hide", rules=rules)
        table.darin.plays(PARADE.title)
        table.darin.chooses(table.a)
        table.darin.accepts()
        assert table.a.is_won
        assert (table.b.is_won, table.b.tokens(table.darin)) == (False, 0)

    def test_taken_second_it_costs_only_what_lies_on_the_others(self) -> None:
        """core-156; STORY-42."""
        table = self.parade("Nowhere to Hide")
        table.tokens(table.c, {table.tommy: 3})
        table.darin.plays(PARADE.title)
        table.darin.chooses(table.b)
        table.darin.accepts()
        assert (table.a.is_won, table.b.is_won) == (True, True)
        assert (table.c.tokens(table.darin), table.c.tokens(table.tommy)) == (0, 0)

    def test_dreamwalkers_last_wins_the_game(self) -> None:
        """core-164; WIN-2, WIN-8: as the third story it ends the game, and nothing is returned."""
        table = self.parade("Dreamwalkers")
        table.darin.won("Opening Night")
        table.tommy.won("Rotting Away")
        table.darin.plays(PARADE.title)
        table.darin.chooses(table.b)
        assert table.darin.has_won

    def test_dreamwalkers_first_and_used_leaves_two_stories(self) -> None:
        """core-164; WIN-3, WIN-8: the older story is back in the deck when the second one is taken."""
        table = self.parade("Dreamwalkers")
        table.darin.won("Opening Night")
        table.tommy.won("Rotting Away")
        table.darin.plays(PARADE.title)
        table.darin.chooses(table.a)
        table.darin.accepts()
        assert not table.darin.has_won
        assert len(table.darin.won_pile) == 2
        assert table.tommy.won_pile == []

    @pytest.mark.parametrize(("first", "winner"), [("a", "darin"), ("b", "tommy")])
    def test_the_active_player_may_be_foolish_enough_to_let_the_opponent_win_first(
        self, first: str, winner: str
    ) -> None:
        """WIN-8, EX-170, core-157: one of each player's stories, two won before on both sides."""
        table = table_at(cards=[TRUCE], stories=["The Shadow out of Time"])
        table.tokens(table.a, {table.darin: 4})
        table.tokens(table.b, {table.tommy: 4})
        for title in ("Opening Night", "Rotting Away"):
            table.darin.won(title)
            table.tommy.won(title)
        table.darin.plays(table.darin.holds(TRUCE))
        table.darin.chooses(getattr(table, first))
        assert table.players[("darin", "tommy").index(winner)].has_won


class TestWonAtOddTimes:
    """STORY-37: in whatever phase and by whatever effect."""

    def test_a_genius_restored_wins_rotting_away_and_rots(self) -> None:
        """core-027, core-162; STORY-37, STORY-39: the fifth token in the refresh phase; his printed skill is 2."""
        table = table_at("refresh", stories=["Rotting Away"])
        genius, muscle = table.darin.has("Mad Genius", insane=True), table.tommy.has("Hired Muscle")
        table.tokens(table.a, {table.darin: 4})
        table.darin.responds_with(genius, on=table.a)
        assert table.a.is_won
        table.darin.accepts()
        assert genius.in_discard
        assert muscle.in_play

    def test_a_moved_token_may_be_the_fifth_and_everybody_goes_home(self) -> None:
        """core-147, core-160; STORY-37, STORY-38: won in the response window after the box."""
        table = table_at("resolution", stories=["The Call of Cthulhu"])
        muscle, other = table.darin.has("Hired Muscle", at=table.b), table.tommy.has("Mad Artist", at=table.a)
        table.tokens(table.a, {table.darin: 4, table.tommy: 1})
        table.darin.holds("Moving the Scenery")
        table.darin.domain(neutral=2)
        table.decline_all()
        table.darin.plays("Moving the Scenery")
        table.darin.chooses(1)  # from Tommy's side
        assert table.a.is_won
        table.darin.declines()
        assert other.story is None
        assert muscle.story == table.b

    def test_opening_night_may_drive_the_professor_mad(self) -> None:
        """core-158, core-005; STATE-14, TIME-23: insane characters are characters, and he counts six of them."""
        table = table_at("resolution", stories=["Opening Night"])
        mulder, clerk = table.darin.has("Professor Hermann Mulder"), table.darin.has("Blackwood File Clerk", at=table.a)
        for title in ("Mad Artist", "Bag Man", "Hired Muscle", "Local Sheriff"):
            table.tommy.discarded(title)
        table.tokens(table.a, {table.darin: 4})
        table.darin.accepts()
        table.darin.accepts()
        assert mulder.insane
        assert not clerk.insane

    def test_an_attached_hound_that_died_opens_the_night_as_a_character(self) -> None:
        """core-158, core-110, core-058; STATE-33: it left play as a support and lies in the pile as a character."""
        table = table_at("after defend", stories=["Opening Night"])
        hound, clerk = table.tommy.has("Hound of Tindalos"), table.darin.has("Blackwood File Clerk", at=table.a)
        off = table.darin.holds("Get it Off!")
        table.darin.domain(cthulhu=1)
        table.tokens(table.a, {table.darin: 4})
        table.darin.passes()
        table.tommy.uses(hound, on=clerk)
        table.darin.plays(off, on=hound)
        assert hound.in_discard
        table.all_pass()
        table.darin.accepts()
        table.darin.accepts()
        assert (hound.insane, hound.host, clerk.story) == (True, None, None)

    def test_a_resource_frozen_in_time_may_come_back_to_hand(self) -> None:
        """core-163, core-026; EFF-33: the Visiting Author entered the discard pile this phase."""
        table = table_at("resolution", stories=["Frozen in Time"])
        table.darin.has("Blackwood File Clerk", at=table.a)
        library, purse = table.darin.domain("Visiting Author"), table.darin.domain(neutral=1)
        author = library.resources[0]
        table.tokens(table.a, {table.darin: 4})
        table.darin.accepts()
        table.darin.accepts()
        table.darin.chooses(1, 0)  # the Author is destroyed, the other resource kept for two cards
        assert author.in_discard
        assert len(purse) == 1
        table.darin.uses(author)
        assert author.in_hand


class TestDeckOut:
    """WIN-6: at any point, at once."""

    @pytest.mark.parametrize("rules", BOTH)
    @pytest.mark.parametrize(("cards", "lost"), [(3, True), (4, False)])
    def test_predatory_byakhee_on_a_small_deck(self, cards: int, lost: bool, rules: str) -> None:
        """core-089; WIN-6, AMB-1."""
        table = table_at(rules=rules)
        byakhee = table.darin.has("Predatory Byakhee")
        table.tommy.deck_of(cards)
        table.darin.uses(byakhee)
        assert table.darin.has_won is lost

    def test_a_cancelled_byakhee_saves_the_game(self) -> None:
        """core-089, core-087; TIME-12, PAY-8: the Byakhee is gone, the deck is not."""
        table = table_at()
        byakhee, artist = table.darin.has("Predatory Byakhee"), table.tommy.has("Performance Artist")
        table.tommy.deck_of(3)
        table.darin.uses(byakhee)
        table.tommy.disrupts_with(artist)
        assert byakhee.in_discard
        assert len(table.tommy.deck) == 3

    def test_blackmoor_estate_may_be_turned_on_its_own_player(self) -> None:
        """core-114; WIN-6: whoever chooses oneself loses."""
        table = table_at()
        estate = table.darin.has("Blackmoor Estate")
        table.darin.deck_of(2)
        table.darin.domain(neutral=2)
        table.darin.uses(estate, x=2)
        table.darin.chooses(0)
        assert table.tommy.has_won

    @pytest.mark.parametrize(("title", "cards"), [("Unearthing the Ancients", 3), ("Feast of Famine", 2)])
    def test_the_last_card_drawn_ends_the_game_before_the_rest_of_the_effect(self, title: str, cards: int) -> None:
        """core-040, core-037; AMB-1: nobody discards for the Feast any more."""
        table = table_at()
        feast, held = table.darin.holds(title), table.tommy.holds("Mad Artist")
        table.darin.domain(miskatonic=3)
        table.darin.deck_of(cards)
        table.darin.plays(feast)
        assert table.tommy.has_won
        assert held.in_hand

    def test_cthulhu_gets_no_sacrifice_from_the_dead(self) -> None:
        """core-041, WIN-6, EX-146: the draw box takes the last two cards."""
        table = table_at("draw")
        artist = table.darin.has("Mad Artist")
        table.tommy.has("Cthulhu, The Great Old One")
        table.darin.deck_of(2)
        assert table.tommy.has_won
        assert artist.in_play

    @pytest.mark.parametrize(("cards", "lost"), [(2, True), (3, False)])
    def test_eldritch_nexus_takes_two_cards(self, cards: int, lost: bool) -> None:
        """core-154; RES-10, WIN-6: the domain and the resource on it."""
        table = table_at()
        nexus = table.darin.holds("Eldritch Nexus")
        table.darin.domain(neutral=1)
        table.darin.deck_of(cards)
        table.darin.plays(nexus)
        assert table.tommy.has_won is lost

    def test_a_transformation_that_finds_the_last_card_is_the_last_one(self) -> None:
        """core-140, core-124; AMB-3, WIN-6: searching is not removing, putting it into play is."""
        table = table_at()
        table.darin.has("Mad Artist")
        shock = table.darin.holds("Shocking Transformation")
        table.darin.domain(shub_niggurath=3)
        gug = table.darin.decked("Slavering Gug")
        table.darin.deck_of(1)
        table.darin.plays(shock)
        table.darin.chooses(gug)
        assert table.tommy.has_won

    @pytest.mark.parametrize("title", ["The Call of Cthulhu", "Ancient Apocrypha"])
    def test_a_story_that_empties_both_decks_eliminates_the_active_player_first(self, title: str) -> None:
        """core-160, core-159; AMB-2, EFF-25: the effect is carried out player by player."""
        table = table_at("resolution", stories=[title])
        table.darin.has("Laboratory Assistant", at=table.a)
        table.tokens(table.a, {table.darin: 4})
        table.darin.deck_of(1)
        table.tommy.deck_of(1)
        table.darin.accepts()
        table.darin.accepts()
        if not table.game.is_over:
            table.darin.chooses(table.darin.deck[0])
        assert table.tommy.has_won

    def test_the_winner_of_such_a_story_had_better_decline(self) -> None:
        """core-159; STORY-39."""
        table = table_at("resolution", stories=["Ancient Apocrypha"])
        table.darin.has("Laboratory Assistant", at=table.a)
        table.tokens(table.a, {table.darin: 4})
        table.darin.deck_of(1)
        table.darin.accepts()
        table.darin.declines()
        assert not table.game.is_over

    def test_the_third_story_comes_before_the_effect_that_would_lose(self) -> None:
        """core-160; WIN-2, CONF-36: the game is over, nobody searches."""
        table = table_at("resolution", stories=["The Call of Cthulhu"])
        table.darin.has("Laboratory Assistant", at=table.a)
        table.tokens(table.a, {table.darin: 4})
        table.darin.deck_of(1)
        for title in ("Opening Night", "Rotting Away"):
            table.darin.won(title)
        table.darin.accepts()
        assert table.darin.has_won
