"""`rlyeh play --terminal`: the decks that sit down."""

from pathlib import Path

import pytest

from rlyeh.cards import POOL as CARDS
from rlyeh.cli import main
from rlyeh.cli.play import dealt, seated, stories_for
from rlyeh.decks import FORMS, STORIES, Deck, matchup_decks, shelf
from rlyeh.engine.files.game_file import GameRecord
from rlyeh.engine.game import Header
from rlyeh.language import *
from tests.cli.at_the_terminal import NAMES, run
from tests.decks.lists import LATE

pytestmark = pytest.mark.usefixtures("own_folder")


def test_quick_decks_by_name() -> None:
    """DECK-7, DECK-8: two factions each and a packet each; short names are understood."""
    wanted = ["--me", "cthulhu+hastur", "--them", "agency+misk", "--packet", "2"]
    result = run("--terminal", *wanted, "--save", "mine.json")
    assert "You: Cthulhu and Hastur, packet 2" in result.output
    assert "The Novice: The Agency and Miskatonic University, packet 1" in result.output
    header = GameRecord.read("mine.json").replay(CARDS).header
    assert header is not None
    assert header.decks == tuple(
        tuple(deck.card_ids()) for deck in matchup_decks(((CTHULHU, HASTUR), (AGENCY, MISKATONIC), 1))
    )
    assert header.stories == STORIES


def test_left_out_decks_are_drawn_by_the_seed() -> None:
    """DECK-7: other seeds, other decks; what was asked for stays, and the decks are disjoint."""
    said = {run("--terminal", "--seed", str(seed)).output.partition("packet")[0] for seed in range(6)}
    assert len(said) > 2
    for seed in range(30):
        (mine, theirs), _ = dealt(None, "yog+shub", None, seed, NAMES)
        assert theirs.name == "Yog-Sothoth and Shub-Niggurath"
        assert not mine.cards.keys() & theirs.cards.keys()


def test_a_coin_decides_who_gets_what_both_want() -> None:
    """DECK-7, DECK-8: the flip is told, and the loser plays something that nobody else has."""
    winners = set()
    for seed in range(20):
        decks, said = dealt("cthulhu+hastur", "agency+cthulhu", 1, seed, NAMES)
        winner = 0 if "Cthulhu" in decks[0].name else 1
        winners.add(winner)
        assert said[0] == f"Both want Cthulhu; the coin falls for {NAMES[winner]} (DECK-7)."
        assert "Cthulhu" not in decks[1 - winner].name
        assert not decks[0].cards.keys() & decks[1].cards.keys()
    assert winners == {0, 1}


@pytest.mark.parametrize(("said", "answer"), [
    ("cthulu+hastur", 'The Core Set has no faction "cthulu". Did you mean "cthulhu"?'),
    ("twilight+hastur", 'The Core Set has no faction "twilight". There are agency, miskatonic'),
    ("hastur", 'There is no deck or file "hastur". Did you mean "hastur+yog-sothoth"'),
    ("a+b+c", '"a+b+c": the packet of a quick deck is 1 or 2.'),
    ("hastur+has", "A quick deck is made of two different factions of the Core Set."),
])
def test_what_is_no_deck_is_one_sentence(said: str, answer: str, capsys: pytest.CaptureFixture[str]) -> None:
    """DECK-7."""
    with pytest.raises(SystemExit) as stopped:
        main(["play", "--terminal", "--me", said])
    assert stopped.value.code == 2
    assert answer in capsys.readouterr().err


def header_of(path: str) -> Header:
    header = GameRecord.read(path).replay(CARDS).header
    assert header is not None
    return header


def test_any_deck_sits_down(tmp_path: Path) -> None:
    """DECK-5: a file against a code; the cards are dealt from the same order whichever form the deck came in."""
    mine = Deck("Mine", {"core-088": 3, "core-042": 2, "core-091": 9})
    Path("mine.txt").write_text(FORMS["text"].write(mine), encoding="utf-8")
    code = FORMS["code"].write(shelf()["agency+syndicate+2"].deck)
    result = run("--terminal", "--me", "mine.txt", "--them", code, "--seed", "5", "--save", "one.json")
    assert "You: Mine" in result.output
    assert "The Novice: The Agency and The Syndicate, packet 2" in result.output
    header = header_of("one.json")
    assert header.decks == (tuple(mine.card_ids()), tuple(shelf()["agency+syndicate+2"].deck.card_ids()))
    assert header.stories == STORIES
    run("--terminal", "--me", FORMS["code"].write(mine), "--them", code, "--seed", "5", "--save", "two.json")
    assert header_of("two.json") == header


def test_a_deck_of_ones_own_against_a_quick_deck() -> None:
    """DECK-7: where one side brings its own cards, nobody has to share a box."""
    Path("mine.txt").write_text("Mine\n3x Byakhee Servant\n9x Ghost", encoding="utf-8")
    decks, said = seated("mine.txt", "hastur+cthulhu", 2, 1, NAMES)
    assert said == ["You: Mine", "The Novice: Hastur and Cthulhu, packet 2"]
    assert decks[1].cards == matchup_decks(((HASTUR, CTHULHU), (AGENCY, MISKATONIC), 1))[0].cards
    assert len({seated("mine.txt", None, None, seed, NAMES)[1][1] for seed in range(8)}) > 2


def test_one_story_deck_for_both() -> None:
    """DECK-5, CCG-4: the first player's, else the second's, else the Core Set's; another one than usual is told."""
    other = tuple(sorted((*STORIES[:9], "soa-051")))
    mine, theirs, none = (Deck("Ghosts", {"core-091": 9}, stories) for stories in (other, STORIES, ()))
    assert stories_for((none, none), NAMES) == (STORIES, [])
    assert stories_for((none, theirs), NAMES) == (STORIES, [])
    assert stories_for((mine, theirs), NAMES) == (other, ["The story deck is the one of You: a selection."])
    assert stories_for((theirs, mine), NAMES) == (STORIES, ["The story deck is the one of You: Core Set."])


@pytest.mark.parametrize(("said", "answer"), [
    ("1x Ghost", "The deck has 1 card; at least 9 are needed."),
    (f"9x Ghost\n2x {LATE.label}", f"has cards that cannot be played here yet: {LATE.label}."),
    ("9x Ghost\nDraw deck\n1x core-158", "Opening Night is a story card and belongs into the story deck."),
    ("9x Gost", 'line 1: No card is called "Gost". Did you mean "Ghost"?'),
])
def test_decks_that_cannot_be_played(said: str, answer: str, capsys: pytest.CaptureFixture[str]) -> None:
    """SET-5, DECK-11, DECK-1: in words, before anything is dealt."""
    Path("mine.txt").write_text(said, encoding="utf-8")
    with pytest.raises(SystemExit) as stopped:
        main(["play", "--terminal", "--them", "mine.txt"])
    assert stopped.value.code == 2
    assert answer in capsys.readouterr().err
