"""Characteristics of a card now: printed values, then continuous effects in their layers.

Nothing here is ever written onto a card.

Order: blank or changed text first, then values that are set, then the sum of all that is added and taken away, then
the floor at zero. Insanity overrides all of it (STATE-13).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.in_force import board_cache
from rlyeh.engine.in_force.value_cache import KINDS, OF_ICONS, OF_KEYWORDS, OF_SKILL
from rlyeh.engine.state.cards import NOTHING, Piece
from rlyeh.engine.state.records import Snapshot
from rlyeh.engine.words.modifiers import Layer, Question
from rlyeh.model import NO_ICONS, CardType, Faction, Icon, Icons, Keyword, Position, Zone

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.in_force.index import Index
    from rlyeh.engine.in_force.texts import InForce

PLAY: Final = Zone.PLAY
RESOURCE: Final = Zone.RESOURCE
INSANE: Final = Position.INSANE
CHARACTER: Final = CardType.CHARACTER
STORY: Final = CardType.STORY
CONSPIRACY: Final = CardType.CONSPIRACY
TITLE: Final = int(Layer.TITLE)
FACTION: Final = int(Layer.FACTION)
SUBTYPE: Final = int(Layer.SUBTYPE)
KEYWORD: Final = int(Layer.KEYWORD)
SKILL_SET: Final = int(Layer.SKILL_SET)
SKILL: Final = int(Layer.SKILL)
ICON_PRINTED: Final = int(Layer.ICON_PRINTED)
ICON_SET: Final = int(Layer.ICON_SET)
ICON: Final = int(Layer.ICON)
PROTECTION: Final = int(Layer.PROTECTION)
TERROR: Final = Icon.TERROR
WILLPOWER: Final = Keyword.WILLPOWER
TOUGHNESS: Final = Keyword.TOUGHNESS

NO_SUBTYPES: Final[frozenset[str]] = frozenset()
NO_KEYWORDS: Final[dict[Keyword, int]] = {}


def as_it_was(game: Game, card: int) -> Piece | Snapshot:
    """The place and position of a card; for one that just left play and is being looked back at, as it was (TIME-30).
    """
    ghost = game.ghost
    return ghost if ghost is not None and ghost.card == card else game.state.cards[card]


def card_type(game: Game, card: int) -> CardType:
    """The card's type; whatever is insane counts as a character (STATE-19)."""
    piece = game.state.cards[card]
    if piece.zone is not PLAY:
        return piece.face.type if game.ghost is None or game.ghost.card != card else game.ghost.type
    if piece.position is INSANE:
        return CHARACTER
    becomes = (game.force or game.index()).becomes
    return becomes[card].type if becomes and card in becomes else piece.face.type


def is_character(game: Game, card: int) -> bool:
    """Whether the card is a character."""
    return card_type(game, card) is CHARACTER


def is_blank(game: Game, card: int) -> bool:
    """Whether the card's text box counts as blank; insane cards have no text either."""
    piece = game.state.cards[card]
    return piece.position is INSANE or card in game.index().blanked


def title(game: Game, card: int) -> str:
    """The title of a card now; insanity and a blank text box change nothing about that (STATE-17, CARD-15)."""
    for entry in reversed((game.force or game.index()).layers[TITLE]):
        if entry.reaches(game, card):
            return entry.modifier.given_title(game, entry.context)
    return game.state.cards[card].face.title


def faction(game: Game, card: int) -> Faction | None:
    """The card's faction; an insane character has none and is not neutral either."""
    if game.ghost is not None and game.ghost.card == card:
        return game.ghost.faction
    piece = game.state.cards[card]
    if piece.position is INSANE:
        return None
    entries = (game.force or game.index()).layers[FACTION]
    for entry in reversed(entries) if entries else ():
        if entry.reaches(game, card):
            return entry.modifier.given_faction(game, entry.context)
    return piece.face.faction


def subtypes(game: Game, card: int) -> frozenset[str]:
    """The card's subtypes; they belong to the text box (CARD-14)."""
    if game.ghost is not None and game.ghost.card == card:
        return game.ghost.subtypes
    piece = game.state.cards[card]
    if piece.position is INSANE:
        return NO_SUBTYPES
    index = game.force or game.index()
    if index.becomes or index.blanked or index.layers[SUBTYPE]:
        return _changed_subtypes(game, index, piece)
    return piece.face.subtypes


