"""Sentences that the program says in English in one place of the code each, with their German: why something is not
possible, and what is wrong. The English sentence is the key; a test reads the code and finds those without German."""

from __future__ import annotations

import re
from functools import cache

from rlyeh.model.terms import FACTION_TITLES
from rlyeh.translation.german import terms

REFUSALS: dict[str, str] = {
    "The game is over.": "Das Spiel ist vorbei.",
    "You do not know that card.": "Diese Karte kennst du nicht.",
    "Only characters in play commit to stories.": "Nur Charaktere im Spiel können Geschichten zugewiesen werden.",
    "You do not control it.": "Du kontrollierst die Karte nicht.",
    "That is no story in play.": "Das ist keine Geschichte im Spiel.",
    "Characters commit only in their controller's commit step.":
        "Charaktere werden nur zugewiesen, wenn der Spieler an der Reihe ist, der sie kontrolliert.",
    "It is on its way to a story already.": "Der Charakter ist schon auf dem Weg zu einer Geschichte.",
    "Another choice has to be made first: commitments are named in the order offered.":
        "Erst ist anderes zu wählen: Zuweisungen werden in der angebotenen Reihenfolge genannt.",
    "The other player is deciding; it is not your decision now.":
        "Der andere Spieler entscheidet; du bist gerade nicht gefragt.",
    "It is in your opponent's hand.": "Die Karte ist auf der Hand deines Gegners.",
    "A story's effect is used by whoever wins it.": "Den Effekt einer Geschichte nutzt, wer sie gewinnt.",
    "First there is something else to decide: {prompt}": "Erst ist etwas anderes zu entscheiden: {prompt}",
    "It is insane: it has no text and can neither act nor commit.":
        "Der Charakter ist wahnsinnig: Er hat keinen Text und kann weder handeln noch zugewiesen werden.",
    "Its text box is blank.": "Das Textfeld der Karte ist leer.",
    "Its text works by itself; there is nothing to use.": "Der Text wirkt von selbst; es gibt nichts einzusetzen.",
    "It has no ability to use.": "Die Karte hat keine Fähigkeit, die man einsetzen könnte.",
    "It is a resource and serves no other purpose.": "Die Karte ist eine Ressource und dient zu nichts anderem.",
    "It has been won and is out of play.": "Die Geschichte ist gewonnen und aus dem Spiel.",
    "It is out of play, and its text does not work from there.":
        "Die Karte ist nicht im Spiel, und ihr Text wirkt von dort aus nicht.",
    "Its Forced Response comes by itself.": "Ihre Erzwungene Reaktion kommt von selbst.",
    "Its text works by itself.": "Ihr Text wirkt von selbst.",
    "Actions are taken in action windows; now you decide: {prompt}":
        "Aktionen gibt es nur in Aktionsfenstern; jetzt entscheidest du: {prompt}",
    "It has answered this already; one card answers one trigger once.":
        "Die Karte hat darauf schon geantwortet; jede Karte antwortet auf einen Auslöser nur einmal.",
    "Its Disrupt waits for its moment: {word}.": "Ihre Unterbrechung wartet auf ihren Moment: {word}.",
    "Its Response waits for its moment: {word}.": "Ihre Reaktion wartet auf ihren Moment: {word}.",
    "Insane characters never commit.": "Wahnsinnige Charaktere können nicht zugewiesen werden.",
    "Only characters commit to stories.": "Nur Charaktere können Geschichten zugewiesen werden.",
    "It is committed already.": "Der Charakter ist schon zugewiesen.",
    "Only exhausted characters can commit there.": "Nur erschöpfte Charaktere können dort zugewiesen werden.",
    "Exhausted characters cannot commit.": "Erschöpfte Charaktere können nicht zugewiesen werden.",
    "You may only commit to stories where the active player has a character.":
        "Du darfst nur Geschichten Charaktere zuweisen, bei denen der aktive Spieler einen Charakter hat.",
    "It cannot commit there: {title} does not allow it.":
        "Der Charakter kann dort nicht zugewiesen werden: {title} erlaubt es nicht.",
    "It is Steadfast: you need {needed} resources of {faction} over all your domains and have {have}.":
        "Die Karte ist standhaft: Du brauchst {needed} Ressourcen von {faction} an allen deinen Domänen zusammen und "
        "hast {have}.",
    "All your domains are drained.": "Alle deine Domänen sind geleert.",
    "It costs {cost}; the largest of your undrained domains is worth {best}.":
        "Die Karte kostet {cost}; die größte deiner nicht geleerten Domänen ist {best} wert.",
    "None of your undrained domains that are large enough has a resource of {faction}.":
        "Keine deiner nicht geleerten Domänen, die groß genug sind, hat eine Ressource von {faction}.",
    "It is Loyal: resources of {faction} on one domain must cover its whole cost.":
        "Die Karte ist loyal: Ressourcen von {faction} an einer einzigen Domäne müssen ihre ganzen Kosten decken.",
    "None of your undrained domains can pay for it.": "Keine deiner nicht geleerten Domänen kann sie bezahlen.",
    "Its cost cannot be paid, or there is not enough that it could choose.":
        "Die Kosten können nicht bezahlt werden, oder es gibt nicht genug zu wählen.",
    "It may not be used at this time.": "Zu dieser Zeit darf die Karte nicht eingesetzt werden.",
    "Its text asks for something that is not so.": "Ihr Text verlangt etwas, das nicht so ist.",
    "Characters, supports and conspiracies are played only in your own operations phase.":
        "Charaktere, Unterstützungen und Verschwörungen werden nur in deiner eigenen Operationsphase gespielt.",
    "This rule set has no conspiracies.": "In diesem Regelwerk gibt es keine Verschwörungen.",
    "There is nothing it could be attached to.": "Es gibt nichts, woran die Karte angelegt werden könnte.",
    "There is nothing that could be chosen for it.": "Es gibt nichts, was für die Karte gewählt werden könnte.",
    "It is unique, and you control or own a copy of it in play.":
        "Die Karte ist einzigartig, und du kontrollierst oder besitzt schon ein Exemplar im Spiel.",
    "You already have a conspiracy in play.": "Du hast schon eine Verschwörung im Spiel.",
    "Your conspiracy was won in this operations phase: play the next one in your next.":
        "Deine Verschwörung wurde in dieser Operationsphase gewonnen: Die nächste spielst du in deiner nächsten.",
    "Heroic and Villainous characters cannot stand together: you control {title}.":
        "Heroische und schurkische Charaktere vertragen sich nicht: Du kontrollierst {title}.",
    "Its own text does not allow it now: {word}.": "Ihr eigener Text erlaubt es jetzt nicht: {word}.",
    "Its cost cannot be paid: {word}.": "Die Kosten können nicht bezahlt werden: {word}.",
    "{title} does not allow it.": "{title} erlaubt es nicht.",
    "It has been used as often as it may be. {word}": "Die Fähigkeit ist so oft eingesetzt worden, wie es geht. {word}",
    "No value of X that you can pay leaves it something to choose.":
        "Für kein X, das du bezahlen kannst, bleibt etwas zu wählen.",
    "It may be played only {word}.": "{word}",
    "It may be used only {word}.": "{word}",
    "Its text asks that {word}.": "Ihr Text verlangt, dass {word}.",
    "There is nothing, or not enough, to choose for it: {word}.":
        "Es gibt nichts oder nicht genug dafür zu wählen: {word}.",
}  # fmt: skip
"""Why something is not possible. `{word}` quotes a word of the card, which has German of its own."""

