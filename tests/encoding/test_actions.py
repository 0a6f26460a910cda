"""The table of actions: every answer has one number, which means the same in every game."""

import re
from collections import Counter
from pathlib import Path

import pytest

import rlyeh
from rlyeh.cards import POOL
from rlyeh.decks import MATCHUPS, matchup_decks
from rlyeh.encoding import Schema, ids
from rlyeh.encoding.schema import ActionPlace, CardActions
from rlyeh.engine import Game, Option
from rlyeh.engine.state import touch
from rlyeh.engine.state.decision import question
from rlyeh.engine.state.random import Chance
from rlyeh.engine.visibility import sight
from rlyeh.envs import Setting
from rlyeh.errors import EncodingError
from rlyeh.model import Zone
from tests.random_play import play, start

QUICK = Setting("quick")
POOLED = Setting("quick", schema="pool")


def numbered(schema: Schema, game: Game) -> dict[int, Option]:
    """The options of the open question by their numbers."""
    assert game.decision is not None
    found = ids(schema, sight(game, game.decision.seat))
    assert len(set(found)) == len(found) == len(game.decision.options)
    return dict(zip(found, game.decision.options, strict=True))


def about(schema: Schema, game: Game, action: int, option: Option) -> None:
    """What the table says of a number is what the option says."""
    meaning = schema.meaning(action)
    if meaning.verb == "further":
        return
    assert meaning.verb == option.verb
    if meaning.card:
        piece = game.state.cards[option.card]
        assert meaning.card == piece.printed.id
        assert meaning.place in (piece.zone.name.lower(), "other")
    if option.verb == "commit":
        assert meaning.number == game.state.row.index(option.other)
    if option.verb == "resource" and meaning.card:
        assert meaning.number == 1 + option.number
    if meaning.place == "row":
        assert game.state.row[meaning.copy] == option.card


@pytest.mark.parametrize("setting", [QUICK, POOLED], ids=["decks", "pool"])
def test_every_answer_has_one_number_that_says_what_it_is(setting: Setting) -> None:
    """Random games between quick decks: numbers are unique, decode to the option, and none is a stopgap."""
    unforeseen: Counter[str] = Counter()
    asked = 0
    for seed in range(8):
        game = setting.deal(seed)
        chance = Chance(seed)
        while game.decision is not None:
            asked += 1
            for action, option in numbered(setting.schema, game).items():
                about(setting.schema, game, action, option)
                if action >= setting.schema.further.base:
                    unforeseen[option.verb] += 1
            play(game, chance)
    assert asked > 1000
    assert sum(unforeseen.values()) <= asked // 500, unforeseen


def test_every_answer_has_one_number_with_cards_of_all_kinds() -> None:
    """The test decks have several copies of cards, conspiracies excepted, and every word of the language."""
    game = start(1)
    assert game.header is not None
    schema = Schema.of(game.pool, [(game.header.decks[0], game.header.decks[1])], game.header.stories)
    for seed in range(4):
        game = start(seed)
        chance = Chance(seed)
        while game.decision is not None:
            for action, option in numbered(schema, game).items():
                about(schema, game, action, option)
            play(game, chance)


def test_every_verb_of_the_rules_has_numbers() -> None:
    """The source is read for the verbs of options: a new one needs a place in the table, and a new `VERSION`."""
    found: set[str] = set()
    for package in ("engine", "language"):
        for path in (Path(rlyeh.__file__).parent / package).rglob("*.py"):
            source = path.read_text(encoding="utf-8")
            found |= set(re.findall(r'(?:Option|with_each)\("([a-z-]+)"', source))
            found |= set(re.findall(r'^    verb(?:: ClassVar\[str\])? = "([a-z-]+)"$', source, re.MULTILINE))
    schema = QUICK.schema
    known = {*schema.plain, *schema.numbered, *schema.carded, schema.named.verb}
    assert {"play", "commit", "choose", "drain", "leave"} <= found
    assert found <= known


