import { mix, tone } from '../colour';
import type { Composition, Family, Picture } from '../picture';
import { blob, box, curve, cutOut, HEIGHT, path, strip, WIDTH } from '../shapes';
import { tableTop } from '../things/furniture';
import { pot } from '../things/plants';
import { casserole, coffee, mortar, rail, spoon, steam } from '../things/pots';
import { pane, pendant } from '../things/room';
import { bottle, cup, fruit, plate, radio } from '../things/tableware';
import { dish, galley, iceCream, tap, telephone, trayCake } from './stillness';

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

export const stew: Composition = {
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

export const KITCHEN: Family = {
  drawer: 'hearth',
  subjects: {
    stew,
    breakfast,
    bar,
    'rice-pan': dish('rice pan'),
    'oven-rice': dish('oven rice'),
    mussels: dish('mussels'),
    cake: trayCake,
    tap,
    'ice-cream': iceCream,
    galley,
    telephone,
  },
};
