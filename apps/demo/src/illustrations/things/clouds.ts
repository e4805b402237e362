import type { Chance } from '../chance';
import { mix } from '../colour';
import type { Picture } from '../picture';
import { box, curve, HEIGHT, oval, type Point, path, WIDTH } from '../shapes';

/** A cloud with a flat foot and a scalloped back; (x, y) is its bottom centre. */
export function cloudShape(chance: Chance, x: number, y: number, width: number, height: number): string {
  const puffs = chance.whole(4, 7);
  const crest = chance.range(0.3, 0.7);
  const points: Point[] = [];
  for (let puff = 0; puff <= puffs; puff++) {
    const along = puff / puffs;
    const back = Math.sin(Math.PI * along ** (crest < 0.5 ? 0.8 : 1.25));
    points.push([x - width / 2 + along * width, y - back * height * chance.range(0.72, 1.05)]);
  }
  let d = `M${x - width / 2} ${y}`;
  let [fromX, fromY] = [x - width / 2, y];
  for (const [toX, toY] of points.slice(1)) {
    const radius = Math.hypot(toX - fromX, toY - fromY) * chance.range(0.52, 0.66);
    d += `A${radius.toFixed(1)} ${radius.toFixed(1)} 0 0 1 ${toX.toFixed(1)} ${toY.toFixed(1)}`;
    [fromX, fromY] = [toX, toY];
  }
  return `${d}Z`;
}

export function clouds({ sheet, chance, palette, hour, weather }: Picture, horizon: number): void {
  const night = hour === 'night';
  const pale = night ? palette.low : mix(palette.light, palette.low, 0.3);
  const grey = mix(palette.top, palette.far, 0.4);
  if (weather === 'clear') {
    for (let streak = chance.whole(1, 3); streak > 0; streak--) {
      sheet.above(1, () => {
        const [x, y] = [chance.range(100, 1500), chance.range(horizon * 0.16, horizon * 0.72)];
        const length = chance.range(300, 640);
        sheet.cut(
          curve([
            [x - length / 2, y],
            [x - length / 5, y - chance.range(10, 22)],
            [x + length / 4, y - chance.range(6, 20)],
            [x + length / 2, y + 2],
            [x + length / 6, y + 10],
            [x - length / 4, y + 13],
          ]),
          mix(pale, palette.middle, night ? 0.6 : 0.35),
        );
      });
    }
    return;
  }
  if (weather === 'mist') {
    for (let bank = 0; bank < 3; bank++)
      veil({ sheet, chance, colour: palette.haze }, horizon * (0.35 + bank * 0.25), 0.5);
    return;
  }
  const heavy = weather === 'rain';
  const rows = heavy ? 3 : weather === 'snow' ? 2 : chance.whole(2, 3);
  for (let row = 0; row < rows; row++) {
    sheet.raise();
    const y = horizon * (heavy ? 0.5 - row * 0.17 : 0.3 + row * 0.2);
    const colour = heavy
      ? mix(grey, palette.deep, 0.12 + row * 0.14)
      : mix(pale, grey, (night ? 0.5 : 0.12) + chance.range(0, 0.25));
    if (heavy) {
      for (let x = -100; x < WIDTH + 200; x += chance.range(260, 420)) {
        const size = chance.range(130, 240);
        sheet.cut(oval(x, y - 30, size * 1.3, size * 0.62), colour);
      }
      sheet.cut(box(-20, -20, WIDTH + 40, y), colour);
    } else {
      for (let cloud = chance.whole(1, 3); cloud > 0; cloud--) {
        const width = chance.range(360, 760);
        sheet.cut(
          cloudShape(
            chance,
            chance.range(0, WIDTH),
            y + chance.range(-30, 30),
            width,
            width * chance.range(0.2, 0.32),
          ),
          colour,
        );
      }
    }
  }
}

/** A band of thin air across the picture. */
function veil(
  { sheet, chance, colour }: Pick<Picture, 'sheet' | 'chance'> & { colour: string },
  y: number,
  strength: number,
): void {
  const swing = chance.profile(1.5, 0.3);
  const reach = chance.range(50, 100);
  const over = Array.from(
    { length: 15 },
    (_, index): Point => [-60 + index * 125, y - reach + swing(index * 125) * 34],
  );
  const under = [...over].reverse().map(([x]): Point => [x, y + reach + swing(x + 700) * 30]);
  const fill = sheet.fade([
    [colour, 0],
    [colour, 1],
    [colour, 0.85],
    [colour, 0],
  ]);
  sheet.ink(curve([...over, ...under]), fill, strength);
}

/** The weather between two planes: mist lies at `y`, rain and snow fall across the whole picture. `near` 0 to 1. */
export function air({ sheet, chance, palette, hour, weather }: Picture, y: number, near: number): void {
  if (weather === 'mist') {
    veil({ sheet, chance, colour: palette.haze }, y, 0.85 - near * 0.3);
    if (chance.flip()) veil({ sheet, chance, colour: palette.haze }, y + 90, 0.5 - near * 0.2);
  }
  if (weather === 'rain') {
    const lean = 0.12 + chance.range(0, 0.2);
    const runs: string[] = [];
    for (let drop = Math.round(70 + near * 60); drop > 0; drop--) {
      const [x, from, length] = [
        chance.range(-100, WIDTH),
        chance.range(-60, HEIGHT),
        (40 + near * 90) * chance.range(0.6, 1.3),
      ];
      runs.push(
        path([
          [x, from],
          [x - length * lean, from + length],
        ]),
      );
    }
    sheet.stroke(
      runs.join(''),
      mix(palette.light, palette.haze, 0.4),
      1.6 + near * 2,
      hour === 'night' ? 0.26 : 0.36,
    );
  }
  if (weather === 'snow') {
    const flakes: string[] = [];
    for (let flake = Math.round(90 - near * 20); flake > 0; flake--) {
      flakes.push(
        oval(chance.range(0, WIDTH), chance.range(0, HEIGHT), (2.4 + near * 6) * chance.range(0.6, 1.2)),
      );
    }
    sheet.ink(flakes.join(''), '#f7f9fb', 0.85);
  }
}
