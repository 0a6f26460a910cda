"""Healing, dealing out wounds, and cards that lie dormant, in German."""

from __future__ import annotations

from rlyeh.language.effects.dormant import LieDormant
from rlyeh.language.effects.healing import DivideWounds, RemoveWounds, Restore, ThatMany
from rlyeh.language.nouns.spoken_of import Choose
from rlyeh.translation.german import terms
from rlyeh.translation.german.grammar import ACC, CHOOSE, DAT, PL, Act, Deed, Sentence, Verb, number_of
from rlyeh.translation.german.nouns import kind_of, said_number
from rlyeh.translation.german.verbs import IF_ABLE, REMOVE, RESTORE, is_chosen, one_act
from rlyeh.translation.german.voice import Quantity, Voice, noun_phrase, quantity, sentences

DEAL = Verb("verteile", "verteilen")
LAY = Verb("lege", "legen")


@sentences.register
def _(word: Restore, voice: Voice) -> list[Sentence]:
    return one_act(RESTORE, word.whom, voice, if_able=word.if_able)


@sentences.register
def _(word: RemoveWounds, voice: Voice) -> list[Sentence]:
    wounds = f"alle {terms.WOUND.many}"
    if word.number is not None:
        wounds = number_of(said_number(word.number, voice), terms.WOUND, ACC)
    choice = f" {'seiner' if voice.third else 'deiner'} Wahl" if is_chosen(word.whom, voice) else ""
    act = Act(REMOVE, wounds, f"von {noun_phrase(word.whom, voice, DAT)}{choice}")
    return [Deed(acts=(act,), closing=IF_ABLE if word.if_able else "")]


@quantity.register
def _(word: ThatMany, voice: Voice) -> Quantity:
    return Quantity("ebenso viele", "jede davon")


@sentences.register
def _(word: DivideWounds, voice: Voice) -> list[Sentence]:
    among = noun_phrase(word.among, voice, ACC)
    dealt = f"{quantity(word.number, voice).value} {terms.WOUND.many} beliebig auf {among}"
    return [Deed(acts=(Act(DEAL, dealt),))]


@sentences.register
def _(word: LieDormant, voice: Voice) -> list[Sentence]:
    asleep = "schlummernde Karten" if kind_of(word.what) is PL else "schlummernde Karte"
    what = noun_phrase(word.what, voice, ACC)
    at = noun_phrase(word.at, voice, ACC)
    if isinstance(word.at, Choose) and is_chosen(word.at, voice):
        return [Deed(acts=(Act(CHOOSE, at), Act(LAY, what, f"als {asleep} verdeckt daran")))]
    return [Deed(acts=(Act(LAY, what, f"als {asleep} verdeckt an {at}"),))]
