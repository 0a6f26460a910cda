"""Law 7, the engine's words: log events, options and questions, each with the rule or card it comes from."""

from collections.abc import Iterator

import pytest

from rlyeh import reference
from rlyeh.engine import Game
from rlyeh.engine.explain.log import Event, answer_event, events
from rlyeh.engine.explain.log_blanks import Filling, ability_text, listed, possessive
from rlyeh.engine.explain.log_sentences import is_minor, rule_of
from rlyeh.engine.state.decision import Option, question
from rlyeh.engine.state.journal import JournalAnswer
from rlyeh.engine.state.kind_table import FACTS
from rlyeh.engine.state.occurrence import DONE, happening
from rlyeh.engine.state.occurrence_kinds import BY_RULE, PLAYED_FROM_HAND, PUT_INTO_PLAY, Kind
from rlyeh.engine.state.random import Chance
from rlyeh.engine.visibility import knows
from rlyeh.engine.visibility.knowledge import known_to
from rlyeh.errors import IllegalOption
from rlyeh.language import *
from rlyeh.model import Icon, Label, Phase, Position, Zone
from rlyeh.testing import Scenario
from tests.random_play import play as play_out
from tests.random_play import positions, start

NAMES = ("You", "Tommy")
BLAST = event("test-11", "Scatter Shot", AGENCY, cost=1, text=[action(wound(choose(CHARACTER)))])
DENIAL = event("test-12", "Denial", NEUTRAL, cost=0, text=[disrupt(when(triggered(Label.ACTION)), cancel())])
CLERK = character("test-13", "Clerk", NEUTRAL, cost=2, skill=1, icons="C")


def watched(seed: int) -> Iterator[Game]:
    """A random game that keeps its journal, at every decision and at its end."""
    game = start(seed)
    game.keep_journal()
    chance = Chance(seed + 1)
    while game.decision is not None:
        yield game
        play_out(game, chance)
    yield game


def told(game: Game, seat: int | None = None, minor: bool = False) -> list[str]:
    return [event.text(seat) for event in events(game, 0, NAMES) if minor or not event.minor]


# -- every kind ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", list(Kind), ids=lambda kind: kind.name)
def test_every_kind_has_a_sentence_and_a_source(kind: Kind) -> None:
    game = next(positions(3))
    card, other, story = game.state.sides[0].hand[0], game.state.sides[1].hand[0], game.state.row[0]
    occurrence = happening(
        kind, card, 0, other, 1, amount=1, story=story, struggle=Icon.COMBAT, other=other, place=1, via=BY_RULE
    )
    assert FACTS[kind].rule in reference.rules()
    assert rule_of(occurrence) in reference.rules()
    for amount in (0, 1, 2):
        occurrence.amount = amount
        for sees in (1, 2, 3):
            said = Filling(game, NAMES, [occurrence], sees).sentence()
            assert said[0].isupper() or said[0] in ".'", said
            assert said[-1] in ".!", said
            assert "{" not in said, said


def test_sentences_bend_to_whom_they_speak_of() -> None:
    game = next(positions(3))
    one, two = game.state.sides[0].hand[:2]
    titles = [game.state.cards[card].face.title for card in (one, two)]
    cases = [
        ([happening(Kind.DISCARD_HAND, one, 0)], f"You discard {titles[0]} from hand."),
        ([happening(Kind.DISCARD_HAND, one, 1)], f"Tommy discards {titles[0]} from hand."),
        ([happening(Kind.REVEAL, one, 0), happening(Kind.REVEAL, two, 0)], f"{listed(titles)} are revealed."),
        ([happening(Kind.SHUFFLE, seat=0)], "Your deck is shuffled."),
        ([happening(Kind.SHUFFLE, seat=1)], "Tommy's deck is shuffled."),
        ([happening(Kind.REFRESH_DOMAIN, seat=1, place=0)], "Tommy refreshes domain 1."),
        ([happening(Kind.COMMITTED, seat=0)], "You commit nobody."),
        ([happening(Kind.END_PHASE, seat=0, amount=Phase.DRAW)], "The draw phase ends."),
        ([happening(Kind.EXPIRE, seat=0, amount=3)], "Effects that lasted until now end."),
    ]
    for group, sentence in cases:
        assert Filling(game, NAMES, group, 1).sentence() == sentence


