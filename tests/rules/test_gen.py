"""General principles: GEN-1 to GEN-12."""

import pytest

from rlyeh.engine import CCG, LCG, RULE_SETS, new_game
from rlyeh.engine.state.knowledge import knowers
from rlyeh.errors import DeckError
from rlyeh.language import *
from rlyeh.language.modifiers.prohibitions import Cannot, Immune
from rlyeh.model import Faction, Pool
from rlyeh.testing import STORIES, CardHandle, Scenario
from rlyeh.testing.extras import RESOURCES as SUPPLY

CLERK = character("test-1", "Clerk", NEUTRAL, cost=2, skill=1)
BRUTE = character("test-2", "Brute", NEUTRAL, cost=3, skill=3, icons="C")
SEER = character("test-3", "Seer", NEUTRAL, cost=2, skill=1, icons="T")
SHOT = event("test-4", "Shot", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER)))])


@pytest.mark.parametrize("seats", [0, 1, 3])
def test_two_seats(seats: int) -> None:
    """GEN-1: a game has exactly two seats."""
    pool = Pool([CLERK, *STORIES])
    stories = [story.id for story in STORIES]
    with pytest.raises(DeckError, match="two decks"):
        new_game(pool, [[CLERK.id] * 50] * seats, stories)
    assert len(new_game(pool, [[CLERK.id] * 50] * 2, stories).state.sides) == 2


def test_profiles() -> None:
    """GEN-2: both profiles are there; the FAQ overrides the printed card in the LCG and is silent in the CCG."""
    corrected = character("test-6", "Corrected", NEUTRAL, cost=2, skill=2, errata=[errata("FAQ 1.3", skill=4)])
    assert RULE_SETS["lcg"] is LCG
    assert RULE_SETS["ccg"] is CCG
    for rules, skill in (("lcg", 4), ("ccg", 2)):
        table = Scenario(rules=rules, cards=[corrected])
        assert table.darin.has(corrected).skill == skill


def test_the_card_wins() -> None:
    """GEN-3: a text that keeps a card exhausted beats the rule that readies everything."""
    sleeper = character("test-6", "Sleeper", NEUTRAL, cost=2, skill=1, text=[Cannot(THIS, "be readied")])
    table = Scenario(phase="refresh", cards=[sleeper, CLERK], bells=["darin"])
    asleep, awake = table.darin.has(sleeper, exhausted=True), table.darin.has(CLERK, exhausted=True)
    table.expects(table.darin, "action")
    assert asleep.exhausted
    assert awake.ready


def test_rules_that_are_proof_against_cards() -> None:
    """GEN-3: a terror icon, Invulnerability and the statistics of the insane withstand every card."""
    stone = character("test-6", "Stone", NEUTRAL, cost=2, skill=1, keywords=[INVULNERABILITY])
    hail = event("test-7", "Hail", NEUTRAL, cost=0, text=[action(wound(CHARACTER))])
    panic = event("test-8", "Panic", NEUTRAL, cost=0, text=[action(drive_insane(CHARACTER))])
    banner = support("test-9", "Banner", NEUTRAL, cost=1, text=[gains(CHARACTER, skill=3), gains(CHARACTER, "C")])
    table = Scenario(cards=[stone, hail, panic, banner, SEER, CLERK], bells=["darin"])
    seer, rock, mad = table.darin.has(SEER), table.darin.has(stone), table.darin.has(CLERK, insane=True)
    table.darin.has(banner)
    panic_, hail_ = table.darin.holds(panic), table.darin.holds(hail)
    assert rock.skill == 4
    assert (mad.skill, mad.icons) == (0, "")
    table.darin.plays(panic_)
    assert not seer.insane
    assert rock.insane
    table.darin.plays(hail_)
    table.darin.picks_no_more()
    assert seer.in_discard
    assert rock.in_discard

    table = Scenario(cards=[stone, hail, CLERK], bells=["darin"])
    rock, clerk = table.darin.has(stone), table.darin.has(CLERK)
    table.darin.plays(table.darin.holds(hail))
    assert (rock.in_play, rock.wounds, clerk.in_play) == (True, 0, False)


