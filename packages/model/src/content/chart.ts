import * as v from 'valibot';
import type { Named } from './link';
import { urlSchema } from './link';

/** Kinds of chart, by their names in a body and in the attribute `data-chart`. */
export const CHART_KINDS = ['line', 'bar', 'seats', 'strip', 'gauge', 'table'] as const;
/** Kind of a chart: a curve, bars, the seats of a council, places along a way, a level, a table to sort. */
export type ChartKind = (typeof CHART_KINDS)[number];

/** Most that a chart can show and still be read on a phone. */
export const CHART_LIMITS = {
  /** Points along a curve. */
  points: 400,
  /** Curves of a chart. */
  series: 5,
  bars: 40,
  /** Seats of a council, all parties together. */
  seats: 700,
  parties: 16,
  /** Places along a way. */
  places: 30,
  /** Levels with a name of their own. */
  levels: 5,
  /** Rows and columns of a table. */
  rows: 300,
  columns: 8,
  /** Characters. */
  title: 160,
  name: 60,
  unit: 24,
  source: 200,
  note: 400,
} as const;

const L = CHART_LIMITS;

/** In a function of its own, so that browsers, which check no charts, leave it out. */
const chartShape = /* @__PURE__ */ (() => {
  const words = (most: number, what: string) =>
    v.pipe(
      v.string(`is not a text. Write ${what}.`),
      v.trim(),
      v.minLength(1, `is empty. Write ${what}.`),
      v.maxLength(most, (issue) => `has ${issue.input.length} characters. Shorten it to ${most}.`),
    );
  const finite = v.pipe(
    v.number('is no number. Write it as 4.6, or null where it is not known.'),
    v.finite('is infinite. Write a number that can be drawn.'),
    v.check((value) => Math.abs(value) <= 1e15, 'is over 10¹⁵. Use a larger unit, such as millions.'),
  );
  const figure = v.nullable(finite);
  const name = words(L.name, 'the name that readers see');
  const listOf = <const Item extends v.GenericSchema>(
    item: Item,
    least: number,
    most: number,
    what: string,
  ) =>
    v.pipe(
      v.array(item, `is no list. Write the ${what} one after another.`),
      v.minLength(least, `has no ${what}. Add at least ${least}.`),
      v.maxLength(
        most,
        (issue) => `has ${issue.input.length} ${what}. Leave ${most}: more cannot be told apart.`,
      ),
    );

  const head = {
    title: words(L.title, 'what the chart shows'),
    /** Unit of its numbers, as it follows them: `m`, `mm`, `%`, `M€`. */
    unit: v.optional(words(L.unit, 'the unit')),
    source: v.optional(words(L.source, 'whose data they are')),
    sourceUrl: v.optional(urlSchema),
    note: v.optional(words(L.note, 'what a reader must know to read it')),
  };

  const level = v.object({ value: finite, name });
  const levels = v.optional(listOf(level, 1, L.levels, 'levels'));

  return v.variant(
    'kind',
    [
      v.object({
        kind: v.literal('line'),
        ...head,
        /** Name of what the points are: `Hora`. */
        axis: name,
        /** Points from first to last: ISO 8601 days or moments, hours as `9.30`, or any text. */
        points: listOf(name, 1, L.points, 'points'),
        series: listOf(
          v.object({ name, values: listOf(figure, 1, L.points, 'values') }),
          1,
          L.series,
          'series',
        ),
        /** Levels to compare with: an alert, a target. */
        levels,
      }),
      v.object({
        kind: v.literal('bar'),
        ...head,
        axis: name,
        bars: listOf(v.object({ name, value: figure }), 1, L.bars, 'bars'),
      }),
      v.object({
        kind: v.literal('seats'),
        ...head,
        /** From left to right in the chamber. */
        parties: listOf(
          v.object({
            name,
            seats: v.pipe(
              finite,
              v.integer('is no whole number. A party has whole seats.'),
              v.minValue(0, 'is below zero. A party has no seats, or some.'),
            ),
            /** Seats before the election. */
            before: v.optional(
              v.pipe(finite, v.integer('is no whole number.'), v.minValue(0, 'is below zero.')),
            ),
          }),
          1,
          L.parties,
          'parties',
        ),
      }),
      v.object({
        kind: v.literal('strip'),
        ...head,
        axis: name,
        /** Kind of way that the places are on. */
        way: v.picklist(['river', 'coast', 'rail', 'road'], 'is none of river, coast, rail and road.'),
        /** In their order; `at` is the distance from the first end, km. */
        places: listOf(v.object({ name, at: finite, value: figure }), 2, L.places, 'places'),
      }),
      v.object({
        kind: v.literal('gauge'),
        ...head,
        value: finite,
        least: finite,
        most: finite,
        levels,
      }),
      v.object({
        kind: v.literal('table'),
        ...head,
        columns: listOf(
          v.object({
            name,
            type: v.picklist(['text', 'number', 'date'], 'is none of text, number and date.'),
          }),
          1,
          L.columns,
          'columns',
        ),
        rows: listOf(
          v.array(v.nullable(v.union([v.pipe(v.string(), v.maxLength(300)), finite]))),
          1,
          L.rows,
          'rows',
        ),
        /** Order of its rows, by the number of a column from 0. */
        sort: v.optional(
          v.object({
            column: v.pipe(v.number(), v.integer(), v.minValue(0)),
            direction: v.picklist(['ascending', 'descending']),
          }),
        ),
      }),
    ],
    `is no kind of chart. Choose one of ${CHART_KINDS.join(', ')}.`,
  );
})();
/** Type of `chartSchema`, an interface so that declaration files print its name. */
export interface ChartSchema extends Named<typeof checkedShape> {}
type Shape = v.InferOutput<typeof chartShape>;

