"""Settings of an environment: decks, rules and story deck, and the numbers that stand for it all."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from rlyeh.cards import POOL
from rlyeh.decks import FORMATS, MATCHUPS, STORIES, Deck, find_deck, matchup_decks, require_legal, unplayable
from rlyeh.encoding import Layout, Schema
from rlyeh.engine import Chance, Faces, Game, new_game, rule_set
from rlyeh.errors import DeckError, EncodingError

DeckSaid = str | Deck | Sequence[str]
"""A deck: its name as on the command line, a `Deck`, or card ids."""
DecksSaid = str | Sequence[DeckSaid]
"""Both decks, or "quick" for any of the 420 match-ups of quick decks, drawn anew for every game."""

Pair = tuple[Deck, Deck]

DEFAULT = ("agency+miskatonic", "cthulhu+hastur+2")
QUICK = "quick"
SEEDS = 1 << 62


@cache
def faces(rules: str) -> Faces:
    """The pool as a rule set reads it, prepared once in each process."""
    return Faces(POOL.under(rule_set(rules).errata))


class Setting:
    """Which games are played: the decks, or many pairs of them, and the tables of actions and observations."""

    def __init__(
        self, decks: DecksSaid | None = None, rules: str = "lcg", schema: Schema | str | None = None
    ) -> None:
        rule_set(rules)
        self._said = (decks, rules, schema)
        pairs = _pairs(DEFAULT if decks is None else decks)
        brought = {deck.stories for pair in pairs for deck in pair if deck.stories}
        self._set_up(pairs, rules, brought.pop() if len(brought) == 1 else STORIES, schema)

    def _set_up(
        self, pairs: list[Pair], rules: str, stories: tuple[str, ...], schema: Schema | str | None = None
    ) -> None:
        self.pairs = pairs
        self.rules = rules
        self.stories = stories
        self.schema = self._schema(schema)
        self.layout = Layout(self.schema)

    @staticmethod
    def of(pairs: list[Pair], rules: str, stories: tuple[str, ...]) -> Setting:
        """Any pairs of decks, with one table of actions for all of them."""
        setting = Setting.__new__(Setting)
        setting._set_up(pairs, rules, stories)
        return setting

    def _schema(self, schema: Schema | str | None) -> Schema:
        """The table of actions: the one that was given, that of the whole pool, or the one of these decks."""
        lists = tuple((tuple(first.card_ids()), tuple(second.card_ids())) for first, second in self.pairs)
        if schema is None:
            return _table(lists, self.stories)
        if isinstance(schema, str):
            if schema != "pool":
                raise EncodingError(f'There is no table of actions "{schema}": say "pool", or give a Schema.')
            schema = whole_table()
        schema.require(lists, self.stories)
        return schema

    def __reduce__(self) -> tuple[object, ...]:
        return Setting, self._said

    def deal(self, seed: int) -> Game:
        """A new game. The seed says which decks meet, where there are several, and how they are shuffled."""
        pair = self.pairs[0] if len(self.pairs) == 1 else self.pairs[Chance(seed).below(len(self.pairs))]
        pool_faces = faces(self.rules)
        cards = [deck.card_ids() for deck in pair]
        return new_game(pool_faces.pool, cards, self.stories, seed, rule_set(self.rules), pool_faces)


@cache
def _table(lists: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...], stories: tuple[str, ...]) -> Schema:
    return Schema.of(POOL, lists, stories)


@cache
def whole_table() -> Schema:
    """The table of actions of the whole pool."""
    return Schema.whole(POOL)


def _pairs(decks_said: DecksSaid) -> list[Pair]:
    if decks_said == QUICK:
        return [matchup_decks(matchup) for matchup in MATCHUPS]
    if isinstance(decks_said, str) or len(decks_said) != 2:
        raise DeckError('An environment needs two decks, or "quick" for all match-ups of quick decks.', source="GEN-1")
    return [(_deck(decks_said[0]), _deck(decks_said[1]))]


def _deck(deck_said: DeckSaid) -> Deck:
    """A deck that can be played, or an error that says what is in the way."""
    deck = _read(deck_said)
    missing = unplayable(deck, POOL)
    if missing:
        names = "; ".join(entry.label for entry in missing)
        raise DeckError(f'The deck "{deck.name}" has cards that cannot be played here yet: {names}.', source="DECK-11")
    require_legal(deck, FORMATS["casual"], POOL)
    return deck


def _read(deck_said: DeckSaid) -> Deck:
    if isinstance(deck_said, Deck):
        return deck_said
    return find_deck(deck_said).deck if isinstance(deck_said, str) else Deck.of("a deck of its own", deck_said)
