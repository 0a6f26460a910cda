"""Amounts in German: as a number, and as what is counted after "für"."""

from __future__ import annotations

import re

from rlyeh.language.effects.domains import ResourceTypes
from rlyeh.language.nouns.amounts import CountOf, IconsOf, Number, SkillOf, Tally, TheX
from rlyeh.language.nouns.cards import Cards
from rlyeh.model import Zone
from rlyeh.translation.german import terms
from rlyeh.translation.german.grammar import ACC, DAT, GEN, clause
from rlyeh.translation.german.nouns import cards_phrase
from rlyeh.translation.german.voice import Quantity, Voice, noun_phrase, quantity


@quantity.register
def _(word: Number, voice: Voice) -> Quantity:
    return Quantity(str(word.number))


@quantity.register
def _(word: TheX, voice: Voice) -> Quantity:
    return Quantity("X", "jedes X")


@quantity.register
def _(word: CountOf, voice: Voice) -> Quantity:
    if isinstance(word.what, Cards):
        counted = cards_phrase(word.what, voice, GEN, "der", plural=True)
        every = cards_phrase(word.what, voice, ACC, "jed")
        every += " im Spiel" if word.what.zones == (Zone.PLAY,) and _is_bare(every) else ""
        return Quantity(f"die Anzahl {counted}", every, cards_phrase(word.what, voice, DAT, "", plural=True))
    return Quantity(f"die Anzahl {noun_phrase(word.what, voice, GEN)}", noun_phrase(word.what, voice, ACC))


def _is_bare(phrase: str) -> bool:
    """Whether nothing stands behind the noun."""
    return re.split(r"[ -]", phrase)[-1] in {noun.one for noun in terms.NOUNS.values()}


@quantity.register
def _(word: SkillOf, voice: Voice) -> Quantity:
    owner = noun_phrase(word.whose, voice, GEN)
    return Quantity(f"die Fertigkeit {owner}", f"jeden Punkt der Fertigkeit {owner}")


@quantity.register
def _(word: IconsOf, voice: Voice) -> Quantity:
    icon = f"[{word.icon.slug}]-Symbol"
    if word.whose is None:
        return Quantity(f"die Anzahl ihrer {icon}e", f"jedes ihrer {icon}e")
    bearer = noun_phrase(word.whose, voice, DAT)
    return Quantity(f"die Anzahl der {icon}e auf {bearer}", f"jedes {icon} auf {bearer}", f"{icon}en auf {bearer}")


@quantity.register
def _(word: Tally, voice: Voice) -> Quantity:
    if word.what == "domains":
        yours = "sein" if voice.third else "dein"
        return Quantity(f"die Anzahl {yours}er Domänen", f"jede {yours}er Domänen")
    margin = clause("um das der Konflikt gewonnen wurde")
    return Quantity("die Anzahl der Symbole, mit denen der Konflikt gewonnen wurde", f"jedes Symbol{margin}")


@quantity.register
def _(word: ResourceTypes, voice: Voice) -> Quantity:
    if word.supplying is not None:
        there = f"[{word.supplying}]-Ressource{{n}} an der Domäne" + clause("die zum Bezahlen geleert wird")
        return Quantity(f"die Anzahl der {there.format(n='n')}", f"jede {there.format(n='')}")
    excluded = f"außer [{word.other_than}] an der Domäne" + clause("die zum Bezahlen geleert wird")
    return Quantity(f"die Anzahl der Ressourcenarten {excluded}", f"jede Ressourcenart {excluded}")
