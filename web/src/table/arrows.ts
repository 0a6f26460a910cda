/** Going from card to card with the arrow keys. */

export interface Spot {
  x: number;
  y: number;
}

export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const WAYS: Readonly<Record<Direction, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function isDirection(key: string): key is Direction {
  return key in WAYS;
}

/** The spot that one gets to: near, and as straight ahead as can be. -1 if there is nothing that way. */
export function nearest(from: Spot, spots: readonly Spot[], direction: Direction): number {
  const [dx, dy] = WAYS[direction];
  let best = -1;
  let least = Infinity;
  for (const [place, spot] of spots.entries()) {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    if (ahead < 4) continue;
    const cost = ahead + aside * 2.2;
    if (cost < least) {
      least = cost;
      best = place;
    }
  }
  return best;
}

/** Let the focus go from a card of the board to the next one that way; without a focus, to what can be done first. */
export function focusOn(root: HTMLElement, direction: Direction): void {
  const all = [...root.querySelectorAll<HTMLElement>(".board button")].filter((each) => each.offsetParent);
  const spots = all.map((each) => {
    const box = each.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  });
  const start = spots[all.indexOf(document.activeElement as HTMLElement)];
  const first = all.findIndex((each) => each.closest("[data-glow=can], .glows"));
  all[start ? nearest(start, spots, direction) : Math.max(0, first)]?.focus();
}
