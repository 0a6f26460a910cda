"""The Eldritch Edition profile: CCG-2 to CCG-31, and the worked examples EX-176 to EX-179."""

from dataclasses import replace

import pytest

from rlyeh.cards import POOL
from rlyeh.decks import STORIES, STORY_DECKS, Deck, StoryDeck, breaches, deck_format
from rlyeh.engine import new_game
from rlyeh.engine.in_force import characteristics
from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.state.rule_sets import CCG, LCG
from rlyeh.errors import DeckError
from rlyeh.language import *
from rlyeh.model import CardType, Phase
from rlyeh.testing import CardHandle, Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=1, skill=2, icons="I")
ROCK = character("test-2", "Rock", NEUTRAL, cost=1, skill=1, keywords=[INVULNERABILITY])
TOUGH = character("test-3", "Tough", NEUTRAL, cost=1, skill=1, keywords=[TOUGHNESS(1)])
VEST = support(
    "test-4", "Vest", NEUTRAL, cost=0, subtypes="Attachment", attach_to=CHARACTER,
    text=[gains(HOST, keyword=TOUGHNESS(1))],
)
VILLAIN = character("test-6", "Villain", NEUTRAL, cost=0, skill=1, keywords=[VILLAINOUS])
SHOT = event("test-7", "Shot", NEUTRAL, cost=2, text=[action(wound(choose(CHARACTER)))])
SALVE = event(
    "test-8", "Salve", NEUTRAL, cost=0, text=[action(move_wound(choose(CHARACTER.wounded), choose(CHARACTER)))]
)
VETO = event("test-9", "Veto", NEUTRAL, cost=0, text=[disrupt(when(triggered(ACTION)), cancel())])
BRAGGART = character(
    "test-10", "Braggart", NEUTRAL, cost=1, skill=1, icons="CI",
    text=[forced_response(after(wins_struggle(COMBAT)), draw())],
)
FIGHTER = character("test-11", "Fighter", NEUTRAL, cost=1, skill=3, icons="CC")
CHARM = character("test-12", "Charm", NEUTRAL, cost=1, skill=1, boosters="II")
BLOW = event("test-13", "Blow", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER_OR_SUPPORT)))])
UNDO = support(
    "test-15", "Undo", NEUTRAL, cost=0,
    text=[forced_response(after(wins_story(ANY_PLAYER)), shuffle_into_deck(THAT_CARD))],
)
FORGET = event("test-16", "Forget", NEUTRAL, cost=0, text=[action(shuffle_into_deck(choose(WON_STORY)))])
SHED = support("test-17", "Shed", NEUTRAL, cost=0)
PLOT = conspiracy("test-18", "Plot", NEUTRAL, cost=0, struggles="TCAI")
LAMP = support("test-19", "Lamp", AGENCY, cost=1, text=[action(pay(1), to=draw())])
TOKEN = event("test-20", "Token", NEUTRAL, cost=0, text=[action(place_token(choose(STORY)))])
CUT = event("test-21", "Cut", NEUTRAL, cost=0, text=[action(uncommit(choose(CHARACTER.committed)))])
REFORM = event(
    "test-23", "Reform", NEUTRAL, cost=0,
    text=[action(until_end_of_turn(gains(choose(CHARACTER), keyword=HEROIC)))],
)
WITNESS = support(
    "test-24", "Witness", NEUTRAL, cost=0, text=[response(after(is_("discarded_from_play", CHARACTER)), draw())]
)
DUSK = support("test-25", "Dusk", NEUTRAL, cost=0, keywords=[NIGHT])
DAWN = support("test-26", "Dawn", NEUTRAL, cost=0, keywords=[DAY])
ANNEX = event("test-27", "Annex", NEUTRAL, cost=0, text=[action(gain_domain())])
WATCHER = character(
    "test-28", "Watcher", NEUTRAL, cost=1, skill=1, icons="C",
    text=[response(after(wins_struggle()), draw())],
)
CARDS = [
    MAN, ROCK, TOUGH, VEST, VILLAIN, SHOT, SALVE, VETO, BRAGGART, FIGHTER, CHARM, BLOW, UNDO, FORGET,
    SHED, PLOT, LAMP, TOKEN, CUT, REFORM, WITNESS, DUSK, DAWN, ANNEX, WATCHER,
]  # fmt: skip
BOTH = ["darin", "tommy"]


def scene(phase: str = "operations", rules: str = "ccg", bells: list[str] | None = None) -> Scenario:
    return Scenario(cards=CARDS, rules=rules, phase=phase, bells=["darin"] if bells is None else bells)


