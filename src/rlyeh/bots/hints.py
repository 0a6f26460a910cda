"""Hints: what a bot would answer, and why, in words.

The answer comes from a search; the reason from what the acolyte sees in it, and from how the imagined games went.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rlyeh.bots import acolyte
from rlyeh.bots.acolyte import committing, worth
from rlyeh.bots.acolyte.battle import Stakes, as_unit, committed, joined, resolve
from rlyeh.bots.sorcerer import Sorcerer
from rlyeh.bots.sorcerer.moves import is_searched
from rlyeh.bots.sorcerer.search import THOROUGH
from rlyeh.bots.starting import best_starting, factions_of_deck
from rlyeh.engine import NOTHING, Decision, Option, reading
from rlyeh.engine.plans import before_commitments
from rlyeh.model import CardType, Faction
from rlyeh.translation import ENGLISH, Language
from rlyeh.translation.hints import HintWords

if TYPE_CHECKING:
    from rlyeh.bots.bot import Chair
    from rlyeh.bots.sorcerer.roots import Tried
    from rlyeh.engine import Game

BUDGET = 100
"""Simulations for a hint: a moment's thought."""
SURE = 20
"""So often must a move have been tried for its share of wins to be told."""


@dataclass(frozen=True)
class Hint:
    """What to answer, and why."""

    keys: tuple[str, ...]
    """The option to take; for starting resources and for a commit step all of them, in the order in which they are
    asked."""
    advice: str
    """What to do, as a sentence."""
    reason: str
    """Why, as one or more sentences."""


def hint(chair: Chair, seed: int = 0, simulations: int = BUDGET, language: Language = ENGLISH) -> Hint:
    """A hint for whoever sits in the chair; it sees no more than they do."""
    bot = Sorcerer(seed, simulations, manner=THOROUGH)
    decision = chair.decision
    game = chair.imagine(chair.chance(seed))
    if decision.kind == "commit":
        return _commitment(bot, before_commitments(game), chair, language)
    if decision.kind == "setup-resource":
        return _starting(game, chair.seat, language.hints)
    tried = bot.think(game, chair.seat, chair.answers) if is_searched(game, decision) else []
    option = _option(game, tried[0].move.key) if tried else acolyte.advise(game)
    why = [REASONS[decision.kind](game, decision, option, language.hints)] if decision.kind in REASONS else []
    why += shares(game, tried, language)
    advice = _sentence(_brief(game, option.key, language))
    return Hint((option.key,), advice, " ".join(filter(None, why)) or language.hints.no_reason)


def _starting(game: Game, seat: int, words: HintWords) -> Hint:
    """The cards that are still to become starting resources, all at once."""
    cards = best_starting(game, seat)
    faces = [game.state.cards[card].face for card in cards]
    supplied = {face.resource for face in faces if face.resource is not None} - {Faction.NEUTRAL}
    missing = factions_of_deck(game, seat) - supplied
    advice = words.starting([face.title for face in faces])
    reason = words.starting_because(list(supplied), list(missing))
    return Hint(tuple(f"resource:{card}" for card in cards), advice, reason)


def _option(game: Game, key: str) -> Option:
    decision = game.decision
    assert decision is not None
    option = decision.option(key)
    assert option is not None
    return option


def _sentence(text: str) -> str:
    text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "!", "?")) else f"{text}."


def _title(game: Game, card: int) -> str:
    return game.state.cards[card].face.title


def shares(game: Game, tried: list[Tried], language: Language) -> list[str]:
    """How the imagined games went, where enough of them were played to say so.

    The search goes by more than this share: an answer that it likes less may have won more often in fewer games. Then
    the next best is not named, since its figure would speak against the advice without being worth more."""
    if not tried or tried[0].visits < SURE:
        return []
    best, *others = (candidate for candidate in tried if candidate.visits >= SURE)
    likely = max(others, key=lambda candidate: candidate.mean, default=None)
    if likely is None or likely.move.plan is not None or round(100 * likely.mean) >= round(100 * best.mean):
        return [language.hints.shares(best.visits, best.mean, "", 0)]
    return [language.hints.shares(best.visits, best.mean, _brief(game, likely.move.key, language), likely.mean)]


def _brief(game: Game, key: str, language: Language) -> str:
    """An option without the text that the card says."""
    return language.option_text(game, _option(game, key)).split(":")[0].rstrip(".")


# -- reasons by the kind of decision ----------------------------------------------------------------------------------


