"""English for what a player is asked and may answer."""

import pytest

from rlyeh import reference
from rlyeh.cards import POOL
from rlyeh.decks import MATCHUPS, STORIES, matchup_decks
from rlyeh.engine import new_game
from rlyeh.engine.explain.log import answer_event, events, option_source, option_text, option_texts, prompt
from rlyeh.engine.state.decision import Option, question
from rlyeh.engine.state.journal import JournalAnswer
from rlyeh.language import *
from rlyeh.model import Label
from rlyeh.testing import Scenario
from rlyeh.translation import LANGUAGES
from tests.random_play import positions

NAMES = ("You", "Tommy")
BLAST = event("test-11", "Scatter Shot", AGENCY, cost=1, text=[action(wound(choose(CHARACTER)))])
DENIAL = event("test-12", "Denial", NEUTRAL, cost=0, text=[disrupt(when(triggered(Label.ACTION)), cancel())])
CLERK = character("test-13", "Clerk", NEUTRAL, cost=2, skill=1, icons="C")


@pytest.mark.parametrize("seed", range(6))
def test_every_option_and_question_has_words_and_a_source(seed: int) -> None:
    """Over random games: no two options read the same, every question ends like a sentence."""
    for game in positions(seed):
        decision = game.decision
        if decision is None:
            break
        texts = option_texts(game, decision)
        assert len(set(texts)) == len(texts), texts
        assert all(text and text[0] in text[0].upper() + ".'" for text in texts)
        assert not any(f"{option.key}]" in text for option, text in zip(decision.options, texts, strict=True)), texts
        assert decision.rule in reference.rules()
        asked = prompt(game, decision)
        assert asked[-1] in ".?!)", asked
        for option in decision.options:
            source = option_source(game, decision, option)
            assert source in reference.rules() or source in game.pool


def test_options_say_what_they_do() -> None:
    """PAY-1, TIME-2, STORY-2: playing, using, paying, committing."""
    gug = character("test-14", "Gug", NEUTRAL, cost=5, skill=4, icons="CCC",
                    text=[action(pay(2), to=wound(choose(CHARACTER)))])  # fmt: skip
    table = Scenario(active="darin", cards=[gug, CLERK, BLAST])
    card, _ = table.darin.has(gug), table.darin.holds(CLERK)
    table.darin.domain(agency=2)
    table.darin.domain(transient="agency")
    game = table.game
    assert prompt(game, table.open_decision()) == "Your operations phase: take an action, or pass."
    assert option_texts(game, table.open_decision()) == [
        "Play Clerk (cost 2)",
        "Use Gug: pay 2 to choose and wound a character.",
        "Pass",
    ]
    table.darin.chooses(table.darin.hand[0])
    assert prompt(game, table.open_decision()) == "Which domain do you drain to play Clerk (cost 2)?"
    assert [option_text(game, option) for option in table.open_decision().options] == [
        "Drain domain 1 (2 resources)",
        "Drain domain 2 (1 resource, worth 2)",
    ]
    table.darin.chooses(table.darin.domains[1])
    table.run_to("story", "commit")
    assert f"Commit Gug to {table.a.title}" in option_texts(game, table.open_decision())
    table.darin.commits(card, to=table.a)


def test_cards_of_one_title_are_told_apart() -> None:
    """EFF-3: exhausted, wounded or with something attached, and whose they are."""
    knife = support("test-15", "Knife", NEUTRAL, cost=1, subtypes="Attachment", attach_to=CHARACTER)
    tough = character("test-16", "Brawler", NEUTRAL, cost=2, skill=1, keywords=[TOUGHNESS(2)])
    table = Scenario(active="darin", cards=[BLAST, tough, knife])
    blast = table.darin.holds(BLAST)
    table.darin.domain(agency=1)
    table.darin.has(tough)
    table.darin.has(tough, exhausted=True)
    armed = table.darin.has(tough, wounds=1)
    table.darin.has(knife, on=armed)
    victim = table.tommy.has(tough)
    table.darin.chooses(blast)
    assert option_texts(table.game, table.open_decision()) == [
        "Brawler (yours) – ready",
        "Brawler (yours) – exhausted",
        "Brawler (yours) – ready, 1 wound, with Knife",
        "Brawler (theirs)",
    ]
    table.darin.chooses(victim)
    assert victim.wounds == 1


