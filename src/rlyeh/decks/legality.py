"""What is wrong with a deck: every breach at once, each with its rule and with what would mend it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from rlyeh.decks.deck import Deck
from rlyeh.decks.formats import Format
from rlyeh.errors import DeckError, did_you_mean
from rlyeh.language.build import SETS
from rlyeh.language.decks import DeckCopies
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
    """Everything that is wrong with a deck in a format; an empty list says that it is legal."""
    pool = pool.under(format.rules.errata)
    return [breach for check in CHECKS for breach in check(deck, format, pool)]


def require_legal(deck: Deck, format: Format, pool: Pool) -> None:
    """Raise an error that lists all breaches, if there are any."""
    found = breaches(deck, format, pool)
    if found:
        said = " ".join(str(breach) for breach in found)
        raise DeckError(f'The deck "{deck.name}" is not legal in {format.name}: {said}', source=found[0].rule)


def _known(deck: Deck, pool: Pool) -> list[tuple[Card, int]]:
    return [(pool[card_id], count) for card_id, count in deck.cards.items() if card_id in pool]


def _size(deck: Deck, format: Format, pool: Pool) -> Iterator[Breach]:
    missing = format.minimum - deck.total
    if missing > 0:
        text = f"The deck has {deck.total} cards; at least {format.minimum} are needed."
        yield Breach(format.minimum_rule, text, f"Add {missing} {_cards(missing)}.", count=deck.total)


def _unknown(deck: Deck, format: Format, pool: Pool) -> Iterator[Breach]:
    for card_id, count in deck.cards.items():
        if card_id not in pool:
            mend = did_you_mean(card_id, pool.cards).strip() or "Take it out."
            yield Breach("DECK-11", f'No card has the id "{card_id}".', mend, card_id, count)


def _sets(deck: Deck, format: Format, pool: Pool) -> Iterator[Breach]:
    for card, count in _known(deck, pool):
        code = card.id.rsplit("-", 1)[0]
        if code not in format.sets:
            text = f"{card.name} is from {SETS[code]}, which is not part of {format.name}."
            yield Breach("DECK-12", text, _take_out(count), card.id, count)


def _types(deck: Deck, format: Format, pool: Pool) -> Iterator[Breach]:
    for card, count in _known(deck, pool):
        if card.type is CardType.STORY:
            text = f"{card.name} is a story card and belongs into the story deck."
            yield Breach("DECK-1", text, _take_out(count), card.id, count)
        elif card.type is CardType.CONSPIRACY and not format.rules.conspiracies:
            text = f"{card.name} is a conspiracy, which {format.rules.title} does not know."
            yield Breach("CCG-2", text, _take_out(count), card.id, count)


def _copies(deck: Deck, format: Format, pool: Pool) -> Iterator[Breach]:
    """Copies are counted by title; descriptors do not make different cards (CARD-8)."""
    by_title: dict[str, list[tuple[Card, int]]] = {}
    for card, count in _known(deck, pool):
        by_title.setdefault(card.title.casefold(), []).append((card, count))
    for cards in by_title.values():
        limit = max(copies_allowed(card, format.copies) for card, _ in cards)
        count = sum(number for _, number in cards)
        if count > limit:
            rule = _copies_rule(cards[0][0], format)
            text = f"There are {count} cards with the title {cards[0][0].title}; {limit} are allowed."
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
    for card, count in _known(deck, pool):
        if card.id in format.banned:
            yield Breach("DECK-9", f"{card.name} is banned in {format.name}.", _take_out(count), card.id, count)


def _restricted(deck: Deck, format: Format, pool: Pool) -> Iterator[Breach]:
    found = [(card, count) for card, count in _known(deck, pool) if card.id in format.restricted]
    if len({card.title for card, _ in found}) > 1:
        names = ", ".join(card.name for card, _ in found)
        text = f"The deck has {len(found)} restricted titles: {names}; one is allowed."
        mend = "Keep one of them and take the others out."
        for card, count in found:
            yield Breach("FINAL-19", text, mend, card.id, count)


def _stories(deck: Deck, format: Format, pool: Pool) -> Iterator[Breach]:
    if not deck.stories:
        return
    if format.stories:
        if sorted(deck.stories) != sorted(format.stories):
            mend = f"Use {format.stories[0]} to {format.stories[-1]}."
            yield Breach("DECK-5", f"The story deck of {format.name} is fixed.", mend, count=len(deck.stories))
        return
    wrong = [card_id for card_id in deck.stories if card_id not in pool or pool[card_id].type is not CardType.STORY]
    for card_id in wrong:
        yield Breach("CARD-2", f'"{card_id}" is no story card.', "Take it out of the story deck.", card_id, 1)
    if len(deck.stories) != STORY_DECK or len(set(deck.stories)) != STORY_DECK:
        text = f"The story deck has {len(set(deck.stories))} different cards; it needs ten."
        yield Breach("SET-3", text, "Make it ten different stories.", count=len(deck.stories))


CHECKS: tuple[Callable[[Deck, Format, Pool], Iterator[Breach]], ...] = (
    _size,
    _unknown,
    _sets,
    _types,
    _copies,
    _banned,
    _restricted,
    _stories,
)
"""The checks, in the order in which breaches are listed."""


def _take_out(number: int) -> str:
    return f"Take {number} {_cards(number)} out."


def _cards(number: int) -> str:
    return "card" if number == 1 else "cards"
