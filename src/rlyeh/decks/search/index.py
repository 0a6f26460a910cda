"""The search index of a pool: texts rendered and folded, counts and names ready to be compared.

All cards that exist are searched. Those that are not in the pool have facts, and no text yet.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from rlyeh.decks.catalogue import catalogue
from rlyeh.decks.formats import FORMATS, Format
from rlyeh.decks.search.choices import Choices, NamedValue, folded
from rlyeh.decks.story_decks import STORY_DECKS
from rlyeh.language.text.english import card_text, keyword_words
from rlyeh.model import Card, CardType, Icon, Pool
from rlyeh.model.existing import SUBTYPE

_POOLS = 8
"""How many pools are kept ready."""


@dataclass(frozen=True, slots=True)
class IndexedCard:
    """A card as the search sees it: texts are folded, names are keys of `Choices`."""

    card: Card
    name: str
    """Title and descriptor, where bare words are looked for."""
    title: str
    descriptor: str
    text: str
    """The text box with the keywords."""
    everything: str
    """All that is printed on the card, as words."""
    faction: frozenset[str]
    """One name or, for a story, none; what has one value is a set as well, so that all names are compared alike."""
    resource: frozenset[str]
    """What the card supplies as a resource (CARD-10)."""
    type: frozenset[str]
    set: frozenset[str]
    pack: frozenset[str]
    year: int | None
    quantity: int | None
    """How many lie in the box; what was never printed lies in none."""
    unique: frozenset[str]
    subtypes: frozenset[str]
    icons: Mapping[str, int]
    struggles: Mapping[str, int]
    boosters: Mapping[str, int]
    keywords: Mapping[str, int]
    """With Steadfast, Transient and Zoog among them."""
    steadfast: Mapping[str, int]
    errata: frozenset[str]
    flags: frozenset[str]
    legal: frozenset[str]
    """The formats whose decks may have the card; the two below likewise."""
    banned: frozenset[str]
    restricted: frozenset[str]


class SearchIndex:
    """A pool, ready to be searched."""

    def __init__(self, pool: Pool) -> None:
        cards = pool.existing()
        self.entries = tuple(_entry(card, playable=card.id in pool) for card in cards)
        sets = {_set_code(card): card.set_name for card in cards}
        self.sets = Choices(NamedValue(code, name) for code, name in sets.items())
        self.packs = Choices(NamedValue(folded(pack.name), pack.name) for pack in catalogue().packs)
        self.subtypes = Choices(NamedValue(folded(name), name) for name in pool.names(SUBTYPE))
        sources = sorted({erratum.source for card in pool for erratum in card.errata})
        self.errata = Choices(NamedValue(source, source) for source in sources)


@lru_cache(maxsize=_POOLS)
def index_of(pool: Pool) -> SearchIndex:
    """The index of a pool, built when it is first asked for; a pool never changes."""
    return SearchIndex(pool)


def _entry(card: Card, playable: bool) -> IndexedCard:
    name, text = folded(card.name), folded("\n".join((*keyword_words(card), card_text(card))))
    entry = catalogue().entries.get(card.id)
    return IndexedCard(
        card=card,
        name=name,
        title=folded(card.title),
        descriptor=folded(card.descriptor),
        text=text,
        everything=f"{name}\n{text}\n{folded(_printed_elsewhere(card))}",
        faction=frozenset() if card.type is CardType.STORY else frozenset((card.faction,)),
        resource=frozenset() if card.type is CardType.STORY else frozenset((card.resource or card.faction,)),
        type=frozenset((card.type,)),
        set=frozenset((_set_code(card),)),
        pack=frozenset((folded(entry.pack.name),) if entry else ()),
        year=entry.pack.year if entry else None,
        quantity=entry.quantity if entry else None,
        unique=frozenset(("yes" if card.unique else "no",)),
        subtypes=frozenset(map(folded, card.subtypes)),
        icons={icon.slug: card.icons[icon] for icon in Icon},
        struggles=Counter(icon.slug for icon in card.struggles),
        boosters=Counter(icon.slug for icon in card.boosters),
        keywords=_keywords(card),
        steadfast={str(faction): number for faction, number in card.steadfast.items()},
        errata=frozenset(erratum.source for erratum in card.errata),
        flags=frozenset(_flags(card, text, playable)),
        legal=frozenset(format.id for format in FORMATS.values() if _allows(format, card, playable)),
        banned=frozenset(format.id for format in FORMATS.values() if card.id in format.banned),
        restricted=frozenset(format.id for format in FORMATS.values() if card.id in format.restricted),
    )


def _set_code(card: Card) -> str:
    """The code of the set, with which the id begins."""
    return card.id.rsplit("-", 1)[0]


def _printed_elsewhere(card: Card) -> str:
    faction = [] if card.type is CardType.STORY else [card.faction, card.faction.title]
    return "\n".join([card.id, card.set_name, card.type, *faction, *card.subtypes])


def _keywords(card: Card) -> dict[str, int]:
    values = {word.casefold(): value for word, value in card.keywords.items()}
    if card.steadfast:
        values["steadfast"] = sum(card.steadfast.values())
    values.update({word: 1 for word, has_word in (("transient", card.transient), ("zoog", card.zoog)) if has_word})
    return values


def _flags(card: Card, text: str, playable: bool) -> list[str]:
    holds = {
        "playable": playable,
        "unique": card.unique,
        "vanilla": playable and not text,
        "errata": bool(card.errata),
        "ruling": bool(card.rulings),
        "steadfast": bool(card.steadfast),
        "transient": card.transient,
        "zoog": card.zoog,
        "attachment": card.attach_to is not None or (not playable and "Attachment" in card.subtypes),
    }
    return [flag for flag, is_set in holds.items() if is_set]


def _allows(format: Format, card: Card, playable: bool) -> bool:
    """Whether a deck of the format may have the card at all; how many of it is a matter of the whole deck."""
    code = _set_code(card)
    if format.playable_only and not playable:
        return False
    if card.type is CardType.STORY:
        fixed = [STORY_DECKS[id] for id in format.story_decks]
        return any(card.id in story_deck.stories for story_deck in fixed) if fixed else format.allows(code)
    type_is_played = card.type is not CardType.CONSPIRACY or format.rules.conspiracies
    return type_is_played and format.allows(code) and card.id not in format.banned
