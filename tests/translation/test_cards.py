"""The text boxes of all cards in German."""

import re

import pytest

from rlyeh.cards import POOL
from rlyeh.decks import catalogue
from rlyeh.errors import UnknownLanguage
from rlyeh.language.nouns.adjectives import SubtypeIs
from rlyeh.model import Card
from rlyeh.translation import LANGUAGES, card_text, keyword_words, language
from rlyeh.translation.german import terms
from tests.translation.leftovers import english_in

CARDS = list(POOL)
TEXTS = {
    "core-001":
        "Reaktion: Nachdem eine Geschichte, der Thomas F. Malone zugewiesen ist, abgehandelt worden ist, wähle "
        "und zerstöre einen gegnerischen schurkischen oder Kultist-Charakter, der jener Geschichte zugewiesen "
        "war.",
    "core-002":
        "Alle heroischen Charaktere erhalten [combat] und alle schurkischen Charaktere verlieren [terror], "
        "solange Kirby O'Donnell einer Geschichte zugewiesen ist.",
    "core-005": "Sobald 6 oder mehr Charaktere im Spiel sind, wird Professor Hermann Mulder wahnsinnig.",
    "core-006":
        "Reaktion: Nachdem du einen Konflikt um mindestens 2 Symbole gewonnen hast, bezahle 2, um einen Charakter "
        "mit Fertigkeit 2 oder niedriger zu wählen und zu verwunden.",
    "core-014":
        "An einen Charakter anlegen.\nSolange der verstärkte Charakter einer Geschichte zugewiesen ist, erhält "
        "der verstärkte Charakter: „Aktion: Bezahle 1, um einen Charakter zu wählen und zu verwunden, der dieser "
        "Geschichte zugewiesen ist.“",
    "core-017": "Nur während deiner Operationsphase spielbar. Aktion: Wähle einen Charakter und gib ihm 7 Wunden.",
    "core-019":
        "Aktion: Wähle einen Charakter unter deiner Kontrolle und einen gegnerischen Charakter. Wähle einen der "
        "beiden. Jener Charakter wird wahnsinnig. Dann verwunde den anderen Charakter.",
    "core-020":
        "Aktion: Wähle einen Charakter. Bis zum Ende der Phase erhält jener Charakter [combat] [combat]. Falls du "
        "für Working a Hunch überzahlt hast, erhält jener Charakter bis zum Ende der Phase [arcane] "
        "[investigation].",
    "core-028":
        "Aktion: Erschöpfe Strange Librarian, um einen Spieler zu wählen. Sieh dir die obersten 3 Karten des "
        "Decks jenes Spielers an. Lege eine jener Karten unter jenes Deck. Lege die übrigen in beliebiger "
        "Reihenfolge zurück.",
    "core-039":
        "Aktion: Wähle bis zu 2 wahnsinnige Charaktere, stelle sie wieder her und mache sie bereit. Falls du für "
        "Dr. Carson's Treatment überzahlt hast, erhalten jene Charaktere bis zum Ende der Phase [combat] "
        "[combat].",
    "core-041":
        "Erzwungene Reaktion: Nachdem ein Spieler während seiner Ziehphase Karten gezogen hat, muss jener Spieler "
        "einen Charakter opfern, falls möglich.",
    "core-059":
        "Aktion: Wähle und verwunde einen gegnerischen Charakter. Dann darf der Spieler, der jenen Charakter "
        "kontrolliert, einen Charakter wählen und verwunden.",
    "core-063":
        "Aktion: Bezahle 2, um einen Charakter zu wählen. Bis zum Ende der Phase erhält Richard Upton Pickman die "
        "Schlüsselwörter jenes Charakters und die ausgelösten Fähigkeiten jenes Charakters. Dann gilt das "
        "aufgedruckte Textfeld jenes Charakters bis zum Ende der Phase als leer.",
    "core-081": "Aktion: Bezahle 3, um einen Charakter zu wählen und in den Wahnsinn zu treiben.",
    "core-099":
        "Aktion: Wähle einen Charakter mit Fertigkeit 2 oder niedriger und übernimm bis zum Ende der Phase die "
        "Kontrolle über ihn.",
    "core-106": "In deinem Zug kann Cannibal Ghast keiner Geschichte zugewiesen werden.",
    "core-123":
        "Aktion: Erschöpfe diese Karte, damit die Kosten des nächsten [shub-niggurath]-Charakters, den du "
        "spielst, bis zum Ende der Phase um 1 sinken (auf mindestens 1).",
    "core-140":
        "Aktion: Opfere einen Charakter unter deiner Kontrolle, um dein Deck nach einem Charakter ohne das "
        "Merkmal Großer Alter zu durchsuchen und ihn ins Spiel zu bringen. Dann mische das Deck.",
    "core-146":
        "Aktion: Bezahle 1, um einen wahnsinnigen Charakter zu wählen, ihn wiederherzustellen und ihn bereit zu "
        "machen.",
    "core-159":
        "Jeder Spieler muss seinen Domänen die oberste Karte seines Decks verdeckt hinzufügen. Dann muss er alle "
        "Charaktere aus seinem Ablagestapel als Ressourcen an jene Domäne anlegen.",
    "core-163":
        "Jeder Spieler muss für jede Ressource an seinen Domänen einzeln entweder die obersten 2 Karten seines "
        "Decks ablegen oder jene Ressource zerstören.",
    "sotd-010":
        "Falls du einen [terror]-Konflikt gewinnst, an dem Erich Zann teilnimmt, wähle stattdessen einen "
        "gegnerischen Charakter, der jener Geschichte zugewiesen ist, und treibe ihn in den Wahnsinn, falls "
        "möglich.",
    "sotd-016":
        "Nur spielbar, falls jede Karte unter deiner Kontrolle eine [shub-niggurath]-Karte ist. Aktion: Der "
        "Spieler mit den wenigsten [terror]-Symbolen auf allen bereiten Charakteren unter seiner Kontrolle muss 2 "
        "Charaktere unter seiner Kontrolle wählen und in den Wahnsinn treiben, falls möglich.",
    "dl-015":
        "Furtive Zoog erhält [investigation], solange es Tag ist.\nFurtive Zoog erhält [terror], solange es Nacht "
        "ist.\nReaktion: Nachdem du eine Domäne geleert hast, an der Furtive Zoog als Ressource liegt, bringe "
        "Furtive Zoog ins Spiel.",
    "yc-046":
        "Aktion: Bezahle 2, damit alle gegnerischen Charaktere bis zum Ende der Phase Willenskraft und alle "
        "[terror]-Symbole verlieren.",
}  # fmt: skip


