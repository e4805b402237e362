import { mix, tone } from '../colour';
import { longShade } from '../people/figures';
import type { Picture } from '../picture';
import { curve, cutOut, oval, type Point, strip } from '../shapes';

/** A goat or a cow from the side; (x, y) is under its belly, `size` its height at the shoulder. */
export function beast(
  picture: Picture,
  x: number,
  y: number,
  size: number,
  kind: 'goat' | 'cow',
  way: 1 | -1,
  coat: string,
): void {
  const { sheet, palette, drawn } = picture;
  drawn.note(kind, x, y - size / 2);
  const long = kind === 'cow' ? 1.5 : 1.15;
  const at = (px: number, py: number): Point => [x + px * size * way * long, y + py * size];
  const dark = mix(coat, palette.deep, 0.35);
  longShade(picture, x, y, size, 0.9);
  for (const [px, tilt, paper] of [
    [-0.36, 0.03, dark],
    [0.3, 0.03, dark],
    [-0.44, -0.02, coat],
    [0.38, -0.02, coat],
  ] as const)
    sheet.cut(strip(at(px, -0.5), at(px + tilt, 0), size * 0.15, size * 0.08), paper);
  sheet.cut(
    curve([
      at(-0.54, -0.94),
      at(0, -0.92),
      at(0.48, -1),
      at(0.56, -0.7),
      at(0.36, -0.42),
      at(-0.2, kind === 'cow' ? -0.32 : -0.42),
      at(-0.52, -0.46),
      at(-0.6, -0.72),
    ]),
    coat,
  );
  if (kind === 'cow')
    for (const [px, py, r] of [
      [-0.28, -0.72, 0.17],
      [0.14, -0.62, 0.13],
      [0.34, -0.84, 0.1],
    ] as const)
      sheet.ink(
        curve([at(px - r, py), at(px, py - r), at(px + r, py - 0.02), at(px + r * 0.3, py + r)]),
        palette.local('#5a3a2c'),
      );
  sheet.line(
    curve(
      kind === 'cow'
        ? [at(-0.57, -0.86), at(-0.68, -0.6), at(-0.64, -0.3)]
        : [at(-0.56, -0.88), at(-0.64, -1.02)],
      false,
    ),
    dark,
    size * 0.06,
  );
  sheet.cut(strip(at(0.44, -0.86), at(0.68, -1.14), size * 0.34, size * 0.24), coat);
  sheet.cut(
    curve([at(0.56, -1.22), at(0.74, -1.26), at(0.98, -1.02), at(0.94, -0.92), at(0.66, -0.98)]),
    tone(coat, 0.03),
  );
  sheet.cut(cutOut([at(0.6, -1.2), at(0.46, -1.14), at(0.5, -1.06), at(0.64, -1.1)]), dark);
  sheet.line(
    curve(
      kind === 'cow'
        ? [at(0.66, -1.24), at(0.72, -1.4), at(0.84, -1.42)]
        : [at(0.66, -1.24), at(0.56, -1.5), at(0.36, -1.54)],
      false,
    ),
    palette.local('#e6d8b8'),
    size * 0.06,
  );
  sheet.ink(oval(...at(0.76, -1.12), size * 0.028), palette.deep);
  sheet.ink(oval(...at(0.94, -0.98), size * 0.03), palette.deep, 0.6);
  if (kind === 'goat') sheet.cut(cutOut([at(0.8, -0.94), at(0.9, -0.92), at(0.82, -0.76)]), dark);
}
