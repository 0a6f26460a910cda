"""Conditions of nouns that the nouns themselves have no short form for: THEIRS.that(was_committed_to(THAT_STORY))."""

from __future__ import annotations

from rlyeh.engine.words.parts import Amount, Subject
from rlyeh.language.nouns.adjectives import Adjective, Either, FactionIs, HasKeyword, IsNot, Not, SubtypeIs, Titled
from rlyeh.language.nouns.cards import CHARACTER
from rlyeh.language.nouns.players import ANY_PLAYER, Who
from rlyeh.language.nouns.positions import At, Bears, ControlledWith, EnteredDiscard, Holds, TokensOn, WithCharacters
from rlyeh.model import Keyword


def any_of(*tests: Adjective) -> Either:
    """One of several conditions: any_of(with_keyword(VILLAINOUS), with_subtype("Cultist"))."""
    return Either(tests)


def without(test: Adjective) -> Not:
    """The opposite of a condition: CHARACTER.that(without(with_attached(SUPPORT.subtype("Mask"))))."""
    return Not(test)


def with_keyword(keyword: Keyword) -> HasKeyword:
    """With a keyword."""
    return HasKeyword(keyword)


def with_subtype(subtype: str) -> SubtypeIs:
    """With a subtype."""
    return SubtypeIs(subtype)


def with_tokens(
    at_least: Amount | int = 0, at_most: Amount | int | None = None, whose: Who = ANY_PLAYER,
) -> TokensOn:
    """With so many success tokens: STORY.that(with_tokens(at_most=4))."""
    return TokensOn(at_least, at_most, whose)


def with_attached(what: Subject) -> Bears:
    """With a card of a kind attached: MINE.that(with_attached(SUPPORT.subtype("Tome")))."""
    return Bears(what)


def with_characters(
    kind: Subject | None = None, at_least: int = 1, at_most: int | None = None
) -> Holds | WithCharacters:
    """A story to which characters are committed: of a kind, so many of them, or a certain card:
    STORY.that(with_characters(MINE, at_least=3)), STORY.that(with_characters(THIS))."""
    if kind is None and at_most is None and at_least == 1:
        return Holds("characters")
    return WithCharacters(CHARACTER if kind is None else kind, 0 if at_most is not None else at_least, at_most)


def was_committed_to(story: Subject) -> At:
    """That was committed to a story when it began to resolve."""
    return At(story, when_it_began=True)


def arrived_this_phase() -> EnteredDiscard:
    """That entered the discard pile it lies in this phase."""
    return EnteredDiscard()


def is_not(that: Subject) -> IsNot:
    """Another card than one spoken of before: MINE.that(is_not(the("it")))."""
    return IsNot(that)


def different_from(that: Subject) -> IsNot:
    """A different card than this: CHARACTER.that(different_from(HOST))."""
    return IsNot(that, "different")


def same_faction_as(other: Subject) -> FactionIs:
    """Of the same faction as another card."""
    return FactionIs(same_as=other)


def other_faction_than(other: Subject) -> FactionIs:
    """Of another faction than a card; neutral cards belong to none."""
    return FactionIs(same_as=other, other=True)


def same_title_as(other: Subject) -> Titled:
    """With the same title as another card: CARD.that(same_title_as(THAT_CARD))."""
    return Titled(same_as=other)


def controlled_with(other: Subject, silent: bool = False) -> ControlledWith:
    """Whose controller also controls another card; not said where the sentence says it elsewhere."""
    return ControlledWith(other, silent)


__all__ = [
    "any_of", "arrived_this_phase", "controlled_with", "different_from", "is_not", "other_faction_than",
    "same_faction_as", "same_title_as", "was_committed_to", "with_attached", "with_characters", "with_keyword",
    "with_subtype", "with_tokens", "without",
]  # fmt: skip
