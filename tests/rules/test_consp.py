"""Conspiracies: CONSP-1 to CONSP-9."""

import pytest

from rlyeh.cards import POOL
from rlyeh.decks import Deck, breaches, deck_format
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.state.rule_sets import RULE_SETS
from rlyeh.language import *
from rlyeh.model import Card, CardType, Phase, Zone
from rlyeh.testing import CardHandle, Scenario

PLOT = conspiracy("test-1", "Plot", AGENCY, cost=2, struggles="CT")
SCHEME = conspiracy("test-2", "Scheme", NEUTRAL, cost=0, struggles="", text=[draw(2)])
CABAL = conspiracy("test-3", "Cabal", NEUTRAL, cost=0, struggles="")
MAN = character("test-4", "Man", NEUTRAL, cost=1, skill=1)
BRUTE = character("test-5", "Brute", NEUTRAL, cost=1, skill=2, icons="C", keywords=[WILLPOWER])
OX = character("test-6", "Ox", NEUTRAL, cost=1, skill=3, keywords=[TOUGHNESS(2), WILLPOWER])
PUSH = event("test-7", "Push", NEUTRAL, cost=0, text=[action(place_token(choose(STORY)))])
RAID = event("test-8", "Raid", NEUTRAL, cost=0, text=[action(destroy(choose(CONSPIRACY)))])
DROP = event("test-9", "Drop", NEUTRAL, cost=0, text=[action(discard_from_play(choose(CONSPIRACY)))])
LIFT = event("test-10", "Lift", NEUTRAL, cost=0, text=[action(return_to_hand(choose(CONSPIRACY)))])
TURN = event("test-11", "Turn", NEUTRAL, cost=0, text=[action(exchange_stories(choose(STORY), choose(STORY.in_(WON))))])
GATE = event("test-12", "Gate", NEUTRAL, cost=0, text=[action(put_into_play(choose(CONSPIRACY.in_(HAND))))])
BANNER = support("test-13", "Banner", NEUTRAL, cost=0, subtypes="Attachment", attach_to=STORY)
CARDS = [PLOT, SCHEME, CABAL, MAN, BRUTE, OX, PUSH, RAID, DROP, LIFT, TURN, GATE, BANNER]
BOTH = ["darin", "tommy"]


def row(table: Scenario) -> list[CardHandle]:
    """The stories and conspiracies in play."""
    return [CardHandle(table, card) for card in table.game.state.row]


def table_of(**how: object) -> Scenario:
    return Scenario(cards=CARDS, bells=BOTH, **how)  # type: ignore[arg-type]


