import { mix, tone } from '../colour';
import type { Picture } from '../picture';
import { box, curve, cutOut, type Point } from '../shapes';

/** A wooden hull on its stocks, planked, half painted. */
export function hullOnStocks(
  { sheet, palette, side, drawn }: Picture,
  x: number,
  y: number,
  length: number,
  way: 1 | -1,
): void {
  drawn.note('boat', x, y);
  const at = (px: number, py: number): Point => [x + px * length * way, y + py * length];
  const wood = palette.local('#d0985a');
  sheet.raise();
  for (const px of [-0.28, 0, 0.26])
    sheet.cut(
      cutOut([at(px - 0.05, 0.06), at(px - 0.02, -0.09), at(px + 0.02, -0.09), at(px + 0.05, 0.06)]),
      palette.local('#6b4a35'),
    );
  const hull = curve([
    at(-0.5, -0.36),
    at(-0.2, -0.3),
    at(0.14, -0.31),
    at(0.54, -0.43),
    at(0.48, -0.22),
    at(0.34, -0.08),
    at(0.1, -0.035),
    at(-0.24, -0.04),
    at(-0.42, -0.12),
  ]);
  sheet.cut(hull, wood);
  sheet.within(hull, () => {
    for (let plank = 0; plank < 6; plank++)
      sheet.stroke(
        curve(
          [
            at(-0.52, -0.3 + plank * 0.046),
            at(-0.2, -0.25 + plank * 0.042),
            at(0.14, -0.26 + plank * 0.043),
            at(0.56, -0.37 + plank * 0.06),
          ],
          false,
        ),
        palette.deep,
        4,
        0.36,
      );
    sheet.ink(
      curve([
        at(-0.5, -0.13),
        at(-0.2, -0.105),
        at(0.2, -0.11),
        at(0.5, -0.2),
        at(0.4, 0.04),
        at(-0.4, 0.04),
      ]),
      mix(palette.accent, wood, 0.12),
      0.95,
    );
    sheet.ink(box(side === 1 ? x : x - length, y - length * 0.5, length, length * 0.6), palette.deep, 0.12);
  });
  sheet.line(
    curve([at(-0.5, -0.36), at(-0.2, -0.3), at(0.14, -0.31), at(0.54, -0.43)], false),
    tone(wood, 0.06),
    length * 0.018,
  );
  sheet.line(
    curve([at(0.54, -0.46), at(0.51, -0.25), at(0.36, -0.07), at(0.26, -0.04)], false),
    tone(wood, -0.08),
    length * 0.018,
  );
}
