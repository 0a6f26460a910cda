"""Secrets of Arkham: Miskatonic University."""

from rlyeh.language import *

THE_NECRONOMICON = support(
    "soa-009", "The Necronomicon", MISKATONIC, unique=True, descriptor="The Book of the Mad Arab", cost=4,
    subtypes="Tome",
    text=[action(exhaust(ITSELF), pay(3), to=take_control(choose(CHARACTER), until=END_OF_PHASE))],
)