def with_subtype(game: Game, cards: list[int], subtype: str) -> list[int]:
    """Those of the cards that have a subtype."""
    index = game.force or game.index()
    if game.ghost is not None or index.becomes or index.blanked or index.layers[SUBTYPE]:
        return [card for card in cards if subtype in subtypes(game, card)]
    pieces = game.state.cards
    matching: list[int] = []
    for card in cards:
        piece = pieces[card]
        if subtype in piece.face.subtypes and piece.position is not INSANE:
            matching.append(card)
    return matching


def _changed_subtypes(game: Game, index: Index, piece: Piece) -> frozenset[str]:
    card = piece.id
    subtypes_now = piece.face.subtypes
    if piece.zone is PLAY:
        become = index.becomes.get(card)
        if become is not None:
            subtypes_now = frozenset(become.subtypes) | (subtypes_now if become.keeps_text else NO_SUBTYPES)
        elif card in index.blanked and card not in index.silenced:
            subtypes_now = NO_SUBTYPES
    texts = index.layers[SUBTYPE]
    return _with_given_subtypes(game, texts, card, subtypes_now) if texts else subtypes_now


def _with_given_subtypes(game: Game, texts: list[InForce], card: int, own: frozenset[str]) -> frozenset[str]:
    """The subtypes with what texts give. A text may give one to cards that have another, which other texts may give:
    whoever asks for them meanwhile is told what is known so far, and then all is gone through once more."""
    memo = game.memo()
    so_far = memo.subtypes_so_far
    if card in so_far:
        memo.asked_for_subtypes = True
        return so_far[card]
    found = own
    for _ in texts:
        so_far[card] = found
        memo.asked_for_subtypes = False
        changed = own
        for entry in texts:
            if entry.reaches(game, card):
                changed = entry.modifier.change_subtypes(game, entry.context, changed)
        again = memo.asked_for_subtypes and changed != found
        found = changed
        if not again:
            break
    del so_far[card]
    return found


def keywords(game: Game, card: int) -> dict[Keyword, int]:
    """The card's keywords with their values."""
    if game.ghost is not None and game.ghost.card == card:
        return game.ghost.keywords
    piece = game.state.cards[card]
    if piece.position is INSANE or (piece.zone is RESOURCE and not piece.face.zoog):
        return NO_KEYWORDS
    index = game.force or game.index()
    layers = index.layers
    if not (index.becomes or index.blanked or layers[KEYWORD]):
        return piece.face.keywords
    memo = game.memo()
    cached = memo.keywords
    value = card * KINDS + OF_KEYWORDS
    if card in cached:
        if memo.unfinished:
            memo.note_use(value)
        return cached[card]
    before = memo.begin(value)
    become = index.becomes.get(card)
    if become is not None:
        keywords_now = dict(become.keywords)
        if become.keeps_text:
            keywords_now.update(piece.face.keywords)
    elif card in index.blanked:
        keywords_now = NO_KEYWORDS
    else:
        keywords_now = piece.face.keywords
    # Texts that ask for them meanwhile are told what is known so far (`value_cache`).
    cached[card] = keywords_now
    copied = False
    for entry in layers[KEYWORD]:
        if entry.reaches(game, card):
            if not copied:
                copied = True
                # What is printed is shared by all copies of a card, so a copy is changed.
                keywords_now = dict(keywords_now)
            entry.modifier.change_keywords(game, entry.context, card, keywords_now)
    cached[card] = keywords_now
    memo.end(value, before)
    return keywords_now


def has_keyword(game: Game, card: int, keyword: Keyword) -> bool:
    """Whether the card has a keyword now; what no text gives or takes away is what is printed."""
    index = game.force or game.index()
    changed = index.changed_keywords
    if (
        index.becomes
        or index.blanked
        or game.ghost is not None
        or (changed and (keyword in changed or None in changed))
    ):
        return keyword in keywords(game, card)
    piece = game.state.cards[card]
    if keyword not in piece.face.keywords or piece.position is INSANE:
        return False
    return piece.zone is not RESOURCE or piece.face.zoog


def toughness(game: Game, card: int) -> int:
    """The number of wounds that the card survives (KEY-11, KEY-12)."""
    value = keywords(game, card).get(TOUGHNESS, 0)
    return value if value > 0 else 0


