"""Conditions in German."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from rlyeh.language.conditions import (
    During,
    Every,
    Exists,
    IsCommitted,
    IsOne,
    More,
    NoneOf,
    Opposite,
    Overpaid,
    Paired,
    StillInPlay,
    TimeIs,
    TurnOf,
)
from rlyeh.language.nouns.adjectives import TypeIs
from rlyeh.language.nouns.domains import Domains
from rlyeh.language.nouns.players import AnyPlayer, ControllerOf, EachPlayer
from rlyeh.language.nouns.positions import EnteredDiscard, Lies
from rlyeh.language.triggers.past import Happened
from rlyeh.model import Zone
from rlyeh.translation.german import terms
from rlyeh.translation.german.grammar import ACC, DAT, GEN, NOM, Claim, Sentence, clause, opened, phrase
from rlyeh.translation.german.nouns import cards_phrase, is_many, own_name
from rlyeh.translation.german.people import owned
from rlyeh.translation.german.voice import Tense, Voice, attribute, circumstance, moment, noun_phrase, quantity


@circumstance.register
def _(word: Exists, voice: Voice) -> Claim:
    place = "im Spiel" if word.what.zones == (Zone.PLAY,) else ""
    if word.exactly:
        many = word.at_least != 1
        number = str(word.at_least) if many else ""
        cards = cards_phrase(word.what, voice, NOM, "" if many else "ein", plural=many)
        return Claim(subject=" ".join(f"genau {number} {cards}".split()), verb="sind" if many else "ist", rest=place)
    if word.at_least == 1:
        single = cards_phrase(word.what, voice, NOM, "ein")
        return Claim(subject=f"mindestens {single}", verb="ist", rest=place)
    several = cards_phrase(word.what, voice, NOM, "", plural=True)
    return Claim(subject=f"{word.at_least} oder mehr {several}", verb="sind", rest=place)


@circumstance.register
def _(word: NoneOf, voice: Voice) -> Claim:
    if isinstance(word.what, Domains):
        subject = f"keine {owned(word.what.whose, terms.DOMAIN, voice, GEN, plural=True)}"
        drained = word.what.drained
        state = "da" if drained is None else "geleert" if drained else "ungeleert"
        return Claim(subject=subject, verb="ist", rest=state)
    place = "im Spiel" if word.what.zones == (Zone.PLAY,) else ""
    return Claim(subject=cards_phrase(word.what, voice, NOM, "kein", plural=True), verb="sind", rest=place)


@circumstance.register
def _(word: IsCommitted, voice: Voice) -> Claim:
    return Claim(subject=noun_phrase(word.who, voice, NOM), verb="ist", rest="einer Geschichte zugewiesen")


@circumstance.register
def _(word: IsOne, voice: Voice) -> Claim:
    subject = noun_phrase(word.who, voice, NOM)
    if any(isinstance(test, EnteredDiscard) for test in word.what.tests):
        return Claim(subject=subject, verb="ist", rest="in dieser Phase in einen Ablagestapel gelangt")
    lies = [test for test in word.what.tests if not isinstance(test, TypeIs)]
    if lies and all(isinstance(test, Lies) for test in lies) and word.what.zones == (Zone.PLAY,):
        stems = [stem for test in lies for stem in attribute(test, voice).adjectives]
        return Claim(subject=subject, verb="ist", rest=" und ".join(stems))
    return Claim(subject=subject, verb="ist", rest=cards_phrase(word.what, voice, NOM, "ein"))


@circumstance.register
def _(word: Overpaid, voice: Voice) -> Claim:
    you, verb = ("er", "hat") if voice.third else ("du", "hast")
    card = own_name(voice, NOM) if voice.title else "diese Karte"
    if voice.has_price and not voice.is_event:
        card = "diesen Effekt"
    return Claim(subject=you, verb=verb, rest=f"für {card} überzahlt")


@circumstance.register
def _(word: During, voice: Voice) -> str:
    noun = terms.PHASES[word.phase]
    if isinstance(word.whose, AnyPlayer):
        adverb = f"während {phrase(noun, GEN, 'der')}"
    else:
        adverb = f"während {owned(word.whose, noun, voice, GEN)}"
    if word.committed is not None:
        who = "alle Spieler" if isinstance(word.committed, EachPlayer) else noun_phrase(word.committed, voice, ACC)
        return f"{adverb} nach dem Zuweisen durch {who}"
    if word.resolved:
        return f"{adverb} nach dem Abhandeln aller Geschichten"
    return f"{adverb} vor dem Zuweisen von Charakteren" if word.uncommitted else adverb


@circumstance.register
def _(word: Happened, voice: Voice) -> Claim:
    what = moment(word.what, voice, Tense.DONE)
    that = clause(f"dass {what if isinstance(what, str) else what.final()}")
    often = "nicht " if word.at_most == 0 else "" if word.at_least == 1 else f"mindestens {word.at_least}-mal "
    if word.at_most:
        often = f"höchstens {word.at_most}-mal "
    return Claim(subject="es", verb="ist", rest=f"{this(word.this)} {often}vorgekommen", closing=that)


def this(period: Literal["phase", "turn"]) -> str:
    """In this turn or phase."""
    return "in dieser Phase" if period == "phase" else "in diesem Zug"


@circumstance.register
def _(word: TurnOf, voice: Voice) -> str:
    if isinstance(word.whose, ControllerOf):
        return "im Zug des Spielers" + clause("der ihn kontrolliert")
    turn = owned(word.whose, terms.TURN, voice, DAT)
    return f"im {turn.removeprefix('dem ')}" if turn.startswith("dem ") else f"in {turn}"


@circumstance.register
def _(word: StillInPlay, voice: Voice) -> Claim:
    verb = "sind" if is_many(word.what) else "ist"
    return Claim(subject=noun_phrase(word.what, voice, NOM), verb=verb, rest="noch im Spiel")


@circumstance.register
def _(word: TimeIs, voice: Voice) -> Claim:
    return Claim(subject="es", verb="ist", rest="Nacht" if word.night else "Tag")


@circumstance.register
def _(word: More, voice: Voice) -> Claim:
    compared = quantity(word.that, voice).value
    return Claim(subject=quantity(word.this, voice).value, verb="ist", rest="höher", closing=f" als {compared}")


@circumstance.register
def _(word: Every, voice: Voice) -> Claim:
    every = cards_phrase(word.what, voice, NOM, "jed")
    return Claim(subject=every, verb="ist", rest=cards_phrase(word.is_, voice, NOM, "ein"))


@circumstance.register
def _(word: Paired, voice: Voice) -> Claim:
    this, that = circumstance(word.this, voice), circumstance(word.that, voice)
    first, second = _as_claim(this), _as_claim(that)
    joint = "oder" if word.one_is_enough else "und"
    return Claim(subject=f"{first.final()} {joint} {second.subject}", verb=second.verb,
                 rest=f"{second.adverb} {second.rest}", particle=second.particle, closing=second.closing)  # fmt: skip


@circumstance.register
def _(word: Opposite, voice: Voice) -> Claim | str:
    condition = circumstance(word.of, voice)
    if isinstance(condition, str):
        return f"nicht {condition}"
    return replace(condition, rest=f"nicht {condition.rest}")


def _as_claim(condition: Claim | str) -> Claim:
    return Claim(subject="es", verb="ist", rest=condition) if isinstance(condition, str) else condition


def if_clause(condition: Claim | str, joint: str = "falls") -> str:
    """A condition in front of a sentence, with its comma; an adverb stands there as it is."""
    return condition if isinstance(condition, str) else f"{joint} {condition.final()},"


def under(sentence: Sentence, condition: Claim | str, joint: str = "falls") -> Sentence:
    """A sentence that hangs on a condition in front of it."""
    return opened(sentence, if_clause(condition, joint))
