"""Core Set: Hastur, core-081 to core-100."""

from collections.abc import Sequence
from typing import Any

import pytest

from rlyeh.cards import POOL, declared
from rlyeh.cards.core import hastur
from rlyeh.language import *
from rlyeh.model import Faction
from rlyeh.testing import RESOURCES as RESOURCE_OF
from rlyeh.testing import CardHandle, Scenario

MAN = character("test-1", "Man", AGENCY, cost=2, skill=2, icons="I")
COP = character("test-2", "Cop", AGENCY, cost=3, skill=3, icons="CI", keywords=[HEROIC, TOUGHNESS(1)])
GHOUL = character("test-3", "Ghoul", CTHULHU, cost=1, skill=1, icons="TT", subtypes="Monster")
SAINT = character("test-4", "Saint", MISKATONIC, cost=1, skill=1, keywords=[WILLPOWER])
HAT = support("test-5", "Hat", NEUTRAL, cost=1, subtypes="Attachment", attach_to=CHARACTER)
LAMP = support("test-6", "Lamp", NEUTRAL, cost=0, text=[action(exhaust(THIS), to=draw())])
SCOUT = character("test-8", "Scout", AGENCY, cost=1, skill=1, keywords=[FAST])
GUEST = character(
    "test-9", "Guest", AGENCY, cost=1, skill=1, text=[forced_response(after(enters_play(THIS)), draw())],
)
SUMMONS = event("test-10", "Summons", NEUTRAL, cost=0, text=[action(put_into_play(choose(CHARACTER.in_(HAND))))])
LETTER = event("test-11", "Letter", NEUTRAL, cost=0, text=[action(draw())])
THANKS = event("test-12", "Thanks", NEUTRAL, cost=0, text=[response(after(enters_play(CHARACTER)), draw())])
MASK = support(
    "test-13", "Mask", NEUTRAL, cost=0, subtypes="Attachment", attach_to=CHARACTER, text=[gains(HOST, "T")],
)
CURE = event("test-14", "Cure", NEUTRAL, cost=0, text=[action(restore_and_ready(choose(CHARACTER.insane)))])
PUNCH = event("test-15", "Punch", NEUTRAL, cost=0, text=[action(wound(CHARACTER))])
ALTAR = support("test-16", "Altar", NEUTRAL, cost=0, text=[action(sacrifice(a(CHARACTER)), to=draw())])
KING = character("test-17", "King", AGENCY, cost=2, skill=1, unique=True, keywords=[HEROIC])
CLERK = character(
    "test-18", "Clerk", AGENCY, cost=1, skill=1,
    text=[disrupt(when(would_be("wounded", THIS)), exhaust(THIS), to=cancel("that wound"))],
)
AURA = support("test-19", "Aura", NEUTRAL, cost=0, text=[gains(CHARACTER, skill=1)])
HORROR = character("test-20", "Horror", HASTUR, cost=1, skill=1, icons="T")
CARDS = [
    MAN, COP, GHOUL, SAINT, HAT, LAMP, SCOUT, GUEST, SUMMONS, LETTER, THANKS, MASK, CURE, PUNCH, ALTAR, KING, CLERK,
    AURA, HORROR,
]  # fmt: skip


def table_at(phase: str = "operations", bells: Sequence[str] = ("darin", "tommy"), **how: Any) -> Scenario:
    """A table at which both players are asked in every action window."""
    return Scenario(phase=phase, cards=CARDS, bells=bells, **how)


@pytest.mark.parametrize(
    ("title", "cost", "skill", "icons", "subtype", "keywords"),
    [
        ("Byakhee Servant", 3, 3, "TCC", "Servitor", {FAST: 1}),
        ("Mad Artist", 2, 2, "CA", "Cultist", {}),
    ],
)
def test_plain_characters(
    title: str, cost: int, skill: int, icons: str, subtype: str, keywords: dict[object, int]
) -> None:
    """core-088, core-092: facts alone."""
    card = POOL.named(title)
    handle = table_at().darin.has(title)
    assert (card.cost, handle.skill, handle.icons, handle.subtypes) == (cost, skill, icons, frozenset((subtype,)))
    assert dict(card.keywords) == keywords
    assert card.text == ()


def test_all_twenty_cards_are_declared() -> None:
    assert [card.id for card in declared(hastur)] == [f"core-{number:03}" for number in range(81, 101)]


