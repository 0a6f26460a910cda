"""Errata on record: every declared card that the FAQs correct or explain under their errata carries the entry, in the
order of publication, with its reason; and none carries another."""

import pytest

from rlyeh.cards import POOL
from rlyeh.engine.state.rule_sets import CCG, LCG, LCG_FINAL

FAQ_1_3 = (
    "core-057", "core-149", "core-163", "fl-096", "fl-114", "sotd-006", "sotd-010", "sotd-016", "sotd-017", "sotd-028",
    "sotd-034", "sotd-042", "sotd-053", "sotd-074", "sotd-075", "sotd-082", "sotd-083", "sotd-097", "sotd-099",
    "sotd-102", "sotd-108", "sotd-109", "sotd-111", "sotd-115", "sotd-118", "dl-056", "dl-057", "dl-058", "dl-075",
    "dl-099", "yc-079",
)  # fmt: skip
"""The 31 cards that FAQ 1.3 names under "Card Clarification and Errata" (ERR-1 to ERR-29)."""

FAQ_4_1 = (
    "core-110", "core-124", "fl-096", "fl-112", "fl-114", "sotd-075", "sotd-082", "sotd-102", "sotd-108", "dl-020",
    "dl-056", "dl-085", "dl-110", "soa-031", "yc-079", "roto-106", "ar-020", "ar-027", "katg-006", "fl-023", "sotd-056",
    "ost-036", "sok-051", "rev-051", "sok-046", "tsb-025", "dl-007", "fl-015", "roto-026", "rev-089", "tty-020",
)  # fmt: skip
"""The declared cards that FAQ 4.1 corrects."""

REWORDED = {
    "fl-096", "fl-114", "sotd-042", "sotd-075", "sotd-108", "dl-056", "dl-057", "dl-058", "yc-079",
}  # fmt: skip
"""Those of FAQ 1.3 that play differently from the card as it was printed; the others were made clear."""


@pytest.mark.parametrize(("source", "named"), [("FAQ 1.3", FAQ_1_3), ("FAQ 4.1", FAQ_4_1)])
def test_every_card_carries_what_is_on_record(source: str, named: tuple[str, ...]) -> None:
    """CARD-22."""
    carrying = {card.id for card in POOL if any(erratum.source == source for erratum in card.errata)}
    assert carrying == set(named)


def test_faq_1_3_names_31_cards() -> None:
    """CARD-22."""
    assert len(FAQ_1_3) == 31


@pytest.mark.parametrize("card_id", sorted({*FAQ_1_3, *FAQ_4_1}))
def test_each_entry_has_a_reason_and_stands_in_order(card_id: str) -> None:
    """CARD-22: the card page has something to say."""
    errata = POOL[card_id].errata
    assert all(erratum.why for erratum in errata)
    assert [erratum.source for erratum in errata] == sorted({erratum.source for erratum in errata})


@pytest.mark.parametrize(
    ("card_id", "source", "value", "printed", "corrected"),
    [
        ("core-124", "FAQ 4.1", "subtypes", ("Monster",), ("Monster", "Gug")),
        ("fl-112", "FAQ 4.1", "subtypes", ("Cultist",), ("Cultist", "Artist")),
        ("fl-112", "FAQ 4.1", "skill", 2, 0),
        ("fl-112", "FAQ 4.1", "icons", (0, 0, 1, 0), (0, 0, 0, 0)),
        ("sotd-042", "FAQ 1.3", "subtypes", ("Item", "Weapon"), ("Item", "Weapon", "Attachment")),
        ("sotd-075", "FAQ 4.1", "unique", False, True),
        ("dl-056", "FAQ 1.3", "zoog", True, False),
    ],
)
def test_values_that_a_correction_changes(
    card_id: str, source: str, value: str, printed: object, corrected: object
) -> None:
    """CARD-22, CCG-28: all that is on record as changed beside texts: as printed, and with the errata up to that."""
    card = POOL[card_id]
    in_force = frozenset(("FAQ 1.3", source))
    assert getattr(card, value) == printed
    assert getattr(card.under(in_force), value) == corrected
    assert getattr(card.under(CCG.errata), value) == printed


@pytest.mark.parametrize("card_id", FAQ_1_3)
def test_printed_text_first(card_id: str) -> None:
    """CCG-28: what FAQ 1.3 changes is no part of the printed card."""
    card = POOL[card_id]
    assert card.under(CCG.errata) == card
    assert (card.under(LCG.errata) != card) is (card_id in REWORDED)
    assert card.under(LCG_FINAL.errata) == card.under(frozenset(("FAQ 1.3", "FAQ 4.1")))
