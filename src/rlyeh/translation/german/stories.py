"""Words about stories, tokens and winning in German: effects and modifiers."""

from __future__ import annotations

from rlyeh.language.effects.durations import RepeatPhase, SkipNext
from rlyeh.language.effects.struggle_effects import AnotherStruggle, ResultAgain, WinAsWell
from rlyeh.language.effects.struggles import NoStruggles
from rlyeh.language.effects.token_moves import ALL, DealTokens, ExchangeTokens, MoveTokens
from rlyeh.language.effects.winning import BecomeStory, Eliminate, Rearrange, Win
from rlyeh.language.modifiers.entering import StandTogether
from rlyeh.language.modifiers.phases import MostReadied, SkipsPhase, StaysExhausted
from rlyeh.language.modifiers.resolving import NotCounted
from rlyeh.language.modifiers.struggle_order import PlayerOrders, StruggleOrder, StrugglesBecome
from rlyeh.language.modifiers.victory import EffectUse, TokensNeeded
from rlyeh.language.nouns.cards import Cards
from rlyeh.language.nouns.named import Named
from rlyeh.language.nouns.players import AnyPlayer, EachPlayer, Who
from rlyeh.language.nouns.spoken_of import Choose
from rlyeh.model import Keyword, Phase
from rlyeh.translation.german import terms
from rlyeh.translation.german.effects import EXCHANGE, MOVE, RESOLVE, deed
from rlyeh.translation.german.grammar import ACC, CHOOSE, DAT, GEN, NOM, Act, Claim, Deed, Sentence, Verb, number_of
from rlyeh.translation.german.nouns import cards_phrase, said_number
from rlyeh.translation.german.people import is_you, verb_for
from rlyeh.translation.german.verbs import choose_then
from rlyeh.translation.german.voice import Voice, claim, noun_phrase, sentences

DEAL = Verb("verteile", "verteilen", "neu")
REPEAT = Verb("wiederhole", "wiederholen")
ARRANGE = Verb("ordne", "ordnen", "neu an")


@sentences.register
def _(word: MoveTokens, voice: Voice) -> list[Sentence]:
    number = said_number(word.number, voice)
    tokens = "alle Erfolgsmarker" if word.number == ALL else number_of(number, terms.TOKEN, ACC)
    if word.any_number:
        tokens = "beliebig viele Erfolgsmarker"
    if isinstance(word.side, Who):
        whose = "seiner" if voice.third else "deiner"
        side = f"{whose} Seite" if is_you(word.side) else f"der Seite {noun_phrase(word.side, voice, GEN)}"
    else:
        side = "einer Seite"
    from_, to = noun_phrase(word.from_, voice, GEN), noun_phrase(word.to, voice, GEN)
    if word.to_side is not None:
        return deed(MOVE, f"{tokens} von einer beliebigen Seite {from_} auf eine beliebige Seite {to}")
    return deed(MOVE, f"{tokens} von {side} {from_} auf dieselbe Seite {to}")


@sentences.register
def _(word: ExchangeTokens, voice: Voice) -> list[Sentence]:
    where = noun_phrase(word.stories, voice, DAT)
    return deed(EXCHANGE, f"alle Erfolgsmarker eines Spielers {'seiner' if voice.third else 'deiner'} Wahl bei {where}")


@sentences.register
def _(word: DealTokens, voice: Voice) -> list[Sentence]:
    whose = "alle Erfolgsmarker jedes Spielers" if isinstance(word.who, EachPlayer) else "alle deine Erfolgsmarker"
    if voice.third and not isinstance(word.who, EachPlayer):
        whose = "alle seine Erfolgsmarker"
    stories = cards_phrase(word.stories, voice, DAT, "all", plural=True)
    if word.from_ is not None:
        source = noun_phrase(word.from_, voice, DAT)
        many = cards_phrase(word.stories, voice, ACC, "", plural=True)
        return deed(MOVE, f"alle Erfolgsmarker von {source} auf beliebig viele {many}")
    closing = f", höchstens {word.at_most} auf jede Seite einer Geschichte" if word.at_most else ""
    return deed(DEAL, f"{whose} unter {stories}", closing=closing)