@pytest.mark.parametrize(("card", "text"), TEXTS.items(), ids=str)
def test_cards_read_in_german_as_they_should(card: str, text: str) -> None:
    assert card_text(POOL[card], "de") == text


def named(card: Card) -> str:
    return f"{card.id} {card.title}"


@pytest.mark.parametrize("card", CARDS, ids=named)
def test_no_english_is_left_on_a_card(card: Card) -> None:
    said = card_text(card, "de")
    assert not english_in(said), said
    for keyword in keyword_words(card, "de"):
        assert not english_in(keyword.replace("Zoog", "")), keyword


@pytest.mark.parametrize("card", CARDS, ids=named)
def test_german_says_as_much_as_english(card: Card) -> None:
    english, german = card_text(card), card_text(card, "de")
    assert len(german.splitlines()) == len(english.splitlines())
    mark = re.compile(r"\[[a-z-]+\]")
    assert sorted(mark.findall(german)) == sorted(mark.findall(english))
    assert len(keyword_words(card, "de")) == len(keyword_words(card))


@pytest.mark.parametrize("card", CARDS, ids=named)
def test_sentences_are_well_formed(card: Card) -> None:
    for line in card_text(card, "de").replace(card.title, "Titel").splitlines():
        assert line.endswith((".", "“", ".)", "]")), line
        assert not re.search(r"\s[,.;:!?]|,,|  |[,;:]\.|[\ue000-\ue0ff]", line), line
        assert line.count("„") == line.count("“"), line
        assert line[0].isupper() or line.startswith("["), line


def test_english_is_what_the_words_say_themselves() -> None:
    assert card_text(POOL["core-124"]) == "Action: Pay 4 to choose and wound a character."
    assert keyword_words(POOL["core-013"], "en") == ["Heroic", "Toughness +3", "Willpower"]


def test_keywords_are_said_in_german() -> None:
    assert keyword_words(POOL["core-013"], "de") == ["Heroisch", "Zähigkeit +3", "Willenskraft"]
    assert keyword_words(POOL["core-012"], "de") == ["Standhaft 2 Die Agentur"]
    assert keyword_words(POOL["core-003"], "de") == ["Willenskraft", "Flüchtig"]


def test_every_subtype_of_the_pool_has_german() -> None:
    printed = {subtype for card in CARDS for subtype in card.subtypes}
    texts = [text for card in CARDS for text in card.text]
    said = {word.subtype for text in texts for word in text.walk() if isinstance(word, SubtypeIs)}
    assert not (printed | said) - set(terms.SUBTYPES)
    assert set(terms.SUBTYPES) == {subtype for entry in catalogue() for subtype in entry.subtypes}


def test_languages_are_found_as_browsers_name_them() -> None:
    assert language("de-AT") is language("DE") is LANGUAGES["de"]
    assert language("en-GB").name == "English"
    with pytest.raises(UnknownLanguage, match='There is no language "fr"; there are en, de'):
        language("fr")
