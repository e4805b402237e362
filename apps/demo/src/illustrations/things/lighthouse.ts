import { mix } from '../colour';
import { longShade } from '../people/figures';
import type { Picture, Subject } from '../picture';
import { box, curve, cutOut, type Point, path, strip } from '../shapes';

/** A lighthouse; (x, y) is its bottom centre. Returns where its lantern is. */
export function lighthouse(picture: Picture, x: number, y: number, height: number, distance = 0): Subject {
  picture.drawn.note('lighthouse', x, y - height / 2);
  const { sheet, chance, palette, hour, side } = picture;
  const white = palette.local('#f6efe2', distance);
  const red = mix(palette.accent, palette.haze, distance * 0.6);
  const foot = height * 0.13;
  const neck = height * 0.085;
  const top = y - height * 0.8;
  const body: Point[] = [
    [x - foot, y],
    [x - neck, top],
    [x + neck, top],
    [x + foot, y],
  ];
  longShade(picture, x, y, height, 0.2);
  sheet.cut(cutOut(body), white);
  const banded = chance.flip(0.6);
  sheet.within(cutOut(body), () => {
    if (banded) {
      for (const share of [0.16, 0.5])
        sheet.cut(box(x - foot, y - height * 0.8 * (share + 0.17), foot * 2, height * 0.8 * 0.17), red);
    }
    const shade = sheet.fade(
      [
        [palette.deep, 0.5],
        [palette.deep, 0],
        [palette.deep, 0],
      ],
      side === 1 ? [1, 0, 0, 0] : [0, 0, 1, 0],
    );
    sheet.ink(cutOut(body), shade, 0.7);
  });
  for (const share of [0.32, 0.66])
    sheet.ink(
      box(x - height * 0.014, y - height * 0.8 * share, height * 0.028, height * 0.055),
      palette.deep,
      0.75,
    );
  sheet.ink(
    `M${x - height * 0.03} ${y}v${-height * 0.08}a${height * 0.03} ${height * 0.03} 0 0 1 ${height * 0.06} 0v${height * 0.08}Z`,
    palette.deep,
    0.7,
  );
  const lit = hour !== 'noon';
  const lantern: Subject = [x, top - height * 0.075];
  if (lit) {
    const reach = hour === 'night' ? 1 : 0.55;
    for (const [turn, way] of [
      [0.06, -1],
      [-0.04, 1],
    ] as const) {
      const far: Point = [lantern[0] + way * 1500, lantern[1] + turn * 1500];
      const beam = sheet.fade(
        [
          [palette.lamp, 0.75],
          [palette.lamp, 0],
        ],
        way === 1 ? [0, 0, 1, 0] : [1, 0, 0, 0],
      );
      sheet.ink(strip(lantern, far, height * 0.05, 330), beam, 0.75 * reach);
    }
  }
  sheet.raise();
  sheet.cut(box(x - neck * 1.5, top - height * 0.02, neck * 3, height * 0.03), palette.deep);
  sheet.cut(
    box(x - neck * 0.68, top - height * 0.13, neck * 1.36, height * 0.11),
    lit ? palette.lamp : palette.local('#bcd3d6', distance),
  );
  sheet.stroke(
    path([
      [x, top - height * 0.13],
      [x, top - height * 0.02],
    ]),
    palette.deep,
    3,
    0.8,
  );
  for (const step of [-1.4, -0.7, 0.7, 1.4]) {
    sheet.stroke(
      path([
        [x + neck * step, top - height * 0.06],
        [x + neck * step, top - height * 0.02],
      ]),
      palette.deep,
      3,
      0.9,
    );
  }
  sheet.stroke(
    path([
      [x - neck * 1.45, top - height * 0.06],
      [x + neck * 1.45, top - height * 0.06],
    ]),
    palette.deep,
    3.5,
    0.9,
  );
  sheet.cut(
    curve([
      [x - neck * 0.95, top - height * 0.125],
      [x - neck * 0.5, top - height * 0.175],
      [x, top - height * 0.195],
      [x + neck * 0.5, top - height * 0.175],
      [x + neck * 0.95, top - height * 0.125],
      [x, top - height * 0.12],
    ]),
    red,
  );
  sheet.line(
    path([
      [x, top - height * 0.19],
      [x, top - height * 0.235],
    ]),
    palette.deep,
    4,
  );
  if (lit)
    sheet.glow(
      lantern[0],
      lantern[1],
      height * (hour === 'night' ? 0.75 : 0.45),
      palette.lamp,
      hour === 'night' ? 0.85 : 0.55,
    );
  return lantern;
}
