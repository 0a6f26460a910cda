/** Arrows through a grid of cards: to the sides, and to the nearest one above or below. */

export interface Spot {
  left: number;
  top: number;
}

/** Which of the spots an arrow leads to from one of them; the same one where there is nothing. */
export function arrow(spots: readonly Spot[], from: number, key: string): number {
  const here = spots[from];
  if (!here) return from;
  if (key === "ArrowRight") return Math.min(spots.length - 1, from + 1);
  if (key === "ArrowLeft") return Math.max(0, from - 1);
  if (key === "Home") return 0;
  if (key === "End") return spots.length - 1;
  const down = key === "ArrowDown";
  if (!down && key !== "ArrowUp") return from;
  const beyond = spots.filter((spot) => (down ? spot.top > here.top + 4 : spot.top < here.top - 4));
  if (!beyond.length) return from;
  const row = down
    ? Math.min(...beyond.map((spot) => spot.top))
    : Math.max(...beyond.map((spot) => spot.top));
  let best = from;
  for (const [place, spot] of spots.entries()) {
    if (Math.abs(spot.top - row) > 4) continue;
    const current = spots[best];
    const nearer = Math.abs(spot.left - here.left) < Math.abs((current?.left ?? 0) - here.left);
    if (best === from || nearer) best = place;
  }
  return best;
}