class TestHastur:
    """core-081."""

    def test_for_three_a_character_goes_insane(self) -> None:
        """core-081; STATE-10: as often as it is paid."""
        table = table_at()
        king, man = table.darin.has("Hastur, The King in Yellow"), table.tommy.has(MAN)
        other = table.tommy.has(SCOUT)
        domains = [table.darin.domain(neutral=3), table.darin.domain(neutral=3)]
        table.darin.uses(king, on=man)
        assert (man.insane, king.ready, domains[0].drained) == (True, True, True)
        table.tommy.passes()
        table.darin.uses(king)
        assert other.insane

    def test_only_characters_that_can_go_insane_may_be_chosen(self) -> None:
        """core-081; STATE-18, STATE-16: no terror icon, no Willpower, not insane already; one's own may be."""
        table = table_at()
        king, own, theirs = table.darin.has("Hastur, The King in Yellow"), table.darin.has(MAN), table.tommy.has(MAN)
        table.tommy.has(GHOUL)
        table.tommy.has(SAINT)
        table.tommy.has(MAN, insane=True)
        table.darin.domain(neutral=3)
        table.darin.uses(king)
        assert table.darin.may_choose(own, theirs)
        table.darin.chooses(theirs)

    def test_not_for_two(self) -> None:
        """core-081; PAY-6."""
        table = table_at()
        king = table.darin.has("Hastur, The King in Yellow")
        table.tommy.has(MAN)
        table.darin.domain(neutral=2)
        assert not table.darin.may_use(king)


class TestVictoriaGlasser:
    """core-082."""

    def test_when_she_is_played_somebody_goes_insane(self) -> None:
        """core-082; EX-79; TIME-21: at once, without being asked whether."""
        table = table_at()
        own, theirs = table.darin.has(MAN), table.tommy.has(MAN)
        table.tommy.has(GHOUL)
        victoria = table.darin.holds("Victoria Glasser")
        table.darin.domain(hastur=2)
        table.darin.plays(victoria)
        assert table.darin.may_choose(own, theirs)
        table.darin.chooses(theirs)
        assert (theirs.insane, own.insane, victoria.in_play) == (True, False, True)

    def test_when_she_is_put_into_play_as_well(self) -> None:
        """core-082; EX-79; EFF-40."""
        table = table_at()
        man = table.tommy.has(MAN)
        table.darin.holds("Victoria Glasser")
        table.darin.plays(table.darin.holds(SUMMONS))
        assert man.insane

    def test_she_takes_her_own_side_if_nobody_else_is_there(self) -> None:
        """core-082; TIME-21: it must be triggered."""
        table = table_at()
        own = table.darin.has(MAN)
        table.darin.holds("Victoria Glasser")
        table.darin.plays(table.darin.holds(SUMMONS))
        assert own.insane

    def test_without_anybody_who_could_go_insane_nothing_happens(self) -> None:
        """core-082; EFF-1, STATE-18: not even a cancelling Disrupt is asked."""
        table = table_at()
        table.tommy.has(GHOUL)
        artist = table.tommy.has("Performance Artist", at=table.a)
        table.tommy.has(MASK, on=artist)
        victoria = table.darin.holds("Victoria Glasser")
        table.darin.plays(table.darin.holds(SUMMONS))
        assert victoria.in_play
        assert artist.in_play
        table.expects(table.tommy, "action")

    def test_somebody_else_entering_play_sets_nothing_off(self) -> None:
        """core-082."""
        table = table_at()
        table.darin.has("Victoria Glasser")
        man = table.tommy.has(MAN)
        scout = table.darin.holds(SCOUT)
        table.darin.plays(table.darin.holds(SUMMONS))
        assert scout.in_play
        assert not man.insane


class TestYellowMuse:
    """core-083."""

    def test_all_others_at_her_story_lose_fast(self) -> None:
        """core-083: on both sides; not herself, nobody elsewhere."""
        table = table_at("after commit")
        muse = table.darin.has("Yellow Muse", at=table.a)
        friend, foe = table.darin.has("Byakhee Servant", at=table.a), table.tommy.has(SCOUT, at=table.a)
        elsewhere, home = table.tommy.has(SCOUT, at=table.b), table.tommy.has(SCOUT)
        fast = [card.has(FAST) for card in (muse, friend, foe, elsewhere, home)]
        assert fast == [True, False, False, True, True]

    def test_at_home_she_takes_nothing(self) -> None:
        """core-083: nor from those who are at home with her."""
        table = table_at("after commit")
        table.darin.has("Yellow Muse")
        assert table.darin.has(SCOUT).has(FAST)
        assert table.tommy.has(SCOUT, at=table.a).has(FAST)

    def test_two_of_them_slow_each_other_down(self) -> None:
        """core-083."""
        table = table_at("after commit")
        muses = [table.darin.has("Yellow Muse", at=table.a), table.tommy.has("Yellow Muse", at=table.a)]
        assert [muse.has(FAST) for muse in muses] == [False, False]


