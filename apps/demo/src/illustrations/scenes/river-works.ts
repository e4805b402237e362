import { mix, tone } from '../colour';
import { person } from '../people/figures';
import type { Composition } from '../picture';
import { box, curve, cutOut, hills, oval, type Point, strip, WIDTH } from '../shapes';
import { banks } from '../things/banks';
import { air } from '../things/clouds';
import { leaf, reeds, roundTree } from '../things/plants';
import { sky } from '../things/sky';
import { boat, reflection } from '../things/vessels';
import { village } from '../things/village';
import { water } from '../things/water';

export const sluice: Composition = {
  lay(picture) {
    const { sheet, chance, palette, side } = picture;
    const horizon = chance.range(400, 470);
    sky(picture, { horizon });
    banks(picture, horizon);
    for (let x = -20; x < WIDTH; x += chance.range(120, 210))
      roundTree(picture, x, horizon + 40, chance.range(110, 170), leaf(picture, 0.5), undefined);
    air(picture, horizon + 20, 0.3);
    const x = WIDTH / 2 + chance.range(-110, 110);
    const field = mix(leaf(picture, 0.2, 1), palette.second, 0.15);
    sheet.raise();
    sheet.cut(hills(chance, horizon + 40, 10, 2), mix(field, palette.plane(0.5), 0.4));
    water(picture, { horizon: horizon + 180, bands: 3, swell: 8, tint: palette.plane(0.5) });
    const stone = palette.local('#cbb798');
    sheet.raise();
    for (const way of [-1, 1]) {
      sheet.cut(
        cutOut([
          [x + way * 300, horizon + 120],
          [x + way * 1100, horizon + 60],
          [x + way * 1500, 1240],
          [x + way * 520, 1240],
          [x + way * 330, 780],
        ]),
        way === side ? mix(field, palette.deep, 0.22) : field,
      );
      sheet.cut(
        cutOut([
          [x + way * 270, horizon + 120],
          [x + way * 330, horizon + 120],
          [x + way * 410, 800],
          [x + way * 610, 1240],
          [x + way * 500, 1240],
          [x + way * 335, 800],
        ]),
        way === side ? mix(stone, palette.deep, 0.3) : stone,
      );
    }
    sheet.raise(2);
    const iron = mix(palette.near, palette.local('#6a4234'), 0.35);
    const top = horizon - 30;
    for (const way of [-1, 1]) {
      sheet.cut(box(x + way * 250 - 42, top, 84, 490), stone);
      sheet.ink(box(x + way * 250 + side * 8 - 4, top, 34, 490), palette.deep, 0.3);
    }
    sheet.cut(box(x - 330, top - 36, 660, 56), tone(stone, 0.03));
    sheet.cut(box(x - 212, top + 70, 424, 250), iron);
    for (let plank = 1; plank < 5; plank++)
      sheet.ink(box(x - 212, top + 70 + plank * 50, 424, 6), palette.deep, 0.45);
    for (const dx of [-120, 120]) sheet.cut(strip([x + dx, top - 110], [x + dx, top + 90], 20), iron);
    sheet.above(1, () => {
      sheet.cut(oval(x, top - 110, 92), palette.accent);
      sheet.ink(oval(x, top - 110, 66), palette.middle);
      for (let spoke = 0; spoke < 3; spoke++)
        sheet.stroke(strip([x - 70, top - 110], [x + 70, top - 110], 4), palette.accent, 8, 1, [
          spoke * 60,
          x,
          top - 110,
        ]);
    });
    const foam = mix(palette.light, palette.far, 0.2);
    sheet.cut(box(x - 206, top + 318, 412, 90), mix(palette.plane(0.5), palette.light, 0.3));
    for (let jet = 0; jet < 9; jet++)
      sheet.ink(box(x - 196 + jet * 44, top + 318, 14, 96), palette.light, 0.6);
    sheet.cut(
      curve([
        [x - 240, top + 400],
        [x - 120, top + 380],
        [x, top + 396],
        [x + 130, top + 378],
        [x + 240, top + 402],
        [x + 180, top + 436],
        [x, top + 426],
        [x - 170, top + 440],
      ]),
      foam,
    );
    if (chance.flip(0.7)) person(picture, x + side * 290, top - 36, 230, { shadeless: true });
    air(picture, 820, 0.7);
    reeds(picture, x - 560, 1180, 230, leaf(picture, 0.05));
    reeds(picture, x + 580, 1180, 260, leaf(picture, 0.05));
    picture.drawn.note('gate', x, top + 130);
    return [x, top + 130];
  },
};

export const stoneBridge: Composition = {
  closest: 1.3,
  lay(picture) {
    const { sheet, chance, palette } = picture;
    const horizon = chance.range(560, 620);
    const sun = sky(picture, { horizon });
    banks(picture, horizon);
    village(picture, 240, 1360, horizon + 10, chance.range(78, 96), 0.42);
    air(picture, horizon, 0.4);
    water(picture, { horizon: horizon + 20, bands: 4, swell: 7, light: sun });
    sheet.raise(2);
    const stone = palette.local('#d3b48c');
    const deck = horizon + 30;
    const arches = chance.whole(3, 4);
    const width = 1700 / arches;
    const holes = Array.from({ length: arches }, (_, index) => {
      const [cx, w] = [-50 + width * (index + 0.5), width * 0.74];
      return `M${cx - w / 2} 1000v${-(1000 - deck - 290)}a${w / 2} ${w / 2.2} 0 0 1 ${w} 0v${1000 - deck - 290}Z`;
    });
    const hump: Point[] = [
      [-60, deck + 60],
      [400, deck + 6],
      [800, deck - 14],
      [1200, deck + 6],
      [1660, deck + 60],
    ];
    const body = `${curve(hump, false)}L1660 1000L-60 1000Z`;
    const pierced = `${body}${holes.join('')}`;
    sheet.cut(pierced, stone, { pierced: true });
    sheet.ink(
      `${curve(hump, false)}L1660 ${deck + 150}L-60 ${deck + 150}Z`,
      sheet.fade([
        [palette.light, 0.25],
        [palette.deep, 0.1],
      ]),
      0.8,
    );
    for (const hole of holes) sheet.stroke(hole, tone(stone, -0.1), 16, 0.8);
    sheet.line(curve(hump, false), tone(stone, 0.05), 22);
    for (let row = 0; row < 30; row++)
      sheet.ink(
        box(chance.range(0, WIDTH), deck + chance.range(50, 120), chance.range(30, 60), 12),
        palette.deep,
        0.1,
      );
    const x = WIDTH / 2 + chance.range(-150, 150);
    for (let walker = chance.whole(1, 3); walker > 0; walker--)
      person(picture, x + chance.range(-260, 260), deck, 120, { stance: 'walk', shadeless: true });
    for (let one = 0; one <= arches; one++) reflection(picture, -50 + width * one, 990, 190, 150, stone);
    air(picture, 900, 0.6);
    sheet.raise();
    boat(picture, x - 260, 1060, 300, { colour: palette.accent, mast: false });
    reeds(picture, 1420, 1200, 280, leaf(picture, 0.05));
    return [x, deck];
  },
};
