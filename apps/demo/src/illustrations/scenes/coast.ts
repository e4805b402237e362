import { mix } from '../colour';
import { person } from '../people/figures';
import type { Composition, Family } from '../picture';
import { crags, curve, cutOut, downTo, hills, type Point, WIDTH } from '../shapes';
import { air } from '../things/clouds';
import { flying, seagull } from '../things/gulls';
import { lighthouse } from '../things/lighthouse';
import { leaf, pine, reeds } from '../things/plants';
import { rock, rocks } from '../things/rocks';
import { deckchair, splash, sunshade } from '../things/shore';
import { sky } from '../things/sky';
import { village } from '../things/village';
import { water } from '../things/water';
import { windmast } from './country';
import { erodedBeach, gullLetters, nightWalk, sleepyLighthouse, viewpoint } from './shoreline';

const promontory: Composition = {
  lay(picture) {
    const { sheet, chance, palette, side } = picture;
    const horizon = chance.range(560, 740);
    const sun = sky(picture, { horizon });
    sheet.raise();
    sheet.cut(
      hills(chance, horizon - 10, chance.range(20, 50), 2, chance.range(-60, 60)),
      palette.plane(0.85),
    );
    air(picture, horizon - 20, 0.2);
    water(picture, { horizon, bands: 4, swell: 14, light: sun });
    const x = WIDTH / 2 + side * chance.range(40, 260);
    const way = chance.flip() ? 1 : -1;
    const top = horizon + chance.range(-60, 40);
    sheet.raise(2);
    const cliff = (lift: number, reach: number, spread: number): Point[] => [
      [x - way * reach, 1240],
      [x - way * (reach * 0.72), top + lift + 260],
      [x - way * (reach * 0.44), top + lift + 190],
      [x - way * spread * 1.3, top + lift + 46],
      [x - way * spread * 0.8, top + lift + 6],
      [x + way * spread * 0.7, top + lift],
      [x + way * spread * 1.5, top + lift + 24],
      [x + way * spread * 2.7, top + lift - 14],
      [x + way * 1500, top + lift - 30],
      [x + way * 1500, 1240],
    ];
    rocks(picture, cliff(0, 560, 120), 0.25);
    const lantern = lighthouse(picture, x, top + 14, chance.range(400, 520));
    sheet.raise(2);
    rocks(
      picture,
      downTo(
        crags(chance, top + 190, 120, 16).map(
          ([px, py]): Point => [px, py + Math.abs(px - x - way * 250) * 0.16],
        ),
      ),
      0.12,
    );
    air(picture, top + 260, 0.7);
    if (chance.flip(0.6))
      pine(picture, x + way * chance.range(330, 430), top + 170, chance.range(210, 290), leaf(picture, 0.1));
    sheet.raise(2);
    rocks(picture, downTo(crags(chance, 1120, 130, 14)), 0);
    return [lantern[0], lantern[1] + 90];
  },
};

