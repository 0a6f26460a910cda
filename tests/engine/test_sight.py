"""Law 4: a sight is the view without words. It shows what the view shows, and nothing that the view hides."""

from collections import Counter

import pytest

from rlyeh.engine import CCG, LCG, Game, RuleSet
from rlyeh.engine.state.cards import Piece
from rlyeh.engine.state.random import Chance
from rlyeh.engine.visibility import Lookout, Sight, sight, view
from rlyeh.engine.visibility.change_tracker import Onlooker
from rlyeh.engine.visibility.view_types import View
from rlyeh.engine.words.dependencies import KEYWORDS, MORE, OTHERS, SUBTYPES
from rlyeh.engine.words.modifiers import Modifier
from rlyeh.errors import WrongSeat
from rlyeh.language import ATTACHMENT, CHARACTER, THIS, count, gains
from rlyeh.model import Icons, Keyword, Zone
from tests.random_play import play, positions, start


def agrees(seen: Sight, said: View) -> None:
    """Compare a sight with the view of the same seat."""
    assert (seen.seat, seen.turn, seen.active, seen.first, seen.winner) == (
        said.seat, said.turn, said.active, said.first, said.winner,
    )  # fmt: skip
    assert seen.plan == said.plan
    assert (seen.decision is None) == (said.decision is None or said.decision.seat != said.seat)
    for seat, side in enumerate(said.sides):
        assert seen.hand_sizes[seat] == side.hand_size
        assert seen.deck_sizes[seat] == side.deck_size
        assert sorted(piece.id for piece in seen.hands[seat]) == [card.id for card in side.hand]
        assert [piece.id for piece in reversed(seen.decks[seat])] == [known.card.id for known in side.deck]
        assert [piece.id for piece in seen.discards[seat]] == [card.id for card in side.discard]
        assert [piece.id for piece in seen.won[seat]] == [card.id for card in side.won]
        held = [([piece.id for piece in seen.resources(domain)], domain.drained) for domain in seen.domains[seat]]
        assert held == [([card.id for card in domain.resources], domain.drained) for domain in side.domains]
    assert [(stand.piece.id, stand.skill, stand.icons) for stand in seen.play] == [
        (card.id, card.skill, card.icons) for card in said.play
    ]
    assert [(piece.id, struggles) for piece, struggles in seen.row] == [
        (card.id, card.struggles) for card in said.stories
    ]


@pytest.mark.parametrize(("seed", "rules"), [(1, LCG), (2, LCG), (3, CCG)])
def test_a_sight_shows_what_the_view_shows(seed: int, rules: RuleSet) -> None:
    for game in positions(seed, 3, rules):
        for seat in (0, 1):
            agrees(sight(game, seat), view(game, seat))


PARTS = (
    "active", "asked", "decision", "deck_sizes", "decks", "discards", "domains", "first", "hand_sizes", "hands",
    "named", "phase", "places", "plan", "resolved", "row", "seat", "turn", "winner", "won",
)  # fmt: skip


OPEN = ("active", "domains", "first", "phase", "places", "resolved", "sizes", "turn")
"""What lies open and is kept up to date on the table; what it says of cards in play is compared by itself."""


def piled(seen: Sight) -> set[tuple[int, Zone]]:
    """The cards in piles that a seat was told of, as long as they have not gone again: the same as it sees there."""
    left = Counter((piece.id, piece.zone) for piece in seen.come)
    left.subtract((piece.id, piece.zone) for piece in seen.gone)
    assert set(left.values()) <= {0, 1}
    told = {card for card, number in left.items() if number}
    resources = [seen.resources(domain) for domains in seen.domains for domain in domains]
    piles = [*seen.hands, *seen.decks, *seen.discards, *resources]
    assert told == {(piece.id, piece.zone) for pile in piles for piece in pile}
    return told


def stands(seen: Sight) -> list[tuple[Piece, int, Icons]]:
    """How the cards in play stand."""
    return [(stand.piece, stand.skill, stand.icons) for stand in seen.play]


