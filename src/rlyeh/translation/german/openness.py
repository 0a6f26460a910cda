"""Open hands and decks in German, and how many cards are drawn."""

from __future__ import annotations

from rlyeh.language.modifiers.openness import DrawsInstead, DrawsMore, PlaysOpenly
from rlyeh.language.nouns.players import You
from rlyeh.translation.german import terms
from rlyeh.translation.german.grammar import ACC, NOM, Claim, Deed, number_of
from rlyeh.translation.german.people import verb_for
from rlyeh.translation.german.voice import Voice, claim, noun_phrase, quantity, sentences


@claim.register
def _(word: PlaysOpenly, voice: Voice) -> Claim:
    theirs = "dein" if isinstance(word.who, You) and not voice.third else "sein"
    pile = "offener Hand" if word.what == "hand" else f"offener oberster Karte {theirs}es Decks"
    verb = verb_for(word.who, voice, "spielst", "spielt")
    return Claim(subject=noun_phrase(word.who, voice, NOM), verb=verb, rest=f"mit {pile}")


@claim.register
def _(word: DrawsMore, voice: Voice) -> Claim:
    cards = number_of(quantity(word.number, voice).value, terms.CARD, ACC)
    theirs = "deiner" if isinstance(word.who, You) and not voice.third else "seiner"
    verb = verb_for(word.who, voice, "ziehst", "zieht")
    rest = f"in {theirs} Ziehphase {cards} mehr"
    return Claim(subject=noun_phrase(word.who, voice, NOM), verb=verb, rest=rest)


@claim.register
def _(word: DrawsInstead, voice: Voice) -> Claim:
    cards = number_of(quantity(word.number, voice).value, terms.CARD, ACC)
    theirs = "deiner" if isinstance(word.who, You) and not voice.third else "seiner"
    verb = verb_for(word.who, voice, "ziehst", "zieht")
    closing = ""
    if word.then is not None:
        then = sentences(word.then, voice.of_them())[0]
        assert isinstance(then, Deed)
        closing = f", um danach {then.infinitive(zu=True)}"
    rest = f"in {theirs} Ziehphase {cards} statt 2"
    return Claim(subject=noun_phrase(word.who, voice, NOM), verb=verb, rest=rest, closing=closing)
