"""Card search: what each field and operator finds, how a query is put together, and what is said of a wrong one."""

import pickle

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from rlyeh.cards import POOL as REAL
from rlyeh.decks import FORMATS, catalogue
from rlyeh.decks.search import FIELDS, CompiledQuery, compiled, search
from rlyeh.decks.search.fields import BY_NAME
from rlyeh.decks.search.index import IndexedCard
from rlyeh.decks.search.lexer import LONGEST
from rlyeh.decks.search.manual import EXAMPLES
from rlyeh.decks.search.parser import DEEPEST, SORT
from rlyeh.errors import RlyehError, SearchError
from rlyeh.model import CardType, Faction
from tests.decks.search_pool import (
    AGENT,
    CAUGHT,
    DEEP_ONE,
    GUG,
    KING,
    LAMP,
    PANIC,
    PLOT,
    POOL,
    SHOGGOTH,
    TALE,
    ZOOG,
)

TITLES = {card.id: card.title for card in POOL}
CHARACTERS = [GUG, KING, DEEP_ONE, SHOGGOTH, AGENT, ZOOG]


def found(query: str) -> list[str]:
    """The titles that a query finds, in the order of the answer."""
    return [card.title for card in search(query, POOL)]


def titles(*cards: object) -> list[str]:
    """Titles of these cards, in the order of the pool."""
    return [card.title for card in POOL if card.id in {other.id for other in cards}]  # type: ignore[attr-defined]


def problem(query: str) -> SearchError:
    with pytest.raises(SearchError) as raised:
        search(query, POOL)
    return raised.value


