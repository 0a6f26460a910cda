"""What an effect is worth to a player, by the words it is written in.

The verbs are judged by the kind of thing they do (`deeds`), the words that put effects together by their parts, and
choices by the best that whoever chooses can pick. A card that is made of known words needs nothing of its own here; a
word that is not listed is worth the sum of the effects inside it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from rlyeh import language as words
from rlyeh.bots.reference_1 import worth
from rlyeh.bots.reference_1.deeds import deed
from rlyeh.bots.reference_1.standing import modifier_value, text_value
from rlyeh.engine import NOBODY
from rlyeh.engine.reading import PENDING, Context, Kind, Occurrence, Until
from rlyeh.engine.words import Ability, Choice, Effect, Standing
from rlyeh.language.effects.alternatives import ForEach, OneOf
from rlyeh.language.effects.attach import Attach
from rlyeh.language.effects.characters import Cancel, Pay, Sacrifice, Verb, Wound
from rlyeh.language.effects.combine import Delayed, If, Lasts, May, PlayersDo, Then, as_player
from rlyeh.language.effects.decks import PutIntoDeck
from rlyeh.language.effects.domains import GainDomain, TurnDomain
from rlyeh.language.effects.draw_and_discard import DiscardFromHand, Draw, Mill
from rlyeh.language.effects.enter_play import PutIntoPlay
from rlyeh.language.effects.hands import DiscardAtRandom, ExchangeHand
from rlyeh.language.effects.look import LookAt, PutThose
from rlyeh.language.effects.resources import AttachAsResource, AttachToNewDomain
from rlyeh.language.effects.search import Search
from rlyeh.language.effects.tokens import DiscardTokens, MoveToken, PlaceToken
from rlyeh.language.nouns.amounts import value_of
from rlyeh.language.nouns.either import OneAndOther
from rlyeh.language.nouns.players import YOU
from rlyeh.model import Position, Zone

if TYPE_CHECKING:
    from rlyeh.engine import Game

MOST = 20
"""How many candidates of a choice are looked at."""
DEEPEST = 6
"""How deep effects inside effects are followed."""


def appraise(game: Game, effects: Iterable[Effect], context: Context, me: int, depth: int = 0) -> float:
    """What these effects are worth to `me`, with everything that is still open chosen as its chooser would."""
    effects = tuple(effects)
    if depth > DEEPEST:
        return 0.0
    open_ = [
        (choice, owner)
        for effect in effects
        for choice, owner in _choices(effect)
        if choice.slot() not in context.bound
    ]
    if open_:
        context = _apart(context)
        for choice, owner in open_:
            if choice.slot() not in context.bound:
                settle(game, effects, choice, owner, context, me, depth)
    return sum(judge(game, effect, context, me, depth) for effect in effects)


def _choices(effect: Effect) -> Iterable[tuple[Choice, Effect]]:
    if isinstance(effect, (PutThose, ExchangeHand)):
        return [(choice, effect) for choice in effect.own_choices()]
    return effect.announced()


def _apart(context: Context) -> Context:
    twin = context.apart()
    twin.bound = dict(context.bound)
    return twin


def settle(
    game: Game, effects: tuple[Effect, ...], choice: Choice, owner: Effect, context: Context, me: int, depth: int
) -> None:
    """Bind a choice in the context to what its chooser would like best."""
    slot = choice.slot()
    candidates = choice.candidates(game, context, owner)[:MOST]
    least, most = choice.bounds(game, context)
    if not candidates or most < 1:
        context.bound[slot] = ()
        return
    mine = choice.chooser(game, context) == me
    ranked = []
    for candidate in candidates:
        context.bound[slot] = (candidate,)
        value = sum(judge(game, effect, context, me, depth + 1) for effect in effects)
        ranked.append((value if mine else -value, -candidate))
    ranked.sort(reverse=True)
    chosen = [-number for place, (value, number) in enumerate(ranked[:most]) if place < least or value > 0]
    context.bound[slot] = tuple(chosen)


def judge(game: Game, effect: Effect, context: Context, me: int, depth: int = 0) -> float:
    """What one effect is worth to `me` as far as everything for it is chosen."""
    kind = type(effect)
    known = _KNOWN.get(kind)
    if known is None:
        known = _KNOWN[kind] = next((JUDGES[each] for each in kind.__mro__ if each in JUDGES), _parts)
    return known(game, effect, context, me, depth)


Judge = Callable[["Game", Any, Context, int, int], float]
_KNOWN: dict[type[Effect], Judge] = {}


def _parts(game: Game, effect: Effect, context: Context, me: int, depth: int) -> float:
    inside = [child for _, child in effect.children() if isinstance(child, Effect)]
    return appraise(game, inside, context, me, depth + 1) if inside else 0.0


def _verb(game: Game, effect: Verb, context: Context, me: int, depth: int) -> float:
    return sum(deed(game, effect.kind, card, me) for card in effect.whom.cards(game, context))


def _wound(game: Game, effect: Wound, context: Context, me: int, depth: int) -> float:
    number = value_of(effect.number, game, context)
    return sum(deed(game, Kind.WOUND, card, me, number) for card in effect.whom.cards(game, context))


def _take(game: Game, effect: Verb, context: Context, me: int, depth: int) -> float:
    """Control goes to the player whose effect it is; one's own cards stay where they are."""
    cards = [card for card in effect.whom.cards(game, context) if game.state.cards[card].controller != context.seat]
    return sum(deed(game, Kind.TAKE_CONTROL, card, me) for card in cards)


