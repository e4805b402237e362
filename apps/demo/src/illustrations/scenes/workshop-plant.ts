import { mix, tone } from '../colour';
import { person } from '../people/figures';
import { recede, toward, wallPiece } from '../perspective';
import type { Composition, Picture } from '../picture';
import { blob, box, cutOut, HEIGHT, oval, type Point, path, roundBox, strip, WIDTH } from '../shapes';

export const plant: Composition = {
  closest: 1.3,
  lamps: 'room',
  lay(picture) {
    const { sheet, chance, palette, hour, side, weather } = picture;
    const vanish: Point = [WIDTH / 2 + chance.range(-150, 150), 560];
    const wall = mix(palette.local('#8d9590'), palette.mid, 0.45);
    sheet.ink(box(0, 0, WIDTH, HEIGHT), mix(wall, palette.deep, 0.25));
    sheet.glow(vanish[0], vanish[1], 620, hour === 'night' ? palette.second : palette.light, 0.7);
    const end = 0.82;
    for (const way of [-1, 1] as const) {
      const nearX = vanish[0] + way * 1150;
      sheet.raise();
      sheet.cut(
        cutOut(wallPiece(nearX, [-700, 1560], vanish, 0, end)),
        way === side ? mix(wall, palette.deep, 0.34) : wall,
      );
      for (let window = 5; window >= 0; window--) {
        const [from, to] = [recede(window + 0.2, 6, end), recede(window + 0.8, 6, end)];
        sheet.ink(
          cutOut(wallPiece(nearX, [-420, 240], vanish, from, to)),
          hour === 'night' ? mix(palette.top, palette.middle, 0.4) : palette.low,
        );
        for (const bar of [0.33, 0.66])
          sheet.stroke(
            path([
              toward([nearX, -420], vanish, from + (to - from) * bar),
              toward([nearX, 240], vanish, from + (to - from) * bar),
            ]),
            palette.deep,
            5 * (1 - from),
            0.7,
          );
        sheet.stroke(
          path([toward([nearX, -90], vanish, from), toward([nearX, -90], vanish, to)]),
          palette.deep,
          5 * (1 - from),
          0.7,
        );
        if (way !== side && hour !== 'night') {
          const ray = sheet.fade([
            [palette.light, 0.6],
            [palette.light, 0],
          ]);
          const [a, b] = [toward([nearX, -420], vanish, from), toward([nearX, 240], vanish, to)];
          sheet.ink(
            cutOut([
              a,
              [b[0], a[1]],
              [b[0] - way * 560 * (1 - from), b[1] + 620 * (1 - from)],
              [a[0] - way * 560 * (1 - from), b[1] + 520 * (1 - from)],
            ]),
            ray,
            weather === 'mist' ? 0.5 : 0.34,
          );
        }
      }
    }
    const floor = mix(palette.local('#9a9384'), palette.near, 0.3);
    sheet.raise();
    sheet.cut(
      cutOut([
        toward([vanish[0] - 1150, 1560], vanish, end),
        toward([vanish[0] + 1150, 1560], vanish, end),
        [vanish[0] + 1150, 1560],
        [vanish[0] - 1150, 1560],
      ]),
      floor,
    );
    const steel = mix(palette.local('#4f6a72'), palette.deep, 0.2);
    for (let truss = 4; truss >= 0; truss--) {
      const share = recede(truss, 5, 0.78);
      const [l, r] = [
        toward([vanish[0] - 1150, -420], vanish, share),
        toward([vanish[0] + 1150, -420], vanish, share),
      ];
      const peak = toward([vanish[0], -900], vanish, share);
      const thick = 34 * (1 - share);
      sheet.cut(strip(l, r, thick), steel);
      sheet.cut(strip(l, peak, thick), steel);
      sheet.cut(strip(peak, r, thick), steel);
    }
    const fire = hour === 'night' && weather === 'cloud';
    sheet.raise();
    const x = vanish[0] + chance.range(-40, 40);
    for (let one = 2; one >= 0; one--) {
      const scale = 1 - one * 0.26;
      const rx = x + (one - 0.3) * 260;
      const y = 1010 - one * 110;
      if (fire) palletStack(picture, rx, y, 330 * scale);
      else roller(picture, rx, y, 300 * scale);
    }
    if (fire) {
      sheet.glow(x + 60, 700, 520, palette.accent, 0.8);
      for (let puff = 0; puff < 9; puff++)
        sheet.ink(
          blob(chance, x + chance.range(-160, 330), 620 - puff * 66, 130 + puff * 22, 90 + puff * 10, 0.2),
          mix(palette.deep, palette.far, 0.3),
          0.42,
        );
    }
    sheet.raise();
    person(picture, x - 330, 1060, 420, {
      facing: 1,
      shadeless: true,
      hat: true,
      coat: palette.local('#d98a3a'),
    });
    picture.drawn.note('paper rolls', x, 780);
    return [x, 780];
  },
};

/** A roll of paper between rollers. */
function roller({ sheet, palette, side }: Picture, x: number, y: number, size: number): void {
  const frame = palette.local('#3f6f6a');
  sheet.cut(roundBox(x - size * 0.66, y - size * 0.36, size * 1.5, size * 0.36, 12), frame);
  sheet.cut(box(x - size * 0.6, y - size * 0.06, size * 0.16, size * 0.12), palette.deep);
  sheet.cut(box(x + size * 0.6, y - size * 0.06, size * 0.16, size * 0.12), palette.deep);
  sheet.above(1, () => {
    sheet.cut(
      `M${x} ${y - size * 1.14}H${x + size * 0.7}V${y - size * 0.22}H${x}Z`,
      tone(palette.light, -0.05),
    );
    const barrel = sheet.fade([
      [palette.light, 0.6],
      [palette.light, 0],
      [palette.deep, 0.4],
    ]);
    sheet.ink(`M${x} ${y - size * 1.14}H${x + size * 0.7}V${y - size * 0.22}H${x}Z`, barrel);
    sheet.cut(oval(x, y - size * 0.68, size * 0.3, size * 0.46), palette.local('#f3ead6'));
    for (const r of [0.8, 0.6, 0.4])
      sheet.stroke(oval(x, y - size * 0.68, size * 0.3 * r, size * 0.46 * r), palette.deep, 3, 0.22);
    sheet.ink(oval(x, y - size * 0.68, size * 0.07, size * 0.11), palette.deep, 0.85);
  });
  sheet.ink(oval(x + side * size * 0.2, y + 4, size * 0.9, size * 0.06), palette.deep, 0.3);
}

function palletStack({ sheet, palette }: Picture, x: number, y: number, size: number): void {
  const wood = palette.local('#b98a55');
  for (let one = 0; one < 6; one++) {
    const top = y - (one + 1) * size * 0.15;
    sheet.cut(box(x - size / 2 + (one % 2) * 8, top, size, size * 0.05), wood);
    for (const dx of [-0.44, -0.05, 0.34])
      sheet.cut(box(x + dx * size, top + size * 0.05, size * 0.1, size * 0.09), mix(wood, palette.deep, 0.4));
  }
}
