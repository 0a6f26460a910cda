"""The card language: words for costs, targets, effects, triggers, modifiers; and their English.

Card modules take all of them: `from rlyeh.language import *`. That brings the words that declare, class by class, and
nothing else; the classes behind them, and whatever else words are made with, are taken from their own modules.
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
from rlyeh.language.effects.discard import *
from rlyeh.language.effects.domains import *
from rlyeh.language.effects.dormant import *
from rlyeh.language.effects.draw_and_discard import *
from rlyeh.language.effects.durations import *
from rlyeh.language.effects.enter_play import *
from rlyeh.language.effects.exchange import *
from rlyeh.language.effects.hands import *
from rlyeh.language.effects.healing import *
from rlyeh.language.effects.look import *
from rlyeh.language.effects.moving_resources import *
from rlyeh.language.effects.play import *
from rlyeh.language.effects.repeat import *
from rlyeh.language.effects.resources import *
from rlyeh.language.effects.search import *
from rlyeh.language.effects.struggle_effects import *
from rlyeh.language.effects.struggles import *
from rlyeh.language.effects.token_moves import *
from rlyeh.language.effects.tokens import *
from rlyeh.language.effects.unless import *
from rlyeh.language.effects.winning import *
from rlyeh.language.modifiers.characteristics import *
from rlyeh.language.modifiers.cheaper import *
from rlyeh.language.modifiers.committing import *
from rlyeh.language.modifiers.copies import *
from rlyeh.language.modifiers.entering import *
from rlyeh.language.modifiers.naming import *
from rlyeh.language.modifiers.openness import *
from rlyeh.language.modifiers.phases import *
from rlyeh.language.modifiers.plans import *
from rlyeh.language.modifiers.playing import *
from rlyeh.language.modifiers.prices import *
from rlyeh.language.modifiers.prohibitions import *
from rlyeh.language.modifiers.resolving import *
from rlyeh.language.modifiers.struggle_order import *
from rlyeh.language.modifiers.struggles import *
from rlyeh.language.modifiers.time_of_day import *
from rlyeh.language.modifiers.victory import *
from rlyeh.language.names import *
from rlyeh.language.nouns.amounts import *
from rlyeh.language.nouns.cards import *
from rlyeh.language.nouns.clauses import *
from rlyeh.language.nouns.domains import *
from rlyeh.language.nouns.either import *
from rlyeh.language.nouns.extremes import *
from rlyeh.language.nouns.named import *
from rlyeh.language.nouns.players import *
from rlyeh.language.nouns.spoken_of import *
from rlyeh.language.nouns.totals import *
from rlyeh.language.triggers.abilities import *
from rlyeh.language.triggers.events import *
from rlyeh.language.triggers.past import *
from rlyeh.language.triggers.stories import *

__all__ = [
    # Cards, their texts, and how a deck may be built with them.
    "FATED", "TOUGHNESS", "action", "always", "character", "conspiracy", "deck_copies", "disrupt", "errata", "event",
    "forced_response", "instead", "limit_once", "passive", "response", "story", "support", "whenever", "while_",
    # Proper names: factions, icons, keywords, labels, positions, zones, phases.
    "ACTION", "AGENCY", "ALL_TOUGHNESS", "ARCANE", "COMBAT", "CTHULHU", "DAY", "DECK", "DISCARD", "DISRUPT", "DORMANT",
    "DRAW_PHASE", "EXHAUSTED", "FAST", "FORCED_RESPONSE", "HAND", "HASTUR", "HEROIC", "INSANE", "INVESTIGATION",
    "INVULNERABILITY", "LOYAL", "MISKATONIC", "NEUTRAL", "NIGHT", "OPERATIONS", "PLAY", "PROPHECY", "READY",
    "REFRESH_PHASE", "RESILIENT", "RESOURCE", "RESOURCE_PHASE", "RESPONSE", "SHUB_NIGGURATH", "SILVER_TWILIGHT",
    "STORY_DECK", "STORY_PHASE", "SYNDICATE", "TERROR", "VILLAINOUS", "WILLPOWER", "WON", "YOG_SOTHOTH",
    # Nouns: cards and stories, and clauses that narrow them down.
    "ATTACHMENT", "CARD", "CHARACTER", "CHARACTER_OR_SUPPORT", "CONSPIRACY", "EVENT", "MINE", "STORY", "STORY_CARD",
    "STORY_OF_THE_DECK", "SUPPORT", "THEIRS", "WON_STORY", "YOUR_CARD", "any_of", "arrived_this_phase",
    "controlled_with", "different_from", "either_kind", "highest", "is_not", "lowest", "one_and_other",
    "other_faction_than", "same_faction_as", "same_title_as", "the_one", "was_committed_to", "with_attached",
    "with_characters", "with_keyword", "with_subtype", "with_tokens", "without",
    # What was chosen or spoken of: this card, its host, that one, the one that is chosen.
    "HOST", "HOSTS_STORY", "HOST_CARD", "HOST_STORY", "ITSELF", "ITS_STORY", "SAME_STORY", "THAT_CARD",
    "THAT_CHARACTER", "THAT_STORY", "THAT_STORY_CARD", "THE_CAUSE", "THE_GIVER", "THIS", "THIS_STORY", "THOSE_CARDS",
    "THOSE_CHARACTERS", "a", "any_number", "choose", "named", "naming", "story_of", "the", "together", "total",
    "total_icons",
    # Players.
    "ANY_PLAYER", "CHOSEN_PLAYER", "EACH_OPPONENT", "EACH_PLAYER", "OPPONENT", "THAT_LOSER", "THAT_OPPONENT",
    "THAT_PLAYER", "YOU", "controller_of", "owner_of", "player_with_won",
    # Amounts.
    "MARGIN", "OVERPAYMENT", "X", "YOUR_DOMAINS", "cost_of", "count", "domains_of", "how_often", "icons_of",
    "paying_resources", "skill_of", "that_many", "tokens_on",
    # Conditions.
    "AFTER_COMMITTING", "AFTER_RESOLVING", "BEFORE_COMMITTING", "DAY_TIME", "ENTERED_DISCARD_THIS_PHASE", "NIGHT_TIME",
    "OVERPAID", "YOUR_OPERATIONS", "YOUR_TURN", "after_committing", "before_committing", "both", "committed", "during",
    "either", "every", "exists", "happened", "has_been", "is_a", "more", "none", "not_", "still_in_play", "turn_of",
    # Triggers: what happens, in stories too, and what abilities do.
    "ability_used", "after", "changes_control", "commits", "discards_cards", "discards_from_deck", "does_not_succeed",
    "drains", "drains_domain_of", "draws", "draws_cards", "effect_chooses", "enters_any_discard", "enters_discard",
    "enters_play", "has_committed", "is_", "leaves_play", "loses_icon_struggle", "loses_skill_check",
    "overpays_ability", "phase_begins", "phase_ends", "places_token", "plays", "replaces_story", "resolves_story",
    "skill_check", "stories_resolved", "struggles_over", "succeeds", "triggered", "triggered_ability", "turn_begins",
    "turn_ends", "when", "wins_story", "wins_struggle", "would", "would_be", "would_draw", "would_enter_any_discard",
    "would_enter_discard", "would_place_token", "would_resolve",
    # Effects, put together and chosen among, and how long they last.
    "END_OF_PHASE", "END_OF_TURN", "WHILE_IN_PLAY", "another_skill_check", "as_next_action", "at_end_of_phase",
    "at_end_of_turn", "choosing", "copy_effects", "for_each", "given", "in_next_refresh", "later", "may", "must",
    "one_of", "otherwise", "play", "play_free", "repeat_phase", "return_to_owner", "skips_next", "take_control", "then",
    "these", "trigger_again", "until_end_of_phase", "until_end_of_turn", "until_end_of_your_next_turn",
    "until_it_resolves_again", "until_your_next_turn", "use_ability", "use_story_effect", "while_exhausted",
    # Effects on cards in play.
    "attach", "cancel", "destroy", "discard_from_play", "divide_wounds", "drive_insane", "enters_as_character",
    "exchange_control", "exchange_stories", "exhaust", "keep_on", "lie_dormant", "move_wound", "pay", "put_into_play",
    "ready", "remove_from_game", "remove_wounds", "restore", "restore_and_ready", "return_instead_of_discarding",
    "return_to_hand", "sacrifice", "search", "take_that_wound", "unattach", "uncommit", "wound",
    # Effects on hands and decks.
    "A_PLAYER", "TOP_CARD", "bottom_cards", "choose_next_story", "discard", "discard_at_random", "discard_down_to",
    "discard_from_deck", "discard_from_hand", "discard_hand", "draw", "draw_until", "draws_instead", "draws_more",
    "exchange_hand", "exchange_with_discard", "hand_limit", "look_at", "look_at_top", "mill", "put_back",
    "put_on_bottom", "put_on_top", "put_one_under", "reveal", "reveal_at_random", "reveal_until", "shuffle_deck",
    "shuffle_into_deck", "take_to_hand", "top_cards", "topmost",
    # Effects on domains, resources, tokens and struggles.
    "PAYING_DOMAIN", "RESOURCES", "YOUR_RESOURCES", "another_struggle", "attach_as_resource", "attach_to_new_domain",
    "become_story", "deal_tokens", "discard_exactly", "discard_resource", "discard_tokens", "domain", "domain_of",
    "domains", "drain_all_domains", "drain_domain", "drain_that_domain", "eliminate", "exchange", "exchange_tokens",
    "for_each_domain", "gain_domain", "gains_struggle", "gains_struggles", "loses_named_struggle", "loses_struggle",
    "loses_struggles", "move_drain", "move_resource", "move_token", "move_tokens", "name_struggle",
    "no_chosen_struggles", "no_struggles", "place_token", "rearrange_stories", "refresh_all_domains", "refresh_domain",
    "resource_types", "result_again", "spend_tokens", "that_domain", "turn_resources_down", "win", "win_as_well",
    # Modifiers: what a card is and has.
    "blank", "cannot_be_blanked", "gains", "gains_abilities", "gains_icons", "gains_keywords", "gains_printed_icons",
    "gains_subtype", "gains_text_box", "has_faction", "has_icons", "has_named_faction", "has_skill", "icon_counts",
    "is_called", "it_is", "loses", "loses_abilities", "loses_all", "loses_keywords", "loses_printed_icons",
    "only_other_factions", "trade_icons",
    # Modifiers: what may be done, what it costs, and how cards enter play.
    "cannot", "costs", "counts_as_character", "enters_as_copy", "enters_exhausted", "enters_insane", "ignores_match",
    "immune", "playable_from", "plays_with_deck_open", "plays_with_hand_open", "resources_match", "stays_committed",
    "terror_does_not_protect",
    # Modifiers of committing, struggles, stories and winning.
    "cannot_win_by_stories", "commit_to", "commits_ready", "compares_skill", "counts_at", "counts_icons_too",
    "counts_other_icons", "declines_story_effect", "does_not_count", "does_not_count_skill", "exhausted_may_commit",
    "fewer_tokens_needed", "fewest", "heroic_and_villainous", "loser_takes_extra_wounds", "may_commit_as_character",
    "may_stay_exhausted", "more_stories_needed", "more_tokens_needed", "most", "must_commit", "must_follow",
    "must_use_effect", "no_skill_check", "orders_struggles", "readies_at_most", "result_of_struggle",
    "skill_check_first", "skips", "struggle_order", "struggles_become", "uses_effect_instead",
    "winner_deals_extra_wounds", "wins_all_struggles", "would_replace_story",
    # Prices, permissions and plans: what acts cost, what may be chosen, used and played, and who commits together.
    "cannot_be_chosen", "cannot_commit_alone", "cannot_commit_with", "cannot_have_attached", "cannot_play",
    "cannot_trigger", "cheaper_for", "commits_at_most", "commits_one_faction", "commits_only_alone",
    "commits_to_one_story", "cost_not_lowered", "costs_exactly", "limit", "price_of_resource", "price_to_choose",
    "price_to_commit", "price_to_trigger", "random_resources", "several_domains", "through_triggered", "unless",
    "wounds_on",
]