def _sign(seat: int, me: int) -> int:
    return 1 if seat == me else -1


def _draw(game: Game, effect: Draw, context: Context, me: int, depth: int) -> float:
    number = effect.number.value(game, context)
    hands = [game.state.sides[seat].hand for seat in (0, 1)]
    return sum(
        _sign(seat, me) * drawn(game, seat, max(0, number - len(hands[seat])) if effect.up_to else number)
        for seat in effect.who.seats(game, context)
    )


def drawn(game: Game, seat: int, number: int) -> float:
    """What drawing cards is worth: nothing good where the deck runs out (WIN-6)."""
    left = len(game.state.sides[seat].deck)
    return -worth.GAME if number >= left else worth.CARD * number


def _mill(game: Game, effect: Mill, context: Context, me: int, depth: int) -> float:
    number = effect.number.value(game, context)
    return sum(_sign(seat, me) * milled(game, seat, number) for seat in effect.who.seats(game, context))


def milled(game: Game, seat: int, number: int) -> float:
    """What it costs a player to lose cards from the deck: little, until it is all that is left."""
    left = len(game.state.sides[seat].deck)
    if number >= left:
        return -worth.GAME
    return -number * (0.15 if left > 20 else 3.0 / left)


def _discard(game: Game, effect: DiscardFromHand, context: Context, me: int, depth: int) -> float:
    seat = effect.cards.who.seat(game, context)
    chosen = context.bound.get(effect.cards.slot())
    if chosen is None or seat != me:
        there = len(game.state.sides[seat].hand)
        limit = value_of(effect.cards.number, game, context)
        number = max(0, there - limit) if effect.cards.keep else min(limit, there)
        if effect.if_able and number < limit:
            return 0.0
        return -_sign(seat, me) * worth.CARD * number
    return sum(deed(game, Kind.DISCARD_HAND, card, me) for card in chosen)


def _random_discard(game: Game, effect: DiscardAtRandom, context: Context, me: int, depth: int) -> float:
    total = 0.0
    for seat in effect.who.seats(game, context):
        number = min(value_of(effect.number, game, context), len(game.state.sides[seat].hand))
        total -= _sign(seat, me) * worth.CARD * number
    return total


def _put_into_play(game: Game, effect: PutIntoPlay, context: Context, me: int, depth: int) -> float:
    share = {Position.INSANE: worth.INSANE, Position.EXHAUSTED: 0.85}.get(effect.position, 1.0)
    total = 0.0
    for card in effect.what.cards(game, context):
        owner = game.state.cards[card].owner
        seat = owner if effect.control is None else effect.control.seat(game, context)
        value = share * worth.printed(game.state.cards[card].printed)
        if game.state.cards[card].zone is Zone.HAND:
            value -= worth.CARD
        total += _sign(seat, me) * value
    return total


