import type { Phrases } from "$/i18n";

/** Words about cards: what is on them, the card browser, the rules reference and the settings. */
export const cards = {
  faction_agency: ["The Agency", "Die Behörde"],
  faction_miskatonic: ["Miskatonic University", "Miskatonic-Universität"],
  faction_syndicate: ["The Syndicate", "Das Syndikat"],
  faction_cthulhu: ["Cthulhu", "Cthulhu"],
  faction_hastur: ["Hastur", "Hastur"],
  faction_shub_niggurath: ["Shub-Niggurath", "Shub-Niggurath"],
  faction_yog_sothoth: ["Yog-Sothoth", "Yog-Sothoth"],
  faction_silver_twilight: ["The Order of the Silver Twilight", "Der Orden des Silbernen Zwielichts"],
  faction_neutral: ["Neutral", "Neutral"],

  type_character: ["Character", "Charakter"],
  type_support: ["Support", "Unterstützung"],
  type_event: ["Event", "Ereignis"],
  type_conspiracy: ["Conspiracy", "Verschwörung"],
  type_story: ["Story", "Geschichte"],

  icon_terror: ["Terror", "Terror"],
  icon_combat: ["Combat", "Kampf"],
  icon_arcane: ["Arcane", "Arkan"],
  icon_investigation: ["Investigation", "Ermittlung"],
  icon_skill: ["Skill", "Fähigkeit"],
  icon_cost: ["Cost", "Kosten"],
  icon_success: ["Success token", "Erfolgsmarker"],
  icon_wound: ["Wound", "Wunde"],
  icon_unique: ["Unique", "Einzigartig"],

  keyword_fast: ["Fast", "Schnell"],
  keyword_heroic: ["Heroic", "Heldenhaft"],
  keyword_villainous: ["Villainous", "Schurkisch"],
  keyword_invulnerability: ["Invulnerability", "Unverwundbarkeit"],
  keyword_loyal: ["Loyal", "Loyal"],
  keyword_toughness: ["Toughness", "Zähigkeit"],
  keyword_willpower: ["Willpower", "Willenskraft"],
  keyword_steadfast: ["Steadfast", "Standhaft"],
  keyword_transient: ["Transient", "Vergänglich"],
  keyword_zoog: ["Zoog", "Zoog"],
  keyword_day: ["Day", "Tag"],
  keyword_night: ["Night", "Nacht"],
  keyword_fated: ["Fated", "Schicksalhaft"],
  keyword_resilient: ["Resilient", "Unverwüstlich"],
  keyword_dormant: ["Dormant", "Schlummernd"],
  keyword_prophecy: ["Prophecy", "Prophezeiung"],

  term_fast: [
    "Fast: who has more Fast characters at a story wins its tied struggles there.",
    "Schnell: Wer mehr schnelle Charaktere bei einer Geschichte hat, gewinnt dort bei Gleichstand.",
  ],
  term_heroic: [
    "Heroic: nobody controls Heroic and Villainous characters at the same time.",
    "Heldenhaft: Niemand kontrolliert zugleich heldenhafte und schurkische Charaktere.",
  ],
  term_villainous: [
    "Villainous: nobody controls Villainous and Heroic characters at the same time.",
    "Schurkisch: Niemand kontrolliert zugleich schurkische und heldenhafte Charaktere.",
  ],
  term_invulnerability: [
    "Invulnerability: it cannot be wounded. It can still be destroyed outright.",
    "Unverwundbarkeit: Der Charakter kann nicht verwundet werden. Effekte, die ihn zerstören, wirken trotzdem.",
  ],
  term_loyal: [
    "Loyal: resources of its own faction must pay the whole cost.",
    "Loyal: Ressourcen der eigenen Fraktion müssen die gesamten Kosten bezahlen.",
  ],
  term_toughness: [
    "Toughness: so many wounds it survives; the next one destroys it.",
    "Zähigkeit: So viele Wunden übersteht der Charakter; die nächste zerstört ihn.",
  ],
  term_willpower: [
    "Willpower: it cannot go insane.",
    "Willenskraft: Der Charakter kann nicht wahnsinnig werden.",
  ],
  term_steadfast: [
    "Steadfast: to play it you need this many resources of the faction at all your domains together.",
    "Standhaft: Um die Karte zu spielen, brauchst du so viele Ressourcen der Fraktion an allen deinen Domänen zusammen.",
  ],
  term_transient: [
    "Transient: as a resource it is worth two when you play a card, and is destroyed once its domain is drained.",
    "Vergänglich: Als Ressource zählt die Karte doppelt, wenn du damit eine Karte spielst, und wird zerstört, sobald ihre Domäne geleert ist.",
  ],
  term_fated: [
    "Fated: with this many success tokens on it, it goes under its owner’s deck.",
    "Schicksalhaft: Mit so vielen Erfolgsmarkern kommt die Karte unter das Deck ihres Besitzers.",
  ],
  term_resilient: [
    "Resilient: when it leaves play, its controller may put it on top of the owner’s deck instead.",
    "Unverwüstlich: Verlässt die Karte das Spiel, darf sie stattdessen oben auf das Deck gelegt werden.",
  ],
  term_dormant: [
    "Dormant: it may be laid face down at a story, and be played for nothing when that story is won.",
    "Schlummernd: Die Karte kann verdeckt an eine Geschichte gelegt und umsonst gespielt werden, wenn diese gewonnen wird.",
  ],
  term_prophecy: [
    "Prophecy: an event that lies face up on your deck and comes true later.",
    "Prophezeiung: ein Ereignis, das offen auf deinem Deck liegt und sich später erfüllt.",
  ],
  term_day: ["Day: while it is in play, it is day.", "Tag: Solange die Karte im Spiel ist, ist es Tag."],
  term_night: [
    "Night: while it is in play, it is night.",
    "Nacht: Solange die Karte im Spiel ist, ist es Nacht.",
  ],
  term_insane: [
    "Insane characters lie face down: no skill, no icons, no text. One of yours recovers in each of your refresh phases.",
    "Wahnsinnige Charaktere liegen verdeckt: keine Fähigkeit, keine Symbole, kein Text. In jeder deiner Auffrischphasen erholt sich einer.",
  ],
  term_exhaust: [
    "An exhausted card lies sideways and can do nothing that needs it to be ready.",
    "Eine erschöpfte Karte liegt quer und kann nichts tun, wofür sie bereit sein muss.",
  ],
  term_commit: [
    "Committed characters are exhausted and contend for a story this turn.",
    "Eingesetzte Charaktere sind erschöpft und ringen in diesem Zug um eine Geschichte.",
  ],
  term_drain: [
    "A drained domain has paid and cannot pay again until it is refreshed.",
    "Eine geleerte Domäne hat bezahlt und kann es erst nach dem Auffrischen wieder.",
  ],
  term_wound: [
    "A character with more wounds than its Toughness is destroyed.",
    "Ein Charakter mit mehr Wunden als Zähigkeit wird zerstört.",
  ],
  term_sacrifice: [
    "To sacrifice is to put a card of your own from play into the discard pile.",
    "Opfern heißt, eine eigene Karte aus dem Spiel auf den Ablagestapel zu legen.",
  ],
  term_destroy: [
    "A destroyed card leaves play and goes to its owner’s discard pile.",
    "Eine zerstörte Karte verlässt das Spiel und kommt auf den Ablagestapel ihres Besitzers.",
  ],
  term_ready: [
    "A ready card stands upright and can be used.",
    "Eine bereite Karte steht aufrecht und kann handeln.",
  ],

  back: ["A card, face down", "Eine verdeckte Karte"],
  insaneNamed: ["{name}, insane", "{name}, wahnsinnig"],
  costIs: ["cost {n}", "Kosten {n}"],
  skillIs: ["skill {n}", "Fähigkeit {n}"],
  woundsAre: ["{n} wounds", "{n} Wunden"],
  woundIs: ["1 wound", "1 Wunde"],
  tokensAre: ["{n} success tokens", "{n} Erfolgsmarker"],
  tokenIs: ["1 success token", "1 Erfolgsmarker"],
  iconsAre: ["{n} {icon}", "{n}-mal {icon}"],
  blankNow: ["text box blank", "Textbox leer"],
  effectsAre: ["{n} lasting effects", "{n} anhaltende Effekte"],
} as const satisfies Phrases;