@pytest.mark.parametrize("active", ["darin", "tommy"])
def test_the_active_player_attacks_everywhere(active: str) -> None:
    """GEN-4: whoever has the turn attacks, though the other has more characters there and was there first."""
    table = Scenario(active=active, phase="commit", cards=[CLERK, BRUTE])
    attacker, defender = table.active, table.active.opponent
    clerk = attacker.has(CLERK)
    early, late = defender.has(BRUTE, at=table.a), defender.has(BRUTE)
    attacker.commits(clerk, to=table.a)
    assert table.open_decision().seat == defender.seat
    defender.commits(late, to=table.a)
    assert early.story == late.story
    assert table.a.tokens(attacker) == 0
    assert table.a.tokens(defender) == 0


def test_card_effects_and_game_effects() -> None:
    """GEN-6: the result of a struggle is no card effect, so what is immune to cards still suffers it."""
    stoic = character("test-6", "Stoic", NEUTRAL, cost=2, skill=1, text=[Immune(THIS, CARD)])
    table = Scenario(phase="story", cards=[stoic, BRUTE, SHOT, CLERK])
    attacker, other = table.darin.has(stoic), table.darin.has(CLERK)
    brute = table.tommy.has(BRUTE)
    shot = table.tommy.holds(SHOT)
    table.tommy.plays(shot)
    assert table.tommy.may_choose(other, brute)
    table.tommy.chooses(other)
    assert other.in_discard
    table.darin.commits(attacker, to=table.a)
    table.tommy.commits(brute, to=table.a)
    assert attacker.in_discard


def test_seven_factions() -> None:
    """GEN-7: each of the seven supplies and demands its own kind; neutral is none of them."""
    seven = [AGENCY, MISKATONIC, SYNDICATE, CTHULHU, HASTUR, YOG_SOTHOTH, SHUB_NIGGURATH]
    assert [faction.title for faction in seven] == [
        "The Agency", "Miskatonic University", "The Syndicate", "Cthulhu", "Hastur", "Yog-Sothoth", "Shub-Niggurath",
    ]
    for faction in seven:
        card = character("test-6", "Member", faction, cost=1, skill=1)
        table = Scenario(cards=[card], bells=["darin"])
        held = table.darin.holds(card)
        table.darin.domain(neutral=3)
        table.darin.domain(SUPPLY[faction], drained=True)
        assert table.darin.why_not(held) == {"PAY-2"}
        assert held.faction is not Faction.NEUTRAL


def test_three_kinds_of_marker() -> None:
    """GEN-8: success tokens on a player's side of a story, wounds on characters, drain markers on domains."""
    hero = character("test-6", "Hero", NEUTRAL, cost=2, skill=1, icons="I", keywords=[TOUGHNESS(2)])
    hail = event("test-7", "Hail", NEUTRAL, cost=1, text=[action(wound(CHARACTER))])
    table = Scenario(phase="story", cards=[hero, hail], bells=["darin"])
    fighter, storm = table.darin.has(hero), table.darin.holds(hail)
    domain = table.darin.domain(neutral=1)
    table.darin.plays(storm)
    assert fighter.wounds == 1
    assert domain.drained
    assert sum(card.wounds for card in table.darin.in_play) == 1
    table.darin.passes()
    table.darin.commits(fighter, to=table.a)
    table.darin.passes()
    table.darin.passes()
    for _ in range(3):
        table.darin.accepts()
    assert (table.a.tokens(table.darin), table.a.tokens(table.tommy)) == (3, 0)


def known_to(table: Scenario, card: CardHandle) -> list[str]:
    """The players who know a card where it lies."""
    bits = knowers(table.game.state.cards[card.id])
    return [player.name for player in table.players if bits >> player.seat & 1]


