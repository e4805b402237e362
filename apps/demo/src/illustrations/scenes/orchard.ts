import { mix } from '../colour';
import { person } from '../people/figures';
import type { Composition, Family, Picture } from '../picture';
import { box, crags, curve, cutOut, downTo, hills, type Point, strip, WIDTH } from '../shapes';
import { air } from '../things/clouds';
import { fruitBox } from '../things/fruit-box';
import { chair } from '../things/furniture';
import { cypress, leaf, reeds, roundTree } from '../things/plants';
import { sky } from '../things/sky';
import { cottage } from '../things/village';
import { water } from '../things/water';
import { well } from '../things/well';
import { cow } from './country';
import { emptyCrates, priceTag, waterMeter } from './stillness';

const FRUITS = ['#ee8a2e', '#f0a23a', '#d9482f', '#f0c23c'] as const;

function country(picture: Picture, horizon: number): void {
  const { sheet, chance, palette } = picture;
  sheet.raise();
  sheet.cut(cutOut(downTo(crags(chance, horizon - 20, chance.range(90, 190), 10))), palette.plane(0.92));
  sheet.raise();
  sheet.cut(hills(chance, horizon - 14, 34, 2), palette.plane(0.75));
  air(picture, horizon - 20, 0.2);
}

const avenue: Composition = {
  closest: 1.35,
  lay(picture) {
    const { sheet, chance, palette, weather } = picture;
    const horizon = chance.range(470, 560);
    sky(picture, { horizon });
    country(picture, horizon);
    const fruit = palette.local(chance.pick([FRUITS[0], FRUITS[1]]));
    const soil = mix(palette.local('#c99a66'), leaf(picture, 0.2, 1), weather === 'rain' ? 0.5 : 0.22);
    sheet.raise();
    sheet.cut(hills(chance, horizon + 10, 8, 1), mix(soil, palette.plane(0.5), 0.35));
    const fill = sheet.fade([
      [palette.deep, 0],
      [palette.deep, 0.36],
    ]);
    sheet.ink(box(0, horizon + 20, WIDTH, 900), fill);
    const vx = WIDTH / 2 + chance.range(-150, 150);
    const green = leaf(picture, 0.12);
    const flooded = weather === 'rain';
    if (flooded)
      water(picture, { horizon: horizon + 50, bands: 3, swell: 6, tint: palette.local('#a98560') });
    for (let row = 0; row < 5; row++) {
      const share = ((row + 0.7) / 5) ** 1.9;
      const y = horizon + 40 + share * 560;
      const size = 120 + share * 620;
      sheet.raise();
      for (const line of [-3, -2, -1, 1, 2, 3]) {
        const x = vx + line * (90 + share * 560) + (line > 0 ? -20 : 20) * share;
        if (x < -size * 0.4 || x > WIDTH + size * 0.4) continue;
        roundTree(
          picture,
          x,
          y,
          size * chance.range(0.92, 1.05),
          mix(green, palette.haze, Math.max(0, 0.45 - share * 0.5)),
          fruit,
        );
        if (flooded)
          sheet.ink(
            curve([
              [x - size * 0.2, y - 4],
              [x, y - 12],
              [x + size * 0.2, y - 4],
              [x, y + 8],
            ]),
            palette.light,
            0.4,
          );
      }
      air(picture, y, 0.3 + row * 0.12);
    }
    sheet.raise();
    const x = vx + chance.range(-50, 50);
    if (!flooded && chance.flip(0.5)) person(picture, x + 120, 830, 260, { hat: true });
    fruitBox(picture, x - 170, 985, 270, chance.flip(0.8) ? fruit : undefined);
    fruitBox(picture, x + 150, 1020, 300, fruit);
    if (chance.flip(0.6)) fruitBox(picture, x + 140, 902, 270, fruit);
    return [x, 830];
  },
};

/** A fruit tree next to a well or a chair. */
const lone = (thing: 'well' | 'chair'): Composition => ({
  lay(picture) {
    const { sheet, chance, palette } = picture;
    const horizon = chance.range(560, 640);
    sky(picture, { horizon });
    country(picture, horizon);
    const grass = mix(leaf(picture, 0.25, 1), palette.second, 0.18);
    const way = chance.flip() ? 1 : -1;
    sheet.raise();
    sheet.cut(hills(chance, horizon, 24, 1.5), mix(grass, palette.haze, 0.3));
    cottage(picture, WIDTH / 2 - way * 520, horizon + 30, 190, 0.3);
    for (let x = 80; x < WIDTH; x += chance.range(120, 190))
      roundTree(picture, x, horizon + 60, chance.range(110, 150), leaf(picture, 0.4), undefined);
    air(picture, horizon + 40, 0.3);
    sheet.raise();
    sheet.cut(hills(chance, horizon + 160, 36, 1.1, way * 90), grass);
    const x = WIDTH / 2 + way * chance.range(40, 150);
    const fruit = palette.local(chance.pick(FRUITS));
    sheet.raise();
    roundTree(picture, x, 930, chance.range(690, 760), leaf(picture, 0.1), fruit);
    if (thing === 'well') well(picture, x - way * 400, 950, 220);
    else chair(picture, x - way * 320, 965, 230, palette.local('#3f6f8a'), way === 1 ? 1 : -1);
    if (chance.flip()) {
      sheet.cut(strip([x + way * 130, 950], [x + way * 40, 420], 14), palette.local('#b98a55'));
      sheet.cut(strip([x + way * 210, 955], [x + way * 92, 420], 14), palette.local('#b98a55'));
      for (let rung = 0; rung < 8; rung++) {
        const share = rung / 8;
        sheet.cut(
          strip(
            [x + way * (130 - 90 * share), 950 - 530 * share],
            [x + way * (210 - 118 * share), 955 - 530 * share],
            10,
          ),
          palette.local('#c99a62'),
        );
      }
    }
    fruitBox(picture, x + way * 330, 1010, 250, fruit);
    sheet.raise(2);
    sheet.cut(hills(chance, 1110, 26, 1.4), mix(grass, palette.deep, 0.5));
    for (let tuft = 0; tuft < 6; tuft++)
      reeds(picture, chance.range(40, 1560), 1150, chance.range(70, 130), leaf(picture, 0.08), 7);
    return [x - way * 60, 640];
  },
});

