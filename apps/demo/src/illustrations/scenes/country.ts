import { mix, tone } from '../colour';
import { longShade, person } from '../people/figures';
import { player } from '../people/player';
import type { Composition, Picture } from '../picture';
import {
  arch,
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
import { beast } from '../things/beasts';
import { air } from '../things/clouds';
import { cypress, leaf, reeds, roundTree } from '../things/plants';
import { sky } from '../things/sky';
import { trainSide } from '../things/trains';
import { cottage, village } from '../things/village';

/** Mountains, hills and a near slope, for what stands on the land. */
function slopes(picture: Picture, horizon: number, near: number, green: string): void {
  const { sheet, chance, palette } = picture;
  sheet.raise();
  sheet.cut(cutOut(downTo(crags(chance, horizon - 10, 230, 9))), palette.plane(0.88));
  sheet.raise();
  sheet.cut(hills(chance, horizon + 20, 60, 1.6), mix(green, palette.plane(0.7), 0.6));
  air(picture, horizon, 0.3);
  sheet.raise();
  sheet.cut(hills(chance, (horizon + near) / 2 + 20, 50, 1.2, 90), mix(green, palette.plane(0.45), 0.4));
  sheet.raise();
  sheet.cut(hills(chance, near, 40, 1.1, -70), green);
}

const meadow = (picture: Picture) => mix(leaf(picture, 0.2, 1), picture.palette.second, 0.22);

export const boundaryStone: Composition = {
  closest: 1.12,
  lay(picture) {
    const { sheet, chance, palette, drawn, side } = picture;
    sky(picture, { horizon: 520 });
    slopes(picture, 520, 820, meadow(picture));
    const x = WIDTH / 2 + chance.range(-60, 60);
    sheet.raise();
    sheet.cut(
      curve([
        [x - 60, 1240],
        [x - 180, 1000],
        [x - 90, 880],
        [x - 30, 820],
        [x + 30, 820],
        [x + 120, 900],
        [x + 260, 1240],
      ]),
      palette.local('#d9b98a'),
    );
    const stone = palette.local('#bfb3a0');
    sheet.raise(2);
    longShade(picture, x, 960, 460, 0.6);
    drawn.note('boundary stone', x, 740);
    sheet.cut(
      curve([
        [x - 130, 970],
        [x - 140, 640],
        [x - 110, 540],
        [x - 20, 500],
        [x + 90, 530],
        [x + 130, 640],
        [x + 126, 970],
      ]),
      stone,
    );
    sheet.ink(
      curve([
        [x + side * 30, 520],
        [x + side * 120, 620],
        [x + side * 126, 960],
        [x + side * 50, 960],
      ]),
      palette.deep,
      0.25,
    );
    sheet.stroke(
      path([
        [x - 60, 660],
        [x, 800],
        [x + 60, 660],
      ]),
      palette.deep,
      16,
      0.6,
    );
    for (const dx of [-190, -150, 150, 210]) reeds(picture, x + dx, 1000, 110, leaf(picture, 0.08), 6);
    return [x, 720];
  },
};

export const goats: Composition = {
  closest: 1.12,
  lay(picture) {
    const { sheet, chance, palette } = picture;
    sky(picture, { horizon: 470 });
    slopes(picture, 470, 760, meadow(picture));
    for (const [x, y] of [
      [120, 640],
      [1450, 620],
      [1280, 590],
    ] as const)
      roundTree(picture, x, y, 170, leaf(picture, 0.4), undefined);
    const way = chance.flip() ? 1 : -1;
    for (const [dx, y, size] of [
      [-480, 700, 100],
      [430, 690, 95],
      [-120, 740, 130],
      [260, 800, 165],
      [-560, 860, 190],
      [-140, 930, 230],
    ] as const) {
      sheet.raise();
      beast(
        picture,
        WIDTH / 2 + dx * way,
        y,
        size,
        'goat',
        chance.flip(0.75) ? way : way === 1 ? -1 : 1,
        palette.local(chance.pick(['#e9dfcb', '#b98a5a', '#6f5443', '#d9cdb8'])),
      );
    }
    person(picture, WIDTH / 2 + way * 500, 960, 400, {
      stance: 'stand',
      hat: true,
      facing: way === 1 ? -1 : 1,
    });
    sheet.cut(
      strip([WIDTH / 2 + way * 560, 970], [WIDTH / 2 + way * 545, 640], 12),
      palette.local('#7a5335'),
    );
    sheet.raise();
    sheet.cut(hills(chance, 1120, 22, 1.4), palette.plane(0.12));
    return [WIDTH / 2, 740];
  },
};

export const trailRunner: Composition = {
  closest: 1.12,
  lay(picture) {
    const { sheet, chance, palette } = picture;
    sky(picture, { horizon: 480 });
    slopes(picture, 480, 800, mix(meadow(picture), palette.local('#8a7a5c'), 0.3));
    const way = chance.flip() ? 1 : -1;
    const x = WIDTH / 2;
    sheet.raise();
    sheet.cut(
      curve([
        [x - way * 900, 1100],
        [x - way * 300, 960],
        [x + way * 200, 940],
        [x + way * 460, 800],
        [x + way * 380, 700],
        [x + way * 430, 690],
        [x + way * 560, 800],
        [x + way * 300, 1020],
        [x - way * 300, 1080],
        [x - way * 900, 1260],
      ]),
      palette.local('#d9b98a'),
    );
    player(picture, x + way * 420, 790, 150, palette.local('#3f6f8a'), way);
    player(picture, x - way * 480, 1010, 330, palette.local('#d9a441'), way);
    player(picture, x, 1000, 480, palette.accent, way);
    sheet.cut(box(x - 32, 650, 64, 62), palette.light);
    sheet.stroke(
      path([
        [x - 4, 664],
        [x + 6, 660],
        [x + 6, 700],
      ]),
      palette.deep,
      8,
      0.9,
    );
    air(picture, 900, 0.5);
    sheet.raise();
    for (const px of [90, 240, 1380, 1520]) reeds(picture, px, 1200, 150, leaf(picture, 0.08), 7);
    return [x, 740];
  },
};

/** A cow in an irrigation channel, with firefighters and the arm of a crane. */
export const cow: Composition = {
  closest: 1.12,
  drawer: 'river',
  lay(picture) {
    const { sheet, chance, palette } = picture;
    sky(picture, { horizon: 440 });
    slopes(picture, 440, 620, meadow(picture));
    for (let px = -20; px < WIDTH; px += 130)
      cypress(picture, px, 600, chance.range(90, 170), leaf(picture, 0.5), 0.24);
    const stone = palette.local('#cbb798');
    const x = WIDTH / 2;
    const way = chance.flip() ? 1 : -1;
    sheet.raise();
    sheet.cut(box(-40, 760, WIDTH + 80, 80), stone);
    sheet.ink(box(-40, 800, WIDTH + 80, 50), palette.deep, 0.25);
    sheet.cut(box(-40, 840, WIDTH + 80, 420), mix(palette.mid, palette.low, 0.25));
    sheet.line(
      path([
        [x - way * 660, 760],
        [x - way * 640, 250],
        [x - way * 10, 170],
      ]),
      palette.second,
      34,
    );
    sheet.stroke(
      path([
        [x - way * 10, 170],
        [x - way * 10, 600],
      ]),
      palette.deep,
      7,
      0.9,
    );
    sheet.raise();
    beast(picture, x, 1010, 400, 'cow', way, palette.local('#efe6d6'));
    sheet.cut(strip([x - 100, 620], [x - 100, 870], 34), palette.accent);
    sheet.cut(strip([x + 110, 620], [x + 110, 870], 34), palette.accent);
    sheet.stroke(
      path([
        [x - 100, 626],
        [x - way * 10, 560],
        [x + 110, 626],
      ]),
      palette.deep,
      7,
      0.9,
    );
    for (const dx of [-420, -560])
      person(picture, x + way * dx, 780, 300, {
        hat: true,
        facing: way,
        coat: palette.local('#2b3550'),
        shadeless: true,
      });
    sheet.raise();
    sheet.cut(
      curve([
        [-60, 940],
        [300, 925],
        [800, 950],
        [1300, 925],
        [1660, 945],
        [1660, 1260],
        [-60, 1260],
      ]),
      mix(palette.mid, palette.near, 0.35),
    );
    sheet.ink(oval(x, 945, 430, 18), palette.light, 0.5);
    sheet.raise();
    sheet.cut(box(-40, 1110, WIDTH + 80, 140), tone(stone, -0.06));
    return [x, 700];
  },
};

export const bus: Composition = {
  closest: 1.12,
  drawer: 'iron',
  lay(picture) {
    const { sheet, chance, palette, drawn, hour } = picture;
    sky(picture, { horizon: 470 });
    slopes(picture, 470, 700, meadow(picture));
    village(picture, 140, 700, 560, 54, 0.5);
    sheet.raise();
    sheet.cut(box(-40, 860, WIDTH + 80, 400), mix(palette.local('#8d8a86'), palette.near, 0.3));
    for (let dash = 0; dash < 8; dash++) sheet.ink(box(dash * 230, 1060, 130, 14), palette.light, 0.8);
    const way = chance.flip() ? 1 : -1;
    const [x, y, w, h] = [WIDTH / 2, 950, 980, 360];
    sheet.raise(2);
    drawn.note('bus', x, y - h / 2);
    sheet.ink(oval(x, y + 6, w * 0.52, 22), palette.deep, 0.4);
    sheet.cut(roundBox(x - w / 2, y - h, w, h - 30, 44), palette.accent);
    sheet.cut(box(x - w / 2, y - h * 0.42, w, 40), palette.light);
    const glass = hour === 'noon' ? mix(palette.local('#2c3d4a'), palette.low, 0.3) : palette.lamp;
    for (let pane = 0; pane < 6; pane++) {
      const left = x - w / 2 + 40 + pane * 150;
      sheet.cut(roundBox(left, y - h * 0.88, 130, 140, 16), glass);
      if (pane % 2 === 0) sheet.ink(oval(left + 66, y - h * 0.88 + 100, 34, 44), palette.deep, 0.6);
    }
    for (const dx of [-0.3, 0.3]) {
      sheet.cut(oval(x + dx * w, y - 20, 66), palette.deep);
      sheet.cut(oval(x + dx * w, y - 20, 30), palette.local('#b9bcbc'));
    }
    sheet.ink(oval(x + way * w * 0.48, y - h * 0.22, 20, 26), palette.lamp, 0.95);
    const pole = x + way * 640;
    sheet.cut(strip([pole, 960], [pole, 520], 18), palette.deep);
    sheet.cut(roundBox(pole - 70, 500, 140, 110, 14), palette.second);
    sheet.ink(roundBox(pole - 44, 530, 88, 44, 10), palette.deep, 0.85);
    person(picture, x + way * 550, 1010, 360, { facing: way === 1 ? -1 : 1, bag: true });
    return [x, 740];
  },
};

export const freightTrain: Composition = {
  closest: 1.1,
  drawer: 'iron',
  lay(picture) {
    const { sheet, palette } = picture;
    sky(picture, { horizon: 520 });
    slopes(picture, 520, 760, mix(meadow(picture), palette.local('#a8926a'), 0.4));
    sheet.raise();
    sheet.cut(box(-40, 850, WIDTH + 80, 420), palette.local('#8f8478'));
    for (let sleeper = 0; sleeper < 22; sleeper++)
      sheet.cut(box(sleeper * 78, 910, 44, 26), palette.local('#5d4634'));
    sheet.cut(box(-40, 904, WIDTH + 80, 10), palette.deep);
    sheet.raise();
    trainSide(picture, 150, 910, 270, 4, palette.accent, true);
    for (const x of [250, 900, 1450]) {
      sheet.cut(strip([x, 860], [x, 330], 16), palette.deep);
      sheet.cut(strip([x - 110, 380], [x + 110, 380], 12), palette.deep);
    }
    sheet.stroke(
      path([
        [-40, 400],
        [560, 430],
        [1640, 396],
      ]),
      palette.deep,
      4,
      0.7,
    );
    air(picture, 860, 0.7);
    sheet.raise();
    for (const x of [80, 260, 620, 1010, 1420]) reeds(picture, x, 1200, 150, leaf(picture, 0.08), 7);
    return [620, 770];
  },
};

/** A road in the fog, and a lorry's headlights. */
export const nightRoad: Composition = {
  closest: 1.1,
  drawer: 'iron',
  lay(picture) {
    const { sheet, chance, palette, drawn } = picture;
    sky(picture, { horizon: 560 });
    slopes(picture, 560, 690, palette.plane(0.4));
    const x = WIDTH / 2 + chance.range(-60, 60);
    sheet.raise();
    sheet.cut(
      cutOut([
        [x - 40, 640],
        [x + 40, 640],
        [1720, 1260],
        [-120, 1260],
      ]),
      palette.plane(0.12),
    );
    for (let dash = 0; dash < 6; dash++) {
      const share = (dash / 6) ** 1.7;
      sheet.ink(
        cutOut([
          [x - 3 - share * 16, 670 + share * 520],
          [x + 3 + share * 16, 670 + share * 520],
          [x + 8 + share * 20, 700 + share * 590],
          [x - 8 - share * 20, 700 + share * 590],
        ]),
        palette.light,
        0.7,
      );
    }
    for (let post = 0; post < 5; post++) {
      const share = (post / 5) ** 1.5;
      for (const way of [-1, 1]) {
        const px = x + way * (70 + share * 900);
        sheet.cut(strip([px, 690 + share * 420], [px, 650 + share * 300], 6 + share * 20), palette.light);
        sheet.ink(oval(px, 665 + share * 320, 4 + share * 12), palette.accent);
      }
    }
    air({ ...picture, weather: 'mist' }, 640, 0.6);
    const lorry: Point = [x + 90, 800];
    sheet.raise(2);
    drawn.note('lorry', ...lorry);
    sheet.cut(roundBox(lorry[0] - 150, lorry[1] - 330, 300, 320, 24), palette.accent);
    sheet.cut(roundBox(lorry[0] - 122, lorry[1] - 300, 244, 110, 16), mix(palette.deep, palette.top, 0.4));
    person(picture, lorry[0] + 50, lorry[1] - 150, 180, { stance: 'sit', facing: -1, shadeless: true });
    sheet.cut(box(lorry[0] - 150, lorry[1] - 190, 300, 130), palette.accent);
    sheet.cut(box(lorry[0] - 90, lorry[1] - 130, 180, 60), palette.deep);
    sheet.cut(box(lorry[0] - 160, lorry[1] - 40, 320, 40), palette.deep);
    for (const dx of [-110, 110]) {
      sheet.glow(lorry[0] + dx, lorry[1] - 56, 330, palette.lamp, 0.85);
      sheet.cut(oval(lorry[0] + dx, lorry[1] - 56, 32), palette.light);
    }
    air({ ...picture, weather: 'mist' }, 900, 0.5);
    return [lorry[0], 660];
  },
};

/** Rows of solar panels on the roof of a market. */
export const solarRoof: Composition = {
  closest: 1.12,
  drawer: 'town',
  lay(picture) {
    const { sheet, chance, palette, drawn } = picture;
    sky(picture, { horizon: 560 });
    village(picture, -20, WIDTH, 620, 90, 0.5);
    const x = WIDTH / 2;
    const wall = palette.local('#d9b98a');
    sheet.raise();
    sheet.cut(box(-40, 850, WIDTH + 80, 420), wall);
    for (let hole = 0; hole < 6; hole++)
      sheet.ink(arch(130 + hole * 270, 1230, 180, 300), palette.deep, 0.75);
    sheet.raise();
    sheet.cut(
      cutOut([
        [180, 420],
        [1420, 420],
        [1680, 880],
        [-80, 880],
      ]),
      palette.local('#b5674a'),
    );
    drawn.note('solar panels', x, 640);
    for (let row = 0; row < 3; row++) {
      for (let panel = -3; panel <= 2; panel++) {
        const [top, foot] = [450 + row * 140, 560 + row * 140];
        const spread = (y: number) => 1 + ((y - 420) / 460) * 0.42;
        const at = (place: number, y: number): Point => [x + place * 190 * spread(y), y];
        sheet.above(1, () =>
          sheet.cut(
            cutOut([
              at(panel + 0.06, top),
              at(panel + 0.94, top),
              at(panel + 0.94, foot),
              at(panel + 0.06, foot),
            ]),
            palette.local('#27406b'),
          ),
        );
        for (const line of [0.33, 0.66])
          sheet.stroke(path([at(panel + line, top), at(panel + line, foot)]), palette.light, 3, 0.5);
        sheet.stroke(
          path([at(panel + 0.06, (top + foot) / 2), at(panel + 0.94, (top + foot) / 2)]),
          palette.light,
          3,
          0.5,
        );
        if (chance.flip(0.4))
          sheet.ink(
            cutOut([at(panel + 0.1, top + 6), at(panel + 0.4, top + 6), at(panel + 0.1, foot - 30)]),
            palette.light,
            0.25,
          );
      }
    }
    person(picture, x + 560, 700, 250, { hat: true, shadeless: true });
    return [x, 620];
  },
};

export const windmast: Composition = {
  closest: 1.12,
  drawer: 'sea',
  lay(picture) {
    const { sheet, chance, palette, drawn } = picture;
    sky(picture, { horizon: 700 });
    const x = WIDTH / 2 + chance.range(-80, 80);
    sheet.raise();
    sheet.cut(hills(chance, 690, 30, 1.2), palette.plane(0.7));
    sheet.raise();
    sheet.cut(
      curve([
        [-60, 1260],
        [-60, 940],
        [400, 860],
        [x, 800],
        [1200, 880],
        [1660, 980],
        [1660, 1260],
      ]),
      palette.plane(0.2),
    );
    cottage(picture, x - 380, 900, 230, 0.1, palette.local('#f3ead6'));
    sheet.raise();
    drawn.note('weather mast', x, 500);
    sheet.cut(strip([x, 850], [x, 190], 20, 12), palette.deep);
    for (const way of [-1, 1])
      sheet.stroke(
        path([
          [x, 320],
          [x + way * 240, 850],
        ]),
        palette.deep,
        4,
        0.6,
      );
    sheet.cut(strip([x - 170, 300], [x + 170, 300], 14), palette.deep);
    for (const dx of [-170, -85]) {
      sheet.cut(strip([x + dx, 300], [x + dx, 262], 8), palette.deep);
      sheet.cut(`M${x + dx - 34} 262a34 34 0 0 1 68 0Z`, palette.accent);
    }
    sheet.cut(
      cutOut([
        [x + 90, 240],
        [x + 230, 240],
        [x + 250, 210],
        [x + 290, 210],
        [x + 290, 280],
        [x + 250, 280],
        [x + 230, 256],
        [x + 90, 256],
      ]),
      palette.second,
    );
    sheet.cut(oval(x, 180, 26), palette.accent);
    sheet.cut(box(x - 50, 560, 100, 130), palette.light);
    for (let slat = 0; slat < 5; slat++) sheet.ink(box(x - 42, 574 + slat * 23, 84, 8), palette.deep, 0.4);
    person(picture, x + 230, 930, 330, { stance: 'stand', facing: -1 });
    air(picture, 900, 0.5);
    return [x, 480];
  },
};