class TestForThePhase:
    """core-084 and core-086."""

    def test_the_demon_lover_takes_two_skill_until_the_end_of_the_phase(self) -> None:
        """core-084; TURN-7."""
        table = table_at()
        lover, cop = table.darin.has("Demon Lover"), table.tommy.has(COP)
        table.darin.uses(lover, on=cop)
        assert (lover.exhausted, cop.skill) == (True, 1)
        table.run_to("story")
        assert cop.skill == 3

    def test_skill_does_not_fall_below_zero(self) -> None:
        """core-084; EFF-20: but what is below zero is remembered."""
        table = table_at()
        lovers, scout = [table.darin.has("Demon Lover") for _ in range(2)], table.tommy.has(SCOUT)
        table.tommy.has(AURA)
        assert scout.skill == 2
        for lover in lovers:
            table.darin.uses(lover, on=scout)
            table.tommy.passes()
            assert scout.skill == 0

    def test_an_exhausted_lover_or_messenger_can_do_nothing(self) -> None:
        """core-084, core-086; PAY-27."""
        table = table_at()
        lover = table.darin.has("Demon Lover", exhausted=True)
        messenger = table.darin.has("Messenger from Beyond", exhausted=True)
        assert not table.darin.may_use(lover)
        assert not table.darin.may_use(messenger)

    def test_the_messenger_takes_a_terror_icon_until_the_end_of_the_phase(self) -> None:
        """core-086; EFF-21: one of two; printed or not."""
        table = table_at()
        messenger, ghoul = table.darin.has("Messenger from Beyond"), table.tommy.has(GHOUL)
        table.darin.uses(messenger, on=ghoul)
        assert (messenger.exhausted, ghoul.icons) == (True, "T")
        table.run_to("story")
        assert ghoul.icons == "TT"

    def test_a_masked_man_loses_the_protection_that_the_icon_gave(self) -> None:
        """core-086; KEY-14."""
        table = table_at()
        messenger, man = table.darin.has("Messenger from Beyond"), table.tommy.has(MAN)
        king = table.darin.has("Hastur, The King in Yellow")
        table.tommy.has(MASK, on=man)
        table.darin.domain(neutral=3)
        table.darin.uses(messenger, on=man)
        table.tommy.passes()
        table.darin.uses(king, on=man)
        assert man.insane

    def test_an_icon_may_be_taken_from_somebody_who_has_none(self) -> None:
        """core-086; EFF-22: the loss is remembered when an icon comes."""
        table = table_at(active="tommy")
        messenger, man, mask = table.darin.has("Messenger from Beyond"), table.tommy.has(MAN), table.tommy.holds(MASK)
        table.tommy.passes()
        table.darin.uses(messenger, on=man)
        assert man.icons == "I"
        table.tommy.plays(mask, on=man)
        assert man.icons == "I"


class TestThingFromTheStars:
    """core-085."""

    @pytest.mark.parametrize(
        ("domain", "payable"),
        [
            ([HASTUR] * 5, True),
            ([HASTUR] * 4, False),
            ([HASTUR, HASTUR, HASTUR, AGENCY], True),
            ([HASTUR, HASTUR, AGENCY], False),
            ([HASTUR, AGENCY, CTHULHU], True),
            ([HASTUR, HASTUR, AGENCY, AGENCY], True),
            ([HASTUR, AGENCY, AGENCY], False),
            ([AGENCY, CTHULHU, SYNDICATE], False),
            ([HASTUR, HASTUR, HASTUR, NEUTRAL], False),
        ],
    )
    def test_the_price_depends_on_the_domain_that_pays(self, domain: list[Faction], payable: bool) -> None:
        """core-085; PAY-11, PAY-2, GEN-7: one less for each other faction there, not for each resource; neutral is
        none; the match is still needed."""
        table = table_at()
        thing = table.darin.holds("Thing from the Stars")
        table.darin.domain(*(RESOURCE_OF[faction] for faction in domain))
        assert table.darin.may_play(thing) is payable

    def test_each_domain_has_its_own_price(self) -> None:
        """core-085; PAY-12: what is paid decides about overpaying."""
        table = table_at()
        thing = table.darin.holds("Thing from the Stars")
        colourful = table.darin.domain(hastur=1, agency=1, cthulhu=1)
        plain = table.darin.domain(hastur=4)
        large = table.darin.domain(hastur=5)
        table.darin.plays(thing, paying=colourful)
        assert thing.in_play
        assert (colourful.drained, plain.drained, large.drained) == (True, False, False)

    def test_other_domains_do_not_help(self) -> None:
        """core-085."""
        table = table_at()
        thing = table.darin.holds("Thing from the Stars")
        table.darin.domain(hastur=4)
        table.darin.domain(agency=1, cthulhu=1)
        assert not table.darin.may_play(thing)

    def test_the_price_never_falls_below_one(self) -> None:
        """core-085; PAY-15: six other factions and one of Hastur leave 1 to pay, and six too many."""
        table = table_at()
        thing = table.darin.holds("Thing from the Stars")
        domain = table.darin.domain(
            hastur=1, agency=1, miskatonic=1, syndicate=1, cthulhu=1, yog_sothoth=1, shub_niggurath=1
        )
        table.darin.plays(thing)
        assert (thing.in_play, domain.drained) == (True, True)

    def test_it_exhausts_to_destroy_somebody_insane(self) -> None:
        """core-085: nobody else may be chosen."""
        table = table_at()
        thing = table.darin.has("Thing from the Stars")
        table.tommy.has(MAN)
        victim = table.tommy.has(COP, insane=True)
        table.darin.uses(thing)
        assert (thing.exhausted, victim.in_discard) == (True, True)

    def test_without_anybody_insane_it_stays_ready(self) -> None:
        """core-085; EFF-1."""
        table = table_at()
        thing = table.darin.has("Thing from the Stars")
        table.tommy.has(MAN)
        assert not table.darin.may_use(thing)


