import { mix, tone } from '../colour';
import type { Picture } from '../picture';
import { blob, box, curve, cutOut, oval, type Point, path, strip } from '../shapes';

export function steam({ sheet, chance, palette }: Picture, x: number, y: number, height: number): void {
  for (let wisp = 0; wisp < 3; wisp++) {
    const wx = x + (wisp - 1) * 80 + chance.range(-20, 20);
    const points = Array.from(
      { length: 6 },
      (_, index): Point => [wx + Math.sin(index * 1.3 + wisp) * (16 + index * 7), y - (height * index) / 5],
    );
    const back = [...points].reverse().map(([px, py], index): Point => [px + 18 + index * 5, py + 6]);
    const fill = sheet.fade([
      [palette.light, 0],
      [palette.light, 0.7],
      [palette.light, 0.15],
    ]);
    sheet.ink(curve([...points, ...back]), fill, 0.8);
  }
}

/** A wide casserole seen a little from above, with what simmers in it; (x, y) is its bottom centre. */
export function casserole(
  picture: Picture,
  x: number,
  y: number,
  width: number,
  clay: string,
  stew: string,
): void {
  picture.drawn.note('pot', x, y);
  const { sheet, chance, palette, side } = picture;
  const height = width * 0.34;
  const rim = y - height;
  sheet.ink(oval(x + side * width * 0.1, y, width * 0.56, width * 0.07), palette.deep, 0.4);
  for (const way of [-1, 1])
    sheet.line(
      curve(
        [
          [x + way * width * 0.47, rim + height * 0.2],
          [x + way * width * 0.6, rim + height * 0.22],
          [x + way * width * 0.58, rim + height * 0.46],
          [x + way * width * 0.45, rim + height * 0.48],
        ],
        false,
      ),
      clay,
      width * 0.04,
    );
  const body = `M${x - width / 2} ${rim}C${x - width * 0.5} ${y - height * 0.2} ${x - width * 0.4} ${y} ${x - width * 0.28} ${y}H${x + width * 0.28}C${x + width * 0.4} ${y} ${x + width * 0.5} ${y - height * 0.2} ${x + width / 2} ${rim}Z`;
  sheet.cut(body, clay);
  sheet.within(body, () => {
    const shade = sheet.fade(
      [
        [palette.light, 0.25],
        [palette.deep, 0],
        [palette.deep, 0.55],
      ],
      side === 1 ? [0, 0, 1, 0] : [1, 0, 0, 0],
    );
    sheet.ink(body, shade);
    sheet.ink(box(x - width, rim + height * 0.34, width * 2, height * 0.1), palette.light, 0.2);
  });
  sheet.above(1, () => {
    sheet.cut(oval(x, rim, width * 0.51, width * 0.135), tone(clay, 0.05));
    sheet.ink(oval(x, rim + 3, width * 0.465, width * 0.112), palette.deep);
    sheet.ink(oval(x, rim + 9, width * 0.45, width * 0.1), stew);
  });
  const kind = chance.whole(0, 2);
  for (let piece = 0; piece < 18; piece++) {
    const [turn, reach] = [chance.range(0, Math.PI * 2), Math.sqrt(chance.next()) * 0.86];
    const [px, py] = [
      x + Math.cos(turn) * width * 0.42 * reach,
      rim + 8 + Math.sin(turn) * width * 0.085 * reach,
    ];
    const size = width * chance.range(0.02, 0.036);
    if (kind === 0) {
      sheet.cut(
        curve([
          [px - size * 1.6, py],
          [px, py - size * 0.9],
          [px + size * 1.6, py],
          [px, py + size * 0.7],
        ]),
        palette.deep,
      );
      sheet.ink(oval(px, py, size * 0.8, size * 0.4), palette.second);
    } else if (kind === 1)
      sheet.cut(
        blob(chance, px, py, size * 1.3, size * 0.8, 0.15, 7),
        chance.flip(0.6) ? palette.local('#f0d9a0') : palette.local('#7a9a4f'),
      );
    else
      sheet.cut(
        oval(px, py, size * 1.2, size * 0.7),
        chance.flip(0.5) ? palette.accent : palette.local('#e9c56a'),
      );
  }
}

