"""Duration, lasting effects and their sum: EFF-15 to EFF-23."""

import pytest

from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.occurrence_kinds import Kind, Until
from rlyeh.language import *
from rlyeh.language.nouns.adjectives import IsNot
from rlyeh.language.triggers.events import TimePoint
from rlyeh.model import Card, Phase, Zone
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=1, skill=1, icons="C")
BONUS = until_end_of_phase(gains(choose(CHARACTER), skill=2))
BOOST = support("test-2", "Boost", NEUTRAL, cost=1, text=[action(BONUS)])
CALL = support("test-3", "Call", NEUTRAL, cost=1, text=[action(put_into_play(choose(CHARACTER.in_(HAND))))])
BRIBE = support("test-4", "Bribe", NEUTRAL, cost=1, text=[action(take_control(choose(CHARACTER.unique)))])
PET = character(
    "test-5", "Pet", NEUTRAL, cost=1, skill=1, text=[action(attach(THIS, choose(CHARACTER), [gains(HOST, skill=1)]))]
)
KNIGHT = character("test-6", "Knight", NEUTRAL, cost=1, skill=1, unique=True)
AGAIN = event("test-7", "Again", NEUTRAL, cost=0, text=[action(return_to_hand(choose(CARD.that(IsNot(THIS)))))])
CARDS = [MAN, BOOST, CALL, BRIBE, PET, KNIGHT]


def table_at(phase: str = "operations", rules: str = "lcg", cards: list[Card] | None = None) -> Scenario:
    return Scenario(cards=[*CARDS, *(cards or [])], phase=phase, rules=rules, bells=["darin", "tommy"])


def kept(table: Scenario) -> list[int]:
    """How long the lasting effects in the state last."""
    return [lasting.until for lasting in table.game.state.lasting]


# -- how long ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", ["lcg", "lcg-final"])
def test_without_a_duration(rules: str) -> None:
    """EFF-15, EFF-16: a bonus ends with the phase; entering, control and attaching are for good; EX-56, TURN-7."""
    table = table_at("draw", rules)
    boost, call, bribe = table.darin.has(BOOST), table.darin.has(CALL), table.darin.has(BRIBE)
    pet, host, knight = table.darin.has(PET), table.darin.has(MAN), table.tommy.has(KNIGHT)
    new = table.darin.holds(MAN)
    theirs = table.tommy.has(BRIBE)
    for source, target in ((boost, host), (call, new), (bribe, None), (pet, host)):
        table.darin.uses(source, on=target)
        table.tommy.passes()
    assert (host.skill, new.in_play, knight.controller, pet.host) == (4, True, table.darin, host)
    table.darin.passes()
    assert table.phase is Phase.RESOURCE
    assert (host.skill, new.in_play, knight.controller, pet.host) == (2, True, table.darin, host)
    table.darin.passes()
    table.tommy.uses(theirs)
    assert knight.controller is table.tommy


def test_a_stated_duration_counts() -> None:
    """EFF-15, EFF-16: until the end of the turn, until the next turn of its player, control for the phase."""
    turn = support("test-20", "Turn", NEUTRAL, cost=1, text=[action(until_end_of_turn(gains(MINE, skill=2)))])
    long = support("test-21", "Long", NEUTRAL, cost=1, text=[action(until_your_next_turn(gains(MINE, skill=4)))])
    loan = support("test-22", "Loan", NEUTRAL, cost=1, text=[action(take_control(choose(THEIRS), until=END_OF_PHASE))])
    table = table_at("draw", cards=[turn, long, loan])
    man, stranger = table.darin.has(MAN), table.tommy.has(KNIGHT)
    for source in [table.darin.has(card) for card in (turn, long, loan)]:
        table.darin.uses(source)
        table.tommy.passes()
    assert (man.skill, stranger.controller) == (7, table.darin)
    table.run_to("resource")
    assert (man.skill, stranger.controller) == (7, table.tommy)
    table.run_to("refresh")
    assert (table.active, man.skill) == (table.tommy, 5)
    table.run_to("draw")
    table.run_to("refresh")
    assert (table.active, man.skill) == (table.darin, 1)


def test_a_lasting_effect_holds_for_those_who_were_there() -> None:
    """EFF-15: who enters play later gets nothing of a bonus for all characters; a text in force gives it to anybody."""
    cheer = support("test-20", "Cheer", NEUTRAL, cost=1, text=[action(until_end_of_phase(gains(CHARACTER, skill=2)))])
    banner = support("test-21", "Banner", NEUTRAL, cost=1, text=[gains(CHARACTER, skill=1)])
    table = table_at(cards=[cheer, banner])
    source, call, old, new = table.darin.has(cheer), table.darin.has(CALL), table.darin.has(MAN), table.darin.holds(MAN)
    table.darin.has(banner)
    table.darin.uses(source)
    table.tommy.passes()
    table.darin.uses(call)
    assert (old.skill, new.skill) == (4, 2)


