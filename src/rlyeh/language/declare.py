"""Declarations: abilities by their trigger word, cards by their type."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import fields, replace
from typing import Final

from rlyeh.engine.words.modifiers import Modifier
from rlyeh.engine.words.parts import Amount, Condition, Effect, Trigger
from rlyeh.engine.words.text_box import Ability, Limit, Period, Standing, Watch
from rlyeh.errors import DeclarationError, did_you_mean
from rlyeh.language.effects.characters import as_cost
from rlyeh.language.modifiers.characteristics import icon_counts
from rlyeh.language.nouns.amounts import TheX
from rlyeh.model import ICON_LETTERS, Card, CardType, Errata, Faction, Keyword, Label, Zone
from rlyeh.model import X as PRINTED_X
from rlyeh.model.sets import SET_NAMES

Effects = Effect | Sequence[Effect]


def action(*parts: Effect, to: Effects | None = None, **how: object) -> Ability:
    """An Action. With `to`, the parts are its costs: action(pay(4), to=wound(choose(CHARACTER)))."""
    return _ability(Label.ACTION, None, parts, to, how)


def response(trigger: Trigger, *parts: Effect, to: Effects | None = None, **how: object) -> Ability:
    """A Response: response(after(enters_play(THIS)), draw())."""
    return _ability(Label.RESPONSE, trigger, parts, to, how)


def forced_response(trigger: Trigger, *parts: Effect, to: Effects | None = None, **how: object) -> Ability:
    """A Forced Response."""
    return _ability(Label.FORCED, trigger, parts, to, how)


def disrupt(trigger: Trigger, *parts: Effect, to: Effects | None = None, **how: object) -> Ability:
    """A Disrupt, which interrupts: disrupt(when(would_be("wounded", THIS)), pay(1), to=cancel())."""
    return _ability(Label.DISRUPT, trigger, parts, to, how)


def passive(trigger: Trigger, *parts: Effect, **how: object) -> Ability:
    """Text without a trigger word that acts when something happens."""
    return _ability(Label.PASSIVE, trigger, parts, None, how)


def instead(of: Trigger, *do: Effect, **how: object) -> Ability:
    """A replacement effect: passive text that puts its effect in place of what would happen."""
    return replace(_ability(Label.PASSIVE, of, do, None, how), instead=True)


def _ability(
    label: Label, trigger: Trigger | None, parts: tuple[Effect, ...], to: Effects | None, how: dict[str, object]
) -> Ability:
    costs: tuple[Effect, ...] = ()
    effects = parts
    if to is not None:
        costs = tuple(as_cost(part) for part in parts)
        effects = (to,) if isinstance(to, Effect) else tuple(to)
    zones = how.pop("from_", ())
    if isinstance(zones, Zone):
        zones = (zones,)
    ability = Ability(
        label,
        effects,
        costs,
        trigger,
        zones=zones,  # type: ignore[arg-type]
        cost_x=any(isinstance(word, Amount) and word.is_x() for cost in costs for word in cost.walk()),
    )
    return replace(ability, **how)  # type: ignore[arg-type]


def while_(condition: Condition, *modifiers: Modifier, in_: Zone | None = None) -> Standing:
    """Static ability: modifiers in force while a circumstance holds; with `in_`, while the card is in that zone."""
    return Standing(modifiers, condition) if in_ is None else Standing(modifiers, condition, (in_,))


def always(*modifiers: Modifier, in_: Zone | None = None) -> Standing:
    """Static ability: modifiers that are simply in force."""
    return Standing(modifiers) if in_ is None else Standing(modifiers, zones=(in_,))


def whenever(condition: Condition, effect: Effect) -> Watch:
    """A state trigger: an effect that comes by itself as soon as a circumstance holds."""
    return Watch(condition, effect)


def limit_once(per: Period = "phase") -> Limit:
    """Once per phase (or turn) for this copy."""
    return Limit(1, per)


def limit(times: int, per: Period = "phase", by_title: bool = False) -> Limit:
    """So many times per phase (or turn) for this copy, or for its player and title: limit(3, per="turn")."""
    return Limit(times, per, by_title)


CARD_FACTS: Final = frozenset([field.name for field in fields(Card)]) - {"id", "title", "type", "faction", "set_name"}
"""What an author may say of a card besides."""

Keywords = Iterable[Keyword | tuple[Keyword, int]]


def TOUGHNESS(value: int) -> tuple[Keyword, int]:  # noqa: N802
    """Toughness +value."""
    return (Keyword.TOUGHNESS, value)


def FATED(value: int) -> tuple[Keyword, int]:  # noqa: N802
    """Fated value."""
    return (Keyword.FATED, value)


def _card(type: CardType, id: str, title: str, faction: Faction, facts: dict[str, object]) -> Card:
    code = id.rsplit("-", 1)[0]
    if code not in SET_NAMES:
        raise DeclarationError(f'{id} {title}: no set has the code "{code}".{did_you_mean(code, SET_NAMES)}')
    try:
        return Card(id, title, type, faction, set_name=SET_NAMES[code], **_facts(facts))  # type: ignore[arg-type]
    except DeclarationError as problem:
        raise DeclarationError(f"{id} {title}: {problem}") from problem


def _facts(facts: dict[str, object]) -> dict[str, object]:
    """The facts of a card as it keeps them, from those that an author writes."""
    kept = dict(facts)
    for name in kept:
        if name not in CARD_FACTS:
            raise DeclarationError(f'no card has a fact "{name}".{did_you_mean(name, CARD_FACTS)}')
    kept["text"] = _texts(kept.get("text", ()))
    for field in ("cost", "skill"):
        if isinstance(kept.get(field), TheX):
            kept[field] = PRINTED_X
    if "subtypes" in kept:
        kept["subtypes"] = tuple(part.strip() for part in str(kept["subtypes"]).split(",") if part.strip())
    if "icons" in kept:
        kept["icons"] = icon_counts(str(kept["icons"]))
    if "keywords" in kept:
        kept["keywords"] = keyword_values(kept["keywords"])  # type: ignore[arg-type]
    for field in ("struggles", "boosters"):
        if field in kept:
            icon_counts(str(kept[field]))
            kept[field] = tuple(ICON_LETTERS[letter] for letter in str(kept[field]))
    if "errata" in kept:
        kept["errata"] = tuple(kept["errata"])  # type: ignore[arg-type]
    return kept


def _texts(written: object) -> tuple[object, ...]:
    """Text as the author wrote it: one entry or several; a bare modifier is always in force."""
    entries = written if isinstance(written, (list, tuple)) else [written]
    return tuple(Standing((entry,)) if isinstance(entry, Modifier) else entry for entry in entries)


def keyword_values(keywords: Keywords) -> dict[Keyword, int]:
    """Keywords with their values."""
    return dict((word, 1) if isinstance(word, Keyword) else word for word in keywords)


def character(id: str, title: str, faction: Faction, **facts: object) -> Card:
    """Declare a character."""
    return _card(CardType.CHARACTER, id, title, faction, facts)


def support(id: str, title: str, faction: Faction, **facts: object) -> Card:
    """Declare a support card."""
    return _card(CardType.SUPPORT, id, title, faction, facts)


def event(id: str, title: str, faction: Faction, **facts: object) -> Card:
    """Declare an event."""
    return _card(CardType.EVENT, id, title, faction, facts)


def conspiracy(id: str, title: str, faction: Faction, **facts: object) -> Card:
    """Declare a conspiracy."""
    return _card(CardType.CONSPIRACY, id, title, faction, facts)


def story(id: str, title: str, **facts: object) -> Card:
    """Declare a story card."""
    facts.setdefault("struggles", "TCAI")
    return _card(CardType.STORY, id, title, Faction.NEUTRAL, facts)


def errata(source: str, why: str = "", **changes: object) -> Errata:
    """A correction: errata("FAQ 1.3", text=[...]). Without changes it made the wording clear, and the card plays as
    printed."""
    kept = _facts(changes)
    return Errata(source, {field: kept[field] for field in changes}, why)
