import { mix, tone } from '../colour';
import type { Picture } from '../picture';
import { blob, box, curve, cutOut, HEIGHT, oval, type Point, WIDTH } from '../shapes';
import { cloudShape, clouds } from './clouds';

interface SkyOrder {
  /** Height of the horizon in px. */
  horizon: number;
  /** Position of the sun or the moon; by default on the side of the light. */
  sun?: Point;
  /** Draws no disc: only a narrow piece of sky. */
  bare?: boolean;
}

const DAY_SKIES = ['rings', 'bands', 'disc', 'rays', 'heap', 'bands', 'rings', 'heap'] as const;

const NIGHT_SKIES = ['rings', 'crescent', 'stars', 'crescent', 'bands'] as const;

/**
 * The sky: papers from top to horizon, the sun or the moon in one of several styles, and the clouds of the
 * weather.
 */
export function sky(picture: Picture, { horizon, sun, bare = false }: SkyOrder): Point {
  const { sheet, chance, palette, hour, weather, side } = picture;
  const fill = sheet.fade([
    [palette.top, 1],
    [palette.middle, 1],
    [palette.low, 1],
  ]);
  sheet.ink(box(0, 0, WIDTH, horizon + 60), fill);
  sheet.ink(box(0, horizon + 40, WIDTH, HEIGHT - horizon), palette.low);
  const low = hour === 'dawn' || hour === 'dusk';
  const place: Point = sun ?? [
    WIDTH / 2 - side * chance.range(120, 420),
    low ? horizon - chance.range(40, 150) : chance.range(190, Math.max(230, horizon * 0.5)),
  ];
  if (weather === 'rain' || weather === 'snow') {
    if (!bare) sheet.glow(place[0], place[1], 520, palette.low, 0.55);
  } else if (!bare) {
    const manner = hour === 'night' ? chance.pick(NIGHT_SKIES) : chance.pick(DAY_SKIES);
    if (hour === 'night' && weather === 'clear')
      stars(picture, horizon, manner === 'stars' ? 150 : chance.whole(50, 90));
    if (manner === 'bands' && weather === 'clear') bands(picture, horizon, low);
    if (manner === 'rays' && weather === 'clear') rays(picture, place, horizon);
    if (manner === 'heap' && weather === 'clear') heap(picture, horizon);
    if (manner === 'crescent') crescent(picture, place);
    else if (manner !== 'stars') disc(picture, place, manner === 'rings');
  }
  clouds(picture, horizon);
  return place;
}

function disc({ sheet, chance, palette, hour, weather }: Picture, [x, y]: Point, ringed: boolean): void {
  const size = hour === 'night' ? chance.range(44, 66) : chance.range(58, 104) * (ringed ? 1 : 1.15);
  const rings = !ringed ? 0 : weather === 'clear' ? chance.whole(2, 3) : 1;
  const base = hour === 'night' || hour === 'noon' ? palette.middle : palette.low;
  const bright = hour === 'night' ? mix(palette.low, palette.light, 0.25) : palette.light;
  const step = chance.range(1.1, 1.9);
  for (let ring = rings; ring > 0; ring--) {
    const reach = size * (1 + ring * step);
    sheet.raise();
    sheet.cut(
      blob(chance, x, y, reach, reach, 0.015, 16),
      mix(base, bright, 0.14 + 0.5 * (1 - ring / (rings + 0.4))),
    );
  }
  if (!ringed) sheet.glow(x, y, size * 5, bright, hour === 'night' ? 0.3 : 0.6);
  const colour = sunColour(palette, hour);
  sheet.raise();
  sheet.cut(blob(chance, x, y, size, size, 0.012, 16), colour);
  if (hour === 'night') {
    sheet.ink(oval(x - size * 0.28, y - size * 0.2, size * 0.2), tone(colour, -0.06), 0.6);
    sheet.ink(oval(x + size * 0.25, y + size * 0.28, size * 0.28, size * 0.24), tone(colour, -0.06), 0.6);
  }
}

function sunColour({ light, second, accent }: Picture['palette'], hour: Picture['hour']): string {
  if (hour === 'night') return light;
  if (hour === 'noon') return mix(light, second, 0.35);
  return mix(second, accent, hour === 'dusk' ? 0.4 : 0.12);
}

