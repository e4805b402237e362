import { tone } from '../colour';
import type { Picture } from '../picture';
import { blob, box, curve, cutOut, oval, type Point, path, strip } from '../shapes';

export function hanging(picture: Picture, x: number, y: number, size: number): void {
  const { sheet, chance, palette } = picture;
  if (chance.flip()) {
    for (let head = 0; head < 5; head++)
      sheet.cut(
        blob(chance, x + (head % 2 ? 12 : -12), y + 10 + head * size * 0.2, size * 0.15, size * 0.13, 0.1, 8),
        palette.local('#efe3cf'),
      );
  } else {
    for (let pepper = 0; pepper < 6; pepper++)
      sheet.cut(
        curve([
          [x, y + pepper * 14],
          [x + (pepper % 2 ? 30 : -30), y + 20 + pepper * 16],
          [x + (pepper % 2 ? 16 : -16), y + 50 + pepper * 16],
          [x, y + 26 + pepper * 14],
        ]),
        palette.local('#c2402f'),
      );
  }
}

/** A fish on its side; (x, y) is its middle. */
export function fish(
  { sheet, chance, palette, drawn }: Picture,
  x: number,
  y: number,
  length: number,
  way: 1 | -1,
): void {
  drawn.note('fish', x, y);
  const back = palette.local(chance.pick(['#5f8296', '#7d93a0', '#c26a5a', '#8a9a8c']));
  const at = (px: number, py: number): Point => [x + px * length * way, y + py * length];
  const body: Point[] = [
    at(-0.5, 0.01),
    at(-0.3, -0.12),
    at(0, -0.15),
    at(0.28, -0.05),
    at(0.36, -0.01),
    at(0.28, 0.05),
    at(0, 0.11),
    at(-0.3, 0.1),
  ];
  sheet.cut(cutOut([at(0.3, 0), at(0.5, -0.13), at(0.45, 0), at(0.5, 0.12)]), tone(back, -0.05));
  sheet.cut(curve(body), tone(back, 0.16));
  sheet.within(curve(body), () =>
    sheet.ink(
      curve([
        at(-0.5, -0.02),
        at(-0.2, -0.02),
        at(0.1, -0.03),
        at(0.4, -0.02),
        at(0.3, -0.2),
        at(0, -0.24),
        at(-0.4, -0.18),
      ]),
      back,
    ),
  );
  sheet.stroke(curve([at(-0.32, -0.1), at(-0.28, 0), at(-0.32, 0.09)], false), palette.deep, 3, 0.4);
  sheet.ink(oval(...at(-0.4, -0.03), length * 0.022), palette.light);
  sheet.ink(oval(...at(-0.4, -0.03), length * 0.012), palette.deep);
}

/** An old scale with two pans. */
export function scale({ sheet, palette, drawn }: Picture, x: number, y: number, size: number): void {
  drawn.note('scale', x, y);
  const brass = palette.local('#d9a441');
  const iron = palette.local('#b23a35');
  sheet.raise();
  sheet.cut(
    cutOut([
      [x - size * 0.3, y],
      [x - size * 0.24, y - size * 0.1],
      [x + size * 0.24, y - size * 0.1],
      [x + size * 0.3, y],
    ]),
    iron,
  );
  sheet.cut(
    cutOut([
      [x - size * 0.06, y - size * 0.08],
      [x - size * 0.03, y - size * 0.72],
      [x + size * 0.03, y - size * 0.72],
      [x + size * 0.06, y - size * 0.08],
    ]),
    iron,
  );
  sheet.cut(oval(x, y - size * 0.42, size * 0.15), palette.local('#f5ecd8'));
  sheet.stroke(
    path([
      [x, y - size * 0.42],
      [x + size * 0.07, y - size * 0.51],
    ]),
    palette.deep,
    6,
  );
  for (let mark = 0; mark < 8; mark++)
    sheet.ink(box(x - 3, y - size * 0.55, 6, 14), palette.deep, 0.7, [mark * 45, x, y - size * 0.42]);
  sheet.cut(strip([x - size * 0.5, y - size * 0.66], [x + size * 0.5, y - size * 0.76], size * 0.035), brass);
  sheet.cut(oval(x, y - size * 0.74, size * 0.04), brass);
  for (const way of [-1, 1] as const) {
    const [px, py] = [x + way * size * 0.48, y - size * (0.71 + way * 0.05)];
    for (const spread of [-1, 1])
      sheet.stroke(
        path([
          [px, py],
          [px + spread * size * 0.19, py + size * 0.3],
        ]),
        palette.deep,
        3,
        0.7,
      );
    sheet.cut(
      `M${px - size * 0.21} ${py + size * 0.3}H${px + size * 0.21}Q${px + size * 0.14} ${py + size * 0.4} ${px} ${py + size * 0.4}Q${px - size * 0.14} ${py + size * 0.4} ${px - size * 0.21} ${py + size * 0.3}Z`,
      brass,
    );
  }
}
