import { mix, tone } from '../colour';
import { person } from '../people/figures';
import type { Composition, Family } from '../picture';
import { box, curve, cutOut, HEIGHT, hills, type Point, path, strip, WIDTH } from '../shapes';
import { banks, heron, lanterns } from '../things/banks';
import { air } from '../things/clouds';
import { cypress, leaf, reeds } from '../things/plants';
import { sky } from '../things/sky';
import { boat, reflection } from '../things/vessels';
import { cottage, village } from '../things/village';
import { water } from '../things/water';
import { barrier, bridgeCrack, bridgePier, bridgeWalkers } from './crossing';
import { sluice, stoneBridge } from './river-works';
import { canoe, flood, lanternBoats, riverGardens, riverMill, riverSteps } from './riverside';

/** An iron bridge from the bank; `closed`: with barriers and nobody on it. */
const ironBridge = (closed: boolean): Composition => ({
  closest: 1.4,
  lay(picture) {
    const { sheet, chance, palette, side } = picture;
    const horizon = chance.range(600, 680);
    const sun = sky(picture, { horizon });
    banks(picture, horizon);
    village(picture, chance.flip() ? -30 : 1100, chance.flip() ? 420 : 1630, horizon + 24, 70, 0.5);
    water(picture, { horizon: horizon + 16, bands: 4, swell: 6, light: sun });
    const iron = mix(palette.near, palette.local('#5a3a34'), 0.35);
    const deck = horizon - chance.range(20, 70);
    const tilt = chance.range(-0.05, 0.05);
    const at = (x: number, lift: number): Point => [x, deck - lift + (x - 800) * tilt];
    const spans = chance.whole(2, 3);
    const span = 1760 / spans;
    sheet.raise(2);
    for (let pier = 0; pier <= spans; pier++) {
      const x = -80 + pier * span;
      const [, y] = at(x, 0);
      const stone = mix(palette.local('#a8957c'), palette.plane(0.3), 0.3);
      reflection(picture, x, y + 300, 150, 180, stone);
      sheet.cut(
        cutOut([
          [x - 46, y],
          [x + 46, y],
          [x + 62, y + 320],
          [x - 62, y + 320],
        ]),
        stone,
      );
      sheet.ink(
        cutOut([
          [x + side * 8, y],
          [x + side * 46, y],
          [x + side * 62, y + 320],
          [x + side * 12, y + 320],
        ]),
        palette.deep,
        0.34,
      );
    }
    for (let one = 0; one < spans; one++) {
      const from = -80 + one * span;
      const rise = (share: number) => Math.sin(share * Math.PI) * chance.range(0.99, 1.01) * span * 0.27 + 20;
      const steps = 8;
      const top = Array.from(
        { length: steps + 1 },
        (_, step): Point => at(from + (span * step) / steps, rise(step / steps)),
      );
      for (let step = 0; step < steps; step++) {
        const upper: Point = top[step] ?? [0, 0];
        const next: Point = top[step + 1] ?? [0, 0];
        const [foot, nextFoot] = [
          at(from + (span * step) / steps, 0),
          at(from + (span * (step + 1)) / steps, 0),
        ];
        sheet.cut(strip(foot, upper, 11), iron);
        sheet.cut(strip(step % 2 ? upper : foot, step % 2 ? nextFoot : next, 8), tone(iron, 0.04));
      }
      sheet.line(curve(top, false), iron, 20);
    }
    sheet.cut(cutOut([at(-80, 16), at(1680, 16), at(1680, -22), at(-80, -22)]), iron);
    sheet.stroke(path([at(-80, 14), at(1680, 14)]), palette.light, 4, 0.5);
    const x = WIDTH / 2 + chance.range(-160, 160);
    picture.drawn.note('bridge', x, deck);
    if (closed) {
      for (const place of [-150, 150]) barrier(picture, x + place, at(x + place, 16)[1], 110);
    } else {
      for (let walker = chance.whole(3, 6); walker > 0; walker--) {
        const [px, py] = at(x + chance.range(-330, 330), 16);
        person(picture, px, py, chance.range(104, 122), {
          stance: 'walk',
          shadeless: true,
          bag: chance.flip(0.3),
        });
      }
    }
    for (let rail = -80; rail < 1680; rail += 44)
      sheet.stroke(path([at(rail, 16), at(rail, 54)]), iron, 4, 0.95);
    sheet.stroke(path([at(-80, 54), at(1680, 54)]), iron, 5, 0.95);
    air(picture, horizon + 130, 0.6);
    sheet.raise(2);
    sheet.cut(hills(chance, 1110, 40, 1.3, chance.range(-160, 160)), palette.plane(0.06));
    for (const place of [0.05, 0.16, 0.86, 0.95])
      reeds(picture, WIDTH * place, 1150, chance.range(180, 280), leaf(picture, 0.05));
    return [x, deck - 60];
  },
});

