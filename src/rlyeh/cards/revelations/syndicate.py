"""Revelations: Syndicate."""

from rlyeh.language import *

THOMAS_FLEMING = character(
    "rev-055", "Thomas Fleming", SYNDICATE, unique=True, descriptor="Financial Wizard", cost=3, skill=4, icons="AAI",
    subtypes="Sorcerer, Criminal",
    text=[action(pay(1), to=exchange(choose(YOUR_RESOURCES), TOP_CARD))],
    rulings=("The domain that pays may hold the resource: it is paid before anything is exchanged (PAY-6).",),
)
