"""The words that cards are written in: costs, targets, effects, triggers, modifiers; and their English.

Card modules take everything from here: `from rlyeh.language import *`.
"""

from rlyeh.language.conditions import *
from rlyeh.language.deck_building import *
from rlyeh.language.declare import *
from rlyeh.language.effects.alternatives import *
from rlyeh.language.effects.attach import *
from rlyeh.language.effects.characters import *
from rlyeh.language.effects.combine import *
from rlyeh.language.effects.control import *
from rlyeh.language.effects.decks import *
from rlyeh.language.effects.domains import *
from rlyeh.language.effects.draw_and_discard import *
from rlyeh.language.effects.enter_play import *
from rlyeh.language.effects.exchange import *
from rlyeh.language.effects.hands import *
from rlyeh.language.effects.look import *
from rlyeh.language.effects.repeat import *
from rlyeh.language.effects.resources import *
from rlyeh.language.effects.struggles import *
from rlyeh.language.effects.tokens import *
from rlyeh.language.modifiers.characteristics import *
from rlyeh.language.modifiers.committing import *
from rlyeh.language.modifiers.copies import *
from rlyeh.language.modifiers.entering import *
from rlyeh.language.modifiers.naming import *
from rlyeh.language.modifiers.playing import *
from rlyeh.language.modifiers.prohibitions import *
from rlyeh.language.modifiers.resolving import *
from rlyeh.language.modifiers.struggles import *
from rlyeh.language.modifiers.victory import *
from rlyeh.language.names import *
from rlyeh.language.nouns.adjectives import *
from rlyeh.language.nouns.amounts import *
from rlyeh.language.nouns.cards import *
from rlyeh.language.nouns.clauses import *
from rlyeh.language.nouns.either import *
from rlyeh.language.nouns.extremes import *
from rlyeh.language.nouns.named import *
from rlyeh.language.nouns.players import *
from rlyeh.language.nouns.positions import *
from rlyeh.language.nouns.spoken_of import *
from rlyeh.language.triggers.abilities import *
from rlyeh.language.triggers.events import *
from rlyeh.language.triggers.stories import *