const isUp = (values: readonly number[]) =>
  values.every((value, at) => at === 0 || value > (values[at - 1] ?? value));

/** Faults that concern several fields of a chart at once. */
function faultsOf(chart: Shape): ChartFault[] {
  switch (chart.kind) {
    case 'line': {
      const uneven = chart.series.flatMap(({ name: of, values }, at) =>
        values.length === chart.points.length
          ? []
          : [
              {
                where: `series ${at + 1} (${of})`,
                fault: `has ${values.length} values for ${chart.points.length} points. Write null where a value is not known.`,
              },
            ],
      );
      const isEmpty = chart.series.every(({ values }) => values.every((value) => value === null));
      return [
        ...uneven,
        ...(isEmpty ? [{ where: 'series', fault: 'have no value at all. Write at least one.' }] : []),
      ];
    }
    case 'bar':
      return chart.bars.every(({ value }) => value === null)
        ? [{ where: 'bars', fault: 'have no value at all. Write at least one.' }]
        : [];
    case 'seats': {
      const total = chart.parties.reduce((sum, { seats }) => sum + seats, 0);
      if (total === 0) return [{ where: 'parties', fault: 'have no seat at all. Write how many each has.' }];
      return total > L.seats
        ? [
            {
              where: 'parties',
              fault: `have ${total} seats. A chamber is drawn with ${L.seats} at most: use bars.`,
            },
          ]
        : [];
    }
    case 'strip':
      return isUp(chart.places.map(({ at }) => at))
        ? []
        : [{ where: 'places', fault: 'are not in their order. Sort them by their distance, each once.' }];
    case 'gauge': {
      const { least, most, value } = chart;
      if (least >= most)
        return [{ where: 'least', fault: 'is not below the most. Write the ends of the scale.' }];
      return value < least || value > most
        ? [{ where: 'value', fault: `lies outside the scale of ${least} to ${most}. Widen the scale.` }]
        : [];
    }
    case 'table': {
      const count = chart.columns.length;
      const uneven = chart.rows.flatMap((row, at) =>
        row.length === count
          ? []
          : [
              {
                where: `row ${at + 1}`,
                fault: `has ${row.length} cells for ${count} columns. Leave none out.`,
              },
            ],
      );
      const wrong = chart.rows.flatMap((row, at) =>
        row.flatMap((cell, column) =>
          chart.columns[column]?.type === 'number' && typeof cell === 'string'
            ? [
                {
                  where: `row ${at + 1}, ${chart.columns[column].name}`,
                  fault: 'is no number. Write it as 4.6.',
                },
              ]
            : [],
        ),
      );
      const sort = chart.sort && chart.sort.column >= count;
      return [
        ...uneven,
        ...wrong,
        ...(sort
          ? [{ where: 'sort', fault: `names column ${chart.sort?.column} of ${count}, from 0.` }]
          : []),
      ];
    }
  }
}

const sentence = ({ where, fault }: ChartFault) => `${where} ${fault}`;

const checkedShape = /* @__PURE__ */ (() =>
  v.pipe(
    chartShape,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.issues) return;
      for (const fault of faultsOf(dataset.value)) addIssue({ message: sentence(fault) });
    }),
  ))();
/**
 * Schema of a chart by its `kind`: texts and numbers, never HTML. `readChart` tells what is wrong with one in
 * sentences.
 */
export const chartSchema: ChartSchema = checkedShape;
/** A chart drawn by the brand from its data; narrow it by `kind`. */
export type Chart = v.InferOutput<typeof chartSchema>;
/** Chart of one kind: `ChartOf<'line'>`. */
export type ChartOf<Kind extends ChartKind> = Extract<Chart, { kind: Kind }>;

/** Whether a stored value is a chart of a known kind. Browsers check no more: `readChart` knows the rest. */
export const isChartLike = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  CHART_KINDS.some((kind) => kind === value.kind);

/** Fault in the data of a chart: its place, and the fault with what to do about it. */
export type ChartFault = { where: string; fault: string };

/** Place of a field for people, counted from one: `series 2, values 3`. */
function placeOf(path: readonly { key?: unknown }[] | undefined): string {
  const parts: string[] = [];
  for (const { key } of path ?? []) {
    if (typeof key === 'number') parts.push(`${parts.pop() ?? 'item'} ${key + 1}`);
    else if (typeof key === 'string') parts.push(key);
  }
  return parts.join(', ') || 'chart';
}

/** Reads a chart: the chart, or its faults in sentences, of which there are ten at most. */
export function readChart(data: unknown): { chart: Chart } | { faults: ChartFault[] } {
  const read = v.safeParse(chartSchema, data);
  if (read.success) return { chart: read.output };
  const faults = read.issues.map((issue): ChartFault => {
    const { message } = issue;
    if (!issue.path) {
      const found = v.is(chartShape, data)
        ? faultsOf(data).find((one) => sentence(one) === message)
        : undefined;
      return found ?? { where: 'chart', fault: message };
    }
    return { where: placeOf(issue.path), fault: message };
  });
  return { faults: faults.slice(0, 10) };
}
