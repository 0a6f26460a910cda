"""English for what a player is asked and may answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rlyeh.engine.actions.payment import worth
from rlyeh.engine.explain.log_blanks import Filling, ability_text, listed, title
from rlyeh.engine.explain.prompt_facts import (
    answered_at_once,
    answered_occurrence,
    answering_card,
    called,
    domain_of,
    is_played,
    lies_apart,
    one_by_one,
    price_asked,
    price_now,
    struggle_named,
    told_apart,
    x_announced,
)
from rlyeh.engine.in_force import characteristics
from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.state.decision import Decision, Option
from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.timing.setup import RESOURCES
from rlyeh.model import CardType, Zone
from rlyeh.model.grammar import Voice, capital

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

Worded = Callable[["Game", Decision, Option], str]

# -- options ---------------------------------------------------------------------------------------------------------


def option_text(game: Game, option: Option) -> str:
    """The words for an option of the open decision: what it does."""
    decision = game.decision
    assert decision is not None
    words = WORDS.get(option.verb)
    return words(game, decision, option) if words is not None else _plain(game, decision, option)


def option_texts(game: Game, decision: Decision) -> list[str]:
    """The words for all options, such that no two read the same: cards of one title are told apart by their looks."""
    return told_apart(game, decision, [option_text(game, option) for option in decision.options], _look)


def option_source(game: Game, decision: Decision, option: Option) -> str:
    """The id of the card or rule an option comes from: what is used, else what asks."""
    card = option.card if option.verb in ("play", "use", "order") else decision.card
    return game.state.cards[card].face.id if card != NOTHING else decision.rule


def _look(game: Game, option: Option) -> str:
    """What tells a card from its twin, if anything does."""
    if option.card == NOTHING:
        return ""
    piece = game.state.cards[option.card]
    parts = [] if piece.zone is not Zone.PLAY else [piece.position.name.lower()]
    if piece.wounds:
        parts.append(f"{piece.wounds} wounds" if piece.wounds > 1 else "1 wound")
    if piece.story != NOTHING:
        parts.append(f"at {title(game, piece.story)}")
    attached = characteristics.attachments(game, option.card)
    if attached:
        parts.append("with " + listed([title(game, card) for card in attached]))
    return ", ".join(parts)


def _named(game: Game, decision: Decision, card: int) -> str:
    """A card by its title, and whose it is or where it lies, where that is not plain."""
    piece = game.state.cards[card]
    if piece.face.type is CardType.STORY:
        return piece.face.title
    own = (piece.controller if piece.zone is Zone.PLAY else piece.owner) == decision.seat
    if piece.zone is Zone.PLAY:
        return piece.face.title if decision.kind == "victim" else f"{piece.face.title} ({'yours' if own else 'theirs'})"
    if piece.zone is Zone.RESOURCE:
        return f"{piece.face.title} ({'your' if own else 'their'} domain {domain_of(game, card) + 1})"
    if piece.zone in PILES and lies_apart(game, decision, piece):
        return f"{piece.face.title} ({'your' if own else 'their'} {PILES[piece.zone]})"
    return piece.face.title


PILES = {Zone.HAND: "hand", Zone.DISCARD: "discard pile"}


def _plain(game: Game, decision: Decision, option: Option) -> str:
    """An option whose verb says enough."""
    if option.text:
        return capital(called(option.text))
    label = capital(option.verb.replace("-", " "))
    if option.card != NOTHING:
        label += f" {_named(game, decision, option.card)}"
    if option.other != NOTHING:
        label += f" – {title(game, option.other)}"
    return label if option.number == NOTHING else f"{label} {option.number}"


def _play(game: Game, decision: Decision, option: Option) -> str:
    return f"Play {title(game, option.card)} ({_price(game, decision.seat, option.card)})"


def _price(game: Game, seat: int, card: int) -> str:
    return f"cost {price_now(game, seat, card)}"


def _use(game: Game, decision: Decision, option: Option) -> str:
    name, text = title(game, option.card), ability_text(option.ability, title(game, option.card))
    if is_played(game, option.card):
        label = f"Play {name} ({_price(game, decision.seat, option.card)}): {text}"
    else:
        label = f"Use {name}: {text}"
    answered = answered_occurrence(game, option)
    if answered is None or answered_at_once(game, decision):
        return label
    return f"{label} ({_about(game, decision, [answered])})"


def _about(game: Game, decision: Decision, answered: list[Occurrence]) -> str:
    """What is answered, as the deciding player may know it: it has happened, or is about to."""
    names = ("You", "your opponent") if decision.seat == 0 else ("your opponent", "You")
    return Filling(game, names, answered, 1 << decision.seat).sentence(decision.kind == "disrupt").rstrip(".")


def _commit(game: Game, decision: Decision, option: Option) -> str:
    return f"Commit {title(game, option.card)} to {title(game, option.other)}"


def _lay_down(game: Game, decision: Decision, option: Option) -> str:
    price = game.state.cards[option.other].tokens[decision.seat]
    return f"Lay {title(game, option.card)} face down at {title(game, option.other)} (pay {price})"


def _drain(game: Game, decision: Decision, option: Option) -> str:
    domain = game.state.sides[decision.seat].domains[option.number]
    size = len(domain.resources)
    value = worth(game, domain, playing=decision.rule == "PAY-1")
    label = f"Drain domain {option.number + 1} ({size} resource{'' if size == 1 else 's'}"
    label += f", worth {value}" if value != size else ""
    return label + (")" if price_asked(game, decision) else f", cost {value - option.overpaid})")


def _resource(game: Game, decision: Decision, option: Option) -> str:
    what = "a random card from hand" if option.card == NOTHING else title(game, option.card)
    where = "as a resource" if option.number == NOTHING else f"to domain {option.number + 1}"
    return f"Attach {what} {where}"


def _choose(game: Game, decision: Decision, option: Option) -> str:
    if option.card == NOTHING:
        return capital(called(option.text)) if option.text else f"{capital(option.verb)} {option.number}"
    return _named(game, decision, option.card)


def _player(game: Game, decision: Decision, option: Option) -> str:
    return "Yourself" if option.number == decision.seat else "Your opponent"


def _icon_struggle(game: Game, decision: Decision, option: Option) -> str:
    return capital(struggle_named(option.number))


def _struggle(game: Game, decision: Decision, option: Option) -> str:
    return f"{capital(option.verb)} {struggle_named(option.number)}"


def _domain(game: Game, decision: Decision, option: Option) -> str:
    return f"Domain {option.number + 1}"


def _side(game: Game, decision: Decision, option: Option) -> str:
    return "Your side" if option.number == decision.seat else "Your opponent's side"


def _order(game: Game, decision: Decision, option: Option) -> str:
    return f"{title(game, option.card)}: {ability_text(option.ability, title(game, option.card))}"


def _decline(game: Game, decision: Decision, option: Option) -> str:
    return {"token": "Place no token", "arcane": "Ready nobody", "story": "Decline the effect"}.get(
        decision.kind, "Decline"
    )


def _fixed(text: str) -> Worded:
    def label(game: Game, decision: Decision, option: Option) -> str:
        name = "" if option.card == NOTHING else title(game, option.card)
        return text.format(card=name, number=option.number)

    return label


def _repeat(game: Game, decision: Decision, option: Option) -> str:
    if option.most != NOTHING:
        return f"Repeat what was shown up to {option.most} times"
    return "Repeat what was shown once" if option.number == 1 else f"Repeat what was shown {option.number} times"


def _pass(game: Game, decision: Decision, option: Option) -> str:
    return {"choose": "Choose none", "resource": "Attach nothing"}.get(decision.kind, "Pass")


WORDS: dict[str, Worded] = {
    "pass": _pass,
    "done": _fixed("Done"),
    "play": _play,
    "use": _use,
    "commit": _commit,
    "dormant": _lay_down,
    "awaken": _fixed("Play {card} at no cost"),
    "drain": _drain,
    "domain": _domain,
    "side": _side,
    "free": _fixed("Pay nothing"),
    "x": _fixed("X = {number}"),
    "restore": _fixed("Restore {card}"),
    "resource": _resource,
    "resolve": _fixed("Resolve {card}"),
    "choose": _choose,
    "attach": _choose,
    "find": _choose,
    "order": _order,
    "leave": _fixed("{card}"),
    "win": _fixed("{card}"),
    "ready": _fixed("Ready {card}"),
    "place": _fixed("Place a success token on {card}"),
    "player": _player,
    "struggle": _icon_struggle,
    "hold": _struggle,
    "skip": _struggle,
    "enter": _fixed("{card} enters play"),
    "tokens": _fixed("{number} from your side"),
    "remove-token": _fixed("Discard a success token from {card}"),
    "decline": _decline,
    "execute": _fixed("Use the effect of {card}"),
    "discard": _fixed("Discard {card}"),
    "yes": _fixed("Yes"),
    "no": _fixed("No"),
    "repeat": _repeat,
    "keep": _fixed("Keep this hand"),
    "mulligan": _fixed("Take a mulligan"),
}
"""What an option says, by its verb."""

# -- decisions -------------------------------------------------------------------------------------------------------


def prompt(game: Game, decision: Decision) -> str:
    """The question in English: what is asked, by which card or rule."""
    asks = PROMPTS.get(decision.kind)
    if asks is not None:
        return asks(game, decision)
    lead = f"{title(game, decision.card)}: " if decision.card != NOTHING else ""
    return lead + _sentence(decision.text or decision.kind.replace("-", " "))


def _sentence(text: str) -> str:
    text = capital(text.strip())
    return text if text.endswith((".", "?", "!", ")", '."')) else f"{text}."


def _ask_action(game: Game, decision: Decision) -> str:
    whose = "Your" if game.state.active == decision.seat else "Your opponent's"
    return f"{whose} {game.state.phase.english}: take an action, or pass."


def _ask_answer(game: Game, decision: Decision) -> str:
    disrupts = decision.kind == "disrupt"
    use = _use_what(game, decision)
    answered = answered_at_once(game, decision)
    if not answered:
        return f"Several things {'are about to happen' if disrupts else 'happened'}. {use}"
    return f"{_about(game, decision, answered)}. {use}"


def _use_what(game: Game, decision: Decision) -> str:
    card = answering_card(decision)
    if card == NOTHING:
        return f"Use a {decision.kind}?"
    if is_played(game, card):
        return f"Play {title(game, card)} ({_price(game, decision.seat, card)})?"
    return f"Use {title(game, card)}?"


def _ask_commit(game: Game, decision: Decision) -> str:
    topic = game.topic
    planned = list(zip(topic.picked, topic.places, strict=True))
    lead = "Commit characters to stories." if decision.seat == game.state.active else "Commit characters to defend."
    if not planned:
        return lead
    plan = listed([f"{title(game, card)} to {title(game, story)}" for card, story in planned])
    return f"{lead} So far: {plan}."


def _ask_domain(game: Game, decision: Decision) -> str:
    what = f"{'to play' if decision.rule == 'PAY-1' else 'for'} {title(game, decision.card)}"
    price = price_asked(game, decision)
    return f"Which domain do you drain {what}{f' (cost {price})' if price else ''}?"


def _ask_effect(game: Game, decision: Decision) -> str:
    card = one_by_one(game)
    about = f" for {_named(game, decision, card)}" if card != NOTHING else ""
    return f"{title(game, decision.card)}: Choose what happens{about}."


def _ask_setup(game: Game, decision: Decision) -> str:
    picked = len(game.topic.picked)
    so_far = f" ({picked} of {RESOURCES} so far)" if picked else ""
    return f"Choose three cards as your starting resources{so_far}."


def _ask_victim(game: Game, decision: Decision) -> str:
    kind, fate = ("terror", "goes insane") if decision.rule == "STORY-20" else ("combat", "is wounded")
    return f"You lost the {kind} struggle at {title(game, decision.card)}. Which of your characters {fate}?"


def _ask_story(game: Game, decision: Decision) -> str:
    effects = game.state.cards[decision.card].face.effects
    name = title(game, decision.card)
    effect_text = " ".join(effect.entry(Voice(name)) for effect in effects)
    return f"You won {name}. Its effect: {effect_text} Do you use it?"


def _says(text: str) -> Callable[[Game, Decision], str]:
    def asks(game: Game, decision: Decision) -> str:
        return text.format(card="" if decision.card == NOTHING else title(game, decision.card), text=decision.text)

    return asks


def _ask_choice(game: Game, decision: Decision) -> str:
    if decision.options[0].verb == "attach":
        return f"What do you attach {title(game, decision.card)} to?"
    lead = f"{title(game, decision.card)}: " if decision.card != NOTHING else ""
    if decision.options[0].verb == "side":
        return f"{lead}From which side do you take the success token?"
    question = _sentence(decision.text)
    x = x_announced(game)
    return lead + question + (f" X is {x}." if x else "")


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
    "mulligan": _says("Do you keep this hand or take a mulligan?"),
    "resource": _says("You may attach one card from your hand to a domain as a resource."),
    "restore": _says("Which of your insane characters do you restore?"),
    "x": _says("Choose X for {card}."),
    "pick-story": _says("Which story resolves next?"),
    "arcane": _says("You won the arcane struggle at {card}. Which of your characters there do you ready?"),
    "token": _says("Do you place a success token on {card}?"),
    "clash": _says("You cannot have both Heroic and Villainous characters in play. Which one do you discard?"),
    "may": _says("{card}: {text}?"),
    "awaken": _says("{card} is won. Which of the cards that lay dormant there do you play? The rest are discarded."),
    "divide": _says("{card}: Which character takes the next wound?"),
    "keep": _says("{card} is about to leave play. Do you put it on top of its owner's deck instead?"),
    "order": _says("{text}"),
    "effect": _ask_effect,
    "remove-token": _says("{card}: From which story do you discard a success token?"),
}
"""What is asked, by the kind of the decision; other kinds say it themselves."""
