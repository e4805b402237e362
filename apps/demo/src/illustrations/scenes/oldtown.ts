import { mix, tone } from '../colour';
import { person } from '../people/figures';
import type { Composition, Family } from '../picture';
import { arch, box, HEIGHT, path, WIDTH } from '../shapes';
import { drawPiers, fountain, stall } from '../things/arcade';
import { air } from '../things/clouds';
import { awning, casement, facade, WALLS } from '../things/facade';
import { books } from '../things/furniture';
import { pot, roundTree } from '../things/plants';
import { sky } from '../things/sky';
import { bunting, streetLamp } from '../things/street';
import { belfry, village } from '../things/village';
import { solarRoof } from './country';
import { street } from './oldtown-street';
import {
  bakery,
  bandstand,
  bellOwl,
  festiveSquare,
  leavingTownHall,
  openAirCinema,
  spouts,
  stageTruck,
  tavernSingers,
  windowBlind,
} from './townlife';

const square: Composition = {
  closest: 1.3,
  lay(picture) {
    const { sheet, chance, palette, hour } = picture;
    const ground = chance.range(800, 860);
    sky(picture, { horizon: 640 });
    const way = chance.flip() ? 1 : -1;
    sheet.raise();
    village(picture, -20, WIDTH, 690, 120, 0.6, false);
    air(picture, 660, 0.3);
    sheet.raise();
    const tower = WIDTH / 2 + way * chance.range(120, 230);
    belfry(picture, tower, ground + 6, chance.range(680, 760), 0.2);
    sheet.raise();
    let x = -70;
    while (x < WIDTH) {
      const width = chance.range(200, 290);
      const clear = Math.abs(x + width / 2 - tower) < 150;
      facade(picture, {
        x,
        y: ground,
        width,
        height: clear ? chance.range(220, 260) : chance.range(340, 500),
        distance: 0.1,
        ground: chance.pick(['arches', 'door', 'shop']),
      });
      x += width + 3;
    }
    air(picture, ground - 60, 0.5);
    const paving = palette.local('#cdb698');
    sheet.raise();
    sheet.cut(box(-20, ground, WIDTH + 40, 500), paving);
    const foot = sheet.fade([
      [palette.deep, 0.08],
      [palette.deep, 0.42],
    ]);
    sheet.ink(box(0, ground, WIDTH, 400), foot);
    for (let line = -8; line <= 8; line++)
      sheet.stroke(
        path([
          [800 + line * 110, ground],
          [800 + line * 300, HEIGHT],
        ]),
        palette.deep,
        3,
        0.13,
      );
    for (const y of [0.12, 0.32, 0.64])
      sheet.stroke(
        path([
          [0, ground + 400 * y],
          [WIDTH, ground + 400 * y],
        ]),
        palette.deep,
        3,
        0.13,
      );
    const middle = WIDTH / 2 - way * chance.range(70, 160);
    sheet.raise();
    if (chance.flip(0.6)) fountain(picture, middle, ground + 190, 330);
    else roundTree(picture, middle, ground + 190, 440, mix(palette.local('#5c7a4a'), palette.mid, 0.2));
    for (let one = chance.whole(3, 5); one > 0; one--) {
      const px = chance.range(200, 1400);
      person(picture, px, ground + chance.range(60, 230), chance.range(170, 220), {
        stance: chance.pick(['walk', 'stand']),
        bag: chance.flip(0.3),
      });
    }
    if (chance.flip(0.4)) {
      bunting(picture, [-20, ground - 420], [WIDTH / 2 + 60, ground - 330], 14);
      bunting(picture, [WIDTH / 2 + 40, ground - 330], [WIDTH + 20, ground - 450], 14);
    }
    if (hour !== 'noon') streetLamp(picture, WIDTH / 2 + way * 480, ground + 230, 440);
    air(picture, ground + 120, 0.8);
    return [(tower + middle) / 2, ground - 150];
  },
};

const arcade: Composition = {
  lay(picture) {
    const { sheet, chance, palette, hour } = picture;
    const ground = 930;
    sky(picture, { horizon: 700 });
    for (let x = -40; x < WIDTH; ) {
      const width = chance.range(170, 260);
      facade(picture, { x, y: 850, width, height: chance.range(380, 620), distance: 0.34, ground: 'door' });
      x += width + 2;
    }
    air(picture, 760, 0.4);
    sheet.raise();
    sheet.cut(box(-20, 840, WIDTH + 40, 400), palette.local('#cbb293'));
    if (hour !== 'night') sheet.ink(box(-20, 840, WIDTH + 40, 70), palette.light, 0.3);
    const x = WIDTH / 2 + chance.range(-110, 110);
    person(picture, x - 70, ground + 20, 280, { facing: 1 });
    if (chance.flip(0.7)) person(picture, x + 420, ground, 250, { stance: 'walk' });
    stall(picture, x + 130, ground + 40, 360);
    const stone = mix(palette.local('#c4a27c'), palette.near, 0.25);
    const width = chance.range(560, 660);
    const first = x - width / 2 - width * 2;
    const holes = Array.from({ length: 6 }, (_, index) =>
      arch(first + width * (index + 0.5), 1120, width * 0.78, 860),
    ).join('');
    sheet.raise(3);
    sheet.cut(`M-20 -20H${WIDTH + 20}V1060H-20Z${holes}`, stone, { pierced: true });
    return drawPiers(picture, { x, first, width, stone });
  },
};

