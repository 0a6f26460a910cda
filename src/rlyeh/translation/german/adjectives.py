"""Conditions on cards in German: adjectives, compounds, what stands behind the noun, and relative clauses."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rlyeh.engine.words import Amount
from rlyeh.language.nouns.adjectives import (
    SAID_BEFORE,
    CostIs,
    Either,
    FactionIs,
    HasIcon,
    HasKeyword,
    IsNot,
    IsThis,
    Not,
    Remains,
    SkillIs,
    SubtypeIs,
    Titled,
    TypeIs,
    Unique,
)
from rlyeh.language.nouns.amounts import CostOf, SkillOf
from rlyeh.language.nouns.cards import Cards
from rlyeh.language.nouns.domains import OnDomain
from rlyeh.language.nouns.players import AnyPlayer, Opponent, You
from rlyeh.language.nouns.positions import (
    At,
    AttachedTo,
    Bears,
    Committed,
    ControlledWith,
    EnteredDiscard,
    FaceDown,
    Holds,
    Lies,
    OfPlayer,
    TokensOn,
    Unresolved,
    WithCharacters,
)
from rlyeh.language.nouns.totals import Total
from rlyeh.language.triggers.past import HasBeen
from rlyeh.model import Faction, Keyword
from rlyeh.translation.german import terms
from rlyeh.translation.german.circumstances import this
from rlyeh.translation.german.grammar import ACC, DAT, GEN, NOM, PL, Gender, clause, relative, series, so_many
from rlyeh.translation.german.nouns import cards_phrase, one_of, said_number
from rlyeh.translation.german.people import verb_for
from rlyeh.translation.german.voice import (
    Attribute,
    RelativeClause,
    Tense,
    Voice,
    attribute,
    moment,
    noun_phrase,
    quantity,
)


@dataclass(frozen=True)
class Which(RelativeClause):
    """"der ... ist": what comes between, and the verb for one and for many."""

    rest: str
    one: str = "ist"
    many: str = "sind"

    def clause(self, kind: Gender, denied: bool = False) -> str:
        not_ = "nicht " if denied else ""
        return f"{relative(NOM, kind)} {not_}{self.rest} {self.many if kind is PL else self.one}"


@dataclass(frozen=True)
class OnWhich(RelativeClause):
    """A clause that begins with another case, or with a preposition: "auf der du ... hast"."""

    rest: str
    before: str = ""
    genitive: bool = False

    def clause(self, kind: Gender, denied: bool = False) -> str:
        pronoun = relative(GEN if self.genitive else DAT, kind)
        return f"{self.before} {pronoun} {'nicht ' if denied else ''}{self.rest}".strip()


@attribute.register
def _(word: TypeIs, voice: Voice) -> Attribute:
    if word.named is not None:
        return Attribute(after=noun_phrase(word.named, voice, GEN))
    return Attribute()


@attribute.register
def _(word: SubtypeIs, voice: Voice) -> Attribute:
    if word.silent:
        return Attribute()
    if not isinstance(word.subtype, str):
        return Attribute(after=f"mit {noun_phrase(word.subtype, voice, DAT)}")
    return Attribute(compound=terms.joined_subtype(word.subtype),
                     negative=f"ohne das Merkmal {terms.subtype(word.subtype)}")  # fmt: skip


@attribute.register
def _(word: FactionIs, voice: Voice) -> Attribute:
    if word.same_as is not None:
        if word.other:
            return Attribute(after=f"einer anderen Fraktion als {noun_phrase(word.same_as, voice, NOM)}")
        return Attribute(after=f"derselben Fraktion wie {noun_phrase(word.same_as, voice, NOM)}")
    if word.faction is Faction.NEUTRAL:
        return Attribute(adjectives=("neutral",))
    return Attribute(compound=f"[{word.faction}]-")


@attribute.register
def _(word: SkillIs, voice: Voice) -> Attribute:
    noun = "aufgedruckter Fertigkeit" if word.printed else "Fertigkeit"
    if isinstance(word.below, SkillOf) and word.below.whose is not None:
        lower = "niedrigerer aufgedruckter" if word.printed else "niedrigerer"
        return Attribute(after=f"mit {lower} Fertigkeit als {noun_phrase(word.below.whose, voice, NOM)}")
    if word.below is not None:
        return Attribute(after=f"mit {noun} niedriger als {quantity(word.below, voice).value}")
    if word.at_most is not None and word.at_most == word.at_least:
        return Attribute(after=f"mit {noun} {quantity(word.at_most, voice).value}")
    if word.at_most is not None:
        return Attribute(after=_at_most(noun, word.at_most, voice, "ist"))
    assert word.at_least is not None
    return Attribute(after=f"mit {noun} {quantity(word.at_least, voice).value} oder höher")


@attribute.register
def _(word: CostIs, voice: Voice) -> Attribute:
    noun = "aufgedruckten Kosten" if word.printed else "Kosten"
    if isinstance(word.below, CostOf):
        lower = "niedrigeren aufgedruckten" if word.printed else "niedrigeren"
        return Attribute(after=f"mit {lower} Kosten als {noun_phrase(word.below.whose, voice, NOM)}")
    if word.below is not None:
        return Attribute(after=f"mit {noun} niedriger als {quantity(word.below, voice).value}")
    if word.at_most is not None and word.at_most == word.at_least:
        return Attribute(after=_exactly(noun, word.at_most, voice))
    if word.at_most is not None:
        return Attribute(after=_at_most(noun, word.at_most, voice, "sind"))
    assert word.at_least is not None
    return Attribute(after=f"mit {noun} {quantity(word.at_least, voice).value} oder höher")


def _exactly(noun: str, number: Amount, voice: Voice) -> str:
    said = quantity(number, voice).value
    return f"mit {noun} {said}" if " " not in said else f"mit {noun}" + clause(f"die so hoch sind wie {said}")


def _at_most(noun: str, limit: Amount, voice: Voice, verb: str) -> str:
    number = quantity(limit, voice).value
    if " " not in number:
        return f"mit {noun} {number} oder niedriger"
    return f"mit {noun}" + clause(f"die nicht höher {verb} als {number}")


@attribute.register
def _(word: Total, voice: Voice) -> Attribute:
    if word.of == "icons":
        return Attribute(after=f"mit zusammen mindestens {terms.icon_row(word.icons)}")
    value = "Kosten" if word.of == "cost" else "Fertigkeit"
    printed = "aufgedruckten " if word.of == "cost" else "aufgedruckter "
    limit = said_number(word.at_most, voice)
    return Attribute(after=f"mit {printed if word.printed else ''}{value} von zusammen höchstens {limit}")


@attribute.register
def _(word: HasIcon, voice: Voice) -> Attribute:
    icon = f"[{word.icon.slug}]"
    if word.at_least == 1:
        return Attribute(after=f"mit einem {icon}-Symbol", negative=f"ohne {icon}-Symbole")
    return Attribute(after=f"mit mindestens {word.at_least} {icon}-Symbolen",
                     negative=f"mit weniger als {word.at_least} {icon}-Symbolen")  # fmt: skip


@attribute.register
def _(word: HasKeyword, voice: Voice) -> Attribute:
    stem = terms.KEYWORD_ADJECTIVES.get(word.keyword)
    name = terms.KEYWORDS[word.keyword]
    if stem is not None and word.keyword is not Keyword.FAST:
        return Attribute(adjectives=(stem,), negative=f"ohne {name}")
    if word.keyword not in SAID_BEFORE:
        return Attribute(after=f"mit {name}", negative=f"ohne {name}")
    return Attribute(compound=f"{name}-", negative=f"ohne {name}")


@attribute.register
def _(word: OfPlayer, voice: Voice) -> Attribute:
    mine = "seinem" if voice.third else "deinem"
    if word.owns:
        if isinstance(word.who, You):
            return Attribute(after=f"und in {mine} Besitz")
        return Attribute(after=f"im Besitz {noun_phrase(word.who, voice, GEN)}")
    if isinstance(word.who, You):
        return Attribute(after=f"unter {'seiner' if voice.third else 'deiner'} Kontrolle")
    if voice.speaker is not None and type(voice.speaker) is type(word.who):
        return Attribute(after=f"unter {'deiner' if voice.to_picker else 'seiner'} Kontrolle")
    if isinstance(word.who, Opponent) and isinstance(voice.told, Opponent):
        return Attribute(after="unter deiner Kontrolle")
    if isinstance(word.who, Opponent):
        return Attribute(adjectives=("gegnerisch",))
    return Attribute(after=f"unter der Kontrolle {noun_phrase(word.who, voice, GEN)}")


@attribute.register
def _(word: Lies, voice: Voice) -> Attribute:
    return Attribute(adjectives=(terms.POSITIONS[word.position],))


@attribute.register
def _(word: TokensOn, voice: Voice) -> Attribute:
    if word.wounds and word.at_most == 0:
        return Attribute(adjectives=("unverwundet",))
    if word.wounds and word.at_least == 1:
        return Attribute(adjectives=("verwundet",))
    noun = terms.WOUND if word.wounds else terms.TOKEN
    number = said_number(word.at_least if word.at_most is None else word.at_most, voice)
    few = "mindestens" if word.at_most is None else "höchstens"
    if word.at_most is not None and word.at_most == word.at_least:
        few = "genau"
    limit = f"{few} {so_many(number, noun.form(ACC, plural=number != '1'))}"
    if not isinstance(word.whose, AnyPlayer):
        has = verb_for(word.whose, voice, "hast", "hat")
        return Attribute(relative=OnWhich(f"{noun_phrase(word.whose, voice, NOM)} {limit} {has}", "auf"))
    if word.at_most == 0:
        return Attribute(after=f"ohne {noun.form(ACC, plural=True)}")
    in_all = "" if word.at_most is None else "insgesamt "
    return Attribute(after=f"mit {in_all}{few} {so_many(number, noun.form(DAT, plural=number != '1'))}")


@attribute.register
def _(word: Committed, voice: Voice) -> Attribute:
    return Attribute(adjectives=("zugewiesen",))


@attribute.register
def _(word: At, voice: Voice) -> Attribute:
    assigned = f"{one_of(word.story, voice, DAT)} zugewiesen"
    return Attribute(relative=Which(assigned, "war", "waren") if word.when_it_began else Which(assigned))


@attribute.register
def _(word: Unresolved, voice: Voice) -> Attribute:
    return Attribute(relative=Which("in dieser Phase noch nicht abgehandelt", "ist", "sind"))


@attribute.register
def _(word: EnteredDiscard, voice: Voice) -> Attribute:
    return Attribute(relative=Which("in dieser Phase in einen Ablagestapel gelangt"))


@attribute.register
def _(word: Unique, voice: Voice) -> Attribute:
    return Attribute(adjectives=("einzigartig",))


@attribute.register
def _(word: Titled, voice: Voice) -> Attribute:
    if word.same_as is not None:
        return Attribute(after=f"mit demselben Titel wie {noun_phrase(word.same_as, voice, NOM)}")
    if word.containing:
        return Attribute(after=f'mit "{word.containing}" im Titel')
    if word.named is None:
        return Attribute(after="namens " + " oder ".join(word.titles))
    return Attribute(after=f"mit dem von {'ihm' if voice.third else 'dir'} genannten Titel")


@attribute.register
def _(word: Remains, voice: Voice) -> Attribute:
    return Attribute(adjectives=("übrig",))


@attribute.register
def _(word: IsThis, voice: Voice) -> Attribute:
    return Attribute(relative=Which(voice.title or "diese Karte"))


@attribute.register
def _(word: ControlledWith, voice: Voice) -> Attribute:
    if word.silent:
        return Attribute()
    return Attribute(relative=OnWhich(f"Spieler auch {one_of(word.other, voice, ACC)} kontrolliert", genitive=True))


@attribute.register
def _(word: IsNot, voice: Voice) -> Attribute:
    return Attribute(adjectives=("ander",))


@attribute.register
def _(word: AttachedTo, voice: Voice) -> Attribute:
    return Attribute(relative=Which(f"an {noun_phrase(word.host, voice, DAT)}", "liegt", "liegen"))


@attribute.register
def _(word: FaceDown, voice: Voice) -> Attribute:
    return Attribute(adjectives=("verdeckt",))


@attribute.register
def _(word: OnDomain, voice: Voice) -> Attribute:
    return Attribute(after=f"{'von' if voice.moving else 'an'} {noun_phrase(word.domain, voice, DAT)}")


@attribute.register
def _(word: Bears, voice: Voice) -> Attribute:
    attached = one_of(word.what, voice, NOM)
    return Attribute(relative=OnWhich(f"{attached} liegt", "an"))


@attribute.register
def _(word: Holds, voice: Voice) -> Attribute:
    if word.what == "attachments":
        return Attribute(after="mit einer Verstärkungskarte", negative="ohne Verstärkungskarten")
    return Attribute(relative=OnWhich("Charaktere zugewiesen sind"))


@attribute.register
def _(word: Either, voice: Voice) -> Attribute:
    parts = [attribute(test, voice) for test in word.tests]
    stems = tuple(stem for part in parts for stem in part.adjectives)
    compounds = [part.compound for part in parts if part.compound]
    joined = series(compounds, "und" if voice.inclusive else "oder") if compounds else ""
    if compounds and not stems and len(compounds) == len(parts):
        return Attribute(compound=joined)
    if len(stems) == len(parts) and not compounds:
        joint = "und" if voice.inclusive else "oder"
        return Attribute(adjectives=tuple(word for stem in stems for word in (joint, stem))[1:])
    if all(part.adjectives or part.compound for part in parts):
        return Attribute(adjectives=stems, compound=f"oder {joined}" if stems and joined else joined)
    return Attribute(after=" oder ".join(part.after for part in parts if part.after))


@attribute.register
def _(word: Not, voice: Voice) -> Attribute:
    if isinstance(word.test, IsThis):
        return Attribute(adjectives=("ander",))
    inner = attribute(word.test, voice)
    if inner.negative:
        return Attribute(after=inner.negative)
    if inner.adjectives:
        return Attribute(adjectives=tuple(f"nicht {stem}" for stem in inner.adjectives))
    if inner.compound:
        return Attribute(compound=f"Nicht-{inner.compound}")
    if inner.relative is not None:
        return Attribute(relative=Denied(inner.relative))
    return replace(inner, after=f"nicht {inner.after}")


@dataclass(frozen=True)
class Denied(RelativeClause):
    """The opposite of a clause."""

    of: RelativeClause

    def clause(self, kind: Gender, denied: bool = False) -> str:
        return self.of.clause(kind, not denied)


@attribute.register
def _(word: WithCharacters, voice: Voice) -> Attribute:
    if word.at_most == 0 and isinstance(word.kind, Cards):
        none = cards_phrase(word.kind, voice, NOM, "kein", plural=True)
        return Attribute(relative=OnWhich(f"{none} zugewiesen sind"))
    if word.at_most is not None and isinstance(word.kind, Cards):
        many = cards_phrase(word.kind, voice, NOM, "", plural=True)
        return Attribute(relative=OnWhich(f"höchstens {word.at_most} {many} zugewiesen sind"))
    if word.at_least == 1 or not isinstance(word.kind, Cards):
        return Attribute(relative=OnWhich(f"{one_of(word.kind, voice, NOM)} zugewiesen ist"))
    many = cards_phrase(word.kind, voice, NOM, "", plural=True)
    return Attribute(relative=OnWhich(f"mindestens {word.at_least} {many} zugewiesen sind"))


@attribute.register
def _(word: HasBeen, voice: Voice) -> Attribute:
    what = moment(word.what, voice, Tense.DONE)
    that = clause(f"dass {what if isinstance(what, str) else what.final()}")
    return Attribute(relative=OnWhich(f"es {this(word.this)} vorgekommen ist{that}", "bei"))
