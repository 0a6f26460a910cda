"""Drafts of cards of Forgotten Lore."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
OBSCENE_BYAKHEE = character(
    "fl-009",
    "Obscene Byakhee",
    HASTUR,
    cost=4,
    skill=3,
    icons="TTA",
    subtypes="Servitor",
    text=[response(after(enters_play(THIS)), discard_at_random(who=EACH_OPPONENT))],
)

ALTAR_OF_MADNESS = support(
    "fl-010",
    "Altar of Madness",
    HASTUR,
    cost=3,
    subtypes="Location",
    text=[
        action(
            exhaust(THIS),
            to=until_end_of_phase(costs(EVENT, -1, per=THEIRS.insane, minimum=1, whose=YOU, next_only=True)),
        )
    ],
)

CHARLES_DEXTER_WARD = character(
    "fl-029",
    "Charles Dexter Ward",
    HASTUR,
    unique=True,
    descriptor="Unfortunate Fool",
    cost=3,
    skill=3,
    icons="CA",
    subtypes="Servitor",
    text=[disrupt(when(would_be("insane", THIS)), drive_insane(choose(CHARACTER.other), if_able=True), instead=True)],
)

ARTISTS_COLONY = support(
    "fl-030",
    "Artist's Colony",
    HASTUR,
    cost=2,
    subtypes="Location",
    text=[
        action(
            exhaust(THIS),
            to=[
                reveal(top_cards(1, EACH_PLAYER)),
                these(highest(CARD.among("revealed"), "printed cost"), as_="best"),
                return_to_hand(CARD.owned_by(YOU).among("best")),
                discard(CARD.among("revealed").remaining),
            ],
        ),
    ],
)

THE_HIDDEN_CONSPIRACY = conspiracy(
    "fl-050",
    "The Hidden Conspiracy",
    HASTUR,
    cost=0,
    struggles="TCAI",
    text=[given(exists(MINE.faction(HASTUR)), drive_insane(any_number(CHARACTER)))],
)

FEATHERY_WATCHERS = character(
    "fl-070",
    "Feathery Watchers",
    HASTUR,
    cost=3,
    skill=2,
    icons="TC",
    subtypes="Creature",
    text=[
        response(
            after(commits(THIS)),
            until_end_of_phase(cannot(choose(THEIRS.other_than("Ancient One")), "commit", at=THAT_STORY)),
            if_=YOUR_TURN,
        )
    ],
)

WHITE_OUT = event(
    "fl-090",
    "White Out",
    HASTUR,
    cost=2,
    subtypes="Polar",
    text=[action(until_end_of_phase(does_not_count(choose(CHARACTER.committed))), only=turn_of(OPPONENT))],
    errata=[errata("FAQ 4.1", "the character counts neither its icons nor its skill")],
)

ATLACH_NACHA = character(
    "fl-113",
    "Atlach-Nacha",
    HASTUR,
    unique=True,
    descriptor="The Spider God",
    cost=6,
    skill=6,
    icons="TTTTA",
    subtypes="Ancient One",
    keywords=[VILLAINOUS, TOUGHNESS(3)],
    text=[
        cannot_be_blanked(THIS),
        response(
            after(commits(THIS)),
            mill(1, as_="discarded"),
            given(is_a(the("discarded", "card"), either_kind(EVENT, SUPPORT, CONSPIRACY)), place_token(THAT_STORY)),
        ),
    ],
)
