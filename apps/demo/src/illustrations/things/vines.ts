import { mix, tone } from '../colour';
import { longShade } from '../people/figures';
import type { Picture } from '../picture';
import { blob, crags, curve, cutOut, downTo, hills, oval } from '../shapes';
import { air } from './clouds';
import { cypress, leaf, roundTree } from './plants';
import { cottage } from './village';

export function mountains(picture: Picture, horizon: number): void {
  const { sheet, chance, palette } = picture;
  sheet.raise();
  sheet.cut(cutOut(downTo(crags(chance, horizon - 60, chance.range(120, 240), 12))), palette.plane(0.94));
  sheet.raise();
  sheet.cut(hills(chance, horizon - 50, 70, 1.8), palette.plane(0.8));
  air(picture, horizon - 40, 0.2);
}

/** A vine: a twisted stem, two arms of leaves, grapes; (x, y) is its bottom centre. */
export function vine(
  picture: Picture,
  x: number,
  y: number,
  size: number,
  green: string,
  grapes: boolean,
): void {
  picture.drawn.note('vines', x, y);
  const { sheet, chance, palette } = picture;
  if (size > 60) longShade(picture, x, y, size, 0.7);
  sheet.line(
    curve(
      [
        [x, y],
        [x + size * 0.06, y - size * 0.2],
        [x - size * 0.03, y - size * 0.42],
        [x + size * 0.02, y - size * 0.6],
      ],
      false,
    ),
    mix(palette.local('#5a3b2b'), palette.deep, 0.3),
    size * 0.085,
  );
  sheet.cut(blob(chance, x, y - size * 0.66, size * 0.54, size * 0.26, 0.16, 11), green);
  if (size > 80) {
    sheet.above(1, () => {
      for (let one = 0; one < 5; one++)
        sheet.cut(
          blob(
            chance,
            x + chance.range(-0.42, 0.42) * size,
            y - size * chance.range(0.58, 0.84),
            size * 0.15,
            size * 0.11,
            0.25,
            7,
          ),
          tone(green, chance.range(-0.06, 0.08)),
        );
      if (grapes) {
        for (let bunch = 0; bunch < 2; bunch++) {
          const [bx, by] = [x + (bunch ? 0.2 : -0.24) * size, y - size * 0.46];
          for (const [dx, dy] of [
            [-1, 0],
            [0, 0],
            [1, 0],
            [-0.5, 1],
            [0.5, 1],
            [0, 2],
          ] as const)
            sheet.cut(
              oval(bx + dx * size * 0.045, by + dy * size * 0.055, size * 0.036),
              mix(palette.accent, palette.local('#4a2350'), 0.55),
            );
        }
      }
    });
  }
}

export function hut(picture: Picture, x: number, y: number, size: number): void {
  cottage(picture, x, y, size, 0.08);
  roundTree(picture, x - size * 1.1, y + 10, size * 1.3, leaf(picture, 0.2, 1));
  cypress(picture, x + size * 1.15, y + 6, size * 1.5, leaf(picture, 0.1));
}
