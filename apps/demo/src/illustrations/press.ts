import sharp from 'sharp';
import { Chance } from './chance';
import { HEIGHT, WIDTH } from './shapes';
import { LEVELS, type Sheet, type View } from './sheet';

const CELL = 4;
const COLUMNS = WIDTH / CELL;
const ROWS = HEIGHT / CELL;
const TILE = 512;
const RAW = { raw: { width: WIDTH, height: HEIGHT, channels: 3 } } as const;
const PLANE = { quality: 88, alphaQuality: 90 };
const JPEG = { quality: 86, chromaSubsampling: '4:2:0' };

/** Direction of the light, as a step on the paper (px per sheet), and its colours. */
export interface Light {
  x: number;
  y: number;
  /** Colour of shadows, 0 to 255 each, applied by multiplication. */
  shadow: readonly [number, number, number];
  /** Darkness of a full shadow, 0 to 1. */
  depth: number;
}

/** Presses the sheets into one picture: shadows between them, lit edges and paper grain. JPEG. */
export async function press(sheet: Sheet, view: View, light: Light): Promise<Buffer> {
  return sharp(await pressed(sheet, view, light), RAW)
    .jpeg(JPEG)
    .toBuffer();
}

/** Pixels of the pressed picture, three bytes each. */
async function pressed(sheet: Sheet, view: View, light: Light): Promise<Buffer> {
  const [colours, greys] = await Promise.all([
    sharp(sheet.colourDrawing(view)).removeAlpha().raw().toBuffer(),
    sharp(sheet.heightDrawing(view)).removeAlpha().extractChannel(0).raw().toBuffer(),
  ]);
  const levels = new Uint8Array(WIDTH * HEIGHT);
  for (let at = 0; at < levels.length; at++) levels[at] = (greys[at] ?? 0) >> 3;
  const shadows = shadowsOf(levels, light);
  const paper = grain();
  const [edgeX, edgeY] = [Math.sign(light.x) * 2, light.y > 0 ? 2 : 1];
  const edge = edgeY * WIDTH + edgeX;
  // Share of each channel that a full shadow removes.
  const [red, green, blue] = [
    1 - light.shadow[0] / 255,
    1 - light.shadow[1] / 255,
    1 - light.shadow[2] / 255,
  ];
  for (let y = 0, at = 0; y < HEIGHT; y++) {
    const row = Math.min(y / CELL, ROWS - 1.001);
    const top = Math.floor(row);
    const down = row - top;
    const isInside = y > 2 && y < HEIGHT - 3;
    for (let x = 0; x < WIDTH; x++, at++) {
      const level = levels[at] ?? 0;
      const map = shadows[level];
      let dark = 0;
      if (map) {
        const column = Math.min(x / CELL, COLUMNS - 1.001);
        const left = Math.floor(column);
        const across = column - left;
        const cell = top * COLUMNS + left;
        const upper = (map[cell] ?? 0) * (1 - across) + (map[cell + 1] ?? 0) * across;
        const lower = (map[cell + COLUMNS] ?? 0) * (1 - across) + (map[cell + COLUMNS + 1] ?? 0) * across;
        dark = upper * (1 - down) + lower * down;
      }
      const differs = edgeAt(levels, at);
      if (differs !== level) {
        const cell = (y >> 2) * COLUMNS + (x >> 2);
        dark = (dark + (shadows[differs]?.[cell] ?? 0)) / 2;
      }
      let rim = paper[((y + level * 37) & (TILE - 1)) * TILE + ((x + level * 91) & (TILE - 1))] ?? 0;
      if (isInside && x > 2 && x < WIDTH - 3) {
        if ((levels[at - edge] ?? 0) < level) rim += 10;
        else if ((levels[at + edge] ?? 0) < level) rim -= 8;
      }
      const pixel = at * 3;
      colours[pixel] = clamp((colours[pixel] ?? 0) * (1 - dark * red) + rim);
      colours[pixel + 1] = clamp((colours[pixel + 1] ?? 0) * (1 - dark * green) + rim);
      colours[pixel + 2] = clamp((colours[pixel + 2] ?? 0) * (1 - dark * blue) + rim);
    }
  }
  return colours;
}