def card_ids() -> list[str]:
    """Fifty card ids of which none is a story or conspiracy."""
    plain = [card.id for card in POOL if card.type not in (CardType.STORY, CardType.CONSPIRACY)]
    return plain[:50]


# -- cards and setup --------------------------------------------------------------------------------------------------


def test_no_conspiracies() -> None:
    """CCG-2: neither in a deck that is checked, nor in one that is played, nor from a hand."""
    deck = Deck("Test", dict.fromkeys([*card_ids()[:49], "core-155"], 1))
    assert [breach.rule for breach in breaches(deck, deck_format("ccg"), POOL)] == ["CCG-2"]
    with pytest.raises(DeckError, match="conspiracy") as refused:
        new_game(POOL, [card_ids(), list(deck.cards)], STORIES, rules=CCG)
    assert refused.value.source == "CCG-2"
    table = scene()
    table.darin.domain(neutral=1)
    assert table.darin.why_not(table.darin.holds(PLOT)) == {"CCG-2"}
    assert table.darin.why_not(table.darin.holds(MAN)) == set()


def test_profile_switches() -> None:
    """EX-176; CCG-2, CCG-6, CCG-14, CCG-28: no conspiracy, no mulligan, no banned list, won stories out of reach."""
    banned = Deck("Test", dict.fromkeys([*card_ids()[:49], "dl-110"], 1))
    assert breaches(banned, deck_format("ccg"), POOL) == []
    plot = Deck("Test", dict.fromkeys([*card_ids()[:49], "core-155"], 1))
    assert [breach.rule for breach in breaches(plot, deck_format("ccg"), POOL)] == ["CCG-2"]
    game = new_game(POOL, [card_ids(), card_ids()], STORIES, seed=3, rules=CCG)
    assert game.decision is not None
    assert game.decision.kind == "setup-resource"
    table = scene()
    table.darin.has(UNDO)
    table.tokens(table.a, {table.darin: 4})
    table.darin.plays(table.darin.holds(TOKEN), on=table.a)
    assert table.darin.won_pile == [table.a]


@pytest.mark.parametrize(("rules", "stays"), [("ccg", True), ("lcg", False)])
def test_won_stories_have_left_the_game(rules: str, stays: bool) -> None:
    """CCG-14, CONF-54: a text that does not name won stories cannot reach them there; one that does can."""
    table = scene(rules=rules)
    table.darin.has(UNDO)
    table.tokens(table.a, {table.darin: 4})
    old = table.darin.won("Frozen in Time")
    token, forget = table.darin.holds(TOKEN), table.darin.holds(FORGET)
    table.darin.plays(token, on=table.a)
    assert table.a.is_won is stays
    table.darin.plays(forget, on=old)
    assert not old.is_won


def test_setup() -> None:
    """EX-177; CCG-4, CCG-5, CCG-6: one fixed story deck, three domains from no deck, eight cards, no mulligan."""
    game = new_game(POOL, [card_ids(), card_ids()], STORIES, seed=5, rules=CCG)
    for _ in range(6):
        decision = game.decision
        assert decision is not None
        assert decision.kind == "setup-resource"
        assert len(game.state.sides[decision.seat].hand) == 8
        game.apply(decision.options[0])
    state = game.state
    stories = [state.cards[card].face.id for card in (*state.row, *state.story_deck)]
    assert sorted(stories) == sorted(STORIES)
    assert (len(state.row), len(state.story_deck)) == (3, 7)
    for seat, side in enumerate(state.sides):
        assert len(side.hand) == (6 if seat == state.first else 5)  # who goes first has drawn one card
        assert len(side.deck) + len(side.hand) == 47
        assert [(len(domain.resources), domain.card) for domain in side.domains] == [(1, NOTHING)] * 3


def test_the_story_deck_is_shuffled() -> None:
    """CCG-4: one of the two is used, the other is not part of the game."""
    orders = set()
    for seed in range(6):
        game = new_game(POOL, [card_ids(), card_ids()], STORIES, seed=seed, rules=CCG)
        assert game.decision is not None
        cards = game.state.cards
        assert sum(piece.face.type is CardType.STORY for piece in cards) == 10
        orders.add(tuple(cards[card].face.id for card in (*game.state.row, *game.state.story_deck)))
    assert len(orders) > 1


