import { mix, tone } from './colour';
import { longShade } from './people/figures';
import type { Picture } from './picture';
import { leaf } from './plants';
import { arch, box, curve, cutOut, type Point, path, strip } from './shapes';

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
const ROOFS = ['#b5573a', '#a34a35', '#c06a45', '#8d4a3c'] as const;
const SHUTTERS = ['#3f6b62', '#2f5373', '#7a3f34', '#54634a', '#8a6a3f'] as const;

interface FacadeOrder {
  x: number;
  /** Foot of the wall. */
  y: number;
  width: number;
  height: number;
  wall?: string;
  distance?: number;
  /** What the ground floor is. */
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

/** A small house with a pitched roof, for villages; (x, y) is the middle of its foot. */
export function cottage(
  picture: Picture,
  x: number,
  y: number,
  width: number,
  distance: number,
  wall?: string,
): void {
  const { sheet, chance, palette, hour, side } = picture;
  const height = width * chance.range(0.7, 1.15);
  const paper = wall ?? palette.local(chance.pick(WALLS), distance);
  const roof = palette.local(chance.pick(ROOFS), distance);
  const rise = width * chance.range(0.22, 0.34);
  const depth = width * 0.45 * side;
  longShade(picture, x, y, height, 0.7);
  sheet.cut(
    cutOut([
      [x - width / 2, y],
      [x - width / 2, y - height],
      [x, y - height - rise],
      [x + width / 2, y - height],
      [x + width / 2, y],
    ]),
    paper,
  );
  const edge = x + (side * width) / 2;
  sheet.cut(
    cutOut([
      [edge, y],
      [edge, y - height],
      [edge + depth, y - height],
      [edge + depth, y],
    ]),
    mix(paper, palette.deep, 0.32),
  );
  sheet.cut(
    cutOut([
      [x - (side * width) / 2 - side * 5, y - height + 5],
      [x, y - height - rise - 7],
      [x + depth * 1.02, y - height - rise - 7],
      [edge + depth + side * 5, y - height + 4],
      [edge + side * 2, y - height + 4],
      [x, y - height - rise + 6],
    ]),
    roof,
  );
  const glass =
    hour === 'night' || hour === 'dusk'
      ? palette.lamp
      : mix(palette.local('#40505c', distance), palette.deep, 0.3);
  for (const [dx, dy] of [
    [-0.22, 0.66],
    [0.2, 0.66],
    [-0.22, 0.28],
  ] as const) {
    const here = chance.flip(0.7) ? glass : mix(paper, palette.deep, 0.6);
    sheet.ink(
      box(x + dx * width - width * 0.06, y - height * dy - height * 0.1, width * 0.12, height * 0.2),
      here,
    );
  }
  sheet.ink(
    box(x + width * 0.12, y - height * 0.4, width * 0.16, height * 0.4),
    mix(paper, palette.deep, 0.65),
  );
  if (glass === palette.lamp) sheet.glow(x, y - height * 0.5, width * 0.9, palette.lamp, 0.3);
}

/** Houses heaped on one another, from `left` to `right`, the church's tower among them. */
export function village(
  picture: Picture,
  left: number,
  right: number,
  y: number,
  size: number,
  distance: number,
  tower = true,
): void {
  const { chance } = picture;
  const middle = left + (right - left) * chance.range(0.35, 0.65);
  if (tower) belfry(picture, middle, y - size * 0.4, size * 3.1, distance);
  for (const row of [0.9, 0.45, 0]) {
    const trim = row * (right - left) * 0.22;
    for (let x = left + trim; x < right - trim; x += size * chance.range(0.75, 1.15)) {
      cottage(
        picture,
        x,
        y - row * size * 1.1 + chance.range(-0.08, 0.08) * size,
        size * chance.range(0.75, 1.05),
        distance + row * 0.08,
      );
    }
  }
}

/** A bell tower with a pyramid roof; (x, y) is the middle of its foot. Returns where the bells are. */
export function belfry(picture: Picture, x: number, y: number, height: number, distance: number): Point {
  const { sheet, chance, palette, hour, side } = picture;
  const width = height * 0.21;
  const stone = palette.local(chance.pick(['#d9c3a0', '#cdb79b', '#dbae84']), distance);
  const top = y - height * 0.8;
  sheet.cut(box(x - width / 2, top, width, height * 0.8), stone);
  sheet.ink(
    box(side === 1 ? x + width * 0.14 : x - width / 2, top, width * 0.36, height * 0.8),
    mix(stone, palette.deep, 0.5),
    0.5,
  );
  for (const share of [0.3, 0.62])
    sheet.ink(box(x - width * 0.58, y - height * share, width * 1.16, height * 0.012), tone(stone, -0.09));
  const bells: Point = [x, top + height * 0.1];
  const opening = hour === 'night' ? mix(palette.lamp, palette.deep, 0.15) : palette.deep;
  for (const dx of [-0.22, 0.22])
    sheet.ink(arch(x + dx * width, top + height * 0.155, width * 0.28, height * 0.12), opening, 0.95);
  sheet.ink(
    curve([
      [x, top + height * 0.24],
      [x + width * 0.2, top + height * 0.28],
      [x, top + height * 0.32],
      [x - width * 0.2, top + height * 0.28],
    ]),
    palette.local('#f6efe0', distance),
  );
  sheet.stroke(
    path([
      [x, top + height * 0.252],
      [x, top + height * 0.28],
      [x + width * 0.09, top + height * 0.28],
    ]),
    palette.deep,
    Math.max(2, width * 0.03),
  );
  sheet.above(1, () => {
    sheet.cut(box(x - width * 0.6, top - height * 0.016, width * 1.2, height * 0.028), tone(stone, 0.03));
    sheet.cut(
      cutOut([
        [x - width * 0.54, top - height * 0.014],
        [x, top - height * 0.2],
        [x + width * 0.54, top - height * 0.014],
      ]),
      palette.local('#a9573f', distance),
    );
    sheet.ink(
      cutOut([
        [x, top - height * 0.2],
        [x + side * width * 0.54, top - height * 0.014],
        [x + side * width * 0.1, top - height * 0.014],
      ]),
      palette.deep,
      0.25,
    );
  });
  sheet.stroke(
    path([
      [x, top - height * 0.2],
      [x, top - height * 0.26],
    ]),
    palette.deep,
    Math.max(2, width * 0.03),
  );
  sheet.stroke(
    path([
      [x - width * 0.09, top - height * 0.238],
      [x + width * 0.09, top - height * 0.238],
    ]),
    palette.deep,
    Math.max(2, width * 0.03),
  );
  return bells;
}

/** A street lamp on a post; (x, y) is its foot. */
export function streetLamp({ sheet, palette, hour }: Picture, x: number, y: number, height: number): Point {
  const iron = mix(palette.deep, '#0c1018', 0.3);
  const head: Point = [x, y - height * 0.92];
  sheet.cut(strip([x, y], [x, y - height * 0.86], height * 0.028, height * 0.018), iron);
  sheet.cut(
    cutOut([
      [x - height * 0.04, y],
      [x - height * 0.02, y - height * 0.08],
      [x + height * 0.02, y - height * 0.08],
      [x + height * 0.04, y],
    ]),
    iron,
  );
  const lit = hour !== 'noon';
  if (lit) sheet.glow(head[0], head[1], height * 0.62, palette.lamp, hour === 'night' ? 0.75 : 0.4);
  sheet.cut(
    cutOut([
      [x - height * 0.03, y - height * 0.86],
      [x - height * 0.05, y - height * 0.96],
      [x + height * 0.05, y - height * 0.96],
      [x + height * 0.03, y - height * 0.86],
    ]),
    lit ? palette.lamp : palette.local('#dfe5df'),
  );
  sheet.cut(
    cutOut([
      [x - height * 0.065, y - height * 0.955],
      [x, y - height * 1.02],
      [x + height * 0.065, y - height * 0.955],
    ]),
    iron,
  );
  return head;
}

/** Washing on a line that sags between two points. */
export function laundry({ sheet, chance, palette }: Picture, from: Point, to: Point): void {
  const pieces = chance.whole(4, 7);
  const sag = chance.range(14, 30);
  const at = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + Math.sin(share * Math.PI) * sag,
  ];
  sheet.stroke(curve([from, at(0.33), at(0.66), to], false), palette.deep, 3, 0.8);
  const span = Math.abs(to[0] - from[0]);
  for (let piece = 0; piece < pieces; piece++) {
    const share = (piece + 0.5 + chance.range(-0.12, 0.12)) / pieces;
    const [x, y] = at(share);
    const [w, h] = [(span / pieces) * chance.range(0.45, 0.75), (span / pieces) * chance.range(0.6, 1.1)];
    const cloth = chance.pick([
      palette.light,
      palette.accent,
      palette.second,
      palette.local('#8fb3b8'),
      palette.local('#f2ead8'),
    ]);
    sheet.cut(
      cutOut([
        [x - w / 2, y],
        [x + w / 2, y],
        [x + w / 2 + chance.range(-6, 10), y + h],
        [x - w / 2 + chance.range(-6, 10), y + h],
      ]),
      cloth,
    );
  }
}

