import { mix, tone } from '../colour';
import { crowd } from '../people/figures';
import { recede, toward, wallPiece } from '../perspective';
import type { Composition, Family, Picture } from '../picture';
import { box, curve, cutOut, HEIGHT, hills, oval, type Point, path, roundBox, strip, WIDTH } from '../shapes';
import { air, sky } from '../sky';

/** A mast of floodlights; (x, y) is its foot. */
function mast({ sheet, palette, hour }: Picture, x: number, y: number, height: number, lean: number): void {
  const lit = hour === 'night' || hour === 'dusk';
  const iron = mix(palette.deep, palette.far, 0.25);
  sheet.cut(strip([x, y], [x, y - height], height * 0.035, height * 0.02), iron);
  const [w, h] = [height * 0.24, height * 0.16];
  const top = y - height - h * 0.6;
  if (lit) {
    sheet.glow(x, top, height * 0.95, palette.lamp, 0.7);
    const beam = sheet.fade([
      [palette.lamp, 0.5],
      [palette.lamp, 0],
    ]);
    sheet.ink(
      cutOut([
        [x - w * 0.4, top],
        [x + w * 0.4, top],
        [x + lean * height * 1.7 + w * 1.8, y + height * 0.5],
        [x + lean * height * 1.7 - w * 1.4, y + height * 0.5],
      ]),
      beam,
      0.34,
    );
  }
  sheet.above(1, () => {
    sheet.cut(roundBox(x - w / 2, top - h / 2, w, h, 8), iron);
    for (let row = 0; row < 3; row++)
      for (let column = 0; column < 4; column++)
        sheet.cut(
          oval(x - w * 0.36 + column * w * 0.24, top - h * 0.3 + row * h * 0.3, h * 0.1),
          lit ? palette.light : mix(palette.light, palette.far, 0.4),
        );
  });
}

/** Rows of people on a stand, from the far row to the near one. */
function stand(picture: Picture, left: number, right: number, top: number, rows: number, size: number): void {
  const { sheet, palette } = picture;
  for (let row = 0; row < rows; row++) {
    sheet.ink(
      box(left - 10, top + row * size * 1.06 - size * 0.4, right - left + 20, size * 1.5),
      mix(palette.near, palette.deep, 0.2 + (row % 2) * 0.18),
    );
    crowd(picture, { left, right, y: top + row * size * 1.06, size, lit: 0.75 });
  }
}

/** A player in shirt and shorts who runs, shoots or jumps; (x, y) is under the standing foot. */
function player(
  picture: Picture,
  x: number,
  y: number,
  height: number,
  shirt: string,
  way: 1 | -1,
  arms: 'run' | 'up' = 'run',
): void {
  const { sheet, chance, palette } = picture;
  const at = (px: number, py: number): Point => [x + px * height * way, y + py * height];
  const skin = palette.local(chance.pick(['#e3ab82', '#c98a5e', '#8a5535', '#f0c6a2']));
  const shorts = palette.light;
  sheet.cut(strip(at(0.02, -0.5), at(0.2, -0.32), height * 0.1, height * 0.075), skin);
  sheet.cut(strip(at(0.2, -0.33), at(0.13, -0.1), height * 0.07, height * 0.05), skin);
  sheet.cut(cutOut([at(0.1, -0.13), at(0.17, -0.12), at(0.25, -0.05), at(0.1, -0.05)]), palette.deep);
  sheet.cut(strip(at(-0.02, -0.5), at(-0.1, -0.26), height * 0.1, height * 0.075), skin);
  sheet.cut(strip(at(-0.1, -0.27), at(-0.24, -0.04), height * 0.07, height * 0.05), skin);
  sheet.cut(cutOut([at(-0.28, -0.06), at(-0.2, -0.02), at(-0.24, 0.01), at(-0.34, -0.01)]), palette.deep);
  sheet.cut(
    cutOut([
      at(-0.1, -0.54),
      at(0.1, -0.54),
      at(0.15, -0.38),
      at(0.02, -0.38),
      at(-0.02, -0.42),
      at(-0.12, -0.36),
    ]),
    shorts,
  );
  sheet.cut(
    curve([
      at(-0.1, -0.52),
      at(-0.11, -0.7),
      at(-0.06, -0.83),
      at(0.06, -0.85),
      at(0.14, -0.76),
      at(0.11, -0.52),
    ]),
    shirt,
  );
  if (arms === 'run') {
    sheet.cut(strip(at(-0.04, -0.79), at(-0.2, -0.64), height * 0.085, height * 0.06), shirt);
    sheet.cut(strip(at(-0.2, -0.64), at(-0.27, -0.74), height * 0.055, height * 0.045), skin);
    sheet.cut(strip(at(0.08, -0.79), at(0.2, -0.66), height * 0.085, height * 0.06), shirt);
    sheet.cut(strip(at(0.2, -0.66), at(0.31, -0.72), height * 0.055, height * 0.045), skin);
  } else {
    for (const side of [-1, 1]) {
      sheet.cut(strip(at(side * 0.07, -0.79), at(side * 0.17, -0.93), height * 0.085, height * 0.065), shirt);
      sheet.cut(strip(at(side * 0.17, -0.92), at(side * 0.13, -1.1), height * 0.06, height * 0.05), skin);
    }
  }
  sheet.cut(oval(...at(0.05, -0.92), height * 0.06, height * 0.07), skin);
  sheet.cut(
    curve([
      at(-0.02, -0.9),
      at(-0.02, -0.98),
      at(0.04, -1),
      at(0.11, -0.96),
      at(0.06, -0.95),
      at(0.01, -0.93),
    ]),
    palette.local(chance.pick(['#2b1f1c', '#7a4a28', '#c99a4e'])),
  );
}