def _search(game: Game, effect: Search, context: Context, me: int, depth: int) -> float:
    """A search is worth a good card; once it looks, what it found."""
    seat = effect.who.seat(game, context)
    found = context.bound.get(f"{effect.ref}?")
    if found is not None:
        faces = [game.state.cards[card].printed for card in found]
        return _sign(seat, me) * sum(worth.printed(face) * (1.0 if effect.to == "play" else 0.5) for face in faces)
    return _sign(seat, me) * (5.0 if effect.to == "play" else 1.6 * worth.CARD)


def _place_token(game: Game, effect: PlaceToken, context: Context, me: int, depth: int) -> float:
    total = 0.0
    for story in effect.story.cards(game, context):
        for seat in effect.who.seats(game, context):
            total += _sign(seat, me) * worth.tokens(game, story, seat, value_of(effect.number, game, context))
    return total


def without_tokens(game: Game, story: int, seat: int, number: int) -> float:
    """What it costs a side of a story to lose tokens there."""
    have = game.state.cards[story].tokens[seat]
    after = max(0, have - number)
    return worth.importance(len(game.state.sides[seat].won)) * (worth.STEPS[min(5, after)] - worth.STEPS[min(5, have)])


def _discard_tokens(game: Game, effect: DiscardTokens, context: Context, me: int, depth: int) -> float:
    if effect.number and effect.whose == YOU:
        return _spend_tokens(game, effect, context, me)
    if effect.number:
        return _discard_exactly(game, effect, context, me)
    return sum(
        _sign(seat, me) * without_tokens(game, story, seat, 99)
        for story in effect.stories.cards(game, context)
        for seat in effect.whose.seats(game, context)
    )


def _discard_exactly(game: Game, effect: DiscardTokens, context: Context, me: int) -> float:
    """So many tokens of either side, as whoever uses the effect likes."""
    user = context.seat
    best = 0.0
    number = effect.how_many(game, context)
    for story in effect.stories.cards(game, context):
        tokens = game.state.cards[story].tokens
        ways = [
            _sign(user, me) * without_tokens(game, story, user, own)
            + _sign(1 - user, me) * without_tokens(game, story, 1 - user, number - own)
            for own in range(number + 1)
            if own <= tokens[user] and number - own <= tokens[1 - user]
        ]
        if ways:
            best += max(ways) if user == me else min(ways)
    return best


def _spend_tokens(game: Game, effect: DiscardTokens, context: Context, me: int) -> float:
    """So many tokens of one's own, from where they matter least."""
    losses = [
        without_tokens(game, story, context.seat, effect.how_many(game, context))
        for story in effect.stories.cards(game, context)
        if game.state.cards[story].tokens[context.seat]
    ]
    return _sign(context.seat, me) * max(losses, default=0.0)


def _move_token(game: Game, effect: MoveToken, context: Context, me: int, depth: int) -> float:
    return 0.5 * _sign(context.seat, me)


def _into_deck(game: Game, effect: PutIntoDeck, context: Context, me: int, depth: int) -> float:
    """Cards go into a deck; a won story that goes back is the worse, the nearer its player is to victory."""
    cards = effect.what.cards(game, context)
    if any(game.state.cards[card].zone is Zone.WON for card in cards):
        won = len(game.state.sides[context.seat].won)
        return -_sign(context.seat, me) * worth.STEPS[5] * worth.importance(max(0, won - 1))
    own = [card for card in cards if game.state.cards[card].zone is not Zone.STORY_DECK]
    return sum(deed(game, Kind.TO_DECK, card, me) for card in own)


def _gain_domain(game: Game, effect: GainDomain, context: Context, me: int, depth: int) -> float:
    return sum(_sign(seat, me) * 2.5 for seat in effect.who.seats(game, context))


