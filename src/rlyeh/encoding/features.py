"""Features of the options: what a learned policy looks at to give each answer a score.

A policy that scores options needs no table of actions: it sees the position once, each option with the card that it is
about, and plays with any deck. `Features` is what models are trained on and what they are asked with; `HASH` names it,
and a model that was made for other features is refused.
"""

from __future__ import annotations

import json
from functools import cache
from hashlib import blake2b
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import numpy.typing as npt

from rlyeh.decks.facts import printed_sets
from rlyeh.encoding.layout import FACTIONS, KIND_PLACES, KINDS
from rlyeh.encoding.schema import CARDED, LATER, NUMBERED, PLAIN
from rlyeh.engine import NOTHING
from rlyeh.model import CardType, Icon, Keyword, Label, Phase, Position, Zone

if TYPE_CHECKING:
    from rlyeh.engine import Decision, Option
    from rlyeh.engine.reading import Piece
    from rlyeh.engine.visibility import Sight
    from rlyeh.engine.words import Face

Floats = npt.NDArray[np.float32]
Places = npt.NDArray[np.int64]

VERSION = 1
VERBS = (*dict.fromkeys([*PLAIN, *NUMBERED, *[verb for verb in CARDED if verb not in LATER], "name"]), "other")
"""Verbs that came later share the last place, so that models trained before can still be asked."""
VERB_PLACES = {verb: at for at, verb in enumerate(VERBS)}
TYPES = tuple(CardType)
WORDS = (
    Keyword.FAST, Keyword.HEROIC, Keyword.VILLAINOUS, Keyword.INVULNERABILITY, Keyword.LOYAL, Keyword.TOUGHNESS,
    Keyword.WILLPOWER, Keyword.FATED, Keyword.RESILIENT, Keyword.DORMANT,
)  # fmt: skip
LABELS = tuple(Label)
ICONS = tuple(icon.slug for icon in Icon)

SIDE = (
    "hand", "deck", "discard", "domains", "undrained domains", "largest undrained domain", "resources", "stories won",
    "characters", "ready characters", "insane characters", "supports", "skill", "ready skill",
    *(f"ready {icon}" for icon in ICONS),
    "tokens", "most tokens", "second most tokens", "third most tokens",
)  # fmt: skip
"""What is told of each player."""
STATE = (
    "turn", *(phase.name.lower() for phase in Phase), "own turn", *(f"question {kind}" for kind in KINDS), "picked",
    *(f"own {feature}" for feature in SIDE), *(f"other {feature}" for feature in SIDE),
)  # fmt: skip
"""The position."""

PRINTED = (
    *(str(kind) for kind in TYPES), "unique", "cost", "printed skill", *(f"printed {icon}" for icon in ICONS),
    *(str(word) for word in WORDS), *(label.name.lower() for label in LABELS), *(str(faction) for faction in FACTIONS),
)  # fmt: skip
CARD = (
    "known", "owned", "controlled", "in play", "in hand", "in discard", "in row", "exhausted", "insane", "wounds",
    "attached", "committed", "skill", *ICONS,
)  # fmt: skip
STORY = (
    "story", "own tokens", "other tokens", *(f"{icon} struggles" for icon in ICONS), "resolved",
    "own skill", *(f"own {icon}" for icon in ICONS), "other skill", *(f"other {icon}" for icon in ICONS),
)  # fmt: skip
DOMAIN = ("domain", "resources", "drained", "left over", "same faction", "factions")
OPTION = (
    *(f"verb {verb}" for verb in VERBS), *(f"card {feature}" for feature in PRINTED),
    *(f"card {feature}" for feature in CARD), *(f"at {feature}" for feature in STORY), *DOMAIN,
    "number", "zero", "options", *(f"asking {feature}" for feature in PRINTED), "asking owned",
)  # fmt: skip
"""One option."""

HASH = blake2b(json.dumps([VERSION, STATE, OPTION]).encode(), digest_size=8).hexdigest()
FEATURES = (len(STATE), len(OPTION))
"""How many numbers tell of the position, and how many of an option."""

