import { mix } from '../colour';
import { person } from '../people/figures';
import type { Composition, Family, Picture } from '../picture';
import { box, cutOut, HEIGHT, hills, oval, type Point, path, roundBox, WIDTH } from '../shapes';
import { bow, crewBoat } from '../things/bows';
import { air } from '../things/clouds';
import { facade } from '../things/facade';
import { lighthouse } from '../things/lighthouse';
import { sky } from '../things/sky';
import { streetLamp } from '../things/street';
import { boat, HULLS, reflection } from '../things/vessels';
import { cottage, village } from '../things/village';
import { water } from '../things/water';
import { buoyTurn, quayConcert, seaLunchbox } from './shoreline';
import { fishCrates, radioSea } from './stillness';
import { iceFactory } from './townlife';

const hull = ({ chance, palette }: Picture, distance = 0) => palette.local(chance.pick(HULLS), distance);

const bows: Composition = {
  closest: 1.4,
  lay(picture) {
    const { sheet, chance, palette } = picture;
    const horizon = chance.range(500, 600);
    const sun = sky(picture, { horizon });
    sheet.raise();
    sheet.cut(hills(chance, horizon - 50, 60, 2), palette.plane(0.86));
    sheet.raise();
    village(picture, -20, WIDTH, horizon + 26, chance.range(84, 110), 0.42);
    air(picture, horizon, 0.4);
    water(picture, { horizon: horizon + 24, bands: 4, swell: 8, light: sun });
    sheet.raise();
    const count = chance.whole(3, 4);
    const size = count === 3 ? chance.range(350, 400) : chance.range(290, 320);
    const start = WIDTH / 2 - ((count - 1) * size * 1.06) / 2 + chance.range(-60, 60);
    const used = chance.whole(0, HULLS.length);
    for (let one = 0; one < count; one++) {
      const colour = palette.local(HULLS[(used + one * 2) % HULLS.length] ?? HULLS[0]);
      bow(picture, start + one * size * 1.06, 960 + (one % 2) * 36, size * chance.range(0.94, 1.06), colour);
    }
    sheet.raise(2);
    sheet.cut(box(-20, 1130, WIDTH + 40, 100), mix(palette.local('#8f8577'), palette.deep, 0.3));
    for (const x of [0.2, 0.5, 0.8]) sheet.cut(roundBox(WIDTH * x - 34, 1080, 68, 70, 20), palette.deep);
    return [start + size * (count === 3 ? 1.06 : 1.5), 720];
  },
};

const regatta: Composition = {
  closest: 1.35,
  lay(picture) {
    const { sheet, chance, palette } = picture;
    const horizon = chance.range(430, 560);
    const sun = sky(picture, { horizon });
    const way = chance.flip() ? 1 : -1;
    sheet.raise();
    sheet.cut(hills(chance, horizon - 40, 70, 2, way * 90), palette.plane(0.84));
    sheet.raise();
    const mole = WIDTH / 2 - way * 380;
    sheet.cut(
      cutOut([
        [mole - way * 900, horizon + 20],
        [mole - way * 900, horizon - 34],
        [mole - way * 100, horizon - 26],
        [mole + way * 30, horizon + 20],
      ]),
      palette.plane(0.6),
    );
    lighthouse(picture, mole - way * 130, horizon - 26, chance.range(190, 250), 0.4);
    boat(picture, WIDTH / 2 + way * 430, horizon + 30, 150, { colour: hull(picture, 0.5), distance: 0.5 });
    air(picture, horizon + 10, 0.3);
    water(picture, { horizon: horizon + 14, bands: 3, swell: 12, foot: 900, light: sun });
    if (chance.flip(0.7))
      crewBoat(picture, WIDTH / 2 - way * chance.range(260, 360), 720, 430, 5, hull(picture, 0.25), way);
    water(picture, { horizon: 770, bands: 1, swell: 14 });
    const x = WIDTH / 2 + chance.range(-50, 50);
    crewBoat(picture, x, chance.range(880, 920), chance.range(860, 960), 8, hull(picture), way);
    water(picture, { horizon: 980, bands: 2, swell: 22 });
    buoy(picture, x - way * chance.range(420, 520), 1070, 200);
    air(picture, 980, 0.8);
    return [x, 800];
  },
};

