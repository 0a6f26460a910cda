"""Actions and Disrupts: TIME-1 to TIME-13."""

import pytest

from rlyeh.language import *
from rlyeh.language.triggers.events import PlayerDoes
from rlyeh.model import Card
from rlyeh.testing import Scenario
from tests.rules.time_table import AVENGER, CARDS, GHOUL, HUSH, MAN, MOURNER, RIFLE, SHIELD, SHOT, asked, scene

# -- actions ----------------------------------------------------------------------------------------------------------


def test_what_an_action_is() -> None:
    """TIME-1: playing a card from hand, an Action of a card in play, or of a card elsewhere that says so."""
    table = scene()
    man, shot = table.darin.holds(MAN), table.darin.holds(SHOT)
    table.darin.domain(agency=1)
    rifle, ghoul = table.darin.has(RIFLE), table.darin.discarded(GHOUL)
    held, discarded, alive = table.darin.holds(RIFLE), table.darin.discarded(RIFLE), table.darin.has(GHOUL)
    for card in (man, shot, rifle, ghoul):
        assert table.darin.may_use(card), card
    assert not table.darin.may("use", held)
    for card in (discarded, alive):
        assert not table.darin.may_use(card), card


@pytest.mark.parametrize(
    "phase", ["refresh", "draw", "resource", "operations", "story", "after commit", "after resolution"]
)
@pytest.mark.parametrize("active", ["darin", "tommy"])
def test_both_players_act_in_every_action_window(phase: str, active: str) -> None:
    """TIME-2, TIME-3: on either turn, the active player first; characters wait for the operations phase."""
    table = scene(phase=phase, active=active)
    for player in table.players:
        player.domain(agency=1)
        player.holds(MAN)
        player.holds(SHOT)
        player.has(MAN)
    if table.open_decision().kind == "resource":
        table.active.passes()
    first, second = table.active, table.active.opponent
    assert asked(table) == (first.name, "action")
    assert first.may("play") == (phase == "operations")
    assert first.may_use("Shot")
    first.passes()
    assert asked(table) == (second.name, "action")
    assert second.may_use("Shot")
    assert not second.may("play")


def test_actions_alternate() -> None:
    """TIME-4: after an action the other player may act first; TIME-5: a pass alone closes nothing, two in a row do."""
    table = scene()
    table.darin.uses("Bell")
    assert asked(table) == ("tommy", "action")
    table.tommy.passes()
    assert asked(table) == ("darin", "action")
    table.darin.uses("Bell")
    table.tommy.uses("Bell")
    table.darin.passes()
    assert asked(table) == ("tommy", "action")
    table.tommy.uses("Bell")
    assert asked(table) == ("darin", "action")
    table.darin.passes()
    assert table.phase.name == "OPERATIONS"
    table.tommy.passes()
    assert table.phase.name == "STORY"


def test_an_action_ends_before_another_begins() -> None:
    """TIME-6: of the opponent nothing but disrupts comes in between."""
    twice = event("test-20", "Twice", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER, as_="one")), draw())])
    table = Scenario(cards=[*CARDS, twice], bells=["darin", "tommy"])
    event_ = table.darin.holds(twice)
    man = table.tommy.has(MAN)
    shot, shield, mourner = table.tommy.holds(SHOT), table.tommy.holds(SHIELD), table.tommy.has(MOURNER)
    table.darin.plays(event_, on=man)
    assert asked(table) == ("tommy", "disrupt")
    assert table.tommy.may_use(shield)
    assert not table.tommy.may_use(shot)
    table.tommy.passes()
    assert not man.in_play
    assert len(table.darin.hand) == 1
    assert asked(table) == ("tommy", "response")
    assert table.tommy.may_use(mourner)
    assert not table.tommy.may_use(shot)
    table.tommy.passes()
    assert asked(table) == ("tommy", "action")


# -- disrupts ---------------------------------------------------------------------------------------------------------


