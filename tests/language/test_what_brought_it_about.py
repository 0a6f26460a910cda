"""Words for what brings things about, for domains and for prohibitions, where no card of the pool shows them alone."""

import pytest

from rlyeh.engine.words import Modifier
from rlyeh.errors import DeclarationError
from rlyeh.language import *
from rlyeh.language.nouns.players import Who
from rlyeh.model import Card, Text
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=2, skill=2, icons="TTC")
BRUTE = character("test-2", "Brute", NEUTRAL, cost=2, skill=2, icons="C")
STAB = event("test-3", "Stab", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER)))])
FLURRY = event("test-4", "Flurry", NEUTRAL, cost=0, text=[action(wound(CHARACTER.titled("Man"), 2))])
GIANT = character("test-5", "Giant", NEUTRAL, cost=5, skill=5, keywords=[TOUGHNESS(3)])
BLOWS = event("test-6", "Blows", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER), 3))])


def thing(*text: Text | Modifier, **facts: object) -> Card:
    return support("test-20", "Thing", NEUTRAL, cost=1, text=list(text), **facts)


class TestCancel:
    """All wounds that come together to one card, or one of them."""

    @pytest.mark.parametrize(("all_", "wounds"), [(True, 0), (False, 2)])
    def test_all_that_come_together_to_that_card(self, all_: bool, wounds: int) -> None:
        """TIME-12, AMB-91; yc-100."""
        guard = thing(disrupt(when(would_be("wounded", MINE)), exhaust(THIS), to=cancel("it", all_=all_)))
        table = Scenario(cards=[GIANT, BLOWS, guard], active="tommy", bells=["tommy"])
        giant, shield = table.darin.has(GIANT), table.darin.has(guard)
        table.tommy.plays(table.tommy.holds(BLOWS))
        table.darin.disrupts_with(shield)
        assert giant.wounds == wounds

    def test_the_wounds_of_others_stay(self) -> None:
        """TIME-12: what happens to another card in the same moment goes on."""
        guard = thing(disrupt(when(would_be("wounded", MINE)), exhaust(THIS), to=cancel("it", all_=True)))
        table = Scenario(cards=[MAN, FLURRY, guard], active="tommy", bells=["tommy"])
        mine, theirs, shield = table.darin.has(MAN), table.tommy.has(MAN), table.darin.has(guard)
        table.tommy.plays(table.tommy.holds(FLURRY))
        table.darin.disrupts_with(shield)
        assert (mine.in_play, theirs.in_discard) == (True, True)


