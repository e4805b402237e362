import { mix, tone } from '../colour';
import { longShade } from '../people/figures';
import type { Picture } from '../picture';
import { box, cutOut, oval, type Point, path, strip, WIDTH } from '../shapes';
import { books } from './furniture';

export function fountain(picture: Picture, x: number, y: number, size: number): void {
  picture.drawn.note('fountain', x, y);
  const { sheet, palette, side } = picture;
  const stone = palette.local('#e0d2b8');
  longShade(picture, x, y, size * 0.6, 1.2);
  sheet.cut(
    cutOut([
      [x - size * 0.07, y - size * 0.1],
      [x - size * 0.045, y - size * 0.9],
      [x + size * 0.045, y - size * 0.9],
      [x + size * 0.07, y - size * 0.1],
    ]),
    stone,
  );
  sheet.cut(oval(x, y - size * 0.93, size * 0.09), stone);
  sheet.above(1, () => {
    sheet.cut(
      `M${x - size * 0.3} ${y - size * 0.62}H${x + size * 0.3}Q${x + size * 0.22} ${y - size * 0.48} ${x} ${y - size * 0.47}Q${x - size * 0.22} ${y - size * 0.48} ${x - size * 0.3} ${y - size * 0.62}Z`,
      tone(stone, -0.04),
    );
    for (const way of [-1, 1]) {
      for (const reach of [0.26, 0.16])
        sheet.stroke(
          `M${x + way * size * reach} ${y - size * 0.58}Q${x + way * size * (reach + 0.16)} ${y - size * 0.5} ${x + way * size * (reach + 0.18)} ${y - size * 0.12}`,
          palette.light,
          5,
          0.8,
        );
    }
    sheet.cut(oval(x, y - size * 0.2, size * 0.62, size * 0.12), tone(stone, 0.03));
    sheet.ink(oval(x, y - size * 0.2, size * 0.55, size * 0.09), mix(palette.middle, palette.mid, 0.4));
    sheet.cut(
      `M${x - size * 0.62} ${y - size * 0.2}A${size * 0.62} ${size * 0.12} 0 0 0 ${x + size * 0.62} ${y - size * 0.2}V${y - size * 0.02}A${size * 0.62} ${size * 0.12} 0 0 1 ${x - size * 0.62} ${y - size * 0.02}Z`,
      stone,
    );
    sheet.ink(
      cutOut([
        [x + side * size * 0.2, y - size * 0.09],
        [x + side * size * 0.62, y - size * 0.2],
        [x + side * size * 0.62, y - size * 0.02],
        [x + side * size * 0.2, y + size * 0.09],
      ]),
      palette.deep,
      0.24,
    );
  });
}

/** The pillars of an arcade and the shade that lies in it. */
export function drawPiers(
  picture: Picture,
  { x, first, width, stone }: { x: number; first: number; width: number; stone: string },
): Point {
  const { sheet, palette, hour, side } = picture;
  for (let pier = 0; pier <= 6; pier++) {
    const px = first + width * pier;
    sheet.above(1, () => {
      sheet.cut(box(px - width * 0.15, 690, width * 0.3, 34), tone(stone, 0.05));
      sheet.cut(box(px - width * 0.15, 1040, width * 0.3, 40), tone(stone, 0.03));
    });
    sheet.ink(box(px + (side === 1 ? 0 : -width * 0.11), 724, width * 0.11, 320), palette.deep, 0.26);
    if (hour === 'night' || hour === 'dusk') {
      const lx = px + width / 2;
      sheet.line(
        path([
          [lx, 150],
          [lx, 300],
        ]),
        palette.deep,
        4,
      );
      sheet.glow(lx, 330, 240, palette.lamp, 0.6);
      sheet.cut(oval(lx, 325, 26, 34), palette.lamp);
    }
  }
  sheet.raise();
  sheet.cut(box(-20, 1070, WIDTH + 40, 140), mix(stone, palette.deep, 0.4));
  return [x + 40, 760];
}

/** A table of old books under a cloth. */
export function stall(picture: Picture, x: number, y: number, width: number): void {
  picture.drawn.note('stall', x, y);
  const { sheet, palette } = picture;
  for (const way of [-1, 1])
    sheet.cut(
      strip([x + way * width * 0.44, y], [x + way * width * 0.44, y - width * 0.34], 14),
      palette.deep,
    );
  sheet.cut(box(x - width / 2, y - width * 0.36, width, width * 0.16), palette.accent);
  books(picture, x - width * 0.48, x + width * 0.48, y - width * 0.36, width * 0.26);
}