def test_a_disrupt_comes_first_and_may_cancel() -> None:
    """TIME-7: it is played as soon as its condition arises, and what set it off does not happen."""
    table = scene()
    shot, man, shield = table.darin.holds(SHOT), table.tommy.has(MAN), table.tommy.holds(SHIELD)
    table.darin.plays(shot, on=man)
    assert man.wounds == 0
    table.tommy.disrupts_with(shield)
    assert man.in_play
    assert man.wounds == 0


def test_a_disrupt_may_alter() -> None:
    """TIME-7: the character is tougher when the wound comes, which is placed all the same."""
    bandage = event(
        "test-20", "Bandage", NEUTRAL, cost=0,
        text=[disrupt(when(would_be("wounded", MINE)), until_end_of_phase(gains(MINE, keyword=TOUGHNESS(1))))],
    )  # fmt: skip
    table = Scenario(cards=[*CARDS, bandage], bells=["darin", "tommy"])
    shot, man, help_ = table.darin.holds(SHOT), table.tommy.has(MAN), table.tommy.holds(bandage)
    table.darin.plays(shot, on=man)
    table.tommy.disrupts_with(help_)
    assert man.in_play
    assert man.wounds == 1


def test_whom_a_disrupt_may_disrupt() -> None:
    """TIME-8: actions and triggered effects of either player, one's own included."""
    table = scene()
    mine, theirs = table.darin.holds(SHOT), table.tommy.holds(SHOT)
    man, hush, other = table.tommy.has(MAN), table.darin.holds(HUSH), table.darin.holds(HUSH)
    table.darin.plays(mine, on=man)
    table.darin.disrupts_with(hush)
    table.darin.passes()
    assert man.in_play
    table.tommy.plays(theirs, on=man)
    table.darin.disrupts_with(other)
    assert man.in_play


@pytest.mark.parametrize("whose", ["darin", "tommy"])
@pytest.mark.parametrize("card", [MOURNER, AVENGER])
def test_a_disrupt_may_disrupt_a_response(card: Card, whose: str) -> None:
    """TIME-8: forced or not, of either player, one's own included."""
    table = scene()
    shot, man, hush = table.darin.holds(SHOT), table.tommy.has(MAN), table.tommy.holds(HUSH)
    source = getattr(table, whose).has(card)
    table.darin.plays(shot, on=man)
    table.tommy.passes()  # the Action itself could be cancelled
    if card is MOURNER:
        source.controller.responds_with(source, on=table.a)
    table.tommy.disrupts_with(hush)
    assert man.in_discard
    assert table.a.tokens(source.controller) == 0
    assert source.controller.hand == []


def test_disrupts_reach_game_effects_inside_boxes() -> None:
    """TIME-8, TIME-9: the wound of a lost struggle, in the middle of the resolution box."""
    brute = character("test-20", "Brute", NEUTRAL, cost=1, skill=1, icons="C")
    table = Scenario(cards=[*CARDS, brute], phase="resolution", bells=["darin", "tommy"])
    table.darin.has(brute, at=table.a)
    man = table.tommy.has(MAN, at=table.a)
    shield = table.tommy.holds(SHIELD)
    assert asked(table) == ("tommy", "disrupt")
    table.tommy.disrupts_with(shield)
    assert man.in_play
    table.decline_all()


def test_a_disrupt_in_the_draw_box() -> None:
    """TIME-9: the draw itself is disrupted."""
    thief = character(
        "test-20", "Thief", NEUTRAL, cost=1, skill=1,
        text=[disrupt(when(PlayerDoes(OPPONENT, "draws")), exhaust(THIS), to=cancel())],
    )  # fmt: skip
    table = Scenario(cards=[thief], phase="draw", bells=["darin"])
    table.tommy.has(thief)
    assert asked(table) == ("tommy", "disrupt")
    table.tommy.disrupts_with("Thief")
    assert len(table.darin.hand) == 1