class TestCannot:
    """What card effects cannot do, and what players cannot do with cards that come later."""

    def test_card_effects_cannot_wound_but_struggles_can(self) -> None:
        """EFF-28, EFF-51; tiv-001."""
        tough = character(
            "test-21", "Tough", NEUTRAL, cost=2, skill=1, text=[cannot(THIS, "be wounded", by_effect=True)],
        )
        table = Scenario(cards=[tough, BRUTE, STAB], phase="resolution")
        safe, home = table.darin.has(tough, at=table.a), table.darin.has(tough)
        table.tommy.has(BRUTE, at=table.a)
        table.run_to("story")
        table.decline_all()
        assert (safe.in_discard, home.in_play) == (True, True)

    @pytest.mark.parametrize(("by", "wounded"), [(OPPONENT, False), (YOU, True), (None, False)])
    def test_whose_effects_cannot(self, by: Who | None, wounded: bool) -> None:
        """EFF-28."""
        coat = thing(cannot(MINE, "be wounded", by=by, by_effect=True))
        table = Scenario(cards=[GIANT, STAB, coat], active="tommy", bells=["tommy"])
        giant = table.darin.has(GIANT)
        table.darin.has(coat)
        table.tommy.plays(table.tommy.holds(STAB))
        assert giant.wounds == int(wounded)

    @pytest.mark.parametrize(("later", "may"), [(True, False), (False, True)])
    def test_a_prohibition_for_players_holds_for_who_comes_later(self, later: bool, may: bool) -> None:
        """EFF-15, EFF-28; roto-114."""
        ban = event(
            "test-22", "Ban", NEUTRAL, cost=0,
            text=[
                action(
                    choosing(choose(STORY, as_="there")),
                    until_end_of_turn(cannot(MINE, "commit", at=the("there", "story"), all_that_come=later)),
                ),
            ],
        )  # fmt: skip
        call = event("test-23", "Call", NEUTRAL, cost=0, text=[action(put_into_play(choose(CHARACTER.in_(HAND))))])
        table = Scenario(cards=[MAN, ban, call], bells=["darin"])
        old, late = table.darin.has(MAN), table.darin.holds(MAN)
        first, second = table.darin.holds(ban), table.darin.holds(call)
        table.darin.plays(first, on=table.a)
        table.darin.plays(second)
        table.run_to("story", "commit")
        assert not table.darin.may("commit", old, to=table.a)
        assert table.darin.may("commit", late, to=table.a) is may
        assert table.darin.may("commit", late, to=table.b)
        table.darin.commits_nobody()


    def test_effects_cannot_put_characters_into_play_but_players_play_them(self) -> None:
        """EFF-28, EFF-39, EFF-51; roto-030."""
        flux = thing(cannot(CHARACTER, "enter play", by_effect=True))
        call = event("test-23", "Call", NEUTRAL, cost=0, text=[action(put_into_play(choose(CARD.in_(HAND))))])
        hut = support("test-34", "Hut", NEUTRAL, cost=1)
        table = Scenario(cards=[MAN, BRUTE, flux, call, hut], bells=["darin"])
        table.tommy.has(flux)
        table.darin.domain(neutral=2)
        one, other, house = table.darin.holds(MAN), table.darin.holds(BRUTE), table.darin.holds(hut)
        first, second = table.darin.holds(call), table.darin.holds(call)
        table.darin.plays(first, on=one)
        table.darin.plays(second, on=house)
        table.darin.plays(other)
        assert (one.in_hand, house.in_play, other.in_play) == (True, True, True)


