"""The English grammar of card texts: sentences that know their subject and their verb.

Words say themselves in these, and a sentence is put together before it is said: what stands after a cost is asked for
its infinitive, what a player must do for its bare form. Nothing is ever taken out of a finished sentence again.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from mypy_extensions import mypyc_attr

from rlyeh.model.declaring import dataclass
from rlyeh.model.phrases import (
    FACTION,
    KEYWORD,
    OTHER,
    PLAIN,
    PLAIN_ADJECTIVE,
    STATE,
    SUBTYPE,
    Attribute,
    Clause,
    Phrase,
    Quantity,
    Voice,
    article,
    capital,
    conjugated,
    counted,
    digits,
    gerund,
    plural,
    possessive,
    series,
)

NO_ADVERBS: Final = ("then", "otherwise")
"""What stands in front of a sentence and cannot stand behind it."""


def with_ifs_joined(openers: tuple[str, ...]) -> list[str]:
    """What stands in front of a sentence; of two conditions the second has no "if" of its own."""
    said: list[str] = []
    for opener in openers:
        if said and opener[:3] == "if " and said[-1][:3] == "if ":
            said[-1] += f" and {opener[3:]}"
        else:
            said.append(opener)
    return said


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Sentence:
    """What can stand in a row of sentences, perhaps with something in front of it and behind it."""

    openers: tuple[str, ...] = ()
    """Adverbs and clauses in front: "then", "if it is Day", "until the end of the phase"."""
    closing: str = ""
    """What comes at the very end, with its comma."""

    def core(self) -> str:
        """As a main clause, without what is in front and behind."""
        raise NotImplementedError

    def bare_core(self) -> str:
        """The same as a bare infinitive, after "to", "must" and "may"."""
        raise NotImplementedError

    def main(self) -> str:
        """As a main clause."""
        return ", ".join([*with_ifs_joined(self.openers), f"{self.core()}{self.closing}"])

    def bare(self) -> str:
        """As a bare infinitive: what stood in front comes last."""
        return " ".join([self.bare_core(), *self.behind()]) + self.closing

    def plain(self) -> str:
        """As a main clause in which what stood in front comes last."""
        return " ".join([self.core(), *self.behind()]) + self.closing

    def behind(self) -> list[str]:
        """What stands in front, in the order in which it stands behind."""
        return [opener for opener in reversed(self.openers) if opener not in NO_ADVERBS]

    def ends_in_quotation(self) -> bool:
        """Whether it ends in a text between quotation marks."""
        return False


@dataclass(frozen=True)
class Saying(Sentence):
    """A sentence that is finished: it can say only itself."""

    words: str = ""

    def core(self) -> str:
        return self.words

    def bare_core(self) -> str:
        return self.words

    def ends_in_quotation(self) -> bool:
        return self.words[-1:] == '"'


@dataclass(frozen=True)
class TextInForce(Sentence):
    """A text that is in force for a time: "after you win a struggle, draw a card"."""

    words: str = ""
    quote: str = ""
    """The same as a whole text between quotation marks."""

    def core(self) -> str:
        return self.words

    def bare_core(self) -> str:
        return f"put in force: {self.quote}"

    def bare(self) -> str:
        return f"{' '.join(['put in force', *self.behind()])}: {self.quote}{self.closing}"


@dataclass(frozen=True)
class Act:
    """One thing to do: a verb, and all that follows it: "put | a character into play"."""

    verb: str
    rest: str = ""
    chosen: bool = False
    """Whether its object is chosen in the same breath: "choose and wound a character"."""

    def said(self, many: bool = True) -> str:
        """With its verb in the singular or the plural, which is the imperative and the infinitive as well."""
        choose = f"{conjugated('choose', many)} and " if self.chosen else ""
        verb = f"{choose}{conjugated(self.verb, many)}"
        return f"{verb} {self.rest}" if self.rest else verb


@dataclass(frozen=True)
class Deed(Sentence):
    """Something that "you" do, as a command or an infinitive."""

    acts: tuple[Act, ...] = ()

    def core(self) -> str:
        return series([act.said() for act in self.acts])

    def bare_core(self) -> str:
        return series([act.said() for act in self.acts])


@dataclass(frozen=True)
class Claim(Sentence):
    """Something that is so: subject, verb, the rest. "all characters | gain | [terror]", "they | cannot | commit"."""

    subject: Phrase = Phrase("it")
    verb: str = ""
    """The infinitive."""
    rest: str = ""
    modal: str = ""
    """ "may", "can", "must" or "cannot"."""
    negated: bool = False
    """Whether it is not so: "does not exhaust"."""
    quote: str = ""
    """A text between quotation marks at the very end."""
    made: str = ""
    """How it is brought about, where that is said another way: "drive that character insane"."""
    also: tuple[Claim, ...] = ()
    """Further claims of the same sentence; those of the same subject leave it out."""

    def core(self) -> str:
        if not self.also:
            return f"{self.subject.text} {self.predicate()}"
        said: list[str] = []
        before: Claim | None = None
        for claim in self.groups():
            about_same = before is not None and before._is_about(claim)
            said.append(claim.predicate() if about_same else f"{claim.subject.text} {claim.predicate()}")
            before = claim
        return series(said)

    def predicate(self) -> str:
        """What is said of the subject."""
        if self.modal:
            return self._with_rest(f"{self.modal} {self.verb}", "")
        if self.negated:
            return self._with_rest(f"{conjugated('do', self.subject.many)} not {self.verb}", "")
        return self._with_rest(conjugated(self.verb, self.subject.many), "")

    def _with_rest(self, verb: str, behind: str) -> str:
        words = " ".join([word for word in (verb, self.rest, behind) if word])
        return f"{words}: {self.quote}" if self.quote else words

    def _is_about(self, claim: Claim) -> bool:
        return claim.subject.text == self.subject.text

    def _shares_verb(self, claim: Claim) -> bool:
        """Whether another claim about the same can leave out its verb."""
        same = (claim.verb, claim.modal, claim.negated) == (self.verb, self.modal, self.negated)
        return same and self._is_about(claim) and bool(claim.rest and self.rest) and not claim.quote and not self.quote

    def groups(self) -> list[Claim]:
        """The claims, those that share subject and verb as one: "gains [combat] and Fast"."""
        groups: list[Claim] = []
        shared: list[str] = []
        for claim in (self, *self.also):
            if groups and groups[-1]._shares_verb(claim):
                shared.append(claim.rest)
                groups[-1] = replace(groups[-1], rest=series(shared))
            else:
                groups.append(replace(claim, also=()))
                shared = [claim.rest]
        return groups

    def bare(self) -> str:
        if self.ends_in_quotation():
            return f"{self._infinitive(' '.join(self.behind()))}{self.closing}"
        return super().bare()

    def bare_core(self) -> str:
        return self._infinitive("")

    def _infinitive(self, behind: str) -> str:
        """As an infinitive, with an adverb in front of a text between quotation marks."""
        claims = self.groups()
        parts: list[str] = []
        for place, claim in enumerate(claims):
            last = behind if place == len(claims) - 1 else ""
            same = place and claims[0]._is_about(claim) and claim.modal == claims[0].modal
            parts.append(claim._bare_predicate(last) if same else claim._made_so(last))
        return series(parts)

    def _bare_predicate(self, behind: str) -> str:
        """What is said of the subject, with the verb as it stands after "have" and its like."""
        verb = gerund(self.verb) if self.modal == "cannot" else self.verb
        return self._with_rest(f"not {verb}" if self.negated else verb, behind)

    def _made_so(self, behind: str) -> str:
        if self.made:
            return self.made
        whom = "them" if self.subject.text == "they" else self.subject.text
        if self.modal == "cannot":
            return f"prevent {whom} from {self._bare_predicate(behind)}"
        if self.modal in ("may", "can"):
            return f"allow {whom} to {self._bare_predicate(behind)}"
        return f"have {whom} {self._bare_predicate(behind)}"

    def ends_in_quotation(self) -> bool:
        return bool((self.also[-1] if self.also else self).quote)


@dataclass(frozen=True)
class Several(Sentence):
    """Several sentences as one: side by side, or alternatives with "either" in front."""

    parts: tuple[Sentence, ...] = ()
    joint: str = "and"
    lead: str = ""

    def core(self) -> str:
        return self._with_lead([part.plain() if self.lead else part.main() for part in self.parts])

    def bare_core(self) -> str:
        return self._with_lead([part.bare() for part in self.parts])

    def _with_lead(self, parts: list[str]) -> str:
        return f"{self.lead} {series(parts, self.joint)}" if self.lead else series(parts, self.joint)

    def ends_in_quotation(self) -> bool:
        return self.parts[-1].ends_in_quotation()


@dataclass(frozen=True)
class Inline(Sentence):
    """Sentences that stand as one among alternatives: "search your deck ..., then shuffle the deck"."""

    parts: tuple[Sentence, ...] = ()

    def core(self) -> str:
        return self._joined(self.parts[0].main())

    def bare_core(self) -> str:
        return self._joined(self.parts[0].bare())

    def _joined(self, first: str) -> str:
        words = first
        for part in self.parts[1:]:
            words += f", {inner_joint(part)}{core_of(part)}"
        return words


def inline(parts: list[Sentence]) -> Sentence:
    """Sentences as one among alternatives."""
    return parts[0] if len(parts) == 1 else Inline(parts=tuple(parts))


def inner_joint(part: Sentence) -> str:
    """What joins a sentence to the one before it."""
    return "then " if part.openers[:1] == ("then",) else "and "


def core_of(part: Sentence) -> str:
    """A sentence without a "then" in front."""
    openers = part.openers[1:] if part.openers[:1] == ("then",) else part.openers
    return replace(part, openers=openers).main()


def opened(sentence: Sentence, *openers: str) -> Sentence:
    """A sentence with something in front."""
    return replace(sentence, openers=(*[opener for opener in openers if opener], *sentence.openers))


def closed(sentence: Sentence, closing: str) -> Sentence:
    """A sentence with something at its very end."""
    return replace(sentence, closing=sentence.closing + closing) if closing else sentence


def as_one(parts: list[Sentence]) -> Sentence:
    """Sentences side by side as one; a subject that they share is said once."""
    first = parts[0]
    if len(parts) == 1:
        return first
    if isinstance(first, Claim) and not first.openers:
        claims: list[Claim] = []
        for part in parts[1:]:
            if isinstance(part, Claim) and not part.openers and not part.also:
                claims.append(part)
        if len(claims) == len(parts) - 1:
            closing = "".join([part.closing for part in parts])
            return replace(first, also=(*first.also, *claims), closing=closing)
    return Several(parts=tuple(parts))


def told_of(subject: Phrase, modal: str, parts: list[Sentence], they: Phrase) -> list[Sentence]:
    """What a player does, may or must do: "each player must discard a card". The sentences after the first speak of
    the player as "they"; nobody but a player who is spoken to is commanded."""
    results: list[Sentence] = []
    for place, part in enumerate(parts):
        if place and (not isinstance(part, Deed) or they.text == "you"):
            results.append(part)
            continue
        if place:
            modal = "must" if modal == "must" else ""
            plain: Sentence = replace(part, openers=(), closing="")
            openers = part.openers
        else:
            plain, openers = part, ()
        closing = part.closing if place else ""
        who = they if place else subject
        bare = plain.bare()
        results.append(Modal(subject=who, modal=modal, words=bare, openers=openers, closing=closing,
                             quoted=part.ends_in_quotation()))  # fmt: skip
    return results


@dataclass(frozen=True)
class Modal(Sentence):
    """What a player does with something that is said in its bare form: "each player | must | draw a card"."""

    subject: Phrase = Phrase("it")
    modal: str = ""
    words: str = ""
    quoted: bool = False

    def core(self) -> str:
        modal = f"{self.modal} " if self.modal else ""
        return f"{self.subject.text} {modal}{self.words}"

    def bare_core(self) -> str:
        if self.modal == "may":
            return f"{self.words}, if you want" if self.subject.text == "you" else self._made("allow", "to ")
        return self.words if self.subject.text == "you" else self._made("have", "")

    def _made(self, verb: str, to: str) -> str:
        return f"{verb} {'them' if self.subject.text == 'they' else self.subject.text} {to}{self.words}"

    def ends_in_quotation(self) -> bool:
        return self.quoted


# -- whole texts -------------------------------------------------------------------------------------------------------


def full_stop(text: str) -> str:
    """A sentence with its end."""
    has_end = text[-1:] in (".", "!", "?") or text[-2:] in ('."', ".)", '?"') or text[-3:] == '.)"'
    return text if has_end else f"{text}."


def row(parts: list[Sentence]) -> str:
    """Sentences one after the other, without the last stop; the first goes on from what precedes it."""
    return row_after(parts[0].main(), parts[1:])


def row_after(first: str, parts: list[Sentence]) -> str:
    """Further sentences after one that is finished."""
    text = first
    for part in parts:
        text = f"{full_stop(text)} {capital(part.main())}"
    return text


__all__ = [
    "FACTION",
    "KEYWORD",
    "NO_ADVERBS",
    "OTHER",
    "PLAIN",
    "PLAIN_ADJECTIVE",
    "STATE",
    "SUBTYPE",
    "Act",
    "Attribute",
    "Claim",
    "Clause",
    "Deed",
    "Inline",
    "Modal",
    "Phrase",
    "Quantity",
    "Saying",
    "Sentence",
    "Several",
    "TextInForce",
    "Voice",
    "article",
    "as_one",
    "capital",
    "closed",
    "conjugated",
    "core_of",
    "counted",
    "digits",
    "full_stop",
    "gerund",
    "inline",
    "inner_joint",
    "opened",
    "plural",
    "possessive",
    "row",
    "row_after",
    "series",
    "told_of",
    "with_ifs_joined",
]
