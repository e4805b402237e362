import { mix, tone } from '../colour';
import { accordion, guitar, microphone, musicStand } from '../instruments';
import { chair } from '../interior';
import { bust } from '../people/bust';
import { crowd, person } from '../people/figures';
import { workerFor } from '../people/sitter';
import type { Composition, Family, Picture } from '../picture';
import { arch, box, curve, cutOut, HEIGHT, oval, type Point, path, roundBox, strip, WIDTH } from '../shapes';

/** A cone of light from above; its pool lies at `foot`. */
function spot(
  { sheet, palette }: Picture,
  x: number,
  to: number,
  foot: number,
  width: number,
  colour: string,
  strength = 0.5,
): void {
  const beam = sheet.fade([
    [colour, 0.85],
    [colour, 0.06],
  ]);
  sheet.ink(
    cutOut([
      [x - 26, -10],
      [x + 26, -10],
      [to + width, foot],
      [to - width, foot],
    ]),
    beam,
    strength,
  );
  sheet.ink(oval(to, foot, width, width * 0.2), colour, strength * 0.62);
  sheet.cut(
    cutOut([
      [x - 46, -20],
      [x + 46, -20],
      [x + 34, 46],
      [x - 34, 46],
    ]),
    palette.deep,
  );
}

const solo: Composition = {
  closest: 1.4,
  lamps: 'room',
  lay(picture) {
    const { sheet, chance, palette } = picture;
    const back = mix(palette.near, palette.deep, 0.35);
    sheet.ink(box(0, 0, WIDTH, HEIGHT), back);
    const x = WIDTH / 2 + chance.range(-110, 110);
    const glow = chance.pick([
      palette.accent,
      palette.second,
      palette.local('#3f8f96'),
      palette.local('#7a5ab0'),
      palette.local('#c94f7a'),
    ]);
    for (let ring = 5; ring > 0; ring--) {
      sheet.raise();
      sheet.cut(oval(x, 540, 160 + ring * 150, 150 + ring * 132), mix(glow, back, 0.12 + ring * 0.165));
    }
    const bokeh = chance.whole(9, 15);
    for (let one = 0; one < bokeh; one++)
      sheet.ink(
        oval(chance.range(0, WIDTH), chance.range(60, 700), chance.range(18, 64)),
        chance.flip() ? palette.second : palette.lamp,
        chance.range(0.1, 0.3),
      );
    spot(picture, x - 380, x, 1030, 380, palette.lamp, 0.42);
    spot(picture, x + 380, x, 1030, 380, palette.lamp, 0.42);
    sheet.raise();
    sheet.cut(
      curve([
        [-60, 1080],
        [400, 1020],
        [800, 1004],
        [1200, 1020],
        [1660, 1080],
        [1660, 1260],
        [-60, 1260],
      ]),
      mix(palette.near, palette.deep, 0.62),
    );
    sheet.glow(x, 560, 520, palette.lamp, 0.5);
    sheet.raise(2);
    const old = chance.flip(0.65);
    const head = microphone(picture, x, 1130, old ? 560 : 600, old ? 370 : 340, old);
    if (chance.flip(0.4)) {
      sheet.raise();
      for (let one = 0; one < 3; one++) {
        const ix = x + (one - 1) * 470 + chance.range(-40, 40);
        sheet.cut(
          cutOut([
            [ix - 130, 1240],
            [ix - 90, 1040],
            [ix + 40, 980],
            [ix + 130, 1070],
            [ix + 150, 1240],
          ]),
          mix(palette.local('#bfe0e4'), palette.far, 0.2),
        );
        sheet.ink(
          cutOut([
            [ix - 90, 1040],
            [ix + 40, 980],
            [ix + 10, 1100],
          ]),
          '#ffffff',
          0.5,
        );
      }
    } else {
      sheet.raise(2);
      crowd(picture, { left: -40, right: WIDTH + 40, y: 1120, size: 96, lit: 0 });
    }
    return [head[0], head[1] + 20];
  },
};

