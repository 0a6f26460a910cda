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
