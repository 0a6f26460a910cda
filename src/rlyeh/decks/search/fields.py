"""The table of fields: what can be asked about a card. The manual and the errors are made from it."""

from __future__ import annotations

from functools import partial

from rlyeh.decks.formats import FORMATS
from rlyeh.decks.search.choices import Choices, NamedValue
from rlyeh.decks.search.index import IndexedCard
from rlyeh.decks.search.kinds import CountField, NameField, NumberField, SearchField, TextField
from rlyeh.model import CardType, Faction, Icon, Keyword

_FACTION_NAMES = {
    Faction.MISKATONIC: ("MU",),
    Faction.YOG_SOTHOTH: ("YS",),
    Faction.SHUB_NIGGURATH: ("SN",),
    Faction.SILVER_TWILIGHT: ("ST",),
}
"""What else players call the factions."""

FACTIONS = Choices(NamedValue(faction, faction.title, _FACTION_NAMES.get(faction, ())) for faction in Faction)
TYPES = Choices(NamedValue(type, type) for type in CardType)
ICONS = Choices(NamedValue(icon.slug, icon.slug) for icon in Icon)
KEYWORDS = Choices(NamedValue(word.casefold(), word) for word in (*Keyword, "Steadfast", "Transient", "Zoog"))
FLAGS = Choices(
    (
        NamedValue("playable", "playable", ("declared",)),
        NamedValue("unique", "unique", ("•",)),
        NamedValue("vanilla", "vanilla", ("blank",)),
        NamedValue("attachment", "attachment"),
        NamedValue("steadfast", "steadfast"),
        NamedValue("transient", "transient"),
        NamedValue("zoog", "zoog"),
        NamedValue("errata", "errata", ("corrected",)),
        NamedValue("ruling", "ruling", ("rulings", "ruled")),
    )
)
ANSWERS = Choices((NamedValue("yes", "yes", ("true", "1")), NamedValue("no", "no", ("false", "0"))))
FORMAT_NAMES = Choices(NamedValue(format.id, format.id) for format in FORMATS.values())


def _icons(icon: Icon, entry: IndexedCard) -> int:
    return entry.card.icons[icon]


NAME = TextField(
    "name", ("n",), "Title and descriptor; this is where words without a field are looked for.",
    ('name:"deep one"',), lambda entry: entry.name, ordered=True,
)  # fmt: skip
EVERYTHING = TextField(
    "any", ("a",), "Every word on the card: name, text, keywords, subtypes, type, faction, set and id.",
    ("any:cultist",), lambda entry: entry.everything, phrase="the card",
)  # fmt: skip

