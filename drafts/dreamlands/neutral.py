"""Drafts of cards of Dreamlands."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
_MY = SUPPORT.subtype("Dreamlands").of(YOU)
_THEIR = SUPPORT.subtype("Dreamlands").of(OPPONENT)
_LEAD = more(count(_MY), than=count(_THEIR))


def _leave(who):
    return at_end_of_phase(given(still_in_play(the(who)), sacrifice(the(who))))


TWILIGHT_RITUAL = event(
    "dl-016",
    "Twilight Ritual",
    NEUTRAL,
    cost=1,
    subtypes="Ritual",
    text=[action(until_end_of_phase(blank(CARD.that(any_of(with_keyword(DAY), with_keyword(NIGHT))))), draw())],
)

DREAMLANDS_WANDERER = character(
    "dl-018",
    "Dreamlands Wanderer",
    NEUTRAL,
    cost=2,
    skill=2,
    icons="AA",
    subtypes="Dreamer",
    keywords=[NIGHT],
    text=[
        passive(after(enters_play(THIS)), destroy(CARD.keyword(DAY))),
        action(pay(2), to=[put_into_play(THIS, as_="it", from_=HAND), _leave("it")], from_=HAND),
    ],
)

PRIZE_PISTOL = support(
    "dl-022",
    "Prize Pistol",
    NEUTRAL,
    cost=1,
    subtypes="Attachment, Item, Weapon",
    attach_to=CHARACTER.faction(AGENCY),
    text=[
        gains(HOST, "C"),
        action(exhaust(THIS), pay(1), to=wound(choose(CHARACTER.skill(below=icons_of(COMBAT, HOST))))),
    ],
)

DAYBREAK = event(
    "dl-023",
    "Daybreak!",
    NEUTRAL,
    cost=2,
    keywords=[DAY],
    text=[
        action(
            destroy(CARD.keyword(NIGHT)),
            attach(
                THIS,
                to=a(STORY_CARD),
                subtypes="Environment",
                text=[gains(THIS, keyword=DAY), no_struggles(HOST_STORY, TERROR)],
            ),
        ),
    ],
)

SECRETIVE_ZOOG = character(
    "dl-036",
    "Secretive Zoog",
    NEUTRAL,
    cost=2,
    skill=2,
    icons="A",
    subtypes="Zoog, Creature",
    zoog=True,
    text=[
        response(
            after(drains_domain_of(THIS)),
            put_into_play(THIS),
            to=then(
                choosing(choose(CARD.subtype("Zoog").other.of(YOU), as_="zoog")),
                attach_as_resource(the("zoog", "card")),
            ),
            from_=RESOURCE,
        )
    ],
)

KAMAN_THAH = character(
    "dl-038",
    "Kaman-Thah",
    NEUTRAL,
    unique=True,
    descriptor="Priest of the Dreamlands",
    cost=3,
    skill=2,
    icons="TI",
    subtypes="Independent",
    keywords=[TOUGHNESS(1)],
    text=[while_(exists(CARD.titled("Nasht").of(YOU)), gains(THIS, skill=3), gains(THIS, "CA"))],
)

NASHT = character(
    "dl-039",
    "Nasht",
    NEUTRAL,
    unique=True,
    descriptor="Priest of the Dreamlands",
    cost=3,
    skill=2,
    icons="CA",
    subtypes="Independent",
    keywords=[TOUGHNESS(1)],
    text=[while_(exists(CARD.titled("Kaman-Thah").of(YOU)), gains(THIS, skill=3), gains(THIS, "TI"))],
)

SLIME_MOLD = character(
    "dl-040",
    "Slime Mold",
    NEUTRAL,
    cost=2,
    skill=2,
    icons="TC",
    subtypes="Monster",
    text=[action(sacrifice(THIS), to=wound(CHARACTER.wounded))],
)

ASSIST_DREAMER = event(
    "dl-060",
    "Assist Dreamer",
    NEUTRAL,
    cost=2,
    subtypes="Spell",
    text=[
        while_(NIGHT_TIME, costs(THIS, -2), in_=HAND),
        action(
            ready(choose(CHARACTER.unique, as_="it")),
            until_end_of_phase(gains_subtype(the("it"), "Dreamer"), gains(the("it"), "AAA")),
        ),
    ],
)

CURIOUS_ZOOG = character(
    "dl-076",
    "Curious Zoog",
    NEUTRAL,
    cost=1,
    skill=1,
    subtypes="Zoog, Creature",
    zoog=True,
    text=[
        response(
            after(drains_domain_of(THIS)),
            return_to_hand(THIS),
            to=[
                look_at(top_cards(1, EACH_PLAYER)),
                may(YOU, discard(CARD.among("those"))),
            ],
            from_=RESOURCE,
        ),
    ],
)

CRYPTIC_WRITINGS = support(
    "dl-077",
    "Cryptic Writings",
    NEUTRAL,
    cost=1,
    subtypes="Attachment",
    attach_to=CHARACTER.other_than("Ancient One"),
    text=[cannot(HOST, "be triggered")],
)

THE_BOOK_OF_BLACK_STONES = support(
    "dl-079",
    "The Book of Black Stones",
    NEUTRAL,
    unique=True,
    cost=1,
    subtypes="Attachment, Tome",
    attach_to=MINE,
    text=[action(exhaust(THIS), to=mill(1, EACH_PLAYER))],
)

BASILISK = character(
    "dl-096",
    "Basilisk",
    NEUTRAL,
    cost=4,
    skill=7,
    icons="TCCCC",
    subtypes="Creature, Monster",
    keywords=[FAST, TOUGHNESS(3)],
    text=[
        forced_response(
            after(turn_ends(YOU)),
            given(
                exists(MINE.other),
                one_of(wound(MINE.other, 2), sacrifice(THIS)),
                otherwise=sacrifice(THIS),
            ),
        ),
    ],
    errata=[errata("FAQ 4.1", "where one of the two cannot be done, it is the other")],
)

RICHARD_UPTON_PICKMAN = character(
    "dl-097",
    "Richard Upton Pickman",
    NEUTRAL,
    unique=True,
    descriptor="Venerable Ghoul",
    cost=4,
    skill=3,
    icons="CCI",
    subtypes="Ghoul, Monster",
    text=[
        gains_printed_icons(THIS, of=CARD.subtype("Ghoul").attached_to(THIS)),
        instead(
            would_be("wounded", THIS),
            discard_from_play(a(CARD.subtype("Ghoul").attached_to(THIS))),
            optional=True,
        ),
        action(
            pay(2),
            to=attach(a(CHARACTER.subtype("Ghoul").in_(HAND, DISCARD)), THIS, subtypes="Attachment, Ghoul", blank=True),
        ),
    ],
)

MOON_BEAST_CAPTAIN = character(
    "dl-098",
    "Moon-Beast Captain",
    NEUTRAL,
    cost=4,
    skill=4,
    icons="CAI",
    subtypes="Investigator, Creature",
    text=[while_(_LEAD, costs(THIS, -2), in_=HAND)],
)

THE_LIGHT_SIDE_OF_THE_MOON = event(
    "dl-118",
    "The Light Side of the Moon",
    NEUTRAL,
    cost=3,
    text=[
        while_(DAY_TIME, costs_exactly(THIS, 0), in_=HAND),
        response(
            after(wins_story(OPPONENT, what=STORY_CARD)),
            must(
                EACH_PLAYER,
                then(
                    choosing(choose(MINE, up_to=3, as_="kept")),
                    shuffle_into_deck(MINE.that(is_not(the("kept", "characters")))),
                ),
            ),
        ),
    ],
)

THE_DARK_SIDE_OF_THE_MOON = event(
    "dl-119",
    "The Dark Side of the Moon",
    NEUTRAL,
    cost=3,
    text=[
        while_(NIGHT_TIME, costs_exactly(THIS, 0), in_=HAND),
        response(after(wins_story(OPPONENT, what=STORY_CARD)), must(EACH_PLAYER, shuffle_into_deck(choose(THEIRS)))),
    ],
)

UNKNOWN_KADATH = support(
    "dl-120",
    "Unknown Kadath",
    NEUTRAL,
    unique=True,
    descriptor="Home of the Other Gods",
    cost=2,
    subtypes="Dreamlands, Location",
    text=[
        action(
            exhaust(THIS),
            to=must(
                OPPONENT,
                return_to_hand(
                    choose(CARD.that(any_of(with_keyword(DAY), with_keyword(NIGHT))).in_(DISCARD, of=OPPONENT))
                ),
            ),
        )
    ],
)
