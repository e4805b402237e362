import { mix } from '../colour';
import { bust } from '../people/bust';
import { person } from '../people/figures';
import { workerFor } from '../people/sitter';
import type { Composition, Picture } from '../picture';
import { arch, box, curve, cutOut, HEIGHT, oval, type Point, path, roundBox, strip, WIDTH } from '../shapes';
import { chair } from '../things/furniture';
import { accordion, guitar, microphone, musicStand } from '../things/instruments';
import { spot } from '../things/spot';

/** A stone vault with bulbs, music stands and four chairs, with or without musicians. */
export const vault = (people: boolean): Composition => ({
  closest: 1.35,
  lamps: 'room',
  lay(picture) {
    const { sheet, chance, palette, hour } = picture;
    const stone = mix(palette.local('#b58f6c'), palette.mid, 0.25);
    sheet.ink(box(0, 0, WIDTH, HEIGHT), mix(stone, palette.deep, 0.6));
    const x = WIDTH / 2 + chance.range(-70, 70);
    for (let ring = 0; ring < 4; ring++) {
      const [w, top] = [720 + ring * 330, 260 - ring * 150];
      const shade = mix(stone, palette.deep, 0.55 - ring * 0.13);
      sheet.raise();
      sheet.cut(
        `M-60 -60H1660V1260H-60ZM${x - w / 2} 1260V${top + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w / 2} ${top + w / 2}V1260Z`,
        shade,
        { pierced: true },
      );
      for (let voussoir = 0; voussoir <= 12; voussoir++) {
        const turn = Math.PI * (1 + voussoir / 12);
        const from: Point = [x + Math.cos(turn) * (w / 2), top + w / 2 + Math.sin(turn) * (w / 2)];
        sheet.stroke(
          path([from, [from[0] + Math.cos(turn) * 70, from[1] + Math.sin(turn) * 70]]),
          palette.deep,
          4,
          0.3,
        );
      }
    }
    sheet.ink(
      arch(x, 800, 250, 400),
      hour === 'night' ? mix(palette.top, palette.middle, 0.5) : palette.low,
      0.95,
    );
    sheet.raise();
    sheet.cut(
      cutOut([
        [-20, 1230],
        [-20, 920],
        [x - 360, 800],
        [x + 360, 800],
        [WIDTH + 20, 920],
        [WIDTH + 20, 1230],
      ]),
      mix(stone, palette.deep, 0.2),
    );
    for (let bulb = 0; bulb < 9; bulb++) {
      const share = bulb / 8;
      const [bx, by] = [x - 560 + share * 1120, 300 + Math.sin(share * Math.PI) * 110];
      sheet.glow(bx, by, 130, palette.lamp, 0.75);
      sheet.cut(oval(bx, by, 16, 20), palette.lamp);
    }
    sheet.stroke(
      curve(
        Array.from(
          { length: 9 },
          (_, index): Point => [x - 560 + index * 140, 284 + Math.sin((index / 8) * Math.PI) * 110],
        ),
        false,
      ),
      palette.deep,
      4,
      0.8,
    );
    sheet.glow(x, 760, 620, palette.lamp, 0.35);
    sheet.raise();
    const wood = palette.local('#b9783f');
    for (const [dx, dy, size, facing] of [
      [-330, 900, 250, 1],
      [330, 905, 250, -1],
      [-190, 1010, 300, 1],
      [210, 1015, 300, -1],
    ] as const) {
      sheet.ink(oval(x + dx, dy, size * 0.42, 16), palette.deep, 0.34);
      chair(picture, x + dx, dy, size, wood, facing);
      if (people) {
        person(picture, x + dx, dy, size * 1.5, { stance: 'sit', facing, shadeless: true });
        if (dx < 0)
          guitar(
            picture,
            x + dx + facing * 46,
            dy - size * 0.62,
            size * 0.8,
            facing * 64,
            palette.local('#c9803f'),
          );
        else accordion(picture, x + dx + facing * 34, dy - size * 0.68, size * 0.56, palette.accent);
      }
    }
    musicStand(picture, x - 60, 1000, 270);
    musicStand(picture, x + 96, 990, 262);
    if (!people) guitar(picture, x + 20, 960, 330, 14, palette.local('#c9803f'));
    return [x, 820];
  },
});

