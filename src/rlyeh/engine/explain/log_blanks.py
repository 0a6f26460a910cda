"""Blanks of the log's sentences, filled: names, titles, and verbs that agree with them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from rlyeh.engine.changes import BOTTOM, SHUFFLED, TOP
from rlyeh.engine.explain.log_sentences import once, piece_before
from rlyeh.engine.state.cards import NOBODY, NOTHING
from rlyeh.engine.state.kind_table import FACTS
from rlyeh.engine.state.occurrence import CANCELLED, Occurrence
from rlyeh.engine.state.occurrence_kinds import PLAYED_FROM_HAND, Kind, Until
from rlyeh.engine.visibility.knowledge import known_to
from rlyeh.engine.words.text_box import Ability
from rlyeh.model import Icon, Label, Phase, Position, Text, Zone
from rlyeh.model.grammar import Voice

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

Names = tuple[str, str]
NAMES: Names = ("Player 1", "Player 2")
YOU = "You"
"""A player with this name is spoken to."""

WHERE = {TOP: "put on top of", BOTTOM: "put under", SHUFFLED: "shuffled into"}


def title(game: Game, card: int, occurrence: Occurrence | None = None) -> str:
    """The title of a card, as it was when it happened."""
    if occurrence is not None and occurrence.before is not None and occurrence.before.id == card:
        return occurrence.before.face.title
    return game.state.cards[card].face.title


def listed(words: list[str]) -> str:
    """Words in a row, equal ones counted: "Cultist (2×) and Gug"."""
    counted = {word: words.count(word) for word in words}
    unknown = counted.pop("a card", 0)
    parts = [word if number == 1 else f"{word} ({number}×)" for word, number in counted.items()]
    if unknown:
        parts.append("a card" if unknown == 1 else f"{unknown} cards")
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def possessive(name: str) -> str:
    """Whose."""
    return "your" if name == YOU else f"{name}'" if name.endswith("s") else f"{name}'s"


def ability_text(ability: Text | None, title: str) -> str:
    """What an ability of a card does, to stand behind a colon."""
    if ability is None:
        return ""
    voice = Voice(title)
    if isinstance(ability, Ability) and ability.label is not Label.PASSIVE:
        return ability.what_it_does(voice)
    return ability.entry(voice)


def closed(sentence: str) -> str:
    """A sentence with one mark at its end: a title there may bring its own."""
    return sentence[:-1] if sentence.endswith(("!.", "?.")) else sentence


class LogSentence:
    """Occurrences that are told in one sentence, in whatever language, to whoever knows what `sees` (seats as bits)
    know."""

    SOMEBODY: ClassVar[str]
    UNKNOWN: ClassVar[str]
    """What a card is called that is not known."""
    NONE: ClassVar[str]
    """What no card at all is called."""

    def __init__(self, game: Game, names: Names, together: list[Occurrence], sees: int) -> None:
        self.game = game
        self.names = names
        self.together, self.times = once(together)
        self.first = together[0]
        self.sees = sees

    def _many(self) -> bool:
        """Whether the verb is in the plural: of unknown and of known cards alike."""
        return len(self.together) > 1

    def _name(self, seat: int) -> str:
        return self.names[seat] if seat != NOBODY else self.SOMEBODY

    def _known(self, occurrence: Occurrence) -> str:
        is_known = occurrence.card != NOTHING and known_to(self.game, occurrence) & self.sees == self.sees
        return title(self.game, occurrence.card, occurrence) if is_known else self.UNKNOWN

    def _title(self, card: int) -> str:
        return title(self.game, card) if card != NOTHING else self.NONE

    def _because(self) -> str:
        source = self.first.source
        if source == NOTHING or (source == self.first.card and self.first.kind != Kind.DRAIN):
            return ""
        return f" ({self._title(source)})"


class Filling(LogSentence):
    """The filling of an English sentence: what stands in its blanks."""

    SOMEBODY: ClassVar[str] = "somebody"
    UNKNOWN: ClassVar[str] = "a card"
    NONE: ClassVar[str] = "nothing"

    def sentence(self, coming: bool = False) -> str:
        """The whole sentence: what happens, or what is about to happen."""
        parts = list((SOON if coming else PARTS)[self.first.kind])
        for place in range(1, len(parts), 2):
            parts[place] = BLANKS[parts[place]](self)
        sentence = closed("".join(parts))
        return sentence[:1].upper() + sentence[1:]

    # -- people --------------------------------------------------------------------------------------------------------

    def _who(self) -> str:
        return self._name(self.first.seat)

    def _by(self) -> str:
        return self._name(self.first.by)

    def _owners(self) -> str:
        before = piece_before(self.game, self.first)
        owned = before is not None and before.owner >= 0
        return possessive(self.names[before.owner]) if owned and before is not None else "the owner's"

    def _their_cards(self) -> str:
        """Cards in play, and whose they are: behind them where "your The Captain" would not do."""
        cards = self._cards()
        before = piece_before(self.game, self.first)
        if before is None or before.owner < 0 or before.zone is not Zone.PLAY:
            return cards
        name = self.names[before.controller]
        if cards.startswith("The "):
            return f"{cards} ({'yours' if name == YOU else possessive(name)})"
        return f"{possessive(name)} {cards}"

    # -- cards and what becomes of them --------------------------------------------------------------------------------

    def _for_one_or_many(self, one: str, many: str) -> str:
        return many if self._many() else one

    def _cards(self) -> str:
        return listed([self._known(occurrence) for occurrence in self.together])

    def _how(self) -> str:
        """How a card enters play."""
        occurrence = self.first
        phrase = f" on {self._title(occurrence.host)}" if occurrence.host != NOTHING else ""
        positions = {int(Position.EXHAUSTED): ", exhausted", int(Position.INSANE): ", insane"}
        phrase += positions.get(occurrence.position, "")
        return phrase + (f", committed to {self._title(occurrence.story)}" if occurrence.story != NOTHING else "")

    def _receiver(self) -> str:
        occurrence = self.first
        receiver = self._title(occurrence.receiver)
        if occurrence.kind != Kind.MOVE_TOKEN:
            return receiver
        side = possessive(self.names[occurrence.side]) if occurrence.side in (0, 1) else "the other"
        return f"{side} side of {receiver}"

    def _story(self) -> str:
        return self._title(self.first.story) if self.first.story != NOTHING else "the story"

    def _domain(self) -> str:
        return listed([str(occurrence.domain + 1) for occurrence in self.together])

    def _struggle(self) -> str:
        return Icon(self.first.struggle).slug if self.first.struggle != NOTHING else "icon"

    # -- numbers that stand for words ----------------------------------------------------------------------------------

    def _phase(self) -> str:
        return PHASES.get(self.first.phase, "the phase")

    def _until(self) -> str:
        return UNTIL.get(self.first.until, "for the turn")

    def _times(self) -> str:
        return "" if self.times == 1 else " twice" if self.times == 2 else f" {self.times} times"

    def _several(self, what: str, one: str, many: str) -> str:
        """As many of something as there are, with their verb."""
        return f"a {what} {one}" if self.times == 1 else f"{self.times} {what}s {many}"

    def _domains(self) -> str:
        return f"domain{'s' if self._many() else ''} {self._domain()}"

    def _number(self) -> str:
        number = self.first.number
        return "nobody" if number == 0 else "one character" if number == 1 else f"{number} characters"

    def _named(self) -> str:
        return NAMED.get(self.first.named, f"number {self.first.named}")


PHASES: dict[int, str] = {
    phase: "the end-of-turn phase" if phase is Phase.END else f"the {phase.english}" for phase in Phase
}
NAMED: dict[int, str] = {icon: f"the {icon.slug} struggle" for icon in Icon}
UNTIL: dict[int, str] = {
    until: {Until.PHASE: "for the phase", Until.TURN: "for the turn"}.get(until, "until now") for until in Until
}

BLANKS: dict[str, Callable[[Filling], str]] = {
    "who": Filling._who,
    "whose": lambda filling: possessive(filling._who()),
    "s": lambda filling: "" if filling._who() == YOU else "s",
    "es": lambda filling: "" if filling._who() == YOU else "es",
    "are": lambda filling: "are" if filling._who() == YOU else "is",
    "have": lambda filling: "have" if filling._who() == YOU else "has",
    "do": lambda filling: "do" if filling._who() == YOU else "does",
    "by": Filling._by,
    "bs": lambda filling: "" if filling._by() == YOU else "s",
    "cards": Filling._cards,
    "is": lambda filling: filling._for_one_or_many("is", "are"),
    "has": lambda filling: filling._for_one_or_many("has", "have"),
    "goes": lambda filling: filling._for_one_or_many("goes", "go"),
    "cs": lambda filling: filling._for_one_or_many("s", ""),
    "their_cards": Filling._their_cards,
    "owners": Filling._owners,
    "where": lambda filling: WHERE.get(filling.first.where, "put into"),
    "enters": lambda filling: "enters play" if filling.first.manner == PLAYED_FROM_HAND else "is put into play",
    "enter": lambda filling: "enter play" if filling.first.manner == PLAYED_FROM_HAND else "be put into play",
    "how": Filling._how,
    "host": lambda filling: filling._title(filling.first.host),
    "partner": lambda filling: filling._title(filling.first.partner),
    "receiver": Filling._receiver,
    "story": Filling._story,
    "domain": Filling._domain,
    "domains": Filling._domains,
    "struggle": Filling._struggle,
    "margin": lambda filling: f" by {filling.first.margin}" if filling.first.margin else ", thanks to Fast",
    "unchallenged": lambda filling: ", unchallenged" if filling.first.unchallenged else "",
    "resolves": lambda filling: "is cancelled" if filling.first.status == CANCELLED else "resolves",
    "used": lambda filling: "used" if filling.first.used else "not used",
    "phase": Filling._phase,
    "until": Filling._until,
    "number": Filling._number,
    "times": Filling._times,
    "wounds": lambda filling: filling._several("wound", "is", "are"),
    "moving_wounds": lambda filling: filling._several("wound", "moves", "move"),
    "tokens": lambda filling: filling._several("success token", "is", "are"),
    "moving_tokens": lambda filling: filling._several("success token", "moves", "move"),
    "named": Filling._named,
    "because": Filling._because,
}
"""What fills each blank."""



def _apart(sentences: dict[Kind, str]) -> dict[int, tuple[str, ...]]:
    """Sentences taken apart: every second part is the name of a blank. Only what a sentence says is ever worked out."""
    return {kind: tuple(re.split(r"\{(\w+)\}", sentence)) for kind, sentence in sentences.items()}


PARTS: dict[int, tuple[str, ...]] = _apart({kind: facts.sentence for kind, facts in FACTS.items()})
SOON: dict[int, tuple[str, ...]] = _apart({kind: facts.coming or facts.sentence for kind, facts in FACTS.items()})
