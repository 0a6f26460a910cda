"""Boxes, labels, events, and what is remembered of cards that left: TIME-24 to TIME-30."""

import pytest

from rlyeh.language import *
from rlyeh.language.triggers.abilities import Triggered
from rlyeh.language.triggers.events import PlayerDoes, TimePoint
from rlyeh.model import Phase, Zone
from rlyeh.testing import Scenario
from tests.rules.time_table import CARDS, GHOUL, HUSH, MAN, NOTE, RIFLE, SHIELD, SHOT, asked, scene

# -- boxes ------------------------------------------------------------------------------------------------------------

WATCHER = support(
    "test-30", "Watcher", NEUTRAL, cost=1,
    text=[
        response(after(is_("readied", CARD)), draw()),
        response(after(draws_cards(OPPONENT)), draw()),
        response(after(PlayerDoes(ANY_PLAYER, "commits")), draw()),
        response(after(succeeds(ANY_PLAYER)), draw()),
        response(after(is_("uncommitted", CHARACTER)), draw()),
        response(after(TimePoint("turn ends")), draw()),
    ],
)  # fmt: skip


def test_the_boxes() -> None:
    """TIME-24, TIME-25: refresh, draw, resource, both commits, resolution, uncommitting and End of Turn run through;
    responses come after each of them, actions only in the windows between."""
    hero = character("test-31", "Hero", NEUTRAL, cost=1, skill=2)
    table = Scenario(cards=[*CARDS, WATCHER, hero], phase="refresh", bells=["darin"])
    table.tommy.has(WATCHER)
    for _ in range(2):
        table.darin.has(hero, exhausted=True)
    guard = table.tommy.has(hero)
    table.darin.domain(agency=1)
    heroes = [card for card in table.darin.in_play if card.title == "Hero"]
    seen: list[str] = []
    while table.active is table.darin:
        decision = table.open_decision()
        note = f"{decision.kind} of {table.players[decision.seat].name}"
        if not seen or seen[-1] != note:
            seen.append(note)
        if decision.kind == "commit" and decision.seat == 0:
            table.darin.commits({heroes[0]: table.a, heroes[1]: table.b})
        elif decision.kind == "commit":
            table.tommy.commits(guard, to=table.a)
        elif decision.kind == "pick-story":
            table.darin.chooses(table.a)
        elif decision.option("decline") is not None:
            table.game.apply("decline")
        else:
            table.game.apply("pass")
    assert seen == [
        "response of tommy",  # after the refresh box, in which two heroes were readied
        "action of darin",
        "response of tommy",  # after the draw box
        "action of darin",
        "resource of darin",
        "action of darin",  # resource, operations, story
        "commit of darin",
        "response of tommy",
        "action of darin",
        "commit of tommy",
        "response of tommy",
        "action of darin",
        "pick-story of darin",
        "token of darin",  # story b succeeds, story a resolves: no response in between
        "response of tommy",
        "action of darin",
        "response of tommy",  # after uncommitting and after the End of Turn, without an action window
    ]


def test_end_of_turn_and_uncommitting_are_boxes_of_their_own() -> None:
    """TIME-25, AMB-20: each has its own response window, and the last one no actions."""
    table = Scenario(cards=[*CARDS, WATCHER], phase="uncommit", bells=["darin", "tommy"])
    table.tommy.has(WATCHER)
    table.darin.has(MAN, at=table.a)
    assert (asked(table), table.phase) == (("tommy", "response"), Phase.STORY)
    table.tommy.passes()
    assert (asked(table), table.phase) == (("tommy", "response"), Phase.END)
    table.tommy.passes()
    assert table.phase is Phase.REFRESH
    assert table.active is table.tommy


# -- labels -----------------------------------------------------------------------------------------------------------

LABELS = {"action": ACTION, "disrupt": DISRUPT, "response": RESPONSE, "forced": FORCED_RESPONSE}


