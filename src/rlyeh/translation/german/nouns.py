"""Cards in German, in the case that the sentence asks for."""

from __future__ import annotations

from dataclasses import replace

from rlyeh.engine.reading import Hosts
from rlyeh.engine.words import Amount, Choice, Subject
from rlyeh.language.effects.draw_and_discard import FromHand
from rlyeh.language.effects.enter_play import HostOf
from rlyeh.language.effects.look import ChoosePlayer
from rlyeh.language.effects.moving_resources import AnotherDomain
from rlyeh.language.effects.resources import Resources
from rlyeh.language.effects.search import SearchChoice
from rlyeh.language.effects.struggles import ChooseStruggle
from rlyeh.language.modifiers.entering import ModelOf
from rlyeh.language.nouns.adjectives import Remains
from rlyeh.language.nouns.amounts import amount
from rlyeh.language.nouns.cards import CARD, REVEALED, Cards
from rlyeh.language.nouns.domains import Domains, TheDomain
from rlyeh.language.nouns.either import EitherKind
from rlyeh.language.nouns.extremes import Extreme
from rlyeh.language.nouns.named import Named, Naming
from rlyeh.language.nouns.piles import Among, Topmost, TopOfDeck
from rlyeh.language.nouns.players import AnyPlayer, EachPlayer, Who, You
from rlyeh.language.nouns.spoken_of import (
    AnyNumber,
    Choose,
    Giver,
    Host,
    Itself,
    Some,
    StoryOf,
    ThatCard,
    ThatStory,
    The,
    This,
    ThisStory,
    Together,
)
from rlyeh.language.nouns.totals import Total
from rlyeh.model import Zone
from rlyeh.translation.german import terms
from rlyeh.translation.german.grammar import ACC, DAT, GEN, NOM, PL, Case, Gender, Noun, clause, phrase, so_many
from rlyeh.translation.german.people import owned
from rlyeh.translation.german.voice import PLAIN, Attribute, Voice, attribute, noun_phrase, quantity

IN_PLAY = (Zone.PLAY,)
_ADJECTIVES = {"insane": "wahnsinnig", "ready": "bereit", "other": "ander", "exhausted": "erschöpft",
               "first": "erst", "second": "zweit"}
_PILES: dict[Zone, Noun] = {Zone.HAND: terms.HAND, Zone.DISCARD: terms.DISCARD, Zone.DECK: terms.DECK}
_FIRST = {"ander": 0, "zugewiesen": 1}
"""Adjectives that come before the others, whatever the declaration's order."""
_COUNTED = {"characters": "zugewiesenen Charakteren", "tokens": "Erfolgsmarkern"}
_VALUES = {"skill": "Fertigkeit", "cost": "Kosten", "printed cost": "aufgedruckten Kosten"}


def noun_named(name: str) -> tuple[tuple[str, ...], Noun, bool]:
    """The adjectives, the noun and the number of an English noun phrase: "insane character", "those cards"."""
    first, _, rest = name.partition(" ")
    if first in _ADJECTIVES and rest:
        stems, noun, plural = noun_named(rest)
        return (_ADJECTIVES[first], *stems), noun, plural
    if name in terms.NOUNS or not name.endswith("s"):
        return (), terms.noun(name), False
    return (), terms.noun(name.removesuffix("s")), True


def cards_phrase(word: Cards, voice: Voice, case: Case, det: str, plural: bool = False) -> str:
    """Cards of a kind behind a determiner: "ein", "der", "jed", "jen", "kein", "all" or none."""
    if word.those and word.those != REVEALED and plural and not word.tests:
        return phrase(terms.noun(word.noun), case, "jen", plural=True)
    if isinstance(word, EitherKind):
        joint = " und " if det == "all" else " oder "
        return joint.join(cards_phrase(kind, voice, case, det, plural) for kind in word.kinds)
    voice = replace(voice, inclusive=det == "all" or (not det and plural and voice.inclusive))
    parts = [attribute(test, voice) for test in word.tests]
    noun = terms.noun(word.noun).compound("".join(part.compound for part in parts))
    if word.those == REVEALED:
        parts = [*parts, Attribute(adjectives=("vorgezeigt",))]
    stems = sorted((stem for part in parts for stem in part.adjectives), key=lambda stem: _FIRST.get(stem, len(_FIRST)))
    kind = noun.kind(plural)
    pieces = [phrase(noun, case, det, tuple(stems), plural)]
    behind = [part.after for part in parts if part.after]
    pieces += [behind[0].removeprefix("und "), *behind[1:]] if behind else []
    pieces += [_where(word, voice, plural)] if _is_elsewhere(word) else []
    if isinstance(word, Extreme):
        if word.value in _COUNTED:
            pieces.append(f"mit den {'meisten' if word.highest else 'wenigsten'} {_COUNTED[word.value]}")
        else:
            pieces.append(f"mit {'der' if word.value == 'skill' else 'den'} {_extreme(word)} {_VALUES[word.value]}")
    clauses = [part.relative.clause(kind) for part in parts if part.relative is not None]
    return " ".join(piece for piece in pieces if piece) + (clause(" und ".join(clauses)) if clauses else "")


