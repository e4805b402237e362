import { mix } from '../colour';
import { person } from '../people/figures';
import type { Composition, Family } from '../picture';
import { box, curve, cutOut, hills, type Point, path, WIDTH } from '../shapes';
import { air } from '../things/clouds';
import { cypress, leaf } from '../things/plants';
import { sky } from '../things/sky';
import { cottage, village } from '../things/village';
import { hut, mountains, vine } from '../things/vines';
import { boundaryStone, goats, trailRunner } from './country';

const rows: Composition = {
  closest: 1.4,
  lay(picture) {
    const { sheet, chance, palette } = picture;
    const horizon = chance.range(440, 540);
    sky(picture, { horizon });
    mountains(picture, horizon);
    const vx = WIDTH / 2 + chance.range(-240, 240);
    sheet.raise();
    sheet.cut(hills(chance, horizon - 6, 26, 1.5), palette.plane(0.6));
    const farm = vx + (chance.flip() ? 1 : -1) * chance.range(90, 200);
    cottage(picture, farm, horizon + 12, chance.range(120, 160), 0.28);
    for (let tree = 0; tree < 3; tree++)
      cypress(picture, farm + 150 + tree * 44, horizon + 14, chance.range(130, 190), leaf(picture, 0.35));
    const soil = palette.local('#c58f5e');
    sheet.raise();
    sheet.cut(hills(chance, horizon + 22, 10, 1), mix(soil, palette.plane(0.4), 0.3));
    const near = sheet.fade([
      [palette.deep, 0],
      [palette.deep, 0.4],
    ]);
    sheet.ink(box(0, horizon + 30, WIDTH, 1200), near);
    const green = mix(leaf(picture, 0.12, 1), palette.second, 0.16);
    const lines = [-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6];
    for (const line of lines) {
      const foot = vx + line * 330 + (line > 0 ? -110 : 110);
      const at = (share: number): Point => [
        vx + (foot - vx) * share * 1.1 + line * 6,
        horizon + 26 + share * 760,
      ];
      sheet.cut(
        cutOut([
          [at(0)[0] - 2, at(0)[1]],
          [at(0)[0] + 2, at(0)[1]],
          [at(1)[0] + 150, at(1)[1]],
          [at(1)[0] - 150, at(1)[1]],
        ]),
        mix(soil, palette.deep, 0.25),
      );
    }
    const places: { x: number; y: number; size: number }[] = [];
    for (const line of lines) {
      const foot = vx + line * 330 + (line > 0 ? -110 : 110);
      for (let step = 0; step < 15; step++) {
        const share = ((step + 1) / 15) ** 2.1;
        places.push({
          x: vx + (foot - vx) * share * 1.1 + line * 6,
          y: horizon + 30 + share * 760,
          size: 16 + share * 250,
        });
      }
    }
    const seen = places.filter(({ x, size }) => x > -size && x < WIDTH + size).sort((a, b) => a.y - b.y);
    const x = vx * 0.7 + (WIDTH / 2) * 0.3;
    let placed = false;
    for (const { x: px, y, size } of seen) {
      if (!placed && y > 860) {
        placed = true;
        person(picture, x, 860, 270, { hat: true, stance: 'walk', bag: true });
        air(picture, 700, 0.5);
        sheet.raise();
      }
      vine(picture, px, y, size, mix(green, palette.haze, Math.max(0, 0.5 - size / 200)), chance.flip(0.7));
    }
    return [x, 720];
  },
};

