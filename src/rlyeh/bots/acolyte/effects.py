"""Values of effects: what one is worth to a player, by the words it is written in.

Plain effects are judged by the kind of thing they do (`plain`, `deeds`), the words that put effects together by their
parts, and choices by the best that whoever chooses can pick. A card that is made of known words needs nothing of its
own here; a word that is not listed is worth the sum of the effects inside it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.bots.acolyte import worth
from rlyeh.bots.acolyte.deeds import deed
from rlyeh.bots.acolyte.plain import PLAIN, Judge, drawn, milled, sign
from rlyeh.bots.acolyte.rare import RARE
from rlyeh.bots.acolyte.reading import Chosen, read
from rlyeh.bots.acolyte.standing import modifier_value, text_value
from rlyeh.engine import NOBODY, reading
from rlyeh.engine.reading import PENDING, Context, Kind, Occurrence, Until
from rlyeh.engine.words import Ability, Effect, Standing
from rlyeh.language.effects.alternatives import ForEach, OneOf
from rlyeh.language.effects.attach import Attach
from rlyeh.language.effects.characters import Cancel
from rlyeh.language.effects.combine import Delayed, If, Lasts, May, PlayersDo, Then, as_player
from rlyeh.language.effects.domains import ForEachDomain
from rlyeh.language.effects.repeat import OnceMore, UseAbility, UseFree
from rlyeh.language.effects.unless import Unless
from rlyeh.language.modifiers.cheaper import GiveUpToPlay
from rlyeh.language.nouns.either import OneAndOther
from rlyeh.model import Label, Zone

if TYPE_CHECKING:
    from rlyeh.engine import Game

MOST: Final = 20
"""How many candidates of a choice are looked at."""
DEEPEST: Final = 6
"""How deep effects inside effects are followed."""


def appraise(game: Game, effects: tuple[Effect, ...], context: Context, me: int, depth: int = 0) -> float:
    """What these effects are worth to `me`, with everything that is still open chosen as its chooser would."""
    if depth > DEEPEST:
        return 0.0
    own_context = context
    for effect in effects:
        for chosen in read(effect).choices:
            if chosen.slot not in own_context.bound:
                if own_context is context:
                    own_context = _apart(context)
                choose_best(game, effects, chosen, own_context, me, depth)
    total = 0.0
    for effect in effects:
        total += judge(game, effect, own_context, me, depth)
    return total


def _apart(context: Context) -> Context:
    twin = context.apart()
    twin.bound = dict(context.bound)
    return twin


def choose_best(game: Game, effects: tuple[Effect, ...], chosen: Chosen, context: Context, me: int, depth: int) -> None:
    """Bind a choice in the context to what its chooser would like best."""
    slot, choice, bound = chosen.slot, chosen.choice, context.bound
    candidates = choice.candidates(game, context, chosen.owner)[:MOST]
    least, most = choice.bounds(game, context)
    if not candidates or most < 1:
        bound[slot] = ()
        return
    if len(candidates) == 1 and least:
        bound[slot] = (candidates[0],)
        return
    share = 1.0 if choice.chooser(game, context) == me else -1.0
    bound[slot] = (candidates[0],)
    steady = _steady(game, effects, slot, context, me, depth + 1)
    ranked = []
    for candidate in candidates:
        bound[slot] = (candidate,)
        value = 0.0
        for effect, steady_value in zip(effects, steady, strict=True):
            value += judge(game, effect, context, me, depth + 1) if steady_value is None else steady_value
        ranked.append((share * value, -candidate))
    ranked.sort(reverse=True)
    bound[slot] = tuple([-number for place, (value, number) in enumerate(ranked[:most]) if place < least or value > 0])


def _steady(
    game: Game, effects: tuple[Effect, ...], slot: str, context: Context, me: int, depth: int
) -> list[float | None]:
    """What the effects are worth to which it does not matter what is chosen here; None for the others."""
    return [None if read(effect).hangs_on(slot) else judge(game, effect, context, me, depth) for effect in effects]


def judge(game: Game, effect: Effect, context: Context, me: int, depth: int = 0) -> float:
    """What one effect is worth to `me` as far as everything for it is chosen."""
    kind = type(effect)
    judging = _KNOWN.get(kind)
    if judging is None:
        judging = _KNOWN[kind] = next((JUDGES[base] for base in kind.__mro__ if base in JUDGES), _parts)
    return judging(game, effect, context, me, depth)


_KNOWN: Final[dict[type[Effect], Judge]] = {}


def _parts(game: Game, effect: Effect, context: Context, me: int, depth: int) -> float:
    inner = read(effect).inner_effects
    return appraise(game, inner, context, me, depth + 1) if inner else 0.0


def _cancel(game: Game, effect: Cancel, context: Context, me: int, depth: int) -> float:
    if context.trigger is None:
        return 0.0
    if context.trigger.kind == Kind.WOUND:
        return _spared(game, context.trigger, me)
    return -occurrence_value(game, context.trigger, me, depth + 1)


def _spared(game: Game, wound: Occurrence, me: int) -> float:
    """What it is worth that one wound less is given to a card: nothing much, where the others kill it all the same."""
    answered = reading.being_answered(game) or [wound]
    number = sum(
        occurrence.kind == Kind.WOUND and occurrence.card == wound.card and occurrence.status == PENDING
        for occurrence in answered
    )
    left = deed(game, Kind.WOUND, wound.card, me, number - 1) if number > 1 else 0.0
    return left - deed(game, Kind.WOUND, wound.card, me, max(1, number))


def occurrence_value(game: Game, occurrence: Occurrence, me: int, depth: int = 0) -> float:
    """What something that is about to happen is worth to `me`."""
    if occurrence.status != PENDING:
        return 0.0
    inner = occurrence.context
    if occurrence.kind in (Kind.TRIGGER, Kind.TARGET) and inner is not None and isinstance(inner.ability, Ability):
        return appraise(game, inner.ability.effects, inner, me, depth + 1)
    if occurrence.kind == Kind.DRAW:
        return sign(occurrence.seat, me) * drawn(game, occurrence.seat, 1)
    if occurrence.kind == Kind.MILL:
        return sign(occurrence.seat, me) * milled(game, occurrence.seat, 1)
    if occurrence.kind == Kind.PLACE_TOKEN:
        return sign(occurrence.seat, me) * worth.tokens(game, occurrence.card, occurrence.seat, 1)
    if occurrence.kind in (Kind.SUCCEED, Kind.DECIDE_STRUGGLE) and occurrence.seat != NOBODY:
        return 3.0 * sign(occurrence.seat, me)
    return deed(game, occurrence.kind, occurrence.card, me)


def _then(game: Game, effect: Then, context: Context, me: int, depth: int) -> float:
    first = judge(game, effect.first, context, me, depth + 1)
    if effect.otherwise and first:
        return first
    return first + appraise(game, (effect.second,), context, me, depth + 1)


def _may(game: Game, effect: May, context: Context, me: int, depth: int) -> float:
    seat = effect.who.seat(game, context)
    value = appraise(game, (*effect.price, effect.effect), as_player(context, seat), me, depth + 1)
    return max(0.0, value) if seat == me else min(0.0, value)


def bought_off(game: Game, effect: Unless, context: Context, seat: int, depth: int = 0) -> float:
    """What a player gains by paying, instead of letting the effect come."""
    price = appraise(game, (effect.price,), as_player(context, seat), seat, depth + 1)
    return price - appraise(game, (effect.effect,), context, seat, depth + 1)


def _unless(game: Game, effect: Unless, context: Context, me: int, depth: int) -> float:
    """The effect comes, or somebody pays for whom that is better."""
    for seat in effect.by.seats(game, context):
        own = as_player(context, seat)
        if effect.price.payable(game, own) and bought_off(game, effect, context, seat, depth) > 0:
            return appraise(game, (effect.price,), own, me, depth + 1)
    return appraise(game, (effect.effect,), context, me, depth + 1)


def _players(game: Game, effect: PlayersDo, context: Context, me: int, depth: int) -> float:
    total = 0.0
    for seat in effect.who.seats(game, context):
        total += appraise(game, (effect.effect,), as_player(context, seat), me, depth + 1)
    return total


def _if(game: Game, effect: If, context: Context, me: int, depth: int) -> float:
    part = effect.effect if effect.condition.holds(game, context) else effect.otherwise
    return 0.0 if part is None else appraise(game, (part,), context, me, depth + 1)


def _one_of(game: Game, effect: OneOf, context: Context, me: int, depth: int) -> float:
    values = [
        appraise(game, (part,), context, me, depth + 1) for part in effect.effects if part.possible(game, context)
    ]
    if not values:
        return 0.0
    return max(values) if context.seat == me else min(values)


def _for_each(game: Game, effect: ForEach, context: Context, me: int, depth: int) -> float:
    total = 0.0
    for card in effect.what.cards(game, context)[:MOST]:
        own_context = _apart(context)
        own_context.bound[effect.as_] = (card,)
        total += appraise(game, (effect.effect,), own_context, me, depth + 1)
    return total


def _once_more(game: Game, effect: OnceMore, context: Context, me: int, depth: int) -> float:
    """What was used is worth once more what it is worth to whoever uses it now."""
    used = None if effect.what == "skill check" else effect.used(game, context)
    if used is None or not isinstance(used.ability, Ability):
        return 0.0
    return appraise(game, used.ability.effects, used, me, depth + 1)


def _use_ability(game: Game, effect: UseAbility, context: Context, me: int, depth: int) -> float:
    """The best of the card's Actions, as whoever uses it sees it."""
    values = []
    for card in effect.of.cards(game, context)[:1]:
        for ability in game.state.cards[card].face.abilities_in[Zone.PLAY]:
            if ability.label is Label.ACTION:
                own = Context(card, context.seat, game.state.cards[card].life)
                values.append(appraise(game, ability.effects, own, me, depth + 1))
    return (max(values) if context.seat == me else min(values)) if values else 0.0


