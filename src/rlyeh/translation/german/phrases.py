"""Fixed sentences of the program with their German: why something is not possible, and what is wrong.

Each is said in English in one place of the code. The English sentence is the key; a test reads the code and finds those
without German.
"""

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
    "That story is not in play.": "Das ist keine Geschichte im Spiel.",
    "Characters commit only in their controller's commit step.":
        "Charaktere werden nur zugewiesen, wenn der Spieler an der Reihe ist, der sie kontrolliert.",
    "It cannot commit there alone.": "Der Charakter kann dort nicht allein zugewiesen werden.",
    "You have already chosen a story for it.": "Du hast für den Charakter schon eine Geschichte gewählt.",
    "Choose another character first: they are committed in the order offered.":
        "Wähle zuerst einen anderen Charakter: Sie werden in der angebotenen Reihenfolge zugewiesen.",
    "Your opponent is deciding: it is not your decision now.": "Dein Gegner entscheidet: Du bist gerade nicht gefragt.",
    "It is in your opponent's hand.": "Die Karte ist auf der Hand deines Gegners.",
    "A story's effect is used by whoever wins it.": "Den Effekt einer Geschichte nutzt, wer sie gewinnt.",
    "Answer this first: {prompt}": "Antworte zuerst hierauf: {prompt}",
    "Choose a character first, then the story to commit it to.":
        "Wähle zuerst einen Charakter, dann die Geschichte, der er zugewiesen wird.",
    "Your resource is a random card from your hand this time.":
        "Deine Ressource ist diesmal eine zufällige Karte von deiner Hand.",
    "It is already a resource, and resources stay where they are.":
        "Die Karte ist schon eine Ressource, und Ressourcen bleiben, wo sie sind.",
    "You attach a card from your hand as a resource.": "Du legst eine Karte von deiner Hand als Ressource an.",
    "It is already one of your starting resources.": "Die Karte ist schon eine deiner Startressourcen.",
    "Your starting resources are cards from your hand.": "Deine Startressourcen sind Karten von deiner Hand.",
    "You have already chosen it.": "Du hast die Karte schon gewählt.",
    "It is not one of the cards to choose from: {prompt}": "Die Karte steht nicht zur Wahl: {prompt}",
    "It is insane: it has no text and cannot act or commit.":
        "Der Charakter ist wahnsinnig: Er hat keinen Text und kann weder handeln noch zugewiesen werden.",
    "Its text box is blank.": "Das Textfeld der Karte ist leer.",
    "Its text works by itself; there is nothing to use.": "Der Text wirkt von selbst; es gibt nichts einzusetzen.",
    "It has no ability to use.": "Die Karte hat keine Fähigkeit, die man einsetzen könnte.",
    "It is a resource: all it can do is pay.": "Die Karte ist eine Ressource: Sie kann nur bezahlen.",
    "It has been won and is no longer in play.": "Die Geschichte ist gewonnen und nicht mehr im Spiel.",
    "It is out of play, and its text does not work from there.":
        "Die Karte ist nicht im Spiel, und ihr Text wirkt von dort aus nicht.",
    "Its Forced Response happens by itself.": "Ihre Erzwungene Reaktion geschieht von selbst.",
    "Its text works by itself.": "Ihr Text wirkt von selbst.",
    "You cannot take an action now. Answer this first: {prompt}":
        "Du kannst jetzt keine Aktion ausführen. Antworte zuerst hierauf: {prompt}",
    "It has already been used for this: a card answers the same trigger only once.":
        "Die Karte ist dafür schon eingesetzt worden: Jede Karte antwortet auf denselben Auslöser nur einmal.",
    "Its Disrupt can be used only {word}.": "Ihre Unterbrechung ist nur dann einsetzbar: {word}.",
    "Its Response can be used only {word}.": "Ihre Reaktion ist nur dann einsetzbar: {word}.",
    "Insane characters never commit.": "Wahnsinnige Charaktere können nicht zugewiesen werden.",
    "Only characters commit to stories.": "Nur Charaktere können Geschichten zugewiesen werden.",
    "It is already committed.": "Der Charakter ist schon zugewiesen.",
    "Only exhausted characters can commit there.": "Nur erschöpfte Charaktere können dort zugewiesen werden.",
    "Exhausted characters cannot commit.": "Erschöpfte Charaktere können nicht zugewiesen werden.",
    "You may only commit to stories where the active player has a character.":
        "Du darfst nur Geschichten Charaktere zuweisen, bei denen der aktive Spieler einen Charakter hat.",
    "It cannot commit there: {title} does not allow it.":
        "Der Charakter kann dort nicht zugewiesen werden: {title} erlaubt es nicht.",
    "It is Steadfast: you need {needed} resources of {faction} on all your domains together, and have {have}.":
        "Die Karte ist standhaft: Du brauchst {needed} Ressourcen von {faction} an allen deinen Domänen "
        "zusammen und hast {have}.",
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
    "Its text asks for something that is not the case.": "Ihr Text verlangt etwas, das nicht der Fall ist.",
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
    "You cannot control both Heroic and Villainous characters: you have {title}.":
        "Heroische und schurkische Charaktere dulden einander nicht: Du hast {title}.",
    "Its own text does not allow it now: {word}.": "Ihr eigener Text erlaubt es jetzt nicht: {word}.",
    "Its cost cannot be paid: {word}.": "Die Kosten können nicht bezahlt werden: {word}.",
    "{title} does not allow it.": "{title} erlaubt es nicht.",
    "Something that you do not know does not allow it.": "Etwas, das du nicht kennst, erlaubt es nicht.",
    "It is immune to {title}.": "Die Karte ist immun gegen {title}.",
    "It is neither in play nor a resource.": "Die Karte ist weder im Spiel noch eine Ressource.",
    "It is not in play.": "Die Karte ist nicht im Spiel.",
    "Only characters in play that are not Invulnerable can be wounded.":
        "Nur Charaktere im Spiel ohne Unverwundbarkeit können verwundet werden.",
    "It has no wound in play.": "Die Karte hat keine Wunde im Spiel.",
    "A terror icon or Willpower protects it, or it is insane already or not in play.":
        "Ein Terrorsymbol oder Willenskraft schützt die Karte, oder sie ist schon wahnsinnig oder nicht im Spiel.",
    "It is not insane.": "Die Karte ist nicht wahnsinnig.",
    "It is not exhausted.": "Die Karte ist nicht erschöpft.",
    "It is not ready.": "Die Karte ist nicht bereit.",
    "Only characters in play that are not insane commit to stories.":
        "Nur Charaktere im Spiel, die nicht wahnsinnig sind, können Geschichten zugewiesen werden.",
    "It is not committed.": "Die Karte ist nicht zugewiesen.",
    "It is no resource.": "Die Karte ist keine Ressource.",
    "The ability has been used as often as it may be. {word}":
        "Die Fähigkeit ist so oft eingesetzt worden, wie es geht. {word}",
    "That is no card that enters play.": "Das ist keine Karte, die ins Spiel kommt.",
    "Nothing allows you to play it from where it lies.": "Nichts erlaubt dir, die Karte von dort aus zu spielen.",
    "What would allow it is not the case.": "Was es erlauben würde, ist nicht der Fall.",
    "Whatever you can pay for X, there is nothing for it to choose.":
        "Für kein X, das du bezahlen kannst, bleibt etwas zu wählen.",
    "It may be played only {word}.": "{word}",
    "It may be used only {word}.": "{word}",
    "Its text asks that {word}.": "Ihr Text verlangt, dass {word}.",
    "There is not enough to choose for it: {word}.": "Es gibt nicht genug dafür zu wählen: {word}.",
}  # fmt: skip
"""Why something is not possible. `{word}` quotes a word of the card, which has German of its own."""

