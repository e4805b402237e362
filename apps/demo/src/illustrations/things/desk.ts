import { mix, tone } from '../colour';
import type { Picture } from '../picture';
import { box, curve, cutOut, oval, path, roundBox, strip } from '../shapes';
import { books } from './furniture';

/** Shelves of books that fill a rectangle. */
export function shelves(
  picture: Picture,
  left: number,
  right: number,
  top: number,
  foot: number,
  rows: number,
  distance = 0,
): void {
  const { sheet, palette } = picture;
  const wood = mix(palette.local('#8a5a38', distance), palette.near, 0.15);
  sheet.cut(box(left, top, right - left, foot - top), mix(wood, palette.deep, 0.55));
  const step = (foot - top) / rows;
  for (let row = 0; row < rows; row++) {
    const y = top + (row + 1) * step;
    books(picture, left + 12, right - 12, y - 8, step * 0.86, distance);
    sheet.above(1, () => sheet.cut(box(left - 4, y - 10, right - left + 8, Math.max(10, step * 0.08)), wood));
  }
  sheet.above(1, () => {
    for (const x of [left - 8, right - 8]) sheet.cut(box(x, top - 8, 18, foot - top + 8), tone(wood, 0.03));
    sheet.cut(box(left - 20, top - 26, right - left + 40, 26), tone(wood, 0.05));
  });
}

/** A desk lamp with a glass shade; (x, y) is its bottom centre. */
export function lamp({ sheet, palette, hour }: Picture, x: number, y: number, size: number): void {
  const brass = palette.local('#c99a45');
  const green = palette.local('#2f7a5f');
  const lit = hour !== 'noon';
  if (lit) {
    const cone = sheet.fade([
      [palette.lamp, 0.75],
      [palette.lamp, 0],
    ]);
    sheet.ink(
      cutOut([
        [x - size * 0.4, y - size * 0.7],
        [x + size * 0.4, y - size * 0.7],
        [x + size * 1.05, y + size * 0.2],
        [x - size * 1.05, y + size * 0.2],
      ]),
      cone,
      0.5,
    );
    sheet.glow(x, y - size * 0.66, size * 1.2, palette.lamp, 0.6);
  }
  sheet.cut(oval(x, y, size * 0.24, size * 0.05), brass);
  sheet.cut(strip([x, y], [x, y - size * 0.76], size * 0.045), brass);
  sheet.above(1, () =>
    sheet.cut(
      `M${x - size * 0.46} ${y - size * 0.7}Q${x - size * 0.4} ${y - size * 0.98} ${x} ${y - size}Q${x + size * 0.4} ${y - size * 0.98} ${x + size * 0.46} ${y - size * 0.7}Z`,
      lit ? mix(green, palette.lamp, 0.25) : green,
    ),
  );
}

/** Sheets of a manuscript and a plan half unrolled. */
export function papers({ sheet, chance, palette, drawn }: Picture, x: number, y: number, way: 1 | -1): void {
  drawn.note('papers', x, y);
  for (let one = 0; one < 4; one++) {
    const [px, py, turn] = [x + way * (60 + one * 36), y - 30 + one * 20, chance.range(-9, 9)];
    sheet.above(1, () =>
      sheet.cut(
        cutOut([
          [px - 150, py - 70],
          [px + 140, py - 70],
          [px + 170, py + 64],
          [px - 170, py + 64],
        ]),
        one % 2 ? palette.light : tone(palette.light, -0.05),
        { turn: [turn, px, py] },
      ),
    );
    for (let line = 0; line < 6; line++)
      sheet.stroke(
        path([
          [px - 116, py - 48 + line * 18],
          [px + chance.range(20, 110), py - 48 + line * 18],
        ]),
        palette.deep,
        3.4,
        0.4,
        [turn, px, py],
      );
  }
  sheet.above(2, () => sheet.cut(strip([x + way * 250, y + 40], [x + way * 60, y - 20], 12), palette.accent));
}

/** A tape recorder with two reels; (x, y) is its bottom centre. */
export function recorder({ sheet, palette, drawn }: Picture, x: number, y: number, width: number): void {
  drawn.note('recorder', x, y);
  sheet.cut(roundBox(x - width / 2, y - width * 0.66, width, width * 0.66, 18), palette.local('#5a6a70'));
  sheet.cut(
    roundBox(x - width * 0.46, y - width * 0.62, width * 0.92, width * 0.4, 12),
    palette.local('#d9d3c4'),
  );
  for (const dx of [-0.23, 0.23]) {
    sheet.above(1, () => {
      sheet.cut(oval(x + dx * width, y - width * 0.42, width * 0.17), palette.deep);
      sheet.ink(oval(x + dx * width, y - width * 0.42, width * 0.1), palette.local('#a9714a'));
      sheet.ink(oval(x + dx * width, y - width * 0.42, width * 0.05), palette.light);
    });
  }
  for (let key = 0; key < 5; key++)
    sheet.cut(
      box(x - width * 0.36 + key * width * 0.15, y - width * 0.15, width * 0.11, width * 0.09),
      key === 4 ? palette.accent : palette.light,
    );
}

