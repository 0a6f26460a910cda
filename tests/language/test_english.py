"""English is made of clauses: what words say stands together in every combination, in both languages."""

import random
from itertools import product

import pytest

from rlyeh.engine.words import Ability, Effect, Trigger
from rlyeh.engine.words.parts import Amount, Condition, Subject
from rlyeh.language import *
from rlyeh.language.effects.combine import If, Then
from rlyeh.language.effects.draw_and_discard import Draw
from rlyeh.language.nouns.amounts import Number
from rlyeh.model import Card, Text, Word
from rlyeh.model.grammar import (
    PLAIN,
    Act,
    Claim,
    Deed,
    Phrase,
    Saying,
    Voice,
    article,
    conjugated,
    counted,
    gerund,
    opened,
    plural,
    possessive,
    row,
)
from rlyeh.translation import card_text
from rlyeh.translation.guards import dropped, english_faults, faults

GUG = Phrase("Gug")
CULTISTS = Phrase("all Cultists", many=True)


def lamp(*texts: object) -> Card:
    return support("test-1", "Lamp", NEUTRAL, cost=1, text=list(texts))


def said(*texts: object) -> str:
    return card_text(lamp(*texts))


def said_in_german(*texts: object) -> str:
    return card_text(lamp(*texts), "de")


# -- the grammar -------------------------------------------------------------------------------------------------------


def test_nouns_have_their_article_and_their_plural() -> None:
    said = ["character", "event card", "[agency] card", "[cthulhu] card", "unique character", "other card",
    "undrained domain"]
    assert [article(noun) for noun in said] == [
        "a character", "an event card", "an [agency] card", "a [cthulhu] card", "a unique character", "another card",
        "an undrained domain",
    ]  # fmt: skip
    assert [plural(noun) for noun in ("story", "card", "day", "class")] == ["stories", "cards", "days", "classes"]
    assert [counted(number, "card") for number in (1, 2, "X")] == ["a card", "2 cards", "X cards"]
    assert [possessive("those characters", many=True), possessive("Gug")] == ["those characters'", "Gug's"]


def test_verbs_agree_with_their_subject() -> None:
    assert [conjugated(verb, many=False) for verb in ("gain", "go", "be", "have", "carry", "play", "discard",
    "pass")] == [
        "gains", "goes", "is", "has", "carries", "plays", "discards", "passes",
    ]  # fmt: skip
    assert conjugated("cannot", many=False) == conjugated("cannot", many=True) == "cannot"
    assert [gerund(verb) for verb in ("commit", "be", "lose", "cancel", "go")] == [
        "committing", "being", "losing", "canceling", "going",
    ]  # fmt: skip


def test_a_claim_is_brought_about_as_its_verb_asks_for() -> None:
    assert Claim(subject=GUG, verb="gain", rest="Fast").bare() == "have Gug gain Fast"
    assert Claim(subject=GUG, modal="cannot", verb="be", rest="wounded").bare() == "prevent Gug from being wounded"
    assert Claim(subject=GUG, modal="can", verb="commit").bare() == "allow Gug to commit"
    assert Claim(subject=GUG, verb="exhaust", negated=True).main() == "Gug does not exhaust"
    assert Claim(subject=CULTISTS, verb="exhaust", negated=True).main() == "all Cultists do not exhaust"
    assert Claim(subject=GUG, verb="go", rest="insane", made="drive Gug insane").bare() == "drive Gug insane"


def test_claims_of_one_subject_leave_it_out_and_those_of_one_verb_leave_that_out_too() -> None:
    gains = Claim(subject=GUG, verb="gain", rest="[combat]")
    others = (Claim(subject=GUG, verb="gain", rest="Fast"), Claim(subject=GUG, verb="get", rest="+1 skill"))
    together = Claim(subject=GUG, verb="gain", rest="[combat]", also=others)
    assert together.main() == "Gug gains [combat] and Fast and gets +1 skill"
    assert together.bare() == "have Gug gain [combat] and Fast and get +1 skill"
    assert Claim(subject=GUG, verb="gain", rest="[combat]", also=(Claim(subject=CULTISTS, verb="lose",
    rest="Fast"),)).main() == (
        "Gug gains [combat] and all Cultists lose Fast"
    )
    assert gains.main() == "Gug gains [combat]"


