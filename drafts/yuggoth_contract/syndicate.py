"""Drafts of cards of The Yuggoth Contract."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
_CON = exists(CONSPIRACY)

THE_LAUNDROMAT = support(
    "yc-017",
    "The Laundromat",
    SYNDICATE,
    unique=True,
    descriptor="More Than It Seems",
    cost=2,
    subtypes="Location",
    text=[action(pay(2), put_on_bottom(CARD.in_(HAND), 1), to=draw())],
)


VERONICA_FROST = character(
    "yc-036",
    "Veronica Frost",
    SYNDICATE,
    unique=True,
    descriptor="Elegant but Deadly",
    cost=2,
    skill=2,
    icons="CC",
    subtypes="Independent",
    text=[
        response(
            after(commits(THIS)),
            until_end_of_phase(immune(choose(MINE.other.at(THAT_STORY)), triggered=True)),
        ),
    ],
)

TATTOO_ARTIST = character(
    "yc-037",
    "Tattoo Artist",
    SYNDICATE,
    cost=2,
    skill=2,
    icons="AA",
    subtypes="Sorcerer, Artist",
    text=[
        response(
            after(commits(THIS)),
            choosing(choose(CHARACTER, as_="it")),
            one_of(
                until_end_of_phase(gains(the("it"), skill=2)),
                until_end_of_phase(gains(the("it"), skill=-2)),
            ),
        ),
    ],
)

BOUND_AND_GAGGED = support(
    "yc-057",
    "Bound and Gagged",
    SYNDICATE,
    cost=1,
    subtypes="Attachment, Condition",
    attach_to=CHARACTER.skill(at_most=2),
    text=[always(blank(HOST), cannot(HOST, "commit"))],
)

SMUGGLERS = character(
    "yc-075",
    "Smugglers",
    SYNDICATE,
    cost=3,
    skill=2,
    icons="CC",
    subtypes="Criminal",
    text=[
        passive(
            after(enters_play(THIS)),
            these(CARD.in_(HAND), as_="hand"),
            then(put_on_bottom(CARD.in_(HAND), any_order=True), draw(count(the("hand", "cards"), moved=True))),
        ),
        action(exhaust(THIS), pay(1), to=draw(from_bottom=True)),
    ],
)

MEAT_WAGON = support(
    "yc-077",
    "Meat Wagon",
    SYNDICATE,
    cost=2,
    subtypes="Attachment, Vehicle",
    attach_to=MINE.subtype("Criminal"),
    text=[action(exhaust(HOST), to=exhaust(choose(CHARACTER.skill(at_most=2))))],
)


BLIND_FIGHTING = event(
    "yc-098",
    "Blind Fighting",
    SYNDICATE,
    cost=1,
    text=[
        action(
            choosing(choose(STORY, as_="story")),
            then(
                one_of(
                    until_end_of_phase(gains_struggles(the("story", "story"), "C")),
                    until_end_of_phase(loses_struggles(the("story", "story"), "C")),
                ),
                may(YOU, return_instead_of_discarding(THIS), paying=exhaust(a(MINE))),
            ),
        ),
    ],
)

TATTOOED_THUG = character(
    "yc-117",
    "Tattooed Thug",
    SYNDICATE,
    cost=2,
    skill=2,
    icons="C",
    subtypes="Conspirator, Cultist",
    text=[while_(_CON, gains(THIS, keyword=WILLPOWER), gains(THIS, "CAA"))],
)

THE_VIEW_FROM_WITHIN = event(
    "yc-118",
    "The View from Within",
    SYNDICATE,
    cost=1,
    text=[action(then(look_at_top(4, OPPONENT), put_back()))],
)
