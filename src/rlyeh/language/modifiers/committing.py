"""Words for texts that say where characters must commit, and effects that commit them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.in_force import characteristics, prohibitions
from rlyeh.engine.state import happenings
from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.words.doing import IF_ABLE, choosing_first, chosen_then, deed
from rlyeh.engine.words.modifiers import CommitWay, Layer, Question
from rlyeh.engine.words.parts import Choice, Effect, Subject
from rlyeh.language.modifiers.characteristics import OfCards
from rlyeh.language.nouns.cards import Cards
from rlyeh.language.nouns.players import YOU
from rlyeh.language.nouns.spoken_of import Choose
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Act, Claim, Modal, Phrase, Sentence, Voice
from rlyeh.model.scope import Scope

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context


@dataclass(frozen=True)
class MustCommit(OfCards):
    """Cards that must commit in their controller's commit step, if they are able: to any story, or to the one to which
    another card commits (STORY-7)."""

    answers = Layer.MUST

    leader: Subject | None = None
    story: Subject | None = None
    """The story to which they must, if it is a certain one."""

    def stories(self, game: Game, context: Context, card: int) -> list[int]:
        if self.story is not None:
            return self.story.cards(game, context)
        if self.leader is None:
            return list(game.state.row)
        leaders = self.leader.cards(game, context)
        stories = [game.state.cards[leader].story for leader in leaders]
        return [*leaders, *[story for story in stories if story != NOTHING]]

    def claim(self, voice: Voice) -> Sentence:
        where = "a story" if self.leader is None else f"the same story as {self.leader.mention(voice).text}"
        if self.story is not None:
            where = self.story.mention(voice).text
        whom = self.subject.mention(voice)
        return Claim(closing=IF_ABLE, subject=whom, modal="must", verb="commit", rest=f"to {where}")


@dataclass(frozen=True)
class CommitsAs(OfCards):
    """Cards that commit in a way of their own in a commit step, to any story or to a certain one: although exhausted
    (STORY-4), without exhausting (STORY-3), or as characters, which they are not (EFF-43, STORY-7)."""

    answers = Layer.COMMIT

    how: CommitWay
    story: Subject | None = None

    def check(self, scope: Scope) -> None:
        scope.must_be_listed(self.how, SAID, "commits_as.how")
        super().check(scope)

    def commits(self, game: Game, context: Context, card: int, story: int) -> tuple[CommitWay, ...]:
        is_story_meant = self.story is None or story in self.story.cards(game, context)
        return (self.how,) if is_story_meant and self.subject.includes(game, context, card) else ()

    def says(self, question: Question) -> bool:
        return question is Question.AS_CHARACTER and self.how is CommitWay.AS_CHARACTER

    def claim(self, voice: Voice) -> Sentence:
        where = "a story" if self.story is None else self.story.one_of_them(voice).text
        who = self.subject.in_general(voice)
        if self.how is CommitWay.NO_EXHAUST:
            return Claim(subject=who, verb="exhaust", negated=True, rest=f"to commit to {where}")
        if self.how is CommitWay.AS_CHARACTER:
            words = f"exhaust {who.text} to commit {who.it()} to {where} as a character"
            return Modal(subject=YOU.mention(voice), modal="may", words=words)
        if who.many:
            exhausted = Phrase(f"exhausted {who.text}", many=True)
            return Claim(subject=exhausted, modal="can", verb="commit", rest=f"to {where}")
        return Claim(subject=who, modal="can", verb="commit", rest=f"to {where} while exhausted")


SAID: Final = {
    CommitWay.NO_EXHAUST: "{who} {does} not exhaust to commit to {where}",
    CommitWay.EXHAUSTED: "{who} can commit to {where} while exhausted",
    CommitWay.AS_CHARACTER: "you may exhaust {who} to commit it to {where} as a character",
}


@dataclass(frozen=True)
class CommitTo(Effect):
    """Commit cards to another story outside the commit steps, whatever their position (STORY-3). A defender goes only
    where an attacker is, and nobody to a story that has resolved, unless the card says so (STORY-9)."""

    whom: Subject
    to: Subject
    resolved: bool = False
    """Whether stories that have resolved will do."""

    def suits(self, game: Game, context: Context, choice: Choice, candidate: int) -> bool:
        if not (isinstance(self.to, Choose) and choice.slot() == self.to.slot()):
            to = self.to.what if isinstance(self.to, Choose) else self.to
            return any(self._may_go(game, context, candidate, story) for story in to.cards(game, context))
        return all(self._may_go(game, context, card, candidate) for card in self.whom.cards(game, context))

    def _may_go(self, game: Game, context: Context, card: int, story: int) -> bool:
        state = game.state
        piece = state.cards[card]
        if piece.story == story or (story in state.resolved and not self.resolved):
            return False
        if piece.controller != state.active and not characteristics.committed(game, story, state.active):
            return False
        return prohibitions.can_happen(game, Kind.COMMIT, card, self._occurrence(context, card, story))

    def _occurrence(self, context: Context, card: int, story: int) -> Occurrence:
        return happenings.commit(card, context.seat, story, context.source, context.seat)

    def perform(self, game: Game, context: Context) -> None:
        going = [
            self._occurrence(context, card, story)
            for card in self.whom.cards(game, context)
            for story in self.to.cards(game, context)
            if isinstance(self.to, Choose) or self._may_go(game, context, card, story)
        ]
        game.state.succeeded = bool(going)
        game.happen(going)

    def sentences(self, voice: Voice) -> list[Sentence]:
        if not isinstance(self.to, Choose) or isinstance(self.whom, Choose):
            chosen, whom = choosing_first(self.whom, voice)
            words = whom.it() if chosen else whom.text
            return [chosen_then(chosen, Act("commit", f"{words} to {self.to.mention(voice).text}"))]
        other = "another" if self.resolved else "another unresolved"
        chosen = deed("choose", f"{other} {self.to.what.in_words(voice)}")
        return [*chosen, *deed("commit", f"{self.whom.mention(voice).text} to it")]


def commits_ready(subject: Subject, to: Subject | None = None) -> CommitsAs:
    """A character does not exhaust to commit, perhaps only to a certain story: commits_ready(THIS)."""
    return CommitsAs(subject, CommitWay.NO_EXHAUST, to)


def must_commit(subject: Subject, to: Subject | None = None) -> MustCommit:
    """A character must commit, to some story or to a certain one: must_commit(THIS, to=the("story", "story"))."""
    return MustCommit(subject, story=to)


def commit_to(whom: Subject, to: Subject, resolved: bool = False) -> CommitTo:
    """Commit cards to a story of your choice, or to one that was spoken of: commit_to(HOST, STORY),
    commit_to(THIS, THAT_STORY)."""
    return CommitTo(whom, Choose(to) if isinstance(to, Cards) else to, resolved)


def must_follow(subject: Subject, leader: Subject) -> MustCommit:
    """A character must commit where another one does: must_follow(the("it"), THIS)."""
    return MustCommit(subject, leader)


def exhausted_may_commit(who: Subject, to: Subject | None = None) -> CommitsAs:
    """Let exhausted characters commit, to any story or to a certain one: exhausted_may_commit(THIS)."""
    return CommitsAs(who, CommitWay.EXHAUSTED, to)


def may_commit_as_character(subject: Subject) -> CommitsAs:
    """Let a support card commit as a character; what it is then a `counts_as` says."""
    return CommitsAs(subject, CommitWay.AS_CHARACTER)
