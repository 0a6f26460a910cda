/** What a person sets for this browser. It is kept in the browser alone. */

export type Language = "en" | "de";
export type Palette = "study" | "deuteranopia" | "protanopia" | "tritanopia" | "contrast";

/** How what happens at a table is shown: told like a story, quickly, or not at all. */
export const PACES = ["story", "brisk", "none"] as const;
export type Pace = (typeof PACES)[number];

export interface Settings {
  language: Language;
  palette: Palette;
  /** How large text is, in per cent. */
  textSize: number;
  /** Whether things stand still. The system's own wish counts too. */
  still: boolean;
  sounds: boolean;
  pace: Pace;
  /** Whether the coach says unasked what it would do. */
  hints: boolean;
  /** Glossary in tooltips, hints while one learns. */
  tips: boolean;
  /** Whether a person's own scans are shown, where there are some. */
  scans: boolean;
}

const PLACE = "rlyeh-settings";

const DEFAULTS: Settings = {
  language: navigator.language.startsWith("de") ? "de" : "en",
  palette: "study",
  textSize: 100,
  still: false,
  sounds: false,
  pace: "story",
  hints: false,
  tips: true,
  scans: false,
};

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({ ...DEFAULTS, ...kept() });

/** Change some of them, for now and for next time. */
export function set(changed: Partial<Settings>): void {
  Object.assign(settings, changed);
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Show them: on the root element, where the style sheets look. */
export function dress(root: HTMLElement): void {
  root.lang = settings.language;
  root.dataset.palette = settings.palette;
  root.dataset.still = String(settings.still);
  root.style.setProperty("--text-size", `${settings.textSize}%`);
}