const front: Composition = {
  closest: 1.35,
  lay(picture) {
    const { sheet, chance, palette, hour, side } = picture;
    const ground = 1010;
    sky(picture, { horizon: 500, bare: true });
    const wall = palette.local(chance.pick(WALLS));
    const shutter = palette.local(chance.pick(['#2f5f8a', '#3f6b62', '#7a3f34']));
    sheet.raise();
    sheet.cut(box(-20, -20, WIDTH + 40, ground + 20), wall);
    const shade = sheet.fade(
      [
        [palette.deep, 0],
        [palette.deep, 0.5],
      ],
      side === 1 ? [0, 0, 1, 0.5] : [1, 0, 0, 0.5],
    );
    sheet.ink(box(-20, -20, WIDTH + 40, ground + 20), shade);
    sheet.ink(box(-20, ground - 190, WIDTH + 40, 190), tone(wall, -0.12), 0.8);
    const x = WIDTH / 2 + chance.range(-90, 90);
    const way = chance.flip() ? 1 : -1;
    for (const dx of [-560, 0, 560])
      casement(picture, x + dx, 290, 170, 330, { wall, shutter, balcony: dx === 0 || chance.flip() });
    const shop = chance.flip(0.55);
    const open = hour === 'night' || hour === 'dusk';
    const inside = open ? palette.lamp : mix(palette.local('#5f4a3c'), palette.deep, 0.35);
    sheet.ink(arch(x + way * 300, ground, 300, 540), tone(wall, 0.06));
    sheet.above(1, () => sheet.cut(arch(x + way * 300, ground, 240, 500), open ? inside : shutter));
    sheet.stroke(
      path([
        [x + way * 300, ground - 480],
        [x + way * 300, ground],
      ]),
      palette.deep,
      5,
      0.5,
    );
    if (!open)
      for (const dx of [-60, 60])
        for (const dy of [360, 200])
          sheet.ink(box(x + way * 300 + dx - 36, ground - dy, 72, 120), palette.deep, 0.24);
    sheet.ink(box(x - way * 200 - 320, ground - 430, 640, 430), palette.local(shop ? '#2f4a4a' : '#5b3a30'));
    sheet.ink(box(x - way * 200 - 280, ground - 390, 560, 290), inside);
    if (open) sheet.glow(x - way * 200, ground - 240, 520, palette.lamp, 0.5);
    for (let row = 0; row < 2; row++)
      books(picture, x - way * 200 - 270, x - way * 200 + 270, ground - 250 + row * 145, 120);
    sheet.cut(box(x - way * 200 - 285, ground - 250, 570, 10), palette.local('#8a5c3a'));
    for (const split of [-94, 94])
      sheet.cut(box(x - way * 200 + split - 6, ground - 394, 12, 296), palette.local('#e9dcc4'));
    awning(picture, x - way * 200 - 330, ground - 470, 660, 130, palette.accent);
    sheet.raise();
    sheet.cut(box(-20, ground, WIDTH + 40, 260), palette.local('#b7a084'));
    sheet.ink(box(-20, ground + 40, WIDTH + 40, 200), palette.deep, 0.22);
    sheet.raise();
    person(picture, x + way * 60, ground + 70, 340, {
      facing: way === 1 ? -1 : 1,
      bag: true,
      stance: chance.pick(['walk', 'stand']),
      umbrella: picture.weather === 'rain',
    });
    if (chance.flip(0.6)) person(picture, x - way * 480, ground + 50, 330, { stance: 'walk' });
    pot(picture, x + way * 480, ground + 30, 230);
    if (chance.flip()) bunting(picture, [-20, 90], [WIDTH + 20, 60], 18);
    air(picture, 900, 0.7);
    return [x - way * 30, 760];
  },
};

export const OLDTOWN: Family = {
  drawer: 'town',
  subjects: {
    street,
    square,
    arcade,
    bookshop: front,
    bakery,
    'leaving-town-hall': leavingTownHall,
    'tavern-singers': tavernSingers,
    'open-air-cinema': openAirCinema,
    'stage-lorry': stageTruck,
    bandstand,
    'bell-owl': bellOwl,
    spouts,
    'window-blind': windowBlind,
    'festive-square': festiveSquare,
    'solar-roof': solarRoof,
  },
};