class TestPerformanceArtist:
    """core-087."""

    def test_it_cancels_the_ability_of_a_support(self) -> None:
        """core-087; TIME-12: what was paid stays paid."""
        table = table_at(active="tommy")
        artist, lamp = table.darin.has("Performance Artist"), table.tommy.has(LAMP)
        table.tommy.uses(lamp)
        table.darin.disrupts_with(artist)
        assert (artist.in_discard, lamp.exhausted, table.tommy.hand) == (True, True, [])

    def test_it_cancels_the_ability_of_a_character(self) -> None:
        """core-087."""
        table = table_at(active="tommy")
        artist, lover = table.darin.has("Performance Artist"), table.tommy.has("Demon Lover")
        man = table.darin.has(MAN)
        table.tommy.uses(lover, on=man)
        table.darin.disrupts_with(artist)
        assert man.skill == 2

    def test_a_forced_response_can_be_cancelled(self) -> None:
        """core-087; TIME-22."""
        table = table_at(active="tommy")
        artist, guest = table.darin.has("Performance Artist"), table.tommy.holds(GUEST)
        table.tommy.plays(table.tommy.holds(SUMMONS))
        table.darin.disrupts_with(artist)
        assert guest.in_play
        assert table.tommy.hand == []

    def test_an_ability_that_was_paid_with_its_own_sacrifice_too(self) -> None:
        """core-087, core-089; EX-71; PAY-7, PAY-8: the Byakhee is gone, the deck stays whole."""
        table = table_at(active="tommy")
        artist, byakhee = table.darin.has("Performance Artist"), table.tommy.has("Predatory Byakhee")
        table.tommy.uses(byakhee)
        table.darin.disrupts_with(artist)
        assert byakhee.in_discard
        assert len(table.darin.deck) == 20

    def test_a_disrupt_can_be_cancelled(self) -> None:
        """core-087; AMB-13: the last one resolves first."""
        table = table_at(active="tommy")
        artist, clerk = table.darin.has("Performance Artist"), table.tommy.has(CLERK)
        table.tommy.plays(table.tommy.holds(PUNCH))
        table.tommy.disrupts_with(clerk)
        table.darin.disrupts_with(artist)
        assert (artist.in_discard, clerk.in_discard) == (True, True)

    def test_an_event_is_no_ability_of_a_character_or_support(self) -> None:
        """core-087."""
        table = table_at(active="tommy")
        artist = table.darin.has("Performance Artist")
        table.tommy.plays(table.tommy.holds(LETTER))
        assert artist.in_play
        assert len(table.tommy.hand) == 1

    def test_passive_text_goes_on(self) -> None:
        """core-087; TIME-22."""
        table = table_at(active="tommy")
        artist = table.darin.has("Performance Artist")
        table.tommy.has(AURA)
        assert artist.skill == 2
        table.expects(table.tommy, "action")

    def test_declining_keeps_it(self) -> None:
        """core-087."""
        table = table_at(active="tommy")
        artist, lamp = table.darin.has("Performance Artist"), table.tommy.has(LAMP)
        table.tommy.uses(lamp)
        table.darin.passes()
        assert artist.in_play
        assert len(table.tommy.hand) == 1


class TestPredatoryByakhee:
    """core-089."""

    def test_it_is_sacrificed_for_three_cards_of_the_opponents_deck(self) -> None:
        """core-089."""
        table = table_at()
        byakhee = table.darin.has("Predatory Byakhee")
        top = [table.tommy.decked(MAN) for _ in range(4)]
        table.darin.uses(byakhee)
        assert byakhee.in_discard
        assert [card.in_discard for card in top] == [False, True, True, True]
        assert len(table.darin.deck) == 20

    def test_an_opponent_without_enough_cards_loses_the_game(self) -> None:
        """core-089; WIN-6."""
        table = table_at()
        byakhee = table.darin.has("Predatory Byakhee")
        table.tommy.deck_of(3)
        table.darin.uses(byakhee)
        assert table.darin.has_won

    def test_power_drain_cancels_it_after_the_sacrifice(self) -> None:
        """core-089, core-100; EX-71; PAY-8."""
        table = table_at()
        byakhee, drain = table.darin.has("Predatory Byakhee"), table.tommy.holds("Power Drain")
        table.tommy.domain(hastur=2)
        table.darin.uses(byakhee)
        table.tommy.disrupts_with(drain)
        assert byakhee.in_discard
        assert len(table.tommy.deck) == 20


