"""Core Set: Agency, core-001 to core-020 and core-023: the characters."""

import pytest

from rlyeh.cards import POOL
from rlyeh.cards.core import agency
from rlyeh.engine.actions.payment import steadfast_count
from rlyeh.language import *
from rlyeh.model import Card
from rlyeh.testing import CardHandle, Scenario
from tests.cards.core.agency_table import (
    ARMOUR,
    CARDS,
    CHILD,
    CULTIST,
    DOOR,
    GHOST,
    GRIT,
    HAT,
    HERO,
    LULL,
    MAN,
    SCREAM,
    SHED,
    SWORD,
    TOOL,
    TOUGH,
    VILLAIN,
    table_at,
)


def test_the_agency_has_twenty_one_cards() -> None:
    """core-023 is an Agency card among the Miskatonic numbers."""
    declared = [card.id for card in vars(agency).values() if isinstance(card, Card)]
    assert declared == [f"core-{number:03}" for number in (*range(1, 21), 23)]


@pytest.mark.parametrize(
    ("card_id", "cost", "skill", "icons", "subtype", "keywords"),
    [
        ("core-007", 2, 2, "CI", "Investigator", {HEROIC: 1, WILLPOWER: 1}),
        ("core-008", 3, 3, "CCC", "Criminal", dict([TOUGHNESS(1)])),
        ("core-009", 3, 2, "CA", "Investigator", {FAST: 1}),
        ("core-010", 2, 3, "I", "Investigator", {}),
        ("core-013", 6, 6, "CCCCC", "Government", {HEROIC: 1, WILLPOWER: 1, **dict([TOUGHNESS(3)])}),
    ],
)
def test_characters_with_keywords_only(
    card_id: str, cost: int, skill: int, icons: str, subtype: str, keywords: dict[object, int]
) -> None:
    """core-007, core-008, core-009, core-010, core-013."""
    card = POOL[card_id]
    handle = table_at().darin.has(card)
    assert (card.cost, handle.skill, handle.icons, set(handle.subtypes)) == (cost, skill, icons, {subtype})
    assert dict(card.keywords) == keywords
    assert card.text == ()


def test_undercover_security_needs_two_agency_resources_in_all() -> None:
    """core-007; PAY-22."""
    table = table_at()
    security = table.darin.holds("Undercover Security")
    table.darin.domain(agency=1, neutral=1)
    assert steadfast_count(table.game, 0, AGENCY) == 1
    assert not table.darin.may_play(security)
    table = table_at()
    security = table.darin.holds("Undercover Security")
    table.darin.domain(agency=1, neutral=1)
    table.darin.domain(agency=1)
    assert table.darin.may_play(security)