def test_a_phase_long_effect_of_the_end_of_turn_ends_with_it() -> None:
    """EFF-15, TURN-6: one that a response begins after the effects of the turn have expired does not stay either."""
    vigil = support(
        "test-20", "Vigil", NEUTRAL, cost=1,
        text=[response(after(TimePoint("turn ends")), until_end_of_turn(gains(MINE, skill=2)))],
    )  # fmt: skip
    table = table_at("end", cards=[vigil])
    man, source = table.darin.has(MAN), table.darin.has(vigil)
    assert table.phase is Phase.STORY
    table.darin.responds_with(source)
    assert table.phase.name == "REFRESH"
    assert man.skill == 1
    assert kept(table) == []


@pytest.mark.parametrize("rules", ["lcg", "lcg-final"])
def test_an_instruction_for_the_end_of_the_phase_that_is_made_in_the_end_of_turn(rules: str) -> None:
    """EFF-15, TURN-2, AMB-84: the End of Turn is a phase, and its end comes."""
    guest = support(
        "test-20", "Guest", NEUTRAL, cost=1,
        text=[
            forced_response(
                after(TimePoint("turn ends")),
                put_into_play(choose(CHARACTER.in_(HAND)), as_="him"),
                at_end_of_phase(return_to_hand(the("him"))),
            ),
        ],
    )  # fmt: skip
    table = table_at("end", rules, cards=[guest])
    table.darin.has(guest)
    man = table.darin.holds(MAN)
    table.game.keep_journal()
    table.run_to("refresh")
    entered = [e for e in table.game.journal or () if isinstance(e, Occurrence) and e.kind == Kind.ENTER_PLAY]
    assert [each.card for each in entered] == [man.id]
    assert man.in_hand
    assert kept(table) == []


def test_instructions_come_before_effects_expire() -> None:
    """EFF-15, AMB-84: at the end of the phase the bonus still counts."""
    exam = support(
        "test-20", "Exam", NEUTRAL, cost=1, text=[action(at_end_of_phase(destroy(CHARACTER.skill(at_least=3))))]
    )
    table = table_at(cards=[exam])
    source, boost = table.darin.has(exam), table.darin.has(BOOST)
    man, other = table.darin.has(MAN), table.darin.has(MAN)
    table.darin.uses(source)
    table.tommy.passes()
    table.darin.uses(boost, on=man)
    table.tommy.passes()
    table.darin.passes()
    assert not man.in_play
    assert other.in_play


# -- control ----------------------------------------------------------------------------------------------------------


def test_the_most_recent_claim_decides() -> None:
    """EFF-17: whoever took control last, and after the end of a loan whoever had it before; EX-56."""
    loan = support("test-20", "Loan", NEUTRAL, cost=1, text=[action(take_control(choose(KNIGHTS), until=END_OF_PHASE))])
    table = table_at(cards=[loan])
    knight = table.tommy.has(KNIGHT)
    mine, theirs, back = table.darin.has(BRIBE), table.tommy.has(BRIBE), table.tommy.has(loan)
    table.darin.uses(mine)
    assert knight.controller is table.darin
    table.tommy.uses(theirs)
    assert knight.controller is table.tommy
    table.darin.uses(mine)
    table.tommy.uses(back)
    assert knight.controller is table.tommy
    table.darin.passes()
    table.tommy.passes()
    assert knight.controller is table.darin


def test_control_of_an_opposing_character_for_a_phase_ends() -> None:
    """EFF-16, EFF-17: once taken it is no longer "an opponent's", and goes back all the same; after an exchange to the
    player who got it then."""
    loan = event("test-20", "Loan", NEUTRAL, cost=0, text=[action(take_control(choose(THEIRS), until=END_OF_PHASE))])
    swap = event("test-21", "Swap", NEUTRAL, cost=0, text=[action(exchange_control(choose(MINE), choose(THEIRS)))])
    table = table_at(cards=[loan, swap])
    mine, theirs = table.darin.has(MAN), table.tommy.has(MAN)
    exchange, borrow = table.darin.holds(swap), table.tommy.holds(loan)
    table.darin.plays(exchange)
    assert (mine.controller, theirs.controller) == (table.tommy, table.darin)
    table.tommy.plays(borrow)
    assert theirs.controller is table.tommy
    table.run_to("story")
    assert (mine.controller, theirs.controller) == (table.tommy, table.darin)


