import { mix, tone } from '../colour';
import type { Composition, Picture } from '../picture';
import {
  blob,
  box,
  curve,
  cutOut,
  HEIGHT,
  hills,
  oval,
  type Point,
  path,
  roundBox,
  strip,
  WIDTH,
} from '../shapes';
import { lamp } from '../things/desk';
import { fish } from '../things/fishmonger';
import { fruitBox } from '../things/fruit-box';
import { books, chair, tableTop } from '../things/furniture';
import { accordion, guitar, microphone } from '../things/instruments';
import { steam } from '../things/pots';
import { pane, pendant, room } from '../things/room';
import { sky } from '../things/sky';
import { bottle, fruit, radio } from '../things/tableware';
import { tools } from '../things/tools';
import { boat } from '../things/vessels';
import { water } from '../things/water';
import { spool } from './townlife';

type Lay = (picture: Picture, x: number, y: number) => void;

/** A thing on a table before a wall with a window. */
const onTable = (name: string, wood: string, wall: string, lay: Lay, window = true): Composition => ({
  closest: 1.1,
  lamps: 'room',
  lay(picture) {
    const { sheet, chance, palette, drawn, hour } = picture;
    room(picture, {
      floor: 820,
      wall: mix(palette.local(wall), palette.mid, 0.2),
      ground: palette.local('#7a5138'),
    });
    const x = WIDTH / 2 + chance.range(-40, 40);
    const way = chance.flip() ? 1 : -1;
    if (window) pane(picture, x + way * 420 - 190, 90, 380, 470, { frame: palette.local('#efe2c8') });
    pendant(picture, x - way * 360, 170, 220, palette.accent);
    tableTop(picture, 740, 1040, palette.local(wood));
    sheet.raise(2);
    drawn.note(name, x, 800);
    lay(picture, x, 940);
    if (hour === 'night' || hour === 'dusk') sheet.glow(x, 760, 620, palette.lamp, 0.3);
    return [x, 740];
  },
});

/** A thing seen from above on a cloth. */
const fromAbove = (name: string, cloth: string, lay: Lay): Composition => ({
  closest: 1.08,
  lamps: 'room',
  lay(picture) {
    const { sheet, chance, palette, drawn, side } = picture;
    const paper = palette.local(cloth);
    sheet.ink(box(0, 0, WIDTH, HEIGHT), paper);
    for (let stripe = 0; stripe < 9; stripe++)
      sheet.ink(box(stripe * 200 - 60, 0, 60, HEIGHT), palette.light, 0.22);
    for (let stripe = 0; stripe < 7; stripe++)
      sheet.ink(box(0, stripe * 200 - 30, WIDTH, 60), palette.light, 0.22);
    sheet.ink(
      box(0, 0, WIDTH, HEIGHT),
      sheet.fade(
        [
          [palette.light, 0.25],
          [palette.deep, 0.35],
        ],
        side === 1 ? [0, 0, 1, 1] : [1, 0, 0, 1],
      ),
    );
    const [x, y] = [WIDTH / 2 + chance.range(-30, 30), HEIGHT / 2];
    sheet.raise(2);
    drawn.note(name, x, y);
    lay(picture, x, y);
    return [x, y];
  },
});

/** A thing against rings of paper, as on a poster. */
const onRings = (name: string, ground: string, lay: Lay): Composition => ({
  closest: 1.06,
  lamps: 'room',
  lay(picture) {
    const { sheet, palette, drawn } = picture;
    const back = mix(palette.local(ground), palette.deep, 0.25);
    sheet.ink(box(0, 0, WIDTH, HEIGHT), back);
    const x = WIDTH / 2;
    for (let ring = 4; ring > 0; ring--) {
      sheet.raise();
      sheet.cut(
        oval(x, 560, 170 + ring * 150, 150 + ring * 130),
        mix(palette.local(ground), palette.light, 0.42 - ring * 0.1),
      );
    }
    sheet.raise();
    sheet.cut(box(-40, 960, WIDTH + 80, 300), mix(back, palette.deep, 0.3));
    sheet.raise(2);
    drawn.note(name, x, 700);
    lay(picture, x, 980);
    return [x, 660];
  },
});

export const telephone = onTable('telephone', '#8a5c3a', '#7f9a8c', ({ sheet, palette }, x, y) => {
  const body = palette.accent;
  sheet.cut(
    curve([
      [x - 300, y],
      [x - 250, y - 170],
      [x - 150, y - 260],
      [x + 150, y - 260],
      [x + 250, y - 170],
      [x + 300, y],
    ]),
    body,
  );
  sheet.cut(roundBox(x - 310, y - 30, 620, 44, 18), mix(body, palette.deep, 0.3));
  sheet.above(1, () => {
    sheet.cut(oval(x, y - 120, 124, 104), palette.light);
    for (let hole = 0; hole < 10; hole++) {
      const turn = (hole / 12) * Math.PI * 2 - 2.2;
      sheet.ink(oval(x + Math.cos(turn) * 88, y - 120 + Math.sin(turn) * 72, 18), palette.deep, 0.85);
    }
    sheet.cut(oval(x, y - 120, 40, 34), body);
  });
  sheet.above(2, () => {
    sheet.cut(
      curve([
        [x - 360, y - 260],
        [x - 330, y - 370],
        [x - 180, y - 400],
        [x, y - 366],
        [x + 180, y - 400],
        [x + 330, y - 370],
        [x + 360, y - 260],
        [x + 220, y - 270],
        [x + 170, y - 310],
        [x, y - 300],
        [x - 170, y - 310],
        [x - 220, y - 270],
      ]),
      mix(body, palette.deep, 0.18),
    );
  });
  sheet.line(
    curve(
      [
        [x + 300, y - 40],
        [x + 420, y + 10],
        [x + 480, y - 50],
        [x + 560, y + 20],
        [x + 700, y - 10],
      ],
      false,
    ),
    palette.deep,
    12,
  );
});

