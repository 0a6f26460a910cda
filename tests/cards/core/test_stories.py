"""Core Set: the ten stories, core-156 to core-165. Darin wins them in his operations phase with one last token."""

import pytest

from rlyeh.cards import declared
from rlyeh.cards.core import stories
from rlyeh.engine.state.cards import NOBODY
from rlyeh.language import *
from rlyeh.language.modifiers.characteristics import SetSkill
from rlyeh.language.nouns.amounts import Number
from rlyeh.model import Card, Zone
from rlyeh.testing import CardHandle, Scenario
from rlyeh.translation import LANGUAGES

MAN = character("test-1", "Man", AGENCY, cost=2, skill=2, icons="I")
OX = character("test-2", "Ox", AGENCY, cost=4, skill=3, icons="CC", keywords=[TOUGHNESS(1)])
NEWS = event("test-3", "News", NEUTRAL, cost=0, text=[action(draw())])
PUSH = event("test-4", "Push", NEUTRAL, cost=0, text=[action(place_token(choose(STORY)))])
KING = character("test-5", "King", AGENCY, cost=4, skill=4, unique=True)
SAINT = character("test-6", "Saint", AGENCY, cost=1, skill=1, keywords=[HEROIC])
FIEND = character("test-7", "Fiend", HASTUR, cost=1, skill=1, keywords=[VILLAINOUS])
GUEST = character("test-8", "Guest", AGENCY, cost=1, skill=1, text=[forced_response(after(enters_play(THIS)), draw())])
UNKNOWN = character("test-9", "Unknown", YOG_SOTHOTH, cost=1, skill=X, text=[SetSkill(THIS, Number(7))])
BANNER = support("test-10", "Banner", NEUTRAL, cost=0, text=[gains(CHARACTER, skill=2)])
SHED = support("test-11", "Shed", NEUTRAL, cost=2, subtypes="Location")
PLOT = conspiracy("test-12", "Plot", NEUTRAL, cost=0, struggles="T")
DEALER = support(
    "test-13", "Dealer", NEUTRAL, cost=0,
    text=[forced_response(after(draws_cards(ANY_PLAYER)), wound(CHARACTER))],
)
CARDS = [MAN, OX, NEWS, PUSH, KING, SAINT, FIEND, GUEST, UNKNOWN, BANNER, SHED, PLOT, DEALER]


def about(title: str, active: str = "darin", **how: object) -> Scenario:
    """A table at which Darin is one token short of winning the story."""
    table = Scenario(cards=CARDS, stories=[title], active=active, bells=("darin", "tommy"), **how)  # type: ignore[arg-type]
    table.tokens(table.a, {table.darin: 4})
    table.darin.holds(PUSH)
    return table


def win_it(table: Scenario) -> CardHandle:
    """Darin places the fifth token."""
    story = table.a
    if table.active is table.tommy:
        table.tommy.passes()
    table.darin.plays(PUSH.title, on=story)
    assert story.is_won
    return story


def use(table: Scenario) -> CardHandle:
    """Darin wins the story and uses its effect."""
    story = win_it(table)
    table.expects(table.darin, "story")
    table.darin.accepts()
    return story


def test_all_ten_stories_are_declared() -> None:
    assert [card.id for card in declared(stories)] == [f"core-{number}" for number in range(156, 166)]


@pytest.mark.parametrize("card", declared(stories), ids=lambda card: card.id)
def test_every_story_has_the_four_struggles_in_the_usual_order(card: Card) -> None:
    """core-156 to core-165; CARD-17."""
    assert card.struggles == (TERROR, COMBAT, ARCANE, INVESTIGATION)
    assert len(card.text) == 1


@pytest.mark.parametrize("card", declared(stories), ids=lambda card: card.id)
def test_the_winner_may_decline_every_effect(card: Card) -> None:
    """core-156 to core-165; STORY-39: nothing changes but the won pile."""
    table = about(card.title)
    table.tokens(table.b, {table.tommy: 2})
    weak, strong = table.tommy.has(MAN), table.darin.has(OX)
    pile = table.tommy.discarded(MAN)
    mine, theirs = table.darin.domain(agency=2), table.tommy.domain(agency=1)
    for player in table.players:
        player.won("Story J" if player is table.darin else "Story I")
    story = win_it(table)
    table.expects(table.darin, "story")
    table.darin.declines()
    assert table.darin.won_pile[-1] == story
    assert [len(player.won_pile) for player in table.players] == [2, 1]
    assert table.b.tokens(table.tommy) == 2
    assert weak.in_play
    assert strong.in_play
    assert pile.in_discard
    assert (len(mine), len(theirs)) == (2, 1)
    assert (len(table.darin.domains), len(table.tommy.domains)) == (1, 1)
    assert table.tommy.hand == []


