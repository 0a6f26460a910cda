"""Modifiers in German: what texts in force say of cards and rules."""

from __future__ import annotations

from rlyeh.engine.words import Amount, Become, CommitWay, Layer, Subject
from rlyeh.language.effects.struggles import StruggleChange
from rlyeh.language.modifiers.characteristics import (
    Blank,
    GainIcons,
    GainKeyword,
    GainSkill,
    Grant,
    PrintedIcons,
    SetSkill,
)
from rlyeh.language.modifiers.committing import CommitsAs, MustCommit
from rlyeh.language.modifiers.copies import GainAbilitiesOf, GainIconsOf, GainSubtypesOf, TradeIcons
from rlyeh.language.modifiers.entering import Enters, EntersIn
from rlyeh.language.modifiers.naming import Belongs, Called, OnlyOtherFactions
from rlyeh.language.modifiers.playing import PlayableFrom
from rlyeh.language.modifiers.prohibitions import Cannot, CostChange, GrantMatch, Immune, TerrorUnprotected
from rlyeh.language.modifiers.resolving import CountsAt, ExtraWounds
from rlyeh.language.modifiers.struggles import Compares, NoSkillCheck, SkillCheckFirst, WinsStruggles
from rlyeh.language.modifiers.time_of_day import ItIs
from rlyeh.language.modifiers.victory import NEVER, StoriesNeeded
from rlyeh.language.nouns.amounts import Number, TheX
from rlyeh.language.nouns.cards import Cards
from rlyeh.language.nouns.players import ANY_PLAYER, AnyPlayer, You
from rlyeh.language.nouns.spoken_of import Choose, The, This
from rlyeh.model import CardType, Faction, Icon, Keyword, Text, Zone
from rlyeh.model.grammar import PLAIN
from rlyeh.translation.german import terms
from rlyeh.translation.german.circumstances import if_clause
from rlyeh.translation.german.grammar import (
    ACC,
    DAT,
    GEN,
    NOM,
    Claim,
    Deed,
    capital,
    clause,
    determiner,
    phrase,
    relative,
)
from rlyeh.translation.german.nouns import cards_phrase, in_general, is_many, kind_of, one_of, own_name
from rlyeh.translation.german.permissions import effects_of
from rlyeh.translation.german.voice import Voice, circumstance, claim, noun_phrase, quantity, sentences, text

GAINS, LOSES, HAS = ("erhält", "erhalten"), ("verliert", "verlieren"), ("hat", "haben")


def says(
    subject: Subject, voice: Voice, verb: tuple[str, str], rest: str, particle: str = "", closing: str = ""
) -> Claim:
    """Subject and verb, in the number of the cards."""
    who = noun_phrase(subject, voice, NOM)
    return Claim(subject=who, verb=verb[is_many(subject)], rest=rest, particle=particle, closing=closing)


def for_each(times: Amount, voice: Voice) -> str:
    """How often, where it is not once."""
    if times == TheX():
        return ", und das X-mal,"
    return "" if times == Number(1) else f" für {quantity(times, voice).each}"


@claim.register
def _(word: GainIcons, voice: Voice) -> Claim:
    verb = LOSES if word.lost else GAINS
    if word.named is not None:
        icon = noun_phrase(word.named, voice, ACC)
        return says(word.subject, voice, verb, icon + for_each(word.times, voice))
    row = terms.icon_row(word.icons)
    if word.all_ and all(word.icons):
        return says(word.subject, voice, verb, "alle Symbole")
    if word.all_:
        return says(word.subject, voice, verb, f"alle {row}-Symbole")
    if word.times == TheX():
        return says(word.subject, voice, verb, f"X {row}")
    return says(word.subject, voice, verb, row + for_each(word.times, voice))


@claim.register
def _(word: PrintedIcons, voice: Voice) -> Claim:
    if word.icons is not None:
        return says(word.subject, voice, HAS, f"{terms.icon_row(word.icons)} statt der aufgedruckten Symbole")
    kind = "Symbole" if word.lost is None else f"[{word.lost.slug}]-Symbole"
    return says(word.subject, voice, LOSES, f"alle aufgedruckten {kind}")