const band: Composition = {
  closest: 1.4,
  lamps: 'room',
  lay(picture) {
    const { sheet, chance, palette } = picture;
    const back = mix(palette.near, palette.deep, 0.3);
    sheet.ink(box(0, 0, WIDTH, HEIGHT), back);
    const x = WIDTH / 2 + chance.range(-70, 70);
    for (let panel = 0; panel < 9; panel++) {
      sheet.raise(panel % 4 === 0 ? 1 : 0);
      sheet.cut(
        box(panel * 190 - 30, chance.range(140, 330), 150, 700),
        mix(panel % 2 ? palette.mid : palette.accent, back, chance.range(0.35, 0.75)),
      );
    }
    for (const [from, to, colour] of [
      [-0.36, -0.2, palette.second],
      [-0.12, 0.02, palette.lamp],
      [0.12, -0.02, palette.lamp],
      [0.36, 0.22, palette.accent],
    ] as const)
      spot(picture, x + from * WIDTH, x + to * WIDTH, 880, 210, colour, 0.42);
    sheet.raise();
    sheet.cut(box(-20, 820, WIDTH + 40, 420), mix(palette.local('#8a5c3f'), palette.deep, 0.3));
    for (let board = 0; board < 13; board++)
      sheet.stroke(
        path([
          [800 + (board - 6) * 130, 820],
          [800 + (board - 6) * 230, 1080],
        ]),
        palette.deep,
        3,
        0.3,
      );
    sheet.ink(oval(x, 900, 640, 70), palette.lamp, 0.22);
    sheet.raise(2);
    const players = chance.whole(3, 4);
    for (let one = 0; one < players; one++) {
      const px = x + (one - (players - 1) / 2) * 330 + chance.range(-20, 20);
      const y = 900 + (one % 2) * 44;
      const facing = px < x ? 1 : -1;
      const kind = (one + chance.whole(0, 1)) % 3;
      sheet.ink(oval(px, y, 120, 16), palette.deep, 0.4);
      person(picture, px, y, 460, { facing, shadeless: true, stance: 'stand' });
      if (kind === 0) guitar(picture, px + facing * 26, y - 230, 330, facing * 62, palette.local('#c9803f'));
      else if (kind === 1) accordion(picture, px + facing * 14, y - 250, 230, palette.accent);
      else microphone(picture, px + facing * 96, y + 6, 372, 74, false);
    }
    sheet.raise();
    for (const dx of [-690, 690]) {
      sheet.cut(roundBox(x + dx - 110, 610, 220, 330, 12), palette.deep);
      for (const cy of [700, 840]) {
        sheet.cut(oval(x + dx, cy, 72), mix(palette.near, palette.deep, 0.4));
        sheet.ink(oval(x + dx, cy, 30), palette.deep);
      }
    }
    sheet.raise(2);
    sheet.ink(box(-20, 1064, WIDTH + 40, 200), palette.deep, 0.8);
    crowd(picture, { left: -40, right: WIDTH + 40, y: 1060, size: 80, lit: 0 });
    sheet.raise();
    crowd(picture, { left: -40, right: WIDTH + 40, y: 1130, size: 96, lit: 0 });
    return [x, 720];
  },
};

