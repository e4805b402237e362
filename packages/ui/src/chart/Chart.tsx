import type { Chart as ChartData } from '@portal/model';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { headlineClass, textClass } from '../foundation/type.css';
import { fill, textsOf } from '../locale/locale';
import { Anchor } from '../routing/Routing';
import { BarChart } from './BarChart';
import * as css from './Chart.css';
import { ChartTable, type ChartTableData, sortedRows } from './ChartTable';
import { GaugeChart } from './GaugeChart';
import { LineChart } from './LineChart';
import { type ChartLocale, isShortUnit } from './numbers';
import { SeatsDrawing, SeatsList } from './SeatsChart';
import type { SortableTableProps } from './SortableTable';
import { StripChart } from './StripChart';
import { chartSummary } from './summary';
import { chartTableOf } from './tables';

/** Props of `Chart`: what to draw, as `readChart` of `@portal/model` accepts it. */
export type ChartProps = {
  chart: ChartData;
  /** Draws a table that readers can sort, as an island; by default it keeps its order. */
  drawTable?: ((table: SortableTableProps) => ReactNode) | undefined;
  locale: ChartLocale;
};

/**
 * Data drawn by the brand: curves, bars, the seats of a chamber, places along a way, a level, or a table to
 * sort. Static SVG without scripts, with a summary in words and the numbers in a table.
 */
export function Chart({ chart, drawTable, locale }: ChartProps) {
  const { kind, title, note, source, sourceUrl } = chart;
  const under = subtitleOf(chart);
  const texts = textsOf(locale).chart;
  const table = chartTableOf(chart, locale);
  return (
    <figure className={css.figure} data-part="chart" data-kind={kind}>
      <figcaption className={css.head}>
        <span className={cx(css.title, headlineClass.xs)}>{title}</span>
        {under ? <span className={cx(css.unit, textClass.small)}>{under}</span> : null}
      </figcaption>
      {chart.kind === 'table' ? (
        <OwnTable chart={chart} table={table} drawTable={drawTable} locale={locale} />
      ) : (
        <>
          <div role="img" aria-label={chartSummary(chart, locale)} className={css.plain} data-part="drawing">
            <Drawing chart={chart} locale={locale} />
          </div>
          {chart.kind === 'seats' ? <SeatsList chart={chart} locale={locale} /> : null}
        </>
      )}
      {note || source ? (
        <div className={cx(css.foot, textClass.small)}>
          {note ? <p data-part="note">{note}</p> : null}
          {source ? (
            <p data-part="source">
              {sourceUrl ? (
                <Anchor className={css.link} href={sourceUrl}>
                  {fill(texts.source, { source })}
                </Anchor>
              ) : (
                fill(texts.source, { source })
              )}
            </p>
          ) : null}
        </div>
      ) : null}
      {chart.kind === 'table' ? null : (
        <details className={css.data} data-part="data">
          <summary className={cx(css.summary, textClass.small)}>{texts.data}</summary>
          <ChartTable {...table} />
        </details>
      )}
    </figure>
  );
}

/** Meaning of the numbers, under the title, unless each is followed by its unit. */
function subtitleOf(chart: ChartData): string | undefined {
  const { unit } = chart;
  if (chart.kind === 'line') {
    const [only, second] = chart.series;
    if (second || !only) return unit;
    return unit ? `${only.name}, ${unit}` : only.name;
  }
  return unit && (chart.kind === 'table' || !isShortUnit(unit)) ? unit : undefined;
}

type TableProps = Pick<ChartProps, 'drawTable' | 'locale'> & {
  chart: Extract<ChartData, { kind: 'table' }>;
  table: ChartTableData;
};

function OwnTable({ chart: { sort }, table, drawTable, locale }: TableProps) {
  const ordered = { ...table, rows: sortedRows(table.rows, sort, locale.language) };
  const order = sort ? { sort } : {};
  return (
    drawTable?.({ ...ordered, ...order, language: locale.language }) ?? <ChartTable {...ordered} {...order} />
  );
}

function Drawing({ chart, locale }: { chart: Exclude<ChartData, { kind: 'table' }>; locale: ChartLocale }) {
  switch (chart.kind) {
    case 'line':
      return <LineChart chart={chart} locale={locale} />;
    case 'bar':
      return <BarChart chart={chart} locale={locale} />;
    case 'seats':
      return <SeatsDrawing chart={chart} locale={locale} />;
    case 'strip':
      return <StripChart chart={chart} locale={locale} />;
    case 'gauge':
      return <GaugeChart chart={chart} locale={locale} />;
  }
}
