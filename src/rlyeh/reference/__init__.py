"""The rules of the game as text, by the ids that code, tests and messages use: `TIME-7`, `EX-11`, `FINAL-3`.

The words stand beside this module in `rules.md` (the rule sets `lcg` and `ccg`) and `rules-final.md` (what `lcg-final`
changes). They are read when first asked for.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType

from rlyeh.errors import UnknownRule, did_you_mean
from rlyeh.reference.parsing import Chapter, Rule, read_final, read_rules

__all__ = ["Chapter", "Rule", "chapters", "referring", "rule", "rules", "search"]


@cache
def chapters() -> tuple[Chapter, ...]:
    """All chapters in the order of the text; what FAQ 4.1 adds comes last, as chapter FINAL."""
    folder = files(__name__)
    book = read_rules(folder.joinpath("rules.md").read_text("utf-8"))
    return (*book, read_final(folder.joinpath("rules-final.md").read_text("utf-8")))


@cache
def rules() -> Mapping[str, Rule]:
    """All rules by id, in the order of the text."""
    return MappingProxyType({rule.id: rule for chapter in chapters() for rule in chapter.rules})


def rule(id: str) -> Rule:
    """The rule with this id, in upper or lower case; raises `UnknownRule`, naming the nearest ids."""
    all_rules = rules()
    entry = all_rules.get(id.upper())
    if entry is None:
        raise UnknownRule(f'There is no rule "{id}".{did_you_mean(id, all_rules)}')
    return entry


def referring(id: str) -> tuple[str, ...]:
    """The ids of all rules whose text or source names this one."""
    return _referring().get(id.upper(), ())


@cache
def _referring() -> Mapping[str, tuple[str, ...]]:
    naming: dict[str, tuple[str, ...]] = {}
    for entry in rules().values():
        for ref in entry.refs:
            naming[ref] = (*naming.get(ref, ()), entry.id)
    return naming


def search(words: str) -> list[Rule]:
    """The rules that contain every one of the words, those with most of them in id or title first."""
    needed = words.casefold().split()

    def in_head(entry: Rule) -> int:
        head = f"{entry.id} {entry.title}".casefold()
        return sum(word in head for word in needed)

    def fits(entry: Rule) -> bool:
        body = f"{entry.id} {entry.title} {entry.text}".casefold()
        return all(word in body for word in needed)

    hits = [entry for entry in rules().values() if needed and fits(entry)]
    return sorted(hits, key=in_head, reverse=True)
