"""Automatic answers: what is answered for a person, because there is nothing to decide.

Nothing here reads what the person does not know: who watches closely must not learn from being asked that a hidden
card waits for the answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from rlyeh.asking.course import WINDOWS, Step, window
from rlyeh.asking.habits import Habits
from rlyeh.asking.reach import may_be_won
from rlyeh.asking.stops import is_stop
from rlyeh.engine import PASS, Decision, Game, Option, reading
from rlyeh.engine.reading import Kind, Topic, acting
from rlyeh.engine.visibility import knows
from rlyeh.language.conditions import Overpaid
from rlyeh.language.effects.combine import May, PlayersDo
from rlyeh.model import Faction, Label, Word, Zone

AT_STORIES = frozenset(
    int(kind)
    for kind in (
        Kind.STRUGGLE,
        Kind.DECIDE_STRUGGLE,
        Kind.STRUGGLE_RESULT,
        Kind.WIN_STRUGGLE,
        Kind.SKILL_CHECK,
        Kind.CHECKED,
        Kind.SUCCEED,
        Kind.PLACE_TOKEN,
        Kind.RESOLVE_STORY,
        Kind.READY,
        Kind.WOUND,
        Kind.GO_INSANE,
        Kind.DESTROY,
    )
)
"""What may happen while a story resolves that is not won."""


def named(step: Step) -> str:
    """What an answer is called among those that are given for people."""
    return step.window or step.kind


def asked_again(steps: Iterable[Step], seat: int) -> list[str]:
    """What a person who takes these answers back is asked next time, although it was answered for them: perhaps that
    is why."""
    return [named(step) for step in steps if step.auto and step.seat == seat]


def answer_for(game: Game, habits: Habits, steps: Sequence[Step], again: Iterable[str] = ()) -> Option | None:
    """The answer to the open question that is given for whoever is asked, or None if they have to say. `steps` is what
    was answered so far, and `again` what they want to be asked all the same."""
    decision = game.decision
    if decision is None:
        return None
    if decision.kind in WINDOWS:
        if is_stop(game, decision, habits, steps) or window(game, decision) in again:
            return None
        return decision.option(PASS)
    if decision.kind in again:
        return None
    find = _ANSWERS.get(decision.kind)
    return None if find is None else find(game, decision, habits, steps)


# -- tokens ----------------------------------------------------------------------------------------------------------


def _token(game: Game, decision: Decision, habits: Habits, steps: Sequence[Step]) -> Option | None:
    """A success token is placed (CONF-27 allows to leave it), unless something comes of that beside the token."""
    if habits.tokens or _somebody_waits(game, decision.seat, {Kind.PLACE_TOKEN}, others_only=True):
        return None
    return next((option for option in decision.options if option.verb == "place"), None)


def _somebody_waits(game: Game, seat: int, kinds: Iterable[int], others_only: bool = False) -> bool:
    """Whether a text that the seat knows of waits for something of these kinds. What the seat itself may use or not
    is no reason to hold back, where only others' texts count."""
    wanted = set(kinds)
    index = game.index()
    for (label, _, kind), listeners in index.listeners.items():
        if kind not in wanted:
            continue
        for listener in listeners:
            free = listener.seat == seat and label in (Label.DISRUPT, Label.RESPONSE)
            if not (others_only and free) and knows(game, seat, listener.card):
                return True
    return any(
        knows(game, seat, listener.card)
        for kind in wanted
        for listener in index.replacements.get(kind, ())
    )


def _arcane(game: Game, decision: Decision, habits: Habits, steps: Sequence[Step]) -> Option | None:
    """The only character that can become ready does so (STORY-24), unless something comes of that."""
    ready = [option for option in decision.options if option.verb == "ready"]
    if habits.tokens or len(ready) != 1 or _somebody_waits(game, decision.seat, {Kind.READY}, others_only=True):
        return None
    return ready[0]


# -- domains ---------------------------------------------------------------------------------------------------------