def test_open_and_hidden() -> None:
    """GEN-9, GEN-10; EX-106: resources, discard piles and the play area are open, hands and decks are not."""
    table = Scenario(cards=[CLERK], bells=["darin"])
    resource = table.tommy.domain(CLERK).resources[0]
    in_play = [table.tommy.has(CLERK), table.tommy.has(CLERK, insane=True), table.a]
    open_ = [resource, table.tommy.discarded(CLERK), *in_play]
    held, decked = table.tommy.holds(CLERK), table.tommy.decked(CLERK)
    next_story = CardHandle(table, table.game.state.story_deck[-1])
    table.expects(table.darin, "action")
    for card in open_:
        assert known_to(table, card) == ["darin", "tommy"]
    assert known_to(table, held) == ["tommy"]
    assert known_to(table, decked) == []
    assert known_to(table, next_story) == []


@pytest.mark.parametrize("viewer", ["darin", "tommy"])
def test_what_a_seat_is_shown(viewer: str) -> None:
    """GEN-9, GEN-10: the view of a seat shows open zones in full and of hidden ones only their size."""
    table = Scenario(cards=[CLERK, SEER, BRUTE], bells=["darin", "tommy"])
    me = next(player for player in table.players if player.name == viewer)
    other = me.opponent
    mine, theirs = me.holds(CLERK), other.holds(SEER)
    resource, buried = other.domain(BRUTE).resources[0], other.discarded(BRUTE)
    table.expects(table.darin, "action")
    seen = table.game.view(me.seat)
    assert [card.id for card in seen.sides[me.seat].hand] == [mine.id]
    assert (seen.sides[other.seat].hand, seen.sides[other.seat].hand_size) == ((), 1)
    assert theirs.in_hand
    assert [card.id for card in seen.sides[other.seat].discard] == [buried.id]
    assert [card.id for card in seen.sides[other.seat].domains[0].resources] == [resource.id]
    for side in seen.sides:
        assert (side.deck, side.deck_size) == ((), 20)
    assert (seen.story_deck, seen.story_deck_size) == ((), 7)


def test_an_added_domain_is_hidden() -> None:
    """GEN-10: only its owner has seen the card; the starting domains come from no deck and hide nothing."""
    dig = event("test-6", "Dig", NEUTRAL, cost=0, text=[action(gain_domain())])
    table = Scenario(cards=[dig, CLERK], bells=["darin"])
    card = table.darin.decked(CLERK)
    table.darin.domain(neutral=1)
    table.darin.plays(table.darin.holds(dig))
    assert known_to(table, card) == ["darin"]
    assert [domain.card for domain in table.darin.side.domains] == [-1, card.id]
    own, foreign = (table.game.view(player.seat).sides[table.darin.seat].domains[1] for player in table.players)
    assert own.card is not None
    assert own.card.id == card.id
    assert (foreign.added, foreign.card) == (True, None)


def test_your_cards_are_those_you_control() -> None:
    """GEN-11: a card under control is "yours" whoever owns it; its owner gets it back when it leaves play."""
    rally = event("test-6", "Rally", NEUTRAL, cost=0, text=[action(sacrifice(choose(CHARACTER.of(YOU))))])
    table = Scenario(cards=[rally, CLERK], bells=["darin"])
    stolen = table.darin.has(CLERK, owner=table.tommy)
    lost = table.tommy.has(CLERK, owner=table.darin)
    table.darin.plays(table.darin.holds(rally))
    assert stolen in table.tommy.discard
    assert lost.in_play


def test_who_chooses() -> None:
    """GEN-12: the controller of the effect, unless it is about a player's own cards."""
    toll = event("test-6", "Toll", NEUTRAL, cost=0, text=[action(must(OPPONENT, sacrifice(choose(MINE))))])
    table = Scenario(cards=[SHOT, toll, CLERK], bells=["darin"])
    one, two, three = (table.tommy.has(CLERK) for _ in range(3))
    shot, toll_ = table.darin.holds(SHOT), table.darin.holds(toll)
    table.darin.plays(shot)
    assert table.open_decision().seat == table.darin.seat
    table.darin.chooses(one)
    table.darin.plays(toll_)
    assert table.open_decision().seat == table.tommy.seat
    table.tommy.chooses(three)
    assert (one.in_discard, two.in_play, three.in_discard) == (True, True, True)
