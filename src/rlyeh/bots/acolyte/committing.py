"""Commitment plans: whom to send where, weighed by how the stories would resolve on both sides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.bots.acolyte.battle import Stakes, Unit, as_unit, committed
from rlyeh.bots.acolyte.grounds import LARGEST, Ground, Ranks
from rlyeh.engine import reading
from rlyeh.engine.reading import commit_places, open_stories
from rlyeh.model import Position

if TYPE_CHECKING:
    from rlyeh.engine import Decision, Game
    from rlyeh.engine.reading import State

HOLD: Final = 0.4
"""The share of its worth that a character keeps at home for defence, where the other player has somebody to send."""
PATIENT: Final = 30
RESTLESS: Final = 6
"""With so many cards left to draw a player holds back as much as it likes; with so few not at all, or games would last
until somebody has nothing to draw."""
UNDEFENDED: Final = 0.45
"""How much it counts, when attacks are compared at first sight, that nobody might stand in the way."""
FINALISTS: Final = 5
"""How many plans are weighed against the best defence."""

Plan = tuple[tuple[int, int], ...]
"""Characters in ascending order, each with the story it goes to: a whole commit step as one move."""


class CommitField:
    """The characters of both sides and the stories, as a commit step sees them; subsets are bit masks."""

    def __init__(self, game: Game, seat: int, quick: bool = False) -> None:
        self.attacking = seat == game.state.active
        self.stories = open_stories(game, seat)
        self.stakes = [Stakes(game, story) for story in self.stories]
        self.mine = self._own(game, seat)
        self.places = [[at for at, story in enumerate(self.stories) if story in places] for _, places in self.mine]
        self.units = [unit for unit, _ in self.mine]
        self.teams = [committed(game, story) for story in self.stories]
        self.others = [] if not self.attacking else _ready(game, 1 - seat)
        self.grounds = self._grounds()
        """Stories with the same struggles and the same characters share one: fights go there as here."""
        share = self._hold(game, seat)
        self.exhaust_costs = [share * unit.worth for unit in self.units]
        """What it costs to have each of them exhausted in the other player's next turn."""
        alone = len(self.others) if not quick else min(1, len(self.others))
        self.defences = [1 << number for number in range(alone)]
        """Defences that a plan meets at first sight: each of the others alone, or the best of them, and all."""
        if len(self.others) > alone or alone > 1:
            self.defences.append((1 << len(self.others)) - 1)
        self._sights: list[list[float | None]] = [[None] * (1 << len(self.units)) for _ in self.stories]

    def _own(self, game: Game, seat: int) -> list[tuple[Unit, list[int]]]:
        units = []
        for card in sorted(reading.controls(game, seat)):
            piece = game.state.cards[card]
            if piece.position is Position.READY:
                places = commit_places(game, seat, card, self.stories)
                if places:
                    units.append((as_unit(game, card), places))
        return sorted(units, key=lambda entry: -entry[0].worth)[:LARGEST]

    def _grounds(self) -> list[Ground]:
        kinds = [
            (stakes.script, [unit.card for side in teams for unit in side.units()])
            for stakes, teams in zip(self.stakes, self.teams, strict=True)
        ]
        grounds: list[Ground] = []
        for at, kind in enumerate(kinds):
            first = kinds.index(kind)
            grounds.append(grounds[first] if first < at else self._ground(at))
        return grounds

    def _ground(self, at: int) -> Ground:
        mine, theirs = self.teams[at] if self.attacking else self.teams[at][::-1]
        ours, others = Ranks(mine, self.units), Ranks(theirs, self.others)
        return Ground(self.stakes[at].script, ours, others, self.attacking, 1 << len(self.units))

    def _hold(self, game: Game, seat: int) -> float:
        """The share of its worth that it costs to have a character exhausted in the other player's next turn."""
        if not self.attacking:
            return 0.0
        strength = sum(reading.skill(game, card) for card in reading.characters(game, 1 - seat))
        if not strength:
            return 0.0
        danger = max((game.state.cards[story].tokens[1 - seat] for story in self.stories), default=0)
        behind = len(game.state.sides[1 - seat].won)
        patience = (len(game.state.sides[seat].deck) - RESTLESS) / (PATIENT - RESTLESS)
        return HOLD * (1.0 + 0.15 * danger * (1 + behind)) * min(1.0, max(0.0, patience))

    def fight(self, at: int, mine: int, theirs: int) -> float:
        """What a story is worth to the side that plans, with these of its characters and these of the other's."""
        value = self.stakes[at].value(self.grounds[at].outcome(mine, theirs))
        return value if self.attacking else -value

    def sight(self, at: int, mine: int) -> float:
        """The same at first sight: partly as if nobody stood in the way, partly as if the most awkward did."""
        values = self._sights[at]
        value = values[mine]
        if value is None:
            value = self.fight(at, mine, 0)
            if mine:
                worst = value
                for mask in self.defences:
                    defended = self.fight(at, mine, mask)
                    if defended < worst:
                        worst = defended
                value = UNDEFENDED * value + (1 - UNDEFENDED) * worst
            values[mine] = value
        return value

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
        return sum(values, 0.0)


