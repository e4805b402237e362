import { mix } from '../colour';
import { person } from '../people/figures';
import type { Picture } from '../picture';
import { box, oval, strip } from '../shapes';
import { awning } from './facade';
import { fruitBox } from './fruit-box';

export const GOODS = ['#ee8a2e', '#d9482f', '#7da34a', '#f0c23c', '#8c4a6a', '#e9dfc6', '#b5562f'] as const;

/** A stall with its awning, its crates and who sells; (x, y) is its bottom centre. */
export function stall(
  picture: Picture,
  x: number,
  y: number,
  width: number,
  colour: string,
  distance = 0,
): void {
  picture.drawn.note('stall', x, y - width / 2);
  const { sheet, chance, palette, hour } = picture;
  const height = width * 0.86;
  for (const way of [-1, 1])
    sheet.cut(
      strip([x + way * width * 0.47, y], [x + way * width * 0.47, y - height], width * 0.03),
      palette.local('#6b4a38', distance),
    );
  const back = mix(palette.local('#4b3a3a', distance), palette.deep, 0.3);
  sheet.ink(box(x - width * 0.47, y - height * 0.86, width * 0.94, height * 0.6), back, 0.9);
  if (hour === 'night' || hour === 'dusk') {
    sheet.glow(x, y - height * 0.64, width * 0.56, palette.lamp, 0.75);
    for (const dx of [-0.2, 0.2])
      sheet.cut(oval(x + dx * width, y - height * 0.68, width * 0.03), palette.light);
  }
  person(picture, x + chance.range(-0.22, 0.22) * width, y - width * 0.08, width * 0.64, {
    distance,
    shadeless: true,
  });
  sheet.above(1, () => {
    const table = y - height * 0.4;
    for (let box4 = 0; box4 < 3; box4++) {
      const px = x + (box4 - 1) * width * 0.32;
      fruitBox(
        { ...picture, weather: 'rain' },
        px,
        table + width * 0.15,
        width * 0.3,
        palette.local(chance.pick(GOODS), distance),
      );
    }
    sheet.cut(
      box(x - width * 0.5, table + width * 0.14, width, y - table - width * 0.15),
      mix(colour, palette.deep, 0.12),
    );
    for (let fold = 1; fold < 7; fold++)
      sheet.ink(
        box(
          x - width * 0.5 + (fold * width) / 7,
          table + width * 0.14,
          width * 0.02,
          y - table - width * 0.15,
        ),
        palette.deep,
        0.18,
      );
  });
  awning(picture, x - width * 0.52, y - height * 1.12, width * 1.04, width * 0.26, colour);
}

export function goods(
  { sheet, chance, palette }: Picture,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const colour = palette.local(
    chance.pick(['#c9503a', '#e0b04a', '#4f7f86', '#e9dcc0', '#6d8a55', '#8c4a5e', '#d98a4a']),
  );
  if (chance.flip(0.4)) {
    sheet.cut(box(x, y - height, width, height), colour);
    sheet.ink(box(x + 5, y - height * 0.66, width - 10, height * 0.34), palette.light, 0.75);
  } else if (chance.flip()) {
    sheet.cut(
      `M${x} ${y}V${y - height * 0.66}Q${x} ${y - height * 0.8} ${x + width * 0.3} ${y - height * 0.82}V${y - height}H${x + width * 0.7}V${y - height * 0.82}Q${x + width} ${y - height * 0.8} ${x + width} ${y - height * 0.66}V${y}Z`,
      colour,
    );
    sheet.ink(box(x, y - height * 0.5, width, height * 0.26), palette.light, 0.6);
  } else {
    sheet.cut(oval(x + width / 2, y - height * 0.36, width * 0.5, height * 0.36), colour);
    sheet.cut(box(x + width * 0.25, y - height * 0.8, width * 0.5, height * 0.14), palette.local('#d9c9a4'));
  }
}
