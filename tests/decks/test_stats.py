"""What is told about a deck: counts and chances worked out by hand, and chances against trying everything."""

import json
from collections import Counter
from html.parser import HTMLParser
from itertools import combinations, pairwise
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rlyeh.cards import POOL as REAL
from rlyeh.decks import Deck, catalogue, quick_deck, read_pair
from rlyeh.decks.stats import Dealing, Demand, Plan, Wishes, chance, profile, setup_hands, statistics
from rlyeh.decks.stats.page import page, percent
from rlyeh.errors import DeckError, UnknownCard
from rlyeh.language import AGENCY, CTHULHU, HASTUR, LOYAL, NEUTRAL, SHUB_NIGGURATH, SYNDICATE, X, character
from rlyeh.model import CardType, Faction, Icon, Pool
from tests.decks.search_pool import POOL

DECK = Deck("Made up", {"core-201": 2, "core-203": 3, "core-206": 1, "sotd-207": 1, "fl-205": 2})
"""Two Gugs, three Young Deep Ones, a Panic, a Lamp and two Agents."""


class TestProfile:
    def test_counts(self) -> None:
        own = profile(DECK, POOL)
        assert own.total == 9
        assert own.characters == 7
        assert own.types == {CardType.CHARACTER: 7, CardType.SUPPORT: 1, CardType.EVENT: 1}
        assert own.factions == {AGENCY: 2, SYNDICATE: 1, CTHULHU: 3, SHUB_NIGGURATH: 2, NEUTRAL: 1}
        assert own.uniques == 0
        assert own.undeclared == 0

    def test_the_curve_has_every_cost_and_x_last(self) -> None:
        assert profile(DECK, POOL).curve == {
            0: {CardType.SUPPORT: 1},
            1: {CardType.CHARACTER: 2},
            2: {CardType.CHARACTER: 3},
            3: {},
            4: {},
            5: {CardType.CHARACTER: 2},
            "X": {CardType.EVENT: 1},
        }
        assert list(profile(DECK, POOL).curve) == [0, 1, 2, 3, 4, 5, "X"]

    def test_the_mean_cost_leaves_x_out(self) -> None:
        """Two of 5, three of 2, two of 1 and one of 0: 18 for eight cards."""
        assert profile(DECK, POOL).mean_cost == 18 / 8

    def test_icons(self) -> None:
        found = {each.icon: (each.icons, each.characters) for each in profile(DECK, POOL).icons}
        assert found == {
            Icon.TERROR: (0, 0), Icon.COMBAT: (2 * 3 + 3 * 2, 5), Icon.ARCANE: (3, 3), Icon.INVESTIGATION: (2, 2),
        }  # fmt: skip

    def test_skill_by_cost(self) -> None:
        skill = profile(DECK, POOL).skill
        rows = [(row.cost, row.characters, row.skill, row.icons, row.skill_per_cost) for row in skill]
        assert rows == [(1, 2, 3.0, 1.0, 3.0), (2, 3, 0.0, 3.0, 0.0), (5, 2, 4.0, 3.0, 0.8)]

    def test_skill_is_a_mean_over_copies_and_x_is_left_out(self) -> None:
        cards = [
            character("test-1", "One", NEUTRAL, cost=2, skill=1),
            character("test-2", "Four", NEUTRAL, cost=2, skill=4),
            character("test-3", "Unknown", NEUTRAL, cost=2, skill=X),
            character("test-4", "Free", NEUTRAL, cost=0, skill=2),
        ]
        free, two = profile(Deck("Mean", {"test-1": 2, "test-2": 1, "test-3": 1, "test-4": 1}), Pool(cards)).skill
        assert (two.skill, two.characters) == (2.0, 4)
        assert free.skill_per_cost is None

    def test_keywords_and_subtypes_the_most_frequent_first(self) -> None:
        own = profile(DECK, POOL)
        assert list(own.keywords.items()) == [("Toughness", 3), ("Steadfast", 2)]
        assert list(own.subtypes.items()) == [
            ("Deep One", 3), ("Government", 2), ("Monster", 2), ("Attachment", 1), ("Item", 1),
        ]  # fmt: skip

    def test_resource_icons_are_counted_by_what_a_card_supplies(self) -> None:
        """CARD-10."""
        other = character("test-1", "Turncoat", AGENCY, cost=1, skill=1, resource=HASTUR)
        own = profile(Deck("One", {"test-1": 2}), Pool([other]))
        assert (own.factions, own.resources) == ({AGENCY: 2}, {HASTUR: 2})

    def test_cards_that_cannot_be_played_yet_count_by_what_is_printed_on_them(self) -> None:
        """core-001: cost 4, skill 5, two combat icons, Heroic."""
        own = profile(Deck("Two", {"core-001": 2, "core-201": 1}), POOL)
        assert own.undeclared == 2
        assert own.factions == {AGENCY: 2, SHUB_NIGGURATH: 1}
        assert own.curve[4] == {CardType.CHARACTER: 2}
        assert own.curve[5] == {CardType.CHARACTER: 1}
        assert own.keywords == {"Heroic": 2}
        assert own.subtypes == {"Investigator": 2, "Monster": 1}
        assert own.skill[0].skill == 5

    def test_a_card_that_does_not_exist(self) -> None:
        with pytest.raises(UnknownCard, match="nope-1"):
            profile(Deck("Wrong", {"nope-1": 1}), POOL)

    def test_every_card_of_every_count_adds_up(self) -> None:
        own = profile(quick_deck(read_pair("cthulhu+hastur"), 0), REAL)
        assert own.total == sum(own.types.values()) == sum(own.factions.values()) == sum(own.resources.values()) == 47
        assert sum(sum(types.values()) for types in own.curve.values()) == 47
        assert sum(row.characters for row in own.skill) == own.characters