@sentences.register
def _(word: Win, voice: Voice) -> list[Sentence]:
    who = noun_phrase(word.who, voice, NOM)
    verb = verb_for(word.who, voice, "gewinnst", "gewinnt")
    if isinstance(word.story, Choose):
        return [*choose_then(word.story, voice), Claim(subject=who, verb=verb, rest="jene Geschichte")]
    return [Claim(subject=who, verb=verb, rest=noun_phrase(word.story, voice, ACC))]


@sentences.register
def _(word: BecomeStory, voice: Voice) -> list[Sentence]:
    card = noun_phrase(word.what, voice, ACC)
    pile = "unter die gewonnenen Geschichten ihres Besitzers"
    return deed(MOVE, card, pile, ", wo sie als gewonnene Geschichte zählt")


@sentences.register
def _(word: Rearrange, voice: Voice) -> list[Sentence]:
    stay = Claim(subject="alle Erfolgsmarker", verb="bleiben", rest="liegen")
    return [*deed(ARRANGE, "die Geschichten im Spiel"), stay]


@sentences.register
def _(word: Eliminate, voice: Voice) -> list[Sentence]:
    who = noun_phrase(word.who, voice, NOM)
    return [Claim(subject=who, verb=verb_for(word.who, voice, "scheidest", "scheidet"), rest="aus dem Spiel aus")]


@sentences.register
def _(word: RepeatPhase, voice: Voice) -> list[Sentence]:
    return deed(REPEAT, "diese Phase", "unmittelbar", ", wenn sie endet")


@sentences.register
def _(word: SkipNext, voice: Voice) -> list[Sentence]:
    yours = "deine" if is_you(word.who) and not voice.third else "seine"
    phase = terms.PHASES[word.phase].one
    return [Claim(subject=noun_phrase(word.who, voice, NOM), verb=verb_for(word.who, voice, "lässt", "lässt"),
                  rest=f"{yours} nächste {phase} aus")]  # fmt: skip


@sentences.register
def _(word: AnotherStruggle, voice: Voice) -> list[Sentence]:
    return deed(RESOLVE, f"sofort einen weiteren [{word.kind.slug}]-Konflikt bei {noun_phrase(word.at, voice, DAT)}")


@sentences.register
def _(word: WinAsWell, voice: Voice) -> list[Sentence]:
    you, win = ("er", "gewinnt") if voice.third else ("du", "gewinnst")
    return [Claim(subject=you, verb=win, rest="jenen Konflikt ebenfalls")]


@sentences.register
def _(word: ResultAgain, voice: Voice) -> list[Sentence]:
    you, had = ("er", "hätte") if voice.third else ("du", "hättest")
    chosen = Act(CHOOSE, noun_phrase(word.which, voice, ACC))
    again = Act(RESOLVE, "das Ergebnis jenes Konflikts so")
    return [Deed(acts=(chosen, again), closing=f", als {had} {you} ihn gewonnen")]


@claim.register
def _(word: NoStruggles, voice: Voice) -> Claim:
    where = noun_phrase(word.subject, voice, DAT)
    if isinstance(word.kind, Named):
        kind = noun_phrase(word.kind, voice, GEN)
        return Claim(subject=f"Konflikte {kind}", verb="werden", rest=f"bei {where} nicht ausgetragen")
    if word.kind is not None:
        return Claim(subject=f"[{word.kind.slug}]-Konflikte", verb="werden", rest=f"bei {where} nicht ausgetragen")
    if word.which is None:
        return Claim(subject="Konflikte", verb="werden", rest=f"bei {where} nicht ausgetragen")
    if isinstance(word.subject, Cards) and not word.but:
        return Claim(subject="Konflikte der gewählten Art", verb="werden", rest=f"bei {where} nicht ausgetragen")
    which = "nur Konflikte" if word.but else "keine Konflikte"
    return Claim(subject=f"{which} der gewählten Art", verb="werden", rest=f"bei {where} ausgetragen")


@claim.register
def _(word: StruggleOrder, voice: Voice) -> Claim:
    where = noun_phrase(word.subject, voice, DAT)
    when = "nach allen anderen Konflikten" if word.last else "zuerst"
    if word.before is not None:
        when = f"vor allen [{word.before.slug}]-Konflikten"
    return Claim(subject=f"[{word.kind.slug}]-Konflikte", verb="werden", rest=f"bei {where} {when} ausgetragen")


