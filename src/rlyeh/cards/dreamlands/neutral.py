"""Dreamlands: neutral cards."""

from rlyeh.language import *

FURTIVE_ZOOG = character(
    "dl-015", "Furtive Zoog", NEUTRAL, cost=3, skill=2, icons="A", subtypes="Zoog, Creature", zoog=True,
    text=[
        while_(DAY_TIME, gains(THIS, "I")),
        while_(NIGHT_TIME, gains(THIS, "T")),
        response(after(drains_domain_of(THIS)), put_into_play(THIS), from_=RESOURCE),
    ],
)

THE_DAY_DREAMER = character(
    "dl-017", "The Day Dreamer", NEUTRAL, cost=2, skill=2, icons="AA", subtypes="Dreamer", keywords=[DAY],
    text=[
        passive(after(enters_play(THIS)), destroy(CARD.keyword(NIGHT))),
        action(
            pay(2),
            to=[
                put_into_play(THIS, as_="it", from_=HAND),
                at_end_of_phase(given(still_in_play(the("it")), sacrifice(the("it")))),
            ],
            from_=HAND,
        ),
    ],
)

THE_RAYS_OF_DAWN = support(
    "dl-019", "The Rays of Dawn", NEUTRAL, descriptor="Cleansing Light", cost=1, subtypes="Environment", keywords=[DAY],
    text=[
        passive(after(enters_play(THIS)), destroy(CARD.keyword(NIGHT))),
        loses(CHARACTER.non_unique, "T"),
    ],
)

THE_SETTING_SUN = support(
    "dl-020", "The Setting Sun", NEUTRAL, descriptor="The Light Fails", cost=1, subtypes="Environment",
    keywords=[NIGHT],
    text=[
        passive(after(enters_play(THIS)), destroy(CARD.keyword(DAY))),
        loses(CHARACTER.non_unique, "I"),
    ],
    errata=[errata("FAQ 4.1", "each character loses one icon")],
)

THE_ENCHANTED_WOOD = support(
    "dl-037", "The Enchanted Wood", NEUTRAL, unique=True, cost=2, subtypes="Location, Dreamlands",
    text=[
        while_(
            more(
                count(SUPPORT.subtype("Dreamlands").of(YOU)),
                than=count(SUPPORT.subtype("Dreamlands").of(OPPONENT)),
            ),
            terror_does_not_protect(CHARACTER),
        ),
    ],
)

ANCIENT_ZOOG = character(
    "dl-055", "Ancient Zoog", NEUTRAL, cost=2, skill=2, icons="A", subtypes="Zoog, Creature", zoog=True,
    text=[
        response(
            after(drains_domain_of(THIS)),
            attach(
                THIS, to=choose(CHARACTER.other_than("Zoog")), subtypes="Attachment, Zoog",
                text=[gains_subtype(HOST, "Dreamer"), gains(HOST, "A")],
            ),
            from_=RESOURCE,
        ),
    ],
)

ZOOG_BURROW = support(
    "dl-056", "Zoog Burrow", NEUTRAL, cost=2, subtypes="Dreamlands, Location", zoog=True,
    text=[
        response(
            after(draws(CHARACTER.subtype("Zoog"))),
            exhaust(THIS),
            to=[
                reveal(THAT_CARD),
                then(attach_as_resource(THAT_CARD), may(YOU, draw(), paying=drain_that_domain())),
            ],
        ),
    ],
    errata=[
        errata("FAQ 1.3", "it is a neutral resource without the Zoog symbol, ERR-24", zoog=False),
        errata("FAQ 4.1", "the same once more"),
    ],
)

THE_NIGHT = character(
    "dl-057", "The Night", NEUTRAL, unique=True, descriptor="Darkness Incarnate", cost=6, skill=6, icons="TTTTA",
    subtypes="Monster", keywords=[VILLAINOUS],
    text=[
        while_(NIGHT_TIME, costs(THIS, -3), in_=HAND),
        while_(NIGHT_TIME, blank(CHARACTER.exhausted.non_unique)),
    ],
    errata=[
        errata(
            "FAQ 1.3",
            "Night cards are spared as well, ERR-25",
            text=[
                while_(NIGHT_TIME, costs(THIS, -3), in_=HAND),
                while_(NIGHT_TIME, blank(CHARACTER.exhausted.non_unique.without_keyword(NIGHT))),
            ],
        ),
    ],
)

DREAM_DAGGER = support(
    "dl-058", "Dream Dagger", NEUTRAL, cost=1, subtypes="Attachment, Item, Weapon", attach_to=CHARACTER,
    text=[
        gains(HOST, "C"),
        while_(is_a(HOST, CHARACTER.subtype("Dreamer")), gains(HOST, "TCA")),
        action(pay(1), to=attach(THIS, to=choose(CHARACTER.of(YOU).that(different_from(HOST))))),
    ],
    errata=[errata("FAQ 1.3", "only a character of its player's can carry it, ERR-26", attach_to=CHARACTER.of(YOU))],
)

