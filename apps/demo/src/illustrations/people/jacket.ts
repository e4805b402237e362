import { mix, tone } from '../colour';
import type { Picture } from '../picture';
import { curve, cutOut, oval, type Point } from '../shapes';
import type { Sitter } from './sitter';

export function jacket(
  picture: Picture,
  sitter: Sitter,
  at: (x: number, y: number) => Point,
  lean: number,
  { cloth, dark, unit }: { cloth: string; dark: string; unit: number },
): void {
  const { sheet, palette } = picture;
  sheet.raise();
  const paint = sitter.garment === 'raincoat' ? palette.local('#e0ad3a') : cloth;
  const shade = sitter.garment === 'raincoat' ? mix(paint, palette.deep, 0.25) : dark;
  for (const way of [-1, 1]) {
    sheet.cut(
      curve([
        at(way * 0.52 + lean, 1.36),
        at(way * 1.1, 1.72),
        at(way * 1.96, 2.08),
        at(way * 2.42, 2.9),
        at(way * 2.58, 5.2),
        at(way * 0.12, 5.2),
        at(way * 0.2, 3.6),
        at(way * 0.5, 2.4),
      ]),
      paint,
    );
  }
  for (const way of [-1, 1]) {
    sheet.above(1, () => {
      if (sitter.garment === 'blazer') {
        sheet.cut(
          cutOut([
            at(way * 0.5 + lean, 1.3),
            at(way * 0.98, 1.66),
            at(way * 1.08, 2.16),
            at(way * 0.78, 2.3),
            at(way * 0.86, 2.56),
            at(way * 0.14, 3.7),
            at(way * 0.34, 2.3),
          ]),
          way === picture.side ? shade : tone(paint, 0.035),
        );
      } else if (sitter.garment === 'raincoat') {
        sheet.cut(
          curve([
            at(way * 0.5 + lean, 1.14),
            at(way * 1.2, 1.44),
            at(way * 1.34, 1.9),
            at(way * 0.5, 2.3),
            at(way * 0.34, 1.8),
          ]),
          way === picture.side ? shade : tone(paint, 0.03),
        );
      } else {
        sheet.cut(
          cutOut([at(way * 0.56 + lean, 1.08), at(way * 0.86, 1.5), at(way * 0.4, 2.3), at(way * 0.16, 2.2)]),
          shade,
        );
        sheet.cut(
          cutOut([at(way * 1.3, 1.86), at(way * 1.46, 1.9), at(way * 1.95, 5.2), at(way * 1.72, 5.2)]),
          palette.light,
        );
      }
    });
  }
  for (const y of [3.9, 4.5]) sheet.cut(oval(...at(0.02, y), unit * 0.07), shade);
}
