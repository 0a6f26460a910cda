"""The small model of a resolving story, held against the engine."""

from itertools import product

import pytest

from rlyeh.bots.acolyte import battle, worth
from rlyeh.engine.state.decision import Option
from rlyeh.language import *
from rlyeh.model import Card, Keyword
from rlyeh.testing import Scenario

THUG = character("test-601", "Thug", NEUTRAL, cost=2, skill=1, icons="CC")
HERMIT = character("test-602", "Hermit", NEUTRAL, cost=2, skill=3)
SLEUTH = character("test-603", "Sleuth", NEUTRAL, cost=2, skill=2, icons="AI")
FIEND = character("test-604", "Fiend", NEUTRAL, cost=3, skill=2, icons="TC", keywords=[FAST])
BRUTE = character("test-605", "Brute", NEUTRAL, cost=4, skill=2, icons="C", keywords=[TOUGHNESS(1), WILLPOWER])
CARDS = (THUG, HERMIT, SLEUTH, FIEND, BRUTE)
GROUPS: list[tuple[Card, ...]] = [(), (THUG,), (HERMIT, SLEUTH), (FIEND, SLEUTH), (BRUTE, HERMIT), (THUG, FIEND, BRUTE)]


@pytest.mark.parametrize(("mine", "theirs"), list(product(GROUPS[1:], GROUPS)))
def test_tokens_are_what_the_engine_places(mine: tuple[Card, ...], theirs: tuple[Card, ...]) -> None:
    """STORY-15 to STORY-33, for characters without texts, where everybody gives up whom they miss least."""
    table = Scenario(phase="resolution", cards=CARDS)
    for card in mine:
        table.darin.has(card, at=table.a)
    for card in theirs:
        table.tommy.has(card, at=table.a)
    story = table.a.piece.id
    expected = battle.resolve(battle.script(table.game, story), *battle.committed(table.game, story))
    while (decision := table.decision) is not None and decision.kind in ("victim", "token", "arcane"):
        loss = [_loss(table, option) for option in decision.options]
        table.game.apply(decision.options[loss.index(min(loss))])
    assert (table.a.tokens(table.darin), table.a.tokens(table.tommy)) == (expected.mine, expected.theirs)


def _loss(table: Scenario, option: Option) -> float:
    """What it costs to choose somebody; a wound that does not kill costs little, and tokens and readying nothing."""
    if option.verb != "choose":
        return float(option.verb == "decline")
    piece = table.game.state.cards[option.card]
    wounded = table.open_decision().rule == "STORY-23"
    if wounded and piece.wounds < piece.face.keywords.get(Keyword.TOUGHNESS, 0):
        return battle.WOUND
    return worth.of(table.game, option.card)


def test_a_change_of_a_committed_character_is_felt_where_it_tips_the_scales() -> None:
    """STORY-31: three skill against three is no success, four against three is; further skill changes nothing."""
    table = Scenario(phase="after defend", cards=CARDS, bells=["darin"])
    hermit = table.darin.has(HERMIT, at=table.a)
    table.tommy.has(HERMIT, at=table.a)
    table.expects(table.darin, "action")
    game = table.game
    one_more = battle.swing(game, hermit.piece.id, skill=1)
    assert one_more == worth.tokens(game, table.a.piece.id, 0, 1)
    assert battle.swing(game, hermit.piece.id, skill=5) == one_more
    assert battle.swing(game, hermit.piece.id, gone=True) == 0
    assert battle.swing(game, hermit.piece.id, icons=(0, 0, 0, 1)) == one_more


def test_the_last_token_is_worth_the_story_and_the_last_story_the_game() -> None:
    """STORY-37, WIN-1."""
    table = Scenario()
    story = table.a.piece.id
    table.tokens(table.a, {table.darin: 4, table.tommy: 3})
    last, far = worth.tokens(table.game, story, 0, 1), worth.tokens(table.game, story, 1, 1)
    assert last > 2 * far > 0
    table.darin.won("Dreamwalkers")
    table.darin.won("Opening Night")
    assert worth.tokens(table.game, story, 0, 1) == worth.GAME
