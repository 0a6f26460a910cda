"""Whom to send where: plans for a commit step, weighed by how the stories would resolve on both sides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.bots.reference_1.battle import Stakes, Unit, committed, fight
from rlyeh.engine import reading
from rlyeh.engine.reading import commit_places, open_stories
from rlyeh.model import Position

if TYPE_CHECKING:
    from rlyeh.engine import Decision, Game
    from rlyeh.engine.reading import State

HOLD = 0.14
"""The share of its worth that a character keeps at home for defence, where the other player has somebody to send."""
UNDEFENDED = 0.45
"""How much it counts, when attacks are compared at first sight, that nobody might stand in the way."""
FINALISTS = 5
"""How many plans are weighed against the best defence."""
LARGEST = 10
"""How many characters of a side are thought about: the best ones."""

Plan = tuple[tuple[int, int], ...]
"""Characters in ascending order, each with the story it goes to: a whole commit step as one move."""


class Field:
    """The characters of both sides and the stories, as a commit step sees them; subsets are bit masks."""

    def __init__(self, game: Game, seat: int) -> None:
        self.attacking = seat == game.state.active
        self.stories = open_stories(game, seat)
        self.stakes = [Stakes(game, story) for story in self.stories]
        self.mine = self._own(game, seat)
        self.places = [
            [at for at, story in enumerate(self.stories) if story in places] for _, places in self.mine
        ]
        self.units = [unit for unit, _ in self.mine]
        self.there = [committed(game, story) for story in self.stories]
        self.others = [] if not self.attacking else _ready(game, 1 - seat)
        self.hold = [self._hold(game, seat, unit) for unit in self.units]
        self._fights: dict[tuple[int, int, int], float] = {}
        self._sights: dict[tuple[int, int], float] = {}

    def _own(self, game: Game, seat: int) -> list[tuple[Unit, list[int]]]:
        found = []
        for card in sorted(reading.controls(game, seat)):
            piece = game.state.cards[card]
            if piece.position is Position.READY:
                places = commit_places(game, seat, card, self.stories)
                if places:
                    found.append((Unit(game, card), places))
        return sorted(found, key=lambda each: -each[0].worth)[:LARGEST]

    def _hold(self, game: Game, seat: int, unit: Unit) -> float:
        """What it costs to have the character exhausted in the other player's next turn."""
        if not self.attacking:
            return 0.0
        strength = sum(reading.skill(game, card) for card in reading.characters(game, 1 - seat))
        if not strength:
            return 0.0
        danger = max((game.state.cards[story].tokens[1 - seat] for story in self.stories), default=0)
        behind = len(game.state.sides[1 - seat].won)
        return HOLD * unit.worth * (1.0 + 0.15 * danger * (1 + behind))

    def fight(self, at: int, mine: int, theirs: int) -> float:
        """What a story is worth to the side that plans, with these of its characters and these of the other's."""
        key = (at, mine, theirs)
        known = self._fights.get(key)
        if known is None:
            ours = [unit for number, unit in enumerate(self.units) if mine >> number & 1]
            active, other = self.there[at]
            if self.attacking:
                known = fight(self.stakes[at], [*active, *ours], [*other, *_subset(self.others, theirs)])
            else:
                known = -fight(self.stakes[at], active, [*other, *ours])
            self._fights[key] = known
        return known

    def sight(self, at: int, mine: int) -> float:
        """The same at first sight: partly as if nobody stood in the way, partly as if the most awkward did."""
        key = (at, mine)
        known = self._sights.get(key)
        if known is None:
            known = self.fight(at, mine, 0)
            if self.others and mine:
                masks = [1 << number for number in range(len(self.others))]
                masks.append((1 << len(self.others)) - 1)
                worst = min(self.fight(at, mine, mask) for mask in masks)
                known = UNDEFENDED * known + (1 - UNDEFENDED) * min(known, worst)
            self._sights[key] = known
        return known

    def reply(self, masks: list[int]) -> float:
        """What a plan is worth against the best defence that adding one character after the other finds."""
        theirs = [0] * len(masks)
        values = [self.fight(at, masks[at], 0) for at in range(len(masks))]
        free = set(range(len(self.others)))
        while free:
            best, least = (-1, -1), -0.01
            for at, mask in enumerate(masks):
                if not mask:
                    continue
                for number in free:
                    change = self.fight(at, mask, theirs[at] | 1 << number) - values[at]
                    if change < least:
                        best, least = (at, number), change
            at, number = best
            if at < 0:
                break
            theirs[at] |= 1 << number
            values[at] += least
            free.discard(number)
        return sum(values)


def _subset(units: list[Unit], mask: int) -> list[Unit]:
    return [unit for number, unit in enumerate(units) if mask >> number & 1]


def _ready(game: Game, seat: int) -> list[Unit]:
    """The characters that a player could commit in defence."""
    cards = game.state.cards
    ready = [card for card in reading.characters(game, seat) if cards[card].position is Position.READY]
    units = [Unit(game, card) for card in ready if cards[card].story < 0]
    return sorted(units, key=lambda unit: -unit.worth)[:LARGEST]


Assignment = tuple[int, ...]
"""For each character the place of its story, or -1."""