def printed_icons(game: Game, card: int) -> Icons:
    """The icons in the card's margin (CARD-20)."""
    piece = game.state.cards[card]
    become = game.index().becomes.get(card) if piece.zone is PLAY else None
    return piece.face.icons if become is None else become.icons


def icons(game: Game, card: int) -> Icons:
    """The icons of each kind that the card has now, none below zero (EFF-21)."""
    if game.ghost is not None and game.ghost.card == card:
        return game.ghost.icons
    piece = game.state.cards[card]
    if piece.position is INSANE:
        return NO_ICONS
    index = game.force or game.index()
    icons_now = index.becomes[card].icons if card in index.becomes else piece.face.icons
    layers = index.layers
    if not (layers[ICON] or layers[ICON_SET] or layers[ICON_PRINTED]):
        return icons_now
    memo = game.memo()
    cached = memo.icons
    value = card * KINDS + OF_ICONS
    if card in cached:
        if memo.unfinished:
            memo.note_use(value)
        return cached[card]
    before = memo.begin(value)
    # Texts that ask for them meanwhile are told what is known so far (`value_cache`).
    cached[card] = icons_now
    if layers[ICON_PRINTED] or layers[ICON_SET]:
        for entry in (*layers[ICON_PRINTED], *layers[ICON_SET]):
            if entry.reaches(game, card):
                icons_now = entry.modifier.change_icons(game, entry.context, card, icons_now)
    if layers[ICON]:
        icons_now = with_added_icons(game, layers[ICON], card, icons_now)
    cached[card] = icons_now
    memo.end(value, before)
    return icons_now


def with_added_icons(game: Game, texts: list[InForce], card: int, icons_before: Icons) -> Icons:
    """Icons of a card with what texts add and take away, none below zero (EFF-21)."""
    counts: list[int] = []
    for entry in texts:
        if entry.reaches(game, card):
            counts = counts or list(icons_before)
            entry.modifier.add_icons(game, entry.context, card, counts)
    if not counts:
        return icons_before
    return (max(0, counts[0]), max(0, counts[1]), max(0, counts[2]), max(0, counts[3]))


def icon_sum(game: Game, cards: list[int], kind: int) -> int:
    """The number of icons of a kind that these cards have together."""
    index = game.force or game.index()
    layers = index.layers
    total = 0
    if layers[ICON] or layers[ICON_SET] or layers[ICON_PRINTED] or index.becomes:
        for card in cards:
            total += icons(game, card)[kind]
        return total
    for card in cards:
        piece = game.state.cards[card]
        if piece.position is not INSANE:
            total += piece.face.icons[kind]
    return total


def net_skill(game: Game, card: int) -> int:
    """The card's skill before the floor at zero (EFF-20)."""
    if game.ghost is not None and game.ghost.card == card:
        return game.ghost.skill
    piece = game.state.cards[card]
    if piece.position is INSANE:
        return 0
    index = game.force or game.index()
    layers = index.layers
    total = index.becomes[card].skill if card in index.becomes else piece.face.skill
    if not (layers[SKILL] or layers[SKILL_SET]):
        return total
    memo = game.memo()
    cached = memo.skill
    value = card * KINDS + OF_SKILL
    if card in cached:
        if memo.unfinished:
            memo.note_use(value)
        return cached[card]
    before = memo.begin(value)
    # Texts that ask for it meanwhile are told what is known so far (`value_cache`).
    cached[card] = total
    fixed = False
    for entry in layers[SKILL_SET]:
        if not fixed and entry.reaches(game, card):
            total = entry.modifier.given_skill(game, entry.context, card)
            fixed = entry.modifier.says(Question.FIXES_SKILL)
    if not fixed:
        total += added_skill(game, layers[SKILL], card)
    cached[card] = total
    memo.end(value, before)
    return total


def added_skill(game: Game, texts: list[InForce], card: int) -> int:
    """The skill that texts add to a card, or take away."""
    total = 0
    for entry in texts:
        if entry.reaches(game, card):
            total += entry.modifier.added_skill(game, entry.context, card)
    return total


def skill(game: Game, card: int) -> int:
    """The card's skill, never below zero."""
    total = net_skill(game, card)
    return total if total > 0 else 0


def cost(game: Game, card: int) -> int:
    """The card's cost as a characteristic: what filters compare. Insane characters have cost 0 (STATE-13)."""
    return 0 if as_it_was(game, card).position is INSANE else game.state.cards[card].face.cost


