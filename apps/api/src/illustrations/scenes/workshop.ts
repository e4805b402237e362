import { mix, tone } from '../colour';
import { guitar } from '../instruments';
import { notice, pane, pendant, room, tableTop } from '../interior';
import { person } from '../people/figures';
import { recede, toward, wallPiece } from '../perspective';
import type { Composition, Family, Picture } from '../picture';
import { blob, box, curve, cutOut, HEIGHT, oval, type Point, path, roundBox, strip, WIDTH } from '../shapes';

/** Tools hung in a row. */
function tools({ sheet, chance, palette }: Picture, y: number, from: number, to: number): void {
  const wood = palette.local('#c08a52');
  sheet.cut(box(from, y - 12, to - from, 14), palette.local('#7a5138'));
  for (let x = from + 46; x < to - 30; x += chance.range(74, 116)) {
    const metal = palette.local(chance.pick(['#9aa3a6', '#7b868c', '#b3b7b3']));
    const kind = chance.whole(0, 4);
    sheet.above(1, () => {
      if (kind === 0) {
        sheet.cut(strip([x, y], [x, y + 150], 17, 22), wood);
        sheet.cut(roundBox(x - 44, y + 6, 88, 36, 8), metal);
      } else if (kind === 1) {
        sheet.cut(
          cutOut([
            [x - 12, y + 60],
            [x + 12, y + 60],
            [x + 34, y + 210],
            [x - 8, y + 210],
          ]),
          metal,
        );
        sheet.cut(roundBox(x - 26, y, 56, 66, 18), wood);
      } else if (kind === 2) {
        sheet.cut(strip([x, y + 70], [x, y + 190], 15), metal);
        sheet.cut(roundBox(x - 15, y, 30, 80, 14), palette.accent);
      } else if (kind === 3) {
        sheet.cut(
          `M${x - 34} ${y + 30}A34 34 0 1 1 ${x + 34} ${y + 30}L${x + 18} ${y + 30}A18 18 0 1 0 ${x - 18} ${y + 30}Z`,
          metal,
        );
        sheet.cut(strip([x - 24, y + 30], [x - 36, y + 160], 17), metal);
        sheet.cut(strip([x + 24, y + 30], [x + 36, y + 160], 17), metal);
      } else {
        sheet.cut(roundBox(x - 20, y, 40, 56, 14), wood);
        sheet.cut(
          cutOut([
            [x - 13, y + 56],
            [x + 13, y + 56],
            [x + 15, y + 160],
            [x, y + 180],
            [x - 15, y + 160],
          ]),
          metal,
        );
      }
    });
  }
}

