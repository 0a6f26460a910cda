"""The words that cards are written in: costs, targets, effects, triggers, modifiers; and their English.

Card modules take everything from here: `from rlyeh.language import *`.
"""

from rlyeh.language.adjectives import *
from rlyeh.language.again import *
from rlyeh.language.alternatives import *
from rlyeh.language.amounts import *
from rlyeh.language.attaching import *
from rlyeh.language.build import *
from rlyeh.language.choices import *
from rlyeh.language.committing import *
from rlyeh.language.compound import *
from rlyeh.language.conditions import *
from rlyeh.language.control import *
from rlyeh.language.copying import *
from rlyeh.language.counting import *
from rlyeh.language.decks import *
from rlyeh.language.describing import *
from rlyeh.language.domains import *
from rlyeh.language.drawing import *
from rlyeh.language.entering import *
from rlyeh.language.exchanging import *
from rlyeh.language.hands import *
from rlyeh.language.looking import *
from rlyeh.language.mixed import *
from rlyeh.language.modifiers import *
from rlyeh.language.moves import *
from rlyeh.language.names import *
from rlyeh.language.naming import *
from rlyeh.language.nouns import *
from rlyeh.language.people import *
from rlyeh.language.piles import *
from rlyeh.language.ranking import *
from rlyeh.language.resolving import *
from rlyeh.language.resources import *
from rlyeh.language.restrictions import *
from rlyeh.language.storing import *
from rlyeh.language.story_triggers import *
from rlyeh.language.struggles import *
from rlyeh.language.subjects import *
from rlyeh.language.tokens import *
from rlyeh.language.triggers import *
from rlyeh.language.use_triggers import *
from rlyeh.language.verbs import *
from rlyeh.language.whereabouts import *
from rlyeh.language.winning import *