/** A dish seen from above: rice with prawns, oven rice with garlic, or mussels. */
export const dish = (kind: 'rice pan' | 'oven rice' | 'mussels'): Composition =>
  fromAbove(
    kind,
    kind === 'mussels' ? '#3f6f8a' : kind === 'oven rice' ? '#b5573a' : '#5f9a9a',
    (picture, x, y) => {
      const { sheet, chance, palette, side } = picture;
      const rim = palette.local(kind === 'oven rice' ? '#a9512f' : '#3a3f47');
      sheet.ink(oval(x + side * 30, y + 34, 480, 480), palette.deep, 0.35);
      if (kind === 'oven rice')
        for (const way of [-1, 1]) sheet.cut(oval(x + way * 470, y, 92, 120), tone(rim, -0.05));
      else
        for (const way of [-1, 1])
          sheet.line(
            curve(
              [
                [x + way * 440, y - 90],
                [x + way * 560, y - 50],
                [x + way * 560, y + 50],
                [x + way * 440, y + 90],
              ],
              false,
            ),
            rim,
            34,
          );
      sheet.cut(oval(x, y, 470), rim);
      sheet.cut(
        oval(x, y, 424),
        palette.local(kind === 'mussels' ? '#c9a24a' : kind === 'oven rice' ? '#e3b75c' : '#e0a63c'),
      );
      // Rice of the oven is seen by its grains: without them a round dish with slices is a pizza.
      const grains = { mussels: 0, 'rice pan': 260, 'oven rice': 640 }[kind];
      for (let grain = 0; grain < grains; grain++) {
        const [turn, reach] = [chance.range(0, Math.PI * 2), Math.sqrt(chance.next()) * 404];
        const [gx, gy] = [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach];
        const [long, wide] = kind === 'oven rice' ? [19, 7] : [13, 6];
        sheet.ink(
          oval(gx, gy, long, wide),
          palette.light,
          chance.range(0.3, kind === 'oven rice' ? 0.95 : 0.75),
          [chance.range(0, 180), gx, gy],
        );
      }
      sheet.raise();
      if (kind === 'oven rice') {
        for (let one = 0; one < 6; one++) {
          const turn = (one / 6) * Math.PI * 2 + 0.2;
          const [px, py] = [x + Math.cos(turn) * 285, y + Math.sin(turn) * 285];
          if (one % 2) {
            // A whole sausage, with its two ends tied.
            const lean = (turn * 180) / Math.PI + 62;
            sheet.cut(oval(px, py, 112, 46), palette.local('#5a2f2c'), { turn: [lean, px, py] });
            for (const way of [-1, 1])
              sheet.cut(oval(px + way * 116, py, 15, 12), palette.local('#d9c8a4'), { turn: [lean, px, py] });
          } else {
            sheet.cut(oval(px, py, 78), palette.local('#d9482f'));
            sheet.ink(oval(px, py, 56), palette.local('#f0a08a'));
            for (let seed = 0; seed < 6; seed++)
              sheet.ink(oval(px + Math.cos(seed) * 34, py + Math.sin(seed) * 34, 7, 10), palette.light);
          }
        }
        for (let pea = 0; pea < 26; pea++)
          sheet.cut(
            oval(x + chance.range(-330, 330), y + chance.range(-330, 330) * 0.9, 22),
            palette.local('#d9bd84'),
          );
        for (let clove = 0; clove < 9; clove++)
          sheet.cut(oval(x, y - 52, 34, 66), tone(palette.local('#f3e9d6'), clove % 2 ? -0.06 : 0), {
            turn: [clove * 40, x, y],
          });
        sheet.cut(oval(x, y, 34), palette.local('#d9c8a4'));
      } else if (kind === 'rice pan') {
        for (let one = 0; one < 7; one++) {
          const turn = (one / 7) * 360;
          const prawn = palette.local('#e0653f');
          sheet.line(
            curve(
              [
                [x + 20, y - 330],
                [x + 90, y - 250],
                [x + 70, y - 150],
                [x - 10, y - 110],
              ],
              false,
            ),
            prawn,
            58,
            { turn: [turn, x, y] },
          );
          for (let band = 0; band < 3; band++)
            sheet.stroke(
              path([
                [x + 50 - band * 6, y - 290 + band * 66],
                [x + 112 - band * 6, y - 250 + band * 50],
              ]),
              palette.light,
              5,
              0.6,
              [turn, x, y],
            );
          sheet.ink(oval(x + 12, y - 334, 7), palette.deep, 1, [turn, x, y]);
        }
        for (let wedge = 0; wedge < 4; wedge++)
          sheet.cut(`M${x - 60} ${y - 400}A60 60 0 0 0 ${x + 60} ${y - 400}Z`, palette.second, {
            turn: [wedge * 90 + 26, x, y],
          });
      } else {
        for (let one = 0; one < 24; one++) {
          const reach = one < 6 ? 110 : one < 14 ? 230 : 345;
          const turn = one * 2.4;
          const [px, py, lean] = [
            x + Math.cos(turn) * reach,
            y + Math.sin(turn) * reach,
            chance.range(0, 360),
          ];
          for (const way of [-1, 1])
            sheet.cut(
              curve([
                [px, py - 66],
                [px + way * 54, py - 20],
                [px + way * 44, py + 44],
                [px, py + 62],
              ]),
              palette.local('#27324a'),
              { turn: [lean, px, py] },
            );
          sheet.cut(oval(px, py, 26, 46), palette.local('#e8863f'), { turn: [lean, px, py] });
        }
        for (let sprig = 0; sprig < 16; sprig++)
          sheet.ink(
            oval(x + chance.range(-300, 300), y + chance.range(-300, 300), 16, 8),
            palette.local('#5c8a4a'),
            0.95,
          );
      }
    },
  );

export const trayCake = fromAbove('cake', '#7a8fb0', (picture, x, y) => {
  const { sheet, chance, palette } = picture;
  sheet.ink(roundBox(x - 540, y - 340, 1130, 740, 30), palette.deep, 0.35);
  sheet.cut(roundBox(x - 560, y - 370, 1120, 740, 34), palette.local('#8d949a'));
  sheet.cut(roundBox(x - 520, y - 330, 1040, 660, 24), palette.local('#d99a4a'));
  sheet.ink(blob(chance, x, y, 460, 270, 0.08, 14), palette.local('#e9b866'), 0.9);
  for (const line of [-260, 0, 260])
    sheet.ink(box(x + line - 5, y - 330, 10, 660), palette.local('#a9692f'), 0.8);
  for (const line of [-110, 110])
    sheet.ink(box(x - 520, y + line - 5, 1040, 10), palette.local('#a9692f'), 0.8);
  for (let crumb = 0; crumb < 240; crumb++)
    sheet.ink(
      oval(x + chance.range(-500, 500), y + chance.range(-310, 310), chance.range(3, 9)),
      palette.light,
      0.85,
    );
  sheet.raise();
  sheet.cut(
    cutOut([
      [x + 270, y + 120],
      [x + 510, y + 120],
      [x + 510, y + 320],
      [x + 270, y + 320],
    ]),
    palette.local('#8d949a'),
  );
  sheet.cut(strip([x + 330, y + 430], [x + 640, y + 250], 46, 26), palette.local('#c9cdca'));
  sheet.cut(strip([x + 640, y + 250], [x + 780, y + 168], 34), palette.local('#6a4634'));
});

