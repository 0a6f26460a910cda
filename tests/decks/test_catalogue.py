"""The catalogue: the facts of all cards, and that those agree with it that are declared."""

from dataclasses import replace
from typing import Any

import pytest

from rlyeh.cards import POOL
from rlyeh.decks import FORMATS, STORY_DECKS, catalogue
from rlyeh.decks.agreement import FIELDS, require_agreement
from rlyeh.decks.formats import ALL_SETS
from rlyeh.decks.spelling import key, slug
from rlyeh.errors import DeclarationError, UnknownCard
from rlyeh.model import Card, CardType, Faction, Icon, Keyword
from rlyeh.model.sets import PRINTED_SETS as SETS


def test_every_card_that_was_printed() -> None:
    assert len(catalogue()) == 1568
    assert len({entry.octgn for entry in catalogue()}) == 1568
    assert {entry.pack.code: entry.pack.set_name for entry in catalogue()} == {
        code: name for code, name in SETS.items() if code != "test"
    }


def test_sets_have_their_cards_without_a_gap() -> None:
    assert tuple(dict.fromkeys(entry.code for entry in catalogue())) == ALL_SETS
    for code in ALL_SETS:
        numbers = [entry.number for entry in catalogue() if entry.code == code]
        assert numbers == list(range(1, len(numbers) + 1))
        assert numbers[-1] == max(pack.last for pack in catalogue().packs if pack.code == code)


def test_facts_are_whole() -> None:
    """CARD-2 to CARD-16: what is on a card of a type, and what is not."""
    for entry in catalogue():
        assert isinstance(entry.cost, int) or entry.cost == ("X" if entry.type is not CardType.STORY else None)
        is_person = entry.type is CardType.CHARACTER
        assert is_person == (entry.skill is not None), entry
        assert is_person or not entry.icons, entry
        assert isinstance(entry.skill, int) or entry.skill in ("X", None)
        for letters in (entry.icons, entry.struggles, entry.boosters):
            assert letters == "".join(sorted(letters, key="TCAI".index)), entry
        assert entry.type is not CardType.STORY or (entry.struggles == "TCAI" and entry.faction is Faction.NEUTRAL)
        assert 2008 <= entry.pack.year <= 2015
        assert 1 <= entry.quantity <= 3


@pytest.mark.parametrize(("card_id", "facts"), [
    # Facts that were in doubt, as they are settled.
    ("core-023", {"faction": "agency", "title": "Steve Clarney"}),
    ("core-005", {"cost": 1, "skill": 4}),
    ("fl-046", {"faction": "syndicate", "title": "The Underground Conspiracy"}),
    ("fl-112", {"skill": 2, "title": "Aspiring Artist"}),
    ("sotd-082", {"faction": "agency", "steadfast": {"hastur": 1}}),
    ("dl-022", {"faction": "neutral", "title": "Prize Pistol"}),
    ("ar-040", {"title": "Initiate of Huang Hun", "keywords": {}}),
    ("dotu-037", {"struggles": "", "title": "A Cunning Ruse"}),
    ("roto-075", {"type": "support", "title": "Elder Binding"}),
    ("tsb-044", {"title": "US Archaeological Society", "steadfast": {"miskatonic": 1}}),
    ("tty-043", {"subtypes": ("Location",), "title": "Tremé"}),
    ("tmom-046", {"skill": "X", "title": "The Thousand"}),
    ("katg-054", {"keywords": {"Fated": 3}, "title": "Arsène Renard"}),
    ("soa-051", {"type": "story", "quantity": 1}),
    ("soa-001", {"quantity": 2}),
])
def test_facts_that_were_in_doubt(card_id: str, facts: dict[str, Any]) -> None:
    entry = catalogue()[card_id]
    assert {field: getattr(entry, field) for field in facts} == facts


@pytest.mark.parametrize("card", POOL, ids=lambda card: card.id)
def test_declared_cards_are_what_the_catalogue_says(card: Card) -> None:
    require_agreement(card)


def test_all_facts_of_a_declaration_are_compared() -> None:
    beside = {"id", "attach_to", "text", "errata", "rulings", "boosts_itself"}
    assert set(FIELDS) == set(Card.__dataclass_fields__) - beside


