import { mix, tone } from '../colour';
import type { Composition, Family, Picture } from '../picture';
import { blob, curve, cutOut, oval, type Point, path } from '../shapes';
import { backdrop } from './backdrop';
import { type Sitter, sitterFor } from './sitter';
import { accessory, dress } from './wardrobe';

/** Half the breadth of a face, in px. */
const UNIT = 172;

interface Face {
  sitter: Sitter;
  at: (x: number, y: number) => Point;
  /** How far the head turns: 0 is square on, about 0.5 three quarters; the sign is the way it looks. */
  turn: number;
  skin: string;
  shade: string;
  hair: string;
}

function colours({ palette }: Picture, sitter: Sitter) {
  const skin = palette.local(sitter.skin);
  return { skin, shade: mix(skin, palette.local('#7a3b34'), 0.3), hair: palette.local(sitter.hair) };
}

/** A head that looks at the reader, or a little past; laid from the back of the hair to the glasses. */
function turnedHead(picture: Picture, turn: number): Point {
  const { sheet, chance, side } = picture;
  const sitter = sitterFor(chance);
  const [x, y] = [800 + chance.range(-50, 50), 500];
  const tilt = chance.range(-0.05, 0.05);
  const at = (px: number, py: number): Point => [x + (px - py * tilt) * UNIT, y + (py + px * tilt) * UNIT];
  const upright = (px: number, py: number): Point => [x + px * UNIT, y + py * UNIT];
  const face: Face = { sitter, at, turn, ...colours(picture, sitter) };
  backdrop(picture, sitter, x, y);
  sheet.raise(2);
  backHair(picture, face);
  sheet.cut(
    curve([at(-0.46, 0.7), at(0.46, 0.7), upright(0.56, 1.6), upright(0, 2.3), upright(-0.56, 1.6)]),
    mix(face.skin, face.shade, 0.55),
  );
  dress(picture, sitter, upright, UNIT, turn * 0.12);
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
      oval(...at(way * 0.99 - turn * 0.2, 0.1), UNIT * 0.17, UNIT * 0.27),
      way === side ? face.shade : face.skin,
    );
    sheet.ink(oval(...at(way * 0.99 - turn * 0.2, 0.12), UNIT * 0.08, UNIT * 0.15), face.shade, 0.7);
    if (sitter.earrings)
      sheet.cut(oval(...at(way * 1.02 - turn * 0.2, 0.48), UNIT * 0.075), picture.palette.second);
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
        oval(...at(way * 0.56 + turn * 0.3, 0.5), UNIT * 0.2, UNIT * 0.15),
        picture.palette.local('#d8604a'),
        0.22,
      );
    if (sitter.beard === 'full' || sitter.beard === 'short') beard(picture, face, sitter.beard);
  });
  features(picture, face);
  frontHair(picture, face);
  if (sitter.glasses !== 'none') glasses(picture, face, sitter.glasses);
  accessory(picture, sitter, at, UNIT, turn < 0 ? -1 : 1);
  return [x, y + 10];
}