class TestTriggers:
    """What no card of the pool waits for alone."""

    def test_an_ability_used_from_the_discard_pile(self) -> None:
        """TIME-26; katg-004."""
        ghost = event("test-24", "Ghost", NEUTRAL, cost=0, text=[response(after(draws_cards()), draw(), from_=DISCARD)])
        watcher = thing(passive(after(ability_used(by=YOU, from_=DISCARD)), place_token(THIS)))
        deal = event("test-25", "Deal", NEUTRAL, cost=0, text=[action(draw())])
        table = Scenario(cards=[ghost, watcher, deal], bells=["darin"])
        watch, lying = table.darin.has(watcher), table.darin.discarded(ghost)
        table.darin.plays(table.darin.holds(deal))
        assert watch.tokens(table.darin) == 0
        table.darin.responds_with(lying)
        assert watch.tokens(table.darin) == 1
        table.darin.passes()

    def test_a_resource_that_is_discarded_is_not_one_that_is_sacrificed(self) -> None:
        """STATE-25; katg-028."""
        stray = character(
            "test-26", "Stray", NEUTRAL, cost=1, skill=1,
            text=[response(after(is_("discarded_from_domain", THIS)), put_into_play(THIS), from_=DISCARD)],
        )  # fmt: skip
        drop = event("test-27", "Drop", NEUTRAL, cost=0, text=[action(discard_resource(a(YOUR_RESOURCES)), to=draw())])
        give = event("test-28", "Give", NEUTRAL, cost=0, text=[action(sacrifice(a(YOUR_RESOURCES)), to=draw())])
        table = Scenario(cards=[stray, drop, give], bells=["darin"])
        domain_ = table.darin.domain(stray, stray)
        first, second = domain_.resources
        one, other = table.darin.holds(give), table.darin.holds(drop)
        table.darin.plays(one, on=first)
        table.expects(table.darin, "action")
        table.darin.plays(other)
        table.darin.responds_with(second)
        assert (first.in_discard, second.in_play) == (True, True)

    def test_the_last_domain_of_an_opponent(self) -> None:
        """RES-9; rev-050."""
        spy = thing(response(after(drains(OPPONENT)), draw(), if_=none(domains(OPPONENT, drained=False))))
        cheap = event("test-29", "Cheap", NEUTRAL, cost=1, text=[action(exhaust(choose(MINE)))])
        table = Scenario(cards=[spy, cheap, MAN], active="tommy", bells=["tommy"])
        table.darin.has(spy)
        table.tommy.has(MAN)
        table.tommy.has(MAN)
        table.tommy.domain(neutral=1)
        table.tommy.domain(neutral=1)
        first, second = table.tommy.holds(cheap), table.tommy.holds(cheap)
        table.tommy.plays(first, on=table.tommy.in_play[-1])
        table.expects(table.tommy, "action")
        table.tommy.plays(second, on=table.tommy.in_play[-2])
        table.darin.responds_with("Thing")
        assert len(table.darin.hand) == 1

    def test_an_attachment_played_on_a_certain_card(self) -> None:
        """STATE-26; dl-061."""
        proud = character(
            "test-30", "Proud", NEUTRAL, cost=2, skill=2, text=[response(after(plays(ATTACHMENT, on=THIS)), draw())],
        )
        hat = support("test-31", "Hat", NEUTRAL, cost=0, subtypes="Attachment, Item", attach_to=CHARACTER)
        table = Scenario(cards=[proud, hat, MAN], bells=["darin"])
        who, man = table.darin.has(proud), table.darin.has(MAN)
        first, second = table.darin.holds(hat), table.darin.holds(hat)
        table.darin.plays(first, on=man)
        table.expects(table.darin, "action")
        table.darin.plays(second, on=who)
        table.darin.responds_with(who)
        assert len(table.darin.hand) == 1


class TestDomains:
    """Domains that a text points at."""

    def test_the_domain_on_which_a_card_lies(self) -> None:
        """RES-6; tty-024."""
        dig = event(
            "test-32", "Dig", NEUTRAL, cost=0,
            text=[
                action(
                    choosing(choose(YOUR_RESOURCES.titled("Man"), as_="it")),
                    then(drain_domain(domain_of(the("it", "card"))), put_into_play(the("it", "card"))),
                ),
            ],
        )  # fmt: skip
        table = Scenario(cards=[MAN, dig], bells=["darin"])
        other, home = table.darin.domain(neutral=1), table.darin.domain(MAN)
        man = home.resources[0]
        table.darin.plays(table.darin.holds(dig))
        assert (man.in_play, home.drained, other.drained) == (True, True, False)

    def test_resources_on_the_domain_that_pays(self) -> None:
        """PAY-11; tmom-037."""
        mage = character(
            "test-33", "Mage", NEUTRAL, cost=4, skill=2,
            text=[always(costs(THIS, -1, per=paying_resources(NEUTRAL)), in_=HAND)],
        )  # fmt: skip
        table = Scenario(cards=[mage], bells=["darin"])
        poor, rich = table.darin.domain(agency=3), table.darin.domain(neutral=1, agency=2)
        held = table.darin.holds(mage)
        table.darin.plays(held)
        assert held.in_play
        assert (poor.drained, rich.drained) == (False, True)

    def test_a_domain_that_nothing_has_named(self) -> None:
        with pytest.raises(DeclarationError, match="that_domain"):
            Scenario(cards=[thing(action(return_to_hand(a(RESOURCES.on(that_domain("gone"))))))])

    def test_it_is_no_other_time(self) -> None:
        with pytest.raises(DeclarationError, match="DAY or NIGHT"):
            Scenario(cards=[thing(it_is(WILLPOWER))])