const seats: Composition = {
  lamps: 'room',
  lay(picture) {
    const { sheet, chance, palette, hour } = picture;
    sheet.ink(box(0, 0, WIDTH, HEIGHT), mix(palette.near, palette.deep, 0.45));
    const x = WIDTH / 2 + chance.range(-60, 60);
    const gold = palette.local('#d9a94e');
    sheet.raise();
    sheet.cut(box(x - 560, 90, 1120, 560), gold);
    sheet.cut(box(x - 534, 116, 1068, 520), palette.deep);
    const scene = sheet.fade([
      [palette.top, 1],
      [palette.middle, 1],
      [palette.low, 1],
    ]);
    sheet.ink(box(x - 500, 140, 1000, 470), scene);
    sheet.glow(x, 420, 660, palette.lamp, hour === 'noon' ? 0.4 : 0.6);
    const prop = chance.whole(0, 1);
    if (prop === 0) {
      sheet.cut(oval(x + 160, 330, 84), mix(palette.second, palette.light, 0.3));
      sheet.cut(
        curve([
          [x - 500, 520],
          [x - 260, 470],
          [x - 20, 540],
          [x + 250, 470],
          [x + 500, 530],
          [x + 500, 610],
          [x - 500, 610],
        ]),
        palette.mid,
      );
      sheet.cut(
        curve([
          [x - 500, 570],
          [x - 160, 545],
          [x + 180, 585],
          [x + 500, 555],
          [x + 500, 612],
          [x - 500, 612],
        ]),
        palette.near,
      );
    } else {
      microphone(picture, x, 610, 210, 80, true);
    }
    sheet.raise();
    const red = mix(palette.accent, palette.deep, 0.22);
    for (const way of [-1, 1])
      for (let fold = 0; fold < 5; fold++) {
        const inner = x + way * (500 - fold * 4) - way * (150 - fold * 34);
        sheet.cut(
          curve([
            [x + way * 590, 80],
            [inner, 80],
            [inner + way * 8, 330],
            [inner + way * 60, 640],
            [x + way * 590, 650],
          ]),
          tone(red, fold % 2 ? 0.03 : -0.02),
        );
      }
    let d = `M${x - 600} 60L${x - 600} 130`;
    for (let swag = 0; swag < 6; swag++) d += `Q${x - 500 + swag * 200} 240 ${x - 400 + swag * 200} 130`;
    sheet.cut(`${d}L${x + 600} 60Z`, red);
    sheet.raise();
    sheet.cut(box(-20, 640, WIDTH + 40, 600), mix(palette.local('#5a3a36'), palette.deep, 0.45));
    const rows = 4;
    for (let row = 0; row < rows; row++) {
      sheet.raise();
      const size = 116 + row * 52;
      const y = 770 + row * 118;
      const count = Math.ceil(WIDTH / size) + 2;
      for (let one = 0; one < count; one++) {
        const sx = x + (one - count / 2 + (row % 2) * 0.5) * size * 1.08;
        if (chance.flip(0.13)) continue;
        if (chance.flip(row === 3 ? 0.06 : 0.12)) {
          sheet.cut(
            oval(sx, y - size * 0.34, size * 0.2, size * 0.24),
            palette.local(chance.pick(['#2b1f1c', '#7a4a28', '#8d8a88'])),
          );
        }
        const paint = mix(palette.accent, palette.deep, 0.34 - row * 0.05 + chance.range(-0.04, 0.04));
        sheet.cut(
          `M${sx - size * 0.45} ${y + size}V${y - size * 0.05}Q${sx - size * 0.44} ${y - size * 0.26} ${sx} ${y - size * 0.28}Q${sx + size * 0.44} ${y - size * 0.26} ${sx + size * 0.45} ${y - size * 0.05}V${y + size}Z`,
          paint,
        );
        sheet.ink(
          `M${sx - size * 0.34} ${y + size}V${y + size * 0.06}Q${sx} ${y - size * 0.16} ${sx + size * 0.34} ${y + size * 0.06}V${y + size}Z`,
          palette.deep,
          0.16,
        );
        sheet.cut(oval(sx, y + size * 0.24, size * 0.06), gold);
      }
    }
    return [x, 560];
  },
};

const vault: Composition = {
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
    const people = chance.flip(0.6);
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
};

const studio: Composition = {
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

export const STAGE: Family = {
  drawer: 'limelight',
  compositions: [solo, band, seats, vault, studio],
  turn: 136777,
};