/**
 * Sheets from one on, as they are in the pressed picture, on a transparent ground: over it nothing changes until one
 * of both moves. WebP.
 */
export async function planePressed(
  sheet: Sheet,
  view: View,
  light: Light,
  { from, isFlat }: { from: number; isFlat: boolean },
): Promise<Buffer> {
  const [colours, opacity] = await Promise.all([
    isFlat ? sharp(sheet.colourDrawing(view)).removeAlpha().raw().toBuffer() : pressed(sheet, view, light),
    sharp(sheet.colourDrawing(view, from)).ensureAlpha().extractChannel(3).raw().toBuffer(),
  ]);
  return sharp(colours, RAW)
    .joinChannel(opacity, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
    .webp(PLANE)
    .toBuffer();
}

/** Only the colours, in a fifth of the time. JPEG. */
export const printed = (sheet: Sheet, view: View): Promise<Buffer> =>
  sharp(sheet.colourDrawing(view)).removeAlpha().jpeg(JPEG).toBuffer();

const clamp = (value: number) => Math.min(Math.max(value, 0), 255);

/** Level of a neighbour on another sheet, or the pixel's own: used to soften the edges of shadows. */
function edgeAt(levels: Uint8Array, at: number): number {
  const level = levels[at] ?? 0;
  const left = levels[at - 1] ?? level;
  if (left !== level) return left;
  const right = levels[at + 1] ?? level;
  if (right !== level) return right;
  const above = levels[at - WIDTH] ?? level;
  return above !== level ? above : (levels[at + WIDTH] ?? level);
}

/** For every level, how much the sheets above darken each cell. */
function shadowsOf(levels: Uint8Array, light: Light): (Float32Array | undefined)[] {
  const present = new Set<number>();
  const cells = new Uint8Array(COLUMNS * ROWS * 4);
  for (let row = 0, at = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const corner = row * CELL * WIDTH + column * CELL;
      for (const step of [0, 2, 2 * WIDTH, 2 * WIDTH + 2]) {
        const level = levels[corner + step] ?? 0;
        cells[at++] = level;
        present.add(level);
      }
    }
  }
  const highest = Math.max(...present);
  const maps: (Float32Array | undefined)[] = new Array(LEVELS).fill(undefined);
  for (const level of present) {
    if (level === highest) continue;
    const cover = new Float32Array(COLUMNS * ROWS);
    for (let cell = 0, at = 0; cell < cover.length; cell++) {
      let sum = 0;
      for (let step = 0; step < 4; step++) {
        const over = (cells[at++] ?? 0) - level;
        if (over > 0) sum += over > 3 ? 1 : 0.55 + over * 0.15;
      }
      cover[cell] = sum / 4;
    }
    const near = blurred(blurred(cover, 1), 1);
    const wide = blurred(blurred(cover, 5), 4);
    const map = new Float32Array(COLUMNS * ROWS);
    const [shiftX, shiftY] = [Math.round(light.x / CELL), Math.round(light.y / CELL)];
    for (let row = 0, at = 0; row < ROWS; row++) {
      const fromRow = Math.min(Math.max(row - shiftY, 0), ROWS - 1) * COLUMNS;
      for (let column = 0; column < COLUMNS; column++, at++) {
        const from = fromRow + Math.min(Math.max(column - shiftX, 0), COLUMNS - 1);
        const cast = (wide[from] ?? 0) * light.depth;
        const contact = (near[at] ?? 0) * 0.42 * light.depth;
        map[at] = 1 - (1 - cast) * (1 - contact);
      }
    }
    maps[level] = map;
  }
  return maps;
}