def _mulligan(game: Game, decision: Decision, option: Option, words: HintWords) -> str:
    hand = [game.state.cards[card].face for card in game.state.sides[decision.seat].hand]
    return words.mulligan(option.verb == "keep", sum(1 for face in hand if face.is_character and face.cost <= 3))


def _resource(game: Game, decision: Decision, option: Option, words: HintWords) -> str:
    if option.card == NOTHING:
        return words.no_resource()
    face = game.state.cards[option.card].face
    return words.resource(face.title, face.cost, None if face.resource is Faction.NEUTRAL else face.resource)


def _action(game: Game, decision: Decision, option: Option, words: HintWords) -> str:
    if option.verb == "pass":
        return words.passing()
    face = game.state.cards[option.card].face
    if option.verb == "play" and face.is_character:
        return words.playing(face.title, face.skill, face.icons, face.cost)
    return words.using(face.title)


def _domain(game: Game, decision: Decision, option: Option, words: HintWords) -> str:
    if option.number == NOTHING:
        return ""
    return words.domain(reading.worth(game, game.state.sides[decision.seat].domains[option.number], playing=True))


def _choose(game: Game, decision: Decision, option: Option, words: HintWords) -> str:
    if option.card == NOTHING:
        return ""
    piece = game.state.cards[option.card]
    is_story = piece.face.type is CardType.STORY
    return words.choosing(piece.face.title, None if is_story else piece.controller == decision.seat)


def _victim(game: Game, decision: Decision, option: Option, words: HintWords) -> str:
    return words.victim(_title(game, option.card)) if option.card != NOTHING else ""


def _token(game: Game, decision: Decision, option: Option, words: HintWords) -> str:
    return words.token()


def _arcane(game: Game, decision: Decision, option: Option, words: HintWords) -> str:
    return words.arcane(_title(game, option.card)) if option.card >= 0 else ""


def _story(game: Game, decision: Decision, option: Option, words: HintWords) -> str:
    return words.story(option.verb == "execute")


def _pick_story(game: Game, decision: Decision, option: Option, words: HintWords) -> str:
    return words.first_story()


def _restore(game: Game, decision: Decision, option: Option, words: HintWords) -> str:
    return words.restoring(_title(game, option.card))


REASONS: dict[str, Callable[[Game, Decision, Option, HintWords], str]] = {
    "mulligan": _mulligan,
    "resource": _resource,
    "action": _action,
    "domain": _domain,
    "choose": _choose,
    "victim": _victim,
    "token": _token,
    "arcane": _arcane,
    "story": _story,
    "pick-story": _pick_story,
    "restore": _restore,
}
"""Why the acolyte likes an option, by the kind of the decision."""


# -- committing -------------------------------------------------------------------------------------------------------


def _commitment(bot: Sorcerer, game: Game, chair: Chair, language: Language) -> Hint:
    """The plan for a commit step, and what it does at each story."""
    seat, words = chair.seat, language.hints
    tried = [candidate for candidate in bot.think(game, seat, chair.answers) if candidate.move.plan is not None]
    plan = tried[0].move.plan if tried else committing.known_plans(game, seat)[0][1]
    assert plan is not None
    why = [_outlook(game, seat, story, plan, words) for story in dict.fromkeys(story for _, story in plan)]
    if not plan:
        why = [words.staying(seat == game.state.active)]
    keys = (*(f"commit:{card}@{story}" for card, story in plan), "done")
    return Hint(keys, words.sending(_sent(game, plan)), " ".join([*why, *shares(game, tried, language)]))


def _sent(game: Game, plan: committing.Plan) -> list[tuple[str, list[str]]]:
    """Who goes where: the title of each story, and those of who goes there."""
    stories: dict[int, list[str]] = {}
    for card, story in plan:
        stories.setdefault(story, []).append(_title(game, card))
    return [(_title(game, story), who) for story, who in stories.items()]


def _outlook(game: Game, seat: int, story: int, plan: committing.Plan, words: HintWords) -> str:
    """What would come of the plan at one story if the other player did nothing more."""
    mine, theirs = committed(game, story)
    script = Stakes(game, story).script
    sent = [as_unit(game, card) for card, where in plan if where == story]
    title = _title(game, story)
    if seat == game.state.active:
        return words.unopposed(title, min(resolve(script, joined(mine, sent), theirs).mine, 5))
    alone = resolve(script, mine, theirs).mine
    opposed = resolve(script, mine, joined(theirs, sent)).mine
    if opposed < alone:
        return words.defended(title, alone - opposed, alone)
    return words.risked(title, max((unit.worth for unit in mine.units()), default=worth.BODY))
