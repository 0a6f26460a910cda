"""Rules that no test has to name, each with the reason."""

EXEMPT: dict[str, str] = {
    "GEN-5": "sums up the aim of the game; the parts are STORY-37 and WIN-1",
    "CARD-13": "says that subtypes carry no rules, so there is nothing to carry out",
    "CARD-16": "describes where keywords are printed on the card",
    "CARD-19": "describes collector data, which has no effect in play",
    "DECK-11": "lists products of the publisher",
    "DECK-12": "lists products of the publisher",
    "CCG-1": "says which printed text decides when two disagree",
    "CCG-3": "describes components: no board, tokens from a loose supply",
    "CCG-27": "describes rarity levels, which have no effect in play",
    "CCG-29": "says that a text has no section of its own on some words",
}
