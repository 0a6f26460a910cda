import type { Phrases } from "$/i18n";

/** Words that every page needs. */
export const common = {
  loading: ["One moment …", "Einen Moment …"],
  pageFailed: [
    "This page could not be loaded. Reload to try again.",
    "Diese Seite ließ sich nicht laden. Bitte neu laden.",
  ],
  nowhere: ["There is nothing here.", "Hier ist nichts."],
  home: ["Back to the start", "Zurück zum Anfang"],
  skip: ["Skip to the content", "Zum Inhalt springen"],
  menu: ["Menu", "Menü"],
  play: ["Play", "Spielen"],
  lobby: ["Lobby", "Lobby"],
  decks: ["Decks", "Decks"],
  cards: ["Cards", "Karten"],
  rules: ["Rules", "Regeln"],
  learn: ["Learn", "Lernen"],
  profile: ["Profile", "Profil"],
  settings: ["Settings", "Einstellungen"],
  close: ["Close", "Schließen"],
  cancel: ["Cancel", "Abbrechen"],
  unofficial: [
    "An unofficial fan project. Call of Cthulhu: The Card Game and its names belong to Fantasy Flight Games and Chaosium.",
    "Ein inoffizielles Fanprojekt. Call of Cthulhu: Das Kartenspiel und seine Namen gehören Fantasy Flight Games und Chaosium.",
  ],
} as const satisfies Phrases;
