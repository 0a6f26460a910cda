"""Name matching: what a keyboard, a forum or a fashion of writing changes about a name does not matter."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

_WORDS = re.compile(r"[^\W_]+")
_DROPPED = str.maketrans("", "", "'’‘`´")  # noqa: RUF001


@lru_cache(maxsize=8192)
def key(name: str) -> str:
    """What two spellings of one name share: words without accents, punctuation, case and the mark of unique cards.

    So "Torch the Joint", "TORCH THE JOINT!" and "torch-the-joint" are one name; letters that differ are not.
    """
    plain = name.casefold().translate(_DROPPED)
    if not plain.isascii():
        plain = "".join(letter for letter in unicodedata.normalize("NFKD", plain) if not unicodedata.combining(letter))
    return " ".join(_WORDS.findall(plain))


def slug(name: str) -> str:
    """A name as one word that no shell has to quote: "Torch the Joint!" is torch-the-joint."""
    return key(name).replace(" ", "-")
