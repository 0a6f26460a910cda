"""Every word of the card language has its German, and the grammar behind it is right."""

import pytest

from rlyeh.cards import POOL
from rlyeh.engine.words.modifiers import Modifier
from rlyeh.engine.words.parts import Amount, Choice, Condition, Effect, Subject, Trigger
from rlyeh.language import *
from rlyeh.language.effects.characters import Cancel, GiveUp, Verb
from rlyeh.language.modifiers.characteristics import OfCards
from rlyeh.language.modifiers.prohibitions import VERBS
from rlyeh.language.nouns.adjectives import Adjective
from rlyeh.language.nouns.cards import Cards
from rlyeh.language.nouns.players import Who
from rlyeh.language.triggers.events import DEEDS, KINDS
from rlyeh.model import Faction, Icon, Keyword, Label, Phase, Position, Text, Word, Zone
from rlyeh.model.word import VOCABULARY
from rlyeh.translation import LANGUAGES
from rlyeh.translation.german import terms
from rlyeh.translation.german.grammar import (
    ACC,
    DAT,
    GEN,
    NOM,
    Act,
    Case,
    Claim,
    Deed,
    clause,
    number_of,
    opened,
    phrase,
    pronoun,
    tidy,
)
from rlyeh.translation.german.grammar import Verb as GermanVerb
from rlyeh.translation.german.hints import GermanHints
from rlyeh.translation.german.modifiers import CANNOT
from rlyeh.translation.german.nouns import cards_phrase
from rlyeh.translation.german.triggers import DOES, HAPPENS
from rlyeh.translation.german.verbs import CANCELLED
from rlyeh.translation.german.voice import PLAIN, NoGermanError, Voice, has_german, noun_phrase, sentences
from rlyeh.translation.hints import HintWords

SORTS = {Adjective, Amount, Choice, Condition, Effect, GiveUp, Modifier, OfCards, Subject, Text, Trigger, Verb, Who}
"""Classes that only say what sort of word something is."""
ENGINE_WORDS = [cls for cls in VOCABULARY.values() if cls.__module__.startswith("rlyeh.") and cls not in SORTS]


@pytest.mark.parametrize("cls", ENGINE_WORDS, ids=lambda cls: cls.__name__)
def test_every_word_has_german_of_its_own(cls: type[Word]) -> None:
    assert LANGUAGES["de"].name == "Deutsch"
    assert has_german(cls), f"{cls.__name__} needs a rendering in rlyeh.translation.german"


def test_a_word_without_german_is_found() -> None:
    class _Novelty(Effect):
        """A word that nobody has translated."""

    assert not has_german(_Novelty)
    with pytest.raises(NoGermanError, match="_Novelty has no German"):
        sentences(_Novelty(), PLAIN)


def test_every_term_has_german() -> None:
    assert set(terms.FACTIONS) == set(terms.OF_FACTIONS) == set(Faction)
    assert set(terms.ICONS) == set(terms.STRUGGLES) == set(Icon)
    assert set(terms.KEYWORDS) == set(Keyword)
    assert set(terms.LABELS) == set(Label)
    assert set(terms.PHASES) == set(Phase)
    assert set(terms.POSITIONS) == set(Position)
    assert set(terms.ZONES) == set(Zone)


def test_what_declarations_say_in_strings_has_german() -> None:
    """Kinds, deeds and nouns are strings in a declaration: each that the language knows is in the German tables."""
    words = [word for card in POOL for text in card.text for word in text.walk()]
    assert set(HAPPENS) == set(KINDS)
    assert set(DOES) == set(DEEDS)
    assert set(CANNOT) == set(VERBS)
    assert {word.what for word in words if isinstance(word, Cancel)} <= set(CANCELLED)
    assert {word.noun for word in words if isinstance(word, Cards)} <= set(terms.NOUNS)


