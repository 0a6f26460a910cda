"""Options in German: what each stands for, while it is open and after it was taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.engine import NOTHING, Option
from rlyeh.engine.explain import title
from rlyeh.engine.words import Ability, Effect
from rlyeh.language.effects.alternatives import OneOf
from rlyeh.model import CardType, Faction, Icon
from rlyeh.translation.german import terms
from rlyeh.translation.german.grammar import capital, tidy
from rlyeh.translation.german.texts import effect_text, full_stop
from rlyeh.translation.german.voice import Voice, text

if TYPE_CHECKING:
    from rlyeh.engine import Game


def voice_of(game: Game, card: int) -> Voice:
    """How a card speaks of itself."""
    return Voice() if card == NOTHING else Voice(title=title(game, card))


def ability_text(game: Game, option: Option) -> str:
    """What an ability does, to stand behind a colon: without its trigger word and what comes before that, such as when
    it may be used."""
    if option.ability is None:
        return ""
    words = text(option.ability, voice_of(game, option.card))
    label = terms.LABELS[option.ability.label] if isinstance(option.ability, Ability) else ""
    if label:
        # Only its own: a text that it gives to others may have a trigger word, too.
        words = words.partition(f"{label}: ")[2] or words
    return full_stop(capital(words))


def chosen_name(game: Game, option: Option, asker: int, seat: int, known: bool = True) -> str:
    """What was or can be chosen: a card, or what has no card. A card that is not known stays "eine Karte"."""
    if option.card != NOTHING:
        return title(game, option.card) if known else "eine Karte"
    name = named(game, option, asker, seat)
    return name or (option.verb if option.number == NOTHING else f"{option.verb} {option.number}")


def named(game: Game, option: Option, asker: int, seat: int) -> str:
    """Words for an option without a card; nothing where its verb says enough."""
    number = option.number
    if option.verb in ("struggle", "hold", "skip") and number in list(Icon):
        struggle = terms.STRUGGLES[Icon(number)]
        return {"hold": f"{struggle} stattfinden lassen", "skip": f"{struggle} auslassen"}.get(option.verb, struggle)
    if option.verb in ("player", "side"):
        return ("du selbst" if number == seat else "dein Gegner") if option.verb == "player" else (
            "deine Seite" if number == seat else "die Seite deines Gegners"
        )
    if option.verb == "any-domain":
        return f"{'deine' if number % 2 == 0 else 'gegnerische'} Domäne {number // 2 + 1}"
    if option.verb == "domain":
        return f"Domäne {number + 1}"
    if option.verb == "tokens":
        return f"{number} von deiner Seite"
    if option.verb == "effect":
        return _alternative(game, option, asker)
    return _name(option.text)


ICONS = frozenset(icon.slug for icon in Icon)


def _name(name: str) -> str:
    """A subtype, a faction, a title, an icon or a card type that was named."""
    if name in set(Faction):
        return terms.FACTIONS[Faction(name)]
    if name in set(CardType):
        return terms.TYPES[CardType(name)]
    if name in ICONS:
        return f"[{name}]"
    return terms.subtype(name)


def _alternative(game: Game, option: Option, asker: int) -> str:
    """One of the effects that a text offers: found in the text that asks, or in the frame that waits."""
    for word in _alternatives(game, asker):
        for effect in word.effects:
            if effect.label(title(game, asker)) == option.text:
                return short(effect, voice_of(game, asker))
    return option.text


def _alternatives(game: Game, asker: int) -> list[OneOf]:
    """Where the effect may be printed: on the card that asks, else on one whose ability it has borrowed."""
    effect = game.topic.effect
    alternatives = [effect] if isinstance(effect, OneOf) else []
    faces = {piece.face.id: piece.face for piece in (game.state.cards[asker], *game.state.cards)}
    for face in faces.values():
        alternatives += [word for entry in face.text for word in entry.walk() if isinstance(word, OneOf)]
    return alternatives


def short(effect: Effect, voice: Voice) -> str:
    """An effect without its full stop."""
    return tidy(effect_text(effect, voice)).removesuffix(".")
