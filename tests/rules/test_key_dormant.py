"""KEY: Dormant, the keyword by which a card lies face down at a story until it is won."""

from rlyeh.engine import NOBODY, NOTHING
from rlyeh.engine.explain.log import events
from rlyeh.engine.files import load
from rlyeh.engine.state.random import Chance
from rlyeh.engine.visibility import sight
from rlyeh.language import *
from rlyeh.model import Card, Zone
from rlyeh.testing import CardHandle, Player, Scenario
from rlyeh.translation import language

HORROR = character("test-1", "Horror", CTHULHU, cost=7, skill=6, icons="TT", keywords=[DORMANT])
STEADY = character(
    "test-2", "Steady", CTHULHU, cost=7, skill=6, keywords=[DORMANT, LOYAL], steadfast={CTHULHU: 2},
)
KING = character("test-3", "King", CTHULHU, unique=True, cost=7, skill=6, keywords=[DORMANT])
WAVE = event("test-4", "Wave", CTHULHU, cost=6, keywords=[DORMANT], text=[action(draw(2))])
DAYBREAK = event("test-5", "Daybreak", CTHULHU, cost=6, keywords=[DORMANT], text=[action(draw(2), only=NIGHT_TIME)])
TOLL = event(
    "test-6", "Toll", CTHULHU, cost=6, keywords=[DORMANT], text=[action(sacrifice(a(CHARACTER)), to=draw(2))],
)
ROBE = support(
    "test-7", "Robe", CTHULHU, cost=4, subtypes="Attachment", attach_to=CHARACTER, keywords=[DORMANT],
    text=[gains(HOST, skill=3)],
)
SLUMBER = event(
    "test-8", "Slumber", NEUTRAL, cost=0, text=[action(lie_dormant(choose(CHARACTER, as_="him"), at=a(STORY_CARD)))],
)
SWAP = event(
    "test-9", "Swap", NEUTRAL, cost=0, text=[action(exchange_stories(choose(STORY_OF_THE_DECK), choose(WON_STORY)))],
)
MAN = character("test-10", "Man", CTHULHU, cost=1, skill=2)
HOST_OF_MANY = support("test-11", "Badge", CTHULHU, cost=0, subtypes="Attachment", attach_to=CHARACTER)
LEAVER = support("test-12", "Leaver", NEUTRAL, cost=0, text=[response(after(leaves_play(CHARACTER)), draw())])
GREETER = support("test-13", "Greeter", NEUTRAL, cost=0, text=[forced_response(after(plays(CHARACTER)), draw())])
TOKENS = event("test-14", "Tokens", NEUTRAL, cost=0, text=[action(place_token(choose(STORY_CARD)))])
CARDS = [value for value in list(globals().values()) if isinstance(value, Card)]


def table_of(bells: tuple[str, ...] = ("darin", "tommy"), rules: str = "lcg") -> Scenario:
    return Scenario(cards=CARDS, bells=list(bells), rules=rules)


def asleep(table: Scenario, story: CardHandle) -> list[CardHandle]:
    cards = table.game.state.cards
    return [CardHandle(table, card) for card in table.game.state.under if cards[card].host == story.id]


def lays(table: Scenario, card: CardHandle, story: CardHandle) -> None:
    """The active player lays a card down; the domain is the smallest that pays."""
    table.game.apply(f"dormant:{card.id}@{story.id}")
    if table.open_decision().kind == "domain":
        table.game.apply(table.open_decision().options[0])


def wins(table: Scenario, story: CardHandle) -> None:
    """The active player puts the fifth token on a story."""
    table.active.plays("Tokens", on=story)


def slumbers(player: Player, card: CardHandle, story: CardHandle) -> None:
    """A player makes a card dormant by an event."""
    player.plays("Slumber")
    if card in player.choices():
        player.chooses(card)
    player.chooses(story)


