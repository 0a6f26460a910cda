"""The index of continuous effects: standing texts and abilities that count now, by the question they answer.

The index is built when first asked for, brought up to date when cards come or go, become insane or are restored, and
built anew when they change hands. Texts that switch other texts on and off by circumstance (blanking, granted
abilities) make it volatile: then any change rebuilds it; where the circumstance is that a card is committed, what is
granted is found anew when cards commit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.in_force.gathering import NONE, Gathered, texts_now
from rlyeh.engine.in_force.texts import SHAPING, SUMMED_UP, Bundle, InForce, Listener, Texts, texts_of
from rlyeh.engine.state.cards import NOTHING, Piece
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.state.records import Context, Lasting
from rlyeh.engine.words.modifiers import Layer, Question
from rlyeh.engine.words.printed_card import CLASH, CLASHING
from rlyeh.engine.words.text_box import Ability, Become, Standing, Watch
from rlyeh.model import CardType, Keyword, Position, Text, Zone

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

PLAY: Final = Zone.PLAY
INSANE: Final = Position.INSANE
BLANK: Final = int(Layer.BLANK)
BECOME: Final = int(Layer.BECOME)
GRANT: Final = int(Layer.GRANT)
KEYWORD: Final = int(Layer.KEYWORD)
CANNOT: Final = int(Layer.CANNOT)
COST: Final = int(Layer.COST)
IMMUNE: Final = int(Layer.IMMUNE)
NEEDED: Final = int(Layer.NEEDED)
PLAYABLE: Final = int(Layer.PLAYABLE)
OPEN: Final = int(Layer.OPEN)
LOYAL: Final = Keyword.LOYAL
EVERY_KIND: Final = frozenset([int(kind) for kind in Kind])
ANY_KEYWORD: Final[frozenset[Keyword | None]] = frozenset((None,))
NO_KEYWORD: Final[frozenset[Keyword | None]] = frozenset()
NO_CARD: Final[frozenset[int]] = frozenset()
SKILL_SET: Final = int(Layer.SKILL_SET)
"""Members of an enumeration are slow to look up by way of it (CPython 3.11), so what is asked most often has names of
its own for them, here and in other modules; those of layers are plain numbers, since lists are quickest to index by
these."""


class Index(Gathered):
    """The index of continuous effects: everything in force at one moment."""

    __slots__ = (
        "becomes", "blanked", "boosters", "building", "by_types", "changed_keywords", "changes_loyalty",
        "clashing", "controlled", "follows_piles", "forbidden_kinds", "found_blank", "grants",
        "grants_follow_commitments",
        "keywords_may_make_due", "lasting", "lasting_only_modifies", "may_clash", "may_make_due",
        "playable_elsewhere", "repriced_cards", "revision", "settled_blank", "silenced", "special_cards",
        "texts_may_make_due", "values_blank", "volatile",
    )  # fmt: skip

    def __init__(self, settled_blank: frozenset[int] | None = None) -> None:
        super().__init__()
        self.building = True
        self.revision = 0
        """Grows whenever it is brought up to date."""
        self.grants: list[Bundle] = []
        """What was granted to cards."""
        self.blanked: frozenset[int] = frozenset()
        self.silenced: frozenset[int] = frozenset()
        """Those among the blanked that have lost their abilities but keep their subtypes."""
        self.becomes: dict[int, Become] = {}
        self.values_blank: list[InForce] = NONE
        """The texts that blank cards by their skill or icons, which are not known before everything else is."""
        self.found_blank: frozenset[int] | None = None
        """The cards that are blank with those texts, where there are any: with these the index is built once more."""
        self.settled_blank = settled_blank
        """The same, in the index that is built then."""
        self.volatile = False
        self.grants_follow_commitments = False
        """Whether what is granted must be found anew when a card commits or leaves its story, comes or goes."""
        self.playable_elsewhere: dict[int, InForce] = {}
        """Cards that may be played although they are in no hand, each with the text that allows it."""
        self.follows_piles = False
        """Whether it hangs on hands, decks and piles which cards those are."""
        self.forbidden_kinds: frozenset[int] = frozenset()
        """Kinds of occurrence that some text may forbid: all of them where cards are immune to others."""
        self.repriced_cards = NO_CARD
        """The cards whose price some text may change, NOTHING among them where these may be any."""
        self.changed_keywords = ANY_KEYWORD
        """The keywords that texts give or take away, None among them where these may be any."""
        self.changes_loyalty = True
        """Whether texts may make cards Loyal, or no longer so."""
        self.texts_may_make_due = False
        """Whether texts may make something due (P4) without a change of wounds, tokens or zones."""
        self.keywords_may_make_due = False
        """Whether keywords that texts give or take away may do that."""
        self.may_make_due = False
        """Whether either of them may."""
        self.lasting: dict[int, list[InForce]] = {}
        """The modifiers of lasting effects, by layer."""
        self.lasting_only_modifies = True
        """Whether lasting effects only modify cards, without a part in what else is in force."""
        self.special_cards: dict[int, Piece] = {}
        """The cards that have anything which few cards have."""
        self.boosters: list[int] = []
        """The cards in play whose icon boosters count."""
        self.clashing = [CLASH, CLASH]
        """Which of Heroic and Villainous the characters of each player may have, as bits."""
        self.may_clash = False
        """Whether a player might control Heroic and Villainous characters together."""
        self.by_types: dict[tuple[CardType, ...], list[int]] = {}
        """The cards in play by their types, as `traits.of_types` has found them."""
        self.controlled: list[list[int] | None] = [None, None]
        """What each player controls, as `traits.controls` has found it."""

    def build(self, game: Game) -> None:
        """Find everything that is in force."""
        state = game.state
        cards = state.cards
        with_texts: list[Piece] = []
        special_cards = self.special_cards
        for card in [*state.play, *state.row]:
            piece = cards[card]
            face = piece.face
            if not face.passed_over and piece.position is not INSANE:
                if face.is_special:
                    special_cards[card] = piece
                if not face.brings_no_texts:
                    with_texts.append(piece)
        if state.lasting:
            self._add_lasting(game)
        # What blanks or turns cards comes before their texts: it decides which of these count at all.
        if special_cards or self.layers[BLANK]:
            self._blank(game)
        if special_cards or self.layers[BECOME]:
            self._become(game)
        with_texts += game.working_outside_play()
        for piece in with_texts:
            self._add_piece(piece)
        if self.layers[GRANT]:
            self._grant(game)
        if self.layers[PLAYABLE]:
            self._allow_elsewhere(game)
        self._sum_up()
        if self.values_blank:
            self.found_blank = self._blanked_by_values(game)
        self.building = False

    def _sum_up(self) -> None:
        """Put in order what others give and take, and note what may come of it."""
        keywords = self.layers[KEYWORD]
        texts_may = bool(self.watches or self.volatile or self.layers[NEEDED] or self.layers[OPEN])
        if len(keywords) > 1:
            keywords.sort(key=_takes_away)
        if len(self.layers[SKILL_SET]) > 1:
            self.layers[SKILL_SET].sort(key=_is_lasting)
        if self.special_cards or self.boosters:
            boosting = [card for card, piece in self.special_cards.items() if piece.face.own_boosters]
            self.boosters = [card for card in boosting if card not in self.blanked]
        if self.forbidden_kinds or self.layers[CANNOT] or self.layers[IMMUNE]:
            kinds = frozenset([entry.kind for entry in self.layers[CANNOT]])
            self.forbidden_kinds = EVERY_KIND if NOTHING in kinds or self.layers[IMMUNE] else kinds
        if self.repriced_cards or self.layers[COST]:
            self.repriced_cards = frozenset([entry.only_card for entry in self.layers[COST]])
        self._foresee_clashes()
        keywords_may = False
        for entry in keywords:
            keywords_may = keywords_may or entry.modifier.makes_due()
        changed = frozenset([entry.modifier.changed_keyword() for entry in keywords]) if keywords else NO_KEYWORD
        self.changed_keywords = changed
        self.changes_loyalty = LOYAL in changed or None in changed
        self.texts_may_make_due = texts_may
        self.keywords_may_make_due = keywords_may
        self.may_make_due = texts_may or keywords_may

    def update_cards(self, game: Game, moved: list[int]) -> bool:
        """Cards came or went, or were committed where what is granted hangs on that: take it over, if none of them
        decides by more than granting what else is in force; says whether it was."""
        # What such texts bring is not noted card by card, so it cannot be taken away card by card.
        if not self.lasting_only_modifies or self.layers[PLAYABLE]:
            return False
        cards = game.state.cards
        removed = self.grants[:]
        added: dict[int, Texts] = {}
        sums_change = bool(removed)
        for card in moved:
            piece = cards[card]
            old = self.texts_by_card.pop(card, None)
            if old is not None:
                if old.forces_rebuild:
                    return False
                removed.append(old)
                sums_change = sums_change or old.is_summed_up
            new = texts_now(piece)
            if new is not None:
                if new.forces_rebuild:
                    return False
                added[card] = new
                sums_change = sums_change or new.is_summed_up
            sums_change = self._note_special(piece) or sums_change
        self.building = True
        self.remove(removed)
        self.insert(game, added)
        self.grants = []
        self.grants_follow_commitments = False
        if self.layers[GRANT]:
            # Whoever asks for a keyword meanwhile must not go by a sum that what was granted is missing from.
            keywords, self.changed_keywords = self.changed_keywords, ANY_KEYWORD
            self._grant(game)
            self.changed_keywords = keywords
        self.drop_counts()
        if sums_change or self.grants or self.volatile:
            self._sum_up()
        self.building = False
        self.revision += 1
        return True

    def _note_special(self, piece: Piece) -> bool:
        """Note whether a card that came or went has anything which few cards have; says whether it has or had."""
        card = piece.id
        if piece.face.is_special and piece.zone is PLAY and piece.position is not INSANE:
            self.special_cards[card] = piece
            return True
        return self.special_cards.pop(card, None) is not None

    def update_lasting(self, game: Game) -> bool:
        """Lasting effects began or ended: take that over, if it is only modifiers that have no part in what else is in
        force; says whether it was."""
        if self.volatile or not self.lasting_only_modifies:
            return False
        for lasting in game.state.lasting:
            if not _only_modifies(lasting):
                return False
        before = self.lasting
        sums_change = False
        self.lasting = _lasting_modifiers(game, before)
        for layer in (*before, *self.lasting):
            own = [entry for entry in self.layers[layer] if entry.lasting is None]
            # What lasts stands before what cards say, as if the index were built anew.
            self.layers[layer] = [*self.lasting.get(layer, NONE), *own]
            sums_change = sums_change or layer in SUMMED_UP
        if sums_change:
            self._sum_up()
        self.revision += 1
        return True

    def drop_counts(self) -> None:
        """Cards came into play or left it: what was counted holds no longer."""
        self.by_types = {}
        self.controlled = [None, None]

    def _foresee_clashes(self) -> None:
        """A quick look at printed keywords; where texts give keywords or turn cards into others, anything might be."""
        held_bits = [0, 0]
        for piece in self.special_cards.values():
            if piece.face.clashing:
                held_bits[piece.controller] |= piece.face.clashing
        given_bits = 0
        for entry in self.layers[KEYWORD]:
            for bit, word in CLASHING:
                if entry.modifier.gives(word):
                    given_bits |= bit
        if self.becomes or given_bits:
            self.may_clash = bool(held_bits[0] or held_bits[1] or given_bits == CLASH)
            self.clashing = [CLASH, CLASH]
        else:
            self.may_clash = held_bits[0] == CLASH or held_bits[1] == CLASH
            self.clashing = held_bits

    def _allow_elsewhere(self, game: Game) -> None:
        """Find the cards outside hands that may be played; events among them listen as in hand."""
        for entry in self.of(Layer.PLAYABLE):
            self.follows_piles = self.follows_piles or entry.modifier.follows_piles()
            for card in entry.modifier.playable(game, entry.context):
                before = self.playable_elsewhere.get(card)
                if before is None:
                    self._listen_elsewhere(game, card, entry.modifier.player_of(game, entry.context, card))
                # Whether its circumstances hold is asked when somebody wants to play it (`legality.restriction`).
                if before is None or before.condition is not None:
                    self.playable_elsewhere[card] = entry

    def _listen_elsewhere(self, game: Game, card: int, seat: int) -> None:
        """An event that may be played although it is in no hand listens as it would there."""
        face = game.state.cards[card].face
        bundle = Bundle()
        for ability in face.abilities_in[Zone.HAND] if face.type is CardType.EVENT else ():
            bundle.listen(Listener(card, seat, ability))
        self.append(bundle)

    def _become(self, game: Game) -> None:
        """Find the cards that count as something else; what they become brings its own text."""
        entries = list(self.layers[BECOME])
        for piece in self.special_cards.values():
            if piece.face.becomes and piece.id not in self.blanked:
                context = Context(piece.id, piece.controller, piece.life)
                for text in piece.face.standing:
                    for modifier in text.modifiers:
                        if isinstance(modifier, Become):
                            self.volatile = True
                            entries.append(InForce(modifier, context, text.while_))
        for entry in entries:
            become = entry.modifier
            assert isinstance(become, Become)
            for piece in _awake(game):
                if entry.reaches(game, piece.id):
                    self.becomes[piece.id] = become
                    for gained in become.text:
                        self.add_granted(game, piece.id, gained, entry.context)

    def _add_lasting(self, game: Game) -> None:
        self.lasting = _lasting_modifiers(game, {})
        for layer, entries in self.lasting.items():
            self.layers[layer] = entries[:]
        for lasting in game.state.lasting:
            if _only_modifies(lasting):
                continue
            self.lasting_only_modifies = False
            bundle = Bundle()
            context = lasting.context.apart()
            text = lasting.text
            if isinstance(text, Ability):
                bundle.listen(Listener(context.source, context.seat, text, context, lasting.id))
            elif isinstance(text, Watch):
                bundle.watches = [(text, context)]
            self.append(bundle)

    def _blank(self, game: Game) -> None:
        """Find the blanked cards, in play and in hands; a text that an earlier card has blanked blanks nothing."""
        sources = [(piece, text) for piece in self.special_cards.values() for text in piece.face.blanks]
        entries = self.layers[BLANK]
        if not sources and not entries:
            return
        self.volatile = True
        if self.settled_blank is not None:
            self.blanked, self.silenced = self.settled_blank, NO_CARD
            return
        blanked: set[int] = set()
        cards = game.state.cards
        awake = _awake(game)
        within_reach = [*awake, *[cards[card] for side in game.state.sides for card in side.hand]]
        silenced: set[int] = set()
        for entry in entries:
            reached = silenced if entry.modifier.says(Question.KEEPS_SUBTYPES) else blanked
            reached |= {piece.id for piece in within_reach if entry.reaches(game, piece.id)}
        for piece, text in sources:
            if piece.id in blanked:
                continue
            context = Context(piece.id, piece.controller, piece.life)
            for modifier in text.modifiers:
                entry = InForce(modifier, context, text.while_)
                if modifier.says(Question.BLANKS_BY_VALUE):
                    self.values_blank = [*self.values_blank, entry]
                elif modifier.layer == BLANK:
                    blanked |= {other.id for other in within_reach if entry.reaches(game, other.id)}
        unblankable = {piece.id for piece in awake if _cannot_be_blanked(piece)}
        blanked -= unblankable
        self.blanked = frozenset(blanked | silenced)
        self.silenced = frozenset(silenced - blanked)

    def _blanked_by_values(self, game: Game) -> frozenset[int]:
        """The cards that are blank, now that it is known what skill and icons all have: with those, the texts that ask
        for such values blank cards as well, and all is found anew."""
        blanked = set(self.blanked)
        for entry in self.values_blank:
            if entry.context.source not in self.blanked:
                blanked |= {other.id for other in _awake(game) if entry.reaches(game, other.id)}
        return frozenset(blanked - {piece.id for piece in _awake(game) if _cannot_be_blanked(piece)})

    def _add_piece(self, piece: Piece) -> None:
        card = piece.id
        if self.blanked and card in self.blanked:
            return
        if self.becomes and card in self.becomes and not self.becomes[card].keeps_text:
            return
        texts = self.texts_by_card[card] = texts_of(piece)
        self.append(texts)

    def _grant(self, game: Game) -> None:
        """Give cards the abilities that other texts grant them."""
        # A copy: what is granted may stand in this list as well, and grants nothing in its turn.
        for entry in self.layers[GRANT][:]:
            hangs_on_commitment = entry.condition is None or entry.condition.hangs_on_commitment()
            if entry.lasting is None and entry.modifier.grant_follows_cards() and hangs_on_commitment:
                self.grants_follow_commitments = True
                if not entry.holds(game):
                    continue
            else:
                self.volatile = True
            for piece in _awake(game):
                if entry.reaches(game, piece.id):
                    entry.modifier.grant(game, entry.context, piece, self)

    def add_granted(self, game: Game, card: int, text: Text, context: Context) -> None:
        """Take in a text that a card gained."""
        piece = game.state.cards[card]
        own = Context(card, piece.controller, piece.life)
        own.bound = context.bound
        grant = Bundle()
        if isinstance(text, Ability):
            grant.listen(Listener(card, piece.controller, text, own))
        elif isinstance(text, Standing):
            grant.entries = [
                (int(modifier.layer), InForce(modifier, own, text.while_)) for modifier in text.modifiers
            ]
        elif isinstance(text, Watch):
            grant.watches = [(text, own)]
        self.grants.append(grant)
        self.append(grant)

    def reprices(self, card: int) -> bool:
        """Whether some text may change what it costs to play the card."""
        return card in self.repriced_cards or NOTHING in self.repriced_cards

    def of(self, layer: Layer) -> list[InForce]:
        """The modifiers that answer one question."""
        return self.layers[layer]


def _awake(game: Game) -> list[Piece]:
    """The cards in play, stories among them, that are not insane."""
    cards = game.state.cards
    awake = [cards[card] for card in game.state.play if cards[card].position is not INSANE]
    return awake + [cards[card] for card in game.state.row]


def _lasting_modifiers(game: Game, before: dict[int, list[InForce]]) -> dict[int, list[InForce]]:
    """The modifiers of lasting effects, by layer: those that were in force before, and those of effects begun since.
    A lasting effect never changes, so neither does what was made of it."""
    made = {id(entry.lasting) for entries in before.values() for entry in entries}
    current = {id(lasting) for lasting in game.state.lasting}
    by_layer: dict[int, list[InForce]] = {}
    for layer, entries in before.items():
        kept = entries if made <= current else [entry for entry in entries if id(entry.lasting) in current]
        if kept:
            by_layer[layer] = list(kept)
    for lasting in game.state.lasting:
        text = lasting.text
        if isinstance(text, Standing) and id(lasting) not in made:
            context = lasting.context.apart()
            for modifier in text.modifiers:
                by_layer.setdefault(int(modifier.layer), []).append(InForce(modifier, context, text.while_, lasting))
    return by_layer


def _only_modifies(lasting: Lasting) -> bool:
    """Whether a lasting effect only modifies cards, or is kept for another reason than its text."""
    text = lasting.text
    if isinstance(text, Standing):
        for modifier in text.modifiers:  # noqa: SIM110  a loop costs half of what any() does
            if modifier.layer in SHAPING:
                return False
        return True
    return not isinstance(text, (Ability, Watch))


def _takes_away(entry: InForce) -> bool:
    """What a text takes away goes off the sum of all that others give, in whatever order they arose (EFF-19)."""
    return entry.modifier.says(Question.TAKES_AWAY)


def _is_lasting(entry: InForce) -> bool:
    """What cards say of themselves, such as what X is, comes before what was done to them for a time."""
    return entry.lasting is not None


def _cannot_be_blanked(piece: Piece) -> bool:
    return any(
        modifier.layer is Layer.BLANK and modifier.says(Question.IS_PROOF)
        for text in piece.face.standing
        for modifier in text.modifiers
    )
