/** A card for tests, with what a test says about it. */

import type { CardFacts } from "./types";

export function sample(facts: Partial<CardFacts> = {}): CardFacts {
  return {
    id: "core-001",
    set: "Core Set",
    number: 1,
    title: "Thomas F. Malone",
    unique: true,
    descriptor: null,
    type: "character",
    faction: "agency",
    cost: 4,
    skill: 5,
    icons: { terror: 0, combat: 2, arcane: 0, investigation: 0 },
    subtypes: ["Investigator"],
    keywords: [],
    steadfast: {},
    resource_icons: { agency: 1 },
    transient: false,
    zoog: false,
    struggle_icons: [],
    icon_boosters: [],
    text: "",
    playable: true,
    ...facts,
  };
}
