"""Triggers in German: after it happened, as it happens, or when it would."""

from __future__ import annotations

from dataclasses import replace

from rlyeh.language.nouns.cards import EVENT, Cards
from rlyeh.language.nouns.players import EachPlayer, Who
from rlyeh.language.triggers.abilities import ThroughTriggered, Triggered
from rlyeh.language.triggers.events import After, AnyHappens, DrainsDomainOf, Happens, PlayerDoes, TimePoint, When
from rlyeh.language.triggers.stories import NoSuccess, SideCommitted, StoryStage, StruggleBegins, StruggleWon, Succeeds
from rlyeh.model import Label, Zone
from rlyeh.translation.german import terms
from rlyeh.translation.german.grammar import ACC, DAT, GEN, NOM, Claim, clause, phrase
from rlyeh.translation.german.nouns import cards_phrase, is_many, one_of
from rlyeh.translation.german.people import owned, verb_for
from rlyeh.translation.german.voice import Tense, Voice, moment, noun_phrase

DONE, NOW, WOULD = Tense


Forms = tuple[str, str, str, str, str]
"""The auxiliary and participle ("ist", "ins Spiel gekommen"), the present ("kommt", "ins Spiel"), the infinitive."""

PASSIVE = ("ist", "{} worden", "wird", "{}", "{} werden")

HAPPENS: dict[str, Forms] = {
    "enters_play": ("ist", "ins Spiel gekommen", "kommt", "ins Spiel", "ins Spiel kommen"),
    "leaves_play": ("hat", "das Spiel verlassen", "verlässt", "das Spiel", "das Spiel verlassen"),
    "enters_discard": (
        "ist", "aus dem Spiel in {deinen} Ablagestapel gelangt", "gelangt", "aus dem Spiel in {deinen} Ablagestapel",
        "aus dem Spiel in {deinen} Ablagestapel gelangen",
    ),
    "enters_any_discard": (
        "ist", "aus dem Spiel in einen Ablagestapel gelegt worden", "wird",
        "aus dem Spiel in einen Ablagestapel gelegt", "aus dem Spiel in einen Ablagestapel gelegt werden",
    ),
    "changes_control": (
        "hat", "den Spieler gewechselt" + clause("der sie kontrolliert"), "wechselt",
        "den Spieler" + clause("der sie kontrolliert"), "den Spieler wechseln" + clause("der sie kontrolliert"),
    ),
    "insane": ("ist", "wahnsinnig geworden", "wird", "wahnsinnig", "wahnsinnig werden"),
    "wounded_or_insane": (
        "ist", "verwundet oder wahnsinnig geworden", "wird", "verwundet oder wahnsinnig",
        "verwundet oder wahnsinnig werden",
    ),
}  # fmt: skip


def _passive(done: str) -> Forms:
    return (PASSIVE[0], PASSIVE[1].format(done), PASSIVE[2], done, PASSIVE[4].format(done))


HAPPENS |= {
    kind: _passive(done)
    for kind, done in {
        "destroyed": "zerstört",
        "sacrificed": "geopfert",
        "discarded_from_play": "aus dem Spiel abgelegt",
        "returned": "auf die Hand zurückgebracht",
        "wounded": "verwundet",
        "restored": "wiederhergestellt",
        "readied": "bereit gemacht",
        "exhausted": "erschöpft",
        "commits": "{wohin} zugewiesen",
        "uncommitted": "von der Geschichte entfernt",
        "discarded_from_hand": "aus der Hand eines Spielers abgelegt",
        "discarded_from_domain": "von einer Domäne abgelegt",
        "drawn": "gezogen",
        "played": "gespielt",
    }.items()
}
"""What happens to a card, by the name of the kind."""

