"""Forgotten Lore: Yog-Sothoth."""

from rlyeh.language import *

VISITOR_FROM_THE_SPHERES = character(
    "fl-031", "Visitor from the Spheres", YOG_SOTHOTH, cost=3, skill=3, icons="TA", subtypes="Servitor",
    text=[response(after(plays(EVENT, who=ANY_PLAYER)), pay(3), to=copy_effects())],
    rulings=(
        "You make all choices of the copy anew; its X is what was paid for the event. The copy is no card: what "
        "the event says of its own card is not done (STATE-4).",
    ),
)

DREAMS_IN_LIMBO = event(
    "fl-032", "Dreams in Limbo", YOG_SOTHOTH, cost=1, subtypes="Spell",
    text=[action(until_end_of_turn(no_struggles(choose(STORY))))],
)

THE_DUNWICH_HORROR = character(
    "fl-072", "The Dunwich Horror", YOG_SOTHOTH, unique=True, descriptor="Bigger 'n a barn...", cost=4, skill=4,
    icons="TTCC", subtypes="Monster", keywords=[VILLAINOUS],
    text=[
        action(
            then(
                take_control(THIS, who=OPPONENT), destroy(choose(CHARACTER_OR_SUPPORT.other.of(OPPONENT)))
            ),
            unstoppable=True,
        ),
    ],
)

WILBUR_WHATELEY = character(
    "fl-073", "Wilbur Whateley", YOG_SOTHOTH, unique=True, descriptor="Preternaturally Intelligent", cost=3, skill=3,
    icons="TCAI", subtypes="Sorcerer",
    text=[
        forced_response(after(succeeds(with_=THIS)), place_token(THIS)),
        whenever(is_a(THIS, CHARACTER.that(with_tokens(at_least=4))), become_story(THIS)),
    ],
    rulings=("He has left play then, and nobody has won a story by that (WIN-9).",),
)

SENTINEL_HILL = support(
    "fl-074", "Sentinel Hill", YOG_SOTHOTH, unique=True, descriptor="Where Your Doom Awaits", cost=2,
    subtypes="Location",
    text=[response(after(changes_control(CARD)), exhaust(THIS), to=return_to_hand(THAT_CARD))],
)

CTHUGHA = character(
    "fl-115", "Cthugha", YOG_SOTHOTH, unique=True, descriptor="Fiery Conflagration", cost=6, skill=6, icons="TTCCC",
    subtypes="Ancient One", keywords=[VILLAINOUS, TOUGHNESS(3)],
    text=[
        cannot_be_blanked(THIS),
        while_(committed(THIS), does_not_count(CHARACTER.other.at(THIS_STORY), "icons", COMBAT)),
    ],
    rulings=("Their icons are there all the same: filters see them (STORY-55).",),
)

OPENER_OF_THE_GATE = character(
    "fl-117", "Opener of the Gate", YOG_SOTHOTH, cost=2, skill=2, icons="A", subtypes="Sorcerer",
    text=[gains_subtype(CARD.subtype("Monster").in_(HAND, DECK, DISCARD), "Spell")],
)