class TestLaying:
    def test_without_tokens_it_costs_nothing(self) -> None:
        """KEY-24."""
        table = table_of()
        horror = table.darin.holds(HORROR)
        lays(table, horror, table.a)
        assert asleep(table, table.a) == [horror]
        assert not horror.in_hand

    def test_it_costs_as_much_as_there_are_own_tokens(self) -> None:
        """KEY-24: the opponent's do not count; a domain of three pays for three, one of two does not."""
        table = table_of()
        table.tokens(table.a, {table.darin: 3, table.tommy: 4})
        horror = table.darin.holds(HORROR)
        two, three = table.darin.domain(neutral=2), table.darin.domain(neutral=3)
        lays(table, horror, table.a)
        assert three.drained
        assert not two.drained
        assert asleep(table, table.a) == [horror]

    def test_who_cannot_pay_may_not(self) -> None:
        """KEY-24: at the other stories yes."""
        table = table_of()
        table.tokens(table.a, {table.darin: 3})
        horror = table.darin.holds(HORROR)
        table.darin.domain(neutral=2)
        assert not table.darin.may("dormant", horror, to=table.a)
        assert table.darin.may("dormant", horror, to=table.b)

    def test_once_a_turn_at_each_story(self) -> None:
        """KEY-24: next turn again."""
        table = table_of()
        first, second = table.darin.holds(HORROR), table.darin.holds(KING)
        lays(table, first, table.a)
        table.tommy.passes()
        assert not table.darin.may("dormant", second, to=table.a)
        assert table.darin.may("dormant", second, to=table.b)
        table.game.state.memory.clear()
        table.darin.uses("Bell")
        table.tommy.passes()
        assert table.darin.may("dormant", second, to=table.a)

    def test_only_in_ones_own_operations_phase(self) -> None:
        """KEY-24."""
        table = table_of()
        horror, theirs = table.darin.holds(HORROR), table.tommy.holds(HORROR)
        assert table.darin.may("dormant", horror)
        table.darin.passes()
        assert not table.tommy.may("dormant", theirs)
        table.run_to("story")
        assert not table.darin.may("dormant", horror)

    def test_only_with_the_keyword_and_alone_it_is_reason_to_ask(self) -> None:
        """KEY-24: who can do nothing else is asked all the same."""
        table = table_of(bells=())
        man, horror = table.darin.holds(MAN), table.darin.holds(HORROR)
        table.expects(table.darin, "action")
        assert not table.darin.may("dormant", man)
        assert table.darin.may("dormant", horror)

    def test_it_is_not_played_by_that(self) -> None:
        """KEY-24: neither Steadfast nor a copy in play matters."""
        table = table_of()
        table.darin.has(KING)
        king, steady = table.darin.holds(KING), table.darin.holds(STEADY)
        lays(table, king, table.a)
        table.tommy.passes()
        lays(table, steady, table.b)
        assert asleep(table, table.a) == [king]
        assert asleep(table, table.b) == [steady]


class TestLyingThere:
    def test_only_its_owner_knows_it_but_everybody_that_it_is_there(self) -> None:
        """KEY-25, GEN-10: views, what programs see, the log, and games that the other could be in."""
        table = table_of()
        table.tokens(table.a, {table.darin: 1})
        table.darin.domain(neutral=1)
        horror = table.darin.holds(HORROR)
        table.tommy.holds(MAN)
        table.game.keep_journal()
        lays(table, horror, table.a)
        mine, theirs, nobodys = (table.game.view(seat).stored for seat in (0, 1, NOBODY))
        assert [(each.host, each.card and each.card.title) for each in mine] == [(table.a.id, "Horror")]
        assert [(each.host, each.card) for each in theirs] == [(table.a.id, None)]
        assert nobodys == theirs
        (told,) = [entry for entry in events(table.game) if entry.kind == "lie_dormant"]
        assert told.private[0].endswith("Horror face down at Story A.")
        assert told.private[1].endswith("a card face down at Story A.")
        assert HORROR.id not in {entry.card for entry in events(table.game)}
        assert not any("Horror" in text for entry in events(table.game) for text in (entry.public, entry.private[1]))
        for seed in range(3):
            assert table.game.imagine(1, Chance(seed)).view(1) == table.game.view(1)

    def test_programs_see_that_it_is_there(self) -> None:
        """KEY-25, law 4."""
        table = table_of()
        horror = table.darin.holds(HORROR)
        lays(table, horror, table.a)
        assert sight(table.game, 0).stored == [(table.a.id, horror.piece)]
        assert sight(table.game, 1).stored == [(table.a.id, None)]

    def test_nothing_that_asks_for_a_card_reaches_it(self) -> None:
        """KEY-25: it is no character and no attachment."""
        table = table_of()
        horror, man, second = table.darin.holds(HORROR), table.darin.has(MAN), table.darin.has(MAN)
        table.tommy.holds(SLUMBER)
        lays(table, horror, table.a)
        table.tommy.plays("Slumber")
        assert table.tommy.may_choose(man, second)
        table.tommy.chooses(man, table.b)
        assert asleep(table, table.b) == [man]

    def test_a_game_is_saved_with_it(self) -> None:
        """KEY-25: and goes on as it would have."""
        table = table_of()
        horror = table.darin.holds(HORROR)
        table.tokens(table.a, {table.darin: 0, table.tommy: 4})
        lays(table, horror, table.a)
        twin = load(table.game.save(), table.pool)
        assert twin.hash() == table.game.hash()
        assert twin.view(1) == table.game.view(1)


