"""Permissions in German: what may be done, by whom, with whom and at what price."""

from __future__ import annotations

from rlyeh.engine.words import Act, Subject
from rlyeh.language.effects.unless import Unless
from rlyeh.language.modifiers.cheaper import CheaperFor, GivenUp, GiveUpToPlay, SeveralDomains
from rlyeh.language.modifiers.plans import Company
from rlyeh.language.modifiers.playing import CannotPlay, CannotTrigger, RandomResource
from rlyeh.language.modifiers.prices import AtAPrice
from rlyeh.language.modifiers.prohibitions import CannotBear, CannotBeChosen, FixedCost
from rlyeh.language.nouns.cards import CARD, Cards
from rlyeh.language.nouns.players import AnyPlayer, EachPlayer, Who
from rlyeh.translation.german import terms
from rlyeh.translation.german.circumstances import if_clause
from rlyeh.translation.german.grammar import ACC, DAT, GEN, NOM, Case, Claim, Deed, Sentence, closed
from rlyeh.translation.german.nouns import cards_phrase, is_many, own_name, said_number
from rlyeh.translation.german.people import is_you
from rlyeh.translation.german.voice import Voice, circumstance, claim, noun_phrase, sentences

CAN = ("kann", "können")


def _who(subject: Subject, voice: Voice) -> str:
    """The cards of which something is said, in the plural without an article."""
    if isinstance(subject, Cards):
        return cards_phrase(subject, voice, NOM, "", plural=True)
    return noun_phrase(subject, voice, NOM)


@sentences.register
def _(word: Unless, voice: Voice) -> list[Sentence]:
    effect = sentences(word.effect, voice)
    by = word.by
    payer = f"{noun_phrase(by, voice, NOM)} nicht"
    if isinstance(by, (AnyPlayer, EachPlayer)):
        payer = "kein Spieler"
    ready = "bereit bist" if is_you(by) and not voice.third else "bereit ist"
    price = sentences(word.price, voice if is_you(by) else voice.of_them())[0]
    assert isinstance(price, Deed)
    return [*effect[:-1], closed(effect[-1], f", sofern {payer} {ready}, {price.infinitive(zu=True)}")]


@claim.register
def _(word: FixedCost, voice: Voice) -> Claim:
    if word.number is None:
        named = noun_phrase(word.what, voice, ACC)
        cards = cards_phrase(word.what, voice, ACC, "", plural=True) if isinstance(word.what, Cards) else named
        return Claim(subject=f"die Kosten für {cards}", verb="können", rest="nicht gesenkt werden")
    verb = "kosten" if isinstance(word.what, Cards) else "kostet"
    return Claim(subject=_who(word.what, voice), verb=verb, rest=said_number(word.number, voice))


@claim.register
def _(word: CannotPlay, voice: Voice) -> Claim:
    if isinstance(word.who, AnyPlayer):
        return Claim(subject=_who(word.what, voice), verb=CAN[is_many(word.what)], rest="nicht gespielt werden")
    if isinstance(word.what, Cards):
        rest = f"{cards_phrase(word.what, voice, ACC, 'kein', plural=True)} spielen"
    else:
        rest = f"{noun_phrase(word.what, voice, ACC)} nicht spielen"
    return Claim(subject=noun_phrase(word.who, voice, NOM), verb="kann", rest=rest)


@claim.register
def _(word: CannotTrigger, voice: Voice) -> Claim:
    labels = " oder ".join(terms.LABELS[label] for label in word.labels)
    effects = f"Effekte mit „{labels}“" if labels else "Effekte"
    if word.of is not None:
        effects += f" von {cards_phrase(word.of, voice, DAT, '', plural=True)}"
    where = " von außerhalb des Spiels" if word.out_of_play else ""
    subject = noun_phrase(word.who, voice, NOM)
    closing = ""
    if word.unless is not None:
        closing = f", außer {if_clause(circumstance(word.unless, voice.of_them()), 'wenn').removesuffix(',')}"
    return Claim(subject=subject, verb="kann", rest=f"{effects}{where} nicht auslösen", closing=closing)


def effects_of(voice: Voice, triggered: bool, by: Who | None, of: Cards) -> str:
    """Effects of a sort: "ausgelöste Effekte eines Gegners", "Effekte von Ereigniskarten"."""
    effects = "ausgelöste Effekte" if triggered else "Effekte"
    whose = "" if by is None else f" {noun_phrase(by, voice, GEN)}"
    return effects + whose + ("" if of == CARD else f" von {cards_phrase(of, voice, DAT, '', plural=True)}")


@claim.register
def _(word: CannotBeChosen, voice: Voice) -> Claim:
    effects = effects_of(voice, word.triggered, word.by, word.of)
    target = "als einziges Ziel" if word.alone else "als Ziel"
    rest = f"nicht {target} gewählt werden (gilt für {effects})"
    return Claim(subject=_who(word.subject, voice), verb=CAN[is_many(word.subject)], rest=rest)


