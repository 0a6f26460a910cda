"""A player of a scenario: what lies on their side, and what they do, in readable verbs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

from rlyeh.engine import NOTHING, PASS, Option
from rlyeh.engine.reading import Side
from rlyeh.engine.visibility import knows
from rlyeh.engine.words import Effect, Limit
from rlyeh.errors import ScenarioError
from rlyeh.language.declare import action, support
from rlyeh.model import Card, Faction, Icon, Zone
from rlyeh.testing.extras import BELL, RESOURCES, TRANSIENTS
from rlyeh.testing.handles import CardHandle, DomainHandle

if TYPE_CHECKING:
    from rlyeh.testing.scenario import Scenario

Targets = CardHandle | Iterable[CardHandle] | None
Answer = CardHandle | DomainHandle | Icon | int | str


class Player:
    """One of the two players."""

    def __init__(self, table: Scenario, seat: int, name: str) -> None:
        self.table = table
        self.seat = seat
        self.name = name

    @property
    def side(self) -> Side:
        """The player's piles and domains in the game's state."""
        return self.table.game.state.sides[self.seat]

    @property
    def opponent(self) -> Player:
        """The other player."""
        return self.table.players[1 - self.seat]

    def __repr__(self) -> str:
        return self.name

    # -- setting the table --------------------------------------------------------------------------------------------

    def has(
        self,
        card: str | Card,
        *,
        exhausted: bool | None = None,
        insane: bool = False,
        wounds: int = 0,
        tokens: int = 0,
        at: CardHandle | None = None,
        on: CardHandle | None = None,
        owner: Player | None = None,
    ) -> CardHandle:
        """A card in play under this player's control: exhausted, insane, wounded, committed, attached as said. A card
        that is committed is exhausted, unless it is said not to be (STORY-3)."""
        tired = at is not None if exhausted is None else exhausted
        return self.table.put_in_play(
            card, self, owner or self, exhausted=tired, insane=insane, wounds=wounds, tokens=tokens, at=at, on=on
        )

    def begins_with(self, *effects: Effect, on: Targets = None) -> None:
        """Something that the player did before the test begins, by an Action that is on no card: what lasts for a time,
        control of a card until the end of the phase, what has happened this phase, a card attached to another. It is
        done when the player is first asked for an action; the other player's turn to act is passed over."""
        number = 970 + len(self.table.preludes)
        deed = support(
            f"test-{number}", f"Prelude {number}", Faction.NEUTRAL, cost=0,
            text=[action(*effects, from_=Zone.REMOVED, limit=Limit(1, "turn"))],
        )  # fmt: skip
        self.table.add_card(deed)
        handle = self.table.put(deed, self, Zone.REMOVED)
        self.table.preludes.append(lambda: self._begin(handle, on))

    def _begin(self, deed: CardHandle, on: Targets) -> None:
        decision = self.table.open_decision()
        if decision.seat != self.seat and decision.kind == "action":
            self.opponent.passes()
        self.uses(deed, on=on)
        decision = self.table.open_decision()
        if decision.seat != self.seat and decision.kind == "action":
            self.opponent.passes()

    def stops(self) -> None:
        """The player is asked in every action window, whatever they can do. Nothing lies on the table for that."""
        self.table.put(BELL, self, Zone.REMOVED)

    def holds(self, card: str | Card) -> CardHandle:
        """A card in the player's hand."""
        return self.table.put(card, self, Zone.HAND)

    def discarded(self, card: str | Card) -> CardHandle:
        """A card on top of the player's discard pile."""
        return self.table.put(card, self, Zone.DISCARD)

    def decked(self, card: str | Card, *, face_up: bool = False) -> CardHandle:
        """A card on top of the player's deck, perhaps face up."""
        return self.table.put(card, self, Zone.DECK, face_up)

    def deck_of(self, number: int) -> None:
        """Leave exactly so many cards in the player's deck."""
        self.table.resize_deck(self, number)

    def won(self, card: str | Card) -> CardHandle:
        """A story in the player's won pile."""
        return self.table.put_won(card, self)

    def domain(
        self, *cards: str | Card, drained: bool = False, transient: str = "", **resources: int
    ) -> DomainHandle:
        """A domain: domain(agency=2, hastur=1), domain("Local Sheriff"), domain(transient="agency")."""
        chosen: list[str | Card] = list(cards)
        for name, number in resources.items():
            chosen += [RESOURCES[_faction(name)]] * number
        if transient:
            chosen.append(TRANSIENTS[_faction(transient)])
        return self.table.put_domain(self, chosen, drained)

    # -- what is on the player's side ---------------------------------------------------------------------------------

    @property
    def hand(self) -> list[CardHandle]:
        """The cards in hand."""
        return [CardHandle(self.table, card) for card in self.side.hand]

    @property
    def deck(self) -> list[CardHandle]:
        """The deck, its top card last."""
        return [CardHandle(self.table, card) for card in self.side.deck]

    @property
    def discard(self) -> list[CardHandle]:
        """The discard pile, its top card last."""
        return [CardHandle(self.table, card) for card in self.side.discard]

    @property
    def domains(self) -> list[DomainHandle]:
        """The domains."""
        return [DomainHandle(self, number) for number in range(len(self.side.domains))]

    @property
    def won_pile(self) -> list[CardHandle]:
        """The stories won."""
        return [CardHandle(self.table, card) for card in self.side.won]

    @property
    def in_play(self) -> list[CardHandle]:
        """The characters and supports the player controls."""
        state = self.table.game.state
        return [CardHandle(self.table, card) for card in state.play if state.cards[card].controller == self.seat]

    def knows(self, card: CardHandle) -> bool:
        """Whether the player knows which card this is."""
        return knows(self.table.game, self.seat, card.id)

    @property
    def has_won(self) -> bool:
        """Whether the game is over and this player has won it."""
        return self.table.game.is_over and self.table.game.winner == self.seat

    # -- verbs --------------------------------------------------------------------------------------------------------

    def plays(
        self,
        card: str | CardHandle,
        *,
        on: Targets = None,
        x: int | None = None,
        paying: DomainHandle | int | None = None,
    ) -> CardHandle:
        """Play a card from hand: an event (in whatever window is open), a character, a support, a conspiracy."""
        handle = self._mine(card)
        option = self._find(lambda each: each.verb in ("play", "use") and each.card == handle.id, f"play {handle}")
        self._start(option, on, x, paying)
        return handle

    def uses(
        self,
        card: str | CardHandle,
        ability: int | None = None,
        *,
        on: Targets = None,
        x: int | None = None,
        paying: DomainHandle | int | None = None,
    ) -> CardHandle:
        """Use an ability of a card: an Action, Disrupt or Response, whichever window is open."""
        handle = self._mine(card)
        option = self._find(
            lambda option: option.verb == "use"
            and option.card == handle.id
            and (ability is None or option.number == ability),
            f"use {handle}",
        )
        self._start(option, on, x, paying)
        return handle

    def disrupts_with(self, card: str | CardHandle, **how: object) -> CardHandle:
        """Use a Disrupt, from hand or in play."""
        self._expect("disrupt")
        return self.uses(card, **how)  # type: ignore[arg-type]

    def responds_with(self, card: str | CardHandle, **how: object) -> CardHandle:
        """Use a Response, from hand or in play."""
        self._expect("response")
        return self.uses(card, **how)  # type: ignore[arg-type]

    def passes(self) -> None:
        """Pass in a window, or decline to attach a resource."""
        self._apply(self._find(lambda option: option.verb == PASS, "pass"))

    def commits(self, cards: CardHandle | Mapping[CardHandle, CardHandle], to: CardHandle | None = None) -> None:
        """Commit: commits(byakhee, to=table.a) or commits({one: table.a, two: table.b}); ends the commit step."""
        plan = cards if isinstance(cards, Mapping) else {cards: to}
        self._expect("commit")
        for card in sorted(plan, key=lambda handle: handle.id):
            story = plan[card]
            assert story is not None
            self._apply(self._option("commit", card.id, other=story.id))
        self.commits_no_more()

    def commits_nobody(self) -> None:
        """Commit nobody."""
        self._expect("commit")
        self.commits_no_more()

    def commits_no_more(self) -> None:
        """End the commit step, if it is still open."""
        decision = self.table.decision
        if decision is not None and decision.kind == "commit" and decision.seat == self.seat:
            self._apply(self._find(lambda option: option.verb == "done", "end the commit step"))

    def chooses(self, *answers: Answer) -> None:
        """Answer open choices in order: cards, domains, icons, numbers, or words such as "yes"; ends an open list."""
        for answer in answers:
            self._apply(self._matching(answer))

    def picks_no_more(self) -> None:
        """End a choice of several."""
        self._apply(self._find(lambda option: option.verb in ("done", PASS), "pick no more"))

    def accepts(self) -> None:
        """Say yes: use a story's effect, place a token, do what one may."""
        self._apply(self._find(lambda option: option.verb in ("yes", "place", "execute"), "accept"))

    def declines(self) -> None:
        """Say no."""
        self._apply(self._find(lambda option: option.verb in ("no", "decline", PASS), "decline"))

    def attaches(self, card: CardHandle, to: DomainHandle) -> None:
        """Attach a card from hand as the resource of the turn."""
        self._apply(self._option("resource", card.id, to.number))

    # -- what the player may do ---------------------------------------------------------------------------------------

    def may(self, verb: str, card: CardHandle | None = None, to: CardHandle | None = None) -> bool:
        """Whether an option of this kind is open to the player now."""
        decision = self.table.decision
        if decision is None or decision.seat != self.seat:
            return False
        return any(
            option.verb == verb
            and (card is None or option.card == card.id)
            and (to is None or option.other == to.id)
            for option in decision.options
        )

    def may_play(self, card: str | CardHandle) -> bool:
        """Whether the card may be played, or an ability of it used, in the open window."""
        handle = self._mine(card)
        return self.may("play", handle) or self.may("use", handle)

    may_use = may_play

    def why_not(self, card: CardHandle, to: CardHandle | None = None) -> set[str]:
        """The rules that keep the player from playing, using or committing the card now; empty if nothing does."""
        refusals = self.table.game.why_not(self.seat, card.id, NOTHING if to is None else to.id)
        return {refusal.rule for refusal in refusals}

    def may_choose(self, *cards: CardHandle) -> bool:
        """Whether exactly these cards may be chosen in the open choice."""
        return set(self.choices()) == set(cards)

    def choices(self) -> list[CardHandle]:
        """The cards that may be chosen in the open choice."""
        decision = self.table.decision
        if decision is None or decision.seat != self.seat:
            return []
        return [CardHandle(self.table, option.card) for option in decision.options if option.card != NOTHING]

    # -- the works ----------------------------------------------------------------------------------------------------

    def _mine(self, card: str | CardHandle) -> CardHandle:
        if isinstance(card, CardHandle):
            return card
        decision = self.table.open_decision()
        state = self.table.game.state
        offered = [option.card for option in decision.options if option.card != NOTHING]
        near = [*offered, *self.side.hand, *state.play, *self.side.discard]
        for id in near:
            if state.cards[id].face.title == card and (id in offered or state.cards[id].owner == self.seat):
                return CardHandle(self.table, id)
        raise ScenarioError(f'{self.name} has no card "{card}" within reach.')

    def _start(self, option: Option, on: Targets, x: int | None, paying: DomainHandle | int | None) -> None:
        """Take an option and answer what it asks of this player with what the test planned."""
        targets = [] if on is None else [on] if isinstance(on, CardHandle) else list(on)
        self._apply(option)
        while True:
            decision = self.table.decision
            if decision is None or decision.seat != self.seat:
                break
            if decision.kind == "x" and x is not None:
                self._apply(self._option("x", number=x))
            elif decision.kind == "domain":
                self._apply(self._domain_option(decision.options, paying))
            elif decision.kind == "choose" and targets:
                self._apply(self._matching(targets.pop(0)))
            else:
                break

    def _domain_option(self, options: list[Option], paying: DomainHandle | int | None) -> Option:
        if isinstance(paying, DomainHandle):
            payable = [option for option in options if option.number == paying.number]
        elif paying is not None:
            payable = [option for option in options if len(self.domains[option.number]) == paying]
        else:
            payable = sorted(options, key=lambda option: len(self.domains[option.number]) if option.number >= 0 else 0)
        if not payable:
            raise ScenarioError(f"{self.name} cannot pay with {paying}; payable: {options}.")
        return payable[0]

    def _matching(self, answer: Answer) -> Option:
        if isinstance(answer, CardHandle):
            return self._find(lambda option: option.card == answer.id, f"choose {answer}")
        if isinstance(answer, DomainHandle):
            anybody = 2 * answer.number + int(answer.player is not self)
            return self._find(
                lambda option: option.number == (anybody if option.verb == "any-domain" else answer.number),
                f"choose {answer}",
            )
        if isinstance(answer, str):
            return self._find(lambda option: answer in (option.verb, option.key, option.text), f'choose "{answer}"')
        return self._find(lambda option: option.number == int(answer), f"choose {answer!r}")

    def _option(self, verb: str, card: int = NOTHING, number: int = NOTHING, other: int = NOTHING) -> Option:
        key = Option(verb, card, number, other).key
        return self._find(lambda option: option.key == key, key)

    def _find(self, fits: Callable[[Option], bool], deed: str) -> Option:
        decision = self.table.open_decision()
        if decision.seat != self.seat:
            raise ScenarioError(f"{self.name} wants to {deed}, but {self.table.describe(decision)}")
        for option in decision.options:
            if fits(option):
                return option
        raise ScenarioError(f"{self.name} cannot {deed}: {self.table.describe(decision)}")

    def _expect(self, kind: str) -> None:
        decision = self.table.open_decision()
        if decision.kind != kind or decision.seat != self.seat:
            raise ScenarioError(f"{self.name} expected a {kind} decision, but {self.table.describe(decision)}")

    def _apply(self, option: Option) -> None:
        self.table.game.apply(option)


def _faction(name: str) -> Faction:
    return Faction(name.replace("_", "-"))
