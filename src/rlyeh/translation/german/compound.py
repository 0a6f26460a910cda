"""Words that put effects together, in German."""

from __future__ import annotations

from dataclasses import replace

from rlyeh.engine.words import Choice, Effect, Standing
from rlyeh.language.effects.alternatives import ForEach, OneOf
from rlyeh.language.effects.combine import ChooseFirst, Delayed, If, Lasts, May, PlayersDo, Then
from rlyeh.language.nouns.cards import Cards
from rlyeh.language.nouns.either import OneAndOther
from rlyeh.language.nouns.players import Who, You
from rlyeh.language.nouns.spoken_of import Choose
from rlyeh.translation.german.circumstances import under
from rlyeh.translation.german.grammar import ACC, CHOOSE, NOM, Act, Claim, Deed, Sentence, opened
from rlyeh.translation.german.nouns import cards_phrase
from rlyeh.translation.german.people import is_you, verb_for
from rlyeh.translation.german.standing import standing_claim
from rlyeh.translation.german.verbs import duration
from rlyeh.translation.german.voice import (
    Tense,
    Voice,
    circumstance,
    moment,
    noun_phrase,
    quantity,
    sentences,
    text,
)


@sentences.register
def _(word: Then, voice: Voice) -> list[Sentence]:
    second = sentences(word.second, voice)
    return [*sentences(word.first, voice), opened(second[0], "dann"), *second[1:]]


def with_modal(who: Who, found: list[Sentence], voice: Voice, second: str, third: str) -> list[Sentence]:
    """What a player must or may do: "jeder Spieler muss ... ablegen". Later sentences speak of them as "er"."""
    subject, verb = noun_phrase(who, voice, NOM), verb_for(who, voice, second, third)
    they, again = ("du", second) if is_you(who) and not voice.third else ("er", third)
    said: list[Sentence] = []
    for place, sentence in enumerate(found):
        if not isinstance(sentence, Deed):
            said.append(sentence)
            continue
        plain = replace(sentence, opener="", closing="")
        modal = Claim(subject=they if place else subject, verb=again if place else verb, rest=plain.infinitive(False),
                      opener=sentence.opener, closing=sentence.closing)  # fmt: skip
        said.append(modal)
    return said


@sentences.register
def _(word: May, voice: Voice) -> list[Sentence]:
    told = voice if is_you(word.who) else voice.of_them()
    found = sentences(word.effect, told)
    if not word.price or not isinstance(found[0], Deed):
        return with_modal(word.who, found, voice, "darfst", "darf")
    price = Deed(acts=tuple(act for cost in word.price for act in _acts(cost, told)))
    to = f"{price.infinitive(False)}, um {found[0].infinitive(True)}"
    subject = noun_phrase(word.who, voice, NOM)
    return [Claim(subject=subject, verb=verb_for(word.who, voice, "darfst", "darf"), rest=to), *found[1:]]


def _acts(cost: Effect, voice: Voice) -> tuple[Act, ...]:
    return tuple(act for each in sentences(cost, voice) if isinstance(each, Deed) for act in each.acts)


@sentences.register
def _(word: PlayersDo, voice: Voice) -> list[Sentence]:
    inner = word.effect
    if isinstance(inner, May) and isinstance(inner.who, You):
        found = sentences(inner.effect, voice.of_them())
        return with_modal(word.who, found, voice, "darfst", "darf")
    return with_modal(word.who, sentences(inner, voice.of_them()), voice, "musst", "muss")


@sentences.register
def _(word: If, voice: Voice) -> list[Sentence]:
    found = sentences(word.effect, voice)
    said = [under(found[0], circumstance(word.condition, voice)), *found[1:]]
    if word.otherwise is None:
        return said
    other = sentences(word.otherwise, voice)
    return [*said, opened(other[0], "andernfalls"), *other[1:]]


@sentences.register
def _(word: ChooseFirst, voice: Voice) -> list[Sentence]:
    return [Deed(acts=(Act(CHOOSE, noun_phrase(word.choice, voice, ACC)),))]


@sentences.register
def _(word: Lasts, voice: Voice) -> list[Sentence]:
    chosen = next((choice for choice, _ in word.announced()), None)
    lead: list[Sentence] = []
    if chosen is not None and _is_said_first(chosen):
        lead = [Deed(acts=(Act(CHOOSE, noun_phrase(chosen, voice, ACC)),))]
        voice = voice.having(chosen)
    where = "" if word.x is None else f", wobei X {quantity(word.x, voice).value} ist"
    if isinstance(word.text, Standing):
        said: Sentence = standing_claim(word.text, voice)
    elif isinstance(word.text, Effect):
        said = sentences(word.text, voice)[0]
    else:
        said = Claim(subject="", verb="", rest=f"gilt: „{text(word.text, voice)}“")
    lasting = duration(word.until, voice)
    said = replace(said, closing=said.closing + where)
    return [*lead, opened(said, lasting) if lasting else said]


def _is_said_first(chosen: Choice) -> bool:
    return chosen.verb != "name" and not (isinstance(chosen, Choose) and not chosen.is_target())


@sentences.register
def _(word: Delayed, voice: Voice) -> list[Sentence]:
    when = moment(word.when, voice, Tense.NOW)
    assert isinstance(when, str)
    found = sentences(word.effect, voice)
    return [opened(found[0], when), *found[1:]]


@sentences.register
def _(word: OneOf, voice: Voice) -> list[Sentence]:
    acts = tuple(act for effect in word.effects for act in _acts(effect, voice))
    return [Deed(acts=acts, joint="oder", lead="entweder")]


@sentences.register
def _(word: ForEach, voice: Voice) -> list[Sentence]:
    each = cards_phrase(word.what, voice, ACC, "jed") if isinstance(word.what, Cards) else noun_phrase(
        word.what, voice, ACC
    )
    found = sentences(word.effect, voice)
    return [replace(found[0], adverb=f"für {each} einzeln"), *found[1:]]


@sentences.register
def _(word: OneAndOther, voice: Voice) -> list[Sentence]:
    both = f"{noun_phrase(word.mine, voice, ACC)} und {noun_phrase(word.theirs, voice, ACC)}"
    second = sentences(word.second, voice)
    return [
        Deed(acts=(Act(CHOOSE, both),)),
        Deed(acts=(Act(CHOOSE, "einen der beiden"),)),
        *sentences(word.first, voice),
        opened(second[0], "dann"),
        *second[1:],
    ]
