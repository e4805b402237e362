import { mix, tone } from '../colour';
import { toward, wallPiece } from '../perspective';
import type { Picture } from '../picture';
import { box, cutOut, oval, type Point, path, roundBox } from '../shapes';

/** A train that comes along a track, seen from its front quarter; (x, y) is its front's bottom centre. */
export function trainFront(
  picture: Picture,
  x: number,
  y: number,
  width: number,
  vanish: Point,
  colour: string,
): void {
  picture.drawn.note('train', x, y);
  const { sheet, palette, hour, side } = picture;
  const height = width * 1.18;
  const way = vanish[0] > x ? 1 : -1;
  const edge = x + (way * width) / 2;
  const body = wallPiece(edge, [y - height * 0.94, y - height * 0.08], vanish, 0, 0.82);
  const flank = way === side ? mix(colour, palette.deep, 0.3) : tone(colour, -0.03);
  sheet.cut(cutOut(body), flank);
  sheet.cut(
    cutOut([
      [x - width * 0.42, y - height * 0.95],
      [edge, y - height * 0.94],
      toward([edge, y - height * 0.94], vanish, 0.82),
      toward([x - width * 0.42, y - height * 0.95], vanish, 0.82),
    ]),
    mix(palette.local('#c9cbc4'), palette.deep, 0.25),
  );
  const glass =
    hour === 'night' || hour === 'dusk' ? palette.lamp : mix(palette.local('#2c3d4a'), palette.low, 0.12);
  sheet.ink(
    cutOut(wallPiece(edge, [y - height * 0.76, y - height * 0.44], vanish, 0.05, 0.8)),
    palette.deep,
    0.8,
  );
  for (let window = 0; window < 7; window++) {
    const from = 0.06 + 0.74 * (1 - (1 - window / 7) ** 1.9);
    const to = 0.06 + 0.74 * (1 - (1 - (window + 0.78) / 7) ** 1.9);
    sheet.ink(cutOut(wallPiece(edge, [y - height * 0.74, y - height * 0.46], vanish, from, to)), glass);
  }
  sheet.ink(
    cutOut(wallPiece(edge, [y - height * 0.3, y - height * 0.24], vanish, 0, 0.82)),
    palette.light,
    0.85,
  );
  sheet.cut(cutOut(wallPiece(edge, [y - height * 0.1, y], vanish, 0, 0.82)), palette.deep);
  sheet.above(2, () => {
    sheet.cut(
      `M${x - width * 0.5} ${y - height * 0.06}V${y - height * 0.72}Q${x - width * 0.46} ${y - height} ${x} ${y - height}Q${x + width * 0.46} ${y - height} ${x + width * 0.5} ${y - height * 0.72}V${y - height * 0.06}Z`,
      colour,
    );
    sheet.ink(
      cutOut([
        [x + side * width * 0.06, y - height],
        [x + side * width * 0.5, y - height * 0.8],
        [x + side * width * 0.5, y - height * 0.06],
        [x + side * width * 0.16, y - height * 0.06],
      ]),
      palette.deep,
      0.16,
    );
    sheet.cut(
      roundBox(x - width * 0.38, y - height * 0.84, width * 0.76, height * 0.36, width * 0.09),
      mix(palette.local('#22303c'), palette.top, 0.15),
    );
    sheet.ink(
      cutOut([
        [x - width * 0.34, y - height * 0.8],
        [x - width * 0.02, y - height * 0.8],
        [x - width * 0.24, y - height * 0.52],
        [x - width * 0.34, y - height * 0.52],
      ]),
      palette.light,
      0.22,
    );
    sheet.cut(box(x - width * 0.5, y - height * 0.34, width, height * 0.075), palette.light);
    sheet.cut(box(x - width * 0.46, y - height * 0.1, width * 0.92, height * 0.1), palette.deep);
    for (const dx of [-0.32, 0.32]) {
      sheet.cut(oval(x + dx * width, y - height * 0.2, width * 0.062), palette.light);
      if (hour !== 'noon') sheet.glow(x + dx * width, y - height * 0.2, width * 0.5, palette.lamp, 0.8);
    }
    sheet.cut(box(x - width * 0.1, y - height * 0.95, width * 0.2, height * 0.06), palette.second);
  });
  sheet.stroke(
    path([
      [x, y - height],
      [x - width * 0.12, y - height * 1.14],
      [x + width * 0.12, y - height * 1.14],
    ]),
    palette.deep,
    5,
    0.9,
  );
}

/** A train from the side, its cars from `x` on; returns nothing but paper. */
export function trainSide(
  picture: Picture,
  x: number,
  y: number,
  height: number,
  cars: number,
  colour: string,
  goods = false,
): void {
  picture.drawn.note('train', x + height, y);
  const { sheet, chance, palette, hour } = picture;
  const length = height * (goods ? 2 : 3.1);
  for (let car = 0; car < cars; car++) {
    const left = x + car * (length + 12);
    const paint =
      goods && car > 0 ? palette.local(chance.pick(['#a4563c', '#5a7a7c', '#c59a4a', '#7a6f62'])) : colour;
    const front = car === 0;
    if (goods && !front) {
      sheet.cut(box(left, y - height * 0.86, length, height * 0.7), paint);
      for (let rib = 1; rib < 8; rib++)
        sheet.ink(box(left + (rib * length) / 8, y - height * 0.86, 7, height * 0.7), palette.deep, 0.25);
    } else {
      const nose = front ? height * 0.5 : 0;
      sheet.cut(
        `M${left + nose} ${y - height}H${left + length}V${y - height * 0.14}H${left}V${y - height * (front ? 0.46 : 1)}Z`,
        paint,
      );
      const glass =
        hour === 'night' || hour === 'dusk' ? palette.lamp : mix(palette.local('#2c3d4a'), palette.low, 0.15);
      const count = goods ? 1 : 6;
      for (let window = front ? 1 : 0; window < count; window++)
        sheet.ink(
          roundBox(
            left + length * 0.06 + (window * length * 0.92) / count,
            y - height * 0.84,
            (length * 0.92) / count - height * 0.14,
            height * 0.3,
            10,
          ),
          glass,
        );
      if (front) {
        sheet.ink(
          cutOut([
            [left + nose * 0.55, y - height * 0.74],
            [left + nose * 1.05, y - height * 0.92],
            [left + nose * 1.6, y - height * 0.92],
            [left + nose * 1.6, y - height * 0.56],
            [left + nose * 0.3, y - height * 0.56],
          ]),
          mix(palette.deep, palette.top, 0.2),
        );
        sheet.cut(oval(left + nose * 0.3, y - height * 0.34, height * 0.06), palette.light);
        if (hour !== 'noon') sheet.glow(left, y - height * 0.34, height * 1.5, palette.lamp, 0.7);
      }
      sheet.ink(
        box(left + nose * 0.4, y - height * 0.42, length - nose * 0.4, height * 0.07),
        palette.light,
        0.9,
      );
    }
    sheet.cut(box(left + 10, y - height * 0.16, length - 20, height * 0.08), palette.deep);
    for (const place of [0.14, 0.26, 0.74, 0.86])
      sheet.cut(
        oval(left + place * length, y - height * 0.06, height * 0.09),
        mix(palette.deep, '#000000', 0.2),
      );
  }
}