def test_the_story_set_is_data(monkeypatch: pytest.MonkeyPatch) -> None:
    """CCG-31, CCG-4: ten stories that are no set make no story deck; a new set is one more entry."""
    tales = [story(f"test-{800 + number}", f"Tale {number}") for number in range(10)]
    pool = POOL.plus(tales)
    deck = Deck("Test", dict.fromkeys(card_ids(), 1), tuple(tale.id for tale in tales))
    ccg = deck_format("ccg")
    assert [breach.rule for breach in breaches(deck, ccg, pool)] == ["CCG-4"]
    monkeypatch.setitem(STORY_DECKS, "tales", StoryDeck("tales", "Tales", deck.stories))
    assert breaches(deck, replace(ccg, story_decks=(*ccg.story_decks, "tales")), pool) == []
    game = new_game(pool, [card_ids(), card_ids()], deck.stories, rules=CCG)
    assert game.decision is not None
    assert {game.state.cards[card].face.title[:4] for card in game.state.row} == {"Tale"}


def test_deck_building() -> None:
    """CCG-25, CCG-26: at least fifty cards, four of a title; a starter of 47 is too small."""
    ids = card_ids()
    four = Deck("Test", {ids[0]: 4, **dict.fromkeys(ids[1:47], 1)})
    five = Deck("Test", {ids[0]: 5, **dict.fromkeys(ids[1:47], 1)})
    starter = Deck("Test", dict.fromkeys(ids[:47], 1))
    assert breaches(four, deck_format("ccg"), POOL) == []
    assert [breach.rule for breach in breaches(five, deck_format("ccg"), POOL)] == ["CCG-25"]
    assert [breach.rule for breach in breaches(starter, deck_format("ccg"), POOL)] == ["CCG-25"]


# -- the turn ---------------------------------------------------------------------------------------------------------


def test_a_whole_turn() -> None:
    """EX-178; CCG-7, CCG-8, CCG-11, CCG-12, CCG-15, CCG-23, CCG-24."""
    table = scene("start", bells=BOTH)
    shed, mad = table.darin.has(SHED, exhausted=True), table.darin.has(WATCHER, insane=True)
    man, watcher = table.darin.has(MAN, exhausted=True), table.darin.has(WATCHER)
    seen: list[tuple[Phase, str]] = []
    while table.active is table.darin:
        decision = table.open_decision()
        seen.append((table.phase, decision.kind))
        if decision.kind == "commit" and decision.seat == table.darin.seat:
            assert shed.ready
            assert mad.exhausted
            assert man.ready
            table.darin.commits({man: table.a, watcher: table.a})
        elif decision.kind == "token":
            table.darin.accepts()
        else:
            assert decision.kind != "response" or man.story == table.a
            table.game.apply("done" if decision.kind == "commit" else "pass")
    kinds = [kind for phase, kind in seen if phase is Phase.STORY]
    last = len(kinds) - 1 - kinds[::-1].index("response")
    assert kinds[last + 1 :] == ["action", "action"]
    phases = [phase for phase, _ in seen]
    assert phases == sorted(phases)
    assert table.a.tokens(table.darin) == 3
    assert man.story is None
    assert man.exhausted


def test_characters_go_home_after_the_last_window() -> None:
    """CCG-15, CCG-23: they are still there for the last actions."""
    table = scene("after resolution", bells=BOTH)
    man = table.darin.has(MAN, at=table.a, exhausted=True)
    table.expects(table.darin, "action")
    assert characteristics.committed(table.game, table.a.id) == [man.id]
    table.darin.passes()
    assert characteristics.committed(table.game, table.a.id) == [man.id]
    table.tommy.passes()
    assert man.story is None
    assert man.exhausted


def test_nobody_committed() -> None:
    """CCG-24, EX-178: phase and turn end right after the commit step."""
    table = scene("commit", bells=BOTH)
    table.darin.has(MAN)
    table.darin.commits_nobody()
    assert table.active is table.tommy
    assert table.phase is Phase.REFRESH


def test_readying_covers_all_cards() -> None:
    """CCG-8: supports as well as characters; the restored one stays exhausted."""
    table = scene("refresh")
    shed, man = table.darin.has(SHED, exhausted=True), table.darin.has(MAN, exhausted=True)
    mad, theirs = table.darin.has(MAN, insane=True), table.tommy.has(MAN, exhausted=True)
    assert table.decision is not None
    assert (shed.ready, man.ready, mad.exhausted, theirs.exhausted) == (True,) * 4


def test_draw_and_deck_out() -> None:
    """CCG-7: two cards, a resource if one likes, and the immediate loss on an empty deck."""
    table = scene("draw")
    table.darin.deck_of(3)
    table.darin.domain(neutral=1)
    table.run_to("draw", "action")
    assert len(table.darin.hand) == 2
    table.darin.passes()
    table.expects(table.darin, "resource")
    assert table.darin.may("pass")
    table.darin.passes()
    lost = scene("draw")
    lost.darin.deck_of(2)
    assert lost.decision is None
    assert lost.tommy.has_won


