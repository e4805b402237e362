import { mix, tone } from '../colour';
import type { Picture } from '../picture';
import { curve, cutOut, oval, type Point, path, roundBox } from '../shapes';
import { jacket } from './jacket';
import type { Sitter } from './sitter';

/** Shoulders, what is worn and what hangs about the neck; `at` maps head units to px, `unit` is half a face in px. */
export function dress(
  picture: Picture,
  sitter: Sitter,
  at: (x: number, y: number) => Point,
  unit: number,
  lean: number,
): void {
  const { sheet, palette, side } = picture;
  const cloth = palette.local(sitter.cloth);
  const under = palette.local(sitter.under);
  const dark = mix(cloth, palette.deep, 0.35);
  const shoulders = curve([
    at(-0.5 + lean, 1.42),
    at(-1.1, 1.74),
    at(-1.95, 2.1),
    at(-2.4, 2.9),
    at(-2.55, 5.2),
    at(2.55, 5.2),
    at(2.4, 2.9),
    at(1.95, 2.1),
    at(1.1, 1.74),
    at(0.5 + lean, 1.42),
  ]);
  const loose =
    sitter.garment === 'raincoat' || sitter.garment === 'blazer' || sitter.garment === 'tracksuit';
  sheet.raise(2);
  sheet.cut(shoulders, loose ? under : cloth);
  sheet.within(shoulders, () => {
    if (sitter.garment === 'checks') {
      for (let stripe = -9; stripe < 10; stripe++) {
        sheet.ink(
          cutOut([
            at(stripe * 0.34, 1.2),
            at(stripe * 0.34 + 0.1, 1.2),
            at(stripe * 0.38 + 0.11, 5.2),
            at(stripe * 0.38, 5.2),
          ]),
          palette.light,
          0.45,
        );
        sheet.ink(
          cutOut([
            at(-3, 1.5 + (stripe + 9) * 0.28),
            at(3, 1.5 + (stripe + 9) * 0.28),
            at(3, 1.6 + (stripe + 9) * 0.28),
            at(-3, 1.6 + (stripe + 9) * 0.28),
          ]),
          palette.deep,
          0.26,
        );
      }
    }
    sheet.ink(
      cutOut([at(side * 0.9, 1.3), at(side * 3, 1.3), at(side * 3, 5.2), at(side * 1.6, 5.2)]),
      palette.deep,
      0.16,
    );
  });
  if (sitter.garment === 'blazer' || sitter.garment === 'raincoat' || sitter.garment === 'tracksuit')
    jacket(picture, sitter, at, lean, { cloth, dark, unit });
  if (sitter.garment === 'turtleneck') {
    sheet.raise();
    sheet.cut(
      curve([
        at(-0.6 + lean, 1.02),
        at(lean, 1.16),
        at(0.6 + lean, 1.02),
        at(0.68 + lean, 1.62),
        at(lean, 1.84),
        at(-0.68 + lean, 1.62),
      ]),
      tone(cloth, 0.03),
    );
    for (let rib = -4; rib <= 4; rib++)
      sheet.stroke(path([at(rib * 0.14 + lean, 1.1), at(rib * 0.15 + lean, 1.72)]), dark, unit * 0.018, 0.5);
  } else if (sitter.garment === 'shirt' || sitter.garment === 'checks') {
    sheet.raise();
    for (const way of [-1, 1])
      sheet.cut(
        cutOut([
          at(way * 0.5 + lean, 1.16),
          at(way * 0.03 + lean, 1.68),
          at(way * 0.4 + lean * 0.7, 2.16),
          at(way * 0.84 + lean * 0.7, 1.52),
        ]),
        tone(cloth, 0.05),
      );
    for (const y of [2.5, 3.1, 3.7]) sheet.cut(oval(...at(lean * 0.6, y), unit * 0.055), palette.light);
    sheet.stroke(path([at(lean * 0.8, 2), at(lean * 0.4, 5)]), dark, unit * 0.03, 0.6);
  } else if (sitter.garment === 'jumper') {
    sheet.raise();
    sheet.cut(
      curve([
        at(-0.66 + lean, 1.34),
        at(lean, 1.86),
        at(0.66 + lean, 1.34),
        at(0.82 + lean, 1.5),
        at(lean, 2.12),
        at(-0.82 + lean, 1.5),
      ]),
      tone(cloth, 0.06),
    );
    sheet.within(shoulders, () => {
      for (const y of [2.7, 3])
        sheet.ink(
          curve([
            at(-2.5, y + 0.3),
            at(0, y),
            at(2.5, y + 0.3),
            at(2.5, y + 0.48),
            at(0, y + 0.16),
            at(-2.5, y + 0.48),
          ]),
          palette.local(sitter.under),
          0.7,
        );
    });
  }
  if (sitter.extra === 'scarf') {
    const scarf = palette.local(sitter.cloth === '#c9573c' ? '#2f6b72' : '#d4553d');
    sheet.raise();
    sheet.cut(
      curve([
        at(-0.72 + lean, 1.06),
        at(lean, 1.4),
        at(0.72 + lean, 1.04),
        at(0.9 + lean, 1.56),
        at(lean, 2.02),
        at(-0.9 + lean, 1.58),
      ]),
      scarf,
    );
    sheet.above(1, () =>
      sheet.cut(
        curve([
          at(0.16 + lean, 1.74),
          at(0.56 + lean, 1.7),
          at(0.74 + lean, 2.7),
          at(0.66 + lean, 3.4),
          at(0.12 + lean, 3.36),
          at(0.2 + lean, 2.6),
        ]),
        tone(scarf, -0.04),
      ),
    );
    for (let dot = 0; dot < 9; dot++)
      sheet.ink(
        oval(...at(-0.6 + dot * 0.15 + lean, 1.42 + Math.sin(dot) * 0.14), unit * 0.045),
        palette.light,
        0.8,
      );
  }
  if (sitter.extra === 'headphones') {
    sheet.raise();
    sheet.line(
      curve(
        [
          at(-0.82 + lean, 1.5),
          at(-0.6 + lean, 1.95),
          at(lean, 2.12),
          at(0.6 + lean, 1.95),
          at(0.82 + lean, 1.5),
        ],
        false,
      ),
      palette.deep,
      unit * 0.12,
    );
    for (const way of [-1, 1]) {
      sheet.above(1, () =>
        sheet.cut(
          roundBox(...at(way * 0.86 + lean - 0.24, 1.24), unit * 0.48, unit * 0.66, unit * 0.2),
          palette.accent,
        ),
      );
      sheet.cut(oval(...at(way * 0.86 + lean, 1.57), unit * 0.14, unit * 0.2), palette.deep);
    }
  }
}
