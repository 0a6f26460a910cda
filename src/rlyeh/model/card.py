"""Printed cards, and the pool of all cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field, replace
from typing import Any, Final

from rlyeh.errors import DeclarationError, UnknownCard, did_you_mean
from rlyeh.model.card_checks import faults
from rlyeh.model.declaring import dataclass
from rlyeh.model.existing import Catalogued, existing, names, nothing
from rlyeh.model.scope import Scope
from rlyeh.model.terms import NO_ICONS, CardType, Faction, Icon, Icons, Keyword
from rlyeh.model.word import Json, Text, Word, check_word, read_word, with_addresses

X = "X"
"""A cost or skill that is not a number."""


@dataclass(frozen=True)
class Errata:
    """A correction of a card: where it was published and which printed facts it replaces."""

    source: str
    changes: Mapping[str, Any]
    why: str = ""


@dataclass(frozen=True)
class Card:
    """A printed card: facts and text, no state. The game's rules live elsewhere."""

    id: str
    title: str
    type: CardType
    faction: Faction = Faction.NEUTRAL
    unique: bool = False
    descriptor: str = ""
    cost: int | str | None = None
    skill: int | str | None = None
    icons: Icons = NO_ICONS
    subtypes: tuple[str, ...] = ()
    keywords: Mapping[Keyword, int] = field(default_factory=dict)
    steadfast: Mapping[Faction, int] = field(default_factory=dict)
    resource: Faction | None = None
    """What the card supplies as a resource; its own faction unless said otherwise (CARD-10)."""
    transient: bool = False
    zoog: bool = False
    struggles: tuple[Icon, ...] = ()
    boosters: tuple[Icon, ...] = ()
    boosts_itself: bool = True
    """Whether the boosters belong to the card itself; where its text gives them, they are in `text` too."""
    attach_to: Word | None = None
    text: tuple[Text, ...] = ()
    errata: tuple[Errata, ...] = ()
    set_name: str = ""
    rulings: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """Title and descriptor, to tell same-titled cards apart."""
        return f"{self.title}, {self.descriptor}" if self.descriptor else self.title

    @property
    def number(self) -> int:
        """The collector number inside the set."""
        return int(self.id.rsplit("-", 1)[1])

    def under(self, sources: frozenset[str]) -> Card:
        """The card as it reads when the errata of these sources are in force."""
        card = self
        for erratum in self.errata:
            if erratum.source in sources:
                card = replace(card, **erratum.changes)
        return card

    def facts(self) -> dict[str, Json]:
        """All printed facts under the field names that card data files use."""
        has_icons = self.type is CardType.CHARACTER
        keywords: list[dict[str, Json]] = [
            {"name": str(word)} if word not in VALUED else {"name": str(word), "value": value}
            for word, value in self.keywords.items()
        ]
        if self.steadfast:
            keywords.append({"name": "Steadfast", "value": {str(f): n for f, n in self.steadfast.items()}})
        keywords += [{"name": name} for name, has in (("Transient", self.transient), ("Zoog", self.zoog)) if has]
        return {
            "id": self.id,
            "set": self.set_name,
            "number": self.number,
            "title": self.title,
            "unique": self.unique,
            "descriptor": self.descriptor or None,
            "type": str(self.type),
            "faction": None if self.type is CardType.STORY else str(self.faction),
            "cost": self.cost,
            "skill": self.skill,
            "icons": {icon.slug: self.icons[icon] for icon in Icon} if has_icons else None,
            "subtypes": list(self.subtypes),
            "keywords": keywords,
            "steadfast": {str(f): n for f, n in self.steadfast.items()},
            "resource_icons": self._resource_facts(),
            "transient": self.transient,
            "zoog": self.zoog,
            "struggle_icons": [icon.slug for icon in self.struggles],
            "icon_boosters": [icon.slug for icon in self.boosters],
        }

    def _resource_facts(self) -> dict[str, int]:
        if self.type is CardType.STORY:
            return {}
        return {str(self.resource or self.faction): 1}


VALUED: Final = frozenset((Keyword.TOUGHNESS, Keyword.FATED))
"""Keywords that come with a number."""


NO_PACKS: Final[Mapping[str, str]] = {}


