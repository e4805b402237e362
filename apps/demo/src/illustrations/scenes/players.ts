import { mix } from '../colour';
import { person } from '../people/figures';
import type { Composition } from '../picture';
import { box, curve, cutOut, HEIGHT, oval, type Point, path, roundBox, strip, WIDTH } from '../shapes';
import { air } from '../things/clouds';
import { musicStand } from '../things/instruments';
import { sky } from '../things/sky';
import { spot } from '../things/spot';

/** A wind band in three rows, with brass, before its conductor. */
export const windBand: Composition = {
  closest: 1.06,
  lamps: 'room',
  lay(picture) {
    const { sheet, palette, drawn } = picture;
    const x = WIDTH / 2;
    sheet.ink(box(0, 0, WIDTH, HEIGHT), mix(palette.near, palette.deep, 0.3));
    for (let fold = 0; fold < 14; fold++)
      sheet.above(fold % 2, () =>
        sheet.cut(
          box(fold * 120 - 20, -20, 120, 620),
          mix(palette.accent, palette.deep, fold % 2 ? 0.45 : 0.55),
        ),
      );
    for (const from of [-420, 0, 420]) spot(picture, x + from, x + from * 0.6, 900, 260, palette.lamp, 0.3);
    const coat = palette.local('#27406b');
    const brass = palette.local('#e0b04a');
    for (const [y, size, count] of [
      [640, 300, 7],
      [800, 350, 6],
      [980, 410, 5],
    ] as const) {
      sheet.raise();
      sheet.cut(box(-40, y - 10, WIDTH + 80, 300), mix(palette.local('#8a5c3f'), palette.deep, 0.35));
      for (let one = 0; one < count; one++) {
        const px = x + (one - (count - 1) / 2) * size * 0.72;
        const facing = px < x ? 1 : -1;
        person(picture, px, y, size, { stance: 'stand', facing, coat, shadeless: true });
        const at = (dx: number, dy: number): Point => [px + dx * size * facing, y + dy * size];
        drawn.note('brass', ...at(0.1, -0.7));
        if ((one + count) % 3 === 0) {
          sheet.line(
            curve(
              [
                at(0.06, -0.86),
                at(0.18, -0.8),
                at(0.2, -0.5),
                at(0.08, -0.42),
                at(0, -0.55),
                at(0.02, -0.98),
              ],
              false,
            ),
            brass,
            size * 0.06,
          );
          sheet.cut(cutOut([at(-0.1, -1.12), at(0.16, -1.12), at(0.06, -0.94), at(0, -0.94)]), brass);
        } else if ((one + count) % 3 === 1) {
          sheet.cut(strip(at(0.05, -0.86), at(0.28, -0.82), size * 0.035), brass);
          sheet.cut(cutOut([at(0.28, -0.84), at(0.4, -0.92), at(0.4, -0.7), at(0.28, -0.79)]), brass);
        } else {
          sheet.cut(strip(at(0.05, -0.86), at(0.2, -0.52), size * 0.04, size * 0.06), palette.deep);
          sheet.cut(oval(...at(0.21, -0.5), size * 0.05), palette.light);
        }
      }
    }
    sheet.raise();
    musicStand(picture, x - 330, 1130, 260);
    musicStand(picture, x + 330, 1130, 260);
    return [x, 620];
  },
};

/** A football pitch's bench, empty, with a bottle and a bag. */
export const emptyBench: Composition = {
  closest: 1.06,
  drawer: 'turf',
  lay(picture) {
    const { sheet, palette, drawn } = picture;
    sky(picture, { horizon: 480 });
    sheet.raise();
    sheet.cut(box(-40, 470, WIDTH + 80, 300), palette.plane(0.5));
    air(picture, 520, 0.5);
    sheet.raise();
    sheet.cut(box(-40, 900, WIDTH + 80, 360), palette.local('#5fa565'));
    sheet.stroke(
      path([
        [-40, 1120],
        [1640, 1090],
      ]),
      palette.light,
      26,
      0.9,
    );
    sheet.raise(2);
    const x = WIDTH / 2;
    sheet.cut(
      `M${x - 560} 940V430Q${x - 560} 330 ${x - 440} 330H${x + 440}Q${x + 560} 330 ${x + 560} 430V940Z`,
      palette.local('#b9b4a8'),
    );
    sheet.cut(roundBox(x - 510, 390, 1020, 540, 50), mix(palette.local('#8d8a86'), palette.deep, 0.35));
    sheet.raise();
    drawn.note('bench', x, 780);
    sheet.cut(box(x - 470, 740, 940, 60), palette.local('#c99a62'));
    sheet.cut(box(x - 470, 560, 940, 44), palette.local('#c99a62'));
    for (const dx of [-400, 0, 400]) sheet.cut(box(x + dx - 22, 800, 44, 140), palette.deep);
    sheet.cut(roundBox(x - 380, 640, 240, 110, 40), palette.accent);
    sheet.cut(roundBox(x + 210, 620, 60, 124, 18), palette.low);
    sheet.cut(oval(x + 420, 1000, 84), palette.light);
    for (const turn of [0, 72, 144, 216, 288])
      sheet.ink(oval(x + 420, 944, 18), palette.deep, 0.9, [turn, x + 420, 1000]);
    return [x, 680];
  },
};
