"""Deck files of OCTGN: XML with an identifier, a name and a quantity for each card.

The parser refuses document types and entities, so no file can make it grow or look elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from xml.sax import SAXException, SAXParseException
from xml.sax.handler import ContentHandler
from xml.sax.saxutils import escape, quoteattr
from xml.sax.xmlreader import AttributesImpl, Locator

import defusedxml.sax
from defusedxml.common import DefusedXmlException

from rlyeh.decks.catalogue import CatalogueCard, catalogue
from rlyeh.decks.deck import Deck
from rlyeh.decks.naming import identified
from rlyeh.decks.reading import Draft, Reading, bad_count, count_in, refuse_too_large, shortened
from rlyeh.decks.spelling import key
from rlyeh.errors import UnreadableDeck

GAME = "43054c18-2362-43e0-a434-72f8d0e8477c"
"""The game's identifier in OCTGN."""
DECK, STORIES = "Draw Deck", "Story Deck"
_PILES = {key(DECK): False, key(STORIES): True}


def write(deck: Deck) -> str:
    """The deck as OCTGN saves it. It has no place for a name, so that is an attribute which OCTGN passes over."""
    return "\n".join(_lines(deck)) + "\n"


def _lines(deck: Deck) -> Iterator[str]:
    yield '<?xml version="1.0" encoding="utf-8" standalone="yes"?>'
    yield f'<deck game="{GAME}" name={quoteattr(deck.name)}>'
    stories = {card_id: deck.stories.count(card_id) for card_id in dict.fromkeys(deck.stories)}
    for section, cards in ((DECK, deck.cards), (STORIES, stories)):
        yield f'  <section name="{section}" shared="False">'
        for card_id, count in cards.items():
            entry = catalogue()[card_id]
            yield f'    <card qty="{count}" id="{entry.octgn}">{escape(_shown(entry))}</card>'
        yield "  </section>"
    yield f"  <notes>{escape(deck.notes)}</notes>"
    yield "</deck>"


def _shown(entry: CatalogueCard) -> str:
    return f"* {entry.name}" if entry.unique else entry.name


def read(data: bytes, name: str = "") -> Reading:
    """A deck file: cards by identifier, and by name where the identifier is not known."""
    refuse_too_large(data)
    handler = _Handler(name)
    try:
        defusedxml.sax.parse(BytesIO(data), handler, forbid_dtd=True)
    except SAXParseException as problem:
        sentence = f"This is not well-formed XML ({problem.getMessage()})."
        raise UnreadableDeck([(problem.getLineNumber() or 0, sentence)]) from None
    except DefusedXmlException:
        sentence = "Document types and entities are refused: no deck needs them."
        raise UnreadableDeck([(handler.line, sentence)]) from None
    except (SAXException, ValueError, LookupError) as problem:
        raise UnreadableDeck([(handler.line, f"This XML cannot be read ({shortened(str(problem))}).")]) from None
    return handler.draft.finish()


class _Handler(ContentHandler):
    """Listens to the parser and fills a draft."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.draft = Draft(name)
        self.locator: Locator | None = None
        self.stories: bool | None = None
        self.path: list[str] = []
        self.card: tuple[int, str, int | None] = (0, "", None)
        """Line, identifier and count of the card that is open."""
        self.words: list[str] = []

    @property
    def line(self) -> int:
        """Where the parser is."""
        return (self.locator.getLineNumber() or 0) if self.locator else 0

    def setDocumentLocator(self, locator: Locator) -> None:  # noqa: N802
        self.locator = locator

    def startElement(self, name: str, attrs: AttributesImpl) -> None:  # noqa: N802
        self.path.append(name)
        if len(self.path) == 1:
            self._begin(name, attrs)
        elif name == "section":
            self._section(attrs.get("name", ""))
        elif name == "card":
            self._open(attrs)
        elif name == "notes":
            self.words = []

    def _begin(self, name: str, attrs: AttributesImpl) -> None:
        if name != "deck":
            self.draft.wrong(self.line, f'A deck file of OCTGN begins with <deck>, not with <{shortened(name)}>.')
            self.draft.refuse()
        game = attrs.get("game", "")
        if game.casefold() != GAME:
            fault = f"is for another game of OCTGN ({shortened(game)})" if game else "does not say which game it is for"
            self.draft.wrong(self.line, f'This deck {fault}; it needs game="{GAME}".')
        self.draft.name = attrs.get("name", "") or self.draft.name

    def _section(self, name: str) -> None:
        self.stories = _PILES.get(key(name))
        if self.stories is None:
            text = f'The section "{shortened(name)}" is none of this game; its cards are put where their type belongs.'
            self.draft.remark(self.line, text)

    def _open(self, attrs: AttributesImpl) -> None:
        quantity = attrs.get("qty", "")
        count = count_in(quantity)
        if count is None:
            self.draft.wrong(self.line, bad_count(quantity))
        self.card = (self.line, attrs.get("id", ""), count)
        self.words = []

    def characters(self, content: str) -> None:
        self.words.append(content)

    def endElement(self, name: str) -> None:  # noqa: N802
        self.path.pop()
        text = "".join(self.words)
        if name == "card":
            self._close(text)
        elif name == "notes":
            self.draft.notes = text
        elif name == "section":
            self.stories = None
        self.words = []

    def _close(self, name: str) -> None:
        line, identifier, count = self.card
        result = identified(catalogue().by_octgn(identifier.strip()), identifier, name, self.stories)
        if result.remark:
            self.draft.remark(line, result.remark)
        if result.entry is None:
            self.draft.wrong(line, result.problem)
        elif count is not None:
            self.draft.add(line, result.entry, count, self.stories)