def test_what_stands_in_front_of_a_sentence_comes_last_in_an_infinitive() -> None:
    drawn = opened(Deed(acts=(Act("draw", "a card"),)), "if it is Day")
    assert drawn.main() == "if it is Day, draw a card"
    assert drawn.bare() == "draw a card if it is Day"
    assert opened(drawn, "if you win").main() == "if you win and it is Day, draw a card"
    lasting = opened(Claim(subject=GUG, verb="gain", rest="", quote='"Draw."'), "until the end of the phase")
    assert lasting.bare() == 'have Gug gain until the end of the phase: "Draw."'


def test_sentences_begin_with_a_capital_and_end_with_a_stop() -> None:
    parts = [Deed(acts=(Act("draw", "a card"),)), Saying(words='Gug gains: "Draw."'), Deed(acts=(Act("pay", "1"),))]
    assert row(parts) == 'draw a card. Gug gains: "Draw." Pay 1'


def test_a_voice_knows_what_was_chosen_before() -> None:
    victim = choose(CHARACTER.insane)
    assert victim.mention(PLAIN).text == "an insane character"
    assert victim.mention(PLAIN.having(victim)).text == "that character"
    assert choose(SUPPORT, 2).mention(PLAIN).again() == "those support cards"
    assert THIS.mention(Voice("Gug")).text == "Gug"
    assert MINE.mention(PLAIN.of_them()).text == "all characters they control"


# -- words that say only their English ---------------------------------------------------------------------------------


class _Howl(Effect):
    """A word that has a finished sentence and no clauses."""

    def english(self) -> str:
        return "howl at the moon"


class _Always(Condition):
    """A circumstance of that sort."""

    def english(self) -> str:
        return "it is always so"


class _Seven(Amount):
    """A number of that sort."""

    def english(self) -> str:
        return "7"


class _Nobody(Subject):
    """Cards of that sort."""

    def english(self) -> str:
        return "nobody"


class _Dusk(Trigger):
    """A moment of that sort."""

    def english(self) -> str:
        return "the sun sets"


def test_a_word_with_a_finished_sentence_takes_part() -> None:
    assert _Howl().sentences(PLAIN)[0].bare() == "howl at the moon"
    assert If(_Always(), Then(_Howl(), Draw(_Seven()))).entry(PLAIN) == (
        "If it is always so, howl at the moon. Then, draw 7 cards."
    )
    assert wound(_Nobody()).english() == "wound nobody"
    assert Ability(RESPONSE, (_Howl(),), trigger=after(_Dusk())).english() == (
        "Response: After the sun sets, howl at the moon."
    )


@pytest.mark.parametrize("sort", [Effect, Condition, Amount, Subject, Trigger])
def test_a_word_without_any_english_says_so(sort: type[Word]) -> None:
    class _Dumb(sort):  # type: ignore[misc, valid-type]
        """A word that says nothing."""

    with pytest.raises(NotImplementedError, match="_Dumb has no English"):
        _Dumb().english()


