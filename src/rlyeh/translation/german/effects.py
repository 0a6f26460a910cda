"""Effects in German: drawing, looking, attaching, tokens, domains."""

from __future__ import annotations

from dataclasses import replace

from rlyeh.engine.words import Become, Modifier, Subject
from rlyeh.language.effects.alternatives import These
from rlyeh.language.effects.attach import Attach
from rlyeh.language.effects.decks import PutIntoDeck, ShuffleDeck, goes_to_story_deck, next_story
from rlyeh.language.effects.discard import Discard, RevealUntil
from rlyeh.language.effects.domains import GainDomain, TurnDomain
from rlyeh.language.effects.draw_and_discard import DiscardFromDeck, DiscardFromHand, Draw, Mill
from rlyeh.language.effects.enter_play import PutIntoPlay
from rlyeh.language.effects.exchange import ExchangeControl, ExchangeStories, MoveWound
from rlyeh.language.effects.hands import DiscardAtRandom, ExchangeHand, RevealAtRandom
from rlyeh.language.effects.look import LookAt, PutThose
from rlyeh.language.effects.moving_resources import Exchange, MoveResource, TurnResourcesDown
from rlyeh.language.effects.play import PlayCard
from rlyeh.language.effects.repeat import OnceMore, UseAbility, UseFree
from rlyeh.language.effects.resources import AttachAsResource, AttachToNewDomain
from rlyeh.language.effects.tokens import DiscardTokens, MoveToken, PlaceToken
from rlyeh.language.modifiers.committing import CommitTo
from rlyeh.language.nouns.cards import Cards
from rlyeh.language.nouns.owners import are_yours
from rlyeh.language.nouns.piles import Among
from rlyeh.language.nouns.players import YOU, AnyPlayer, EachPlayer, Opponent, Who
from rlyeh.language.nouns.spoken_of import Choose, This
from rlyeh.model import Position, Zone
from rlyeh.translation.german import terms
from rlyeh.translation.german.grammar import (
    ACC,
    CHOOSE,
    DAT,
    GEN,
    NOM,
    Act,
    Claim,
    Deed,
    F,
    Noun,
    Sentence,
    Verb,
    clause,
    number_of,
    opened,
    phrase,
    pronoun,
)
from rlyeh.translation.german.nouns import cards_phrase, is_many, kind_of, out_of_pile, said_number, top_cards
from rlyeh.translation.german.people import is_you, owned
from rlyeh.translation.german.verbs import DISCARD, DRAIN, IF_ABLE, TAKE, choose_then, is_chosen, it, one_act
from rlyeh.translation.german.voice import Voice, claim, noun_phrase, quantity, sentences

DRAW = Verb("ziehe", "ziehen")
NOTE = Verb("merke", "merken")
LOOK = Verb("sieh", "sehen", "an")
REVEAL = Verb("zeige", "zeigen", "vor")
LAY = Verb("lege", "legen")
LAY_BACK = Verb("lege", "legen", "zurück")
BRING = Verb("bringe", "bringen")
SEARCH = Verb("durchsuche", "durchsuchen")
SHUFFLE = Verb("mische", "mischen")
ATTACH = Verb("lege", "legen", "an")
DETACH = Verb("löse", "lösen", "ab")
SWAP = Verb("tausche", "tauschen", "aus")
EXCHANGE = Verb("tausche", "tauschen")
SHIFT = Verb("verschiebe", "verschieben")
MOVE = Verb("verschiebe", "verschieben")
REFRESH = Verb("frische", "frischen", "auf")
ADD = Verb("füge", "fügen", "hinzu")
ASSIGN = Verb("weise", "weisen", "zu")
PLAY = Verb("spiele", "spielen")
USE = Verb("setze", "setzen", "ein")
TRIGGER = Verb("löse", "lösen", "aus")
COPY = Verb("kopiere", "kopieren")
RESOLVE = Verb("führe", "führen", "durch")
TURN = Verb("drehe", "drehen")


def deed(verb: Verb, object_: str = "", tail: str = "", closing: str = "") -> list[Sentence]:
    """A sentence with a single act."""
    return [Deed(acts=(Act(verb, object_, tail),), closing=closing)]


