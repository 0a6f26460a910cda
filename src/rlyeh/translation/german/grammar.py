"""The German grammar of card texts: nouns with articles and adjectives in four cases, pronouns, word order.

The verb of a sentence stands where the sentence needs it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import IntEnum


class Case(IntEnum):
    """The four cases, in the order of the tables below."""

    NOM = 0
    ACC = 1
    DAT = 2
    GEN = 3


NOM, ACC, DAT, GEN = Case


class Gender(IntEnum):
    """Gender in the singular; the plural has one form for all and counts as a fourth."""

    M = 0
    F = 1
    N = 2
    PL = 3


M, F, N, PL = Gender


@dataclass(frozen=True)
class Noun:
    """A noun: its forms where a table would not give them."""

    one: str
    many: str
    gender: Gender
    owner: str = ""
    """Genitive singular, if it has an ending."""
    to_many: str = ""
    """Dative plural, if it is not the plural itself."""

    def form(self, case: Case, plural: bool = False) -> str:
        """The noun in a case and number."""
        if plural:
            return self.to_many or self.many if case is DAT else self.many
        return self.owner or self.one if case is GEN else self.one

    def kind(self, plural: bool = False) -> Gender:
        """The column of the tables: the gender, or the plural."""
        return PL if plural else self.gender

    def compound(self, before: str) -> Noun:
        """The noun with something in front of it: "Zoog-Charakter"."""
        return Noun(
            f"{before}{self.one}",
            f"{before}{self.many}",
            self.gender,
            f"{before}{self.owner or self.one}",
            f"{before}{self.to_many or self.many}",
        )


# Rows are cases, columns are genders and the plural.
_STRONG = (("er", "e", "es", "e"), ("en", "e", "es", "e"), ("em", "er", "em", "en"), ("en", "er", "en", "er"))
_MIXED = (("er", "e", "es", "en"), ("en", "e", "es", "en"), ("en", "en", "en", "en"), ("en", "en", "en", "en"))
_WEAK = (("e", "e", "e", "en"), ("en", "e", "e", "en"), ("en", "en", "en", "en"), ("en", "en", "en", "en"))
_DER = (("der", "die", "das", "die"), ("den", "die", "das", "die"), ("dem", "der", "dem", "den"),
        ("des", "der", "des", "der"))  # fmt: skip
_EIN = (("", "e", "", "e"), ("en", "e", "", "e"), ("em", "er", "em", "en"), ("es", "er", "es", "er"))
_DIES = (("er", "e", "es", "e"), ("en", "e", "es", "e"), ("em", "er", "em", "en"), ("es", "er", "es", "er"))
_ER = (("er", "sie", "es", "sie"), ("ihn", "sie", "es", "sie"), ("ihm", "ihr", "ihm", "ihnen"),
       ("seiner", "ihrer", "seiner", "ihrer"))  # fmt: skip
_RELATIVE = (("der", "die", "das", "die"), ("den", "die", "das", "die"), ("dem", "der", "dem", "denen"),
             ("dessen", "deren", "dessen", "deren"))  # fmt: skip

JOINTS = ("und", "oder")
LIKE_EIN = frozenset(("ein", "kein", "dein", "sein", "ihr"))
LIKE_DER = frozenset(("der", "jen", "jed", "all", "dies", "beid"))


def determiner(word: str, case: Case, kind: Gender) -> str:
    """An article or the like: "der", "ein", "kein", "dein", "sein", or a stem such as "jen", "jed", "all"."""
    if word == "der":
        return _DER[case][kind]
    if word == "ein" and kind is PL:
        return ""
    return word + (_EIN if word in LIKE_EIN else _DIES)[case][kind] if word else ""


def adjective(stem: str, after: str, case: Case, kind: Gender) -> str:
    """An adjective as it ends after a determiner; what joins two of them has no ending."""
    if stem in JOINTS:
        return stem
    if after in LIKE_EIN and not (after == "ein" and kind is PL):
        table = _MIXED
    else:
        table = _WEAK if after in LIKE_DER else _STRONG
    return stem + table[case][kind]


def phrase(noun: Noun, case: Case, det: str = "", adjectives: tuple[str, ...] = (), plural: bool = False) -> str:
    """A noun with its article and adjectives."""
    kind = noun.kind(plural)
    words = [determiner(det, case, kind), *(adjective(stem, det, case, kind) for stem in adjectives)]
    return " ".join([*(word for word in words if word), noun.form(case, plural)])


def pronoun(case: Case, kind: Gender) -> str:
    """He, she, it or they."""
    return _ER[case][kind]


def relative(case: Case, kind: Gender) -> str:
    """The pronoun that begins a relative clause."""
    return _RELATIVE[case][kind]


OPEN, CLOSE = "\ue000", "\ue001"
"""Where a subordinate clause begins and ends while a sentence is put together; `tidy` makes commas of them."""


def clause(words: str) -> str:
    """A clause behind what it belongs to."""
    return f"{OPEN}{words}{CLOSE}"


def part_clause(text: str) -> tuple[str, str]:
    """A phrase without its last clause, and that clause: it may stand behind the verb, where it reads more easily."""
    end = text.rfind(CLOSE)
    if end < 0:
        return text, ""
    depth, place = 0, end
    while True:
        depth += {CLOSE: 1, OPEN: -1}.get(text[place], 0)
        if depth == 0:
            return text[:place] + text[end + 1 :], text[place : end + 1]
        place -= 1


def tidy(text: str) -> str:
    """A finished sentence, without spaces and commas that putting it together has left over."""
    text = re.sub(r"\s+", " ", text.replace(OPEN, ", ").replace(CLOSE, ","))
    text = re.sub(r"\s+([,;:!?)“]|\.(?!\d))", r"\1", text)
    text = re.sub(r",+(?=[.;:!?)“]| \()", "", re.sub(r",{2,}", ",", text))
    text = re.sub(r",(?=[^\s\d])", ", ", text)
    return text.strip().removesuffix(",")


def capital(text: str) -> str:
    """With a capital first letter."""
    return text[:1].upper() + text[1:]


def series(words: list[str], joint: str = "und") -> str:
    """Words in a row: "a, b und c"."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {joint} {words[-1]}"