class Pool:
    """A set of cards by id, with the addresses of all their words. Reading a pool checks every declaration."""

    def __init__(
        self, cards: Iterable[Card], printed: Catalogued = nothing, packs: Mapping[str, str] = NO_PACKS
    ) -> None:
        self.cards: dict[str, Card] = {}
        self.words: dict[str, Word] = {}
        self.packs = packs
        """The packs that people made, by the code of their set, each with a hash of what it says."""
        self.printed = printed
        """All cards that were printed, declared or not, without their text."""
        self._names: dict[tuple[str, frozenset[str]], tuple[str, ...]] = {}
        self._known: dict[str, frozenset[str]] = {}
        self._add(cards)

    def _add(self, cards: Iterable[Card]) -> None:
        added: list[Card] = []
        for card in cards:
            if card.id in self.cards:
                raise DeclarationError(f"{card.id} {card.title}: the id is taken by {self.cards[card.id].title}.")
            self.cards[card.id] = self._take(card)
            added.append(self.cards[card.id])
        for card in added:
            self._check(card)

    def _check(self, card: Card) -> None:
        """Refuse what makes no sense in the text of a card, as printed and as each erratum leaves it."""
        where = f"{card.id} {card.title}"
        for read in (card, *[replace(card, **erratum.changes) for erratum in card.errata if erratum.changes]):
            for fault in faults(read):
                raise DeclarationError(f"{where}: {fault}")
            if read.attach_to is not None:
                read.attach_to.check(Scope(read, where, self._known_names))
            for text in read.text:
                scope = Scope(read, where, self._known_names)
                text.check_place(scope)
                text.check(scope)

    def _known_names(self, category: str) -> frozenset[str]:
        """What exists on printed cards, for words that name it; nothing is known without a catalogue."""
        listed = self._known.get(category)
        if listed is None:
            listed = self._known[category] = frozenset() if self.printed is nothing else self._found_to_exist(category)
        return listed

    def _found_to_exist(self, category: str) -> frozenset[str]:
        cards = self.existing()
        if category == "title":
            return frozenset([*[card.title for card in cards], *[word.coined_title() for word in self.words.values()]])
        return frozenset(names(cards, category))

    def plus(self, cards: Iterable[Card]) -> Pool:
        """This pool and further cards; what has been checked before is not checked again."""
        pool = Pool((), self.printed, self.packs)
        pool.cards = dict(self.cards)
        pool.words = dict(self.words)
        pool._add(cards)
        return pool

    def _take(self, card: Card) -> Card:
        """The card with addresses on all its words, those of its errata included."""
        where = f"{card.id} {card.title}"
        errata = tuple(
            replace(erratum, changes=self._addressed(erratum.changes, where, f"{card.id}/errata/{index}"))
            for index, erratum in enumerate(card.errata)
        )
        printed = self._addressed({"text": card.text, "attach_to": card.attach_to}, where, card.id)
        return replace(card, errata=errata, **printed)

    def _addressed(self, facts: Mapping[str, Any], where: str, address: str) -> dict[str, Any]:
        """Facts of a card, with addresses on the words in its text box and on what it attaches to."""
        addressed = dict(facts)
        if "text" in addressed:
            addressed["text"] = tuple(
                self._word(text, where, f"{address}/text/{index}") for index, text in enumerate(addressed["text"])
            )
        if addressed.get("attach_to") is not None:
            addressed["attach_to"] = self._word(addressed["attach_to"], where, f"{address}/attach_to")
        return addressed

    def _word(self, word: Word, where: str, address: str) -> Word:
        if word.ref != address:
            check_word(word, where)
            silent = next((node.name for node in word.walk() if not node.spoken), None)
            if silent is not None:
                raise DeclarationError(f'{where}: "{silent}" is what effects ask by themselves; a card cannot say it.')
            word = with_addresses(word, address)
        for node in word.walk():
            self.words[node.ref] = node
        return word

    def under(self, sources: frozenset[str]) -> Pool:
        """The pool as it reads under the errata of these sources; words keep their addresses."""
        pool = Pool((), self.printed, self.packs)
        pool.cards = {card.id: card.under(sources) for card in self.cards.values()}
        pool.words = self.words
        return pool

    def __getitem__(self, card_id: str) -> Card:
        card = self.cards.get(card_id)
        if card is None:
            raise UnknownCard(f'No card has the id "{card_id}".{did_you_mean(card_id, self.cards)}')
        return card

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards.values())

    def __len__(self) -> int:
        return len(self.cards)

    def __contains__(self, card_id: object) -> bool:
        return card_id in self.cards

    def named(self, name: str) -> Card:
        """The card with this id, title, or "title, descriptor"; an error lists the candidates of an unclear name."""
        if name in self.cards:
            return self.cards[name]
        folded_name = name.casefold()
        candidates = [card for card in self if folded_name in (card.title.casefold(), card.name.casefold())]
        exact = [card for card in candidates if card.name.casefold() == folded_name]
        if len(exact or candidates) == 1:
            return (exact or candidates)[0]
        if candidates:
            choices = ", ".join(f"{card.name} ({card.id})" for card in exact or candidates)
            raise UnknownCard(f'"{name}" is the title of several cards: {choices}. Say the id.')
        titles = {card.title for card in self}
        raise UnknownCard(f'No card is called "{name}".{did_you_mean(name, titles)}')

    def existing(self) -> list[Card]:
        """All cards that exist: those of the pool, and without text those that were printed and are not declared."""
        return existing(self.cards, self.printed(), frozenset())

    def names(self, category: str, sets: frozenset[str] = frozenset()) -> tuple[str, ...]:
        """What exists on cards of these sets, or of all sets, and may be named: subtypes (EFF-34), factions, or titles
        of cards that decks are made of ("card")."""
        listed = self._names.get((category, sets))
        if listed is None:
            listed = self._names[category, sets] = names(existing(self.cards, self.printed(), sets), category)
        return listed

    def word(self, ref: str) -> Word:
        """The word at an address."""
        word = self.words.get(ref)
        if word is None:
            raise DeclarationError(f'No word has the address "{ref}" in this pool of cards.')
        return word