def test_triggered_effects_and_triggered_abilities() -> None:
    """TIME-26, TIME-27: an event's effect is no triggered ability, nor is one from hand or discard pile; EX-165."""
    spy = support("test-20", "Spy", NEUTRAL, cost=1, text=[disrupt(when(Triggered()), draw())])
    agent = support("test-21", "Agent", NEUTRAL, cost=1, text=[disrupt(when(triggered_ability()), draw())])
    table = Scenario(cards=[*CARDS, spy, agent], bells=["darin"])
    mole, man = table.tommy.has(spy), table.tommy.has(agent)
    shot, rifle, victim = table.darin.holds(SHOT), table.darin.has(RIFLE), table.darin.has(MAN)
    survivor = table.darin.has(MAN)
    ghoul = table.darin.discarded(GHOUL)
    table.darin.plays(shot, on=victim)
    assert (table.tommy.may_use(mole), table.tommy.may_use(man)) == (True, False)
    table.tommy.passes()
    table.darin.uses(ghoul)
    assert (table.tommy.may_use(mole), table.tommy.may_use(man)) == (True, False)
    table.tommy.passes()
    table.darin.uses(rifle, on=survivor)
    assert (table.tommy.may_use(mole), table.tommy.may_use(man)) == (True, True)
    table.tommy.passes()


@pytest.mark.parametrize("label", ["action", "disrupt", "response", "forced"])
def test_the_four_labels(label: str) -> None:
    """TIME-26: each of them introduces a triggered effect, which what waits for one may answer."""
    spy = support("test-20", "Spy", NEUTRAL, cost=1, text=[disrupt(when(triggered(LABELS[label])), draw())])
    texts = {
        "action": action(exhaust(THIS), to=draw()),
        "disrupt": disrupt(when(would_be("wounded", CHARACTER)), exhaust(THIS), to=draw()),
        "response": response(after(is_("destroyed", CHARACTER)), exhaust(THIS), to=draw()),
        "forced": forced_response(after(is_("destroyed", CHARACTER)), draw()),
    }
    box = support("test-21", "Box", NEUTRAL, cost=1, text=[texts[label]])
    table = Scenario(cards=[*CARDS, spy, box], bells=["darin"])
    table.tommy.has(spy)
    on_table, shot, man = table.darin.has(box), table.darin.holds(SHOT), table.tommy.has(MAN)
    if label == "action":
        table.darin.uses(on_table)
    else:
        table.darin.plays(shot, on=man)
    if label in ("disrupt", "response"):
        table.darin.uses(on_table)
    assert asked(table) == ("tommy", "disrupt")
    table.tommy.disrupts_with("Spy")
    assert len(table.tommy.hand) == 1


# -- events -----------------------------------------------------------------------------------------------------------


def test_when_events_are_played() -> None:
    """TIME-28: Action events in action windows, Disrupts when their condition arises, Responses in response windows."""
    table = scene(phase="draw", bells=["darin"])
    shot, shield, note, man = (table.darin.holds(SHOT), table.darin.holds(SHIELD), table.darin.holds(NOTE),
                               table.darin.has(MAN))  # fmt: skip
    cards = (shot, shield, note)
    assert asked(table) == ("darin", "response")
    assert [table.darin.may_use(card) for card in cards] == [False, False, True]
    table.darin.passes()
    assert asked(table) == ("darin", "action")
    assert [table.darin.may_use(card) for card in cards] == [True, False, False]
    table.darin.plays(shot, on=man)
    assert asked(table) == ("darin", "disrupt")
    assert [table.darin.may_use(card) for card in cards[1:]] == [True, False]
    table.darin.passes()


def test_where_an_event_is_while_it_is_played() -> None:
    """TIME-29, CARD-5: in no pile, so it cannot fetch itself; then in its owner's discard pile; EX-81."""
    fetch = event(
        "test-20", "Fetch", NEUTRAL, cost=0, text=[action(return_to_hand(choose(CARD.in_(DISCARD))))]
    )
    table = Scenario(cards=[*CARDS, fetch], bells=["darin"])
    card, hush = table.darin.holds(fetch), table.tommy.holds(HUSH)
    old, older = table.darin.discarded(MAN), table.darin.discarded(MAN)
    table.darin.plays(card)
    assert set(table.darin.choices()) == {old, older}
    assert card.zone is Zone.LIMBO
    table.darin.chooses(old)
    assert asked(table) == ("tommy", "disrupt")
    assert card.zone is Zone.LIMBO
    table.tommy.passes()
    assert hush.in_hand
    assert old.in_hand
    assert card.in_discard


def test_an_event_from_the_discard_pile_leaves_it_too() -> None:
    """TIME-29: it comes back when it is done; EX-81."""
    fetch = event("test-20", "Fetch", NEUTRAL, cost=0, text=[action(return_to_hand(choose(CARD.in_(DISCARD))))])
    encore = support(
        "test-21", "Encore", NEUTRAL, cost=0, text=[action(exhaust(THIS), to=play_free(choose(EVENT.in_(DISCARD))))],
    )  # fmt: skip
    table = Scenario(cards=[*CARDS, fetch, encore], bells=["darin"])
    card, old, older = table.darin.discarded(fetch), table.darin.discarded(MAN), table.darin.discarded(MAN)
    table.darin.uses(table.darin.has(encore))
    assert set(table.darin.choices()) == {old, older}
    assert card.zone is Zone.LIMBO
    table.darin.chooses(old)
    assert card.in_discard


