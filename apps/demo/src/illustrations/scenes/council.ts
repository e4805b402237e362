import { mix } from '../colour';
import { bust } from '../people/bust';
import { crowd, person } from '../people/figures';
import { workerFor } from '../people/sitter';
import type { Composition, Family } from '../picture';
import { box, curve, cutOut, oval, roundBox, strip, WIDTH } from '../shapes';
import { chandelier, hallWall } from '../things/council-hall';
import { microphone } from '../things/instruments';
import { townHallFront } from './council-front';

const plenary: Composition = {
  closest: 1.35,
  lamps: 'room',
  lay(picture) {
    const { sheet, chance, palette } = picture;
    const x = WIDTH / 2 + chance.range(-70, 70);
    const floor = 640;
    hallWall(picture, x, floor);
    chandelier(picture, x - 330, 120, 280);
    chandelier(picture, x + 330, 120, 280);
    sheet.raise();
    const carpet = mix(palette.local('#8a4a42'), palette.deep, 0.25);
    sheet.cut(box(-20, floor, WIDTH + 40, 600), carpet);
    for (let seat = -2; seat <= 2; seat++) {
      sheet.cut(
        roundBox(x + seat * 150 - 52, floor - 190, 104, 200, 26),
        mix(palette.local('#6a3a30'), palette.deep, 0.2),
      );
      person(picture, x + seat * 150, floor + 60, 320, { stance: 'sit', shadeless: true });
    }
    sheet.raise();
    const wood = palette.local('#a8693f');
    sheet.cut(
      curve([
        [x - 480, floor - 8],
        [x, floor - 26],
        [x + 480, floor - 8],
        [x + 500, floor + 110],
        [x, floor + 90],
        [x - 500, floor + 110],
      ]),
      wood,
    );
    for (let seat = -2; seat <= 2; seat++) {
      sheet.ink(box(x + seat * 170 - 66, floor + 10, 132, 70), palette.deep, 0.2);
      microphone(picture, x + seat * 150 + 40, floor - 14, 72, 26, false);
    }
    const standing = picture.hour === 'night' || chance.flip();
    for (let row = 0; row < 4; row++) {
      sheet.raise();
      const size = 46 + row * 22;
      const y = floor + 160 + row * 98;
      crowd(picture, { left: -40, right: WIDTH + 40, y, size, lit: 0 });
      sheet.ink(box(-20, y + size * 1.25, WIDTH + 40, 300), palette.deep, 0.5);
    }
    if (standing) {
      const way = chance.flip() ? 1 : -1;
      sheet.raise();
      const sx = x + way * chance.range(150, 260);
      person(picture, sx, 1230, 640, { stance: 'stand', facing: way === 1 ? -1 : 1, shadeless: true });
      sheet.cut(
        strip([sx - way * 30, 830], [sx - way * 110, 640], 44, 30),
        mix(palette.local('#e3ab82'), palette.deep, 0.1),
      );
      sheet.cut(
        cutOut([
          [sx - way * 70, 560],
          [sx - way * 170, 570],
          [sx - way * 150, 690],
          [sx - way * 60, 670],
        ]),
        palette.light,
      );
    }
    return [x, floor - 30];
  },
};

const table: Composition = {
  closest: 1.4,
  lamps: 'room',
  lay(picture) {
    const { sheet, chance, palette, side } = picture;
    const x = WIDTH / 2 + chance.range(-70, 70);
    hallWall(picture, x + chance.range(-240, 240), 620);
    const way = chance.flip() ? 1 : -1;
    sheet.raise();
    sheet.cut(box(-20, 600, WIDTH + 40, 640), mix(palette.local('#7a4a3a'), palette.deep, 0.3));
    for (let seat = -2; seat <= 2; seat++)
      sheet.cut(roundBox(x + seat * 330 - 120, 380, 240, 360, 60), mix(palette.accent, palette.deep, 0.34));
    const people = chance.flip(0.5);
    if (people)
      for (const seat of [-1, 1])
        sheet.above(1, () =>
          bust(picture, workerFor(chance), { x: x + seat * 330, y: 470, unit: 70, turn: seat * -0.4 }),
        );
    sheet.raise();
    const wood = palette.local('#a8693f');
    sheet.cut(
      cutOut([
        [-40, 720],
        [WIDTH + 40, 720],
        [WIDTH + 40, 1010],
        [-40, 1010],
      ]),
      wood,
    );
    const shine = sheet.fade(
      [
        [palette.light, 0.4],
        [palette.light, 0],
        [palette.deep, 0.3],
      ],
      side === 1 ? [0, 0, 1, 0] : [1, 0, 0, 0],
    );
    sheet.ink(box(-40, 720, WIDTH + 80, 290), shine);
    sheet.cut(box(-40, 1006, WIDTH + 80, 240), mix(wood, palette.deep, 0.4));
    for (let panel = 0; panel < 6; panel++)
      sheet.ink(box(panel * 280 + 10, 1050, 240, 200), palette.deep, 0.2);
    sheet.raise();
    for (const [seat, dx] of [-480, 0, 480].entries()) {
      const mx = x + dx;
      sheet.cut(
        cutOut([
          [mx - 150, 850],
          [mx + 60, 840],
          [mx + 90, 940],
          [mx - 150, 956],
        ]),
        palette.light,
      );
      for (let line = 0; line < 5; line++)
        sheet.ink(box(mx - 120, 866 + line * 16, chance.range(80, 160), 5), palette.deep, 0.3);
      sheet.cut(
        cutOut([
          [mx + 130, 820],
          [mx + 190, 820],
          [mx + 180, 930],
          [mx + 140, 930],
        ]),
        mix(palette.light, palette.far, 0.25),
      );
      sheet.above(1, () => {
        sheet.cut(roundBox(mx - 60, 900, 130, 40, 12), palette.deep);
        picture.drawn.note('microphone', mx, 760);
        const bend = [mx - way * 24, 560 + (seat === 1 ? -40 : 0)] as const;
        sheet.line(
          curve([[mx, 906], [mx + way * 30, 760], [mx + way * 26, 640], bend], false),
          palette.deep,
          13,
        );
        sheet.cut(
          roundBox(bend[0] - 34, bend[1] - 84, 68, 120, 34),
          mix(palette.local('#6f7477'), palette.deep, 0.3),
        );
        for (let slot = 0; slot < 4; slot++)
          sheet.ink(box(bend[0] - 24, bend[1] - 60 + slot * 20, 48, 6), palette.deep, 0.8);
        sheet.ink(oval(bend[0], bend[1] + 48, 14), palette.accent);
        if (seat === 1) sheet.glow(bend[0], bend[1] + 48, 70, palette.accent, 0.8);
      });
    }
    return [x - way * 12, 700];
  },
};

export const COUNCIL: Family = {
  drawer: 'town',
  subjects: { plenary, 'council-table': table, 'town-hall': townHallFront },
};
