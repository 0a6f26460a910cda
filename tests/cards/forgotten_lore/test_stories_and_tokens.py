"""Forgotten Lore: cards about stories, tokens and phases."""

from rlyeh.engine.reading import Kind, icon_total, skill_total
from rlyeh.language import *
from rlyeh.model import Phase
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=3, skill=2, icons="TCAI")
WEAK = character("test-2", "Weak", NEUTRAL, cost=2, skill=1)
GOD = character("test-3", "God", NEUTRAL, cost=6, skill=6, subtypes="Ancient One")
HAT = support("test-4", "Hat", NEUTRAL, cost=0, subtypes="Attachment", attach_to=CHARACTER)
BRUTE = character("test-5", "Brute", NEUTRAL, cost=3, skill=1, icons="CCC")
QUIET, QUIET_TOO, SCREAM = [
    story(f"test-{20 + at}", name, struggles=struggles)
    for at, (name, struggles) in enumerate([("Quiet", ""), ("Quiet Too", ""), ("Scream", "T")])
]
BRAWL = story("test-23", "Brawl", struggles="C")
CARDS = [MAN, WEAK, GOD, HAT, BRUTE, QUIET, QUIET_TOO, SCREAM, BRAWL]


class TestTheSleeperAwakens:
    """fl-008."""

    def test_characters_without_attachments_go_and_no_story_phase_follows(self) -> None:
        """fl-008; TURN-9: the turn goes on with its end."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        bare, dressed = table.darin.has(MAN), table.darin.has(MAN)
        theirs = table.tommy.has(WEAK)
        table.darin.has(HAT, on=dressed)
        table.darin.domain(cthulhu=4)
        table.darin.holds("The Sleeper Awakens!")
        table.darin.plays("The Sleeper Awakens!")
        assert bare.in_discard
        assert theirs.in_discard
        assert dressed.in_play
        table.game.keep_journal()
        table.run_to("refresh")
        assert Phase.STORY not in [begun.phase for begun in table.happened(Kind.BEGIN_PHASE)]

    def test_the_next_story_phase_takes_place(self) -> None:
        """fl-008; TURN-6: it is for this turn only, and the opponent skips nothing."""
        table = Scenario(cards=CARDS, bells=["darin", "tommy"])
        table.darin.domain(cthulhu=4)
        table.darin.holds("The Sleeper Awakens!")
        table.darin.plays("The Sleeper Awakens!")
        table.run_to("story")
        assert table.game.state.active == 1

    def test_only_in_ones_operations_phase(self) -> None:
        """fl-008."""
        table = Scenario(phase="story", cards=CARDS, bells=["darin"])
        table.darin.domain(cthulhu=4)
        card = table.darin.holds("The Sleeper Awakens!")
        assert not table.darin.may_play(card)


class TestDreamsInLimbo:
    """fl-032."""

    def test_no_struggle_resolves_there_and_the_skill_check_does(self) -> None:
        """fl-032; STORY-68: boosters bring none either."""
        table = Scenario(phase="commit", cards=CARDS, stories=[SCREAM, BRAWL], bells=["darin"])
        mine = table.darin.has(MAN), table.darin.has(MAN)
        one, two = table.tommy.has(WEAK), table.tommy.has(WEAK)
        table.darin.domain(yog_sothoth=1)
        table.darin.holds("Dreams in Limbo")
        table.darin.commits({mine[0]: table.a, mine[1]: table.b})
        table.darin.plays("Dreams in Limbo", on=table.a)
        table.darin.passes()
        table.tommy.commits({one: table.a, two: table.b})
        table.darin.passes()
        table.darin.chooses(table.a)
        assert not one.insane
        table.expects(table.darin, "token")
        table.decline_all()
        assert two.in_discard  # the other story has its struggle


class TestKitabAlAzif:
    """fl-058."""

    def test_each_player_names_a_story_that_takes_one_token_less(self) -> None:
        """fl-058; STORY-62: for all players, and only there."""
        table = Scenario(cards=CARDS, stories=[QUIET, QUIET_TOO, SCREAM])
        table.tokens(table.a, {table.tommy: 4})
        table.tokens(table.b, {table.tommy: 3, table.darin: 3})
        table.tokens(table.c, {table.darin: 4})
        book, paid = table.darin.has("Kitab Al-Azif"), table.darin.holds(MAN)
        table.darin.uses(book)
        table.darin.chooses(table.b)
        table.tommy.chooses(table.a)
        assert paid.in_discard
        assert table.a.is_won
        assert table.b.in_play
        assert table.c.in_play

    def test_both_may_name_the_same(self) -> None:
        """fl-058; EFF-19: two fewer then."""
        table = Scenario(cards=CARDS, stories=[QUIET])
        table.tokens(table.a, {table.darin: 3})
        table.tokens(table.b, {table.darin: 2})
        book, paid = table.darin.has("Kitab Al-Azif"), table.darin.holds(MAN)
        table.darin.uses(book)
        table.darin.chooses(table.a)
        assert table.a.in_play
        table.tommy.chooses(table.a)
        assert paid.in_discard
        assert table.a in table.darin.won_pile


class TestBeneathTheMire:
    """fl-060."""

    def test_who_is_at_three_stories_loses_everybody_there(self) -> None:
        """fl-060: three stories are enough, two are not; those at home stay."""
        table = Scenario(active="tommy", phase="after defend", cards=CARDS, bells=["darin"])
        theirs = [table.tommy.has(MAN, at=at) for at in (table.a, table.b, table.c)]
        home = table.tommy.has(MAN)
        mine = [table.darin.has(MAN, at=at) for at in (table.a, table.b)]
        table.darin.domain(neutral=2)
        table.darin.holds("Beneath the Mire")
        committed_by_both(table)
        table.darin.plays("Beneath the Mire")
        while table.decision is not None and table.decision.kind == "order":
            table.tommy.chooses(table.tommy.choices()[0])
        assert all(card.in_discard for card in theirs)
        assert home.in_play
        assert all(card.in_play for card in mine)

    def test_not_before_both_have_committed(self) -> None:
        """fl-060: not on one's own turn, not before the other side has committed."""
        for active, phase in (("tommy", "after commit"), ("darin", "after defend")):
            table = Scenario(active=active, phase=phase, cards=CARDS, bells=["darin"])
            table.tommy.has(MAN, at=table.a)
            table.darin.has(MAN)
            table.darin.domain(neutral=2)
            card = table.darin.holds("Beneath the Mire")
            assert not table.darin.may_play(card), active