const boatyard: Composition = {
  lamps: 'room',
  lay(picture) {
    const { sheet, chance, palette, hour, side } = picture;
    const floor = 840;
    const wall = mix(palette.local(chance.pick(['#a58e74', '#7f9294', '#b5916a'])), palette.mid, 0.3);
    sheet.ink(box(0, 0, WIDTH, HEIGHT), wall);
    for (let plank = 0; plank < 15; plank++) sheet.ink(box(plank * 110, 0, 5, floor), palette.deep, 0.2);
    const x = WIDTH / 2 + chance.range(-60, 60);
    const way = chance.flip() ? 1 : -1;
    const opening = cutOut([
      [x - 400, floor],
      [x - 400, 250],
      [x, 90],
      [x + 400, 250],
      [x + 400, floor],
    ]);
    const view = sheet.fade([
      [palette.top, 1],
      [palette.middle, 1],
      [palette.low, 1],
    ]);
    sheet.within(opening, () => {
      sheet.ink(opening, view);
      sheet.ink(box(0, 640, WIDTH, 300), palette.plane(0.6));
      sheet.ink(box(0, 740, WIDTH, 300), palette.plane(0.42));
      if (hour !== 'night') sheet.glow(x + side * 160, 560, 420, palette.light, 0.6);
    });
    sheet.raise(2);
    const beam = mix(palette.local('#5f4434'), palette.deep, 0.3);
    for (const end of [-1, 1]) sheet.cut(strip([x + end * 410, floor], [x + end * 410, 240], 40), beam);
    sheet.cut(strip([x - 900, -110], [x + 20, -480], 10), beam);
    for (const end of [-1, 1]) sheet.cut(strip([x, 66], [x + end * 980, 456], 46), beam);
    sheet.cut(box(-20, 236, WIDTH + 40, 34), beam);
    tools(picture, 330, way === 1 ? 20 : x + 450, way === 1 ? x - 450 : 1580);
    for (const dx of [-560, 560]) pendant(picture, x + dx, 150, 170, palette.accent);
    sheet.raise();
    sheet.cut(box(-20, floor, WIDTH + 40, 400), mix(palette.local('#b99468'), palette.near, 0.25));
    for (let shaving = 0; shaving < 46; shaving++)
      sheet.ink(oval(chance.range(100, 1500), chance.range(floor + 60, HEIGHT), 18, 7), palette.light, 0.34, [
        chance.range(0, 180),
        0,
        0,
      ]);
    hullOnStocks(picture, x, 950, chance.range(960, 1080), way);
    sheet.raise();
    person(picture, x - way * 480, 1060, 470, {
      facing: way,
      shadeless: true,
      coat: palette.local('#3f6f8a'),
    });
    if (chance.flip(0.6)) {
      for (const dx of [0, 76])
        sheet.cut(
          strip([x + way * 420 + dx * way, 1080], [x + way * 330 + dx * 0.6 * way, 560], 17),
          palette.local('#c99a62'),
        );
      for (let rung = 1; rung < 8; rung++)
        sheet.cut(
          strip(
            [x + way * (420 - rung * 11), 1080 - rung * 64],
            [x + way * (494 - rung * 15), 1080 - rung * 64],
            13,
          ),
          palette.local('#c99a62'),
        );
    }
    return [x, 760];
  },
};

/** A wooden hull on its stocks, planked, half painted. */
function hullOnStocks(
  { sheet, palette, side }: Picture,
  x: number,
  y: number,
  length: number,
  way: 1 | -1,
): void {
  const at = (px: number, py: number): Point => [x + px * length * way, y + py * length];
  const wood = palette.local('#d0985a');
  sheet.raise();
  for (const px of [-0.28, 0, 0.26])
    sheet.cut(
      cutOut([at(px - 0.05, 0.06), at(px - 0.02, -0.09), at(px + 0.02, -0.09), at(px + 0.05, 0.06)]),
      palette.local('#6b4a35'),
    );
  const hull = curve([
    at(-0.5, -0.36),
    at(-0.2, -0.3),
    at(0.14, -0.31),
    at(0.54, -0.43),
    at(0.48, -0.22),
    at(0.34, -0.08),
    at(0.1, -0.035),
    at(-0.24, -0.04),
    at(-0.42, -0.12),
  ]);
  sheet.cut(hull, wood);
  sheet.within(hull, () => {
    for (let plank = 0; plank < 6; plank++)
      sheet.stroke(
        curve(
          [
            at(-0.52, -0.3 + plank * 0.046),
            at(-0.2, -0.25 + plank * 0.042),
            at(0.14, -0.26 + plank * 0.043),
            at(0.56, -0.37 + plank * 0.06),
          ],
          false,
        ),
        palette.deep,
        4,
        0.36,
      );
    sheet.ink(
      curve([
        at(-0.5, -0.13),
        at(-0.2, -0.105),
        at(0.2, -0.11),
        at(0.5, -0.2),
        at(0.4, 0.04),
        at(-0.4, 0.04),
      ]),
      mix(palette.accent, wood, 0.12),
      0.95,
    );
    sheet.ink(box(side === 1 ? x : x - length, y - length * 0.5, length, length * 0.6), palette.deep, 0.12);
  });
  sheet.line(
    curve([at(-0.5, -0.36), at(-0.2, -0.3), at(0.14, -0.31), at(0.54, -0.43)], false),
    tone(wood, 0.06),
    length * 0.018,
  );
  sheet.line(
    curve([at(0.54, -0.46), at(0.51, -0.25), at(0.36, -0.07), at(0.26, -0.04)], false),
    tone(wood, -0.08),
    length * 0.018,
  );
}

