import type { Picture } from '../picture';
import { curve, cutOut, hills, oval, strip } from '../shapes';
import { air } from './clouds';
import { boat } from './vessels';

/** Two banks that close the water in from the sides. */
export function banks(picture: Picture, horizon: number): void {
  const { sheet, chance, palette } = picture;
  sheet.raise();
  sheet.cut(hills(chance, horizon - 90, 90, 1.6), palette.plane(0.88));
  sheet.raise();
  sheet.cut(hills(chance, horizon - 34, 44, 2.4), palette.plane(0.7));
  air(picture, horizon - 20, 0.2);
}

export function lanterns(picture: Picture, x: number, y: number, way: 1 | -1): void {
  const { sheet, chance, palette } = picture;
  for (let one = 0; one < 4; one++) {
    const [px, py] = [x + way * (-480 + one * 210) + chance.range(-30, 30), y - 150 - (one % 2) * 50];
    boat(picture, px, py, 150, { colour: palette.local('#7a4a3a', 0.3), mast: false, distance: 0.2 });
    sheet.glow(px, py - 34, 90, palette.lamp, 0.8);
    sheet.cut(oval(px, py - 36, 13, 17), palette.lamp);
  }
}

export function heron({ sheet, palette, drawn }: Picture, x: number, y: number, size: number): void {
  drawn.note('heron', x, y);
  const white = palette.local('#f8f3e6');
  for (const dx of [-0.03, 0.07])
    sheet.cut(strip([x + dx * size, y], [x + dx * size * 0.8, y - size * 0.45], size * 0.016), palette.deep);
  sheet.cut(
    curve([
      [x - size * 0.32, y - size * 0.4],
      [x - size * 0.05, y - size * 0.56],
      [x + size * 0.18, y - size * 0.56],
      [x + size * 0.14, y - size * 0.42],
      [x - size * 0.08, y - size * 0.38],
    ]),
    white,
  );
  sheet.line(
    curve(
      [
        [x + size * 0.14, y - size * 0.54],
        [x + size * 0.24, y - size * 0.72],
        [x + size * 0.14, y - size * 0.86],
        [x + size * 0.2, y - size * 0.98],
      ],
      false,
    ),
    white,
    size * 0.05,
  );
  sheet.cut(
    cutOut([
      [x + size * 0.18, y - size * 1.02],
      [x + size * 0.44, y - size * 0.95],
      [x + size * 0.18, y - size * 0.95],
    ]),
    palette.second,
  );
}