@claim.register
def _(word: PlayerOrders, voice: Voice) -> Claim:
    you, choose = ("er", "bestimmt") if voice.third else ("du", "bestimmst")
    where = noun_phrase(word.subject, voice, DAT)
    return Claim(subject=you, verb=choose, rest=f"die Reihenfolge der Konflikte bei {where}")


@claim.register
def _(word: StrugglesBecome, voice: Voice) -> Claim:
    which = "alle Konflikte" if word.from_ is None else f"[{word.from_.slug}]-Konflikte"
    where = noun_phrase(word.subject, voice, DAT)
    return Claim(subject=f"{which} bei {where}", verb="sind", rest=f"stattdessen [{word.to.slug}]-Konflikte")


@claim.register
def _(word: NotCounted, voice: Voice) -> Claim:
    owner = noun_phrase(word.subject, voice, GEN)
    icons = "Symbole" if word.icon is None else f"[{word.icon.slug}]-Symbole"
    icons = f"aufgedruckten {icons}" if word.printed else icons
    where = "" if word.at is None else f"bei {noun_phrase(word.at, voice, DAT)}"
    if word.part == "skill":
        return Claim(subject=f"die Fertigkeit {owner}", verb="zählt", rest=f"{where} nicht")
    part = f"die {icons} und die Fertigkeit" if word.part == "both" else f"die {icons}"
    return Claim(subject=f"{part} {owner}", verb="zählen", rest=f"{where} nicht")


@claim.register
def _(word: TokensNeeded, voice: Voice) -> Claim:
    number = str(abs(word.change)) if word.times is None else said_number(word.times, voice)
    more = "mehr" if word.change > 0 else "weniger"
    who = "jeder Spieler" if isinstance(word.who, AnyPlayer) else noun_phrase(word.who, voice, NOM)
    verb = "braucht" if isinstance(word.who, AnyPlayer) else verb_for(word.who, voice, "brauchst", "braucht")
    closing = f", um {noun_phrase(word.subject, voice, ACC)} zu gewinnen"
    return Claim(subject=who, verb=verb, rest=f"{number} Erfolgsmarker {more}", closing=closing)


@claim.register
def _(word: EffectUse, voice: Voice) -> Claim:
    story = noun_phrase(word.subject, voice, ACC)
    if word.by_you:
        you, choose, had = ("er", "bestimmt", "hätte") if voice.third else ("du", "bestimmst", "hättest")
        opener = f"wenn ein Gegner {story} gewinnt,"
        rest = f"statt ihm, ob ihr Effekt so genutzt wird, als {had} {you} sie gewonnen"
        return Claim(opener=opener, subject=you, verb=choose, rest=rest)
    return Claim(subject=f"der Effekt {noun_phrase(word.subject, voice, GEN)}", verb="muss",
                 rest="genutzt werden", closing=", wenn sie gewonnen wird")  # fmt: skip


@claim.register
def _(word: SkipsPhase, voice: Voice) -> Claim:
    phase = terms.PHASES[word.phase].one
    yours = "deine" if is_you(word.who) and not voice.third else "seine"
    verb = verb_for(word.who, voice, "lässt", "lässt")
    return Claim(subject=noun_phrase(word.who, voice, NOM), verb=verb, rest=f"{yours} {phase} aus")


@claim.register
def _(word: StaysExhausted, voice: Voice) -> Claim:
    you, must = ("er", "muss") if voice.third else ("du", "musst")
    phase = "seiner" if voice.third else "deiner"
    rest = f"{noun_phrase(word.subject, voice, ACC)} in {phase} {terms.PHASES[Phase.REFRESH].one} nicht bereit machen"
    return Claim(subject=you, verb=must, rest=rest)


@claim.register
def _(word: MostReadied, voice: Voice) -> Claim:
    said = said_number(word.number, voice)
    number = "einen Charakter" if said == "1" else f"{said} Charaktere"
    phase = terms.PHASES[Phase.REFRESH].one
    return Claim(subject="die Spieler", verb="können", rest=f"in der {phase} höchstens {number} bereit machen")


@claim.register
def _(word: StandTogether, voice: Voice) -> Claim:
    you, may = ("er", "darf") if voice.third else ("du", "darfst")
    heroic, villainous = terms.KEYWORDS[Keyword.HEROIC], terms.KEYWORDS[Keyword.VILLAINOUS]
    return Claim(subject=you, verb=may, rest=f"zugleich Charaktere mit {heroic} und mit {villainous} kontrollieren")

