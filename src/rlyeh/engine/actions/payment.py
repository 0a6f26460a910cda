"""Payment: what a card costs now, what a domain is worth, and which domains will do (chapter PAY)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from rlyeh.engine.in_force import characteristics
from rlyeh.engine.in_force.cache import Payable
from rlyeh.engine.in_force.texts import InForce
from rlyeh.engine.state import bindings, happenings
from rlyeh.engine.state.cards import NOTHING, Domain
from rlyeh.engine.state.decision import Option, Refusal
from rlyeh.engine.state.occurrence_kinds import AS_COST, PLAYED_FROM_HAND, Kind
from rlyeh.engine.state.records import Context, Frame
from rlyeh.engine.state.wire import Wire
from rlyeh.engine.words.modifiers import Layer, Question
from rlyeh.engine.words.parts import Effect
from rlyeh.engine.words.text_box import Ability
from rlyeh.model import Faction, Keyword, Zone

if TYPE_CHECKING:
    from rlyeh.engine.game import Game


COST: Final = int(Layer.COST)
MATCH: Final = int(Layer.MATCH)
NEUTRAL: Final = Faction.NEUTRAL
LOYAL: Final = Keyword.LOYAL
DRAIN: Final = int(Kind.DRAIN)
PLAY: Final = Zone.PLAY
NO_CHANGES: Final[list[InForce]] = []
NO_MATCHES: Final[list[Faction | None]] = []


def actual_cost(game: Game, seat: int, card: int, x: int = 0, domain: int = NOTHING) -> int:
    """The price that the player must pay to play the card, by way of this domain (PAY-11).

    A cost of 0 is not reduced (PAY-14); a floor of 1 of any reducer holds for the combination (PAY-15).
    """
    return _price(game, price_changes(game, card), seat, card, x, domain)


def price_changes(game: Game, card: int) -> list[InForce]:
    """The texts in force that change what it costs to play the card: a list to read only."""
    index = game.force or game.index()
    if not index.reprices(card):
        return NO_CHANGES
    changes: list[InForce] = []
    for entry in index.layers[COST]:
        if entry.reaches(game, card):
            changes.append(entry)
    return changes


def _price(game: Game, changes: list[InForce], seat: int, card: int, x: int, domain: int) -> int:
    """The cost with these changes, by way of a domain."""
    face = game.state.cards[card].face
    printed = x if face.cost_is_x else face.cost
    if not changes:
        return printed
    more, less, floor = _cost_changes(game, changes, seat, card, domain)
    for entry in changes:
        given = entry.modifier.given_cost(game, entry.context)
        if given != NOTHING:
            printed = given
    raised = printed + more
    if raised == 0 or less == 0:
        return raised
    return max(min(floor, raised), raised - less)


def _cost_changes(game: Game, changes: list[InForce], seat: int, card: int, domain: int) -> tuple[int, int, int]:
    """What these texts add to the price and take off it, and the least that they may leave."""
    more = less = floor = 0
    never_lowered = False
    for entry in changes:
        never_lowered = never_lowered or entry.modifier.says(Question.NEVER_LOWERED)
        change = entry.modifier.change_cost(game, entry.context, card, seat, domain)
        if change >= 0:
            more += change
        else:
            less -= change
            floor = max(floor, entry.modifier.floor())
    return more, 0 if never_lowered else less, floor


def announced_x(context: Context) -> int:
    """The X that was announced for a card: its price, before anything raises or lowers it."""
    announced = context.bound.get(bindings.ANNOUNCED)
    return context.x if announced is None else announced[0]


def is_repriced(game: Game, card: int) -> bool:
    """Whether some text may change what it costs to play the card."""
    return (game.force or game.index()).reprices(card)


def largest_x(game: Game, seat: int, card: int) -> int:
    """The largest X one could announce for a card: what a domain can pay, and what reducers take off (AMB-58)."""
    changes = price_changes(game, card)
    most = most_for_cards(game, seat)
    if not changes:
        faction = game.state.cards[card].face.faction
        if faction is NEUTRAL or (game.force or game.index()).layers[MATCH]:
            return most
        return payable(game, seat).reach.get(faction, 0)
    places = [NOTHING, *range(len(game.state.sides[seat].domains))]
    return most + max(_cost_changes(game, changes, seat, card, place)[1] for place in places)


def worth(game: Game, domain: Domain, playing: bool) -> int:
    """The worth of a domain: one a resource, two a Transient one when a card is played (KEY-15)."""
    if not playing:
        return len(domain.resources)
    if domain.worth == NOTHING:
        _appraise(game, domain)
    return domain.worth


def _appraise(game: Game, domain: Domain) -> None:
    """Note what the resources on a domain are worth for cards that are played, in all and by faction."""
    total = 0
    supplies: dict[Faction, int] = {}
    for card in domain.resources:
        piece = game.state.cards[card]
        value = 2 if piece.face.transient and not piece.facedown else 1
        total += value
        faction = NEUTRAL if piece.facedown else piece.face.resource
        if faction is not None:
            supplies[faction] = supplies.get(faction, 0) + value
    domain.worth = total
    domain.supplies = supplies


def resource_faction(game: Game, card: int) -> Faction | None:
    """The faction that a resource supplies; one that lies face down is neutral (RES-17)."""
    piece = game.state.cards[card]
    return NEUTRAL if piece.facedown else piece.face.resource


def faction_worth(game: Game, domain: Domain, faction: Faction, playing: bool = True) -> int:
    """The worth of the resources of one faction on a domain."""
    if playing:
        if domain.worth == NOTHING:
            _appraise(game, domain)
        return domain.supplies.get(faction, 0)
    return sum(1 for card in domain.resources if resource_faction(game, card) is faction)


def steadfast_count(game: Game, seat: int, faction: Faction) -> int:
    """Resources of a faction over all domains, drained or not; Transient ones count once (PAY-22, PAY-23)."""
    cards = game.state.cards
    count = 0
    for domain in game.state.sides[seat].domains:
        for card in domain.resources:
            if cards[card].face.resource is faction and not cards[card].facedown:
                count += 1
    return count


def granted_matches(game: Game, seat: int, card: int) -> list[Faction | None]:
    """The resource matches that texts in force give the player for the card: resources of a faction, or None where no
    match is needed at all (PAY-21)."""
    return [
        entry.modifier.matching()
        for entry in (game.force or game.index()).layers[MATCH]
        if entry.context.seat == seat and entry.reaches(game, card)
    ]


def matching_worth(domain: Domain, faction: Faction, granted: list[Faction | None]) -> int:
    """The worth of the resources on an appraised domain that match a faction, or that texts let match (AMB-57)."""
    total = domain.supplies.get(faction, 0)
    for other in set(granted):
        if other is not None and other is not faction:
            total += domain.supplies.get(other, 0)
    return total


def steadfast_refusal(game: Game, seat: int, card: int) -> Refusal | None:
    """The reason why the card's Steadfast symbols keep it from being played, if they do."""
    for faction, needed in game.state.cards[card].face.steadfast:
        if steadfast_count(game, seat, faction) < needed:
            have = steadfast_count(game, seat, faction)
            demand = f"{needed} resources of {faction.title} on all your domains together"
            return Refusal("PAY-22", f"It is Steadfast: you need {demand}, and have {have}.")
    return None


