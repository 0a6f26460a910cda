"""Values of continuous effects: modifiers, by what they change about whose cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.bots.acolyte import battle, worth
from rlyeh.bots.acolyte.deeds import keyword
from rlyeh.engine import NOTHING, reading
from rlyeh.engine.reading import Kind
from rlyeh.engine.words import Ability, Become, Layer, Modifier, Standing, Subject
from rlyeh.language.modifiers.characteristics import (
    Blank,
    GainIcons,
    GainKeyword,
    GainSkill,
    Grant,
    PrintedIcons,
    SetSkill,
)
from rlyeh.language.modifiers.copies import GainAbilitiesOf, GainIconsOf, TradeIcons
from rlyeh.language.modifiers.openness import DrawsInstead, DrawsMore, PlaysOpenly
from rlyeh.language.modifiers.playing import PlayableFrom
from rlyeh.language.modifiers.prohibitions import Cannot, CostChange
from rlyeh.language.modifiers.resolving import NotCounted
from rlyeh.language.nouns.spoken_of import Choose, Host, The, This
from rlyeh.model import NO_ICONS, Icons, Phase, Position, Text, Zone

if TYPE_CHECKING:
    from rlyeh.engine import Game
    from rlyeh.engine.reading import Context


def text_value(game: Game, text: Text, context: Context, me: int) -> float:
    """What a text of a card in play would be worth to `me`; its host, if it has one, is bound as HOST."""
    if isinstance(text, Standing):
        share = 1.0 if text.while_ is None else 0.6
        return share * sum(
            (modifier_value(game, modifier, context, me, brief=False) for modifier in text.modifiers), 0.0
        )
    if isinstance(text, Ability):
        return worth.ABILITY.get(text.label, 0.0) * (1 if context.seat == me else -1)
    return 0.0


def modifier_value(game: Game, modifier: Modifier, context: Context, me: int, brief: bool) -> float:
    """What a modifier is worth to `me`: for as long as a card stays, or, if brief, for this phase only."""
    if isinstance(modifier, CostChange):
        return _cost(game, modifier, context, me) * (0.5 if brief else 1.0)
    if isinstance(modifier, (PlaysOpenly, DrawsMore, DrawsInstead, PlayableFrom)):
        return _of_piles(game, modifier, context, me) * (0.3 if brief else 1.0)
    if isinstance(modifier, TradeIcons):
        return _trade(game, modifier, context, me, brief)
    subject = getattr(modifier, "subject", None)
    if not isinstance(subject, Subject):
        return 0.0
    total = 0.0
    for card in reached(game, subject, context):
        value = _on_card(game, modifier, context, card, brief)
        total += value if game.state.cards[card].controller == me else -value
    return total


def _of_piles(game: Game, modifier: Modifier, context: Context, me: int) -> float:
    """What open hands and decks, more cards, or cards to be played from elsewhere are worth."""
    mine = 1 if context.seat == me else -1
    if isinstance(modifier, DrawsMore):
        more = modifier.number.value(game, context)
        return sum(3.0 * more if seat == me else -3.0 * more for seat in modifier.who.seats(game, context))
    if isinstance(modifier, DrawsInstead):
        more = modifier.number.value(game, context) - 2
        return sum(3.0 * more if seat == me else -3.0 * more for seat in modifier.who.seats(game, context))
    if isinstance(modifier, PlaysOpenly):
        return sum(-0.4 if seat == me else 0.4 for seat in modifier.who.seats(game, context))
    return mine * min(2.0, 0.5 * len(modifier.playable(game, context)))


def _trade(game: Game, modifier: TradeIcons, context: Context, me: int, brief: bool) -> float:
    """Each of two cards gets the icons of the other."""
    pair = [*reached(game, modifier.subject, context)[:1], *reached(game, modifier.other, context)[:1]]
    if len(pair) < 2:
        return 0.0
    total = 0.0
    had = [reading.icons(game, card) for card in pair]
    for place, card in enumerate(pair):
        gained = tuple(had[1 - place][at] - had[place][at] for at in range(4))
        value = _numbers(game, card, 0, gained, brief)  # type: ignore[arg-type]
        total += value if game.state.cards[card].controller == me else -value
    return total


def reached(game: Game, subject: Subject, context: Context) -> list[int]:
    """The cards in play that a subject means; for a card that is not in play yet, as if it were."""
    cards = game.state.cards
    if isinstance(subject, Host):
        bound = context.bound.get(reading.HOST)
        return [card for card in bound or (cards[context.source].host,) if card != NOTHING]
    if isinstance(subject, This):
        return [context.source] if cards[context.source].zone is Zone.PLAY else []
    if isinstance(subject, (The, Choose)):
        return list(context.bound.get(subject.chosen if isinstance(subject, The) else subject.slot(), ()))
    return [card for card in subject.cards(game, context) if cards[card].zone is Zone.PLAY]


def _on_card(game: Game, modifier: Modifier, context: Context, card: int, brief: bool) -> float:
    """What a modifier is worth to the controller of a card that it reaches."""
    piece = game.state.cards[card]
    if piece.position is Position.INSANE and not isinstance(modifier, Cannot):
        return 0.0
    if isinstance(modifier, (GainSkill, GainIcons, SetSkill, PrintedIcons)):
        skill, icons = changes(game, modifier, context, card)
        return _numbers(game, card, skill, icons, brief) if skill or icons != NO_ICONS else 0.0
    if brief and isinstance(modifier, (GainKeyword, Grant)) and not _is_at_stake(game, card):
        return 0.0
    if isinstance(modifier, GainKeyword) and modifier.keyword is None and modifier.lost:
        words = reading.keywords(game, card).items()
        return -(0.3 if brief else 1.0) * sum((keyword(word, number) for word, number in words), 0.0)
    if isinstance(modifier, GainKeyword) and modifier.keyword is not None:
        value = keyword(modifier.keyword, modifier.number)
        if modifier.lost:
            value = -value if modifier.keyword in reading.keywords(game, card) else 0.0
        return 0.3 * value if brief else value
    if isinstance(modifier, Cannot):
        return _cannot(game, modifier, card) * (0.4 if brief else 1.0)
    if isinstance(modifier, Blank):
        return -worth.texts(piece.face) * (0.3 if brief else 1.0)
    if isinstance(modifier, Grant):
        return (0.1 if brief else 1.0) * (1.0 if isinstance(modifier.text, Ability) else 0.5)
    if isinstance(modifier, (GainIconsOf, GainKeyword, GainAbilitiesOf)):
        return 0.2 if brief else 1.0
    if isinstance(modifier, Become):
        return -0.5 * worth.of(game, card)
    if isinstance(modifier, NotCounted):
        return -0.4 * worth.printed(piece.printed) * (0.4 if brief else 1.0)
    return 0.3 if modifier.layer is Layer.STRUGGLES and not brief else 0.0


def _is_at_stake(game: Game, card: int) -> bool:
    """Whether a character is committed to a story that is still to resolve: what lasts for a phase helps it there."""
    story = game.state.cards[card].story
    return story != NOTHING and story not in game.state.resolved


def changes(game: Game, modifier: Modifier, context: Context, card: int) -> tuple[int, Icons]:
    """By how much a modifier changes a character's skill and icons."""
    if isinstance(modifier, GainSkill):
        return modifier.added_skill(game, context, card), NO_ICONS
    if isinstance(modifier, SetSkill):
        return modifier.given_skill(game, context, card) - game.state.cards[card].face.skill, NO_ICONS
    if isinstance(modifier, GainIcons):
        have = reading.icons(game, card)
        counts = [-have[at] if modifier.icons[at] else 0 for at in range(4)]
        if modifier.named is not None and not modifier.named.named(game, context):
            return 0, NO_ICONS
        if not modifier.all_:
            counts = [0, 0, 0, 0]
            modifier.add_icons(game, context, card, counts)
        return 0, tuple(max(-have[at], counts[at]) for at in range(4))  # type: ignore[return-value]
    if isinstance(modifier, PrintedIcons):
        have = reading.icons(game, card)
        then = modifier.change_icons(game, context, card, have)
        return 0, tuple(then[at] - have[at] for at in range(4))  # type: ignore[return-value]
    return 0, NO_ICONS


