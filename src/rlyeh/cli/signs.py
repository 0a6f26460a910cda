"""Signs: what stands for pictures in the terminal."""

from __future__ import annotations

import re

from rlyeh.model import Faction, Icon

SIGNS: dict[str, str] = {icon.slug: icon.name[0] for icon in Icon} | {
    faction.value: faction.title.removeprefix("The ") for faction in Faction
}
LEGEND = "T terror · C combat · A arcane · I investigation · Transient resources bear a »"
"""What the letters mean, told once."""

_MARK = re.compile(r"\[([a-z-]+)\]")


def with_signs(text: str) -> str:
    """A text with letters for icons, and names for the marks of factions."""
    return _MARK.sub(lambda match: SIGNS.get(match[1], match[0]), text)
