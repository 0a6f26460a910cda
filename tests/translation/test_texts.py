"""Texts that no card of the pool has yet, in German: what the language can say, it can say in both languages."""

import pytest

from rlyeh.engine.state.occurrence_kinds import Until
from rlyeh.language import *
from rlyeh.language.effects.control import TakeControl
from rlyeh.language.nouns.adjectives import Not
from rlyeh.language.nouns.positions import At, OfPlayer
from rlyeh.model import Text
from rlyeh.translation import card_text


def said(*texts: Text) -> str:
    return card_text(support("test-1", "Lamp", NEUTRAL, cost=1, text=list(texts)), "de")


@pytest.mark.parametrize(
    ("text", "german"),
    [
        (action(destroy(choose(CHARACTER.cost(at_least=3)))),
         "Aktion: Wähle und zerstöre einen Charakter mit Kosten 3 oder höher."),
        (action(wound(choose(CHARACTER.that(OfPlayer(OPPONENT, owns=True))))),
         "Aktion: Wähle und verwunde einen Charakter im Besitz eines Gegners."),
        (action(ready(choose(CHARACTER.wounded))), "Aktion: Wähle einen verwundeten Charakter und mache ihn bereit."),
        (action(exhaust(choose(CHARACTER.that(Not(At(THAT_STORY)))))),
         "Aktion: Wähle und erschöpfe einen Charakter, der nicht jener Geschichte zugewiesen ist."),
        (action(sacrifice(a(CHARACTER, 2)), to=draw(2)), "Aktion: Opfere 2 Charaktere, um 2 Karten zu ziehen."),
        (action(destroy(the_one(lowest(CHARACTER)))), "Aktion: Zerstöre den Charakter mit der niedrigsten Fertigkeit."),
        (action(destroy(the_one(highest(SUPPORT, "cost")))),
         "Aktion: Zerstöre die Unterstützungskarte mit den höchsten Kosten."),
        (action(gain_domain(OPPONENT)), "Aktion: Ein Gegner erhält eine neue Domäne."),
        (action(refresh_all_domains(YOU)), "Aktion: Frische alle deine Domänen auf."),
        (action(drain_domain(OPPONENT)), "Aktion: Leere eine der nicht geleerten Domänen eines Gegners."),
        (action(TakeControl(choose(CHARACTER), until=Until.WHILE_SOURCE)),
         "Aktion: Wähle einen Charakter. Solange Lamp im Spiel ist, übernimm die Kontrolle über ihn."),
        (action(discard_tokens(STORY, OPPONENT)),
         "Aktion: Lege alle Erfolgsmarker eines Gegners von allen Geschichten ab."),
        (action(return_to_hand(choose(CHARACTER.in_(DISCARD, of=ANY_PLAYER)))),
         "Aktion: Wähle einen Charakter aus einem beliebigen Ablagestapel und bringe ihn auf die Hand seines Besitzers "
         "zurück."),
        (response(after(turn_begins(OPPONENT)), draw()),
         "Reaktion: Zu Beginn des Zuges eines Gegners ziehe eine Karte."),
        (response(after(loses_icon_struggle(who=OPPONENT)), draw()),
         "Reaktion: Nachdem ein Gegner einen Konflikt verloren hat, ziehe eine Karte."),
        (disrupt(when(leaves_play(CHARACTER.of(YOU))), draw()),
         "Unterbrechung: Wenn ein Charakter unter deiner Kontrolle das Spiel verlassen würde, ziehe eine Karte."),
        (disrupt(when(enters_play(CHARACTER)), draw()),
         "Unterbrechung: Wenn ein Charakter ins Spiel kommen würde, ziehe eine Karte."),
        (always(commits_ready(CHARACTER.of(YOU))),
         "Charaktere unter deiner Kontrolle werden beim Zuweisen zu einer Geschichte nicht erschöpft."),
        (always(commits_ready(THIS)), "Lamp wird beim Zuweisen zu einer Geschichte nicht erschöpft."),
        (action(until_end_of_phase(commits_ready(choose(CHARACTER)))),
         "Aktion: Wähle einen Charakter. Bis zum Ende der Phase wird jener Charakter beim Zuweisen zu einer Geschichte "
         "nicht erschöpft."),
        (always(gains(THIS, skill=1, times=skill_of(HOST))),
         "Lamp erhält +1 Fertigkeit für jeden Punkt der Fertigkeit des verstärkten Charakters."),
        (always(does_not_count_skill(HOST)), "Die Fertigkeit des verstärkten Charakters zählt nicht."),
        (while_(turn_of(OPPONENT), cannot(CHARACTER.of(YOU), "be wounded")),
         "Im Zug eines Gegners können Charaktere unter deiner Kontrolle nicht verwundet werden."),
        (action(must(EACH_PLAYER, may(YOU, draw()))), "Aktion: Jeder Spieler darf eine Karte ziehen."),
        (action(until_end_of_turn(gains(choose(CHARACTER), "TC"), loses(choose(SUPPORT), "A"))),
         "Aktion: Wähle einen Charakter und eine Unterstützungskarte. Bis zum Ende des Zuges erhält jener Charakter "
         "[terror] [combat] und jene Unterstützungskarte verliert [arcane]."),
    ],
)  # fmt: skip
def test_texts_read_in_german_as_they_should(text: Text, german: str) -> None:
    assert said(text) == german
