/** Engravings of cards that will be shown in a moment. */

import { keyOf, order } from "./engraving";
import { layout } from "./layout";
import { printedKeywords } from "./reading";
import type { CardFacts, CardSize } from "./types";

export function drawAhead(facts: CardFacts, size: CardSize): void {
  const place = layout(size, facts, printedKeywords(facts));
  const pane = { width: place.art.width, height: place.art.height, spacing: place.spacing };
  order(keyOf(facts, pane), facts, pane, size !== "large");
}
