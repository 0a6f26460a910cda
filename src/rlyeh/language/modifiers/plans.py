"""Words for who commits together with whom: what texts say of a commitment as a whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.in_force import characteristics
from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.words.modifiers import Layer
from rlyeh.engine.words.parts import Amount, Subject
from rlyeh.language.modifiers.characteristics import OfCards
from rlyeh.language.nouns.amounts import quantity_of, value_of
from rlyeh.language.nouns.cards import CHARACTER, Cards
from rlyeh.model import Faction
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Phrase, Saying, Sentence, Voice
from rlyeh.model.scope import Scope

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context

Plan = tuple[int, ...]


@dataclass(frozen=True)
class Company(OfCards):
    """Whom cards may commit with, or must: a limit to the commitment of a player as a whole (STORY-2, EFF-50). It is
    asked in commit steps, of everybody of a kind who commits then."""

    answers = Layer.PLAN

    how: str
    """See `COMPANIES`."""
    number: Amount | int = 0
    to: Subject | None = None
    """The story that is meant, where it is a certain one."""
    with_: Subject | None = None
    """For those that commit apart from somebody: from whom."""

    def check(self, scope: Scope) -> None:
        scope.must_be_listed(self.how, COMPANIES, "company.how")
        super().check(scope)

    def fixed_cards(self, game: Game, context: Context) -> tuple[int, ...] | None:
        """What is said of all cards of a kind holds for those that come as well."""
        return None if isinstance(self.subject, Cards) else super().fixed_cards(game, context)

    def is_too_much(self, game: Game, context: Context, cards: Plan, stories: Plan, meant: list[bool]) -> bool:
        if self.how == "one story":
            return len({story for story, is_meant in zip(stories, meant, strict=True) if is_meant}) > 1
        if self.how == "at most":
            places = self._places(game, context, stories, meant)
            return any(places.count(story) > value_of(self.number, game, context) for story in places)
        if self.how == "alone":
            return any(self._beside(game, cards, stories, place) for place in range(len(cards)) if meant[place])
        if self.how == "one faction":
            return any(len(_factions(game, cards, stories, place)) > 1 for place in range(len(cards)) if meant[place])
        return self.how == "apart" and self._meets(game, context, cards, stories, meant)

    def wants_company(self, game: Game, context: Context, cards: Plan, stories: Plan, meant: list[bool]) -> int:
        if self.how != "not alone":
            return NOTHING
        places = self._places(game, context, stories, meant)
        for place, story in enumerate(stories):
            if meant[place] and story in places and not self._beside(game, cards, stories, place):
                return story
        return NOTHING

    def _places(self, game: Game, context: Context, stories: Plan, meant: list[bool]) -> list[int]:
        """The stories to which those go that are meant, of the stories that are meant."""
        there = [story for story, is_meant in zip(stories, meant, strict=True) if is_meant]
        if self.to is None:
            return there
        wanted = self.to.cards(game, context)
        return [story for story in there if story in wanted]

    def _beside(self, game: Game, cards: Plan, stories: Plan, place: int) -> bool:
        """Whether somebody else of the same player goes to the story, or is there."""
        story, seat = stories[place], game.state.cards[cards[place]].controller
        return stories.count(story) > 1 or bool(characteristics.committed(game, story, seat))

    def _meets(self, game: Game, context: Context, cards: Plan, stories: Plan, meant: list[bool]) -> bool:
        """Whether one of those meant goes where one of the others is or goes."""
        assert self.with_ is not None
        avoided = self.with_.cards(game, context)
        where = {game.state.cards[card].story for card in avoided}
        where |= {story for card, story in zip(cards, stories, strict=True) if card in avoided}
        return any(
            is_meant and card not in avoided and story in where
            for card, story, is_meant in zip(cards, stories, meant, strict=True)
        )

    def claim(self, voice: Voice) -> Sentence:
        where = Phrase("stories") if self.to is None else self.to.one_of_them(voice)
        with_ = "" if self.with_ is None else self.with_.mention(voice).text
        who = self.subject.in_general(voice).text
        number = quantity_of(self.number, voice).value
        return Saying(words=COMPANIES[self.how].format(who=who, where=where.text, number=number, with_=with_))


COMPANIES: Final = {
    "alone": "{who} may commit to {where} only alone",
    "not alone": "{who} cannot commit to {where} alone",
    "at most": "no more than {number} of the {who} can commit to {where} at a time",
    "one story": "each player can commit {who} to a single story only",
    "one faction": "players cannot commit {who} of different factions to the same story",
    "apart": "{who} cannot commit to the same story as {with_}",
}


def _factions(game: Game, cards: Plan, stories: Plan, place: int) -> set[Faction | None]:
    """The factions of all characters of a player at the story to which a card of the plan goes; neutral is none."""
    story, seat = stories[place], game.state.cards[cards[place]].controller
    there = [card for card, where in zip(cards, stories, strict=True) if where == story]
    there += characteristics.committed(game, story, seat)
    return {characteristics.faction(game, card) for card in there} - {Faction.NEUTRAL, None}


def commits_only_alone(subject: Subject, to: Subject | None = None) -> Company:
    """A character commits alone or not at all: commits_only_alone(HOST)."""
    return Company(subject, "alone", to=to)


def cannot_commit_alone(subject: Subject, to: Subject | None = None) -> Company:
    """Characters commit to a story only together: cannot_commit_alone(CHARACTER), cannot_commit_alone(THEIRS,
    to=HOST_STORY)."""
    return Company(subject, "not alone", to=to)


def cannot_commit_with(subject: Subject, with_: Subject) -> Company:
    """Characters cannot commit where another one is: cannot_commit_with(CHARACTER.cost(at_most=3), THIS)."""
    return Company(subject, "apart", with_=with_)


def commits_at_most(number: Amount | int, subject: Cards = CHARACTER, to: Subject | None = None) -> Company:
    """No more than so many commit to a story: until_end_of_turn(commits_at_most(1, THEIRS, to=choose(STORY)))."""
    return Company(subject, "at most", number, to)


def commits_to_one_story(subject: Cards = CHARACTER) -> Company:
    """Each player commits to one story only: until_end_of_phase(commits_to_one_story())."""
    return Company(subject, "one story")


def commits_one_faction(subject: Cards = CHARACTER) -> Company:
    """At a story, a player commits characters of one faction only: commits_one_faction()."""
    return Company(subject, "one faction")


__all__ = [
    "Company", "cannot_commit_alone", "cannot_commit_with", "commits_at_most", "commits_one_faction",
    "commits_only_alone", "commits_to_one_story",
]  # fmt: skip