_CARD = len(VERBS)
_HERE = _CARD + len(PRINTED)
_STORY = _HERE + len(CARD)
_DOMAIN = _STORY + len(STORY)
_NUMBER = _DOMAIN + len(DOMAIN)
_ASKING = _NUMBER + 3
INSANE, EXHAUSTED, READY = Position.INSANE, Position.EXHAUSTED, Position.READY


class Features(NamedTuple):
    """An open question in numbers."""

    state: Floats
    """The position, one row."""
    options: Floats
    """A row for each option."""
    cards: Places
    """For each option the card that it is about and the card that asks, by their places in the catalogue; 0: none."""


@cache
def card_places() -> dict[str, int]:
    """Every card that was ever printed and its place in the catalogue, from 1. Cards of packs that people made have
    none: a model has never seen them, and the places of the others must not hang on what is in use."""
    ids = sorted(entry.id for facts in printed_sets() for entry in facts.cards)
    return {card: place for place, card in enumerate(ids, 1)}


def features(sight: Sight) -> Features:
    """The features of the open question of a seat."""
    decision = sight.decision
    assert decision is not None, "this seat is asked nothing"
    table = _Table(sight)
    options = np.zeros((len(decision.options), len(OPTION)), dtype=np.float32)
    cards = np.zeros((len(decision.options), 2), dtype=np.int64)
    asking = sight.known(decision.card)
    if asking is not None:
        options[:, _ASKING : _ASKING + len(PRINTED)] = printed(asking.face)
        options[:, _ASKING + len(PRINTED)] = asking.owner == sight.seat
        cards[:, 1] = card_places().get(asking.printed.id, 0)
    options[:, _NUMBER + 2] = len(decision.options) / 10
    for at, option in enumerate(decision.options):
        table.fill_option(option, options[at], cards[at], asking)
    return Features(table.state(decision), options, cards)


_PRINTED: dict[int, tuple[Face, Floats]] = {}


def printed(face: Face) -> Floats:
    """What is printed on a card; kept for each face, together with the face so that its number stays its own."""
    kept_row = _PRINTED.get(id(face))
    if kept_row is not None:
        return kept_row[1]
    labels = {ability.label for ability in face.abilities}
    values = [
        *(face.type is kind for kind in TYPES),
        face.unique,
        face.cost / 5,
        face.skill / 5,
        *(number / 2 for number in face.icons),
        *(face.keywords.get(word, 0) > 0 or word in face.keywords for word in WORDS),
        *(bool(face.standing or face.watches) if label is Label.PASSIVE else label in labels for label in LABELS),
        *(face.faction is faction for faction in FACTIONS),
    ]
    row = np.array(values, dtype=np.float32)
    _PRINTED[id(face)] = (face, row)
    return row


