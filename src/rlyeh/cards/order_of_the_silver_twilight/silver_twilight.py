"""The Order of the Silver Twilight: Silver Twilight."""

from rlyeh.language import *

SENATOR_NATHANIEL_RHODES = character(
    "ost-017", "Senator Nathaniel Rhodes", SILVER_TWILIGHT, unique=True, descriptor="Adept Politician", cost=4, skill=4,
    icons="CAAI", subtypes="Lodge, Government",
    text=[response(after(discards_cards(YOU)), pay(1), to=draw())],
)

KNIGHT_OF_THE_OUTER_VOID = character(
    "ost-023", "Knight of the Outer Void", SILVER_TWILIGHT, cost=3, skill=3, icons="CCA", subtypes="Lodge",
    keywords=[WILLPOWER],
    text=[
        forced_response(
            after(phase_begins(REFRESH_PHASE, YOU)), return_to_hand(choose(MINE.faction(SILVER_TWILIGHT))),
        ),
    ],
    rulings=("It comes at the beginning of the phase, before anything is restored (TURN-10).",),
)

SILVER_TWILIGHT_COLLECTOR = character(
    "ost-033", "Silver Twilight Collector", SILVER_TWILIGHT, cost=2, skill=2, icons="C", subtypes="Lodge",
    text=[
        gains(THIS, "C", times=tokens_on(THIS)),
        forced_response(after(is_("destroyed", CHARACTER.subtype("Monster", "Creature"))), place_token(THIS)),
    ],
)

SILVER_TWILIGHT_LODGE = support(
    "ost-036", "Silver Twilight Lodge", SILVER_TWILIGHT, unique=True, descriptor="Nexus of Power", cost=3,
    subtypes="Location",
    text=[always(costs(CHARACTER.faction(SILVER_TWILIGHT), -1, minimum=1, whose=YOU, first_each="turn"))],
    errata=(errata("FAQ 4.1", "it is the first such character of each turn; without that no period is named"),),
)

CRYSTAL_OF_THE_ELDER_THINGS = support(
    "ost-043", "Crystal of the Elder Things", SILVER_TWILIGHT, unique=True, descriptor="Radiant Gem", cost=2,
    subtypes="Artifact",
    text=[
        response(
            after(leaves_play(CHARACTER)), exhaust(THIS), to=refresh_domain(domain(ANY_PLAYER, exactly=1)),
        ),
    ],
)

FRIENDLY_TO_THE_ORDER = event(
    "ost-054", "Friendly to the Order", SILVER_TWILIGHT, cost=1,
    text=[
        action(
            until_end_of_phase(
                gains(choose(CHARACTER.faction(SILVER_TWILIGHT)), "CA", times=X),
                x=how_often(leaves_play(CHARACTER), "phase"),
            ),
        ),
    ],
)