# -- faults that texts had ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "english"),
    [
        (action(exhaust(THIS), to=until_end_of_phase(gains_icons(THIS, of=choose(MINE)))),
         "Action: Exhaust Lamp to choose a character you control. Until the end of the phase, Lamp gains the "
         "icons of that "
         "character."),
        (action(pay(1), to=given(exists(MINE), draw())),
         "Action: Pay 1 to draw a card if you control at least 1 character."),
        (action(pay(1), to=exhaust(choose(THEIRS, by=OPPONENT))),
         "Action: Pay 1 to have an opponent choose a character they control. Exhaust that character."),
        (action(pay(1), to=draw(), from_=DISCARD),
         "Action: Pay 1 to draw a card. This effect can only be triggered from your discard pile."),
        (action(draw(), any_player=True), "Action: Draw a card. Any player may trigger this effect."),
        (action(put_into_play(choose(SUPPORT.in_(DISCARD, of=OPPONENT)), control=YOU)),
         "Action: Choose and put a support card from an opponent's discard pile into play under your control."),
        (action(place_token(a(CARD.that(with_tokens(at_least=3))))),
         "Action: Put a success token on a card with 3 or more success tokens."),
        (action(return_to_hand(choose(CARD.in_(DISCARD), 2))),
         "Action: Choose 2 cards in your discard pile. Return them to your hand."),
        (action(return_to_hand(choose(CHARACTER, 2))),
         "Action: Choose 2 characters. Return them to their owners' hands."),
        (action(mill(count(MINE))),
         "Action: Discard the top X cards of an opponent's deck, where X is the number of characters you control."),
        (action(draw(count(MINE))), "Action: Draw a card for each character you control."),
        (action(drive_insane(a(MINE)), to=drive_insane(CHARACTER.ready)),
         "Action: Drive a character you control insane to drive all ready characters insane."),
        (action(drive_insane(THIS), to=draw()), "Action: Drive Lamp insane to draw a card."),
        (action(put_on_bottom(choose(CHARACTER))),
         "Action: Choose a character and put it on the bottom of its owner's deck."),
        (action(put_on_top(choose(CARD.in_(DISCARD)))),
         "Action: Choose a card from your discard pile and put it on top of your deck."),
        (action(pay(1), to=until_end_of_phase(gains(THIS, skill=1))),
         "Action: Pay 1 to have Lamp get +1 skill until the end of the phase."),
        (action(pay(1), to=must(EACH_PLAYER, discard_from_hand())),
         "Action: Pay 1 to have each player choose and discard a card from their hand."),
        (action(pay(1), to=until_end_of_phase(cannot(THEIRS, "commit"))),
         "Action: Pay 1 to prevent characters controlled by an opponent from committing until the end of the phase."),
        (always(costs(CARD.faction(NEUTRAL), 1)), "Raise the cost to play neutral cards by 1."),
        (always(costs(EVENT, 1, whose=OPPONENT)), "Raise the cost for an opponent to play event cards by 1."),
        (action(until_end_of_phase(costs(CARD, 1, next_only=True))),
         "Action: Until the end of the phase, raise the cost to play the next card played by 1."),
        (disrupt(when(would(CARD, "destroy", SUPPORT.subtype("Location"))), cancel()),
         "Disrupt: When a card would destroy a Location support card, cancel its effects."),
        (disrupt(when(would(CARD, "drive insane", MINE)), cancel()),
         "Disrupt: When a card would drive a character you control insane, cancel its effects."),
        (disrupt(when(effect_chooses(SUPPORT)), cancel()),
         "Disrupt: When a card effect chooses a support card as a target, cancel its effects."),
        (response(after(ability_used(of=EVENT)), draw()), "Response: After an event card is played, draw a card."),
        (always(gains(MINE, text=action(pay(1), to=wound(THIS)))),
         'All characters you control gain: "Action: Pay 1 to wound this character."'),
        (always(gains(THIS, text=action(pay(1), to=wound(THIS)))), 'Lamp gains: "Action: Pay 1 to wound Lamp."'),
        (response(after(wins_story(OPPONENT)), draw()), "Response: After an opponent wins a story, draw a card."),
        (action(take_control(choose(CHARACTER))), "Action: Choose a character. Take control of that character."),
        (action(must(OPPONENT, discard_down_to(0))),
         "Action: An opponent must discard all cards from their hand."),
        (action(for_each(MINE, draw())),
         "Action: Draw a card, separately for each character you control."),
        (action(wound(choose(CHARACTER.unique))), "Action: Choose and wound a unique character."),
        (action(discard_exactly(1, choose(STORY))), "Action: Discard exactly 1 success token from a story."),
        (always(cannot(MINE, "be triggered")), "Abilities of characters you control cannot be triggered."),
        (action(wound(choose(CHARACTER.skill(at_least=2, at_most=2)))),
         "Action: Choose and wound a character with skill 2."),
        (always(gains(CHARACTER.subtype("Cultist", "Monster"), "C")),
         "All Cultist and Monster characters gain [combat]."),
        (action(wound(choose(CHARACTER.subtype("Cultist", "Monster")))),
         "Action: Choose and wound a Cultist or Monster character."),
        (action(wound(choose(CHARACTER.insane.other))), "Action: Choose and wound another insane character."),
        (action(wound(choose(CHARACTER.faction(MISKATONIC).other))),
         "Action: Choose and wound another [miskatonic] character."),
        (action(wound(choose(CHARACTER.without_keyword(WILLPOWER)))),
         "Action: Choose and wound a character without Willpower."),
        (always(gains(CHARACTER.at(CONSPIRACY), "C")), "All characters committed to a conspiracy gain [combat]."),
        (instead(when(would_be("insane", MINE)), wound(THAT_CHARACTER)),
         "If a character you control would go insane, instead wound that character."),
        (disrupt(when(would_be("wounded", THIS)), pay(1), to=[cancel("that wound"), given(OVERPAID, draw())]),
         "Disrupt: When Lamp would be wounded, pay 1 to cancel that wound. If you overpaid for this effect, "
         "draw a card."),
        (response(after(commits(THIS)), pay(1), to=draw(), if_=YOUR_TURN),
         "Response: After Lamp commits to a story on your turn, pay 1 to draw a card."),
        (action(one_of(until_end_of_phase(gains(THIS, "C")), search(CHARACTER))),
         "Action: Either Lamp gains [combat] until the end of the phase or search your deck for a character and put it "
         "into your hand, then shuffle the deck."),
        (action(put_on_top(together(choose(CHARACTER), THIS))),
         "Action: Choose a character and put that character and Lamp on top of their owners' decks."),
    ],
)  # fmt: skip
def test_texts_read_in_english_as_they_should(text: Text, english: str) -> None:
    assert said(text) == english
    assert faults(lamp(text)) == []


