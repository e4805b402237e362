import type { Chance } from '../chance';
import { mix, tone } from '../colour';
import type { Picture } from '../picture';
import { curve, cutOut, HEIGHT, oval, type Point, path, strip } from '../shapes';

const SKINS = ['#f2c9a5', '#e3ab82', '#c98a5e', '#a2683f', '#74472c'] as const;
const HAIRS = ['#2b1f1c', '#4a2f22', '#7a4a28', '#b78a4e', '#8d8a88', '#1d1a22'] as const;
const COATS = [
  '#2f4858',
  '#7a3b3f',
  '#d9a441',
  '#5c6b4a',
  '#b9b0a0',
  '#38344f',
  '#c9573c',
  '#3f6f7a',
] as const;

export interface FigureOrder {
  stance?: 'stand' | 'walk' | 'sit' | 'row';
  /** Direction the figure looks: 1 right, -1 left. */
  facing?: 1 | -1;
  /** Distance, 0 to 1: far figures fade into the air. */
  distance?: number;
  coat?: string;
  bag?: boolean;
  hat?: boolean;
  umbrella?: boolean;
  /** Without a long shadow on the ground. */
  shadeless?: boolean;
}

/** A person cut from five or six pieces; (x, y) is between the feet (or under the seat), `height` in px standing. */
export function person(
  picture: Picture,
  x: number,
  y: number,
  height: number,
  order: FigureOrder = {},
): void {
  const { sheet, chance, palette, drawn } = picture;
  drawn.note('people', x, y - height / 2);
  const { stance = 'stand', facing = chance.flip() ? 1 : -1, distance = 0 } = order;
  const coat = order.coat ?? palette.local(chance.pick(COATS), distance);
  const skin = palette.local(chance.pick(SKINS), distance);
  const hair = palette.local(chance.pick(HAIRS), distance);
  const trousers = mix(palette.local('#2a2c3a', distance), coat, 0.2);
  const broad = chance.range(0.9, 1.12);
  const skirt = chance.flip(0.35);
  const at = (px: number, py: number): Point => [
    x + px * height * facing * (py < -0.3 ? broad : 1),
    y + py * height,
  ];
  const seat = stance === 'sit' || stance === 'row' ? 0.24 : 0;
  if (!order.shadeless) longShade(picture, x, y, height * (stance === 'sit' ? 0.75 : 1));
  if (stance === 'stand') {
    sheet.cut(strip(at(-0.05, -0.48), at(-0.045, -0.01), height * 0.085, height * 0.055), trousers);
    sheet.cut(strip(at(0.045, -0.48), at(0.05, 0), height * 0.085, height * 0.055), trousers);
    sheet.cut(cutOut([at(0.02, -0.015), at(0.1, -0.01), at(0.1, 0.01), at(0.02, 0.01)]), trousers);
  } else if (stance === 'walk') {
    sheet.cut(strip(at(0, -0.48), at(-0.13, -0.01), height * 0.09, height * 0.05), tone(trousers, -0.04));
    sheet.cut(strip(at(0, -0.48), at(0.12, 0), height * 0.095, height * 0.05), trousers);
    sheet.cut(cutOut([at(0.09, -0.02), at(0.18, -0.015), at(0.18, 0.01), at(0.09, 0.01)]), trousers);
  } else {
    sheet.cut(strip(at(-0.03, -0.26), at(0.2, -0.27), height * 0.11, height * 0.09), trousers);
    if (stance === 'sit')
      sheet.cut(strip(at(0.19, -0.28), at(0.2, 0), height * 0.08, height * 0.055), trousers);
  }
  const up = stance === 'sit' || stance === 'row' ? seat : 0;
  const hem = stance === 'sit' || stance === 'row' ? -0.22 : skirt ? -0.26 : -0.4;
  const flare = skirt ? 0.16 : 0.11;
  const lean = stance === 'walk' ? 0.03 : stance === 'row' ? 0.1 : 0;
  sheet.cut(strip(at(lean, -0.9 + up), at(lean, -0.8 + up), height * 0.058), tone(skin, -0.06));
  sheet.cut(
    curve([
      at(-0.05 + lean, -0.84 + up),
      at(-0.11 + lean, -0.79 + up),
      at(-0.115, -0.6 + up),
      at(-flare, hem),
      at(0, hem + 0.015),
      at(flare, hem),
      at(0.115, -0.6 + up),
      at(0.12 + lean, -0.78 + up),
      at(0.05 + lean, -0.84 + up),
    ]),
    coat,
  );
  sheet.cut(oval(...at(0.012 + lean, -0.92 + up), height * 0.056, height * 0.068), skin);
  if (height > 360) {
    sheet.ink(
      curve([at(0.058 + lean, -0.93 + up), at(0.084 + lean, -0.9 + up), at(0.06 + lean, -0.892 + up)]),
      skin,
    );
    sheet.ink(oval(...at(0.04 + lean, -0.932 + up), height * 0.0075), palette.deep, 0.9);
    sheet.ink(oval(...at(0.03 + lean, -0.9 + up), height * 0.014), palette.local('#d8604a', distance), 0.35);
  }
  hairOf(picture, at(lean, -0.93 + up), height, facing, hair, order.hat === true);
  const reach = stance === 'row' ? at(0.3, -0.5 + up) : at(stance === 'walk' ? 0.1 : 0.05, -0.45 + up);
  if (height > 120) sheet.cut(oval(reach[0], reach[1] + height * 0.02, height * 0.032, height * 0.04), skin);
  sheet.line(
    path([at(0.02 + lean, -0.74 + up), at(0.045 + lean, -0.6 + up), reach]),
    tone(coat, -0.035),
    height * 0.066,
  );
  if (order.bag) {
    sheet.cut(
      cutOut([at(0.04, -0.42), at(0.17, -0.42), at(0.18, -0.24), at(0.03, -0.24)]),
      palette.local('#8a4b2f', distance),
    );
  }
  if (order.umbrella) {
    sheet.cut(strip(at(0.07, -0.5), at(0.07, -1.16), height * 0.014), palette.deep);
    sheet.cut(
      curve([
        at(-0.26, -1.02),
        at(-0.16, -1.14),
        at(0.06, -1.21),
        at(0.3, -1.13),
        at(0.4, -1.01),
        at(0.24, -1.05),
        at(0.07, -1.02),
        at(-0.1, -1.05),
      ]),
      mix(palette.accent, coat, distance * 0.6),
    );
  }
}