OTHERWISE: dict[str, Any] = {
    "title": "Nobody", "descriptor": "", "type": CardType.EVENT, "faction": Faction.HASTUR, "unique": False,
    "cost": "X", "skill": None, "icons": (2, 1, 1, 0), "subtypes": ("Cultist",), "keywords": {Keyword.TOUGHNESS: 2},
    "steadfast": {Faction.HASTUR: 1}, "resource": Faction.HASTUR, "transient": True, "zoog": True,
    "struggles": (Icon.TERROR,), "boosters": (Icon.TERROR, Icon.ARCANE), "set_name": "Dreamlands",
}  # fmt: skip


@pytest.mark.parametrize("field", FIELDS)
def test_a_declaration_that_says_otherwise_is_refused(field: str) -> None:
    """core-042: whatever is wrong is named with the card and the field."""
    sentence = rf"^core-042 \S+: {field} is declared as .*, but the catalogue has .*\.$"
    with pytest.raises(DeclarationError, match=sentence):
        require_agreement(replace(POOL["core-042"], **{field: OTHERWISE[field]}))


def test_what_is_wrong_is_told_at_once() -> None:
    """core-088: skill 3, one terror and two combat icons."""
    with pytest.raises(DeclarationError) as refused:
        require_agreement(replace(POOL["core-088"], skill=4, icons=(0, 0, 0, 0)))
    assert str(refused.value) == (
        "core-088 Byakhee Servant: skill is declared as 4, but the catalogue has 3; "
        "icons is declared as none, but the catalogue has TCC."
    )


def test_a_declaration_of_a_card_that_was_never_printed_is_refused() -> None:
    with pytest.raises(DeclarationError, match=r"^core-166 Byakhee Servant: no printed card has this id\."):
        require_agreement(replace(POOL["core-088"], id="core-166"))


def test_the_facts_hold_no_wording() -> None:
    """What is in the files is data: names, numbers and letters. The longest words are titles and descriptors."""
    assert max(len(entry.title) for entry in catalogue()) < 50
    assert max(len(entry.descriptor) for entry in catalogue()) < 50
    assert not any(". " in word for entry in catalogue() for word in (*entry.subtypes, *entry.keywords))


def test_lists_of_formats_are_cards_that_exist() -> None:
    for format in FORMATS.values():
        assert all(card_id in catalogue() for card_id in (*format.banned, *format.restricted))
    assert catalogue()["dl-117"].title == "Nyarlathotep"
    assert catalogue()["dotu-052"].title == "Josef Meiger"


def test_story_decks_are_all_the_stories() -> None:
    """DECK-5, CCG-31: ten of the Core Set, ten of Secrets of Arkham, twelve of Ancient Relics."""
    listed = [card_id for deck in STORY_DECKS.values() for card_id in deck.stories]
    assert sorted(listed) == sorted(entry.id for entry in catalogue() if entry.type is CardType.STORY)
    assert [len(deck.stories) for deck in STORY_DECKS.values()] == [10, 10, 12]


def test_every_label_means_its_card_alone() -> None:
    labels = [entry.label for entry in catalogue()]
    assert len(set(labels)) == len(labels)
    assert catalogue()["core-088"].label == "Byakhee Servant (Core Set F88)"


@pytest.mark.parametrize(("said", "card"), [
    ("core-088", "core-088"), ("byakhee servant", "core-088"), ("byakhee-servant", "core-088"),
    ("Cthulhu, Lord of R'lyeh", "yc-064"), ("torch the joint", "core-018"), ("Iä! Iä!", "tty-032"),
    ("ia ia", "tty-032"),
])  # fmt: skip
def test_names(said: str, card: str) -> None:
    assert catalogue().named(said).id == card


@pytest.mark.parametrize(("said", "answer"), [
    ("Hastur", '"Hastur" is the title of several cards: Hastur, The King in Yellow (Core Set F81), id core-081; '),
    ("Dgaon", 'No card is called "Dgaon". Did you mean "Dagon"?'),
    ("core-88", 'Did you mean "core-088"'),
    ("flying spaghetti", 'No card is called "flying spaghetti".'),
])
def test_names_that_do_not_mean_one_card(said: str, answer: str) -> None:
    with pytest.raises(UnknownCard) as refused:
        catalogue().named(said)
    assert answer in str(refused.value)


def test_spelling() -> None:
    assert key("  A VÖRÖS Hal’l-Jön! ") == "a voros hall jon"
    assert key("•") == ""
    assert slug("Torch the Joint!") == "torch-the-joint"
