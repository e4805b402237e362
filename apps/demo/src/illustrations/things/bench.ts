import { tone } from '../colour';
import type { Picture } from '../picture';
import { box, curve, cutOut, oval, path, strip } from '../shapes';

/** A large open book or ledger. */
export function open({ sheet, palette, side, drawn }: Picture, x: number, y: number, width: number): void {
  drawn.note('book', x, y);
  sheet.cut(
    cutOut([
      [x - width * 0.53, y - width * 0.22],
      [x + width * 0.53, y - width * 0.22],
      [x + width * 0.58, y + width * 0.1],
      [x - width * 0.58, y + width * 0.1],
    ]),
    palette.local('#7a3f34'),
  );
  for (const way of [-1, 1]) {
    const leafOf = curve([
      [x, y - width * 0.2],
      [x + way * width * 0.26, y - width * 0.27],
      [x + way * width * 0.5, y - width * 0.22],
      [x + way * width * 0.54, y + width * 0.07],
      [x + way * width * 0.26, y + width * 0.03],
      [x, y + width * 0.09],
    ]);
    sheet.above(1, () => sheet.cut(leafOf, way === side ? tone(palette.light, -0.06) : palette.light));
    for (let line = 0; line < 7; line++)
      sheet.stroke(
        path([
          [x + way * width * 0.06, y - width * 0.16 + line * width * 0.032],
          [x + way * width * (0.44 - (line % 3) * 0.05), y - width * 0.2 + line * width * 0.035],
        ]),
        palette.deep,
        3.4,
        0.42,
      );
  }
  sheet.stroke(
    path([
      [x, y - width * 0.2],
      [x, y + width * 0.09],
    ]),
    palette.deep,
    4,
    0.4,
  );
  sheet.above(2, () => {
    sheet.cut(
      strip([x + width * 0.08, y + width * 0.14], [x + width * 0.42, y - width * 0.06], 17),
      palette.second,
    );
    sheet.cut(
      cutOut([
        [x + width * 0.06, y + width * 0.165],
        [x + width * 0.072, y + width * 0.128],
        [x + width * 0.1, y + width * 0.142],
      ]),
      palette.deep,
    );
  });
}

export function vase({ sheet, palette, side }: Picture, x: number, y: number, height: number): void {
  const clay = palette.local('#c9784a');
  sheet.cut(
    curve([
      [x - height * 0.12, y - height],
      [x + height * 0.12, y - height],
      [x + height * 0.1, y - height * 0.8],
      [x + height * 0.3, y - height * 0.45],
      [x + height * 0.2, y],
      [x - height * 0.2, y],
      [x - height * 0.3, y - height * 0.45],
      [x - height * 0.1, y - height * 0.8],
    ]),
    clay,
  );
  sheet.ink(box(x - height * 0.28, y - height * 0.5, height * 0.56, height * 0.09), palette.near, 0.7);
  sheet.ink(
    oval(x - side * height * 0.12, y - height * 0.5, height * 0.05, height * 0.2),
    palette.light,
    0.35,
  );
}

/** Painted tiles laid to dry. */
export function tiles({ sheet, palette, drawn }: Picture, x: number, y: number, size: number): void {
  drawn.note('tiles', x, y);
  const blue = palette.local('#2f6f9a');
  for (let row = 0; row < 2; row++) {
    for (let column = -2; column <= 2; column++) {
      const wide = size * (1 + row * 0.14);
      const [tx, ty] = [x + column * wide * 1.06, y - (1 - row) * size * 0.66];
      const h = size * 0.56;
      sheet.above(1, () =>
        sheet.cut(
          cutOut([
            [tx - wide * 0.47, ty - h],
            [tx + wide * 0.47, ty - h],
            [tx + wide * 0.5, ty],
            [tx - wide * 0.5, ty],
          ]),
          palette.local('#f6f0e2'),
        ),
      );
      if ((row + column) % 2 === 0) {
        for (const turn of [0, 45, 90, 135])
          sheet.ink(oval(tx, ty - h / 2, wide * 0.36, h * 0.1), blue, 0.95, [turn, tx, ty - h / 2]);
        sheet.ink(oval(tx, ty - h / 2, wide * 0.09, h * 0.13), palette.second);
      } else {
        sheet.stroke(oval(tx, ty - h / 2, wide * 0.32, h * 0.34), blue, 9, 0.95);
        sheet.ink(
          cutOut([
            [tx, ty - h * 0.76],
            [tx + wide * 0.16, ty - h / 2],
            [tx, ty - h * 0.24],
            [tx - wide * 0.16, ty - h / 2],
          ]),
          blue,
          0.95,
        );
      }
    }
  }
}
