"""What is in force, what lies on cards and what domains can pay is kept, and dropped where a change says what it has
touched: that must be what looking for it anew would find."""

import random
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any

import pytest

from rlyeh.cards import POOL
from rlyeh.engine import NOTHING, RULE_SETS, Chance, Game
from rlyeh.engine.actions import legality, payment
from rlyeh.engine.changes import execute
from rlyeh.engine.in_force import board_cache, characteristics
from rlyeh.engine.in_force import cache as kept
from rlyeh.engine.in_force.index import Index
from rlyeh.engine.in_force.texts import InForce, Listener
from rlyeh.engine.state import happenings
from rlyeh.engine.state.cards import Domain
from rlyeh.engine.state.touch import CARDS, COMMITMENTS, CONTROL, FACES, PILES, STORED, TOKENS, TOUCHES
from rlyeh.engine.visibility import hidden_from
from rlyeh.engine.words.printed_card import Faces
from rlyeh.language import *
from rlyeh.testing import Scenario
from rlyeh.testing.invariants import random_game

COP = character("test-1", "Cop", AGENCY, cost=2, skill=1)
FROST = event("test-2", "Frost", NEUTRAL, cost=0, subtypes="Polar", text=[action(draw())])
CRYPT = support("test-3", "Crypt", NEUTRAL, cost=0, text=[playable_from(CHARACTER.in_(DISCARD))])
BOSS = character("test-4", "Boss", SYNDICATE, cost=2, skill=1, text=[action(exhaust(THIS), to=draw())])
CARDS_HERE = [COP, FROST, CRYPT, BOSS]

GAMES = 16
MORE_GAMES = 60
"""Games in which something stale is looked for; few of them have it, and the first one will do."""
LONGEST = 1_500


@cache
def faces(rules: str) -> Faces:
    return Faces(POOL.under(RULE_SETS[rules].errata))


def positions(rules: str, seed: int) -> Iterator[Game]:
    """A random game at each of its questions."""
    game = random_game(POOL, RULE_SETS[rules], seed, faces(rules))
    chance = random.Random(seed)
    for _ in range(LONGEST):
        decision = game.decision
        if decision is None:
            return
        yield game
        game.apply(chance.choice(decision.options))


@pytest.mark.parametrize("rules", sorted(RULE_SETS))
def test_what_is_kept_is_what_a_copy_of_the_game_finds(rules: str) -> None:
    for seed in range(GAMES):
        for game in positions(rules, seed):
            assert what_is_known(game) == what_is_known(anew(game))


def anew(game: Game) -> Game:
    """A copy of the game about which nothing has been found out."""
    twin = Game(game.state.clone(), game.rules, game.faces)
    for side in twin.state.sides:
        side.domains = [Domain(domain.resources, domain.drained, domain.card) for domain in side.domains]
    return twin


def what_is_known(game: Game) -> dict[str, Any]:
    """All that is kept, as plain data."""
    return {**what_is_in_force(game), **what_lies_on_cards(game), **what_can_be_paid(game)}


def what_is_in_force(game: Game) -> dict[str, Any]:
    """The index, in order where order counts, and what cards are by it."""
    index = game.index()
    cards = [*game.state.play, *game.state.row]
    return {
        "layers": [[modifier(entry) for entry in entries] for entries in index.layers],
        "listeners": {key: [ability(each) for each in listeners] for key, listeners in index.listeners.items()},
        "actions": [[ability(each) for each in listeners] for listeners in index.actions],
        "replacements": {kind: [ability(each) for each in found] for kind, found in index.replacements.items()},
        "watches": [(id(watch), context.source, context.seat, context.life) for watch, context in index.watches],
        "becomes": {card: id(become) for card, become in index.becomes.items()},
        "cards": [
            set(index.texts_by_card), set(index.special_cards), set(index.boosters), set(index.playable_elsewhere),
        ],
        **{name: getattr(index, name) for name in SUMS},
        "skill": [characteristics.skill(game, card) for card in cards],
        "icons": [characteristics.icons(game, card) for card in cards],
        "keywords": [characteristics.keywords(game, card) for card in cards],
        "controlled": [characteristics.controls(game, seat) for seat in (0, 1)],
        "texts elsewhere": game.candidates_outside_play(),
    }