/** A craftsman's bench under its window: a luthier's, a bookkeeper's or a potter's. */
const bench = (trade: 'luthier' | 'ledger' | 'potter'): Composition => ({
  lamps: 'room',
  lay(picture) {
    const { sheet, chance, palette, hour } = picture;
    const wall = mix(
      palette.local(chance.pick(['#b49474', '#8fa39a', '#c9a878', '#94a3b0', '#b5826a'])),
      palette.mid,
      0.26,
    );
    room(picture, { floor: 800, wall, ground: mix(palette.local('#8a6a4c'), palette.near, 0.3) });
    const x = WIDTH / 2 + chance.range(-60, 60);
    const way = chance.flip() ? 1 : -1;
    pane(picture, x + way * 330 - 210, 90, 420, 440, {
      columns: 2,
      rows: 3,
      frame: palette.local('#e9dcc2'),
    });
    tools(picture, 130, way === 1 ? 60 : x + 40, way === 1 ? x - 20 : 1540);
    notice(picture, x - way * 420 - 60, 400, 130, 160, palette.light);
    pendant(picture, x - way * 190, 190, 230, palette.accent);
    tableTop(picture, 720, 1010, palette.local('#c08a52'));
    sheet.raise();
    if (trade === 'luthier') {
      guitar(picture, x - 40, 830, 760, -82 * way, palette.local('#d39a55'));
      guitar(picture, x - way * 560, 560, 520, 8 * way, palette.local('#a8602f'));
      plane(picture, x + way * 380, 950, 260);
    } else if (trade === 'ledger') {
      open(picture, x, 900, 560);
      for (let ink = 0; ink < 2; ink++) pencilJar(picture, x + way * (420 + ink * 150), 880 + ink * 50, 160);
      for (let book = 0; book < 4; book++)
        sheet.cut(
          roundBox(x - way * 480 - 130 + chance.range(-14, 14), 850 - book * 40, 260, 38, 6),
          palette.local(chance.pick(['#a8443a', '#2f5a66', '#d8a646', '#566b4c'])),
        );
    } else {
      tiles(picture, x, 940, 150);
      pencilJar(picture, x - way * 520, 900, 200);
      for (let jar = 0; jar < 3; jar++)
        vase(picture, x + way * (430 + jar * 130), 860 + jar * 36, chance.range(170, 240));
    }
    if (hour === 'night' || hour === 'dusk') sheet.glow(x, 820, 620, palette.lamp, 0.35);
    return [x, 790];
  },
});

function plane({ sheet, palette }: Picture, x: number, y: number, length: number): void {
  const wood = palette.local('#a8643a');
  sheet.cut(roundBox(x - length / 2, y - length * 0.24, length, length * 0.24, 10), wood);
  sheet.cut(
    cutOut([
      [x - 20, y - length * 0.22],
      [x + 36, y - length * 0.52],
      [x + 66, y - length * 0.5],
      [x + 30, y - length * 0.22],
    ]),
    palette.local('#9aa3a6'),
  );
  sheet.cut(
    curve([
      [x + length * 0.22, y - length * 0.22],
      [x + length * 0.2, y - length * 0.44],
      [x + length * 0.34, y - length * 0.46],
      [x + length * 0.4, y - length * 0.22],
    ]),
    tone(wood, -0.06),
  );
  sheet.line(
    curve(
      [
        [x - 20, y - length * 0.3],
        [x - 60, y - length * 0.46],
        [x - 110, y - length * 0.36],
        [x - 90, y - length * 0.24],
      ],
      false,
    ),
    palette.light,
    10,
  );
}

