import type { Picture } from '../picture';
import { box, cutOut, oval, path, strip } from '../shapes';

export function well({ sheet, palette, side, drawn }: Picture, x: number, y: number, size: number): void {
  drawn.note('well', x, y);
  const stone = palette.local('#cdb898');
  for (const way of [-1, 1])
    sheet.cut(
      strip([x + way * size * 0.36, y - size * 0.4], [x + way * size * 0.36, y - size * 1.16], size * 0.07),
      palette.local('#6b4a35'),
    );
  sheet.cut(
    cutOut([
      [x - size * 0.6, y - size * 1.06],
      [x, y - size * 1.42],
      [x + size * 0.6, y - size * 1.06],
    ]),
    palette.local('#a9573f'),
  );
  sheet.stroke(
    path([
      [x, y - size * 1.1],
      [x, y - size * 0.62],
    ]),
    palette.deep,
    4,
    0.8,
  );
  sheet.cut(box(x - size * 0.1, y - size * 0.66, size * 0.2, size * 0.18), palette.local('#7d8a90'));
  sheet.cut(oval(x, y - size * 0.48, size * 0.5, size * 0.12), palette.deep);
  sheet.cut(
    `M${x - size * 0.5} ${y - size * 0.48}A${size * 0.5} ${size * 0.12} 0 0 0 ${x + size * 0.5} ${y - size * 0.48}V${y - size * 0.06}A${size * 0.5} ${size * 0.12} 0 0 1 ${x - size * 0.5} ${y - size * 0.06}Z`,
    stone,
  );
  sheet.ink(
    box(x + (side === 1 ? size * 0.12 : -size * 0.5), y - size * 0.44, size * 0.38, size * 0.44),
    palette.deep,
    0.22,
  );
  for (const [dx, dy] of [
    [-0.3, -0.3],
    [0.02, -0.24],
    [0.28, -0.32],
    [-0.14, -0.12],
  ] as const)
    sheet.ink(box(x + dx * size, y + dy * size, size * 0.2, size * 0.06), palette.deep, 0.16);
}
