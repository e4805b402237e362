import { mix, tone } from '../colour';
import { person } from '../people/figures';
import { recede, toward } from '../perspective';
import type { Composition, Family } from '../picture';
import { box, cutOut, HEIGHT, hills, oval, type Point, path, strip, WIDTH } from '../shapes';
import { air } from '../things/clouds';
import { leaf, palm, roundTree } from '../things/plants';
import { house, landscape, track } from '../things/railway';
import { sky } from '../things/sky';
import { streetLamp } from '../things/street';
import { trainFront, trainSide } from '../things/trains';
import { village } from '../things/village';
import { bus, freightTrain, nightRoad } from './country';

const platform: Composition = {
  closest: 1.3,
  lay(picture) {
    const { sheet, chance, palette, hour, side } = picture;
    const way = chance.flip() ? 1 : -1;
    const vanish: Point = [WIDTH / 2 + way * chance.range(120, 220), chance.range(590, 650)];
    sky(picture, { horizon: vanish[1], sun: [vanish[0] - way * 60, vanish[1] - 120] });
    landscape(picture, vanish[1]);
    sheet.raise();
    sheet.cut(
      box(-20, vanish[1] + 4, WIDTH + 40, 800),
      mix(palette.plane(0.42), palette.local('#9b8f70'), 0.3),
    );
    if (chance.flip(0.6))
      village(picture, way === 1 ? 1220 : 20, way === 1 ? 1600 : 400, vanish[1] + 26, 60, 0.5);
    const trackX = WIDTH / 2 + way * 520;
    track(picture, trackX, vanish, 250);
    if (chance.flip(0.75)) trainFront(picture, trackX - way * 110, 880, 300, vanish, palette.accent);
    air(picture, vanish[1] + 80, 0.5);
    const deck = palette.local('#c6b7a0');
    sheet.raise(2);
    const edge: Point = [WIDTH / 2 + way * 210, HEIGHT + 20];
    const outer: Point = [WIDTH / 2 - way * 2600, HEIGHT + 20];
    const end = 0.93;
    sheet.cut(
      cutOut([edge, toward(edge, vanish, end), toward(outer, vanish, end), outer]),
      way === side ? mix(deck, palette.deep, 0.12) : deck,
    );
    sheet.cut(
      cutOut([
        edge,
        toward(edge, vanish, end),
        [toward(edge, vanish, end)[0], toward(edge, vanish, end)[1] + 6],
        [edge[0], edge[1] + 80],
        [edge[0] + way * 40, HEIGHT + 60],
      ]),
      mix(deck, palette.deep, 0.5),
    );
    const line: Point = [WIDTH / 2 + way * 120, HEIGHT + 20];
    const inner: Point = [WIDTH / 2 + way * 70, HEIGHT + 20];
    sheet.ink(
      cutOut([line, toward(line, vanish, end), toward(inner, vanish, end), inner]),
      palette.second,
      0.9,
    );
    const gloom = sheet.fade([
      [palette.deep, 0],
      [palette.deep, 0.4],
    ]);
    sheet.ink(cutOut([edge, toward(edge, vanish, end), toward(outer, vanish, end), outer]), gloom);
    const iron = mix(palette.near, palette.local('#2e4a52'), 0.4);
    const roofNear: Point = [WIDTH / 2 - way * 80, -420];
    const roofOuter: Point = [WIDTH / 2 - way * 1500, -420];
    const posts = 6;
    for (let step = posts - 1; step >= 0; step--) {
      const share = recede(step, posts, 0.84) + 0.06;
      const foot = toward([WIDTH / 2 - way * 420, HEIGHT + 60], vanish, share);
      const head = toward([WIDTH / 2 - way * 420, -300], vanish, share);
      sheet.cut(strip(foot, head, 34 * (1 - share)), mix(iron, palette.haze, share * 0.4));
      sheet.cut(
        strip(
          toward([WIDTH / 2 - way * 420, 40], vanish, share),
          toward([WIDTH / 2 - way * 130, -300], vanish, share),
          20 * (1 - share),
        ),
        mix(iron, palette.haze, share * 0.4),
      );
      if (hour !== 'noon') {
        const lamp = toward([WIDTH / 2 - way * 420, -60], vanish, share);
        sheet.glow(lamp[0], lamp[1], 330 * (1 - share), palette.lamp, 0.5);
        sheet.cut(oval(lamp[0], lamp[1], 20 * (1 - share)), palette.lamp);
      }
    }
    sheet.raise(2);
    sheet.cut(
      cutOut([
        toward(roofNear, vanish, 0),
        toward(roofNear, vanish, 0.88),
        toward(roofOuter, vanish, 0.88),
        roofOuter,
      ]),
      mix(iron, palette.deep, 0.3),
    );
    sheet.cut(
      cutOut([
        [roofNear[0], roofNear[1]],
        toward(roofNear, vanish, 0.88),
        [toward(roofNear, vanish, 0.88)[0], toward(roofNear, vanish, 0.88)[1] + 10],
        [roofNear[0], roofNear[1] + 96],
      ]),
      tone(iron, 0.08),
    );
    sheet.raise();
    const x = WIDTH / 2 - way * chance.range(20, 80);
    person(picture, x - way * 200, 860, 250, { stance: 'stand', distance: 0.08 });
    person(picture, x + way * 40, 800, 190, { stance: 'walk', distance: 0.16 });
    person(picture, x, 1000, 400, { facing: way, bag: true, hat: chance.flip(0.4) });
    if (chance.flip(0.7)) person(picture, x - way * 330, 1050, 430, { facing: way });
    air(picture, 860, 0.8);
    return [x + way * 60, 740];
  },
};

