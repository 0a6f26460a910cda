"""`rlyeh cards`, `rlyeh card` and `rlyeh language`."""

import json
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from rlyeh.cards import POOL
from rlyeh.cli import app, main
from rlyeh.cli.language import found, word_uses
from rlyeh.decks import catalogue
from rlyeh.decks.search import FIELDS
from rlyeh.language import *
from rlyeh.language.text.english import card_text
from rlyeh.model import ICON_LETTERS, VOCABULARY
from tests.decks.lists import LATE
from tools.card.census import drafted_pool


def run(*arguments: str, exit_code: int = 0) -> str:
    """The output of the command."""
    result = CliRunner().invoke(app, list(arguments), env={"COLUMNS": "140"})
    assert result.exit_code == exit_code, result.output
    return result.output


def flat(text: str) -> str:
    """Output without the breaks that the width of a terminal asks for."""
    return " ".join(text.split())


def rows(*arguments: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(run(*arguments))
    return found


@cache
def cards_of_words() -> dict[str, int]:
    """How many cards use each word of the language, those among them that are only drafted."""
    ours = {word.name for word in VOCABULARY.values() if word.__module__.startswith("rlyeh.")}
    uses = word_uses(drafted_pool())
    return {row["word"]: uses[row["word"]] for row in rows("language", "--json") if row["word"] in ours}


REASONS: dict[str, str] = tomllib.loads(
    (Path(__file__).parents[1] / "language" / "words_for_one_card.toml").read_text(encoding="utf-8")
)
"""Why there is a word for a single card."""


class TestCards:
    def test_the_table_lists_every_card(self) -> None:
        said = run("cards")
        assert all(card_id in said for card_id in catalogue().entries)
        assert f"{len(catalogue()) - len(POOL)} cannot be played here yet; is:playable leaves them out." in said

    def test_cards_that_cannot_be_played_yet_are_marked(self) -> None:
        said = run("cards", f"id={LATE.id}")
        assert re.search(rf"{LATE.id} .* {LATE.cost} +{LATE.skill} +{LATE.icons} .* not yet", said)
        assert "1 cannot be played here yet" in said
        assert "not yet" not in run("cards", "is:playable", "f:hastur")

    def test_words_are_looked_for_in_names_first(self) -> None:
        said = run("cards", "deep", "one")
        assert "Young Deep One" in said
        assert "Dagon" not in said
        assert '12 cards: the name has "deep" and the name has "one".' in said

    def test_a_whole_query_as_one_argument(self) -> None:
        query = 'faction:cthulhu type:character cost<=3 icon:terror>=1 -keyword:villainous set:core sort:-cost'
        found = [row["title"] for row in rows("cards", query, "--json")]
        assert found[0] == "Guardian Shoggoth"
        assert "Keeper of the Golden Path" not in found
        assert found == [row["title"] for row in rows("cards", *query.split(), "--json")]

    def test_an_argument_may_begin_with_a_minus(self) -> None:
        """Short options must not be seen in it: -hastur is no -h."""
        neither = rows("cards", "t:event", "-f:hastur", "-horror", "--json")
        assert neither == rows("cards", "t:event not f:hastur not horror", "--json")
        assert "Usage" in run("cards", "gug", "-h")

    def test_quotes_that_the_shell_took_away_come_back(self) -> None:
        """A shell hands on text:"goes insane" as one argument without its quotes."""
        assert rows("cards", "text:goes insane", "set:core", "--json") == rows(
            "cards", 'text:"goes insane" set:core', "--json"
        )
        assert rows("cards", "f:cthulhu", "young deep", "--json") == rows("cards", 'f:cthulhu "young deep"', "--json")
        found = rows("cards", "f:cthulhu", "c<3 deep", "set:core", "--json")
        assert [row["title"] for row in found] == ["Young Deep One"]

    def test_words_that_stand_elsewhere_too_are_told(self) -> None:
        said = run("cards", "cultist|gug")
        assert "Slavering Gug" in said
        assert "more cards have it elsewhere: try any:WORD." in said

    def test_an_error_points_at_the_place(self) -> None:
        said = run("cards", "f:cthulu", "c<3", exit_code=2)
        assert said == 'rlyeh: There is no faction "cthulu". Did you mean "Cthulhu"?\n  f:cthulu c<3\n    ^^^^^^\n'

    def test_the_minus_is_shown_as_it_was_typed(self) -> None:
        assert "  -keywrd:fast\n   ^^^^^^\n" in run("cards", "-keywrd:fast", exit_code=2)

    def test_the_manual(self) -> None:
        said = run("cards", "--help-search")
        assert all(field.name in said for field in FIELDS)

    def test_words_that_no_name_has_are_found_elsewhere_and_it_is_said(self) -> None:
        said = run("cards", "cultist", "shub-niggurath")
        assert "No name has these words, so they were looked for everywhere on the cards." in said
        assert "Priestess of Bubastis" in said
        assert "Son of Yeb" not in said
        assert "Slavering Gug" not in said

    def test_words_of_the_text_are_found_too(self) -> None:
        assert "Moving the Scenery" in run("cards", "success", "token")

    def test_nothing_found_is_said_and_fails(self) -> None:
        said = run("cards", "flying", "spaghetti", exit_code=1)
        assert 'No card: the card has "flying" and the card has "spaghetti".' in said

    def test_json_has_all_facts_and_the_text(self) -> None:
        (gug,) = rows("cards", "Slavering", "Gug", "--json")
        assert gug == {
            **POOL.named("Slavering Gug").facts(),
            "pack": "Core Set", "year": 2008, "quantity": 1,
            "text": "Action: Pay 4 to choose and wound a character.", "playable": True,
        }  # fmt: skip
        assert gug["icons"] == {"terror": 0, "combat": 3, "arcane": 0, "investigation": 0}
        assert gug["cost"] == 5

    def test_json_of_all_cards(self) -> None:
        found = {row["id"]: row for row in rows("cards", "--json")}
        assert list(found) == list(catalogue().entries)
        assert {card_id for card_id, row in found.items() if row["playable"]} == set(POOL.cards)
        assert all(found[card.id]["text"] == card_text(card) for card in POOL)
        assert not any(row["text"] for row in found.values() if not row["playable"])

    def test_json_of_nothing_is_an_empty_list(self) -> None:
        assert rows("cards", "flying", "spaghetti", "--json") == []


class TestCard:
    def test_the_panel_shows_what_is_printed(self) -> None:
        said = run("card", "Y'Golonac")
        for part in ("• Y'Golonac, The Obscenity", "core-122", "Shub-Niggurath", "[terror] [terror] [combat] [arcane]",
                     "Ancient One", "Villainous, Invulnerability", "must commit to the same story", "EX-116"):
            assert part in said

    def test_a_card_that_cannot_be_played_yet_shows_its_facts_and_says_so(self) -> None:
        said = run("card", LATE.name)
        for part in (LATE.id, LATE.place, str(LATE.pack.year), "character", LATE.faction.title, *LATE.subtypes,
                     *LATE.keywords, "This card cannot be played here yet: its text is not written."):
            assert part in said
        assert said.count(f"[{ICON_LETTERS[LATE.icons[0]].slug}]") == LATE.icons.count(LATE.icons[0])
        assert "cannot be played" not in run("card", "Slavering Gug")

    def test_values_of_keywords_are_shown(self) -> None:
        assert "Toughness +2" in run("card", "Military Advisor")
        assert "Steadfast 2 Shub-Niggurath" in run("card", "Small Ghouls")

    def test_a_card_without_text_has_no_empty_headings(self) -> None:
        said = run("card", "Degenerate Ghoul")
        assert "Errata" not in said
        assert "Rulings" not in said

    def test_the_struggles_of_a_story_are_shown(self) -> None:
        said = run("card", "Frozen in Time")
        assert "[terror] [combat] [arcane] [investigation]" in said
        assert "cost" not in said

    def test_errata_are_told_for_each_rule_set(self) -> None:
        said = run("card", "Slavering Gug")
        assert "lcg, ccg: as printed" in said
        assert "lcg-final: corrected by FAQ 4.1" in said
        assert "subtypes: Monster, Gug" in said

    def test_a_corrected_text_is_shown_in_full(self) -> None:
        card = next(card for card in POOL if any("text" in erratum.changes for erratum in card.errata))
        erratum = next(erratum for erratum in card.errata if "text" in erratum.changes)
        said = run("card", card.id)
        assert f"corrected by {erratum.source}" in said

    def test_each_correction_shows_the_text_that_it_left(self) -> None:
        """yc-079, CARD-22: what FAQ 4.1 added is no part of what FAQ 1.3 made of it."""
        said = run("card", "Doppelgänger")
        first, last = said.partition("lcg-final: corrected by FAQ 1.3")[2].split("corrected by FAQ 4.1")
        assert "with printed cost X or lower" in first
        assert "return" not in first
        assert "return Doppelgänger" in last

    @pytest.mark.parametrize(("title", "readings"), [
        ("Pulled Under", ["lcg, lcg-final: as printed, made clear by FAQ 1.3 (", "ERR-2)", "ccg: as printed"]),
        ("Serpent from Yoth", ["lcg, lcg-final: as printed, made clear by FAQ 1.3 (", "ERR-3)", "ccg: as printed"]),
        ("Frozen in Time", ["lcg, lcg-final: as printed, made clear by FAQ 1.3 (", "ERR-1)", "ccg: as printed"]),
        ("Hound of Tindalos", ["lcg, ccg: as printed", "lcg-final: as printed, made clear by FAQ 4.1 ("]),
        ("Bringer of Fire", ["lcg: corrected by FAQ 1.3 (", "as before, made clear by FAQ 4.1 (", "ccg: as printed"]),
    ])
    def test_errata_that_made_the_wording_clear(self, title: str, readings: list[str]) -> None:
        """CARD-22, CCG-28: the text is the same under every rule set, and the panel says why."""
        said = run("card", title)
        assert all(reading in said for reading in readings)

    def test_rulings_name_their_rules(self) -> None:
        assert re.search(r"Rulings.*\(FINAL-127\)", run("card", "Richard Upton Pickman"), re.DOTALL)

    def test_by_id(self) -> None:
        assert "Slavering Gug" in run("card", "core-124")

    def test_a_misspelt_name_gets_suggestions(self, capsys: pytest.CaptureFixture[str]) -> None:
        with pytest.raises(SystemExit) as stop:
            main(["card", "Slavering Gag"])
        assert stop.value.code == 2
        assert 'No card is called "Slavering Gag". Did you mean "Slavering Gug"?' in capsys.readouterr().err


class TestLanguage:
    def test_every_word_of_the_pool_is_listed_with_its_cards(self) -> None:
        words = {row["word"]: row for row in rows("language", "--json")}
        assert words["wound"]["cards"] > 5
        assert words["wound"]["meaning"].startswith("Give wounds")
        assert set(word_uses(POOL)) <= set(words)

    def test_a_card_counts_once_for_a_word(self) -> None:
        twice = event("test-1", "Twice", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER)), wound(CHARACTER))])
        assert word_uses([twice])["wound"] == 1

    def test_words_of_errata_and_of_attachment_lines_count(self) -> None:
        ring = support(
            "test-1", "Ring", NEUTRAL, cost=0, subtypes="Attachment", attach_to=CHARACTER,
            errata=[errata("FAQ 1.3", text=[action(draw())])],
        )
        assert {"type_is", "draw"} <= set(word_uses([ring]))

    def test_it_lists_names_as_they_are_typed_with_their_parameters(self) -> None:
        said = flat(run("language"))
        assert "wound(whom, number=" in said
        assert ".subtype(*names)" in said
        assert "Proper names: factions, icons" in said

    def test_a_printed_phrase_finds_names_and_cards_with_their_declarations(self) -> None:
        said = flat(run("language", "on", "the", "bottom", "of", "your", "deck"))
        assert "Small Ghouls" in said
        assert "put_on_bottom(CARD.in_(DISCARD), 3, if_able=True)" in said

    def test_a_name_shows_cards_that_use_it(self) -> None:
        names, cards = found("put_on_bottom")
        assert [name.name for name in names] == ["put_on_bottom"]
        assert cards == []
        assert "core-127 Small Ghouls" in flat(run("language", "put_on_bottom"))

    def test_what_nobody_says_is_said_so(self) -> None:
        result = CliRunner().invoke(app, ["language", "fly", "to", "the", "moon"])
        assert (result.exit_code, "No name of the language" in result.output) == (1, True)

    def test_words_that_others_are_made_from_are_not_listed(self) -> None:
        assert "verb" not in {row["word"] for row in rows("language", "--json")}

    def test_no_word_is_there_for_nothing(self) -> None:
        """The language stays small: every word is used by some card."""
        assert not [word for word, number in cards_of_words().items() if number == 0]

    def test_a_word_for_a_single_card_has_a_reason(self) -> None:
        """Whoever adds a word for one card says why no other will do, in `tests/language/words_for_one_card.toml`."""
        once = {word for word, number in cards_of_words().items() if number == 1}
        assert not once - REASONS.keys(), "these serve a single card: give the reason, or say it with another word"
        assert not REASONS.keys() - once, "these serve more cards, or none, by now: take them off the list"

    @pytest.mark.parametrize("word", sorted(REASONS))
    def test_a_reason_is_a_sentence(self, word: str) -> None:
        assert REASONS[word].endswith(".")
        assert len(REASONS[word].split()) >= 5

    def test_questions_that_effects_ask_by_themselves_are_not_listed(self) -> None:
        assert "search_choice" not in {row["word"] for row in rows("language", "--json")}