/** Box blur over cells, first along the rows, then along the columns. */
function blurred(source: Float32Array, reach: number): Float32Array {
  return alongColumns(alongRows(source, reach), reach);
}

function alongRows(from: Float32Array, reach: number): Float32Array {
  const to = new Float32Array(from.length);
  const share = 1 / (2 * reach + 1);
  for (let start = 0; start < from.length; start += COLUMNS) {
    const end = start + COLUMNS - 1;
    const [first, last] = [from[start] ?? 0, from[end] ?? 0];
    let sum = first * (reach + 1);
    for (let index = 1; index <= reach; index++) sum += from[start + index] ?? 0;
    for (let at = start; at <= end; at++) {
      to[at] = sum * share;
      sum += at + reach < end ? (from[at + reach + 1] ?? 0) : last;
      sum -= at - reach >= start ? (from[at - reach] ?? 0) : first;
    }
  }
  return to;
}

/** All columns at once, one row at a time: neighbouring cells are adjacent in memory. */
function alongColumns(from: Float32Array, reach: number): Float32Array {
  const to = new Float32Array(from.length);
  const share = 1 / (2 * reach + 1);
  const sums = new Float64Array(COLUMNS);
  for (let column = 0; column < COLUMNS; column++) {
    let sum = (from[column] ?? 0) * (reach + 1);
    for (let row = 1; row <= reach; row++) sum += from[row * COLUMNS + column] ?? 0;
    sums[column] = sum;
  }
  for (let row = 0; row < ROWS; row++) {
    const here = row * COLUMNS;
    const entering = Math.min(row + reach + 1, ROWS - 1) * COLUMNS;
    const leaving = Math.max(row - reach, 0) * COLUMNS;
    for (let column = 0; column < COLUMNS; column++) {
      const sum = sums[column] ?? 0;
      to[here + column] = sum * share;
      sums[column] = sum + (from[entering + column] ?? 0) - (from[leaving + column] ?? 0);
    }
  }
  return to;
}

let tile: Float32Array | undefined;

/** One tile of paper: fine tooth, soft mottling and a few fibres, in steps of brightness. Generated once. */
function grain(): Float32Array {
  if (tile) return tile;
  const chance = new Chance(1908, 'paper');
  const made = new Float32Array(TILE * TILE);
  for (let at = 0; at < made.length; at++) made[at] = (chance.next() + chance.next() - 1) * 8;
  for (const [size, strength] of [
    [4, 2.6],
    [32, 2.2],
    [128, 1.8],
  ] as const) {
    const across = TILE / size;
    const knots = Float32Array.from({ length: across * across }, () => chance.range(-1, 1));
    const knot = (column: number, row: number) => knots[(row % across) * across + (column % across)] ?? 0;
    for (let y = 0; y < TILE; y++) {
      for (let x = 0; x < TILE; x++) {
        const [column, row] = [Math.floor(x / size), Math.floor(y / size)];
        const [h, v] = [x / size - column, y / size - row];
        const upper = knot(column, row) * (1 - h) + knot(column + 1, row) * h;
        const lower = knot(column, row + 1) * (1 - h) + knot(column + 1, row + 1) * h;
        const here = y * TILE + x;
        made[here] = (made[here] ?? 0) + (upper * (1 - v) + lower * v) * strength;
      }
    }
  }
  for (let fibre = 0; fibre < 420; fibre++) {
    let [x, y, turn] = [chance.range(0, TILE), chance.range(0, TILE), chance.range(0, Math.PI * 2)];
    const shade = chance.range(-7, 7);
    for (let step = chance.whole(8, 26); step > 0; step--) {
      const here = (Math.floor(y) & (TILE - 1)) * TILE + (Math.floor(x) & (TILE - 1));
      made[here] = (made[here] ?? 0) + shade;
      turn += chance.range(-0.25, 0.25);
      x += Math.cos(turn);
      y += Math.sin(turn);
    }
  }
  tile = made;
  return made;
}