def test_how_a_card_enters_play_is_told() -> None:
    """EFF-40: played, or put into play in some state and place."""
    game = next(positions(3))
    card, story = game.state.sides[0].hand[0], game.state.row[0]
    title, place = game.state.cards[card].face.title, game.state.cards[story].face.title
    played = happening(Kind.ENTER_PLAY, card, 0, card, 0, via=PLAYED_FROM_HAND)
    assert Filling(game, NAMES, [played], 3).sentence() == f"{title} enters play."
    assert is_minor(played)
    put = happening(Kind.ENTER_PLAY, card, 0, via=PUT_INTO_PLAY, place=Position.INSANE)
    assert Filling(game, NAMES, [put], 3).sentence() == f"{title} is put into play, insane."
    put = happening(Kind.ENTER_PLAY, card, 0, via=PUT_INTO_PLAY, place=Position.EXHAUSTED, story=story, other=story)
    assert Filling(game, NAMES, [put], 3).sentence() == (
        f"{title} is put into play on {place}, exhausted, committed to {place}."
    )


def test_what_befalls_one_card_several_times_is_counted() -> None:
    """STATE-20: seven wounds on one card are not wounds on seven cards."""
    game = next(positions(3))
    one, two = game.state.sides[0].hand[:2]
    titles = [game.state.cards[card].face.title for card in (one, two)]
    wounds = [happening(Kind.WOUND, card, 0) for card in (one, two)]
    cases = [
        (wounds[:1] * 7, f"{titles[0]} is wounded 7 times."),
        (wounds * 2, f"{listed(titles)} are wounded twice."),
        ([*wounds, wounds[0]], f"{listed([*titles, titles[0]])} are wounded."),
        ([happening(Kind.HEAL, one, 0)] * 2, f"2 wounds are removed from {titles[0]}."),
    ]
    for group, sentence in cases:
        assert Filling(game, NAMES, group, 3).sentence() == sentence


def test_lists_and_owners() -> None:
    assert listed(["Gug"]) == "Gug"
    assert listed(["Gug", "Gug", "a card", "a card", "Clerk"]) == "Gug (2×), Clerk and 2 cards"
    assert [possessive(name) for name in ("You", "Tommy", "James")] == ["your", "Tommy's", "James'"]


# -- who learns what ---------------------------------------------------------------------------------------------------


def test_a_drawn_card_is_named_only_to_whoever_drew_it() -> None:
    """GEN-10."""
    game = start(5)
    game.keep_journal()
    game.apply("keep")
    draw = next(event for event in events(game, 0, NAMES) if event.kind == "draw" and event.seats == (0,))
    assert draw.text() == draw.text(1) == "You draw 8 cards."
    assert all(game.state.cards[card].face.title in draw.text(0) for card in game.state.sides[0].hand)


@pytest.mark.parametrize("seed", range(4))
def test_no_event_names_a_card_that_its_reader_does_not_know(seed: int) -> None:
    """GEN-10, in random games: every title in a line belongs to a card known before or after it."""
    seen = 0
    before: tuple[set[str], set[str]] = (set(), set())
    titles: set[str] = set()
    for game in watched(seed):
        titles = titles or {piece.face.title for piece in game.state.cards}
        known = _known_titles(game)
        for event in events(game, seen, NAMES):
            for seat in (0, 1):
                named = {title for title in titles if title in event.text(seat)}
                assert named <= before[seat] | known[seat] | _passing(event, game), event.text(seat)
        assert game.journal is not None
        seen, before = len(game.journal), known


def _known_titles(game: Game) -> tuple[set[str], set[str]]:
    cards = game.state.cards
    first, second = ({piece.face.title for piece in cards if knows(game, seat, piece.id)} for seat in (0, 1))
    return first, second


def _passing(event: Event, game: Game) -> set[str]:
    """Cards that were open for a moment only: looked at in between, revealed, or laid open and shuffled away."""
    open_kinds = {"reveal", "look", "return_hand", "to_deck", "find", "play", "use", "destroy"}
    return {game.state.cards[card].face.title for card in event.cards} if event.kind in open_kinds else set()


