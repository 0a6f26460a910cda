"""The engine's words: log events, options and questions, each with the rule or card it comes from."""

from collections.abc import Iterator

import pytest

from rlyeh import reference
from rlyeh.engine import Game
from rlyeh.engine.chance import Chance
from rlyeh.engine.decisions import Decision, Option
from rlyeh.engine.filling import Filling, listed, possessive
from rlyeh.engine.journal import Answer
from rlyeh.engine.kinds import BY_RULE, PLAYED_FROM_HAND, PUT_INTO_PLAY, Kind
from rlyeh.engine.narration import Event, answer_event, events, option_source, option_text, option_texts, prompt
from rlyeh.engine.records import DONE, Occurrence
from rlyeh.engine.sentences import RULES, SENTENCES, is_minor, known_to, rule_of
from rlyeh.engine.visibility import knows
from rlyeh.errors import IllegalOption
from rlyeh.language import *
from rlyeh.model import Icon, Label, Phase, Position, Zone
from rlyeh.testing import Scenario
from tests.random_play import play, positions, start

NAMES = ("You", "Tommy")
BLAST = event("test-11", "Scatter Shot", AGENCY, cost=1, text=[action(wound(choose(CHARACTER)))])
DENIAL = event("test-12", "Denial", NEUTRAL, cost=0, text=[disrupt(when(triggered(Label.ACTION)), cancel())])
CLERK = character("test-13", "Clerk", NEUTRAL, cost=2, skill=1, icons="C")


def watched(seed: int) -> Iterator[Game]:
    """A random game that keeps its journal, at every decision and at its end."""
    game = start(seed)
    game.keep_journal()
    chance = Chance(seed + 1)
    while game.decision is not None:
        yield game
        play(game, chance)
    yield game


def told(game: Game, seat: int | None = None, minor: bool = False) -> list[str]:
    return [event.text(seat) for event in events(game, 0, NAMES) if minor or not event.minor]


# -- every kind ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", list(Kind), ids=lambda kind: kind.name)
def test_every_kind_has_a_sentence_and_a_source(kind: Kind) -> None:
    game = next(positions(3))
    card, other, story = game.state.sides[0].hand[0], game.state.sides[1].hand[0], game.state.row[0]
    occurrence = Occurrence(
        kind, card, 0, other, 1, amount=1, story=story, struggle=Icon.COMBAT, other=other, place=1, via=BY_RULE
    )
    assert RULES[kind] in reference.rules()
    assert rule_of(occurrence) in reference.rules()
    for amount in (0, 1, 2):
        occurrence.amount = amount
        for sees in (1, 2, 3):
            said = Filling(game, NAMES, [occurrence], sees).sentence()
            assert said[0].isupper() or said[0] in ".'", said
            assert said[-1] in ".!", said
            assert "{" not in said, said


def test_sentences_and_rules_are_complete() -> None:
    assert set(SENTENCES) == set(RULES) == set(Kind)


def test_sentences_bend_to_whom_they_speak_of() -> None:
    game = next(positions(3))
    one, two = game.state.sides[0].hand[:2]
    titles = [game.state.cards[card].face.title for card in (one, two)]
    cases = [
        ([Occurrence(Kind.DISCARD_HAND, one, 0)], f"You discard {titles[0]} from hand."),
        ([Occurrence(Kind.DISCARD_HAND, one, 1)], f"Tommy discards {titles[0]} from hand."),
        ([Occurrence(Kind.REVEAL, one, 0), Occurrence(Kind.REVEAL, two, 0)], f"{listed(titles)} are revealed."),
        ([Occurrence(Kind.SHUFFLE, seat=0)], "Your deck is shuffled."),
        ([Occurrence(Kind.SHUFFLE, seat=1)], "Tommy's deck is shuffled."),
        ([Occurrence(Kind.REFRESH_DOMAIN, seat=1, place=0)], "Tommy refreshes domain 1."),
        ([Occurrence(Kind.COMMITTED, seat=0)], "You commit nobody."),
        ([Occurrence(Kind.END_PHASE, seat=0, amount=Phase.DRAW)], "The draw phase ends."),
        ([Occurrence(Kind.EXPIRE, seat=0, amount=3)], "What lasted until this turn is over."),
    ]
    for group, sentence in cases:
        assert Filling(game, NAMES, group, 1).sentence() == sentence


