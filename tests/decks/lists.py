"""Decks for the tests of readers and writers."""

from pathlib import Path

from hypothesis import settings
from hypothesis import strategies as st

from rlyeh.cards import POOL
from rlyeh.decks import STORY_DECKS, Deck, catalogue
from rlyeh.decks.deck import LONGEST_NAME, LONGEST_NOTES, MOST_COPIES
from rlyeh.model import CardType

PATIENT = settings(deadline=None, max_examples=60)
"""A busy machine is no mistake of the program."""

SAMPLES = sorted((Path(__file__).parent / "samples").glob("*.o8d"))
"""Deck files as OCTGN writes them."""

LATE = [entry for entry in catalogue() if entry.type is CardType.CHARACTER and entry.id not in POOL][-1]
"""A character that is not declared yet; the sets arrive one after the other."""

LETTERS = st.characters(exclude_categories=("Cc", "Cs"), exclude_characters="\ufffe\uffff")
NAMES = st.text(LETTERS, min_size=1, max_size=LONGEST_NAME).filter(lambda name: name.split() != [])
NOTES = st.text(LETTERS | st.sampled_from("\n\t\r"), max_size=300)
COUNTS = st.integers(1, MOST_COPIES) | st.integers(1, 4)
PLAYABLE = st.sampled_from(sorted(POOL.cards))
PRINTED = st.sampled_from(sorted(catalogue().entries))


def decks_of(card_ids: st.SearchStrategy[str]) -> st.SearchStrategy[Deck]:
    """Any decks over these cards, legal or not: stories in the deck, characters in the story deck, too many copies."""
    fixed = st.sampled_from([each.stories for each in STORY_DECKS.values()])
    stories = st.just(()) | fixed | st.lists(card_ids, max_size=12).map(tuple)
    return st.builds(Deck, NAMES, st.dictionaries(card_ids, COUNTS, max_size=60), stories, NOTES)


LARGEST = Deck(
    "&" * LONGEST_NAME,
    dict.fromkeys(catalogue().entries, MOST_COPIES),
    tuple(sorted(catalogue().entries)),
    '<&>"' * (LONGEST_NOTES // 4),
)
"""Every card there is, as often as a deck may have it, and as much to say about it."""
