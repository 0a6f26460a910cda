"""Ancient Relics: cards about stories, struggles, tokens and phases."""

from rlyeh.engine.reading import Kind, icon_total
from rlyeh.language import *
from rlyeh.model import Phase
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=3, skill=2, icons="TCAI")
WEAK = character("test-2", "Weak", NEUTRAL, cost=2, skill=1)
CLERK = character("test-3", "Clerk", NEUTRAL, cost=2, skill=1, icons="II")
MAGE = character("test-4", "Mage", NEUTRAL, cost=2, skill=1, icons="AAA")
QUIET, SEARCH, SCREAM = [
    story(f"test-{20 + at}", name, struggles=struggles)
    for at, (name, struggles) in enumerate([("Quiet", ""), ("Search", "I"), ("Scream", "T")])
]
GIFT = story("test-30", "Gift", struggles="", text=[draw()])
CALM = character("test-5", "Calm", NEUTRAL, cost=1, skill=4, keywords=[WILLPOWER])
PLAIN = character("test-6", "Plain", NEUTRAL, cost=1, skill=2)
CARDS = [PLAIN, CALM, MAN, WEAK, CLERK, MAGE, QUIET, SEARCH, SCREAM, GIFT]


class TestComeTheDreamtime:
    """ar-005."""

    def test_after_its_replacement_stories_change_places(self) -> None:
        """ar-005; STORY-53: the tokens stay where they lie, characters go along."""
        table = Scenario(
            phase="resolution", cards=CARDS, stories=["Come the Dreamtime", QUIET, SEARCH, GIFT], bells=["tommy"]
        )
        table.tokens(table.a, {table.darin: 4})
        table.tokens(table.b, {table.tommy: 3})
        table.darin.has(PLAIN, at=table.a)
        one, two = table.b, table.c
        weak = table.darin.has(WEAK, at=one)
        table.darin.chooses(table.a)
        table.darin.accepts()  # the token that wins it
        table.darin.accepts()  # the effect is used
        new = next(option.card for option in table.open_decision().options if option.card not in (one.id, two.id))
        table.darin.chooses(two)
        table.darin.chooses(next(card for card in table.darin.choices() if card.id == new))
        assert table.game.state.row == [two.id, new, one.id]
        assert table.game.state.cards[new].tokens == (0, 3)
        assert one.tokens(table.tommy) == 0
        assert weak.story == one
        table.decline_all()

    def test_it_may_be_declined(self) -> None:
        """ar-005; STORY-39."""
        table = Scenario(
            phase="resolution", cards=CARDS, stories=["Come the Dreamtime", QUIET, SEARCH], bells=["tommy"]
        )
        table.tokens(table.a, {table.darin: 4})
        table.darin.has(PLAIN, at=table.a)
        row = table.game.state.row[1:]
        table.darin.accepts()
        table.darin.declines()
        assert [card for card in table.game.state.row if card in row] == row


class TestANewChallenge:
    """ar-010."""

    def test_all_tokens_are_dealt_out_anew(self) -> None:
        """ar-010; STORY-69: those of both players, no more than four on a side."""
        table = Scenario(
            phase="resolution", cards=CARDS, stories=["A New Challenge", QUIET, SEARCH, GIFT], bells=["tommy"]
        )
        table.tokens(table.a, {table.darin: 4})
        table.tokens(table.b, {table.darin: 3, table.tommy: 2})
        table.tokens(table.c, {table.darin: 2})
        table.darin.has(PLAIN, at=table.a)
        table.darin.accepts()
        table.darin.accepts()
        for _ in range(4):
            table.darin.chooses(table.b)
        assert table.b not in table.darin.choices()  # four lie there
        table.darin.chooses(table.c)
        table.darin.chooses(table.c)
        table.darin.chooses(table.c)
        assert (table.b.tokens(table.darin), table.c.tokens(table.darin)) == (4, 1)
        assert (table.b.tokens(table.tommy), table.c.tokens(table.tommy)) == (0, 2)
        table.decline_all()


class TestProfessorSamCampbell:
    """ar-019."""

    def test_terror_is_counted_by_arcane_icons_at_his_story(self) -> None:
        """ar-019: no other struggle, no other story."""
        table = Scenario(cards=CARDS)
        table.darin.has("Professor Sam Campbell", at=table.a)
        table.tommy.has(MAGE, at=table.a)
        table.tommy.has(MAGE, at=table.b)
        assert icon_total(table.game, table.a.id, 0, TERROR) == 2
        assert icon_total(table.game, table.a.id, 1, TERROR) == 3
        assert icon_total(table.game, table.a.id, 1, COMBAT) == 0
        assert icon_total(table.game, table.b.id, 1, TERROR) == 0


class TestHarlanEarnstone:
    """ar-036."""

    def test_one_token_of_ones_own_goes_to_another_story(self) -> None:
        """ar-036: after winning by two; to any other story."""
        table = Scenario(phase="resolution", cards=CARDS, stories=[SEARCH, QUIET], bells=["tommy"])
        harlan = table.darin.has("Harlan Earnstone")
        table.tokens(table.b, {table.darin: 2, table.tommy: 1})
        table.darin.has(CLERK, at=table.a)
        table.decline_all()
        table.darin.responds_with(harlan, on=table.c)
        assert table.b.tokens(table.darin) == 1
        assert table.c.tokens(table.darin) == 1
        assert table.b.tokens(table.tommy) == 1

    def test_a_struggle_won_by_one_is_too_little(self) -> None:
        """ar-036."""
        table = Scenario(phase="resolution", cards=CARDS, stories=[SEARCH, QUIET], bells=["tommy"])
        table.darin.has("Harlan Earnstone")
        table.tokens(table.b, {table.darin: 2})
        table.darin.has(MAN, at=table.a)
        table.decline_all()
        table.expects(table.tommy, "action")