const pitch: Composition = {
  closest: 1.5,
  lamps: 'floodlights',
  lay(picture) {
    const { sheet, chance, palette, hour } = picture;
    const horizon = chance.range(420, 500);
    sky(picture, { horizon });
    sheet.raise();
    sheet.cut(hills(chance, horizon - 50, 40, 2), palette.plane(0.84));
    for (const [x, lean] of [
      [220, 0.3],
      [620, 0.1],
      [1000, -0.1],
      [1390, -0.3],
    ] as const)
      mast(picture, x + chance.range(-40, 40), horizon + 20, chance.range(270, 330), lean);
    sheet.raise();
    const roof = mix(palette.plane(0.4), palette.accent, 0.25);
    sheet.ink(box(-20, horizon - 60, WIDTH + 40, 280), palette.deep, 0.85);
    stand(picture, -20, WIDTH + 20, horizon - 10, 6, 36);
    sheet.above(2, () => {
      sheet.cut(
        cutOut([
          [-20, horizon - 120],
          [WIDTH + 20, horizon - 120],
          [WIDTH + 20, horizon - 54],
          [-20, horizon - 54],
        ]),
        roof,
      );
      for (let rib = 0; rib < 17; rib++) sheet.ink(box(rib * 100, horizon - 120, 5, 66), palette.deep, 0.3);
    });
    sheet.raise();
    const boards = horizon + 196;
    sheet.cut(box(-20, boards, WIDTH + 40, 46), palette.local('#f3ead6'));
    for (let board = 0; board < 8; board++)
      sheet.ink(
        box(board * 204, boards, 198, 46),
        [palette.accent, palette.second, palette.near, palette.light][(board + chance.whole(0, 1)) % 4] ??
          palette.accent,
        0.9,
      );
    air(picture, boards, 0.4);
    const grass = mix(palette.local('#4f9a55'), palette.mid, hour === 'night' ? 0.3 : 0.2);
    sheet.raise();
    sheet.cut(box(-20, boards + 44, WIDTH + 40, 900), grass);
    const vx = WIDTH / 2 + chance.range(-200, 200);
    for (let mow = -7; mow < 8; mow++) {
      if (mow % 2) continue;
      sheet.ink(
        cutOut([
          [vx + mow * 110, boards + 44],
          [vx + (mow + 1) * 110, boards + 44],
          [vx + (mow + 1) * 330, HEIGHT],
          [vx + mow * 330, HEIGHT],
        ]),
        tone(grass, 0.05),
        0.8,
      );
    }
    sheet.stroke(
      path([
        [0, boards + 80],
        [WIDTH, boards + 80],
      ]),
      palette.light,
      6,
      0.8,
    );
    sheet.stroke(
      `M${vx - 520} ${HEIGHT}L${vx - 340} ${boards + 230}H${vx + 340}L${vx + 520} ${HEIGHT}`,
      palette.light,
      8,
      0.7,
    );
    sheet.stroke(oval(vx, boards + 330, 300, 80), palette.light, 8, 0.5);
    const x = WIDTH / 2 + chance.range(-110, 110);
    const way = chance.flip() ? 1 : -1;
    const [home, away] = chance.flip()
      ? [palette.accent, palette.local('#f0e8d8')]
      : [palette.second, palette.local('#2f4f7a')];
    player(picture, x + way * 520, 840, 220, away, way === 1 ? -1 : 1);
    player(picture, x - way * 560, 870, 240, home, way);
    const shade = hour === 'night' ? 0.34 : 0.26;
    for (const dx of [-90, 110]) sheet.ink(oval(x + dx, 1020, 150, 18), palette.deep, shade);
    player(picture, x - 110 * way, 1020, 440, home, way);
    player(picture, x + 130 * way, 1000, 430, away, way === 1 ? -1 : 1);
    sheet.cut(oval(x + way * 30, 1000, 34), palette.light);
    sheet.ink(oval(x + way * 24, 994, 11), palette.deep, 0.8);
    air(picture, 960, 0.9);
    return [x, 790];
  },
};

