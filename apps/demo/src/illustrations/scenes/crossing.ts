import { mix, tone } from '../colour';
import { person } from '../people/figures';
import type { Composition, Picture } from '../picture';
import { box, curve, cutOut, hills, type Point, path, strip, WIDTH } from '../shapes';
import { banks } from '../things/banks';
import { air } from '../things/clouds';
import { leaf, reeds } from '../things/plants';
import { sky } from '../things/sky';
import { boat, reflection } from '../things/vessels';
import { village } from '../things/village';
import { water } from '../things/water';

const ironOf = ({ palette }: Picture) => mix(palette.near, palette.local('#5a3a34'), 0.35);

/** The deck of an iron bridge seen along its length, between two girders, with people who cross it. */
export const bridgeWalkers: Composition = {
  closest: 1.08,
  lay(picture) {
    const { sheet, chance, palette, drawn } = picture;
    const horizon = 300;
    sky(picture, { horizon });
    banks(picture, horizon);
    village(picture, 560, 1060, horizon + 14, 62, 0.5);
    water(picture, { horizon: horizon + 10, bands: 4, swell: 6 });
    const iron = ironOf(picture);
    const vanish: Point = [WIDTH / 2, 280];
    const along = (x: number, y: number, share: number): Point => [
      x + (vanish[0] - x) * share,
      y + (vanish[1] - y) * share,
    ];
    sheet.raise(2);
    const deck = mix(palette.local('#b9a48a'), palette.near, 0.2);
    sheet.cut(
      cutOut([along(-260, 1240, 0), along(-260, 1240, 0.93), along(1860, 1240, 0.93), along(1860, 1240, 0)]),
      deck,
    );
    for (let plank = 0; plank < 12; plank++) {
      const share = 0.93 * (plank / 12) ** 0.55;
      sheet.stroke(
        path([along(-260, 1240, share), along(1860, 1240, share)]),
        palette.deep,
        9 * (1 - share) + 1,
        0.24,
      );
    }
    drawn.note('bridge', vanish[0], vanish[1]);
    const bays = 7;
    const shareOf = (bay: number) => 1 - 0.94 ** (bay * 2.6) * (1 - bay / (bays * 1.06));
    for (const way of [-1, 1]) {
      const [foot, top]: [Point, Point] = [
        [WIDTH / 2 + way * 980, 1180],
        [WIDTH / 2 + way * 980, -330],
      ];
      for (let bay = bays; bay > 0; bay--) {
        const [near, far] = [shareOf(bay - 1), shareOf(bay)];
        const wide = 62 * (1 - near) + 5;
        const corner = {
          foot: along(...foot, near),
          top: along(...top, near),
          farFoot: along(...foot, far),
          farTop: along(...top, far),
        };
        sheet.cut(strip(corner.foot, corner.top, wide), iron);
        sheet.cut(
          strip(
            bay % 2 ? corner.foot : corner.top,
            bay % 2 ? corner.farTop : corner.farFoot,
            wide * 0.55,
            wide * 0.4,
          ),
          tone(iron, 0.05),
        );
        const rail = along(WIDTH / 2 + way * 930, 900, near);
        const farRail = along(WIDTH / 2 + way * 930, 900, far);
        sheet.cut(strip(rail, farRail, wide * 0.4, wide * 0.3), tone(iron, 0.08));
      }
      sheet.cut(strip(along(...top, 0), along(...top, 0.94), 84, 10), iron);
      sheet.cut(strip(along(...foot, 0), along(...foot, 0.94), 90, 10), iron);
    }
    for (let portal = 5; portal > 0; portal -= 2) {
      const share = shareOf(portal);
      sheet.cut(
        strip(along(WIDTH / 2 - 980, -330, share), along(WIDTH / 2 + 980, -330, share), 70 * (1 - share) + 6),
        iron,
      );
    }
    sheet.raise(2);
    for (const [share, x] of [
      [0.82, -150],
      [0.78, 210],
      [0.73, -90],
      [0.69, 250],
      [0.63, -190],
      [0.6, 110],
    ] as const) {
      const [px, py] = along(WIDTH / 2 + x * 2.1, 1180, share);
      person(picture, px + chance.range(-20, 20), py, (1 - share) * 960, {
        stance: 'walk',
        bag: chance.flip(0.4),
      });
    }
    // High in the picture: a lead's headline lies over the lower half.
    return [WIDTH / 2, 300];
  },
};

