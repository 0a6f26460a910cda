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