class TestBearerOfTheYellowSign:
    """core-090."""

    def scene(self, domain: int) -> tuple[Scenario, CardHandle, CardHandle]:
        table = table_at()
        bearer, man = table.darin.holds("Bearer of the Yellow Sign"), table.tommy.has(MAN)
        table.darin.domain(hastur=1, neutral=domain - 1)
        return table, bearer, man

    def test_overpaid_it_drives_somebody_insane(self) -> None:
        """core-090; PAY-12: a domain of four for a cost of three."""
        table, bearer, man = self.scene(4)
        table.darin.plays(bearer)
        table.darin.responds_with(bearer, on=man)
        assert man.insane

    def test_it_need_not(self) -> None:
        """core-090: a Response is optional."""
        table, bearer, man = self.scene(5)
        table.darin.plays(bearer)
        table.darin.passes()
        assert not man.insane
        table.expects(table.tommy, "action")

    def test_paid_to_the_point_it_does_nothing(self) -> None:
        """core-090; PAY-12."""
        table, bearer, man = self.scene(3)
        table.darin.plays(bearer)
        table.expects(table.tommy, "action")
        assert not man.insane

    def test_put_into_play_it_was_not_paid_at_all(self) -> None:
        """core-090; PAY-13, EFF-39."""
        table, bearer, man = self.scene(5)
        table.darin.plays(table.darin.holds(SUMMONS), on=bearer)
        assert bearer.in_play
        table.expects(table.tommy, "action")
        assert not man.insane

    def test_somebody_else_who_is_overpaid_sets_nothing_off(self) -> None:
        """core-090."""
        table = table_at()
        table.darin.has("Bearer of the Yellow Sign")
        man, artist = table.tommy.has(MAN), table.darin.holds("Mad Artist")
        table.darin.domain(hastur=5)
        table.darin.plays(artist)
        table.expects(table.tommy, "action")
        assert not man.insane


class TestGhost:
    """core-091."""

    def test_committed_it_cannot_be_wounded(self) -> None:
        """core-091; KEY-6: another character beside it can."""
        table = table_at("after commit")
        ghost, man = table.darin.has("Ghost", at=table.a), table.darin.has(MAN, at=table.a)
        assert ghost.has(INVULNERABILITY)
        assert not man.has(INVULNERABILITY)
        table.darin.plays(table.darin.holds(PUNCH))
        assert (ghost.in_play, man.in_discard) == (True, True)

    def test_at_home_it_can(self) -> None:
        """core-091."""
        table = table_at("after commit")
        ghost = table.darin.has("Ghost")
        table.darin.has(COP, at=table.a)
        assert not ghost.has(INVULNERABILITY)
        table.darin.plays(table.darin.holds(PUNCH))
        assert ghost.in_discard


class TestVictoriasLoft:
    """core-093."""

    def test_nobody_is_restored_in_the_refresh_phase(self) -> None:
        """core-093; REF-2: neither its controller's characters nor the opponent's."""
        for active in ("darin", "tommy"):
            table = table_at("refresh", active=active)
            table.darin.has("Victoria's Loft")
            men = [table.darin.has(MAN, insane=True), table.tommy.has(MAN, insane=True)]
            table.expects(table.active, "action")
            assert [man.insane for man in men] == [True, True]

    def test_the_rest_of_the_refresh_goes_on(self) -> None:
        """core-093; REF-4, REF-6."""
        table = table_at("refresh")
        table.darin.has("Victoria's Loft")
        table.darin.has(MAN, insane=True)
        tired, domain = table.darin.has(COP, exhausted=True), table.darin.domain(neutral=1, drained=True)
        table.expects(table.darin, "action")
        assert tired.ready
        assert not domain.drained

    def test_card_effects_cannot_either_in_that_phase(self) -> None:
        """core-093; EFF-28."""
        table = table_at("refresh")
        table.darin.has("Victoria's Loft")
        man, cure = table.darin.has(MAN, insane=True), table.darin.holds(CURE)
        table.darin.plays(cure)
        assert man.insane

    def test_in_another_phase_they_can(self) -> None:
        """core-093."""
        table = table_at()
        table.darin.has("Victoria's Loft")
        man = table.darin.has(MAN, insane=True)
        table.darin.plays(table.darin.holds(CURE))
        assert man.ready

    def test_without_the_loft_one_is_restored(self) -> None:
        """core-093: the bystander."""
        table = table_at("refresh")
        man = table.darin.has(MAN, insane=True)
        table.expects(table.darin, "action")
        assert man.exhausted