const stairs: Composition = {
  closest: 1.45,
  lamps: 'floodlights',
  lay(picture) {
    const { sheet, chance, palette, hour, side } = picture;
    sky(picture, { horizon: 380, bare: true });
    const way = chance.flip() ? 1 : -1;
    const wall = mix(palette.local('#8fb3a0'), palette.mid, 0.25);
    const vanish: Point = [WIDTH / 2 + way * 140, 520];
    sheet.raise();
    sheet.cut(
      cutOut(wallPiece(WIDTH / 2 - way * 1050, [-560, 1420], vanish, 0, 0.8)),
      side === way ? wall : mix(wall, palette.deep, 0.25),
    );
    const far = toward([WIDTH / 2 - way * 1050, -560], vanish, 0.8);
    const farFoot = toward([WIDTH / 2 - way * 1050, 1420], vanish, 0.8);
    sheet.cut(
      cutOut([
        [far[0], 200],
        [WIDTH / 2 + way * 800, 200],
        [WIDTH / 2 + way * 800, farFoot[1]],
        [far[0], farFoot[1]],
      ]),
      tone(wall, 0.05),
    );
    for (let mark = 0; mark < 26; mark++) {
      const share = chance.range(0.05, 0.72);
      const [mx, my] = toward([WIDTH / 2 - way * 1050, chance.range(200, 1200)], vanish, share);
      sheet.ink(oval(mx, my, 13 * (1 - share), 17 * (1 - share)), palette.light, 0.3);
    }
    const floor = palette.local('#d8b98c');
    sheet.raise();
    sheet.cut(
      cutOut([
        toward([WIDTH / 2 - way * 1050, 1420], vanish, 0.8),
        toward([WIDTH / 2 + way * 700, 1420], vanish, 0.8),
        [WIDTH / 2 + way * 700, 1420],
        [WIDTH / 2 - way * 1050, 1420],
      ]),
      floor,
    );
    for (const line of [0.3, 0.55, 0.7])
      sheet.stroke(
        path([
          toward([WIDTH / 2 - way * 1050, 1420], vanish, line),
          toward([WIDTH / 2 + way * 700, 1420], vanish, line),
        ]),
        palette.light,
        7 * (1 - line) + 2,
        0.7,
      );
    if (hour === 'night' || hour === 'dusk')
      for (let lamp = 0; lamp < 4; lamp++) {
        const at = toward([WIDTH / 2 - way * 700, -500], vanish, recede(lamp, 4, 0.75));
        sheet.glow(at[0], at[1] + 60, 320 - lamp * 50, palette.lamp, 0.7);
        sheet.cut(oval(at[0], at[1] + 60, 26 - lamp * 5), palette.light);
      }
    const rows = 6;
    for (let row = rows - 1; row >= 0; row--) {
      sheet.raise();
      const y = 440 + (rows - 1 - row) * 96 - 80;
      const edge = WIDTH / 2 + way * (60 + row * 70);
      const step = palette.local('#b9a58c');
      const [left, right] = way === 1 ? [edge, WIDTH + 60] : [-60, edge];
      sheet.cut(box(left, y + 70, right - left, 900), row % 2 ? step : mix(step, palette.deep, 0.14));
      crowd(picture, { left: left + 40, right: right - 10, y: y + 8, size: 58, lit: 0.85 });
    }
    const x = WIDTH / 2 - way * chance.range(120, 200);
    sheet.raise();
    for (const [dx, dy, size] of [
      [0, 1010, 430],
      [-way * 300, 900, 310],
    ] as const) {
      sheet.ink(oval(x + dx, dy, size * 0.32, 18), palette.deep, 0.32);
      player(
        picture,
        x + dx,
        dy,
        size,
        palette.local('#f5efe2'),
        way === 1 ? -1 : 1,
        dx === 0 ? 'run' : 'up',
      );
    }
    sheet.cut(oval(x - way * 240, 600, 17), palette.light);
    air(picture, 900, 0.8);
    return [x + way * 120, 760];
  },
};

