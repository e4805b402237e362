import type { Picture } from '../picture';
import { cutOut, oval } from '../shapes';

/** A cone of light from above; its pool lies at `foot`. */
export function spot(
  { sheet, palette }: Picture,
  x: number,
  to: number,
  foot: number,
  width: number,
  colour: string,
  strength = 0.5,
): void {
  const beam = sheet.fade([
    [colour, 0.85],
    [colour, 0.06],
  ]);
  sheet.ink(
    cutOut([
      [x - 26, -10],
      [x + 26, -10],
      [to + width, foot],
      [to - width, foot],
    ]),
    beam,
    strength,
  );
  sheet.ink(oval(to, foot, width, width * 0.2), colour, strength * 0.62);
  sheet.cut(
    cutOut([
      [x - 46, -20],
      [x + 46, -20],
      [x + 34, 46],
      [x - 34, 46],
    ]),
    palette.deep,
  );
}
