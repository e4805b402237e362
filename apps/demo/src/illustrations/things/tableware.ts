import { mix, tone } from '../colour';
import type { Picture } from '../picture';
import { blob, box, curve, cutOut, oval, path, roundBox } from '../shapes';

export function bottle(
  { sheet, palette, side }: Picture,
  x: number,
  y: number,
  height: number,
  colour: string,
): void {
  const w = height * 0.15;
  const body = `M${x - w} ${y}V${y - height * 0.56}Q${x - w} ${y - height * 0.68} ${x - w * 0.36} ${y - height * 0.74}V${y - height}H${x + w * 0.36}V${y - height * 0.74}Q${x + w} ${y - height * 0.68} ${x + w} ${y - height * 0.56}V${y}Z`;
  sheet.cut(body, colour);
  sheet.ink(
    box(x - side * w * 0.55 - w * 0.12, y - height * 0.6, w * 0.24, height * 0.52),
    palette.light,
    0.5,
  );
  sheet.ink(box(x - w * 0.8, y - height * 0.42, w * 1.6, height * 0.2), palette.light, 0.75);
  sheet.cut(box(x - w * 0.42, y - height * 1.05, w * 0.84, height * 0.08), palette.local('#9a6a42'));
}

export function cup(
  { sheet, palette, drawn }: Picture,
  x: number,
  y: number,
  size: number,
  colour: string,
  way: 1 | -1,
): void {
  drawn.note('cup', x, y);
  sheet.cut(oval(x, y - 2, size * 0.72, size * 0.13), tone(colour, 0.03));
  sheet.line(
    curve(
      [
        [x + way * size * 0.4, y - size * 0.56],
        [x + way * size * 0.66, y - size * 0.5],
        [x + way * size * 0.56, y - size * 0.24],
        [x + way * size * 0.36, y - size * 0.22],
      ],
      false,
    ),
    colour,
    size * 0.08,
  );
  sheet.cut(
    `M${x - size * 0.45} ${y - size * 0.7}Q${x - size * 0.42} ${y - size * 0.06} ${x - size * 0.16} ${y - size * 0.04}H${x + size * 0.16}Q${x + size * 0.42} ${y - size * 0.06} ${x + size * 0.45} ${y - size * 0.7}Z`,
    colour,
  );
  sheet.cut(oval(x, y - size * 0.7, size * 0.45, size * 0.1), tone(colour, 0.06));
  sheet.ink(oval(x, y - size * 0.69, size * 0.38, size * 0.075), palette.local('#4a2b1c'));
}

export function fruit(
  { sheet, chance, palette, side }: Picture,
  x: number,
  y: number,
  size: number,
  colour: string,
  cut = false,
): void {
  sheet.ink(oval(x + side * size * 0.3, y, size * 0.66, size * 0.12), palette.deep, 0.3);
  if (cut) {
    sheet.cut(oval(x, y - size * 0.42, size * 0.48, size * 0.46), colour);
    sheet.ink(oval(x, y - size * 0.42, size * 0.41, size * 0.39), palette.light, 0.9);
    for (let wedge = 0; wedge < 8; wedge++)
      sheet.ink(
        cutOut([
          [x, y - size * 0.42],
          [x - size * 0.11, y - size * 0.74],
          [x + size * 0.11, y - size * 0.74],
        ]),
        tone(colour, 0.06),
        1,
        [wedge * 45, x, y - size * 0.42],
      );
    return;
  }
  sheet.cut(blob(chance, x, y - size * 0.44, size * 0.47, size * 0.44, 0.02, 10), colour);
  sheet.ink(oval(x - side * size * 0.15, y - size * 0.58, size * 0.15, size * 0.11), palette.light, 0.4);
}

/** A plate of fritters or a sponge cut in squares; (x, y) is its middle. */
export function plate(
  { sheet, chance, palette, side, drawn }: Picture,
  x: number,
  y: number,
  width: number,
): void {
  drawn.note('plate', x, y);
  sheet.ink(oval(x + side * 20, y + 20, width * 0.52, width * 0.16), palette.deep, 0.35);
  sheet.cut(oval(x, y, width * 0.5, width * 0.15), palette.local('#f6efdf'));
  sheet.ink(oval(x, y, width * 0.36, width * 0.1), palette.deep, 0.08);
  const cake = palette.local('#d99a4a');
  if (chance.flip(0.6)) {
    const rows: [number, number][] = [
      [-0.24, -0.02],
      [-0.08, -0.05],
      [0.09, -0.05],
      [0.24, -0.02],
      [-0.16, 0.03],
      [0, 0.04],
      [0.17, 0.03],
      [-0.07, -0.13],
      [0.09, -0.13],
      [0.01, -0.2],
    ];
    for (const [dx, dy] of rows.sort((a, b) => a[1] - b[1])) {
      const [px, py] = [x + dx * width, y + dy * width - width * 0.04];
      sheet.cut(
        blob(chance, px, py, width * 0.1, width * 0.085, 0.1, 8),
        tone(cake, chance.range(-0.05, 0.04)),
      );
      sheet.ink(
        blob(chance, px - side * 5, py - 12, width * 0.06, width * 0.036, 0.2, 7),
        palette.light,
        0.75,
      );
    }
  } else {
    sheet.cut(
      cutOut([
        [x - width * 0.34, y - width * 0.16],
        [x + width * 0.3, y - width * 0.16],
        [x + width * 0.36, y - width * 0.02],
        [x - width * 0.38, y - width * 0.02],
      ]),
      tone(cake, 0.04),
    );
    sheet.cut(
      box(x - width * 0.38, y - width * 0.02, width * 0.74, width * 0.09),
      mix(cake, palette.deep, 0.14),
    );
    for (let crumb = 0; crumb < 26; crumb++)
      sheet.ink(
        oval(x + chance.range(-0.33, 0.31) * width, y - width * chance.range(0.04, 0.14), 6, 4),
        palette.light,
        0.8,
      );
  }
}

/** A table radio; (x, y) is its bottom centre. */
export function radio({ sheet, palette, drawn }: Picture, x: number, y: number, width: number): void {
  drawn.note('radio', x, y - width / 3);
  const height = width * 0.6;
  sheet.stroke(
    path([
      [x + width * 0.3, y - height],
      [x + width * 0.5, y - height * 1.7],
    ]),
    palette.deep,
    6,
    0.9,
  );
  sheet.cut(roundBox(x - width / 2, y - height, width, height, width * 0.09), palette.local('#b5573a'));
  sheet.above(1, () => {
    sheet.cut(
      roundBox(x - width * 0.44, y - height * 0.88, width * 0.5, height * 0.72, 14),
      palette.local('#ecdcb8'),
    );
    for (let slot = 0; slot < 7; slot++)
      sheet.ink(box(x - width * 0.4, y - height * (0.8 - slot * 0.09), width * 0.42, 6), palette.deep, 0.4);
    sheet.cut(oval(x + width * 0.28, y - height * 0.6, width * 0.13), palette.local('#f4ead2'));
    sheet.stroke(
      path([
        [x + width * 0.28, y - height * 0.6],
        [x + width * 0.36, y - height * 0.7],
      ]),
      palette.accent,
      6,
    );
    for (const dx of [0.2, 0.36])
      sheet.cut(oval(x + dx * width, y - height * 0.22, width * 0.045), palette.deep);
  });
}
