import { tone } from '../colour';
import { person } from '../people/figures';
import type { Picture } from '../picture';
import { box, curve, cutOut, oval, type Point, path, strip } from '../shapes';
import { reflection } from './vessels';

/** The bow of a moored boat that looks at the reader; (x, y) is the middle of its water line. */
export function bow(picture: Picture, x: number, y: number, size: number, colour: string): void {
  picture.drawn.note('boat', x, y);
  const { sheet, chance, palette, side } = picture;
  const second = chance.pick([palette.light, palette.second, palette.accent]);
  const half = size * 0.52;
  const top = y - size * 1.08;
  reflection(picture, x, y, size * 1.02, size * 0.5, colour);
  const hull: Point[] = [
    [x - half, top + size * 0.12],
    [x, top - size * 0.1],
    [x + half, top + size * 0.12],
    [x + half * 0.72, y - size * 0.3],
    [x + half * 0.2, y],
    [x - half * 0.2, y],
    [x - half * 0.72, y - size * 0.3],
  ];
  sheet.cut(box(x - size * 0.26, top - size * 0.34, size * 0.52, size * 0.42), palette.local('#f4ead6'));
  sheet.ink(box(x - size * 0.2, top - size * 0.27, size * 0.4, size * 0.16), palette.deep, 0.75);
  sheet.cut(
    strip([x, top - size * 0.3], [x, top - size * 0.95], size * 0.03, size * 0.018),
    palette.local('#7a5335'),
  );
  sheet.stroke(
    path([
      [x, top - size * 0.9],
      [x - half * 0.8, top + size * 0.05],
    ]),
    palette.deep,
    3,
    0.6,
  );
  sheet.stroke(
    path([
      [x, top - size * 0.9],
      [x + half * 0.8, top + size * 0.05],
    ]),
    palette.deep,
    3,
    0.6,
  );
  sheet.above(1, () => {
    sheet.cut(curve(hull), colour);
    sheet.within(curve(hull), () => {
      sheet.ink(
        curve([
          [x - half * 1.2, top + size * 0.16],
          [x, top - size * 0.02],
          [x + half * 1.2, top + size * 0.16],
          [x + half * 1.2, top + size * 0.3],
          [x, top + size * 0.13],
          [x - half * 1.2, top + size * 0.3],
        ]),
        second,
      );
      sheet.ink(box(x - half, y - size * 0.2, size, size * 0.3), palette.deep, 0.5);
      sheet.ink(
        cutOut([
          [x, top - size * 0.2],
          [x + side * size, top - size * 0.2],
          [x + side * size, y],
          [x, y],
        ]),
        palette.deep,
        0.26,
      );
    });
    sheet.stroke(
      path([
        [x, top - size * 0.06],
        [x, y - 6],
      ]),
      tone(colour, 0.1),
      size * 0.024,
      0.9,
    );
  });
  for (const way of [-1, 1]) {
    sheet.cut(oval(x + way * half * 0.5, top + size * 0.36, size * 0.035, size * 0.045), palette.deep);
    sheet.cut(
      oval(x + way * half * 0.98, y - size * 0.5, size * 0.07, size * 0.13),
      palette.local('#e9e2d2'),
    );
  }
  sheet.stroke(
    curve(
      [
        [x + half * 0.5, top + size * 0.36],
        [x + size * 0.5, y - size * 0.2],
        [x + size * 0.7, y + size * 0.1],
      ],
      false,
    ),
    palette.local('#d9c9a4'),
    5,
    0.95,
  );
}

/** A long rowing boat with its crew; (x, y) is the middle of its water line. */
export function crewBoat(
  picture: Picture,
  x: number,
  y: number,
  length: number,
  rowers: number,
  colour: string,
  way: 1 | -1,
): void {
  picture.drawn.note('crew', x, y);
  const { sheet, palette } = picture;
  const at = (px: number, py: number): Point => [x + px * length * way, y + py * length];
  const shirt = palette.local('#f5ecd9');
  reflection(picture, x, y, length * 0.98, length * 0.17, colour);
  const size = length * 0.27;
  for (let rower = 0; rower < rowers; rower++) {
    const place = -0.3 + (rower * 0.62) / Math.max(rowers - 1, 1);
    const [px, py] = at(place, -0.035);
    person(picture, px, py, size, {
      stance: 'row',
      facing: way === 1 ? -1 : 1,
      coat: rower % 3 === 2 ? palette.accent : shirt,
      shadeless: true,
    });
    sheet.cut(
      strip(at(place - 0.03, -0.1), at(place - 0.15, 0.05), length * 0.008),
      palette.local('#c79a5b'),
    );
    sheet.cut(strip(at(place - 0.135, 0.03), at(place - 0.165, 0.075), length * 0.022), palette.light);
  }
  sheet.cut(
    curve([
      at(-0.52, -0.085),
      at(-0.3, -0.05),
      at(0.3, -0.05),
      at(0.54, -0.1),
      at(0.46, -0.015),
      at(0.36, 0.02),
      at(-0.4, 0.02),
      at(-0.48, -0.015),
    ]),
    colour,
  );
  sheet.stroke(
    curve([at(-0.51, -0.068), at(-0.3, -0.036), at(0.3, -0.036), at(0.52, -0.082)], false),
    palette.light,
    length * 0.008,
    0.9,
  );
}