class TestHiddenAgenda:
    """ar-041."""

    def test_the_draw_phase_comes_once_more(self) -> None:
        """ar-041; TURN-11: with its box; once."""
        table = Scenario(phase="draw", cards=CARDS, bells=["tommy"])
        table.darin.domain(silver_twilight=4)
        table.darin.holds("Hidden Agenda")
        before = len(table.darin.deck)
        table.darin.plays("Hidden Agenda")
        table.run_to("operations")
        assert len(table.darin.deck) == before - 4

    def test_limits_of_the_phase_begin_anew(self) -> None:
        """ar-041; TURN-11."""
        lamp = support(
            "test-60", "Lamp", NEUTRAL, cost=0, text=[action(draw(), limit=limit_once())],
        )
        table = Scenario(phase="operations", cards=[*CARDS, lamp], bells=["darin", "tommy"])
        table.darin.domain(silver_twilight=4)
        table.darin.holds("Hidden Agenda")
        card = table.darin.has(lamp)
        table.darin.uses(card)
        table.tommy.passes()
        assert not table.darin.may_use(card)
        table.darin.plays("Hidden Agenda")
        table.tommy.passes()
        table.darin.passes()
        assert table.phase is Phase.OPERATIONS
        assert table.darin.may_use(card)


class TestReclaimedServant:
    """ar-067."""

    def test_exhausted_it_costs_its_player_a_card(self) -> None:
        """ar-067: at the end of one's own turn."""
        table = Scenario(phase="end", cards=CARDS, bells=["tommy"])
        table.darin.has("Reclaimed Servant", exhausted=True)
        table.run_to("refresh")
        assert len(table.darin.discard) == 1
        assert table.tommy.discard == []

    def test_ready_it_costs_the_opponent_two(self) -> None:
        """ar-067: at the end of the opponent's turn."""
        table = Scenario(active="tommy", phase="end", cards=CARDS, bells=["tommy"])
        table.darin.has("Reclaimed Servant")
        table.run_to("refresh")
        assert len(table.tommy.discard) == 2
        assert table.darin.discard == []

    def test_otherwise_nothing(self) -> None:
        """ar-067: ready on one's own turn, exhausted on the opponent's."""
        for active, exhausted in (("darin", False), ("tommy", True)):
            table = Scenario(active=active, phase="end", cards=CARDS, bells=["tommy"])
            table.darin.has("Reclaimed Servant", exhausted=exhausted)
            table.run_to("refresh")
            assert table.darin.discard == table.tommy.discard == []


class TestTheForgottenExplorer:
    """ar-079."""

    def test_he_goes_where_the_fewest_are(self) -> None:
        """ar-079: at least one; he exhausts for it."""
        table = Scenario(active="tommy", phase="commit", cards=CARDS, bells=["darin"])
        explorer = table.darin.has("The Forgotten Explorer")
        men = [table.tommy.has(WEAK) for _ in range(3)]
        table.tommy.commits({men[0]: table.a, men[1]: table.a, men[2]: table.b})
        assert explorer.story == table.b
        assert explorer.exhausted

    def test_exhausted_he_stays(self) -> None:
        """ar-079."""
        table = Scenario(active="tommy", phase="commit", cards=CARDS, bells=["darin"])
        explorer = table.darin.has("The Forgotten Explorer", exhausted=True)
        man = table.tommy.has(WEAK)
        table.tommy.commits(man, to=table.b)
        assert explorer.story is None


class TestTheRedThreshold:
    """ar-103."""

    def test_any_won_storys_effect(self) -> None:
        """ar-103: also one of the opponent's; a character is the price."""
        table = Scenario(phase="resolution", cards=CARDS, stories=[QUIET], bells=["tommy"])
        man = table.darin.has(MAN, at=table.a)
        table.tommy.won(GIFT)
        table.darin.domain(neutral=3)
        table.darin.holds("The Red Threshold")
        table.decline_all()
        table.darin.responds_with("The Red Threshold")
        assert man.in_hand
        assert len(table.darin.hand) == 2

    def test_not_after_a_lost_struggle_there(self) -> None:
        """ar-103: the memory of the turn."""
        table = Scenario(phase="resolution", cards=CARDS, stories=[SCREAM], bells=["tommy"])
        table.darin.has(CALM, at=table.a)
        table.tommy.has(MAN, at=table.a)
        table.tommy.won(GIFT)
        table.darin.domain(neutral=3)
        table.darin.holds("The Red Threshold")
        table.game.keep_journal()
        table.decline_all()
        assert len(table.happened(Kind.SUCCEED)) == 1
        table.expects(table.tommy, "action")


class TestDecipheredHistory:
    """ar-117."""

    def test_a_token_where_you_stand_is_taken_off(self) -> None:
        """ar-117."""
        table = Scenario(active="tommy", phase="resolution", cards=CARDS, stories=[QUIET], bells=["darin"])
        table.tommy.has(MAN, at=table.a)
        table.darin.has(WEAK, at=table.a)
        table.darin.domain(miskatonic=2)
        table.darin.holds("Deciphered History")
        table.tommy.accepts()
        assert table.a.tokens(table.tommy) == 1
        table.darin.responds_with("Deciphered History")
        assert table.a.tokens(table.tommy) == 0

    def test_not_where_you_do_not(self) -> None:
        """ar-117."""
        table = Scenario(active="tommy", phase="resolution", cards=CARDS, stories=[QUIET], bells=["darin"])
        table.tommy.has(MAN, at=table.a)
        table.darin.has(WEAK)
        table.darin.domain(miskatonic=2)
        table.darin.holds("Deciphered History")
        table.tommy.accepts()
        table.tommy.accepts()
        table.expects(table.darin, "action")
