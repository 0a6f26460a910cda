/** Engraves beside the page, so that nothing stutters while it works. */

import { engrave, type Shown } from "./engrave";
import type { Window } from "./plate";

interface Order {
  key: string;
  facts: Shown;
  window: Window;
  /** The colour to print it in; empty where lines are wanted that stay sharp at any size. */
  ink: string;
}

/** Dots for each unit of a card's width of 250: enough for the small sizes on sharp screens. */
const FINE = 1.6;

/** A print: thousands of lines are costly to draw anew whenever a card moves, a picture is not. */
async function printed(path: string, { width, height }: Window, ink: string): Promise<Blob | null> {
  if (!ink || typeof OffscreenCanvas === "undefined") return null;
  const sheet = new OffscreenCanvas(Math.ceil(width * FINE), Math.ceil(height * FINE));
  const press = sheet.getContext("2d");
  if (!press) return null;
  press.scale(FINE, FINE);
  press.fillStyle = ink;
  press.fill(new Path2D(path));
  return sheet.convertToBlob();
}

addEventListener("message", ({ data }: MessageEvent<Order>) => {
  const path = engrave(data.facts, data.window);
  void printed(path, data.window, data.ink).then((print) =>
    postMessage({ key: data.key, path: print ? "" : path, print }),
  );
});