export const studio: Composition = {
  closest: 1.35,
  lamps: 'room',
  lay(picture) {
    const { sheet, chance, palette } = picture;
    const back = mix(palette.near, palette.deep, 0.3);
    sheet.ink(box(0, 0, WIDTH, HEIGHT), back);
    const x = WIDTH / 2 + chance.range(-60, 60);
    sheet.raise();
    sheet.cut(roundBox(x - 660, 170, 1320, 470, 20), mix(palette.mid, back, 0.4));
    for (let wave = 0; wave < 4; wave++) {
      sheet.above(1, () =>
        sheet.cut(
          curve([
            [x - 640, 420 + wave * 56],
            [x - 300, 360 + wave * 62 + chance.range(-40, 30)],
            [x, 430 + wave * 52],
            [x + 330, 350 + wave * 66 + chance.range(-30, 40)],
            [x + 640, 420 + wave * 56],
            [x + 640, 636],
            [x - 640, 636],
          ]),
          [
            palette.accent,
            mix(palette.accent, palette.second, 0.5),
            palette.second,
            mix(palette.mid, palette.low, 0.3),
          ][wave] ?? palette.second,
        ),
      );
    }
    sheet.cut(oval(x - 330, 310, 70), palette.light);
    for (let lamp = 0; lamp < 5; lamp++)
      spot(picture, x - 640 + lamp * 320, x - 420 + lamp * 210, 900, 170, palette.lamp, 0.3);
    sheet.raise();
    sheet.cut(
      curve([
        [-60, 800],
        [400, 760],
        [800, 750],
        [1200, 760],
        [1660, 800],
        [1660, 1260],
        [-60, 1260],
      ]),
      mix(palette.local('#6a4a5a'), palette.deep, 0.35),
    );
    sheet.ink(oval(x, 940, 640, 110), palette.lamp, 0.2);
    sheet.raise();
    for (const way of [-1, 1] as const) {
      const dx = x + way * 300;
      for (const [place, turn] of [
        [-130, -0.4],
        [120, 0.4],
      ] as const) {
        sheet.above(1, () =>
          bust(picture, workerFor(chance), {
            x: dx + place,
            y: 640,
            unit: 50,
            turn: (way * -0.3 + turn) / 1.6,
          }),
        );
      }
      sheet.above(2, () => {
        sheet.cut(roundBox(dx - 260, 800, 520, 46, 20), palette.light);
        sheet.cut(
          cutOut([
            [dx - 220, 846],
            [dx + 220, 846],
            [dx + 180, 1050],
            [dx - 180, 1050],
          ]),
          mix(way === 1 ? palette.accent : palette.second, palette.deep, 0.12),
        );
        microphone(picture, dx - way * 90, 806, 120, 52, false);
        sheet.cut(
          cutOut([
            [dx + 90, 760],
            [dx + 130, 760],
            [dx + 124, 804],
            [dx + 96, 804],
          ]),
          palette.local('#8fb3b8'),
        );
      });
    }
    sheet.raise(3);
    camera(picture, x - 590, 1230, 430, 1);
    if (chance.flip()) camera(picture, x + 610, 1250, 400, -1);
    return [x, 720];
  },
};

function camera({ sheet, palette }: Picture, x: number, y: number, size: number, way: 1 | -1): void {
  const at = (px: number, py: number): Point => [x + px * size * way, y + py * size];
  for (const px of [-0.24, 0, 0.24]) sheet.cut(strip(at(0, -0.5), at(px, 0), size * 0.04), palette.deep);
  sheet.cut(
    curve([at(-0.3, -0.9), at(0.18, -0.94), at(0.22, -0.58), at(-0.3, -0.56)]),
    mix(palette.deep, palette.near, 0.3),
  );
  sheet.cut(cutOut([at(0.18, -0.84), at(0.42, -0.92), at(0.42, -0.6), at(0.18, -0.66)]), palette.deep);
  sheet.cut(oval(...at(-0.2, -1), size * 0.12), mix(palette.deep, palette.near, 0.5));
  sheet.ink(oval(...at(-0.22, -0.82), size * 0.025), palette.accent);
}
