import { mix, tone } from '../colour';
import { longShade } from '../people/figures';
import type { Picture } from '../picture';
import { blob, curve, cutOut, oval, type Point, path, strip } from '../shapes';

/** A green of the country, at this hour and distance. */
export function leaf({ palette }: Picture, distance: number, warm = 0): string {
  return mix(
    palette.plane(0.12 + distance * 0.7),
    palette.local(warm > 0.5 ? '#8a943c' : '#3c7048', distance),
    0.58,
  );
}

/** A cypress or a poplar: a tall flame. */
export function cypress(
  picture: Picture,
  x: number,
  y: number,
  height: number,
  colour: string,
  slim = 0.17,
): void {
  const { sheet, chance, side } = picture;
  const lean = chance.range(-0.02, 0.02) * height;
  const w = height * slim;
  const form: Point[] = [
    [x + lean, y - height],
    [x + w * 0.3, y - height * 0.72],
    [x + w * 0.5, y - height * 0.34],
    [x + w * 0.34, y - height * 0.04],
    [x, y],
    [x - w * 0.36, y - height * 0.05],
    [x - w * 0.5, y - height * 0.36],
    [x - w * 0.3, y - height * 0.7],
  ];
  longShade(picture, x, y, height, slim);
  sheet.cut(curve(form), colour);
  sheet.ink(
    curve(form.map(([px, py]): Point => [px - (px - x) * 0.45 - side * w * 0.2, py + 6])),
    tone(colour, 0.06),
    0.6,
  );
}

/** A round crown on a stem, in two papers; returns the middle of the crown. */
export function roundTree(
  picture: Picture,
  x: number,
  y: number,
  height: number,
  colour: string,
  fruit?: string,
): Point {
  picture.drawn.note('tree', x, y - height / 2);
  const { sheet, chance, palette, side } = picture;
  const r = height * 0.36;
  const top = y - height + r;
  longShade(picture, x, y, height, 0.3);
  sheet.cut(
    cutOut([
      [x - height * 0.035, y],
      [x - height * 0.02, top],
      [x + height * 0.02, top],
      [x + height * 0.045, y],
    ]),
    mix(palette.local('#5b3f31'), palette.deep, 0.3),
  );
  sheet.cut(blob(chance, x, top, r * 1.05, r * 0.92, 0.1, 11), tone(colour, -0.05));
  sheet.above(1, () => {
    sheet.cut(
      blob(chance, x - side * r * 0.2, top - r * 0.22, r * 0.78, r * 0.62, 0.14, 9),
      tone(colour, 0.02),
    );
    sheet.ink(
      blob(chance, x - side * r * 0.32, top - r * 0.42, r * 0.42, r * 0.28, 0.16, 8),
      tone(colour, 0.08),
      0.8,
    );
    if (fruit) {
      for (let one = Math.round(9 + height / 40); one > 0; one--) {
        const [turn, reach] = [chance.range(0, Math.PI * 2), Math.sqrt(chance.next()) * 0.85];
        const [fx, fy] = [x + Math.cos(turn) * r * reach, top + Math.sin(turn) * r * 0.82 * reach];
        sheet.cut(oval(fx, fy, height * 0.026), fruit);
        sheet.ink(oval(fx - side * height * 0.007, fy - height * 0.008, height * 0.009), palette.light, 0.5);
      }
    }
  });
  return [x, top];
}

/** A stone pine: a bent stem and flat clouds of needles. */
export function pine(picture: Picture, x: number, y: number, height: number, colour: string): void {
  const { sheet, chance, palette } = picture;
  const lean = chance.range(-0.16, 0.16) * height;
  const trunk = mix(palette.local('#6b4332'), palette.deep, 0.35);
  longShade(picture, x, y, height, 0.24);
  sheet.line(
    curve(
      [
        [x, y],
        [x + lean * 0.2, y - height * 0.4],
        [x + lean, y - height * 0.82],
      ],
      false,
    ),
    trunk,
    height * 0.035,
  );
  sheet.line(
    path([
      [x + lean * 0.35, y - height * 0.5],
      [x + lean * 0.35 + height * 0.2 * (lean > 0 ? -1 : 1), y - height * 0.72],
    ]),
    trunk,
    height * 0.02,
  );
  const pads: [number, number, number][] = [
    [-0.22, -0.74, 0.26],
    [0.26, -0.78, 0.27],
    [0, -0.9, 0.36],
  ];
  for (const [dx, dy, size] of pads) {
    const [px, py, w] = [x + lean + dx * height, y + dy * height, size * height];
    sheet.cut(
      curve([
        [px - w, py + w * 0.14],
        [px - w * 0.7, py - w * 0.2],
        [px - w * 0.1, py - w * 0.42],
        [px + w * 0.6, py - w * 0.26],
        [px + w, py + w * 0.12],
        [px + w * 0.3, py + w * 0.2],
        [px - w * 0.4, py + w * 0.22],
      ]),
      tone(colour, dx === 0 ? 0.04 : -0.03),
    );
  }
}