const ditch: Composition = {
  closest: 1.35,
  lay(picture) {
    const { sheet, chance, palette } = picture;
    const horizon = chance.range(450, 530);
    sky(picture, { horizon });
    country(picture, horizon);
    const green = mix(leaf(picture, 0.2, 1), palette.second, 0.12);
    const vx = WIDTH / 2 + chance.range(-180, 180);
    for (let x = -40; x < WIDTH + 60; x += chance.range(70, 110))
      cypress(picture, x, horizon + 14, chance.range(80, 190), leaf(picture, 0.55), 0.24);
    sheet.raise();
    sheet.cut(hills(chance, horizon + 8, 8, 1), mix(green, palette.haze, 0.4));
    air(picture, horizon + 20, 0.2);
    const shine = mix(palette.low, palette.middle, 0.35);
    const foot = WIDTH / 2 - (vx - WIDTH / 2) * 0.8;
    const beds = [-5, -4, -3, -2, 2, 3, 4, 5];
    for (const bed of beds) {
      const paper = mix(
        bed % 2 ? green : palette.local('#b98a55'),
        palette.deep,
        0.06 + (Math.abs(bed) % 3) * 0.06,
      );
      sheet.cut(
        cutOut([
          [vx + bed * 20, horizon + 20],
          [vx + (bed + 1) * 20, horizon + 20],
          [foot + (bed + 1) * 360, 1240],
          [foot + bed * 360, 1240],
        ]),
        paper,
      );
    }
    const shade = sheet.fade([
      [palette.haze, 0.5],
      [palette.deep, 0],
      [palette.deep, 0.35],
    ]);
    sheet.ink(box(0, horizon + 20, WIDTH, 1200 - horizon), shade);
    sheet.raise();
    sheet.cut(
      cutOut([
        [vx - 34, horizon + 20],
        [vx + 34, horizon + 20],
        [foot + 520, 1240],
        [foot - 520, 1240],
      ]),
      mix(leaf(picture, 0.1), palette.deep, 0.2),
    );
    sheet.cut(
      cutOut([
        [vx - 16, horizon + 22],
        [vx + 16, horizon + 22],
        [foot + 330, 1240],
        [foot - 330, 1240],
      ]),
      palette.local('#c8b08a'),
    );
    sheet.cut(
      cutOut([
        [vx - 11, horizon + 24],
        [vx + 11, horizon + 24],
        [foot + 270, 1240],
        [foot - 270, 1240],
      ]),
      shine,
    );
    for (let sliver = 0; sliver < 9; sliver++) {
      const share = chance.range(0.15, 1) ** 1.6;
      const [sx, sy] = [vx + (foot - vx) * share, horizon + 24 + (1216 - horizon) * share];
      sheet.ink(
        curve([
          [sx - 200 * share, sy],
          [sx, sy - 7],
          [sx + 180 * share, sy],
          [sx, sy + 7],
        ]),
        palette.light,
        0.5,
      );
    }
    const x = WIDTH / 2 + (vx > WIDTH / 2 ? -1 : 1) * chance.range(180, 260);
    air(picture, 720, 0.6);
    sheet.raise();
    roundTree(picture, x + 300, 800, 330, leaf(picture, 0.2), palette.local('#ee8a2e', 0.1));
    roundTree(picture, x - 700, 860, 430, leaf(picture, 0.15), palette.local('#ee8a2e', 0.1));
    person(picture, x, 880, 280, { hat: chance.flip(0.7), stance: 'walk', bag: chance.flip() });
    if (chance.flip()) fruitBox(picture, x + 220, 960, 210, palette.local('#6d9a4f'));
    const reedy: Point[] = [
      [foot - 480, 1190],
      [foot + 500, 1200],
    ];
    for (const [rx, ry] of reedy) reeds(picture, rx, ry, 240, leaf(picture, 0.05));
    return [x, 760];
  },
};

export const ORCHARD: Family = {
  drawer: 'earth',
  subjects: {
    oranges: avenue,
    well: lone('well'),
    'orchard-chair': lone('chair'),
    channel: ditch,
    cow,
    'empty-crates': emptyCrates,
    'orange-price': priceTag,
    'water-meter': waterMeter,
  },
};