TALL = Plan.read("1")
EVEN = Plan.read("123")
CARD = Demand(CTHULHU, 1, supplies=CTHULHU)


def dealt(total: int, first: bool = False, **resources: int) -> Dealing:
    """A deck of so many cards with these resource icons."""
    return Dealing(total, {Faction(name): number for name, number in resources.items()}, first)


DEMANDS = st.builds(
    Demand,
    st.just(CTHULHU),
    st.integers(0, 5),
    st.booleans(),
    st.dictionaries(st.sampled_from((CTHULHU, HASTUR)), st.integers(1, 3)).map(lambda needs: tuple(needs.items())),
    st.just(CTHULHU),
)


class TestPlan:
    def test_setup_gives_one_to_each_domain(self) -> None:
        """SET-7, RES-1."""
        assert Plan.read("12").places(3) == [(0, 0), (0, 1), (0, 2), (1, 0), (2, 1), (3, 0)]
        assert str(Plan.read("1123")) == "1123"

    @pytest.mark.parametrize("said", ["", "0", "4", "1 2", "x", "-1", "²"])
    def test_what_is_no_plan(self, said: str) -> None:
        with pytest.raises(DeckError, match="write domains from 1 to 3"):
            Plan.read(said)


class TestChances:
    def test_a_match_needs_one_other_card_of_the_faction(self) -> None:
        """PAY-2. Of 11 other cards 2 fit; 9 are seen on turn 1; it fails only if both are the last two: 1 in 55."""
        assert chance(CARD, dealt(12, cthulhu=3), TALL, 1) == pytest.approx(54 / 55)

    def test_the_same_for_a_whole_deck(self) -> None:
        """50 cards, 8 of the faction: ten seen on turn 1, this card among them."""
        exact = 1 - comb(42, 9) / comb(49, 9)
        assert chance(CARD, dealt(50, cthulhu=8), TALL, 1) == pytest.approx(exact)
        assert exact == pytest.approx(0.7830, abs=5e-5)

    def test_who_begins_draws_one_less(self) -> None:
        """DRAW-2."""
        exact = 1 - comb(42, 8) / comb(49, 8)
        assert chance(CARD, dealt(50, first=True, cthulhu=8), TALL, 1) == pytest.approx(exact)
        assert [dealt(50, first=True).seen(turn) for turn in range(3)] == [8, 9, 11]
        assert [dealt(50).seen(turn) for turn in range(3)] == [8, 10, 12]

    def test_the_only_card_of_its_faction_is_never_matched(self) -> None:
        assert chance(CARD, dealt(50, cthulhu=1), TALL, 8) == 0

    def test_loyal_wants_the_whole_cost(self) -> None:
        """PAY-20, KEY-8. Two others, both seen by turn 1, and one of them in time for setup: (36 - 1) of 55."""
        demand = Demand(CTHULHU, 2, loyal=True, supplies=CTHULHU)
        assert chance(demand, dealt(12, cthulhu=3), TALL, 1) == pytest.approx(35 / 55)

    def test_steadfast_counts_all_domains(self) -> None:
        """PAY-22, PAY-24. Three on four places: all three seen by turn 1, at least two of them at setup: 77 of 165."""
        demand = Demand(CTHULHU, 0, steadfast=((CTHULHU, 3),), supplies=CTHULHU)
        assert chance(demand, dealt(12, cthulhu=4), TALL, 1) == pytest.approx(77 / 165)

    def test_steadfast_of_another_faction(self) -> None:
        """Endless Interrogation wants one of Hastur, and cost 0 needs no match (PAY-4)."""
        demand = Demand(AGENCY, 0, steadfast=((HASTUR, 1),), supplies=AGENCY)
        assert chance(demand, dealt(12, agency=5, hastur=2), TALL, 1) == pytest.approx(54 / 55)

    def test_match_and_steadfast_of_two_factions_use_two_places(self) -> None:
        """One card each among 11 others, both among the 9 seen. The match may come on turn 1, its place is kept; the
        other needs a place of setup: 9 · 7 - 7 of 11 · 10 orders."""
        demand = Demand(AGENCY, 2, steadfast=((HASTUR, 1),), supplies=AGENCY)
        assert chance(demand, dealt(12, agency=2, hastur=1), TALL, 1) == pytest.approx((9 * 7 - 7) / 110)

    def test_neutral_and_free_cards_need_no_match(self) -> None:
        """PAY-3, PAY-4."""
        assert chance(Demand(NEUTRAL, 2), dealt(50), TALL, 1) == 1
        assert chance(Demand(CTHULHU, 0, supplies=CTHULHU), dealt(50, cthulhu=1), TALL, 1) == 1

    @pytest.mark.parametrize(("plan", "first_turns"), [
        ("1", {1: 1, 2: 1, 3: 2, 4: 3, 5: 4}),
        ("12", {1: 1, 2: 1, 3: 3, 4: 5, 5: 7}),
        ("123", {1: 1, 2: 1, 3: 4, 4: 7, 5: 10}),
    ])
    def test_a_domain_must_be_large_enough(self, plan: str, first_turns: dict[int, int]) -> None:
        """PAY-1: the turn on which the plan has the first domain of each size."""
        for cost, turn in first_turns.items():
            demand = Demand(NEUTRAL, cost)
            assert chance(demand, dealt(60), Plan.read(plan), turn) == 1
            assert turn == 1 or chance(demand, dealt(60), Plan.read(plan), turn - 1) == 0

    def test_a_resource_that_comes_too_late_for_the_large_domain_does_not_help(self) -> None:
        """By plan 123, cost 3 is paid from domain 1, which got its last resource on turn 4, also on turns 5 and 6."""
        demand = Demand(CTHULHU, 3, supplies=CTHULHU)
        deal = dealt(50, cthulhu=8)
        assert chance(demand, deal, EVEN, 4) == pytest.approx(1 - comb(42, 15) / comb(49, 15))
        assert chance(demand, deal, EVEN, 5) == pytest.approx(1 - comb(42, 17) / comb(49, 17))
        assert chance(demand, deal, EVEN, 6) == pytest.approx(1 - comb(42, 19) / comb(49, 19))
        assert chance(demand, deal, Plan.read("1112"), 4) == pytest.approx(1 - comb(42, 13) / comb(49, 13))

    def test_turns_end_with_the_deck(self) -> None:
        """DRAW-3: who has drawn the last card has lost."""
        assert dealt(50).turns(30) == 20
        assert dealt(13).turns(30) == 2
        assert dealt(13, first=True).turns(30) == 2
        assert dealt(12, first=True).turns(30) == 2
        assert dealt(8).turns(30) == dealt(0).turns(30) == 0

    @pytest.mark.parametrize("plan", ["1", "12", "123", "2113"])
    @pytest.mark.parametrize("turn", [0, 1, 2, 3])
    @pytest.mark.parametrize(("cost", "loyal", "steadfast"), [
        (1, False, 0), (2, False, 0), (2, True, 0), (3, True, 0),
        (1, False, 2), (2, False, 3), (2, True, 3), (0, False, 2),
    ])  # fmt: skip
    def test_against_trying_everything(self, plan: str, turn: int, cost: int, loyal: bool, steadfast: int) -> None:
        needs = ((CTHULHU, steadfast),) if steadfast else ()
        demand = Demand(CTHULHU, cost, loyal, needs, CTHULHU)
        deal = dealt(16, cthulhu=5)
        assert chance(demand, deal, Plan.read(plan), turn) == pytest.approx(tried(demand, deal, Plan.read(plan), turn))

    @settings(deadline=None, max_examples=50)
    @given(st.integers(9, 60), st.integers(1, 40), DEMANDS, st.sampled_from(("1", "12", "123", "31")))
    def test_a_chance_is_a_chance_and_never_sinks(self, total: int, own: int, demand: Demand, plan: str) -> None:
        deal = dealt(total, cthulhu=min(own, total), hastur=min(3, total - min(own, total)))
        chances = [chance(demand, deal, Plan.read(plan), turn) for turn in range(1, deal.turns(10) + 1)]
        assert all(0 <= each <= 1 for each in chances)
        assert all(later >= earlier - 1e-12 for earlier, later in pairwise(chances))


