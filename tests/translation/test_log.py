"""The log in German."""

from collections.abc import Iterator

import pytest

from rlyeh.bots.levels import LEVELS
from rlyeh.engine import Game
from rlyeh.engine.state.decision import Option
from rlyeh.engine.state.kind_table import FACTS
from rlyeh.engine.state.occurrence import CANCELLED, happening
from rlyeh.engine.state.occurrence_kinds import BY_RULE, PLAYED_FROM_HAND, PUT_INTO_PLAY, Kind
from rlyeh.engine.state.random import Chance
from rlyeh.language import *
from rlyeh.model import Icon, Phase, Position
from rlyeh.testing import Scenario
from rlyeh.translation import LANGUAGES
from rlyeh.translation.german.log import SENTENCES, TELLER, listed
from rlyeh.translation.german.names import NOUNS, owned_by
from rlyeh.translation.german.names import OPPONENT as OTHER
from rlyeh.translation.german.options import ability_text
from tests.random_play import play as play_out
from tests.random_play import positions, start
from tests.translation.leftovers import english_in, titles_in

GERMAN, PLAIN = LANGUAGES["de"], LANGUAGES["en"]
NAMES = ("You", "Klaus")
BLAST = event("test-11", "Scatter Shot", AGENCY, cost=1, text=[action(wound(choose(CHARACTER)))])
EITHER = event("test-12", "Either Way", NEUTRAL, cost=0, text=[action(one_of(draw(), draw(2)))])
CLERK = character("test-13", "Clerk", NEUTRAL, cost=2, skill=1, icons="C")


def told(game: Game, seat: int | None = None) -> list[str]:
    return [event.text(seat) for event in GERMAN.events(game, 0, NAMES) if not event.minor]


def watched(seed: int) -> Iterator[Game]:
    """A random game that keeps its journal, at every decision and at its end."""
    game = start(seed)
    game.keep_journal()
    chance = Chance(seed + 1)
    while game.decision is not None:
        yield game
        play_out(game, chance)
    yield game


@pytest.mark.parametrize("kind", list(Kind), ids=lambda kind: kind.name)
def test_every_kind_has_a_german_sentence(kind: Kind) -> None:
    assert set(SENTENCES) == set(FACTS) == set(Kind)
    game = next(positions(3))
    card, other, story = game.state.sides[0].hand[0], game.state.sides[1].hand[0], game.state.row[0]
    for via in (BY_RULE, PLAYED_FROM_HAND, PUT_INTO_PLAY):
        for place in (int(Position.READY), int(Position.EXHAUSTED), int(Position.INSANE)):
            occurrence = happening(
                kind, card, 0, other, 1, amount=place, story=story, struggle=Icon.COMBAT, other=other, place=place,
                via=via,
            )  # fmt: skip
            for names in (NAMES, ("Ada", "You"), (OTHER, "You")):
                for sees in (1, 2, 3):
                    said = TELLER.occurrence(game, [occurrence], names, sees)
                    assert said.endswith((".", "!")), said
                    assert not english_in(said), said
                    assert not set(said) & set("{}<>|"), said


def test_sentences_bend_to_whom_they_speak_of() -> None:
    game = next(positions(3))
    one, two = game.state.sides[0].hand[:2]
    titles = [game.state.cards[card].face.title for card in (one, two)]
    cases = [
        ([happening(Kind.DISCARD_HAND, one, 0)], f"Du legst {titles[0]} aus der Hand ab."),
        ([happening(Kind.DISCARD_HAND, one, 1)], f"Klaus legt {titles[0]} aus der Hand ab."),
        ([happening(Kind.REVEAL, one, 0), happening(Kind.REVEAL, two, 0)], f"{listed(titles)} werden vorgezeigt."),
        ([happening(Kind.SHUFFLE, seat=0)], "Dein Deck wird gemischt."),
        ([happening(Kind.SHUFFLE, seat=1)], "Klaus’ Deck wird gemischt."),
        ([happening(Kind.COMMITTED, seat=0)], "Du weist niemanden zu."),
        ([happening(Kind.END_PHASE, seat=0, amount=Phase.DRAW)], "Die Ziehphase endet."),
        ([happening(Kind.BEGIN_PHASE, seat=0, amount=Phase.END)], "Das Zugende beginnt."),
        ([happening(Kind.WOUND, one, 0)] * 2, f"{titles[0]} wird zweimal verwundet."),
        ([happening(Kind.WOUND, card, 0) for card in (one, two)] * 7, f"{listed(titles)} werden 7-mal verwundet."),
        ([happening(Kind.LOOK, seat=1, by=0)], "Du siehst dir eine Karte an."),
        ([happening(Kind.LOOK, seat=1, by=1)], "Klaus sieht sich eine Karte an."),
    ]
    for group, sentence in cases:
        assert TELLER.occurrence(game, group, NAMES, 1) == sentence