@pytest.mark.parametrize(
    ("text", "german"),
    [
        (action(pay(1), to=given(exists(MINE), draw())),
         "Aktion: Bezahle 1, um eine Karte zu ziehen, falls mindestens ein Charakter unter deiner Kontrolle "
         "im Spiel ist."),
        (action(pay(1), to=exhaust(choose(THEIRS, by=OPPONENT))),
         "Aktion: Bezahle 1, damit ein Gegner einen Charakter unter seiner Kontrolle wählt. Erschöpfe jenen "
         "Charakter."),
        (action(drive_insane(THIS), to=draw()), "Aktion: Treibe Lamp in den Wahnsinn, um eine Karte zu ziehen."),
        (action(draw(), any_player=True), "Aktion: Ziehe eine Karte. Jeder Spieler darf diesen Effekt auslösen."),
        (action(draw(), from_=DISCARD),
         "Aktion: Ziehe eine Karte. Dieser Effekt kann nur aus deinem Ablagestapel ausgelöst werden."),
        (action(mill(count(MINE))),
         "Aktion: Lege die obersten X Karten des Decks eines Gegners ab, wobei X die Anzahl der Charaktere "
         "unter deiner "
         "Kontrolle ist."),
        (action(put_into_play(choose(SUPPORT.in_(DISCARD)), control=YOU)),
         "Aktion: Wähle eine Unterstützungskarte aus deinem Ablagestapel und bringe sie unter deiner Kontrolle ins "
         "Spiel."),
        (action(put_on_bottom(choose(CHARACTER))),
         "Aktion: Wähle einen Charakter und lege ihn unter das Deck seines Besitzers."),
        (action(until_end_of_phase(costs(CARD, 1, next_only=True))),
         "Aktion: Bis zum Ende der Phase steigen die Kosten der nächsten Karte, die gespielt wird, um 1."),
        (always(costs(CARD.faction(NEUTRAL), 1)), "Die Kosten für neutrale Karten steigen um 1."),
        (always(gains(MINE, text=action(pay(1), to=wound(THIS)))),
         "Alle Charaktere unter deiner Kontrolle erhalten: „Aktion: Bezahle 1, um diesen Charakter zu verwunden.“"),
        (always(gains(CHARACTER.that(any_of(with_keyword(HEROIC), with_keyword(VILLAINOUS))), "C")),
         "Alle heroischen und schurkischen Charaktere erhalten [combat]."),
        (action(one_of(until_end_of_phase(gains(THIS, "C")), draw())),
         "Aktion: Entweder erhält Lamp bis zum Ende der Phase [combat] oder ziehe eine Karte."),
        (always(gains(THIS, "C"), gains(THIS, keyword=FAST), loses(THIS, "T")),
         "Lamp erhält [combat] und Schnell und verliert [terror]."),
    ],
)  # fmt: skip
def test_texts_read_in_german_as_they_should(text: Text, german: str) -> None:
    assert said_in_german(text) == german
    assert faults(lamp(text)) == []


def test_what_a_conspiracy_does_is_a_reward() -> None:
    plot = conspiracy("test-1", "Plot", AGENCY, cost=2, text=[draw(2), given(exists(MINE), wound(CHARACTER))])
    assert card_text(plot).splitlines() == [
        "If you win this conspiracy, draw 2 cards.",
        "If you win this conspiracy and you control at least 1 character, wound all characters.",
    ]
    assert card_text(plot, "de").splitlines()[0] == "Falls du diese Verschwörung gewinnst, ziehe 2 Karten."


def test_a_story_does_it_without_saying_so() -> None:
    assert card_text(story("test-1", "Plot", text=[draw(2)])) == "Draw 2 cards."