class TestThomasFMalone:
    """core-001."""

    def resolve(self, table: Scenario) -> None:
        """Malone succeeds alone or against others: take no tokens, kill nobody in the combat struggle."""
        decision = table.decision
        while decision is not None and decision.kind in ("token", "victim", "pick-story"):
            table.game.apply(decision.options[-1])
            decision = table.decision

    def test_after_his_story_he_destroys_an_opposing_villain_or_cultist_that_was_there(self) -> None:
        """core-001: neither his own side, nor others' kinds, nor other stories."""
        table = table_at("resolution")
        malone = table.darin.has("Thomas F. Malone", at=table.a)
        mine = table.darin.has(CULTIST, at=table.a)
        shield, child = table.tommy.has(MAN, at=table.a), table.tommy.has(CHILD, at=table.a)
        villain, cultist = table.tommy.has(VILLAIN, at=table.a), table.tommy.has(CULTIST, at=table.a)
        elsewhere, home = table.tommy.has(CULTIST, at=table.b), table.tommy.has(CULTIST)
        table.darin.chooses(mine)  # the terror struggle
        table.tommy.chooses(shield)  # the combat struggle
        table.darin.declines()  # the success token
        table.darin.responds_with(malone)
        assert table.darin.may_choose(villain, cultist)
        table.darin.chooses(villain)
        assert villain.in_discard
        assert all(card.in_play for card in (malone, mine, child, cultist, elsewhere, home))

    def test_another_story_does_not_set_him_off(self) -> None:
        """core-001."""
        table = table_at("resolution")
        malone = table.darin.has("Thomas F. Malone")
        table.darin.has(CHILD, at=table.a)
        table.tommy.has(CULTIST, at=table.a)
        table.expects(table.darin, "action")
        assert not table.darin.may_use(malone)

    def test_without_a_target_there_is_no_response(self) -> None:
        """core-001; EFF-1."""
        table = table_at("resolution")
        table.darin.has("Thomas F. Malone", at=table.a)
        tough = table.tommy.has(TOUGH, at=table.a)
        table.darin.accepts()
        assert tough.wounds == 1
        table.expects(table.darin, "action")

    def test_a_won_story_has_resolved_and_those_sent_home_were_there(self) -> None:
        """core-001; STORY-38, STORY-40."""
        table = table_at("resolution")
        malone = table.darin.has("Thomas F. Malone", at=table.a)
        table.tokens(table.a, {table.darin: 4})
        tough, cultist = table.tommy.has(TOUGH, at=table.a), table.tommy.has(CULTIST, at=table.a)
        table.tommy.chooses(tough)
        table.darin.accepts()
        assert table.a.is_won
        assert cultist.story is None
        table.darin.responds_with(malone, on=cultist)
        assert cultist.in_discard

    def test_each_story_is_answered_once(self) -> None:
        """core-001; TIME-16."""
        table = table_at("resolution")
        malone = table.darin.has("Thomas F. Malone", at=table.a)
        tough = table.tommy.has(TOUGH, at=table.a)
        one, two = table.tommy.has(CULTIST, at=table.a), table.tommy.has(CULTIST, at=table.a)
        table.tommy.chooses(tough)
        table.darin.accepts()
        table.darin.responds_with(malone, on=one)
        table.expects(table.darin, "action")
        assert two.in_play


class TestKirbyODonnell:
    """core-002."""

    def test_while_committed_heroes_of_both_sides_gain_and_villains_lose_one_icon(self) -> None:
        """core-002."""
        table = table_at("after commit")
        kirby = table.darin.has("Kirby O'Donnell", at=table.a)
        hero, theirs = table.darin.has(HERO), table.tommy.has(HERO)
        villain, man = table.tommy.has(VILLAIN), table.darin.has(MAN)
        assert kirby.icons == "CCI"
        assert hero.icons == theirs.icons == "CCA"
        assert villain.icons == "T"
        assert man.icons == "I"

    def test_at_home_he_changes_nothing(self) -> None:
        """core-002."""
        table = table_at("after commit")
        kirby, hero, villain = table.darin.has("Kirby O'Donnell"), table.darin.has(HERO), table.tommy.has(VILLAIN)
        assert (kirby.icons, hero.icons, villain.icons) == ("CI", "CA", "TT")

    def test_insane_characters_have_no_keywords_to_gain_by(self) -> None:
        """core-002; STATE-13."""
        table = table_at("after commit")
        table.darin.has("Kirby O'Donnell", at=table.a)
        assert table.darin.has(HERO, insane=True).icons == ""