@claim.register
def _(word: GainSkill, voice: Voice) -> Claim:
    if word.times.is_x():
        sign, number = "+" if word.number > 0 else "-", abs(word.number)
        return says(word.subject, voice, GAINS, f"{sign}{'' if number == 1 else number}X Fertigkeit")
    return says(word.subject, voice, GAINS, f"{word.number:+d} Fertigkeit{for_each(word.times, voice)}")


@claim.register
def _(word: SetSkill, voice: Voice) -> Claim:
    number = quantity(word.number, voice).value
    if word.whatever:
        has = says(word.subject, voice, HAS, f"Fertigkeit {number}")
        return Claim(subject=has.subject, verb=has.verb, rest=has.rest, closing=", was immer sie ändert")
    if isinstance(word.subject, This) and " " in number:
        return Claim(subject="X", verb="ist", rest=f"jederzeit gleich {_dative(number)}")
    return says(word.subject, voice, HAS, f"Fertigkeit {number} statt der aufgedruckten")


def _dative(number: str) -> str:
    return f"der {number.removeprefix('die ')}" if number.startswith("die ") else number


@claim.register
def _(word: GainKeyword, voice: Voice) -> Claim:
    if word.of is not None:
        return says(word.subject, voice, GAINS, f"die Schlüsselwörter {noun_phrase(word.of, voice, GEN)}")
    if word.keyword is None:
        return says(word.subject, voice, LOSES, "alle Schlüsselwörter")
    name = terms.KEYWORDS[word.keyword]
    tough = word.keyword is Keyword.TOUGHNESS
    if word.lost:
        return says(word.subject, voice, LOSES, f"jede {name}" if tough else name)
    value = {Keyword.TOUGHNESS: f" +{word.number}", Keyword.FATED: f" {word.number}"}.get(word.keyword, "")
    return says(word.subject, voice, GAINS, f"{name}{value}{for_each(word.times, voice)}")


@claim.register
def _(word: Grant, voice: Voice) -> Claim:
    inner = voice if isinstance(word.subject, This) else Voice(gained_by=word.subject.mention(PLAIN).noun)
    return says(word.subject, voice, GAINS, f": {quoted(word.text, inner)}")


def quoted(word: Text, voice: Voice) -> str:
    """A text between quotation marks."""
    return f"„{capital(text(word, voice))}“"


@claim.register
def _(word: Blank, voice: Voice) -> Claim:
    if word.keeps_subtypes:
        return says(word.subject, voice, LOSES, "alle Schlüsselwörter und Fähigkeiten")
    owner = noun_phrase(word.subject, voice, GEN)
    if word.never:
        return Claim(subject=f"das Textfeld {owner}", verb="kann", rest="weder geleert werden noch als leer gelten")
    if isinstance(word.subject, Cards):
        return Claim(subject=f"die aufgedruckten Textfelder {owner}", verb="gelten", rest="als leer")
    return Claim(subject=f"das aufgedruckte Textfeld {owner}", verb="gilt", rest="als leer")


@claim.register
def _(word: Become, voice: Voice) -> Claim:
    subtypes = ", ".join(terms.subtype(subtype) for subtype in word.subtypes)
    rest = f"als {terms.TYPE_CARDS[word.type]}" + (f" ({subtypes})" if subtypes else "")
    if word.type is CardType.CHARACTER:
        row = terms.icon_row(word.icons)
        rest += f" mit Fertigkeit {word.skill}" + (f", {row}" if row else "")
        rest += "".join(f" und {terms.KEYWORDS[keyword]}" for keyword, _ in word.keywords)
    if word.text:
        rest += " mit dem Text: " + " ".join(quoted(entry, voice) for entry in word.text)
    return Claim(subject=noun_phrase(word.subject, voice, NOM), verb="gilt", rest=rest)


