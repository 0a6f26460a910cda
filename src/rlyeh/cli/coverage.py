"""Play coverage: random games between all quick decks, and how often each card and each text of it came to bear.

Whoever watches reads the journal after every answer; the engine knows nothing of it.
"""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from functools import cache

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from rlyeh.cards import POOL
from rlyeh.decks import MATCHUPS, STORIES, Matchup, matchup_decks
from rlyeh.engine import NOTHING, RULE_SETS, Chance, Faces, Game, new_game
from rlyeh.engine.explain import JournalAnswer
from rlyeh.engine.reading import CANCELLED, Kind, Occurrence
from rlyeh.engine.words import Ability, Face, Layer, Watch
from rlyeh.language.effects.characters import Verb
from rlyeh.language.text.english import card_text
from rlyeh.model import Card, CardType, Label, Position, Zone
from rlyeh.model.grammar import Voice, capital
from rlyeh.model.word import Json
from rlyeh.system import ignore_interrupt

STRIDE = 23
"""Without a common factor with the number of match-ups: so a few games already see every faction."""
CHUNK = 10
"""Games that a process plays before it reports."""
LONGEST = 20_000
"""Decisions after which a game is taken never to end."""
SWITCHES = frozenset((Layer.BLANK, Layer.BECOME))
"""Texts that turn others on and off: they are no entries of the index of what is in force."""

PLAYED, IN_FORCE, TRIGGERED, RESOLVED, CANCELLED_ = "played", "in force", "triggered", "resolved", "cancelled"
WON, EXECUTED, DECLINED = "won", "executed", "declined"
COLUMNS = (PLAYED, IN_FORCE, TRIGGERED, RESOLVED, CANCELLED_, WON, EXECUTED, DECLINED)
"""What is counted: played and won for cards, the rest for their texts."""


# -- what there is to be touched ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class CoverageRow:
    """A card, or one text of it, with what shows that it was touched."""

    address: str
    card: Card
    kind: str
    touched_by: tuple[str, ...]
    text: str = ""

    def touches(self, tally: Counter[tuple[str, str]]) -> int:
        """How often it came to bear."""
        return sum(tally[self.address, outcome] for outcome in self.touched_by)


def entries(cards: Iterable[Card]) -> list[CoverageRow]:
    """Every card, each followed by its texts and the abilities that those give to others."""
    return [entry for card in cards for entry in _entries_of(card)]


def _entries_of(card: Card) -> Iterator[CoverageRow]:
    if card.type is CardType.STORY:
        yield CoverageRow(card.id, card, "story", (WON,))
        yield CoverageRow(f"{card.id}/text", card, "story effect", (EXECUTED,), card_text(card))
        return
    yield CoverageRow(card.id, card, str(card.type), (PLAYED,))
    for text in card.text:
        if not isinstance(text, Ability):
            kind, touched_by = ("watch", RESOLVED) if isinstance(text, Watch) else ("standing", IN_FORCE)
            yield CoverageRow(text.ref, card, kind, (touched_by,), text.entry(Voice(card.title)))
        for word in text.walk():
            if isinstance(word, Ability):
                does = capital(word.what_it_does(Voice(card.title)))
                yield CoverageRow(word.ref, card, _label(word), (RESOLVED,), does)


def _label(ability: Ability) -> str:
    return "passive" if ability.label is Label.PASSIVE else ability.label.english


# -- watching ----------------------------------------------------------------------------------------------------------


