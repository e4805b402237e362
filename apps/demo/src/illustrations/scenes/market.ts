import { mix } from '../colour';
import { bust } from '../people/bust';
import { person } from '../people/figures';
import { workerFor } from '../people/sitter';
import type { Composition, Family } from '../picture';
import { arch, box, curve, cutOut, HEIGHT, path, WIDTH } from '../shapes';
import { air } from '../things/clouds';
import { facade } from '../things/facade';
import { fish, hanging, scale } from '../things/fishmonger';
import { fruitBox } from '../things/fruit-box';
import { pendant } from '../things/room';
import { sky } from '../things/sky';
import { GOODS, stall } from '../things/stalls';
import { shelves } from './market-shop';
import { buttons } from './stillness';

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

export const MARKET: Family = {
  drawer: 'town',
  subjects: { stalls, buttons, fishmonger: counter, 'market-hall': hall, 'village-shop': shelves },
};