def test_what_an_event_puts_back_is_yours() -> None:
    again = event("test-1", "Again", NEUTRAL, cost=0, text=[action(then(draw(), put_on_top(THIS)))])
    assert card_text(again) == "Action: Draw a card. Then, put Again on top of your deck."


def test_a_question_is_a_finished_sentence_with_the_title() -> None:
    effect = attach(THIS, to=choose(CHARACTER))
    assert effect.prompt("Gug") == "Unattach Gug and attach it to a character."
    assert effect.prompt() == "Unattach this card and attach it to a character."


def test_whoever_picks_for_somebody_else_is_spoken_to() -> None:
    effect = exhaust(choose(THEIRS, by=OPPONENT))
    choice = effect.own_choices()[0]
    assert choice.prompt(effect, "Lamp") == "Choose a character you control. Exhaust that character."


# -- every combination -------------------------------------------------------------------------------------------------

COSTS: tuple[tuple[Effect, ...], ...] = (
    (), (pay(2),), (exhaust(THIS),), (exhaust(ITSELF), sacrifice(a(MINE))), (drive_insane(THIS),),
    (drive_insane(a(MINE)),), (discard_from_hand(),), (spend_tokens(2, STORY),), (wound(THIS),),
    (return_to_hand(THIS),),
    (pay(X),),
)  # fmt: skip
EFFECTS: tuple[Effect, ...] = (
    draw(2), wound(choose(CHARACTER)), wound(choose(CHARACTER, up_to=2)), drive_insane(choose(MINE)),
    drive_insane(CHARACTER.ready), exhaust(choose(THEIRS, by=OPPONENT)), until_end_of_phase(gains(THIS, "CC")),
    until_end_of_phase(gains(THIS, "C"), gains(THIS, skill=1), gains(THIS, keyword=FAST)),
    until_end_of_turn(gains(choose(CHARACTER), "T")), until_end_of_phase(loses(CHARACTER.subtype("Cultist",
    "Monster"), "C")),
    until_end_of_phase(gains(THIS, text=action(pay(1), to=draw()))), until_end_of_phase(cannot(THEIRS, "commit")),
    until_end_of_phase(cannot(choose(CHARACTER, up_to=2), "be wounded")), until_end_of_turn(commits_ready(MINE)),
    until_end_of_phase(costs(EVENT, -1, whose=YOU, next_only=True)), until_your_next_turn(costs(CARD, 1)),
    given(exists(MINE), draw()), given(DAY_TIME, wound(choose(CHARACTER)), draw()),
    given(YOUR_TURN, until_end_of_phase(gains(THIS, "C"))), may(YOU, draw()), may(EACH_PLAYER, draw()),
    may(YOU, wound(choose(CHARACTER)), paying=pay(1)), must(EACH_PLAYER, discard_from_hand()),
    must(OPPONENT, sacrifice(a(MINE), if_able=True)), must(EACH_PLAYER, drive_insane(choose(MINE), if_able=True)),
    must(OPPONENT, one_of(discard_from_hand(), mill(3, YOU))), one_of(draw(), wound(choose(CHARACTER))),
    one_of(until_end_of_phase(gains(THIS, "C")), draw()), one_of(search(CHARACTER), draw()), search(EVENT),
    search(CHARACTER, to="play"), must(EACH_PLAYER, search(EVENT)), mill(3), mill(count(MINE)), draw(count(MINE)),
    return_to_hand(choose(CHARACTER, 2)), return_to_hand(choose(CARD.in_(DISCARD))), return_to_hand(CHARACTER),
    put_on_top(choose(CHARACTER)), put_on_bottom(THIS), take_control(choose(CHARACTER)),
    take_control(choose(SUPPORT), until=END_OF_PHASE), put_into_play(choose(CHARACTER.in_(DISCARD,
    of=ANY_PLAYER)), control=YOU),
    put_into_play(a(CHARACTER.in_(HAND))), place_token(choose(STORY)), discard_exactly(1, choose(STORY)),
    at_end_of_phase(sacrifice(THIS)), until_end_of_phase(blank(choose(CHARACTER))),
    must(EACH_PLAYER, then(draw(), discard_from_hand())), for_each(MINE, draw()), uncommit(choose(CHARACTER)),
    ready(MINE),
    sacrifice(THIS), look_at_top(3), drain_domain(OPPONENT), place_token(a(STORY), 2),
)  # fmt: skip
WAYS: tuple[dict[str, object], ...] = (
    {}, {"if_": DAY_TIME}, {"if_": exists(MINE, at_least=2)}, {"only": YOUR_OPERATIONS}, {"if_": none(SUPPORT.of(YOU))},
    {"only": DAY_TIME}, {"limit": limit_once()}, {"any_player": True}, {"from_": DISCARD},
    {"if_": is_a(THIS, CHARACTER.exhausted)}, {"if_": YOUR_TURN},
)  # fmt: skip
TRIGGERS = (
    None, after(enters_play(THIS)), after(wins_struggle(TERROR)), when(would_be("wounded", THIS)),
    after(turn_begins(OPPONENT)), after(plays(EVENT, OPPONENT)),
)  # fmt: skip