def test_starting_resources_are_counted_once_there_are_some() -> None:
    """SET-7: three cards are chosen; a count before the first would be of nothing."""
    game = new_game(POOL, [deck.card_ids() for deck in matchup_decks(MATCHUPS[0])], STORIES, 1)
    while (decision := game.decision) is not None and decision.kind != "setup-resource":
        game.apply(decision.options[0])
    assert decision is not None
    assert prompt(game, decision) == "Choose three cards as your starting resources."
    game.apply(decision.options[0])
    decision = game.decision
    assert decision is not None
    assert prompt(game, decision) == "Choose three cards as your starting resources (1 of 3 so far)."


def test_who_suffers_a_lost_struggle_is_called_by_title() -> None:
    """STORY-20: they are all one's own, as the question says."""
    mad = character("test-17", "Ghast", NEUTRAL, cost=2, skill=1, icons="TT")
    porter = character("test-18", "Porter", NEUTRAL, cost=2, skill=1)
    table = Scenario(active="tommy", cards=[mad, CLERK, porter])
    attacker, one, other = table.tommy.has(mad), table.darin.has(CLERK), table.darin.has(porter)
    table.run_to("story", "commit")
    table.tommy.commits(attacker, to=table.a)
    table.darin.commits({one: table.a, other: table.a})
    table.run_to("story", "victim")
    assert option_texts(table.game, table.open_decision()) == ["Clerk", "Porter"]
    table.darin.chooses(other)


def test_answers_and_questions_never_speak_of_a_card_still_on_its_way() -> None:
    """TIME-7: a disrupt is asked with what is about to happen."""
    table = Scenario(active="darin", cards=[BLAST, DENIAL, CLERK])
    blast = table.darin.holds(BLAST)
    table.darin.domain(agency=1)
    table.tommy.holds(DENIAL)
    clerk = table.tommy.has(CLERK)
    table.darin.plays(blast, on=clerk)
    decision = table.open_decision()
    assert prompt(table.game, decision) == "The effect of Scatter Shot is about to resolve. Play Denial (cost 0)?"
    assert decision.options[0].verb == "use"
    table.tommy.passes()
    assert not clerk.in_play


def test_verbs_without_words_of_their_own_still_say_something() -> None:
    """A new verb or kind of decision reads well enough until it gets its own words."""
    game = next(positions(3))
    card, story = game.state.sides[0].hand[0], game.state.row[0]
    name, place = game.state.cards[card].face.title, game.state.cards[story].face.title
    assert option_text(game, Option("swap-out", card, 2, story)) == f"Swap out {name} – {place} 2"
    assert option_text(game, Option("mode", number=1, text="draw a card")) == "Draw a card"
    assert option_text(game, Option("choose", number=2)) == "Choose 2"
    assert option_text(game, Option("choose", number=2, text="terror")) == "Terror"
    assert option_text(game, Option("resource", number=0)) == "Attach a random card from hand to domain 1"
    asked = question(0, "odd-thing", [Option("yes")], "GEN-12", story)
    assert prompt(game, asked) == f"{place}: Odd thing."
    assert prompt(game, question(0, "odd", [Option("yes")], "GEN-12", text="Which one?")) == "Which one?"
    told = answer_event(game, JournalAnswer(game.state, asked, Option("mode", number=1, text="draw a card")), NAMES)
    assert told.text() == f"You choose draw a card for {place}."
    told = answer_event(game, JournalAnswer(game.state, asked, Option("icon", number=1)), NAMES)
    assert told.text() == f"You choose icon 1 for {place}."