CONTROL = Noun("Kontrolle", "Kontrollen", F)
SIDE = Noun("Seite", "Seiten", F)


def _own_deck(what: Subject, voice: Voice) -> str:
    """The deck that cards go to: yours where they come from one of your piles, else that of their owner."""
    if are_yours(what) or (voice.is_event and isinstance(what, This)):
        return f"{_yours(voice)} Deck"
    if is_many(what):
        return "die Decks ihrer Besitzer"
    return f"das Deck {'seines' if kind_of(what) is terms.CHARACTER.gender else 'ihres'} Besitzers"


def _yours(voice: Voice) -> str:
    return "sein" if voice.third else "dein"


@sentences.register
def _(word: Draw, voice: Voice) -> list[Sentence]:
    number = quantity(word.number, voice)
    cards = number_of(number.value, terms.CARD, ACC)
    if " " in number.value:
        cards = f"{phrase(terms.CARD, ACC, 'ein')} für {number.each}"
    if word.up_to:
        you, verb = ("er", "hat") if voice.third else ("du", "hast")
        return deed(DRAW, "Karten", closing=f", bis {you} {cards} auf {_yours(voice)}er Hand {verb}")
    if word.from_bottom:
        cards += f" von unten von {owned(word.who, terms.DECK, voice, DAT)}"
    if is_you(word.who):
        return deed(DRAW, cards)
    return [Claim(subject=noun_phrase(word.who, voice, NOM), verb="zieht", rest=cards)]


@sentences.register
def _(word: Mill, voice: Voice) -> list[Sentence]:
    top = top_cards(word.who, quantity(word.number, voice).value, voice, ACC)
    number = quantity(word.number, voice).value
    where = ""
    if " " in number:
        top, where = top_cards(word.who, "X", voice, ACC), f", wobei X {number} ist"
    milled = deed(DISCARD, top, closing=where)
    if word.but is None:
        return milled
    kind = cards_phrase(word.but, voice, NOM, "", plural=True)
    rest = f"stattdessen {terms.POSITIONS[word.position]} ins Spiel gebracht"
    return [*milled, Claim(subject=f"{kind} darunter", verb="werden", rest=rest)]


@sentences.register
def _(word: DiscardFromDeck, voice: Voice) -> list[Sentence]:
    return deed(DISCARD, noun_phrase(word.what, voice.away(), ACC), f"von oben von {_yours(voice)}em Deck")


@sentences.register
def _(word: DiscardFromHand, voice: Voice) -> list[Sentence]:
    if word.cards.keep and not word.cards.number:
        return deed(DISCARD, noun_phrase(word.cards, voice, ACC), closing=IF_ABLE if word.if_able else "")
    again = pronoun(ACC, terms.CARD.kind(word.cards.number != 1 or word.cards.keep))
    act = Act(DISCARD, noun_phrase(word.cards, voice, ACC), chosen=word.cards.what is None, again=again)
    return [Deed(acts=(act,), closing=IF_ABLE if word.if_able else "")]


@sentences.register
def _(word: DiscardAtRandom, voice: Voice) -> list[Sentence]:
    cards = number_of(said_number(word.number, voice), terms.CARD, ACC)
    hand = owned(word.who, terms.HAND, voice, DAT)
    return deed(DISCARD, f"zufällig {cards} aus {hand}")


@sentences.register
def _(word: RevealAtRandom, voice: Voice) -> list[Sentence]:
    cards = number_of(said_number(word.number, voice), terms.CARD, ACC)
    if word.up_to:
        cards = f"bis zu {cards}"
    return deed(REVEAL, f"zufällig {cards} aus {owned(word.who, terms.HAND, voice, DAT)}")


@sentences.register
def _(word: RevealUntil, voice: Voice) -> list[Sentence]:
    deck = owned(word.whose, terms.DECK, voice, GEN)
    until = f", bis {cards_phrase(word.what, voice, NOM, 'ein')} vorgezeigt wird"
    return deed(REVEAL, f"Karten von oben {deck}", closing=until)