def _for_each_domain(game: Game, effect: ForEachDomain, context: Context, me: int, depth: int) -> float:
    total = 0.0
    for _, place in effect.which.places(game, context)[:MOST]:
        own_context = _apart(context)
        own_context.bound[effect.as_] = (place,)
        total += appraise(game, (effect.effect,), own_context, me, depth + 1)
    return total


def _one_and_other(game: Game, effect: OneAndOther, context: Context, me: int, depth: int) -> float:
    """Of the two that are chosen one suffers the first effect and the other the second."""
    pair = [context.bound.get(choice.slot(), ()) for choice in (effect.mine, effect.theirs)]
    if not all(pair):
        cards = next((cards for cards in pair if cards), None)
        return 0.0 if cards is None else -0.01 * sign(game.state.cards[cards[0]].controller, me)
    chosen = context.bound.get(effect.one.slot(), ())
    values = []
    for one, other in (pair, pair[::-1]):
        if chosen and chosen != one:
            continue
        if not chosen and not effect.can_be_one(game, context, one[0]):
            continue
        own_context = _apart(context)
        own_context.bound[reading.ONE], own_context.bound[reading.OTHER] = one, other
        values.append(
            sum((judge(game, part, own_context, me, depth + 1) for part in (effect.first, effect.second)), 0.0)
        )
    return max(values, default=0.0) if context.seat == me else min(values, default=0.0)