class TestAwaking:
    def ready(self, card: Card, *, rules: str = "lcg", theirs: bool = False) -> tuple[Scenario, CardHandle]:
        """A card that lies dormant at story A, and its player, or the other one, a token away from winning it."""
        table = table_of(rules=rules)
        table.darin.domain(cthulhu=2)
        winner = table.tommy if theirs else table.darin
        table.tokens(table.a, {winner: 4})
        if not theirs:
            table.darin.domain(neutral=4)
        winner.holds(TOKENS)
        return table, table.darin.holds(card)

    def test_its_owner_may_play_it_for_nothing(self) -> None:
        """KEY-26: it is played, so what answers the playing of cards does."""
        table, horror = self.ready(HORROR)
        table.tommy.has(GREETER)
        table.darin.has(GREETER)
        lays(table, horror, table.a)
        table.tommy.passes()
        wins(table, table.a)
        table.expects(table.darin, "awaken")
        table.darin.chooses(horror)
        assert horror.in_play
        assert horror.ready
        assert len(table.darin.hand) == 1
        assert table.a.is_won

    def test_or_it_is_discarded(self) -> None:
        """KEY-26."""
        table, horror = self.ready(HORROR)
        lays(table, horror, table.a)
        table.tommy.passes()
        wins(table, table.a)
        table.darin.picks_no_more()
        assert horror.in_discard

    def test_whoever_wins_the_story(self) -> None:
        """KEY-26."""
        table, horror = self.ready(HORROR, theirs=True)
        lays(table, horror, table.a)
        table.tommy.plays("Tokens", on=table.a)
        table.expects(table.darin, "awaken")
        table.darin.chooses(horror)
        assert horror.in_play

    def test_before_the_characters_go_home(self) -> None:
        """KEY-26, STORY-38."""
        table, horror = self.ready(HORROR)
        man = table.darin.has(MAN, at=table.a)
        lays(table, horror, table.a)
        table.tommy.passes()
        wins(table, table.a)
        assert man.story == table.a
        table.darin.chooses(horror)
        assert man.story is None

    def test_at_another_story_it_sleeps_on(self) -> None:
        """KEY-26."""
        table, horror = self.ready(HORROR)
        lays(table, horror, table.b)
        table.tommy.passes()
        wins(table, table.a)
        assert asleep(table, table.b) == [horror]

    def test_steadfast_binds_and_loyal_needs_nothing(self) -> None:
        """KEY-26, PAY-22: two resources are enough, one is not; the price is 0, so nothing must match it."""
        table, steady = self.ready(STEADY)
        lays(table, steady, table.a)
        table.tommy.passes()
        wins(table, table.a)
        table.darin.chooses(steady)
        assert steady.in_play
        table = table_of()
        table.darin.domain(cthulhu=1)
        table.tokens(table.a, {table.tommy: 4})
        table.tommy.holds(TOKENS)
        steady = table.darin.holds(STEADY)
        lays(table, steady, table.a)
        table.tommy.plays("Tokens", on=table.a)
        assert steady.in_discard

    def test_a_unique_card_beside_its_copy_is_discarded(self) -> None:
        """KEY-26, STATE-43."""
        table, king = self.ready(KING)
        table.darin.has(KING)
        lays(table, king, table.a)
        table.tommy.passes()
        wins(table, table.a)
        assert king.in_discard

    def test_an_event_does_what_it_says(self) -> None:
        """KEY-26: for nothing; afterwards it lies in the discard pile."""
        table, wave = self.ready(WAVE)
        lays(table, wave, table.a)
        table.tommy.passes()
        wins(table, table.a)
        table.darin.chooses(wave)
        assert len(table.darin.hand) == 2
        assert wave.in_discard

    def test_the_restrictions_and_costs_of_an_event_hold(self) -> None:
        """KEY-26: it is not Night, so the one is discarded unplayed; the other wants its sacrifice."""
        table, event_ = self.ready(DAYBREAK)
        lays(table, event_, table.a)
        table.tommy.passes()
        wins(table, table.a)
        assert event_.in_discard
        assert table.darin.hand == []
        table, toll = self.ready(TOLL)
        man = table.darin.has(MAN)
        lays(table, toll, table.a)
        table.tommy.passes()
        wins(table, table.a)
        table.darin.chooses(toll)
        assert man.in_discard
        assert len(table.darin.hand) == 2

    def test_an_attachment_goes_where_it_may(self) -> None:
        """KEY-26: without a host it is discarded."""
        table, robe = self.ready(ROBE)
        man, other = table.darin.has(MAN), table.darin.has(MAN)
        lays(table, robe, table.a)
        table.tommy.passes()
        wins(table, table.a)
        table.darin.chooses(robe)
        table.darin.chooses(other)
        assert other.skill == 5
        assert man.skill == 2
        table, robe = self.ready(ROBE)
        lays(table, robe, table.a)
        table.tommy.passes()
        wins(table, table.a)
        assert robe.in_discard

    def test_the_active_players_come_first_and_one_by_one(self) -> None:
        """KEY-26."""
        table = table_of()
        table.tokens(table.a, {table.darin: 4})
        table.darin.domain(neutral=4)
        table.darin.holds(TOKENS)
        mine, theirs = table.darin.has(HORROR), table.tommy.has(HORROR)
        table.darin.holds(SLUMBER)
        table.tommy.holds(SLUMBER)
        slumbers(table.darin, theirs, table.a)
        slumbers(table.tommy, mine, table.a)
        assert set(asleep(table, table.a)) == {mine, theirs}
        wins(table, table.a)
        table.expects(table.darin, "awaken")
        table.darin.picks_no_more()
        table.expects(table.tommy, "awaken")
        table.tommy.chooses(theirs)
        assert mine.in_discard
        assert theirs.in_play
        assert theirs.controller is table.tommy

    def test_in_the_last_rule_set_too(self) -> None:
        """KEY-26: where Forced Responses wait (FINAL-1)."""
        table, horror = self.ready(HORROR, rules="lcg-final")
        table.darin.has(GREETER)
        lays(table, horror, table.a)
        table.tommy.passes()
        wins(table, table.a)
        table.darin.chooses(horror)
        assert horror.in_play
        assert len(table.darin.hand) == 1


