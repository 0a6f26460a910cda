"""For the Greater Good: Syndicate."""

from rlyeh.language import *

ESCAPED_CONVICT = character(
    "ftgg-052", "Escaped Convict", SYNDICATE, cost=2, skill=1, icons="C", subtypes="Criminal", keywords=[TOUGHNESS(1)],
    text=[forced_response(after(loses_skill_check(with_=THIS)), commit_to(THIS, STORY))],
)

ON_THE_TAKE = support(
    "ftgg-053", "On the Take", SYNDICATE, cost=1, subtypes="Attachment, Environment", attach_to=STORY_CARD,
    text=[price_to_commit(put_on_bottom(a(CARD.in_(HAND))), to=HOST_STORY, who=EACH_OPPONENT)],
)