DOES: dict[str, tuple[str, str, str, str, str]] = {
    "draws": ("eine Karte", "gezogen", "ziehst", "zieht", "ziehen"),
    "discards_cards": ("eine oder mehr Karten aus der Hand", "abgelegt", "ablegst", "ablegt", "ablegen"),
    "draws_cards": ("Karten", "gezogen", "ziehst", "zieht", "ziehen"),
    "plays": ("eine Karte", "gespielt", "spielst", "spielt", "spielen"),
    "drains": ("eine Domäne", "geleert", "leerst", "leert", "leeren"),
    "overpays": ("für eine ausgelöste Fähigkeit", "überzahlt", "überzahlst", "überzahlt", "überzahlen"),
    "places_token": ("einen Erfolgsmarker", "gelegt", "legst", "legt", "legen"),
    "wins_story": ("eine Geschichte", "gewonnen", "gewinnst", "gewinnt", "gewinnen"),
    "declines_story": (
        "eine Geschichte gewonnen, ihren Effekt aber nicht", "genutzt", "gewinnst", "gewinnt", "gewinnen",
    ),
    "replaces_story": ("eine von {dir} gewonnene Geschichte", "ersetzt", "ersetzt", "ersetzt", "ersetzen"),
    "replaced_story": ("eine Geschichte", "ersetzt", "ersetzt", "ersetzt", "ersetzen"),
    "discards_from_deck": ("Karten", "abgelegt", "legst", "legt", "ablegen"),
    "commits": ("einen Charakter", "zugewiesen", "weist", "weist", "zuweisen"),
}  # fmt: skip
"""What a player does: the object, the participle, "du" and "er" in the present, the infinitive."""


def _in_tense(subject: str, forms: Forms, tense: Tense, many: bool = False, behind: str = "") -> Claim:
    has, done, now, rest, infinitive = forms
    if tense is DONE:
        return Claim(subject=subject, verb=_plural(has) if many else has, rest=f"{behind} {done}")
    if tense is NOW:
        return Claim(subject=subject, verb=_plural(now) if many else now, rest=f"{behind} {rest}")
    if infinitive.endswith(" werden"):
        would = "würden" if many else "würde"
        return Claim(subject=subject, verb=would, rest=f"{behind} {infinitive.removesuffix(' werden')}")
    return Claim(subject=subject, verb="würden" if many else "würde", rest=f"{behind} {infinitive}")


def _plural(verb: str) -> str:
    return {"ist": "sind", "hat": "haben", "wird": "werden", "kommt": "kommen", "verlässt": "verlassen",
            "gelangt": "gelangen", "wechselt": "wechseln"}[verb]  # fmt: skip


@moment.register
def _(word: Happens, voice: Voice, tense: Tense) -> Claim:
    where = "einer Geschichte" if word.to is None else one_of(word.to, voice, DAT)
    yours = "sein" if voice.third else "dein"
    filled = {"wohin": where, "deinen": f"{yours}en", "deiner": f"{yours}er"}
    has, done, now, rest, infinitive = (part.format(**filled) for part in HAPPENS[word.kind])
    if word.put:
        has, done, now, rest, infinitive = _passive("ins Spiel gebracht")
    if word.anywhere:
        done, rest, infinitive = (part.replace("aus dem Spiel ", "") for part in (done, rest, infinitive))
    behind = f"aus {yours}er Hand" if word.from_ is not None and word.kind == "enters_play" else ""
    if word.from_ is Zone.PLAY:
        behind = "aus dem Spiel"
    if word.by is not None:
        behind += f" durch einen Karteneffekt {noun_phrase(word.by, voice, GEN)}"
    elif word.by_effect or word.put:
        behind += " durch einen Karteneffekt"
    elif word.as_cost:
        behind += " als Kosten"
    if word.by_struggle is not None:
        behind += f" als Ergebnis eines [{word.by_struggle.slug}]-Konflikts"
    elif word.in_struggle:
        behind += " als Ergebnis eines Konflikts"
    if word.exhausting:
        behind += " und sich dafür erschöpft"
    if word.together and isinstance(word.who, Cards):
        who = f"1 oder mehr {cards_phrase(word.who, voice, NOM, '', plural=True)}"
        return _in_tense(who, (has, done, now, rest, infinitive), tense, True, behind)
    many = not isinstance(word.who, Cards) and is_many(word.who)
    return _in_tense(one_of(word.who, voice, NOM), (has, done, now, rest, infinitive), tense, many, behind)


