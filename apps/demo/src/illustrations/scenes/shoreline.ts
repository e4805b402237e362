import { mix, tone } from '../colour';
import { person } from '../people/figures';
import type { Composition, Picture } from '../picture';
import {
  box,
  crags,
  curve,
  cutOut,
  downTo,
  hills,
  oval,
  type Point,
  path,
  roundBox,
  strip,
  WIDTH,
} from '../shapes';
import { crewBoat } from '../things/bows';
import { chair } from '../things/furniture';
import { seagull } from '../things/gulls';
import { musicStand } from '../things/instruments';
import { lighthouse } from '../things/lighthouse';
import { leaf } from '../things/plants';
import { rocks } from '../things/rocks';
import { sky } from '../things/sky';
import { bunting } from '../things/street';
import { boat } from '../things/vessels';
import { village } from '../things/village';
import { water } from '../things/water';

/** Visitors with lanterns on the path to a lit lighthouse. */
export const nightWalk: Composition = {
  closest: 1.1,
  lay(picture) {
    const { sheet, chance, palette, drawn } = picture;
    const horizon = 640;
    sky(picture, { horizon });
    water(picture, { horizon, bands: 3, swell: 10 });
    const way = chance.flip() ? 1 : -1;
    const x = WIDTH / 2 + way * 330;
    sheet.raise();
    sheet.cut(
      curve([
        [x - way * 1300, 1260],
        [x - way * 1200, 980],
        [x - way * 700, 860],
        [x - way * 200, 700],
        [x + way * 200, 690],
        [x + way * 900, 760],
        [x + way * 900, 1260],
      ]),
      palette.plane(0.22),
    );
    const lamp = lighthouse(picture, x, 720, 520);
    sheet.ink(
      cutOut([
        [lamp[0], lamp[1] - 14],
        [lamp[0] - way * 1500, lamp[1] - 190],
        [lamp[0] - way * 1500, lamp[1] + 70],
        [lamp[0], lamp[1] + 14],
      ]),
      palette.lamp,
      0.3,
    );
    sheet.raise();
    sheet.cut(
      curve([
        [x - way * 1200, 1180],
        [x - way * 600, 980],
        [x - way * 180, 800],
        [x - way * 60, 740],
        [x + way * 10, 740],
        [x - way * 100, 860],
        [x - way * 480, 1060],
        [x - way * 900, 1260],
      ]),
      mix(palette.plane(0.3), palette.local('#c9a878'), 0.5),
    );
    for (const [dx, y, size] of [
      [-150, 800, 110],
      [-260, 870, 150],
      [-400, 940, 200],
      [-590, 1040, 280],
    ] as const) {
      const px = x + way * dx;
      person(picture, px, y, size, { stance: 'walk', facing: way, shadeless: true });
      const light: Point = [px + way * size * 0.26, y - size * 0.3];
      sheet.glow(...light, size * 0.7, palette.lamp, 0.8);
      sheet.cut(oval(...light, size * 0.06), palette.lamp);
      drawn.note('lantern', ...light);
    }
    sheet.raise();
    rocks(picture, downTo(crags(chance, 1160, 60, 14)), 0);
    return [x - way * 140, 620];
  },
};

