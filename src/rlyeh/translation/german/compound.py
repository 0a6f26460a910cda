"""Words that put effects together, in German."""

from __future__ import annotations

from dataclasses import replace

from rlyeh.engine.words import Effect, Standing
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
from rlyeh.translation.german.grammar import (
    ACC,
    CHOOSE,
    GEN,
    NOM,
    Act,
    Alternatives,
    Claim,
    Deed,
    InOne,
    Noun,
    Sentence,
    Verb,
    opened,
    phrase,
    series,
)
from rlyeh.translation.german.nouns import cards_phrase, domain_clause, is_many, kind_one, of_what
from rlyeh.translation.german.people import is_you, owned, verb_for
from rlyeh.translation.german.standing import standing_claim
from rlyeh.translation.german.verbs import duration, picked_by_other
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
        if place and (not isinstance(sentence, Deed) or (they == "du" and second == "darfst")):
            results.append(sentence)
            continue
        plain = replace(sentence, opener="", closing="")
        if isinstance(plain, Deed | Alternatives):
            rest = plain.infinitive(False)
        else:
            rest = f"dafür sorgen, dass {plain.final()}"
        later = "muss" if third == "darf" else again
        modal = Claim(subject=they if place else subject, verb=later if place else verb, rest=rest,
                      opener=sentence.opener, closing=sentence.closing)  # fmt: skip
        results.append(modal)
    return results


@sentences.register
def _(word: May, voice: Voice) -> list[Sentence]:
    inner_voice = voice if is_you(word.who) else voice.of_them(word.who)
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
        effect = sentences(inner.effect, voice.of_them(word.who))
        return with_modal(word.who, effect, voice, "darfst", "darf")
    return with_modal(word.who, sentences(inner, voice.of_them(word.who)), voice, "musst", "muss")


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
    lead: list[Sentence] = []
    yours: list[str] = []
    for chosen in [choice for choice, _ in word.announced() if choice.is_said_first()]:
        other = picked_by_other(chosen, voice) if isinstance(chosen, Choose) else None
        if other is not None:
            lead.append(other)
        else:
            yours.append(noun_phrase(chosen, voice, ACC))
        voice = voice.having(chosen)
    if yours:
        lead.append(Deed(acts=(Act(CHOOSE, series(yours)),)))
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


@sentences.register
def _(word: Delayed, voice: Voice) -> list[Sentence]:
    when = moment(word.when, voice, Tense.NOW if isinstance(word.when, TimePoint) else Tense.DONE)
    effect = sentences(word.effect, voice)
    opener = when if isinstance(when, str) else f"nachdem {when.final()},"
    return [opened(effect[0], opener), *effect[1:]]


@sentences.register
def _(word: OneOf, voice: Voice) -> list[Sentence]:
    parts = [sentences(effect, voice) for effect in word.effects]
    if all(len(part) == 1 and isinstance(part[0], Deed) and not part[0].opener for part in parts):
        acts = tuple(act for effect in word.effects for act in _acts(effect, voice))
        closing = "".join(part[0].closing for part in parts)
        return [Deed(acts=acts, joint="oder", lead="entweder", closing=closing)]
    if all(len(part) == 1 for part in parts):
        return [Alternatives(parts=tuple(part[0] for part in parts))]
    return [Alternatives(parts=tuple(InOne(parts=tuple(part)) for part in parts))]


@sentences.register
def _(word: ForEach, voice: Voice) -> list[Sentence]:
    if isinstance(word.what, Cards):
        every = cards_phrase(word.what, voice, ACC, "jed")
    elif is_many(word.what):
        every = f"{phrase(Noun('', '', kind_one(word.what)), ACC, 'jed').strip()} {noun_phrase(word.what, voice, GEN)}"
    else:
        every = noun_phrase(word.what, voice, ACC)
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