/** A palm with arched fronds. */
export function palm(picture: Picture, x: number, y: number, height: number, colour: string): void {
  const { sheet, chance, palette } = picture;
  const lean = chance.range(-0.12, 0.12) * height;
  longShade(picture, x, y, height, 0.12);
  sheet.line(
    curve(
      [
        [x, y],
        [x + lean * 0.3, y - height * 0.5],
        [x + lean, y - height * 0.84],
      ],
      false,
    ),
    mix(palette.local('#77573d'), palette.deep, 0.3),
    height * 0.045,
  );
  const [cx, cy] = [x + lean, y - height * 0.85];
  for (let frond = 0; frond < 9; frond++) {
    const turn = Math.PI * (1.06 + (frond / 8) * 0.88) + chance.range(-0.06, 0.06);
    const reach = height * chance.range(0.3, 0.38);
    const [mx, my] = [cx + Math.cos(turn) * reach * 0.6, cy + Math.sin(turn) * reach * 0.75];
    const [ex, ey] = [cx + Math.cos(turn) * reach * 1.1, cy + Math.sin(turn) * reach * 0.3 + reach * 0.38];
    sheet.cut(
      `M${cx.toFixed(1)} ${cy.toFixed(1)}Q${mx.toFixed(1)} ${(my - reach * 0.2).toFixed(1)} ${ex.toFixed(1)} ${ey.toFixed(1)}Q${(mx - 2).toFixed(1)} ${(my + reach * 0.1).toFixed(1)} ${cx.toFixed(1)} ${(cy + 8).toFixed(1)}Z`,
      tone(colour, frond % 2 ? 0.04 : -0.03),
    );
  }
}

/** A tuft of reeds or grass at the picture's bottom edge. */
export function reeds(
  picture: Picture,
  x: number,
  y: number,
  height: number,
  colour: string,
  blades = 9,
): void {
  const { sheet, chance } = picture;
  for (let blade = 0; blade < blades; blade++) {
    const foot = x + (blade - blades / 2) * height * 0.07;
    const tip: Point = [foot + chance.range(-0.25, 0.25) * height, y - height * chance.range(0.6, 1)];
    const bend: Point = [(foot + tip[0]) / 2 - (tip[0] - foot) * 0.3, (y + tip[1]) / 2];
    sheet.cut(
      curve([
        [foot - height * 0.025, y],
        [bend[0] - height * 0.018, bend[1]],
        tip,
        [bend[0] + height * 0.018, bend[1]],
        [foot + height * 0.025, y],
      ]),
      tone(colour, chance.range(-0.05, 0.05)),
    );
    if (blade % 4 === 1) {
      sheet.cut(
        strip([tip[0], tip[1] - 4], [tip[0], tip[1] + height * 0.16], height * 0.05),
        tone(colour, -0.1),
      );
    }
  }
}

/** A potted plant, for sills, doors and corners of rooms; (x, y) is its bottom centre. */
export function pot(picture: Picture, x: number, y: number, height: number): void {
  const { sheet, chance, palette } = picture;
  const clay = palette.local('#b8643f');
  const green = leaf(picture, 0.2);
  for (let stem = 0; stem < 8; stem++) {
    const turn = Math.PI * (1.12 + (stem / 7) * 0.76);
    const reach = height * chance.range(0.45, 0.66);
    const [tx, ty] = [x + Math.cos(turn) * reach * 0.7, y - height * 0.36 + Math.sin(turn) * reach];
    const [mx, my] = [(x + tx) / 2, (y - height * 0.36 + ty) / 2];
    sheet.cut(
      curve([
        [x, y - height * 0.34],
        [mx - height * 0.07, my],
        [tx, ty],
        [mx + height * 0.07, my],
      ]),
      tone(green, chance.range(-0.06, 0.08)),
    );
  }
  sheet.cut(
    cutOut([
      [x - height * 0.19, y - height * 0.38],
      [x + height * 0.19, y - height * 0.38],
      [x + height * 0.13, y],
      [x - height * 0.13, y],
    ]),
    clay,
  );
  sheet.cut(
    strip([x - height * 0.21, y - height * 0.36], [x + height * 0.21, y - height * 0.36], height * 0.07),
    tone(clay, 0.05),
  );
}