QUESTIONS: dict[str, str] = {
    "Which effect resolves first?": "Welcher Effekt wird zuerst abgehandelt?",
    "Which story is won first?": "Welche Geschichte wird zuerst gewonnen?",
    "These cards cannot be in play together. Which one enters play?":
        "Welche der Karten, die nicht zusammen im Spiel sein können, kommt ins Spiel?",
    "Which card leaves play next? The last one ends up on top of the discard pile.":
        "Welche Karte verlässt als nächste das Spiel? Die letzte liegt oben auf dem Ablagestapel.",
}  # fmt: skip
"""What is asked about an order."""

PROBLEMS: dict[str, str] = {
    "The game is over: there is nothing to answer.": "Das Spiel ist vorbei: Es gibt nichts mehr zu beantworten.",
    "The game is over: there is no chance left in it.": "Das Spiel ist vorbei: Der Zufall hat nichts mehr zu sagen.",
    '"{key}" is not among the {number} options of this {kind} decision of seat {seat}.{hint}':
        "„{key}“ gehört nicht zu den {number} Möglichkeiten dieser Entscheidung.",
    "The game is over.": "Das Spiel ist vorbei.",
    "The game has not begun.": "Das Spiel hat noch nicht begonnen.",
    "The game is paused.": "Das Spiel macht Pause.",
    "It is not your decision now.": "Du bist gerade nicht gefragt.",
    "There is no answer of yours to take back.": "Du hast keine Antwort gegeben, die du zurücknehmen könntest.",
    "Something hidden was revealed, or the other player has answered: ask for it instead.":
        "Verborgenes ist bekannt geworden, oder der andere Spieler hat geantwortet: Bitte ihn darum.",
    "That has been offered already.": "Das ist schon angeboten.",
    "The game is paused already.": "Das Spiel macht schon Pause.",
    "The game is not paused.": "Das Spiel macht gerade keine Pause.",
    "Nothing of the kind is offered.": "Nichts dergleichen ist angeboten.",
    "The other player has to agree.": "Der andere Spieler muss zustimmen.",
    "This game was played with other versions of the cards or rules, and cannot go on exactly as it was.":
        "Dieses Spiel wurde mit anderen Fassungen der Karten oder Regeln gespielt und kann nicht genau so weitergehen.",
    "The question has been answered or has changed: look again.":
        "Die Frage ist beantwortet oder hat sich geändert: Sieh noch einmal hin.",
    "Wait for what comes first.": "Warte, bis geschehen ist, was vorher kommt.",
    "The game has gone on in the meantime: look again.":
        "Das Spiel ist inzwischen weitergegangen: Sieh noch einmal hin.",
    "Nobody is gone: you play against the machine or yourself.":
        "Niemand ist fort: Du spielst gegen die Maschine oder gegen dich selbst.",
    "This table has no clock, so nobody can take the win because the other player is away.":
        "Dieser Tisch hat keine Uhr, deshalb gewinnt niemand, weil der andere Spieler fort ist.",
    "The other player is here, or has not been gone for long enough.":
        "Der andere Spieler ist da oder noch nicht lange genug fort.",
    'This server has no bot "{name}".{hint}': "Dieser Server hat kein Gegenüber namens „{name}“.",
    "There is no such card at this table.": "Eine solche Karte gibt es an diesem Tisch nicht.",
    "Too many requests: wait a moment.": "Zu viele Anfragen: Warte einen Moment.",
    "A page of another site cannot open this socket.": "Eine fremde Seite kann diese Verbindung nicht öffnen.",
    "This game cannot be watched.": "Bei diesem Spiel kann man nicht zusehen.",
    "You have too many tables open in too many windows: close one.":
        "Du hast zu viele Tische in zu vielen Fenstern offen: Schließe eines.",
    "Too many messages: slower, please.": "Zu viele Nachrichten: Bitte langsamer.",
    "A message has {number} bytes at most.": "Eine Nachricht hat höchstens {number} Bytes.",
    "Say hello first, in version {number} of the protocol.":
        "Sage zuerst „hello“, in Fassung {number} des Protokolls.",
    "You talk faster than anybody can read.": "Du redest schneller, als man lesen kann.",
    "Those who watch do not play.": "Wer zusieht, spielt nicht mit.",
    "There is nothing to say in that.": "Darin steht nichts, was man sagen könnte.",
    "The message is no JSON.": "Die Nachricht ist kein JSON.",
    "It is not your table.": "Das ist nicht dein Tisch.",
    "The game is not over: its cards are still hidden.": "Das Spiel ist nicht vorbei: Seine Karten sind noch verdeckt.",
    "There is no such game.": "Ein solches Spiel gibt es nicht.",
    "Sign in first, or come as a guest: POST /api/people/guest.":
        "Melde dich zuerst an, oder komm als Gast: POST /api/people/guest.",
    "That was often enough for now: wait a minute.": "Das war fürs Erste oft genug: Warte eine Minute.",
    "The game has {number} answers, so it cannot be shown after {place}.":
        "Das Spiel hat {number} Antworten und kann deshalb nicht nach {place} gezeigt werden.",
    "There is no file of this game.": "Von diesem Spiel gibt es keine Datei.",
    "{card} cannot be played here yet, and neither can the deck.":
        "{card} kann hier noch nicht gespielt werden, und das Deck deshalb auch nicht.",
    "A lesson has no rematch: begin it anew, or open a game.":
        "Eine Lektion hat keine Revanche: Beginne sie neu, oder eröffne ein Spiel.",
    "A rematch is for those who have finished a game.": "Eine Revanche gibt es erst nach einem beendeten Spiel.",
    "The game is over at this position: choose an earlier one.":
        "An dieser Stelle ist das Spiel vorbei: Wähle eine frühere.",
    "The lesson has {number} answers.": "Die Lektion hat {number} Antworten.",
    "The other player is no longer there.": "Der andere Spieler ist nicht mehr da.",
    "The password of the table is another one.": "Das Passwort des Tisches ist ein anderes.",
    "The table is taken.": "Der Tisch ist besetzt.",
    'There is no deck "{name}" on the shelf.{hint}': "Im Regal steht kein Deck „{name}“.",
    "This is your own table: wait for somebody to come, or play solo.":
        "Das ist dein eigener Tisch: Warte, bis jemand kommt, oder spiele allein.",
    "You cannot sit down at this table.": "An diesen Tisch kannst du dich nicht setzen.",
    "You have {number} games open, which is as many as one may have: finish one first.":
        "Du hast {number} Spiele offen, mehr dürfen es nicht sein: Beende zuerst eines.",
    "The game has not begun, or is a file that was put here.":
        "Das Spiel hat noch nicht begonnen, oder es ist eine hochgeladene Datei.",
    "The game has gone on in the meantime.": "Das Spiel ist inzwischen weitergegangen.",
    "Somebody else has taken the seat, or the table is gone.":
        "Jemand anders hat den Platz genommen, oder der Tisch ist fort.",
    "Somebody else has taken the seat.": "Jemand anders hat den Platz genommen.",
    "The game has begun: concede instead.": "Das Spiel hat begonnen: Gib stattdessen auf.",
    'Somebody is called "{name}" already: choose another name.':
        "Jemand heißt schon „{name}“: Wähle einen anderen Namen.",
    "The database does not take anything at the moment; try again.":
        "Die Datenbank nimmt gerade nichts an: Versuche es noch einmal.",
    "There is no such person.": "Diese Person gibt es nicht.",
    "You are registered already.": "Du bist schon registriert.",
    "You have {number} decks, which is as many as are kept: delete one first.":
        "Du hast {number} Decks, mehr werden nicht aufbewahrt: Lösche zuerst eines.",
    "You have no such deck.": "Ein solches Deck hast du nicht.",
    "The coach is looking at as many games of yours as it can: wait for one of them.":
        "Der Coach sieht schon so viele deiner Spiele an, wie er kann: Warte auf eines davon.",
    "The game has {number} answers.": "Das Spiel hat {number} Antworten.",
    "This is no game file: byte {place} is no text.": "Das ist keine Spieldatei: Byte {place} ist kein Text.",
    "A hint is being thought about: wait for it.": "Über einen Hinweis wird schon nachgedacht: Warte auf ihn.",
    "It is not your move, or you have left the path of the lesson.":
        "Du bist nicht am Zug, oder du hast den Weg der Lektion verlassen.",
    "Nothing came to mind in time: ask again in a moment.":
        "In der Zeit ist niemandem etwas eingefallen: Frage gleich noch einmal.",
    "There are no hints in games between people.": "In Spielen zwischen Menschen gibt es keine Hinweise.",
    "This game is no lesson.": "Dieses Spiel ist keine Lektion.",
    "You are not asked anything at the moment.": "Du wirst gerade nichts gefragt.",
    "A registered name stays.": "Ein registrierter Name bleibt.",
    "Name or password are wrong.": "Name oder Passwort sind falsch.",
    "The old password is another one.": "Das alte Passwort ist ein anderes.",
    "The password is another one.": "Das Passwort ist ein anderes.",
    "You are registered already: log out first.": "Du bist schon registriert: Melde dich zuerst ab.",
    "You cannot block yourself.": "Dich selbst kannst du nicht blockieren.",
    "A name has two letters or more: letters, digits, spaces and _ - . ' are allowed.":
        "Ein Name hat mindestens zwei Buchstaben: Buchstaben, Ziffern, Leerzeichen und _ - . ' sind erlaubt.",
}  # fmt: skip
"""What is told to people when the server cannot do what they ask."""