export const crateShelf: Composition = {
  closest: 1.08,
  lamps: 'room',
  lay(picture) {
    const { sheet, palette, drawn } = picture;
    room(picture, { floor: 1060, wall: palette.local('#9fb5ae'), ground: palette.local('#7a5138') });
    const x = WIDTH / 2;
    drawn.note('shelf', x, 560);
    for (const top of [230, 590]) {
      const wood = palette.local('#d9b070');
      sheet.raise();
      sheet.cut(box(x - 480, top, 960, 330), wood);
      sheet.cut(box(x - 440, top + 34, 880, 262), mix(wood, palette.deep, 0.55));
      books(picture, x - 430, x + (top < 400 ? 120 : 430), top + 294, 230);
      for (let slat = 0; slat < 3; slat++)
        sheet.ink(box(x - 480, top + 104 + slat * 76, 40, 6), palette.deep, 0.4);
      sheet.above(1, () => sheet.cut(box(x - 490, top + 292, 980, 38), tone(wood, 0.04)));
      for (const dx of [-460, 460]) sheet.ink(oval(x + dx, top + 312, 9), palette.deep, 0.8);
    }
    fish(picture, x + 270, 470, 230, -1);
    sheet.cut(box(x + 150, 516, 250, 10), palette.deep);
    tools(picture, 90, 60, 260);
    return [x, 560];
  },
};

export const fishCrates: Composition = {
  closest: 1.08,
  lamps: 'room',
  drawer: 'sea',
  lay(picture) {
    const { sheet, chance, palette, drawn } = picture;
    sheet.ink(box(0, 0, WIDTH, HEIGHT), mix(palette.local('#b9cdd0'), palette.mid, 0.2));
    for (let lampAt = 0; lampAt < 4; lampAt++) pendant(picture, 220 + lampAt * 390, 120, 180, palette.near);
    sheet.raise();
    sheet.cut(
      cutOut([
        [200, 420],
        [1400, 420],
        [1800, 1240],
        [-200, 1240],
      ]),
      palette.local('#4b5560'),
    );
    for (let roll = 0; roll < 9; roll++)
      sheet.stroke(
        path([
          [200 - roll * 44, 440 + roll * 92],
          [1400 + roll * 44, 440 + roll * 92],
        ]),
        palette.light,
        4,
        0.2,
      );
    for (const [row, y, size] of [
      [0, 560, 300],
      [1, 800, 400],
      [2, 1120, 520],
    ] as const) {
      for (let one = -1; one <= 1; one++) {
        const x = WIDTH / 2 + one * size * 1.08;
        sheet.raise();
        sheet.cut(
          cutOut([
            [x - size * 0.44, y - size * 0.4],
            [x + size * 0.44, y - size * 0.4],
            [x + size * 0.5, y],
            [x - size * 0.5, y],
          ]),
          palette.local('#e8efee'),
        );
        const prawns = (one + row) % 2 === 0;
        for (let piece = 0; piece < (prawns ? 16 : 5); piece++) {
          const [px, py] = [x + chance.range(-0.36, 0.36) * size, y - size * chance.range(0.06, 0.34)];
          if (prawns) {
            sheet.line(
              curve(
                [
                  [px - size * 0.07, py],
                  [px, py - size * 0.05],
                  [px + size * 0.06, py - size * 0.02],
                  [px + size * 0.05, py + size * 0.04],
                ],
                false,
              ),
              palette.local('#e0553f'),
              size * 0.042,
            );
            drawn.note('prawns', px, py);
          } else fish(picture, x, y - size * (0.34 - piece * 0.068), size * 0.72, piece % 2 ? 1 : -1);
        }
        sheet.cut(
          box(x - size * 0.5, y, size, size * 0.2),
          palette.local(['#4f86a0', '#d8a24a', '#c9573c'][(one + row + 3) % 3] ?? '#4f86a0'),
        );
        sheet.ink(roundBox(x - size * 0.12, y + size * 0.05, size * 0.24, size * 0.1, 4), palette.light, 0.9);
      }
    }
    return [WIDTH / 2, 700];
  },
};

/** A water meter on its pipe. */
export const waterMeter: Composition = {
  closest: 1.08,
  isLegible: true,
  drawer: 'earth',
  lay(picture) {
    const { sheet, chance, palette, drawn } = picture;
    sky(picture, { horizon: 520 });
    sheet.raise();
    sheet.cut(hills(chance, 520, 60, 1.8), palette.plane(0.7));
    sheet.raise();
    sheet.cut(hills(chance, 720, 40, 1.2), palette.plane(0.35));
    sheet.raise();
    sheet.cut(hills(chance, 920, 30, 1.1), palette.local('#b98a55'));
    const x = WIDTH / 2;
    const iron = palette.local('#5f7f8a');
    sheet.raise();
    sheet.line(
      path([
        [-60, 900],
        [x - 300, 900],
      ]),
      iron,
      110,
    );
    sheet.line(
      path([
        [x + 300, 900],
        [1700, 900],
      ]),
      iron,
      110,
    );
    for (const way of [-1, 1]) sheet.cut(roundBox(x + way * 340 - 40, 800, 80, 200, 10), tone(iron, -0.06));
    for (let jet = 0; jet < 3; jet++)
      sheet.ink(oval(1330 + jet * 60, 1010 + jet * 24, 16, 26), palette.low, 0.9);
    sheet.raise(2);
    drawn.note('water meter', x, 700);
    sheet.cut(roundBox(x - 310, 780, 620, 250, 90), palette.local('#b58a3f'));
    sheet.cut(oval(x, 640, 330, 330), palette.local('#c99a45'));
    sheet.cut(oval(x, 640, 270, 270), palette.light);
    for (let mark = 0; mark < 20; mark++) {
      const turn = (mark / 20) * Math.PI * 2;
      sheet.stroke(
        path([
          [x + Math.cos(turn) * 244, 640 + Math.sin(turn) * 244],
          [x + Math.cos(turn) * (mark % 5 ? 222 : 200), 640 + Math.sin(turn) * (mark % 5 ? 222 : 200)],
        ]),
        palette.deep,
        mark % 5 ? 5 : 9,
        0.8,
      );
    }
    sheet.cut(roundBox(x - 165, 690, 330, 84, 10), palette.deep);
    for (let digit = 0; digit < 5; digit++) {
      sheet.ink(roundBox(x - 154 + digit * 63, 698, 56, 68, 6), digit === 4 ? palette.accent : palette.light);
      const dx = x - 126 + digit * 63;
      sheet.stroke(
        [
          oval(dx, 732, 12, 20),
          path([
            [dx - 4, 716],
            [dx + 4, 710],
            [dx + 4, 754],
          ]),
          path([
            [dx - 12, 714],
            [dx + 12, 714],
            [dx - 4, 754],
          ]),
        ][digit % 3] ?? '',
        palette.deep,
        7,
        0.95,
      );
    }
    sheet.cut(strip([x, 640], [x + 120, 500], 16, 4), palette.accent);
    sheet.cut(oval(x, 640, 24), palette.deep);
    return [x, 640];
  },
};

