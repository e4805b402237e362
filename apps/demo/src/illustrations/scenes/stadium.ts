import { mix, tone } from '../colour';
import { crowd } from '../people/figures';
import { player } from '../people/player';
import { recede, toward, wallPiece } from '../perspective';
import type { Composition, Family } from '../picture';
import { box, cutOut, HEIGHT, hills, oval, type Point, path, WIDTH } from '../shapes';
import { air } from '../things/clouds';
import { sky } from '../things/sky';
import { mast, stand } from '../things/stand';
import { emptyBench } from './players';
import { court } from './stadium-court';
import { handballs, socks, whistle } from './stillness';

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

export const STADIUM: Family = {
  drawer: 'turf',
  subjects: {
    football: pitch,
    pilota: stairs,
    'indoor-court': court,
    whistle,
    socks,
    'leather-balls': handballs,
    'empty-bench': emptyBench,
  },
};
