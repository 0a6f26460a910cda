"""Law 1: a game can be cloned, compared, hashed and written to bytes at every decision, also half-way through.

Law 2: a refused or failed answer changes nothing.
"""

from collections.abc import Callable
from hashlib import blake2b

import msgpack
import pytest

from rlyeh.engine import LCG, LCG_FINAL, RULE_SETS, Game
from rlyeh.engine.actions.payment import PayForCard
from rlyeh.engine.actions.play_and_use import Initiate
from rlyeh.engine.files.save import MAGIC, VERSION, load, same_state, save, state_hash
from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.random import Chance
from rlyeh.engine.state.records import Context, Frame
from rlyeh.engine.state.staged import Staged
from rlyeh.engine.state.state import State
from rlyeh.engine.stories.struggle import Struggle
from rlyeh.errors import GameFileError, IllegalOption
from rlyeh.model import Card, CardType, Pool
from tests.broken_frames import Breaking, Holding
from tests.cards_for_tests import POOL, faces
from tests.random_play import finished, play, position, positions, start


@pytest.mark.parametrize("rules", sorted(RULE_SETS))
@pytest.mark.parametrize("seed", range(2))
def test_clone_and_saved_copy_agree_at_every_decision(seed: int, rules: str) -> None:
    for game in positions(seed, 5, RULE_SETS[rules]):
        data = game.save()
        copy = load(data, faces(rules))
        twin = game.clone()
        assert copy.save() == data
        assert copy.hash() == twin.hash() == game.hash()
        assert same_state(copy, game)
        assert same_state(twin, game)
        if game.decision is not None:
            assert copy.decision is not None
            assert twin.decision is not None
            assert copy.decision.keys() == twin.decision.keys() == game.decision.keys()


def test_what_was_saved_plays_on_like_the_original() -> None:
    kept = [(game.save(), game.answers[:]) for game in positions(7, 40)]
    whole = finished(7)
    for data, before in kept:
        copy = load(data, faces())
        assert copy.answers == before
        for key in whole.answers[len(before) :]:
            copy.apply(key)
        assert copy.hash() == whole.hash()
        assert copy.answers == whole.answers


def in_an_effect(game: Game) -> bool:
    return game.decision is not None and game.decision.kind == "choose"


def in_a_payment(game: Game) -> bool:
    return any(isinstance(frame, PayForCard) for frame in game.state.stack)


def in_a_disrupt_in_a_disrupt(game: Game) -> bool:
    return sum(isinstance(frame, Initiate) for frame in game.state.stack) >= 3


def in_a_struggle(game: Game) -> bool:
    return any(isinstance(frame, Struggle) for frame in game.state.stack)


@pytest.mark.parametrize("where", [in_an_effect, in_a_payment, in_a_disrupt_in_a_disrupt, in_a_struggle])
def test_saving_works_in_the_middle_of(where: Callable[[Game], bool]) -> None:
    met = 0
    for seed in range(40):
        for game in positions(seed):
            if where(game):
                met += 1
                copy = load(game.save(), faces())
                goes_on_alike(game.clone(), copy, Chance(seed))
        if met >= 3:
            return
    assert met


def goes_on_alike(game: Game, copy: Game, chance: Chance) -> None:
    for _ in range(6):
        if game.decision is not None:
            play(game, chance)
            copy.apply(game.answers[-1])
            assert same_state(game, copy)


def test_what_is_shared_stays_shared() -> None:
    """A disrupt cancels the very occurrence that waits below it, so both must hold the same object after loading."""
    seen = 0
    for seed in range(20):
        for game in positions(seed):
            if game.decision is not None and game.decision.kind == "disrupt":
                copy = load(game.save(), faces())
                mine, theirs = identities(game), identities(copy)
                assert mine == theirs
                seen += max(mine) < len(mine) - 1
    assert seen


def identities(game: Game) -> list[int]:
    """The contexts and occurrences in the frames in order, each named by where it was met first."""
    met: dict[int, int] = {}
    found: list[int] = []
    for frame in game.state.stack:
        for name in frame.FIELDS:
            value = getattr(frame, name)
            for item in value if isinstance(value, list) else [value]:
                if isinstance(item, (Context, Occurrence)):
                    found.append(met.setdefault(id(item), len(met)))
    return found


def test_the_bytes_do_not_depend_on_what_was_asked_or_computed() -> None:
    for game in positions(11, 30):
        before = game.save()
        game.index()
        game.view(0)
        game.state.version += 5
        game.keep_journal()
        assert game.save() == before


def test_a_watched_game_is_the_same_game() -> None:
    plain, watched = start(5), start(5)
    watched.keep_journal()
    chance = Chance(6)
    while plain.decision is not None:
        play(plain, chance)
        watched.apply(plain.answers[-1])
        assert plain.hash() == watched.hash()


def test_a_refused_answer_leaves_the_game_byte_identical() -> None:
    for game in positions(3, 50):
        before = game.save()
        if game.decision is not None:
            with pytest.raises(IllegalOption):
                game.apply("dance:3")
            assert game.save() == before


