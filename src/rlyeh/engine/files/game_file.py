"""Game files: how a game began and every answer, so that it can be shown, stepped through and played on.

A file is versioned JSON. It is read as if a stranger had written it: whatever does not fit is refused with one
sentence that names the place. Hashes of the position now and then make sure that a file which replays at all replays
to the very game that was played.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from rlyeh.engine.begin import new_game
from rlyeh.engine.files.checked_json import Json, listed, parsed, short_text, short_texts, whole_number, wrong
from rlyeh.engine.files.position import position_hash
from rlyeh.engine.files.save import fingerprint, state_hash
from rlyeh.engine.game import Game, Header
from rlyeh.engine.state.cards import NOBODY
from rlyeh.engine.state.random import NOTE_OF_CHANCE
from rlyeh.engine.state.rule_sets import RULE_SETS, RuleSet, rule_set
from rlyeh.engine.words.printed_card import Face, Faces
from rlyeh.errors import GameFileError, RlyehError, did_you_mean
from rlyeh.model import Pool
from rlyeh.model.declaring import dataclass

FORMAT = "rlyeh game"
VERSION = 2
FIRST: Final = 1
"""The first version. Its checkpoints are hashes of the engine's own records by the names of their classes: no later
program can work them out, so they are kept and not compared."""
EVERY = 50
"""A position is hashed every so many answers."""

LARGEST = 8 << 20
"""Bytes of the largest file that is read."""
MOST_ANSWERS = 100_000
MOST_CARDS = 1_000

_PACKS = "packs"
"""The part that only games with cards of packs have."""
_KEYS = ("format", "version", "rules", "seats", "decks", "stories", "seed", "cards", "answers", "checkpoints", "result")


@dataclass(frozen=True)
class Result:
    """The result of a game."""

    winner: int
    won_by: str
    """The rule that ended it."""
    turn: int


@dataclass(frozen=True)
class GameRecord:
    """A game as a file keeps it."""

    rules: str
    header: Header
    answers: tuple[str, ...]
    cards: str
    """A fingerprint of the declarations of all cards in it."""
    checkpoints: tuple[tuple[int, str], ...]
    """Hashes of the position after so many answers; the last one is that of the end."""
    names: tuple[str, str] = ("First seat", "Second seat")
    result: Result | None = None
    version: int = VERSION
    packs: tuple[tuple[str, str], ...] = ()
    """The packs that people made of which cards are in it: the code of each, and the hash of what it says."""

    # -- making one ------------------------------------------------------------------------------------------------

    @staticmethod
    def of(game: Game, names: Sequence[str] = ("First seat", "Second seat")) -> GameRecord:
        """The record of a game so far. The game is replayed for it, so what is recorded is known to replay."""
        header = game.header
        if header is None:
            raise GameFileError("The game began in a position that was set up, so there is no record of it.")
        replayed = _begin(header, game.rules, game.faces)
        checkpoints = [] if game.answers else [(0, position_hash(replayed))]
        for number, key in enumerate(game.answers, 1):
            _answer(replayed, key, number)
            if number % EVERY == 0 or number == len(game.answers):
                checkpoints.append((number, position_hash(replayed)))
        if state_hash(replayed) != state_hash(game):
            raise GameFileError("The game does not replay to the position it is in, so it cannot be recorded.")
        return GameRecord(
            game.rules.name,
            header,
            tuple(game.answers),
            _fingerprint(header, game.faces),
            tuple(checkpoints),
            (names[0], names[1]),
            result_of(game),
            packs=_packs_of(header, game.faces.pool),
        )

    # -- replaying ---------------------------------------------------------------------------------------------------

    def replay(self, cards: Pool | Faces, to: int | None = None) -> Game:
        """The game after so many answers, or at its end. What comes after them up to the next checkpoint is replayed
        as well, on the side, so that nothing is shown that was not played."""
        last = len(self.answers)
        stop = last if to is None else to
        if not 0 <= stop <= last:
            raise GameFileError(f"The game has {last} moves, so it cannot be shown after move {stop}.")
        game = self.start(cards)
        shown = game.clone() if stop == 0 else game
        for number, key in enumerate(self.answers, 1):
            _answer(game, key, number)
            if number == stop:
                shown = game.clone()
            if self._is_checked(game, number) and number >= stop:
                break
        if stop == last:
            self._check_result(game)
        return shown

    def steps(self, cards: Pool | Faces) -> Iterator[Game]:
        """The game at its start and after each answer. It is the same game that goes on: clone what is to be kept."""
        game = self.start(cards)
        ahead = game.clone()
        checked = 0
        yield game
        for number, key in enumerate(self.answers, 1):
            if checked < number:
                checked = self._look_ahead(ahead, checked)
            _answer(game, key, number)
            yield game
        self._check_result(game)

    def _look_ahead(self, ahead: Game, checked: int) -> int:
        """Play a copy on to the next checkpoint; returns where that is."""
        while True:
            checked += 1
            _answer(ahead, self.answers[checked - 1], checked)
            if self._is_checked(ahead, checked):
                return checked

    def start(self, cards: Pool | Faces) -> Game:
        """The game at its first question, with the cards it was played with."""
        rules = rule_set(self.rules)
        faces = cards if isinstance(cards, Faces) else Faces(cards.under(rules.errata))
        self._check_cards(faces)
        game = _begin(self.header, rules, faces)
        self._is_checked(game, 0)
        return game

    def _check_cards(self, faces: Faces) -> None:
        for code, digest in self.packs:
            here = faces.pool.packs.get(code)
            if here is None:
                raise GameFileError(f'packs: the game has cards of the pack "{code}", which is not in use here. '
                                    "Name its folder with --packs.")  # fmt: skip
            if here != digest:
                raise GameFileError(f'packs: the game was played with another version of the pack "{code}".')
        for place, ids in _places(self.header):
            for index, card_id in enumerate(ids):
                if card_id not in faces.pool:
                    near = did_you_mean(card_id, faces.pool.cards)
                    raise GameFileError(f'{place}[{index}]: no card has the id "{card_id}".{near}')
        if _fingerprint(self.header, faces) != self.cards:
            raise GameFileError("cards: the game was played with other versions of its cards and cannot be replayed.")

    def _is_checked(self, game: Game, number: int) -> bool:
        """Whether there is a checkpoint here; the position must be the one that was recorded. A file of version 1 has
        none before its end, which must be the recorded one."""
        if self.version == FIRST:
            if number < len(self.answers):
                return False
            self._check_result(game)
            return True
        wanted = next((digest for at, digest in self.checkpoints if at == number), None)
        if wanted is None:
            return False
        if wanted != position_hash(game):
            raise GameFileError(
                f"checkpoints: after answer {number} the position is not the one recorded; "
                "the file was changed or comes from another version of the rules."
            )
        return True

    def _check_result(self, game: Game) -> None:
        if result_of(game) != self.result:
            raise GameFileError("result: the game does not end as recorded.")

    # -- JSON and files ------------------------------------------------------------------------------------------------

    def to_json(self) -> Json:
        """The record as JSON."""
        result = self.result
        packs: Json = {_PACKS: dict(self.packs)} if self.packs else {}
        return {
            "format": FORMAT,
            "version": self.version,
            **packs,
            "rules": self.rules,
            "seats": list(self.names),
            "decks": [list(deck) for deck in self.header.decks],
            "stories": list(self.header.stories),
            "seed": self.header.seed,
            "cards": self.cards,
            "answers": list(self.answers),
            "checkpoints": [[number, digest] for number, digest in self.checkpoints],
            "result": None if result is None else {"winner": result.winner, "by": result.won_by, "turn": result.turn},
        }

    @staticmethod
    def from_json(data: Json) -> GameRecord:
        """Read a record from JSON, or say which part of it is wrong."""
        data = _checked_frame(data)
        answers = short_texts(data["answers"], "answers", MOST_ANSWERS)
        decks = listed(data["decks"], "decks", 2)
        if len(decks) != 2:
            wrong("decks", "a game has two decks")
        names = short_texts(data["seats"], "seats", 2)
        if len(names) != 2:
            wrong("seats", "a game has two seats")
        rules = short_text(data["rules"], "rules")
        if rules not in RULE_SETS:
            raise GameFileError(f'rules: there is no rule set "{rules}".{did_you_mean(rules, RULE_SETS)}')
        header = Header(
            tuple(short_texts(deck, f"decks[{seat}]", MOST_CARDS) for seat, deck in enumerate(decks)),
            short_texts(data["stories"], "stories", MOST_CARDS),
            whole_number(data["seed"], "seed", (1 << 64) - 1),
        )
        return GameRecord(
            rules,
            header,
            answers,
            short_text(data["cards"], "cards"),
            _checkpoints(data["checkpoints"], len(answers)),
            (names[0], names[1]),
            _result(data["result"]),
            data["version"],
            _packs(data.get(_PACKS, {})),
        )

    def dumps(self) -> str:
        """The record as the text of a file, one line for each part."""
        parts = (f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in self.to_json().items())
        return "{\n" + ",\n".join(parts) + "\n}\n"

    @staticmethod
    def loads(text: str) -> GameRecord:
        """Read the text of a file."""
        return GameRecord.from_json(parsed(text))

    def write(self, path: Path | str) -> None:
        """Write the file; a reader never finds half of it."""
        target = Path(path)
        draft = target.with_name(f"{target.name}.{os.getpid()}.part")
        try:
            draft.write_text(self.dumps(), encoding="utf-8")
            draft.replace(target)
        except OSError as problem:
            draft.unlink(missing_ok=True)
            raise GameFileError(f"{target} cannot be written: {problem.strerror}.") from None

    @staticmethod
    def read(path: Path | str) -> GameRecord:
        """Read a file."""
        source = Path(path)
        try:
            with source.open("rb") as file:
                data = file.read(LARGEST + 1)
        except OSError as problem:
            raise GameFileError(f"{source} cannot be read: {problem.strerror}.") from None
        if len(data) > LARGEST:
            raise GameFileError(f"{source} is larger than any game file ({LARGEST >> 20} MB at most).")
        try:
            return GameRecord.loads(data.decode("utf-8"))
        except UnicodeDecodeError as problem:
            raise GameFileError(f"{source} is no game file: byte {problem.start} is no text.") from None
        except GameFileError as problem:
            raise GameFileError(f"{source}: {problem}") from None


def result_of(game: Game) -> Result | None:
    """The result of a game; None while it goes on."""
    state = game.state
    return None if state.winner == NOBODY else Result(state.winner, state.won_by, state.turn)


def _begin(header: Header, rules: RuleSet, faces: Faces) -> Game:
    try:
        return new_game(faces.pool, header.decks, header.stories, header.seed, rules, faces)
    except RlyehError as problem:
        raise GameFileError(f"The game cannot begin: {problem}") from problem


def give(game: Game, key: str) -> None:
    """Give an answer as records keep it: an option's key, or a note of where the random source went on."""
    if not key.startswith(NOTE_OF_CHANCE):
        game.apply(key)
        return
    digits = key.removeprefix(NOTE_OF_CHANCE)
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 20 and int(digits) < 1 << 64):
        raise GameFileError(f'"{key:.40}" is no place of the random source.')
    game.turn_chance(int(digits))


