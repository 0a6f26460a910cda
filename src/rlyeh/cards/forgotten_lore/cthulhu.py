"""Forgotten Lore: Cthulhu."""

from rlyeh.language import *

THE_SLEEPER_AWAKENS = event(
    "fl-008", "The Sleeper Awakens!", CTHULHU, cost=4, subtypes="Disaster",
    text=[
        action(
            must(EACH_PLAYER, sacrifice(MINE.without_attachments)), until_end_of_turn(skips(STORY_PHASE)),
            only=YOUR_OPERATIONS,
        ),
    ],
)

CALLED_TO_THE_SEA = event(
    "fl-028", "Called to the Sea", CTHULHU, cost=2, subtypes="Madness",
    text=[action(until_end_of_phase(gains(CHARACTER, skill=-1, times=skill_of(printed=True))))],
)

NOISES_IN_THE_HILLS = event(
    "fl-068", "Noises in the Hills", CTHULHU, cost=2,
    text=[action(commit_to(choose(MINE.committed), STORY), only=AFTER_COMMITTING)],
)

DEVILS_HOP_YARD = support(
    "fl-069", "Devil's Hop Yard", CTHULHU, unique=True, descriptor="Bleak and Blasted", cost=2, subtypes="Location",
    text=[cannot_trigger(DISRUPT)],
)

BOKRUG = character(
    "fl-110", "Bokrug", CTHULHU, unique=True, descriptor="The Great Water Lizard", cost=6, skill=6, icons="TTCCA",
    subtypes="Ancient One", keywords=[VILLAINOUS, TOUGHNESS(3)],
    text=[
        cannot_be_blanked(THIS),
        forced_response(
            after(is_("wounded", THIS, by_struggle=COMBAT)), wound(choose(CHARACTER.other.at(THAT_STORY)), if_able=True)
        ),
    ],
    rulings=("His Forced Response comes at once, between this struggle and the next (TIME-21, STORY-13).",),
)