FINDS = [
    # words and text
    ("gug", [GUG]),
    ("king", [KING]),
    ('"deep one"', [DEEP_ONE]),
    ("deep young", [DEEP_ONE]),
    ("doppelganger's", [AGENT]),
    ("DOPPELGÄNGER", [AGENT]),
    ("doppelgangers", [AGENT]),
    ("doppelgänger’s", [AGENT]),
    ("deep-one", [DEEP_ONE]),
    ('a:"shub niggurath"', [GUG]),
    ("gug|panic", [GUG, PANIC]),
    ("name:the", [KING, LAMP, PLOT]),
    ("n:hastur", [KING]),
    ("title:the", [LAMP, PLOT]),
    ("title=hastur", [KING]),
    ("title=hast", []),
    ("title!=hastur type:character", [GUG, DEEP_ONE, SHOGGOTH, AGENT, ZOOG]),
    ("descriptor:yellow", [KING]),
    ('descriptor="the king in yellow"|none', [KING]),
    ('d!="" ', [KING]),
    ("text:wound", [GUG]),
    ('x:"attached character gains [terror]"', [LAMP]),
    ("o:toughness", [DEEP_ONE, SHOGGOTH]),
    ("any:monster", [GUG, SHOGGOTH]),
    ("a:lore", [SHOGGOTH, AGENT, PLOT]),
    ("id=CORE-201", [GUG]),
    # names
    ("faction:cthulhu", [DEEP_ONE, SHOGGOTH]),
    ("f:shub|yog", [GUG, CAUGHT]),
    ("f:neutral", [LAMP, ZOOG]),
    ("faction=hastur", [KING, PLOT]),
    ("faction!=hastur type:character", [GUG, DEEP_ONE, SHOGGOTH, AGENT, ZOOG]),
    ("resource:syndicate", [PANIC]),
    ("r:neutral", [LAMP, ZOOG]),
    ("type:event", [PANIC, CAUGHT]),
    ("t:char", CHARACTERS),
    ("t:story|conspiracy", [PLOT, TALE]),
    ("subtype:monster", [GUG, SHOGGOTH]),
    ('s:"deep one"', [DEEP_ONE]),
    ("sub:deep-one|ancientone", [KING, DEEP_ONE]),
    ("set:core", [GUG, KING, DEEP_ONE, PANIC, TALE]),
    ("e:fl", [SHOGGOTH, AGENT, PLOT]),
    ('e:"summons of the deep"|dream', [LAMP, ZOOG, CAUGHT]),
    ("set:lore", [SHOGGOTH, AGENT, PLOT]),
    ("unique:yes", [KING]),
    ("u:no t:character f:cthulhu", [DEEP_ONE, SHOGGOTH]),
    ("is:unique", [KING]),
    ("is:vanilla", [PLOT, TALE]),
    ("is:attachment", [LAMP]),
    ("is:steadfast", [AGENT]),
    ("is:transient is:zoog", [ZOOG]),
    ("has:errata", [AGENT]),
    ("has:ruling", [PANIC]),
    ("is:playable", [GUG, KING, DEEP_ONE, SHOGGOTH, AGENT, PANIC, LAMP, ZOOG, PLOT, TALE, CAUGHT]),
    # packs: by the numbers of those that were printed
    ('pack:"unknown kadath"', [ZOOG]),
    ("pack!=\"core set\" year<2010", [CAUGHT]),
    ("year>=2010", [ZOOG, PLOT]),
    ("quantity:1", [TALE]),
    ('errata:"faq 4.1"', [AGENT]),
    ("legal:lcg-2010 e:dl", [CAUGHT]),
    ("legal:core", [GUG, KING, DEEP_ONE, PANIC, TALE]),
    ("-legal:ccg", [PLOT]),
    ("banned:lcg-2010", [ZOOG]),
    ("restricted:lcg-final", [CAUGHT]),
    # numbers
    ("cost:2", [DEEP_ONE, CAUGHT]),
    ("cost=2", [DEEP_ONE, CAUGHT]),
    ("cost<2", [AGENT, LAMP, ZOOG]),
    ("cost<=2", [DEEP_ONE, AGENT, LAMP, ZOOG, CAUGHT]),
    ("cost>5", [KING]),
    ("cost>=5", [GUG, KING]),
    ("c≥5", [GUG, KING]),
    ("c ≤ 0", [LAMP]),
    ("c:x", [PANIC]),
    ("c:0|8", [KING, LAMP]),
    ("c!=1|2|3", [GUG, KING, PANIC, LAMP, TALE]),
    ("c!=x c!=2 t:event", []),
    ("t:story cost!=3", [TALE]),
    ("cost>=-1 t:event", [CAUGHT]),
    ("skill>cost", [AGENT]),
    ("skill=cost", [KING, ZOOG]),
    ("sk:0", [DEEP_ONE]),
    ("terror>=2", [KING]),
    ("combat:2", [DEEP_ONE]),
    ("arcane>=1", [KING, DEEP_ONE]),
    ("investigation>0", [AGENT]),
    ("number<=156", [ZOOG, PLOT, TALE, CAUGHT]),
    ("no:201", [GUG]),
    # counted names
    ("icon:terror", [KING, SHOGGOTH]),
    ("icon:terror>=2", [KING]),
    ("icon:combat=2", [DEEP_ONE]),
    ("icon:combat:3", [GUG]),
    ("icon!=combat t:character", [KING, AGENT, ZOOG]),
    ("icon:terror<1 t:character", [GUG, DEEP_ONE, AGENT, ZOOG]),
    ("icon:combat|arcane>=2", [GUG, KING, DEEP_ONE]),
    ("i:CC", [GUG, DEEP_ONE]),
    ("i:tc", [SHOGGOTH]),
    ("icons>=5", [KING]),
    ("icon:2 ", [SHOGGOTH]),
    ("keyword:villainous", [KING]),
    ("k:toughness", [DEEP_ONE, SHOGGOTH]),
    ("kw:toughness>=2", [SHOGGOTH]),
    ("k:steadfast|zoog", [AGENT, ZOOG]),
    ("struggle:terror>=2", [PLOT]),
    ("struggle:TA", [PLOT, TALE]),
    ("struggle>=4", [TALE]),
    ("booster:arcane=2", [CAUGHT]),
    ("steadfast:agency", [AGENT]),
    ("sf:agency>2", []),
]


