"""Whole entries of a text box in German, and the text box itself."""

from __future__ import annotations

from dataclasses import replace

from rlyeh.engine.words import Ability, Condition, Effect, Limit, Standing, Watch
from rlyeh.language.deck_building import DeckCopies
from rlyeh.language.nouns.cards import Cards
from rlyeh.language.text.english import line
from rlyeh.language.triggers.events import When
from rlyeh.model import VALUED, Card, CardType, Keyword, Label, Text
from rlyeh.translation.german import terms
from rlyeh.translation.german.circumstances import if_clause, under
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


def full_stop(said: str) -> str:
    """A sentence with its end."""
    return said if said.endswith((".", ".)", "“", "!", "?")) else f"{said}."


def row(found: list[Sentence]) -> str:
    """Sentences one after the other; the first goes on from what precedes it."""
    said = [each.main() for each in found]
    return full_stop(". ".join([said[0], *(capital(each) for each in said[1:])])).replace("“. ", "“ ")


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
    found = sentences(word.effect, voice)
    return capital(row([under(found[0], circumstance(word.condition, voice), "sobald"), *found[1:]]))


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
    found = [each for effect in word.effects for each in sentences(effect, voice)]
    if word.instead:
        found[0] = replace(found[0], adverb=f"stattdessen {found[0].adverb}".strip())
    if word.costs:
        found[0] = _after_costs(word, found[0], voice)
    clauses = [] if word.trigger is None else [_trigger(word, voice)]
    if word.if_ is not None:
        clauses.append(if_clause(circumstance(word.if_, voice)))
    for each in reversed(clauses):
        found[0] = opened(found[0], each)
    said = lead + capital(row(found))
    if word.only is not None:
        said = f"{only(word.only, voice)} {said}"
    return f"{said} {text(word.limit, voice)}" if word.limit is not None else said


def _trigger(word: Ability, voice: Voice) -> str:
    assert word.trigger is not None
    if isinstance(word.trigger, When):
        found, joint = moment(word.trigger, voice, Tense.WOULD), "wenn"
    elif word.instead:
        tense = Tense.WOULD if word.trigger.before else Tense.NOW
        found, joint = moment(word.trigger, voice, tense), "falls"
    else:
        found, joint = moment(word.trigger, voice, Tense.DONE), "nachdem"
    return found if isinstance(found, str) else f"{joint} {found.final()},"


def _after_costs(word: Ability, first: Sentence, voice: Voice) -> Sentence:
    """What is paid, and what for: "bezahle 3, um ... zu wählen", "..., damit ... wahnsinnig wird"."""
    acts: list[Act] = []
    closing = ""
    for cost in word.costs:
        for each in sentences(cost, voice):
            assert isinstance(each, Deed)
            acts += each.acts
            closing += each.closing
    aim = f", um {first.infinitive(zu=True)}" if isinstance(first, Deed) else f", damit {first.final()}"
    return Deed(acts=tuple(acts), closing=closing + aim)


def only(condition: Condition, voice: Voice, verb: str = "einsetzbar") -> str:
    """When an ability may be used: "Nur während deiner Operationsphase einsetzbar."."""
    found = circumstance(condition, voice)
    if isinstance(found, str):
        return f"Nur {found} {verb}."
    return f"Nur {verb}, {if_clause(found).removesuffix(',')}."


def text_box(card: Card) -> str:
    """Everything in the text box but subtypes and keywords, a line for each entry, with the card's own title."""
    voice = Voice(title=card.title)
    lines = [_attach_line(card), _booster_line(card), *(_line(card, each, voice) for each in card.text)]
    return "\n".join(line for line in lines if line)


def _attach_line(card: Card) -> str:
    if card.attach_to is None:
        return ""
    what = card.attach_to
    where = cards_phrase(what, PLAIN, ACC, "ein") if isinstance(what, Cards) else noun_phrase(what, PLAIN, ACC)
    return tidy(f"An {where} anlegen.")


def _booster_line(card: Card) -> str:
    return " ".join(f"[{icon.slug}]" for icon in card.boosters) if card.boosts_itself else ""


def _line(card: Card, entry: Text, voice: Voice) -> str:
    try:
        said = capital(text(entry, voice).strip())
    except NoGermanError:
        return line(card, entry)
    return said.replace(" einsetzbar", " spielbar", 1) if card.type is CardType.EVENT else said


def keyword_words(card: Card) -> list[str]:
    """The keywords of a card with their values, and what stands beside its title and its resource icon."""
    said = [keyword(word, value) for word, value in card.keywords.items()]
    said += [f"{terms.STEADFAST} {number} {terms.FACTIONS[faction]}" for faction, number in card.steadfast.items()]
    return said + [word for word, there in ((terms.TRANSIENT, card.transient), (terms.ZOOG, card.zoog)) if there]


def keyword(word: Keyword, value: int) -> str:
    """A keyword with its value."""
    said = terms.KEYWORDS[word]
    if word not in VALUED:
        return said
    return f"{said} +{value}" if word is Keyword.TOUGHNESS else f"{said} {value}"

