"""The log in German: a sentence for every kind of occurrence, for answers, and for turns of the game.

In a sentence, `[zieht|ziehst]` bends the verb to the player ("Anna zieht", "du ziehst"), `[by:sieht|siehst]` to whoever
does it, `<wird|werden>` to the number of cards. `{dein}`, `{deine}` ... are whose: "dein Deck", "Annas Deck".
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from rlyeh.engine import NOBODY, NOTHING, Option
from rlyeh.engine.explain import (
    DEALT,
    FIRST,
    YOU,
    JournalAnswer,
    LogSentence,
    Names,
    Note,
    SkillTally,
    Teller,
    closed,
    is_undone,
    piece_before,
    title,
)
from rlyeh.engine.reading import BOTTOM, CANCELLED, PLAYED_FROM_HAND, SHUFFLED, TOP, Kind, Occurrence, Until
from rlyeh.model import CardType, Icon, Phase, Position, Zone
from rlyeh.translation.german import terms
from rlyeh.translation.german.grammar import capital, series
from rlyeh.translation.german.names import OPPONENT, accusative, belonging, nominative, owned_by
from rlyeh.translation.german.options import ability_text, chosen_name
from rlyeh.translation.german.voice import NoGermanError

if TYPE_CHECKING:
    from rlyeh.engine import Game

SENTENCES: dict[Kind, str] = {
    Kind.DRAW: "{who} [zieht|ziehst] {cards}{because}.",
    Kind.DISCARD_HAND: "{who} [legt|legst] {cards} aus der Hand ab{because}.",
    Kind.MILL: "{cards} <wird|werden> oben von {deinem} Deck abgelegt{because}.",
    Kind.PLAYED: "{who} [hat|hast] {cards} gespielt.",
    Kind.ENTER_PLAY: "{cards} {enters}{because}.",
    Kind.DESTROY: "{their} <wird|werden> zerstört{because}.",
    Kind.SACRIFICE: "{their} <wird|werden> geopfert{because}.",
    Kind.DISCARD_PLAY: "{their} <wird|werden> aus dem Spiel abgelegt{because}.",
    Kind.RETURN_HAND: "{cards} <kommt|kommen> auf {owners}{because}.",
    Kind.TO_DECK: "{cards} <wird|werden> {where}{because}.",
    Kind.REMOVE: "{their} <wird|werden> aus dem Spiel entfernt{because}.",
    Kind.WOUND: "{their} <wird|werden>{times} verwundet{because}.",
    Kind.HEAL: "{wounds} {are} von {from_their} entfernt{because}.",
    Kind.MOVE_WOUND: "{wounds} {move} von {from_their} zu {receiver}{because}.",
    Kind.GO_INSANE: "{their} <wird|werden> wahnsinnig{because}.",
    Kind.RESTORE: "{their} <wird|werden> wiederhergestellt{because}.",
    Kind.READY: "{their} <wird|werden> bereit gemacht{because}.",
    Kind.EXHAUST: "{their} <wird|werden> erschöpft{because}.",
    Kind.COMMIT: "{their} <wird|werden> der Geschichte {story} zugewiesen{because}.",
    Kind.UNCOMMIT: "{their} <verlässt|verlassen> die Geschichte {story}{because}.",
    Kind.PLACE_TOKEN: "Ein Erfolgsmarker kommt auf {deine} Seite von {cards}{because}.",
    Kind.REMOVE_TOKEN: "{tokens} {are} von {deiner} Seite von {cards} entfernt{because}.",
    Kind.MOVE_TOKEN: "{tokens} {move} von {deiner} Seite von {cards} auf {receiver}{because}.",
    Kind.DRAIN: "{who} [leert|leerst] Domäne {domain}{because}.",
    Kind.REFRESH_DOMAIN: "{who} [frischt|frischst] {domains} auf{because}.",
    Kind.MOVE_RESOURCE: "{deine} Ressource {cards} kommt an Domäne {domain}{because}.",
    Kind.TURN_DOWN: "{deine} Ressource {cards} wird mit der Rückseite nach oben gedreht{because}.",
    Kind.ATTACH_RESOURCE: "{who} [legt|legst] {cards} an Domäne {domain} an{because}.",
    Kind.DESTROY_RESOURCE: "{deine} Ressource {cards} wird zerstört{because}.",
    Kind.GAIN_DOMAIN: "{who} [legt|legst] {cards} verdeckt als Domäne {domain} aus{because}.",
    Kind.ATTACH: "{their} <wird|werden> an {host} angelegt{because}.",
    Kind.UNATTACH: "{their} <ist|sind> nicht mehr angelegt{because}.",
    Kind.TAKE_CONTROL: "{who} [übernimmt|übernimmst] die Kontrolle über {their}{because}.",
    Kind.STRUGGLE: "Der {struggle} bei {story} beginnt.",
    Kind.DECIDE_STRUGGLE: "{who} [gewinnt|gewinnst] den {struggle} bei {story}{margin}.",
    Kind.WIN_STRUGGLE: "{who} [hat|hast] den {struggle} bei {story}{margin} gewonnen.",
    Kind.SUCCEED: "{who} [hat|hast] bei {story}{unchallenged} Erfolg.",
    Kind.SKILL_CHECK: "{who} [hat|hast] bei {story} keinen Erfolg.",
    Kind.RESOLVE_STORY: "{story} ist abgehandelt.",
    Kind.WIN_STORY: "{who} [gewinnt|gewinnst] {cards}!",
    Kind.STORY_EFFECT: "{who} [hat|hast] den Effekt von {cards} {used}.",
    Kind.TRIGGER: "Der Effekt von {from_their} wird {resolved}.",
    Kind.BEGIN_TURN: "{dein} Zug beginnt.",
    Kind.BEGIN_PHASE: "{phase} beginnt.",
    Kind.END_PHASE: "{phase} endet.",
    Kind.END_TURN: "{dein} Zug endet.",
    Kind.SEARCH: "{dein} Deck wird durchsucht{because}.",
    Kind.LOOK: "{by} [by:sieht|siehst] {sich} {cards} an{because}.",
    Kind.REVEAL: "{cards} <wird|werden> vorgezeigt{because}.",
    Kind.SHUFFLE: "{dein} Deck wird gemischt{because}.",
    Kind.STORE: "{cards} <wird|werden> zu {host} gelegt{because}.",
    Kind.COMMITTED: "{who} [weist|weist] {number} zu.",
    Kind.ALL_RESOLVED: "Alle Geschichten sind abgehandelt.",
    Kind.STRUGGLES_OVER: "Die Konflikte bei {story} sind vorbei.",
    Kind.BECOME_STORY: "{their} <kommt|kommen> unter die gewonnenen Geschichten{because}.",
    Kind.ELIMINATE: "{who} [scheidet|scheidest] aus{because}.",
    Kind.EXCHANGE_STORY: "{cards} und {partner} tauschen die Plätze{because}.",
    Kind.RETURN_STORY: "{cards} <kommt|kommen> zurück in das Geschichtendeck{because}.",
    Kind.DISCARD_RESOURCE: "{deine} Ressource {cards} wird abgelegt{because}.",
    Kind.EXPIRE: "Effekte, die {until} galten, enden.",
    Kind.SWAP: "{cards} und {partner} tauschen die Plätze{because}.",
    Kind.STRUGGLE_RESULT: "Der {struggle} bei {story} hat seine Folgen.",
    Kind.EXCHANGE_HAND: "{who} [tauscht|tauschst] Hand und Domäne {domain} aus{because}.",
    Kind.DEAL_STORY: "Eine neue Geschichte kommt ins Spiel.",
    Kind.NEXT_STORY: "{by} [by:bestimmt|bestimmst] die nächste Geschichte{because}.",
    Kind.LIE_DORMANT: "{who} [legt|legst] {cards} verdeckt an {host}{because}.",
    Kind.DISCARD_STORED: "{their} <wird|werden> abgelegt{because}.",
    Kind.DISCARD_EVENT: "{their} <kommt|kommen> auf den Ablagestapel.",
    Kind.TARGET: "{who} [wählt|wählst] {their}{because}.",
    Kind.NAME: "{who} [nennt|nennst] {named} für {cards}.",
    Kind.CHECKED: "Die Fertigkeitsprobe bei {story} ist vorbei.",
}

WHERE = {TOP: "oben auf {} gelegt", BOTTOM: "unter {} gelegt", SHUFFLED: "in {} gemischt"}
_OWNED = re.compile(r"\{(dein\w*)\} (\w+)( \{cards\})?")
_BEND = re.compile(r"\[(by:)?([^|\]]*)\|([^\]]*)\]|<([^|>]*)\|([^>]*)>")


def bent(sentence: str, you: bool, by_you: bool, many: bool) -> str:
    """A sentence with its verbs bent."""

    def bend(alternatives: re.Match[str]) -> str:
        if alternatives[4] is not None:
            return alternatives[5] if many else alternatives[4]
        return alternatives[3] if (by_you if alternatives[1] else you) else alternatives[2]

    return _BEND.sub(bend, sentence)


def listed(words: list[str]) -> str:
    """Titles in a row, equal ones counted; unknown cards are empty words."""
    counted = {word: words.count(word) for word in words}
    unknown = counted.pop("", 0)
    parts = [word if number == 1 else f"{word} ({number}×)" for word, number in counted.items()]
    if unknown:
        parts.append("eine Karte" if unknown == 1 else f"{unknown} Karten")
    return series(parts)


class Filling(LogSentence):
    """What fills the blanks of a German sentence."""

    SOMEBODY: ClassVar[str] = "jemand"
    UNKNOWN: ClassVar[str] = ""
    NONE: ClassVar[str] = "nichts"

    def sentence(self) -> str:
        """The whole sentence."""
        first = self.first
        you, by_you = self._name(first.seat) == YOU, self._name(first.by) == YOU
        sentence = bent(SENTENCES[Kind(first.kind)], you, by_you, self._many())
        name = self._name(first.seat).replace("{", "{{").replace("}", "}}")
        sentence = _OWNED.sub(lambda owned: owned_by(name, owned[1], owned[2], owned[3] or ""), sentence)
        return capital(closed(sentence.format_map(Blanks(self))))

    def cards(self) -> str:
        """The cards it happens to."""
        return listed([self._known(occurrence) for occurrence in self.together])

    def their_cards(self, yours: str) -> str:
        """Cards in play, and whose they are."""
        before = piece_before(self.game, self.first)
        in_play = before is not None and before.owner >= 0 and before.zone is Zone.PLAY
        name = self.names[before.controller] if before is not None and in_play else ""
        return self._whose(self.cards(), name, yours)

    def of_owner(self, yours: str, noun: str, without: str) -> str:
        """A hand or a deck, and whose it is."""
        before = piece_before(self.game, self.first)
        return owned_by(self.names[before.owner], yours, noun) if before is not None and before.owner >= 0 else without

    def domains(self) -> str:
        """The domains it is about."""
        domain = series([str(occurrence.domain + 1) for occurrence in self.together])
        return f"die Domänen {domain}" if self._many() else f"Domäne {domain}"

    def times_of(self, once: str, often: str) -> str:
        """What depends on how often it happens to each card."""
        return once if self.times == 1 else often

    def _whose(self, cards: str, name: str, yours: str) -> str:
        """Cards in play, and whose they are."""
        if not name:
            return cards
        if name == YOU:
            return f"{yours} {self._noun()} {cards}"
        if name == OPPONENT:
            weak = "n" if yours == "deiner" or self._many() else ""
            return f"{'der' if yours == 'deiner' else 'die'} gegnerische{weak} {self._noun()} {cards}"
        return f"{cards} {belonging(name)}"

    def _noun(self) -> str:
        return terms.CARD.many if self._many() else terms.CARD.one

    def enters(self) -> str:
        """How a card enters play."""
        first = self.first
        where = f" an {self._title(first.host)}" if first.host != NOTHING else ""
        positions = {int(position): f" {word}" for position, word in terms.POSITIONS.items()}
        where += positions.get(first.position, "") if first.position != int(Position.READY) else ""
        where += f" der Geschichte {self._title(first.story)} zugewiesen" if first.story != NOTHING else ""
        return f"kommt{where} ins Spiel" if first.manner == PLAYED_FROM_HAND else f"wird{where} ins Spiel gebracht"

    def receiver(self) -> str:
        """What a wound or a token goes to."""
        first = self.first
        receiver = self._title(first.receiver)
        if first.kind != Kind.MOVE_TOKEN:
            return receiver
        side = owned_by(self.names[first.side], "deine", "Seite") if first.side in (0, 1) else "die andere Seite"
        return f"{side} von {receiver}"


def _struggle_named(amount: int) -> str:
    return f"den {terms.STRUGGLES[Icon(amount)]}" if amount in list(Icon) else f"Nummer {amount}"


def _phase(amount: int) -> str:
    """A phase with its article."""
    if amount not in list(Phase):
        return "die Phase"
    noun = terms.PHASES[Phase(amount)]
    return f"{('der', 'die', 'das')[noun.gender]} {noun.one}"


UNTIL: dict[int, str] = {Until.PHASE: "für die Phase", Until.TURN: "für den Zug"}
NUMBERS = {0: "niemanden", 1: "einen Charakter"}
BLANKS: dict[str, Callable[[Filling], str]] = {
    "who": lambda filling: nominative(filling._name(filling.first.seat)),
    "by": lambda filling: nominative(filling._name(filling.first.by)),
    "sich": lambda filling: "dir" if filling._name(filling.first.by) == YOU else "sich",
    "cards": Filling.cards,
    "their": lambda filling: filling.their_cards("deine"),
    "from_their": lambda filling: filling.their_cards("deiner"),
    "owners": lambda filling: filling.of_owner("deine", "Hand", "die Hand"),
    "where": lambda filling: WHERE.get(filling.first.where, "in {} gelegt").format(
        filling.of_owner("dein", "Deck", "das Deck")
    ),
    "enters": Filling.enters,
    "host": lambda filling: filling._title(filling.first.host),
    "partner": lambda filling: filling._title(filling.first.partner),
    "receiver": Filling.receiver,
    "story": lambda filling: (
        filling._title(filling.first.story) if filling.first.story != NOTHING else "der Geschichte"
    ),
    "domain": lambda filling: series([str(occurrence.domain + 1) for occurrence in filling.together]),
    "domains": Filling.domains,
    "struggle": lambda filling: (
        terms.STRUGGLES[Icon(filling.first.struggle)] if filling.first.struggle != NOTHING else "Konflikt"
    ),
    "margin": lambda filling: (
        f" mit {filling.first.margin} Vorsprung" if filling.first.margin else " durch Schnelligkeit"
    ),
    "unchallenged": lambda filling: " unangefochten" if filling.first.unchallenged else "",
    "resolved": lambda filling: "aufgehoben" if filling.first.status == CANCELLED else "abgehandelt",
    "used": lambda filling: "genutzt" if filling.first.used else "nicht genutzt",
    "phase": lambda filling: _phase(filling.first.phase),
    "until": lambda filling: UNTIL.get(filling.first.until, "bis jetzt"),
    "number": lambda filling: NUMBERS.get(filling.first.number, f"{filling.first.number} Charaktere"),
    "wounds": lambda filling: filling.times_of("Eine Wunde", f"{filling.times} Wunden"),
    "tokens": lambda filling: filling.times_of("Ein Erfolgsmarker", f"{filling.times} Erfolgsmarker"),
    "are": lambda filling: filling.times_of("wird", "werden"),
    "move": lambda filling: filling.times_of("wandert", "wandern"),
    "times": lambda filling: " zweimal" if filling.times == 2 else filling.times_of("", f" {filling.times}-mal"),
    "named": lambda filling: _struggle_named(filling.first.named),
    "because": lambda filling: filling._because(),
}
"""What fills each blank: only what a sentence says is ever worked out, as kinds have different parts."""


class Blanks(dict[str, str]):
    """The blanks of one sentence."""

    def __init__(self, filling: Filling) -> None:
        super().__init__()
        self.filling = filling

    def __missing__(self, blank: str) -> str:
        return BLANKS[blank](self.filling)


ANSWERS: dict[str, str] = {
    "play": "{who} [spielt|spielst] {card}.",
    "use": "{who} {uses}: {ability}",
    "order": "{card}: {ability}",
    "x": "{who} [sagt|sagst] X = {number} für {asker} an.",
    "resolve": "{who} [handelt|handelst] {card} ab.",
    "execute": "{who} [nutzt|nutzt] den Effekt von {card}.",
    "yes": "{who} [nutzt|nutzt] {asker}.",
    "no": "{who} [nutzt|nutzt] {asker} nicht.",
    "decline": "{who} [verzichtet|verzichtest] {refused}.",
    "keep": "{who} [behält seine|behältst deine] Hand.",
    "mulligan": "{who} [nimmt|nimmst] einen Mulligan.",
    "find": "{who} [findet|findest] {card}{for}.",
    "attach": "{who} [wählt|wählst] {card} für {asker}.",
    "effect": "{who} [wählt|wählst] „{card}“{for}.",
    "enter": "{who} [lässt|lässt] {card} ins Spiel kommen.",
    "hold": "{who} [lässt|lässt] den {card} stattfinden.",
    "skip": "{who} [lässt|lässt] den {card} aus.",
    "repeat": "{who} [wiederholt|wiederholst] es {number}-mal.",
    "tokens": "{who} [nimmt|nimmst] {number} der Erfolgsmarker von der eigenen Seite{for}.",
    "leave": "{who} [lässt|lässt] {card} als Nächstes das Spiel verlassen.",
}
"""What the log says of an answer, by the verb of its option; other verbs are choices."""
CHOICE = "{who} [wählt|wählst] {card}{for}."
REFUSED = {
    "token": "auf einen Erfolgsmarker bei {asker}",
    "arcane": "darauf, bei {asker} einen Charakter bereit zu machen",
    "story": "auf den Effekt von {asker}",
}
"""What somebody who declines does without, by the kind of the decision."""
ENDINGS = {"WIN-1": " mit drei Geschichten", "WIN-6": ": {loser} ist leer"}


class GermanTeller(Teller):
    """The log in German."""

    def occurrence(self, game: Game, group: list[Occurrence], names: Names, sees: int) -> str:
        lead = "Aufgehoben: " if is_undone(group[0]) else ""
        return lead + Filling(game, names, group, sees).sentence()

    def answer(self, game: Game, answer: JournalAnswer, names: Names, sees: int) -> str:
        try:
            return self._answer(game, answer, names, sees)
        except NoGermanError:
            return super().answer(game, answer, names, sees)

    def _answer(self, game: Game, answer: JournalAnswer, names: Names, sees: int) -> str:
        option = answer.option
        asker = "" if answer.card == NOTHING else title(game, answer.card)
        name = names[answer.seat]
        you = name == YOU
        is_known = answer.known & sees == sees
        card = _of_a_player(option, answer.seat, names) or chosen_name(game, option, answer.card, answer.seat, is_known)
        sentence = bent(ANSWERS.get(option.verb, CHOICE), you, you, many=False).format_map(
            {
                "who": nominative(name),
                "uses": _uses(game, option, card, you),
                "card": card,
                "asker": asker or "diese Karte",
                "for": f" für {asker}" if asker and answer.card != option.card else "",
                "number": option.number,
                "refused": REFUSED.get(answer.kind, "auf {asker}").format(asker=asker or "diese Karte"),
                "ability": ability_text(game, option),
            }
        )
        return capital(closed(sentence))

    def undecided(self, game: Game, tally: SkillTally) -> str:
        where = f"{terms.STRUGGLES[Icon(tally.struggle)]} bei {title(game, tally.story)}"
        if not any(tally.totals):
            return f"Am {where} nimmt niemand teil."
        return f"Den {where} gewinnt niemand: Es steht {tally.totals[0]} zu {tally.totals[1]}."

    def note(self, game: Game, note: Note, names: Names) -> str:
        name = "" if note.seat == NOBODY else names[note.seat]
        if note.kind == DEALT:
            return f"{title(game, note.card)} ist eine neue Geschichte."
        sentence = "{who} [beginnt|beginnst]." if note.kind == FIRST else "{who} [gewinnt|gewinnst] das Spiel{why}."
        loser = owned_by(names[1 - note.seat], "dein", "Deck")
        why = ENDINGS.get(note.rule, "").format(loser=loser) if note.kind != FIRST else ""
        return capital(bent(sentence, name == YOU, False, False).format(who=nominative(name), why=why))


def _of_a_player(option: Option, seat: int, names: Names) -> str:
    """What was chosen, where that is a player or something of one: who reads it need not be the one who chose."""
    number, verb = option.number, option.verb
    if verb not in ("player", "side", "any-domain"):
        return ""
    theirs = seat ^ number % 2 if verb == "any-domain" else number
    name, own = names[theirs], theirs == seat
    if verb == "player":
        if own:
            return "dich selbst" if name == YOU else "sich selbst"
        return accusative(name)
    noun, number_words = ("Seite", "") if verb == "side" else ("Domäne", f" {number // 2 + 1}")
    return f"die eigene {noun}{number_words}" if own and name != YOU else owned_by(name, "deine", noun, number_words)


def _uses(game: Game, option: Option, card: str, you: bool) -> str:
    event = option.card != NOTHING and game.state.cards[option.card].face.type is CardType.EVENT
    return f"{'spielst' if you else 'spielt'} {card}" if event else f"setzt {card} ein"


TELLER = GermanTeller()
