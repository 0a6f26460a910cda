"""Secrets of Arkham: stories."""

from rlyeh.language import *

OBSESSIVE_RESEARCH = story("soa-053", "Obsessive Research", text=[must(EACH_PLAYER, draw_until(8))])