@pytest.mark.parametrize(("copies", "others", "rules"), [(3, 47, []), (4, 46, ["DECK-3"]), (3, 46, ["DECK-1"])])
def test_conspiracies_are_cards_of_the_deck(copies: int, others: int, rules: list[str]) -> None:
    """CONSP-1: they count towards the fifty, and three of a title are the most."""
    cover_up = POOL.named("The Bootleg Whiskey Cover-Up")
    assert cover_up.type is CardType.CONSPIRACY
    people = [card.id for card in POOL if card.id.startswith("core-") and card.type is CardType.CHARACTER]
    cards = [cover_up.id] * copies + [people[number // 3] for number in range(others)]
    found = breaches(Deck.of("Plotters", cards), deck_format("lcg-2010"), POOL)
    assert [breach.rule for breach in found] == rules


def test_played_in_operations() -> None:
    """CONSP-2: by the active player, for its cost and with a match, as one more story; not by the opponent."""
    table = table_of()
    mine, theirs = table.darin.holds(PLOT), table.tommy.holds(PLOT)
    domain, other = table.darin.domain(agency=1, neutral=1), table.darin.domain(neutral=2)
    table.tommy.domain(agency=2)
    stories = row(table)
    table.darin.plays(mine)
    assert (domain.drained, other.drained) == (True, False)
    assert row(table) == [*stories, mine]
    assert not table.tommy.may_play(theirs)
    assert table.tommy.why_not(theirs) == {"OPS-2"}


def test_it_joins_the_stories() -> None:
    """CONSP-2, CONSP-9: effects that choose a story may choose it, and cards attach to it."""
    table = table_of()
    plot, push, banner = table.tommy.has(CABAL), table.darin.holds(PUSH), table.darin.holds(BANNER)
    table.darin.plays(push)
    assert table.darin.may_choose(table.a, table.b, table.c, plot)
    table.darin.chooses(plot)
    assert (plot.tokens(table.darin), plot.tokens(table.tommy)) == (1, 0)
    table.tommy.passes()
    table.darin.plays(banner, on=plot)
    assert banner.host == plot


def test_a_conspiracy_is_a_resource_like_any_other() -> None:
    """CONSP-3: of its faction."""
    agent = character("test-20", "Agent", AGENCY, cost=1, skill=1)
    table = Scenario(phase="resource", cards=[*CARDS, agent], bells=BOTH)
    plot, domain, agent_ = table.darin.holds(PLOT), table.darin.domain(), table.darin.holds(agent)
    table.darin.attaches(plot, domain)
    assert plot.is_resource
    table.run_to("operations")
    table.darin.plays(agent_)
    assert agent_.in_play
    assert domain.drained


@pytest.mark.parametrize("other", [PLOT, CABAL])
def test_one_of_ones_own(other: Card) -> None:
    """CONSP-4: whatever its title, however it would come; the opponent's is no obstacle."""
    table = table_of()
    table.tommy.has(PLOT)
    first, second, gate = table.darin.holds(PLOT), table.darin.holds(other), table.darin.holds(GATE)
    table.darin.domain(agency=2)
    table.darin.domain(agency=2)
    table.darin.plays(first)
    assert first.in_play
    table.tommy.passes()
    assert table.darin.why_not(second) == {"CONSP-4"}
    assert not table.darin.may_play(gate)


@pytest.mark.parametrize("winner", BOTH)
def test_a_won_conspiracy_counts_for_its_winner(winner: str) -> None:
    """CONSP-5, CONSP-8: whoever played it; it stays its owner's, and nothing takes its place."""
    table = table_of()
    player = getattr(table, winner)
    scheme, push = table.darin.has(SCHEME), player.holds(PUSH)
    for title in ("Story I", "Story J"):
        player.opponent.won(title)
    player.won("Story H")
    table.tokens(scheme, {player: 4, player.opponent: 2})
    stories, deck = row(table)[:3], list(table.game.state.story_deck)
    if winner == "tommy":
        table.darin.passes()
    player.plays(push, on=scheme)
    player.accepts()
    assert len(player.hand) == 2
    assert scheme in player.won_pile
    assert scheme.owner is table.darin
    assert row(table) == stories
    assert table.game.state.story_deck == deck
    assert not table.game.is_over


def test_the_third_may_be_a_conspiracy() -> None:
    """CONSP-5, WIN-1."""
    table = table_of()
    scheme, push = table.tommy.has(SCHEME), table.darin.holds(PUSH)
    table.darin.won("Story I")
    table.darin.won("Story J")
    table.tokens(scheme, {table.darin: 4})
    table.darin.plays(push, on=scheme)
    assert table.darin.has_won


@pytest.mark.parametrize("rules", ["lcg", "lcg-final"])
@pytest.mark.parametrize("winner", BOTH)
@pytest.mark.parametrize("title", ["Scheme", "Cabal"])
def test_once_won_the_place_is_free(winner: str, title: str, rules: str) -> None:
    """CONSP-6, CONF-37, AMB-48, FINAL-22: for the same title or another; by the last FAQ in the operations phase in
    which it was won, otherwise in the next one."""
    table = table_of(rules=rules)
    player = getattr(table, winner)
    scheme, push = table.darin.has(SCHEME), player.holds(PUSH)
    held = table.darin.holds(title)
    table.tokens(scheme, {player: 4})
    assert not table.darin.may_play(held)
    if winner == "tommy":
        table.darin.passes()
    player.plays(push, on=scheme)
    player.declines()
    if table.open_decision().seat == table.tommy.seat:
        table.tommy.passes()
    if rules == "lcg":
        assert table.darin.why_not(held) == {"CONSP-6"}
        table.run_to("story")
        table.run_to("operations")  # Tommy's
        table.run_to("story")
        table.run_to("operations")
        assert table.game.state.active == table.darin.seat
    table.darin.plays(held)
    assert held.in_play


def test_the_letter_of_the_next_operations_phase() -> None:
    """CONSP-6: it binds whose conspiracy was won, and only for one that was won; and no effect that puts one into
    play."""
    assert [rules.next_conspiracy_waits for rules in RULE_SETS.values()] == [True, False, True]
    table = table_of()
    scheme, push = table.tommy.has(SCHEME), table.darin.holds(PUSH)
    held = table.darin.holds(CABAL)
    table.tokens(scheme, {table.darin: 4})
    table.darin.plays(push, on=scheme)
    table.darin.declines()
    table.tommy.passes()
    assert table.darin.may_play(held)
    table = table_of()
    mine, raid, other = table.darin.has(SCHEME), table.darin.holds(RAID), table.darin.holds(CABAL)
    table.darin.plays(raid, on=mine)
    table.tommy.passes()
    assert table.darin.may_play(other)
    table = table_of()
    mine, push = table.darin.has(SCHEME), table.darin.holds(PUSH)
    other, gate = table.darin.holds(CABAL), table.darin.holds(GATE)
    table.tokens(mine, {table.darin: 4})
    table.darin.plays(push, on=mine)
    table.darin.declines()
    table.tommy.passes()
    assert not table.darin.may_play(other)
    table.darin.plays(gate, on=other)
    assert other.in_play


@pytest.mark.parametrize("rules", ["lcg", "lcg-final"])
@pytest.mark.parametrize("players", [("darin", "tommy"), ("tommy", "darin")])
def test_won_in_the_opponents_operations_it_makes_nobody_wait(rules: str, players: tuple[str, str]) -> None:
    """CONSP-6: the next operations phase of whose conspiracy it was comes right after, also after a story phase."""
    for active, phase in (("tommy", "operations"), ("tommy", "after defend")):
        table = table_of(active=active, phase=phase, rules=rules, players=players)
        mine, push, other = table.darin.has(SCHEME), table.tommy.holds(PUSH), table.darin.holds(CABAL)
        table.tokens(mine, {table.tommy: 4})
        table.tommy.plays(push, on=mine)
        table.tommy.declines()
        if phase == "operations":
            table.run_to("story")
        table.run_to("operations")
        assert table.active is table.darin
        assert table.darin.may_play(other)


@pytest.mark.parametrize(("card", "zone"), [(RAID, Zone.DISCARD), (DROP, Zone.DISCARD), (LIFT, Zone.HAND)])
def test_a_conspiracy_that_leaves_play_unwon(card: Card, zone: Zone) -> None:
    """CONSP-7, CONSP-8, AMB-45: to its owner; tokens are lost, whoever was there is uncommitted, attachments go, and no
    story takes its place."""
    table = table_of(phase="after defend")
    raid = table.darin.holds(card)
    plot, stories, deck = table.tommy.has(PLOT), row(table), list(table.game.state.story_deck)
    table.tokens(plot, {table.darin: 3, table.tommy: 4})
    mine, theirs = table.darin.has(MAN, at=plot, exhausted=True), table.tommy.has(MAN, at=plot, exhausted=False)
    banner = table.tommy.has(BANNER, on=plot)
    table.darin.plays(raid)
    assert plot.zone is zone
    assert plot in (table.tommy.discard if zone is Zone.DISCARD else table.tommy.hand)
    assert (plot.tokens(table.darin), plot.tokens(table.tommy)) == (0, 0)
    assert mine.story is theirs.story is None
    assert (mine.exhausted, theirs.ready) == (True, True)
    assert banner.in_discard
    assert row(table) == stories[:3]
    assert table.game.state.story_deck == deck
    assert not table.tommy.won_pile
    assert not table.darin.won_pile


def test_no_effect_exchanges_a_conspiracy_for_a_story() -> None:
    """CONSP-8, AMB-45: a story card may be exchanged, the tokens stay where the text says so; a conspiracy may not,
    neither the one in play nor a won one."""
    table = table_of(phase="after defend", seed=2)
    turn, plot, old = table.darin.holds(TURN), table.darin.has(CABAL), table.b
    new, won_plot = table.darin.won("Frozen in Time"), table.darin.won(SCHEME)
    table.tokens(old, {table.darin: 4, table.tommy: 1})
    man, banner = table.darin.has(MAN, at=old, exhausted=True), table.darin.has(BANNER, on=old)
    table.darin.plays(turn)
    assert table.darin.may_choose(table.a, table.b, table.c)
    table.darin.chooses(old)
    assert [story for story in row(table) if story != plot] == [table.a, new, table.c]
    assert (new.tokens(table.darin), new.tokens(table.tommy)) == (4, 1)
    assert set(table.darin.won_pile) == {old, won_plot}
    assert man.story is None
    assert man.exhausted
    assert banner.in_discard
    assert plot.in_play


def test_both_players_commit_to_it() -> None:
    """CONSP-9, AMB-24: as to any story; its printed struggles in their order, then success; the fifth token wins."""
    table = table_of(phase="commit")
    table.game.keep_journal()
    plot = table.tommy.has(PLOT)
    table.tokens(plot, {table.darin: 4})
    brute, ox = table.darin.has(BRUTE), table.tommy.has(OX)
    second = table.darin.has(BRUTE)
    assert all(table.darin.may("commit", brute, to=each) for each in (table.a, table.b, table.c, plot))
    table.darin.commits({brute: plot, second: plot})
    table.all_pass()
    table.tommy.commits(ox, to=plot)
    table.all_pass()
    assert ox.wounds == 1
    assert [each.struggle for each in table.happened(Kind.STRUGGLE)] == [COMBAT, TERROR]
    table.expects(table.darin, "token")
    table.darin.accepts()
    assert plot in table.darin.won_pile
    assert brute.story is ox.story is None
    assert table.phase is Phase.STORY
