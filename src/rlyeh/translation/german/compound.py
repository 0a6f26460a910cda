"""Words that put effects together, in German."""

from __future__ import annotations

from dataclasses import replace

from rlyeh.engine.words import Choice, Effect, Standing
from rlyeh.language.effects.alternatives import ForEach, OneOf
from rlyeh.language.effects.combine import ChooseFirst, Delayed, If, Lasts, May, PlayersDo, Then
from rlyeh.language.effects.domains import ForEachDomain
from rlyeh.language.nouns.cards import Cards
from rlyeh.language.nouns.either import OneAndOther
from rlyeh.language.nouns.named import Naming
from rlyeh.language.nouns.players import Who, You
from rlyeh.language.nouns.spoken_of import Choose
from rlyeh.language.triggers.events import TimePoint
from rlyeh.translation.german import terms
from rlyeh.translation.german.circumstances import under
from rlyeh.translation.german.grammar import ACC, CHOOSE, GEN, NOM, Act, Claim, Deed, Sentence, Verb, opened
from rlyeh.translation.german.nouns import cards_phrase, domain_clause, of_what
from rlyeh.translation.german.people import is_you, owned, verb_for
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
    return [*sentences(word.first, voice), opened(second[0], "andernfalls" if word.otherwise else "dann"), *second[1:]]


def with_modal(who: Who, effect: list[Sentence], voice: Voice, second: str, third: str) -> list[Sentence]:
    """What a player must or may do: "jeder Spieler muss ... ablegen". Later sentences speak of them as "er"."""
    subject, verb = noun_phrase(who, voice, NOM), verb_for(who, voice, second, third)
    they, again = ("du", second) if is_you(who) and not voice.third else ("er", third)
    results: list[Sentence] = []
    for place, sentence in enumerate(effect):
        if not isinstance(sentence, Deed):
            results.append(sentence)
            continue
        plain = replace(sentence, opener="", closing="")
        modal = Claim(subject=they if place else subject, verb=again if place else verb, rest=plain.infinitive(False),
                      opener=sentence.opener, closing=sentence.closing)  # fmt: skip
        results.append(modal)
    return results


@sentences.register
def _(word: May, voice: Voice) -> list[Sentence]:
    inner_voice = voice if is_you(word.who) else voice.of_them()
    effect = sentences(word.effect, inner_voice)
    if not word.price or not isinstance(effect[0], Deed):
        return with_modal(word.who, effect, voice, "darfst", "darf")
    price = Deed(acts=tuple(act for cost in word.price for act in _acts(cost, inner_voice)))
    to = f"{price.infinitive(False)}, um {effect[0].infinitive(True)}"
    subject = noun_phrase(word.who, voice, NOM)
    return [Claim(subject=subject, verb=verb_for(word.who, voice, "darfst", "darf"), rest=to), *effect[1:]]


def _acts(cost: Effect, voice: Voice) -> tuple[Act, ...]:
    return tuple(act for sentence in sentences(cost, voice) if isinstance(sentence, Deed) for act in sentence.acts)


@sentences.register
def _(word: PlayersDo, voice: Voice) -> list[Sentence]:
    inner = word.effect
    if isinstance(inner, May) and isinstance(inner.who, You):
        effect = sentences(inner.effect, voice.of_them())
        return with_modal(word.who, effect, voice, "darfst", "darf")
    return with_modal(word.who, sentences(inner, voice.of_them()), voice, "musst", "muss")


@sentences.register
def _(word: If, voice: Voice) -> list[Sentence]:
    effect = sentences(word.effect, voice)
    if_so = [under(effect[0], circumstance(word.condition, voice)), *effect[1:]]
    if word.otherwise is None:
        return if_so
    otherwise = sentences(word.otherwise, voice)
    return [*if_so, opened(otherwise[0], "andernfalls"), *otherwise[1:]]


@sentences.register
def _(word: ChooseFirst, voice: Voice) -> list[Sentence]:
    if isinstance(word.choice, Naming):
        return [Deed(acts=(Act(NAME, of_what(word.choice, ACC)),))]
    return [Deed(acts=(Act(CHOOSE, noun_phrase(word.choice, voice, ACC)),))]


NAME = Verb("nenne", "nennen")


@sentences.register
def _(word: Lasts, voice: Voice) -> list[Sentence]:
    chosen = next((choice for choice, _ in word.announced()), None)
    lead: list[Sentence] = []
    if chosen is not None and _is_said_first(chosen):
        lead = [Deed(acts=(Act(CHOOSE, noun_phrase(chosen, voice, ACC)),))]
        voice = voice.having(chosen)
    where = "" if word.x is None else f", wobei X {quantity(word.x, voice).value} ist"
    if isinstance(word.text, Standing):
        sentence: Sentence = standing_claim(word.text, voice)
    elif isinstance(word.text, Effect):
        sentence = sentences(word.text, voice)[0]
    else:
        sentence = Claim(subject="Folgendes", verb="gilt", closing=f": „{text(word.text, voice)}“")
    lasting = duration(word.until, voice)
    sentence = replace(sentence, closing=sentence.closing + where)
    return [*lead, opened(sentence, lasting) if lasting else sentence]


def _is_said_first(chosen: Choice) -> bool:
    return chosen.verb != "name" and not (isinstance(chosen, Choose) and not chosen.is_target())


@sentences.register
def _(word: Delayed, voice: Voice) -> list[Sentence]:
    when = moment(word.when, voice, Tense.NOW if isinstance(word.when, TimePoint) else Tense.DONE)
    effect = sentences(word.effect, voice)
    opener = when if isinstance(when, str) else f"nachdem {when.final()},"
    return [opened(effect[0], opener), *effect[1:]]


@sentences.register
def _(word: OneOf, voice: Voice) -> list[Sentence]:
    parts = [sentences(effect, voice) for effect in word.effects]
    if not all(isinstance(part, Deed) for row in parts for part in row):
        either = " oder ".join([row[0].main() for row in parts])
        return [Claim(subject="entweder", rest=either)]
    acts = tuple(act for effect in word.effects for act in _acts(effect, voice))
    return [Deed(acts=acts, joint="oder", lead="entweder")]


@sentences.register
def _(word: ForEach, voice: Voice) -> list[Sentence]:
    every = cards_phrase(word.what, voice, ACC, "jed") if isinstance(word.what, Cards) else noun_phrase(
        word.what, voice, ACC
    )
    effect = sentences(word.effect, voice)
    return [replace(effect[0], adverb=f"für {every} einzeln"), *effect[1:]]


@sentences.register
def _(word: ForEachDomain, voice: Voice) -> list[Sentence]:
    every = f"jede {owned(word.which.whose, terms.DOMAIN, voice, GEN, plural=True)}{domain_clause(word.which, voice)}"
    effect = sentences(word.effect, voice)
    return [opened(effect[0], f"für {every} einzeln"), *effect[1:]]


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
