import { mix, tone } from '../colour';
import { crowd, person } from '../people/figures';
import type { Composition, Family } from '../picture';
import { box, curve, cutOut, HEIGHT, oval, path, roundBox, WIDTH } from '../shapes';
import { accordion, guitar, microphone } from '../things/instruments';
import { spot } from '../things/spot';
import { windBand } from './players';
import { studio, vault } from './stage-rooms';
import { accordionChair, candleStudio, newsMicrophones, studioCamera, synthesiser } from './stillness';

/** A microphone in the light, before a crowd or among blocks of ice. */
const solo = (ice: boolean): Composition => ({
  closest: 1.04,
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
    if (ice) {
      picture.drawn.note('ice', x, 1060);
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
});

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
    picture.drawn.note('seats', x, 900);
    return [x, 560];
  },
};

export const STAGE: Family = {
  drawer: 'limelight',
  subjects: {
    microphone: solo(false),
    'ice-stage': solo(true),
    band,
    cinema: seats,
    quartet: vault(true),
    cellar: vault(false),
    'tv-studio': studio,
    'wind-band': windBand,
    accordion: accordionChair,
    synthesiser,
    'candle-studio': candleStudio,
    'news-microphones': newsMicrophones,
    'studio-camera': studioCamera,
  },
};
