"""Drafts of cards of Revelations."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY

LIBRARY_OF_ALEXANDRIA = support(
    "rev-019",
    "Library of Alexandria",
    NEUTRAL,
    unique=True,
    descriptor="Repository of Philosophies",
    cost=2,
    subtypes="Library",
    text=[
        playable_from(CARD.subtype("Tome").in_(DISCARD)),
        response(
            after(ability_used(of=CARD.subtype("Tome"), by=ANY_PLAYER)),
            choosing(choose(CHARACTER, as_="it")),
            choosing(choose(STORY, as_="story")),
            then(
                one_of(until_end_of_phase(gains(the("it"), "A")), until_end_of_phase(loses(the("it"), "A"))),
                one_of(
                    until_end_of_phase(gains_struggles(the("story", "story"), "A")),
                    until_end_of_phase(loses_struggles(the("story", "story"), "A")),
                ),
            ),
        ),
    ],
)

LIBRARY_OF_PERGAMUM = support(
    "rev-039",
    "Library of Pergamum",
    NEUTRAL,
    unique=True,
    descriptor="Place of Ancient Wisdom",
    cost=2,
    subtypes="Library",
    text=[
        disrupt(when(would(CARD, "destroy", CARD.subtype("Tome"))), exhaust(THIS), to=cancel()),
        response(
            after(ability_used(of=CARD.subtype("Tome"), by=ANY_PLAYER)),
            choosing(choose(CHARACTER, as_="it")),
            choosing(choose(STORY, as_="story")),
            then(
                one_of(until_end_of_phase(gains(the("it"), "C")), until_end_of_phase(loses(the("it"), "C"))),
                one_of(
                    until_end_of_phase(gains_struggles(the("story", "story"), "C")),
                    until_end_of_phase(loses_struggles(the("story", "story"), "C")),
                ),
            ),
        ),
    ],
    errata=[errata("FAQ 4.1", "it cancels what destroys a Tome card directly: it always did")],
)

LIBRARY_OF_NALANDA = support(
    "rev-059",
    "Library of Nalanda",
    NEUTRAL,
    unique=True,
    descriptor="Site of Celestial Learning",
    cost=2,
    subtypes="Library",
    text=[
        gains(MINE.that(with_attached(CARD.subtype("Tome"))), skill=3),
        response(
            after(ability_used(of=CARD.subtype("Tome"), by=ANY_PLAYER)),
            choosing(choose(CHARACTER, as_="it")),
            choosing(choose(STORY, as_="story")),
            then(
                one_of(until_end_of_phase(gains(the("it"), "T")), until_end_of_phase(loses(the("it"), "T"))),
                one_of(
                    until_end_of_phase(gains_struggles(the("story", "story"), "T")),
                    until_end_of_phase(loses_struggles(the("story", "story"), "T")),
                ),
            ),
        ),
    ],
)

A_FORTUNATE_ACCIDENT = event(
    "rev-060",
    "A Fortunate Accident",
    NEUTRAL,
    cost=2,
    text=[
        response(
            after(is_("destroyed", MINE)), put_into_play(a(CHARACTER.cost(at_most=cost_of(THAT_CHARACTER)).in_(HAND)))
        ),
    ],
)

LIBRARY_OF_EBLA = support(
    "rev-079",
    "Library of Ebla",
    NEUTRAL,
    unique=True,
    descriptor="The First Library of Man",
    cost=2,
    subtypes="Library",
    text=[
        action(
            pay(1),
            to=[
                choosing(a(MINE.that(with_attached(CARD.subtype("Tome"))), as_="bearer")),
                choosing(choose(CARD.subtype("Tome").attached_to(the("bearer")), as_="tome")),
                attach(the("tome", "card"), to=choose(CHARACTER.that(is_not(the("bearer"))))),
            ],
        ),
        response(
            after(ability_used(of=CARD.subtype("Tome"), by=ANY_PLAYER)),
            choosing(choose(CHARACTER, as_="it")),
            choosing(choose(STORY, as_="story")),
            then(
                one_of(until_end_of_phase(gains(the("it"), "I")), until_end_of_phase(loses(the("it"), "I"))),
                one_of(
                    until_end_of_phase(gains_struggles(the("story", "story"), "I")),
                    until_end_of_phase(loses_struggles(the("story", "story"), "I")),
                ),
            ),
        ),
    ],
)

PROFESSOR_ZEUS = character(
    "rev-080",
    "Professor Zeus",
    NEUTRAL,
    unique=True,
    descriptor="Shrewd Archivist",
    cost=2,
    skill=2,
    icons="I",
    subtypes="Independent, Relic Hunter",
    text=[
        while_(
            exists(SUPPORT.subtype("Tome").of(YOU)),
            cannot_be_chosen(MINE.subtype("Relic Hunter"), triggered=True, by=OPPONENT),
        ),
        action(
            pay(1),
            to=then(
                return_to_hand(choose(SUPPORT.subtype("Tome").in_(DISCARD))),
                until_end_of_phase(gains(THIS, "A"), gains(THIS, skill=2)),
            ),
        ),
    ],
)