def _answer(game: Game, key: str, number: int) -> None:
    """Give one recorded answer. Whatever goes wrong is the fault of the file."""
    try:
        give(game, key)
    except RlyehError as problem:
        raise GameFileError(f"answers[{number - 1}]: {problem}") from None
    except Exception as problem:
        raise GameFileError(
            f'answers[{number - 1}]: "{key}" cannot be played out ({type(problem).__name__}: {str(problem)[:80]}).'
        ) from problem


def _fingerprint(header: Header, faces: Faces) -> str:
    faces_by_id: dict[str, Face] = {card_id: faces[card_id] for _, ids in _places(header) for card_id in ids}
    return fingerprint(faces_by_id.values())


def _places(header: Header) -> list[tuple[str, tuple[str, ...]]]:
    return [("decks[0]", header.decks[0]), ("decks[1]", header.decks[1]), ("stories", header.stories)]


# -- parts of a file --------------------------------------------------------------------------------------------------


def _checked_frame(data: Json) -> dict[str, Any]:
    """The parts of a file, once it is clear that it is a game file of this version."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise GameFileError(f'This is no game file: its "format" is not "{FORMAT}".')
    version = data.get("version")
    if type(version) is not int or not FIRST <= version <= VERSION:
        wrong("version", f"the file has version {version!r:.20}; this program reads versions up to {VERSION}")
    for key in _KEYS:
        if key not in data:
            wrong(key, "this part is missing")
    for key in data:
        if key not in _KEYS and key != _PACKS:
            wrong(f"{key:.40}", "a game file has no such part")
    return data


def _packs(data: Json) -> tuple[tuple[str, str], ...]:
    if not isinstance(data, dict) or len(data) > MOST_CARDS:
        wrong(_PACKS, f"expected the hash of each pack by its code, found {data!r:.40}")
    return tuple((code, short_text(digest, f"{_PACKS}.{code:.10}")) for code, digest in data.items())


def _packs_of(header: Header, pool: Pool) -> tuple[tuple[str, str], ...]:
    """The packs that a game needs."""
    codes = {card_id.rsplit("-", 1)[0] for _, ids in _places(header) for card_id in ids}
    return tuple((code, digest) for code, digest in pool.packs.items() if code in codes)


def _checkpoints(data: Json, answers: int) -> tuple[tuple[int, str], ...]:
    """All checkpoints that there have to be, in order: one in fifty answers, and one at the end."""
    checkpoints: list[tuple[int, str]] = []
    for index, item in enumerate(listed(data, "checkpoints", answers // EVERY + 2)):
        place = f"checkpoints[{index}]"
        if not isinstance(item, list) or len(item) != 2:
            wrong(place, f"expected a number and a hash, found {item!r:.40}")
        checkpoints.append((whole_number(item[0], place, answers), short_text(item[1], place)))
    due = [*range(EVERY, answers, EVERY), answers]
    if [number for number, _ in checkpoints] != due:
        wrong("checkpoints", f"they do not fit the {answers} answers of the file: some are missing or were added")
    return tuple(checkpoints)


def _result(data: Json) -> Result | None:
    if data is None:
        return None
    if not isinstance(data, dict) or sorted(data) != ["by", "turn", "winner"]:
        wrong("result", f"expected winner, by and turn, found {data!r:.40}")
    return Result(
        whole_number(data["winner"], "result.winner", 1),
        short_text(data["by"], "result.by"),
        whole_number(data["turn"], "result.turn", 1 << 32),
    )