def declaration_to_json(card: Card) -> Json:
    """A card's whole declaration as JSON."""
    data = card.facts()
    data["boosts_itself"] = card.boosts_itself
    data["attach_to"] = card.attach_to.to_json() if card.attach_to else None
    data["text"] = [text.to_json() for text in card.text]
    return data


def declaration_from_json(data: Json) -> Card:
    """Read a declaration written by `declaration_to_json`; errata belong to the module that declares a card."""
    where = f"{data.get('id')} {data.get('title')}"
    try:
        return _card_from_json(data, where)
    except (KeyError, TypeError, ValueError) as problem:
        raise DeclarationError(f"{where}: {problem}.") from problem


def _card_from_json(data: Json, where: str) -> Card:
    plain = [k for k in data["keywords"] if k["name"] not in ("Steadfast", "Transient", "Zoog")]
    icons = data["icons"] or {}
    resource = next(iter(data["resource_icons"]), None)
    faction = Faction(data["faction"] or "neutral")
    texts = tuple(read_word(text, where) for text in data["text"])
    if not all(isinstance(text, Text) for text in texts):
        raise DeclarationError(f"{where}: a text box holds abilities and effects, not bare words.")
    return Card(
        id=data["id"],
        title=data["title"],
        type=CardType(data["type"]),
        faction=faction,
        unique=data["unique"],
        descriptor=data["descriptor"] or "",
        cost=data["cost"],
        skill=data["skill"],
        icons=(icons.get("terror", 0), icons.get("combat", 0), icons.get("arcane", 0), icons.get("investigation", 0)),
        subtypes=tuple(data["subtypes"]),
        keywords={Keyword(k["name"]): k.get("value", 1) for k in plain},
        steadfast={Faction(f): n for f, n in data["steadfast"].items()},
        resource=None if resource in (None, faction) else Faction(resource),
        transient=data["transient"],
        zoog=data["zoog"],
        struggles=tuple(Icon[name.upper()] for name in data["struggle_icons"]),
        boosters=tuple(Icon[name.upper()] for name in data["icon_boosters"]),
        boosts_itself=data["boosts_itself"],
        attach_to=read_word(data["attach_to"], where) if data["attach_to"] else None,
        text=texts,  # type: ignore[arg-type]
        set_name=data["set"],
    )
