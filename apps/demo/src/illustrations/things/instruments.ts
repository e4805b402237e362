import { mix, tone } from '../colour';
import type { Picture } from '../picture';
import { box, curve, cutOut, oval, type Point, path, roundBox, strip } from '../shapes';

/**
 * A microphone on its stand; (x, y) is its bottom centre. `old` is the ribbed kind of the early radio.
 * Returns its head.
 */
export function microphone(
  { sheet, palette, side, drawn }: Picture,
  x: number,
  y: number,
  height: number,
  size: number,
  old: boolean,
): Point {
  drawn.note('microphone', x, y - height);
  const metal = palette.local('#b9bcbc');
  const top = y - height;
  sheet.cut(strip([x, y], [x, top + size * 0.5], size * 0.09), palette.deep);
  sheet.cut(oval(x, y, size * 0.62, size * 0.11), palette.deep);
  if (old) {
    sheet.line(
      `M${x - size * 0.5} ${top - size * 0.1}V${top + size * 0.34}Q${x - size * 0.5} ${top + size * 0.66} ${x} ${top + size * 0.66}Q${x + size * 0.5} ${top + size * 0.66} ${x + size * 0.5} ${top + size * 0.34}V${top - size * 0.1}`,
      mix(metal, palette.deep, 0.4),
      size * 0.075,
    );
    sheet.above(1, () => {
      const body = roundBox(x - size * 0.38, top - size * 0.66, size * 0.76, size * 1.18, size * 0.34);
      sheet.cut(body, metal);
      sheet.within(body, () => {
        for (let slot = 0; slot < 7; slot++)
          sheet.ink(
            roundBox(x - size * 0.28, top - size * (0.54 - slot * 0.075), size * 0.56, size * 0.036, 4),
            palette.deep,
            0.85,
          );
        sheet.ink(box(x - size * 0.4, top - size * 0.02, size * 0.8, size * 0.13), palette.accent);
        for (let slot = 0; slot < 5; slot++)
          sheet.ink(
            roundBox(x - size * 0.28, top + size * (0.15 + slot * 0.07), size * 0.56, size * 0.032, 4),
            palette.deep,
            0.85,
          );
        const shine = sheet.fade(
          [
            [palette.light, 0.6],
            [palette.light, 0],
            [palette.deep, 0.55],
          ],
          side === 1 ? [0, 0, 1, 0] : [1, 0, 0, 0],
        );
        sheet.ink(body, shine, 0.8);
      });
    });
  } else {
    sheet.above(1, () => {
      sheet.cut(
        cutOut([
          [x - size * 0.2, top + size * 0.1],
          [x + size * 0.2, top + size * 0.1],
          [x + size * 0.12, top + size * 0.95],
          [x - size * 0.12, top + size * 0.95],
        ]),
        palette.deep,
      );
      sheet.cut(oval(x, top - size * 0.18, size * 0.34, size * 0.38), metal);
      for (let wire = -2; wire <= 2; wire++) {
        sheet.stroke(
          path([
            [x + wire * size * 0.12 - size * 0.1, top - size * 0.46],
            [x + wire * size * 0.12 + size * 0.1, top + size * 0.12],
          ]),
          palette.deep,
          3,
          0.35,
        );
        sheet.stroke(
          path([
            [x + wire * size * 0.12 + size * 0.1, top - size * 0.46],
            [x + wire * size * 0.12 - size * 0.1, top + size * 0.12],
          ]),
          palette.deep,
          3,
          0.35,
        );
      }
      sheet.cut(box(x - size * 0.35, top - size * 0.2, size * 0.7, size * 0.1), tone(metal, -0.14));
      sheet.ink(oval(x - side * size * 0.13, top - size * 0.32, size * 0.1, size * 0.08), palette.light, 0.6);
    });
  }
  return [x, top];
}