def _ready(game: Game, seat: int) -> list[Unit]:
    """The characters that a player could commit in defence."""
    cards = game.state.cards
    ready = [card for card in reading.characters(game, seat) if cards[card].position is Position.READY]
    units = [as_unit(game, card) for card in ready if cards[card].story < 0]
    return sorted(units, key=lambda unit: -unit.worth)[:LARGEST]


Assignment = tuple[int, ...]
"""For each character the place of its story, or -1."""


def plans(game: Game, seat: int, quick: bool = False, finalists: int = FINALISTS) -> list[tuple[float, Plan]]:
    """Plans for the player's commit step with their worth, the best first. The empty plan is always among them.

    A quick look starts from nobody only and does not ask what the other player might answer; else so many finalists
    are weighed against the best defence.
    """
    field = CommitField(game, seat, quick)
    nobody: Assignment = (-1,) * len(field.units)
    if not field.units or not field.stories:
        return [(0.0, ())]
    values: dict[Assignment, float] = {}
    for start in (nobody, *([] if quick else _starts(field))):
        _climb(field, start, values)
    if quick:
        best = max(values, key=lambda assignment: values[assignment])
        return [(values[best], _plan(field, best))]
    ranked = _different(field, sorted(values, key=lambda assignment: (-values[assignment], assignment)), finalists)
    if nobody not in ranked:
        ranked.append(nobody)
    weighed = []
    for assignment in ranked:
        value = values[assignment]
        if field.others:
            value = 0.25 * value + 0.75 * (field.reply(_masks(field, assignment)) - _held(field, assignment))
        weighed.append((value, _plan(field, assignment)))
    weighed.sort(key=lambda weighed_plan: (-weighed_plan[0], weighed_plan[1]))
    return weighed


def near(game: Game, seat: int, plan: Plan, number: int) -> list[Plan]:
    """Plans that differ from another one by a single character: so many, the best at first sight first."""
    field = CommitField(game, seat)
    story_of = dict(plan)
    places_now = [
        field.stories.index(story_of[unit.card]) if story_of.get(unit.card) in field.stories else -1
        for unit in field.units
    ]
    changed: list[Assignment] = []
    for who, places in enumerate(field.places):
        for at in (-1, *places):
            if at != places_now[who]:
                changed.append((*places_now[:who], at, *places_now[who + 1 :]))
    values = {assignment: _objective(field, assignment) for assignment in changed}
    changed.sort(key=lambda assignment: (-values[assignment], assignment))
    return [_plan(field, assignment) for assignment in _different(field, changed, number)]


def _different(field: CommitField, ranked: list[Assignment], number: int) -> list[Assignment]:
    """The first so many plans that are not the same but for stories that are alike."""
    kinds = [
        (stakes.script, stakes.tokens, [unit.card for side in teams for unit in side.units()])
        for stakes, teams in zip(field.stakes, field.teams, strict=True)
    ]
    alike = [kinds.index(kind) for kind in kinds]
    different: list[Assignment] = []
    shapes: set[tuple[tuple[int, int], ...]] = set()
    for assignment in ranked:
        shape = tuple(sorted((alike[at], mask) for at, mask in enumerate(_masks(field, assignment))))
        if shape not in shapes:
            shapes.add(shape)
            different.append(assignment)
            if len(different) == number:
                break
    return different


def _starts(field: CommitField) -> list[Assignment]:
    """Everybody to one story."""
    return [tuple(at if at in places else -1 for places in field.places) for at in range(len(field.stories))]


def _masks(field: CommitField, assignment: Assignment) -> list[int]:
    masks = [0] * len(field.stories)
    for number, at in enumerate(assignment):
        if at >= 0:
            masks[at] |= 1 << number
    return masks


def _held(field: CommitField, assignment: Assignment) -> float:
    total = 0.0
    for cost, at in zip(field.exhaust_costs, assignment, strict=True):
        if at >= 0:
            total += cost
    return total