@claim.register
def _(word: MustCommit, voice: Voice) -> Claim:
    where = "einer Geschichte"
    if word.leader is not None:
        where = f"derselben Geschichte wie {noun_phrase(word.leader, voice, NOM)}"
    if word.story is not None:
        where = noun_phrase(word.story, voice, DAT)
    must = says(word.subject, voice, ("muss", "müssen"), f"{where} zugewiesen werden")
    return Claim(subject=must.subject, verb=must.verb, rest=must.rest, closing=", falls möglich")


@claim.register
def _(word: CommitsAs, voice: Voice) -> Claim:
    where = "einer Geschichte" if word.story is None else one_of(word.story, voice, DAT)
    subject = word.subject
    if word.how is not CommitWay.AS_CHARACTER:
        many = isinstance(subject, Cards)
        cards = noun_phrase(subject, voice, NOM)
        if isinstance(subject, Cards):
            cards = cards_phrase(subject, voice, NOM, "", plural=True)
        if word.how is CommitWay.EXHAUSTED:
            if many:
                return Claim(subject=f"erschöpfte {cards}", verb="können", rest=f"{where} zugewiesen werden")
            return Claim(subject=cards, verb="kann", rest=f"auch erschöpft {where} zugewiesen werden")
        return Claim(subject=cards, verb="werden" if many else "wird", rest=f"beim Zuweisen zu {where} nicht erschöpft")
    you, may = ("er", "darf") if voice.third else ("du", "darfst")
    whom = noun_phrase(subject, voice, ACC)
    return Claim(subject=you, verb=may, rest=f"{whom} erschöpfen, um sie als Charakter {where} zuzuweisen")


@claim.register
def _(word: GainIconsOf, voice: Voice) -> Claim:
    which = "alle aufgedruckten Symbole" if word.printed else "die Symbole"
    return says(word.subject, voice, GAINS, f"{which} {noun_phrase(word.whose, voice, GEN)}")


@claim.register
def _(word: GainSubtypesOf, voice: Voice) -> Claim:
    return says(word.subject, voice, GAINS, f"die Merkmale {noun_phrase(word.whose, voice, GEN)}")


@claim.register
def _(word: TradeIcons, voice: Voice) -> Claim:
    pair = f"{noun_phrase(word.subject, voice, NOM)} und {noun_phrase(word.other, voice, NOM)}"
    if isinstance(word.subject, The) and isinstance(word.other, The):
        pair = phrase(terms.CHARACTER, NOM, "jen", plural=True)
    return Claim(subject=pair, verb="tauschen", rest="ihre Symbole")


@claim.register
def _(word: ItIs, voice: Voice) -> Claim:
    return Claim(subject="es", verb="ist", rest=terms.KEYWORDS[word.time])


@claim.register
def _(word: GainAbilitiesOf, voice: Voice) -> Claim:
    if word.all_text:
        return says(word.subject, voice, GAINS, f"den ganzen Text {noun_phrase(word.whose, voice, GEN)}")
    if isinstance(word.whose, Cards):
        of = cards_phrase(word.whose, voice, GEN, "jed")
        return says(word.subject, voice, GAINS, f"die ausgelösten Fähigkeiten {of}")
    return says(word.subject, voice, GAINS, f"die ausgelösten Fähigkeiten {noun_phrase(word.whose, voice, GEN)}")


@claim.register
def _(word: NoSkillCheck, voice: Voice) -> Claim:
    at = noun_phrase(word.subject, voice, DAT)
    return Claim(subject="keine Fertigkeitsprobe", verb="findet", rest=f"bei {at} statt")


@claim.register
def _(word: WinsStruggles, voice: Voice) -> Claim:
    you, win = ("er", "gewinnt") if voice.third else ("du", "gewinnst")
    kind = "Konflikte" if word.kind is None else f"[{word.kind.slug}]-Konflikte"
    return Claim(subject=you, verb=win, rest=f"alle {kind} bei {noun_phrase(word.subject, voice, DAT)}")