def tried(demand: Demand, deal: Dealing, plan: Plan, turn: int) -> float:
    """The same chance by brute force: every way in which the cards of the faction may lie in the deck, and for one
    domain after the other every way to fill places with them; the best domain is chosen beforehand."""
    others, fitting = deal.total - 1, deal.resources[CTHULHU] - 1
    places = plan.places(turn)
    sizes = Counter(domain for _, domain in places)
    turns = [next((t for t in range(turn + 1) if where < deal.seen(t) - 1), None) for where in range(others)]
    came = Counter(
        tuple(turns[where] for where in lying if turns[where] is not None)
        for lying in combinations(range(others), fitting)
    )
    best = max(
        (
            sum(number for each, number in came.items() if filled(each, places, domain, demand))
            for domain, size in sizes.items()
            if size >= demand.cost
        ),
        default=0,
    )
    return best / comb(others, fitting)


def filled(came: tuple[int | None, ...], places: list[tuple[int, int]], domain: int, demand: Demand) -> bool:
    """Whether cards that came on these turns can be put on places so that the demand is met."""
    total = sum(number for _, number in demand.steadfast)

    def from_(card: int, left: frozenset[int], on_domain: int, on_all: int) -> bool:
        if on_domain >= demand.on_domain and on_all >= total:
            return True
        if card == len(came):
            return False
        open_places = [each for each in left if places[each][0] >= (came[card] or 0)]
        return from_(card + 1, left, on_domain, on_all) or any(
            from_(card + 1, left - {each}, on_domain + (places[each][1] == domain), on_all + 1) for each in open_places
        )

    return from_(0, frozenset(range(len(places))), 0, 0)


