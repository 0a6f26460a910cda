"""Law 4: a seat sees what it may see, no less and no more (GEN-10)."""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

import pytest

from rlyeh.engine import Game, changes
from rlyeh.engine.actions.commit import Commit
from rlyeh.engine.changes import BOTTOM, SHUFFLED, TOP
from rlyeh.engine.effects.equal_copies import distinct, known_first
from rlyeh.engine.explain.log_blanks import NAMES, Filling
from rlyeh.engine.state.cards import BOTH, NOBODY, NOTHING
from rlyeh.engine.state.decision import Option, question
from rlyeh.engine.state.journal import JournalAnswer
from rlyeh.engine.state.knowledge import is_known, knowers
from rlyeh.engine.state.occurrence import happening
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.state.random import Chance
from rlyeh.engine.timing.setup import Setup
from rlyeh.engine.visibility import Open, View, knows, view
from rlyeh.engine.visibility.knowledge import known_to
from rlyeh.errors import WrongSeat
from rlyeh.model import Zone
from tests.cards_for_tests import PREFIXES
from tests.random_play import play, positions, start

NUMBERS = {
    "seat", "answers", "turn", "active", "first", "owner", "controller", "wounds", "tokens", "skill", "icons",
    "keywords", "struggles", "hand_size", "deck_size", "story_deck_size", "place", "number",
    "overpaid", "winner",
}  # fmt: skip
"""Parts of a view in which numbers are numbers; everywhere else a number is a card."""


def said(part: Any, name: str = "") -> Iterator[tuple[str, Any]]:
    """Every string and number in a view, with the name it stands under."""
    if isinstance(part, dict):
        for key, value in part.items():
            yield key, key
            yield from said(value, key)
    elif isinstance(part, (list, tuple)):
        for item in part:
            yield from said(item, name)
    else:
        yield name, part


def named_cards(view: View) -> set[int]:
    """Every card at the table that a view names in any way."""
    windows = view.decision is not None and view.decision.kind in ("disrupt", "response")
    found = set()
    for name, value in said(view.to_json()):
        if isinstance(value, int) and not isinstance(value, bool) and name not in NUMBERS:
            if not (windows and name == "other"):
                found.add(value)
        elif name == "key":
            found.update(ids_of(value, windows))
    return found - {NOTHING}


def ids_of(key: str, windows: bool) -> set[int]:
    """The cards in the key of an option: verb:card.number@card, in windows @occurrence."""
    head, _, other = key.partition("@")
    card = head.partition(":")[2].partition(".")[0]
    return {int(part) for part in (card, "" if windows else other) if part}


def hidden_from(game: Game, seat: int) -> set[int]:
    """The cards that a seat may not know, told from the zones and not from the module under test."""
    state = game.state
    closed = [*state.story_deck]
    for side in state.sides:
        closed += side.deck
        closed += [domain.card for domain in side.domains if domain.card != NOTHING]
        closed += [] if side.seat == seat else side.hand
    bits = BOTH if seat == NOBODY else 1 << seat
    return {card for card in closed if state.cards[card].seen & bits != bits}


@pytest.mark.parametrize("seed", range(4))
def test_nothing_hidden_is_in_any_view_of_a_random_game(seed: int) -> None:
    for game in positions(seed, 5):
        for seat in (NOBODY, 0, 1):
            view = game.view(seat)
            hidden = hidden_from(game, seat)
            assert not named_cards(view) & hidden
            open_titles = {piece.face.title for piece in game.state.cards if piece.id not in hidden}
            secret = {game.state.cards[card].face.title for card in hidden} - open_titles
            secret_ids = {game.state.cards[card].face.id for card in hidden} - {
                piece.face.id for piece in game.state.cards if piece.id not in hidden
            }
            words = [value for _, value in said(view.to_json()) if isinstance(value, str)]
            assert not secret_ids & set(words)
            assert not [title for title in secret for word in words if title in word]


@pytest.mark.parametrize("seed", range(4))
def test_what_lies_open_can_be_shared_by_all_who_look(seed: int) -> None:
    earlier = None
    for game in positions(seed, 5):
        earlier = Open(game, earlier)
        for seat in (NOBODY, 0, 1):
            assert view(game, seat, earlier) == game.view(seat)