/** A harbour's plan unrolled on a table before the sea. */
export const plans: Composition = {
  closest: 1.08,
  lamps: 'room',
  drawer: 'town',
  lay(picture) {
    const { sheet, chance, palette, drawn } = picture;
    sky(picture, { horizon: 420 });
    water(picture, { horizon: 420, bands: 3, swell: 8, foot: 800 });
    boat(picture, 1080, 560, 220, { colour: palette.accent });
    const wall = mix(palette.local('#b5826a'), palette.deep, 0.25);
    sheet.raise(3);
    sheet.cut(`M-20 -20H1620V1220H-20ZM250 90V700H780V90ZM820 90V700H1350V90Z`, wall, { pierced: true });
    for (const [x, w] of [
      [250, 530],
      [820, 530],
    ] as const) {
      sheet.stroke(box(x, 90, w, 610), palette.light, 22, 0.95);
      sheet.stroke(
        path([
          [x, 330],
          [x + w, 330],
        ]),
        palette.light,
        14,
        0.95,
      );
    }
    tableTop(picture, 740, 1080, palette.local('#9c623a'));
    sheet.raise(2);
    const x = WIDTH / 2 + chance.range(-30, 30);
    drawn.note('plan', x, 900);
    sheet.cut(
      cutOut([
        [x - 440, 790],
        [x + 440, 770],
        [x + 540, 1030],
        [x - 560, 1050],
      ]),
      palette.light,
    );
    sheet.stroke(
      curve(
        [
          [x - 380, 1010],
          [x - 260, 900],
          [x - 60, 920],
          [x + 60, 850],
          [x + 300, 860],
          [x + 470, 990],
        ],
        false,
      ),
      palette.near,
      9,
      0.9,
    );
    sheet.ink(
      cutOut([
        [x - 180, 910],
        [x + 60, 860],
        [x + 90, 892],
        [x - 150, 946],
      ]),
      palette.accent,
      0.8,
    );
    for (let line = 0; line < 6; line++)
      sheet.stroke(
        path([
          [x - 340 + line * 140, 800],
          [x - 420 + line * 180, 1034],
        ]),
        palette.near,
        3,
        0.4,
      );
    for (const way of [-1, 1])
      sheet.cut(roundBox(x + way * 500 - 34, 770, 68, 290, 34), tone(palette.light, -0.07), {
        turn: [way * -18, x + way * 500, 920],
      });
    sheet.cut(strip([x + 180, 830], [x + 420, 760], 20), palette.second);
    lamp(picture, x - 520, 860, 330);
    return [x, 780];
  },
};

export const whistle: Composition = {
  closest: 1.06,
  drawer: 'turf',
  lay(picture) {
    const { sheet, chance, palette, drawn } = picture;
    sheet.ink(box(0, 0, WIDTH, HEIGHT), palette.local('#4f9a55'));
    for (let mow = 0; mow < 5; mow += 2)
      sheet.ink(box(mow * 360 - 100, 0, 360, HEIGHT), palette.local('#5fae66'), 0.8);
    sheet.stroke(
      path([
        [-40, 300],
        [1640, 210],
      ]),
      palette.light,
      30,
      0.9,
    );
    for (let blade = 0; blade < 160; blade++) {
      const [gx, gy] = [chance.range(0, WIDTH), chance.range(0, HEIGHT)];
      sheet.stroke(
        path([
          [gx, gy],
          [gx + chance.range(-8, 8), gy - chance.range(16, 34)],
        ]),
        palette.deep,
        3,
        0.22,
      );
    }
    const [x, y] = [WIDTH / 2 - 60, 640];
    sheet.raise(2);
    for (const [dx, turn, paper] of [
      [330, 14, palette.accent],
      [210, -8, palette.second],
    ] as const)
      sheet.above(1, () =>
        sheet.cut(roundBox(x + dx, y - 330, 220, 320, 16), paper, { turn: [turn, x + dx + 110, y - 170] }),
      );
    sheet.raise(3);
    drawn.note('whistle', x, y);
    sheet.line(
      curve(
        [
          [x - 210, y - 20],
          [x - 420, y - 160],
          [x - 560, y + 60],
          [x - 420, y + 330],
          [x - 100, y + 400],
          [x + 240, y + 330],
        ],
        false,
      ),
      palette.local('#27406b'),
      22,
    );
    const metal = palette.local('#d9dcd8');
    sheet.cut(
      `M${x - 40} ${y - 200}H${x + 330}V${y - 70}H${x + 180}A220 220 0 1 1 ${x - 40} ${y - 200}Z`,
      metal,
    );
    sheet.cut(oval(x - 40, y + 20, 150), tone(metal, -0.08));
    sheet.ink(roundBox(x + 60, y - 180, 90, 46, 8), palette.deep, 0.9);
    sheet.cut(oval(x - 40, y + 20, 58), palette.local('#c99a62'));
    sheet.ink(oval(x - 120, y - 90, 60, 22), palette.light, 0.7, [-35, x - 120, y - 90]);
    return [x + 80, y - 60];
  },
};

