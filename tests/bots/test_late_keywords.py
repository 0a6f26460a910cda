"""The acolyte and the keywords of the late sets: what it answers where they ask something."""

from rlyeh.bots.acolyte import Acolyte, advise
from rlyeh.bots.bot import Chair
from rlyeh.language import *
from rlyeh.testing import Scenario

GOAT = character("test-1", "Goat", HASTUR, cost=3, skill=4, icons="C", keywords=[RESILIENT])
BLAST = event("test-2", "Blast", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER)))])
SEND_BACK = event("test-3", "Send Back", NEUTRAL, cost=0, text=[action(return_to_hand(choose(CHARACTER)))])
HORROR = character("test-4", "Horror", CTHULHU, cost=7, skill=7, icons="TT", keywords=[DORMANT])
IMP = character("test-5", "Imp", CTHULHU, cost=1, skill=1, keywords=[DORMANT])
TOKENS = event("test-6", "Tokens", NEUTRAL, cost=0, text=[action(place_token(choose(STORY_CARD)))])
HAIL = event("test-7", "Hail", NEUTRAL, cost=0, text=[action(divide_wounds(2, among=CHARACTER))])
DREAD = event("test-8", "Dread", NEUTRAL, cost=0, text=[action(drive_insane(choose(CHARACTER), past_protection=True))])
GHOST = character("test-9", "Ghost", HASTUR, cost=4, skill=5, icons="TTC")
MAN = character("test-10", "Man", AGENCY, cost=1, skill=1)
SLEEPER = character("test-11", "Sleeper", HASTUR, cost=1, skill=4, icons="C", text=[enters_insane()])
WAKER = character("test-12", "Waker", HASTUR, cost=1, skill=4, icons="C")
MEDIC = event("test-13", "Medic", NEUTRAL, cost=0, text=[action(remove_wounds(choose(CHARACTER)))])
GIANT = character("test-14", "Giant", AGENCY, cost=1, skill=5, keywords=[TOUGHNESS(3)])
CARDS = [GOAT, BLAST, SEND_BACK, HORROR, IMP, TOKENS, HAIL, DREAD, GHOST, MAN, SLEEPER, WAKER, MEDIC, GIANT]


def table_of() -> Scenario:
    return Scenario(cards=CARDS, bells=["darin", "tommy"])


def answer(table: Scenario) -> str:
    table.open_decision()
    return Acolyte().choose(Chair(table.game)).verb


def test_it_keeps_what_is_its_own_and_would_be_lost() -> None:
    """KEY-19: not what comes back to its hand, nor what belongs to the other player."""
    for card, mine, verb in (("Blast", True, "yes"), ("Send Back", True, "no"), ("Blast", False, "no")):
        table = table_of()
        goat = table.darin.has(GOAT, owner=table.darin if mine else table.tommy)
        table.tommy.holds(BLAST)
        table.tommy.holds(SEND_BACK)
        table.darin.passes()
        table.tommy.plays(card, on=goat)
        table.expects(table.darin, "keep")
        assert answer(table) == verb
        table.darin.chooses(verb)


def test_it_lays_down_what_it_cannot_pay_for() -> None:
    """KEY-24: and nothing that it could play."""
    table = table_of()
    table.darin.domain(cthulhu=2)
    horror = table.darin.holds(HORROR)
    option = advise(table.game) if table.decision else None
    assert option is not None
    assert (option.verb, option.card) == ("dormant", horror.id)
    table = table_of()
    table.darin.domain(cthulhu=2)
    table.darin.holds(IMP)
    assert answer(table) == "play"


def test_it_plays_what_awakes() -> None:
    """KEY-26."""
    table = table_of()
    table.tokens(table.a, {table.tommy: 4})
    table.tommy.holds(TOKENS)
    horror = table.darin.holds(HORROR)
    assert table.darin.may("dormant", horror)
    table.game.apply(f"dormant:{horror.id}@{table.a.id}")
    table.tommy.plays("Tokens", on=table.a)
    table.expects(table.darin, "awaken")
    assert answer(table) == "awaken"
    table.darin.picks_no_more()


def test_it_wounds_whom_it_hurts_most() -> None:
    """KEY-29."""
    table = table_of()
    table.darin.has(MAN)
    table.tommy.has(MAN)
    ghost = table.tommy.has(GHOST)
    table.darin.holds(HAIL)
    table.darin.plays("Hail")
    assert advise(table.game).card == ghost.id
    table.darin.chooses(ghost)


def test_it_drives_the_best_insane_past_every_protection() -> None:
    """KEY-22."""
    table = table_of()
    table.darin.has(GHOST)
    table.tommy.has(MAN)
    ghost = table.tommy.has(GHOST)
    table.darin.holds(DREAD)
    table.darin.plays("Dread")
    assert advise(table.game).card == ghost.id
    table.darin.chooses(ghost)


def test_it_heals_its_own() -> None:
    """KEY-29."""
    table = table_of()
    giant = table.darin.has(GIANT, wounds=2)
    table.tommy.has(GIANT, wounds=3)
    table.darin.holds(MEDIC)
    table.darin.plays("Medic")
    assert advise(table.game).card == giant.id
    table.darin.chooses(giant)


def test_it_plays_first_who_does_not_enter_insane() -> None:
    """KEY-21."""
    table = table_of()
    table.darin.domain(hastur=1)
    table.darin.holds(SLEEPER)
    waker = table.darin.holds(WAKER)
    table.open_decision()
    assert advise(table.game).card == waker.id
