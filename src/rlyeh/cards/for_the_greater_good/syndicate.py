"""For the Greater Good: The Syndicate."""

from rlyeh.language import *

ON_THE_TAKE = support(
    "ftgg-053", "On the Take", SYNDICATE, cost=1, subtypes="Attachment, Environment", attach_to=STORY_CARD,
    text=[price_to_commit(put_under_deck(a(CARD.in_(HAND))), to=HOST_STORY, who=EACH_OPPONENT)],
)
