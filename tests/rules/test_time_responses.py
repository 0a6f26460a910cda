"""Responses, Forced Responses and passive text: TIME-14 to TIME-23."""

import pytest

from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.language import *
from rlyeh.language.triggers.events import When
from rlyeh.model import Phase
from rlyeh.testing import Scenario
from tests.rules.time_table import AVENGER, CARDS, HUSH, MAN, MOURNER, NOTE, SHOT, asked, scene

# -- responses --------------------------------------------------------------------------------------------------------


def test_a_response_needs_its_condition_and_waits_for_the_end() -> None:
    """TIME-14: only after the whole action, and before the next one; EX-10."""
    twice = event(
        "test-20", "Salvo", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER, as_="one")), draw(), draw())]
    )
    table = Scenario(cards=[*CARDS, twice], bells=["darin", "tommy"])
    salvo, man, mourner = table.tommy.holds(twice), table.darin.has(MAN), table.darin.has(MOURNER)
    assert not table.darin.may_use(mourner)
    table.darin.passes()
    table.tommy.plays(salvo, on=man)
    assert not man.in_play
    assert len(table.tommy.hand) == 2
    assert asked(table) == ("darin", "response")
    table.darin.responds_with(mourner, on=table.a)
    assert table.a.tokens(table.darin) == 1
    assert asked(table) == ("darin", "action")
    table.darin.passes()
    table.tommy.passes()
    assert table.phase is Phase.STORY


@pytest.mark.parametrize("active", ["darin", "tommy"])
def test_responses_alternate(active: str) -> None:
    """TIME-15: the active player first, any number, until both pass in a row; EX-112, GEN-6."""
    table = scene(active=active, phase="draw")
    for player in table.players:
        for _ in range(3):
            player.holds(NOTE)
    first, second = table.active, table.active.opponent
    assert asked(table) == (first.name, "response")
    first.passes()
    second.responds_with("Note", on=table.a)
    first.responds_with("Note", on=table.a)
    second.responds_with("Note", on=table.a)
    first.responds_with("Note", on=table.a)
    second.passes()
    first.responds_with("Note", on=table.a)
    assert asked(table) == (second.name, "response")
    second.passes()
    assert asked(table) == (first.name, "action")
    assert (table.a.tokens(first), table.a.tokens(second)) == (3, 2)


def test_a_card_responds_once_to_a_trigger() -> None:
    """TIME-16: each copy once for each destruction, two of them for two; EX-10, EX-173, EFF-23, AMB-15."""
    massacre = event("test-20", "Massacre", NEUTRAL, cost=0, text=[action(destroy(CHARACTER.of(OPPONENT)))])
    table = Scenario(cards=[*CARDS, massacre], bells=["darin", "tommy"])
    one, two = table.darin.has(MOURNER), table.darin.has(MOURNER)
    table.tommy.has(MAN)
    event_ = table.darin.holds(massacre)
    table.darin.plays(event_)
    table.darin.responds_with(one, on=table.a)
    assert not table.darin.may_use(one)
    table.darin.responds_with(two, on=table.b)
    assert asked(table) == ("tommy", "action")
    assert (table.a.tokens(table.darin), table.b.tokens(table.darin)) == (1, 1)


def test_two_triggers_two_responses() -> None:
    """TIME-16, AMB-15: one card answers each of two destructions."""
    massacre = event("test-20", "Massacre", NEUTRAL, cost=0, text=[action(destroy(CHARACTER.of(OPPONENT)))])
    table = Scenario(cards=[*CARDS, massacre], bells=["darin", "tommy"])
    mourner, event_ = table.darin.has(MOURNER), table.darin.holds(massacre)
    table.tommy.has(MAN)
    table.tommy.has(MAN)
    table.darin.plays(event_)
    table.darin.responds_with(mourner, on=table.a)
    table.darin.responds_with(mourner, on=table.a)
    assert asked(table) == ("tommy", "action")
    assert table.a.tokens(table.darin) == 2