function crescent({ sheet, chance, palette, side }: Picture, [x, y]: Point): void {
  const size = chance.range(62, 88);
  sheet.glow(x, y, size * 4.5, mix(palette.low, palette.light, 0.4), 0.5);
  sheet.above(1, () =>
    sheet.cut(
      `M${x - side * size * 0.2} ${y - size}A${size} ${size} 0 1 ${side === 1 ? 0 : 1} ${x + side * size * 0.62} ${y + size * 0.78}A${size * 0.86} ${size * 0.86} 0 0 ${side === 1 ? 1 : 0} ${x - side * size * 0.2} ${y - size}Z`,
      palette.light,
    ),
  );
}

/** Wavy sheets from the top downwards, each over the previous one. */
function bands({ sheet, chance, palette, hour }: Picture, horizon: number, low: boolean): void {
  const count = chance.whole(3, 4);
  const lowest = horizon * (low ? 0.74 : 0.86);
  for (let band = 0; band < count; band++) {
    const y = lowest * (1 - band / (count + 0.35));
    const swing = chance.profile(chance.range(0.7, 1.4), 0.3);
    const edge = Array.from(
      { length: 14 },
      (_, index): Point => [-60 + index * 134, y + swing(index * 134) * chance.range(34, 44)],
    );
    const share = (band + 0.6) / count;
    const paper =
      share < 0.5
        ? mix(palette.low, palette.middle, share * 2)
        : mix(palette.middle, palette.top, share * 2 - 1);
    sheet.raise();
    sheet.cut(`${curve(edge, false)}L1700 -40L-80 -40Z`, tone(paper, hour === 'night' ? 0.012 : 0.018));
  }
}

/** Fan of light around the sun. */
function rays({ sheet, chance, palette, hour }: Picture, [x, y]: Point, horizon: number): void {
  const count = chance.whole(9, 14);
  const start = chance.range(0, 1);
  const wedges: string[] = [];
  for (let ray = 0; ray < count; ray++) {
    const [from, to] = [((ray + start) / count) * Math.PI * 2, ((ray + start + 0.48) / count) * Math.PI * 2];
    wedges.push(
      cutOut([
        [x, y],
        [x + Math.cos(from) * 2000, y + Math.sin(from) * 2000],
        [x + Math.cos(to) * 2000, y + Math.sin(to) * 2000],
      ]),
    );
  }
  sheet.within(box(0, 0, WIDTH, horizon + 60), () => {
    sheet.above(1, () =>
      sheet.cut(wedges.join(''), mix(palette.middle, palette.low, hour === 'noon' ? 0.55 : 0.75)),
    );
    sheet.glow(x, y, 900, palette.low, 0.85);
  });
}

/** Large clouds piled above the horizon. */
function heap({ sheet, chance, palette }: Picture, horizon: number): void {
  for (let layer = 0; layer < 3; layer++) {
    sheet.raise();
    const paper = mix(mix(palette.light, palette.low, 0.25), palette.middle, 0.62 - layer * 0.26);
    for (let cloud = 0; cloud < 2; cloud++) {
      const width = chance.range(520, 900);
      const x = chance.range(-100, WIDTH + 100);
      sheet.cut(
        cloudShape(
          chance,
          x,
          horizon - 30 + layer * 34,
          width,
          width * chance.range(0.3, 0.5) * (1 - layer * 0.24),
        ),
        paper,
      );
    }
  }
}

function stars({ sheet, chance, palette }: Picture, horizon: number, count: number): void {
  for (let star = count; star > 0; star--) {
    const [x, y] = [chance.range(0, WIDTH), chance.range(0, horizon * 0.9)];
    const size = chance.flip(0.14) ? chance.range(5, 9) : chance.range(1.6, 3.4);
    const form: Point[] = [
      [x, y - size],
      [x + size * 0.3, y - size * 0.3],
      [x + size, y],
      [x + size * 0.3, y + size * 0.3],
      [x, y + size],
      [x - size * 0.3, y + size * 0.3],
      [x - size, y],
      [x - size * 0.3, y - size * 0.3],
    ];
    sheet.ink(cutOut(form), palette.light, chance.range(0.5, 0.95));
  }
}
