"""Seekers of Knowledge: Miskatonic University."""

from rlyeh.language import *

STATION_EISMITTE = support(
    "sok-022", "Station Eismitte", MISKATONIC, unique=True, descriptor="Mid-Ice Polar Station", cost=2,
    subtypes="Polar, Location",
    text=[immune(MINE.subtype("Explorer", "Scientist"), to=CHARACTER, triggered=True)],
    rulings=("Forced Responses are triggered effects as well; passive text still reaches them (TIME-26).",),
)
