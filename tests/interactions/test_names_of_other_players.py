"""What one player has chosen for an effect, later words may speak of; and who cannot do it stops nobody else."""

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=2, skill=2)
CULTIST = character("test-2", "Kin", NEUTRAL, cost=2, skill=2, subtypes="Cultist")
ORDEAL = event(
    "test-3", "Ordeal", NEUTRAL, cost=0,
    text=[action(then(must(OPPONENT, exhaust(choose(MINE, as_="it"))), wound(the("it"))))],
)
OFFER = event(
    "test-4", "Offer", NEUTRAL, cost=0,
    text=[action(may(OPPONENT, choosing(choose(MINE, as_="it"))), wound(the("it")))],
)
TRIAL = event(
    "test-5", "Trial", NEUTRAL, cost=0,
    text=[action(then(
        must(EACH_PLAYER, choosing(choose(MINE, as_="them"))), wound(the("them", "characters"))
    ))],
)
TITHE = support(
    "test-6", "Tithe", NEUTRAL, cost=0,
    text=[forced_response(after(enters_play(THIS)), must(EACH_PLAYER, sacrifice(a(MINE.other_than("Cultist"), 2))))],
)
REVENGE = character(
    "test-7", "Avenger", NEUTRAL, cost=2, skill=2,
    text=[forced_response(
        after(is_("destroyed", THIS)), choosing(A_PLAYER), must(CHOSEN_PLAYER, sacrifice(a(MINE)))
    )],
)
STRIKE = event("test-8", "Strike", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER)))])
CARDS = [MAN, CULTIST, ORDEAL, OFFER, TRIAL, TITHE, REVENGE, STRIKE]


class TestWhatTheyChose:
    """EFF-3: what a player chooses while an effect resolves is what it then speaks of."""

    def test_what_an_opponent_had_to_choose(self) -> None:
        """EFF-3, EFF-12: the character that the opponent exhausted is wounded, no other one."""
        table = Scenario(cards=CARDS, bells=["darin"])
        chosen, other = table.tommy.has(MAN), table.tommy.has(MAN)
        table.darin.plays(table.darin.holds(ORDEAL))
        table.tommy.chooses(chosen)
        assert chosen.in_discard
        assert other.ready

    def test_what_an_opponent_might_choose(self) -> None:
        """EFF-3, GEN-12: chosen or not, the rest of the effect goes on."""
        for answer in ("yes", "no"):
            table = Scenario(cards=CARDS, bells=["darin"])
            man, other = table.tommy.has(MAN), table.tommy.has(MAN)
            table.darin.plays(table.darin.holds(OFFER))
            table.tommy.chooses(answer)
            if answer == "yes":
                table.tommy.chooses(man)
            assert man.in_discard == (answer == "yes")
            assert other.in_play

    def test_what_both_players_chose(self) -> None:
        """EFF-25, EFF-3: each is asked, the active player first, and both cards are meant."""
        table = Scenario(cards=CARDS, bells=["darin"])
        mine, mine_too = table.darin.has(MAN), table.darin.has(MAN)
        theirs, theirs_too = table.tommy.has(MAN), table.tommy.has(MAN)
        table.darin.plays(table.darin.holds(TRIAL))
        table.darin.chooses(mine)
        table.tommy.chooses(theirs_too)
        assert (mine.in_discard, theirs_too.in_discard) == (True, True)
        assert (mine_too.in_play, theirs.in_play) == (True, True)


class TestWhoeverCannot:
    """EFF-2, EFF-7: who cannot give up as many gives up none, and stops nobody."""

    def test_the_other_player_gives_up_two(self) -> None:
        """EFF-2, EFF-7, TIME-21: one player has a single character that could go."""
        table = Scenario(cards=CARDS, bells=["darin"])
        mine = table.darin.has(MAN)
        table.darin.has(CULTIST)
        theirs, theirs_too = table.tommy.has(MAN), table.tommy.has(MAN)
        kept = table.tommy.has(MAN)
        table.darin.plays(table.darin.holds(TITHE))
        table.tommy.chooses(theirs, theirs_too)
        assert (mine.in_play, kept.in_play) == (True, True)
        assert theirs.in_discard
        assert theirs_too.in_discard

    def test_if_nobody_can_nothing_comes_of_it(self) -> None:
        """TIME-21: a Forced Response comes when it is able to."""
        table = Scenario(cards=CARDS, bells=["darin"])
        mine, theirs = table.darin.has(MAN), table.tommy.has(MAN)
        table.darin.plays(table.darin.holds(TITHE))
        assert mine.in_play
        assert theirs.in_play


class TestAPlayerWhoIsChosen:
    """EFF-3: it is enough that one can do it who may be chosen."""

    def test_the_opponent_can_although_its_player_cannot(self) -> None:
        """TIME-21: its own side is empty, the other one is not."""
        table = Scenario(cards=CARDS, bells=["darin"])
        avenger, man = table.darin.has(REVENGE), table.tommy.has(MAN)
        table.darin.plays(table.darin.holds(STRIKE), on=avenger)
        table.darin.chooses("your opponent")
        assert man.in_discard