def _domain(game: Game, decision: Decision, habits: Habits, steps: Sequence[Step]) -> Option | None:
    """The domain that fits exactly is drained, or the one without which as much of the hand can be paid for as without
    any other (PAY-1, PAY-12). Where overpaying brings something, or the domain says what X is (PAY-17), that is for
    the player to say."""
    drains = decision.options
    if habits.domains or any(option.verb != "drain" for option in drains):
        return None
    if game.topic.announced:
        return None
    if _rewards_overpaying(game.state.cards[decision.card].face.text):
        return None
    fitting = [option for option in drains if option.overpaid == 0]
    needed = _needed(game, decision)
    among = [(option, _worth(game, decision.seat, option.number, needed)) for option in fitting or drains]
    for option, own in among:
        if own is not None and all(other is not None and own <= other for _, other in among):
            return option
    return None


def _needed(game: Game, decision: Decision) -> set[Faction]:
    """The factions that what the player could pay for besides asks for: cards in hand, and costs that name one."""
    cards = game.state.cards
    hand = [card for card in game.state.sides[decision.seat].hand if card != decision.card]
    costs = [cost for listener in acting(game, decision.seat) for cost in listener.ability.costs]
    named = {getattr(cost, "match", None) for cost in costs}
    return {cards[card].face.faction for card in hand} | {faction for faction in named if isinstance(faction, Faction)}


def _worth(game: Game, seat: int, number: int, needed: set[Faction]) -> Counter[str] | None:
    """What a domain can pay for: resources of each faction that is needed, and of all; None if one of them says more
    than that, or is lost with the payment (KEY-15)."""
    supplies: Counter[str] = Counter()
    for card in game.state.sides[seat].domains[number].resources:
        face = game.state.cards[card].face
        if face.transient or Zone.RESOURCE in face.text_zones_outside_play:
            return None
        supplies["all"] += 1
        if face.resource in needed - {Faction.NEUTRAL}:
            supplies[face.resource.value] += 1
    return supplies


def _rewards_overpaying(words: Iterable[Word]) -> bool:
    """Whether a text asks whether it was overpaid for."""
    return any(isinstance(word, Overpaid) or _rewards_overpaying([c for _, c in word.children()]) for word in words)


# -- one question instead of two -------------------------------------------------------------------------------------


def _may(game: Game, decision: Decision, habits: Habits, steps: Sequence[Step]) -> Option | None:
    """Who has just said that an effect is used that is nothing but "you may ..." has said so."""
    if habits.preset == "every" or not steps:
        return None
    last = steps[-1]
    if last.seat != decision.seat or last.verb not in ("execute", "use", "yes"):
        return None
    if last.verb == "yes" or last.cards[:1] != (decision.card,):
        return None
    face = game.state.cards[decision.card].face
    topic = game.topic
    effects = face.effects if last.verb == "execute" else _effects_of(topic)
    if len(effects) != 1:
        return None
    effect = effects[0]
    while isinstance(effect, PlayersDo):
        effect = effect.effect
    return decision.option("yes") if effect is topic.effect and isinstance(effect, May) else None


def _effects_of(topic: Topic) -> Sequence[object]:
    ability = topic.context.ability
    return getattr(ability, "effects", ())


# -- the order of stories ----------------------------------------------------------------------------------------------


def _next_story(game: Game, decision: Decision, habits: Habits, steps: Sequence[Step]) -> Option | None:
    """The first of the stories that are left, where their order makes no difference."""
    if habits.stories or order_matters(game, decision.seat, [option.card for option in decision.options]):
        return None
    return decision.options[0]


def order_matters(game: Game, seat: int, stories: Sequence[int]) -> bool:
    """Whether it may make a difference which of these stories resolves first (STORY-11).

    It does if two of them have characters of both players, if one of them may be won, since its effect and its
    winner's next story come in between, or if a text that the player knows of waits for anything that happens while
    stories resolve. Otherwise each story resolves for itself, and all that comes of it stays there.
    """
    opposed = [story for story in stories if reading.committed(game, story, 1 - seat)]
    if len(opposed) > 1 or any(may_be_won(game, story) for story in stories):
        return True
    index = game.index()
    return bool(index.watches) or _somebody_waits(game, seat, AT_STORIES)


_ANSWERS = {"arcane": _arcane, "token": _token, "domain": _domain, "may": _may, "pick-story": _next_story}