def test_a_card_that_returns_to_hand_is_another_copy() -> None:
    """TIME-17: it may be played again to the same trigger, if it can be paid again."""
    echo = event(
        "test-20", "Echo", NEUTRAL, cost=1,
        text=[
            response(
                after(is_("destroyed", CHARACTER)), place_token(choose(STORY)), return_instead_of_discarding(THIS)
            ),
        ],
    )  # fmt: skip
    table = Scenario(cards=[*CARDS, echo], bells=["darin", "tommy"])
    card, shot, man = table.darin.holds(echo), table.darin.holds(SHOT), table.tommy.has(MAN)
    table.darin.domain(agency=1)
    table.darin.domain(agency=1)
    table.darin.plays(shot, on=man)
    table.darin.responds_with(card, on=table.a)
    assert card.in_hand
    table.darin.responds_with(card, on=table.a)
    assert table.a.tokens(table.darin) == 2
    assert asked(table) == ("tommy", "action")


def test_a_card_answers_its_own_departure() -> None:
    """TIME-18, TIME-19: Peaslee's Response can be used though he is gone, an Action of his cannot; EX-111."""
    lender = support(
        "test-20", "Lender", NEUTRAL, cost=1, text=[gains(CHARACTER, text=action(draw()))],
    )  # fmt: skip
    table = Scenario(cards=[*CARDS, lender], bells=["darin", "tommy"])
    peaslee = table.darin.has("core-024")
    table.darin.has(lender)
    table.darin.domain(agency=2)
    shot = table.darin.holds(SHOT)
    assert table.darin.may_use(peaslee)
    table.darin.plays(shot, on=peaslee)
    assert peaslee.in_discard
    assert asked(table) == ("darin", "response")
    assert table.darin.may_use(peaslee)
    table.darin.passes()
    table.tommy.passes()
    assert asked(table) == ("darin", "action")
    assert not table.darin.may_use(peaslee)


def test_a_forced_response_to_its_own_departure() -> None:
    """TIME-18: the Living Mummy's, with its controller's word for everybody there."""
    table = scene()
    mummy, man, shot = table.darin.has("Living Mummy"), table.tommy.has(MAN), table.tommy.holds(SHOT)
    table.darin.passes()
    table.tommy.plays(shot, on=mummy)
    assert mummy.in_discard
    assert man.in_discard


def test_when_and_after_are_one_moment() -> None:
    """TIME-20: responses to both belong to one window; EX-127."""
    one = character("test-20", "One", NEUTRAL, cost=1, skill=1, text=[response(after(commits(THIS)), draw())])
    when_it_commits = When(commits(THIS), before=False)
    two = character("test-21", "Two", NEUTRAL, cost=1, skill=1, text=[response(when_it_commits, draw())])
    table = Scenario(cards=[one, two], phase="commit")
    first, second = table.darin.has(one), table.darin.has(two)
    table.darin.commits({first: table.a, second: table.a})
    assert asked(table) == ("darin", "response")
    assert table.darin.may_use(first)
    assert table.darin.may_use(second)
    table.darin.uses(second)
    table.darin.uses(first)
    assert len(table.darin.hand) == 2
    table.decline_all()


# -- forced responses and passive text --------------------------------------------------------------------------------


def test_a_forced_response_is_not_optional_and_comes_at_once() -> None:
    """TIME-21: in `lcg` in the middle of the effect, in `lcg-final` when it is done (FINAL-1); nobody is asked."""
    for rules, drawn in (("lcg", ["darin", "tommy"]), ("lcg-final", ["tommy", "darin"])):
        first = event("test-20", "Volley", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER)), draw(who=OPPONENT))])
        table = Scenario(cards=[*CARDS, first], rules=rules, bells=["darin", "tommy"])
        volley, man = table.darin.holds(first), table.tommy.has(MAN)
        table.darin.has(AVENGER)
        table.game.keep_journal()
        table.darin.plays(volley, on=man)
        assert [table.players[entry.seat].name for entry in table.happened(Kind.DRAW)] == drawn, rules
        assert len(table.darin.hand) == 1
        assert asked(table) == ("tommy", "action")