BLASPHEMOUS_DREAMS = event(
    "dl-059", "Blasphemous Dreams", NEUTRAL, cost=2, subtypes="Curse",
    text=[
        while_(NIGHT_TIME, costs(THIS, -2), in_=HAND),
        action(ready(a(MINE.subtype("Dreamer"))), to=exhaust(choose(CHARACTER.other_than("Dreamer")))),
    ],
)

HALFLINGS_OF_DHAZ = character(
    "dl-075", "Halflings of D'haz", NEUTRAL, cost=4, skill=2, icons="CCCCC", subtypes="Monster",
    text=[
        while_(turn_of(OPPONENT), cannot(THIS, "commit")),
        loser_takes_extra_wounds(MARGIN, with_=THIS),
    ],
    errata=[errata("FAQ 1.3", "the loser deals the extra wounds out among their own characters there, ERR-27")],
    rulings=(
        "The loser deals the wounds out among their own characters there, all together with the ordinary one (ERR-27, "
        "STORY-52); under the last FAQ one at a time (FINAL-18).",
    ),
)

GUARDIAN_PILLAR = support(
    "dl-078", "Guardian Pillar", NEUTRAL, unique=True, cost=3, subtypes="Dreamlands, Location, Mutable",
    text=[
        while_(
            more(count(SUPPORT.subtype("Dreamlands").of(YOU)), count(SUPPORT.subtype("Dreamlands").of(OPPONENT))),
            may_commit_as_character(THIS),
        ),
        while_(committed(THIS), counts_as_character(THIS, skill=4, icons="TCCC", keywords=[INVULNERABILITY])),
    ],
    rulings=(
        "It commits in the ordinary commit steps only. While it is a character it is no support card; it keeps its "
        "title and stays unique (EFF-43, STORY-7).",
    ),
)

DREAMLANDS_ECLIPSE = support(
    "dl-080", "Dreamlands Eclipse", NEUTRAL, cost=1, subtypes="Environment",
    text=[plays_with_deck_open(fewest(count(SUPPORT.subtype("Dreamlands").of(YOU))))],
    rulings=("Where both control as many, nobody plays with an open deck.",),
)

INCONSPICUOUS_ZOOG = character(
    "dl-095", "Inconspicuous Zoog", NEUTRAL, cost=2, skill=2, icons="A", subtypes="Zoog, Creature", zoog=True,
    text=[
        response(
            after(drains_domain_of(THIS)),
            attach(
                THIS, to=choose(STORY_CARD), subtypes="Attachment, Zoog", skill=2, icons="A",
                text=[counts_at(THIS, HOST_STORY), passive(when(wins_story(YOU, HOST_STORY)), return_to_hand(THIS))],
            ),
            from_=RESOURCE,
        ),
    ],
)

MOON_BEAST_GALLEY = support(
    "dl-099", "Moon-Beast Galley", NEUTRAL, cost=1, subtypes="Dreamlands",
    text=[
        passive(
            turn_begins(),
            ready(CHARACTER.subtype("Dreamer")),
            if_=more(
                count(SUPPORT.subtype("Dreamlands").of(YOU)), count(SUPPORT.subtype("Dreamlands").of(OPPONENT))
            ),
        ),
    ],
    errata=[errata("FAQ 1.3", "the Dreamers are readied, ERR-28")],
)

THE_SLEEP_OF_THE_DEAD = event(
    "dl-100", "The Sleep of the Dead", NEUTRAL, cost=2, subtypes="Curse",
    text=[action(in_next_refresh(cannot(choose(CHARACTER, up_to=2), "be readied")), only=AFTER_RESOLVING)],
    rulings=("The next refresh phase is the opponent's (REF-10).",),
)

STEALTHY_ZOOG = character(
    "dl-115", "Stealthy Zoog", NEUTRAL, cost=2, skill=2, icons="A", subtypes="Zoog, Creature", zoog=True,
    text=[
        response(
            after(drains_domain_of(THIS)), attach(THIS, to=choose(STORY), text=[must_use_effect(HOST_STORY)]),
            from_=RESOURCE,
        ),
    ],
)

THE_CATS_OF_ULTHAR = character(
    "dl-116", "The Cats of Ulthar", NEUTRAL, cost=3, skill=2, icons="CC", subtypes="Creature", keywords=[FAST],
    text=[
        action(
            pay(3), to=put_into_play(THIS, from_=HAND, at=choose(STORY)), from_=HAND,
            only=during(STORY_PHASE, ANY_PLAYER),
        ),
        action(pay(1), to=then(destroy(a(CARD.subtype("Zoog"))), return_to_hand(THIS))),
    ],
)

NYARLATHOTEP = character(
    "dl-117", "Nyarlathotep", NEUTRAL, unique=True, descriptor="The Black Pharaoh", cost=4, skill=4, icons="TCAI",
    subtypes="Ancient One", keywords=[VILLAINOUS, TOUGHNESS(2)],
    text=[always(random_resources())],
)