def is_protected_from_insanity(game: Game, card: int) -> bool:
    """Whether a terror icon or Willpower keeps the character sane (STATE-18); terror icons do not where a text says so
    (KEY-23)."""
    if has_keyword(game, card, WILLPOWER):
        return True
    if icons(game, card)[TERROR] <= 0:
        return False
    return not any(entry.reaches(game, card) for entry in (game.force or game.index()).layers[PROTECTION])


def is_day(game: Game) -> bool:
    """Whether a Day card is in play (EFF-37)."""
    return _time(game, Keyword.DAY)


def is_night(game: Game) -> bool:
    """Whether a Night card is in play."""
    return _time(game, Keyword.NIGHT)


def _time(game: Game, keyword: Keyword) -> bool:
    if any(entry.modifier.gives(keyword) and entry.holds(game) for entry in game.index().of(Layer.TIME)):
        return True
    return any(keyword in keywords(game, card) for card in (*game.state.play, *game.state.row))


def controls(game: Game, seat: int) -> list[int]:
    """The characters and supports a player controls, in the order they entered play: a list to read only."""
    controlled = (game.force or game.index()).controlled
    cards_of_seat = controlled[seat]
    if cards_of_seat is None:
        cards = game.state.cards
        cards_of_seat = controlled[seat] = []
        for card in game.state.play:
            if cards[card].controller == seat:
                cards_of_seat.append(card)
    return cards_of_seat


def characters(game: Game, seat: int | None = None) -> list[int]:
    """The characters in play, of one player or of both."""
    cards = game.state.cards
    becomes = (game.force or game.index()).becomes
    return [
        card
        for card in game.state.play
        if (seat is None or cards[card].controller == seat)
        and ((cards[card].face.is_character and card not in becomes) or is_character(game, card))
    ]


def of_types(game: Game, types: tuple[CardType, ...]) -> list[int]:
    """The cards in play, stories among them, that are of one of these types: a list to read only."""
    index = game.force or game.index()
    matching = index.by_types.get(types)
    if matching is None:
        matching = _matching_types(game, index, types)
        # While the index is being built, texts may still turn cards into others.
        if not index.building:
            index.by_types[types] = matching
    return matching


def _matching_types(game: Game, index: Index, types: tuple[CardType, ...]) -> list[int]:
    state = game.state
    cards = state.cards
    if index.becomes:
        return _of_types_now(game, types)
    matching: list[int] = []
    characters = CHARACTER in types
    for card in state.play:
        piece = cards[card]
        if characters if piece.position is INSANE else piece.face.type in types:
            matching.append(card)
    if STORY in types or CONSPIRACY in types:
        for card in state.row:
            if cards[card].face.type in types:
                matching.append(card)
    return matching


def _of_types_now(game: Game, types: tuple[CardType, ...]) -> list[int]:
    """The same where texts turn cards into others."""
    state = game.state
    return [card for card in (*state.play, *state.row) if card_type(game, card) in types]


def attachments(game: Game, card: int) -> list[int]:
    """The cards attached to a card."""
    cards = game.state.cards
    return [other for other in board_cache.attached(game) if cards[other].host == card]


def committed(game: Game, story: int, seat: int | None = None) -> list[int]:
    """The characters committed to a story, of one player or of both: a list to read only."""
    by_player = game.committed.get(story)
    if by_player is None:
        cards = game.state.cards
        # Of each player, and last of both.
        by_player = game.committed[story] = [[], [], []]
        for card in all_committed(game):
            piece = cards[card]
            if piece.story == story:
                by_player[piece.controller].append(card)
                by_player[2].append(card)
    return by_player[2 if seat is None else seat]


def all_committed(game: Game) -> list[int]:
    """Everybody who is committed to any story: a list to read only."""
    committed_cards = game.all_committed
    if committed_cards is None:
        cards = game.state.cards
        committed_cards = game.all_committed = []
        for card in game.state.play:
            if cards[card].story != NOTHING:
                committed_cards.append(card)
    return committed_cards


def controller(game: Game, card: int) -> int:
    """The controller of a card; for one that just left play, who controlled it."""
    if game.ghost is not None and game.ghost.card == card:
        return game.ghost.controller
    return game.state.cards[card].controller
