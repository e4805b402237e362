import { facade } from '../buildings';
import { mix, tone } from '../colour';
import { microphone } from '../instruments';
import { pane } from '../interior';
import { bust } from '../people/bust';
import { crowd, person } from '../people/figures';
import { workerFor } from '../people/sitter';
import type { Composition, Family, Picture } from '../picture';
import { arch, box, curve, cutOut, HEIGHT, oval, type Point, path, roundBox, strip, WIDTH } from '../shapes';
import { air, sky } from '../sky';

/** Panelled walls, tall windows, flags and the arms over the chair. */
function hallWall(picture: Picture, x: number, floor: number): void {
  const { sheet, chance, palette, hour, side } = picture;
  const wall = mix(
    palette.local(chance.pick(['#d9b98a', '#8fa69a', '#c98f74', '#93a5bc', '#e0cfa6'])),
    palette.mid,
    0.22,
  );
  sheet.ink(box(0, 0, WIDTH, HEIGHT), wall);
  const shade = sheet.fade(
    [
      [palette.light, 0.2],
      [palette.deep, 0],
      [palette.deep, 0.5],
    ],
    side === 1 ? [0, 0, 1, 0.3] : [1, 0, 0, 0.3],
  );
  sheet.ink(box(0, 0, WIDTH, floor), shade);
  const wood = mix(palette.local('#8a5638'), palette.near, 0.2);
  sheet.raise();
  sheet.cut(box(-20, floor - 210, WIDTH + 40, 230), wood);
  for (let panel = 0; panel < 10; panel++)
    sheet.ink(box(panel * 166 - 10, floor - 184, 130, 150), palette.deep, 0.2);
  for (const way of [-1, 1])
    pane(picture, x + way * 520 - 130, 60, 260, 420, {
      columns: 2,
      rows: 3,
      frame: palette.local('#f0e3c8'),
    });
  sheet.raise();
  const red = mix(
    palette.local(chance.pick(['#b5382f', '#2f5a66', '#6a3f5a', '#3f5f8a'])),
    palette.deep,
    0.12,
  );
  sheet.cut(box(x - 250, 30, 500, floor - 60), red);
  for (let fold = 0; fold < 8; fold++)
    sheet.ink(box(x - 250 + fold * 64, 30, 18, floor - 60), palette.deep, 0.16);
  sheet.cut(box(x - 280, 22, 560, 30), palette.second);
  sheet.above(1, () => {
    sheet.cut(
      `M${x - 74} 150H${x + 74}V240Q${x + 70} 310 ${x} 340Q${x - 70} 310 ${x - 74} 240Z`,
      palette.second,
    );
    sheet.ink(
      `M${x - 56} 168H${x + 56}V238Q${x + 52} 292 ${x} 316Q${x - 52} 292 ${x - 56} 238Z`,
      palette.near,
    );
    for (let band = 0; band < 3; band++)
      sheet.ink(
        curve([
          [x - 54, 200 + band * 36],
          [x - 18, 190 + band * 36],
          [x + 18, 208 + band * 36],
          [x + 54, 198 + band * 36],
          [x + 50, 214 + band * 36],
          [x + 16, 222 + band * 36],
          [x - 18, 206 + band * 36],
          [x - 52, 214 + band * 36],
        ]),
        palette.light,
      );
    sheet.cut(
      cutOut([
        [x - 60, 140],
        [x - 70, 96],
        [x - 34, 118],
        [x, 84],
        [x + 34, 118],
        [x + 70, 96],
        [x + 60, 140],
      ]),
      palette.second,
    );
  });
  for (const [dx, colour] of [
    [-330, palette.second],
    [330, palette.light],
  ] as const) {
    sheet.cut(strip([x + dx, 130], [x + dx, floor - 20], 9), palette.local('#b98a4a'));
    sheet.cut(
      curve([
        [x + dx, 150],
        [x + dx + 78, 190],
        [x + dx + 60, 330],
        [x + dx + 84, 470],
        [x + dx + 20, 430],
        [x + dx, 440],
      ]),
      colour,
    );
    for (let stripe = 0; stripe < 2; stripe++)
      sheet.ink(
        cutOut([
          [x + dx + 14 + stripe * 28, 166],
          [x + dx + 27 + stripe * 28, 172],
          [x + dx + 30 + stripe * 26, 444],
          [x + dx + 16 + stripe * 26, 434],
        ]),
        palette.accent,
      );
  }
  if (hour === 'night' || hour === 'dusk') sheet.glow(x, 210, 660, palette.lamp, 0.4);
}

