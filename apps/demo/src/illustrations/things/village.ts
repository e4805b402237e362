import { mix, tone } from '../colour';
import { longShade } from '../people/figures';
import type { Picture } from '../picture';
import { arch, box, curve, cutOut, type Point, path } from '../shapes';
import { WALLS } from './facade';

const ROOFS = ['#b5573a', '#a34a35', '#c06a45', '#8d4a3c'] as const;

/** A small house with a pitched roof, for villages; (x, y) is its bottom centre. */
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

/** A bell tower with a pyramid roof; (x, y) is its bottom centre. Returns where the bells are. */
export function belfry(picture: Picture, x: number, y: number, height: number, distance: number): Point {
  picture.drawn.note('tower', x, y - height / 2);
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