const poplars: Composition = {
  closest: 1.45,
  lay(picture) {
    const { sheet, chance, palette, hour } = picture;
    const horizon = chance.range(520, 610);
    const sun = sky(picture, { horizon });
    banks(picture, horizon);
    const way = chance.flip() ? 1 : -1;
    const green = (distance: number) =>
      mix(leaf(picture, distance, 1), palette.second, hour === 'night' ? 0 : 0.1);
    for (let x = -40; x < WIDTH + 60; x += chance.range(46, 90))
      cypress(picture, x, horizon + 30, chance.range(190, 340), green(0.62), 0.2);
    air(picture, horizon, 0.3);
    const mill = WIDTH / 2 - way * chance.range(330, 430);
    if (chance.flip(0.7)) cottage(picture, mill, horizon + 40, 230, 0.3);
    water(picture, { horizon: horizon + 34, bands: 4, swell: 5, light: sun });
    reflection(picture, mill, horizon + 60, 220, 150, palette.local('#e8d6b4', 0.2));
    sheet.raise();
    const shore: Point[] = [
      [WIDTH / 2 + way * 900, 1240],
      [WIDTH / 2 + way * 900, horizon + 60],
      [WIDTH / 2 + way * 560, horizon + 76],
      [WIDTH / 2 + way * 420, horizon + 170],
      [WIDTH / 2 + way * 520, horizon + 330],
      [WIDTH / 2 + way * 300, 1240],
    ];
    sheet.cut(curve(shore), palette.plane(0.26));
    for (let tree = 0; tree < 5; tree++)
      cypress(
        picture,
        WIDTH / 2 + way * (480 + tree * 90),
        horizon + 90 + (tree % 2) * 60,
        chance.range(480, 640),
        green(0.16),
        0.18,
      );
    const x = WIDTH / 2 + chance.range(-120, 60) * way;
    const y = chance.range(830, 880);
    if (hour === 'dusk' || hour === 'night') lanterns(picture, x, y, way);
    boat(picture, x, y, 430, { colour: palette.accent, way, mast: false });
    person(picture, x - way * 40, y - 34, 250, {
      stance: 'row',
      facing: way === 1 ? -1 : 1,
      shadeless: true,
    });
    sheet.cut(strip([x - way * 10, y - 130], [x - way * 190, y + 26], 9), palette.local('#c79a5b'));
    air(picture, y - 60, 0.7);
    sheet.raise(2);
    sheet.cut(hills(chance, 1130, 30, 1.5), palette.plane(0.04));
    for (const place of [0.1, 0.22, 0.7, 0.83, 0.94])
      reeds(picture, WIDTH * place, 1160, chance.range(170, 300), leaf(picture, 0.04));
    return [x, y - 110];
  },
};

const ricefield: Composition = {
  closest: 1.4,
  lay(picture) {
    const { sheet, chance, palette } = picture;
    const horizon = chance.range(430, 520);
    const sun = sky(picture, { horizon });
    banks(picture, horizon);
    village(picture, 560 + chance.range(-200, 200), 1000, horizon + 10, 44, 0.6);
    const mirror = sheet.fade([
      [palette.low, 1],
      [palette.middle, 1],
      [mix(palette.top, palette.mid, 0.35), 1],
    ]);
    sheet.raise();
    sheet.cut(box(-20, horizon, WIDTH + 40, HEIGHT), mix(palette.low, palette.middle, 0.4));
    sheet.ink(box(-20, horizon, WIDTH + 40, HEIGHT - horizon), mirror);
    sheet.glow(sun[0], horizon + 120, 380, palette.light, 0.55);
    const green = mix(leaf(picture, 0.1, 1), palette.second, 0.25);
    const vx = WIDTH / 2 + chance.range(-260, 260);
    for (let row = 0; row < 6; row++) {
      const y = horizon + 36 + (700 * (row + 0.2) ** 1.6) / 6 ** 1.6;
      const thick = 9 + row * 7;
      const sag = chance.range(-26, 26) * (row * 0.3 + 0.3);
      sheet.above(1, () =>
        sheet.cut(
          curve([
            [-60, y],
            [400, y + sag],
            [900, y - sag],
            [1660, y + sag * 0.4],
            [1660, y + thick + sag * 0.4],
            [900, y + thick - sag],
            [400, y + thick + sag],
            [-60, y + thick],
          ]),
          mix(palette.plane(0.42 - row * 0.07), green, 0.45),
        ),
      );
      const shoots: string[] = [];
      for (let shoot = 0; shoot < 46 && row > 0; shoot++) {
        const [x, down] = [chance.range(0, WIDTH), y - chance.range(10, 60 + row * 16)];
        if (down > horizon + 26)
          shoots.push(
            path([
              [x - 3 - row, down],
              [x, down - 8 - row * 4.5],
              [x + 3 + row, down],
            ]),
          );
      }
      sheet.stroke(shoots.join(''), mix(green, palette.deep, 0.3), 2 + row * 0.8, 0.75);
    }
    for (const foot of [-1500, -420, 500, 1700])
      sheet.above(2, () =>
        sheet.cut(
          cutOut([
            [vx + foot * 0.06, horizon + 30],
            [vx + foot * 0.06 + 5, horizon + 30],
            [vx + foot + 70, 1230],
            [vx + foot - 70, 1230],
          ]),
          mix(palette.plane(0.2), palette.local('#8a6f4c'), 0.4),
        ),
      );
    sheet.raise(2);
    const x = WIDTH / 2 + chance.range(-180, 180);
    air(picture, 700, 0.5);
    person(picture, x, 850, 290, { stance: 'walk', hat: true });
    if (chance.flip(0.6)) person(picture, x + 230, 800, 220, { stance: 'stand', hat: true, distance: 0.1 });
    heron(picture, x - chance.range(330, 430), 890, 210);
    reeds(picture, 140, 1190, 280, leaf(picture, 0.05));
    reeds(picture, 1450, 1190, 250, leaf(picture, 0.05));
    return [x, 720];
  },
};

export const RIVER: Family = {
  drawer: 'river',
  subjects: {
    'iron-bridge': ironBridge(false),
    'closed-bridge': ironBridge(true),
    rower: poplars,
    'rice-field': ricefield,
    sluice,
    'stone-bridge': stoneBridge,
    'bridge-walkers': bridgeWalkers,
    'bridge-crack': bridgeCrack,
    'bridge-pier': bridgePier,
    flood,
    mill: riverMill,
    'river-steps': riverSteps,
    canoe,
    'lantern-boats': lanternBoats,
    'river-gardens': riverGardens,
  },
};
