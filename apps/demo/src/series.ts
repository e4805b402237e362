import { CHART_LIMITS, escapeHtml } from '@portal/model';
import * as v from 'valibot';
import { NewsroomFileError } from './front-matter';

/*
 * Measurements of a newsroom, each written once in `series.yaml` and drawn in several stories:
 * `{{chart waves line | Title}}` on a line of its own. So a storm is the same in its live blog and everywhere
 * else.
 */

const text = v.pipe(v.string(), v.minLength(1));

/** A series: places with their values at several times, each the age of a measurement when it is seeded. */
const seriesSchema = v.strictObject({
  unit: text,
  source: text,
  note: v.optional(text),
  /** Name of the times, and of the places. */
  time: text,
  place: text,
  way: v.optional(v.picklist(['river', 'coast', 'rail', 'road'])),
  /** Ends of a gauge. */
  least: v.number(),
  most: v.number(),
  levels: v.optional(v.record(text, v.number()), {}),
  /** Names, with their distance along the way, km. */
  places: v.pipe(v.record(text, v.number()), v.minEntries(1)),
  /** `343m: [1.2, 0.9]`, one value for each place, from the oldest. */
  values: v.pipe(
    v.record(v.pipe(v.string(), v.regex(/^\d+[mhd]$/)), v.array(v.nullable(v.number()))),
    v.minEntries(1),
    v.maxEntries(CHART_LIMITS.points),
  ),
});

export const allSeriesSchema = v.record(v.string(), seriesSchema);
export type AllSeries = v.InferOutput<typeof allSeriesSchema>;
type Series = AllSeries[string];

/** `{{chart waves line La Llosa | Title}}`: the series, its form, and one place or all. */
const CHART = /^\{\{chart ([\w-]+) (line|gauge|strip)(?: ([^|}]+?))? \| (.+)\}\}$/gm;

/** `{{value river Alcorsa 65m}}` is what was measured at that age, `{{value river Alcorsa last}}` the newest. */
const VALUE = /\{\{value ([\w-]+)(?: ([^}]+?))? (\d+[mhd]|last)\}\}/g;

/** `{{last river}}` is the time of the newest measurement. */
const LAST = /\{\{last ([\w-]+)\}\}/g;

/**
 * Replaces the measurements that a text states by those of the series, so that its words agree with its charts.
 * @throws NewsroomFileError for a measurement that there is none of
 */
export const withMeasurements = (text: string, all: AllSeries): string =>
  text
    .replace(LAST, (whole, name: string) => {
      const ago = Object.keys(all[name]?.values ?? {}).at(-1);
      if (!ago) throw new NewsroomFileError(`series.yaml: there is no series for “${whole}”`);
      return `{{${ago}}}`;
    })
    .replace(VALUE, (whole, name: string, place: string | undefined, ago: string) => {
      const { places = {}, values = {} } = all[name] ?? {};
      const column = place === undefined ? 0 : Object.keys(places).indexOf(place);
      const value = (ago === 'last' ? Object.values(values).at(-1) : values[ago])?.[column];
      if (value === undefined || value === null)
        throw new NewsroomFileError(`series.yaml: there is no measurement for “${whole}”`);
      return String(value).replace('.', ',');
    });

const cell = (content: string | number | null) =>
  `<td>${content === null ? '' : escapeHtml(String(content))}</td>`;
const row = (...cells: (string | number | null)[]) => `<tr>${cells.map(cell).join('')}</tr>`;

function tableOf(series: Series, form: string, columns: readonly number[]): string {
  const names = Object.keys(series.places);
  const rows = Object.entries(series.values);
  const last = rows.at(-1)?.[1] ?? [];
  if (form === 'line')
    return [
      row(series.time, ...columns.map((at) => names[at] ?? '')),
      // The clocks of ages are filled in with those of the text.
      ...rows.map(([ago, values]) => row(`{{${ago}}}`, ...columns.map((at) => values[at] ?? null))),
    ].join('');
  if (form === 'gauge')
    return [
      row('', series.unit),
      ...Object.entries(series.levels).map(([name, value]) => row(name, value)),
    ].join('');
  return [
    row(series.place, 'km', series.unit),
    ...columns.map((at) => row(names[at] ?? '', Object.values(series.places)[at] ?? null, last[at] ?? null)),
  ].join('');
}

/**
 * Replaces the charts in a text by figures with their data.
 * @throws NewsroomFileError for a series or a place that there is none of
 */
export function withCharts(markdown: string, all: AllSeries): string {
  return markdown.replace(
    CHART,
    (whole, name: string, form: string, place: string | undefined, title: string) => {
      const series = all[name];
      const names = Object.keys(series?.places ?? {});
      const column = place === undefined ? 0 : names.indexOf(place);
      if (!series || column < 0)
        throw new NewsroomFileError(`series.yaml: there is no series or place for “${whole}”`);
      const columns = place === undefined && form !== 'gauge' ? names.map((_, at) => at) : [column];
      const attributes: Record<string, string | number | undefined> = {
        chart: form,
        unit: series.unit,
        source: series.source,
        note: form === 'line' ? series.note : undefined,
        way: form === 'strip' ? series.way : undefined,
        levels:
          form === 'line' && columns.length === 1
            ? Object.entries(series.levels)
                .map(([level, value]) => `${value} ${level}`)
                .join('; ') || undefined
            : undefined,
        ...(form === 'gauge'
          ? {
              value: Object.values(series.values).at(-1)?.[column] ?? undefined,
              least: series.least,
              most: series.most,
            }
          : {}),
      };
      const written = Object.entries(attributes)
        .flatMap(([key, value]) => (value === undefined ? [] : ` data-${key}="${escapeHtml(String(value))}"`))
        .join('');
      return `<figure${written}><figcaption>${escapeHtml(title)}</figcaption><table>${tableOf(series, form, columns)}</table></figure>`;
    },
  );
}