def _turn_domain(game: Game, effect: TurnDomain, context: Context, me: int, depth: int) -> float:
    share = 0.5 if effect.refresh else -0.4
    total = 0.0
    for seat, place in effect.which.places(game, context):
        domains = game.state.sides[seat].domains
        if place < len(domains):
            total += _sign(seat, me) * share * len(domains[place].resources)
    return total


def _attach_resource(game: Game, effect: AttachAsResource, context: Context, me: int, depth: int) -> float:
    return _sign(context.seat, me) * worth.RESOURCE * len(effect.what.cards(game, context))


def _to_new_domain(game: Game, effect: AttachToNewDomain, context: Context, me: int, depth: int) -> float:
    return _sign(context.seat, me) * 0.5 * worth.RESOURCE * len(effect.what.cards(game, context))


def _look(game: Game, effect: LookAt, context: Context, me: int, depth: int) -> float:
    return 0.15 * len(effect.what.cards(game, context)) * _sign(context.seat, me)


def _put_those(game: Game, effect: PutThose, context: Context, me: int, depth: int) -> float:
    chosen = context.bound.get(effect.cards.slot(), ())
    if effect.where == "hand":
        faces = [game.state.cards[card].printed for card in chosen]
        return _sign(context.seat, me) * sum(worth.CARD + 0.25 * worth.printed(face) for face in faces)
    if not chosen:
        return 0.0
    first = game.state.cards[chosen[-1]]
    wanted = 0.1 * worth.printed(first.printed) * _sign(first.owner, me)
    return wanted if effect.where == "top" else -wanted


def _exchange(game: Game, effect: ExchangeHand, context: Context, me: int, depth: int) -> float:
    """Cards in hand for those on top of the discard pile: good where those are better."""
    cards = game.state.cards
    if effect.cards is None:
        return 0.0
    pile = game.state.sides[context.seat].discard
    chosen = context.bound.get(effect.cards.slot(), ())
    gains = [
        worth.printed(cards[theirs].printed) - worth.printed(cards[mine].printed)
        for mine, theirs in zip(chosen, reversed(pile), strict=False)
    ]
    return 0.3 * _sign(context.seat, me) * sum(gains)


def _pay(game: Game, effect: Pay, context: Context, me: int, depth: int) -> float:
    return -0.2 * effect.number.value(game, context) * _sign(context.seat, me)


def _cancel(game: Game, effect: Cancel, context: Context, me: int, depth: int) -> float:
    return 0.0 if context.trigger is None else -occurrence_value(game, context.trigger, me, depth + 1)


def occurrence_value(game: Game, occurrence: Occurrence, me: int, depth: int = 0) -> float:
    """What something that is about to happen is worth to `me`."""
    if occurrence.status != PENDING:
        return 0.0
    inner = occurrence.context
    if occurrence.kind in (Kind.TRIGGER, Kind.TARGET) and inner is not None and isinstance(inner.ability, Ability):
        return appraise(game, inner.ability.effects, inner, me, depth + 1)
    if occurrence.kind == Kind.DRAW:
        return _sign(occurrence.seat, me) * drawn(game, occurrence.seat, 1)
    if occurrence.kind == Kind.MILL:
        return _sign(occurrence.seat, me) * milled(game, occurrence.seat, 1)
    if occurrence.kind == Kind.PLACE_TOKEN:
        return _sign(occurrence.seat, me) * worth.tokens(game, occurrence.card, occurrence.seat, 1)
    if occurrence.kind in (Kind.SUCCEED, Kind.DECIDE_STRUGGLE) and occurrence.seat != NOBODY:
        return 3.0 * _sign(occurrence.seat, me)
    return deed(game, occurrence.kind, occurrence.card, me)


def _then(game: Game, effect: Then, context: Context, me: int, depth: int) -> float:
    first = judge(game, effect.first, context, me, depth + 1)
    return first + appraise(game, (effect.second,), context, me, depth + 1)


