"""Faces, the card definitions of a game: a printed card with its text sorted by what the engine asks for."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Final

from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.words.modifiers import Layer
from rlyeh.engine.words.parts import Choice, Effect
from rlyeh.engine.words.text_box import Ability, Standing, Watch
from rlyeh.model import Card, CardType, Faction, Icon, Icons, Keyword, Label, Pool, Text, X, Zone
from rlyeh.model.card import declaration_to_json

ACTION: Final = Label.ACTION
CLASHING: Final = ((1, Keyword.HEROIC), (2, Keyword.VILLAINOUS))
"""Keywords that may not stand together under one player (KEY-4), each with a bit that stands for it."""
CLASH: Final = 3
"""Both of them."""


def _has_layer(text: Standing, layer: Layer) -> bool:
    return any(modifier.layer is layer for modifier in text.modifiers)


def _is_where(zone: Zone) -> Zone:
    """The zone whose texts work: a card that is being played lies in no pile, and is played as it was in hand."""
    return Zone.HAND if zone is Zone.LIMBO else zone


def acts_from_hand(ability: Ability) -> bool:
    """Whether an ability of a card in hand is an Action of the player whose hand it is, and of nobody else."""
    return ability.label is ACTION and not ability.any_player


def _script(struggles: tuple[Icon, ...]) -> tuple[int, ...]:
    """The order in which the struggles of a story come: the printed one, kinds it lacks where the default order has
    them (STORY-12)."""
    script = list(dict.fromkeys([int(icon) for icon in struggles]))
    for icon in range(4):
        if icon not in script:
            script.insert(script.index(icon - 1) + 1 if icon else 0, icon)
    return tuple(script)


class Face:
    """A card definition: what a card shows, its facts as plain attributes and its abilities by label and zone.

    Slots, as in everything that is read all the time: beyond thirty attributes CPython 3.11 keeps them in a dictionary.
    """

    __slots__ = (
        "_digest", "_pool", "abilities", "abilities_in", "acts_from_hand", "asked_kinds", "attach_to", "awaited_kinds",
        "becomes", "blanks", "brings_no_texts", "card", "clashing", "cost", "cost_is_x", "effects",
        "enter_modifiers", "faction", "icons", "id", "is_character", "is_dormant", "is_event", "is_special", "keywords",
        "limited_by_price_only", "own_boosters", "passed_over", "resource", "script", "skill", "skill_is_x",
        "standing", "standing_in", "steadfast", "struggle_icons", "struggles", "subtypes", "text", "text_zones",
        "text_zones_outside_play", "title", "transient", "type", "type_name", "unique", "watches", "zoog",
    )  # fmt: skip

    def __init__(self, card: Card, pool: Pool) -> None:
        self.card = card
        self._pool = pool
        self.id = card.id
        self.title = card.title
        self.type = card.type
        self.type_name = card.type.value
        self.faction = card.faction
        self.resource: Faction | None = None if card.zoog else card.resource or card.faction
        self.unique = card.unique
        self.cost = card.cost if isinstance(card.cost, int) else 0
        self.cost_is_x = card.cost == X
        self.skill = card.skill if isinstance(card.skill, int) else 0
        self.skill_is_x = card.skill == X
        self.icons = card.icons
        self.subtypes = frozenset(card.subtypes)
        self.keywords = dict(card.keywords)
        self.is_dormant = Keyword.DORMANT in card.keywords
        self.steadfast = tuple(card.steadfast.items())
        self.transient = card.transient
        self.zoog = card.zoog
        self.is_character = card.type is CardType.CHARACTER
        self.is_event = card.type is CardType.EVENT
        self.text = card.text
        self.own_boosters = card.boosters if card.boosts_itself else ()
        self.struggles = card.struggles
        self.struggle_icons: Icons = (
            card.struggles.count(Icon.TERROR),
            card.struggles.count(Icon.COMBAT),
            card.struggles.count(Icon.ARCANE),
            card.struggles.count(Icon.INVESTIGATION),
        )
        """How many struggles of each kind a story has of its own."""
        self.script = _script(card.struggles)
        self.attach_to = card.attach_to
        self.abilities = tuple(text for text in card.text if isinstance(text, Ability))
        self.standing = tuple(text for text in card.text if isinstance(text, Standing))
        self.watches = tuple(text for text in card.text if isinstance(text, Watch))
        self.effects = tuple(text for text in card.text if isinstance(text, Effect))
        self.abilities_in: dict[Zone, tuple[Ability, ...]] = {
            zone: tuple(ability for ability in self.abilities if ability.works_in(zone, card.type)) for zone in Zone
        }
        self.standing_in: dict[Zone, tuple[Standing, ...]] = {
            zone: tuple(text for text in self.standing if _is_where(zone) in text.zones) for zone in Zone
        }
        """What is in force while it lies in a zone. What an event says of itself in hand goes on while it is played."""
        self.enter_modifiers = tuple(
            modifier
            for text in self.standing
            for modifier in text.modifiers
            if modifier.layer is Layer.ENTER and modifier.speaks_of_itself()
        )
        """What the card's own text says of how it enters play."""
        self.blanks = tuple(text for text in self.standing if _has_layer(text, Layer.BLANK))
        self.becomes = any(_has_layer(text, Layer.BECOME) for text in self.standing)
        self.brings_no_texts = not (self.abilities or self.standing or self.watches)
        """Whether its text box has nothing that is ever in force or waits for anything."""
        self.acts_from_hand = any(acts_from_hand(ability) for ability in self.abilities_in[Zone.HAND])
        self.text_zones = frozenset(
            zone for zone in Zone if self.standing_in[zone] or self._listens_in(zone)
        )
        """Zones in which its text is part of what is in force. Actions of cards in hand are not: they are looked for in
        the hand of whoever may act."""
        self.clashing = sum(bit for bit, word in CLASHING if word in card.keywords)
        """Its keywords among those that may not stand together, as bits."""
        self.text_zones_outside_play = self.text_zones - {Zone.PLAY}
        """Zones outside play in which its text works."""
        self.is_special = bool(self.blanks or self.becomes or self.clashing or self.own_boosters)
        """Whether it has anything that few cards have and that must be looked at before all else."""
        self.passed_over = self.brings_no_texts and not self.is_special
        """Whether the index of continuous effects need not look at it."""
        self.limited_by_price_only = not (
            card.type is CardType.CONSPIRACY
            or card.unique
            or card.steadfast
            or card.attach_to is not None
            or self.clashing
            or self.cost_is_x
            or self.enter_modifiers
        )
        """Whether nothing but its price and what others say may keep it from being played."""
        self.awaited_kinds = frozenset(
            kind for ability in self.abilities if ability.label is not Label.RESPONSE for kind in ability.kinds()
        ) | ({Kind.ENTER_PLAY} if self.enter_modifiers else frozenset())
        """The kinds of occurrence that it might answer at once. A card that enters play as another one may have the
        other's abilities by then."""
        self.asked_kinds = frozenset(kind for text in card.text for word in text.walk() for kind in word.looks_back())
        """The kinds of occurrence for which it may ask later in the turn."""
        self._digest = b""

    def _listens_in(self, zone: Zone) -> bool:
        return any(zone is not Zone.HAND or not acts_from_hand(ability) for ability in self.abilities_in[zone])

    def digest(self) -> bytes:
        """A hash of the whole declaration: another text or another number gives another one. So do other names, where
        the card lets a player name something: games keep the number of a name."""
        if not self._digest:
            declaration = json.dumps(declaration_to_json(self.card), sort_keys=True, separators=(",", ":"))
            words = [word for text in self.card.text for word in text.walk()]
            for name_kind in sorted({word.names() for word in words if isinstance(word, Choice) and word.names()}):
                declaration += json.dumps(self._pool.names(name_kind))
            self._digest = blake2b(declaration.encode(), digest_size=16).digest()
        return self._digest

    def __repr__(self) -> str:
        return f"<{self.id} {self.title}>"


class Faces:
    """All faces of a pool, made when first asked for."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self._faces: dict[str, Face] = {}

    def __getitem__(self, card_id: str) -> Face:
        face = self._faces.get(card_id)
        if face is None:
            face = self._faces[card_id] = Face(self.pool[card_id], self.pool)
        return face


__all__ = ["Face", "Faces", "Text"]
