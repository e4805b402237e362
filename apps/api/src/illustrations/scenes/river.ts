import { cottage, village } from '../buildings';
import { mix, tone } from '../colour';
import { person } from '../people/figures';
import type { Composition, Family, Picture } from '../picture';
import { cypress, leaf, reeds, roundTree } from '../plants';
import { box, curve, cutOut, HEIGHT, hills, oval, type Point, path, strip, WIDTH } from '../shapes';
import { air, sky } from '../sky';
import { boat, reflection } from '../vessels';
import { water } from '../water';

/** Two banks that close the water in from the sides. */
function banks(picture: Picture, horizon: number): void {
  const { sheet, chance, palette } = picture;
  sheet.raise();
  sheet.cut(hills(chance, horizon - 90, 90, 1.6), palette.plane(0.88));
  sheet.raise();
  sheet.cut(hills(chance, horizon - 34, 44, 2.4), palette.plane(0.7));
  air(picture, horizon - 20, 0.2);
}

const ironBridge: Composition = {
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
    if (chance.flip(0.65)) {
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
};

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

function lanterns(picture: Picture, x: number, y: number, way: 1 | -1): void {
  const { sheet, chance, palette } = picture;
  for (let one = 0; one < 4; one++) {
    const [px, py] = [x + way * (-480 + one * 210) + chance.range(-30, 30), y - 150 - (one % 2) * 50];
    boat(picture, px, py, 150, { colour: palette.local('#7a4a3a', 0.3), mast: false, distance: 0.2 });
    sheet.glow(px, py - 34, 90, palette.lamp, 0.8);
    sheet.cut(oval(px, py - 36, 13, 17), palette.lamp);
  }
}

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

function heron({ sheet, palette }: Picture, x: number, y: number, size: number): void {
  const white = palette.local('#f8f3e6');
  for (const dx of [-0.03, 0.07])
    sheet.cut(strip([x + dx * size, y], [x + dx * size * 0.8, y - size * 0.45], size * 0.016), palette.deep);
  sheet.cut(
    curve([
      [x - size * 0.32, y - size * 0.4],
      [x - size * 0.05, y - size * 0.56],
      [x + size * 0.18, y - size * 0.56],
      [x + size * 0.14, y - size * 0.42],
      [x - size * 0.08, y - size * 0.38],
    ]),
    white,
  );
  sheet.line(
    curve(
      [
        [x + size * 0.14, y - size * 0.54],
        [x + size * 0.24, y - size * 0.72],
        [x + size * 0.14, y - size * 0.86],
        [x + size * 0.2, y - size * 0.98],
      ],
      false,
    ),
    white,
    size * 0.05,
  );
  sheet.cut(
    cutOut([
      [x + size * 0.18, y - size * 1.02],
      [x + size * 0.44, y - size * 0.95],
      [x + size * 0.18, y - size * 0.95],
    ]),
    palette.second,
  );
}

const sluice: Composition = {
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
    return [x, top + 130];
  },
};

const stoneBridge: Composition = {
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

export const RIVER: Family = {
  drawer: 'river',
  compositions: [ironBridge, poplars, ricefield, sluice, stoneBridge],
  turn: 177708,
};