class _Table:
    """What is added up once for all options of a question."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.seat = sight.seat
        self.stories = {piece.id: (piece, struggles) for piece, struggles in sight.row}
        self.play = {stand.piece.id: (stand.skill, stand.icons) for stand in sight.play}
        self.strengths: dict[tuple[int, int], list[float]] = {}
        planned = dict(sight.plan)
        for stand in sight.play:
            piece = stand.piece
            story = planned.get(piece.id, piece.story)
            if story != NOTHING:
                strength = self.strengths.setdefault((story, int(piece.controller != self.seat)), [0.0] * 5)
                strength[0] += stand.skill / 5
                for at, number in enumerate(stand.icons, 1):
                    strength[at] += number / 2

    # -- one option ----------------------------------------------------------------------------------------------------

    def fill_option(self, option: Option, row: Floats, cards: Places, asking: Piece | None) -> None:
        """Fill the row of an option."""
        row[VERB_PLACES.get(option.verb, len(VERBS) - 1)] = 1
        piece = self.sight.known(option.card)
        if piece is not None:
            row[_CARD:_HERE] = printed(piece.face)
            row[_HERE:_STORY] = self._here(piece)
            cards[0] = card_places().get(piece.printed.id, 0)
        story = self._story_of(option, piece)
        if story != NOTHING:
            row[_STORY:_DOMAIN] = self._story(story)
        number = option.number
        if number != NOTHING:
            if option.verb in ("drain", "resource", "domain"):
                row[_DOMAIN:_NUMBER] = self._domain(number, piece or asking)
            elif option.verb in ("player", "side"):
                number = int(number != self.seat)
            row[_NUMBER] = number / 5
            row[_NUMBER + 1] = number == 0

    def _story_of(self, option: Option, piece: Piece | None) -> int:
        """The story that an option is about, or its card is at."""
        if option.verb == "commit" or option.verb == "dormant":
            return option.other
        if option.card in self.stories:
            return option.card
        return NOTHING if piece is None else piece.story

    def _here(self, piece: Piece) -> list[float]:
        skill, icons = self.play.get(piece.id, (0, (0, 0, 0, 0)))
        zone = piece.zone
        return [
            1,
            piece.owner == self.seat,
            piece.controller == self.seat,
            zone is Zone.PLAY,
            zone is Zone.HAND,
            zone is Zone.DISCARD,
            piece.id in self.stories,
            piece.position is EXHAUSTED,
            piece.position is INSANE,
            piece.wounds,
            piece.host != NOTHING,
            piece.story != NOTHING,
            skill / 5,
            *[number / 2 for number in icons],
        ]

    def _story(self, story: int) -> list[float]:
        known_story = self.stories.get(story)
        if known_story is None:
            return [0.0] * len(STORY)
        piece, struggles = known_story
        return [
            1,
            piece.tokens[self.seat] / 5,
            piece.tokens[1 - self.seat] / 5,
            *struggles,
            story in self.sight.resolved,
            *self.strengths.get((story, 0), NOBODY_THERE),
            *self.strengths.get((story, 1), NOBODY_THERE),
        ]

    def _domain(self, number: int, about: Piece | None) -> list[float]:
        """A domain of one's own: what it holds, and what would be left over after paying for the card in question."""
        domains = self.sight.domains[self.seat]
        if number >= len(domains):
            return [0.0] * len(DOMAIN)
        resources, drained = self.sight.resources(domains[number]), domains[number].drained
        factions = {piece.face.resource for piece in resources}
        cost = 0 if about is None else about.face.cost
        same = about is not None and about.face.faction in factions
        return [1, len(resources) / 5, drained, (len(resources) - cost) / 5, same, len(factions) / 3]

    # -- the position --------------------------------------------------------------------------------------------------

    def state(self, decision: Decision) -> Floats:
        """The row of the position."""
        sight = self.sight
        phases = [0.0] * len(Phase)
        phases[sight.phase] = 1
        kinds = [0.0] * len(KINDS)
        kinds[KIND_PLACES.get(decision.kind, len(KINDS) - 1)] = 1
        values = [
            sight.turn / 10,
            *phases,
            sight.active == self.seat,
            *kinds,
            len(sight.plan) / 3,
            *self._side(self.seat),
            *self._side(1 - self.seat),
        ]
        return np.array(values, dtype=np.float32)

    def _side(self, seat: int) -> list[float]:
        sight = self.sight
        domains = sight.domains[seat]
        undrained = [len(domain.resources) for domain in domains if not domain.drained]
        tokens = sorted((piece.tokens[seat] for piece, _ in sight.row), reverse=True)[:3]
        return [
            sight.hand_sizes[seat] / 5,
            sight.deck_sizes[seat] / 20,
            len(sight.discards[seat]) / 20,
            len(domains) / 3,
            len(undrained) / 3,
            max(undrained, default=0) / 5,
            sum(len(domain.resources) for domain in domains) / 10,
            len(sight.won[seat]),
            *self._people(seat),
            sum(tokens) / 10,
            *[number / 5 for number in tokens],
            *[0.0] * (3 - len(tokens)),
        ]

    def _people(self, seat: int) -> list[float]:
        characters = ready = insane = supports = skill = ready_skill = 0
        icons = [0, 0, 0, 0]
        for stand in self.sight.play:
            piece, strength, shown = stand.piece, stand.skill, stand.icons
            if piece.controller != seat:
                continue
            if piece.position is INSANE:
                insane += 1
            elif piece.face.is_character:
                characters += 1
                skill += strength
                if piece.position is READY:
                    ready += 1
                    ready_skill += strength
                    icons = [have + number for have, number in zip(icons, shown, strict=True)]
            else:
                supports += 1
        counts = [characters / 5, ready / 5, insane / 5, supports / 5, skill / 10, ready_skill / 10]
        return [*counts, *[number / 4 for number in icons]]


NOBODY_THERE = [0.0] * 5