class TestHackJournalist:
    """fl-066."""

    def test_all_tokens_change_sides(self) -> None:
        """fl-066: all of the side that is picked, none of the other."""
        table = Scenario(cards=CARDS)
        table.tokens(table.a, {table.tommy: 3, table.darin: 1})
        hack = table.darin.has("Hack Journalist")
        table.darin.uses(hack)
        table.darin.chooses(1)
        assert hack.in_discard
        assert table.a.tokens(table.darin) == 4
        assert table.a.tokens(table.tommy) == 0


class TestNoisesInTheHills:
    """fl-068."""

    def test_a_committed_character_goes_elsewhere(self) -> None:
        """fl-068."""
        table = Scenario(phase="after defend", cards=CARDS, bells=["darin"])
        man = table.darin.has(MAN, at=table.a)
        home = table.darin.has(MAN)
        table.darin.domain(cthulhu=2)
        table.darin.holds("Noises in the Hills")
        committed_by_both(table)
        table.darin.plays("Noises in the Hills", on=table.b)
        assert man.story == table.b
        assert home.story is None

    def test_not_before_both_have_committed(self) -> None:
        """fl-068."""
        table = Scenario(phase="commit", cards=CARDS, bells=["darin"])
        man = table.darin.has(MAN)
        table.darin.domain(cthulhu=2)
        card = table.darin.holds("Noises in the Hills")
        table.darin.commits(man, to=table.a)
        assert not table.darin.may_play(card)
        table.darin.passes()
        assert table.darin.may_play(card)


def committed_by_both(table: Scenario) -> None:
    """Both players have finished committing, as the table is set."""
    for seat in (0, 1):
        table.game.state.memory.append((Kind.COMMITTED, Phase.STORY, -1, 0, seat))