@claim.register
def _(word: Compares, voice: Voice) -> Claim:
    at = noun_phrase(word.subject, voice, DAT)
    if word.icon is None and word.which is not None:
        rest = "die gesamte Fertigkeit statt der Symbole"
        return Claim(subject=noun_phrase(word.which, voice, NOM), verb="vergleicht", rest=rest)
    if word.icon is None:
        rest = "die gesamte Fertigkeit statt der Symbole"
        return Claim(subject=f"Konflikte bei {at}", verb="vergleichen", rest=rest)
    kind = "Konflikt" if word.in_ is None else f"[{word.in_.slug}]-Konflikt"
    where = f"jeder {kind} bei {at}" if word.which is None else noun_phrase(word.which, voice, NOM)
    if word.besides:
        return Claim(subject=where, verb="zählt", rest=f"[{word.icon.slug}]-Symbole zusätzlich zu seinen üblichen")
    return Claim(subject=where, verb="zählt", rest=f"[{word.icon.slug}]-Symbole statt seiner üblichen Symbole")


@claim.register
def _(word: SkillCheckFirst, voice: Voice) -> Claim:
    at = noun_phrase(word.subject, voice, DAT)
    closing = ""
    if word.winner_picks:
        closing = ", und wer sie vor allen Konflikten gewinnt, wählt, welche der Konflikte noch ausgetragen werden"
    return Claim(subject=f"die Fertigkeitsprobe bei {at}", verb="kommt", rest="vor den Konflikten", closing=closing)


@claim.register
def _(word: Enters, voice: Voice) -> Claim:
    self_ = own_name(voice, NOM)
    if word.exhausted_if is not None:
        condition = circumstance(word.exhausted_if, voice)
        closing = f", {if_clause(condition).removesuffix(',')}"
        return Claim(subject=self_, verb="kommt", rest="erschöpft ins Spiel", closing=closing)
    assert word.copy_of is not None
    you, play, choose = ("er", "spielt", "wählt") if voice.third else ("du", "spielst", "wähle")
    hand = "seiner" if voice.third else "deiner"
    model = cards_phrase(word.copy_of, voice, ACC, "ein")
    opener = f"wenn {you} {own_name(voice, ACC)} aus {hand} Hand {play},"
    after = "" if word.afterwards is None else f". {text(word.afterwards, voice).rstrip('.')}"
    closing = f". {self_} wird zu einer aufgedruckten Kopie davon{after}"
    return Claim(subject="", verb=choose, rest=model, opener=opener, closing=closing)


@claim.register
def _(word: EntersIn, voice: Voice) -> Claim:
    how = f"{terms.POSITIONS[word.position]} ins Spiel"
    if word.whose != ANY_PLAYER:
        how = f"unter der Kontrolle {noun_phrase(word.whose, voice, GEN)} {how}"
    subject = word.subject
    if not isinstance(subject, Cards):
        return says(subject, voice, ("kommt", "kommen"), how)
    if word.first_each is None:
        return Claim(subject=cards_phrase(subject, voice, NOM, "", plural=True), verb="kommen", rest=how)
    period = {"turn": "in jedem Zug", "phase": "in jeder Phase"}[word.first_each]
    which = relative(NOM, terms.noun(subject.noun).gender)
    first = cards_phrase(subject, voice, NOM, "der").replace(" ", " erste ", 1)
    return Claim(subject=f"{first}{clause(f'{which} {period} ins Spiel kommt')}", verb="kommt", rest=how)


@claim.register
def _(word: TerrorUnprotected, voice: Voice) -> Claim:
    subject = word.subject
    whom = noun_phrase(subject, voice, ACC)
    if isinstance(subject, Cards):
        whom = cards_phrase(subject, voice, ACC, "", plural=True)
    return Claim(subject="[terror]-Symbole", verb="schützen", rest=f"{whom} nicht vor Wahnsinn")