class TestSedated:
    """core-094."""

    def test_the_sedated_one_is_not_restored_but_another_is(self) -> None:
        """core-094; REF-2."""
        table = table_at("refresh")
        man, cop = table.darin.has(MAN, insane=True), table.darin.has(COP, insane=True)
        table.tommy.has("Sedated", on=man)
        table.expects(table.darin, "action")
        assert (man.insane, cop.exhausted) == (True, True)

    def test_not_by_a_card_effect_either(self) -> None:
        """core-094; EFF-28."""
        table = table_at()
        man = table.darin.has(MAN, insane=True)
        sedated = table.tommy.has("Sedated", on=man)
        table.darin.plays(table.darin.holds(CURE))
        assert man.insane
        assert sedated.in_play

    def test_it_is_attached_to_insane_characters_only(self) -> None:
        """core-094; STATE-26, AMB-81: also to the opponent's."""
        table = table_at()
        sedated = table.darin.holds("Sedated")
        own, theirs = table.darin.has(MAN, insane=True), table.tommy.has(MAN, insane=True)
        table.tommy.has(MAN)
        table.darin.domain(hastur=1)
        table.darin.plays(sedated)
        assert table.darin.may_choose(own, theirs)
        table.darin.chooses(theirs)
        assert sedated.host == theirs

    def test_without_anybody_insane_it_cannot_be_played(self) -> None:
        """core-094; STATE-26."""
        table = table_at()
        table.tommy.has(MAN)
        table.darin.domain(hastur=1)
        assert not table.darin.may_play(table.darin.holds("Sedated"))

    def test_once_it_is_gone_its_host_comes_back(self) -> None:
        """core-094."""
        table = table_at()
        man = table.darin.has(MAN, insane=True)
        table.tommy.has("Sedated", on=man)
        table.darin.domain(cthulhu=1)
        off, cure = table.darin.holds("Get it Off!"), table.darin.holds(CURE)
        table.darin.plays(off)
        table.tommy.passes()
        table.darin.plays(cure)
        assert man.ready


class TestByakheeAttack:
    """core-095."""

    def scene(self, hand: int, **how: Any) -> tuple[Scenario, CardHandle, list[CardHandle]]:
        table = table_at(**how)
        attack = table.darin.holds("Byakhee Attack")
        table.darin.holds(MAN)
        table.darin.domain(hastur=2)
        return table, attack, [table.tommy.holds(card) for card in (MAN, COP, SCOUT)[:hand]]

    def test_the_opponent_chooses_and_discards_two(self) -> None:
        """core-095; EFF-3: the choice is the opponent's, while it resolves."""
        table, attack, (man, cop, scout) = self.scene(3)
        table.darin.plays(attack)
        table.tommy.chooses(man, scout)
        assert (man.in_discard, scout.in_discard, cop.in_hand) == (True, True, True)
        assert len(table.darin.hand) == 1

    def test_both_cards_of_a_hand_of_two(self) -> None:
        """core-095."""
        table, attack, _ = self.scene(2)
        table.darin.plays(attack)
        assert table.tommy.hand == []

    @pytest.mark.parametrize("rules", ["lcg", "lcg-final"])
    @pytest.mark.parametrize("hand", [0, 1])
    def test_with_fewer_than_two_nothing_is_discarded(self, hand: int, rules: str) -> None:
        """core-095; EX-90; EFF-6, EFF-7, DRAW-5: it may be played all the same."""
        table, attack, kept = self.scene(hand, rules=rules)
        table.darin.plays(attack)
        assert attack.in_discard
        assert all(card.in_hand for card in kept)

    def test_only_in_ones_own_operations_phase(self) -> None:
        """core-095; OPS-8."""
        table, attack, _ = self.scene(3, active="tommy")
        table.tommy.passes()
        assert not table.darin.may_play(attack)
        table, attack, _ = self.scene(3, phase="draw")
        assert not table.darin.may_play(attack)


class TestAgoraphobia:
    """core-096."""

    def test_a_character_without_terror_goes_back_to_its_owner(self) -> None:
        """core-096; STATE-3: also an insane or a stolen one."""
        table = table_at()
        agoraphobia = table.darin.holds("Agoraphobia")
        table.tommy.has(GHOUL)
        masked = table.tommy.has(SCOUT)
        table.tommy.has(MASK, on=masked)
        insane, stolen = table.tommy.has(GHOUL, insane=True), table.tommy.has(MAN, owner=table.darin)
        table.darin.domain(hastur=2)
        table.darin.plays(agoraphobia)
        assert table.darin.may_choose(insane, stolen)
        table.darin.chooses(stolen)
        assert stolen in table.darin.hand
        assert insane.in_play

    def test_everybody_is_terrible(self) -> None:
        """core-096; EFF-1."""
        table = table_at()
        table.tommy.has(GHOUL)
        table.darin.domain(hastur=2)
        assert not table.darin.may_play(table.darin.holds("Agoraphobia"))


