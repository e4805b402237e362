import { mix, tone } from '../colour';
import type { Picture } from '../picture';
import { blob, curve, oval } from '../shapes';
import type { Face } from './face';

/** Hair that falls or stands behind the head. */
export function backHair({ sheet, chance }: Picture, { sitter, at, hair, turn, unit }: Face): void {
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
    sheet.cut(blob(chance, ...at(-turn * 0.5, -1.74), unit * 0.52, unit * 0.46, 0.06, 10), dark);
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
          unit * 0.36,
          unit * 0.34,
          0.1,
          8,
        ),
        tone(hair, (curl % 3) * 0.025 - 0.05),
      );
    }
  }
}

/** Hair over the forehead and temples. */
export function frontHair(picture: Picture, { sitter, at, hair, turn, unit }: Face): void {
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
          unit * 0.3,
          unit * 0.27,
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

/** A beard, printed on the face. */
export function beard(
  { sheet }: Picture,
  { at, turn, hair, skin, unit }: Face,
  kind: 'short' | 'full',
): void {
  const mouth = turn * 0.36;
  const paper = kind === 'short' ? mix(hair, skin, 0.3) : hair;
  sheet.ink(
    `${curve([at(-1.1, 0.1), at(-0.8, 0.4), at(mouth - 0.42, 0.6), at(mouth, 0.56), at(mouth + 0.42, 0.6), at(0.8, 0.4), at(1.1, 0.1), at(1.2, 1.6), at(0, 1.8), at(-1.2, 1.6)])}`,
    paper,
    0.96,
  );
  sheet.ink(oval(...at(mouth, 0.84), unit * 0.3, unit * 0.13), mix(paper, skin, 0.55), 0.8);
}
