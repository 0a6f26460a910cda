"""Core Set: Syndicate."""

from rlyeh.language import *

JACK_BRASS_BRADY = character(
    "core-061", 'Jack "Brass" Brady', SYNDICATE, unique=True, descriptor="Steeped in Violence",
    cost=3, skill=3, icons="CCI", subtypes="Investigator",
    text=[disrupt(when(triggered_ability()), return_to_hand(THIS))],
    rulings=(
        "The effect of an event is no triggered ability (AMB-87), nor is one used from hand or discard pile (AMB-86).",
        "If he was its target, the ability does nothing to him (EFF-4).",
    ),
)

DR_MARINUS_BICKNELL_WILLETT = character(
    "core-062", "Dr. Marinus Bicknell Willett", SYNDICATE, unique=True, descriptor="Lost but Determined",
    cost=4, skill=3, icons="CAI", subtypes="Sorcerer", keywords=[FAST, WILLPOWER],
)

RICHARD_UPTON_PICKMAN = character(
    "core-063", "Richard Upton Pickman", SYNDICATE, unique=True, descriptor="Genius Painter",
    cost=4, skill=3, icons="CCI", subtypes="Cultist",
    text=[
        action(
            pay(2),
            to=then(
                until_end_of_phase(
                    gains_keywords(THIS, of=choose(CHARACTER, as_="model")),
                    gains_abilities(THIS, of=the("model")),
                ),
                until_end_of_phase(blank(the("model"))),
            ),
        ),
    ],
    rulings=(
        "He gains the keywords that the character has at that moment and the triggered abilities printed on it, but no "
        "passive text.",
        "A name in a gained ability is still the other card's: what it exhausts, returns or waits for by name is that "
        "card, not Pickman (FINAL-127).",
        "He gains nothing from a character that is insane or blank.",
    ),
)

BAG_MAN = character(
    "core-064", "Bag Man", SYNDICATE, cost=3, skill=2, icons="CCI", subtypes="Criminal", keywords=[FAST],
)

CLOVER_CLUB_BOUNCER = character(
    "core-065", "Clover Club Bouncer", SYNDICATE, cost=1, skill=1, subtypes="Criminal",
    text=[action(exhaust(ITSELF), to=until_end_of_phase(loses(choose(CHARACTER), skill=1)))],
)

CLOVER_CLUB_TORCH_SINGER = character(
    "core-066", "Clover Club Torch Singer", SYNDICATE, cost=2, skill=2, icons="C", subtypes="Criminal",
    text=[action(pay(1), to=until_end_of_phase(loses(choose(CHARACTER), skill=2)))],
)

TRIGGERMAN = character(
    "core-067", "Triggerman", SYNDICATE,
    cost=2, skill=2, icons="CI", subtypes="Criminal", keywords=[LOYAL, WILLPOWER],
)

SYNDICATE_LIAISON = character(
    "core-068", "Syndicate Liaison", SYNDICATE, cost=3, skill=3, icons="AA", subtypes="Criminal",
    text=[forced_response(after(enters_play(THIS)), exhaust(choose(CHARACTER.ready), if_able=True))],
)

HARD_CASE = character(
    "core-069", "Hard Case", SYNDICATE, cost=2, skill=2, icons="C", subtypes="Criminal",
    text=[response(after(enters_play(THIS)), exhaust(choose(CHARACTER.cost(at_most=YOUR_DOMAINS, printed=True))))],
)

PATSY = character(
    "core-070", "Patsy", SYNDICATE, cost=1, skill=1, subtypes="Criminal",
    text=[action(sacrifice(THIS), to=discard_exactly(2, choose(STORY.that(with_tokens(at_most=4)))))],
    rulings=("A story with fewer than two tokens cannot be chosen. The tokens may be of either side, or one of each.",),
)

EXTORTIONIST = character(
    "core-071", "Extortionist", SYNDICATE, cost=2, skill=1, icons="II", subtypes="Criminal",
    text=[
        response(
            after(enters_play(THIS, from_=HAND)), exhaust(choose(CHARACTER.other_than("Ancient One"))), if_=OVERPAID,
        ),
    ],
)

FREELANCE_PHOTOGRAPHER = character(
    "core-072", "Freelance Photographer", SYNDICATE, cost=4, skill=2, icons="CCI", subtypes="Investigator",
    text=[action(pay(1), to=ready(THIS))],
)

DUTCH_COURAGE = support(
    "core-073", "Dutch Courage", SYNDICATE, cost=2, subtypes="Item",
    text=[gains(MINE, keyword=TOUGHNESS(1))],
)

CATHOUSE = support(
    "core-074", "Cathouse", SYNDICATE, cost=2, subtypes="Location",
    text=[response(after(overpays_ability()), ready(choose(CHARACTER)))],
    rulings=("Overpaying for a card that is played does not count, nor for an ability used from the discard pile.",),
)

ALHAZRED_LAMP = support(
    "core-075", "Alhazred Lamp", SYNDICATE, cost=2, subtypes="Attachment, Item", attach_to=CHARACTER,
    text=[gains(HOST, "TCAI")],
)

LIKE_A_MOTH = event(
    "core-076", "Like a Moth", SYNDICATE, cost=2,
    text=[action(until_end_of_phase(has_skill(choose(CHARACTER), 0)))],
    rulings=("Only the printed value becomes 0: what other effects add or take still counts (EFF-19).",),
)

PANIC = event(
    "core-077", "Panic", SYNDICATE, cost=X, keywords=[LOYAL],
    text=[action(exhaust(CHARACTER.skill(below=X)))],
)

GET_ON_YER_FEET = event(
    "core-078", "Get On Yer Feet!", SYNDICATE, cost=1,
    text=[
        action(
            ready(choose(CHARACTER, as_="him")),
            given(OVERPAID, until_end_of_phase(gains(the("him"), skill=3))),
        ),
    ],
)

LOW_BLOW = event(
    "core-079", "Low Blow", SYNDICATE, cost=2,
    text=[
        action(
            choosing(choose(CHARACTER, as_="him")),
            given(
                is_a(the("him"), CHARACTER.ready),
                exhaust(the("him")),
                otherwise=given(is_a(the("him"), CHARACTER.exhausted), drive_insane(the("him"))),
            ),
        ),
    ],
    rulings=("What counts is how the character lies when the event resolves: it suffers one of the two, never both.",),
)

LEGACY_OF_RAMSES = event(
    "core-080", "Legacy of Ramses", SYNDICATE, cost=2, subtypes="Ritual",
    text=[
        action(
            then(
                ready(choose(CHARACTER.exhausted)),
                may(YOU, return_instead_of_discarding(THIS), paying=drain_domain()),
            ),
        ),
    ],
)