class TestScotophobia:
    """core-097."""

    def test_opposing_characters_lose_their_printed_terror_icons_for_the_phase(self) -> None:
        """core-097; CARD-20, TURN-7: gained icons stay, own characters keep theirs."""
        table = table_at()
        own, ghoul, man = table.darin.has(GHOUL), table.tommy.has("Byakhee Servant"), table.tommy.has(GHOUL)
        table.tommy.has(MASK, on=man)
        table.darin.domain(hastur=2)
        assert man.icons == "TTT"
        table.darin.plays(table.darin.holds("Scotophobia"))
        assert (own.icons, ghoul.icons, man.icons) == ("TT", "CC", "T")
        table.run_to("story")
        assert (ghoul.icons, man.icons) == ("TCC", "TTT")

    def test_who_comes_later_is_not_afraid(self) -> None:
        """core-097; EFF-15: it holds for those who are there."""
        table = table_at()
        table.tommy.has(GHOUL)
        late, summons = table.tommy.holds(GHOUL), table.tommy.holds(SUMMONS)
        table.darin.domain(hastur=2)
        table.darin.plays(table.darin.holds("Scotophobia"))
        table.tommy.plays(summons)
        assert late.icons == "TT"


class TestDespair:
    """core-098."""

    def scene(self, attackers: int, defenders: int = 0) -> tuple[Scenario, CardHandle]:
        """So many terror icons against so many."""
        table = table_at("resolution")
        for _ in range(attackers):
            table.darin.has(HORROR, at=table.a)
        for _ in range(defenders):
            table.tommy.has(HORROR, at=table.a)
        table.darin.domain(hastur=1)
        return table, table.darin.holds("Despair")

    def test_a_struggle_won_by_two_sends_a_character_home(self) -> None:
        """core-098; STORY-14: in the window after all stories have resolved."""
        table, despair = self.scene(2)
        man = table.tommy.has(MAN)
        hatted = table.tommy.has(SCOUT)
        table.tommy.has(HAT, on=hatted)
        table.darin.accepts()
        table.darin.accepts()
        table.darin.responds_with(despair, on=man)
        assert man.in_hand
        assert despair.in_discard

    def test_who_wears_an_attachment_may_not_be_chosen(self) -> None:
        """core-098."""
        table, despair = self.scene(3, defenders=1)
        hatted, man = table.tommy.has(SCOUT), table.tommy.has(MAN)
        table.tommy.has(HAT, on=hatted)
        table.darin.accepts()
        table.darin.responds_with(despair)
        assert hatted not in table.darin.choices()
        table.darin.chooses(man)
        assert man.in_hand

    def test_a_margin_of_one_is_not_enough(self) -> None:
        """core-098."""
        table, despair = self.scene(2, defenders=1)
        man = table.tommy.has(MAN)
        table.darin.accepts()
        table.expects(table.darin, "action")
        assert (despair.in_hand, man.in_play) == (True, True)

    def test_a_struggle_that_the_opponent_wins_does_not_count(self) -> None:
        """core-098."""
        table, despair = self.scene(1, defenders=3)
        table.tommy.has(MAN)
        table.expects(table.darin, "action")
        assert despair.in_hand