def test_abilities_need_no_match() -> None:
    """CCG-10: an ability is paid with any domain, playing the card with a match only."""
    table = scene()
    lamp, copy = table.darin.has(LAMP), table.darin.holds(LAMP)
    table.darin.domain(hastur=1)
    assert table.darin.may_use(lamp)
    assert table.darin.why_not(copy) == {"PAY-2"}
    table.darin.uses(lamp)
    assert len(table.darin.hand) == 2


@pytest.mark.parametrize(("rules", "open_"), [("ccg", True), ("lcg", False)])
def test_where_the_opponent_may_commit(rules: str, open_: bool) -> None:
    """CCG-11, STORY-6: where somebody was committed in step 1, as against where somebody still is."""
    table = scene("commit", rules)
    man, other, foe = table.darin.has(MAN), table.darin.has(MAN), table.tommy.has(MAN)
    cut = table.darin.holds(CUT)
    table.darin.commits({man: table.a, other: table.b})
    table.darin.plays(cut, on=man)
    table.darin.passes()
    assert table.tommy.may("commit", foe, to=table.b)
    assert table.tommy.may("commit", foe, to=table.a) is open_
    assert not table.tommy.may("commit", foe, to=table.c)
    table.tommy.commits_nobody()


@pytest.mark.parametrize(("rules", "resolves"), [("ccg", True), ("lcg", False)])
def test_defenders_alone(rules: str, resolves: bool) -> None:
    """CCG-11, STORY-10: every story with characters resolves; but the defender cannot succeed (CCG-12)."""
    table = scene("after defend", rules)
    man, foe = table.darin.has(MAN, at=table.a), table.tommy.has(MAN, at=table.a)
    table.darin.plays(table.darin.holds(CUT), on=man)
    table.darin.passes()
    if resolves:
        table.tommy.accepts()
    assert table.a.tokens(table.tommy) == int(resolves)
    assert foe.story == table.a


def test_story_steps() -> None:
    """CCG-12: terror, combat, arcane, investigation, success and the unchallenged bonus, as in the LCG."""
    found = []
    for rules in ("ccg", "lcg"):
        table = scene("resolution", rules)
        table.darin.has(MAN, at=table.a)
        table.game.keep_journal()
        while table.decision is not None and table.decision.kind == "token":
            table.darin.accepts()
        struggles = [occurrence.struggle for occurrence in table.happened(Kind.STRUGGLE)]
        found.append((struggles, table.a.tokens(table.darin)))
    assert found[0] == found[1]
    assert found[0][1] == 3


@pytest.mark.parametrize("rules", ["ccg", "lcg"])
def test_a_story_won_while_it_resolves(rules: str) -> None:
    """CCG-13, CCG-12: replaced at once; nobody is committed there any more, so there is no success."""
    table = scene("resolution", rules)
    man = table.darin.has(MAN, at=table.a)
    table.tokens(table.a, {table.darin: 4})
    new = CardHandle(table, table.game.state.story_deck[-1])
    table.game.keep_journal()
    table.darin.accepts()
    assert table.a in table.darin.won_pile
    assert new.in_play
    assert new.tokens(table.darin) == 0
    assert man.story is None
    assert table.happened(Kind.SUCCEED) == []


# -- keywords and timing ----------------------------------------------------------------------------------------------


def test_boosters_go_with_their_source() -> None:
    """CCG-16: one investigation struggle is the story's own; the two of the Charm are ignored when it is gone."""
    held = []
    for kept in (True, False):
        table = scene("after defend")
        table.darin.has(MAN, at=table.a)
        charm = table.darin.has(CHARM, at=table.a)
        blow = table.darin.holds(BLOW)
        table.game.keep_journal()
        if not kept:
            table.darin.plays(blow, on=charm)
        table.darin.passes()
        table.decline_all()
        held.append(sum(each.struggle == INVESTIGATION for each in table.happened(Kind.STRUGGLE)))
    assert held == [3, 1]


def test_invulnerability() -> None:
    """CCG-17, EX-179: not chosen for wounds, none moved there; but it can be destroyed outright."""
    table = scene()
    rock, tough = table.tommy.has(ROCK), table.tommy.has(TOUGH, wounds=1)
    shot, salve, blow = table.darin.holds(SHOT), table.darin.holds(SALVE), table.darin.holds(BLOW)
    table.darin.domain(neutral=2)
    assert not table.darin.may_play(salve)
    table.darin.plays(shot)
    assert tough.in_discard
    table.darin.plays(blow, on=rock)
    assert rock.in_discard


