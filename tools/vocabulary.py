"""The vocabulary of the card language, written into docs/card-language.md: every word, its meaning and a card.

    python -m tools.vocabulary [--check]

With --check nothing is written; the exit status says whether the page is up to date.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from rlyeh.cards import POOL
from rlyeh.language.text.descriptions import meaning
from rlyeh.model import VOCABULARY, Card, Text, Word

PAGE = Path(__file__).parent.parent / "docs" / "card-language.md"
LANGUAGE = ("rlyeh.language.", "rlyeh.engine.words.")
START, END = "<!-- vocabulary: written by tools/vocabulary.py -->", "<!-- end of vocabulary -->"


def uses() -> dict[str, tuple[Card, Text]]:
    """For each word the first card that uses it, with the text that does."""
    first_uses: dict[str, tuple[Card, Text]] = {}
    for card in POOL:
        for source in (card, *(card.under(frozenset((erratum.source,))) for erratum in card.errata)):
            for text in source.text:
                for word in text.walk():
                    first_uses.setdefault(word.name, (card, text))
            if source.attach_to is not None and source.text:
                for word in source.attach_to.walk():
                    first_uses.setdefault(word.name, (card, source.text[0]))
    return first_uses


def topics() -> dict[str, list[type[Word]]]:
    """The words by their class and the module that holds them: effects: attach."""
    by_topic: dict[str, list[type[Word]]] = {}
    for _, cls in sorted(VOCABULARY.items()):
        if meaning(cls) and cls.__module__.startswith(LANGUAGE):
            by_topic.setdefault(topic(cls.__module__), []).append(cls)
    return dict(sorted(by_topic.items()))


def topic(module: str) -> str:
    """What the words of a module are about."""
    return ": ".join(module.split(".")[2:]).replace("_", " ")


def rows() -> Iterator[str]:
    """The page's part, line by line."""
    examples = uses()
    for topic, words in topics().items():
        used = [word for word in words if word.name in examples]
        if not used:
            continue
        yield f"### {topic}"
        yield ""
        yield "| word | means | for example |"
        yield "|---|---|---|"
        for word in used:
            card, text = examples[word.name]
            means = meaning(word).replace("\n", " ")
            example = f"*{card.title}*: {text.english()}".replace("|", "\\|").replace("\n", " ")
            yield f"| `{word.name}` | {means} | {example} |"
        yield ""


def page() -> str:
    """The whole page as it should be."""
    text = PAGE.read_text(encoding="utf-8")
    before, rest = text.split(START, 1)
    after = rest.split(END, 1)[1]
    return f"{before}{START}\n\n" + "\n".join(rows()) + f"\n{END}{after}"


def main() -> None:
    """The command line."""
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--check", action="store_true")
    if ask.parse_args().check:
        sys.exit(0 if page() == PAGE.read_text(encoding="utf-8") else "docs/card-language.md is out of date")
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
