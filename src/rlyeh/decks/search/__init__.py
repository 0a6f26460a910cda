"""Card search: `faction:cthulhu type:character cost<=3 icon:terror>=2 sort:cost`.

A query is cut into tokens (`lexer`), read into a tree (`parser`, `tree`) and made into one predicate over the pool
(`compile`). What can be asked is a table (`fields`), from which the manual (`manual`) is written too.
"""

from rlyeh.decks.search.compile import CompiledQuery, compiled, search
from rlyeh.decks.search.fields import FIELDS
from rlyeh.decks.search.manual import manual
from rlyeh.decks.search.parser import parse

__all__ = ["FIELDS", "CompiledQuery", "compiled", "manual", "parse", "search"]
