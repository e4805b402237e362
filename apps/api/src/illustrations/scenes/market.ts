import { awning, facade } from '../buildings';
import { mix, tone } from '../colour';
import { pendant } from '../interior';
import { bust } from '../people/bust';
import { person } from '../people/figures';
import { workerFor } from '../people/sitter';
import type { Composition, Family, Picture } from '../picture';
import { arch, blob, box, curve, cutOut, HEIGHT, oval, type Point, path, strip, WIDTH } from '../shapes';
import { air, sky } from '../sky';
import { fruitBox } from './orchard';

const GOODS = ['#ee8a2e', '#d9482f', '#7da34a', '#f0c23c', '#8c4a6a', '#e9dfc6', '#b5562f'] as const;

/** A stall with its awning, its crates and who sells; (x, y) is the middle of its foot. */
function stall(picture: Picture, x: number, y: number, width: number, colour: string, distance = 0): void {
  const { sheet, chance, palette, hour } = picture;
  const height = width * 0.86;
  for (const way of [-1, 1])
    sheet.cut(
      strip([x + way * width * 0.47, y], [x + way * width * 0.47, y - height], width * 0.03),
      palette.local('#6b4a38', distance),
    );
  const back = mix(palette.local('#4b3a3a', distance), palette.deep, 0.3);
  sheet.ink(box(x - width * 0.47, y - height * 0.86, width * 0.94, height * 0.6), back, 0.9);
  if (hour === 'night' || hour === 'dusk') {
    sheet.glow(x, y - height * 0.64, width * 0.56, palette.lamp, 0.75);
    for (const dx of [-0.2, 0.2])
      sheet.cut(oval(x + dx * width, y - height * 0.68, width * 0.03), palette.light);
  }
  person(picture, x + chance.range(-0.22, 0.22) * width, y - width * 0.08, width * 0.64, {
    distance,
    shadeless: true,
  });
  sheet.above(1, () => {
    const table = y - height * 0.4;
    for (let box4 = 0; box4 < 3; box4++) {
      const px = x + (box4 - 1) * width * 0.32;
      fruitBox(
        { ...picture, weather: 'rain' },
        px,
        table + width * 0.15,
        width * 0.3,
        palette.local(chance.pick(GOODS), distance),
      );
    }
    sheet.cut(
      box(x - width * 0.5, table + width * 0.14, width, y - table - width * 0.15),
      mix(colour, palette.deep, 0.12),
    );
    for (let fold = 1; fold < 7; fold++)
      sheet.ink(
        box(
          x - width * 0.5 + (fold * width) / 7,
          table + width * 0.14,
          width * 0.02,
          y - table - width * 0.15,
        ),
        palette.deep,
        0.18,
      );
  });
  awning(picture, x - width * 0.52, y - height * 1.12, width * 1.04, width * 0.26, colour);
}

const stalls: Composition = {
  closest: 1.35,
  lay(picture) {
    const { sheet, chance, palette, weather } = picture;
    const ground = chance.range(820, 870);
    sky(picture, { horizon: 560 });
    let x = -60;
    while (x < WIDTH) {
      const width = chance.range(200, 300);
      facade(picture, {
        x,
        y: ground - 90,
        width,
        height: chance.range(330, 520),
        distance: 0.36,
        ground: 'arches',
      });
      x += width + 2;
    }
    air(picture, 640, 0.3);
    const paving = palette.local('#c9b092');
    sheet.raise();
    sheet.cut(box(-20, ground - 94, WIDTH + 40, 600), paving);
    const foot = sheet.fade([
      [palette.deep, 0.04],
      [palette.deep, 0.46],
    ]);
    sheet.ink(box(0, ground - 90, WIDTH, HEIGHT - ground + 90), foot);
    const colours = [palette.accent, palette.second, palette.local('#3f7f86'), palette.local('#6d8f4a')];
    const turn = chance.whole(0, 3);
    for (let far = 0; far < 4; far++)
      stall(
        picture,
        130 + far * 440 + chance.range(-30, 30),
        ground - 10,
        270,
        mix(colours[(far + turn) % 4] ?? palette.accent, palette.haze, 0.35),
        0.25,
      );
    air(picture, ground, 0.6);
    sheet.raise();
    const middle = WIDTH / 2 + chance.range(-120, 120);
    stall(picture, middle, ground + 190, 520, colours[(turn + 1) % 4] ?? palette.accent);
    stall(picture, middle - 660, ground + 230, 540, colours[(turn + 2) % 4] ?? palette.second);
    stall(picture, middle + 670, ground + 220, 540, colours[turn] ?? palette.second);
    sheet.raise();
    person(picture, middle + 190, ground + 270, 370, { facing: -1, bag: true, umbrella: weather === 'rain' });
    if (chance.flip(0.7))
      person(picture, middle - 250, ground + 290, 380, { facing: 1, stance: 'walk', bag: true });
    air(picture, ground + 160, 0.9);
    return [middle, ground - 30];
  },
};