def number_of(number: int | str, noun: Noun, case: Case) -> str:
    """So many of something: "eine Karte", "3 Karten", "so viele Karten wie die Anzahl deiner Charaktere"."""
    if str(number) == "1":
        return phrase(noun, case, "ein")
    return so_many(str(number), noun.form(case, plural=True))


def so_many(number: str, many: str) -> str:
    """A number, or an amount, of something in the plural."""
    return f"so viele {many} wie {number}" if " " in number else f"{number} {many}"


# -- sentences ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Verb:
    """What somebody is told to do. `particle` is the part that parts: "lege ... ab", "abzulegen", "wieder her"."""

    command: str
    infinitive: str
    particle: str = ""

    def with_zu(self) -> str:
        """The infinitive with "zu"."""
        if not self.particle:
            return f"zu {self.infinitive}"
        return f"{self.particle.replace(' ', '')}zu{self.infinitive}"

    def bare(self) -> str:
        """The infinitive as it stands after "muss" and "darf"."""
        return f"{self.particle.replace(' ', '')}{self.infinitive}"


CHOOSE = Verb("wähle", "wählen")


@dataclass(frozen=True)
class Act:
    """One thing to do: a verb, what it is done to, and where it goes: "bringe | einen Charakter | ins Spiel"."""

    verb: Verb
    object: str = ""
    tail: str = ""
    chosen: bool = False
    """Whether its object is chosen in the same breath: "wähle und verwunde einen Charakter"."""
    again: str = ""
    """The pronoun for the object, where a command has to name it twice: "wähle eine Karte und lege sie ab"."""


@dataclass(frozen=True)
class Sentence:
    """What can stand in a row of sentences, perhaps with something in front of it."""

    opener: str = ""
    """An adverb ("dann") or a clause with its comma ("falls es Tag ist,") in front."""
    adverb: str = ""
    """An adverb in the middle."""
    closing: str = ""
    """What comes at the very end, behind a comma or in brackets."""

    def main(self) -> str:
        """As a main clause."""
        raise NotImplementedError

    def final(self) -> str:
        """As a subordinate clause, with the verb at the end."""
        raise NotImplementedError


