"""Reading `rules.md` and `rules-final.md`: headings make chapters and titles, marked bullets and rows make rules."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

ID = re.compile(r"(?<![\w-])(?:[A-Z]{2,}-\d+|P[1-4])(?![\w-])")

DECISIONS = ("FLOW", "CONF", "AMB")
"""Chapters of what is decided here."""

_CHAPTER = re.compile(r"## \d+\. ([A-Z]+) — (.+)")
_SECTION = re.compile(r"#{2,3} [\d.]+ (.+)")
_BULLET = re.compile(r"- \*\*([A-Z]+-?\d+)(?: ([^*]+))?\*\* ?(.*)")
_ROW = re.compile(r"\| (FINAL-\d+) \| (.+?) \| (.+?) \| (.+?) \|")
_SOURCE = re.compile(r"(.*) \[([^\[\]]+)\]")
_SOURCE_LINE = re.compile(r"\n- Source: (.+)")
_OF_FINAL = re.compile(
    r"(?<![\w.-])(?<!FAQ )([123]\.\d{1,2})(?![\w.])|(Q&A|errata|restricted list|players' handbook)|FINAL-20\d"
)
_EMPHASISED = re.compile(r"(\*{1,2})([^*]+)\1")


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule. `text` is Markdown; `chapter` is the code of its chapter; `refs` are the ids it names. What rests on no
    text but on a decision of our own has no `source`, but a `basis`: the passages that the decision is about."""

    id: str
    chapter: str
    title: str
    text: str
    source: str
    refs: tuple[str, ...]
    basis: str = ""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter of the rules: `code` is what its ids begin with."""

    code: str
    title: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class _Block:
    """A bullet with its id: the name that stands beside the id, if any, and the text up to the next one."""

    id: str
    name: str
    section: str
    text: str


def read_rules(text: str) -> tuple[Chapter, ...]:
    """The chapters of `rules.md` that hold rules."""
    parts = _CHAPTER.split(text)[1:]
    chapters = []
    for code, title, body in zip(parts[0::3], parts[1::3], parts[2::3], strict=True):
        heading = title[0].upper() + title[1:]
        rules = tuple(_rule(code, block) for block in _blocks(body, heading))
        chapters.append(Chapter(code, heading, rules))
    return tuple(chapters)


def read_final(text: str) -> Chapter:
    """`rules-final.md` as one chapter: the rows of its first table, then its bullets."""
    rows = [
        _with_refs(Rule(id, "FINAL", topic, f"- `lcg`: {before}\n- `lcg-final`: {after}", _final_source(id, after), ()))
        for id, topic, before, after in _ROW.findall(text)
    ]
    bullets = [
        _with_refs(Rule(block.id, "FINAL", block.section, block.text, _final_source(block.id, block.text), ()))
        for block in _blocks(text, "")
    ]
    return Chapter("FINAL", "What FAQ 4.1 changes", (*rows, *bullets))


def _final_source(id: str, text: str) -> str:
    """The sections of FAQ 4.1 that an entry names: by number, by chapter, or by an entry on the timing structure."""
    parts = dict.fromkeys(["timing structure"] if int(id.partition("-")[2]) > 200 else [])
    for number, chapter in _OF_FINAL.findall(text):
        parts[f"§{number}" if number else chapter or "timing structure"] = None
    return "; ".join(f"FAQ 4.1 {part}" if part[0] == "§" else f"FAQ 4.1, {part}" for part in parts) or "FAQ 4.1"


def _blocks(body: str, section: str) -> Iterator[_Block]:
    """The marked bullets of a text, each with the indented lines under it and the heading above it."""
    lines = body.splitlines()
    for number, line in enumerate(lines):
        if heading := _SECTION.fullmatch(line):
            section = re.sub(r" \(.*\)$", "", heading[1])
        elif bullet := _BULLET.fullmatch(line):
            id, name, first = bullet.groups("")
            text = "\n".join([first, *_continuation(lines, number + 1)]).strip()
            yield _Block(id, name, section, text)


def _continuation(lines: list[str], start: int) -> Iterator[str]:
    for line in lines[start:]:
        if line and not line.startswith("  "):
            return
        yield line[2:]


def _rule(code: str, block: _Block) -> Rule:
    text, source = _split_source(block.text) if code != "FLOW" else _split_source_line(block.text)
    title, text = _split_title(code, block, text)
    if code in DECISIONS:
        return replace(_with_refs(Rule(block.id, code, title, text, "", ())), basis=source)
    return _with_refs(Rule(block.id, code, title, text, source, ()))


def _split_source(text: str) -> tuple[str, str]:
    """A bracket at the end of the first line names the source."""
    first, newline, rest = text.partition("\n")
    if match := _SOURCE.fullmatch(first):
        return match[1] + newline + rest, match[2]
    return text, ""


def _split_source_line(text: str) -> tuple[str, str]:
    """FLOW has brackets of another kind, and a line of its own for the source."""
    match = _SOURCE_LINE.search(text)
    return (text, "") if match is None else (_SOURCE_LINE.sub("", text).rstrip(), match[1])


def _split_title(code: str, block: _Block, text: str) -> tuple[str, str]:
    """A rule is called by its own name, a question or emphasised opening words, else by its section."""
    if block.name:
        return block.name, text
    if code == "AMB":
        question, _, answer = text.partition(" → ")
        return question, answer
    opening = _EMPHASISED.match(text)
    if opening is None:
        return block.section, text
    title = opening[2].rstrip(".")
    return title, text[opening.end() :].lstrip() if code == "EX" else text


def _with_refs(rule: Rule) -> Rule:
    """In worked examples P1 and P2 are players, not procedures."""
    named = ID.findall(f"{rule.title} {rule.text} {rule.source}")
    refs = dict.fromkeys(id for id in named if id != rule.id and not (rule.chapter == "EX" and "-" not in id))
    return replace(rule, refs=tuple(refs))