QUESTIONS: dict[str, str] = {
    "Which effect resolves first?": "Welcher Effekt wird zuerst abgehandelt?",
    "Which story is won first?": "Welche Geschichte wird zuerst gewonnen?",
    "Which story lies at the next place of the row?": "Welche Geschichte liegt am nächsten Platz der Reihe?",
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
    "You have nothing to take back.": "Du hast nichts, was du zurücknehmen könntest.",
    "Only against the machine can you go back to the beginning of your turn.":
        "Nur gegen die Maschine kannst du an den Anfang deines Zuges zurück.",
    "A hidden card was revealed, or your opponent has answered: ask your opponent instead.":
        "Verborgenes ist bekannt geworden, oder dein Gegner hat geantwortet: Bitte ihn darum.",
    "That has already been offered.": "Das ist schon angeboten.",
    "The game is already paused.": "Das Spiel macht schon Pause.",
    "The game is not paused.": "Das Spiel macht gerade keine Pause.",
    "There is no such offer.": "Ein solches Angebot gibt es nicht.",
    "Your opponent has to agree.": "Dein Gegner muss zustimmen.",
    "This game was played with other versions of the cards or rules, and cannot go on exactly as it was.":
        "Dieses Spiel wurde mit anderen Fassungen der Karten oder Regeln gespielt und kann nicht genau so weitergehen.",
    "The question has been answered or has changed: look again.":
        "Die Frage ist beantwortet oder hat sich geändert: Sieh noch einmal hin.",
    "Something else has to happen first: wait a moment.": "Warte, bis geschehen ist, was vorher kommt.",
    "The game has gone on in the meantime: look again.":
        "Das Spiel ist inzwischen weitergegangen: Sieh noch einmal hin.",
    "You are playing against a bot or against yourself: there is nobody to wait for.":
        "Du spielst gegen eine Maschine oder gegen dich selbst: Es gibt niemanden, auf den du wartest.",
    "This table has no clock, so nobody can claim the win because the opponent is away.":
        "Dieser Tisch hat keine Uhr, deshalb gewinnt niemand, weil der Gegner fort ist.",
    "Your opponent is here, or has not been away for long enough.":
        "Dein Gegner ist da oder noch nicht lange genug fort.",
    'This server has no bot "{name}".{hint}': "Dieser Server hat keinen Gegner namens „{name}“.",
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
    "You are watching: only the players can do that.": "Du siehst zu: Das können nur die Spieler.",
    "The message is empty.": "Die Nachricht ist leer.",
    "The message is not valid JSON.": "Die Nachricht ist kein gültiges JSON.",
    "This is not your table.": "Das ist nicht dein Tisch.",
    "The game is not over: its cards are still hidden.": "Das Spiel ist nicht vorbei: Seine Karten sind noch verdeckt.",
    "There is no such game.": "Ein solches Spiel gibt es nicht.",
    "Sign in first, or come as a guest: POST /api/people/guest.":
        "Melde dich zuerst an, oder komm als Gast: POST /api/people/guest.",
    "You have tried that too often: wait a minute.": "Das war zu oft: Warte eine Minute.",
    "The game has {number} moves, so it cannot be shown after move {place}.":
        "Das Spiel hat {number} Züge und kann deshalb nicht nach Zug {place} gezeigt werden.",
    "This game has no file.": "Von diesem Spiel gibt es keine Datei.",
    "{card} cannot be played here yet, and neither can the deck.":
        "{card} kann hier noch nicht gespielt werden, und das Deck deshalb auch nicht.",
    "The guided game has no rematch: begin it again, or open a new game.":
        "Die Einführung hat keine Revanche: Beginne sie neu, oder eröffne ein Spiel.",
    "You can have a rematch once the game is over.": "Eine Revanche gibt es erst nach einem beendeten Spiel.",
    "The game is over at this position: choose an earlier one.":
        "An dieser Stelle ist das Spiel vorbei: Wähle eine frühere.",
    "The guided game has {number} moves.": "Die Einführung hat {number} Züge.",
    "Your opponent has left.": "Dein Gegner ist nicht mehr da.",
    "That is not the password of the table.": "Das ist nicht das Passwort des Tisches.",
    "The table is taken.": "Der Tisch ist besetzt.",
    'There is no deck "{name}" on the shelf.{hint}': "Im Regal steht kein Deck „{name}“.",
    "This is your own table: wait for somebody to come, or play both sides yourself.":
        "Das ist dein eigener Tisch: Warte, bis jemand kommt, oder spiele allein.",
    "You cannot sit down at this table.": "An diesen Tisch kannst du dich nicht setzen.",
    "You have {number} games open, and that is the limit: finish one first.":
        "Du hast {number} Spiele offen, mehr dürfen es nicht sein: Beende zuerst eines.",
    "The game has not begun, or was uploaded as a file.":
        "Das Spiel hat noch nicht begonnen, oder es ist eine hochgeladene Datei.",
    "The game has gone on in the meantime.": "Das Spiel ist inzwischen weitergegangen.",
    "Somebody else has taken the seat, or the table is gone.":
        "Jemand anders hat den Platz genommen, oder der Tisch ist fort.",
    "Somebody else has taken the seat.": "Jemand anders hat den Platz genommen.",
    "The game has begun: concede instead.": "Das Spiel hat begonnen: Gib stattdessen auf.",
    'Somebody is called "{name}" already: choose another name.':
        "Jemand heißt schon „{name}“: Wähle einen anderen Namen.",
    "The database is busy at the moment: try again.": "Die Datenbank ist gerade beschäftigt: Versuche es noch einmal.",
    "There is no such person.": "Diese Person gibt es nicht.",
    "You are already registered.": "Du bist schon registriert.",
    "You have {number} decks, and that is the limit: delete one first.":
        "Du hast {number} Decks, mehr werden nicht aufbewahrt: Lösche zuerst eines.",
    "You have no such deck.": "Ein solches Deck hast du nicht.",
    "The coach is already looking at as many of your games as it can: wait for one of them.":
        "Der Trainer sieht schon so viele deiner Spiele an, wie er kann: Warte auf eines davon.",
    "The game has {number} moves.": "Das Spiel hat {number} Züge.",
    "This is not a game file: byte {place} is not text.": "Das ist keine Spieldatei: Byte {place} ist kein Text.",
    "The coach is already thinking about a hint: wait for it.":
        "Der Trainer denkt schon über einen Tipp nach: Warte darauf.",
    "It is not your move, or you have left the path of the guided game.":
        "Du bist nicht am Zug, oder du hast den Weg der Einführung verlassen.",
    "The coach found nothing in time: ask again in a moment.":
        "Dem Trainer ist in der Zeit nichts eingefallen: Frage gleich noch einmal.",
    "There are no hints in games between people.": "In Spielen zwischen Menschen gibt es keine Tipps.",
    "This is not the guided game.": "Das ist nicht die Einführung.",
    "You have nothing to decide at the moment.": "Du wirst gerade nichts gefragt.",
    "A registered name cannot be changed.": "Ein registrierter Name lässt sich nicht ändern.",
    "The name or the password is wrong.": "Name oder Passwort sind falsch.",
    "That is not your old password.": "Das ist nicht dein altes Passwort.",
    "That is not your password.": "Das ist nicht dein Passwort.",
    "You are already registered: log out first.": "Du bist schon registriert: Melde dich zuerst ab.",
    "You cannot block yourself.": "Dich selbst kannst du nicht blockieren.",
    "A name has at least two characters: letters, digits, spaces and _ - . ' are allowed.":
        "Ein Name hat mindestens zwei Zeichen: Buchstaben, Ziffern, Leerzeichen und _ - . ' sind erlaubt.",
}  # fmt: skip
"""What is told to people when the server cannot do what they ask."""


