import { mix, tone } from '../colour';
import { person } from '../people/figures';
import type { Composition, Picture } from '../picture';
import { arch, box, curve, cutOut, oval, type Point, path, WIDTH } from '../shapes';
import { air } from '../things/clouds';
import { facade } from '../things/facade';
import { sky } from '../things/sky';

export const townHallFront: Composition = { lay: townHall };

/** The town hall from its square: arches, a balcony with flags, a clock. */
function townHall(picture: Picture): Point {
  const { sheet, chance, palette, hour, side } = picture;
  sky(picture, { horizon: 760 });
  const x = WIDTH / 2 + chance.range(-80, 80);
  const ground = 950;
  for (const [left, right] of [
    [-60, x - 640],
    [x + 640, 1660],
  ] as const) {
    let from = left;
    while (from < right) {
      const width = Math.min(chance.range(170, 240), right - from);
      if (width > 40)
        facade(picture, {
          x: from,
          y: ground,
          width,
          height: chance.range(360, 520),
          distance: 0.3,
          ground: 'door',
        });
      from += width + 2;
    }
  }
  const wall = palette.local(chance.pick(['#e2c08e', '#dcae84', '#e6d2ac']));
  const lit = hour === 'night' || hour === 'dusk';
  sheet.raise(2);
  sheet.cut(box(x - 640, 330, 1280, ground - 330), wall);
  sheet.cut(
    cutOut([
      [x - 220, 334],
      [x, 170],
      [x + 220, 334],
    ]),
    tone(wall, 0.03),
  );
  sheet.cut(oval(x, 272, 44), palette.light);
  sheet.stroke(
    path([
      [x, 242],
      [x, 272],
      [x + 20, 284],
    ]),
    palette.deep,
    5,
  );
  sheet.above(2, () => sheet.cut(box(x - 670, 322, 1340, 34), tone(wall, 0.05)));
  for (let bay = -2; bay <= 2; bay++) {
    const bx = x + bay * 240;
    sheet.ink(arch(bx, ground, 170, 330), mix(palette.deep, wall, 0.12));
    if (lit) sheet.glow(bx, ground - 130, 190, palette.lamp, 0.6);
    sheet.ink(arch(bx, 590, 116, 200), lit ? palette.lamp : mix(palette.deep, palette.top, 0.3));
    sheet.stroke(
      path([
        [bx, 400],
        [bx, 590],
      ]),
      wall,
      7,
    );
    sheet.stroke(
      path([
        [bx - 58, 490],
        [bx + 58, 490],
      ]),
      wall,
      7,
    );
  }
  sheet.ink(box(side === 1 ? x + 320 : x - 640, 330, 320, ground - 330), palette.deep, 0.14);
  sheet.above(2, () => {
    sheet.cut(box(x - 400, 586, 800, 24), tone(wall, -0.06));
    for (let bar = -16; bar <= 16; bar++)
      sheet.stroke(
        path([
          [x + bar * 24, 520],
          [x + bar * 24, 586],
        ]),
        palette.deep,
        4,
        0.9,
      );
    sheet.stroke(
      path([
        [x - 396, 518],
        [x + 396, 518],
      ]),
      palette.deep,
      7,
    );
    for (const [dx, colour] of [
      [-70, palette.second],
      [0, palette.light],
      [70, palette.accent],
    ] as const) {
      sheet.line(
        path([
          [x + dx * 0.7, 560],
          [x + dx * 1.6, 390],
        ]),
        palette.local('#b98a4a'),
        7,
      );
      sheet.cut(
        curve([
          [x + dx * 1.6, 392],
          [x + dx * 1.6 + 62, 420],
          [x + dx * 1.6 + 40, 480],
          [x + dx * 1.6 + 58, 520],
          [x + dx * 1.25, 480],
        ]),
        colour,
      );
    }
  });
  sheet.raise();
  sheet.cut(box(-20, ground, WIDTH + 40, 300), palette.local('#cbb596'));
  const shade = sheet.fade([
    [palette.deep, 0.05],
    [palette.deep, 0.45],
  ]);
  sheet.ink(box(-20, ground, WIDTH + 40, 300), shade);
  for (let step = 0; step < 3; step++)
    sheet.cut(
      box(x - 420 - step * 40, ground + step * 24 - 10, 840 + step * 80, 26),
      tone(wall, -0.02 - step * 0.03),
    );
  sheet.raise();
  for (let one = chance.whole(3, 6); one > 0; one--)
    person(picture, x + chance.range(-480, 480), ground + chance.range(110, 190), chance.range(230, 290), {
      stance: chance.pick(['walk', 'stand']),
      bag: chance.flip(0.4),
    });
  air(picture, ground, 0.7);
  return [x, 640];
}