class TestNowhereToHide:
    """core-156."""

    def test_all_tokens_are_gone(self) -> None:
        """core-156: of both players, at every story, conspiracies too."""
        table = about("Nowhere to Hide")
        plot = table.tommy.has(PLOT)
        table.tokens(table.b, {table.darin: 3, table.tommy: 2})
        table.tokens(table.c, {table.tommy: 4})
        table.tokens(plot, {table.tommy: 1})
        use(table)
        for story in (table.b, table.c, plot):
            assert (story.tokens(table.darin), story.tokens(table.tommy)) == (0, 0)


class TestTheShadowOutOfTime:
    """core-157."""

    def test_each_player_may_exchange_cards_with_the_top_of_the_discard_pile(self) -> None:
        """core-157; EFF-14, EFF-25: the active player first; as many as one likes, from the top."""
        table = about("The Shadow out of Time")
        hand = table.darin.holds(MAN), table.darin.holds(OX)
        deep, top = table.darin.discarded(SAINT), table.darin.discarded(NEWS)
        theirs, their_pile = table.tommy.holds(MAN), table.tommy.discarded(KING)
        use(table)
        table.darin.accepts()
        table.darin.chooses(hand[1])
        table.darin.picks_no_more()
        assert hand[1].in_discard
        assert hand[0].in_hand
        assert top.in_hand
        assert deep.in_discard
        table.tommy.accepts()
        table.tommy.chooses(theirs)
        assert theirs.in_discard
        assert their_pile.in_hand

    def test_no_more_than_the_pile_holds(self) -> None:
        """core-157; EFF-14: an exchange needs two cards."""
        table = about("The Shadow out of Time")
        one, two = table.darin.holds(MAN), table.darin.holds(OX)
        top = table.darin.discarded(NEWS)
        use(table)
        table.darin.accepts()
        table.darin.chooses(two)
        assert top.in_hand
        assert one.in_hand
        assert table.darin.discard[0] == two
        table.tommy.declines()

    def test_everybody_may_decline(self) -> None:
        """core-157: "may"."""
        table = about("The Shadow out of Time")
        card, pile = table.darin.holds(MAN), table.darin.discarded(NEWS)
        use(table)
        table.darin.declines()
        table.tommy.declines()
        assert card.in_hand
        assert pile.in_discard

    def test_exchanging_is_not_drawing(self) -> None:
        """core-157: nothing that waits for a draw is set off."""
        table = about("The Shadow out of Time")
        table.tommy.has(DEALER)
        man = table.tommy.has(MAN)
        card = table.darin.holds(MAN)
        table.darin.discarded(NEWS)
        use(table)
        table.darin.accepts()
        table.darin.chooses(card)
        table.tommy.declines()
        assert man.in_play


class TestOpeningNight:
    """core-158."""

    def test_all_discarded_characters_enter_play_insane(self) -> None:
        """core-158; STATE-36: each under its owner's control; other cards stay."""
        table = about("Opening Night")
        mine, theirs = table.darin.discarded(MAN), table.tommy.discarded(OX)
        news, shed = table.darin.discarded(NEWS), table.tommy.discarded(SHED)
        use(table)
        assert mine.insane
        assert theirs.insane
        assert mine.controller is table.darin
        assert theirs.controller is table.tommy
        assert news.in_discard
        assert shed.in_discard

    def test_heroes_and_villains_may_enter_together(self) -> None:
        """core-158; EFF-30, KEY-4."""
        table = about("Opening Night")
        table.darin.has(SAINT)
        fiend = table.darin.discarded(FIEND)
        use(table)
        assert fiend.insane

    def test_unique_characters_enter_once(self) -> None:
        """core-158; STATE-43, EFF-41, EFF-26: one copy on each side; their owner picks which."""
        table = about("Opening Night")
        one, two = table.darin.discarded(KING), table.darin.discarded(KING)
        other = table.tommy.discarded(KING)
        use(table)
        table.darin.chooses(two)
        assert one.in_discard
        assert two.insane
        assert other.insane

    def test_a_copy_in_play_keeps_a_unique_one_out(self) -> None:
        """core-158; STATE-43."""
        table = about("Opening Night")
        table.darin.has(KING)
        king = table.darin.discarded(KING)
        use(table)
        assert king.in_discard

    def test_insane_they_have_no_text_for_entering(self) -> None:
        """core-158; STATE-13."""
        table = about("Opening Night")
        guest = table.tommy.discarded(GUEST)
        use(table)
        assert guest.insane
        assert table.tommy.hand == []