def test_a_card_that_goes_from_hidden_to_hidden_stays_hidden() -> None:
    """GEN-10: what was not shown is not told, also while it is only about to happen."""
    game = next(positions(3))
    mine = game.state.sides[0].hand[0]
    to_deck = happening(Kind.TO_DECK, mine, 0, place=0)
    assert known_to(game, to_deck) == 1
    assert Filling(game, NAMES, [to_deck], 2).sentence() == "A card is put on top of your deck."
    deck = game.state.sides[0].deck[-1]
    assert known_to(game, happening(Kind.RETURN_HAND, deck, 0)) == 1
    assert known_to(game, happening(Kind.RETURN_HAND, deck, 0, amount=1)) == 3
    assert known_to(game, happening(Kind.LOOK, deck, 0, by=1)) == 2
    assert known_to(game, happening(Kind.DISCARD_HAND, mine, 0)) == 3


# -- the journal -------------------------------------------------------------------------------------------------------


def test_targets_are_told_when_they_are_chosen() -> None:
    """EFF-3: the target is announced before the disrupts, the wound comes after them; passes are not told."""
    table = Scenario(active="darin", cards=[BLAST, DENIAL, CLERK], bells=["darin", "tommy"])
    table.game.keep_journal()
    blast = table.darin.holds(BLAST)
    table.tommy.holds(DENIAL)
    table.darin.domain(agency=1)
    clerk = table.tommy.has(CLERK)
    table.darin.plays(blast, on=clerk)
    said = told(table.game)
    assert "You choose Clerk for Scatter Shot." in said
    assert not any("wounded" in line for line in said)
    table.tommy.passes()
    said = told(table.game)
    assert said.index("You play Scatter Shot: choose and wound a character.") < said.index(
        "You choose Clerk for Scatter Shot."
    )
    assert "Tommy's Clerk is wounded (Scatter Shot)." in said
    assert said[-1] == "Tommy's Clerk is destroyed."
    assert not any("pass" in line.lower() for line in told(table.game, minor=True))


def test_a_cancelled_effect_is_told() -> None:
    """TIME-12."""
    table = Scenario(active="darin", cards=[BLAST, DENIAL, CLERK], bells=["darin", "tommy"])
    table.game.keep_journal()
    blast = table.darin.holds(BLAST)
    table.darin.domain(agency=1)
    denial = table.tommy.holds(DENIAL)
    table.darin.plays(blast, on=table.tommy.has(CLERK))
    table.tommy.disrupts_with(denial)
    said = told(table.game)
    assert "Tommy plays Denial: when an Action is played or used, cancel its effects." in said
    assert "The effect of Scatter Shot is cancelled." in said
    assert not any("wounded" in line for line in said)


@pytest.mark.parametrize(("seed", "rule"), [(1, "WIN-6"), (2, "WIN-1")])
def test_the_beginning_and_the_end_are_told(seed: int, rule: str) -> None:
    """SET-9, SET-3, WIN-1 and WIN-6: with three stories, or without."""
    game = list(watched(seed))[-1]
    told_ = events(game, 0, NAMES)
    assert told_[0].kind == "first"
    assert told_[0].rule == "SET-9"
    assert [event.kind for event in told_[1:4]] == ["dealt"] * 3
    assert told_[-1].kind == "end"
    assert told_[-1].rule == rule
    assert (len(game.state.sides[game.winner].won) == 3) is (rule == "WIN-1")
    assert told_[-1].seats == (game.winner,)
    assert "the game" in told_[-1].text()


def test_a_journal_is_only_kept_on_demand() -> None:
    game = next(positions(1))
    assert game.journal is None
    assert events(game) == []
    game.journal = [happening(Kind.SHUFFLE, seat=0)]
    game.keep_journal()
    assert len(game.journal) == 1


def test_a_refused_answer_leaves_the_journal_as_it_was() -> None:
    game = start(1)
    game.keep_journal()
    assert game.decision is not None
    assert game.journal is not None
    before = list(game.journal)
    with pytest.raises(IllegalOption):
        game.apply("use:9999")
    assert game.journal == before


def test_events_can_be_told_from_any_point() -> None:
    game = start(4)
    game.keep_journal()
    game.apply("keep")
    assert game.journal is not None
    since = len(game.journal)
    game.apply("mulligan")
    assert events(game, since, NAMES)[0].kind == "mulligan"
    assert len(events(game, len(game.journal))) == 0


@pytest.mark.parametrize("seed", range(6))
def test_every_event_names_its_rule_or_card(seed: int) -> None:
    game = list(watched(seed))[-1]
    for event in events(game, 0, NAMES):
        assert event.rule in reference.rules(), event
        assert event.source in reference.rules() or event.source in game.pool, event
        for text in (event.text(), event.text(0), event.text(1)):
            assert text.endswith((".", "!", ")")), text


