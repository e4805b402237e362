import { mix, tone } from '../colour';
import type { Picture } from '../picture';
import { blob, curve, cutOut, oval, type Point, path } from '../shapes';
import { accessory } from './accessory';
import { colours } from './face';
import type { Sitter } from './sitter';
import { dress } from './wardrobe';

/** A sitter in profile, as on a cameo; looks to the right where `way` is 1. */
export function cameo(
  picture: Picture,
  sitter: Sitter,
  { x, y, unit, way }: { x: number; y: number; unit: number; way: 1 | -1 },
): void {
  picture.drawn.note('people', x, y);
  const { sheet, chance, palette } = picture;
  const at = (px: number, py: number): Point => [x + px * unit * way, y + py * unit];
  const { skin, shade, hair } = colours(picture, sitter);
  sheet.raise(2);
  if (sitter.hairstyle === 'long')
    sheet.cut(
      curve([
        at(-0.2, -1.2),
        at(-1.1, -0.6),
        at(-1.3, 0.6),
        at(-1.5, 2.4),
        at(-0.8, 2.9),
        at(-0.1, 2.4),
        at(0, 0.8),
      ]),
      tone(hair, -0.04),
    );
  if (sitter.hairstyle === 'ponytail')
    sheet.cut(
      curve([at(-0.8, -0.7), at(-1.5, -0.5), at(-1.9, 0.6), at(-1.7, 1.7), at(-1.35, 0.9), at(-0.9, 0)]),
      tone(hair, -0.03),
    );
  if (sitter.hairstyle === 'bun')
    sheet.cut(blob(chance, ...at(-1.2, -0.74), unit * 0.5, unit * 0.46, 0.06, 10), tone(hair, -0.03));
  if (sitter.hairstyle === 'curls')
    for (let curl = 0; curl < 18; curl++) {
      const angle = Math.PI * (0.62 + (curl / 17) * 1.06);
      sheet.cut(
        blob(
          chance,
          ...at(-0.1 + Math.cos(angle) * 1.12, -0.3 + Math.sin(-angle + Math.PI * 2) * -1.14),
          unit * 0.36,
          unit * 0.34,
          0.1,
          8,
        ),
        tone(hair, (curl % 3) * 0.025 - 0.04),
      );
    }
  sheet.cut(
    cutOut([at(-0.62, 0.6), at(0.42, 0.8), at(0.5, 1.7), at(0, 2.3), at(-0.78, 1.7)]),
    mix(skin, shade, 0.6),
  );
  dress(picture, sitter, at, unit, -0.08);
  sheet.raise(2);
  const chin = 0.86 + sitter.jaw * 0.06;
  const outline: Point[] = [
    at(0.1, -1.28),
    at(0.56, -1.1),
    at(0.82, -0.74),
    at(0.88, -0.42),
    at(0.85, -0.2),
    at(0.96, 0.04),
    at(1.14, 0.28),
    at(1.04, 0.4),
    at(0.9, 0.43),
    at(0.9, 0.52),
    at(0.99, 0.6),
    at(0.9, 0.68),
    at(0.95, 0.78),
    at(0.84, 0.88),
    at(chin, 1.08),
    at(0.68, 1.28),
    at(0.3, 1.2),
    at(-0.16, 0.9),
    at(-0.4, 0.62),
    at(-0.86, 0.4),
    at(-1, -0.3),
    at(-0.8, -0.94),
    at(-0.34, -1.24),
  ];
  const form = curve(outline);
  sheet.cut(form, skin);
  sheet.within(form, () => {
    sheet.ink(
      curve([
        at(-1.2, 0.2),
        at(-0.1, 0.3),
        at(0.3, 0.84),
        at(0.78, 1.06),
        at(0.9, 1.5),
        at(-0.6, 1.6),
        at(-1.4, 1),
      ]),
      shade,
      0.5,
    );
    sheet.ink(oval(...at(0.5, 0.42), unit * 0.22, unit * 0.16), palette.local('#d8604a'), 0.22);
    if (sitter.beard === 'full' || sitter.beard === 'short')
      sheet.ink(
        curve([
          at(-0.16, 0.1),
          at(0.06, 0.4),
          at(0.5, 0.56),
          at(0.8, 0.5),
          at(1.1, 0.52),
          at(0.86, 0.66),
          at(1.2, 0.8),
          at(1.2, 1.5),
          at(0, 1.5),
          at(-0.4, 0.7),
        ]),
        sitter.beard === 'short' ? mix(hair, skin, 0.3) : hair,
        0.96,
      );
  });
  const ink = mix(palette.deep, '#20141a', 0.5);
  sheet.ink(
    curve([at(0.5, -0.36), at(0.72, -0.44), at(0.87, -0.36), at(0.84, -0.3), at(0.7, -0.36)]),
    mix(hair, palette.deep, 0.25),
  );
  sheet.ink(cutOut([at(0.56, -0.06), at(0.82, -0.18), at(0.8, 0.03)]), palette.light);
  sheet.ink(oval(...at(0.745, -0.07), unit * 0.06, unit * 0.08), ink);
  sheet.stroke(curve([at(0.5, -0.04), at(0.66, -0.16), at(0.84, -0.19)], false), ink, unit * 0.04);
  sheet.ink(
    curve([at(0.74, 0.63), at(0.86, 0.54), at(1, 0.6), at(0.93, 0.67), at(0.97, 0.77), at(0.84, 0.76)]),
    mix(palette.local('#b8423c'), skin, 0.25),
  );
  sheet.ink(oval(...at(0.94, 0.35), unit * 0.045, unit * 0.03), shade);
  if (sitter.beard === 'moustache')
    sheet.cut(curve([at(0.62, 0.64), at(0.84, 0.44), at(1.02, 0.5), at(0.96, 0.58)]), hair);
  if (sitter.hairstyle !== 'bald') {
    sheet.raise();
    const low = sitter.hairstyle === 'bob' ? 0.95 : sitter.hairstyle === 'long' ? 1.6 : 0.34;
    const crown: Point[] = [
      at(0.8, -0.78),
      at(0.72, -1.2),
      at(0.16, -1.54),
      at(-0.62, -1.4),
      at(-1.14, -0.84),
      at(-1.22, -0.1),
      at(-1.04, low * 0.7),
      at(-0.74, low),
      at(-0.44, low * 0.84),
      at(-0.36, 0.3),
      at(-0.3, -0.16),
      at(0.1, -0.3),
      at(0.3, -0.64),
    ];
    sheet.cut(curve(crown), hair);
    sheet.ink(
      curve([at(0.3, -1.1), at(-0.2, -1.34), at(-0.72, -1.14), at(-0.2, -1.16)]),
      tone(hair, 0.08),
      0.7,
    );
  }
  sheet.raise();
  sheet.cut(oval(...at(-0.16, 0.1), unit * 0.17, unit * 0.27), skin);
  sheet.ink(oval(...at(-0.14, 0.12), unit * 0.09, unit * 0.16), shade, 0.8);
  if (sitter.earrings) sheet.cut(oval(...at(-0.16, 0.5), unit * 0.08), palette.second);
  if (sitter.glasses !== 'none') {
    sheet.line(path([at(-0.16, -0.1), at(0.56, -0.12)]), ink, unit * 0.05);
    sheet.line(
      sitter.glasses === 'round'
        ? oval(...at(0.72, -0.06), unit * 0.2, unit * 0.28)
        : curve([at(0.54, -0.3), at(0.88, -0.3), at(0.88, 0.14), at(0.56, 0.16)]),
      ink,
      unit * 0.055,
    );
  }
  accessory(picture, sitter, at, unit, 1);
}