const court: Composition = {
  closest: 1.3,
  lamps: 'room',
  lay(picture) {
    const { sheet, chance, palette } = picture;
    const way = chance.flip() ? 1 : -1;
    sheet.ink(box(0, 0, WIDTH, HEIGHT), mix(palette.near, palette.deep, 0.35));
    for (let truss = 0; truss < 6; truss++) {
      const y = 40 + truss * 34;
      sheet.stroke(
        path([
          [-20, y + truss * 8],
          [WIDTH + 20, y + truss * 8],
        ]),
        palette.far,
        7 - truss,
        0.35,
      );
    }
    for (let lamp = 0; lamp < 5; lamp++) {
      const lx = 180 + lamp * 310;
      sheet.glow(lx, 150, 330, palette.lamp, 0.6);
      sheet.cut(
        cutOut([
          [lx - 60, 130],
          [lx + 60, 130],
          [lx + 44, 166],
          [lx - 44, 166],
        ]),
        palette.light,
      );
    }
    stand(picture, -20, WIDTH + 20, 320, 7, 46);
    sheet.raise();
    sheet.cut(box(-20, 650, WIDTH + 40, 60), palette.accent);
    sheet.raise();
    const wood = palette.local('#d29a5c');
    sheet.cut(box(-20, 706, WIDTH + 40, 520), wood);
    for (let board = 0; board < 15; board++)
      sheet.stroke(
        path([
          [800 + (board - 7) * 120, 706],
          [800 + (board - 7) * 260, HEIGHT],
        ]),
        palette.deep,
        3,
        0.16,
      );
    sheet.stroke(oval(WIDTH / 2, 960, 620, 150), palette.light, 10, 0.75);
    sheet.stroke(
      path([
        [-20, 760],
        [WIDTH + 20, 760],
      ]),
      palette.light,
      8,
      0.7,
    );
    const gloss = sheet.fade([
      [palette.light, 0.3],
      [palette.deep, 0.3],
    ]);
    sheet.ink(box(0, 706, WIDTH, 500), gloss);
    const x = WIDTH / 2 + way * chance.range(60, 150);
    const shirt = chance.flip() ? palette.second : palette.local('#3f8f8a');
    const basket = chance.flip(0.6);
    for (const dx of [-430, -180, 250, 470]) sheet.ink(oval(x + dx * way, 1010, 120, 15), palette.deep, 0.3);
    player(picture, x - way * 430, 1000, 390, palette.light, way);
    player(picture, x + way * 430, 980, 370, shirt, way === 1 ? -1 : 1, 'up');
    if (basket) {
      const hx = x + way * 260;
      sheet.raise();
      sheet.cut(strip([hx + way * 330, 1010], [hx + way * 250, 330], 34), palette.deep);
      sheet.cut(strip([hx + way * 250, 350], [hx + way * 60, 420], 22), palette.deep);
      sheet.above(2, () => {
        sheet.cut(
          cutOut([
            [hx - 150, 240],
            [hx + 150, 240],
            [hx + 150, 470],
            [hx - 150, 470],
          ]),
          palette.light,
        );
        sheet.stroke(box(hx - 62, 350, 124, 92), palette.accent, 9);
        sheet.line(oval(hx - way * 10, 476, 76, 17), palette.accent, 12);
        for (let cord = -3; cord <= 3; cord++)
          sheet.stroke(
            path([
              [hx - way * 10 + cord * 22, 480],
              [hx - way * 10 + cord * 13, 590],
            ]),
            palette.light,
            5,
            0.95,
          );
        for (const drop of [520, 556])
          sheet.stroke(
            path([
              [hx - 66, drop],
              [hx + 46, drop],
            ]),
            palette.light,
            4,
            0.9,
          );
      });
      sheet.raise();
      player(picture, x - way * 90, 930, 480, shirt, way, 'up');
      sheet.cut(oval(x + way * 40, 330, 48), palette.local('#e0762e'));
      sheet.stroke(
        path([
          [x + way * 40 - 46, 330],
          [x + way * 40 + 46, 330],
        ]),
        palette.deep,
        4,
        0.6,
      );
      sheet.stroke(
        path([
          [x + way * 40, 284],
          [x + way * 40, 376],
        ]),
        palette.deep,
        4,
        0.6,
      );
    } else {
      sheet.raise();
      for (const dx of [-130, 0, 130])
        player(picture, x - way * 40 + dx, 1010, 460, shirt, dx > 0 ? -1 : 1, 'up');
    }
    return [x - way * 20, 640];
  },
};

export const STADIUM: Family = { drawer: 'turf', compositions: [pitch, stairs, court], turn: 203274 };
