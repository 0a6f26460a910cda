"""Declarations that make no sense are refused with a sentence that names card and word, when a pool is read."""

import ast
from collections.abc import Callable
from pathlib import Path

import pytest

import rlyeh.cards
from rlyeh.cards import POOL
from rlyeh.errors import DeclarationError
from rlyeh.language import *
from rlyeh.language.modifiers.entering import EntersIn
from rlyeh.language.nouns.adjectives import Titled
from rlyeh.language.nouns.named import Naming
from rlyeh.model import Card


def man(*text: object, **facts: object) -> Card:
    """A character with this text."""
    return character("test-1", "Gug", NEUTRAL, **{"cost": 2, "skill": 2, "text": text, **facts})


def thing(*text: object, **facts: object) -> Card:
    """A support card with this text."""
    return support("test-1", "Gug", NEUTRAL, **{"cost": 1, "text": text, **facts})


def trick(*text: object, **facts: object) -> Card:
    """An event with this text."""
    return event("test-1", "Gug", NEUTRAL, **{"cost": 1, "text": text, **facts})


IT = choose(CHARACTER, as_="it")
MISTAKES: dict[str, tuple[Callable[[], Card], str]] = {
    # Names that nothing has bound.
    "a name": (lambda: man(action(wound(the("nobody")))), r'the\("nobody"\) speaks of something that nothing'),
    "a misspelt name": (lambda: man(action(wound(choose(CHARACTER, as_="victim")), ready(the("vicitm")))), '"victim"'),
    "a name before it is bound": (lambda: man(action(wound(the("it")), ready(IT))), r'the\("it"\)'),
    "a name of another text": (lambda: man(action(wound(IT)), action(wound(the("it")))), r'the\("it"\)'),
    "a name that only one way binds": (
        lambda: man(action(one_of(wound(IT), draw()), ready(the("it")))),
        r'the\("it"\)',
    ),
    "a name outside its loop": (lambda: man(action(for_each(MINE, wound(the("each"))), ready(the("each")))), "each"),
    "cards that nobody looked at": (lambda: man(action(look_at_top(2), put_back("thoes"))), r'the\("thoes"\).*"those"'),
    "a player who was not chosen": (lambda: man(action(draw(1, CHOSEN_PLAYER))), "CHOSEN_PLAYER"),
    "a domain that was not chosen": (lambda: man(action(drain_that_domain())), "that_domain"),
    "a price that names another place": (
        lambda: thing(playable_from(EVENT, THIS, spend_tokens(1, the("plaec", "story")))), r'the\("plaec"\).*"place"',
    ),
    # What the occurrence that sets a text off does not have.
    "that card, for an action": (lambda: man(action(wound(THAT_CARD))), "THAT_CARD speaks of a card"),
    "that story, of a card that goes insane by no story": (
        lambda: man(response(after(draws()), place_token(THAT_STORY))), "THAT_STORY speaks of a story",
    ),
    "that player, for an action": (lambda: man(action(draw(1, THAT_PLAYER))), "THAT_PLAYER speaks of a player"),
    "that story, when the phase ends": (
        lambda: man(response(after(commits(THIS)), at_end_of_phase(place_token(THAT_STORY)))), "THAT_STORY",
    ),
    "a margin of nothing": (lambda: man(response(after(commits(THIS)), draw(MARGIN))), "MARGIN speaks of by how much"),
    "a margin in a standing text": (lambda: man(gains(THIS, skill=1, times=MARGIN)), "MARGIN"),
    "what is not about to happen": (lambda: man(response(after(commits(THIS)), cancel())), r"cancel\(\)"),
    "an effect once more that was not used": (lambda: man(response(after(commits(THIS)), copy_effects())), "was used"),
    "a skill check nowhere": (lambda: man(action(another_skill_check())), "another_skill_check speaks of a story"),
    # What the card does not have.
    "a host": (lambda: man(gains(HOST, "T")), "HOST means the card to which this one is attached"),
    "an Attachment to nothing": (lambda: thing(gains(THIS, "T"), subtypes="Attachment"), "it is an Attachment, but"),
    "X where nothing costs X": (lambda: man(action(pay(2), to=draw(X))), "X is what was paid"),
    "an overpayment in a standing text": (lambda: man(while_(OVERPAID, gains(THIS, "T"))), "OVERPAID asks"),
    "an overpayment where nothing is paid": (
        lambda: man(action(exhaust(THIS), to=given(OVERPAID, draw()))),
        "OVERPAID",
    ),
    # Strings that mean nothing.
    "a subtype": (lambda: man(action(wound(choose(CHARACTER.subtype("Montser"))))), 'subtype "Montser".*"Monster"'),
    "a subtype it counts as": (
        lambda: trick(action(attach(THIS, choose(CHARACTER), [gains(HOST, "T")], subtypes="Atachment"))), "Atachment",
    ),
    "a title": (lambda: man(action(search(CARD.titled("Cthulu")))), 'no card has the title "Cthulu".*"Cthulhu"'),
    "a thing that cannot be": (lambda: man(cannot(THIS, "comit")), 'cannot cannot be "comit".*"commit"'),
    "a thing that would be": (
        lambda: man(disrupt(would_be("destroy", THIS), cancel())),
        'would_be .*"destroy".*"destroyed"',
    ),
    "a thing that is": (lambda: man(response(after(is_("wunded", THIS)), draw())), 'is_ cannot be "wunded".*"wounded"'),
    "a goal of a search": (
        lambda: man(action(search(CARD, to="won"))),  # type: ignore[arg-type]
        "search.to cannot be 'won'.* hand, play",
    ),
    "a search that goes nowhere": (
        lambda: man(action(search(CARD, to="elsewhere"))), "a search says where its find goes",
    ),
    "a find without a name": (lambda: man(action(search(CARD, do=draw()))), "what a search has found needs a name"),
    "a rest of a whole deck": (lambda: man(action(search(CARD, rest="bottom"))), "only of the top cards"),
    "among what nothing names": (lambda: man(action(discard(CARD.among("nobody")))), r'among\("nobody"\) speaks of'),
    "the topmost card in play": (lambda: man(action(ready(topmost(CHARACTER)))), "cards in a discard pile"),
    "overpayment where nothing is paid": (lambda: man(action(draw(OVERPAYMENT))), "nothing is paid for here"),
    "a limit": (
        lambda: man(action(draw(), limit=limit_once("story"))),  # type: ignore[arg-type]
        "limit.per cannot be 'story'.* phase, turn",
    ),
    "a value of the highest": (
        lambda: man(action(ready(the_one(highest(MINE, "icons"))))),  # type: ignore[arg-type]
        "cannot be 'icons'",
    ),
    "a thing to name": (
        lambda: man(action(draw(), if_=exists(CARD.that(Titled(named=Naming("colour")))))),  # type: ignore[arg-type]
        "naming.what cannot be 'colour'",
    ),
    "icons": (lambda: man(icons="TX"), '"X" is no icon'),
    # Texts that would do nothing on such a card.
    "a bare effect on a character": (lambda: man(draw()), r"a bare effect \(draw\) is what a story does"),
    "a standing text on an event": (lambda: trick(gains(MINE, skill=1)), "an event is never in play"),
    "a response to what is about to happen": (
        lambda: man(response(would_be("wounded", THIS), draw())),
        "a Response comes",
    ),
    "a forced response to what is about to happen": (
        lambda: man(forced_response(when(would_be("wounded", THIS)), draw())), "a Forced Response comes after",
    ),
    "cards that enter play ready": (lambda: man(EntersIn(THIS, READY)), "cards enter play ready anyway"),
    "a number that nothing notes": (
        lambda: man(action(divide_wounds(that_many("wounds"), THEIRS))), 'that_many\\("wounds"\\) speaks of something',
    ),
    "a choice in a choice": (lambda: man(action(wound(choose(CHARACTER.at(choose(STORY)))))), "choice inside a choice"),
    "an action that one may decline": (lambda: man(action(draw(), optional=True)), "optional=True is for text that"),
    "passive text that one may decline": (
        lambda: man(passive(after(commits(THIS)), draw(), optional=True)), r"says may\(YOU",
    ),
    # Facts that such a card has not.
    "a character without skill": (lambda: man(skill=None), "a character has a skill"),
    "a support card with skill": (lambda: thing(skill=1), "a support has no skill"),
    "a support card with icons": (lambda: thing(icons="T"), "a support has no icons"),
    "an event without a cost": (lambda: trick(cost=None), "a event has a cost|an event has a cost"),
    "a story with a cost": (lambda: story("test-1", "Gug", cost=1), "a story has no cost"),
    "an unknown fact": (lambda: man(skil=3), '"skil".*"skill"'),
    "a set that does not exist": (lambda: character("foo-1", "Gug", NEUTRAL, cost=1, skill=1), 'foo-1 Gug.*"foo"'),
}


