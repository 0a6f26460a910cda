"""The Mark of Madness: Syndicate."""

from rlyeh.language import *

MILIEU_ENFORCEMENT = support(
    "tmom-053", "Milieu Enforcement", SYNDICATE, cost=2, subtypes="Condition",
    attach_to=CHARACTER_OR_SUPPORT.other_than("Ancient One"),
    text=[response(after(succeeds()), destroy(HOST_CARD), if_=happened(succeeds(), at_least=2))],
)