const counter: Composition = {
  closest: 1.5,
  lamps: 'room',
  lay(picture) {
    const { sheet, chance, palette, hour } = picture;
    const wall = mix(
      palette.local(chance.pick(['#d8c4a2', '#c9d6d0', '#e0b896', '#e8dcc0'])),
      palette.mid,
      hour === 'night' ? 0.4 : 0.15,
    );
    sheet.ink(box(0, 0, WIDTH, HEIGHT), wall);
    const tile = palette.local(chance.pick(['#7fa8a8', '#c98a6a', '#6f8fb0', '#e6d6b4', '#8aa678']));
    sheet.raise();
    sheet.cut(box(-20, 430, WIDTH + 40, 500), mix(tile, palette.mid, 0.3));
    for (let column = 0; column < 21; column++)
      sheet.stroke(
        path([
          [column * 80, 430],
          [column * 80, 900],
        ]),
        palette.light,
        3,
        0.18,
      );
    for (let row = 0; row < 6; row++)
      sheet.stroke(
        path([
          [0, 430 + row * 80],
          [WIDTH, 430 + row * 80],
        ]),
        palette.light,
        3,
        0.18,
      );
    const x = WIDTH / 2 + chance.range(-90, 90);
    const way = chance.flip() ? 1 : -1;
    for (let hook = 0; hook < 7; hook++) {
      const hx = 120 + hook * 230 + chance.range(-30, 30);
      const drop = chance.range(60, 130);
      sheet.stroke(
        path([
          [hx, 170],
          [hx, 170 + drop],
        ]),
        palette.deep,
        4,
        0.8,
      );
      hanging(picture, hx, 170 + drop, chance.range(90, 130));
    }
    sheet.cut(box(-20, 150, WIDTH + 40, 26), palette.local('#7a5138'));
    pendant(picture, x + way * 30, 190, 170, palette.accent);
    pendant(picture, x + way * 540, 210, 170, palette.accent);
    sheet.raise();
    sheet.above(1, () =>
      bust(picture, workerFor(chance), { x: x - way * 290, y: 530, unit: 76, turn: way * 0.4 }),
    );
    sheet.raise(2);
    const bed = palette.local('#eaf1ee');
    sheet.cut(
      curve([
        [-80, 820],
        [200, 786],
        [520, 804],
        [860, 780],
        [1200, 802],
        [1680, 776],
        [1680, 1010],
        [-80, 1010],
      ]),
      bed,
    );
    for (let chip = 0; chip < 90; chip++) {
      const [cx, cy, s] = [chance.range(0, WIDTH), chance.range(812, 980), chance.range(8, 22)];
      sheet.ink(
        cutOut([
          [cx - s, cy],
          [cx, cy - s * 0.7],
          [cx + s, cy + 2],
          [cx + 2, cy + s * 0.6],
        ]),
        chance.flip() ? palette.local('#c3d8da') : '#ffffff',
        0.6,
      );
    }
    sheet.raise();
    for (let row = 0; row < 2; row++)
      for (let one = 0; one < 6; one++)
        fish(
          picture,
          110 + one * 280 + row * 130 + chance.range(-20, 20),
          868 + row * 76,
          chance.range(180, 230),
          chance.flip(0.85) ? way : way === 1 ? -1 : 1,
        );
    scale(picture, x + way * 190, 850, 430);
    sheet.raise(2);
    sheet.cut(box(-20, 990, WIDTH + 40, 240), palette.local('#5f7f86'));
    sheet.cut(box(-20, 980, WIDTH + 40, 34), palette.local('#d9d3c4'));
    for (let panel = 0; panel < 9; panel++)
      sheet.stroke(
        path([
          [panel * 200 + 40, 1030],
          [panel * 200 + 40, HEIGHT],
        ]),
        palette.deep,
        4,
        0.3,
      );
    return [x + way * 130, 690];
  },
};

