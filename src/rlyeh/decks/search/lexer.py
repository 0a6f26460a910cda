"""The query lexer: a query cut into tokens, each with its place."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum

from rlyeh.errors import SearchError

LONGEST = 1000
"""How many characters a query may have: more than anyone types, less than what would keep a server busy."""

MINUSES = "-−–"
"""The hyphen, and what word processors make of it."""
_QUOTES = '"“”„'
_SIGNS = {"≤": "<=", "≥": ">=", "≠": "!=", "==": "="}
_TOKEN = re.compile(
    rf"""(?P<gap>\s+)
    |(?P<quoted>[{_QUOTES}](?P<inside>[^{_QUOTES}]*)[{_QUOTES}])
    |(?P<operator>!=|<=|>=|==|[:=<>≤≥≠])
    |(?P<bar>\|)
    |(?P<open>\()
    |(?P<close>\))
    |(?P<word>(?:(?!!=)[^\s{_QUOTES}:=<>≤≥≠|()])+)""",
    re.VERBOSE,
)


class TokenKind(Enum):
    """What a token is; the value is how an error calls it."""

    WORD = "a word"
    QUOTED = "words in quotes"
    OPERATOR = "an operator"
    BAR = "the bar"
    MINUS = "the minus"
    OPEN = "the opening parenthesis"
    CLOSE = "the closing parenthesis"
    END = "the end of the query"


@dataclass(frozen=True)
class Token:
    """A piece of the query: `text` is what it says, `at` and `width` where it stands."""

    kind: TokenKind
    text: str
    at: int
    width: int

    def says(self, word: str) -> bool:
        """Whether it is this word of the query language; in quotes it would be a word to look for."""
        return self.kind is TokenKind.WORD and self.text.casefold() == word


def tokens(query: str) -> list[Token]:
    """All tokens of a query, the end last."""
    if len(query) > LONGEST:
        raise SearchError(f"A query has at most {LONGEST} characters; this one has {len(query)}.", query, LONGEST)
    tokens_so_far: list[Token] = []
    at = 0
    while at < len(query):
        if query[at] in MINUSES and _is_minus(tokens_so_far):
            tokens_so_far.append(Token(TokenKind.MINUS, "-", at, 1))
            at += 1
            continue
        match = _TOKEN.match(query, at)
        if match is None:
            raise SearchError("These quotes are opened and never closed.", query, at)
        if match.lastgroup != "gap":
            tokens_so_far.append(_token(match))
        at = match.end()
    return [*tokens_so_far, Token(TokenKind.END, "", len(query), 1)]


def _is_minus(before: list[Token]) -> bool:
    """A minus says "not", unless a value is due: then it belongs to it, as in sort:-cost.

    Inside a word this is never asked, for a word is taken whole.
    """
    return not before or before[-1].kind not in (TokenKind.OPERATOR, TokenKind.BAR)


def _token(match: re.Match[str]) -> Token:
    at, width = match.start(), match.end() - match.start()
    if match["quoted"] is not None:
        return Token(TokenKind.QUOTED, match["inside"], at, width)
    kind = TokenKind[str(match.lastgroup).upper()]
    text = match[0]
    return Token(kind, _SIGNS.get(text, text) if kind is TokenKind.OPERATOR else text, at, width)