export const socks: Composition = {
  closest: 1.08,
  drawer: 'turf',
  lay(picture) {
    const { sheet, chance, palette, drawn } = picture;
    sky(picture, { horizon: 800 });
    sheet.raise();
    sheet.cut(hills(chance, 860, 40, 1.6), palette.plane(0.6));
    sheet.raise();
    sheet.cut(box(-40, 960, WIDTH + 80, 300), palette.local('#5fa565'));
    for (const x of [120, 1480]) sheet.cut(strip([x, 1160], [x, 190], 34), palette.local('#e9e2d0'));
    sheet.raise();
    sheet.line(
      curve(
        [
          [120, 250],
          [480, 300],
          [800, 312],
          [1120, 300],
          [1480, 250],
        ],
        false,
      ),
      palette.deep,
      8,
    );
    drawn.note('socks', WIDTH / 2, 520);
    for (let sock = 0; sock < 6; sock++) {
      const x = 300 + sock * 200;
      const y = 276 + Math.sin(((x - 120) / 1360) * Math.PI) * 34;
      const way = sock % 2 ? 1 : -1;
      const form = curve([
        [x - 54, y],
        [x + 54, y],
        [x + 52, y + 300],
        [x + 60 + way * 50, y + 400],
        [x + way * 150, y + 450],
        [x + way * 140, y + 510],
        [x - way * 20, y + 500],
        [x - 66, y + 390],
        [x - 54, y + 260],
      ]);
      sheet.above(1, () => sheet.cut(form, palette.accent));
      sheet.within(form, () => {
        for (const band of [30, 120, 210]) sheet.ink(box(x - 200, y + band, 400, 40), palette.light, 0.95);
      });
      sheet.above(2, () => sheet.cut(box(x - 12, y - 30, 24, 76), palette.local('#c99a62')));
    }
    return [WIDTH / 2, 540];
  },
};

export const handballs = onTable('leather balls', '#c08a52', '#94a3b0', (picture, x, y) => {
  const { sheet, palette } = picture;
  for (const [dx, dy, r] of [
    [-250, -10, 92],
    [-70, 24, 100],
    [-160, -140, 88],
  ] as const) {
    sheet.above(1, () => sheet.cut(oval(x + dx, y + dy - r, r), palette.local('#a9693f')));
    sheet.stroke(
      curve(
        [
          [x + dx - r * 0.9, y + dy - r],
          [x + dx, y + dy - r * 1.4],
          [x + dx + r * 0.9, y + dy - r],
        ],
        false,
      ),
      palette.light,
      6,
      0.7,
    );
    sheet.stroke(
      curve(
        [
          [x + dx - r * 0.5, y + dy - r * 0.25],
          [x + dx, y + dy - r * 0.6],
          [x + dx + r * 0.5, y + dy - r * 0.25],
        ],
        false,
      ),
      palette.light,
      6,
      0.7,
    );
  }
  for (const [dx, dy, r] of [
    [230, 10, 120],
    [430, -30, 96],
  ] as const) {
    sheet.cut(oval(x + dx, y + dy - r, r), palette.light);
    sheet.cut(oval(x + dx, y + dy - r, r * 0.42), palette.local('#d9b98a'));
    sheet.ink(oval(x + dx, y + dy - r, r * 0.3), palette.deep, 0.7);
    sheet.stroke(oval(x + dx, y + dy - r, r * 0.7), palette.deep, 4, 0.25);
  }
  sheet.line(
    curve(
      [
        [x + 330, y - 20],
        [x + 420, y + 50],
        [x + 560, y + 20],
        [x + 660, y + 60],
      ],
      false,
    ),
    palette.light,
    40,
  );
});

/** A tap that drips, over a sink. */
export const tap: Composition = {
  closest: 1.08,
  lamps: 'room',
  lay(picture) {
    const { sheet, palette, drawn, side } = picture;
    const tile = palette.local('#8fb0b8');
    sheet.ink(box(0, 0, WIDTH, HEIGHT), tile);
    for (let line = 0; line < 9; line++) {
      sheet.ink(box(line * 200 - 4, 0, 8, HEIGHT), palette.light, 0.5);
      sheet.ink(box(0, line * 150 - 4, WIDTH, 8), palette.light, 0.5);
    }
    const [x, y] = [WIDTH / 2 - 120, 400];
    const metal = palette.local('#c9cfd2');
    sheet.raise(2);
    drawn.note('tap', x + 120, y);
    sheet.cut(roundBox(x - 320, y - 70, 190, 250, 30), tone(metal, -0.06));
    sheet.line(
      curve(
        [
          [x - 200, y + 60],
          [x + 120, y + 30],
          [x + 300, y + 40],
          [x + 390, y + 130],
          [x + 392, y + 240],
        ],
        false,
      ),
      metal,
      104,
    );
    sheet.stroke(
      curve(
        [
          [x - 180, y + 34],
          [x + 120, y + 6],
          [x + 300, y + 16],
          [x + 366, y + 90],
        ],
        false,
      ),
      '#ffffff',
      14,
      0.6,
    );
    sheet.cut(roundBox(x + 326, y + 220, 134, 54, 12), tone(metal, -0.1));
    sheet.cut(strip([x, y + 10], [x, y - 150], 60), tone(metal, -0.05));
    sheet.above(1, () => {
      sheet.cut(roundBox(x - 190, y - 210, 380, 76, 38), palette.accent);
      sheet.cut(oval(x, y - 172, 60, 60), tone(metal, 0.03));
    });
    const drop = (dy: number, size: number) =>
      curve([
        [x + 392, dy - size * 1.5],
        [x + 392 + size * 0.7, dy - size * 0.2],
        [x + 392, dy + size * 0.8],
        [x + 392 - size * 0.7, dy - size * 0.2],
      ]);
    drawn.note('drop', x + 392, y + 400);
    sheet.cut(drop(y + 340, 46), palette.local('#3f86b0'));
    sheet.cut(drop(y + 510, 38), palette.local('#3f86b0'));
    sheet.raise();
    sheet.cut(box(-40, 1010, WIDTH + 80, 250), palette.light);
    sheet.cut(oval(x + 340, 1040, 620, 60), palette.local('#b9c6ca'));
    for (const r of [60, 130, 210])
      sheet.stroke(oval(x + 392, 1040, r, r * 0.16), palette.local('#3f86b0'), 6, 0.6);
    sheet.cut(strip([x - 480, 1100], [x - 180, 1000], 40), palette.local('#a9443a'));
    sheet.cut(oval(x - 170, 994, 56), tone(metal, -0.1));
    sheet.ink(oval(x - 150 - side * 4, 984, 30), palette.light);
    return [x + 200, 560];
  },
};