def test_lists_and_owners() -> None:
    assert listed(["Gug", "Gug", "", "", "Clerk"]) == "Gug (2×), Clerk und 2 Karten"
    assert listed([""]) == "eine Karte"
    names = ("You", "Anna", "Klaus", OTHER, "The Novice", "Guest 1234")
    assert [owned_by(name, "dein", "Zug") for name in names] == [
        "dein Zug", "Annas Zug", "Klaus’ Zug", "der Zug deines Gegners", "der Zug des Novizen", "der Zug von Gast 1234",
    ]  # fmt: skip
    assert owned_by("The Great Old One", "deinem", "Deck") == "dem Deck des Großen Alten"


def test_the_bots_of_all_levels_have_german_names() -> None:
    """Whoever sits across from a person is called in the language of the log."""
    assert {each.title for each in LEVELS.values()} | {"The Cultist"} <= set(NOUNS)
    game = next(positions(3))
    story = game.state.row[0]
    title = game.state.cards[story].face.title
    names = ("You", "The Novice")
    cases = [
        (happening(Kind.BEGIN_TURN, seat=1), "Der Zug des Novizen beginnt."),
        (happening(Kind.SHUFFLE, seat=1), "Das Deck des Novizen wird gemischt."),
        (happening(Kind.PLACE_TOKEN, story, 1), f"Ein Erfolgsmarker kommt auf die Seite des Novizen von {title}."),
        (happening(Kind.WIN_STORY, story, 1), f"Der Novize gewinnt {title}!"),
    ]
    for occurrence, said in cases:
        assert TELLER.occurrence(game, [occurrence], names, 1) == said


def test_a_game_is_told_in_german() -> None:
    """EFF-3, TIME-12: what is played, on whom, and what comes of it."""
    table = Scenario(active="darin", cards=[BLAST, CLERK], bells=["darin", "tommy"])
    table.game.keep_journal()
    blast = table.darin.holds(BLAST)
    table.darin.domain(agency=1)
    table.darin.plays(blast, on=table.tommy.has(CLERK))
    said = told(table.game)
    assert said == [
        "Du spielst Scatter Shot: Wähle und verwunde einen Charakter.",
        "Du wählst Clerk für Scatter Shot.",
        "Clerk von Klaus wird verwundet (Scatter Shot).",
        "Clerk von Klaus wird zerstört.",
    ]


def test_a_cancelled_effect_is_told() -> None:
    game = next(positions(3))
    effect = happening(Kind.TRIGGER, game.state.sides[0].hand[0], 0)
    effect.status = CANCELLED
    title = game.state.cards[effect.card].face.title
    assert TELLER.occurrence(game, [effect], NAMES, 3) == f"Der Effekt von {title} wird aufgehoben."


def test_what_an_ability_does_is_told_without_when_it_may_be_used() -> None:
    """OPS-8."""
    only = action(draw(), only=YOUR_OPERATIONS)
    game = next(positions(3))
    card = game.state.sides[0].hand[0]
    assert ability_text(game, Option("use", card, ability=only)) == "Ziehe eine Karte."
    answer = response(after(enters_play(CHARACTER)), draw())
    giving = action(until_end_of_phase(gains(choose(CHARACTER), text=answer)), only=YOUR_OPERATIONS)
    assert ability_text(game, Option("use", card, ability=giving)).startswith("Wähle einen Charakter. Bis ")


def test_an_effect_that_was_chosen_is_quoted() -> None:
    """GEN-12."""
    table = Scenario(active="darin", cards=[EITHER], bells=["darin", "tommy"])
    table.game.keep_journal()
    table.darin.plays(table.darin.holds(EITHER))
    table.darin.chooses("effect.1")
    assert "Du wählst „Ziehe 2 Karten“ für Either Way." in told(table.game)


def test_a_drawn_card_is_named_only_to_whoever_drew_it() -> None:
    """GEN-10."""
    game = start(5)
    game.keep_journal()
    game.apply("keep")
    draw = next(each for each in GERMAN.events(game, 0, NAMES) if each.kind == "draw" and each.seats == (0,))
    assert draw.text() == draw.text(1) == "Du ziehst 8 Karten."
    assert all(game.state.cards[card].face.title in draw.text(0) for card in game.state.sides[0].hand)


@pytest.mark.parametrize("seed", range(4))
def test_german_names_the_cards_that_english_names(seed: int) -> None:
    """GEN-10: to each reader, no more and no less; and all the rest of an event is the same."""
    game = list(watched(seed))[-1]
    pairs = zip(GERMAN.events(game, 0, NAMES), PLAIN.events(game, 0, NAMES), strict=True)
    for german, english in pairs:
        facts = [(one.kind, one.cards, one.seats, one.source, one.minor) for one in (german, english)]
        assert facts[0] == facts[1]
        for seat in (None, 0, 1):
            if english.kind not in ("use", "order"):
                assert titles_in(german.text(seat)) == titles_in(english.text(seat)), german.text(seat)
            assert not english_in(german.text(seat)), german.text(seat)