def domains_for(game: Game, seat: int, card: int, x: int = 0) -> list[int]:
    """The domains that may be drained to play the card; [NOTHING] when it costs nothing (PAY-4)."""
    return list(prices_by_domain(game, seat, card, x))


def prices_by_domain(game: Game, seat: int, card: int, x: int = 0, less: int = 0) -> dict[int, int]:
    """The domains that may be drained to play the card, each with what it costs by way of it; NOTHING when it costs
    nothing (PAY-4). `less` is what is still to be taken off the price."""
    face = game.state.cards[card].face
    index = game.force or game.index()
    layers = index.layers
    changes = price_changes(game, card) if index.repriced_cards else NO_CHANGES
    cost = _price(game, changes, seat, card, x, NOTHING) if changes or face.cost_is_x else face.cost
    cost = max(0, cost - less)
    if cost == 0:
        return {NOTHING: 0}
    if changes and pays_with_many(changes):
        return _parts_of_payment(game, seat, card, cost)
    prices: dict[int, int] = {}
    may_be_loyal = index.changes_loyalty or LOYAL in face.keywords
    granted = granted_matches(game, seat, card) if layers[MATCH] else NO_MATCHES
    free_match = face.faction is NEUTRAL or None in granted
    for number, domain in enumerate(game.state.sides[seat].domains):
        if domain.drained:
            continue
        if changes:
            cost = max(0, _price(game, changes, seat, card, x, number) - less)
        if domain.worth == NOTHING:
            _appraise(game, domain)
        if domain.worth < cost:
            continue
        matching = cost if free_match else matching_worth(domain, face.faction, granted)
        if matching >= cost or (matching > 0 and not (may_be_loyal and characteristics.has_keyword(game, card, LOYAL))):
            prices[number] = cost
    return prices


def pays_with_many(changes: list[InForce]) -> bool:
    """Whether a text lets several domains be drained for a card, of the texts that change what it costs."""
    return any(entry.modifier.says(Question.MANY_DOMAINS) for entry in changes)


