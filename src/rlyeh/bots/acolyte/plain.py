"""Values of plain effects: those that do one thing, to cards, hands, decks, tokens or domains."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from rlyeh.bots.acolyte import worth
from rlyeh.bots.acolyte.deeds import deed, madness
from rlyeh.engine import NOBODY
from rlyeh.engine.reading import Context, Kind, Piece, found_by, winner_and_margin
from rlyeh.engine.words import Become, Modifier
from rlyeh.language.effects.characters import DriveInsane, Pay, ReturnToHand, Verb, Wound, seen_cards
from rlyeh.language.effects.control import TakeControl
from rlyeh.language.effects.decks import PutIntoDeck
from rlyeh.language.effects.discard import Discard, RevealUntil
from rlyeh.language.effects.domains import GainDomain, TurnDomain
from rlyeh.language.effects.dormant import LieDormant
from rlyeh.language.effects.draw_and_discard import DiscardFromDeck, DiscardFromHand, Draw, Mill
from rlyeh.language.effects.enter_play import PutIntoPlay
from rlyeh.language.effects.hands import DiscardAtRandom, ExchangeHand, RevealAtRandom
from rlyeh.language.effects.healing import DivideWounds, RemoveWounds
from rlyeh.language.effects.look import ChoosePlayer, LookAt, PutThose
from rlyeh.language.effects.moving_resources import Exchange, MoveResource, TurnResourcesDown
from rlyeh.language.effects.play import PlayCard
from rlyeh.language.effects.resources import AttachAsResource, AttachToNewDomain
from rlyeh.language.effects.search import Search
from rlyeh.language.effects.struggle_effects import AnotherStruggle, ResultAgain, WinAsWell
from rlyeh.language.effects.token_moves import ALL, DealTokens, ExchangeTokens, MoveTokens
from rlyeh.language.effects.tokens import DiscardTokens, MoveToken, PlaceToken
from rlyeh.language.effects.winning import BecomeStory, Eliminate, Win
from rlyeh.language.nouns.amounts import value_of
from rlyeh.language.nouns.players import YOU, AnyPlayer, Who
from rlyeh.language.nouns.spoken_of import Choose
from rlyeh.model import Position, Zone

if TYPE_CHECKING:
    from rlyeh.engine import Game

EVENT_ON_DECK: Final = 2.2
"""What a Prophecy that lies open on a deck is worth: an event that waits for its moment, in place of the next card."""

Judge = Callable[["Game", Any, Context, int, int], float]
"""What an effect is worth: game, effect, its context, to whom, and how deep inside other effects it stands."""


def _verb(game: Game, effect: Verb, context: Context, me: int, depth: int) -> float:
    total = 0.0
    for card in effect.whom.cards(game, context):
        total += deed(game, effect.kind, card, me)
    return total


def _return(game: Game, effect: ReturnToHand, context: Context, me: int, depth: int) -> float:
    """A card that will be picked among those revealed is worth as much as any."""
    whom = effect.whom
    if isinstance(whom, Choose) and seen_cards(whom) is not None and whom.slot() not in context.bound:
        return sign(context.seat, me) * worth.CARD
    return _verb(game, effect, context, me, depth)


def _wound(game: Game, effect: Wound, context: Context, me: int, depth: int) -> float:
    total = 0.0
    for card in effect.whom.cards(game, context):
        total += deed(game, Kind.WOUND, card, me, value_of(effect.number, game, context))
    return total


def _drive_insane(game: Game, effect: DriveInsane, context: Context, me: int, depth: int) -> float:
    """As of any deed, unless nothing protects from it."""
    if not effect.past_protection:
        return _verb(game, effect, context, me, depth)
    cards = [card for card in effect.whom.cards(game, context) if effect.can_happen(game, context, card)]
    return sum((madness(game, card) * sign(game.state.cards[card].controller, me) for card in cards), 0.0)


def _heal(game: Game, effect: RemoveWounds, context: Context, me: int, depth: int) -> float:
    times = 99 if effect.number is None else value_of(effect.number, game, context)
    return sum((deed(game, Kind.HEAL, card, me, times) for card in effect.whom.cards(game, context)), 0.0)


def _divide(game: Game, effect: DivideWounds, context: Context, me: int, depth: int) -> float:
    """Each wound goes to another one, those first whom whoever deals them out would like best to wound."""
    dealer = context.seat
    values = [deed(game, Kind.WOUND, card, dealer) for card in effect.among.cards(game, context)]
    values.sort(reverse=True)
    return sign(dealer, me) * sum(values[: effect.number.value(game, context)], 0.0)


def _lie_dormant(game: Game, effect: LieDormant, context: Context, me: int, depth: int) -> float:
    """A card in play is lost for a while."""
    cards = effect.what.cards(game, context)
    return sum((0.5 * deed(game, Kind.TO_DECK, card, me) for card in cards), 0.0)


def _is_away(piece: Piece) -> bool:
    """Whether somebody else than its owner controls a card."""
    return piece.zone is Zone.PLAY and piece.controller != piece.owner


def _take(game: Game, effect: TakeControl, context: Context, me: int, depth: int) -> float:
    """Control goes to the player whose effect it is; one's own cards stay where they are. Or it goes back to the owner.
    """
    if effect.to_owner:
        pieces = [game.state.cards[card] for card in effect.whom.cards(game, context)]
        return sum((sign(piece.owner, me) * worth.of(game, piece.id) for piece in pieces if _is_away(piece)), 0.0)
    cards = [card for card in effect.whom.cards(game, context) if game.state.cards[card].controller != context.seat]
    return sum((deed(game, Kind.TAKE_CONTROL, card, me) for card in cards), 0.0)


def sign(seat: int, me: int) -> int:
    """Whether what is good for a player is good for `me`."""
    return 1 if seat == me else -1


def _draw(game: Game, effect: Draw, context: Context, me: int, depth: int) -> float:
    number = effect.number.value(game, context)
    hands = [game.state.sides[seat].hand for seat in (0, 1)]
    total = 0.0
    for seat in effect.who.seats(game, context):
        total += sign(seat, me) * drawn(game, seat, max(0, number - len(hands[seat])) if effect.up_to else number)
    return total


def drawn(game: Game, seat: int, number: int) -> float:
    """What drawing cards is worth: nothing good where the deck runs out (WIN-6)."""
    left = len(game.state.sides[seat].deck)
    return -worth.GAME if number >= left else worth.CARD * number


def _mill(game: Game, effect: Mill, context: Context, me: int, depth: int) -> float:
    number = effect.number.value(game, context)
    return sum((sign(seat, me) * milled(game, seat, number) for seat in effect.who.seats(game, context)), 0.0)


def _discard_from_deck(game: Game, effect: DiscardFromDeck, context: Context, me: int, depth: int) -> float:
    """A card on a deck, such as a Prophecy that has come true, which nobody would draw as gladly as another."""
    owners = [game.state.cards[card].owner for card in effect.what.cards(game, context)]
    return sum((sign(owner, me) * milled(game, owner, 1) for owner in owners), 0.0)


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
        held = len(game.state.sides[seat].hand)
        limit = value_of(effect.cards.number, game, context)
        number = max(0, held - limit) if effect.cards.keep else min(limit, held)
        if effect.if_able and number < limit:
            return 0.0
        return -sign(seat, me) * worth.CARD * number
    return sum((deed(game, Kind.DISCARD_HAND, card, me) for card in chosen), 0.0)


def _random_discard(game: Game, effect: DiscardAtRandom, context: Context, me: int, depth: int) -> float:
    total = 0.0
    for seat in effect.who.seats(game, context):
        number = min(value_of(effect.number, game, context), len(game.state.sides[seat].hand))
        total -= sign(seat, me) * worth.CARD * number
    return total


def _discard_any(game: Game, effect: Discard, context: Context, me: int, depth: int) -> float:
    total = 0.0
    for card in effect.what.cards(game, context):
        piece = game.state.cards[card]
        if piece.zone is Zone.DECK:
            total += sign(piece.owner, me) * milled(game, piece.owner, 1)
        else:
            total += deed(game, Kind.DISCARD_HAND if piece.zone is Zone.HAND else Kind.DISCARD_PLAY, card, me)
    return total


def _reveal_at_random(game: Game, effect: RevealAtRandom, context: Context, me: int, depth: int) -> float:
    return 0.15 * value_of(effect.number, game, context) * sign(context.seat, me)


def _reveal_until(game: Game, effect: RevealUntil, context: Context, me: int, depth: int) -> float:
    return 0.15 * sign(context.seat, me)


def _put_into_play(game: Game, effect: PutIntoPlay, context: Context, me: int, depth: int) -> float:
    share = {Position.INSANE: worth.INSANE, Position.EXHAUSTED: 0.85}.get(effect.position, 1.0)
    total = 0.0
    for card in effect.what.cards(game, context):
        owner = game.state.cards[card].owner
        seat = owner if effect.control is None else effect.control.seat(game, context)
        value = share * worth.printed(game.state.cards[card].printed)
        if effect.becomes is not None:
            value = 0.5 * sum((_as_what(modifier) for modifier in effect.becomes.modifiers), 0.0)
        if game.state.cards[card].zone is Zone.HAND:
            value -= worth.CARD
        total += sign(seat, me) * value
    return total


def _play_card(game: Game, effect: PlayCard, context: Context, me: int, depth: int) -> float:
    """A card that comes now: before it is picked, a good one of the hand."""
    cards = [game.state.cards[card].printed for card in effect.what.cards(game, context)[:1]]
    values = [worth.printed(face) - worth.CARD for face in cards]
    return sign(context.seat, me) * (sum(values) if values else 1.0)


def _as_what(modifier: Modifier) -> float:
    """What a card is worth that enters play as something else, mostly for a phase."""
    if not isinstance(modifier, Become):
        return 0.0
    icons = sum((number * worth.ICON[at] for at, number in enumerate(modifier.icons)), 0.0)
    return worth.BODY + modifier.skill + icons


def _search(game: Game, effect: Search, context: Context, me: int, depth: int) -> float:
    """A search is worth a good card; once it looks, what it found."""
    seat = effect.who.seat(game, context)
    cards = context.bound.get(found_by(effect.ref))
    if cards is not None:
        faces = [game.state.cards[card].printed for card in cards]
        value = sum((worth.printed(face) for face in faces), 0.0)
        return sign(seat, me) * (1.0 if effect.to == "play" else 0.5) * value
    return sign(seat, me) * (5.0 if effect.to == "play" else 1.6 * worth.CARD)


def _place_token(game: Game, effect: PlaceToken, context: Context, me: int, depth: int) -> float:
    total = 0.0
    for story in effect.story.cards(game, context):
        for seat in effect.who.seats(game, context):
            total += sign(seat, me) * worth.tokens(game, story, seat, value_of(effect.number, game, context))
    return total


def without_tokens(game: Game, story: int, seat: int, number: int) -> float:
    """What it costs a side of a story to lose tokens there."""
    have = game.state.cards[story].tokens[seat]
    after = max(0, have - number)
    return worth.importance(len(game.state.sides[seat].won)) * (worth.STEPS[min(5, after)] - worth.STEPS[min(5, have)])


def _discard_tokens(game: Game, effect: DiscardTokens, context: Context, me: int, depth: int) -> float:
    if effect.number != 0 and effect.whose == YOU:
        return _spend_tokens(game, effect, context, me)
    if effect.number and isinstance(effect.whose, AnyPlayer):
        return _discard_exactly(game, effect, context, me)
    total = 0.0
    for story in effect.stories.cards(game, context):
        for seat in effect.whose.seats(game, context):
            total += sign(seat, me) * without_tokens(game, story, seat, effect.how_many(game, context) or 99)
    return total


def _discard_exactly(game: Game, effect: DiscardTokens, context: Context, me: int) -> float:
    """So many tokens of either side, as whoever uses the effect likes."""
    user = context.seat
    best = 0.0
    number = effect.how_many(game, context)
    for story in effect.stories.cards(game, context):
        tokens = game.state.cards[story].tokens
        ways = [
            sign(user, me) * without_tokens(game, story, user, removed)
            + sign(1 - user, me) * without_tokens(game, story, 1 - user, number - removed)
            for removed in range(number + 1)
            if removed <= tokens[user] and number - removed <= tokens[1 - user]
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
    return sign(context.seat, me) * max(losses, default=0.0)


def _move_token(game: Game, effect: MoveToken, context: Context, me: int, depth: int) -> float:
    return 0.5 * sign(context.seat, me)


def _move_tokens(game: Game, effect: MoveTokens, context: Context, me: int, depth: int) -> float:
    """Tokens go where they are worth more to whoever moves them, as far as that is settled."""
    from_, to = effect.from_.cards(game, context), effect.to.cards(game, context)
    if not from_ or not to:
        return 0.3 * sign(context.seat, me)
    chosen = context.bound.get(effect.side.slot()) if isinstance(effect.side, ChoosePlayer) else None
    seats = effect.side.seats(game, context) if isinstance(effect.side, Who) else chosen or (0, 1)
    total = 0.0
    for seat in seats:
        number = game.state.cards[from_[0]].tokens[seat]
        if not effect.any_number and effect.number != ALL:
            number = min(number, value_of(effect.number, game, context))
        if number:
            loss = without_tokens(game, from_[0], seat, number)
            total += sign(seat, me) * (worth.tokens(game, to[0], seat, number) + loss)
    return total


def _exchange_tokens(game: Game, effect: ExchangeTokens, context: Context, me: int, depth: int) -> float:
    """The tokens of the player who is picked change places; as long as nobody is, it may help."""
    sides, stories = context.bound.get(effect.side.slot(), ()), effect.stories.cards(game, context)
    if not sides or len(stories) != 2:
        return 0.3 * sign(context.seat, me)
    seat = sides[0]
    tokens = [game.state.cards[story].tokens[seat] for story in stories]
    change = 0.0
    for story, now, then in zip(stories, tokens, reversed(tokens), strict=True):
        if then > now:
            change += worth.tokens(game, story, seat, then - now)
        elif now > then:
            change += without_tokens(game, story, seat, now - then)
    return sign(seat, me) * change


def _deal_tokens(game: Game, effect: DealTokens, context: Context, me: int, depth: int) -> float:
    """Whoever deals out tokens makes the best of their own."""
    have = sum([game.state.cards[story].tokens[context.seat] for story in effect.stories.cards(game, context)])
    return (worth.STEPS[5] if have >= 5 and not effect.at_most else 0.5) * sign(context.seat, me)


def _win(game: Game, effect: Win, context: Context, me: int, depth: int) -> float:
    total = 0.0
    for story in effect.story.cards(game, context):
        for seat in effect.who.seats(game, context):
            total += sign(seat, me) * worth.tokens(game, story, seat, 5)
    return total


def _become_story(game: Game, effect: BecomeStory, context: Context, me: int, depth: int) -> float:
    total = 0.0
    for card in effect.what.cards(game, context):
        owner = game.state.cards[card].owner
        total += sign(owner, me) * worth.STEPS[5] * worth.importance(len(game.state.sides[owner].won))
    return total


def _eliminate(game: Game, effect: Eliminate, context: Context, me: int, depth: int) -> float:
    return -sum([sign(seat, me) * worth.GAME for seat in effect.who.seats(game, context)])


def _struggle(game: Game, effect: AnotherStruggle, context: Context, me: int, depth: int) -> float:
    """A struggle more is good for whoever stands to win it."""
    for story in effect.at.cards(game, context)[:1]:
        winner, _ = winner_and_margin(game, story, effect.kind)
        return 0.0 if winner == NOBODY else 1.5 * sign(winner, me)
    return 0.0


def _result(game: Game, effect: ResultAgain | WinAsWell, context: Context, me: int, depth: int) -> float:
    return 2.0 * sign(context.seat, me)


def _into_deck(game: Game, effect: PutIntoDeck, context: Context, me: int, depth: int) -> float:
    """Cards go into a deck; a won story that goes back is the worse, the nearer its player is to victory."""
    cards = effect.what.cards(game, context)
    if any(game.state.cards[card].zone is Zone.WON for card in cards):
        won = len(game.state.sides[context.seat].won)
        return -sign(context.seat, me) * worth.STEPS[5] * worth.importance(max(0, won - 1))
    if effect.face_up:
        return sign(context.seat, me) * (EVENT_ON_DECK if cards else 0.0)
    deck_cards = [card for card in cards if game.state.cards[card].zone is not Zone.STORY_DECK]
    return sum((deed(game, Kind.TO_DECK, card, me) for card in deck_cards), 0.0)


def _gain_domain(game: Game, effect: GainDomain, context: Context, me: int, depth: int) -> float:
    return sum((sign(seat, me) * 2.5 for seat in effect.who.seats(game, context)), 0.0)


def _turn_domain(game: Game, effect: TurnDomain, context: Context, me: int, depth: int) -> float:
    share = 0.5 if effect.refresh else -0.4
    total = 0.0
    for seat, place in effect.which.places(game, context):
        domains = game.state.sides[seat].domains
        if place < len(domains):
            total += sign(seat, me) * share * len(domains[place].resources)
    return total


def _attach_resource(game: Game, effect: AttachAsResource, context: Context, me: int, depth: int) -> float:
    return sign(context.seat, me) * worth.RESOURCE * len(effect.what.cards(game, context))


def _move_resource(game: Game, effect: MoveResource, context: Context, me: int, depth: int) -> float:
    """Resources on few domains pay for more: a little good, for whoever moves them."""
    return 0.4 * sign(context.seat, me)


def _turn_down(game: Game, effect: TurnResourcesDown, context: Context, me: int, depth: int) -> float:
    """Resources that match nothing any more."""
    total = 0.0
    for seat, place in effect.which.places(game, context):
        domains = game.state.sides[seat].domains
        if place < len(domains):
            total -= 0.7 * sign(seat, me) * len(domains[place].resources)
    return total


def _exchange_cards(game: Game, effect: Exchange, context: Context, me: int, depth: int) -> float:
    """The better card comes to where it will be drawn."""
    cards = game.state.cards
    gains = [
        worth.printed(cards[one].printed) - worth.printed(cards[other].printed)
        for one in effect.one.cards(game, context)
        for other in effect.other.cards(game, context)
    ]
    return 0.2 * sign(context.seat, me) * sum(gains, 0.0)


def _to_new_domain(game: Game, effect: AttachToNewDomain, context: Context, me: int, depth: int) -> float:
    return sign(context.seat, me) * 0.5 * worth.RESOURCE * len(effect.what.cards(game, context))


def _look(game: Game, effect: LookAt, context: Context, me: int, depth: int) -> float:
    return 0.15 * len(effect.what.cards(game, context)) * sign(context.seat, me)


def _put_those(game: Game, effect: PutThose, context: Context, me: int, depth: int) -> float:
    chosen = context.bound.get(effect.cards.slot(), ())
    if effect.where == "hand":
        faces = [game.state.cards[card].printed for card in chosen]
        total = sum((worth.CARD + 0.25 * worth.printed(face) for face in faces), 0.0)
        return total if context.seat == me else -total
    if not chosen:
        return 0.0
    top = game.state.cards[chosen[-1]]
    value = 0.1 * worth.printed(top.printed) * sign(top.owner, me)
    return value if effect.where == "top" else -value


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
    return 0.3 * sign(context.seat, me) * sum(gains, 0.0)


def _pay(game: Game, effect: Pay, context: Context, me: int, depth: int) -> float:
    return -0.2 * effect.number.value(game, context) * sign(context.seat, me)


PLAIN: Final[dict[type, Judge]] = {
    Verb: _verb,
    ReturnToHand: _return,
    Wound: _wound,
    Discard: _discard_any,
    RevealAtRandom: _reveal_at_random,
    RevealUntil: _reveal_until,
    DriveInsane: _drive_insane,
    RemoveWounds: _heal,
    DivideWounds: _divide,
    LieDormant: _lie_dormant,
    TakeControl: _take,
    Draw: _draw,
    Mill: _mill,
    DiscardFromDeck: _discard_from_deck,
    DiscardFromHand: _discard,
    DiscardAtRandom: _random_discard,
    PutIntoPlay: _put_into_play,
    PlayCard: _play_card,
    Search: _search,
    PlaceToken: _place_token,
    DiscardTokens: _discard_tokens,
    MoveToken: _move_token,
    MoveTokens: _move_tokens,
    ExchangeTokens: _exchange_tokens,
    DealTokens: _deal_tokens,
    Win: _win,
    BecomeStory: _become_story,
    Eliminate: _eliminate,
    AnotherStruggle: _struggle,
    ResultAgain: _result,
    WinAsWell: _result,
    PutIntoDeck: _into_deck,
    GainDomain: _gain_domain,
    TurnDomain: _turn_domain,
    AttachAsResource: _attach_resource,
    AttachToNewDomain: _to_new_domain,
    MoveResource: _move_resource,
    TurnResourcesDown: _turn_down,
    Exchange: _exchange_cards,
    LookAt: _look,
    PutThose: _put_those,
    ExchangeHand: _exchange,
    Pay: _pay,
}
"""How each word is judged; a word that is not listed is judged as the one it is derived from."""