def german(said: str, catalogue: dict[str, str]) -> tuple[str, dict[str, str]] | None:
    """The German sentence for an English one, still with its blanks, and what fills them; None if there is none."""
    plain = catalogue.get(said)
    if plain is not None and "{" not in said:
        return plain, {}
    for key, pattern in _patterns(tuple(catalogue)):
        found = pattern.fullmatch(said)
        if found is not None:
            return catalogue[key], {name: _slot(name, value) for name, value in found.groupdict().items()}
    return None


def _slot(name: str, value: str) -> str:
    return _FACTIONS.get(value, value) if name == "faction" else value


_FACTIONS = {FACTION_TITLES[faction]: said for faction, said in terms.OF_FACTIONS.items()}


@cache
def _patterns(keys: tuple[str, ...]) -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Those with blanks, the ones with the most words of their own first."""
    found = [key for key in keys if "{" in key]
    found.sort(key=lambda key: -len(re.sub(r"\{\w+\}", "", key)))
    return tuple((key, re.compile(_expression(key), re.DOTALL)) for key in found)


def _expression(key: str) -> str:
    parts = re.split(r"\{(\w+)\}", key)
    return "".join(re.escape(part) if place % 2 == 0 else f"(?P<{part}>.*)" for place, part in enumerate(parts))