export const iceCream = onTable('ice cream', '#e6d2b0', '#e0b7a6', (picture, x, y) => {
  const { sheet, palette } = picture;
  for (const [one, colour] of ['#f3e2c0', '#d98a5a', '#f6efe2', '#c9d8a4'].entries()) {
    const px = x - 510 + one * 250;
    sheet.cut(roundBox(px - 112, y - 110, 224, 150, 16), palette.local('#c9cdca'));
    for (const [dx, dy] of [
      [-54, -120],
      [54, -120],
      [0, -170],
    ] as const)
      sheet.above(1, () => sheet.cut(oval(px + dx, y + dy, 64, 56), palette.local(colour)));
    sheet.cut(box(px - 122, y - 118, 244, 30), tone(palette.local('#c9cdca'), 0.04));
  }
  const cx = x + 480;
  sheet.above(2, () => {
    sheet.cut(
      cutOut([
        [cx - 84, y - 250],
        [cx + 84, y - 250],
        [cx, y + 20],
      ]),
      palette.local('#d9a055'),
    );
    for (const line of [-40, 0, 40])
      sheet.stroke(
        path([
          [cx + line, y - 246],
          [cx + line * 0.2, y - 30],
        ]),
        palette.deep,
        4,
        0.3,
      );
    sheet.cut(oval(cx, y - 300, 106, 96), palette.local('#f6efe2'));
    sheet.cut(oval(cx - 20, y - 410, 84, 78), palette.local('#f3e2c0'));
    sheet.cut(strip([cx + 60, y - 520], [cx + 20, y - 360], 22), palette.local('#8a4b2f'));
  });
});

/** Empty crates and a few oranges on the ground at night, between tracks of tyres. */
export const emptyCrates: Composition = {
  closest: 1.08,
  lamps: 'floodlights',
  drawer: 'earth',
  lay(picture) {
    const { sheet, chance, palette } = picture;
    sky(picture, { horizon: 470 });
    sheet.raise();
    sheet.cut(hills(chance, 460, 60, 1.8), palette.plane(0.75));
    sheet.raise();
    sheet.cut(hills(chance, 600, 16, 1.2), palette.plane(0.3));
    for (const way of [-1, 1])
      for (const lane of [0, 60])
        sheet.stroke(
          curve(
            [
              [WIDTH / 2 + way * (40 + lane * 0.2), 610],
              [WIDTH / 2 + way * (160 + lane), 820],
              [WIDTH / 2 + way * (420 + lane * 1.6), 1240],
            ],
            false,
          ),
          palette.deep,
          26,
          0.4,
        );
    sheet.raise();
    for (const [x, y, size] of [
      [520, 800, 300],
      [1090, 790, 290],
      [380, 1000, 400],
      [1180, 1010, 410],
    ] as const)
      fruitBox(picture, x, y, size, undefined);
    sheet.raise();
    fruitBox(picture, 800, 900, 360, undefined);
    for (const [x, y] of [
      [640, 1090],
      [760, 1130],
      [930, 1080],
    ] as const)
      fruit(picture, x, y, 90, palette.local('#ee8a2e'));
    return [WIDTH / 2, 820];
  },
};

/** Oranges in a pile, with a price tag that has no figure. */
export const priceTag = onTable('oranges', '#7a8f5a', '#c9b47a', (picture, x, y) => {
  const { sheet, palette } = picture;
  for (const [row, count] of [5, 4, 3, 2].entries())
    for (let one = 0; one < count; one++)
      fruit(
        picture,
        x - 130 + (one - (count - 1) / 2) * 168,
        y + 60 - row * 128,
        176,
        palette.local('#ee8a2e'),
      );
  sheet.above(3, () => {
    sheet.cut(strip([x + 430, y + 80], [x + 430, y - 260], 20), palette.deep);
    sheet.cut(roundBox(x + 290, y - 420, 290, 200, 18), palette.light);
    sheet.ink(box(x + 320, y - 380, 150, 22), palette.deep, 0.6);
    sheet.stroke(
      path([
        [x + 330, y - 260],
        [x + 420, y - 330],
        [x + 470, y - 290],
        [x + 550, y - 370],
      ]),
      palette.accent,
      16,
      0.95,
    );
  });
});

export const accordionChair: Composition = {
  closest: 1.08,
  lamps: 'room',
  drawer: 'limelight',
  lay(picture) {
    const { sheet, palette } = picture;
    const back = mix(palette.local('#8a5f4c'), palette.deep, 0.4);
    sheet.ink(box(0, 0, WIDTH, HEIGHT), back);
    for (let ring = 3; ring > 0; ring--)
      sheet.above(1, () =>
        sheet.cut(
          `M${800 - ring * 250} 1240V${640}A${ring * 250} ${ring * 230} 0 0 1 ${800 + ring * 250} 640V1240Z`,
          mix(palette.local('#b58f6c'), back, 0.2 + ring * 0.22),
        ),
      );
    sheet.glow(800, 600, 640, palette.lamp, 0.4);
    sheet.raise();
    sheet.cut(box(-40, 1010, WIDTH + 80, 250), mix(back, palette.deep, 0.3));
    chair(picture, 800, 1120, 640, palette.local('#b9783f'), 1);
    sheet.raise(2);
    accordion(picture, 800, 720, 620, palette.accent);
    return [800, 700];
  },
};