KNIGHTS = CHARACTER.titled("Knight")
CHAIN = support(
    "test-30", "Chain", NEUTRAL, cost=1, subtypes="Attachment", attach_to=CHARACTER,
    text=[forced_response(after(enters_play(THIS)), take_control(HOST))],
)  # fmt: skip
LEASH = support(
    "test-31", "Leash", NEUTRAL, cost=1, subtypes="Attachment", attach_to=CHARACTER,
    text=[forced_response(after(enters_play(THIS)), take_control(HOST, until=WHILE_IN_PLAY))],
)  # fmt: skip
BREAK = event("test-32", "Break", NEUTRAL, cost=0, text=[action(destroy(choose(ATTACHMENT)))])


@pytest.mark.parametrize(
    ("rules", "card", "stays"),
    [("lcg", CHAIN, True), ("lcg-final", CHAIN, False), ("lcg", LEASH, False), ("lcg-final", LEASH, False)],
)
def test_control_through_an_attached_card(rules: str, card: Card, stays: bool) -> None:
    """EFF-16, FINAL-7: for good in `lcg` unless the card gives a duration; in `lcg-final` until it leaves play."""
    table = table_at(rules=rules, cards=[card, BREAK])
    man, chain, hammer = table.tommy.has(MAN), table.darin.holds(card), table.tommy.holds(BREAK)
    table.darin.domain(agency=1)
    table.darin.plays(chain)
    assert man.controller is table.darin
    table.run_to("refresh")
    table.run_to("operations")
    assert man.controller is table.darin
    table.tommy.plays(hammer)
    assert man.controller is (table.darin if stays else table.tommy)
    assert kept(table) == ([Until.PERMANENT] if stays else [])


def test_an_older_claim_counts_again_when_the_leash_is_gone() -> None:
    """EFF-17, FINAL-7: it was bought before it was leashed."""
    table = table_at(rules="lcg-final", cards=[CHAIN, BREAK])
    knight, bribe, chain = table.tommy.has(KNIGHT), table.darin.has(BRIBE), table.tommy.holds(CHAIN)
    hammer = table.darin.holds(BREAK)
    table.tommy.domain(agency=1)
    table.darin.uses(bribe)
    table.run_to("refresh")
    table.run_to("operations")
    table.tommy.plays(chain, on=knight)
    assert knight.controller is table.tommy
    table.darin.plays(hammer)
    assert knight.controller is table.darin


def test_nothing_is_kept_for_cards_that_have_gone() -> None:
    """EFF-16, STATE-4: claims and what a card became end with the card, also where several were meant."""
    grab = event("test-20", "Grab", NEUTRAL, cost=0, text=[action(take_control(THEIRS))])
    sweep = event("test-21", "Sweep", NEUTRAL, cost=0, text=[action(return_to_hand(choose(CHARACTER)))])
    table = table_at(cards=[grab, sweep])
    men, pet = [table.tommy.has(MAN), table.tommy.has(MAN)], table.darin.has(PET)
    card = table.darin.holds(grab)
    for _ in range(2):
        table.darin.holds(sweep)
    table.darin.plays(card)
    table.tommy.passes()
    table.darin.uses(pet, on=men[0])
    table.tommy.passes()
    assert kept(table) == [Until.PERMANENT, Until.PERMANENT]
    table.darin.plays("Sweep", on=men[1])
    table.tommy.passes()
    assert kept(table) == [Until.PERMANENT, Until.PERMANENT]
    table.darin.plays("Sweep", on=men[0])
    assert pet.zone is Zone.DISCARD
    assert kept(table) == []


def test_what_a_copy_waits_for_ends_with_the_copy() -> None:
    """EFF-16, EFF-42: a Doppelgänger that is gone waits for nobody any more (the last FAQ's wording)."""
    table = table_at(rules="lcg-final", cards=[AGAIN])
    model, double, again = table.tommy.has(MAN), table.darin.holds("Doppelgänger"), table.darin.holds(AGAIN)
    table.darin.domain(yog_sothoth=2)
    table.darin.plays(double, x=1)
    assert double.title == "Man"
    assert kept(table) == [Until.PERMANENT]
    table.tommy.passes()
    table.darin.plays(again, on=double)
    assert double.in_hand
    assert model.in_play
    assert kept(table) == []


# -- passive text that an event has set off ---------------------------------------------------------------------------


def test_a_passive_effect_that_was_set_off_lasts_for_the_turn() -> None:
    """EFF-18: the Prodigy named a struggle on committing; that holds although she has left play."""
    fist = character("test-20", "Fist", NEUTRAL, cost=1, skill=1, icons="CC")
    table = table_at("commit", cards=[AGAIN, fist])
    prodigy, again = table.darin.has("Chess Prodigy"), table.darin.holds(AGAIN)
    clerk, guard = table.darin.has(MAN), table.tommy.has(fist)
    table.darin.commits({prodigy: table.a, clerk: table.a})
    table.darin.chooses(COMBAT)
    table.darin.plays(again, on=prodigy)
    assert prodigy.in_hand
    assert kept(table) == [Until.TURN]
    table.all_pass()
    table.tommy.commits(guard, to=table.a)
    table.all_pass()
    table.decline_all()
    assert clerk.in_play  # the combat struggle counted investigation icons: none on either side
    assert guard.in_play
    table.run_to("refresh")
    assert kept(table) == []


