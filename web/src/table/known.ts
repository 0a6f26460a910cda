/** Every card that somebody has seen at a table, by its number there. */

import type { CardView, InPlayView, View } from "$/api/view";

export function cardsOf(view: View): CardView[] {
  const sides = view.sides.flatMap((side) => [
    ...side.hand,
    ...side.deck.map((each) => each.card),
    ...side.discard,
    ...side.domains.flatMap((domain) => [...domain.resources, ...(domain.card ? [domain.card] : [])]),
    ...side.won,
    ...side.removed,
  ]);
  const stored = view.stored.flatMap((each) => (each.card ? [each.card] : []));
  return [
    ...sides,
    ...view.play,
    ...view.stories,
    ...view.limbo,
    ...stored,
    ...view.story_deck.map((each) => each.card),
  ];
}

export function unknownCards(): Map<number, CardView> {
  return new Map();
}

/** What is attached to each card. */
export function attachmentsOf(view: View): ReadonlyMap<number, readonly InPlayView[]> {
  const found = new Map<number, InPlayView[]>();
  for (const card of view.play) {
    if (card.host >= 0) found.set(card.host, [...(found.get(card.host) ?? []), card]);
  }
  return found;
}

/** Whether a card lies where it is seen without being looked for: in play, among the stories, or in an open hand. */
export function liesOpen(view: View, card: number): boolean {
  const open = [...view.play, ...view.stories, ...view.limbo, ...view.sides.flatMap((side) => side.hand)];
  return open.some((each) => each.id === card);
}
