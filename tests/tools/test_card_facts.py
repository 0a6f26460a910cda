"""Files of card facts are read into the package: facts, and nothing of the wording."""

import json
from pathlib import Path
from typing import Any

import pytest

from rlyeh.decks.facts import SETS, printed_sets
from tools.card_facts import FactsError, read_folder, written

GUG: dict[str, Any] = {
    "id": "zz-001", "set": "The Set", "pack": "First Pack", "number": 1, "year": 2030, "quantity": 3,
    "title": "Iä Gug", "unique": True, "descriptor": "Digger", "type": "character", "faction": "shub-niggurath",
    "cost": "X", "skill": 4, "icons": {"terror": 1, "combat": 2, "arcane": 0, "investigation": 0},
    "subtypes": ["Monster", "Gug"],
    "keywords": [
        {"name": "Toughness", "value": 2}, {"name": "Fast"}, {"name": "Steadfast", "value": {"hastur": 1}},
        {"name": "Transient"},
    ],
    "steadfast": {"hastur": 1}, "resource_icons": {"shub-niggurath": 1}, "transient": True, "zoog": False,
    "struggle_icons": [], "icon_boosters": ["terror", "arcane"], "octgn_id": "abc", "same_card_as": ["zz-002"],
    "reference_text": "Nothing of this is kept.", "data_notes": ["nor this"],
}  # fmt: skip
TALE: dict[str, Any] = {
    **GUG, "id": "zz-002", "number": 2, "quantity": 1, "type": "story", "faction": None, "cost": None, "skill": None,
    "icons": None, "keywords": [], "steadfast": {}, "resource_icons": {}, "transient": False,
    "struggle_icons": ["terror", "combat", "arcane", "investigation"], "same_card_as": ["zz-001"],
}  # fmt: skip
LAST: dict[str, Any] = {**GUG, "id": "zz-003", "number": 3, "same_card_as": []}


def folder_with(tmp_path: Path, *cards: dict[str, Any]) -> Path:
    said = {"set": "The Set", "code": "zz", "cards": cards}
    (tmp_path / "01-the-set.json").write_text(json.dumps(said), encoding="utf-8")
    return tmp_path


def test_facts_are_taken_over_and_wording_is_not(tmp_path: Path) -> None:
    """CARD-10, DECK-10: letters for icons, the first printing, only what is not usual."""
    ((name, facts),) = read_folder(folder_with(tmp_path, GUG, TALE, LAST)).items()
    gug, tale, last = (json.loads(line.rstrip(",")) for line in written(facts).splitlines()[3:-1])
    assert name == "01-the-set.json"
    assert json.loads(written(facts))["packs"] == [
        {"name": "First Pack", "first": 1, "last": 3, "year": 2030, "copies": 3}
    ]
    assert gug == {
        "id": "zz-001", "title": "Iä Gug", "descriptor": "Digger", "type": "character", "faction": "shub-niggurath",
        "unique": True, "cost": "X", "skill": 4, "icons": "TCC", "boosters": "TA", "subtypes": ["Monster", "Gug"],
        "keywords": {"Toughness": 2, "Fast": 1}, "steadfast": {"hastur": 1}, "transient": True, "octgn": "abc",
    }  # fmt: skip
    assert (tale["struggles"], tale["copies"], tale["reprint_of"]) == ("TCAI", 1, "zz-001")
    assert "copies" not in last
    assert "Nothing of this" not in written(facts)


@pytest.mark.parametrize(("wrong", "answer"), [
    ({"steadfast": {"hastur": 2}}, "zz-001 Iä Gug: steadfast is {'hastur': 2}, and elsewhere {'hastur': 1}."),
    ({"resource_icons": {"cthulhu": 1}}, "resource_icons is {'cthulhu': 1}, and elsewhere {'shub-niggurath': 1}."),
    ({"zoog": True}, "zz-001 Iä Gug: zoog is True, and elsewhere False."),
    ({"number": 5}, "First Pack: the numbers of its cards have gaps or stand in no order: [5, 2]."),
    ({"year": 2031}, "First Pack: its cards come from several years: [2030, 2031]."),
])
def test_a_file_that_contradicts_itself_is_refused(wrong: dict[str, Any], answer: str, tmp_path: Path) -> None:
    with pytest.raises(FactsError) as refused:
        read_folder(folder_with(tmp_path, {**GUG, **wrong}, TALE))
    assert answer in str(refused.value)


def test_the_files_of_the_package_are_as_the_tool_writes_them() -> None:
    files = sorted(SETS.iterdir(), key=lambda file: file.name)
    for file, facts in zip(files, printed_sets(), strict=True):
        assert file.read_text(encoding="utf-8") == written(facts)
