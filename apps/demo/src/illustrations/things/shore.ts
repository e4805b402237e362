import { mix } from '../colour';
import { longShade } from '../people/figures';
import type { Picture } from '../picture';
import { blob, curve, type Point, strip } from '../shapes';

export function sunshade(picture: Picture, x: number, y: number, height: number): void {
  const { sheet, palette } = picture;
  longShade(picture, x, y, height, 0.5);
  sheet.cut(strip([x, y], [x, y - height], 9), palette.local('#e9dcc4'));
  const w = height * 0.62;
  const top = y - height * 1.02;
  sheet.above(2, () => {
    for (let rib = 0; rib < 6; rib++) {
      const [from, to] = [-1 + rib / 3, -1 + (rib + 1) / 3];
      sheet.cut(
        `M${x} ${top}Q${x + from * w * 0.86} ${top + height * 0.04} ${x + from * w} ${top + height * 0.3}Q${x + ((from + to) / 2) * w} ${top + height * 0.24} ${x + to * w} ${top + height * 0.3}Q${x + to * w * 0.86} ${top + height * 0.04} ${x} ${top}Z`,
        rib % 2 ? palette.local('#f7efdf') : palette.accent,
      );
    }
  });
}

export function deckchair(picture: Picture, x: number, y: number, size: number, facing: 1 | -1): void {
  const { sheet, palette } = picture;
  const at = (px: number, py: number): Point => [x + px * size * facing, y + py * size];
  const wood = palette.local('#8a5c3a');
  longShade(picture, x, y, size, 0.7);
  sheet.cut(strip(at(-0.5, -0.86), at(0.36, 0), size * 0.05), wood);
  sheet.cut(strip(at(-0.34, 0), at(0.46, -0.36), size * 0.05), wood);
  sheet.cut(
    curve([
      at(-0.5, -0.88),
      at(-0.2, -0.34),
      at(0.44, -0.38),
      at(0.46, -0.32),
      at(-0.22, -0.24),
      at(-0.56, -0.82),
    ]),
    palette.second,
  );
}

export function splash({ sheet, chance, palette }: Picture, x: number, y: number, size: number): void {
  for (let drop = 0; drop < 7; drop++) {
    const turn = Math.PI * (1.1 + drop * 0.13);
    const reach = size * chance.range(0.55, 1);
    sheet.cut(
      curve([
        [x - 20, y],
        [x + Math.cos(turn) * reach * 0.5 - 10, y + Math.sin(turn) * reach * 0.6],
        [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach],
        [x + Math.cos(turn) * reach * 0.5 + 18, y + Math.sin(turn) * reach * 0.5],
        [x + 20, y],
      ]),
      mix(palette.light, palette.far, 0.15 + drop * 0.03),
    );
  }
  sheet.cut(blob(chance, x, y + 10, size * 0.8, size * 0.16, 0.12), palette.light);
}