const passing: Composition = {
  closest: 1.4,
  lay(picture) {
    const { sheet, chance, palette } = picture;
    const horizon = chance.range(520, 620);
    sky(picture, { horizon });
    landscape(picture, horizon);
    const way = chance.flip() ? 1 : -1;
    sheet.raise();
    sheet.cut(hills(chance, horizon + 40, 26, 1.6), palette.plane(0.52));
    for (let tree = 0; tree < 9; tree++)
      roundTree(
        picture,
        chance.range(0, WIDTH),
        horizon + 70,
        chance.range(80, 140),
        leaf(picture, 0.5),
        undefined,
      );
    const station = WIDTH / 2 - way * chance.range(330, 420);
    house(picture, station, 800, chance.range(420, 480));
    air(picture, horizon + 60, 0.4);
    sheet.raise();
    sheet.cut(box(-20, 790, WIDTH + 40, 500), mix(palette.local('#a08c74'), palette.plane(0.3), 0.4));
    for (let sleeper = 0; sleeper < 34; sleeper++)
      sheet.ink(box(sleeper * 48, 868, 30, 18), palette.deep, 0.5);
    sheet.cut(box(-20, 858, WIDTH + 40, 12), mix(palette.light, palette.far, 0.5));
    sheet.raise(2);
    const start = WIDTH / 2 + chance.range(-330, -180);
    trainSide(picture, start, 862, chance.range(220, 250), 4, palette.accent);
    air(picture, 820, 0.7);
    sheet.raise();
    for (const px of [-40, 780, 1600]) {
      sheet.cut(box(px - 9, 200, 18, 760), palette.deep);
      sheet.cut(strip([px, 330], [px + 190, 300], 9), palette.deep);
    }
    sheet.stroke(
      path([
        [-20, 345],
        [WIDTH + 20, 325],
      ]),
      palette.deep,
      3,
      0.7,
    );
    sheet.raise(2);
    sheet.cut(box(-20, 985, WIDTH + 40, 240), palette.local('#bfae96'));
    sheet.cut(box(-20, 985, WIDTH + 40, 20), palette.second);
    const shade = sheet.fade([
      [palette.deep, 0],
      [palette.deep, 0.5],
    ]);
    sheet.ink(box(0, 985, WIDTH, 215), shade);
    person(picture, WIDTH / 2 - way * 40, 1080, 340, { facing: -1, bag: true });
    if (chance.flip(0.5)) person(picture, WIDTH / 2 + 330, 1100, 350, { stance: 'walk' });
    return [WIDTH / 2 + 40, 790];
  },
};

const halt: Composition = {
  closest: 1.35,
  lay(picture) {
    const { sheet, chance, palette, hour } = picture;
    const way = chance.flip() ? 1 : -1;
    const horizon = chance.range(580, 660);
    const vanish: Point = [WIDTH / 2 - way * chance.range(260, 360), horizon];
    sky(picture, { horizon });
    landscape(picture, horizon);
    air(picture, horizon, 0.4);
    sheet.raise();
    sheet.cut(
      box(-20, horizon + 10, WIDTH + 40, 800),
      mix(palette.plane(0.36), palette.local('#a5906e'), 0.4),
    );
    const x = WIDTH / 2 + way * chance.range(120, 200);
    house(picture, x, 900, chance.range(560, 640));
    palm(picture, x + way * 400, 930, chance.range(480, 560), leaf(picture, 0.12));
    if (chance.flip(0.6)) palm(picture, x - way * 400, 915, chance.range(330, 420), leaf(picture, 0.2));
    sheet.raise();
    sheet.cut(
      cutOut([
        [-20, 1000],
        [WIDTH / 2 - way * 100, 890],
        [WIDTH + 20, 900 + (way === 1 ? 60 : 0)],
        [WIDTH + 20, 1230],
        [-20, 1230],
      ]),
      palette.local('#c9b698'),
    );
    track(picture, WIDTH / 2 - way * 520, [vanish[0], horizon + 14], 250);
    if (hour === 'night' || picture.weather === 'mist') {
      for (const dx of [-14, 14]) sheet.cut(oval(vanish[0] + dx, horizon - 10, 9), palette.lamp);
      sheet.glow(vanish[0], horizon - 10, 330, palette.lamp, 0.9);
    } else if (chance.flip(0.7))
      trainFront(
        picture,
        vanish[0] + way * 6,
        horizon + 150,
        150,
        [vanish[0] - way * 40, horizon],
        palette.accent,
      );
    const lamp = streetLamp(picture, x - way * 330, 1060, chance.range(540, 640));
    person(picture, x - way * 130, 1000, 250, { bag: true, stance: 'stand' });
    if (chance.flip()) person(picture, x + way * 90, 990, 245, { stance: 'walk' });
    air(picture, 860, 0.8);
    picture.drawn.note('station', x, 700);
    return [(x + lamp[0]) / 2 + way * 80, 760];
  },
};

export const RAIL: Family = {
  drawer: 'iron',
  subjects: {
    platform,
    'passing-train': passing,
    station: halt,
    bus,
    'freight-train': freightTrain,
    'night-road': nightRoad,
  },
};
