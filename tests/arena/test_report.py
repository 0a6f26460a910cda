"""The report of a field: well-formed, escaped, complete."""

from html.parser import HTMLParser
from pathlib import Path

import pytest

from rlyeh.arena import ArenaTally, Outcome, RunFolder, field, play
from rlyeh.arena.report import field_report, shade, write_field_report
from rlyeh.decks import Deck
from rlyeh.errors import ArenaError
from tests.arena.helpers import deck, outcome

NASTY = """<script>alert("1")</script> & 'co' {{ 7 * 7 }}"""
VOID = {"meta", "input", "br", "hr", "img", "link"}


class Page(HTMLParser):
    """Reads a page and fails where a tag is not closed in its order."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.scripts = 0
        self.text: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        assert len(found) == len(attrs), f"<{tag}> says something twice"
        self.tags.append((tag, found))
        self.scripts += tag == "script"
        self.ids += [found["id"] or ""] if "id" in found else []
        self.links += [found["href"] or ""] if tag == "a" else []
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open, f"</{tag}> closes nothing"
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> tuple[Page, str, RunFolder]:
    """A field of three decks, one of them with a nasty name, played for real."""
    nasty = Deck(NASTY, deck("yog+shub").cards)
    schedule = field([deck("cthulhu+hastur"), deck("agency+miskatonic"), nasty], "random", 2, seed=1)
    folder = RunFolder.begin(tmp_path_factory.mktemp("field"), schedule, keeps_games=True)
    outcomes = [play(schedule, number, keep=True) for number in range(schedule.games)]
    folder.keep(outcomes)
    text = write_field_report(ArenaTally(schedule, outcomes), folder).read_text(encoding="utf-8")
    return Page(text), text, folder


def test_the_page_is_well_formed_and_every_id_is_its_own(report: tuple[Page, str, RunFolder]) -> None:
    page, text, _ = report
    assert text.startswith("<!DOCTYPE html>")
    assert len(set(page.ids)) == len(page.ids)


def test_whatever_people_wrote_is_escaped(report: tuple[Page, str, RunFolder]) -> None:
    page, text, _ = report
    assert page.scripts == 1
    assert "<script>alert" not in text
    assert NASTY in "".join(page.text)


def test_the_page_needs_nothing_else(report: tuple[Page, str, RunFolder]) -> None:
    page, text, _ = report
    loads = [(tag, said) for tag, said in page.tags if tag in ("link", "img", "iframe") or "src" in said]
    assert loads == []
    assert "http://" not in text
    assert "https://" not in text
    assert "@import" not in text


def test_links_lead_somewhere(report: tuple[Page, str, RunFolder]) -> None:
    page, _, folder = report
    files = [link for link in page.links if not link.startswith("#")]
    assert sorted(files) == [f"games/{number:06d}.json" for number in range(6)]
    assert all((folder.path / file).exists() for file in files)
    anchors = {link.removeprefix("#") for link in page.links if link.startswith("#")}
    assert anchors <= set(page.ids)
    assert {"m-0-1", "m-0-2", "m-1-2"} <= anchors


def test_the_figures_are_those_of_the_games() -> None:
    """The first deck wins all, the second beats the third."""
    decks = [deck("cthulhu+hastur"), deck("agency+miskatonic"), deck("yog+shub")]
    schedule = field(decks, "random", 2)
    outcomes = [
        outcome(number, winner=schedule.fixture(number).entrants.index(min(schedule.fixture(number).entrants)))
        for number in range(6)
    ]
    page = Page(field_report(ArenaTally(schedule, outcomes), outcomes))
    words = [word.strip() for word in page.text if word.strip()]
    at = words.index("all")
    assert words[at + 1 : at + 6] == ["1", "Cthulhu and Hastur", "100", "100", "100.0"]
    assert words[at + 6 : at + 11] == ["2", "The Agency and Miskatonic University", "0", "100", "50.0"]
    assert words[at + 11 : at + 16] == ["3", "Yog-Sothoth and Shub-Niggurath", "0", "0", "0.0"]
    titled = [found for tag, found in page.tags if tag == "a" and "games" in str(found.get("title"))]
    rivals = [(found["href"], found["title"]) for found in titled]
    assert rivals[2:4] == [
        ("#m-1-2", "Yog-Sothoth and Shub-Niggurath: 2 of 2 games"),
        ("#m-0-1", "Cthulhu and Hastur: 0 of 2 games"),
    ]


def test_a_field_without_a_finished_game_has_a_page_too() -> None:
    schedule = field([deck("cthulhu+hastur"), deck("agency+miskatonic")], "random", 2)
    failed = Outcome(0, -1, "", 0, (0, 0), 0, outcome(0, 0).cards, "RuntimeError: no")
    assert Page(field_report(ArenaTally(schedule, [failed]), [failed])).scripts == 1
    assert Page(field_report(ArenaTally(schedule), [])).scripts == 1


def test_long_match_ups_are_cut_and_say_so() -> None:
    schedule = field([deck("cthulhu+hastur"), deck("agency+miskatonic")], "random", 60)
    outcomes = [outcome(number, 0) for number in range(60)]
    page = Page(field_report(ArenaTally(schedule, outcomes), outcomes))
    assert "20 more games are in the folder of this report." in "".join(page.text)


def test_colours_go_from_red_over_wood_to_green() -> None:
    assert shade(0.5) == "#261d15"
    assert shade(0.8) == shade(1.0) == "#80ba46"
    assert shade(0.2) == shade(0.0) == "#8c3024"


def test_a_report_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    schedule = field([deck("cthulhu+hastur"), deck("agency+miskatonic")], "random", 2)
    folder = RunFolder.begin(tmp_path, schedule)
    (tmp_path / "report.html").mkdir()
    with pytest.raises(ArenaError, match=r"report\.html cannot be written"):
        write_field_report(ArenaTally(schedule), folder)
