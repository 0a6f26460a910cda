"""For the Greater Good: Syndicate."""

from rlyeh.language import *

ESCAPED_CONVICT = character(
    "ftgg-052", "Escaped Convict", SYNDICATE, cost=2, skill=1, icons="C", subtypes="Criminal", keywords=[TOUGHNESS(1)],
    text=[forced_response(after(loses_skill_check(with_=THIS)), commit_to(THIS, STORY))],
)
