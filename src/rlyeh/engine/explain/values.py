"""Values explained: the printed value of a card's skill, icons, cost and the like, and every change with its source.

`Game.explain` asks here. What is done is the same, in the same order, as `rlyeh.engine.in_force.characteristics` and
`rlyeh.engine.actions.payment` do it without a word; a test compares the two in every position of random games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from rlyeh.engine.actions.payment import actual_cost, price_changes
from rlyeh.engine.explain.hindrances import MAY, hindrances
from rlyeh.engine.explain.log_blanks import NAMES
from rlyeh.engine.explain.sources import Change, Value, become_entries, blanking, changed, claimed, ruled
from rlyeh.engine.state.cards import NOBODY, NOTHING
from rlyeh.engine.stories.struggle_counts import all_struggles, boosts
from rlyeh.engine.timing.checks import TOKENS
from rlyeh.engine.visibility.knowledge import check_seat, knows
from rlyeh.engine.words.modifiers import ALL_ICONS, Layer, Question
from rlyeh.engine.words.parts import Effect
from rlyeh.errors import RlyehError, UnknownCard, did_you_mean
from rlyeh.model import NO_ICONS, CardType, Faction, Icon, Icons, Keyword, Position, Zone

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.in_force.texts import InForce

INSANE = ("STATE-13", "It is insane.")
FACELESS = ("STATE-19", "Whatever is insane counts as a character.")
BOOSTED = "It brings struggles along."
UNSEEN = ("GEN-10", "A card that you do not know makes it so.")
NOT_BELOW = "Less than 0 counts as 0."
A_RESOURCE = ("RES-6", "It is a resource.")
COPIED = ("EFF-42", "It entered play as a copy of another card.")
GIVEN = ("EFF-16", "It came into play, or was given for good, to that player.")
UNKNOWN_X = 100
"""What stands for an X that nobody has announced yet."""
STORY_TOKENS = 5


@dataclass(frozen=True)
class Explanation:
    """An explanation: why something about a card is as it is."""

    card: int
    title: str
    of: str
    """What was asked: "skill", "icons" ... (`ASPECTS`), or something that may happen to it, such as "wound"."""
    printed: Value
    changes: tuple[Change, ...]

    @property
    def value(self) -> Value:
        """What it is now."""
        return self.changes[-1].value if self.changes else self.printed

    def __str__(self) -> str:
        """Such as "Gug: skill 5", then a line for what is printed and one for each change."""
        lines = [f"{self.title}: {self.of} {worded(self.value)}"]
        if self.of in ASPECTS:
            lines.append(f"  {worded(self.printed)}: printed")
        return "\n".join([*lines, *[f"  {worded(change.value)}: {change}" for change in self.changes]])


def explain(game: Game, card: int, of: str) -> Explanation:
    """The explanation of something about a card, for whoever may know everything."""
    title = game.state.cards[card].face.title
    steps = Steps(game, card)
    aspect = ASPECTS.get(of)
    if aspect is not None:
        aspect(steps)
    elif of.replace("_", " ") in MAY:
        steps.start("possible")
        for change in hindrances(game, card, MAY[of.replace("_", " ")]):
            steps.changes.append(change)
    else:
        raise RlyehError(f'"{of}" of a card cannot be explained.{did_you_mean(of, [*ASPECTS, *MAY])}')
    return Explanation(card, title, of, steps.printed, tuple(steps.changes))


def explain_to(game: Game, seat: int, card: int, of: str) -> Explanation:
    """The same for a seat or a spectator (NOBODY): what comes from a card that lies hidden names neither it nor its
    text. What lasts has been announced, so only its source may be out of sight, as in a view."""
    check_seat(seat, (NOBODY, 0, 1))
    if not 0 <= card < len(game.state.cards) or not knows(game, seat, card):
        raise UnknownCard("You do not know that card.", source="GEN-10")
    explanation = explain(game, card, of)
    return replace(explanation, changes=tuple([_as_seen(game, seat, change) for change in explanation.changes]))


def changed_values(game: Game, seat: int, card: int) -> list[Explanation]:
    """Everything about a card in hand or in play that is not as printed, as a seat may know it. An insane card has
    lost all that is printed, so one value tells it."""
    check_seat(seat, (NOBODY, 0, 1))
    if not 0 <= card < len(game.state.cards) or not knows(game, seat, card):
        raise UnknownCard("You do not know that card.", source="GEN-10")
    piece = game.state.cards[card]
    is_story = piece.face.type in (CardType.STORY, CardType.CONSPIRACY)
    aspects = (*OF_CARDS, *(OF_STORIES if is_story and piece.zone is Zone.PLAY else ()))
    aspects = OF_INSANE if piece.position is Position.INSANE else aspects
    explanations = [explain_to(game, seat, card, of) for of in aspects] if piece.zone in EXPLAINED else []
    return [explanation for explanation in explanations if explanation.changes]


def _as_seen(game: Game, seat: int, change: Change) -> Change:
    if change.source == NOTHING or knows(game, seat, change.source):
        return change
    if change.until is not None:
        return replace(change, source=NOTHING, title="")
    return ruled(UNSEEN, change.value)


def worded(value: Value) -> str:
    """A value in English: 3, "TTC", "Fast, Toughness +2", "Cultist. Hunter."."""
    if isinstance(value, tuple):
        text = "".join(icon.name[0] * value[icon] for icon in Icon)
    elif isinstance(value, dict):
        text = ", ".join(f"{word} +{number}" if word is Keyword.TOUGHNESS else word for word, number in value.items())
    elif isinstance(value, frozenset):
        text = ", ".join(sorted(value))
    elif isinstance(value, Faction):
        text = value.title
    else:
        text = "" if value is None else str(value)
    return text or "none"


class Steps:
    """A value on its way from what is printed to what it is now."""

    def __init__(self, game: Game, card: int) -> None:
        self.game = game
        self.card = card
        self.piece = game.state.cards[card]
        self.index = game.index()
        self.insane = self.piece.position is Position.INSANE
        self.printed: Value = 0
        self.value: Value = 0
        self.changes: list[Change] = []

    def start(self, printed: Value, shown: Value | None = None) -> None:
        """Begin with what is printed; a card that became a copy shows something else from the start."""
        self.printed = self.value = printed
        if shown is not None:
            self.by_rule(COPIED, shown)

    def by(self, entry: InForce, value: Value) -> None:
        """A text in force changes it to this, if that is a change."""
        if value != self.value:
            self.value = value
            self.changes.append(changed(self.game, entry, value))

    def by_rule(self, rule: tuple[str, str], value: Value) -> None:
        """A rule does."""
        if value != self.value:
            self.value = value
            self.changes.append(ruled(rule, value))

    def reaching(self, *layers: Layer) -> list[InForce]:
        """The texts in force that change the card, in the order in which they do."""
        return [entry for layer in layers for entry in self.index.layers[layer] if entry.reaches(self.game, self.card)]

    def becoming(self, value: Callable[[InForce], Value]) -> None:
        """What the card counts as, if it counts as something else."""
        if self.card in self.index.becomes:
            entry = become_entries(self.game, self.card)[-1]
            self.by(entry, value(entry))


def _skill(steps: Steps) -> None:
    game, card = steps.game, steps.card
    steps.start(steps.piece.printed.skill, steps.piece.face.skill)
    if steps.insane:
        return steps.by_rule(INSANE, 0)
    steps.becoming(lambda entry: entry.modifier.skill)  # type: ignore[attr-defined]
    for entry in steps.reaching(Layer.SKILL_SET):
        steps.by(entry, entry.modifier.given_skill(game, entry.context, card))
    total = steps.value
    assert isinstance(total, int)
    for entry in steps.reaching(Layer.SKILL):
        total += entry.modifier.added_skill(game, entry.context, card)
        steps.by(entry, total)
    return steps.by_rule(("EFF-20", NOT_BELOW), max(0, total))


def _icons(steps: Steps) -> None:
    game, card = steps.game, steps.card
    steps.start(steps.piece.printed.icons, steps.piece.face.icons)
    if steps.insane:
        return steps.by_rule(INSANE, NO_ICONS)
    steps.becoming(lambda entry: entry.modifier.icons)  # type: ignore[attr-defined]
    for entry in steps.reaching(Layer.ICON_PRINTED, Layer.ICON_SET):
        steps.by(entry, entry.modifier.change_icons(game, entry.context, card, _as_icons(steps.value)))
    counts = list(_as_icons(steps.value))
    for entry in steps.reaching(Layer.ICON):
        entry.modifier.add_icons(game, entry.context, card, counts)
        steps.by(entry, tuple([count if count > -ALL_ICONS // 2 else 0 for count in counts]))
    return steps.by_rule(("EFF-21", NOT_BELOW), tuple(max(0, count) for count in counts))


def _as_icons(value: Value) -> Icons:
    assert isinstance(value, tuple)
    terror, combat, arcane, investigation = value
    return terror, combat, arcane, investigation


def _keywords(steps: Steps) -> None:
    game, card, piece = steps.game, steps.card, steps.piece
    steps.start(piece.printed.keywords, piece.face.keywords)
    if steps.insane:
        return steps.by_rule(INSANE, {})
    if piece.zone is Zone.RESOURCE and not piece.face.zoog:
        return steps.by_rule(A_RESOURCE, {})
    if card in steps.index.becomes:
        become = steps.index.becomes[card]
        printed = piece.face.keywords if become.keeps_text else {}
        steps.becoming(lambda entry: {**dict(become.keywords), **printed})
    elif card in steps.index.blanked:
        steps.by(blanking(game, card), {})
    for entry in steps.reaching(Layer.KEYWORD):
        assert isinstance(steps.value, dict)
        keywords = dict(steps.value)
        entry.modifier.change_keywords(game, entry.context, card, keywords)
        steps.by(entry, keywords)
    return None


def _subtypes(steps: Steps) -> None:
    game, card, piece, index = steps.game, steps.card, steps.piece, steps.index
    steps.start(piece.printed.subtypes, piece.face.subtypes)
    if steps.insane:
        return steps.by_rule(INSANE, frozenset())
    if piece.zone is Zone.PLAY and card in index.becomes:
        become = index.becomes[card]
        printed = piece.face.subtypes if become.keeps_text else frozenset()
        steps.becoming(lambda entry: frozenset(become.subtypes) | printed)
    elif piece.zone is Zone.PLAY and card in index.blanked and card not in index.silenced:
        steps.by(blanking(game, card), frozenset())
    for entry in steps.reaching(Layer.SUBTYPE):
        assert isinstance(steps.value, frozenset)
        steps.by(entry, entry.modifier.change_subtypes(game, entry.context, steps.value))
    return None


def _faction(steps: Steps) -> None:
    steps.start(steps.piece.printed.faction, steps.piece.face.faction)
    if steps.insane:
        return steps.by_rule(INSANE, None)
    for entry in steps.reaching(Layer.FACTION):
        steps.by(entry, entry.modifier.given_faction(steps.game, entry.context))
    return None


def _title(steps: Steps) -> None:
    steps.start(steps.piece.printed.title, steps.piece.face.title)
    for entry in steps.reaching(Layer.TITLE):
        steps.by(entry, entry.modifier.given_title(steps.game, entry.context))


def _type(steps: Steps) -> None:
    steps.start(steps.piece.printed.type.value, steps.piece.face.type.value)
    if steps.piece.zone is not Zone.PLAY:
        return None
    if steps.insane:
        return steps.by_rule(FACELESS, CardType.CHARACTER.value)
    return steps.becoming(lambda entry: entry.modifier.type.value)  # type: ignore[attr-defined]


def _cost(steps: Steps) -> None:
    """The characteristic, and for a card that may be played its price, by way of the domain that makes it least."""
    game, card, face, printed = steps.game, steps.card, steps.piece.face, steps.piece.printed
    steps.start("X" if printed.cost_is_x else printed.cost, "X" if face.cost_is_x else face.cost)
    if steps.insane:
        return steps.by_rule(INSANE, 0)
    if steps.piece.zone is not Zone.HAND and card not in steps.index.playable_elsewhere:
        return None
    x = UNKNOWN_X if face.cost_is_x else 0
    places = [NOTHING, *range(len(game.state.sides[steps.piece.owner].domains))]
    return _price(steps, min(places, key=lambda place: actual_cost(game, steps.piece.owner, card, x, place)), x)


def _price(steps: Steps, place: int, x: int) -> None:
    game, card, seat = steps.game, steps.card, steps.piece.owner
    sums = [
        (entry, entry.modifier.change_cost(game, entry.context, card, seat, place))
        for entry in price_changes(game, card)
    ]
    price = x or steps.piece.face.cost
    for entry, _ in sums:
        given = entry.modifier.given_cost(game, entry.context)
        if given != NOTHING:
            price = given
            steps.by(entry, _with_x(price, x))
    for entry, number in sums:
        if number > 0:
            price += number
            steps.by(entry, _with_x(price, x))
    least = min(price, max([0, *[entry.modifier.floor() for entry, number in sums if number < 0]]))
    bars = [entry for entry, _ in sums if entry.modifier.says(Question.NEVER_LOWERED)]
    if bars and any(number < 0 for _, number in sums):
        steps.by(bars[0], _with_x(price, x))
        return
    for entry, number in sums:
        if number < 0:
            price = max(least, price + number)
            steps.by(entry, _with_x(price, x))


def _with_x(price: int, x: int) -> Value:
    """A price that hangs on an X as "X+1"."""
    return price if x == 0 else "X" if price == x else f"X{price - x:+d}"


def _control(steps: Steps) -> None:
    """Who controls a card: its owner, until somebody claims it (EFF-16, EFF-17)."""
    piece = steps.piece
    if piece.owner not in (0, 1) or piece.controller not in (0, 1):
        return steps.start("nobody")
    steps.start(NAMES[piece.owner])
    for lasting in steps.game.state.lasting:
        text = lasting.text
        if isinstance(text, Effect) and text.takes_control and (piece.id, piece.life) in lasting.subjects:
            controller = NAMES[lasting.context.seat]
            if controller != steps.value:
                steps.value = controller
                steps.changes.append(claimed(steps.game, lasting, controller))
    return steps.by_rule(GIVEN, NAMES[piece.controller])


def _struggles(steps: Steps) -> None:
    game, card = steps.game, steps.card
    steps.start(steps.piece.printed.struggle_icons, steps.piece.face.struggle_icons)
    counts = list(_as_icons(steps.value))
    for booster in steps.index.boosters:
        piece = game.state.cards[booster]
        if boosts(game, piece, card):
            for icon in piece.face.own_boosters:
                counts[icon] += 1
            steps.value = tuple(counts)
            steps.changes.append(Change(steps.value, BOOSTED, "CARD-18", booster, piece.face.title))
    for entry in steps.reaching(Layer.STRUGGLES):
        for kind in range(4):
            counts[kind] += entry.modifier.change_number(game, entry.context, card, kind)
        steps.by(entry, tuple(counts))
    steps.by_rule(("STORY-27", NOT_BELOW), all_struggles(game, card))


def _tokens(steps: Steps) -> None:
    """Success tokens needed to win a story (STORY-37)."""
    steps.start(STORY_TOKENS)
    total = STORY_TOKENS
    for entry in steps.index.layers[Layer.NEEDED]:
        if entry.holds(steps.game):
            total += entry.modifier.change_number(steps.game, entry.context, steps.card, TOKENS)
            steps.by(entry, total)


ASPECTS: dict[str, Callable[[Steps], None]] = {
    "skill": _skill,
    "icons": _icons,
    "keywords": _keywords,
    "subtypes": _subtypes,
    "faction": _faction,
    "title": _title,
    "type": _type,
    "cost": _cost,
    "control": _control,
    "struggles": _struggles,
    "tokens": _tokens,
}
"""What can be explained of a card."""

OF_STORIES = ("struggles", "tokens")
OF_CARDS = tuple([of for of in ASPECTS if of not in OF_STORIES])
OF_INSANE = ("skill", "control")
EXPLAINED = frozenset((Zone.PLAY, Zone.HAND))
"""The zones in which texts change what a card is."""