def test_the_walk_finds_a_planted_leak() -> None:
    """The test above would fail if a view held what it must not."""
    game = start(1)
    assert game.decision is not None
    theirs = game.view(1)
    assert named_cards(theirs) & hidden_from(game, 0)
    words = [value for _, value in said(theirs.to_json()) if isinstance(value, str)]
    assert any(word.startswith(PREFIXES[1]) for word in words)


def test_a_view_holds_what_a_seat_may_see() -> None:
    for game in positions(2, 20):
        state = game.state
        for seat in (0, 1):
            view = game.view(seat)
            mine, theirs = view.sides[seat], view.sides[1 - seat]
            assert {card.id for card in mine.hand} == set(state.sides[seat].hand)
            assert theirs.hand_size == len(state.sides[1 - seat].hand)
            assert theirs.deck_size == len(state.sides[1 - seat].deck)
            assert [card.id for card in theirs.discard] == state.sides[1 - seat].discard
            assert [card.id for card in view.play] == state.play
            assert [card.id for card in view.stories] == state.row
            assert [card.tokens for card in view.stories] == [state.cards[card].tokens for card in state.row]
            assert view.story_deck_size == len(state.story_deck)
            assert (view.turn, view.active, view.answers) == (state.turn, state.active, len(game.answers))


def test_only_the_decider_sees_what_is_asked() -> None:
    for game in positions(3, 10):
        decision = game.decision
        if decision is None:
            assert game.view(0).decision is None
            continue
        mine, theirs = game.view(decision.seat).decision, game.view(1 - decision.seat).decision
        assert mine is not None
        assert theirs is not None
        assert [option.key for option in mine.options] == decision.keys()
        assert mine.kind == decision.kind
        assert (theirs.seat, theirs.kind, theirs.options) == (decision.seat, "", ())
        assert game.view(NOBODY).decision == theirs


def test_a_seat_that_does_not_exist_sees_nothing() -> None:
    game = start(1)
    with pytest.raises(WrongSeat):
        game.view(2)
    with pytest.raises(WrongSeat):
        game.imagine(NOBODY, Chance(1))


# -- secrets in progress ----------------------------------------------------------------------------------------------


def test_starting_resources_are_picked_secretly() -> None:
    """AMB-51: the second player does not see what the first one picked."""
    game = start(5)
    chance = Chance(5)
    picking = 0
    while game.decision is not None and isinstance(game.state.stack[-1], Setup):
        if game.decision.kind == "setup-resource":
            picking += 1
            setup = game.state.stack[-1]
            for seat in (0, 1):
                assert [card for card, _ in game.view(seat).plan] == list(setup.picked[seat])
                assert not named_cards(game.view(seat)) & set(setup.picked[1 - seat])
            assert game.view(NOBODY).plan == ()
        play(game, chance)
    assert picking


def test_a_plan_of_commitments_is_secret_until_it_is_done() -> None:
    met = 0
    for game in positions(2):
        frame = game.state.stack[-1] if game.state.stack else None
        if isinstance(frame, Commit) and frame.cards:
            met += 1
            assert game.view(frame.seat).plan == tuple(zip(frame.cards, frame.stories, strict=True))
            assert game.view(1 - frame.seat).plan == ()
            assert all(card.story == NOTHING for card in game.view(1 - frame.seat).play if card.id in frame.cards)
    assert met


# -- what is learnt and forgotten -------------------------------------------------------------------------------------


@pytest.fixture
def game() -> Game:
    """A game in the first turn; seat 0 is asked about, whoever is active."""
    game = start(8)
    while game.state.turn == 0 and game.decision is not None:
        game.apply(game.decision.options[0])
    return game


def does(game: Game, kind: Kind, card: int = NOTHING, seat: int = 0, by: int = 0, **how: int) -> None:
    occurrence = happening(kind, card, seat, by=by, **how)  # type: ignore[arg-type]
    changes.execute(game, occurrence)


def test_an_added_domain_is_known_to_its_owner_only(game: Game) -> None:
    """RES-10."""
    card = game.state.sides[0].deck[-1]
    does(game, Kind.GAIN_DOMAIN)
    domains = [game.view(seat).sides[0].domains[-1] for seat in (0, 1, NOBODY)]
    assert [domain.added for domain in domains] == [True] * 3
    assert [domain.card.id if domain.card else NOTHING for domain in domains] == [card, NOTHING, NOTHING]


