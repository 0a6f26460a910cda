"""What a bot can know: law 4 of the engine, as seen from a chair."""

from rlyeh.bots import Chair, RandomBot
from rlyeh.engine import Game
from rlyeh.engine.state.random import Chance
from rlyeh.model import Zone
from tests.random_play import places, start


def dealt(game: Game) -> tuple[list[str], list[tuple[str, str]]]:
    """What lies in each place of hands and decks, and where each card lies that is in no deck."""
    decks = (Zone.DECK, Zone.STORY_DECK)
    elsewhere = [piece for piece in game.state.cards if piece.zone not in decks]
    return [face for _, face in places(game)], [(piece.printed.id, str(piece.zone)) for piece in elsewhere]


def test_a_chair_imagines_the_same_game_whatever_is_truly_hidden() -> None:
    """Law 4: two games that a seat cannot tell apart give it the same imagined games, and the same answers."""
    game = start(3)
    bot = RandomBot(seed=5)
    for _ in range(120):
        if game.is_over:
            break
        chair = Chair(game)
        elsewhere = game.imagine(chair.seat, Chance(99))
        elsewhere.answers = game.answers[:]
        other = Chair(elsewhere)
        assert dealt(chair.imagine(Chance(7))) == dealt(other.imagine(Chance(7)))
        assert bot.choose(chair).key == bot.choose(other).key
        game.apply(bot.choose(chair))


def test_a_random_bot_answers_the_same_in_the_same_place() -> None:
    first, second = start(1), start(1)
    while not first.is_over and len(first.answers) < 200:
        for game in (first, second):
            game.apply(RandomBot(seed=2).choose(Chair(game)))
    assert first.answers == second.answers
