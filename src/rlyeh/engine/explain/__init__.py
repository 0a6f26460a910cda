"""Explaining a game in English: questions and answers, what happened, why something cannot be done.

`rlyeh.translation` says the same in other languages, with the facts and the parts that are given here.
"""

from rlyeh.engine.explain.log import ENGLISH, Event, Teller, events, is_undone
from rlyeh.engine.explain.log_blanks import YOU, LogSentence, Names, closed, listed, title
from rlyeh.engine.explain.log_sentences import piece_before
from rlyeh.engine.explain.prompt_facts import (
    answered_at_once,
    answered_occurrence,
    answering_card,
    domain_of,
    is_played,
    lies_apart,
    one_by_one,
    price_asked,
    price_now,
    told_apart,
    x_announced,
)
from rlyeh.engine.explain.prompts import option_source, option_text, option_texts, prompt
from rlyeh.engine.explain.sources import Change
from rlyeh.engine.explain.values import Explanation, worded
from rlyeh.engine.state.journal import DEALT, FIRST, Entry, JournalAnswer, Note, SkillTally

__all__ = [
    # Questions and answers.
    "option_source", "option_text", "option_texts", "prompt",
    # What happened: sentences about the entries of the journal, and who tells them.
    "DEALT", "ENGLISH", "FIRST", "YOU", "JournalAnswer", "Entry", "Event", "LogSentence", "Names", "Note", "SkillTally",
    "Teller", "closed", "events", "is_undone", "listed", "piece_before", "title",
    # What a value is made of.
    "Change", "Explanation", "worded",
    # Facts about a question that every language says in its own way.
    "answered_at_once", "answered_occurrence", "answering_card", "domain_of", "is_played", "lies_apart", "one_by_one",
    "price_asked", "price_now", "told_apart", "x_announced",
]
