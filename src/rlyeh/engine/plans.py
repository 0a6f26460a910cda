"""Plans: several answers as one. Choosing k of n, and committing several characters.

The engine asks for one thing after another and in an order of its own: equal copies in a hand are offered once, and
what was passed over does not come back, so that no two ways of answering mean the same. People choose among all their
cards, in any order. Here the one becomes the other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rlyeh.engine.actions.commit import Commit
from rlyeh.engine.effects.carry_out import Pick
from rlyeh.engine.effects.equal_copies import are_equal, copy_mark
from rlyeh.engine.game import Game
from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.state.decision import Option
from rlyeh.engine.state.knowledge import HIDDEN
from rlyeh.engine.timing.setup import RESOURCES, Setup
from rlyeh.engine.visibility import knows
from rlyeh.errors import IllegalOption
from rlyeh.model import Faction
from rlyeh.model.declaring import dataclass


@dataclass(frozen=True)
class Several:
    """An open question as a choice of several things at once."""

    least: int
    most: int
    options: tuple[Option, ...]
    """Everything that may be among them, every copy of a card by itself."""
    ordered: bool = False
    """Whether the order in which they are named counts."""
    factions: tuple[str, ...] = ()
    """For starting resources: the factions of the deck, each of which wants a resource."""


def several(game: Game) -> Several | None:
    """The open question as one choice of several things, if it is one."""
    decision = game.decision
    if decision is None:
        return None
    frame = game.state.stack[-1]
    if isinstance(frame, Setup):
        return _starting_resources(game, frame, decision.seat) if decision.kind == "setup-resource" else None
    return _picks(game, frame, decision.seat) if isinstance(frame, Pick) and not frame.pc else None


def _starting_resources(game: Game, frame: Setup, seat: int) -> Several:
    """Three cards of the setup hand (SET-7)."""
    picked = frame.picked[seat]
    hand = sorted(game.state.sides[seat].hand)
    first = {_face(game, card): card for card in reversed(hand)}
    least = first[_face(game, picked[-1])] if picked else 0
    cards = [card for card in hand if card not in picked and first[_face(game, card)] >= least]
    cards.sort(key=lambda card: (first[_face(game, card)], card))
    number = RESOURCES - len(picked)
    return Several(number, number, tuple([Option("resource", card) for card in cards]), False, _factions(game, seat))


def _face(game: Game, card: int) -> str:
    return game.state.cards[card].face.id


def _factions(game: Game, seat: int) -> tuple[str, ...]:
    """The factions of a player's deck, in the order of the alphabet."""
    own = {piece.face.faction for piece in game.state.cards if piece.owner == seat} - {Faction.NEUTRAL}
    return tuple(sorted(faction.value for faction in own))


def missing_factions(game: Game, question: Several, chosen: Sequence[Option]) -> tuple[Faction, ...]:
    """The factions of the deck of which no starting resource is: their cards cannot be paid for (PAY-2)."""
    resources = {game.state.cards[option.card].face.resource for option in chosen}
    return tuple([Faction(faction) for faction in question.factions if Faction(faction) not in resources])


def _picks(game: Game, frame: Pick, seat: int) -> Several | None:
    """What an effect lets a player pick."""
    choice, context = frame.choice, frame.context
    least, most = choice.bounds(game, context)
    if most < 2 or choice.is_limited():
        return None
    candidates = [thing for thing in choice.candidates(game, context, frame.effect) if thing not in frame.picked]
    options = choice.options(game, context, candidates)
    if any(option.card != NOTHING and not knows(game, seat, option.card) for option in options):
        return None
    have = len(frame.picked)
    most = min(most - have, len(options))
    return Several(min(max(0, least - have), most), most, tuple(options), choice.ordered)


# -- answering -------------------------------------------------------------------------------------------------------


def keys_of(game: Game, chosen: Sequence[str]) -> list[str]:
    """The answers, in the engine's own order, that stand for having chosen these; it is tried on a copy of the game,
    and nothing changes. Raises what is wrong with the choice."""
    question = several(game)
    decision = game.decision
    if question is None or decision is None:
        raise IllegalOption("Here one thing is chosen, not several.")
    by_key = {option.key: option for option in question.options}
    unknown = [key for key in chosen if key not in by_key]
    if unknown:
        raise IllegalOption(f'"{unknown[0]}" is not among what can be chosen here.', source=decision.rule)
    if len(set(chosen)) != len(chosen):
        raise IllegalOption("The same thing is named twice.", source=decision.rule)
    if not question.least <= len(chosen) <= question.most:
        raise IllegalOption(f"{_number(question)}, not {len(chosen)}.", source=decision.rule)
    return _Player(game, [by_key[key] for key in chosen], question.ordered).keys