@pytest.mark.parametrize(("query", "cards"), FINDS, ids=[query for query, _ in FINDS])
def test_what_a_query_finds(query: str, cards: list[object]) -> None:
    assert found(query) == titles(*cards)


def test_every_field_and_every_short_form_is_tried_above() -> None:
    tried = " ".join(query for query, _ in FINDS)
    assert [field.name for field in FIELDS if not any(f"{name}{op}" in tried.replace(" ", "")
            for name in (field.name, *field.short) for op in (":", "=", "!=", "<", ">", "≥", "≤"))] == []  # fmt: skip
    assert len(BY_NAME) == sum(1 + len(field.short) for field in FIELDS), "two fields share a name"
    assert not set(SORT) & set(BY_NAME)


class TestPuttingTogether:
    def test_nothing_asked_is_everything(self) -> None:
        assert found("") == found("  ") == list(TITLES.values())

    def test_and_binds_closer_than_or(self) -> None:
        assert found("f:hastur t:conspiracy or gug") == titles(GUG, PLOT)
        assert found("gug or f:hastur and t:conspiracy") == titles(GUG, PLOT)

    def test_parentheses_group(self) -> None:
        assert found("f:hastur (t:conspiracy or gug)") == titles(PLOT)
        assert found("((gug)or(panic))") == titles(GUG, PANIC)

    @pytest.mark.parametrize("no", ["-", "not ", "NOT ", "−", "–", "- "])
    def test_not_binds_closest(self, no: str) -> None:
        assert found(f"{no}s:monster c:3|5") == titles(PLOT)
        assert found(f"{no}(s:monster or t:conspiracy) c:3|5") == []

    def test_twice_no_is_yes(self) -> None:
        assert found("--gug") == found("not not gug") == found("-not gug") == titles(GUG)

    def test_words_of_the_query_language_can_be_looked_for_in_quotes(self) -> None:
        assert found('"or"') == [card.title for card in POOL if "or" in card.name.lower()]
        assert found("name:or") == found('"or"')

    def test_a_hyphen_inside_a_word_is_no_minus(self) -> None:
        assert found("f:yog-sothoth") == titles(CAUGHT)

    def test_curly_quotes_and_bars_of_quotes(self) -> None:
        assert found("“deep one”|„slavering gug“") == titles(GUG, DEEP_ONE)

    def test_gaps_around_operators_do_not_matter(self) -> None:
        assert found("cost  >= 5 icon : terror >= 2") == titles(KING)


class TestSorting:
    def test_by_a_number_with_cards_that_have_none_last(self) -> None:
        costs = [card.cost for card in search("sort:cost", POOL)]
        assert costs == [0, 1, 1, 2, 2, 3, 3, 5, 8, "X", None]
        assert [card.cost for card in search("sort:-cost", POOL)] == [8, 5, 3, 3, 2, 2, 1, 1, 0, "X", None]

    def test_equal_cards_stay_in_the_order_of_the_pool(self) -> None:
        assert found("c:1 sort:cost") == found("c:1 sort:-cost") == titles(AGENT, ZOOG)

    def test_several_wishes(self) -> None:
        assert found("c:1|2|3 sort:cost sort:-name") == [
            "Furtive Zoog", "Doppelgänger’s Agent", "Young Deep One", "Caught", "The Plot", "Guardian Shoggoth",
        ]  # fmt: skip

    @pytest.mark.parametrize("wish", ["sort:-skill", "sort:skill:desc", "order:skill:DESC", "sort:-skill:asc"])
    def test_directions(self, wish: str) -> None:
        assert [card.skill for card in search(f"t:character {wish}", POOL)] == [8, 4, 3, 2, 1, 0]

    def test_it_may_stand_anywhere_outside_parentheses(self) -> None:
        assert found("sort:-cost gug or panic") == found("gug sort:-cost or panic") == ["Slavering Gug", "Panic"]

    @pytest.mark.parametrize(("by", "first"), [
        ("faction", "Doppelgänger’s Agent"),
        ("-faction", "The Lamp"),
        ("type", "Slavering Gug"),
        ("-type", "A Tale"),
        ("-set", "Furtive Zoog"),
        ("name", "A Tale"),
        ("title", "A Tale"),
        ("-id", "The Lamp"),
        ("number", "The Plot"),
        ("-icon", "Hastur"),
        ("-combat", "Slavering Gug"),
        ("-struggle", "A Tale"),
        ("-steadfast", "Doppelgänger’s Agent"),
        ("-booster", "Caught"),
        ("-keyword", "Hastur"),
    ])
    def test_fields_that_have_an_order(self, by: str, first: str) -> None:
        assert found(f"sort:{by}")[0] == first