def _is_elsewhere(word: Cards) -> bool:
    """Whether it has to be said where the cards are."""
    told = word.those == REVEALED or any(isinstance(test, Remains) for test in word.tests)
    return word.zones != IN_PLAY and not told


def _extreme(word: Extreme) -> str:
    return "höchsten" if word.highest else "niedrigsten"


def _where(word: Cards, voice: Voice, plural: bool) -> str:
    """Where cards are that are not in play."""
    if word.those:
        return "von jenen Karten"
    if isinstance(word, Resources) and isinstance(word.whose, AnyPlayer):
        return ""
    if word.zones == (Zone.STORY_DECK,):
        return "im Geschichtendeck"
    if word.zones == (Zone.RESOURCE,):
        return f"{'von' if voice.moving else 'an'} {owned(word.whose, terms.DOMAIN, voice, DAT, plural=True)}"
    if word.zones == (Zone.WON,):
        won = owned(word.whose, terms.STORY, voice, DAT, ("gewonnen",), plural=True)
        return f"{'aus' if voice.moving else 'unter'} {won}"
    if isinstance(word.whose, AnyPlayer):
        if plural:
            piles = " und ".join(_PILES[zone].form(DAT, plural=True) for zone in word.zones)
            return f"{'aus' if voice.moving else 'in'} allen {piles}"
        places = [f"{_in(zone, voice)} {phrase(_PILES[zone], DAT, 'ein', ('beliebig',))}" for zone in word.zones]
        return " oder ".join(places)
    places = [in_pile(zone, word.whose, voice) for zone in word.zones]
    return " oder ".join([places[0], *(place.removeprefix("aus ") for place in places[1:])])


def _in(zone: Zone, voice: Voice) -> str:
    return "aus" if voice.moving else "auf" if zone is Zone.HAND else "in"


def in_pile(zone: Zone, whose: Who, voice: Voice) -> str:
    """Where cards lie: "auf deiner Hand", "im Ablagestapel eines Gegners"."""
    place = f"{_in(zone, voice)} {owned(whose, _PILES[zone], voice, DAT)}"
    return f"im {place.removeprefix('in dem ')}" if place.startswith("in dem ") else place


def in_general(word: Cards, voice: Voice, case: Case) -> str:
    """All cards of a kind, without "alle": "Monster- und Kultist-Charaktere können ..."."""
    return cards_phrase(word, replace(voice, inclusive=True), case, "", plural=True)


def out_of_pile(zone: Zone, whose: Who, voice: Voice) -> str:
    """Where cards come from: "aus deiner Hand"."""
    return f"aus {owned(whose, _PILES[zone], voice, DAT)}"


def kind_of(word: Subject) -> Gender:
    """What a pronoun for these cards agrees with."""
    if isinstance(word, Choose | Cards):
        cards = word.what if isinstance(word, Choose) else word
        if isinstance(cards, EitherKind):
            cards = cards.kinds[-1]
        many = isinstance(word, Cards) or not word.is_one()
        return terms.noun(cards.noun).kind(many)
    if isinstance(word, The | ThatCard | Host):
        _, noun, plural = noun_named(word.noun)
        return noun.kind(plural)
    return PL if isinstance(word, Together | FromHand) else terms.CARD.gender


def is_many(word: Subject) -> bool:
    """Whether a verb has to be in the plural."""
    return kind_of(word) is PL


def that(word: Choose | Choice, voice: Voice, case: Case) -> str:
    """What was chosen, spoken of again: "jener Charakter"."""
    if isinstance(word, Choose):
        cards = word.what.kinds[0] if isinstance(word.what, EitherKind) else word.what
        return phrase(terms.noun(cards.noun), case, "jen", plural=not word.is_one())
    noun = {"struggle": terms.STRUGGLE, "player": terms.PLAYER}.get(word.verb, terms.DOMAIN)
    return phrase(noun, case, "jen")


