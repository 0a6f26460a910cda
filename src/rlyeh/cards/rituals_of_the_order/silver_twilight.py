"""The Rituals of the Order: Order of the Silver Twilight."""

from rlyeh.language import *

EXPULSION_FROM_THE_ORDER = event(
    "roto-016", "Expulsion from the Order", SILVER_TWILIGHT, cost=1,
    text=[
        action(
            sacrifice(a(MINE.faction(SILVER_TWILIGHT), as_="it")),
            to=until_end_of_phase(
                gains_printed_icons(choose(CHARACTER.faction(SILVER_TWILIGHT).that(is_not(the("it")))), of=the("it"))
            ),
        ),
    ],
    rulings=("With a single such character in play it cannot be played.",),
)

RITUAL_OF_POWER = support(
    "roto-054", "Ritual of Power", SILVER_TWILIGHT, unique=True, descriptor="Gears of Armageddon", cost=3,
    subtypes="Ritual",
    text=[forced_response(after(phase_ends(STORY_PHASE)), refresh_all_domains(EACH_PLAYER))],
)

CROOKED_TREASURER = character(
    "roto-112", "Crooked Treasurer", SILVER_TWILIGHT, cost=4, skill=3, icons="AAA", subtypes="Criminal, Lodge",
    text=[while_(more(count(CARD.in_(HAND, of=OPPONENT)), than=count(CARD.in_(HAND))), draws_more())],
    rulings=("The hands are counted once, as the draw phase begins (DRAW-7).",),
)