ERRORS = [
    ("f:cthulu", 2, 6, 'There is no faction "cthulu". Did you mean "Cthulhu"?'),
    ("gug fction:cthulhu", 4, 6, 'There is no field "fction". Did you mean "faction"'),
    ("f:s", 2, 1, 'The faction "s" is not clear. It could be The Syndicate, Shub-Niggurath or The Order of the'),
    ("k:villanous", 2, 9, 'Did you mean "Villainous"?'),
    ("set:cors", 4, 4, 'Did you mean "core"'),
    ('s:"dep one"', 2, 9, 'Did you mean "Deep One"?'),
    ("t:person", 2, 6, "There are character, support, event, conspiracy and story."),
    ("legal:lcg", 6, 3, "It could be lcg-2010 or lcg-final."),
    ("cost<=", 6, 1, "Behind cost<= a value is needed, not the end of the query."),
    ("cost<=)", 6, 1, "not the closing parenthesis"),
    ("cost<=skil", 6, 4, 'Did you mean "skill"?'),
    ("cost>x", 5, 1, "write cost:x"),
    ("cost>1|2", 7, 1, "cost> takes one value."),
    ("cost:²", 5, 1, "cost is compared with a number"),
    ("type>event", 4, 1, "type has no more or less: it takes : = !=."),
    ("type:event>2", 11, 1, "type is not counted: only keyword, icon"),
    ("icon>terror", 4, 1, "To ask how many, write icon:terror>2."),
    ("icon:terror>many", 12, 4, "How many icons there are is a number."),
    ("icon:2>1", 5, 1, "Say which of the icons"),
    ("icon:teror", 5, 5, 'Did you mean "terror"?'),
    ('text:""', 5, 2, "There is nothing to look for here."),
    ('gug ""', 4, 2, "There is nothing to look for here."),
    ('gug "deep', 4, 1, "These quotes are opened and never closed."),
    ('"cost"<3', 0, 6, "A field is written without quotes."),
    ("(gug or panic", 0, 1, "This parenthesis is opened and never closed."),
    ("gug)", 3, 1, "This parenthesis closes nothing."),
    ("gug ()", 5, 1, "There is nothing between the parentheses."),
    ("or gug", 0, 2, '"or" needs something before it.'),
    ("gug or", 4, 2, '"or" needs something behind it.'),
    ("gug or or panic", 4, 2, '"or" needs something behind it.'),
    ("and gug", 0, 3, '"and" stands between two things.'),
    ("gug and", 4, 3, '"and" stands between two things.'),
    ("gug and and panic", 4, 3, '"and" stands between two things.'),
    ("gug - ", 4, 1, '"-" needs something behind it.'),
    ("not", 0, 3, '"not" needs something behind it.'),
    ("gug|", 4, 1, "Behind the bar another value is needed, not the end of the query."),
    ("| gug", 0, 1, "Here a word or a field is needed, not the bar."),
    ("gug | t:event", 4, 1, 'between whole terms write "or"'),
    ("<3", 0, 1, "Here a word or a field is needed, not an operator."),
    ("sort:csot", 5, 4, 'Cards cannot be sorted by "csot". Did you mean "cost"'),
    ("sort:-text", 6, 4, 'Cards cannot be sorted by "text".'),
    ("sort=cost", 4, 1, "sort is followed by a colon"),
    ("sort:cost:up", 10, 2, "The direction is asc or desc."),
    ("(gug sort:cost)", 5, 4, "sort is for the whole query"),
    ("-sort:cost", 1, 4, "sort is for the whole query"),
    ("(" * (DEEPEST + 1) + "gug", DEEPEST, 1, "Parentheses can be nested 40 deep"),
    ("g" * (LONGEST + 1), LONGEST, 1, "A query has at most 1000 characters; this one has 1001."),
]


