import { mix } from '../colour';
import { crowd } from '../people/figures';
import type { Picture } from '../picture';
import { box, cutOut, oval, roundBox, strip } from '../shapes';

/** A mast of floodlights; (x, y) is its bottom centre. */
export function mast(
  { sheet, palette, hour }: Picture,
  x: number,
  y: number,
  height: number,
  lean: number,
): void {
  const lit = hour === 'night' || hour === 'dusk';
  const iron = mix(palette.deep, palette.far, 0.25);
  sheet.cut(strip([x, y], [x, y - height], height * 0.035, height * 0.02), iron);
  const [w, h] = [height * 0.24, height * 0.16];
  const top = y - height - h * 0.6;
  if (lit) {
    sheet.glow(x, top, height * 0.95, palette.lamp, 0.7);
    const beam = sheet.fade([
      [palette.lamp, 0.5],
      [palette.lamp, 0],
    ]);
    sheet.ink(
      cutOut([
        [x - w * 0.4, top],
        [x + w * 0.4, top],
        [x + lean * height * 1.7 + w * 1.8, y + height * 0.5],
        [x + lean * height * 1.7 - w * 1.4, y + height * 0.5],
      ]),
      beam,
      0.34,
    );
  }
  sheet.above(1, () => {
    sheet.cut(roundBox(x - w / 2, top - h / 2, w, h, 8), iron);
    for (let row = 0; row < 3; row++)
      for (let column = 0; column < 4; column++)
        sheet.cut(
          oval(x - w * 0.36 + column * w * 0.24, top - h * 0.3 + row * h * 0.3, h * 0.1),
          lit ? palette.light : mix(palette.light, palette.far, 0.4),
        );
  });
}

/** Rows of people on a stand, from the far row to the near one. */
export function stand(
  picture: Picture,
  left: number,
  right: number,
  top: number,
  rows: number,
  size: number,
): void {
  picture.drawn.note('crowd', 800, 400);
  const { sheet, palette } = picture;
  for (let row = 0; row < rows; row++) {
    sheet.ink(
      box(left - 10, top + row * size * 1.06 - size * 0.4, right - left + 20, size * 1.5),
      mix(palette.near, palette.deep, 0.2 + (row % 2) * 0.18),
    );
    crowd(picture, { left, right, y: top + row * size * 1.06, size, lit: 0.75 });
  }
}
