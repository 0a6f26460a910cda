"""Interfaces of words: what the engine expects of the words of cards. The card language is made of these."""

from rlyeh.engine.words.modifiers import Act, CommitWay, Layer, Modifier
from rlyeh.engine.words.parts import Amount, Choice, Condition, Effect, Subject, Trigger
from rlyeh.engine.words.printed_card import Face, Faces
from rlyeh.engine.words.text_box import Ability, Become, Limit, Standing, Watch

__all__ = [
    # Parts of a text.
    "Amount", "Choice", "Condition", "Effect", "Modifier", "Subject", "Trigger",
    # Texts.
    "Ability", "Become", "Limit", "Standing", "Watch",
    # The card with all its texts, the order in which modifiers apply, and what some of them say.
    "Act", "CommitWay", "Face", "Faces", "Layer",
]