def test_toughness_adds_up() -> None:
    """CCG-18, EX-179."""
    table = scene()
    tough = table.tommy.has(TOUGH, wounds=1)
    table.tommy.has(VEST, on=tough)
    assert tough.toughness == 2
    shots = [table.darin.holds(SHOT) for _ in range(2)]
    table.darin.domain(neutral=2)
    table.darin.domain(neutral=2)
    table.darin.plays(shots[0], on=tough)
    assert tough.in_play
    table.darin.plays(shots[1], on=tough)
    assert tough.in_discard


def test_heroic_and_villainous_together() -> None:
    """CCG-19, EX-179: the player chooses one, which is discarded from play."""
    table = scene()
    man, villain = table.darin.has(MAN), table.darin.has(VILLAIN)
    witness = table.darin.has(WITNESS)
    table.darin.plays(table.darin.holds(REFORM), on=man)
    assert table.darin.may_choose(man, villain)
    table.darin.chooses(villain)
    assert villain.in_discard
    assert man.in_play
    table.darin.responds_with(witness)


def test_steadfast_and_transient() -> None:
    """CCG-20: as in the LCG."""
    squire = character("test-40", "Squire", AGENCY, cost=2, skill=1, steadfast={AGENCY: 2})
    table = Scenario(cards=[squire], rules="ccg", bells=["darin"])
    held = table.darin.holds(squire)
    domain = table.darin.domain(transient="agency")
    assert table.darin.why_not(held) == {"PAY-22"}
    other = Scenario(cards=[squire], rules="ccg", bells=["darin"])
    held = other.darin.holds(squire)
    domain = other.darin.domain(transient="agency")
    other.darin.domain(agency=1, drained=True)
    other.darin.plays(held)
    assert held.in_play
    assert domain.drained
    assert len(domain) == 0


def test_forced_responses_during_resolution() -> None:
    """CCG-21, EX-179: mandatory and at once, before the next struggle."""
    table = scene("resolution")
    table.darin.has(BRAGGART, at=table.a)
    table.game.keep_journal()
    table.expects(table.darin, "token")
    assert len(table.darin.hand) == 1
    assert [each.struggle for each in table.happened(Kind.STRUGGLE)][-1] == INVESTIGATION
    table.decline_all()


def test_cancelling_an_event() -> None:
    """CCG-22, EX-179: the cost is spent, the event is discarded, nothing else happens."""
    table = scene()
    man, shot, veto = table.tommy.has(MAN), table.darin.holds(SHOT), table.tommy.holds(VETO)
    domain = table.darin.domain(neutral=2)
    table.darin.plays(shot)
    table.tommy.disrupts_with(veto)
    assert domain.drained
    assert shot in table.darin.discard
    assert man.wounds == 0
    assert man.in_play


def test_expert_rules() -> None:
    """CCG-30: Day and Night, insanity, destroy and sacrifice, adding a domain, cumulative effects."""
    table = scene()
    table.darin.has(DUSK)
    assert (characteristics.is_day(table.game), characteristics.is_night(table.game)) == (False, True)
    table.tommy.has(DAWN)
    assert (characteristics.is_day(table.game), characteristics.is_night(table.game)) == (True, True)
    mad = table.tommy.has(FIGHTER, insane=True)
    assert (mad.skill, mad.icons, mad.subtypes, mad.faction) == (0, "", frozenset(), None)
    tough = table.tommy.has(TOUGH)
    for _ in range(2):
        table.tommy.has(VEST, on=tough)
    assert tough.toughness == 3
    annex, top = table.darin.holds(ANNEX), table.darin.deck[-1]
    table.darin.plays(annex)
    assert len(table.darin.domains) == 1
    assert table.darin.side.domains[0].card == top.id


def test_one_window_for_responses_after_resolution() -> None:
    """CCG-23: no action and no Response while stories resolve; then responses, then actions."""
    table = scene("resolution", bells=BOTH)
    watcher = table.darin.has(WATCHER, at=table.a)
    table.expects(table.darin, "token")
    table.decline_all()
    table.expects(table.darin, "response")
    assert table.a.id in table.game.state.resolved
    table.darin.responds_with(watcher)
    table.expects(table.darin, "action")


def test_rule_sets_are_apart() -> None:
    """CCG-6, SET-6: only the LCG offers a mulligan."""
    kinds = []
    for rules in (CCG, LCG):
        decision = new_game(POOL, [card_ids(), card_ids()], STORIES, rules=rules).decision
        assert decision is not None
        kinds.append(decision.kind)
    assert kinds == ["setup-resource", "mulligan"]
