"""Deck legality: every breach at once, each with its rule and with what would mend it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from rlyeh.decks.box import nearest_quick_deck
from rlyeh.decks.catalogue import CatalogueCard, catalogue, printed_card
from rlyeh.decks.deck import Deck
from rlyeh.decks.formats import Format
from rlyeh.decks.story_decks import STORY_DECKS
from rlyeh.errors import DeckError, did_you_mean
from rlyeh.language.deck_building import DeckCopies
from rlyeh.model import Card, CardType, Pool

STORY_DECK = 10
"""Cards of a story deck (SET-3)."""


@dataclass(frozen=True)
class Breach:
    """One thing that keeps a deck from being legal."""

    rule: str
    text: str
    mend: str
    """What would put it right."""
    card: str = ""
    """The id of the card it is about; empty where it is about the whole deck."""
    count: int = 0

    def __str__(self) -> str:
        return f"{self.text} ({self.rule}) {self.mend}"


def breaches(deck: Deck, format: Format, pool: Pool) -> list[Breach]:
    """Everything that is wrong with a deck in a format; an empty list says that it is legal.

    A card that exists but is not in the pool is checked by the facts in the catalogue, so that a deck is legal or
    not by the rules of its format, whether or not all of it can be played here already: `unplayable` tells that.
    """
    pool = pool.under(format.rules.errata)
    return [breach for check in CHECKS for breach in check(deck, format, pool)]


def require_legal(deck: Deck, format: Format, pool: Pool) -> None:
    """Raise an error that lists all breaches, if there are any."""
    problems = breaches(deck, format, pool)
    if problems:
        sentences = " ".join(str(breach) for breach in problems)
        raise DeckError(f'The deck "{deck.name}" is not legal in {format.name}: {sentences}', source=problems[0].rule)


def unplayable(deck: Deck, pool: Pool) -> list[CatalogueCard]:
    """The cards and stories of a deck that exist, but cannot be played here yet."""
    ids = dict.fromkeys((*deck.cards, *deck.stories))
    return [catalogue()[card_id] for card_id in ids if card_id not in pool and card_id in catalogue()]


def _printed(card_id: str, pool: Pool) -> Card | None:
    """What is known about a card."""
    return printed_card(card_id, pool) if card_id in pool or card_id in catalogue() else None


def _known_cards(deck: Deck, pool: Pool) -> list[tuple[Card, int]]:
    cards = [(_printed(card_id, pool), count) for card_id, count in deck.cards.items()]
    return [(card, count) for card, count in cards if card is not None]


def _size(deck: Deck, format: Format, pool: Pool) -> Iterator[Breach]:
    lacking = format.minimum - deck.total
    if lacking > 0:
        text = f"The deck has {deck.total} {_cards(deck.total)}; at least {format.minimum} are needed."
        yield Breach(format.minimum_rule, text, f"Add {lacking} {_cards(lacking)}.", count=deck.total)


def _unknown(deck: Deck, format: Format, pool: Pool) -> Iterator[Breach]:
    counts = Counter(deck.cards) + Counter(deck.stories)
    for card_id, count in counts.items():
        if _printed(card_id, pool) is None:
            mend = did_you_mean(card_id, catalogue().entries).strip() or "Take it out."
            yield Breach("DECK-11", f'No card has the id "{card_id}".', mend, card_id, count)


def _playable(deck: Deck, format: Format, pool: Pool) -> Iterator[Breach]:
    if format.playable_only:
        counts = Counter(deck.cards) + Counter(deck.stories)
        for entry in unplayable(deck, pool):
            text = f"{entry.label} cannot be played here yet."
            yield Breach("DECK-11", text, _take_out(counts[entry.id]), entry.id, counts[entry.id])


def _sets(deck: Deck, format: Format, pool: Pool) -> Iterator[Breach]:
    for card, count in _known_cards(deck, pool):
        if not format.allows(_set_of(card)):
            text = f"{card.name} is from {card.set_name}, which is not part of {format.name}."
            yield Breach("DECK-12", text, _take_out(count), card.id, count)


def _set_of(card: Card) -> str:
    return card.id.rsplit("-", 1)[0]


def _types(deck: Deck, format: Format, pool: Pool) -> Iterator[Breach]:
    for card, count in _known_cards(deck, pool):
        if card.type is CardType.STORY:
            text = f"{card.name} is a story card and belongs into the story deck."
            yield Breach("DECK-1", text, _take_out(count), card.id, count)
        elif card.type is CardType.CONSPIRACY and not format.rules.conspiracies:
            text = f"{card.name} is a conspiracy, which {format.rules.title} does not know."
            yield Breach("CCG-2", text, _take_out(count), card.id, count)


def _copies(deck: Deck, format: Format, pool: Pool) -> Iterator[Breach]:
    """Copies are counted by title; descriptors do not make different cards (CARD-8)."""
    if format.copies is None:
        return
    by_title: dict[str, list[tuple[Card, int]]] = {}
    for card, count in _known_cards(deck, pool):
        by_title.setdefault(card.title.casefold(), []).append((card, count))
    for cards in by_title.values():
        limit = max(copies_allowed(card, format.copies) for card, _ in cards)
        count = sum(number for _, number in cards)
        if count > limit:
            rule = _copies_rule(cards[0][0], format)
            which = f" ({', '.join(f'{number} {card.name}' for card, number in cards)})" if len(cards) > 1 else ""
            allowed = "1 is" if limit == 1 else f"{limit} are"
            text = f"There are {count} cards with the title {cards[0][0].title}{which}; {allowed} allowed."
            yield Breach(rule, text, _take_out(count - limit), cards[0][0].id, count)


def _copies_rule(card: Card, format: Format) -> str:
    """Conspiracies are limited by a rule of their own, and so are cards whose text once allowed more."""
    if card.type is CardType.CONSPIRACY and format.copies_rule == "DECK-2":
        return "DECK-3"
    return format.copies_rule


def copies_allowed(card: Card, usual: int) -> int:
    """How many copies of a card a deck may have: the usual number, unless its current text allows more (DECK-10)."""
    return max([usual, *(text.number for text in card.text if isinstance(text, DeckCopies))])


def _banned(deck: Deck, format: Format, pool: Pool) -> Iterator[Breach]:
    for card, count in _known_cards(deck, pool):
        if card.id in format.banned:
            yield Breach("DECK-9", f"{card.name} is banned in {format.name}.", _take_out(count), card.id, count)


def _restricted(deck: Deck, format: Format, pool: Pool) -> Iterator[Breach]:
    restricted = [(card, count) for card, count in _known_cards(deck, pool) if card.id in format.restricted]
    titles = dict.fromkeys(card.title for card, _ in restricted)
    if len(titles) > 1:
        for card, count in restricted:
            others = " and ".join(title for title in titles if title != card.title)
            text = f"{card.name} is restricted beside {others}; a deck may have one restricted title."
            yield Breach("FINAL-19", text, f"Take {card.title} out, or all the others.", card.id, count)


def _box(deck: Deck, format: Format, pool: Pool) -> Iterator[Breach]:
    """Card for card what lies in the box: every card too many or missing, against the quick deck that is nearest. What
    is no quick deck at all is told in one sentence. Cards of other sets and stories have breaches of their own."""
    if not format.out_of_the_box:
        return
    name, cards = nearest_quick_deck(deck)
    if 2 * len(deck.cards.keys() & set(cards)) < len(cards):
        text = "This is not two factions and one packet of neutral cards of the Core Set."
        yield Breach("DECK-7", text, "Begin with a quick deck, such as cthulhu+hastur.", count=deck.total)
        return
    for card, count in _known_cards(deck, pool):
        if card.id not in cards and card.type is not CardType.STORY and format.allows(_set_of(card)):
            text = f"{card.name} is not one of the cards of {name}, the nearest quick deck."
            yield Breach("DECK-7", text, _take_out(count), card.id, count)
    for card_id in cards:
        lacking = _printed(card_id, pool)
        if card_id not in deck.cards and lacking is not None:
            text = f"{lacking.name} is missing from {name}, the nearest quick deck."
            yield Breach("DECK-7", text, "Add 1 copy.", card_id)


def _stories(deck: Deck, format: Format, pool: Pool) -> Iterator[Breach]:
    if not deck.stories:
        return
    if format.story_decks:
        fixed = [STORY_DECKS[id] for id in format.story_decks]
        if not any(sorted(deck.stories) == sorted(allowed.stories) for allowed in fixed):
            text = f"The story deck of {format.name} is fixed."
            mend = f"Use the stories of {' or of '.join(allowed.name for allowed in fixed)}, all of them and no others."
            yield Breach(format.stories_rule, text, mend, count=len(deck.stories))
        return
    for card_id, count in Counter(deck.stories).items():
        card = _printed(card_id, pool)
        if card is not None and card.type is not CardType.STORY:
            yield Breach("CARD-2", f"{card.name} is no story card.", "Take it out of the story deck.", card_id, count)
    if len(deck.stories) != STORY_DECK or len(set(deck.stories)) != STORY_DECK:
        text = f"The story deck has {len(set(deck.stories))} different cards; it needs ten."
        yield Breach("SET-3", text, "Make it ten different stories.", count=len(deck.stories))


CHECKS: tuple[Callable[[Deck, Format, Pool], Iterator[Breach]], ...] = (
    _size,
    _unknown,
    _playable,
    _sets,
    _types,
    _copies,
    _banned,
    _restricted,
    _box,
    _stories,
)
"""The checks, in the order in which breaches are listed."""


def _take_out(number: int) -> str:
    return f"Take {number} {_cards(number)} out."


def _cards(number: int) -> str:
    return "card" if number == 1 else "cards"