class TestOutlooks:
    def test_cards_that_demand_the_same_are_one_row(self) -> None:
        deck = Deck("Rows", {"core-203": 3, "fl-204": 3, "core-201": 3, "sotd-207": 3, "core-206": 3})
        stats = statistics(deck, POOL)
        assert [(str(row.demand), row.cards) for row in stats.outlooks] == [
            ("Cthulhu 2", 3), ("Cthulhu 3", 3), ("Shub-Niggurath 5", 3), ("Neutral 0", 3),
        ]  # fmt: skip

    def test_demands_of_keywords_are_told(self) -> None:
        loyal = character("test-1", "Loyal", HASTUR, cost=2, skill=1, keywords=[LOYAL], steadfast={HASTUR: 2})
        assert str(Demand.of(loyal)) == "Hastur 2, Loyal, Steadfast 2 Hastur"

    def test_stories_and_costs_of_x_demand_nothing_that_could_be_told(self) -> None:
        assert Demand.of(POOL["core-156"]) is None
        assert Demand.of(POOL["core-206"]) is None

    def test_the_method_is_said(self) -> None:
        said = statistics(DECK, POOL, Wishes(Plan.read("112"), first=True)).method()
        assert said.startswith("Exact, by counting hypergeometric draws; nothing is simulated.")
        assert "plan 112" in said
        assert "going first" in said

    def test_a_deck_too_small_to_be_dealt_still_has_a_profile(self) -> None:
        stats = statistics(Deck("Tiny", {"core-201": 2}), POOL)
        assert (stats.turns, stats.hands) == (0, ())
        assert "Slavering Gug" in page(stats)

    def test_an_empty_deck(self) -> None:
        stats = statistics(Deck("Nothing", {}), POOL)
        assert (stats.profile.total, stats.profile.mean_cost, stats.turns) == (0, 0, 0)
        assert "Nothing" in page(stats)


class TestHands:
    DECK = quick_deck(read_pair("agency+yog"), 1)

    def test_eight_cards_out_of_the_deck(self) -> None:
        """SET-5."""
        for hand in setup_hands(self.DECK, REAL, 20, 5):
            assert len(hand) == 8
            assert not Counter(card.id for card in hand) - Counter(self.DECK.card_ids())

    def test_the_same_seed_deals_the_same_hands(self) -> None:
        first, again, other = (setup_hands(self.DECK, REAL, 3, seed) for seed in (7, 7, 8))
        assert first == again != other
        assert first[0] != first[1]

    def test_every_card_comes_up_about_as_often(self) -> None:
        """8 of 47 cards in 2,000 hands: about 340 times each; five standard deviations are 84."""
        seen = Counter(card.id for hand in setup_hands(self.DECK, REAL, 2000, 1) for card in hand)
        assert len(seen) == 47
        assert all(abs(number - 2000 * 8 / 47) < 84 for number in seen.values())


