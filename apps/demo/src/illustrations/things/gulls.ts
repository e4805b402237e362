import { tone } from '../colour';
import { longShade } from '../people/figures';
import type { Picture } from '../picture';
import { curve, cutOut, oval, type Point, strip } from '../shapes';

/** A folded paper gull that stands; (x, y) is at its feet. */
export function seagull(picture: Picture, x: number, y: number, size: number, way: 1 | -1): void {
  picture.drawn.note('gull', x, y - size / 2);
  const { sheet, palette } = picture;
  const at = (px: number, py: number): Point => [x + px * size * way, y + py * size];
  const white = palette.local('#fbf6ea');
  const grey = palette.local('#8d9aa6');
  sheet.raise(2);
  longShade(picture, x, y, size * 0.8, 0.5);
  for (const leg of [-0.04, 0.06])
    sheet.cut(strip(at(leg, -0.3), at(leg + 0.02, 0), size * 0.025), palette.second);
  sheet.cut(cutOut([at(-0.52, -0.22), at(-0.3, -0.4), at(0.05, -0.3), at(-0.2, -0.2)]), palette.deep);
  sheet.cut(
    curve([
      at(-0.42, -0.3),
      at(-0.1, -0.52),
      at(0.14, -0.66),
      at(0.2, -0.84),
      at(0.3, -0.92),
      at(0.41, -0.84),
      at(0.38, -0.7),
      at(0.34, -0.46),
      at(0.2, -0.28),
      at(-0.08, -0.22),
    ]),
    white,
  );
  sheet.above(1, () => {
    sheet.cut(
      curve([
        at(-0.56, -0.25),
        at(-0.24, -0.5),
        at(0.08, -0.55),
        at(0.16, -0.42),
        at(-0.04, -0.3),
        at(-0.32, -0.25),
      ]),
      grey,
    );
    sheet.cut(
      cutOut([at(-0.56, -0.25), at(-0.32, -0.36), at(-0.1, -0.34), at(-0.34, -0.24)]),
      tone(grey, -0.16),
    );
  });
  sheet.cut(cutOut([at(0.39, -0.86), at(0.58, -0.77), at(0.39, -0.76)]), palette.second);
  sheet.ink(cutOut([at(0.5, -0.79), at(0.58, -0.77), at(0.48, -0.76)]), palette.accent);
  sheet.ink(oval(...at(0.33, -0.83), size * 0.016), palette.deep);
}

export function flying({ sheet, palette }: Picture, x: number, y: number, size: number): void {
  sheet.cut(
    `M${x - size} ${y - size * 0.3}Q${x - size * 0.4} ${y - size * 0.45} ${x} ${y}Q${x + size * 0.4} ${y - size * 0.45} ${x + size} ${y - size * 0.3}Q${x + size * 0.45} ${y - size * 0.22} ${x} ${y + size * 0.16}Q${x - size * 0.45} ${y - size * 0.22} ${x - size} ${y - size * 0.3}Z`,
    palette.light,
  );
}