/** Little flags on a cord. */
export function bunting({ sheet, chance, palette }: Picture, from: Point, to: Point, flags = 12): void {
  const sag = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.07;
  const at = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + Math.sin(share * Math.PI) * sag,
  ];
  sheet.stroke(curve([from, at(0.25), at(0.5), at(0.75), to], false), palette.deep, 2.5, 0.7);
  const size = Math.hypot(to[0] - from[0], to[1] - from[1]) / flags;
  for (let flag = 0; flag < flags; flag++) {
    const [x, y] = at((flag + 0.5) / flags);
    const colour = chance.pick([palette.accent, palette.second, palette.light, palette.local('#4f8f8a')]);
    sheet.cut(
      cutOut([
        [x - size * 0.32, y],
        [x + size * 0.32, y],
        [x, y + size * 0.8],
      ]),
      colour,
    );
  }
}

/** A clump of green for streets and squares. */
export const bush = (picture: Picture, x: number, y: number, size: number, distance: number): void => {
  const colour = leaf(picture, distance);
  picture.sheet.cut(
    curve([
      [x - size, y],
      [x - size * 0.8, y - size * 0.5],
      [x - size * 0.3, y - size * 0.78],
      [x + size * 0.3, y - size * 0.62],
      [x + size * 0.8, y - size * 0.45],
      [x + size, y],
    ]),
    colour,
  );
};