class TestColdSpringGlen:
    """fl-071."""

    def test_whoever_places_a_token_loses_the_top_card(self) -> None:
        """fl-071: each token, of each player."""
        table = Scenario(phase="resolution", cards=CARDS, stories=[QUIET], bells=["tommy"])
        table.tommy.has("Cold Spring Glen")
        table.darin.has(MAN, at=table.a)
        table.darin.accepts()
        table.darin.accepts()
        assert len(table.darin.discard) == 2
        assert table.tommy.discard == []

    def test_a_token_that_is_declined_costs_nothing(self) -> None:
        """fl-071."""
        table = Scenario(phase="resolution", cards=CARDS, stories=[QUIET], bells=["tommy"])
        table.tommy.has("Cold Spring Glen")
        table.darin.has(MAN, at=table.a)
        table.darin.declines()
        table.darin.declines()
        assert table.darin.discard == []


class TestWilburWhateley:
    """fl-073."""

    def test_with_the_fourth_token_he_is_a_won_story(self) -> None:
        """fl-073; WIN-9: of his owner, and no longer in play."""
        table = Scenario(phase="resolution", cards=CARDS, stories=[QUIET], bells=["tommy"])
        wilbur = table.darin.has("Wilbur Whateley", tokens=3, at=table.a)
        table.decline_all()
        assert wilbur.is_won
        assert wilbur in table.darin.won_pile

    def test_with_three_he_is_a_character(self) -> None:
        """fl-073."""
        table = Scenario(phase="resolution", cards=CARDS, stories=[QUIET], bells=["tommy"])
        wilbur = table.darin.has("Wilbur Whateley", tokens=2, at=table.a)
        table.decline_all()
        assert wilbur.in_play
        assert wilbur.tokens(table.darin) == 3

    def test_he_counts_for_victory(self) -> None:
        """fl-073; WIN-9, WIN-1."""
        table = Scenario(phase="resolution", cards=CARDS, stories=[QUIET], bells=["tommy"])
        table.darin.won("Through the Gates")
        table.darin.won("Dreamwalkers")
        table.darin.has("Wilbur Whateley", tokens=3, at=table.a)
        assert table.decision is None
        assert table.darin.has_won

    def test_his_owner_gets_him(self) -> None:
        """fl-073; WIN-9: whoever controls him."""
        table = Scenario(phase="resolution", cards=CARDS, stories=[QUIET], bells=["tommy"])
        wilbur = table.darin.has("Wilbur Whateley", tokens=3, at=table.a, owner=table.tommy)
        table.decline_all()
        assert wilbur in table.tommy.won_pile


class TestWhateleysDiary:
    """fl-077."""

    def test_ones_own_tokens_are_dealt_out_anew(self) -> None:
        """fl-077; STORY-69: all of one's own, none of the opponent's; the fifth on a story wins it."""
        table = Scenario(cards=CARDS)
        table.tokens(table.a, {table.darin: 3, table.tommy: 1})
        table.tokens(table.b, {table.darin: 3})
        man = table.darin.has(MAN)
        diary = table.darin.has("Whateley's Diary", on=man)
        table.darin.domain(neutral=4)
        table.darin.uses(diary)
        for _ in range(5):
            table.darin.chooses(table.b)
        table.darin.chooses(table.c)
        assert diary.in_discard
        assert table.b.is_won
        assert table.a.tokens(table.darin) == 0
        assert table.a.tokens(table.tommy) == 1
        assert table.c.tokens(table.darin) == 1


class TestNegotiumPerambulansInTenebris:
    """fl-080."""

    def test_it_takes_ten_tokens(self) -> None:
        """fl-080; STORY-62: nine are too few."""
        for tokens, is_won in ((9, False), (10, True)):
            table = Scenario(phase="resolution", cards=CARDS, bells=["tommy"])
            plot = table.darin.has("Negotium Perambulans in Tenebris")
            table.tokens(plot, {table.darin: tokens - 2})
            table.tokens(table.a, {table.tommy: 4})
            table.darin.has(GOD, at=plot)
            while table.darin.may("place"):
                table.darin.accepts()
            table.decline_all()
            assert plot.is_won is is_won, tokens
            assert table.a.in_play

    def test_cheap_characters_commit_nowhere_else(self) -> None:
        """fl-080: printed cost 2 or lower; dearer ones do."""
        table = Scenario(phase="commit", cards=CARDS)
        plot = table.tommy.has("Negotium Perambulans in Tenebris")
        weak, man = table.darin.has(WEAK), table.darin.has(MAN)
        assert table.darin.may("commit", weak, to=plot)
        assert not table.darin.may("commit", weak, to=table.a)
        assert table.darin.may("commit", man, to=table.a)


