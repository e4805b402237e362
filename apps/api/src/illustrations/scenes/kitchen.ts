import { mix, tone } from '../colour';
import { pane, pendant, tableTop } from '../interior';
import type { Composition, Family, Picture } from '../picture';
import { pot } from '../plants';
import { blob, box, curve, cutOut, HEIGHT, oval, type Point, path, roundBox, strip, WIDTH } from '../shapes';

const PLASTERS = ['#ead5ae', '#dfe3d2', '#e8bfa2', '#c9d8d6', '#f0e6cc'] as const;
const TILES = ['#7fa59c', '#d8a24c', '#5f86a8', '#c9765a', '#e6dcc4', '#8aa06a'] as const;

/** A kitchen's wall: plaster above, tiles below. */
function wall({ sheet, chance, palette, side }: Picture, tiles: number): void {
  const plaster = mix(palette.local(chance.pick(PLASTERS)), palette.far, 0.25);
  sheet.ink(box(0, 0, WIDTH, HEIGHT), plaster);
  const shade = sheet.fade(
    [
      [palette.light, 0.25],
      [palette.deep, 0],
      [palette.deep, 0.5],
    ],
    side === 1 ? [0, 0, 1, 0.3] : [1, 0, 0, 0.3],
  );
  sheet.raise();
  const tile = mix(palette.local(chance.pick(TILES)), palette.mid, 0.2);
  sheet.cut(box(-20, tiles, WIDTH + 40, HEIGHT - tiles), tile);
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < 19; column++) {
      if ((row * 7 + column * 3) % 5 === 0)
        sheet.ink(box(column * 90 - 40 + (row % 2) * 45, tiles + row * 90, 86, 86), tone(tile, 0.04), 0.8);
    }
    sheet.stroke(
      path([
        [0, tiles + row * 90],
        [WIDTH, tiles + row * 90],
      ]),
      palette.light,
      3,
      0.2,
    );
  }
  for (let column = 0; column < 19; column++)
    sheet.stroke(
      path([
        [column * 90 - 40, tiles],
        [column * 90 - 40, HEIGHT],
      ]),
      palette.light,
      3,
      0.16,
    );
  sheet.ink(box(0, 0, WIDTH, HEIGHT), shade, 0.7);
}