class Watcher:
    """Reads what happened in a game and counts."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.tally: Counter[tuple[str, str]] = Counter()
        self.journal_read = 0
        """How much of the journal has been counted."""
        game.keep_journal()

    def look(self) -> None:
        """Count what happened since the last look, and what is in force now."""
        journal = self.game.journal
        assert journal is not None
        for entry in journal[self.journal_read :]:
            if isinstance(entry, Occurrence):
                count = COUNTED.get(entry.kind, Watcher._acted)
                count(self, entry)
            elif isinstance(entry, JournalAnswer):
                self._answered(entry)
        self.journal_read = len(journal)
        self._in_force()

    def _add(self, address: str, outcome: str) -> None:
        self.tally[address, outcome] += 1

    def _id(self, card: int) -> str:
        return self.game.state.cards[card].printed.id

    def _played(self, occurrence: Occurrence) -> None:
        self._add(self._id(occurrence.card), PLAYED)

    def _won(self, occurrence: Occurrence) -> None:
        self._add(self._id(occurrence.card), WON)

    def _triggered(self, occurrence: Occurrence) -> None:
        ability = occurrence.context.ability if occurrence.context is not None else None
        address = ability.ref if ability is not None else f"{self._id(occurrence.card)}/text"
        self._add(address, TRIGGERED)
        self._add(address, CANCELLED_ if occurrence.status == CANCELLED else RESOLVED)

    def _answered(self, answer: JournalAnswer) -> None:
        """A story's effect counts as executed even if the game ends in the middle of it. Passive text is never
        triggered and cannot be cancelled, but its turn to act is told."""
        ability = answer.option.ability
        if answer.kind == "story":
            self._add(f"{self._id(answer.option.card)}/text", EXECUTED if answer.option.verb == "execute" else DECLINED)
        elif answer.kind == "order" and isinstance(ability, Ability) and ability.label is Label.PASSIVE:
            self._add(ability.ref, RESOLVED)

    def _acted(self, occurrence: Occurrence) -> None:
        """Texts that act as soon as something holds, or in place of something, show only by what they do."""
        if occurrence.source == NOTHING:
            return
        for address, kinds in silent(self.game.state.cards[occurrence.source].face):
            if occurrence.kind in kinds:
                self._add(address, RESOLVED)

    def _entered(self, occurrence: Occurrence) -> None:
        """How a card enters play is said by a text that matters at that moment only."""
        self._acted(occurrence)
        for modifier in self.game.state.cards[occurrence.card].face.enter_modifiers:
            self._add(_text_of(modifier.ref), IN_FORCE)

    def _in_force(self) -> None:
        game = self.game
        addresses = {
            _text_of(entry.modifier.ref)
            for layer, in_force in enumerate(game.index().layers)
            if layer != Layer.ENTER
            for entry in in_force
            if entry.lasting is None and entry.holds(game)
        }
        self.tally.update((address, IN_FORCE) for address in addresses | set(self._switches()))

    def _switches(self) -> Iterator[str]:
        game = self.game
        blanked = game.index().blanked
        for card in (*game.state.play, *game.state.row):
            piece = game.state.cards[card]
            face = piece.face
            if (face.blanks or face.becomes) and card not in blanked and piece.position is not Position.INSANE:
                for text in face.standing_in[Zone.PLAY]:
                    if any(modifier.layer in SWITCHES for modifier in text.modifiers):
                        yield text.ref


COUNTED: dict[int, Callable[[Watcher, Occurrence], None]] = {
    Kind.PLAYED: Watcher._played,
    Kind.WIN_STORY: Watcher._won,
    Kind.TRIGGER: Watcher._triggered,
    Kind.ENTER_PLAY: Watcher._entered,
}


@cache
def _text_of(ref: str) -> str:
    """The address of the text that a word stands in."""
    return "/".join(ref.split("/")[:3])


@cache
def silent(face: Face) -> tuple[tuple[str, frozenset[int]], ...]:
    """The texts of a card that act without being triggered, with the kinds of what they do."""
    silent_texts = []
    for text in face.text:
        if isinstance(text, Watch) or (isinstance(text, Ability) and text.instead and text.label is Label.PASSIVE):
            silent_texts.append((text.ref, frozenset(word.kind for word in text.walk() if isinstance(word, Verb))))
    return tuple(silent_texts)


# -- playing -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Failure:
    """A game that raised."""

    seed: int
    decks: tuple[str, str]
    error: str


@dataclass
class CoverageReport:
    """What a number of games gave."""

    rules: str
    games: int = 0
    decisions: int = 0
    tally: Counter[tuple[str, str]] = field(default_factory=Counter)
    failures: list[Failure] = field(default_factory=list)

    def add(self, part: CoverageReport) -> None:
        """Take in what other games gave."""
        self.games += part.games
        self.decisions += part.decisions
        self.tally.update(part.tally)
        self.failures += part.failures

    def rows(self) -> list[CoverageRow]:
        """All cards and texts, the least touched first."""
        pool = _faces(self.rules).pool
        return sorted(entries(pool[id] for id in PLAYABLE), key=lambda entry: entry.touches(self.tally))

    def untouched(self) -> list[CoverageRow]:
        """The cards and texts of the quick decks that never came to bear."""
        return [entry for entry in self.rows() if not entry.touches(self.tally)]

    def to_json(self) -> Json:
        """All figures."""
        return {
            "rules": self.rules,
            "games": self.games,
            "decisions": self.decisions,
            "failures": [vars(failure) for failure in self.failures],
            "texts": [
                {
                    "address": entry.address,
                    "title": entry.card.title,
                    "kind": entry.kind,
                    "text": entry.text,
                    **{outcome: self.tally[entry.address, outcome] for outcome in COLUMNS},
                }
                for entry in self.rows()
            ],
            "untouched": [entry.address for entry in self.untouched()],
        }


PLAYABLE = tuple(card.id for card in POOL if card.id.startswith("core-") and card.type is not CardType.CONSPIRACY)
"""The cards of the Core Set that are in some quick deck, and its stories: the conspiracy is in no packet (AMB-63)."""


def matchup_of(seed: int) -> Matchup:
    """The decks of a game: consecutive seeds go through all of them."""
    return MATCHUPS[seed * STRIDE % len(MATCHUPS)]


@cache
def _faces(rules: str) -> Faces:
    return Faces(POOL.under(RULE_SETS[rules].errata))


def play(seed: int, rules: str) -> CoverageReport:
    """Play one game at random and watch it."""
    decks = matchup_decks(matchup_of(seed))
    cards = [deck.card_ids() for deck in decks]
    game = new_game(POOL, cards, STORIES, seed, RULE_SETS[rules], _faces(rules))
    return watched(game, seed, (decks[0].name, decks[1].name))


def watched(game: Game, seed: int, decks: tuple[str, str]) -> CoverageReport:
    """Play a game to its end; if it raises, that is part of the report."""
    watcher = Watcher(game)
    report = CoverageReport(game.rules.name, games=1, tally=watcher.tally)
    try:
        report.decisions = _play_out(game, watcher, Chance(seed + 1))
    except Exception:
        report.failures.append(Failure(seed, decks, traceback.format_exc(limit=-6)))
    return report


def _play_out(game: Game, watcher: Watcher, chance: Chance) -> int:
    """Passing is a little rarer than the rest, so that more happens."""
    number = 0
    while (decision := game.decision) is not None:
        watcher.look()
        options = decision.options
        option = options[chance.below(len(options))]
        if option.verb == "pass":
            option = options[chance.below(len(options))]
        game.apply(option)
        number += 1
        if number > LONGEST:
            raise RuntimeError(f"the game did not end within {LONGEST} decisions")
    watcher.look()
    return number


def play_some(seeds: range, rules: str) -> CoverageReport:
    """Play several games."""
    report = CoverageReport(rules)
    for seed in seeds:
        report.add(play(seed, rules))
    return report


def run(games: int, seed: int, jobs: int, rules: str, console: Console) -> CoverageReport:
    """Play many games with a progress bar."""
    chunks = [range(first, min(first + CHUNK, seed + games)) for first in range(seed, seed + games, CHUNK)]
    return gathered(_parts(chunks, jobs, rules), games, rules, console)


def gathered(parts: Iterable[CoverageReport], games: int, rules: str, console: Console) -> CoverageReport:
    """One report of many, as they come; Ctrl-C stops and gives what was played so far."""
    report = CoverageReport(rules)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task("random games", total=games)
        try:
            for part in parts:
                report.add(part)
                description = f"random games, {len(report.failures)} failed" if report.failures else "random games"
                progress.update(task, completed=report.games, description=description)
        except KeyboardInterrupt:
            console.print(f"Stopped after {report.games} games.")
    return report


def _parts(chunks: list[range], jobs: int, rules: str) -> Iterator[CoverageReport]:
    """The reports of all chunks as they come, from this process or from several."""
    if jobs == 1:
        yield from (play_some(range(seed, seed + 1), rules) for chunk in chunks for seed in chunk)
        return
    with ProcessPoolExecutor(jobs, initializer=ignore_interrupt) as workers:
        waiting: list[Future[CoverageReport]] = [workers.submit(play_some, chunk, rules) for chunk in chunks]
        try:
            for done in as_completed(waiting):
                yield done.result()
        finally:
            workers.shutdown(wait=False, cancel_futures=True)


# -- telling -----------------------------------------------------------------------------------------------------------


def show(report: CoverageReport, console: Console) -> None:
    """The table, the least touched first, then the games that failed and what was never touched."""
    console.print(_table(report))
    console.print(f"\n{report.games} games, {report.decisions} decisions, {len(report.failures)} failed.")
    for failure in report.failures:
        console.print(f"\nseed {failure.seed}: {' against '.join(failure.decks)}\n{failure.error}", markup=False)
    untouched = report.untouched()
    console.print(f"\nNever touched: {len(untouched) or 'nothing'}")
    for entry in untouched:
        console.print(f"{entry.address} {entry.card.title}, {entry.kind} {entry.text}".rstrip(), markup=False)


TABLE = ((PLAYED, WON), (IN_FORCE,), (TRIGGERED,), (RESOLVED, EXECUTED), (CANCELLED_,), (DECLINED,))
"""The columns of the table: stories are won and executed where other cards are played and resolved."""


def _table(report: CoverageReport) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("id", no_wrap=True)
    table.add_column("card or text")
    for outcomes in TABLE:
        table.add_column(outcomes[0], justify="right", no_wrap=True)
    for entry in report.rows():
        cells = [_cell(report, entry, outcomes) for outcomes in TABLE]
        name = f"{entry.card.title}: {entry.kind}" if entry.text else entry.card.title
        table.add_row(entry.card.id, Text(name), *cells)
    return table


def _cell(report: CoverageReport, entry: CoverageRow, outcomes: tuple[str, ...]) -> str:
    """A count; what a text is not expected to do is left out where it did not happen."""
    count = sum(report.tally[entry.address, outcome] for outcome in outcomes)
    return str(count) if count or set(outcomes) & set(entry.touched_by) else ""
