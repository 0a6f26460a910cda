"""Whole entries of a text box in German, and the text box itself."""

from __future__ import annotations

from dataclasses import replace

from rlyeh.engine.words import Ability, Condition, Effect, Limit, Standing, Watch
from rlyeh.language.deck_building import DeckCopies
from rlyeh.language.nouns.cards import Cards
from rlyeh.language.nouns.players import YOU
from rlyeh.language.text.english import line
from rlyeh.language.triggers.events import When
from rlyeh.model import VALUED, Card, CardType, Keyword, Label, Text
from rlyeh.translation.german import terms
from rlyeh.translation.german.circumstances import if_clause, under
from rlyeh.translation.german.compound import with_modal
from rlyeh.translation.german.grammar import ACC, GEN, Act, Deed, Sentence, capital, opened, tidy
from rlyeh.translation.german.nouns import cards_phrase, own_name
from rlyeh.translation.german.standing import standing_claim
from rlyeh.translation.german.voice import (
    PLAIN,
    NoGermanError,
    Tense,
    Voice,
    circumstance,
    moment,
    noun_phrase,
    sentences,
    text,
)


def full_stop(sentence: str) -> str:
    """A sentence with its end."""
    return sentence if sentence.endswith((".", ".)", "“", "!", "?")) else f"{sentence}."


def row(parts: list[Sentence]) -> str:
    """Sentences one after the other; the first goes on from what precedes it."""
    mains = [part.main() for part in parts]
    return full_stop(". ".join([mains[0], *(capital(part) for part in mains[1:])])).replace("“. ", "“ ")


def effect_text(word: Effect, voice: Voice) -> str:
    """An effect by itself, as sentences."""
    return capital(row(sentences(word, voice)))


@text.register
def _(word: Effect, voice: Voice) -> str:
    return effect_text(word, voice)


@text.register
def _(word: Standing, voice: Voice) -> str:
    return capital(full_stop(standing_claim(word, voice).main()))


@text.register
def _(word: Watch, voice: Voice) -> str:
    effect = sentences(word.effect, voice)
    return capital(row([under(effect[0], circumstance(word.condition, voice), "sobald"), *effect[1:]]))


@text.register
def _(word: DeckCopies, voice: Voice) -> str:
    return f"Dein Deck darf bis zu {word.number} Exemplare {own_name(voice, GEN)} enthalten."


@text.register
def _(word: Limit, voice: Voice) -> str:
    times = {1: "Einmal", 2: "Zweimal", 3: "Dreimal"}.get(word.times, f"{word.times}-mal")
    times = f"Höchstens {word.times}-mal" if word.by_title else times
    per = {"phase": "Phase", "turn": "Zug", "game": "Spiel"}.get(word.per, word.per)
    return f"({times} pro {per}.)"


@text.register
def _(word: Ability, voice: Voice) -> str:
    lead = f"{terms.LABELS[word.label]}: " if word.label is not Label.PASSIVE else ""
    voice = replace(voice, has_price=word.has_price())
    parts = [sentence for effect in word.effects for sentence in sentences(effect, voice)]
    if word.optional:
        parts = with_modal(YOU, parts, voice, "darfst", "darf")
    if word.instead:
        parts[0] = replace(parts[0], adverb=f"stattdessen {parts[0].adverb}".strip())
    if word.costs:
        parts[0] = _after_costs(word, parts[0], voice)
    asked = None if word.if_ is None else circumstance(word.if_, voice)
    when = asked if isinstance(asked, str) and word.trigger is not None else ""
    clauses = [] if word.trigger is None else [_trigger(word, voice, when)]
    if asked is not None and not when:
        clauses.append(if_clause(asked))
    for clause in reversed(clauses):
        parts[0] = opened(parts[0], clause)
    whole = lead + capital(row(parts))
    if word.only is not None:
        whole = f"{only(word.only, voice)} {whole}"
    notes = []
    if word.any_player:
        notes.append("Jeder Spieler darf diesen Effekt auslösen.")
    if word.only_from_discard():
        notes.append("Dieser Effekt kann nur aus deinem Ablagestapel ausgelöst werden.")
    if word.unstoppable:
        notes.append("Diese Fähigkeit kann weder aufgehoben noch unterbrochen werden.")
    if word.limit is not None:
        notes.append(text(word.limit, voice))
    return " ".join([whole, *notes])