@sentences.register
def _(word: These, voice: Voice) -> list[Sentence]:
    return deed(NOTE, f"{'sich' if voice.third else 'dir'} {noun_phrase(word.what, voice, ACC)}")


@sentences.register
def _(word: Discard, voice: Voice) -> list[Sentence]:
    hand = f"aus {_yours(voice)}er Hand" if word.from_ is Zone.HAND else ""
    return one_act(DISCARD, word.what, voice.away(), hand, word.if_able)


@sentences.register
def _(word: ShuffleDeck, voice: Voice) -> list[Sentence]:
    if isinstance(word.who, EachPlayer):
        return deed(SHUFFLE, "die Decks aller Spieler")
    return deed(SHUFFLE, owned(word.who, terms.DECK, voice, ACC))


@sentences.register
def _(word: ExchangeHand, voice: Voice) -> list[Sentence]:
    yours = _yours(voice)
    if word.cards is not None:
        cards = noun_phrase(word.cards, voice, ACC)
        return deed(SWAP, f"{cards} gegen gleich viele Karten von oben aus {yours}em Ablagestapel")
    assert word.domain is not None
    chosen = Act(CHOOSE, noun_phrase(word.domain, voice, ACC))
    swap = Act(SWAP, f"die Karten auf {yours}er Hand gegen die Ressourcen an jener Domäne")
    return [Deed(acts=(chosen, swap))]


@sentences.register
def _(word: ExchangeControl, voice: Voice) -> list[Sentence]:
    mine = noun_phrase(word.one, voice, ACC)
    return choose_then(word.other, voice, Act(EXCHANGE, "", f"die Kontrolle über {it(word.other, ACC)} und {mine}"))


@sentences.register
def _(word: ExchangeStories, voice: Voice) -> list[Sentence]:
    both = f"{noun_phrase(word.there, voice, ACC)} und {noun_phrase(word.won, voice, ACC)}"
    swap = Act(EXCHANGE, "die beiden", "gegeneinander aus")
    return [Deed(acts=(Act(CHOOSE, both), swap)), Claim(subject="alle Erfolgsmarker", verb="bleiben", rest="liegen")]


@sentences.register
def _(word: MoveWound, voice: Voice) -> list[Sentence]:
    goal = f"auf {noun_phrase(word.goal, voice, ACC)}"
    if word.origin is None:
        return deed(LAY, "jene Wunde", goal)
    return deed(SHIFT, "eine Wunde", f"von {noun_phrase(word.origin, voice, DAT)} {goal}")


@sentences.register
def _(word: LookAt, voice: Voice) -> list[Sentence]:
    cards = noun_phrase(word.what, voice, ACC)
    if word.openly:
        return deed(REVEAL, cards, "" if word.until is None else "bis zum Ende der Phase")
    return deed(LOOK, f"{'sich' if voice.third else 'dir'} {cards}")


@sentences.register
def _(word: PutThose, voice: Voice) -> list[Sentence]:
    if word.where == "top":
        cards = "die übrigen" if word.said == "the others" else "sie"
        return deed(LAY_BACK, cards, "in beliebiger Reihenfolge")
    cards = noun_phrase(word.cards, voice, ACC)
    if word.where == "bottom":
        return deed(LAY, cards, "unter jenes Deck")
    return deed(TAKE, cards, f"auf {_yours(voice)}e Hand")


