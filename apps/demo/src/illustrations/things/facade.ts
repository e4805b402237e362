import { mix, tone } from '../colour';
import type { Picture } from '../picture';
import { arch, box, cutOut, path } from '../shapes';

export const WALLS = [
  '#efe0c4',
  '#e8c59a',
  '#d99a6c',
  '#f3ead8',
  '#c97b57',
  '#d8b7a0',
  '#e3cf8f',
  '#b9c2b4',
] as const;

const SHUTTERS = ['#3f6b62', '#2f5373', '#7a3f34', '#54634a', '#8a6a3f'] as const;

interface FacadeOrder {
  x: number;
  /** Bottom of the wall. */
  y: number;
  width: number;
  height: number;
  wall?: string;
  distance?: number;
  /** Kind of ground floor. */
  ground?: 'door' | 'shop' | 'arches' | 'none';
  balconies?: boolean;
}

/** A house front seen square on: cornice, windows with shutters, balconies, a door or a shop. */
export function facade(picture: Picture, order: FacadeOrder): void {
  const { sheet, chance, palette, side } = picture;
  const { x, y, width, height, distance = 0, ground = 'door' } = order;
  const wall = order.wall ?? palette.local(chance.pick(WALLS), distance);
  const shutter = palette.local(chance.pick(SHUTTERS), distance);
  sheet.cut(box(x, y - height, width, height), wall);
  const storey = Math.min(Math.max(height / Math.max(2, Math.round(height / 190)), 90), 260);
  const bays = Math.max(1, Math.round(width / (storey * 0.82)));
  const bay = width / bays;
  sheet.ink(box(x, y - storey * 0.16, width, storey * 0.16), tone(wall, -0.1), 0.7);
  const base = ground === 'none' ? y : y - storey * 1.08;
  const rows = Math.max(0, Math.floor((base - (y - height) - storey * 0.15) / storey));
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < bays; column++) {
      const [cx, foot] = [x + bay * (column + 0.5), base - row * storey - storey * 0.14];
      const balcony = order.balconies !== false && row < 2 && (column + row + Math.round(x)) % 2 === 0;
      casement(picture, cx, foot, bay * 0.36, storey * (balcony ? 0.72 : 0.56), {
        wall,
        shutter,
        distance,
        balcony,
      });
    }
  }
  if (ground === 'door' || ground === 'shop')
    entrance(picture, x, y, width, storey, { ground, distance, shutter });
  if (ground === 'arches') {
    for (let column = 0; column < bays; column++) {
      sheet.ink(arch(x + bay * (column + 0.5), y, bay * 0.66, storey * 0.9), palette.deep, 0.82);
    }
  }
  sheet.above(1, () => {
    sheet.cut(box(x - 8, y - height - storey * 0.06, width + 16, storey * 0.1), tone(wall, 0.03));
  });
  const shade = sheet.fade(
    [
      [palette.deep, 0.34],
      [palette.deep, 0],
    ],
    side === 1 ? [1, 0, 0, 0] : [0, 0, 1, 0],
  );
  sheet.ink(box(x, y - height, width, height), shade, 0.75);
}

/** A window; (x, y) is the middle of its sill. */
export function casement(
  { sheet, chance, palette, hour }: Picture,
  x: number,
  y: number,
  width: number,
  height: number,
  {
    wall,
    shutter,
    distance = 0,
    balcony = false,
  }: { wall: string; shutter: string; distance?: number; balcony?: boolean },
): void {
  const lit = hour === 'night' ? chance.flip(0.46) : hour === 'dusk' ? chance.flip(0.34) : chance.flip(0.02);
  const glass = lit ? palette.lamp : mix(palette.local('#33485a', distance), palette.deep, 0.35);
  sheet.ink(box(x - width * 0.62, y - height * 1.07, width * 1.24, height * 1.1), tone(wall, 0.05), 0.9);
  sheet.ink(box(x - width / 2, y - height, width, height), glass);
  if (lit) sheet.glow(x, y - height / 2, height * 0.9, palette.lamp, 0.4);
  else
    sheet.ink(
      cutOut([
        [x - width / 2, y - height],
        [x + width * 0.1, y - height],
        [x - width / 2, y - height * 0.4],
      ]),
      palette.low,
      0.25,
    );
  sheet.stroke(
    path([
      [x, y - height],
      [x, y],
    ]),
    tone(shutter, -0.04),
    Math.max(2, width * 0.05),
  );
  if (chance.flip(0.75)) {
    const fold = chance.range(0.42, 0.52);
    for (const way of [-1, 1]) {
      sheet.above(1, () => {
        const edge = x + way * width * 0.5;
        sheet.cut(box(way === 1 ? edge : edge - width * fold, y - height, width * fold, height), shutter);
        for (let slat = 1; slat < 6; slat++) {
          sheet.ink(
            box(
              way === 1 ? edge + 3 : edge - width * fold + 3,
              y - height + (slat * height) / 6,
              width * fold - 6,
              2.5,
            ),
            palette.deep,
            0.3,
          );
        }
      });
    }
  }
  if (balcony) {
    sheet.above(1, () => {
      sheet.cut(box(x - width, y, width * 2, Math.max(4, height * 0.06)), tone(wall, -0.08));
      const rail = palette.deep;
      for (let bar = -5; bar <= 5; bar++) {
        sheet.stroke(
          path([
            [x + bar * width * 0.18, y - height * 0.3],
            [x + bar * width * 0.18, y],
          ]),
          rail,
          2.4,
          0.85,
        );
      }
      sheet.stroke(
        path([
          [x - width * 0.96, y - height * 0.3],
          [x + width * 0.96, y - height * 0.3],
        ]),
        rail,
        4,
        0.9,
      );
    });
  } else {
    sheet.ink(box(x - width * 0.66, y, width * 1.32, Math.max(3, height * 0.05)), tone(wall, -0.1));
  }
}