def test_insane_cards_are_open(game: Game) -> None:
    """AMB-74: a face-down insane character is open information for both."""
    card = game.state.sides[0].hand[0]
    does(game, Kind.ENTER_PLAY, card, place=2)
    for seat in (0, 1, NOBODY):
        (shown,) = game.view(seat).play
        assert (shown.id, shown.position, shown.skill, shown.faction) == (card, "insane", 0, "")
        assert shown.title == game.state.cards[card].face.title


def test_a_drawn_card_is_known_to_who_draws_and_to_who_knew_it(game: Game) -> None:
    deck = game.state.sides[0].deck
    second, top = deck[-2:]
    does(game, Kind.LOOK, top, by=1)
    does(game, Kind.DRAW)
    does(game, Kind.DRAW)
    assert knows(game, 0, top)
    assert knows(game, 1, top)
    assert knows(game, 0, second)
    assert not knows(game, 1, second)


def test_looking_tells_one_and_revealing_tells_both(game: Game) -> None:
    second, top = game.state.sides[1].deck[-2:]
    does(game, Kind.LOOK, top, by=0)
    does(game, Kind.REVEAL, second, by=0)
    view = game.view(0)
    assert [(known.place, known.card.id) for known in view.sides[1].deck] == [(0, top), (1, second)]
    assert [known.card.id for known in game.view(1).sides[1].deck] == [second]
    assert [known.card.id for known in game.view(NOBODY).sides[1].deck] == [second]


def test_shuffling_forgets(game: Game) -> None:
    side = game.state.sides[1]
    does(game, Kind.LOOK, side.deck[-1], by=0)
    does(game, Kind.SHUFFLE, seat=1)
    assert game.view(0).sides[1].deck == game.view(1).sides[1].deck == ()


def test_a_search_shows_the_deck_until_it_is_shuffled(game: Game) -> None:
    """DRAW-6."""
    does(game, Kind.SEARCH)
    assert len(game.view(0).sides[0].deck) == len(game.state.sides[0].deck)
    assert game.view(1).sides[0].deck == ()
    does(game, Kind.SHUFFLE)
    assert game.view(0).sides[0].deck == ()


def test_a_found_card_is_shown_only_where_the_search_asks_for_a_kind(game: Game) -> None:
    """AMB-68."""
    does(game, Kind.SEARCH)
    first, second = game.state.sides[0].deck[3:5]
    does(game, Kind.RETURN_HAND, first, amount=1)
    does(game, Kind.RETURN_HAND, second, amount=0)
    assert knows(game, 1, first)
    assert not knows(game, 1, second)
    assert knows(game, 0, first)
    assert knows(game, 0, second)


def test_a_card_that_returns_from_play_is_known_to_both(game: Game) -> None:
    card = next(card for card in game.state.sides[0].hand if game.state.cards[card].face.is_character)
    does(game, Kind.ENTER_PLAY, card)
    does(game, Kind.RETURN_HAND, card)
    assert [known.id for known in game.view(1).sides[0].hand] == [card]


def test_a_card_put_back_from_play_is_known_where_it_lies(game: Game) -> None:
    card = next(card for card in game.state.sides[0].hand if game.state.cards[card].face.is_character)
    does(game, Kind.ENTER_PLAY, card)
    does(game, Kind.TO_DECK, card, place=TOP)
    assert [(known.place, known.card.id) for known in game.view(1).sides[0].deck] == [(0, card)]
    does(game, Kind.DRAW)
    assert [known.id for known in game.view(1).sides[0].hand] == [card]


@pytest.mark.parametrize("place", [TOP, BOTTOM])
def test_who_knew_a_hand_loses_track_when_a_card_of_it_goes_unseen(game: Game, place: int) -> None:
    """Keeping track of one card would tell whether it was that one that went."""
    hand = list(game.state.sides[0].hand)
    for card in hand[:2]:
        does(game, Kind.LOOK, card, by=1)
    does(game, Kind.TO_DECK, hand[0], place=place)
    view = game.view(1).sides[0]
    assert view.hand == ()
    assert view.deck == ()
    known = game.view(0).sides[0].deck
    assert [card.card.id for card in known] == [hand[0]]


