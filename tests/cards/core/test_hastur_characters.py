"""Core Set: Hastur, core-081 to core-100: the characters."""

import pytest

from rlyeh.cards import POOL, declared
from rlyeh.cards.core import hastur
from rlyeh.language import *
from rlyeh.model import Faction
from rlyeh.testing import RESOURCES as RESOURCE_OF
from rlyeh.testing import CardHandle, Scenario
from tests.cards.core.hastur_table import (
    AURA,
    CLERK,
    COP,
    GHOUL,
    GUEST,
    LAMP,
    LETTER,
    MAN,
    MASK,
    PUNCH,
    SAINT,
    SCOUT,
    SUMMONS,
    table_at,
)


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
        artist = table.tommy.has("Performance Artist")
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