@sentences.register
def _(word: PutIntoDeck, voice: Voice) -> list[Sentence]:
    voice = voice.away()
    closing = IF_ABLE if word.if_able else ""
    if next_story(word.what):
        sought = "das Geschichtendeck nach der Geschichtenkarte" + clause("die als nächste ins Spiel kommt")
        return [Deed(acts=(Act(SEARCH, sought), Act(SHUFFLE, "das Geschichtendeck")))]
    if word.where == "shuffled" and not goes_to_story_deck(word.what):
        whose = _owners_deck(word.what)
        return one_act(SHUFFLE, word.what, voice, whose, word.if_able)
    if word.where == "shuffled":
        if is_chosen(word.what, voice) or isinstance(word.what, Choose):
            return choose_then(word.what, voice, Act(SHUFFLE, it(word.what, ACC), "zurück in das Geschichtendeck"))
        return deed(SHUFFLE, noun_phrase(word.what, voice, ACC), "zurück in das Geschichtendeck")
    place = f"{'unter' if word.where == 'bottom' else 'oben auf'} {_own_deck(word.what, voice)}"
    if word.face_up:
        place = f"offen {place}"
    if isinstance(word.what, Among) and word.what.number != 1:
        place = f"in beliebiger Reihenfolge {place}"
    if is_chosen(word.what, voice):
        return choose_then(word.what, voice, Act(LAY, it(word.what, ACC), place), if_able=word.if_able)
    return deed(LAY, noun_phrase(word.what, voice, ACC), place, closing)


def _owners_deck(what: Subject) -> str:
    """Into whose deck cards are shuffled."""
    if is_many(what):
        return "in die Decks ihrer Besitzer"
    if isinstance(what, This):
        return "in das Deck des Besitzers"
    return f"in das Deck {'seines' if kind_of(what) is terms.CHARACTER.gender else 'ihres'} Besitzers"


@sentences.register
def _(word: PutIntoPlay, voice: Voice) -> list[Sentence]:
    voice = voice.away()
    targets = [choice for choice in word.what.walk() if isinstance(choice, Choose) and choice.is_target()]
    where = f"{out_of_pile(Zone.HAND, YOU, voice)} " if word.from_ is Zone.HAND else ""
    state = "" if word.position is Position.READY else f"{terms.POSITIONS[word.position]} "
    if word.on is not None:
        state += f"an {noun_phrase(word.on, voice, DAT)} "
    if word.becomes is not None:
        state += f"{claim(word.becomes.modifiers[0], voice).rest} "
    chosen = bool(targets) and not all(voice.knows(choice) for choice in targets)
    control = "" if word.control is None else f"unter {owned(word.control, CONTROL, voice, DAT)} "
    at = "" if word.at is None else f"{noun_phrase(word.at, voice, DAT)} zugewiesen "
    tail = f"{where}{state}{control}{at}ins Spiel"
    act = Act(BRING, noun_phrase(word.what, voice, ACC), tail, chosen, it(word.what, ACC))
    return [Deed(acts=(act,), closing=IF_ABLE if word.if_able else "")]


@sentences.register
def _(word: Attach, voice: Voice) -> list[Sentence]:
    card = noun_phrase(word.what, voice, ACC)
    if word.to is None:
        return deed(DETACH, card)
    to = f"an {noun_phrase(word.to, voice, ACC)}"
    if word.face_down:
        return deed(ATTACH, f"{card} verdeckt", f"{to} als leere Verstärkungs-Unterstützungskarte")
    if word.becomes is not None:
        self_ = it(word.what, NOM) if isinstance(word.what, Choose) else noun_phrase(word.what, voice, NOM)
        while_ = f"solange {self_} angelegt ist,"
        return [*deed(ATTACH, card, to), *_while_attached(word.becomes.modifiers, while_, self_, voice)]
    if word.from_ is not None and isinstance(word.what, Cards | Choose):
        return deed(ATTACH, noun_phrase(word.what, voice.away(), ACC), to)
    if word.from_ is not None:
        pile = "er Hand" if word.from_ is Zone.HAND else "em Ablagestapel"
        return deed(ATTACH, card, f"aus {_yours(voice)}{pile} {to}")
    if word.kept:
        return deed(ATTACH, card, to)
    return [Deed(acts=(Act(DETACH, card), Act(ATTACH, it(word.what, ACC), to)))]


def _while_attached(modifiers: tuple[Modifier, ...], while_: str, self_: str, voice: Voice) -> list[Sentence]:
    claims: list[Sentence] = []
    for modifier in modifiers:
        said = claim(modifier, voice)
        claims.append(opened(replace(said, subject=self_) if isinstance(modifier, Become) else said, while_))
    return claims