@claim.register
def _(word: CannotBear, voice: Voice) -> Claim:
    cards = cards_phrase(word.what, voice, NOM, "", plural=True)
    return Claim(subject=f"an {noun_phrase(word.subject, voice, ACC)}", verb="können",
                 rest=f"keine {cards} angelegt werden")  # fmt: skip


@claim.register
def _(word: RandomResource, voice: Voice) -> Claim:
    rest = "die Karte, die er als Ressource anlegt, zufällig von seiner Hand"
    return Claim(subject="ein Gegner", verb="nimmt", rest=f"in der Ressourcenphase {rest}")


@claim.register
def _(word: SeveralDomains, voice: Voice) -> Claim:
    you, may = ("er", "darf") if voice.third else ("du", "darfst")
    return Claim(subject=you, verb=may, rest=f"mehrere Domänen leeren, um {own_name(voice, ACC)} zu bezahlen")


@noun_phrase.register
def _(word: GivenUp, voice: Voice, case: Case) -> str:
    if word.number:
        cards = cards_phrase(word.what, voice, case, "", plural=word.number != 1)
        return f"bis zu {said_number(word.number, voice)} {cards}"
    return f"beliebig viele {cards_phrase(word.what, voice, case, '', plural=True)}"


@sentences.register
def _(word: GiveUpToPlay, voice: Voice) -> list[Sentence]:
    return sentences(word.deed, voice)


@claim.register
def _(word: CheaperFor, voice: Voice) -> Claim:
    you, may, play = ("er", "darf", "spielt") if voice.third else ("du", "darfst", "spielst")
    deed = sentences(word.offer.deed, voice)[0]
    assert isinstance(deed, Deed)
    own = own_name(voice, ACC)
    lower = f"um die Kosten für {own} für jeden davon um {word.offer.each} zu senken"
    return Claim(subject=you, verb=may, rest=deed.infinitive(zu=False), opener=f"wenn {you} {own} {play},",
                 closing=f", {lower}")  # fmt: skip


@claim.register
def _(word: Company, voice: Voice) -> Claim:
    where = "Geschichten" if word.to is None else noun_phrase(word.to, voice, DAT)
    who, verb = _who(word.subject, voice), CAN[is_many(word.subject)]
    if word.how == "alone":
        return Claim(subject=who, verb=verb, rest=f"{where} nur allein zugewiesen werden")
    if word.how == "not alone":
        return Claim(subject=who, verb=verb, rest=f"{where} nicht allein zugewiesen werden")
    if word.how == "apart":
        assert word.with_ is not None
        rest = f"nicht derselben Geschichte zugewiesen werden wie {noun_phrase(word.with_, voice, NOM)}"
        return Claim(subject=who, verb=verb, rest=rest)
    if word.how == "at most":
        rest = f"{where} jeweils höchstens {said_number(word.number, voice)} zugewiesen werden"
        return Claim(subject=f"von allen {_of_all(word.subject, voice)}", verb="kann", rest=rest)
    if word.how == "one story":
        rest = f"{_who(word.subject, voice)} nur einer einzigen Geschichte zuweisen"
        return Claim(subject="jeder Spieler", verb="kann", rest=rest)
    rest = f"{_who(word.subject, voice)} verschiedener Fraktionen nicht derselben Geschichte zuweisen"
    return Claim(subject="die Spieler", verb="können", rest=rest)


def _of_all(subject: Subject, voice: Voice) -> str:
    if isinstance(subject, Cards):
        return cards_phrase(subject, voice, DAT, "", plural=True)
    return noun_phrase(subject, voice, DAT)


@claim.register
def _(word: AtAPrice, voice: Voice) -> Claim:
    who = "jeder Spieler" if isinstance(word.who, AnyPlayer) else noun_phrase(word.who, voice, NOM)
    price = sentences(word.cost, voice.of_them())[0]
    paid = price.infinitive(zu=False) if isinstance(price, Deed) else price.final()
    closing = f", um {_deed(word, voice)}" + (", falls möglich" if word.if_able else "")
    return Claim(subject=who, verb="muss", rest=paid, closing=closing)


def _deed(word: AtAPrice, voice: Voice) -> str:
    """What the price is paid for."""
    what = word.what
    one = "" if what is None else cards_phrase(what, voice, ACC, "ein") if isinstance(what, Cards) else noun_phrase(
        what, voice, ACC
    )
    where = "einer Geschichte" if word.at is None else noun_phrase(word.at, voice, DAT)
    if word.act is Act.CHOOSE:
        return f"{one} als Ziel" + (" eines ausgelösten Effekts zu wählen" if word.triggered else " zu wählen")
    if word.act is Act.USE:
        if what is None:
            return "einen Effekt auszulösen"
        of = cards_phrase(what, voice, GEN, "ein") if isinstance(what, Cards) else noun_phrase(what, voice, GEN)
        return f"eine Fähigkeit {of} auszulösen"
    if word.act is Act.RESOURCE:
        return "in der Ressourcenphase eine Ressource anzulegen"
    if word.act is Act.COMMIT:
        return f"{one} {where} zuzuweisen"
    return f"Charaktere {'Geschichten' if word.act is Act.COMMIT_AT_ALL else where} zuzuweisen"


__all__ = ["effects_of"]
