"""Drafts of cards of Forgotten Lore."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
SHADOW_TEAM = character(
    "fl-001",
    "Shadow Team",
    AGENCY,
    cost=3,
    skill=2,
    icons="CC",
    subtypes="Government",
    text=[loses(THEIRS, "C")],
)

TORCH_THE_JOINT = event(
    "fl-002",
    "Torch the Joint!",
    AGENCY,
    cost=2,
    steadfast={AGENCY: 2},
    text=[
        action(
            destroy(choose(either_kind(RESOURCES.not_supplying(AGENCY), SUPPORT.subtype("Location")))),
            only=YOUR_OPERATIONS,
        )
    ],
)

THE_TERRIBLE_OLD_MAN = character(
    "fl-021",
    "The Terrible Old Man",
    AGENCY,
    unique=True,
    descriptor="Ancient Hermit",
    cost=1,
    skill=1,
    icons="C",
    subtypes="Independent",
    text=[
        passive(
            after(commits(THIS)),
            choosing(naming("icon", as_="kind")),
            unless(pay(2), until_end_of_phase(no_struggles(THAT_STORY, named("icon", "kind"))), by=OPPONENT),
        ),
    ],
)

MR_GREY = character(
    "fl-041",
    "Mr. Grey",
    AGENCY,
    unique=True,
    descriptor="Corrupt Politician",
    cost=2,
    skill=2,
    icons="CC",
    subtypes="Government",
    text=[response(after(is_("wounded", CHARACTER)), pay(1), exhaust(THIS), to=place_token(a(STORY)))],
)

THE_BLACKWOOD_CONSPIRACY = conspiracy(
    "fl-042",
    "The Blackwood Conspiracy",
    AGENCY,
    cost=0,
    struggles="TCAI",
    text=[given(exists(MINE.faction(AGENCY)), wound(any_number(CHARACTER.without_icon(COMBAT))))],
)


DEVELOPMENT_CAMP = support(
    "fl-062",
    "Development Camp",
    AGENCY,
    cost=1,
    subtypes="Location",
    text=[
        action(exhaust(THIS), to=until_end_of_phase(gains(choose(CHARACTER, as_="it"), skill=1), gains(the("it"), "C")))
    ],
)

CAPTAIN_GEORGE_THORFINNSEN = character(
    "fl-081",
    "Captain George Thorfinnsen",
    AGENCY,
    unique=True,
    descriptor="Veteran Whaler",
    cost=3,
    skill=2,
    icons="CC",
    subtypes="Investigator",
    text=[
        response(
            after(plays(EVENT.subtype("Polar"), who=ANY_PLAYER)), exhaust(THIS), to=wound(choose(CHARACTER.exhausted))
        )
    ],
)

SAFARI_HUNTER = character(
    "fl-101",
    "Safari Hunter",
    AGENCY,
    cost=3,
    skill=3,
    icons="CCC",
    subtypes="Investigator",
    text=[gains(THIS, "C", times=count(CHARACTER.subtype("Monster").at(SAME_STORY)))],
)

AMMUNITIONS_EXPERT = character(
    "fl-102",
    "Ammunitions Expert",
    AGENCY,
    cost=2,
    skill=2,
    icons="C",
    subtypes="Government",
    text=[
        response(
            after(enters_play(CHARACTER.subtype("Monster"))),
            attach(a(CARD.subtype("Weapon").in_(DISCARD)), to=a(MINE), from_=DISCARD),
        )
    ],
)

MR_NGAMBE = character(
    "fl-103",
    "Mr. Ngambe",
    AGENCY,
    unique=True,
    descriptor="Urban Investigator",
    cost=4,
    skill=3,
    icons="CII",
    subtypes="Investigator",
    keywords=[FAST],
    text=[loses(CHARACTER.subtype("Monster", "Ancient One").at(SAME_STORY), keyword=ALL_TOUGHNESS)],
)