@pytest.mark.parametrize(("rules", "first"), [("lcg", "darin"), ("lcg-final", "tommy")])
def test_the_occurrence_goes_ahead_when_both_have_passed(rules: str, first: str) -> None:
    """TIME-10, AMB-12: in turn, the active player first; who passed may come back after a disrupt of the other."""
    ward = support(
        "test-20", "Ward", NEUTRAL, cost=1,
        text=[disrupt(when(would_be("wounded", CHARACTER)), exhaust(THIS), to=draw())],
    )  # fmt: skip
    table = Scenario(cards=[*CARDS, ward], rules=rules, bells=["darin", "tommy"])
    shot, man = table.darin.holds(SHOT), table.tommy.has(MAN)
    for player in table.players:
        player.has(ward)
        player.has(ward)
    table.darin.plays(shot, on=man)
    one = next(player for player in table.players if player.name == first)
    two = one.opponent
    one.passes()
    two.disrupts_with("Ward")
    assert asked(table) == (one.name, "disrupt")
    one.disrupts_with("Ward")
    two.passes()
    assert man.in_play
    one.passes()
    assert not man.in_play


def test_a_cancelling_effect_reaches_what_it_names() -> None:
    """TIME-11: Power Drain names Actions and Responses, so no Disrupt and no Forced Response; EX-134."""
    table = scene()
    shot, man = table.darin.holds(SHOT), table.tommy.has(MAN)
    table.tommy.has(AVENGER)
    drains = [table.tommy.holds("Power Drain"), table.darin.holds("Power Drain")]
    table.tommy.domain(hastur=2)
    table.darin.domain(hastur=2)
    table.darin.plays(shot, on=man)
    table.darin.passes()
    table.tommy.disrupts_with(drains[0])
    assert asked(table) == ("tommy", "action")
    assert man.in_play
    assert drains[1].in_hand
    assert drains[0].in_discard


def test_no_drain_for_forced_responses() -> None:
    """TIME-11."""
    table = scene()
    shot, man = table.tommy.holds(SHOT), table.tommy.has(MAN)
    table.tommy.has(AVENGER)
    table.darin.holds("Power Drain")
    table.darin.domain(hastur=2)
    table.darin.passes()
    table.tommy.plays(shot, on=man)
    table.darin.passes()
    assert len(table.tommy.hand) == 1
    assert asked(table) == ("darin", "action")


def test_what_becomes_of_a_cancelled_effect() -> None:
    """TIME-12: it does nothing, what was paid stays paid, and a cancelled event is discarded at once."""
    table = scene()
    blast = table.tommy.holds("Shotgun Blast")
    domain = table.tommy.domain(agency=2)
    rifle, man = table.tommy.has(RIFLE), table.darin.has(MAN)
    table.darin.holds(HUSH)
    table.darin.holds(HUSH)
    table.darin.passes()
    table.tommy.plays(blast, x=2, on=man)
    table.darin.disrupts_with("Hush")
    table.darin.passes()
    assert man.in_play
    assert domain.drained
    assert blast.in_discard
    table.darin.passes()
    table.tommy.uses(rifle, on=man)
    table.darin.disrupts_with("Hush")
    assert rifle.exhausted
    assert rifle.in_play
    assert man.in_play


@pytest.mark.parametrize("rules", ["lcg", "lcg-final"])
def test_a_cancelled_entry_from_hand(rules: str) -> None:
    """TIME-13, TIME-12, FINAL-16: Dreamlands Fanatic is discarded, in `lcg-final` it stays in hand; EX-121."""
    table = scene(rules=rules)
    fanatic, shot, man = table.darin.holds("Dreamlands Fanatic"), table.darin.holds(SHOT), table.tommy.has(MAN)
    table.tommy.holds("Power Drain")
    domain = table.tommy.domain(hastur=2)
    table.darin.plays(shot, on=man)
    table.tommy.passes()
    table.darin.responds_with(fanatic)
    table.tommy.disrupts_with("Power Drain")
    assert domain.drained
    assert not fanatic.in_play
    assert fanatic.in_discard == (rules == "lcg")
    assert fanatic.in_hand == (rules == "lcg-final")
    assert table.darin.may_use(fanatic) == (rules == "lcg-final")
