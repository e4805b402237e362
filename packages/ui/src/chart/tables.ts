import type { Chart, ChartOf } from '@portal/model';
import { textsOf } from '../locale/locale';
import type { ChartCell, ChartTableData } from './ChartTable';
import { type ChartLocale, type Writer, writerOf } from './numbers';
import { pointScale } from './scales';

type NumberCell = (value: number | null) => ChartCell;

const cellsOf =
  ({ bare }: Writer, { texts }: ChartLocale): NumberCell =>
  (value) =>
    value === null ? { text: texts.chart.unknown, key: null } : { text: bare(value), key: value };
const name = (text: string): ChartCell => ({ text, key: text });

function lineTable({ axis, points, series, unit }: ChartOf<'line'>, locale: ChartLocale) {
  const { whole } = pointScale(points, locale);
  const cell = cellsOf(
    writerOf(
      series.flatMap(({ values }) => values),
      unit,
      locale,
    ),
    locale,
  );
  return {
    columns: [
      { name: axis, isNumeric: false },
      ...series.map((one) => ({ name: withUnit(one.name, unit), isNumeric: true })),
    ],
    rows: points.map((_, at) => [name(whole(at)), ...series.map(({ values }) => cell(values[at] ?? null))]),
  };
}

const withUnit = (text: string, unit: string | undefined) => (unit ? `${text} (${unit})` : text);

function seatsTable({ parties }: ChartOf<'seats'>, locale: ChartLocale) {
  const texts = textsOf(locale).chart;
  const hasBefore = parties.some(({ before }) => before !== undefined);
  const writer = writerOf([], undefined, locale);
  const cell = cellsOf(writer, locale);
  return {
    columns: [
      { name: texts.partyName, isNumeric: false },
      { name: texts.seats, isNumeric: true },
      ...(hasBefore ? [{ name: texts.change, isNumeric: true }] : []),
    ],
    rows: parties.map(({ name: of, seats, before }) => [
      name(of),
      cell(seats),
      ...(hasBefore
        ? [
            before === undefined
              ? cell(null)
              : { text: seats === before ? texts.same : writer.signed(seats - before), key: seats - before },
          ]
        : []),
    ]),
  };
}

function dateOf(text: string, { language }: ChartLocale): string {
  const ms = Date.parse(text);
  return Number.isNaN(ms)
    ? text
    : new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(ms);
}

function ownTable({ columns, rows }: ChartOf<'table'>, locale: ChartLocale) {
  const cells = columns.map(({ type }, at) =>
    type === 'number'
      ? cellsOf(
          writerOf(
            rows.flatMap((row) => (typeof row[at] === 'number' ? [row[at]] : [])),
            undefined,
            locale,
          ),
          locale,
        )
      : null,
  );
  return {
    columns: columns.map(({ name: of, type }) => ({ name: of, isNumeric: type === 'number' })),
    rows: rows.map((row) =>
      row.map((value, at): ChartCell => {
        if (value === null) return { text: textsOf(locale).chart.unknown, key: null };
        if (typeof value === 'number') return cells[at]?.(value) ?? name(String(value));
        return columns[at]?.type === 'date' ? { text: dateOf(value, locale), key: value } : name(value);
      }),
    ),
  };
}

function dataOf(chart: Chart, locale: ChartLocale): Omit<ChartTableData, 'caption'> {
  const texts = textsOf(locale).chart;
  switch (chart.kind) {
    case 'line':
      return lineTable(chart, locale);
    case 'bar': {
      const cell = cellsOf(
        writerOf(
          chart.bars.map(({ value }) => value),
          chart.unit,
          locale,
        ),
        locale,
      );
      return {
        columns: [
          { name: chart.axis, isNumeric: false },
          { name: withUnit(texts.value, chart.unit), isNumeric: true },
        ],
        rows: chart.bars.map((bar) => [name(bar.name), cell(bar.value)]),
      };
    }
    case 'seats':
      return seatsTable(chart, locale);
    case 'strip': {
      const cell = cellsOf(
        writerOf(
          chart.places.map(({ value }) => value),
          chart.unit,
          locale,
        ),
        locale,
      );
      const at = cellsOf(
        writerOf(
          chart.places.map((place) => place.at),
          undefined,
          locale,
        ),
        locale,
      );
      return {
        columns: [
          { name: chart.axis, isNumeric: false },
          { name: texts.distance, isNumeric: true },
          { name: withUnit(texts.value, chart.unit), isNumeric: true },
        ],
        rows: chart.places.map((place) => [name(place.name), at(place.at), cell(place.value)]),
      };
    }
    case 'gauge': {
      const { value, levels = [], unit } = chart;
      const cell = cellsOf(writerOf([value, ...levels.map((level) => level.value)], unit, locale), locale);
      return {
        columns: [
          { name: texts.level, isNumeric: false },
          { name: withUnit(texts.value, unit), isNumeric: true },
        ],
        rows: [
          [name(texts.value), cell(value)],
          ...levels.map((level) => [name(level.name), cell(level.value)]),
        ],
      };
    }
    case 'table':
      return ownTable(chart, locale);
  }
}

/** The data of a chart as a table, each number and date in the language of the page. */
export const chartTableOf = (chart: Chart, locale: ChartLocale): ChartTableData => ({
  caption: chart.title,
  ...dataOf(chart, locale),
});