def test_how_a_card_enters_play_is_told() -> None:
    """EFF-40: played, or put into play in some state and place."""
    game = next(positions(3))
    card, story = game.state.sides[0].hand[0], game.state.row[0]
    title, place = game.state.cards[card].face.title, game.state.cards[story].face.title
    played = Occurrence(Kind.ENTER_PLAY, card, 0, card, 0, via=PLAYED_FROM_HAND)
    assert Filling(game, NAMES, [played], 3).sentence() == f"{title} enters play."
    assert is_minor(played)
    put = Occurrence(Kind.ENTER_PLAY, card, 0, via=PUT_INTO_PLAY, place=Position.INSANE)
    assert Filling(game, NAMES, [put], 3).sentence() == f"{title} is put into play, insane."
    put = Occurrence(Kind.ENTER_PLAY, card, 0, via=PUT_INTO_PLAY, place=Position.EXHAUSTED, story=story, other=story)
    assert Filling(game, NAMES, [put], 3).sentence() == (
        f"{title} is put into play on {place}, exhausted, committed to {place}."
    )


def test_what_befalls_one_card_several_times_is_counted() -> None:
    """STATE-20: seven wounds on one card are not wounds on seven cards."""
    game = next(positions(3))
    one, two = game.state.sides[0].hand[:2]
    titles = [game.state.cards[card].face.title for card in (one, two)]
    wounds = [Occurrence(Kind.WOUND, card, 0) for card in (one, two)]
    cases = [
        (wounds[:1] * 7, f"{titles[0]} is wounded 7 times."),
        (wounds * 2, f"{listed(titles)} are wounded twice."),
        ([*wounds, wounds[0]], f"{listed([*titles, titles[0]])} are wounded."),
        ([Occurrence(Kind.HEAL, one, 0)] * 2, f"A wound is removed from {titles[0]} twice."),
    ]
    for group, sentence in cases:
        assert Filling(game, NAMES, group, 3).sentence() == sentence


def test_lists_and_owners() -> None:
    assert listed(["Gug"]) == "Gug"
    assert listed(["Gug", "Gug", "a card", "a card", "Clerk"]) == "Gug (2×), Clerk and 2 cards"
    assert [possessive(name) for name in ("You", "Tommy", "James")] == ["your", "Tommy's", "James'"]


# -- who learns what ---------------------------------------------------------------------------------------------------


def test_a_drawn_card_is_named_only_to_whoever_drew_it() -> None:
    """GEN-10."""
    game = start(5)
    game.keep_journal()
    game.apply("keep")
    draw = next(event for event in events(game, 0, NAMES) if event.kind == "draw" and event.seats == (0,))
    assert draw.text() == draw.text(1) == "You draw 8 cards."
    assert all(game.state.cards[card].face.title in draw.text(0) for card in game.state.sides[0].hand)


@pytest.mark.parametrize("seed", range(4))
def test_no_event_names_a_card_that_its_reader_does_not_know(seed: int) -> None:
    """GEN-10, in random games: every title in a line belongs to a card known before or after it."""
    seen = 0
    before: tuple[set[str], set[str]] = (set(), set())
    titles: set[str] = set()
    for game in watched(seed):
        titles = titles or {piece.face.title for piece in game.state.cards}
        known = _known_titles(game)
        for event in events(game, seen, NAMES):
            for seat in (0, 1):
                named = {title for title in titles if title in event.text(seat)}
                assert named <= before[seat] | known[seat] | _passing(event, game), event.text(seat)
        assert game.journal is not None
        seen, before = len(game.journal), known