@sentences.register
def _(word: AttachAsResource, voice: Voice) -> list[Sentence]:
    many = is_many(word.what)
    where = f"als Ressource{'n' if many else ''} an {noun_phrase(word.to, voice, ACC)}"
    if is_chosen(word.what, voice):
        return choose_then(word.what, voice, Act(ATTACH, it(word.what, ACC), where))
    return deed(ATTACH, noun_phrase(word.what, voice, ACC), where)


@sentences.register
def _(word: MoveResource, voice: Voice) -> list[Sentence]:
    to = "an eine andere Domäne desselben Spielers"
    if is_chosen(word.what, voice):
        return choose_then(word.what, voice, Act(SHIFT, it(word.what, ACC), to))
    return deed(SHIFT, noun_phrase(word.what, voice, ACC), to)


@sentences.register
def _(word: TurnResourcesDown, voice: Voice) -> list[Sentence]:
    chosen = Act(CHOOSE, noun_phrase(word.which, voice, ACC))
    return [Deed(acts=(chosen, Act(TURN, "alle Ressourcen daran", "auf die Rückseite")))]


@sentences.register
def _(word: Exchange, voice: Voice) -> list[Sentence]:
    other = f"gegen {noun_phrase(word.other, voice, ACC)}"
    if is_chosen(word.one, voice):
        return choose_then(word.one, voice, Act(SWAP, it(word.one, ACC), other))
    return deed(SWAP, f"{noun_phrase(word.one, voice, ACC)} {other}")


@sentences.register
def _(word: AttachToNewDomain, voice: Voice) -> list[Sentence]:
    voice = voice.away()
    as_ = "als Ressourcen" if is_many(word.what) else "als Ressource"
    return deed(ATTACH, noun_phrase(word.what, voice, ACC), f"{as_} an jene Domäne")


@sentences.register
def _(word: CommitTo, voice: Voice) -> list[Sentence]:
    if not isinstance(word.to, Choose):
        return deed(ASSIGN, f"{noun_phrase(word.to, voice, DAT)} {noun_phrase(word.whom, voice, ACC)}")
    stems = ("ander",) if word.resolved else ("ander", "noch nicht abgehandelt")
    head = phrase(terms.STORY, ACC, "ein", stems)
    story = cards_phrase(word.to.what, voice, ACC, "ein")
    plain = phrase(terms.STORY, ACC, "ein")
    chosen = Act(CHOOSE, story.replace(plain, head, 1))
    return [Deed(acts=(chosen, Act(ASSIGN, f"ihr {noun_phrase(word.whom, voice, ACC)}")))]


@sentences.register
def _(word: PlaceToken, voice: Voice) -> list[Sentence]:
    tokens = number_of(said_number(word.number, voice), terms.TOKEN, ACC)
    if is_chosen(word.story, voice):
        return choose_then(word.story, voice, Act(LAY, tokens, f"auf {pronoun(ACC, terms.STORY.gender)}"))
    if not is_you(word.who):
        side = owned(word.who, SIDE, voice, ACC)
        return deed(LAY, tokens, f"auf {side} bei {noun_phrase(word.story, voice, DAT)}")
    return deed(LAY, tokens, f"auf {noun_phrase(word.story, voice, ACC)}")


@sentences.register
def _(word: DiscardTokens, voice: Voice) -> list[Sentence]:
    stories = word.stories
    where = noun_phrase(stories, voice, DAT)
    if word.number == 0:
        owner = "" if isinstance(word.whose, AnyPlayer) else noun_phrase(word.whose, voice, GEN)
        mine = f"alle {_yours(voice)}e Erfolgsmarker" if is_you(word.whose) else f"alle Erfolgsmarker {owner}"
        return deed(DISCARD, f"{mine} von {where}")
    if not is_you(word.whose) and not isinstance(word.whose, AnyPlayer):
        number = number_of(said_number(word.number, voice), terms.TOKEN, ACC)
        return deed(DISCARD, f"{number} {noun_phrase(word.whose, voice, GEN)} von {where}")
    if not is_you(word.whose):
        limit = "bis zu" if word.up_to else "genau"
        return deed(DISCARD, f"{limit} {said_number(word.number, voice)} Erfolgsmarker von {where}")
    if isinstance(stories, Cards):
        where = cards_phrase(stories, voice, DAT, "ein" if word.one_story else "", plural=not word.one_story)
        where = where if word.one_story else f"beliebigen {where}"
    return deed(DISCARD, f"{said_number(word.number, voice)} {_yours(voice)}er Erfolgsmarker von {where}")