def _trigger(word: Ability, voice: Voice, when: str) -> str:
    """The clause that tells what it waits for, and when that has to happen."""
    assert word.trigger is not None
    if isinstance(word.trigger, When):
        event, joint = moment(word.trigger, voice, Tense.WOULD), "wenn"
    elif word.instead:
        tense = Tense.WOULD if word.trigger.before else Tense.NOW
        event, joint = moment(word.trigger, voice, tense), "falls"
    else:
        event, joint = moment(word.trigger, voice, Tense.DONE), "nachdem"
    if isinstance(event, str):
        return f"{event} {when}".strip()
    return f"{joint} {replace(event, adverb=f'{when} {event.adverb}'.strip()).final()},"


def _after_costs(word: Ability, first: Sentence, voice: Voice) -> Sentence:
    """What is paid, and what for: "bezahle 3, um ... zu wählen", "..., damit ... wahnsinnig wird"."""
    acts: list[Act] = []
    closing = ""
    for cost in word.costs:
        for sentence in sentences(cost, voice):
            assert isinstance(sentence, Deed)
            acts += [replace(act, chosen=False) for act in sentence.acts]
            closing += sentence.closing
    aim = f", um {first.infinitive(zu=True)}" if isinstance(first, Deed) else f", damit {first.final()}"
    return Deed(acts=tuple(acts), closing=closing + aim)


def only(condition: Condition, voice: Voice, verb: str = "einsetzbar") -> str:
    """When an ability may be used: "Nur während deiner Operationsphase einsetzbar."."""
    when = circumstance(condition, voice)
    if isinstance(when, str):
        return f"Nur {when} {verb}."
    return f"Nur {verb}, {if_clause(when).removesuffix(',')}."


def text_box(card: Card) -> str:
    """Everything in the text box but subtypes and keywords, a line for each entry, with the card's own title."""
    voice = Voice(title=card.title, is_event=card.type is CardType.EVENT)
    lines = [_attach_line(card), _booster_line(card), *(_line(card, entry, voice) for entry in card.text)]
    return "\n".join(line for line in lines if line)


def _attach_line(card: Card) -> str:
    if card.attach_to is None:
        return ""
    bearer = card.attach_to
    where = cards_phrase(bearer, PLAIN, ACC, "ein") if isinstance(bearer, Cards) else noun_phrase(bearer, PLAIN, ACC)
    return tidy(f"An {where} anlegen.")


def _booster_line(card: Card) -> str:
    return " ".join(f"[{icon.slug}]" for icon in card.boosters) if card.boosts_itself else ""


def _line(card: Card, entry: Text, voice: Voice) -> str:
    try:
        if card.type is CardType.CONSPIRACY and isinstance(entry, Effect):
            first, *others = sentences(entry, voice)
            return capital(row([opened(first, "falls du diese Verschwörung gewinnst,"), *others]))
        german = capital(text(entry, voice).strip())
    except NoGermanError:
        return line(card, entry)
    return german.replace(" einsetzbar", " spielbar", 1) if card.type is CardType.EVENT else german


def keyword_words(card: Card) -> list[str]:
    """The keywords of a card with their values, and what stands beside its title and its resource icon."""
    words = [keyword(word, value) for word, value in card.keywords.items()]
    words += [f"{terms.STEADFAST} {number} {terms.FACTIONS[faction]}" for faction, number in card.steadfast.items()]
    return words + [word for word, has in ((terms.TRANSIENT, card.transient), (terms.ZOOG, card.zoog)) if has]


def keyword(word: Keyword, value: int) -> str:
    """A keyword with its value."""
    name = terms.KEYWORDS[word]
    if word not in VALUED:
        return name
    return f"{name} +{value}" if word is Keyword.TOUGHNESS else f"{name} {value}"