def test_a_number_means_the_same_in_every_game() -> None:
    """Playing a card from hand is the same action whatever the seed, the seat and the rest of the table."""
    meanings: dict[int, str] = {}
    for seed in range(6):
        game = QUICK.deal(seed)
        chance = Chance(seed)
        for _ in range(120):
            if game.decision is None:
                break
            for action, option in numbered(QUICK.schema, game).items():
                if option.verb in ("play", "resource") and option.card >= 0:
                    said = game.state.cards[option.card].printed.id
                    assert meanings.setdefault(action, said) == said
            play(game, chance)
    assert len(set(meanings.values())) > 60


def test_numbers_do_not_shift_when_another_card_enters_play() -> None:
    """Copies are told apart by how long they have been in play: a further one, or any other card, changes no number."""
    one, two = POOL["core-001"], POOL["core-002"]
    schema = Schema.over(POOL, [CardActions(one.id, one.type, 3, True), CardActions(two.id, two.type, 1, True)])
    game = QUICK.deal(1)
    mine = [piece.id for piece in game.state.cards if piece.owner == 0]
    known: dict[int, int] = {}
    for card, printed in zip(mine, ["core-001", "core-002", "core-001", "core-001"], strict=False):
        _enter(game, card, printed)
        seen = sight(game, 0)
        seen.decision = question(0, "choose", [Option("choose", each) for each in game.state.play], "EFF-1")
        now = dict(zip(game.state.play, ids(schema, seen), strict=True))
        assert {each: now[each] for each in known} == known
        known = now
    assert [(schema.meaning(action).card, schema.meaning(action).copy) for action in known.values()] == [
        ("core-001", 0), ("core-002", 0), ("core-001", 1), ("core-001", 2),
    ]  # fmt: skip


def _enter(game: Game, card: int, printed: str) -> None:
    """Put a card into play as if it had been there for a while."""
    piece = game.state.edit(card)
    piece.printed = piece.face = game.faces[printed]
    piece.zone = Zone.PLAY
    game.state.play.append(card)
    game.touched(touch.CARDS)


def test_players_are_named_from_ones_own_seat() -> None:
    """The number of "yourself" is the same for both seats."""
    schema = QUICK.schema
    found = []
    for seat in (0, 1):
        game = QUICK.deal(1)
        seen = sight(game, seat)
        seen.decision = question(seat, "choose", [Option("player", number=0), Option("player", number=1)], "EFF-1")
        numbers = zip(seen.decision.options, ids(schema, seen), strict=True)
        found.append({option.number == seat: action for option, action in numbers})
    assert found[0] == found[1]


def test_the_hash_names_the_table() -> None:
    """Equal tables have equal names, and another card, another copy or another pool gives another one."""
    one, two = (deck.card_ids() for deck in matchup_decks(MATCHUPS[0]))
    stories = QUICK.stories
    schema = Schema.of(POOL, [(one, two)], stories)
    assert schema.hash == Schema.of(POOL, [(two, one)], reversed(stories)).hash
    assert schema.hash != Schema.of(POOL, [(one, [*two, two[0]])], stories).hash
    assert schema.hash != Schema.whole(POOL).hash
    assert Schema.whole(POOL).hash == Schema.whole(POOL).hash


def test_a_table_refuses_what_it_has_no_numbers_for() -> None:
    one, two = (deck.card_ids() for deck in matchup_decks(MATCHUPS[0]))
    schema = Schema.of(POOL, [(one, two)], QUICK.stories)
    other = matchup_decks(MATCHUPS[-1])
    with pytest.raises(EncodingError, match=r"no numbers for core-\d+"):
        Setting((other[0], other[1]), schema=schema)
    with pytest.raises(EncodingError, match="not for both players"):
        schema.require([(one, one)], QUICK.stories)
    with pytest.raises(EncodingError, match=f"has {schema.size}, from 0 on"):
        schema.meaning(schema.size)
    with pytest.raises(EncodingError, match='no table of actions "mine"'):
        Setting(schema="mine")


def test_meanings_read_like_answers() -> None:
    schema = QUICK.schema
    block = schema.carded["commit"]
    there = block.places[ActionPlace.PLAY]
    assert there is not None
    base, slots, refs = there
    first, _, _ = refs["core-021"]
    assert str(schema.meaning(base + first * slots + 2)) == "commit core-021 in play #2"
    assert str(schema.meaning(schema.plain["pass"].base)) == "pass"
    assert str(schema.meaning(schema.numbered["drain"].base + 1)) == "drain #1"