@pytest.mark.parametrize("title", ["Local Sheriff", "Visiting Author"])
class TestReturnFromTheDiscardPile:
    """core-003, core-026: the same Action on two cards."""

    def test_a_destroyed_one_returns_for_one_resource(self, title: str) -> None:
        """core-003, core-026; EX-67."""
        table = table_at()
        card, sword = table.darin.has(title), table.darin.holds(SWORD)
        domain = table.darin.domain(neutral=1)
        table.darin.plays(sword, on=card)
        assert card.in_discard
        table.darin.uses(card)
        assert card.in_hand
        assert domain.drained

    def test_how_it_got_there_does_not_matter(self, title: str) -> None:
        """core-003, core-026; EFF-33, KEY-16: a Transient resource that was spent, and the domain that is left pays."""
        table = table_at()
        domain, other = table.darin.domain(title, neutral=1), table.darin.domain(neutral=1)
        card = domain.resources[0]
        tool = table.darin.holds(TOOL)
        table.darin.plays(tool, paying=domain)
        assert card.in_discard
        table.darin.uses(card, paying=other)
        assert card.in_hand

    def test_insane_and_blank_ones_return_too(self, title: str) -> None:
        """core-003, core-026; EFF-33."""
        table = table_at()
        insane, blank = table.darin.has(title, insane=True), table.darin.has(title)
        table.darin.domain(neutral=1)
        table.darin.domain(neutral=1)
        lull = table.darin.holds(LULL)
        swords = [table.darin.holds(SWORD) for _ in range(2)]
        table.darin.plays(lull, on=blank)
        table.darin.plays(swords[0], on=insane)
        table.darin.plays(swords[1], on=blank)
        table.darin.uses(insane)
        table.darin.uses(blank)
        assert insane.in_hand
        assert blank.in_hand

    def test_one_that_lies_there_from_before_or_cannot_be_paid_for_stays(self, title: str) -> None:
        """core-003, core-026."""
        table = table_at()
        old = table.darin.discarded(title)
        table.darin.domain(neutral=1)
        assert not table.darin.may_use(old)
        table = table_at()
        card, sword = table.darin.has(title), table.darin.holds(SWORD)
        table.darin.domain(neutral=1, drained=True)
        table.darin.plays(sword, on=card)
        assert not table.darin.may_use(card)

    def test_the_next_phase_is_too_late(self, title: str) -> None:
        """core-003, core-026."""
        table = table_at("resource")
        card, sword = table.darin.has(title), table.darin.holds(SWORD)
        table.darin.domain(neutral=1)
        table.darin.passes()  # no resource
        table.darin.plays(sword, on=card)
        assert table.darin.may_use(card)
        table.run_to("operations")
        assert not table.darin.may_use(card)


class TestPaulLemond:
    """core-004."""

    def test_he_gains_printed_icons_for_the_phase(self) -> None:
        """core-004; CARD-20: icons that were given to the other are none of its printed ones."""
        table = table_at("draw")
        paul, villain = table.darin.has("Paul Lemond"), table.tommy.has(VILLAIN)
        table.darin.has("Alhazred Lamp", on=villain)
        domain = table.darin.domain(neutral=1)
        table.darin.uses(paul, on=villain)
        assert paul.icons == "TT"
        assert villain.icons == "TTTCAI"
        assert domain.drained
        table.run_to("operations")
        assert paul.icons == ""

    def test_they_stay_when_the_other_leaves_or_loses_its_own(self) -> None:
        """core-004; EFF-15: what he gained is his."""
        table = table_at()
        paul, villain = table.darin.has("Paul Lemond"), table.tommy.has(VILLAIN)
        table.darin.domain(neutral=1)
        sword = table.darin.holds(SWORD)
        table.darin.uses(paul, on=villain)
        table.darin.plays(sword, on=villain)
        assert villain.in_discard
        assert paul.icons == "TT"

    def test_several_uses_add_up(self) -> None:
        """core-004; EFF-23."""
        table = table_at()
        paul, villain, man = table.darin.has("Paul Lemond"), table.tommy.has(VILLAIN), table.tommy.has(MAN)
        table.darin.domain(neutral=1)
        table.darin.domain(neutral=1)
        table.darin.uses(paul, on=villain)
        table.darin.uses(paul, on=man)
        assert paul.icons == "TTI"

    def test_an_insane_character_shows_none(self) -> None:
        """core-004; FINAL-118."""
        table = table_at()
        paul, villain = table.darin.has("Paul Lemond"), table.tommy.has(VILLAIN, insane=True)
        table.darin.domain(neutral=1)
        table.darin.uses(paul, on=villain)
        assert paul.icons == ""


