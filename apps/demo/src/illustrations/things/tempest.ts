import { mix } from '../colour';
import type { Picture } from '../picture';
import { curve, cutOut, oval, type Point, path } from '../shapes';

/**
 * A shelf of storm cloud: heavy sheets that overlap, the lowest the nearest. Returns the height of its
 * bottom.
 */
export function shelf({ sheet, chance, palette, hour }: Picture, foot: number, layers: number): number {
  for (let layer = 0; layer < layers; layer++) {
    const share = layer / Math.max(layers - 1, 1);
    const y = foot * (0.98 - share * 0.72);
    const colour = mix(
      mix(palette.top, palette.far, 0.5 - share * 0.2),
      palette.deep,
      (hour === 'night' ? 0.1 : 0.16) + share * 0.42,
    );
    const swing = chance.profile(1.6, 0.5);
    const edge: Point[] = Array.from({ length: 14 }, (_, index): Point => {
      const x = -80 + index * 136;
      return [x, y + swing(x) * 52];
    });
    sheet.raise();
    let d = `M-120 -40L-120 ${y}`;
    for (const [index, [x, edgeY]] of edge.entries()) {
      if (index === 0) d += `L${x} ${edgeY.toFixed(1)}`;
      else
        d += `a${chance.range(72, 110).toFixed(1)} ${chance.range(60, 90).toFixed(1)} 0 0 0 ${(x - (edge[index - 1]?.[0] ?? 0)).toFixed(1)} ${(edgeY - (edge[index - 1]?.[1] ?? 0)).toFixed(1)}`;
    }
    sheet.cut(`${d}L1760 -40Z`, colour);
  }
  return foot;
}

export function lightning(
  { sheet, chance, palette, drawn }: Picture,
  x: number,
  from: number,
  to: number,
): void {
  drawn.note('lightning', x, (from + to) / 2);
  const points: Point[] = [[x, from]];
  const steps = 6;
  for (let step = 1; step <= steps; step++)
    points.push([x + chance.range(-70, 70) + step * 12, from + ((to - from) * step) / steps]);
  const bolt = [
    ...points,
    ...[...points].reverse().map(([px, py], index): Point => [px + 6 + index * 3, py - 4]),
  ];
  sheet.glow(x + 30, (from + to) / 2, 420, palette.lamp, 0.4);
  sheet.above(1, () => sheet.cut(cutOut(bolt), mix(palette.light, palette.second, 0.25)));
}

/** Slanting curtains of rain under a cloud. */
export function curtain(
  { sheet, chance, palette }: Picture,
  x: number,
  y: number,
  width: number,
  foot: number,
  lean: number,
): void {
  const fill = sheet.fade([
    [mix(palette.far, palette.deep, 0.35), 0.75],
    [mix(palette.far, palette.deep, 0.15), 0.15],
  ]);
  for (let fold = 0; fold < 5; fold++) {
    const [left, wide] = [
      x + (width * fold) / 5 + chance.range(-30, 30),
      (width / 5) * chance.range(0.8, 1.7),
    ];
    sheet.ink(
      cutOut([
        [left, y],
        [left + wide, y],
        [left + wide + lean, foot],
        [left + lean - 20, foot],
      ]),
      fill,
      0.7,
    );
  }
}

/** A wave that bursts over a wall: heaps of spray that lean with the wind, the lightest on top. */
export function wave(
  { sheet, chance, palette, drawn }: Picture,
  x: number,
  y: number,
  size: number,
  way: 1 | -1,
): void {
  drawn.note('wave', x, y);
  for (let layer = 0; layer < 4; layer++) {
    const share = 1 - layer * 0.19;
    const paper = mix(palette.light, palette.far, 0.56 - layer * 0.17);
    sheet.raise();
    const plume: Point[] = [[x - size * 0.7 * share, y + 100]];
    const puffs = 11;
    for (let puff = 0; puff <= puffs; puff++) {
      const turn = Math.PI * (1.02 + (puff / puffs) * 0.96);
      const reach =
        size * share * (0.72 + Math.sin((puff / puffs) * Math.PI) * 0.36) * chance.range(0.86, 1.1);
      plume.push([
        x + Math.cos(turn) * reach * 0.72 - way * size * 0.22 * Math.sin((puff / puffs) * Math.PI),
        y + 60 + Math.sin(turn) * reach,
      ]);
    }
    let d = `M${plume[0]?.[0] ?? x} ${y + 100}`;
    let [fromX, fromY] = plume[0] ?? [x, y];
    for (const [toX, toY] of [...plume.slice(1), [x + size * 0.7 * share, y + 100] as Point]) {
      const radius = Math.hypot(toX - fromX, toY - fromY) * chance.range(0.5, 0.6);
      d += `A${radius.toFixed(1)} ${radius.toFixed(1)} 0 0 1 ${toX.toFixed(1)} ${toY.toFixed(1)}`;
      [fromX, fromY] = [toX, toY];
    }
    sheet.cut(`${d}Z`, paper);
  }
  for (let drop = 0; drop < 34; drop++) {
    const turn = Math.PI * chance.range(1.08, 1.92);
    const reach = size * chance.range(1, 1.36);
    sheet.cut(
      oval(
        x + Math.cos(turn) * reach * 0.8 - way * size * 0.2,
        y + 60 + Math.sin(turn) * reach,
        chance.range(4, 14),
      ),
      palette.light,
    );
  }
  for (let streak = 0; streak < 5; streak++) {
    const sx = x + (streak - 2) * size * 0.2;
    sheet.ink(
      curve([
        [sx - 12, y + 90],
        [sx - way * 30, y - size * 0.3],
        [sx - way * size * 0.22, y - size * chance.range(0.5, 0.8)],
        [sx - way * 10, y - size * 0.28],
        [sx + 20, y + 90],
      ]),
      palette.far,
      0.28,
    );
  }
}

/** A small trawler that pitches. */
export function ship(
  { sheet, palette, drawn }: Picture,
  x: number,
  y: number,
  length: number,
  way: 1 | -1,
): void {
  drawn.note('boat', x, y);
  const turn = [-7 * way, x, y] as const;
  const at = (px: number, py: number): Point => [x + px * length * way, y + py * length];
  sheet.cut(cutOut([at(-0.04, -0.2), at(-0.04, -0.78), at(0, -0.78), at(0, -0.2)]), palette.deep, { turn });
  sheet.cut(cutOut([at(-0.36, -0.16), at(-0.34, -0.46), at(-0.08, -0.46), at(-0.04, -0.16)]), palette.light, {
    turn,
  });
  sheet.ink(
    cutOut([at(-0.3, -0.4), at(-0.14, -0.4), at(-0.13, -0.32), at(-0.3, -0.32)]),
    palette.lamp,
    1,
    turn,
  );
  sheet.cut(
    curve([at(-0.5, -0.18), at(0, -0.14), at(0.34, -0.2), at(0.6, -0.34), at(0.46, 0.06), at(-0.42, 0.08)]),
    palette.accent,
    { turn },
  );
  sheet.stroke(path([at(-0.02, -0.76), at(0.54, -0.3)]), palette.deep, 3, 0.7, turn);
}
