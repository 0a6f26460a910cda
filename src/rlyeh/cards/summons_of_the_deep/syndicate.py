"""Summons of the Deep: Syndicate."""

from rlyeh.language import *

TRENT_DIXON = character(
    "sotd-006", "Trent Dixon", SYNDICATE, unique=True, descriptor="Workaholic", cost=4, skill=3, icons="CC",
    subtypes="Criminal",
    text=[
        must_commit(THIS),
        while_(both(committed(THIS), none(MINE.other.committed)), counts_at(THIS, STORY)),
    ],
    errata=[errata("FAQ 1.3", "alone at a story, he counts at all others, which do not resolve for that, ERR-5")],
    rulings=(
        "That makes no other story resolve on his controller's turn. He is committed to one story only and can be "
        "driven insane or wounded only there (STORY-49).",
    ),
)

FUGITIVE_SCIENTIST = character(
    "sotd-026", "Fugitive Scientist", SYNDICATE, cost=2, skill=1, icons="I", subtypes="Criminal, Scientist",
    text=[does_not_count_skill(CHARACTER.without_icon(INVESTIGATION).at(SAME_STORY))],
    rulings=("Their skill stays what it is; it is left out of the comparison alone (STORY-36).",),
)

ARKHAM_ADVERTISER_ARCHIVES = support(
    "sotd-028", "Arkham Advertiser Archives", SYNDICATE, cost=1, subtypes="Location", steadfast={SYNDICATE: 2},
    text=[response(after(wins_struggle(INVESTIGATION)), exhaust(THIS), to=refresh_domain(at_most=2))],
    errata=[errata("FAQ 1.3", "the domain is refreshed, ERR-10")],
)

BRAZEN_HOODLUM = character(
    "sotd-045", "Brazen Hoodlum", SYNDICATE, cost=2, skill=3, icons="C", subtypes="Criminal",
    text=[does_not_count_skill(CHARACTER.without_icon(COMBAT).at(SAME_STORY))],
)

BLACKBALL_JIM = character(
    "sotd-046", "Blackball Jim", SYNDICATE, unique=True, descriptor="Pool Hustler", cost=3, skill=1, icons="CI",
    subtypes="Sorcerer",
    text=[
        response(
            after(succeeds(with_=THIS)),
            drain_domain(domain(as_="yours")),
            to=[
                drain_domain(domain(OPPONENT, as_="theirs")),
                given(
                    more(
                        count(RESOURCES.on(that_domain("yours"))),
                        than=count(RESOURCES.on(that_domain("theirs", OPPONENT))),
                    ),
                    place_token(THAT_STORY),
                ),
            ],
        ),
    ],
)

ARCANE_GRIFTER = character(
    "sotd-065", "Arcane Grifter", SYNDICATE, cost=3, skill=2, icons="CA", subtypes="Sorcerer, Criminal",
    text=[does_not_count_skill(CHARACTER.without_icon(ARCANE).at(SAME_STORY))],
)

MIDNIGHT_ALLEY = support(
    "sotd-066", "Midnight Alley", SYNDICATE, unique=True, descriptor="No Shelter from the Storm", cost=3,
    subtypes="Location",
    text=[response(after(loses_icon_struggle(ARCANE)), sacrifice(THIS), to=must(OPPONENT, exchange_hand()))],
    rulings=("A hand and at least one resource are needed; otherwise nothing is exchanged (EFF-14).",),
)

TEAR_GAS = event(
    "sotd-086", "Tear Gas", SYNDICATE, cost=1,
    text=[
        action(
            attach(
                THIS,
                to=choose(CHARACTER),
                text=[gains(HOST, skill=-1), whenever(is_a(HOST, CHARACTER.skill(at_most=0)), destroy(HOST))],
            ),
        ),
    ],
    rulings=("Attached, it is a support card with the Attachment subtype that keeps faction and cost (STATE-31).",),
)

EXPENDABLE_MUSCLE = character(
    "sotd-105", "Expendable Muscle", SYNDICATE, cost=2, skill=2, icons="C", subtypes="Servitor",
    text=[
        instead(
            would_be("wounded_or_insane", THIS),
            attach(
                THIS,
                to=choose(MINE.other),
                text=[gains(HOST, keyword=TOUGHNESS(1)), gains(HOST, keyword=WILLPOWER)],
            ),
        ),
    ],
    rulings=(
        "It does not leave play (EFF-43), and comes too late for a character wounded at the same time.",
        "Without another character of yours it suffers what it would have suffered.",
    ),
)

FALSE_PAPERS = support(
    "sotd-106", "False Papers", SYNDICATE, cost=1, subtypes="Attachment, Item", steadfast={SYNDICATE: 2},
    attach_to=CHARACTER,
    text=[action(exhaust(THIS), to=until_end_of_phase(gains_subtype(HOST, naming("subtype"))))],
)