FIELDS: tuple[SearchField, ...] = (
    NAME,
    TextField(
        "title", (), "The title alone.", ("title=Hastur",), lambda entry: entry.title, ordered=True,
    ),
    TextField(
        "descriptor", ("d",), "What stands under the title of some unique cards.", ("descriptor:king",),
        lambda entry: entry.descriptor,
    ),
    TextField(
        "text", ("x", "o"), "The text box with its keywords; icons are written [terror].",
        ('text:"goes insane"', 'text:"[combat]"'), lambda entry: entry.text,
    ),
    EVERYTHING,
    NameField(
        "faction", ("f",), "The faction of the card; neutral is one of the names here.",
        ("faction:cthulhu", "f:shub|yog"), lambda entry: entry.faction, lambda _: FACTIONS, ordered=True,
    ),
    NameField(
        "resource", ("r",), "The faction of the resource icon.", ("resource:hastur",), lambda entry: entry.resource,
        lambda _: FACTIONS, phrase="the resource icon is",
    ),
    NameField(
        "type", ("t",), "The type of the card.", ("type:character", "t:event|support"),
        lambda entry: entry.type, lambda _: TYPES, ordered=True,
    ),
    NameField(
        "subtype", ("s", "sub"), "A subtype, such as Cultist.", ('subtype:"deep one"', "s:cultist"),
        lambda entry: entry.subtypes, lambda index: index.subtypes, phrase="among the subtypes is",
    ),
    CountField(
        "keyword", ("k", "kw"), "A keyword; Toughness, Fated and Steadfast can be counted.",
        ("keyword:villainous", "k:toughness>=2"), lambda entry: entry.keywords, lambda _: KEYWORDS, "keywords",
    ),
    NumberField("cost", ("c",), "The printed cost, or x.", ("cost<=3", "c:x"), lambda entry: entry.card.cost),
    NumberField(
        "skill", ("sk",), "The printed skill, or x.", ("skill>=4", "skill>cost"), lambda entry: entry.card.skill
    ),
    CountField(
        "icon", ("i", "icons"), "Struggle icons of a character; also as letters T, C, A and I.",
        ("icon:terror>=2", "i:TTC", "icon>=4"), lambda entry: entry.icons, lambda _: ICONS, "icons", letters=True,
    ),
    *(
        NumberField(
            icon.slug, (), f"How many {icon.slug} icons the card has.", (f"{icon.slug}>=2",),
            partial(_icons, icon), phrase=f"the number of {icon.slug} icons",
        )
        for icon in Icon
    ),
    CountField(
        "struggle", (), "Struggles of a story or a conspiracy; also as letters.", ("struggle:combat", "struggle:A>=1"),
        lambda entry: entry.struggles, lambda _: ICONS, "struggles", letters=True,
    ),
    CountField(
        "booster", (), "Icons that the card adds to a struggle.", ("booster:terror",),
        lambda entry: entry.boosters, lambda _: ICONS, "boosters", letters=True,
    ),
    CountField(
        "steadfast", ("sf",), "Steadfast, with its faction.", ("steadfast:agency", "steadfast:shub>=2"),
        lambda entry: entry.steadfast, lambda _: FACTIONS, "Steadfast symbols",
    ),
    NameField(
        "unique", ("u",), "Whether the card is unique: yes or no.", ("unique:yes", "u:no"),
        lambda entry: entry.unique, lambda _: ANSWERS, phrase="unique:",
    ),
    NameField(
        "is", ("has",),
        f"Something the card is or has: {', '.join(flag.title for flag in FLAGS)}; playable is what can be played here "
        "already, vanilla is without text.",
        ("is:playable", "is:vanilla", "has:ruling"), lambda entry: entry.flags, lambda _: FLAGS,
        phrase="the card has the mark",
    ),
    NameField(
        "errata", (), "Whose errata correct the card.", ('errata:"FAQ 4.1"',), lambda entry: entry.errata,
        lambda index: index.errata, phrase="there are errata of",
    ),
    NameField(
        "set", ("e",), "The set, by its name or its code.", ("set:core", 'e:"yuggoth contract"'),
        lambda entry: entry.set, lambda index: index.sets, ordered=True,
    ),
    NameField(
        "pack", (), "The pack of the set.", ('pack:"twilight horror"',), lambda entry: entry.pack,
        lambda index: index.packs, ordered=True,
    ),
    NumberField("year", ("y",), "The year in which the pack came out.", ("year<=2010",), lambda entry: entry.year),
    NumberField(
        "quantity", ("qty",), "How many of the card lie in the box.", ("quantity:3",), lambda entry: entry.quantity,
    ),
    NumberField("number", ("no",), "The collector number inside the set.", ("number<=20",), lambda e: e.card.number),
    TextField("id", (), "The id of the card.", ("id=core-016",), lambda entry: entry.card.id, ordered=True),
    NameField(
        "legal", (), f"A format whose decks may have the card: {', '.join(FORMATS)}.", ("legal:lcg-2010",),
        lambda entry: entry.legal, lambda _: FORMAT_NAMES, phrase="the card is legal in",
    ),
    NameField(
        "banned", (), "A format that bans the card.", ("banned:lcg-2010",), lambda entry: entry.banned,
        lambda _: FORMAT_NAMES, phrase="the card is banned in",
    ),
    NameField(
        "restricted", (), "A format that restricts the card.", ("restricted:lcg-final",),
        lambda entry: entry.restricted, lambda _: FORMAT_NAMES, phrase="the card is restricted in",
    ),
)  # fmt: skip

BY_NAME: dict[str, SearchField] = {name: field for field in FIELDS for name in (field.name, *field.short)}
"""The fields by all their names."""