function steam({ sheet, chance, palette }: Picture, x: number, y: number, height: number): void {
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

/** A wide casserole seen a little from above, with what simmers in it; (x, y) is the middle of its foot. */
function casserole(picture: Picture, x: number, y: number, width: number, clay: string, stew: string): void {
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

function bottle(
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

function cup(
  { sheet, palette }: Picture,
  x: number,
  y: number,
  size: number,
  colour: string,
  way: 1 | -1,
): void {
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

function fruit(
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

/** Pans, ladles and strings of garlic on a rail. */
function rail(picture: Picture, y: number, from: number, to: number): void {
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

const stew: Composition = {
  closest: 1.45,
  lamps: 'room',
  lay(picture) {
    const { sheet, chance, palette } = picture;
    wall(picture, chance.range(430, 500));
    const x = WIDTH / 2 + chance.range(-60, 60);
    const way = chance.flip() ? 1 : -1;
    rail(picture, chance.range(90, 130), way === 1 ? 80 : 700, way === 1 ? 900 : 1520);
    if (chance.flip(0.75))
      pane(picture, x + way * 480 - 170, 90, 340, 330, { frame: palette.local('#f3e8d2') });
    else pendant(picture, x + way * 300, 150, 220, palette.accent);
    tableTop(picture, 700, 1010, palette.local('#b9814e'));
    sheet.raise();
    bottle(picture, x - way * 500, 800, 340, palette.local('#56703f'));
    if (chance.flip()) bottle(picture, x - way * 410, 776, 270, palette.local('#d9a441'));
    mortar(picture, x + way * 470, 850, 200);
    sheet.raise();
    const clay = palette.local(chance.pick(['#a9512f', '#3a3f47', '#c0683c', '#2f5a66']));
    const liquid = palette.local(chance.pick(['#c8552e', '#dca43f', '#b5702f', '#a83a28']));
    casserole(picture, x, 935, chance.range(640, 720), clay, liquid);
    steam(picture, x, 690, 330);
    const garlic = palette.local('#f3e9d6');
    fruit(picture, x - way * 470, 985, 110, palette.local('#d9482f'));
    fruit(picture, x - way * 380, 1020, 120, palette.local('#d9482f'), chance.flip());
    sheet.cut(blob(chance, x + way * 450, 975, 58, 50, 0.08), garlic);
    sheet.cut(strip([x + way * 450, 930], [x + way * 456, 900], 12), garlic);
    sheet.raise();
    spoon(picture, x + way * 60, 1090, 430, way);
    return [x, 800];
  },
};

function mortar({ sheet, palette, side }: Picture, x: number, y: number, size: number): void {
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

function spoon({ sheet, palette }: Picture, x: number, y: number, length: number, way: 1 | -1): void {
  const wood = palette.local('#d2a066');
  sheet.cut(strip([x - (way * length) / 2, y], [x + way * length * 0.34, y - 40], 26, 18), wood);
  sheet.cut(oval(x - (way * length) / 2, y, 62, 34), wood);
  sheet.ink(oval(x - (way * length) / 2, y, 44, 21), palette.deep, 0.22);
}

const breakfast: Composition = {
  closest: 1.4,
  lamps: 'room',
  lay(picture) {
    const { sheet, chance, palette, hour, side } = picture;
    const plaster = mix(palette.local(chance.pick(PLASTERS)), palette.far, 0.3);
    sheet.ink(box(0, 0, WIDTH, HEIGHT), plaster);
    const x = WIDTH / 2 + chance.range(-60, 60);
    const way = chance.flip() ? 1 : -1;
    pane(picture, x - 400, 60, 800, 560, { columns: 2, rows: 2, frame: palette.local('#f5ebd8') });
    const cloth = palette.local(chance.pick(['#d9664a', '#5f9a9a', '#e0ad4a', '#e9e2d0', '#7a8fb0']));
    sheet.raise(2);
    for (const end of [-1, 1]) {
      for (let fold = 3; fold >= 0; fold--) {
        const inner = x + end * (350 + fold * 62);
        sheet.cut(
          curve([
            [x + end * 690, 24],
            [inner, 24],
            [inner + end * 6, 240],
            [inner + end * 74 - end * fold * 14, 520],
            [inner + end * 34, 664],
            [x + end * 690, 672],
          ]),
          tone(cloth, fold % 2 ? 0.03 : -0.02),
        );
      }
    }
    sheet.cut(box(x - 680, 18, 1360, 20), palette.local('#8a5c3a'));
    tableTop(picture, 720, 1060, palette.local('#d3a86c'));
    if (hour !== 'night')
      sheet.ink(
        cutOut([
          [x - 180, 724],
          [x + 260, 724],
          [x + 420 + side * 240, 1056],
          [x - 260 + side * 240, 1056],
        ]),
        palette.light,
        0.32,
      );
    sheet.raise();
    const kind = chance.whole(0, 2);
    if (kind === 0) coffee(picture, x - way * 230, 900, 380);
    else if (kind === 1) pot(picture, x - way * 330, 830, 320);
    else bottle(picture, x - way * 300, 860, 360, palette.local('#7fa3a0'));
    plate(picture, x + way * 120, 950, 470);
    cup(picture, x - way * 90, 1010, 170, palette.local('#f6ecd9'), way === 1 ? -1 : 1);
    cup(picture, x + way * 480, 870, 140, palette.accent, way);
    const orange = palette.local('#ee8a2e');
    fruit(picture, x - way * 440, 990, 130, orange);
    fruit(picture, x - way * 540, 960, 120, orange);
    fruit(picture, x - way * 370, 1040, 120, orange, true);
    if (hour === 'night' || hour === 'dusk') sheet.glow(x, 760, 720, palette.lamp, 0.32);
    return [x, 830];
  },
};

/** A plate of fritters or a sponge cut in squares; (x, y) is its middle. */
function plate({ sheet, chance, palette, side }: Picture, x: number, y: number, width: number): void {
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

/** A stove-top coffee pot; (x, y) is the middle of its foot. */
function coffee(picture: Picture, x: number, y: number, height: number): void {
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

const bar: Composition = {
  closest: 1.45,
  lamps: 'room',
  lay(picture) {
    const { sheet, chance, palette, hour } = picture;
    const x = WIDTH / 2 + chance.range(-60, 60);
    const way = chance.flip() ? 1 : -1;
    const front = chance.pick(['#3f6f6a', '#8a4a38', '#3f5a80', '#c99a4a']);
    const back = mix(
      palette.local(chance.pick(['#7a4636', '#3f5f5a', '#8a6a3a', '#5a3f52'])),
      palette.near,
      0.3,
    );
    sheet.ink(box(0, 0, WIDTH, HEIGHT), back);
    for (let shelf = 0; shelf < 2; shelf++) {
      const y = 300 + shelf * 230;
      sheet.ink(box(0, y - 210, WIDTH, 210), palette.deep, 0.34);
      for (let bx = 60; bx < WIDTH; bx += chance.range(62, 100)) {
        bottle(
          picture,
          bx,
          y,
          chance.range(130, 190),
          palette.local(chance.pick(['#56703f', '#a9512f', '#d9a441', '#3f6f7a', '#e6d8b8', '#7a2f3a'])),
        );
      }
      sheet.above(1, () => sheet.cut(box(-20, y, WIDTH + 40, 20), palette.local('#b07f4f')));
    }
    pendant(picture, x - 380, 150, 200, palette.accent);
    pendant(picture, x + 20, 110, 200, palette.accent);
    pendant(picture, x + 430, 160, 200, palette.accent);
    tableTop(picture, 720, 900, palette.local('#b9814e'), { inset: 10 });
    sheet.raise();
    sheet.cut(box(-20, 930, WIDTH + 40, 300), mix(palette.local(front), palette.deep, 0.15));
    for (let panel = 0; panel < 7; panel++) {
      sheet.ink(box(40 + panel * 230, 975, 190, 190), palette.deep, 0.2);
      sheet.ink(box(50 + panel * 230, 985, 170, 170), mix(palette.local(front), palette.light, 0.14), 0.6);
    }
    sheet.raise();
    radio(picture, x + way * 300, 850, 330);
    const size = chance.range(200, 230);
    cup(picture, x - way * 70, 880, size, palette.local('#f6ecd9'), way);
    steam(picture, x - way * 70, 880 - size * 0.8, 220);
    for (let glass = 0; glass < 3; glass++) {
      const gx = x - way * (290 + glass * 120);
      sheet.cut(
        cutOut([
          [gx - 44, 700],
          [gx + 44, 700],
          [gx + 34, 870],
          [gx - 34, 870],
        ]),
        mix(palette.light, palette.far, 0.3),
      );
      sheet.ink(
        cutOut([
          [gx - 40, 750],
          [gx + 40, 750],
          [gx + 33, 866],
          [gx - 33, 866],
        ]),
        palette.local(glass % 2 ? '#d98a3a' : '#e9c56a'),
        0.85,
      );
      sheet.ink(box(gx - 26, 712, 9, 130), '#ffffff', 0.4);
    }
    fruit(picture, x + way * 560, 880, 110, palette.local('#ee8a2e'));
    fruit(picture, x + way * 640, 860, 110, palette.local('#ee8a2e'));
    if (hour === 'night') sheet.glow(x, 640, 820, palette.lamp, 0.28);
    return [x + way * 90, 770];
  },
};

/** A table radio; (x, y) is the middle of its foot. */
export function radio({ sheet, palette }: Picture, x: number, y: number, width: number): void {
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

export const KITCHEN: Family = { drawer: 'hearth', compositions: [stew, breakfast, bar], turn: 804705 };
