/** Shapes as distances: negative inside, positive outside. Everything an engraving shows is built from these. */

/** The distance of a point from the edge of a shape. */
export type Distance = (x: number, y: number) => number;

export const circle =
  (cx: number, cy: number, r: number): Distance =>
  (x, y) =>
    Math.hypot(x - cx, y - cy) - r;

/** An ellipse; the distance is near enough for lines. */
export function ellipse(cx: number, cy: number, rx: number, ry: number): Distance {
  const least = Math.min(rx, ry);
  return (x, y) => {
    const along = Math.hypot((x - cx) / rx, (y - cy) / ry);
    return (along - 1) * least * (along < 1 ? 1 : 1 + 0.3 * (Math.max(rx, ry) / least - 1));
  };
}

export const box =
  (cx: number, cy: number, halfWidth: number, halfHeight: number, round = 0): Distance =>
  (x, y) => {
    const dx = Math.abs(x - cx) - halfWidth + round;
    const dy = Math.abs(y - cy) - halfHeight + round;
    return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - round;
  };

/** A line from one point to another, thick at both ends as said. */
export function limb(ax: number, ay: number, bx: number, by: number, ra: number, rb = ra): Distance {
  const dx = bx - ax;
  const dy = by - ay;
  const long = dx * dx + dy * dy || 1;
  return (x, y) => {
    const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / long));
    return Math.hypot(x - ax - dx * along, y - ay - dy * along) - (ra + (rb - ra) * along);
  };
}

/** A closed outline through points (pairs of x and y). */
export function outline(...points: readonly number[]): Distance {
  const count = points.length / 2;
  const at = (place: number): [number, number] => [points[place * 2] ?? 0, points[place * 2 + 1] ?? 0];
  const sides = Array.from({ length: count }, (_, place) => {
    const [ax, ay] = at(place);
    const [bx, by] = at((place + 1) % count);
    return [ax, ay, bx - ax, by - ay] as const;
  });
  return (x, y) => {
    let nearest = Infinity;
    let inside = false;
    for (const [ax, ay, dx, dy] of sides) {
      const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
      const ex = x - ax - dx * along;
      const ey = y - ay - dy * along;
      nearest = Math.min(nearest, ex * ex + ey * ey);
      if (ay > y !== ay + dy > y && x < ax + ((y - ay) / dy) * dx) inside = !inside;
    }
    return inside ? -Math.sqrt(nearest) : Math.sqrt(nearest);
  };
}

/** A line through several points that grows thinner or thicker on its way: tentacles, branches, smoke. */
export function strand(points: readonly (readonly [number, number])[], from: number, to: number): Distance {
  const last = points.length - 1;
  const parts = points
    .slice(0, -1)
    .map(([x, y], place) =>
      limb(
        x,
        y,
        points[place + 1]?.[0] ?? x,
        points[place + 1]?.[1] ?? y,
        from + ((to - from) * place) / last,
        from + ((to - from) * (place + 1)) / last,
      ),
    );
  return union(...parts);
}

export const ring = (cx: number, cy: number, r: number, half: number): Distance => {
  const disc = circle(cx, cy, r);
  return (x, y) => Math.abs(disc(x, y)) - half;
};

export function union(...shapes: readonly Distance[]): Distance {
  return (x, y) => {
    let least = Infinity;
    for (const shape of shapes) least = Math.min(least, shape(x, y));
    return least;
  };
}

/** Shapes that flow into each other, over so much distance. */
export function melt(over: number, ...shapes: readonly Distance[]): Distance {
  return (x, y) => {
    let sum = Infinity;
    for (const shape of shapes) {
      const next = shape(x, y);
      if (sum === Infinity) {
        sum = next;
        continue;
      }
      const near = Math.max(0, over - Math.abs(sum - next)) / over;
      sum = Math.min(sum, next) - near * near * over * 0.25;
    }
    return sum;
  };
}

export const both =
  (one: Distance, other: Distance): Distance =>
  (x, y) =>
    Math.max(one(x, y), other(x, y));

/** The first without the second. */
export const without =
  (one: Distance, other: Distance): Distance =>
  (x, y) =>
    Math.max(one(x, y), -other(x, y));

export function moved(shape: Distance, dx: number, dy: number, turn = 0, scale = 1): Distance {
  const cos = Math.cos(-turn) / scale;
  const sin = Math.sin(-turn) / scale;
  return (x, y) => {
    const ox = x - dx;
    const oy = y - dy;
    return shape(ox * cos - oy * sin, ox * sin + oy * cos) * scale;
  };
}

/** The shape and its image on the other side of the middle. */
export const mirrored =
  (shape: Distance): Distance =>
  (x, y) =>
    shape(-Math.abs(x), y);

export function star(cx: number, cy: number, r: number, points = 5): Distance {
  const corners: number[] = [];
  for (let n = 0; n < points * 2; n += 1) {
    const a = (n * Math.PI) / points - Math.PI / 2;
    const far = n % 2 ? r * 0.42 : r;
    corners.push(cx + Math.cos(a) * far, cy + Math.sin(a) * far);
  }
  return outline(...corners);
}