@claim.register
def _(word: Belongs, voice: Voice) -> Claim:
    if word.faction is Faction.NEUTRAL:
        return says(word.subject, voice, LOSES, "jede Fraktionszugehörigkeit", closing=" und gilt als neutral")
    if word.faction is not None:
        return says(word.subject, voice, ("gehört", "gehören"), f"zu [{word.faction}]")
    if word.layer is Layer.FACTION:
        assert not isinstance(word.to, str)
        return says(word.subject, voice, ("gehört", "gehören"), f"zu {noun_phrase(word.to, voice, DAT)}")
    if not isinstance(word.to, str):
        return says(word.subject, voice, GAINS, noun_phrase(word.to, voice, ACC))
    return says(word.subject, voice, GAINS, f"das Merkmal {terms.subtype(word.to)}")


@claim.register
def _(word: Called, voice: Voice) -> Claim:
    return says(word.subject, voice, ("heißt", "heißen"), f"„{terms.subtype(word.title)}“")


@claim.register
def _(word: OnlyOtherFactions, voice: Voice) -> Claim:
    rest = "nur Karten spielen, die zu einer anderen Fraktion gehören als jene Karte"
    return Claim(subject=noun_phrase(word.who, voice, NOM), verb="kann", rest=rest)


@claim.register
def _(word: CountsAt, voice: Voice) -> Claim:
    if word.story is None:
        return Claim(subject=f"die Fertigkeit {noun_phrase(word.subject, voice, GEN)}", verb="zählt", rest="nicht")
    owner = noun_phrase(word.subject, voice, GEN)
    at = noun_phrase(word.story, voice, DAT)
    if word.part == "skill":
        return Claim(subject=f"die Fertigkeit {owner}", verb="zählt", rest=f"bei {at}")
    part = "die Symbole und die Fertigkeit" if word.part == "both" else "die Symbole"
    return Claim(subject=f"{part} {owner}", verb="zählen", rest=f"bei {at}")


@claim.register
def _(word: ExtraWounds, voice: Voice) -> Claim:
    which = "" if word.with_ is None else clause(f"an dem {noun_phrase(word.with_, voice, NOM)} teilnimmt")
    player = "der Gewinner" if word.winner else "der Verlierer"
    struggle = f"{player} jedes [{Icon.COMBAT.slug}]-Konflikts{which}"
    wound = f"für {quantity(word.number, voice).each} eine weitere Wunde"
    if word.winner:
        rest = f"{wound} geben, verteilt auf die Charaktere, die jener Geschichte zugewiesen sind"
        return Claim(subject=struggle, verb="darf", rest=rest)
    rest = f"{wound} hinnehmen, verteilt auf seine Charaktere, die jener Geschichte zugewiesen sind"
    return Claim(subject=struggle, verb="muss", rest=rest)


CANNOT: dict[str, tuple[str, str]] = {
    "commit": ("kann", "{wohin} zugewiesen werden"),
    "uncommit": ("kann", "nicht von der Geschichte entfernt werden"),
    "be restored": ("kann", "nicht wiederhergestellt werden"),
    "be readied": ("kann", "nicht bereit gemacht werden"),
    "be wounded": ("kann", "nicht verwundet werden"),
    "go insane": ("kann", "nicht wahnsinnig werden"),
    "be destroyed": ("kann", "nicht zerstört werden"),
    "be exhausted": ("kann", "nicht erschöpft werden"),
    "be sacrificed": ("kann", "nicht geopfert werden"),
    "be returned to hand": ("kann", "nicht auf die Hand zurückgebracht werden"),
    "be triggered": ("kann", "nicht ausgelöst werden"),
    "change control": ("kann", "nicht die Kontrolle wechseln"),
    "enter play": ("kann", "nicht ins Spiel kommen"),
}
"""What cannot happen to a card."""


