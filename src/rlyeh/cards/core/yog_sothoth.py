"""Core Set: Yog-Sothoth."""

from rlyeh.language import *

YOG_SOTHOTH_IN_WHOM_THE_SPHERES_MEET = character(
    "core-101", "Yog-Sothoth", YOG_SOTHOTH, unique=True, descriptor="In Whom the Spheres Meet", cost=8, skill=8,
    icons="TTCCA", subtypes="Ancient One", keywords=[VILLAINOUS, INVULNERABILITY],
    text=[always(costs(THIS, -1, per=CARD.subtype("Spell").in_(DISCARD), minimum=1), in_=HAND)],
)

SERVANT_FROM_OUT_OF_TIME = character(
    "core-102", "Servant from Out of Time", YOG_SOTHOTH, cost=0, skill=1, icons="TT", subtypes="Cultist",
    text=[forced_response(after(enters_play(THIS)), sacrifice(a(YOUR_RESOURCES), if_able=True))],
    rulings=("The resource is sacrificed although domains are out of play: the text names it (RES-6).",),
)

SON_OF_YEB = character(
    "core-103", "Son of Yeb", YOG_SOTHOTH, cost=2, skill=2, icons="C", subtypes="Cultist",
    text=[gains(THIS, "C", times=count(MINE.subtype("Cultist")))],
    rulings=("Son of Yeb is a Cultist and counts itself.",),
)

LIVING_MUMMY = character(
    "core-104", "Living Mummy", YOG_SOTHOTH, cost=4, skill=4, icons="CCA", subtypes="Monster",
    text=[forced_response(after(enters_discard(THIS)), wound(CHARACTER))],
    rulings=("Nothing happens if its text box was blank when it left play (STATE-5, EX-66).",),
)

FISHERS_FROM_OUTSIDE = character(
    "core-105", "Fishers from Outside", YOG_SOTHOTH, cost=3, skill=2, icons="TC", subtypes="Servitor",
    steadfast={YOG_SOTHOTH: 2},
    text=[forced_response(after(enters_play(THIS)), return_to_hand(choose(CHARACTER.exhausted)))],
)

CANNIBAL_GHAST = character(
    "core-106", "Cannibal Ghast", YOG_SOTHOTH, cost=1, skill=4, icons="TT", subtypes="Monster",
    text=[while_(YOUR_TURN, cannot(THIS, "commit"))],
)

SPELL_BOUND_SHOGGOTH = character(
    "core-107", "Spell-bound Shoggoth", YOG_SOTHOTH, cost=3, skill=3, icons="TTC", subtypes="Servitor",
    text=[gains(CHARACTER.other, skill=-1)],
)

ARCANE_INITIATE = character(
    "core-108", "Arcane Initiate", YOG_SOTHOTH, cost=1, skill=1, icons="A", subtypes="Cultist",
    keywords=[VILLAINOUS, WILLPOWER],
)

GUARDIAN_ELDER_THING = character(
    "core-109", "Guardian Elder Thing", YOG_SOTHOTH, cost=5, skill=3, icons="AAA", subtypes="Independent",
    keywords=[TOUGHNESS(2)],
    text=[while_(committed(THIS), gains(THIS, text=action(pay(2), to=wound(CHARACTER.at(THIS_STORY)))))],
)

HOUND_OF_TINDALOS = character(
    "core-110", "Hound of Tindalos", YOG_SOTHOTH, cost=4, skill=2, icons="CCAA", subtypes="Independent",
    keywords=[FAST],
    text=[
        action(attach(THIS, to=a(CHARACTER), text=[gains(HOST, skill=-4), action(pay(1), to=unattach(THIS))])),
    ],
    errata=[errata("FAQ 4.1", "attached, it counts as an Attachment support card, STATE-31")],
    rulings=(
        "Attached, it is a support card and neither skill, icons nor keywords are left of it (STATE-31).",
        "It stays attached after the phase (EFF-16).",
        "If it is destroyed while attached, a support card leaves play; in the discard pile it is a character again "
        "(STATE-33, EX-130).",
    ),
)

DISCIPLE_OF_THE_GATE = character(
    "core-111", "Disciple of the Gate", YOG_SOTHOTH, cost=2, skill=X, icons="CC", subtypes="Cultist",
    keywords=[VILLAINOUS],
    text=[has_skill(THIS, count(CHARACTER.faction(YOG_SOTHOTH)))],
    rulings=("With a blank text box nothing defines X, so its skill is 0 (PAY-18).",),
)

SERVANT_OF_NODENS = character(
    "core-112", "Servant of Nodens", YOG_SOTHOTH, cost=2, skill=2, icons="TC", subtypes="Servitor",
)

FORBIDDEN_SHRINE = support(
    "core-113", "Forbidden Shrine", YOG_SOTHOTH, cost=1, subtypes="Location",
    text=[gains(MINE.committed, skill=1)],
)

BLACKMOOR_ESTATE = support(
    "core-114", "Blackmoor Estate", YOG_SOTHOTH, cost=3, subtypes="Location",
    text=[action(exhaust(ITSELF), pay(X), to=[choosing(A_PLAYER), mill(X, CHOSEN_PLAYER)])],
)

JOURNEY_TO_THE_OTHER_SIDE = event(
    "core-115", "Journey to the Other Side", YOG_SOTHOTH, cost=1, subtypes="Spell",
    text=[action(then(look_at_top(5), put_back()), given(OVERPAID, may(YOU, take_to_hand())))],
)

OPENING_THE_LIMBO_GATE = event(
    "core-116", "Opening the Limbo Gate", YOG_SOTHOTH, cost=4, subtypes="Spell",
    text=[
        action(
            put_into_play(together(choose(CHARACTER.in_(DISCARD)), choose(CHARACTER.in_(DISCARD, of=OPPONENT)))),
            only=YOUR_OPERATIONS,
        ),
    ],
    rulings=("It cannot be played unless every player's discard pile holds a character (EFF-2, EX-53).",),
)

A_SINGLE_GLIMPSE = event(
    "core-117", "A Single Glimpse", YOG_SOTHOTH, cost=2, subtypes="Spell",
    text=[action(must(OPPONENT, sacrifice(a(MINE), if_able=True)), only=YOUR_OPERATIONS)],
)

GATHERING_AT_THE_STONES = event(
    "core-118", "Gathering at the Stones", YOG_SOTHOTH, cost=2,
    text=[action(return_to_hand(choose(CARD.in_(DISCARD))), only=YOUR_OPERATIONS)],
)

UNSPEAKABLE_RESURRECTION = event(
    "core-119", "Unspeakable Resurrection", YOG_SOTHOTH, cost=X, subtypes="Spell",
    text=[action(put_into_play(choose(CHARACTER.in_(DISCARD).cost(at_most=X))))],
)

DAMPEN_LIGHT = event(
    "core-120", "Dampen Light", YOG_SOTHOTH, cost=1, subtypes="Spell",
    text=[action(until_end_of_phase(costs(CARD, 1)))],
)