@dataclass(frozen=True)
class Deed(Sentence):
    """Something that "you" do, as a command or an infinitive."""

    acts: tuple[Act, ...] = ()
    joint: str = "und"
    lead: str = ""
    """"entweder", in front of alternatives."""

    def main(self) -> str:
        commands = [_command(act, self.adverb if not place else "") for place, act in enumerate(self.acts)]
        return tidy(f"{self.opener} {self.lead} {series(commands, self.joint)}{self.closing}")

    def infinitive(self, zu: bool) -> str:
        """After "um" or "muss"; an opener goes into the middle, or behind it if it is a clause."""
        infinitives = [_infinitive(act, zu) for act in self.acts]
        middle, behind = (self.opener, "") if not self.opener.endswith(",") else ("", f", {self.opener}")
        return tidy(f"{middle} {self.adverb} {self.lead} {series(infinitives, self.joint)}{behind}{self.closing}")

    def final(self) -> str:
        return self.infinitive(zu=True)


def _command(act: Act, adverb: str) -> str:
    verb, after = act.verb, f"{act.tail} {act.verb.particle}".strip()
    if act.chosen and after and act.again:
        return f"{CHOOSE.command} {adverb} {act.object} und {verb.command} {act.again} {after}"
    chosen = f"{CHOOSE.command} und " if act.chosen else ""
    object_, behind = part_clause(act.object) if after else (act.object, "")
    return f"{chosen}{verb.command} {adverb} {object_} {after}{behind}"


def _infinitive(act: Act, zu: bool) -> str:
    verb, choosing = (act.verb.with_zu(), CHOOSE.with_zu()) if zu else (act.verb.bare(), CHOOSE.bare())
    object_, behind = part_clause(act.object)
    if act.chosen:
        return f"{object_} {choosing} und {act.tail} {verb}{behind}"
    return f"{object_} {act.tail} {verb}{behind}"


@dataclass(frozen=True)
class Claim(Sentence):
    """Something that is so: subject, verb, the rest. "so | wird | wahnsinnig", "du | darfst | eine Karte ziehen"."""

    subject: str = ""
    verb: str = ""
    rest: str = ""
    particle: str = ""
    also: tuple[Claim, ...] = ()
    """Further claims of the same sentence; those of the same subject leave it out."""

    def main(self) -> str:
        if self.opener:
            main = f"{self.opener} {self.verb} {self.subject} {self.adverb} {self.rest} {self.particle}"
        else:
            main = f"{self.subject} {self.verb} {self.adverb} {self.rest} {self.particle}"
        return tidy(series([main, *(self._next(claim) for claim in self.also)]) + self.closing)

    def shares_verb(self, claim: Claim) -> bool:
        """Whether another claim of the same subject can leave out its verb."""
        plain = not (self.particle or claim.particle or claim.adverb or claim.opener or self.also or claim.also)
        same = claim.subject == self.subject and claim.verb == self.verb and self.verb in SHARED
        quoted = self.rest.startswith(": ") or claim.rest.startswith(": ")
        return plain and same and bool(self.rest and claim.rest) and not quoted

    def _next(self, claim: Claim) -> str:
        subject = "" if claim.subject == self.subject else claim.subject
        return f"{subject} {claim.verb} {claim.rest} {claim.particle}"

    def final(self) -> str:
        is_clause = self.opener.endswith(",")
        opener, behind = ("", f", {self.opener}") if is_clause else (self.opener, "")
        clauses = [self._final(f"{self.subject} {opener} {self.adverb}", self)]
        for claim in self.also:
            clauses.append(self._final("" if claim.subject == self.subject else claim.subject, claim))
        return tidy(series(clauses) + behind + self.closing)

    def _final(self, subject: str, claim: Claim) -> str:
        if claim.rest.startswith(": "):
            return f"{subject} {claim.verb}{claim.rest}"
        rest, behind = part_clause(claim.rest)
        if not rest.strip():
            subject, behind = part_clause(subject)
        return f"{subject} {rest} {_glued(claim.particle, claim.verb)}{behind}"