def _lasts(game: Game, effect: Lasts, context: Context, me: int, depth: int) -> float:
    brief = effect.until in (Until.PHASE, Until.TURN)
    if isinstance(effect.text, Standing):
        if effect.x is not None:
            context = context.apart()
            context.x = effect.x.value(game, context)
        total = 0.0
        for part in effect.text.modifiers:
            total += modifier_value(game, part, context, me, brief)
        return total
    if isinstance(effect.text, Ability) and effect.text.trigger is not None:
        # What will set it off is not known yet, so neither is what it speaks of.
        return worth.STANDING * sign(context.seat, me)
    if isinstance(effect.text, Ability):
        return 0.3 * appraise(game, effect.text.effects, context, me, depth + 1)
    return 0.0


def _delayed(game: Game, effect: Delayed, context: Context, me: int, depth: int) -> float:
    return appraise(game, (effect.effect,), context, me, depth + 1)


def _attach(game: Game, effect: Attach, context: Context, me: int, depth: int) -> float:
    """A card that becomes an attachment: it is lost as what it was, and its new text works on its host."""
    if effect.to is None or effect.becomes is None:
        return 0.0
    if effect.face_down:
        return 0.8 * len(effect.what.cards(game, context)) * (1 if context.seat == me else -1)
    standing = read(effect).standing
    total = 0.0
    for card in effect.what.cards(game, context):
        total += 0.5 * deed(game, Kind.DESTROY, card, me)
    for host in effect.to.cards(game, context):
        own_context = _apart(context)
        own_context.bound[reading.HOST] = (host,)
        for text in standing:
            total += text_value(game, text, own_context, me)
    return total


def _use_free(game: Game, effect: UseFree, context: Context, me: int, depth: int) -> float:
    """The effect of a story as if one had won it; an event for nothing is worth what it does."""
    total = 0.0
    for card in effect.what.cards(game, context)[:1]:
        face = game.state.cards[card].face
        used = face.effects or next((ability.effects for ability in face.abilities), ())
        total += appraise(game, used, Context(card, context.seat), me, depth + 1)
    return total


def _give_up(game: Game, effect: GiveUpToPlay, context: Context, me: int, depth: int) -> float:
    """What is given up; what it is given up for is judged by itself."""
    return judge(game, effect.deed, context, me, depth + 1)


JUDGES: Final[dict[type, Judge]] = {
    **PLAIN,
    **RARE,
    UseFree: _use_free,
    GiveUpToPlay: _give_up,
    Cancel: _cancel,
    Then: _then,
    May: _may,
    PlayersDo: _players,
    Unless: _unless,
    If: _if,
    OneOf: _one_of,
    ForEach: _for_each,
    ForEachDomain: _for_each_domain,
    OnceMore: _once_more,
    UseAbility: _use_ability,
    OneAndOther: _one_and_other,
    Lasts: _lasts,
    Delayed: _delayed,
    Attach: _attach,
}
"""How each word is judged; a word that is not listed is judged as the one it is derived from."""
