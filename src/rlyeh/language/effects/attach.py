"""Words for cards that are attached to others, in play and from outside play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from rlyeh.engine.changes import lasting
from rlyeh.engine.in_force import prohibitions
from rlyeh.engine.in_force.effect_sorts import is_triggered
from rlyeh.engine.state import happenings
from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.occurrence_kinds import PUT_INTO_PLAY, Kind, Until
from rlyeh.engine.words.doing import choosing_first, deed, one_act
from rlyeh.engine.words.modifiers import Modifier
from rlyeh.engine.words.parts import Choice, Effect, Subject
from rlyeh.engine.words.steps import take_step
from rlyeh.engine.words.text_box import Become, Standing
from rlyeh.language.modifiers.characteristics import icon_counts
from rlyeh.language.nouns.cards import Cards
from rlyeh.language.nouns.players import YOU
from rlyeh.language.nouns.spoken_of import Choose
from rlyeh.model import CardType, Text, Zone
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Act, Deed, Sentence, Voice, opened

if TYPE_CHECKING:
    from rlyeh.engine.effects.carry_out import Do
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context


@dataclass(frozen=True)
class Attach(Effect):
    """Attach a card to another one, from play or from outside it; or take it off its host, and it is again what it was.

    What is no Attachment counts as one from then on (STATE-31, EFF-16); for an Attachment its own requirement holds as
    ever (STATE-26). A card that is merely kept on another one lies there openly, out of play.
    """

    STEPS = ("choose_and_perform", "take_hold", "finish")

    what: Subject
    to: Subject | None = None
    """The new host; none to take it off the old one."""
    becomes: Standing | None = None
    """What it counts as while attached, if it is not what it was."""
    from_: Zone | None = None
    """Where this card itself is when it uses the effect, if not in play."""
    kept: bool = False
    face_down: bool = False
    """Whether it lies there face down, as a blank Attachment support card."""

    def suits(self, game: Game, context: Context, choice: Choice, candidate: int) -> bool:
        cards = self.what.cards(game, context)
        if self.from_ is not None:
            return all(candidate in prohibitions.attachable_hosts(game, card, context.seat) for card in cards)
        if not isinstance(self.to, Choose) or choice.slot() != self.to.slot():
            return True
        if any(prohibitions.cannot_bear(game, candidate, card, context.seat) for card in cards):
            return False
        return candidate not in cards

    def possible(self, game: Game, context: Context) -> bool:
        cards = self.what.cards(game, context)
        if self.to is None:
            return any(game.state.cards[card].host != NOTHING for card in cards)
        if self.from_ is not None and not all(prohibitions.may_enter(game, card, context.seat) for card in cards):
            return False
        return super().possible(game, context)

    def step(self, game: Game, frame: Do) -> None:
        take_step(self, game, frame)

    def choose_and_perform(self, game: Game, frame: Do) -> None:
        frame.left = tuple(card for card in self.what.cards(game, frame.context) if prohibitions.in_play(game, card))
        super().choose_and_perform(game, frame)

    def take_hold(self, game: Game, frame: Do) -> None:
        """What the card counts as from now on; one that came from outside play counts as that already."""
        if self.becomes is None:
            game.pop()
        elif not game.state.succeeded:
            lasting.let_go(game, self.becomes)
        elif frame.left:
            game.state.succeeded = lasting.put_in_force(game, self.becomes, frame.context, Until.PERMANENT)
            game.run_checks()

    def perform(self, game: Game, context: Context) -> None:
        cards = self.what.cards(game, context)
        hosts = [NOTHING] if self.to is None else self.to.cards(game, context)[:1]
        if self.becomes is not None and hosts:
            self._take_hold(game, context, self.becomes, cards)
        pieces = game.state.cards
        occurrences = [self._occurrence(game, context, card, host) for card in cards for host in hosts]
        occurrences = [
            occurrence
            for occurrence in occurrences
            if occurrence.kind != Kind.STORE or pieces[occurrence.card].zone is not Zone.UNDER
        ]
        game.state.succeeded = bool(occurrences)
        game.happen(occurrences)

    def _occurrence(self, game: Game, context: Context, card: int, host: int) -> Occurrence:
        source, seat = context.source, context.seat
        if host == NOTHING:
            return happenings.done_to(Kind.UNATTACH, card, seat, source, seat)
        if self.kept:
            return happenings.store(card, seat, source, seat, host)
        if game.state.cards[card].zone is not Zone.PLAY:
            down = int(self.face_down)
            return happenings.enter_play(
                card, seat, source, seat, PUT_INTO_PLAY, host=host, triggered=int(is_triggered(context)), face_down=down
            )
        return happenings.attach(card, seat, source, seat, host)

    def _take_hold(self, game: Game, context: Context, becomes: Standing, cards: list[int]) -> None:
        """What a card outside play counts as holds for the object that it is going to be, from the moment it enters."""
        state = game.state
        coming = tuple((card, state.cards[card].life + 1) for card in cards if state.cards[card].zone is not Zone.PLAY)
        if coming:
            lasting.take_hold(game, becomes, context.apart(), Until.PERMANENT, coming)

    def _from(self, voice: Voice) -> str:
        place = "hand" if self.from_ is Zone.HAND else "discard pile"
        return f" from {YOU.possessive(voice)} {place}"

    def sentences(self, voice: Voice) -> list[Sentence]:
        if self.to is None:
            return one_act("unattach", self.what, voice)
        goal = self.to.mention(voice)
        chosen, what = choosing_first(self.what, voice)
        if not chosen:
            away = self.from_ is not None or self.face_down or self.becomes is not None
            what = self.what.mention(voice.away() if away else voice)
        from_ = "" if self.from_ is None or isinstance(self.what, (Cards, Choose)) else self._from(voice)
        if self.face_down:
            as_ = "as a blank Attachment support card"
            return [*chosen, *deed("attach", f"{what.text}{from_} face down to {goal.text} {as_}")]
        if self.becomes is not None or self.from_ is not None or self.kept or chosen:
            attached: list[Sentence] = [*chosen, *deed("attach", f"{what.text}{from_} to {goal.text}")]
        else:
            attached = [Deed(acts=(Act("unattach", what.text), Act("attach", f"{what.it()} to {goal.text}")))]
        if self.becomes is None:
            return attached
        picked = [word for word in self.becomes.walk() if isinstance(word, Choose) and word == self.what]
        later = voice.having(*self.to.walk(), *picked)
        return [*attached, opened(self.becomes.sentence(later), "while attached")]


def attach(
    what: Subject,
    to: Subject,
    text: Sequence[Text | Modifier] = (),
    *,
    subtypes: str = "Attachment",
    skill: int = 0,
    icons: str = "",
    from_: Zone | None = None,
    blank: bool = False,
    face_down: bool = False,
) -> Attach:
    """Attach a card: attach(THIS, to=choose(STORY), from_=HAND). With a text it is no Attachment by itself: while
    attached it counts as one with these subtypes, skill and icons, and says that text; blank, it says nothing:
    attach(a(CHARACTER.in_(DISCARD)), to=THIS, blank=True). A card that is attached face down is a blank one as well:
    attach(a(CHARACTER.in_(DISCARD)), THIS, face_down=True)."""
    if isinstance(what, Choose) and not what.as_ and (face_down or text or blank):
        what = replace(what, as_="attached")  # What is attached and what becomes an Attachment are one.
    if face_down:
        nothing = Become(what, CardType.SUPPORT, ("Attachment",))
        return Attach(what, to, Standing((nothing,)), from_, face_down=True)
    if not (text or blank):
        return Attach(what, to, from_=from_)
    texts = tuple(Standing((entry,)) if isinstance(entry, Modifier) else entry for entry in text)
    names = tuple(name.strip() for name in subtypes.split(","))
    become = Become(what, CardType.SUPPORT, names, skill, icon_counts(icons), text=texts)
    return Attach(what, to, Standing((become,)), from_)


def unattach(what: Subject) -> Attach:
    """Take a card off its host: unattach(THIS)."""
    return Attach(what)


def keep_on(what: Subject, on: Subject) -> Attach:
    """Keep cards on another one, out of play: keep_on(THAT_CARD, THIS)."""
    return Attach(what, on, kept=True)