const terraces: Composition = {
  closest: 1.45,
  lay(picture) {
    const { sheet, chance, palette } = picture;
    const horizon = chance.range(330, 420);
    sky(picture, { horizon: horizon + 60 });
    mountains(picture, horizon + 40);
    const way = chance.flip() ? 1 : -1;
    village(picture, WIDTH / 2 + way * 180 - 210, WIDTH / 2 + way * 180 + 210, horizon + 70, 66, 0.4);
    const green = mix(leaf(picture, 0.14, 1), palette.second, 0.18);
    const stone = palette.local('#bfa583');
    const count = 6;
    for (let step = 0; step < count; step++) {
      const share = step / count;
      const y = horizon + 80 + share ** 1.25 * 760;
      const deep = 40 + share * 70;
      const swing = chance.profile(1.1, 0.3);
      const line = (lift: number) =>
        Array.from(
          { length: 13 },
          (_, index): Point => [
            -60 + index * 145,
            y + lift + swing(index * 145) * (26 + share * 40) + way * (index - 6) * 12,
          ],
        );
      sheet.raise();
      const earth = mix(
        mix(palette.local('#c79a63'), green, step % 2 ? 0.55 : 0.2),
        palette.haze,
        0.45 - share * 0.45,
      );
      sheet.cut(`${curve(line(0), false)}L1680 1230L-60 1230Z`, earth);
      const wall = [...line(deep)].reverse();
      for (let x = 20 + (step % 2) * 30; x < WIDTH; x += 62 + share * 90) {
        vine(
          picture,
          x,
          y + swing(x) * (26 + share * 40) + way * ((x + 60) / 145 - 6) * 12 + deep * 0.62,
          34 + share * 105,
          mix(green, palette.haze, 0.4 - share * 0.4),
          share > 0.4,
        );
      }
      sheet.above(1, () => {
        sheet.cut(
          `${curve(line(deep), false)}L${wall[0]?.[0] ?? 0} ${(wall[0]?.[1] ?? 0) + 24 + share * 30}${curve(line(deep + 24 + share * 30).reverse(), false).replace('M', 'L')}Z`,
          mix(stone, palette.haze, 0.4 - share * 0.36),
        );
        for (const [wx, wy] of line(deep + 4))
          sheet.ink(box(wx + chance.range(-40, 40), wy + 6, 40, 8 + share * 8), palette.deep, 0.16);
      });
      if (step === 2) {
        const x = WIDTH / 2 - way * chance.range(60, 200);
        hut(picture, x, y + 60, chance.range(190, 230));
        air(picture, y + 60, 0.5);
      }
    }
    return [WIDTH / 2 - way * 100, horizon + 260];
  },
};

const valley: Composition = {
  closest: 1.35,
  lay(picture) {
    const { sheet, chance, palette } = picture;
    const horizon = chance.range(400, 470);
    sky(picture, { horizon });
    mountains(picture, horizon);
    const green = mix(leaf(picture, 0.1, 1), palette.second, 0.12);
    const way = chance.flip() ? 1 : -1;
    for (let fold = 0; fold < 4; fold++) {
      sheet.raise();
      const y = horizon + 20 + fold * 105;
      const paper = mix(
        palette.plane(0.72 - fold * 0.13),
        fold % 2 ? palette.local('#c9a05c', 0.3) : green,
        0.3,
      );
      sheet.cut(hills(chance, y, 56, 1.2, (fold % 2 ? -1 : 1) * way * 120), paper);
      for (let row = -12; row < 13; row++)
        sheet.stroke(
          path([
            [WIDTH / 2 + row * 62 + fold * 40, y + 40],
            [WIDTH / 2 + row * 100 - way * 130, y + 170],
          ]),
          mix(paper, palette.deep, 0.55),
          5 + fold * 2,
          0.28,
        );
      air(picture, y + 40, 0.2 + fold * 0.2);
    }
    const x = WIDTH / 2 + way * chance.range(30, 140);
    const y = horizon + 360;
    sheet.raise();
    const knoll: Point[] = [
      [x - 820, 1240],
      [x - 560, y + 150],
      [x - 190, y + 16],
      [x + 160, y],
      [x + 540, y + 130],
      [x + 900, 1240],
    ];
    sheet.cut(curve(knoll), mix(palette.plane(0.22), green, 0.4));
    cottage(picture, x, y + 34, chance.range(230, 280), 0.03);
    for (let tree = 0; tree < 4; tree++)
      cypress(
        picture,
        x - way * (230 + tree * 76),
        y + 52 + tree * 18,
        chance.range(260, 370),
        leaf(picture, 0.05),
      );
    sheet.cut(
      curve([
        [x + 10, y + 40],
        [x + 70, y + 40],
        [x + way * 120 + 60, y + 220],
        [x - way * 160 + 150, 1230],
        [x - way * 160 - 90, 1230],
        [x + way * 120 - 20, y + 210],
      ]),
      palette.local('#e2c493'),
    );
    for (let row = 0; row < 3; row++)
      for (let px = -20 + row * 50; px < WIDTH + 60; px += 150 + row * 26)
        if (Math.abs(px - x) > 210)
          vine(picture, px, 960 + row * 110 + Math.abs(px - x) * 0.05, 120 + row * 34, green, true);
    return [x, y - 70];
  },
};

export const VINEYARD: Family = {
  drawer: 'earth',
  subjects: {
    'vine-rows': rows,
    'vine-terraces': terraces,
    'vine-path': valley,
    'boundary-stone': boundaryStone,
    goats,
    'trail-runner': trailRunner,
  },
};