class Reader(HTMLParser):
    """Collects elements and text, and checks that elements are closed in order."""

    VOID = frozenset(("meta", "br", "hr"))

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text.append(data)


class TestPage:
    STATS = statistics(quick_deck(read_pair("cthulhu+hastur"), 0), REAL)

    def test_nothing_comes_from_elsewhere_and_nothing_runs(self) -> None:
        read = Reader(page(self.STATS))
        fetching = {"script", "link", "img", "iframe", "object", "embed", "use", "image"}
        assert not fetching & {tag for tag, _ in read.tags}
        for _, attributes in read.tags:
            assert not {"src", "href", "xlink:href", "srcset"} & set(attributes)
            assert not any(name.startswith("on") for name in attributes)
        assert "url(" not in page(self.STATS)
        assert "@import" not in page(self.STATS)
        assert ("meta", {"http-equiv": "Content-Security-Policy",
                         "content": "default-src 'none'; style-src 'unsafe-inline'"}) in read.tags  # fmt: skip

    def test_names_are_escaped(self) -> None:
        wicked = '</title><script>alert("1")</script> & \'co\''
        card = character("test-1", "<b onload=x>", NEUTRAL, cost=1, skill=1, subtypes="<i>")
        read = Reader(page(statistics(Deck(wicked, {"test-1": 10}), Pool([card]))))
        assert not {"script", "b onload=x"} & {tag for tag, _ in read.tags}
        assert f"{wicked} · deck statistics" in read.text
        assert "<b onload=x>" in read.text
        assert "<i>" in read.text

    def test_it_shows_what_was_counted(self) -> None:
        read = Reader(page(self.STATS))
        said = "\n".join(read.text)
        for part in ("Cost curve", "Types", "Factions", "Struggle icons", "Skill for its cost", "Keywords", "Subtypes",
                     "A resource match by turn", "When cards can be paid", "Setup hands", "The cards",
                     self.STATS.method(), "Villainous", "Dagon"):
            assert part in said
        assert "2: Character: 8" in read.text, "eight characters of cost 2 in the curve"
        assert sum(tag == "svg" and attributes.get("role") == "img" for tag, attributes in read.tags) == 8

    def test_all_three_hands_are_shown(self) -> None:
        assert [attributes["aria-label"] for tag, attributes in Reader(page(self.STATS)).tags if tag == "ol"] == [
            "Hand 1", "Hand 2", "Hand 3",
        ]  # fmt: skip

    @pytest.mark.parametrize(("share", "said"), [
        (0, "–"), (1, "100"), (0.999, ">99"), (0.994, "99"), (0.5, "50"), (0.001, "<1"), (0.006, "1"),
    ])
    def test_chances_in_a_few_signs(self, share: float, said: str) -> None:
        assert percent(share) == said


@settings(deadline=None, max_examples=25)
@given(
    st.dictionaries(st.sampled_from([entry.id for entry in catalogue()]), st.integers(1, 4), max_size=40),
    st.text("123", min_size=1, max_size=5),
    st.booleans(),
)
def test_any_deck_has_statistics(cards: dict[str, int], plan: str, first: bool) -> None:
    """Cards of all kinds, also some that cannot be played yet, and stories where they do not belong."""
    stats = statistics(Deck("Any", cards), REAL, Wishes(Plan.read(plan), first=first))
    assert sum(stats.profile.types.values()) == sum(cards.values())
    assert all(0 <= each <= 1 for row in stats.outlooks for each in row.chances)
    assert json.loads(json.dumps(stats.to_json()))["cards"] == sum(cards.values())
    Reader(page(stats))


def test_all_of_it_as_json() -> None:
    said = json.loads(json.dumps(statistics(DECK, POOL).to_json()))
    assert said["curve"]["2"] == {"character": 3}
    assert said["icons"]["combat"] == {"icons": 12, "characters": 5}
    assert said["skill"][0] == {"cost": 1, "characters": 2, "skill": 3.0, "icons": 1.0, "skill_per_cost": 3.0}
    assert said["hands"]["seed"] == 0
    assert len(said["hands"]["dealt"]) == 3
