"""Players in German."""

from __future__ import annotations

from rlyeh.language.modifiers.struggles import PlayerWith
from rlyeh.language.nouns.players import (
    AnyPlayer,
    ChosenPlayer,
    ControllerOf,
    EachPlayer,
    Opponent,
    PlayersWithWon,
    ThatLoser,
    ThatPlayer,
    Who,
    You,
)
from rlyeh.translation.german import terms
from rlyeh.translation.german.grammar import ACC, GEN, Case, Noun, clause, phrase
from rlyeh.translation.german.voice import Voice, noun_phrase, quantity

_DU = ("du", "dich", "dir", "deiner")
_ER = ("er", "ihn", "ihm", "seiner")
_OPPONENTS = {"an": "ein", "each": "jed", "that": "jen"}


@noun_phrase.register
def _(word: You, voice: Voice, case: Case) -> str:
    return (_ER if voice.third else _DU)[case]


@noun_phrase.register
def _(word: Opponent, voice: Voice, case: Case) -> str:
    if isinstance(voice.told, Opponent):
        return _DU[case]
    return phrase(terms.OPPONENT, case, _OPPONENTS[word.which])


@noun_phrase.register
def _(word: EachPlayer, voice: Voice, case: Case) -> str:
    return phrase(terms.PLAYER, case, "jed")


@noun_phrase.register
def _(word: AnyPlayer, voice: Voice, case: Case) -> str:
    return phrase(terms.PLAYER, case, "ein")


@noun_phrase.register
def _(word: ThatPlayer, voice: Voice, case: Case) -> str:
    return phrase(terms.PLAYER, case, "jen")


@noun_phrase.register
def _(word: ThatLoser, voice: Voice, case: Case) -> str:
    return phrase(Noun("Verlierer", "Verlierer", terms.PLAYER.gender, "Verlierers", "Verlierern"), case, "der")


@noun_phrase.register
def _(word: ChosenPlayer, voice: Voice, case: Case) -> str:
    return phrase(terms.PLAYER, case, "jen")


@noun_phrase.register
def _(word: ControllerOf, voice: Voice, case: Case) -> str:
    whom = noun_phrase(word.whose, voice, ACC)
    if word.owns:
        return f"{phrase(terms.OWNER, case, 'der')} {noun_phrase(word.whose, voice, GEN)}"
    return phrase(terms.PLAYER, case, "der") + clause(f"der {whom} kontrolliert")


@noun_phrase.register
def _(word: PlayersWithWon, voice: Voice, case: Case) -> str:
    number = str(word.number) if isinstance(word.number, int) else quantity(word.number, voice).value
    stories = {"0": "keiner Geschichte", "1": "einer Geschichte"}.get(number, f"{number} Geschichten")
    return f"{phrase(terms.PLAYER, case, 'ein')} mit {stories} auf dem Stapel gewonnener Geschichten"


@noun_phrase.register
def _(word: PlayerWith, voice: Voice, case: Case) -> str:
    counted = quantity(word.of, voice.of_them()).of_these
    player = f"{phrase(terms.PLAYER, case, 'der')} mit den {'meisten' if word.most else 'wenigsten'} {counted}"
    return f"{player} (bei Gleichstand niemand)" if word.or_nobody else player


def is_you(who: Who) -> bool:
    """Whether it is the player who is spoken to."""
    return isinstance(who, You)


def owned(
    who: Who, noun: Noun, voice: Voice, case: Case, adjectives: tuple[str, ...] = (), plural: bool = False
) -> str:
    """Something of a player: "deine Hand", "das Deck eines Gegners"."""
    if is_you(who):
        return phrase(noun, case, "sein" if voice.third else "dein", adjectives, plural)
    if isinstance(who, Opponent) and isinstance(voice.told, Opponent):
        return phrase(noun, case, "dein", adjectives, plural)
    return f"{phrase(noun, case, 'der', adjectives, plural)} {noun_phrase(who, voice, GEN)}"


def verb_for(who: Who, voice: Voice, second: str, third: str) -> str:
    """The form of a verb that goes with a player."""
    return second if is_you(who) and not voice.third else third