/** A girder of an iron bridge from below, with its rivets and the crack that closed it. */
export const bridgeCrack: Composition = {
  closest: 1.15,
  lay(picture) {
    const { sheet, chance, palette, drawn } = picture;
    const horizon = 860;
    sky(picture, { horizon });
    banks(picture, horizon);
    water(picture, { horizon: horizon + 10, bands: 3, swell: 7 });
    const iron = ironOf(picture);
    sheet.raise(2);
    for (const [from, to] of [
      [
        [-60, 700],
        [620, -40],
      ],
      [
        [1660, 700],
        [980, -40],
      ],
      [
        [620, -40],
        [1100, 760],
      ],
    ] as const)
      sheet.cut(strip(from, to, 70), mix(iron, palette.haze, 0.25));
    sheet.raise(3);
    sheet.cut(box(-40, 300, WIDTH + 80, 330), iron);
    for (const y of [268, 610]) sheet.cut(box(-40, y, WIDTH + 80, 46), tone(iron, 0.06));
    for (let plate = 0; plate < 5; plate++) sheet.cut(box(plate * 370 - 40, 300, 60, 330), tone(iron, 0.04));
    for (let rivet = 0; rivet < 26; rivet++)
      for (const y of [340, 590]) sheet.cut(box(rivet * 64 - 10, y - 9, 18, 18), tone(iron, 0.11));
    const x = WIDTH / 2 + chance.range(-60, 60);
    drawn.note('bridge', x, 450);
    drawn.note('crack', x, 470);
    const right: Point[] = [
      [x - 20, 262],
      [x + 26, 350],
      [x - 34, 420],
      [x + 30, 500],
      [x - 12, 570],
      [x + 34, 662],
    ];
    const left = right.map(
      ([px, py], at): Point => [px - (at === 5 ? 6 : 34 - at * 4), py + (at % 2 ? 12 : -4)],
    );
    sheet.ink(cutOut([...right, ...left.reverse()]), palette.deep);
    sheet.stroke(path(right), palette.light, 5, 0.5);
    sheet.raise();
    for (const [dx, dy] of [
      [-190, 330],
      [150, 330],
    ] as const)
      sheet.cut(box(x + dx, dy, 64, 150), palette.second);
    sheet.stroke(
      path([
        [x - 126, 405],
        [x + 150, 405],
      ]),
      palette.accent,
      9,
      0.95,
    );
    boat(picture, x - 330, 1010, 330, { colour: palette.accent, mast: false });
    person(picture, x - 330, 990, 240, { stance: 'stand', facing: 1, shadeless: true });
    return [x, 470];
  },
};

/** A boat next to a bridge's pier, with an engineer who looks up. */
export const bridgePier: Composition = {
  closest: 1.15,
  lay(picture) {
    const { sheet, chance, palette, drawn } = picture;
    const horizon = 620;
    const sun = sky(picture, { horizon });
    banks(picture, horizon);
    water(picture, { horizon: horizon + 14, bands: 4, swell: 7, light: sun });
    const iron = ironOf(picture);
    const stone = mix(palette.local('#c3ad8c'), palette.plane(0.3), 0.25);
    const way = chance.flip() ? 1 : -1;
    const x = WIDTH / 2 + way * 290;
    sheet.raise(2);
    drawn.note('bridge', x, 400);
    reflection(picture, x, 930, 420, 220, stone);
    const pier: Point[] = [
      [x - 150, 290],
      [x + 150, 290],
      [x + 205, 930],
      [x - 205, 930],
    ];
    sheet.cut(cutOut(pier), stone);
    for (let course = 0; course < 8; course++) {
      sheet.stroke(
        path([
          [x - 158 - course * 6, 350 + course * 76],
          [x + 158 + course * 6, 350 + course * 76],
        ]),
        palette.deep,
        4,
        0.25,
      );
    }
    sheet.cut(box(x - 210, 240, 420, 60), tone(stone, 0.05));
    sheet.raise(2);
    sheet.cut(box(-40, 120, WIDTH + 80, 110), iron);
    for (let brace = -1; brace < 9; brace++)
      sheet.cut(strip([brace * 220, 120], [brace * 220 + 220, -60], 22), tone(iron, 0.05));
    for (let brace = 0; brace < 8; brace++)
      sheet.cut(strip([brace * 220, 130], [brace * 220, -60], 26), iron);
    for (let rivet = 0; rivet < 30; rivet++) sheet.ink(box(rivet * 56, 168, 12, 12), palette.light, 0.5);
    sheet.raise();
    const bx = WIDTH / 2 - way * 240;
    boat(picture, bx, 960, 560, { colour: palette.accent, mast: false, way });
    person(picture, bx - way * 20, 930, 420, {
      stance: 'stand',
      facing: way,
      hat: true,
      shadeless: true,
      coat: palette.second,
    });
    person(picture, bx - way * 170, 925, 300, { stance: 'row', facing: way, shadeless: true });
    air(picture, 900, 0.5);
    sheet.raise();
    sheet.cut(hills(chance, 1150, 20, 1.4), palette.plane(0.05));
    reeds(picture, 180, 1190, 240, leaf(picture, 0.05));
    return [bx + way * 120, 640];
  },
};

/** Barriers across a bridge's deck, laid by the bridge's own composition. */
export function barrier({ sheet, palette, drawn }: Picture, x: number, y: number, size: number): void {
  drawn.note('barrier', x, y);
  for (const way of [-0.8, 0.8])
    sheet.cut(strip([x + way * size, y], [x + way * size, y - size * 0.7], size * 0.09), palette.deep);
  for (const lift of [0.62, 0.3]) {
    sheet.cut(box(x - size, y - size * (lift + 0.16), size * 2, size * 0.2), palette.light);
    for (let stripe = 0; stripe < 5; stripe++) {
      const left = x - size + stripe * size * 0.42;
      sheet.ink(
        cutOut([
          [left, y - size * (lift - 0.04)],
          [left + size * 0.2, y - size * (lift - 0.04)],
          [left + size * 0.28, y - size * (lift + 0.16)],
          [left + size * 0.08, y - size * (lift + 0.16)],
        ]),
        palette.accent,
      );
    }
  }
  sheet.cut(
    curve([
      [x - size * 0.9, y - size * 0.78],
      [x - size * 0.8, y - size * 0.98],
      [x - size * 0.7, y - size * 0.78],
    ]),
    palette.second,
  );
  sheet.glow(x - size * 0.8, y - size * 0.86, size * 0.7, palette.second, 0.7);
}