/** A narrow beach that reaches a garden's fence. */
export const erodedBeach: Composition = {
  closest: 1.12,
  lay(picture) {
    const { sheet, chance, palette, drawn } = picture;
    const horizon = 420;
    const sun = sky(picture, { horizon });
    const way = chance.flip() ? 1 : -1;
    const x = WIDTH / 2;
    water(picture, { horizon, bands: 4, swell: 18, foot: 900, light: sun });
    const sand = palette.local('#e6c48f');
    const shore = (lift: number): string =>
      curve([
        [x - way * 120 + way * lift, 1260],
        [x + way * 20 + way * lift, 980],
        [x - way * 40 + way * lift, 820],
        [x + way * 180 + way * lift, 640],
        [x + way * 900, 560],
        [x + way * 900, 1260],
      ]);
    sheet.raise();
    sheet.cut(shore(-60), mix(palette.light, palette.low, 0.2));
    sheet.cut(shore(0), sand);
    drawn.note('beach', x + way * 150, 800);
    sheet.raise();
    const lawn: Point[] = [
      [x + way * 330, 1260],
      [x + way * 300, 960],
      [x + way * 360, 720],
      [x + way * 900, 610],
      [x + way * 900, 1260],
    ];
    sheet.cut(cutOut(lawn), tone(palette.local('#8a6a44'), -0.04));
    sheet.cut(
      cutOut(lawn.map(([px, py]): Point => [px + way * 16, py - 24])),
      mix(leaf(picture, 0.1, 1), palette.second, 0.1),
    );
    sheet.raise();
    drawn.note('fence', x + way * 340, 800);
    for (let post = 0; post < 9; post++) {
      const share = post / 8;
      const [px, py, size] = [
        x + way * (310 + share * 40 - Math.sin(share * 3) * 20),
        1130 - share * 440,
        190 - share * 110,
      ];
      sheet.cut(
        roundBox(px - size * 0.09, py - size, size * 0.18, size * 1.05, 6),
        palette.light,
        post === 3 ? { turn: [-way * 24, px, py] } : {},
      );
    }
    sheet.line(
      path([
        [x + way * 312, 1010],
        [x + way * 330, 790],
        [x + way * 352, 640],
      ]),
      palette.light,
      12,
    );
    const house: Point = [x + way * 600, 700];
    sheet.cut(box(house[0] - 160, house[1] - 250, 320, 270), palette.local('#f3ead6'));
    sheet.cut(
      cutOut([
        [house[0] - 190, house[1] - 240],
        [house[0], house[1] - 360],
        [house[0] + 190, house[1] - 240],
      ]),
      palette.local('#b5573a'),
    );
    for (const dx of [-80, 60]) sheet.ink(box(house[0] + dx - 24, house[1] - 190, 64, 84), palette.deep, 0.7);
    person(picture, x + way * 130, 960, 250, { stance: 'stand', facing: way === 1 ? -1 : 1 });
    return [x + way * 220, 720];
  },
};

/** A stone balcony over the sea, with someone who looks. */
export const viewpoint: Composition = {
  closest: 1.12,
  lay(picture) {
    const { sheet, chance, palette, drawn } = picture;
    const horizon = 520;
    const sun = sky(picture, { horizon });
    const way = chance.flip() ? 1 : -1;
    sheet.raise();
    sheet.cut(hills(chance, horizon - 20, 60, 1.6, way * 120), palette.plane(0.8));
    water(picture, { horizon, bands: 4, swell: 12, light: sun });
    sheet.raise();
    const cape = WIDTH / 2 - way * 470;
    rocks(
      picture,
      [
        [cape - way * 500, 860],
        [cape - way * 500, 560],
        [cape - way * 60, 590],
        [cape + way * 160, 700],
        [cape + way * 210, 860],
      ],
      0.35,
    );
    lighthouse(picture, cape, 600, 230, 0.3);
    const stone = palette.local('#d9c6a2');
    sheet.raise(2);
    drawn.note('balustrade', WIDTH / 2, 850);
    sheet.cut(box(-40, 960, WIDTH + 80, 300), tone(stone, -0.06));
    sheet.cut(box(-40, 940, WIDTH + 80, 40), stone);
    for (let baluster = 0; baluster < 15; baluster++) {
      const x = 40 + baluster * 110;
      sheet.cut(
        curve([
          [x - 16, 944],
          [x - 34, 890],
          [x - 14, 830],
          [x - 20, 790],
          [x + 20, 790],
          [x + 14, 830],
          [x + 34, 890],
          [x + 16, 944],
        ]),
        stone,
      );
    }
    sheet.cut(box(-40, 756, WIDTH + 80, 42), tone(stone, 0.05));
    const x = WIDTH / 2 + way * 150;
    person(picture, x, 1080, 480, { stance: 'stand', facing: way === 1 ? -1 : 1 });
    sheet.cut(strip([x + way * 330, 1090], [x + way * 330, 700], 34), palette.deep);
    sheet.cut(roundBox(x + way * 330 - 90, 620, 180, 96, 40), palette.near);
    sheet.cut(oval(x + way * 330 - way * 92, 668, 20, 40), palette.second);
    return [WIDTH / 2 - way * 60, 640];
  },
};

