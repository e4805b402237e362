import { mix, tone } from '../colour';
import type { Picture } from '../picture';
import { box, cutOut, HEIGHT, hills, oval, type Point, path, WIDTH } from '../shapes';

/** A room seen square on: a back wall, a skirting and a floor that runs to a vanishing point. */
export function room(
  picture: Picture,
  {
    floor,
    wall,
    ground,
    tiles = 'boards',
  }: { floor: number; wall: string; ground: string; tiles?: 'boards' | 'squares' | 'plain' },
): void {
  const { sheet, palette, side } = picture;
  sheet.ink(box(0, 0, WIDTH, HEIGHT), wall);
  const shade = sheet.fade(
    [
      [palette.deep, 0],
      [palette.deep, 0.42],
    ],
    side === 1 ? [0, 0, 1, 0.35] : [1, 0, 0, 0.35],
  );
  sheet.ink(box(0, 0, WIDTH, floor), shade, 0.8);
  sheet.raise();
  sheet.cut(box(-20, floor, WIDTH + 40, HEIGHT - floor + 20), ground);
  const [vx, vy] = [WIDTH / 2 - side * 120, floor - 420];
  if (tiles !== 'plain') {
    for (let line = -9; line <= 9; line++) {
      const foot = vx + line * 260;
      const share = (floor - vy) / (HEIGHT - vy);
      sheet.stroke(
        path([
          [vx + (foot - vx) * share, floor],
          [foot, HEIGHT],
        ]),
        palette.deep,
        3,
        0.16,
      );
    }
  }
  if (tiles === 'squares') {
    for (let row = 1; row < 6; row++) {
      const y = floor + (HEIGHT - floor) * (row / 6) ** 1.7;
      sheet.stroke(
        path([
          [0, y],
          [WIDTH, y],
        ]),
        palette.deep,
        3,
        0.14,
      );
    }
  }
  const foot = sheet.fade([
    [palette.deep, 0],
    [palette.deep, 0.5],
  ]);
  sheet.ink(box(0, floor, WIDTH, HEIGHT - floor), foot, 0.7);
  sheet.cut(box(-20, floor - 22, WIDTH + 40, 24), tone(wall, -0.08));
}

/** A window with its view, its panes and the light it throws; (x, y) is its upper left corner. */
export function pane(
  picture: Picture,
  x: number,
  y: number,
  width: number,
  height: number,
  {
    columns = 2,
    rows = 2,
    frame,
    throwTo,
  }: { columns?: number; rows?: number; frame: string; throwTo?: number },
): void {
  const { sheet, chance, palette, hour, weather, side } = picture;
  const view = sheet.fade([
    [palette.top, 1],
    [palette.middle, 1],
    [palette.low, 1],
  ]);
  sheet.ink(box(x, y, width, height), view);
  sheet.within(box(x, y, width, height), () => {
    sheet.ink(hills(chance, y + height * 0.74, height * 0.08, 7), palette.plane(0.78), 1);
    sheet.ink(hills(chance, y + height * 0.88, height * 0.05, 10), palette.plane(0.55), 1);
    if (hour === 'night') {
      for (let light = 0; light < 9; light++) {
        sheet.ink(
          oval(x + chance.range(0, width), y + height * chance.range(0.78, 0.97), 4),
          palette.lamp,
          0.9,
        );
      }
    }
    if (weather === 'rain') {
      const runs: string[] = [];
      for (let drop = 0; drop < 40; drop++) {
        const [dx, dy] = [x + chance.range(0, width), y + chance.range(-20, height)];
        runs.push(
          path([
            [dx, dy],
            [dx - 8, dy + 46],
          ]),
        );
      }
      sheet.stroke(runs.join(''), palette.light, 2, 0.4);
    }
    if (weather === 'snow') {
      for (let flake = 0; flake < 30; flake++)
        sheet.ink(oval(x + chance.range(0, width), y + chance.range(0, height), 4), '#ffffff', 0.9);
    }
    if (weather === 'mist') sheet.ink(box(x, y + height * 0.5, width, height * 0.5), palette.haze, 0.6);
    sheet.ink(
      cutOut([
        [x, y],
        [x + width * 0.5, y],
        [x, y + height * 0.62],
      ]),
      '#ffffff',
      hour === 'night' ? 0.05 : 0.16,
    );
  });
  sheet.above(2, () => {
    const bar = Math.max(8, Math.min(width, height) * 0.035);
    for (let column = 0; column <= columns; column++)
      sheet.cut(box(x + (column * width) / columns - bar / 2, y - bar / 2, bar, height + bar), frame);
    for (let row = 0; row <= rows; row++)
      sheet.cut(box(x - bar / 2, y + (row * height) / rows - bar / 2, width + bar, bar), frame);
    sheet.cut(box(x - bar * 2, y + height, width + bar * 4, bar * 1.5), tone(frame, 0.04));
  });
  if (throwTo !== undefined && hour !== 'night') sunPatch(picture, x, width, throwTo, side);
}

/** Sunlight on the floor, in two panes, thrown away from the light. */
export function sunPatch(
  { sheet, palette, hour, weather }: Picture,
  x: number,
  width: number,
  floor: number,
  side: 1 | -1,
): void {
  if (weather !== 'clear' && weather !== 'snow') return;
  const colour = mix(palette.light, palette.second, hour === 'noon' ? 0.12 : 0.4);
  const slide = side * { dawn: 300, noon: 120, dusk: 340, night: 0 }[hour];
  for (const half of [0, 1]) {
    const [from, to] = [x + (width * half) / 2 + 8, x + (width * (half + 1)) / 2 - 8];
    sheet.ink(
      cutOut([
        [from + slide * 0.5, floor + 40],
        [to + slide * 0.5, floor + 40],
        [to + slide + width * 0.1, floor + 240],
        [from + slide - width * 0.02, floor + 240],
      ]),
      colour,
      0.42,
    );
  }
}

/** A lamp that hangs from the ceiling, with the light it makes. Returns its middle. */
export function pendant(
  { sheet, palette, hour }: Picture,
  x: number,
  y: number,
  width: number,
  colour: string,
): Point {
  const lit = hour === 'night' || hour === 'dusk';
  sheet.line(
    path([
      [x, -10],
      [x, y],
    ]),
    palette.deep,
    5,
  );
  if (lit) {
    const cone = sheet.fade([
      [palette.lamp, 0.6],
      [palette.lamp, 0],
    ]);
    sheet.ink(
      cutOut([
        [x - width * 0.42, y + width * 0.34],
        [x + width * 0.42, y + width * 0.34],
        [x + width * 2.1, y + width * 4.4],
        [x - width * 2.1, y + width * 4.4],
      ]),
      cone,
      0.36,
    );
    sheet.glow(x, y + width * 0.35, width * 2.6, palette.lamp, 0.55);
  }
  sheet.cut(oval(x, y + width * 0.32, width * 0.17), lit ? palette.light : palette.local('#f3ead4'));
  sheet.cut(
    `M${x - width / 2} ${y + width * 0.34}C${x - width / 2} ${y + width * 0.02} ${x - width * 0.16} ${y - width * 0.02} ${x - width * 0.1} ${y - width * 0.1}H${x + width * 0.1}C${x + width * 0.16} ${y - width * 0.02} ${x + width / 2} ${y + width * 0.02} ${x + width / 2} ${y + width * 0.34}Z`,
    colour,
  );
  return [x, y + width * 0.3];
}