function entrance(
  { sheet, chance, palette, hour }: Picture,
  x: number,
  y: number,
  width: number,
  storey: number,
  { ground, distance, shutter }: { ground: 'door' | 'shop'; distance: number; shutter: string },
): void {
  const open = hour === 'night' || hour === 'dusk';
  const inside = open ? palette.lamp : mix(palette.local('#54483f', distance), palette.deep, 0.45);
  if (ground === 'door') {
    const cx = x + width * chance.range(0.35, 0.65);
    sheet.ink(arch(cx, y, storey * 0.5, storey * 0.9), tone(palette.local('#d8cbb4', distance), -0.02));
    sheet.ink(arch(cx, y, storey * 0.4, storey * 0.84), open && chance.flip() ? inside : shutter);
    sheet.stroke(
      path([
        [cx, y - storey * 0.8],
        [cx, y],
      ]),
      palette.deep,
      3,
      0.5,
    );
    if (open) sheet.glow(cx, y - storey * 0.4, storey * 0.7, palette.lamp, 0.3);
    return;
  }
  sheet.ink(
    box(x + width * 0.1, y - storey * 0.82, width * 0.8, storey * 0.82),
    palette.local('#4b3a34', distance),
  );
  sheet.ink(box(x + width * 0.14, y - storey * 0.76, width * 0.44, storey * 0.6), inside);
  sheet.ink(
    box(x + width * 0.64, y - storey * 0.76, width * 0.2, storey * 0.76),
    mix(inside, palette.deep, 0.25),
  );
  if (open) sheet.glow(x + width * 0.4, y - storey * 0.4, storey * 1.1, palette.lamp, 0.5);
  awning(
    { sheet, chance, palette },
    x + width * 0.06,
    y - storey * 0.86,
    width * 0.88,
    storey * 0.34,
    mix(palette.accent, palette.haze, distance * 0.6),
  );
}

/** A striped awning; (x, y) is its upper left corner. */
export function awning(
  { sheet, palette }: Pick<Picture, 'sheet' | 'chance' | 'palette'>,
  x: number,
  y: number,
  width: number,
  drop: number,
  colour: string,
  stripes = Math.max(4, Math.round(width / (drop * 0.55))),
): void {
  const flare = drop * 0.28;
  const wide = (width + flare * 2) / stripes;
  const narrow = width / stripes;
  sheet.above(2, () => {
    for (let stripe = 0; stripe < stripes; stripe++) {
      const [upper, lower] = [x + stripe * narrow, x - flare + stripe * wide];
      const shade = stripe % 2 ? palette.local('#f6ecd6') : colour;
      const scallop = drop * 0.2;
      sheet.cut(
        `M${upper.toFixed(1)} ${y.toFixed(1)}L${(upper + narrow).toFixed(1)} ${y.toFixed(1)}L${(lower + wide).toFixed(1)} ${(y + drop).toFixed(1)}A${(wide / 2).toFixed(1)} ${scallop.toFixed(1)} 0 0 1 ${lower.toFixed(1)} ${(y + drop).toFixed(1)}Z`,
        shade,
      );
    }
    const foot = sheet.fade([
      [palette.deep, 0],
      [palette.deep, 0.3],
    ]);
    sheet.ink(
      cutOut([
        [x, y],
        [x + width, y],
        [x + width + flare, y + drop],
        [x - flare, y + drop],
      ]),
      foot,
    );
  });
}
