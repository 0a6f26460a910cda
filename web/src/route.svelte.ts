/** Which page is shown: a table of paths, and the browser's own history. */

import type { Component } from "svelte";

type Page = { default: Component<Record<string, string>> };
type Load = () => Promise<unknown>;

/** Each page is loaded when it is first opened. `:name` in a path is handed to the page. */
const PAGES: [path: string, load: Load][] = [
  ["/", () => import("./pages/Start.svelte")],
  ["/lobby", () => import("./pages/Lobby.svelte")],
  ["/game/:id", () => import("./pages/Game.svelte")],
  ["/replay/:id", () => import("./pages/Replay.svelte")],
  ["/shared/:token", () => import("./pages/Shared.svelte")],
  ["/invitation/:token", () => import("./pages/Invitation.svelte")],
  ["/decks", () => import("./pages/Decks.svelte")],
  ["/decks/:id", () => import("./pages/DeckBuilder.svelte")],
  ["/cards", () => import("./pages/Cards.svelte")],
  ["/cards/:id", () => import("./pages/CardPage.svelte")],
  ["/rules", () => import("./pages/Rules.svelte")],
  ["/rules/:id", () => import("./pages/Rules.svelte")],
  ["/learn", () => import("./pages/Learn.svelte")],
  ["/profile", () => import("./pages/Profile.svelte")],
  ["/settings", () => import("./pages/Settings.svelte")],
];

const nowhere: Load = () => import("./pages/Nowhere.svelte");

/** What a part of an address says; nothing if it was cut off in the middle of a letter. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** A path without slashes at its end: they make no difference. */
export function plain(path: string): string {
  return path.replace(/\/+$/, "") || "/";
}

/** The parameters of a path if a pattern fits it. */
export function fit(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/");
  const given = path.split("/");
  if (wanted.length !== given.length) return null;
  const found: Record<string, string> = {};
  for (const [place, part] of wanted.entries()) {
    const said = given[place] ?? "";
    if (part.startsWith(":")) {
      const name = decoded(said);
      if (!name) return null;
      found[part.slice(1)] = name;
    } else if (part !== said) return null;
  }
  return found;
}

class Route {
  path = $state(plain(location.pathname));
  search = $state(location.search);
  params = $derived(this.#match().params);
  page = $derived(this.#match().load) as () => Promise<Page>;

  #match(): { params: Record<string, string>; load: Load } {
    for (const [pattern, load] of PAGES) {
      const params = fit(pattern, this.path);
      if (params) return { params, load };
    }
    return { params: {}, load: nowhere };
  }

  /** Take up the address that the browser shows. */
  read(): void {
    this.path = plain(location.pathname);
    this.search = location.search;
  }
}

export const route = new Route();

/** Open a page of ours; `replace` leaves no trace in the history. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  route.read();
  if (!replace) scrollTo(0, 0);
}

addEventListener("popstate", () => route.read());

// Links to our own pages do not load the document again.
addEventListener("click", (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = (event.target as Element | null)?.closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