/** A large open book or ledger. */
function open({ sheet, palette, side }: Picture, x: number, y: number, width: number): void {
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

function pencilJar({ sheet, chance, palette }: Picture, x: number, y: number, height: number): void {
  for (let one = 0; one < 6; one++) {
    const tip: Point = [x + (one - 2.5) * height * 0.16, y - height * chance.range(1, 1.35)];
    sheet.cut(
      strip([x + (one - 2.5) * height * 0.06, y - height * 0.4], tip, height * 0.06),
      palette.local(chance.pick(['#d8a646', '#a8443a', '#c9a27a', '#3f6f7a'])),
    );
  }
  sheet.cut(
    cutOut([
      [x - height * 0.28, y - height * 0.66],
      [x + height * 0.28, y - height * 0.66],
      [x + height * 0.24, y],
      [x - height * 0.24, y],
    ]),
    palette.local('#4f7f86'),
  );
  sheet.ink(box(x - height * 0.27, y - height * 0.5, height * 0.54, height * 0.1), palette.light, 0.6);
}

function vase({ sheet, palette, side }: Picture, x: number, y: number, height: number): void {
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
function tiles({ sheet, palette }: Picture, x: number, y: number, size: number): void {
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

const plant: Composition = {
  closest: 1.3,
  lamps: 'room',
  lay(picture) {
    const { sheet, chance, palette, hour, side, weather } = picture;
    const vanish: Point = [WIDTH / 2 + chance.range(-150, 150), 560];
    const wall = mix(palette.local('#8d9590'), palette.mid, 0.45);
    sheet.ink(box(0, 0, WIDTH, HEIGHT), mix(wall, palette.deep, 0.25));
    sheet.glow(vanish[0], vanish[1], 620, hour === 'night' ? palette.second : palette.light, 0.7);
    const end = 0.82;
    for (const way of [-1, 1] as const) {
      const nearX = vanish[0] + way * 1150;
      sheet.raise();
      sheet.cut(
        cutOut(wallPiece(nearX, [-700, 1560], vanish, 0, end)),
        way === side ? mix(wall, palette.deep, 0.34) : wall,
      );
      for (let window = 5; window >= 0; window--) {
        const [from, to] = [recede(window + 0.2, 6, end), recede(window + 0.8, 6, end)];
        sheet.ink(
          cutOut(wallPiece(nearX, [-420, 240], vanish, from, to)),
          hour === 'night' ? mix(palette.top, palette.middle, 0.4) : palette.low,
        );
        for (const bar of [0.33, 0.66])
          sheet.stroke(
            path([
              toward([nearX, -420], vanish, from + (to - from) * bar),
              toward([nearX, 240], vanish, from + (to - from) * bar),
            ]),
            palette.deep,
            5 * (1 - from),
            0.7,
          );
        sheet.stroke(
          path([toward([nearX, -90], vanish, from), toward([nearX, -90], vanish, to)]),
          palette.deep,
          5 * (1 - from),
          0.7,
        );
        if (way !== side && hour !== 'night') {
          const ray = sheet.fade([
            [palette.light, 0.6],
            [palette.light, 0],
          ]);
          const [a, b] = [toward([nearX, -420], vanish, from), toward([nearX, 240], vanish, to)];
          sheet.ink(
            cutOut([
              a,
              [b[0], a[1]],
              [b[0] - way * 560 * (1 - from), b[1] + 620 * (1 - from)],
              [a[0] - way * 560 * (1 - from), b[1] + 520 * (1 - from)],
            ]),
            ray,
            weather === 'mist' ? 0.5 : 0.34,
          );
        }
      }
    }
    const floor = mix(palette.local('#9a9384'), palette.near, 0.3);
    sheet.raise();
    sheet.cut(
      cutOut([
        toward([vanish[0] - 1150, 1560], vanish, end),
        toward([vanish[0] + 1150, 1560], vanish, end),
        [vanish[0] + 1150, 1560],
        [vanish[0] - 1150, 1560],
      ]),
      floor,
    );
    const steel = mix(palette.local('#4f6a72'), palette.deep, 0.2);
    for (let truss = 4; truss >= 0; truss--) {
      const share = recede(truss, 5, 0.78);
      const [l, r] = [
        toward([vanish[0] - 1150, -420], vanish, share),
        toward([vanish[0] + 1150, -420], vanish, share),
      ];
      const peak = toward([vanish[0], -900], vanish, share);
      const thick = 34 * (1 - share);
      sheet.cut(strip(l, r, thick), steel);
      sheet.cut(strip(l, peak, thick), steel);
      sheet.cut(strip(peak, r, thick), steel);
    }
    const fire = hour === 'night' && weather === 'cloud';
    sheet.raise();
    const x = vanish[0] + chance.range(-40, 40);
    for (let one = 2; one >= 0; one--) {
      const scale = 1 - one * 0.26;
      const rx = x + (one - 0.3) * 260;
      const y = 1010 - one * 110;
      if (fire) palletStack(picture, rx, y, 330 * scale);
      else roller(picture, rx, y, 300 * scale);
    }
    if (fire) {
      sheet.glow(x + 60, 700, 520, palette.accent, 0.8);
      for (let puff = 0; puff < 9; puff++)
        sheet.ink(
          blob(chance, x + chance.range(-160, 330), 620 - puff * 66, 130 + puff * 22, 90 + puff * 10, 0.2),
          mix(palette.deep, palette.far, 0.3),
          0.42,
        );
    }
    sheet.raise();
    person(picture, x - 330, 1060, 420, {
      facing: 1,
      shadeless: true,
      hat: true,
      coat: palette.local('#d98a3a'),
    });
    return [x, 780];
  },
};

/** A roll of paper between rollers. */
function roller({ sheet, palette, side }: Picture, x: number, y: number, size: number): void {
  const frame = palette.local('#3f6f6a');
  sheet.cut(roundBox(x - size * 0.66, y - size * 0.36, size * 1.5, size * 0.36, 12), frame);
  sheet.cut(box(x - size * 0.6, y - size * 0.06, size * 0.16, size * 0.12), palette.deep);
  sheet.cut(box(x + size * 0.6, y - size * 0.06, size * 0.16, size * 0.12), palette.deep);
  sheet.above(1, () => {
    sheet.cut(
      `M${x} ${y - size * 1.14}H${x + size * 0.7}V${y - size * 0.22}H${x}Z`,
      tone(palette.light, -0.05),
    );
    const barrel = sheet.fade([
      [palette.light, 0.6],
      [palette.light, 0],
      [palette.deep, 0.4],
    ]);
    sheet.ink(`M${x} ${y - size * 1.14}H${x + size * 0.7}V${y - size * 0.22}H${x}Z`, barrel);
    sheet.cut(oval(x, y - size * 0.68, size * 0.3, size * 0.46), palette.local('#f3ead6'));
    for (const r of [0.8, 0.6, 0.4])
      sheet.stroke(oval(x, y - size * 0.68, size * 0.3 * r, size * 0.46 * r), palette.deep, 3, 0.22);
    sheet.ink(oval(x, y - size * 0.68, size * 0.07, size * 0.11), palette.deep, 0.85);
  });
  sheet.ink(oval(x + side * size * 0.2, y + 4, size * 0.9, size * 0.06), palette.deep, 0.3);
}

function palletStack({ sheet, palette }: Picture, x: number, y: number, size: number): void {
  const wood = palette.local('#b98a55');
  for (let one = 0; one < 6; one++) {
    const top = y - (one + 1) * size * 0.15;
    sheet.cut(box(x - size / 2 + (one % 2) * 8, top, size, size * 0.05), wood);
    for (const dx of [-0.44, -0.05, 0.34])
      sheet.cut(box(x + dx * size, top + size * 0.05, size * 0.1, size * 0.09), mix(wood, palette.deep, 0.4));
  }
}

export const WORKSHOP: Family = {
  drawer: 'iron',
  compositions: [boatyard, bench('luthier'), bench('ledger'), bench('potter'), plant],
  turn: 130491,
};