def test_a_forced_response_needs_its_targets() -> None:
    """TIME-21: it is triggered only if it is able to; EFF-1."""
    jealous = character(
        "test-20", "Jealous", NEUTRAL, cost=1, skill=1,
        text=[forced_response(after(is_("destroyed", CHARACTER)), destroy(choose(SUPPORT.of(OPPONENT))))],
    )  # fmt: skip
    table = Scenario(cards=[*CARDS, jealous], bells=["darin"])
    table.darin.has(jealous)
    shot, other, man, men = table.darin.holds(SHOT), table.darin.holds(SHOT), table.tommy.has(MAN), table.tommy.has(MAN)
    table.darin.plays(shot, on=man)
    assert asked(table) == ("darin", "action")
    table.darin.plays(other, on=men)
    assert asked(table) == ("darin", "action")


def test_forced_responses_inside_boxes() -> None:
    """TIME-21, TIME-24: between two struggles Bokrug wounds another, if anybody else is there; EX-85, EFF-6."""
    brute = character("test-20", "Brute", NEUTRAL, cost=1, skill=1, icons="CA")
    fight = story("test-21", "Fight", struggles="CA")
    afar = support("test-22", "Afar", NEUTRAL, cost=1, text=[counts_at(MINE, STORY)])
    table = Scenario(cards=[*CARDS, brute, fight], stories=[fight], phase="resolution", bells=["darin", "tommy"])
    brutes = [table.tommy.has(brute, at=table.a, exhausted=True) for _ in range(3)]
    bokrug, mine = table.darin.has("Bokrug", at=table.a), table.darin.has(MAN, at=table.a)
    table.darin.chooses(bokrug)
    assert bokrug.wounds == 1
    assert asked(table) == ("darin", "choose")
    assert set(table.darin.choices()) == {mine, *brutes}
    table.darin.chooses(mine)
    assert mine.in_discard
    assert asked(table) == ("tommy", "arcane")  # the arcane struggle has come only now
    table.decline_all()

    table = Scenario(cards=[*CARDS, brute, fight, afar], stories=[fight], phase="resolution", bells=["darin", "tommy"])
    table.tommy.has(afar)
    for _ in range(3):
        table.tommy.has(brute)
    lonely = table.darin.has("Bokrug", at=table.a)
    table.decline_all()
    assert lonely.wounds == 1
    assert asked(table) == ("darin", "action")


def test_forced_responses_can_be_cancelled_passives_cannot() -> None:
    """TIME-22, TIME-23: Hush stops the Forced Response; against the gloom nothing can be played; EX-113."""
    gloom = support("test-20", "Gloom", NEUTRAL, cost=1, text=[loses(CHARACTER, skill=1)])
    dread = support(
        "test-21", "Dread", NEUTRAL, cost=1,
        text=[forced_response(after(is_("exhausted", CHARACTER)), until_end_of_phase(loses(CHARACTER, skill=1)))],
    )  # fmt: skip
    giant = character("test-22", "Giant", NEUTRAL, cost=1, skill=5, text=[action(exhaust(THIS), to=draw())])
    table = Scenario(cards=[*CARDS, gloom, dread, giant], bells=["darin"])
    table.darin.has(gloom)
    table.darin.has(dread)
    table.tommy.holds(HUSH)
    one = table.darin.has(giant)
    assert one.skill == 4
    table.darin.uses(one)
    table.tommy.disrupts_with("Hush")
    assert one.skill == 4
    assert not table.tommy.may("use")


def test_passive_text_is_simply_in_force() -> None:
    """TIME-23: as long as its circumstances hold, wanted or not; who does not want it is not asked."""
    curse = support(
        "test-20", "Curse", NEUTRAL, cost=1, text=[while_(exists(CHARACTER.of(OPPONENT)), loses(MINE, skill=1))]
    )
    table = Scenario(cards=[*CARDS, curse], bells=["darin", "tommy"])
    man, enemy = table.darin.has(MAN), table.tommy.has(MAN)
    shot = table.darin.holds(SHOT)
    table.darin.has(curse)
    assert man.skill == 0
    assert enemy.skill == 1
    table.darin.plays(shot, on=enemy)
    assert man.skill == 1