def _ability(costs_: tuple[Effect, ...], effect: Effect, way: dict[str, object], trigger: Trigger | None) -> Text:
    parts = costs_ or (effect,)
    to = [effect] if costs_ else None
    if trigger is None:
        return action(*parts, to=to, **way)
    make = disrupt if trigger.before else response
    return make(trigger, *parts, to=to, **way)


@pytest.mark.parametrize("costs_", COSTS,
ids=lambda costs_: " and ".join(cost.english() for cost in costs_) or "nothing")
def test_every_effect_reads_well_after_every_cost(costs_: tuple[Effect, ...]) -> None:
    for effect in EFFECTS:
        for whole in (effect, then(effect, draw())):
            card = lamp(_ability(costs_, whole, {}, None))
            assert faults(card) == [], card_text(card)


@pytest.mark.parametrize("seed", range(4))
def test_conditions_triggers_and_limits_stand_with_every_effect(seed: int) -> None:
    every = list(product(EFFECTS, WAYS, TRIGGERS, (COSTS[0], COSTS[1])))
    for effect, way, trigger, costs_ in random.Random(seed).sample(every, 250):
        card = lamp(_ability(costs_, effect, way, trigger))
        assert faults(card) == [], card_text(card)


# -- the guards --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        ("Pay 1 to if it is Day, draw a card.", "an infinitive that is none"),
        ("Discard the top the number of cards.", "an article too many"),
        ("Draw draw a card.", "a doubled word"),
        ("Pay 1 to all characters go insane.", "an infinitive that is none"),
        ("Pay 1 to Gug gains Fast.", "an infinitive that is none"),
        ("A card in your hand.", "a sentence without a verb"),
        ("Draw a card. then pay 1.", "a sentence that begins small"),
        ("draw a card.", "a line that begins small"),
        ("Draw a card", "a line without an end"),
        ("Draw a card Then, pay 1.", "two sentences without a stop"),
        ("Choose a character choose a card.", "two choices in one sentence"),
        ("Wound an unique character.", "a wrong article"),
        ("Wound a exhausted character.", "a wrong article"),
        ("Discard 1 cards.", "a number that does not agree"),
        ("Wound all character.", "one of many"),
        ("When a card would destroy all characters, cancel it.", "all in place of one"),
        ("Wound this card.", "this card"),
        ('Gug gains: "Draw a card.', "without a partner"),
        ("Draw  a card.", "a space too many"),
        ("Draw a card .", "a space too many"),
        ("If when you draw a card, pay 1.", "a condition twice"),
    ],
)
def test_a_guard_sees_what_is_wrong(words: str, fault: str) -> None:
    assert any(fault in found for found in english_faults(words)), english_faults(words)


def test_a_guard_sees_what_one_language_drops() -> None:
    assert list(dropped("Draw 3 cards.", "Ziehe Karten.")) == ["the German lacks the number 3"]
    assert list(dropped("Gug gains X.", "Gug erhält [combat].")) == [
        "the English lacks the mark [combat]", "the German lacks the number X",
    ]  # fmt: skip
    assert list(dropped("Draw a card.", "Ziehe eine Karte.")) == []


def test_a_title_may_end_with_a_full_stop() -> None:
    ends = action(pay(1), to=then(draw(1), ready(THIS)))
    begins = action(exhaust(THIS), to=then(ready(THIS), draw(1)))
    card = support("test-1", "Norman, Sr.", NEUTRAL, cost=1, text=[ends, begins, has_skill(THIS, 2)])
    assert faults(card) == [], card_text(card)
    assert "Sr.." not in card_text(card)


def test_a_plain_number_counts_itself() -> None:
    assert Number(3).quantity(PLAIN).value == "3"