@pytest.mark.parametrize("what", MISTAKES)
def test_a_mistake_is_refused(what: str) -> None:
    make, sentence = MISTAKES[what]
    with pytest.raises(DeclarationError, match=sentence) as refused:
        POOL.plus([make()])
    assert str(refused.value).startswith(("test-1 Gug", "foo-1 Gug"))


def test_what_is_right_is_taken() -> None:
    """Each of these is near a mistake and none."""
    POOL.plus([
        man(
            action(wound(choose(CHARACTER, as_="it")), ready(the("it"))),
            action(must(OPPONENT, exhaust(choose(MINE, as_="it"))), wound(the("it"))),
            response(after(commits(THIS)), at_end_of_phase(sacrifice(THAT_CHARACTER))),
            action(put_into_play(any_number(CHARACTER.in_(DISCARD).titled(naming("card"))))),
            instead(when(would_be("destroyed", THIS)), return_to_hand(THIS), optional=True),
            response(after(wins_struggle(COMBAT)), draw(MARGIN), place_token(THAT_STORY), wound(choose(MINE))),
            disrupt(when(would_be("wounded", THIS)), cancel()),
            action(pay(X), to=draw(X)),
            action(pay(2), to=given(OVERPAID, draw())),
            response(after(enters_play(THIS)), given(OVERPAID, draw())),
            while_(NIGHT_TIME, gains(THIS, "T")),
        ),
    ])  # fmt: skip


def test_an_erratum_is_checked_as_well() -> None:
    with pytest.raises(DeclarationError, match=r'the\("it"\)'):
        POOL.plus([man(action(draw()), errata=[errata("FAQ 1.3", text=[action(wound(the("it")))])])])


def modules() -> list[Path]:
    """All modules of cards."""
    return sorted(Path(rlyeh.cards.__file__).parent.glob("*/*.py"))


@pytest.mark.parametrize("module", modules(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_no_name_is_given_twice_in_a_module(module: Path) -> None:
    """Two cards of one title, or a card called like a faction: the second would take the place of the first."""
    names = [target.id for node in ast.parse(module.read_text(encoding="utf-8")).body if isinstance(node, ast.Assign)
             for target in node.targets if isinstance(target, ast.Name)]  # fmt: skip
    taken = set(vars(rlyeh.language))
    assert [name for name in names if names.count(name) > 1 or name in taken] == []