/** Pans, ladles and strings of garlic on a rail. */
export function rail(picture: Picture, y: number, from: number, to: number): void {
  const { sheet, chance, palette } = picture;
  sheet.cut(box(from, y, to - from, 12), palette.deep);
  for (let x = from + 50; x < to - 30; x += chance.range(90, 140)) {
    const drop = chance.range(40, 80);
    const metal = palette.local(chance.pick(['#b5653a', '#8f979a', '#c98a4a', '#4f5a60']));
    sheet.stroke(
      path([
        [x, y + 8],
        [x, y + drop],
      ]),
      palette.deep,
      5,
      0.9,
    );
    const kind = chance.whole(0, 2);
    if (kind === 0) {
      const r = chance.range(40, 58);
      sheet.above(1, () => {
        sheet.cut(strip([x, y + drop - 10], [x, y + drop + 60], 14), mix(metal, palette.deep, 0.3));
        sheet.cut(oval(x, y + drop + 60 + r, r), metal);
        sheet.ink(oval(x, y + drop + 60 + r, r * 0.78), tone(metal, 0.05));
      });
    } else if (kind === 1) {
      sheet.cut(strip([x, y + drop - 6], [x, y + drop + 110], 10), metal);
      sheet.cut(oval(x, y + drop + 126, 27, 24), metal);
    } else {
      for (let head = 0; head < 4; head++)
        sheet.cut(
          blob(chance, x + (head % 2 ? 12 : -12), y + drop + head * 34, 25, 21, 0.1, 8),
          palette.local('#efe4d0'),
        );
    }
  }
}

export function mortar({ sheet, palette, side }: Picture, x: number, y: number, size: number): void {
  const stone = palette.local('#d9b13f');
  sheet.cut(
    strip([x, y - size * 0.6], [x + side * size * 0.5, y - size * 1.2], size * 0.09, size * 0.14),
    palette.local('#8a5c3a'),
  );
  sheet.cut(
    `M${x - size * 0.5} ${y - size * 0.7}Q${x - size * 0.44} ${y - size * 0.1} ${x - size * 0.24} ${y}H${x + size * 0.24}Q${x + size * 0.44} ${y - size * 0.1} ${x + size * 0.5} ${y - size * 0.7}Z`,
    stone,
  );
  for (const dx of [-0.3, -0.05, 0.2])
    sheet.ink(
      curve([
        [x + dx * size, y - size * 0.66],
        [x + (dx + 0.1) * size, y - size * 0.66],
        [x + (dx + 0.04) * size, y - size * 0.2],
      ]),
      palette.local('#4f7f4a'),
      0.8,
    );
  sheet.cut(oval(x, y - size * 0.7, size * 0.52, size * 0.11), tone(stone, 0.06));
  sheet.ink(oval(x, y - size * 0.69, size * 0.42, size * 0.075), palette.deep, 0.6);
}

export function spoon({ sheet, palette }: Picture, x: number, y: number, length: number, way: 1 | -1): void {
  const wood = palette.local('#d2a066');
  sheet.cut(strip([x - (way * length) / 2, y], [x + way * length * 0.34, y - 40], 26, 18), wood);
  sheet.cut(oval(x - (way * length) / 2, y, 62, 34), wood);
  sheet.ink(oval(x - (way * length) / 2, y, 44, 21), palette.deep, 0.22);
}

/** A stove-top coffee pot; (x, y) is its bottom centre. */
export function coffee(picture: Picture, x: number, y: number, height: number): void {
  picture.drawn.note('coffee pot', x, y - height / 2);
  const { sheet, palette, side } = picture;
  const metal = palette.local('#aeb6b6');
  const at = (px: number, py: number): Point => [x + px * height, y + py * height];
  sheet.ink(oval(x + side * 40, y, height * 0.4, height * 0.06), palette.deep, 0.35);
  sheet.cut(
    curve([
      at(0.14, -0.84),
      at(0.36, -0.8),
      at(0.36, -0.56),
      at(0.2, -0.5),
      at(0.2, -0.56),
      at(0.29, -0.6),
      at(0.29, -0.74),
      at(0.14, -0.77),
    ]),
    palette.deep,
  );
  sheet.cut(cutOut([at(-0.26, 0), at(-0.17, -0.42), at(0.17, -0.42), at(0.26, 0)]), metal);
  sheet.cut(cutOut([at(-0.17, -0.46), at(-0.24, -0.86), at(0.2, -0.86), at(0.17, -0.46)]), metal);
  sheet.cut(cutOut([at(-0.22, -0.86), at(-0.36, -0.8), at(-0.21, -0.7)]), metal);
  sheet.ink(
    cutOut([
      at(0.02 * side, 0),
      at(0.02 * side, -0.86),
      at(0.2 * side, -0.86),
      at(0.17 * side, -0.44),
      at(0.26 * side, 0),
    ]),
    palette.deep,
    0.3,
  );
  sheet.cut(box(x - height * 0.19, y - height * 0.47, height * 0.38, height * 0.06), tone(metal, -0.12));
  sheet.cut(cutOut([at(-0.23, -0.86), at(0, -0.97), at(0.2, -0.86)]), tone(metal, 0.04));
  sheet.cut(oval(...at(-0.01, -0.99), height * 0.035), palette.deep);
  steam(picture, x - height * 0.2, y - height * 0.95, height * 0.5);
}