function features({ sheet, palette }: Picture, { sitter, at, turn, skin, shade, hair }: Face): void {
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
        UNIT * 0.06,
      );
    } else {
      sheet.ink(
        curve([at(ex - 0.21 * narrow, 0.01), at(ex, -0.12), at(ex + 0.21 * narrow, 0.01), at(ex, 0.09)]),
        palette.light,
      );
      sheet.ink(oval(...at(ex + turn * 0.1, -0.01), UNIT * 0.085), ink);
      sheet.stroke(
        curve([at(ex - 0.22 * narrow, 0), at(ex, -0.13), at(ex + 0.22 * narrow, 0)], false),
        ink,
        UNIT * 0.04,
      );
      sheet.ink(oval(...at(ex + turn * 0.1 - 0.03, -0.04), UNIT * 0.022), palette.light);
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
      UNIT * 0.022,
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

function beard({ sheet }: Picture, { at, turn, hair, skin }: Face, kind: 'short' | 'full'): void {
  const mouth = turn * 0.36;
  const paper = kind === 'short' ? mix(hair, skin, 0.3) : hair;
  sheet.ink(
    `${curve([at(-1.1, 0.1), at(-0.8, 0.4), at(mouth - 0.42, 0.6), at(mouth, 0.56), at(mouth + 0.42, 0.6), at(0.8, 0.4), at(1.1, 0.1), at(1.2, 1.6), at(0, 1.8), at(-1.2, 1.6)])}`,
    paper,
    0.96,
  );
  sheet.ink(oval(...at(mouth, 0.84), UNIT * 0.3, UNIT * 0.13), mix(paper, skin, 0.55), 0.8);
}

function backHair({ sheet, chance }: Picture, { sitter, at, hair, turn }: Face): void {
  const dark = tone(hair, -0.04);
  if (sitter.hairstyle === 'bob')
    sheet.cut(
      curve([
        at(0, -1.62),
        at(0.9, -1.3),
        at(1.3, -0.4),
        at(1.34, 0.7),
        at(1.1, 1.2),
        at(0, 1.1),
        at(-1.1, 1.2),
        at(-1.34, 0.7),
        at(-1.3, -0.4),
        at(-0.9, -1.3),
      ]),
      dark,
    );
  if (sitter.hairstyle === 'long')
    sheet.cut(
      curve([
        at(0, -1.6),
        at(0.95, -1.2),
        at(1.3, -0.2),
        at(1.4, 1.2),
        at(1.5, 2.6),
        at(0.6, 2.9),
        at(-0.6, 2.9),
        at(-1.5, 2.6),
        at(-1.4, 1.2),
        at(-1.3, -0.2),
        at(-0.95, -1.2),
      ]),
      dark,
    );
  if (sitter.hairstyle === 'ponytail')
    sheet.cut(
      curve([
        at(-turn * 1.2, -1.1),
        at(-Math.sign(turn || 1) * 1.5, -0.7),
        at(-Math.sign(turn || 1) * 1.75, 0.5),
        at(-Math.sign(turn || 1) * 1.45, 1.7),
        at(-Math.sign(turn || 1) * 1.1, 0.6),
      ]),
      dark,
    );
  if (sitter.hairstyle === 'bun') {
    sheet.cut(blob(chance, ...at(-turn * 0.5, -1.74), UNIT * 0.52, UNIT * 0.46, 0.06, 10), dark);
    sheet.ink(
      curve([
        at(-turn * 0.5 - 0.3, -1.8),
        at(-turn * 0.5, -1.98),
        at(-turn * 0.5 + 0.3, -1.8),
        at(-turn * 0.5, -1.7),
      ]),
      tone(hair, 0.06),
      0.6,
    );
  }
  if (sitter.hairstyle === 'curls') {
    for (let curl = 0; curl < 26; curl++) {
      const angle = Math.PI * (0.86 + (curl / 25) * 1.28);
      const reach = 1.22 + (curl % 3) * 0.1;
      sheet.cut(
        blob(
          chance,
          ...at(Math.cos(angle) * reach, -0.36 + Math.sin(angle) * reach * 1.04),
          UNIT * 0.36,
          UNIT * 0.34,
          0.1,
          8,
        ),
        tone(hair, (curl % 3) * 0.025 - 0.05),
      );
    }
  }
}

function frontHair(picture: Picture, { sitter, at, hair, turn }: Face): void {
  const { sheet, chance, side } = picture;
  if (sitter.hairstyle === 'bald') return;
  const part = turn * 0.3 + (chance.flip() ? 0.34 : -0.34);
  const shine = tone(hair, 0.08);
  sheet.raise();
  if (sitter.hairstyle === 'crop') {
    sheet.cut(
      curve([
        at(-1.04, -0.02),
        at(-1.1, -0.7),
        at(-0.78, -1.3),
        at(0, -1.56),
        at(0.78, -1.3),
        at(1.1, -0.7),
        at(1.04, -0.02),
        at(0.9, -0.5),
        at(0.62, -0.84),
        at(0, -0.92),
        at(-0.62, -0.84),
        at(-0.9, -0.5),
      ]),
      hair,
    );
  } else if (sitter.hairstyle === 'quiff') {
    const way = part > 0 ? 1 : -1;
    sheet.cut(
      curve([
        at(-way * 1.04, -0.02),
        at(-way * 1.1, -0.72),
        at(-way * 0.86, -1.24),
        at(-way * 0.2, -1.62),
        at(way * 0.7, -1.72),
        at(way * 1.16, -1.2),
        at(way * 1.1, -0.6),
        at(way * 1.03, -0.02),
        at(way * 0.9, -0.62),
        at(way * 0.34, -0.78),
        at(-way * 0.4, -0.98),
        at(-way * 0.86, -0.66),
      ]),
      hair,
    );
  } else if (sitter.hairstyle === 'curls') {
    for (let curl = 0; curl < 9; curl++) {
      const share = curl / 8;
      sheet.cut(
        blob(
          chance,
          ...at(-0.9 + share * 1.8, -1.02 - Math.sin(share * Math.PI) * 0.26),
          UNIT * 0.3,
          UNIT * 0.27,
          0.1,
          8,
        ),
        tone(hair, (curl % 3) * 0.03 - 0.02),
      );
    }
    return;
  } else if (sitter.hairstyle === 'bob') {
    sheet.cut(
      curve([
        at(-1.24, 0.9),
        at(-1.28, -0.3),
        at(-0.92, -1.26),
        at(0, -1.58),
        at(0.92, -1.26),
        at(1.28, -0.3),
        at(1.24, 0.9),
        at(0.98, 0.5),
        at(0.94, -0.34),
        at(0.5, -0.62),
        at(part, -0.66),
        at(-0.5, -0.58),
        at(-0.94, -0.34),
        at(-0.98, 0.5),
      ]),
      hair,
    );
  } else {
    sheet.cut(
      curve([
        at(-1.06, 0.3),
        at(-1.16, -0.5),
        at(-0.86, -1.24),
        at(part, -1.54),
        at(0.86, -1.24),
        at(1.16, -0.5),
        at(1.06, 0.3),
        at(0.94, -0.3),
        at(0.66, -0.74),
        at(part, -1.12),
        at(-0.66, -0.74),
        at(-0.94, -0.3),
      ]),
      hair,
    );
    if (sitter.hairstyle === 'long') {
      for (const way of [-1, 1])
        sheet.cut(
          curve([
            at(way * 0.94, -0.5),
            at(way * 1.22, 0.2),
            at(way * 1.3, 1.2),
            at(way * 1.46, 2.5),
            at(way * 1.12, 2.8),
            at(way * 0.98, 1.6),
            at(way * 1.02, 0.6),
          ]),
          way === side ? tone(hair, -0.03) : hair,
        );
    }
  }
  sheet.ink(
    curve([at(-side * 0.72, -1.02), at(-side * 0.5, -1.26), at(-side * 0.08, -1.38), at(-side * 0.3, -1.16)]),
    shine,
    0.7,
  );
}

function glasses({ sheet, palette }: Picture, { at, turn, sitter }: Face, kind: 'round' | 'square'): void {
  const frame = sitter.cloth === '#3a3a40' ? palette.accent : mix(palette.deep, '#1a1216', 0.4);
  const shift = turn * 0.34;
  sheet.raise();
  for (const way of [-1, 1]) {
    const narrow = 1 - Math.max(0, way * turn) * 0.36;
    const [cx, cy] = at(way * 0.43 * (1 - Math.abs(turn) * 0.1) + shift, 0);
    const [rx, ry] = [UNIT * 0.31 * narrow, UNIT * (kind === 'round' ? 0.31 : 0.24)];
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
    sheet.line(rim, frame, UNIT * 0.055);
    sheet.line(
      path([[cx + way * rx, cy - ry * 0.2], at(way * 0.98 - turn * 0.12, -0.08)]),
      frame,
      UNIT * 0.045,
    );
  }
  sheet.line(
    curve([at(shift - 0.12, -0.02), at(shift, -0.1), at(shift + 0.12, -0.02)], false),
    frame,
    UNIT * 0.05,
  );
}

/** A head in profile, as on a cameo. */
function profile(picture: Picture): Point {
  const { sheet, chance, palette } = picture;
  const sitter = sitterFor(chance);
  const way = chance.flip() ? 1 : -1;
  const [x, y] = [800 - way * 40, 500];
  const at = (px: number, py: number): Point => [x + px * UNIT * way, y + py * UNIT];
  const { skin, shade, hair } = colours(picture, sitter);
  backdrop(picture, sitter, x, y);
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
    sheet.cut(blob(chance, ...at(-1.2, -0.74), UNIT * 0.5, UNIT * 0.46, 0.06, 10), tone(hair, -0.03));
  if (sitter.hairstyle === 'curls')
    for (let curl = 0; curl < 18; curl++) {
      const angle = Math.PI * (0.62 + (curl / 17) * 1.06);
      sheet.cut(
        blob(
          chance,
          ...at(-0.1 + Math.cos(angle) * 1.12, -0.3 + Math.sin(-angle + Math.PI * 2) * -1.14),
          UNIT * 0.36,
          UNIT * 0.34,
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
  dress(picture, sitter, at, UNIT, -0.08);
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
    sheet.ink(oval(...at(0.5, 0.42), UNIT * 0.22, UNIT * 0.16), palette.local('#d8604a'), 0.22);
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
  sheet.ink(oval(...at(0.745, -0.07), UNIT * 0.06, UNIT * 0.08), ink);
  sheet.stroke(curve([at(0.5, -0.04), at(0.66, -0.16), at(0.84, -0.19)], false), ink, UNIT * 0.04);
  sheet.ink(
    curve([at(0.74, 0.63), at(0.86, 0.54), at(1, 0.6), at(0.93, 0.67), at(0.97, 0.77), at(0.84, 0.76)]),
    mix(palette.local('#b8423c'), skin, 0.25),
  );
  sheet.ink(oval(...at(0.94, 0.35), UNIT * 0.045, UNIT * 0.03), shade);
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
  sheet.cut(oval(...at(-0.16, 0.1), UNIT * 0.17, UNIT * 0.27), skin);
  sheet.ink(oval(...at(-0.14, 0.12), UNIT * 0.09, UNIT * 0.16), shade, 0.8);
  if (sitter.earrings) sheet.cut(oval(...at(-0.16, 0.5), UNIT * 0.08), palette.second);
  if (sitter.glasses !== 'none') {
    sheet.line(path([at(-0.16, -0.1), at(0.56, -0.12)]), ink, UNIT * 0.05);
    sheet.line(
      sitter.glasses === 'round'
        ? oval(...at(0.72, -0.06), UNIT * 0.2, UNIT * 0.28)
        : curve([at(0.54, -0.3), at(0.88, -0.3), at(0.88, 0.14), at(0.56, 0.16)]),
      ink,
      UNIT * 0.055,
    );
  }
  accessory(picture, sitter, at, UNIT, 1);
  return [x + way * 40, y + 10];
}

const facing: Composition = {
  lamps: 'room',
  lay: (picture) => turnedHead(picture, picture.chance.range(-0.1, 0.1)),
};
const threeQuarters: Composition = {
  lamps: 'room',
  lay: (picture) => turnedHead(picture, picture.side * -picture.chance.range(0.46, 0.58)),
};
const cameo: Composition = { lamps: 'room', lay: profile };

/** The three poses, in their order. */
export const PORTRAIT = {
  drawer: 'hearth',
  compositions: [facing, threeQuarters, cameo],
} as const satisfies Family;
