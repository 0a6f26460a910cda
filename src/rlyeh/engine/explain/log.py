"""The log for people: events, options and questions, each with the rule or card it comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from rlyeh.engine.explain.beats import Beat, beat_of, belongs, tally_beat
from rlyeh.engine.explain.log_blanks import NAMES, YOU, Filling, Names, ability_text, closed, possessive, title
from rlyeh.engine.explain.log_sentences import is_minor, rule_of, together
from rlyeh.engine.explain.prompt_facts import called, struggle_named
from rlyeh.engine.explain.prompts import option_source, option_text, option_texts, prompt
from rlyeh.engine.state.cards import BOTH, NOBODY, NOTHING
from rlyeh.engine.state.decision import Option
from rlyeh.engine.state.journal import DEALT, END, FIRST, Entry, JournalAnswer, Note, SkillTally
from rlyeh.engine.state.occurrence import CANCELLED, Occurrence
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.visibility.knowledge import known_to
from rlyeh.model import CardType, Icon
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import capital

if TYPE_CHECKING:
    from rlyeh.engine.game import Game


@dataclass(frozen=True)
class Event:
    """One line of the log."""

    kind: str
    """The kind of occurrence ("wound"), the verb of an answer ("play"), or "first", "dealt", "end"."""
    cards: tuple[int, ...]
    seats: tuple[int, ...]
    rule: str
    """The rule it comes from; where a card caused it, `card` has that card's id."""
    card: str
    minor: bool
    """Whether a short log may leave it out."""
    public: str
    """For those who know only what both players know."""
    private: tuple[str, str]
    """For each seat."""
    beat: Beat
    """What a picture of it needs."""

    @property
    def source(self) -> str:
        """The id of the card or rule it comes from."""
        return self.card or self.rule

    def text(self, seat: int | None = None) -> str:
        """What the log of a seat, or of a spectator, says: a hidden card is named only to those who know it."""
        return self.public if seat is None else self.private[seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class Teller:
    """A narrator, who puts the log into words: this one speaks English. What is hidden from those who know what `sees`
    (seats as bits) know stays hidden in every language."""

    def occurrence(self, game: Game, group: list[Occurrence], names: Names, sees: int) -> str:
        """The sentence for occurrences that share one."""
        lead = "Cancelled: " if is_undone(group[0]) else ""
        return lead + Filling(game, names, group, sees).sentence()

    def answer(self, game: Game, answer: JournalAnswer, names: Names, sees: int) -> str:
        """The sentence for an answer."""
        return _answer_text(game, answer, names, sees)

    def undecided(self, game: Game, tally: SkillTally) -> str:
        """The sentence for a struggle that nobody wins."""
        return _undecided(game, tally)

    def note(self, game: Game, note: Note, names: Names) -> str:
        """The sentence for a turn of the game."""
        return _note_text(game, note, names)


def _undecided(game: Game, tally: SkillTally) -> str:
    where = f"the {Icon(tally.struggle).slug} struggle at {title(game, tally.story)}"
    if not any(tally.totals):
        return f"Nobody takes part in {where}."
    return f"Nobody wins {where}: it is {tally.totals[0]} to {tally.totals[1]}."


def is_undone(occurrence: Occurrence) -> bool:
    """Whether it must be said that something did not happen; where it is an effect, its own sentence says so."""
    return occurrence.status == CANCELLED and occurrence.kind != Kind.TRIGGER


class OpenTeller(Teller):
    """Who hides nothing, for whoever looks for a mistake."""

    def occurrence(self, game: Game, group: list[Occurrence], names: Names, sees: int) -> str:
        return super().occurrence(game, group, names, 0)

    def answer(self, game: Game, answer: JournalAnswer, names: Names, sees: int) -> str:
        return super().answer(game, answer, names, 0)


ENGLISH = Teller()
OPEN = OpenTeller()


def events(game: Game, since: int = 0, names: Names = NAMES, teller: Teller = ENGLISH) -> list[Event]:
    """The journal from an entry on, in words. A player called "You" is spoken to."""
    journal = game.journal or []
    log: list[Event] = []
    counted: SkillTally | None = None
    number = since
    while number < len(journal):
        group = _group(journal, number)
        number += len(group)
        first = group[0]
        if isinstance(first, Occurrence):
            occurrences = [entry for entry in group if isinstance(entry, Occurrence)]
            tally = counted if counted is not None and belongs(counted, first) else None
            log.append(occurrence_event(game, occurrences, names, teller, tally))
        elif isinstance(first, JournalAnswer):
            log.append(answer_event(game, first, names, teller))
        elif isinstance(first, Note):
            log.append(_note_event(game, first, names, teller))
        else:
            counted = first
            if first.winner == NOBODY and first.struggle != NOTHING:
                log.append(_undecided_event(game, first, teller))
    return log


def _group(journal: list[Entry], start: int) -> list[Entry]:
    """The entries from here on that share one sentence."""
    group = [journal[start]]
    for entry in journal[start + 1 :]:
        first = group[0]
        if not (isinstance(first, Occurrence) and isinstance(entry, Occurrence) and together(first, entry)):
            break
        group.append(entry)
    return group


def occurrence_event(
    game: Game, group: list[Occurrence], names: Names = NAMES, teller: Teller = ENGLISH, tally: SkillTally | None = None
) -> Event:
    """The event for occurrences that share one sentence; `tally` is what was counted for it."""
    first = group[0]
    public = teller.occurrence(game, group, names, BOTH)
    private = (public, public)
    if any(known_to(game, occurrence) != BOTH for occurrence in group):
        private = (teller.occurrence(game, group, names, 1), teller.occurrence(game, group, names, 2))
    source = first.source if first.source != NOTHING else NOTHING
    return Event(
        Kind(first.kind).name.lower(),
        tuple(occurrence.card for occurrence in group if occurrence.card != NOTHING),
        tuple(dict.fromkeys(seat for seat in (first.seat, first.by) if seat != NOBODY)),
        rule_of(first),
        game.state.cards[source].face.id if source != NOTHING else "",
        is_minor(first) and first.status != CANCELLED,
        public,
        private,
        beat_of(game, group, tally),
    )


# -- answers and notes -----------------------------------------------------------------------------------------------


ANSWERS: dict[str, str] = {
    "play": "{who} play{s} {card}.",
    "use": "{who} {uses} {card}: {ability}",
    "order": "{card}: {ability}",
    "x": "{who} announce{s} X = {number} for {asker}.",
    "resolve": "{who} resolve{s} {card}.",
    "execute": "{who} use{s} the effect of {card}.",
    "yes": "{who} use{s} {asker}.",
    "no": "{who} {do} not use {asker}.",
    "decline": "{who} {do} not {refused}.",
    "keep": "{who} keep{s} {their} hand.",
    "mulligan": "{who} take{s} a mulligan.",
    "find": "{who} find{s} {card}{for}.",
    "attach": "{who} choose{s} {card} for {asker}.",
    "effect": "{who} choose{s} “{card}”{for}.",
    "leave": "{who} let{s} {card} leave play next.",
    "enter": "{who} let{s} {card} enter play.",
    "hold": "{who} let{s} {card} take place.",
    "skip": "{who} skip{s} {card}.",
    "repeat": "{who} repeat{s} it {number} times.",
    "tokens": "{who} take{s} {number} of the tokens from {their} own side{for}.",
}
"""What the log says of an answer, by the verb of its option; other verbs are choices."""
REFUSED = {
    "token": "place a success token on {asker}",
    "arcane": "ready a character at {asker}",
    "story": "use the effect of {asker}",
}
"""What somebody who declines does not do, by the kind of the decision."""
CHOICE = "{who} choose{s} {card}{for}."


def answer_event(game: Game, answer: JournalAnswer, names: Names = NAMES, teller: Teller = ENGLISH) -> Event:
    """The event for an answer: targets are told when they are chosen, not when the effect is over."""
    option = answer.option
    public = teller.answer(game, answer, names, BOTH)
    private = (public, public)
    if answer.known != BOTH:
        private = (teller.answer(game, answer, names, 1), teller.answer(game, answer, names, 2))
    source = answer.card if answer.card != NOTHING else option.card
    return Event(
        option.verb,
        () if option.card == NOTHING else (option.card,),
        (answer.seat,),
        answer.rule,
        game.state.cards[source].face.id if source != NOTHING and answer.known == BOTH else "",
        answer.kind in ("victim", "arcane", "token"),
        public,
        private,
        {"answer": True, "seat": answer.seat},
    )


def _answer_text(game: Game, answer: JournalAnswer, names: Names, sees: int) -> str:
    option = answer.option
    asker = "" if answer.card == NOTHING else title(game, answer.card)
    name = names[answer.seat]
    is_known = answer.known & sees == sees
    event = option.card != NOTHING and game.state.cards[option.card].face.type is CardType.EVENT
    sentence = ANSWERS.get(option.verb, CHOICE).format_map(
        {
            "who": name,
            "s": "" if name == YOU else "s",
            "their": "your" if name == YOU else "their",
            "uses": ("play" if event else "use") + ("" if name == YOU else "s"),
            "card": _chosen(game, answer, names, is_known),
            "asker": asker or "it",
            "for": f" for {asker}" if asker and answer.card != option.card else "",
            "number": option.number,
            "do": "do" if name == YOU else "does",
            "refused": REFUSED.get(answer.kind, "use {asker}").format(asker=asker or "it"),
            "ability": "" if option.ability is None else ability_text(option.ability, title(game, option.card)),
        }
    )
    return capital(closed(sentence))


def _chosen(game: Game, answer: JournalAnswer, names: Names, is_known: bool) -> str:
    option = answer.option
    if option.card != NOTHING:
        return title(game, option.card) if is_known else "a card"
    if option.verb in OF_PLAYERS:
        return _of_a_player(option, answer.seat, names)
    if option.verb in ("struggle", "hold", "skip"):
        return struggle_named(option.number)
    if option.text:
        return called(option.text)
    if option.verb == "domain":
        return f"domain {option.number + 1}"
    return option.verb if option.number == NOTHING else f"{option.verb} {option.number}"


OF_PLAYERS = frozenset(("player", "side", "any-domain"))
"""The verbs of choices of a player, or of something that is a player's."""


def _of_a_player(option: Option, seat: int, names: Names) -> str:
    """What was chosen there: who reads it need not be the one who chose."""
    number, verb = option.number, option.verb
    whose = seat ^ number % 2 if verb == "any-domain" else number
    name, own = names[whose], whose == seat
    if verb == "player":
        return ("yourself" if name == YOU else "themself") if own else "you" if name == YOU else name
    owner = "their own" if own and name != YOU else possessive(name)
    return f"{owner} side" if verb == "side" else f"{owner} domain {number // 2 + 1}"


ENDINGS = {
    "WIN-1": " with three stories",
    "WIN-6": ": {loser} deck is empty",
}


def _note_text(game: Game, note: Note, names: Names) -> str:
    name = "" if note.seat == NOBODY else names[note.seat]
    you = name == YOU
    if note.kind == FIRST:
        return f"{name} go{'' if you else 'es'} first."
    if note.kind == DEALT:
        return f"{title(game, note.card)} is a new story."
    why = ENDINGS.get(note.rule, "").format(loser=possessive(names[1 - note.seat]))
    return f"{name} win{'' if you else 's'} the game{why}."


def _note_event(game: Game, note: Note, names: Names, teller: Teller) -> Event:
    text = teller.note(game, note, names)
    cards = () if note.card == NOTHING else (note.card,)
    seats = () if note.seat == NOBODY else (note.seat,)
    minor = note.kind not in (DEALT, END, FIRST)
    beat: Beat = {} if note.seat == NOBODY else {"seat": note.seat}
    return Event(note.kind, cards, seats, note.rule, "", minor, text, (text, text), beat)


def _undecided_event(game: Game, tally: SkillTally, teller: Teller) -> Event:
    """The event for a struggle that nobody wins (STORY-17); where nobody has any icons for it, a short log leaves it
    out."""
    text = teller.undecided(game, tally)
    minor = not any(tally.totals)
    return Event("undecided", (tally.story,), (), "STORY-17", "", minor, text, (text, text), tally_beat(tally))


__all__ = [
    "NAMES",
    "YOU",
    "Event",
    "Names",
    "Teller",
    "answer_event",
    "events",
    "occurrence_event",
    "option_source",
    "option_text",
    "option_texts",
    "prompt",
]