const beach: Composition = {
  closest: 1.4,
  lay(picture) {
    const { sheet, chance, palette } = picture;
    const horizon = chance.range(430, 540);
    const sun = sky(picture, { horizon });
    const way = chance.flip() ? 1 : -1;
    sheet.raise();
    const head: Point[] = [
      [WIDTH / 2 + way * 900, horizon + 20],
      [WIDTH / 2 + way * 900, horizon - chance.range(120, 200)],
      [WIDTH / 2 + way * 560, horizon - chance.range(70, 110)],
      [WIDTH / 2 + way * 330, horizon - 34],
      [WIDTH / 2 + way * 200, horizon + 20],
    ];
    sheet.cut(curve(head), palette.plane(0.72));
    const [left, right] = way === 1 ? [1220, 1600] : [0, 380];
    village(picture, left, right, horizon + 8, 46, 0.55, chance.flip());
    air(picture, horizon, 0.2);
    water(picture, { horizon, bands: 3, swell: 15, foot: 860, light: sun });
    const sand = palette.local('#e6c48f');
    const shore = chance.range(740, 820);
    const edge = (lift: number): Point[] =>
      Array.from({ length: 12 }, (_, index): Point => {
        const x = -60 + index * 160;
        return [x, shore + lift + way * (x - 800) * -0.11 + Math.sin(index * 1.7 + shore) * 22];
      });
    sheet.raise();
    sheet.cut(curve(downTo(edge(-14)), true), mix(palette.light, palette.low, 0.15));
    sheet.raise();
    sheet.cut(curve(downTo(edge(22)), true), mix(sand, palette.near, 0.28));
    sheet.raise();
    sheet.cut(curve(downTo(edge(78)), true), sand);
    air(picture, 900, 0.6);
    const x = WIDTH / 2 + chance.range(-140, 140);
    const parasol = palette.hour === 'noon';
    if (parasol) sunshade(picture, x + 30, 960, 330);
    deckchair(picture, x - 120, 960, 190, 1);
    deckchair(picture, x + 150, 975, 190, -1);
    person(picture, x - 116, 952, 260, { stance: 'sit', facing: 1, shadeless: true, hat: chance.flip() });
    if (chance.flip(0.75)) person(picture, x + 146, 966, 258, { stance: 'sit', facing: -1, shadeless: true });
    if (chance.flip(0.7)) person(picture, x + way * -430, 900, 170, { stance: 'walk' });
    sheet.raise(2);
    sheet.cut(hills(chance, 1120, 26, 2), mix(sand, palette.deep, 0.3));
    for (const place of [0.08, 0.2, 0.84, 0.95])
      reeds(picture, WIDTH * place, 1150, chance.range(120, 190), leaf(picture, 0.1), 9);
    return [x, 810];
  },
};

const gull: Composition = {
  closest: 1.35,
  lay(picture) {
    const { sheet, chance, palette } = picture;
    const horizon = chance.range(470, 640);
    const sun = sky(picture, { horizon });
    const way = chance.flip() ? 1 : -1;
    if (chance.flip()) {
      sheet.raise();
      const far = WIDTH / 2 - way * 430;
      sheet.cut(
        cutOut(downTo(crags(chance, horizon + 6, 70, 9, far - 260, far + 260), horizon + 30)),
        palette.plane(0.7),
      );
      lighthouse(picture, far, horizon - 34, 170, 0.5);
    }
    water(picture, { horizon, bands: 5, swell: 30, light: sun });
    air(picture, horizon + 80, 0.5);
    const x = WIDTH / 2 + way * chance.range(0, 150);
    const top = chance.range(800, 860);
    sheet.raise(2);
    sheet.cut(
      cutOut([
        [x - 620, 1240],
        [x - 420, top + 190],
        [x - 300, top + 130],
        [x - 170, top + 30],
        [x + 40, top],
        [x + 190, top + 26],
        [x + 330, top + 160],
        [x + 520, top + 230],
        [x + 700, 1240],
      ]),
      rock(picture, 0.14),
    );
    sheet.ink(
      cutOut([
        [x - 170, top + 30],
        [x + 40, top],
        [x + 190, top + 26],
        [x + 60, top + 70],
        [x - 90, top + 84],
      ]),
      palette.light,
      0.28,
    );
    sheet.ink(
      cutOut([
        [x + 190, top + 26],
        [x + 330, top + 160],
        [x + 520, top + 230],
        [x + 250, 1240],
        [x + 90, top + 160],
      ]),
      palette.deep,
      0.3,
    );
    splash(picture, x - way * 470, top + 250, 190);
    seagull(picture, x + 20, top + 12, chance.range(330, 400), way);
    for (let far = chance.whole(2, 4); far > 0; far--)
      flying(picture, chance.range(250, 1350), chance.range(170, horizon - 90), chance.range(34, 64));
    sheet.raise(2);
    rocks(picture, downTo(crags(chance, 1165, 90, 12)), 0);
    return [x + 20, top - 170];
  },
};

export const COAST: Family = {
  drawer: 'sea',
  subjects: {
    lighthouse: promontory,
    beach,
    gull,
    'night-walk': nightWalk,
    'eroded-beach': erodedBeach,
    viewpoint,
    'sleepy-lighthouse': sleepyLighthouse,
    'gull-letters': gullLetters,
    'weather-mast': windmast,
  },
};