class TestProfessorHermannMulder:
    """core-005."""

    def test_he_goes_insane_when_the_sixth_character_enters(self) -> None:
        """core-005: both sides count, supports do not."""
        table = table_at()
        mulder = table.darin.has("Professor Hermann Mulder")
        table.tommy.has(SHED)
        for _ in range(2):
            table.darin.has(CHILD)
            table.tommy.has(CHILD)
        sixth = table.darin.holds(CHILD)
        table.expects(table.darin, "action")
        assert not mulder.insane
        table.darin.plays(sixth)
        assert mulder.insane

    def test_he_cannot_be_played_sane_into_a_crowd(self) -> None:
        """core-005: he himself is the sixth."""
        table = table_at()
        for _ in range(5):
            table.tommy.has(CHILD)
        mulder = table.darin.holds("Professor Hermann Mulder")
        table.darin.domain(agency=1)
        table.darin.plays(mulder)
        assert mulder.insane

    def test_restored_in_a_crowd_he_goes_insane_again(self) -> None:
        """core-005; REF-3."""
        table = table_at("refresh")
        mulder = table.darin.has("Professor Hermann Mulder", insane=True)
        for _ in range(5):
            table.tommy.has(CHILD)
        table.expects(table.darin, "action")
        assert mulder.insane

    def test_protection_from_insanity_holds_until_it_ends(self) -> None:
        """core-005; KEY-13, STATE-18."""
        table = table_at()
        mulder, grit = table.darin.has("Professor Hermann Mulder"), table.darin.holds(GRIT)
        for _ in range(4):
            table.tommy.has(CHILD)
        sixth = table.darin.holds(CHILD)
        table.darin.plays(grit, on=mulder)
        table.darin.plays(sixth)
        assert not mulder.insane
        table.run_to("story")
        assert mulder.insane


class TestMonsterHunter:
    """core-006."""

    def fight(self, table: Scenario, theirs: str) -> tuple[CardHandle, CardHandle]:
        """A hunter with two combat icons' worth of help against a defender with these icons."""
        hunter = table.darin.has("Monster Hunter", at=table.a, exhausted=False)
        table.darin.has(character_with("CC"), at=table.a, exhausted=False)
        return hunter, table.tommy.has(character_with(theirs), at=table.a, exhausted=False)

    @pytest.mark.parametrize(("theirs", "may"), [("", True), ("C", True), ("CC", False)])
    def test_a_margin_of_two_is_needed(self, theirs: str, may: bool) -> None:
        """core-006: three combat icons against none, one, two."""
        table = Scenario(phase="resolution", cards=[*CARDS, *ICONED], bells=["darin"])
        hunter, _ = self.fight(table, theirs)
        victim = table.tommy.has(MAN)
        table.darin.domain(neutral=2)
        TestThomasFMalone().resolve(table)
        assert (table.open_decision().kind == "response") is may
        if may:
            table.darin.responds_with(hunter, on=victim)
            assert victim.in_discard

    def test_only_skill_two_or_lower_can_be_wounded_and_two_must_be_paid(self) -> None:
        """core-006."""
        table = Scenario(phase="resolution", cards=[*CARDS, *ICONED], bells=["darin"])
        hunter, loser = self.fight(table, "")
        man, villain = table.tommy.has(MAN), table.tommy.has(VILLAIN)
        domain = table.darin.domain(neutral=2)
        TestThomasFMalone().resolve(table)
        table.darin.responds_with(hunter)
        assert man in table.darin.choices()
        assert villain not in table.darin.choices()
        table.darin.chooses(man)
        assert domain.drained
        assert loser.in_discard  # by the struggle itself

    def test_the_opponents_victory_is_no_reason(self) -> None:
        """core-006."""
        table = Scenario(phase="resolution", cards=[*CARDS, *ICONED], bells=["darin"])
        table.darin.has("Monster Hunter", at=table.a, exhausted=False)
        table.tommy.has(character_with("IIII"), at=table.a, exhausted=False)
        table.darin.domain(neutral=2)
        TestThomasFMalone().resolve(table)
        table.expects(table.darin, "action")