@pytest.mark.parametrize(("query", "at", "width", "sentence"), ERRORS, ids=[query[:30] for query, *_ in ERRORS])
def test_errors_point_at_the_place_and_say_what_is_meant(query: str, at: int, width: int, sentence: str) -> None:
    error = problem(query)
    assert sentence in str(error)
    assert (error.at, error.width) == (at, width)
    assert isinstance(error, RlyehError)


class TestPointing:
    def test_carets_stand_under_the_place(self) -> None:
        assert problem("gug f:cthulu").pointer() == "gug f:cthulu\n      ^^^^^^"

    def test_wide_signs_and_tabs_do_not_shift_them(self) -> None:
        assert problem("深\tf:cthulu").pointer() == "深 f:cthulu\n     ^^^^^^"

    def test_the_place_survives_the_way_between_processes(self) -> None:
        error = problem("gug f:cthulu")
        again = pickle.loads(pickle.dumps(error))
        assert (str(again), again.pointer()) == (str(error), error.pointer())

    def test_behind_the_end(self) -> None:
        assert problem("cost<").pointer() == "cost<\n     ^"


class TestOnePredicate:
    def test_a_search_is_one_test_of_one_card(self) -> None:
        ready = compiled("f:cthulhu -(cost>2 or is:unique) sort:cost", POOL)
        assert [entry.card.title for entry in ready.index.entries if ready.test(entry)] == ["Young Deep One"]
        assert all(isinstance(entry, IndexedCard) for entry in ready.index.entries)

    def test_a_pool_is_prepared_once(self) -> None:
        assert compiled("gug", POOL).index is compiled("panic", POOL).index

    def test_it_runs_any_number_of_times(self) -> None:
        ready = compiled("s:monster", POOL)
        assert ready.cards() == ready.cards() == [POOL["core-201"], POOL["fl-204"]]

    def test_bare_words_everywhere(self) -> None:
        assert search("monster", POOL) == []
        assert len(compiled("monster", POOL, everywhere=True).cards()) == 2

    @pytest.mark.parametrize(("query", "english"), [
        ("", "every card"),
        ("gug", 'the name has "gug"'),
        ("f:shub|yog c<=3", "(the faction is Shub-Niggurath or Yog-Sothoth) and the cost is at most 3"),
        ("(gug or c:1) -t:event", '(the name has "gug" or the cost is 1) and not (the type is event)'),
        ("i:TT k:toughness>=2", "terror among the icons is at least 2 and Toughness among the keywords is at least 2"),
        ("skill>cost sort:-c", "the skill is more than the cost, sorted by cost, high to low"),
        ("sort:f order:name", "every card, sorted by faction and then name"),
        ("terror!=2 icon<3", "not (the number of terror icons is 2) and the number of icons is less than 3"),
    ])
    def test_it_tells_how_it_was_understood(self, query: str, english: str) -> None:
        assert compiled(query, POOL).english == english