@pytest.mark.parametrize(
    ("said", "case", "det", "stems", "plural"),
    [
        ("ein bereiter Charakter", NOM, "ein", ("bereit",), False),
        ("einen bereiten Charakter", ACC, "ein", ("bereit",), False),
        ("einem bereiten Charakter", DAT, "ein", ("bereit",), False),
        ("eines bereiten Charakters", GEN, "ein", ("bereit",), False),
        ("der wahnsinnige Charakter", NOM, "der", ("wahnsinnig",), False),
        ("jenen anderen Charakter", ACC, "jen", ("ander",), False),
        ("alle erschöpften Charaktere", NOM, "all", ("erschöpft",), True),
        ("allen erschöpften Charakteren", DAT, "all", ("erschöpft",), True),
        ("aller erschöpften Charaktere", GEN, "all", ("erschöpft",), True),
        ("bereite Charaktere", ACC, "", ("bereit",), True),
        ("bereiten Charakteren", DAT, "", ("bereit",), True),
        ("bereiter Charaktere", GEN, "", ("bereit",), True),
        ("keine anderen Charaktere", NOM, "kein", ("ander",), True),
        ("deiner erschöpften Charaktere", GEN, "dein", ("erschöpft",), True),
    ],
)
def test_nouns_have_their_cases(said: str, case: Case, det: str, stems: tuple[str, ...], plural: bool) -> None:
    assert phrase(terms.CHARACTER, case, det, stems, plural) == said


def test_the_gender_of_a_noun_decides() -> None:
    assert phrase(terms.CARD, ACC, "ein", ("gegnerisch",)) == "eine gegnerische Karte"
    assert phrase(terms.DECK, DAT, "dein") == "deinem Deck"
    assert phrase(terms.STORY, DAT, "jen") == "jener Geschichte"
    assert number_of(1, terms.TOKEN, ACC) == "einen Erfolgsmarker"
    assert number_of("X", terms.CARD, ACC) == "X Karten"
    assert [pronoun(ACC, noun.gender) for noun in (terms.CHARACTER, terms.CARD, terms.DECK)] == ["ihn", "sie", "es"]


def test_a_verb_parts_where_german_parts_it() -> None:
    discard = Deed(acts=(Act(GermanVerb("lege", "legen", "ab"), "eine Karte"),))
    assert discard.main() == "lege eine Karte ab"
    assert discard.infinitive(zu=True) == "eine Karte abzulegen"
    assert discard.infinitive(zu=False) == "eine Karte ablegen"
    restore = Deed(acts=(Act(GermanVerb("stelle", "stellen", "wieder her"), "ihn"),))
    assert restore.main() == "stelle ihn wieder her"
    assert restore.infinitive(zu=True) == "ihn wiederherzustellen"


def test_a_claim_turns_round_behind_an_opener_and_ends_in_its_verb_below_another() -> None:
    said = Claim(subject="jener Charakter", verb="wird", rest="wahnsinnig")
    assert said.main() == "jener Charakter wird wahnsinnig"
    assert opened(said, "dann").main() == "dann wird jener Charakter wahnsinnig"
    assert opened(opened(said, "bis zum Ende der Phase"), "dann").main() == (
        "dann wird jener Charakter bis zum Ende der Phase wahnsinnig"
    )
    assert said.final() == "jener Charakter wahnsinnig wird"


def test_clauses_go_behind_the_verb_and_leave_no_comma_too_many() -> None:
    deed = Deed(acts=(Act(GermanVerb("wähle", "wählen"), "einen Charakter" + clause("der bereit ist")),))
    assert deed.infinitive(zu=True) == "einen Charakter zu wählen, der bereit ist"
    assert tidy(f"ein Charakter{clause('der bereit ist')} .") == "ein Charakter, der bereit ist."
    assert tidy("opfere .45 Pistols .") == "opfere .45 Pistols."


def test_conditions_bend_with_their_noun() -> None:
    ready = CHARACTER.ready.of(OPPONENT)
    assert cards_phrase(ready, PLAIN, ACC, "ein") == "einen bereiten gegnerischen Charakter"
    assert cards_phrase(CHARACTER.other.of(YOU), PLAIN, DAT, "all", plural=True) == (
        "allen anderen Charakteren unter deiner Kontrolle"
    )
    assert cards_phrase(CHARACTER.of(YOU), Voice(third=True), ACC, "ein") == "einen Charakter unter seiner Kontrolle"
    assert noun_phrase(choose(SUPPORT, number=2), PLAIN, ACC) == "2 Unterstützungskarten"
    assert noun_phrase(choose(CHARACTER.insane, up_to=2), PLAIN, ACC) == "bis zu 2 wahnsinnige Charaktere"


def test_every_sentence_of_a_hint_has_german() -> None:
    said = {name for name in vars(HintWords) if not name.startswith("_")}
    assert said == {name for name in vars(GermanHints) if not name.startswith("_")}