/** A record player from above its edge; (x, y) is its bottom centre. */
export function turntable(
  { sheet, palette, side, drawn }: Picture,
  x: number,
  y: number,
  width: number,
): void {
  drawn.note('record player', x, y);
  const wood = palette.local('#b5733f');
  sheet.cut(
    cutOut([
      [x - width * 0.44, y - width * 0.36],
      [x + width * 0.44, y - width * 0.36],
      [x + width * 0.52, y - width * 0.1],
      [x - width * 0.52, y - width * 0.1],
    ]),
    wood,
  );
  sheet.cut(box(x - width * 0.52, y - width * 0.1, width * 1.04, width * 0.12), mix(wood, palette.deep, 0.4));
  sheet.above(1, () => {
    sheet.cut(oval(x - width * 0.08, y - width * 0.23, width * 0.34, width * 0.115), palette.deep);
    for (const r of [0.88, 0.74, 0.6])
      sheet.stroke(
        oval(x - width * 0.08, y - width * 0.23, width * 0.34 * r, width * 0.115 * r),
        palette.light,
        2,
        0.16,
      );
    sheet.ink(oval(x - width * 0.08, y - width * 0.23, width * 0.11, width * 0.038), palette.accent);
    sheet.ink(oval(x - width * 0.08, y - width * 0.23, width * 0.015, width * 0.006), palette.light);
    sheet.ink(
      cutOut([
        [x - width * 0.08, y - width * 0.23],
        [x - side * width * 0.4, y - width * 0.29],
        [x - side * width * 0.36, y - width * 0.32],
      ]),
      palette.light,
      0.2,
    );
  });
  sheet.above(3, () => {
    sheet.line(
      curve(
        [
          [x + width * 0.38, y - width * 0.34],
          [x + width * 0.36, y - width * 0.24],
          [x + width * 0.14, y - width * 0.2],
        ],
        false,
      ),
      palette.light,
      12,
    );
    sheet.cut(
      oval(x + width * 0.38, y - width * 0.33, width * 0.04, width * 0.026),
      palette.local('#c9cdca'),
    );
  });
}

/** Wooden letters of a press; they spell nothing. */
export function letters(
  { sheet, chance, palette, side, drawn }: Picture,
  x: number,
  y: number,
  size: number,
): void {
  drawn.note('letters', x, y);
  const signs = ['A', 'H', 'M', 'T', 'O', 'V'] as const;
  for (let one = 0; one < 4; one++) {
    const [bx, by, turn] = [x + (one - 1.5) * size * 0.92, y - (one % 2) * 40, chance.range(-8, 8)];
    const wood = palette.local(chance.pick(['#c98a4a', '#b5733f', '#d9a566']));
    const sign = signs[(one + chance.whole(0, 5)) % signs.length] ?? 'A';
    sheet.cut(roundBox(bx - size * 0.38, by - size * 0.9, size * 0.76, size * 0.9, 12), wood, {
      turn: [turn, bx, by],
    });
    sheet.ink(
      box(bx + (side === 1 ? size * 0.28 : -size * 0.38), by - size * 0.9, size * 0.1, size * 0.9),
      palette.deep,
      0.3,
      [turn, bx, by],
    );
    const [l, r, t, f, m] = [
      bx - size * 0.22,
      bx + size * 0.2,
      by - size * 0.74,
      by - size * 0.16,
      by - size * 0.45,
    ];
    const forms = {
      A:
        path([
          [l, f],
          [bx, t],
          [r, f],
        ]) +
        path([
          [bx - size * 0.13, m + 30],
          [bx + size * 0.12, m + 30],
        ]),
      H: `${path([
        [l, t],
        [l, f],
      ])}${path([
        [r, t],
        [r, f],
      ])}${path([
        [l, m],
        [r, m],
      ])}`,
      M: path([
        [l, f],
        [l, t],
        [bx, m],
        [r, t],
        [r, f],
      ]),
      T:
        path([
          [l, t],
          [r, t],
        ]) +
        path([
          [bx, t],
          [bx, f],
        ]),
      O: oval(bx, m, size * 0.2, size * 0.29),
      V: path([
        [l, t],
        [bx, f],
        [r, t],
      ]),
    };
    sheet.stroke(forms[sign], palette.deep, size * 0.1, 0.85, [turn, bx, by]);
  }
}
