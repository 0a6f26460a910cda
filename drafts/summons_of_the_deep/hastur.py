"""Drafts of cards of Summons of the Deep."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY


def _keep_away(icon):
    return until_end_of_phase(cannot(choose(THEIRS.icon(icon)), "commit", at=SAME_STORY))


TERRIFYING_VISAGE = support(
    "sotd-012",
    "Terrifying Visage",
    HASTUR,
    cost=1,
    subtypes="Attachment",
    attach_to=CHARACTER.icon(TERROR),
    text=[response(after(wins_struggle(TERROR)), ready(HOST))],
)

WANDERING_INMATE = character(
    "sotd-031",
    "Wandering Inmate",
    HASTUR,
    cost=2,
    skill=1,
    icons="T",
    subtypes="Cultist",
    text=[
        response(
            after(is_("restored", CHARACTER)),
            exhaust(THIS),
            to=unless(
                pay(cost_of(THAT_CHARACTER, printed=True)),
                return_to_hand(THAT_CHARACTER),
                by=owner_of(THAT_CHARACTER),
            ),
        ),
    ],
)

LOCAL_BREW = support(
    "sotd-032",
    "Local Brew",
    HASTUR,
    cost=0,
    subtypes="Attachment, Item",
    steadfast={HASTUR: 1},
    attach_to=MINE,
    text=[always(gains(HOST, keyword=FAST), gains(MINE.at(HOSTS_STORY), keyword=FAST))],
)

LONG_DEAD_PRINCE = character(
    "sotd-050",
    "Long-Dead Prince",
    HASTUR,
    unique=True,
    descriptor="Ancient Royalty",
    cost=1,
    skill=1,
    icons="C",
    subtypes="High Priest",
    keywords=[TOUGHNESS(1)],
    text=[action(return_to_hand(THIS), if_=is_a(THIS, CHARACTER.wounded))],
)

INFERNAL_OBSESSION = support(
    "sotd-051",
    "Infernal Obsession",
    HASTUR,
    unique=True,
    cost=3,
    subtypes="Madness, Attachment",
    attach_to=CHARACTER.other_than("Ancient One"),
    text=[
        passive(after(enters_play(THIS)), take_control(HOST, until=WHILE_IN_PLAY)),
        passive(after(changes_control(HOST)), given(is_a(HOST, THEIRS), discard_from_play(THIS))),
    ],
)

STEALTHY_BYAKHEE = character(
    "sotd-069",
    "Stealthy Byakhee",
    HASTUR,
    cost=2,
    skill=2,
    icons="CA",
    subtypes="Servitor",
    text=[response(after(commits(THIS)), _keep_away(ARCANE))],
)

COFFEE_HOUSE = support(
    "sotd-070",
    "Coffee House",
    HASTUR,
    cost=2,
    subtypes="Location",
    text=[response(after(wins_struggle(ARCANE, by=2)), sacrifice(THIS), to=ready(MINE.exhausted))],
)

VAPOROUS_ISLE = support(
    "sotd-090",
    "Vaporous Isle",
    HASTUR,
    cost=3,
    subtypes="Location",
    text=[
        instead(would_be("insane", CHARACTER), return_to_hand(THAT_CHARACTER), if_=is_a(THIS, SUPPORT.ready)),
        forced_response(after(succeeds(who=OPPONENT)), exhaust(THIS)),
    ],
)