def _glued(particle: str, verb: str) -> str:
    """A verb at the end of its clause, whole again."""
    return f"{particle.replace(' ', '')}{verb}"


SHARED = ("erhält", "erhalten", "verliert", "verlieren")
"""Verbs that are said once where several things are gained or lost."""


def joined_claims(claims: list[Claim]) -> Claim:
    """Claims as one, those with the same subject and verb drawn together: "erhält [combat] und Schnell"."""
    groups: list[Claim] = []
    shared: list[str] = []
    for claim in claims:
        if groups and groups[-1].shares_verb(claim):
            shared.append(claim.rest)
            both = groups[-1].closing + claim.closing
            groups[-1] = replace(groups[-1], rest=series(shared), closing=both)
        else:
            groups.append(claim)
            shared = [claim.rest]
    first, *others = groups
    closing = "".join(group.closing for group in groups)
    return replace(first, also=(*first.also, *others), closing=closing)


@dataclass(frozen=True)
class InOne(Sentence):
    """Sentences that stand as one among alternatives: "durchsuche dein Deck ..., dann mische das Deck"."""

    parts: tuple[Sentence, ...] = ()

    def main(self) -> str:
        first = opened(self.parts[0], self.opener) if self.opener else self.parts[0]
        return ", ".join([first.main(), *(part.main() for part in self.parts[1:])])

    def final(self) -> str:
        return ", ".join(_under(part) for part in self.parts)


@dataclass(frozen=True)
class Alternatives(Sentence):
    """Sentences of which one comes true: "entweder ... oder ..."."""

    parts: tuple[Sentence, ...] = ()

    def main(self) -> str:
        first, *others = self.parts
        said = [opened(first, "entweder").main(), *(_inwards(part).main() for part in others)]
        return tidy(f"{self.opener} {self.adverb} {series(said, 'oder')}{self.closing}")

    def infinitive(self, zu: bool) -> str:
        """After "muss": what happens without the player is what they let happen."""
        said = series([_let(part, zu) for part in self.parts], "oder")
        return tidy(f"{self.adverb} entweder {said}{self.closing}")

    def final(self) -> str:
        opener = "" if self.opener.endswith(",") else self.opener
        said = series([_under(part) for part in self.parts], "oder")
        return tidy(f"{opener} {self.adverb} entweder {said}{self.closing}")


def _inwards(part: Sentence) -> Sentence:
    """A sentence whose adverb stands in its middle."""
    if not isinstance(part, Claim) or part.opener.endswith(","):
        return part
    return replace(part, opener="", adverb=f"{part.opener} {part.adverb}".strip())


def _let(part: Sentence, zu: bool) -> str:
    if isinstance(part, InOne):
        return ", dann ".join(_let(inner, zu) for inner in part.parts)
    if isinstance(part, Deed | Alternatives):
        return part.infinitive(zu)
    return f"{'zuzulassen' if zu else 'zulassen'}, dass {part.final()}"


def _under(part: Sentence) -> str:
    """One of several clauses after "damit"."""
    return f"du {part.infinitive(zu=False)} kannst" if isinstance(part, Deed) else part.final()


def opened(sentence: Sentence, opener: str) -> Sentence:
    """A sentence with something in front; an adverb that stood there goes into the middle."""
    if not sentence.opener:
        return replace(sentence, opener=opener)
    if sentence.opener.endswith(","):
        if opener.startswith("falls ") and sentence.opener.startswith("falls "):
            both = f"{opener.removesuffix(',')} und {sentence.opener.removeprefix('falls ')}"
            return replace(sentence, opener=both)
        return replace(sentence, opener=f"{opener} {sentence.opener}" if opener.endswith(",") else
                       f"{opener}, {sentence.opener}")  # fmt: skip
    return replace(sentence, opener=opener, adverb=f"{sentence.opener} {sentence.adverb}".strip())


def closed(sentence: Sentence, closing: str) -> Sentence:
    """A sentence with something at its very end."""
    return replace(sentence, closing=sentence.closing + closing)
