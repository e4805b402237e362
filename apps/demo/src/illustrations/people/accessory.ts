import { mix, tone } from '../colour';
import type { Picture } from '../picture';
import { curve, oval, type Point, path, roundBox } from '../shapes';
import { microphone } from '../things/instruments';
import type { Sitter } from './sitter';

/** Accessory put on last: a cap, a microphone in the hand. */
export function accessory(
  picture: Picture,
  sitter: Sitter,
  at: (x: number, y: number) => Point,
  unit: number,
  facing: number,
): void {
  const { sheet, palette } = picture;
  if (sitter.extra === 'cap') {
    const paint = palette.local(sitter.cloth === '#27374d' ? '#c9573c' : '#2f4a68');
    sheet.raise(2);
    sheet.cut(
      curve([
        at(-1.1, -0.5),
        at(-1.12, -0.95),
        at(-0.7, -1.5),
        at(0, -1.68),
        at(0.7, -1.5),
        at(1.12, -0.95),
        at(1.1, -0.5),
        at(0, -0.72),
      ]),
      paint,
    );
    sheet.ink(path([at(0, -1.66), at(facing * 0.2, -0.74)]), palette.deep, 0.2);
    sheet.above(1, () =>
      sheet.cut(
        curve([
          at(facing * -0.5, -0.74),
          at(facing * 0.4, -0.86),
          at(facing * 1.4, -0.62),
          at(facing * 1.74, -0.34),
          at(facing * 1, -0.46),
          at(facing * 0.2, -0.5),
        ]),
        mix(paint, palette.deep, 0.2),
      ),
    );
    sheet.cut(oval(...at(0, -1.66), unit * 0.08), tone(paint, 0.06));
  }
  if (sitter.extra === 'microphone') {
    sheet.raise(2);
    const [x, y] = at(facing * 0.95, 3.9);
    const head = microphone(picture, x, y + unit * 2, unit * 3.1, unit * 0.72, false);
    const skin = palette.local(sitter.skin);
    sheet.above(2, () => {
      for (let finger = 0; finger < 4; finger++)
        sheet.cut(
          roundBox(
            head[0] - unit * 0.34,
            head[1] + unit * (0.62 + finger * 0.2),
            unit * 0.62,
            unit * 0.2,
            unit * 0.1,
          ),
          tone(skin, -0.02 * finger),
        );
      sheet.cut(
        roundBox(head[0] - unit * 0.36, head[1] + unit * 1.4, unit * 0.7, unit * 2, unit * 0.2),
        mix(palette.local(sitter.cloth), palette.deep, 0.12),
      );
    });
  }
}
