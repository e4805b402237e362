import type { Chart, ChartOf } from '@portal/model';
import { counted, fill, textsOf } from '../locale/locale';
import { type ChartLocale, writerOf } from './numbers';
import { pointScale } from './scales';

function lineSummary({ points, series, levels = [], unit }: ChartOf<'line'>, locale: ChartLocale): string {
  const texts = textsOf(locale).chart;
  const { whole: at } = pointScale(points, locale);
  const { whole } = writerOf(
    [...series.flatMap(({ values }) => values), ...levels.map(({ value }) => value)],
    unit,
    locale,
  );
  const sentences = series.map(({ name, values }) => {
    const known = values.flatMap((value, point) => (value === null ? [] : [{ value, at: point }]));
    const [first, last] = [known[0], known.at(-1)];
    if (!first || !last) return `${name}: ${texts.unknown}.`;
    if (known.length === 1)
      return fill(texts.onePoint, { series: name, value: whole(first.value), at: at(first.at) });
    const most = known.reduce((one, other) => (other.value > one.value ? other : one));
    const least = known.reduce((one, other) => (other.value < one.value ? other : one));
    return fill(most.value === least.value ? texts.flat : texts.curve, {
      series: name,
      from: at(first.at),
      to: at(last.at),
      first: whole(first.value),
      last: whole(last.value),
      most: whole(most.value),
      mostAt: at(most.at),
      least: whole(least.value),
      leastAt: at(least.at),
    });
  });
  const named = levels.map(({ name, value }) => `${name}, ${whole(value)}`).join('; ');
  return [...sentences, ...(named ? [fill(texts.levels, { levels: named })] : [])].join(' ');
}

type Known<Item> = Item & { value: number };

function extremes<Item extends { value: number | null }>(
  items: readonly Item[],
): { most: Known<Item> | undefined; least: Known<Item> | undefined } {
  const known = items.filter((item): item is Known<Item> => item.value !== null);
  const [least, most] = [
    known.toSorted((a, b) => a.value - b.value)[0],
    known.toSorted((a, b) => b.value - a.value)[0],
  ];
  return { most, least };
}

function barSummary({ bars, unit }: ChartOf<'bar'>, locale: ChartLocale): string {
  const { whole } = writerOf(
    bars.map(({ value }) => value),
    unit,
    locale,
  );
  const { most, least } = extremes(bars);
  if (!most || !least) return textsOf(locale).chart.unknown;
  return fill(counted(textsOf(locale).chart.bars, bars.length, locale), {
    first: most.name,
    most: whole(most.value),
    last: least.name,
    least: whole(least.value),
  });
}

/** Seats that are more than half of a chamber. */
export const majorityOf = (total: number): number => Math.floor(total / 2) + 1;

function seatsSummary({ parties }: ChartOf<'seats'>, locale: ChartLocale): string {
  const texts = textsOf(locale).chart;
  const total = parties.reduce((sum, { seats }) => sum + seats, 0);
  const { bare, signed } = writerOf([total], undefined, locale);
  return fill(texts.chamber, {
    total: bare(total),
    majority: bare(majorityOf(total)),
    parties: parties
      .map(({ name, seats, before }) =>
        before === undefined
          ? fill(texts.party, { name, seats: bare(seats) })
          : fill(texts.partyChange, {
              name,
              seats: bare(seats),
              change: seats === before ? texts.same : signed(seats - before),
            }),
      )
      .join('; '),
  });
}

function stripSummary({ places, unit }: ChartOf<'strip'>, locale: ChartLocale): string {
  const { whole } = writerOf(
    places.map(({ value }) => value),
    unit,
    locale,
  );
  const { most, least } = extremes(places);
  return fill(textsOf(locale).chart.way, {
    count: places.length,
    first: places[0]?.name,
    last: places.at(-1)?.name,
    most: most ? whole(most.value) : textsOf(locale).chart.unknown,
    mostAt: most?.name ?? '–',
    least: least ? whole(least.value) : textsOf(locale).chart.unknown,
    leastAt: least?.name ?? '–',
  });
}

function gaugeSummary(
  { value, least, most, levels = [], unit }: ChartOf<'gauge'>,
  locale: ChartLocale,
): string {
  const texts = textsOf(locale).chart;
  const { whole } = writerOf([value, least, most, ...levels.map((level) => level.value)], unit, locale);
  const next = levels.toSorted((a, b) => Math.abs(a.value - value) - Math.abs(b.value - value))[0];
  const distance = next ? value - next.value : 0;
  return [
    fill(texts.gauge, { value: whole(value), from: whole(least), to: whole(most) }),
    ...(next
      ? [
          fill(distance > 0 ? texts.over : distance < 0 ? texts.under : texts.at, {
            by: whole(Math.abs(distance)),
            name: next.name,
            level: whole(next.value),
          }),
        ]
      : []),
  ].join(' ');
}

/**
 * Summary of a chart in a sentence or two in the reader's language, for those who cannot see it: its ends,
 * its highest and lowest values, and its levels.
 */
export function chartSummary(chart: Chart, locale: ChartLocale): string {
  switch (chart.kind) {
    case 'line':
      return lineSummary(chart, locale);
    case 'bar':
      return barSummary(chart, locale);
    case 'seats':
      return seatsSummary(chart, locale);
    case 'strip':
      return stripSummary(chart, locale);
    case 'gauge':
      return gaugeSummary(chart, locale);
    case 'table':
      return counted(textsOf(locale).chart.rows, chart.rows.length, locale);
  }
}
