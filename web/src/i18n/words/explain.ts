import type { Phrases } from "$/i18n";

/** Words for what has made a card's values what they are. */
export const explain = {
  changed: ["What has changed {card}", "Was {card} verändert hat"],
  printed: ["{value} printed", "{value} aufgedruckt"],
  usual: ["{value} as usual", "{value} wie üblich"],
  owned: ["owned by {value}", "Besitzer: {value}"],

  skill: ["Skill", "Fertigkeit"],
  icons: ["Icons", "Symbole"],
  keywords: ["Keywords", "Schlüsselwörter"],
  subtypes: ["Subtypes", "Merkmale"],
  faction: ["Faction", "Fraktion"],
  title: ["Title", "Titel"],
  type: ["Card type", "Kartentyp"],
  cost: ["Cost", "Kosten"],
  control: ["Controlled by", "Kontrolliert von"],
  struggles: ["Struggles", "Konflikte"],
  tokens: ["Tokens to win", "Marker zum Sieg"],
} as const satisfies Phrases;