def german(english: str, catalogue: dict[str, str]) -> tuple[str, dict[str, str]] | None:
    """The German sentence for an English one, still with its blanks, and what fills them; None if there is none."""
    plain = catalogue.get(english)
    if plain is not None and "{" not in english:
        return plain, {}
    for key, pattern in _patterns(tuple(catalogue)):
        match = pattern.fullmatch(english)
        if match is not None:
            return catalogue[key], {name: _slot(name, value) for name, value in match.groupdict().items()}
    return None


def _slot(name: str, value: str) -> str:
    return _FACTIONS.get(value, value) if name == "faction" else value


_FACTIONS = {FACTION_TITLES[faction]: german_name for faction, german_name in terms.OF_FACTIONS.items()}


@cache
def _patterns(keys: tuple[str, ...]) -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Those with blanks, the ones with the most words of their own first."""
    with_blanks = [key for key in keys if "{" in key]
    with_blanks.sort(key=lambda key: -len(re.sub(r"\{\w+\}", "", key)))
    return tuple((key, re.compile(_expression(key), re.DOTALL)) for key in with_blanks)


def _expression(key: str) -> str:
    parts = re.split(r"\{(\w+)\}", key)
    return "".join(re.escape(part) if place % 2 == 0 else f"(?P<{part}>.*)" for place, part in enumerate(parts))
