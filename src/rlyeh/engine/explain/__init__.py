"""Explaining a game in English: questions and answers, what happened, why something cannot be done.

`rlyeh.translation` says the same in other languages, with the facts and the parts that are given here.
"""

from rlyeh.engine.explain.log import ENGLISH, OPEN, Event, Teller, events, is_undone
from rlyeh.engine.explain.log_blanks import NAMES, YOU, LogSentence, Names, closed, listed, title
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
)
from rlyeh.engine.explain.prompts import option_source, option_text, option_texts, prompt
from rlyeh.engine.explain.sources import UNTIL, Change, Value
from rlyeh.engine.explain.trace import TraceLine, trace_answer
from rlyeh.engine.explain.values import Explanation, changed_values, worded
from rlyeh.engine.state.journal import DEALT, FIRST, Entry, JournalAnswer, Note, SkillTally

__all__ = [
    # Questions and answers.
    "option_source", "option_text", "option_texts", "prompt",
    # What happened: sentences about the entries of the journal, and who tells them.
    "DEALT", "ENGLISH", "FIRST", "YOU", "JournalAnswer", "Entry", "Event", "LogSentence", "NAMES", "Names", "Note",
    "OPEN", "SkillTally", "Teller", "closed", "events", "is_undone", "listed", "piece_before", "title",
    # What a value is made of.
    "UNTIL", "Change", "Explanation", "Value", "changed_values", "worded",
    # What follows an answer, stage by stage.
    "TraceLine", "trace_answer",
    # Facts about a question that every language says in its own way.
    "answered_at_once", "answered_occurrence", "answering_card", "domain_of", "is_played", "lies_apart", "one_by_one",
    "price_asked", "price_now", "told_apart",
]