function chandelier({ sheet, palette, hour }: Picture, x: number, y: number, width: number): void {
  sheet.line(
    path([
      [x, -20],
      [x, y],
    ]),
    palette.deep,
    6,
  );
  const lit = hour !== 'noon';
  for (let arm = -3; arm <= 3; arm++) {
    const [ax, ay] = [x + (arm * width) / 6, y - Math.abs(arm) * 9];
    sheet.stroke(
      curve(
        [
          [x, y + 36],
          [x + (arm * width) / 12, y + 52],
          [ax, ay + 26],
        ],
        false,
      ),
      palette.second,
      7,
    );
    if (lit) sheet.glow(ax, ay, 88, palette.lamp, 0.65);
    sheet.cut(box(ax - 7, ay - 14, 14, 40), palette.light);
    sheet.cut(oval(ax, ay - 22, 8, 14), lit ? palette.lamp : palette.light);
  }
  sheet.cut(oval(x, y + 40, 28, 22), palette.second);
}

const plenary: Composition = {
  closest: 1.35,
  lamps: 'room',
  lay(picture) {
    const { sheet, chance, palette } = picture;
    const x = WIDTH / 2 + chance.range(-70, 70);
    const floor = 640;
    hallWall(picture, x, floor);
    chandelier(picture, x - 330, 120, 280);
    chandelier(picture, x + 330, 120, 280);
    sheet.raise();
    const carpet = mix(palette.local('#8a4a42'), palette.deep, 0.25);
    sheet.cut(box(-20, floor, WIDTH + 40, 600), carpet);
    for (let seat = -2; seat <= 2; seat++) {
      sheet.cut(
        roundBox(x + seat * 150 - 52, floor - 190, 104, 200, 26),
        mix(palette.local('#6a3a30'), palette.deep, 0.2),
      );
      person(picture, x + seat * 150, floor + 60, 320, { stance: 'sit', shadeless: true });
    }
    sheet.raise();
    const wood = palette.local('#a8693f');
    sheet.cut(
      curve([
        [x - 480, floor - 8],
        [x, floor - 26],
        [x + 480, floor - 8],
        [x + 500, floor + 110],
        [x, floor + 90],
        [x - 500, floor + 110],
      ]),
      wood,
    );
    for (let seat = -2; seat <= 2; seat++) {
      sheet.ink(box(x + seat * 170 - 66, floor + 10, 132, 70), palette.deep, 0.2);
      microphone(picture, x + seat * 150 + 40, floor - 14, 72, 26, false);
    }
    const standing = picture.hour === 'night' || chance.flip();
    for (let row = 0; row < 4; row++) {
      sheet.raise();
      const size = 46 + row * 22;
      const y = floor + 160 + row * 98;
      crowd(picture, { left: -40, right: WIDTH + 40, y, size, lit: 0 });
      sheet.ink(box(-20, y + size * 1.25, WIDTH + 40, 300), palette.deep, 0.5);
    }
    if (standing) {
      const way = chance.flip() ? 1 : -1;
      sheet.raise();
      const sx = x + way * chance.range(150, 260);
      person(picture, sx, 1230, 640, { stance: 'stand', facing: way === 1 ? -1 : 1, shadeless: true });
      sheet.cut(
        strip([sx - way * 30, 830], [sx - way * 110, 640], 44, 30),
        mix(palette.local('#e3ab82'), palette.deep, 0.1),
      );
      sheet.cut(
        cutOut([
          [sx - way * 70, 560],
          [sx - way * 170, 570],
          [sx - way * 150, 690],
          [sx - way * 60, 670],
        ]),
        palette.light,
      );
    }
    return [x, floor - 30];
  },
};

