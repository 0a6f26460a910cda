"""Resources and domains: RES-1 to RES-13."""

from rlyeh.engine.state.knowledge import knowers
from rlyeh.language import *
from rlyeh.language.modifiers.characteristics import SetSkill
from rlyeh.language.nouns.amounts import CountOf
from rlyeh.model import Zone
from rlyeh.testing import CardHandle, Scenario
from rlyeh.testing.extras import RESOURCES as SUPPLY

CLERK = character("test-1", "Clerk", NEUTRAL, cost=2, skill=1, subtypes="Scholar")
SHELF = support("test-2", "Shelf", NEUTRAL, cost=1)
GIFT = event("test-3", "Gift", NEUTRAL, cost=1, text=[action(draw())])
PLOT = conspiracy("test-4", "Plot", SYNDICATE, cost=2, struggles="TI")


def test_one_resource_a_turn() -> None:
    """RES-1: one card to one own domain, or none; then an action window."""
    table = Scenario(phase="resource", cards=[CLERK, SHELF], bells=["darin", "tommy"])
    clerk, shelf = table.darin.holds(CLERK), table.darin.holds(SHELF)
    one, two = table.darin.domain(), table.darin.domain()
    table.tommy.domain()
    table.expects(table.darin, "resource")
    numbers = {option.number for option in table.open_decision().options if option.verb == "resource"}
    assert numbers == {one.number, two.number}
    assert table.darin.may("pass")
    table.darin.attaches(clerk, two)
    assert clerk in two.resources
    table.expects(table.darin, "action")
    assert table.phase.name == "RESOURCE"
    assert shelf.in_hand


def test_doing_nothing() -> None:
    """RES-1: is allowed; the opponent attaches nothing."""
    table = Scenario(phase="resource", cards=[CLERK], bells=["darin", "tommy"])
    clerk, other = table.darin.holds(CLERK), table.tommy.holds(CLERK)
    table.darin.domain()
    table.tommy.domain()
    table.darin.passes()
    table.expects(table.darin, "action")
    table.darin.passes()
    table.expects(table.tommy, "action")
    assert clerk.in_hand
    assert other.in_hand


def test_any_card_may_become_a_resource() -> None:
    """RES-2, RES-3: of any type; it lies open for both."""
    for card in (CLERK, SHELF, GIFT, PLOT):
        table = Scenario(phase="resource", cards=[CLERK, SHELF, GIFT, PLOT], bells=["darin"])
        held, domain = table.darin.holds(card), table.darin.domain()
        table.darin.attaches(held, domain)
        assert domain.resources == [held]
        assert knowers(table.game.state.cards[held.id]) == 3
        assert not held.piece.facedown


def test_any_number_on_a_domain() -> None:
    """RES-4, RES-13: also on a drained one, which stays drained."""
    table = Scenario(phase="resource", cards=[CLERK], bells=["darin"])
    held, domain = table.darin.holds(CLERK), table.darin.domain(neutral=25, drained=True)
    table.darin.attaches(held, domain)
    assert len(domain) == 26
    assert domain.drained


LANTERN = support("test-5", "Lantern", NEUTRAL, cost=1, text=[gains(CHARACTER, skill=2), action(draw())])
ZOOG = support(
    "test-6", "Zoog Lantern", NEUTRAL, cost=1, zoog=True, text=[always(gains(CHARACTER, skill=2), in_=RESOURCE)]
)


def test_a_resource_is_nothing_else() -> None:
    """RES-5: it has left the hand and has no text, unless it bears the Zoog symbol."""
    table = Scenario(phase="resource", cards=[CLERK, LANTERN], bells=["darin"])
    clerk, lantern = table.darin.has(CLERK), table.darin.holds(LANTERN)
    domain = table.darin.domain()
    table.darin.attaches(lantern, domain)
    table.expects(table.darin, "action")
    assert clerk.skill == 1
    assert not table.darin.may_use(lantern)
    assert lantern not in table.darin.hand

    table = Scenario(cards=[CLERK, ZOOG], bells=["darin"])
    clerk = table.darin.has(CLERK)
    table.darin.domain(ZOOG)
    table.expects(table.darin, "action")
    assert clerk.skill == 3


