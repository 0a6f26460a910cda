"""Summons of the Deep: cards about stories, struggles and tokens."""

from rlyeh.engine.reading import all_struggles
from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=3, skill=2, icons="TCAI")
WEAK = character("test-2", "Weak", NEUTRAL, cost=2, skill=1)
MAGE = character("test-3", "Mage", NEUTRAL, cost=2, skill=2, icons="AAA")
CLERK = character("test-4", "Clerk", NEUTRAL, cost=2, skill=2, icons="III")
BRUTE = character("test-5", "Brute", NEUTRAL, cost=3, skill=1, icons="CCC")
GHOST = character("test-6", "Ghost", NEUTRAL, cost=3, skill=1, icons="TTT")
QUIET, SCREAM, BRAWL, RITE, SEARCH, BOTH = [
    story(f"test-{20 + at}", name, struggles=struggles)
    for at, (name, struggles) in enumerate(
        [("Quiet", ""), ("Scream", "T"), ("Brawl", "C"), ("Rite", "A"), ("Search", "I"), ("Both", "TA")]
    )
]
GIFT = story("test-30", "Gift", struggles="", text=[draw()])
PEST = event("test-31", "Pest", NEUTRAL, cost=0, text=[action(uncommit(choose(CHARACTER.committed)))])
FOE = character("test-7", "Foe", NEUTRAL, cost=1, skill=0, icons="I")
PAIR = character("test-8", "Pair", NEUTRAL, cost=1, skill=1, icons="II")
TOKEN = event(
    "test-32", "Token", NEUTRAL, cost=0,
    text=[
        action(
            choosing(choose(STORY, as_="story")), choosing(A_PLAYER),
            place_token(the("story", "story"), who=CHOSEN_PLAYER),
        ),
    ],
)
CARDS = [MAN, WEAK, MAGE, CLERK, BRUTE, GHOST, QUIET, SCREAM, BRAWL, RITE, SEARCH, BOTH, GIFT, PEST]


class TestSleepingPills:
    """sotd-005."""

    def test_no_terror_where_their_host_is(self) -> None:
        """sotd-005; STORY-68: at that story, as long as the host is there."""
        table = Scenario(cards=CARDS, stories=[BOTH, BOTH])
        man = table.darin.has(MAN, at=table.a)
        table.darin.has("Sleeping Pills", on=man)
        assert all_struggles(table.game, table.a.id) == (0, 0, 1, 0)
        assert all_struggles(table.game, table.b.id) == (1, 0, 1, 0)

    def test_at_home_they_do_nothing(self) -> None:
        """sotd-005."""
        table = Scenario(cards=CARDS, stories=[BOTH])
        table.darin.has("Sleeping Pills", on=table.darin.has(MAN))
        assert all_struggles(table.game, table.a.id) == (1, 0, 1, 0)


class TestSpawnOfTheSleeper:
    """sotd-011."""

    def test_who_went_insane_by_terror_this_phase_changes_sides(self) -> None:
        """sotd-011: not who was insane before."""
        table = Scenario(phase="resolution", cards=CARDS, stories=[SCREAM], bells=["darin"])
        before = table.tommy.has(WEAK, insane=True)
        table.darin.has(GHOST, at=table.a)
        victim = table.tommy.has(WEAK, at=table.a)
        table.darin.domain(hastur=2)
        table.darin.holds("Spawn of the Sleeper")
        table.decline_all()
        assert victim.insane
        table.darin.plays("Spawn of the Sleeper")
        assert victim.controller is table.darin
        assert before.controller is table.tommy

    def test_in_another_phase_it_is_too_late(self) -> None:
        """sotd-011."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.tommy.has(WEAK, insane=True)
        table.darin.domain(hastur=2)
        card = table.darin.holds("Spawn of the Sleeper")
        assert not table.darin.may_play(card)


class TestGrimWraith:
    """sotd-015."""

    def test_a_struggle_becomes_one_of_terror(self) -> None:
        """sotd-015: the one that is chosen is lost, one of terror is added."""
        table = Scenario(phase="commit", cards=CARDS, stories=[BOTH], bells=["tommy"])
        wraith = table.darin.has("Grim Wraith")
        table.darin.commits(wraith, to=table.a)
        table.darin.responds_with(wraith)
        table.darin.chooses(ARCANE)
        assert all_struggles(table.game, table.a.id) == (2, 0, 0, 0)


class TestBeneathTheSurface:
    """sotd-038."""

    def played_on_a(self, clerks: int, at: str) -> Scenario:
        """Whoever is at the story has an investigation icon against the three or two of the attacker."""
        table = Scenario(phase="story", cards=[*CARDS, FOE, PAIR], stories=[SEARCH, SEARCH], bells=["darin"])
        clerk, foe = table.darin.has(CLERK if clerks == 3 else PAIR), table.tommy.has(WEAK)
        table.darin.domain(neutral=4)
        table.darin.holds("Beneath the Surface")
        table.darin.plays("Beneath the Surface", on=table.a)
        table.darin.passes()
        where = table.a if at == "a" else table.b
        table.darin.commits(clerk, to=where)
        table.darin.passes()
        table.tommy.commits(foe, to=where)
        table.darin.passes()
        table.decline_all()
        return table

    def test_three_icons_win_the_story(self) -> None:
        """sotd-038; WIN-12."""
        assert self.played_on_a(3, "a").a.is_won

    def test_two_do_not(self) -> None:
        """sotd-038."""
        assert self.played_on_a(2, "a").a.in_play

    def test_nor_does_a_struggle_elsewhere(self) -> None:
        """sotd-038."""
        table = self.played_on_a(3, "b")
        assert table.a.in_play
        assert table.b.in_play

    def test_before_committing_only(self) -> None:
        """sotd-038."""
        table = Scenario(phase="commit", cards=CARDS, bells=["darin"])
        clerk = table.darin.has(CLERK)
        table.darin.domain(neutral=4)
        card = table.darin.holds("Beneath the Surface")
        table.darin.commits(clerk, to=table.a)
        assert not table.darin.may_play(card)


class TestHowardLudvinski:
    """sotd-043."""

    def test_a_won_story_goes_back_and_its_effect_comes(self) -> None:
        """sotd-043; WIN-3: it no longer counts."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        howard = table.darin.has("Howard Ludvinski")
        gift = table.darin.won(GIFT)
        table.darin.uses(howard)
        assert len(table.darin.hand) == 1
        assert not gift.is_won
        assert table.darin.won_pile == []
        assert gift.id in table.game.state.story_deck

    def test_without_a_won_story_it_cannot_be_used(self) -> None:
        """sotd-043: the opponent's do not help."""
        table = Scenario(cards=CARDS, bells=["darin"])
        howard = table.darin.has("Howard Ludvinski")
        table.tommy.won(GIFT)
        assert not table.darin.may_use(howard)