def _numbers(game: Game, card: int, skill: int, icons: Icons, brief: bool) -> float:
    """Skill and icons gained or lost: for a phase they count where the character is committed, and only then."""
    if not brief:
        gained = float(max(-reading.skill(game, card), skill))
        for at in range(4):
            gained += icons[at] * worth.ICON[at]
        return gained
    if game.state.phase is not Phase.STORY or not reading.is_character(game, card):
        return 0.0
    swing = battle.swing(game, card, skill, icons)
    return swing if game.state.cards[card].controller == game.state.active else -swing


def _cannot(game: Game, modifier: Cannot, card: int) -> float:
    """Being kept from something: bad where it is something good, good where it is harm."""
    worthy = worth.printed(game.state.cards[card].printed)
    kind = modifier.forbidden_kind()
    if kind in (Kind.COMMIT, Kind.READY):
        return -0.45 * worthy
    if kind == Kind.RESTORE:
        return -worth.INSANE * worthy if game.state.cards[card].position is Position.INSANE else -0.1 * worthy
    if kind in (Kind.WOUND, Kind.GO_INSANE, Kind.DESTROY):
        return 1.0
    return 0.0


def _cost(game: Game, modifier: CostChange, context: Context, me: int) -> float:
    """Cheaper cards are good for whoever plays them."""
    seats = modifier.whose.seats(game, context)
    fair = 0.0 if len(seats) > 1 else -0.8 * modifier.change
    return fair if me in seats else -fair
