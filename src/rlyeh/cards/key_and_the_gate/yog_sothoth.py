"""The Key and the Gate: Yog-Sothoth."""

from rlyeh.language import *

_CHANGE_PLACES = exchange_control(THIS, choose(CHARACTER.other_than("Ancient One").skill(at_most=X)))

CLAUDE_OWEN = character(
    "katg-002", "Claude Owen", YOG_SOTHOTH, unique=True, descriptor="Trying to Conquer Death", cost=3, skill=3,
    icons="CAAA", subtypes="Avatar, Scientist",
    text=[
        action(
            pay(3),
            to=[
                put_into_play(
                    together(
                        choose(CHARACTER.in_(DISCARD)),
                        choose(CHARACTER.in_(DISCARD, of=OPPONENT)),
                    ),
                    control=YOU,
                    as_="them",
                ),
                at_end_of_phase(return_to_owner(the("them", "characters"))),
            ],
            limit=limit_once("turn"),
        ),
    ],
)

NADINE_ESKIY = character(
    "katg-003", "Nadine Eskiy", YOG_SOTHOTH, unique=True, descriptor="The Namer", cost=2, skill=2, icons="TA",
    subtypes="Sorcerer, Servitor", keywords=[TOUGHNESS(1)],
    text=[
        forced_response(
            after(commits(THIS)),
            for_each(
                CHARACTER.ready.skill(at_least=4), then(exhaust(the("each")), commit_to(the("each"), THAT_STORY)),
            ),
        ),
    ],
)

PROFESSOR_NATHANIEL_PEASLEE = character(
    "katg-006", "Professor Nathaniel Peaslee", YOG_SOTHOTH, unique=True, descriptor="Alien Intelligence", cost=1,
    skill=1, icons="A", subtypes="Yithian",
    text=[action(pay(X, match=YOG_SOTHOTH), to=_CHANGE_PLACES)],
    errata=[
        errata(
            "FAQ 4.1",
            "only in the operations phase of its controller",
            text=[action(pay(X, match=YOG_SOTHOTH), to=_CHANGE_PLACES, only=YOUR_OPERATIONS)],
        ),
    ],
    rulings=(
        "It is one exchange: if either of the two cannot change hands, neither does (EFF-14).",
        "Whoever controls a card with his title, in play, cannot get him (STATE-43).",
        "With X = 0 nothing is paid, and no match is needed (PAY-4).",
    ),
)

QUANTUM_THEORIST = character(
    "katg-012", "Quantum Theorist", YOG_SOTHOTH, cost=2, skill=3, icons="A", subtypes="Scientist",
    text=[
        resources_match(YOG_SOTHOTH, CHARACTER.subtype("Scientist").in_(HAND)),
        while_(
            exists(CHARACTER.subtype("Scientist").not_faction(YOG_SOTHOTH).of(YOU)),
            gains(THIS, "I"),
            gains(THIS, keyword=FAST),
        ),
    ],
    rulings=("Each of these resources counts for Loyal as well, none for Steadfast (PAY-21, AMB-57).",),
)

HAND_OF_AFORGOMON = character(
    "katg-014", "Hand of Aforgomon", YOG_SOTHOTH, cost=3, skill=0, icons="CAA", subtypes="Cultist",
    text=[while_(committed(THIS), has_skill(CHARACTER.at(THIS_STORY), 0, whatever=True))],
)

FROZEN_TIME = support(
    "katg-022", "Frozen Time", YOG_SOTHOTH, cost=2, subtypes="Polar, Attachment", keywords=[LOYAL], attach_to=CARD,
    text=[blank(HOST_CARD)],
)

TEMPORAL_SLIP = event(
    "katg-031", "Temporal Slip", YOG_SOTHOTH, cost=2, subtypes="Spell", keywords=[LOYAL],
    text=[disrupt(after(wins_struggle(who=ANY_PLAYER)), result_again())],
    rulings=("\"An icon struggle\" is one that the same story has (STORY-71).",),
)

MISTS_OF_LETHE = event(
    "katg-032", "Mists of Lethe", YOG_SOTHOTH, cost=0, subtypes="Spell", steadfast={YOG_SOTHOTH: 3},
    text=[
        response(after(commits(THEIRS)), commit_to(THAT_CHARACTER, STORY)),
        action(
            return_to_hand(choose(YOUR_CARD.faction(YOG_SOTHOTH))), to=put_on_bottom(THIS), from_=DISCARD,
        ),
    ],
    rulings=("What it does from the discard pile is no playing of it: Steadfast asks for nothing then (TIME-31).",),
)