def test_a_deck_in_which_a_card_was_moved_unseen_is_unknown_as_far_as_the_mover_knows_it(game: Game) -> None:
    deck = game.state.sides[0].deck
    bottom, (second, top) = deck[0], deck[-2:]
    for card in (bottom, second, top):
        does(game, Kind.LOOK, card, by=1)
    for card in (second, top):
        does(game, Kind.LOOK, card, by=0)
    does(game, Kind.TO_DECK, second, place=TOP)
    assert [known.card.id for known in game.view(1).sides[0].deck] == [bottom]
    assert [known.card.id for known in game.view(0).sides[0].deck] == [second, top]


def test_the_only_card_of_a_hand_is_not_lost_track_of(game: Game) -> None:
    side = game.state.sides[0]
    for card in side.hand[1:]:
        does(game, Kind.DISCARD_HAND, card)
    (last,) = side.hand
    does(game, Kind.LOOK, last, by=1)
    does(game, Kind.TO_DECK, last, place=TOP)
    assert [known.card.id for known in game.view(1).sides[0].deck] == [last]


def test_what_is_shuffled_in_is_lost(game: Game) -> None:
    card = game.state.sides[0].hand[0]
    does(game, Kind.REVEAL, card)
    does(game, Kind.TO_DECK, card, place=SHUFFLED)
    assert game.view(0).sides[0].deck == game.view(1).sides[0].deck == ()


def test_a_mulligan_leaves_nothing_known(game: Game) -> None:
    """SET-6."""
    side = game.state.sides[0]
    for card in side.hand:
        does(game, Kind.REVEAL, card)
    changes.mulligan(game, 0)
    assert game.view(1).sides[0].hand == ()
    assert len(game.view(0).sides[0].hand) == len(side.hand)


def test_a_card_stored_face_down_is_known_to_who_has_seen_it(game: Game) -> None:
    host, card = game.state.sides[0].hand[:2]
    does(game, Kind.ENTER_PLAY, host, place=2)
    does(game, Kind.STORE, card, other=host)
    assert [stored.card for stored in game.view(1).stored] == [stored.card for stored in game.view(0).stored]
    piece = game.state.edit(card)
    piece.facedown, piece.seen = True, 1
    (mine,), (theirs,) = game.view(0).stored, game.view(1).stored
    assert mine.card is not None
    assert (mine.card.id, mine.host) == (card, host)
    assert (theirs.card, theirs.host) == (None, host)
    assert game.imagine(1, Chance(1)).view(1) == game.view(1)


def test_everybody_who_asks_hears_the_same_of_a_face_down_card(game: Game) -> None:
    """Law 4: the view, the refusals, the journal and the log know no more of a card that lies face down among open ones
    than who has seen it."""
    host, card = game.state.sides[0].hand[:2]
    does(game, Kind.ENTER_PLAY, host, place=2)
    does(game, Kind.STORE, card, other=host)
    piece = game.state.edit(card)
    piece.facedown, piece.seen = True, 1
    assert knowers(piece) == 1
    assert [knows(game, seat, card) for seat in (0, 1, NOBODY)] == [True, False, False]
    assert [refusal.rule for refusal in game.why_not(1, card)] == ["GEN-10"]
    assert "GEN-10" not in [refusal.rule for refusal in game.why_not(0, card)]
    assert named_by(game, 0, card).known == 1
    marked = happening(Kind.TARGET, card, 0)
    assert known_to(game, marked) == 1
    told = [Filling(game, NAMES, [marked], sees).sentence() for sees in (1, 2, BOTH)]
    assert [piece.face.title in sentence for sentence in told] == [True, False, False]
    assert known_to(game, happening(Kind.DISCARD_STORED, card, 0)) == BOTH