/** The paper lighthouse of a children's programme, asleep, and its gull. */
export const sleepyLighthouse: Composition = {
  closest: 1.06,
  isLegible: true,
  lay(picture) {
    const { sheet, chance, palette, drawn } = picture;
    const horizon = 820;
    sky(picture, { horizon });
    water(picture, { horizon, bands: 3, swell: 26 });
    const way = chance.flip() ? 1 : -1;
    const x = WIDTH / 2 - way * 110;
    sheet.raise();
    rocks(picture, downTo(crags(chance, 960, 90, 12, x - 520, x + 520)), 0.15);
    drawn.note('lighthouse', x, 500);
    drawn.note('face', x, 560);
    sheet.raise(2);
    const tower = cutOut([
      [x - 130, 330],
      [x + 130, 330],
      [x + 210, 960],
      [x - 210, 960],
    ]);
    sheet.cut(tower, palette.light);
    sheet.within(tower, () => {
      for (const y of [400, 720]) sheet.ink(box(x - 300, y, 600, 90), palette.accent);
    });
    sheet.cut(roundBox(x - 180, 300, 360, 46, 18), palette.deep);
    sheet.cut(box(x - 92, 190, 184, 112), mix(palette.lamp, palette.deep, 0.35));
    sheet.cut(
      curve([
        [x - 130, 196],
        [x - 60, 110],
        [x + 90, 70],
        [x + 210, 150],
        [x + 190, 180],
        [x + 120, 196],
      ]),
      palette.accent,
    );
    sheet.cut(oval(x + 222, 168, 34), palette.light);
    for (const dx of [-62, 62])
      sheet.stroke(
        curve(
          [
            [x + dx - 36, 560],
            [x + dx, 590],
            [x + dx + 36, 560],
          ],
          false,
        ),
        palette.deep,
        12,
        0.95,
      );
    for (const dx of [-104, 104]) sheet.ink(oval(x + dx, 620, 30, 20), palette.accent, 0.45);
    sheet.cut(oval(x, 656, 22, 26), palette.deep);
    for (const [dx, dy, size] of [
      [250, 330, 46],
      [330, 240, 62],
      [430, 140, 80],
    ] as const)
      sheet.stroke(
        path([
          [x + way * dx - size / 2, dy - size / 2],
          [x + way * dx + size / 2, dy - size / 2],
          [x + way * dx - size / 2, dy + size / 2],
          [x + way * dx + size / 2, dy + size / 2],
        ]),
        palette.second,
        14,
        0.95,
      );
    seagull(picture, x + way * 400, 950, 330, way === 1 ? -1 : 1);
    return [x + way * 60, 560];
  },
};

/** A gull on its rock, and a heap of letters. */
export const gullLetters: Composition = {
  closest: 1.1,
  lay(picture) {
    const { sheet, chance, palette, drawn } = picture;
    const horizon = 560;
    sky(picture, { horizon });
    water(picture, { horizon, bands: 4, swell: 20 });
    const way = chance.flip() ? 1 : -1;
    const x = WIDTH / 2 + way * 180;
    sheet.raise();
    rocks(picture, downTo(crags(chance, 930, 80, 12)), 0.12);
    seagull(picture, x, 930, 480, way === 1 ? -1 : 1);
    drawn.note('letters', x - way * 360, 880);
    const place: readonly (readonly [number, number, number])[] = [
      [-260, 960, -6],
      [-440, 980, 9],
      [-600, 1000, -12],
      [-350, 900, 14],
      [-520, 910, -8],
      [-430, 840, 4],
      [-300, 1060, 10],
      [-560, 1080, -4],
    ];
    for (const [dx, y, turn] of place) {
      const px = x + way * dx;
      const paper = palette.local(chance.pick(['#fbf5e6', '#f2dcae', '#f4c9b4', '#d6e4e4']));
      sheet.above(1, () => {
        sheet.cut(box(px - 110, y - 74, 220, 148), paper, { turn: [turn, px, y] });
        sheet.stroke(
          path([
            [px - 106, y - 70],
            [px, y + 14],
            [px + 106, y - 70],
          ]),
          palette.deep,
          5,
          0.5,
          [turn, px, y],
        );
        sheet.ink(oval(px, y + 8, 20), palette.accent, 0.95, [turn, px, y]);
      });
    }
    return [x - way * 120, 720];
  },
};

/** A rowing boat's bow that turns round a buoy. */
export const buoyTurn: Composition = {
  closest: 1.1,
  lay(picture) {
    const { sheet, chance, palette, drawn } = picture;
    const horizon = 400;
    const sun = sky(picture, { horizon });
    sheet.raise();
    sheet.cut(hills(chance, horizon - 20, 50, 1.8), palette.plane(0.8));
    village(picture, 980, 1620, horizon + 12, 44, 0.55);
    water(picture, { horizon, bands: 3, swell: 12, foot: 760, light: sun });
    const way = chance.flip() ? 1 : -1;
    const x = WIDTH / 2;
    crewBoat(picture, x - way * 260, 700, 760, 8, palette.light, way);
    water(picture, { horizon: 740, bands: 3, swell: 24 });
    const b: Point = [x + way * 330, 960];
    drawn.note('buoy', b[0], b[1] - 150);
    sheet.raise(2);
    for (const [r, o] of [
      [300, 0.4],
      [220, 0.5],
    ] as const)
      sheet.stroke(oval(b[0], b[1] + 10, r, r * 0.16), palette.light, 12, o);
    sheet.cut(strip([b[0], b[1] - 200], [b[0], b[1] - 520], 16), palette.deep);
    sheet.cut(
      cutOut([
        [b[0] + 6, b[1] - 520],
        [b[0] - way * 190, b[1] - 460],
        [b[0] + 6, b[1] - 390],
      ]),
      palette.second,
    );
    const ball = `M${b[0] - 180} ${b[1]}A186 210 0 0 1 ${b[0] + 180} ${b[1]}Z`;
    sheet.cut(ball, palette.accent);
    sheet.within(ball, () => sheet.ink(box(b[0] - 200, b[1] - 110, 400, 46), palette.light, 0.95));
    return [x + way * 120, 720];
  },
};