@claim.register
def _(word: Cannot, voice: Voice) -> Claim:
    if word.by_rule_only and word.verb == "uncommit":
        rest = "einer Geschichte zugewiesen, bis jene Geschichte gewonnen ist"
        return says(word.subject, voice, ("bleibt", "bleiben"), rest)
    if word.until_won:
        rest = "nicht von einer Geschichte entfernt werden"
        can = says(word.subject, voice, ("kann", "können"), rest)
        return Claim(subject=can.subject, verb=can.verb, rest=can.rest, closing=", bis sie gewonnen ist")
    where = "keiner Geschichte" if word.at is None else f"{one_of(word.at, voice, DAT)} nicht"
    verb, rest = CANNOT[word.verb]
    if word.verb == "be triggered":
        of = noun_phrase(word.subject, voice, GEN)
        if isinstance(word.subject, Cards):
            of = f"von {in_general(word.subject, voice, DAT)}"
        return Claim(subject=f"Fähigkeiten {of}", verb="können", rest=rest)
    rest = rest.format(wohin=where) + (" (gilt für ausgelöste Effekte)" if word.triggered else "")
    if word.by_effect:
        whose = "" if word.by is None else f" {noun_phrase(word.by, voice, GEN)}"
        rest = f"durch Karteneffekte{whose} {rest}"
    if isinstance(word.subject, Cards):
        return Claim(subject=in_general(word.subject, voice, NOM), verb="können", rest=rest)
    return Claim(subject=noun_phrase(word.subject, voice, NOM), verb=verb, rest=rest)


@claim.register
def _(word: Immune, voice: Voice) -> Claim:
    if word.triggered or word.by is not None:
        to = effects_of(voice, word.triggered, word.by, word.to)
    else:
        to = in_general(word.to, voice, ACC)
    return says(word.subject, voice, ("ist", "sind"), f"immun gegen {to}")


@claim.register
def _(word: CostChange, voice: Voice) -> Claim:
    verb = "steigen" if word.change > 0 else "sinken"
    number = abs(word.change)
    by = f"um {number}{for_each(word.times, voice)}"
    if word.times.is_x():
        by = "um X" if number == 1 else f"um {number} mal X"
    closing = f" (auf mindestens {word.minimum})" if word.minimum else ""
    if word.unless is not None:
        closing = f", außer {if_clause(circumstance(word.unless, voice.of_them()), 'wenn').removesuffix(',')}" + closing
    if word.first_each and isinstance(word.what, Cards):
        kind = kind_of(Choose(word.what))
        card = cards_phrase(word.what, voice, GEN, "der").split(" ", 1)[1]
        each = "pro Zug" if word.first_each == "turn" else "pro Phase"
        which = clause(f"{relative(ACC, kind)} {verb_of_playing(word, voice)}")
        subject = f"die Kosten {determiner('der', GEN, kind)} ersten {card}{which}"
        return Claim(subject=subject, verb=verb, rest=f"{each} {by}", closing=closing)
    if word.next_only and isinstance(word.what, Cards):
        kind = kind_of(Choose(word.what))
        card = cards_phrase(word.what, voice, GEN, "der").split(" ", 1)[1]
        which = clause(f"{relative(ACC, kind)} {verb_of_playing(word, voice)}")
        if isinstance(word.whose, AnyPlayer):
            which = clause(f"{relative(NOM, kind)} gespielt wird")
        subject = f"die Kosten {determiner('der', GEN, kind)} nächsten {card}{which}"
        return Claim(subject=subject, verb=verb, rest=by, closing=closing)
    if not isinstance(word.what, Cards):
        return Claim(subject=f"die Kosten {noun_phrase(word.what, voice, GEN)}", verb=verb, rest=by, closing=closing)
    subject = f"die Kosten für {in_general(word.what, voice, ACC)}"
    you = "" if isinstance(word.whose, AnyPlayer) else f"für {noun_phrase(word.whose, voice, ACC)} "
    return Claim(subject=subject, verb=verb, rest=f"{you}{by}", closing=closing)