/** A guitar or a lute; (x, y) is the middle of its body, `turn` its lean in degrees. */
export function guitar(
  { sheet, palette, side, drawn }: Picture,
  x: number,
  y: number,
  length: number,
  turn: number,
  colour: string,
): void {
  drawn.note('guitar', x, y);
  const lean = [turn, x, y] as const;
  const at = (px: number, py: number): Point => [x + px * length, y + py * length];
  sheet.cut(
    cutOut([at(-0.028, -0.16), at(-0.022, -0.62), at(0.022, -0.62), at(0.028, -0.16)]),
    palette.local('#4a2f24'),
    { turn: lean },
  );
  sheet.cut(
    cutOut([at(-0.045, -0.72), at(0.045, -0.72), at(0.032, -0.6), at(-0.032, -0.6)]),
    palette.local('#3a241c'),
    { turn: lean },
  );
  sheet.above(1, () => {
    const body = curve([
      at(0, -0.2),
      at(0.13, -0.18),
      at(0.155, -0.07),
      at(0.115, 0.03),
      at(0.19, 0.14),
      at(0.17, 0.27),
      at(0, 0.32),
      at(-0.17, 0.27),
      at(-0.19, 0.14),
      at(-0.115, 0.03),
      at(-0.155, -0.07),
      at(-0.13, -0.18),
    ]);
    sheet.cut(body, colour, { turn: lean });
    sheet.ink(
      curve([
        at(side * 0.02, -0.19),
        at(side * 0.13, -0.18),
        at(side * 0.155, -0.07),
        at(side * 0.115, 0.03),
        at(side * 0.19, 0.14),
        at(side * 0.17, 0.27),
        at(side * 0.02, 0.32),
        at(side * 0.09, 0.12),
      ]),
      palette.deep,
      0.2,
      lean,
    );
  });
  sheet.ink(oval(...at(0, 0), length * 0.075), palette.second, 0.8, lean);
  sheet.ink(oval(...at(0, 0), length * 0.058), palette.deep, 1, lean);
  sheet.cut(
    box(x - length * 0.075, y + length * 0.16, length * 0.15, length * 0.026),
    palette.local('#3a241c'),
    { turn: lean },
  );
  for (const string of [-0.014, 0, 0.014])
    sheet.stroke(path([at(string, -0.62), at(string, 0.17)]), palette.light, 1.8, 0.7, lean);
}

/** An accordion, held open. */
export function accordion(
  { sheet, palette, drawn }: Picture,
  x: number,
  y: number,
  width: number,
  colour: string,
): void {
  drawn.note('accordion', x, y);
  const height = width * 0.62;
  for (let fold = 0; fold < 9; fold++) {
    const fx = x - width * 0.26 + (fold * width * 0.52) / 8;
    const drop = Math.sin((fold / 8) * Math.PI) * height * 0.07;
    sheet.cut(
      cutOut([
        [fx - width * 0.04, y - height * 0.46 - drop],
        [fx + width * 0.04, y - height * 0.44 - drop],
        [fx + width * 0.04, y + height * 0.5 - drop],
        [fx - width * 0.04, y + height * 0.48 - drop],
      ]),
      fold % 2 ? palette.local('#efe2c8') : mix(colour, palette.deep, 0.4),
    );
  }
  for (const way of [-1, 1]) {
    sheet.above(1, () => {
      sheet.cut(
        roundBox(x + way * width * 0.4 - width * 0.13, y - height * 0.52, width * 0.26, height * 1.04, 18),
        colour,
      );
      for (let row = 0; row < 6; row++)
        for (let column = 0; column < (way === 1 ? 2 : 3); column++)
          sheet.ink(
            oval(
              x + way * width * 0.4 - width * 0.06 + column * width * 0.06,
              y - height * 0.38 + row * height * 0.15,
              width * 0.018,
            ),
            palette.light,
            0.95,
          );
    });
  }
}

/** A music stand with its sheet; (x, y) is its bottom centre. */
export function musicStand({ sheet, palette, drawn }: Picture, x: number, y: number, height: number): void {
  drawn.note('music stand', x, y - height / 2);
  const iron = palette.deep;
  sheet.cut(strip([x, y - height * 0.12], [x, y - height * 0.7], height * 0.025), iron);
  for (const way of [-1, 0.2, 1])
    sheet.cut(strip([x, y - height * 0.16], [x + way * height * 0.2, y], height * 0.022), iron);
  sheet.cut(
    cutOut([
      [x - height * 0.24, y - height * 0.98],
      [x + height * 0.24, y - height * 0.98],
      [x + height * 0.27, y - height * 0.62],
      [x - height * 0.27, y - height * 0.62],
    ]),
    mix(iron, palette.near, 0.4),
  );
  sheet.above(1, () =>
    sheet.cut(
      cutOut([
        [x - height * 0.2, y - height * 0.95],
        [x + height * 0.2, y - height * 0.95],
        [x + height * 0.22, y - height * 0.65],
        [x - height * 0.22, y - height * 0.65],
      ]),
      palette.light,
    ),
  );
  for (let line = 0; line < 5; line++)
    sheet.ink(box(x - height * 0.17, y - height * (0.9 - line * 0.055), height * 0.34, 3), palette.deep, 0.5);
}
