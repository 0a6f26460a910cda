"""Amounts in German: as a number, and as what is counted after "für"."""

from __future__ import annotations

import re

from rlyeh.language.effects.domains import ResourceTypes
from rlyeh.language.nouns.amounts import CostOf, CountOf, IconsOf, Number, SkillOf, Tally, TheX, TokenCount, WoundsOn
from rlyeh.language.nouns.cards import Cards
from rlyeh.language.triggers.past import HowOften
from rlyeh.model import Zone
from rlyeh.translation.german import terms
from rlyeh.translation.german.circumstances import this
from rlyeh.translation.german.grammar import ACC, DAT, GEN, clause
from rlyeh.translation.german.nouns import cards_phrase
from rlyeh.translation.german.people import owned
from rlyeh.translation.german.voice import Quantity, Tense, Voice, moment, noun_phrase, quantity


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
    printed = "aufgedruckte " if word.printed else ""
    if word.whose is None:
        return Quantity(f"ihre {printed}Fertigkeit", f"jeden Punkt ihrer {printed and 'aufgedruckten '}Fertigkeit")
    owner = noun_phrase(word.whose, voice, GEN)
    each = f"jeden Punkt der {printed and 'aufgedruckten '}Fertigkeit {owner}"
    return Quantity(f"die {printed}Fertigkeit {owner}", each)


@quantity.register
def _(word: CostOf, voice: Voice) -> Quantity:
    printed = "aufgedruckten " if word.printed else ""
    costs = f"{printed}Kosten {noun_phrase(word.whose, voice, GEN)}"
    return Quantity(f"die {costs}", f"jeden Punkt der {costs}")


@quantity.register
def _(word: IconsOf, voice: Voice) -> Quantity:
    icon = "Symbol" if word.icon is None else f"[{word.icon.slug}]-Symbol"
    one, many = ("aufgedruckte ", "aufgedruckten ") if word.printed else ("", "")
    if word.whose is None:
        return Quantity(f"die Anzahl ihrer {many}{icon}e", f"jedes ihrer {many}{icon}e")
    bearer = noun_phrase(word.whose, voice, DAT)
    return Quantity(
        f"die Anzahl der {many}{icon}e auf {bearer}", f"jedes {one}{icon} auf {bearer}", f"{many}{icon}en auf {bearer}"
    )


@quantity.register
def _(word: WoundsOn, voice: Voice) -> Quantity:
    bearer = noun_phrase(word.whose, voice, DAT)
    return Quantity(f"die Anzahl der Wunden auf {bearer}", f"jede Wunde auf {bearer}", f"Wunden auf {bearer}")


@quantity.register
def _(word: Tally, voice: Voice) -> Quantity:
    if word.what == "domains":
        stems = () if word.drained is None else ("geleert",) if word.drained else ("nicht geleert",)
        domains = owned(word.whose, terms.DOMAIN, voice, GEN, stems, plural=True)
        return Quantity(f"die Anzahl {domains}", f"jede {domains}")
    if word.what == "overpayment":
        paid = clause("um die überbezahlt wurde")
        return Quantity("die Anzahl der Ressourcen, um die überbezahlt wurde", f"jede Ressource{paid}")
    margin = clause("um das der Konflikt gewonnen wurde")
    return Quantity("die Anzahl der Symbole, mit denen der Konflikt gewonnen wurde", f"jedes Symbol{margin}")


@quantity.register
def _(word: ResourceTypes, voice: Voice) -> Quantity:
    if word.supplying is not None:
        there = f"[{word.supplying}]-Ressource{{n}} an der Domäne" + clause("die zum Bezahlen geleert wird")
        return Quantity(f"die Anzahl der {there.format(n='n')}", f"jede {there.format(n='')}")
    excluded = f"außer [{word.other_than}] an der Domäne" + clause("die zum Bezahlen geleert wird")
    return Quantity(f"die Anzahl der Ressourcenarten {excluded}", f"jede Ressourcenart {excluded}")


@quantity.register
def _(word: TokenCount, voice: Voice) -> Quantity:
    on = noun_phrase(word.on, voice, DAT)
    return Quantity(f"die Anzahl der Erfolgsmarker auf {on}", f"jeden Erfolgsmarker auf {on}")


@quantity.register
def _(word: HowOften, voice: Voice) -> Quantity:
    what = moment(word.what, voice, Tense.DONE)
    that = clause(f"dass {what if isinstance(what, str) else what.final()}")
    return Quantity(f"die Anzahl der Male {this(word.this)}{that}", f"jedes Mal {this(word.this)}{that}")
