"""Questions in German: what a player is asked and may answer.

The engine's decisions carry English words; what they are about lies in the frame that waits for the answer, and from
there it is put into German.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from rlyeh.engine import NOTHING, Decision, Option, explain, reading
from rlyeh.engine.explain import (
    YOU,
    answered_at_once,
    answered_occurrence,
    answering_card,
    domain_of,
    is_played,
    lies_apart,
    one_by_one,
    price_asked,
    price_now,
    title,
    told_apart,
    x_announced,
)
from rlyeh.engine.reading import RESOURCES, Occurrence, worth
from rlyeh.engine.words import Effect
from rlyeh.language.effects.combine import May, PlayersDo
from rlyeh.language.effects.decks import PutIntoDeck
from rlyeh.language.effects.look import PutThose
from rlyeh.language.effects.tokens import DiscardTokens
from rlyeh.language.effects.unless import Unless
from rlyeh.language.nouns.piles import Among
from rlyeh.language.nouns.spoken_of import Choose
from rlyeh.model import CardType, Icon, Label, Phase, Zone
from rlyeh.translation.german import terms
from rlyeh.translation.german.grammar import ACC, NOM, Deed, capital, tidy
from rlyeh.translation.german.log import Filling, listed
from rlyeh.translation.german.names import OPPONENT
from rlyeh.translation.german.options import ability_text, named, voice_of
from rlyeh.translation.german.people import is_you
from rlyeh.translation.german.phrases import QUESTIONS
from rlyeh.translation.german.texts import effect_text, full_stop
from rlyeh.translation.german.voice import NoGermanError, noun_phrase, sentences

if TYPE_CHECKING:
    from rlyeh.engine import Game

Worded = Callable[["Game", Decision, Option], str]

# -- options -----------------------------------------------------------------------------------------------------------


def option_text(game: Game, option: Option) -> str:
    """What an option of the open decision does."""
    decision = game.decision
    assert decision is not None
    try:
        return WORDS.get(option.verb, _option_name)(game, decision, option)
    except NoGermanError:
        return explain.option_text(game, option)


def option_texts(game: Game, decision: Decision) -> list[str]:
    """The words for all options, such that no two read the same."""
    return told_apart(game, decision, [option_text(game, option) for option in decision.options], _look)


def _look(game: Game, option: Option) -> str:
    """What tells a card from its twin, if anything does."""
    if option.card == NOTHING:
        return ""
    piece = game.state.cards[option.card]
    parts = [] if piece.zone is not Zone.PLAY else [terms.POSITIONS[piece.position]]
    if piece.wounds:
        parts.append(f"{piece.wounds} Wunden" if piece.wounds > 1 else "1 Wunde")
    if piece.story != NOTHING:
        parts.append(f"bei {title(game, piece.story)}")
    attached = reading.attachments(game, option.card)
    if attached:
        parts.append("mit " + listed([title(game, card) for card in attached]))
    return ", ".join(parts)


def _named(game: Game, decision: Decision, card: int) -> str:
    """A card by its title, and whose it is or where it lies, where that is not plain."""
    piece = game.state.cards[card]
    if piece.face.type is CardType.STORY:
        return piece.face.title
    own = (piece.controller if piece.zone is Zone.PLAY else piece.owner) == decision.seat
    if piece.zone is Zone.PLAY:
        owner = f" ({'eigene' if own else 'gegnerische'} Karte)"
        return piece.face.title + ("" if decision.kind == "victim" else owner)
    if piece.zone is Zone.RESOURCE:
        return f"{piece.face.title} ({'deine' if own else 'gegnerische'} Domäne {domain_of(game, card) + 1})"
    if piece.zone in PILES and lies_apart(game, decision, piece):
        mine, theirs = PILES[piece.zone]
        return f"{piece.face.title} ({mine if own else theirs})"
    return piece.face.title


PILES = {
    Zone.HAND: ("deine Hand", "gegnerische Hand"),
    Zone.DISCARD: ("dein Ablagestapel", "gegnerischer Ablagestapel"),
}


def _option_name(game: Game, decision: Decision, option: Option) -> str:
    """An option whose thing says enough: a card, a struggle, a player, something named."""
    if option.card != NOTHING:
        return _named(game, decision, option.card)
    name = named(game, option, decision.card, decision.seat)
    return capital(name) if name else f"{option.verb} {option.number}"


def _play(game: Game, decision: Decision, option: Option) -> str:
    return f"{title(game, option.card)} spielen ({_price(game, decision.seat, option.card)})"


def _price(game: Game, seat: int, card: int) -> str:
    return f"Kosten {price_now(game, seat, card)}"


def _use(game: Game, decision: Decision, option: Option) -> str:
    name, text = title(game, option.card), ability_text(game, option)
    if is_played(game, option.card):
        sentence = f"{name} spielen ({_price(game, decision.seat, option.card)}): {text}"
    else:
        sentence = f"{name} einsetzen: {text}"
    answered = answered_occurrence(game, option)
    if answered is None or answered_at_once(game, decision):
        return sentence
    return f"{sentence} ({_about(game, decision, [answered])})"


def _about(game: Game, decision: Decision, answered: list[Occurrence]) -> str:
    """What is answered, as the deciding player may know it."""
    names = (YOU, OPPONENT) if decision.seat == 0 else (OPPONENT, YOU)
    return Filling(game, names, answered, 1 << decision.seat).sentence().rstrip(".")


def _commit(game: Game, decision: Decision, option: Option) -> str:
    return f"{title(game, option.card)} der Geschichte {title(game, option.other)} zuweisen"


def _lay_down(game: Game, decision: Decision, option: Option) -> str:
    price = game.state.cards[option.other].tokens[decision.seat]
    return f"{title(game, option.card)} verdeckt an {title(game, option.other)} legen (bezahle {price})"


def _drain(game: Game, decision: Decision, option: Option) -> str:
    domain = game.state.sides[decision.seat].domains[option.number]
    size = len(domain.resources)
    value = worth(game, domain, playing=decision.rule == "PAY-1")
    line = f"Domäne {option.number + 1} leeren ({size} Ressource{'' if size == 1 else 'n'}"
    line += f", {value} wert" if value != size else ""
    return line + (")" if price_asked(game, decision) else f", Kosten {value - option.overpaid})")


def _resource(game: Game, decision: Decision, option: Option) -> str:
    card = "eine zufällige Karte aus der Hand" if option.card == NOTHING else title(game, option.card)
    where = "als Ressource" if option.number == NOTHING else f"an Domäne {option.number + 1}"
    return f"{capital(card)} {where} anlegen"


def _order(game: Game, decision: Decision, option: Option) -> str:
    return f"{title(game, option.card)}: {ability_text(game, option)}"


def _decline(game: Game, decision: Decision, option: Option) -> str:
    return DECLINED.get(decision.kind, "Verzichten")


DECLINED = {"token": "Keinen Marker legen", "arcane": "Niemanden bereit machen", "story": "Auf den Effekt verzichten"}


def _fixed(text: str) -> Worded:
    def worded(game: Game, decision: Decision, option: Option) -> str:
        name = "" if option.card == NOTHING else title(game, option.card)
        return text.format(card=name, number=option.number)

    return worded


def _repeat(game: Game, decision: Decision, option: Option) -> str:
    often = f"bis zu {option.most}-mal" if option.most != NOTHING else f"{option.number}-mal"
    return f"Das Gezeigte {often} wiederholen"


def _pass(game: Game, decision: Decision, option: Option) -> str:
    return {"choose": "Nichts wählen", "resource": "Nichts anlegen"}.get(decision.kind, "Passen")


WORDS: dict[str, Worded] = {
    "pass": _pass,
    "done": _fixed("Fertig"),
    "play": _play,
    "use": _use,
    "commit": _commit,
    "dormant": _lay_down,
    "awaken": _fixed("{card} ohne Kosten spielen"),
    "drain": _drain,
    "free": _fixed("Nichts bezahlen"),
    "x": _fixed("X = {number}"),
    "restore": _fixed("{card} wiederherstellen"),
    "resource": _resource,
    "resolve": _fixed("{card} abhandeln"),
    "choose": _option_name,
    "attach": _option_name,
    "find": _option_name,
    "order": _order,
    "win": _fixed("{card}"),
    "ready": _fixed("{card} bereit machen"),
    "place": _fixed("Einen Erfolgsmarker auf {card} legen"),
    "decline": _decline,
    "execute": _fixed("Den Effekt von {card} nutzen"),
    "discard": _fixed("{card} ablegen"),
    "yes": _fixed("Ja"),
    "no": _fixed("Nein"),
    "keep": _fixed("Diese Hand behalten"),
    "mulligan": _fixed("Einen Mulligan nehmen"),
    "leave": _fixed("{card}"),
    "repeat": _repeat,
    "enter": _fixed("{card} kommt ins Spiel"),
    "remove-token": _fixed("Einen Erfolgsmarker von {card} ablegen"),
    "struggle": _option_name,
    "hold": _option_name,
    "skip": _option_name,
    "player": _option_name,
    "side": _option_name,
    "domain": _option_name,
    "any-domain": _option_name,
    "tokens": _option_name,
    "effect": _option_name,
    "name": _option_name,
}
"""What an option says, by its verb."""

# -- decisions ---------------------------------------------------------------------------------------------------------


def prompt(game: Game, decision: Decision) -> str:
    """What is asked, by which card or rule."""
    asks = PROMPTS.get(decision.kind)
    return asks(game, decision) if asks is not None else f"{_lead(game, decision)}{full_stop(decision.text)}"


def _lead(game: Game, decision: Decision) -> str:
    return f"{title(game, decision.card)}: " if decision.card != NOTHING else ""


def _ask_action(game: Game, decision: Decision) -> str:
    phase = phase_name(game.state.phase)
    lead = f"Deine {phase}" if game.state.active == decision.seat else f"{phase} deines Gegners"
    if terms.PHASES[game.state.phase].gender != terms.CARD.gender:
        lead = phase
    return f"{lead}: Führe eine Aktion aus oder passe."


def phase_name(phase: Phase) -> str:
    """A phase without its article."""
    return terms.PHASES[phase].one


def _ask_answer(game: Game, decision: Decision) -> str:
    disrupts = decision.kind == "disrupt"
    use = _use_what(game, decision)
    answered = answered_at_once(game, decision)
    if not answered:
        return f"{'Gleich geschieht' if disrupts else 'Es ist'} mehreres{'' if disrupts else ' geschehen'}. {use}"
    return f"{'Gleich geschieht: ' if disrupts else ''}{_about(game, decision, answered)}. {use}"


def _use_what(game: Game, decision: Decision) -> str:
    card = answering_card(decision)
    if card == NOTHING:
        return f"Setzt du eine {terms.LABELS[ANSWERS[decision.kind]]} ein?"
    if is_played(game, card):
        return f"Spielst du {title(game, card)} ({_price(game, decision.seat, card)})?"
    return f"Setzt du {title(game, card)} ein?"


ANSWERS = {"disrupt": Label.DISRUPT, "response": Label.RESPONSE}


def _ask_commit(game: Game, decision: Decision) -> str:
    topic = game.topic
    planned = list(zip(topic.picked, topic.places, strict=True))
    attacks = decision.seat == game.state.active
    lead = "Weise Geschichten Charaktere zu." if attacks else "Weise Charaktere zur Verteidigung zu."
    if not planned:
        return lead
    plan = listed([f"{title(game, card)} zu {title(game, story)}" for card, story in planned])
    return f"{lead} Bisher: {plan}."


def _ask_domain(game: Game, decision: Decision) -> str:
    name, price = title(game, decision.card), price_asked(game, decision)
    purpose = f", um {name} zu spielen" if decision.rule == "PAY-1" else f" für {name}"
    return f"Welche Domäne leerst du{purpose}{f' (Kosten {price})' if price else ''}?"


def _ask_effect(game: Game, decision: Decision) -> str:
    card = one_by_one(game)
    about = f" mit {_named(game, decision, card)}" if card != NOTHING else ""
    return f"{title(game, decision.card)}: Wähle, was{about} geschieht."


def _ask_setup(game: Game, decision: Decision) -> str:
    picked = len(game.topic.picked)
    so_far = f" (bisher {picked} von {RESOURCES})" if picked else ""
    return f"Wähle drei Karten als deine ersten Ressourcen{so_far}."


def _ask_victim(game: Game, decision: Decision) -> str:
    story = title(game, decision.card)
    if decision.rule == "STORY-20":
        return f"Du hast den Terrorkonflikt bei {story} verloren. Welcher deiner Charaktere wird wahnsinnig?"
    return f"Du hast den Kampfkonflikt bei {story} verloren. Welcher deiner Charaktere wird verwundet?"


def _ask_story(game: Game, decision: Decision) -> str:
    voice = voice_of(game, decision.card)
    effects = " ".join(effect_text(effect, voice) for effect in game.state.cards[decision.card].face.effects)
    return f"Du hast {title(game, decision.card)} gewonnen. Der Effekt: {effects} Nutzt du ihn?"


def _ask_choice(game: Game, decision: Decision) -> str:
    if decision.options[0].verb == "attach":
        return f"Woran legst du {title(game, decision.card)} an?"
    if decision.options[0].verb == "side":
        return f"{_lead(game, decision)}Von welcher Seite nimmst du den Erfolgsmarker?"
    question = _choice_text(game, decision)
    x = x_announced(game)
    return _lead(game, decision) + question + (f" X ist {x}." if x else "")


def _choice_text(game: Game, decision: Decision) -> str:
    topic = game.topic
    effect, voice = topic.effect, voice_of(game, decision.card)
    if topic.choice is not None:
        if effect is not None and isinstance(topic.choice, Choose) and not is_you(topic.choice.by):
            asked = replace(voice, speaker=topic.choice.by, to_picker=True)
            rest = [sentence.main() for sentence in sentences(effect, voice)[1:]]
            picked = f"wähle {tidy(noun_phrase(topic.choice, asked, ACC))}"
            return " ".join(full_stop(capital(sentence)) for sentence in [picked, *rest])
        if effect is not None:
            return effect_text(effect, voice) + _which_first(effect)
        return full_stop(f"Wähle {tidy(noun_phrase(topic.choice, voice, ACC))}")
    if isinstance(effect, DiscardTokens):
        return DISCARDED.get(decision.text, "Wie viele der Erfolgsmarker nimmst du von deiner eigenen Seite?")
    if isinstance(effect, PlayersDo):
        return f"Wer ist {tidy(noun_phrase(effect.who, voice, NOM))}?"
    return CHOICES.get(decision.text) or full_stop(decision.text)


DISCARDED: dict[str, str] = {"How many tokens do you take?": "Wie viele Erfolgsmarker nimmst du?"}
CHOICES: dict[str, str] = {
    "Which character becomes ready?": "Welcher Charakter wird bereit?",
    "How many success tokens do you move?": "Wie viele Erfolgsmarker verschiebst du?",
    "How many cards do you reveal?": "Wie viele Karten zeigst du vor?",
    "Where does the next of your success tokens go?": "Wohin kommt der nächste deiner Erfolgsmarker?",
    "Where does the next of your opponent's success tokens go?":
        "Wohin kommt der nächste der Erfolgsmarker deines Gegners?",
}  # fmt: skip
"""Questions that effects and steps of the turn put in words of their own."""


def _which_first(effect: Effect) -> str:
    """In which order cards are chosen that go somewhere in any order."""
    if isinstance(effect, PutThose) and effect.where == "top":
        return " Wähle zuerst die, die oben liegen soll."
    if isinstance(effect, PutIntoDeck) and isinstance(effect.what, Among):
        return f" Wähle zuletzt die, die {'ganz unten' if effect.where == 'bottom' else 'oben'} liegen soll."
    return ""


def _ask_may(game: Game, decision: Decision) -> str:
    asked = game.topic.effect
    if isinstance(asked, Unless):
        voice = voice_of(game, decision.card)
        paid_by = sentences(asked.price, voice)[0]
        assert isinstance(paid_by, Deed)
        otherwise = " ".join(full_stop(capital(part.main())) for part in sentences(asked.effect, voice))
        return f"{_lead(game, decision)}{capital(paid_by.infinitive(zu=False))}? Sonst: {otherwise}"
    if decision.rule == "REF-9":
        return f"{_lead(game, decision)}Machst du die Karte bereit?"
    if asked is None:
        return f"{_lead(game, decision)}{decision.text}?"
    effect, price_ = (asked.effect, asked.price) if isinstance(asked, May) else (asked, ())
    parts = sentences(effect, voice_of(game, decision.card))
    first = parts[0].infinitive(zu=False) if isinstance(parts[0], Deed) else parts[0].main()
    price = [sentences(cost, voice_of(game, decision.card))[0] for cost in price_]
    paid = [cost.infinitive(zu=False) for cost in price if isinstance(cost, Deed)]
    if paid and isinstance(parts[0], Deed):
        first = f"{' und '.join(paid)}, um {parts[0].infinitive(zu=True)}"
    others = "".join(f" {full_stop(capital(part.main()))}" for part in parts[1:])
    return f"{_lead(game, decision)}{capital(first)}?{others}"


def _ask_order(game: Game, decision: Decision) -> str:
    return QUESTIONS.get(decision.text, "Was kommt zuerst?")


def _ask_struggle(game: Game, decision: Decision) -> str:
    if decision.rule == "STORY-60":
        return f"{_lead(game, decision)}Welcher Konflikt kommt als nächster?"
    struggle = terms.STRUGGLES[Icon(decision.options[0].number)]
    return f"{_lead(game, decision)}Findet der {struggle} statt?"


def _asks(text: str) -> Callable[[Game, Decision], str]:
    def asks(game: Game, decision: Decision) -> str:
        return text.format(card="" if decision.card == NOTHING else title(game, decision.card))

    return asks


PROMPTS: dict[str, Callable[[Game, Decision], str]] = {
    "choose": _ask_choice,
    "action": _ask_action,
    "disrupt": _ask_answer,
    "response": _ask_answer,
    "commit": _ask_commit,
    "domain": _ask_domain,
    "setup-resource": _ask_setup,
    "victim": _ask_victim,
    "story": _ask_story,
    "mulligan": _asks("Behältst du diese Hand, oder nimmst du einen Mulligan?"),
    "resource": _asks("Du darfst eine Karte aus deiner Hand als Ressource an eine Domäne anlegen."),
    "restore": _asks("Welchen deiner wahnsinnigen Charaktere stellst du wieder her?"),
    "x": _asks("Wähle X für {card}."),
    "pick-story": _asks("Welche Geschichte wird als nächste abgehandelt?"),
    "arcane": _asks("Du hast den Arkankonflikt bei {card} gewonnen. Welchen deiner Charaktere dort machst du bereit?"),
    "token": _asks("Legst du einen Erfolgsmarker auf {card}?"),
    "clash": _asks("Heroische und schurkische Charaktere dulden einander nicht im Spiel. Welchen legst du ab?"),
    "awaken": _asks("{card} ist gewonnen. Welche Karte, die dort schlummert, spielst du? Die anderen legst du ab."),
    "divide": _asks("{card}: Welcher Charakter nimmt die nächste Wunde?"),
    "keep": _asks("{card} verlässt gleich das Spiel. Legst du die Karte stattdessen auf das Deck ihres Besitzers?"),
    "may": _ask_may,
    "order": _ask_order,
    "struggle": _ask_struggle,
    "effect": _ask_effect,
    "remove-token": _asks("{card}: Von welcher Geschichte legst du einen Erfolgsmarker ab?"),
}
"""What is asked, by the kind of the decision."""
