"""Verbs in German: what is done to cards."""

from __future__ import annotations

from dataclasses import replace

from rlyeh.engine.reading import Until
from rlyeh.engine.words import Subject
from rlyeh.language.effects.characters import (
    Cancel,
    Destroy,
    DiscardFromPlay,
    DriveInsane,
    Exhaust,
    KeepEvent,
    Pay,
    Ready,
    RemoveFromGame,
    RestoreAndReady,
    ReturnToHand,
    Sacrifice,
    Uncommit,
    Wound,
    seen_cards,
)
from rlyeh.language.effects.control import TakeControl
from rlyeh.language.effects.resources import DiscardResource
from rlyeh.language.nouns.cards import Cards
from rlyeh.language.nouns.owners import are_yours
from rlyeh.language.nouns.spoken_of import Choose, This, Together
from rlyeh.translation.german import terms
from rlyeh.translation.german.grammar import (
    ACC,
    CHOOSE,
    DAT,
    NOM,
    PL,
    Act,
    Case,
    Claim,
    Deed,
    Sentence,
    Verb,
    pronoun,
    so_many,
)
from rlyeh.translation.german.nouns import is_many, kind_of, said_number
from rlyeh.translation.german.people import is_you
from rlyeh.translation.german.voice import Voice, noun_phrase, quantity, sentences

IF_ABLE = ", falls möglich"

WOUND = Verb("verwunde", "verwunden")
GIVE = Verb("gib", "geben")
LAY_ON = Verb("lege", "legen")
DESTROY = Verb("zerstöre", "zerstören")
SACRIFICE = Verb("opfere", "opfern")
DISCARD = Verb("lege", "legen", "ab")
DRIVE = Verb("treibe", "treiben")
MAKE = Verb("mache", "machen")
EXHAUST = Verb("erschöpfe", "erschöpfen")
DRAIN = Verb("leere", "leeren")
RETURN = Verb("bringe", "bringen", "zurück")
TAKE = Verb("nimm", "nehmen")
REMOVE = Verb("entferne", "entfernen")
RESTORE = Verb("stelle", "stellen", "wieder her")
CANCEL = Verb("hebe", "heben", "auf")
PAY = Verb("bezahle", "bezahlen")
TAKE_OVER = Verb("übernimm", "übernehmen")

LASTING: dict[Until, str] = {
    Until.PHASE: "bis zum Ende der Phase",
    Until.TURN: "bis zum Ende des Zuges",
    Until.NEXT_TURN: "bis zum Beginn deines nächsten Zuges",
    Until.NEXT_REFRESH: "bis zum Ende der nächsten Auffrischungsphase",
    Until.RESOLVES_AGAIN: "bis jene Geschichte wieder abgehandelt wird,",
    Until.NEXT_TURN_END: "bis zum Ende deines nächsten Zuges",
    Until.NEXT_ACTION: "als deine nächste Aktion",
}


def duration(until: Until, voice: Voice) -> str:
    """How long something lasts, as an adverb; nothing where it lasts for good."""
    if until is Until.WHILE_EXHAUSTED:
        return f"solange {voice.title or 'diese Karte'} erschöpft ist,"
    lasting = LASTING.get(until, "")
    return lasting.replace("deine", "seine") if voice.third else lasting


def is_chosen(whom: Subject, voice: Voice) -> bool:
    """Whether a target is chosen with the verb, and was not named before."""
    if isinstance(whom, Together):
        return all(is_chosen(part, voice) for part in whom.parts)
    return isinstance(whom, Choose) and whom.is_target() and not voice.knows(whom)


def it(whom: Subject, case: Case) -> str:
    """The pronoun for cards that were just named."""
    return pronoun(case, kind_of(whom))


def picked_by_other(whom: Subject, voice: Voice) -> Sentence | None:
    """That another player chooses it: "ein Gegner wählt einen Charakter unter seiner Kontrolle"."""
    if not isinstance(whom, Choose) or is_you(whom.by) or not is_chosen(whom, voice):
        return None
    picked = noun_phrase(whom, replace(voice, speaker=whom.by), ACC)
    return Claim(subject=noun_phrase(whom.by, voice, NOM), verb="wählt", rest=picked)


def one_act(verb: Verb, whom: Subject, voice: Voice, tail: str = "", if_able: bool = False) -> list[Sentence]:
    """A verb with its object: "wähle und verwunde einen Charakter", "verwunde alle Charaktere"."""
    other = picked_by_other(whom, voice)
    if other is not None:
        again = noun_phrase(whom, voice.having(whom), ACC)
        return [other, Deed(acts=(Act(verb, again, tail),), closing=IF_ABLE if if_able else "")]
    act = Act(verb, noun_phrase(whom, voice, ACC), tail, is_chosen(whom, voice), it(whom, ACC))
    return [Deed(acts=(act,), closing=IF_ABLE if if_able else "")]