@sentences.register
def _(word: MoveToken, voice: Voice) -> list[Sentence]:
    story = noun_phrase(word.story, voice, GEN)
    if isinstance(word.side, Who):
        target = f"{_yours(voice)}e" if isinstance(word.side, Opponent) else "die andere"
        side = f"{_yours(voice)}er Seite" if is_you(word.side) else f"der Seite {noun_phrase(word.side, voice, GEN)}"
        bei = f"bei {noun_phrase(word.story, voice, DAT)}"
        return deed(MOVE, f"{bei} einen Erfolgsmarker von {side} auf {target}")
    tokens = "alle" if word.all_ else "einen"
    return deed(MOVE, f"{tokens} Erfolgsmarker von einer Seite {story} auf die andere")


@sentences.register
def _(word: TurnDomain, voice: Voice) -> list[Sentence]:
    if word.to is not None:
        start = owned(word.which.whose, terms.DOMAIN, voice, GEN, plural=True)
        target = noun_phrase(word.to, voice, ACC)
        return deed(MOVE, f"einen Leermarker von einer {start} auf {target}")
    return deed(REFRESH if word.refresh else DRAIN, noun_phrase(word.which, voice, ACC))


@sentences.register
def _(word: GainDomain, voice: Voice) -> list[Sentence]:
    if word.card is not None:
        return deed(LAY, noun_phrase(word.card, voice.away(), ACC), "verdeckt als neue Domäne aus")
    if is_you(word.who):
        yours = _yours(voice)
        return deed(ADD, f"{yours}en Domänen die oberste Karte {yours}es Decks verdeckt")
    return [Claim(subject=noun_phrase(word.who, voice, NOM), verb="erhält", rest="eine neue Domäne")]


@sentences.register
def _(word: OnceMore, voice: Voice) -> list[Sentence]:
    if word.what == "ability":
        return deed(TRIGGER, "jene Erzwungene Reaktion erneut")
    if word.what == "effects":
        return deed(COPY, "jene Effekte")
    return deed(RESOLVE, "sofort eine weitere Fertigkeitsprobe bei jener Geschichte")


@sentences.register
def _(word: PlayCard, voice: Voice) -> list[Sentence]:
    at = "" if word.at is None else f"{noun_phrase(word.at, voice, DAT)} zugewiesen"
    where = out_of_pile(Zone.HAND, YOU, voice) if isinstance(word.what, This) else ""
    return deed(PLAY, noun_phrase(word.what, voice.away(), ACC), " ".join(part for part in (where, at) if part))


@sentences.register
def _(word: UseAbility, voice: Voice) -> list[Sentence]:
    you, had = ("er", "würde") if voice.third else ("du", "würdest")
    closing = f", ohne ihre Kosten zu bezahlen, als {had} {you} jene Karte kontrollieren"
    if is_chosen(word.of, voice):
        act = Act(USE, "eine Aktion jener Karte")
        return [Deed(acts=(Act(CHOOSE, noun_phrase(word.of, voice, ACC)), act), closing=closing)]
    return deed(USE, f"eine Aktion {noun_phrase(word.of, voice, GEN)}", closing=closing)


@sentences.register
def _(word: UseFree, voice: Voice) -> list[Sentence]:
    voice = voice.away()
    if isinstance(word.what, Choose):
        act = Act(PLAY, noun_phrase(word.what, voice, ACC), "ohne ihre Kosten zu bezahlen", chosen=True)
        return [Deed(acts=(Act(act.verb, act.object, "", True),), closing=f", {act.tail}")]
    you, had = ("er", "hätte") if voice.third else ("du", "hättest")
    story = noun_phrase(word.what, voice, GEN)
    return deed(USE, f"den Effekt {story} so", closing=f", als {had} {you} sie gewonnen")