def plans(game: Game, seat: int) -> list[tuple[float, Plan]]:
    """Plans for the player's commit step with their worth, the best first. The empty plan is always among them."""
    field = Field(game, seat)
    nobody: Assignment = (-1,) * len(field.units)
    if not field.units or not field.stories:
        return [(0.0, ())]
    seen: dict[Assignment, float] = {}
    for start in (nobody, *_starts(field)):
        _climb(field, start, seen)
    ranked = sorted(seen, key=lambda each: (-seen[each], each))[:FINALISTS]
    if nobody not in ranked:
        ranked.append(nobody)
    weighed = []
    for assignment in ranked:
        value = seen[assignment]
        if field.others:
            value = 0.25 * value + 0.75 * (field.reply(_masks(field, assignment)) - _held(field, assignment))
        weighed.append((value, _plan(field, assignment)))
    weighed.sort(key=lambda each: (-each[0], each[1]))
    return weighed


def _starts(field: Field) -> list[Assignment]:
    """Everybody to one story."""
    return [
        tuple(at if at in places else -1 for places in field.places) for at in range(len(field.stories))
    ]


def _masks(field: Field, assignment: Assignment) -> list[int]:
    masks = [0] * len(field.stories)
    for number, at in enumerate(assignment):
        if at >= 0:
            masks[at] |= 1 << number
    return masks


def _held(field: Field, assignment: Assignment) -> float:
    return sum(hold for hold, at in zip(field.hold, assignment, strict=True) if at >= 0)


def _objective(field: Field, assignment: Assignment) -> float:
    masks = _masks(field, assignment)
    return sum(field.sight(at, mask) for at, mask in enumerate(masks)) - _held(field, assignment)


def _climb(field: Field, start: Assignment, seen: dict[Assignment, float]) -> None:
    """Send, move or call back one character at a time as long as that makes the plan better."""
    here = list(start)
    masks = _masks(field, start)
    value = _objective(field, start)
    seen[start] = value
    for _ in range(3 * LARGEST):
        found = _best_step(field, here, masks)
        if found is None:
            return
        gain, number, at = found
        if here[number] >= 0:
            masks[here[number]] ^= 1 << number
        if at >= 0:
            masks[at] ^= 1 << number
        here[number] = at
        value += gain
        place = tuple(here)
        if place in seen:
            return
        seen[place] = value


def _best_step(field: Field, here: list[int], masks: list[int]) -> tuple[float, int, int] | None:
    """The one change of a plan that gains most: by how much, which character, and where to."""
    sight = field.sight
    now = [sight(at, mask) for at, mask in enumerate(masks)]
    best: tuple[float, int, int] | None = None
    most = 1e-9
    for number, places in enumerate(field.places):
        bit = 1 << number
        was = here[number]
        leaving = 0.0 if was < 0 else sight(was, masks[was] ^ bit) - now[was] + field.hold[number]
        if leaving > most:
            best, most = (leaving, number, -1), leaving
        for at in places:
            if at != was:
                gain = leaving + sight(at, masks[at] | bit) - now[at] - field.hold[number]
                if gain > most:
                    best, most = (gain, number, at), gain
    return best


def _plan(field: Field, assignment: Assignment) -> Plan:
    chosen = [
        (unit.card, field.stories[at]) for unit, at in zip(field.units, assignment, strict=True) if at >= 0
    ]
    return tuple(sorted(chosen))


class _Cache:
    """The plans found last: a commit step asks several times in the same position."""

    def __init__(self) -> None:
        self.key: tuple[object, ...] = ()
        self.kept: list[object] = []
        self.plans: list[tuple[float, Plan]] = []


_LAST = _Cache()


def position(state: State, seat: int) -> tuple[tuple[object, ...], list[object]]:
    """What tells positions apart in which plans might differ. Pieces and domains are never changed in place, so the
    objects themselves will do, as long as they are kept."""
    objects: list[object] = [state.cards[card] for card in (*state.play, *state.row)]
    objects += state.lasting
    objects += [domain for side in state.sides for domain in side.domains]
    counts = tuple(len(pile) for side in state.sides for pile in (side.hand, side.deck, side.discard, side.won))
    return (seat, state.turn, state.active, counts, tuple(map(id, objects))), objects


def known_plans(game: Game, seat: int) -> list[tuple[float, Plan]]:
    """`plans`, not worked out again where they were the last thing asked for."""
    key, objects = position(game.state, seat)
    if key != _LAST.key:
        _LAST.plans = plans(game, seat)
        _LAST.key, _LAST.kept = key, objects
    return _LAST.plans


def commit(game: Game, decision: Decision) -> list[float]:
    """The score of each commitment: 1 for what the best plan wants next."""
    plan = known_plans(game, decision.seat)[0][1]
    return following(game, decision, plan)


def following(game: Game, decision: Decision, plan: Plan) -> list[float]:
    """The scores that lead through a plan; where a card must commit that the plan left at home, it goes where it does
    least harm."""
    done = game.topic.picked
    wanted = dict(plan)
    left = [card for card in wanted if card not in done]
    offered = {(option.card, option.other) for option in decision.options}
    following_ = next((card for card in sorted(left) if (card, wanted[card]) in offered), None)
    return [
        1.0
        if (option.verb == "done" and following_ is None)
        or (following_ is not None and option.card == following_ and option.other == wanted[following_])
        else 0.0
        for option in decision.options
    ]