def _number(question: Several) -> str:
    if question.least == question.most:
        return f"Choose {question.most}"
    return f"Choose {question.least} to {question.most}"


class _Player:
    """Answers the questions of one choice on a copy of the game; `keys` are the answers it gave."""

    def __init__(self, game: Game, chosen: list[Option], ordered: bool) -> None:
        self._game = game.clone()
        self._frame = self._game.state.stack[-1]
        self._seat = game.decision.seat if game.decision is not None else 0
        self._ordered = ordered
        self._pieces = game.state.cards
        self._wanted = [self._mark(option) for option in chosen]
        self._seen = len(self._picked())
        self.keys: list[str] = []
        while self._is_open():
            self._answer()

    def _mark(self, option: Option) -> tuple[str, int]:
        """What is the same for equal copies."""
        return copy_mark(self._pieces[option.card]) if option.card != NOTHING else ("", option.number)

    def _picked(self) -> tuple[int, ...]:
        frame = self._frame
        if isinstance(frame, Setup):
            return frame.picked[self._seat]
        assert isinstance(frame, Pick)
        return frame.picked

    def _is_open(self) -> bool:
        """Whether the choice still asks; what the engine picked by itself, where nothing else was left, is crossed
        off."""
        picked = self._picked()
        for card in picked[self._seen :]:
            mark = ("", card)
            if isinstance(self._frame, Setup) or mark not in self._wanted:
                mark = copy_mark(self._pieces[card])
            if mark not in self._wanted:
                raise IllegalOption("These cannot be chosen together.")
            self._wanted.remove(mark)
        self._seen = len(picked)
        decision = self._game.decision
        stack = self._game.state.stack
        is_same = decision is not None and bool(stack) and stack[-1] is self._frame and decision.seat == self._seat
        return is_same and (not isinstance(self._frame, Setup) or len(picked) < RESOURCES)

    def _answer(self) -> None:
        decision = self._game.decision
        assert decision is not None
        expected = self._wanted[:1] if self._ordered else self._wanted
        offered = [option for option in decision.options if option.verb not in ("pass", "done")]
        option = next((offer for offer in offered if self._mark(offer) in expected), None)
        if option is None:
            option = next((offer for offer in decision.options if offer.verb in ("pass", "done")), None)
            if option is None or self._wanted:
                raise IllegalOption("These cannot be chosen together.", source=decision.rule)
        self._game.apply(option)
        self.keys.append(option.key)


# -- committing -----------------------------------------------------------------------------------------------------


def keys_of_commitments(game: Game, plan: Mapping[int, int]) -> list[str]:
    """The answers, in the engine's own order, that commit these cards to these stories and nobody else; where a text
    demands that somebody else commits too, that is left open. It is tried on a copy of the game. Raises why a card
    cannot go where the plan sends it."""
    copy = game.clone()
    to_go = dict(plan)
    keys: list[str] = []
    while (decision := copy.decision) is not None and decision.kind == "commit":
        offered = [option for option in decision.options if option.card in to_go and to_go[option.card] == option.other]
        option = min(offered, key=_card) if offered else decision.option("done")
        if to_go and not offered:
            card, story = next(iter(to_go.items()))
            reasons = game.why_not(decision.seat, card, story)
            raise IllegalOption(" ".join(map(str, reasons)) or "These cannot commit together.", source=decision.rule)
        if option is None:
            break
        keys.append(option.key)
        if not offered:
            break
        del to_go[option.card]
        copy.apply(option)
    return keys


def _card(option: Option) -> int:
    return option.card


def before_commitments(game: Game) -> Game:
    """The game as it was when the open commit step began, before anything was answered in it."""
    start = game.clone()
    frame = start.state.stack[-1] if start.decision is not None else None
    if isinstance(frame, Commit):
        frame.cards = frame.stories = ()
        start.checkpoint()
    return start


# -- twins -----------------------------------------------------------------------------------------------------------


def twins(game: Game) -> dict[int, int]:
    """The cards that are not offered because an equal copy is: each with the copy that stands for it. Only those that
    the player knows who is asked."""
    decision = game.decision
    if decision is None:
        return {}
    cards = game.state.cards
    offered = {option.card for option in decision.options if option.card != NOTHING}
    hidden = [cards[card] for card in sorted(offered) if cards[card].zone in HIDDEN]
    twin_of: dict[int, int] = {}
    for piece in cards if hidden else ():
        twin = next((other for other in hidden if are_equal(other, piece)), None)
        if twin is not None and piece.id not in offered and knows(game, decision.seat, piece.id):
            twin_of[piece.id] = twin.id
    return twin_of


__all__ = ["Several", "before_commitments", "keys_of", "keys_of_commitments", "several", "twins"]
