import { mix } from '../colour';
import type { Picture } from '../picture';
import { curve, cutOut, type Point, strip } from '../shapes';

/** A street lamp on a post; (x, y) is its bottom centre. */
export function streetLamp({ sheet, palette, hour }: Picture, x: number, y: number, height: number): Point {
  const iron = mix(palette.deep, '#0c1018', 0.3);
  const head: Point = [x, y - height * 0.92];
  sheet.cut(strip([x, y], [x, y - height * 0.86], height * 0.028, height * 0.018), iron);
  sheet.cut(
    cutOut([
      [x - height * 0.04, y],
      [x - height * 0.02, y - height * 0.08],
      [x + height * 0.02, y - height * 0.08],
      [x + height * 0.04, y],
    ]),
    iron,
  );
  const lit = hour !== 'noon';
  if (lit) sheet.glow(head[0], head[1], height * 0.62, palette.lamp, hour === 'night' ? 0.75 : 0.4);
  sheet.cut(
    cutOut([
      [x - height * 0.03, y - height * 0.86],
      [x - height * 0.05, y - height * 0.96],
      [x + height * 0.05, y - height * 0.96],
      [x + height * 0.03, y - height * 0.86],
    ]),
    lit ? palette.lamp : palette.local('#dfe5df'),
  );
  sheet.cut(
    cutOut([
      [x - height * 0.065, y - height * 0.955],
      [x, y - height * 1.02],
      [x + height * 0.065, y - height * 0.955],
    ]),
    iron,
  );
  return head;
}

/** Washing on a line that sags between two points. */
export function laundry({ sheet, chance, palette, drawn }: Picture, from: Point, to: Point): void {
  drawn.note('laundry', (from[0] + to[0]) / 2, (from[1] + to[1]) / 2);
  const pieces = chance.whole(4, 7);
  const sag = chance.range(14, 30);
  const at = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + Math.sin(share * Math.PI) * sag,
  ];
  sheet.stroke(curve([from, at(0.33), at(0.66), to], false), palette.deep, 3, 0.8);
  const span = Math.abs(to[0] - from[0]);
  for (let piece = 0; piece < pieces; piece++) {
    const share = (piece + 0.5 + chance.range(-0.12, 0.12)) / pieces;
    const [x, y] = at(share);
    const [w, h] = [(span / pieces) * chance.range(0.45, 0.75), (span / pieces) * chance.range(0.6, 1.1)];
    const cloth = chance.pick([
      palette.light,
      palette.accent,
      palette.second,
      palette.local('#8fb3b8'),
      palette.local('#f2ead8'),
    ]);
    sheet.cut(
      cutOut([
        [x - w / 2, y],
        [x + w / 2, y],
        [x + w / 2 + chance.range(-6, 10), y + h],
        [x - w / 2 + chance.range(-6, 10), y + h],
      ]),
      cloth,
    );
  }
}

/** Little flags on a cord. */
export function bunting(
  { sheet, chance, palette, drawn }: Picture,
  from: Point,
  to: Point,
  flags = 12,
): void {
  drawn.note('bunting', (from[0] + to[0]) / 2, (from[1] + to[1]) / 2);
  const sag = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.07;
  const at = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + Math.sin(share * Math.PI) * sag,
  ];
  sheet.stroke(curve([from, at(0.25), at(0.5), at(0.75), to], false), palette.deep, 2.5, 0.7);
  const size = Math.hypot(to[0] - from[0], to[1] - from[1]) / flags;
  for (let flag = 0; flag < flags; flag++) {
    const [x, y] = at((flag + 0.5) / flags);
    const colour = chance.pick([palette.accent, palette.second, palette.light, palette.local('#4f8f8a')]);
    sheet.cut(
      cutOut([
        [x - size * 0.32, y],
        [x + size * 0.32, y],
        [x, y + size * 0.8],
      ]),
      colour,
    );
  }
}