class TestMadeDormant:
    def test_it_does_not_leave_play_but_loses_what_is_on_it(self) -> None:
        """KEY-27: its attachment is discarded, and nobody answers its leaving."""
        table = table_of()
        man = table.darin.has(MAN, wounds=0)
        badge = table.darin.has(HOST_OF_MANY, on=man)
        table.tommy.has(LEAVER)
        table.darin.holds(SLUMBER)
        slumbers(table.darin, man, table.b)
        assert asleep(table, table.b) == [man]
        assert badge.in_discard
        assert table.open_decision().kind != "response"

    def test_both_know_what_was_open(self) -> None:
        """KEY-27, GEN-10."""
        table = table_of()
        man = table.darin.has(MAN)
        table.darin.holds(SLUMBER)
        slumbers(table.darin, man, table.b)
        assert [each.card and each.card.title for each in table.game.view(1).stored] == ["Man"]

    def test_without_the_keyword_it_awakes_all_the_same(self) -> None:
        """KEY-27."""
        table = table_of()
        man = table.darin.has(MAN)
        table.tokens(table.b, {table.darin: 4})
        table.darin.holds(SLUMBER)
        table.darin.holds(TOKENS)
        slumbers(table.darin, man, table.b)
        table.tommy.passes()
        wins(table, table.b)
        table.darin.chooses(man)
        assert man.in_play

    def test_a_story_that_goes_unwon_takes_it_along(self) -> None:
        """KEY-27, STATE-29: it is discarded, nobody plays it."""
        table = table_of()
        won = table.darin.won("Dreamwalkers")
        man = table.darin.has(MAN)
        table.darin.holds(SLUMBER)
        table.darin.holds(SWAP)
        slumbers(table.darin, man, table.b)
        table.tommy.passes()
        table.darin.plays("Swap", on=[table.b, won])
        assert man.in_discard


def test_both_languages_say_what_may_be_done() -> None:
    """KEY-24, KEY-26."""
    table = table_of()
    table.tokens(table.a, {table.darin: 4})
    table.darin.domain(neutral=4)
    table.darin.holds(TOKENS)
    horror = table.darin.holds(HORROR)
    decision = table.open_decision()
    option = next(each for each in decision.options if each.verb == "dormant" and each.other == table.a.id)
    assert language("en").option_text(table.game, option) == "Lay Horror face down at Story A (pay 4)"
    assert language("de").option_text(table.game, option) == "Horror verdeckt an Story A legen (bezahle 4)"
    lays(table, horror, table.a)
    table.tommy.passes()
    wins(table, table.a)
    english, german = (language(code).prompt(table.game, table.open_decision()) for code in ("en", "de"))
    assert english.startswith("Story A is won. Which of the cards that lay dormant there do you play?")
    assert german.startswith("Story A ist gewonnen.")
    assert horror.zone is Zone.UNDER
    assert table.game.state.cards[horror.id].host != NOTHING
    table.darin.picks_no_more()
