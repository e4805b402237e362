import { mix, tone } from '../colour';
import { longShade } from '../people/figures';
import type { Picture } from '../picture';
import { box, cutOut, oval } from '../shapes';

/** A wooden box of fruit; (x, y) is its bottom centre. */
export function fruitBox(
  picture: Picture,
  x: number,
  y: number,
  width: number,
  fruit: string | undefined,
): void {
  picture.drawn.note('crate', x, y);
  const { sheet, chance, palette, side } = picture;
  const wood = palette.local('#c99a62');
  const height = width * 0.42;
  longShade(picture, x, y, height, 1.8);
  sheet.cut(
    cutOut([
      [x - width / 2, y - height],
      [x - width * 0.42, y - height * 1.42],
      [x + width * 0.42, y - height * 1.42],
      [x + width / 2, y - height],
    ]),
    mix(wood, palette.deep, 0.5),
  );
  if (fruit) {
    for (let row = 2; row >= 0; row--) {
      for (let column = -4; column <= 4; column++) {
        const [fx, fy] = [
          x + (column + (row % 2) * 0.5) * width * 0.1 + chance.range(-3, 3),
          y - height * (1.02 + row * 0.18),
        ];
        if (Math.abs(fx - x) > width * 0.45) continue;
        sheet.cut(oval(fx, fy, width * 0.064), tone(fruit, chance.range(-0.05, 0.05)));
        sheet.ink(oval(fx - side * width * 0.018, fy - width * 0.02, width * 0.02), palette.light, 0.5);
      }
    }
  }
  for (const slat of [0, 1, 2]) {
    sheet.cut(
      box(x - width / 2, y - height + (slat * height) / 3, width, height * 0.27),
      tone(wood, -slat * 0.03),
    );
    sheet.ink(
      box(x - width / 2, y - height + ((slat + 0.82) * height) / 3, width, height * 0.05),
      palette.deep,
      0.5,
    );
  }
  for (const way of [-1, 1])
    sheet.cut(
      box(x + way * width * 0.46 - width * 0.035, y - height, width * 0.07, height),
      tone(wood, -0.06),
    );
}
