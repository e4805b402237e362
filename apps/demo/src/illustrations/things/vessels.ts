import { mix } from '../colour';
import type { Picture } from '../picture';
import { box, curve, cutOut, type Point, path, strip } from '../shapes';

export const HULLS = ['#c4472f', '#1f5f74', '#e0a63c', '#2f6b57', '#f0e4cc', '#27406b', '#8e3b46'] as const;

/** The reflection of a thing on calm water, below (x, y). */
export function reflection(
  { sheet, palette }: Picture,
  x: number,
  y: number,
  width: number,
  depth: number,
  colour: string,
): void {
  const fill = sheet.fade([
    [mix(colour, palette.mid, 0.3), 0.75],
    [mix(colour, palette.mid, 0.3), 0],
  ]);
  const rows = 6;
  for (let row = 0; row < rows; row++) {
    const share = 1 - row / rows;
    const drop = y + (depth * row) / rows;
    sheet.ink(
      curve([
        [x - (width / 2) * share, drop + depth / 14],
        [x, drop - 2],
        [x + (width / 2) * share, drop + depth / 14],
        [x, drop + depth / 6.4],
      ]),
      fill,
      0.6 * share + 0.1,
    );
  }
}

/** A boat from the side; (x, y) is the middle of its water line. */
export function boat(
  picture: Picture,
  x: number,
  y: number,
  length: number,
  {
    colour,
    way = 1,
    mast = true,
    cabin = false,
    distance = 0,
  }: { colour: string; way?: 1 | -1; mast?: boolean; cabin?: boolean; distance?: number },
): void {
  picture.drawn.note('boat', x, y);
  const { sheet, chance, palette, hour } = picture;
  const at = (px: number, py: number): Point => [x + px * length * way, y + py * length];
  const paper = mix(colour, palette.haze, distance * 0.6);
  reflection(picture, x, y, length * 0.95, length * 0.34, paper);
  if (mast) {
    sheet.cut(
      strip(at(0.06, -0.12), at(0.05, -0.78), length * 0.018, length * 0.01),
      mix(palette.local('#7a5335', distance), palette.deep, 0.2),
    );
    sheet.stroke(path([at(0.05, -0.76), at(0.5, -0.22)]), palette.deep, 2.5, 0.6);
    sheet.stroke(path([at(0.05, -0.76), at(-0.44, -0.17)]), palette.deep, 2.5, 0.6);
    if (chance.flip())
      sheet.cut(
        curve([at(0.05, -0.74), at(-0.08, -0.5), at(-0.34, -0.24), at(0.04, -0.22)]),
        mix(palette.light, palette.haze, distance * 0.5),
      );
  }
  if (cabin) {
    sheet.cut(
      cutOut([at(-0.3, -0.1), at(-0.27, -0.32), at(0.02, -0.32), at(0.05, -0.1)]),
      palette.local('#f4ead6', distance),
    );
    sheet.cut(cutOut([at(-0.31, -0.31), at(0.06, -0.31), at(0.04, -0.345), at(-0.29, -0.345)]), paper);
    for (const step of [-0.2, -0.08])
      sheet.ink(
        box(x + step * length * way - length * 0.035, y - length * 0.28, length * 0.07, length * 0.07),
        hour === 'night' || hour === 'dusk' ? palette.lamp : palette.deep,
        0.85,
      );
  }
  sheet.cut(
    curve([
      at(-0.48, -0.15),
      at(-0.2, -0.115),
      at(0.18, -0.13),
      at(0.54, -0.23),
      at(0.44, -0.04),
      at(0.36, 0.015),
      at(-0.38, 0.015),
      at(-0.46, -0.04),
    ]),
    paper,
  );
  sheet.ink(
    curve([at(-0.47, -0.045), at(0, -0.02), at(0.43, -0.055), at(0.36, 0.015), at(-0.38, 0.015)]),
    palette.deep,
    0.35,
  );
  sheet.stroke(
    curve([at(-0.475, -0.125), at(-0.2, -0.093), at(0.18, -0.106), at(0.51, -0.192)], false),
    palette.light,
    length * 0.016,
    0.9,
  );
}