def _known_titles(game: Game) -> tuple[set[str], set[str]]:
    cards = game.state.cards
    first, second = ({piece.face.title for piece in cards if knows(game, seat, piece.id)} for seat in (0, 1))
    return first, second


def _passing(event: Event, game: Game) -> set[str]:
    """Cards that were open for a moment only: looked at in between, revealed, or laid open and shuffled away."""
    open_kinds = {"reveal", "look", "return_hand", "to_deck", "find", "play", "use", "destroy"}
    return {game.state.cards[card].face.title for card in event.cards} if event.kind in open_kinds else set()


def test_a_card_that_goes_from_hidden_to_hidden_stays_hidden() -> None:
    """GEN-10: what was not shown is not told, also while it is only about to happen."""
    game = next(positions(3))
    mine = game.state.sides[0].hand[0]
    to_deck = Occurrence(Kind.TO_DECK, mine, 0, place=0)
    assert known_to(game, to_deck) == 1
    assert Filling(game, NAMES, [to_deck], 2).sentence() == "A card is put on top of your deck."
    deck = game.state.sides[0].deck[-1]
    assert known_to(game, Occurrence(Kind.RETURN_HAND, deck, 0)) == 1
    assert known_to(game, Occurrence(Kind.RETURN_HAND, deck, 0, amount=1)) == 3
    assert known_to(game, Occurrence(Kind.LOOK, deck, 0, by=1)) == 2
    assert known_to(game, Occurrence(Kind.DISCARD_HAND, mine, 0)) == 3


# -- the journal -------------------------------------------------------------------------------------------------------


def test_targets_are_told_when_they_are_chosen() -> None:
    """EFF-3: the target is announced before the disrupts, the wound comes after them; passes are not told."""
    table = Scenario(active="darin", cards=[BLAST, DENIAL, CLERK], bells=["darin", "tommy"])
    table.game.keep_journal()
    blast = table.darin.holds(BLAST)
    table.tommy.holds(DENIAL)
    table.darin.domain(agency=1)
    clerk = table.tommy.has(CLERK)
    table.darin.plays(blast, on=clerk)
    said = told(table.game)
    assert "You choose Clerk for Scatter Shot." in said
    assert not any("wounded" in line for line in said)
    table.tommy.passes()
    said = told(table.game)
    assert said.index("You play Scatter Shot: choose and wound a character.") < said.index(
        "You choose Clerk for Scatter Shot."
    )
    assert "Tommy's Clerk is wounded (Scatter Shot)." in said
    assert said[-1] == "Tommy's Clerk is destroyed."
    assert not any("pass" in line.lower() for line in told(table.game, minor=True))


def test_a_cancelled_effect_is_told() -> None:
    """TIME-12."""
    table = Scenario(active="darin", cards=[BLAST, DENIAL, CLERK], bells=["darin", "tommy"])
    table.game.keep_journal()
    blast = table.darin.holds(BLAST)
    table.darin.domain(agency=1)
    denial = table.tommy.holds(DENIAL)
    table.darin.plays(blast, on=table.tommy.has(CLERK))
    table.tommy.disrupts_with(denial)
    said = told(table.game)
    assert "Tommy plays Denial: when an Action is played or used, cancel its effects." in said
    assert "Cancelled: The effect of Scatter Shot resolves." in said
    assert not any("wounded" in line for line in said)


def test_the_beginning_and_the_end_are_told() -> None:
    """SET-9, SET-3, WIN-1 or WIN-6."""
    game = list(watched(2))[-1]
    told_ = events(game, 0, NAMES)
    assert told_[0].kind == "first"
    assert told_[0].rule == "SET-9"
    assert [event.kind for event in told_[1:4]] == ["dealt"] * 3
    assert told_[-1].kind == "end"
    assert told_[-1].rule in ("WIN-1", "WIN-6")
    assert told_[-1].seats == (game.winner,)
    assert "the game" in told_[-1].text()


