/** Engraves beside the page, so that nothing stutters while it works. */

import { engrave, type Shown } from "./engrave";
import type { Window } from "./plate";

interface Order {
  key: string;
  facts: Shown;
  window: Window;
}

addEventListener("message", ({ data }: MessageEvent<Order>) => {
  postMessage({ key: data.key, path: engrave(data.facts, data.window) });
});