function hairOf(
  { sheet, chance, palette }: Picture,
  [x, y]: Point,
  height: number,
  facing: 1 | -1,
  hair: string,
  hat: boolean,
): void {
  const r = height * 0.062;
  if (hat) {
    sheet.cut(
      cutOut([
        [x - r * 1.5, y - r * 0.35],
        [x + r * 1.6, y - r * 0.35],
        [x + r * 1.5, y - r * 0.6],
        [x - r * 1.4, y - r * 0.6],
      ]),
      palette.second,
    );
    sheet.cut(
      cutOut([
        [x - r * 0.85, y - r * 0.5],
        [x + r * 0.9, y - r * 0.5],
        [x + r * 0.75, y - r * 1.35],
        [x - r * 0.7, y - r * 1.35],
      ]),
      palette.second,
    );
    return;
  }
  const long = chance.flip(0.4);
  sheet.cut(
    curve([
      [x - facing * r * 1.02, y + (long ? r * 1.3 : r * 0.3)],
      [x - facing * r * 1.12, y - r * 0.4],
      [x - facing * r * 0.2, y - r * 1.2],
      [x + facing * r * 0.95, y - r * 0.7],
      [x + facing * r * 0.5, y - r * 0.25],
      [x - facing * r * 0.1, y - r * 0.1],
      [x - facing * r * 0.35, y + (long ? r * 1.2 : r * 0.5)],
    ]),
    hair,
  );
}

/** The long shadow of an object at (x, y), away from the light. */
export function longShade(
  { sheet, palette, hour, weather, side }: Picture,
  x: number,
  y: number,
  height: number,
  wide = 0.2,
): void {
  if (hour === 'night' || weather === 'mist' || weather === 'rain') return;
  const length = { dawn: 1.1, noon: 0.35, dusk: 1.3 }[hour] * height * (weather === 'clear' ? 1 : 0.6);
  const half = (height * wide) / 2;
  const drop = Math.min(length * 0.2, HEIGHT - y);
  const fill = sheet.fade(
    [
      [palette.deep, 1],
      [palette.deep, 0.2],
    ],
    side === 1 ? [0, 0, 1, 0] : [1, 0, 0, 0],
  );
  sheet.ink(
    cutOut([
      [x - half, y - 2],
      [x + half, y - 2],
      [x + half * 0.5 + side * length, y + drop],
      [x - half * 0.5 + side * length, y + drop + half * 0.3],
    ]),
    fill,
    weather === 'clear' ? 0.34 : 0.2,
  );
}

/** A crowd seen as heads and shoulders, in rows; far rows first. */
export function crowd(
  picture: Picture,
  { left, right, y, size, lit = 0.2 }: { left: number; right: number; y: number; size: number; lit?: number },
): void {
  const { sheet, chance, palette, drawn } = picture;
  for (const share of [0.3, 0.5, 0.7]) drawn.note('people', left + (right - left) * share, y);
  for (let x = left + chance.range(0, size); x < right; x += size * chance.range(1.15, 1.75)) {
    const coat = palette.local(chance.pick(COATS), 0.1);
    const shade = mix(coat, palette.deep, chance.range(0.15, 0.6) - lit * 0.3);
    const tall = y + chance.range(-0.25, 0.25) * size;
    sheet.cut(
      curve([
        [x - size * 0.72, tall + size * 1.5],
        [x - size * 0.62, tall + size * 0.62],
        [x - size * 0.2, tall + size * 0.36],
        [x + size * 0.2, tall + size * 0.36],
        [x + size * 0.62, tall + size * 0.62],
        [x + size * 0.72, tall + size * 1.5],
      ]),
      shade,
    );
    sheet.cut(oval(x, tall, size * 0.34, size * 0.42), headOf(chance, palette.local, shade, lit));
  }
}

/** Shows hair from behind, a face from the front. */
function headOf(chance: Chance, local: (colour: string) => string, coat: string, lit: number): string {
  return mix(local(chance.flip(lit) ? chance.pick(SKINS) : chance.pick(HAIRS)), coat, 0.15);
}
