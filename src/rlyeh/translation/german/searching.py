"""Searches in German: where one looks, for what, and what becomes of it."""

from __future__ import annotations

from rlyeh.language.effects.search import Search
from rlyeh.language.nouns.players import YOU
from rlyeh.translation.german import terms
from rlyeh.translation.german.effects import BRING, LAY, REVEAL, SEARCH, SHUFFLE
from rlyeh.translation.german.grammar import ACC, DAT, GEN, Act, Deed, Sentence, opened, pronoun, so_many
from rlyeh.translation.german.nouns import cards_phrase, said_number, top_cards, total_phrase
from rlyeh.translation.german.people import is_you, owned
from rlyeh.translation.german.verbs import DISCARD, TAKE
from rlyeh.translation.german.voice import Voice, noun_phrase, sentences


@sentences.register
def _(word: Search, voice: Voice) -> list[Sentence]:
    look = Act(SEARCH, f"{_where(word, voice)} nach {_sought(word, voice)}")
    it = pronoun(ACC, terms.noun(word.what.noun).kind(word.number != 1))
    shuffle = opened(Deed(acts=(Act(SHUFFLE, "das Deck"),)), "dann")
    show = (Act(REVEAL, it),) if word.reveal else ()
    if word.do is not None:
        done = sentences(word.do, voice)
        return [Deed(acts=(look,)), *done, shuffle]
    if word.to in ("top", "bottom"):
        place = "oben auf das Deck" if word.to == "top" else "unter das Deck"
        shuffled = Deed(acts=(Act(SHUFFLE, "das Deck"), Act(LAY, it, place)))
        return [Deed(acts=(look, *show)), opened(shuffled, "dann")]
    found: Sentence = Deed(acts=(look, *show, _put(word, voice, it)))
    if word.rest is None:
        return [found, shuffle]
    return [found, *[opened(sentence, "dann") for sentence in sentences(word.rest, voice)]]


def _where(word: Search, voice: Voice) -> str:
    if word.top:
        return top_cards(word.who if word.of is None else word.of, said_number(word.top, voice), voice, ACC)
    if word.of is not None:
        return owned(word.of, terms.DECK, voice, ACC)
    return f"{_yours(word, voice)} Deck"


def _yours(word: Search, voice: Voice) -> str:
    return ("sein" if voice.third else "dein") if is_you(word.who) else "sein"


def _sought(word: Search, voice: Voice) -> str:
    if word.number == 1:
        return cards_phrase(word.what, voice, DAT, "ein")
    many = cards_phrase(word.what, voice, DAT, "", plural=True)
    if not word.number:
        return f"beliebig vielen {many}{total_phrase(word.limit, voice)}"
    return ("bis zu " if word.up_to else "") + so_many(said_number(word.number, voice), many)


def _put(word: Search, voice: Voice, it: str) -> Act:
    """What is done with what was found."""
    if word.to == "discard":
        return Act(DISCARD, it)
    if word.to == "hand":
        return Act(TAKE, it, f"auf {_yours(word, voice)}e Hand")
    under = "" if word.control is None else "unter deiner Kontrolle " if word.control == YOU else (
        f"unter der Kontrolle {noun_phrase(word.control, voice, GEN)} "
    )
    at = "" if word.at is None else f"{noun_phrase(word.at, voice, DAT)} zugewiesen "
    on = "" if word.on is None else f" und lege {it} an {noun_phrase(word.on, voice, ACC)} an"
    return Act(BRING, it, f"{at}{under}ins Spiel{on}")