def _parts_of_payment(
    game: Game, seat: int, card: int, cost: int, paid: tuple[int, int] = (0, 0)
) -> dict[int, int]:  # fmt: skip
    """The domains that may be drained next for a card that several may pay, where so much has been paid: any that is
    undrained, if all of them together will do (PAY-39)."""
    total, matching = paid
    left: dict[int, int] = {}
    for number, domain in enumerate(game.state.sides[seat].domains):
        if not domain.drained and domain.resources:
            left[number] = cost
            more, more_matching = _brings(game, seat, card, domain)
            total, matching = total + more, matching + more_matching
    return left if _is_paid(game, card, cost, (total, matching)) else {}


def _brings(game: Game, seat: int, card: int, domain: Domain) -> tuple[int, int]:
    """What a domain is worth for the card, and how much of that matches it."""
    value = worth(game, domain, playing=True)
    faction = game.state.cards[card].face.faction
    granted = granted_matches(game, seat, card)
    if faction is NEUTRAL or None in granted:
        return value, value
    return value, matching_worth(domain, faction, granted)


def _is_paid(game: Game, card: int, cost: int, paid: tuple[int, int]) -> bool:
    """Whether the card is paid for with so much, of which so much matches."""
    total, matching = paid
    return total >= cost and matching >= (cost if characteristics.has_keyword(game, card, LOYAL) else 1)


def cheapening(game: Game, card: int) -> Effect | None:
    """What may be given up so that the card costs less."""
    for entry in price_changes(game, card):
        offer = entry.modifier.given_up()
        if offer is not None:
            return offer
    return None


def payment_refusal(game: Game, seat: int, card: int, x: int = 0) -> Refusal:
    """The reason why no domain will do, where `domains_for` has found none."""
    face = game.state.cards[card].face
    domains = list(enumerate(game.state.sides[seat].domains))
    undrained = [(number, domain) for number, domain in domains if not domain.drained]
    if not undrained:
        return Refusal("RES-9", "All your domains are drained.")
    price = {number: actual_cost(game, seat, card, x, number) for number, _ in undrained}
    large = [(number, domain) for number, domain in undrained if worth(game, domain, True) >= price[number]]
    if not large:
        best = max(worth(game, domain, True) for _, domain in undrained)
        return Refusal(
            "PAY-1", f"It costs {min(price.values())}; the largest of your undrained domains is worth {best}."
        )
    name = face.faction.title
    granted = granted_matches(game, seat, card)
    if not any(matching_worth(domain, face.faction, granted) for _, domain in large):
        return Refusal("PAY-2", f"None of your undrained domains that are large enough has a resource of {name}.")
    return Refusal("PAY-20", f"It is Loyal: resources of {name} on one domain must cover its whole cost.")


def domains_worth(game: Game, seat: int, amount: int, match: Faction | None = None) -> list[int]:
    """The domains that may be drained to pay an amount for an ability (PAY-6)."""
    if amount <= 0:
        return [NOTHING]
    numbers: list[int] = []
    for number, domain in enumerate(game.state.sides[seat].domains):
        if domain.drained or len(domain.resources) < amount:
            continue
        if match is None or faction_worth(game, domain, match, playing=False) > 0:
            numbers.append(number)
    return numbers


def most_for_cards(game: Game, seat: int) -> int:
    """The worth of the player's largest undrained domain for cards that are played."""
    return payable(game, seat).most


def payable(game: Game, seat: int) -> Payable:
    """What the undrained domains of a player can pay for cards that are played."""
    reserves = game.payable[seat]
    if reserves is None:
        most = 0
        reach: dict[Faction, int] = {}
        for domain in game.state.sides[seat].domains:
            if not domain.drained:
                if domain.worth == NOTHING:
                    _appraise(game, domain)
                value = domain.worth
                if value > most:
                    most = value
                for faction in domain.supplies:
                    if value > reach.get(faction, 0):
                        reach[faction] = value
        reserves = game.payable[seat] = Payable(most, reach)
    return reserves


def can_afford(game: Game, seat: int, card: int, x: int = 0) -> bool:
    """Whether any domain will do to play the card (PAY-1, PAY-2, PAY-20)."""
    index = game.force or game.index()
    layers = index.layers
    face = game.state.cards[card].face
    if layers[MATCH] or (index.repriced_cards and index.reprices(card) and price_changes(game, card)):
        return bool(domains_for(game, seat, card, x))
    cost = x if face.cost_is_x else face.cost
    if cost == 0:
        return True
    can = game.payable[seat] or payable(game, seat)
    faction = face.faction
    if faction is NEUTRAL:
        return cost <= can.most
    if cost > can.reach.get(faction, 0):
        return False
    if not (index.changes_loyalty or LOYAL in face.keywords) or not characteristics.has_keyword(game, card, LOYAL):
        return True
    for domain in game.state.sides[seat].domains:  # a loop costs half of what any() does
        if not domain.drained and domain.supplies.get(faction, 0) >= cost:
            return True
    return False