def _objective(field: CommitField, assignment: Assignment) -> float:
    total = 0.0
    for at, mask in enumerate(_masks(field, assignment)):
        total += field.sight(at, mask)
    return total - _held(field, assignment)


def _climb(field: CommitField, start: Assignment, values: dict[Assignment, float]) -> None:
    """Send, move or call back one character at a time as long as that makes the plan better."""
    assignment = list(start)
    masks = _masks(field, start)
    value = _objective(field, start)
    values[start] = value
    for _ in range(3 * LARGEST):
        change = _best_step(field, assignment, masks)
        if change is None:
            return
        gain, number, at = change
        if assignment[number] >= 0:
            masks[assignment[number]] ^= 1 << number
        if at >= 0:
            masks[at] ^= 1 << number
        assignment[number] = at
        value += gain
        place = tuple(assignment)
        if place in values:
            return
        values[place] = value


def _best_step(field: CommitField, assignment: list[int], masks: list[int]) -> tuple[float, int, int] | None:
    """The one change of a plan that gains most: by how much, which character, and where to."""
    now = [field.sight(at, mask) for at, mask in enumerate(masks)]
    best: tuple[float, int, int] | None = None
    most = 1e-9
    for number, places in enumerate(field.places):
        bit = 1 << number
        was = assignment[number]
        leaving = 0.0 if was < 0 else field.sight(was, masks[was] ^ bit) - now[was] + field.exhaust_costs[number]
        if leaving > most:
            best, most = (leaving, number, -1), leaving
        for at in places:
            if at != was:
                gain = leaving + field.sight(at, masks[at] | bit) - now[at] - field.exhaust_costs[number]
                if gain > most:
                    best, most = (gain, number, at), gain
    return best


def _plan(field: CommitField, assignment: Assignment) -> Plan:
    chosen = [(unit.card, field.stories[at]) for unit, at in zip(field.units, assignment, strict=True) if at >= 0]
    return tuple(sorted(chosen))


class _Cache:
    """The plans found last: a commit step asks several times in the same position."""

    def __init__(self) -> None:
        self.key: tuple[object, ...] = ()
        self.kept: list[object] = []
        self.plans: list[tuple[float, Plan]] = []


_LAST: Final = _Cache()
_QUICK: Final = _Cache()


def position(state: State, seat: int) -> tuple[tuple[object, ...], list[object]]:
    """What tells positions apart in which plans might differ. Pieces and domains are never changed in place, so the
    objects themselves will do, as long as they are kept."""
    objects: list[object] = [state.cards[card] for card in (*state.play, *state.row)]
    objects += state.lasting
    objects += [domain for side in state.sides for domain in side.domains]
    counts = [(len(side.hand), len(side.deck), len(side.discard), len(side.won)) for side in state.sides]
    return (seat, state.turn, state.active, counts, [id(thing) for thing in objects]), objects


def known_plans(game: Game, seat: int) -> list[tuple[float, Plan]]:
    """`plans`, not worked out again where they were the last thing asked for."""
    key, objects = position(game.state, seat)
    if key != _LAST.key:
        _LAST.plans = plans(game, seat)
        _LAST.key, _LAST.kept = key, objects
    return _LAST.plans


def quick_commit(game: Game, decision: Decision) -> list[float]:
    """`commit` by a quick look, for games that are only imagined."""
    key, objects = position(game.state, decision.seat)
    if key != _QUICK.key:
        _QUICK.plans = plans(game, decision.seat, quick=True)
        _QUICK.key, _QUICK.kept = key, objects
    return following(game, decision, _QUICK.plans[0][1])


def commit(game: Game, decision: Decision) -> list[float]:
    """The score of each commitment: 1 for what the best plan wants next."""
    plan = known_plans(game, decision.seat)[0][1]
    return following(game, decision, plan)


def following(game: Game, decision: Decision, plan: Plan) -> list[float]:
    """The scores that lead through a plan; where a card must commit that the plan left at home, it goes where it does
    least harm."""
    picked = game.topic.picked
    story_of = dict(plan)
    missing = [card for card in story_of if card not in picked]
    offered = {(option.card, option.other) for option in decision.options}
    following_ = next((card for card in sorted(missing) if (card, story_of[card]) in offered), None)
    return [
        1.0
        if (option.verb == "done" and following_ is None)
        or (following_ is not None and option.card == following_ and option.other == story_of[following_])
        else 0.0
        for option in decision.options
    ]
