"""Hints: what a bot would answer, and why, in words.

The answer comes from a search; the reason from what the acolyte sees in it, and from how the imagined games went.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rlyeh.bots import acolyte
from rlyeh.bots.acolyte import committing, worth
from rlyeh.bots.acolyte.battle import Stakes, Unit, committed, fight
from rlyeh.bots.sorcerer import Sorcerer, as_begun
from rlyeh.bots.sorcerer.moves import is_searched
from rlyeh.engine import payment
from rlyeh.engine.decisions import Decision, Option
from rlyeh.engine.sentences import listed
from rlyeh.engine.state import NOTHING
from rlyeh.engine.wording import option_text
from rlyeh.model import Faction, Icon

if TYPE_CHECKING:
    from rlyeh.bots.bot import Chair
    from rlyeh.bots.sorcerer.roots import Tried
    from rlyeh.engine.game import Game

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


def hint(chair: Chair, seed: int = 0, simulations: int = BUDGET) -> Hint:
    """A hint for whoever sits in the chair; it sees no more than they do."""
    bot = Sorcerer(seed, simulations)
    decision = chair.decision
    game = chair.imagine(chair.chance(seed))
    if decision.kind == "commit":
        return _commitment(bot, as_begun(game), chair)
    if decision.kind == "setup-resource":
        return _starting(game, chair.seat)
    tried = bot.think(game, chair.seat, chair.answers) if is_searched(game, decision) else []
    option = _option(game, tried[0].move.key) if tried else acolyte.advise(game)
    why = [REASONS[decision.kind](game, decision, option)] if decision.kind in REASONS else []
    why += _shares(game, tried)
    return Hint((option.key,), _sentence(_brief(game, option.key)), " ".join(filter(None, why)) or NO_REASON)


def _starting(game: Game, seat: int) -> Hint:
    """The cards that are still to become starting resources, all at once."""
    cards: list[int] = []
    while (decision := game.decision) is not None and (decision.kind, decision.seat) == ("setup-resource", seat):
        option = acolyte.advise(game)
        cards.append(option.card)
        game.apply(option)
    faces = [game.state.cards[card].face for card in cards]
    supplied = sorted({face.resource.title for face in faces if face.resource not in (None, Faction.NEUTRAL)})
    advice = f"Lay down {listed([face.title for face in faces])}."
    reason = "They can be spared in the first turns" + (f", and supply {listed(supplied)}." if supplied else ".")
    return Hint(tuple(f"resource:{card}" for card in cards), advice, reason)


NO_REASON = "No other answer looks better."


def _option(game: Game, key: str) -> Option:
    decision = game.decision
    assert decision is not None
    found = decision.option(key)
    assert found is not None
    return found


def _sentence(text: str) -> str:
    text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "!", "?")) else f"{text}."


def _title(game: Game, card: int) -> str:
    return game.state.cards[card].face.title


def _shares(game: Game, tried: list[Tried]) -> list[str]:
    """How the imagined games went, where enough of them were played to say so."""
    known = [each for each in tried if each.visits >= SURE]
    if not known:
        return []
    best, *others = known
    said = f"In {best.visits} imagined games it led to a position that is won in about {best.mean:.0%}"
    if others and others[0].move.plan is None:
        said += f"; the next best, “{_brief(game, others[0].move.key)}”, {others[0].mean:.0%}"
    return [said + "."]


def _brief(game: Game, key: str) -> str:
    """An option without the text that the card says."""
    return option_text(game, _option(game, key)).split(":")[0].rstrip(".")


# -- reasons by the kind of decision ----------------------------------------------------------------------------------


def _mulligan(game: Game, decision: Decision, option: Option) -> str:
    hand = [game.state.cards[card].face for card in game.state.sides[decision.seat].hand]
    early = sum(1 for face in hand if face.is_character and face.cost <= 3)
    people = f"{early} character{'' if early == 1 else 's'} for the first turns"
    return f"The hand has {people}." if option.verb == "keep" else f"The hand has only {people}."


def _resource(game: Game, decision: Decision, option: Option) -> str:
    if option.card == NOTHING:
        return "Your domains are large enough; every card in hand is worth more to you now."
    face = game.state.cards[option.card].face
    supply = "" if face.resource in (None, Faction.NEUTRAL) else f" and supplies {face.resource.title}"
    missed = f"it costs {face.cost}" if face.cost > 3 else "it is what you miss least"
    return f"{face.title} can be spared: {missed}{supply}."


def _action(game: Game, decision: Decision, option: Option) -> str:
    if option.verb == "pass":
        return "Nothing that you could do now is worth its price."
    face = game.state.cards[option.card].face
    if option.verb == "play" and face.is_character:
        icons = [f"{number} {icon.slug}" for icon, number in zip(Icon, face.icons, strict=True) if number]
        strong = f"{face.skill} skill" + (f" and {listed(icons)}" if icons else "")
        return f"Of what you can pay for, {face.title} brings most: {strong} for {face.cost}."
    return f"{face.title} is worth more now than what it costs."


def _domain(game: Game, decision: Decision, option: Option) -> str:
    if option.number == NOTHING:
        return ""
    size = payment.worth(game, game.state.sides[decision.seat].domains[option.number], playing=True)
    return f"It is worth {size}: the smallest that will do leaves the larger ones for dearer cards."


def _choose(game: Game, decision: Decision, option: Option) -> str:
    if option.card == NOTHING:
        return ""
    piece = game.state.cards[option.card]
    mine = piece.controller == decision.seat
    return f"{piece.face.title} is {'your' if mine else 'the other player’s'} card that this changes most for you."


def _victim(game: Game, decision: Decision, option: Option) -> str:
    return f"You miss {_title(game, option.card)} least." if option.card != NOTHING else ""


def _token(game: Game, decision: Decision, option: Option) -> str:
    return "Five tokens win a story, and nothing is gained by leaving one out."


def _arcane(game: Game, decision: Decision, option: Option) -> str:
    return f"Ready, {_title(game, option.card)} can defend in the other player's turn." if option.card >= 0 else ""


def _story(game: Game, decision: Decision, option: Option) -> str:
    who = "you" if option.verb == "execute" else "the other player"
    return f"As the table stands, the effect helps {who} more."


def _pick_story(game: Game, decision: Decision, option: Option) -> str:
    return "Most is to be gained there, and what is won early cannot be taken away later."


def _restore(game: Game, decision: Decision, option: Option) -> str:
    return f"{_title(game, option.card)} is the best of those who went insane."


REASONS: dict[str, Callable[[Game, Decision, Option], str]] = {
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


def _commitment(bot: Sorcerer, game: Game, chair: Chair) -> Hint:
    """The plan for a commit step, and what it does at each story."""
    seat = chair.seat
    tried = [each for each in bot.think(game, seat, chair.answers) if each.move.plan is not None]
    plan = tried[0].move.plan if tried else committing.known_plans(game, seat)[0][1]
    assert plan is not None
    why = [_outlook(game, seat, story, plan) for story in dict.fromkeys(story for _, story in plan)]
    if not plan:
        why = [
            "Whoever you send could be lost or missed in defence, and little is to be gained."
            if seat == game.state.active
            else "Nobody you could send would change enough there to be worth the risk."
        ]
    keys = (*(f"commit:{card}@{story}" for card, story in plan), "done")
    return Hint(keys, _sentence(_sending(game, plan)), " ".join([*why, *_shares(game, tried)]))


def _sending(game: Game, plan: committing.Plan) -> str:
    if not plan:
        return "commit nobody"
    stories: dict[int, list[str]] = {}
    for card, story in plan:
        stories.setdefault(story, []).append(_title(game, card))
    return "send " + listed([f"{listed(who)} to {_title(game, story)}" for story, who in stories.items()])


def _outlook(game: Game, seat: int, story: int, plan: committing.Plan) -> str:
    """What would come of the plan at one story if the other player did nothing more."""
    active, other = committed(game, story)
    sent = [Unit(game, card) for card, where in plan if where == story]
    placed = [0, 0]
    title = _title(game, story)
    if seat == game.state.active:
        fight(Stakes(game, story), [*active, *sent], other, placed)
        tokens = min(placed[0], 5)
        gains = f"{tokens} success token{'' if tokens == 1 else 's'}" if tokens else "no token, but an icon struggle"
        return f"Unopposed that is worth {gains} at {title}."
    alone = [0, 0]
    fight(Stakes(game, story), active, other, alone)
    fight(Stakes(game, story), active, [*other, *sent], placed)
    if placed[0] < alone[0]:
        return f"At {title} that keeps the attacker from {alone[0] - placed[0]} of {alone[0]} success tokens."
    lost = max((unit.worth for unit in active), default=worth.BODY)
    return f"At {title} the attacker risks characters worth {lost:.0f} skill in the struggles."