def test_a_resource_whose_text_says_so() -> None:
    """RES-5, FINAL-117: any resource may be used from its domain if its own text says that it works there."""
    spring = support(
        "test-7", "Spring", NEUTRAL, cost=1, text=[action(exhaust(choose(MINE)), to=draw(), from_=RESOURCE)]
    )
    table = Scenario(cards=[CLERK, spring, LANTERN], bells=["darin"])
    clerk = table.darin.has(CLERK)
    source, lantern = table.darin.domain(spring, LANTERN).resources
    assert not table.darin.may_use(lantern)
    table.darin.uses(source)
    assert clerk.exhausted
    assert len(table.darin.hand) == 1


def test_domains_and_resources_are_out_of_play() -> None:
    """RES-6: effects on cards in play neither reach nor count them."""
    purge = event("test-7", "Purge", NEUTRAL, cost=0, text=[action(destroy(CHARACTER_OR_SUPPORT))])
    census = character("test-8", "Census", NEUTRAL, cost=1, skill=X, text=[SetSkill(THIS, CountOf(CHARACTER))])
    table = Scenario(cards=[purge, census, CLERK, SHELF], bells=["darin"])
    counter = table.darin.has(census)
    domain = table.darin.domain(CLERK, SHELF)
    assert counter.skill == 1
    table.darin.plays(table.darin.holds(purge))
    table.darin.picks_no_more()
    assert counter.in_discard
    assert len(domain) == 2


def test_effects_that_name_resources() -> None:
    """RES-6: those take them, to be destroyed or sacrificed."""
    rust = event("test-7", "Rust", NEUTRAL, cost=0, text=[action(destroy(choose(CARD.in_(RESOURCE, of=OPPONENT))))])
    toll = event(
        "test-8", "Toll", NEUTRAL, cost=0, text=[action(must(OPPONENT, sacrifice(choose(CARD.in_(RESOURCE)))))]
    )
    table = Scenario(cards=[rust, toll, CLERK, SHELF], bells=["darin"])
    rust_, toll_ = table.darin.holds(rust), table.darin.holds(toll)
    mine, theirs = table.darin.domain(CLERK), table.tommy.domain(CLERK, SHELF, SHELF)
    clerk, shelf, left = theirs.resources
    in_play = table.tommy.has(CLERK)
    table.darin.plays(rust_, on=clerk)
    table.darin.plays(toll_)
    table.tommy.chooses(shelf)
    assert (clerk.in_discard, shelf.in_discard) == (True, True)
    assert theirs.resources == [left]
    assert len(mine) == 1
    assert in_play.in_play


def test_what_a_resource_is_worth() -> None:
    """RES-7, RES-8: one each and the icon it shows; a neutral one gives no match."""
    agent = character("test-7", "Agent", AGENCY, cost=3, skill=1)
    for resources, rules in (
        ([AGENCY, NEUTRAL, NEUTRAL], set()),
        ([NEUTRAL] * 3, {"PAY-2"}),
        ([AGENCY, NEUTRAL], {"PAY-1"}),
    ):
        table = Scenario(cards=[agent], bells=["darin"])
        held = table.darin.holds(agent)
        table.darin.domain(*(SUPPLY[faction] for faction in resources))
        assert table.darin.why_not(held) == rules


def test_a_transient_resource_is_worth_two() -> None:
    """RES-7: towards a card, in number and in kind."""
    agent = character("test-7", "Agent", AGENCY, cost=2, skill=1, keywords=[LOYAL])
    table = Scenario(cards=[agent], bells=["darin"])
    held = table.darin.holds(agent)
    table.darin.domain(transient="agency")
    table.darin.plays(held)
    assert held.in_play


