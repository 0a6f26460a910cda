"""Sentences about what is done to cards: one verb and its object, or first a choice and then what follows from it."""

from __future__ import annotations

from typing import Final

from rlyeh.engine.state.occurrence_kinds import Until
from rlyeh.engine.words.parts import Choice, Subject
from rlyeh.model import Word
from rlyeh.model.grammar import Act, Claim, Deed, Phrase, Sentence, Voice, series

IF_ABLE = ", if able"


DURATIONS: Final = {
    Until.PHASE: "until the end of the phase",
    Until.TURN: "until the end of the turn",
    Until.NEXT_REFRESH: "until the end of the next refresh phase",
    Until.RESOLVES_AGAIN: "until that story resolves again",
    Until.NEXT_ACTION: "as your next action",
}


def how_long(until: Until, voice: Voice) -> str:
    """How long something lasts, as an adverb; nothing where it lasts for good."""
    if until is Until.NEXT_TURN:
        return f"until the beginning of {'their' if voice.third else 'your'} next turn"
    if until is Until.NEXT_TURN_END:
        return f"until the end of {'their' if voice.third else 'your'} next turn"
    if until is Until.WHILE_EXHAUSTED:
        return f"while {voice.this()} remains exhausted"
    return f"while {voice.this()} is in play" if until is Until.WHILE_SOURCE else DURATIONS.get(until, "")


def said_first(chosen: list[Choice], voice: Voice) -> list[Sentence]:
    """The sentences that choose: "choose a character and a support card"."""
    lead: list[Sentence] = []
    yours: list[str] = []
    for choice in chosen:
        phrase = choice.mention(voice)
        other = choice.picker(voice) if isinstance(choice, Subject) else None
        if other is not None:
            lead.append(other_picks(other, phrase))
        else:
            yours.append(phrase.text)
    return [*lead, *deed("choose", series(yours))] if yours else lead


def settled(word: Word, title: str) -> Voice:
    """How a text in force speaks: what it once had chosen is settled, and is "that character" now."""
    return Voice(title, named=tuple([choice for choice in word.walk() if isinstance(choice, Choice)]))


def able(if_able: bool) -> str:
    """What is said of an effect that may be used although it cannot be met."""
    return IF_ABLE if if_able else ""


def deed(verb: str, rest: str = "", closing: str = "") -> list[Sentence]:
    """A sentence with a single act."""
    return [Deed(closing=closing, acts=(Act(verb, rest),))]


def one_act(verb: str, whom: Subject, voice: Voice, tail: str = "", if_able: bool = False) -> list[Sentence]:
    """A verb with its object: "choose and wound a character", "wound all characters"."""
    phrase = whom.mention(voice)
    if not whom.is_named_now(voice):
        return deed(verb, joined(phrase.text, tail), able(if_able))
    other = whom.picker(voice)
    if other is not None:
        act = Act(verb, joined(phrase.again(), tail))
        return [other_picks(other, phrase), Deed(closing=able(if_able), acts=(act,))]
    return [Deed(closing=able(if_able), acts=(Act(verb, joined(phrase.text, tail), chosen=True),))]


def choosing_first(whom: Subject, voice: Voice) -> tuple[list[Sentence], Phrase]:
    """The sentence that chooses, where something is chosen, and how the next one speaks of it."""
    phrase = whom.mention(voice)
    if not whom.is_named_now(voice):
        return [], phrase
    other = whom.picker(voice)
    again = whom.named_before(voice)
    if again is not None:
        whole = Phrase(again.text, again.many, again.noun, pronoun=again.text)
        return deed("choose", whom.named_first(voice).text), whole
    again = Phrase(phrase.again(), phrase.many, phrase.noun)
    if other is not None:
        return [other_picks(other, phrase)], again
    return deed("choose", phrase.text), again


def chosen_then(chosen: list[Sentence], act: Act, closing: str = "") -> Sentence:
    """Choosing and doing in one sentence, where "you" do both: "choose a card and put it on top of
    its owner's deck"."""
    acts: tuple[Act, ...] = ()
    for sentence in chosen:
        if isinstance(sentence, Deed):
            acts = (*acts, *sentence.acts)
    return Deed(closing=closing, acts=(*acts, act))


def other_picks(who: Phrase, what: Phrase) -> Sentence:
    """Somebody else chooses: "an opponent chooses a character they control"."""
    return Claim(subject=who, verb="choose", rest=what.text)


def joined(*words: str) -> str:
    """Words that are there, with spaces between them."""
    return " ".join([word for word in words if word])


__all__ = ["IF_ABLE", "able", "choosing_first", "chosen_then", "deed", "joined", "one_act", "other_picks", "settled"]