class TestBlindSubmission:
    """core-099."""

    def scene(self, **how: Any) -> tuple[Scenario, CardHandle]:
        table = table_at(**how)
        table.darin.domain(hastur=2)
        return table, table.darin.holds("Blind Submission")

    def test_control_lasts_until_the_end_of_the_phase(self) -> None:
        """core-099; STATE-37, STATE-40, EFF-16."""
        table, submission = self.scene()
        man = table.tommy.has(MAN, exhausted=True)
        table.darin.plays(submission, on=man)
        assert man.controller is table.darin
        assert man.owner is table.tommy
        assert man.exhausted
        table.run_to("story")
        assert man.controller is table.tommy

    def test_skill_two_or_lower(self) -> None:
        """core-099: at, under and over the limit; an insane character has none."""
        table, submission = self.scene()
        man, scout, insane = table.tommy.has(MAN), table.tommy.has(SCOUT), table.tommy.has(COP, insane=True)
        table.tommy.has("Byakhee Servant")
        own = table.darin.has(GHOUL)
        table.darin.plays(submission)
        assert table.darin.may_choose(man, scout, insane, own)
        table.darin.chooses(insane)
        assert insane.controller is table.darin

    def test_what_is_borrowed_can_be_sacrificed(self) -> None:
        """core-099; STATE-3, STATE-24: it goes to its owner's discard pile."""
        table, submission = self.scene()
        man, altar = table.tommy.has(MAN), table.darin.has(ALTAR)
        table.darin.plays(submission, on=man)
        table.tommy.passes()
        table.darin.uses(altar)
        assert man in table.tommy.discard
        table.run_to("story")
        assert man.in_discard

    @pytest.mark.parametrize(("rules", "stays"), [("lcg", False), ("lcg-final", True)])
    def test_a_committed_character_leaves_its_story_or_changes_sides(self, rules: str, stays: bool) -> None:
        """core-099; STATE-41, FINAL-8."""
        table, submission = self.scene(phase="after commit", active="tommy", rules=rules)
        man = table.tommy.has(MAN, at=table.a)
        table.tommy.passes()
        table.darin.plays(submission, on=man)
        assert man.controller is table.darin
        assert (man.story == table.a) is stays

    def test_a_heroic_character_does_not_come_to_villains(self) -> None:
        """core-099; STATE-39, EFF-5: in `lcg` it may be chosen, for nothing."""
        table, submission = self.scene()
        table.darin.has("Victoria Glasser")
        king = table.tommy.has(KING)
        table.darin.plays(submission, on=king)
        assert king.controller is table.tommy

    def test_in_the_last_faq_it_may_not_even_be_chosen(self) -> None:
        """core-099; FINAL-11."""
        table, submission = self.scene(rules="lcg-final")
        victoria = table.darin.has("Victoria Glasser")
        king = table.tommy.has(KING)
        assert table.darin.may_play(submission)
        table.darin.plays(submission)
        assert king not in table.darin.choices()
        assert victoria.in_play

    def test_the_most_recent_taker_decides(self) -> None:
        """core-099; EFF-17: taken back for the phase, it goes home all the same at its end."""
        table, submission = self.scene()
        man, again = table.tommy.has(MAN), table.tommy.holds("Blind Submission")
        table.tommy.domain(hastur=2)
        table.darin.plays(submission, on=man)
        table.tommy.plays(again, on=man)
        assert man.controller is table.tommy
        table.run_to("story")
        assert man.controller is table.tommy

    def test_at_home_it_may_find_somebody_whom_it_cannot_stand(self) -> None:
        """core-099; KEY-5: going back is no taking of control that could be refused."""
        table, submission = self.scene()
        king, summons = table.tommy.has(KING), table.tommy.holds(SUMMONS)
        keeper = table.tommy.holds("Keeper of the Golden Path")
        table.darin.plays(submission, on=king)
        table.tommy.plays(summons, on=keeper)
        table.darin.passes()
        table.tommy.passes()
        table.expects(table.tommy, "clash")
        table.tommy.chooses(keeper)
        assert (king.in_play, keeper.in_discard) == (True, True)
        assert king.controller is table.tommy


class TestPowerDrain:
    """core-100."""

    def scene(self) -> tuple[Scenario, CardHandle]:
        table = table_at(active="tommy")
        table.darin.domain(hastur=2)
        return table, table.darin.holds("Power Drain")

    def test_it_cancels_an_action_event(self) -> None:
        """core-100; TIME-12."""
        table, drain = self.scene()
        letter = table.tommy.holds(LETTER)
        table.tommy.plays(letter)
        table.darin.disrupts_with(drain)
        assert (letter.in_discard, drain.in_discard, table.tommy.hand) == (True, True, [])

    def test_it_cancels_an_action_of_a_card_in_play(self) -> None:
        """core-100."""
        table, drain = self.scene()
        lamp = table.tommy.has(LAMP)
        table.tommy.uses(lamp)
        table.darin.disrupts_with(drain)
        assert (lamp.exhausted, table.tommy.hand) == (True, [])

    def test_it_cancels_a_response(self) -> None:
        """core-100."""
        table, drain = self.scene()
        scout, thanks = table.tommy.holds(SCOUT), table.tommy.holds(THANKS)
        table.tommy.domain(agency=1)
        table.tommy.plays(scout)
        table.tommy.responds_with(thanks)
        table.darin.disrupts_with(drain)
        assert (scout.in_play, thanks.in_discard, table.tommy.hand) == (True, True, [])

    def test_it_does_not_cancel_a_forced_response_or_the_playing_of_a_character(self) -> None:
        """core-100; TIME-11."""
        table, drain = self.scene()
        guest = table.tommy.holds(GUEST)
        table.tommy.domain(agency=1)
        table.tommy.plays(guest)
        assert guest.in_play
        assert len(table.tommy.hand) == 1
        assert drain.in_hand

    def test_it_cannot_cancel_another_power_drain(self) -> None:
        """core-100; EX-134; TIME-11."""
        table, drain = self.scene()
        other = table.tommy.holds("Power Drain")
        table.tommy.domain(hastur=2)
        table.tommy.plays(table.tommy.holds(LETTER))
        table.tommy.passes()
        table.darin.disrupts_with(drain)
        assert other.in_hand
        assert len(table.tommy.hand) == 1
        table.expects(table.darin, "action")

    def test_it_costs_two(self) -> None:
        """core-100; PAY-1."""
        table = table_at(active="tommy")
        drain = table.darin.holds("Power Drain")
        table.darin.domain(hastur=1)
        table.tommy.plays(table.tommy.holds(LETTER))
        assert drain.in_hand
        assert len(table.tommy.hand) == 1