@moment.register
def _(word: PlayerDoes, voice: Voice, tense: Tense) -> Claim:
    subject = noun_phrase(word.who, voice, NOM)
    obj, done, you, they, infinitive = DOES[word.deed]
    if word.deed == "declines_story":
        return Claim(subject=subject, verb=verb_for(word.who, voice, "hast", "hat"), rest=f"{obj} {done}")
    obj = obj.format(dir=verb_for(word.who, voice, "dir", "ihm"))
    if isinstance(word.what, Cards):
        obj = cards_phrase(word.what, voice, ACC, "ein")
    elif word.what is not None:
        obj = noun_phrase(word.what, voice, ACC)
    if word.deed == "discards_from_deck":
        obj = f"Karten von oben aus {verb_for(word.who, voice, 'dein', 'sein')}em Deck"
    token = "einen oder mehrere Erfolgsmarker" if word.together else "einen Erfolgsmarker"
    if word.deed == "places_token" and word.what is not None:
        obj = f"{token} auf {obj}"
    if word.with_ is not None:
        where = "eine Geschichte" if word.what is None else obj
        where = where + clause(f"der {noun_phrase(word.with_, voice, NOM)} zugewiesen ist")
        obj = f"{token} auf {where}" if word.deed == "places_token" else where
    if word.on is not None:
        obj += f" an {one_of(word.on, voice, DAT)}"
    if word.underpaid:
        obj += " für weniger als die aufgedruckten Kosten"
    if word.by_effect:
        obj = f"durch einen Karteneffekt {obj}"
    if word.during is not None:
        phase = terms.PHASES[word.during]
        obj = f"während {verb_for(word.who, voice, 'dein', 'sein')}er {phase.one} {obj}"
    if word.deed == "replaces_story" or (tense is WOULD and word.deed != "wins_story"):
        return Claim(subject=subject, verb=verb_for(word.who, voice, "würdest", "würde"), rest=f"{obj} {infinitive}")
    if tense is DONE:
        return Claim(subject=subject, verb=verb_for(word.who, voice, "hast", "hat"), rest=f"{obj} {done}")
    return Claim(subject=subject, verb=verb_for(word.who, voice, you, they), rest=obj)


@moment.register
def _(word: DrainsDomainOf, voice: Voice, tense: Tense) -> Claim:
    domain = "eine Domäne" + clause(f"an der {noun_phrase(word.resource, voice, NOM)} als Ressource liegt")
    you, has, now = ("er", "hat", "leert") if voice.third else ("du", "hast", "leerst")
    if tense is DONE:
        return Claim(subject=you, verb=has, rest=f"{domain} geleert")
    return Claim(subject=you, verb=now, rest=domain)


@moment.register
def _(word: TimePoint, voice: Voice, tense: Tense) -> Claim | str:
    if word.point == "stories resolved":
        return Claim(subject="alle Geschichten", verb="sind", rest="abgehandelt worden")
    edge = "zu Beginn" if word.point.endswith("begins") else "am Ende"
    if word.phase is not None:
        phase = terms.PHASES[word.phase]
        if word.whose is None:
            return f"{edge} {phrase(phase, GEN, 'jed')}"
        return f"{edge} {owned(word.whose, phase, voice, GEN)}"
    if word.whose is not None and word.point.startswith("turn"):
        return f"{edge} {owned(word.whose, terms.TURN, voice, GEN)}"
    if word.point == "turn begins":
        return "zu Beginn des Zuges jedes Spielers"
    return f"{edge} {'der Phase' if word.point.startswith('phase') else 'des Zuges'}"


@moment.register
def _(word: AnyHappens, voice: Voice, tense: Tense) -> Claim:
    claims = [moment(trigger, voice, tense) for trigger in word.triggers]
    *others, last = [claim for claim in claims if isinstance(claim, Claim)]
    before = "".join(f"{other.final()} oder " for other in others)
    return replace(last, subject=f"{before}{last.subject}")


@moment.register
def _(word: After, voice: Voice, tense: Tense) -> Claim | str:
    return moment(word.what, voice, tense)