def test_a_failed_answer_leaves_the_game_byte_identical() -> None:
    game = start(4)
    chance = Chance(9)
    for _ in range(60):
        play(game, chance)
    game = load(game.save(), faces())
    for _ in range(10):
        play(game, chance)
    before = game.save()
    assert game.decision is not None
    game.state.stack[-1] = Breaking()
    with pytest.raises(RuntimeError, match="half-way"):
        game.apply(game.decision.options[0])
    assert game.save() == before


def test_rule_sets_and_positions_have_hashes_of_their_own() -> None:
    assert start(1).hash() != start(1, LCG_FINAL).hash()
    hashes = [game.hash() for game in positions(1)]
    assert len(set(hashes)) == len(hashes)


def test_every_record_and_state_field_can_be_saved() -> None:
    """Every frame that can be in a game declares a wire name of its own, and every slot is named as a field."""
    classes: list[type[Frame]] = []
    waiting = [Frame]
    while waiting:
        cls = waiting.pop()
        classes.append(cls)
        waiting += cls.__subclasses__()
    ours = [cls for cls in classes if cls.__module__.startswith("rlyeh.") and cls not in (Frame, Staged)]
    assert len({vars(cls)["WIRE"].name for cls in ours}) == len(ours)
    for cls in classes:
        slots = {name for base in cls.__mro__ for name in getattr(base, "__slots__", ())}
        assert slots | set(getattr(cls, "__mypyc_attrs__", ())) == set(cls.FIELDS), cls.__name__
    state = start(0).state
    assert all(hasattr(state, name) for name in State.FIELDS)


# -- broken bytes ----------------------------------------------------------------------------------------------------


def saved() -> bytes:
    return save(next(positions(2)))


@pytest.mark.parametrize("length", [0, 3, 9, 11, 15, 19, 40, 400])
def test_a_save_that_is_cut_off_says_so(length: int) -> None:
    with pytest.raises(GameFileError):
        load(saved()[:length], faces())


def test_a_changed_byte_is_noticed_wherever_it_is() -> None:
    data = saved()
    for place in range(0, len(data), 37):
        changed = bytes((*data[:place], data[place] ^ 1, *data[place + 1 :]))
        with pytest.raises(GameFileError):
            load(changed, faces())


def test_a_foreign_file_and_another_version_are_named() -> None:
    with pytest.raises(GameFileError, match="does not begin like one"):
        load(b"PK\x03\x04" * 20, faces())
    data = saved()
    with pytest.raises(GameFileError, match="version 9"):
        load(MAGIC + b"\x09" + data[len(MAGIC) + 1 :], faces())


def forged(payload: object) -> bytes:
    """A save with a right checksum over wrong contents."""
    packed: bytes = payload if isinstance(payload, bytes) else msgpack.packb(payload)
    return MAGIC + bytes((VERSION,)) + blake2b(packed, digest_size=8).digest() + packed


@pytest.mark.parametrize(
    "payload",
    [
        b"\xc1",
        b"\xdd\xff\xff\xff\xff",
        {"a": 1},
        [1, 2, 3],
        ["lcg", "", None, [], 7],
        ["lgc", "", None, [], b"\x90"],
        ["lcg", "", None, [], b"\x90"],
        ["lcg", "", None, [], b"\xc1"],
        ["lcg", "", None, [], msgpack.packb([[], [[], []], [], [["Nobody"]], []])],
        ["lcg", "", None, [], msgpack.packb([[[0, 0, 0, 99, 0, 0]], [[], []], [], [], ["test-1"]])],
    ],
)
def test_a_forged_save_is_refused(payload: object) -> None:
    with pytest.raises(GameFileError):
        load(forged(payload), faces())


def test_a_state_holds_only_what_can_be_saved() -> None:
    game = start(1)
    game.state.stack[-1] = Holding()
    game.state.winner = 0
    with pytest.raises(TypeError, match="cannot hold a object"):
        game.save()


def test_cards_that_are_missing_or_read_otherwise_are_named() -> None:
    game = position(2, 60)
    missing = Pool(card for card in POOL if card.id != "test-1")
    with pytest.raises(GameFileError, match="test-1"):
        load(save(game), missing)
    changed = Pool(stronger(card) if card.id == "test-1" else card for card in POOL)
    with pytest.raises(GameFileError, match="other versions of its cards"):
        load(save(game), changed)


def stronger(card: Card) -> Card:
    return Card(card.id, card.title, CardType.CHARACTER, card.faction, cost=1, skill=5, icons=card.icons)


def test_addresses_do_not_depend_on_what_was_read_before() -> None:
    """Words that cards share get an address in each card, whichever pool comes first."""
    again = Pool(reversed(list(POOL)))
    assert sorted(again.words) == sorted(POOL.words)
    for card in POOL:
        for number, text in enumerate(card.text):
            assert all(word.ref.startswith(f"{card.id}/text/{number}") for word in text.walk())
    game = position(2, 60)
    assert load(save(game), again).hash() == state_hash(game)
    assert LCG.name == game.rules.name