/** Chairs and music stands on a quay, before a concert. */
export const quayConcert: Composition = {
  closest: 1.1,
  lay(picture) {
    const { sheet, palette } = picture;
    const horizon = 480;
    const sun = sky(picture, { horizon });
    sheet.raise();
    village(picture, -20, 620, horizon + 20, 70, 0.45);
    water(picture, { horizon: horizon + 16, bands: 3, swell: 7, foot: 820, light: sun });
    boat(picture, 1260, 640, 420, { colour: palette.accent, way: -1 });
    sheet.raise();
    sheet.cut(box(-40, 760, WIDTH + 80, 500), palette.local('#b3a38d'));
    sheet.raise();
    sheet.cut(
      cutOut([
        [360, 790],
        [1240, 790],
        [1340, 880],
        [260, 880],
      ]),
      palette.local('#9a623a'),
    );
    sheet.cut(box(260, 880, 1080, 54), palette.local('#6f4630'));
    for (const x of [470, 640, 800, 960, 1130]) musicStand(picture, x, 850, 250);
    bunting(picture, [200, 420], [1400, 420], 16);
    for (const x of [200, 1400]) sheet.cut(strip([x, 900], [x, 410], 16), palette.deep);
    sheet.raise();
    for (let seat = 0; seat < 6; seat++)
      chair(picture, 240 + seat * 225, 1150, 210, palette.local('#3f6f8a'), seat % 2 ? 1 : -1);
    return [WIDTH / 2, 700];
  },
};

/** An open lunch box with the sea inside. */
export function seaBox(picture: Picture, x: number, y: number, width: number): void {
  const { sheet, palette, drawn } = picture;
  drawn.note('lunch box', x, y - width * 0.2);
  const inside = cutOut([
    [x - width * 0.46, y - width * 0.36],
    [x + width * 0.46, y - width * 0.36],
    [x + width * 0.46, y],
    [x - width * 0.46, y],
  ]);
  sheet.cut(
    roundBox(x - width / 2, y - width * 0.36, width, width * 0.44, width * 0.08),
    palette.local('#b9bcbc'),
  );
  sheet.within(inside, () => {
    sheet.ink(box(x - width, y - width, width * 2, width * 2), palette.top);
    sheet.ink(oval(x + width * 0.2, y - width * 0.26, width * 0.06), palette.light);
  });
  for (let wave = 0; wave < 3; wave++)
    sheet.above(1, () =>
      sheet.cut(
        `M${x - width * 0.46} ${y}V${y - width * (0.2 - wave * 0.06)}${Array.from({ length: 6 }, () => `q${width * 0.05} ${-width * 0.06} ${width * 0.09} 0t${width * 0.063} 0`).join('')}V${y}Z`,
        [palette.mid, palette.near, palette.far][wave] ?? palette.mid,
      ),
    );
}

export const seaLunchbox: Composition = {
  closest: 1.06,
  lay(picture) {
    const { sheet, chance, palette } = picture;
    sky(picture, { horizon: 760 });
    sheet.raise();
    sheet.cut(hills(chance, 720, 40, 1.6), palette.plane(0.7));
    sheet.raise();
    sheet.cut(box(-40, 800, WIDTH + 80, 460), palette.local('#9a623a'));
    const x = WIDTH / 2;
    sheet.raise(2);
    seaBox(picture, x, 960, 720);
    boat(picture, x - 40, 850, 210, { colour: palette.accent });
    sheet.raise();
    sheet.cut(roundBox(x - 366, 905, 732, 110, 40), palette.local('#c9cdca'));
    sheet.cut(roundBox(x - 60, 925, 120, 50, 14), palette.deep);
    sheet.cut(roundBox(x + 380, 950, 260, 60, 26), palette.local('#b9bcbc'), { turn: [-12, x + 500, 980] });
    return [x, 800];
  },
};
