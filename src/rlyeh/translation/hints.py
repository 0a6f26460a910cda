"""What hints say. The bots find out what to do and why; here it is put into English, and other languages do it their
way. Plain facts go in, a sentence comes out."""

from __future__ import annotations

from rlyeh.engine.filling import listed
from rlyeh.model import Faction, Icon, Icons


class HintWords:
    """The sentences of hints, in English."""

    no_reason = "No other answer looks better."

    def starting(self, titles: list[str]) -> str:
        """Which cards become the first resources."""
        return f"Lay down {listed(titles)}."

    def starting_because(self, factions: list[Faction]) -> str:
        """Why these, and what they supply."""
        supplied = sorted(faction.title for faction in factions)
        return "They can be spared in the first turns" + (f", and supply {listed(supplied)}." if supplied else ".")

    def shares(self, games: int, share: float, other: str, other_share: float) -> str:
        """How the imagined games went, and with the next best answer, if there is one."""
        said = f"In {games} imagined games it led to a position that is won in about {share:.0%}"
        return said + (f"; the next best, “{other}”, {other_share:.0%}." if other else ".")

    def mulligan(self, keep: bool, early: int) -> str:
        """What the hand is like."""
        people = f"{early} character{'' if early == 1 else 's'} for the first turns"
        return f"The hand has {people}." if keep else f"The hand has only {people}."

    def no_resource(self) -> str:
        """Why no card becomes a resource."""
        return "Your domains are large enough; every card in hand is worth more to you now."

    def resource(self, title: str, cost: int, faction: Faction | None) -> str:
        """Why this one does; the cost is told where it is high."""
        supply = "" if faction is None else f" and supplies {faction.title}"
        missed = f"it costs {cost}" if cost > 3 else "it is what you miss least"
        return f"{title} can be spared: {missed}{supply}."

    def passing(self) -> str:
        """Why to do nothing."""
        return "Nothing that you could do now is worth its price."

    def playing(self, title: str, skill: int, icons: Icons, cost: int) -> str:
        """Why to play a character."""
        words = [f"{number} {icon.slug}" for icon, number in zip(Icon, icons, strict=True) if number]
        strong = f"{skill} skill" + (f" and {listed(words)}" if words else "")
        return f"Of what you can pay for, {title} brings most: {strong} for {cost}."

    def using(self, title: str) -> str:
        """Why to use or play something else."""
        return f"{title} is worth more now than what it costs."

    def domain(self, size: int) -> str:
        """Why to pay with a domain."""
        return f"It is worth {size}: the smallest that will do leaves the larger ones for dearer cards."

    def choosing(self, title: str, mine: bool) -> str:
        """Why to choose a card."""
        return f"{title} is {'your' if mine else 'the other player’s'} card that this changes most for you."

    def victim(self, title: str) -> str:
        """Why this one suffers."""
        return f"You miss {title} least."

    def token(self) -> str:
        """Why to place a token."""
        return "Five tokens win a story, and nothing is gained by leaving one out."

    def arcane(self, title: str) -> str:
        """Why to ready somebody."""
        return f"Ready, {title} can defend in the other player's turn."

    def story(self, mine: bool) -> str:
        """Whom the effect of a story helps."""
        return f"As the table stands, the effect helps {'you' if mine else 'the other player'} more."

    def first_story(self) -> str:
        """Why to resolve a story first."""
        return "Most is to be gained there, and what is won early cannot be taken away later."

    def restoring(self, title: str) -> str:
        """Why to restore somebody."""
        return f"{title} is the best of those who went insane."

    def staying(self, active: bool) -> str:
        """Why to commit nobody."""
        if active:
            return "Whoever you send could be lost or missed in defence, and little is to be gained."
        return "Nobody you could send would change enough there to be worth the risk."

    def sending(self, stories: list[tuple[str, list[str]]]) -> str:
        """Who goes where: the title of each story, and those of who goes there."""
        if not stories:
            return "Commit nobody."
        return "Send " + listed([f"{listed(who)} to {story}" for story, who in stories]) + "."

    def unopposed(self, story: str, tokens: int) -> str:
        """What a plan brings if nobody stands in the way."""
        gains = f"{tokens} success token{'' if tokens == 1 else 's'}" if tokens else "no token, but an icon struggle"
        return f"Unopposed that is worth {gains} at {story}."

    def defended(self, story: str, kept: int, all_: int) -> str:
        """What a defence keeps the attacker from."""
        return f"At {story} that keeps the attacker from {kept} of {all_} success tokens."

    def risked(self, story: str, lost: float) -> str:
        """What a defence makes the attacker risk."""
        return f"At {story} the attacker risks characters worth {lost:.0f} skill in the struggles."
