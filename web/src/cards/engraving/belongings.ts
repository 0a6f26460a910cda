/** What people own, drive and fire. */

import { placed, type Thing } from "./plate";
import type { Chance } from "./random";
import { box, circle, ellipse, limb, melt, mirrored, outline, ring, union, type Distance } from "./shapes";

export function revolver(chance: Chance): Thing[] {
  const gun: Thing[] = [
    {
      shape: melt(4, outline(18, -2, 48, -2, 62, 44, 40, 50, 30, 18), circle(34, 4, 10)),
      tone: (x, y) => 0.5 + 0.35 * Math.sin((x + y) * 0.9),
      round: 7,
      halo: 1.4,
      hatch: 2,
    },
    { shape: ring(20, 18, 9, 1.6), tone: 0.9, halo: 0.8, hatch: 1 },
    {
      shape: union(box(-30, -10, 42, 5.5, 1.5), box(-66, -17, 2, 3), box(6, -6, 22, 10, 3)),
      tone: 0.72,
      round: 4,
      halo: 1.4,
      hatch: 1,
    },
    {
      shape: box(12, -5, 15, 11, 4),
      tone: (_, y) => 0.4 + 0.5 * Math.abs(Math.sin((y + 5) / 2.6)),
      round: 5,
      halo: 1,
      hatch: 0,
    },
    { shape: outline(30, -16, 42, -26, 44, -20, 36, -10), tone: 0.85, round: 3, halo: 0.8, hatch: 1 },
    { shape: circle(-71, -11, 3), tone: 1, hatch: 1 },
  ];
  return placed(gun, chance.between(-0.3, 0.25), 1.02);
}

export function longGun(chance: Chance): Thing[] {
  const drum = chance.coin(0.4);
  const gun: Thing[] = [
    {
      shape: outline(14, -6, 34, -6, 92, 12, 92, 34, 78, 34, 26, 10),
      tone: (x) => 0.5 + 0.25 * Math.sin(x / 2.5),
      round: 8,
      halo: 1.3,
      hatch: 2,
    },
    {
      shape: union(box(-44, -5, 56, 3, 1), box(-44, 1, 56, 3, 1)),
      tone: 0.7,
      round: 2.4,
      halo: 1.2,
      hatch: 1,
    },
    { shape: box(-18, 6, 20, 6, 3), tone: 0.4, round: 5, halo: 1, hatch: 2 },
    { shape: box(16, 0, 18, 9, 2), tone: 0.8, round: 5, halo: 1, hatch: 1 },
    { shape: ring(20, 14, 7, 1.3), tone: 0.9, halo: 0.8, hatch: 1 },
  ];
  if (drum)
    gun.push({
      shape: circle(2, 22, 17),
      tone: (x, y) => 0.5 + 0.25 * Math.sin(Math.hypot(x - 2, y - 22) * 1.1),
      round: 9,
      halo: 1.2,
      hatch: 1,
    });
  return placed(gun, chance.between(-0.45, -0.2), 0.92);
}

export function dagger(chance: Chance): Thing[] {
  const wavy = chance.coin();
  const bend = wavy ? 3 : 0;
  const blade: number[] = [];
  for (let n = 0; n <= 8; n += 1) blade.push(-8 + n * 0.75 + Math.sin(n * 1.6) * bend, 16 - n * 10);
  for (let n = 8; n >= 0; n -= 1) blade.push(8 - n * 0.75 + Math.sin(n * 1.6) * bend, 16 - n * 10);
  const knife: Thing[] = [
    { shape: outline(...blade, 0, 20), tone: (x) => (x > 0 ? 0.55 : 0.06), halo: 1.4, hatch: 2 },
    {
      shape: melt(3, box(0, 19, 22, 3.5, 2), mirrored(circle(-22, 17, 4.5))),
      tone: 0.6,
      round: 4,
      halo: 1.1,
      hatch: 1,
    },
    {
      shape: box(0, 38, 5, 18, 2),
      tone: (_, y) => 0.5 + 0.4 * Math.sin(y * 0.9),
      round: 5,
      halo: 1.1,
      hatch: 0,
    },
    { shape: circle(0, 60, 7), tone: 0.6, round: 6, halo: 1, hatch: 1 },
    { shape: circle(0, 60, 2.4), tone: 0, hatch: 0 },
  ];
  return placed(knife, chance.between(-0.9, 0.9));
}

export function lamp(): Thing[] {
  return [
    { shape: ellipse(0, 4, 52, 56), tone: 0.02, hatch: 0 },
    { shape: ring(0, -50, 13, 1.6), tone: 0.9, halo: 0.9, hatch: 1 },
    {
      shape: union(
        outline(-16, -26, 16, -26, 9, -40, -9, -40),
        box(0, -22, 21, 4, 1),
        box(0, 54, 24, 6, 1),
        outline(-20, 62, 20, 62, 26, 72, -26, 72),
      ),
      tone: 0.72,
      round: 5,
      halo: 1.3,
      hatch: 1,
    },
    { shape: outline(-17, -18, 17, -18, 21, 48, -21, 48), tone: 0.04, halo: 1, hatch: 0 },
    {
      shape: melt(6, circle(0, 30, 8), circle(0, 17, 3), circle(1, 8, 1)),
      tone: 0.4,
      round: 6,
      halo: 0.8,
      hatch: 2,
    },
    { shape: mirrored(limb(-18, -20, -22, 50, 1.3)), tone: 1, halo: 0.4, hatch: 1 },
  ];
}