def _may(game: Game, effect: May, context: Context, me: int, depth: int) -> float:
    seat = effect.who.seat(game, context)
    value = appraise(game, (*effect.price, effect.effect), as_player(context, seat), me, depth + 1)
    return max(0.0, value) if seat == me else min(0.0, value)


def _players(game: Game, effect: PlayersDo, context: Context, me: int, depth: int) -> float:
    return sum(
        appraise(game, (effect.effect,), as_player(context, seat), me, depth + 1)
        for seat in effect.who.seats(game, context)
    )


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
        own = _apart(context)
        own.bound[effect.as_] = (card,)
        total += appraise(game, (effect.effect,), own, me, depth + 1)
    return total


def _one_and_other(game: Game, effect: OneAndOther, context: Context, me: int, depth: int) -> float:
    """Of the two that are chosen one suffers the first effect and the other the second."""
    pair = [context.bound.get(choice.slot(), ()) for choice in (effect.mine, effect.theirs)]
    if not all(pair):
        known = next((each for each in pair if each), None)
        return 0.0 if known is None else -0.01 * _sign(game.state.cards[known[0]].controller, me)
    chosen = context.bound.get(effect.one.slot(), ())
    values = []
    for one, other in (pair, pair[::-1]):
        if chosen and chosen != one:
            continue
        if not chosen and not effect.can_be_one(game, context, one[0]):
            continue
        own = _apart(context)
        own.bound["one"], own.bound["other"] = one, other
        values.append(sum(judge(game, part, own, me, depth + 1) for part in (effect.first, effect.second)))
    return max(values, default=0.0) if context.seat == me else min(values, default=0.0)


def _lasts(game: Game, effect: Lasts, context: Context, me: int, depth: int) -> float:
    brief = effect.until in (Until.PHASE, Until.TURN)
    if isinstance(effect.text, Standing):
        if effect.x is not None:
            context = context.apart()
            context.x = effect.x.value(game, context)
        return sum(modifier_value(game, part, context, me, brief) for part in effect.text.modifiers)
    if isinstance(effect.text, Ability):
        return 0.3 * appraise(game, effect.text.effects, context, me, depth + 1)
    return 0.0


def _delayed(game: Game, effect: Delayed, context: Context, me: int, depth: int) -> float:
    return appraise(game, (effect.effect,), context, me, depth + 1)


def _attach(game: Game, effect: Attach, context: Context, me: int, depth: int) -> float:
    """A card that becomes an attachment: it is lost as what it was, and its new text works on its host."""
    if effect.to is None or effect.becomes is None:
        return 0.0
    total = sum(0.5 * deed(game, Kind.DESTROY, card, me) for card in effect.what.cards(game, context))
    for host in effect.to.cards(game, context):
        own = _apart(context)
        own.bound["host"] = (host,)
        total += sum(text_value(game, word, own, me) for word in effect.becomes.walk() if isinstance(word, Standing))
    return total


JUDGES: dict[type, Judge] = {
    Verb: _verb,
    Wound: _wound,
    words.TakeControl: _take,
    Draw: _draw,
    Mill: _mill,
    DiscardFromHand: _discard,
    DiscardAtRandom: _random_discard,
    PutIntoPlay: _put_into_play,
    Search: _search,
    PlaceToken: _place_token,
    DiscardTokens: _discard_tokens,
    MoveToken: _move_token,
    PutIntoDeck: _into_deck,
    GainDomain: _gain_domain,
    TurnDomain: _turn_domain,
    AttachAsResource: _attach_resource,
    AttachToNewDomain: _to_new_domain,
    LookAt: _look,
    PutThose: _put_those,
    ExchangeHand: _exchange,
    Pay: _pay,
    Cancel: _cancel,
    Then: _then,
    May: _may,
    PlayersDo: _players,
    If: _if,
    OneOf: _one_of,
    ForEach: _for_each,
    OneAndOther: _one_and_other,
    Lasts: _lasts,
    Delayed: _delayed,
    Attach: _attach,
    Sacrifice: _verb,
}
"""How each word is judged; a word that is not listed is judged as the one it is derived from."""