/** A keyboard with cables, and the wooden pipe of a cobla before it. */
export const synthesiser = onTable('synthesiser', '#6f4f6a', '#4f5a7a', (picture, x, y) => {
  const { sheet, palette, drawn } = picture;
  sheet.cut(
    cutOut([
      [x - 460, y - 240],
      [x + 460, y - 240],
      [x + 520, y],
      [x - 520, y],
    ]),
    palette.deep,
  );
  for (let knob = 0; knob < 10; knob++) {
    sheet.cut(oval(x - 400 + knob * 88, y - 190, 26, 20), palette.local(knob % 3 ? '#c9cdca' : '#f0b44a'));
    sheet.stroke(
      path([
        [x - 400 + knob * 88, y - 190],
        [x - 392 + knob * 88, y - 204],
      ]),
      palette.deep,
      5,
      0.9,
    );
  }
  for (let key = 0; key < 15; key++)
    sheet.cut(
      cutOut([
        [x - 452 + key * 60, y - 130],
        [x - 396 + key * 60, y - 130],
        [x - 412 + key * 64, y - 14],
        [x - 474 + key * 64, y - 14],
      ]),
      palette.light,
    );
  for (let key = 0; key < 14; key++)
    if (![2, 6, 9, 13].includes(key)) sheet.cut(box(x - 408 + key * 61, y - 130, 30, 66), palette.deep);
  for (const [from, to, colour] of [
    [-380, -120, palette.accent],
    [-200, 240, palette.second],
    [60, 420, palette.low],
  ] as const)
    sheet.line(
      curve(
        [
          [x + from, y - 190],
          [x + from + 40, y - 380],
          [x + (from + to) / 2, y - 300],
          [x + to - 30, y - 400],
          [x + to, y - 190],
        ],
        false,
      ),
      colour,
      13,
    );
  drawn.note('tenora', x, y + 40);
  sheet.above(3, () => {
    const wood = palette.local('#8a4b2f');
    sheet.cut(strip([x - 430, y + 30], [x + 330, y + 60], 34, 62), wood);
    sheet.cut(
      cutOut([
        [x + 320, y + 26],
        [x + 500, y - 30],
        [x + 500, y + 160],
        [x + 320, y + 96],
      ]),
      palette.local('#c9cdca'),
    );
    for (let key = 0; key < 8; key++)
      sheet.cut(oval(x - 300 + key * 72, y + 34 + key * 3, 20), palette.local('#d9dcd8'));
    sheet.cut(strip([x - 500, y + 24], [x - 430, y + 30], 12), palette.local('#d9a055'));
  });
});

export const radioBench: Composition = {
  closest: 1.08,
  lamps: 'room',
  drawer: 'iron',
  lay(picture) {
    const { sheet, palette } = picture;
    room(picture, { floor: 820, wall: palette.local('#b49474'), ground: palette.local('#8a6a4c') });
    tools(picture, 150, 90, 1500);
    tableTop(picture, 740, 1050, palette.local('#c08a52'));
    sheet.raise(2);
    radio(picture, 780, 950, 620);
    sheet.cut(strip([1180, 990], [1420, 900], 44), palette.local('#a9443a'));
    sheet.cut(strip([1400, 908], [1520, 860], 22), palette.local('#c9cdca'));
    sheet.cut(roundBox(240, 850, 150, 140, 16), palette.local('#3f6f8a'));
    return [780, 760];
  },
};

/** A radio on a balcony, and the sea behind it. */
export const radioSea: Composition = {
  closest: 1.08,
  drawer: 'sea',
  lay(picture) {
    const { sheet, palette } = picture;
    const sun = sky(picture, { horizon: 560 });
    water(picture, { horizon: 560, bands: 4, swell: 14, light: sun });
    boat(picture, 380, 660, 180, { colour: palette.accent });
    sheet.raise();
    for (let bar = 0; bar < 14; bar++)
      sheet.cut(strip([40 + bar * 118, 1000], [40 + bar * 118, 690], 12), palette.deep);
    sheet.cut(box(-40, 670, WIDTH + 80, 24), palette.deep);
    sheet.raise(2);
    sheet.cut(box(-40, 980, WIDTH + 80, 280), palette.local('#d9c6a2'));
    sheet.cut(box(-40, 980, WIDTH + 80, 26), palette.light);
    radio(picture, 800, 1000, 600);
    return [800, 780];
  },
};

/** A microphone lit by candles. */
export const candleStudio: Composition = {
  closest: 1.06,
  lamps: 'room',
  drawer: 'limelight',
  lay(picture) {
    const { sheet, palette, drawn } = picture;
    sheet.ink(box(0, 0, WIDTH, HEIGHT), mix(palette.deep, palette.near, 0.25));
    for (let panel = 0; panel < 9; panel++)
      for (let row = 0; row < 5; row++)
        sheet.ink(box(panel * 184 + 8, row * 160 + 8, 168, 144), palette.near, 0.35);
    tableTop(picture, 830, 1080, palette.local('#7a4b34'));
    sheet.raise(2);
    const x = WIDTH / 2;
    for (const [dx, height] of [
      [-420, 270],
      [-290, 190],
      [330, 310],
      [470, 200],
      [200, 150],
    ] as const) {
      const top = 960 - height;
      sheet.glow(x + dx, top - 50, 330, palette.lamp, 0.75);
      sheet.cut(roundBox(x + dx - 36, top, 72, height, 10), palette.light);
      sheet.ink(
        curve([
          [x + dx - 36, top + 10],
          [x + dx - 20, top + 60],
          [x + dx - 30, top + 110],
          [x + dx - 36, top + 110],
        ]),
        palette.second,
        0.5,
      );
      sheet.cut(
        curve([
          [x + dx, top - 110],
          [x + dx + 26, top - 44],
          [x + dx, top - 10],
          [x + dx - 26, top - 44],
        ]),
        palette.second,
      );
      sheet.cut(
        curve([
          [x + dx, top - 70],
          [x + dx + 12, top - 34],
          [x + dx, top - 14],
          [x + dx - 12, top - 34],
        ]),
        palette.light,
      );
      sheet.cut(oval(x + dx, 962, 62, 12), palette.local('#c99a45'));
      drawn.note('candle', x + dx, top);
    }
    sheet.raise(2);
    microphone(picture, x - 40, 1010, 480, 300, true);
    sheet.cut(
      cutOut([
        [x - 260, 1010],
        [x - 20, 990],
        [x + 20, 1070],
        [x - 280, 1080],
      ]),
      palette.light,
    );
    for (let line = 0; line < 4; line++)
      sheet.stroke(
        path([
          [x - 230, 1018 + line * 15],
          [x - 30, 1006 + line * 15],
        ]),
        palette.deep,
        4,
        0.5,
      );
    return [x - 20, 600];
  },
};

/** The microphones of the news on a table. */
export const newsMicrophones = onRings('news', '#2f6f8a', (picture, x, y) => {
  const { sheet, palette } = picture;
  for (const [dx, height, size, colour] of [
    [-400, 420, 170, palette.accent],
    [400, 430, 170, palette.second],
    [-210, 520, 190, palette.second],
    [210, 530, 190, palette.accent],
    [0, 610, 220, palette.accent],
  ] as const) {
    microphone(picture, x + dx, y, height, size, false);
    sheet.above(3, () =>
      sheet.cut(roundBox(x + dx - size * 0.3, y - height + size * 0.26, size * 0.6, size * 0.34, 10), colour),
    );
    sheet.ink(oval(x + dx, y - height + size * 0.43, size * 0.1), palette.light);
  }
});