PIECES = st.sampled_from(
    [*BY_NAME, *SORT, ":", "=", "!=", "<", "<=", ">", ">=", "|", "(", ")", "-", '"', "or", "and", "not", " ", " ", "x",
     "2", "terror", "cthulhu", "TTC", "gug", "faction:hastur", "cost<=3", "sort:-cost", "é", "\0", "深"]
)  # fmt: skip


@settings(deadline=None)
@given(st.one_of(st.text(max_size=60), st.lists(PIECES, max_size=25).map("".join)))
@example("(" * 900)
@example("not " * 249 + "a")
@example("-" * 999 + "a")
@example("a or " * 199 + "a")
def test_any_text_is_a_query_or_a_typed_error_inside_it(query: str) -> None:
    ready = outcome(query)
    if isinstance(ready, SearchError):
        assert 0 <= ready.at <= len(query)
        assert str(ready).endswith((".", "?"))
        assert len(ready.pointer().splitlines()) == 2
    else:
        passing = {entry.card.id for entry in ready.index.entries if ready.test(entry)}
        assert {card.id for card in ready.cards()} == passing


def outcome(query: str) -> CompiledQuery | SearchError:
    """What becomes of a query."""
    try:
        return compiled(query, POOL)
    except SearchError as error:
        return error


@settings(deadline=None)
@given(st.sampled_from([query for query, _ in FINDS]), st.sampled_from([query for query, _ in FINDS]))
def test_queries_are_a_boolean_algebra(one: str, two: str) -> None:
    """What holds of sets holds of queries: De Morgan, and that not, and, or mean what they say."""
    this, that, everything = set(found(one)), set(found(two)), set(found(""))
    assert set(found(f"({one}) ({two})")) == this & that
    assert set(found(f"({one}) or ({two})")) == this | that
    assert set(found(f"-({one})")) == everything - this
    assert set(found(f"-(({one}) or ({two}))")) == set(found(f"-({one}) -({two})"))


REAL_QUERIES = [query for query, _ in EXAMPLES] + [example for field in FIELDS for example in field.examples]


@pytest.mark.parametrize("query", REAL_QUERIES)
def test_examples_of_the_manual_find_something_but_not_everything(query: str) -> None:
    assert 0 < len(search(query, REAL)) < len(catalogue())


def ids(query: str) -> list[str]:
    """What a query finds among all cards of the game."""
    return [card.id for card in search(query, REAL)]


def test_all_cards_of_the_game_are_searched() -> None:
    assert ids("") == list(catalogue().entries)
    assert ids("khopesh") == ["ar-016"]
    assert ids("f:silver-twilight t:conspiracy") == [
        entry.id for entry in catalogue() if (entry.faction, entry.type) == (Faction.SILVER_TWILIGHT, "conspiracy")
    ]
    black_dog = 'id=rev-029 cost:2 skill:0 i:CC k:fast k:willpower s:monster s:creature pack:"words of power" year:2012'
    assert ids(black_dog) == ["rev-029"]


def test_cards_that_cannot_be_played_yet_are_told_apart() -> None:
    """They have no text here; that does not make them cards that were printed without any."""
    assert ids("is:playable") == [card_id for card_id in ids("") if card_id in REAL]
    assert ids("-is:playable legal:casual") == []
    assert ids("-is:playable is:vanilla") == []
    assert set(ids("-is:playable is:attachment")) == {card_id for card_id in ids("s:attachment") if card_id not in REAL}


def test_legal_is_what_the_format_says_of_every_card() -> None:
    """DECK-12: the sets of the format; DECK-9: its banned cards; CCG-2: no conspiracies."""
    for format in (FORMATS["lcg-2010"], FORMATS["lcg-final"], FORMATS["ccg"]):
        sets = [entry for entry in catalogue() if entry.code in format.sets and entry.id not in format.banned]
        fit = [each for each in sets if each.type is not CardType.CONSPIRACY or format.rules.conspiracies]
        cards = [each.id for each in fit if each.type is not CardType.STORY]
        assert ids(f"legal:{format.id} -t:story") == cards
