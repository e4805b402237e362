import { scaleLinear } from 'd3-scale';
import type { ChartLocale } from './numbers';

/** Share of the greatest value from which on a scale may begin above zero. */
const ABOVE_ZERO = 0.6;
/** Lines of the grid. */
const GRID_LINES = 4;

/** A scale of values: its ends, the lines of its grid, and the place of a value from 0 at its foot to 1. */
export type ValueScale = { least: number; most: number; ticks: number[]; at: (value: number) => number };

/**
 * Scale of values with round ends. It contains zero, unless all values are far from it and `fromZero` is
 * false: bars always begin at zero, curves need not.
 */
export function valueScale(values: readonly number[], { fromZero }: { fromZero: boolean }): ValueScale {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const isNear = (near: number, far: number) => fromZero || near <= far * ABOVE_ZERO;
  let least = low >= 0 && isNear(low, high) ? 0 : low;
  let most = high <= 0 && isNear(-high, -low) ? 0 : high;
  if (fromZero) [least, most] = [Math.min(least, 0), Math.max(most, 0)];
  if (least === most) [least, most] = least === 0 ? [0, 1] : [Math.min(least, 0), Math.max(most, 0)];
  const scale = scaleLinear().domain([least, most]).nice(GRID_LINES);
  const [from = least, to = most] = scale.domain();
  const place = scale.copy().range([0, 1]);
  return { least: from, most: to, ticks: scale.ticks(GRID_LINES), at: (value) => place(value) };
}

const DAY_MS = 86_400_000;
const MOMENT = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;
const CLOCK = /^([01]?\d|2[0-4])[.:]([0-5]\d)(?:\s?h)?$/;
const YEAR = /^\d{4}$/;

/** Wall clocks without a zone keep their hour. */
const momentOf = (text: string) =>
  Date.parse(/^\d{4}-\d{2}-\d{2}$/.test(text) || /(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text}Z`);

/** Minutes from the first clock on: each that is earlier than the one before belongs to the next day. */
function minutesOf(points: readonly string[]): number[] {
  let days = 0;
  let last = -1;
  return points.map((point) => {
    const [, hours = '0', minutes = '0'] = CLOCK.exec(point) ?? [];
    const of = Number(hours) * 60 + Number(minutes);
    if (of < last) days += 1;
    last = of;
    return days * 1440 + of;
  });
}

const isRising = (values: readonly number[]) =>
  values.every((value, at) => Number.isFinite(value) && (at === 0 || value > (values[at - 1] ?? value)));

const evenly = (count: number) => Array.from({ length: count }, (_, at) => at);

type Positions = {
  values: number[];
  /** Short, for the axis: `mar. 2026`. */
  write: (at: number) => string;
  /** Whole, for sentences and tables: `18 mar. 2026`. */
  whole: (at: number) => string;
};

/** Positions of points by what they are, and how each is written. */
function readPoints(points: readonly string[], { language, timeZone }: ChartLocale): Positions {
  const asWritten = (at: number) => points[at] ?? '';
  const all = (form: RegExp) => points.every((point) => form.test(point));
  if (all(YEAR) && isRising(points.map(Number)))
    return { values: points.map(Number), write: asWritten, whole: asWritten };
  if (all(CLOCK) && isRising(minutesOf(points)))
    return { values: minutesOf(points), write: asWritten, whole: asWritten };
  const moments = points.map(momentOf);
  if (!all(MOMENT) || !isRising(moments))
    return { values: evenly(points.length), write: asWritten, whole: asWritten };
  const span = (moments.at(-1) ?? 0) - (moments[0] ?? 0);
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/.test(points[0] ?? '');
  const format = new Intl.DateTimeFormat(language, {
    timeZone: hasZone ? timeZone : 'UTC',
    ...(span > 3 * 366 * DAY_MS
      ? { year: 'numeric' }
      : span > 120 * DAY_MS
        ? { month: 'short', year: 'numeric' }
        : span > 2 * DAY_MS || !points[0]?.includes('T')
          ? { day: 'numeric', month: 'short' }
          : { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  });
  const whole = new Intl.DateTimeFormat(language, {
    timeZone: hasZone ? timeZone : 'UTC',
    dateStyle: 'medium',
    ...(points[0]?.includes('T') ? { timeStyle: 'short' } : {}),
  });
  return {
    values: moments,
    write: (at) => format.format(moments[at] ?? 0),
    whole: (at) => whole.format(moments[at] ?? 0),
  };
}

/** A point with its name on the axis; `isWide` ones are left out of narrow charts. */
export type PointTick = { point: number; text: string; isWide: boolean };

/** Points of a chart: the place of each from 0 to 1, its name, and those that the axis names. */
export type PointScale = Pick<Positions, 'write' | 'whole'> & { at: readonly number[]; ticks: PointTick[] };

/** Pixels of a narrow and of a wide plot, of a letter, and between two names. */
const [NARROW, WIDE, LETTER, APART] = [230, 560, 7.5, 26];

/** Points that have room for their names: the first, the last, and others as evenly as can be. */
export function spread(count: number, room: number): number[] {
  const last = count - 1;
  if (count <= room) return evenly(count);
  // Fewer names at even steps are better than more at uneven ones.
  const even = [room, room - 1].find((names) => names > 2 && last % (names - 1) === 0) ?? room;
  return evenly(even).map((at) => Math.round((at * last) / (even - 1)));
}

export function pointScale(points: readonly string[], locale: ChartLocale): PointScale {
  const { values, write, whole } = readPoints(points, locale);
  const [first = 0, last = 0] = [values[0], values.at(-1)];
  const place = scaleLinear().domain([first, last]).range([0, 1]);
  const at = values.map((value) => (first === last ? 0.5 : place(value)));
  const longest = Math.max(...evenly(points.length).map((point) => write(point).length));
  const roomIn = (pixels: number) => Math.max(2, Math.floor(pixels / (longest * LETTER + APART)));
  const narrow = new Set(spread(points.length, Math.min(4, roomIn(NARROW))));
  const wide = spread(points.length, Math.min(8, roomIn(WIDE)));
  const named = [...new Set([...narrow, ...wide])].sort((one, other) => one - other);
  // A wide chart has its own names where those of the narrow one would be too close to them.
  const isClose = (point: number) =>
    [...narrow].some(
      (other) =>
        other !== point && Math.abs((at[other] ?? 0) - (at[point] ?? 0)) * WIDE < longest * LETTER + APART,
    );
  return {
    at,
    write,
    whole,
    ticks: named
      .filter((point) => narrow.has(point) || !isClose(point))
      .map((point) => ({ point, text: write(point), isWide: !narrow.has(point) })),
  };
}

/**
 * Vertical places of labels that would overlap, moved apart as little as possible and kept between two ends;
 * in the order in which they were given.
 */
export function apart(wanted: readonly number[], size: number, from: number, to: number): number[] {
  const order = evenly(wanted.length).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed: number[] = [];
  for (const one of order)
    placed.push(Math.max(wanted[one] ?? 0, (placed.at(-1) ?? Number.NEGATIVE_INFINITY) + size, from));
  let limit = to;
  for (let at = placed.length - 1; at >= 0; at -= 1) {
    placed[at] = Math.min(placed[at] ?? 0, limit);
    limit = (placed[at] ?? 0) - size;
  }
  const places: number[] = [];
  for (const [rank, one] of order.entries()) places[one] = placed[rank] ?? 0;
  return places;
}