@claim.register
def _(word: GrantMatch, voice: Voice) -> Claim:
    if word.resources is not None:
        cards = cards_phrase(word.what, voice, ACC, "", plural=True)
        rest = f"als passende Ressourcen für {cards}"
        return Claim(subject=f"[{word.resources}]-Ressourcen", verb="gelten", rest=rest)
    you = "er spielt" if voice.third else "du spielst"
    if word.next_only:
        kind = kind_of(Choose(word.what))
        card = cards_phrase(word.what, voice, NOM, "der").split(" ", 1)[1]
        which = clause(f"{relative(ACC, kind)} {you}")
        subject = f"{determiner('der', NOM, kind)} nächste {card}{which}"
        return Claim(subject=subject, verb="braucht", rest="keine passende Ressource")
    cards = cards_phrase(word.what, voice, NOM, "", plural=True)
    return Claim(subject=cards + clause(f"die {you}"), verb="brauchen", rest="keine passenden Ressourcen")


def verb_of_playing(word: CostChange, voice: Voice) -> str:
    """Whoever plays the card: "du spielst" at the end of its clause."""
    if isinstance(word.whose, You):
        return "er spielt" if voice.third else "du spielst"
    return f"{noun_phrase(word.whose, voice, NOM)} spielt"


@claim.register
def _(word: PlayableFrom, voice: Voice) -> Claim:
    if word.on is None:
        return _play_elsewhere(word, voice)
    assert isinstance(word.what, Cards)
    cards = cards_phrase(word.what, voice, ACC, "", plural=True)
    on = noun_phrase(word.on, voice, DAT)
    if word.cost is None:
        rest = f"ihre eigenen {cards}, die an {on} liegen, wie aus der Hand spielen"
        return Claim(subject="die Spieler", verb="dürfen", rest=rest)
    cost = sentences(word.cost, voice.of_them())[0]
    assert isinstance(cost, Deed)
    paid = cost.infinitive(zu=False).replace("seiner ", "ihrer ").replace("seine ", "ihre ")
    rest = f"ihre eigenen {cards}, die an {on} liegen, wie aus der Hand spielen, wenn sie dafür auch {paid}"
    return Claim(subject="die Spieler", verb="dürfen", rest=rest)


def _play_elsewhere(word: PlayableFrom, voice: Voice) -> Claim:
    you, verb = ("er", "darf") if voice.third else ("du", "darfst")
    yours = "seiner" if voice.third else "deiner"
    if isinstance(word.what, Cards):
        cards = cards_phrase(word.what, voice, ACC, "", plural=True)
    else:
        cards = noun_phrase(word.what, voice, ACC)
    if word.from_ is Zone.DISCARD:
        cards += f" aus {yours.removesuffix('er')}em Ablagestapel"
    closing = ""
    if word.then_to == "bottom":
        deck = f"{yours.removesuffix('er')} Deck"
        closing = f"; Ereignisse darunter kommen danach unter {deck} statt auf den Ablagestapel"
    return Claim(subject=you, verb=verb, rest=f"{cards} wie aus {yours} Hand spielen", closing=closing)


@claim.register
def _(word: StruggleChange, voice: Voice) -> Claim:
    verb = LOSES if word.lost else GAINS
    if word.named:
        chose = "den er gewählt hat" if voice.third else "den du gewählt hast"
        return says(word.subject, voice, verb, "den Konflikt" + clause(chose))
    if word.which is None:
        return says(word.subject, voice, verb, terms.icon_row(word.icons))
    return says(word.subject, voice, verb, f"ein Konfliktsymbol {'seiner' if voice.third else 'deiner'} Wahl")


@claim.register
def _(word: StoriesNeeded, voice: Voice) -> Claim:
    unless = ""
    if word.unless is not None:
        condition = circumstance(word.unless, voice.of_them())
        unless = f", außer {if_clause(condition, 'wenn').removesuffix(',')}"
    if word.number == NEVER:
        rest = "das Spiel nicht durch gewonnene Geschichten gewinnen"
        return Claim(subject="ein Spieler", verb="kann", rest=rest, closing=unless)
    stories = "1 weitere gewonnene Geschichte" if word.number == 1 else f"{word.number} weitere gewonnene Geschichten"
    closing = f", um das Spiel zu gewinnen{unless}"
    return Claim(subject="jeder Spieler", verb="braucht", rest=stories, closing=closing)
