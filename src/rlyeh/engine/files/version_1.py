"""Version 1 of saved games, which hung on names in the source: what everything was called in it, and in which order.

Its records were told apart by the names of their classes, their fields came in the order of the source, and steps were
counted. The names here are those of that time and stay as they are, whatever the source calls things today.
"""

from __future__ import annotations

from typing import Any, Final

from rlyeh.errors import GameFileError

RECORDS: Final[dict[str, tuple[str, str]]] = {
    "ActionWindow": ("action_window", "pc seat passes seed"),
    "ArcaneResult": ("arcane_result", "pc story decided"),
    "Clash": ("clash", "pc seat"),
    "Commit": ("commit", "pc seat cards stories"),
    "Context": (
        "context",
        "ability before bound cancelled domain free life overpaid paid played seat source targets trigger x",
    ),
    "Do": ("do", "pc effect context number left"),
    "DoAll": ("do_all", "pc effects context good"),
    "Happen": ("happen", "pc occurrences more good substitutes"),
    "Initiate": ("initiate", "pc text card context mode number occurrence price"),
    "InvestigationResult": ("investigation_result", "pc story decided"),
    "LastStruggles": ("last_struggles", "pc story seat left chosen"),
    "LeaveInOrder": ("leave_in_order", "pc occurrences placed settled"),
    "Occurrence": (
        "occurrence",
        "amount batch before by card context kind last life loser origin other place seat source status story "
        "struggle there via",
    ),
    "PayForCard": ("pay_for_card", "pc card context"),
    "Pick": ("pick", "pc choice effect context picked announced targeted"),
    "PickAhead": ("pick_ahead", "pc choice effect context picked announced targeted whole"),
    "PickAnew": ("pick_anew", "pc choice effect context picked announced targeted kept missing"),
    "Queue": ("queue", "pc label before occurrences used"),
    "Reactions": ("reactions", "pc label before occurrences seat passes used current"),
    "ResolveStories": ("resolve_stories", "pc"),
    "ResolveStory": ("resolve_story", "pc story life script held"),
    "Responses": ("responses", "pc label before occurrences seat passes used current"),
    "Settle": ("settle", "pc more good"),
    "Setup": ("setup", "pc picked"),
    "SkillCheck": ("skill_check", "pc story left success"),
    "StoryEffect": ("story_effect", "pc story context occurrence"),
    "Struggle": ("struggle", "pc story life kind decided outcome"),
    "Turn": ("turn", "pc restored"),
    "Victim": ("victim", "pc story decided"),
    "WinStories": ("win_stories", "pc stories"),
    "WinStory": ("win_story", "pc story seat taken goes_on asked used"),
    "Wounds": ("wounds", "pc story decided left dealt"),
}
"""The wire names of records by the names that their classes had, each with its fields."""

PARTS: Final[dict[str, str]] = {
    "card": "printed owner controller zone life seen face domain facedown host position story tokens wounds",
    "domain": "resources drained card",
    "lasting": "born context id subjects text until uses",
    "side": "deck discard domains hand removed won",
    "snapshot": "card controller faction icons keywords mute position skill story subtypes type wounds",
    "state": (
        "active chain counter first happened lasting memory phase play repeat resolved row seed stack story_deck "
        "succeeded trail turn under waiting winner won_by"
    ),
}
"""The fields of everything else, by its wire name."""

WORDS: Final[dict[str, str]] = {
    "ability": "label effects costs trigger if_ only zones limit instead optional cost_x any_player",
    "host_of": "attachment seat taken",
    "hosts": "",
    "model_of": "what",
    "search_choice": "what who to at",
}
"""The fields of the words that are made during play, by the name in the vocabulary."""

ENUMS: Final[dict[str, str]] = {
    "CardType": "card_type",
    "Faction": "faction",
    "Icon": "icon",
    "Keyword": "keyword",
    "Kind": "kind",
    "Label": "label",
    "Phase": "phase",
    "Position": "position",
    "Until": "until",
    "Zone": "zone",
}
"""The wire names of enumerations by the names that their classes had."""

STEPS: Final[dict[str, str]] = {
    "arcane_result": "ask finish",
    "clash": "ask finish",
    "commit": "plan commit finish",
    "do attach": "choose_and_perform take_hold finish",
    "do one_and_other": "choose_and_perform follow finish",
    "do restore_and_ready": "choose_and_perform ready finish",
    "do search": "begin pick deliver shuffle finish",
    "do then": "begin follow finish",
    "happen": (
        "replace disrupt foresee execute follow check substitute passives disrupt_after force forced.check finish"
    ),
    "initiate": "announce announce_x choose pick_domain pay_costs demand resolve finish close",
    "investigation_result": "ask finish",
    "last_struggles": "begin choose hold finish",
    "resolve_story": "begin go_through finish",
    "settle": "follow check",
    "setup": "prepare mulligan_first mulligan_second resources_first resources_second lay_resources start",
    "skill_check": "compare succeed place_tokens finish",
    "story_effect": "choose trigger resolve finish",
    "struggle": "begin count result apply after finish",
    "turn": (
        "begin begin_turn start.responses restore ready refresh refresh.responses refresh.actions refresh.end_phase "
        "refresh.expire refresh.end_responses refresh.close draw draw.responses draw.actions draw.end_phase "
        "draw.expire draw.end_responses draw.close resource resource.responses resource.actions resource.end_phase "
        "resource.expire resource.end_responses resource.close operations operations.actions operations.end_phase "
        "operations.expire operations.end_responses operations.close story_phase story.actions commit committed "
        "committed.responses committed.actions defend defended.responses defended.actions resolve resolved.responses "
        "resolved.actions uncommit uncommitted.end_responses story.end_phase story.expire story.end_responses "
        "story.close end_turn end.end_phase end.expire_turn end.end_responses end.close next_turn"
    ),
    "victim": "ask finish",
    "win_story": "take hold_struggles go_home ask refill announce finish",
    "wounds": "begin deal finish",
}
"""The steps of frames in the order in which they were counted, by wire name; of those that carry out a word, with the
word. A frame whose steps get names later than version 2 stands here as well."""


def step(frame: str, number: int) -> str:
    """The name of a step that was saved by its number; nothing where the last one had been taken."""
    if frame not in STEPS:
        raise GameFileError(f'nobody says which step of "{frame}" number {number} was.')
    names = STEPS[frame].split()
    return names[number] if number < len(names) else ""


def rename(rows: list[list[Any]]) -> None:
    """Give records the wire names of their classes."""
    for row in rows:
        row[0] = RECORDS[row[0]][0]


def head() -> list[Any]:
    """The head that a save would have today: version and fields of everything that has fields, fields of words."""
    return [{name: (1, fields) for name, fields in (dict(RECORDS.values()) | PARTS).items()}, WORDS]


__all__ = ["ENUMS", "STEPS", "WORDS", "head", "rename", "step"]
