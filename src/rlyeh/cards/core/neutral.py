"""Core Set: neutral cards."""

from rlyeh.language import *

MYSTIC_BOUNTY_HUNTER = character(
    "core-141", "Mystic Bounty Hunter", NEUTRAL, cost=3, skill=3, icons="CCI", subtypes="Sorcerer",
    text=[action(sacrifice(THIS), to=return_to_hand(ATTACHMENT.in_(DISCARD, of=ANY_PLAYER)))],
)

FREELANCE_AGENT = character(
    "core-142", "Freelance Agent", NEUTRAL, cost=3, skill=3, icons="CC", subtypes="Investigator", keywords=[FAST],
    text=[
        while_(
            committed(THIS), gains(THIS, "CC", times=count(THEIRS.committed.skill(below=skill_of(THIS))))
        ),
    ],
    rulings=("Characters at every story count, not only those at its own.",),
)

FORTY_FIVE_PISTOLS = support(
    "core-143", ".45 Pistols", NEUTRAL, cost=0, subtypes="Attachment, Item, Weapon", attach_to=CHARACTER,
    text=[gains(HOST, "C")],
)

POLITICAL_DEMONSTRATION = event(
    "core-144", "Political Demonstration", NEUTRAL, cost=0,
    text=[response(after(wins_struggle(by=2)), destroy(choose(SUPPORT)))],
)

OVERZEALOUS_INITIATE = character(
    "core-145", "Overzealous Initiate", NEUTRAL, cost=2, skill=2, icons="AA", subtypes="Cultist",
    text=[action(sacrifice(THIS), to=gain_domain())],
)

ARKHAM_ASYLUM = support(
    "core-146", "Arkham Asylum", NEUTRAL, cost=2, subtypes="Location",
    text=[action(pay(1), to=restore_and_ready(choose(CHARACTER.insane)))],
)

MOVING_THE_SCENERY = event(
    "core-147", "Moving the Scenery", NEUTRAL, cost=2,
    text=[response(after(wins_struggle(by=2)), move_token(STORY))],
    rulings=("The token goes to the other side of the same story, in either direction.",),
)

MILITARY_ADVISOR = character(
    "core-148", "Military Advisor", NEUTRAL, cost=4, skill=5, icons="CI", subtypes="Government",
    keywords=[TOUGHNESS(2)],
    text=[response(after(is_("wounded", THIS)), pay(2), to=wound(choose(CHARACTER.skill(below=skill_of(THIS)))))],
    rulings=("It may respond to the wound that destroys it (TIME-18).",),
)

SERPENT_FROM_YOTH = character(
    "core-149", "Serpent from Yoth", NEUTRAL, cost=4, skill=2, icons="TC", subtypes="Monster",
    text=[forced_response(after(enters_discard(THIS)), must(EACH_OPPONENT, sacrifice(choose(MINE))))],
    errata=[errata("FAQ 1.3", "the ability is a Forced Response of this very card, ERR-3")],
    rulings=("It has to enter the discard pile from play (STATE-5).",),
)

TCHO_TCHO_TALISMAN = support(
    "core-150", "Tcho-Tcho Talisman", NEUTRAL, cost=1, subtypes="Attachment, Item", attach_to=MINE,
    text=[
        gains(HOST, "TT"),
        response(after(enters_any_discard(THIS)), pay(1), to=return_to_hand(THIS)),
    ],
)

INSIDE_INFORMATION = event(
    "core-151", "Inside Information", NEUTRAL, cost=2,
    text=[action(until_end_of_phase(loses_struggle(STORY)))],
    rulings=("It removes one struggle of the kind; boosters at the story are counted as well (STORY-27, EX-86).",),
)

DABBLER_IN_THE_UNKNOWN = character(
    "core-152", "Dabbler in the Unknown", NEUTRAL, cost=1, skill=1, subtypes="Cultist",
    text=[action(sacrifice(THIS), to=place_token(a(STORY_CARD.that(with_tokens(at_most=0)))))],
)

GENTLEMANS_CLUB = support(
    "core-153", "Gentleman's Club", NEUTRAL, cost=2, subtypes="Location",
    text=[action(exhaust(ITSELF), pay(2), to=draw())],
)

ELDRITCH_NEXUS = event(
    "core-154", "Eldritch Nexus", NEUTRAL, cost=1,
    text=[action(then(gain_domain(), attach_to_new_domain(TOP_CARD)))],
)

THE_BOOTLEG_WHISKEY_COVER_UP = conspiracy(
    "core-155", "The Bootleg Whiskey Cover-Up", NEUTRAL, cost=1, struggles="TCAI",
    text=[blank(CHARACTER.at(THIS_STORY))],
)
