import { mix, tone } from '../colour';
import type { Picture } from '../picture';
import { curve, cutOut, oval, type Point, path } from '../shapes';
import { accessory } from './accessory';
import { colours, type Face } from './face';
import { backHair, beard, frontHair } from './hair';
import type { Sitter } from './sitter';
import { dress } from './wardrobe';

/** A sitter's head and shoulders, looking at the reader or a little past; laid from the back of the hair to the glasses. */
export function bust(
  picture: Picture,
  sitter: Sitter,
  { x, y, unit, turn }: { x: number; y: number; unit: number; turn: number },
): void {
  picture.drawn.note('people', x, y);
  const { sheet, chance, side } = picture;
  const tilt = chance.range(-0.05, 0.05);
  const at = (px: number, py: number): Point => [x + (px - py * tilt) * unit, y + (py + px * tilt) * unit];
  const upright = (px: number, py: number): Point => [x + px * unit, y + py * unit];
  const face: Face = { sitter, at, turn, unit, ...colours(picture, sitter) };
  sheet.raise(2);
  backHair(picture, face);
  sheet.cut(
    curve([at(-0.46, 0.7), at(0.46, 0.7), upright(0.56, 1.6), upright(0, 2.3), upright(-0.56, 1.6)]),
    mix(face.skin, face.shade, 0.55),
  );
  dress(picture, sitter, upright, unit, turn * 0.12);
  sheet.raise(2);
  const drift = turn * 0.16;
  const jaw = sitter.jaw;
  const outline: Point[] = [
    at(0, -1.3),
    at(0.62, -1.16),
    at(0.95, -0.6),
    at(0.97, 0.05),
    at(jaw + 0.08 + drift * 0.5, 0.66),
    at(jaw * 0.58 + drift, 1.14),
    at(drift * 1.3, 1.3),
    at(-jaw * 0.58 + drift, 1.14),
    at(-jaw - 0.08 + drift * 0.5, 0.66),
    at(-0.97, 0.05),
    at(-0.95, -0.6),
    at(-0.62, -1.16),
  ];
  for (const way of [-1, 1]) {
    if (Math.abs(turn) > 0.3 && Math.sign(turn) === way) continue;
    sheet.cut(
      oval(...at(way * 0.99 - turn * 0.2, 0.1), unit * 0.17, unit * 0.27),
      way === side ? face.shade : face.skin,
    );
    sheet.ink(oval(...at(way * 0.99 - turn * 0.2, 0.12), unit * 0.08, unit * 0.15), face.shade, 0.7);
    if (sitter.earrings)
      sheet.cut(oval(...at(way * 1.02 - turn * 0.2, 0.48), unit * 0.075), picture.palette.second);
  }
  sheet.cut(curve(outline), face.skin);
  sheet.within(curve(outline), () => {
    const nose = turn * 0.42;
    sheet.ink(
      cutOut([
        at(nose * 0.8 + side * 0.06, -1.4),
        at(nose + side * 0.05, -0.2),
        at(nose + side * 0.16, 0.46),
        at(nose + side * 0.02, 0.6),
        at(nose * 0.8 + side * 0.1, 1.4),
        at(side * 1.6, 1.4),
        at(side * 1.6, -1.4),
      ]),
      face.shade,
      0.5,
    );
    for (const way of [-1, 1])
      sheet.ink(
        oval(...at(way * 0.56 + turn * 0.3, 0.5), unit * 0.2, unit * 0.15),
        picture.palette.local('#d8604a'),
        0.22,
      );
    if (sitter.beard === 'full' || sitter.beard === 'short') beard(picture, face, sitter.beard);
  });
  features(picture, face);
  frontHair(picture, face);
  if (sitter.glasses !== 'none') glasses(picture, face, sitter.glasses);
  accessory(picture, sitter, at, unit, turn < 0 ? -1 : 1);
}