/** A television camera before a monitor with two cities. */
export const studioCamera = onRings('camera', '#7a4a6c', (picture, x, y) => {
  const { sheet, palette } = picture;
  sheet.cut(roundBox(x - 620, y - 800, 640, 420, 24), palette.deep);
  for (const [half, paper] of [palette.top, palette.second].entries()) {
    const left = x - 590 + half * 296;
    sheet.ink(box(left, y - 770, 284, 360), paper, 0.95);
    for (let house = 0; house < 5; house++)
      sheet.ink(
        box(
          left + house * 57,
          y - 410 - ((house * 47 + half * 60) % 130) - 50,
          54,
          ((house * 47 + half * 60) % 130) + 50,
        ),
        palette.near,
        0.9,
      );
    sheet.ink(oval(left + 200, y - 690, 34), palette.light);
  }
  sheet.above(2, () => {
    for (const dx of [-150, 0, 150])
      sheet.cut(strip([x + 260, y - 330], [x + 260 + dx, y + 20], 26), palette.deep);
    sheet.cut(roundBox(x + 20, y - 620, 480, 300, 30), mix(palette.deep, palette.near, 0.4));
    sheet.cut(
      cutOut([
        [x + 30, y - 560],
        [x - 150, y - 620],
        [x - 150, y - 330],
        [x + 30, y - 390],
      ]),
      palette.deep,
    );
    sheet.cut(oval(x - 150, y - 475, 40, 130), palette.local('#8fb3b8'));
    sheet.cut(roundBox(x + 180, y - 730, 220, 100, 20), palette.deep);
    sheet.cut(oval(x + 440, y - 570, 24), palette.accent);
    sheet.cut(strip([x + 480, y - 420], [x + 640, y - 340], 24), palette.deep);
  });
});

/** A kettle on a boat's only burner, under a porthole. */
export const galley: Composition = {
  closest: 1.08,
  lamps: 'room',
  drawer: 'hearth',
  lay(picture) {
    const { sheet, palette, drawn } = picture;
    const wood = palette.local('#b5794a');
    sheet.ink(box(0, 0, WIDTH, HEIGHT), wood);
    for (let plank = 0; plank < 8; plank++) sheet.ink(box(0, plank * 150, WIDTH, 6), palette.deep, 0.35);
    const hole: Point = [800, 340];
    sheet.raise();
    sheet.cut(oval(...hole, 250), palette.local('#c99a45'));
    sheet.within(oval(...hole, 200), () => {
      sheet.ink(box(500, 0, 600, 700), palette.top);
      sheet.ink(box(500, 330, 600, 400), palette.local('#2f8ba4'));
      for (let wave = 0; wave < 4; wave++)
        sheet.stroke(
          curve(
            [
              [560, 370 + wave * 44],
              [700, 350 + wave * 44],
              [860, 376 + wave * 44],
              [1040, 352 + wave * 44],
            ],
            false,
          ),
          palette.light,
          6,
          0.5,
        );
    });
    drawn.note('porthole', ...hole);
    for (let bolt = 0; bolt < 8; bolt++)
      sheet.cut(
        oval(hole[0] + Math.cos(bolt * 0.785) * 225, hole[1] + Math.sin(bolt * 0.785) * 225, 13),
        palette.deep,
      );
    tableTop(picture, 860, 1080, palette.local('#8a5c3a'));
    sheet.raise(2);
    drawn.note('stove', 800, 900);
    sheet.cut(roundBox(540, 890, 520, 110, 20), palette.deep);
    for (let flame = 0; flame < 7; flame++)
      sheet.cut(
        curve([
          [640 + flame * 54, 880],
          [654 + flame * 54, 850],
          [668 + flame * 54, 880],
          [654 + flame * 54, 892],
        ]),
        palette.local('#4fa3d6'),
      );
    sheet.cut(`M560 620H1040L1000 850Q990 870 960 870H640Q610 870 600 850Z`, palette.local('#3a3f47'));
    sheet.cut(roundBox(540, 596, 520, 44, 20), palette.local('#565c64'));
    for (const x of [510, 1090])
      sheet.line(
        path([
          [x < 800 ? 560 : 1040, 680],
          [x, 680],
        ]),
        palette.deep,
        26,
      );
    steam(picture, 800, 600, 330);
    bottle(picture, 290, 960, 330, palette.local('#56703f'));
    fruit(picture, 1270, 960, 120, palette.local('#f0c23c'));
    fruit(picture, 1390, 980, 110, palette.local('#f0c23c'), true);
    return [800, 660];
  },
};

/** Reels of thread and large buttons on a shop's counter. */
export const buttons = onTable('buttons', '#a9693f', '#b9c4b4', (picture, x, y) => {
  for (const [at, kind] of ([0, 1, 2, 0, 1] as const).entries())
    spool(picture, x - 420 + at * 150, y - 120, 110, kind);
  for (const [at, size] of [150, 190, 130, 170, 150].entries())
    spool(picture, x - 460 + at * 230, y + 110, size * 0.8, 3);
});

/** A guitar, and the old sheet that was inside it. */
export const guitarFind = onRings('sheet', '#c99a5a', (picture, x, y) => {
  const { sheet, palette } = picture;
  guitar(picture, x - 110, y - 330, 1050, 24, palette.local('#b5692f'));
  sheet.above(3, () => {
    sheet.cut(
      cutOut([
        [x + 190, y - 300],
        [x + 590, y - 340],
        [x + 620, y - 30],
        [x + 210, y + 10],
      ]),
      palette.local('#f1e2bd'),
    );
    sheet.ink(
      cutOut([
        [x + 240, y - 90],
        [x + 240, y - 180],
        [x + 290, y - 180],
        [x + 320, y - 250],
        [x + 350, y - 180],
        [x + 430, y - 190],
        [x + 430, y - 230],
        [x + 500, y - 235],
        [x + 500, y - 190],
        [x + 570, y - 195],
        [x + 575, y - 110],
      ]),
      palette.deep,
      0.65,
    );
  });
  for (const line of [400, 0])
    sheet.stroke(
      path([
        [x + 200 + line * 0.5, y - 310 - line * 0.05],
        [x + 212 + line * 0.5, y - line * 0.05],
      ]),
      palette.deep,
      4,
      0.25,
    );
});
