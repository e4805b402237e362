import { mix } from '../colour';
import type { Picture } from '../picture';
import { cutOut, HEIGHT, type Point } from '../shapes';

export const rock = ({ palette }: Picture, distance: number) =>
  mix(palette.plane(0.05 + distance * 0.75), palette.local('#8a7260', distance), 0.46);

/** A mass of rock with lit and shaded facets. */
export function rocks(picture: Picture, points: readonly Point[], distance: number): void {
  const { sheet, chance, palette, side } = picture;
  const outline = cutOut(points);
  sheet.cut(outline, rock(picture, distance));
  sheet.within(outline, () => {
    for (const [index, [x, y]] of points.entries()) {
      if (y > HEIGHT || index % 2) continue;
      const deep = chance.range(90, 240);
      const wide = chance.range(70, 190);
      sheet.ink(
        cutOut([
          [x, y - 4],
          [x + side * wide, y + deep * 0.24],
          [x + side * wide * chance.range(0.5, 1.2), y + deep],
          [x + side * chance.range(-30, 40), y + deep * chance.range(0.6, 0.9)],
        ]),
        palette.deep,
        0.24,
      );
      sheet.ink(
        cutOut([
          [x, y - 4],
          [x - side * wide * 1.2, y + deep * 0.2],
          [x - side * wide * 0.5, y + deep * 0.5],
        ]),
        palette.light,
        palette.hour === 'night' ? 0.08 : 0.17,
      );
    }
  });
}