function features({ sheet, palette }: Picture, { sitter, at, turn, skin, shade, hair, unit }: Face): void {
  const ink = mix(palette.deep, '#20141a', 0.5);
  const shift = turn * 0.34;
  for (const way of [-1, 1]) {
    const narrow = 1 - Math.max(0, way * turn) * 0.42;
    const ex = way * 0.42 * (1 - Math.abs(turn) * 0.14) + shift;
    const brow = sitter.hair === '#d9d5cc' ? mix(hair, palette.deep, 0.3) : mix(hair, palette.deep, 0.25);
    sheet.ink(
      curve([
        at(ex - 0.25 * narrow, -0.26),
        at(ex, -0.37),
        at(ex + 0.25 * narrow, -0.27),
        at(ex + 0.2 * narrow, -0.21),
        at(ex, -0.29),
        at(ex - 0.2 * narrow, -0.2),
      ]),
      brow,
    );
    if (sitter.smile && Math.abs(turn) < 0.3) {
      sheet.stroke(
        curve([at(ex - 0.17 * narrow, 0.04), at(ex, -0.06), at(ex + 0.17 * narrow, 0.04)], false),
        ink,
        unit * 0.06,
      );
    } else {
      sheet.ink(
        curve([at(ex - 0.21 * narrow, 0.01), at(ex, -0.12), at(ex + 0.21 * narrow, 0.01), at(ex, 0.09)]),
        palette.light,
      );
      sheet.ink(oval(...at(ex + turn * 0.1, -0.01), unit * 0.085), ink);
      sheet.stroke(
        curve([at(ex - 0.22 * narrow, 0), at(ex, -0.13), at(ex + 0.22 * narrow, 0)], false),
        ink,
        unit * 0.04,
      );
      sheet.ink(oval(...at(ex + turn * 0.1 - 0.03, -0.04), unit * 0.022), palette.light);
    }
  }
  const nose = turn * 0.42;
  const way = turn < 0 ? -1 : 1;
  sheet.ink(
    curve([
      at(nose - 0.15, 0.42),
      at(nose, 0.5),
      at(nose + 0.15, 0.42),
      at(nose + 0.1, 0.54),
      at(nose, 0.56),
      at(nose - 0.1, 0.54),
    ]),
    mix(shade, palette.deep, 0.18),
    0.85,
  );
  if (Math.abs(turn) > 0.3)
    sheet.ink(
      cutOut([at(nose - way * 0.02, -0.1), at(nose + way * 0.2, 0.4), at(nose - way * 0.04, 0.46)]),
      tone(skin, 0.04),
      0.8,
    );
  const mouth = turn * 0.36;
  const lip = mix(palette.local('#b8423c'), skin, 0.25);
  if (sitter.smile) {
    sheet.ink(
      curve([
        at(mouth - 0.34, 0.72),
        at(mouth, 0.8),
        at(mouth + 0.34, 0.72),
        at(mouth + 0.18, 0.95),
        at(mouth, 1),
        at(mouth - 0.18, 0.95),
      ]),
      mix(lip, palette.deep, 0.25),
    );
    sheet.ink(
      curve([
        at(mouth - 0.27, 0.75),
        at(mouth, 0.81),
        at(mouth + 0.27, 0.75),
        at(mouth + 0.17, 0.86),
        at(mouth, 0.89),
        at(mouth - 0.17, 0.86),
      ]),
      '#fbf4e8',
    );
  } else {
    sheet.ink(
      curve([
        at(mouth - 0.26, 0.82),
        at(mouth - 0.08, 0.75),
        at(mouth, 0.78),
        at(mouth + 0.08, 0.75),
        at(mouth + 0.26, 0.82),
        at(mouth, 0.94),
      ]),
      lip,
    );
    sheet.stroke(
      curve([at(mouth - 0.25, 0.82), at(mouth, 0.835), at(mouth + 0.25, 0.82)], false),
      mix(lip, palette.deep, 0.5),
      unit * 0.022,
      0.9,
    );
  }
  if (sitter.beard === 'moustache')
    sheet.cut(
      curve([
        at(mouth - 0.36, 0.76),
        at(mouth - 0.16, 0.6),
        at(mouth, 0.64),
        at(mouth + 0.16, 0.6),
        at(mouth + 0.36, 0.76),
        at(mouth, 0.74),
      ]),
      hair,
    );
}

function glasses(
  { sheet, palette }: Picture,
  { at, turn, sitter, unit }: Face,
  kind: 'round' | 'square',
): void {
  const frame = sitter.cloth === '#3a3a40' ? palette.accent : mix(palette.deep, '#1a1216', 0.4);
  const shift = turn * 0.34;
  sheet.raise();
  for (const way of [-1, 1]) {
    const narrow = 1 - Math.max(0, way * turn) * 0.36;
    const [cx, cy] = at(way * 0.43 * (1 - Math.abs(turn) * 0.1) + shift, 0);
    const [rx, ry] = [unit * 0.31 * narrow, unit * (kind === 'round' ? 0.31 : 0.24)];
    const rim =
      kind === 'round'
        ? oval(cx, cy, rx, ry)
        : curve([
            [cx - rx, cy - ry],
            [cx, cy - ry * 1.08],
            [cx + rx, cy - ry],
            [cx + rx * 0.9, cy + ry * 0.8],
            [cx, cy + ry * 1.1],
            [cx - rx * 0.9, cy + ry * 0.8],
          ]);
    sheet.ink(rim, palette.light, 0.16);
    sheet.line(rim, frame, unit * 0.055);
    sheet.line(
      path([[cx + way * rx, cy - ry * 0.2], at(way * 0.98 - turn * 0.12, -0.08)]),
      frame,
      unit * 0.045,
    );
  }
  sheet.line(
    curve([at(shift - 0.12, -0.02), at(shift, -0.1), at(shift + 0.12, -0.02)], false),
    frame,
    unit * 0.05,
  );
}
