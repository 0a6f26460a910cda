"""The manual of card search, written from the table of fields."""

from __future__ import annotations

from rlyeh.decks.search.fields import FIELDS
from rlyeh.decks.search.kinds import SearchField

EXAMPLES: tuple[tuple[str, str], ...] = (
    ("deep one", "Both words stand in the name."),
    ('"deep one"', "The words stand there together."),
    ("faction:cthulhu type:character cost<=3", "Every one of these holds."),
    ("icon:terror>=2 -keyword:villainous", "Two terror icons or more, and not Villainous."),
    ('text:"goes insane" set:core sort:cost', "Words of the text, in one set, cheap cards first."),
    ("f:hastur (t:event or t:support)", "Short forms; parentheses group."),
    ("s:cultist|sorcerer sort:-skill", "Either subtype; the highest skill first."),
    ("t:character skill>cost sort:faction sort:cost", "Two numbers of a card; sorted by one, then the other."),
    ("i:TTC is:unique legal:lcg-2010", "Icons as letters; unique; allowed in a format."),
    ("not (f:neutral or is:vanilla) c:x", "What must not hold, and a cost of X."),
)
"""Whole queries with what they ask."""

_BEGINNING = """\
# Searching for cards

`rlyeh cards QUERY` lists the cards that a query finds; `--json` prints them for programs. In Python it is
`rlyeh.decks.search.search(query, POOL)`. A query is made of words and of fields, and a card is found when everything
in the query holds for it:

    rlyeh cards 'faction:cthulhu type:character cost<=3 icon:terror>=2 -keyword:villainous sort:cost'

Put the whole query in single quotes: a shell would take `<`, `>`, `|`, parentheses and double quotes for itself.
"""

_BUILDING = """\
## How a query is built

- **Words** without a field are looked for in the name, which is title and descriptor. Parts of words count: `byak`
  finds Byakhee. Where no name has them, `rlyeh cards` looks for them everywhere on the card, and says so.
- **Quotes** keep words together: `"deep one"`, `text:"goes insane"`.
- **A field** is followed by an operator and a value: `cost<=3`. Big and small letters, accents, apostrophes and
  hyphens inside words make no difference: `ygolonac` finds Y'Golonac.
- **`or`** between two parts, **`not`** or **`-`** before one; `and` may be written and is meant anyway. `not` binds
  closest, then `and`, then `or`; **parentheses** group.
- **`|`** between values means either of them: `faction:agency|miskatonic`.
- **Names** may be shortened as long as they are clear: `f:shub`, `t:char`, `set:yuggoth`.
- **Counts**: behind a name of an icon, struggle, booster, keyword or Steadfast faction may stand how many:
  `icon:combat>=2`. A number alone counts all of them together: `icon>=4`.
- **`sort:`** and a field put the answer in order; `sort:-cost` or `sort:cost:desc` turns it round. Several are used
  one after the other. Cards without a value come last.

| operator | means |
|---|---|
| `:` | has it: the words stand there, the name is among them, the number is the same |
| `=` `!=` | is exactly that, is anything else; a card that has no such number is something else too |
| `<` `<=` `>` `>=` | is less, at most, more, at least; only where there are numbers |
"""

_ENDING = """\
A query that cannot be read is answered with what is wrong, the place, and the nearest names:

```text
$ rlyeh cards 'faction:cthulu cost<=3'
rlyeh: There is no faction "cthulu". Did you mean "Cthulhu"?
  faction:cthulu cost<=3
          ^^^^^^
```
"""


def manual() -> str:
    """The whole manual in Markdown."""
    return "\n".join((_BEGINNING, _BUILDING, _examples(), _fields(), _ENDING))


def _examples() -> str:
    rows = (f"| `{_cell(query)}` | {meaning} |" for query, meaning in EXAMPLES)
    return "\n".join(("## Examples", "", "| query | finds |", "|---|---|", *rows, ""))


def _fields() -> str:
    rows = map(_row, FIELDS)
    sorts = f"Cards can be sorted by {', '.join(f'`{field.name}`' for field in FIELDS if field.ordered)}."
    head = ("## Fields", "", "| field | short | is a | what it asks | for example |", "|---|---|---|---|---|")
    return "\n".join((*head, *rows, "", sorts, ""))


def _row(field: SearchField) -> str:
    short = " ".join(f"`{name}`" for name in field.short)
    examples = " ".join(f"`{_cell(example)}`" for example in field.examples)
    return f"| `{field.name}` | {short} | {field.kind} | {field.help} | {examples} |"


def _cell(text: str) -> str:
    """A bar would end the cell."""
    return text.replace("|", "\\|")
