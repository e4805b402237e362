import { mix } from '../colour';
import type { Picture } from '../picture';
import { box, cutOut, HEIGHT, type Point, path, roundBox, strip, WIDTH } from '../shapes';

/** A table seen from the front: its top in perspective and its edge; the things stand on it above this call. */
export function tableTop(
  { sheet, palette, side }: Picture,
  y: number,
  edge: number,
  colour: string,
  { left = -60, right = WIDTH + 60, inset = 90, legs = false } = {},
): void {
  sheet.raise();
  if (legs) {
    for (const x of [left + 60, right - 60])
      sheet.cut(strip([x, edge], [x, HEIGHT + 20], 54, 40), mix(colour, palette.deep, 0.45));
  }
  sheet.cut(
    cutOut([
      [left + inset, y],
      [right - inset, y],
      [right, edge],
      [left, edge],
    ]),
    colour,
  );
  const glowing = sheet.fade(
    [
      [palette.light, 0.34],
      [palette.light, 0],
      [palette.deep, 0.22],
    ],
    side === 1 ? [0, 0, 1, 0] : [1, 0, 0, 0],
  );
  sheet.ink(
    cutOut([
      [left + inset, y],
      [right - inset, y],
      [right, edge],
      [left, edge],
    ]),
    glowing,
  );
  for (const share of [0.28, 0.62]) {
    const line = y + (edge - y) * share;
    sheet.stroke(
      path([
        [left, line],
        [right, line],
      ]),
      palette.deep,
      2.5,
      0.14,
    );
  }
  const front = Math.max(26, (edge - y) * 0.16);
  sheet.cut(box(left, edge, right - left, front), mix(colour, palette.deep, 0.34));
}

/** A chair seen from the side front; (x, y) is the middle of its feet, `size` its height. */
export function chair(
  { sheet, palette, drawn }: Picture,
  x: number,
  y: number,
  size: number,
  colour: string,
  facing: 1 | -1 = 1,
): void {
  drawn.note('chair', x, y - size / 2);
  const dark = mix(colour, palette.deep, 0.4);
  const at = (px: number, py: number): Point => [x + px * size * facing, y + py * size];
  sheet.cut(strip(at(-0.2, -0.46), at(-0.25, 0), size * 0.05), dark);
  sheet.cut(strip(at(0.22, -0.46), at(0.26, 0), size * 0.05), dark);
  sheet.cut(strip(at(0.06, -0.46), at(0.08, -0.08), size * 0.04), dark);
  sheet.cut(cutOut([at(-0.26, -0.5), at(0.22, -0.5), at(0.28, -0.42), at(-0.24, -0.42)]), colour);
  sheet.cut(strip(at(-0.24, -0.44), at(-0.3, -1), size * 0.05), dark);
  sheet.cut(cutOut([at(-0.33, -1), at(-0.26, -1), at(-0.2, -0.66), at(-0.27, -0.66)]), colour);
  sheet.cut(strip(at(-0.3, -0.98), at(-0.02, -0.94), size * 0.045), colour);
  sheet.cut(strip(at(-0.27, -0.72), at(0, -0.7), size * 0.045), colour);
  sheet.cut(strip(at(-0.02, -0.94), at(0.02, -0.46), size * 0.04), dark);
}

/** Books on a shelf, from left to right. */
export function books(
  { sheet, chance, palette, drawn }: Picture,
  left: number,
  right: number,
  y: number,
  height: number,
  distance = 0,
): void {
  drawn.note('books', (left + right) / 2, y);
  const cloths = [
    '#a8443a',
    '#2f5a66',
    '#d8a646',
    '#566b4c',
    '#7c4a5e',
    '#e6d9bd',
    '#3b3d55',
    '#b9764a',
  ] as const;
  let x = left;
  while (x < right - 10) {
    const thick = Math.min(height * chance.range(0.09, 0.24), right - x);
    const tall = height * chance.range(0.66, 0.96);
    if (chance.flip(0.07)) {
      x += thick;
      continue;
    }
    const cloth = palette.local(chance.pick(cloths), distance);
    const lean = chance.flip(0.08) ? chance.range(4, 9) : 0;
    sheet.cut(box(x, y - tall, thick - 2, tall), cloth, lean ? { turn: [lean, x, y] } : {});
    if (chance.flip(0.6)) sheet.ink(box(x + 2, y - tall * 0.82, thick - 6, tall * 0.08), palette.second, 0.7);
    x += thick + (lean ? lean * 2 : 0);
  }
}

/** A sheet of paper or a picture pinned to a wall. */
export function notice(
  { sheet, chance, palette }: Picture,
  x: number,
  y: number,
  width: number,
  height: number,
  colour?: string,
): void {
  sheet.above(1, () => {
    sheet.cut(roundBox(x, y, width, height, 4), colour ?? palette.local('#f4ecd8'), {
      turn: [chance.range(-2.5, 2.5), x + width / 2, y],
    });
  });
  for (let line = 1; line < 5; line++) {
    sheet.ink(
      box(x + width * 0.14, y + (height * line) / 6, width * chance.range(0.4, 0.72), 4),
      palette.deep,
      0.28,
    );
  }
}