class TestAncientApocrypha:
    """core-159."""

    def test_each_player_gains_a_domain_with_their_discarded_characters(self) -> None:
        """core-159; RES-10: only characters."""
        table = about("Ancient Apocrypha")
        mine = [table.darin.discarded(MAN), table.darin.discarded(OX)]
        news, theirs = table.darin.discarded(NEWS), table.tommy.discarded(MAN)
        top = table.tommy.decked(KING)
        table.darin.domain(agency=1)
        use(table)
        assert len(table.darin.domains) == 2
        assert table.darin.domains[-1].resources == mine
        assert news.in_discard
        assert len(table.tommy.domains) == 1
        assert table.tommy.domains[-1].resources == [theirs]
        assert top.zone is Zone.DOMAIN

    def test_a_pile_without_characters_still_gives_a_domain(self) -> None:
        """core-159."""
        table = about("Ancient Apocrypha")
        table.tommy.discarded(NEWS)
        use(table)
        assert len(table.tommy.domains[-1]) == 0

    def test_the_active_player_goes_first_and_may_run_out_of_cards(self) -> None:
        """core-159; EFF-25, WIN-6: Darin has won the story on Tommy's turn; Tommy's deck runs out first."""
        table = about("Ancient Apocrypha", active="tommy")
        table.darin.deck_of(1)
        table.tommy.deck_of(1)
        use(table)
        assert table.darin.has_won


class TestTheCallOfCthulhu:
    """core-160."""

    def test_each_player_searches_for_any_card(self) -> None:
        """core-160; DRAW-6, AMB-68: the card is not shown."""
        table = about("The Call of Cthulhu")
        mine, theirs = table.darin.decked(KING), table.tommy.decked(SHED)
        use(table)
        table.darin.chooses(mine)
        table.tommy.chooses(theirs)
        assert mine.in_hand
        assert theirs.in_hand
        assert mine.piece.seen == 1 << table.darin.seat

    def test_the_active_player_searches_first(self) -> None:
        """core-160; EFF-25."""
        table = about("The Call of Cthulhu", active="tommy")
        mine, theirs = table.darin.decked(KING), table.tommy.decked(SHED)
        use(table)
        table.tommy.chooses(theirs)
        table.darin.chooses(mine)
        assert theirs.in_hand

    def test_a_search_may_fail(self) -> None:
        """core-160."""
        table = about("The Call of Cthulhu")
        king = table.darin.decked(KING)
        use(table)
        table.darin.picks_no_more()
        table.tommy.picks_no_more()
        assert king.in_deck


class TestThroughTheGates:
    """core-161."""

    def test_each_player_sacrifices_everybody_with_printed_skill_three_or_more(self) -> None:
        """core-161: 2 stays, 3 and 4 go; what raises the skill does not matter."""
        table = about("Through the Gates")
        table.darin.has(BANNER)
        two, three, four = table.darin.has(MAN), table.darin.has(OX), table.tommy.has(KING)
        unknown = table.tommy.has(UNKNOWN)
        use(table)
        assert two.in_play
        assert three.in_discard
        assert four.in_discard
        assert unknown.in_play

    def test_the_insane_are_spared(self) -> None:
        """core-161: nothing printed can be read on a card that lies face down."""
        table = about("Through the Gates")
        mad = table.darin.has(KING, insane=True)
        use(table)
        assert mad.insane


class TestRottingAway:
    """core-162."""

    def test_each_player_sacrifices_everybody_with_printed_skill_two_or_less(self) -> None:
        """core-162: 2 goes, 3 stays; a printed X is 0."""
        table = about("Rotting Away")
        two, three, unknown = table.darin.has(MAN), table.darin.has(OX), table.tommy.has(UNKNOWN)
        assert unknown.skill == 7
        use(table)
        assert two.in_discard
        assert three.in_play
        assert unknown.in_discard

    def test_the_insane_are_spared(self) -> None:
        """core-162: comparisons with what is printed on a face-down card fail."""
        table = about("Rotting Away")
        mad = table.tommy.has(MAN, insane=True)
        use(table)
        assert mad.insane


