"""Summons of the Deep: Agency."""

from rlyeh.language import *

MARSHALL_GREENE = character(
    "sotd-021", "Marshall Greene", AGENCY, unique=True, descriptor="Too Old For This...", cost=3, skill=3, icons="CCI",
    subtypes="Government, Investigator", keywords=[HEROIC, TOUGHNESS(1), WILLPOWER],
    text=[while_(is_a(THIS, CHARACTER.unwounded), gains(MINE.at(SAME_STORY), keyword=WILLPOWER))],
)

DYNAMITE = support(
    "sotd-042", "Dynamite", AGENCY, cost=2, subtypes="Item, Weapon", attach_to=CHARACTER.faction(AGENCY),
    text=[action(discard_from_play(THIS), to=wound(CHARACTER.at(HOSTS_STORY)))],
    errata=[errata("FAQ 1.3", "it is an Attachment, ERR-12", subtypes="Item, Weapon, Attachment")],
)

ENDLESS_INTERROGATION = event(
    "sotd-082", "Endless Interrogation", AGENCY, cost=0, steadfast={HASTUR: 1},
    text=[
        response(
            after(succeeds()),
            then(
                discard_at_random(who=EACH_OPPONENT),
                may(YOU, return_instead_of_discarding(THIS), paying=pay(1)),
            ),
        ),
    ],
    errata=[
        errata("FAQ 1.3", "back in hand it is a new copy, which may answer the same success again, ERR-16"),
        errata(
            "FAQ 4.1",
            "it goes on top of the deck",
            text=[
                response(
                    after(succeeds()),
                    then(discard_at_random(who=EACH_OPPONENT), may(YOU, put_on_top(THIS), paying=pay(1))),
                ),
            ],
        ),
    ],
    rulings=("Back in hand it is a new copy and may be played again in the same response window (TIME-17).",),
)

CONFIDENT_ROOKIE = character(
    "sotd-101", "Confident Rookie", AGENCY, cost=2, skill=3, icons="C", subtypes="Government",
    text=[
        while_(
            is_a(THIS, CHARACTER.that(with_attached(CARD.subtype("Weapon")))),
            gains(THIS, "C"),
            gains(THIS, keyword=WILLPOWER),
        ),
        while_(
            is_a(THIS, CHARACTER.that(with_attached(CARD.subtype("Vehicle")))),
            gains(THIS, "A"),
            gains(THIS, keyword=FAST),
        ),
    ],
)

MILITARY_BIKE = support(
    "sotd-102", "Military Bike", AGENCY, cost=2, subtypes="Attachment, Vehicle", attach_to=MINE,
    text=[
        disrupt(
            after(resolves_story(with_=HOST)),
            exhaust(THIS),
            to=commit_to(HOST, STORY.that(with_characters())),
        ),
    ],
    errata=[
        errata("FAQ 1.3", "only to a story where there are characters already, ERR-20"),
        errata(
            "FAQ 4.1",
            "stories that have resolved will do as well",
            text=[
                disrupt(
                    after(resolves_story(with_=HOST)),
                    exhaust(THIS),
                    to=commit_to(HOST, STORY.that(with_characters()), resolved=True),
                ),
            ],
        ),
    ],
    rulings=(
        "A defender goes only to a story with an attacker (STORY-9); the character keeps its position (STORY-3).",
    ),
)