def what_lies_on_cards(game: Game) -> dict[str, Any]:
    """Who is committed where, and which cards have wounds, attachments and tokens."""
    committed = characteristics.committed
    return {
        "committed": [committed(game, story, seat) for story in game.state.row for seat in (0, 1, None)],
        "all committed": characteristics.all_committed(game),
        "wounded": board_cache.wounded(game),
        "attached": board_cache.attached(game),
        "marked": board_cache.marked(game),
        "nearly won": board_cache.nearly_won(game),
        "asked for later": game.asked_kinds(),
    }


def what_can_be_paid(game: Game) -> dict[str, Any]:
    """What domains are worth, what each card in hand costs by way of each, and what may be done from the hand."""
    sides = game.state.sides
    can = [payment.payable(game, side.seat) for side in sides]
    return {
        "most": [each.most for each in can],
        "reach": [each.reach for each in can],
        "worth": [payment.worth(game, domain, True) for side in sides for domain in side.domains],
        "supplies": [domain.supplies for side in sides for domain in side.domains],
        "prices": [payment.prices_by_domain(game, side.seat, card) for side in sides for card in side.hand],
        "affordable": [payment.can_afford(game, side.seat, card) for side in sides for card in side.hand],
        "Actions in hand": [[ability(each) for each in legality.acting_hand(game, seat)] for seat in (0, 1)],
    }


SUMS = (
    "awaited_kinds", "response_kinds", "blanked", "silenced", "volatile", "grants_follow_commitments",
    "lasting_only_modifies", "texts_may_make_due", "keywords_may_make_due", "may_make_due", "may_clash", "clashing",
    "forbidden_kinds", "changed_keywords", "changes_loyalty", "repriced_cards",
)  # fmt: skip


def modifier(entry: InForce) -> tuple[int, ...]:
    context = entry.context
    return id(entry.modifier), context.source, context.seat, context.life, entry.lasting.id if entry.lasting else 0


def ability(listener: Listener) -> tuple[int, ...]:
    return listener.card, listener.seat, id(listener.ability), listener.lasting


# -- every dependency that is declared is needed ---------------------------------------------------------------------

DEPENDENCIES = [(value, touch) for value, drops in kept.KEPT.items() for touch in drops]


@pytest.mark.parametrize(
    ("value", "touch"), DEPENDENCIES, ids=[f"{value} by {TOUCHES[touch]}" for value, touch in DEPENDENCIES]
)
def test_without_a_dependency_something_stale_is_kept(value: str, touch: int) -> None:
    """What is compared above is wrong somewhere as soon as one value no longer hangs on one of its touches."""
    drops = kept.DROPS[touch]
    kept.DROPS[touch] = tuple([drop for drop in drops if drop is not kept.KEPT[value][touch]])
    try:
        assert any(is_stale(game) for game in scenes(value, touch))
    finally:
        kept.DROPS[touch] = drops


def is_stale(game: Game) -> bool:
    """Whether something that is kept is not what would be found now."""
    fresh = anew(game)
    try:
        hidden = game.hidden is not None and game.hidden.order != hidden_from(fresh, 0).order
        return hidden or what_is_known(game) != what_is_known(fresh)
    except (IndexError, KeyError, ValueError):  # It speaks of cards that are not there.
        return True


def scenes(value: str, touch: int) -> Iterator[Game]:
    """Positions in which something has been touched since everything was found out."""
    if touch == CARDS:
        for seed in range(GAMES):
            yield another_game(seed)
    elif touch == FACES:
        yield an_attachment_has_moved()
    elif touch == STORED:
        yield an_event_is_stored()
    elif (value, touch) == ("what is in force", COMMITMENTS):
        yield a_bearer_commits()
    elif touch == PILES:
        yield a_character_is_discarded()
    elif (value, touch) == ("what is in force", CONTROL):
        yield a_character_with_text_is_taken()
    elif (value, touch) == ("who is committed", CONTROL):
        yield a_committed_character_is_taken()
    elif touch == CONTROL:
        yield an_able_character_is_taken()
    else:
        for seed in range(MORE_GAMES):
            yield from positions("lcg", seed)