def choose_then(whom: Subject, voice: Voice, *acts: Act, if_able: bool = False) -> list[Sentence]:
    """Choosing, and then something with the pronoun: "wähle einen Charakter und gib ihm 7 Wunden"."""
    other = picked_by_other(whom, voice)
    if other is not None:
        return [other, Deed(acts=acts, closing=IF_ABLE if if_able else "")]
    chosen = Act(CHOOSE, noun_phrase(whom, voice, ACC))
    return [Deed(acts=(chosen, *acts), closing=IF_ABLE if if_able else "")]


@sentences.register
def _(word: Wound, voice: Voice) -> list[Sentence]:
    if word.number == 1:
        return one_act(WOUND, word.whom, voice, if_able=word.if_able)
    wounds = so_many(said_number(word.number, voice), terms.WOUND.many)
    if is_chosen(word.whom, voice):
        return choose_then(word.whom, voice, Act(GIVE, f"{it(word.whom, DAT)} {wounds}"), if_able=word.if_able)
    return [Deed(acts=(Act(GIVE, f"{noun_phrase(word.whom, voice, DAT)} {wounds}"),))]


@sentences.register
def _(word: Destroy, voice: Voice) -> list[Sentence]:
    return one_act(DESTROY, word.whom, voice, if_able=word.if_able)


@sentences.register
def _(word: Sacrifice, voice: Voice) -> list[Sentence]:
    act = Act(SACRIFICE, noun_phrase(word.whom, voice, ACC))
    return [Deed(acts=(act,), closing=IF_ABLE if word.if_able else "")]


@sentences.register
def _(word: DiscardFromPlay, voice: Voice) -> list[Sentence]:
    return one_act(DISCARD, word.whom, voice, "aus dem Spiel", word.if_able)


@sentences.register
def _(word: DiscardResource, voice: Voice) -> list[Sentence]:
    return one_act(DISCARD, word.whom, voice.away(), if_able=word.if_able)


@sentences.register
def _(word: DriveInsane, voice: Voice) -> list[Sentence]:
    closing = ", ungeachtet von Willenskraft und [terror]-Symbolen" if word.past_protection else ""
    closing += IF_ABLE if word.if_able else ""
    if word.as_cost:
        act = Act(DRIVE, noun_phrase(word.whom, voice, ACC), "in den Wahnsinn")
        return [Deed(acts=(act,), closing=closing)]
    other = picked_by_other(word.whom, voice)
    if other is not None:
        again = noun_phrase(word.whom, voice.having(word.whom), NOM)
        verb = "werden" if is_many(word.whom) else "wird"
        return [other, Claim(subject=again, verb=verb, rest="wahnsinnig", closing=closing)]
    if isinstance(word.whom, Choose) and not voice.knows(word.whom):
        act = Act(DRIVE, noun_phrase(word.whom, voice, ACC), "in den Wahnsinn", True, it(word.whom, ACC))
        return [Deed(acts=(act,), closing=closing)]
    verb = "werden" if is_many(word.whom) else "wird"
    return [Claim(subject=noun_phrase(word.whom, voice, NOM), verb=verb, rest="wahnsinnig", closing=closing)]


@sentences.register
def _(word: Ready, voice: Voice) -> list[Sentence]:
    return one_act(MAKE, word.whom, voice, "bereit", word.if_able)


@sentences.register
def _(word: Exhaust, voice: Voice) -> list[Sentence]:
    if word.as_cost:
        return [Deed(acts=(Act(EXHAUST, noun_phrase(word.whom, voice, ACC)),))]
    return one_act(EXHAUST, word.whom, voice, if_able=word.if_able)


@sentences.register
def _(word: ReturnToHand, voice: Voice) -> list[Sentence]:
    verb = RETURN if seen_cards(word.whom) is None else TAKE
    return one_act(verb, word.whom, voice.away(), _hand(word.whom, voice), word.if_able)


def _hand(whom: Subject, voice: Voice) -> str:
    """Whose hand cards go back to."""
    if are_yours(whom):
        return f"auf {'seine' if voice.third else 'deine'} Hand"
    if isinstance(whom, Cards) or kind_of(whom) is PL:
        return "auf die Hände ihrer Besitzer"
    if isinstance(whom, This):
        return "auf die Hand des Besitzers"
    return f"auf die Hand {'seines' if kind_of(whom) is terms.CHARACTER.gender else 'ihres'} Besitzers"