class TestPolarMirage:
    """fl-091."""

    def test_one_who_stayed_at_home_is_taken_to_a_story(self) -> None:
        """fl-091: only one that is not committed; for the phase."""
        table = Scenario(active="tommy", phase="commit", cards=CARDS, bells=["darin"])
        out, home = table.tommy.has(MAN), table.tommy.has(WEAK)
        table.darin.domain(hastur=1)
        table.darin.holds("Polar Mirage")
        table.tommy.commits(out, to=table.a)
        table.darin.plays("Polar Mirage")
        assert home.controller is table.darin
        assert home.story == table.a  # a defender goes where an attacker is (STORY-6)

    def test_not_before_the_opponent_has_committed(self) -> None:
        """fl-091."""
        table = Scenario(active="tommy", phase="story", cards=CARDS, bells=["darin"])
        table.tommy.has(MAN)
        table.darin.domain(hastur=1)
        card = table.darin.holds("Polar Mirage")
        assert not table.darin.may_play(card)


class TestNormGrzbowski:
    """fl-105."""

    def test_eleven_of_ones_own_win_the_story(self) -> None:
        """fl-105; WIN-12: ten do not."""
        for number, is_won in ((10, True), (9, False)):
            table = Scenario(phase="commit", cards=CARDS, bells=["tommy"])
            norm = table.darin.has("Norm Grzbowski")
            men = [table.darin.has(WEAK) for _ in range(number)]
            table.darin.commits(dict.fromkeys([norm, *men], table.a))
            assert table.a.in_play
            table.tommy.passes()
            assert table.a.is_won is is_won

    def test_not_if_the_opponent_has_eleven_too(self) -> None:
        """fl-105."""
        table = Scenario(phase="commit", cards=CARDS, bells=["tommy"])
        norm = table.darin.has("Norm Grzbowski")
        men = [table.darin.has(WEAK) for _ in range(10)]
        theirs = [table.tommy.has(WEAK) for _ in range(11)]
        table.darin.commits(dict.fromkeys([norm, *men], table.a))
        table.tommy.passes()
        table.tommy.commits(dict.fromkeys(theirs, table.a))
        assert table.a.in_play


class TestIslandHermit:
    """fl-109."""

    def test_his_skill_counts_where_an_ancient_one_is(self) -> None:
        """fl-109; STORY-55: anybody's; his skill only."""
        table = Scenario(active="tommy", phase="resolution", cards=CARDS, stories=[QUIET, QUIET_TOO], bells=["darin"])
        table.darin.has("Island Hermit")
        table.darin.has(WEAK, at=table.a)
        table.darin.has(WEAK, at=table.b)
        table.tommy.has(MAN, at=table.b)
        table.tommy.has(MAN, at=table.a)
        assert skill_total(table.game, table.a.id, table.darin.seat) == 1
        god = table.tommy.has(GOD, at=table.a)
        assert god.in_play
        assert skill_total(table.game, table.a.id, table.darin.seat) == 2
        assert skill_total(table.game, table.b.id, table.darin.seat) == 1


class TestCthugha:
    """fl-115."""

    def test_the_combat_icons_of_the_others_there_do_not_count(self) -> None:
        """fl-115; STORY-55: of both sides, at that story only."""
        table = Scenario(phase="resolution", cards=CARDS, stories=[BRAWL, BRAWL])
        table.darin.has("Cthugha", at=table.a)
        brute = table.tommy.has(BRUTE, at=table.a)
        table.darin.has(BRUTE, at=table.a)
        table.tommy.has(BRUTE, at=table.b)
        assert icon_total(table.game, table.a.id, table.darin.seat, COMBAT) == 3
        assert icon_total(table.game, table.a.id, table.tommy.seat, COMBAT) == 0
        assert icon_total(table.game, table.b.id, table.tommy.seat, COMBAT) == 3
        assert brute.icons == "CCC"  # they are there all the same