def test_things_that_happen_together_share_a_sentence() -> None:
    """REF-4: everybody is readied at once."""
    table = Scenario(active="darin", phase="refresh", cards=[CLERK], bells=["darin"])
    table.game.keep_journal()
    for _ in range(2):
        table.darin.has(CLERK, exhausted=True)
    table.open_decision()
    readied = next(event for event in events(table.game, 0, NAMES) if event.kind == "ready")
    assert readied.text() == "Your Clerk (2×) are readied."
    assert (readied.rule, readied.minor, len(readied.cards)) == ("REF-4", True, 2)


@pytest.mark.parametrize(
    ("option", "by_you", "by_tommy"),
    [
        (Option("player", number=0), "You choose yourself", "Tommy chooses you"),
        (Option("player", number=1), "You choose Tommy", "Tommy chooses themself"),
        (Option("side", number=0), "You choose your side", "Tommy chooses your side"),
        (Option("side", number=1), "You choose Tommy's side", "Tommy chooses their own side"),
        (Option("domain", number=0), "You choose domain 1", "Tommy chooses domain 1"),
        (Option("any-domain", number=0), "You choose your domain 1", "Tommy chooses their own domain 1"),
        (Option("any-domain", number=3), "You choose Tommy's domain 2", "Tommy chooses your domain 2"),
        (
            Option("tokens", number=2),
            "You take 2 of the tokens from your own side",
            "Tommy takes 2 of the tokens from their own side",
        ),
        (
            Option("tokens", number=0),
            "You take 0 of the tokens from your own side",
            "Tommy takes 0 of the tokens from their own side",
        ),
        (Option("effect", number=0, text="Draw a card"), "You choose “Draw a card”", "Tommy chooses “Draw a card”"),
    ],
    ids=lambda each: each.key if isinstance(each, Option) else None,
)
def test_choices_are_told_as_their_reader_sees_them(option: Option, by_you: str, by_tommy: str) -> None:
    """GEN-12: the log has more readers than the one who chose."""
    game = next(positions(3))
    story = game.state.row[0]
    place = game.state.cards[story].face.title
    for seat, said in enumerate((by_you, by_tommy)):
        asked = question(seat, "choose", [option], "GEN-12", story)
        assert answer_event(game, JournalAnswer(game.state, asked, option), NAMES).text() == f"{said} for {place}."


def test_the_order_in_which_cards_leave_play_is_told_as_such() -> None:
    """EFF-26: nothing is chosen but which comes first."""
    table = Scenario(active="darin", cards=[CLERK])
    option = Option("leave", table.darin.has(CLERK).piece.id)
    asked = question(0, "leave", [option, Option("done")], "EFF-26")
    told = answer_event(table.game, JournalAnswer(table.game.state, asked, option), NAMES)
    assert told.text() == "You let Clerk leave play next."


def test_a_sentence_has_one_mark_at_its_end() -> None:
    """core-018, core-110: a title, or a text in quotes, may bring its own."""
    table = Scenario(active="darin")
    torch = table.darin.holds("Torch the Joint!").piece.id
    drawn = happening(Kind.DRAW, torch, 0)
    drawn.status = DONE
    assert Filling(table.game, NAMES, [drawn], 1).sentence() == "You draw Torch the Joint!"
    hound = table.darin.has("Hound of Tindalos").piece.face
    assert [ability_text(text, "Hound")[-2:] for text in hound.abilities] == ['."']


def test_what_an_ability_does_is_told_without_when_it_may_be_used() -> None:
    """OPS-8: that it was allowed is plain by then."""
    only = action(draw(), only=YOUR_OPERATIONS)
    assert only.english().startswith("Use only ")
    assert ability_text(only, "Lamp") == "draw a card."


def test_done_occurrences_keep_the_titles_of_their_time() -> None:
    game = next(positions(3))
    card = game.state.sides[0].hand[0]
    occurrence = happening(Kind.DESTROY, card, 0)
    occurrence.before = game.state.cards[card]
    occurrence.status = DONE
    assert game.state.cards[card].zone is Zone.HAND
    assert Filling(game, NAMES, [occurrence], 3).sentence() == f"{game.state.cards[card].face.title} is destroyed."
