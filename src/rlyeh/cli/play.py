"""`rlyeh play`: the table in the browser, or a whole game in the terminal."""

import sys
from pathlib import Path
from secrets import randbelow
from typing import Annotated

import typer
from rich.console import Console

from rlyeh.bots.levels import DEFAULT, LEVELS
from rlyeh.bots.levels import level as level_named
from rlyeh.cards import POOL
from rlyeh.cli.arguments import playable_deck_named
from rlyeh.cli.browser import play_in_browser
from rlyeh.cli.completion import complete_deck
from rlyeh.cli.held_keys import meant
from rlyeh.cli.session import PERSON, TerminalGame, replayed
from rlyeh.decks import (
    PACKETS,
    STORIES,
    Deck,
    matchup_decks,
    pairs_after_flips,
    random_pair,
    read_pair,
    story_deck_of,
)
from rlyeh.decks.shelf import named_quick_deck
from rlyeh.engine import RULE_SETS, Chance, Game, new_game, rule_set
from rlyeh.engine.files import GameRecord

_SEEDS = 1_000_000
_EXAMPLES = (
    "For example: rlyeh play · rlyeh play --terminal · "
    "rlyeh play --terminal --me cthulhu+hastur --them agency+miskatonic · "
    "rlyeh play --terminal --level adept --hint --me mine.txt"
)
_DECK = "a quick deck such as cthulhu+hastur, a file, a deck code, or a name from `rlyeh deck list`"
_LEVELS = " · ".join(f"{level.name}: {level.says}" for level in LEVELS.values())

Names = tuple[str, str]
Decks = tuple[Deck, Deck]


def register(app: typer.Typer) -> None:
    """Add the command `play`."""
    app.command("play", help="Play a game.", epilog=_EXAMPLES)(_play)


def _play(
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Play here, in the terminal, instead of in the browser.")
    ] = False,
    me: Annotated[
        str | None,
        typer.Option(
            metavar="DECK", help=f"Your deck: {_DECK}; a random quick deck if left out.", autocompletion=complete_deck
        ),
    ] = None,
    them: Annotated[
        str | None, typer.Option(metavar="DECK", help="Your opponent's deck.", autocompletion=complete_deck)
    ] = None,
    packet: Annotated[
        int | None,
        typer.Option(
            min=1, max=len(PACKETS), help="Which packet of neutral cards your quick deck has; random if left out."
        ),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(min=0, help="The number that fixes decks, shuffles and what the bot does; random if left out."),
    ] = None,
    level: Annotated[
        str | None,
        typer.Option(help=f"How good your opponent is, or the file of a model. {_LEVELS}. {DEFAULT} if left out."),
    ] = None,
    hint: Annotated[
        bool, typer.Option("--hint", help="Give a hint with its reason at every question; typing hint gives one, too.")
    ] = False,
    both: Annotated[bool, typer.Option("--both", help="Play both seats yourself.")] = False,
    rules: Annotated[str, typer.Option(help=f"The rule set: {', '.join(RULE_SETS)}.")] = "lcg",
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Where the game is saved.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Play on from a saved game.")] = None,
) -> None:
    if not terminal:
        options = (me, them, packet, seed, level, save, resume)
        if hint or both or rules != "lcg" or any(option is not None for option in options):
            raise typer.BadParameter("In the browser you choose that at the table; for the terminal, add --terminal.")
        play_in_browser()
        return
    console = Console(highlight=False)
    if resume is None:
        seed = randbelow(_SEEDS) if seed is None else seed
        if both and level is not None:
            raise typer.BadParameter("With --both you play both seats yourself, so there is no --level.")
        names = ("Player 1", "Player 2") if both else (PERSON, level_named(level or DEFAULT).title)
        decks, seat_lines = seated(me, them, packet, seed, names)
        stories, story_lines = stories_for(decks, names)
        game = _new(decks, stories, seed, rules)
    elif both or any(option is not None for option in (me, them, packet, seed, level)):
        raise typer.BadParameter(
            "A saved game knows its decks, seed and seats; beside --resume only --save and --hint are taken."
        )
    else:
        game, names = _resumed(resume)
        seat_lines, story_lines = [], []
    path = save or resume or Path(f"rlyeh-game-{seed}.json")
    read = meant(console.input) if sys.stdin.isatty() else console.input
    TerminalGame(game, names, console, read, path, hint, seat_lines + story_lines).run()


def seated(me: str | None, them: str | None, packet: int | None, seed: int, names: Names) -> tuple[Decks, list[str]]:
    """Both decks, however they are named, and what is to be said about them. Only where both are quick decks, they
    come out of one box, in which every card exists once (DECK-8)."""
    wishes = (me, them)
    if all(wish is None or _is_pair(wish) for wish in wishes):
        return dealt(me, them, packet, seed, names)
    chance = Chance(seed)
    number = chance.below(len(PACKETS)) if packet is None else packet - 1
    first, second = (_brought(wish, number, chance) for wish in wishes)
    return (first, second), [f"{name}: {deck.name}" for name, deck in zip(names, (first, second), strict=True)]


def _is_pair(text: str) -> bool:
    return text.count("+") == 1 and not Path(text).is_file()


def _brought(wish: str | None, packet: int, chance: Chance) -> Deck:
    """A deck that can be played, or an error that says which cards are in the way."""
    if wish is None or _is_pair(wish):
        return named_quick_deck(random_pair(None, chance) if wish is None else read_pair(wish), packet)
    return playable_deck_named(wish)


def stories_for(decks: Decks, names: Names) -> tuple[tuple[str, ...], list[str]]:
    """The one story deck of the game (DECK-5): the first player's, else the second's, else the Core Set's."""
    brought = [(name, deck.stories) for name, deck in zip(names, decks, strict=True) if deck.stories]
    if not brought:
        return STORIES, []
    name, stories = brought[0]
    if stories == STORIES and len({own for _, own in brought}) == 1:
        return stories, []
    fixed = story_deck_of(stories)
    return stories, [f"The story deck is the one of {name}: {fixed.name if fixed else 'a selection'}."]


def dealt(me: str | None, them: str | None, packet: int | None, seed: int, names: Names) -> tuple[Decks, list[str]]:
    """The two quick decks, and what is to be said about them: who has which, and how the coin fell (DECK-7)."""
    chance = Chance(seed)
    wish = None if them is None else read_pair(them)
    mine = random_pair(wish, chance) if me is None else read_pair(me)
    theirs = random_pair(mine, chance) if wish is None else wish
    first, second, flips = pairs_after_flips(mine, theirs, chance)
    number = chance.below(len(PACKETS)) if packet is None else packet - 1
    decks = matchup_decks((first, second, number))
    lines = [f"Both want {want.title}; the coin falls for {names[winner]} (DECK-7)." for want, winner in flips.items()]
    packets = (number + 1, 2 - number)
    lines += [f"{name}: {deck.name}, packet {own}" for name, deck, own in zip(names, decks, packets, strict=True)]
    return decks, lines


def _new(decks: Decks, stories: tuple[str, ...], seed: int, rules: str) -> Game:
    game = new_game(POOL, [deck.card_ids() for deck in decks], stories, seed, rule_set(rules))
    game.keep_journal()
    return game


def _resumed(path: Path) -> tuple[Game, Names]:
    """The saved game, checked against what the file says, with its journal told anew."""
    record = GameRecord.read(path)
    return replayed(record.replay(POOL), record.answers), record.names
