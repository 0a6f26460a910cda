"""Numbers that are counted, in words whose cards so far name plain ones (GEN-12: as things are when they are asked)."""

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=2, skill=2)
TAKE = event(
    "test-2", "Take", NEUTRAL, cost=0, text=[action(discard_tokens(choose(STORY), OPPONENT, number=count(MINE)))],
)
CLOSER = event(
    "test-3", "Closer", NEUTRAL, cost=0,
    text=[action(until_end_of_turn(fewer_tokens_needed(choose(STORY), number=count(MINE))))],
)
HEAL = event("test-4", "Heal", NEUTRAL, cost=0, text=[action(remove_wounds(choose(CHARACTER), count(MINE)))])
PRICE = support("test-5", "Price", NEUTRAL, cost=0, text=[costs_exactly(CHARACTER.in_(HAND), count(MINE))])
GIANT = character("test-6", "Giant", NEUTRAL, cost=9, skill=2, keywords=[TOUGHNESS(5)])
SHIFT = event(
    "test-7", "Shift", NEUTRAL, cost=0,
    text=[action(move_tokens(choose(STORY, as_="there"), choose(STORY), count(MINE)))],
)
CARDS = [MAN, TAKE, CLOSER, HEAL, PRICE, GIANT, SHIFT]


def table_with(men: int) -> Scenario:
    table = Scenario(cards=CARDS, bells=["darin"])
    for _ in range(men):
        table.darin.has(MAN)
    return table


def test_as_many_tokens_are_discarded() -> None:
    table = table_with(2)
    table.tokens(table.a, {table.darin: 1, table.tommy: 3})
    table.darin.plays(table.darin.holds(TAKE), on=table.a)
    assert (table.a.tokens(table.darin), table.a.tokens(table.tommy)) == (1, 1)


def test_as_many_tokens_are_moved() -> None:
    table = table_with(2)
    table.tokens(table.a, {table.darin: 3})
    table.darin.plays(table.darin.holds(SHIFT), on=table.b)
    assert (table.a.tokens(table.darin), table.b.tokens(table.darin)) == (1, 2)


def test_as_many_fewer_tokens_are_needed() -> None:
    """STORY-62: three of five, with two men; of the other story five as ever."""
    table = table_with(2)
    table.tokens(table.a, {table.darin: 3})
    table.tokens(table.b, {table.darin: 3})
    closer = table.darin.holds(CLOSER)
    table.darin.plays(closer, on=table.a)
    assert (table.a.is_won, table.b.is_won) == (True, False)


def test_as_many_wounds_are_removed() -> None:
    table = table_with(1)
    giant = table.darin.has(GIANT, wounds=4)
    table.darin.plays(table.darin.holds(HEAL), on=giant)
    assert giant.wounds == 2


def test_a_fixed_cost_is_counted_as_the_card_is_played() -> None:
    """PAY-33."""
    table = table_with(3)
    table.darin.has(PRICE)
    giant = table.darin.holds(GIANT)
    table.darin.domain(neutral=2)
    assert not table.darin.may_play(giant)
    table = table_with(2)
    table.darin.has(PRICE)
    giant = table.darin.holds(GIANT)
    table.darin.domain(neutral=2)
    assert table.darin.may_play(giant)


def test_they_are_said() -> None:
    said = {card.title: card.text[0].english() for card in CARDS if card.text}
    assert "a number of success tokens equal to the number of characters you control" in said["Take"]
    assert "a number of fewer success tokens equal to the number of characters you control" in said["Closer"]
    assert "a number of wounds equal to the number of characters you control" in said["Heal"]
    assert said["Price"].startswith("characters in your hand cost the number of characters you control to play")
