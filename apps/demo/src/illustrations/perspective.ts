import type { Point } from './shapes';

/** The point that lies `share` of the way from a near point to the vanishing point. */
export const toward = ([x, y]: Point, [vx, vy]: Point, share: number): Point => [
  x + (vx - x) * share,
  y + (vy - y) * share,
];

/** Even steps along a wall that runs away, as shares of the way: the steps shrink. */
export const recede = (step: number, steps: number, depth = 0.86): number =>
  depth * (1 - (1 - step / steps) ** 2.1);

/** A quadrilateral of a side wall between two shares, and between two heights of its near edge. */
export function wallPiece(
  nearX: number,
  [upper, lower]: readonly [number, number],
  vanish: Point,
  from: number,
  to: number,
): Point[] {
  return [
    toward([nearX, upper], vanish, from),
    toward([nearX, upper], vanish, to),
    toward([nearX, lower], vanish, to),
    toward([nearX, lower], vanish, from),
  ];
}