function hanging(picture: Picture, x: number, y: number, size: number): void {
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
  { sheet, chance, palette }: Picture,
  x: number,
  y: number,
  length: number,
  way: 1 | -1,
): void {
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
function scale({ sheet, palette }: Picture, x: number, y: number, size: number): void {
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

const hall: Composition = {
  closest: 1.15,
  lay(picture) {
    const { sheet, chance, palette, hour } = picture;
    sky(picture, { horizon: 700, sun: [WIDTH / 2, 320] });
    const x = WIDTH / 2 + chance.range(-60, 60);
    const ground = 860;
    const iron = mix(palette.near, palette.local('#2f5a5a'), 0.45);
    const wall = mix(palette.local('#d9b98c'), palette.haze, 0.2);
    sheet.raise();
    sheet.cut(box(-20, 520, WIDTH + 40, 400), wall);
    for (let column = 0; column < 9; column++)
      sheet.ink(
        arch(100 + column * 200, ground, 130, 250),
        hour === 'night' ? palette.lamp : mix(palette.deep, wall, 0.35),
        0.9,
      );
    air(picture, 700, 0.4);
    sheet.raise();
    const frame = (reach: number, top: number, thick: number, colour: string) => {
      sheet.raise();
      sheet.cut(
        `M${x - reach} ${ground + 30}V${top + reach * 0.62}A${reach} ${reach * 0.78} 0 0 1 ${x + reach} ${top + reach * 0.62}V${ground + 30}H${x + reach - thick}V${top + reach * 0.62}A${reach - thick} ${reach * 0.78 - thick} 0 0 0 ${x - reach + thick} ${top + reach * 0.62}V${ground + 30}Z`,
        colour,
      );
    };
    for (const [index, reach] of [430, 560, 720, 930].entries()) {
      const colour = mix(iron, palette.haze, 0.42 - index * 0.13);
      frame(reach, 330 - index * 92, 24 + index * 10, colour);
      for (let rib = 1; rib < 6; rib++) {
        const turn = Math.PI * (1 + rib / 6);
        const [cx, cy] = [
          x + Math.cos(turn) * reach * 0.99,
          330 - index * 92 + reach * 0.62 + Math.sin(turn) * reach * 0.77,
        ];
        sheet.stroke(
          path([
            [cx, cy],
            [cx + (cx - x) * 0.3, cy - 120],
          ]),
          colour,
          8,
          0.8,
        );
      }
    }
    sheet.raise();
    sheet.cut(box(-20, ground, WIDTH + 40, 400), palette.local('#b7a38a'));
    const foot = sheet.fade([
      [palette.light, 0.22],
      [palette.deep, 0.46],
    ]);
    sheet.ink(box(0, ground, WIDTH, 400), foot);
    for (const way of [-1, 1])
      for (let far = 0; far < 2; far++)
        stall(
          picture,
          x + way * (300 + far * 330),
          ground + 60 + far * 110,
          250 + far * 130,
          far ? palette.accent : mix(palette.second, palette.haze, 0.2),
          0.2 - far * 0.1,
        );
    person(picture, x - 60, ground + 150, 290, { stance: 'walk', bag: true });
    if (chance.flip(0.7)) person(picture, x + 90, ground + 70, 220, { distance: 0.15 });
    fruitBox(picture, x + 190, ground + 260, 230, palette.local(chance.pick(GOODS)));
    air(picture, ground, 0.7);
    return [x, ground - 100];
  },
};

const shelves: Composition = {
  closest: 1.4,
  lamps: 'room',
  lay(picture) {
    const { sheet, chance, palette } = picture;
    const wall = mix(palette.local('#8f6a4a'), palette.near, 0.35);
    sheet.ink(box(0, 0, WIDTH, HEIGHT), wall);
    const x = WIDTH / 2 + chance.range(-80, 80);
    const wood = palette.local('#b07f4f');
    for (let row = 0; row < 4; row++) {
      const y = 230 + row * 200;
      sheet.ink(box(0, y - 180, WIDTH, 180), palette.deep, 0.42);
      for (let px = 20; px < WIDTH; ) {
        const wide = chance.range(46, 96);
        goods(picture, px, y, wide, chance.range(80, 150));
        px += wide + chance.range(4, 16);
      }
      sheet.above(1, () => sheet.cut(box(-20, y, WIDTH + 40, 22), wood));
    }
    sheet.raise();
    for (const px of [x - 620, x, x + 620]) sheet.cut(box(px - 14, -20, 28, 900), tone(wood, -0.06));
    pendant(picture, x - 260, 190, 210, palette.second);
    pendant(picture, x + 330, 160, 210, palette.second);
    sheet.raise();
    sheet.above(1, () =>
      bust(picture, workerFor(chance), { x: x - 40, y: 560, unit: 84, turn: chance.range(-0.4, 0.4) }),
    );
    sheet.raise(2);
    sheet.cut(box(-20, 900, WIDTH + 40, 330), mix(palette.local('#7a4f38'), palette.deep, 0.15));
    sheet.cut(box(-20, 884, WIDTH + 40, 40), wood);
    for (let panel = 0; panel < 6; panel++)
      sheet.ink(box(60 + panel * 270, 970, 220, 180), palette.deep, 0.2);
    for (const dx of [-0.32, 0.3]) {
      sheet.cut(blob(chance, x + dx * WIDTH, 800, 110, 96, 0.06), palette.local('#cdb48c'));
      sheet.ink(oval(x + dx * WIDTH, 742, 80, 24), palette.local(dx > 0 ? '#f1ead8' : '#c9743c'));
    }
    scale(picture, x + 250, 888, 300);
    return [x, 590];
  },
};

function goods(
  { sheet, chance, palette }: Picture,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const colour = palette.local(
    chance.pick(['#c9503a', '#e0b04a', '#4f7f86', '#e9dcc0', '#6d8a55', '#8c4a5e', '#d98a4a']),
  );
  if (chance.flip(0.4)) {
    sheet.cut(box(x, y - height, width, height), colour);
    sheet.ink(box(x + 5, y - height * 0.66, width - 10, height * 0.34), palette.light, 0.75);
  } else if (chance.flip()) {
    sheet.cut(
      `M${x} ${y}V${y - height * 0.66}Q${x} ${y - height * 0.8} ${x + width * 0.3} ${y - height * 0.82}V${y - height}H${x + width * 0.7}V${y - height * 0.82}Q${x + width} ${y - height * 0.8} ${x + width} ${y - height * 0.66}V${y}Z`,
      colour,
    );
    sheet.ink(box(x, y - height * 0.5, width, height * 0.26), palette.light, 0.6);
  } else {
    sheet.cut(oval(x + width / 2, y - height * 0.36, width * 0.5, height * 0.36), colour);
    sheet.cut(box(x + width * 0.25, y - height * 0.8, width * 0.5, height * 0.14), palette.local('#d9c9a4'));
  }
}

export const MARKET: Family = {
  drawer: 'town',
  compositions: [stalls, counter, hall, shelves],
  turn: 145068,
};