class TestAcademicObfuscation:
    """sotd-044."""

    def test_opponents_need_seven(self) -> None:
        """sotd-044; STORY-62: six are too few, and you need five."""
        for mine, tokens, is_won in ((False, 6, False), (False, 7, True), (True, 4, False), (True, 5, True)):
            table = Scenario(cards=[*CARDS, TOKEN], stories=[QUIET], bells=["tommy"])
            player = table.darin if mine else table.tommy
            table.darin.has("Academic Obfuscation", on=table.a)
            table.tokens(table.a, {player: tokens - 1})
            table.darin.holds(TOKEN)
            table.darin.plays("Token", on=table.a)
            table.darin.chooses(player.seat)
            assert table.a.is_won is is_won, (mine, tokens)


class TestTheCorneredMan:
    """sotd-057."""

    def test_a_wound_brings_another_combat_struggle(self) -> None:
        """sotd-057; STORY-70: at once, and it may be done again."""
        table = Scenario(phase="resolution", cards=CARDS, stories=[BRAWL], bells=["tommy"])
        man = table.darin.has("The Cornered Man", at=table.a)
        one, two = table.tommy.has(WEAK, at=table.a), table.tommy.has(WEAK, at=table.a)
        table.tommy.chooses(one)
        table.darin.disrupts_with(man)
        assert man.wounds == 1
        assert one.in_discard
        assert two.in_discard
        table.darin.passes()
        table.decline_all()

    def test_it_is_a_choice(self) -> None:
        """sotd-057."""
        table = Scenario(phase="resolution", cards=CARDS, stories=[BRAWL], bells=["tommy"])
        man = table.darin.has("The Cornered Man", at=table.a)
        one, two = table.tommy.has(WEAK, at=table.a), table.tommy.has(WEAK, at=table.a)
        table.tommy.chooses(one)
        table.darin.passes()
        table.decline_all()
        assert man.wounds == 0
        assert two.in_play