# -- sums -------------------------------------------------------------------------------------------------------------


def test_lasting_effects_are_summed_in_any_order() -> None:
    """EFF-19, EFF-20: the net skill may be below zero and is read as 0; EX-61."""
    plus = support("test-20", "Plus", NEUTRAL, cost=1, text=[action(until_end_of_phase(gains(DEEP, skill=1)))])
    table = table_at(cards=[plus])
    deep = table.darin.has("Young Deep One")
    bouncers = [table.darin.has("Clover Club Bouncer") for _ in range(2)]
    table.darin.has("Notebook Sketches", on=deep)
    source = table.darin.has(plus)
    assert deep.skill == 1
    for bouncer in bouncers:
        table.darin.uses(bouncer, on=deep)
        table.tommy.passes()
    assert deep.skill == 0
    table.darin.uses(source)
    table.tommy.passes()
    assert deep.skill == 0
    table.darin.uses(source)
    assert deep.skill == 1


DEEP = CHARACTER.subtype("Deep One")


def test_the_order_does_not_matter() -> None:
    """EFF-19: first up and then down, or first down and then up."""
    up = support("test-20", "Up", NEUTRAL, cost=1, text=[action(until_end_of_phase(gains(MINE, skill=2)))])
    down = support("test-21", "Down", NEUTRAL, cost=1, text=[action(until_end_of_phase(loses(MINE, skill=3)))])
    for order in ((up, down, up), (down, up, up), (up, up, down)):
        table = table_at(cards=[up, down])
        man, sources = table.darin.has(MAN), [table.darin.has(card) for card in order]
        for source in sources:
            table.darin.uses(source)
            table.tommy.passes()
        assert man.skill == 2


def test_binding_takes_printed_icons_only() -> None:
    """EFF-21, CARD-20: the granted terror icon stays; when the phase ends everything is back; EX-75."""
    mask = support(
        "test-20", "Mask", NEUTRAL, cost=1, subtypes="Attachment", attach_to=CHARACTER, text=[gains(HOST, "T")]
    )
    brute = character("test-21", "Brute", NEUTRAL, cost=1, skill=1, icons="CC")
    table = table_at(cards=[mask, brute])
    binding, fist = table.darin.holds("Binding"), table.tommy.has(brute)
    table.tommy.has(mask, on=fist)
    table.darin.domain(miskatonic=4)
    assert fist.icons == "TCC"
    table.darin.plays(binding)
    assert fist.icons == "T"
    table.run_to("story")
    assert fist.icons == "TCC"


def test_icons_that_are_not_there() -> None:
    """EFF-21, EFF-22: 1-2 counts as 0, 1-2+1 too, then 1; a character without icons may be chosen; EX-88."""
    take = support("test-20", "Take", NEUTRAL, cost=1, text=[action(until_end_of_phase(loses(choose(CHARACTER), "C")))])
    give = support("test-21", "Give", NEUTRAL, cost=1, text=[action(until_end_of_phase(gains(choose(CHARACTER), "C")))])
    bare = character("test-22", "Bare", NEUTRAL, cost=1, skill=1)
    table = table_at(cards=[take, give, bare])
    man, naked, taker, giver = table.darin.has(MAN), table.darin.has(bare), table.darin.has(take), table.darin.has(give)
    seen = []
    for source in (taker, taker, giver, giver):
        table.darin.uses(source, on=man)
        table.tommy.passes()
        seen.append(man.icons)
    assert seen == ["", "", "", "C"]
    table.darin.uses(taker, on=naked)
    assert naked.icons == ""
    table.tommy.passes()
    table.darin.uses(giver, on=naked)
    assert naked.icons == ""


def test_copies_add_up() -> None:
    """EFF-23, KEY-14: three reefs, three terror icons for every Deep One, who cannot go insane with them; EX-12."""
    table = table_at()
    deeps = [table.darin.has("Young Deep One"), table.tommy.has("Young Deep One")]
    man = table.darin.has(MAN)
    before = [deep.icons.count("T") for deep in deeps]
    table.darin.has("Shadowed Reef")
    assert [deep.icons.count("T") for deep in deeps] == [each + 1 for each in before]
    table.darin.has("Shadowed Reef")
    table.darin.has("Shadowed Reef")
    assert [deep.icons.count("T") for deep in deeps] == [each + 3 for each in before]
    assert man.icons == "C"
    hastur = table.tommy.has("Hastur, The King in Yellow")
    table.tommy.domain(hastur=3)
    table.darin.passes()
    table.tommy.uses(hastur)
    assert man.insane
