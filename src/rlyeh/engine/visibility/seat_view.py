"""Views: what a seat sees, with words, for people and for whoever shows them the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from rlyeh.engine.in_force import characteristics
from rlyeh.engine.state.cards import NOBODY, NOTHING, Piece, Side
from rlyeh.engine.state.occurrence_kinds import Until
from rlyeh.engine.stories.struggle_counts import all_struggles
from rlyeh.engine.visibility.knowledge import check_seat, knows, plan_of
from rlyeh.engine.visibility.view_types import (
    CardView,
    DecisionView,
    DomainView,
    InPlayView,
    KnownView,
    LastingView,
    OptionView,
    SideView,
    StoredView,
    StoryView,
    View,
)
from rlyeh.engine.words.doing import settled
from rlyeh.engine.words.text_box import Standing
from rlyeh.model import Zone
from rlyeh.model.grammar import capital, full_stop

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.decision import Decision


class Open:
    """The open information at one decision. It is the same for all who look, so it is put together once for all of
    them.

    One that looked at an earlier decision of the same game can be handed in: most cards still look as they did.
    """

    __slots__ = ("_shown", "glimpsed", "limbo", "lying", "play", "stored", "stories")

    def __init__(self, game: Game, earlier: Open | None = None) -> None:
        state = game.state
        self._shown: dict[int, CardView] = {} if earlier is None else earlier._shown
        self.play = tuple([_in_play(game, card) for card in state.play])
        self.stories = tuple([_story(game, card) for card in state.row])
        self.lying = (self._lying(game, state.sides[0]), self._lying(game, state.sides[1]))
        self.limbo: list[CardView] = []
        self.stored: list[Piece] = []
        """Cards on or under others; not all of them are known to everybody."""
        self.glimpsed = False
        """Whether anybody has seen a card of a face-down pile."""
        for piece in state.cards:
            zone = piece.zone
            if zone is Zone.DECK or zone is Zone.STORY_DECK:
                self.glimpsed = self.glimpsed or piece.seen > 0
            elif zone is Zone.LIMBO:
                self.limbo.append(self.card(piece))
            elif zone is Zone.UNDER:
                self.stored.append(piece)

    def card(self, piece: Piece) -> CardView:
        """How a card looks to somebody who knows it."""
        face = piece.face
        shown = self._shown.get(piece.id)
        if shown is None or shown.card is not face.id or shown.owner != piece.owner:
            shown = self._shown[piece.id] = CardView(piece.id, face.id, face.title, face.type_name, piece.owner)
        return shown

    def cards(self, game: Game, cards: Sequence[int]) -> tuple[CardView, ...]:
        """How cards look to somebody who knows them."""
        return tuple([self.card(game.state.cards[card]) for card in cards]) if cards else ()

    def _lying(self, game: Game, side: Side) -> _Lying:
        return _Lying(
            self.cards(game, side.discard),
            [self.cards(game, domain.resources) for domain in side.domains],
            self.cards(game, side.won),
            self.cards(game, side.removed),
        )


class _Lying(NamedTuple):
    """The open cards of one side."""

    discard: tuple[CardView, ...]
    resources: list[tuple[CardView, ...]]
    won: tuple[CardView, ...]
    removed: tuple[CardView, ...]


def view(game: Game, seat: int, lies_open: Open | None = None) -> View:
    """The view of a seat at the open decision; NOBODY is a spectator. Whoever looks for several of them hands in what
    lies open."""
    check_seat(seat, (NOBODY, 0, 1))
    decision = game.decision
    state = game.state
    shared = lies_open or Open(game)
    return View(
        seat=seat,
        rules=game.rules.name,
        answers=len(game.answers),
        turn=state.turn,
        phase=state.phase.name.lower(),
        active=state.active,
        first=state.first,
        decision=_decision(decision, seat),
        plan=plan_of(game, decision, seat),
        sides=(_side(game, 0, seat, shared), _side(game, 1, seat, shared)),
        play=shared.play,
        stories=shared.stories,
        story_deck_size=len(state.story_deck),
        story_deck=_pile(game, state.story_deck, seat, shared),
        limbo=tuple(shared.limbo),
        stored=tuple(
            [
                StoredView(piece.host, shared.card(piece) if knows(game, seat, piece.id) else None)
                for piece in shared.stored
            ]
        ),
        lasting=_lasting(game, seat),
        winner=state.winner,
        won_by=state.won_by,
    )


def _pile(game: Game, pile: list[int], seat: int, shared: Open) -> tuple[KnownView, ...]:
    """The known cards of a face-down pile, the topmost first."""
    if not shared.glimpsed:
        return ()
    cards = game.state.cards
    top = len(pile) - 1
    return tuple(
        [KnownView(top - at, shared.card(cards[pile[at]])) for at in range(top, -1, -1) if knows(game, seat, pile[at])]
    )


def _side(game: Game, owner: int, seat: int, shared: Open) -> SideView:
    side = game.state.sides[owner]
    lying = shared.lying[owner]
    return SideView(
        hand_size=len(side.hand),
        hand=shared.cards(game, sorted([card for card in side.hand if knows(game, seat, card)])),
        deck_size=len(side.deck),
        deck=_pile(game, side.deck, seat, shared),
        discard=lying.discard,
        domains=tuple(
            [
                DomainView(
                    resources,
                    domain.drained,
                    domain.card != NOTHING,
                    shared.card(game.state.cards[domain.card])
                    if domain.card != NOTHING and knows(game, seat, domain.card)
                    else None,
                )
                for domain, resources in zip(side.domains, lying.resources, strict=True)
            ]
        ),
        won=lying.won,
        removed=lying.removed,
    )


def _in_play(game: Game, card: int) -> InPlayView:
    """A card in play: open to both, also face down as an insane character (AMB-74)."""
    piece = game.state.cards[card]
    face = piece.face
    faction = characteristics.faction(game, card)
    return InPlayView(
        card,
        face.id,
        face.title,
        characteristics.card_type(game, card).value,
        piece.owner,
        piece.controller,
        piece.position.name.lower(),
        piece.wounds,
        sum(piece.tokens),
        piece.host,
        piece.story,
        "" if faction is None else faction.value,
        characteristics.skill(game, card),
        characteristics.icons(game, card),
        tuple(sorted((word.value, number) for word, number in characteristics.keywords(game, card).items())),
        tuple(sorted(characteristics.subtypes(game, card))),
        characteristics.is_blank(game, card),
        _effects_on(game, card),
    )


def _story(game: Game, card: int) -> StoryView:
    piece = game.state.cards[card]
    face = piece.face
    return StoryView(
        card,
        face.id,
        face.title,
        face.type_name,
        piece.owner,
        piece.controller,
        piece.tokens,
        all_struggles(game, card),
        card in game.state.resolved,
        _effects_on(game, card),
    )


def _effects_on(game: Game, card: int) -> tuple[str, ...]:
    """The lasting effects that hold for a card."""
    if not game.state.lasting:
        return ()
    return tuple(
        [
            capital(entry.modifier.in_voice(settled(entry.modifier, _known_title(game, entry.context.source))))
            for entries in game.index().layers
            for entry in entries
            if entry.lasting is not None and entry.reaches(game, card)
        ]
    )


def _known_title(game: Game, card: int) -> str:
    """The title of a card that both players know."""
    is_known = card != NOTHING and knows(game, 0, card) and knows(game, 1, card)
    return game.state.cards[card].face.title if is_known else ""


def _lasting(game: Game, seat: int) -> tuple[LastingView, ...]:
    views = []
    for lasting in game.state.lasting:
        source = lasting.context.source
        shown = source if source != NOTHING and knows(game, seat, source) else NOTHING
        title = "" if shown == NOTHING else game.state.cards[shown].face.title
        text = capital(lasting.text.in_voice(settled(lasting.text, title)))
        if isinstance(lasting.text, Standing):
            text = full_stop(text)
        views.append(LastingView(text, shown, lasting.context.seat, Until(lasting.until).name.lower()))
    return tuple(views)


def _decision(decision: Decision | None, seat: int) -> DecisionView | None:
    """Which question is asked could tell what is in the hand of who is asked, so the others see only who it is."""
    if decision is None:
        return None
    if decision.seat != seat:
        return DecisionView(decision.seat, "", "", NOTHING, "", ())
    return DecisionView(
        seat,
        decision.kind,
        decision.rule,
        decision.card,
        decision.text,
        tuple(
            [
                OptionView(
                    option.key,
                    option.verb,
                    option.card,
                    int(option.number),
                    option.other,
                    option.text or (option.ability.english() if option.ability is not None else ""),
                    option.overpaid,
                    option.most,
                )
                for option in decision.options
            ]
        ),
    )
