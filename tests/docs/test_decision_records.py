"""Decision records have plain heads, links that lead somewhere, and an index that names them all."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.decision_index import PAGE, RECORDS, MalformedRecordError, page, record, records

LINK = re.compile(r"\]\(([^)#]+\.md)")


def test_index_names_every_record() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(records()), "run: python -m tools.decision_index"


def test_numbers_are_given_once() -> None:
    numbers = [one.number for one in records()]
    assert len(numbers) == len(set(numbers))


@pytest.mark.parametrize("path", sorted((RECORDS.parent).rglob("*.md")), ids=lambda path: path.name)
def test_links_between_pages_lead_somewhere(path: Path) -> None:
    links = LINK.findall(path.read_text(encoding="utf-8"))
    lost = [link for link in links if "://" not in link and not (path.parent / link).exists()]
    assert lost == []


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("# 7. Undo\n\n**Context.** None.\n", "does not begin with its title, status, date and area"),
        ("# 8. Undo\n\n- Status: accepted\n- Date: 2026-11-15\n- Area: server\n", "calls itself number 8"),
        ("# 7. Undo\n\n- Status: accepted\n- Date: 2026-11-15\n- Area: sevrer\n", "there is no area 'sevrer'"),
        ("# 7. Undo\n\n- Status: taken\n- Date: 2026-11-15\n- Area: server\n", "a record is accepted or superseded"),
    ],
)
def test_a_record_with_another_head_is_named(tmp_path: Path, text: str, wrong: str) -> None:
    path = tmp_path / "0007-undo.md"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(MalformedRecordError, match=re.escape(wrong)):
        record(path)