def test_a_journal_is_only_kept_on_demand() -> None:
    game = next(positions(1))
    assert game.journal is None
    assert events(game) == []
    game.journal = [Occurrence(Kind.SHUFFLE, seat=0)]
    game.keep_journal()
    assert len(game.journal) == 1


def test_a_refused_answer_leaves_the_journal_as_it_was() -> None:
    game = start(1)
    game.keep_journal()
    assert game.decision is not None
    assert game.journal is not None
    before = list(game.journal)
    with pytest.raises(IllegalOption):
        game.apply("use:9999")
    assert game.journal == before


def test_events_can_be_told_from_any_point() -> None:
    game = start(4)
    game.keep_journal()
    game.apply("keep")
    assert game.journal is not None
    since = len(game.journal)
    game.apply("mulligan")
    assert events(game, since, NAMES)[0].kind == "mulligan"
    assert len(events(game, len(game.journal))) == 0


@pytest.mark.parametrize("seed", range(6))
def test_every_event_names_its_rule_or_card(seed: int) -> None:
    game = list(watched(seed))[-1]
    for event in events(game, 0, NAMES):
        assert event.rule in reference.rules(), event
        assert event.source in reference.rules() or event.source in game.pool, event
        for text in (event.text(), event.text(0), event.text(1)):
            assert text.endswith((".", "!", ")")), text


def test_things_that_happen_together_share_a_sentence() -> None:
    """REF-4: everybody is readied at once."""
    table = Scenario(active="darin", phase="refresh", cards=[CLERK], bells=["darin"])
    table.game.keep_journal()
    for _ in range(2):
        table.darin.has(CLERK, exhausted=True)
    table.open_decision()
    readied = next(event for event in events(table.game, 0, NAMES) if event.kind == "ready")
    assert readied.text() == "Your Clerk (2×) are readied."
    assert (readied.rule, readied.minor, len(readied.cards)) == ("REF-4", True, 2)


# -- options and questions ---------------------------------------------------------------------------------------------


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
        "Brawler (yours) [ready]",
        "Brawler (yours) [exhausted]",
        "Brawler (yours) [ready, 1 wound, with Knife]",
        "Brawler (theirs)",
    ]
    table.darin.chooses(victim)
    assert victim.wounds == 1


def test_answers_and_questions_never_speak_of_a_card_still_on_its_way() -> None:
    """TIME-7: a disrupt is asked with what is about to happen."""
    table = Scenario(active="darin", cards=[BLAST, DENIAL, CLERK])
    blast = table.darin.holds(BLAST)
    table.darin.domain(agency=1)
    table.tommy.holds(DENIAL)
    clerk = table.tommy.has(CLERK)
    table.darin.plays(blast, on=clerk)
    decision = table.open_decision()
    assert prompt(table.game, decision) == ("About to happen: The effect of Scatter Shot resolves. Do you disrupt it?")
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
    asked = Decision(0, "odd-thing", [Option("yes")], "GEN-12", story)
    assert prompt(game, asked) == f"{place}: Odd thing."
    assert prompt(game, Decision(0, "odd", [Option("yes")], "GEN-12", text="Which one?")) == "Which one?"
    told = answer_event(game, Answer(game.state, asked, Option("mode", number=1, text="draw a card")), NAMES)
    assert told.text() == f"You choose draw a card for {place}."
    told = answer_event(game, Answer(game.state, asked, Option("icon", number=1)), NAMES)
    assert told.text() == f"You choose icon 1 for {place}."


def test_done_occurrences_keep_the_titles_of_their_time() -> None:
    game = next(positions(3))
    card = game.state.sides[0].hand[0]
    occurrence = Occurrence(Kind.DESTROY, card, 0)
    occurrence.before = game.state.cards[card]
    occurrence.status = DONE
    assert game.state.cards[card].zone is Zone.HAND
    assert Filling(game, NAMES, [occurrence], 3).sentence() == f"{game.state.cards[card].face.title} is destroyed."