def one_of(word: Subject, voice: Voice, case: Case) -> str:
    """One of the cards meant, with its article."""
    return cards_phrase(word, voice, case, "ein") if isinstance(word, Cards) else noun_phrase(word, voice, case)


@noun_phrase.register
def _(word: Cards, voice: Voice, case: Case) -> str:
    return cards_phrase(word, voice, case, "all", plural=True)


@noun_phrase.register
def _(word: EitherKind, voice: Voice, case: Case) -> str:
    return cards_phrase(word, voice, case, "all", plural=True)


@noun_phrase.register
def _(word: Extreme, voice: Voice, case: Case) -> str:
    return cards_phrase(word, voice, case, "all", plural=True)


@noun_phrase.register
def _(word: Resources, voice: Voice, case: Case) -> str:
    return cards_phrase(word, voice, case, "all", plural=True)


def own_name(voice: Voice, case: Case) -> str:
    """The card itself: by its title, which has no cases, or as "diese Karte"."""
    if voice.gained_by:
        return phrase(terms.noun(voice.gained_by), case, "dies")
    if not voice.title:
        return phrase(terms.CARD, case, "dies")
    return f"von {voice.title}" if case is GEN else voice.title


@noun_phrase.register
def _(word: This, voice: Voice, case: Case) -> str:
    return own_name(voice, case)


@noun_phrase.register
def _(word: Itself, voice: Voice, case: Case) -> str:
    return phrase(terms.CARD, case, "dies")


@noun_phrase.register
def _(word: Giver, voice: Voice, case: Case) -> str:
    return own_name(voice, case)


@noun_phrase.register
def _(word: Host, voice: Voice, case: Case) -> str:
    return phrase(terms.noun(word.noun), case, "der", ("verstärkt",))


@noun_phrase.register
def _(word: ThisStory, voice: Voice, case: Case) -> str:
    if word.said == "this story":
        return phrase(terms.STORY, case, "dies")
    if word.said == "that story":
        return phrase(terms.STORY, case, "jen")
    self_ = word.said.endswith("this card")
    as_who = own_name(voice, NOM) if self_ else phrase(terms.CHARACTER, NOM, "der", ("verstärkt",))
    same = {NOM: "dieselbe", ACC: "dieselbe", DAT: "derselben", GEN: "derselben"}[case]
    return f"{same} Geschichte wie {as_who}"


@noun_phrase.register
def _(word: StoryOf, voice: Voice, case: Case) -> str:
    return phrase(terms.STORY, case, "der") + clause(f"der {noun_phrase(word.whose, voice, NOM)} zugewiesen ist")


@noun_phrase.register
def _(word: The, voice: Voice, case: Case) -> str:
    stems, noun, plural = noun_named(word.noun)
    return phrase(noun, case, "der" if "ander" in stems else "jen", stems, plural)


@noun_phrase.register
def _(word: ThatCard, voice: Voice, case: Case) -> str:
    _, noun, plural = noun_named(word.noun)
    return phrase(noun, case, "jen", plural=plural)


@noun_phrase.register
def _(word: ThatStory, voice: Voice, case: Case) -> str:
    return phrase(terms.STORY, case, "jen")


@noun_phrase.register
def _(word: Choose, voice: Voice, case: Case) -> str:
    if voice.knows(word):
        return that(word, voice, case)
    return _picked(word.what, word.number, word.up_to, voice, case) + (AS_MANY if word.as_many else "")


AS_MANY = " (oder so viele, wie es gibt)"


def said_number(number: Amount | int, voice: Voice) -> str:
    """A number, or what an amount is."""
    return str(number) if isinstance(number, int) else quantity(number, voice).value


def _picked(cards: Cards, number: Amount | int, up_to: bool, voice: Voice, case: Case) -> str:
    """So many, or up to so many cards of a kind."""
    many = cards_phrase(cards, voice, case, "", plural=number != 1)
    if up_to:
        said = said_number(number, voice)
        return f"höchstens {so_many(said, many)}" if " " in said else f"bis zu {so_many(said, many)}"
    if number == 1:
        return cards_phrase(cards, voice, case, "ein")
    return so_many(said_number(number, voice), many)


@noun_phrase.register
def _(word: AnyNumber, voice: Voice, case: Case) -> str:
    return f"beliebig viele {in_general(word.what, voice, case)}{total_phrase(word.limit, voice)}"