class TestFrozenInTime:
    """core-163."""

    def test_every_resource_is_decided_separately(self) -> None:
        """core-163; EX-29, ERR-1: two destroyed and four kept cost eight cards."""
        table = about("Frozen in Time", deck=20)
        one, two = table.darin.domain(agency=4), table.darin.domain(hastur=2)
        use(table)
        for answer in (1, 0, 0, 0, 1, 0):
            table.darin.chooses(answer)
        assert (len(one), len(two)) == (3, 1)
        assert len(table.darin.deck) == 12
        assert len([card for card in table.darin.discard if card.title != PUSH.title]) == 8 + 2

    def test_it_is_said_which_resource_is_asked_about(self) -> None:
        """core-163: "that resource" is named in the question, with its domain, in both languages."""
        table = about("Frozen in Time")
        table.darin.domain(agency=1)
        use(table)
        asked = table.open_decision()
        name = table.darin.domains[0].resources[0].title
        said = f"Frozen in Time: Choose what happens for {name} (your domain 1)."
        assert LANGUAGES["en"].prompt(table.game, asked) == said
        said = f"Frozen in Time: Wähle, was mit {name} (deine Domäne 1) geschieht."
        assert LANGUAGES["de"].prompt(table.game, asked) == said
        table.darin.chooses(1)

    def test_both_players_the_active_one_first(self) -> None:
        """core-163; EFF-25."""
        table = about("Frozen in Time", active="tommy")
        mine, theirs = table.darin.domain(agency=1), table.tommy.domain(agency=1)
        use(table)
        table.tommy.chooses(1)
        assert len(theirs) == 0
        table.darin.chooses(0)
        assert len(mine) == 1
        assert len(table.darin.deck) == 18

    def test_a_player_without_resources_is_not_asked(self) -> None:
        """core-163."""
        table = about("Frozen in Time")
        use(table)
        table.expects(table.tommy, "action")

    def test_a_deck_that_runs_out_ends_the_game_on_the_spot(self) -> None:
        """core-163; AMB-2, WIN-6: the active player is handled, and eliminated, first."""
        table = about("Frozen in Time")
        table.darin.domain(agency=2)
        table.tommy.domain(agency=2)
        table.darin.deck_of(2)
        table.tommy.deck_of(2)
        use(table)
        table.darin.chooses(0)
        assert table.tommy.has_won


class TestDreamwalkers:
    """core-164."""

    def test_each_player_loses_another_won_story(self) -> None:
        """core-164; EX-110, WIN-3: it is shuffled into the story deck, from which the gap is then filled."""
        table = about("Dreamwalkers")
        mine = table.darin.won("Story J")
        theirs = [table.tommy.won("Story I"), table.tommy.won("Story H")]
        before = len(table.game.state.story_deck)
        story = use(table)
        assert table.tommy.may_choose(*theirs)
        table.tommy.chooses(theirs[0])
        assert table.darin.won_pile == [story]
        assert table.tommy.won_pile == [theirs[1]]
        state = table.game.state
        assert {mine.id, theirs[0].id} <= {*state.story_deck, *state.row}
        assert (len(state.story_deck), len(state.row)) == (before + 2 - 1, 3)
        assert table.game.state.winner == NOBODY

    @pytest.mark.parametrize("whose", ["darin", "tommy"])
    def test_every_player_needs_a_story_to_return(self, whose: str) -> None:
        """core-164; EX-110, EFF-1, EFF-2: otherwise the effect cannot be used."""
        table = about("Dreamwalkers")
        kept = getattr(table, whose).won("Story J")
        win_it(table)
        table.expects(table.tommy, "action")
        assert kept.is_won

    def test_a_won_conspiracy_cannot_go_into_the_story_deck(self) -> None:
        """core-164: it never came from there."""
        table = about("Dreamwalkers")
        table.darin.won("Story J")
        plot = table.tommy.won(PLOT)
        win_it(table)
        table.expects(table.tommy, "action")
        assert plot.is_won


class TestTheOtherPath:
    """core-165."""

    def test_each_player_may_place_a_token_where_they_have_two_or_fewer(self) -> None:
        """core-165: 2 is few enough, 3 is too many; the opponent's tokens do not matter."""
        table = about("The Other Path")
        table.tokens(table.b, {table.darin: 2, table.tommy: 3})
        table.tokens(table.c, {table.darin: 3, table.tommy: 2})
        use(table)
        table.darin.accepts()
        assert table.b.tokens(table.darin) == 3
        assert table.c.tokens(table.darin) == 3
        table.tommy.accepts()
        assert table.c.tokens(table.tommy) == 3
        assert table.b.tokens(table.tommy) == 3

    def test_both_may_decline(self) -> None:
        """core-165."""
        table = about("The Other Path")
        use(table)
        table.darin.declines()
        table.tommy.declines()
        assert [story.tokens(player) for story in (table.b, table.c) for player in table.players] == [0] * 4

    def test_the_story_just_won_is_not_there_any_more(self) -> None:
        """core-165; STORY-38: it is replaced after its effect."""
        table = about("The Other Path")
        use(table)
        table.darin.accepts()
        assert table.darin.may_choose(table.b, table.c)
        table.darin.chooses(table.b)
        table.tommy.declines()
        assert table.b.tokens(table.darin) == 1
