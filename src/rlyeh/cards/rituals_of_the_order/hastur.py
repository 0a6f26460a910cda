"""The Rituals of the Order: Hastur."""

from rlyeh.language import *

GERMAPHOBIA = support(
    "roto-008", "Germaphobia", HASTUR, cost=2, subtypes="Attachment, Madness",
    attach_to=CHARACTER.skill(at_most=2, printed=True),
    text=[commits_only_alone(HOST)],
)

TWISTED_CHOREOGRAPHER = character(
    "roto-026", "Twisted Choreographer", HASTUR, cost=3, skill=2, icons="A", subtypes="Artist",
    text=[
        gains_printed_icons(THIS, of=CARD.attached_to(THIS)),
        response(after(enters_play(THIS)), attach(a(CHARACTER.in_(DISCARD)), to=THIS, blank=True)),
    ],
    errata=[errata("FAQ 4.1", "it gains the icons of any character card attached to it, however it came there")],
)

DEVOURED_BY_SHADOW = event(
    "roto-068", "Devoured by Shadow", HASTUR, cost=2, subtypes="Encounter",
    text=[
        action(
            enters_as_character(skill=2, icons="TTC", subtypes="Monster", as_="it"),
            at_end_of_phase(sacrifice(the("it"))),
        ),
    ],
)

SCALPEL = support(
    "roto-087", "Scalpel", HASTUR, cost=1, subtypes="Attachment, Item", attach_to=MINE,
    text=[action(exhaust(THIS), to=until_end_of_phase(loses(choose(CHARACTER), naming("icon"))))],
    rulings=("A kind of icon that the character lacks may be named; then it has none to lose (EFF-22).",),
)

PAINFUL_REFLECTION = event(
    "roto-106", "Painful Reflection", HASTUR, cost=3, subtypes="Madness",
    text=[action(must(OPPONENT, discard_from_hand(up_to=count(CHARACTER.insane))))],
    errata=[errata("FAQ 4.1", "the opponent chooses the cards")],
    rulings=("How many cards they are, from none on, is the opponent's choice too.",),
)