def total_phrase(limit: Total | None, voice: Voice) -> str:
    """What cards may have, or must have, together."""
    return "" if limit is None else f" {attribute(limit, voice).after}"


@noun_phrase.register
def _(word: Some, voice: Voice, case: Case) -> str:
    if word.what.ranked:
        return cards_phrase(word.what, voice, case, "der")
    return _picked(word.what, word.number, word.up_to, voice, case) + (AS_MANY if word.as_many else "")


@noun_phrase.register
def _(word: Together, voice: Voice, case: Case) -> str:
    return " und ".join(noun_phrase(part, voice, case) for part in word.parts)


@noun_phrase.register
def _(word: FromHand, voice: Voice, case: Case) -> str:
    hand = phrase(terms.HAND, DAT, "sein" if voice.third else "dein")
    if word.at_most is not None:
        return f"beliebig viele Karten auf {hand}"
    if word.keep and not word.number:
        return f"alle Karten auf {hand}"
    if word.keep:
        return f"Karten aus {hand}" + clause(f"bis {said_number(word.number, voice)} übrig sind")
    if word.by is not None:
        hand = owned(word.who, terms.HAND, voice, DAT)
    cards = CARD if word.what is None else replace(word.what, zones=IN_PLAY)
    return f"{_picked(cards, word.number, word.up_to, voice, case)} aus {hand}"


@noun_phrase.register
def _(word: TopOfDeck, voice: Voice, case: Case) -> str:
    return top_cards(word.whose, said_number(word.number, voice), voice, case, "unterst" if word.bottom else "oberst")


@noun_phrase.register
def _(word: Topmost, voice: Voice, case: Case) -> str:
    if word.number == 1:
        return f"{phrase(Noun('', '', terms.CARD.gender), case, 'der', ('oberst',)).strip()} " + cards_phrase(
            word.what, voice, case, "", plural=False
        )
    head = phrase(Noun("", "", terms.CARD.gender), case, "der", ("oberst",), True).strip()
    return f"{head} {so_many(said_number(word.number, voice), cards_phrase(word.what, voice, case, '', plural=True))}"


def top_cards(whose: Who, number: str, voice: Voice, case: Case, stem: str = "oberst") -> str:
    """The top cards of a deck: "die obersten 3 Karten deines Decks"."""
    if " " in number:
        end = "oben" if stem == "oberst" else "unten"
        return f"von {end} {so_many(number, 'Karten')} {owned(whose, terms.DECK, voice, GEN)}"
    many = number != "1"
    head = phrase(Noun("", "", terms.CARD.gender), case, "der", (stem,), many).strip()
    cards = f"{number} Karten" if many else "Karte"
    if isinstance(whose, EachPlayer):
        return f"{head} {cards} der Decks aller Spieler"
    return f"{head} {cards} {owned(whose, terms.DECK, voice, GEN)}"


@noun_phrase.register
def _(word: Among, voice: Voice, case: Case) -> str:
    if isinstance(word.what, Cards):
        if word.number:
            return _picked(word.what, word.number, word.up_to, voice, case)
        if word.up_to:
            return f"beliebig viele {cards_phrase(word.what, voice, case, '', plural=True)}"
        return cards_phrase(word.what, voice, case, "all", plural=True)
    if word.number:
        article = phrase(Noun("", "", kind_one(word.what)), case, "ein").strip()
        return f"{article} {noun_phrase(word.what, voice, GEN)}"
    return noun_phrase(word.what, voice, case)


def kind_one(word: Subject) -> Gender:
    """The gender of one of several."""
    return noun_named(word.noun)[1].gender if isinstance(word, The) else terms.CARD.gender


@noun_phrase.register
def _(word: AnotherDomain, voice: Voice, case: Case) -> str:
    return f"{phrase(terms.DOMAIN, case, 'ein', ('ander',))} desselben Spielers"


@noun_phrase.register
def _(word: ChoosePlayer, voice: Voice, case: Case) -> str:
    return phrase(terms.PLAYER, case, "ein") if word.at is None else "eine Seite"


@noun_phrase.register
def _(word: ChooseStruggle, voice: Voice, case: Case) -> str:
    if voice.knows(word):
        return that(word, voice, case)
    if word.any_kind:
        return "eine Art von Konflikten"
    return f"{phrase(terms.STRUGGLE, case, 'ein')} bei {noun_phrase(word.at, voice, DAT)}"


