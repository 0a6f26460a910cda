"""Denizens of the Underworld: Syndicate."""

from rlyeh.language import *

JACOB_FINNEGAN = character(
    "dotu-006", "Jacob Finnegan", SYNDICATE, unique=True, descriptor="In Over His Head", cost=1, skill=3,
    subtypes="Criminal, Student",
    text=[
        forced_response(after(succeeds(with_=THIS)), place_token(THAT_STORY)),
        forced_response(after(does_not_succeed(with_=THIS)), put_on_bottom(THIS)),
    ],
)

ISAAC_MILES = character(
    "dotu-009", "Isaac Miles", SYNDICATE, unique=True, descriptor="Willing to Lend an Ear", cost=2, skill=3, icons="AI",
    subtypes="Independent",
    text=[instead(would_enter_any_discard(CHARACTER), put_on_bottom(THAT_CHARACTER))],
    rulings=("From wherever it would go there: from play, a hand, a deck or a domain.",),
)

CLOVER_CLUB_RINGER = character(
    "dotu-011", "Clover Club Ringer", SYNDICATE, cost=3, skill=4, icons="A", subtypes="Criminal",
    text=[disrupt(when(wins_struggle(who=OPPONENT, at=SAME_STORY)), win_as_well(), limit=limit_once("turn"))],
)

CAT_BURGLAR = character(
    "dotu-016", "Cat Burglar", SYNDICATE, cost=2, skill=4, icons="I", subtypes="Criminal", keywords=[FAST],
    text=[
        while_(
            NIGHT_TIME,
            gains(
                THIS,
                text=response(
                    after(succeeds(YOU, with_=THIS)), search(SUPPORT, to="play", top=5, of=OPPONENT, control=YOU)
                ),
            ),
        ),
    ],
)

HATCHET_MAN = character(
    "dotu-018", "Hatchet Man", SYNDICATE, cost=2, skill=3, subtypes="Criminal",
    text=[response(after(commits(THIS)), until_end_of_phase(compares_skill(THAT_STORY, chosen=True)))],
)

WHEELMAN = character(
    "dotu-019", "Wheelman", SYNDICATE, cost=2, skill=2, icons="C", subtypes="Criminal",
    text=[
        disrupt(
            when(would_resolve(with_=THIS)),
            choosing(choose(MINE.other.at(SAME_STORY), as_="it")),
            commit_to(together(THIS, the("it")), STORY.that(with_characters())),
            limit=limit_once("turn"),
        ),
    ],
)

THE_CLOVER_CLUB = support(
    "dotu-020", "The Clover Club", SYNDICATE, unique=True, descriptor="Den of Iniquity", cost=2, subtypes="Location",
    keywords=[LOYAL],
    text=[
        response(
            after(phase_begins(OPERATIONS, YOU)), exhaust(THIS), to=until_end_of_turn(gains(THEIRS, skill=-1)),
        ),
    ],
)

MADE_MAN = support(
    "dotu-029", "Made Man", SYNDICATE, cost=1, subtypes="Attachment, Condition", attach_to=MINE.subtype("Criminal"),
    text=[response(after(is_("destroyed", HOST)), destroy(choose(THEIRS.skill(at_most=skill_of(HOST)))))],
    rulings=("Its host counts with the skill that it had when it was destroyed (TIME-30, TIME-32).",),
)

IMMUREMENT = event(
    "dotu-030", "Immurement", SYNDICATE, cost=0, subtypes="Tactic", steadfast={SYNDICATE: 2},
    text=[
        action(
            drain_domain(domain(most=True)),
            to=attach_as_resource(
                choose(
                    either_kind(SUPPORT.of(OPPONENT), THEIRS.other_than("Ancient One")),
                    as_="it",
                ),
                to=domain(owner_of(the("it", "card")), by=owner_of(the("it", "card"))),
            ),
        ),
    ],
)

ROLL_THE_DICE = event(
    "dotu-036", "Roll the Dice", SYNDICATE, cost=4,
    text=[
        action(
            reveal_until(CHARACTER, EACH_PLAYER),
            for_each(lowest(CHARACTER.among("found")), exhaust(CHARACTER.of(controller_of(the("each"))))),
        ),
    ],
    rulings=("Where the lowest skill is the same, both players exhaust their characters.",),
)

A_CUNNING_RUSE = conspiracy(
    "dotu-037", "A Cunning Ruse", SYNDICATE, cost=0, steadfast={SYNDICATE: 2},
    text=[
        passive(
            after(succeeds(ANY_PLAYER, at=THIS)),
            may(THAT_PLAYER, place_token(a(STORY.other.that(with_characters(at_most=0))))),
        ),
    ],
)