def test_an_event_that_is_used_in_the_discard_pile_stays_there() -> None:
    """TIME-31: that is no playing: it lies there all the time, and only what its text says is paid."""
    fetch = event(
        "test-22", "Refetch", NEUTRAL, cost=3,
        text=[action(pay(1), to=return_to_hand(choose(CARD.in_(DISCARD))), from_=DISCARD)],
    )  # fmt: skip
    table = Scenario(cards=[*CARDS, fetch], bells=["darin"])
    domain = table.darin.domain(neutral=1)
    card, old = table.darin.discarded(fetch), table.darin.discarded(MAN)
    table.darin.uses(card)
    assert card.in_discard
    table.darin.chooses(old)
    assert (card.in_discard, old.in_hand, domain.drained) == (True, True, True)


def test_an_event_that_works_in_the_discard_pile_cannot_be_played_with_that_text() -> None:
    """TIME-31, EFF-31: its ability is not to be had in hand; and without 1 to pay it is not to be had at all."""
    fetch = event(
        "test-22", "Refetch", NEUTRAL, cost=0,
        text=[action(pay(1), to=return_to_hand(choose(CARD.in_(DISCARD))), from_=DISCARD)],
    )  # fmt: skip
    table = Scenario(cards=[*CARDS, fetch], bells=["darin"])
    card = table.darin.discarded(fetch)
    assert not table.darin.may_use(card)
    table = Scenario(cards=[*CARDS, fetch], bells=["darin"])
    table.darin.domain(neutral=1)
    held = table.darin.holds(fetch)
    table.darin.discarded(MAN)
    assert not table.darin.may_use(held)


# -- what is remembered -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", ["skill", "wounds", "story", "position", "control"])
def test_what_was_on_a_card_is_remembered_for_the_responses(what: str) -> None:
    """TIME-30: skill, wounds, place and controller are looked up as they were; afterwards all of it is gone."""
    kinds = {
        "skill": CHARACTER.skill(at_least=3),
        "wounds": CHARACTER.wounded,
        "story": CHARACTER.at(HOST_STORY),
        "position": CHARACTER.exhausted,
        "control": CHARACTER.of(OPPONENT),
    }
    host = {"attach_to": STORY, "subtypes": "Attachment"} if what == "story" else {}
    chronicle = support(
        "test-20", "Chronicle", NEUTRAL, cost=1, **host, text=[response(after(is_("destroyed", kinds[what])), draw())]
    )
    bonus = until_end_of_turn(gains(choose(CHARACTER), skill=2))
    boost = event("test-21", "Boost", NEUTRAL, cost=0, text=[action(bonus)])
    table = Scenario(cards=[*CARDS, chronicle, boost], bells=["darin", "tommy"], impossible=what == "story")
    book = table.darin.has(chronicle, on=table.a if what == "story" else None)
    how: dict[str, dict[str, object]] = {"story": {"at": table.a}, "position": {"exhausted": True},
                                         "control": {"owner": table.darin}}  # fmt: skip
    man = (table.tommy if what == "control" else table.darin).has(MAN, **how.get(what, {}))  # type: ignore[arg-type]
    event_, shot = table.darin.holds(boost), table.darin.holds(SHOT)
    if what == "skill":
        table.darin.plays(event_, on=man)
        table.tommy.passes()
    table.darin.plays(shot, on=man)
    assert man.in_discard
    assert man.wounds == 0
    table.darin.responds_with(book)
    assert man.skill == 1
    assert man.controller is man.owner


def test_a_plain_card_does_not_pass_for_more() -> None:
    """TIME-30: without the bonus the chronicle does not answer."""
    chronicle = support(
        "test-20", "Chronicle", NEUTRAL, cost=1,
        text=[response(after(is_("destroyed", CHARACTER.skill(at_least=3))), draw())],
    )  # fmt: skip
    table = Scenario(cards=[*CARDS, chronicle], bells=["darin", "tommy"])
    table.darin.has(chronicle)
    shot, man = table.darin.holds(SHOT), table.darin.has(MAN)
    table.darin.plays(shot, on=man)
    assert asked(table) == ("tommy", "action")