@moment.register
def _(word: When, voice: Voice, tense: Tense) -> Claim | str:
    return moment(word.what, voice, tense)


@moment.register
def _(word: ThroughTriggered, voice: Voice, tense: Tense) -> Claim | str:
    event = moment(word.what, voice, tense)
    if isinstance(event, str):
        return event
    return replace(event, adverb=f"{event.adverb} durch einen ausgelösten Effekt".strip())


@moment.register
def _(word: StruggleWon, voice: Voice, tense: Tense) -> Claim:
    kind = phrase(terms.STRUGGLE, ACC, "ein") if word.kind is None else f"einen [{word.kind.slug}]-Konflikt"
    obj = f"{kind} um mindestens {word.by} Symbole" if word.by > 1 else kind
    if word.at is not None:
        obj += f" bei {one_of(word.at, voice, DAT)}"
    if word.with_ is not None:
        obj += clause(f"an dem {one_of(word.with_, voice, NOM)} teilnimmt")
    lost = word.lost
    forms = (
        ("verloren", "verlierst", "verliert", "verlieren") if lost else ("gewonnen", "gewinnst", "gewinnt", "gewinnen")
    )
    return _player(word.who, voice, obj, forms, WOULD if word.before and not word.result else tense)


def _player(who: Who, voice: Voice, obj: str, forms: tuple[str, str, str, str], tense: Tense) -> Claim:
    """Something that a player has done, does or would do."""
    subject = noun_phrase(who, voice, NOM)
    done, you, they, infinitive = forms
    if tense is DONE:
        return Claim(subject=subject, verb=verb_for(who, voice, "hast", "hat"), rest=f"{obj} {done}")
    if tense is WOULD:
        return Claim(subject=subject, verb=verb_for(who, voice, "würdest", "würde"), rest=f"{obj} {infinitive}")
    return Claim(subject=subject, verb=verb_for(who, voice, you, they), rest=obj)


@moment.register
def _(word: Succeeds, voice: Voice, tense: Tense) -> Claim:
    obj = "bei einer Geschichte" if word.at is None else f"bei {one_of(word.at, voice, DAT)}"
    if word.unopposed:
        obj += " ohne Widerstand"
    if word.opposed:
        obj += clause("bei der es Widerstand gab")
    if word.with_ is not None:
        alone = "allein " if word.alone else ""
        obj += clause(f"der {one_of(word.with_, voice, NOM)} {alone}zugewiesen ist")
    forms = ("Erfolg gehabt", "hast", "hat", "Erfolg haben")
    if tense is NOW:
        obj += " Erfolg"
    return _player(word.who, voice, obj, forms, tense)


@moment.register
def _(word: StoryStage, voice: Voice, tense: Tense) -> Claim:
    with_ = "" if word.with_ is None else clause(f"der {one_of(word.with_, voice, NOM)} zugewiesen ist")
    where = "einer Geschichte" if word.at is None else one_of(word.at, voice, DAT)
    if word.stage == "skill check":
        check = f"die Fertigkeitsprobe bei {where}{with_}"
        return Claim(subject=check, verb="ist", rest="durchgeführt worden")
    if word.stage == "struggles over":
        return Claim(subject=f"alle Konflikte bei {where}{with_}", verb="sind", rest="ausgetragen worden")
    story = "eine Geschichte" if word.at is None else one_of(word.at, voice, NOM)
    return Claim(subject=f"{story}{with_}", verb="ist", rest="abgehandelt worden")


@moment.register
def _(word: StruggleBegins, voice: Voice, tense: Tense) -> Claim:
    kind = "Konflikt" if word.kind is None else f"[{word.kind.slug}]-Konflikt"
    where = "einer Geschichte" if word.at is None else one_of(word.at, voice, DAT)
    with_ = "" if word.with_ is None else clause(f"der {one_of(word.with_, voice, NOM)} zugewiesen ist")
    which = "der erste" if word.first else "ein"
    return Claim(subject=f"{which} {kind} bei {where}{with_}", verb="würde", rest="ausgetragen")


