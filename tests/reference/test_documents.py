"""Where rules come from: every rule has its documents, and every document its order."""

import pytest

from rlyeh.errors import UnknownRule
from rlyeh.reference import concordance, rules
from rlyeh.reference.origins import Document, Origin, read_documents, read_origins

NUMBERS = ("000", "001", "002", "003", "004", "FAQ-4.1")
PAPER = Document("009", "paper", "a paper", ("Setup", "Fast", "§1"), ())


@pytest.mark.parametrize("id", rules())
def test_every_rule_comes_from_somewhere(id: str) -> None:
    found = concordance.origins(id)
    assert found, f"{id} names no section of a document; ids of other rules are none"
    assert all(concordance.document(origin.document).knows(origin.section) for origin in found)


@pytest.mark.parametrize("number", NUMBERS)
def test_every_section_of_a_document_has_rules_and_they_stand_in_its_order(number: str) -> None:
    document = concordance.document(number)
    listed = concordance.in_order(number)
    places = [document.place(section) for section, _ in listed]
    assert places == sorted(places)
    assert {document.sections[at] for at, _ in places if at < len(document.sections)} == set(document.sections)
    assert all(found for _, found in listed)


@pytest.mark.parametrize("number", NUMBERS)
def test_the_list_of_a_document_is_complete(number: str) -> None:
    """Each rule stands under each section that it comes from, and nowhere else."""
    listed = {(rule.id, section) for section, found in concordance.in_order(number) for rule in found}
    wanted = {
        (id, origin.section) for id in rules() for origin in concordance.origins(id) if origin.document == number
    }
    assert listed == wanted


def test_the_faq_is_listed_in_its_own_order() -> None:
    sections = [section for section, _ in concordance.in_order("003")]
    some = ["preamble", "Frozen in Time", "Doppelgänger", "banned list", "Insanity", "Paying Costs", '"If Able"',
            "Story Totals", "Q&A, Conspiracy Theorist", "Q&A, Bloodbath"]  # fmt: skip
    assert [section for section in sections if section in some] == some


def test_numbered_parts_stand_in_their_order() -> None:
    setup = [section for section, _ in concordance.in_order("000") if section.startswith("Setup")]
    assert setup == ["Setup", "Setup 1", "Setup 2", "Setup 3", "Setup 4", "Setup 4-5", "Setup 5"]
    faq = [section for section, _ in concordance.in_order("FAQ 4.1") if section.startswith("§2")]
    assert faq.index("§2.2") < faq.index("§2.10") < faq.index("§2.38")


def test_every_conflict_says_for_which_rules_it_was_decided() -> None:
    for each in rules().values():
        if each.chapter == "CONF":
            said = read_origins(each.basis, concordance.documents())
            assert said.decided
            assert said.won
            assert set(said.decided) <= set(rules())


def test_who_won_over_whom() -> None:
    """STORY-10: FAQ 1.3 over the rulebook."""
    (conflict,) = concordance.conflicts("story-10")
    assert conflict.entry.id == "CONF-16"
    assert {origin.document for origin in conflict.won} == {"003"}
    assert {origin.document for origin in conflict.lost} == {"000"}
    assert concordance.conflicts("GEN-1") == ()


def test_a_rule_that_cites_a_decision_comes_from_where_that_comes_from() -> None:
    """EX-145 cites AMB-9."""
    assert concordance.origins("EX-145") == concordance.origins("AMB-9")
    assert {origin.document for origin in concordance.origins("AMB-9")} == {"000", "003"}


def test_what_a_document_states_without_being_cited() -> None:
    """KEY-15 stands on both sheets."""
    assert Origin("002", "Keywords") in concordance.origins("KEY-15")
    assert "KEY-15" in {rule.id for _, found in concordance.in_order("001") for rule in found}


def test_the_rules_of_the_eldritch_edition_state_what_their_sheet_repeats() -> None:
    """`ccg` rests on document 004: whoever reads it finds each of its sections, with the rules it has."""
    ids = {number: {rule.id for _, found in concordance.in_order(number) for rule in found} for number in NUMBERS}
    said = {id for id in ids["002"] if rules()[id].chapter not in ("CONF", "AMB", "EX", "FLOW")}
    assert said <= ids["004"]
    sections = [section for section, _ in concordance.in_order("004")]
    some = ["The Factions", "Unique Cards", "Setup 3", "Setup 4-5", "Resource phase", "Step 3", "Loyal", "Willpower",
            "Transient", "Timing Rules", "Insanity", "Adding a Domain", "Day and Night"]  # fmt: skip
    assert [section for section in sections if section in some] == some


def test_both_sides_of_the_order_of_refreshing_are_named() -> None:
    """REF-1, CONF-1: the running texts of three documents against their flow lists and the sheet of the other game."""
    (conflict,) = concordance.conflicts("REF-1")
    assert {origin.document for origin in conflict.won} == {"000", "001", "004"}
    assert {origin.document for origin in conflict.lost} == {"000", "001", "002", "004"}
    assert conflict.verdict.startswith("rulebook, Refresh Phase and fan summary 1.2, Refresh Phase and ")
    assert " over rulebook, Detailed Turn Sequence and " in conflict.verdict
    assert " and CCG reference sheet and " in conflict.verdict


def test_reading_a_bracket() -> None:
    said = read_origins("for A-1, B-2: paper (v1.0), Fast; derived: paper, Setup 3; AMB-4 over paper §1.2", (PAPER,))
    assert said.decided == ("A-1", "B-2")
    assert said.won == (Origin("009", "Fast"), Origin("009", "Setup 3", derived=True))
    assert said.lost == (Origin("009", "§1.2"),)
    assert said.ids == ("AMB-4",)
    assert not PAPER.knows("Slow")


def test_reading_documents() -> None:
    (read,) = read_documents("# Title\n\n## 009 paper: a paper\n\n- Setup\n- Q&A, X: GEN-1 GEN-2\n")
    assert (read.number, read.name, read.what) == ("009", "paper", "a paper")
    assert read.sections == ("Setup", "Q&A, X")
    assert read.stated == (("Q&A, X", ("GEN-1", "GEN-2")),)


@pytest.mark.parametrize("said", ["003", "FAQ 1.3", "faq-1.3", "FAQ1.3", "003 FAQ 1.3"])
def test_a_document_is_asked_for_by_number_or_name(said: str) -> None:
    assert concordance.document(said).number == "003"


def test_an_unknown_document_is_answered_with_those_there_are() -> None:
    with pytest.raises(UnknownRule, match=r'no document "999".*000, 001, 002, 003, 004'):
        concordance.document("999")
    with pytest.raises(UnknownRule, match='no rule "GEN-999"'):
        concordance.origins("GEN-999")
