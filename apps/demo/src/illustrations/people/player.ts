import type { Picture } from '../picture';
import { curve, cutOut, oval, type Point, strip } from '../shapes';

/** A player in shirt and shorts who runs, shoots or jumps; (x, y) is under the standing foot. */
export function player(
  picture: Picture,
  x: number,
  y: number,
  height: number,
  shirt: string,
  way: 1 | -1,
  arms: 'run' | 'up' = 'run',
): void {
  const { sheet, chance, palette, drawn } = picture;
  drawn.note('player', x, y - height / 2);
  const at = (px: number, py: number): Point => [x + px * height * way, y + py * height];
  const skin = palette.local(chance.pick(['#e3ab82', '#c98a5e', '#8a5535', '#f0c6a2']));
  const shorts = palette.light;
  sheet.cut(strip(at(0.02, -0.5), at(0.2, -0.32), height * 0.1, height * 0.075), skin);
  sheet.cut(strip(at(0.2, -0.33), at(0.13, -0.1), height * 0.07, height * 0.05), skin);
  sheet.cut(cutOut([at(0.1, -0.13), at(0.17, -0.12), at(0.25, -0.05), at(0.1, -0.05)]), palette.deep);
  sheet.cut(strip(at(-0.02, -0.5), at(-0.1, -0.26), height * 0.1, height * 0.075), skin);
  sheet.cut(strip(at(-0.1, -0.27), at(-0.24, -0.04), height * 0.07, height * 0.05), skin);
  sheet.cut(cutOut([at(-0.28, -0.06), at(-0.2, -0.02), at(-0.24, 0.01), at(-0.34, -0.01)]), palette.deep);
  sheet.cut(
    cutOut([
      at(-0.1, -0.54),
      at(0.1, -0.54),
      at(0.15, -0.38),
      at(0.02, -0.38),
      at(-0.02, -0.42),
      at(-0.12, -0.36),
    ]),
    shorts,
  );
  sheet.cut(
    curve([
      at(-0.1, -0.52),
      at(-0.11, -0.7),
      at(-0.06, -0.83),
      at(0.06, -0.85),
      at(0.14, -0.76),
      at(0.11, -0.52),
    ]),
    shirt,
  );
  if (arms === 'run') {
    sheet.cut(strip(at(-0.04, -0.79), at(-0.2, -0.64), height * 0.085, height * 0.06), shirt);
    sheet.cut(strip(at(-0.2, -0.64), at(-0.27, -0.74), height * 0.055, height * 0.045), skin);
    sheet.cut(strip(at(0.08, -0.79), at(0.2, -0.66), height * 0.085, height * 0.06), shirt);
    sheet.cut(strip(at(0.2, -0.66), at(0.31, -0.72), height * 0.055, height * 0.045), skin);
  } else {
    for (const side of [-1, 1]) {
      sheet.cut(strip(at(side * 0.07, -0.79), at(side * 0.17, -0.93), height * 0.085, height * 0.065), shirt);
      sheet.cut(strip(at(side * 0.17, -0.92), at(side * 0.13, -1.1), height * 0.06, height * 0.05), skin);
    }
  }
  sheet.cut(oval(...at(0.05, -0.92), height * 0.06, height * 0.07), skin);
  sheet.cut(
    curve([
      at(-0.02, -0.9),
      at(-0.02, -0.98),
      at(0.04, -1),
      at(0.11, -0.96),
      at(0.06, -0.95),
      at(0.01, -0.93),
    ]),
    palette.local(chance.pick(['#2b1f1c', '#7a4a28', '#c99a4e'])),
  );
}
