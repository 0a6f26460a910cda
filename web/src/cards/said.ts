/** A text with icons as words alone, for labels and for those who hear it. */

import { pieces } from "./richtext";
import { factionName, iconName } from "./words";

export function said(text: string): string {
  return pieces(text)
    .map((piece) => {
      if (piece.kind === "mark") return iconName(piece.name);
      return piece.kind === "sigil" ? factionName(piece.name) : piece.text;
    })
    .join("");
}
