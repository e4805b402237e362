import type { Chance } from './chance';

/** Size of every illustration, in px. */
export const WIDTH = 1600;
export const HEIGHT = 1200;

export type Point = readonly [x: number, y: number];

const short = (value: number) => Math.round(value * 10) / 10;
const at = ([x, y]: Point) => `${short(x)} ${short(y)}`;

/** A polygon cut with straight scissors. */
export const cutOut = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`;

/** An open run of straight strokes. */
export const path = (points: readonly Point[]): string => `M${points.map(at).join('L')}`;

/** A soft outline through all points (Catmull-Rom). */
export function curve(points: readonly Point[], closed = true): string {
  const count = points.length;
  const take = (index: number): Point => {
    const turned = closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    return points[turned] ?? [0, 0];
  };
  const steps: string[] = [`M${at(take(0))}`];
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [take(index - 1), take(index), take(index + 1), take(index + 2)];
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    steps.push(`C${at(first)} ${at(second)} ${at(to)}`);
  }
  return steps.join('') + (closed ? 'Z' : '');
}

export const box = (x: number, y: number, width: number, height: number): string =>
  cutOut([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);

export function roundBox(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  return `M${at([x + r, y])}h${short(width - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${short(height - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${r}h${short(2 * r - width)}a${r} ${r} 0 0 1 ${-r} ${-r}v${short(2 * r - height)}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
}

export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${at([x - rx, y])}a${short(rx)} ${short(ry)} 0 1 0 ${short(2 * rx)} 0a${short(rx)} ${short(ry)} 0 1 0 ${short(-2 * rx)} 0Z`;

/** A door or window with a round head; (x, y) is its bottom centre. */
export const arch = (x: number, y: number, width: number, height: number): string =>
  `M${at([x - width / 2, y])}v${short(width / 2 - height)}a${short(width / 2)} ${short(width / 2)} 0 0 1 ${short(width)} 0v${short(height - width / 2)}Z`;

/** A strip of even width between two points. */
export function strip([x1, y1]: Point, [x2, y2]: Point, from: number, to = from): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [(y1 - y2) / length / 2, (x2 - x1) / length / 2];
  return cutOut([
    [x1 + nx * from, y1 + ny * from],
    [x2 + nx * to, y2 + ny * to],
    [x2 - nx * to, y2 - ny * to],
    [x1 - nx * from, y1 - ny * from],
  ]);
}

/** A round shape cut by hand: `wobble` is the share of the radius by which it strays. */
export function blob(
  chance: Chance,
  x: number,
  y: number,
  rx: number,
  ry: number,
  wobble = 0.12,
  corners = 9,
): string {
  const start = chance.range(0, Math.PI);
  return curve(
    Array.from({ length: corners }, (_, index): Point => {
      const turn = start + (index / corners) * Math.PI * 2;
      const reach = 1 + chance.range(-wobble, wobble);
      return [x + Math.cos(turn) * rx * reach, y + Math.sin(turn) * ry * reach];
    }),
  );
}

/** Closes a skyline (left to right) down to the picture's bottom edge. */
export const downTo = (points: readonly Point[], foot = HEIGHT + 20): Point[] => {
  const [first, last] = [points[0] ?? [0, 0], points.at(-1) ?? [WIDTH, 0]];
  return [...points, [last[0], foot], [first[0], foot]];
};

/** Soft hills: a skyline at height `y` that swings by `rise`. */
export function hills(chance: Chance, y: number, rise: number, waves: number, slope = 0): string {
  const swing = chance.profile(waves, 0.35);
  const points = Array.from({ length: 29 }, (_, index): Point => {
    const x = -40 + index * 60;
    return [x, y + swing(x) * rise + ((x - WIDTH / 2) / WIDTH) * slope];
  });
  return `${curve(points, false)}L1640 ${HEIGHT + 20}L-40 ${HEIGHT + 20}Z`;
}

/** Crags: a broken skyline cut with straight scissors. */
export function crags(
  chance: Chance,
  y: number,
  rise: number,
  steps: number,
  from = -40,
  to = 1640,
): Point[] {
  const swing = chance.profile(steps / 6, 0.6);
  return Array.from({ length: steps + 1 }, (_, index): Point => {
    const x = from + ((to - from) * index) / steps + chance.range(-0.35, 0.35) * ((to - from) / steps);
    return [x, y - rise * (0.5 + swing(x) * 0.5) + (index % 2 ? rise * chance.range(0.02, 0.24) : 0)];
  });
}