def same(here: Sight, there: Sight) -> None:
    """All parts of two sights are equal, and pieces are the very same ones."""
    for name in PARTS:
        assert getattr(here, name) == getattr(there, name), name
    assert stands(here) == stands(there)
    for name in OPEN:
        assert getattr(here.table, name) == getattr(there.table, name), name
    for stand in here.play:
        assert here.table.copies[stand.piece.id] == there.table.copies[stand.piece.id]
    for story in here.places:
        for seat in (0, 1):
            sums = [seen.table.sums[2 * story + seat] for seen in (here, there)]
            assert sums[0] == sums[1]
    assert piled(here) == piled(there)
    for side in (0, 1):
        for one, two in zip(here.domains[side], there.domains[side], strict=True):
            assert here.resources(one) == there.resources(two)


@pytest.mark.parametrize(("seed", "rules"), [(5, LCG), (6, LCG), (7, CCG)])
def test_who_keeps_looking_sees_what_a_newcomer_sees(seed: int, rules: RuleSet) -> None:
    """A lookout looks only at what has changed, whether it looks at every decision or at some, and whether somebody
    else has looked in between at what lies open."""
    often, seldom = (Lookout(0), Lookout(1)), (Lookout(0), Lookout(1))
    onlooker = Onlooker()
    together = (Lookout(0, onlooker), Lookout(1, onlooker))
    chance = Chance(seed)
    for game in positions(seed, 1, rules):
        for seat in (0, 1):
            newcomer = sight(game, seat)
            same(often[seat].look(game), newcomer)
            if chance.below(5) == 0:
                same(seldom[seat].look(game), newcomer)
            if chance.below(2) == 0:
                same(together[seat].look(game), newcomer)


@pytest.mark.parametrize(("seed", "rules"), [(8, LCG), (9, CCG)])
def test_who_looks_at_one_game_after_another_mixes_nothing_up(seed: int, rules: RuleSet) -> None:
    """Copies share pieces and texts, and yet another card may be committed there."""
    wanderers = (Lookout(0), Lookout(1))
    chance = Chance(seed)
    for game in positions(seed, 1, rules):
        if game.decision is None:
            continue
        other = game.clone()
        for _ in range(3):
            if other.decision is not None:
                play(other, chance)
        for seat in (0, 1):
            same(wanderers[seat].look(game), sight(game, seat))
            same(wanderers[seat].look(other), sight(other, seat))


@pytest.mark.parametrize(
    ("text", "rests_on"),
    [
        (gains(CHARACTER, skill=1), 0),
        (gains(CHARACTER.other, skill=-1), 0),
        (gains(CHARACTER.subtype("Monster"), "T"), SUBTYPES),
        (gains(CHARACTER.keyword(Keyword.FAST), skill=1), KEYWORDS),
        (gains(CHARACTER, skill=1, times=count(CHARACTER.keyword(Keyword.FAST))), KEYWORDS | OTHERS),
        (gains(THIS, "T", times=count(ATTACHMENT)), SUBTYPES | OTHERS),
        (gains(CHARACTER.skill(2), "T"), MORE),
    ],
)
def test_texts_say_what_they_rest_on(text: Modifier, rests_on: int) -> None:
    """Skill and icons are not asked for anew where nothing has changed that texts rest on."""
    assert text.rests_on() == rests_on


def _hides_nothing_more(game: Game, seat: int) -> None:
    """The named cards are those of the options that the seat knows."""
    decision = game.decision
    assert decision is not None
    other = game.imagine(seat, Chance(len(game.answers)))
    here, there = sight(game, seat), sight(other, seat)
    assert {card: piece.printed.id for card, piece in here.named.items()} == {
        card: piece.printed.id for card, piece in there.named.items()
    }


def test_named_cards_are_known_cards() -> None:
    for game in positions(4, 2):
        if game.decision is not None:
            _hides_nothing_more(game, game.decision.seat)


def test_only_players_have_a_sight() -> None:
    with pytest.raises(WrongSeat, match="no seat 2"):
        sight(start(1), 2)


def test_changes_are_noted_only_where_somebody_keeps_looking() -> None:
    """A long game without a viewer takes no room for it, and neither do copies of one that has a viewer."""
    for game in positions(1):
        assert game.state.edited is None
    for game in positions(1):
        Lookout(0).look(game)
        assert game.state.edited is not None
        assert game.clone().state.edited is None