function buoy({ sheet, palette, side }: Picture, x: number, y: number, size: number): void {
  sheet.cut(
    cutOut([
      [x - size * 0.05, y - size * 0.3],
      [x - size * 0.03, y - size * 0.86],
      [x + size * 0.03, y - size * 0.86],
      [x + size * 0.05, y - size * 0.3],
    ]),
    palette.deep,
  );
  sheet.cut(
    cutOut([
      [x + size * 0.02, y - size * 0.86],
      [x + side * size * 0.3, y - size * 0.77],
      [x + size * 0.02, y - size * 0.66],
    ]),
    palette.second,
  );
  const ball = `M${x - size * 0.34} ${y}A${size * 0.36} ${size * 0.4} 0 0 1 ${x + size * 0.34} ${y}Z`;
  sheet.cut(ball, palette.accent);
  sheet.within(ball, () => {
    sheet.ink(box(x - size, y - size * 0.2, size * 2, size * 0.09), palette.light, 0.95);
    sheet.ink(oval(x + side * size * 0.34, y, size * 0.34, size * 0.5), palette.deep, 0.24);
  });
  sheet.ink(oval(x, y + 5, size * 0.42, size * 0.05), palette.light, 0.5);
}

const quay: Composition = {
  closest: 1.35,
  lay(picture) {
    const { sheet, chance, palette, hour } = picture;
    const horizon = chance.range(560, 660);
    const sun = sky(picture, { horizon });
    const way = chance.flip() ? 1 : -1;
    sheet.raise();
    sheet.cut(hills(chance, horizon - 60, 60, 2), palette.plane(0.86));
    sheet.raise();
    for (let x = way === 1 ? -40 : 840; x < (way === 1 ? 760 : 1600); ) {
      const width = chance.range(150, 250);
      facade(picture, {
        x,
        y: horizon + 30,
        width,
        height: chance.range(220, 400),
        distance: 0.32,
        ground: chance.pick(['door', 'arches', 'shop']),
      });
      x += width + 3;
    }
    if (chance.flip(0.6)) cottage(picture, WIDTH / 2 + way * 560, horizon + 20, 130, 0.5);
    air(picture, horizon, 0.4);
    water(picture, { horizon: horizon + 28, bands: 4, swell: 7, light: sun });
    if (hour === 'night' || hour === 'dusk') {
      for (let glow = 0; glow < 5; glow++)
        reflection(picture, (way === 1 ? 60 : 900) + glow * 150, horizon + 60, 46, 260, palette.lamp);
    }
    sheet.raise();
    const x = WIDTH / 2 + way * chance.range(40, 130);
    boat(picture, x + way * 330, 800, 300, {
      colour: hull(picture, 0.2),
      way: way === 1 ? -1 : 1,
      distance: 0.15,
    });
    boat(picture, x, 930, chance.range(520, 600), { colour: hull(picture), way, cabin: chance.flip(0.6) });
    sheet.raise(2);
    const stone = mix(palette.local('#9a8a78'), palette.deep, 0.2);
    sheet.cut(
      cutOut([
        [-20, 1230],
        [-20, way === 1 ? 1010 : 1090],
        [WIDTH + 20, way === 1 ? 1090 : 1010],
        [WIDTH + 20, 1230],
      ]),
      stone,
    );
    for (let joint = 0; joint < 9; joint++)
      sheet.stroke(
        path([
          [joint * 190 + 40, 1040],
          [joint * 200 - 20, HEIGHT],
        ]),
        palette.deep,
        3,
        0.22,
      );
    const lamp = x - way * chance.range(420, 500);
    streetLamp(picture, lamp, 1090, chance.range(500, 600));
    if (chance.flip(0.75))
      person(picture, lamp + way * 120, 1100, 250, {
        stance: chance.pick(['walk', 'stand']),
        bag: chance.flip(),
      });
    crates(picture, x + way * 420, 1100, 110);
    air(picture, 980, 0.8);
    return [x, 800];
  },
};

/** Fish boxes in a heap. */
function crates({ sheet, chance, palette }: Picture, x: number, y: number, size: number): void {
  const places: Point[] = [
    [0, 0],
    [1.15, 0.1],
    [0.5, -0.62],
  ];
  for (const [dx, dy] of places) {
    const paper = palette.local(chance.pick(['#4f86a0', '#d8a24a', '#c8bca4']));
    const [cx, cy] = [x + dx * size, y + dy * size];
    sheet.cut(box(cx - size / 2, cy - size * 0.6, size, size * 0.6), paper);
    for (const slat of [0.2, 0.5])
      sheet.ink(box(cx - size / 2, cy - size * slat, size, size * 0.05), palette.deep, 0.4);
    sheet.ink(box(cx - size / 2, cy - size * 0.62, size, size * 0.09), palette.light, 0.5);
  }
}

export const HARBOUR: Family = {
  drawer: 'sea',
  subjects: {
    bows,
    regatta,
    quay,
    buoy: buoyTurn,
    'quay-concert': quayConcert,
    'sea-lunchbox': seaLunchbox,
    'fish-crates': fishCrates,
    'radio-sea': radioSea,
    'ice-factory': iceFactory,
  },
};