def test_domains_and_sides_are_offered_as_players_call_them() -> None:
    """core-030: the first domain is domain 1, and a side is somebody's."""
    table = Scenario(active="darin", bells=["darin"])
    scholar = table.darin.has("Itinerant Scholar")
    table.darin.domain(miskatonic=1, drained=True)
    table.darin.domain(miskatonic=1, drained=True)
    table.darin.domain(miskatonic=1)
    table.tommy.domain(agency=1)
    table.darin.chooses(scholar)
    assert option_texts(table.game, table.open_decision()) == ["Domain 1", "Domain 2"]
    table.darin.chooses(table.darin.domains[1])
    assert option_texts(table.game, table.open_decision()) == ["Your domain 3", "Your opponent's domain 1"]
    seat = table.open_decision().seat
    sides = [option_text(table.game, Option("side", number=number)) for number in (seat, 1 - seat)]
    assert sides == ["Your side", "Your opponent's side"]
    table.darin.chooses(table.tommy.domains[0])


def test_an_ability_asks_with_the_price_that_is_paid() -> None:
    """PAY-6, PAY-12: what is to be paid, not what the domain is worth."""
    gug = character("test-14", "Gug", NEUTRAL, cost=5, skill=4, icons="CCC", text=[action(pay(1), to=draw())])
    table = Scenario(active="darin", cards=[gug], bells=["darin"])
    card = table.darin.has(gug)
    table.darin.domain(agency=2)
    table.darin.domain(agency=3)
    table.darin.chooses(card)
    assert prompt(table.game, table.open_decision()) == "Which domain do you drain for Gug (cost 1)?"
    table.darin.chooses(table.darin.domains[0])


def test_x_is_said_once_it_is_announced() -> None:
    """PAY-17: the price of an event with cost X, when its domain is asked for."""
    burst = event("test-17", "Burst", AGENCY, cost=X, text=[action(draw())])
    table = Scenario(active="darin", cards=[burst], bells=["darin", "tommy"])
    card = table.darin.holds(burst)
    table.darin.domain(agency=2)
    table.darin.domain(agency=3)
    table.darin.chooses(card)
    assert prompt(table.game, table.open_decision()) == "Choose X for Burst."
    table.darin.chooses(2)
    assert prompt(table.game, table.open_decision()) == "Which domain do you drain to play Burst (cost 2)?"
    table.darin.chooses(table.darin.domains[0])


def test_x_is_said_where_a_target_is_asked_for_by_it() -> None:
    """PAY-17, EFF-3: "skill X or lower" is nothing to choose by, once X is announced."""
    table = Scenario(active="darin", cards=[CLERK])
    blast = table.darin.holds("Shotgun Blast")
    table.darin.domain(agency=2)
    table.tommy.has(CLERK)
    victim = table.tommy.has(CLERK)
    table.darin.chooses(blast, 2)
    asked = prompt(table.game, table.open_decision())
    assert asked == "Shotgun Blast: Choose and wound a character with skill X or lower. X is 2."
    assert LANGUAGES["de"].prompt(table.game, table.open_decision()).endswith("X oder niedriger. X ist 2.")
    table.darin.chooses(victim)


def test_the_price_on_the_button_is_the_price_now() -> None:
    """core-085: what the resources of the paying domain take off is taken off."""
    table = Scenario(active="darin")
    table.darin.holds("Thing from the Stars")
    table.darin.domain(hastur=1, agency=1, cthulhu=1, syndicate=1)
    table.darin.domain(hastur=5)
    assert "Play Thing from the Stars (cost 2)" in option_texts(table.game, table.open_decision())
    table.darin.chooses(table.darin.hand[0])
    assert prompt(table.game, table.open_decision()) == "Which domain do you drain to play Thing from the Stars?"
    assert option_texts(table.game, table.open_decision()) == [
        "Drain domain 1 (4 resources, cost 2)",
        "Drain domain 2 (5 resources, cost 5)",
    ]
    table.darin.chooses(table.darin.domains[0])