const table: Composition = {
  closest: 1.4,
  lamps: 'room',
  lay(picture) {
    const { sheet, chance, palette, side } = picture;
    const x = WIDTH / 2 + chance.range(-70, 70);
    hallWall(picture, x + chance.range(-240, 240), 620);
    const way = chance.flip() ? 1 : -1;
    sheet.raise();
    sheet.cut(box(-20, 600, WIDTH + 40, 640), mix(palette.local('#7a4a3a'), palette.deep, 0.3));
    for (let seat = -2; seat <= 2; seat++)
      sheet.cut(roundBox(x + seat * 330 - 120, 380, 240, 360, 60), mix(palette.accent, palette.deep, 0.34));
    const people = chance.flip(0.5);
    if (people)
      for (const seat of [-1, 1])
        sheet.above(1, () =>
          bust(picture, workerFor(chance), { x: x + seat * 330, y: 470, unit: 70, turn: seat * -0.4 }),
        );
    sheet.raise();
    const wood = palette.local('#a8693f');
    sheet.cut(
      cutOut([
        [-40, 720],
        [WIDTH + 40, 720],
        [WIDTH + 40, 1010],
        [-40, 1010],
      ]),
      wood,
    );
    const shine = sheet.fade(
      [
        [palette.light, 0.4],
        [palette.light, 0],
        [palette.deep, 0.3],
      ],
      side === 1 ? [0, 0, 1, 0] : [1, 0, 0, 0],
    );
    sheet.ink(box(-40, 720, WIDTH + 80, 290), shine);
    sheet.cut(box(-40, 1006, WIDTH + 80, 240), mix(wood, palette.deep, 0.4));
    for (let panel = 0; panel < 6; panel++)
      sheet.ink(box(panel * 280 + 10, 1050, 240, 200), palette.deep, 0.2);
    sheet.raise();
    for (const [seat, dx] of [-480, 0, 480].entries()) {
      const mx = x + dx;
      sheet.cut(
        cutOut([
          [mx - 150, 850],
          [mx + 60, 840],
          [mx + 90, 940],
          [mx - 150, 956],
        ]),
        palette.light,
      );
      for (let line = 0; line < 5; line++)
        sheet.ink(box(mx - 120, 866 + line * 16, chance.range(80, 160), 5), palette.deep, 0.3);
      sheet.cut(
        cutOut([
          [mx + 130, 820],
          [mx + 190, 820],
          [mx + 180, 930],
          [mx + 140, 930],
        ]),
        mix(palette.light, palette.far, 0.25),
      );
      sheet.above(1, () => {
        sheet.cut(roundBox(mx - 60, 900, 130, 40, 12), palette.deep);
        const bend = [mx - way * 24, 560 + (seat === 1 ? -40 : 0)] as const;
        sheet.line(
          curve([[mx, 906], [mx + way * 30, 760], [mx + way * 26, 640], bend], false),
          palette.deep,
          13,
        );
        sheet.cut(
          roundBox(bend[0] - 34, bend[1] - 84, 68, 120, 34),
          mix(palette.local('#6f7477'), palette.deep, 0.3),
        );
        for (let slot = 0; slot < 4; slot++)
          sheet.ink(box(bend[0] - 24, bend[1] - 60 + slot * 20, 48, 6), palette.deep, 0.8);
        sheet.ink(oval(bend[0], bend[1] + 48, 14), palette.accent);
        if (seat === 1) sheet.glow(bend[0], bend[1] + 48, 70, palette.accent, 0.8);
      });
    }
    return [x - way * 12, 700];
  },
};

const townHallFront: Composition = { lay: townHall };

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

export const COUNCIL: Family = { drawer: 'town', compositions: [plenary, table, townHallFront], turn: 4 };
