"""Hints in English: facts in, a sentence out.

The bots find out what to do and why; here it is put into words, and other languages do it their way.
"""

from __future__ import annotations

from rlyeh.engine.explain import listed
from rlyeh.model import Faction, Icon, Icons


class HintWords:
    """The sentences of hints, in English."""

    no_reason = "No other answer looks better."

    def starting(self, titles: list[str]) -> str:
        """Which cards become the first resources."""
        return f"Start with {listed(titles)}."

    def starting_because(self, factions: list[Faction], unsupplied: list[Faction]) -> str:
        """Why these, what they supply, and which factions of the deck the hand cannot supply."""
        supplied, lacking = (sorted(faction.title for faction in group) for group in (factions, unsupplied))
        text = "You can do without them in the first turns"
        text += f", and they supply {listed(supplied)}" if supplied else ""
        return f"{text}. Your hand cannot supply {listed(lacking)} as well." if lacking else f"{text}."

    def shares(self, games: int, share: float, next_best: str, next_share: float) -> str:
        """How the imagined games went, and with the next best answer, if there is one."""
        text = f"In {games} imagined games this led to positions that are won about {share:.0%} of the time"
        return text + (f"; the next best, “{next_best}”, {next_share:.0%}." if next_best else ".")

    def mulligan(self, keep: bool, early: int) -> str:
        """What the hand is like."""
        people = f"{early} character{'' if early == 1 else 's'} for the first turns"
        return f"Your hand has {people}." if keep else f"Your hand has only {people}."

    def no_resource(self) -> str:
        """Why no card becomes a resource."""
        return "Your domains are large enough: every card is worth more in your hand now."

    def resource(self, title: str, cost: int, faction: Faction | None) -> str:
        """Why this one does; the cost is told where it is high."""
        supply = "" if faction is None else f", and it supplies {faction.title}"
        missed = f"it costs {cost}" if cost > 3 else "you will miss it least"
        return f"You can do without {title}: {missed}{supply}."

    def passing(self) -> str:
        """Why to do nothing."""
        return "Nothing you could do now is worth its price."

    def playing(self, title: str, skill: int, icons: Icons, cost: int) -> str:
        """Why to play a character."""
        words = [f"{number} {icon.slug}" for icon, number in zip(Icon, icons, strict=True) if number]
        return f"{title} is the best you can pay for: {listed([f'{skill} skill', *words])} for {cost}."

    def using(self, title: str) -> str:
        """Why to use or play something else."""
        return f"{title} is worth more now than it costs."

    def domain(self, size: int) -> str:
        """Why to pay with a domain."""
        return f"It is worth {size}. Pay with the smallest domain that will do, and keep larger ones for dearer cards."

    def choosing(self, title: str, mine: bool | None) -> str:
        """Why to choose a card of either player, or a story, which is nobody's."""
        if mine is None:
            return f"Of the stories, {title} is the one where this helps you most."
        return f"Of {'your' if mine else 'your opponent’s'} cards, {title} is the one where this helps you most."

    def victim(self, title: str) -> str:
        """Why this one suffers."""
        return f"You will miss {title} least."

    def token(self) -> str:
        """Why to place a token."""
        return "Five tokens win a story, and you gain nothing by leaving one out."

    def arcane(self, title: str) -> str:
        """Why to ready somebody."""
        return f"Once ready, {title} can defend in your opponent’s turn."

    def story(self, mine: bool) -> str:
        """Whom the effect of a story helps."""
        return f"As things stand, the effect helps {'you' if mine else 'your opponent'} more."

    def first_story(self) -> str:
        """Why to resolve a story first."""
        return "You have most to gain there, and what you win first cannot be taken away later."

    def restoring(self, title: str) -> str:
        """Why to restore somebody."""
        return f"{title} is your best insane character."

    def staying(self, active: bool) -> str:
        """Why to commit nobody."""
        if active:
            return "There is little to gain, and whoever you commit could be lost or could not defend."
        return "Nobody you could commit would change enough there to be worth the risk."

    def sending(self, stories: list[tuple[str, list[str]]]) -> str:
        """Who goes where: the title of each story, and those of who goes there."""
        if not stories:
            return "Commit nobody."
        return "Commit " + listed([f"{listed(titles)} to {story}" for story, titles in stories]) + "."

    def unopposed(self, story: str, tokens: int) -> str:
        """What a plan brings if nobody stands in the way."""
        gains = f"{tokens} success token{'' if tokens == 1 else 's'}" if tokens else "no token, but an icon struggle"
        return f"Unopposed, that brings {gains} at {story}."

    def defended(self, story: str, averted: int, all_: int) -> str:
        """What a defence keeps the attacker from."""
        return f"At {story}, that costs the attacker {averted} of {all_} success tokens."

    def risked(self, story: str, lost: float) -> str:
        """What a defence makes the attacker risk."""
        return f"At {story}, the attacker risks characters worth {lost:.0f} skill in the struggles."