def character_with(icons: str) -> Card:
    """A plain character of skill 0 with these icons."""
    return next(card for card in ICONED if card.title == f"Fighter {icons}")


ICONED = [
    character(f"test-{50 + number}", f"Fighter {icons}", NEUTRAL, cost=1, skill=0, icons=icons)
    for number, icons in enumerate(["", "C", "CC", "CCC", "IIII"])
]


class TestPeeler:
    """core-011."""

    def test_an_attachment_anywhere_gives_willpower(self) -> None:
        """core-011: also the opponent's, on the opponent's card."""
        table = table_at()
        peeler, man = table.darin.has("Peeler"), table.tommy.has(MAN)
        table.tommy.has(SHED)
        assert not peeler.has(WILLPOWER)
        table.tommy.has(HAT, on=man)
        assert peeler.has(WILLPOWER)
        assert not man.has(WILLPOWER)

    def test_when_the_last_attachment_goes_so_does_the_willpower(self) -> None:
        """core-011; KEY-13."""
        table = table_at()
        peeler, man = table.darin.has("Peeler"), table.tommy.has(MAN)
        table.tommy.has(HAT, on=man)
        sword, scream = table.darin.holds(SWORD), table.darin.holds(SCREAM)
        table.darin.plays(sword, on=man)
        table.darin.plays(scream, on=peeler)
        assert peeler.insane


class TestTMen:
    """core-012."""

    def test_entering_play_they_must_wound_a_character(self) -> None:
        """core-012; TIME-21."""
        table = table_at()
        men, man, ghost = table.darin.holds("T-Men"), table.tommy.has(MAN), table.tommy.has(GHOST)
        table.darin.domain(agency=2, neutral=3)
        table.darin.plays(men)
        assert table.darin.may_choose(men, man)
        table.darin.chooses(man)
        assert man.in_discard
        assert ghost.in_play

    def test_alone_they_wound_themselves(self) -> None:
        """core-012; EX-66: forced."""
        table = table_at()
        men, door = table.darin.holds("T-Men"), table.darin.holds(DOOR)
        table.darin.plays(door, on=men)
        assert men.in_discard

    def test_other_arrivals_do_not_set_them_off(self) -> None:
        """core-012."""
        table = table_at()
        table.darin.has("T-Men")
        child = table.darin.holds(CHILD)
        table.darin.plays(child)
        assert child.in_play
        table.expects(table.darin, "action")


class TestSteveClarney:
    """core-023."""

    def test_while_committed_nobody_has_toughness_whoever_gives_it(self) -> None:
        """core-023: printed, attached and given by texts that came later."""
        table = table_at("after commit")
        table.darin.has("Steve Clarney", at=table.a)
        tough, man = table.darin.has(TOUGH), table.tommy.has(MAN)
        table.darin.has("Patrol Wagon", on=man)
        table.tommy.has(ARMOUR)
        assert tough.toughness == man.toughness == 0

    def test_at_home_he_changes_nothing(self) -> None:
        """core-023."""
        table = table_at("after commit")
        table.darin.has("Steve Clarney")
        assert table.tommy.has(TOUGH).toughness == 2

    def test_committing_him_destroys_the_wounded(self) -> None:
        """core-023; STATE-22."""
        table = table_at("commit")
        clarney = table.darin.has("Steve Clarney")
        hurt, sound = table.tommy.has(TOUGH, wounds=1), table.tommy.has(TOUGH)
        table.darin.commits(clarney, to=table.a)
        assert hurt.in_discard
        assert sound.in_play