def test_draining() -> None:
    """RES-9: a drained domain cannot be drained again until an effect or its player's refresh phase refreshes it."""
    drain = event("test-7", "Drain", NEUTRAL, cost=0, text=[action(drain_domain(YOU))])
    spring = event("test-8", "Spring", NEUTRAL, cost=0, text=[action(refresh_domain())])
    table = Scenario(cards=[drain, spring, CLERK], bells=["darin", "tommy"])
    first, second, spring_ = table.darin.holds(drain), table.darin.holds(drain), table.darin.holds(spring)
    clerk = table.darin.holds(CLERK)
    domain = table.darin.domain(neutral=2)
    assert not table.darin.may_play(spring_)
    table.darin.plays(first)
    table.tommy.passes()
    assert domain.drained
    assert not table.darin.may_play(second)
    assert table.darin.why_not(clerk) == {"RES-9"}
    table.darin.plays(spring_)
    table.tommy.passes()
    drained = [domain.drained]
    table.darin.plays(clerk)
    drained.append(domain.drained)
    table.run_to("refresh")
    assert table.active is table.tommy
    drained.append(domain.drained)
    table.run_to("draw")
    table.run_to("refresh")
    assert table.active is table.darin
    drained.append(domain.drained)
    assert drained == [False, True, True, False]


DIG = event("test-9", "Dig", NEUTRAL, cost=0, text=[action(gain_domain())])


def test_adding_a_domain() -> None:
    """RES-10: the top card, face down beside the other domains; it accepts resources and is nothing else."""
    table = Scenario(cards=[DIG, LANTERN, CLERK], bells=["darin", "tommy"])
    card = table.darin.decked(LANTERN)
    clerk = table.darin.holds(CLERK)
    table.darin.domain(neutral=1)
    table.darin.plays(table.darin.holds(DIG))
    table.tommy.passes()
    assert len(table.darin.domains) == 2
    assert len(table.darin.domains[1]) == 0
    assert not table.darin.domains[1].drained
    assert card.zone is Zone.DOMAIN
    assert card.piece.facedown
    assert knowers(table.game.state.cards[card.id]) == 1 << table.darin.seat
    assert not table.darin.may_use(card)
    while table.open_decision().kind != "resource":
        table.game.apply("done" if table.open_decision().kind == "commit" else "pass")
        if table.active is table.tommy and table.open_decision().kind == "resource":
            table.tommy.passes()
    assert table.active is table.darin
    table.darin.attaches(clerk, table.darin.domains[1])
    assert table.darin.domains[1].resources == [clerk]


def test_the_printed_card_counts_among_resources() -> None:
    """RES-11: an effect that looks for a type or subtype among resources judges what is printed."""
    scholar = CHARACTER.subtype("Scholar").in_(RESOURCE)
    call = event("test-7", "Call", NEUTRAL, cost=0, text=[action(put_into_play(choose(scholar)))])
    table = Scenario(cards=[call, CLERK, SHELF, LANTERN], bells=["darin"])
    domain = table.darin.domain(SHELF, CLERK, LANTERN)
    clerk = domain.resources[1]
    table.tommy.domain(CLERK)
    table.darin.plays(table.darin.holds(call))
    assert clerk.in_play
    assert clerk.ready
    assert len(domain) == 2


def test_a_resource_that_is_discarded() -> None:
    """RES-12; EX-168: its own ability for entering the discard pile does not trigger from there."""
    rust = event("test-7", "Rust", NEUTRAL, cost=0, text=[action(destroy(choose(CARD.in_(RESOURCE, of=OPPONENT))))])
    shot = event("test-8", "Shot", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER.subtype("Undead"))))])
    for where in (Zone.RESOURCE, Zone.PLAY):
        mummy = character(
            "test-11", "Mummy", NEUTRAL, cost=2, skill=1, subtypes="Undead",
            text=[forced_response(after(is_("enters_discard", THIS)), wound(CHARACTER))],
        )
        table = Scenario(cards=[rust, shot, mummy, CLERK], bells=["darin"])
        clerk = table.darin.has(CLERK)
        card: CardHandle
        if where is Zone.RESOURCE:
            card = table.tommy.domain(mummy).resources[0]
            table.darin.plays(table.darin.holds(rust))
        else:
            card = table.tommy.has(mummy)
            table.darin.plays(table.darin.holds(shot))
        assert card in table.tommy.discard
        assert clerk.in_play is (where is Zone.RESOURCE)