@moment.register
def _(word: NoSuccess, voice: Voice, tense: Tense) -> Claim:
    where = "einer Geschichte" if word.at is None else one_of(word.at, voice, DAT)
    with_ = "" if word.with_ is None else clause(f"der {noun_phrase(word.with_, voice, NOM)} zugewiesen ist")
    if word.lost:
        forms = ("verloren", "verlierst", "verliert", "verlieren")
        return _player(word.who, voice, f"die Fertigkeitsprobe bei {where}{with_}", forms, tense)
    obj = f"bei {where}{with_} keinen Erfolg"
    return _player(word.who, voice, obj, ("gehabt", "hast", "hat", "haben"), tense)


@moment.register
def _(word: SideCommitted, voice: Voice, tense: Tense) -> Claim:
    if isinstance(word.who, EachPlayer):
        return Claim(subject="alle Spieler", verb="haben", rest="Charaktere zugewiesen")
    number = f"mindestens {word.at_least} " if word.at_least > 1 else ""
    noun = "mindestens einen Charakter" if word.at_least == 1 else f"{number}Charaktere"
    return _player(word.who, voice, noun, ("zugewiesen", "weist", "weist", "zuweisen"), DONE)


@moment.register
def _(word: Triggered, voice: Voice, tense: Tense) -> Claim:
    if word.whom is not None and isinstance(word.sources, Cards):
        infinitive = {"destroy": "zerstören", "wound": "verwunden", "exhaust": "erschöpfen",
                      "drive insane": "in den Wahnsinn treiben", "sacrifice": "opfern",
                      "remove from play": "aus dem Spiel entfernen"}[word.doing]  # fmt: skip
        source = cards_phrase(word.sources, voice, NOM, "ein")
        return Claim(subject=source, verb="würde", rest=f"{one_of(word.whom, voice, ACC)} {infinitive}")
    if word.by is not None:
        return _by_a_player(word, word.by, voice, tense)
    if word.choosing is not None:
        target = one_of(word.choosing, voice, ACC)
        source = "ein Karteneffekt" if word.sources is None else one_of(word.sources, voice, NOM)
        return Claim(subject=source, verb="wählt", rest=f"{target} als Ziel")
    if word.abilities_only:
        return Claim(subject="eine ausgelöste Fähigkeit", verb="würde", rest="abgehandelt")
    verb, done = ("ist", " worden") if tense is DONE else ("wird", "")
    if word.sources == EVENT and not word.labels:
        return Claim(subject=one_of(EVENT, voice, NOM), verb=verb, rest=f"gespielt{done}")
    if word.sources is not None:
        of = one_of(word.sources, voice, GEN)
        ability = f"eine {_labels(word)}" if word.labels else "eine Fähigkeit"
        return Claim(subject=f"{ability} {of}", verb=verb, rest=f"eingesetzt{done}")
    if word.labels == (Label.FORCED,):
        return Claim(subject="eine Erzwungene Reaktion", verb=verb, rest=f"ausgelöst{done}")
    article = "eine" if word.labels else "ein"
    return Claim(subject=f"{article} {_labels(word)}", verb=verb, rest=f"gespielt oder eingesetzt{done}")


def _labels(word: Triggered) -> str:
    return " oder ".join(terms.LABELS[label] for label in word.labels) or "Effekt"


def _by_a_player(word: Triggered, by: Who, voice: Voice, tense: Tense) -> Claim:
    """Who triggers what: "ein Spieler hat einen Effekt einer Karte ausgelöst"."""
    obj = f"{'eine' if word.labels else 'einen'} {_labels(word)}"
    if word.sources is not None:
        obj += f" {one_of(word.sources, voice, GEN)}"
    if word.from_ is not None:
        obj += f" aus {verb_for(by, voice, 'deinem', 'seinem')} Ablagestapel"
    if word.choosing is not None:
        obj += clause(f"{'die' if word.labels else 'der'} {one_of(word.choosing, voice, ACC)} als Ziel wählt")
    return _player(by, voice, obj, ("ausgelöst", "löst", "löst", "auslösen"), DONE if tense is NOW else tense)