def test_what_a_yes_costs_is_asked_with_it() -> None:
    """GEN-12: "you may pay 1 to ..." is asked with its price."""
    nag = event("test-18", "Nag", NEUTRAL, cost=0, text=[action(draw(), may(YOU, draw(2), paying=pay(1)))])
    table = Scenario(active="darin", cards=[nag], bells=["darin", "tommy"])
    card = table.darin.holds(nag)
    table.darin.domain(agency=1)
    table.darin.chooses(card)
    assert prompt(table.game, table.open_decision()) == "Nag: Pay 1 to draw 2 cards?"
    table.darin.chooses("no")


def test_equal_wounds_are_one_thing_to_answer() -> None:
    """STATE-20, TIME-16: three wounds of one card are asked about once, and each cancel is numbered."""
    burst = event("test-17", "Burst", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER), 3))])
    cancels = disrupt(when(would_be("wounded", CHARACTER)), cancel("that wound"))
    ward = event("test-18", "Ward", NEUTRAL, cost=0, text=[cancels])
    troll = character("test-19", "Troll", NEUTRAL, cost=2, skill=1, keywords=[TOUGHNESS(5)])
    table = Scenario(active="darin", cards=[burst, ward, troll], bells=["darin", "tommy"])
    card, victim = table.darin.holds(burst), table.tommy.has(troll)
    table.tommy.holds(ward)
    table.darin.plays(card, on=victim)
    game, decision = table.game, table.open_decision()
    assert prompt(game, decision) == "Your Troll is about to be wounded 3 times (Burst). Play Ward (cost 0)?"
    said = "Play Ward (cost 0): when a character would be wounded, cancel that wound."
    assert option_texts(game, decision)[:3] == [said, f"{said} (2)", f"{said} (3)"]
    table.tommy.passes()


def test_a_title_with_an_article_has_its_owner_behind_it() -> None:
    """The Captain (yours), not "your The Captain"."""
    captain = character("test-17", "The Cook", NEUTRAL, cost=2, skill=1)
    table = Scenario(active="darin", cards=[BLAST, captain], bells=["darin", "tommy"])
    table.game.keep_journal()
    blast = table.darin.holds(BLAST)
    table.darin.domain(agency=1)
    table.darin.plays(blast, on=table.tommy.has(captain))
    told = [each.text(0) for each in events(table.game, 0, NAMES)]
    assert "The Cook (Tommy's) is wounded (Scatter Shot)." in told
    assert "The Cook (yours) is wounded (Scatter Shot)." in [
        each.text(1) for each in events(table.game, 0, ("Darin", "You"))
    ]


def shift_and_search() -> Scenario:
    """Two events in hand: one moves a token, one searches the deck."""
    shift = event("test-15", "Shift", NEUTRAL, cost=0, text=[action(move_token(STORY))])
    seek = event("test-16", "Seek", NEUTRAL, cost=0, text=[action(search(CHARACTER))])
    table = Scenario(active="darin", cards=[shift, seek, CLERK])
    table.tokens(table.b, {table.darin: 1, table.tommy: 2})
    table.darin.decked(CLERK)
    table.darin.holds(shift)
    table.darin.holds(seek)
    return table


def test_a_token_that_moves_is_asked_from_which_side() -> None:
    """core-147: the story first, then the side, which is another question."""
    table = shift_and_search()
    table.darin.plays("Shift")
    assert prompt(table.game, table.open_decision()) == "Shift: From which side do you take the success token?"
    assert option_texts(table.game, table.open_decision()) == ["Your side", "Your opponent's side"]
    table.darin.chooses(table.tommy.seat)


def test_to_find_nothing_is_no_pass() -> None:
    """DRAW-6, RES-1: who searches may find nothing, and a resource is left out; a window is passed."""
    table = shift_and_search()
    assert option_texts(table.game, table.open_decision())[-1] == "Pass"
    table.darin.plays("Seek")
    assert option_texts(table.game, table.open_decision())[-1] == "Choose none"
    table.darin.declines()
    later = Scenario(active="darin", phase="resource", cards=[CLERK])
    later.darin.holds(CLERK)
    later.darin.domain(agency=1)
    assert option_texts(later.game, later.open_decision())[0] == "Attach nothing"
    later.darin.passes()