def another_game(seed: int) -> Game:
    """A game that goes on from the state of another, as it does when an answer fails."""
    *_, game = [each.clone() for each in positions("lcg", seed)]
    other = next(islice(positions("lcg", seed + 1), 150, None))
    game.state.edit(game.state.row[0]).tokens = (5, 0)
    game.touched(TOKENS)
    what_is_known(game)
    game.imagine(0, Chance(1))
    game.become(other.state)
    game.touched(CARDS)
    return game


def an_attachment_has_moved() -> Game:
    """core-014: another character has the ability now."""
    table = Scenario(cards=CARDS_HERE)
    one, other = table.darin.has(COP, at=table.a), table.darin.has(COP, at=table.a)
    shotgun = table.darin.has("Shotgun", on=one)
    what_is_known(table.game)
    execute(table.game, happenings.attach(shotgun.id, 0, NOTHING, 0, other.id))
    return table.game


def a_bearer_commits() -> Game:
    """core-014: the ability is there as long as its bearer is committed."""
    table = Scenario(cards=CARDS_HERE)
    cop = table.darin.has(COP)
    table.darin.has("Shotgun", on=cop)
    what_is_known(table.game)
    execute(table.game, happenings.commit(cop.id, 0, table.a.id))
    return table.game


def an_event_is_stored() -> Game:
    """fl-100: events are kept on a conspiracy, from which they may be played."""
    table = Scenario(cards=CARDS_HERE)
    realm = table.darin.has("Realm of Ice and Death", tokens=1)
    event = table.darin.holds(FROST)
    what_is_known(table.game)
    execute(table.game, happenings.store(event.id, 0, realm.id, 0, realm.id))
    return table.game


def a_character_is_discarded() -> Game:
    """OPS-10: a text lets characters be played from the discard pile."""
    table = Scenario(cards=CARDS_HERE)
    table.darin.has(CRYPT)
    cop = table.darin.holds(COP)
    what_is_known(table.game)
    execute(table.game, happenings.discard_hand(cop.id, 0, NOTHING, 0))
    return table.game


def a_character_with_text_is_taken() -> Game:
    """STATE-34: its Action is now the other player's."""
    table = Scenario(cards=CARDS_HERE)
    boss = table.darin.has(BOSS)
    what_is_known(table.game)
    execute(table.game, happenings.take_control(boss.id, 1, NOTHING, 1))
    return table.game


def a_committed_character_is_taken() -> Game:
    """FINAL-8: whoever is taken stays committed, now for the other player."""
    table = Scenario(rules="lcg-final", cards=CARDS_HERE)
    cop = table.darin.has(COP, at=table.a)
    what_is_known(table.game)
    execute(table.game, happenings.take_control(cop.id, 1, NOTHING, 1))
    return table.game


def an_able_character_is_taken() -> Game:
    """core-124: who may use an ability hangs on who controls its card."""
    table = Scenario(cards=CARDS_HERE)
    gug = table.darin.has("Slavering Gug")
    what_is_known(table.game)
    execute(table.game, happenings.take_control(gug.id, 1, NOTHING, 1))
    return table.game


def test_what_a_card_brings_goes_with_it() -> None:
    """Nothing is left of a card whose text was taken in and out again."""
    game = random_game(POOL, RULE_SETS["lcg"], 3, faces("lcg"))
    assert game.decision is not None
    index = game.index()
    bare = Index()
    bare.insert(game, index.texts_by_card)
    assert bare.actions == index.actions
    bare.texts_by_card = {}
    bare.remove(list(index.texts_by_card.values()))
    assert not any([*bare.layers, bare.listeners, bare.replacements, bare.watches])
    assert not any([bare.awaited_kinds, bare.response_kinds])