@sentences.register
def _(word: KeepEvent, voice: Voice) -> list[Sentence]:
    yours = "seine" if voice.third else "deine"
    act = Act(TAKE, noun_phrase(word.whom, voice, ACC), f"zurück auf {yours} Hand")
    return [Deed(acts=(act,), closing=", statt es abzulegen")]


@sentences.register
def _(word: RemoveFromGame, voice: Voice) -> list[Sentence]:
    return one_act(REMOVE, word.whom, voice.away(), "aus der Partie")


@sentences.register
def _(word: Uncommit, voice: Voice) -> list[Sentence]:
    stories = "von ihren Geschichten" if is_many(word.whom) else "von der Geschichte"
    return one_act(REMOVE, word.whom, voice, stories, word.if_able)


@sentences.register
def _(word: RestoreAndReady, voice: Voice) -> list[Sentence]:
    if is_chosen(word.whom, voice):
        pronoun_ = it(word.whom, ACC)
        acts = (Act(RESTORE, pronoun_), Act(MAKE, pronoun_, "bereit"))
        return choose_then(word.whom, voice, *acts, if_able=word.if_able)
    whom = noun_phrase(word.whom, voice, ACC)
    closing = IF_ABLE if word.if_able else ""
    return [Deed(acts=(Act(RESTORE, whom), Act(MAKE, it(word.whom, ACC), "bereit")), closing=closing)]


CANCELLED = {
    "its effects": "die Effekte",
    "that wound": "jene Wunde",
    "1 wound": "1 Wunde",
    "all wounds to that character": "alle Wunden jenes Charakters",
    "1 wound to attached character": "1 Wunde des verstärkten Charakters",
}
"""What cards cancel, by the words of the declaration; anything else is "es"."""


@sentences.register
def _(word: Cancel, voice: Voice) -> list[Sentence]:
    return [Deed(acts=(Act(CANCEL, CANCELLED.get(word.what, "es")),))]


@sentences.register
def _(word: Pay, voice: Voice) -> list[Sentence]:
    match = "" if word.match is None else f" (mit mindestens 1 [{word.match}]-Ressource)"
    least = f" (mindestens {word.at_least})" if word.at_least else ""
    return [Deed(acts=(Act(PAY, f"{quantity(word.number, voice).value}{least}{match}"),))]


@sentences.register
def _(word: TakeControl, voice: Voice) -> list[Sentence]:
    lasting = duration(word.until, voice)
    if word.until is Until.WHILE_SOURCE:
        lasting = f"solange {voice.title or 'diese Karte'} im Spiel ist,"
    whom = noun_phrase(word.whom, voice, ACC)
    if not is_you(word.who):
        return _control_goes_over(word, lasting, voice)
    if word.to_owner:
        return [Deed(acts=(Act(GIVE, whom, "an den Besitzer zurück"),))]
    other = picked_by_other(word.whom, voice)
    if other is not None:
        again = noun_phrase(word.whom, voice.having(word.whom), ACC)
        return [other, Deed(opener=lasting, acts=(Act(TAKE_OVER, "", f"die Kontrolle über {again}"),))]
    if word.attach_to is not None:
        move = Act(LAY_ON, it(word.whom, ACC), f"an {noun_phrase(word.attach_to, voice, ACC)}")
        return [Deed(acts=(Act(TAKE_OVER, "", f"die Kontrolle über {whom}"), move))]
    if is_chosen(word.whom, voice):
        take = Act(TAKE_OVER, "", f"die Kontrolle über {it(word.whom, ACC)}")
        if lasting.endswith(","):
            return [*choose_then(word.whom, voice), Deed(opener=lasting, acts=(take,))]
        return choose_then(word.whom, voice, Act(TAKE_OVER, lasting, take.tail))
    return [Deed(opener=lasting, acts=(Act(TAKE_OVER, "", f"die Kontrolle über {whom}"),))]


def _control_goes_over(word: TakeControl, lasting: str, voice: Voice) -> list[Sentence]:
    """Another player takes control: "ein Gegner übernimmt die Kontrolle über jenen Charakter"."""
    chosen: list[Sentence] = []
    if is_chosen(word.whom, voice):
        chosen = choose_then(word.whom, voice)
        voice = voice.having(word.whom)
    rest = f"die Kontrolle über {noun_phrase(word.whom, voice, ACC)}"
    who = noun_phrase(word.who, voice, NOM)
    return [*chosen, Claim(opener=lasting, subject=who, verb="übernimmt", rest=rest)]