def test_everybody_who_asks_hears_the_same_of_a_card_in_hand(game: Game) -> None:
    """GEN-10, law 4: whose hand it is knows the card, whatever else is noted about it."""
    card = game.state.sides[0].hand[0]
    piece = game.state.edit(card)
    piece.seen = 0
    assert knowers(piece) == 1
    assert [is_known(seat, piece) for seat in (0, 1, NOBODY)] == [True, False, False]
    assert [refusal.rule for refusal in game.why_not(1, card)] == ["GEN-10"]
    assert "GEN-10" not in [refusal.rule for refusal in game.why_not(0, card)]
    assert named_by(game, 0, card).known == 1
    assert named_by(game, 1, card).known == BOTH
    assert known_to(game, happening(Kind.TO_DECK, card, 0)) == 1


def named_by(game: Game, seat: int, card: int) -> JournalAnswer:
    """What the journal keeps when a seat has chosen a card."""
    option = Option("choose", card)
    return JournalAnswer(game.state, question(seat, "choose", [option], "EFF-3"), option)


def test_a_card_is_open_as_soon_as_it_is_announced() -> None:
    """A character being played lies in hand until it is paid for, but everybody knows which one it is."""
    met = 0
    for game in positions(3):
        decision = game.decision
        if decision is not None and decision.kind == "domain" and decision.card != NOTHING:
            met += 1
            assert all(knows(game, seat, decision.card) for seat in (0, 1, NOBODY))
    assert met


# -- equal copies -----------------------------------------------------------------------------------------------------


def equal_pair(game: Game, seat: int) -> tuple[int, int]:
    """Two equal cards, put into the hand of a seat."""
    state = game.state
    found: dict[str, int] = {}
    for card in [*state.sides[seat].hand, *state.sides[seat].deck]:
        face = state.cards[card].face
        if face.id in found:
            first, second = found[face.id], card
            break
        found[face.id] = card
    for card in (first, second):
        if state.cards[card].zone is Zone.DECK:
            changes.move(game, card, Zone.HAND, 1 << seat)
    return first, second


@pytest.mark.parametrize("known", [0, 1])
def test_of_equal_cards_the_one_that_the_other_knows_is_offered(game: Game, known: int) -> None:
    pair = equal_pair(game, 0)
    does(game, Kind.LOOK, pair[known], by=1)
    offered = distinct(game, game.state.sides[0].hand)
    assert [card for card in offered if card in pair] == [pair[known]]
    assert next(card for card in known_first(game, game.state.sides[0].hand) if card in pair) == pair[known]


def test_equal_cards_are_never_offered_side_by_side() -> None:
    """Whichever copy is played, discarded or made a resource tells nobody anything."""
    met: set[str] = set()
    for seed in range(4):
        for game in positions(seed):
            decision = game.decision
            if decision is None:
                continue
            cards = game.state.cards
            offers = [
                (option.verb, cards[option.card].face.id, option.number, option.other)
                for option in decision.options
                if option.card != NOTHING and cards[option.card].zone in (Zone.HAND, Zone.DECK)
            ]
            assert len(set(offers)) == len(offers), decision
            met.update(f"{decision.kind} {offer[0]}" for offer in offers)
    assert {"setup-resource resource", "resource resource", "choose choose", "choose find", "action play"} <= met


def reachable(game: Game, pick: Callable[[Game], tuple[int, ...] | None]) -> list[tuple[str, ...]]:
    """Every set of cards that a series of picks can come to, by face."""
    done = pick(game)
    if done is not None:
        return [tuple(sorted(game.state.cards[card].face.id for card in done))]
    found = []
    assert game.decision is not None
    for option in game.decision.options:
        twin = game.clone()
        twin.apply(option.key)
        found += reachable(twin, pick)
    return found


def test_starting_resources_can_be_any_three_and_each_three_in_one_way() -> None:
    """SET-7: every choice of three of the eight cards can be made, equal copies counting as one."""
    game = start(3)
    while game.decision is not None and game.decision.kind != "setup-resource":
        game.apply("keep")
    assert game.decision is not None
    seat = game.decision.seat

    def picked(at: Game) -> tuple[int, ...] | None:
        setup = at.state.stack[-1]
        assert isinstance(setup, Setup)
        return setup.picked[seat] if at.decision is None or at.decision.seat != seat else None

    hand = sorted(game.state.cards[card].face.id for card in game.state.sides[seat].hand)
    found = reachable(game, picked)
    assert len(set(found)) == len(found)
    assert set(found) == set(combinations(hand, 3))