export function key(chance: Chance): Thing[] {
  const bits = [44, 52, 60].map((y) => box(10, y, chance.between(5, 12), 2.6));
  const bow = chance.coin()
    ? union(ring(0, -34, 21, 4), ring(0, -34, 9, 2), limb(-17, -34, 17, -34, 1.6), limb(0, -51, 0, -17, 1.6))
    : union(ring(-11, -30, 12, 3), ring(11, -30, 12, 3), ring(0, -48, 12, 3));
  return placed(
    [
      {
        shape: union(bow, limb(0, -14, 0, 66, 4), ...bits, box(0, -8, 8, 3)),
        tone: 0.6,
        round: 4,
        halo: 1.5,
        hatch: 1,
      },
    ],
    chance.between(-0.8, 0.8),
  );
}

export function bottles(chance: Chance): Thing[] {
  return [-38, 0, 38].map((x, n): Thing => {
    const wide = chance.between(9, 15);
    const top = chance.between(-40, -14);
    const fill = chance.between(10, 34);
    return {
      shape: melt(6, box(x, 34, wide, 32, 4), box(x, top + 8, 4.5, 24), box(x, top - 14, 6.5, 4)),
      tone: (_, y) => (y > fill ? 0.7 : 0.16) + (y > 24 && y < 44 ? -0.6 : 0),
      round: wide * 0.9,
      halo: 1.4,
      hatch: n % 2 ? 1 : 2,
    };
  });
}

export function clock(chance: Chance): Thing[] {
  const ticks = Array.from({ length: 12 }, (_, n) => {
    const a = (n * Math.PI) / 6;
    return limb(Math.cos(a) * 42, Math.sin(a) * 42, Math.cos(a) * 48, Math.sin(a) * 48, n % 3 ? 0.9 : 2);
  });
  const point = (a: number, long: number, half: number): Distance =>
    limb(-Math.cos(a) * 8, -Math.sin(a) * 8, Math.cos(a) * long, Math.sin(a) * long, half, half * 0.4);
  return [
    { shape: circle(0, 0, 62), tone: 0.65, round: 9, halo: 1.8, hatch: 1 },
    { shape: circle(0, 0, 53), tone: (x, y) => 0.04 + Math.max(0, (x + y) / 300), halo: 0.8, hatch: 0 },
    { shape: union(...ticks), tone: 1, hatch: 1 },
    {
      shape: union(
        point(chance.between(0, 6.3), 28, 3),
        point(chance.between(0, 6.3), 42, 2),
        circle(0, 0, 4),
      ),
      tone: 1,
      halo: 0.5,
      hatch: 1,
    },
  ];
}

export function car(chance: Chance): Thing[] {
  const wheel = (x: number): Thing[] => [
    { shape: circle(x, 46, 18), tone: 0.95, halo: 1.3, hatch: 1 },
    {
      shape: circle(x, 46, 11),
      tone: (px, y) => (Math.sin(Math.atan2(y - 46, px - x) * 9) > 0.2 ? 0.7 : 0.04),
      hatch: 0,
    },
    { shape: circle(x, 46, 3), tone: 0.9, hatch: 1 },
  ];
  const cabin = chance.between(-30, -24);
  return [
    { shape: limb(-90, 64, 90, 64, 1.5), tone: 0.9, hatch: 0 },
    { shape: outline(-68, 8, -66, cabin, 14, cabin, 22, 8), tone: 0.75, round: 6, halo: 1.4, hatch: 1 },
    {
      shape: union(box(-46, -8, 13, 10, 2), box(-12, -8, 15, 10, 2)),
      tone: (x, y) => (Math.sin((x + y) / 3) > 0 ? 0.05 : 0.3),
      halo: 0.6,
      hatch: 0,
    },
    {
      shape: union(outline(-74, 8, 70, 4, 80, 14, 80, 40, -74, 40), mirrored(circle(-46, 42, 24))),
      tone: 0.6,
      round: 9,
      halo: 1.2,
      hatch: 2,
    },
    {
      shape: box(76, 20, 4, 16, 1),
      tone: (_, y) => (Math.sin(y * 1.8) > 0 ? 0.9 : 0.1),
      halo: 0.8,
      hatch: 0,
    },
    { shape: circle(72, 6, 7), tone: 0, round: 4, halo: 1, hatch: 0 },
    { shape: outline(79, 2, 130, -22, 130, 40, 79, 10), tone: 0.02, hatch: 0 },
    ...wheel(-46),
    ...wheel(46),
  ];
}

export function ship(chance: Chance): Thing[] {
  const lean = chance.between(-0.16, 0.16);
  const hull: Thing[] = [
    {
      shape: union(
        limb(-26, 20, -24, -62, 1.8, 1),
        limb(14, 20, 14, -70, 2, 1),
        limb(48, 20, 46, -40, 1.6, 1),
      ),
      tone: 0.9,
      halo: 0.7,
      hatch: 1,
    },
    { shape: outline(-56, 6, -26, -56, -24, 8), tone: 0.3, round: 8, halo: 1, hatch: 2 },
    { shape: outline(-20, 10, 13, -66, 14, 10), tone: 0.2, round: 8, halo: 1, hatch: 2 },
    { shape: outline(18, 8, 46, -38, 62, 8), tone: 0.4, round: 8, halo: 1, hatch: 2 },
    {
      shape: outline(-82, 10, -64, 20, 60, 20, 74, 8, 60, 52, -56, 52),
      tone: (_, y) => 0.66 + 0.2 * Math.sin(y),
      round: 7,
      halo: 1.4,
      hatch: 0,
    },
  ];
  return placed(hull, lean, 0.95);
}
