"""The Order of the Silver Twilight: Silver Twilight."""

from rlyeh.language import *

SENATOR_NATHANIEL_RHODES = character(
    "ost-017", "Senator Nathaniel Rhodes", SILVER_TWILIGHT, unique=True, descriptor="Adept Politician", cost=4, skill=4,
    icons="CAAI", subtypes="Lodge, Government",
    text=[response(after(discards_cards(YOU)), pay(1), to=draw())],
)