def most_payable(game: Game, seat: int) -> int:
    """The worth of the player's largest undrained domain for an ability: the bound for X."""
    most = 0
    for domain in game.state.sides[seat].domains:
        if not domain.drained and len(domain.resources) > most:
            most = len(domain.resources)
    return most


FOR_NOTHING: Final = Option("free")
DRAINS: Final[dict[tuple[int, int], Option]] = {}
"""The options to drain a domain, by its number and what is overpaid: they are offered again and again."""


def drain_option(game: Game, seat: int, number: int, price: int, playing: bool) -> Option:
    """To pay a price with a domain, or with nothing if nothing is to be paid (PAY-4)."""
    if number == NOTHING:
        return FOR_NOTHING
    overpaid = max(0, worth(game, game.state.sides[seat].domains[number], playing) - price)
    option = DRAINS.get((number, overpaid))
    if option is None:
        option = DRAINS[number, overpaid] = Option("drain", number=number, overpaid=overpaid)
    return option


@mypyc_attr(allow_interpreted_subclasses=True)
class PayForCard(Frame):
    """The price of a card being played: its player drains one domain, or nothing for a free card."""

    WIRE: ClassVar[Wire] = Wire("pay_for_card", added={"drained": (), "brought": (0, 0)})
    __slots__ = ("brought", "card", "context", "drained")
    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "card", "context", "drained", "brought")

    def __init__(self, card: int, context: Context) -> None:
        self.pc = 0
        self.card = card
        self.context = context
        self.drained: tuple[int, ...] = ()
        """The domains drained so far, where several may be."""
        self.brought = (0, 0)
        """What these were worth, and how much of it matched: Transient resources are gone afterwards (PAY-25)."""

    def step(self, game: Game) -> None:
        if self.pc:  # The domain is drained: of two stages, a name would say no more.
            game.pop()
            return
        context = self.context
        seat = context.seat
        options: list[Option] = []
        picked = context.bound.get(bindings.PAYING)
        if self.drained:
            for number, price in _parts_of_payment(game, seat, self.card, context.paid, self.brought).items():
                options.append(drain_option(game, seat, number, price, playing=True))
            if options:
                game.ask(seat, "domain", options, "PAY-39", self.card)
            else:
                game.pop(False)
            return
        for number, price in prices_by_domain(game, seat, self.card, announced_x(context)).items():
            if picked is None or number in picked:
                options.append(drain_option(game, seat, number, price, playing=True))
        if not options:
            game.pop(False)
            return
        game.ask(seat, "domain", options, "PAY-1", self.card)

    def answer(self, game: Game, option: Option) -> None:
        context = self.context
        seat, number = context.seat, option.number
        context.domain = number
        if not self.drained:
            context.paid = actual_cost(game, seat, self.card, announced_x(context), number)
        if number != NOTHING and pays_with_many(price_changes(game, self.card)):
            self._drain_part(game, number)
            return
        self.pc = 1
        drain(game, context, playing=True)
        if game.state.stack[-1] is self:
            game.pop()

    def _drain_part(self, game: Game, number: int) -> None:
        """One of several domains; what they are worth beyond the price is overpaid (PAY-12)."""
        context = self.context
        seat = context.seat
        value, matching = _brings(game, seat, self.card, game.state.sides[seat].domains[number])
        self.brought = (self.brought[0] + value, self.brought[1] + matching)
        self.pc = int(_is_paid(game, self.card, context.paid, self.brought))
        self.drained = (*self.drained, number)
        context.bound[bindings.DRAINED] = self.drained
        context.overpaid = max(0, self.brought[0] - context.paid)
        game.occur(happenings.drain(seat, context.source, seat, number, context.overpaid, PLAYED_FROM_HAND))


def _paid_for(game: Game, context: Context, playing: bool) -> int:
    """What a domain is drained for: a card that is played, a triggered ability of a card in play, or something else."""
    if playing:
        return PLAYED_FROM_HAND
    ability = context.ability
    if isinstance(ability, Ability) and ability.works_in(PLAY, game.state.cards[context.source].face.type):
        return AS_COST
    return NOTHING


def drain(game: Game, context: Context, playing: bool) -> None:
    """Drain the context's domain for what it pays, and note by how much that is too much (PAY-12)."""
    if context.domain == NOTHING or context.paid == 0:
        context.overpaid = 0
        game.state.succeeded = True
        return
    domain = game.state.sides[context.seat].domains[context.domain]
    context.overpaid = worth(game, domain, playing) - context.paid
    game.occur(
        happenings.drain(
            context.seat,
            context.source,
            context.seat,
            context.domain,
            context.overpaid,
            _paid_for(game, context, playing),
        )
    )