class TestPaganHall:
    """sotd-064."""

    def test_a_token_goes_to_the_hall_instead(self) -> None:
        """sotd-064: one, as the hall exhausts for it."""
        table = Scenario(phase="resolution", cards=CARDS, stories=[QUIET], bells=["tommy"])
        hall = table.darin.has("Pagan Hall")
        table.darin.has(MAN, at=table.a)
        table.darin.accepts()
        table.darin.disrupts_with(hall)
        assert hall.tokens(table.darin) == 1
        assert table.a.tokens(table.darin) == 0
        table.darin.accepts()
        assert table.a.tokens(table.darin) == 1

    def test_any_number_of_them_moves_to_a_story(self) -> None:
        """sotd-064."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        hall = table.darin.has("Pagan Hall", tokens=4)
        table.darin.uses(hall, on=table.b)
        table.darin.chooses(3)
        assert hall.tokens(table.darin) == 1
        assert table.b.tokens(table.darin) == 3


class TestStrugglingArtist:
    """sotd-077."""

    def test_arcane_comes_first_and_another_is_skipped(self) -> None:
        """sotd-077; STORY-60."""
        table = Scenario(phase="resolution", cards=CARDS, stories=[BOTH], bells=["tommy"])
        artist = table.darin.has("Struggling Artist", at=table.a)
        ghost = table.tommy.has(GHOST, at=table.a)
        table.darin.declines()  # the winner readies nobody
        table.darin.disrupts_with(artist)
        table.darin.chooses(TERROR)
        table.decline_all()
        assert artist.in_play
        assert not artist.insane
        assert ghost.in_play

    def test_at_another_story_terror_is_first_as_ever(self) -> None:
        """sotd-077; STORY-12."""
        table = Scenario(phase="resolution", cards=CARDS, stories=[BOTH, BOTH], bells=["tommy"])
        table.darin.has("Struggling Artist", at=table.b)
        mage = table.darin.has(MAGE, at=table.a)
        table.tommy.has(GHOST, at=table.a)
        table.darin.chooses(table.a)
        assert mage.insane
        table.decline_all()
        table.darin.passes()
        table.decline_all()


class TestStealingTheGlory:
    """sotd-079."""

    def test_each_arcane_struggle_won_there_may_bring_a_token(self) -> None:
        """sotd-079: at that story only."""
        table = Scenario(phase="commit", cards=CARDS, stories=[RITE, RITE], bells=["darin"])
        mages = table.darin.has(MAGE), table.darin.has(MAGE)
        foe = table.tommy.has(WEAK), table.tommy.has(WEAK)
        table.darin.domain(neutral=3)
        table.darin.holds("Stealing the Glory")
        table.darin.commits({mages[0]: table.a, mages[1]: table.b})
        table.darin.plays("Stealing the Glory", on=table.a)
        table.darin.passes()
        table.tommy.commits({foe[0]: table.a, foe[1]: table.b})
        table.darin.passes()
        table.darin.chooses(table.a)
        table.darin.declines()  # nobody is readied
        table.darin.accepts()
        assert table.a.tokens(table.darin) == 1
        table.decline_all()
        assert table.b.tokens(table.darin) == 0


class TestSummerClasses:
    """sotd-084."""

    def test_the_character_stays_until_the_story_resolves_again(self) -> None:
        """sotd-084; STORY-63: card effects do not remove it either."""
        table = Scenario(phase="resolution", cards=CARDS, stories=[QUIET], bells=["darin", "tommy"])
        man = table.tommy.has(MAN, at=table.a)
        attacker = table.darin.has(WEAK, at=table.a)
        other = table.tommy.has(WEAK)
        table.tommy.domain(miskatonic=2)
        table.tommy.holds("Summer Classes")
        table.tommy.holds(PEST)
        table.decline_all()
        table.darin.passes()
        table.tommy.plays("Summer Classes", on=man)
        table.run_to("refresh")
        assert man.story == table.a
        assert attacker.story is None
        table.run_to("story", "commit")
        table.tommy.commits(other, to=table.b)
        table.run_to("story", "pick-story")
        for at in (table.a, table.b):
            if table.tommy.may("resolve", at):
                table.tommy.chooses(at)
            table.decline_all()
        assert man.story == table.a
        table.run_to("refresh")
        assert man.story is None  # it resolved on tommy's turn

    def test_the_others_go_home(self) -> None:
        """sotd-084; STORY-47."""
        table = Scenario(phase="uncommit", cards=CARDS, bells=["darin"])
        man = table.darin.has(MAN, at=table.a)
        table.run_to("refresh")
        assert man.story is None


class TestChangingTheNames:
    """sotd-104."""

    def test_one_players_tokens_change_places(self) -> None:
        """sotd-104; EFF-14: the other player's stay."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        table.tokens(table.a, {table.darin: 3, table.tommy: 1})
        table.tokens(table.b, {table.darin: 1, table.tommy: 2})
        table.darin.domain(miskatonic=2)
        table.darin.holds("Changing the Names")
        table.darin.plays("Changing the Names", on=[table.a, table.b])
        table.darin.chooses(0)
        assert table.a.tokens(table.darin) == 1
        assert table.b.tokens(table.darin) == 3
        assert table.a.tokens(table.tommy) == 1
        assert table.b.tokens(table.tommy) == 2


class TestFoiled:
    """sotd-119."""

    def test_the_winner_cannot_use_the_effect(self) -> None:
        """sotd-119; STORY-65."""
        table = Scenario(phase="resolution", cards=CARDS, stories=[GIFT], bells=["tommy"])
        table.tommy.has("Foiled!", on=table.a)
        table.tokens(table.a, {table.darin: 4})
        table.darin.has(MAN, at=table.a)
        gift = table.a
        table.darin.accepts()
        assert gift.is_won
        assert table.darin.hand == []

    def test_of_another_story_the_winner_can(self) -> None:
        """sotd-119; STORY-39."""
        table = Scenario(phase="resolution", cards=CARDS, stories=[GIFT], bells=["tommy"])
        table.tommy.has("Foiled!", on=table.b)
        table.tokens(table.a, {table.darin: 4})
        table.darin.has(MAN, at=table.a)
        table.darin.accepts()
        table.darin.accepts()
        assert len(table.darin.hand) == 1