@noun_phrase.register
def _(word: Naming, voice: Voice, case: Case) -> str:
    chosen = f"{of_what(word, case)} {'seiner' if voice.third else 'deiner'} Wahl"
    if word.on is None or word.what != "icon":
        return chosen
    return f"{chosen} unter denen {noun_phrase(word.on, voice, GEN)}"


def of_what(word: Naming, case: Case) -> str:
    """What is named: "eine Karte", "ein Merkmal außer Träumer"."""
    but = f" außer {' oder '.join(terms.subtype(name) for name in word.other_than)}" if word.other_than else ""
    on = "" if word.on is None or word.what == "icon" else f" auf {one_of(word.on, PLAIN, DAT)}"
    return f"{phrase(_NAMEABLE[word.what], case, 'ein')}{on}{but}"


@noun_phrase.register
def _(word: Named, voice: Voice, case: Case) -> str:
    return phrase(_NAMEABLE[word.what], case, "der", ("genannt",))


_NAMEABLE: dict[str, Noun] = {
    "subtype": terms.SUBTYPE,
    "faction": Noun("Fraktion", "Fraktionen", terms.CARD.gender),
    "card": terms.CARD,
    "icon": Noun("Symbol", "Symbole", terms.SUBTYPE.gender, "Symbols", "Symbolen"),
    "card type": Noun("Kartentyp", "Kartentypen", terms.PLAYER.gender, "Kartentyps", "Kartentypen"),
}


@noun_phrase.register
def _(word: Domains, voice: Voice, case: Case) -> str:
    stem = "" if word.drained is None else "geleert" if word.drained else "nicht geleert"
    stems = (stem,) if stem else ()
    if word.which == "that":
        return phrase(terms.DOMAIN, case, "jen")
    holding = domain_clause(word, voice)
    if word.which == "all":
        if isinstance(word.whose, EachPlayer):
            return f"{phrase(terms.DOMAIN, case, 'all', plural=True)} aller Spieler"
        if isinstance(word.whose, You):
            mine = phrase(terms.DOMAIN, case, "sein" if voice.third else "dein", plural=True)
            return f"{'allen' if case is DAT else 'alle'} {mine}"
        return f"{phrase(terms.DOMAIN, case, 'all', plural=True)} {noun_phrase(word.whose, voice, GEN)}"
    if isinstance(word.whose, AnyPlayer):
        return phrase(terms.DOMAIN, case, "ein", stems) + holding
    article = phrase(Noun("", "", terms.DOMAIN.gender), case, "ein").strip()
    domain = f"{article} {owned(word.whose, terms.DOMAIN, voice, GEN, stems, plural=True)}"
    return domain + holding


@noun_phrase.register
def _(word: TheDomain, voice: Voice, case: Case) -> str:
    if word.which == "paying":
        return phrase(terms.DOMAIN, case, "der") + clause("die zum Bezahlen geleert wurde")
    if word.holds is not None:
        return phrase(terms.DOMAIN, case, "der") + clause(f"an der {noun_phrase(word.holds, voice, NOM)} liegt")
    owner = "" if isinstance(word.whose, You) else f" {noun_phrase(word.whose, voice, GEN)}"
    return phrase(terms.DOMAIN, case, "jen") + owner


def domain_clause(word: Domains, voice: Voice) -> str:
    """What lies on a domain: " mit mindestens 2 Ressourcen"."""
    stem = "Ressource" if word.supplying is None else f"[{word.supplying}]-Ressource"
    if word.most:
        return f" mit den meisten {stem}n"
    if word.only:
        return f" mit nichts als {stem}n"
    number = word.at_least if word.at_least is not None else word.at_most
    if number is None:
        return ""
    said = quantity(amount(number), voice).value
    if " " in said:
        return f" mit {'nicht mehr' if word.at_most is not None else 'nicht weniger'} {stem}n als {said}"
    few = "mindestens" if word.at_most is None else "höchstens" if word.at_least is None else "genau"
    return f" mit {few} {said} {stem if said == '1' else f'{stem}n'}"


@noun_phrase.register
def _(word: ModelOf, voice: Voice, case: Case) -> str:
    return cards_phrase(word.what, voice, case, "ein")


@noun_phrase.register
def _(word: HostOf, voice: Voice, case: Case) -> str:
    return "woran sie angelegt wird"


@noun_phrase.register
def _(word: Hosts, voice: Voice, case: Case) -> str:
    return "woran sie angelegt wird"


@noun_phrase.register
def _(word: SearchChoice, voice: Voice, case: Case) -> str:
    return cards_phrase(word.what, voice, case, "ein")
